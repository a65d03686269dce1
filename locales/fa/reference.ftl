### راهنمای قواعد و فهرست کارت‌ها

## جست‌وجو

reference-look-up = مراجعه
reference-search = جست‌وجو در قواعد
reference-search-hint = جست‌وجو
reference-found = { $places ->
    [0] چیزی پیدا نشد
    [1] در یک جا
   *[other] { $places } جا در { $sections ->
        [1] یک بخش
       *[other] { $sections } بخش
    }
}
reference-contents = فهرست
reference-exact = متن دقیق قواعد (به انگلیسی)
reference-prompt = قواعد مربوط به این پرسش، در برگه‌ای تازه

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
