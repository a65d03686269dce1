### صفحهٔ بازی پادشاهی تاس‌ها در مرورگر، به فارسی

## نوار بالا

dk-round = دور { $n }
dk-full-tracks = مسیرهای کامل: { $n } از ۳
dk-turn-of = نوبت { $n } از { $of }

## برگه‌ها

dk-castle-of = برگهٔ قلعهٔ { $name }
dk-forest-of = برگهٔ جنگل { $name }
dk-forest = جنگل
dk-map = نقشهٔ جاده‌ها
dk-leaves = برگ‌ها
dk-leaf-castle = قلعه
dk-leaf-forest = جنگل
dk-leaf-lairs = کنام‌ها
dk-leaf-statues = تندیس‌ها
dk-leaf-busy = این‌جا کاری هست
dk-mini-map = رفتن به جای دیگری از نقشه
dk-nearer = نزدیک‌تر
dk-farther = دورتر
dk-key = پاداش خانه‌ها
dk-key-recruit = شهروند
dk-key-gold = طلا
dk-key-road = جاده
dk-key-sentinel = بارو
dk-key-combat = کنام
dk-key-pedestal = تندیس
dk-key-star = امتیاز
dk-citizen-spot = شهروند { $value }، { $guild }: { $n } از { $of } خانه علامت خورده؛ خانهٔ بعدی می‌دهد: { $reward }
dk-track-spot = مسیر { $guild }: { $n } از { $of } خانه علامت خورده؛ خانهٔ بعدی می‌دهد: { $reward }
dk-keep-says = خزانه: { $treasury } از { $treasury_of } خانه. راه بارو: { $wall } از { $wall_of } خانه.
dk-road-spot = جاده، خانهٔ { $box }، { $state ->
    [checked] علامت‌خورده
   *[free] آزاد
}؛ می‌دهد: { $reward }
dk-roads-say = خانه‌های علامت‌خوردهٔ جاده: { $n }.
dk-domain-spot = { $name }، { $state ->
    [rallied] همراه شما
   *[open] هنوز همراه نشده
}
dk-lair-spot = { $name }: { $first } امتیاز برای نفر اول، سپس { $later }
dk-block-spot = { $name }، بخش { $range }: { $n } از { $of } خانه علامت خورده
dk-boxes = { $n } خانه

## جادهٔ مدادی

dk-ink = کشیدن جاده
dk-add-blue = با آبی: { $n }
dk-leave-blue = بی آبی: { $n }

## تاس‌ها

dk-dice = تاس‌ها
dk-dice-rest = تاس‌ها آرام‌اند
dk-sum = مجموع
dk-your-harvest = برداشت شما
dk-die = { $verb } با { $die } { $value }{ $changed ->
    [0] {""}
   *[other] ، افتاده بود { $changed }
}
dk-verb-yellow = استخدام
dk-verb-red = نبرد
dk-verb-green = ساخت
dk-verb-blue = افزودن
dk-was = { $n } بود
dk-values = { $n } یا { $sum }
dk-powers = توان‌ها بر این تاس

## تندیس‌ها

dk-river = رود تندیس‌ها
dk-day-left = کارت‌های روز مانده
dk-night-left = کارت‌های شب مانده
dk-at-once = درجا
dk-pedestals = تندیس‌های شما
dk-free-pedestal = سکوی آزاد
dk-per-bridge = هر پل
dk-per-domain = هر قلمرو
dk-per-treasury = هر { $n } طلا
dk-per-wall-star = ستارهٔ بارو
dk-per-lair = هر کنام
dk-per-star = هر { $n } ستاره
dk-per-pedestal = هر سکو
dk-per-holy = هر قدیس
dk-per-worker = هر پیشه‌ور
dk-per-shadow = هر سایه
dk-per-soldier = هر سرباز
dk-per-recruit = { $n } استخدام
dk-per-combat = { $n } نبرد
dk-per-gold = { $n } طلا

## همه

dk-desk = تاس‌ها و تندیس‌ها
dk-others = قلمروداران دیگر
dk-your-lordship = سرزمین شما
dk-harvest = برداشت
dk-no-check-yet = هنوز هیچ
dk-consoled = کسی بیدار نشد: یک خانهٔ دلخواه

## تنها

dk-solo = فصل
dk-no-event = جفت‌شدن تاس‌های سیاه رویدادی می‌آورد. هنوز چیزی نیامده است.
dk-rank = تا این‌جا: { $rank }
dk-rank-capital = قلعهٔ شما پایتخت می‌شود
dk-rank-chamberlain = حاجبِ بزرگ
dk-rank-watched = عنوانتان می‌ماند
dk-rank-lost = عنوانتان از دست می‌رود

## خواننده

dk-kind-domains = قلمرو
dk-kind-statues = تندیس
dk-kind-lairs = کنام
dk-kind-events = رویداد
dk-kind-citizens = شهروند
dk-kind-tracks = مسیر
dk-about-citizen = وقتی یک تاس سیاه، یا مجموع دو تاس، این عدد را نشان دهد، هر خانهٔ علامت‌خورده یک خانه از مسیر { $guild } را علامت می‌زند.
dk-about-track = با برداشت پر می‌شود، از چپ به راست و ردیف به ردیف. هر که سه مسیر را کامل کند، دور پایانی را می‌آورد.
dk-place-reconstructed = جای آن روی نقشه بازسازی شده است
dk-boxes-reconstructed = خانه‌ها بازسازی شده‌اند

## وقایع: هر زنجیره یک سطر

chronicle-check = { $reward ->
    [none] خانهٔ { $box } از { $card }
   *[other] خانهٔ { $box } از { $card } ({ $reward })
}
chronicle-checks = { $seat } علامت می‌زند: { $gains }.
    .you = علامت می‌زنید: { $gains }.
chronicle-road = { $reward ->
    [none] {""}
   *[other] { $reward }
}
chronicle-roads = { $seat } { $count } خانهٔ جاده { $goal ->
    [none] کنار { $origin }
   *[other] به سوی { $goal }
} ساخت{ $gains ->
    [none] .
   *[other] ، با پاداش { $gains }.
}
    .you = { $count } خانهٔ جاده { $goal ->
        [none] کنار { $origin }
       *[other] به سوی { $goal }
    } ساختید{ $gains ->
        [none] .
       *[other] ، با پاداش { $gains }.
    }

## آنچه پیش از بازی برگزیده می‌شود

option-pedestals = سکوها
choice-pedestals-near = جاهای در دسترس
    .why = بیشتر پادشاهی‌ها به تندیسی می‌رسند.
choice-pedestals-standard = جاهای دیرتر
    .why = مانند نخستین برگه‌های این میز: تندیس کمی گرفته می‌شود.
choice-pedestals-early = کمی دورتر
    .why = دو سکوی آخر کمی دورترند.
option-harvest-order = ترتیب مسیرها
    .why = مسیرهای یک برداشت به چه ترتیبی پر می‌شوند: یکی می‌تواند به دیگری برسد.
choice-harvest-order-chosen = هر کس خود برمی‌گزیند
choice-harvest-order-fixed = همیشه یکسان
option-statue-chain = سکویی که با تندیس به دست می‌آید
    .why = وقتی تندیسی شما را به سکویی می‌رساند، تندیسِ آن سکو …
choice-statue-chain-next-pass = تا گذر بعد می‌ماند
choice-statue-chain-at-once = بی‌درنگ پاداش می‌دهد
option-joining-citizen = جای شهروند تازه
    .why = در کدام بخش از صنفش.
choice-joining-citizen-chosen = هر کس خود برمی‌گزیند
choice-joining-citizen-leftmost = چپ‌ترین جا

usual-offer = همیشه برداشت به روش معمول
usual-holds = برداشت به روش معمول
usual-end = بفشارید تا دوباره پرسیده شود

dice-of = تاس‌های { $name }
dice-own = تاس‌های شما
dice-roll = تاس‌ها می‌غلتند
