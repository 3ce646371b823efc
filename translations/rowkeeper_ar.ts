<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ar" sourcelanguage="en">
<context>
    <name>Arithmetic</name>
    <message>
        <source>exact</source>
        <translation>مضبوط</translation>
    </message>
    <message>
        <source>OpenBLAS</source>
        <translation>OpenBLAS</translation>
    </message>
    <message>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>GPU, cuBLAS</source>
        <translation>GPU، cuBLAS</translation>
    </message>
</context>
<context>
    <name>CacheCanvas</name>
    <message>
        <source>row · token</source>
        <translation>صف · رمز</translation>
    </message>
    <message>
        <source>block %1</source>
        <translation>كتلة %1</translation>
    </message>
    <message>
        <source>key</source>
        <translation>مفتاح</translation>
    </message>
    <message>
        <source>value</source>
        <translation>قيمة</translation>
    </message>
    <message>
        <source>k</source>
        <translation>k</translation>
    </message>
    <message>
        <source>v</source>
        <translation>v</translation>
    </message>
    <message>
        <source>key · head %1</source>
        <translation>مفتاح · رأس %1</translation>
    </message>
    <message>
        <source>value · head %1</source>
        <translation>قيمة · رأس %1</translation>
    </message>
    <message>
        <source>row %1 %2</source>
        <translation>الصف %1 %2</translation>
    </message>
    <message>
        <source>number %1 of %2: &lt;b&gt;%3&lt;/b&gt;</source>
        <translation>العدد %1 من %2: &lt;b&gt;%3&lt;/b&gt;</translation>
    </message>
    <message>
        <source>%1: &lt;b&gt;%2&lt;/b&gt;</source>
        <translation>%1: &lt;b&gt;%2&lt;/b&gt;</translation>
    </message>
    <message>
        <source>mean of %1 heads</source>
        <translation>متوسط الرؤوس، وعددها %1</translation>
    </message>
    <message>
        <source>head %1</source>
        <translation>رأس %1</translation>
    </message>
    <message>
        <source>%1 looked here: &lt;b&gt;%2&lt;/b&gt; (%3)</source>
        <translation>%1 نظر إلى هنا: &lt;b&gt;%2&lt;/b&gt; (%3)</translation>
    </message>
    <message>
        <source>fingerprint of key %1, of value %2</source>
        <translation>بصمة المفتاح %1، وبصمة القيمة %2</translation>
    </message>
    <message>
        <source>&lt;b&gt;Computed again, and the bits were different.&lt;/b&gt;</source>
        <translation>&lt;b&gt;حُسب من جديد، واختلفت البتات.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>computed again, and it differs by rounding: this arithmetic adds in another order</source>
        <translation>حُسب من جديد، ويختلف بسبب التقريب: هذا الحساب يجمع بترتيب آخر</translation>
    </message>
    <message numerus="yes">
        <source>computed %n times, the same bits each time</source>
        <translation>
            <numerusform>لم يُحسب قط</numerusform>
            <numerusform>حُسب مرة واحدة</numerusform>
            <numerusform>حُسب مرتين، بالبتات نفسها كل مرة</numerusform>
            <numerusform>حُسب %n مرات، بالبتات نفسها كل مرة</numerusform>
            <numerusform>حُسب %n مرة، بالبتات نفسها كل مرة</numerusform>
            <numerusform>حُسب %n مرة، بالبتات نفسها كل مرة</numerusform>
        </translation>
    </message>
    <message>
        <source>computed once: nothing to compare with yet</source>
        <translation>حُسب مرة واحدة: لا شيء بعدُ للمقارنة</translation>
    </message>
    <message>
        <source>computed %1</source>
        <translation>حُسب %1</translation>
    </message>
    <message>
        <source>%1 a row</source>
        <translation>%1 للصف</translation>
    </message>
    <message>
        <source>0 %</source>
        <translation>0%</translation>
    </message>
    <message>
        <source>&lt; %1 %</source>
        <translation>⁦&lt; %1%⁩</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>in the store</source>
        <translation>في المخزن</translation>
    </message>
    <message>
        <source>computed, not kept</source>
        <translation>حُسب ولم يُحفظ</translation>
    </message>
    <message>
        <source>to be rebuilt</source>
        <translation>يُعاد بناؤه</translation>
    </message>
    <message>
        <source>not computed yet</source>
        <translation>لم يُحسب بعد</translation>
    </message>
    <message>
        <source>never computed: the context is full</source>
        <translation>لا يُحسب أبدًا: السياق ممتلئ</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>المتوسط</translation>
    </message>
    <message>
        <source>computed</source>
        <translation>حُسب</translation>
    </message>
    <message>
        <source>rebuild</source>
        <translation>يُعاد</translation>
    </message>
    <message>
        <source>%1 new</source>
        <translation>%1 جديد</translation>
    </message>
    <message>
        <source>No row is selected.</source>
        <translation>لم يُحدَّد أي صف.</translation>
    </message>
    <message>
        <source>%1, block %2, head %3: %4</source>
        <translation>%1، الكتلة %2، الرأس %3: %4</translation>
    </message>
    <message>
        <source>one number</source>
        <translation>عدد واحد</translation>
    </message>
    <message numerus="yes">
        <source>the mean of %n numbers</source>
        <translation>
            <numerusform>متوسط لا أعداد</numerusform>
            <numerusform>متوسط عدد واحد</numerusform>
            <numerusform>متوسط عددين</numerusform>
            <numerusform>متوسط %n أعداد</numerusform>
            <numerusform>متوسط %n عددًا</numerusform>
            <numerusform>متوسط %n عدد</numerusform>
        </translation>
    </message>
    <message>
        <source>rows still free: %1</source>
        <translation>صفوف ما زالت شاغرة: %1</translation>
    </message>
    <message>
        <source>No rows yet</source>
        <translation>لا صفوف بعد</translation>
    </message>
    <message>
        <source>The next step will show it</source>
        <translation>ستعرضه الخطوة التالية</translation>
    </message>
    <message>
        <source>Every token gets a row here: one key and one value in each block.</source>
        <translation>يحصل كل رمز هنا على صف: مفتاح واحد وقيمة واحدة في كل كتلة.</translation>
    </message>
    <message>
        <source>How much the newest row looks at each row above it, block by block.</source>
        <translation>كم ينظر أحدث صف إلى كل صف فوقه، كتلة كتلة.</translation>
    </message>
    <message>
        <source>a cell: %1</source>
        <translation>الخلية: %1</translation>
    </message>
</context>
<context>
    <name>CanvasLegend</name>
    <message>
        <source>block %1</source>
        <translation>كتلة %1</translation>
    </message>
    <message>
        <source>✗ rows that came out with other bits: %1</source>
        <translation>✗ صفوف خرجت ببتات أخرى: %1</translation>
    </message>
    <message>
        <source>row %1 looks</source>
        <translation>الصف %1 ينظر</translation>
    </message>
    <message>
        <source>mean of %1 heads</source>
        <translation>متوسط الرؤوس، وعددها %1</translation>
    </message>
    <message>
        <source>head %1</source>
        <translation>رأس %1</translation>
    </message>
    <message>
        <source>how much row %1 %2 looked at each row, %3</source>
        <translation>كم نظر الصف %1 %2 إلى كل صف، %3</translation>
    </message>
    <message>
        <source>k</source>
        <translation>k</translation>
    </message>
    <message>
        <source>v</source>
        <translation>v</translation>
    </message>
    <message>
        <source>pale: computed, not kept</source>
        <translation>باهت: حُسب ولم يُحفظ</translation>
    </message>
    <message>
        <source>grey: to be rebuilt</source>
        <translation>رمادي: يُعاد بناؤه</translation>
    </message>
    <message>
        <source>✗ other bits than before</source>
        <translation>✗ بتات غير السابقة</translation>
    </message>
    <message>
        <source>≈ differs by rounding</source>
        <translation>≈ يختلف بالتقريب</translation>
    </message>
    <message>
        <source>computed once</source>
        <translation>حُسب مرة واحدة</translation>
    </message>
    <message>
        <source>✓ ×n: computed n times, the same bits each time</source>
        <translation>✓ ×n: حُسب n من المرات، بالبتات نفسها كل مرة</translation>
    </message>
    <message>
        <source>the bar&apos;s length is the share</source>
        <translation>طول الشريط هو الحصة</translation>
    </message>
    <message>
        <source>bar: the share</source>
        <translation>الشريط: الحصة</translation>
    </message>
</context>
<context>
    <name>ControlText</name>
    <message>
        <source>The model is still loading.</source>
        <translation>ما زال النموذج قيد التحميل.</translation>
    </message>
    <message>
        <source>The model could not be loaded. Choose another one above.</source>
        <translation>تعذّر تحميل النموذج. اختر غيره في الأعلى.</translation>
    </message>
    <message>
        <source>There is no run yet. Restart begins one.</source>
        <translation>لا جولة بعد. زر «من جديد» يبدأ واحدة.</translation>
    </message>
    <message>
        <source>The context is full: there is no room for another row.</source>
        <translation>السياق ممتلئ: لا مكان لصف آخر.</translation>
    </message>
    <message>
        <source>All tokens are there. Ask for more, or restart.</source>
        <translation>وصلت الرموز كلها. اطلب المزيد، أو ابدأ من جديد.</translation>
    </message>
    <message>
        <source>A recording is open: nothing is computed.</source>
        <translation>تسجيل مفتوح: لا يُحسب شيء.</translation>
    </message>
    <message>
        <source>next step fills the cache again (prefill)</source>
        <translation>الخطوة التالية تملأ الذاكرة المؤقتة من جديد (تعبئة مسبقة)</translation>
    </message>
    <message>
        <source>The steps follow by themselves. Pause to take them one by one.</source>
        <translation>تتوالى الخطوات من تلقاء نفسها. أوقفها مؤقتًا لتأخذها واحدة واحدة.</translation>
    </message>
    <message numerus="yes">
        <source>All %Ln tokens are there.</source>
        <translation>
            <numerusform>لم تُطلب رموز.</numerusform>
            <numerusform>وصل الرمز الوحيد المطلوب.</numerusform>
            <numerusform>وصل الرمزان كلاهما.</numerusform>
            <numerusform>وصلت الرموز كلها، وعددها %Ln.</numerusform>
            <numerusform>وصلت الرموز كلها، وعددها %Ln.</numerusform>
            <numerusform>وصلت الرموز كلها، وعددها %Ln.</numerusform>
        </translation>
    </message>
    <message>
        <source>The context of %1 rows is full.</source>
        <translation>السياق ممتلئ، وفيه %1 من الصفوف.</translation>
    </message>
    <message>
        <source>every row, every step</source>
        <translation>كل صف في كل خطوة</translation>
    </message>
    <message>
        <source>first step fills the cache (prefill)</source>
        <translation>الخطوة الأولى تملأ الذاكرة المؤقتة (تعبئة مسبقة)</translation>
    </message>
    <message numerus="yes">
        <source>next step rebuilds %Ln rows</source>
        <translation>
            <numerusform>الخطوة التالية لا تعيد بناء أي صف</numerusform>
            <numerusform>الخطوة التالية تعيد بناء صف واحد</numerusform>
            <numerusform>الخطوة التالية تعيد بناء صفين</numerusform>
            <numerusform>الخطوة التالية تعيد بناء %Ln صفوف</numerusform>
            <numerusform>الخطوة التالية تعيد بناء %Ln صفًا</numerusform>
            <numerusform>الخطوة التالية تعيد بناء %Ln صف</numerusform>
        </translation>
    </message>
    <message>
        <source>one row per step</source>
        <translation>صف واحد في كل خطوة</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln tokens generated</source>
        <translation>
            <numerusform>رموز مولَّدة: %1 من %Ln</numerusform>
            <numerusform>رموز مولَّدة: %1 من %Ln</numerusform>
            <numerusform>رموز مولَّدة: %1 من %Ln</numerusform>
            <numerusform>رموز مولَّدة: %1 من %Ln</numerusform>
            <numerusform>رموز مولَّدة: %1 من %Ln</numerusform>
            <numerusform>رموز مولَّدة: %1 من %Ln</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ErrorWords</name>
    <message>
        <source>KV cache</source>
        <translation>ذاكرة KV المؤقتة</translation>
    </message>
    <message>
        <source>activations</source>
        <translation>التنشيطات</translation>
    </message>
    <message>
        <source>attention weights</source>
        <translation>أوزان الانتباه</translation>
    </message>
    <message>
        <source>cuBLAS library</source>
        <translation>مكتبة cuBLAS</translation>
    </message>
    <message>
        <source>file&apos;s name</source>
        <translation>اسم الملف</translation>
    </message>
    <message>
        <source>kept rows</source>
        <translation>الصفوف المحفوظة</translation>
    </message>
    <message>
        <source>list of models</source>
        <translation>قائمة النماذج</translation>
    </message>
    <message>
        <source>logits</source>
        <translation>درجات logits</translation>
    </message>
    <message>
        <source>measuring</source>
        <translation>القياس</translation>
    </message>
    <message>
        <source>model folder</source>
        <translation>مجلد النموذج</translation>
    </message>
    <message>
        <source>model&apos;s files</source>
        <translation>ملفات النموذج</translation>
    </message>
    <message>
        <source>model&apos;s fingerprint</source>
        <translation>بصمة النموذج</translation>
    </message>
    <message>
        <source>race&apos;s waiting logits</source>
        <translation>درجات logits المنتظرة في السباق</translation>
    </message>
    <message>
        <source>recording</source>
        <translation>التسجيل</translation>
    </message>
    <message>
        <source>safetensors header</source>
        <translation>ترويسة safetensors</translation>
    </message>
    <message>
        <source>saved cache</source>
        <translation>الذاكرة المؤقتة المحفوظة</translation>
    </message>
    <message>
        <source>splitting text</source>
        <translation>تقسيم النص</translation>
    </message>
    <message>
        <source>step&apos;s record</source>
        <translation>سجل الخطوة</translation>
    </message>
    <message>
        <source>weights</source>
        <translation>الأوزان</translation>
    </message>
    <message>
        <source>asking for its free memory</source>
        <translation>السؤال عن ذاكرتها المتاحة</translation>
    </message>
    <message>
        <source>asking for its properties</source>
        <translation>السؤال عن خصائصها</translation>
    </message>
    <message>
        <source>clearing memory</source>
        <translation>تصفير الذاكرة</translation>
    </message>
    <message>
        <source>computing a layer norm</source>
        <translation>حساب تطبيع الطبقة</translation>
    </message>
    <message>
        <source>computing attention</source>
        <translation>حساب الانتباه</translation>
    </message>
    <message>
        <source>copying from it</source>
        <translation>النسخ منها</translation>
    </message>
    <message>
        <source>copying its memory</source>
        <translation>نسخ ذاكرتها</translation>
    </message>
    <message>
        <source>copying to it</source>
        <translation>النسخ إليها</translation>
    </message>
    <message>
        <source>embedding tokens</source>
        <translation>تضمين الرموز</translation>
    </message>
    <message>
        <source>finishing a product</source>
        <translation>إتمام عملية ضرب</translation>
    </message>
    <message>
        <source>giving memory</source>
        <translation>تخصيص الذاكرة</translation>
    </message>
    <message>
        <source>looking for devices</source>
        <translation>البحث عن أجهزة</translation>
    </message>
    <message>
        <source>making a clock</source>
        <translation>إنشاء ساعة</translation>
    </message>
    <message>
        <source>making a graph of a step</source>
        <translation>إنشاء مخطط لخطوة</translation>
    </message>
    <message>
        <source>measuring products</source>
        <translation>قياس عمليات الضرب</translation>
    </message>
    <message>
        <source>multiplying by cuBLAS</source>
        <translation>الضرب بمكتبة cuBLAS</translation>
    </message>
    <message>
        <source>multiplying weights</source>
        <translation>الضرب بالأوزان</translation>
    </message>
    <message>
        <source>noting down a step</source>
        <translation>تدوين خطوة</translation>
    </message>
    <message>
        <source>noting the time</source>
        <translation>تدوين الوقت</translation>
    </message>
    <message>
        <source>opening cuBLAS</source>
        <translation>فتح مكتبة cuBLAS</translation>
    </message>
    <message>
        <source>reading its memory</source>
        <translation>قراءة ذاكرتها</translation>
    </message>
    <message>
        <source>reading the time</source>
        <translation>قراءة الوقت</translation>
    </message>
    <message>
        <source>starting a step</source>
        <translation>بدء خطوة</translation>
    </message>
    <message>
        <source>starting it</source>
        <translation>بدء تشغيلها</translation>
    </message>
    <message>
        <source>storing keys and values</source>
        <translation>تخزين المفاتيح والقيم</translation>
    </message>
    <message>
        <source>taking fingerprints</source>
        <translation>أخذ البصمات</translation>
    </message>
    <message>
        <source>a GGUF file</source>
        <translation>ملف GGUF</translation>
    </message>
    <message>
        <source>a Git LFS pointer</source>
        <translation>مؤشر Git LFS</translation>
    </message>
    <message>
        <source>a Python pickle</source>
        <translation>ملف pickle من Python</translation>
    </message>
    <message>
        <source>a gzip archive</source>
        <translation>أرشيف gzip</translation>
    </message>
    <message>
        <source>a safetensors file</source>
        <translation>ملف safetensors</translation>
    </message>
    <message>
        <source>a zip archive</source>
        <translation>أرشيف zip</translation>
    </message>
    <message>
        <source>an HDF5 file</source>
        <translation>ملف HDF5</translation>
    </message>
    <message>
        <source>an HTML page</source>
        <translation>صفحة HTML</translation>
    </message>
    <message>
        <source>an XML document</source>
        <translation>مستند XML</translation>
    </message>
    <message>
        <source>an empty file</source>
        <translation>ملف فارغ</translation>
    </message>
    <message>
        <source>binary data</source>
        <translation>بيانات ثنائية</translation>
    </message>
    <message>
        <source>JSON text</source>
        <translation>نص JSON</translation>
    </message>
    <message>
        <source>JSON that is no object</source>
        <translation>نص JSON ليس كائنًا</translation>
    </message>
    <message>
        <source>JSON that is too large</source>
        <translation>نص JSON أكبر من اللازم</translation>
    </message>
    <message>
        <source>JSON with a weight_map that names no files</source>
        <translation>نص JSON فيه weight_map لا يسمّي أي ملف</translation>
    </message>
    <message>
        <source>JSON with too many values</source>
        <translation>نص JSON فيه قيم أكثر من اللازم</translation>
    </message>
    <message>
        <source>JSON without a weight_map</source>
        <translation>نص JSON بلا weight_map</translation>
    </message>
    <message>
        <source>nothing but zero bytes</source>
        <translation>بايتات كلها أصفار</translation>
    </message>
    <message>
        <source>plain text</source>
        <translation>نص عادي</translation>
    </message>
    <message>
        <source>text in UTF-16</source>
        <translation>نص بترميز UTF-16</translation>
    </message>
    <message>
        <source>a list of questions is needed</source>
        <translation>تلزم قائمة أسئلة</translation>
    </message>
    <message>
        <source>a redirect that is not encrypted</source>
        <translation>إعادة توجيه غير مشفّرة</translation>
    </message>
    <message>
        <source>another model</source>
        <translation>نموذج آخر</translation>
    </message>
    <message>
        <source>another model of this shape</source>
        <translation>نموذج آخر بهذا الشكل</translation>
    </message>
    <message>
        <source>another piece</source>
        <translation>قطعة أخرى</translation>
    </message>
    <message>
        <source>cuBLAS is not initialised</source>
        <translation>مكتبة cuBLAS لم تُهيَّأ</translation>
    </message>
    <message>
        <source>it can&apos;t be loaded</source>
        <translation>يتعذر تحميلها</translation>
    </message>
    <message>
        <source>it can&apos;t be read</source>
        <translation>تتعذر قراءة الملف</translation>
    </message>
    <message>
        <source>it computes on no CPU</source>
        <translation>لا تحسب على أي CPU</translation>
    </message>
    <message>
        <source>it ends too early</source>
        <translation>ينتهي الملف قبل أوانه</translation>
    </message>
    <message>
        <source>it has a token that the model lacks</source>
        <translation>فيه رمز ليس لدى النموذج</translation>
    </message>
    <message>
        <source>it has more parts than tokens</source>
        <translation>أجزاؤه أكثر من رموزه</translation>
    </message>
    <message>
        <source>it has no rows</source>
        <translation>ليس فيه أي صف</translation>
    </message>
    <message>
        <source>it is cut short</source>
        <translation>الملف مبتور</translation>
    </message>
    <message>
        <source>it is no file</source>
        <translation>هذا ليس ملفًا</translation>
    </message>
    <message>
        <source>it is no folder</source>
        <translation>هذا ليس مجلدًا</translation>
    </message>
    <message>
        <source>it was built for another version</source>
        <translation>بُنيت لإصدار آخر</translation>
    </message>
    <message>
        <source>its checksum differs</source>
        <translation>مجموعه الاختباري مختلف</translation>
    </message>
    <message>
        <source>its compressed data is damaged</source>
        <translation>بياناته المضغوطة تالفة</translation>
    </message>
    <message>
        <source>its header is damaged</source>
        <translation>ترويسته تالفة</translation>
    </message>
    <message>
        <source>its parts overlap</source>
        <translation>أجزاؤه متداخلة</translation>
    </message>
    <message>
        <source>its text is no conversation</source>
        <translation>نصه ليس محادثة</translation>
    </message>
    <message>
        <source>its tokens do not fit its rows</source>
        <translation>رموزه لا توافق صفوفه</translation>
    </message>
    <message>
        <source>model</source>
        <translation>النموذج</translation>
    </message>
    <message>
        <source>neither XDG_DATA_HOME nor HOME is set</source>
        <translation>لم يُضبط XDG_DATA_HOME ولا HOME</translation>
    </message>
    <message>
        <source>no size or checksum</source>
        <translation>جواب بلا حجم أو مجموع اختباري</translation>
    </message>
    <message>
        <source>one of its own</source>
        <translation>ذاكرة خاصة به</translation>
    </message>
    <message>
        <source>one redirect after another</source>
        <translation>إعادة توجيه تلو الأخرى</translation>
    </message>
    <message>
        <source>prompt</source>
        <translation>الموجّه</translation>
    </message>
    <message>
        <source>something follows its end</source>
        <translation>يأتي شيء بعد نهايته</translation>
    </message>
    <message>
        <source>something that is too large</source>
        <translation>شيء أكبر من اللازم</translation>
    </message>
    <message>
        <source>steps</source>
        <translation>الخطوات</translation>
    </message>
    <message>
        <source>the file ended too early</source>
        <translation>انتهى الملف قبل أوانه</translation>
    </message>
    <message>
        <source>the library found is no whole OpenBLAS</source>
        <translation>المكتبة الموجودة ليست OpenBLAS كاملة</translation>
    </message>
    <message>
        <source>the library is not installed</source>
        <translation>المكتبة غير مثبّتة</translation>
    </message>
    <message>
        <source>there is no cuBLAS, or the weights are not 32-bit</source>
        <translation>لا توجد cuBLAS، أو الأوزان ليست 32 بت</translation>
    </message>
    <message>
        <source>it looks like %1</source>
        <translation>يبدو أنه %1</translation>
    </message>
    <message>
        <source>batch</source>
        <translation>الدفعة</translation>
    </message>
    <message>
        <source>candidates</source>
        <translation>المرشّحات</translation>
    </message>
    <message>
        <source>check</source>
        <translation>التحقق</translation>
    </message>
    <message>
        <source>conversation</source>
        <translation>المحادثة</translation>
    </message>
    <message>
        <source>conversations</source>
        <translation>المحادثات</translation>
    </message>
    <message>
        <source>download</source>
        <translation>التنزيل</translation>
    </message>
    <message>
        <source>questions</source>
        <translation>الأسئلة</translation>
    </message>
    <message>
        <source>run</source>
        <translation>الجولة</translation>
    </message>
    <message>
        <source>text</source>
        <translation>النص</translation>
    </message>
    <message>
        <source>vocabulary</source>
        <translation>المفردات</translation>
    </message>
    <message>
        <source>computing</source>
        <translation>الحساب</translation>
    </message>
    <message>
        <source>JSON of something else</source>
        <translation>نص JSON لشيء آخر</translation>
    </message>
    <message>
        <source>added_tokens is no list</source>
        <translation>⁨added_tokens⁩ ليس قائمة</translation>
    </message>
    <message>
        <source>the file is no object</source>
        <translation>الملف ليس كائنًا</translation>
    </message>
    <message>
        <source>a line is two pieces with one space between them</source>
        <translation>السطر قطعتان بينهما مسافة واحدة</translation>
    </message>
    <message>
        <source>%1 blocks of %2 key heads of %3</source>
        <translation>الكتل %1، ورؤوس المفاتيح %2، وحجم الرأس %3</translation>
    </message>
    <message>
        <source>a context of %1 rows or more</source>
        <translation>سياق لا يقل عن %1 من الصفوف</translation>
    </message>
    <message>
        <source>a model with the fingerprint %1</source>
        <translation>نموذج بصمته ⁦%1⁩</translation>
    </message>
    <message>
        <source>its kernels take heads of at most %1 numbers</source>
        <translation>لا تقبل نوى حسابه رؤوسًا أكبر من %1 من الأعداد</translation>
    </message>
    <message>
        <source>keys in %1 and values in %2</source>
        <translation>مفاتيح بصيغة ⁦%1⁩ وقيم بصيغة ⁦%2⁩</translation>
    </message>
    <message>
        <source>line %1, byte %2 of what it holds: %3</source>
        <translation>السطر %1، البايت %2 من محتواه: %3</translation>
    </message>
    <message>
        <source>unknown code %1</source>
        <translation>رمز غير معروف ⁦%1⁩</translation>
    </message>
    <message>
        <source>not valid JSON from here on</source>
        <translation>ما يلي ليس نص JSON صالحًا</translation>
    </message>
    <message>
        <source>objects and arrays nested too deeply</source>
        <translation>كائنات وقوائم مفرطة التداخل</translation>
    </message>
    <message>
        <source>file</source>
        <translation>الملف</translation>
    </message>
    <message>
        <source>its length is given as 0</source>
        <translation>طولها مذكور على أنه 0</translation>
    </message>
    <message>
        <source>it is empty</source>
        <translation>هذا فارغ</translation>
    </message>
    <message>
        <source>%1, as many as the weights have</source>
        <translation>%1، بعدد ما في الأوزان</translation>
    </message>
    <message>
        <source>OpenBLAS library</source>
        <translation>مكتبة OpenBLAS</translation>
    </message>
    <message>
        <source>it is a pipe or a device</source>
        <translation>هذا أنبوب أو جهاز</translation>
    </message>
</context>
<context>
    <name>Errors</name>
    <message>
        <source>There is no file &apos;%1&apos;. Check the path.</source>
        <translation>لا يوجد ملف «⁦%1⁩». تحقق من المسار.</translation>
    </message>
    <message>
        <source>Cannot read &apos;%1&apos;. %2; check that it is a file that you may read.</source>
        <translation>تتعذر قراءة «⁦%1⁩». %2؛ تحقق من أنه ملف يحق لك أن تقرأه.</translation>
    </message>
    <message>
        <source>The file &apos;%1&apos; is empty. Fetch it again.</source>
        <translation>الملف «⁦%1⁩» فارغ. نزّله من جديد.</translation>
    </message>
    <message>
        <source>There is no folder &apos;%1&apos;. Choose another one.</source>
        <translation>لا يوجد مجلد «⁦%1⁩». اختر غيره.</translation>
    </message>
    <message>
        <source>Cannot write &apos;%1&apos;. %2; choose another place.</source>
        <translation>تتعذر الكتابة في «⁦%1⁩». %2؛ اختر مكانًا آخر.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; has no &apos;%2&apos;. Use the config.json that belongs to the model.</source>
        <translation>ليس في «⁦%1⁩» الحقل «⁦%2⁩». استخدم ملف config.json الخاص بالنموذج.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; gives &apos;%2&apos; as %3, but it must be %4. Use the config.json that belongs to the model.</source>
        <translation>قيمة «⁦%2⁩» في «⁦%1⁩» هي %3، لكن يجب أن تكون %4. استخدم ملف config.json الخاص بالنموذج.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; asks for &apos;%2&apos; = %3, which is not supported (supported: %4). Use a GPT-2 model.</source>
        <translation>يطلب «⁦%1⁩» ما يلي: ⁦%2 = %3⁩، وهو غير مدعوم (المدعوم: %4). استخدم نموذج GPT-2.</translation>
    </message>
    <message>
        <source>The folder &apos;%1&apos; has no weights (looked for %2). Put the file there, or give another folder.</source>
        <translation>لا أوزان في المجلد «⁦%1⁩» (جرى البحث عن %2). ضع الملف هناك، أو حدد مجلدًا آخر.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is a pickle file, which can run code when it is opened, so it is never read. Put model.safetensors beside it; if you trust the file, transformers makes one: GPT2LMHeadModel.from_pretrained(FOLDER).save_pretrained(FOLDER).</source>
        <translation>الملف «⁦%1⁩» من نوع pickle، وهو نوع قد يشغّل شيفرة عند فتحه، ولذلك لا يُقرأ أبدًا. ضع model.safetensors بجانبه؛ وإن كنت تثق بالملف فإن transformers تصنع واحدًا: ⁦GPT2LMHeadModel.from_pretrained(FOLDER).save_pretrained(FOLDER)⁩.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no safetensors file. It looks like %2; fetch the file again.</source>
        <translation>ليس «⁦%1⁩» ملف safetensors. يبدو أنه %2؛ نزّل الملف من جديد.</translation>
    </message>
    <message>
        <source>The header of &apos;%1&apos; is damaged (%2). Fetch the file again.</source>
        <translation>ترويسة «⁦%1⁩» تالفة (%2). نزّل الملف من جديد.</translation>
    </message>
    <message>
        <source>The tensor &apos;%2&apos; in &apos;%1&apos; is damaged (%3). Fetch the file again.</source>
        <translation>الموتر «⁦%2⁩» في «⁦%1⁩» تالف (%3). نزّل الملف من جديد.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; lacks the tensor &apos;%2&apos;. The file is incomplete or of another kind of model; use a GPT-2 model.</source>
        <translation>ينقص «⁦%1⁩» الموتر «⁦%2⁩». الملف غير مكتمل أو لنموذج من نوع آخر؛ استخدم نموذج GPT-2.</translation>
    </message>
    <message>
        <source>The tensor &apos;%2&apos; in &apos;%1&apos; has the shape %4, but config.json means %3. Use the config.json of this model.</source>
        <translation>شكل الموتر «⁦%2⁩» في «⁦%1⁩» هو %4، لكن config.json يعني %3. استخدم ملف config.json الخاص بهذا النموذج.</translation>
    </message>
    <message>
        <source>The tensor &apos;%2&apos; in &apos;%1&apos; is of type %3, which is not supported. Convert the model to one of %4.</source>
        <translation>الموتر «⁦%2⁩» في «⁦%1⁩» من النوع %3، وهو غير مدعوم. حوّل النموذج إلى أحد هذه الأنواع: %4.</translation>
    </message>
    <message>
        <source>The file &apos;%2&apos;, which &apos;%1&apos; names, is missing. Put it into the same folder.</source>
        <translation>الملف «⁦%2⁩» الذي يسمّيه «⁦%1⁩» غير موجود. ضعه في المجلد نفسه.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; names &apos;%2&apos;, which is outside of its folder. Use the index that belongs to the model.</source>
        <translation>يسمّي «⁦%1⁩» الملف «⁦%2⁩»، وهو خارج مجلده. استخدم الفهرس الخاص بالنموذج.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; says that the tensor &apos;%2&apos; is in &apos;%3&apos;, but it is not. Fetch both files again.</source>
        <translation>يقول «⁦%1⁩» إن الموتر «⁦%2⁩» في «⁦%3⁩»، لكنه ليس هناك. نزّل الملفين من جديد.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; has a tensor that no GPT-2 has, &apos;%2&apos;. It is not used.</source>
        <translation>في «⁦%1⁩» موتر لا يوجد في أي GPT-2، وهو «⁦%2⁩». لن يُستخدم.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; has an lm_head of its own. It is used instead of the embedding.</source>
        <translation>في «⁦%1⁩» رأس lm_head خاص به. سيُستخدم بدل التضمين.</translation>
    </message>
    <message>
        <source>There is not enough memory for the %1 (%2). Close other programs, or use a smaller model.</source>
        <translation>لا تكفي الذاكرة لما يلي: ⁨%1⁩ (%2). أغلق برامج أخرى، أو استخدم نموذجًا أصغر.</translation>
    </message>
    <message>
        <source>There is no model &apos;%1&apos;. Choose one from the list, or a model folder.</source>
        <translation>لا يوجد نموذج «⁦%1⁩». اختر واحدًا من القائمة، أو مجلد نموذج.</translation>
    </message>
    <message>
        <source>No complete copy of &apos;%1&apos; is on this computer (looked in %2). Download it, or choose a folder with its files.</source>
        <translation>لا نسخة كاملة من «⁦%1⁩» على هذا الحاسوب (جرى البحث في %2). نزّلها، أو اختر مجلدًا فيه ملفاتها.</translation>
    </message>
    <message>
        <source>The files that come with Rowkeeper were not found in &apos;%1&apos;. Install it again.</source>
        <translation>لم يُعثر على الملفات المرفقة مع Rowkeeper في «⁦%1⁩». ثبّته من جديد.</translation>
    </message>
    <message>
        <source>This processor is too old. %1 is needed.</source>
        <translation>هذا المعالج قديم جدًا. يلزم %1.</translation>
    </message>
    <message>
        <source>The instruction set %1 is not available on this processor. Choose automatic or one of %2.</source>
        <translation>مجموعة التعليمات %1 غير متاحة على هذا المعالج. اختر التلقائي أو واحدة من هذه: %2.</translation>
    </message>
    <message>
        <source>The backend &apos;%1&apos; is not available: %2. Choose the exact backend.</source>
        <translation>طريقة الحساب «⁦%1⁩» غير متاحة: %2. اختر الحساب المضبوط.</translation>
    </message>
    <message>
        <source>This Rowkeeper was built without CUDA (there is no &apos;%1&apos;). Install NVIDIA&apos;s CUDA toolkit and build it again, or choose the exact backend.</source>
        <translation>بُنيت هذه النسخة من Rowkeeper بلا CUDA (لا يوجد «⁦%1⁩»). ثبّت حزمة أدوات CUDA من NVIDIA وابنه من جديد، أو اختر الحساب المضبوط.</translation>
    </message>
    <message>
        <source>The library &apos;%1&apos; cannot be used (%2). Build Rowkeeper again, or choose the exact backend.</source>
        <translation>لا يمكن استخدام المكتبة «⁦%1⁩» (%2). ابنِ Rowkeeper من جديد، أو اختر الحساب المضبوط.</translation>
    </message>
    <message>
        <source>There is no NVIDIA driver that works (%1). Install one, or choose the exact backend.</source>
        <translation>لا يوجد برنامج تشغيل NVIDIA يعمل (%1). ثبّت واحدًا، أو اختر الحساب المضبوط.</translation>
    </message>
    <message>
        <source>The NVIDIA driver is too old: it runs CUDA up to version %1, and %2 is needed. Install a newer one, or choose the exact backend.</source>
        <translation>برنامج تشغيل NVIDIA قديم جدًا: يشغّل CUDA حتى الإصدار %1، ويلزم %2. ثبّت برنامجًا أحدث، أو اختر الحساب المضبوط.</translation>
    </message>
    <message>
        <source>There is no NVIDIA GPU that CUDA can use. Choose the exact backend.</source>
        <translation>لا توجد وحدة GPU من NVIDIA يمكن لـ CUDA استخدامها. اختر الحساب المضبوط.</translation>
    </message>
    <message>
        <source>The GPU %1 is too old. It has compute capability %2, and %3 is needed. Choose the exact backend.</source>
        <translation>وحدة GPU قديمة جدًا: %1. قدرتها الحسابية (compute capability) هي %2، ويلزم %3. اختر الحساب المضبوط.</translation>
    </message>
    <message>
        <source>The library cuBLAS is not installed. Install NVIDIA&apos;s CUDA libraries, or choose the CUDA backend.</source>
        <translation>المكتبة cuBLAS غير مثبّتة. ثبّت مكتبات CUDA من NVIDIA، أو اختر حساب CUDA.</translation>
    </message>
    <message>
        <source>The GPU has no room for the %1. %2 are needed, and %3 are free. Choose 16-bit weights, a smaller model or the exact backend.</source>
        <translation>لا مكان في GPU لما يلي: ⁨%1⁩. يلزم %2، والمتاح %3. اختر أوزان 16 بت أو نموذجًا أصغر أو الحساب المضبوط.</translation>
    </message>
    <message>
        <source>The GPU ran out of memory while %1 (%2 are free). Choose 16-bit weights, a smaller model or the exact backend.</source>
        <translation>نفدت ذاكرة GPU في أثناء ⁨%1⁩ (المتاح %2). اختر أوزان 16 بت أو نموذجًا أصغر أو الحساب المضبوط.</translation>
    </message>
    <message>
        <source>The GPU failed while %1 (%2). Try again, or choose the exact backend.</source>
        <translation>أخفقت GPU في أثناء ⁨%1⁩ (⁨%2⁩). أعد المحاولة، أو اختر الحساب المضبوط.</translation>
    </message>
    <message>
        <source>The GPU is lost (%1). Start the program again, or choose the exact backend.</source>
        <translation>فُقد الاتصال بوحدة GPU (%1). شغّل البرنامج من جديد، أو اختر الحساب المضبوط.</translation>
    </message>
    <message>
        <source>The list of known models, &apos;%1&apos;, is damaged (%2). Correct it, or start without it.</source>
        <translation>قائمة النماذج المعروفة، «⁦%1⁩»، تالفة (%2). صحّحها، أو ابدأ بدونها.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; cannot be the name of a model. Give a repository of the hub, such as distilgpt2 or owner/name.</source>
        <translation>لا يصلح «⁦%1⁩» اسمًا لنموذج. اكتب مستودعًا من المنصة، مثل distilgpt2 أو owner/name.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not Rowkeeper&apos;s to remove (it is in &apos;%2&apos;). Delete it with the program that put it there.</source>
        <translation>ليس «⁦%1⁩» من ملفات Rowkeeper حتى يزيله (فهو في «⁦%2⁩»). احذفه بالبرنامج الذي وضعه هناك.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no generated model. Choose one with random weights.</source>
        <translation>ليس «⁦%1⁩» نموذجًا مولَّدًا. اختر نموذجًا بأوزان عشوائية.</translation>
    </message>
    <message>
        <source>The seed of &apos;%1&apos; is no whole number from 0 to %2. Choose another seed.</source>
        <translation>بذرة «⁦%1⁩» ليست عددًا صحيحًا من 0 إلى %2. اختر بذرة أخرى.</translation>
    </message>
    <message>
        <source>Another Rowkeeper is downloading or removing &apos;%1&apos;. Wait until it is done, or stop it there.</source>
        <translation>نسخة أخرى من Rowkeeper تنزّل «⁦%1⁩» أو تزيله. انتظر حتى تنتهي، أو أوقفها هناك.</translation>
    </message>
    <message>
        <source>The file &apos;%1&apos; is missing. Download the model again; what is there is kept.</source>
        <translation>الملف «⁦%1⁩» غير موجود. نزّل النموذج من جديد؛ ما هو موجود يبقى محفوظًا.</translation>
    </message>
    <message>
        <source>The checksum of &apos;%1&apos; differs (expected %2, got %3). The file is damaged or another one. Download the model again; what is right is kept.</source>
        <translation>المجموع الاختباري للملف «⁦%1⁩» مختلف (المتوقع ⁦%2⁩، والموجود ⁦%3⁩). الملف تالف أو ملف آخر. نزّل النموذج من جديد؛ ما هو سليم يبقى محفوظًا.</translation>
    </message>
    <message>
        <source>The folder &apos;%1&apos; has files in it. Choose a new one, or empty it.</source>
        <translation>في المجلد «⁦%1⁩» ملفات. اختر مجلدًا جديدًا، أو أفرغه.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; has no room: %2 are needed, and %3 are free. Make room and download again; what was fetched is kept.</source>
        <translation>لا مكان في «⁦%1⁩»: يلزم %2، والمتاح %3. وفّر مكانًا ونزّل من جديد؛ ما نُزّل يبقى محفوظًا.</translation>
    </message>
    <message>
        <source>There is no model &apos;%1&apos; to remove.</source>
        <translation>لا يوجد نموذج «⁦%1⁩» لإزالته.</translation>
    </message>
    <message>
        <source>HF_ENDPOINT is &apos;%1&apos;, but it must be an address such as https://huggingface.co.</source>
        <translation>قيمة HF_ENDPOINT هي «⁦%1⁩»، لكن يجب أن تكون عنوانًا مثل ⁦https://huggingface.co⁩.</translation>
    </message>
    <message>
        <source>Cannot reach %1 (%2). Check the network and download again; what was fetched is kept.</source>
        <translation>يتعذر الوصول إلى ⁦%1⁩ (%2). تحقق من الشبكة ونزّل من جديد؛ ما نُزّل يبقى محفوظًا.</translation>
    </message>
    <message>
        <source>%1 sent nothing for %2 seconds. Download again; what was fetched is kept.</source>
        <translation>لم يرسل ⁦%1⁩ شيئًا منذ %2 من الثواني. نزّل من جديد؛ ما نُزّل يبقى محفوظًا.</translation>
    </message>
    <message>
        <source>%1 is busy or out of order (HTTP status %2). Try again later; what was fetched is kept.</source>
        <translation>الخادم ⁦%1⁩ مشغول أو معطّل (حالة HTTP هي %2). أعد المحاولة لاحقًا؛ ما نُزّل يبقى محفوظًا.</translation>
    </message>
    <message>
        <source>The hub refuses &apos;%1&apos; (HTTP status %2). Check its name; if it is private or its terms must be accepted, do so on its page and set HF_TOKEN.</source>
        <translation>ترفض المنصة «⁦%1⁩» (حالة HTTP هي %2). تحقق من الاسم؛ وإن كان خاصًا أو كان لا بد من قبول شروطه فافعل ذلك في صفحته واضبط HF_TOKEN.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; has no file &apos;%2&apos; on the hub. Check the name, or choose another GPT-2 model.</source>
        <translation>ليس في «⁦%1⁩» على المنصة ملف «⁦%2⁩». تحقق من الاسم، أو اختر نموذج GPT-2 آخر.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; answered with %2 instead of the file. Check the network: it may want you to log in.</source>
        <translation>أجاب «⁦%1⁩» بما يلي بدل الملف: %2. تحقق من الشبكة: ربما تطلب منك تسجيل الدخول.</translation>
    </message>
    <message>
        <source>The checksum of &apos;%1&apos; differs (expected %2, got %3). The file was not kept; choose a folder with the model&apos;s files instead.</source>
        <translation>المجموع الاختباري للملف «⁦%1⁩» مختلف (المتوقع ⁦%2⁩، والموجود ⁦%3⁩). لم يُحفظ الملف؛ اختر بدله مجلدًا فيه ملفات النموذج.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; has its weights as a pickle file only, which can run code when it is opened, so it is never read. Choose a model with model.safetensors.</source>
        <translation>أوزان «⁦%1⁩» موجودة في ملف pickle فقط، وهو نوع قد يشغّل شيفرة عند فتحه، ولذلك لا يُقرأ أبدًا. اختر نموذجًا فيه model.safetensors.</translation>
    </message>
    <message>
        <source>The folder &apos;%1&apos; has no vocabulary (looked for %2). Put the files there, or give another folder.</source>
        <translation>لا مفردات في المجلد «⁦%1⁩» (جرى البحث عن %2). ضع الملفات هناك، أو حدد مجلدًا آخر.</translation>
    </message>
    <message>
        <source>The vocabulary &apos;%1&apos; is damaged (%2). Use the file that belongs to the model.</source>
        <translation>المفردات «⁦%1⁩» تالفة (%2). استخدم الملف الخاص بالنموذج.</translation>
    </message>
    <message>
        <source>Line %2 of &apos;%1&apos; is damaged (%3). Use the file that belongs to the model.</source>
        <translation>السطر %2 من «⁦%1⁩» تالف (%3). استخدم الملف الخاص بالنموذج.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; asks for &apos;%2&apos; = %3, which is not supported. Use a byte-level BPE vocabulary like GPT-2&apos;s.</source>
        <translation>يطلب «⁦%1⁩» ما يلي: ⁦%2 = %3⁩، وهو غير مدعوم. استخدم مفردات BPE على مستوى البايت مثل مفردات GPT-2.</translation>
    </message>
    <message>
        <source>The text could not be split into words: the PCRE2 library says %1.</source>
        <translation>تعذّر تقسيم النص إلى كلمات: تقول مكتبة PCRE2 ما يلي: ⁦%1⁩.</translation>
    </message>
    <message>
        <source>The text is not UTF-8 from byte %1 on. Such bytes are encoded one by one.</source>
        <translation>النص ليس UTF-8 ابتداءً من البايت %1. تُرمَّز بايتات كهذه واحدًا واحدًا.</translation>
    </message>
    <message>
        <source>The text is too large (%1 bytes or more, and at most %2 are read). Shorten it.</source>
        <translation>النص كبير جدًا (بايتاته %1 أو أكثر، ويُقرأ منها %2 على الأكثر). اختصره.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no recording, or is damaged (%2). Choose another one, or record again.</source>
        <translation>ليس «⁦%1⁩» تسجيلًا، أو هو تالف (%2). اختر غيره، أو سجّل من جديد.</translation>
    </message>
    <message>
        <source>The recording &apos;%1&apos; has the format&apos;s version %2, and this program reads versions up to %3. Use a newer Rowkeeper.</source>
        <translation>صيغة التسجيل «⁦%1⁩» من الإصدار %2، وهذا البرنامج يقرأ الإصدارات حتى %3. استخدم إصدارًا أحدث من Rowkeeper.</translation>
    </message>
    <message>
        <source>The recording &apos;%1&apos; is larger than %2 when it is unpacked. Record a shorter run, or a smaller model.</source>
        <translation>التسجيل «⁦%1⁩» أكبر من %2 بعد فك ضغطه. سجّل جولة أقصر، أو نموذجًا أصغر.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no saved cache, or is damaged (%2). Read the document again, and save it anew.</source>
        <translation>ليس «⁦%1⁩» ذاكرة مؤقتة محفوظة، أو هو تالف (%2). اقرأ المستند من جديد، واحفظها مرة أخرى.</translation>
    </message>
    <message>
        <source>The saved cache &apos;%1&apos; has the format&apos;s version %2, and this program reads versions up to %3. Use a newer Rowkeeper.</source>
        <translation>صيغة الذاكرة المؤقتة المحفوظة «⁦%1⁩» من الإصدار %2، وهذا البرنامج يقرأ الإصدارات حتى %3. استخدم إصدارًا أحدث من Rowkeeper.</translation>
    </message>
    <message>
        <source>The saved cache &apos;%1&apos; was made for %2, but here it is %3. Open it with the model that it was saved with, or read the text again.</source>
        <translation>الذاكرة المؤقتة المحفوظة «⁦%1⁩» صُنعت لما يلي: %2، لكن الموجود هنا %3. افتحها بالنموذج الذي حُفظت به، أو اقرأ النص من جديد.</translation>
    </message>
    <message>
        <source>The questions in &apos;%1&apos; are damaged (%2). Install Rowkeeper again.</source>
        <translation>الأسئلة في «⁦%1⁩» تالفة (%2). ثبّت Rowkeeper من جديد.</translation>
    </message>
    <message>
        <source>The list of known models, &apos;%1&apos;, is damaged (%2). Install Rowkeeper again.</source>
        <translation>قائمة النماذج المعروفة، «⁦%1⁩»، تالفة (%2). ثبّت Rowkeeper من جديد.</translation>
    </message>
    <message>
        <source>Such a cache would be larger than %1. Use smaller numbers.</source>
        <translation>ستكون ذاكرة مؤقتة كهذه أكبر من %1. استخدم أعدادًا أصغر.</translation>
    </message>
    <message>
        <source>The prompt has %1 tokens, but the model&apos;s context has %2. Shorten the prompt.</source>
        <translation>في الموجّه %1 من الرموز، لكن سياق النموذج يتسع لعدد %2. اختصر الموجّه.</translation>
    </message>
    <message>
        <source>The document and all that was said have %1 tokens together, but the model&apos;s context has %2. Shorten the document, or begin again.</source>
        <translation>في المستند وكل ما قيل معًا %1 من الرموز، لكن سياق النموذج يتسع لعدد %2. اختصر المستند، أو ابدأ مجددًا.</translation>
    </message>
    <message>
        <source>The token id %1 does not exist. This model&apos;s vocabulary has %2 ids, counted from 0.</source>
        <translation>معرّف الرمز %1 غير موجود. في مفردات هذا النموذج %2 من المعرّفات، تُعدّ من 0.</translation>
    </message>
    <message>
        <source>The context of %1 rows is full. Start again, or let the window slide.</source>
        <translation>السياق ممتلئ، وفيه %1 من الصفوف. ابدأ من جديد، أو دع النافذة تنزلق.</translation>
    </message>
    <message>
        <source>The cache was made for %1, but the model needs %2. Start again.</source>
        <translation>صُنعت الذاكرة المؤقتة من أجل ⁨%1⁩، لكن النموذج يحتاج إلى ⁨%2⁩. ابدأ من جديد.</translation>
    </message>
    <message>
        <source>The cache has room for %2 rows, but %1 are needed. Use fewer tokens.</source>
        <translation>في الذاكرة المؤقتة مكان لعدد %2 من الصفوف، لكن يلزم %1. استخدم رموزًا أقل.</translation>
    </message>
    <message>
        <source>There is no kind of cache &apos;%1&apos;. There are: %2.</source>
        <translation>لا يوجد نوع ذاكرة مؤقتة اسمه «⁦%1⁩». الأنواع الموجودة: ⁦%2⁩.</translation>
    </message>
    <message>
        <source>The backend &apos;%2&apos; cannot read a cache of kind %1. Choose the exact backend.</source>
        <translation>لا تستطيع طريقة الحساب «⁦%2⁩» قراءة ذاكرة مؤقتة من النوع ⁦%1⁩. اختر الحساب المضبوط.</translation>
    </message>
    <message>
        <source>The backend &apos;%2&apos; cannot multiply %1 weights. Choose the exact backend, or 32-bit weights.</source>
        <translation>لا تستطيع طريقة الحساب «⁦%2⁩» الضرب بأوزان %1. اختر الحساب المضبوط، أو أوزان 32 بت.</translation>
    </message>
    <message>
        <source>The tensor &apos;%1&apos; has a weight of %3, but %2 weights go no further than %4. Choose 32-bit weights.</source>
        <translation>في الموتر «⁦%1⁩» وزن قيمته ⁦%3⁩، لكن أوزان %2 لا تتجاوز ⁦%4⁩. اختر أوزان 32 بت.</translation>
    </message>
    <message>
        <source>A cache of kind %1 cannot be saved, because it does not keep every row. Use one that does.</source>
        <translation>لا يمكن حفظ ذاكرة مؤقتة من النوع ⁦%1⁩ في ملف، لأنها لا تحتفظ بكل صف. استخدم نوعًا يفعل ذلك.</translation>
    </message>
    <message>
        <source>A pool of %1 is too small. Give it %2 or more.</source>
        <translation>مجمّع حجمه %1 صغير جدًا. أعطه %2 أو أكثر.</translation>
    </message>
    <message>
        <source>All %1 pages of the pool are in use. Make the pool larger, or end a conversation.</source>
        <translation>كل صفحات المجمّع مستخدمة، وعددها %1. كبّر المجمّع، أو أنهِ محادثة.</translation>
    </message>
    <message>
        <source>There is no row %1. There are %2, counted from 0.</source>
        <translation>لا يوجد الصف %1. هناك %2 من الصفوف، تُعدّ من 0.</translation>
    </message>
    <message>
        <source>%1 is &apos;%2&apos;, but it must be %3.</source>
        <translation>قيمة ⁦%1⁩ هي «⁦%2⁩»، لكن يجب أن تكون %3.</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>أُوقف.</translation>
    </message>
    <message>
        <source>The two lanes cannot be compared. They differ in %1.</source>
        <translation>لا يمكن مقارنة المسارين. فهما يختلفان في %1.</translation>
    </message>
    <message>
        <source>Comparing so many tokens would keep %1 of logits, and at most %2 are allowed. Use fewer tokens.</source>
        <translation>ستشغل مقارنة هذا العدد من الرموز %1 من logits، والمسموح %2 على الأكثر. استخدم رموزًا أقل.</translation>
    </message>
    <message>
        <source>The arithmetic gave infinity or NaN (%1). The model&apos;s weights are damaged, fetch them again.</source>
        <translation>أعطى الحساب لانهاية أو NaN (%1). أوزان النموذج تالفة، نزّلها من جديد.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; cannot be read as JSON. It looks like %2; fetch the file again.</source>
        <translation>لا يمكن قراءة «⁦%1⁩» بصيغة JSON. يبدو أنه %2؛ نزّل الملف من جديد.</translation>
    </message>
    <message>
        <source>The JSON in &apos;%1&apos; is damaged at line %2, byte %3 (%4). Correct it there, or fetch the file again.</source>
        <translation>نص JSON في «⁦%1⁩» تالف عند السطر %2، البايت %3 (%4). صحّحه هناك أو نزّل الملف من جديد.</translation>
    </message>
    <message>
        <source>The header of &apos;%1&apos; claims %2, but at most %3 are possible. The file is damaged, fetch it again.</source>
        <translation>تذكر ترويسة «⁦%1⁩» أن حجمها %2، لكن الممكن %3 على الأكثر. الملف تالف، نزّله من جديد.</translation>
    </message>
    <message>
        <source>The file &apos;%1&apos; has %3, but it must have %2. Download the model again; what is right is kept.</source>
        <translation>حجم الملف «⁦%1⁩» هو %3، لكن يجب أن يكون %2. نزّل النموذج من جديد؛ ما هو سليم يبقى محفوظًا.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; has %3, but it must have %2. Nothing was kept of it; choose a folder with the model&apos;s files instead.</source>
        <translation>حجم «⁦%1⁩» هو %3، لكن يجب أن يكون %2. لم يُحفظ منه شيء؛ اختر بدله مجلدًا فيه ملفات النموذج.</translation>
    </message>
</context>
<context>
    <name>FitVerdict</name>
    <message>
        <source>%1 cache</source>
        <translation>ذاكرة مؤقتة %1</translation>
    </message>
    <message>
        <source>Hold the cache&apos;s numbers in fewer bits</source>
        <translation>حفظ أعداد الذاكرة المؤقتة ببتات أقل</translation>
    </message>
    <message>
        <source>Let more query heads share a key and a value: another model, trained so</source>
        <translation>جعل رؤوس استعلام أكثر تتشارك مفتاحًا وقيمة: نموذج آخر، مدرّب على ذلك</translation>
    </message>
    <message>
        <source>%1 tokens each</source>
        <translation>%1 من الرموز لكل منها</translation>
    </message>
    <message>
        <source>Shorten every conversation to this context</source>
        <translation>تقصير كل محادثة إلى هذا السياق</translation>
    </message>
    <message>
        <source>%1 at once</source>
        <translation>%1 معًا</translation>
    </message>
    <message>
        <source>Serve so many conversations at once</source>
        <translation>خدمة هذا العدد من المحادثات معًا</translation>
    </message>
    <message>
        <source>%1 weights</source>
        <translation>أوزان %1</translation>
    </message>
    <message>
        <source>Hold the weights in fewer bits</source>
        <translation>حفظ الأوزان ببتات أقل</translation>
    </message>
    <message>
        <source>The smallest device of the list that holds it all</source>
        <translation>أصغر جهاز في القائمة يتسع لذلك كله</translation>
    </message>
    <message>
        <source> %1 of its %2 blocks look back at most %3 tokens: a cache that drops the rest takes %4.</source>
        <translation> من كتله، وعددها %2، لا تنظر %1 إلى الخلف أبعد من %3 من الرموز: ذاكرة مؤقتة تترك البقية تشغل %4.</translation>
    </message>
    <message>
        <source>Too large to count</source>
        <translation>أكبر من أن يُحسب</translation>
    </message>
    <message>
        <source>Fits: %1 + %2 of %3</source>
        <translation>المكان يكفي: %1 + %2 من %3</translation>
    </message>
    <message>
        <source>Does not fit: %1 + %2 of %3</source>
        <translation>المكان لا يكفي: %1 + %2 من %3</translation>
    </message>
    <message>
        <source>That is the weights and the caches of all conversations. </source>
        <translation>هذه هي الأوزان والذواكر المؤقتة لكل المحادثات. </translation>
    </message>
    <message>
        <source>The weights alone leave no room for a cache.</source>
        <translation>الأوزان وحدها لا تترك مكانًا لذاكرة مؤقتة.</translation>
    </message>
    <message>
        <source>%1 → room for %2</source>
        <translation>%1 ← يتسع لـ %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln KV heads</source>
        <translation>
            <numerusform>لا رؤوس KV‏</numerusform>
            <numerusform>رأس KV‏ واحد</numerusform>
            <numerusform>رأسا KV‏</numerusform>
            <numerusform>%Ln رؤوس KV‏</numerusform>
            <numerusform>%Ln رأس KV‏</numerusform>
            <numerusform>%Ln رأس KV‏</numerusform>
        </translation>
    </message>
    <message>
        <source>Such conversations that fit beside the weights: %1.</source>
        <translation>محادثات كهذه يتسع لها المكان بجانب الأوزان: %1.</translation>
    </message>
    <message>
        <source>Such conversations that fit: %1. The memory is full long before the arithmetic takes too long.</source>
        <translation>محادثات كهذه يتسع لها المكان: %1. تمتلئ الذاكرة قبل أن يصبح زمن الحساب عائقًا بكثير.</translation>
    </message>
</context>
<context>
    <name>Format</name>
    <message>
        <source>%1 bytes</source>
        <translation>%1 بايت</translation>
    </message>
    <message>
        <source>%1 KiB</source>
        <translation>⁦%1 KiB⁩</translation>
    </message>
    <message>
        <source>%1 MiB</source>
        <translation>⁦%1 MiB⁩</translation>
    </message>
    <message>
        <source>%1 GiB</source>
        <translation>⁦%1 GiB⁩</translation>
    </message>
    <message>
        <source>%1 TiB</source>
        <translation>⁦%1 TiB⁩</translation>
    </message>
    <message>
        <source>%1 µs</source>
        <translation>⁦%1 µs⁩</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>⁦%1 ms⁩</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>⁦%1 s⁩</translation>
    </message>
    <message>
        <source>%1 tokens/s</source>
        <translation>%1 رمز/ث</translation>
    </message>
    <message>
        <source>%1 GB/s</source>
        <translation>⁦%1 GB/s⁩</translation>
    </message>
    <message>
        <source>%1 GFLOP/s</source>
        <translation>⁦%1 GFLOP/s⁩</translation>
    </message>
    <message>
        <source>%1×</source>
        <translation>⁦%1×⁩</translation>
    </message>
    <message>
        <source>%1 × 10%2</source>
        <translation>⁦%1 × 10%2⁩</translation>
    </message>
    <message>
        <source>×%1</source>
        <translation>⁦×%1⁩</translation>
    </message>
    <message>
        <source>%1 M</source>
        <translation>%1 مليون</translation>
    </message>
    <message>
        <source>%1 × 10⁴</source>
        <translation>⁦%1 × 10⁴⁩</translation>
    </message>
    <message>
        <source>%1 × 10⁸</source>
        <translation>⁦%1 × 10⁸⁩</translation>
    </message>
    <message>
        <source>1 byte</source>
        <translation>بايت واحد</translation>
    </message>
</context>
<context>
    <name>Handout</name>
    <message>
        <source>prefill: %1, beyond the scale</source>
        <translation>تعبئة مسبقة: %1، خارج المقياس</translation>
    </message>
    <message>
        <source>prefill: %1</source>
        <translation>تعبئة مسبقة: %1</translation>
    </message>
    <message>
        <source>%1 KiB</source>
        <translation>⁦%1 KiB⁩</translation>
    </message>
    <message>
        <source>%1 MiB</source>
        <translation>⁦%1 MiB⁩</translation>
    </message>
    <message>
        <source>%1 GiB</source>
        <translation>⁦%1 GiB⁩</translation>
    </message>
    <message>
        <source>Time per token</source>
        <translation>الزمن لكل رمز</translation>
    </message>
    <message>
        <source>No step was made yet.</source>
        <translation>لم تُنفَّذ أي خطوة بعد.</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>صف %1</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>⁦%1 ms⁩</translation>
    </message>
    <message>
        <source>with the cache: median %1</source>
        <translation>مع الذاكرة المؤقتة: الوسيط %1</translation>
    </message>
    <message>
        <source>without: median %1</source>
        <translation>بدونها: الوسيط %1</translation>
    </message>
    <message>
        <source>Cache memory</source>
        <translation>حجم الذاكرة المؤقتة</translation>
    </message>
    <message>
        <source>No row was kept yet.</source>
        <translation>لم يُحفظ أي صف بعد.</translation>
    </message>
    <message>
        <source>%1 tokens</source>
        <translation>الرموز: %1</translation>
    </message>
    <message>
        <source>used by rows: %1</source>
        <translation>تستخدمه الصفوف: %1</translation>
    </message>
    <message>
        <source>allocated: %1</source>
        <translation>محجوز: %1</translation>
    </message>
    <message>
        <source>cache off: only during the step</source>
        <translation>الذاكرة المؤقتة متوقفة: في أثناء الخطوة فقط</translation>
    </message>
    <message numerus="yes">
        <source>… %Ln more token(s) …</source>
        <translation>
            <numerusform>… لا رموز أخرى …</numerusform>
            <numerusform>… ورمز آخر …</numerusform>
            <numerusform>… ورمزان آخران …</numerusform>
            <numerusform>… و%Ln رموز أخرى …</numerusform>
            <numerusform>… و%Ln رمزًا آخر …</numerusform>
            <numerusform>… و%Ln رمز آخر …</numerusform>
        </translation>
    </message>
    <message>
        <source>page %1 of %2</source>
        <translation>صفحة %1 من %2</translation>
    </message>
    <message>
        <source>Made with Rowkeeper, from the recording of a real run</source>
        <translation>صُنعت ببرنامج Rowkeeper من تسجيل جولة حقيقية</translation>
    </message>
    <message>
        <source>Made with Rowkeeper, from a real run on this computer</source>
        <translation>صُنعت ببرنامج Rowkeeper من جولة حقيقية على هذا الحاسوب</translation>
    </message>
    <message numerus="yes">
        <source>The prompt: %Ln token(s)</source>
        <translation>
            <numerusform>الموجّه: لا رموز</numerusform>
            <numerusform>الموجّه: رمز واحد</numerusform>
            <numerusform>الموجّه: رمزان</numerusform>
            <numerusform>الموجّه: %Ln رموز</numerusform>
            <numerusform>الموجّه: %Ln رمزًا</numerusform>
            <numerusform>الموجّه: %Ln رمز</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>What the model wrote: %Ln token(s)</source>
        <translation>
            <numerusform>ما كتبه النموذج: لا رموز</numerusform>
            <numerusform>ما كتبه النموذج: رمز واحد</numerusform>
            <numerusform>ما كتبه النموذج: رمزان</numerusform>
            <numerusform>ما كتبه النموذج: %Ln رموز</numerusform>
            <numerusform>ما كتبه النموذج: %Ln رمزًا</numerusform>
            <numerusform>ما كتبه النموذج: %Ln رمز</numerusform>
        </translation>
    </message>
    <message>
        <source>What the cache holds</source>
        <translation>ما في الذاكرة المؤقتة</translation>
    </message>
    <message>
        <source>There is no run yet. Let the model write something on Watch first.</source>
        <translation>لا جولة بعد. دع النموذج يكتب شيئًا في صفحة المشاهدة أولًا.</translation>
    </message>
    <message>
        <source>The KV cache: a handout</source>
        <translation>ذاكرة KV المؤقتة: مذكّرة</translation>
    </message>
    <message>
        <source>row</source>
        <translation>صف</translation>
    </message>
    <message>
        <source>computed</source>
        <translation>حُسب</translation>
    </message>
    <message>
        <source>token</source>
        <translation>رمز</translation>
    </message>
    <message>
        <source>block</source>
        <translation>كتلة</translation>
    </message>
    <message>
        <source>block %1</source>
        <translation>كتلة %1</translation>
    </message>
    <message>
        <source>key</source>
        <translation>مفتاح</translation>
    </message>
    <message>
        <source>value</source>
        <translation>قيمة</translation>
    </message>
    <message>
        <source>k</source>
        <translation>k</translation>
    </message>
    <message>
        <source>v</source>
        <translation>v</translation>
    </message>
    <message numerus="yes">
        <source>… %Ln more row(s) …</source>
        <translation>
            <numerusform>… لا صفوف أخرى …</numerusform>
            <numerusform>… وصف آخر …</numerusform>
            <numerusform>… وصفان آخران …</numerusform>
            <numerusform>… و%Ln صفوف أخرى …</numerusform>
            <numerusform>… و%Ln صفًا آخر …</numerusform>
            <numerusform>… و%Ln صف آخر …</numerusform>
        </translation>
    </message>
    <message>
        <source>key: negative, zero, positive</source>
        <translation>مفتاح: سالب، صفر، موجب</translation>
    </message>
    <message>
        <source>value, likewise</source>
        <translation>قيمة، كذلك</translation>
    </message>
    <message>
        <source>pale: computed, not kept</source>
        <translation>باهت: حُسب ولم يُحفظ</translation>
    </message>
    <message>
        <source>to be rebuilt</source>
        <translation>يُعاد بناؤه</translation>
    </message>
    <message>
        <source>not computed yet</source>
        <translation>لم يُحسب بعد</translation>
    </message>
    <message>
        <source>Each cell: %1. Full colour: a number that is large for its block.</source>
        <translation>كل خلية: %1. اللون الكامل: عدد كبير بالقياس إلى كتلته.</translation>
    </message>
    <message>
        <source>What it saves, and what it costs</source>
        <translation>ما توفره وما تكلفه</translation>
    </message>
    <message>
        <source>This run in numbers</source>
        <translation>هذه الجولة بالأرقام</translation>
    </message>
    <message>
        <source>Ask yourself</source>
        <translation>اسأل نفسك</translation>
    </message>
    <message>
        <source>Every token has a row.</source>
        <translation>لكل رمز صف.</translation>
    </message>
    <message>
        <source>In each of the %1 blocks the model works out two lists of %2 numbers for it: the key, by which the rows below find it, and the value, which they take from it. Rows go down, blocks across.</source>
        <translation>في كل كتلة، وعدد الكتل %1، يستخلص له النموذج قائمتين من الأعداد، في كل منهما %2: المفتاح، وبه تعثر عليه الصفوف التي تحته، والقيمة، وهي ما تأخذه منه. الصفوف نزولًا، والكتل عرضًا.</translation>
    </message>
    <message>
        <source>A row that is computed stays right.</source>
        <translation>الصف المحسوب يبقى صحيحًا.</translation>
    </message>
    <message>
        <source>It is made from its own token and the rows above it, never from those below. So what is written later can&apos;t change it: it is like a note in the margin of a page that you have read.</source>
        <translation>يُصنع من رمزه ومن الصفوف التي فوقه، لا من التي تحته أبدًا. فما يُكتب لاحقًا لا يمكن أن يغيّره: إنه كملاحظة في هامش صفحة قرأتها.</translation>
    </message>
    <message>
        <source>With the cache a step computes one row.</source>
        <translation>مع الذاكرة المؤقتة تحسب الخطوة صفًا واحدًا.</translation>
    </message>
    <message>
        <source>Every step needs all rows, as the newest looks back at them. With the cache it reads the old ones and computes its own. Without it, it computes all %1 again, for one more token.</source>
        <translation>تحتاج كل خطوة إلى كل الصفوف، لأن أحدثها ينظر إليها. مع الذاكرة المؤقتة تسترجع القديمة وتحسب صفها. وبدونها تحسبها كلها من جديد، وعددها %1، من أجل رمز واحد آخر.</translation>
    </message>
    <message>
        <source>In this run no row was computed twice.</source>
        <translation>في هذه الجولة لم يُحسب أي صف مرتين.</translation>
    </message>
    <message>
        <source>Steps computed %1 and read all others. The newest token has no row yet: the next step will compute it.</source>
        <translation>حسبت الخطوات %1 واسترجعت كل ما سواها. أحدث رمز ليس له صف بعد: ستحسبه الخطوة التالية.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s)</source>
        <translation>
            <numerusform>لا صفوف</numerusform>
            <numerusform>صفًا واحدًا</numerusform>
            <numerusform>صفين</numerusform>
            <numerusform>%Ln صفوف</numerusform>
            <numerusform>%Ln صفًا</numerusform>
            <numerusform>%Ln صف</numerusform>
        </translation>
    </message>
    <message>
        <source>In this run rows were computed again.</source>
        <translation>في هذه الجولة حُسبت صفوف من جديد.</translation>
    </message>
    <message>
        <source>Each time it came out the same, to the last bit.</source>
        <translation>وفي كل مرة خرج هو نفسه، حتى آخر بت.</translation>
    </message>
    <message>
        <source>%1: %2 blocks with %3 heads each, width %4, %5, room for %6 tokens</source>
        <translation>النموذج ⁦%1⁩: عدد الكتل %2، في كل منها %3 من الرؤوس، العرض %4، %5، مكان لعدد %6 من الرموز</translation>
    </message>
    <message>
        <source>%1. Its heads share the keys and values of %2.</source>
        <translation>%1. تتشارك رؤوسه مفاتيح %2 من الرؤوس وقيمها.</translation>
    </message>
    <message numerus="yes">
        <source>The cache: %Ln row(s), %1</source>
        <translation>
            <numerusform>الذاكرة المؤقتة: لا صفوف، %1</numerusform>
            <numerusform>الذاكرة المؤقتة: صف واحد، %1</numerusform>
            <numerusform>الذاكرة المؤقتة: صفان، %1</numerusform>
            <numerusform>الذاكرة المؤقتة: %Ln صفوف، %1</numerusform>
            <numerusform>الذاكرة المؤقتة: %Ln صفًا، %1</numerusform>
            <numerusform>الذاكرة المؤقتة: %Ln صف، %1</numerusform>
        </translation>
    </message>
    <message>
        <source>The cache is empty</source>
        <translation>الذاكرة المؤقتة فارغة</translation>
    </message>
    <message>
        <source>The cache is off: rows are computed, and let go</source>
        <translation>الذاكرة المؤقتة متوقفة: تُحسب الصفوف ثم تُترك</translation>
    </message>
    <message>
        <source>The token ‘%1’ in row %2 is replaced by another one. Which of the rows must be computed again, and which stay valid? Why?</source>
        <translation>يُستبدل الرمز «%1» في الصف %2 بآخر. أي الصفوف يجب أن تُحسب من جديد، وأيها يبقى صالحًا؟ ولماذا؟</translation>
    </message>
    <message>
        <source>The first token took %1, a later one with the cache %2. What had to be done for the first one that no cache could spare?</source>
        <translation>استغرق الرمز الأول %1، واستغرق رمز لاحق مع الذاكرة المؤقتة %2. ما الذي كان لا بد من فعله للأول ولا توفره أي ذاكرة مؤقتة؟</translation>
    </message>
    <message>
        <source>Without the cache a step takes the longer, the longer the text is. Why? And what is left to do in each step with the cache?</source>
        <translation>بلا ذاكرة مؤقتة تطول الخطوة كلما طال النص. لماذا؟ وما الذي يبقى من العمل في كل خطوة مع الذاكرة المؤقتة؟</translation>
    </message>
    <message>
        <source>Another model has twice as many blocks, and each is twice as wide. How many bytes does its cache keep for one token? (Here it is %1.)</source>
        <translation>في نموذج آخر ضعف عدد الكتل، وكل منها بضعف العرض. كم بايتًا تحفظ ذاكرته المؤقتة للرمز الواحد؟ (هنا %1.)</translation>
    </message>
    <message numerus="yes">
        <source>%Ln times a row was computed that had been there before, the first one %1 times in all.</source>
        <translation>
            <numerusform>عدد مرات حساب صف كان موجودًا من قبل: %Ln، والصف الأول منها %1 في المجموع.</numerusform>
            <numerusform>عدد مرات حساب صف كان موجودًا من قبل: %Ln، والصف الأول منها %1 في المجموع.</numerusform>
            <numerusform>عدد مرات حساب صف كان موجودًا من قبل: %Ln، والصف الأول منها %1 في المجموع.</numerusform>
            <numerusform>عدد مرات حساب صف كان موجودًا من قبل: %Ln، والصف الأول منها %1 في المجموع.</numerusform>
            <numerusform>عدد مرات حساب صف كان موجودًا من قبل: %Ln، والصف الأول منها %1 في المجموع.</numerusform>
            <numerusform>عدد مرات حساب صف كان موجودًا من قبل: %Ln، والصف الأول منها %1 في المجموع.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln times it came out the same, to the last bit.</source>
        <translation>
            <numerusform>وعدد المرات التي خرج فيها هو نفسه، حتى آخر بت: %Ln.</numerusform>
            <numerusform>وعدد المرات التي خرج فيها هو نفسه، حتى آخر بت: %Ln.</numerusform>
            <numerusform>وعدد المرات التي خرج فيها هو نفسه، حتى آخر بت: %Ln.</numerusform>
            <numerusform>وعدد المرات التي خرج فيها هو نفسه، حتى آخر بت: %Ln.</numerusform>
            <numerusform>وعدد المرات التي خرج فيها هو نفسه، حتى آخر بت: %Ln.</numerusform>
            <numerusform>وعدد المرات التي خرج فيها هو نفسه، حتى آخر بت: %Ln.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The text has %Ln tokens, and the model writes %1 more. How many rows does it compute for them with the cache, and how many without?</source>
        <translation>
            <numerusform>عدد رموز النص %Ln، ويكتب النموذج %1 أخرى. كم صفًا يحسب من أجلها مع الذاكرة المؤقتة، وكم بدونها؟</numerusform>
            <numerusform>عدد رموز النص %Ln، ويكتب النموذج %1 أخرى. كم صفًا يحسب من أجلها مع الذاكرة المؤقتة، وكم بدونها؟</numerusform>
            <numerusform>عدد رموز النص %Ln، ويكتب النموذج %1 أخرى. كم صفًا يحسب من أجلها مع الذاكرة المؤقتة، وكم بدونها؟</numerusform>
            <numerusform>عدد رموز النص %Ln، ويكتب النموذج %1 أخرى. كم صفًا يحسب من أجلها مع الذاكرة المؤقتة، وكم بدونها؟</numerusform>
            <numerusform>عدد رموز النص %Ln، ويكتب النموذج %1 أخرى. كم صفًا يحسب من أجلها مع الذاكرة المؤقتة، وكم بدونها؟</numerusform>
            <numerusform>عدد رموز النص %Ln، ويكتب النموذج %1 أخرى. كم صفًا يحسب من أجلها مع الذاكرة المؤقتة، وكم بدونها؟</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HandoutFacts</name>
    <message>
        <source>none was computed a second time</source>
        <translation>لم يُحسب أي منها مرة ثانية</translation>
    </message>
    <message>
        <source>computed again, all to the same bits</source>
        <translation>حُسبت من جديد، وكلها بالبتات نفسها</translation>
    </message>
    <message>
        <source>computed again, %1 of them to the same bits</source>
        <translation>حُسبت من جديد، و%1 منها بالبتات نفسها</translation>
    </message>
    <message>
        <source>Steps, one token each</source>
        <translation>الخطوات، رمز لكل منها</translation>
    </message>
    <message>
        <source>%1 with the cache, %2 without</source>
        <translation>%1 مع الذاكرة المؤقتة، و%2 بدونها</translation>
    </message>
    <message>
        <source>Rows computed</source>
        <translation>الصفوف المحسوبة</translation>
    </message>
    <message>
        <source>in all steps of this run</source>
        <translation>في كل خطوات هذه الجولة</translation>
    </message>
    <message>
        <source>… with the cache all along</source>
        <translation>… مع الذاكرة المؤقتة طوال الوقت</translation>
    </message>
    <message>
        <source>… without it all along</source>
        <translation>… بدونها طوال الوقت</translation>
    </message>
    <message>
        <source>the rows that each step saw, added up</source>
        <translation>مجموع الصفوف التي رأتها كل خطوة</translation>
    </message>
    <message>
        <source>Rows rebuilt</source>
        <translation>صفوف معاد بناؤها</translation>
    </message>
    <message>
        <source>there is no such step in this run</source>
        <translation>لا توجد خطوة كهذه في هذه الجولة</translation>
    </message>
    <message>
        <source>First token</source>
        <translation>الرمز الأول</translation>
    </message>
    <message numerus="yes">
        <source>the prefill: %Ln row(s) of the prompt</source>
        <translation>
            <numerusform>التعبئة المسبقة: لا صفوف من الموجّه</numerusform>
            <numerusform>التعبئة المسبقة: صف واحد من الموجّه</numerusform>
            <numerusform>التعبئة المسبقة: صفان من الموجّه</numerusform>
            <numerusform>التعبئة المسبقة: %Ln صفوف من الموجّه</numerusform>
            <numerusform>التعبئة المسبقة: %Ln صفًا من الموجّه</numerusform>
            <numerusform>التعبئة المسبقة: %Ln صف من الموجّه</numerusform>
        </translation>
    </message>
    <message>
        <source>Step with the cache</source>
        <translation>خطوة مع الذاكرة المؤقتة</translation>
    </message>
    <message numerus="yes">
        <source>median of %Ln step(s) that computed one row</source>
        <translation>
            <numerusform>لا خطوات حسبت صفًا واحدًا</numerusform>
            <numerusform>وسيط خطوة واحدة حسبت صفًا واحدًا</numerusform>
            <numerusform>وسيط خطوتين حسبت كل منهما صفًا واحدًا</numerusform>
            <numerusform>وسيط %Ln خطوات حسبت كل منها صفًا واحدًا</numerusform>
            <numerusform>وسيط %Ln خطوة حسبت كل منها صفًا واحدًا</numerusform>
            <numerusform>وسيط %Ln خطوة حسبت كل منها صفًا واحدًا</numerusform>
        </translation>
    </message>
    <message>
        <source>Step without it</source>
        <translation>خطوة بدونها</translation>
    </message>
    <message numerus="yes">
        <source>median of %Ln step(s) that computed all rows</source>
        <translation>
            <numerusform>لا خطوات حسبت كل الصفوف</numerusform>
            <numerusform>وسيط خطوة واحدة حسبت كل الصفوف</numerusform>
            <numerusform>وسيط خطوتين حسبتا كل الصفوف</numerusform>
            <numerusform>وسيط %Ln خطوات حسبت كل الصفوف</numerusform>
            <numerusform>وسيط %Ln خطوة حسبت كل الصفوف</numerusform>
            <numerusform>وسيط %Ln خطوة حسبت كل الصفوف</numerusform>
        </translation>
    </message>
    <message>
        <source>Ratio of the two</source>
        <translation>النسبة بينهما</translation>
    </message>
    <message>
        <source>times as long without the cache</source>
        <translation>الزمن بلا ذاكرة مؤقتة مقسومًا على الزمن معها</translation>
    </message>
    <message>
        <source>Cache of one token</source>
        <translation>الذاكرة المؤقتة لرمز واحد</translation>
    </message>
    <message>
        <source>%1 × %2 blocks × %3 numbers × %4 bytes = %5 bytes</source>
        <translation>%1 × الكتل %2 × الأعداد %3 × البايتات %4 = %5 من البايتات</translation>
    </message>
    <message>
        <source>Cache at the end</source>
        <translation>الذاكرة المؤقتة في النهاية</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) × %1</source>
        <translation>
            <numerusform>لا صفوف × %1</numerusform>
            <numerusform>صف واحد × %1</numerusform>
            <numerusform>صفان × %1</numerusform>
            <numerusform>%Ln صفوف × %1</numerusform>
            <numerusform>%Ln صفًا × %1</numerusform>
            <numerusform>%Ln صف × %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Weights read in a step</source>
        <translation>الأوزان المقروءة في الخطوة</translation>
    </message>
    <message>
        <source>each once, whether the step computes one row or all</source>
        <translation>كل منها مرة واحدة، سواء حسبت الخطوة صفًا واحدًا أو كل الصفوف</translation>
    </message>
    <message>
        <source>This computer reads</source>
        <translation>يقرأ هذا الحاسوب</translation>
    </message>
    <message>
        <source>so the weights alone take %1</source>
        <translation>فالأوزان وحدها تستغرق %1</translation>
    </message>
    <message>
        <source>from memory, at most</source>
        <translation>من الذاكرة، على الأكثر</translation>
    </message>
    <message>
        <source>This computer calculates</source>
        <translation>يحسب هذا الحاسوب</translation>
    </message>
    <message>
        <source>at most; a multiplication and an addition are two</source>
        <translation>على الأكثر؛ الضرب والجمع عمليتان</translation>
    </message>
</context>
<context>
    <name>LessonValues</name>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 إلى %2</translation>
    </message>
</context>
<context>
    <name>Lessons</name>
    <message>
        <source>The waste</source>
        <translation>الهدر</translation>
    </message>
    <message>
        <source>One token at a time</source>
        <translation>رمزًا رمزًا</translation>
    </message>
    <message>
        <source>The question of this lesson: how much of a model&apos;s work has it already done a moment before?</source>
        <translation>سؤال هذا الدرس: كم من عمل النموذج كان قد أنجزه قبل لحظة؟</translation>
    </message>
    <message>
        <source>A language model writes one **token** at a time, a word or a piece of one; making one is a **step**. Before it chooses a token, it reads the whole text so far. What it works out about one token is a **row** of numbers.</source>
        <translation>يكتب النموذج اللغوي في كل مرة **رمزًا** (token) واحدًا، أي كلمة أو جزءًا من كلمة؛ وصنع رمز واحد هو **خطوة**. وقبل أن يختار رمزًا يقرأ النص كله حتى ذلك الموضع. وما يستخلصه عن رمز واحد هو **صف** من الأعداد.</translation>
    </message>
    <message>
        <source>This prompt has {prompt_rows} tokens, and the model has just added one. The newest token has no row yet; the next step computes it. The KV cache, which you will get to know, is switched **off**.</source>
        <translation>في هذا الموجّه (prompt) {prompt_rows} من الرموز، وقد أضاف النموذج رمزًا للتو. أحدث رمز ليس له صف بعد؛ ستحسبه الخطوة التالية. أما ذاكرة KV المؤقتة، التي ستتعرف إليها، فهي **متوقفة**.</translation>
    </message>
    <message>
        <source>The text is one token longer now. How many rows does the next step compute?</source>
        <translation>أصبح النص أطول برمز واحد. كم صفًا ستحسب الخطوة التالية؟</translation>
    </message>
    <message>
        <source>One, that of the new token</source>
        <translation>صفًا واحدًا، صف الرمز الجديد</translation>
    </message>
    <message>
        <source>That would do if the other rows had been kept. With the cache off nothing is kept.</source>
        <translation>كان ذلك سيكفي لو حُفظت الصفوف الأخرى. لكن الذاكرة المؤقتة متوقفة، فلا يُحفظ شيء.</translation>
    </message>
    <message>
        <source>None, the model has read the text already</source>
        <translation>ولا صف، فقد قرأ النموذج النص من قبل</translation>
    </message>
    <message>
        <source>It has, but it forgot: its rows were let go when the step ended.</source>
        <translation>قرأه، لكنه نسيه: تُركت صفوفه حين انتهت الخطوة.</translation>
    </message>
    <message>
        <source>All of them, one for every token</source>
        <translation>كلها، صفًا لكل رمز</translation>
    </message>
    <message>
        <source>Nothing was kept from the last step, so there is nothing to start from.</source>
        <translation>لم يُحفظ شيء من الخطوة السابقة، فليس هناك ما يُبدأ منه.</translation>
    </message>
    <message>
        <source>The step computed {step_rows} rows and reused {step_reused}. One of them is new: it belongs to the token that the step before wrote. All others had been computed a moment ago.</source>
        <translation>حسبت الخطوة {step_rows} من الصفوف وأعادت استخدام {step_reused}. واحد منها جديد: صف الرمز الذي كتبته الخطوة السابقة. أما البقية فقد حُسبت كلها قبل لحظة.</translation>
    </message>
    <message>
        <source>Let the class say what a row is in their own words first. Point at the ribbon: one box is one token, and will be one row in the picture of the cache. Half a minute.</source>
        <translation>دع الطلاب أولًا يقولون بكلماتهم ما هو الصف. أشر إلى شريط الرموز: كل مربع رمز واحد، وسيصبح صفًا واحدًا في صورة الذاكرة المؤقتة. نصف دقيقة.</translation>
    </message>
    <message>
        <source>Common confusion: a step makes a token, but computes rows. A token&apos;s row comes one step after the token.</source>
        <translation>خلط شائع: الخطوة تصنع رمزًا، لكنها تحسب صفوفًا. وصف الرمز يأتي بعد الرمز بخطوة.</translation>
    </message>
    <message>
        <source>The first row, again and again</source>
        <translation>الصف الأول، مرة بعد مرة</translation>
    </message>
    <message>
        <source>Ten tokens have been written. The column on the right counts how often each row was computed. The first row, that of **Once**, stands at {first_row_times}.</source>
        <translation>كُتبت عشرة رموز. العمود الأيمن يعدّ كم مرة حُسب كل صف. والصف الأول، صف **Once**، بلغ {first_row_times}.</translation>
    </message>
    <message>
        <source>The run goes on until 24 tokens are written.</source>
        <translation>تستمر الجولة حتى يُكتب 24 رمزًا.</translation>
    </message>
    <message>
        <source>How often will the first row have been computed by then?</source>
        <translation>كم مرة سيكون الصف الأول قد حُسب عندئذ؟</translation>
    </message>
    <message>
        <source>It was computed {first_row_times} times: once in every step. In an answer of 500 tokens it would be 500 times.</source>
        <translation>حُسب {first_row_times} مرة: مرة في كل خطوة. وفي إجابة من 500 رمز كان سيُحسب 500 مرة.</translation>
    </message>
    <message>
        <source>The newest rows fare better, as they came late: look down the column.</source>
        <translation>حال أحدث الصفوف أفضل لأنها جاءت متأخرة: انظر إلى أسفل العمود.</translation>
    </message>
    <message>
        <source>The picture begins with row 0: scroll down and read the column as you go. Prompt rows all have the same count; each later row has one less than the row above it.</source>
        <translation>تبدأ الصورة بالصف 0: مرّر إلى الأسفل واقرأ العمود في أثناء ذلك. لصفوف الموجّه كلها العدد نفسه؛ وكل صف بعدها أقل بواحد من الصف الذي فوقه.</translation>
    </message>
    <message>
        <source>Ask who would have guessed that the whole prompt is computed as often as its first word.</source>
        <translation>اسأل من كان سيخمّن أن الموجّه كله يُحسب بعدد المرات التي تُحسب فيها كلمته الأولى.</translation>
    </message>
    <message>
        <source>Is it a new answer each time?</source>
        <translation>هل يأتي جواب جديد كل مرة؟</translation>
    </message>
    <message>
        <source>Computing something twice can make sense, if something has changed in between.</source>
        <translation>قد يكون لحساب الشيء مرتين معنى إذا تغيّر شيء بينهما.</translation>
    </message>
    <message>
        <source>To find out, the app takes a **fingerprint** of every row that is computed: a short number made from all numbers of the row. If a single bit differs, the fingerprint does.</source>
        <translation>لمعرفة ذلك يأخذ التطبيق **بصمة** كل صف يُحسب: عددًا قصيرًا يُصنع من أعداد الصف كلها. فإذا اختلف بت واحد اختلفت البصمة.</translation>
    </message>
    <message>
        <source>Row 0, the first (rows are counted from 0), was computed {first_row_times} times, each time with more text below it. What happened to its numbers?</source>
        <translation>حُسب الصف 0، وهو الأول (تُعدّ الصفوف من 0)، {first_row_times} مرة، وفي كل مرة كان تحته نص أطول. ماذا حدث لأعداده؟</translation>
    </message>
    <message>
        <source>They drifted a little each time</source>
        <translation>انحرفت قليلًا في كل مرة</translation>
    </message>
    <message>
        <source>A reader&apos;s view of page one changes while the story goes on. But a row is not a view of the story: it sees only what stands above it.</source>
        <translation>نظرة القارئ إلى الصفحة الأولى تتغير بينما تمضي القصة. لكن الصف ليس نظرة إلى القصة: إنه لا يرى إلا ما فوقه.</translation>
    </message>
    <message>
        <source>They were right only in the last step</source>
        <translation>كانت صحيحة في الخطوة الأخيرة فقط</translation>
    </message>
    <message>
        <source>It would be so if a row could use the whole text. It can&apos;t: lesson 2 shows why.</source>
        <translation>كان الأمر سيكون كذلك لو استطاع الصف أن يستخدم النص كله. لكنه لا يستطيع: يبيّن الدرس 2 السبب.</translation>
    </message>
    <message>
        <source>They came out the same, bit for bit</source>
        <translation>خرجت هي نفسها، بتًا بتًا</translation>
    </message>
    <message>
        <source>Its token had not changed, nor had anything above it. Same numbers in, same numbers out.</source>
        <translation>لم يتغير رمزه ولا شيء مما فوقه. الأعداد نفسها تدخل، فالأعداد نفسها تخرج.</translation>
    </message>
    <message>
        <source>{rows_rebuilt} times a row was computed that had been computed before. To the same bits: {rows_identical} of {rows_rebuilt}. Not one of these computations told the model anything new.</source>
        <translation>حُسب صف كان قد حُسب من قبل {rows_rebuilt} مرة. وبالبتات نفسها: {rows_identical} من {rows_rebuilt}. لم يخبر أي من هذه الحسابات النموذج بشيء جديد.</translation>
    </message>
    <message>
        <source>In Fingerprints mode a tick with a number means: computed so often, with the same bits each time. Hover over one.</source>
        <translation>في وضع «البصمات» تعني علامة الصح مع عدد: حُسب هذا العدد من المرات، وبالبتات نفسها كل مرة. مرّر المؤشر فوق إحداها.</translation>
    </message>
    <message>
        <source>If somebody says &quot;floating point is never exactly the same&quot;: that is lesson 8. This engine adds in a fixed order, so it is.</source>
        <translation>إذا قال أحدهم «الفاصلة العائمة لا تعطي النتيجة نفسها تمامًا أبدًا»: فهذا موضوع الدرس 8. هذا المحرّك يجمع بترتيب ثابت، ولذلك يعطيها.</translation>
    </message>
    <message>
        <source>Add it up</source>
        <translation>لنجمع</translation>
    </message>
    <message>
        <source>Two lanes get the same prompt of 14 tokens and write until the text has 200. Lane A keeps its rows in a KV cache. Lane B keeps nothing.</source>
        <translation>يأخذ مساران الموجّه نفسه، وفيه 14 رمزًا، ويكتبان حتى يبلغ النص 200 رمز. المسار A يحفظ صفوفه في ذاكرة KV مؤقتة. والمسار B لا يحفظ شيئًا.</translation>
    </message>
    <message>
        <source>With the cache, each of the 199 tokens that are read is computed once: 199 rows. (The last token is never read, so it needs no row.)</source>
        <translation>مع الذاكرة المؤقتة يُحسب كل رمز مقروء، وعددها 199 رمزًا، مرة واحدة: 199 صفًا. (الرمز الأخير لا يُقرأ أبدًا، فلا يحتاج إلى صف.)</translation>
    </message>
    <message>
        <source>How many rows does lane B compute, over all its steps?</source>
        <translation>كم صفًا يحسب المسار B في خطواته كلها؟</translation>
    </message>
    <message>
        <source>{race_rows_b} against {race_rows_a}.</source>
        <translation>{race_rows_b} مقابل {race_rows_a}.</translation>
    </message>
    <message>
        <source>Lane B&apos;s steps compute 14 rows, then 15, and so on up to 199. Twice the text means about four times the rows: that is what **quadratic** means. From an empty prompt on, n tokens take about n × n / 2 rows.</source>
        <translation>تحسب خطوات المسار B أولًا 14 صفًا، ثم 15، وهكذا حتى 199. ضعف النص يعني نحو أربعة أضعاف الصفوف: هذا ما تعنيه كلمة **تربيعي**. وبدءًا من موجّه فارغ تحتاج n من الرموز إلى نحو n × n / 2 من الصفوف.</translation>
    </message>
    <message>
        <source>Draw a triangle of dots: step 1 one dot, step 2 two dots... Its area is half the square. With a prompt the triangle has its tip cut off, so the count is a little below n × n / 2.</source>
        <translation>ارسم مثلثًا من النقاط: الخطوة 1 نقطة، والخطوة 2 نقطتان... مساحته نصف المربع. ومع الموجّه يكون طرف المثلث مقطوعًا، فيقل العدد قليلًا عن n × n / 2.</translation>
    </message>
    <message>
        <source>The ratio of rows is not the ratio of times. Both are on this page; lessons 3 and 9 explain the difference.</source>
        <translation>نسبة الصفوف ليست نسبة الأزمنة. كلتاهما في هذه الصفحة؛ والدرسان 3 و9 يشرحان الفرق.</translation>
    </message>
    <message>
        <source>Keep them</source>
        <translation>لنحفظها</translation>
    </message>
    <message>
        <source>Now keep the rows. A **KV cache** is no more than that: a store of what was computed for each token, read back instead of made again. K and V stand for **key** and **value**, the two parts that later tokens need: the key, by which a row is found, and the value, which it passes on. Some call it key-value cache or attention cache.</source>
        <translation>الآن نحفظ الصفوف. **ذاكرة KV المؤقتة** ليست أكثر من هذا: مخزن لما حُسب لكل رمز، يُسترجع منه بدل أن يُصنع من جديد. الحرف K من key، أي **المفتاح**، والحرف V من value، أي **القيمة**، وهما الجزآن اللذان تحتاج إليهما الرموز اللاحقة: المفتاح الذي يُعثر به على الصف، والقيمة التي يمررها الصف. ويسميها بعضهم ذاكرة المفاتيح والقيم المؤقتة أو ذاكرة الانتباه المؤقتة.</translation>
    </message>
    <message>
        <source>The cache is off, {prompt_rows} prompt tokens and 8 new ones are there. You switch it on.</source>
        <translation>الذاكرة المؤقتة متوقفة، وهناك {prompt_rows} من رموز الموجّه و8 رموز جديدة. ثم تفعّلها.</translation>
    </message>
    <message>
        <source>What will the next two steps compute?</source>
        <translation>ماذا ستحسب الخطوتان التاليتان؟</translation>
    </message>
    <message>
        <source>One row each</source>
        <translation>كل منهما صفًا واحدًا</translation>
    </message>
    <message>
        <source>A cache can only give back what was put in. While it was off, nothing was.</source>
        <translation>لا تعيد الذاكرة المؤقتة إلا ما وُضع فيها. وحين كانت متوقفة لم يوضع فيها شيء.</translation>
    </message>
    <message>
        <source>All rows once more, then one row</source>
        <translation>كل الصفوف مرة أخرى، ثم صفًا واحدًا</translation>
    </message>
    <message>
        <source>The first step finds an empty store and fills it. From then on only the newest row is missing.</source>
        <translation>تجد الخطوة الأولى مخزنًا فارغًا فتملؤه. ومن بعدها لا ينقص إلا أحدث صف.</translation>
    </message>
    <message>
        <source>All rows, then all rows</source>
        <translation>كل الصفوف، ثم كل الصفوف</translation>
    </message>
    <message>
        <source>So it was while the cache was off. Now the first of the two steps leaves its rows behind.</source>
        <translation>كان الأمر كذلك والذاكرة المؤقتة متوقفة. أما الآن فتترك أولى الخطوتين صفوفها وراءها.</translation>
    </message>
    <message>
        <source>The chart shows it: one more slow step, then a cheap one of {step_rows} row, with {step_reused} rows read back. The cache now holds {cache_rows} rows and takes {cache_size}.</source>
        <translation>يُظهر المخطط ذلك: خطوة بطيئة أخرى، ثم خطوة رخيصة عدد الصفوف المحسوبة فيها {step_rows} والمسترجعة {step_reused}. تضم الذاكرة المؤقتة الآن {cache_rows} من الصفوف وتشغل {cache_size}.</translation>
    </message>
    <message>
        <source>That is the bargain: memory for work. Is it allowed? That is lesson 2.</source>
        <translation>هذه هي الصفقة: ذاكرة مقابل عمل. وهل هي جائزة؟ ذلك هو الدرس 2.</translation>
    </message>
    <message>
        <source>Press C a few times while the run plays: the chart jumps between the two levels, and the text that comes out does not care.</source>
        <translation>اضغط C بضع مرات والجولة تعمل: يقفز المخطط بين المستويين، أما النص الذي يخرج فلا يهمه ذلك.</translation>
    </message>
    <message>
        <source>Ask: which rows are in the cache after the prompt has been read? All rows of the prompt, and no others.</source>
        <translation>اسأل: أي الصفوف في الذاكرة المؤقتة بعد قراءة الموجّه؟ كل صفوف الموجّه، ولا غيرها.</translation>
    </message>
    <message>
        <source>Why it is safe</source>
        <translation>لماذا هي آمنة</translation>
    </message>
    <message>
        <source>Notes in the margin</source>
        <translation>ملاحظات في الهامش</translation>
    </message>
    <message>
        <source>The question of this lesson: does a model that uses old rows again answer a little worse?</source>
        <translation>سؤال هذا الدرس: هل تسوء إجابة النموذج قليلًا حين يستخدم صفوفًا قديمة من جديد؟</translation>
    </message>
    <message>
        <source>Think of a long novel and a pencil. At the end of each page you note in the margin what you made of it, given the pages before. At page 300 you go by your notes and don&apos;t begin the book anew.</source>
        <translation>تخيّل رواية طويلة وقلم رصاص. في نهاية كل صفحة تدوّن في الهامش ما فهمته منها في ضوء الصفحات السابقة. وعند الصفحة 300 تعتمد على ملاحظاتك ولا تبدأ الكتاب من جديد.</translation>
    </message>
    <message>
        <source>Each line of this picture is such a note: the row of one token.</source>
        <translation>كل سطر في هذه الصورة ملاحظة من هذا النوع: صف رمز واحد.</translation>
    </message>
    <message>
        <source>You turn to page 301, and it is full of surprises. Which of your notes are wrong now?</source>
        <translation>تقلب إلى الصفحة 301 فإذا هي مليئة بالمفاجآت. أي ملاحظاتك صارت خاطئة الآن؟</translation>
    </message>
    <message>
        <source>Those about the person it surprised you with</source>
        <translation>تلك التي تخص الشخص الذي فاجأتك به</translation>
    </message>
    <message>
        <source>You would think otherwise about that person **now**. But your note on page 20 says what was known at page 20, and page 301 had no part in that.</source>
        <translation>سترى ذلك الشخص **الآن** على نحو آخر. لكن ملاحظتك في الصفحة 20 تقول ما كان معروفًا عند الصفحة 20، ولم يكن للصفحة 301 دور في ذلك.</translation>
    </message>
    <message>
        <source>All of them</source>
        <translation>كلها</translation>
    </message>
    <message>
        <source>A new page adds a note. It isn&apos;t printed into the old pages.</source>
        <translation>الصفحة الجديدة تضيف ملاحظة. ولا تُطبع في الصفحات القديمة.</translation>
    </message>
    <message>
        <source>None of them</source>
        <translation>ولا واحدة منها</translation>
    </message>
    <message>
        <source>Each says what was to be had from the pages up to it. New pages come after all of those.</source>
        <translation>كل ملاحظة تقول ما أمكن أخذه من الصفحات حتى موضعها. والصفحات الجديدة تأتي بعدها كلها.</translation>
    </message>
    <message>
        <source>What you think of the story may well change; the new note will say so. The model does the same: a surprise goes into the **new** row, which looks back at the old ones.</source>
        <translation>قد يتغير حقًا رأيك في القصة؛ وستقول الملاحظة الجديدة ذلك. وكذلك يفعل النموذج: تذهب المفاجأة إلى الصف **الجديد**، وهو ينظر إلى الصفوف القديمة خلفه.</translation>
    </message>
    <message>
        <source>Let somebody argue for the first answer: it is the best wrong one. Re-reading changes how you see page 20; a note written in passing can&apos;t know. The model never re-reads.</source>
        <translation>دع أحدهم يدافع عن الجواب الأول: إنه أفضل الأجوبة الخاطئة. إعادة القراءة تغيّر نظرتك إلى الصفحة 20؛ أما ملاحظة كُتبت في أثناء المرور فلا يمكنها أن تعرف. والنموذج لا يعيد القراءة أبدًا.</translation>
    </message>
    <message>
        <source>Two minutes at most: the rest of the lesson is the proof.</source>
        <translation>دقيقتان على الأكثر: بقية الدرس هي البرهان.</translation>
    </message>
    <message>
        <source>A row looks up, never down</source>
        <translation>الصف ينظر إلى الأعلى، لا إلى الأسفل أبدًا</translation>
    </message>
    <message>
        <source>A row takes something from other rows by **attention**. It holds a question of its own, the **query**, against the key of each row that it may look at. Where the two fit well, it takes more of that row&apos;s value.</source>
        <translation>يأخذ الصف شيئًا من صفوف أخرى عن طريق **الانتباه**. فهو يقارن سؤالًا خاصًا به، هو **الاستعلام**، بمفتاح كل صف يجوز له أن ينظر إليه. وحيث يتوافق الاثنان جيدًا يأخذ أكثر من قيمة ذلك الصف.</translation>
    </message>
    <message>
        <source>All {prompt_rows} tokens of this prompt were there at once, before the first row was computed.</source>
        <translation>كانت رموز هذا الموجّه كلها، وعددها {prompt_rows}، موجودة دفعة واحدة قبل أن يُحسب الصف الأول.</translation>
    </message>
    <message>
        <source>Which rows may the row of &quot;ten&quot; look at?</source>
        <translation>إلى أي الصفوف يجوز أن ينظر صف «ten»؟</translation>
    </message>
    <message>
        <source>All rows of the prompt, since they are all there</source>
        <translation>إلى كل صفوف الموجّه، فهي كلها موجودة</translation>
    </message>
    <message>
        <source>They are. But the model is trained to guess what comes next. If it could look there, it would copy instead of guess.</source>
        <translation>هي موجودة. لكن النموذج مدرّب على تخمين ما يأتي بعدُ. ولو أمكنه أن ينظر إلى هناك لنسخ بدل أن يخمّن.</translation>
    </message>
    <message>
        <source>Its own and those above it</source>
        <translation>إلى نفسه وإلى ما فوقه</translation>
    </message>
    <message>
        <source>This rule is the **causal mask**. It holds for every row.</source>
        <translation>هذه القاعدة هي **القناع السببي**. وهي تسري على كل صف.</translation>
    </message>
    <message>
        <source>The one right before it</source>
        <translation>إلى الصف الذي قبله مباشرة</translation>
    </message>
    <message>
        <source>Some heads do look mostly there. But they may look at any row above.</source>
        <translation>بعض الرؤوس تنظر فعلًا إلى هناك غالبًا. لكن يجوز لها أن تنظر إلى أي صف فوقها.</translation>
    </message>
    <message>
        <source>The triangle shows who looked at whom, in one **head**: one of the parts of the model that look back side by side. The list beside it belongs to the newest row; leave it aside. Each line of the triangle is a row that looks, and it ends on the diagonal, at the row itself. The hatched half above the diagonal is what nobody may look at.</source>
        <translation>يبيّن المثلث من نظر إلى من في **رأس** واحد، وهو أحد أجزاء النموذج التي تنظر إلى الخلف جنبًا إلى جنب. أما القائمة المجاورة فتخص أحدث صف، فاتركها جانبًا. كل سطر في المثلث صف ينظر، وينتهي السطر عند القطر، أي عند الصف نفسه. والنصف المظلّل فوق القطر هو ما لا يجوز لأحد أن ينظر إليه.</translation>
    </message>
    <message>
        <source>What a row has seen can only lie above it. So a row is finished once it is computed. No token that comes later can reach it.</source>
        <translation>ما رآه الصف لا يمكن أن يكون إلا فوقه. ولذلك يكتمل الصف متى حُسب. ولا يمكن لأي رمز يأتي لاحقًا أن يصل إليه.</translation>
    </message>
    <message>
        <source>Point at the hatched half: &quot;may not look&quot;. Point at one line and follow it with a finger to the diagonal.</source>
        <translation>أشر إلى النصف المظلّل: «لا يجوز النظر». ثم أشر إلى سطر واحد وتتبعه بإصبعك حتى القطر.</translation>
    </message>
    <message>
        <source>Change block and head above the triangle: the pattern changes, the hatched half stays.</source>
        <translation>غيّر الكتلة والرأس فوق المثلث: يتغير النمط، ويبقى النصف المظلّل.</translation>
    </message>
    <message>
        <source>Some rows look hardly anywhere but at row 0. That&apos;s common in trained models, and harmless.</source>
        <translation>بعض الصفوف لا تكاد تنظر إلا إلى الصف 0. هذا شائع في النماذج المدرّبة، ولا ضرر فيه.</translation>
    </message>
    <message>
        <source>Change one word</source>
        <translation>تغيير كلمة واحدة</translation>
    </message>
    <message>
        <source>Now put the rule to the test. Somebody corrects the document: Yara keeps not **ten** rabbits but six. The word stands in row 37, somewhere in the middle.</source>
        <translation>لنختبر القاعدة الآن. يصحّح أحدهم المستند: عدد أرانب Yara ليس **ten** بل six. والكلمة في الصف 37، في مكان ما من الوسط.</translation>
    </message>
    <message>
        <source>Which rows have to be computed again?</source>
        <translation>أي الصفوف يجب أن تُحسب من جديد؟</translation>
    </message>
    <message>
        <source>Only the row of the changed word</source>
        <translation>صف الكلمة التي تغيّرت فقط</translation>
    </message>
    <message>
        <source>Its own row for sure. But the rows below may have looked at it and taken something from it.</source>
        <translation>صفها هي بالتأكيد. لكن الصفوف التي تحتها ربما نظرت إليها وأخذت منها شيئًا.</translation>
    </message>
    <message>
        <source>Look at the first rows: nothing above the word has changed, and a row depends on nothing else.</source>
        <translation>انظر إلى الصفوف الأولى: لم يتغير شيء فوق الكلمة، والصف لا يعتمد على شيء غير ذلك.</translation>
    </message>
    <message>
        <source>Its row and all below it</source>
        <translation>صفها وكل ما تحته</translation>
    </message>
    <message>
        <source>Below, each row may have looked at the changed one. Above, nobody could.</source>
        <translation>في الأسفل ربما نظر كل صف إلى الصف الذي تغيّر. وفي الأعلى لم يستطع ذلك أحد.</translation>
    </message>
    <message>
        <source>{rows_kept} rows are still valid. The other {rows_lost} have to be computed again.</source>
        <translation>ما زال {rows_kept} من الصفوف صالحًا. أما البقية، وعددها {rows_lost}، فيجب أن تُحسب من جديد.</translation>
    </message>
    <message>
        <source>Before the answer, ask for a show of hands on each of the three.</source>
        <translation>قبل الجواب اطلب من الطلاب رفع الأيدي لكل واحد من الأجوبة الثلاثة.</translation>
    </message>
    <message>
        <source>Strictly: block 1&apos;s keys and values come from the token and its place alone. From block 2 on everything below may change, and a row has all blocks.</source>
        <translation>على وجه الدقة: مفاتيح الكتلة 1 وقيمها تأتي من الرمز وموضعه وحدهما. وابتداءً من الكتلة 2 قد يتغير كل ما في الأسفل، والصف يضم الكتل كلها.</translation>
    </message>
    <message>
        <source>Try it by hand: click any token in the ribbon and choose another. Where it stands decides from which row on the old rows are lost.</source>
        <translation>جرّب ذلك بيدك: انقر أي رمز في الشريط واختر رمزًا غيره. موضعه هو ما يحدد ابتداءً من أي صف تضيع الصفوف القديمة.</translation>
    </message>
    <message>
        <source>Go on from there</source>
        <translation>المتابعة من هناك</translation>
    </message>
    <message>
        <source>The document says **six** now. The first {rows_kept} rows were kept, from a time when it said ten.</source>
        <translation>المستند يقول الآن **six**. وقد حُفظت أول {rows_kept} من الصفوف من وقت كان يقول فيه ten.</translation>
    </message>
    <message>
        <source>The question is which animals Yara keeps. What will the model answer?</source>
        <translation>السؤال هو أي الحيوانات تربّي Yara. بماذا سيجيب النموذج؟</translation>
    </message>
    <message>
        <source>Six rabbits</source>
        <translation>ستة أرانب</translation>
    </message>
    <message>
        <source>All rows that could know of the number are computed anew. The others never depended on it.</source>
        <translation>كل الصفوف التي يمكنها أن تعرف العدد تُحسب من جديد. والأخرى لم تعتمد عليه قط.</translation>
    </message>
    <message>
        <source>Ten rabbits, since old rows are in the cache</source>
        <translation>عشرة أرانب، لأن في الذاكرة المؤقتة صفوفًا قديمة</translation>
    </message>
    <message>
        <source>The kept rows all stand **above** the word. They had never seen it.</source>
        <translation>الصفوف المحفوظة كلها **فوق** الكلمة. ولم ترها قط.</translation>
    </message>
    <message>
        <source>Something muddled</source>
        <translation>بشيء مختلط</translation>
    </message>
    <message>
        <source>It would be so if rows from before and after the change contradicted each other. They can&apos;t.</source>
        <translation>كان ذلك سيحدث لو تناقضت صفوف من قبل التغيير وصفوف من بعده. ولا يمكنها ذلك.</translation>
    </message>
    <message>
        <source>It wrote: {answer}</source>
        <translation>كتب النموذج: {answer}</translation>
    </message>
    <message>
        <source>The old rows above the word were read back and did no harm. They are the very rows that a fresh run would have made.</source>
        <translation>استُرجعت الصفوف القديمة التي فوق الكلمة ولم تُحدث ضررًا. إنها عين الصفوف التي كانت جولة جديدة ستصنعها.</translation>
    </message>
    <message>
        <source>The proof is on the page: press &quot;Check now&quot;. It computes everything afresh and compares logits, bit by bit.</source>
        <translation>البرهان في هذه الصفحة: اضغط «التحقق الآن». يحسب التطبيق كل شيء من جديد ويقارن logits بتًا بتًا.</translation>
    </message>
    <message>
        <source>The same happens when you edit an earlier message in a chat: what stands above your edit can be kept (lesson 7).</source>
        <translation>والأمر نفسه يحدث حين تعدّل رسالة سابقة في دردشة: ما فوق تعديلك يمكن حفظه (الدرس 7).</translation>
    </message>
    <message>
        <source>The same, or nearly the same?</source>
        <translation>هو نفسه، أم يكاد؟</translation>
    </message>
    <message>
        <source>The model writes by scoring every possible next token. These scores are called **logits**. This run used the cache for all its 24 steps.</source>
        <translation>يكتب النموذج بأن يعطي كل رمز تالٍ ممكن درجة. تسمى هذه الدرجات **logits**. وقد استخدمت هذه الجولة الذاكرة المؤقتة في كل خطواتها الـ 24.</translation>
    </message>
    <message>
        <source>Now the app makes every step again **without** the cache and compares all scores.</source>
        <translation>والآن يعيد التطبيق كل خطوة **بلا** ذاكرة مؤقتة ويقارن كل الدرجات.</translation>
    </message>
    <message>
        <source>At how many of the 24 steps will at least one score be different in its last bit?</source>
        <translation>في كم خطوة من الخطوات الـ 24 ستختلف درجة واحدة على الأقل في آخر بت منها؟</translation>
    </message>
    <message>
        <source>At none</source>
        <translation>ولا خطوة</translation>
    </message>
    <message>
        <source>Reading a number back gives that number. Nothing was rounded, estimated or left out.</source>
        <translation>استرجاع العدد يعطي ذلك العدد. لم يُقرَّب شيء ولم يُقدَّر ولم يُحذف.</translation>
    </message>
    <message>
        <source>At a few</source>
        <translation>في بضع خطوات</translation>
    </message>
    <message>
        <source>Most optimizations trade a bit of accuracy away, and many programs do show small differences here. Lesson 8 says why, and it isn&apos;t the cache.</source>
        <translation>معظم التحسينات تتنازل عن قليل من الدقة، وبرامج كثيرة تُظهر هنا فعلًا فروقًا صغيرة. يقول الدرس 8 لماذا، وليست الذاكرة المؤقتة هي السبب.</translation>
    </message>
    <message>
        <source>At nearly all</source>
        <translation>في كل الخطوات تقريبًا</translation>
    </message>
    <message>
        <source>So it would be if the cache held something like a summary. It holds the numbers themselves.</source>
        <translation>كان الأمر سيكون كذلك لو كان في الذاكرة المؤقتة ما يشبه الملخص. لكن فيها الأعداد نفسها.</translation>
    </message>
    <message>
        <source>{checked_steps} steps were made again the other way. The verdict stands in the frame.</source>
        <translation>أُعيد صنع {checked_steps} من الخطوات بالطريقة الأخرى. والحكم داخل الإطار.</translation>
    </message>
    <message>
        <source>The cache is an optimization and not an approximation: same tokens, same scores, same bits.</source>
        <translation>الذاكرة المؤقتة تحسين وليست تقريبًا: الرموز نفسها، والدرجات نفسها، والبتات نفسها.</translation>
    </message>
    <message>
        <source>Ask what would count as a failure: one bit in one of the vocabulary&apos;s scores. The app would show it in red.</source>
        <translation>اسأل ما الذي يُعدّ إخفاقًا: بت واحد في درجة واحدة من درجات المفردات. عندها سيُظهره التطبيق باللون الأحمر.</translation>
    </message>
    <message>
        <source>&quot;Check every step&quot; starts the same check by hand, for any text you type.</source>
        <translation>زر «التحقق من كل خطوة» يبدأ التحقق نفسه يدويًا لأي نص تكتبه.</translation>
    </message>
    <message>
        <source>When it would not be safe</source>
        <translation>متى لا تكون آمنة</translation>
    </message>
    <message>
        <source>There are models that look both ways. They fill gaps in a text, or judge a whole sentence, and every row may look at all rows above **and below** it. In the triangle the other half would be filled in as well.</source>
        <translation>هناك نماذج تنظر في الاتجاهين. إنها تملأ فراغات في نص، أو تحكم على جملة كاملة، ويجوز لكل صف فيها أن ينظر إلى كل الصفوف التي فوقه **وتحته**. وعندها يمتلئ النصف الآخر من المثلث أيضًا.</translation>
    </message>
    <message>
        <source>Such a model has computed its rows. One token is added at the end. Which rows can it keep?</source>
        <translation>حسب نموذج كهذا صفوفه. ثم أُضيف رمز واحد في النهاية. أي الصفوف يمكنه أن يحتفظ بها؟</translation>
    </message>
    <message>
        <source>All of them, as here</source>
        <translation>بها كلها، كما هنا</translation>
    </message>
    <message>
        <source>Here a row can&apos;t see what was added. There it can.</source>
        <translation>هنا لا يستطيع الصف أن يرى ما أُضيف. أما هناك فيستطيع.</translation>
    </message>
    <message>
        <source>Strictly speaking, none</source>
        <translation>على وجه الدقة، ولا صف</translation>
    </message>
    <message>
        <source>Each row may look at the new token, so each may change. No row is ever final.</source>
        <translation>يجوز لكل صف أن ينظر إلى الرمز الجديد، فقد يتغير كل صف. ولا يكون أي صف نهائيًا أبدًا.</translation>
    </message>
    <message>
        <source>The first half</source>
        <translation>بالنصف الأول</translation>
    </message>
    <message>
        <source>There is no line in the middle: the first row may look at the last one as well.</source>
        <translation>لا خط في الوسط: يجوز للصف الأول أن ينظر إلى الأخير أيضًا.</translation>
    </message>
    <message>
        <source>So the permission to keep rows doesn&apos;t come from clever storing. It comes from the mask: whoever can&apos;t look down can&apos;t be changed from below.</source>
        <translation>إذن لا يأتي الإذن بحفظ الصفوف من تخزين ذكي. إنه يأتي من القناع: من لا يستطيع النظر إلى الأسفل لا يمكن تغييره من الأسفل.</translation>
    </message>
    <message>
        <source>Strictly, block 1&apos;s keys and values would stay the same even there: they come from the token and its place alone. From block 2 on everything may change, and a row has all blocks.</source>
        <translation>على وجه الدقة تبقى مفاتيح الكتلة 1 وقيمها كما هي حتى هناك: فهي تأتي من الرمز وموضعه وحدهما. وابتداءً من الكتلة 2 قد يتغير كل شيء، والصف يضم الكتل كلها.</translation>
    </message>
    <message>
        <source>BERT is the model to name. It reads a text once and writes nothing, so it does not miss the cache.</source>
        <translation>النموذج الذي يُذكر هنا هو BERT. إنه يقرأ النص مرة واحدة ولا يكتب شيئًا، فلا يفتقد الذاكرة المؤقتة.</translation>
    </message>
    <message>
        <source>Good closing question: which words may I change in a prompt without losing the cache? Only those near its end. Lesson 7 builds on that.</source>
        <translation>سؤال ختامي جيد: أي الكلمات يجوز أن أغيّرها في الموجّه من غير أن أفقد الذاكرة المؤقتة؟ القريبة من نهايته فقط. وعلى هذا يبني الدرس 7.</translation>
    </message>
    <message>
        <source>What a step costs</source>
        <translation>كم تكلف الخطوة</translation>
    </message>
    <message>
        <source>One row&apos;s work</source>
        <translation>عمل صف واحد</translation>
    </message>
    <message>
        <source>The question of this lesson: once all earlier rows are kept, what is left to do?</source>
        <translation>سؤال هذا الدرس: متى حُفظت كل الصفوف السابقة، ما الذي يبقى من العمل؟</translation>
    </message>
    <message>
        <source>One row goes through all {blocks} **blocks** (layers) of the model. In each it is **projected**: made into a query, a key and a value. Key and value are **appended** to the store. The query **attends**: it is held against every key there, and the values that fit are mixed in. Then the **MLP**, two large tables of weights, works on the row alone. At the end come the **logits**, the scores of all possible next tokens.</source>
        <translation>يمر صف واحد عبر كل **الكتل** (الطبقات) في النموذج، وعددها {blocks}. في كل منها **يُسقَط**: يُصنع منه استعلام ومفتاح وقيمة. ثم **يُلحَق** المفتاح والقيمة بالمخزن. ثم يأتي **الانتباه**: يُقارَن الاستعلام بكل مفتاح هناك، وتُمزج القيم المتوافقة معه. ثم تعمل **MLP**، وهي جدولان كبيران من الأوزان، على الصف وحده. وفي النهاية تأتي **logits**، درجات كل الرموز التالية الممكنة.</translation>
    </message>
    <message>
        <source>Which part will take the most time here, with about 90 rows in the store?</source>
        <translation>أي جزء سيأخذ معظم الوقت هنا، وفي المخزن نحو 90 صفًا؟</translation>
    </message>
    <message>
        <source>Attend: one row against 90</source>
        <translation>الانتباه: صف واحد في مقابل 90</translation>
    </message>
    <message>
        <source>It sounds like much. But 90 looks at 512 numbers are about 46,000 in a block; the MLP has half a million.</source>
        <translation>يبدو كثيرًا. لكن 90 نظرة إلى 512 عددًا نحو 46,000 في الكتلة؛ أما MLP ففيها نصف مليون.</translation>
    </message>
    <message>
        <source>Append: writing to the cache</source>
        <translation>الإلحاق: الكتابة في الذاكرة المؤقتة</translation>
    </message>
    <message>
        <source>Two short lists of numbers for each block: that is next to nothing.</source>
        <translation>قائمتان قصيرتان من الأعداد لكل كتلة: لا شيء تقريبًا.</translation>
    </message>
    <message>
        <source>The MLP</source>
        <translation>شبكة MLP</translation>
    </message>
    <message>
        <source>Two thirds of a block&apos;s weights are in it, and each of them has to be read.</source>
        <translation>فيها ثلثا أوزان الكتلة، ويجب أن يُقرأ كل وزن منها.</translation>
    </message>
    <message>
        <source>This step computed {step_rows} row and took {step_time}. The widest piece is the MLP. Attention took {attend_share} of the time.</source>
        <translation>عدد الصفوف المحسوبة في هذه الخطوة {step_rows}، وقد استغرقت {step_time}. أعرض قطعة هي MLP. وأخذ الانتباه {attend_share} من الوقت.</translation>
    </message>
    <message>
        <source>Go through the bar from left to right and name the parts. Project out is the last part of attention: it brings the heads&apos; results together.</source>
        <translation>مرّ على الشريط من اليسار إلى اليمين وسمِّ الأجزاء. إسقاط الخرج هو آخر أجزاء الانتباه: فهو يجمع نتائج الرؤوس معًا.</translation>
    </message>
    <message>
        <source>The first step was the prefill, with all rows of the prompt; the card shows the newest step. Lesson 4 is about the difference.</source>
        <translation>كانت الخطوة الأولى هي التعبئة المسبقة، بكل صفوف الموجّه؛ أما البطاقة فتعرض أحدث خطوة. والدرس 4 عن الفرق بينهما.</translation>
    </message>
    <message>
        <source>What is saved</source>
        <translation>ما الذي يُوفَّر</translation>
    </message>
    <message>
        <source>A long document: {cache_rows} rows are in the cache, and a step with the cache takes about {cached_time}.</source>
        <translation>مستند طويل: في الذاكرة المؤقتة {cache_rows} من الصفوف، والخطوة مع الذاكرة المؤقتة تستغرق نحو {cached_time}.</translation>
    </message>
    <message>
        <source>You switch the cache off. The next step has to compute more than 500 rows instead of one.</source>
        <translation>توقف الذاكرة المؤقتة. فعلى الخطوة التالية أن تحسب أكثر من 500 صف بدل صف واحد.</translation>
    </message>
    <message>
        <source>How many times as long will a step take?</source>
        <translation>كم ضعفًا من ذلك الزمن ستستغرق الخطوة؟</translation>
    </message>
    <message>
        <source>{uncached_time} instead of {cached_time}: {toggle_ratio} times as long.</source>
        <translation>{uncached_time} بدل {cached_time}: أطول بعامل {toggle_ratio}.</translation>
    </message>
    <message>
        <source>More than 500 times the rows, but on a machine that does nothing else far fewer than 500 times the time. To compute even one row, a step has to read all {weights_read} of weights. When it computes many rows, it reads each weight once and uses it for all of them.</source>
        <translation>أكثر من 500 ضعف من الصفوف، لكن أقل من 500 ضعف بكثير من الزمن على جهاز لا يفعل شيئًا آخر. فلكي تحسب الخطوة صفًا واحدًا فقط عليها أن تقرأ {weights_read} من الأوزان كلها. وحين تحسب صفوفًا كثيرة تقرأ كل وزن مرة واحدة وتستخدمه لها كلها.</translation>
    </message>
    <message>
        <source>The ratio depends on the machine. Collect what different laptops show: they will differ by a factor of two or more, while the row counts agree.</source>
        <translation>تعتمد النسبة على الجهاز. اجمع ما تُظهره الحواسيب المحمولة المختلفة: ستختلف بعامل اثنين أو أكثر، بينما تتفق أعداد الصفوف.</translation>
    </message>
    <message>
        <source>This is the ratio of two steps at this length. For runs that begin with a short prompt, the ratio of the whole runs is about half as large (lesson 9); with a long prompt it is smaller still, as both must read it.</source>
        <translation>هذه نسبة خطوتين عند هذا الطول. وفي الجولات التي تبدأ بموجّه قصير تكون نسبة الجولتين الكاملتين نحو نصفها (الدرس 9)؛ ومع موجّه طويل تكون أصغر من ذلك، لأن على كلتيهما أن تقرأه.</translation>
    </message>
    <message>
        <source>What came back</source>
        <translation>ما الذي عاد</translation>
    </message>
    <message>
        <source>One often hears that the cache only saves attention. That is a bit too modest, and you can measure it.</source>
        <translation>كثيرًا ما يُسمع أن الذاكرة المؤقتة لا توفر إلا الانتباه. في هذا شيء من التواضع الزائد، ويمكنك قياسه.</translation>
    </message>
    <message>
        <source>The cache is off here: this step computed all {step_rows} rows. With a cache it would have computed one.</source>
        <translation>الذاكرة المؤقتة متوقفة هنا: حسبت هذه الخطوة كل الصفوف، وعددها {step_rows}. ولو كانت مفعّلة لحسبت صفًا واحدًا.</translation>
    </message>
    <message>
        <source>Which work on the old rows does a step without the cache do again?</source>
        <translation>أي عمل على الصفوف القديمة تعيده الخطوة بلا ذاكرة مؤقتة؟</translation>
    </message>
    <message>
        <source>Only their attention</source>
        <translation>انتباهها فقط</translation>
    </message>
    <message>
        <source>It&apos;s the best known part of the model, but a row is more than its attention.</source>
        <translation>إنه أشهر أجزاء النموذج، لكن الصف أكثر من انتباهه.</translation>
    </message>
    <message>
        <source>Only their keys and values</source>
        <translation>مفاتيحها وقيمها فقط</translation>
    </message>
    <message>
        <source>They are all one wants. But the key in block 2 is made from what block 1 gave out, so the whole row has to go through block 1 first.</source>
        <translation>هي كل ما نريده. لكن المفتاح في الكتلة 2 يُصنع مما أخرجته الكتلة 1، فلا بد أن يمر الصف كله عبر الكتلة 1 أولًا.</translation>
    </message>
    <message>
        <source>All of it: projections, attention and MLP</source>
        <translation>كل العمل: الإسقاطات والانتباه وMLP</translation>
    </message>
    <message>
        <source>The next block&apos;s keys need the last block&apos;s result, so each old row goes through everything but the logits.</source>
        <translation>مفاتيح الكتلة التالية تحتاج إلى نتيجة الكتلة السابقة، فيمر كل صف قديم بكل شيء ما عدا logits.</translation>
    </message>
    <message>
        <source>Only {attend_share} of this step was attention. Nearly all the rest was projections and MLPs, and all rows but one had been done before. The cache saves that too.</source>
        <translation>لم يكن الانتباه إلا {attend_share} من هذه الخطوة. والباقي كله تقريبًا إسقاطات وشبكات MLP، وكانت كل الصفوف ما عدا واحدًا قد أُنجزت من قبل. والذاكرة المؤقتة توفر هذا أيضًا.</translation>
    </message>
    <message>
        <source>This corrects a sentence that many texts have in one form or another. What is true in it: attention is the only part in which the rows meet, so it is the only one that **needs** something of the old rows.</source>
        <translation>هذا يصحح جملة ترد في نصوص كثيرة بصيغة أو بأخرى. والصحيح فيها: الانتباه هو الجزء الوحيد الذي تلتقي فيه الصفوف، فهو الوحيد الذي **يحتاج** إلى شيء من الصفوف القديمة.</translation>
    </message>
    <message>
        <source>Somebody may notice that in the last block the old rows need only key and value. Right: a clever run without a cache could skip the rest there. With 4 blocks that would save about a fifth, with 12 blocks a fourteenth.</source>
        <translation>قد يلاحظ أحدهم أن الصفوف القديمة في الكتلة الأخيرة لا تحتاج إلا إلى المفتاح والقيمة. صحيح: يمكن لجولة ذكية بلا ذاكرة مؤقتة أن تتخطى البقية هناك. مع 4 كتل يوفر ذلك نحو الخُمس، ومع 12 كتلة جزءًا من أربعة عشر.</translation>
    </message>
    <message>
        <source>One row, short text or long</source>
        <translation>صف واحد، قصُر النص أم طال</translation>
    </message>
    <message>
        <source>A run with the cache: the text has grown from {prompt_rows} tokens to {rows}. So far {rows_rebuilt} rows were computed a second time.</source>
        <translation>جولة مع الذاكرة المؤقتة: زاد النص من {prompt_rows} من الرموز إلى {rows}. وعدد الصفوف التي حُسبت مرة ثانية حتى الآن: {rows_rebuilt}.</translation>
    </message>
    <message>
        <source>Early in the run a step chose the next token after 15 tokens. The step that comes now chooses it after {rows}.</source>
        <translation>في أول الجولة اختارت خطوة الرمز التالي بعد 15 رمزًا. والخطوة الآتية الآن تختاره بعد {rows}.</translation>
    </message>
    <message>
        <source>What does this step do more of than the early one?</source>
        <translation>أي شيء تفعله هذه الخطوة أكثر من تلك المبكرة؟</translation>
    </message>
    <message>
        <source>It projects more rows: {rows} instead of 15</source>
        <translation>تُسقط صفوفًا أكثر: {rows} بدل 15</translation>
    </message>
    <message>
        <source>So it would without the cache. With it, a step projects one row, always.</source>
        <translation>كانت ستفعل ذلك بلا ذاكرة مؤقتة. أما معها فالخطوة تُسقط صفًا واحدًا دائمًا.</translation>
    </message>
    <message>
        <source>It reads more rows back</source>
        <translation>تسترجع صفوفًا أكثر</translation>
    </message>
    <message>
        <source>One row is computed; all the others come from the store. This is the part that grows.</source>
        <translation>يُحسب صف واحد؛ وتأتي البقية كلها من المخزن. هذا هو الجزء الذي يكبر.</translation>
    </message>
    <message>
        <source>It reads more weights</source>
        <translation>تقرأ أوزانًا أكثر</translation>
    </message>
    <message>
        <source>The weights are the model. They don&apos;t grow with the text.</source>
        <translation>الأوزان هي النموذج. وهي لا تكبر مع النص.</translation>
    </message>
    <message>
        <source>{step_rows} row computed, {step_reused} reused. The run has computed {rows_computed} rows in all. Each token costs one row, however long the text is; and the memory to keep it, which you see rise in the chart.</source>
        <translation>الصفوف المحسوبة {step_rows}، والمعاد استخدامها {step_reused}. وقد حسبت الجولة في المجموع {rows_computed} من الصفوف. كل رمز يكلف صفًا واحدًا مهما طال النص؛ ويكلف الذاكرة اللازمة لحفظه، وهي التي تراها ترتفع في المخطط.</translation>
    </message>
    <message>
        <source>A good place for a table on the board. Columns: cache off, cache on. Lines: rows computed, weights read, rows read back, memory kept.</source>
        <translation>موضع جيد لرسم جدول على السبورة. الأعمدة: ذاكرة مؤقتة متوقفة، ومفعّلة. الأسطر: صفوف محسوبة، أوزان مقروءة، صفوف مسترجعة، ذاكرة محفوظة.</translation>
    </message>
    <message>
        <source>&quot;A step costs one row&quot; is right for what is computed. What is read still grows with the text: the next step shows how much that is.</source>
        <translation>«الخطوة تكلف صفًا واحدًا» قول صحيح فيما يُحسب. أما ما يُقرأ فيظل يكبر مع النص: والخطوة التالية تبيّن كم يبلغ.</translation>
    </message>
    <message>
        <source>What no cache can save</source>
        <translation>ما لا توفره أي ذاكرة مؤقتة</translation>
    </message>
    <message>
        <source>The new row has to be held against the key of every earlier row. That can&apos;t be kept from before, because the query is new.</source>
        <translation>لا بد من مقارنة الصف الجديد بمفتاح كل صف سابق. ولا يمكن حفظ هذا من قبل، لأن الاستعلام جديد.</translation>
    </message>
    <message>
        <source>At {cache_rows} rows this step took {step_time}, and {attend_share} of that was attention. Now the text grows until it has 1,000 tokens: about 19 times as many rows.</source>
        <translation>عند {cache_rows} من الصفوف استغرقت هذه الخطوة {step_time}، وكان {attend_share} من ذلك للانتباه. والآن يكبر النص حتى يبلغ 1,000 رمز: نحو 19 ضعفًا من الصفوف.</translation>
    </message>
    <message>
        <source>How will the share of attention in a step have changed?</source>
        <translation>كيف ستتغير حصة الانتباه في الخطوة؟</translation>
    </message>
    <message>
        <source>It has become several times larger</source>
        <translation>صارت أكبر عدة أضعاف</translation>
    </message>
    <message>
        <source>Looks grow with the number of rows. The other parts stay as they were.</source>
        <translation>تزداد النظرات مع عدد الصفوف. أما الأجزاء الأخرى فبقيت كما كانت.</translation>
    </message>
    <message>
        <source>Not at all: a step computes one row, short text or long</source>
        <translation>لم تتغير: الخطوة تحسب صفًا واحدًا، قصُر النص أم طال</translation>
    </message>
    <message>
        <source>It does compute only one. But that row looks at all the others.</source>
        <translation>هي تحسب صفًا واحدًا فعلًا. لكن هذا الصف ينظر إلى كل الصفوف الأخرى.</translation>
    </message>
    <message>
        <source>It fills the whole step</source>
        <translation>صارت تملأ الخطوة كلها</translation>
    </message>
    <message>
        <source>It would, in the end. At this length the weights are still the larger part to read.</source>
        <translation>ستصل إلى ذلك في النهاية. أما عند هذا الطول فما زالت قراءة الأوزان هي الجزء الأكبر.</translation>
    </message>
    <message>
        <source>At {cache_rows} rows it is {attend_share}. This step read {weights_read} of weights and nearly all of the cache, {cache_size}.</source>
        <translation>عند {cache_rows} من الصفوف بلغت {attend_share}. وقد قرأت هذه الخطوة {weights_read} من الأوزان ومعظم الذاكرة المؤقتة تقريبًا، وحجمها {cache_size}.</translation>
    </message>
    <message>
        <source>So a step is one row&apos;s work **plus** a look at n rows. What is gone is the computing of those n rows.</source>
        <translation>إذن الخطوة هي عمل صف واحد **زائد** نظرة إلى n من الصفوف. وما اختفى هو حساب تلك الصفوف.</translation>
    </message>
    <message>
        <source>Press &quot;Attention only&quot; in the chart of the time per token: this part alone grows in a straight line.</source>
        <translation>اضغط «الانتباه فقط» في مخطط الزمن لكل رمز: هذا الجزء وحده يزداد في خط مستقيم.</translation>
    </message>
    <message>
        <source>In the words of computer science: with the cache a step costs a constant part plus a part of order n; without it n times the constant part plus a part of order n squared.</source>
        <translation>بلغة علوم الحاسوب: مع الذاكرة المؤقتة تكلف الخطوة جزءًا ثابتًا زائد جزء من رتبة n؛ وبدونها n مضروبًا في الجزء الثابت زائد جزء من رتبة n تربيع.</translation>
    </message>
    <message>
        <source>Prefill and decode</source>
        <translation>التعبئة المسبقة وفك الترميز</translation>
    </message>
    <message>
        <source>The first token</source>
        <translation>الرمز الأول</translation>
    </message>
    <message>
        <source>The question of this lesson: why does the first token of an answer take so much longer than all that follow?</source>
        <translation>سؤال هذا الدرس: لماذا يستغرق الرمز الأول من الإجابة وقتًا أطول بكثير من كل ما يليه؟</translation>
    </message>
    <message>
        <source>This prompt is a long document with a question at its end: more than 500 tokens. The cache is on, but nothing is in it yet. So the first step has to compute every row of the prompt. That step is called **prefill**. Each step after it computes one row and is called **decode**.</source>
        <translation>هذا الموجّه مستند طويل في آخره سؤال: أكثر من 500 رمز. الذاكرة المؤقتة مفعّلة، لكن ليس فيها شيء بعد. فعلى الخطوة الأولى أن تحسب كل صفوف الموجّه. تسمى هذه الخطوة **التعبئة المسبقة** (prefill). وكل خطوة بعدها تحسب صفًا واحدًا وتسمى **فك الترميز** (decode).</translation>
    </message>
    <message>
        <source>How many times as long as a decode step will the prefill take?</source>
        <translation>كم ضعفًا من زمن خطوة فك الترميز ستستغرق التعبئة المسبقة؟</translation>
    </message>
    <message>
        <source>The prefill of {prompt_rows} rows took {prefill_time}, a decode step takes {decode_time}. That is {prefill_ratio} times as long.</source>
        <translation>استغرقت التعبئة المسبقة، وصفوفها {prompt_rows}، مدة {prefill_time}، وتستغرق خطوة فك الترميز {decode_time}. أي أنها أطول بعامل {prefill_ratio}.</translation>
    </message>
    <message>
        <source>This is why an assistant seems to think for a moment and then writes fluently.</source>
        <translation>لهذا يبدو المساعد كأنه يفكر لحظة ثم يكتب بسلاسة.</translation>
    </message>
    <message>
        <source>In the chart the prefill is the triangle at the left, often &quot;beyond the scale&quot;. Point at it: one long step, then the flat line of decode.</source>
        <translation>التعبئة المسبقة في المخطط هي المثلث الذي في اليسار، وكثيرًا ما تكون «خارج المقياس». أشر إليها: خطوة طويلة واحدة، ثم خط فك الترميز المنبسط.</translation>
    </message>
    <message>
        <source>The time to the first token and the time per token are two figures. Ask which of them the class notices more when they use an assistant.</source>
        <translation>الزمن حتى الرمز الأول والزمن لكل رمز رقمان مختلفان. اسأل الطلاب أيهما يلاحظون أكثر حين يستخدمون مساعدًا.</translation>
    </message>
    <message>
        <source>All at once, or one by one</source>
        <translation>كلها معًا، أم واحدًا واحدًا</translation>
    </message>
    <message>
        <source>The prefill computed {prompt_rows} rows in one pass. One could also feed the prompt in one token at a time: {prompt_rows} decode steps.</source>
        <translation>حسبت التعبئة المسبقة {prompt_rows} من الصفوف في تمريرة واحدة. ويمكن أيضًا إدخال الموجّه رمزًا رمزًا: {prompt_rows} من خطوات فك الترميز.</translation>
    </message>
    <message>
        <source>What would be faster?</source>
        <translation>أيهما سيكون أسرع؟</translation>
    </message>
    <message>
        <source>The prefill: all rows in one pass</source>
        <translation>التعبئة المسبقة: كل الصفوف في تمريرة واحدة</translation>
    </message>
    <message>
        <source>It reads each weight once and uses it for {prompt_rows} rows.</source>
        <translation>تقرأ كل وزن مرة واحدة وتستخدمه لعدد {prompt_rows} من الصفوف.</translation>
    </message>
    <message>
        <source>{prompt_rows} decode steps: each of them is so short</source>
        <translation>خطوات فك الترميز، وعددها {prompt_rows}: كل منها قصيرة جدًا</translation>
    </message>
    <message>
        <source>Short, but each reads all {weights_read} of weights again, for one row.</source>
        <translation>قصيرة، لكن كلًا منها تقرأ {weights_read} من الأوزان كلها من جديد من أجل صف واحد.</translation>
    </message>
    <message>
        <source>Neither: it is the same number of rows</source>
        <translation>لا فرق: عدد الصفوف واحد</translation>
    </message>
    <message>
        <source>It is. But the work is not only arithmetic: numbers have to be brought from memory, too.</source>
        <translation>هو كذلك. لكن العمل ليس حسابًا فقط: لا بد أيضًا من جلب الأعداد من الذاكرة.</translation>
    </message>
    <message>
        <source>Do the sum: {prompt_rows} times {decode_time} against {prefill_time}. The rows of a prompt can be computed **in parallel**, as all its tokens are known. A decode step has to wait for the token before it.</source>
        <translation>احسبها: {prompt_rows} في {decode_time} مقابل {prefill_time}. يمكن حساب صفوف الموجّه **على التوازي** لأن رموزه كلها معروفة. أما خطوة فك الترميز فعليها أن تنتظر الرمز الذي قبلها.</translation>
    </message>
    <message>
        <source>Compare it to a library: one walk to the shelves for 500 readers, or 500 walks.</source>
        <translation>شبّه ذلك بمكتبة: مشوار واحد إلى الرفوف من أجل 500 قارئ، أو 500 مشوار.</translation>
    </message>
    <message>
        <source>The lead of the prefill is larger for a larger model, whose weights don&apos;t fit into the processor&apos;s own small caches as this one&apos;s do. On a GPU it is larger still.</source>
        <translation>تفوّق التعبئة المسبقة أكبر في نموذج أكبر لا تتسع لأوزانه ذواكر المعالج المؤقتة الصغيرة كما تتسع لأوزان هذا النموذج. وعلى GPU يكون أكبر من ذلك.</translation>
    </message>
    <message>
        <source>What a step waits for</source>
        <translation>ما الذي تنتظره الخطوة</translation>
    </message>
    <message>
        <source>A step brings numbers from memory and calculates with them. Whichever takes longer decides how long the step takes. One says it is **bound** by memory, or by arithmetic.</source>
        <translation>الخطوة تجلب أعدادًا من الذاكرة وتحسب بها. والأطول من الأمرين يحدد كم تستغرق الخطوة. ويقال إنها **محدودة** بالذاكرة أو بالحساب.</translation>
    </message>
    <message>
        <source>This machine reads {bandwidth} from memory and calculates {arithmetic}. A GFLOP is a billion operations.</source>
        <translation>يقرأ هذا الجهاز من الذاكرة {bandwidth} ويحسب {arithmetic}. والـ GFLOP هو مليار عملية.</translation>
    </message>
    <message>
        <source>The prefill has just been made. What was it bound by?</source>
        <translation>أُنجزت التعبئة المسبقة للتو. بماذا كانت محدودة؟</translation>
    </message>
    <message>
        <source>By memory: it computed so many rows</source>
        <translation>بالذاكرة: فقد حسبت صفوفًا كثيرة جدًا</translation>
    </message>
    <message>
        <source>Many rows need little more memory than one: the weights are read once for all of them.</source>
        <translation>الصفوف الكثيرة لا تحتاج من الذاكرة إلى أكثر بكثير مما يحتاج إليه صف واحد: تُقرأ الأوزان مرة واحدة لها كلها.</translation>
    </message>
    <message>
        <source>By arithmetic</source>
        <translation>بالحساب</translation>
    </message>
    <message>
        <source>For every weight that it reads it has {prompt_rows} multiplications to do.</source>
        <translation>لكل وزن تقرؤه عليها أن تجري {prompt_rows} من عمليات الضرب.</translation>
    </message>
    <message>
        <source>By neither</source>
        <translation>لا بهذه ولا بذاك</translation>
    </message>
    <message>
        <source>Some steps are too small to be bound by either. This one was not.</source>
        <translation>بعض الخطوات أصغر من أن تحدّها الذاكرة أو الحساب. ولم تكن هذه منها.</translation>
    </message>
    <message>
        <source>A decode step is the other way round: for each weight one single multiplication, so the calculating waits for the reading. The last lines of the card say how near to each limit this step came.</source>
        <translation>خطوة فك الترميز على العكس: عملية ضرب واحدة فقط لكل وزن، فينتظر الحساب القراءة. وتقول الأسطر الأخيرة في البطاقة كم اقتربت هذه الخطوة من كل حد.</translation>
    </message>
    <message>
        <source>Press Restart, then Step: the card of the prefill comes back. It says &quot;Bound by arithmetic&quot;.</source>
        <translation>اضغط «من جديد» ثم «خطوة»: تعود بطاقة التعبئة المسبقة. وفيها «محدودة بالحساب».</translation>
    </message>
    <message>
        <source>The small model&apos;s weights partly stay in the processor&apos;s caches, so it may read faster than memory allows: the card then shows about 100 percent or says that it is far from both. With GPT-2&apos;s size it is memory, clearly.</source>
        <translation>تبقى أوزان النموذج الصغير جزئيًا في ذواكر المعالج المؤقتة، فقد يقرأ أسرع مما تسمح به الذاكرة: عندها تُظهر البطاقة نحو 100 في المئة أو تقول إنه بعيد عن الحدّين. أما مع حجم GPT-2 فالحد هو الذاكرة بوضوح.</translation>
    </message>
    <message>
        <source>This is also why a server decodes many conversations in one pass: each weight it reads then works for all of them.</source>
        <translation>لهذا أيضًا يفك الخادم ترميز محادثات كثيرة في تمريرة واحدة: كل وزن يقرؤه يعمل عندئذ من أجلها كلها.</translation>
    </message>
    <message>
        <source>A longer prompt</source>
        <translation>موجّه أطول</translation>
    </message>
    <message>
        <source>A short prompt: {prompt_rows} tokens. Its prefill took {prefill_time}.</source>
        <translation>موجّه قصير: عدد رموزه {prompt_rows}. واستغرقت تعبئته المسبقة {prefill_time}.</translation>
    </message>
    <message>
        <source>The long document from before has a little more than six times as many tokens.</source>
        <translation>في المستند الطويل السابق أكثر قليلًا من ستة أضعاف هذه الرموز.</translation>
    </message>
    <message>
        <source>How long will its prefill take?</source>
        <translation>كم ستستغرق تعبئته المسبقة؟</translation>
    </message>
    <message>
        <source>About the same, since it&apos;s still one pass</source>
        <translation>المدة نفسها تقريبًا، فهي تظل تمريرة واحدة</translation>
    </message>
    <message>
        <source>One pass, but with six times the rows: each of them has to go through the model.</source>
        <translation>تمريرة واحدة، لكن بستة أضعاف الصفوف: وكل منها عليه أن يمر عبر النموذج.</translation>
    </message>
    <message>
        <source>About 36 times as long</source>
        <translation>نحو 36 ضعفًا</translation>
    </message>
    <message>
        <source>So it would be if attention were all the work. At this length most of the work is done for each row by itself.</source>
        <translation>كان الأمر سيكون كذلك لو كان الانتباه هو العمل كله. أما عند هذا الطول فمعظم العمل يجري لكل صف على حدة.</translation>
    </message>
    <message>
        <source>About six times as long, or somewhat more</source>
        <translation>نحو ستة أضعاف أو أكثر قليلًا</translation>
    </message>
    <message>
        <source>Six times the rows make six times the work. Attention adds to that: in a longer text each row has more rows to look at.</source>
        <translation>ستة أضعاف الصفوف تعني ستة أضعاف العمل. والانتباه يزيد على ذلك: ففي نص أطول يكون أمام كل صف عدد أكبر من الصفوف لينظر إليها.</translation>
    </message>
    <message>
        <source>{prefill_time} for {prompt_rows} rows. A decode step takes {decode_time} here: it has hardly changed beside that.</source>
        <translation>استغرق {prompt_rows} من الصفوف {prefill_time}. وتستغرق خطوة فك الترميز هنا {decode_time}: لم تكد تتغير بالقياس إلى ذلك.</translation>
    </message>
    <message>
        <source>So a long prompt makes you wait for the first token, and much less for the others.</source>
        <translation>إذن يجعلك الموجّه الطويل تنتظر الرمز الأول، أما بقية الرموز فانتظارها أقل بكثير.</translation>
    </message>
    <message>
        <source>At very long prompts the square takes over, as attention grows with it. Lesson 9 comes back to this.</source>
        <translation>مع الموجّهات الطويلة جدًا تصبح الغلبة للتربيع، لأن الانتباه يكبر معه. ويعود الدرس 9 إلى هذا.</translation>
    </message>
    <message>
        <source>Times of such short steps jump about; run it twice and take the better one.</source>
        <translation>أزمنة الخطوات القصيرة كهذه تتقلب؛ شغّلها مرتين وخذ الزمن الأفضل.</translation>
    </message>
    <message>
        <source>Does the cache help the first token?</source>
        <translation>هل تفيد الذاكرة المؤقتة الرمز الأول؟</translation>
    </message>
    <message>
        <source>Two lanes with the same long prompt. Lane A has the KV cache, lane B hasn&apos;t. Each makes 8 tokens.</source>
        <translation>مساران لهما الموجّه الطويل نفسه. للمسار A ذاكرة KV مؤقتة، وليس للمسار B. ويصنع كل منهما 8 رموز.</translation>
    </message>
    <message>
        <source>Which lane will have its first token sooner?</source>
        <translation>أي المسارين سيصل إلى رمزه الأول قبل الآخر؟</translation>
    </message>
    <message>
        <source>Lane A, it has a cache</source>
        <translation>المسار A، فلديه ذاكرة مؤقتة</translation>
    </message>
    <message>
        <source>Its cache is empty. It has to compute all rows, like the other lane, before it has something to keep.</source>
        <translation>ذاكرته المؤقتة فارغة. وعليه أن يحسب كل الصفوف، مثل المسار الآخر، قبل أن يكون لديه ما يحفظه.</translation>
    </message>
    <message>
        <source>Lane B, it has nothing to store</source>
        <translation>المسار B، فليس عليه أن يخزّن شيئًا</translation>
    </message>
    <message>
        <source>Storing costs something, but hardly anything beside the computing.</source>
        <translation>التخزين يكلف شيئًا، لكنه لا يكاد يُذكر بجانب الحساب.</translation>
    </message>
    <message>
        <source>Both take about as long</source>
        <translation>يستغرقان الزمن نفسه تقريبًا</translation>
    </message>
    <message>
        <source>The first step is the same in both: a pass over the whole prompt. They part at the second.</source>
        <translation>الخطوة الأولى واحدة في المسارين: تمريرة على الموجّه كله. وعند الثانية يفترقان.</translation>
    </message>
    <message>
        <source>At the first token the points lie at the same height, as far as such times agree. From the second on, lane A pays for one row and lane B for the whole prompt again. In all: {race_time_a} against {race_time_b}.</source>
        <translation>عند الرمز الأول تقع النقطتان على الارتفاع نفسه، بقدر ما تتفق أزمنة كهذه. وابتداءً من الثاني يدفع المسار A ثمن صف واحد، ويدفع المسار B ثمن الموجّه كله من جديد. وفي المجموع: {race_time_a} مقابل {race_time_b}.</translation>
    </message>
    <message>
        <source>A cache helps the first token only if it&apos;s there **before** the question. That is lesson 7.</source>
        <translation>لا تفيد الذاكرة المؤقتة الرمز الأول إلا إذا كانت موجودة **قبل** السؤال. وهذا هو الدرس 7.</translation>
    </message>
    <message>
        <source>A favourite exam question. The cache makes decode cheap; it doesn&apos;t make prefill cheaper.</source>
        <translation>سؤال محبوب في الامتحانات. الذاكرة المؤقتة تجعل فك الترميز رخيصًا؛ ولا تجعل التعبئة المسبقة أرخص.</translation>
    </message>
    <message>
        <source>What does make the first token come sooner: a shorter prompt, a faster processor, or rows kept from an earlier request.</source>
        <translation>ما يجعل الرمز الأول يأتي أسرع حقًا: موجّه أقصر، أو معالج أسرع، أو صفوف محفوظة من طلب سابق.</translation>
    </message>
    <message>
        <source>The price is memory</source>
        <translation>الثمن هو الذاكرة</translation>
    </message>
    <message>
        <source>A straight line</source>
        <translation>خط مستقيم</translation>
    </message>
    <message>
        <source>The question of this lesson: what does it cost to keep all rows, and when does that start to hurt?</source>
        <translation>سؤال هذا الدرس: كم يكلف حفظ كل الصفوف، ومتى يبدأ ذلك يؤلم؟</translation>
    </message>
    <message>
        <source>For each row, every block (layer) keeps a key and a value. The model has a width of {width}: that many numbers in a key, and in a value. So a row has 2 × {blocks} blocks × {width} = {row_numbers} numbers. With 4 bytes each they take {row_bytes}.</source>
        <translation>لكل صف تحفظ كل كتلة (طبقة) مفتاحًا وقيمة. وعرض النموذج {width}: هذا هو عدد الأعداد في المفتاح، وفي القيمة. ففي الصف 2 × {blocks} (كتل) × {width} = {row_numbers} من الأعداد. وبأربعة بايتات لكل عدد تشغل {row_bytes}.</translation>
    </message>
    <message>
        <source>After 37 steps the cache holds {cache_rows} rows and takes {cache_size}. The run goes on until it holds 100.</source>
        <translation>بعد 37 خطوة تضم الذاكرة المؤقتة {cache_rows} من الصفوف وتشغل {cache_size}. وتستمر الجولة حتى تضم 100 صف.</translation>
    </message>
    <message>
        <source>How much will it take then?</source>
        <translation>كم ستشغل عندئذ؟</translation>
    </message>
    <message>
        <source>Twice as much</source>
        <translation>ضعف ذلك</translation>
    </message>
    <message>
        <source>Every row costs the same, the first as well as the thousandth.</source>
        <translation>كل صف يكلف القدر نفسه، الأول كالألف.</translation>
    </message>
    <message>
        <source>As much as now: it is made for the whole text</source>
        <translation>ما تشغله الآن: فهي مهيأة للنص كله</translation>
    </message>
    <message>
        <source>Some programs do set the memory aside from the start. Here it&apos;s taken when rows come.</source>
        <translation>بعض البرامج تحجز الذاكرة فعلًا من البداية. أما هنا فتؤخذ حين تأتي الصفوف.</translation>
    </message>
    <message>
        <source>Four times as much</source>
        <translation>أربعة أضعاف ذلك</translation>
    </message>
    <message>
        <source>That is how the **work** grows without a cache. Memory doesn&apos;t: no row is kept twice.</source>
        <translation>هكذا يكبر **العمل** بلا ذاكرة مؤقتة. أما الذاكرة فلا: لا يُحفظ أي صف مرتين.</translation>
    </message>
    <message>
        <source>{cache_rows} rows, {cache_size}. A whole context of {context} rows would take {full_cache}. And the rows stay until the conversation ends.</source>
        <translation>{cache_rows} من الصفوف، {cache_size}. والسياق الكامل، وفيه {context} من الصفوف، سيشغل {full_cache}. وتبقى الصفوف حتى تنتهي المحادثة.</translation>
    </message>
    <message>
        <source>The step in the dashed line is memory that was set aside in advance, 64 rows at a time.</source>
        <translation>الدرجة في الخط المتقطع ذاكرة حُجزت سلفًا، 64 صفًا في كل مرة.</translation>
    </message>
    <message>
        <source>Ask: and when the cache is off? Then the rows exist during a step only. The chart shows it as spikes.</source>
        <translation>اسأل: وحين تكون الذاكرة المؤقتة متوقفة؟ عندها لا توجد الصفوف إلا في أثناء الخطوة. ويُظهر المخطط ذلك على شكل ذُرى حادة.</translation>
    </message>
    <message>
        <source>GPT-2 small</source>
        <translation>نموذج GPT-2 small</translation>
    </message>
    <message>
        <source>The formula stands below the chart&apos;s title: 2 × blocks × width. For this model that makes {row_numbers} numbers a row.</source>
        <translation>الصيغة تحت عنوان المخطط: 2 × الكتل × العرض. وهي لهذا النموذج {row_numbers} من الأعداد لكل صف.</translation>
    </message>
    <message>
        <source>GPT-2 small has 12 blocks and a width of 768: that many numbers in a key, and in a value.</source>
        <translation>في GPT-2 small تبلغ الكتل 12 والعرض 768: هذا هو عدد الأعداد في المفتاح، وفي القيمة.</translation>
    </message>
    <message>
        <source>How many numbers does it keep for one token?</source>
        <translation>كم عددًا يحفظ للرمز الواحد؟</translation>
    </message>
    <message>
        <source>{plan_numbers} numbers. (The frame writes the width as 12 heads of 64.) In 16 bits a token takes {plan_token}, the whole window of 1,024 tokens {plan_conversation}.</source>
        <translation>{plan_numbers} من الأعداد. (يكتب الإطار العرض على هيئة 12 رأسًا في 64.) بدقة 16 بتًا يشغل الرمز {plan_token}، وتشغل النافذة كلها، وفيها 1,024 رمزًا، {plan_conversation}.</translation>
    </message>
    <message>
        <source>Many texts write KB and MB here. It is KiB, of 1,024 bytes, that gives the round number: 36,864 bytes are 36 KiB. Nobody ever worried about 36 MiB.</source>
        <translation>تكتب نصوص كثيرة هنا KB وMB. لكن KiB، وهي 1,024 بايتًا، هي التي تعطي عددًا بلا كسور: 36,864 بايتًا تساوي ⁦36 KiB⁩. ولم يقلق أحد قط بسبب ⁦36 MiB⁩.</translation>
    </message>
    <message>
        <source>Let the class multiply: 2 for key and value, 12, 768.</source>
        <translation>دع الطلاب يضربون: 2 للمفتاح والقيمة، ثم 12، ثم 768.</translation>
    </message>
    <message>
        <source>36 MiB are 37.7 million bytes. The difference between MB and MiB is 5 percent here and 7 percent at GB: small, but a device either holds it or doesn&apos;t.</source>
        <translation>⁦36 MiB⁩ تساوي 37.7 مليون بايت. والفرق بين MB وMiB هنا 5 في المئة، وعند GB يصبح 7 في المئة: صغير، لكن الجهاز إما أن يتسع وإما ألا يتسع.</translation>
    </message>
    <message>
        <source>A larger model</source>
        <translation>نموذج أكبر</translation>
    </message>
    <message>
        <source>GPT-2 small again: {plan_token} a token. GPT-3 is built in much the same way, but it has 96 blocks instead of 12 and a width of 12,288 instead of 768: eight times as deep, 16 times as wide.</source>
        <translation>مرة أخرى GPT-2 small: {plan_token} للرمز. وGPT-3 مبني بالطريقة نفسها تقريبًا، لكن كتله 96 بدل 12 وعرضه 12,288 بدل 768: أعمق ثماني مرات وأعرض 16 مرة.</translation>
    </message>
    <message>
        <source>How many times as much does it keep for one token?</source>
        <translation>كم ضعفًا من ذلك يحفظ للرمز الواحد؟</translation>
    </message>
    <message>
        <source>24 times</source>
        <translation>24 ضعفًا</translation>
    </message>
    <message>
        <source>Depth and width don&apos;t add up. Each of the eight times as many blocks keeps rows that are 16 times as wide.</source>
        <translation>العمق والعرض لا يُجمعان. فكل كتلة، وعدد الكتل ثمانية أضعاف، تحفظ صفوفًا أعرض 16 مرة.</translation>
    </message>
    <message>
        <source>16 times</source>
        <translation>16 ضعفًا</translation>
    </message>
    <message>
        <source>That is the width alone. The depth counts as well: each block keeps a key and a value of its own.</source>
        <translation>هذا هو العرض وحده. والعمق يُحسب أيضًا: لكل كتلة مفتاح وقيمة خاصان بها تحفظهما.</translation>
    </message>
    <message>
        <source>128 times</source>
        <translation>128 ضعفًا</translation>
    </message>
    <message>
        <source>8 times 16: the cache grows with depth and with width.</source>
        <translation>ثمانية في 16: تكبر الذاكرة المؤقتة مع العمق ومع العرض.</translation>
    </message>
    <message>
        <source>{plan_token} a token: from KiB to MiB. GPT-3 was built for 2,048 tokens. If it served 100,000, as many models do today, **one** conversation would take {plan_conversation}. Its weights take {plan_weights}.</source>
        <translation>{plan_token} للرمز: من KiB إلى MiB. بُني GPT-3 من أجل 2,048 رمزًا. ولو خدم 100,000 رمز، كما تفعل نماذج كثيرة اليوم، لشغلت محادثة **واحدة** {plan_conversation}. أما أوزانه فتشغل {plan_weights}.</translation>
    </message>
    <message>
        <source>Newer models keep less than 2 × blocks × width, because parts of them share keys and values: lesson 6.</source>
        <translation>تحفظ النماذج الأحدث أقل من 2 × الكتل × العرض، لأن أجزاءً منها تتشارك المفاتيح والقيم: الدرس 6.</translation>
    </message>
    <message>
        <source>The same by arithmetic: 18,432 times 128 is 2,359,296 numbers; in 16 bits 4.5 MiB.</source>
        <translation>والنتيجة نفسها بالحساب: 18,432 في 128 تساوي 2,359,296 عددًا؛ وبدقة 16 بتًا ⁦4.5 MiB⁩.</translation>
    </message>
    <message>
        <source>&quot;2 × blocks × width&quot; is the formula for models without shared heads. In general it is 2 × blocks × KV heads × head size, as the box in the frame writes it. Llama 3.1 405B would need 126 blocks × 16,384 by the first, and takes a sixteenth of that.</source>
        <translation>«2 × الكتل × العرض» هي صيغة النماذج التي لا تتشارك رؤوسها. والصيغة العامة 2 × الكتل × رؤوس KV × حجم الرأس، كما يكتبها المربع في الإطار. بالصيغة الأولى يحتاج Llama 3.1 405B إلى 126 كتلة × 16,384، وهو يأخذ جزءًا من ستة عشر من ذلك.</translation>
    </message>
    <message>
        <source>How many fit</source>
        <translation>كم محادثة يتسع لها المكان</translation>
    </message>
    <message>
        <source>Llama 3.1 8B on one graphics card with 80 GB. The weights take {plan_weights}; what is left over is for caches. With 8,192 tokens each, {plan_fit} conversations fit at the same time.</source>
        <translation>نموذج Llama 3.1 8B على بطاقة رسوميات واحدة سعتها ⁦80 GB⁩. تشغل الأوزان {plan_weights}؛ وما يبقى فهو للذواكر المؤقتة. وإذا كانت كل محادثة 8,192 رمزًا اتسع المكان لعدد {plan_fit} من المحادثات في الوقت نفسه.</translation>
    </message>
    <message>
        <source>The model can do more: it takes up to 131,072 tokens, 16 times as many.</source>
        <translation>يستطيع النموذج أكثر من ذلك: فهو يقبل حتى 131,072 رمزًا، أي 16 ضعفًا.</translation>
    </message>
    <message>
        <source>If every conversation uses all of them: how many fit then?</source>
        <translation>إذا استخدمتها كل محادثة كلها: كم محادثة يتسع لها المكان عندئذ؟</translation>
    </message>
    <message>
        <source>{plan_fit}, at {plan_conversation} each.</source>
        <translation>{plan_fit}، لكل منها {plan_conversation}.</translation>
    </message>
    <message>
        <source>It isn&apos;t the arithmetic that sets this limit but the room for the caches. A long context is a problem of memory before it&apos;s one of arithmetic.</source>
        <translation>ليس الحساب هو الذي يضع هذا الحد بل المكان المتاح للذواكر المؤقتة. فالسياق الطويل مشكلة ذاكرة قبل أن يكون مشكلة حساب.</translation>
    </message>
    <message>
        <source>Ask what one would do: shorter contexts, fewer bits, a second card, or not every conversation at full length. The last one is paging, lesson 6.</source>
        <translation>اسأل ما الذي يمكن فعله: سياقات أقصر، أو بتات أقل، أو بطاقة ثانية، أو ألا تكون كل محادثة بطولها الكامل. والأخير هو التقسيم إلى صفحات، الدرس 6.</translation>
    </message>
    <message>
        <source>True for decode. Reading in a prompt of 131,072 tokens does cost patience as well: there attention&apos;s square makes itself felt.</source>
        <translation>هذا صحيح لفك الترميز. أما قراءة موجّه من 131,072 رمزًا فتكلف صبرًا أيضًا: هناك يظهر أثر تربيع الانتباه.</translation>
    </message>
    <message>
        <source>Makers write 80 GB and mean 80 GiB here.</source>
        <translation>يكتب الصانعون هنا ⁦80 GB⁩ ويقصدون ⁦80 GiB⁩.</translation>
    </message>
    <message>
        <source>The calculation leaves out what a program needs besides weights and caches.</source>
        <translation>لا تشمل الحسبة ما يحتاج إليه البرنامج غير الأوزان والذواكر المؤقتة.</translation>
    </message>
    <message>
        <source>Larger than the model</source>
        <translation>أكبر من النموذج</translation>
    </message>
    <message>
        <source>Llama 2 7B: its weights take {plan_weights}. One conversation of 4,096 tokens takes {plan_conversation}.</source>
        <translation>نموذج Llama 2 7B: تشغل أوزانه {plan_weights}. وتشغل محادثة واحدة من 4,096 رمزًا {plan_conversation}.</translation>
    </message>
    <message>
        <source>Can the caches take more memory than the model itself?</source>
        <translation>هل يمكن أن تشغل الذواكر المؤقتة ذاكرة أكثر من النموذج نفسه؟</translation>
    </message>
    <message>
        <source>No, a cache is something small on the side</source>
        <translation>لا، فالذاكرة المؤقتة شيء صغير جانبي</translation>
    </message>
    <message>
        <source>In most programs it is. But weights are there once, and rows come with every token of every conversation.</source>
        <translation>هي كذلك في معظم البرامج. لكن الأوزان توجد مرة واحدة، أما الصفوف فتأتي مع كل رمز من كل محادثة.</translation>
    </message>
    <message>
        <source>Only with a context of millions of tokens</source>
        <translation>فقط مع سياق من ملايين الرموز</translation>
    </message>
    <message>
        <source>Far fewer will do: for a single conversation {plan_outgrows}.</source>
        <translation>يكفي أقل من ذلك بكثير: لمحادثة واحدة {plan_outgrows}.</translation>
    </message>
    <message>
        <source>Yes, with long contexts or a few conversations</source>
        <translation>نعم، مع سياقات طويلة أو بضع محادثات</translation>
    </message>
    <message>
        <source>Both multiply: tokens times conversations. The weights stay as they are.</source>
        <translation>كلاهما يُضرب في الآخر: الرموز في المحادثات. أما الأوزان فتبقى كما هي.</translation>
    </message>
    <message>
        <source>16 conversations: {plan_total} of caches beside {plan_weights} of weights. At {plan_outgrows} tokens each the caches are as large as the model.</source>
        <translation>مع 16 محادثة: {plan_total} من الذواكر المؤقتة بجانب {plan_weights} من الأوزان. وعند {plan_outgrows} من الرموز لكل محادثة تبلغ الذواكر المؤقتة حجم النموذج.</translation>
    </message>
    <message>
        <source>The size grows with tokens, conversations and blocks, with the number of heads and their size, and with the bytes of a number. Each of these is a place to save.</source>
        <translation>يكبر الحجم مع الرموز والمحادثات والكتل، ومع عدد الرؤوس وحجمها، ومع عدد البايتات لكل عدد. وكل واحد من هذه موضع للتوفير.</translation>
    </message>
    <message>
        <source>Write the factors on the board and let the class guess a technique for each, before lesson 6.</source>
        <translation>اكتب العوامل على السبورة ودع الطلاب يخمّنون تقنية لكل عامل قبل الدرس 6.</translation>
    </message>
    <message>
        <source>Texts speak of the batch size: that is the number of conversations that are computed together.</source>
        <translation>تتحدث النصوص عن حجم الدفعة (batch size): وهو عدد المحادثات التي تُحسب معًا.</translation>
    </message>
    <message>
        <source>Smaller caches</source>
        <translation>ذواكر مؤقتة أصغر</translation>
    </message>
    <message>
        <source>Where to save</source>
        <translation>أين يمكن التوفير</translation>
    </message>
    <message>
        <source>The question of this lesson: how can a cache be made smaller, and what is given up for it?</source>
        <translation>سؤال هذا الدرس: كيف يمكن تصغير الذاكرة المؤقتة، وعمّ نتنازل مقابل ذلك؟</translation>
    </message>
    <message>
        <source>The formula is a product: 2 × blocks × KV heads × head size × bytes × tokens. Each factor can be made smaller.</source>
        <translation>الصيغة جداء: 2 × الكتل × رؤوس KV × حجم الرأس × البايتات × الرموز. ويمكن تصغير كل عامل منها.</translation>
    </message>
    <message>
        <source>A **head** is one of the parts that look back side by side, each with a query of its own. Llama 3.1 70B has 64 heads, but only 8 **KV heads**: eight heads share one key and one value. This is **grouped-query attention**.</source>
        <translation>**الرأس** هو أحد الأجزاء التي تنظر إلى الخلف جنبًا إلى جنب، ولكل منها استعلام خاص به. في Llama 3.1 70B عدد الرؤوس 64، لكن **رؤوس KV** ثمانية فقط: كل ثمانية رؤوس تتشارك مفتاحًا واحدًا وقيمة واحدة. هذا هو **انتباه الاستعلامات المجمّعة** (grouped-query attention).</translation>
    </message>
    <message>
        <source>What would its cache take if every head had its own key and value?</source>
        <translation>كم كانت ذاكرته المؤقتة ستشغل لو كان لكل رأس مفتاح وقيمة خاصان به؟</translation>
    </message>
    <message>
        <source>The same: there are 64 queries anyway</source>
        <translation>القدر نفسه: فهناك 64 استعلامًا على أي حال</translation>
    </message>
    <message>
        <source>There are. But a query is used in its own step only. Nobody keeps it.</source>
        <translation>هي موجودة. لكن الاستعلام لا يُستخدم إلا في خطوته. ولا يحفظه أحد.</translation>
    </message>
    <message>
        <source>Eight times as much</source>
        <translation>ثمانية أضعاف</translation>
    </message>
    <message>
        <source>64 keys and values instead of 8. The rest of the formula stays.</source>
        <translation>64 مفتاحًا وقيمة بدل 8. وبقية الصيغة تبقى كما هي.</translation>
    </message>
    <message>
        <source>64 times as much</source>
        <translation>64 ضعفًا</translation>
    </message>
    <message>
        <source>That would be against a single shared head, which is called multi-query attention.</source>
        <translation>كان ذلك بالقياس إلى رأس واحد مشترك، ويسمى انتباه الاستعلامات المتعددة (multi-query attention).</translation>
    </message>
    <message>
        <source>Here a conversation of the full length takes {plan_conversation}. Set the KV heads to 64 in the form and see it grow eight times. Sharing heads was thought out for the sake of this number.</source>
        <translation>تشغل المحادثة بالطول الكامل هنا {plan_conversation}. اجعل رؤوس KV في الاستمارة 64 وانظر كيف تكبر ثمانية أضعاف. من أجل هذا العدد جاءت فكرة مشاركة الرؤوس.</translation>
    </message>
    <message>
        <source>After trying it, choose the model again in the form: its own KV heads come back.</source>
        <translation>بعد التجربة اختر النموذج من جديد في الاستمارة: فتعود رؤوس KV الخاصة به.</translation>
    </message>
    <message>
        <source>Why queries are not cached: row 50&apos;s query asks on behalf of row 50, once. Nobody asks it again. Keys and values are what others come for.</source>
        <translation>لماذا لا تُحفظ الاستعلامات في الذاكرة المؤقتة: استعلام الصف 50 يسأل نيابة عن الصف 50 مرة واحدة. ولا يسأله أحد من جديد. أما المفاتيح والقيم فهي ما يأتي الآخرون من أجله.</translation>
    </message>
    <message>
        <source>One head for all</source>
        <translation>رأس واحد للجميع</translation>
    </message>
    <message>
        <source>Now to the answers. The bundled model answers questions about documents it has never seen. The app has 60 such questions; with the exact cache nearly all come out right.</source>
        <translation>والآن إلى الإجابات. يجيب النموذج المرفق عن أسئلة حول مستندات لم يرها قط. وفي التطبيق 60 سؤالًا من هذا النوع؛ ومع الذاكرة المؤقتة المضبوطة تخرج كلها تقريبًا صحيحة.</translation>
    </message>
    <message>
        <source>It has a twin in which all 4 heads share one key and one value. The twin was trained on after the change. Its cache is a quarter of the size.</source>
        <translation>له توأم تتشارك فيه الرؤوس الأربعة كلها مفتاحًا واحدًا وقيمة واحدة. وقد واصل التوأم التدريب بعد هذا التغيير. وذاكرته المؤقتة ربع الحجم.</translation>
    </message>
    <message>
        <source>How many of the 60 questions will the twin get right?</source>
        <translation>كم سؤالًا من الأسئلة الـ 60 سيجيب عنه التوأم إجابة صحيحة؟</translation>
    </message>
    <message>
        <source>About a quarter</source>
        <translation>نحو الربع</translation>
    </message>
    <message>
        <source>It keeps a quarter of the numbers, but it was trained to make do with them.</source>
        <translation>يحفظ ربع الأعداد، لكنه دُرّب على أن يكتفي بها.</translation>
    </message>
    <message>
        <source>About half</source>
        <translation>نحو النصف</translation>
    </message>
    <message>
        <source>Fewer numbers need not mean fewer right answers, if a model has learned to live with them.</source>
        <translation>أعداد أقل لا تعني بالضرورة إجابات صحيحة أقل، إذا تعلّم النموذج أن يعيش بها.</translation>
    </message>
    <message>
        <source>Nearly all</source>
        <translation>كلها تقريبًا</translation>
    </message>
    <message>
        <source>In training it learned to tell the same with one key and one value.</source>
        <translation>تعلّم في التدريب أن يقول الشيء نفسه بمفتاح واحد وقيمة واحدة.</translation>
    </message>
    <message>
        <source>{right} of {questions} right, with {squeeze_share} of the memory. With the exact cache it is {exact_right}. The price was paid before: in training. So whoever trains a model decides whether its heads share.</source>
        <translation>{right} صحيحة من {questions}، بحصة {squeeze_share} من الذاكرة. ومع الذاكرة المؤقتة المضبوطة {exact_right}. دُفع الثمن سلفًا: في التدريب. فمن يدرّب النموذج هو الذي يقرر هل تتشارك رؤوسه.</translation>
    </message>
    <message>
        <source>In large models one head for all costs some quality, even with training. That is why most share in groups.</source>
        <translation>في النماذج الكبيرة يكلف رأس واحد للجميع شيئًا من الجودة حتى مع التدريب. ولهذا تتشارك معظمها في مجموعات.</translation>
    </message>
    <message>
        <source>The twin began as the bundled model with its heads averaged, and was then trained further. Published models were converted in this way, too.</source>
        <translation>بدأ التوأم من النموذج المرفق بعد أخذ متوسط رؤوسه، ثم دُرّب أكثر. وقد حُوّلت نماذج منشورة بهذه الطريقة أيضًا.</translation>
    </message>
    <message>
        <source>In the chart: to the right is more memory, upwards more right answers. The good corner is at the upper left.</source>
        <translation>في المخطط: نحو اليمين ذاكرة أكثر، ونحو الأعلى إجابات صحيحة أكثر. والركن الجيد في أعلى اليسار.</translation>
    </message>
    <message>
        <source>Without the training</source>
        <translation>بلا تدريب</translation>
    </message>
    <message>
        <source>What if one takes the finished model and simply averages the keys and values of its 4 heads? Nothing is trained afterwards. The cache is as small as the twin&apos;s.</source>
        <translation>ماذا لو أخذنا النموذج الجاهز واكتفينا بأخذ متوسط مفاتيح رؤوسه الأربعة وقيمها؟ لا يُدرَّب شيء بعد ذلك. والذاكرة المؤقتة صغيرة كذاكرة التوأم.</translation>
    </message>
    <message>
        <source>How many of the 60 will it get right now?</source>
        <translation>كم سؤالًا من الستين سيجيب عنه صحيحًا الآن؟</translation>
    </message>
    <message>
        <source>Next to none</source>
        <translation>لا يكاد يجيب عن شيء</translation>
    </message>
    <message>
        <source>Every head was trained for its own keys. With their average it looks in the wrong places.</source>
        <translation>دُرّب كل رأس على مفاتيحه هو. وبمتوسطها ينظر في المواضع الخاطئة.</translation>
    </message>
    <message>
        <source>Nearly all, like the twin</source>
        <translation>كلها تقريبًا، مثل التوأم</translation>
    </message>
    <message>
        <source>The twin&apos;s numbers have learned to serve all heads. These have not.</source>
        <translation>تعلّمت أعداد التوأم أن تخدم الرؤوس كلها. أما هذه فلم تتعلم.</translation>
    </message>
    <message>
        <source>An average sounds like a middle way. But four heads that look for different things find nothing with a mixed key.</source>
        <translation>يبدو المتوسط حلًا وسطًا. لكن أربعة رؤوس تبحث عن أشياء مختلفة لا تجد شيئًا بمفتاح مخلوط.</translation>
    </message>
    <message>
        <source>{right} of {questions}. The page shows an answer of this model beside the exact one: it has lost track of the document.</source>
        <translation>{right} من {questions}. تعرض الصفحة إجابة من هذا النموذج بجانب الإجابة المضبوطة: لقد فقد خيط المستند.</translation>
    </message>
    <message>
        <source>So the **size** of a cache alone says little about what it is worth.</source>
        <translation>إذن لا يقول **حجم** الذاكرة المؤقتة وحده إلا القليل عن قيمتها.</translation>
    </message>
    <message>
        <source>Let somebody read a few of the wrong answers aloud, with the arrows in the question&apos;s card.</source>
        <translation>دع أحدهم يقرأ بصوت عالٍ بعض الإجابات الخاطئة، بالسهمين في بطاقة السؤال.</translation>
    </message>
    <message>
        <source>Fewer bits</source>
        <translation>بتات أقل</translation>
    </message>
    <message>
        <source>A number in the cache takes 32 bits here. Many servers keep 16, or 8. What about 4? Then a number can only take 15 different values, on a scale that it shares with 31 others. This is **quantization**, and it takes a seventh of the memory.</source>
        <translation>يأخذ العدد في الذاكرة المؤقتة هنا 32 بتًا. وتحفظ خوادم كثيرة 16 أو 8. فماذا عن 4؟ عندها لا يمكن للعدد أن يأخذ إلا 15 قيمة مختلفة، على مقياس يتشاركه مع 31 عددًا آخر. هذا هو **التكميم**، وهو يأخذ سُبع الذاكرة.</translation>
    </message>
    <message>
        <source>How many of the 60 will be right with 4 bits?</source>
        <translation>كم سؤالًا من الستين سيكون صحيحًا مع 4 بتات؟</translation>
    </message>
    <message>
        <source>{right} of {questions}, with {squeeze_share} of the memory.</source>
        <translation>{right} من {questions}، بحصة {squeeze_share} من الذاكرة.</translation>
    </message>
    <message>
        <source>Every row is still there, each a bit blurred, and that hurts little. The probabilities do shift a little: the answers are nearly the same, not exactly the same. 8 bits can hardly be told from the exact cache.</source>
        <translation>كل صف ما زال موجودًا، لكنه مشوش قليلًا، ولا يضر ذلك كثيرًا. تتغير الاحتمالات قليلًا حقًا: فالإجابات هي نفسها تقريبًا، لا نفسها تمامًا. أما مع 8 بتات فلا يكاد يُرى فرق عن الذاكرة المؤقتة المضبوطة.</translation>
    </message>
    <message>
        <source>Why a seventh and not an eighth: each group of 32 numbers keeps a 16-bit scale.</source>
        <translation>لماذا السُبع لا الثُمن: كل مجموعة من 32 عددًا تحفظ مقياسًا من 16 بتًا.</translation>
    </message>
    <message>
        <source>Ask for all ways of fewer bits (&quot;Run all&quot;): 16, 8, keys in 8 with values in 4, 4. Keys suffer more from few bits than values do.</source>
        <translation>اطلب كل طرق البتات الأقل («تشغيل الكل»): 16، ثم 8، ثم المفاتيح بـ 8 والقيم بـ 4، ثم 4. تتأثر المفاتيح بقلة البتات أكثر مما تتأثر القيم.</translation>
    </message>
    <message>
        <source>Throw rows away</source>
        <translation>رمي صفوف</translation>
    </message>
    <message>
        <source>One can also keep fewer rows. The simplest way is a window: the newest 64 rows stay, older ones are **evicted**. Memory stops growing. Here it&apos;s about a third of the exact cache at the end.</source>
        <translation>يمكن أيضًا حفظ صفوف أقل. وأبسط طريقة هي النافذة: تبقى أحدث 64 صفًا، أما الأقدم منها **فتُطرد**. وتتوقف الذاكرة عن النمو. وهي هنا في النهاية نحو ثلث الذاكرة المؤقتة المضبوطة.</translation>
    </message>
    <message>
        <source>The documents are up to a few hundred tokens long.</source>
        <translation>يصل طول المستندات إلى بضع مئات من الرموز.</translation>
    </message>
    <message>
        <source>How many of the 60 will be right with the newest 64 rows?</source>
        <translation>كم سؤالًا من الستين سيكون صحيحًا مع أحدث 64 صفًا؟</translation>
    </message>
    <message>
        <source>Look at a wrong answer: the framed rows held the fact, and they are gone. The model still writes a fine sentence and fills in something likely. Those that are still right mostly ask for something within the newest 64 rows. Compare this to 4 bits, which took less memory.</source>
        <translation>انظر إلى إجابة خاطئة: كانت الصفوف المؤطرة تحمل المعلومة، وقد زالت. وما زال النموذج يكتب جملة سليمة ويملؤها بشيء محتمل. والأسئلة التي ظلت صحيحة يسأل معظمها عن شيء ضمن أحدث 64 صفًا. قارن هذا بـ 4 بتات، وقد أخذت ذاكرة أقل.</translation>
    </message>
    <message>
        <source>Cleverer choices are in the list: the rows looked at most, or the first few beside the newest. &quot;Merge old pairs&quot; averages old rows instead: a trace stays, the fact mostly does not. On these questions none of them saves the day: nobody knows beforehand which row the question will need.</source>
        <translation>في القائمة اختيارات أذكى: الصفوف التي نُظر إليها أكثر من غيرها، أو الصفوف القليلة الأولى بجانب الأحدث. أما «دمج الأزواج القديمة» فيأخذ متوسط الصفوف القديمة بدل رميها: يبقى أثر، وغالبًا لا تبقى المعلومة. وفي هذه الأسئلة لا تنقذ أي منها الموقف: لا أحد يعرف مسبقًا أي صف سيحتاج إليه السؤال.</translation>
    </message>
    <message>
        <source>In other texts a window does well: the next word mostly depends on the last few sentences. So the loss depends on the task.</source>
        <translation>في نصوص أخرى تنجح النافذة: فالكلمة التالية تعتمد غالبًا على الجمل القليلة الأخيرة. إذن تتوقف الخسارة على المهمة.</translation>
    </message>
    <message>
        <source>The wrong answers are well-formed. That is what makes this loss dangerous.</source>
        <translation>الإجابات الخاطئة سليمة الصياغة. وهذا ما يجعل هذه الخسارة خطرة.</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>الصفحات</translation>
    </message>
    <message>
        <source>The last way changes no number. A server doesn&apos;t know how long an answer will get. Reserved in one piece, each conversation gets room for the longest possible one. In **pages** of 16 rows, it gets the next page when the last is full.</source>
        <translation>الطريقة الأخيرة لا تغيّر أي عدد. لا يعرف الخادم كم ستطول الإجابة. إذا حجز قطعة واحدة حصلت كل محادثة على مكان لأطول إجابة ممكنة. أما مع **صفحات** من 16 صفًا فتحصل على الصفحة التالية حين تمتلئ الأخيرة.</translation>
    </message>
    <message>
        <source>12 conversations with the bundled model come in. For their caches there are 8 MiB, which is room for 1,024 rows.</source>
        <translation>تأتي 12 محادثة مع النموذج المرفق. ولذواكرها المؤقتة ⁦8 MiB⁩، أي مكان لـ 1,024 صفًا.</translation>
    </message>
    <message>
        <source>Reserved in one piece: how much of what was given out stays empty?</source>
        <translation>عند الحجز قطعة واحدة: كم يبقى فارغًا مما وُزّع؟</translation>
    </message>
    <message>
        <source>About a tenth</source>
        <translation>نحو العُشر</translation>
    </message>
    <message>
        <source>So it would be if most answers were as long as the longest. They rarely are.</source>
        <translation>كان الأمر سيكون كذلك لو كانت معظم الإجابات بطول أطولها. ونادرًا ما تكون كذلك.</translation>
    </message>
    <message>
        <source>About a third</source>
        <translation>نحو الثلث</translation>
    </message>
    <message>
        <source>It&apos;s worse: most answers end long before the longest possible one.</source>
        <translation>الحال أسوأ: تنتهي معظم الإجابات قبل أطول إجابة ممكنة بكثير.</translation>
    </message>
    <message>
        <source>More than half</source>
        <translation>أكثر من النصف</translation>
    </message>
    <message>
        <source>Room for the longest answer is reserved, and most answers are short.</source>
        <translation>يُحجز مكان لأطول إجابة، ومعظم الإجابات قصيرة.</translation>
    </message>
    <message>
        <source>In one piece: {pieces_empty} of it was empty, and {pieces_admitted} conversations at most ran at the same time. In pages: {pages_empty} empty and {pages_admitted} at once. The picture shows the fullest moment.</source>
        <translation>قطعة واحدة: كان {pieces_empty} منها فارغًا، وعملت {pieces_admitted} من المحادثات على الأكثر في الوقت نفسه. وبالصفحات: {pages_empty} فارغ و{pages_admitted} معًا. تعرض الصورة أكثر اللحظات امتلاءً.</translation>
    </message>
    <message>
        <source>The caches are as large as before. What has gone is memory that was reserved and empty. Such waste is called **fragmentation**.</source>
        <translation>الذواكر المؤقتة كبيرة كما كانت. والذي اختفى ذاكرة كانت محجوزة وفارغة. يسمى هدر كهذا **التجزئة** (fragmentation).</translation>
    </message>
    <message>
        <source>Watch the picture: pale is lent and empty. Pages of one conversation need not lie side by side.</source>
        <translation>راقب الصورة: الباهت مخصَّص وفارغ. ولا يلزم أن تتجاور صفحات المحادثة الواحدة.</translation>
    </message>
    <message>
        <source>Conversations that begin alike can share pages, too: the Chat page shows it with two conversations about one document.</source>
        <translation>والمحادثات التي تبدأ بداية واحدة يمكنها أيضًا أن تتشارك الصفحات: تعرض صفحة الدردشة ذلك بمحادثتين عن مستند واحد.</translation>
    </message>
    <message>
        <source>Which way for what</source>
        <translation>أي طريقة لأي غرض</translation>
    </message>
    <message>
        <source>Four ways: share heads, use fewer bits, keep fewer rows, give out memory in pages.</source>
        <translation>أربع طرق: مشاركة الرؤوس، واستخدام بتات أقل، وحفظ صفوف أقل، وتوزيع الذاكرة صفحات.</translation>
    </message>
    <message>
        <source>You run a finished model that you can&apos;t train. You want a quarter of the memory, and answers that may depend on any row of a long document.</source>
        <translation>تشغّل نموذجًا جاهزًا لا يمكنك تدريبه. وتريد ربع الذاكرة، وإجابات قد تعتمد على أي صف من مستند طويل.</translation>
    </message>
    <message>
        <source>What do you try first?</source>
        <translation>ماذا تجرّب أولًا؟</translation>
    </message>
    <message>
        <source>Averaging its heads</source>
        <translation>أخذ متوسط رؤوسه</translation>
    </message>
    <message>
        <source>Without training, the heads find nothing any more.</source>
        <translation>بلا تدريب لا تعود الرؤوس تجد شيئًا.</translation>
    </message>
    <message>
        <source>Keeping the newest quarter of the rows</source>
        <translation>حفظ أحدث ربع من الصفوف</translation>
    </message>
    <message>
        <source>What the question needs may stand in the other three quarters.</source>
        <translation>ما يحتاج إليه السؤال قد يكون في الأرباع الثلاثة الأخرى.</translation>
    </message>
    <message>
        <source>8 bits for each number</source>
        <translation>ثمانية بتات لكل عدد</translation>
    </message>
    <message>
        <source>From 32 bits it&apos;s about a quarter, every row stays, and hardly an answer changes.</source>
        <translation>من 32 بتًا يكون ذلك نحو الربع، ويبقى كل صف، ولا تكاد تتغير إجابة.</translation>
    </message>
    <message>
        <source>They save what would be reserved and empty. The rows themselves take as much as before.</source>
        <translation>توفر ما كان سيُحجز فارغًا. أما الصفوف نفسها فتأخذ ما كانت تأخذه.</translation>
    </message>
    <message>
        <source>{right} of {questions} with {squeeze_share} of the memory. The quarter is counted from 32 bits. Servers mostly start from 16 bits; there 8 bits are half.</source>
        <translation>{right} من {questions} بحصة {squeeze_share} من الذاكرة. والربع محسوب من 32 بتًا. تبدأ الخوادم غالبًا من 16 بتًا؛ وعندها تكون 8 بتات نصفًا.</translation>
    </message>
    <message>
        <source>Sharing heads needs training. Fewer bits blur a little. Evicting forgets. Pages give up nothing of the answers. In practice they are combined.</source>
        <translation>مشاركة الرؤوس تحتاج إلى تدريب. والبتات الأقل تشوش قليلًا. والطرد ينسى. أما الصفحات فلا تتنازل عن شيء من الإجابات. وعمليًا تُجمع معًا.</translation>
    </message>
    <message>
        <source>Let each group defend one of the four ways in a sentence, then look at the chart once more.</source>
        <translation>دع كل مجموعة تدافع عن إحدى الطرق الأربع في جملة، ثم انظروا إلى المخطط مرة أخرى.</translation>
    </message>
    <message>
        <source>The chart keeps what was asked before: with &quot;Run all&quot; it fills with every way.</source>
        <translation>يحتفظ المخطط بما سُئل من قبل: مع «تشغيل الكل» يمتلئ بكل الطرق.</translation>
    </message>
    <message>
        <source>Between turns</source>
        <translation>بين الأدوار</translation>
    </message>
    <message>
        <source>A long document</source>
        <translation>مستند طويل</translation>
    </message>
    <message>
        <source>The question of this lesson: an answer is finished. What becomes of its cache when the next question comes?</source>
        <translation>سؤال هذا الدرس: انتهت إجابة. ماذا يحدث لذاكرتها المؤقتة حين يأتي السؤال التالي؟</translation>
    </message>
    <message>
        <source>Somebody pastes a document of 366 tokens into a chat and asks: what is the job of Noah? The model has seen none of it.</source>
        <translation>يلصق أحدهم مستندًا من 366 رمزًا في دردشة ويسأل: ما مهنة Noah؟ ولم يرَ النموذج شيئًا منه.</translation>
    </message>
    <message>
        <source>How many rows does it compute before its answer begins?</source>
        <translation>كم صفًا يحسب قبل أن تبدأ إجابته؟</translation>
    </message>
    <message>
        <source>Those of the document and of the question</source>
        <translation>صفوف المستند وصفوف السؤال</translation>
    </message>
    <message>
        <source>All tokens of the prompt, in one prefill.</source>
        <translation>كل رموز الموجّه، في تعبئة مسبقة واحدة.</translation>
    </message>
    <message>
        <source>Those of the question, about a dozen</source>
        <translation>صفوف السؤال، نحو اثني عشر</translation>
    </message>
    <message>
        <source>The model has to know what the document says. For that it needs the document&apos;s rows.</source>
        <translation>يجب أن يعرف النموذج ما يقوله المستند. ولهذا يحتاج إلى صفوف المستند.</translation>
    </message>
    <message>
        <source>Only the one that speaks of Noah&apos;s job</source>
        <translation>الصف الذي يتحدث عن مهنة Noah فقط</translation>
    </message>
    <message>
        <source>Nobody has told it yet where that stands. To find it, it needs the keys of all rows.</source>
        <translation>لم يخبره أحد بعدُ أين يوجد ذلك. ولكي يجده يحتاج إلى مفاتيح كل الصفوف.</translation>
    </message>
    <message>
        <source>{turn_computed} rows computed, {turn_reused} read back: a full prefill. The first token came after {turn_time}. The chart has one bar only: at the first question there is nothing to keep yet, so kept and not kept are the same work.</source>
        <translation>حُسب {turn_computed} من الصفوف واستُرجع {turn_reused}: تعبئة مسبقة كاملة. وجاء الرمز الأول بعد {turn_time}. في المخطط عمود واحد فقط: عند السؤال الأول لا يوجد بعدُ ما يُحفظ، فالحفظ وعدمه هما العمل نفسه.</translation>
    </message>
    <message>
        <source>Count with the class: 366 rows of the document, and 13 of the question with the words around it.</source>
        <translation>عُدّ مع الطلاب: 366 صفًا للمستند، و13 للسؤال مع الكلمات المحيطة به.</translation>
    </message>
    <message>
        <source>The second question</source>
        <translation>السؤال الثاني</translation>
    </message>
    <message>
        <source>The answer is there. Its rows and those of the document are still in the cache: the app **retains** it between turns. Blue are the rows of the document, yellow those of the question, green those of the answer.</source>
        <translation>وصلت الإجابة. وصفوفها وصفوف المستند ما زالت في الذاكرة المؤقتة: التطبيق **يحتفظ** بها بين الأدوار. الأزرق صفوف المستند، والأصفر صفوف السؤال، والأخضر صفوف الإجابة.</translation>
    </message>
    <message>
        <source>The next question: what has Sofia found?</source>
        <translation>السؤال التالي: ماذا وجدت Sofia؟</translation>
    </message>
    <message>
        <source>How many rows does this turn compute before its answer begins?</source>
        <translation>كم صفًا يحسب هذا الدور قبل أن تبدأ إجابته؟</translation>
    </message>
    <message>
        <source>{turn_computed}: the new question with the words around it, and the last token of the answer, which had no row yet.</source>
        <translation>{turn_computed}: السؤال الجديد مع الكلمات المحيطة به، وآخر رمز من الإجابة، ولم يكن له صف بعد.</translation>
    </message>
    <message>
        <source>{turn_reused} rows were read back. The first token came after {turn_time}. Had nothing been kept, it would have taken {turn_other_time}: {turn_ratio} times as long. The document was not read again.</source>
        <translation>استُرجع {turn_reused} من الصفوف. وجاء الرمز الأول بعد {turn_time}. ولو لم يُحفظ شيء لاستغرق {turn_other_time}: أي أطول بعامل {turn_ratio}. لم يُقرأ المستند من جديد.</translation>
    </message>
    <message>
        <source>Nothing in the conversation above the new question has changed, so all of its rows are still valid: the causal mask of lesson 2 again.</source>
        <translation>لم يتغير في المحادثة شيء فوق السؤال الجديد، فكل صفوفها ما زالت صالحة: القناع السببي من الدرس 2 مرة أخرى.</translation>
    </message>
    <message>
        <source>The striped bar is measured, not estimated: when the engine has nothing to do, it makes the same turn the other way.</source>
        <translation>العمود المقلَّم مقيس لا مقدّر: حين لا يكون لدى المحرّك ما يفعله، يعيد الدور نفسه بالطريقة الأخرى.</translation>
    </message>
    <message>
        <source>Not kept</source>
        <translation>بلا حفظ</translation>
    </message>
    <message>
        <source>Now &quot;Keep the cache between turns&quot; is off: when a turn ends, its cache is dropped. A busy server may do so, because it needs the memory for others.</source>
        <translation>الآن «حفظ الذاكرة المؤقتة بين الأدوار» متوقف: حين ينتهي الدور تُترك ذاكرته المؤقتة. وقد يفعل ذلك خادم مشغول لأنه يحتاج إلى الذاكرة لآخرين.</translation>
    </message>
    <message>
        <source>The second question comes.</source>
        <translation>يأتي السؤال الثاني.</translation>
    </message>
    <message>
        <source>What will be different?</source>
        <translation>ما الذي سيختلف؟</translation>
    </message>
    <message>
        <source>The answer: the model has forgotten the document</source>
        <translation>الإجابة: فقد نسي النموذج المستند</translation>
    </message>
    <message>
        <source>The text of the conversation is still there and is sent along. Only the rows are gone, and they can be computed again.</source>
        <translation>نص المحادثة ما زال موجودًا ويُرسل معها. الصفوف وحدها زالت، ويمكن حسابها من جديد.</translation>
    </message>
    <message>
        <source>Only the time until the first token</source>
        <translation>الزمن حتى الرمز الأول فقط</translation>
    </message>
    <message>
        <source>All rows are computed again, to the same numbers. The answer is the same.</source>
        <translation>تُحسب كل الصفوف من جديد، وتخرج الأعداد نفسها. والإجابة هي نفسها.</translation>
    </message>
    <message>
        <source>Nothing at all</source>
        <translation>لا شيء على الإطلاق</translation>
    </message>
    <message>
        <source>The words won&apos;t differ. But the waiting will.</source>
        <translation>لن تختلف الكلمات. لكن الانتظار سيختلف.</translation>
    </message>
    <message>
        <source>{turn_computed} rows, the whole conversation once more. {turn_time} until the first token, instead of {turn_other_time}. The answer is the same.</source>
        <translation>{turn_computed} من الصفوف، أي المحادثة كلها مرة أخرى. {turn_time} حتى الرمز الأول بدل {turn_other_time}. والإجابة هي نفسها.</translation>
    </message>
    <message>
        <source>You may have noticed this in a long chat: it answers fast while you talk, and slowly after a long break.</source>
        <translation>ربما لاحظت هذا في دردشة طويلة: تجيب بسرعة ما دمت تتحدث، وببطء بعد انقطاع طويل.</translation>
    </message>
    <message>
        <source>Two things are called &quot;memory&quot; in a chat: the text, which always goes along, and the cache, which is only there to save time. Mixing them up is the commonest mistake.</source>
        <translation>شيئان يُسمّيان «ذاكرة» في الدردشة: النص، وهو يُرسل دائمًا، والذاكرة المؤقتة، وهي موجودة لتوفير الوقت فقط. والخلط بينهما أكثر الأخطاء شيوعًا.</translation>
    </message>
    <message>
        <source>A word early in the document</source>
        <translation>كلمة في أول المستند</translation>
    </message>
    <message>
        <source>The cache is kept again. Now somebody corrects one word near the **beginning** of the document: a house in its third sentence isn&apos;t green but yellow.</source>
        <translation>الذاكرة المؤقتة محفوظة من جديد. والآن يصحّح أحدهم كلمة واحدة قرب **بداية** المستند: بيت في جملته الثالثة ليس أخضر بل أصفر.</translation>
    </message>
    <message>
        <source>How many of the kept rows can stay?</source>
        <translation>كم من الصفوف المحفوظة يمكن أن يبقى؟</translation>
    </message>
    <message>
        <source>All but one</source>
        <translation>كلها ما عدا واحدًا</translation>
    </message>
    <message>
        <source>The row of the word must go. But every row below may have looked at it.</source>
        <translation>لا بد أن يذهب صف الكلمة. لكن كل صف تحته ربما نظر إليه.</translation>
    </message>
    <message>
        <source>It doesn&apos;t depend on how much was changed, only on where.</source>
        <translation>لا يتوقف ذلك على مقدار ما تغيّر، بل على موضعه فقط.</translation>
    </message>
    <message>
        <source>Only those above the word, a few</source>
        <translation>ما فوق الكلمة فقط، بضعة صفوف</translation>
    </message>
    <message>
        <source>The word stands near the beginning, so there is not much above it.</source>
        <translation>الكلمة قرب البداية، فليس فوقها الكثير.</translation>
    </message>
    <message>
        <source>{turn_reused} rows could stay. Then the next question came, and {turn_computed} rows had to be computed before its answer began. That took {turn_time}; with nothing kept at all it would have taken {turn_other_time}. One small word near the beginning costs nearly the whole prefill.</source>
        <translation>أمكن أن يبقى {turn_reused} من الصفوف. ثم جاء السؤال التالي، وكان لا بد من حساب {turn_computed} من الصفوف قبل أن تبدأ إجابته. استغرق ذلك {turn_time}؛ ولو لم يُحفظ شيء لاستغرق {turn_other_time}. كلمة صغيرة واحدة قرب البداية تكلف التعبئة المسبقة كلها تقريبًا.</translation>
    </message>
    <message>
        <source>To see it more slowly, press &quot;Change an early word&quot; by hand and wait with the next question: what is left of the blue is the beginning only.</source>
        <translation>لترى ذلك على مهل اضغط «تغيير كلمة مبكرة» بيدك وانتظر قبل السؤال التالي: لا يبقى من الأزرق إلا البداية.</translation>
    </message>
    <message>
        <source>A word late in the document</source>
        <translation>كلمة في آخر المستند</translation>
    </message>
    <message>
        <source>The same conversation again, from its beginning. This time the corrected word stands in the last line of the document: Sofia has not seven cows but eight.</source>
        <translation>المحادثة نفسها مرة أخرى، من بدايتها. وهذه المرة الكلمة المصححة في آخر سطر من المستند: ليس لدى Sofia سبع بقرات بل ثمانٍ.</translation>
    </message>
    <message>
        <source>How many rows stay valid?</source>
        <translation>كم صفًا يبقى صالحًا؟</translation>
    </message>
    <message>
        <source>{turn_reused} were read back. The next question had {turn_computed} rows to compute: what stands below the word, and the question itself. That took {turn_time}; with nothing kept it would have taken {turn_other_time}.</source>
        <translation>استُرجع {turn_reused} من الصفوف. وكان على السؤال التالي أن يحسب {turn_computed} من الصفوف: ما تحت الكلمة والسؤال نفسه. استغرق ذلك {turn_time}؛ ولو لم يُحفظ شيء لاستغرق {turn_other_time}.</translation>
    </message>
    <message>
        <source>So there is a rule for everyone who writes prompts: first what never changes, last what changes often.</source>
        <translation>إذن هناك قاعدة لكل من يكتب الموجّهات: أولًا ما لا يتغير أبدًا، وأخيرًا ما يتغير كثيرًا.</translation>
    </message>
    <message>
        <source>Let the class name things that change: date and time, the user&apos;s name, search results. Where do they stand in the prompts they know?</source>
        <translation>دع الطلاب يسمّون أشياء تتغير: التاريخ والوقت، واسم المستخدم، ونتائج البحث. أين توجد في الموجّهات التي يعرفونها؟</translation>
    </message>
    <message>
        <source>Sold by the token</source>
        <translation>البيع بالرمز</translation>
    </message>
    <message>
        <source>A provider can keep the rows of your prompt&apos;s beginning from one request to the next. That is **prompt caching**. It needn&apos;t compute them again, and charges less for them.</source>
        <translation>يستطيع مزوّد الخدمة أن يحفظ صفوف بداية موجّهك من طلب إلى الطلب التالي. هذا هو **تخزين الموجّه المؤقت** (prompt caching). فلا يحتاج إلى حسابها من جديد، ويأخذ عنها أجرًا أقل.</translation>
    </message>
    <message>
        <source>Your prompts begin with the current time, to the second. Then come 10,000 tokens of instructions, the same each time.</source>
        <translation>تبدأ موجّهاتك بالوقت الحالي، حتى الثانية. ثم تأتي تعليمات من 10,000 رمز، هي نفسها كل مرة.</translation>
    </message>
    <message>
        <source>How much of the prompt is found in the cache at the next request?</source>
        <translation>كم من الموجّه يوجد في الذاكرة المؤقتة عند الطلب التالي؟</translation>
    </message>
    <message>
        <source>Nearly everything, since only the time differs</source>
        <translation>كله تقريبًا، فالوقت وحده يختلف</translation>
    </message>
    <message>
        <source>It differs at the very beginning. All rows below it depend on it.</source>
        <translation>هو يختلف في أول البداية. وكل الصفوف تحته تعتمد عليه.</translation>
    </message>
    <message>
        <source>All the instructions: their words are the same</source>
        <translation>التعليمات كلها: فكلماتها هي نفسها</translation>
    </message>
    <message>
        <source>The words are the same, but a row depends on what stands **above** it as well.</source>
        <translation>الكلمات هي نفسها، لكن الصف يعتمد أيضًا على ما **فوقه**.</translation>
    </message>
    <message>
        <source>Next to nothing</source>
        <translation>لا شيء تقريبًا</translation>
    </message>
    <message>
        <source>The first changed token makes all rows below it invalid, and it stands at the top.</source>
        <translation>أول رمز يتغير يُبطل كل الصفوف التي تحته، وهو في أعلى الموجّه.</translation>
    </message>
    <message>
        <source>Move the time to the end and all the instructions are found.</source>
        <translation>انقل الوقت إلى النهاية فتوجد التعليمات كلها.</translation>
    </message>
    <message>
        <source>The frame says what this conversation would cost with and without the discount. &quot;Leave&quot; puts the rows on the disk; &quot;Come back&quot; reads them in again. It is the rule of lesson 2 once more, and now it has a price.</source>
        <translation>يقول الإطار كم تكلف هذه المحادثة مع الخصم وبدونه. زر «مغادرة» يضع الصفوف على القرص؛ وزر «عودة» يقرؤها من جديد. إنها قاعدة الدرس 2 مرة أخرى، وقد صار لها الآن ثمن.</translation>
    </message>
    <message>
        <source>Use the buttons: Leave, then Come back, then ask once more. Rows from the disk are as good as new ones: same numbers.</source>
        <translation>استخدم الأزرار: «مغادرة» ثم «عودة»، ثم اسأل مرة أخرى. الصفوف القادمة من القرص كالجديدة تمامًا: الأعداد نفسها.</translation>
    </message>
    <message>
        <source>The prices in the frame are an example and can be changed; providers differ. What they have in common: a cached token is much cheaper than a fresh one, and only a common beginning counts.</source>
        <translation>الأسعار في الإطار مثال ويمكن تغييرها؛ والمزوّدون يختلفون. وما يجمعهم: الرمز المخزّن مؤقتًا أرخص بكثير من الجديد، ولا تُحسب إلا البداية المشتركة.</translation>
    </message>
    <message>
        <source>Why bits can differ</source>
        <translation>لماذا قد تختلف البتات</translation>
    </message>
    <message>
        <source>Three numbers</source>
        <translation>ثلاثة أعداد</translation>
    </message>
    <message>
        <source>The question of this lesson: if a cache changes nothing, why do some programs give slightly different **logits** (scores of the next token) with and without it?</source>
        <translation>سؤال هذا الدرس: إذا كانت الذاكرة المؤقتة لا تغيّر شيئًا، فلماذا تعطي بعض البرامج **logits** (درجات الرمز التالي) مختلفة قليلًا معها وبدونها؟</translation>
    </message>
    <message>
        <source>Point at a stripe of the card, or go along it with the arrow keys: it tells you a number of the row as the computer holds it, in 32 bits. That is about seven digits. After every addition the result is **rounded** to that.</source>
        <translation>أشر إلى شريط في البطاقة، أو تنقّل عليه بمفاتيح الأسهم: سيخبرك بعدد من أعداد الصف كما يحفظه الحاسوب، في 32 بتًا. هذا نحو سبع منازل. وبعد كل عملية جمع **تُقرَّب** النتيجة إلى ذلك.</translation>
    </message>
    <message>
        <source>A computer adds from left to right, in such numbers: 100,000,000 + 1 −&#xa0;100,000,000. What comes out?</source>
        <translation>يجمع حاسوب من اليسار إلى اليمين بأعداد كهذه: ⁦100,000,000 + 1 − 100,000,000⁩. ما الناتج؟</translation>
    </message>
    <message>
        <source>1</source>
        <translation>1</translation>
    </message>
    <message>
        <source>On paper, yes. But the sum in between would need nine digits.</source>
        <translation>على الورق، نعم. لكن المجموع الذي في الوسط يحتاج إلى تسع منازل.</translation>
    </message>
    <message>
        <source>Something like 0.99</source>
        <translation>شيء مثل 0.99</translation>
    </message>
    <message>
        <source>Rounding isn&apos;t a blur that hits every result a little. Here a whole number gets lost.</source>
        <translation>التقريب ليس تشويشًا يصيب كل نتيجة قليلًا. هنا يضيع عدد صحيح كامل.</translation>
    </message>
    <message>
        <source>0</source>
        <translation>0</translation>
    </message>
    <message>
        <source>100,000,001 needs nine digits. It&apos;s rounded to 100,000,000, and the 1 is lost.</source>
        <translation>العدد 100,000,001 يحتاج إلى تسع منازل. فيُقرَّب إلى 100,000,000 ويضيع الواحد.</translation>
    </message>
    <message>
        <source>Put the same three numbers in another order, 100,000,000 −&#xa0;100,000,000 + 1, and it is 1. So a sum of rounded numbers depends on its **order**. A logit is the end of thousands of such sums.</source>
        <translation>ضع الأعداد الثلاثة نفسها بترتيب آخر، ⁦100,000,000 − 100,000,000 + 1⁩، فيكون الناتج 1. إذن يعتمد مجموع الأعداد المقرَّبة على **ترتيبها**. وكل درجة من logits هي نهاية آلاف المجاميع كهذه.</translation>
    </message>
    <message>
        <source>Everybody can try it: in most languages with 32-bit floats. With 64 bits take 10 to the power of 17.</source>
        <translation>يستطيع الجميع تجربة ذلك: في معظم لغات البرمجة بأعداد عائمة من 32 بتًا. ومع 64 بتًا خذ 10 مرفوعة إلى القوة 17.</translation>
    </message>
    <message>
        <source>No order is the right one. All are a little off; they are off differently.</source>
        <translation>لا ترتيب هو الصحيح. كلها تخطئ قليلًا؛ لكنها تخطئ على نحو مختلف.</translation>
    </message>
    <message>
        <source>An order that stays</source>
        <translation>ترتيب يبقى</translation>
    </message>
    <message>
        <source>This app&apos;s own arithmetic is called **exact**. It isn&apos;t free of rounding. But it adds every sum in one fixed order, no matter how many rows are computed together or how many processor cores share the work.</source>
        <translation>الحساب الخاص بهذا التطبيق يسمى **المضبوط**. إنه لا يخلو من التقريب. لكنه يجمع كل مجموع بترتيب ثابت واحد، مهما كان عدد الصفوف التي تُحسب معًا ومهما كان عدد أنوية المعالج التي تتقاسم العمل.</translation>
    </message>
    <message>
        <source>Lane A computes one row at a step, lane B up to 120 rows.</source>
        <translation>يحسب المسار A صفًا واحدًا في كل خطوة، ويحسب المسار B حتى 120 صفًا.</translation>
    </message>
    <message>
        <source>How far apart will their logits be at most?</source>
        <translation>كم يكون الفرق بين درجات logits فيهما على الأكثر؟</translation>
    </message>
    <message>
        <source>A few hundred-thousandths</source>
        <translation>بضعة أجزاء من مئة ألف</translation>
    </message>
    <message>
        <source>So it is with most programs, and you&apos;ll see one in a moment. Here the same numbers are added in the same order.</source>
        <translation>هكذا هو الحال مع معظم البرامج، وسترى واحدًا منها بعد لحظة. أما هنا فتُجمع الأعداد نفسها بالترتيب نفسه.</translation>
    </message>
    <message>
        <source>It grows from step to step</source>
        <translation>يزداد من خطوة إلى خطوة</translation>
    </message>
    <message>
        <source>It would, if small differences got into the cache and added up. There are none to begin with.</source>
        <translation>كان سيزداد لو دخلت فروق صغيرة إلى الذاكرة المؤقتة وتراكمت. لكن ليس هناك فروق من الأصل.</translation>
    </message>
    <message>
        <source>Not at all</source>
        <translation>لا فرق على الإطلاق</translation>
    </message>
    <message>
        <source>Same numbers, same order, same rounding: the same bits.</source>
        <translation>الأعداد نفسها، والترتيب نفسه، والتقريب نفسه: فالبتات نفسها.</translation>
    </message>
    <message>
        <source>Largest difference: {race_difference}. {race_agreement}.</source>
        <translation>أكبر فرق: {race_difference}. {race_agreement}.</translation>
    </message>
    <message>
        <source>Keys and values were compared too, every row in every block. That is the promise of the cache, kept to the last bit.</source>
        <translation>وقورنت المفاتيح والقيم أيضًا، كل صف في كل كتلة. هذا هو وعد الذاكرة المؤقتة، وقد وُفي به حتى آخر بت.</translation>
    </message>
    <message>
        <source>&quot;Exact&quot; is a promise about repeating, not about precision. The results are rounded like everybody&apos;s.</source>
        <translation>«المضبوط» وعد بالتكرار لا بالدقة. فالنتائج مقرَّبة كما عند الجميع.</translation>
    </message>
    <message>
        <source>It costs next to nothing in speed, but it has to be planned: work may be divided by rows, heads or outputs, never along a sum.</source>
        <translation>لا يكلف ذلك شيئًا يُذكر من السرعة، لكن لا بد من التخطيط له: يجوز تقسيم العمل بحسب الصفوف أو الرؤوس أو المخرجات، ولا يجوز أبدًا تقسيمه داخل مجموع واحد.</translation>
    </message>
    <message>
        <source>The library everybody uses</source>
        <translation>المكتبة التي يستخدمها الجميع</translation>
    </message>
    <message>
        <source>The same race, but both lanes calculate with **OpenBLAS**, a library for tables of numbers that very many programs use. For one row it takes another routine than for many. The two add in different orders.</source>
        <translation>السباق نفسه، لكن المسارين يحسبان بمكتبة **OpenBLAS**، وهي مكتبة لجداول الأعداد تستخدمها برامج كثيرة جدًا. لصف واحد تختار روتينًا غير الذي تختاره لصفوف كثيرة. والروتينان يجمعان بترتيبين مختلفين.</translation>
    </message>
    <message>
        <source>On what will the lanes agree?</source>
        <translation>علامَ سيتفق المساران؟</translation>
    </message>
    <message>
        <source>On everything, as before</source>
        <translation>على كل شيء، كما في السابق</translation>
    </message>
    <message>
        <source>The cache still gives back the same numbers. But now the row **added** to them is computed by another routine than in lane B.</source>
        <translation>ما زالت الذاكرة المؤقتة تعيد الأعداد نفسها. لكن الصف **المضاف** إليها يحسبه الآن روتين غير الذي في المسار B.</translation>
    </message>
    <message>
        <source>On all tokens, but not on all bits</source>
        <translation>على كل الرموز، لا على كل البتات</translation>
    </message>
    <message>
        <source>The logits differ in their last digits. The best token is nearly always far enough ahead of the second.</source>
        <translation>تختلف درجات logits في منازلها الأخيرة. وأفضل رمز يسبق الثاني دائمًا تقريبًا بما يكفي.</translation>
    </message>
    <message>
        <source>On hardly anything</source>
        <translation>على لا شيء تقريبًا</translation>
    </message>
    <message>
        <source>A difference in the seventh digit is small beside the lead of the best token.</source>
        <translation>الفرق في المنزلة السابعة صغير بجانب تقدّم أفضل رمز.</translation>
    </message>
    <message>
        <source>{race_agreement}. Largest difference of two logits: {race_difference}. The scores themselves reach from about −10 to 20, so that&apos;s some millionths of their range.</source>
        <translation>{race_agreement}. أكبر فرق بين درجتين من logits: {race_difference}. والدرجات نفسها تمتد من نحو ⁦−10⁩ إلى 20، فذلك بضعة أجزاء من مليون من مداها.</translation>
    </message>
    <message>
        <source>It wasn&apos;t the cache that made the difference but the number of rows computed together.</source>
        <translation>لم تكن الذاكرة المؤقتة هي التي صنعت الفرق، بل عدد الصفوف التي تُحسب معًا.</translation>
    </message>
    <message>
        <source>Compare the two verdict cards: green both times, but the second says &quot;same tokens&quot; where the first says &quot;identical&quot;.</source>
        <translation>قارن بطاقتي الحكم: خضراوان في المرتين، لكن الثانية تقول «الرموز نفسها» حيث تقول الأولى «متطابقة».</translation>
    </message>
    <message>
        <source>The size of the difference depends on the processor, as the library has routines for each. Collect a few from the class.</source>
        <translation>يعتمد حجم الفرق على المعالج، لأن للمكتبة روتينات لكل نوع. اجمع بعضها من الطلاب.</translation>
    </message>
    <message>
        <source>When even OpenBLAS agrees</source>
        <translation>حين يتفق حتى OpenBLAS</translation>
    </message>
    <message>
        <source>Once more OpenBLAS in both lanes, with and without the cache. They have raced for eight tokens. {race_agreement}; the logits are up to {race_difference} apart. And yet there is a step at which the two lanes agree to the last bit.</source>
        <translation>مرة أخرى OpenBLAS في المسارين، مع الذاكرة المؤقتة وبدونها. تسابقا ثمانية رموز. {race_agreement}؛ ويصل الفرق بين درجات logits إلى {race_difference}. ومع ذلك هناك خطوة يتفق فيها المساران حتى آخر بت.</translation>
    </message>
    <message>
        <source>Which step is it?</source>
        <translation>أي خطوة هي؟</translation>
    </message>
    <message>
        <source>The first</source>
        <translation>الأولى</translation>
    </message>
    <message>
        <source>There both lanes compute all 81 rows of the prompt together: same routine, same order.</source>
        <translation>فيها يحسب المساران صفوف الموجّه الـ 81 كلها معًا: الروتين نفسه، والترتيب نفسه.</translation>
    </message>
    <message>
        <source>The last</source>
        <translation>الأخيرة</translation>
    </message>
    <message>
        <source>Differences don&apos;t wear off. By then every row of lane A but those of the prompt was computed by itself.</source>
        <translation>الفروق لا تزول مع الوقت. ففي الأخيرة يكون كل صف في المسار A، ما عدا صفوف الموجّه، قد حُسب وحده.</translation>
    </message>
    <message>
        <source>Any one, by chance</source>
        <translation>أي خطوة، مصادفةً</translation>
    </message>
    <message>
        <source>The library doesn&apos;t roll dice: the same call with the same numbers gives the same bits. So ask where the calls are the same.</source>
        <translation>المكتبة لا ترمي النرد: الاستدعاء نفسه بالأعداد نفسها يعطي البتات نفسها. فاسأل أين تكون الاستدعاءات واحدة.</translation>
    </message>
    <message>
        <source>The app raced again, for one token only: {race_agreement}. From the second step on they part: then lane A computes one row and lane B all of them. A row&apos;s bits depend on what is computed **beside** it. Arithmetic that is free of this is called row-invariant or **batch-invariant**.</source>
        <translation>تسابق التطبيق مرة أخرى، لرمز واحد فقط: {race_agreement}. وابتداءً من الخطوة الثانية يفترقان: إذ يحسب المسار A صفًا واحدًا ويحسب المسار B كل الصفوف. تعتمد بتات الصف على ما يُحسب **بجانبه**. والحساب الذي لا يعتمد على ذلك يسمى مستقلًا عن الصفوف أو **مستقلًا عن الدفعة** (batch-invariant).</translation>
    </message>
    <message>
        <source>A look at the terminal proves it: rowkeeper-cli compare with both backends openblas says &quot;1 of 8 identical&quot; for the logits of eight tokens.</source>
        <translation>نظرة إلى الطرفية تثبت ذلك: الأمر rowkeeper-cli compare مع openblas في الطرفين يقول «⁦1 of 8 identical⁩» عن logits لثمانية رموز.</translation>
    </message>
    <message>
        <source>Can it change the text?</source>
        <translation>هل يمكن أن يغيّر النص؟</translation>
    </message>
    <message>
        <source>Now both lanes have the cache, but lane A calculates exactly and lane B with OpenBLAS. Their logits differ by some hundred-thousandths.</source>
        <translation>للمسارين الآن ذاكرة مؤقتة، لكن المسار A يحسب حسابًا مضبوطًا والمسار B بمكتبة OpenBLAS. وتختلف درجات logits فيهما ببضعة أجزاء من مئة ألف.</translation>
    </message>
    <message>
        <source>The model takes the token with the highest logit.</source>
        <translation>يأخذ النموذج الرمز صاحب أعلى درجة من logits.</translation>
    </message>
    <message>
        <source>Can such a difference ever change the text?</source>
        <translation>هل يمكن لفرق كهذا أن يغيّر النص يومًا؟</translation>
    </message>
    <message>
        <source>Never: it&apos;s far too small</source>
        <translation>أبدًا: إنه صغير جدًا</translation>
    </message>
    <message>
        <source>Nearly always right. But what counts is not its size alone; it&apos;s the distance between the best two tokens.</source>
        <translation>صحيح دائمًا تقريبًا. لكن المهم ليس حجمه وحده؛ بل المسافة بين أفضل رمزين.</translation>
    </message>
    <message>
        <source>Yes, but rarely: where the two best are almost equal</source>
        <translation>نعم، لكن نادرًا: حين يكاد أفضل رمزين أن يتساويا</translation>
    </message>
    <message>
        <source>Then rounding decides. And once one token is another, the text after it may be quite another, too.</source>
        <translation>عندها يحسم التقريب. ومتى صار رمز واحد غيره، فقد يصبح النص بعده مختلفًا تمامًا أيضًا.</translation>
    </message>
    <message>
        <source>Yes, in nearly every sentence</source>
        <translation>نعم، في كل جملة تقريبًا</translation>
    </message>
    <message>
        <source>In most steps the best token leads by far more.</source>
        <translation>في معظم الخطوات يتقدم أفضل رمز بأكثر من ذلك بكثير.</translation>
    </message>
    <message>
        <source>{race_agreement}. In 2,000 steps of the bundled model the two best tokens came closer than a ten-thousandth once. In all others they were at least two thousandths apart.</source>
        <translation>{race_agreement}. في 2,000 خطوة من النموذج المرفق اقترب أفضل رمزين إلى أقل من جزء من عشرة آلاف مرة واحدة. وفي كل الخطوات الأخرى كان بينهما جزآن من ألف على الأقل.</translation>
    </message>
    <message>
        <source>So lanes with different libraries may differ where the gap is that small, and the app names the step. Anything else counts as an error.</source>
        <translation>إذن قد تختلف المسارات ذات المكتبات المختلفة حيث تكون الفجوة بهذا الصغر، ويسمّي التطبيق الخطوة. وما عدا ذلك يُعدّ خطأ.</translation>
    </message>
    <message>
        <source>Butterfly effect is a fair word: a coin toss at one token, and everything after it is written in view of that token.</source>
        <translation>تعبير «أثر الفراشة» في محله: رمية قطعة نقود عند رمز واحد، وكل ما بعده يُكتب على ضوء ذلك الرمز.</translation>
    </message>
    <message>
        <source>Large models have larger vocabularies and freer texts, so near ties are commoner there.</source>
        <translation>للنماذج الكبيرة مفردات أكبر ونصوص أكثر حرية، فالتعادل التقريبي أكثر شيوعًا فيها.</translation>
    </message>
    <message>
        <source>The same question twice</source>
        <translation>السؤال نفسه مرتين</translation>
    </message>
    <message>
        <source>You ask a service the same question twice. It is set to take the most probable token always, so nothing is left to chance. And yet the two answers differ at some point.</source>
        <translation>تطرح على خدمة السؤال نفسه مرتين. وهي مضبوطة على أخذ الرمز الأرجح دائمًا، فلا يُترك شيء للمصادفة. ومع ذلك تختلف الإجابتان عند نقطة ما.</translation>
    </message>
    <message>
        <source>A service computes the rows of many users in one pass, a **batch**. How many depends on who else is asking.</source>
        <translation>تحسب الخدمة صفوف مستخدمين كثيرين في تمريرة واحدة، أي في **دفعة** (batch). وعددها يتوقف على من يسأل أيضًا في ذلك الوقت.</translation>
    </message>
    <message>
        <source>What is the likely cause?</source>
        <translation>ما السبب المحتمل؟</translation>
    </message>
    <message>
        <source>A cache that gives back slightly wrong numbers</source>
        <translation>ذاكرة مؤقتة تعيد أعدادًا فيها خطأ طفيف</translation>
    </message>
    <message>
        <source>A cache gives back what was put in, to the bit.</source>
        <translation>الذاكرة المؤقتة تعيد ما وُضع فيها، حتى البت.</translation>
    </message>
    <message>
        <source>A hidden roll of the dice</source>
        <translation>رمية نرد خفية</translation>
    </message>
    <message>
        <source>It was switched off. And no dice are needed.</source>
        <translation>كانت متوقفة. ولا حاجة إلى نرد.</translation>
    </message>
    <message>
        <source>Other users&apos; requests in the same batch</source>
        <translation>طلبات مستخدمين آخرين في الدفعة نفسها</translation>
    </message>
    <message>
        <source>They change how many rows are computed together, and that can change the order of the sums.</source>
        <translation>إنها تغيّر عدد الصفوف التي تُحسب معًا، وقد يغيّر ذلك ترتيب الجمع.</translation>
    </message>
    <message>
        <source>Here 12 conversations came to the bundled model, with 8 MiB for their caches, which is room for 1,024 rows. They went through it in common passes, twice, with different company each time. Every answer was the same both times. The last line in the frame says so.</source>
        <translation>هنا جاءت 12 محادثة إلى النموذج المرفق، ولذواكرها المؤقتة ⁦8 MiB⁩، أي مكان لـ 1,024 صفًا. مرّت عبره في تمريرات مشتركة، مرتين، وبرفقة مختلفة كل مرة. وكانت كل إجابة واحدة في المرتين. وهذا ما يقوله آخر سطر في الإطار.</translation>
    </message>
    <message>
        <source>With arithmetic that is batch-invariant, no bit of any answer depends on it. With many libraries it can.</source>
        <translation>مع حساب مستقل عن الدفعة لا يعتمد عليها أي بت من أي إجابة. ومع مكتبات كثيرة قد يعتمد.</translation>
    </message>
    <message>
        <source>This surprises experts as well: &quot;temperature 0&quot; makes the choice certain, not the numbers it is based on.</source>
        <translation>هذا يفاجئ الخبراء أيضًا: «الحرارة 0» تجعل الاختيار محسومًا، لا الأعداد التي يقوم عليها.</translation>
    </message>
    <message>
        <source>What else changes numbers: another graphics card, another version of a library, weights in fewer bits.</source>
        <translation>ما الذي يغيّر الأعداد أيضًا: بطاقة رسوميات أخرى، أو إصدار آخر من مكتبة، أو أوزان ببتات أقل.</translation>
    </message>
    <message>
        <source>Check yourself</source>
        <translation>تحقق بنفسك</translation>
    </message>
    <message>
        <source>To 200 tokens</source>
        <translation>حتى 200 رمز</translation>
    </message>
    <message>
        <source>The question of this lesson: how much faster is a model with a cache, really?</source>
        <translation>سؤال هذا الدرس: كم يكون النموذج أسرع حقًا مع ذاكرة مؤقتة؟</translation>
    </message>
    <message>
        <source>Texts on the KV cache like to end with an experiment. Write the same text twice, **greedily**, which means always taking the most probable token: once with the cache, once without. One such text reports about twice the speed at 200 tokens, for GPT-2 small, and doesn&apos;t name the machine.</source>
        <translation>تحب النصوص عن ذاكرة KV المؤقتة أن تنتهي بتجربة: اكتب النص نفسه مرتين **بالاختيار الجشع**، أي بأخذ الرمز الأرجح دائمًا: مرة مع الذاكرة المؤقتة ومرة بدونها. ويذكر أحد هذه النصوص نحو ضعف السرعة عند 200 رمز، للنموذج GPT-2 small، ولا يسمّي الجهاز.</translation>
    </message>
    <message>
        <source>Here are two lanes with the bundled model.</source>
        <translation>هنا مساران بالنموذج المرفق.</translation>
    </message>
    <message>
        <source>How many times as long will the lane without the cache take, until the text has 200 tokens?</source>
        <translation>كم ضعفًا من زمن الآخر سيستغرق المسار بلا ذاكرة مؤقتة حتى يبلغ النص 200 رمز؟</translation>
    </message>
    <message>
        <source>{race_ratio} times as long: {race_time_b} instead of {race_time_a}.</source>
        <translation>أطول بعامل {race_ratio}: {race_time_b} بدل {race_time_a}.</translation>
    </message>
    <message>
        <source>And the texts? {race_agreement}. As promised: an optimization, not an approximation.</source>
        <translation>والنصان؟ {race_agreement}. كما وعدنا: تحسين لا تقريب.</translation>
    </message>
    <message>
        <source>Have everybody write the guess down before anyone presses a button.</source>
        <translation>اطلب من الجميع كتابة تخمينهم قبل أن يضغط أحد زرًا.</translation>
    </message>
    <message>
        <source>On a noisy machine race again: the ratio moves, the row counts don&apos;t.</source>
        <translation>على جهاز كثير الضوضاء أعد السباق: تتحرك النسبة، ولا تتحرك أعداد الصفوف.</translation>
    </message>
    <message>
        <source>To 1,000 tokens</source>
        <translation>حتى 1,000 رمز</translation>
    </message>
    <message>
        <source>Now until the text has 1,000 tokens. The same report speaks of not quite five times the speed there.</source>
        <translation>والآن حتى يبلغ النص 1,000 رمز. ويتحدث التقرير نفسه هنا عن أقل قليلًا من خمسة أضعاف السرعة.</translation>
    </message>
    <message>
        <source>The lane without the cache computes half a million rows for this. Both lanes together take ten seconds to a minute, or more on an old machine.</source>
        <translation>يحسب المسار بلا ذاكرة مؤقتة نصف مليون صف من أجل ذلك. ويحتاج المساران معًا إلى ما بين عشر ثوانٍ ودقيقة، أو أكثر على جهاز قديم.</translation>
    </message>
    <message>
        <source>How many times as long will lane B take?</source>
        <translation>كم ضعفًا من زمن المسار A سيستغرق المسار B؟</translation>
    </message>
    <message>
        <source>{ratio_1000} times as long; at 200 tokens it was {ratio_200}. So the ratio does grow with the text. It is that of **whole runs**. Of the newest steps alone it is {race_step_ratio}: the early ones were short.</source>
        <translation>أطول بعامل {ratio_1000}؛ وعند 200 رمز كان {ratio_200}. إذن تكبر النسبة مع النص حقًا. وهي نسبة **الجولات الكاملة**. أما نسبة أحدث الخطوات وحدها فهي {race_step_ratio}: فالخطوات المبكرة كانت قصيرة.</translation>
    </message>
    <message>
        <source>The model menu has GPT-2 small&apos;s true size, too. Without a cache, 1,000 tokens cost it about 91,000 GFLOP (billions of operations): minutes, at this machine&apos;s {arithmetic}.</source>
        <translation>في قائمة النماذج أيضًا الحجم الحقيقي للنموذج GPT-2 small. بلا ذاكرة مؤقتة تكلفه 1,000 رمز نحو ⁦91,000 GFLOP⁩ (مليارات العمليات): دقائق، بسرعة هذا الجهاز وهي {arithmetic}.</translation>
    </message>
    <message>
        <source>While it races, watch the points in the chart: lane B climbs, lane A stays at the bottom. The waiting is the lesson.</source>
        <translation>في أثناء السباق راقب النقاط في المخطط: يصعد المسار B، ويبقى المسار A في الأسفل. الانتظار هو الدرس.</translation>
    </message>
    <message>
        <source>To try GPT-2 small: leave the lesson, choose it in the model menu and go to the Race page. 200 tokens take about 3,500 GFLOP without a cache, half a minute on two cores; 1,000 tokens a quarter of an hour.</source>
        <translation>لتجربة GPT-2 small: غادر الدرس، واختره في قائمة النماذج، واذهب إلى صفحة السباق. تكلف 200 رمز نحو ⁦3,500 GFLOP⁩ بلا ذاكرة مؤقتة، أي نصف دقيقة على نواتين؛ وتحتاج 1,000 رمز إلى ربع ساعة.</translation>
    </message>
    <message>
        <source>Why is it so much more?</source>
        <translation>لماذا هي أكبر بكثير؟</translation>
    </message>
    <message>
        <source>What do the ratios depend on? Both runs read every weight once a step, that is true. If reading took all the time, both would be equally fast.</source>
        <translation>علامَ تعتمد النسب؟ تقرأ كلتا الجولتين كل وزن مرة في كل خطوة، هذا صحيح. ولو كانت القراءة تأخذ الوقت كله لتساوت سرعتاهما.</translation>
    </message>
    <message>
        <source>But the run without a cache also calculates for all rows. This machine reads {bandwidth} and calculates {arithmetic}. From these two rates alone one would expect ratios of {roofline_200} at 200 tokens and {roofline_1000} at 1,000.</source>
        <translation>لكن الجولة بلا ذاكرة مؤقتة تحسب أيضًا لكل الصفوف. يقرأ هذا الجهاز {bandwidth} ويحسب {arithmetic}. ومن هذين المعدلين وحدهما تُتوقع نسبة {roofline_200} عند 200 رمز و{roofline_1000} عند 1,000.</translation>
    </message>
    <message>
        <source>A large graphics card calculates about two thousand times as fast as a laptop and reads about fifty times as fast. What will the ratio at 200 tokens be there, for GPT-2 small?</source>
        <translation>بطاقة رسوميات كبيرة تحسب أسرع من حاسوب محمول بنحو ألفي مرة وتقرأ أسرع منه بنحو خمسين مرة. كم ستكون النسبة عليها عند 200 رمز للنموذج GPT-2 small؟</translation>
    </message>
    <message>
        <source>Larger than here: it is so much faster</source>
        <translation>أكبر مما هنا: فهي أسرع بكثير</translation>
    </message>
    <message>
        <source>Both lanes get faster, and the one without a cache gains more: it is the one that had to calculate.</source>
        <translation>يصبح المساران أسرع، والذي بلا ذاكرة مؤقتة يكسب أكثر: فهو الذي كان عليه أن يحسب.</translation>
    </message>
    <message>
        <source>About the same</source>
        <translation>مثلها تقريبًا</translation>
    </message>
    <message>
        <source>That would be so if both rates grew alike. Calculating grew far more than reading.</source>
        <translation>كان الأمر سيكون كذلك لو زاد المعدلان بالقدر نفسه. لكن الحساب زاد أكثر من القراءة بكثير.</translation>
    </message>
    <message>
        <source>Close to 1</source>
        <translation>قريبة من 1</translation>
    </message>
    <message>
        <source>It calculates 200 rows in hardly more time than one. What remains is what both lanes do alike.</source>
        <translation>تحسب 200 صف في زمن لا يكاد يزيد على زمن صف واحد. وما يبقى هو ما يفعله المساران على السواء.</translation>
    </message>
    <message>
        <source>For an H100 one expects {gpu_200} at 200 tokens and {gpu_1000} at 1,000. So the ratio depends on the length of the text and on one figure of the machine: how many rows it can calculate in the time it takes to read the weights once. The frame names it for this machine.</source>
        <translation>على H100 تُتوقع نسبة {gpu_200} عند 200 رمز و{gpu_1000} عند 1,000. إذن تعتمد النسبة على طول النص وعلى رقم واحد من أرقام الجهاز: كم صفًا يستطيع أن يحسب في زمن قراءة الأوزان مرة واحدة. ويذكر الإطار هذا الرقم لهذا الجهاز.</translation>
    </message>
    <message>
        <source>The report&apos;s 2 and 4.8 need about 120 rows: a machine in between, or a program that spends some fixed time on every step. Choose &quot;Like the report&quot; to see it.</source>
        <translation>النسبتان 2 و4.8 في التقرير تحتاجان إلى نحو 120 صفًا: جهاز في الوسط، أو برنامج ينفق زمنًا ثابتًا على كل خطوة. اختر «كما في التقرير» لترى ذلك.</translation>
    </message>
    <message>
        <source>This estimate is called a roofline: two limits, and the lower one is the roof. Let the class change the GB/s and the GFLOP/s in the frame and watch the ratios.</source>
        <translation>يسمى هذا التقدير نموذج السقف (roofline): حدّان، وأدناهما هو السقف. دع الطلاب يغيّرون GB/s وGFLOP/s في الإطار ويراقبون النسب.</translation>
    </message>
    <message>
        <source>&quot;The cache only removes attention&quot; is wrong by amount at any ratio: most of what it removes is projections and MLPs of old rows (lesson 3). Where the ratio is small, that work is there too, but hidden behind the reading of the weights.</source>
        <translation>قول «الذاكرة المؤقتة تزيل الانتباه فقط» خطأ من حيث المقدار عند أي نسبة: فمعظم ما تزيله إسقاطات وشبكات MLP لصفوف قديمة (الدرس 3). وحيث تكون النسبة صغيرة يكون ذلك العمل موجودًا أيضًا، لكنه مختبئ خلف قراءة الأوزان.</translation>
    </message>
    <message>
        <source>The small model&apos;s weights fit into the processor&apos;s caches, so its cached steps are often faster than the roof of the memory allows: measured ratios can lie above the expected ones.</source>
        <translation>تتسع ذواكر المعالج المؤقتة لأوزان النموذج الصغير، فكثيرًا ما تكون خطواته مع الذاكرة المؤقتة أسرع مما يسمح به سقف الذاكرة: وقد تقع النسب المقيسة فوق المتوقعة.</translation>
    </message>
    <message>
        <source>What can go wrong in such a test</source>
        <translation>ما الذي قد يخطئ في اختبار كهذا</translation>
    </message>
    <message>
        <source>A friend repeats the experiment on another computer. For 60 new tokens she finds a ratio of 5. You found far more, for 186. She concludes: your program must be faulty.</source>
        <translation>تعيد صديقة التجربة على حاسوب آخر. وتجد لستين رمزًا جديدًا نسبة 5. أما أنت فوجدت أكثر من ذلك بكثير لعدد 186. فتستنتج: لا بد أن في برنامجك خطأ.</translation>
    </message>
    <message>
        <source>What do you tell her?</source>
        <translation>ماذا تقول لها؟</translation>
    </message>
    <message>
        <source>Compare the same length first, then rows and tokens; times are the machine&apos;s own</source>
        <translation>قارني أولًا الطول نفسه، ثم الصفوف والرموز؛ أما الأزمنة فتخص كل جهاز</translation>
    </message>
    <message>
        <source>Rows and tokens are the same everywhere. The ratio follows from the length and from the machine&apos;s two rates.</source>
        <translation>الصفوف والرموز واحدة في كل مكان. والنسبة تنتج من الطول ومن معدلي الجهاز.</translation>
    </message>
    <message>
        <source>Ratios must agree, so one of us made a mistake</source>
        <translation>يجب أن تتفق النسب، فأحدنا أخطأ</translation>
    </message>
    <message>
        <source>The **rows** must agree: that&apos;s arithmetic on paper. Times depend on the machine.</source>
        <translation>**الصفوف** هي التي يجب أن تتفق: فهذا حساب على الورق. أما الأزمنة فتعتمد على الجهاز.</translation>
    </message>
    <message>
        <source>She should take the average of several runs</source>
        <translation>عليها أن تأخذ متوسط عدة جولات</translation>
    </message>
    <message>
        <source>A good habit, but it won&apos;t bring two different machines together, nor two different lengths.</source>
        <translation>عادة جيدة، لكنها لن تجمع بين جهازين مختلفين، ولا بين طولين مختلفين.</translation>
    </message>
    <message>
        <source>For 60 new tokens: {race_rows_a} rows with the cache and {race_rows_b} without, on every machine in the world. The ratio of the times is {race_ratio} on this one, today.</source>
        <translation>لستين رمزًا جديدًا: {race_rows_a} من الصفوف مع الذاكرة المؤقتة و{race_rows_b} بدونها، على كل جهاز في العالم. أما نسبة الأزمنة فهي {race_ratio} على هذا الجهاز اليوم.</translation>
    </message>
    <message>
        <source>A good report of such a test names: model, precision, machine, length, and whether the ratio is of steps or of whole runs.</source>
        <translation>التقرير الجيد عن اختبار كهذا يذكر: النموذج، والدقة، والجهاز، والطول، وهل النسبة للخطوات أم للجولات الكاملة.</translation>
    </message>
    <message>
        <source>Where this leads: training</source>
        <translation>إلى أين يقود هذا: التدريب</translation>
    </message>
    <message>
        <source>The cache is for writing. What about **training**, in which a model learns from texts that are finished?</source>
        <translation>الذاكرة المؤقتة للكتابة. فماذا عن **التدريب**، حيث يتعلم النموذج من نصوص مكتملة؟</translation>
    </message>
    <message>
        <source>Here a text of {prompt_rows} tokens was read in one pass, in {prefill_time}. Each token after that took {decode_time}, one after the other.</source>
        <translation>هنا قُرئ نص من {prompt_rows} من الرموز في تمريرة واحدة، في {prefill_time}. واستغرق كل رمز بعده {decode_time}، واحدًا تلو الآخر.</translation>
    </message>
    <message>
        <source>Does training a model need a KV cache?</source>
        <translation>هل يحتاج تدريب النموذج إلى ذاكرة KV مؤقتة؟</translation>
    </message>
    <message>
        <source>Yes, or it would recompute every row again and again</source>
        <translation>نعم، وإلا أعاد حساب كل صف مرة بعد مرة</translation>
    </message>
    <message>
        <source>So it would if it went through the text token by token. It doesn&apos;t need to: all tokens are known.</source>
        <translation>كان سيفعل ذلك لو مرّ على النص رمزًا رمزًا. لكنه لا يحتاج إلى ذلك: كل الرموز معروفة.</translation>
    </message>
    <message>
        <source>No: it computes all rows of a text in one pass</source>
        <translation>لا: فهو يحسب كل صفوف النص في تمريرة واحدة</translation>
    </message>
    <message>
        <source>Like a prefill. Every row guesses the token after it at the same time, and nothing is computed twice.</source>
        <translation>كالتعبئة المسبقة. يخمّن كل صف الرمز الذي بعده في الوقت نفسه، ولا يُحسب شيء مرتين.</translation>
    </message>
    <message>
        <source>Only for long texts</source>
        <translation>للنصوص الطويلة فقط</translation>
    </message>
    <message>
        <source>The length doesn&apos;t matter. What matters is that no token has to be waited for.</source>
        <translation>الطول لا يهم. المهم أنه لا حاجة إلى انتظار أي رمز.</translation>
    </message>
    <message>
        <source>The mask lets training do this: a row sees only what is above it, so all guesses are fair even if the text is known. Writing can&apos;t: the next token isn&apos;t there before the one above it is chosen. One and the same model is parallel when it learns and one row after the other when it writes.</source>
        <translation>القناع هو ما يسمح للتدريب بذلك: لا يرى الصف إلا ما فوقه، فكل التخمينات نزيهة حتى لو كان النص معروفًا. والكتابة لا تستطيع ذلك: فالرمز التالي لا يوجد قبل أن يُختار الذي فوقه. النموذج الواحد نفسه متوازٍ حين يتعلم، ويمضي صفًا بعد صف حين يكتب.</translation>
    </message>
    <message>
        <source>Ask what prefill, training and lane B have in common: all rows in one pass. And what sets lane B apart: it does it again at every step.</source>
        <translation>اسأل ما المشترك بين التعبئة المسبقة والتدريب والمسار B: كل الصفوف في تمريرة واحدة. وما الذي يميّز المسار B: أنه يعيد ذلك في كل خطوة.</translation>
    </message>
    <message>
        <source>Where this leads: long texts</source>
        <translation>إلى أين يقود هذا: النصوص الطويلة</translation>
    </message>
    <message>
        <source>The triangle again: one line for each row, one cell for each row that it looked at. With n rows these are n lines, and about half of n × n cells.</source>
        <translation>المثلث مرة أخرى: سطر لكل صف، وخلية لكل صف نظر إليه. ومع n من الصفوف يكون هناك n من الأسطر ونحو نصف n × n من الخلايا.</translation>
    </message>
    <message>
        <source>The text gets twice as long. How many cells does the triangle have then?</source>
        <translation>يتضاعف طول النص. كم خلية في المثلث عندئذ؟</translation>
    </message>
    <message>
        <source>Twice as many</source>
        <translation>الضعف</translation>
    </message>
    <message>
        <source>Twice as many lines, but each of them is twice as long, too.</source>
        <translation>ضعف الأسطر، لكن كلًا منها بضعف الطول أيضًا.</translation>
    </message>
    <message>
        <source>About four times as many</source>
        <translation>نحو أربعة أضعاف</translation>
    </message>
    <message>
        <source>Twice the lines, twice their length. This is what &quot;n squared&quot; stands for.</source>
        <translation>ضعف الأسطر في ضعف الطول. هذا معنى «n تربيع».</translation>
    </message>
    <message>
        <source>About eight times as many</source>
        <translation>نحو ثمانية أضعاف</translation>
    </message>
    <message>
        <source>That is what a run without a cache pays in all: it draws the whole triangle again at each step.</source>
        <translation>هذا ما تدفعه جولة بلا ذاكرة مؤقتة في المجموع: فهي ترسم المثلث كله من جديد في كل خطوة.</translation>
    </message>
    <message>
        <source>The cache doesn&apos;t make the triangle smaller. It lets every cell be computed **once**, one line a step. Someone has to compute it still, and for a very long prompt the prefill does so all at once. There n squared becomes what one waits for, and the cache&apos;s n rows become what fills the memory. Both are the price of long contexts.</source>
        <translation>الذاكرة المؤقتة لا تصغّر المثلث. إنها تتيح أن تُحسب كل خلية **مرة واحدة**، سطرًا في كل خطوة. ولا بد أن يحسبه أحد مع ذلك، ولموجّه طويل جدًا تحسبه التعبئة المسبقة كله دفعة واحدة. هناك يصبح n تربيع هو ما يُنتظر، وتصبح صفوف الذاكرة المؤقتة وعددها n هي ما يملأ الذاكرة. وكلاهما ثمن السياقات الطويلة.</translation>
    </message>
    <message>
        <source>Draw it: with the cache a step adds the bottom line. Without it a step draws the whole triangle. Added up: n squared cells against n cubed.</source>
        <translation>ارسمه: مع الذاكرة المؤقتة تضيف الخطوة السطر الأسفل. وبدونها ترسم الخطوة المثلث كله. وفي المجموع: خلايا من رتبة n تربيع مقابل n تكعيب.</translation>
    </message>
    <message>
        <source>Where to go from here: grouped-query attention, training in parallel, and ways around the square, such as windows.</source>
        <translation>إلى أين بعد ذلك: انتباه الاستعلامات المجمّعة، والتدريب على التوازي، وطرق لتفادي التربيع مثل النوافذ.</translation>
    </message>
    <message>
        <source>Twenty questions</source>
        <translation>عشرون سؤالًا</translation>
    </message>
    <message>
        <source>Permission</source>
        <translation>الإذن</translation>
    </message>
    <message>
        <source>Why may a model use a row again that it computed a hundred tokens ago?</source>
        <translation>لماذا يجوز للنموذج أن يستخدم من جديد صفًا حسبه قبل مئة رمز؟</translation>
    </message>
    <message>
        <source>Because a small error does no harm</source>
        <translation>لأن خطأ صغيرًا لا يضر</translation>
    </message>
    <message>
        <source>There is no error at all. The row that is read back is the same number for number.</source>
        <translation>ليس هناك خطأ على الإطلاق. الصف المسترجع هو نفسه عددًا عددًا.</translation>
    </message>
    <message>
        <source>Because a row sees only itself and what stands above it</source>
        <translation>لأن الصف لا يرى إلا نفسه وما فوقه</translation>
    </message>
    <message>
        <source>New tokens come below. So nothing a row depends on can change any more.</source>
        <translation>الرموز الجديدة تأتي في الأسفل. فلا يمكن أن يتغير بعدُ شيء يعتمد عليه الصف.</translation>
    </message>
    <message>
        <source>Because words keep their meaning</source>
        <translation>لأن الكلمات تحتفظ بمعانيها</translation>
    </message>
    <message>
        <source>A row isn&apos;t the meaning of a word: the same word gets another row in another text.</source>
        <translation>الصف ليس معنى كلمة: الكلمة نفسها تأخذ صفًا آخر في نص آخر.</translation>
    </message>
    <message>
        <source>The causal mask is the permission: no row looks down. It is an argument for correctness and not a rule of thumb.</source>
        <translation>القناع السببي هو الإذن: لا ينظر صف إلى الأسفل. وهو حجة على الصحة لا قاعدة تقريبية.</translation>
    </message>
    <message>
        <source>Where to see it: Lesson 2; Watch page, Attention.</source>
        <translation>أين تراه: الدرس 2؛ صفحة المشاهدة، «الانتباه».</translation>
    </message>
    <message>
        <source>One corrected word</source>
        <translation>كلمة مصححة واحدة</translation>
    </message>
    <message>
        <source>In a prompt of 500 tokens, token 200 is replaced by another. Which rows must be computed again?</source>
        <translation>في موجّه من 500 رمز يُستبدل الرمز 200 بآخر. أي الصفوف يجب أن تُحسب من جديد؟</translation>
    </message>
    <message>
        <source>Row 200 alone</source>
        <translation>الصف 200 وحده</translation>
    </message>
    <message>
        <source>The rows below have looked at it and taken something from it.</source>
        <translation>الصفوف التي تحته نظرت إليه وأخذت منه شيئًا.</translation>
    </message>
    <message>
        <source>All 500</source>
        <translation>كل الصفوف الـ 500</translation>
    </message>
    <message>
        <source>Those above row 200 have never seen it.</source>
        <translation>الصفوف فوق الصف 200 لم تره قط.</translation>
    </message>
    <message>
        <source>Rows 0 to 200</source>
        <translation>الصفوف من 0 إلى 200</translation>
    </message>
    <message>
        <source>It is the other way round: these stand above the change.</source>
        <translation>الأمر بالعكس: هذه فوق التغيير.</translation>
    </message>
    <message>
        <source>Row 200 and all below it</source>
        <translation>الصف 200 وكل ما تحته</translation>
    </message>
    <message>
        <source>It changes itself, and may have changed each row that could look at it.</source>
        <translation>هو نفسه يتغير، وربما غيّر كل صف استطاع أن ينظر إليه.</translation>
    </message>
    <message>
        <source>The rows above stay valid, to the last bit. That is also why a change late in a prompt is cheap and an early one is dear.</source>
        <translation>الصفوف التي فوقه تبقى صالحة، حتى آخر بت. ولهذا أيضًا يكون التغيير المتأخر في الموجّه رخيصًا والمبكر غاليًا.</translation>
    </message>
    <message>
        <source>Where to see it: Lesson 2; Watch page, click a token.</source>
        <translation>أين تراه: الدرس 2؛ صفحة المشاهدة، انقر رمزًا.</translation>
    </message>
    <message>
        <source>What is kept</source>
        <translation>ما الذي يُحفظ</translation>
    </message>
    <message>
        <source>What does a KV cache keep of a token?</source>
        <translation>ماذا تحفظ ذاكرة KV المؤقتة من الرمز؟</translation>
    </message>
    <message>
        <source>Its key and its value, in every block</source>
        <translation>مفتاحه وقيمته، في كل كتلة</translation>
    </message>
    <message>
        <source>Those are the two things that later rows come for.</source>
        <translation>هذان هما ما تأتي الصفوف اللاحقة من أجله.</translation>
    </message>
    <message>
        <source>Its query, key and value</source>
        <translation>استعلامه ومفتاحه وقيمته</translation>
    </message>
    <message>
        <source>A query asks once, in its own step. Nobody asks it again.</source>
        <translation>الاستعلام يسأل مرة واحدة، في خطوته. ولا يسأله أحد من جديد.</translation>
    </message>
    <message>
        <source>Its logits</source>
        <translation>درجات logits الخاصة به</translation>
    </message>
    <message>
        <source>They served to choose one token. The next step has logits of its own.</source>
        <translation>أفادت في اختيار رمز واحد. وللخطوة التالية logits خاصة بها.</translation>
    </message>
    <message>
        <source>Its word, so that it needn&apos;t be typed again</source>
        <translation>كلمته، كي لا تُكتب من جديد</translation>
    </message>
    <message>
        <source>The text is kept anyway. The cache is about what was worked out from it.</source>
        <translation>النص محفوظ على أي حال. الذاكرة المؤقتة تخص ما استُخلص منه.</translation>
    </message>
    <message>
        <source>With the bundled model these are {row_numbers} numbers, or {row_bytes} in 32 bits. A full context of {context} tokens takes {full_cache}.</source>
        <translation>في النموذج المرفق هي {row_numbers} من الأعداد، أي {row_bytes} بدقة 32 بتًا. والسياق الكامل، وفيه {context} من الرموز، يشغل {full_cache}.</translation>
    </message>
    <message>
        <source>Where to see it: Lessons 1 and 5; Watch page, the cache.</source>
        <translation>أين تراه: الدرسان 1 و5؛ صفحة المشاهدة، الذاكرة المؤقتة.</translation>
    </message>
    <message>
        <source>A text has 300 tokens. How many rows does the next step compute without a cache, and how many with it?</source>
        <translation>في نص 300 رمز. كم صفًا تحسب الخطوة التالية بلا ذاكرة مؤقتة، وكم معها؟</translation>
    </message>
    <message>
        <source>300 and 150</source>
        <translation>300 و150</translation>
    </message>
    <message>
        <source>Half is a matter of whole runs. In one step the difference is much larger.</source>
        <translation>النصف يخص الجولات الكاملة. أما في الخطوة الواحدة فالفرق أكبر بكثير.</translation>
    </message>
    <message>
        <source>300 and 0</source>
        <translation>300 و0</translation>
    </message>
    <message>
        <source>The newest token&apos;s row is always missing: nobody could compute it before the token was chosen.</source>
        <translation>صف أحدث رمز ينقص دائمًا: لم يكن بوسع أحد أن يحسبه قبل أن يُختار الرمز.</translation>
    </message>
    <message>
        <source>300 and 1</source>
        <translation>300 و1</translation>
    </message>
    <message>
        <source>Without a cache all rows, with it only that of the newest token.</source>
        <translation>بلا ذاكرة مؤقتة كل الصفوف، ومعها صف أحدث رمز فقط.</translation>
    </message>
    <message>
        <source>Over a whole run without a cache the row counts add up to about half the square of the length. That&apos;s what &quot;quadratic&quot; means. With it, each row is computed once.</source>
        <translation>في جولة كاملة بلا ذاكرة مؤقتة يبلغ مجموع الصفوف نحو نصف مربع الطول. هذا معنى «تربيعي». ومعها يُحسب كل صف مرة واحدة.</translation>
    </message>
    <message>
        <source>Where to see it: Lesson 1; Race page, rows computed.</source>
        <translation>أين تراه: الدرس 1؛ صفحة السباق، الصفوف المحسوبة.</translation>
    </message>
    <message>
        <source>What is left</source>
        <translation>ما الذي يبقى</translation>
    </message>
    <message>
        <source>The cache is on and the text grows. Which part of a step still grows with it?</source>
        <translation>الذاكرة المؤقتة مفعّلة والنص يطول. أي جزء من الخطوة يظل يكبر معه؟</translation>
    </message>
    <message>
        <source>It works on one row, the new one, however long the text is.</source>
        <translation>هي تعمل على صف واحد، الصف الجديد، مهما طال النص.</translation>
    </message>
    <message>
        <source>Reading the weights</source>
        <translation>قراءة الأوزان</translation>
    </message>
    <message>
        <source>The weights are the model: as many for short texts as for long ones.</source>
        <translation>الأوزان هي النموذج: عددها للنصوص القصيرة كعددها للطويلة.</translation>
    </message>
    <message>
        <source>Attention</source>
        <translation>الانتباه</translation>
    </message>
    <message>
        <source>The new row has to be held against every earlier one. No cache can do that beforehand.</source>
        <translation>لا بد من مقارنة الصف الجديد بكل صف سابق. ولا تستطيع أي ذاكرة مؤقتة أن تفعل ذلك مسبقًا.</translation>
    </message>
    <message>
        <source>A step computes one row, and looks at n. It&apos;s a small share in short texts and a large one in long texts.</source>
        <translation>الخطوة تحسب صفًا واحدًا، وتنظر إلى n من الصفوف. وهذه حصة صغيرة في النصوص القصيرة وكبيرة في الطويلة.</translation>
    </message>
    <message>
        <source>Where to see it: Lesson 3; Watch page, &quot;Attention only&quot;.</source>
        <translation>أين تراه: الدرس 3؛ صفحة المشاهدة، «الانتباه فقط».</translation>
    </message>
    <message>
        <source>More than attention</source>
        <translation>أكثر من الانتباه</translation>
    </message>
    <message>
        <source>Is it right that the cache only saves attention?</source>
        <translation>هل صحيح أن الذاكرة المؤقتة لا توفر إلا الانتباه؟</translation>
    </message>
    <message>
        <source>Yes: keys and values belong to attention</source>
        <translation>نعم: فالمفاتيح والقيم من الانتباه</translation>
    </message>
    <message>
        <source>They do. But to get an old row&apos;s key in block 2, the whole row has to pass through block 1.</source>
        <translation>هي منه. لكن للحصول على مفتاح صف قديم في الكتلة 2 لا بد أن يمر الصف كله عبر الكتلة 1.</translation>
    </message>
    <message>
        <source>No: it also saves the projections and the MLPs of all old rows</source>
        <translation>لا: فهي توفر أيضًا الإسقاطات وMLP لكل الصفوف القديمة</translation>
    </message>
    <message>
        <source>Without a cache every old row goes through everything again.</source>
        <translation>بلا ذاكرة مؤقتة يمر كل صف قديم بكل شيء من جديد.</translation>
    </message>
    <message>
        <source>No: it saves the logits</source>
        <translation>لا: فهي توفر logits</translation>
    </message>
    <message>
        <source>They are computed once a step, with the cache and without.</source>
        <translation>تُحسب مرة واحدة في كل خطوة، مع الذاكرة المؤقتة وبدونها.</translation>
    </message>
    <message>
        <source>In a step without a cache, attention is the smaller part at the lengths you can try here; the rest is projections and MLPs, mostly of old rows.</source>
        <translation>في خطوة بلا ذاكرة مؤقتة يكون الانتباه هو الجزء الأصغر عند الأطوال التي يمكنك تجربتها هنا؛ والباقي إسقاطات وشبكات MLP، معظمها لصفوف قديمة.</translation>
    </message>
    <message>
        <source>Where to see it: Lesson 3; Watch page, cache off, the bar of the step.</source>
        <translation>أين تراه: الدرس 3؛ صفحة المشاهدة والذاكرة المؤقتة متوقفة، شريط الخطوة.</translation>
    </message>
    <message>
        <source>You ask about a long document that the assistant has not read yet. Why does the first token take longest?</source>
        <translation>تسأل عن مستند طويل لم يقرأه المساعد بعد. لماذا يستغرق الرمز الأول أطول وقت؟</translation>
    </message>
    <message>
        <source>It is the hardest one to choose</source>
        <translation>هو أصعبها اختيارًا</translation>
    </message>
    <message>
        <source>Each choice costs the same. What differs is how many rows are missing before it.</source>
        <translation>كل اختيار يكلف القدر نفسه. وما يختلف هو عدد الصفوف الناقصة قبله.</translation>
    </message>
    <message>
        <source>The cache has to be searched first</source>
        <translation>لا بد من البحث في الذاكرة المؤقتة أولًا</translation>
    </message>
    <message>
        <source>It is empty then, and it is never searched: every row is read in turn.</source>
        <translation>هي فارغة عندئذ، ولا يُبحث فيها أبدًا: كل صف يُقرأ بدوره.</translation>
    </message>
    <message>
        <source>All rows of the prompt have to be computed before it</source>
        <translation>لا بد من حساب كل صفوف الموجّه قبله</translation>
    </message>
    <message>
        <source>That is the prefill. Each token after it costs one row.</source>
        <translation>هذه هي التعبئة المسبقة. وكل رمز بعدها يكلف صفًا واحدًا.</translation>
    </message>
    <message>
        <source>The weights are loaded from the disk</source>
        <translation>تُحمَّل الأوزان من القرص</translation>
    </message>
    <message>
        <source>They have been in memory since the program started.</source>
        <translation>هي في الذاكرة منذ بدء البرنامج.</translation>
    </message>
    <message>
        <source>A cache can&apos;t help with rows that it has never had. It makes the later tokens cheap, and the first one only if it was filled before.</source>
        <translation>لا تستطيع الذاكرة المؤقتة أن تفيد في صفوف لم تكن فيها قط. إنها تجعل الرموز اللاحقة رخيصة، ولا تجعل الأول كذلك إلا إذا مُلئت من قبل.</translation>
    </message>
    <message>
        <source>Where to see it: Lesson 4; Watch page, time per token.</source>
        <translation>أين تراه: الدرس 4؛ صفحة المشاهدة، الزمن لكل رمز.</translation>
    </message>
    <message>
        <source>In parallel</source>
        <translation>على التوازي</translation>
    </message>
    <message>
        <source>A prefill of 500 rows is much faster than 500 decode steps. Why?</source>
        <translation>تعبئة مسبقة من 500 صف أسرع بكثير من 500 خطوة فك ترميز. لماذا؟</translation>
    </message>
    <message>
        <source>It reads each weight once for all rows</source>
        <translation>تقرأ كل وزن مرة واحدة لكل الصفوف</translation>
    </message>
    <message>
        <source>A decode step reads all of them for a single row.</source>
        <translation>خطوة فك الترميز تقرؤها كلها من أجل صف واحد.</translation>
    </message>
    <message>
        <source>It leaves out attention</source>
        <translation>تترك الانتباه</translation>
    </message>
    <message>
        <source>It doesn&apos;t: each row of the prompt looks at all rows above it.</source>
        <translation>لا تتركه: كل صف من الموجّه ينظر إلى كل الصفوف التي فوقه.</translation>
    </message>
    <message>
        <source>It computes with fewer bits</source>
        <translation>تحسب ببتات أقل</translation>
    </message>
    <message>
        <source>Prefill and decode use the same numbers.</source>
        <translation>التعبئة المسبقة وفك الترميز يستخدمان الأعداد نفسها.</translation>
    </message>
    <message>
        <source>A decode step waits for memory, a prefill for arithmetic. And a prefill can work on all rows at once only because all tokens are known.</source>
        <translation>خطوة فك الترميز تنتظر الذاكرة، والتعبئة المسبقة تنتظر الحساب. ولا تستطيع التعبئة المسبقة أن تعمل على كل الصفوف معًا إلا لأن الرموز كلها معروفة.</translation>
    </message>
    <message>
        <source>Where to see it: Lesson 4; Watch page, this step.</source>
        <translation>أين تراه: الدرس 4؛ صفحة المشاهدة، هذه الخطوة.</translation>
    </message>
    <message>
        <source>Two ratios</source>
        <translation>نسبتان</translation>
    </message>
    <message>
        <source>At 1,000 tokens a step takes 80 times as long without the cache. How does the whole run up to there compare?</source>
        <translation>عند 1,000 رمز تستغرق الخطوة بلا ذاكرة مؤقتة 80 ضعفًا. فكيف حال الجولة كلها حتى هناك؟</translation>
    </message>
    <message>
        <source>Also 80 times as long</source>
        <translation>80 ضعفًا كذلك</translation>
    </message>
    <message>
        <source>It would, if every step had been as long as the last. The early ones were short.</source>
        <translation>كان الأمر سيكون كذلك لو كانت كل خطوة بطول الأخيرة. لكن المبكرة كانت قصيرة.</translation>
    </message>
    <message>
        <source>About 40 times as long</source>
        <translation>نحو 40 ضعفًا</translation>
    </message>
    <message>
        <source>Without a cache the steps grew from short to long. On average they were about half as long as the last.</source>
        <translation>بلا ذاكرة مؤقتة زادت الخطوات من قصيرة إلى طويلة. وكان متوسطها نحو نصف الأخيرة.</translation>
    </message>
    <message>
        <source>About 6,400 times as long</source>
        <translation>نحو 6,400 ضعف</translation>
    </message>
    <message>
        <source>The ratios of steps don&apos;t multiply. Times add up.</source>
        <translation>نسب الخطوات لا تُضرب. فالأزمنة تُجمع.</translation>
    </message>
    <message>
        <source>The ratio of steps and the ratio of runs are two figures; a report should say which it means. For this model, here: whole runs {ratio_200} times at 200 tokens, {ratio_1000} at 1,000 (a prediction while nothing has been raced).</source>
        <translation>نسبة الخطوات ونسبة الجولات رقمان مختلفان؛ وعلى التقرير أن يقول أيهما يقصد. لهذا النموذج هنا: عامل الجولات الكاملة {ratio_200} عند 200 رمز، و{ratio_1000} عند 1,000 (توقع ما دام لم يجرِ أي سباق).</translation>
    </message>
    <message>
        <source>Where to see it: Lesson 9; Race page, the table of ratios.</source>
        <translation>أين تراه: الدرس 9؛ صفحة السباق، جدول النسب.</translation>
    </message>
    <message>
        <source>Other machines</source>
        <translation>أجهزة أخرى</translation>
    </message>
    <message>
        <source>Two people measure how much faster a run gets with the cache. One finds 2, the other 20. Both have counted the same rows. What explains it?</source>
        <translation>يقيس شخصان كم تصبح الجولة أسرع مع الذاكرة المؤقتة. يجد أحدهما 2 والآخر 20. وقد عدّ كلاهما الصفوف نفسها. ما التفسير؟</translation>
    </message>
    <message>
        <source>One of them has made a mistake</source>
        <translation>أخطأ أحدهما</translation>
    </message>
    <message>
        <source>Not necessarily. The rows are the same everywhere, the times are not.</source>
        <translation>ليس بالضرورة. الصفوف واحدة في كل مكان، أما الأزمنة فلا.</translation>
    </message>
    <message>
        <source>One of them has a larger cache</source>
        <translation>لدى أحدهما ذاكرة مؤقتة أكبر</translation>
    </message>
    <message>
        <source>Both keep the same rows of the same model: their caches are equally large.</source>
        <translation>كلاهما يحفظ الصفوف نفسها من النموذج نفسه: فذاكرتاهما المؤقتتان متساويتان.</translation>
    </message>
    <message>
        <source>Their machines calculate and read at different rates</source>
        <translation>جهازاهما يحسبان ويقرآن بمعدلات مختلفة</translation>
    </message>
    <message>
        <source>Without a cache there is much to calculate, with it there is mostly reading. The ratio depends on how fast a machine does either.</source>
        <translation>بلا ذاكرة مؤقتة هناك الكثير مما يُحسب، ومعها قراءة في الغالب. وتعتمد النسبة على سرعة الجهاز في كل منهما.</translation>
    </message>
    <message>
        <source>This machine&apos;s rates are {bandwidth} and {arithmetic}. From them alone one expects {roofline_200} at 200 tokens; for GPT-2 small on an H100 card {gpu_200}.</source>
        <translation>معدلا هذا الجهاز {bandwidth} و{arithmetic}. ومنهما وحدهما تُتوقع نسبة {roofline_200} عند 200 رمز؛ وللنموذج GPT-2 small على بطاقة H100 نسبة {gpu_200}.</translation>
    </message>
    <message>
        <source>Where to see it: Lesson 9; Race page, &quot;Another machine?&quot;.</source>
        <translation>أين تراه: الدرس 9؛ صفحة السباق، «جهاز آخر؟».</translation>
    </message>
    <message>
        <source>GPT-2 small&apos;s token</source>
        <translation>رمز GPT-2 small</translation>
    </message>
    <message>
        <source>GPT-2 small has 12 blocks and a width of 768. How many numbers does it keep for each token?</source>
        <translation>في GPT-2 small تبلغ الكتل 12 والعرض 768. كم عددًا يحفظ لكل رمز؟</translation>
    </message>
    <message>
        <source>768</source>
        <translation>768</translation>
    </message>
    <message>
        <source>That is one key, in one block.</source>
        <translation>هذا مفتاح واحد في كتلة واحدة.</translation>
    </message>
    <message>
        <source>9,216</source>
        <translation>9,216</translation>
    </message>
    <message>
        <source>Keys are only half of it: 12 × 768. Values come on top.</source>
        <translation>المفاتيح نصفها فقط: ⁦12 × 768⁩. وتضاف إليها القيم.</translation>
    </message>
    <message>
        <source>18,432</source>
        <translation>18,432</translation>
    </message>
    <message>
        <source>2 × 12 × 768: a key and a value in each block.</source>
        <translation>⁦2 × 12 × 768⁩: مفتاح وقيمة في كل كتلة.</translation>
    </message>
    <message>
        <source>1,536</source>
        <translation>1,536</translation>
    </message>
    <message>
        <source>A key and a value: but every block has its own.</source>
        <translation>مفتاح وقيمة: لكن لكل كتلة مفتاحها وقيمتها.</translation>
    </message>
    <message>
        <source>{plan_numbers} numbers are {plan_token} in 16 bits, and {plan_conversation} for the whole window.</source>
        <translation>{plan_numbers} من الأعداد تساوي {plan_token} بدقة 16 بتًا، و{plan_conversation} للنافذة كلها.</translation>
    </message>
    <message>
        <source>Where to see it: Lesson 5; Memory page, the formula.</source>
        <translation>أين تراه: الدرس 5؛ صفحة الذاكرة، الصيغة.</translation>
    </message>
    <message>
        <source>Last bits</source>
        <translation>البتات الأخيرة</translation>
    </message>
    <message>
        <source>With a certain library the scores differ in their last digits, with the cache and without. Where does that come from?</source>
        <translation>مع مكتبة معينة تختلف الدرجات في منازلها الأخيرة مع الذاكرة المؤقتة وبدونها. من أين يأتي ذلك؟</translation>
    </message>
    <message>
        <source>It adds the same sums in another order when it computes one row instead of many</source>
        <translation>تجمع المجاميع نفسها بترتيب آخر حين تحسب صفًا واحدًا بدل صفوف كثيرة</translation>
    </message>
    <message>
        <source>Rounded sums depend on their order. The cache only changes how many rows are computed together.</source>
        <translation>المجاميع المقرَّبة تعتمد على ترتيبها. والذاكرة المؤقتة لا تغيّر إلا عدد الصفوف التي تُحسب معًا.</translation>
    </message>
    <message>
        <source>The cache rounds what it keeps</source>
        <translation>الذاكرة المؤقتة تقرّب ما تحفظه</translation>
    </message>
    <message>
        <source>It keeps the 32-bit numbers as they were computed, and gives back just those.</source>
        <translation>إنها تحفظ أعداد 32 بتًا كما حُسبت، وتعيدها هي بعينها.</translation>
    </message>
    <message>
        <source>A row changes a little whenever text is added</source>
        <translation>يتغير الصف قليلًا كلما أضيف نص</translation>
    </message>
    <message>
        <source>It can&apos;t: nothing below a row has any influence on it.</source>
        <translation>لا يمكنه ذلك: لا شيء تحت الصف يؤثر فيه.</translation>
    </message>
    <message>
        <source>Both lanes calculated with OpenBLAS here; their scores are at most {race_difference} apart. Arithmetic that adds in a fixed order shows the cause: there the difference is 0. The best token is nearly always far enough ahead for the text to be the same anyway.</source>
        <translation>حسب المساران هنا بمكتبة OpenBLAS؛ والفرق بين درجاتهما على الأكثر {race_difference}. والحساب الذي يجمع بترتيب ثابت يُظهر السبب: هناك يكون الفرق 0. وأفضل رمز متقدم دائمًا تقريبًا بما يكفي ليبقى النص هو نفسه على أي حال.</translation>
    </message>
    <message>
        <source>Where to see it: Lesson 8; Race page, a lane&apos;s arithmetic.</source>
        <translation>أين تراه: الدرس 8؛ صفحة السباق، حساب المسار.</translation>
    </message>
    <message>
        <source>Long contexts</source>
        <translation>سياقات طويلة</translation>
    </message>
    <message>
        <source>On this card {plan_fit} conversations of 8,192 tokens fit beside the model. What runs out first when each of them gets 16 times as long?</source>
        <translation>على هذه البطاقة مكان بجانب النموذج لعدد {plan_fit} من المحادثات، كل منها 8,192 رمزًا. ما الذي ينفد أولًا حين تطول كل منها 16 ضعفًا؟</translation>
    </message>
    <message>
        <source>The weights no longer fit</source>
        <translation>لا يعود هناك مكان للأوزان</translation>
    </message>
    <message>
        <source>They are as large as before.</source>
        <translation>حجمها كما كان من قبل.</translation>
    </message>
    <message>
        <source>Patience: each token takes 16 times as long</source>
        <translation>الصبر: كل رمز يستغرق 16 ضعفًا</translation>
    </message>
    <message>
        <source>A step gets longer, but by less than that: it still computes a single row.</source>
        <translation>تطول الخطوة، لكن أقل من ذلك: فهي ما زالت تحسب صفًا واحدًا.</translation>
    </message>
    <message>
        <source>The memory for the caches</source>
        <translation>الذاكرة المتاحة للذواكر المؤقتة</translation>
    </message>
    <message>
        <source>Each takes 16 times as much, so only a few fit.</source>
        <translation>تأخذ كل منها 16 ضعفًا، فلا يتسع المكان إلا لقليل منها.</translation>
    </message>
    <message>
        <source>Only {plan_fit} fit now, at {plan_conversation} each. Such limits often decide how many users a server takes.</source>
        <translation>لا يتسع المكان الآن إلا لعدد {plan_fit}، لكل منها {plan_conversation}. وكثيرًا ما تحدد حدود كهذه كم مستخدمًا يقبل الخادم.</translation>
    </message>
    <message>
        <source>Where to see it: Lesson 5; Memory page, the verdict.</source>
        <translation>أين تراه: الدرس 5؛ صفحة الذاكرة، الحكم.</translation>
    </message>
    <message>
        <source>Shared heads</source>
        <translation>رؤوس متشاركة</translation>
    </message>
    <message>
        <source>Llama 3.1 70B has 64 heads, and 8 keys and values that they share in groups. What does that do to its cache?</source>
        <translation>في Llama 3.1 70B عدد الرؤوس 64، وهناك 8 مفاتيح وقيم تتشاركها في مجموعات. ما أثر ذلك في ذاكرته المؤقتة؟</translation>
    </message>
    <message>
        <source>It halves it</source>
        <translation>يجعلها نصف ما كانت</translation>
    </message>
    <message>
        <source>Half would be groups of two. Here eight heads share.</source>
        <translation>النصف لمجموعات من رأسين. أما هنا فتتشارك ثمانية رؤوس.</translation>
    </message>
    <message>
        <source>It makes it eight times smaller</source>
        <translation>يجعلها أصغر ثماني مرات</translation>
    </message>
    <message>
        <source>8 keys and values are kept for each token and block, not 64.</source>
        <translation>تُحفظ 8 مفاتيح وقيم لكل رمز وكتلة، لا 64.</translation>
    </message>
    <message>
        <source>Nothing: 64 heads still look</source>
        <translation>لا شيء: ما زال 64 رأسًا ينظر</translation>
    </message>
    <message>
        <source>They look with queries of their own, and queries aren&apos;t kept.</source>
        <translation>تنظر باستعلامات خاصة بها، والاستعلامات لا تُحفظ.</translation>
    </message>
    <message>
        <source>{plan_conversation} for a conversation of the full length, instead of eight times that. The price: the model has to be trained so. Heads that are simply averaged afterwards lose nearly every answer.</source>
        <translation>{plan_conversation} لمحادثة بالطول الكامل، بدل ثمانية أضعاف ذلك. والثمن: لا بد أن يُدرَّب النموذج على هذا. أما الرؤوس التي يؤخذ متوسطها لاحقًا فتفقد كل الإجابات تقريبًا.</translation>
    </message>
    <message>
        <source>Where to see it: Lesson 6; Memory page, KV heads; Squeeze page, share heads.</source>
        <translation>أين تراه: الدرس 6؛ صفحة الذاكرة، رؤوس KV؛ صفحة التقليص، مشاركة الرؤوس.</translation>
    </message>
    <message>
        <source>A cache keeps each number in 8 bits instead of 32. What is given up?</source>
        <translation>تحفظ ذاكرة مؤقتة كل عدد في 8 بتات بدل 32. عمّ نتنازل؟</translation>
    </message>
    <message>
        <source>The oldest rows</source>
        <translation>عن أقدم الصفوف</translation>
    </message>
    <message>
        <source>All rows stay. Each number becomes a bit coarser.</source>
        <translation>تبقى الصفوف كلها. ويصبح كل عدد أقل دقة قليلًا.</translation>
    </message>
    <message>
        <source>Nothing, not even a bit</source>
        <translation>عن لا شيء، ولا حتى بت</translation>
    </message>
    <message>
        <source>The logits do change a little. Exactly the same it is only with the numbers as they were computed.</source>
        <translation>تتغير logits قليلًا حقًا. ولا تكون نفسها تمامًا إلا بالأعداد كما حُسبت.</translation>
    </message>
    <message>
        <source>A little precision: answers hardly change, bits do</source>
        <translation>عن قليل من الدقة: لا تكاد الإجابات تتغير، أما البتات فتتغير</translation>
    </message>
    <message>
        <source>Each number is rounded to one of some 250 steps. The 60 questions do not notice.</source>
        <translation>يُقرَّب كل عدد إلى أقرب قيمة من نحو 250 قيمة. ولا تلاحظ الأسئلة الستون ذلك.</translation>
    </message>
    <message>
        <source>About a quarter of the right answers</source>
        <translation>عن نحو ربع الإجابات الصحيحة</translation>
    </message>
    <message>
        <source>It&apos;s a quarter of the memory that remains. The answers remain nearly all.</source>
        <translation>الربع هو ما يبقى من الذاكرة. أما الإجابات فتبقى كلها تقريبًا.</translation>
    </message>
    <message>
        <source>It takes about a quarter of the memory. With 4 bits it&apos;s a seventh, and an answer or so is lost.</source>
        <translation>تأخذ نحو ربع الذاكرة. ومع 4 بتات يكون السُبع، وتضيع إجابة أو نحوها.</translation>
    </message>
    <message>
        <source>Where to see it: Lesson 6; Squeeze page, fewer bits.</source>
        <translation>أين تراه: الدرس 6؛ صفحة التقليص، بتات أقل.</translation>
    </message>
    <message>
        <source>Thrown away</source>
        <translation>صفوف مرميّة</translation>
    </message>
    <message>
        <source>A window keeps only the newest 64 rows. The model is asked about a sentence far above. What happens?</source>
        <translation>لا تحفظ النافذة إلا أحدث 64 صفًا. ويُسأل النموذج عن جملة في الأعلى بعيدًا. ماذا يحدث؟</translation>
    </message>
    <message>
        <source>It answers fluently, and often wrongly</source>
        <translation>يجيب بسلاسة، ويخطئ كثيرًا</translation>
    </message>
    <message>
        <source>The rows with the fact are gone. What is left is enough for a well-formed guess.</source>
        <translation>زالت الصفوف التي فيها المعلومة. وما بقي يكفي لتخمين سليم الصياغة.</translation>
    </message>
    <message>
        <source>It stops with an error</source>
        <translation>يتوقف برسالة خطأ</translation>
    </message>
    <message>
        <source>Nothing is broken: it looks at the rows that are there.</source>
        <translation>لم يتعطل شيء: إنه ينظر إلى الصفوف الموجودة.</translation>
    </message>
    <message>
        <source>It computes the missing rows again</source>
        <translation>يحسب الصفوف الناقصة من جديد</translation>
    </message>
    <message>
        <source>It could only if it went back to the text. A window never does.</source>
        <translation>لا يمكنه ذلك إلا إذا عاد إلى النص. والنافذة لا تفعل ذلك أبدًا.</translation>
    </message>
    <message>
        <source>Evicted rows are forgotten. Which rows a later question needs, nobody knows when they are thrown away.</source>
        <translation>الصفوف المطرودة منسية. ولا يعرف أحد عند رميها أي صفوف سيحتاج إليها سؤال لاحق.</translation>
    </message>
    <message>
        <source>Where to see it: Lesson 6; Squeeze page, throw rows away.</source>
        <translation>أين تراه: الدرس 6؛ صفحة التقليص، رمي صفوف.</translation>
    </message>
    <message>
        <source>What does giving out cache memory in pages change?</source>
        <translation>ماذا يغيّر توزيع الذاكرة المؤقتة صفحات؟</translation>
    </message>
    <message>
        <source>Each row takes less memory</source>
        <translation>يأخذ كل صف ذاكرة أقل</translation>
    </message>
    <message>
        <source>A row takes what it took. Not one number is changed.</source>
        <translation>يأخذ الصف ما كان يأخذه. لا يتغير عدد واحد.</translation>
    </message>
    <message>
        <source>Attention gets more accurate</source>
        <translation>يصبح الانتباه أدق</translation>
    </message>
    <message>
        <source>It reads the same numbers, only from other places.</source>
        <translation>إنه يقرأ الأعداد نفسها، لكن من مواضع أخرى.</translation>
    </message>
    <message>
        <source>Less memory lies reserved and empty</source>
        <translation>تقل الذاكرة المحجوزة الفارغة</translation>
    </message>
    <message>
        <source>A conversation gets the next page when it needs it, instead of room for the longest answer at the start.</source>
        <translation>تحصل المحادثة على الصفحة التالية حين تحتاج إليها، بدل مكان لأطول إجابة من البداية.</translation>
    </message>
    <message>
        <source>So more conversations fit into the same memory at the same time. And those that begin alike can share pages.</source>
        <translation>فتتسع الذاكرة نفسها لمحادثات أكثر في الوقت نفسه. والمحادثات التي تبدأ بداية واحدة يمكنها أن تتشارك الصفحات.</translation>
    </message>
    <message>
        <source>Where to see it: Lesson 6; Memory page, &quot;One piece each, or pages?&quot;.</source>
        <translation>أين تراه: الدرس 6؛ صفحة الذاكرة، «قطعة لكل محادثة أم صفحات؟».</translation>
    </message>
    <message>
        <source>The next question</source>
        <translation>السؤال التالي</translation>
    </message>
    <message>
        <source>A server drops the cache after each answer. What does somebody notice who asks three questions about one long document?</source>
        <translation>يترك خادم الذاكرة المؤقتة بعد كل إجابة. ماذا يلاحظ من يطرح ثلاثة أسئلة عن مستند طويل واحد؟</translation>
    </message>
    <message>
        <source>The second answer doesn&apos;t know the document</source>
        <translation>الإجابة الثانية لا تعرف المستند</translation>
    </message>
    <message>
        <source>The text is sent along with every turn. Only the rows are missing.</source>
        <translation>يُرسل النص مع كل دور. والصفوف وحدها ناقصة.</translation>
    </message>
    <message>
        <source>Each answer begins late, and is as good as ever</source>
        <translation>تبدأ كل إجابة متأخرة، وهي جيدة كعادتها</translation>
    </message>
    <message>
        <source>Every turn pays for the whole prefill again. The numbers that come out are the same.</source>
        <translation>يدفع كل دور ثمن التعبئة المسبقة كلها من جديد. والأعداد التي تخرج هي نفسها.</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>لا شيء</translation>
    </message>
    <message>
        <source>Nothing in the words. But the waiting before each answer grows with the document.</source>
        <translation>لا شيء في الكلمات. لكن الانتظار قبل كل إجابة يزداد مع طول المستند.</translation>
    </message>
    <message>
        <source>The second question has just cost {turn_computed} rows, those of the document among them. If the cache is retained, a turn computes the rows of its own question only.</source>
        <translation>كلّف السؤال الثاني للتو {turn_computed} من الصفوف، ومنها صفوف المستند. ولو حُفظت الذاكرة المؤقتة لحسب الدور صفوف سؤاله فقط.</translation>
    </message>
    <message>
        <source>Where to see it: Lesson 7; Chat page, keep the cache between turns.</source>
        <translation>أين تراه: الدرس 7؛ صفحة الدردشة، حفظ الذاكرة المؤقتة بين الأدوار.</translation>
    </message>
    <message>
        <source>Sold</source>
        <translation>رموز تُباع</translation>
    </message>
    <message>
        <source>A provider charges less for cached tokens. Your prompt has long instructions, which never change, and today&apos;s date. Where should the date go?</source>
        <translation>يأخذ مزوّد أجرًا أقل عن الرموز المخزّنة مؤقتًا. في موجّهك تعليمات طويلة لا تتغير أبدًا، وتاريخ اليوم. أين ينبغي أن يوضع التاريخ؟</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>في البداية</translation>
    </message>
    <message>
        <source>Then all rows below it are new whenever the date is, and those are nearly all.</source>
        <translation>عندها تصبح كل الصفوف تحته جديدة كلما تغيّر التاريخ، وهي كلها تقريبًا.</translation>
    </message>
    <message>
        <source>Anywhere: it&apos;s only one token</source>
        <translation>في أي مكان: فهو رمز واحد فقط</translation>
    </message>
    <message>
        <source>It isn&apos;t its size that counts, but what stands below it.</source>
        <translation>ليس المهم حجمه، بل ما تحته.</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>في النهاية</translation>
    </message>
    <message>
        <source>Then the instructions stand above it, and their rows can be used again.</source>
        <translation>عندها تكون التعليمات فوقه، ويمكن استخدام صفوفها من جديد.</translation>
    </message>
    <message>
        <source>Prompt caching sells the same rule by which a row may be kept: what stands above a change is still valid.</source>
        <translation>تخزين الموجّه المؤقت يبيع القاعدة نفسها التي يجوز بها حفظ الصف: ما فوق التغيير ما زال صالحًا.</translation>
    </message>
    <message>
        <source>Where to see it: Lesson 7; Chat page, what a provider would charge.</source>
        <translation>أين تراه: الدرس 7؛ صفحة الدردشة، ما سيطلبه مزوّد الخدمة.</translation>
    </message>
    <message>
        <source>Learning and writing</source>
        <translation>التعلّم والكتابة</translation>
    </message>
    <message>
        <source>Why does training get along without a KV cache?</source>
        <translation>لماذا يستغني التدريب عن ذاكرة KV المؤقتة؟</translation>
    </message>
    <message>
        <source>It doesn&apos;t use attention</source>
        <translation>لا يستخدم الانتباه</translation>
    </message>
    <message>
        <source>It uses the very same attention, with the same mask.</source>
        <translation>يستخدم الانتباه نفسه تمامًا، بالقناع نفسه.</translation>
    </message>
    <message>
        <source>It knows the whole text and computes all rows in one pass</source>
        <translation>يعرف النص كله ويحسب كل الصفوف في تمريرة واحدة</translation>
    </message>
    <message>
        <source>Nothing is computed twice, so nothing has to be kept for a next step.</source>
        <translation>لا يُحسب شيء مرتين، فلا حاجة إلى حفظ شيء لخطوة تالية.</translation>
    </message>
    <message>
        <source>It has more memory</source>
        <translation>لديه ذاكرة أكثر</translation>
    </message>
    <message>
        <source>More memory wouldn&apos;t save any work that isn&apos;t repeated.</source>
        <translation>ذاكرة أكثر لن توفر عملًا لا يتكرر.</translation>
    </message>
    <message>
        <source>It may look at the tokens to come</source>
        <translation>يجوز له أن ينظر إلى الرموز القادمة</translation>
    </message>
    <message>
        <source>It may not: the mask holds there too. Otherwise it would learn to copy.</source>
        <translation>لا يجوز: القناع يسري هناك أيضًا. وإلا لتعلّم أن ينسخ.</translation>
    </message>
    <message>
        <source>Writing has to go step by step, as each token must be chosen before it can be read. That is where work repeats itself, and where the cache saves it.</source>
        <translation>لا بد أن تمضي الكتابة خطوة خطوة، لأن كل رمز يجب أن يُختار قبل أن يُقرأ. هناك يتكرر العمل، وهناك توفره الذاكرة المؤقتة.</translation>
    </message>
    <message>
        <source>Where to see it: Lesson 9; Watch page, time per token.</source>
        <translation>أين تراه: الدرس 9؛ صفحة المشاهدة، الزمن لكل رمز.</translation>
    </message>
</context>
<context>
    <name>Machines</name>
    <message>
        <source>This machine</source>
        <translation>هذا الجهاز</translation>
    </message>
    <message>
        <source>A laptop</source>
        <translation>حاسوب محمول</translation>
    </message>
    <message>
        <source>A phone</source>
        <translation>هاتف</translation>
    </message>
    <message>
        <source>An H100</source>
        <translation>بطاقة H100</translation>
    </message>
    <message>
        <source>Like the report (fitted)</source>
        <translation>كما في التقرير (موفَّق)</translation>
    </message>
    <message>
        <source>Your own figures</source>
        <translation>أرقامك أنت</translation>
    </message>
    <message>
        <source>this machine</source>
        <translation>هذا الجهاز</translation>
    </message>
    <message>
        <source>a laptop</source>
        <translation>حاسوب محمول</translation>
    </message>
    <message>
        <source>a phone</source>
        <translation>هاتف</translation>
    </message>
    <message>
        <source>an H100</source>
        <translation>بطاقة H100</translation>
    </message>
    <message>
        <source>the fitted figures</source>
        <translation>الأرقام الموفَّقة</translation>
    </message>
    <message>
        <source>your own figures</source>
        <translation>أرقامك أنت</translation>
    </message>
</context>
<context>
    <name>Memory</name>
    <message numerus="yes">
        <source>%Ln block(s)</source>
        <translation>
            <numerusform>لا كتل</numerusform>
            <numerusform>كتلة واحدة</numerusform>
            <numerusform>كتلتان</numerusform>
            <numerusform>%Ln كتل</numerusform>
            <numerusform>%Ln كتلة</numerusform>
            <numerusform>%Ln كتلة</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 × %2 latent numbers</source>
        <translation>%1 × %2 (أعداد كامنة)</translation>
    </message>
    <message numerus="yes">
        <source>%Ln KV head(s)</source>
        <translation>
            <numerusform>لا رؤوس KV‏</numerusform>
            <numerusform>رأس KV‏ واحد</numerusform>
            <numerusform>رأسا KV‏</numerusform>
            <numerusform>%Ln رؤوس KV‏</numerusform>
            <numerusform>%Ln رأس KV‏</numerusform>
            <numerusform>%Ln رأس KV‏</numerusform>
        </translation>
    </message>
    <message>
        <source>2 × %1 × %2 × %3</source>
        <translation>2 × %1 × %2 × %3</translation>
    </message>
    <message>
        <source>× %1 bytes = %2 per token</source>
        <translation>× %1 (بايت) = %2 للرمز</translation>
    </message>
    <message>
        <source>%1 numbers in %2 bytes = %3 per token</source>
        <translation>كل %1 عددًا في %2 بايتًا = %3 للرمز</translation>
    </message>
    <message>
        <source>32-bit</source>
        <translation>32 بت</translation>
    </message>
    <message>
        <source>16-bit</source>
        <translation>16 بت</translation>
    </message>
    <message>
        <source>8-bit</source>
        <translation>8 بت</translation>
    </message>
    <message>
        <source>4-bit</source>
        <translation>4 بت</translation>
    </message>
    <message>
        <source>latent (%1 numbers)</source>
        <translation>كامن (%1 من الأعداد)</translation>
    </message>
    <message>
        <source>one shared head</source>
        <translation>رأس مشترك واحد</translation>
    </message>
    <message>
        <source>grouped (%1 KV heads)</source>
        <translation>مجمّع (%1 من رؤوس KV)</translation>
    </message>
    <message>
        <source>Laptop, 16 GB</source>
        <translation>حاسوب محمول، ⁦16 GB⁩</translation>
    </message>
    <message>
        <source>Laptop, 32 GB</source>
        <translation>حاسوب محمول، ⁦32 GB⁩</translation>
    </message>
    <message>
        <source>= %1 numbers per token</source>
        <translation>= %1 من الأعداد للرمز</translation>
    </message>
    <message>
        <source>× %1 = %2 per conversation</source>
        <translation>× %1 = %2 للمحادثة</translation>
    </message>
    <message numerus="yes">
        <source>%Ln token(s)</source>
        <translation>
            <numerusform>لا رموز</numerusform>
            <numerusform>رمز واحد</numerusform>
            <numerusform>رمزان</numerusform>
            <numerusform>%Ln رموز</numerusform>
            <numerusform>%Ln رمزًا</numerusform>
            <numerusform>%Ln رمز</numerusform>
        </translation>
    </message>
    <message>
        <source>× %1 = %2 in all</source>
        <translation>× %1 = %2 في المجموع</translation>
    </message>
    <message numerus="yes">
        <source>%Ln conversation(s)</source>
        <translation>
            <numerusform>لا محادثات</numerusform>
            <numerusform>محادثة واحدة</numerusform>
            <numerusform>محادثتان</numerusform>
            <numerusform>%Ln محادثات</numerusform>
            <numerusform>%Ln محادثة</numerusform>
            <numerusform>%Ln محادثة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>full attention (%Ln KV heads)</source>
        <translation>
            <numerusform>انتباه كامل (بلا رؤوس KV‏)</numerusform>
            <numerusform>انتباه كامل (رأس KV‏ واحد)</numerusform>
            <numerusform>انتباه كامل (رأسا KV‏)</numerusform>
            <numerusform>انتباه كامل (%Ln رؤوس KV‏)</numerusform>
            <numerusform>انتباه كامل (%Ln رأس KV‏)</numerusform>
            <numerusform>انتباه كامل (%Ln رأس KV‏)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ModelName</name>
    <message>
        <source>Rowkeeper tiny</source>
        <translation>Rowkeeper tiny</translation>
    </message>
    <message>
        <source>Rowkeeper tiny, one key head</source>
        <translation>Rowkeeper tiny، رأس مفتاح واحد</translation>
    </message>
    <message>
        <source>GPT-2 small, random weights</source>
        <translation>GPT-2 small، أوزان عشوائية</translation>
    </message>
    <message>
        <source>GPT-2 small</source>
        <translation>GPT-2 small</translation>
    </message>
</context>
<context>
    <name>Models</name>
    <message>
        <source>To be fetched: %1</source>
        <translation>المطلوب تنزيله: %1</translation>
    </message>
    <message>
        <source>On the disk: %1 of %2</source>
        <translation>على القرص: %1 من %2</translation>
    </message>
    <message>
        <source>On the disk: %1</source>
        <translation>على القرص: %1</translation>
    </message>
    <message>
        <source>in memory: %1 with 32-bit, %2 with 16-bit, %3 with 8-bit weights</source>
        <translation>في الذاكرة: %1 بأوزان 32 بت، و%2 بأوزان 16 بت، و%3 بأوزان 8 بت</translation>
    </message>
    <message>
        <source>From %1</source>
        <translation>من ⁦%1⁩</translation>
    </message>
    <message>
        <source>licence: %1</source>
        <translation>الرخصة: %1</translation>
    </message>
    <message>
        <source>not pinned</source>
        <translation>غير مثبّت</translation>
    </message>
    <message>
        <source>Made by this project, MIT licence</source>
        <translation>من صنع هذا المشروع، رخصة MIT</translation>
    </message>
    <message>
        <source>Pinned: every file must have the size and the checksum that Rowkeeper&apos;s own list gives.</source>
        <translation>مثبّت: يجب أن يكون لكل ملف الحجم والمجموع الاختباري اللذان تذكرهما قائمة Rowkeeper نفسها.</translation>
    </message>
    <message>
        <source>Not pinned: sizes and checksums are the hub&apos;s own word, because Rowkeeper&apos;s list does not have this model.</source>
        <translation>غير مثبّت: الأحجام والمجاميع الاختبارية هي قول المنصة نفسها، لأن هذا النموذج ليس في قائمة Rowkeeper.</translation>
    </message>
    <message>
        <source>Every file has the size and the checksum of Rowkeeper&apos;s list of known models.</source>
        <translation>لكل ملف الحجم والمجموع الاختباري المذكوران في قائمة Rowkeeper للنماذج المعروفة.</translation>
    </message>
    <message>
        <source>Every file has the size and the checksum that the hub gave for it. Not pinned: Rowkeeper&apos;s list has none.</source>
        <translation>لكل ملف الحجم والمجموع الاختباري اللذان ذكرتهما المنصة. غير مثبّت: ليس له شيء في قائمة Rowkeeper.</translation>
    </message>
    <message>
        <source>Its files fit together and can be used. There are no checksums to hold them against.</source>
        <translation>ملفاته متوافقة ويمكن استخدامها. ولا توجد مجاميع اختبارية لمقارنتها بها.</translation>
    </message>
    <message>
        <source>Asking the hub which files it has.</source>
        <translation>يجري سؤال المنصة عن ملفاتها.</translation>
    </message>
    <message>
        <source>Stopping. What was fetched is kept.</source>
        <translation>يجري الإيقاف. ما نُزّل يبقى محفوظًا.</translation>
    </message>
    <message>
        <source>Checking what is there.</source>
        <translation>يجري فحص الموجود.</translation>
    </message>
    <message>
        <source>All files are there, and their checksums are right.</source>
        <translation>كل الملفات موجودة، ومجاميعها الاختبارية صحيحة.</translation>
    </message>
    <message>
        <source>%1 are kept. Going on fetches the rest, now or at any later time.</source>
        <translation>المحفوظ %1. وبالمتابعة تُنزَّل البقية، الآن أو في أي وقت لاحق.</translation>
    </message>
    <message>
        <source>Stopping.</source>
        <translation>يجري الإيقاف.</translation>
    </message>
    <message>
        <source>Reading its files.</source>
        <translation>تجري قراءة ملفاته.</translation>
    </message>
    <message>
        <source>%1 of %2 read</source>
        <translation>قُرئ %1 من %2</translation>
    </message>
    <message>
        <source>Rowkeeper&apos;s own folder</source>
        <translation>مجلد Rowkeeper الخاص</translation>
    </message>
    <message>
        <source>Hugging Face&apos;s cache</source>
        <translation>ذاكرة Hugging Face المؤقتة</translation>
    </message>
    <message>
        <source>Came with Rowkeeper</source>
        <translation>أتى مع Rowkeeper</translation>
    </message>
    <message>
        <source>A folder of yours</source>
        <translation>مجلد من مجلداتك</translation>
    </message>
    <message>
        <source>complete</source>
        <translation>كامل</translation>
    </message>
    <message>
        <source>not on this computer</source>
        <translation>ليس على هذا الحاسوب</translation>
    </message>
    <message>
        <source>incomplete</source>
        <translation>غير مكتمل</translation>
    </message>
    <message>
        <source>%1 % there</source>
        <translation>%1% موجود</translation>
    </message>
    <message>
        <source>It comes with Rowkeeper: there is nothing to download.</source>
        <translation>يأتي مع Rowkeeper: لا شيء لتنزيله.</translation>
    </message>
    <message>
        <source>Source: %1, revision %2</source>
        <translation>المصدر: ⁦%1⁩، المراجعة ⁦%2⁩</translation>
    </message>
    <message>
        <source>Licence: not given; see its page</source>
        <translation>الرخصة: غير مذكورة؛ انظر صفحته</translation>
    </message>
    <message>
        <source>Licence: %1</source>
        <translation>الرخصة: %1</translation>
    </message>
    <message>
        <source>Size: %1</source>
        <translation>الحجم: %1</translation>
    </message>
    <message>
        <source>Size: %1; %2 of it are there already</source>
        <translation>الحجم: %1؛ منها %2 موجودة بالفعل</translation>
    </message>
    <message>
        <source>Into %1, where it needs %2</source>
        <translation>إلى ⁦%1⁩، ويحتاج هناك إلى %2</translation>
    </message>
    <message>
        <source> of the %1 that are free</source>
        <translation> من %1 المتاحة</translation>
    </message>
    <message>
        <source>A complete copy is in Hugging Face&apos;s cache already. It can be used as it is, without a download.</source>
        <translation>توجد نسخة كاملة بالفعل في ذاكرة Hugging Face المؤقتة. يمكن استخدامها كما هي بلا تنزيل.</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 ث</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 د</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation>%1 س %2 د</translation>
    </message>
    <message>
        <source>%1: %2 of %3</source>
        <translation>⁦%1⁩: %2 من %3</translation>
    </message>
    <message>
        <source>%1, checking what is there</source>
        <translation>%1، يجري فحص الموجود</translation>
    </message>
    <message>
        <source>%1, trying again in %2</source>
        <translation>%1، تُعاد المحاولة بعد %2</translation>
    </message>
    <message>
        <source>%1, %2/s, %3 left</source>
        <translation>%1، %2/ث، بقي %3</translation>
    </message>
    <message>
        <source>%1 is on this computer</source>
        <translation>⁦%1⁩ على هذا الحاسوب</translation>
    </message>
    <message>
        <source>Download %1?</source>
        <translation>تنزيل ⁦%1⁩؟</translation>
    </message>
    <message>
        <source>Looking for %1</source>
        <translation>يجري البحث عن ⁦%1⁩</translation>
    </message>
    <message>
        <source>%1 cannot be downloaded</source>
        <translation>لا يمكن تنزيل ⁦%1⁩</translation>
    </message>
    <message>
        <source>Downloading %1</source>
        <translation>يجري تنزيل ⁦%1⁩</translation>
    </message>
    <message>
        <source>%1 is on this computer now</source>
        <translation>صار ⁦%1⁩ على هذا الحاسوب</translation>
    </message>
    <message>
        <source>The download of %1 was stopped</source>
        <translation>أُوقف تنزيل ⁦%1⁩</translation>
    </message>
    <message>
        <source>The download of %1 failed</source>
        <translation>أخفق تنزيل ⁦%1⁩</translation>
    </message>
    <message>
        <source>Verifying %1</source>
        <translation>يجري التحقق من ⁦%1⁩</translation>
    </message>
    <message>
        <source>%1 is right</source>
        <translation>⁦%1⁩ سليم</translation>
    </message>
    <message>
        <source>%1 is not right</source>
        <translation>⁦%1⁩ غير سليم</translation>
    </message>
    <message>
        <source>Removing %1</source>
        <translation>تجري إزالة ⁦%1⁩</translation>
    </message>
    <message>
        <source>%1 was removed</source>
        <translation>أُزيل ⁦%1⁩</translation>
    </message>
    <message>
        <source>%1 could not be removed</source>
        <translation>تعذّرت إزالة ⁦%1⁩</translation>
    </message>
    <message>
        <source>%1 are free again.</source>
        <translation>أصبحت %1 متاحة من جديد.</translation>
    </message>
</context>
<context>
    <name>Pages</name>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Page %1 · free</source>
        <translation>صفحة %1 · شاغرة</translation>
    </message>
    <message>
        <source>%1 of %2 rows filled</source>
        <translation>مُلئ %1 من %2 من الصفوف</translation>
    </message>
    <message>
        <source>Page %1 · conversation %2 · %3</source>
        <translation>صفحة %1 · المحادثة %2 · %3</translation>
    </message>
    <message>
        <source>Page %1 · shared by conversations %2 · %3</source>
        <translation>صفحة %1 · تتشاركها المحادثات %2 · %3</translation>
    </message>
    <message>
        <source>%1 of %2 pages lent, %3 of their %4 rows filled</source>
        <translation>خُصِّص %1 من %2 من الصفحات، ومُلئ %3 من صفوفها وعددها %4</translation>
    </message>
    <message numerus="yes">
        <source>Pages of %n row(s)</source>
        <translation>
            <numerusform>صفحات بلا صفوف</numerusform>
            <numerusform>صفحات من صف واحد</numerusform>
            <numerusform>صفحات من صفين</numerusform>
            <numerusform>صفحات من %n صفوف</numerusform>
            <numerusform>صفحات من %n صفًا</numerusform>
            <numerusform>صفحات من %n صف</numerusform>
        </translation>
    </message>
    <message>
        <source>One piece each</source>
        <translation>قطعة لكل محادثة</translation>
    </message>
    <message numerus="yes">
        <source>%1: at most %n conversation(s) at once, on average %2 of the lent memory empty</source>
        <translation>
            <numerusform>%1: لا محادثات، و%2 من الذاكرة المخصَّصة فارغ في المتوسط</numerusform>
            <numerusform>%1: محادثة واحدة على الأكثر في الوقت نفسه، و%2 من الذاكرة المخصَّصة فارغ في المتوسط</numerusform>
            <numerusform>%1: محادثتان على الأكثر في الوقت نفسه، و%2 من الذاكرة المخصَّصة فارغ في المتوسط</numerusform>
            <numerusform>%1: %n محادثات على الأكثر في الوقت نفسه، و%2 من الذاكرة المخصَّصة فارغ في المتوسط</numerusform>
            <numerusform>%1: %n محادثة على الأكثر في الوقت نفسه، و%2 من الذاكرة المخصَّصة فارغ في المتوسط</numerusform>
            <numerusform>%1: %n محادثة على الأكثر في الوقت نفسه، و%2 من الذاكرة المخصَّصة فارغ في المتوسط</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n conversation(s) at work, %2 of the lent memory empty so far</source>
        <translation>
            <numerusform>%1: لا محادثات تعمل، و%2 من الذاكرة المخصَّصة فارغ حتى الآن</numerusform>
            <numerusform>%1: محادثة واحدة تعمل، و%2 من الذاكرة المخصَّصة فارغ حتى الآن</numerusform>
            <numerusform>%1: محادثتان تعملان، و%2 من الذاكرة المخصَّصة فارغ حتى الآن</numerusform>
            <numerusform>%1: %n محادثات تعمل، و%2 من الذاكرة المخصَّصة فارغ حتى الآن</numerusform>
            <numerusform>%1: %n محادثة تعمل، و%2 من الذاكرة المخصَّصة فارغ حتى الآن</numerusform>
            <numerusform>%1: %n محادثة تعمل، و%2 من الذاكرة المخصَّصة فارغ حتى الآن</numerusform>
        </translation>
    </message>
    <message>
        <source>the fullest moment, step %1</source>
        <translation>أكثر اللحظات امتلاءً، الخطوة %1</translation>
    </message>
    <message>
        <source>Nobody has come yet.</source>
        <translation>لم يأتِ أحد بعد.</translation>
    </message>
    <message numerus="yes">
        <source>%n waiting</source>
        <translation>
            <numerusform>لا أحد ينتظر</numerusform>
            <numerusform>واحدة تنتظر</numerusform>
            <numerusform>اثنتان تنتظران</numerusform>
            <numerusform>%n تنتظر</numerusform>
            <numerusform>%n تنتظر</numerusform>
            <numerusform>%n تنتظر</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n finished</source>
        <translation>
            <numerusform>لم تنتهِ أي محادثة</numerusform>
            <numerusform>انتهت واحدة</numerusform>
            <numerusform>انتهت اثنتان</numerusform>
            <numerusform>انتهت %n</numerusform>
            <numerusform>انتهت %n</numerusform>
            <numerusform>انتهت %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them cut short, as the pool was full</source>
        <translation>
            <numerusform>لم تُقطع أي منها</numerusform>
            <numerusform>قُطعت واحدة منها لامتلاء المجمّع</numerusform>
            <numerusform>قُطعت اثنتان منها لامتلاء المجمّع</numerusform>
            <numerusform>قُطعت %n منها لامتلاء المجمّع</numerusform>
            <numerusform>قُطعت %n منها لامتلاء المجمّع</numerusform>
            <numerusform>قُطعت %n منها لامتلاء المجمّع</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them ended early, as the arithmetic gave infinity or NaN</source>
        <translation>
            <numerusform>لم تنتهِ أي منها مبكرًا</numerusform>
            <numerusform>انتهت واحدة منها مبكرًا لأن الحساب أعطى لانهاية أو NaN</numerusform>
            <numerusform>انتهت اثنتان منها مبكرًا لأن الحساب أعطى لانهاية أو NaN</numerusform>
            <numerusform>انتهت %n منها مبكرًا لأن الحساب أعطى لانهاية أو NaN</numerusform>
            <numerusform>انتهت %n منها مبكرًا لأن الحساب أعطى لانهاية أو NaN</numerusform>
            <numerusform>انتهت %n منها مبكرًا لأن الحساب أعطى لانهاية أو NaN</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>memory taken back %n time(s)</source>
        <translation>
            <numerusform>لم تُسترد الذاكرة قط</numerusform>
            <numerusform>استُردت الذاكرة مرة واحدة</numerusform>
            <numerusform>استُردت الذاكرة مرتين</numerusform>
            <numerusform>استُردت الذاكرة %n مرات</numerusform>
            <numerusform>استُردت الذاكرة %n مرة</numerusform>
            <numerusform>استُردت الذاكرة %n مرة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) computed again</source>
        <translation>
            <numerusform>لم يُحسب أي صف من جديد</numerusform>
            <numerusform>حُسب صف واحد من جديد</numerusform>
            <numerusform>حُسب صفان من جديد</numerusform>
            <numerusform>حُسبت %n صفوف من جديد</numerusform>
            <numerusform>حُسب %n صفًا من جديد</numerusform>
            <numerusform>حُسب %n صف من جديد</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>لا خطوات</numerusform>
            <numerusform>خطوة واحدة</numerusform>
            <numerusform>خطوتان</numerusform>
            <numerusform>%n خطوات</numerusform>
            <numerusform>%n خطوة</numerusform>
            <numerusform>%n خطوة</numerusform>
        </translation>
    </message>
    <message>
        <source>The two gave different answers, which must never happen. Please report this.</source>
        <translation>أعطت الطريقتان إجابات مختلفة، وهذا يجب ألا يحدث أبدًا. نرجو الإبلاغ عن ذلك.</translation>
    </message>
    <message>
        <source>Both gave every conversation the same tokens.</source>
        <translation>أعطت الطريقتان كل محادثة الرموز نفسها.</translation>
    </message>
    <message>
        <source>In the same memory, pages let %1 conversations in at once instead of %2, and finished after %3 steps instead of %4. %5</source>
        <translation>في الذاكرة نفسها أدخلت الصفحات %1 من المحادثات معًا بدل %2، وانتهت بعد %3 من الخطوات بدل %4. %5</translation>
    </message>
    <message>
        <source>This pool lets as many in at once either way. A smaller one, or more conversations, shows the difference. %1</source>
        <translation>يُدخل هذا المجمّع العدد نفسه معًا في الحالتين. مجمّع أصغر أو محادثات أكثر تُظهر الفرق. %1</translation>
    </message>
</context>
<context>
    <name>Photographer</name>
    <message>
        <source>The picture waits until every way has been asked all questions, a minute or more. With --steps 0 none is.</source>
        <translation>تنتظر الصورة حتى تُطرح كل الأسئلة على كل طريقة، دقيقة أو أكثر. ومع ⁦--steps 0⁩ لا يُطرح شيء.</translation>
    </message>
    <message>
        <source>Only the page learn has lessons: learn:LESSON:STEP.</source>
        <translation>للصفحة learn وحدها دروس: ⁦learn:LESSON:STEP⁩.</translation>
    </message>
    <message>
        <source>There is no lesson &apos;%1&apos;; they are 1 to %2, and %3 is the quiz.</source>
        <translation>لا يوجد درس «⁦%1⁩»؛ الدروس من 1 إلى %2، والرقم %3 للأسئلة العشرين.</translation>
    </message>
    <message>
        <source>Lesson %1 has no step &apos;%2&apos;; they are 1 to %3.</source>
        <translation>ليس في الدرس %1 خطوة «⁦%2⁩»؛ الخطوات من 1 إلى %3.</translation>
    </message>
    <message>
        <source>After the step only &apos;:answered&apos; can stand.</source>
        <translation>لا يجوز أن يأتي بعد الخطوة إلا «⁦:answered⁩».</translation>
    </message>
</context>
<context>
    <name>Pictures</name>
    <message>
        <source>The picture took too long. Take fewer steps.</source>
        <translation>استغرقت الصورة وقتًا طويلًا جدًا. خذ خطوات أقل.</translation>
    </message>
    <message>
        <source>Cannot write &apos;%1&apos;. Choose another place.</source>
        <translation>تتعذر الكتابة في «⁦%1⁩». اختر مكانًا آخر.</translation>
    </message>
</context>
<context>
    <name>Precision</name>
    <message>
        <source>%1-bit</source>
        <translation>%1 بت</translation>
    </message>
    <message>
        <source>%1 weights</source>
        <translation>أوزان %1</translation>
    </message>
</context>
<context>
    <name>PreparedDocuments</name>
    <message>
        <source>The book of a village: twelve people</source>
        <translation>كتاب قرية: اثنا عشر شخصًا</translation>
    </message>
    <message>
        <source>Two neighbours: a short text</source>
        <translation>جاران: نص قصير</translation>
    </message>
    <message>
        <source>A small village: six people</source>
        <translation>قرية صغيرة: ستة أشخاص</translation>
    </message>
    <message>
        <source>A long text: eighteen people</source>
        <translation>نص طويل: ثمانية عشر شخصًا</translation>
    </message>
</context>
<context>
    <name>PreparedPrompts</name>
    <message>
        <source>A village and a question</source>
        <translation>قرية وسؤال</translation>
    </message>
    <message>
        <source>Four neighbours: what color is the house?</source>
        <translation>أربعة جيران: ما لون البيت؟</translation>
    </message>
    <message>
        <source>The third question about one document</source>
        <translation>السؤال الثالث عن مستند واحد</translation>
    </message>
    <message>
        <source>A long document, its answer at the top</source>
        <translation>مستند طويل، وإجابته في أعلاه</translation>
    </message>
    <message>
        <source>What is a KV cache?</source>
        <translation>ما ذاكرة KV المؤقتة؟</translation>
    </message>
    <message>
        <source>Once upon a time: a story begins</source>
        <translation>قصة تبدأ: Once upon a time</translation>
    </message>
    <message>
        <source>Odd characters: emoji, accents, double spaces</source>
        <translation>محارف غريبة: رموز تعبيرية، وعلامات تشكيل، ومسافات مزدوجة</translation>
    </message>
</context>
<context>
    <name>Race</name>
    <message>
        <source>a thread for each core</source>
        <translation>خيط لكل نواة</translation>
    </message>
    <message numerus="yes">
        <source>%n thread(s)</source>
        <translation>
            <numerusform>لا خيوط</numerusform>
            <numerusform>خيط واحد</numerusform>
            <numerusform>خيطان</numerusform>
            <numerusform>%n خيوط</numerusform>
            <numerusform>%n خيطًا</numerusform>
            <numerusform>%n خيط</numerusform>
        </translation>
    </message>
    <message>
        <source>With the KV cache</source>
        <translation>مع ذاكرة KV المؤقتة</translation>
    </message>
    <message>
        <source>Without</source>
        <translation>بلا ذاكرة مؤقتة</translation>
    </message>
    <message>
        <source> · %1</source>
        <translation> · %1</translation>
    </message>
    <message>
        <source>with the cache</source>
        <translation>مع الذاكرة المؤقتة</translation>
    </message>
    <message>
        <source>without</source>
        <translation>بلا ذاكرة مؤقتة</translation>
    </message>
    <message>
        <source>, %1</source>
        <translation>، %1</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>⁦%1 s⁩</translation>
    </message>
    <message numerus="yes">
        <source>%Ln token(s)</source>
        <translation>
            <numerusform>لا رموز</numerusform>
            <numerusform>رمز واحد</numerusform>
            <numerusform>رمزان</numerusform>
            <numerusform>%Ln رموز</numerusform>
            <numerusform>%Ln رمزًا</numerusform>
            <numerusform>%Ln رمز</numerusform>
        </translation>
    </message>
    <message>
        <source>The model is being loaded…</source>
        <translation>يجري تحميل النموذج…</translation>
    </message>
    <message>
        <source>The model could not be loaded.</source>
        <translation>تعذّر تحميل النموذج.</translation>
    </message>
    <message>
        <source>Open a model first.</source>
        <translation>افتح نموذجًا أولًا.</translation>
    </message>
    <message>
        <source>Lane A: %1</source>
        <translation>المسار A: %1</translation>
    </message>
    <message>
        <source>Lane B: %1</source>
        <translation>المسار B: %1</translation>
    </message>
    <message>
        <source>Getting the lanes ready. Other arithmetic or other weights need a copy of the model of their own.</source>
        <translation>يجري تجهيز المسارين. الحساب الآخر أو الأوزان الأخرى تحتاج إلى نسخة خاصة من النموذج.</translation>
    </message>
    <message>
        <source>The lane whose clock is behind always moves next, so both clocks are honest.</source>
        <translation>الدور دائمًا للمسار الذي تتأخر ساعته، ولذلك فالساعتان صادقتان.</translation>
    </message>
    <message>
        <source>greedy</source>
        <translation>جشع</translation>
    </message>
    <message>
        <source>temperature %1, seed %2</source>
        <translation>الحرارة %1، البذرة %2</translation>
    </message>
</context>
<context>
    <name>RaceVerdict</name>
    <message>
        <source>the second lane&apos;s weights are rounded to %1 bits</source>
        <translation>أوزان المسار الثاني مقرَّبة إلى %1 بت</translation>
    </message>
    <message>
        <source>the first lane&apos;s weights are rounded to %1 bits</source>
        <translation>أوزان المسار الأول مقرَّبة إلى %1 بت</translation>
    </message>
    <message>
        <source>the first lane&apos;s weights are rounded to %1 bits, the second&apos;s to %2</source>
        <translation>أوزان المسار الأول مقرَّبة إلى %1 بت، وأوزان الثاني إلى %2</translation>
    </message>
    <message>
        <source>%1 of %2 keys and values equal</source>
        <translation>مفاتيح وقيم متساوية: %1 من %2</translation>
    </message>
    <message>
        <source>logits equal to the last bit</source>
        <translation>درجات logits متساوية حتى آخر بت</translation>
    </message>
    <message>
        <source>logits differ by up to %1, because %2</source>
        <translation>تختلف logits بما يصل إلى %1، لأن %2</translation>
    </message>
    <message>
        <source>logits differ by up to %1, because 8-bit weights round between the layers too</source>
        <translation>تختلف logits بما يصل إلى %1، لأن أوزان 8 بت تقرّب بين الطبقات أيضًا</translation>
    </message>
    <message>
        <source>logits differ by up to %1, because the library adds in another order</source>
        <translation>تختلف logits بما يصل إلى %1، لأن المكتبة تجمع بترتيب آخر</translation>
    </message>
    <message>
        <source>✓ Same tokens: %1 of %1 shared</source>
        <translation>✓ الرموز نفسها: المشترك %1 من %1</translation>
    </message>
    <message>
        <source>%1 chose ‘%2’, %3 chose ‘%4’</source>
        <translation>اختار %1 «%2»، واختار %3 «%4»</translation>
    </message>
    <message>
        <source>the first lane</source>
        <translation>المسار الأول</translation>
    </message>
    <message>
        <source>the second</source>
        <translation>الثاني</translation>
    </message>
    <message>
        <source>logits differ by up to %1</source>
        <translation>تختلف logits بما يصل إلى %1</translation>
    </message>
    <message>
        <source>the best token led by %1</source>
        <translation>تقدّم أفضل رمز بمقدار %1</translation>
    </message>
    <message>
        <source>≠ The texts differ from step %1 on: %2</source>
        <translation>≠ يختلف النصان ابتداءً من الخطوة %1: %2</translation>
    </message>
    <message>
        <source>no error: rounded weights give other numbers</source>
        <translation>ليس خطأ: الأوزان المقرَّبة تعطي أعدادًا أخرى</translation>
    </message>
    <message>
        <source>≠ Other tokens from step %1 on: 8-bit weights round between the layers too</source>
        <translation>≠ رموز أخرى ابتداءً من الخطوة %1: أوزان 8 بت تقرّب بين الطبقات أيضًا</translation>
    </message>
    <message>
        <source>no error: the lanes round in other places, and a last bit can become another code</source>
        <translation>ليس خطأ: يقرّب المساران في مواضع مختلفة، وقد يصير آخر بت قيمة مرمَّزة أخرى</translation>
    </message>
    <message>
        <source>≠ Other tokens from step %1 on: two were too close to call</source>
        <translation>≠ رموز أخرى ابتداءً من الخطوة %1: رمزان أقرب من أن يُحسم بينهما</translation>
    </message>
    <message>
        <source>✗ Not the same: the tokens differ from step %1 on</source>
        <translation>✗ ليسا سواء: تختلف الرموز ابتداءً من الخطوة %1</translation>
    </message>
    <message>
        <source>✗ Not the same: equal tokens, but other bits</source>
        <translation>✗ ليسا سواء: رموز متساوية لكن بتات أخرى</translation>
    </message>
    <message>
        <source>Same output?</source>
        <translation>المخرجات نفسها؟</translation>
    </message>
    <message>
        <source>Each token that both lanes have made is compared here, with all numbers behind it.</source>
        <translation>يُقارَن هنا كل رمز صنعه المساران، مع كل الأعداد التي وراءه.</translation>
    </message>
    <message>
        <source>faster so far</source>
        <translation>أسرع حتى الآن</translation>
    </message>
    <message>
        <source>slower so far</source>
        <translation>أبطأ حتى الآن</translation>
    </message>
    <message>
        <source>faster in all</source>
        <translation>أسرع في المجموع</translation>
    </message>
    <message>
        <source>slower in all</source>
        <translation>أبطأ في المجموع</translation>
    </message>
    <message>
        <source>as fast in all</source>
        <translation>بالسرعة نفسها في المجموع</translation>
    </message>
    <message>
        <source>as fast so far</source>
        <translation>بالسرعة نفسها حتى الآن</translation>
    </message>
    <message numerus="yes">
        <source>✓ Identical: %1 of %Ln shared tokens, logits equal to the last bit</source>
        <translation>
            <numerusform>✓ متطابقة: الرموز المشتركة %1 من %Ln، وlogits متساوية حتى آخر بت</numerusform>
            <numerusform>✓ متطابقة: الرموز المشتركة %1 من %Ln، وlogits متساوية حتى آخر بت</numerusform>
            <numerusform>✓ متطابقة: الرموز المشتركة %1 من %Ln، وlogits متساوية حتى آخر بت</numerusform>
            <numerusform>✓ متطابقة: الرموز المشتركة %1 من %Ln، وlogits متساوية حتى آخر بت</numerusform>
            <numerusform>✓ متطابقة: الرموز المشتركة %1 من %Ln، وlogits متساوية حتى آخر بت</numerusform>
            <numerusform>✓ متطابقة: الرموز المشتركة %1 من %Ln، وlogits متساوية حتى آخر بت</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>logits equal to the last bit in %1 of %Ln steps; they differ by up to %2</source>
        <translation>
            <numerusform>تتساوى logits حتى آخر بت في %1 من %Ln من الخطوات؛ وتختلف بما يصل إلى %2</numerusform>
            <numerusform>تتساوى logits حتى آخر بت في %1 من %Ln من الخطوات؛ وتختلف بما يصل إلى %2</numerusform>
            <numerusform>تتساوى logits حتى آخر بت في %1 من %Ln من الخطوات؛ وتختلف بما يصل إلى %2</numerusform>
            <numerusform>تتساوى logits حتى آخر بت في %1 من %Ln من الخطوات؛ وتختلف بما يصل إلى %2</numerusform>
            <numerusform>تتساوى logits حتى آخر بت في %1 من %Ln من الخطوات؛ وتختلف بما يصل إلى %2</numerusform>
            <numerusform>تتساوى logits حتى آخر بت في %1 من %Ln من الخطوات؛ وتختلف بما يصل إلى %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RibbonText</name>
    <message>
        <source>row %1 is rebuilt</source>
        <translation>يُعاد بناء الصف %1</translation>
    </message>
    <message>
        <source>rows %1–%2 are rebuilt</source>
        <translation>يُعاد بناء الصفوف %1–%2</translation>
    </message>
    <message>
        <source>No row stays valid: every row looks at row 0, so the next step rebuilds them all.</source>
        <translation>لا يبقى أي صف صالحًا: كل صف ينظر إلى الصف 0، فتعيد الخطوة التالية بناءها كلها.</translation>
    </message>
    <message>
        <source>The cache holds no rows now, so the next step computes them all. It could have kept those above row %1: each row looks only at itself and the rows above it (the causal mask).</source>
        <translation>ليس في الذاكرة المؤقتة صفوف الآن، فتحسبها الخطوة التالية كلها. كان يمكنها أن تحتفظ بما فوق الصف %1: كل صف لا ينظر إلا إلى نفسه وإلى الصفوف التي فوقه (القناع السببي).</translation>
    </message>
    <message>
        <source>Row %1 stays valid</source>
        <translation>يبقى الصف %1 صالحًا</translation>
    </message>
    <message>
        <source>Rows %1–%2 stay valid</source>
        <translation>تبقى الصفوف %1–%2 صالحة</translation>
    </message>
    <message>
        <source>%1; %2: each row looks only at itself and the rows above it (the causal mask).</source>
        <translation>%1؛ و%2: كل صف لا ينظر إلا إلى نفسه وإلى الصفوف التي فوقه (القناع السببي).</translation>
    </message>
    <message>
        <source>row %1 was rebuilt</source>
        <translation>أُعيد بناء الصف %1</translation>
    </message>
    <message>
        <source>rows %1–%2 were rebuilt</source>
        <translation>أُعيد بناء الصفوف %1–%2</translation>
    </message>
    <message>
        <source>The last step computed row %1.</source>
        <translation>حسبت الخطوة الأخيرة الصف %1.</translation>
    </message>
    <message>
        <source>The last step computed all rows, %1–%2.</source>
        <translation>حسبت الخطوة الأخيرة كل الصفوف، %1–%2.</translation>
    </message>
    <message>
        <source>Row %1 was reused</source>
        <translation>أُعيد استخدام الصف %1</translation>
    </message>
    <message>
        <source>Rows %1–%2 were reused</source>
        <translation>أُعيد استخدام الصفوف %1–%2</translation>
    </message>
    <message>
        <source>its key and value are in the cache</source>
        <translation>مفتاحه وقيمته في الذاكرة المؤقتة</translation>
    </message>
    <message>
        <source>computed, but not kept</source>
        <translation>حُسب ولم يُحفظ</translation>
    </message>
    <message>
        <source>no longer valid: the next step rebuilds it</source>
        <translation>لم يعد صالحًا: تعيد الخطوة التالية بناءه</translation>
    </message>
    <message>
        <source>not computed yet: the next step does</source>
        <translation>لم يُحسب بعد: تحسبه الخطوة التالية</translation>
    </message>
    <message numerus="yes">
        <source>%Ln tokens, all from the prompt</source>
        <translation>
            <numerusform>لا رموز</numerusform>
            <numerusform>رمز واحد، من الموجّه</numerusform>
            <numerusform>رمزان، كلاهما من الموجّه</numerusform>
            <numerusform>%Ln رموز، كلها من الموجّه</numerusform>
            <numerusform>%Ln رمزًا، كلها من الموجّه</numerusform>
            <numerusform>%Ln رمز، كلها من الموجّه</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln tokens: %1 from the prompt, %2 generated</source>
        <translation>
            <numerusform>لا رموز: من الموجّه %1، ومولَّد %2</numerusform>
            <numerusform>رمز واحد: من الموجّه %1، ومولَّد %2</numerusform>
            <numerusform>رمزان: من الموجّه %1، ومولَّد %2</numerusform>
            <numerusform>%Ln رموز: من الموجّه %1، ومولَّد %2</numerusform>
            <numerusform>%Ln رمزًا: من الموجّه %1، ومولَّد %2</numerusform>
            <numerusform>%Ln رمز: من الموجّه %1، ومولَّد %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Row %1: %2</source>
        <translation>الصف %1: %2</translation>
    </message>
    <message>
        <source>Token %1, from the prompt</source>
        <translation>الرمز %1، من الموجّه</translation>
    </message>
    <message>
        <source>Token %1, generated</source>
        <translation>الرمز %1، مولَّد</translation>
    </message>
    <message numerus="yes">
        <source>%Ln bytes</source>
        <translation>
            <numerusform>لا بايتات</numerusform>
            <numerusform>بايت واحد</numerusform>
            <numerusform>بايتان</numerusform>
            <numerusform>%Ln بايتات</numerusform>
            <numerusform>%Ln بايتًا</numerusform>
            <numerusform>%Ln بايت</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> and %Ln more</source>
        <translation>
            <numerusform> ولا شيء غيرها</numerusform>
            <numerusform> وواحد آخر</numerusform>
            <numerusform> واثنان آخران</numerusform>
            <numerusform> و%Ln أخرى</numerusform>
            <numerusform> و%Ln أخرى</numerusform>
            <numerusform> و%Ln أخرى</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RowDetailCard</name>
    <message>
        <source>In the store</source>
        <translation>في المخزن</translation>
    </message>
    <message>
        <source>Computed, not kept: the cache is off</source>
        <translation>حُسب ولم يُحفظ: الذاكرة المؤقتة متوقفة</translation>
    </message>
    <message>
        <source>To be rebuilt: a token at or above it was replaced</source>
        <translation>يُعاد بناؤه: استُبدل رمز عنده أو فوقه</translation>
    </message>
    <message>
        <source>Not computed yet</source>
        <translation>لم يُحسب بعد</translation>
    </message>
    <message>
        <source>Not computed yet: the next step does it</source>
        <translation>لم يُحسب بعد: تحسبه الخطوة التالية</translation>
    </message>
    <message numerus="yes">
        <source>computed %n time(s); the bits differ by rounding</source>
        <translation>
            <numerusform>لم يُحسب قط</numerusform>
            <numerusform>حُسب مرة واحدة؛ وتختلف البتات بالتقريب</numerusform>
            <numerusform>حُسب مرتين؛ وتختلف البتات بالتقريب</numerusform>
            <numerusform>حُسب %n مرات؛ وتختلف البتات بالتقريب</numerusform>
            <numerusform>حُسب %n مرة؛ وتختلف البتات بالتقريب</numerusform>
            <numerusform>حُسب %n مرة؛ وتختلف البتات بالتقريب</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>computed %n time(s), and NOT always to the same bits</source>
        <translation>
            <numerusform>لم يُحسب قط</numerusform>
            <numerusform>حُسب مرة واحدة، وليس دائمًا بالبتات نفسها</numerusform>
            <numerusform>حُسب مرتين، وليس دائمًا بالبتات نفسها</numerusform>
            <numerusform>حُسب %n مرات، وليس دائمًا بالبتات نفسها</numerusform>
            <numerusform>حُسب %n مرة، وليس دائمًا بالبتات نفسها</numerusform>
            <numerusform>حُسب %n مرة، وليس دائمًا بالبتات نفسها</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>computed %n time(s), always to the same bits</source>
        <translation>
            <numerusform>لم يُحسب قط</numerusform>
            <numerusform>حُسب مرة واحدة</numerusform>
            <numerusform>حُسب مرتين، بالبتات نفسها دائمًا</numerusform>
            <numerusform>حُسب %n مرات، بالبتات نفسها دائمًا</numerusform>
            <numerusform>حُسب %n مرة، بالبتات نفسها دائمًا</numerusform>
            <numerusform>حُسب %n مرة، بالبتات نفسها دائمًا</numerusform>
        </translation>
    </message>
    <message>
        <source>computed ×1, by the last step</source>
        <translation>حُسب ⁦×1⁩، في الخطوة الأخيرة</translation>
    </message>
    <message numerus="yes">
        <source>computed ×1, unchanged for %n step(s)</source>
        <translation>
            <numerusform>حُسب ⁦×1⁩، ولم تمر بعده خطوة</numerusform>
            <numerusform>حُسب ⁦×1⁩، ولم يتغير منذ خطوة واحدة</numerusform>
            <numerusform>حُسب ⁦×1⁩، ولم يتغير منذ خطوتين</numerusform>
            <numerusform>حُسب ⁦×1⁩، ولم يتغير منذ %n خطوات</numerusform>
            <numerusform>حُسب ⁦×1⁩، ولم يتغير منذ %n خطوة</numerusform>
            <numerusform>حُسب ⁦×1⁩، ولم يتغير منذ %n خطوة</numerusform>
        </translation>
    </message>
    <message>
        <source>Row %1 ‘%2’, block %3, head %4</source>
        <translation>الصف %1 «%2»، الكتلة %3، الرأس %4</translation>
    </message>
    <message>
        <source>%1 in all blocks</source>
        <translation>%1 في كل الكتل</translation>
    </message>
    <message>
        <source>8-bit copy from a file</source>
        <translation>نسخة 8 بت من ملف</translation>
    </message>
    <message>
        <source> · </source>
        <translation> · </translation>
    </message>
    <message>
        <source>%1 fingerprint of the key
%2 fingerprint of the value</source>
        <translation>%1 بصمة المفتاح
%2 بصمة القيمة</translation>
    </message>
    <message>
        <source>number</source>
        <translation>رقم</translation>
    </message>
    <message>
        <source>key</source>
        <translation>مفتاح</translation>
    </message>
    <message>
        <source>value</source>
        <translation>قيمة</translation>
    </message>
</context>
<context>
    <name>SameOutputCard</name>
    <message>
        <source>Quick check: one pass over the whole text gives the logits of every step at once.</source>
        <translation>تحقق سريع: تمريرة واحدة على النص كله تعطي logits لكل الخطوات دفعة واحدة.</translation>
    </message>
    <message>
        <source>Thorough check: every step was computed again, the other way.</source>
        <translation>تحقق شامل: حُسبت كل خطوة من جديد بالطريقة الأخرى.</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 إلى %2</translation>
    </message>
    <message>
        <source>Step %1 is left out: its text slid out of the context.</source>
        <translation>تُركت الخطوة %1: انزلق نصها خارج السياق.</translation>
    </message>
    <message>
        <source>Steps %1 are left out: their text slid out of the context.</source>
        <translation>تُركت الخطوات %1: انزلق نصها خارج السياق.</translation>
    </message>
    <message>
        <source>Step %1 is left out: its text was changed since.</source>
        <translation>تُركت الخطوة %1: تغيّر نصها منذ ذلك الحين.</translation>
    </message>
    <message>
        <source>Steps %1 are left out: their text was changed since.</source>
        <translation>تُركت الخطوات %1: تغيّر نصها منذ ذلك الحين.</translation>
    </message>
    <message>
        <source>%1 of these tokens replaced by hand since: compared is what the step chose</source>
        <translation>من هذه الرموز استُبدل %1 يدويًا منذ ذلك الحين: والمقارنة بما اختارته الخطوة</translation>
    </message>
    <message>
        <source>none</source>
        <translation>لا شيء</translation>
    </message>
    <message>
        <source>step %1, token ‘%2’ in row %3: logits differ by %4, margin of the best over the second %5</source>
        <translation>الخطوة %1، الرمز «%2» في الصف %3: تختلف logits بمقدار %4، وفارق الأفضل عن الثاني %5</translation>
    </message>
    <message numerus="yes">
        <source>%n token(s) too close to call; the first: %1</source>
        <translation>
            <numerusform>لا رموز أقرب من أن يُحسم بينها؛ الأول: %1</numerusform>
            <numerusform>رمز واحد أقرب من أن يُحسم؛ وهو: %1</numerusform>
            <numerusform>رمزان أقرب من أن يُحسما؛ الأول: %1</numerusform>
            <numerusform>%n رموز أقرب من أن تُحسم؛ الأول: %1</numerusform>
            <numerusform>%n رمزًا أقرب من أن تُحسم؛ الأول: %1</numerusform>
            <numerusform>%n رمز أقرب من أن تُحسم؛ الأول: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>logits differ by up to %1, because the library adds in another order</source>
        <translation>تختلف logits بما يصل إلى %1، لأن المكتبة تجمع بترتيب آخر</translation>
    </message>
    <message>
        <source>other token: %1</source>
        <translation>رمز آخر: %1</translation>
    </message>
    <message>
        <source>other logits: %1</source>
        <translation>درجات logits أخرى: %1</translation>
    </message>
    <message>
        <source>%1 of %2 keys and values have other bits</source>
        <translation>مفاتيح وقيم لها بتات أخرى: %1 من %2</translation>
    </message>
    <message>
        <source>✓ Same output with and without the cache</source>
        <translation>✓ المخرجات نفسها مع الذاكرة المؤقتة وبدونها</translation>
    </message>
    <message>
        <source>✓ Same tokens with and without the cache</source>
        <translation>✓ الرموز نفسها مع الذاكرة المؤقتة وبدونها</translation>
    </message>
    <message>
        <source>✗ The output is not the same</source>
        <translation>✗ المخرجات ليست نفسها</translation>
    </message>
    <message>
        <source>Same output with and without the cache?</source>
        <translation>المخرجات نفسها مع الذاكرة المؤقتة وبدونها؟</translation>
    </message>
    <message>
        <source>✗ A row came out differently</source>
        <translation>✗ خرج صف مختلفًا</translation>
    </message>
    <message>
        <source>A recording computes nothing, so there is nothing to check again.</source>
        <translation>التسجيل لا يحسب شيئًا، فليس هناك ما يُتحقق منه من جديد.</translation>
    </message>
    <message>
        <source>When it was made, no row was computed twice up to here.</source>
        <translation>حين صُنع لم يُحسب أي صف مرتين حتى هنا.</translation>
    </message>
    <message>
        <source>When it was made: %1.</source>
        <translation>حين صُنع: %1.</translation>
    </message>
    <message>
        <source>Nothing to compare yet.</source>
        <translation>لا شيء للمقارنة بعد.</translation>
    </message>
    <message>
        <source>No row has been computed twice yet.</source>
        <translation>لم يُحسب أي صف مرتين بعد.</translation>
    </message>
    <message numerus="yes">
        <source>rows rebuilt %Ln times, every rebuild gave the same bits</source>
        <translation>
            <numerusform>أُعيد بناء صفوف (عدد المرات %Ln)، وأعطت كل إعادة البتات نفسها</numerusform>
            <numerusform>أُعيد بناء صفوف (عدد المرات %Ln)، وأعطت كل إعادة البتات نفسها</numerusform>
            <numerusform>أُعيد بناء صفوف (عدد المرات %Ln)، وأعطت كل إعادة البتات نفسها</numerusform>
            <numerusform>أُعيد بناء صفوف (عدد المرات %Ln)، وأعطت كل إعادة البتات نفسها</numerusform>
            <numerusform>أُعيد بناء صفوف (عدد المرات %Ln)، وأعطت كل إعادة البتات نفسها</numerusform>
            <numerusform>أُعيد بناء صفوف (عدد المرات %Ln)، وأعطت كل إعادة البتات نفسها</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>rows rebuilt %Ln times, %1 of them to the same bits; the others differ by rounding</source>
        <translation>
            <numerusform>أُعيد بناء صفوف (عدد المرات %Ln)، منها %1 بالبتات نفسها؛ وتختلف الأخرى بالتقريب</numerusform>
            <numerusform>أُعيد بناء صفوف (عدد المرات %Ln)، منها %1 بالبتات نفسها؛ وتختلف الأخرى بالتقريب</numerusform>
            <numerusform>أُعيد بناء صفوف (عدد المرات %Ln)، منها %1 بالبتات نفسها؛ وتختلف الأخرى بالتقريب</numerusform>
            <numerusform>أُعيد بناء صفوف (عدد المرات %Ln)، منها %1 بالبتات نفسها؛ وتختلف الأخرى بالتقريب</numerusform>
            <numerusform>أُعيد بناء صفوف (عدد المرات %Ln)، منها %1 بالبتات نفسها؛ وتختلف الأخرى بالتقريب</numerusform>
            <numerusform>أُعيد بناء صفوف (عدد المرات %Ln)، منها %1 بالبتات نفسها؛ وتختلف الأخرى بالتقريب</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>rows rebuilt %Ln times, %1 of them to OTHER bits</source>
        <translation>
            <numerusform>أُعيد بناء صفوف (عدد المرات %Ln)، منها %1 ببتات أخرى</numerusform>
            <numerusform>أُعيد بناء صفوف (عدد المرات %Ln)، منها %1 ببتات أخرى</numerusform>
            <numerusform>أُعيد بناء صفوف (عدد المرات %Ln)، منها %1 ببتات أخرى</numerusform>
            <numerusform>أُعيد بناء صفوف (عدد المرات %Ln)، منها %1 ببتات أخرى</numerusform>
            <numerusform>أُعيد بناء صفوف (عدد المرات %Ln)، منها %1 ببتات أخرى</numerusform>
            <numerusform>أُعيد بناء صفوف (عدد المرات %Ln)، منها %1 ببتات أخرى</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln tokens identical</source>
        <translation>
            <numerusform>رموز متطابقة: %1 من %Ln</numerusform>
            <numerusform>رموز متطابقة: %1 من %Ln</numerusform>
            <numerusform>رموز متطابقة: %1 من %Ln</numerusform>
            <numerusform>رموز متطابقة: %1 من %Ln</numerusform>
            <numerusform>رموز متطابقة: %1 من %Ln</numerusform>
            <numerusform>رموز متطابقة: %1 من %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>logits identical to the last bit (%1 of %Ln steps)</source>
        <translation>
            <numerusform>درجات logits متطابقة حتى آخر بت (الخطوات: %1 من %Ln)</numerusform>
            <numerusform>درجات logits متطابقة حتى آخر بت (الخطوات: %1 من %Ln)</numerusform>
            <numerusform>درجات logits متطابقة حتى آخر بت (الخطوات: %1 من %Ln)</numerusform>
            <numerusform>درجات logits متطابقة حتى آخر بت (الخطوات: %1 من %Ln)</numerusform>
            <numerusform>درجات logits متطابقة حتى آخر بت (الخطوات: %1 من %Ln)</numerusform>
            <numerusform>درجات logits متطابقة حتى آخر بت (الخطوات: %1 من %Ln)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Save</name>
    <message>
        <source>Not saved</source>
        <translation>لم يُحفظ</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>حفظ</translation>
    </message>
</context>
<context>
    <name>Screenshot</name>
    <message>
        <source>There is no page &apos;%1&apos;; there are: %2.</source>
        <translation>لا توجد صفحة «⁦%1⁩»؛ الصفحات الموجودة: ⁦%2⁩.</translation>
    </message>
</context>
<context>
    <name>Shortcuts</name>
    <message>
        <source>Space</source>
        <translation>المسافة</translation>
    </message>
    <message>
        <source>Play or pause</source>
        <translation>تشغيل أو إيقاف مؤقت</translation>
    </message>
    <message>
        <source>→</source>
        <translation>→</translation>
    </message>
    <message>
        <source>One step</source>
        <translation>خطوة واحدة</translation>
    </message>
    <message>
        <source>KV cache on or off</source>
        <translation>تفعيل ذاكرة KV المؤقتة أو إيقافها</translation>
    </message>
    <message>
        <source>Restart from the prompt</source>
        <translation>البدء من جديد من الموجّه</translation>
    </message>
    <message>
        <source>1 to 6</source>
        <translation>من 1 إلى 6</translation>
    </message>
    <message>
        <source>Go to a page</source>
        <translation>الذهاب إلى صفحة</translation>
    </message>
    <message>
        <source>Page Down, Page Up</source>
        <translation>Page Down، Page Up</translation>
    </message>
    <message>
        <source>On and back in a lesson; → and ← too while the lecturer&apos;s notes are open</source>
        <translation>التقدم والرجوع في الدرس؛ وكذلك → و← ما دامت ملاحظات المحاضر مفتوحة</translation>
    </message>
    <message>
        <source>Zoom the cache in, out, to fit, while it has the focus</source>
        <translation>تكبير الذاكرة المؤقتة وتصغيرها وملاءمتها، وهي محل التركيز</translation>
    </message>
    <message>
        <source>Ctrl+O, Ctrl+S</source>
        <translation>Ctrl+O، Ctrl+S</translation>
    </message>
    <message>
        <source>Open a recorded run, save this one</source>
        <translation>فتح جولة مسجّلة، وحفظ هذه</translation>
    </message>
    <message>
        <source>Alt and a letter</source>
        <translation>Alt مع حرف</translation>
    </message>
    <message>
        <source>Open the menu of that letter, shown in its tip</source>
        <translation>فتح قائمة ذلك الحرف، وهو مذكور في تلميحها</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>ملء الشاشة</translation>
    </message>
    <message>
        <source>This list</source>
        <translation>هذه القائمة</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>الاختصارات</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>SpeedScale</name>
    <message>
        <source>as fast as it goes</source>
        <translation>بأقصى سرعة</translation>
    </message>
    <message>
        <source>1 token/s</source>
        <translation>رمز/ث</translation>
    </message>
    <message>
        <source>1 token in %1 s</source>
        <translation>رمز كل %1 ث</translation>
    </message>
</context>
<context>
    <name>Squeeze</name>
    <message>
        <source>%1 rows in one</source>
        <translation>%1 في واحد</translation>
    </message>
    <message>
        <source>thrown away</source>
        <translation>مرمي</translation>
    </message>
    <message>
        <source>row · token</source>
        <translation>صف · رمز</translation>
    </message>
    <message>
        <source>block %1</source>
        <translation>كتلة %1</translation>
    </message>
    <message>
        <source>key</source>
        <translation>مفتاح</translation>
    </message>
    <message>
        <source>value</source>
        <translation>قيمة</translation>
    </message>
    <message>
        <source>k</source>
        <comment>short for key</comment>
        <translation>k</translation>
    </message>
    <message>
        <source>v</source>
        <comment>short for value</comment>
        <translation>v</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>مضبوط</translation>
    </message>
    <message>
        <source>16-bit</source>
        <translation>16 بت</translation>
    </message>
    <message>
        <source>Every number rounded to 16 bits.</source>
        <translation>كل عدد مقرَّب إلى 16 بتًا.</translation>
    </message>
    <message>
        <source>8-bit</source>
        <translation>8 بت</translation>
    </message>
    <message>
        <source>Whole numbers from −127 to 127; each 32 of them share a scale.</source>
        <translation>أعداد صحيحة من ⁦−127⁩ إلى 127؛ كل 32 منها تتشارك مقياسًا.</translation>
    </message>
    <message>
        <source>4-bit</source>
        <translation>4 بت</translation>
    </message>
    <message>
        <source>Whole numbers from −7 to 7; each 32 of them share a scale.</source>
        <translation>أعداد صحيحة من ⁦−7⁩ إلى 7؛ كل 32 منها تتشارك مقياسًا.</translation>
    </message>
    <message>
        <source>keys 8, values 4</source>
        <translation>مفاتيح 8، قيم 4</translation>
    </message>
    <message>
        <source>8 bits for the keys, which decide where a row looks; 4 for the values, which are averaged anyway.</source>
        <translation>8 بتات للمفاتيح، وهي التي تحدد أين ينظر الصف؛ و4 للقيم، وهي تُمزج بالمتوسط على أي حال.</translation>
    </message>
    <message>
        <source>newest 64 rows</source>
        <translation>أحدث 64 صفًا</translation>
    </message>
    <message>
        <source>newest 64</source>
        <translation>أحدث 64</translation>
    </message>
    <message>
        <source>A window that slides: a row leaves when 64 newer ones have come.</source>
        <translation>نافذة تنزلق: يغادر الصف متى جاء بعده 64 صفًا.</translation>
    </message>
    <message>
        <source>first 4 + newest 60</source>
        <translation>أول 4 + أحدث 60</translation>
    </message>
    <message>
        <source>The same window, but the first four rows stay: heads with nothing to do look there.</source>
        <translation>النافذة نفسها، لكن تبقى الصفوف الأربعة الأولى: تنظر إليها الرؤوس التي لا عمل لها.</translation>
    </message>
    <message>
        <source>most looked-at 64</source>
        <translation>الـ 64 الأكثر نظرًا إليها</translation>
    </message>
    <message>
        <source>most looked-at</source>
        <translation>الأكثر نظرًا إليها</translation>
    </message>
    <message>
        <source>The newest 16 rows, and of the others the 48 that attention has looked at most so far.</source>
        <translation>أحدث 16 صفًا، ومن البقية 48 صفًا هي أكثر ما نظر إليه الانتباه حتى الآن.</translation>
    </message>
    <message>
        <source>merge old pairs</source>
        <translation>دمج الأزواج القديمة</translation>
    </message>
    <message>
        <source>merged</source>
        <translation>مدمج</translation>
    </message>
    <message>
        <source>64 entries: the newest 32 rows, and older ones averaged with their neighbours.</source>
        <translation>64 خانة: أحدث 32 صفًا، وصفوف أقدم أُخذ متوسطها مع جاراتها.</translation>
    </message>
    <message>
        <source>one key head for all (twin)</source>
        <translation>رأس مفتاح واحد للكل (توأم)</translation>
    </message>
    <message>
        <source>one head (twin)</source>
        <translation>رأس واحد (توأم)</translation>
    </message>
    <message>
        <source>Another model, whose heads all share one key and one value: this one with its heads averaged, and then 2,500 steps of training that mended what this broke.</source>
        <translation>نموذج آخر تتشارك رؤوسه كلها مفتاحًا واحدًا وقيمة واحدة: إنه هذا النموذج بمتوسط رؤوسه، ثم 2,500 خطوة تدريب أصلحت ما أفسده ذلك.</translation>
    </message>
    <message>
        <source>fold this model&apos;s heads</source>
        <translation>طيّ رؤوس هذا النموذج</translation>
    </message>
    <message>
        <source>folded heads</source>
        <translation>رؤوس مطوية</translation>
    </message>
    <message>
        <source>An experiment: the keys and values of all heads averaged into one, without any training. It is meant to fail: heads that share must be trained to.</source>
        <translation>تجربة: مفاتيح الرؤوس كلها وقيمها أُخذ متوسطها في واحد، بلا أي تدريب. والمقصود أن تفشل: فالرؤوس المتشاركة لا بد أن تُدرَّب على ذلك.</translation>
    </message>
    <message>
        <source>pages of 16 rows</source>
        <translation>صفحات من 16 صفًا</translation>
    </message>
    <message>
        <source>pages of 16</source>
        <translation>صفحات من 16</translation>
    </message>
    <message>
        <source>The same numbers, to the last bit. Memory is given out 16 rows at a time, so no conversation holds room that it may never need.</source>
        <translation>الأعداد نفسها، حتى آخر بت. تُوزَّع الذاكرة 16 صفًا في كل مرة، فلا تحجز محادثة مكانًا قد لا تحتاج إليه أبدًا.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 من %2</translation>
    </message>
    <message>
        <source>same bits</source>
        <translation>البتات نفسها</translation>
    </message>
    <message>
        <source>%1 rows</source>
        <translation>%1 صفًا</translation>
    </message>
    <message>
        <source>None of them was in the cache any more when the answer began: the model answered from the rows it had.</source>
        <translation>لم يكن أي منها في الذاكرة المؤقتة حين بدأت الإجابة: أجاب النموذج من الصفوف التي لديه.</translation>
    </message>
    <message>
        <source>%1 of them were still in the cache when the answer began.</source>
        <translation>كان %1 منها ما زال في الذاكرة المؤقتة حين بدأت الإجابة.</translation>
    </message>
    <message>
        <source>They were still in the cache when the answer began, but averaged with their neighbours.</source>
        <translation>كانت ما زالت في الذاكرة المؤقتة حين بدأت الإجابة، لكن بمتوسطها مع جاراتها.</translation>
    </message>
    <message>
        <source>All of them were still in the cache when the answer began.</source>
        <translation>كانت كلها ما زالت في الذاكرة المؤقتة حين بدأت الإجابة.</translation>
    </message>
    <message>
        <source>All of them were in the cache, to the last bit.</source>
        <translation>كانت كلها في الذاكرة المؤقتة، حتى آخر بت.</translation>
    </message>
    <message>
        <source>All of them were in the cache, with one key and one value for all heads.</source>
        <translation>كانت كلها في الذاكرة المؤقتة، بمفتاح واحد وقيمة واحدة لكل الرؤوس.</translation>
    </message>
    <message>
        <source>All of them were in the cache, in fewer bits.</source>
        <translation>كانت كلها في الذاكرة المؤقتة، ببتات أقل.</translation>
    </message>
    <message>
        <source>Fewer bits</source>
        <translation>بتات أقل</translation>
    </message>
    <message>
        <source>Throw rows away</source>
        <translation>رمي صفوف</translation>
    </message>
    <message>
        <source>Share heads</source>
        <translation>مشاركة الرؤوس</translation>
    </message>
    <message>
        <source>Give out memory in pages</source>
        <translation>توزيع الذاكرة صفحات</translation>
    </message>
    <message>
        <source>loading…</source>
        <translation>يجري التحميل…</translation>
    </message>
    <message>
        <source>%1 right</source>
        <translation>%1 صحيحة</translation>
    </message>
    <message>
        <source>This arithmetic reads the plain 32-bit cache only. Choose the exact arithmetic in the bar above.</source>
        <translation>هذا الحساب لا يقرأ إلا الذاكرة المؤقتة العادية بدقة 32 بتًا. اختر الحساب المضبوط في الشريط أعلاه.</translation>
    </message>
    <message>
        <source>This model&apos;s heads share one key and one value already.</source>
        <translation>رؤوس هذا النموذج تتشارك بالفعل مفتاحًا واحدًا وقيمة واحدة.</translation>
    </message>
    <message>
        <source>Only the bundled model has a twin that was trained so.</source>
        <translation>للنموذج المرفق وحده توأم دُرّب على ذلك.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: loading the model…</source>
        <translation>%1: يجري تحميل النموذج…</translation>
    </message>
    <message>
        <source>%1: question %2</source>
        <translation>%1: السؤال %2</translation>
    </message>
    <message>
        <source>%1: text %2</source>
        <translation>%1: النص %2</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>الصف %1</translation>
    </message>
    <message>
        <source>rows %1–%2</source>
        <translation>الصفوف %1–%2</translation>
    </message>
    <message>
        <source>Show %1 in the cache →</source>
        <translation>إظهار %1 في الذاكرة المؤقتة ←</translation>
    </message>
    <message>
        <source>KL divergence %1</source>
        <translation>تباعد KL‏ %1</translation>
    </message>
    <message>
        <source>%1 · the top choice agrees at %2 tokens</source>
        <translation>%1 · يتفق الاختيار الأول عند %2 من الرموز</translation>
    </message>
    <message>
        <source>cache at the end %1, exact %2</source>
        <translation>الذاكرة المؤقتة في النهاية %1، والمضبوطة %2</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>The answer stood in %1 (“%2”).</source>
        <translation>كانت الإجابة في %1 («⁦%2⁩»).</translation>
    </message>
</context>
<context>
    <name>StepBound</name>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Bound by memory: it read at %1 of this machine&apos;s rate.</source>
        <translation>محدودة بالذاكرة: قرأت بنسبة %1 من معدل هذا الجهاز.</translation>
    </message>
    <message>
        <source>Bound by memory: it read at %1 of this machine&apos;s rate, and calculated at only %2.</source>
        <translation>محدودة بالذاكرة: قرأت بنسبة %1 من معدل هذا الجهاز، وحسبت بنسبة %2 فقط.</translation>
    </message>
    <message>
        <source>Bound by arithmetic: it calculated at %1 of this machine&apos;s rate, and read at only %2.</source>
        <translation>محدودة بالحساب: حسبت بنسبة %1 من معدل هذا الجهاز، وقرأت بنسبة %2 فقط.</translation>
    </message>
    <message>
        <source>Bound by memory and arithmetic alike: it read at %1 and calculated at %2 of this machine&apos;s rates.</source>
        <translation>محدودة بالذاكرة والحساب معًا: قرأت بنسبة %1 وحسبت بنسبة %2 من معدلي هذا الجهاز.</translation>
    </message>
    <message>
        <source>Bound by neither memory (%1 of this machine&apos;s rate) nor arithmetic (%2): the step is so short that starting each piece of work takes most of it.</source>
        <translation>لا تحدّها الذاكرة (%1 من معدل هذا الجهاز) ولا الحساب (%2): الخطوة قصيرة جدًا حتى إن بدء كل جزء من العمل يأخذ معظمها.</translation>
    </message>
    <message>
        <source>Bound by memory: little arithmetic for what was read (operations for each byte: %1).</source>
        <translation>محدودة بالذاكرة: حساب قليل لما قُرئ (العمليات لكل بايت: %1).</translation>
    </message>
    <message>
        <source>Bound by arithmetic: much of it for what was read (operations for each byte: %1).</source>
        <translation>محدودة بالحساب: حساب كثير لما قُرئ (العمليات لكل بايت: %1).</translation>
    </message>
</context>
<context>
    <name>StepPhase</name>
    <message>
        <source>embed</source>
        <translation>تضمين</translation>
    </message>
    <message>
        <source>Looks up each token&apos;s vector and adds that of its place.</source>
        <translation>يبحث عن متجه كل رمز ويضيف إليه متجه موضعه.</translation>
    </message>
    <message>
        <source>norms</source>
        <translation>تطبيع</translation>
    </message>
    <message>
        <source>Brings the numbers of a row to one scale, twice in each block.</source>
        <translation>يعيد أعداد الصف إلى مقياس واحد، مرتين في كل كتلة.</translation>
    </message>
    <message>
        <source>project q, k, v</source>
        <translation>إسقاط q، k، v</translation>
    </message>
    <message>
        <source>Makes query, key and value of each row that is computed.</source>
        <translation>يصنع لكل صف يُحسب استعلامًا ومفتاحًا وقيمة.</translation>
    </message>
    <message>
        <source>append</source>
        <translation>إلحاق</translation>
    </message>
    <message>
        <source>Writes the new keys and values into the store.</source>
        <translation>يكتب المفاتيح والقيم الجديدة في المخزن.</translation>
    </message>
    <message>
        <source>attend</source>
        <translation>انتباه</translation>
    </message>
    <message>
        <source>Compares the query with all keys above and mixes their values.</source>
        <translation>يقارن الاستعلام بكل المفاتيح التي فوقه ويمزج قيمها.</translation>
    </message>
    <message>
        <source>project out</source>
        <translation>إسقاط الخرج</translation>
    </message>
    <message>
        <source>Brings what attention found back into the row.</source>
        <translation>يعيد ما وجده الانتباه إلى الصف.</translation>
    </message>
    <message>
        <source>MLP</source>
        <translation>MLP</translation>
    </message>
    <message>
        <source>Works on each row by itself; most of the weights are here.</source>
        <translation>تعمل على كل صف وحده؛ ومعظم الأوزان هنا.</translation>
    </message>
    <message>
        <source>logits</source>
        <translation>logits</translation>
    </message>
    <message>
        <source>Gives every token of the vocabulary its score.</source>
        <translation>تعطي كل رمز في المفردات درجته.</translation>
    </message>
    <message>
        <source>sample</source>
        <translation>أخذ عينة</translation>
    </message>
    <message>
        <source>Chooses the next token.</source>
        <translation>يختار الرمز التالي.</translation>
    </message>
</context>
<context>
    <name>WebPage</name>
    <message>
        <source>Replay</source>
        <translation>إعادة العرض</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>تشغيل</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>خطوة إلى الوراء</translation>
    </message>
    <message>
        <source>One step forth</source>
        <translation>خطوة إلى الأمام</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>إلى البداية</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>إلى النهاية</translation>
    </message>
    <message>
        <source>Place in the run</source>
        <translation>الموضع في الجولة</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>السرعة</translation>
    </message>
    <message>
        <source>slow</source>
        <translation>بطيئة</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>عادية</translation>
    </message>
    <message>
        <source>fast</source>
        <translation>سريعة</translation>
    </message>
    <message>
        <source>Keys: Space plays and pauses, ← and → move by one step, Home and End go to the ends.</source>
        <translation>المفاتيح: المسافة للتشغيل والإيقاف المؤقت، و← و→ للتحرك خطوة، وHome وEnd للذهاب إلى الطرفين.</translation>
    </message>
    <message>
        <source>Time per token</source>
        <translation>الزمن لكل رمز</translation>
    </message>
    <message>
        <source>Cache memory</source>
        <translation>حجم الذاكرة المؤقتة</translation>
    </message>
    <message>
        <source>What you see</source>
        <translation>ما تراه</translation>
    </message>
    <message>
        <source>All events as a table</source>
        <translation>كل الأحداث في جدول</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>الأرقام</translation>
    </message>
    <message>
        <source>The replay needs JavaScript, which is switched off here. What came out can be read all the same.</source>
        <translation>تحتاج إعادة العرض إلى JavaScript، وهي معطّلة هنا. ويمكن مع ذلك قراءة ما نتج.</translation>
    </message>
    <message>
        <source>Made with Rowkeeper. This page holds all it needs: nothing is fetched and nothing is sent.</source>
        <translation>صُنعت ببرنامج Rowkeeper. في هذه الصفحة كل ما تحتاج إليه: لا يُجلب شيء ولا يُرسل شيء.</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>الرموز</translation>
    </message>
    <message>
        <source>The cache</source>
        <translation>الذاكرة المؤقتة</translation>
    </message>
    <message>
        <source>The whole text</source>
        <translation>النص كله</translation>
    </message>
    <message>
        <source>time so far</source>
        <translation>الزمن حتى الآن</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>رموز</translation>
    </message>
    <message>
        <source>rows computed</source>
        <translation>صفوف محسوبة</translation>
    </message>
    <message>
        <source>rows kept</source>
        <translation>صفوف محفوظة</translation>
    </message>
    <message>
        <source>cache memory</source>
        <translation>حجم الذاكرة المؤقتة</translation>
    </message>
    <message>
        <source>key</source>
        <translation>مفتاح</translation>
    </message>
    <message>
        <source>value</source>
        <translation>قيمة</translation>
    </message>
    <message>
        <source>pale: computed, not kept</source>
        <translation>باهت: حُسب ولم يُحفظ</translation>
    </message>
    <message>
        <source>This page was made</source>
        <translation>صُنعت هذه الصفحة</translation>
    </message>
    <message>
        <source>A language model writes one token after another. Its KV cache keeps the key and the value of each row it has computed, so that a step computes one new row instead of all of them.</source>
        <translation>يكتب النموذج اللغوي رمزًا تلو الآخر. وتحفظ ذاكرة KV المؤقتة مفتاح كل صف حسبه وقيمته، فتحسب الخطوة صفًا جديدًا واحدًا بدل أن تحسبها كلها.</translation>
    </message>
    <message>
        <source>Tokens are chosen</source>
        <translation>كيف تُختار الرموز</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 و%2</translation>
    </message>
    <message>
        <source>A run of %1, step by step</source>
        <translation>جولة للنموذج %1، خطوة خطوة</translation>
    </message>
    <message>
        <source>Press Play, or move the slider below, to watch it.</source>
        <translation>اضغط «تشغيل» أو حرّك المؤشر المنزلق أدناه لمشاهدتها.</translation>
    </message>
    <message>
        <source>Two runs of %1 side by side</source>
        <translation>جولتان للنموذج %1 جنبًا إلى جنب</translation>
    </message>
    <message>
        <source>Here two runs of the same prompt stand side by side. Press Play, or move the slider below.</source>
        <translation>هنا جولتان للموجّه نفسه جنبًا إلى جنب. اضغط «تشغيل» أو حرّك المؤشر المنزلق أدناه.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln of them not for the first time: the same bits came out.</source>
        <translation>
            <numerusform>لم يُحسب أي منها من قبل.</numerusform>
            <numerusform>واحد منها ليس للمرة الأولى: خرجت البتات نفسها.</numerusform>
            <numerusform>اثنان منها ليسا للمرة الأولى: خرجت البتات نفسها.</numerusform>
            <numerusform>%Ln منها ليست للمرة الأولى: خرجت البتات نفسها.</numerusform>
            <numerusform>%Ln منها ليست للمرة الأولى: خرجت البتات نفسها.</numerusform>
            <numerusform>%Ln منها ليست للمرة الأولى: خرجت البتات نفسها.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of them not for the first time, and OTHER bits came out: an error.</source>
        <translation>
            <numerusform>لم يُحسب أي منها من قبل.</numerusform>
            <numerusform>واحد منها ليس للمرة الأولى، وخرجت بتات أخرى: هذا خطأ.</numerusform>
            <numerusform>اثنان منها ليسا للمرة الأولى، وخرجت بتات أخرى: هذا خطأ.</numerusform>
            <numerusform>%Ln منها ليست للمرة الأولى، وخرجت بتات أخرى: هذا خطأ.</numerusform>
            <numerusform>%Ln منها ليست للمرة الأولى، وخرجت بتات أخرى: هذا خطأ.</numerusform>
            <numerusform>%Ln منها ليست للمرة الأولى، وخرجت بتات أخرى: هذا خطأ.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of them not for the first time, and a little differently: this arithmetic adds in another order.</source>
        <translation>
            <numerusform>لم يُحسب أي منها من قبل.</numerusform>
            <numerusform>واحد منها ليس للمرة الأولى، وخرج مختلفًا قليلًا: هذا الحساب يجمع بترتيب آخر.</numerusform>
            <numerusform>اثنان منها ليسا للمرة الأولى، وخرجا مختلفين قليلًا: هذا الحساب يجمع بترتيب آخر.</numerusform>
            <numerusform>%Ln منها ليست للمرة الأولى، وخرجت مختلفة قليلًا: هذا الحساب يجمع بترتيب آخر.</numerusform>
            <numerusform>%Ln منها ليست للمرة الأولى، وخرجت مختلفة قليلًا: هذا الحساب يجمع بترتيب آخر.</numerusform>
            <numerusform>%Ln منها ليست للمرة الأولى، وخرجت مختلفة قليلًا: هذا الحساب يجمع بترتيب آخر.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Without the cache: %Ln row(s) computed, none kept, in %1.</source>
        <translation>
            <numerusform>بلا ذاكرة مؤقتة: لم يُحسب أي صف، في %1.</numerusform>
            <numerusform>بلا ذاكرة مؤقتة: حُسب صف واحد ولم يُحفظ، في %1.</numerusform>
            <numerusform>بلا ذاكرة مؤقتة: حُسب صفان ولم يُحفظ أي منهما، في %1.</numerusform>
            <numerusform>بلا ذاكرة مؤقتة: حُسبت %Ln صفوف ولم يُحفظ أي منها، في %1.</numerusform>
            <numerusform>بلا ذاكرة مؤقتة: حُسب %Ln صفًا ولم يُحفظ أي منها، في %1.</numerusform>
            <numerusform>بلا ذاكرة مؤقتة: حُسب %Ln صف ولم يُحفظ أي منها، في %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Prefill: the prompt’s %Ln row(s) computed and kept, in %1.</source>
        <translation>
            <numerusform>التعبئة المسبقة: لم يُحسب أي صف من الموجّه، في %1.</numerusform>
            <numerusform>التعبئة المسبقة: حُسب صف الموجّه الوحيد وحُفظ، في %1.</numerusform>
            <numerusform>التعبئة المسبقة: حُسب صفا الموجّه وحُفظا، في %1.</numerusform>
            <numerusform>التعبئة المسبقة: حُسبت صفوف الموجّه وحُفظت، وعددها %Ln، في %1.</numerusform>
            <numerusform>التعبئة المسبقة: حُسبت صفوف الموجّه وحُفظت، وعددها %Ln، في %1.</numerusform>
            <numerusform>التعبئة المسبقة: حُسبت صفوف الموجّه وحُفظت، وعددها %Ln، في %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The cache was empty: %Ln row(s) computed and kept, in %1.</source>
        <translation>
            <numerusform>كانت الذاكرة المؤقتة فارغة: لم يُحسب أي صف، في %1.</numerusform>
            <numerusform>كانت الذاكرة المؤقتة فارغة: حُسب صف واحد وحُفظ، في %1.</numerusform>
            <numerusform>كانت الذاكرة المؤقتة فارغة: حُسب صفان وحُفظا، في %1.</numerusform>
            <numerusform>كانت الذاكرة المؤقتة فارغة: حُسبت %Ln صفوف وحُفظت، في %1.</numerusform>
            <numerusform>كانت الذاكرة المؤقتة فارغة: حُسب %Ln صفًا وحُفظت، في %1.</numerusform>
            <numerusform>كانت الذاكرة المؤقتة فارغة: حُسب %Ln صف وحُفظت، في %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) computed, %1 read from the cache, in %2.</source>
        <translation>
            <numerusform>لم يُحسب أي صف، واستُرجع %1 من الذاكرة المؤقتة، في %2.</numerusform>
            <numerusform>حُسب صف واحد، واستُرجع %1 من الذاكرة المؤقتة، في %2.</numerusform>
            <numerusform>حُسب صفان، واستُرجع %1 من الذاكرة المؤقتة، في %2.</numerusform>
            <numerusform>حُسبت %Ln صفوف، واستُرجع %1 من الذاكرة المؤقتة، في %2.</numerusform>
            <numerusform>حُسب %Ln صفًا، واستُرجع %1 من الذاكرة المؤقتة، في %2.</numerusform>
            <numerusform>حُسب %Ln صف، واستُرجع %1 من الذاكرة المؤقتة، في %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Start</source>
        <translation>البداية</translation>
    </message>
    <message numerus="yes">
        <source>%Ln token(s) in the prompt. No row has been computed yet.</source>
        <translation>
            <numerusform>لا رموز في الموجّه. لم يُحسب أي صف بعد.</numerusform>
            <numerusform>رمز واحد في الموجّه. لم يُحسب أي صف بعد.</numerusform>
            <numerusform>رمزان في الموجّه. لم يُحسب أي صف بعد.</numerusform>
            <numerusform>%Ln رموز في الموجّه. لم يُحسب أي صف بعد.</numerusform>
            <numerusform>%Ln رمزًا في الموجّه. لم يُحسب أي صف بعد.</numerusform>
            <numerusform>%Ln رمز في الموجّه. لم يُحسب أي صف بعد.</numerusform>
        </translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>الخطوة %1 من %2</translation>
    </message>
    <message numerus="yes">
        <source>The context was full: the oldest %Ln token(s) had to go, and all other rows are computed anew.</source>
        <translation>
            <numerusform>كان السياق ممتلئًا: لم يخرج أي رمز، وتُحسب كل الصفوف من جديد.</numerusform>
            <numerusform>كان السياق ممتلئًا: خرج أقدم رمز، وتُحسب كل الصفوف الأخرى من جديد.</numerusform>
            <numerusform>كان السياق ممتلئًا: خرج أقدم رمزين، وتُحسب كل الصفوف الأخرى من جديد.</numerusform>
            <numerusform>كان السياق ممتلئًا: خرجت أقدم %Ln رموز، وتُحسب كل الصفوف الأخرى من جديد.</numerusform>
            <numerusform>كان السياق ممتلئًا: خرج أقدم %Ln رمزًا، وتُحسب كل الصفوف الأخرى من جديد.</numerusform>
            <numerusform>كان السياق ممتلئًا: خرج أقدم %Ln رمز، وتُحسب كل الصفوف الأخرى من جديد.</numerusform>
        </translation>
    </message>
    <message>
        <source>A token was replaced</source>
        <translation>استُبدل رمز</translation>
    </message>
    <message>
        <source>Row %1 is ‘%2’ now. The rows above it stay valid; it and all rows below must be computed again.</source>
        <translation>أصبح الصف %1 الآن «%2». تبقى الصفوف التي فوقه صالحة؛ أما هو وكل ما تحته فيجب أن تُحسب من جديد.</translation>
    </message>
    <message>
        <source>Cache switched on</source>
        <translation>فُعّلت الذاكرة المؤقتة</translation>
    </message>
    <message>
        <source>Cache switched off</source>
        <translation>أُوقفت الذاكرة المؤقتة</translation>
    </message>
    <message>
        <source>The next step computes every row once more and keeps them; from then on each step computes one row.</source>
        <translation>تحسب الخطوة التالية كل الصفوف مرة أخرى وتحفظها؛ ومن بعدها تحسب كل خطوة صفًا واحدًا.</translation>
    </message>
    <message>
        <source>What the cache held is gone: from now on each step computes every row again.</source>
        <translation>زال ما كان في الذاكرة المؤقتة: من الآن تحسب كل خطوة كل الصفوف من جديد.</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>إيقاف مؤقت</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 من %2</translation>
    </message>
    <message>
        <source>row</source>
        <translation>صف</translation>
    </message>
    <message>
        <source>token</source>
        <translation>رمز</translation>
    </message>
    <message>
        <source>block</source>
        <translation>كتلة</translation>
    </message>
    <message>
        <source>computed</source>
        <translation>حُسب</translation>
    </message>
    <message>
        <source>×1 new</source>
        <translation>⁦×1⁩ جديد</translation>
    </message>
    <message>
        <source>rebuild</source>
        <translation>يُعاد</translation>
    </message>
    <message>
        <source>in the cache</source>
        <translation>في الذاكرة المؤقتة</translation>
    </message>
    <message>
        <source>computed, not kept</source>
        <translation>حُسب ولم يُحفظ</translation>
    </message>
    <message>
        <source>to be rebuilt</source>
        <translation>يُعاد بناؤه</translation>
    </message>
    <message>
        <source>not computed yet</source>
        <translation>لم يُحسب بعد</translation>
    </message>
    <message>
        <source>never computed: the context is full</source>
        <translation>لا يُحسب أبدًا: السياق ممتلئ</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>صف %1</translation>
    </message>
    <message>
        <source>computed ×%1</source>
        <translation>حُسب ⁦×%1⁩</translation>
    </message>
    <message>
        <source>Choose a row or a token to read about it.</source>
        <translation>اختر صفًا أو رمزًا لتقرأ عنه.</translation>
    </message>
    <message>
        <source>The cache, row by row. Tokens: %1. Rows in the cache: %2.</source>
        <translation>الذاكرة المؤقتة صفًا صفًا. الرموز: %1. الصفوف في الذاكرة المؤقتة: %2.</translation>
    </message>
    <message>
        <source>cache on</source>
        <translation>مع ذاكرة مؤقتة</translation>
    </message>
    <message>
        <source>cache off</source>
        <translation>بلا ذاكرة مؤقتة</translation>
    </message>
    <message>
        <source>prefill</source>
        <translation>تعبئة مسبقة</translation>
    </message>
    <message>
        <source>prefill, beyond the scale</source>
        <translation>تعبئة مسبقة، خارج المقياس</translation>
    </message>
    <message>
        <source>used by rows</source>
        <translation>تستخدمه الصفوف</translation>
    </message>
    <message>
        <source>allocated</source>
        <translation>محجوز</translation>
    </message>
    <message>
        <source>only during a step</source>
        <translation>في أثناء الخطوة فقط</translation>
    </message>
    <message>
        <source>%1 tokens</source>
        <translation>الرموز: %1</translation>
    </message>
    <message>
        <source>Each step will be a point here.</source>
        <translation>ستكون كل خطوة نقطة هنا.</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>الحدث</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>الرمز</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>ما حدث</translation>
    </message>
    <message>
        <source>Two lanes run the same prompt. The lane whose clock is behind moves next, so that both clocks are honest.</source>
        <translation>يشغّل مساران الموجّه نفسه. والدور دائمًا للمسار الذي تتأخر ساعته، ولذلك فالساعتان صادقتان.</translation>
    </message>
    <message>
        <source>A token is a piece of text. Grey ones are the prompt’s, green ones with a line below were written by the model; the newest has a frame.</source>
        <translation>الرمز قطعة من النص. الرمادية رموز الموجّه، والخضراء التي تحتها خط كتبها النموذج؛ ولأحدثها إطار.</translation>
    </message>
    <message numerus="yes">
        <source>The picture of the cache has a line for each row: one token’s key (left, blue) and value (right, orange) in every block of the model, painted from the real numbers. Negative numbers are grey. A cell is the mean of %Ln number(s).</source>
        <translation>
            <numerusform>في صورة الذاكرة المؤقتة سطر لكل صف: مفتاح رمز واحد (يسارًا، أزرق) وقيمته (يمينًا، برتقالي) في كل كتلة من النموذج، مرسومين من الأعداد الحقيقية. الأعداد السالبة رمادية. ولا أعداد في الخلية.</numerusform>
            <numerusform>في صورة الذاكرة المؤقتة سطر لكل صف: مفتاح رمز واحد (يسارًا، أزرق) وقيمته (يمينًا، برتقالي) في كل كتلة من النموذج، مرسومين من الأعداد الحقيقية. الأعداد السالبة رمادية. والخلية عدد واحد.</numerusform>
            <numerusform>في صورة الذاكرة المؤقتة سطر لكل صف: مفتاح رمز واحد (يسارًا، أزرق) وقيمته (يمينًا، برتقالي) في كل كتلة من النموذج، مرسومين من الأعداد الحقيقية. الأعداد السالبة رمادية. والخلية متوسط عددين.</numerusform>
            <numerusform>في صورة الذاكرة المؤقتة سطر لكل صف: مفتاح رمز واحد (يسارًا، أزرق) وقيمته (يمينًا، برتقالي) في كل كتلة من النموذج، مرسومين من الأعداد الحقيقية. الأعداد السالبة رمادية. والخلية متوسط %Ln أعداد.</numerusform>
            <numerusform>في صورة الذاكرة المؤقتة سطر لكل صف: مفتاح رمز واحد (يسارًا، أزرق) وقيمته (يمينًا، برتقالي) في كل كتلة من النموذج، مرسومين من الأعداد الحقيقية. الأعداد السالبة رمادية. والخلية متوسط %Ln عددًا.</numerusform>
            <numerusform>في صورة الذاكرة المؤقتة سطر لكل صف: مفتاح رمز واحد (يسارًا، أزرق) وقيمته (يمينًا، برتقالي) في كل كتلة من النموذج، مرسومين من الأعداد الحقيقية. الأعداد السالبة رمادية. والخلية متوسط %Ln عدد.</numerusform>
        </translation>
    </message>
    <message>
        <source>A row in full colour is in the cache. A pale one was computed but not kept, because the cache is off. An empty frame is a row that the next step computes. A row all in grey was computed for another text and must be computed again.</source>
        <translation>الصف ذو اللون الكامل في الذاكرة المؤقتة. والباهت حُسب ولم يُحفظ لأن الذاكرة المؤقتة متوقفة. والإطار الفارغ صف تحسبه الخطوة التالية. والصف الرمادي كله حُسب من أجل نص آخر ويجب أن يُحسب من جديد.</translation>
    </message>
    <message>
        <source>×1, ×2, ×3 … say how often a row was computed. With the cache that is once; without it every step computes every row again, and the same bits come out.</source>
        <translation>تقول ⁦×1⁩ و⁦×2⁩ و⁦×3⁩ … كم مرة حُسب الصف. مع الذاكرة المؤقتة مرة واحدة؛ وبدونها تحسب كل خطوة كل الصفوف من جديد، فتخرج البتات نفسها.</translation>
    </message>
    <message>
        <source>The charts show what that costs: time for each token, and memory for the rows that are kept.</source>
        <translation>تبيّن المخططات كم يكلف ذلك: الزمن لكل رمز، والذاكرة للصفوف المحفوظة.</translation>
    </message>
    <message>
        <source>Rowkeeper tiny</source>
        <translation>Rowkeeper tiny</translation>
    </message>
    <message>
        <source>a model without a name</source>
        <translation>نموذج بلا اسم</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>النموذج</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>الشكل</translation>
    </message>
    <message>
        <source>%1 blocks, %2 heads, width %3</source>
        <translation>عدد الكتل %1، والرؤوس %2، والعرض %3</translation>
    </message>
    <message>
        <source>Arithmetic</source>
        <translation>الحساب</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>الأوزان</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>الخيوط</translation>
    </message>
    <message>
        <source>×%1</source>
        <translation>⁦×%1⁩</translation>
    </message>
</context>
<context>
    <name>rowkeeper::app::AboutDialog</name>
    <message>
        <source>Arithmetic on this computer: exact CPU kernels (%1), and OpenBLAS.</source>
        <translation>الحساب على هذا الحاسوب: نوى حساب CPU مضبوطة (%1)، وOpenBLAS.</translation>
    </message>
    <message>
        <source>Arithmetic on this computer: exact CPU kernels (%1). OpenBLAS is not installed.</source>
        <translation>الحساب على هذا الحاسوب: نوى حساب CPU مضبوطة (%1). OpenBLAS غير مثبّتة.</translation>
    </message>
    <message>
        <source>GPU: %1.</source>
        <translation>وحدة GPU: %1.</translation>
    </message>
    <message>
        <source>Our own source is under the MIT licence. Qt Charts is under the GPL, version 3, so this program as a whole is under the GPL, version 3. The command line and the engine contain nothing of Qt.</source>
        <translation>شيفرتنا المصدرية برخصة MIT. وQt Charts برخصة GPL، الإصدار 3، فهذا البرنامج بمجموعه برخصة GPL، الإصدار 3. وليس في سطر الأوامر ولا في المحرّك شيء من Qt.</translation>
    </message>
    <message>
        <source>The bundled model, its text and its questions were made by this project: MIT. GPT-2 small is OpenAI&apos;s: modified MIT.</source>
        <translation>النموذج المرفق ونصه وأسئلته من صنع هذا المشروع: MIT. ونموذج GPT-2 small من OpenAI: رخصة MIT معدّلة.</translation>
    </message>
    <message>
        <source>Runs a real GPT-2 and shows its KV cache: what it keeps, what it saves, what it costs.</source>
        <translation>يشغّل GPT-2 حقيقيًا ويعرض ذاكرة KV المؤقتة فيه: ما تحفظه، وما توفره، وما تكلفه.</translation>
    </message>
    <message>
        <source>About Rowkeeper</source>
        <translation>حول Rowkeeper</translation>
    </message>
    <message numerus="yes">
        <source>Model: %1, %2 blocks, %3 heads, %4. Arithmetic: %5 (%6), %n thread(s).</source>
        <translation>
            <numerusform>النموذج: %1، عدد الكتل %2، والرؤوس %3، %4. الحساب: %5 (%6)، بلا خيوط معالجة.</numerusform>
            <numerusform>النموذج: %1، عدد الكتل %2، والرؤوس %3، %4. الحساب: %5 (%6)، خيط واحد.</numerusform>
            <numerusform>النموذج: %1، عدد الكتل %2، والرؤوس %3، %4. الحساب: %5 (%6)، خيطان.</numerusform>
            <numerusform>النموذج: %1، عدد الكتل %2، والرؤوس %3، %4. الحساب: %5 (%6)، %n خيوط.</numerusform>
            <numerusform>النموذج: %1، عدد الكتل %2، والرؤوس %3، %4. الحساب: %5 (%6)، %n خيطًا.</numerusform>
            <numerusform>النموذج: %1، عدد الكتل %2، والرؤوس %3، %4. الحساب: %5 (%6)، %n خيط.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rowkeeper::app::AppStage</name>
    <message>
        <source>It was stopped, or the app was asked for something else.</source>
        <translation>أُوقف، أو طُلب من التطبيق شيء آخر.</translation>
    </message>
</context>
<context>
    <name>rowkeeper::app::MainWindow</name>
    <message>
        <source>Watch</source>
        <translation>المشاهدة</translation>
    </message>
    <message>
        <source>Watch the cache while the model writes</source>
        <translation>مشاهدة الذاكرة المؤقتة في أثناء كتابة النموذج</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>السباق</translation>
    </message>
    <message>
        <source>The same text with the cache and without, side by side</source>
        <translation>النص نفسه مع الذاكرة المؤقتة وبدونها، جنبًا إلى جنب</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>الدردشة</translation>
    </message>
    <message>
        <source>Questions about a document, with its cache kept between turns</source>
        <translation>أسئلة عن مستند، وذاكرته المؤقتة محفوظة بين الأدوار</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>الذاكرة</translation>
    </message>
    <message>
        <source>What the cache of any model takes, and whether it fits</source>
        <translation>كم تشغل الذاكرة المؤقتة لأي نموذج، وهل يتسع لها المكان</translation>
    </message>
    <message>
        <source>Squeeze</source>
        <translation>التقليص</translation>
    </message>
    <message>
        <source>Make the cache smaller and see what it forgets</source>
        <translation>تصغير الذاكرة المؤقتة ورؤية ما تنساه</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>التعلّم</translation>
    </message>
    <message>
        <source>Nine short lessons that drive the app</source>
        <translation>تسعة دروس قصيرة تقود التطبيق</translation>
    </message>
    <message>
        <source>&amp;Open a recorded run…</source>
        <translation>&amp;فتح جولة مسجّلة…</translation>
    </message>
    <message>
        <source>&amp;Save this run…</source>
        <translation>&amp;حفظ هذه الجولة…</translation>
    </message>
    <message>
        <source>Save the steps as a &amp;table (CSV)…</source>
        <translation>حفظ الخطوات في &amp;جدول (CSV)…</translation>
    </message>
    <message>
        <source>Save this run as a &amp;web page…</source>
        <translation>حفظ هذه الجولة &amp;صفحة ويب…</translation>
    </message>
    <message>
        <source>Save this run as a web page</source>
        <translation>حفظ هذه الجولة صفحة ويب</translation>
    </message>
    <message>
        <source>Save the &amp;race as a web page…</source>
        <translation>حفظ ال&amp;سباق صفحة ويب…</translation>
    </message>
    <message>
        <source>Save the race as a web page</source>
        <translation>حفظ السباق صفحة ويب</translation>
    </message>
    <message>
        <source>&amp;Handout of this run (PDF)…</source>
        <translation>&amp;مذكّرة هذه الجولة (PDF)…</translation>
    </message>
    <message>
        <source>&amp;Back to the live run</source>
        <translation>ال&amp;عودة إلى الجولة الحية</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>إ&amp;نهاء</translation>
    </message>
    <message>
        <source>&amp;Keys…</source>
        <translation>الا&amp;ختصارات…</translation>
    </message>
    <message>
        <source>&amp;About Rowkeeper…</source>
        <translation>&amp;حول Rowkeeper…</translation>
    </message>
    <message>
        <source>Open a recorded run</source>
        <translation>فتح جولة مسجّلة</translation>
    </message>
    <message>
        <source>Recorded runs (*.rowkeeper)</source>
        <translation>جولات مسجّلة (*.rowkeeper)</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>حُفظت باسم ⁦%1⁩.</translation>
    </message>
    <message>
        <source>Save this run</source>
        <translation>حفظ هذه الجولة</translation>
    </message>
    <message>
        <source>Save the steps as a table</source>
        <translation>حفظ الخطوات في جدول</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>جداول (*.csv)</translation>
    </message>
    <message>
        <source>Web pages (*.html)</source>
        <translation>صفحات ويب (*.html)</translation>
    </message>
    <message>
        <source>Saved as %1 (%2). Any browser shows it, without a network.</source>
        <translation>حُفظت باسم ⁦%1⁩ (%2). يعرضها أي متصفح بلا شبكة.</translation>
    </message>
    <message>
        <source>Save the handout</source>
        <translation>حفظ المذكّرة</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>ملفات PDF (*.pdf)</translation>
    </message>
    <message>
        <source>%1, the published model, can be had: %2 from Hugging Face. The bundled model works without it.</source>
        <translation>يمكن الحصول على ⁦%1⁩، النموذج المنشور: %2 من Hugging Face. والنموذج المرفق يعمل بدونه.</translation>
    </message>
    <message>
        <source>Show it</source>
        <translation>إظهار</translation>
    </message>
    <message>
        <source>Use it now</source>
        <translation>استخدامه الآن</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>النماذج</translation>
    </message>
    <message>
        <source>The recorded run is open.</source>
        <translation>فُتحت الجولة المسجّلة.</translation>
    </message>
    <message>
        <source>A live run again, at its prompt.</source>
        <translation>جولة حية من جديد، عند موجّهها.</translation>
    </message>
    <message>
        <source>The lesson is left.</source>
        <translation>غادرت الدرس.</translation>
    </message>
    <message>
        <source>%1. The lesson is left.</source>
        <translation>%1. غادرت الدرس.</translation>
    </message>
</context>
<context>
    <name>rowkeeper::app::ModelButton</name>
    <message>
        <source>Model</source>
        <translation>النموذج</translation>
    </message>
    <message>
        <source>Rowkeeper tiny (bundled)</source>
        <translation>Rowkeeper tiny (مرفق)</translation>
    </message>
    <message>
        <source>A small GPT-2 that answers questions about a short document.</source>
        <translation>نموذج GPT-2 صغير يجيب عن أسئلة حول مستند قصير.</translation>
    </message>
    <message>
        <source>Rowkeeper tiny, one key head (bundled)</source>
        <translation>Rowkeeper tiny، رأس مفتاح واحد (مرفق)</translation>
    </message>
    <message>
        <source>Its twin: all heads share one key and one value, so its cache takes a quarter of the memory.</source>
        <translation>توأمه: تتشارك الرؤوس كلها مفتاحًا واحدًا وقيمة واحدة، فتأخذ ذاكرته المؤقتة ربع الذاكرة.</translation>
    </message>
    <message>
        <source>GPT-2 small</source>
        <translation>GPT-2 small</translation>
    </message>
    <message>
        <source>The published GPT-2, from this computer.</source>
        <translation>نموذج GPT-2 المنشور، من هذا الحاسوب.</translation>
    </message>
    <message>
        <source>GPT-2 small (not on this computer: &amp;download it…)</source>
        <translation>GPT-2 small (ليس على هذا الحاسوب: &amp;تنزيله…)</translation>
    </message>
    <message>
        <source>GPT-2 small, true size, random weights</source>
        <translation>GPT-2 small، الحجم الحقيقي، أوزان عشوائية</translation>
    </message>
    <message>
        <source>Costs what GPT-2 small costs, but its text means nothing. For timing.</source>
        <translation>يكلف ما يكلفه GPT-2 small، لكن نصه بلا معنى. لقياس الأزمنة.</translation>
    </message>
    <message>
        <source>&amp;Open a model folder…</source>
        <translation>&amp;فتح مجلد نموذج…</translation>
    </message>
    <message>
        <source>&amp;Models on this computer…</source>
        <translation>ال&amp;نماذج على هذا الحاسوب…</translation>
    </message>
    <message>
        <source>&amp;Threads (a GPU has its own)</source>
        <translation>&amp;خيوط المعالجة (لوحدة GPU خيوطها)</translation>
    </message>
    <message>
        <source>&amp;Threads</source>
        <translation>ال&amp;خيوط</translation>
    </message>
    <message>
        <source>One for each core</source>
        <translation>خيط لكل نواة</translation>
    </message>
    <message>
        <source>Open a model folder</source>
        <translation>فتح مجلد نموذج</translation>
    </message>
    <message>
        <source>Loading %1: %2 %</source>
        <translation>يجري تحميل ⁦%1⁩: %2%</translation>
    </message>
    <message>
        <source>Loading: %1 %</source>
        <translation>يجري التحميل: %1%</translation>
    </message>
    <message>
        <source>Choose the model and the arithmetic it runs on</source>
        <translation>اختيار النموذج والحساب الذي يعمل به</translation>
    </message>
    <message>
        <source>16-bit: half the memory; cached steps of a large model take about half the time</source>
        <translation>16 بت: نصف الذاكرة؛ وخطوات النموذج الكبير مع الذاكرة المؤقتة تستغرق نحو نصف الزمن</translation>
    </message>
    <message>
        <source>8-bit: about a quarter of the memory; cached steps of a large model take about a third of the time</source>
        <translation>8 بت: نحو ربع الذاكرة؛ وخطوات النموذج الكبير مع الذاكرة المؤقتة تستغرق نحو ثلث الزمن</translation>
    </message>
    <message>
        <source>32-bit: no weight is rounded</source>
        <translation>32 بت: لا يُقرَّب أي وزن</translation>
    </message>
    <message>
        <source>Each weight is rounded to a 16-bit number. A step must read every weight once, so in a large model it waits for memory: half the bytes, half the time. With and without the cache, every bit is still equal.</source>
        <translation>كل وزن مقرَّب إلى عدد من 16 بتًا. على الخطوة أن تقرأ كل وزن مرة واحدة، ففي نموذج كبير تنتظر الذاكرة: نصف البايتات، نصف الزمن. ومع الذاكرة المؤقتة وبدونها يظل كل بت متساويًا.</translation>
    </message>
    <message>
        <source>Each weight is rounded to a whole number from −127 to 127, times a scale that 32 weights share. A step must read every weight once, so fewer bytes take less time. With and without the cache, every bit is still equal.</source>
        <translation>كل وزن مقرَّب إلى عدد صحيح من ⁦−127⁩ إلى 127، مضروبًا في مقياس يتشاركه 32 وزنًا. على الخطوة أن تقرأ كل وزن مرة واحدة، فالبايتات الأقل تستغرق زمنًا أقل. ومع الذاكرة المؤقتة وبدونها يظل كل بت متساويًا.</translation>
    </message>
    <message>
        <source>Four bytes for each weight. A step must read every weight once, so in a large model it waits for memory: fewer bytes, faster steps. With and without the cache, every bit is equal.</source>
        <translation>أربعة بايتات لكل وزن. على الخطوة أن تقرأ كل وزن مرة واحدة، ففي نموذج كبير تنتظر الذاكرة: بايتات أقل، خطوات أسرع. ومع الذاكرة المؤقتة وبدونها كل بت متساوٍ.</translation>
    </message>
    <message>
        <source>exact CPU</source>
        <translation>CPU مضبوط</translation>
    </message>
    <message>
        <source>OpenBLAS</source>
        <translation>OpenBLAS</translation>
    </message>
    <message>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>GPU, cuBLAS</source>
        <translation>GPU، cuBLAS</translation>
    </message>
    <message>
        <source>&amp;Exact arithmetic</source>
        <translation>ال&amp;حساب المضبوط</translation>
    </message>
    <message>
        <source>A row&apos;s numbers do not depend on the rows beside it: with and without the cache, every bit is equal.</source>
        <translation>أعداد الصف لا تعتمد على الصفوف التي بجانبه: مع الذاكرة المؤقتة وبدونها كل بت متساوٍ.</translation>
    </message>
    <message>
        <source>Open&amp;BLAS</source>
        <translation>&amp;مكتبة OpenBLAS</translation>
    </message>
    <message>
        <source>A well-known library. It adds in another order for many rows than for one, so the last bits differ. It multiplies 32-bit weights only.</source>
        <translation>مكتبة معروفة. تجمع لصفوف كثيرة بترتيب غير ترتيبها لصف واحد، فتختلف البتات الأخيرة. ولا تضرب إلا بأوزان 32 بت.</translation>
    </message>
    <message>
        <source>GPU (still looking for one)</source>
        <translation>وحدة GPU (ما زال البحث جاريًا)</translation>
    </message>
    <message>
        <source>GPU (none that can be used)</source>
        <translation>وحدة GPU (لا توجد واحدة صالحة)</translation>
    </message>
    <message>
        <source>GPU: %1</source>
        <translation>وحدة GPU: %1</translation>
    </message>
    <message>
        <source>Weights, cache and arithmetic on the graphics processor. Its order of adding is its own, but the same for one row as for many: with and without the cache, every bit is equal.</source>
        <translation>الأوزان والذاكرة المؤقتة والحساب على معالج الرسوميات. ترتيب الجمع فيه خاص به، لكنه واحد لصف واحد ولصفوف كثيرة: مع الذاكرة المؤقتة وبدونها كل بت متساوٍ.</translation>
    </message>
    <message>
        <source>GPU with cuBLAS: %1</source>
        <translation>وحدة GPU مع cuBLAS: %1</translation>
    </message>
    <message>
        <source>The products by NVIDIA&apos;s library, which chooses another order of adding for many rows than for one, so the last bits differ. It multiplies 32-bit weights only.</source>
        <translation>عمليات الضرب بمكتبة NVIDIA، وهي تختار لصفوف كثيرة ترتيب جمع غير الذي لصف واحد، فتختلف البتات الأخيرة. ولا تضرب إلا بأوزان 32 بت.</translation>
    </message>
    <message>
        <source>&amp;Weights: %1</source>
        <translation>الأو&amp;زان: %1</translation>
    </message>
    <message>
        <source>%1 (not with %2)</source>
        <translation>%1 (لا تعمل مع %2)</translation>
    </message>
    <message>
        <source>Choose the exact arithmetic first.</source>
        <translation>اختر الحساب المضبوط أولًا.</translation>
    </message>
    <message>
        <source>%1 · %2 numbers · %3 · %4</source>
        <translation>⁦%1⁩ · %2 عدد · %3 · %4</translation>
    </message>
    <message>
        <source>GPT-2 small (still looking for it)</source>
        <translation>GPT-2 small (ما زال البحث جاريًا)</translation>
    </message>
</context>
<context>
    <name>rowkeeper::app::NavRail</name>
    <message>
        <source>Pages</source>
        <translation>الصفحات</translation>
    </message>
    <message>
        <source>%1 (key %2)</source>
        <translation>%1 (المفتاح %2)</translation>
    </message>
</context>
<context>
    <name>rowkeeper::app::NoticeBar</name>
    <message>
        <source>Close this message</source>
        <translation>إغلاق هذه الرسالة</translation>
    </message>
</context>
<context>
    <name>rowkeeper::app::TopBar</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;ملف</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>إ&amp;عدادات</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>م&amp;ساعدة</translation>
    </message>
    <message>
        <source>Projector mode</source>
        <translation>وضع جهاز العرض</translation>
    </message>
    <message>
        <source>Everything larger and stronger, for a room</source>
        <translation>كل شيء أكبر وأوضح، من أجل قاعة</translation>
    </message>
    <message>
        <source>Less &amp;motion</source>
        <translation>&amp;حركة أقل</translation>
    </message>
    <message>
        <source>Rows and switches don&apos;t slide or fade</source>
        <translation>لا تنزلق الصفوف وأزرار التبديل ولا تتلاشى</translation>
    </message>
    <message>
        <source>&amp;As the system</source>
        <translation>&amp;كالنظام</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>ال&amp;لغة</translation>
    </message>
    <message>
        <source>Theme &amp;as the system</source>
        <translation>مظهر &amp;كالنظام</translation>
    </message>
    <message>
        <source>&amp;Light theme</source>
        <translation>مظهر &amp;فاتح</translation>
    </message>
    <message>
        <source>&amp;Dark theme</source>
        <translation>مظهر &amp;داكن</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::AlternativesDelegate</name>
    <message>
        <source>below %1 %</source>
        <translation>أقل من %1%</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>percent</comment>
        <translation>%1%</translation>
    </message>
    <message>
        <source>now</source>
        <comment>the token that is there</comment>
        <translation>الآن</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::AnswerBox</name>
    <message>
        <source>✓ %1</source>
        <translation>✓ %1</translation>
    </message>
    <message>
        <source>✗ %1</source>
        <translation>✗ %1</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::CacheCanvas</name>
    <message>
        <source>The cache</source>
        <translation>الذاكرة المؤقتة</translation>
    </message>
    <message>
        <source>A table: one row for each token, one column for each block. A cell holds the row&apos;s key and value. Arrow keys select a row and a block, Shift with Left and Right a head, plus and minus zoom.</source>
        <translation>جدول: صف لكل رمز، وعمود لكل كتلة. وفي الخلية مفتاح الصف وقيمته. مفاتيح الأسهم تحدد صفًا وكتلة، وShift مع السهم الأيسر أو الأيمن يحدد رأسًا، وعلامتا الزائد والناقص للتكبير والتصغير.</translation>
    </message>
    <message>
        <source>↓ Follow the newest row</source>
        <translation>↓ متابعة أحدث صف</translation>
    </message>
    <message>
        <source>Follow the newest row</source>
        <translation>متابعة أحدث صف</translation>
    </message>
    <message>
        <source>Scroll to the newest row and stay with it (End)</source>
        <translation>التمرير إلى أحدث صف والبقاء معه (End)</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::CalculatorForm</name>
    <message>
        <source>Model</source>
        <translation>النموذج</translation>
    </message>
    <message>
        <source>A known model, the one that is loaded, or your own</source>
        <translation>نموذج معروف، أو النموذج المحمّل، أو نموذجك أنت</translation>
    </message>
    <message>
        <source>Blocks</source>
        <translation>الكتل</translation>
    </message>
    <message>
        <source>Each block (layer) keeps keys and values of its own</source>
        <translation>كل كتلة (طبقة) تحفظ مفاتيح وقيمًا خاصة بها</translation>
    </message>
    <message>
        <source>Query heads</source>
        <translation>رؤوس الاستعلام</translation>
    </message>
    <message>
        <source>Heads that ask</source>
        <translation>الرؤوس التي تسأل</translation>
    </message>
    <message>
        <source>KV heads</source>
        <translation>رؤوس KV</translation>
    </message>
    <message>
        <source>Heads that have a key and a value of their own; the others share them</source>
        <translation>الرؤوس التي لها مفتاح وقيمة خاصان بها؛ وتتشاركهما الرؤوس الأخرى</translation>
    </message>
    <message>
        <source>Latent numbers</source>
        <translation>أعداد كامنة</translation>
    </message>
    <message>
        <source>Latent attention keeps one short vector in each block, from which all keys and values are made</source>
        <translation>يحفظ الانتباه الكامن في كل كتلة متجهًا قصيرًا واحدًا تُصنع منه كل المفاتيح والقيم</translation>
    </message>
    <message>
        <source>Head size</source>
        <translation>حجم الرأس</translation>
    </message>
    <message>
        <source>Numbers in a head&apos;s key, and in its value</source>
        <translation>عدد الأعداد في مفتاح الرأس، وفي قيمته</translation>
    </message>
    <message>
        <source>Numbers stored as</source>
        <translation>تخزين الأعداد</translation>
    </message>
    <message>
        <source>In 8 and 4 bits, 32 numbers of a head share a 16-bit scale: 34 and 18 bytes</source>
        <translation>مع 8 و4 بتات يتشارك كل 32 عددًا من الرأس مقياسًا من 16 بتًا: 34 و18 بايتًا</translation>
    </message>
    <message>
        <source>Context, tokens</source>
        <translation>السياق، بالرموز</translation>
    </message>
    <message>
        <source>The length of each conversation</source>
        <translation>طول كل محادثة</translation>
    </message>
    <message>
        <source>Conversations</source>
        <translation>المحادثات</translation>
    </message>
    <message>
        <source>Served at the same time, each with a cache of its own</source>
        <translation>تُخدم في الوقت نفسه، ولكل منها ذاكرتها المؤقتة</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>الأوزان</translation>
    </message>
    <message>
        <source>What the model itself takes on the device</source>
        <translation>ما يشغله النموذج نفسه على الجهاز</translation>
    </message>
    <message>
        <source>Weights, GiB</source>
        <translation>الأوزان، GiB</translation>
    </message>
    <message>
        <source>What your model takes on the device</source>
        <translation>ما يشغله نموذجك على الجهاز</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>الجهاز</translation>
    </message>
    <message>
        <source>The memory that weights and caches must share</source>
        <translation>الذاكرة التي تتقاسمها الأوزان والذواكر المؤقتة</translation>
    </message>
    <message>
        <source>Device, GiB</source>
        <translation>الجهاز، GiB</translation>
    </message>
    <message>
        <source>The memory of your device</source>
        <translation>ذاكرة جهازك</translation>
    </message>
    <message>
        <source>Your own size</source>
        <translation>حجم تحدده أنت</translation>
    </message>
    <message>
        <source>From: %1</source>
        <translation>المصدر: ⁦%1⁩</translation>
    </message>
    <message>
        <source>Loaded: %1</source>
        <translation>المحمّل: ⁦%1⁩</translation>
    </message>
    <message>
        <source>Your own model</source>
        <translation>نموذجك أنت</translation>
    </message>
    <message>
        <source>%1 · each shared by %2</source>
        <translation>%1 · يتشارك كلًا منها %2</translation>
    </message>
    <message>
        <source>%1 · none shared</source>
        <translation>%1 · بلا مشاركة</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::CanvasCard</name>
    <message>
        <source>The cache</source>
        <translation>الذاكرة المؤقتة</translation>
    </message>
    <message>
        <source>Table, pictures</source>
        <translation>جدول وصور</translation>
    </message>
    <message>
        <source>Menu of the cache</source>
        <translation>قائمة الذاكرة المؤقتة</translation>
    </message>
    <message>
        <source>Show as &amp;table</source>
        <translation>عرض ك&amp;جدول</translation>
    </message>
    <message>
        <source>Save picture as &amp;PNG…</source>
        <translation>&amp;حفظ الصورة بصيغة PNG…</translation>
    </message>
    <message>
        <source>Save picture as &amp;SVG…</source>
        <translation>حفظ ال&amp;صورة بصيغة SVG…</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::CanvasLegend</name>
    <message>
        <source>What the colours mean</source>
        <translation>معاني الألوان</translation>
    </message>
    <message>
        <source>Blue is a positive number in a key, orange one in a value; grey is a negative one in either, with a line through it where rows are high enough.
%1: keys %2, values %3. A cell shows %4.
Pale rows were computed but not kept; grey rows are to be rebuilt; the outlined row is not computed yet.</source>
        <translation>الأزرق عدد موجب في مفتاح، والبرتقالي عدد موجب في قيمة، والرمادي عدد سالب في أي منهما، ويقطعه خط حيث يكون ارتفاع الصفوف كافيًا.
%1: المفاتيح %2، والقيم %3. وفي الخلية %4.
الصفوف الباهتة حُسبت ولم تُحفظ؛ والرمادية يُعاد بناؤها؛ والصف المحاط بإطار لم يُحسب بعد.</translation>
    </message>
    <message>
        <source>A tick: the row was computed again and had the same bits each time. A red cross: it had other bits.</source>
        <translation>علامة الصح: حُسب الصف من جديد وكانت له البتات نفسها كل مرة. الصليب الأحمر: كانت له بتات أخرى.</translation>
    </message>
    <message>
        <source>A tick: the row was computed again and had the same bits each time. ≈: it differs by rounding, because this arithmetic adds in another order.</source>
        <translation>علامة الصح: حُسب الصف من جديد وكانت له البتات نفسها كل مرة. ≈: يختلف بالتقريب، لأن هذا الحساب يجمع بترتيب آخر.</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::CanvasTableModel</name>
    <message>
        <source>Row</source>
        <translation>الصف</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>الرمز</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>الموضع</translation>
    </message>
    <message>
        <source>Times computed</source>
        <translation>مرات الحساب</translation>
    </message>
    <message>
        <source>In the store</source>
        <translation>في المخزن</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::Chart</name>
    <message>
        <source>The arrow keys go from point to point. The menu above shows the numbers as a table.</source>
        <translation>مفاتيح الأسهم للانتقال من نقطة إلى نقطة. والقائمة في الأعلى تعرض الأعداد في جدول.</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::ChartCard</name>
    <message>
        <source>Table, pictures, numbers</source>
        <translation>جدول وصور وأعداد</translation>
    </message>
    <message>
        <source>Menu of the chart: %1</source>
        <translation>قائمة المخطط: %1</translation>
    </message>
    <message>
        <source>Show as &amp;table</source>
        <translation>عرض ك&amp;جدول</translation>
    </message>
    <message>
        <source>Save picture as &amp;PNG…</source>
        <translation>&amp;حفظ الصورة بصيغة PNG…</translation>
    </message>
    <message>
        <source>Save picture as &amp;SVG…</source>
        <translation>حفظ ال&amp;صورة بصيغة SVG…</translation>
    </message>
    <message>
        <source>Save numbers as &amp;CSV…</source>
        <translation>حفظ الأ&amp;عداد بصيغة CSV…</translation>
    </message>
    <message>
        <source>Show &amp;everything again</source>
        <translation>عرض &amp;كل شيء من جديد</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::ChatPage</name>
    <message>
        <source>The conversation</source>
        <translation>المحادثة</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::ChipArea</name>
    <message>
        <source>… and %1 more</source>
        <comment>tokens</comment>
        <translation>… و%1 أخرى</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::ChipLegend</name>
    <message>
        <source>prompt</source>
        <comment>a token&apos;s origin</comment>
        <translation>موجّه</translation>
    </message>
    <message>
        <source>generated</source>
        <comment>a token&apos;s origin</comment>
        <translation>مولَّد</translation>
    </message>
    <message>
        <source>newest</source>
        <comment>token</comment>
        <translation>الأحدث</translation>
    </message>
    <message>
        <source>Legend: tokens of the prompt are grey, generated ones green and underlined, the newest is outlined</source>
        <translation>مفتاح الألوان: رموز الموجّه رمادية، والمولَّدة خضراء تحتها خط، والأحدث محاط بإطار</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::ChoiceButton</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>✓ right</source>
        <translation>✓ صحيح</translation>
    </message>
    <message>
        <source>✗ not quite</source>
        <translation>✗ ليس تمامًا</translation>
    </message>
    <message>
        <source>✓ this one</source>
        <translation>✓ هذا هو</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::ContextChartCard</name>
    <message>
        <source>%1 KiB</source>
        <translation>⁦%1 KiB⁩</translation>
    </message>
    <message>
        <source>%1 MiB</source>
        <translation>⁦%1 MiB⁩</translation>
    </message>
    <message>
        <source>%1 GiB</source>
        <translation>⁦%1 GiB⁩</translation>
    </message>
    <message>
        <source>%1 TiB</source>
        <translation>⁦%1 TiB⁩</translation>
    </message>
    <message>
        <source>%1 PiB</source>
        <translation>⁦%1 PiB⁩</translation>
    </message>
    <message>
        <source>%1 EiB</source>
        <translation>⁦%1 EiB⁩</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1، %2</translation>
    </message>
    <message>
        <source>Cache size against context length</source>
        <translation>حجم الذاكرة المؤقتة وطول السياق</translation>
    </message>
    <message>
        <source>cache-size-against-context</source>
        <translation>cache-size-against-context</translation>
    </message>
    <message>
        <source>Such a cache is too large to be drawn.</source>
        <translation>ذاكرة مؤقتة كهذه أكبر من أن تُرسم.</translation>
    </message>
    <message>
        <source>%1 tokens</source>
        <translation>الرموز: %1</translation>
    </message>
    <message>
        <source>the weights leave no room</source>
        <translation>لا تترك الأوزان مكانًا</translation>
    </message>
    <message>
        <source>room left: %1, far above</source>
        <translation>المكان الباقي: %1، أعلى بكثير</translation>
    </message>
    <message>
        <source>room left: %1</source>
        <translation>المكان الباقي: %1</translation>
    </message>
    <message>
        <source>outgrows the weights</source>
        <translation>تتجاوز الأوزان</translation>
    </message>
    <message numerus="yes">
        <source>%Ln conversation(s)</source>
        <translation>
            <numerusform>لا محادثات</numerusform>
            <numerusform>محادثة واحدة</numerusform>
            <numerusform>محادثتان</numerusform>
            <numerusform>%Ln محادثات</numerusform>
            <numerusform>%Ln محادثة</numerusform>
            <numerusform>%Ln محادثة</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: each line is one way to store the cache; dashed: what is left on the device.</source>
        <translation>%1: كل خط طريقة لتخزين الذاكرة المؤقتة؛ والمتقطع: ما يبقى على الجهاز.</translation>
    </message>
    <message>
        <source>%1 As chosen, it would outgrow the weights (%2) at %3 tokens.</source>
        <translation>%1 وبالاختيار الحالي ستتجاوز الأوزان (%2) عند %3 من الرموز.</translation>
    </message>
    <message>
        <source>From %1 tokens on
the cache is larger than the weights, %2</source>
        <translation>ابتداءً من %1 من الرموز
تصبح الذاكرة المؤقتة أكبر من الأوزان، %2</translation>
    </message>
    <message>
        <source>%1 tokens: %2
%3</source>
        <translation>الرموز %1: %2
%3</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>الرموز</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::DocumentCard</name>
    <message>
        <source>The document</source>
        <translation>المستند</translation>
    </message>
    <message>
        <source>Use this text</source>
        <translation>استخدام هذا النص</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>تراجع</translation>
    </message>
    <message>
        <source>Change an early word</source>
        <translation>تغيير كلمة مبكرة</translation>
    </message>
    <message>
        <source>Puts another word of its kind near the beginning: few rows survive</source>
        <translation>يضع كلمة أخرى من نوعها قرب البداية: تنجو صفوف قليلة</translation>
    </message>
    <message>
        <source>Change a late word</source>
        <translation>تغيير كلمة متأخرة</translation>
    </message>
    <message>
        <source>Puts another word of its kind near the end: most rows survive</source>
        <translation>يضع كلمة أخرى من نوعها قرب النهاية: تنجو معظم الصفوف</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>أمثلة</translation>
    </message>
    <message>
        <source>Prepared documents</source>
        <translation>مستندات جاهزة</translation>
    </message>
    <message>
        <source>Type a text, or choose an example</source>
        <translation>اكتب نصًا، أو اختر مثالًا</translation>
    </message>
    <message>
        <source>Edit any word: the rows above it stay, those below are computed again.</source>
        <translation>عدّل أي كلمة: تبقى الصفوف التي فوقها، وتُحسب من جديد التي تحتها.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln tokens · read once</source>
        <translation>
            <numerusform>الرموز: %Ln · تُقرأ مرة واحدة</numerusform>
            <numerusform>الرموز: %Ln · تُقرأ مرة واحدة</numerusform>
            <numerusform>الرموز: %Ln · تُقرأ مرة واحدة</numerusform>
            <numerusform>الرموز: %Ln · تُقرأ مرة واحدة</numerusform>
            <numerusform>الرموز: %Ln · تُقرأ مرة واحدة</numerusform>
            <numerusform>الرموز: %Ln · تُقرأ مرة واحدة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln tokens · read in every turn</source>
        <translation>
            <numerusform>الرموز: %Ln · تُقرأ في كل دور</numerusform>
            <numerusform>الرموز: %Ln · تُقرأ في كل دور</numerusform>
            <numerusform>الرموز: %Ln · تُقرأ في كل دور</numerusform>
            <numerusform>الرموز: %Ln · تُقرأ في كل دور</numerusform>
            <numerusform>الرموز: %Ln · تُقرأ في كل دور</numerusform>
            <numerusform>الرموز: %Ln · تُقرأ في كل دور</numerusform>
        </translation>
    </message>
    <message>
        <source>Still valid after the edit: %1 of %2 rows. The next turn computes the rest.</source>
        <translation>ما زال صالحًا بعد التعديل: %1 من %2 من الصفوف. ويحسب الدور التالي البقية.</translation>
    </message>
    <message>
        <source>The document is changed.</source>
        <translation>تغيّر المستند.</translation>
    </message>
    <message>
        <source>A word is changed to “%1”.</source>
        <translation>تغيّرت كلمة إلى «%1».</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::FirstTokenBars</name>
    <message>
        <source>Turn %1</source>
        <translation>الدور %1</translation>
    </message>
    <message>
        <source>being measured</source>
        <translation>يجري القياس</translation>
    </message>
    <message>
        <source>%1 either way</source>
        <translation>%1 في الحالتين</translation>
    </message>
    <message>
        <source>Time to the first token</source>
        <translation>الزمن حتى الرمز الأول</translation>
    </message>
    <message>
        <source>%1: %2 either way, as there was nothing to keep yet</source>
        <translation>%1: %2 في الحالتين، إذ لم يكن هناك ما يُحفظ بعد</translation>
    </message>
    <message>
        <source>%1: cache kept %2, not kept %3</source>
        <translation>%1: مع حفظ الذاكرة المؤقتة %2، وبلا حفظ %3</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::FirstTokenCard</name>
    <message>
        <source>Time to the first token</source>
        <translation>الزمن حتى الرمز الأول</translation>
    </message>
    <message>
        <source>Ask a question: what you wait for before the answer begins is drawn here, turn by turn.</source>
        <translation>اطرح سؤالًا: يُرسم هنا ما تنتظره قبل أن تبدأ الإجابة، دورًا بعد دور.</translation>
    </message>
    <message>
        <source>what the reader waits for; the other way is measured afterwards</source>
        <translation>ما ينتظره القارئ؛ والطريقة الأخرى تُقاس بعد ذلك</translation>
    </message>
    <message>
        <source>cache kept</source>
        <translation>محفوظة</translation>
    </message>
    <message>
        <source>not kept</source>
        <translation>غير محفوظة</translation>
    </message>
    <message>
        <source>%1 sooner on turn %2</source>
        <translation>أسرع %1 في الدور %2</translation>
    </message>
    <message>
        <source>no sooner on turn %1</source>
        <translation>بلا فرق في الدور %1</translation>
    </message>
    <message>
        <source>%1 later on turn %2</source>
        <translation>أبطأ %1 في الدور %2</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::FitCard</name>
    <message>
        <source>Does it fit?</source>
        <translation>هل يكفي المكان؟</translation>
    </message>
    <message>
        <source>Try:</source>
        <translation>جرّب:</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::HeadStrips</name>
    <message>
        <source>key</source>
        <translation>مفتاح</translation>
    </message>
    <message>
        <source>value</source>
        <translation>قيمة</translation>
    </message>
    <message>
        <source>Key and value of the head</source>
        <translation>مفتاح الرأس وقيمته</translation>
    </message>
    <message>
        <source>The arrow keys go from number to number.</source>
        <translation>مفاتيح الأسهم للانتقال من عدد إلى عدد.</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::KeepCard</name>
    <message>
        <source>Keep the cache between turns</source>
        <translation>حفظ الذاكرة المؤقتة بين الأدوار</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>مغادرة</translation>
    </message>
    <message>
        <source>Come back</source>
        <translation>عودة</translation>
    </message>
    <message>
        <source>Change the prices</source>
        <translation>تغيير الأسعار</translation>
    </message>
    <message>
        <source>Keeping the cache</source>
        <translation>حفظ الذاكرة المؤقتة</translation>
    </message>
    <message>
        <source>Leave, and come back tomorrow</source>
        <translation>المغادرة والعودة غدًا</translation>
    </message>
    <message>
        <source>Saves the cache on the disk and ends the conversation, as if the window were closed</source>
        <translation>يحفظ الذاكرة المؤقتة على القرص وينهي المحادثة، كأن النافذة أُغلقت</translation>
    </message>
    <message>
        <source>Reads the saved cache from the disk: the conversation goes on with all its rows</source>
        <translation>يقرأ الذاكرة المؤقتة المحفوظة من القرص: تستمر المحادثة بكل صفوفها</translation>
    </message>
    <message>
        <source>What a provider would charge</source>
        <translation>ما سيطلبه مزوّد الخدمة</translation>
    </message>
    <message>
        <source>for 1,000 fresh tokens</source>
        <translation>لكل 1,000 رمز جديد</translation>
    </message>
    <message>
        <source>for 1,000 cached tokens</source>
        <translation>لكل 1,000 رمز مخزّن مؤقتًا</translation>
    </message>
    <message>
        <source>Price %1</source>
        <translation>السعر %1</translation>
    </message>
    <message>
        <source>Each turn computes the rows of its own question and reads the others back.</source>
        <translation>يحسب كل دور صفوف سؤاله ويسترجع البقية.</translation>
    </message>
    <message>
        <source>Off: every turn reads the whole document again. The answers stay the same.</source>
        <translation>متوقف: يقرأ كل دور المستند كله من جديد. وتبقى الإجابات كما هي.</translation>
    </message>
    <message>
        <source>The %1 rows (%2) go to the disk and come back warm: prompt caching.</source>
        <translation>تذهب الصفوف، وعددها %1 (%2)، إلى القرص وتعود جاهزة: تخزين الموجّه المؤقت.</translation>
    </message>
    <message>
        <source>Rows that were computed can be kept on the disk: prompt caching.</source>
        <translation>الصفوف المحسوبة يمكن حفظها على القرص: تخزين الموجّه المؤقت.</translation>
    </message>
    <message>
        <source>%1 rows lie on the disk (%2). Nothing is in memory.</source>
        <translation>على القرص %1 من الصفوف (%2). ولا شيء في الذاكرة.</translation>
    </message>
    <message>
        <source>%1 rows came back from the disk: none of them is computed again.</source>
        <translation>عاد من القرص %1 من الصفوف: لا يُحسب أي منها من جديد.</translation>
    </message>
    <message>
        <source>Fresh input %1, cached input %2 per 1,000 tokens.</source>
        <translation>المدخل الجديد %1، والمخزّن مؤقتًا %2، لكل 1,000 رمز.</translation>
    </message>
    <message>
        <source>%1 fresh and %2 cached tokens: %3 instead of %4.</source>
        <translation>رموز جديدة %1 ومخزّنة مؤقتًا %2: السعر %3 بدل %4.</translation>
    </message>
    <message>
        <source>The saved conversation would take the place of the questions asked here. Begin again first, in each conversation with questions.</source>
        <translation>ستحل المحادثة المحفوظة محل الأسئلة التي طُرحت هنا. ابدأ مجددًا أولًا، في كل محادثة فيها أسئلة.</translation>
    </message>
    <message>
        <source>Only the conversation shown, the first, is saved. The second is given up.</source>
        <translation>لا تُحفظ إلا المحادثة المعروضة، وهي الأولى. أما الثانية فتُترك.</translation>
    </message>
    <message>
        <source>Only the conversation shown, the second, is saved, and it comes back as the first. The one that is the first now is given up.</source>
        <translation>لا تُحفظ إلا المحادثة المعروضة، وهي الثانية، وتعود بوصفها الأولى. أما الأولى الحالية فتُترك.</translation>
    </message>
    <message>
        <source>The conversation shown takes the place of the one that was saved before.</source>
        <translation>تحل المحادثة المعروضة محل المحادثة التي حُفظت من قبل.</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::LaneCard</name>
    <message>
        <source>Cache, arithmetic, weights and threads of this lane</source>
        <translation>الذاكرة المؤقتة والحساب والأوزان وخيوط المعالجة في هذا المسار</translation>
    </message>
    <message>
        <source>Settings of the lane “%1”: %2</source>
        <translation>إعدادات المسار «%1»: %2</translation>
    </message>
    <message>
        <source>Tokens of the lane “%1”</source>
        <translation>رموز المسار «%1»</translation>
    </message>
    <message>
        <source>The cache of the lane “%1”</source>
        <translation>الذاكرة المؤقتة للمسار «%1»</translation>
    </message>
    <message>
        <source>✓ finished: the context is full</source>
        <translation>✓ انتهى: السياق ممتلئ</translation>
    </message>
    <message>
        <source>✓ finished</source>
        <translation>✓ انتهى</translation>
    </message>
    <message>
        <source>moves next</source>
        <translation>دوره الآن</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1, %2. %3</source>
        <translation>%1، %2. %3</translation>
    </message>
    <message numerus="yes">
        <source>%Ln rows computed</source>
        <translation>
            <numerusform>صفوف محسوبة: %Ln</numerusform>
            <numerusform>صفوف محسوبة: %Ln</numerusform>
            <numerusform>صفوف محسوبة: %Ln</numerusform>
            <numerusform>صفوف محسوبة: %Ln</numerusform>
            <numerusform>صفوف محسوبة: %Ln</numerusform>
            <numerusform>صفوف محسوبة: %Ln</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::LanePopup</name>
    <message>
        <source>This lane</source>
        <translation>هذا المسار</translation>
    </message>
    <message>
        <source>Keep keys and values (KV cache)</source>
        <translation>حفظ المفاتيح والقيم (ذاكرة KV المؤقتة)</translation>
    </message>
    <message>
        <source>Settings of the lane</source>
        <translation>إعدادات المسار</translation>
    </message>
    <message>
        <source>one per core</source>
        <translation>واحد لكل نواة</translation>
    </message>
    <message>
        <source>Arithmetic</source>
        <translation>الحساب</translation>
    </message>
    <message>
        <source>Exact gives the same bits with and without the cache. OpenBLAS is a library that many programs use; it adds in another order, so the last digits differ. A GPU&apos;s own arithmetic is exact in this sense too; cuBLAS is not.</source>
        <translation>المضبوط يعطي البتات نفسها مع الذاكرة المؤقتة وبدونها. وOpenBLAS مكتبة تستخدمها برامج كثيرة؛ وهي تجمع بترتيب آخر، فتختلف المنازل الأخيرة. وحساب GPU نفسه مضبوط بهذا المعنى أيضًا؛ أما cuBLAS فلا.</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>الأوزان</translation>
    </message>
    <message>
        <source>How each weight is kept. A step reads every weight once, so fewer bits make it faster; but they are rounded, so all numbers differ a little. OpenBLAS and cuBLAS multiply 32-bit weights only, a GPU 32- and 16-bit ones.</source>
        <translation>كيف يُحفظ كل وزن. تقرأ الخطوة كل وزن مرة واحدة، فالبتات الأقل تجعلها أسرع؛ لكنها تُقرَّب، فتختلف كل الأعداد قليلًا. لا تضرب OpenBLAS وcuBLAS إلا بأوزان 32 بت، وتضرب GPU بأوزان 32 و16 بت.</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>الخيوط</translation>
    </message>
    <message>
        <source>How many cores work on one step. A GPU has its own.</source>
        <translation>كم نواة تعمل على خطوة واحدة. ولوحدة GPU أنويتها.</translation>
    </message>
    <message>
        <source>Any change begins the race anew.</source>
        <translation>أي تغيير يبدأ السباق من جديد.</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::LearnOverview</name>
    <message>
        <source>Nine short lessons</source>
        <translation>تسعة دروس قصيرة</translation>
    </message>
    <message>
        <source>Each drives the app beside it: it asks what you expect, then measures it here.</source>
        <translation>يقود كل درس التطبيق الذي بجانبه: يسألك ماذا تتوقع، ثم يقيسه هنا.</translation>
    </message>
    <message>
        <source>A lesson takes the place of the run and the conversation that are there. Prompt and settings come back after it.</source>
        <translation>يحل الدرس محل الجولة والمحادثة الموجودتين. ويعود الموجّه والإعدادات بعده.</translation>
    </message>
    <message>
        <source>Lecturer&apos;s notes…</source>
        <translation>ملاحظات المحاضر…</translation>
    </message>
    <message>
        <source>Handout (PDF)…</source>
        <translation>مذكّرة (PDF)…</translation>
    </message>
    <message>
        <source>In a window of its own, for a second screen. Arrow keys then go through the lesson</source>
        <translation>في نافذة مستقلة، لشاشة ثانية. وعندها تنتقل مفاتيح الأسهم عبر الدرس</translation>
    </message>
    <message>
        <source>Two pages about the run that is on Watch</source>
        <translation>صفحتان عن الجولة الموجودة في صفحة المشاهدة</translation>
    </message>
    <message>
        <source>Let the model write something on Watch first: the handout is about that run</source>
        <translation>دع النموذج يكتب شيئًا في صفحة المشاهدة أولًا: المذكّرة عن تلك الجولة</translation>
    </message>
    <message>
        <source>step %1 of %2</source>
        <translation>الخطوة %1 من %2</translation>
    </message>
    <message>
        <source>✓ done</source>
        <translation>✓ تم</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 د</translation>
    </message>
    <message>
        <source>%1 questions</source>
        <translation>الأسئلة: %1</translation>
    </message>
    <message>
        <source>%1 of %2 right</source>
        <translation>صحيح %1 من %2</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::LectureNotes</name>
    <message>
        <source>Back</source>
        <translation>رجوع</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>التالي</translation>
    </message>
    <message>
        <source>Lecturer&apos;s notes</source>
        <translation>ملاحظات المحاضر</translation>
    </message>
    <message>
        <source>To guess: %1</source>
        <translation>للتخمين: %1</translation>
    </message>
    <message>
        <source>Asked: %1
Right: **%2**</source>
        <translation>السؤال: %1
الصحيح: **%2**</translation>
    </message>
    <message>
        <source>Next: the answer</source>
        <translation>التالي: الجواب</translation>
    </message>
    <message>
        <source>Next: the lesson ends</source>
        <translation>التالي: ينتهي الدرس</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <translation>التالي: %1</translation>
    </message>
    <message>
        <source>Open a lesson in the other window.</source>
        <translation>افتح درسًا في النافذة الأخرى.</translation>
    </message>
    <message>
        <source>%1 · step %2 of %3</source>
        <translation>%1 · الخطوة %2 من %3</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::LeftRowsCard</name>
    <message>
        <source>yes</source>
        <translation>نعم</translation>
    </message>
    <message>
        <source>averaged: %1</source>
        <translation>متوسط: %1</translation>
    </message>
    <message>
        <source>thrown away</source>
        <translation>مرمي</translation>
    </message>
    <message>
        <source>What is left in the cache</source>
        <translation>ما بقي في الذاكرة المؤقتة</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>جدول</translation>
    </message>
    <message>
        <source>Menu of what is left in the cache</source>
        <translation>قائمة ما بقي في الذاكرة المؤقتة</translation>
    </message>
    <message>
        <source>Show as &amp;table</source>
        <translation>عرض ك&amp;جدول</translation>
    </message>
    <message>
        <source>The rows that a way leaves of a text are shown here, once there is a model.</source>
        <translation>تُعرض هنا الصفوف التي تبقيها الطريقة من النص متى وُجد نموذج.</translation>
    </message>
    <message>
        <source>Reading the text…</source>
        <translation>تجري قراءة النص…</translation>
    </message>
    <message>
        <source>after the question, when the answer begins</source>
        <translation>بعد السؤال، حين تبدأ الإجابة</translation>
    </message>
    <message>
        <source>grey: thrown away</source>
        <translation>رمادي: مرمي</translation>
    </message>
    <message>
        <source>joined: averaged into one</source>
        <translation>موصول: صار متوسطًا واحدًا</translation>
    </message>
    <message>
        <source>outlined: %1 held the answer</source>
        <translation>محاط بإطار: %1 وفيه الإجابة</translation>
    </message>
    <message>
        <source>row</source>
        <translation>صف</translation>
    </message>
    <message>
        <source>token</source>
        <translation>رمز</translation>
    </message>
    <message>
        <source>%1: in the cache</source>
        <translation>%1: في الذاكرة المؤقتة</translation>
    </message>
    <message>
        <source>%1: entry</source>
        <translation>%1: الخانة</translation>
    </message>
    <message>
        <source>held the answer</source>
        <translation>كانت فيه الإجابة</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::LeftRowsPane</name>
    <message>
        <source>What is left in the cache: %1</source>
        <translation>ما بقي في الذاكرة المؤقتة: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln rows · %2 instead of %3</source>
        <translation>
            <numerusform>الصفوف %1 من %Ln · %2 بدل %3</numerusform>
            <numerusform>الصفوف %1 من %Ln · %2 بدل %3</numerusform>
            <numerusform>الصفوف %1 من %Ln · %2 بدل %3</numerusform>
            <numerusform>الصفوف %1 من %Ln · %2 بدل %3</numerusform>
            <numerusform>الصفوف %1 من %Ln · %2 بدل %3</numerusform>
            <numerusform>الصفوف %1 من %Ln · %2 بدل %3</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::LeftRowsView</name>
    <message>
        <source>What is left in the cache</source>
        <translation>ما بقي في الذاكرة المؤقتة</translation>
    </message>
    <message>
        <source>Row %1, %2</source>
        <translation>الصف %1، %2</translation>
    </message>
    <message>
        <source>%1: in the cache</source>
        <translation>%1: في الذاكرة المؤقتة</translation>
    </message>
    <message>
        <source>%1: averaged with its neighbours, %2 are one row now</source>
        <translation>%1: أُخذ متوسطه مع جيرانه، و%2 صارت صفًا واحدًا</translation>
    </message>
    <message>
        <source>%1: thrown away</source>
        <translation>%1: مرمي</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::LessonNews</name>
    <message>
        <source>The lesson is finished. Your own prompt and settings are back.</source>
        <translation>انتهى الدرس. عاد موجّهك وإعداداتك.</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>صحيح.</translation>
    </message>
    <message>
        <source>Not quite. The right answer: %1</source>
        <translation>ليس تمامًا. الإجابة الصحيحة: %1</translation>
    </message>
    <message>
        <source>The right answer: %1</source>
        <translation>الإجابة الصحيحة: %1</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::LessonView</name>
    <message>
        <source>The app is getting ready…</source>
        <translation>يستعد التطبيق…</translation>
    </message>
    <message>
        <source>← All lessons</source>
        <translation>→ كل الدروس</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>رجوع</translation>
    </message>
    <message>
        <source>This is my guess</source>
        <translation>هذا تخميني</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>إعادة المحاولة</translation>
    </message>
    <message>
        <source>The app is working</source>
        <translation>التطبيق يعمل</translation>
    </message>
    <message>
        <source>Leaves the lesson; your own prompt and settings come back</source>
        <translation>يغادر الدرس؛ ويعود موجّهك وإعداداتك</translation>
    </message>
    <message>
        <source>Your guess</source>
        <translation>تخمينك</translation>
    </message>
    <message>
        <source>To the step before (Page Up)</source>
        <translation>إلى الخطوة السابقة (Page Up)</translation>
    </message>
    <message>
        <source>On (Page Down)</source>
        <translation>إلى التالي (Page Down)</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>الخطوة %1 من %2</translation>
    </message>
    <message>
        <source>Question %1 of %2</source>
        <translation>السؤال %1 من %2</translation>
    </message>
    <message>
        <source>You guessed %1: **a good guess**.</source>
        <translation>خمّنت %1: **تخمين جيد**.</translation>
    </message>
    <message>
        <source>You guessed %1: off by %2.</source>
        <translation>خمّنت %1: الخطأ بعامل %2.</translation>
    </message>
    <message>
        <source>The app is doing it…</source>
        <translation>التطبيق ينفّذ ذلك…</translation>
    </message>
    <message>
        <source>This step could not be shown. %1</source>
        <translation>تعذّر عرض هذه الخطوة. %1</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>أرني</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>إنهاء</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>التالي</translation>
    </message>
    <message>
        <source>The lesson is left. Your own prompt and settings are back.</source>
        <translation>غادرت الدرس. عاد موجّهك وإعداداتك.</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::MachineCard</name>
    <message>
        <source>run, %1 tokens</source>
        <translation>جولة، %1 رمز</translation>
    </message>
    <message>
        <source>step, %1 tokens</source>
        <translation>خطوة، %1 رمز</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Another machine?</source>
        <translation>جهاز آخر؟</translation>
    </message>
    <message>
        <source>GPT-2 small</source>
        <translation>GPT-2 small</translation>
    </message>
    <message>
        <source>The model of this race, after its prompt</source>
        <translation>نموذج هذا السباق، بعد موجّهه</translation>
    </message>
    <message>
        <source>The model that the published report is about, from its first token</source>
        <translation>النموذج الذي يتحدث عنه التقرير المنشور، من رمزه الأول</translation>
    </message>
    <message>
        <source>Predicted; GPT-2 small from its first token. Lower figures: reading and arithmetic happen one after the other; higher ones: at the same time. Laptop, phone and H100: typical figures, rounded. “Like the report”: no machine, but figures fitted to a published report&apos;s ratios.</source>
        <translation>متوقع؛ وGPT-2 small من رمزه الأول. الأرقام الأدنى: القراءة والحساب واحدًا بعد الآخر؛ والأعلى: في الوقت نفسه. الحاسوب المحمول والهاتف وH100: أرقام نموذجية مدوّرة. «كما في التقرير»: ليس جهازًا، بل أرقام موفَّقة مع نسب تقرير منشور.</translation>
    </message>
    <message>
        <source>Draws the predicted curves above for other figures</source>
        <translation>يرسم المنحنيات المتوقعة أعلاه لأرقام أخرى</translation>
    </message>
    <message>
        <source>Machine of the predicted curves</source>
        <translation>جهاز المنحنيات المتوقعة</translation>
    </message>
    <message>
        <source>ms per step</source>
        <translation>⁦ms⁩ لكل خطوة</translation>
    </message>
    <message>
        <source>A fixed time that every step takes, whatever it computes</source>
        <translation>زمن ثابت تستغرقه كل خطوة مهما حسبت</translation>
    </message>
    <message>
        <source>GB/s</source>
        <translation>GB/s</translation>
    </message>
    <message>
        <source>How fast the machine reads memory: every step reads all weights once</source>
        <translation>سرعة قراءة الجهاز للذاكرة: تقرأ كل خطوة الأوزان كلها مرة واحدة</translation>
    </message>
    <message>
        <source>GFLOP/s</source>
        <translation>GFLOP/s</translation>
    </message>
    <message>
        <source>How fast it calculates: each row that a step computes costs arithmetic</source>
        <translation>سرعة الجهاز في الحساب: كل صف تحسبه الخطوة يكلف حسابًا</translation>
    </message>
    <message>
        <source>This model</source>
        <translation>هذا النموذج</translation>
    </message>
    <message>
        <source>This machine&apos;s figures could not be measured. %1</source>
        <translation>تعذّر قياس أرقام هذا الجهاز. %1</translation>
    </message>
    <message>
        <source>This machine&apos;s figures are measured when a model is loaded.</source>
        <translation>تُقاس أرقام هذا الجهاز عند تحميل نموذج.</translation>
    </message>
    <message>
        <source>A published report says 2× at 200 tokens and 4.8× at 1,000, and names no machine. Such ratios need one on which what every step costs anyway, above all reading GPT-2 small&apos;s weights, takes as long as the arithmetic of %1 rows: then computing old rows again costs little.</source>
        <translation>يذكر تقرير منشور ⁦2×⁩ عند 200 رمز و⁦4.8×⁩ عند 1,000، ولا يسمّي جهازًا. نسب كهذه تحتاج إلى جهاز يكون فيه ما تكلفه كل خطوة على أي حال، وأهمه قراءة أوزان GPT-2 small، بطول حساب %1 من الصفوف: عندها لا تكلف إعادة حساب الصفوف القديمة إلا القليل.</translation>
    </message>
    <message>
        <source>%1 So each row computed again costs far more here, and the cache saves far more than the report says.</source>
        <translation>%1 فكل صف يُعاد حسابه يكلف هنا أكثر بكثير، وتوفر الذاكرة المؤقتة أكثر بكثير مما يذكره التقرير.</translation>
    </message>
    <message>
        <source>%1 So the weights rule every step here, and the cache saves less than the report says.</source>
        <translation>%1 فالأوزان تحكم كل خطوة هنا، وتوفر الذاكرة المؤقتة أقل مما يذكره التقرير.</translation>
    </message>
    <message numerus="yes">
        <source>With %1, reading GPT-2 small&apos;s weights takes as long as the arithmetic of about %Ln rows; a published report&apos;s 2× and 4.8× need about %2.</source>
        <translation>
            <numerusform>مع %1 تستغرق قراءة أوزان GPT-2 small ما يستغرقه حساب أقل من صف واحد؛ ونسبتا تقرير منشور ⁦2×⁩ و⁦4.8×⁩ تحتاجان إلى نحو %2.</numerusform>
            <numerusform>مع %1 تستغرق قراءة أوزان GPT-2 small ما يستغرقه حساب نحو صف واحد؛ ونسبتا تقرير منشور ⁦2×⁩ و⁦4.8×⁩ تحتاجان إلى نحو %2.</numerusform>
            <numerusform>مع %1 تستغرق قراءة أوزان GPT-2 small ما يستغرقه حساب نحو صفين؛ ونسبتا تقرير منشور ⁦2×⁩ و⁦4.8×⁩ تحتاجان إلى نحو %2.</numerusform>
            <numerusform>مع %1 تستغرق قراءة أوزان GPT-2 small ما يستغرقه حساب نحو %Ln صفوف؛ ونسبتا تقرير منشور ⁦2×⁩ و⁦4.8×⁩ تحتاجان إلى نحو %2.</numerusform>
            <numerusform>مع %1 تستغرق قراءة أوزان GPT-2 small ما يستغرقه حساب نحو %Ln صفًا؛ ونسبتا تقرير منشور ⁦2×⁩ و⁦4.8×⁩ تحتاجان إلى نحو %2.</numerusform>
            <numerusform>مع %1 تستغرق قراءة أوزان GPT-2 small ما يستغرقه حساب نحو %Ln صف؛ ونسبتا تقرير منشور ⁦2×⁩ و⁦4.8×⁩ تحتاجان إلى نحو %2.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::MemoryChartCard</name>
    <message>
        <source>%1 × %2 blocks × %3 numbers × %4 bytes</source>
        <translation>%1 × الكتل %2 × الأعداد %3 × البايتات %4</translation>
    </message>
    <message>
        <source>Cache memory</source>
        <translation>حجم الذاكرة المؤقتة</translation>
    </message>
    <message>
        <source>cache-memory</source>
        <translation>cache-memory</translation>
    </message>
    <message>
        <source>The memory of the stored rows will be drawn here.
Press Play or Step.</source>
        <translation>تُرسم هنا ذاكرة الصفوف المخزّنة.
اضغط «تشغيل» أو «خطوة».</translation>
    </message>
    <message>
        <source>%1 tokens</source>
        <translation>الرموز: %1</translation>
    </message>
    <message>
        <source>%1 KiB</source>
        <translation>⁦%1 KiB⁩</translation>
    </message>
    <message>
        <source>%1 MiB</source>
        <translation>⁦%1 MiB⁩</translation>
    </message>
    <message>
        <source>%1 GiB</source>
        <translation>⁦%1 GiB⁩</translation>
    </message>
    <message>
        <source>used by rows: %1</source>
        <translation>تستخدمه الصفوف: %1</translation>
    </message>
    <message>
        <source>allocated: %1</source>
        <translation>محجوز: %1</translation>
    </message>
    <message>
        <source>cache off: only during the step</source>
        <translation>الذاكرة المؤقتة متوقفة: في أثناء الخطوة فقط</translation>
    </message>
    <message>
        <source>What keeping the rows costs</source>
        <translation>كم يكلف حفظ الصفوف</translation>
    </message>
    <message>
        <source>No row is kept yet. Each will take %1 (%2).</source>
        <translation>لم يُحفظ أي صف بعد. سيأخذ كل صف %1 (%2).</translation>
    </message>
    <message>
        <source>The cache is off: each step computes all rows and lets them go. Kept, each would take %1 (%2).</source>
        <translation>الذاكرة المؤقتة متوقفة: تحسب كل خطوة كل الصفوف ثم تتركها. ولو حُفظت لأخذ كل صف %1 (%2).</translation>
    </message>
    <message>
        <source>%1 × %2 = %3 (%4 a row)</source>
        <translation>%1 × %2 = %3 (للصف: %4)</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>لا صفوف</numerusform>
            <numerusform>صف واحد</numerusform>
            <numerusform>صفان</numerusform>
            <numerusform>%n صفوف</numerusform>
            <numerusform>%n صفًا</numerusform>
            <numerusform>%n صف</numerusform>
        </translation>
    </message>
    <message>
        <source>All %1 rows of the context take %2, or %3 in 16 bit.</source>
        <translation>تأخذ كل صفوف السياق، وعددها %1، %2، أو %3 بدقة 16 بتًا.</translation>
    </message>
    <message>
        <source>In 16-bit numbers it would be %1. %2</source>
        <translation>بأعداد من 16 بتًا تكون %1. %2</translation>
    </message>
    <message numerus="yes">
        <source>%n token(s), cache off
%1 held during the step, nothing after it</source>
        <translation>
            <numerusform>لا رموز، الذاكرة المؤقتة متوقفة
شُغل %1 في أثناء الخطوة، ولا شيء بعدها</numerusform>
            <numerusform>رمز واحد، الذاكرة المؤقتة متوقفة
شُغل %1 في أثناء الخطوة، ولا شيء بعدها</numerusform>
            <numerusform>رمزان، الذاكرة المؤقتة متوقفة
شُغل %1 في أثناء الخطوة، ولا شيء بعدها</numerusform>
            <numerusform>%n رموز، الذاكرة المؤقتة متوقفة
شُغل %1 في أثناء الخطوة، ولا شيء بعدها</numerusform>
            <numerusform>%n رمزًا، الذاكرة المؤقتة متوقفة
شُغل %1 في أثناء الخطوة، ولا شيء بعدها</numerusform>
            <numerusform>%n رمز، الذاكرة المؤقتة متوقفة
شُغل %1 في أثناء الخطوة، ولا شيء بعدها</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) kept
%1 used, half of it with 16-bit numbers</source>
        <translation>
            <numerusform>لا صفوف محفوظة
المستخدم %1، ونصفه بأعداد 16 بت</numerusform>
            <numerusform>صف محفوظ واحد
المستخدم %1، ونصفه بأعداد 16 بت</numerusform>
            <numerusform>صفان محفوظان
المستخدم %1، ونصفه بأعداد 16 بت</numerusform>
            <numerusform>%n صفوف محفوظة
المستخدم %1، ونصفه بأعداد 16 بت</numerusform>
            <numerusform>%n صفًا محفوظًا
المستخدم %1، ونصفه بأعداد 16 بت</numerusform>
            <numerusform>%n صف محفوظ
المستخدم %1، ونصفه بأعداد 16 بت</numerusform>
        </translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>الرموز</translation>
    </message>
    <message>
        <source>rows kept</source>
        <translation>صفوف محفوظة</translation>
    </message>
    <message>
        <source>bytes used</source>
        <translation>بايتات مستخدمة</translation>
    </message>
    <message>
        <source>bytes allocated</source>
        <translation>بايتات محجوزة</translation>
    </message>
    <message>
        <source>bytes during the step only</source>
        <translation>بايتات في أثناء الخطوة فقط</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::MemoryPage</name>
    <message>
        <source>The formula</source>
        <translation>الصيغة</translation>
    </message>
    <message>
        <source>Settings of the calculator</source>
        <translation>إعدادات الحاسبة</translation>
    </message>
    <message>
        <source>The calculator</source>
        <translation>الحاسبة</translation>
    </message>
    <message>
        <source>Model and device</source>
        <translation>النموذج والجهاز</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::ModeControl</name>
    <message>
        <source>What the cache shows</source>
        <translation>ما تعرضه الذاكرة المؤقتة</translation>
    </message>
    <message>
        <source>Whose attention</source>
        <translation>انتباه من</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>القيم</translation>
    </message>
    <message>
        <source>The numbers of each row&apos;s keys and values</source>
        <translation>أعداد مفاتيح كل صف وقيمه</translation>
    </message>
    <message>
        <source>Attention</source>
        <translation>الانتباه</translation>
    </message>
    <message>
        <source>How much the newest row looked at each row</source>
        <translation>كم نظر أحدث صف إلى كل صف</translation>
    </message>
    <message>
        <source>Fingerprints</source>
        <translation>البصمات</translation>
    </message>
    <message>
        <source>Whether a row that was computed again has the same bits</source>
        <translation>هل للصف الذي حُسب من جديد البتات نفسها</translation>
    </message>
    <message>
        <source>mean of all heads</source>
        <translation>متوسط كل الرؤوس</translation>
    </message>
    <message>
        <source>head %1</source>
        <translation>رأس %1</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::ModelCard</name>
    <message>
        <source>Use</source>
        <translation>استخدام</translation>
    </message>
    <message>
        <source>Download…</source>
        <translation>تنزيل…</translation>
    </message>
    <message>
        <source>Verify</source>
        <translation>تحقق</translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation>إزالة…</translation>
    </message>
    <message>
        <source>Reads every byte and holds it against the checksums that are known</source>
        <translation>يقرأ كل بايت ويقارنه بالمجاميع الاختبارية المعروفة</translation>
    </message>
    <message>
        <source>Deletes its files from Rowkeeper&apos;s own folder; asks first</source>
        <translation>يحذف ملفاته من مجلد Rowkeeper الخاص؛ ويسأل أولًا</translation>
    </message>
    <message>
        <source>in use</source>
        <translation>مستخدم</translation>
    </message>
    <message>
        <source>Go on downloading…</source>
        <translation>متابعة التنزيل…</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::ModelsPage</name>
    <message>
        <source>Models</source>
        <translation>النماذج</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>رجوع</translation>
    </message>
    <message>
        <source>Open a folder…</source>
        <translation>فتح مجلد…</translation>
    </message>
    <message>
        <source>Look it up</source>
        <translation>بحث عنه</translation>
    </message>
    <message>
        <source>Delete them</source>
        <translation>حذفها</translation>
    </message>
    <message>
        <source>A folder with a GPT-2 model; it can also be dropped onto the window</source>
        <translation>مجلد فيه نموذج GPT-2؛ ويمكن أيضًا إفلاته على النافذة</translation>
    </message>
    <message>
        <source>To the page before (Esc)</source>
        <translation>إلى الصفحة السابقة (Esc)</translation>
    </message>
    <message>
        <source>Another model of the hub</source>
        <translation>نموذج آخر من المنصة</translation>
    </message>
    <message>
        <source>Any GPT-2 of Hugging Face whose weights are safetensors, by its repository&apos;s name: distilgpt2, gpt2-medium, or owner/name. Not pinned: its sizes and checksums are the hub&apos;s own word.</source>
        <translation>أي GPT-2 من Hugging Face أوزانه بصيغة safetensors، باسم مستودعه: distilgpt2 أو gpt2-medium أو owner/name. غير مثبّت: أحجامه ومجاميعه الاختبارية هي قول المنصة نفسها.</translation>
    </message>
    <message>
        <source>The repository&apos;s name</source>
        <translation>اسم المستودع</translation>
    </message>
    <message>
        <source>Nothing is fetched before its size, source and licence have been shown. Nothing is sent but the requests for the files.</source>
        <translation>لا يُنزَّل شيء قبل أن يُعرض حجمه ومصدره ورخصته. ولا يُرسل شيء سوى طلبات الملفات.</translation>
    </message>
    <message>
        <source>Where models are looked for</source>
        <translation>أين يُبحث عن النماذج</translation>
    </message>
    <message>
        <source>In this order. A folder of yours comes before all of them.</source>
        <translation>بهذا الترتيب. ومجلد من مجلداتك يسبقها كلها.</translation>
    </message>
    <message>
        <source>Kept ready</source>
        <translation>محفوظ جاهزًا</translation>
    </message>
    <message>
        <source>The first time a larger model is opened, its weights are put in the order in which they are read. That is kept on the disk, so that the next time it opens at once.</source>
        <translation>عند فتح نموذج كبير أول مرة تُرتَّب أوزانه بالترتيب الذي تُقرأ به. ويُحفظ ذلك على القرص كي يُفتح فورًا في المرة التالية.</translation>
    </message>
    <message>
        <source>Delete the weights that are kept ready</source>
        <translation>حذف الأوزان المحفوظة جاهزة</translation>
    </message>
    <message>
        <source>There are no models. Look one up by its name, or open a folder that has one.</source>
        <translation>لا توجد نماذج. ابحث عن واحد باسمه، أو افتح مجلدًا فيه نموذج.</translation>
    </message>
    <message>
        <source>Looking for models on this computer.</source>
        <translation>يجري البحث عن النماذج على هذا الحاسوب.</translation>
    </message>
    <message>
        <source>%1. %2: %3</source>
        <translation>%1. %2: %3</translation>
    </message>
    <message>
        <source>%1 in %2. Nothing is lost by deleting them: the next opening takes a moment longer.</source>
        <translation>%1 في ⁦%2⁩. لا يضيع شيء بحذفها: يستغرق الفتح التالي لحظة أطول.</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::PagesCard</name>
    <message>
        <source>One piece each, or pages?</source>
        <translation>قطعة لكل محادثة أم صفحات؟</translation>
    </message>
    <message>
        <source>From the start</source>
        <translation>من البداية</translation>
    </message>
    <message>
        <source>The same conversations in the same memory: reserved in one piece for the longest possible answer, and in pages</source>
        <translation>المحادثات نفسها في الذاكرة نفسها: محجوزة قطعة واحدة لأطول إجابة ممكنة، ومقسّمة صفحات</translation>
    </message>
    <message>
        <source>Conversations</source>
        <translation>المحادثات</translation>
    </message>
    <message>
        <source> MiB</source>
        <translation> MiB</translation>
    </message>
    <message>
        <source>Size of the pool</source>
        <translation>حجم المجمّع</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>لا صفوف</numerusform>
            <numerusform>صف واحد</numerusform>
            <numerusform>صفان</numerusform>
            <numerusform>%n صفوف</numerusform>
            <numerusform>%n صفًا</numerusform>
            <numerusform>%n صف</numerusform>
        </translation>
    </message>
    <message>
        <source>Rows of a page</source>
        <translation>صفوف الصفحة</translation>
    </message>
    <message>
        <source>Pool</source>
        <translation>المجمّع</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>الصفحة</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>إيقاف مؤقت</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>متابعة</translation>
    </message>
    <message>
        <source>Serve</source>
        <translation>خدمة</translation>
    </message>
    <message>
        <source>Full: rows of a conversation. Pale: lent to it, and empty. Grey: free. The pictures are the allocators&apos; own state.</source>
        <translation>ممتلئ: صفوف محادثة. باهت: مخصَّص لها وفارغ. رمادي: شاغر. والصور هي حال المخصِّصات نفسها.</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::PagesPicture</name>
    <message>
        <source>Memory pool</source>
        <translation>مجمّع الذاكرة</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::PromptBox</name>
    <message>
        <source>Tokens of the prompt</source>
        <translation>رموز الموجّه</translation>
    </message>
    <message>
        <source>Use this prompt</source>
        <translation>استخدام هذا الموجّه</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation>الموجّه</translation>
    </message>
    <message>
        <source>The text that the model goes on with. Control and Enter use it.</source>
        <translation>النص الذي يكمله النموذج. Ctrl وEnter لاستخدامه.</translation>
    </message>
    <message>
        <source>The text that the model goes on with</source>
        <translation>النص الذي يكمله النموذج</translation>
    </message>
    <message>
        <source>Row %1: %2
Token %3
Bytes %4</source>
        <translation>الصف %1: %2
الرمز %3
البايتات ⁦%4⁩</translation>
    </message>
    <message>
        <source>Starts a new run with this prompt (Ctrl+Enter)</source>
        <translation>يبدأ جولة جديدة بهذا الموجّه (Ctrl+Enter)</translation>
    </message>
    <message>
        <source>Goes back to the run as it is (Esc)</source>
        <translation>يعود إلى الجولة كما هي (Esc)</translation>
    </message>
    <message numerus="yes">
        <source>%Ln tokens</source>
        <translation>
            <numerusform>لا رموز</numerusform>
            <numerusform>رمز واحد</numerusform>
            <numerusform>رمزان</numerusform>
            <numerusform>%Ln رموز</numerusform>
            <numerusform>%Ln رمزًا</numerusform>
            <numerusform>%Ln رمز</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 tokens; at most %3 can be generated</source>
        <translation>الرموز %1 من %2؛ ويمكن توليد %3 على الأكثر</translation>
    </message>
    <message>
        <source>An empty prompt: the run starts from the end-of-text token.</source>
        <translation>موجّه فارغ: تبدأ الجولة من رمز نهاية النص.</translation>
    </message>
    <message>
        <source>The prompt ends with a line break (\n): it is part of what the model reads.</source>
        <translation>ينتهي الموجّه بفاصل أسطر (\n): وهو جزء مما يقرؤه النموذج.</translation>
    </message>
    <message>
        <source>The prompt ends with a space (·). Words bring their own space along, so the model may stumble here.</source>
        <translation>ينتهي الموجّه بمسافة (·). تأتي الكلمات بمسافتها معها، فقد يتعثر النموذج هنا.</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::PromptCard</name>
    <message>
        <source>Tokens</source>
        <translation>الرموز</translation>
    </message>
    <message>
        <source>Shows the pieces that the model reads</source>
        <translation>يعرض القطع التي يقرؤها النموذج</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>النص</translation>
    </message>
    <message>
        <source>Shows the tokens joined to a text that can be copied</source>
        <translation>يعرض الرموز موصولة في نص يمكن نسخه</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>أمثلة</translation>
    </message>
    <message>
        <source>Prepared prompts</source>
        <translation>موجّهات جاهزة</translation>
    </message>
    <message>
        <source>Edit prompt</source>
        <translation>تعديل الموجّه</translation>
    </message>
    <message>
        <source>Edit the prompt</source>
        <translation>تعديل الموجّه</translation>
    </message>
    <message>
        <source>What the model reads</source>
        <translation>ما يقرؤه النموذج</translation>
    </message>
    <message>
        <source>A new run from this prompt.</source>
        <translation>جولة جديدة من هذا الموجّه.</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::QuestionCard</name>
    <message>
        <source>(nothing)</source>
        <translation>(لا شيء)</translation>
    </message>
    <message>
        <source>This question</source>
        <translation>هذا السؤال</translation>
    </message>
    <message>
        <source>Previous question</source>
        <translation>السؤال السابق</translation>
    </message>
    <message>
        <source>Next question</source>
        <translation>السؤال التالي</translation>
    </message>
    <message>
        <source>only the wrong ones</source>
        <translation>الخاطئة فقط</translation>
    </message>
    <message>
        <source>– of %1</source>
        <translation>– من %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 من %2</translation>
    </message>
    <message>
        <source>This text</source>
        <translation>هذا النص</translation>
    </message>
    <message>
        <source>exact cache</source>
        <translation>ذاكرة مضبوطة</translation>
    </message>
    <message>
        <source>not asked yet</source>
        <translation>لم يُسأل بعد</translation>
    </message>
    <message>
        <source>right answer</source>
        <translation>الإجابة الصحيحة</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message numerus="yes">
        <source>A document of %Ln rows, and how the model goes on</source>
        <translation>
            <numerusform>مستند بلا صفوف، وكيف يكمله النموذج</numerusform>
            <numerusform>مستند من صف واحد، وكيف يكمله النموذج</numerusform>
            <numerusform>مستند من صفين، وكيف يكمله النموذج</numerusform>
            <numerusform>مستند من %Ln صفوف، وكيف يكمله النموذج</numerusform>
            <numerusform>مستند من %Ln صفًا، وكيف يكمله النموذج</numerusform>
            <numerusform>مستند من %Ln صف، وكيف يكمله النموذج</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: right, %2</source>
        <translation>%1: صحيح، %2</translation>
    </message>
    <message>
        <source>%1: wrong, %2</source>
        <translation>%1: خطأ، %2</translation>
    </message>
    <message>
        <source>%1: same as the exact one, %2</source>
        <translation>%1: مثل المضبوطة، %2</translation>
    </message>
    <message>
        <source>%1: goes on otherwise, %2</source>
        <translation>%1: يتابع على نحو آخر، %2</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::RaceControls</name>
    <message>
        <source>Step</source>
        <translation>خطوة</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>من جديد</translation>
    </message>
    <message>
        <source>Change it on Watch</source>
        <translation>تغييره في المشاهدة</translation>
    </message>
    <message>
        <source>Race controls</source>
        <translation>أدوات التحكم في السباق</translation>
    </message>
    <message>
        <source>Race or pause</source>
        <translation>سباق أو إيقاف مؤقت</translation>
    </message>
    <message>
        <source>Moves the lane whose clock is behind by one token (→)</source>
        <translation>يحرّك المسار الذي تتأخر ساعته رمزًا واحدًا (→)</translation>
    </message>
    <message>
        <source>Both lanes back to the prompt (R)</source>
        <translation>يعيد المسارين إلى الموجّه (R)</translation>
    </message>
    <message>
        <source>Prompt and sampling are those of Watch</source>
        <translation>الموجّه وأخذ العينات كما في صفحة المشاهدة</translation>
    </message>
    <message>
        <source>Tokens to generate in each lane</source>
        <translation>عدد الرموز المطلوب توليدها في كل مسار</translation>
    </message>
    <message>
        <source>How many tokens each lane generates. Another number begins the race anew.</source>
        <translation>كم رمزًا يولّد كل مسار. عدد آخر يبدأ السباق من جديد.</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>رموز</translation>
    </message>
    <message>
        <source>Loading</source>
        <translation>يجري التحميل</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>إيقاف مؤقت</translation>
    </message>
    <message>
        <source>Race again</source>
        <translation>سباق آخر</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>سباق</translation>
    </message>
    <message>
        <source>No prompt · %1</source>
        <translation>بلا موجّه · %1</translation>
    </message>
    <message>
        <source>%1 · Prompt: “%2”</source>
        <translation>%1 · الموجّه: «⁨%2⁩»</translation>
    </message>
    <message>
        <source>Pauses both lanes (Space)</source>
        <translation>يوقف المسارين مؤقتًا (مسافة)</translation>
    </message>
    <message>
        <source>Both lanes once more from the prompt (Space)</source>
        <translation>المساران مرة أخرى من الموجّه (مسافة)</translation>
    </message>
    <message>
        <source>Both lanes move until they have all their tokens (Space)</source>
        <translation>يتحرك المساران حتى تكتمل رموزهما (مسافة)</translation>
    </message>
    <message>
        <source>%1 %2 · %3</source>
        <translation>%1 %2 · %3</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>متوقّف مؤقتًا</translation>
    </message>
    <message>
        <source>Racing</source>
        <translation>السباق جارٍ</translation>
    </message>
    <message>
        <source>Both lanes are back at the prompt</source>
        <translation>عاد المساران إلى الموجّه</translation>
    </message>
    <message>
        <source>%1, %2 of %3</source>
        <translation>%1، %2 من %3</translation>
    </message>
    <message>
        <source>Lane A: %1</source>
        <translation>المسار A: %1</translation>
    </message>
    <message>
        <source>Lane B: %1</source>
        <translation>المسار B: %1</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::RacePage</name>
    <message>
        <source>The race</source>
        <translation>السباق</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::RaceRowsCard</name>
    <message>
        <source>Rows computed so far</source>
        <translation>الصفوف المحسوبة حتى الآن</translation>
    </message>
    <message>
        <source>race-rows-computed</source>
        <translation>race-rows-computed</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>صف %1</translation>
    </message>
    <message>
        <source>The rows that both lanes have computed will be counted here.
Press Race or Step.</source>
        <translation>تُعدّ هنا الصفوف التي حسبها المساران.
اضغط «سباق» أو «خطوة».</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>counted in advance</source>
        <translation>محسوب سلفًا</translation>
    </message>
    <message>
        <source>%1 + %2 − 1 = %3 rows %4</source>
        <translation>⁦%1 + %2 − 1 = %3⁩ من الصفوف %4</translation>
    </message>
    <message>
        <source>%1 + %2 = %3 rows %4</source>
        <translation>⁦%1 + %2 = %3⁩ من الصفوف %4</translation>
    </message>
    <message>
        <source>%1 + %2 + … + %3 = %4 rows %5</source>
        <translation>⁦%1 + %2 + … + %3 = %4⁩ من الصفوف %5</translation>
    </message>
    <message>
        <source>With the cache each row once; without it, all of them in every step</source>
        <translation>مع الذاكرة المؤقتة كل صف مرة واحدة؛ وبدونها كل الصفوف في كل خطوة</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>row</source>
        <translation>صف</translation>
    </message>
    <message>
        <source>rows, %1</source>
        <translation>الصفوف، %1</translation>
    </message>
    <message>
        <source>counted in advance, %1</source>
        <translation>محسوب سلفًا، %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln rows %1</source>
        <translation>
            <numerusform>لا صفوف %1</numerusform>
            <numerusform>صف واحد %1</numerusform>
            <numerusform>صفان %1</numerusform>
            <numerusform>%Ln صفوف %1</numerusform>
            <numerusform>%Ln صفًا %1</numerusform>
            <numerusform>%Ln صف %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Row %1, %2
%Ln rows computed so far</source>
        <translation>
            <numerusform>الصف %1، %2
صفوف محسوبة حتى الآن: %Ln</numerusform>
            <numerusform>الصف %1، %2
صفوف محسوبة حتى الآن: %Ln</numerusform>
            <numerusform>الصف %1، %2
صفوف محسوبة حتى الآن: %Ln</numerusform>
            <numerusform>الصف %1، %2
صفوف محسوبة حتى الآن: %Ln</numerusform>
            <numerusform>الصف %1، %2
صفوف محسوبة حتى الآن: %Ln</numerusform>
            <numerusform>الصف %1، %2
صفوف محسوبة حتى الآن: %Ln</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::RaceTimeCard</name>
    <message>
        <source>Time per token</source>
        <translation>الزمن لكل رمز</translation>
    </message>
    <message>
        <source>race-time-per-token</source>
        <translation>race-time-per-token</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>صف %1</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>⁦%1 ms⁩</translation>
    </message>
    <message>
        <source>Each step of both lanes will be a point here.
Press Race or Step.</source>
        <translation>ستكون كل خطوة من المسارين نقطة هنا.
اضغط «سباق» أو «خطوة».</translation>
    </message>
    <message>
        <source>predicted for %1</source>
        <translation>متوقع: %1</translation>
    </message>
    <message>
        <source>… reading, then arithmetic</source>
        <translation>… قراءة ثم حساب</translation>
    </message>
    <message>
        <source>dashed: predicted</source>
        <translation>متقطع: متوقع</translation>
    </message>
    <message>
        <source>8-bit weights: not predicted</source>
        <translation>أوزان 8 بت: لا توقع لها</translation>
    </message>
    <message>
        <source>What each new token costs in both lanes; %1</source>
        <translation>كم يكلف كل رمز جديد في المسارين؛ %1</translation>
    </message>
    <message>
        <source>%1 %2 · %3 %4 · %5</source>
        <translation>%1 %2 · %3 %4 · %5</translation>
    </message>
    <message numerus="yes">
        <source>Row %1, %2
%3
%Ln row(s) computed</source>
        <translation>
            <numerusform>الصف %1، %2
%3
لم يُحسب أي صف</numerusform>
            <numerusform>الصف %1، %2
%3
حُسب صف واحد</numerusform>
            <numerusform>الصف %1، %2
%3
حُسب صفان</numerusform>
            <numerusform>الصف %1، %2
%3
حُسبت %Ln صفوف</numerusform>
            <numerusform>الصف %1، %2
%3
حُسب %Ln صفًا</numerusform>
            <numerusform>الصف %1، %2
%3
حُسب %Ln صف</numerusform>
        </translation>
    </message>
    <message>
        <source>row</source>
        <translation>صف</translation>
    </message>
    <message>
        <source>ms, %1</source>
        <translation>⁦ms⁩، %1</translation>
    </message>
    <message>
        <source>predicted ms, %1</source>
        <translation>⁦ms⁩ متوقعة، %1</translation>
    </message>
    <message>
        <source>predicted ms in turn, %1</source>
        <translation>⁦ms⁩ متوقعة على التوالي، %1</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::RatioTable</name>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1، %2: %3</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::ReadingView</name>
    <message>
        <source>Text of the run</source>
        <translation>نص الجولة</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::ReplayBar</name>
    <message>
        <source>Back to the live run</source>
        <translation>العودة إلى الجولة الحية</translation>
    </message>
    <message>
        <source>Recorded run</source>
        <translation>جولة مسجّلة</translation>
    </message>
    <message>
        <source>Place in the recorded run</source>
        <translation>الموضع في الجولة المسجّلة</translation>
    </message>
    <message>
        <source>A recorded run of %1 · step %2 of %3</source>
        <translation>جولة مسجّلة للنموذج %1 · الخطوة %2 من %3</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation>%1 على %2</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::RowDetailCard</name>
    <message>
        <source>Row</source>
        <translation>الصف</translation>
    </message>
    <message>
        <source>Fingerprints of the row in this block</source>
        <translation>بصمتا الصف في هذه الكتلة</translation>
    </message>
    <message>
        <source>64 bits made from all numbers of the row in this block. Another number anywhere, even in its last bit, gives another fingerprint.</source>
        <translation>64 بتًا تُصنع من كل أعداد الصف في هذه الكتلة. وأي عدد آخر في أي موضع، حتى في آخر بت، يعطي بصمة أخرى.</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>الكتلة</translation>
    </message>
    <message>
        <source>Head</source>
        <translation>الرأس</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>نسخ</translation>
    </message>
    <message>
        <source>Copy the numbers</source>
        <translation>نسخ الأعداد</translation>
    </message>
    <message>
        <source>Puts the head&apos;s keys and values on the clipboard, a line for each number</source>
        <translation>يضع مفاتيح الرأس وقيمه في الحافظة، سطرًا لكل عدد</translation>
    </message>
    <message>
        <source>The numbers of a row will be here.</source>
        <translation>ستكون أعداد الصف هنا.</translation>
    </message>
    <message>
        <source>key, number %1 of %2:  %3</source>
        <translation>المفتاح، العدد %1 من %2:  ⁦%3⁩</translation>
    </message>
    <message>
        <source>value, number %1 of %2:  %3</source>
        <translation>القيمة، العدد %1 من %2:  ⁦%3⁩</translation>
    </message>
    <message>
        <source>Choose a row in the picture of the cache: its numbers will be here.</source>
        <translation>اختر صفًا في صورة الذاكرة المؤقتة: ستكون أعداده هنا.</translation>
    </message>
    <message>
        <source>Point at a number to read it, or go there with the arrow keys.</source>
        <translation>أشر إلى عدد لتقرأه، أو انتقل إليه بمفاتيح الأسهم.</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::RowsCard</name>
    <message>
        <source>Whose rows are these?</source>
        <translation>لمن هذه الصفوف؟</translation>
    </message>
    <message>
        <source>document</source>
        <translation>المستند</translation>
    </message>
    <message>
        <source>questions</source>
        <translation>الأسئلة</translation>
    </message>
    <message>
        <source>answers</source>
        <translation>الإجابات</translation>
    </message>
    <message>
        <source>each square is one row: keys and values in every block</source>
        <translation>كل مربع صف واحد: مفاتيح وقيم في كل كتلة</translation>
    </message>
    <message>
        <source>%1 rows in the cache, %2 · outlined: %3 that the next turn must compute besides its question</source>
        <translation>في الذاكرة المؤقتة %1 من الصفوف، %2 · محاط بإطار: %3 يجب أن يحسبها الدور التالي مع سؤاله</translation>
    </message>
    <message>
        <source>Two conversations in one pool: %1 pages of %2 rows, %3 of them shared and held once: %4 instead of %5.</source>
        <translation>محادثتان في مجمّع واحد: %1 من الصفحات في كل منها %2 صفًا، و%3 منها مشتركة ومحفوظة مرة واحدة: %4 بدل %5.</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::RowsPicture</name>
    <message>
        <source>document · %1 of %2 rows kept</source>
        <translation>المستند · الصفوف المحفوظة: %1 من %2</translation>
    </message>
    <message>
        <source>Q%1</source>
        <comment>a question&apos;s number</comment>
        <translation>س%1</translation>
    </message>
    <message>
        <source>A%1</source>
        <comment>an answer&apos;s number</comment>
        <translation>ج%1</translation>
    </message>
    <message>
        <source>The document</source>
        <translation>المستند</translation>
    </message>
    <message>
        <source>Question %1</source>
        <translation>السؤال %1</translation>
    </message>
    <message>
        <source>Answer %1</source>
        <translation>الإجابة %1</translation>
    </message>
    <message>
        <source>Rows of the cache by their origin</source>
        <translation>صفوف الذاكرة المؤقتة بحسب مصدرها</translation>
    </message>
    <message>
        <source>%1: rows %2 to %3, %4 of them in the cache</source>
        <translation>%1: الصفوف من %2 إلى %3، منها %4 في الذاكرة المؤقتة</translation>
    </message>
    <message>
        <source>Row %1. %2</source>
        <translation>الصف %1. %2</translation>
    </message>
    <message>
        <source>%1. Not in the cache: the next turn computes it</source>
        <translation>%1. ليس في الذاكرة المؤقتة: يحسبه الدور التالي</translation>
    </message>
    <message numerus="yes">
        <source>document · %Ln rows</source>
        <translation>
            <numerusform>المستند · الصفوف: %Ln</numerusform>
            <numerusform>المستند · الصفوف: %Ln</numerusform>
            <numerusform>المستند · الصفوف: %Ln</numerusform>
            <numerusform>المستند · الصفوف: %Ln</numerusform>
            <numerusform>المستند · الصفوف: %Ln</numerusform>
            <numerusform>المستند · الصفوف: %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln tokens, %2 of them in the cache</source>
        <translation>
            <numerusform>%1: الرموز %Ln، منها %2 في الذاكرة المؤقتة</numerusform>
            <numerusform>%1: الرموز %Ln، منها %2 في الذاكرة المؤقتة</numerusform>
            <numerusform>%1: الرموز %Ln، منها %2 في الذاكرة المؤقتة</numerusform>
            <numerusform>%1: الرموز %Ln، منها %2 في الذاكرة المؤقتة</numerusform>
            <numerusform>%1: الرموز %Ln، منها %2 في الذاكرة المؤقتة</numerusform>
            <numerusform>%1: الرموز %Ln، منها %2 في الذاكرة المؤقتة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the cache: the rows of the first %Ln tokens</source>
        <translation>
            <numerusform>لا صفوف في الذاكرة المؤقتة</numerusform>
            <numerusform>في الذاكرة المؤقتة: صف الرمز الأول</numerusform>
            <numerusform>في الذاكرة المؤقتة: صفّا أول رمزين</numerusform>
            <numerusform>في الذاكرة المؤقتة: صفوف أول %Ln رموز</numerusform>
            <numerusform>في الذاكرة المؤقتة: صفوف أول %Ln رمزًا</numerusform>
            <numerusform>في الذاكرة المؤقتة: صفوف أول %Ln رمز</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::RunControls</name>
    <message>
        <source>Step</source>
        <translation>خطوة</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>من جديد</translation>
    </message>
    <message>
        <source>KV cache</source>
        <translation>ذاكرة KV</translation>
    </message>
    <message>
        <source>Run controls</source>
        <translation>أدوات التحكم في الجولة</translation>
    </message>
    <message>
        <source>Rows computed of the prefill</source>
        <translation>الصفوف المحسوبة من التعبئة المسبقة</translation>
    </message>
    <message>
        <source>Play or pause</source>
        <translation>تشغيل أو إيقاف مؤقت</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>السرعة</translation>
    </message>
    <message>
        <source>Tokens to generate</source>
        <translation>عدد الرموز</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>تشغيل</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>إيقاف مؤقت</translation>
    </message>
    <message>
        <source>Sampling: %1</source>
        <translation>أخذ العينات: %1</translation>
    </message>
    <message>
        <source>%1, after a restart</source>
        <translation>%1، بعد البدء من جديد</translation>
    </message>
    <message>
        <source>Pauses the run, even within a step (Space)</source>
        <translation>يوقف الجولة مؤقتًا، حتى في وسط خطوة (مسافة)</translation>
    </message>
    <message>
        <source>Plays the recording (Space)</source>
        <translation>يشغّل التسجيل (مسافة)</translation>
    </message>
    <message>
        <source>Steps follow each other (Space)</source>
        <translation>تتوالى الخطوات (مسافة)</translation>
    </message>
    <message>
        <source>Computes the rows that are missing and one token (→)</source>
        <translation>يحسب الصفوف الناقصة ورمزًا واحدًا (→)</translation>
    </message>
    <message>
        <source>Shows the recording from its beginning (R)</source>
        <translation>يعرض التسجيل من بدايته (R)</translation>
    </message>
    <message>
        <source>Begins again from the prompt (R)</source>
        <translation>يبدأ من جديد من الموجّه (R)</translation>
    </message>
    <message>
        <source>On: keys and values of earlier rows are kept. Off: every step computes them again (C)</source>
        <translation>مفعّلة: تُحفظ مفاتيح الصفوف السابقة وقيمها. متوقفة: تحسبها كل خطوة من جديد (C)</translation>
    </message>
    <message>
        <source>How many tokens to generate. More can be asked for at any time.</source>
        <translation>كم رمزًا يُولَّد. ويمكن طلب المزيد في أي وقت.</translation>
    </message>
    <message>
        <source>How the next token is chosen, and what happens when the context is full</source>
        <translation>كيف يُختار الرمز التالي، وماذا يحدث حين يمتلئ السياق</translation>
    </message>
    <message numerus="yes">
        <source>prefill: %1 of %Ln rows</source>
        <translation>
            <numerusform>تعبئة مسبقة: %1 من %Ln من الصفوف</numerusform>
            <numerusform>تعبئة مسبقة: %1 من %Ln من الصفوف</numerusform>
            <numerusform>تعبئة مسبقة: %1 من %Ln من الصفوف</numerusform>
            <numerusform>تعبئة مسبقة: %1 من %Ln من الصفوف</numerusform>
            <numerusform>تعبئة مسبقة: %1 من %Ln من الصفوف</numerusform>
            <numerusform>تعبئة مسبقة: %1 من %Ln من الصفوف</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln rows computed</source>
        <translation>
            <numerusform>صفوف محسوبة: %1 من %Ln</numerusform>
            <numerusform>صفوف محسوبة: %1 من %Ln</numerusform>
            <numerusform>صفوف محسوبة: %1 من %Ln</numerusform>
            <numerusform>صفوف محسوبة: %1 من %Ln</numerusform>
            <numerusform>صفوف محسوبة: %1 من %Ln</numerusform>
            <numerusform>صفوف محسوبة: %1 من %Ln</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::RunNews</name>
    <message>
        <source>Playing</source>
        <translation>قيد التشغيل</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>متوقّف مؤقتًا</translation>
    </message>
    <message>
        <source>The recording ends here.</source>
        <translation>ينتهي التسجيل هنا.</translation>
    </message>
    <message>
        <source>At the recording&apos;s beginning</source>
        <translation>عند بداية التسجيل</translation>
    </message>
    <message>
        <source>Back at the prompt</source>
        <translation>عودة إلى الموجّه</translation>
    </message>
    <message>
        <source>KV cache on</source>
        <translation>ذاكرة KV المؤقتة مفعّلة</translation>
    </message>
    <message>
        <source>KV cache off</source>
        <translation>ذاكرة KV المؤقتة موقوفة</translation>
    </message>
    <message>
        <source>Row %1 is %2 now</source>
        <translation>الصف %1 صار %2</translation>
    </message>
    <message>
        <source>%1, %2 of %3</source>
        <translation>%1، %2 من %3</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::SameOutputCard</name>
    <message>
        <source>A row depends on itself and the rows above it only, so it never changes once computed.</source>
        <translation>يعتمد الصف على نفسه وعلى الصفوف التي فوقه فقط، فلا يتغير أبدًا بعد حسابه.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>Check now</source>
        <translation>التحقق الآن</translation>
    </message>
    <message>
        <source>Check every step</source>
        <translation>التحقق من كل خطوة</translation>
    </message>
    <message>
        <source>Progress of the check</source>
        <translation>تقدم التحقق</translation>
    </message>
    <message>
        <source>One pass over the whole text, held against what every step said</source>
        <translation>تمريرة واحدة على النص كله تُقارَن بما قالته كل خطوة</translation>
    </message>
    <message>
        <source>Every step once more, the other way: without the cache if it was on, with it if it was off</source>
        <translation>كل خطوة مرة أخرى بالطريقة الأخرى: بلا الذاكرة المؤقتة إن كانت مفعّلة، ومعها إن كانت متوقفة</translation>
    </message>
    <message>
        <source>Checking: row %1 of %2</source>
        <translation>يجري التحقق: الصف %1 من %2</translation>
    </message>
    <message>
        <source>Checking: step %1 of %2</source>
        <translation>يجري التحقق: الخطوة %1 من %2</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>يجري التحقق…</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::SamplingPopup</name>
    <message>
        <source>greedy</source>
        <translation>جشع</translation>
    </message>
    <message>
        <source>temperature %1</source>
        <translation>الحرارة %1</translation>
    </message>
    <message>
        <source> · top-k %1</source>
        <translation> · ⁦top-k %1⁩</translation>
    </message>
    <message>
        <source> · top-p %1</source>
        <translation> · ⁦top-p %1⁩</translation>
    </message>
    <message>
        <source>How the next token is chosen</source>
        <translation>كيف يُختار الرمز التالي</translation>
    </message>
    <message>
        <source>Greedy: always the most probable token</source>
        <translation>جشع: الرمز الأرجح دائمًا</translation>
    </message>
    <message>
        <source>Sample: draw one, the probable ones more often</source>
        <translation>أخذ عينة: يُسحب رمز، والأرجح يُسحب أكثر</translation>
    </message>
    <message>
        <source>“&lt;|endoftext|&gt;” is the end-of-text token</source>
        <translation>«⁦&lt;|endoftext|&gt;⁩» هو رمز نهاية النص</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>التوقف</translation>
    </message>
    <message>
        <source>Slide: keep the later half and pay a prefill</source>
        <translation>الانزلاق: حفظ النصف الأخير ودفع ثمن تعبئة مسبقة</translation>
    </message>
    <message>
        <source>Restart now</source>
        <translation>البدء من جديد الآن</translation>
    </message>
    <message>
        <source>Sampling options</source>
        <translation>خيارات أخذ العينات</translation>
    </message>
    <message>
        <source>Changes hold from the next restart on.</source>
        <translation>تسري التغييرات من البدء التالي من جديد.</translation>
    </message>
    <message>
        <source>all</source>
        <translation>الكل</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>الحرارة</translation>
    </message>
    <message>
        <source>Below 1 it plays safe, above 1 it dares more.</source>
        <translation>تحت 1 يلتزم الأمان، وفوق 1 يجرؤ أكثر.</translation>
    </message>
    <message>
        <source>Top-k</source>
        <translation>Top-k</translation>
    </message>
    <message>
        <source>Draws from the k most probable tokens only.</source>
        <translation>يسحب من الرموز الأرجح فقط، وعددها k.</translation>
    </message>
    <message>
        <source>Top-p</source>
        <translation>Top-p</translation>
    </message>
    <message>
        <source>Draws from the fewest tokens that together reach p.</source>
        <translation>يسحب من أقل الرموز عددًا التي يبلغ مجموعها p.</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>البذرة</translation>
    </message>
    <message>
        <source>The same seed gives the same text again.</source>
        <translation>البذرة نفسها تعطي النص نفسه من جديد.</translation>
    </message>
    <message>
        <source>When the context is full</source>
        <translation>حين يمتلئ السياق</translation>
    </message>
    <message>
        <source>One token that says: a text ends here, another begins. Otherwise these characters are text like any other.</source>
        <translation>رمز واحد يقول: هنا ينتهي نص ويبدأ آخر. وإلا فهذه المحارف نص كأي نص.</translation>
    </message>
    <message>
        <source>How the prompt is read</source>
        <translation>كيف يُقرأ الموجّه</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::SqueezeChartCard</name>
    <message>
        <source>Smaller against faithful</source>
        <translation>الصغر في مقابل الأمانة</translation>
    </message>
    <message>
        <source>smaller-against-faithful</source>
        <translation>smaller-against-faithful</translation>
    </message>
    <message>
        <source>%1 % of the memory</source>
        <translation>%1% من الذاكرة</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>percent</comment>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Each way becomes a dot here: how much memory it takes, and how many of the 60 answers are right.
Press Run.</source>
        <translation>تصبح كل طريقة نقطة هنا: كم تأخذ من الذاكرة، وكم من الإجابات الستين صحيح.
اضغط «تشغيل».</translation>
    </message>
    <message>
        <source>Each way becomes a dot here: how much memory it takes, and how often the most probable token is the exact one.
Press Run.</source>
        <translation>تصبح كل طريقة نقطة هنا: كم تأخذ من الذاكرة، وكم مرة يكون الرمز الأرجح هو رمز المضبوطة.
اضغط «تشغيل».</translation>
    </message>
    <message>
        <source>Up: answers right, of %1 questions about documents. To the right: memory, as a share of the 32-bit cache.</source>
        <translation>نحو الأعلى: الإجابات الصحيحة، من %1 سؤالًا عن مستندات. ونحو اليمين: الذاكرة، حصةً من الذاكرة المؤقتة بدقة 32 بتًا.</translation>
    </message>
    <message>
        <source>Up: how often the top choice is the exact one. To the right: memory, as a share of the 32-bit cache.</source>
        <translation>نحو الأعلى: كم مرة يكون الاختيار الأول هو اختيار المضبوطة. ونحو اليمين: الذاكرة، حصةً من الذاكرة المؤقتة بدقة 32 بتًا.</translation>
    </message>
    <message>
        <source>The exact cache, 32-bit
%1 of the answers right</source>
        <translation>الذاكرة المؤقتة المضبوطة، 32 بت
%1 من الإجابات صحيحة</translation>
    </message>
    <message>
        <source>%1
%2 of the memory</source>
        <translation>%1
%2 من الذاكرة</translation>
    </message>
    <message>
        <source>%1 of %2 answers right</source>
        <translation>إجابات صحيحة: %1 من %2</translation>
    </message>
    <message>
        <source>%1 nats a token</source>
        <translation>⁦%1 nat⁩ للرمز</translation>
    </message>
    <message>
        <source>top choice agrees: %1</source>
        <translation>اتفاق الاختيار الأول: %1</translation>
    </message>
    <message>
        <source>way</source>
        <translation>الطريقة</translation>
    </message>
    <message>
        <source>bytes a row</source>
        <translation>بايتات للصف</translation>
    </message>
    <message>
        <source>memory, %</source>
        <translation>الذاكرة، %</translation>
    </message>
    <message>
        <source>texts</source>
        <translation>النصوص</translation>
    </message>
    <message>
        <source>answers right</source>
        <translation>إجابات صحيحة</translation>
    </message>
    <message>
        <source>KL divergence, nats a token</source>
        <translation>تباعد KL، ⁦nat⁩ للرمز</translation>
    </message>
    <message>
        <source>top choice agrees, %</source>
        <translation>اتفاق الاختيار الأول، %</translation>
    </message>
    <message>
        <source>largest logit difference</source>
        <translation>أكبر فرق في logits</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::SqueezePage</name>
    <message>
        <source>Answers</source>
        <translation>الإجابات</translation>
    </message>
    <message>
        <source>Squeeze</source>
        <translation>التقليص</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::StepBar</name>
    <message>
        <source>Time of each phase of the step</source>
        <translation>زمن كل مرحلة من الخطوة</translation>
    </message>
    <message>
        <source>%1: %2, %3 % of the step
%4</source>
        <translation>%1: %2، %3% من الخطوة
%4</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::StepCard</name>
    <message>
        <source>This step</source>
        <translation>هذه الخطوة</translation>
    </message>
    <message>
        <source>Where a step&apos;s time goes will be seen here after the first one.</source>
        <translation>سيُرى هنا بعد الخطوة الأولى أين يذهب زمن الخطوة.</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) computed</source>
        <translation>
            <numerusform>لم يُحسب أي صف</numerusform>
            <numerusform>حُسب صف واحد</numerusform>
            <numerusform>حُسب صفان</numerusform>
            <numerusform>حُسبت %n صفوف</numerusform>
            <numerusform>حُسب %n صفًا</numerusform>
            <numerusform>حُسب %n صف</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 reused · %3</source>
        <translation>%1، وأُعيد استخدام %2 · %3</translation>
    </message>
    <message>
        <source>%1 read at %2 (%6 %3, cache %4), %5 done</source>
        <translation>قُرئ %1 بسرعة %2 (%6 %3، والذاكرة المؤقتة %4)، وأُنجز %5</translation>
    </message>
    <message>
        <source>This machine&apos;s rates could not be measured, so the step is not held against them. %1</source>
        <translation>تعذّر قياس معدلي هذا الجهاز، فلا تُقارَن الخطوة بهما. %1</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::TalkCard</name>
    <message>
        <source> · cut off at %1 tokens</source>
        <translation> · قُطعت عند %1 من الرموز</translation>
    </message>
    <message>
        <source> · the context is full</source>
        <translation> · السياق ممتلئ</translation>
    </message>
    <message>
        <source>Conversation</source>
        <translation>المحادثة</translation>
    </message>
    <message>
        <source>First</source>
        <translation>الأولى</translation>
    </message>
    <message>
        <source>The first conversation about this document</source>
        <translation>المحادثة الأولى عن هذا المستند</translation>
    </message>
    <message>
        <source>Second</source>
        <translation>الثانية</translation>
    </message>
    <message>
        <source>A second conversation about the same document: it shares the document&apos;s rows</source>
        <translation>محادثة ثانية عن المستند نفسه: تتشارك صفوف المستند</translation>
    </message>
    <message>
        <source>Begin again</source>
        <translation>البدء مجددًا</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>اسأل</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>إيقاف</translation>
    </message>
    <message>
        <source>Forgets what was said; the document&apos;s rows stay</source>
        <translation>ينسى ما قيل؛ وتبقى صفوف المستند</translation>
    </message>
    <message>
        <source>Questions and answers</source>
        <translation>أسئلة وإجابات</translation>
    </message>
    <message>
        <source>Ask about the document…</source>
        <translation>اسأل عن المستند…</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>السؤال</translation>
    </message>
    <message>
        <source>Gives the question up; rows that were computed stay</source>
        <translation>يتخلى عن السؤال؛ وتبقى الصفوف المحسوبة</translation>
    </message>
    <message>
        <source>Question: %1</source>
        <translation>السؤال: %1</translation>
    </message>
    <message>
        <source>Answer: %1</source>
        <translation>الإجابة: %1</translation>
    </message>
    <message>
        <source>from the saved conversation</source>
        <translation>من المحادثة المحفوظة</translation>
    </message>
    <message>
        <source>%1 of %2 rows computed</source>
        <translation>صفوف محسوبة: %1 من %2</translation>
    </message>
    <message>
        <source>The first question reads the whole document. The next ones read only themselves.</source>
        <translation>السؤال الأول يقرأ المستند كله. والأسئلة التالية لا تقرأ إلا نفسها.</translation>
    </message>
    <message>
        <source>You have left. Come back, and the conversation goes on where it stood.</source>
        <translation>لقد غادرت. عُد فتستمر المحادثة من حيث كانت.</translation>
    </message>
    <message>
        <source>Asks this question</source>
        <translation>يطرح هذا السؤال</translation>
    </message>
    <message numerus="yes">
        <source>%Ln rows read back, %1 computed · first token after %2</source>
        <translation>
            <numerusform>لم يُسترجع أي صف، وحُسب %1 · الرمز الأول بعد %2</numerusform>
            <numerusform>استُرجع صف واحد، وحُسب %1 · الرمز الأول بعد %2</numerusform>
            <numerusform>استُرجع صفان، وحُسب %1 · الرمز الأول بعد %2</numerusform>
            <numerusform>استُرجعت %Ln صفوف، وحُسب %1 · الرمز الأول بعد %2</numerusform>
            <numerusform>استُرجع %Ln صفًا، وحُسب %1 · الرمز الأول بعد %2</numerusform>
            <numerusform>استُرجع %Ln صف، وحُسب %1 · الرمز الأول بعد %2</numerusform>
        </translation>
    </message>
    <message>
        <source>The conversation begins again.</source>
        <translation>تبدأ المحادثة من جديد.</translation>
    </message>
    <message>
        <source>Each question reads the whole document again, as the cache is not kept between turns.</source>
        <translation>كل سؤال يقرأ المستند كله من جديد، لأن الذاكرة المؤقتة لا تُحفظ بين الأدوار.</translation>
    </message>
    <message>
        <source>The document&apos;s rows are in the cache already: each question reads only itself.</source>
        <translation>صفوف المستند موجودة في الذاكرة المؤقتة: كل سؤال لا يقرأ إلا نفسه.</translation>
    </message>
    <message>
        <source>%1 of the document&apos;s %2 rows are in the cache already: the first question reads the others and itself. The next ones read only themselves.</source>
        <translation>في الذاكرة المؤقتة %1 من صفوف المستند البالغ عددها %2: السؤال الأول يقرأ الباقي ونفسه. والأسئلة التالية لا تقرأ إلا نفسها.</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::TaskCard</name>
    <message>
        <source>Remove %1?</source>
        <translation>إزالة ⁦%1⁩؟</translation>
    </message>
    <message>
        <source>What was downloaded (%1) is deleted from %2. It can be downloaded again.</source>
        <translation>يُحذف ما نُزّل (%1) من ⁦%2⁩. ويمكن تنزيله من جديد.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>إزالة</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>إبقاء</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>إعادة المحاولة</translation>
    </message>
    <message>
        <source>Go on downloading</source>
        <translation>متابعة التنزيل</translation>
    </message>
    <message>
        <source>Download</source>
        <translation>تنزيل</translation>
    </message>
    <message>
        <source>Use the copy that is there</source>
        <translation>استخدام النسخة الموجودة</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>ليس الآن</translation>
    </message>
    <message>
        <source>Use it now</source>
        <translation>استخدامه الآن</translation>
    </message>
    <message>
        <source>Download again</source>
        <translation>تنزيل من جديد</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::TimeChartCard</name>
    <message>
        <source>↑ %1</source>
        <translation>↑ %1</translation>
    </message>
    <message>
        <source>Time per token</source>
        <translation>الزمن لكل رمز</translation>
    </message>
    <message>
        <source>time-per-token</source>
        <translation>time-per-token</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>صف %1</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>⁦%1 ms⁩</translation>
    </message>
    <message>
        <source>Each step will be a point here.
Press Play or Step.</source>
        <translation>ستكون كل خطوة نقطة هنا.
اضغط «تشغيل» أو «خطوة».</translation>
    </message>
    <message>
        <source>Shows only the part of each step in which the new token looks at the stored rows. It grows with the number of rows even with the cache: there are more rows to look at.</source>
        <translation>يعرض من كل خطوة فقط الجزء الذي ينظر فيه الرمز الجديد إلى الصفوف المخزّنة. ويزداد هذا مع عدد الصفوف حتى مع الذاكرة المؤقتة: فهناك صفوف أكثر يُنظر إليها.</translation>
    </message>
    <message>
        <source>Attention only</source>
        <translation>الانتباه فقط</translation>
    </message>
    <message>
        <source>✓ Attention only</source>
        <translation>✓ الانتباه فقط</translation>
    </message>
    <message>
        <source>cache on</source>
        <translation>مع ذاكرة مؤقتة</translation>
    </message>
    <message>
        <source>cache off</source>
        <translation>بلا ذاكرة مؤقتة</translation>
    </message>
    <message>
        <source>prefill, beyond the scale</source>
        <translation>تعبئة مسبقة، خارج المقياس</translation>
    </message>
    <message>
        <source>prefill</source>
        <translation>تعبئة مسبقة</translation>
    </message>
    <message>
        <source>median</source>
        <translation>الوسيط</translation>
    </message>
    <message>
        <source>%1 with the cache, and growing</source>
        <translation>%1 مع الذاكرة المؤقتة، ويزداد</translation>
    </message>
    <message>
        <source>%1 with the cache</source>
        <translation>%1 مع الذاكرة المؤقتة</translation>
    </message>
    <message>
        <source>%1 without, and growing</source>
        <translation>%1 بدونها، ويزداد</translation>
    </message>
    <message>
        <source>%1 without</source>
        <translation>%1 بدونها</translation>
    </message>
    <message>
        <source>%1 to compute all rows of the prompt</source>
        <translation>%1 لحساب كل صفوف الموجّه</translation>
    </message>
    <message>
        <source>What each new token costs</source>
        <translation>كم يكلف كل رمز جديد</translation>
    </message>
    <message>
        <source> · </source>
        <translation> · </translation>
    </message>
    <message>
        <source>Attention only: %1</source>
        <translation>الانتباه فقط: %1</translation>
    </message>
    <message numerus="yes">
        <source>Row %1, %2
%3, of it attention %4
%n row(s) computed</source>
        <translation>
            <numerusform>الصف %1، %2
%3، منها %4 للانتباه
لم يُحسب أي صف</numerusform>
            <numerusform>الصف %1، %2
%3، منها %4 للانتباه
حُسب صف واحد</numerusform>
            <numerusform>الصف %1، %2
%3، منها %4 للانتباه
حُسب صفان</numerusform>
            <numerusform>الصف %1، %2
%3، منها %4 للانتباه
حُسبت %n صفوف</numerusform>
            <numerusform>الصف %1، %2
%3، منها %4 للانتباه
حُسب %n صفًا</numerusform>
            <numerusform>الصف %1، %2
%3، منها %4 للانتباه
حُسب %n صف</numerusform>
        </translation>
    </message>
    <message>
        <source>row</source>
        <translation>صف</translation>
    </message>
    <message>
        <source>step</source>
        <translation>الخطوة</translation>
    </message>
    <message>
        <source>rows computed</source>
        <translation>صفوف محسوبة</translation>
    </message>
    <message>
        <source>time in ms</source>
        <translation>الزمن، ⁦ms⁩</translation>
    </message>
    <message>
        <source>of it attention in ms</source>
        <translation>منه الانتباه، ⁦ms⁩</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::ToggleSwitch</name>
    <message>
        <source>ON</source>
        <comment>on a switch</comment>
        <translation>نعم</translation>
    </message>
    <message>
        <source>OFF</source>
        <comment>on a switch</comment>
        <translation>لا</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::TokenEditor</name>
    <message>
        <source>What the model would put here</source>
        <translation>ما كان النموذج سيضعه هنا</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>استبدال</translation>
    </message>
    <message>
        <source>Replace a token</source>
        <translation>استبدال رمز</translation>
    </message>
    <message>
        <source>Tokens that the model would put here, with their probabilities</source>
        <translation>الرموز التي كان النموذج سيضعها هنا، مع احتمالاتها</translation>
    </message>
    <message>
        <source>Text whose first token replaces this one</source>
        <translation>نص يحل رمزه الأول محل هذا الرمز</translation>
    </message>
    <message>
        <source>Only its first token is used: a row holds one token. Start with a space to begin a new word.</source>
        <translation>لا يُستخدم إلا رمزه الأول: في الصف رمز واحد. ابدأ بمسافة لبدء كلمة جديدة.</translation>
    </message>
    <message>
        <source>Replace row %1: %2</source>
        <translation>استبدال الصف %1: %2</translation>
    </message>
    <message>
        <source>Nothing stands above row 0, so the model has no expectation for it. Any text will do.</source>
        <translation>لا شيء فوق الصف 0، فليس لدى النموذج توقع له. يصلح أي نص.</translation>
    </message>
    <message>
        <source>Asking the model what else could stand here…</source>
        <translation>يُسأل النموذج عمّا يمكن أن يكون هنا أيضًا…</translation>
    </message>
    <message>
        <source>The model has nothing to suggest here.</source>
        <translation>ليس لدى النموذج ما يقترحه هنا.</translation>
    </message>
    <message>
        <source>Your own text</source>
        <translation>نصك أنت</translation>
    </message>
    <message>
        <source>Or your own text</source>
        <translation>أو نصك أنت</translation>
    </message>
    <message>
        <source>%1, %2, is there now</source>
        <translation>%1، %2، هو الموجود الآن</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1، %2</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::TokenRibbon</name>
    <message>
        <source>Tokens of the run</source>
        <translation>رموز الجولة</translation>
    </message>
    <message>
        <source>No tokens yet. They appear here as soon as a model has read the prompt.</source>
        <translation>لا رموز بعد. تظهر هنا متى قرأ نموذج الموجّه.</translation>
    </message>
    <message>
        <source> · choose a token to replace it and see which rows stay valid</source>
        <translation> · اختر رمزًا لتستبدله وترى أي الصفوف يبقى صالحًا</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::TrianglePicture</name>
    <message>
        <source>One head&apos;s attention</source>
        <translation>انتباه رأس واحد</translation>
    </message>
    <message>
        <source>looked at this row →</source>
        <translation>→ نُظر إلى هذا الصف</translation>
    </message>
    <message>
        <source>this row ↓</source>
        <translation>هذا الصف ↓</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>الصف %1</translation>
    </message>
    <message>
        <source>row %1 %2</source>
        <translation>الصف %1 %2</translation>
    </message>
    <message>
        <source>%1 may not look at %2: it comes later</source>
        <translation>لا يجوز أن ينظر %1 إلى %2: فهو يأتي لاحقًا</translation>
    </message>
    <message>
        <source>%1 looked at %2: %3</source>
        <translation>نظر %1 إلى %2: %3</translation>
    </message>
    <message>
        <source>may not look</source>
        <translation>لا يجوز النظر</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::TriangleView</name>
    <message>
        <source>Block</source>
        <translation>الكتلة</translation>
    </message>
    <message>
        <source>Head</source>
        <translation>الرأس</translation>
    </message>
    <message>
        <source>A replay has no model that could compute this picture.</source>
        <translation>ليس في إعادة العرض نموذج يمكنه حساب هذه الصورة.</translation>
    </message>
    <message>
        <source>How much each row looks at the rows above it will stand here.</source>
        <translation>سيُعرض هنا كم ينظر كل صف إلى الصفوف التي فوقه.</translation>
    </message>
    <message>
        <source>Pause, and this head&apos;s attention is computed for all rows.</source>
        <translation>أوقف مؤقتًا، فيُحسب انتباه هذا الرأس لكل الصفوف.</translation>
    </message>
    <message>
        <source>Computing…</source>
        <translation>يجري الحساب…</translation>
    </message>
    <message>
        <source>block %1</source>
        <translation>كتلة %1</translation>
    </message>
    <message>
        <source>head %1</source>
        <translation>رأس %1</translation>
    </message>
    <message>
        <source>pale: before the last steps</source>
        <translation>باهت: قبل الخطوات الأخيرة</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::Veil</name>
    <message>
        <source>Hidden until you have answered</source>
        <translation>مخفي حتى تجيب</translation>
    </message>
    <message>
        <source>Your answer first</source>
        <translation>إجابتك أولًا</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::VerdictCard</name>
    <message>
        <source>so far</source>
        <translation>حتى الآن</translation>
    </message>
    <message>
        <source>text of %1 tokens</source>
        <translation>نص من %1 رمز</translation>
    </message>
    <message>
        <source>run ratio</source>
        <translation>نسبة الجولة</translation>
    </message>
    <message>
        <source>step ratio</source>
        <translation>نسبة الخطوة</translation>
    </message>
    <message>
        <source>All steps of the second lane took this many times as long as the same steps of the first, the prompt&apos;s first step included. Text of 200 tokens: until the text, its prompt included, had 200 tokens.</source>
        <translation>زمن الخطوات كلها في المسار الثاني مقسومًا على زمن الخطوات نفسها في الأول، ومنها الخطوة الأولى للموجّه. نص من 200 رمز: حتى بلغ النص مع موجّهه 200 رمز.</translation>
    </message>
    <message>
        <source>The newest step took this many times as long in the second lane (the median of up to ten steps).</source>
        <translation>زمن أحدث خطوة في المسار الثاني مقسومًا على زمنها في الأول (وسيط عشر خطوات على الأكثر).</translation>
    </message>
    <message>
        <source>Not reached, and nothing to predict it from: the prompt is longer, the context shorter, or the lanes differ neither in their cache nor in their weights, or a lane&apos;s weights are 8-bit, whose rate of arithmetic is not measured.</source>
        <translation>لم يُبلغ، ولا شيء يُتوقع منه: الموجّه أطول، أو السياق أقصر، أو لا يختلف المساران في الذاكرة المؤقتة ولا في الأوزان، أو أوزان أحد المسارين 8 بت، وهي لا يُقاس معدل حسابها.</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>مقيس</translation>
    </message>
    <message>
        <source>≈ %1 predicted</source>
        <translation>≈ %1 متوقع</translation>
    </message>
    <message>
        <source>Predicted from the bandwidth and the arithmetic rate that were measured on this machine</source>
        <translation>متوقع من عرض النطاق ومعدل الحساب المقيسين على هذا الجهاز</translation>
    </message>
    <message>
        <source>Same output?</source>
        <translation>المخرجات نفسها؟</translation>
    </message>
    <message>
        <source>Run ratio: the time of the whole run in the second lane, divided by that in the first. Step ratio: the same for the newest step alone. In a long run it is about twice the run&apos;s, whose early steps read a short text; in a short run the prompt, which both lanes read alike, counts most. A text of 200 tokens: the prompt and the new tokens together.</source>
        <translation>نسبة الجولة: زمن الجولة الكاملة في المسار الثاني مقسومًا على زمنها في الأول. نسبة الخطوة: الأمر نفسه لأحدث خطوة وحدها. في الجولة الطويلة تكون نحو ضعف نسبة الجولة، لأن خطواتها المبكرة قرأت نصًا قصيرًا؛ وفي الجولة القصيرة يكون للموجّه الوزن الأكبر، ويقرؤه المساران على السواء. نص من 200 رمز: الموجّه والرموز الجديدة معًا.</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::WatchPage</name>
    <message>
        <source>The run</source>
        <translation>الجولة</translation>
    </message>
    <message>
        <source>Measurements</source>
        <translation>القياسات</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>المشاهدة</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::WayButton</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>60 of 60</source>
        <translation>60 من 60</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::WaysCard</name>
    <message>
        <source>Make it smaller</source>
        <translation>تصغيرها</translation>
    </message>
    <message>
        <source>Load the bundled model</source>
        <translation>تحميل النموذج المرفق</translation>
    </message>
    <message>
        <source>Ways to make it smaller</source>
        <translation>طرق تصغيرها</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>لا شيء</translation>
    </message>
    <message>
        <source>A second way, side by side with the chosen one</source>
        <translation>طريقة ثانية، بجانب الطريقة المختارة</translation>
    </message>
    <message>
        <source>Second way</source>
        <translation>الطريقة الثانية</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>مقارنة مع</translation>
    </message>
    <message>
        <source>Every way that is possible with this model, one after the other</source>
        <translation>كل طريقة ممكنة مع هذا النموذج، واحدة تلو الأخرى</translation>
    </message>
    <message numerus="yes">
        <source>This model was not made to answer questions, so nothing is right or wrong here. How far its probabilities move can be measured on %n documents.</source>
        <translation>
            <numerusform>لم يُصنع هذا النموذج للإجابة عن الأسئلة، فلا صحيح هنا ولا خطأ. ولا توجد مستندات لقياس تغيّر احتمالاته.</numerusform>
            <numerusform>لم يُصنع هذا النموذج للإجابة عن الأسئلة، فلا صحيح هنا ولا خطأ. ويمكن قياس مقدار تغيّر احتمالاته على مستند واحد.</numerusform>
            <numerusform>لم يُصنع هذا النموذج للإجابة عن الأسئلة، فلا صحيح هنا ولا خطأ. ويمكن قياس مقدار تغيّر احتمالاته على مستندين.</numerusform>
            <numerusform>لم يُصنع هذا النموذج للإجابة عن الأسئلة، فلا صحيح هنا ولا خطأ. ويمكن قياس مقدار تغيّر احتمالاته على %n مستندات.</numerusform>
            <numerusform>لم يُصنع هذا النموذج للإجابة عن الأسئلة، فلا صحيح هنا ولا خطأ. ويمكن قياس مقدار تغيّر احتمالاته على %n مستندًا.</numerusform>
            <numerusform>لم يُصنع هذا النموذج للإجابة عن الأسئلة، فلا صحيح هنا ولا خطأ. ويمكن قياس مقدار تغيّر احتمالاته على %n مستند.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>إيقاف</translation>
    </message>
    <message>
        <source>Run all</source>
        <translation>تشغيل الكل</translation>
    </message>
    <message>
        <source>▶ Run the 60 questions</source>
        <translation>▶ تشغيل الأسئلة الستين</translation>
    </message>
    <message>
        <source>▶ Run the documents</source>
        <translation>▶ تشغيل المستندات</translation>
    </message>
    <message>
        <source>✓ All 60 questions asked</source>
        <translation>✓ طُرحت الأسئلة الستون كلها</translation>
    </message>
    <message>
        <source>✓ All documents read</source>
        <translation>✓ قُرئت كل المستندات</translation>
    </message>
    <message>
        <source>The questions are being asked.</source>
        <translation>تُطرح الأسئلة.</translation>
    </message>
    <message>
        <source>The documents are being read.</source>
        <translation>تُقرأ المستندات.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::ZoomControl</name>
    <message>
        <source>Zoom out: more rows (−)</source>
        <translation>تصغير: صفوف أكثر (⁦−⁩)</translation>
    </message>
    <message>
        <source>Zoom in: single numbers (+)</source>
        <translation>تكبير: أعداد مفردة (⁦+⁩)</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>التكبير والتصغير</translation>
    </message>
    <message>
        <source>From all rows of the context to one head&apos;s numbers (Ctrl and wheel; 0 for all blocks)</source>
        <translation>من كل صفوف السياق إلى أعداد رأس واحد (Ctrl والعجلة؛ و0 لكل الكتل)</translation>
    </message>
</context>
</TS>
