game-title = خوک
game-about = تا جرئت دارید بیندازید و پیش از آنکه یک همه را ببرد نگه دارید.

option-goal = هدف
choice-goal-100 = ۱۰۰ امتیاز
choice-goal-50 = ۵۰ امتیاز

card-one = یک
card-two = دو
card-three = سه
card-four = چهار
card-five = پنج
card-six = شش
effect-worth = { $n } امتیاز کنار می‌گذارد.
effect-loses = همهٔ آنچه کنار گذاشته شده از دست می‌رود.

move-roll = تاس بیندازید
move-hold = { $aside } را نگه دارید

prompt-turn = { $aside ->
    [0] تاس بیندازید.
   *[other] { $aside } کنار گذاشته شده. باز می‌اندازید یا نگه می‌دارید؟
}

event-turn = نوبت { $seat } است.
event-roll = { $seat } عدد { $die } می‌آورد.
event-lost = { $points ->
    [0] { $seat } نوبتش را از دست می‌دهد.
   *[other] { $seat } { $points } امتیاز از دست می‌دهد.
}
event-held = { $seat } { $points } امتیاز نگه می‌دارد.
event-game-over = بازی تمام شد.

why-roll-first = پیش از نگه داشتن دست‌کم یک بار بیندازید

score-banked = نگه‌داشته
field-goal = هدف
field-active = نوبت
field-aside = کنار گذاشته
field-face = آخرین پرتاب
field-banked = نگه‌داشته
