### پادشاه دره: واژه‌های میز، به فارسی

kv-board = تپه و دره
kv-hill = تپه
kv-valley = دره
kv-castle = قلعهٔ شما
tile-tax-collector = مأمور مالیات
kv-others = بازیکنان دیگر
kv-left-in-pile = { $n } مانده
kv-pile-empty = خالی
kv-row-price = ردیف { $row }
kv-empty = تا پر شدنِ دوباره خالی است
kv-king-of = شاهِ { $name }
kv-king-would = شاه شما اینجا می‌ایستد
kv-group = گروهی { $n }تایی را می‌توان سر راه گرفت
kv-tiles-of-one-kind = { $n } کاشی از یک گونه
kv-column = { $name }: { $up } رو به بالا، { $down } رو به پایین
kv-taxed = مالیات‌داده
kv-first = بازیکن نخست
kv-round = دور { $n }
kv-left-in-hill = { $n } کاشی در دسته‌ها
kv-tokens = پادشاهی‌ها
kv-influence = نفوذ
kv-orders = محفل‌ها
kv-next-realm = پادشاهی بعدی
kv-realm-complete = کامل
kv-order-lily = محفل زنبق
kv-order-moon = محفل ماه
kv-order-tower = محفل برج
kv-order-acorn = محفل بلوط
kv-slides-in = سپس سر می‌خورد: { $tiles }
kv-slope-left = پر کردن از دامنهٔ چپ
kv-slope-right = پر کردن از دامنهٔ راست
kv-subject = ملازم
kv-specialist = کاردان
kv-gold-lies = { $n } طلا اینجاست
kv-price = { $n } طلا از تپه
phase-recruit = تپه
phase-summon = دره
phase-claim = پادشاهی
phase-refill = پر کردن
phase-done = انجام شد
phase-now = اکنون

place-valley = { $id }
kv-face-up = رو به بالا
kv-face-down = رو به پایین

## آنچه پیش از بازی برگزیده می‌شود

option-partial-groups = گروهی که تنها بخشی از آن را می‌توان برداشت
    .why = اگر آری، از گروه هر چه به کار می‌آید برداشته می‌شود، دست‌کم دو تا.
option-jester-couples = دلقک زوج می‌سازد
    .why = اگر آری، در پایان جای نیمهٔ گم‌شدهٔ زوج را می‌گیرد.
option-hill-refill = پر کردن تپه
    .why = وقتی هر دو دامنه کاشی کم دارند.
choice-hill-refill-slope-by-slope = یک دامنه، سپس دیگری
choice-hill-refill-alternate = دامنه‌ها به نوبت
