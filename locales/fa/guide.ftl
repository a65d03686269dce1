### نخستین بازی‌های با راهنما. حرکت‌ها همان‌هایی است که در guide.json هر بازی آمده.

## The card that guides

guide-learn = یادگیری در بازی
guide-learn-game = یادگیری در بازی: { $game }
guide-laying = نخستین بازی شما چیده می‌شود…
guide-label = درس
guide-step = گام { $n } از { $all }
guide-next = بعدی
guide-back = قبلی
guide-leave = ترک درس
guide-more = بیشتر در قوانین
guide-watch = تماشا کنید: حریفتان بازی می‌کند.
guide-strayed = از راه درس بیرون رفتید. اشکالی ندارد: هر طور دوست دارید ادامه دهید، یا حرکتتان را پس بگیرید.
guide-take-back = پس گرفتن
guide-play-on = ادامهٔ بازی

## Its end

guide-done = حالا نوبت خودتان است
guide-done-about = همین بازی ادامه دارد، در برابر حریفی آسان. آغازش را از پیش برای آموزش چیده‌اند: تنها تمرین به شمار می‌آید.
guide-you-know = آنچه اکنون می‌دانید
guide-rules = قوانین
guide-new-table = میز تازه
