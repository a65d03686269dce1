### دهکده‌ها، به فارسی

game-title = دهکده‌ها
game-about = کنشی را هدایت کنید تا دیگران هم دنبال کنند. با کارت‌هایی که هم مزرعه‌اند، هم سنگ و هم خانه، دهکده‌ای برپا کنید.

## Words

word-food = خوراک
word-wood = چوب
word-stone = سنگ
word-magic = جادو
word-wild = منبع دلخواه
word-castle = قلعه
word-nothing = هیچ
word-harvest = برداشت
word-develop = توسعه
word-build = ساخت
word-recruit = استخدام
word-tax = مالیات
word-worker = کارگر
word-soldier = سرباز
word-shadow = سایه
word-holy = مقدس
word-vp = امتیاز
word-adventurer-deck = ماجراجویان مانده
word-piles = ستون‌ها
word-castles = قلعه‌ها
word-buildings = ساختمان‌ها
word-adventurers = ماجراجویان

resources-food = { $n } خوراک
resources-wood = { $n } چوب
resources-stone = { $n } سنگ
resources-magic = { $n } جادو

types-worker = { $n ->
    [1] کارگر
   *[other] { $n } کارگر
}
types-soldier = { $n ->
    [1] سرباز
   *[other] { $n } سرباز
}
types-shadow = { $n ->
    [1] سایه
   *[other] { $n } سایه
}
types-holy = { $n ->
    [1] مقدس
   *[other] { $n } مقدس
}

## What is asked

prompt-lead = نوبت شماست: برداشت، توسعه، ساخت، استخدام یا مالیات را هدایت کنید.
prompt-follow = بازیکن { $leader } «{ $action }» را هدایت می‌کند: دنبال می‌کنید؟
prompt-draw = { $left ->
    [1] یک کارت بکشید. از کجا؟
   *[other] { $left } کارت بکشید، یکی‌یکی. از کجا؟
}
prompt-discard = { $why ->
    [2] بیش از ۸ کارت در دست دارید: { $left } کارت کنار بگذارید.
    [1] برای این توانایی { $left ->
        [1] یک کارت
       *[other] { $left } کارت
    } کنار بگذارید.
   *[0] برای توسعهٔ یک کارت، { $left ->
        [1] یک کارت دیگر
       *[other] { $left } کارت دیگر
    } کنار بگذارید.
}
prompt-remove = { $left ->
    [1] یک کارت را از بازی بیرون بگذارید.
   *[other] { $left } کارت را از بازی بیرون بگذارید.
}
prompt-resource = کدام کارت را منبع می‌کنید؟
prompt-pay = { $left ->
    [0] بهای { $card } پرداخت شد. می‌سازید؟
    [1] پرداخت برای { $card }: یک منبع دیگر.
   *[other] پرداخت برای { $card }: { $left } منبع دیگر.
}
prompt-powers = کدام توانایی را به کار می‌برید؟
prompt-rob = { $card }: از چه کسی { $what ->
    [gold] طلا
    [cards] کارت
   *[other] { $what }
} می‌گیرید؟

## Moves

move-harvest-lead = برداشت: ۳ کارت بکشید
move-harvest-follow = دنبال کردن برداشت: یک کارت بکشید
move-harvest-alone = برداشت: ۳ کارت بکشید، تا ۸ کارت در دست
move-tax-lead = مالیات: ۱ طلا بگیرید و یک کارت بکشید
move-tax-follow = دنبال کردن مالیات: یک کارت بکشید
move-tax-alone = مالیات: یک کارت را از بازی بیرون بگذارید و ۱ طلا بگیرید
move-develop-lead = توسعه: یک کارت کنار بگذارید و کارت دیگری را منبع کنید
move-develop-follow = دنبال کردن توسعه: ۲ کارت کنار بگذارید و کارت دیگری را منبع کنید
move-develop-alone = توسعه: یک کارت را از بازی بیرون بگذارید و کارت دیگری را منبع کنید
move-develop = { $card } بشود { $resource }
move-build = ساختن { $card } با { $cost } ({ $vp } امتیاز)
move-recruit = استخدام { $card } با { $gold } طلا ({ $vp } امتیاز)
move-decline = دنبال نمی‌کنم
move-done = دیگر بس است
move-confirm = پرداخت و ساختن
move-back = ساختن چیزی دیگر
move-back-source = پس گرفتن: { $source }
move-draw = کشیدن { $card } از ستون { $pile }
move-draw-deck = کشیدن از دسته
move-draw-empty = کشیدن از ستون { $pile }
move-discard = کنار گذاشتن { $card } در ستون { $pile } (روی { $below })
move-remove = بیرون گذاشتن { $card } از بازی
move-coin = یک سکه روی { $resource }، از آنِ خودتان
move-coin-castle = یک سکه روی قلعه‌تان، برای منبع دلخواه
move-coin-from = یک سکه روی { $resource }، از آنِ بازیکن { $owner }، که سکه را نگه می‌دارد
move-use = { $card }: { $effect }
move-rob = گرفتن از بازیکن { $victim }
move-rob-cards = گرفتن { $n ->
    [1] یک کارت
   *[other] { $n } کارت
} از دست بازیکن { $victim }
move-rob-gold = گرفتن { $n } طلا از بازیکن { $victim }

## Why not

why-other-action = اکنون تنها «{ $action }» را می‌توان دنبال کرد
why-not-in-hand = { $card } در دست شما نیست
why-already-built = { $card } در دهکدهٔ شما هست
why-too-few-coins = { $card } { $n } منبع می‌خواهد، هر کدام یک سکه؛ شما { $have } سکه دارید: { $more } سکهٔ دیگر لازم است
why-cannot-pay = بهای { $card } { $cost } است؛ با { $have } سکه، منابع بی‌سکه و توانایی‌هایتان از عهده‌اش برنمی‌آیید
why-not-in-row = { $card } در ردیف ماجراجویان نیست
why-requirement = { $card } ساختمان‌های بیشتری در دهکدهٔ شما می‌خواهد: { $types }
why-recruit-gold = استخدام { $card } { $price } طلا می‌خواهد، شما { $have } دارید: { $more } طلای دیگر لازم است
why-develop-first = نخست کنش «توسعه» را انتخاب کنید و بهایش را بپردازید
why-develop-cards = این کار { $n } کارت در دست می‌خواهد، شما { $have } دارید
why-tax-hand = باید یک کارت از بازی بیرون گذاشت، ولی دست شما خالی است
why-deck-empty = دسته خالی است
why-pile-empty = ستون { $pile } خالی است
why-all-paid = همه پرداخت شده: تأیید کنید، یا چیزی را پس بگیرید
why-no-coin = سکه‌ای برایتان نمانده است
why-castle-used = روی قلعه‌تان یک سکه هست
why-own-seat = این جای خودتان است
why-no-seat = در این بازی بازیکن { $owner } نداریم
why-not-needed = { $card } دیگر { $resource } نمی‌خواهد
why-no-resource = { $resource } بی‌سکه در کار نیست
why-source-blocks = با این، بقیه را نمی‌توان پرداخت
why-not-yours = { $card } در دهکدهٔ شما نیست
why-after-action = { $card } تنها پس از کنش اثر می‌کند
why-used = { $card } در این کنش به کار رفته است
why-only-for = { $card } تنها در ساختن ساختمان { $type } کمک می‌کند
why-power-cards = { $card } { $n ->
    [1] یک کارت
   *[other] { $n } کارت
} از دستتان می‌خواهد
why-arrived = { $card } تازه رسیده است؛ از کنش بعدی اثر می‌کند
why-instant-over = { $card } تنها هنگام رسیدن اثر می‌کرد
why-other-moment = { $card } در این کنش اثر نمی‌کند
why-no-effect = { $card } اکنون سودی ندارد
why-nothing-to-take = از این بازیکن چیزی نمی‌توان گرفت
## What a part of the board waits for

when-action = کنش در آغاز نوبت شما هدایت می‌شود، یا وقتی دیگری آن را هدایت کند دنبال می‌شود
when-pile = از ستون‌ها وقتی کارت می‌کشید که کنشی یا قدرتی اجازه دهد
when-deck = از دستهٔ کارت وقتی می‌کشید که کنشی یا قدرتی اجازه دهد
when-seat = سکه‌های شما هنگام پرداخت بهای ساختمان روی منابع دیگران می‌روند؛ تنها با یک قدرت می‌توان چیزی از آن‌ها گرفت
when-own = سکه‌ها هنگام پرداخت بهای ساختمان روی منابع شما گذاشته می‌شوند؛ قدرت‌ها وقتی به کار می‌روند که پرسیده شود
when-hand = کارت‌های دستتان وقتی ساخته، توسعه یا کنار گذاشته می‌شوند که کنشی یکی را بخواهد
when-row = ماجراجویان با کنش استخدام به کار گرفته می‌شوند

## What happened

event-first-player = بازیکن { $seat } آغاز می‌کند.
    .you = شما آغاز می‌کنید.
event-dealt = به بازیکن { $seat } یک کارت رسید.
event-dealt-own = به شما { $card } رسید.
event-dealt-told = به بازیکن { $seat } { $card } رسید.
event-turn = — نوبت { $turn }، بازیکن { $seat } —
event-replenish = بازیکن { $seat } طلایش را پس گرفت: { $gold }.
    .you = طلایتان را پس گرفتید: { $gold }.
event-replenish-alone = بازیکن { $seat } طلایش را پس گرفت: { $gold }؛ { $slid } طلای دیگر نوبت بعد برمی‌گردد.
    .you = طلایتان را پس گرفتید: { $gold }؛ { $slid } طلای دیگر نوبت بعد برمی‌گردد.
event-lead = بازیکن { $seat } «{ $action }» را هدایت می‌کند.
    .you = «{ $action }» را هدایت می‌کنید.
event-follow = بازیکن { $seat } دنبال کرد.
    .you = دنبال کردید.
event-decline = بازیکن { $seat } دنبال نکرد.
    .you = دنبال نکردید.
event-draw = بازیکن { $seat } یک کارت از دسته کشید.
event-draw-own = شما { $card } را از دسته کشیدید.
event-draw-told = بازیکن { $seat } { $card } را از دسته کشید.
event-draw-open = بازیکن { $seat } { $card } را از ستون { $pile } کشید.
    .you = { $card } را از ستون { $pile } کشیدید.
event-refill = { $card } در ستون { $pile } رو شد.
event-discard = بازیکن { $seat } { $card } را در ستون { $pile } کنار گذاشت.
    .you = { $card } را در ستون { $pile } کنار گذاشتید.
event-remove = بازیکن { $seat } { $card } را از بازی بیرون گذاشت.
    .you = { $card } را از بازی بیرون گذاشتید.
event-develop = بازیکن { $seat } { $card } را منبع کرد.
    .you = { $card } را منبع کردید.
event-pay = بازیکن { $seat } بهای { $card } را می‌پردازد.
    .you = بهای { $card } را می‌پردازید.
event-coin = بازیکن { $seat } یک سکه روی { $on } گذاشت، از آنِ بازیکن { $owner }.
    .you = یک سکه روی { $on } گذاشتید، از آنِ { $owner }.
    .you-own = یک سکه روی { $on } خودتان گذاشتید.
    .yours = { $seat } یک سکه روی { $on } شما گذاشت.
    .own = { $seat } یک سکه روی { $on } خودش گذاشت.
event-use = بازیکن { $seat } { $card } را به کار برد.
    .you = { $card } را به کار بردید.
event-build = بازیکن { $seat } { $card } را ساخت.
    .you = { $card } را ساختید.
event-recruit = بازیکن { $seat } { $card } را با { $gold } طلا استخدام کرد.
    .you = { $card } را با { $gold } طلا استخدام کردید.
event-row = { $card } به ردیف ماجراجویان پیوست.
event-tax = بازیکن { $seat } مالیات گرفت: { $gold } طلا.
    .you = مالیات گرفتید: { $gold } طلا.
event-gain = { $gold } طلا به بازیکن { $seat } رسید ({ $card }).
    .you = { $gold } طلا به شما رسید ({ $card }).
event-steal-gold = بازیکن { $seat } از بازیکن { $victim } طلا گرفت: { $gold } ({ $card }).
    .you = از { $victim } طلا گرفتید: { $gold } ({ $card }).
    .yours = { $seat } از شما طلا گرفت: { $gold } ({ $card }).
event-steal-card = بازیکن { $seat } یک کارت از دست بازیکن { $victim } گرفت.
    .you = یک کارت از دست { $victim } گرفتید.
    .yours = { $seat } یک کارت از دست شما گرفت.
event-steal-card-own = شما { $card } را از دست بازیکن { $victim } گرفتید.
event-steal-card-told = بازیکن { $seat } { $card } را از دست بازیکن { $victim } گرفت.
event-lose-card = بازیکن { $thief } یک کارت از بازیکن { $seat } گرفت.
    .you = { $thief } یک کارت از شما گرفت.
    .yours = یک کارت از { $seat } گرفتید.
event-lose-card-own = بازیکن { $thief } { $card } را از شما گرفت.
event-lose-card-told = بازیکن { $thief } { $card } را از بازیکن { $seat } گرفت.

## چرا بازی تمام می‌شود: پس از دونقطه

cause-target = روستایی به اندازهٔ پایانی‌اش رسیده است
cause-deck = دستهٔ ساختمان‌ها تمام شده است
cause-idle = در دو دور هیچ چیز جابه‌جا نشد

## Scores and verdicts

score-buildings = ساختمان‌ها
score-adventurers = ماجراجویان
score-powers = توانایی‌ها
score-gold = طلا

tally-gold-hand = در دست
tally-gold-cards = روی کارت‌ها

row-buildings = { $n } ساخته
row-adventurers = { $n } پیوسته

tie-village = کارت در روستا
tie-gold = طلا
tie-resources = منبع

verdict-short-imperator = امپراتور
verdict-short-architect = معمار
verdict-short-boastful-mayor = کدخدای لاف‌زن
verdict-short-backwater = ده‌کوره
verdict-short-pothole = چاله

verdict-imperator = رتبهٔ ۱ از ۵: امپراتور.
verdict-architect = رتبهٔ ۲ از ۵: معمار.
verdict-boastful-mayor = رتبهٔ ۳ از ۵: کدخدای لاف‌زن.
verdict-backwater = رتبهٔ ۴ از ۵: ده‌کوره.
verdict-pothole = رتبهٔ ۵ از ۵: چاله.

## What cards do

effect-gold = { $n } طلا
effect-draw = { $n ->
    [1] یک کارت بکشید
   *[other] { $n } کارت بکشید
}
effect-draw-per = { $n ->
    [1] یک کارت به‌ازای { $what } بکشید
   *[other] { $n } کارت به‌ازای { $what } بکشید
}
effect-steal-cards = { $n ->
    [1] یک کارت
   *[other] { $n } کارت
} به قرعه از دست یک حریف بگیرید
effect-steal-gold = { $n } طلا از یک حریف بگیرید
effect-resource = { $resource }، بی‌سکه
effect-resource-for = { $resource }، بی‌سکه، برای ساختمان { $type }
effect-vp-per = { $n ->
    [1] یک امتیاز به‌ازای { $what }
   *[other] { $n } امتیاز به‌ازای { $what }
}
effect-per = به‌ازای { $what } { $effect }
effect-and = { $one } و { $other }
effect-discard = { $n ->
    [1] یک کارت
   *[other] { $n } کارت
} کنار بگذارید برای: { $effect }

count-worker-building = هر ساختمان کارگر در دهکدهٔ شما
count-soldier-building = هر ساختمان سرباز در دهکدهٔ شما
count-shadow-building = هر ساختمان سایه در دهکدهٔ شما
count-holy-building = هر ساختمان مقدس در دهکدهٔ شما
count-adventurer = هر ماجراجو در دهکدهٔ شما

text-castle = منبع دلخواه با یک سکه، تنها برای صاحبش.
note-harbor = دفترچه‌ها یکسان نیستند: فرانسوی سایه را می‌گوید و فارسی سرباز را. از آنِ ما پیرو فرانسوی است.
text-when-harvest = برداشت: { $effect }.
text-when-develop = توسعه: { $effect }.
text-when-build = ساخت: { $effect }.
text-when-recruit = استخدام: { $effect }.
text-when-tax = مالیات: { $effect }.
text-when-instant = یک بار، هنگام رسیدن: { $effect }.
text-when-end = در پایان: { $effect }.

## Castles
# our translation

card-castle-red = قلعهٔ سرخ
card-castle-blue = قلعهٔ آبی
card-castle-green = قلعهٔ سبز
card-castle-yellow = قلعهٔ زرد
card-castle-purple = قلعهٔ بنفش

## Buildings
# our translation

card-farm = مزرعه
card-tannery = دباغی
card-workshop = کارگاه
card-windmill = آسیاب بادی
card-tavern = میخانه
card-blacksmith = آهنگری
card-brewery = آبجوسازی
card-trading-post = تجارت‌خانه
card-market-square = میدان بازار
card-watch-post = دیده‌بانی
card-barracks = سربازخانه
card-guard-tower = برج نگهبانی
card-armory = اسلحه‌خانه
card-keep = دژ
card-bastion = بارو
card-training-grounds = میدان مشق
card-gatehouse = دروازه‌خانه
card-citadel = ارگ
card-hideout = مخفیگاه
card-witchs-hut = کلبهٔ ساحره
card-catacombs = دخمه‌ها
card-harbor = بندر
card-black-market = بازار سیاه
card-poachers-camp = اردوگاه شکاردزد
card-wizards-tower = برج جادوگر
card-gambling-den = قمارخانه
card-thieves-den = لانهٔ دزدان
card-shrine = زیارتگاه
card-chapel = نیایشگاه
card-herb-garden = باغ دارویی
card-fountain = فواره
card-monastery = صومعه
card-cathedral = کلیسای جامع
card-oracle = سرای پیشگو
card-arcane-library = کتابخانهٔ اسرار
card-temple = معبد

## Adventurers
# our translation

card-paladin = پالادین
card-rogue = راهزن
card-thief = دزد
card-bard = خنیاگر
card-ranger = جنگلبان
card-enchantress = افسونگر
card-knight = شوالیه
card-necromancer = احضارگر مردگان
card-guildmaster = استاد صنف
card-high-priestess = کاهنهٔ اعظم
card-warlord = سپهسالار
card-cleric = کشیش
card-archmage = جادوگر اعظم
card-inquisitor = مفتش
card-merchant-prince = شاهزادهٔ بازرگان
card-champion = پهلوان
