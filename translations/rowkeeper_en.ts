<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>CacheCanvas</name>
    <message numerus="yes">
        <source>computed %n times, the same bits each time</source>
        <translation>
            <numerusform>computed %n time, the same bits each time</numerusform>
            <numerusform>computed %n times, the same bits each time</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the mean of %n numbers</source>
        <translation>
            <numerusform>the mean of %n number</numerusform>
            <numerusform>the mean of %n numbers</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ControlText</name>
    <message numerus="yes">
        <source>All %Ln tokens are there.</source>
        <translation>
            <numerusform>The %Ln token is there.</numerusform>
            <numerusform>All %Ln tokens are there.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>next step rebuilds %Ln rows</source>
        <translation>
            <numerusform>next step rebuilds %Ln row</numerusform>
            <numerusform>next step rebuilds %Ln rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln tokens generated</source>
        <translation>
            <numerusform>%1 of %Ln token generated</numerusform>
            <numerusform>%1 of %Ln tokens generated</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FitVerdict</name>
    <message numerus="yes">
        <source>%Ln KV heads</source>
        <translation>
            <numerusform>%Ln KV head</numerusform>
            <numerusform>%Ln KV heads</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Handout</name>
    <message numerus="yes">
        <source>… %Ln more token(s) …</source>
        <translation>
            <numerusform>… %Ln more token …</numerusform>
            <numerusform>… %Ln more tokens …</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The prompt: %Ln token(s)</source>
        <translation>
            <numerusform>The prompt: %Ln token</numerusform>
            <numerusform>The prompt: %Ln tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>What the model wrote: %Ln token(s)</source>
        <translation>
            <numerusform>What the model wrote: %Ln token</numerusform>
            <numerusform>What the model wrote: %Ln tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>… %Ln more row(s) …</source>
        <translation>
            <numerusform>… %Ln more row …</numerusform>
            <numerusform>… %Ln more rows …</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s)</source>
        <translation>
            <numerusform>%Ln row</numerusform>
            <numerusform>%Ln rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The cache: %Ln row(s), %1</source>
        <translation>
            <numerusform>The cache: %Ln row, %1</numerusform>
            <numerusform>The cache: %Ln rows, %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln times a row was computed that had been there before, the first one %1 times in all.</source>
        <translation>
            <numerusform>%Ln time a row was computed that had been there before, the first one %1 times in all.</numerusform>
            <numerusform>%Ln times a row was computed that had been there before, the first one %1 times in all.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln times it came out the same, to the last bit.</source>
        <translation>
            <numerusform>%Ln time it came out the same, to the last bit.</numerusform>
            <numerusform>%Ln times it came out the same, to the last bit.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The text has %Ln tokens, and the model writes %1 more. How many rows does it compute for them with the cache, and how many without?</source>
        <translation>
            <numerusform>The text has %Ln token, and the model writes %1 more. How many rows does it compute for them with the cache, and how many without?</numerusform>
            <numerusform>The text has %Ln tokens, and the model writes %1 more. How many rows does it compute for them with the cache, and how many without?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HandoutFacts</name>
    <message numerus="yes">
        <source>the prefill: %Ln row(s) of the prompt</source>
        <translation>
            <numerusform>the prefill: %Ln row of the prompt</numerusform>
            <numerusform>the prefill: %Ln rows of the prompt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>median of %Ln step(s) that computed one row</source>
        <translation>
            <numerusform>median of %Ln step that computed one row</numerusform>
            <numerusform>median of %Ln steps that computed one row</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>median of %Ln step(s) that computed all rows</source>
        <translation>
            <numerusform>median of %Ln step that computed all rows</numerusform>
            <numerusform>median of %Ln steps that computed all rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) × %1</source>
        <translation>
            <numerusform>%Ln row × %1</numerusform>
            <numerusform>%Ln rows × %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Memory</name>
    <message numerus="yes">
        <source>%Ln block(s)</source>
        <translation>
            <numerusform>%Ln block</numerusform>
            <numerusform>%Ln blocks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln KV head(s)</source>
        <translation>
            <numerusform>%Ln KV head</numerusform>
            <numerusform>%Ln KV heads</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln token(s)</source>
        <translation>
            <numerusform>%Ln token</numerusform>
            <numerusform>%Ln tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln conversation(s)</source>
        <translation>
            <numerusform>%Ln conversation</numerusform>
            <numerusform>%Ln conversations</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>full attention (%Ln KV heads)</source>
        <translation>
            <numerusform>full attention (%Ln KV head)</numerusform>
            <numerusform>full attention (%Ln KV heads)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Pages</name>
    <message numerus="yes">
        <source>Pages of %n row(s)</source>
        <translation>
            <numerusform>Pages of %n row</numerusform>
            <numerusform>Pages of %n rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: at most %n conversation(s) at once, on average %2 of the lent memory empty</source>
        <translation>
            <numerusform>%1: at most %n conversation at once, on average %2 of the lent memory empty</numerusform>
            <numerusform>%1: at most %n conversations at once, on average %2 of the lent memory empty</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n conversation(s) at work, %2 of the lent memory empty so far</source>
        <translation>
            <numerusform>%1: %n conversation at work, %2 of the lent memory empty so far</numerusform>
            <numerusform>%1: %n conversations at work, %2 of the lent memory empty so far</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n waiting</source>
        <translation>
            <numerusform>%n waiting</numerusform>
            <numerusform>%n waiting</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n finished</source>
        <translation>
            <numerusform>%n finished</numerusform>
            <numerusform>%n finished</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>memory taken back %n time(s)</source>
        <translation>
            <numerusform>memory taken back %n time</numerusform>
            <numerusform>memory taken back %n times</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) computed again</source>
        <translation>
            <numerusform>%n row computed again</numerusform>
            <numerusform>%n rows computed again</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n step</numerusform>
            <numerusform>%n steps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them cut short, as the pool was full</source>
        <translation>
            <numerusform>%n of them cut short, as the pool was full</numerusform>
            <numerusform>%n of them cut short, as the pool was full</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them ended early, as the arithmetic gave infinity or NaN</source>
        <translation>
            <numerusform>%n of them ended early, as the arithmetic gave infinity or NaN</numerusform>
            <numerusform>%n of them ended early, as the arithmetic gave infinity or NaN</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Race</name>
    <message numerus="yes">
        <source>%n thread(s)</source>
        <translation>
            <numerusform>%n thread</numerusform>
            <numerusform>%n threads</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln token(s)</source>
        <translation>
            <numerusform>%Ln token</numerusform>
            <numerusform>%Ln tokens</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RaceVerdict</name>
    <message numerus="yes">
        <source>✓ Identical: %1 of %Ln shared tokens, logits equal to the last bit</source>
        <translation>
            <numerusform>✓ Identical: %1 of %Ln shared token, logits equal to the last bit</numerusform>
            <numerusform>✓ Identical: %1 of %Ln shared tokens, logits equal to the last bit</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>logits equal to the last bit in %1 of %Ln steps; they differ by up to %2</source>
        <translation>
            <numerusform>logits equal to the last bit in %1 of %Ln step; they differ by up to %2</numerusform>
            <numerusform>logits equal to the last bit in %1 of %Ln steps; they differ by up to %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RibbonText</name>
    <message numerus="yes">
        <source>%Ln tokens, all from the prompt</source>
        <translation>
            <numerusform>%Ln token, all from the prompt</numerusform>
            <numerusform>%Ln tokens, all from the prompt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln bytes</source>
        <translation>
            <numerusform>%Ln byte</numerusform>
            <numerusform>%Ln bytes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> and %Ln more</source>
        <translation>
            <numerusform> and %Ln more</numerusform>
            <numerusform> and %Ln more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln tokens: %1 from the prompt, %2 generated</source>
        <translation>
            <numerusform>%Ln token: %1 from the prompt, %2 generated</numerusform>
            <numerusform>%Ln tokens: %1 from the prompt, %2 generated</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RowDetailCard</name>
    <message numerus="yes">
        <source>computed %n time(s), and NOT always to the same bits</source>
        <translation>
            <numerusform>computed %n time, and NOT always to the same bits</numerusform>
            <numerusform>computed %n times, and NOT always to the same bits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>computed %n time(s), always to the same bits</source>
        <translation>
            <numerusform>computed %n time, always to the same bits</numerusform>
            <numerusform>computed %n times, always to the same bits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>computed ×1, unchanged for %n step(s)</source>
        <translation>
            <numerusform>computed ×1, unchanged for %n step</numerusform>
            <numerusform>computed ×1, unchanged for %n steps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>computed %n time(s); the bits differ by rounding</source>
        <translation>
            <numerusform>computed %n time; the bits differ by rounding</numerusform>
            <numerusform>computed %n times; the bits differ by rounding</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SameOutputCard</name>
    <message numerus="yes">
        <source>%n token(s) too close to call; the first: %1</source>
        <translation>
            <numerusform>%n token too close to call; the first: %1</numerusform>
            <numerusform>%n tokens too close to call; the first: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>rows rebuilt %Ln times, every rebuild gave the same bits</source>
        <translation>
            <numerusform>rows rebuilt %Ln time, every rebuild gave the same bits</numerusform>
            <numerusform>rows rebuilt %Ln times, every rebuild gave the same bits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>rows rebuilt %Ln times, %1 of them to the same bits; the others differ by rounding</source>
        <translation>
            <numerusform>rows rebuilt %Ln time, %1 of them to the same bits; the others differ by rounding</numerusform>
            <numerusform>rows rebuilt %Ln times, %1 of them to the same bits; the others differ by rounding</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>rows rebuilt %Ln times, %1 of them to OTHER bits</source>
        <translation>
            <numerusform>rows rebuilt %Ln time, %1 of them to OTHER bits</numerusform>
            <numerusform>rows rebuilt %Ln times, %1 of them to OTHER bits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln tokens identical</source>
        <translation>
            <numerusform>%1 of %Ln token identical</numerusform>
            <numerusform>%1 of %Ln tokens identical</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>logits identical to the last bit (%1 of %Ln steps)</source>
        <translation>
            <numerusform>logits identical to the last bit (%1 of %Ln step)</numerusform>
            <numerusform>logits identical to the last bit (%1 of %Ln steps)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WebPage</name>
    <message numerus="yes">
        <source>%Ln token(s) in the prompt. No row has been computed yet.</source>
        <translation>
            <numerusform>%Ln token in the prompt. No row has been computed yet.</numerusform>
            <numerusform>%Ln tokens in the prompt. No row has been computed yet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The context was full: the oldest %Ln token(s) had to go, and all other rows are computed anew.</source>
        <translation>
            <numerusform>The context was full: the oldest %Ln token had to go, and all other rows are computed anew.</numerusform>
            <numerusform>The context was full: the oldest %Ln tokens had to go, and all other rows are computed anew.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The picture of the cache has a line for each row: one token’s key (left, blue) and value (right, orange) in every block of the model, painted from the real numbers. Negative numbers are grey. A cell is the mean of %Ln number(s).</source>
        <translation>
            <numerusform>The picture of the cache has a line for each row: one token’s key (left, blue) and value (right, orange) in every block of the model, painted from the real numbers. Negative numbers are grey. A cell is the mean of %Ln number.</numerusform>
            <numerusform>The picture of the cache has a line for each row: one token’s key (left, blue) and value (right, orange) in every block of the model, painted from the real numbers. Negative numbers are grey. A cell is the mean of %Ln numbers.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of them not for the first time: the same bits came out.</source>
        <translation>
            <numerusform>%Ln of them not for the first time: the same bits came out.</numerusform>
            <numerusform>%Ln of them not for the first time: the same bits came out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of them not for the first time, and OTHER bits came out: an error.</source>
        <translation>
            <numerusform>%Ln of them not for the first time, and OTHER bits came out: an error.</numerusform>
            <numerusform>%Ln of them not for the first time, and OTHER bits came out: an error.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of them not for the first time, and a little differently: this arithmetic adds in another order.</source>
        <translation>
            <numerusform>%Ln of them not for the first time, and a little differently: this arithmetic adds in another order.</numerusform>
            <numerusform>%Ln of them not for the first time, and a little differently: this arithmetic adds in another order.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Without the cache: %Ln row(s) computed, none kept, in %1.</source>
        <translation>
            <numerusform>Without the cache: %Ln row computed, none kept, in %1.</numerusform>
            <numerusform>Without the cache: %Ln rows computed, none kept, in %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Prefill: the prompt’s %Ln row(s) computed and kept, in %1.</source>
        <translation>
            <numerusform>Prefill: the prompt’s %Ln row computed and kept, in %1.</numerusform>
            <numerusform>Prefill: the prompt’s %Ln rows computed and kept, in %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The cache was empty: %Ln row(s) computed and kept, in %1.</source>
        <translation>
            <numerusform>The cache was empty: %Ln row computed and kept, in %1.</numerusform>
            <numerusform>The cache was empty: %Ln rows computed and kept, in %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) computed, %1 read from the cache, in %2.</source>
        <translation>
            <numerusform>%Ln row computed, %1 read from the cache, in %2.</numerusform>
            <numerusform>%Ln rows computed, %1 read from the cache, in %2.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rowkeeper::app::AboutDialog</name>
    <message numerus="yes">
        <source>Model: %1, %2 blocks, %3 heads, %4. Arithmetic: %5 (%6), %n thread(s).</source>
        <translation>
            <numerusform>Model: %1, %2 blocks, %3 heads, %4. Arithmetic: %5 (%6), %n thread.</numerusform>
            <numerusform>Model: %1, %2 blocks, %3 heads, %4. Arithmetic: %5 (%6), %n threads.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::ContextChartCard</name>
    <message numerus="yes">
        <source>%Ln conversation(s)</source>
        <translation>
            <numerusform>%Ln conversation</numerusform>
            <numerusform>%Ln conversations</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::DocumentCard</name>
    <message numerus="yes">
        <source>%Ln tokens · read once</source>
        <translation>
            <numerusform>%Ln token · read once</numerusform>
            <numerusform>%Ln tokens · read once</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln tokens · read in every turn</source>
        <translation>
            <numerusform>%Ln token · read in every turn</numerusform>
            <numerusform>%Ln tokens · read in every turn</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::LaneCard</name>
    <message numerus="yes">
        <source>%Ln rows computed</source>
        <translation>
            <numerusform>%Ln row computed</numerusform>
            <numerusform>%Ln rows computed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::LeftRowsPane</name>
    <message numerus="yes">
        <source>%1 of %Ln rows · %2 instead of %3</source>
        <translation>
            <numerusform>%1 of %Ln row · %2 instead of %3</numerusform>
            <numerusform>%1 of %Ln rows · %2 instead of %3</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::MachineCard</name>
    <message numerus="yes">
        <source>With %1, reading GPT-2 small's weights takes as long as the arithmetic of about %Ln rows; a published report's 2× and 4.8× need about %2.</source>
        <translation>
            <numerusform>With %1, reading GPT-2 small's weights takes as long as the arithmetic of about %Ln row; a published report's 2× and 4.8× need about %2.</numerusform>
            <numerusform>With %1, reading GPT-2 small's weights takes as long as the arithmetic of about %Ln rows; a published report's 2× and 4.8× need about %2.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::MemoryChartCard</name>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n row</numerusform>
            <numerusform>%n rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s), cache off
%1 held during the step, nothing after it</source>
        <translation>
            <numerusform>%n token, cache off
%1 held during the step, nothing after it</numerusform>
            <numerusform>%n tokens, cache off
%1 held during the step, nothing after it</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) kept
%1 used, half of it with 16-bit numbers</source>
        <translation>
            <numerusform>%n row kept
%1 used, half of it with 16-bit numbers</numerusform>
            <numerusform>%n rows kept
%1 used, half of it with 16-bit numbers</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::PagesCard</name>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n row</numerusform>
            <numerusform>%n rows</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::PromptBox</name>
    <message numerus="yes">
        <source>%Ln tokens</source>
        <translation>
            <numerusform>%Ln token</numerusform>
            <numerusform>%Ln tokens</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::QuestionCard</name>
    <message numerus="yes">
        <source>A document of %Ln rows, and how the model goes on</source>
        <translation>
            <numerusform>A document of %Ln row, and how the model goes on</numerusform>
            <numerusform>A document of %Ln rows, and how the model goes on</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::RaceRowsCard</name>
    <message numerus="yes">
        <source>%Ln rows %1</source>
        <translation>
            <numerusform>%Ln row %1</numerusform>
            <numerusform>%Ln rows %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Row %1, %2
%Ln rows computed so far</source>
        <translation>
            <numerusform>Row %1, %2
%Ln row computed so far</numerusform>
            <numerusform>Row %1, %2
%Ln rows computed so far</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::RaceTimeCard</name>
    <message numerus="yes">
        <source>Row %1, %2
%3
%Ln row(s) computed</source>
        <translation>
            <numerusform>Row %1, %2
%3
%Ln row computed</numerusform>
            <numerusform>Row %1, %2
%3
%Ln rows computed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::RowsPicture</name>
    <message numerus="yes">
        <source>document · %Ln rows</source>
        <translation>
            <numerusform>document · %Ln row</numerusform>
            <numerusform>document · %Ln rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln tokens, %2 of them in the cache</source>
        <translation>
            <numerusform>%1: %Ln token, %2 of them in the cache</numerusform>
            <numerusform>%1: %Ln tokens, %2 of them in the cache</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the cache: the rows of the first %Ln tokens</source>
        <translation>
            <numerusform>In the cache: the rows of the first %Ln token</numerusform>
            <numerusform>In the cache: the rows of the first %Ln tokens</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::RunControls</name>
    <message numerus="yes">
        <source>prefill: %1 of %Ln rows</source>
        <translation>
            <numerusform>prefill: %1 of %Ln row</numerusform>
            <numerusform>prefill: %1 of %Ln rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln rows computed</source>
        <translation>
            <numerusform>%1 of %Ln row computed</numerusform>
            <numerusform>%1 of %Ln rows computed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::StepCard</name>
    <message numerus="yes">
        <source>%n row(s) computed</source>
        <translation>
            <numerusform>%n row computed</numerusform>
            <numerusform>%n rows computed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::TalkCard</name>
    <message numerus="yes">
        <source>%Ln rows read back, %1 computed · first token after %2</source>
        <translation>
            <numerusform>%Ln row read back, %1 computed · first token after %2</numerusform>
            <numerusform>%Ln rows read back, %1 computed · first token after %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::TimeChartCard</name>
    <message numerus="yes">
        <source>Row %1, %2
%3, of it attention %4
%n row(s) computed</source>
        <translation>
            <numerusform>Row %1, %2
%3, of it attention %4
%n row computed</numerusform>
            <numerusform>Row %1, %2
%3, of it attention %4
%n rows computed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::WaysCard</name>
    <message numerus="yes">
        <source>This model was not made to answer questions, so nothing is right or wrong here. How far its probabilities move can be measured on %n documents.</source>
        <translation>
            <numerusform>This model was not made to answer questions, so nothing is right or wrong here. How far its probabilities move can be measured on %n document.</numerusform>
            <numerusform>This model was not made to answer questions, so nothing is right or wrong here. How far its probabilities move can be measured on %n documents.</numerusform>
        </translation>
    </message>
</context>
</TS>
