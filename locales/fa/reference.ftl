### راهنمای قوانین و فهرست کارت‌ها

## جست‌وجو

reference-look-up = مراجعه
reference-search = جست‌وجو در قوانین
reference-search-placeholder = جست‌وجو
reference-found = { $places ->
    [0] چیزی پیدا نشد
    [1] در یک جا
   *[other] { $places } جا در { $sections ->
        [1] یک بخش
       *[other] { $sections } بخش
    }
}
reference-contents = فهرست
reference-exact = متن دقیق قوانین (به انگلیسی)
reference-prompt = قوانین مربوط به این پرسش، در برگه‌ای تازه

## نمودارها

step-roll = تاس‌ریختن
step-harvest = برداشت
step-two-actions = دو کنش
step-action = کنش
step-end = پایان
step-replenish = بازگرفتن
step-lead = هدایت
step-follow = دنبال‌کردن
step-recruit = استخدام
step-summon = فراخواندن
step-realm = پادشاهی
step-refill = پرکردن
who-all = برای همه
who-you = شما
who-others = دیگران
who-optional = به دلخواه

dia-your-roll = تاس شما
dia-anothers-roll = تاس دیگران
dia-pay-as-printed = همان بهای چاپ‌شده
dia-pay-one-replaced = یکی با جادو
dia-pay-all-but-one = همه جز یکی با جادو
dia-pay-none-real = بی هیچ نیرویی
dia-none-yet = هنوز هیچ
dia-built = ساخته‌شده
dia-developed = منبع‌شده
dia-yours = از شما
dia-neighbours = از همسایه
dia-turn = نوبت { $n }

## فهرست کارت‌ها

cards-filters = پالایش
cards-search = جست‌وجو در کارت‌ها
cards-search-placeholder = نام یا متن
cards-shown = { $n } از { $all }
cards-none = کارتی پیدا نشد.
cards-elsewhere = { $kind }: { $n }
cards-clear = نمایش همه
cards-order = ترتیب
order-box = ترتیب جعبه
order-name = نام
order-values = عددی که بیدار می‌کند
order-cost = بها، از کم به زیاد
order-vp = امتیاز، از زیاد به کم
order-influence = نفوذ، از زیاد به کم
cards-only-reconstructed = تنها بازسازی‌شده‌ها
cards-reconstructed = بازسازی‌شده
cards-own = ویژه
cards-own-source = این کارت از پروندهٔ صاحب این سرور است.
cards-no-text = متنی از آنِ خود ندارد.
cards-correct = چاپ این کارت را نتوانستیم بخوانیم.
cards-correct-why = نه دفترچه و نه هیچ توصیف همگانی همهٔ مقدارهایش را نمی‌گوید؛ آنچه کم بوده از ماست. اگر بازی چاپی را دارید، می‌توانید درستش کنید.
cards-correct-how = چگونه درستش کنیم
cards-correct-write = ۱. این سطرها را در پرونده‌ای، برای نمونه { $file }، بنویسید و هر چه را جور دیگری چاپ شده عوض کنید:
cards-correct-play = ۲. با آن از خط فرمان بازی کنید؛ از آن پس نوشتهٔ شما درست است:

section-citizens = شهروندان
section-starters = آغازین‌ها
section-monsters = هیولاها
section-domains = قلمروها
section-dukes = دوک‌ها
section-buildings = ساختمان‌ها
section-adventurers = ماجراجویان
section-castles = قلعه‌ها
section-statues = تندیس‌ها
section-lairs = کنام‌ها
section-tracks = مسیرها
section-events = رویدادها
section-subjects = ملازمان
section-specialists = کاردانان
section-hill = تپه
section-values = ارزش‌ها

facet-kind = گونه
facet-role = نقش
facet-guild = صنف
facet-values = بیدار با
facet-area = ناحیه
facet-type = نوع
facet-die = تاس
facet-when = زمان اثر
facet-resource = اگر منبع شود
facet-gives = می‌دهد
facet-cost = بها
facet-vp = امتیاز
facet-influence = نفوذ
facet-needs = نیاز دارد
facet-first = برای نخستین نفر
facet-later = برای دیگران
facet-copies = در جعبه

when-built = هنگام ساختن
when-roll = پرتاب شما
when-doubles = جفت
when-actions-begin = پیش از کنش‌ها
when-actions-end = پس از کنش‌ها
when-citizen-gained = با هر شهروند تازه
when-monster-slain = با کشتن هیولا
when-always = همیشه
when-harvest = برداشت
when-develop = توسعه
when-build = ساخت
when-recruit = استخدام
when-tax = مالیات
when-instant = بی‌درنگ
when-end = در پایان
