### صفحه‌های پایانه

board-of = { $n } از { $of }
board-ck-dice = { $first } + { $second } = { $sum }
board-then = { $card } (سپس { $below })
board-vv-resource = { $resource } { $n }{ $coins ->
    [0] {""}
   *[other] {" "}({ $coins } سکه رویش)
}{ $slid ->
    [0] {""}
   *[other] ، { $slid } نوبت بعد
}
board-vv-hand = دست ({ $mark } ساختنی)
board-vv-supplied = { $source } ({ $resource })
board-dk-deck = { $day } روز، { $night } شب
board-dk-boxes = { $n } خانه
board-dk-lair = { $taken ->
    [yes] { $later } امتیاز ({ $first } گرفته شده)
   *[no] { $first } امتیاز، { $later } برای دیگران
}
board-checked = علامت‌خورده
board-phase-recruit = استخدام
board-phase-summon = فراخوان
board-phase-claim = خواستن پادشاهی
board-phase-refill = پر کردن
board-kv-tax = { $needs ->
    [0] { $gold } طلا
   *[other] { $needs } کاشی ← { $gold } طلا
}
board-kv-monk = { $gold } طلا می‌خواهد
board-kv-column = { $up ->
    [0] { $jesters ->
        [0] –
       *[other] {""}
    }
   *[other] { $up }
}{ $jesters ->
    [0] {""}
   *[other] {" "}+ { $jesters } دلقک
}{ $down ->
    [0] {""}
   *[other] {" "}({ $down } پشت‌ورو)
}{ $taxed ->
    [yes] {" "}· مالیات‌داده
   *[no] {""}
}

## نام‌های صفحه‌ها

field-reward = پاداش
field-power = توانایی
field-own-roll = در پرتاب شما
field-others-roll = در پرتاب دیگران
field-role = نقش
field-remaining = مانده
field-in-sight = امتیاز پیدا
field-captured = اسیر
field-still-to-pay = مانده برای پرداخت
field-statues-left = تندیس‌های در راه

## چه کسی بازی می‌کند

who-me = من
who-random = تصادفی
who-greedy = آزمند
who-easy = آسان
who-medium = متوسط
who-hard = سخت
who-master = استاد
