### پادشاهی کارت‌ها، به فارسی

game-title = پادشاهی کارت‌ها
game-about = دو تاس بیندازید، شهروندانتان را بیدار کنید، هیولا بکشید و قلمرو بسازید. هر پرتاب به همه می‌رسد.

## Tokens, roles, areas, types

resource-gold = طلا
resource-strength = نیرو
resource-magic = جادو
token-gold = { $n } طلا
token-strength = { $n } نیرو
token-magic = { $n } جادو
token-vp = { $n } امتیاز

role-worker = { $n ->
    [1] پیشه‌ور
   *[other] { $n } پیشه‌ور
}
role-soldier = { $n ->
    [1] سرباز
   *[other] { $n } سرباز
}
role-shadow = { $n ->
    [1] سایه
   *[other] { $n } سایه
}
role-holy = { $n ->
    [1] قدیس
   *[other] { $n } قدیس
}

area-hills = تپه‌ها
area-ruins = ویرانه‌ها
area-forest = جنگل
area-valley = دره
area-mountains = کوهستان
area-swamp = مرداب
area-caverns = غارها
area-barrens = برهوت

type-minion = نوچه
type-beast = جانور
type-titan = تایتان
type-boss = سردسته

## What is asked

prompt-keep-duke = کدام دوک را پنهانی نگه می‌دارید؟
prompt-roll = تاس‌ها را بیندازید.
prompt-change-dice = تاس‌ها { $first } و { $second } آمده‌اند: یکی را تغییر می‌دهید یا همین خوب است؟
prompt-harvest-choice = { $card }: چه می‌گیرید؟
prompt-harvest-exchange = کدام دادوستدها را انجام می‌دهید؟
prompt-consolation = هیچ‌یک از شهروندانتان بیدار نشد: یک منبع بگیرید.
prompt-action = { $left ->
    [1] واپسین کنش شما: کشتن، استخدام، ساختن یا گرفتن یک منبع.
   *[other] نخستین کنش شما: کشتن، استخدام، ساختن یا گرفتن یک منبع.
}
prompt-attack = هیولاها یورش آوردند ({ $other ->
    [0] تاس { $die }
   *[other] تاس‌های { $die } و { $other }
}). ارباب تاریکی چه چیزی را می‌گیرد؟
prompt-choose = { $card }: پاداشتان را انتخاب کنید.
prompt-exchange = { $card }: دادوستد می‌کنید؟
prompt-free-citizen = { $card }: یک شهروند رایگان بگیرید.
prompt-rob = { $card }: از چه کسی می‌گیرید؟
prompt-raid = { $card }: از چه کسی یک هیولا به قرعه می‌گیرید؟
prompt-give-back = { $card }: یکی از کارت‌هایتان را به دسته‌اش برمی‌گردانید؟
prompt-extra-slay = { $card }: یک هیولای دیگر می‌کشید؟
prompt-which-first = کدام قلمرو شما اول اثر کند؟

## Moves

move-roll = انداختن تاس‌ها
move-keep-dice = همین { $first } و { $second }
move-keep-duke = نگه داشتن { $card }
move-decline = نه، سپاس
move-take = گرفتن { $tokens }
move-slay = کشتن { $card } با { $price }
move-slay-nothing = کشتن در ستون { $column }
move-recruit = استخدام { $card } با { $price }
move-recruit-nobody = استخدام از دستهٔ { $stack }
move-build = ساختن { $card } با { $price }
move-build-nothing = ساختن در ستون { $column }
move-choose = { $effect }{ $times ->
    [1] {""}
   *[other] ، { $times } بار
}
move-choose-none = گزینهٔ { $option }
move-exchange = { $card }: { $effect }{ $times ->
    [1] {""}
   *[other] ، { $times } بار
}
move-exchange-once = { $effect }
move-free = گرفتن { $card }
move-rob = گرفتن { $tokens } از بازیکن { $victim }
move-rob-reserve = گرفتن { $resource } از ذخیره
move-raid = گرفتن یک هیولا از بازیکن { $victim }
move-attack = ستون { $column }: از دست دادن { $card }
move-attack-nothing = ستون { $column }: چیزی نمانده، پادشاهی سقوط می‌کند
move-change-die = { $card }: { $before } بشود { $after }{ $gold ->
    [0] {""}
   *[other] {" "}با { $gold } طلا
}
move-first = اول { $card }
move-return = برگرداندن { $card }

## Why not

why-empty = این دسته خالی است
why-too-dear = بهای { $card } { $cost } است، شما { $have } دارید؛ { $more } دیگر لازم است
why-no-strength = بهای { $card } { $cost } است و دست‌کم ۱ نیرو باید واقعی باشد؛ شما هیچ ندارید
why-no-gold = بهای { $card } { $cost } است و دست‌کم ۱ طلا باید واقعی باشد؛ شما هیچ ندارید
why-only-magic = در بهای { $card } دست‌کم ۱ { $token } باید واقعی باشد
why-roles = { $card } شهروندان بیشتری می‌خواهد؛ هنوز کم است: { $roles }
why-not-yours = { $card } در پادشاهی شما نیست
why-used = { $card } برای این پرتاب به کار رفته است
why-too-dear-power = نمی‌توانید بهای { $card } را بپردازید
why-no-change = { $card } این تاس را تغییر نمی‌دهد
why-not-dealt = این دوک به شما داده نشده است
why-not-free = { $card } اکنون در میان شهروندان رایگان نیست
why-own-seat = این پادشاهی خودتان است
why-no-seat = کسی آنجا ننشسته است
why-nothing-to-take = از آن پادشاهی چیزی نمی‌توان گرفت
why-not-given = این کارت نمی‌گذارد { $card } را پس بدهید
why-no-exchange = { $card } در این پرتاب چیزی برای داد و ستد ندارد
why-not-attacked = هیولاها به این کارت نمی‌رسند: یکی از کارت‌های روشن را انتخاب کنید

## What a part of the board waits for

when-dice = تاس‌ها یک بار در آغاز نوبت شما انداخته می‌شوند
when-die = تاس را فقط درست پس از پرتاب و با قلمرویی که این توان را دارد می‌توان تغییر داد
when-token = گرفتن منبع یکی از دو کنش شماست، پس از برداشت
when-monster = هیولاها با یکی از دو کنش شما کشته می‌شوند، پس از برداشت
when-citizen = شهروندان با یکی از دو کنش شما استخدام می‌شوند، پس از برداشت
when-domain = قلمروها با یکی از دو کنش شما ساخته می‌شوند، پس از برداشت
when-seat = از دیگران تنها وقتی چیزی می‌گیرید که یکی از کارت‌هایتان بگوید
when-duke = دوک‌ها یک بار پیش از نوبت نخست انتخاب می‌شوند و در پایان امتیاز می‌آورند
when-own = کارت‌های شما خودشان با تاس‌ها یا کنش‌هایتان به کار می‌افتند؛ تنها وقتی یکی از آن‌ها بپرسد فشرده می‌شوند

## What happened

event-dukes-dealt = بازیکن { $seat } دو دوک را دید.
event-dukes-dealt-own = دو دوک پیش شماست: { $one } و { $other }.
event-dukes-dealt-told = بازیکن { $seat } دو دوک را دید: { $one } و { $other }.
event-duke-kept-own = { $card } را نگه داشتید.
event-duke-kept-told = بازیکن { $seat } { $card } را نگه داشت.
event-duke-kept = بازیکن { $seat } دوکش را برگزید.
event-roll-off = بازیکن { $seat } برای نوبت نخست تاس انداخت: { $first } و { $second }.
    .you = برای نوبت نخست تاس انداختید: { $first } و { $second }.
event-first-player = بازیکن { $seat } آغاز می‌کند.
    .you = شما آغاز می‌کنید.
event-turn = — نوبت { $turn }، بازیکن { $seat } —
event-roll = بازیکن { $seat } تاس انداخت: { $first } و { $second }.
    .you = تاس انداختید: { $first } و { $second }.
event-die-changed = { $card }: { $before } شد { $after }.
event-gain = { $tokens } به بازیکن { $seat } رسید ({ $card }).
    .you = { $tokens } به شما رسید ({ $card }).
event-exchange = بازیکن { $seat } با دادن { $paid }، { $tokens } گرفت ({ $card }).
    .you = با دادن { $paid }، { $tokens } گرفتید ({ $card }).
event-consolation = بازیکن { $seat } یک { $resource } گرفت، چون شهروندی بیدار نشد.
    .you = یک { $resource } گرفتید، چون شهروندی بیدار نشد.
event-take = بازیکن { $seat } یک { $resource } گرفت.
    .you = یک { $resource } گرفتید.
event-slay = بازیکن { $seat } { $card } را با { $tokens } کشت.
    .you = { $card } را با { $tokens } کشتید.
event-recruit = بازیکن { $seat } { $card } را با { $tokens } استخدام کرد.
    .you = { $card } را با { $tokens } استخدام کردید.
event-build = بازیکن { $seat } { $card } را با { $tokens } ساخت.
    .you = { $card } را با { $tokens } ساختید.
event-free-citizen = بازیکن { $seat } { $card } را رایگان گرفت ({ $by }).
    .you = { $card } را رایگان گرفتید ({ $by }).
event-rob = بازیکن { $seat } از بازیکن { $victim } { $amount } { $resource } گرفت ({ $card }).
    .you = از { $victim } { $amount } { $resource } گرفتید ({ $card }).
    .yours = { $seat } از شما { $amount } { $resource } گرفت ({ $card }).
event-raid = بازیکن { $seat } { $card } را از بازیکن { $victim } گرفت ({ $by }).
    .you = { $card } را از { $victim } گرفتید ({ $by }).
    .yours = { $seat } { $card } را از شما گرفت ({ $by }).
event-return = بازیکن { $seat } { $card } را برگرداند ({ $by }).
    .you = { $card } را برگرداندید ({ $by }).
event-uncover = { $card } رو شد.
event-exhausted = { $of ->
    [slay] در { $area } هیولایی نماند.
    [recruit] کارت { $card } تمام شد.
    [mixed] شهروندان عدد { $values } تمام شدند.
   *[build] در ستون { $column } قلمرویی نماند.
}
event-ending-averted = پایان بازی فعلاً عقب افتاد: آن شرط دیگر برقرار نیست.
event-reopened = { $of ->
    [slay] در { $area } دوباره هیولایی هست.
    [recruit] کارت { $card } دوباره هست.
    [mixed] شهروندی با عدد { $values } دوباره هست.
   *[build] در ستون { $column } دوباره قلمرویی هست.
}
event-capture = ارباب تاریکی { $card } را گرفت.
event-dark-lord = ارباب تاریکی { $card } بود.

## چرا بازی تمام می‌شود: پس از دونقطه

cause-monsters = همهٔ هیولاها کشته شده‌اند
cause-domains = همهٔ قلمروها ساخته شده‌اند
cause-exhausted = به اندازهٔ کافی دسته تمام شده است
cause-triggered = پایان بازی پیش‌تر رقم خورده است
cause-overrun = هنگام رسیدن هیولاها ستونی خالی بود

## Scores and verdicts

score-tokens = نشان‌های امتیاز
score-monsters = هیولاها
score-domains = قلمروها
score-duke-worker = دوک: پیشه‌وران
score-duke-soldier = دوک: سربازان
score-duke-shadow = دوک: سایه‌ها
score-duke-holy = دوک: قدیسان
score-duke-symbols = دوک: نقش‌ها
score-duke-resources = دوک: منابع
score-duke-citizens = دوک: شهروندان
score-duke-monsters = دوک: هیولاها
score-duke-titan = دوک: تایتان‌ها
score-duke-minion = دوک: نوچه‌ها
score-duke-beast = دوک: جانوران
score-duke-boss = دوک: سردسته‌ها
score-duke-domains = دوک: قلمروها

tally-tokens = { $n ->
   *[other] نشان امتیاز
}
tally-duke-worker = { $n ->
   *[other] پیشه‌ور
}
tally-duke-soldier = { $n ->
   *[other] سرباز
}
tally-duke-shadow = { $n ->
   *[other] سایه
}
tally-duke-holy = { $n ->
   *[other] قدیس
}
tally-duke-symbols = از هر نقش
tally-duke-resources = { $n ->
   *[other] منبع
}، { $group ->
    [2] دوتا‌دوتا
    [3] سه‌تا‌سه‌تا
    [4] چهارتا‌چهارتا
   *[other] در دسته‌های { $group }تایی
}
tally-duke-citizens = { $n ->
   *[other] شهروند
}
tally-duke-monsters = { $n ->
   *[other] هیولا
}
tally-duke-titan = { $n ->
   *[other] تایتان
}
tally-duke-minion = { $n ->
   *[other] نوچه
}
tally-duke-beast = { $n ->
   *[other] جانور
}
tally-duke-boss = { $n ->
   *[other] سردسته
}
tally-duke-domains = { $n ->
   *[other] قلمرو
}

score-duke = دوک
score-note-duke = تا اکنون پنهان
key-duke = برج دوک:
key-duke-resources = منابع
row-domains = { $n } ساخته
row-monsters = { $n } کشته

tie-cards = کارت

verdict-short-victory = پیروزی
verdict-short-defeat = زیر پای هیولاها
verdict-short-count-won = پیروزی
verdict-short-count-lost = شکست

rival-name = ارباب تاریکی

verdict-victory = پیروزی: همهٔ هیولاها کشته شدند.
verdict-defeat = شکست: هیولاها که رسیدند، ستونی خالی بود.
verdict-count-won = پیروزی: از ارباب تاریکی پیش افتادید.
verdict-count-lost = شکست: ارباب تاریکی از شما پیش افتاد.

## What cards do

effect-gain = { $tokens }
effect-per = { $tokens } به‌ازای { $what }
effect-or = { $one } یا { $other }
effect-and = { $one } و { $other }
effect-exchange = { $pay } بدهید و { $tokens } بگیرید
effect-free-citizen = یک شهروند رایگان به انتخاب شما
effect-free-cost = یک شهروند رایگان با بهای پایهٔ { $cost } یا کمتر
effect-free-role = یک { $role } به رایگان
effect-free-role-cost = یک { $role } به رایگان، با بهای پایهٔ { $cost } یا کمتر
effect-free-named = یک { $card } به رایگان
effect-rob = { $tokens } از یک حریف بگیرید
effect-rob-up-to = تا { $tokens } از یک حریف بگیرید
effect-raid = یک هیولا، بی‌پاداشش، به قرعه از یک حریف بگیرید
effect-give-back-citizen = می‌توانید یکی از شهروندانتان را به دسته‌اش برگردانید و { $tokens } بگیرید
effect-give-back-monster = می‌توانید یکی از هیولاهایتان را به دسته‌اش برگردانید و { $tokens } بگیرید
effect-extra-action = می‌توانید بی‌درنگ یک هیولای دیگر با بهای معمولش بکشید
effect-set-die = { $pay } بدهید تا یک تاس { $value } شود
effect-set-die-each = به‌ازای { $what } { $pay } بدهید تا یک تاس { $value } شود
effect-lower-die = از یک تاس { $n } کم کنید، نه به کمتر از ۱
effect-no-surcharge = شهروندان هم‌نامی که دارید بهای استخدام را بالا نمی‌برند
effect-building-discount = قلمروها برای شما { $n } طلا ارزان‌ترند

count-named = هر { $card } که دارید
count-symbols = هر نشان نقش ({ $roles }) روی شهروندان و قلمروهایتان
count-citizens-of-role = هر { $role } در میان شهروندانتان
count-monsters-of-area = هر هیولای { $area } که کشته‌اید
count-monsters-of-type = هر { $type } که کشته‌اید
count-citizens = هر شهروندی که استخدام کرده‌اید
count-domains = هر قلمروی که دارید
count-monsters = هر هیولایی که کشته‌اید
count-resources = هر { $group } منبعی که برایتان مانده

text-active = با پرتاب شما: { $effect }.
text-passive = با پرتاب دیگران: { $effect }.
text-reward = پاداش: { $effect }.
text-duke = { $vp } امتیاز به‌ازای { $what }.
text-when-built = هنگام ساختن: { $effect }.
text-when-roll = یک بار در هر مرحلهٔ پرتاب شما: { $effect }.
text-when-doubles = هر بار که تاس‌های کسی جفت باشد یا بشود: { $effect }.
text-when-actions-begin = در آغاز کنش‌های شما: { $effect }.
text-when-actions-end = در پایان کنش‌های شما: { $effect }.
text-when-citizen-gained = هر بار که شهروندی به دست می‌آورید: { $effect }.
text-when-monster-slain = هر بار که هیولایی می‌کشید: { $effect }.
text-when-always = از این پس: { $effect }.

## Starters
# our translation

card-starter-peasant = روستایی آغازین
card-starter-knight = شوالیهٔ آغازین

## Citizens
# our translation

card-cleric = کشیش
card-monk = راهب
card-merchant = بازرگان
card-blacksmith = آهنگر
card-mercenary = مزدور
card-alchemist = کیمیاگر
card-archer = کماندار
card-wizard = جادوگر
card-peasant = روستایی
card-knight = شوالیه
card-rogue = راهزن
card-thief = دزد
card-champion = پهلوان
card-warlord = سپهسالار
card-paladin = پالادین
card-priestess = کاهنه
card-butcher = قصاب
card-miner = معدنچی

## Monsters
# our translation

card-goblin = گابلین
card-goblin-mage = گابلین جادوگر
card-goblin-king = شاه گابلین‌ها
card-skeleton = اسکلت
card-flaming-skeleton = اسکلت شعله‌ور
card-skeleton-king = شاه اسکلت‌ها
card-treant = درخت زنده
card-bane-spider = عنکبوت مرگ‌بار
card-spider-queen = ملکهٔ عنکبوت‌ها
card-owlbear = جغدخرس
card-giant = غول
card-troll = ترول
card-dire-bear = خرس درنده
card-orc-warrior = اورک جنگجو
card-orc-chieftain = سرکردهٔ اورک‌ها
card-gargoyle = گارگویل
card-wraith = شبح
card-witch-queen = ملکهٔ ساحره‌ها
card-gelatinous-cube = مکعب ژله‌ای
card-basilisk = باسیلیسک
card-swamp-dragon = اژدهای مرداب
card-kobolds = کوبولدها
card-gold-golem = گولم طلایی
card-red-dragon = اژدهای سرخ

## Domains
# our translation

card-foxgrove-palisade = حصار روباه‌بیشه
card-the-desert-orchid = ارکیدهٔ صحرا
card-emerald-stronghold = دژ زمردین
card-pratchetts-plateau = فلات پراچت
card-cathedral-of-st-aquila = کلیسای آکیلای قدیس
card-darktide-harbour = بندر سیه‌موج
card-cloudriders-camp = اردوگاه ابرسوار
card-the-orb-of-urdr = گوی اوردر
card-rogues-landing = لنگرگاه راهزن
card-blood-crow-army = سپاه کلاغ خونین
card-eye-of-asteraten = چشم آستراتن
card-cutthroats-truce = پیمان آدمکش
card-halfpenny-hill = تپهٔ نیم‌سکه
card-shattered-hand = دست خردشده
card-forgotten-sorrows = اندوه‌های ازیادرفته
card-watcher-on-the-water = دیده‌بان آب
card-gargans-embrace = آغوش گارگان
card-nest-of-the-weaver-witch = آشیانهٔ ساحرهٔ بافنده
card-palace-of-the-dawn = کاخ سپیده‌دم
card-grimmwater-keep = دژ گریم‌واتر
card-the-violet-thorn = خار بنفش
card-purloiners-perch = کمینگاه رباینده
card-golden-obelisk-of-nae = ستون زرین نائه
card-monolith-of-ostendaar = تک‌سنگ اوستندار

## Dukes
# our translation

card-cornelius = کورنلیوس رؤیابین
card-elsyn = السین، قدیس سایه‌ها
card-elisium = الیسیوم همه‌ساز
card-hrothgar = هروتگار فاتح
card-isabella = ایزابلای پارسا
card-lekzandr = لکزاندر پشتیبان
card-node = نُود، استاد شمشیر
card-reese = ریس آتش‌افروز
card-simon = سایمون ناپاک
card-waryn = وارین، سرور راهزنان

purse-strength = { resource-strength }
purse-magic = { resource-magic }
