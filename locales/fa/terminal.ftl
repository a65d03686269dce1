### صفحه‌های پایانه

board-of = { $n } از { $of }
board-ck-dice = { $first } + { $second } = { $sum }
board-tells = { $card }: { $text }
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

## آنچه درست نیست: جمله‌هایی بی نقطهٔ پایان

error-at = { $where }: { $problem }
error-no-move = حرکت «{ $move }» وجود ندارد{ $guess ->
    [none] {""}
   *[other] ؛ آیا منظورتان «{ $guess }» بود؟
}
error-no-undo = حرکتی برای پس گرفتن نیست
error-move-number = { $given }: حرکت‌ها از ۱ تا { $most } شماره دارند
error-unknown = { $what ->
    [game] بازی
    [bot] ربات
    [option] گزینهٔ
    [language] زبان
   *[other] { $what }
} «{ $name }» وجود ندارد{ $guess ->
    [none] ؛ می‌تواند این‌ها باشد: { $known }
   *[other] ؛ آیا منظورتان «{ $guess }» بود؟
}
error-or-me = { $problem }؛ یک نفر را با «{"me"}» می‌نویسند
error-option = گزینهٔ { $option }: می‌تواند { $known } باشد، نه «{ $given }»
error-option-form = گزینهٔ «{ $option }»: به شکل {"name=value"} بنویسید
error-option-twice = گزینهٔ { $option }: دو بار داده شده است
error-first-player = گزینهٔ {"first_player"}: با { $seats } جا، بازیکن { $seat } نیست
error-seats = این بازی از { $least } تا { $most } جا دارد، نه { $given }
error-players = { $players } بازیکن نمی‌توانند { $seats } جا را پر کنند: برای هر جا یکی نام ببرید
error-has-its-own = --{ $option }: { $start ->
    [position] یک وضعیت
   *[saved-game] بازی ذخیره‌شده
} از آنِ خود را دارد، پس اینجا نمی‌توان برگزید
error-other-game = { $file }: این یک بازی { $game } است، نه { $asked }
error-too-far = { $file }: { $moves } حرکت دارد، نه { $at }
error-no-card = کارت «{ $card }» وجود ندارد{ $guess ->
    [none] ؛ فرمان «{"duchy cards"} { $game }» همه را نشان می‌دهد
   *[other] ؛ آیا منظورتان «{ $guess }» بود؟
}
error-no-rule = قانون «{ $rule }» وجود ندارد{ $guess ->
    [none] {""}
   *[other] ؛ آیا منظورتان «{ $guess }» بود؟
}
error-no-rules = { $game } قانون نوشته‌ای ندارد
error-rule-untold = { $rule } به این زبان گفته نشده است؛ «{"duchy --language en rules"}» آن را دارد
error-file-name = نام پرونده نویسه‌هایی دارد که هیچ پرونده‌ای نمی‌تواند داشته باشد
error-no-folder = { $file }: نوشته نمی‌شود (پوشهٔ { $folder } وجود ندارد)
error-is-folder = { $file }: نوشته نمی‌شود (پوشه است)
error-cannot-write = { $file }: نوشته نمی‌شود ({ $reason ->
    [ENOENT] چنین پرونده‌ای نیست
    [EACCES] اجازه نیست
    [EISDIR] پوشه است
   *[other] به سببی از سامانه
})
error-cannot-read = { $file }: خوانده نمی‌شود ({ $reason ->
    [ENOENT] چنین پرونده‌ای نیست
    [EACCES] اجازه نیست
    [EISDIR] پوشه است
   *[other] به سببی از سامانه
})
error-not-utf-8 = { $file }: پروندهٔ متنی {"UTF-8"} نیست
error-game-name = نام بازی نمی‌تواند «{ $name }» باشد: نام آن حرف کوچک لاتین، رقم و خط تیرهٔ تکی دارد، با حرف آغاز می‌شود و بیش از { $most } نویسه نیست، مانند { "salt-road" }
error-game-there = بازی «{ $name }» از پیش هست
error-something-there = { $folder }: آنجا چیزی هست؛ با { "--into" } پوشه‌ای خالی یا تازه نام ببرید
error-required = کم است: { $names } («{ $help }» را ببینید)
error-unrecognized = فهمیده نشد: { $names } («{ $help }» را ببینید)
error-choice = { $name }: می‌تواند { $known } باشد، نه «{ $given }» («{ $help }» را ببینید)
error-expected = { $name }: باید چیزی پس از آن بیاید («{ $help }» را ببینید)
error-not-with = { $name }: با { $other } نمی‌آید («{ $help }» را ببینید)
error-whole = { $name }: باید عددی صحیح و دست‌کم ۱ باشد، نه «{ $given }» («{ $help }» را ببینید)
error-seconds = { $name }: باید شمار ثانیه‌ها و بیش از صفر باشد، نه «{ $given }» («{ $help }» را ببینید)
error-per-cent = { $name }: باید درصدی از ۰ تا ۹۹ باشد، نه «{ $given }» («{ $help }» را ببینید)
error-extra = بستهٔ { $package } نیست: {"duchy"} را با افزونهٔ «{ $extra }» نصب کنید ({ $what })

## آنچه می‌توان نوشت، جز واژه‌های انگلیسی

type-help = کمک
type-undo = پس
type-table = میز
type-save = ذخیره
type-quit = خروج
