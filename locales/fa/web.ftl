### واژه‌های خودِ میز در مرورگر؛ واژه‌های هر بازی در پروندهٔ خودش است.

close = بستن
pennon-on = {"با "}
reader-reconstructed = بازسازی‌شده: نه دفترچهٔ قوانین این مقدارها را گفته و نه هیچ توضیح همگانی دیگری.

## Tokens, where the game has no words of its own for them

token-gold = { $n } طلا
token-vp = { $n } امتیاز
resource-gold = طلا
resource-vp = امتیاز

## Everywhere

site-title = Duchy
site-page = { $page } — { site-title }
site-motto = چهار پادشاهی برای ساختن، یک میز.
site-nav = سایت
site-tables = میزها
site-settings = تنظیمات
site-credits = پدیدآوران
site-skip = رفتن به متن
site-home = خانه

## Home

home-games = بازی‌ها
home-players = { $least ->
    [1] { $most ->
        [1] یک نفر
       *[other] یک تا { $most } نفر
    }
   *[other] { $least } تا { $most } نفر
}
home-minutes = { $n } دقیقه
home-play = همین حالا بازی
home-new = میز تازه
home-rules = قوانین
home-cards = کارت‌ها
home-yours = میزهای شما
home-your-turn = نوبت شماست
home-not-yet = هنوز به قفسه نرسیده
home-with = با { $names }
home-free-seat = یک صندلی خالی است
home-over = تمام شده
home-deal = دست امروز
home-deal-on = ادامه دهید
home-deal-place = رتبهٔ { $place } از { $of }
home-deal-new = برای همه یکسان
home-tournaments = مسابقه‌ها
tables-over = بازی‌های پایان‌یافته
home-waits = در انتظار { $names }

## New table and tables

lobby-title = میز تازه
lobby-games = بازی‌ها
lobby-seats = صندلی‌ها
lobby-you = شما، میزبان
lobby-person = انسان
lobby-bot = ربات
lobby-here = همین‌جا
lobby-friend = یک دوست
lobby-invited = با پیوند می‌آید
lobby-plays-here = همین‌جا، کنار شما
lobby-passes = دستگاه را دست‌به‌دست می‌کنید
lobby-add = صندلی دیگر
lobby-up-to = تا { $n }
lobby-remove = برداشتن صندلی
lobby-your-name = نام شما
lobby-level = سطح
lobby-options = گزینه‌ها
lobby-rulings = ریزه‌کاری‌های قوانین ({ $n })
lobby-clock = ساعت
lobby-clock-none = بدون ساعت
lobby-clock-move = هر حرکت
lobby-clock-game = هر بازی
lobby-clock-days = روزانه
lobby-minutes = { $n } دقیقه
lobby-days = { $n } روز
lobby-less = وقت کمتر
lobby-more = وقت بیشتر
lobby-clock-note = برای هر بازیکن؛ ربات‌ها ساعت ندارند
lobby-undo = پس گرفتن
lobby-undo-free = تا وقتی چیزی رو نشده است
lobby-undo-consent = با اجازهٔ میز
lobby-undo-never = هرگز
lobby-hints = راهنمایی
lobby-hints-yes = آزاد
lobby-hints-no = اینجا نه
lobby-counts = ارزش بازی
lobby-casual = دوستانه
lobby-rated = رده‌بندی
lobby-casual-why = بازی دوستانه است: ردهٔ کسی تغییر نمی‌کند.
lobby-rated-why = میان آدم‌ها، با ساعت و بدون راهنمایی. هر که برود یا وقتش تمام شود، تسلیم شده است.
casual-chosen = ردهٔ کسی تغییر نمی‌کند.
casual-hints = این میز راهنمایی دارد.
casual-cards = با کارت‌های شخصی بازی می‌شود.
casual-continued = ادامهٔ بازی دیگری است.
casual-bots = رباتی پشت میز است.
casual-alone = کسی بیش از یک جا دارد، یا تنها یک جا هست.
casual-household = دو بازیکن از یک نشانی آمده‌اند.
casual-abandoned = بازی زودتر پایان یافت.
lobby-who = چه کسی می‌تواند بیاید
lobby-public = هر کسی
lobby-private = با دعوت
lobby-open = باز کردن میز
lobby-table-for = { $n ->
    [1] میزی برای یک نفر.
   *[other] میزی برای { $n } نفر.
}
lobby-consists = { $persons ->
    [0] شما
    [1] شما و یک دوست
   *[other] شما و { $persons } دوست
}{ $here ->
    [0] {""}
    [1] ، یک نفر دیگر همین‌جا
   *[other] ، { $here } نفر دیگر همین‌جا
}{ $bots ->
    [0] {""}
    [1] ، یک ربات
   *[other] ، { $bots } ربات
}.
lobby-public-tables = میزهای همگانی
lobby-now = اکنون { $n }
lobby-none = اکنون میز همگانی در کار نیست.
lobby-none-why = میز خودتان را باز کنید: هر که بیاید اینجا می‌بیندش.
lobby-join = پیوستن
lobby-watch = تماشا
lobby-yes = بله
lobby-no = نه

level-random = تازه‌کار
level-greedy = استوار
level-easy = آسان
level-medium = میانه
level-hard = دشوار
level-master = استاد

option-first-player = بازیکن نخست
    .why = نوبت نخست از آن کیست.
choice-first-player-roll-off = با تاس
choice-first-player-random = با قرعه

## At the table

table-nav = میز
ending-round = دور پایانی
ending-turn = نوبت پایانی
ending-others = { $n ->
    [1] { $names } یک نوبت دیگر دارد.
   *[other] { $names } هر کدام یک نوبت دیگر دارند.
}
ending-plays = اکنون نوبت { $name } است.
table-turn = نوبت { $n }
table-undo = پس گرفتن
table-undo-nothing = پس گرفتن: چیزی برای پس گرفتن نیست
table-undo-move = پس گرفتن: { $move }
table-undo-ask = درخواست پس گرفتن از دیگران: { $move }
table-hint = راهنمایی
table-chronicle = رویدادنامه
table-talk = گفت‌وگو
table-origin = این بازی دنبالهٔ بازی دیگری است.
table-origin-moment = دیدن آن در گام { $n }
table-all = همه
table-this-turn = این نوبت
table-since = از نوبت شما
table-unread = گفت‌وگو، { $n } سطر تازه
table-sound-on = صدا روشن است
table-sound-off = صدا خاموش است
table-settings = تنظیمات
table-leave = ترک میز
table-say = چیزی بگویید
table-send = فرستادن
table-sentence = { $text }.
table-thinks = { $name } فکر می‌کند.
table-all-think = دیگران انتخاب می‌کنند.
table-you-choose = انتخاب با شماست.
table-which = کدام را می‌گیرید؟
table-reveals = این کار چیزی پنهان را آشکار می‌کند. پس از آن، کارهای پیشین شما تنها با موافقت دیگران پس گرفته می‌شود.
table-not-yet = هنوز نه
table-pay = بهای { $card } را چگونه می‌پردازید؟
table-actions-left = { $left ->
    [1] واپسین کنش از { $all } کنش
   *[other] { $left } کنش از { $all } کنش مانده
}
table-cut = ارتباط با میز قطع شد.
table-cut-why = { $seconds ->
    [1] یک ثانیهٔ
   *[other] { $seconds } ثانیهٔ
} دیگر دوباره تلاش می‌شود. آخرین حرکت شما محفوظ است.
table-try-now = تلاش دوباره
table-refused = این شدنی نبود.
table-waiting = منتظر بازیکنان.
table-copy = رونوشت
table-copied = رونوشت شد
table-start = آماده‌ام
table-sit = اینجا می‌نشینم
table-ready = آماده
table-coming = موافق است و می‌آید
table-not-ready = هنوز آماده نیست
table-close-table = بستن میز
table-wish = { $name } می‌خواهد { $moves ->
    [1] یک حرکت
   *[other] { $moves } حرکت
} را پس بگیرد.
table-wish-abandon = { $name } پیشنهاد می‌کند بازی همین‌جا بی‌نتیجه پایان یابد.
table-wish-replace = { $name } می‌خواهد رباتی به جای { $other } بازی کند.
table-wish-replace-you = { $name } منتظر شماست: به‌زودی رباتی به جای شما بازی می‌کند.
table-still-thinking = هنوز فکر می‌کنم
table-replace = درخواست ربات به جای { $name }
table-free-seat = خالی کردن این جا
leave-title = ترک بازی
leave-resign = تسلیم
leave-resign-why = برای همیشه کنار می‌کشید؛ رباتی برای دیگران ادامه می‌دهد و اگر تنها یکی مانده باشد، او برنده است.
leave-resign-alone = بازی همین‌جا پایان می‌یابد.
leave-abandon = پیشنهاد پایان بازی
leave-abandon-why = اگر همه موافق باشند، کسی برنده نیست و چیزی حساب نمی‌شود.
table-agree = موافقم
table-disagree = ادامهٔ بازی
table-you-left = رباتی به جای شما بازی می‌کند.
table-return = برگشتن به صندلی
table-stand-in = ربات به جای { $name } بازی کند
table-hints-title = بهترین حرکت‌ها
table-hints-note = اگر ربات بود چه می‌کرد؛ بهترین در آغاز.
hint-chance = { $n }٪ بخت بردن
hint-chance-slim = بخت اندک
hint-chance-behind = کمی عقب
hint-chance-even = کمابیش برابر
hint-chance-good = بخت خوب
hint-chance-great = بخت بسیار خوب
hint-even = تا جایی که ربات می‌داند، به خوبی اولی است.
hint-behind = { $n ->
    [1] یک درجه از ۱۰۰ کمتر از بهترین.
   *[other] { $n } درجه از ۱۰۰ کمتر از بهترین.
}
hint-all-even = تا جایی که ربات می‌داند این‌ها به یک اندازه خوب‌اند: هر کدام را خواستید برگزینید.
hint-ways = { $n ->
    [1] راه دیگری هم هست؛ این یکی بهتر یا ارزان‌تر است.
   *[other] { $n } راه دیگر هم هست؛ این یکی بهتر یا ارزان‌تر است.
}
hint-why = آنچه عوض می‌شود
hint-luck = آنچه پس از آن می‌آید به بخت بسته است.
hint-unsure = گمانی نامطمئن: از { $low } تا { $high }٪.
hint-play = همین را بازی کن
table-loading = میز را می‌چینیم.
table-watching = همهٔ صندلی‌ها گرفته شده است: شما تماشا می‌کنید.
table-watchers = { $n ->
    [1] یک نفر تماشا می‌کند
   *[other] { $n } نفر تماشا می‌کنند
}

seat-number = بازیکن { $n }
seat-thinks = در فکر
seat-waits = منتظر
seat-gone = سر میز نیست
seat-bot = ربات { $level }
seat-away = رفته، رباتی ({ $level }) به جایش: { $doing }

## Passing the device

pass-to = دستگاه را به { $name } بدهید. میز تا آن هنگام پوشیده است.
pass-i-am = من { $name } هستم
pass-written = نوبت { $name } ثبت شد.

## End of the game

end-reckoning = شمارش امتیازها
end-key = راهنمای رنگ‌ها
end-result = نتیجه
end-you = شما
end-lines = کارت به کارت
end-own-card = { $name }
end-and = { $one } و { $other }
end-place = { $n ->
    [1] نخست
    [2] دوم
    [3] سوم
    [4] چهارم
    [5] پنجم
   *[other] { $n }م
}
end-came = { $place } از { $n }
end-another = یک دست دیگر؟
end-once-more = یک بار دیگر؟
end-new-game = بازی تازه
end-review = بازبینی این بازی
end-again-who = چه کسانی موافق‌اند
end-again-in = { $name } موافق است.
end-again-not = { $name } هنوز پاسخ نداده است.
end-again-agree = من هستم
end-again-you = شما هستید
end-again-asked = { $names } می‌خواهند.
end-again-waits = در انتظار { $names }.
end-again-gone = { $names } از میز رفته‌اند.
end-again-begin = آغاز بدون آن‌ها
end-again-opens = همه موافق‌اند: میز چیده می‌شود.
end-again-open = میز بعدی چیده شد.
end-again-stay = همین‌جا بمانید
end-again-go = به آن میز
end-see-table = دیدن میز
end-see-scores = دیدن امتیازها
end-home = به تالار
end-total = جمع
end-wins = تاج را به دست آورد
end-wins-tie = تساوی را برد
end-share = پیروزی را شریک شدند
end-nobody = هیچ‌کس نبرد.
end-ended-resigned = همهٔ دیگران کناره گرفتند.
end-ended-abandoned = همه پذیرفتند که بازی همین‌جا تمام شود.
end-ended-old-rules = قاعده‌هایی که بازی با آن‌ها آغاز شد دیگر اینجا بازی نمی‌شود.
end-rival = ارباب تاریکی
end-tie = شکستن تساوی
end-tie-most = بیشترین { $what }
end-tie-least = کمترین { $what }
end-decides = تعیین‌کننده
end-tie-more = { $names } هر کدام { $total } امتیاز دارند؛ { $name } { $what } بیشتری دارد: { $value } در برابر { $other }.
end-tie-fewer = { $names } هر کدام { $total } امتیاز دارند؛ { $name } { $what } کمتری دارد: { $value } در برابر { $other }.
end-tie-shared = { $names } هر کدام { $total } امتیاز دارند و چیزی میانشان فرق نمی‌گذارد.
end-behind = { $n ->
    [1] یک امتیاز پشت سر { $name }
   *[other] { $n } امتیاز پشت سر { $name }
}
end-points = { $n ->
    [1] یک امتیاز
   *[other] { $n } امتیاز
}
end-rank = رتبهٔ شما
end-rank-missed = این بار کافی نبود
end-rank-below = کمتر از { $n }
end-rank-from = { $n } یا بیشتر
end-rank-range = { $from } تا { $to }
end-rank-next = { $n ->
    [1] یک امتیاز تا رتبهٔ بعدی: { $rank }
   *[other] { $n } امتیاز تا رتبهٔ بعدی: { $rank }
}
end-decided = آنچه بازی را رقم زد
end-decided-own = بخت بردن شما، از ۱۰۰
end-decided-of = بخت بردن { $name }، از ۱۰۰
end-decided-points = امتیاز
end-step = گام { $n }
end-looking = بازی را بررسی می‌کنیم.
end-fair = بخت درست
end-fair-checking = منصفانه بودن بخت بررسی می‌شود…
end-fair-rolls = شما { $n } پرتاب را بررسی کردید. همان است که کلید این بازی می‌دهد، و کلید پیش از نخستین حرکت مهر شده بود.
end-fair-key = شما کلید را بررسی کردید: پیش از نخستین حرکت مهر شده بود و همهٔ کارت‌ها با آن کشیده شدند.
end-fair-took = مرورگر شما سهمی در آن گذاشت که هیچ‌کس از پیش نمی‌دانست: کسی نمی‌توانست بخت را برگزیند.
end-fair-watched = شما در کلید سهمی نداشتید، ولی مهرش همان است که پیش از بازی دیده بودید.
end-fair-late = شما پس از آغاز بازی آمدید: بخش‌ها با هم می‌خوانند و مرورگر شما بیش از این نمی‌داند.
end-fair-unchecked = اکنون نمی‌توان آن را بررسی کرد. ثبت بازی هر چه را که لازم است دارد.
end-fair-fault-secret = این درست نیست: راز کارساز آن نیست که وعده داده شده بود.
end-fair-fault-ours = این درست نیست: سهم مرورگر شما در کلید نیست.
end-fair-fault-parts = این درست نیست: سهم کسی پس از مهر شدن عوض شده است.
end-fair-fault-key = این درست نیست: کلید آن نیست که اثر انگشتش پیش از نخستین حرکت نشان داده شد.
end-fair-fault-rolls = این جور درنمی‌آید: پرتاب‌های این بازی از کلید آن نیامده‌اند.
end-promised = وعدهٔ پیش از بازی
table-opening = همه آماده‌اند. منتظر بازگشت { $names } هستیم: هر مرورگر در آنچه بخت می‌آورد سهمی دارد.
end-by = { $n ->
    [1] یک امتیاز بیش از { $name }
   *[other] { $n } امتیاز بیش از { $name }
}

## Settings

settings-title = تنظیمات
settings-language = زبان
settings-theme = روشنایی
settings-theme-system = مانند دستگاه
settings-theme-light = روز
settings-theme-dark = شب
settings-motion = حرکت
settings-motion-system = مانند دستگاه
settings-motion-full = کامل
settings-motion-still = بی‌حرکت
settings-pace = حرکت‌های دیگران
settings-pace-calm = آهسته
settings-pace-brisk = تند
settings-pace-at-once = یک‌باره
settings-size = اندازهٔ نوشته
settings-size-small = کوچک
settings-size-normal = معمولی
settings-size-large = بزرگ
settings-sound = صدا
settings-keyboard = صفحه‌کلید
settings-keyboard-about = کلید تب و کلیدهای جهت‌دار از چیزی به چیز دیگر می‌روند؛ شیفت همراه کلید جهت‌دار تنها به سراغ آنچه فشردنی است می‌رود. اینتر می‌فشارد و اسکیپ می‌بندد.
settings-name = نام شما سر میزها
settings-save = نگه داشتن
settings-saved = نگه داشته شد.
settings-done = تمام

## Trouble

trouble-lost = چنین صفحه‌ای نیست.
trouble-not-found = چنین میزی نیست.
trouble-not-found-why = شاید پیوند نادرست نوشته شده، یا میز بسته شده است.
trouble-private = این میز خصوصی است.
trouble-private-why = پیوند دعوت را از میزبان بخواهید.
trouble-full = این میز پر است.
trouble-full-why = همهٔ صندلی‌ها گرفته شده؛ اگر میز همگانی باشد می‌توانید تماشا کنید.
trouble-offline = سرور در دسترس نیست.
trouble-offline-why = اتصالتان را بررسی کنید و دوباره تلاش کنید.
trouble-set-aside = این میز کنار گذاشته شده است.
trouble-set-aside-why = اکنون نمی‌توان آن را خواند. چیزی از آن از دست نرفته و میزبان این سرور خبر دارد.
trouble-other = مشکلی پیش آمد.
trouble-no-games = قفسه خالی است.
trouble-again = تلاش دوباره
trouble-home = به تالار

## Credits

credits-title = پدیدآوران
credits-icons = نشانه‌ها
credits-icons-about = نشانه‌ها از game-icons.net هستند، با پروانهٔ CC BY 3.0. برخی چرخانده یا از نو رنگ شده‌اند.
credits-icons-site = نشانه‌ها
credits-icons-licence = پروانه
credits-icons-set = فهرست پدیدآوران
credits-icons-authors = این مجموعه نمی‌گوید هر نشانه کار کیست. پدیدآوران آن این‌ها هستند و از همه سپاسگزاریم:
credits-icons-used = به‌کاررفته در اینجا: { $n } نشانه
credits-fonts = قلم‌ها
credits-fonts-about = قلم‌های Grenze، Grenze Gotisch، Alegreya Sans و وزیرمتن، با پروانهٔ SIL Open Font License.

## The plain board

plain-title = میز، ساده
plain-yes = بله
plain-no = نه
plain-none = هیچ

## The chronicle: several gains of one seat in one line

chronicle-gain = { $card } { $tokens }
chronicle-gains = { $seat } به دست آورد: { $gains }.
    .you = به دست آوردید: { $gains }.

# What happened, told turn by turn
tale-you = شما
tale-turn = نوبت { $turn } · { $name }
tale-start = پیش از نوبت نخست
tale-earlier = نوبت‌های پیشین
tale-play-back = بازپخش روی میز
tale-past = بازپخش
tale-now = بازگشت به اکنون
tale-gains = { $seat } { $tokens } به دست می‌آورد.
    .you = { $tokens } به دست می‌آورید.

# Why a request was refused
refused-stale = در این میان وضعیت عوض شده است. دوباره نگاه کنید و سپس انتخاب کنید.
refused-illegal = قواعد اکنون اجازه نمی‌دهند.
refused-away = رباتی به جای شما بازی می‌کند: نخست جای خود را پس بگیرید.
refused-not-now = اکنون شدنی نیست.
refused-not-now-undo = اکنون چیزی برای پس گرفتن نیست.
refused-not-now-hint = اکنون راهنمایی‌ای در کار نیست.
refused-not-now-agree = درخواست بازگشت دیگر برقرار نیست.
refused-not-now-stand-in = این شخص سر میز است یا همین حالا رفته است.
refused-not-now-return = خودتان در این جا بازی می‌کنید.
refused-not-now-rematch = بازی دوباره میز خود را دارد.
refused-not-yours = این جا از آنِ شما نیست.
refused-full = این جا گرفته شده است.
refused-slow-down = یک‌باره زیاد بود: کمی صبر کنید.
refused-too-many = سر این میز آن‌قدر رویداد بوده است که دیگر تنها حرکت پذیرفته می‌شود.
refused-not-saved = اکنون نتوانستیم آن را نگه داریم: دوباره بکوشید.
refused-busy = هم‌زمان خواسته‌های زیادی هست: دوباره بکوشید.
refused-stopping = کارساز به‌زودی از نو راه می‌افتد: این صفحه خودش برمی‌گردد.
refused-broken = این کار انجام نشد؛ چیزی عوض نشده است.
refused-bad-message = کارساز این را نفهمید.
refused-no-guest = نخست نامی برگزینید.

## What a move would bring

preview-arrow = ←
preview-then = سپس
preview-chance = ادامه‌اش با بخت است.
purse-gold = طلا
purse-vp = امتیاز

## The realm of a seat

realm-look = دیدن قلمرو
realm-of = قلمرو { $name }
realm-others = قلمروها
realm-none = هنوز هیچ.
realm-several = { $n } تا
realm-duke = دوک
realm-lacks = برای پادشاهی بعدی هنوز کم است:
