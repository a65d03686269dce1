# واژه‌های سرور و فرمان‌های آن.

## آنچه `duchy bench server` نشان می‌دهد.

bench-server-title = سرور میزها با { $game }
bench-tables = میزهای هم‌زمان
bench-seats = نفر بر سر هر میز
bench-moves-per-second = حرکت‌های ثبت و تأییدشده در ثانیه
bench-p50-ms = نیمی از حرکت‌ها حداکثر (میلی‌ثانیه)
bench-p99-ms = ۹۹ حرکت از ۱۰۰ حداکثر (میلی‌ثانیه)
bench-cpu-us-per-move = کار سرور برای هر حرکت (میکروثانیه)
bench-moves = همهٔ حرکت‌ها
bench-open-tables = میزهای باز
bench-server-mb = حافظهٔ سرور (مگابایت)
bench-kb-per-table = حافظهٔ هر میز (کیلوبایت)
bench-wake-p50-ms = بیدار شدن نیمی از میزها حداکثر (میلی‌ثانیه)
bench-wake-p99-ms = بیدار شدن ۹۹ میز از ۱۰۰ حداکثر (میلی‌ثانیه)

## آنچه به کسی گفته می‌شود که باید برود.

refusal-set-aside = این میز نمی‌تواند ادامه یابد و کنار گذاشته شد. آنچه بازی شده محفوظ است و گردانندهٔ سرور آن را در گزارش‌ها می‌بیند.

## آنچه `duchy doctor` نشان می‌دهد.

doctor-fine = ✓ { $what }
doctor-wrong = ✗ { $what }
doctor-readable = پایگاه داده خوانده می‌شود.
doctor-not-readable = پایگاه داده خوانده نمی‌شود: { $why }
doctor-no-file = چنین پرونده‌ای نیست.
doctor-schema = جدول‌ها و ستون‌هایش همان‌هایی است که این نسخه لازم دارد.
doctor-schema-missing = چیزی که این نسخه لازم دارد نیست: { $missing }. سرور هنگام آغاز، جدول‌هایی را که به‌کلی نیستند می‌سازد، نه ستون‌های تکی را.
doctor-writable = در پایگاه داده می‌توان نوشت.
doctor-not-writable = در پایگاه داده نمی‌توان نوشت: { $why }
doctor-tables = { $n ->
    [0] هنوز میزی نیست.
    [1] تنها میز موجود خوانده می‌شود.
   *[other] هر { $n } میز خوانده می‌شوند.
}
doctor-tables-broken = { $broken } میز از { $n } میز خوانده نمی‌شود. سرور آن‌ها را کنار می‌گذارد و با بقیه ادامه می‌دهد.
doctor-table = { $id } ({ $game }): { $why }
