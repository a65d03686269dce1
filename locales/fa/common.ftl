### آنچه میان همهٔ بازی‌ها مشترک است.

## Reasons: each stands after "<move>: "

why-over = بازی تمام شده است
why-not-your-turn = نوبت شما نیست؛ بازی منتظر بازیکن { $seat } است
why-not-now = این حرکت اکنون در کار نیست
why-by-rule = { $why } ({ $rule })

## پایان در پیش است

event-ending = بازیکن { $seat } پایان بازی را رقم می‌زند: { $cause }. { $left ->
    [0] این نوبت پایانی است.
    [1] این دور پایانی است: یک نوبت دیگر مانده است.
   *[other] این دور پایانی است: { $left } نوبت دیگر مانده است.
}
    .you = شما پایان بازی را رقم می‌زنید: { $cause }. { $left ->
        [0] این نوبت پایانی است.
        [1] این دور پایانی است: یک نوبت دیگر مانده است.
       *[other] این دور پایانی است: { $left } نوبت دیگر مانده است.
    }
event-idle = آن‌قدر چیزی تغییر نکرده است که بازی تمام می‌شود.
event-game-over = بازی تمام شد.
ending-last-round = دور پایانی: { $cause }.
ending-last-turn = نوبت پایانی: { $cause }.
ending-over = بازی تمام شده است: { $cause }.
ending-yours = یک نوبت دیگر دارید.
ending-now = این آخرین نوبت شماست.
ending-none = دیگر نوبتی ندارید.

## Lists

list-separator = {"، "}
cli-nothing = –

## Where the values of a card come from

source-rulebook = منبع: چاپ‌شده در دفترچهٔ قوانین.
source-public = منبع: توضیح‌های همگانی دربارهٔ بازی.
source-reconstructed = منبع: بازسازی‌شده. نه دفترچهٔ قوانین همهٔ مقدارهایش را گفته و نه هیچ توضیح همگانی دیگری؛ آنچه کم بود از ماست.
source-user = منبع: از شما، از پروندهٔ کارت‌های خودتان.

## What a move will bring later

outlook-rolls = با { $values } روشن می‌شود: { $n } پرتاب از ۳۶
