### بازپخش: دیدن دوبارهٔ یک بازی و ادامه دادن از هر لحظهٔ آن.

## صفحه

replay-title = بازپخش
replay-watch = بازپخش
replay-loading = بازی دوباره چیده می‌شود.
replay-board = میز در این لحظه
replay-whole = همهٔ بازی
replay-link = پیوند به این لحظه
replay-link-copied = پیوند رونوشت شد.
replay-link-by-hand = پیوند در نوار نشانی است.
replay-record = پروندهٔ بازی
replay-more = همهٔ بازپخش‌ها

## گام‌ها

replay-steps = گام‌ها
replay-first = به آغاز
replay-turn-back = یک نوبت به عقب
replay-back = یک گام به عقب
replay-play = پخش
replay-pause = درنگ
replay-on = یک گام به جلو
replay-turn-on = یک نوبت به جلو
replay-last = به پایان
replay-speed = سرعت
replay-speed-times = { $n }×
replay-step = گام
replay-step-of = گام { $n } از { $all }
replay-in-turn = نوبت { $n }.
replay-laid = میز چیده شده است.
replay-moved = { $player }: { $move }

## از چشم چه کسی

replay-eyes = از چشم چه کسی
replay-eyes-all = تماشاگر
replay-eyes-all-short = تماشاگر
replay-eyes-open = همه آشکار
replay-eyes-open-short = آشکار
replay-knows = آنچه { $player } می‌توانست ببیند را می‌بینید، نه بیشتر.
replay-knows-all = آنچه برای همه آشکار بود را می‌بینید.
replay-knows-open = بازی تمام شده است: هر چه در دست هر کس بود دیده می‌شود.

## شانس‌ها و چرخش‌ها

replay-swings = چرخش‌ها
replay-swing = یک چرخش
replay-swing-number = چرخش { $n }: { $what }
replay-luck = بخت
replay-choice = انتخاب
replay-swings-none = هیچ حرکتی در این بازی شانس‌ها را چندان دگرگون نکرد.
replay-chances = شانس برد هر صندلی، حرکت به حرکت
replay-percent = { $n }٪
replay-points = { $n } امتیاز
replay-chance = { $player }: { $chance }
replay-reckoned = شانس برد به داوری ربات‌ها، با همهٔ کارت‌های رو.
replay-reckoned-alone = امتیازها، حرکت به حرکت.
replay-reckoning = وضع همه برآورد می‌شود: { $chance }
replay-not-reckoned = وضع بازیکنان را نشد برآورد کرد.

## ادامه دادن

replay-go-on = ادامه از اینجا
replay-go-on-why = میزی تازه از این لحظه آغاز می‌شود: شما یک صندلی را برمی‌دارید و ربات‌ها بقیه را. هر صندلی آنچه دارد نگه می‌دارد، دوباره پنهان از دیگران. بخت از نو آغاز می‌شود.
replay-go-on-seat = صندلی شما
replay-go-on-level = ربات‌ها
replay-go-on-start = ادامهٔ بازی
replay-go-on-back = بازگشت به بازپخش
replay-go-on-over = بازی اینجا تمام شده است: برای ادامه به عقب بروید.

## همهٔ بازپخش‌ها

replays-title = بازپخش‌ها
replays-open = باز کردن پروندهٔ بازی
replays-open-why = یک بازی کامل در یک پروندهٔ کوچک جا می‌گیرد. پرونده را اینجا بیندازید یا آن را برگزینید.
replays-choose = گزینش پرونده
replays-opening = بازی دوباره اجرا می‌شود.
replays-not-a-record = این پرونده بازی نیست: چیزی در آن خوانده نمی‌شود.
replays-too-big = این پرونده برای یک بازی زیادی بزرگ است.
replays-refused = این بازی را نمی‌شود باز کرد: { $reason }
replays-mine = بازی‌های تمام‌شدهٔ شما
replays-public = بازی‌های تمام‌شدهٔ دیگران
replays-none = هنوز هیچ بازی‌ای تمام نشده است.
replays-none-why = هر بازی که تا پایان انجام شود اینجا دوباره دیدنی است.
replays-tables = بازی‌های تمام‌شده و پرونده‌ها
