### پادشاهی تاس‌ها، به فارسی

game-title = پادشاهی تاس‌ها
game-about = یک پرتاب برای همهٔ میز. در روز و شب، قلعه و جنگلتان را علامت بزنید.

## Guilds, dice, rewards

guild-holy = قدیسان
guild-worker = پیشه‌وران
guild-shadow = سایه‌ها
guild-soldier = سربازان

die-yellow = زرد
die-red = قرمز
die-green = سبز
die-blue = آبی

reward-nothing = هیچ
reward-recruit = یک استخدام
reward-gold = طلا
reward-road = یک خانهٔ جاده
reward-sentinel = یک نگهبان
reward-combat = یک نبرد
reward-pedestal = یک سکو
reward-star = یک ستاره
reward-any = هر پاداشی

## What is asked

prompt-roll = شش تاس را بیندازید.
prompt-second-roll = برای برداشت دوم، تاس‌های سیاه را دوباره بیندازید.
prompt-strike = { $card }: چه چیزی خط بخورد؟ ({ $left } مانده)
prompt-track-order = کدام مسیر را اول پر می‌کنید؟
prompt-consolation = برداشت شما هیچ خانه‌ای را علامت نزد: در مسیری دلخواه یک خانه علامت بزنید.
prompt-statue = به سکو رسیدید: یک تندیس بگیرید.
prompt-action = استخدام (زرد { $yellow })، نبرد (قرمز { $red }) یا ساختن (سبز { $green })، با آبی { $blue } یا بی آن.{ $no_blue ->
    [1] {" "}تاس آبی در این نوبت به کار نمی‌آید.
   *[0] {""}
}{ $no_powers ->
    [1] {" "}قلمروها در این نوبت قدرتی ندارند.
   *[0] {""}
}
prompt-build-on = جادهٔ { $goal ->
    [none] کنار { $origin }
   *[other] میان { $origin } و { $goal }
} دوراهی می‌شود: از کدام سو؟ ({ $left } خانه مانده)
prompt-recruit = استخدام: خانهٔ بعدی یک شهروند دلخواه را علامت بزنید.
prompt-road = جاده: خانه‌ای کنار جاده‌هایتان را علامت بزنید.
prompt-combat = نبرد: خانهٔ بعدی یک کنام دلخواه را علامت بزنید.
prompt-citizen-joins = شهروندی از صنف { $guild } به شما می‌پیوندد: کدام‌یک؟

## Moves

move-roll = انداختن تاس‌ها
move-roll-black = انداختن تاس‌های سیاه
move-reset = برگرداندن تاس‌ها به پرتاب نخست (زرد { $yellow }، قرمز { $red }، سبز { $green }، آبی { $blue })
move-pass = این نوبت بی‌کنش
move-track = مسیر { $guild }: { $n } علامت؛ پاداش خانهٔ بعدی: { $reward }
move-recruit = استخدام شهروند { $value } ({ $guild })؛ پاداش خانه: { $reward }
move-citizen = شهروند { $value } ({ $guild })؛ پاداش خانه: { $reward }
move-statue = { $card }: { $text }
move-change = { $card }: { $die } از { $before } به { $after }
move-fight = نبرد در { $card }، بخش { $block } ({ $values })؛ پاداش خانه: { $reward }، سپس ۱ طلا
move-combat = { $card }؛ پاداش خانهٔ بعدی: { $reward }
move-build = ساختن از خانهٔ { $box } با { $value }{ $blue ->
    [1] {" "}(سبز و آبی)
   *[0] {""}
}: { $n } خانه، پاداش: { $rewards }
move-build-to = ساختن از خانهٔ { $box } با { $value }{ $blue ->
    [1] {" "}(سبز و آبی)
   *[0] {""}
}: { $n } خانه، پاداش: { $rewards }، تا قلمرو { $card }
move-build-fork = ساختن از خانهٔ { $box } با { $value }{ $blue ->
    [1] {" "}(سبز و آبی)
   *[0] {""}
}: { $n } خانه تا دوراهی، پاداش: { $rewards }
move-road = علامت در خانهٔ { $box }؛ پاداش: { $reward }
move-road-to = علامت در خانهٔ { $box }؛ پاداش: { $reward } و رسیدن به قلمرو { $card }
move-strike-domain = از دست دادن قلمرو { $card }
move-strike-bridge = از دست دادن { $card }
move-strike-lair = از دست دادن امتیاز نخست { $card }
move-strike-citizen = از دست دادن یک خانهٔ شهروند { $value } ({ $guild })
move-strike-track = مسیر { $card }

## Why not

why-value = تاس { $die } برابر { $value }{ $sum ->
    [0] {""}
   *[other] {" "}یا، با آبی، { $sum }
} است؛ این کار { $wanted } می‌خواهد
why-citizen-full = هر دو خانهٔ شهروند { $value } علامت خورده است
why-guild = شهروند { $value } از صنف { $guild } نیست
why-block-full = همهٔ خانه‌های این بخش علامت خورده است
why-lair-full = { $card } کامل است
why-road-checked = خانهٔ { $box } علامت خورده است
why-road-struck = خانهٔ { $box } را رویدادی خط زده است
why-not-next-to = خانهٔ { $box } کنار جاده‌ها و قلمروهای شما نیست
why-not-on-path = خانهٔ { $box } دنبالهٔ این جاده نیست
why-no-blue = این نوبت تاس آبی به کار نمی‌آید
why-blue-useless = آبی اینجا سودی ندارد: جاده از خانهٔ { $box } زودتر به پایان می‌رسد
why-not-rallied = { $card } هنوز با شما همراه نیست
why-domain-struck = { $card } را رویدادی خط زده است
why-used = { $card } در این مرحله به کار رفته است
why-no-powers = این نوبت قلمروها توانایی ندارند
why-no-change = هیچ تاسی از ۶ بالاتر و از ۱ پایین‌تر نمی‌رود؛ این یکی { $value } است
why-must-act = با یکی از تاس‌ها، چنان‌که آمده‌اند، می‌توان کنشی کرد؛ پس باید کرد
why-not-changed = تاس‌ها همان‌اند که آمده بودند
why-owned = { $card } را دارید
why-four-statues = چهار تندیس دارید
why-not-in-river = { $card } در رود نیست
why-track-full = مسیر { $guild } کامل است
why-not-activated = برداشت به مسیر { $guild } چیزی نمی‌دهد
## What a part of the board waits for

when-dice = تاس‌ها یک بار در آغاز نوبت انداخته می‌شوند
when-die = تاس را پیش از کنش خود و با قلمرویی که به شما پیوسته است می‌توان تغییر داد
when-track = مسیرها با برداشت پر می‌شوند؛ شما تنها ترتیبشان را انتخاب می‌کنید، یا مسیری را وقتی برداشت چیزی نمی‌دهد
when-citizen = شهروندان با تاس زرد کنش شما استخدام می‌شوند، یا با پاداشی که انتخاب را به شما می‌سپارد
when-statue = تندیس وقتی گرفته می‌شود که به پایه‌ای برسید
when-lair = با کنام‌ها بخش به بخش با تاس قرمز کنش خود می‌جنگید؛ پاداش نبرد خانهٔ بعدی یک کنام را علامت می‌زند
when-road = جاده‌ها با تاس سبز کنش شما ساخته می‌شوند، یا با پاداشی که علامت زدن خانه‌ای را به شما می‌سپارد
when-domain = قلمرو با جاده‌ای که به آن برسد به شما می‌پیوندد؛ تنها رویدادها به آن آسیب می‌زنند
when-bridge = پل وقتی به حساب می‌آید که جاده‌ای از آن بگذرد؛ تنها رویدادها به آن آسیب می‌زنند

## What happened

event-first-player = بازیکن { $seat } آغاز می‌کند.
    .you = شما آغاز می‌کنید.
event-turn = — نوبت { $turn }، بازیکن { $seat } —
event-roll = بازیکن { $seat } انداخت: سیاه { $first } و { $second }، زرد { $yellow }، قرمز { $red }، سبز { $green }، آبی { $blue }.
    .you = انداختید: سیاه { $first } و { $second }، زرد { $yellow }، قرمز { $red }، سبز { $green }، آبی { $blue }.
event-roll-black = تاس‌های سیاه { $first } و { $second } آمدند.
event-check = بازیکن { $seat } خانهٔ { $box } از { $card } را علامت زد{ $reward ->
    [none] .
   *[other] ، با پاداش { $reward }.
}
    .you = خانهٔ { $box } از { $card } را علامت زدید{ $reward ->
        [none] .
       *[other] ، با پاداش { $reward }.
    }
event-road = بازیکن { $seat } { $goal ->
    [none] کنار { $origin }
   *[other] میان { $origin } و { $goal }
} یک خانهٔ جاده را علامت زد{ $reward ->
    [none] .
   *[other] ، با پاداش { $reward }.
}
    .you = { $goal ->
        [none] کنار { $origin }
       *[other] میان { $origin } و { $goal }
    } یک خانهٔ جاده را علامت زدید{ $reward ->
        [none] .
       *[other] ، با پاداش { $reward }.
    }
event-lost = یک علامت بازیکن { $seat } هدر رفت: { $card } کامل است.
    .you = یک علامت شما هدر رفت: { $card } کامل است.
event-consolation = بازیکن { $seat } برداشتی نداشت و یک خانه علامت زد ({ $card }).
    .you = برداشتی نداشتید و یک خانه علامت زدید ({ $card }).
event-rally = بازیکن { $seat } قلمرو { $card } را با خود همراه کرد.
    .you = قلمرو { $card } را با خود همراه کردید.
event-lair = بازیکن { $seat } { $card } را کامل کرد: { $points } امتیاز.
    .you = { $card } را کامل کردید: { $points } امتیاز.
event-statue = بازیکن { $seat } { $card } را گرفت.
    .you = { $card } را گرفتید.
event-river = { $card } رو شد.
event-die = { $card }: { $die } از { $before } شد { $after }.
event-reset = تاس‌ها به پرتاب نخست برگشتند.
event-recruit = بازیکن { $seat } { $card } را استخدام کرد.
    .you = { $card } را استخدام کردید.
event-fight = بازیکن { $seat } در { $card } جنگید.
    .you = در { $card } جنگیدید.
event-build = بازیکن { $seat } { $goal ->
    [none] کنار { $origin }
   *[other] میان { $origin } و { $goal }
} با { $value } جاده ساخت.
    .you = { $goal ->
        [none] کنار { $origin }
       *[other] میان { $origin } و { $goal }
    } با { $value } جاده ساختید.
event-no-action = بازیکن { $seat } کنشی ندارد.
    .you = کنشی ندارید.
event-event = رویداد: { $card }. ({ $boats } قایق علامت خورده)
event-struck = خط خورد: { $card }.
event-struck-box = خط خورد: خانهٔ { $box } از { $card }.
event-river-shrinks = رود به زیر دسته رفت؛ از این پس { $size } کارت دارد.

## چرا بازی تمام می‌شود: پس از دونقطه

cause-tracks = سه مسیر یک بازیکن کامل است
cause-trees = هر بیست درخت علامت خورده‌اند

## Scores and verdicts

score-stars = ستاره‌ها
score-domains = قلمروها
score-lairs = کنام‌ها
score-statues = تندیس‌ها

tally-stars-forest = در جنگل
tally-stars-castle = در قلعه
tally-lair-first = { $card }، پیش از همه
tally-lair-later = { $card }، پس از دیگران

row-domains = { $n } همراه
row-lairs = { $n } کامل

tie-stars = ستاره

verdict-short-lost = عنوان از دست رفت
verdict-short-watched = عنوان ماند، زیر نظر
verdict-short-chamberlain = حاجبِ بزرگ
verdict-short-capital = دوک، و پایتخت

verdict-lost = عنوانتان را از دست دادید: جنوب دستی دیگر می‌خواهد.
verdict-watched = عنوانتان می‌ماند، ولی چشم‌ها به شماست.
verdict-chamberlain = حاجبِ بزرگ جنوب؛ ولی قلعهٔ دیگری پایتخت می‌شود.
verdict-capital = دوک! قلعهٔ شما پایتخت جنوب می‌شود.

## What cards do

text-statue-end = در پایان { $vp } امتیاز به‌ازای { $what }
text-statue-now = بی‌درنگ { $n } بار: { $reward }{ $stars ->
    [0] {""}
   *[other] ؛ در پایان { $stars } ستاره به شمار می‌آید
}
count-bridge = هر پل کامل
count-domain = هر قلمرو همراه شما
count-treasury = هر { $n } خانهٔ علامت‌خوردهٔ خزانه
count-wall-star = هر ستارهٔ علامت‌خورده در راه بارو
count-lair = هر کنامی که کامل کرده‌اید
count-star = هر { $n } ستارهٔ علامت‌خورده
count-pedestal = هر سکوی علامت‌خورده
count-holy = هر خانهٔ علامت‌خوردهٔ شهروندان قدیس
count-worker = هر خانهٔ علامت‌خوردهٔ شهروندان پیشه‌ور
count-shadow = هر خانهٔ علامت‌خوردهٔ شهروندان سایه
count-soldier = هر خانهٔ علامت‌خوردهٔ شهروندان سرباز

text-step = یک بار در هر کنش شما: تاس { $die } یکی بیشتر یا کمتر.
text-step-any = یک بار در هر کنش شما: یک تاس رنگی دلخواه یکی بیشتر یا کمتر.
text-flip = یک بار در هر کنش شما: تاس { $die } را برگردانید تا ۷ منهای مقدارش را نشان دهد.
text-joins = بی‌درنگ: شهروندی از صنف { $guild } به شما می‌پیوندد.
text-block = مقدارهای پذیرفته: { $values }؛ پاداش خانه‌ها: { $rewards }.

text-strike-domain-own-die = { $n ->
    [1] یکی از قلمروهایتان را که تاسی را تغییر می‌دهد خط بزنید.
   *[other] { $n } قلمرو خود را که تاسی را تغییر می‌دهند خط بزنید.
}
text-strike-domain-own = { $n ->
    [1] یکی از قلمروهایتان را خط بزنید.
   *[other] { $n } قلمرو خود را خط بزنید.
}
text-strike-domain-open = { $n ->
    [1] قلمروی را که با شما همراه نیست خط بزنید.
   *[other] { $n } قلمرو را که با شما همراه نیستند خط بزنید.
}
text-strike-bridge-open = { $n ->
    [1] پلی را که کامل نیست خط بزنید.
   *[other] { $n } پل را که کامل نیستند خط بزنید.
}
text-strike-bridge-complete = { $n ->
    [1] یک پل کامل را خط بزنید.
   *[other] { $n } پل کامل را خط بزنید.
}
text-strike-lair-open = { $n ->
    [1] امتیاز نخست کنامی را که کامل نیست خط بزنید.
   *[other] امتیاز نخست { $n } کنام را که کامل نیستند خط بزنید.
}
text-strike-citizen-checked = { $n ->
    [1] در صنفی که بیش از همه علامت دارد، یک خانهٔ علامت‌خوردهٔ شهروند را خط بزنید.
   *[other] در صنفی که بیش از همه علامت دارد، { $n } خانهٔ علامت‌خوردهٔ شهروند را خط بزنید.
}
text-strike-citizen-free = { $n ->
    [1] یک خانهٔ آزاد شهروند را خط بزنید.
   *[other] { $n } خانهٔ آزاد شهروند را خط بزنید، هر کدام از صنفی دیگر.
}
text-strike-box-next = { $section }: { $n ->
    [1] خانهٔ پاداش‌دار آزاد بعدی ({ $reward }) را خط بزنید.
   *[other] { $n } خانهٔ پاداش‌دار آزاد بعدی ({ $reward }) را خط بزنید.
}
text-strike-box-last = { $section }: { $n ->
    [1] آخرین خانهٔ پاداش‌دار آزاد ({ $reward }) را خط بزنید.
   *[other] { $n } خانهٔ پاداش‌دار آزاد آخر ({ $reward }) را خط بزنید.
}
text-river = رود به زیر دسته می‌رود؛ از این پس { $n } کارت دارد.
text-this-turn = این نوبت: { $bans }.
text-otherwise = اگر نشد: { $text }
bans-no-blue = بدون تاس آبی
bans-no-powers = بدون توانایی قلمروها
bans-no-second-harvest = بدون برداشت دوم
word-largest-track = مسیر ناتمامی که بیش از همه علامت دارد

## Sections of the sheets
# our translation

word-wall-walk = راه بارو
word-day = روز
word-night = شب
card-castle = برگهٔ قلعه
card-forest = برگهٔ جنگل
card-lairs = کنام‌ها
card-holy = قدیسان
card-worker = پیشه‌وران
card-shadow = سایه‌ها
card-soldier = سربازان
card-treasury = خزانه
card-wall-walk = راه بارو
card-citizen-1 = شهروند ۱
card-citizen-2 = شهروند ۲
card-citizen-3 = شهروند ۳
card-citizen-4 = شهروند ۴
card-citizen-5 = شهروند ۵
card-citizen-6 = شهروند ۶
card-citizen-7 = شهروند ۷
card-citizen-8 = شهروند ۸
card-citizen-9-10 = شهروند ۹/۱۰
card-citizen-11-12 = شهروند ۱۱/۱۲
card-lair-1 = کنام ۱
card-lair-2 = کنام ۲
card-lair-3 = کنام ۳
card-lair-4 = کنام ۴
road-box = { $n } جادهٔ { $goal ->
    [none] کنار { $origin }
   *[other] میان { $origin } و { $goal }
}
card-s1 = آغاز ۱
card-s2 = آغاز ۲
card-s3 = آغاز ۳
card-s4 = آغاز ۴
card-bridge-1 = پل ۱
card-bridge-2 = پل ۲
card-bridge-3 = پل ۳
card-bridge-4 = پل ۴
card-bridge-5 = پل ۵
card-bridge-6 = پل ۶
card-trees = درختان
card-boats = قایق‌ها

## Domains
# our translation. The sign stands to the left of its number: it is isolated from left to right.

card-yellow-step = زرد {"\u2066±۱\u2069"}
card-red-step = قرمز {"\u2066±۱\u2069"}
card-green-step = سبز {"\u2066±۱\u2069"}
card-blue-step = آبی {"\u2066±۱\u2069"}
card-yellow-flip = برگرداندن زرد
card-red-flip = برگرداندن قرمز
card-green-flip = برگرداندن سبز
card-blue-flip = برگرداندن آبی
card-any-step = هر تاس {"\u2066±۱\u2069"}
card-holy-joins = پیوستن یک قدیس
card-worker-joins = پیوستن یک پیشه‌ور
card-shadow-joins = پیوستن یک سایه
card-soldier-joins = پیوستن یک سرباز

## Statues
# our translation

card-statue-1 = تندیس ۱
card-statue-2 = تندیس ۲
card-statue-3 = تندیس ۳
card-statue-4 = تندیس ۴
card-statue-5 = تندیس ۵
card-statue-6 = تندیس ۶
card-statue-7 = تندیس ۷
card-statue-8 = تندیس ۸
card-statue-9 = تندیس ۹
card-statue-10 = تندیس ۱۰
card-statue-11 = تندیس ۱۱
card-statue-12 = تندیس ۱۲
card-statue-13 = تندیس ۱۳
card-statue-14 = تندیس ۱۴

## Events
# our translation

card-usurper = غاصب
card-flood = سیل
card-emboldened-monsters = هیولاهای گستاخ
card-desertion = فرار از خدمت
card-hiring-freeze = توقف استخدام
card-embezzlement = اختلاس
card-undermined-wall = باروی نقب‌خورده
card-iconoclasts = تندیس‌شکنان
card-guild-strike = اعتصاب صنف
card-impassable-roads = جاده‌های بسته
