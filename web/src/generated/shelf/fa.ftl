### Made by scripts/generate.py from the words of each game. Do not edit.
title-card-kingdoms = پادشاهی کارت‌ها
about-card-kingdoms = دو تاس بیندازید، شهروندانتان را بیدار کنید، هیولا بکشید و قلمرو بسازید. هر پرتاب به همه می‌رسد.
title-dice-kingdoms = پادشاهی تاس‌ها
about-dice-kingdoms = یک پرتاب برای همهٔ میز. در روز و شب، قلعه و جنگلتان را علامت بزنید.
title-king-of-the-valley = پادشاه دره
about-king-of-the-valley = شاهتان را در دره بگردانید، آنان را که سر راه‌اند فرابخوانید و ستون‌های قلعه را پر کنید.
title-villages = دهکده‌ها
about-villages = کنشی را هدایت کنید تا دیگران هم دنبال کنند. با کارت‌هایی که هم مزرعه‌اند، هم سنگ و هم خانه، دهکده‌ای برپا کنید.
