### دهکده‌ها: واژه‌های میز، به فارسی

role-worker = کارگر
role-soldier = سرباز
role-shadow = سایه
role-holy = مقدس

## The table

vv-others = دهکده‌های دیگر
vv-frame = ماجراجویان و ساختمان‌ها
vv-piles = ستون‌های ساختمان
vv-in-pile = { $n ->
    [1] تنها یک کارت در ستون { $pile }
   *[other] { $n } کارت در ستون { $pile }
}
vv-pile-empty = خالی
vv-nobody = هیچ‌کس
vv-lacking = (کم دارید)
vv-lay-here = کنار بگذارید
vv-cards = { $n } کارت
vv-takes = از یک حریف می‌گیرد
vv-no-power = بی‌توانایی
vv-developed = پس از توسعه:
vv-in-bank = طلا در بانک
vv-removed = کارت بیرون از بازی
vv-ends-at = پایان با { $n } بنا
vv-ends-deck = { $n ->
    [0] آخرین نوبت
   *[other] { $n } کارت در دسته
}

## The action card

vv-action-card = کارت کنش‌ها
vv-lead = هدایت
vv-follow = دنبال
vv-just-build = فقط ساخت
vv-order = ترتیب این نوبت
vv-order-you = حالا شما
vv-order-chooses = برمی‌گزیند
vv-order-leads = هدایت
vv-order-follows = اکنون
vv-order-followed = دنبال کرد
vv-order-declined = نخواست
vv-order-passed = نتوانست
vv-order-waits = سپس
vv-seat-chooses = کنشی برمی‌گزیند
vv-seat-leads = «{ $action }» را هدایت می‌کند
vv-seat-follows = می‌تواند «{ $action }» را دنبال کند
vv-seat-followed = «{ $action }» را دنبال کرد
vv-seat-declined = دنبال نکرد
vv-seat-passed = نمی‌توانست دنبال کند
vv-seat-waits = نوبتش می‌رسد

## The actions, where there is little room

vv-short-harvest = برداشت
vv-short-develop = توسعه
vv-short-build = ساخت
vv-short-recruit = استخدام
vv-short-tax = مالیات

## When a power works

vv-when-harvest = در هر برداشت
vv-when-develop = در هر توسعه
vv-when-build = در هر ساخت
vv-when-recruit = در هر استخدام
vv-when-tax = در هر مالیات
vv-when-instant = یک بار، هنگام ورود
vv-when-end = در پایان بازی

## A village

vv-your-village = دهکدهٔ شما
vv-village = ساختمان‌ها به تفکیک نوع، و ماجراجویان
vv-nothing-built = هنوز چیزی ساخته نشده است
vv-built-of = { $n } از { $target } بنا
vv-points-so-far = امتیاز تا اینجا
vv-of = از { $n }
vv-yields = قلعه و منابع: { $name }
vv-yield = { $what }: { $coin ->
    [lies] سکه‌ای روی آن است
    [slid] سکه‌اش نوبت بعد برمی‌گردد
    [placed] سکهٔ شما
   *[none] آزاد
}
vv-take-coin-back = این سکه را پس بگیرید
vv-take-power-back = از این توانایی بگذرید
vv-would-stand = اینجا می‌ایستد
vv-cycle = سکه‌های در راه برگشت
vv-cycle-next = نوبت بعد
vv-cycle-later = نوبت پس از آن
vv-in-hand = کارت در دست
vv-hand = دست شما، { $n } از { $most } کارت
vv-hand-empty = دست شما خالی است
vv-already-built = ساخته شده

## Choosing and paying

vv-not-this = این نه
vv-rather-this = به جای آن این را بسازید
vv-cost-of = بهای { $card }
vv-paid-from = پرداخت از:
vv-yours = از شما
vv-your-castle = قلعه
vv-open = مانده
vv-take-back = پس گرفتن
vv-something-else = چیزی دیگر
vv-ways = منابع دیگران
vv-free = { $n } آزاد

## The reader and the summary

vv-adventurer = ماجراجو
vv-reconstructed = بازسازی‌شده: { $fields }
vv-asks-for = می‌خواهد
vv-cost-for-you = بها برای شما
vv-below = زیر آن: { $cards }
vv-turn = نوبت { $turn }
vv-last-turn = دستاورد نوبت پیش
vv-rob-here = از اینجا بگیرید
vv-field-name = نام
vv-field-kind = گونه
vv-field-type = نوع
vv-field-cost = بها
vv-field-vp = امتیاز
vv-field-power = توانایی
vv-field-resource = منبع
vv-field-copies = شمار
vv-field-requirement = شرط
vv-field-colour = رنگ

## The chronicle: several coins of one payment in one line

chronicle-coin = { $on } از { $owner }
    .you-own = { $on } خودتان
    .yours = { $on } شما
    .own = { $on } خودش
chronicle-coins = { $seat } سکه گذاشت روی: { $gains }.
    .you = سکه گذاشتید روی: { $gains }.
chronicle-draw = {""}
chronicle-draw-own = { $card }
chronicle-draws = { $seat } { $count } کارت از دسته کشید.
chronicle-draws-own = شما { $gains } را از دسته کشیدید.
chronicle-draw-open = { $card }
chronicle-draw-opens = { $seat } از ستون‌ها کشید: { $gains }.
    .you = از ستون‌ها کشیدید: { $gains }.
chronicle-discard = { $card }
chronicle-discards = { $seat } کنار گذاشت: { $gains }.
    .you = کنار گذاشتید: { $gains }.
chronicle-use = { $card }
chronicle-uses = { $seat } به کار برد: { $gains }.
    .you = به کار بردید: { $gains }.
place-pile = { $id }

purse-cards = { vv-in-hand }
purse-food = خوراک
purse-wood = چوب
purse-stone = سنگ
purse-magic = جادو

standing-decline = تا نوبت من نه
standing-holds = تا نوبت خودتان دنبال نمی‌کنید

## آنچه پیش از بازی برگزیده می‌شود

option-follow-recruit-cost = هزینهٔ پیروی از استخدام
    .why = آنچه دیگران می‌پردازند تا هنگام استخدامِ کسی، آن‌ها هم استخدام کنند.
choice-follow-recruit-cost-1 = ۱ طلا
choice-follow-recruit-cost-2 = ۲ طلا
option-solo-power-cost = کارت‌های پرداختی برای توانایی‌ها، تک‌نفره
    .why = کارت‌هایی که در تک‌نفره با آن‌ها توانایی می‌خرید به کجا می‌روند.
choice-solo-power-cost-discard = دور ریخته می‌شوند
choice-solo-power-cost-remove = از بازی بیرون می‌روند
