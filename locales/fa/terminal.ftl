### صفحه‌های پایانه

board-of = { $n } از { $of }
board-ck-dice = { $first } + { $second } = { $sum }
board-tells = { $card }: { $text }
board-then = { $card } (سپس { $below })
board-vv-resource = { $resource } { $n }{ $coins ->
    [0] {""}
   *[other] {" "}({ $coins } سکه رویش)
}{ $slid ->
    [0] {""}
   *[other] ، { $slid } نوبت بعد
}
board-vv-hand = دست ({ $mark } ساختنی)
board-vv-supplied = { $source } ({ $resource })
board-dk-deck = { $day } روز، { $night } شب
board-dk-boxes = { $n } خانه
board-dk-lair = { $taken ->
    [yes] { $later } امتیاز ({ $first } گرفته شده)
   *[no] { $first } امتیاز، { $later } برای دیگران
}
board-checked = علامت‌خورده
board-phase-recruit = استخدام
board-phase-summon = فراخوان
board-phase-claim = خواستن پادشاهی
board-phase-refill = پر کردن
board-kv-tax = { $needs ->
    [0] { $gold } طلا
   *[other] { $needs } کاشی ← { $gold } طلا
}
board-kv-monk = { $gold } طلا می‌خواهد
board-kv-column = { $up ->
    [0] { $jesters ->
        [0] –
       *[other] {""}
    }
   *[other] { $up }
}{ $jesters ->
    [0] {""}
   *[other] {" "}+ { $jesters } دلقک
}{ $down ->
    [0] {""}
   *[other] {" "}({ $down } پشت‌ورو)
}{ $taxed ->
    [yes] {" "}· مالیات‌داده
   *[no] {""}
}

## نام‌های صفحه‌ها

field-reward = پاداش
field-power = توانایی
field-own-roll = در پرتاب شما
field-others-roll = در پرتاب دیگران
field-role = نقش
field-remaining = مانده
field-in-sight = امتیاز پیدا
field-captured = اسیر
field-still-to-pay = مانده برای پرداخت
field-statues-left = تندیس‌های در راه

## چه کسی بازی می‌کند

who-me = من
who-random = تصادفی
who-greedy = آزمند
who-easy = آسان
who-medium = متوسط
who-hard = سخت
who-master = استاد

## آنچه درست نیست: جمله‌هایی بی نقطهٔ پایان

error-at = { $where }: { $problem }
error-no-move = حرکت «{ $move }» وجود ندارد{ $guess ->
    [none] {""}
   *[other] ؛ آیا منظورتان «{ $guess }» بود؟
}
error-no-undo = حرکتی برای پس گرفتن نیست
error-move-number = { $given }: حرکت‌ها از ۱ تا { $most } شماره دارند
error-unknown = { $what ->
    [game] بازی
    [bot] ربات
    [option] گزینهٔ
    [language] زبان
   *[other] { $what }
} «{ $name }» وجود ندارد{ $guess ->
    [none] ؛ می‌تواند این‌ها باشد: { $known }
   *[other] ؛ آیا منظورتان «{ $guess }» بود؟
}
error-or-me = { $problem }؛ یک نفر را با «{"me"}» می‌نویسند
error-option = گزینهٔ { $option }: می‌تواند { $known } باشد، نه «{ $given }»
error-option-form = گزینهٔ «{ $option }»: به شکل {"name=value"} بنویسید
error-option-twice = گزینهٔ { $option }: دو بار داده شده است
error-first-player = گزینهٔ {"first_player"}: با { $seats } جا، بازیکن { $seat } نیست
error-seats = این بازی از { $least } تا { $most } جا دارد، نه { $given }
error-players = { $players } بازیکن نمی‌توانند { $seats } جا را پر کنند: برای هر جا یکی نام ببرید
error-has-its-own = --{ $option }: { $start ->
    [position] یک وضعیت
   *[saved-game] بازی ذخیره‌شده
} از آنِ خود را دارد، پس اینجا نمی‌توان برگزید
error-other-game = { $file }: این یک بازی { $game } است، نه { $asked }
error-too-far = { $file }: { $moves } حرکت دارد، نه { $at }
error-no-card = کارت «{ $card }» وجود ندارد{ $guess ->
    [none] ؛ فرمان «{"duchy cards"} { $game }» همه را نشان می‌دهد
   *[other] ؛ آیا منظورتان «{ $guess }» بود؟
}
error-no-rule = قانون «{ $rule }» وجود ندارد{ $guess ->
    [none] {""}
   *[other] ؛ آیا منظورتان «{ $guess }» بود؟
}
error-no-rules = { $game } قانون نوشته‌ای ندارد
error-rule-untold = { $rule } به این زبان گفته نشده است؛ «{"duchy --language en rules"}» آن را دارد
error-file-name = نام پرونده نویسه‌هایی دارد که هیچ پرونده‌ای نمی‌تواند داشته باشد
error-no-folder = { $file }: نوشته نمی‌شود (پوشهٔ { $folder } وجود ندارد)
error-is-folder = { $file }: نوشته نمی‌شود (پوشه است)
error-cannot-write = { $file }: نوشته نمی‌شود ({ $reason ->
    [ENOENT] چنین پرونده‌ای نیست
    [EACCES] اجازه نیست
    [EISDIR] پوشه است
   *[other] به سببی از سامانه
})
error-cannot-read = { $file }: خوانده نمی‌شود ({ $reason ->
    [ENOENT] چنین پرونده‌ای نیست
    [EACCES] اجازه نیست
    [EISDIR] پوشه است
   *[other] به سببی از سامانه
})
error-not-utf-8 = { $file }: پروندهٔ متنی {"UTF-8"} نیست
error-game-name = نام بازی نمی‌تواند «{ $name }» باشد: نام آن حرف کوچک لاتین، رقم و خط تیرهٔ تکی دارد، با حرف آغاز می‌شود و بیش از { $most } نویسه نیست، مانند { "salt-road" }
error-game-there = بازی «{ $name }» از پیش هست
error-something-there = { $folder }: آنجا چیزی هست؛ با { "--into" } پوشه‌ای خالی یا تازه نام ببرید
error-required = کم است: { $names } («{ $help }» را ببینید)
error-unrecognized = فهمیده نشد: { $names } («{ $help }» را ببینید)
error-choice = { $name }: می‌تواند { $known } باشد، نه «{ $given }» («{ $help }» را ببینید)
error-expected = { $name }: باید چیزی پس از آن بیاید («{ $help }» را ببینید)
error-not-with = { $name }: با { $other } نمی‌آید («{ $help }» را ببینید)
error-whole = { $name }: باید عددی صحیح و دست‌کم ۱ باشد، نه «{ $given }» («{ $help }» را ببینید)
error-seconds = { $name }: باید شمار ثانیه‌ها و بیش از صفر باشد، نه «{ $given }» («{ $help }» را ببینید)
error-per-cent = { $name }: باید درصدی از ۰ تا ۹۹ باشد، نه «{ $given }» («{ $help }» را ببینید)
error-extra = بستهٔ { $package } نیست: {"duchy"} را با افزونهٔ «{ $extra }» نصب کنید ({ $what })

## آنچه می‌توان نوشت، جز واژه‌های انگلیسی

type-help = کمک
type-undo = پس
type-table = میز
type-save = ذخیره
type-quit = خروج

cli-source-rulebook = دفترچه
cli-source-public = همگانی
cli-source-reconstructed = بازسازی‌شده
cli-source-user = از شما
cli-version-compiled = duchy { $version } (کامپایل‌شده)
cli-version-interpreted = duchy { $version } (تفسیری)
cli-version-bots-compiled = duchy { $version } (تفسیری؛ برای ربات‌های «duchy serve --compile» کامپایل‌شده)
cli-yes = بله
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
cli-games = دست‌ها
cli-interval = ۹۵٪
cli-rating = درجه
cli-mean-margin = اختلاف
cli-match-decided = پس از { $games } دست از { $planned } دست روشن شد.
cli-match-open = پس از { $games } دست هنوز روشن نیست.
cli-match-worth = با بخت یکسان در هر جایگاه، این به اندازهٔ حدود { $games } دستِ بدون آن گویاست.
cli-new-game = { $folder } نوشته شد: بازی کوچک و کاملی است. آن را از آنِ خود کنید.
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
cli-compare-title = { $game }: چند برابرِ سرعت در { $file } (۱٫۰۰: برابر)
cli-compare-slower = بیش از { $loss }٪ کندتر: { $lines }.
cli-compare-fine = هیچ‌چیز بیش از { $loss }٪ کندتر نیست.

cli-win-rate-adjusted = بی‌بخت
cli-adjusted-factor = ارزش به دست
cli-review-heading = { $game }: چه بخت بود و چه تصمیم، از نگاه { $who }
cli-review-account-of = حساب
cli-review-chance = احتمال برد
cli-review-points = امتیاز مورد انتظار
cli-review-start = در آغاز
cli-review-luck = بخت
cli-review-own = تصمیم‌های خود
cli-review-rivals = تصمیم‌های رقیبان
cli-review-rest = بی‌توضیح
cli-review-result = در پایان
cli-review-decided = هر کس چگونه تصمیم گرفت
cli-review-decisions = تصمیم‌ها
cli-review-accuracy = دقت
cli-review-lost = هدررفته در هر تصمیم
cli-review-inaccuracies = بی‌دقتی‌ها
cli-review-mistakes = اشتباه‌ها
cli-review-blunders = خطاهای بزرگ
cli-review-grade-inaccuracy = بی‌دقتی
cli-review-grade-mistake = اشتباه
cli-review-grade-blunder = خطای بزرگ
cli-review-costly = تصمیم‌های پرهزینهٔ { $who }
cli-review-none-costly = هیچ تصمیمی از { $who } بیش از آنچه بخت توضیح می‌دهد هزینه نداشت.
cli-review-luckiest = بخت با { $who } چه کرد
cli-review-when = کی
cli-review-who = که
cli-review-move = حرکت
cli-review-played = بازی‌شده
cli-review-better = بهتر
cli-review-cost = هزینه
cli-review-turn = نوبت { $turn }
cli-review-decimal = ٫
cli-review-analyst = داوری از { $analyst } ({ $judge }). همین تحلیلگر همیشه همین را می‌یابد.
cli-review-written = مرور در { $file } است.
error-budget = بودجهٔ «{ $given }»: عددی از ۱ تا { $most } است، مانند { "2" } یا { "analyst:2" }
error-review-unfinished = این دست تمام نشده است: فقط دستی که تمام شده مرور می‌شود
error-eyes = جایگاه { $given } وجود ندارد: جایگاه‌ها از ۰ تا { $last } هستند
