# آنچه `duchy bench server` نشان می‌دهد.

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
