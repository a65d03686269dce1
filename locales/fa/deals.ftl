### دست امروز و مسابقه‌ها: بخت یکسان برای همه.

deal-title = دست امروز
deal-title-day = دستِ { $day }
deal-number = شمارهٔ { $n }
deal-closes = تا بسته‌شدن { $time }
deal-closed = بسته شد
deal-hours = { $h } ساعت و { $m } دقیقه
deal-minutes = { $m } دقیقه
deal-proclaimed = اعلام‌شده برای همه، { $day }
deal-against = { $game } در برابر { $n } ربات، سطح «{ $level }»
deal-same = برای همه یکسان
deal-same-about = در هر نوبت همان بخت، همان کارت‌ها به همان ترتیب، همان حریفان. شما در صندلی نخست می‌نشینید.
deal-same-limits = وقتی بازی‌ها از هم جدا شوند، «یکسان» اندازه‌ای دارد: کارتی که از دستی دیگر کشیده شود شاید دیگر باشد، و حریفان به کارِ شما پاسخ می‌دهند.
deal-try = فقط یک بار
deal-try-about = از همان آغاز حساب می‌شود. نه راهنمایی هست و نه پس‌گرفتن؛ بازیِ رهاشده هم همان یک بار است.
deal-pause = می‌توانید درنگ کنید
deal-pause-about = صفحه را ببندید و پیش از { $time } برگردید: بازی‌تان همان‌جا که بود می‌ماند.
deal-sealed = مُهرشده
deal-sealed-about = کلید بخت پیش از بازیِ نخستین کس مُهر شده و با بسته‌شدنِ دست گفته می‌شود. تا آن‌گاه هیچ‌کس بازی‌ای از آن را نمی‌بیند، با پیوندش هم نه.
deal-seal = مُهر
deal-key = کلیدِ گفته‌شده
deal-play = بازیِ دست امروز
deal-play-on = ادامهٔ بازی‌تان
deal-play-old = بازی بی رتبه
deal-old-about = کلیدش دیگر دانسته است: هر چند بار که بخواهید بازی کنید، با راهنمایی و پس‌گرفتن. چیزی حساب نمی‌شود.
deal-nobody-shown = پیش از آن‌که بازی کنید، امتیاز کسی نشان داده نمی‌شود.
deal-unranked = کسی از نشانیِ شما این دست را بازی کرده است. شما هم می‌توانید، ولی از هر نشانی تنها یک نفر رتبه می‌گیرد.
deal-address = کسی از نشانیِ شما سرگرم این دست است. وقتی بازی‌اش تمام شود یا یک ساعت رها بماند، شما هم می‌توانید بی رتبه بازی کنید.
deal-have-played = { $n ->
    [0] هنوز کسی بازی نکرده است
   *[other] { $n } نفر بازی کرده‌اند
}
deal-playing = { $n ->
    [0] اکنون کسی سرگرمش نیست
   *[other] { $n } نفر اکنون سرگرم آن‌اند
}
deal-place = { $place ->
    [1] نفر نخست از { $of }، با { $points } امتیاز
   *[other] رتبهٔ { $place } از { $of }، با { $points } امتیاز
}
deal-place-none = { $points } امتیاز، بی رتبه
deal-place-none-why = کسی از نشانیِ شما هم آن را بازی کرده است.
deal-late = { $points } امتیاز، پس از بسته‌شدنِ دست
deal-late-why = هر که تا آن‌گاه تمام نکند رتبه نمی‌گیرد.
deal-gave-up = این دست را رها کردید
deal-gave-up-why = پس از همهٔ کسانی می‌آیید که تا پایان بازی کرده‌اند.
deal-not-played = این یکی را بازی نکردید
deal-wall = پراکندگیِ امتیازها
deal-half = نیمی بالاتر از { $points }
deal-tower = { $from } تا { $to } امتیاز: { $n } نفر
deal-best-flag = { $name } { $points }
deal-ranking = رده‌بندی
deal-ranking-about = بر پایهٔ امتیاز
deal-column-player = بازیکن
deal-column-points = امتیاز
deal-somebody = کسی
deal-given-up = رها کرد
deal-replay = دیدن این بازی
deal-replay-mine = دیدن بازیِ خودم
deal-otherwise = آن‌جا که { $name } کار دیگری کرد
deal-otherwise-turn = نوبت { $turn }. تا آن‌جا یکسان بازی کرده بودید.
deal-theirs = گزینهٔ { $name }
deal-yours = گزینهٔ شما
deal-ends-with = در پایان { $points } امتیاز
deal-best-you = امتیاز هیچ‌کس از شما بیشتر نیست.
deal-alike = شما و بهترین بازیکن همان حرکت‌ها را کردید.
deal-try-from = دیدن از این‌جا
deal-told-later = بازی‌ها را پس از بسته‌شدنِ دست می‌توان دید.
deal-row = { $n ->
    [0] روزهای شما
   *[other] { $n } روز پیاپی
}
deal-row-about = روزی که نباشید، جز پیاپی‌بودن چیزی از دست نمی‌رود.
deal-day-none = بازی نشده
deal-earlier = دست‌های پیشین
deal-earlier-none = هنوز دست پیشینی نیست.
deal-earlier-mine = { $place ->
    [0] { $points } امتیاز
   *[other] { $points } امتیاز، رتبهٔ { $place }
}
deal-earlier-played = { $n ->
    [0] کسی بازی نکرد
   *[other] { $n } نفر بازی کردند
}
deal-back = به دست امروز
deal-table = یک دست
menu-tournament = به مسابقه
menu-deal = به صفحهٔ این دست
menu-deal-why = بازی‌تان همان‌جا که هست می‌ماند.
deal-table-go = دیدن نتیجهٔ همه
deal-table-about = نتیجهٔ شما حساب می‌شود. نتیجهٔ دیگران در صفحهٔ دست است.
deal-tournaments = مسابقه‌ها
refused-sealed = این بازی از دستی است که دیگران هنوز بازی می‌کنند. پس از بسته‌شدنِ دست دیده می‌شود.
refused-address = این‌جا از هر نشانی تنها یک نفر حساب می‌شود.
refused-address-play-deal = کسی از نشانیِ شما سرگرم این دست است. وقتی بازی‌اش تمام شود یا یک ساعت رها بماند، شما هم می‌توانید بی رتبه بازی کنید.
refused-not-yet = آن دست هنوز مُهرشده است: در روز خودش بازی می‌شود.
refused-not-now-otherwise = این را وقتی می‌گویند که خودتان دست را بازی کرده باشید.
refused-too-many-play-deal = میزهای ناتمامتان زیاد است: نخست چندتایی را تمام کنید.

## مسابقه‌ها

tournament-title = مسابقه‌ها
tournament-about = همه همان دست‌ها را در همان صندلی‌ها بازی می‌کنند، سر میزهای جداگانه. شما را با کسانی می‌سنجند که صندلیِ شما را داشتند.
tournament-yours = مسابقه‌های شما
tournament-none = هنوز در هیچ مسابقه‌ای نیستید. پایین یکی برپا کنید یا با پیوندی بیایید.
tournament-new = برپا کردن مسابقه
tournament-name = نام آن
tournament-game = بازی
tournament-seats = صندلی‌های هر میز
tournament-rounds = شمار دور
tournament-pace = آهنگ
tournament-pace-live = زنده
tournament-pace-days = روزانه
tournament-time-live = هر تصمیم { $n } ثانیه
tournament-time-days = هر تصمیم { $n } روز
tournament-together = چند نفر از یک نشانی می‌توانند بازی کنند
tournament-together-about = برای شبی در یک اتاق؛ وگرنه از هر نشانی یک نفر
tournament-open = باز کردن
tournament-organised = برگزارکننده: { $name }
tournament-facts = { $game }، هر میز { $seats } نفر، { $rounds } دور
tournament-link = پیوند برای بازیکنان شما
tournament-join = شرکت می‌کنم
tournament-joined = شما هستید
tournament-leave = ترک مسابقه
tournament-back = برگشتم
tournament-left = نیست
tournament-start = آغاز دور نخست
tournament-call-off = لغو کردن
tournament-needs = ۴ تا ۶۴ بازیکن لازم است؛ { $n ->
    [0] هنوز کسی نیامده است
   *[other] { $n } نفر آمده‌اند
}.
tournament-go = سر میز خودتان
tournament-waiting = بازیِ شما تمام شد. دور وقتی بسته می‌شود که همهٔ میزها تمام کنند، حداکثر تا { $time }.
tournament-watching = این دور در جریان است. وقتی بسته می‌شود که همهٔ میزها تمام کنند، حداکثر تا { $time }.
tournament-next = دور { $n } تا { $time } دیگر آغاز می‌شود
tournament-next-now = دور { $n } همین دم آغاز می‌شود
tournament-over = تمام شد
tournament-won = { $names } { $n ->
    [1] برنده شد
   *[other] در جایگاه نخست شریک‌اند
}
tournament-called-off = لغو شد
tournament-shut-started = آغاز شده است: دیگر نمی‌توان شرکت کرد.
tournament-shut-full = هر ۶۴ جا پر است.
tournament-shut-address = کسی از نشانیِ شما در آن است، و از هر نشانی یک نفر می‌پذیرد.
tournament-standings = جدول
tournament-players = بازیکنان
tournament-percent = { $n }٪
tournament-percent-head = درصد
tournament-percent-about = از میان همهٔ کسانی که صندلیِ شما را داشتند: برای هر که امتیاز کمتری دارد یکی، برای هم‌امتیاز نیم. هر که تسلیم شود یا وقت کم بیاورد ۰ دارد، و هر که به خاطر دیگران تمام نکرد ۵۰. برابرها در یک جایگاه‌اند.
tournament-round = دور { $n }
tournament-round-short = د{ $n }
tournament-round-running = در جریان
tournament-to-come = دورهای آینده
tournament-to-come-about = دست‌هایشان از هم‌اکنون مُهر شده‌اند: دیگر هیچ‌کس، حتی همین سرور، نمی‌تواند آن‌ها را تغییر دهد.
tournament-round-closed = بسته
tournament-tables-done = { $done } میز از { $n } تمام کرده‌اند
tournament-how-resigned = تسلیم
tournament-how-average = ناتمام
tournament-points = { $n } امتیاز
tournament-stand-in = به جای هر که وقت کم بیاورد ربات بازی می‌کند، و در این دور ۰ دارد
tournament-state-open = در انتظار بازیکن
tournament-state-running = دور { $round } از { $rounds }
tournament-state-over = تمام شده
tournament-state-closed = لغوشده
tournament-your-turn = میزی در انتظار شماست
refused-not-now-tournament-start = برای آغاز دست‌کم ۴ بازیکن لازم است.
refused-not-now-tournament-join = شما در آن هستید، یا آغاز شده است.
refused-not-now-tournament-leave = شما در آن نیستید.
refused-not-now-tournament-call-off = آنچه آغاز شد تا پایان بازی می‌شود.
refused-not-yours-tournament-start = تنها برگزارکننده می‌تواند.
refused-too-many-tournament-open = مسابقه‌های ناتمامی که برپا کرده‌اید زیاد است.
refused-full-tournament-join = هر ۶۴ جا پر است.
refused-address-tournament-join = کسی از نشانیِ شما در آن است، و از هر نشانی یک نفر می‌پذیرد.
refused-bad-table-tournament-open = این‌طور بازی نمی‌شود: صندلی‌ها و وقت را دوباره ببینید.
refused-bad-message-tournament-open = مسابقه نام می‌خواهد.
