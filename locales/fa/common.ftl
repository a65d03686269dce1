### آنچه میان همهٔ بازی‌ها مشترک است.

## Reasons: each stands after "<move>: "

why-over = بازی تمام شده است
why-not-your-turn = نوبت شما نیست؛ بازی منتظر بازیکن { $seat } است
why-not-now = این حرکت اکنون در کار نیست

## پایان در پیش است

event-ending = بازیکن { $seat } پایان بازی را رقم می‌زند: { $cause }. { $left ->
    [0] این نوبت پایانی است.
    [1] این دور پایانی است: یک نوبت دیگر مانده است.
   *[other] این دور پایانی است: { $left } نوبت دیگر مانده است.
}
    .you = شما پایان بازی را رقم می‌زنید: { $cause }. { $left ->
        [0] این نوبت پایانی است.
        [1] این دور پایانی است: یک نوبت دیگر مانده است.
       *[other] این دور پایانی است: { $left } نوبت دیگر مانده است.
    }
event-idle = آن‌قدر چیزی تغییر نکرده است که بازی تمام می‌شود.
event-game-over = بازی تمام شد.
ending-last-round = دور پایانی: { $cause }.
ending-last-turn = نوبت پایانی: { $cause }.
ending-over = بازی تمام شده است: { $cause }.
ending-yours = یک نوبت دیگر دارید.
ending-now = این آخرین نوبت شماست.
ending-none = دیگر نوبتی ندارید.

## Lists

list-separator = {"، "}

## Where the values of a card come from

cli-source-rulebook = دفترچه
cli-source-public = همگانی
cli-source-reconstructed = بازسازی‌شده
cli-source-user = از شما
source-rulebook = منبع: چاپ‌شده در دفترچهٔ قوانین.
source-public = منبع: توضیح‌های همگانی دربارهٔ بازی.
source-reconstructed = منبع: بازسازی‌شده. نه دفترچهٔ قوانین همهٔ مقدارهایش را گفته و نه هیچ توضیح همگانی دیگری؛ آنچه کم بود از ماست.
source-user = منبع: از شما، از پروندهٔ کارت‌های خودتان.

## The command line

cli-version-compiled = duchy { $version } (کامپایل‌شده)
cli-version-interpreted = duchy { $version } (تفسیری)

cli-yes = بله
cli-nothing = –

cli-from-to-seats = { $least ->
    [1] { $most ->
        [1] یک‌نفره
       *[other] یک تا { $most } نفر
    }
   *[other] { $least } تا { $most } نفر
}
cli-option = گزینه
cli-default = پیش‌فرض
cli-choices = می‌تواند باشد
cli-rule = قانون

cli-card = کارت
cli-effect = اثر
cli-source = منبع

cli-game = بازی
cli-seat = صندلی
cli-seats = صندلی‌ها
cli-bot = ربات
cli-wins = بردها
cli-win-rate = نرخ برد
cli-mean-score = میانگین امتیاز
cli-sd-score = انحراف معیار
cli-sim-heading = { $game }: { $games ->
    [1] یک دست
   *[other] { $games } دست
}، { $seats ->
    [1] یک‌نفره
   *[other] { $seats } نفره
}، بذر { $seed }
cli-sim-pace = { $moves } حرکت و { $turns } نوبت در هر دست؛ { $games } دست و { $speed } حرکت در ثانیه

cli-bench-title =
    { $game }، { $compiled ->
        [yes] کامپایل‌شده
       *[no] تفسیری
    } (هر عمل به میکروثانیه)
cli-moves-per-second = حرکت در ثانیه
cli-games-per-second = دست در ثانیه
cli-searches-per-second = جست‌وجو در ثانیه
cli-leaves-per-second = برگ در ثانیه
cli-legal-us = حرکت‌های مجاز
cli-play-us = بازی کردن
cli-clone-us = رونوشت
cli-imagine-us = تصور
cli-view-us = دید

## Playing in the terminal

cli-player = بازیکن { $seat }
cli-seat-taken = { $seat } ({ $who })
cli-seat-yours = { $seat } (شما)
cli-seat-free = { $seat }
cli-rival = حریف

cli-welcome = { $game }
cli-welcome-help = شمارهٔ یک حرکت را بنویسید. با «کمک» می‌بینید چه چیزهای دیگری می‌توان نوشت.
cli-help = یک شماره: همان حرکت را می‌کنید.
    پس              آخرین حرکتتان را پس بگیرید
    ? نام           توضیح یک کارت، یا یک قانون با شناسه‌اش
    میز             میز را دوباره ببینید
    ذخیره پرونده    بازی را در یک پرونده بنویسید
    خروج            از بازی بیرون بروید
cli-ask = {"> "}
cli-turn = نوبت { $turn } — { $player }
cli-pass = صفحه را به { $player } بدهید. (کلید Enter)
cli-undone = پس گرفته شد.
cli-saved = در { $file } ذخیره شد.
cli-left = از بازی بیرون آمدید.
cli-scores = امتیازها
cli-total = جمع
cli-winners = { $count ->
    [0] هیچ‌کس نبرد.
    [1] { $winners } برد.
   *[other] پیروزی مشترک: { $winners }.
}

## Records

cli-replay-heading = { $game }: { $players }
cli-unfinished = ثبت بازی اینجا به پایان می‌رسد؛ بازی ناتمام مانده بود.
cli-verified = { $file }: { $moves ->
    [1] یک حرکت دوباره بازی شد
   *[other] { $moves } حرکت دوباره بازی شد
} و به همان نتیجهٔ ثبت‌شده رسید.
cli-verified-without-result = { $file }: { $moves ->
    [1] یک حرکت دوباره بازی شد
   *[other] { $moves } حرکت دوباره بازی شد
}؛ نتیجه‌ای ثبت نشده است.
cli-fair = بخت منصفانه بود: کلید از همان بخش‌هایی ساخته شده که پیش از بازی وعده داده شده بود.
cli-fair-kept = بخت منصفانه بود: کلید از همان بخش‌هایی ساخته شده که پیش از بازی وعده داده شده بود، و وعده همانی است که شما نگه داشته بودید.
cli-serving = میز در نشانی { $address } باز می‌شود.

## Matches and ladders

cli-games = دست‌ها
cli-interval = ۹۵٪
cli-rating = درجه
cli-mean-margin = اختلاف
cli-match-decided = پس از { $games } دست از { $planned } دست روشن شد.
cli-match-open = پس از { $games } دست هنوز روشن نیست.
cli-match-worth = با بخت یکسان در هر جایگاه، این به اندازهٔ حدود { $games } دستِ بدون آن گویاست.
cli-new-game = { $folder } نوشته شد: بازی کوچک و کاملی است. آن را از آنِ خود کنید.

## The report for designers

cli-report-title = گزارش
cli-report-written = گزارش { $games } دست در { $file } نوشته شد.
cli-report-setting = { $games } دست، { $seats ->
    [1] یک‌نفره
   *[other] { $seats } نفره
}، با بازی { $bots }؛ بذر { $seed }.
cli-report-changed = در برابر همان دست‌ها با { $file }، که این‌ها را تغییر می‌دهد:
cli-report-glance = در یک نگاه
cli-report-about-glance = میانگین‌ها با بازهٔ ۹۵٪.
cli-report-seats = صندلی‌ها
cli-report-about-seats = هر صندلی چند بار می‌برد. خط‌چین سهم برابر است؛ پیروزی مشترک تقسیم می‌شود.
cli-report-length = درازا
cli-report-about-length = هر دست چند نوبت طول می‌کشد.
cli-report-scores = امتیازها
cli-report-about-scores = امتیازهای پایانی چگونه پخش شده‌اند و از چه ساخته شده‌اند.
cli-report-cards = کارت‌ها
cli-report-about-cards = هر کارت، در میان همهٔ صندلی‌های همهٔ دست‌ها، چند بار گرفته شده و گیرندگانش چند بار برده‌اند. شاید برنده چون جلوتر است کارتی را می‌گیرد: این نشان می‌دهد چه‌ها با هم می‌آیند، نه اینکه کدام سبب کدام است.
cli-report-openings = آغازها
cli-report-about-openings = نخستین تصمیم‌های واقعی هر صندلی: چه چیزی بیشتر انتخاب شد و چند بار برد.
cli-report-bots = ربات‌ها
cli-report-parts = بخش‌های امتیاز
cli-report-turns = نوبت در هر دست
cli-report-moves = حرکت در هر دست
cli-report-score = امتیاز
cli-report-first-seat = بردهای صندلی نخست
cli-report-mean = میانگین
cli-report-all = همه
cli-report-winners = برندگان
cli-report-others = دیگران
cli-report-taken = گرفته‌شده
cli-report-wins = نرخ برد
cli-report-difference = تغییر
cli-report-means = میانگین‌ها
cli-report-counts = هر مقدار در چند دست یا چند صندلی دیده شد.
cli-report-numbers = عددها
cli-report-caption = هر کدام با بازهٔ ۹۵٪؛ n شمار صندلی‌ها یا دست‌هایی است که در آن‌ها دیده شده.
cli-report-more-events = چه چیزهای دیگری برای کارت‌ها پیش می‌آید
cli-report-no-cards = هیچ رویدادی در این بازی از کارتی نام نمی‌برد.
cli-report-no-choices = هیچ‌کس انتخابی نداشت.
cli-report-decision = تصمیم { $number } ({ $moves ->
    [1] یک حرکت
   *[other] { $moves } حرکت گوناگون
})
cli-report-method = هر ربات هر دست را در هر صندلی بازی می‌کند. بازهٔ نرخ‌ها ویلسون و بازهٔ میانگین‌ها نرمال است، همه ۹۵٪. تغییر آنجا نشان می‌خورد که بازه‌اش صفر را در بر نگیرد؛ از هر بیست نشان، حدود یکی تصادفی است.

## Comparing benchmarks

cli-compare-title = { $game }: چند برابرِ سرعت در { $file } (۱٫۰۰: برابر)
cli-compare-slower = بیش از { $loss }٪ کندتر: { $lines }.
cli-compare-fine = هیچ‌چیز بیش از { $loss }٪ کندتر نیست.

## What a move will bring later

outlook-rolls = با { $values } روشن می‌شود: { $n } پرتاب از ۳۶
