### پادشاه دره، به فارسی

game-title = پادشاه دره
game-about = شاهتان را در دره بگردانید، آنان را که سر راه‌اند فرابخوانید و ستون‌های قلعه را پر کنید.

## Words

slope-left = چپ
slope-right = راست

place-jester = دلقک در نقش { $card }

several-queen = { $n } ملکه
several-duke = { $n } دوک
several-countess = { $n } کنتس
several-knight = { $n } شوالیه
several-peasant = { $n } کشاورز
several-peasant-woman = { $n } زن کشاورز
several-jester = { $n } دلقک
several-monk = { $n } راهب
several-sorcerer = { $n } جادوگر
several-tax-collector = { $n } مأمور مالیات

## What is asked

prompt-place-king = شاهتان در آغاز کجا بایستد؟
prompt-recruit = ملازمی را به بهایش از تپه استخدام کنید، یا به دره بروید. { $gold } طلا دارید.
prompt-summon = { $again ->
    [0] شاه شما از { $square } در خط راست می‌رود: کاشی‌ای را که بر آن می‌ایستد بگیرید، یا دو یا سه کاشی همانند سر راهش را.
   *[other] راهب می‌گذارد شاه شما از { $square } دوباره برود: کاشی‌ای را که بر آن می‌ایستد بگیرید، یا دو یا سه کاشی همانند سر راهش را.
}
prompt-jester = دلقک از این پس نقش کدام ملازم را بازی کند؟
prompt-tax = مأمور مالیات برای { $needs } کاشی از یک گونه { $gold } طلا می‌دهد: کدام گونه؟
prompt-turn-tiles = { $card }: { $keeping ->
    [yes] کدام کاشی رو به بالا بماند؟ ({ $count } انتخاب مانده)
   *[no] کدام کاشی رو به پایین شود؟ ({ $count } انتخاب مانده)
}
prompt-sorcerer = جادوگر: کدام ملازم تپه را می‌گیرید؟
prompt-give = کدام کاشی‌تان را به جای { $card } می‌دهید؟
prompt-claim = پادشاهی‌تان کامل است: { $gold } طلا و نشانی با { $renown } آوازه را می‌گیرید؟
prompt-fill = دره از کدام دامنه پر شود؟ ({ $holes ->
    [1] یک جای خالی
   *[other] { $holes } جای خالی
})

## Moves

move-king = { $square }، روی { $card }
move-king-empty = { $square }
move-recruit = استخدام { $card } با { $gold } طلا (دامنهٔ { $slope }، ردیف { $row })
move-recruit-empty = دامنهٔ { $slope }، ردیف { $row }
move-recruit-nobody = استخدام نمی‌کنم
move-jester = { $card }
move-summon = گرفتن { $card } در { $square }{ $coins ->
    [0] {""}
   *[other] {" "}و { $coins } طلای آنجا
}
move-summon-monk = دادن { $gold } طلا به راهب در { $square } و حرکت دوباره{ $coins ->
    [0] {""}
   *[other] ؛ با گرفتن { $coins } طلای آنجا
}
move-summon-sorcerer = فراخواندن جادوگر در { $square } و تعویض یک کاشی با تپه{ $coins ->
    [0] {""}
   *[other] ؛ با گرفتن { $coins } طلای آنجا
}
move-summon-collector = فراخواندن مأمور مالیات در { $square }: { $gold } طلا{ $needs ->
    [0] {""}
   *[other] {" "}برای { $needs } کاشی از یک گونه
}{ $coins ->
    [0] {""}
   *[other] {" "}و { $coins } طلای آنجا
}
move-group = گرفتن { $tiles } سر راه { $square } ({ $taken }){ $coins ->
    [0] {""}
   *[other] {" "}و { $coins } طلای آنجا
}
move-group-leaving = گرفتن { $tiles } سر راه { $square } ({ $taken }) و واگذاشتن آن‌که در { $left } است{ $coins ->
    [0] {""}
   *[other] {" "}و گرفتن { $coins } طلای آنجا
}
move-tax = مالیات از { $tiles }: { $gold } طلا
move-exchange = گرفتن { $card } (دامنهٔ { $slope }، ردیف { $row })
move-give = دادن { $card }
move-turn = پشت‌ورو کردن { $card }
move-keep = رو به بالا ماندن { $card }
move-claim = پادشاهی با { $card }: { $gold } طلا و { $renown } آوازه
move-claim-nothing = حالا نه
move-fill = دامنهٔ { $slope }: { $tiles }
move-fill-one = { $card } به { $square }

## Why not

why-empty = در { $square } کاشی نیست
why-king-there = شاه دیگری در { $square } ایستاده است
why-no-tile-on-hill = در ردیف { $row } دامنهٔ { $slope } کاشی نیست
why-specialist-on-hill = { $card } کاردان است: تنها وقتی از دره فراخوانده شود کاری می‌کند
why-too-dear = بهای { $card } { $cost } طلاست، شما { $have } دارید: { $more } طلای دیگر لازم است
why-first-turn = هیچ‌کس در نوبت نخست خود از تپه استخدام نمی‌کند؛ از نوبت دوم می‌توانید
why-recruiting-over = استخدام پیش از فراخواندن است؛ آن مرحله گذشت
why-must-move = شاه شما باید دست‌کم یک خانه حرکت کند
why-no-line = { $square } از { $start } در خط راست نیست
why-other-tile = در { $square } { $card } است
why-king-on-tile = شاه دیگری در { $square } ایستاده است: می‌توانید بگذرید، نه اینکه بگیرید
why-monk-gold = راهب { $cost } طلا می‌خواهد، شما { $have } دارید
why-monk-leads-nowhere = پس از این راهب، شاه شما نمی‌تواند کسی را فرابخواند
why-nothing-to-give = جادوگر یک کاشی رو به بالا در قلعهٔ شما می‌خواهد
why-nobody-on-hill = روی تپه ملازمی برای جادوگر نیست
why-tax-condition = مأمور مالیات { $needs } کاشی رو به بالا از یک گونه می‌خواهد که هنوز از آن مالیات نگرفته‌اید
why-group-needs-two = گروه یعنی دست‌کم ۲ کاشی سر راه؛ تا { $square } می‌توانستید { $count } کاشی بگیرید ({ $tiles } بس است)
why-group-stops-behind = { $tiles } را می‌توان گرفت، ولی آنگاه شاه درست پشت آخرینشان، در { $square }، می‌ایستد
why-group-tax = نمی‌توانید شرط همهٔ این مأموران مالیات را با هم برآورید
why-no-realm = پادشاهی هنوز این‌ها را رو به بالا کم دارد: { $missing }
why-taxed = از گونهٔ { $card } مالیات گرفته‌اید
why-too-few = { $tiles } رو به بالا دارید، { $needs } لازم است
why-needed-later = گونهٔ { $card } برای مأمور مالیات بعدی لازم است
why-not-face-up = { $card } رو به بالا ندارید
## What a part of the board waits for

when-valley = کاشی‌های دره هنگام راه رفتن شاه فراخوانده می‌شوند، پس از استخدام
when-hill = ملازمان تپه در آغاز نوبت شما استخدام می‌شوند، یا جادوگر آن‌ها را می‌گیرد
when-castle = کاشی‌های قلعه‌تان را مأمور مالیات، جادوگر یا دلقک می‌خواهد، یا وقتی پادشاهی کامل می‌شود
when-slope = یکی از دامنه‌ها در پایان نوبت شما می‌لغزد تا جاهای خالی دره را پر کند

## What happened

event-first-player = بازیکن { $seat } آغاز می‌کند.
    .you = شما آغاز می‌کنید.
event-king-placed = بازیکن { $seat } شاهش را در { $square } گذاشت ({ $card }).
    .you = شاهتان را در { $square } گذاشتید ({ $card }).
event-turn = — نوبت { $turn }، بازیکن { $seat } —
event-recruit = بازیکن { $seat } { $card } را با { $gold } طلا استخدام کرد.
    .you = { $card } را با { $gold } طلا استخدام کردید.
event-jester = دلقک بازیکن { $seat } این نقش را گرفت: { $card }.
    .you = دلقک شما این نقش را گرفت: { $card }.
event-stuck = بازیکن { $seat } نمی‌تواند کسی را فرابخواند.
    .you = نمی‌توانید کسی را فرابخوانید.
event-summon = بازیکن { $seat } از { $start } به { $square } رفت و { $card } را فراخواند.
    .you = از { $start } به { $square } رفتید و { $card } را فراخواندید.
event-monk = بازیکن { $seat } از { $start } به { $square } رفت، { $gold } طلا نزد راهب گذاشت و دوباره حرکت می‌کند.
    .you = از { $start } به { $square } رفتید، { $gold } طلا نزد راهب گذاشتید و دوباره حرکت می‌کنید.
event-summon-group = بازیکن { $seat } از { $start } به { $square } رفت و سر راه { $count } کاشی را فراخواند: { $card }.
    .you = از { $start } به { $square } رفتید و سر راه { $count } کاشی را فراخواندید: { $card }.
event-taken = { $card } از { $square } آمد.
event-gold-found = بازیکن { $seat } در { $square } به { $gold } طلا رسید.
    .you = در { $square } به { $gold } طلا رسیدید.
event-tax-free = { $gold } طلا به بازیکن { $seat } رسید ({ $card }).
    .you = { $gold } طلا به شما رسید ({ $card }).
event-tax = بازیکن { $seat } از { $count } کاشی ({ $card }) مالیات گرفت: { $gold } طلا.
    .you = از { $count } کاشی ({ $card }) مالیات گرفتید: { $gold } طلا.
event-turned = { $card } رو به پایین شد.
event-exchange = بازیکن { $seat } { $card } را از تپه گرفت (جادوگر).
    .you = { $card } را از تپه گرفتید (جادوگر).
event-given = { $card } به جای آن به تپه رفت.
event-realm = بازیکن { $seat } پادشاهی‌اش را کامل کرد: { $gold } طلا و نشانی با { $renown } آوازه.
    .you = پادشاهی‌تان را کامل کردید: { $gold } طلا و نشانی با { $renown } آوازه.
event-fill = { $card } از دامنهٔ { $slope } به { $square } سر خورد.
event-enter = { $card } به تپه آمد (دامنهٔ { $slope }، ردیف { $row }).

## چرا بازی تمام می‌شود: پس از دونقطه

cause-hill = تپه دیگر پر نمی‌شود
cause-idle = در یک دور کامل هیچ چیز تغییر نکرد

## Scores

score-influence = نفوذ
score-orders = محفل‌ها
score-couples = زوج‌ها
score-gold = طلا
score-realm = نشان‌های پادشاهی

tally-couples = { $n ->
   *[other] زوج
}
tally-gold = طلا
tally-realm = { $n ->
   *[other] نشان پادشاهی
}

row-influence = { $n ->
   *[other] { $n } تن
}

tie-influence = نفوذ

## What tiles do

text-queen = نفوذ { $n }.
text-duke = نفوذ { $n }.
text-countess = نفوذ { $n }.
text-knight = نفوذ { $n }؛ ۳، ۴ یا ۵ شوالیه از یک محفل امتیاز افزوده دارند.
note-order = بازی چاپی چهار محفلش را با رنگ و نشان از هم جدا می‌کند؛ نام‌هایشان از ماست.
text-peasant = نفوذ { $n }؛ هر زوج کشاورز و زن کشاورز امتیاز افزوده دارد.
text-peasant-woman = نفوذ { $n }؛ هر زوج کشاورز و زن کشاورز امتیاز افزوده دارد.
text-jester = برای پادشاهی و مالیات نقش یک ملازم را بازی می‌کند؛ در پایان نفوذ { $n }.
text-monk = { $gold } طلا در خانهٔ او بگذارید و شاهتان را دوباره حرکت دهید.
text-sorcerer = یکی از کاشی‌های رو به بالای خود را، رایگان، با ملازمی از تپه عوض کنید.
text-tax = { $needs } کاشی رو به بالا از یک گونه را پشت‌ورو کنید و { $gold } طلا بگیرید؛ هر گونه یک بار.
text-tax-free = { $gold } طلا بگیرید.
text-pile = { $n } کاشی در دستهٔ { $pile ->
    [I] یکم
    [II] دوم
    [III] سوم
   *[other] { $pile }
}.
text-pile-use = کاشی‌هایی که پشتشان نشان دستهٔ { $pile ->
    [I] یکم
    [II] دوم
    [III] سوم
   *[other] { $pile }
} است.
text-row = بهای ملازمان ردیف { $row }، در هر دو دامنه: { $gold } طلا.
text-value-start = طلای هر بازیکن در آغاز.
text-value-realm = آنچه پادشاهی با پنج نفوذ گوناگون می‌آورد: طلا همان دم، آوازه در پایان.
text-value-order = آوازه برای سه، چهار یا پنج شوالیه از یک محفل.
text-value-couple = آوازه برای هر زوج کشاورز و زن کشاورز.
text-value-coins = سکه‌های بانک، ۱ و ۵ و ۱۰ طلایی؛ هرگز تمام نمی‌شوند.
text-value-tokens = نشان‌های درون جعبه؛ هرگز تمام نمی‌شوند.

## Tiles
# our translation

card-queen = ملکه
card-duke = دوک
card-countess = کنتس
card-knight = شوالیه
card-knight-lily = شوالیهٔ زنبق
card-knight-moon = شوالیهٔ ماه
card-knight-tower = شوالیهٔ برج
card-knight-acorn = شوالیهٔ بلوط
card-peasant = کشاورز
card-peasant-woman = زن کشاورز
card-jester = دلقک
card-monk = راهب
card-sorcerer = جادوگر
card-tax-collector = مأمور مالیات
card-tax-collector-1 = مأمور مالیات ۱
card-tax-collector-2 = مأمور مالیات ۲
card-tax-collector-3 = مأمور مالیات ۳
card-tax-collector-4 = مأمور مالیات ۴
card-tax-collector-5 = مأمور مالیات ۵
card-tax-collector-6 = مأمور مالیات ۶
card-tax-collector-7 = مأمور مالیات ۷
card-tax-collector-8 = مأمور مالیات ۸

card-row-1 = ردیف ۱ (پایین‌ترین)
card-row-2 = ردیف ۲
card-row-3 = ردیف ۳
card-row-4 = ردیف ۴
card-row-5 = ردیف ۵
card-row-6 = ردیف ۶ (بالاترین)
card-pile-1 = دستهٔ یکم
card-pile-2 = دستهٔ دوم
card-pile-3 = دستهٔ سوم
card-start = آغاز
card-realm = پادشاهی
card-order = محفل
card-couple = زوج
card-coins = سکه‌ها
card-tokens = نشان‌ها

word-mix = کاشی‌ها در هر دسته
word-hill = تپه
word-needs = می‌خواهد
word-gives = می‌دهد

purse-vp = نفوذ
purse-realms = نشان پادشاهی
purse-renown = آوازه
