## میز پیش از بازی

waiting-yours = میز شما
waiting-host = میزبان
waiting-invites = { $name } شما را دعوت کرده است به
waiting-invited = شما دعوت شده‌اید به
waiting-players = { $n } نفره
waiting-minutes = حدود { $n } دقیقه
waiting-learn = اول یاد بگیرید
waiting-learn-why = با بازی کردن، در پنجره‌ای دیگر
waiting-rules = خواندن قوانین
waiting-public = هر کسی می‌تواند بیاید.
waiting-private = تنها کسی که پیوند را دارد می‌تواند بیاید.
waiting-free = صندلی خالی
waiting-free-note = هنوز کسی نیست
waiting-add-bot = افزودن ربات
waiting-no-bot = برداشتن { $name }
waiting-invite = دعوت
waiting-invite-why = هر که این پیوند را دارد، تا آغاز بازی می‌تواند بنشیند.
waiting-code = پیوند به شکل رمزینه برای دوربین
waiting-code-why = برای تلفن‌های همین اتاق
waiting-share-text = { $game }: بیایید بازی کنیم.
waiting-watch = شما تماشا می‌کنید
waiting-watch-why = با آغاز بازی، صفحه همین‌جا خواهد بود.
waiting-watch-instead = فقط تماشا
waiting-take = سر جای خود بنشینید.
waiting-take-free = نشستن روی صندلی خالی
waiting-sit = می‌نشینم، آماده‌ام
waiting-you-ready = شما آماده‌اید.
waiting-you-not = شما هنوز آماده نیستید.
waiting-unready = منتظر من بمانید
waiting-leave = صندلی‌ام را پس می‌دهم
waiting-seats-free = { $n ->
    [1] یک صندلی هنوز خالی است.
   *[other] { $n } صندلی هنوز خالی است.
}
waiting-begin = آغاز با ربات‌ها
waiting-begin-why = { $n ->
    [1] رباتی صندلی خالی را می‌گیرد.
   *[other] ربات‌ها { $n } صندلی خالی را می‌گیرند.
}
refused-taken = کسی این نشان را دارد: نشان دیگری برگزینید.

## سر میز که هستید

who-title = شما که هستید؟
who-change = نام و نشان
who-name = نام شما در اینجا
who-note = حساب کاربری لازم نیست. می‌توانید این نام را برای میزهای دیگر هم نگه دارید.
who-arms = نشان شما
who-arms-number = نشان { $n }
who-again = قرعهٔ دوباره

## سطح ربات‌ها

level-easy-why = بهرهٔ هر حرکت را می‌بیند و بسیار خطا می‌کند
level-medium-why = بهرهٔ هر حرکت را می‌بیند و کم خطا می‌کند
level-hard-why = چند نوبت جلوتر را می‌بیند
level-master-why = ژرف می‌اندیشد، حرکت به حرکت

## میز تازه

lobby-name-arms = نام و نشان
lobby-levels = ربات‌ها چه می‌کنند
lobby-about = حدود { $n } دقیقه.
lobby-link-after = پیوند فرستادنی و رمزینهٔ تلفن‌ها همین که میز باز شود آماده‌اند.
