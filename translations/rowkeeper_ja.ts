<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
<context>
    <name>Arithmetic</name>
    <message>
        <source>exact</source>
        <translation>厳密</translation>
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
        <translation>GPU、cuBLAS</translation>
    </message>
</context>
<context>
    <name>CacheCanvas</name>
    <message>
        <source>row · token</source>
        <translation>行 · トークン</translation>
    </message>
    <message>
        <source>block %1</source>
        <translation>ブロック %1</translation>
    </message>
    <message>
        <source>key</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>value</source>
        <translation>バリュー</translation>
    </message>
    <message>
        <source>k</source>
        <translation>K</translation>
    </message>
    <message>
        <source>v</source>
        <translation>V</translation>
    </message>
    <message>
        <source>key · head %1</source>
        <translation>キー · ヘッド %1</translation>
    </message>
    <message>
        <source>value · head %1</source>
        <translation>バリュー · ヘッド %1</translation>
    </message>
    <message>
        <source>row %1 %2</source>
        <translation>行 %1 %2</translation>
    </message>
    <message>
        <source>number %1 of %2: &lt;b&gt;%3&lt;/b&gt;</source>
        <translation>数値 %1/%2：&lt;b&gt;%3&lt;/b&gt;</translation>
    </message>
    <message>
        <source>%1: &lt;b&gt;%2&lt;/b&gt;</source>
        <translation>%1：&lt;b&gt;%2&lt;/b&gt;</translation>
    </message>
    <message>
        <source>mean of %1 heads</source>
        <translation>%1 ヘッドの平均</translation>
    </message>
    <message>
        <source>head %1</source>
        <translation>ヘッド %1</translation>
    </message>
    <message>
        <source>%1 looked here: &lt;b&gt;%2&lt;/b&gt; (%3)</source>
        <translation>%1 がここを見た割合：&lt;b&gt;%2&lt;/b&gt;（%3）</translation>
    </message>
    <message>
        <source>fingerprint of key %1, of value %2</source>
        <translation>指紋：キー %1、バリュー %2</translation>
    </message>
    <message>
        <source>&lt;b&gt;Computed again, and the bits were different.&lt;/b&gt;</source>
        <translation>&lt;b&gt;もう一度計算したら、ビットが違いました。&lt;/b&gt;</translation>
    </message>
    <message>
        <source>computed again, and it differs by rounding: this arithmetic adds in another order</source>
        <translation>もう一度計算したら、丸めの分だけ違った（この演算は別の順番で足す）</translation>
    </message>
    <message numerus="yes">
        <source>computed %n times, the same bits each time</source>
        <translation>
            <numerusform>%n 回計算、毎回同じビット</numerusform>
        </translation>
    </message>
    <message>
        <source>computed once: nothing to compare with yet</source>
        <translation>1 回だけ計算、比べる相手はまだない</translation>
    </message>
    <message>
        <source>computed %1</source>
        <translation>計算 %1</translation>
    </message>
    <message>
        <source>%1 a row</source>
        <translation>1 行 %1</translation>
    </message>
    <message>
        <source>0 %</source>
        <translation>0%</translation>
    </message>
    <message>
        <source>&lt; %1 %</source>
        <translation>&lt; %1%</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>in the store</source>
        <translation>保管済み</translation>
    </message>
    <message>
        <source>computed, not kept</source>
        <translation>計算したが保持せず</translation>
    </message>
    <message>
        <source>to be rebuilt</source>
        <translation>再計算待ち</translation>
    </message>
    <message>
        <source>not computed yet</source>
        <translation>未計算</translation>
    </message>
    <message>
        <source>never computed: the context is full</source>
        <translation>計算されない（コンテキストがいっぱい）</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>平均</translation>
    </message>
    <message>
        <source>computed</source>
        <translation>計算回数</translation>
    </message>
    <message>
        <source>rebuild</source>
        <translation>再計算</translation>
    </message>
    <message>
        <source>%1 new</source>
        <translation>%1 新規</translation>
    </message>
    <message>
        <source>No row is selected.</source>
        <translation>行が選ばれていません。</translation>
    </message>
    <message>
        <source>%1, block %2, head %3: %4</source>
        <translation>%1、ブロック %2、ヘッド %3：%4</translation>
    </message>
    <message>
        <source>one number</source>
        <translation>数値 1 個</translation>
    </message>
    <message numerus="yes">
        <source>the mean of %n numbers</source>
        <translation>
            <numerusform>数値 %n 個の平均</numerusform>
        </translation>
    </message>
    <message>
        <source>rows still free: %1</source>
        <translation>残りの行：%1</translation>
    </message>
    <message>
        <source>No rows yet</source>
        <translation>行はまだなし</translation>
    </message>
    <message>
        <source>The next step will show it</source>
        <translation>次のステップで表示</translation>
    </message>
    <message>
        <source>Every token gets a row here: one key and one value in each block.</source>
        <translation>トークンごとに、ここに行が 1 つできます。どのブロックにも、キーとバリューが 1 つずつです。</translation>
    </message>
    <message>
        <source>How much the newest row looks at each row above it, block by block.</source>
        <translation>いちばん新しい行が上の各行をどれだけ見ているかを、ブロックごとに示します。</translation>
    </message>
    <message>
        <source>a cell: %1</source>
        <translation>1 マス：%1</translation>
    </message>
</context>
<context>
    <name>CanvasLegend</name>
    <message>
        <source>block %1</source>
        <translation>ブロック %1</translation>
    </message>
    <message>
        <source>✗ rows that came out with other bits: %1</source>
        <translation>✗ ビットが変わった行：%1</translation>
    </message>
    <message>
        <source>row %1 looks</source>
        <translation>見る行：%1</translation>
    </message>
    <message>
        <source>mean of %1 heads</source>
        <translation>%1 ヘッドの平均</translation>
    </message>
    <message>
        <source>head %1</source>
        <translation>ヘッド %1</translation>
    </message>
    <message>
        <source>how much row %1 %2 looked at each row, %3</source>
        <translation>行 %1 %2 が各行を見た割合、%3</translation>
    </message>
    <message>
        <source>k</source>
        <translation>K</translation>
    </message>
    <message>
        <source>v</source>
        <translation>V</translation>
    </message>
    <message>
        <source>pale: computed, not kept</source>
        <translation>薄い色：計算したが保持せず</translation>
    </message>
    <message>
        <source>grey: to be rebuilt</source>
        <translation>灰色：再計算待ち</translation>
    </message>
    <message>
        <source>✗ other bits than before</source>
        <translation>✗ 前と違うビット</translation>
    </message>
    <message>
        <source>≈ differs by rounding</source>
        <translation>≈ 丸めの分だけ違う</translation>
    </message>
    <message>
        <source>computed once</source>
        <translation>1 回計算</translation>
    </message>
    <message>
        <source>✓ ×n: computed n times, the same bits each time</source>
        <translation>✓ ×n：n 回計算、毎回同じビット</translation>
    </message>
    <message>
        <source>the bar&apos;s length is the share</source>
        <translation>棒の長さが割合</translation>
    </message>
    <message>
        <source>bar: the share</source>
        <translation>棒：割合</translation>
    </message>
</context>
<context>
    <name>ControlText</name>
    <message>
        <source>The model is still loading.</source>
        <translation>モデルを読み込んでいます。</translation>
    </message>
    <message>
        <source>The model could not be loaded. Choose another one above.</source>
        <translation>モデルを読み込めませんでした。上で別のものを選んでください。</translation>
    </message>
    <message>
        <source>There is no run yet. Restart begins one.</source>
        <translation>まだ実行がありません。「最初から」で始まります。</translation>
    </message>
    <message>
        <source>The context is full: there is no room for another row.</source>
        <translation>コンテキストがいっぱいです。もう 1 行分の場所がありません。</translation>
    </message>
    <message>
        <source>All tokens are there. Ask for more, or restart.</source>
        <translation>すべてのトークンができました。トークン数を増やすか、最初から始めてください。</translation>
    </message>
    <message>
        <source>A recording is open: nothing is computed.</source>
        <translation>記録を開いています。何も計算されません。</translation>
    </message>
    <message>
        <source>next step fills the cache again (prefill)</source>
        <translation>次のステップでキャッシュを満たし直す（プリフィル）</translation>
    </message>
    <message>
        <source>The steps follow by themselves. Pause to take them one by one.</source>
        <translation>ステップは自動で進んでいます。1 つずつ進めるには一時停止してください。</translation>
    </message>
    <message numerus="yes">
        <source>All %Ln tokens are there.</source>
        <translation>
            <numerusform>%Ln トークンすべて完了。</numerusform>
        </translation>
    </message>
    <message>
        <source>The context of %1 rows is full.</source>
        <translation>%1 行のコンテキストがいっぱいです。</translation>
    </message>
    <message>
        <source>every row, every step</source>
        <translation>毎ステップ、すべての行</translation>
    </message>
    <message>
        <source>first step fills the cache (prefill)</source>
        <translation>最初のステップでキャッシュを満たす（プリフィル）</translation>
    </message>
    <message numerus="yes">
        <source>next step rebuilds %Ln rows</source>
        <translation>
            <numerusform>次のステップで %Ln 行を再計算</numerusform>
        </translation>
    </message>
    <message>
        <source>one row per step</source>
        <translation>1 ステップに 1 行</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln tokens generated</source>
        <translation>
            <numerusform>%1/%Ln トークン生成</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ErrorWords</name>
    <message>
        <source>KV cache</source>
        <translation>KV キャッシュ</translation>
    </message>
    <message>
        <source>activations</source>
        <translation>活性値</translation>
    </message>
    <message>
        <source>attention weights</source>
        <translation>アテンションの重み</translation>
    </message>
    <message>
        <source>cuBLAS library</source>
        <translation>cuBLAS ライブラリ</translation>
    </message>
    <message>
        <source>file&apos;s name</source>
        <translation>ファイル名</translation>
    </message>
    <message>
        <source>kept rows</source>
        <translation>保持した行</translation>
    </message>
    <message>
        <source>list of models</source>
        <translation>モデルの一覧</translation>
    </message>
    <message>
        <source>logits</source>
        <translation>ロジット</translation>
    </message>
    <message>
        <source>measuring</source>
        <translation>測定</translation>
    </message>
    <message>
        <source>model folder</source>
        <translation>モデルのフォルダー</translation>
    </message>
    <message>
        <source>model&apos;s files</source>
        <translation>モデルのファイル</translation>
    </message>
    <message>
        <source>model&apos;s fingerprint</source>
        <translation>モデルの指紋</translation>
    </message>
    <message>
        <source>race&apos;s waiting logits</source>
        <translation>レースで待機中のロジット</translation>
    </message>
    <message>
        <source>recording</source>
        <translation>記録</translation>
    </message>
    <message>
        <source>safetensors header</source>
        <translation>safetensors のヘッダー</translation>
    </message>
    <message>
        <source>saved cache</source>
        <translation>保存されたキャッシュ</translation>
    </message>
    <message>
        <source>splitting text</source>
        <translation>テキストの分割</translation>
    </message>
    <message>
        <source>step&apos;s record</source>
        <translation>ステップの記録</translation>
    </message>
    <message>
        <source>weights</source>
        <translation>重み</translation>
    </message>
    <message>
        <source>asking for its free memory</source>
        <translation>GPU の空きメモリの問い合わせ</translation>
    </message>
    <message>
        <source>asking for its properties</source>
        <translation>GPU のプロパティの問い合わせ</translation>
    </message>
    <message>
        <source>clearing memory</source>
        <translation>メモリのゼロクリア</translation>
    </message>
    <message>
        <source>computing a layer norm</source>
        <translation>レイヤー正規化の計算</translation>
    </message>
    <message>
        <source>computing attention</source>
        <translation>アテンションの計算</translation>
    </message>
    <message>
        <source>copying from it</source>
        <translation>GPU からのコピー</translation>
    </message>
    <message>
        <source>copying its memory</source>
        <translation>GPU のメモリのコピー</translation>
    </message>
    <message>
        <source>copying to it</source>
        <translation>GPU へのコピー</translation>
    </message>
    <message>
        <source>embedding tokens</source>
        <translation>トークンの埋め込み</translation>
    </message>
    <message>
        <source>finishing a product</source>
        <translation>掛け算の仕上げ</translation>
    </message>
    <message>
        <source>giving memory</source>
        <translation>メモリの割り当て</translation>
    </message>
    <message>
        <source>looking for devices</source>
        <translation>デバイスの検索</translation>
    </message>
    <message>
        <source>making a clock</source>
        <translation>時計の作成</translation>
    </message>
    <message>
        <source>making a graph of a step</source>
        <translation>ステップのグラフの作成</translation>
    </message>
    <message>
        <source>measuring products</source>
        <translation>掛け算の測定</translation>
    </message>
    <message>
        <source>multiplying by cuBLAS</source>
        <translation>cuBLAS での掛け算</translation>
    </message>
    <message>
        <source>multiplying weights</source>
        <translation>重みの掛け算</translation>
    </message>
    <message>
        <source>noting down a step</source>
        <translation>ステップの書き取り</translation>
    </message>
    <message>
        <source>noting the time</source>
        <translation>時刻の記録</translation>
    </message>
    <message>
        <source>opening cuBLAS</source>
        <translation>cuBLAS の起動</translation>
    </message>
    <message>
        <source>reading its memory</source>
        <translation>GPU のメモリの読み取り</translation>
    </message>
    <message>
        <source>reading the time</source>
        <translation>時間の読み取り</translation>
    </message>
    <message>
        <source>starting a step</source>
        <translation>ステップの開始</translation>
    </message>
    <message>
        <source>starting it</source>
        <translation>GPU の起動</translation>
    </message>
    <message>
        <source>storing keys and values</source>
        <translation>キーとバリューの保管</translation>
    </message>
    <message>
        <source>taking fingerprints</source>
        <translation>指紋の計算</translation>
    </message>
    <message>
        <source>a GGUF file</source>
        <translation>GGUF ファイル</translation>
    </message>
    <message>
        <source>a Git LFS pointer</source>
        <translation>Git LFS ポインター</translation>
    </message>
    <message>
        <source>a Python pickle</source>
        <translation>Python の pickle</translation>
    </message>
    <message>
        <source>a gzip archive</source>
        <translation>gzip アーカイブ</translation>
    </message>
    <message>
        <source>a safetensors file</source>
        <translation>safetensors ファイル</translation>
    </message>
    <message>
        <source>a zip archive</source>
        <translation>zip アーカイブ</translation>
    </message>
    <message>
        <source>an HDF5 file</source>
        <translation>HDF5 ファイル</translation>
    </message>
    <message>
        <source>an HTML page</source>
        <translation>HTML ページ</translation>
    </message>
    <message>
        <source>an XML document</source>
        <translation>XML 文書</translation>
    </message>
    <message>
        <source>an empty file</source>
        <translation>空のファイル</translation>
    </message>
    <message>
        <source>binary data</source>
        <translation>バイナリデータ</translation>
    </message>
    <message>
        <source>JSON text</source>
        <translation>JSON テキスト</translation>
    </message>
    <message>
        <source>JSON that is no object</source>
        <translation>オブジェクトではない JSON</translation>
    </message>
    <message>
        <source>JSON that is too large</source>
        <translation>大きすぎる JSON</translation>
    </message>
    <message>
        <source>JSON with a weight_map that names no files</source>
        <translation>weight_map にファイル名がない JSON</translation>
    </message>
    <message>
        <source>JSON with too many values</source>
        <translation>値が多すぎる JSON</translation>
    </message>
    <message>
        <source>JSON without a weight_map</source>
        <translation>weight_map のない JSON</translation>
    </message>
    <message>
        <source>nothing but zero bytes</source>
        <translation>ゼロのバイトだけ</translation>
    </message>
    <message>
        <source>plain text</source>
        <translation>プレーンテキスト</translation>
    </message>
    <message>
        <source>text in UTF-16</source>
        <translation>UTF-16 のテキスト</translation>
    </message>
    <message>
        <source>a list of questions is needed</source>
        <translation>質問の一覧が必要</translation>
    </message>
    <message>
        <source>a redirect that is not encrypted</source>
        <translation>暗号化されていないリダイレクト</translation>
    </message>
    <message>
        <source>another model</source>
        <translation>別のモデル</translation>
    </message>
    <message>
        <source>another model of this shape</source>
        <translation>形状が同じ別のモデル</translation>
    </message>
    <message>
        <source>another piece</source>
        <translation>別の部分</translation>
    </message>
    <message>
        <source>cuBLAS is not initialised</source>
        <translation>cuBLAS が初期化されていない</translation>
    </message>
    <message>
        <source>it can&apos;t be loaded</source>
        <translation>読み込めない</translation>
    </message>
    <message>
        <source>it can&apos;t be read</source>
        <translation>読み取れない</translation>
    </message>
    <message>
        <source>it computes on no CPU</source>
        <translation>CPU では計算しない</translation>
    </message>
    <message>
        <source>it ends too early</source>
        <translation>途中で終わっている</translation>
    </message>
    <message>
        <source>it has a token that the model lacks</source>
        <translation>モデルにないトークンがある</translation>
    </message>
    <message>
        <source>it has more parts than tokens</source>
        <translation>部分の数がトークンより多い</translation>
    </message>
    <message>
        <source>it has no rows</source>
        <translation>行がない</translation>
    </message>
    <message>
        <source>it is cut short</source>
        <translation>途中で切れている</translation>
    </message>
    <message>
        <source>it is no file</source>
        <translation>ファイルではない</translation>
    </message>
    <message>
        <source>it is no folder</source>
        <translation>フォルダーではない</translation>
    </message>
    <message>
        <source>it was built for another version</source>
        <translation>別のバージョン用にビルドされている</translation>
    </message>
    <message>
        <source>its checksum differs</source>
        <translation>チェックサムが違う</translation>
    </message>
    <message>
        <source>its compressed data is damaged</source>
        <translation>圧縮データが壊れている</translation>
    </message>
    <message>
        <source>its header is damaged</source>
        <translation>ヘッダーが壊れている</translation>
    </message>
    <message>
        <source>its parts overlap</source>
        <translation>部分どうしが重なっている</translation>
    </message>
    <message>
        <source>its text is no conversation</source>
        <translation>テキストが会話ではない</translation>
    </message>
    <message>
        <source>its tokens do not fit its rows</source>
        <translation>トークンが行と合わない</translation>
    </message>
    <message>
        <source>model</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>neither XDG_DATA_HOME nor HOME is set</source>
        <translation>XDG_DATA_HOME も HOME も設定されていない</translation>
    </message>
    <message>
        <source>no size or checksum</source>
        <translation>サイズもチェックサムもない</translation>
    </message>
    <message>
        <source>one of its own</source>
        <translation>このモデル専用のもの</translation>
    </message>
    <message>
        <source>one redirect after another</source>
        <translation>際限なく続くリダイレクト</translation>
    </message>
    <message>
        <source>prompt</source>
        <translation>プロンプト</translation>
    </message>
    <message>
        <source>something follows its end</source>
        <translation>終わりのあとに余分なものがある</translation>
    </message>
    <message>
        <source>something that is too large</source>
        <translation>大きすぎるもの</translation>
    </message>
    <message>
        <source>steps</source>
        <translation>ステップ数</translation>
    </message>
    <message>
        <source>the file ended too early</source>
        <translation>ファイルが途中で終わった</translation>
    </message>
    <message>
        <source>the library found is no whole OpenBLAS</source>
        <translation>見つかったライブラリは完全な OpenBLAS ではない</translation>
    </message>
    <message>
        <source>the library is not installed</source>
        <translation>ライブラリがインストールされていない</translation>
    </message>
    <message>
        <source>there is no cuBLAS, or the weights are not 32-bit</source>
        <translation>cuBLAS がないか、重みが 32 ビットではない</translation>
    </message>
    <message>
        <source>it looks like %1</source>
        <translation>中身は「%1」らしい</translation>
    </message>
    <message>
        <source>batch</source>
        <translation>バッチ</translation>
    </message>
    <message>
        <source>candidates</source>
        <translation>候補</translation>
    </message>
    <message>
        <source>check</source>
        <translation>検査</translation>
    </message>
    <message>
        <source>conversation</source>
        <translation>会話</translation>
    </message>
    <message>
        <source>conversations</source>
        <translation>複数の会話</translation>
    </message>
    <message>
        <source>download</source>
        <translation>ダウンロード</translation>
    </message>
    <message>
        <source>questions</source>
        <translation>質問</translation>
    </message>
    <message>
        <source>run</source>
        <translation>実行</translation>
    </message>
    <message>
        <source>text</source>
        <translation>テキスト</translation>
    </message>
    <message>
        <source>vocabulary</source>
        <translation>語彙</translation>
    </message>
    <message>
        <source>computing</source>
        <translation>計算</translation>
    </message>
    <message>
        <source>JSON of something else</source>
        <translation>別の内容の JSON</translation>
    </message>
    <message>
        <source>added_tokens is no list</source>
        <translation>added_tokens がリストではない</translation>
    </message>
    <message>
        <source>the file is no object</source>
        <translation>ファイルがオブジェクトではない</translation>
    </message>
    <message>
        <source>a line is two pieces with one space between them</source>
        <translation>1 行は、空白 1 つで区切った 2 つの断片でなければならない</translation>
    </message>
    <message>
        <source>%1 blocks of %2 key heads of %3</source>
        <translation>%1 ブロック、キーのヘッド %2、ヘッドの大きさ %3</translation>
    </message>
    <message>
        <source>a context of %1 rows or more</source>
        <translation>%1 行以上のコンテキスト</translation>
    </message>
    <message>
        <source>a model with the fingerprint %1</source>
        <translation>指紋が %1 のモデル</translation>
    </message>
    <message>
        <source>its kernels take heads of at most %1 numbers</source>
        <translation>このカーネルが扱えるヘッドは %1 個の数値までです</translation>
    </message>
    <message>
        <source>keys in %1 and values in %2</source>
        <translation>キー %1、バリュー %2</translation>
    </message>
    <message>
        <source>line %1, byte %2 of what it holds: %3</source>
        <translation>中身の %1 行目の %2 バイト目：%3</translation>
    </message>
    <message>
        <source>unknown code %1</source>
        <translation>未知のコード %1</translation>
    </message>
    <message>
        <source>not valid JSON from here on</source>
        <translation>ここから先は正しい JSON ではない</translation>
    </message>
    <message>
        <source>objects and arrays nested too deeply</source>
        <translation>オブジェクトとリストの入れ子が深すぎる</translation>
    </message>
    <message>
        <source>file</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>its length is given as 0</source>
        <translation>長さが 0 となっている</translation>
    </message>
    <message>
        <source>it is empty</source>
        <translation>空である</translation>
    </message>
    <message>
        <source>%1, as many as the weights have</source>
        <translation>%1（重みにある数）</translation>
    </message>
    <message>
        <source>OpenBLAS library</source>
        <translation>OpenBLAS ライブラリ</translation>
    </message>
    <message>
        <source>it is a pipe or a device</source>
        <translation>パイプまたはデバイスである</translation>
    </message>
</context>
<context>
    <name>Errors</name>
    <message>
        <source>There is no file &apos;%1&apos;. Check the path.</source>
        <translation>ファイル「%1」がありません。パスを確認してください。</translation>
    </message>
    <message>
        <source>Cannot read &apos;%1&apos;. %2; check that it is a file that you may read.</source>
        <translation>「%1」を読めません（%2）。読み取りを許可されたファイルか確認してください。</translation>
    </message>
    <message>
        <source>The file &apos;%1&apos; is empty. Fetch it again.</source>
        <translation>ファイル「%1」は空です。取得し直してください。</translation>
    </message>
    <message>
        <source>There is no folder &apos;%1&apos;. Choose another one.</source>
        <translation>フォルダー「%1」がありません。別のものを選んでください。</translation>
    </message>
    <message>
        <source>Cannot write &apos;%1&apos;. %2; choose another place.</source>
        <translation>「%1」に書き込めません（%2）。別の場所を選んでください。</translation>
    </message>
    <message>
        <source>&apos;%1&apos; has no &apos;%2&apos;. Use the config.json that belongs to the model.</source>
        <translation>「%1」に「%2」がありません。モデルに付属の config.json を使ってください。</translation>
    </message>
    <message>
        <source>&apos;%1&apos; gives &apos;%2&apos; as %3, but it must be %4. Use the config.json that belongs to the model.</source>
        <translation>「%1」では「%2」が %3 になっていますが、%4 でなければなりません。モデルに付属の config.json を使ってください。</translation>
    </message>
    <message>
        <source>&apos;%1&apos; asks for &apos;%2&apos; = %3, which is not supported (supported: %4). Use a GPT-2 model.</source>
        <translation>「%1」は「%2」= %3 を求めていますが、対応していません（対応：%4）。GPT-2 のモデルを使ってください。</translation>
    </message>
    <message>
        <source>The folder &apos;%1&apos; has no weights (looked for %2). Put the file there, or give another folder.</source>
        <translation>フォルダー「%1」に重みがありません（探したもの：%2）。そこにファイルを置くか、別のフォルダーを指定してください。</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is a pickle file, which can run code when it is opened, so it is never read. Put model.safetensors beside it; if you trust the file, transformers makes one: GPT2LMHeadModel.from_pretrained(FOLDER).save_pretrained(FOLDER).</source>
        <translation>「%1」は pickle ファイルです。開くとコードが実行されることがあるので、決して読み込みません。隣に model.safetensors を置いてください。このファイルを信頼するなら、transformers で作れます：GPT2LMHeadModel.from_pretrained(FOLDER).save_pretrained(FOLDER)。</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no safetensors file. It looks like %2; fetch the file again.</source>
        <translation>「%1」は safetensors ファイルではありません。中身は「%2」のようです。ファイルを取得し直してください。</translation>
    </message>
    <message>
        <source>The header of &apos;%1&apos; is damaged (%2). Fetch the file again.</source>
        <translation>「%1」のヘッダーが壊れています（%2）。ファイルを取得し直してください。</translation>
    </message>
    <message>
        <source>The tensor &apos;%2&apos; in &apos;%1&apos; is damaged (%3). Fetch the file again.</source>
        <translation>「%1」のテンソル「%2」が壊れています（%3）。ファイルを取得し直してください。</translation>
    </message>
    <message>
        <source>&apos;%1&apos; lacks the tensor &apos;%2&apos;. The file is incomplete or of another kind of model; use a GPT-2 model.</source>
        <translation>「%1」にテンソル「%2」がありません。ファイルが不完全か、別の種類のモデルです。GPT-2 のモデルを使ってください。</translation>
    </message>
    <message>
        <source>The tensor &apos;%2&apos; in &apos;%1&apos; has the shape %4, but config.json means %3. Use the config.json of this model.</source>
        <translation>「%1」のテンソル「%2」の形状は %4 ですが、config.json では %3 です。このモデルの config.json を使ってください。</translation>
    </message>
    <message>
        <source>The tensor &apos;%2&apos; in &apos;%1&apos; is of type %3, which is not supported. Convert the model to one of %4.</source>
        <translation>「%1」のテンソル「%2」は型が %3 で、対応していません。モデルを次のどれかに変換してください：%4。</translation>
    </message>
    <message>
        <source>The file &apos;%2&apos;, which &apos;%1&apos; names, is missing. Put it into the same folder.</source>
        <translation>「%1」に書かれているファイル「%2」がありません。同じフォルダーに置いてください。</translation>
    </message>
    <message>
        <source>&apos;%1&apos; names &apos;%2&apos;, which is outside of its folder. Use the index that belongs to the model.</source>
        <translation>「%1」に書かれている「%2」は、そのフォルダーの外にあります。モデルに付属のインデックスを使ってください。</translation>
    </message>
    <message>
        <source>&apos;%1&apos; says that the tensor &apos;%2&apos; is in &apos;%3&apos;, but it is not. Fetch both files again.</source>
        <translation>「%1」によれば、テンソル「%2」は「%3」にあるはずですが、ありません。両方のファイルを取得し直してください。</translation>
    </message>
    <message>
        <source>&apos;%1&apos; has a tensor that no GPT-2 has, &apos;%2&apos;. It is not used.</source>
        <translation>「%1」に、GPT-2 にはないテンソル「%2」があります。これは使われません。</translation>
    </message>
    <message>
        <source>&apos;%1&apos; has an lm_head of its own. It is used instead of the embedding.</source>
        <translation>「%1」には専用の lm_head があります。埋め込みの代わりにこれを使います。</translation>
    </message>
    <message>
        <source>There is not enough memory for the %1 (%2). Close other programs, or use a smaller model.</source>
        <translation>メモリが足りません（用途：%1、%2）。ほかのプログラムを閉じるか、小さいモデルを使ってください。</translation>
    </message>
    <message>
        <source>There is no model &apos;%1&apos;. Choose one from the list, or a model folder.</source>
        <translation>モデル「%1」はありません。一覧から選ぶか、モデルのフォルダーを選んでください。</translation>
    </message>
    <message>
        <source>No complete copy of &apos;%1&apos; is on this computer (looked in %2). Download it, or choose a folder with its files.</source>
        <translation>このコンピューターに「%1」の完全なコピーがありません（探した場所：%2）。ダウンロードするか、ファイルのあるフォルダーを選んでください。</translation>
    </message>
    <message>
        <source>The files that come with Rowkeeper were not found in &apos;%1&apos;. Install it again.</source>
        <translation>Rowkeeper に付属のファイルが「%1」に見つかりません。インストールし直してください。</translation>
    </message>
    <message>
        <source>This processor is too old. %1 is needed.</source>
        <translation>このプロセッサーは古すぎます。%1 が必要です。</translation>
    </message>
    <message>
        <source>The instruction set %1 is not available on this processor. Choose automatic or one of %2.</source>
        <translation>このプロセッサーでは命令セット %1 を使えません。自動か、次のどれかを選んでください：%2。</translation>
    </message>
    <message>
        <source>The backend &apos;%1&apos; is not available: %2. Choose the exact backend.</source>
        <translation>バックエンド「%1」は使えません（%2）。厳密バックエンドを選んでください。</translation>
    </message>
    <message>
        <source>This Rowkeeper was built without CUDA (there is no &apos;%1&apos;). Install NVIDIA&apos;s CUDA toolkit and build it again, or choose the exact backend.</source>
        <translation>この Rowkeeper は CUDA なしでビルドされています（「%1」がありません）。NVIDIA の CUDA ツールキットをインストールしてビルドし直すか、厳密バックエンドを選んでください。</translation>
    </message>
    <message>
        <source>The library &apos;%1&apos; cannot be used (%2). Build Rowkeeper again, or choose the exact backend.</source>
        <translation>ライブラリ「%1」を使えません（%2）。Rowkeeper をビルドし直すか、厳密バックエンドを選んでください。</translation>
    </message>
    <message>
        <source>There is no NVIDIA driver that works (%1). Install one, or choose the exact backend.</source>
        <translation>動作する NVIDIA のドライバーがありません（%1）。インストールするか、厳密バックエンドを選んでください。</translation>
    </message>
    <message>
        <source>The NVIDIA driver is too old: it runs CUDA up to version %1, and %2 is needed. Install a newer one, or choose the exact backend.</source>
        <translation>NVIDIA のドライバーが古すぎます。動かせる CUDA はバージョン %1 までですが、%2 が必要です。新しいものをインストールするか、厳密バックエンドを選んでください。</translation>
    </message>
    <message>
        <source>There is no NVIDIA GPU that CUDA can use. Choose the exact backend.</source>
        <translation>CUDA で使える NVIDIA の GPU がありません。厳密バックエンドを選んでください。</translation>
    </message>
    <message>
        <source>The GPU %1 is too old. It has compute capability %2, and %3 is needed. Choose the exact backend.</source>
        <translation>GPU %1 は古すぎます。Compute Capability は %2 ですが、%3 が必要です。厳密バックエンドを選んでください。</translation>
    </message>
    <message>
        <source>The library cuBLAS is not installed. Install NVIDIA&apos;s CUDA libraries, or choose the CUDA backend.</source>
        <translation>ライブラリ cuBLAS がインストールされていません。NVIDIA の CUDA ライブラリをインストールするか、CUDA バックエンドを選んでください。</translation>
    </message>
    <message>
        <source>The GPU has no room for the %1. %2 are needed, and %3 are free. Choose 16-bit weights, a smaller model or the exact backend.</source>
        <translation>GPU のメモリに空きが足りません（用途：%1）。%2 必要ですが、空きは %3 です。16 ビットの重み、小さいモデル、または厳密バックエンドを選んでください。</translation>
    </message>
    <message>
        <source>The GPU ran out of memory while %1 (%2 are free). Choose 16-bit weights, a smaller model or the exact backend.</source>
        <translation>GPU のメモリが足りなくなりました（処理：%1、空き：%2）。16 ビットの重み、小さいモデル、または厳密バックエンドを選んでください。</translation>
    </message>
    <message>
        <source>The GPU failed while %1 (%2). Try again, or choose the exact backend.</source>
        <translation>GPU で失敗しました（処理：%1、原因：%2）。もう一度試すか、厳密バックエンドを選んでください。</translation>
    </message>
    <message>
        <source>The GPU is lost (%1). Start the program again, or choose the exact backend.</source>
        <translation>GPU が失われました（%1）。プログラムを起動し直すか、厳密バックエンドを選んでください。</translation>
    </message>
    <message>
        <source>The list of known models, &apos;%1&apos;, is damaged (%2). Correct it, or start without it.</source>
        <translation>既知のモデルの一覧「%1」が壊れています（%2）。直すか、一覧なしで起動してください。</translation>
    </message>
    <message>
        <source>&apos;%1&apos; cannot be the name of a model. Give a repository of the hub, such as distilgpt2 or owner/name.</source>
        <translation>「%1」はモデルの名前になりません。distilgpt2 や owner/name のように、ハブのリポジトリを指定してください。</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not Rowkeeper&apos;s to remove (it is in &apos;%2&apos;). Delete it with the program that put it there.</source>
        <translation>「%1」は Rowkeeper が削除できるものではありません（場所：「%2」）。置いたプログラムで削除してください。</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no generated model. Choose one with random weights.</source>
        <translation>「%1」は生成されたモデルではありません。ランダムな重みのモデルを選んでください。</translation>
    </message>
    <message>
        <source>The seed of &apos;%1&apos; is no whole number from 0 to %2. Choose another seed.</source>
        <translation>「%1」のシードは 0 から %2 までの整数ではありません。別のシードを選んでください。</translation>
    </message>
    <message>
        <source>Another Rowkeeper is downloading or removing &apos;%1&apos;. Wait until it is done, or stop it there.</source>
        <translation>別の Rowkeeper が「%1」をダウンロード中か削除中です。終わるまで待つか、そちらで止めてください。</translation>
    </message>
    <message>
        <source>The file &apos;%1&apos; is missing. Download the model again; what is there is kept.</source>
        <translation>ファイル「%1」がありません。モデルをダウンロードし直してください。すでにあるものは残ります。</translation>
    </message>
    <message>
        <source>The checksum of &apos;%1&apos; differs (expected %2, got %3). The file is damaged or another one. Download the model again; what is right is kept.</source>
        <translation>「%1」のチェックサムが違います（正：%2、実際：%3）。ファイルが壊れているか、別のものです。モデルをダウンロードし直してください。正しいものは残ります。</translation>
    </message>
    <message>
        <source>The folder &apos;%1&apos; has files in it. Choose a new one, or empty it.</source>
        <translation>フォルダー「%1」にはファイルがあります。新しいフォルダーを選ぶか、空にしてください。</translation>
    </message>
    <message>
        <source>&apos;%1&apos; has no room: %2 are needed, and %3 are free. Make room and download again; what was fetched is kept.</source>
        <translation>「%1」に空きが足りません。%2 必要ですが、空きは %3 です。場所を空けて、もう一度ダウンロードしてください。取得済みのものは残ります。</translation>
    </message>
    <message>
        <source>There is no model &apos;%1&apos; to remove.</source>
        <translation>削除するモデル「%1」がありません。</translation>
    </message>
    <message>
        <source>HF_ENDPOINT is &apos;%1&apos;, but it must be an address such as https://huggingface.co.</source>
        <translation>HF_ENDPOINT が「%1」になっています。https://huggingface.co のようなアドレスでなければなりません。</translation>
    </message>
    <message>
        <source>Cannot reach %1 (%2). Check the network and download again; what was fetched is kept.</source>
        <translation>%1 に接続できません（%2）。ネットワークを確認して、もう一度ダウンロードしてください。取得済みのものは残ります。</translation>
    </message>
    <message>
        <source>%1 sent nothing for %2 seconds. Download again; what was fetched is kept.</source>
        <translation>%1 から %2 秒間、何も送られてきません。もう一度ダウンロードしてください。取得済みのものは残ります。</translation>
    </message>
    <message>
        <source>%1 is busy or out of order (HTTP status %2). Try again later; what was fetched is kept.</source>
        <translation>%1 は混雑中か停止中です（HTTP ステータス %2）。あとでもう一度試してください。取得済みのものは残ります。</translation>
    </message>
    <message>
        <source>The hub refuses &apos;%1&apos; (HTTP status %2). Check its name; if it is private or its terms must be accepted, do so on its page and set HF_TOKEN.</source>
        <translation>ハブが「%1」を拒否しました（HTTP ステータス %2）。名前を確認してください。非公開の場合や利用条件への同意が必要な場合は、そのページで手続きをして HF_TOKEN を設定してください。</translation>
    </message>
    <message>
        <source>&apos;%1&apos; has no file &apos;%2&apos; on the hub. Check the name, or choose another GPT-2 model.</source>
        <translation>ハブの「%1」にファイル「%2」がありません。名前を確認するか、別の GPT-2 モデルを選んでください。</translation>
    </message>
    <message>
        <source>&apos;%1&apos; answered with %2 instead of the file. Check the network: it may want you to log in.</source>
        <translation>「%1」の応答は、求めたファイルではありませんでした（%2）。ネットワークを確認してください。ログインが必要かもしれません。</translation>
    </message>
    <message>
        <source>The checksum of &apos;%1&apos; differs (expected %2, got %3). The file was not kept; choose a folder with the model&apos;s files instead.</source>
        <translation>「%1」のチェックサムが違います（正：%2、実際：%3）。このファイルは保存していません。代わりに、モデルのファイルがあるフォルダーを選んでください。</translation>
    </message>
    <message>
        <source>&apos;%1&apos; has its weights as a pickle file only, which can run code when it is opened, so it is never read. Choose a model with model.safetensors.</source>
        <translation>「%1」の重みは pickle ファイルしかありません。開くとコードが実行されることがあるので、決して読み込みません。model.safetensors のあるモデルを選んでください。</translation>
    </message>
    <message>
        <source>The folder &apos;%1&apos; has no vocabulary (looked for %2). Put the files there, or give another folder.</source>
        <translation>フォルダー「%1」に語彙がありません（探したもの：%2）。そこにファイルを置くか、別のフォルダーを指定してください。</translation>
    </message>
    <message>
        <source>The vocabulary &apos;%1&apos; is damaged (%2). Use the file that belongs to the model.</source>
        <translation>語彙「%1」が壊れています（%2）。モデルに付属のファイルを使ってください。</translation>
    </message>
    <message>
        <source>Line %2 of &apos;%1&apos; is damaged (%3). Use the file that belongs to the model.</source>
        <translation>「%1」の %2 行目が壊れています（%3）。モデルに付属のファイルを使ってください。</translation>
    </message>
    <message>
        <source>&apos;%1&apos; asks for &apos;%2&apos; = %3, which is not supported. Use a byte-level BPE vocabulary like GPT-2&apos;s.</source>
        <translation>「%1」は「%2」= %3 を求めていますが、対応していません。GPT-2 のようなバイトレベル BPE の語彙を使ってください。</translation>
    </message>
    <message>
        <source>The text could not be split into words: the PCRE2 library says %1.</source>
        <translation>テキストを単語に分けられませんでした。PCRE2 ライブラリのメッセージ：%1。</translation>
    </message>
    <message>
        <source>The text is not UTF-8 from byte %1 on. Such bytes are encoded one by one.</source>
        <translation>テキストは %1 バイト目から UTF-8 ではありません。そうしたバイトは 1 つずつ符号化されます。</translation>
    </message>
    <message>
        <source>The text is too large (%1 bytes or more, and at most %2 are read). Shorten it.</source>
        <translation>テキストが大きすぎます（%1 バイト以上。読めるのは最大 %2 バイト）。短くしてください。</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no recording, or is damaged (%2). Choose another one, or record again.</source>
        <translation>「%1」は記録ではないか、壊れています（%2）。別のものを選ぶか、記録し直してください。</translation>
    </message>
    <message>
        <source>The recording &apos;%1&apos; has the format&apos;s version %2, and this program reads versions up to %3. Use a newer Rowkeeper.</source>
        <translation>記録「%1」の形式はバージョン %2 ですが、このプログラムが読めるのはバージョン %3 までです。新しい Rowkeeper を使ってください。</translation>
    </message>
    <message>
        <source>The recording &apos;%1&apos; is larger than %2 when it is unpacked. Record a shorter run, or a smaller model.</source>
        <translation>記録「%1」は、展開すると %2 を超えます。もっと短い実行か、小さいモデルを記録してください。</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no saved cache, or is damaged (%2). Read the document again, and save it anew.</source>
        <translation>「%1」は保存されたキャッシュではないか、壊れています（%2）。文書を読み直して、新しく保存してください。</translation>
    </message>
    <message>
        <source>The saved cache &apos;%1&apos; has the format&apos;s version %2, and this program reads versions up to %3. Use a newer Rowkeeper.</source>
        <translation>保存されたキャッシュ「%1」の形式はバージョン %2 ですが、このプログラムが読めるのはバージョン %3 までです。新しい Rowkeeper を使ってください。</translation>
    </message>
    <message>
        <source>The saved cache &apos;%1&apos; was made for %2, but here it is %3. Open it with the model that it was saved with, or read the text again.</source>
        <translation>保存されたキャッシュ「%1」は %2 用ですが、ここでは %3 です。保存したときのモデルで開くか、テキストを読み直してください。</translation>
    </message>
    <message>
        <source>The questions in &apos;%1&apos; are damaged (%2). Install Rowkeeper again.</source>
        <translation>「%1」の質問が壊れています（%2）。Rowkeeper をインストールし直してください。</translation>
    </message>
    <message>
        <source>The list of known models, &apos;%1&apos;, is damaged (%2). Install Rowkeeper again.</source>
        <translation>既知のモデルの一覧「%1」が壊れています（%2）。Rowkeeper をインストールし直してください。</translation>
    </message>
    <message>
        <source>Such a cache would be larger than %1. Use smaller numbers.</source>
        <translation>そのキャッシュは %1 より大きくなります。もっと小さい数にしてください。</translation>
    </message>
    <message>
        <source>The prompt has %1 tokens, but the model&apos;s context has %2. Shorten the prompt.</source>
        <translation>プロンプトは %1 トークンですが、モデルのコンテキストは %2 です。プロンプトを短くしてください。</translation>
    </message>
    <message>
        <source>The document and all that was said have %1 tokens together, but the model&apos;s context has %2. Shorten the document, or begin again.</source>
        <translation>文書とこれまでのやりとりを合わせると %1 トークンですが、モデルのコンテキストは %2 です。文書を短くするか、最初から始めてください。</translation>
    </message>
    <message>
        <source>The token id %1 does not exist. This model&apos;s vocabulary has %2 ids, counted from 0.</source>
        <translation>トークン ID %1 はありません。このモデルの語彙には、0 から数えて %2 個の ID があります。</translation>
    </message>
    <message>
        <source>The context of %1 rows is full. Start again, or let the window slide.</source>
        <translation>%1 行のコンテキストがいっぱいです。最初から始めるか、ウィンドウをスライドさせてください。</translation>
    </message>
    <message>
        <source>The cache was made for %1, but the model needs %2. Start again.</source>
        <translation>キャッシュがモデルに合いません（キャッシュの対象：%1、モデルに必要なもの：%2）。最初から始めてください。</translation>
    </message>
    <message>
        <source>The cache has room for %2 rows, but %1 are needed. Use fewer tokens.</source>
        <translation>キャッシュに入るのは %2 行ですが、%1 行必要です。トークンを減らしてください。</translation>
    </message>
    <message>
        <source>There is no kind of cache &apos;%1&apos;. There are: %2.</source>
        <translation>「%1」という種類のキャッシュはありません。あるのは次のものです：%2。</translation>
    </message>
    <message>
        <source>The backend &apos;%2&apos; cannot read a cache of kind %1. Choose the exact backend.</source>
        <translation>バックエンド「%2」は、%1 という種類のキャッシュを読めません。厳密バックエンドを選んでください。</translation>
    </message>
    <message>
        <source>The backend &apos;%2&apos; cannot multiply %1 weights. Choose the exact backend, or 32-bit weights.</source>
        <translation>バックエンド「%2」は、%1の重みの掛け算ができません。厳密バックエンドか、32 ビットの重みを選んでください。</translation>
    </message>
    <message>
        <source>The tensor &apos;%1&apos; has a weight of %3, but %2 weights go no further than %4. Choose 32-bit weights.</source>
        <translation>テンソル「%1」に %3 という重みがありますが、%2の重みは %4 までです。32 ビットの重みを選んでください。</translation>
    </message>
    <message>
        <source>A cache of kind %1 cannot be saved, because it does not keep every row. Use one that does.</source>
        <translation>%1 という種類のキャッシュは、すべての行を保持しないので保存できません。すべて保持するものを使ってください。</translation>
    </message>
    <message>
        <source>A pool of %1 is too small. Give it %2 or more.</source>
        <translation>%1 のプールは小さすぎます。%2 以上にしてください。</translation>
    </message>
    <message>
        <source>All %1 pages of the pool are in use. Make the pool larger, or end a conversation.</source>
        <translation>プールの %1 ページがすべて使われています。プールを大きくするか、会話を 1 つ終えてください。</translation>
    </message>
    <message>
        <source>There is no row %1. There are %2, counted from 0.</source>
        <translation>行 %1 はありません。0 から数えて %2 行あります。</translation>
    </message>
    <message>
        <source>%1 is &apos;%2&apos;, but it must be %3.</source>
        <translation>%1 が「%2」になっていますが、%3 でなければなりません。</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>中止しました。</translation>
    </message>
    <message>
        <source>The two lanes cannot be compared. They differ in %1.</source>
        <translation>2 つのレーンは比べられません。%1が違います。</translation>
    </message>
    <message>
        <source>Comparing so many tokens would keep %1 of logits, and at most %2 are allowed. Use fewer tokens.</source>
        <translation>これほど多くのトークンを比べると、ロジットに %1 必要ですが、許されるのは最大 %2 です。トークンを減らしてください。</translation>
    </message>
    <message>
        <source>The arithmetic gave infinity or NaN (%1). The model&apos;s weights are damaged, fetch them again.</source>
        <translation>演算の結果が無限大か NaN になりました（%1）。モデルの重みが壊れているので、取得し直してください。</translation>
    </message>
    <message>
        <source>&apos;%1&apos; cannot be read as JSON. It looks like %2; fetch the file again.</source>
        <translation>「%1」を JSON として読めません。中身は「%2」のようです。ファイルを取得し直してください。</translation>
    </message>
    <message>
        <source>The JSON in &apos;%1&apos; is damaged at line %2, byte %3 (%4). Correct it there, or fetch the file again.</source>
        <translation>「%1」の JSON が %2 行目の %3 バイト目で壊れています（%4）。そこを直すか、ファイルを取得し直してください。</translation>
    </message>
    <message>
        <source>The header of &apos;%1&apos; claims %2, but at most %3 are possible. The file is damaged, fetch it again.</source>
        <translation>「%1」のヘッダーは %2 となっていますが、ありうるのは最大 %3 バイトです。ファイルが壊れているので、取得し直してください。</translation>
    </message>
    <message>
        <source>The file &apos;%1&apos; has %3, but it must have %2. Download the model again; what is right is kept.</source>
        <translation>ファイル「%1」は %3 ですが、%2 バイトでなければなりません。モデルをダウンロードし直してください。正しいものは残ります。</translation>
    </message>
    <message>
        <source>&apos;%1&apos; has %3, but it must have %2. Nothing was kept of it; choose a folder with the model&apos;s files instead.</source>
        <translation>「%1」は %3 ですが、%2 バイトでなければなりません。このファイルは何も保存していません。代わりに、モデルのファイルがあるフォルダーを選んでください。</translation>
    </message>
</context>
<context>
    <name>FitVerdict</name>
    <message>
        <source>%1 cache</source>
        <translation>%1のキャッシュ</translation>
    </message>
    <message>
        <source>Hold the cache&apos;s numbers in fewer bits</source>
        <translation>キャッシュの数値を、より少ないビットで持つ</translation>
    </message>
    <message>
        <source>Let more query heads share a key and a value: another model, trained so</source>
        <translation>より多くのクエリヘッドでキーとバリューを共有する。そのように訓練された別のモデルが必要</translation>
    </message>
    <message>
        <source>%1 tokens each</source>
        <translation>1 件 %1 トークン</translation>
    </message>
    <message>
        <source>Shorten every conversation to this context</source>
        <translation>すべての会話を、このコンテキストまで短くする</translation>
    </message>
    <message>
        <source>%1 at once</source>
        <translation>同時に %1 件</translation>
    </message>
    <message>
        <source>Serve so many conversations at once</source>
        <translation>これだけの会話を同時に処理する</translation>
    </message>
    <message>
        <source>%1 weights</source>
        <translation>%1の重み</translation>
    </message>
    <message>
        <source>Hold the weights in fewer bits</source>
        <translation>重みを、より少ないビットで持つ</translation>
    </message>
    <message>
        <source>The smallest device of the list that holds it all</source>
        <translation>一覧のうち、すべてが収まる最小のデバイス</translation>
    </message>
    <message>
        <source> %1 of its %2 blocks look back at most %3 tokens: a cache that drops the rest takes %4.</source>
        <translation> %2 ブロックのうち %1 ブロックは、最大 %3 トークンしか振り返りません。残りを捨てるキャッシュなら %4 です。</translation>
    </message>
    <message>
        <source>Too large to count</source>
        <translation>大きすぎて数えられません</translation>
    </message>
    <message>
        <source>Fits: %1 + %2 of %3</source>
        <translation>収まる：%3 のうち %1 + %2</translation>
    </message>
    <message>
        <source>Does not fit: %1 + %2 of %3</source>
        <translation>収まらない：%3 に対して %1 + %2</translation>
    </message>
    <message>
        <source>That is the weights and the caches of all conversations. </source>
        <translation>重みと、すべての会話のキャッシュの合計です。 </translation>
    </message>
    <message>
        <source>The weights alone leave no room for a cache.</source>
        <translation>重みだけで、キャッシュの場所がなくなります。</translation>
    </message>
    <message>
        <source>%1 → room for %2</source>
        <translation>%1 → %2 件収まる</translation>
    </message>
    <message numerus="yes">
        <source>%Ln KV heads</source>
        <translation>
            <numerusform>KV ヘッド %Ln 個</numerusform>
        </translation>
    </message>
    <message>
        <source>Such conversations that fit beside the weights: %1.</source>
        <translation>重みのほかに、こうした会話が %1 件収まります。</translation>
    </message>
    <message>
        <source>Such conversations that fit: %1. The memory is full long before the arithmetic takes too long.</source>
        <translation>こうした会話は %1 件収まります。演算に時間がかかりすぎるよりずっと前に、メモリがいっぱいになります。</translation>
    </message>
</context>
<context>
    <name>Format</name>
    <message>
        <source>%1 bytes</source>
        <translation>%1 バイト</translation>
    </message>
    <message>
        <source>%1 KiB</source>
        <translation>%1 KiB</translation>
    </message>
    <message>
        <source>%1 MiB</source>
        <translation>%1 MiB</translation>
    </message>
    <message>
        <source>%1 GiB</source>
        <translation>%1 GiB</translation>
    </message>
    <message>
        <source>%1 TiB</source>
        <translation>%1 TiB</translation>
    </message>
    <message>
        <source>%1 µs</source>
        <translation>%1 µs</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 tokens/s</source>
        <translation>%1 トークン/s</translation>
    </message>
    <message>
        <source>%1 GB/s</source>
        <translation>%1 GB/s</translation>
    </message>
    <message>
        <source>%1 GFLOP/s</source>
        <translation>%1 GFLOP/s</translation>
    </message>
    <message>
        <source>%1×</source>
        <translation>%1 倍</translation>
    </message>
    <message>
        <source>%1 × 10%2</source>
        <translation>%1 × 10%2</translation>
    </message>
    <message>
        <source>×%1</source>
        <translation>×%1</translation>
    </message>
    <message>
        <source>%1 M</source>
        <translation>%1 M</translation>
    </message>
    <message>
        <source>%1 × 10⁴</source>
        <translation>%1 万</translation>
    </message>
    <message>
        <source>%1 × 10⁸</source>
        <translation>%1 億</translation>
    </message>
    <message>
        <source>1 byte</source>
        <translation>1 バイト</translation>
    </message>
</context>
<context>
    <name>Handout</name>
    <message>
        <source>prefill: %1, beyond the scale</source>
        <translation>プリフィル：%1、目盛りの外</translation>
    </message>
    <message>
        <source>prefill: %1</source>
        <translation>プリフィル：%1</translation>
    </message>
    <message>
        <source>%1 KiB</source>
        <translation>%1 KiB</translation>
    </message>
    <message>
        <source>%1 MiB</source>
        <translation>%1 MiB</translation>
    </message>
    <message>
        <source>%1 GiB</source>
        <translation>%1 GiB</translation>
    </message>
    <message>
        <source>Time per token</source>
        <translation>トークンあたりの時間</translation>
    </message>
    <message>
        <source>No step was made yet.</source>
        <translation>まだステップがありません。</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>行 %1</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>with the cache: median %1</source>
        <translation>キャッシュあり：中央値 %1</translation>
    </message>
    <message>
        <source>without: median %1</source>
        <translation>キャッシュなし：中央値 %1</translation>
    </message>
    <message>
        <source>Cache memory</source>
        <translation>キャッシュのメモリ</translation>
    </message>
    <message>
        <source>No row was kept yet.</source>
        <translation>まだ保持された行がありません。</translation>
    </message>
    <message>
        <source>%1 tokens</source>
        <translation>%1 トークン</translation>
    </message>
    <message>
        <source>used by rows: %1</source>
        <translation>行が使用：%1</translation>
    </message>
    <message>
        <source>allocated: %1</source>
        <translation>確保済み：%1</translation>
    </message>
    <message>
        <source>cache off: only during the step</source>
        <translation>キャッシュオフ：ステップ中のみ</translation>
    </message>
    <message numerus="yes">
        <source>… %Ln more token(s) …</source>
        <translation>
            <numerusform>… ほか %Ln トークン …</numerusform>
        </translation>
    </message>
    <message>
        <source>page %1 of %2</source>
        <translation>%1/%2 ページ</translation>
    </message>
    <message>
        <source>Made with Rowkeeper, from the recording of a real run</source>
        <translation>実際の実行の記録をもとに、Rowkeeper で作成</translation>
    </message>
    <message>
        <source>Made with Rowkeeper, from a real run on this computer</source>
        <translation>このコンピューターでの実際の実行をもとに、Rowkeeper で作成</translation>
    </message>
    <message numerus="yes">
        <source>The prompt: %Ln token(s)</source>
        <translation>
            <numerusform>プロンプト：%Ln トークン</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>What the model wrote: %Ln token(s)</source>
        <translation>
            <numerusform>モデルが書いたもの：%Ln トークン</numerusform>
        </translation>
    </message>
    <message>
        <source>What the cache holds</source>
        <translation>キャッシュの中身</translation>
    </message>
    <message>
        <source>There is no run yet. Let the model write something on Watch first.</source>
        <translation>まだ実行がありません。まず観察画面で、モデルに何か書かせてください。</translation>
    </message>
    <message>
        <source>The KV cache: a handout</source>
        <translation>KV キャッシュ：配布資料</translation>
    </message>
    <message>
        <source>row</source>
        <translation>行</translation>
    </message>
    <message>
        <source>computed</source>
        <translation>計算回数</translation>
    </message>
    <message>
        <source>token</source>
        <translation>トークン</translation>
    </message>
    <message>
        <source>block</source>
        <translation>ブロック</translation>
    </message>
    <message>
        <source>block %1</source>
        <translation>ブロック %1</translation>
    </message>
    <message>
        <source>key</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>value</source>
        <translation>バリュー</translation>
    </message>
    <message>
        <source>k</source>
        <translation>K</translation>
    </message>
    <message>
        <source>v</source>
        <translation>V</translation>
    </message>
    <message numerus="yes">
        <source>… %Ln more row(s) …</source>
        <translation>
            <numerusform>… ほか %Ln 行 …</numerusform>
        </translation>
    </message>
    <message>
        <source>key: negative, zero, positive</source>
        <translation>キー：負、ゼロ、正</translation>
    </message>
    <message>
        <source>value, likewise</source>
        <translation>バリュー：同様</translation>
    </message>
    <message>
        <source>pale: computed, not kept</source>
        <translation>薄い色：計算したが保持せず</translation>
    </message>
    <message>
        <source>to be rebuilt</source>
        <translation>再計算待ち</translation>
    </message>
    <message>
        <source>not computed yet</source>
        <translation>未計算</translation>
    </message>
    <message>
        <source>Each cell: %1. Full colour: a number that is large for its block.</source>
        <translation>1 マス：%1。濃い色：そのブロックの中で大きい数値。</translation>
    </message>
    <message>
        <source>What it saves, and what it costs</source>
        <translation>何を省き、何を払うのか</translation>
    </message>
    <message>
        <source>This run in numbers</source>
        <translation>数字で見るこの実行</translation>
    </message>
    <message>
        <source>Ask yourself</source>
        <translation>考えてみよう</translation>
    </message>
    <message>
        <source>Every token has a row.</source>
        <translation>どのトークンにも行が 1 つあります。</translation>
    </message>
    <message>
        <source>In each of the %1 blocks the model works out two lists of %2 numbers for it: the key, by which the rows below find it, and the value, which they take from it. Rows go down, blocks across.</source>
        <translation>%1 個のブロックのそれぞれで、モデルはそのトークンについて %2 個の数値の列を 2 つ計算します。下の行が見つけるための手がかりとなるキーと、下の行が受け取るバリューです。行は下へ、ブロックは横へ並びます。</translation>
    </message>
    <message>
        <source>A row that is computed stays right.</source>
        <translation>計算した行は、ずっと正しいままです。</translation>
    </message>
    <message>
        <source>It is made from its own token and the rows above it, never from those below. So what is written later can&apos;t change it: it is like a note in the margin of a page that you have read.</source>
        <translation>行は自分のトークンと上の行から作られ、下の行からは決して作られません。だから、あとから書かれたものがその行を変えることはありません。読み終えたページの余白のメモのようなものです。</translation>
    </message>
    <message>
        <source>With the cache a step computes one row.</source>
        <translation>キャッシュがあれば、1 ステップは 1 行を計算します。</translation>
    </message>
    <message>
        <source>Every step needs all rows, as the newest looks back at them. With the cache it reads the old ones and computes its own. Without it, it computes all %1 again, for one more token.</source>
        <translation>いちばん新しい行がすべての行を振り返って見るので、どのステップにもすべての行が必要です。キャッシュがあれば、古い行は読み出し、自分の行だけを計算します。なければ、あと 1 トークンのために %1 行すべてを計算し直します。</translation>
    </message>
    <message>
        <source>In this run no row was computed twice.</source>
        <translation>この実行では、2 回計算された行はありません。</translation>
    </message>
    <message>
        <source>Steps computed %1 and read all others. The newest token has no row yet: the next step will compute it.</source>
        <translation>ステップが計算したのは %1で、ほかの行はすべて読み出しました。いちばん新しいトークンにはまだ行がなく、次のステップが計算します。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s)</source>
        <translation>
            <numerusform>%Ln 行</numerusform>
        </translation>
    </message>
    <message>
        <source>In this run rows were computed again.</source>
        <translation>この実行では、計算し直された行があります。</translation>
    </message>
    <message>
        <source>Each time it came out the same, to the last bit.</source>
        <translation>毎回、最後の 1 ビットまで同じになりました。</translation>
    </message>
    <message>
        <source>%1: %2 blocks with %3 heads each, width %4, %5, room for %6 tokens</source>
        <translation>%1：%2 ブロック、各 %3 ヘッド、幅 %4、%5、最大 %6 トークン</translation>
    </message>
    <message>
        <source>%1. Its heads share the keys and values of %2.</source>
        <translation>%1。ヘッドは %2 組のキーとバリューを共有します。</translation>
    </message>
    <message numerus="yes">
        <source>The cache: %Ln row(s), %1</source>
        <translation>
            <numerusform>キャッシュ：%Ln 行、%1</numerusform>
        </translation>
    </message>
    <message>
        <source>The cache is empty</source>
        <translation>キャッシュは空です</translation>
    </message>
    <message>
        <source>The cache is off: rows are computed, and let go</source>
        <translation>キャッシュはオフです。行は計算され、捨てられます</translation>
    </message>
    <message>
        <source>The token ‘%1’ in row %2 is replaced by another one. Which of the rows must be computed again, and which stay valid? Why?</source>
        <translation>行 %2 のトークン「%1」を別のものに置き換えます。計算し直さなければならないのはどの行で、有効なままなのはどの行ですか。それはなぜですか。</translation>
    </message>
    <message>
        <source>The first token took %1, a later one with the cache %2. What had to be done for the first one that no cache could spare?</source>
        <translation>最初のトークンには %1、キャッシュありのあとのトークンには %2 かかりました。最初のトークンのために、どんなキャッシュにも省けない仕事とは何でしたか。</translation>
    </message>
    <message>
        <source>Without the cache a step takes the longer, the longer the text is. Why? And what is left to do in each step with the cache?</source>
        <translation>キャッシュがないと、テキストが長いほど 1 ステップに時間がかかります。なぜですか。また、キャッシュがあるとき、各ステップに残る仕事は何ですか。</translation>
    </message>
    <message>
        <source>Another model has twice as many blocks, and each is twice as wide. How many bytes does its cache keep for one token? (Here it is %1.)</source>
        <translation>別のモデルは、ブロックの数が 2 倍で、1 つ 1 つの幅も 2 倍です。そのキャッシュは、1 トークンのために何バイトを取っておきますか。（ここでは %1 です。）</translation>
    </message>
    <message numerus="yes">
        <source>%Ln times a row was computed that had been there before, the first one %1 times in all.</source>
        <translation>
            <numerusform>すでに計算したことのある行が、延べ %Ln 回計算されました。最初の行は、全部で %1 回です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln times it came out the same, to the last bit.</source>
        <translation>
            <numerusform>そのうち %Ln 回は、最後の 1 ビットまで同じになりました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The text has %Ln tokens, and the model writes %1 more. How many rows does it compute for them with the cache, and how many without?</source>
        <translation>
            <numerusform>テキストは %Ln トークンで、モデルはあと %1 トークンを書きます。そのために計算する行は、キャッシュありで何行、なしで何行ですか。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HandoutFacts</name>
    <message>
        <source>none was computed a second time</source>
        <translation>2 回計算された行はない</translation>
    </message>
    <message>
        <source>computed again, all to the same bits</source>
        <translation>計算し直し、すべて同じビット</translation>
    </message>
    <message>
        <source>computed again, %1 of them to the same bits</source>
        <translation>計算し直し、そのうち %1 回は同じビット</translation>
    </message>
    <message>
        <source>Steps, one token each</source>
        <translation>ステップ（1 トークンずつ）</translation>
    </message>
    <message>
        <source>%1 with the cache, %2 without</source>
        <translation>キャッシュあり %1、なし %2</translation>
    </message>
    <message>
        <source>Rows computed</source>
        <translation>計算した行</translation>
    </message>
    <message>
        <source>in all steps of this run</source>
        <translation>この実行の全ステップで</translation>
    </message>
    <message>
        <source>… with the cache all along</source>
        <translation>… ずっとキャッシュありなら</translation>
    </message>
    <message>
        <source>… without it all along</source>
        <translation>… ずっとキャッシュなしなら</translation>
    </message>
    <message>
        <source>the rows that each step saw, added up</source>
        <translation>各ステップが見た行の合計</translation>
    </message>
    <message>
        <source>Rows rebuilt</source>
        <translation>再計算した行</translation>
    </message>
    <message>
        <source>there is no such step in this run</source>
        <translation>この実行には該当するステップがない</translation>
    </message>
    <message>
        <source>First token</source>
        <translation>最初のトークン</translation>
    </message>
    <message numerus="yes">
        <source>the prefill: %Ln row(s) of the prompt</source>
        <translation>
            <numerusform>プリフィル：プロンプトの %Ln 行</numerusform>
        </translation>
    </message>
    <message>
        <source>Step with the cache</source>
        <translation>キャッシュありのステップ</translation>
    </message>
    <message numerus="yes">
        <source>median of %Ln step(s) that computed one row</source>
        <translation>
            <numerusform>1 行を計算した %Ln ステップの中央値</numerusform>
        </translation>
    </message>
    <message>
        <source>Step without it</source>
        <translation>キャッシュなしのステップ</translation>
    </message>
    <message numerus="yes">
        <source>median of %Ln step(s) that computed all rows</source>
        <translation>
            <numerusform>すべての行を計算した %Ln ステップの中央値</numerusform>
        </translation>
    </message>
    <message>
        <source>Ratio of the two</source>
        <translation>2 つの比</translation>
    </message>
    <message>
        <source>times as long without the cache</source>
        <translation>キャッシュなしの時間 ÷ ありの時間</translation>
    </message>
    <message>
        <source>Cache of one token</source>
        <translation>1 トークンのキャッシュ</translation>
    </message>
    <message>
        <source>%1 × %2 blocks × %3 numbers × %4 bytes = %5 bytes</source>
        <translation>%1 × %2 ブロック × 数値 %3 個 × %4 バイト = %5 バイト</translation>
    </message>
    <message>
        <source>Cache at the end</source>
        <translation>最後のキャッシュ</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) × %1</source>
        <translation>
            <numerusform>%Ln 行 × %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Weights read in a step</source>
        <translation>1 ステップで読む重み</translation>
    </message>
    <message>
        <source>each once, whether the step computes one row or all</source>
        <translation>1 行でもすべての行でも、それぞれ 1 回</translation>
    </message>
    <message>
        <source>This computer reads</source>
        <translation>このコンピューターの読む速さ</translation>
    </message>
    <message>
        <source>so the weights alone take %1</source>
        <translation>つまり重みだけで %1</translation>
    </message>
    <message>
        <source>from memory, at most</source>
        <translation>メモリから、最大で</translation>
    </message>
    <message>
        <source>This computer calculates</source>
        <translation>このコンピューターの計算の速さ</translation>
    </message>
    <message>
        <source>at most; a multiplication and an addition are two</source>
        <translation>最大で。掛け算 1 回と足し算 1 回で 2 と数える</translation>
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
        <translation>%1〜%2</translation>
    </message>
</context>
<context>
    <name>Lessons</name>
    <message>
        <source>The waste</source>
        <translation>無駄な計算</translation>
    </message>
    <message>
        <source>One token at a time</source>
        <translation>トークンを 1 つずつ</translation>
    </message>
    <message>
        <source>The question of this lesson: how much of a model&apos;s work has it already done a moment before?</source>
        <translation>このレッスンの問い：モデルの仕事のうち、ついさっき済ませたばかりのものは、どれくらいあるでしょうか。</translation>
    </message>
    <message>
        <source>A language model writes one **token** at a time, a word or a piece of one; making one is a **step**. Before it chooses a token, it reads the whole text so far. What it works out about one token is a **row** of numbers.</source>
        <translation>言語モデルは**トークン**（単語、またはその一部）を 1 つずつ書きます。トークンを 1 つ作ることが 1 **ステップ**です。トークンを選ぶ前に、モデルはそれまでのテキストをすべて読みます。1 つのトークンについて計算した結果が、数値の並んだ 1 つの**行**です。</translation>
    </message>
    <message>
        <source>This prompt has {prompt_rows} tokens, and the model has just added one. The newest token has no row yet; the next step computes it. The KV cache, which you will get to know, is switched **off**.</source>
        <translation>このプロンプトは {prompt_rows} トークンで、モデルがいま 1 つ書き足しました。いちばん新しいトークンには、まだ行がありません。次のステップが計算します。これから学ぶ KV キャッシュは、**オフ**になっています。</translation>
    </message>
    <message>
        <source>The text is one token longer now. How many rows does the next step compute?</source>
        <translation>テキストは 1 トークン長くなりました。次のステップは何行計算するでしょうか。</translation>
    </message>
    <message>
        <source>One, that of the new token</source>
        <translation>1 行。新しいトークンの行だけ</translation>
    </message>
    <message>
        <source>That would do if the other rows had been kept. With the cache off nothing is kept.</source>
        <translation>ほかの行を取ってあれば、それで足ります。でもキャッシュがオフなので、何も残っていません。</translation>
    </message>
    <message>
        <source>None, the model has read the text already</source>
        <translation>0 行。モデルはもうテキストを読んでいる</translation>
    </message>
    <message>
        <source>It has, but it forgot: its rows were let go when the step ended.</source>
        <translation>読みましたが、忘れました。ステップが終わると、その行は捨てられたのです。</translation>
    </message>
    <message>
        <source>All of them, one for every token</source>
        <translation>全部。トークン 1 つにつき 1 行</translation>
    </message>
    <message>
        <source>Nothing was kept from the last step, so there is nothing to start from.</source>
        <translation>前のステップからは何も残っていないので、手がかりになるものがありません。</translation>
    </message>
    <message>
        <source>The step computed {step_rows} rows and reused {step_reused}. One of them is new: it belongs to the token that the step before wrote. All others had been computed a moment ago.</source>
        <translation>このステップは {step_rows} 行を計算し、{step_reused} 行を再利用しました。計算したうちの 1 行は新しく、前のステップが書いたトークンのものです。残りはすべて、ついさっき計算したばかりでした。</translation>
    </message>
    <message>
        <source>Let the class say what a row is in their own words first. Point at the ribbon: one box is one token, and will be one row in the picture of the cache. Half a minute.</source>
        <translation>まず、行とは何かをクラスに自分の言葉で言ってもらいましょう。リボンを指さしてください。箱 1 つがトークン 1 つで、キャッシュの図では 1 行になります。30 秒ほどで。</translation>
    </message>
    <message>
        <source>Common confusion: a step makes a token, but computes rows. A token&apos;s row comes one step after the token.</source>
        <translation>よくある混同：ステップが作るのはトークンですが、計算するのは行です。トークンの行ができるのは、トークンの 1 ステップあとです。</translation>
    </message>
    <message>
        <source>The first row, again and again</source>
        <translation>最初の行を何度も何度も</translation>
    </message>
    <message>
        <source>Ten tokens have been written. The column on the right counts how often each row was computed. The first row, that of **Once**, stands at {first_row_times}.</source>
        <translation>10 トークンが書かれました。右の列は、それぞれの行が何回計算されたかを示します。最初の行、**Once** の行は {first_row_times} 回です。</translation>
    </message>
    <message>
        <source>The run goes on until 24 tokens are written.</source>
        <translation>実行は、24 トークンを書くまで続きます。</translation>
    </message>
    <message>
        <source>How often will the first row have been computed by then?</source>
        <translation>そのときまでに、最初の行は何回計算されるでしょうか。</translation>
    </message>
    <message>
        <source>It was computed {first_row_times} times: once in every step. In an answer of 500 tokens it would be 500 times.</source>
        <translation>{first_row_times} 回計算されました。毎ステップ 1 回ずつです。500 トークンの答えなら 500 回になります。</translation>
    </message>
    <message>
        <source>The newest rows fare better, as they came late: look down the column.</source>
        <translation>新しい行ほど回数は少なめです。あとから来たからです。列を下へたどってみてください。</translation>
    </message>
    <message>
        <source>The picture begins with row 0: scroll down and read the column as you go. Prompt rows all have the same count; each later row has one less than the row above it.</source>
        <translation>図は行 0 から始まります。下へスクロールしながら列を読んでください。プロンプトの行はどれも同じ回数で、そのあとの行は 1 つ上の行より 1 回ずつ少なくなります。</translation>
    </message>
    <message>
        <source>Ask who would have guessed that the whole prompt is computed as often as its first word.</source>
        <translation>プロンプト全体が最初の単語と同じ回数だけ計算されると予想した人がいるか、聞いてみましょう。</translation>
    </message>
    <message>
        <source>Is it a new answer each time?</source>
        <translation>毎回、答えは変わるのか</translation>
    </message>
    <message>
        <source>Computing something twice can make sense, if something has changed in between.</source>
        <translation>同じものを 2 回計算するのは、その間に何かが変わったのなら意味があります。</translation>
    </message>
    <message>
        <source>To find out, the app takes a **fingerprint** of every row that is computed: a short number made from all numbers of the row. If a single bit differs, the fingerprint does.</source>
        <translation>それを調べるため、アプリは計算した行ごとに**指紋**をとります。行のすべての数値から作った短い数です。1 ビットでも違えば、指紋も違います。</translation>
    </message>
    <message>
        <source>Row 0, the first (rows are counted from 0), was computed {first_row_times} times, each time with more text below it. What happened to its numbers?</source>
        <translation>行 0、つまり最初の行（行は 0 から数えます）は {first_row_times} 回計算されました。そのたびに、下のテキストは増えています。行の数値はどうなったでしょうか。</translation>
    </message>
    <message>
        <source>They drifted a little each time</source>
        <translation>毎回少しずつずれていった</translation>
    </message>
    <message>
        <source>A reader&apos;s view of page one changes while the story goes on. But a row is not a view of the story: it sees only what stands above it.</source>
        <translation>話が進むにつれて、読者の 1 ページ目の見方は変わります。でも行は、話についての見方ではありません。自分より上にあるものしか見ないのです。</translation>
    </message>
    <message>
        <source>They were right only in the last step</source>
        <translation>正しかったのは最後のステップだけ</translation>
    </message>
    <message>
        <source>It would be so if a row could use the whole text. It can&apos;t: lesson 2 shows why.</source>
        <translation>行がテキスト全体を使えるなら、そうなるでしょう。でも使えません。その理由はレッスン 2 でわかります。</translation>
    </message>
    <message>
        <source>They came out the same, bit for bit</source>
        <translation>1 ビットも違わず、同じになった</translation>
    </message>
    <message>
        <source>Its token had not changed, nor had anything above it. Same numbers in, same numbers out.</source>
        <translation>その行のトークンも、それより上にあるものも、何一つ変わっていません。同じ数を入れれば、同じ数が出てきます。</translation>
    </message>
    <message>
        <source>{rows_rebuilt} times a row was computed that had been computed before. To the same bits: {rows_identical} of {rows_rebuilt}. Not one of these computations told the model anything new.</source>
        <translation>すでに計算したことのある行が、延べ {rows_rebuilt} 回計算されました。そのうち 1 ビットも違わず同じだったのは、{rows_rebuilt} 回中 {rows_identical} 回です。どの計算も、モデルに新しいことは何も教えませんでした。</translation>
    </message>
    <message>
        <source>In Fingerprints mode a tick with a number means: computed so often, with the same bits each time. Hover over one.</source>
        <translation>指紋モードでは、チェックマークと数字は「その回数だけ計算され、毎回同じビットだった」という意味です。1 つにマウスを重ねてみてください。</translation>
    </message>
    <message>
        <source>If somebody says &quot;floating point is never exactly the same&quot;: that is lesson 8. This engine adds in a fixed order, so it is.</source>
        <translation>「浮動小数点はぴったり同じにはならない」と言う人がいたら、それはレッスン 8 の話です。このエンジンは決まった順番で足すので、ぴったり同じになります。</translation>
    </message>
    <message>
        <source>Add it up</source>
        <translation>合計してみる</translation>
    </message>
    <message>
        <source>Two lanes get the same prompt of 14 tokens and write until the text has 200. Lane A keeps its rows in a KV cache. Lane B keeps nothing.</source>
        <translation>2 つのレーンが同じ 14 トークンのプロンプトをもらい、テキストが 200 トークンになるまで書きます。レーン A は行を KV キャッシュに取っておきます。レーン B は何も取っておきません。</translation>
    </message>
    <message>
        <source>With the cache, each of the 199 tokens that are read is computed once: 199 rows. (The last token is never read, so it needs no row.)</source>
        <translation>キャッシュがあれば、読まれる 199 トークンはそれぞれ 1 回だけ計算されます。合計 199 行です。（最後のトークンは読まれないので、行がいりません。）</translation>
    </message>
    <message>
        <source>How many rows does lane B compute, over all its steps?</source>
        <translation>レーン B は、全ステップを合わせて何行計算するでしょうか。</translation>
    </message>
    <message>
        <source>{race_rows_b} against {race_rows_a}.</source>
        <translation>{race_rows_b} 行 対 {race_rows_a} 行です。</translation>
    </message>
    <message>
        <source>Lane B&apos;s steps compute 14 rows, then 15, and so on up to 199. Twice the text means about four times the rows: that is what **quadratic** means. From an empty prompt on, n tokens take about n × n / 2 rows.</source>
        <translation>レーン B は 1 ステップ目で 14 行、次は 15 行、と続き、最後は 199 行を計算します。テキストが 2 倍になると、行はおよそ 4 倍になります。これが **2 乗のオーダー**です。空のプロンプトから始めると、n トークンには約 n × n / 2 行かかります。</translation>
    </message>
    <message>
        <source>Draw a triangle of dots: step 1 one dot, step 2 two dots... Its area is half the square. With a prompt the triangle has its tip cut off, so the count is a little below n × n / 2.</source>
        <translation>点で三角形を描いてみましょう。1 ステップ目は 1 つ、2 ステップ目は 2 つ…。面積は正方形の半分です。プロンプトがあると三角形の先が切り取られるので、行数は n × n / 2 より少し小さくなります。</translation>
    </message>
    <message>
        <source>The ratio of rows is not the ratio of times. Both are on this page; lessons 3 and 9 explain the difference.</source>
        <translation>行数の比は、時間の比とは違います。この画面には両方あります。違いはレッスン 3 と 9 で説明します。</translation>
    </message>
    <message>
        <source>Keep them</source>
        <translation>取っておく</translation>
    </message>
    <message>
        <source>Now keep the rows. A **KV cache** is no more than that: a store of what was computed for each token, read back instead of made again. K and V stand for **key** and **value**, the two parts that later tokens need: the key, by which a row is found, and the value, which it passes on. Some call it key-value cache or attention cache.</source>
        <translation>では、行を取っておきましょう。**KV キャッシュ**とは、ただそれだけのものです。トークンごとに計算したものをしまっておき、作り直す代わりに読み出します。K は**キー**（key）、V は**バリュー**（value）で、あとのトークンが必要とする 2 つの部分です。キーは行を見つけるための手がかり、バリューは行が渡す中身です。キー・バリューキャッシュ、アテンションキャッシュと呼ぶ人もいます。</translation>
    </message>
    <message>
        <source>The cache is off, {prompt_rows} prompt tokens and 8 new ones are there. You switch it on.</source>
        <translation>キャッシュはオフで、プロンプトの {prompt_rows} トークンと新しい 8 トークンがあります。ここでキャッシュをオンにします。</translation>
    </message>
    <message>
        <source>What will the next two steps compute?</source>
        <translation>次の 2 ステップは、何を計算するでしょうか。</translation>
    </message>
    <message>
        <source>One row each</source>
        <translation>それぞれ 1 行</translation>
    </message>
    <message>
        <source>A cache can only give back what was put in. While it was off, nothing was.</source>
        <translation>キャッシュは、入れたものしか返せません。オフの間は、何も入れていませんでした。</translation>
    </message>
    <message>
        <source>All rows once more, then one row</source>
        <translation>もう一度すべての行、そのあと 1 行</translation>
    </message>
    <message>
        <source>The first step finds an empty store and fills it. From then on only the newest row is missing.</source>
        <translation>最初のステップで保管庫は空なので、ここで満たされます。それからは、足りないのはいちばん新しい行だけです。</translation>
    </message>
    <message>
        <source>All rows, then all rows</source>
        <translation>すべての行、そのあともすべての行</translation>
    </message>
    <message>
        <source>So it was while the cache was off. Now the first of the two steps leaves its rows behind.</source>
        <translation>キャッシュがオフの間はそうでした。今度は、2 ステップのうち最初のほうが行を残していきます。</translation>
    </message>
    <message>
        <source>The chart shows it: one more slow step, then a cheap one of {step_rows} row, with {step_reused} rows read back. The cache now holds {cache_rows} rows and takes {cache_size}.</source>
        <translation>グラフのとおりです。もう 1 回だけ遅いステップがあり、そのあとは {step_rows} 行を計算して {step_reused} 行を読み出す、軽いステップになります。キャッシュには {cache_rows} 行が入り、{cache_size} を使っています。</translation>
    </message>
    <message>
        <source>That is the bargain: memory for work. Is it allowed? That is lesson 2.</source>
        <translation>これが取引の中身です。メモリを払って、仕事を減らすのです。そんなことをしてよいのでしょうか。それがレッスン 2 です。</translation>
    </message>
    <message>
        <source>Press C a few times while the run plays: the chart jumps between the two levels, and the text that comes out does not care.</source>
        <translation>実行の再生中に C を何度か押してみましょう。グラフは 2 つの高さの間を行き来しますが、出てくるテキストには影響しません。</translation>
    </message>
    <message>
        <source>Ask: which rows are in the cache after the prompt has been read? All rows of the prompt, and no others.</source>
        <translation>質問：プロンプトを読み終えたとき、キャッシュにあるのはどの行でしょうか。プロンプトのすべての行、それだけです。</translation>
    </message>
    <message>
        <source>Why it is safe</source>
        <translation>なぜ安全なのか</translation>
    </message>
    <message>
        <source>Notes in the margin</source>
        <translation>余白のメモ</translation>
    </message>
    <message>
        <source>The question of this lesson: does a model that uses old rows again answer a little worse?</source>
        <translation>このレッスンの問い：古い行を使い回すモデルは、答えが少し悪くなるのでしょうか。</translation>
    </message>
    <message>
        <source>Think of a long novel and a pencil. At the end of each page you note in the margin what you made of it, given the pages before. At page 300 you go by your notes and don&apos;t begin the book anew.</source>
        <translation>長い小説と鉛筆を思い浮かべてください。1 ページ読み終えるたびに、それまでのページをふまえて読み取ったことを余白にメモします。300 ページ目では、メモを頼りに読み進めます。最初から読み直したりはしません。</translation>
    </message>
    <message>
        <source>Each line of this picture is such a note: the row of one token.</source>
        <translation>この図の 1 本 1 本が、そうしたメモです。それが 1 つのトークンの行です。</translation>
    </message>
    <message>
        <source>You turn to page 301, and it is full of surprises. Which of your notes are wrong now?</source>
        <translation>301 ページをめくると、驚きの展開ばかりです。これまでのメモのうち、間違いになったのはどれでしょうか。</translation>
    </message>
    <message>
        <source>Those about the person it surprised you with</source>
        <translation>驚かされた人物についてのメモ</translation>
    </message>
    <message>
        <source>You would think otherwise about that person **now**. But your note on page 20 says what was known at page 20, and page 301 had no part in that.</source>
        <translation>**いま**なら、その人物を違った目で見るでしょう。でも 20 ページ目のメモが語るのは、20 ページ目でわかっていたことです。301 ページは、そこに何の関わりもありません。</translation>
    </message>
    <message>
        <source>All of them</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>A new page adds a note. It isn&apos;t printed into the old pages.</source>
        <translation>新しいページは、メモを 1 つ増やします。古いページに書き込まれるわけではありません。</translation>
    </message>
    <message>
        <source>None of them</source>
        <translation>1 つもない</translation>
    </message>
    <message>
        <source>Each says what was to be had from the pages up to it. New pages come after all of those.</source>
        <translation>どのメモも、そのページまでで読み取れたことを書いています。新しいページは、そのどれよりもあとに来ます。</translation>
    </message>
    <message>
        <source>What you think of the story may well change; the new note will say so. The model does the same: a surprise goes into the **new** row, which looks back at the old ones.</source>
        <translation>話についての考えは、変わってもかまいません。それは新しいメモに書かれます。モデルも同じです。驚きは**新しい**行に入り、その行が古い行を振り返って見ます。</translation>
    </message>
    <message>
        <source>Let somebody argue for the first answer: it is the best wrong one. Re-reading changes how you see page 20; a note written in passing can&apos;t know. The model never re-reads.</source>
        <translation>最初の選択肢の立場で、誰かに主張してもらいましょう。いちばん筋の通った間違いです。読み直せば 20 ページ目の見え方は変わります。でも、そのとき書いたメモは変わりようがありません。モデルは決して読み直さないのです。</translation>
    </message>
    <message>
        <source>Two minutes at most: the rest of the lesson is the proof.</source>
        <translation>長くても 2 分で。このあとの部分が証明になります。</translation>
    </message>
    <message>
        <source>A row looks up, never down</source>
        <translation>行は上を見る、下は見ない</translation>
    </message>
    <message>
        <source>A row takes something from other rows by **attention**. It holds a question of its own, the **query**, against the key of each row that it may look at. Where the two fit well, it takes more of that row&apos;s value.</source>
        <translation>行は、**アテンション**によってほかの行から何かを受け取ります。自分の質問である**クエリ**を、見てもよい行それぞれのキーと突き合わせます。よく合う行ほど、そのバリューを多く受け取ります。</translation>
    </message>
    <message>
        <source>All {prompt_rows} tokens of this prompt were there at once, before the first row was computed.</source>
        <translation>このプロンプトの {prompt_rows} トークンは、最初の行が計算される前から、全部そろっていました。</translation>
    </message>
    <message>
        <source>Which rows may the row of &quot;ten&quot; look at?</source>
        <translation>「ten」の行が見てもよいのは、どの行でしょうか。</translation>
    </message>
    <message>
        <source>All rows of the prompt, since they are all there</source>
        <translation>プロンプトのすべての行。全部そろっているから</translation>
    </message>
    <message>
        <source>They are. But the model is trained to guess what comes next. If it could look there, it would copy instead of guess.</source>
        <translation>そろってはいます。でもモデルは、次に何が来るかを当てるように訓練されます。そこを見てもよいなら、当てずに書き写すだけになってしまいます。</translation>
    </message>
    <message>
        <source>Its own and those above it</source>
        <translation>自分の行と、その上の行</translation>
    </message>
    <message>
        <source>This rule is the **causal mask**. It holds for every row.</source>
        <translation>この規則が**因果マスク**です。すべての行に当てはまります。</translation>
    </message>
    <message>
        <source>The one right before it</source>
        <translation>すぐ上の 1 行</translation>
    </message>
    <message>
        <source>Some heads do look mostly there. But they may look at any row above.</source>
        <translation>たしかに、おもにそこを見るヘッドもあります。でも、上の行ならどれを見てもよいのです。</translation>
    </message>
    <message>
        <source>The triangle shows who looked at whom, in one **head**: one of the parts of the model that look back side by side. The list beside it belongs to the newest row; leave it aside. Each line of the triangle is a row that looks, and it ends on the diagonal, at the row itself. The hatched half above the diagonal is what nobody may look at.</source>
        <translation>この三角形は、誰が誰を見たかを、1 つの**ヘッド**について示しています。ヘッドとは、並んで上を振り返るモデルの部品の 1 つです。横のリストはいちばん新しい行のものなので、いまは気にしなくてかまいません。三角形の 1 本の線が「見る行」で、対角線上、つまりその行自身で終わります。対角線より上の、斜線の半分は、誰も見てはいけないところです。</translation>
    </message>
    <message>
        <source>What a row has seen can only lie above it. So a row is finished once it is computed. No token that comes later can reach it.</source>
        <translation>行が見たものは、必ずその行より上にあります。だから、行は計算し終われば完成です。あとから来るトークンの影響は、そこまで届きません。</translation>
    </message>
    <message>
        <source>Point at the hatched half: &quot;may not look&quot;. Point at one line and follow it with a finger to the diagonal.</source>
        <translation>斜線の半分を指して「ここは見られません」と言い、それから 1 本の線を指で対角線までたどってください。</translation>
    </message>
    <message>
        <source>Change block and head above the triangle: the pattern changes, the hatched half stays.</source>
        <translation>三角形の上でブロックとヘッドを切り替えましょう。模様は変わりますが、斜線の半分は変わりません。</translation>
    </message>
    <message>
        <source>Some rows look hardly anywhere but at row 0. That&apos;s common in trained models, and harmless.</source>
        <translation>行 0 のほかはほとんど見ていない行もあります。訓練したモデルにはよくあることで、害はありません。</translation>
    </message>
    <message>
        <source>Change one word</source>
        <translation>単語を 1 つ変える</translation>
    </message>
    <message>
        <source>Now put the rule to the test. Somebody corrects the document: Yara keeps not **ten** rabbits but six. The word stands in row 37, somewhere in the middle.</source>
        <translation>では、この規則を試してみましょう。誰かが文書を訂正します。Yara が飼っているウサギは **ten** 匹ではなく six 匹だというのです。この単語は行 37、真ん中あたりにあります。</translation>
    </message>
    <message>
        <source>Which rows have to be computed again?</source>
        <translation>計算し直さなければならないのは、どの行でしょうか。</translation>
    </message>
    <message>
        <source>Only the row of the changed word</source>
        <translation>変わった単語の行だけ</translation>
    </message>
    <message>
        <source>Its own row for sure. But the rows below may have looked at it and taken something from it.</source>
        <translation>その行は確実です。でも下の行は、そこを見て何かを受け取ったかもしれません。</translation>
    </message>
    <message>
        <source>Look at the first rows: nothing above the word has changed, and a row depends on nothing else.</source>
        <translation>最初のほうの行を見てください。単語より上は何も変わっていません。そして行は、自分と上のもののほかには左右されません。</translation>
    </message>
    <message>
        <source>Its row and all below it</source>
        <translation>その行と、下のすべての行</translation>
    </message>
    <message>
        <source>Below, each row may have looked at the changed one. Above, nobody could.</source>
        <translation>下の行は、どれも変わった行を見たかもしれません。上の行は、見ようがありませんでした。</translation>
    </message>
    <message>
        <source>{rows_kept} rows are still valid. The other {rows_lost} have to be computed again.</source>
        <translation>{rows_kept} 行はまだ有効です。残りの {rows_lost} 行は計算し直さなければなりません。</translation>
    </message>
    <message>
        <source>Before the answer, ask for a show of hands on each of the three.</source>
        <translation>答えを見る前に、3 つの選択肢それぞれに手を挙げてもらいましょう。</translation>
    </message>
    <message>
        <source>Strictly: block 1&apos;s keys and values come from the token and its place alone. From block 2 on everything below may change, and a row has all blocks.</source>
        <translation>厳密に言うと、ブロック 1 のキーとバリューは、トークンとその位置だけで決まります。ブロック 2 からは、下の行すべてが変わりえます。そして行は、全ブロックからなります。</translation>
    </message>
    <message>
        <source>Try it by hand: click any token in the ribbon and choose another. Where it stands decides from which row on the old rows are lost.</source>
        <translation>自分の手で試してみましょう。リボンのトークンをどれかクリックして、別のものを選んでください。古い行がどの行から失われるかは、そのトークンの位置で決まります。</translation>
    </message>
    <message>
        <source>Go on from there</source>
        <translation>続きから始める</translation>
    </message>
    <message>
        <source>The document says **six** now. The first {rows_kept} rows were kept, from a time when it said ten.</source>
        <translation>文書は、いまは **six** になっています。最初の {rows_kept} 行は、まだ ten と書かれていたときのものが残っています。</translation>
    </message>
    <message>
        <source>The question is which animals Yara keeps. What will the model answer?</source>
        <translation>質問は「Yara が飼っている動物は？」です。モデルは何と答えるでしょうか。</translation>
    </message>
    <message>
        <source>Six rabbits</source>
        <translation>ウサギが 6 匹</translation>
    </message>
    <message>
        <source>All rows that could know of the number are computed anew. The others never depended on it.</source>
        <translation>数を知りうる行は、すべて新しく計算されます。それ以外の行は、もともと数に左右されていません。</translation>
    </message>
    <message>
        <source>Ten rabbits, since old rows are in the cache</source>
        <translation>ウサギが 10 匹。古い行がキャッシュにあるから</translation>
    </message>
    <message>
        <source>The kept rows all stand **above** the word. They had never seen it.</source>
        <translation>残っている行は、すべて単語より**上**にあります。その単語を見たことがないのです。</translation>
    </message>
    <message>
        <source>Something muddled</source>
        <translation>つじつまの合わない答え</translation>
    </message>
    <message>
        <source>It would be so if rows from before and after the change contradicted each other. They can&apos;t.</source>
        <translation>変更前の行と変更後の行が食い違うなら、そうなるでしょう。でも、食い違いようがありません。</translation>
    </message>
    <message>
        <source>It wrote: {answer}</source>
        <translation>モデルの答え：{answer}</translation>
    </message>
    <message>
        <source>The old rows above the word were read back and did no harm. They are the very rows that a fresh run would have made.</source>
        <translation>単語より上の古い行は読み出され、何の害もありませんでした。最初からやり直しても、まったく同じ行ができるからです。</translation>
    </message>
    <message>
        <source>The proof is on the page: press &quot;Check now&quot;. It computes everything afresh and compares logits, bit by bit.</source>
        <translation>証明は画面にあります。「今すぐ確認」を押してください。すべてを新しく計算し、ロジットを 1 ビットずつ比べます。</translation>
    </message>
    <message>
        <source>The same happens when you edit an earlier message in a chat: what stands above your edit can be kept (lesson 7).</source>
        <translation>チャットで前のメッセージを編集したときも同じです。編集したところより上は、取っておけます（レッスン 7）。</translation>
    </message>
    <message>
        <source>The same, or nearly the same?</source>
        <translation>同じなのか、ほぼ同じなのか</translation>
    </message>
    <message>
        <source>The model writes by scoring every possible next token. These scores are called **logits**. This run used the cache for all its 24 steps.</source>
        <translation>モデルは、次に来うるトークンすべてにスコアをつけて書いていきます。このスコアを**ロジット**と呼びます。この実行では、24 ステップすべてでキャッシュを使いました。</translation>
    </message>
    <message>
        <source>Now the app makes every step again **without** the cache and compares all scores.</source>
        <translation>これからアプリが、すべてのステップをキャッシュ**なしで**もう一度行い、全スコアを比べます。</translation>
    </message>
    <message>
        <source>At how many of the 24 steps will at least one score be different in its last bit?</source>
        <translation>24 ステップのうち、どれか 1 つでもスコアの最後のビットが違うのは、何ステップでしょうか。</translation>
    </message>
    <message>
        <source>At none</source>
        <translation>0 ステップ</translation>
    </message>
    <message>
        <source>Reading a number back gives that number. Nothing was rounded, estimated or left out.</source>
        <translation>数を読み出せば、その数が返ってきます。丸めたり、見積もったり、省いたりしていません。</translation>
    </message>
    <message>
        <source>At a few</source>
        <translation>少しだけ</translation>
    </message>
    <message>
        <source>Most optimizations trade a bit of accuracy away, and many programs do show small differences here. Lesson 8 says why, and it isn&apos;t the cache.</source>
        <translation>高速化の多くは、引き換えに精度をわずかに落とします。ここで実際に小さな違いが出るプログラムもたくさんあります。その理由はレッスン 8 で説明しますが、原因はキャッシュではありません。</translation>
    </message>
    <message>
        <source>At nearly all</source>
        <translation>ほとんどのステップ</translation>
    </message>
    <message>
        <source>So it would be if the cache held something like a summary. It holds the numbers themselves.</source>
        <translation>キャッシュに入っているのが要約のようなものなら、そうでしょう。入っているのは数値そのものです。</translation>
    </message>
    <message>
        <source>{checked_steps} steps were made again the other way. The verdict stands in the frame.</source>
        <translation>{checked_steps} ステップを、逆のやり方でやり直しました。判定は枠の中にあります。</translation>
    </message>
    <message>
        <source>The cache is an optimization and not an approximation: same tokens, same scores, same bits.</source>
        <translation>キャッシュは高速化であって、近似ではありません。同じトークン、同じスコア、同じビットです。</translation>
    </message>
    <message>
        <source>Ask what would count as a failure: one bit in one of the vocabulary&apos;s scores. The app would show it in red.</source>
        <translation>どうなったら失敗かを聞いてみましょう。語彙のスコアのどれか 1 つ、1 ビットでも違えば失敗です。アプリは赤で示します。</translation>
    </message>
    <message>
        <source>&quot;Check every step&quot; starts the same check by hand, for any text you type.</source>
        <translation>「全ステップを確認」を押すと、自分で入力したどんなテキストでも同じ確認ができます。</translation>
    </message>
    <message>
        <source>When it would not be safe</source>
        <translation>安全でなくなるとき</translation>
    </message>
    <message>
        <source>There are models that look both ways. They fill gaps in a text, or judge a whole sentence, and every row may look at all rows above **and below** it. In the triangle the other half would be filled in as well.</source>
        <translation>両方向を見るモデルもあります。文章の穴を埋めたり、文全体を判定したりするモデルで、どの行も上**と下**のすべての行を見てかまいません。三角形でいえば、残りの半分も埋まります。</translation>
    </message>
    <message>
        <source>Such a model has computed its rows. One token is added at the end. Which rows can it keep?</source>
        <translation>そうしたモデルが行を計算し終えました。末尾にトークンが 1 つ加わります。取っておける行はどれでしょうか。</translation>
    </message>
    <message>
        <source>All of them, as here</source>
        <translation>ここと同じく、すべて</translation>
    </message>
    <message>
        <source>Here a row can&apos;t see what was added. There it can.</source>
        <translation>ここでは、行から加わったものは見えません。あちらのモデルでは見えます。</translation>
    </message>
    <message>
        <source>Strictly speaking, none</source>
        <translation>厳密に言えば、1 つもない</translation>
    </message>
    <message>
        <source>Each row may look at the new token, so each may change. No row is ever final.</source>
        <translation>どの行も新しいトークンを見てよいので、どれも変わりえます。完成した行は 1 つもありません。</translation>
    </message>
    <message>
        <source>The first half</source>
        <translation>前半の行</translation>
    </message>
    <message>
        <source>There is no line in the middle: the first row may look at the last one as well.</source>
        <translation>真ん中に境目はありません。最初の行も、最後の行を見てよいのです。</translation>
    </message>
    <message>
        <source>So the permission to keep rows doesn&apos;t come from clever storing. It comes from the mask: whoever can&apos;t look down can&apos;t be changed from below.</source>
        <translation>つまり、行を取っておいてよいのは、うまくしまっておくからではありません。マスクのおかげです。下を見られないものは、下から変えられることもありません。</translation>
    </message>
    <message>
        <source>Strictly, block 1&apos;s keys and values would stay the same even there: they come from the token and its place alone. From block 2 on everything may change, and a row has all blocks.</source>
        <translation>厳密に言うと、そこでもブロック 1 のキーとバリューは変わりません。トークンとその位置だけで決まるからです。ブロック 2 からはすべてが変わりえます。そして行は、全ブロックからなります。</translation>
    </message>
    <message>
        <source>BERT is the model to name. It reads a text once and writes nothing, so it does not miss the cache.</source>
        <translation>名前を挙げるなら BERT です。テキストを一度読むだけで何も書かないので、キャッシュがなくても困りません。</translation>
    </message>
    <message>
        <source>Good closing question: which words may I change in a prompt without losing the cache? Only those near its end. Lesson 7 builds on that.</source>
        <translation>締めくくりによい質問：キャッシュを失わずに変えてよいのは、プロンプトのどの単語でしょうか。終わり近くの単語だけです。レッスン 7 はこれを土台にします。</translation>
    </message>
    <message>
        <source>What a step costs</source>
        <translation>1 ステップの費用</translation>
    </message>
    <message>
        <source>One row&apos;s work</source>
        <translation>1 行分の仕事</translation>
    </message>
    <message>
        <source>The question of this lesson: once all earlier rows are kept, what is left to do?</source>
        <translation>このレッスンの問い：これまでの行をすべて取っておくと、あとに残る仕事は何でしょうか。</translation>
    </message>
    <message>
        <source>One row goes through all {blocks} **blocks** (layers) of the model. In each it is **projected**: made into a query, a key and a value. Key and value are **appended** to the store. The query **attends**: it is held against every key there, and the values that fit are mixed in. Then the **MLP**, two large tables of weights, works on the row alone. At the end come the **logits**, the scores of all possible next tokens.</source>
        <translation>1 つの行は、モデルの {blocks} 個の**ブロック**（層）をすべて通ります。それぞれのブロックで、まず**射影**されて、クエリ、キー、バリューになります。キーとバリューは保管庫に**追加**されます。クエリは**アテンション**に使われます。保管庫のすべてのキーと突き合わされ、合うもののバリューが混ぜ込まれます。そのあと **MLP**、つまり重みの大きな表 2 つが、その行だけを処理します。最後に出てくるのが**ロジット**、次に来うるトークンすべてのスコアです。</translation>
    </message>
    <message>
        <source>Which part will take the most time here, with about 90 rows in the store?</source>
        <translation>保管庫に約 90 行あるとき、ここでいちばん時間がかかるのはどの部分でしょうか。</translation>
    </message>
    <message>
        <source>Attend: one row against 90</source>
        <translation>アテンション：1 行と 90 行の突き合わせ</translation>
    </message>
    <message>
        <source>It sounds like much. But 90 looks at 512 numbers are about 46,000 in a block; the MLP has half a million.</source>
        <translation>大変そうに聞こえます。でも、512 個の数値を 90 回見ても 1 ブロックで約 46,000 です。MLP は 50 万あります。</translation>
    </message>
    <message>
        <source>Append: writing to the cache</source>
        <translation>追加：キャッシュへの書き込み</translation>
    </message>
    <message>
        <source>Two short lists of numbers for each block: that is next to nothing.</source>
        <translation>ブロックごとに短い数値の列が 2 つ。ないも同然です。</translation>
    </message>
    <message>
        <source>The MLP</source>
        <translation>MLP</translation>
    </message>
    <message>
        <source>Two thirds of a block&apos;s weights are in it, and each of them has to be read.</source>
        <translation>ブロックの重みの 3 分の 2 がここにあり、その 1 つ 1 つを読まなければなりません。</translation>
    </message>
    <message>
        <source>This step computed {step_rows} row and took {step_time}. The widest piece is the MLP. Attention took {attend_share} of the time.</source>
        <translation>このステップは {step_rows} 行を計算し、{step_time} かかりました。いちばん幅の広い部分が MLP です。アテンションは時間の {attend_share} でした。</translation>
    </message>
    <message>
        <source>Go through the bar from left to right and name the parts. Project out is the last part of attention: it brings the heads&apos; results together.</source>
        <translation>帯を左から右へたどり、それぞれの名前を言っていきましょう。出力射影はアテンションの最後の部分で、各ヘッドの結果を 1 つにまとめます。</translation>
    </message>
    <message>
        <source>The first step was the prefill, with all rows of the prompt; the card shows the newest step. Lesson 4 is about the difference.</source>
        <translation>最初のステップはプリフィルで、プロンプトのすべての行を計算しました。カードに出ているのは最新のステップです。違いはレッスン 4 で扱います。</translation>
    </message>
    <message>
        <source>What is saved</source>
        <translation>どれだけ得をするか</translation>
    </message>
    <message>
        <source>A long document: {cache_rows} rows are in the cache, and a step with the cache takes about {cached_time}.</source>
        <translation>長い文書です。{cache_rows} 行がキャッシュにあり、キャッシュありの 1 ステップは約 {cached_time} です。</translation>
    </message>
    <message>
        <source>You switch the cache off. The next step has to compute more than 500 rows instead of one.</source>
        <translation>ここでキャッシュをオフにします。次のステップは、1 行ではなく 500 行あまりを計算しなければなりません。</translation>
    </message>
    <message>
        <source>How many times as long will a step take?</source>
        <translation>1 ステップの時間は何倍になるでしょうか。</translation>
    </message>
    <message>
        <source>{uncached_time} instead of {cached_time}: {toggle_ratio} times as long.</source>
        <translation>{cached_time} が {uncached_time} になりました。{toggle_ratio} 倍です。</translation>
    </message>
    <message>
        <source>More than 500 times the rows, but on a machine that does nothing else far fewer than 500 times the time. To compute even one row, a step has to read all {weights_read} of weights. When it computes many rows, it reads each weight once and uses it for all of them.</source>
        <translation>行は 500 倍以上ですが、ほかに何もしていないマシンでは、時間は 500 倍よりずっと少なくて済みます。たった 1 行の計算でも、ステップは {weights_read} の重みをすべて読まなければなりません。たくさんの行を計算するときは、重みを 1 回読んで、全部の行に使うのです。</translation>
    </message>
    <message>
        <source>The ratio depends on the machine. Collect what different laptops show: they will differ by a factor of two or more, while the row counts agree.</source>
        <translation>この比はマシンによって変わります。いろいろなノート PC の値を集めてみましょう。比は 2 倍以上違っても、行数は一致するはずです。</translation>
    </message>
    <message>
        <source>This is the ratio of two steps at this length. For runs that begin with a short prompt, the ratio of the whole runs is about half as large (lesson 9); with a long prompt it is smaller still, as both must read it.</source>
        <translation>これは、この長さでの 2 つのステップの比です。短いプロンプトから始めた実行では、実行全体の比はおよそ半分になります（レッスン 9）。長いプロンプトではさらに小さくなります。どちらもプロンプトを読まなければならないからです。</translation>
    </message>
    <message>
        <source>What came back</source>
        <translation>やり直しになった仕事</translation>
    </message>
    <message>
        <source>One often hears that the cache only saves attention. That is a bit too modest, and you can measure it.</source>
        <translation>「キャッシュが省くのはアテンションだけだ」とよく言われます。それは少し控えめすぎます。測ってみるとわかります。</translation>
    </message>
    <message>
        <source>The cache is off here: this step computed all {step_rows} rows. With a cache it would have computed one.</source>
        <translation>ここではキャッシュはオフです。このステップは {step_rows} 行をすべて計算しました。キャッシュがあれば、1 行で済んだところです。</translation>
    </message>
    <message>
        <source>Which work on the old rows does a step without the cache do again?</source>
        <translation>キャッシュなしのステップは、古い行についてどの仕事をやり直すのでしょうか。</translation>
    </message>
    <message>
        <source>Only their attention</source>
        <translation>アテンションだけ</translation>
    </message>
    <message>
        <source>It&apos;s the best known part of the model, but a row is more than its attention.</source>
        <translation>モデルでいちばん有名な部分ですが、行はアテンションだけでできているわけではありません。</translation>
    </message>
    <message>
        <source>Only their keys and values</source>
        <translation>キーとバリューだけ</translation>
    </message>
    <message>
        <source>They are all one wants. But the key in block 2 is made from what block 1 gave out, so the whole row has to go through block 1 first.</source>
        <translation>欲しいのはそれだけです。でもブロック 2 のキーは、ブロック 1 の出力から作られます。だから、まず行全体がブロック 1 を通らなければなりません。</translation>
    </message>
    <message>
        <source>All of it: projections, attention and MLP</source>
        <translation>全部。射影もアテンションも MLP も</translation>
    </message>
    <message>
        <source>The next block&apos;s keys need the last block&apos;s result, so each old row goes through everything but the logits.</source>
        <translation>次のブロックのキーには、前のブロックの結果がいります。だから古い行は、ロジットのほかはすべてを通ります。</translation>
    </message>
    <message>
        <source>Only {attend_share} of this step was attention. Nearly all the rest was projections and MLPs, and all rows but one had been done before. The cache saves that too.</source>
        <translation>このステップのうち、アテンションは {attend_share} だけでした。残りはほとんどが射影と MLP で、1 行を除けば、どれも前に済ませたものです。キャッシュはそれも省いてくれます。</translation>
    </message>
    <message>
        <source>This corrects a sentence that many texts have in one form or another. What is true in it: attention is the only part in which the rows meet, so it is the only one that **needs** something of the old rows.</source>
        <translation>多くの文章が何らかの形で書いている一文を、ここで訂正しています。その一文の正しいところはこうです。行どうしが出会うのはアテンションだけなので、古い行の何かを**必要とする**のもアテンションだけです。</translation>
    </message>
    <message>
        <source>Somebody may notice that in the last block the old rows need only key and value. Right: a clever run without a cache could skip the rest there. With 4 blocks that would save about a fifth, with 12 blocks a fourteenth.</source>
        <translation>最後のブロックでは、古い行にはキーとバリューしかいらない、と気づく人がいるかもしれません。そのとおりです。賢い作りなら、キャッシュなしでも残りを飛ばせます。節約できるのは、4 ブロックなら約 5 分の 1、12 ブロックなら 14 分の 1 です。</translation>
    </message>
    <message>
        <source>One row, short text or long</source>
        <translation>テキストが短くても長くても 1 行</translation>
    </message>
    <message>
        <source>A run with the cache: the text has grown from {prompt_rows} tokens to {rows}. So far {rows_rebuilt} rows were computed a second time.</source>
        <translation>キャッシュありの実行です。テキストは {prompt_rows} トークンから {rows} トークンに伸びました。2 回以上計算した行は、これまで {rows_rebuilt} 行です。</translation>
    </message>
    <message>
        <source>Early in the run a step chose the next token after 15 tokens. The step that comes now chooses it after {rows}.</source>
        <translation>実行の初めのころ、あるステップは 15 トークンのあとに続くトークンを選びました。これから来るステップは、{rows} トークンのあとに続くトークンを選びます。</translation>
    </message>
    <message>
        <source>What does this step do more of than the early one?</source>
        <translation>このステップが、初めのころより多く行うのは何でしょうか。</translation>
    </message>
    <message>
        <source>It projects more rows: {rows} instead of 15</source>
        <translation>射影する行が増える。15 行ではなく {rows} 行</translation>
    </message>
    <message>
        <source>So it would without the cache. With it, a step projects one row, always.</source>
        <translation>キャッシュがなければそうです。キャッシュがあれば、射影するのはいつも 1 行です。</translation>
    </message>
    <message>
        <source>It reads more rows back</source>
        <translation>読み出す行が増える</translation>
    </message>
    <message>
        <source>One row is computed; all the others come from the store. This is the part that grows.</source>
        <translation>計算するのは 1 行で、残りはすべて保管庫から来ます。増えていくのはこの部分です。</translation>
    </message>
    <message>
        <source>It reads more weights</source>
        <translation>読む重みが増える</translation>
    </message>
    <message>
        <source>The weights are the model. They don&apos;t grow with the text.</source>
        <translation>重みはモデルそのものです。テキストが伸びても増えません。</translation>
    </message>
    <message>
        <source>{step_rows} row computed, {step_reused} reused. The run has computed {rows_computed} rows in all. Each token costs one row, however long the text is; and the memory to keep it, which you see rise in the chart.</source>
        <translation>{step_rows} 行を計算し、{step_reused} 行を再利用しました。この実行で計算したのは全部で {rows_computed} 行です。テキストがどんなに長くても、1 トークンにかかるのは 1 行分です。そして取っておくためのメモリもかかります。グラフで増えていくのがそれです。</translation>
    </message>
    <message>
        <source>A good place for a table on the board. Columns: cache off, cache on. Lines: rows computed, weights read, rows read back, memory kept.</source>
        <translation>黒板に表を書くのによいところです。列は「キャッシュオフ」と「キャッシュオン」。行は「計算した行」「読んだ重み」「読み出した行」「保持するメモリ」。</translation>
    </message>
    <message>
        <source>&quot;A step costs one row&quot; is right for what is computed. What is read still grows with the text: the next step shows how much that is.</source>
        <translation>「1 ステップで 1 行分」は、計算については正しい言い方です。読む量のほうは、やはりテキストとともに増えます。どれくらいかは、この次に見ます。</translation>
    </message>
    <message>
        <source>What no cache can save</source>
        <translation>どんなキャッシュにも省けないもの</translation>
    </message>
    <message>
        <source>The new row has to be held against the key of every earlier row. That can&apos;t be kept from before, because the query is new.</source>
        <translation>新しい行は、それまでのすべての行のキーと突き合わせなければなりません。クエリが新しいので、これは前もって取っておけません。</translation>
    </message>
    <message>
        <source>At {cache_rows} rows this step took {step_time}, and {attend_share} of that was attention. Now the text grows until it has 1,000 tokens: about 19 times as many rows.</source>
        <translation>{cache_rows} 行のとき、このステップは {step_time} かかり、そのうち {attend_share} がアテンションでした。これからテキストは 1,000 トークンまで伸びます。行数は約 19 倍です。</translation>
    </message>
    <message>
        <source>How will the share of attention in a step have changed?</source>
        <translation>ステップに占めるアテンションの割合は、どう変わるでしょうか。</translation>
    </message>
    <message>
        <source>It has become several times larger</source>
        <translation>数倍に増える</translation>
    </message>
    <message>
        <source>Looks grow with the number of rows. The other parts stay as they were.</source>
        <translation>見る回数は行数とともに増えます。ほかの部分は元のままです。</translation>
    </message>
    <message>
        <source>Not at all: a step computes one row, short text or long</source>
        <translation>変わらない。短くても長くても、1 ステップで計算するのは 1 行</translation>
    </message>
    <message>
        <source>It does compute only one. But that row looks at all the others.</source>
        <translation>たしかに計算するのは 1 行だけです。でもその行は、ほかのすべての行を見ます。</translation>
    </message>
    <message>
        <source>It fills the whole step</source>
        <translation>ステップのすべてを占める</translation>
    </message>
    <message>
        <source>It would, in the end. At this length the weights are still the larger part to read.</source>
        <translation>もっと長くなれば、いずれそうなるでしょう。この長さでは、読むものはまだ重みのほうが多いのです。</translation>
    </message>
    <message>
        <source>At {cache_rows} rows it is {attend_share}. This step read {weights_read} of weights and nearly all of the cache, {cache_size}.</source>
        <translation>{cache_rows} 行では {attend_share} です。このステップは、{weights_read} の重みと、{cache_size} のキャッシュのほとんどを読みました。</translation>
    </message>
    <message>
        <source>So a step is one row&apos;s work **plus** a look at n rows. What is gone is the computing of those n rows.</source>
        <translation>つまり 1 ステップは、1 行分の仕事に、n 行を見る仕事を**足した**ものです。なくなったのは、その n 行を計算する仕事です。</translation>
    </message>
    <message>
        <source>Press &quot;Attention only&quot; in the chart of the time per token: this part alone grows in a straight line.</source>
        <translation>「トークンあたりの時間」のグラフで「アテンションのみ」を押してください。この部分だけが、まっすぐ増えていきます。</translation>
    </message>
    <message>
        <source>In the words of computer science: with the cache a step costs a constant part plus a part of order n; without it n times the constant part plus a part of order n squared.</source>
        <translation>計算量の言葉で言えば、キャッシュありの 1 ステップは、定数の部分に n のオーダーの部分を足したものです。キャッシュなしでは、定数の部分の n 倍に、n の 2 乗のオーダーの部分を足したものになります。</translation>
    </message>
    <message>
        <source>Prefill and decode</source>
        <translation>プリフィルとデコード</translation>
    </message>
    <message>
        <source>The first token</source>
        <translation>最初のトークン</translation>
    </message>
    <message>
        <source>The question of this lesson: why does the first token of an answer take so much longer than all that follow?</source>
        <translation>このレッスンの問い：答えの最初のトークンだけ、あとのトークンよりずっと時間がかかるのは、なぜでしょうか。</translation>
    </message>
    <message>
        <source>This prompt is a long document with a question at its end: more than 500 tokens. The cache is on, but nothing is in it yet. So the first step has to compute every row of the prompt. That step is called **prefill**. Each step after it computes one row and is called **decode**.</source>
        <translation>このプロンプトは、長い文書の最後に質問がついたもので、500 トークンを超えます。キャッシュはオンですが、まだ何も入っていません。そのため最初のステップは、プロンプトのすべての行を計算しなければなりません。このステップを**プリフィル**と呼びます。そのあとの各ステップは 1 行を計算し、**デコード**と呼ばれます。</translation>
    </message>
    <message>
        <source>How many times as long as a decode step will the prefill take?</source>
        <translation>プリフィルの時間は、デコードの 1 ステップの何倍でしょうか。</translation>
    </message>
    <message>
        <source>The prefill of {prompt_rows} rows took {prefill_time}, a decode step takes {decode_time}. That is {prefill_ratio} times as long.</source>
        <translation>{prompt_rows} 行のプリフィルは {prefill_time}、デコードの 1 ステップは {decode_time} でした。{prefill_ratio} 倍です。</translation>
    </message>
    <message>
        <source>This is why an assistant seems to think for a moment and then writes fluently.</source>
        <translation>アシスタントが少し考え込んでから、すらすら書き始めるように見えるのは、このためです。</translation>
    </message>
    <message>
        <source>In the chart the prefill is the triangle at the left, often &quot;beyond the scale&quot;. Point at it: one long step, then the flat line of decode.</source>
        <translation>グラフでは、プリフィルは左端の三角形です。「目盛りの外」になることもよくあります。そこを指さしましょう。長いステップが 1 つ、そのあとは平らなデコードの線です。</translation>
    </message>
    <message>
        <source>The time to the first token and the time per token are two figures. Ask which of them the class notices more when they use an assistant.</source>
        <translation>最初のトークンまでの時間と、トークンあたりの時間は、別の数字です。アシスタントを使うとき、どちらのほうが気になるか、クラスに聞いてみましょう。</translation>
    </message>
    <message>
        <source>All at once, or one by one</source>
        <translation>まとめてか、1 つずつか</translation>
    </message>
    <message>
        <source>The prefill computed {prompt_rows} rows in one pass. One could also feed the prompt in one token at a time: {prompt_rows} decode steps.</source>
        <translation>プリフィルは {prompt_rows} 行を 1 回のパスで計算しました。プロンプトを 1 トークンずつ入れることもできます。その場合は {prompt_rows} 回のデコードになります。</translation>
    </message>
    <message>
        <source>What would be faster?</source>
        <translation>速いのはどちらでしょうか。</translation>
    </message>
    <message>
        <source>The prefill: all rows in one pass</source>
        <translation>プリフィル。全部の行を 1 回のパスで</translation>
    </message>
    <message>
        <source>It reads each weight once and uses it for {prompt_rows} rows.</source>
        <translation>それぞれの重みを 1 回読んで、{prompt_rows} 行に使います。</translation>
    </message>
    <message>
        <source>{prompt_rows} decode steps: each of them is so short</source>
        <translation>{prompt_rows} 回のデコード。1 回がとても短い</translation>
    </message>
    <message>
        <source>Short, but each reads all {weights_read} of weights again, for one row.</source>
        <translation>短いのですが、1 行のために {weights_read} の重みを毎回すべて読み直します。</translation>
    </message>
    <message>
        <source>Neither: it is the same number of rows</source>
        <translation>どちらも同じ。行数は同じだから</translation>
    </message>
    <message>
        <source>It is. But the work is not only arithmetic: numbers have to be brought from memory, too.</source>
        <translation>行数は同じです。でも仕事は演算だけではありません。数値をメモリから運んでこなければならないのです。</translation>
    </message>
    <message>
        <source>Do the sum: {prompt_rows} times {decode_time} against {prefill_time}. The rows of a prompt can be computed **in parallel**, as all its tokens are known. A decode step has to wait for the token before it.</source>
        <translation>計算してみましょう。{prompt_rows} 回 × {decode_time} と、{prefill_time} の比較です。プロンプトのトークンはすべてわかっているので、その行は**並列に**計算できます。デコードのステップは、前のトークンを待たなければなりません。</translation>
    </message>
    <message>
        <source>Compare it to a library: one walk to the shelves for 500 readers, or 500 walks.</source>
        <translation>図書館にたとえましょう。500 人の読者のために書棚へ 1 回行くのと、500 回行くのとの違いです。</translation>
    </message>
    <message>
        <source>The lead of the prefill is larger for a larger model, whose weights don&apos;t fit into the processor&apos;s own small caches as this one&apos;s do. On a GPU it is larger still.</source>
        <translation>モデルが大きいほど、プリフィルの有利さも大きくなります。ここのモデルと違って、重みがプロセッサー自身の小さなキャッシュに収まらないからです。GPU ではさらに大きくなります。</translation>
    </message>
    <message>
        <source>What a step waits for</source>
        <translation>ステップは何を待っているのか</translation>
    </message>
    <message>
        <source>A step brings numbers from memory and calculates with them. Whichever takes longer decides how long the step takes. One says it is **bound** by memory, or by arithmetic.</source>
        <translation>ステップは、メモリから数値を運び、それで計算をします。時間の長くかかるほうが、ステップの長さを決めます。これを**律速**と言い、メモリ律速か演算律速かに分かれます。</translation>
    </message>
    <message>
        <source>This machine reads {bandwidth} from memory and calculates {arithmetic}. A GFLOP is a billion operations.</source>
        <translation>このマシンは、メモリから {bandwidth} で読み、{arithmetic} で計算します。1 GFLOP は 10 億回の演算です。</translation>
    </message>
    <message>
        <source>The prefill has just been made. What was it bound by?</source>
        <translation>プリフィルが終わったところです。何が律速だったでしょうか。</translation>
    </message>
    <message>
        <source>By memory: it computed so many rows</source>
        <translation>メモリ。あれだけの行を計算したから</translation>
    </message>
    <message>
        <source>Many rows need little more memory than one: the weights are read once for all of them.</source>
        <translation>行が多くても、必要なメモリは 1 行のときとあまり変わりません。重みは、全部の行のために 1 回読まれるだけです。</translation>
    </message>
    <message>
        <source>By arithmetic</source>
        <translation>演算</translation>
    </message>
    <message>
        <source>For every weight that it reads it has {prompt_rows} multiplications to do.</source>
        <translation>重みを 1 つ読むごとに、{prompt_rows} 回の掛け算をしなければなりません。</translation>
    </message>
    <message>
        <source>By neither</source>
        <translation>どちらでもない</translation>
    </message>
    <message>
        <source>Some steps are too small to be bound by either. This one was not.</source>
        <translation>どちらにも律速されないほど小さいステップもあります。でも、このステップは違います。</translation>
    </message>
    <message>
        <source>A decode step is the other way round: for each weight one single multiplication, so the calculating waits for the reading. The last lines of the card say how near to each limit this step came.</source>
        <translation>デコードのステップは逆です。重み 1 つにつき掛け算は 1 回だけなので、計算が読み込みを待つことになります。このステップがそれぞれの限界にどれだけ近づいたかは、カードの最後の数行に書いてあります。</translation>
    </message>
    <message>
        <source>Press Restart, then Step: the card of the prefill comes back. It says &quot;Bound by arithmetic&quot;.</source>
        <translation>「最初から」を押し、次に「ステップ」を押すと、プリフィルのカードが戻ってきます。そこには「演算律速」と書かれています。</translation>
    </message>
    <message>
        <source>The small model&apos;s weights partly stay in the processor&apos;s caches, so it may read faster than memory allows: the card then shows about 100 percent or says that it is far from both. With GPT-2&apos;s size it is memory, clearly.</source>
        <translation>小さいモデルの重みは、一部がプロセッサーのキャッシュに残ります。そのため、メモリの限界より速く読めることがあり、カードには約 100% と出たり、どちらの限界からも遠いと出たりします。GPT-2 の大きさになれば、はっきりメモリ律速です。</translation>
    </message>
    <message>
        <source>This is also why a server decodes many conversations in one pass: each weight it reads then works for all of them.</source>
        <translation>サーバーがたくさんの会話を 1 回のパスでデコードするのも、このためです。読んだ重みが、そのすべての役に立ちます。</translation>
    </message>
    <message>
        <source>A longer prompt</source>
        <translation>もっと長いプロンプト</translation>
    </message>
    <message>
        <source>A short prompt: {prompt_rows} tokens. Its prefill took {prefill_time}.</source>
        <translation>短いプロンプトで、{prompt_rows} トークンです。プリフィルは {prefill_time} でした。</translation>
    </message>
    <message>
        <source>The long document from before has a little more than six times as many tokens.</source>
        <translation>先ほどの長い文書は、その 6 倍あまりのトークンがあります。</translation>
    </message>
    <message>
        <source>How long will its prefill take?</source>
        <translation>そのプリフィルには、どれくらいかかるでしょうか。</translation>
    </message>
    <message>
        <source>About the same, since it&apos;s still one pass</source>
        <translation>ほぼ同じ。やはり 1 回のパスだから</translation>
    </message>
    <message>
        <source>One pass, but with six times the rows: each of them has to go through the model.</source>
        <translation>1 回のパスですが、行は 6 倍です。どの行もモデルを通らなければなりません。</translation>
    </message>
    <message>
        <source>About 36 times as long</source>
        <translation>約 36 倍</translation>
    </message>
    <message>
        <source>So it would be if attention were all the work. At this length most of the work is done for each row by itself.</source>
        <translation>仕事がアテンションだけなら、そうなるでしょう。この長さでは、仕事の大部分は行ごとに別々に行われます。</translation>
    </message>
    <message>
        <source>About six times as long, or somewhat more</source>
        <translation>約 6 倍か、もう少し長く</translation>
    </message>
    <message>
        <source>Six times the rows make six times the work. Attention adds to that: in a longer text each row has more rows to look at.</source>
        <translation>行が 6 倍なら、仕事も 6 倍です。そこにアテンションの分が加わります。テキストが長いほど、それぞれの行が見る行も増えるからです。</translation>
    </message>
    <message>
        <source>{prefill_time} for {prompt_rows} rows. A decode step takes {decode_time} here: it has hardly changed beside that.</source>
        <translation>{prompt_rows} 行で {prefill_time} でした。デコードのステップはここでは {decode_time} で、それに比べるとほとんど変わっていません。</translation>
    </message>
    <message>
        <source>So a long prompt makes you wait for the first token, and much less for the others.</source>
        <translation>つまり長いプロンプトでは、最初のトークンまで長く待たされますが、そのあとのトークンの待ち時間はそれほど延びません。</translation>
    </message>
    <message>
        <source>At very long prompts the square takes over, as attention grows with it. Lesson 9 comes back to this.</source>
        <translation>とても長いプロンプトでは、アテンションが 2 乗で増えるので、それが大半を占めるようになります。レッスン 9 でまた取り上げます。</translation>
    </message>
    <message>
        <source>Times of such short steps jump about; run it twice and take the better one.</source>
        <translation>こんなに短いステップの時間は、ばらつきます。2 回実行して、よいほうをとりましょう。</translation>
    </message>
    <message>
        <source>Does the cache help the first token?</source>
        <translation>最初のトークンにキャッシュは効くのか</translation>
    </message>
    <message>
        <source>Two lanes with the same long prompt. Lane A has the KV cache, lane B hasn&apos;t. Each makes 8 tokens.</source>
        <translation>同じ長いプロンプトの 2 つのレーンです。レーン A には KV キャッシュがあり、レーン B にはありません。どちらも 8 トークンを作ります。</translation>
    </message>
    <message>
        <source>Which lane will have its first token sooner?</source>
        <translation>最初のトークンが早いのは、どちらのレーンでしょうか。</translation>
    </message>
    <message>
        <source>Lane A, it has a cache</source>
        <translation>レーン A。キャッシュがある</translation>
    </message>
    <message>
        <source>Its cache is empty. It has to compute all rows, like the other lane, before it has something to keep.</source>
        <translation>そのキャッシュは空です。取っておけるものができる前に、もう一方と同じく、すべての行を計算しなければなりません。</translation>
    </message>
    <message>
        <source>Lane B, it has nothing to store</source>
        <translation>レーン B。しまう手間がない</translation>
    </message>
    <message>
        <source>Storing costs something, but hardly anything beside the computing.</source>
        <translation>しまうのにも費用はかかりますが、計算に比べればないも同然です。</translation>
    </message>
    <message>
        <source>Both take about as long</source>
        <translation>どちらもほぼ同じ</translation>
    </message>
    <message>
        <source>The first step is the same in both: a pass over the whole prompt. They part at the second.</source>
        <translation>最初のステップは、どちらも同じです。プロンプト全体を 1 回のパスで計算します。差がつくのは 2 つ目からです。</translation>
    </message>
    <message>
        <source>At the first token the points lie at the same height, as far as such times agree. From the second on, lane A pays for one row and lane B for the whole prompt again. In all: {race_time_a} against {race_time_b}.</source>
        <translation>最初のトークンでは、こうした時間のばらつきを除けば、2 つの点は同じ高さにあります。2 つ目からは、レーン A は 1 行分、レーン B は毎回プロンプト全体の分を払います。合計では {race_time_a} 対 {race_time_b} です。</translation>
    </message>
    <message>
        <source>A cache helps the first token only if it&apos;s there **before** the question. That is lesson 7.</source>
        <translation>キャッシュが最初のトークンに効くのは、質問の**前**からある場合だけです。それがレッスン 7 です。</translation>
    </message>
    <message>
        <source>A favourite exam question. The cache makes decode cheap; it doesn&apos;t make prefill cheaper.</source>
        <translation>試験によく出る問題です。キャッシュはデコードを安くしますが、プリフィルは安くしません。</translation>
    </message>
    <message>
        <source>What does make the first token come sooner: a shorter prompt, a faster processor, or rows kept from an earlier request.</source>
        <translation>最初のトークンを本当に早めるのは、短いプロンプト、速いプロセッサー、または以前のリクエストから取っておいた行です。</translation>
    </message>
    <message>
        <source>The price is memory</source>
        <translation>代償はメモリ</translation>
    </message>
    <message>
        <source>A straight line</source>
        <translation>まっすぐな線</translation>
    </message>
    <message>
        <source>The question of this lesson: what does it cost to keep all rows, and when does that start to hurt?</source>
        <translation>このレッスンの問い：すべての行を取っておくには何がどれだけかかり、いつ苦しくなり始めるのでしょうか。</translation>
    </message>
    <message>
        <source>For each row, every block (layer) keeps a key and a value. The model has a width of {width}: that many numbers in a key, and in a value. So a row has 2 × {blocks} blocks × {width} = {row_numbers} numbers. With 4 bytes each they take {row_bytes}.</source>
        <translation>1 つの行について、それぞれのブロック（層）がキーとバリューを 1 つずつ取っておきます。モデルの幅は {width} で、これがキーの数値の個数であり、バリューの数値の個数でもあります。つまり 1 行は 2 × {blocks} ブロック × {width} = {row_numbers} 個の数値です。1 個 4 バイトなら {row_bytes} になります。</translation>
    </message>
    <message>
        <source>After 37 steps the cache holds {cache_rows} rows and takes {cache_size}. The run goes on until it holds 100.</source>
        <translation>37 ステップのあと、キャッシュには {cache_rows} 行が入り、{cache_size} を使っています。実行は 100 行になるまで続きます。</translation>
    </message>
    <message>
        <source>How much will it take then?</source>
        <translation>そのとき、どれくらい使っているでしょうか。</translation>
    </message>
    <message>
        <source>Twice as much</source>
        <translation>2 倍</translation>
    </message>
    <message>
        <source>Every row costs the same, the first as well as the thousandth.</source>
        <translation>1 行目も 1,000 行目も、1 行の費用は同じです。</translation>
    </message>
    <message>
        <source>As much as now: it is made for the whole text</source>
        <translation>いまと同じ。テキスト全体のために作ってある</translation>
    </message>
    <message>
        <source>Some programs do set the memory aside from the start. Here it&apos;s taken when rows come.</source>
        <translation>最初からメモリを確保しておくプログラムもあります。ここでは、行が来るたびに使います。</translation>
    </message>
    <message>
        <source>Four times as much</source>
        <translation>4 倍</translation>
    </message>
    <message>
        <source>That is how the **work** grows without a cache. Memory doesn&apos;t: no row is kept twice.</source>
        <translation>それは、キャッシュなしのときの**仕事**の増え方です。メモリはそうなりません。同じ行を 2 回しまうことはないからです。</translation>
    </message>
    <message>
        <source>{cache_rows} rows, {cache_size}. A whole context of {context} rows would take {full_cache}. And the rows stay until the conversation ends.</source>
        <translation>{cache_rows} 行で {cache_size} です。コンテキストいっぱいの {context} 行なら {full_cache} になります。しかも行は、会話が終わるまで残ります。</translation>
    </message>
    <message>
        <source>The step in the dashed line is memory that was set aside in advance, 64 rows at a time.</source>
        <translation>破線の段は、前もって確保したメモリです。一度に 64 行分ずつ確保します。</translation>
    </message>
    <message>
        <source>Ask: and when the cache is off? Then the rows exist during a step only. The chart shows it as spikes.</source>
        <translation>質問：キャッシュがオフのときはどうでしょうか。その場合、行があるのはステップの間だけです。グラフには鋭い山として現れます。</translation>
    </message>
    <message>
        <source>GPT-2 small</source>
        <translation>GPT-2 small</translation>
    </message>
    <message>
        <source>The formula stands below the chart&apos;s title: 2 × blocks × width. For this model that makes {row_numbers} numbers a row.</source>
        <translation>計算式はグラフのタイトルの下にあります。2 × ブロック数 × 幅です。このモデルでは、1 行が {row_numbers} 個の数値になります。</translation>
    </message>
    <message>
        <source>GPT-2 small has 12 blocks and a width of 768: that many numbers in a key, and in a value.</source>
        <translation>GPT-2 small は 12 ブロックで、幅は 768 です。これがキーの数値の個数で、バリューも同じです。</translation>
    </message>
    <message>
        <source>How many numbers does it keep for one token?</source>
        <translation>1 トークンのために取っておく数値は何個でしょうか。</translation>
    </message>
    <message>
        <source>{plan_numbers} numbers. (The frame writes the width as 12 heads of 64.) In 16 bits a token takes {plan_token}, the whole window of 1,024 tokens {plan_conversation}.</source>
        <translation>{plan_numbers} 個です。（枠の中では、幅を 12 ヘッド × 64 と書いています。）16 ビットなら 1 トークンが {plan_token}、1,024 トークンのコンテキスト全体で {plan_conversation} です。</translation>
    </message>
    <message>
        <source>Many texts write KB and MB here. It is KiB, of 1,024 bytes, that gives the round number: 36,864 bytes are 36 KiB. Nobody ever worried about 36 MiB.</source>
        <translation>ここに KB や MB と書く文章がたくさんあります。きりのよい数になるのは、1,024 バイトを表す KiB のほうです。36,864 バイトは 36 KiB です。36 MiB で困った人は、これまでいません。</translation>
    </message>
    <message>
        <source>Let the class multiply: 2 for key and value, 12, 768.</source>
        <translation>クラスに掛け算をしてもらいましょう。キーとバリューで 2、ブロックが 12、幅が 768 です。</translation>
    </message>
    <message>
        <source>36 MiB are 37.7 million bytes. The difference between MB and MiB is 5 percent here and 7 percent at GB: small, but a device either holds it or doesn&apos;t.</source>
        <translation>36 MiB は約 3,770 万バイトです。MB と MiB の差はここでは 5%、GB では 7% です。小さな差ですが、デバイスに入るか入らないかは、どちらか一方しかありません。</translation>
    </message>
    <message>
        <source>A larger model</source>
        <translation>もっと大きなモデル</translation>
    </message>
    <message>
        <source>GPT-2 small again: {plan_token} a token. GPT-3 is built in much the same way, but it has 96 blocks instead of 12 and a width of 12,288 instead of 768: eight times as deep, 16 times as wide.</source>
        <translation>もう一度 GPT-2 small です。1 トークンは {plan_token} でした。GPT-3 はほとんど同じ作りですが、12 ではなく 96 ブロック、幅は 768 ではなく 12,288 です。深さは 8 倍、幅は 16 倍です。</translation>
    </message>
    <message>
        <source>How many times as much does it keep for one token?</source>
        <translation>1 トークンのために取っておく量は、何倍になるでしょうか。</translation>
    </message>
    <message>
        <source>24 times</source>
        <translation>24 倍</translation>
    </message>
    <message>
        <source>Depth and width don&apos;t add up. Each of the eight times as many blocks keeps rows that are 16 times as wide.</source>
        <translation>深さと幅は、足し算にはなりません。8 倍あるブロックのそれぞれが、16 倍の幅の行を取っておきます。</translation>
    </message>
    <message>
        <source>16 times</source>
        <translation>16 倍</translation>
    </message>
    <message>
        <source>That is the width alone. The depth counts as well: each block keeps a key and a value of its own.</source>
        <translation>それは幅だけの分です。深さも効きます。どのブロックも、自分のキーとバリューを取っておくからです。</translation>
    </message>
    <message>
        <source>128 times</source>
        <translation>128 倍</translation>
    </message>
    <message>
        <source>8 times 16: the cache grows with depth and with width.</source>
        <translation>8 × 16 です。キャッシュは深さにも幅にも比例して大きくなります。</translation>
    </message>
    <message>
        <source>{plan_token} a token: from KiB to MiB. GPT-3 was built for 2,048 tokens. If it served 100,000, as many models do today, **one** conversation would take {plan_conversation}. Its weights take {plan_weights}.</source>
        <translation>1 トークンで {plan_token}。KiB から MiB になりました。GPT-3 は 2,048 トークン向けに作られています。今日の多くのモデルのように 100,000 トークンを扱うとしたら、**1 つ**の会話に {plan_conversation} かかります。重みは {plan_weights} です。</translation>
    </message>
    <message>
        <source>Newer models keep less than 2 × blocks × width, because parts of them share keys and values: lesson 6.</source>
        <translation>もっと新しいモデルの取っておく量は、2 × ブロック数 × 幅より少なくなっています。モデルの一部がキーとバリューを共有するからです。レッスン 6 で扱います。</translation>
    </message>
    <message>
        <source>The same by arithmetic: 18,432 times 128 is 2,359,296 numbers; in 16 bits 4.5 MiB.</source>
        <translation>同じことを計算で確かめましょう。18,432 × 128 は 2,359,296 個の数値で、16 ビットなら 4.5 MiB です。</translation>
    </message>
    <message>
        <source>&quot;2 × blocks × width&quot; is the formula for models without shared heads. In general it is 2 × blocks × KV heads × head size, as the box in the frame writes it. Llama 3.1 405B would need 126 blocks × 16,384 by the first, and takes a sixteenth of that.</source>
        <translation>「2 × ブロック数 × 幅」は、ヘッドを共有しないモデルの式です。一般には、枠の中の箱にあるとおり、2 × ブロック数 × KV ヘッド数 × ヘッドの大きさになります。Llama 3.1 405B は、最初の式なら 126 ブロック × 16,384 ですが、実際はその 16 分の 1 です。</translation>
    </message>
    <message>
        <source>How many fit</source>
        <translation>いくつ入るか</translation>
    </message>
    <message>
        <source>Llama 3.1 8B on one graphics card with 80 GB. The weights take {plan_weights}; what is left over is for caches. With 8,192 tokens each, {plan_fit} conversations fit at the same time.</source>
        <translation>80 GB のグラフィックカード 1 枚に Llama 3.1 8B を載せます。重みが {plan_weights} で、残りがキャッシュに使えます。1 つ 8,192 トークンなら、同時に {plan_fit} 会話が入ります。</translation>
    </message>
    <message>
        <source>The model can do more: it takes up to 131,072 tokens, 16 times as many.</source>
        <translation>このモデルはもっと扱えます。最大で 131,072 トークン、16 倍です。</translation>
    </message>
    <message>
        <source>If every conversation uses all of them: how many fit then?</source>
        <translation>どの会話もそれを全部使うとしたら、いくつ入るでしょうか。</translation>
    </message>
    <message>
        <source>{plan_fit}, at {plan_conversation} each.</source>
        <translation>{plan_fit} 会話です。1 つが {plan_conversation} になります。</translation>
    </message>
    <message>
        <source>It isn&apos;t the arithmetic that sets this limit but the room for the caches. A long context is a problem of memory before it&apos;s one of arithmetic.</source>
        <translation>この限界を決めているのは、演算ではなく、キャッシュの置き場所です。長いコンテキストは、演算の問題になる前に、まずメモリの問題になります。</translation>
    </message>
    <message>
        <source>Ask what one would do: shorter contexts, fewer bits, a second card, or not every conversation at full length. The last one is paging, lesson 6.</source>
        <translation>どうすればよいか聞いてみましょう。コンテキストを短くする、ビットを減らす、カードを増やす、あるいは、どの会話も最大の長さになるわけではないことを利用する。最後のものがページングで、レッスン 6 で扱います。</translation>
    </message>
    <message>
        <source>True for decode. Reading in a prompt of 131,072 tokens does cost patience as well: there attention&apos;s square makes itself felt.</source>
        <translation>デコードについては、そのとおりです。131,072 トークンのプロンプトを読み込むには忍耐もいります。そこではアテンションの 2 乗が効いてきます。</translation>
    </message>
    <message>
        <source>Makers write 80 GB and mean 80 GiB here.</source>
        <translation>メーカーは 80 GB と書きますが、ここでは 80 GiB を意味しています。</translation>
    </message>
    <message>
        <source>The calculation leaves out what a program needs besides weights and caches.</source>
        <translation>この計算には、重みとキャッシュのほかにプログラムが必要とするものは含まれていません。</translation>
    </message>
    <message>
        <source>Larger than the model</source>
        <translation>モデルより大きい</translation>
    </message>
    <message>
        <source>Llama 2 7B: its weights take {plan_weights}. One conversation of 4,096 tokens takes {plan_conversation}.</source>
        <translation>Llama 2 7B です。重みは {plan_weights}、4,096 トークンの会話 1 つは {plan_conversation} です。</translation>
    </message>
    <message>
        <source>Can the caches take more memory than the model itself?</source>
        <translation>キャッシュがモデルそのものより多くのメモリを使うことはあるでしょうか。</translation>
    </message>
    <message>
        <source>No, a cache is something small on the side</source>
        <translation>ない。キャッシュはおまけの小さなもの</translation>
    </message>
    <message>
        <source>In most programs it is. But weights are there once, and rows come with every token of every conversation.</source>
        <translation>たいていのプログラムではそうです。でも、重みは 1 組だけなのに、行はすべての会話のすべてのトークンについてできます。</translation>
    </message>
    <message>
        <source>Only with a context of millions of tokens</source>
        <translation>コンテキストが数百万トークンのときだけ</translation>
    </message>
    <message>
        <source>Far fewer will do: for a single conversation {plan_outgrows}.</source>
        <translation>ずっと少なくても、そうなります。会話 1 つなら {plan_outgrows} トークンで足ります。</translation>
    </message>
    <message>
        <source>Yes, with long contexts or a few conversations</source>
        <translation>ある。コンテキストが長いか、会話がいくつかあれば</translation>
    </message>
    <message>
        <source>Both multiply: tokens times conversations. The weights stay as they are.</source>
        <translation>この 2 つは掛け算になります。トークン数 × 会話数です。重みは元のままです。</translation>
    </message>
    <message>
        <source>16 conversations: {plan_total} of caches beside {plan_weights} of weights. At {plan_outgrows} tokens each the caches are as large as the model.</source>
        <translation>16 会話で、キャッシュは {plan_total}、重みは {plan_weights} です。1 つが {plan_outgrows} トークンになると、キャッシュはモデルと同じ大きさになります。</translation>
    </message>
    <message>
        <source>The size grows with tokens, conversations and blocks, with the number of heads and their size, and with the bytes of a number. Each of these is a place to save.</source>
        <translation>大きさを決めるのは、トークン数、会話数、ブロック数、ヘッドの数と大きさ、そして数値 1 個のバイト数です。その 1 つ 1 つが、節約できるところです。</translation>
    </message>
    <message>
        <source>Write the factors on the board and let the class guess a technique for each, before lesson 6.</source>
        <translation>これらの要素を黒板に書き、レッスン 6 の前に、それぞれを減らす方法をクラスに予想してもらいましょう。</translation>
    </message>
    <message>
        <source>Texts speak of the batch size: that is the number of conversations that are computed together.</source>
        <translation>文章にはバッチサイズという言葉が出てきます。一緒に計算する会話の数のことです。</translation>
    </message>
    <message>
        <source>Smaller caches</source>
        <translation>キャッシュを小さくする</translation>
    </message>
    <message>
        <source>Where to save</source>
        <translation>どこを節約するか</translation>
    </message>
    <message>
        <source>The question of this lesson: how can a cache be made smaller, and what is given up for it?</source>
        <translation>このレッスンの問い：キャッシュはどうすれば小さくでき、その代わりに何を失うのでしょうか。</translation>
    </message>
    <message>
        <source>The formula is a product: 2 × blocks × KV heads × head size × bytes × tokens. Each factor can be made smaller.</source>
        <translation>計算式は掛け算です。2 × ブロック数 × KV ヘッド数 × ヘッドの大きさ × バイト数 × トークン数。どの要素も小さくできます。</translation>
    </message>
    <message>
        <source>A **head** is one of the parts that look back side by side, each with a query of its own. Llama 3.1 70B has 64 heads, but only 8 **KV heads**: eight heads share one key and one value. This is **grouped-query attention**.</source>
        <translation>**ヘッド**とは、並んで上を振り返る部品の 1 つで、それぞれが自分のクエリを持っています。Llama 3.1 70B には 64 個のヘッドがありますが、**KV ヘッド**は 8 個だけです。8 個のヘッドが、キーとバリューを 1 つずつ共有します。これが**グループ化クエリアテンション**です。</translation>
    </message>
    <message>
        <source>What would its cache take if every head had its own key and value?</source>
        <translation>もしすべてのヘッドが自分のキーとバリューを持っていたら、キャッシュはどれくらいになるでしょうか。</translation>
    </message>
    <message>
        <source>The same: there are 64 queries anyway</source>
        <translation>同じ。クエリはどのみち 64 個ある</translation>
    </message>
    <message>
        <source>There are. But a query is used in its own step only. Nobody keeps it.</source>
        <translation>あります。でもクエリは、そのステップでしか使われません。誰も取っておきません。</translation>
    </message>
    <message>
        <source>Eight times as much</source>
        <translation>8 倍</translation>
    </message>
    <message>
        <source>64 keys and values instead of 8. The rest of the formula stays.</source>
        <translation>キーとバリューが 8 個ではなく 64 個になります。式のほかの部分は変わりません。</translation>
    </message>
    <message>
        <source>64 times as much</source>
        <translation>64 倍</translation>
    </message>
    <message>
        <source>That would be against a single shared head, which is called multi-query attention.</source>
        <translation>それは、1 つのヘッドを全員で共有する場合と比べたときです。こちらはマルチクエリアテンションと呼ばれます。</translation>
    </message>
    <message>
        <source>Here a conversation of the full length takes {plan_conversation}. Set the KV heads to 64 in the form and see it grow eight times. Sharing heads was thought out for the sake of this number.</source>
        <translation>ここでは、最大の長さの会話 1 つが {plan_conversation} になります。フォームで KV ヘッド数を 64 にして、8 倍になるのを見てください。ヘッドの共有は、この数字を減らすために考え出されました。</translation>
    </message>
    <message>
        <source>After trying it, choose the model again in the form: its own KV heads come back.</source>
        <translation>試したあとは、フォームでモデルを選び直すと、本来の KV ヘッド数に戻ります。</translation>
    </message>
    <message>
        <source>Why queries are not cached: row 50&apos;s query asks on behalf of row 50, once. Nobody asks it again. Keys and values are what others come for.</source>
        <translation>クエリをキャッシュしない理由：行 50 のクエリは、行 50 のために 1 回だけ問い合わせます。それをもう一度使う人はいません。ほかの行が必要とするのは、キーとバリューです。</translation>
    </message>
    <message>
        <source>One head for all</source>
        <translation>全員で 1 つのヘッド</translation>
    </message>
    <message>
        <source>Now to the answers. The bundled model answers questions about documents it has never seen. The app has 60 such questions; with the exact cache nearly all come out right.</source>
        <translation>次は答えの話です。同梱モデルは、見たことのない文書についての質問に答えます。アプリにはそうした質問が 60 問あり、厳密なキャッシュではほぼすべて正解します。</translation>
    </message>
    <message>
        <source>It has a twin in which all 4 heads share one key and one value. The twin was trained on after the change. Its cache is a quarter of the size.</source>
        <translation>このモデルには双子がいます。4 個のヘッドすべてが、キーとバリューを 1 つずつ共有します。双子は、作り替えたあとに訓練を続けました。キャッシュの大きさは 4 分の 1 です。</translation>
    </message>
    <message>
        <source>How many of the 60 questions will the twin get right?</source>
        <translation>双子は 60 問のうち何問正解するでしょうか。</translation>
    </message>
    <message>
        <source>About a quarter</source>
        <translation>約 4 分の 1</translation>
    </message>
    <message>
        <source>It keeps a quarter of the numbers, but it was trained to make do with them.</source>
        <translation>取っておく数値は 4 分の 1 ですが、それでやっていけるように訓練されています。</translation>
    </message>
    <message>
        <source>About half</source>
        <translation>約半分</translation>
    </message>
    <message>
        <source>Fewer numbers need not mean fewer right answers, if a model has learned to live with them.</source>
        <translation>数値が減っても、それでやっていくことをモデルが学んでいれば、正解まで減るとはかぎりません。</translation>
    </message>
    <message>
        <source>Nearly all</source>
        <translation>ほぼ全部</translation>
    </message>
    <message>
        <source>In training it learned to tell the same with one key and one value.</source>
        <translation>訓練の中で、1 つのキーと 1 つのバリューで同じことを伝えられるようになりました。</translation>
    </message>
    <message>
        <source>{right} of {questions} right, with {squeeze_share} of the memory. With the exact cache it is {exact_right}. The price was paid before: in training. So whoever trains a model decides whether its heads share.</source>
        <translation>{questions} 問中 {right} 問正解、メモリは {squeeze_share} です。厳密なキャッシュでは {exact_right} 問です。代償は、訓練のときに払ってあります。ですから、ヘッドを共有させるかどうかは、モデルを訓練する人が決めます。</translation>
    </message>
    <message>
        <source>In large models one head for all costs some quality, even with training. That is why most share in groups.</source>
        <translation>大きなモデルでは、全員で 1 つのヘッドにすると、訓練しても品質がいくらか落ちます。そのため、たいていはグループごとに共有します。</translation>
    </message>
    <message>
        <source>The twin began as the bundled model with its heads averaged, and was then trained further. Published models were converted in this way, too.</source>
        <translation>双子は、同梱モデルのヘッドを平均したものから始めて、さらに訓練しました。公開されているモデルにも、このやり方で作り替えられたものがあります。</translation>
    </message>
    <message>
        <source>In the chart: to the right is more memory, upwards more right answers. The good corner is at the upper left.</source>
        <translation>グラフでは、右ほどメモリが多く、上ほど正解が多くなります。よい場所は左上の隅です。</translation>
    </message>
    <message>
        <source>Without the training</source>
        <translation>訓練しなかったら</translation>
    </message>
    <message>
        <source>What if one takes the finished model and simply averages the keys and values of its 4 heads? Nothing is trained afterwards. The cache is as small as the twin&apos;s.</source>
        <translation>完成したモデルの 4 個のヘッドのキーとバリューを、ただ平均したらどうなるでしょうか。そのあとの訓練はしません。キャッシュは双子と同じ小ささです。</translation>
    </message>
    <message>
        <source>How many of the 60 will it get right now?</source>
        <translation>今度は 60 問のうち何問正解するでしょうか。</translation>
    </message>
    <message>
        <source>Next to none</source>
        <translation>ほとんどゼロ</translation>
    </message>
    <message>
        <source>Every head was trained for its own keys. With their average it looks in the wrong places.</source>
        <translation>どのヘッドも、自分のキーに合わせて訓練されています。平均したキーでは、見当違いのところを見てしまいます。</translation>
    </message>
    <message>
        <source>Nearly all, like the twin</source>
        <translation>双子と同じく、ほぼ全部</translation>
    </message>
    <message>
        <source>The twin&apos;s numbers have learned to serve all heads. These have not.</source>
        <translation>双子の数値は、すべてのヘッドの役に立つことを学びました。こちらの数値は学んでいません。</translation>
    </message>
    <message>
        <source>An average sounds like a middle way. But four heads that look for different things find nothing with a mixed key.</source>
        <translation>平均というと、ほどよい折り合いのように聞こえます。でも、別々のものを探している 4 個のヘッドは、混ぜたキーでは何も見つけられません。</translation>
    </message>
    <message>
        <source>{right} of {questions}. The page shows an answer of this model beside the exact one: it has lost track of the document.</source>
        <translation>{questions} 問中 {right} 問です。画面には、このモデルの答えと厳密なキャッシュの答えが並んでいます。文書がわからなくなってしまったのです。</translation>
    </message>
    <message>
        <source>So the **size** of a cache alone says little about what it is worth.</source>
        <translation>つまり、キャッシュの**大きさ**だけでは、その値打ちはほとんどわかりません。</translation>
    </message>
    <message>
        <source>Let somebody read a few of the wrong answers aloud, with the arrows in the question&apos;s card.</source>
        <translation>質問のカードの矢印を使って、間違った答えをいくつか、誰かに読み上げてもらいましょう。</translation>
    </message>
    <message>
        <source>Fewer bits</source>
        <translation>ビットを減らす</translation>
    </message>
    <message>
        <source>A number in the cache takes 32 bits here. Many servers keep 16, or 8. What about 4? Then a number can only take 15 different values, on a scale that it shares with 31 others. This is **quantization**, and it takes a seventh of the memory.</source>
        <translation>キャッシュの数値は、ここでは 32 ビットです。多くのサーバーは 16 か 8 で取っておきます。では 4 ならどうでしょうか。数値 1 個がとれる値は 15 通りだけで、目盛りの幅はほかの 31 個と共有します。これが**量子化**で、メモリは 7 分の 1 になります。</translation>
    </message>
    <message>
        <source>How many of the 60 will be right with 4 bits?</source>
        <translation>4 ビットでは、60 問のうち何問正解するでしょうか。</translation>
    </message>
    <message>
        <source>{right} of {questions}, with {squeeze_share} of the memory.</source>
        <translation>{questions} 問中 {right} 問正解、メモリは {squeeze_share} です。</translation>
    </message>
    <message>
        <source>Every row is still there, each a bit blurred, and that hurts little. The probabilities do shift a little: the answers are nearly the same, not exactly the same. 8 bits can hardly be told from the exact cache.</source>
        <translation>行はすべて残っていて、1 つ 1 つが少しぼやけているだけなので、害はわずかです。確率は少し動きます。答えはほぼ同じですが、完全に同じではありません。8 ビットでは、厳密なキャッシュとほとんど見分けがつきません。</translation>
    </message>
    <message>
        <source>Why a seventh and not an eighth: each group of 32 numbers keeps a 16-bit scale.</source>
        <translation>8 分の 1 ではなく 7 分の 1 なのは、32 個の数値ごとに 16 ビットの目盛りを取っておくからです。</translation>
    </message>
    <message>
        <source>Ask for all ways of fewer bits (&quot;Run all&quot;): 16, 8, keys in 8 with values in 4, 4. Keys suffer more from few bits than values do.</source>
        <translation>ビットを減らす方法をすべて試してみましょう（「すべて実行」）。16、8、キー 8 とバリュー 4、4 です。ビットが少ないことによる影響は、バリューよりキーのほうが大きくなります。</translation>
    </message>
    <message>
        <source>Throw rows away</source>
        <translation>行を捨てる</translation>
    </message>
    <message>
        <source>One can also keep fewer rows. The simplest way is a window: the newest 64 rows stay, older ones are **evicted**. Memory stops growing. Here it&apos;s about a third of the exact cache at the end.</source>
        <translation>行の数を減らすこともできます。いちばん単純なのがウィンドウです。新しい 64 行を残し、古い行は**追い出します**。メモリは増えなくなります。ここでは、最後には厳密なキャッシュの約 3 分の 1 です。</translation>
    </message>
    <message>
        <source>The documents are up to a few hundred tokens long.</source>
        <translation>文書の長さは、最大で数百トークンです。</translation>
    </message>
    <message>
        <source>How many of the 60 will be right with the newest 64 rows?</source>
        <translation>新しい 64 行だけで、60 問のうち何問正解するでしょうか。</translation>
    </message>
    <message>
        <source>Look at a wrong answer: the framed rows held the fact, and they are gone. The model still writes a fine sentence and fills in something likely. Those that are still right mostly ask for something within the newest 64 rows. Compare this to 4 bits, which took less memory.</source>
        <translation>間違った答えを見てください。枠で囲まれた行に事実が書いてありましたが、その行はもうありません。それでもモデルは整った文を書き、ありそうなことで埋めます。正解が残ったのは、おもに新しい 64 行の中のことを聞く質問です。これを、もっとメモリの少ない 4 ビットと比べてみてください。</translation>
    </message>
    <message>
        <source>Cleverer choices are in the list: the rows looked at most, or the first few beside the newest. &quot;Merge old pairs&quot; averages old rows instead: a trace stays, the fact mostly does not. On these questions none of them saves the day: nobody knows beforehand which row the question will need.</source>
        <translation>一覧には、もっと賢い選び方もあります。いちばん多く見られた行を残す、新しい行に加えて最初の数行も残す、などです。「古いペアを統合」は、古い行を捨てずに平均します。跡は残りますが、事実はたいてい残りません。この質問では、どれを使ってもうまくいきません。質問にどの行が必要になるかは、前もってわからないからです。</translation>
    </message>
    <message>
        <source>In other texts a window does well: the next word mostly depends on the last few sentences. So the loss depends on the task.</source>
        <translation>ほかの文章なら、ウィンドウでうまくいきます。次の単語は、たいてい直前の数文で決まるからです。つまり、何を失うかは課題によります。</translation>
    </message>
    <message>
        <source>The wrong answers are well-formed. That is what makes this loss dangerous.</source>
        <translation>間違った答えも、文としては整っています。この損失が危ないのは、そこです。</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>ページ</translation>
    </message>
    <message>
        <source>The last way changes no number. A server doesn&apos;t know how long an answer will get. Reserved in one piece, each conversation gets room for the longest possible one. In **pages** of 16 rows, it gets the next page when the last is full.</source>
        <translation>最後の方法では、数値は 1 つも変わりません。サーバーには、答えがどれだけ長くなるかわかりません。ひとまとまりで確保すると、どの会話にも、ありうる最長の分の場所を渡すことになります。16 行ずつの**ページ**なら、最後のページがいっぱいになったときに次のページを渡します。</translation>
    </message>
    <message>
        <source>12 conversations with the bundled model come in. For their caches there are 8 MiB, which is room for 1,024 rows.</source>
        <translation>同梱モデルに 12 の会話が来ます。キャッシュ用のメモリは 8 MiB で、1,024 行分です。</translation>
    </message>
    <message>
        <source>Reserved in one piece: how much of what was given out stays empty?</source>
        <translation>ひとまとまりで確保すると、渡した場所のうち、どれくらいが空のままでしょうか。</translation>
    </message>
    <message>
        <source>About a tenth</source>
        <translation>約 10 分の 1</translation>
    </message>
    <message>
        <source>So it would be if most answers were as long as the longest. They rarely are.</source>
        <translation>答えの多くが最長と同じくらい長いなら、そうなるでしょう。そういうことはめったにありません。</translation>
    </message>
    <message>
        <source>About a third</source>
        <translation>約 3 分の 1</translation>
    </message>
    <message>
        <source>It&apos;s worse: most answers end long before the longest possible one.</source>
        <translation>もっと悪い結果です。ほとんどの答えは、ありうる最長よりずっと手前で終わります。</translation>
    </message>
    <message>
        <source>More than half</source>
        <translation>半分以上</translation>
    </message>
    <message>
        <source>Room for the longest answer is reserved, and most answers are short.</source>
        <translation>最長の答えのための場所が確保されますが、たいていの答えは短いのです。</translation>
    </message>
    <message>
        <source>In one piece: {pieces_empty} of it was empty, and {pieces_admitted} conversations at most ran at the same time. In pages: {pages_empty} empty and {pages_admitted} at once. The picture shows the fullest moment.</source>
        <translation>ひとまとまりでは {pieces_empty} が空で、同時に動いたのは最大 {pieces_admitted} 会話でした。ページでは {pages_empty} が空で、同時に {pages_admitted} 会話でした。図は、いちばん混み合ったときのものです。</translation>
    </message>
    <message>
        <source>The caches are as large as before. What has gone is memory that was reserved and empty. Such waste is called **fragmentation**.</source>
        <translation>キャッシュの大きさは前と同じです。なくなったのは、確保されたまま空だったメモリです。こうした無駄を**断片化**と呼びます。</translation>
    </message>
    <message>
        <source>Watch the picture: pale is lent and empty. Pages of one conversation need not lie side by side.</source>
        <translation>図を見ましょう。薄い色は、割り当てられていて空のところです。1 つの会話のページが、隣り合っている必要はありません。</translation>
    </message>
    <message>
        <source>Conversations that begin alike can share pages, too: the Chat page shows it with two conversations about one document.</source>
        <translation>始まりが同じ会話どうしは、ページを共有することもできます。チャット画面で、1 つの文書についての 2 つの会話を使って見られます。</translation>
    </message>
    <message>
        <source>Which way for what</source>
        <translation>どの方法を何に使うか</translation>
    </message>
    <message>
        <source>Four ways: share heads, use fewer bits, keep fewer rows, give out memory in pages.</source>
        <translation>4 つの方法：ヘッドを共有する、ビットを減らす、行を減らす、メモリをページで割り当てる。</translation>
    </message>
    <message>
        <source>You run a finished model that you can&apos;t train. You want a quarter of the memory, and answers that may depend on any row of a long document.</source>
        <translation>自分では訓練できない、完成したモデルを動かしています。メモリは 4 分の 1 にしたいのですが、答えは長い文書のどの行に左右されるかわかりません。</translation>
    </message>
    <message>
        <source>What do you try first?</source>
        <translation>まず何を試しますか。</translation>
    </message>
    <message>
        <source>Averaging its heads</source>
        <translation>ヘッドを平均する</translation>
    </message>
    <message>
        <source>Without training, the heads find nothing any more.</source>
        <translation>訓練しなければ、ヘッドは何も見つけられなくなります。</translation>
    </message>
    <message>
        <source>Keeping the newest quarter of the rows</source>
        <translation>新しいほうから 4 分の 1 の行を残す</translation>
    </message>
    <message>
        <source>What the question needs may stand in the other three quarters.</source>
        <translation>質問に必要なことは、残りの 4 分の 3 に書かれているかもしれません。</translation>
    </message>
    <message>
        <source>8 bits for each number</source>
        <translation>数値 1 個を 8 ビットにする</translation>
    </message>
    <message>
        <source>From 32 bits it&apos;s about a quarter, every row stays, and hardly an answer changes.</source>
        <translation>32 ビットから見れば約 4 分の 1 で、行はすべて残り、答えもほとんど変わりません。</translation>
    </message>
    <message>
        <source>They save what would be reserved and empty. The rows themselves take as much as before.</source>
        <translation>ページが節約するのは、確保されたまま空になるはずのメモリです。行そのものの大きさは前と同じです。</translation>
    </message>
    <message>
        <source>{right} of {questions} with {squeeze_share} of the memory. The quarter is counted from 32 bits. Servers mostly start from 16 bits; there 8 bits are half.</source>
        <translation>{questions} 問中 {right} 問正解、メモリは {squeeze_share} です。この 4 分の 1 は 32 ビットを基準にしています。サーバーはたいてい 16 ビットから始めるので、8 ビットは半分になります。</translation>
    </message>
    <message>
        <source>Sharing heads needs training. Fewer bits blur a little. Evicting forgets. Pages give up nothing of the answers. In practice they are combined.</source>
        <translation>ヘッドの共有には訓練がいります。ビットを減らすと少しぼやけます。追い出すと忘れます。ページは答えを何も損ないません。実際には、これらを組み合わせて使います。</translation>
    </message>
    <message>
        <source>Let each group defend one of the four ways in a sentence, then look at the chart once more.</source>
        <translation>4 つの方法をグループごとに 1 つずつ、1 文で弁護してもらい、それからもう一度グラフを見ましょう。</translation>
    </message>
    <message>
        <source>The chart keeps what was asked before: with &quot;Run all&quot; it fills with every way.</source>
        <translation>グラフには、これまでの結果が残ります。「すべて実行」を押すと、すべての方法で埋まります。</translation>
    </message>
    <message>
        <source>Between turns</source>
        <translation>ターンとターンの間</translation>
    </message>
    <message>
        <source>A long document</source>
        <translation>長い文書</translation>
    </message>
    <message>
        <source>The question of this lesson: an answer is finished. What becomes of its cache when the next question comes?</source>
        <translation>このレッスンの問い：答えが終わりました。次の質問が来たとき、そのキャッシュはどうなるのでしょうか。</translation>
    </message>
    <message>
        <source>Somebody pastes a document of 366 tokens into a chat and asks: what is the job of Noah? The model has seen none of it.</source>
        <translation>誰かがチャットに 366 トークンの文書を貼りつけて、「Noah の仕事は何ですか」と聞きます。モデルはまだ何も見ていません。</translation>
    </message>
    <message>
        <source>How many rows does it compute before its answer begins?</source>
        <translation>答えを書き始める前に、何行計算するでしょうか。</translation>
    </message>
    <message>
        <source>Those of the document and of the question</source>
        <translation>文書と質問の行</translation>
    </message>
    <message>
        <source>All tokens of the prompt, in one prefill.</source>
        <translation>プロンプトのすべてのトークンを、1 回のプリフィルで計算します。</translation>
    </message>
    <message>
        <source>Those of the question, about a dozen</source>
        <translation>質問の行、十数行</translation>
    </message>
    <message>
        <source>The model has to know what the document says. For that it needs the document&apos;s rows.</source>
        <translation>モデルは、文書に何が書いてあるかを知らなければなりません。それには文書の行が必要です。</translation>
    </message>
    <message>
        <source>Only the one that speaks of Noah&apos;s job</source>
        <translation>Noah の仕事について書いてある行だけ</translation>
    </message>
    <message>
        <source>Nobody has told it yet where that stands. To find it, it needs the keys of all rows.</source>
        <translation>それがどこにあるのか、まだ誰もモデルに教えていません。見つけるには、すべての行のキーが必要です。</translation>
    </message>
    <message>
        <source>{turn_computed} rows computed, {turn_reused} read back: a full prefill. The first token came after {turn_time}. The chart has one bar only: at the first question there is nothing to keep yet, so kept and not kept are the same work.</source>
        <translation>{turn_computed} 行を計算し、{turn_reused} 行を読み出しました。丸ごと 1 回のプリフィルです。最初のトークンは {turn_time} で出ました。グラフの棒は 1 本だけです。最初の質問のときは取っておいたものがまだないので、取っておいても取っておかなくても同じ仕事になります。</translation>
    </message>
    <message>
        <source>Count with the class: 366 rows of the document, and 13 of the question with the words around it.</source>
        <translation>クラスで数えましょう。文書が 366 行、質問とその前後の言葉が 13 行です。</translation>
    </message>
    <message>
        <source>The second question</source>
        <translation>2 つ目の質問</translation>
    </message>
    <message>
        <source>The answer is there. Its rows and those of the document are still in the cache: the app **retains** it between turns. Blue are the rows of the document, yellow those of the question, green those of the answer.</source>
        <translation>答えが出ました。その行と文書の行は、まだキャッシュにあります。アプリがターンとターンの間も**保持**しているからです。青が文書の行、黄が質問の行、緑が答えの行です。</translation>
    </message>
    <message>
        <source>The next question: what has Sofia found?</source>
        <translation>次の質問：Sofia は何を見つけましたか。</translation>
    </message>
    <message>
        <source>How many rows does this turn compute before its answer begins?</source>
        <translation>このターンは、答えを書き始める前に何行計算するでしょうか。</translation>
    </message>
    <message>
        <source>{turn_computed}: the new question with the words around it, and the last token of the answer, which had no row yet.</source>
        <translation>{turn_computed} 行です。新しい質問とその前後の言葉、そして、まだ行のなかった答えの最後のトークンです。</translation>
    </message>
    <message>
        <source>{turn_reused} rows were read back. The first token came after {turn_time}. Had nothing been kept, it would have taken {turn_other_time}: {turn_ratio} times as long. The document was not read again.</source>
        <translation>{turn_reused} 行が読み出されました。最初のトークンは {turn_time} で出ました。何も取っておかなければ {turn_other_time}、{turn_ratio} 倍の時間がかかったところです。文書は読み直されませんでした。</translation>
    </message>
    <message>
        <source>Nothing in the conversation above the new question has changed, so all of its rows are still valid: the causal mask of lesson 2 again.</source>
        <translation>新しい質問より上では、会話は何も変わっていません。だから行はすべて有効なままです。ここでもレッスン 2 の因果マスクです。</translation>
    </message>
    <message>
        <source>The striped bar is measured, not estimated: when the engine has nothing to do, it makes the same turn the other way.</source>
        <translation>縞模様の棒は、見積もりではなく実測です。エンジンの手が空いているときに、同じターンを逆のやり方で行っています。</translation>
    </message>
    <message>
        <source>Not kept</source>
        <translation>保持しない</translation>
    </message>
    <message>
        <source>Now &quot;Keep the cache between turns&quot; is off: when a turn ends, its cache is dropped. A busy server may do so, because it needs the memory for others.</source>
        <translation>今度は「ターン間でキャッシュを保持」がオフです。ターンが終わると、キャッシュは捨てられます。混雑したサーバーは、ほかの人のためにメモリが必要なので、こうすることがあります。</translation>
    </message>
    <message>
        <source>The second question comes.</source>
        <translation>2 つ目の質問が来ます。</translation>
    </message>
    <message>
        <source>What will be different?</source>
        <translation>何が変わるでしょうか。</translation>
    </message>
    <message>
        <source>The answer: the model has forgotten the document</source>
        <translation>答え。モデルは文書を忘れてしまった</translation>
    </message>
    <message>
        <source>The text of the conversation is still there and is sent along. Only the rows are gone, and they can be computed again.</source>
        <translation>会話のテキストはまだあり、一緒に送られます。なくなったのは行だけで、行は計算し直せます。</translation>
    </message>
    <message>
        <source>Only the time until the first token</source>
        <translation>最初のトークンまでの時間だけ</translation>
    </message>
    <message>
        <source>All rows are computed again, to the same numbers. The answer is the same.</source>
        <translation>すべての行が計算し直され、同じ数値になります。答えは同じです。</translation>
    </message>
    <message>
        <source>Nothing at all</source>
        <translation>何も変わらない</translation>
    </message>
    <message>
        <source>The words won&apos;t differ. But the waiting will.</source>
        <translation>言葉は変わりません。でも、待ち時間は変わります。</translation>
    </message>
    <message>
        <source>{turn_computed} rows, the whole conversation once more. {turn_time} until the first token, instead of {turn_other_time}. The answer is the same.</source>
        <translation>{turn_computed} 行、会話全体をもう一度計算しました。最初のトークンまで {turn_time} です。保持していれば {turn_other_time} でした。答えは同じです。</translation>
    </message>
    <message>
        <source>You may have noticed this in a long chat: it answers fast while you talk, and slowly after a long break.</source>
        <translation>長いチャットで気づいたことがあるかもしれません。話し続けている間は答えが速く、長い休憩のあとは遅くなります。</translation>
    </message>
    <message>
        <source>Two things are called &quot;memory&quot; in a chat: the text, which always goes along, and the cache, which is only there to save time. Mixing them up is the commonest mistake.</source>
        <translation>チャットで「記憶」と呼ばれるものは 2 つあります。いつも一緒に送られるテキストと、時間を節約するためだけにあるキャッシュです。この 2 つの混同が、いちばんよくある間違いです。</translation>
    </message>
    <message>
        <source>A word early in the document</source>
        <translation>文書の前のほうの単語</translation>
    </message>
    <message>
        <source>The cache is kept again. Now somebody corrects one word near the **beginning** of the document: a house in its third sentence isn&apos;t green but yellow.</source>
        <translation>キャッシュをまた保持しています。ここで誰かが、文書の**始め**のほうの単語を 1 つ訂正します。3 つ目の文に出てくる家は、緑ではなく黄色だというのです。</translation>
    </message>
    <message>
        <source>How many of the kept rows can stay?</source>
        <translation>保持している行のうち、何行残せるでしょうか。</translation>
    </message>
    <message>
        <source>All but one</source>
        <translation>1 行以外のすべて</translation>
    </message>
    <message>
        <source>The row of the word must go. But every row below may have looked at it.</source>
        <translation>その単語の行は捨てなければなりません。でも、下の行はどれもそこを見たかもしれません。</translation>
    </message>
    <message>
        <source>It doesn&apos;t depend on how much was changed, only on where.</source>
        <translation>大事なのは、どれだけ変えたかではなく、どこを変えたかです。</translation>
    </message>
    <message>
        <source>Only those above the word, a few</source>
        <translation>単語より上の行だけ。数行</translation>
    </message>
    <message>
        <source>The word stands near the beginning, so there is not much above it.</source>
        <translation>単語は始めのほうにあるので、その上にはあまり行がありません。</translation>
    </message>
    <message>
        <source>{turn_reused} rows could stay. Then the next question came, and {turn_computed} rows had to be computed before its answer began. That took {turn_time}; with nothing kept at all it would have taken {turn_other_time}. One small word near the beginning costs nearly the whole prefill.</source>
        <translation>{turn_reused} 行は残せました。そのあと次の質問が来て、答えを書き始める前に {turn_computed} 行を計算しなければなりませんでした。かかった時間は {turn_time} です。何も保持していなければ {turn_other_time} でした。始めのほうの小さな単語 1 つで、ほぼプリフィル 1 回分の費用がかかります。</translation>
    </message>
    <message>
        <source>To see it more slowly, press &quot;Change an early word&quot; by hand and wait with the next question: what is left of the blue is the beginning only.</source>
        <translation>もっとゆっくり見るには、自分で「前のほうの語を変える」を押し、次の質問を少し待ちましょう。青で残っているのは、始めの部分だけです。</translation>
    </message>
    <message>
        <source>A word late in the document</source>
        <translation>文書の後ろのほうの単語</translation>
    </message>
    <message>
        <source>The same conversation again, from its beginning. This time the corrected word stands in the last line of the document: Sofia has not seven cows but eight.</source>
        <translation>同じ会話を、もう一度始めからやります。今度、訂正する単語は文書の最後の行にあります。Sofia の牛は 7 頭ではなく 8 頭だというのです。</translation>
    </message>
    <message>
        <source>How many rows stay valid?</source>
        <translation>何行が有効なままでしょうか。</translation>
    </message>
    <message>
        <source>{turn_reused} were read back. The next question had {turn_computed} rows to compute: what stands below the word, and the question itself. That took {turn_time}; with nothing kept it would have taken {turn_other_time}.</source>
        <translation>{turn_reused} 行が読み出されました。次の質問で計算したのは {turn_computed} 行、つまり単語より下の部分と、質問そのものです。かかった時間は {turn_time}、何も保持していなければ {turn_other_time} でした。</translation>
    </message>
    <message>
        <source>So there is a rule for everyone who writes prompts: first what never changes, last what changes often.</source>
        <translation>ここから、プロンプトを書くすべての人への規則が出てきます。決して変わらないものを最初に、よく変わるものを最後に置くことです。</translation>
    </message>
    <message>
        <source>Let the class name things that change: date and time, the user&apos;s name, search results. Where do they stand in the prompts they know?</source>
        <translation>変わるものをクラスに挙げてもらいましょう。日付と時刻、ユーザーの名前、検索結果。知っているプロンプトでは、それはどこにありますか。</translation>
    </message>
    <message>
        <source>Sold by the token</source>
        <translation>トークン単位で売る</translation>
    </message>
    <message>
        <source>A provider can keep the rows of your prompt&apos;s beginning from one request to the next. That is **prompt caching**. It needn&apos;t compute them again, and charges less for them.</source>
        <translation>プロバイダーは、プロンプトの始めの部分の行を、あるリクエストから次のリクエストまで取っておくことができます。これが**プロンプトキャッシング**です。計算し直さなくてよいので、その分の料金は安くなります。</translation>
    </message>
    <message>
        <source>Your prompts begin with the current time, to the second. Then come 10,000 tokens of instructions, the same each time.</source>
        <translation>プロンプトは、秒まで入った現在時刻で始まります。そのあとに 10,000 トークンの指示が続き、毎回同じです。</translation>
    </message>
    <message>
        <source>How much of the prompt is found in the cache at the next request?</source>
        <translation>次のリクエストでは、プロンプトのどれくらいがキャッシュに見つかるでしょうか。</translation>
    </message>
    <message>
        <source>Nearly everything, since only the time differs</source>
        <translation>ほぼ全部。違うのは時刻だけだから</translation>
    </message>
    <message>
        <source>It differs at the very beginning. All rows below it depend on it.</source>
        <translation>いちばん始めが違っています。下の行はすべて、それに左右されます。</translation>
    </message>
    <message>
        <source>All the instructions: their words are the same</source>
        <translation>指示の全部。言葉は同じだから</translation>
    </message>
    <message>
        <source>The words are the same, but a row depends on what stands **above** it as well.</source>
        <translation>言葉は同じですが、行は**上**にあるものにも左右されます。</translation>
    </message>
    <message>
        <source>Next to nothing</source>
        <translation>ほとんど何も見つからない</translation>
    </message>
    <message>
        <source>The first changed token makes all rows below it invalid, and it stands at the top.</source>
        <translation>最初に変わったトークンは、その下の行をすべて無効にします。しかも、それがいちばん上にあります。</translation>
    </message>
    <message>
        <source>Move the time to the end and all the instructions are found.</source>
        <translation>時刻を最後に移せば、指示はすべて見つかります。</translation>
    </message>
    <message>
        <source>The frame says what this conversation would cost with and without the discount. &quot;Leave&quot; puts the rows on the disk; &quot;Come back&quot; reads them in again. It is the rule of lesson 2 once more, and now it has a price.</source>
        <translation>枠の中には、この会話の料金が、割引のある場合とない場合について書いてあります。「席を外す」は行をディスクにしまい、「席に戻る」は読み込みます。これもレッスン 2 の規則で、いまやそれに値段がついているのです。</translation>
    </message>
    <message>
        <source>Use the buttons: Leave, then Come back, then ask once more. Rows from the disk are as good as new ones: same numbers.</source>
        <translation>ボタンを使いましょう。「席を外す」、次に「席に戻る」、そしてもう一度質問します。ディスクから来た行も、新しい行と変わりません。同じ数値です。</translation>
    </message>
    <message>
        <source>The prices in the frame are an example and can be changed; providers differ. What they have in common: a cached token is much cheaper than a fresh one, and only a common beginning counts.</source>
        <translation>枠の中の料金は例で、変更できます。プロバイダーによって違います。共通しているのは、キャッシュされたトークンは新しいトークンよりずっと安いこと、そして共通の始まりの部分だけが対象になることです。</translation>
    </message>
    <message>
        <source>Why bits can differ</source>
        <translation>なぜビットが違うことがあるのか</translation>
    </message>
    <message>
        <source>Three numbers</source>
        <translation>3 つの数</translation>
    </message>
    <message>
        <source>The question of this lesson: if a cache changes nothing, why do some programs give slightly different **logits** (scores of the next token) with and without it?</source>
        <translation>このレッスンの問い：キャッシュが何も変えないのなら、キャッシュの有無で**ロジット**（次のトークンのスコア）が少し違うプログラムがあるのはなぜでしょうか。</translation>
    </message>
    <message>
        <source>Point at a stripe of the card, or go along it with the arrow keys: it tells you a number of the row as the computer holds it, in 32 bits. That is about seven digits. After every addition the result is **rounded** to that.</source>
        <translation>カードの縞を 1 本指すか、矢印キーで縞をたどってみてください。行の数値の 1 つが、コンピューターが持っているとおりに 32 ビットで表示されます。およそ 7 桁です。足し算のたびに、結果はその桁数に**丸められます**。</translation>
    </message>
    <message>
        <source>A computer adds from left to right, in such numbers: 100,000,000 + 1 −&#xa0;100,000,000. What comes out?</source>
        <translation>コンピューターが、この種の数を左から右へ足します。100,000,000 + 1 − 100,000,000。答えはいくつになるでしょうか。</translation>
    </message>
    <message>
        <source>1</source>
        <translation>1</translation>
    </message>
    <message>
        <source>On paper, yes. But the sum in between would need nine digits.</source>
        <translation>紙の上ではそうです。でも、途中の和には 9 桁必要です。</translation>
    </message>
    <message>
        <source>Something like 0.99</source>
        <translation>0.99 くらい</translation>
    </message>
    <message>
        <source>Rounding isn&apos;t a blur that hits every result a little. Here a whole number gets lost.</source>
        <translation>丸めは、どの結果も少しずつぼかすようなものではありません。ここでは整数が丸ごと失われます。</translation>
    </message>
    <message>
        <source>0</source>
        <translation>0</translation>
    </message>
    <message>
        <source>100,000,001 needs nine digits. It&apos;s rounded to 100,000,000, and the 1 is lost.</source>
        <translation>100,000,001 には 9 桁必要です。100,000,000 に丸められて、1 が失われます。</translation>
    </message>
    <message>
        <source>Put the same three numbers in another order, 100,000,000 −&#xa0;100,000,000 + 1, and it is 1. So a sum of rounded numbers depends on its **order**. A logit is the end of thousands of such sums.</source>
        <translation>同じ 3 つの数を、100,000,000 − 100,000,000 + 1 という順番に並べ替えると、答えは 1 になります。つまり、丸めた数の和は**順番**によって変わるのです。1 つのロジットは、こうした和を何千も重ねた結果です。</translation>
    </message>
    <message>
        <source>Everybody can try it: in most languages with 32-bit floats. With 64 bits take 10 to the power of 17.</source>
        <translation>誰でも試せます。たいていの言語で、32 ビットの浮動小数点数を使ってください。64 ビットなら、10 の 17 乗で試します。</translation>
    </message>
    <message>
        <source>No order is the right one. All are a little off; they are off differently.</source>
        <translation>正しい順番というものはありません。どれも少しずれていて、ずれ方が違うのです。</translation>
    </message>
    <message>
        <source>An order that stays</source>
        <translation>変わらない順番</translation>
    </message>
    <message>
        <source>This app&apos;s own arithmetic is called **exact**. It isn&apos;t free of rounding. But it adds every sum in one fixed order, no matter how many rows are computed together or how many processor cores share the work.</source>
        <translation>このアプリ独自の演算を**厳密**演算と呼びます。丸めがないわけではありません。でも、何行を一緒に計算しても、いくつのコアで分担しても、どの和も決まった 1 つの順番で足します。</translation>
    </message>
    <message>
        <source>Lane A computes one row at a step, lane B up to 120 rows.</source>
        <translation>レーン A は 1 ステップで 1 行、レーン B は最大 120 行を計算します。</translation>
    </message>
    <message>
        <source>How far apart will their logits be at most?</source>
        <translation>ロジットの差は、最大でどれくらいでしょうか。</translation>
    </message>
    <message>
        <source>A few hundred-thousandths</source>
        <translation>10 万分の 1 の数倍</translation>
    </message>
    <message>
        <source>So it is with most programs, and you&apos;ll see one in a moment. Here the same numbers are added in the same order.</source>
        <translation>たいていのプログラムではそうで、このあと実際に見ます。ここでは、同じ数が同じ順番で足されます。</translation>
    </message>
    <message>
        <source>It grows from step to step</source>
        <translation>ステップごとに大きくなる</translation>
    </message>
    <message>
        <source>It would, if small differences got into the cache and added up. There are none to begin with.</source>
        <translation>小さな差がキャッシュに入って積み重なるなら、そうなるでしょう。でも、もともと差がありません。</translation>
    </message>
    <message>
        <source>Not at all</source>
        <translation>まったく差がない</translation>
    </message>
    <message>
        <source>Same numbers, same order, same rounding: the same bits.</source>
        <translation>同じ数、同じ順番、同じ丸め。だから同じビットです。</translation>
    </message>
    <message>
        <source>Largest difference: {race_difference}. {race_agreement}.</source>
        <translation>最大の差：{race_difference}。{race_agreement}。</translation>
    </message>
    <message>
        <source>Keys and values were compared too, every row in every block. That is the promise of the cache, kept to the last bit.</source>
        <translation>キーとバリューも、すべてのブロックのすべての行について比べました。これがキャッシュの約束で、最後の 1 ビットまで守られています。</translation>
    </message>
    <message>
        <source>&quot;Exact&quot; is a promise about repeating, not about precision. The results are rounded like everybody&apos;s.</source>
        <translation>「厳密」は、繰り返しても同じという約束で、精度の約束ではありません。結果は、どのプログラムとも同じように丸められています。</translation>
    </message>
    <message>
        <source>It costs next to nothing in speed, but it has to be planned: work may be divided by rows, heads or outputs, never along a sum.</source>
        <translation>速さの代償はほとんどありませんが、設計が必要です。仕事は、行、ヘッド、出力で分けてもよいのですが、1 つの和を途中で分けてはいけません。</translation>
    </message>
    <message>
        <source>The library everybody uses</source>
        <translation>みんなが使うライブラリ</translation>
    </message>
    <message>
        <source>The same race, but both lanes calculate with **OpenBLAS**, a library for tables of numbers that very many programs use. For one row it takes another routine than for many. The two add in different orders.</source>
        <translation>同じレースですが、どちらのレーンも **OpenBLAS** で計算します。数の表を扱うライブラリで、非常に多くのプログラムが使っています。1 行のときと多くの行のときとでは、別のルーチンを使います。この 2 つは、足す順番が違います。</translation>
    </message>
    <message>
        <source>On what will the lanes agree?</source>
        <translation>2 つのレーンで一致するのは何でしょうか。</translation>
    </message>
    <message>
        <source>On everything, as before</source>
        <translation>前と同じく、すべて</translation>
    </message>
    <message>
        <source>The cache still gives back the same numbers. But now the row **added** to them is computed by another routine than in lane B.</source>
        <translation>キャッシュが返すのは、やはり同じ数値です。でも今度は、そこに**加わる**行が、レーン B とは別のルーチンで計算されます。</translation>
    </message>
    <message>
        <source>On all tokens, but not on all bits</source>
        <translation>トークンはすべて一致、ビットは一部が不一致</translation>
    </message>
    <message>
        <source>The logits differ in their last digits. The best token is nearly always far enough ahead of the second.</source>
        <translation>ロジットは、最後のほうの桁が違います。いちばんのトークンは、ほとんどいつも、2 番目を十分に引き離しています。</translation>
    </message>
    <message>
        <source>On hardly anything</source>
        <translation>ほとんど何も一致しない</translation>
    </message>
    <message>
        <source>A difference in the seventh digit is small beside the lead of the best token.</source>
        <translation>7 桁目の差は、いちばんのトークンのリードに比べれば小さなものです。</translation>
    </message>
    <message>
        <source>{race_agreement}. Largest difference of two logits: {race_difference}. The scores themselves reach from about −10 to 20, so that&apos;s some millionths of their range.</source>
        <translation>{race_agreement}。2 つのロジットの最大の差：{race_difference}。スコアそのものは約 −10 から 20 までなので、その範囲の 100 万分の 1 の数倍です。</translation>
    </message>
    <message>
        <source>It wasn&apos;t the cache that made the difference but the number of rows computed together.</source>
        <translation>差を生んだのはキャッシュではなく、一緒に計算した行の数です。</translation>
    </message>
    <message>
        <source>Compare the two verdict cards: green both times, but the second says &quot;same tokens&quot; where the first says &quot;identical&quot;.</source>
        <translation>2 枚の判定カードを比べましょう。どちらも緑ですが、1 枚目には「完全に一致」、2 枚目には「同じトークン」とあります。</translation>
    </message>
    <message>
        <source>The size of the difference depends on the processor, as the library has routines for each. Collect a few from the class.</source>
        <translation>差の大きさはプロセッサーによって変わります。ライブラリがプロセッサーごとのルーチンを持っているからです。クラスでいくつか集めてみましょう。</translation>
    </message>
    <message>
        <source>When even OpenBLAS agrees</source>
        <translation>OpenBLAS でさえ一致するとき</translation>
    </message>
    <message>
        <source>Once more OpenBLAS in both lanes, with and without the cache. They have raced for eight tokens. {race_agreement}; the logits are up to {race_difference} apart. And yet there is a step at which the two lanes agree to the last bit.</source>
        <translation>もう一度、両方のレーンが OpenBLAS で、キャッシュありとなしです。8 トークンのレースをしました。{race_agreement}。ロジットの差は最大 {race_difference} です。それなのに、2 つのレーンが最後の 1 ビットまで一致するステップがあります。</translation>
    </message>
    <message>
        <source>Which step is it?</source>
        <translation>それはどのステップでしょうか。</translation>
    </message>
    <message>
        <source>The first</source>
        <translation>最初</translation>
    </message>
    <message>
        <source>There both lanes compute all 81 rows of the prompt together: same routine, same order.</source>
        <translation>そこでは、どちらのレーンもプロンプトの 81 行をまとめて計算します。同じルーチン、同じ順番です。</translation>
    </message>
    <message>
        <source>The last</source>
        <translation>最後</translation>
    </message>
    <message>
        <source>Differences don&apos;t wear off. By then every row of lane A but those of the prompt was computed by itself.</source>
        <translation>差は、時間がたっても消えません。そのころには、レーン A のプロンプト以外の行は、どれも 1 行だけで計算されています。</translation>
    </message>
    <message>
        <source>Any one, by chance</source>
        <translation>どれか 1 つ、偶然に</translation>
    </message>
    <message>
        <source>The library doesn&apos;t roll dice: the same call with the same numbers gives the same bits. So ask where the calls are the same.</source>
        <translation>ライブラリはサイコロを振りません。同じ数値で同じ呼び出しをすれば、同じビットになります。ですから、どこで呼び出しが同じになるかを考えてください。</translation>
    </message>
    <message>
        <source>The app raced again, for one token only: {race_agreement}. From the second step on they part: then lane A computes one row and lane B all of them. A row&apos;s bits depend on what is computed **beside** it. Arithmetic that is free of this is called row-invariant or **batch-invariant**.</source>
        <translation>アプリがもう一度、1 トークンだけのレースをしました。{race_agreement}。2 つ目のステップから分かれます。そこではレーン A は 1 行、レーン B はすべての行を計算します。行のビットは、**一緒に**何が計算されるかによって変わるのです。これに左右されない演算を、行不変、または**バッチ不変**と呼びます。</translation>
    </message>
    <message>
        <source>A look at the terminal proves it: rowkeeper-cli compare with both backends openblas says &quot;1 of 8 identical&quot; for the logits of eight tokens.</source>
        <translation>端末を見れば証拠が得られます。両方のバックエンドを openblas にした rowkeeper-cli compare は、8 トークンのロジットについて「1 of 8 identical」と表示します。</translation>
    </message>
    <message>
        <source>Can it change the text?</source>
        <translation>テキストは変わりうるのか</translation>
    </message>
    <message>
        <source>Now both lanes have the cache, but lane A calculates exactly and lane B with OpenBLAS. Their logits differ by some hundred-thousandths.</source>
        <translation>今度はどちらのレーンにもキャッシュがありますが、レーン A は厳密演算、レーン B は OpenBLAS で計算します。ロジットの差は 10 万分の 1 の数倍です。</translation>
    </message>
    <message>
        <source>The model takes the token with the highest logit.</source>
        <translation>モデルは、ロジットのいちばん高いトークンを選びます。</translation>
    </message>
    <message>
        <source>Can such a difference ever change the text?</source>
        <translation>こんな差でテキストが変わることはあるでしょうか。</translation>
    </message>
    <message>
        <source>Never: it&apos;s far too small</source>
        <translation>ない。差が小さすぎる</translation>
    </message>
    <message>
        <source>Nearly always right. But what counts is not its size alone; it&apos;s the distance between the best two tokens.</source>
        <translation>ほぼ、いつもそのとおりです。でも大事なのは差の大きさだけではありません。上位 2 つのトークンの間隔です。</translation>
    </message>
    <message>
        <source>Yes, but rarely: where the two best are almost equal</source>
        <translation>ある。ただしまれに、上位 2 つがほぼ並んだとき</translation>
    </message>
    <message>
        <source>Then rounding decides. And once one token is another, the text after it may be quite another, too.</source>
        <translation>そのときは丸めが決め手になります。そしてトークンが 1 つ変われば、そのあとのテキストもまったく違うものになりえます。</translation>
    </message>
    <message>
        <source>Yes, in nearly every sentence</source>
        <translation>ある。ほぼすべての文で</translation>
    </message>
    <message>
        <source>In most steps the best token leads by far more.</source>
        <translation>たいていのステップでは、いちばんのトークンがもっとずっとリードしています。</translation>
    </message>
    <message>
        <source>{race_agreement}. In 2,000 steps of the bundled model the two best tokens came closer than a ten-thousandth once. In all others they were at least two thousandths apart.</source>
        <translation>{race_agreement}。同梱モデルの 2,000 ステップのうち、上位 2 つのトークンの差が 1 万分の 1 より小さくなったのは 1 回でした。ほかはすべて、1,000 分の 2 以上離れていました。</translation>
    </message>
    <message>
        <source>So lanes with different libraries may differ where the gap is that small, and the app names the step. Anything else counts as an error.</source>
        <translation>ですから、ライブラリの違うレーンは、差がそれほど小さいところで分かれることがあり、アプリはそのステップを示します。それ以外の不一致は、誤りとして扱います。</translation>
    </message>
    <message>
        <source>Butterfly effect is a fair word: a coin toss at one token, and everything after it is written in view of that token.</source>
        <translation>バタフライ効果という言葉がぴったりです。1 つのトークンでのコイン投げ。そのあとはすべて、そのトークンをふまえて書かれます。</translation>
    </message>
    <message>
        <source>Large models have larger vocabularies and freer texts, so near ties are commoner there.</source>
        <translation>大きなモデルは語彙が多く、テキストも自由なので、僅差はもっとよく起こります。</translation>
    </message>
    <message>
        <source>The same question twice</source>
        <translation>同じ質問を 2 回</translation>
    </message>
    <message>
        <source>You ask a service the same question twice. It is set to take the most probable token always, so nothing is left to chance. And yet the two answers differ at some point.</source>
        <translation>あるサービスに、同じ質問を 2 回します。いつも最も確率の高いトークンを選ぶ設定なので、偶然の入る余地はありません。それなのに、2 つの答えはどこかで違ってきます。</translation>
    </message>
    <message>
        <source>A service computes the rows of many users in one pass, a **batch**. How many depends on who else is asking.</source>
        <translation>サービスは、多くのユーザーの行を 1 回のパスで計算します。これが**バッチ**です。何行になるかは、ほかに誰が質問しているかによって変わります。</translation>
    </message>
    <message>
        <source>What is the likely cause?</source>
        <translation>ありそうな原因は何でしょうか。</translation>
    </message>
    <message>
        <source>A cache that gives back slightly wrong numbers</source>
        <translation>キャッシュがわずかに間違った数値を返す</translation>
    </message>
    <message>
        <source>A cache gives back what was put in, to the bit.</source>
        <translation>キャッシュは入れたものを、1 ビットまでそのまま返します。</translation>
    </message>
    <message>
        <source>A hidden roll of the dice</source>
        <translation>隠れたサイコロ</translation>
    </message>
    <message>
        <source>It was switched off. And no dice are needed.</source>
        <translation>それはオフにしてあります。それに、サイコロがなくてもこうなります。</translation>
    </message>
    <message>
        <source>Other users&apos; requests in the same batch</source>
        <translation>同じバッチに入った、ほかのユーザーのリクエスト</translation>
    </message>
    <message>
        <source>They change how many rows are computed together, and that can change the order of the sums.</source>
        <translation>一緒に計算する行の数が変わり、それで和の順番が変わることがあります。</translation>
    </message>
    <message>
        <source>Here 12 conversations came to the bundled model, with 8 MiB for their caches, which is room for 1,024 rows. They went through it in common passes, twice, with different company each time. Every answer was the same both times. The last line in the frame says so.</source>
        <translation>ここでは同梱モデルに 12 の会話が来ました。キャッシュ用のメモリは 8 MiB、1,024 行分です。会話は共通のパスで 2 回、毎回違う組み合わせで処理されました。どの答えも 2 回とも同じでした。枠の最後の行にそう書いてあります。</translation>
    </message>
    <message>
        <source>With arithmetic that is batch-invariant, no bit of any answer depends on it. With many libraries it can.</source>
        <translation>バッチ不変の演算なら、答えのどの 1 ビットも組み合わせに左右されません。多くのライブラリでは、左右されることがあります。</translation>
    </message>
    <message>
        <source>This surprises experts as well: &quot;temperature 0&quot; makes the choice certain, not the numbers it is based on.</source>
        <translation>これには専門家も驚きます。「温度 0」が確かにするのは選び方で、そのもとになる数値ではありません。</translation>
    </message>
    <message>
        <source>What else changes numbers: another graphics card, another version of a library, weights in fewer bits.</source>
        <translation>ほかに数値を変えるもの：別のグラフィックカード、ライブラリの別のバージョン、ビットの少ない重み。</translation>
    </message>
    <message>
        <source>Check yourself</source>
        <translation>自分で確かめる</translation>
    </message>
    <message>
        <source>To 200 tokens</source>
        <translation>200 トークンまで</translation>
    </message>
    <message>
        <source>The question of this lesson: how much faster is a model with a cache, really?</source>
        <translation>このレッスンの問い：キャッシュがあると、モデルは本当のところどれだけ速くなるのでしょうか。</translation>
    </message>
    <message>
        <source>Texts on the KV cache like to end with an experiment. Write the same text twice, **greedily**, which means always taking the most probable token: once with the cache, once without. One such text reports about twice the speed at 200 tokens, for GPT-2 small, and doesn&apos;t name the machine.</source>
        <translation>KV キャッシュの記事は、よく実験で締めくくられます。同じテキストを**貪欲法**で、つまりいつも最も確率の高いトークンを選んで、キャッシュありとなしで 1 回ずつ書くのです。ある記事は、GPT-2 small の 200 トークンで約 2 倍の速さだったと報告していますが、マシンの名前は書いていません。</translation>
    </message>
    <message>
        <source>Here are two lanes with the bundled model.</source>
        <translation>ここに、同梱モデルの 2 つのレーンがあります。</translation>
    </message>
    <message>
        <source>How many times as long will the lane without the cache take, until the text has 200 tokens?</source>
        <translation>テキストが 200 トークンになるまでに、キャッシュなしのレーンは何倍の時間がかかるでしょうか。</translation>
    </message>
    <message>
        <source>{race_ratio} times as long: {race_time_b} instead of {race_time_a}.</source>
        <translation>{race_ratio} 倍です。{race_time_a} に対して {race_time_b} でした。</translation>
    </message>
    <message>
        <source>And the texts? {race_agreement}. As promised: an optimization, not an approximation.</source>
        <translation>では、テキストはどうでしょうか。{race_agreement}。約束どおり、高速化であって近似ではありません。</translation>
    </message>
    <message>
        <source>Have everybody write the guess down before anyone presses a button.</source>
        <translation>誰かがボタンを押す前に、全員に予想を書いてもらいましょう。</translation>
    </message>
    <message>
        <source>On a noisy machine race again: the ratio moves, the row counts don&apos;t.</source>
        <translation>ほかの処理で忙しいマシンなら、もう一度レースをしましょう。比は動きますが、行数は動きません。</translation>
    </message>
    <message>
        <source>To 1,000 tokens</source>
        <translation>1,000 トークンまで</translation>
    </message>
    <message>
        <source>Now until the text has 1,000 tokens. The same report speaks of not quite five times the speed there.</source>
        <translation>今度はテキストが 1,000 トークンになるまでです。同じ記事は、そこでは 5 倍弱の速さだと言っています。</translation>
    </message>
    <message>
        <source>The lane without the cache computes half a million rows for this. Both lanes together take ten seconds to a minute, or more on an old machine.</source>
        <translation>そのために、キャッシュなしのレーンは 50 万行を計算します。両方のレーンを合わせて 10 秒から 1 分、古いマシンではもっとかかります。</translation>
    </message>
    <message>
        <source>How many times as long will lane B take?</source>
        <translation>レーン B は何倍の時間がかかるでしょうか。</translation>
    </message>
    <message>
        <source>{ratio_1000} times as long; at 200 tokens it was {ratio_200}. So the ratio does grow with the text. It is that of **whole runs**. Of the newest steps alone it is {race_step_ratio}: the early ones were short.</source>
        <translation>{ratio_1000} 倍です。200 トークンでは {ratio_200} 倍でした。つまり、比はたしかにテキストとともに大きくなります。これは**実行全体**の比です。最新のステップだけなら {race_step_ratio} 倍になります。初めのころのステップは短かったからです。</translation>
    </message>
    <message>
        <source>The model menu has GPT-2 small&apos;s true size, too. Without a cache, 1,000 tokens cost it about 91,000 GFLOP (billions of operations): minutes, at this machine&apos;s {arithmetic}.</source>
        <translation>モデルのメニューには、GPT-2 small の実際の大きさもあります。キャッシュなしの 1,000 トークンは約 91,000 GFLOP（1 GFLOP は 10 億回の演算）で、このマシンの {arithmetic} では何分もかかります。</translation>
    </message>
    <message>
        <source>While it races, watch the points in the chart: lane B climbs, lane A stays at the bottom. The waiting is the lesson.</source>
        <translation>レースの間は、グラフの点を見ていましょう。レーン B は登っていき、レーン A は下のほうにとどまります。この待ち時間こそが授業です。</translation>
    </message>
    <message>
        <source>To try GPT-2 small: leave the lesson, choose it in the model menu and go to the Race page. 200 tokens take about 3,500 GFLOP without a cache, half a minute on two cores; 1,000 tokens a quarter of an hour.</source>
        <translation>GPT-2 small を試すには、レッスンを離れ、モデルのメニューで選んで、レース画面に行きます。キャッシュなしの 200 トークンは約 3,500 GFLOP で、コア 2 つなら 30 秒、1,000 トークンなら 15 分かかります。</translation>
    </message>
    <message>
        <source>Why is it so much more?</source>
        <translation>なぜこんなに差がつくのか</translation>
    </message>
    <message>
        <source>What do the ratios depend on? Both runs read every weight once a step, that is true. If reading took all the time, both would be equally fast.</source>
        <translation>比は何で決まるのでしょうか。たしかに、どちらの実行も、1 ステップにつき重みを 1 回ずつすべて読みます。時間を使うのが読み込みだけなら、どちらも同じ速さになるはずです。</translation>
    </message>
    <message>
        <source>But the run without a cache also calculates for all rows. This machine reads {bandwidth} and calculates {arithmetic}. From these two rates alone one would expect ratios of {roofline_200} at 200 tokens and {roofline_1000} at 1,000.</source>
        <translation>でも、キャッシュなしの実行は、すべての行の計算もします。このマシンは {bandwidth} で読み、{arithmetic} で計算します。この 2 つの速さだけから予想される比は、200 トークンで {roofline_200}、1,000 トークンで {roofline_1000} です。</translation>
    </message>
    <message>
        <source>A large graphics card calculates about two thousand times as fast as a laptop and reads about fifty times as fast. What will the ratio at 200 tokens be there, for GPT-2 small?</source>
        <translation>大きなグラフィックカードは、ノート PC の約 2,000 倍の速さで計算し、約 50 倍の速さで読みます。GPT-2 small の 200 トークンでの比は、そこではどうなるでしょうか。</translation>
    </message>
    <message>
        <source>Larger than here: it is so much faster</source>
        <translation>ここより大きい。ずっと速いから</translation>
    </message>
    <message>
        <source>Both lanes get faster, and the one without a cache gains more: it is the one that had to calculate.</source>
        <translation>どちらのレーンも速くなりますが、得が大きいのはキャッシュなしのほうです。計算しなければならなかったのは、そちらだからです。</translation>
    </message>
    <message>
        <source>About the same</source>
        <translation>ほぼ同じ</translation>
    </message>
    <message>
        <source>That would be so if both rates grew alike. Calculating grew far more than reading.</source>
        <translation>両方の速さが同じように伸びたのなら、そうなるでしょう。でも計算の速さは、読む速さよりずっと大きく伸びました。</translation>
    </message>
    <message>
        <source>Close to 1</source>
        <translation>1 に近い</translation>
    </message>
    <message>
        <source>It calculates 200 rows in hardly more time than one. What remains is what both lanes do alike.</source>
        <translation>200 行を、1 行とほとんど変わらない時間で計算します。残るのは、どちらのレーンも同じように行う仕事です。</translation>
    </message>
    <message>
        <source>For an H100 one expects {gpu_200} at 200 tokens and {gpu_1000} at 1,000. So the ratio depends on the length of the text and on one figure of the machine: how many rows it can calculate in the time it takes to read the weights once. The frame names it for this machine.</source>
        <translation>H100 で予想される比は、200 トークンで {gpu_200}、1,000 トークンで {gpu_1000} です。つまり比は、テキストの長さと、マシンのある 1 つの数字で決まります。重みを 1 回読む時間に何行を計算できるか、という数字です。枠の中に、このマシンの値があります。</translation>
    </message>
    <message>
        <source>The report&apos;s 2 and 4.8 need about 120 rows: a machine in between, or a program that spends some fixed time on every step. Choose &quot;Like the report&quot; to see it.</source>
        <translation>記事の 2 と 4.8 になるには、約 120 行である必要があります。中間のマシンか、どのステップにも決まった時間のかかるプログラムです。「記事に合わせる」を選ぶと見られます。</translation>
    </message>
    <message>
        <source>This estimate is called a roofline: two limits, and the lower one is the roof. Let the class change the GB/s and the GFLOP/s in the frame and watch the ratios.</source>
        <translation>この見積もりをルーフラインと呼びます。限界が 2 つあり、低いほうが屋根（ルーフ）です。枠の中の GB/s と GFLOP/s をクラスに変えてもらい、比を見ましょう。</translation>
    </message>
    <message>
        <source>&quot;The cache only removes attention&quot; is wrong by amount at any ratio: most of what it removes is projections and MLPs of old rows (lesson 3). Where the ratio is small, that work is there too, but hidden behind the reading of the weights.</source>
        <translation>「キャッシュがなくすのはアテンションだけ」というのは、比がいくつであっても、量として間違っています。なくなるのは、おもに古い行の射影と MLP です（レッスン 3）。比が小さいところでもその仕事はあり、重みの読み込みの陰に隠れているだけです。</translation>
    </message>
    <message>
        <source>The small model&apos;s weights fit into the processor&apos;s caches, so its cached steps are often faster than the roof of the memory allows: measured ratios can lie above the expected ones.</source>
        <translation>小さいモデルの重みはプロセッサーのキャッシュに収まるので、キャッシュありのステップは、メモリの屋根が許すより速いことがよくあります。実測の比が、予想を上回ることもあります。</translation>
    </message>
    <message>
        <source>What can go wrong in such a test</source>
        <translation>こうした実験で間違えやすいこと</translation>
    </message>
    <message>
        <source>A friend repeats the experiment on another computer. For 60 new tokens she finds a ratio of 5. You found far more, for 186. She concludes: your program must be faulty.</source>
        <translation>友だちが別のコンピューターで実験を繰り返します。新しい 60 トークンで、比は 5 でした。こちらは 186 トークンで、ずっと大きな比でした。友だちは「そちらのプログラムがおかしい」と言います。</translation>
    </message>
    <message>
        <source>What do you tell her?</source>
        <translation>何と答えますか。</translation>
    </message>
    <message>
        <source>Compare the same length first, then rows and tokens; times are the machine&apos;s own</source>
        <translation>まず同じ長さで比べる。次に行数とトークン。時間はマシンごとに違う</translation>
    </message>
    <message>
        <source>Rows and tokens are the same everywhere. The ratio follows from the length and from the machine&apos;s two rates.</source>
        <translation>行数とトークンは、どこでも同じです。比は、長さとマシンの 2 つの速さで決まります。</translation>
    </message>
    <message>
        <source>Ratios must agree, so one of us made a mistake</source>
        <translation>比は一致するはずだから、どちらかが間違えた</translation>
    </message>
    <message>
        <source>The **rows** must agree: that&apos;s arithmetic on paper. Times depend on the machine.</source>
        <translation>一致するはずなのは**行数**です。紙の上で計算できるのですから。時間はマシンによって変わります。</translation>
    </message>
    <message>
        <source>She should take the average of several runs</source>
        <translation>友だちが何回か実行して平均をとればよい</translation>
    </message>
    <message>
        <source>A good habit, but it won&apos;t bring two different machines together, nor two different lengths.</source>
        <translation>よい習慣ですが、違うマシンも、違う長さも、それで一致することはありません。</translation>
    </message>
    <message>
        <source>For 60 new tokens: {race_rows_a} rows with the cache and {race_rows_b} without, on every machine in the world. The ratio of the times is {race_ratio} on this one, today.</source>
        <translation>新しい 60 トークンなら、キャッシュありで {race_rows_a} 行、なしで {race_rows_b} 行。これは世界中のどのマシンでも同じです。時間の比は、このマシンでは今日、{race_ratio} です。</translation>
    </message>
    <message>
        <source>A good report of such a test names: model, precision, machine, length, and whether the ratio is of steps or of whole runs.</source>
        <translation>こうした実験のよい報告には、モデル、精度、マシン、長さ、そして比がステップのものか実行全体のものかが書いてあります。</translation>
    </message>
    <message>
        <source>Where this leads: training</source>
        <translation>この先にあるもの：訓練</translation>
    </message>
    <message>
        <source>The cache is for writing. What about **training**, in which a model learns from texts that are finished?</source>
        <translation>キャッシュは、書くためのものです。では、できあがったテキストからモデルが学ぶ**訓練**ではどうでしょうか。</translation>
    </message>
    <message>
        <source>Here a text of {prompt_rows} tokens was read in one pass, in {prefill_time}. Each token after that took {decode_time}, one after the other.</source>
        <translation>ここでは {prompt_rows} トークンのテキストを、1 回のパスで {prefill_time} で読みました。そのあとのトークンは、1 つずつ順番に、それぞれ {decode_time} かかりました。</translation>
    </message>
    <message>
        <source>Does training a model need a KV cache?</source>
        <translation>モデルの訓練に KV キャッシュは必要でしょうか。</translation>
    </message>
    <message>
        <source>Yes, or it would recompute every row again and again</source>
        <translation>必要。ないと、どの行も何度も計算し直すことになる</translation>
    </message>
    <message>
        <source>So it would if it went through the text token by token. It doesn&apos;t need to: all tokens are known.</source>
        <translation>テキストを 1 トークンずつ進むのなら、そうなるでしょう。その必要はありません。トークンはすべてわかっています。</translation>
    </message>
    <message>
        <source>No: it computes all rows of a text in one pass</source>
        <translation>不要。テキストのすべての行を 1 回のパスで計算する</translation>
    </message>
    <message>
        <source>Like a prefill. Every row guesses the token after it at the same time, and nothing is computed twice.</source>
        <translation>プリフィルと同じです。どの行も、次のトークンを同時に予想します。2 回計算されるものはありません。</translation>
    </message>
    <message>
        <source>Only for long texts</source>
        <translation>長いテキストのときだけ必要</translation>
    </message>
    <message>
        <source>The length doesn&apos;t matter. What matters is that no token has to be waited for.</source>
        <translation>長さは関係ありません。大事なのは、待たなければならないトークンが 1 つもないことです。</translation>
    </message>
    <message>
        <source>The mask lets training do this: a row sees only what is above it, so all guesses are fair even if the text is known. Writing can&apos;t: the next token isn&apos;t there before the one above it is chosen. One and the same model is parallel when it learns and one row after the other when it writes.</source>
        <translation>訓練でこれができるのは、マスクのおかげです。行は上しか見ないので、テキストがわかっていても、どの予想も公平です。書くときはこうはいきません。前のトークンが選ばれるまで、次のトークンは存在しないからです。まったく同じモデルが、学ぶときは並列に、書くときは 1 行ずつ進みます。</translation>
    </message>
    <message>
        <source>Ask what prefill, training and lane B have in common: all rows in one pass. And what sets lane B apart: it does it again at every step.</source>
        <translation>プリフィルと訓練とレーン B に共通するものを聞いてみましょう。すべての行を 1 回のパスで計算することです。では、レーン B だけ違うのは何でしょうか。それを毎ステップやり直すことです。</translation>
    </message>
    <message>
        <source>Where this leads: long texts</source>
        <translation>この先にあるもの：長いテキスト</translation>
    </message>
    <message>
        <source>The triangle again: one line for each row, one cell for each row that it looked at. With n rows these are n lines, and about half of n × n cells.</source>
        <translation>もう一度、三角形です。1 行が 1 本の線、その行が見た行 1 つが 1 つのマスです。n 行なら n 本の線で、マスは n × n の約半分です。</translation>
    </message>
    <message>
        <source>The text gets twice as long. How many cells does the triangle have then?</source>
        <translation>テキストの長さが 2 倍になります。三角形のマスはどれだけになるでしょうか。</translation>
    </message>
    <message>
        <source>Twice as many</source>
        <translation>2 倍</translation>
    </message>
    <message>
        <source>Twice as many lines, but each of them is twice as long, too.</source>
        <translation>線が 2 倍になるだけでなく、1 本 1 本の長さも 2 倍になります。</translation>
    </message>
    <message>
        <source>About four times as many</source>
        <translation>約 4 倍</translation>
    </message>
    <message>
        <source>Twice the lines, twice their length. This is what &quot;n squared&quot; stands for.</source>
        <translation>線が 2 倍、その長さも 2 倍です。「n の 2 乗」とは、このことです。</translation>
    </message>
    <message>
        <source>About eight times as many</source>
        <translation>約 8 倍</translation>
    </message>
    <message>
        <source>That is what a run without a cache pays in all: it draws the whole triangle again at each step.</source>
        <translation>それは、キャッシュなしの実行が全部で払う量です。ステップごとに三角形全体を描き直します。</translation>
    </message>
    <message>
        <source>The cache doesn&apos;t make the triangle smaller. It lets every cell be computed **once**, one line a step. Someone has to compute it still, and for a very long prompt the prefill does so all at once. There n squared becomes what one waits for, and the cache&apos;s n rows become what fills the memory. Both are the price of long contexts.</source>
        <translation>キャッシュは三角形を小さくするのではありません。どのマスも**1 回**だけ、1 ステップに 1 本ずつ計算すればよいようにします。それでも誰かが計算しなければならず、とても長いプロンプトでは、プリフィルが一度に行います。そこでは n の 2 乗が待ち時間になり、キャッシュの n 行がメモリを埋めるものになります。どちらも、長いコンテキストの代償です。</translation>
    </message>
    <message>
        <source>Draw it: with the cache a step adds the bottom line. Without it a step draws the whole triangle. Added up: n squared cells against n cubed.</source>
        <translation>描いてみましょう。キャッシュがあれば、1 ステップはいちばん下の線を 1 本足します。なければ、1 ステップで三角形全体を描きます。合計すると、n の 2 乗のマスと n の 3 乗のマスの違いになります。</translation>
    </message>
    <message>
        <source>Where to go from here: grouped-query attention, training in parallel, and ways around the square, such as windows.</source>
        <translation>ここから先の話題：グループ化クエリアテンション、並列での訓練、ウィンドウなど 2 乗を避ける方法。</translation>
    </message>
    <message>
        <source>Twenty questions</source>
        <translation>20 の質問</translation>
    </message>
    <message>
        <source>Permission</source>
        <translation>使い回してよい理由</translation>
    </message>
    <message>
        <source>Why may a model use a row again that it computed a hundred tokens ago?</source>
        <translation>100 トークン前に計算した行を、モデルがもう一度使ってよいのはなぜでしょうか。</translation>
    </message>
    <message>
        <source>Because a small error does no harm</source>
        <translation>小さな誤差は害にならないから</translation>
    </message>
    <message>
        <source>There is no error at all. The row that is read back is the same number for number.</source>
        <translation>誤差はまったくありません。読み出した行は、数値の 1 つ 1 つが同じです。</translation>
    </message>
    <message>
        <source>Because a row sees only itself and what stands above it</source>
        <translation>行が見るのは、自分とその上だけだから</translation>
    </message>
    <message>
        <source>New tokens come below. So nothing a row depends on can change any more.</source>
        <translation>新しいトークンは下に来ます。だから、行を左右するものは、もう何も変わりようがありません。</translation>
    </message>
    <message>
        <source>Because words keep their meaning</source>
        <translation>単語の意味は変わらないから</translation>
    </message>
    <message>
        <source>A row isn&apos;t the meaning of a word: the same word gets another row in another text.</source>
        <translation>行は単語の意味ではありません。同じ単語でも、別のテキストでは別の行になります。</translation>
    </message>
    <message>
        <source>The causal mask is the permission: no row looks down. It is an argument for correctness and not a rule of thumb.</source>
        <translation>許しているのは因果マスクです。どの行も下を見ません。これは正しさの根拠であって、経験則ではありません。</translation>
    </message>
    <message>
        <source>Where to see it: Lesson 2; Watch page, Attention.</source>
        <translation>確かめる場所：レッスン 2、観察画面の「アテンション」。</translation>
    </message>
    <message>
        <source>One corrected word</source>
        <translation>訂正した単語 1 つ</translation>
    </message>
    <message>
        <source>In a prompt of 500 tokens, token 200 is replaced by another. Which rows must be computed again?</source>
        <translation>500 トークンのプロンプトで、トークン 200 を別のものに置き換えました。計算し直さなければならないのは、どの行でしょうか。</translation>
    </message>
    <message>
        <source>Row 200 alone</source>
        <translation>行 200 だけ</translation>
    </message>
    <message>
        <source>The rows below have looked at it and taken something from it.</source>
        <translation>下の行は、そこを見て何かを受け取っています。</translation>
    </message>
    <message>
        <source>All 500</source>
        <translation>500 行すべて</translation>
    </message>
    <message>
        <source>Those above row 200 have never seen it.</source>
        <translation>行 200 より上の行は、そこを見たことがありません。</translation>
    </message>
    <message>
        <source>Rows 0 to 200</source>
        <translation>行 0 から行 200 まで</translation>
    </message>
    <message>
        <source>It is the other way round: these stand above the change.</source>
        <translation>逆です。それは変更より上の行です。</translation>
    </message>
    <message>
        <source>Row 200 and all below it</source>
        <translation>行 200 と、その下のすべて</translation>
    </message>
    <message>
        <source>It changes itself, and may have changed each row that could look at it.</source>
        <translation>その行自身が変わり、そこを見ることのできた行も、どれも変わったかもしれません。</translation>
    </message>
    <message>
        <source>The rows above stay valid, to the last bit. That is also why a change late in a prompt is cheap and an early one is dear.</source>
        <translation>上の行は、最後の 1 ビットまで有効なままです。プロンプトの後ろのほうの変更が安く、前のほうの変更が高くつくのも、このためです。</translation>
    </message>
    <message>
        <source>Where to see it: Lesson 2; Watch page, click a token.</source>
        <translation>確かめる場所：レッスン 2、観察画面でトークンをクリック。</translation>
    </message>
    <message>
        <source>What is kept</source>
        <translation>何を取っておくか</translation>
    </message>
    <message>
        <source>What does a KV cache keep of a token?</source>
        <translation>KV キャッシュは、1 つのトークンについて何を取っておくでしょうか。</translation>
    </message>
    <message>
        <source>Its key and its value, in every block</source>
        <translation>すべてのブロックの、キーとバリュー</translation>
    </message>
    <message>
        <source>Those are the two things that later rows come for.</source>
        <translation>あとの行が必要とするのは、この 2 つです。</translation>
    </message>
    <message>
        <source>Its query, key and value</source>
        <translation>クエリとキーとバリュー</translation>
    </message>
    <message>
        <source>A query asks once, in its own step. Nobody asks it again.</source>
        <translation>クエリは、自分のステップで 1 回だけ問い合わせます。それをもう一度使う人はいません。</translation>
    </message>
    <message>
        <source>Its logits</source>
        <translation>ロジット</translation>
    </message>
    <message>
        <source>They served to choose one token. The next step has logits of its own.</source>
        <translation>トークンを 1 つ選ぶのに使われました。次のステップには次のロジットがあります。</translation>
    </message>
    <message>
        <source>Its word, so that it needn&apos;t be typed again</source>
        <translation>単語。打ち直さなくて済むように</translation>
    </message>
    <message>
        <source>The text is kept anyway. The cache is about what was worked out from it.</source>
        <translation>テキストはどのみち残っています。キャッシュは、そこから計算したもののためにあります。</translation>
    </message>
    <message>
        <source>With the bundled model these are {row_numbers} numbers, or {row_bytes} in 32 bits. A full context of {context} tokens takes {full_cache}.</source>
        <translation>同梱モデルでは {row_numbers} 個の数値で、32 ビットなら {row_bytes} です。コンテキストいっぱいの {context} トークンでは {full_cache} になります。</translation>
    </message>
    <message>
        <source>Where to see it: Lessons 1 and 5; Watch page, the cache.</source>
        <translation>確かめる場所：レッスン 1 と 5、観察画面のキャッシュ。</translation>
    </message>
    <message>
        <source>A text has 300 tokens. How many rows does the next step compute without a cache, and how many with it?</source>
        <translation>テキストは 300 トークンです。次のステップは、キャッシュなしとありで、それぞれ何行計算するでしょうか。</translation>
    </message>
    <message>
        <source>300 and 150</source>
        <translation>300 と 150</translation>
    </message>
    <message>
        <source>Half is a matter of whole runs. In one step the difference is much larger.</source>
        <translation>半分というのは、実行全体での話です。1 つのステップでは、差はもっとずっと大きくなります。</translation>
    </message>
    <message>
        <source>300 and 0</source>
        <translation>300 と 0</translation>
    </message>
    <message>
        <source>The newest token&apos;s row is always missing: nobody could compute it before the token was chosen.</source>
        <translation>いちばん新しいトークンの行は、いつも足りません。トークンが選ばれるまで、誰にも計算できなかったからです。</translation>
    </message>
    <message>
        <source>300 and 1</source>
        <translation>300 と 1</translation>
    </message>
    <message>
        <source>Without a cache all rows, with it only that of the newest token.</source>
        <translation>キャッシュなしならすべての行、ありなら、いちばん新しいトークンの行だけです。</translation>
    </message>
    <message>
        <source>Over a whole run without a cache the row counts add up to about half the square of the length. That&apos;s what &quot;quadratic&quot; means. With it, each row is computed once.</source>
        <translation>キャッシュなしの実行全体では、行数の合計は長さの 2 乗の約半分になります。これが「2 乗のオーダー」です。キャッシュがあれば、どの行も 1 回ずつ計算されます。</translation>
    </message>
    <message>
        <source>Where to see it: Lesson 1; Race page, rows computed.</source>
        <translation>確かめる場所：レッスン 1、レース画面の計算した行。</translation>
    </message>
    <message>
        <source>What is left</source>
        <translation>残る仕事</translation>
    </message>
    <message>
        <source>The cache is on and the text grows. Which part of a step still grows with it?</source>
        <translation>キャッシュはオンで、テキストは伸びていきます。1 ステップのうち、それでも一緒に増えるのはどの部分でしょうか。</translation>
    </message>
    <message>
        <source>It works on one row, the new one, however long the text is.</source>
        <translation>テキストがどんなに長くても、処理するのは新しい 1 行だけです。</translation>
    </message>
    <message>
        <source>Reading the weights</source>
        <translation>重みの読み込み</translation>
    </message>
    <message>
        <source>The weights are the model: as many for short texts as for long ones.</source>
        <translation>重みはモデルそのものです。短いテキストでも長いテキストでも同じ量です。</translation>
    </message>
    <message>
        <source>Attention</source>
        <translation>アテンション</translation>
    </message>
    <message>
        <source>The new row has to be held against every earlier one. No cache can do that beforehand.</source>
        <translation>新しい行は、それまでのどの行とも突き合わせなければなりません。どんなキャッシュにも、前もってはできません。</translation>
    </message>
    <message>
        <source>A step computes one row, and looks at n. It&apos;s a small share in short texts and a large one in long texts.</source>
        <translation>1 ステップが計算するのは 1 行、見るのは n 行です。その割合は、短いテキストでは小さく、長いテキストでは大きくなります。</translation>
    </message>
    <message>
        <source>Where to see it: Lesson 3; Watch page, &quot;Attention only&quot;.</source>
        <translation>確かめる場所：レッスン 3、観察画面の「アテンションのみ」。</translation>
    </message>
    <message>
        <source>More than attention</source>
        <translation>アテンションだけではない</translation>
    </message>
    <message>
        <source>Is it right that the cache only saves attention?</source>
        <translation>「キャッシュが省くのはアテンションだけだ」というのは正しいでしょうか。</translation>
    </message>
    <message>
        <source>Yes: keys and values belong to attention</source>
        <translation>正しい。キーとバリューはアテンションのもの</translation>
    </message>
    <message>
        <source>They do. But to get an old row&apos;s key in block 2, the whole row has to pass through block 1.</source>
        <translation>それはそうです。でも、古い行のブロック 2 のキーを得るには、行全体がブロック 1 を通らなければなりません。</translation>
    </message>
    <message>
        <source>No: it also saves the projections and the MLPs of all old rows</source>
        <translation>正しくない。古い行すべての射影と MLP も省く</translation>
    </message>
    <message>
        <source>Without a cache every old row goes through everything again.</source>
        <translation>キャッシュがなければ、古い行はどれも、もう一度すべてを通ります。</translation>
    </message>
    <message>
        <source>No: it saves the logits</source>
        <translation>正しくない。ロジットを省く</translation>
    </message>
    <message>
        <source>They are computed once a step, with the cache and without.</source>
        <translation>ロジットは、キャッシュがあってもなくても、1 ステップに 1 回計算されます。</translation>
    </message>
    <message>
        <source>In a step without a cache, attention is the smaller part at the lengths you can try here; the rest is projections and MLPs, mostly of old rows.</source>
        <translation>キャッシュなしのステップでは、ここで試せる長さなら、アテンションは小さいほうの部分です。残りは射影と MLP で、ほとんどが古い行のものです。</translation>
    </message>
    <message>
        <source>Where to see it: Lesson 3; Watch page, cache off, the bar of the step.</source>
        <translation>確かめる場所：レッスン 3、観察画面でキャッシュをオフにしたときのステップの帯。</translation>
    </message>
    <message>
        <source>You ask about a long document that the assistant has not read yet. Why does the first token take longest?</source>
        <translation>アシスタントがまだ読んでいない長い文書について質問します。最初のトークンにいちばん時間がかかるのはなぜでしょうか。</translation>
    </message>
    <message>
        <source>It is the hardest one to choose</source>
        <translation>選ぶのがいちばん難しいから</translation>
    </message>
    <message>
        <source>Each choice costs the same. What differs is how many rows are missing before it.</source>
        <translation>選ぶ手間はどれも同じです。違うのは、その前に足りない行の数です。</translation>
    </message>
    <message>
        <source>The cache has to be searched first</source>
        <translation>まずキャッシュを検索しなければならないから</translation>
    </message>
    <message>
        <source>It is empty then, and it is never searched: every row is read in turn.</source>
        <translation>そのときキャッシュは空ですし、そもそも検索しません。すべての行が順に読まれます。</translation>
    </message>
    <message>
        <source>All rows of the prompt have to be computed before it</source>
        <translation>その前にプロンプトのすべての行を計算しなければならないから</translation>
    </message>
    <message>
        <source>That is the prefill. Each token after it costs one row.</source>
        <translation>それがプリフィルです。そのあとは、1 トークンにつき 1 行で済みます。</translation>
    </message>
    <message>
        <source>The weights are loaded from the disk</source>
        <translation>重みをディスクから読み込むから</translation>
    </message>
    <message>
        <source>They have been in memory since the program started.</source>
        <translation>重みは、プログラムが始まったときからメモリにあります。</translation>
    </message>
    <message>
        <source>A cache can&apos;t help with rows that it has never had. It makes the later tokens cheap, and the first one only if it was filled before.</source>
        <translation>キャッシュは、一度も持ったことのない行については役に立ちません。あとのトークンは安くなりますが、最初のトークンが安くなるのは、前もって満たされていた場合だけです。</translation>
    </message>
    <message>
        <source>Where to see it: Lesson 4; Watch page, time per token.</source>
        <translation>確かめる場所：レッスン 4、観察画面の「トークンあたりの時間」。</translation>
    </message>
    <message>
        <source>In parallel</source>
        <translation>並列に</translation>
    </message>
    <message>
        <source>A prefill of 500 rows is much faster than 500 decode steps. Why?</source>
        <translation>500 行のプリフィルは、500 回のデコードよりずっと速く終わります。なぜでしょうか。</translation>
    </message>
    <message>
        <source>It reads each weight once for all rows</source>
        <translation>重みを 1 回ずつ読んで、全部の行に使うから</translation>
    </message>
    <message>
        <source>A decode step reads all of them for a single row.</source>
        <translation>デコードのステップは、たった 1 行のために重みをすべて読みます。</translation>
    </message>
    <message>
        <source>It leaves out attention</source>
        <translation>アテンションを省くから</translation>
    </message>
    <message>
        <source>It doesn&apos;t: each row of the prompt looks at all rows above it.</source>
        <translation>省きません。プロンプトのどの行も、上のすべての行を見ます。</translation>
    </message>
    <message>
        <source>It computes with fewer bits</source>
        <translation>少ないビットで計算するから</translation>
    </message>
    <message>
        <source>Prefill and decode use the same numbers.</source>
        <translation>プリフィルもデコードも、同じ数値を使います。</translation>
    </message>
    <message>
        <source>A decode step waits for memory, a prefill for arithmetic. And a prefill can work on all rows at once only because all tokens are known.</source>
        <translation>デコードのステップはメモリを待ち、プリフィルは演算を待ちます。そして、プリフィルがすべての行を一度に処理できるのは、トークンがすべてわかっているからです。</translation>
    </message>
    <message>
        <source>Where to see it: Lesson 4; Watch page, this step.</source>
        <translation>確かめる場所：レッスン 4、観察画面の「このステップ」。</translation>
    </message>
    <message>
        <source>Two ratios</source>
        <translation>2 つの比</translation>
    </message>
    <message>
        <source>At 1,000 tokens a step takes 80 times as long without the cache. How does the whole run up to there compare?</source>
        <translation>1,000 トークンでは、キャッシュなしの 1 ステップは 80 倍の時間がかかります。そこまでの実行全体ではどうでしょうか。</translation>
    </message>
    <message>
        <source>Also 80 times as long</source>
        <translation>同じく 80 倍</translation>
    </message>
    <message>
        <source>It would, if every step had been as long as the last. The early ones were short.</source>
        <translation>どのステップも最後と同じ長さだったなら、そうなるでしょう。初めのころのステップは短かったのです。</translation>
    </message>
    <message>
        <source>About 40 times as long</source>
        <translation>約 40 倍</translation>
    </message>
    <message>
        <source>Without a cache the steps grew from short to long. On average they were about half as long as the last.</source>
        <translation>キャッシュなしでは、ステップは短いものからだんだん長くなりました。平均すると、最後の約半分の長さです。</translation>
    </message>
    <message>
        <source>About 6,400 times as long</source>
        <translation>約 6,400 倍</translation>
    </message>
    <message>
        <source>The ratios of steps don&apos;t multiply. Times add up.</source>
        <translation>ステップの比は掛け算になりません。時間は足し算です。</translation>
    </message>
    <message>
        <source>The ratio of steps and the ratio of runs are two figures; a report should say which it means. For this model, here: whole runs {ratio_200} times at 200 tokens, {ratio_1000} at 1,000 (a prediction while nothing has been raced).</source>
        <translation>ステップの比と実行の比は、別の数字です。報告には、どちらなのかを書くべきです。このモデルの、ここでの値：実行全体の比は、200 トークンで {ratio_200}、1,000 トークンで {ratio_1000}（まだレースをしていなければ予測値）。</translation>
    </message>
    <message>
        <source>Where to see it: Lesson 9; Race page, the table of ratios.</source>
        <translation>確かめる場所：レッスン 9、レース画面の比の表。</translation>
    </message>
    <message>
        <source>Other machines</source>
        <translation>違うマシン</translation>
    </message>
    <message>
        <source>Two people measure how much faster a run gets with the cache. One finds 2, the other 20. Both have counted the same rows. What explains it?</source>
        <translation>2 人が、キャッシュで実行がどれだけ速くなるかを測りました。1 人は 2、もう 1 人は 20 という結果でした。数えた行は、2 人とも同じです。なぜでしょうか。</translation>
    </message>
    <message>
        <source>One of them has made a mistake</source>
        <translation>どちらかが間違えた</translation>
    </message>
    <message>
        <source>Not necessarily. The rows are the same everywhere, the times are not.</source>
        <translation>そうとはかぎりません。行数はどこでも同じですが、時間は違います。</translation>
    </message>
    <message>
        <source>One of them has a larger cache</source>
        <translation>どちらかのキャッシュのほうが大きい</translation>
    </message>
    <message>
        <source>Both keep the same rows of the same model: their caches are equally large.</source>
        <translation>2 人とも、同じモデルの同じ行を取っておきます。キャッシュの大きさは同じです。</translation>
    </message>
    <message>
        <source>Their machines calculate and read at different rates</source>
        <translation>マシンの計算の速さと読む速さが違う</translation>
    </message>
    <message>
        <source>Without a cache there is much to calculate, with it there is mostly reading. The ratio depends on how fast a machine does either.</source>
        <translation>キャッシュがなければ計算が多く、あれば読み込みが中心になります。比は、マシンがそれぞれをどれだけ速くできるかで決まります。</translation>
    </message>
    <message>
        <source>This machine&apos;s rates are {bandwidth} and {arithmetic}. From them alone one expects {roofline_200} at 200 tokens; for GPT-2 small on an H100 card {gpu_200}.</source>
        <translation>このマシンの速さは {bandwidth} と {arithmetic} です。これだけから予想される比は、200 トークンで {roofline_200}。H100 カードでの GPT-2 small なら {gpu_200} です。</translation>
    </message>
    <message>
        <source>Where to see it: Lesson 9; Race page, &quot;Another machine?&quot;.</source>
        <translation>確かめる場所：レッスン 9、レース画面の「別のマシンなら？」。</translation>
    </message>
    <message>
        <source>GPT-2 small&apos;s token</source>
        <translation>GPT-2 small の 1 トークン</translation>
    </message>
    <message>
        <source>GPT-2 small has 12 blocks and a width of 768. How many numbers does it keep for each token?</source>
        <translation>GPT-2 small は 12 ブロックで、幅は 768 です。1 トークンについて取っておく数値は何個でしょうか。</translation>
    </message>
    <message>
        <source>768</source>
        <translation>768</translation>
    </message>
    <message>
        <source>That is one key, in one block.</source>
        <translation>それは、1 つのブロックのキー 1 つ分です。</translation>
    </message>
    <message>
        <source>9,216</source>
        <translation>9,216</translation>
    </message>
    <message>
        <source>Keys are only half of it: 12 × 768. Values come on top.</source>
        <translation>12 × 768 のキーは、まだ半分です。ここにバリューが加わります。</translation>
    </message>
    <message>
        <source>18,432</source>
        <translation>18,432</translation>
    </message>
    <message>
        <source>2 × 12 × 768: a key and a value in each block.</source>
        <translation>2 × 12 × 768。すべてのブロックに、キーとバリューが 1 つずつです。</translation>
    </message>
    <message>
        <source>1,536</source>
        <translation>1,536</translation>
    </message>
    <message>
        <source>A key and a value: but every block has its own.</source>
        <translation>キー 1 つとバリュー 1 つです。でも、どのブロックにもそれぞれあります。</translation>
    </message>
    <message>
        <source>{plan_numbers} numbers are {plan_token} in 16 bits, and {plan_conversation} for the whole window.</source>
        <translation>{plan_numbers} 個の数値は、16 ビットで {plan_token}、コンテキスト全体では {plan_conversation} です。</translation>
    </message>
    <message>
        <source>Where to see it: Lesson 5; Memory page, the formula.</source>
        <translation>確かめる場所：レッスン 5、メモリ画面の「計算式」。</translation>
    </message>
    <message>
        <source>Last bits</source>
        <translation>最後のビット</translation>
    </message>
    <message>
        <source>With a certain library the scores differ in their last digits, with the cache and without. Where does that come from?</source>
        <translation>あるライブラリでは、キャッシュの有無で、スコアの最後のほうの桁が違います。その原因は何でしょうか。</translation>
    </message>
    <message>
        <source>It adds the same sums in another order when it computes one row instead of many</source>
        <translation>多くの行ではなく 1 行を計算するとき、同じ和を別の順番で足す</translation>
    </message>
    <message>
        <source>Rounded sums depend on their order. The cache only changes how many rows are computed together.</source>
        <translation>丸めた和は、順番によって変わります。キャッシュが変えるのは、一緒に計算する行の数だけです。</translation>
    </message>
    <message>
        <source>The cache rounds what it keeps</source>
        <translation>キャッシュがしまうときに丸める</translation>
    </message>
    <message>
        <source>It keeps the 32-bit numbers as they were computed, and gives back just those.</source>
        <translation>キャッシュは 32 ビットの数値を計算されたとおりに取っておき、それをそのまま返します。</translation>
    </message>
    <message>
        <source>A row changes a little whenever text is added</source>
        <translation>テキストが増えるたびに、行が少しずつ変わる</translation>
    </message>
    <message>
        <source>It can&apos;t: nothing below a row has any influence on it.</source>
        <translation>変わりようがありません。下にあるものは、行に何の影響も与えません。</translation>
    </message>
    <message>
        <source>Both lanes calculated with OpenBLAS here; their scores are at most {race_difference} apart. Arithmetic that adds in a fixed order shows the cause: there the difference is 0. The best token is nearly always far enough ahead for the text to be the same anyway.</source>
        <translation>ここでは両方のレーンが OpenBLAS で計算しました。スコアの差は最大 {race_difference} です。決まった順番で足す演算なら、原因がわかります。そこでは差が 0 です。いちばんのトークンは、ほとんどいつも十分にリードしているので、テキストはどのみち同じになります。</translation>
    </message>
    <message>
        <source>Where to see it: Lesson 8; Race page, a lane&apos;s arithmetic.</source>
        <translation>確かめる場所：レッスン 8、レース画面でのレーンの演算。</translation>
    </message>
    <message>
        <source>Long contexts</source>
        <translation>長いコンテキスト</translation>
    </message>
    <message>
        <source>On this card {plan_fit} conversations of 8,192 tokens fit beside the model. What runs out first when each of them gets 16 times as long?</source>
        <translation>このカードには、モデルのほかに 8,192 トークンの会話が {plan_fit} 件入ります。どの会話も 16 倍の長さになったら、まず足りなくなるのは何でしょうか。</translation>
    </message>
    <message>
        <source>The weights no longer fit</source>
        <translation>重みが入らなくなる</translation>
    </message>
    <message>
        <source>They are as large as before.</source>
        <translation>重みの大きさは前と同じです。</translation>
    </message>
    <message>
        <source>Patience: each token takes 16 times as long</source>
        <translation>忍耐。1 トークンに 16 倍の時間がかかる</translation>
    </message>
    <message>
        <source>A step gets longer, but by less than that: it still computes a single row.</source>
        <translation>ステップは長くなりますが、それほどではありません。計算するのは、やはり 1 行だけです。</translation>
    </message>
    <message>
        <source>The memory for the caches</source>
        <translation>キャッシュのためのメモリ</translation>
    </message>
    <message>
        <source>Each takes 16 times as much, so only a few fit.</source>
        <translation>1 つが 16 倍になるので、少ししか入りません。</translation>
    </message>
    <message>
        <source>Only {plan_fit} fit now, at {plan_conversation} each. Such limits often decide how many users a server takes.</source>
        <translation>いまは {plan_fit} 件しか入りません。1 つが {plan_conversation} です。サーバーが受け入れられるユーザーの数は、よくこうした限界で決まります。</translation>
    </message>
    <message>
        <source>Where to see it: Lesson 5; Memory page, the verdict.</source>
        <translation>確かめる場所：レッスン 5、メモリ画面の判定。</translation>
    </message>
    <message>
        <source>Shared heads</source>
        <translation>ヘッドの共有</translation>
    </message>
    <message>
        <source>Llama 3.1 70B has 64 heads, and 8 keys and values that they share in groups. What does that do to its cache?</source>
        <translation>Llama 3.1 70B には 64 個のヘッドがあり、8 組のキーとバリューをグループごとに共有します。キャッシュはどうなるでしょうか。</translation>
    </message>
    <message>
        <source>It halves it</source>
        <translation>半分になる</translation>
    </message>
    <message>
        <source>Half would be groups of two. Here eight heads share.</source>
        <translation>半分になるのは、2 個ずつのグループのときです。ここでは 8 個のヘッドが共有します。</translation>
    </message>
    <message>
        <source>It makes it eight times smaller</source>
        <translation>8 分の 1 になる</translation>
    </message>
    <message>
        <source>8 keys and values are kept for each token and block, not 64.</source>
        <translation>トークンとブロックごとに取っておくキーとバリューは、64 組ではなく 8 組です。</translation>
    </message>
    <message>
        <source>Nothing: 64 heads still look</source>
        <translation>変わらない。見るヘッドはやはり 64 個</translation>
    </message>
    <message>
        <source>They look with queries of their own, and queries aren&apos;t kept.</source>
        <translation>見るときは自分のクエリを使いますが、クエリは取っておきません。</translation>
    </message>
    <message>
        <source>{plan_conversation} for a conversation of the full length, instead of eight times that. The price: the model has to be trained so. Heads that are simply averaged afterwards lose nearly every answer.</source>
        <translation>最大の長さの会話 1 つが、その 8 倍ではなく {plan_conversation} です。代償は、モデルをそのように訓練しなければならないことです。あとからただ平均したヘッドでは、ほとんどの答えが失われます。</translation>
    </message>
    <message>
        <source>Where to see it: Lesson 6; Memory page, KV heads; Squeeze page, share heads.</source>
        <translation>確かめる場所：レッスン 6、メモリ画面の「KV ヘッド」、圧縮画面の「ヘッドを共有」。</translation>
    </message>
    <message>
        <source>A cache keeps each number in 8 bits instead of 32. What is given up?</source>
        <translation>キャッシュが数値 1 個を 32 ビットではなく 8 ビットで取っておきます。何が失われるでしょうか。</translation>
    </message>
    <message>
        <source>The oldest rows</source>
        <translation>いちばん古い行</translation>
    </message>
    <message>
        <source>All rows stay. Each number becomes a bit coarser.</source>
        <translation>行はすべて残ります。数値 1 つ 1 つが少し粗くなります。</translation>
    </message>
    <message>
        <source>Nothing, not even a bit</source>
        <translation>何も。1 ビットも失われない</translation>
    </message>
    <message>
        <source>The logits do change a little. Exactly the same it is only with the numbers as they were computed.</source>
        <translation>ロジットは少し変わります。完全に同じになるのは、計算されたとおりの数値を使うときだけです。</translation>
    </message>
    <message>
        <source>A little precision: answers hardly change, bits do</source>
        <translation>わずかな精度。答えはほとんど変わらないが、ビットは変わる</translation>
    </message>
    <message>
        <source>Each number is rounded to one of some 250 steps. The 60 questions do not notice.</source>
        <translation>数値 1 個が、約 250 段階のどれかに丸められます。60 問の結果には表れません。</translation>
    </message>
    <message>
        <source>About a quarter of the right answers</source>
        <translation>正解の約 4 分の 1</translation>
    </message>
    <message>
        <source>It&apos;s a quarter of the memory that remains. The answers remain nearly all.</source>
        <translation>4 分の 1 になるのはメモリです。答えはほとんど残ります。</translation>
    </message>
    <message>
        <source>It takes about a quarter of the memory. With 4 bits it&apos;s a seventh, and an answer or so is lost.</source>
        <translation>メモリは約 4 分の 1 になります。4 ビットなら 7 分の 1 になり、答えが 1 つほど失われます。</translation>
    </message>
    <message>
        <source>Where to see it: Lesson 6; Squeeze page, fewer bits.</source>
        <translation>確かめる場所：レッスン 6、圧縮画面の「ビットを減らす」。</translation>
    </message>
    <message>
        <source>Thrown away</source>
        <translation>捨てられた行</translation>
    </message>
    <message>
        <source>A window keeps only the newest 64 rows. The model is asked about a sentence far above. What happens?</source>
        <translation>ウィンドウは、新しい 64 行だけを残します。モデルに、ずっと上の文について質問します。どうなるでしょうか。</translation>
    </message>
    <message>
        <source>It answers fluently, and often wrongly</source>
        <translation>すらすら答え、よく間違える</translation>
    </message>
    <message>
        <source>The rows with the fact are gone. What is left is enough for a well-formed guess.</source>
        <translation>事実の書かれた行は、もうありません。残った行だけでも、整った当て推量には足ります。</translation>
    </message>
    <message>
        <source>It stops with an error</source>
        <translation>エラーで止まる</translation>
    </message>
    <message>
        <source>Nothing is broken: it looks at the rows that are there.</source>
        <translation>何も壊れてはいません。そこにある行を見ます。</translation>
    </message>
    <message>
        <source>It computes the missing rows again</source>
        <translation>足りない行を計算し直す</translation>
    </message>
    <message>
        <source>It could only if it went back to the text. A window never does.</source>
        <translation>それには、テキストに戻らなければなりません。ウィンドウは決して戻りません。</translation>
    </message>
    <message>
        <source>Evicted rows are forgotten. Which rows a later question needs, nobody knows when they are thrown away.</source>
        <translation>追い出された行は忘れられます。あとの質問にどの行が必要か、捨てるときには誰にもわかりません。</translation>
    </message>
    <message>
        <source>Where to see it: Lesson 6; Squeeze page, throw rows away.</source>
        <translation>確かめる場所：レッスン 6、圧縮画面の「行を捨てる」。</translation>
    </message>
    <message>
        <source>What does giving out cache memory in pages change?</source>
        <translation>キャッシュのメモリをページで割り当てると、何が変わるでしょうか。</translation>
    </message>
    <message>
        <source>Each row takes less memory</source>
        <translation>1 行あたりのメモリが減る</translation>
    </message>
    <message>
        <source>A row takes what it took. Not one number is changed.</source>
        <translation>1 行の大きさは前と同じです。数値は 1 つも変わりません。</translation>
    </message>
    <message>
        <source>Attention gets more accurate</source>
        <translation>アテンションの精度が上がる</translation>
    </message>
    <message>
        <source>It reads the same numbers, only from other places.</source>
        <translation>読むのは同じ数値で、場所が違うだけです。</translation>
    </message>
    <message>
        <source>Less memory lies reserved and empty</source>
        <translation>確保されたまま空のメモリが減る</translation>
    </message>
    <message>
        <source>A conversation gets the next page when it needs it, instead of room for the longest answer at the start.</source>
        <translation>会話は、最長の答えのための場所を始めからもらうのではなく、必要になったら次のページをもらいます。</translation>
    </message>
    <message>
        <source>So more conversations fit into the same memory at the same time. And those that begin alike can share pages.</source>
        <translation>そのため、同じメモリに同時に入る会話が増えます。始まりが同じ会話どうしなら、ページを共有できます。</translation>
    </message>
    <message>
        <source>Where to see it: Lesson 6; Memory page, &quot;One piece each, or pages?&quot;.</source>
        <translation>確かめる場所：レッスン 6、メモリ画面の「ひとまとまりか、ページか」。</translation>
    </message>
    <message>
        <source>The next question</source>
        <translation>次の質問</translation>
    </message>
    <message>
        <source>A server drops the cache after each answer. What does somebody notice who asks three questions about one long document?</source>
        <translation>サーバーが、答えるたびにキャッシュを捨てます。1 つの長い文書について 3 つの質問をする人は、何に気づくでしょうか。</translation>
    </message>
    <message>
        <source>The second answer doesn&apos;t know the document</source>
        <translation>2 つ目の答えは、文書を知らない</translation>
    </message>
    <message>
        <source>The text is sent along with every turn. Only the rows are missing.</source>
        <translation>テキストは毎ターン一緒に送られます。足りないのは行だけです。</translation>
    </message>
    <message>
        <source>Each answer begins late, and is as good as ever</source>
        <translation>どの答えも始まりが遅いが、質は変わらない</translation>
    </message>
    <message>
        <source>Every turn pays for the whole prefill again. The numbers that come out are the same.</source>
        <translation>毎ターン、プリフィルを丸ごとやり直す費用がかかります。出てくる数値は同じです。</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>何も気づかない</translation>
    </message>
    <message>
        <source>Nothing in the words. But the waiting before each answer grows with the document.</source>
        <translation>言葉については、そのとおりです。でも、答えの前の待ち時間は文書とともに長くなります。</translation>
    </message>
    <message>
        <source>The second question has just cost {turn_computed} rows, those of the document among them. If the cache is retained, a turn computes the rows of its own question only.</source>
        <translation>2 つ目の質問にかかったのは {turn_computed} 行で、文書の行も入っています。キャッシュを保持していれば、1 ターンで計算するのは、その質問の行だけです。</translation>
    </message>
    <message>
        <source>Where to see it: Lesson 7; Chat page, keep the cache between turns.</source>
        <translation>確かめる場所：レッスン 7、チャット画面の「ターン間でキャッシュを保持」。</translation>
    </message>
    <message>
        <source>Sold</source>
        <translation>売られるキャッシュ</translation>
    </message>
    <message>
        <source>A provider charges less for cached tokens. Your prompt has long instructions, which never change, and today&apos;s date. Where should the date go?</source>
        <translation>プロバイダーの料金は、キャッシュされたトークンでは安くなります。プロンプトには、決して変わらない長い指示と、今日の日付があります。日付はどこに置けばよいでしょうか。</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>始め</translation>
    </message>
    <message>
        <source>Then all rows below it are new whenever the date is, and those are nearly all.</source>
        <translation>それでは、日付が変わるたびに、下の行がすべて新しくなります。ほとんど全部の行です。</translation>
    </message>
    <message>
        <source>Anywhere: it&apos;s only one token</source>
        <translation>どこでも。1 トークンにすぎない</translation>
    </message>
    <message>
        <source>It isn&apos;t its size that counts, but what stands below it.</source>
        <translation>大事なのは大きさではなく、その下に何があるかです。</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>終わり</translation>
    </message>
    <message>
        <source>Then the instructions stand above it, and their rows can be used again.</source>
        <translation>こうすれば、指示はその上にあり、指示の行をもう一度使えます。</translation>
    </message>
    <message>
        <source>Prompt caching sells the same rule by which a row may be kept: what stands above a change is still valid.</source>
        <translation>プロンプトキャッシングが売っているのは、行を取っておけるのと同じ規則です。変更より上にあるものは、有効なままです。</translation>
    </message>
    <message>
        <source>Where to see it: Lesson 7; Chat page, what a provider would charge.</source>
        <translation>確かめる場所：レッスン 7、チャット画面の「プロバイダーの料金」。</translation>
    </message>
    <message>
        <source>Learning and writing</source>
        <translation>学ぶことと書くこと</translation>
    </message>
    <message>
        <source>Why does training get along without a KV cache?</source>
        <translation>訓練に KV キャッシュがいらないのはなぜでしょうか。</translation>
    </message>
    <message>
        <source>It doesn&apos;t use attention</source>
        <translation>アテンションを使わないから</translation>
    </message>
    <message>
        <source>It uses the very same attention, with the same mask.</source>
        <translation>まったく同じアテンションを、同じマスクで使います。</translation>
    </message>
    <message>
        <source>It knows the whole text and computes all rows in one pass</source>
        <translation>テキスト全体がわかっていて、すべての行を 1 回のパスで計算するから</translation>
    </message>
    <message>
        <source>Nothing is computed twice, so nothing has to be kept for a next step.</source>
        <translation>2 回計算するものがないので、次のステップのために取っておくものもありません。</translation>
    </message>
    <message>
        <source>It has more memory</source>
        <translation>メモリが多いから</translation>
    </message>
    <message>
        <source>More memory wouldn&apos;t save any work that isn&apos;t repeated.</source>
        <translation>繰り返しのない仕事は、メモリを増やしても減りません。</translation>
    </message>
    <message>
        <source>It may look at the tokens to come</source>
        <translation>これから来るトークンを見てよいから</translation>
    </message>
    <message>
        <source>It may not: the mask holds there too. Otherwise it would learn to copy.</source>
        <translation>見てはいけません。そこでもマスクが働きます。そうでなければ、書き写すことを覚えてしまいます。</translation>
    </message>
    <message>
        <source>Writing has to go step by step, as each token must be chosen before it can be read. That is where work repeats itself, and where the cache saves it.</source>
        <translation>書くのは 1 ステップずつです。どのトークンも、選ばれてからでないと読めないからです。仕事の繰り返しはそこで起こり、キャッシュが省くのもそこです。</translation>
    </message>
    <message>
        <source>Where to see it: Lesson 9; Watch page, time per token.</source>
        <translation>確かめる場所：レッスン 9、観察画面の「トークンあたりの時間」。</translation>
    </message>
</context>
<context>
    <name>Machines</name>
    <message>
        <source>This machine</source>
        <translation>このマシン</translation>
    </message>
    <message>
        <source>A laptop</source>
        <translation>ノート PC</translation>
    </message>
    <message>
        <source>A phone</source>
        <translation>スマホ</translation>
    </message>
    <message>
        <source>An H100</source>
        <translation>H100</translation>
    </message>
    <message>
        <source>Like the report (fitted)</source>
        <translation>記事に合わせる（当てはめ）</translation>
    </message>
    <message>
        <source>Your own figures</source>
        <translation>自分の数字</translation>
    </message>
    <message>
        <source>this machine</source>
        <translation>このマシン</translation>
    </message>
    <message>
        <source>a laptop</source>
        <translation>ノート PC</translation>
    </message>
    <message>
        <source>a phone</source>
        <translation>スマホ</translation>
    </message>
    <message>
        <source>an H100</source>
        <translation>H100</translation>
    </message>
    <message>
        <source>the fitted figures</source>
        <translation>記事に合わせた数字</translation>
    </message>
    <message>
        <source>your own figures</source>
        <translation>自分の数字</translation>
    </message>
</context>
<context>
    <name>Memory</name>
    <message numerus="yes">
        <source>%Ln block(s)</source>
        <translation>
            <numerusform>%Ln ブロック</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 × %2 latent numbers</source>
        <translation>%1 × 潜在数値 %2 個</translation>
    </message>
    <message numerus="yes">
        <source>%Ln KV head(s)</source>
        <translation>
            <numerusform>%Ln KV ヘッド</numerusform>
        </translation>
    </message>
    <message>
        <source>2 × %1 × %2 × %3</source>
        <translation>2 × %1 × %2 × %3</translation>
    </message>
    <message>
        <source>× %1 bytes = %2 per token</source>
        <translation>× %1 バイト = 1 トークンあたり %2</translation>
    </message>
    <message>
        <source>%1 numbers in %2 bytes = %3 per token</source>
        <translation>数値 %1 個が %2 バイト = 1 トークンあたり %3</translation>
    </message>
    <message>
        <source>32-bit</source>
        <translation>32 ビット</translation>
    </message>
    <message>
        <source>16-bit</source>
        <translation>16 ビット</translation>
    </message>
    <message>
        <source>8-bit</source>
        <translation>8 ビット</translation>
    </message>
    <message>
        <source>4-bit</source>
        <translation>4 ビット</translation>
    </message>
    <message>
        <source>latent (%1 numbers)</source>
        <translation>潜在（数値 %1 個）</translation>
    </message>
    <message>
        <source>one shared head</source>
        <translation>共有ヘッド 1 個</translation>
    </message>
    <message>
        <source>grouped (%1 KV heads)</source>
        <translation>グループ化（%1 KV ヘッド）</translation>
    </message>
    <message>
        <source>Laptop, 16 GB</source>
        <translation>ノート PC、16 GB</translation>
    </message>
    <message>
        <source>Laptop, 32 GB</source>
        <translation>ノート PC、32 GB</translation>
    </message>
    <message>
        <source>= %1 numbers per token</source>
        <translation>= 1 トークンあたり数値 %1 個</translation>
    </message>
    <message>
        <source>× %1 = %2 per conversation</source>
        <translation>× %1 = 1 会話あたり %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln token(s)</source>
        <translation>
            <numerusform>%Ln トークン</numerusform>
        </translation>
    </message>
    <message>
        <source>× %1 = %2 in all</source>
        <translation>× %1 = 合計 %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln conversation(s)</source>
        <translation>
            <numerusform>%Ln 会話</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>full attention (%Ln KV heads)</source>
        <translation>
            <numerusform>フルアテンション（%Ln KV ヘッド）</numerusform>
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
        <translation>Rowkeeper tiny、1 キーヘッド</translation>
    </message>
    <message>
        <source>GPT-2 small, random weights</source>
        <translation>GPT-2 small、ランダムな重み</translation>
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
        <translation>取得するもの：%1</translation>
    </message>
    <message>
        <source>On the disk: %1 of %2</source>
        <translation>ディスク上：%2 中 %1</translation>
    </message>
    <message>
        <source>On the disk: %1</source>
        <translation>ディスク上：%1</translation>
    </message>
    <message>
        <source>in memory: %1 with 32-bit, %2 with 16-bit, %3 with 8-bit weights</source>
        <translation>メモリ上：32 ビットの重みで %1、16 ビットで %2、8 ビットで %3</translation>
    </message>
    <message>
        <source>From %1</source>
        <translation>入手元：%1</translation>
    </message>
    <message>
        <source>licence: %1</source>
        <translation>ライセンス：%1</translation>
    </message>
    <message>
        <source>not pinned</source>
        <translation>固定なし</translation>
    </message>
    <message>
        <source>Made by this project, MIT licence</source>
        <translation>このプロジェクトが作成、MIT ライセンス</translation>
    </message>
    <message>
        <source>Pinned: every file must have the size and the checksum that Rowkeeper&apos;s own list gives.</source>
        <translation>固定済み：どのファイルも、サイズとチェックサムが Rowkeeper の一覧と一致しなければなりません。</translation>
    </message>
    <message>
        <source>Not pinned: sizes and checksums are the hub&apos;s own word, because Rowkeeper&apos;s list does not have this model.</source>
        <translation>固定なし：このモデルは Rowkeeper の一覧にないので、サイズとチェックサムはハブの申告によります。</translation>
    </message>
    <message>
        <source>Every file has the size and the checksum of Rowkeeper&apos;s list of known models.</source>
        <translation>どのファイルも、サイズとチェックサムが Rowkeeper の既知のモデルの一覧と一致しています。</translation>
    </message>
    <message>
        <source>Every file has the size and the checksum that the hub gave for it. Not pinned: Rowkeeper&apos;s list has none.</source>
        <translation>どのファイルも、サイズとチェックサムがハブの申告と一致しています。固定なし：Rowkeeper の一覧にはありません。</translation>
    </message>
    <message>
        <source>Its files fit together and can be used. There are no checksums to hold them against.</source>
        <translation>ファイルどうしのつじつまは合っていて、使えます。照合できるチェックサムはありません。</translation>
    </message>
    <message>
        <source>Asking the hub which files it has.</source>
        <translation>どのファイルがあるか、ハブに問い合わせています。</translation>
    </message>
    <message>
        <source>Stopping. What was fetched is kept.</source>
        <translation>中止しています。取得済みのものは残ります。</translation>
    </message>
    <message>
        <source>Checking what is there.</source>
        <translation>すでにあるものを確認しています。</translation>
    </message>
    <message>
        <source>All files are there, and their checksums are right.</source>
        <translation>すべてのファイルがそろい、チェックサムも合っています。</translation>
    </message>
    <message>
        <source>%1 are kept. Going on fetches the rest, now or at any later time.</source>
        <translation>%1 が残っています。続ければ、残りを今でも、あとでも取得できます。</translation>
    </message>
    <message>
        <source>Stopping.</source>
        <translation>中止しています。</translation>
    </message>
    <message>
        <source>Reading its files.</source>
        <translation>ファイルを読んでいます。</translation>
    </message>
    <message>
        <source>%1 of %2 read</source>
        <translation>%1/%2 読み込み済み</translation>
    </message>
    <message>
        <source>Rowkeeper&apos;s own folder</source>
        <translation>Rowkeeper のフォルダー</translation>
    </message>
    <message>
        <source>Hugging Face&apos;s cache</source>
        <translation>Hugging Face のキャッシュ</translation>
    </message>
    <message>
        <source>Came with Rowkeeper</source>
        <translation>Rowkeeper に付属</translation>
    </message>
    <message>
        <source>A folder of yours</source>
        <translation>自分のフォルダー</translation>
    </message>
    <message>
        <source>complete</source>
        <translation>完全</translation>
    </message>
    <message>
        <source>not on this computer</source>
        <translation>このコンピューターになし</translation>
    </message>
    <message>
        <source>incomplete</source>
        <translation>不完全</translation>
    </message>
    <message>
        <source>%1 % there</source>
        <translation>%1% あり</translation>
    </message>
    <message>
        <source>It comes with Rowkeeper: there is nothing to download.</source>
        <translation>Rowkeeper に付属しているので、ダウンロードするものはありません。</translation>
    </message>
    <message>
        <source>Source: %1, revision %2</source>
        <translation>入手元：%1、リビジョン %2</translation>
    </message>
    <message>
        <source>Licence: not given; see its page</source>
        <translation>ライセンス：記載なし（ページを参照）</translation>
    </message>
    <message>
        <source>Licence: %1</source>
        <translation>ライセンス：%1</translation>
    </message>
    <message>
        <source>Size: %1</source>
        <translation>サイズ：%1</translation>
    </message>
    <message>
        <source>Size: %1; %2 of it are there already</source>
        <translation>サイズ：%1（うち %2 はすでにあります）</translation>
    </message>
    <message>
        <source>Into %1, where it needs %2</source>
        <translation>保存先：%1、必要な容量 %2</translation>
    </message>
    <message>
        <source> of the %1 that are free</source>
        <translation> （空き %1）</translation>
    </message>
    <message>
        <source>A complete copy is in Hugging Face&apos;s cache already. It can be used as it is, without a download.</source>
        <translation>完全なコピーが、すでに Hugging Face のキャッシュにあります。ダウンロードせずに、そのまま使えます。</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 分</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation>%1 時間 %2 分</translation>
    </message>
    <message>
        <source>%1: %2 of %3</source>
        <translation>%1：%2/%3</translation>
    </message>
    <message>
        <source>%1, checking what is there</source>
        <translation>%1、すでにあるものを確認中</translation>
    </message>
    <message>
        <source>%1, trying again in %2</source>
        <translation>%1、%2後に再試行</translation>
    </message>
    <message>
        <source>%1, %2/s, %3 left</source>
        <translation>%1、%2/s、残り %3</translation>
    </message>
    <message>
        <source>%1 is on this computer</source>
        <translation>%1 はこのコンピューターにあります</translation>
    </message>
    <message>
        <source>Download %1?</source>
        <translation>%1 をダウンロードしますか？</translation>
    </message>
    <message>
        <source>Looking for %1</source>
        <translation>%1 を検索中</translation>
    </message>
    <message>
        <source>%1 cannot be downloaded</source>
        <translation>%1 はダウンロードできません</translation>
    </message>
    <message>
        <source>Downloading %1</source>
        <translation>%1 をダウンロード中</translation>
    </message>
    <message>
        <source>%1 is on this computer now</source>
        <translation>%1 がこのコンピューターに入りました</translation>
    </message>
    <message>
        <source>The download of %1 was stopped</source>
        <translation>%1 のダウンロードを中止しました</translation>
    </message>
    <message>
        <source>The download of %1 failed</source>
        <translation>%1 のダウンロードに失敗しました</translation>
    </message>
    <message>
        <source>Verifying %1</source>
        <translation>%1 を検証中</translation>
    </message>
    <message>
        <source>%1 is right</source>
        <translation>%1 は正常です</translation>
    </message>
    <message>
        <source>%1 is not right</source>
        <translation>%1 に問題があります</translation>
    </message>
    <message>
        <source>Removing %1</source>
        <translation>%1 を削除中</translation>
    </message>
    <message>
        <source>%1 was removed</source>
        <translation>%1 を削除しました</translation>
    </message>
    <message>
        <source>%1 could not be removed</source>
        <translation>%1 を削除できませんでした</translation>
    </message>
    <message>
        <source>%1 are free again.</source>
        <translation>%1 が空きました。</translation>
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
        <translation>ページ %1 · 空き</translation>
    </message>
    <message>
        <source>%1 of %2 rows filled</source>
        <translation>%1/%2 行使用</translation>
    </message>
    <message>
        <source>Page %1 · conversation %2 · %3</source>
        <translation>ページ %1 · 会話 %2 · %3</translation>
    </message>
    <message>
        <source>Page %1 · shared by conversations %2 · %3</source>
        <translation>ページ %1 · 会話 %2 で共有 · %3</translation>
    </message>
    <message>
        <source>%1 of %2 pages lent, %3 of their %4 rows filled</source>
        <translation>%1/%2 ページを割り当て、その %4 行中 %3 行を使用</translation>
    </message>
    <message numerus="yes">
        <source>Pages of %n row(s)</source>
        <translation>
            <numerusform>%n 行ずつのページ</numerusform>
        </translation>
    </message>
    <message>
        <source>One piece each</source>
        <translation>ひとまとまり</translation>
    </message>
    <message numerus="yes">
        <source>%1: at most %n conversation(s) at once, on average %2 of the lent memory empty</source>
        <translation>
            <numerusform>%1：同時に最大 %n 会話、割り当てたメモリの空きは平均 %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n conversation(s) at work, %2 of the lent memory empty so far</source>
        <translation>
            <numerusform>%1：処理中 %n 会話、割り当てたメモリの空きはここまで %2</numerusform>
        </translation>
    </message>
    <message>
        <source>the fullest moment, step %1</source>
        <translation>いちばん混んだとき（ステップ %1）</translation>
    </message>
    <message>
        <source>Nobody has come yet.</source>
        <translation>まだ誰も来ていません。</translation>
    </message>
    <message numerus="yes">
        <source>%n waiting</source>
        <translation>
            <numerusform>待機 %n 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n finished</source>
        <translation>
            <numerusform>完了 %n 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them cut short, as the pool was full</source>
        <translation>
            <numerusform>うち %n 件はプールがいっぱいで打ち切り</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them ended early, as the arithmetic gave infinity or NaN</source>
        <translation>
            <numerusform>うち %n 件は演算が無限大か NaN になり途中で終了</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>memory taken back %n time(s)</source>
        <translation>
            <numerusform>メモリの取り戻し %n 回</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) computed again</source>
        <translation>
            <numerusform>%n 行を再計算</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n ステップ</numerusform>
        </translation>
    </message>
    <message>
        <source>The two gave different answers, which must never happen. Please report this.</source>
        <translation>2 つの答えが違いました。決してあってはならないことです。報告をお願いします。</translation>
    </message>
    <message>
        <source>Both gave every conversation the same tokens.</source>
        <translation>どの会話も、両方で同じトークンになりました。</translation>
    </message>
    <message>
        <source>In the same memory, pages let %1 conversations in at once instead of %2, and finished after %3 steps instead of %4. %5</source>
        <translation>同じメモリで、ページなら同時に %2 件ではなく %1 件の会話が入り、%4 ステップではなく %3 ステップで終わりました。%5</translation>
    </message>
    <message>
        <source>This pool lets as many in at once either way. A smaller one, or more conversations, shows the difference. %1</source>
        <translation>このプールでは、どちらの方法でも同時に入る数は同じです。プールを小さくするか、会話を増やすと違いが出ます。%1</translation>
    </message>
</context>
<context>
    <name>Photographer</name>
    <message>
        <source>The picture waits until every way has been asked all questions, a minute or more. With --steps 0 none is.</source>
        <translation>画像は、どの方法でもすべての質問が終わるまで待つので、1 分以上かかります。--steps 0 なら、1 つも質問しません。</translation>
    </message>
    <message>
        <source>Only the page learn has lessons: learn:LESSON:STEP.</source>
        <translation>レッスンがあるのは learn 画面だけです：learn:LESSON:STEP。</translation>
    </message>
    <message>
        <source>There is no lesson &apos;%1&apos;; they are 1 to %2, and %3 is the quiz.</source>
        <translation>レッスン「%1」はありません。レッスンは 1 から %2 までで、%3 はクイズです。</translation>
    </message>
    <message>
        <source>Lesson %1 has no step &apos;%2&apos;; they are 1 to %3.</source>
        <translation>レッスン %1 にステップ「%2」はありません。ステップは 1 から %3 までです。</translation>
    </message>
    <message>
        <source>After the step only &apos;:answered&apos; can stand.</source>
        <translation>ステップのあとに置けるのは「:answered」だけです。</translation>
    </message>
</context>
<context>
    <name>Pictures</name>
    <message>
        <source>The picture took too long. Take fewer steps.</source>
        <translation>画像の作成に時間がかかりすぎました。ステップを減らしてください。</translation>
    </message>
    <message>
        <source>Cannot write &apos;%1&apos;. Choose another place.</source>
        <translation>「%1」に書き込めません。別の場所を選んでください。</translation>
    </message>
</context>
<context>
    <name>Precision</name>
    <message>
        <source>%1-bit</source>
        <translation>%1 ビット</translation>
    </message>
    <message>
        <source>%1 weights</source>
        <translation>%1の重み</translation>
    </message>
</context>
<context>
    <name>PreparedDocuments</name>
    <message>
        <source>The book of a village: twelve people</source>
        <translation>村の本：12 人</translation>
    </message>
    <message>
        <source>Two neighbours: a short text</source>
        <translation>2 人の隣人：短いテキスト</translation>
    </message>
    <message>
        <source>A small village: six people</source>
        <translation>小さな村：6 人</translation>
    </message>
    <message>
        <source>A long text: eighteen people</source>
        <translation>長いテキスト：18 人</translation>
    </message>
</context>
<context>
    <name>PreparedPrompts</name>
    <message>
        <source>A village and a question</source>
        <translation>村と質問</translation>
    </message>
    <message>
        <source>Four neighbours: what color is the house?</source>
        <translation>4 人の隣人：家は何色か</translation>
    </message>
    <message>
        <source>The third question about one document</source>
        <translation>1 つの文書への 3 つ目の質問</translation>
    </message>
    <message>
        <source>A long document, its answer at the top</source>
        <translation>長い文書、答えは初めのほう</translation>
    </message>
    <message>
        <source>What is a KV cache?</source>
        <translation>KV キャッシュとは何か</translation>
    </message>
    <message>
        <source>Once upon a time: a story begins</source>
        <translation>Once upon a time：物語の始まり</translation>
    </message>
    <message>
        <source>Odd characters: emoji, accents, double spaces</source>
        <translation>変わった文字：絵文字、アクセント記号、二重の空白</translation>
    </message>
</context>
<context>
    <name>Race</name>
    <message>
        <source>a thread for each core</source>
        <translation>コアごとに 1 スレッド</translation>
    </message>
    <message numerus="yes">
        <source>%n thread(s)</source>
        <translation>
            <numerusform>%n スレッド</numerusform>
        </translation>
    </message>
    <message>
        <source>With the KV cache</source>
        <translation>KV キャッシュあり</translation>
    </message>
    <message>
        <source>Without</source>
        <translation>キャッシュなし</translation>
    </message>
    <message>
        <source> · %1</source>
        <translation> · %1</translation>
    </message>
    <message>
        <source>with the cache</source>
        <translation>キャッシュあり</translation>
    </message>
    <message>
        <source>without</source>
        <translation>キャッシュなし</translation>
    </message>
    <message>
        <source>, %1</source>
        <translation>、%1</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message numerus="yes">
        <source>%Ln token(s)</source>
        <translation>
            <numerusform>%Ln トークン</numerusform>
        </translation>
    </message>
    <message>
        <source>The model is being loaded…</source>
        <translation>モデルを読み込んでいます…</translation>
    </message>
    <message>
        <source>The model could not be loaded.</source>
        <translation>モデルを読み込めませんでした。</translation>
    </message>
    <message>
        <source>Open a model first.</source>
        <translation>まずモデルを開いてください。</translation>
    </message>
    <message>
        <source>Lane A: %1</source>
        <translation>レーン A：%1</translation>
    </message>
    <message>
        <source>Lane B: %1</source>
        <translation>レーン B：%1</translation>
    </message>
    <message>
        <source>Getting the lanes ready. Other arithmetic or other weights need a copy of the model of their own.</source>
        <translation>レーンを準備しています。別の演算や別の重みには、モデルのコピーが別に必要です。</translation>
    </message>
    <message>
        <source>The lane whose clock is behind always moves next, so both clocks are honest.</source>
        <translation>いつも時計の遅れているレーンが次に進むので、どちらの時計も公平です。</translation>
    </message>
    <message>
        <source>greedy</source>
        <translation>貪欲法</translation>
    </message>
    <message>
        <source>temperature %1, seed %2</source>
        <translation>温度 %1、シード %2</translation>
    </message>
</context>
<context>
    <name>RaceVerdict</name>
    <message>
        <source>the second lane&apos;s weights are rounded to %1 bits</source>
        <translation>2 つ目のレーンの重みは %1 ビットに丸めてある</translation>
    </message>
    <message>
        <source>the first lane&apos;s weights are rounded to %1 bits</source>
        <translation>1 つ目のレーンの重みは %1 ビットに丸めてある</translation>
    </message>
    <message>
        <source>the first lane&apos;s weights are rounded to %1 bits, the second&apos;s to %2</source>
        <translation>レーンの重みは、1 つ目が %1 ビット、2 つ目が %2 ビットに丸めてある</translation>
    </message>
    <message>
        <source>%1 of %2 keys and values equal</source>
        <translation>キーとバリューは %2 組中 %1 組が一致</translation>
    </message>
    <message>
        <source>logits equal to the last bit</source>
        <translation>ロジットは最後の 1 ビットまで一致</translation>
    </message>
    <message>
        <source>logits differ by up to %1, because %2</source>
        <translation>ロジットの差は最大 %1（理由：%2）</translation>
    </message>
    <message>
        <source>logits differ by up to %1, because 8-bit weights round between the layers too</source>
        <translation>ロジットの差は最大 %1（8 ビットの重みは層と層の間でも丸めるため）</translation>
    </message>
    <message>
        <source>logits differ by up to %1, because the library adds in another order</source>
        <translation>ロジットの差は最大 %1（ライブラリの足す順番が違うため）</translation>
    </message>
    <message>
        <source>✓ Same tokens: %1 of %1 shared</source>
        <translation>✓ 同じトークン：共通のもの %1/%1</translation>
    </message>
    <message>
        <source>%1 chose ‘%2’, %3 chose ‘%4’</source>
        <translation>%1は「%2」、%3は「%4」を選択</translation>
    </message>
    <message>
        <source>the first lane</source>
        <translation>1 つ目のレーン</translation>
    </message>
    <message>
        <source>the second</source>
        <translation>2 つ目</translation>
    </message>
    <message>
        <source>logits differ by up to %1</source>
        <translation>ロジットの差は最大 %1</translation>
    </message>
    <message>
        <source>the best token led by %1</source>
        <translation>いちばんのトークンのリードは %1</translation>
    </message>
    <message>
        <source>≠ The texts differ from step %1 on: %2</source>
        <translation>≠ ステップ %1 からテキストが違う：%2</translation>
    </message>
    <message>
        <source>no error: rounded weights give other numbers</source>
        <translation>誤りではない：丸めた重みでは数値が変わる</translation>
    </message>
    <message>
        <source>≠ Other tokens from step %1 on: 8-bit weights round between the layers too</source>
        <translation>≠ ステップ %1 からトークンが違う：8 ビットの重みは層と層の間でも丸める</translation>
    </message>
    <message>
        <source>no error: the lanes round in other places, and a last bit can become another code</source>
        <translation>誤りではない：レーンごとに丸める場所が違い、最後の 1 ビットで符号が変わることがある</translation>
    </message>
    <message>
        <source>≠ Other tokens from step %1 on: two were too close to call</source>
        <translation>≠ ステップ %1 からトークンが違う：2 つが僅差</translation>
    </message>
    <message>
        <source>✗ Not the same: the tokens differ from step %1 on</source>
        <translation>✗ 一致しない：ステップ %1 からトークンが違う</translation>
    </message>
    <message>
        <source>✗ Not the same: equal tokens, but other bits</source>
        <translation>✗ 一致しない：トークンは同じだが、ビットが違う</translation>
    </message>
    <message>
        <source>Same output?</source>
        <translation>出力は同じか？</translation>
    </message>
    <message>
        <source>Each token that both lanes have made is compared here, with all numbers behind it.</source>
        <translation>両方のレーンが作ったトークンを、背後のすべての数値とともに、ここで 1 つずつ比べます。</translation>
    </message>
    <message>
        <source>faster so far</source>
        <translation>速い（ここまで）</translation>
    </message>
    <message>
        <source>slower so far</source>
        <translation>遅い（ここまで）</translation>
    </message>
    <message>
        <source>faster in all</source>
        <translation>速い（全体）</translation>
    </message>
    <message>
        <source>slower in all</source>
        <translation>遅い（全体）</translation>
    </message>
    <message>
        <source>as fast in all</source>
        <translation>同じ速さ（全体）</translation>
    </message>
    <message>
        <source>as fast so far</source>
        <translation>同じ速さ（ここまで）</translation>
    </message>
    <message numerus="yes">
        <source>✓ Identical: %1 of %Ln shared tokens, logits equal to the last bit</source>
        <translation>
            <numerusform>✓ 完全に一致：共通のトークン %1/%Ln、ロジットは最後の 1 ビットまで一致</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>logits equal to the last bit in %1 of %Ln steps; they differ by up to %2</source>
        <translation>
            <numerusform>%Ln ステップ中 %1 ステップで、ロジットは最後の 1 ビットまで一致。差は最大 %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RibbonText</name>
    <message>
        <source>row %1 is rebuilt</source>
        <translation>行 %1 が再計算されます</translation>
    </message>
    <message>
        <source>rows %1–%2 are rebuilt</source>
        <translation>行 %1〜%2 が再計算されます</translation>
    </message>
    <message>
        <source>No row stays valid: every row looks at row 0, so the next step rebuilds them all.</source>
        <translation>有効なままの行はありません。どの行も行 0 を見るので、次のステップがすべて再計算します。</translation>
    </message>
    <message>
        <source>The cache holds no rows now, so the next step computes them all. It could have kept those above row %1: each row looks only at itself and the rows above it (the causal mask).</source>
        <translation>いまキャッシュに行がないので、次のステップがすべて計算します。行 %1 より上は残せたはずです。どの行も、自分と上の行しか見ないからです（因果マスク）。</translation>
    </message>
    <message>
        <source>Row %1 stays valid</source>
        <translation>行 %1 は有効なままです</translation>
    </message>
    <message>
        <source>Rows %1–%2 stay valid</source>
        <translation>行 %1〜%2 は有効なままです</translation>
    </message>
    <message>
        <source>%1; %2: each row looks only at itself and the rows above it (the causal mask).</source>
        <translation>%1。%2。どの行も、自分と上の行しか見ないからです（因果マスク）。</translation>
    </message>
    <message>
        <source>row %1 was rebuilt</source>
        <translation>行 %1 は再計算されました</translation>
    </message>
    <message>
        <source>rows %1–%2 were rebuilt</source>
        <translation>行 %1〜%2 は再計算されました</translation>
    </message>
    <message>
        <source>The last step computed row %1.</source>
        <translation>前のステップは行 %1 を計算しました。</translation>
    </message>
    <message>
        <source>The last step computed all rows, %1–%2.</source>
        <translation>前のステップは行 %1〜%2、つまりすべての行を計算しました。</translation>
    </message>
    <message>
        <source>Row %1 was reused</source>
        <translation>行 %1 は再利用されました</translation>
    </message>
    <message>
        <source>Rows %1–%2 were reused</source>
        <translation>行 %1〜%2 は再利用されました</translation>
    </message>
    <message>
        <source>its key and value are in the cache</source>
        <translation>キーとバリューがキャッシュにあります</translation>
    </message>
    <message>
        <source>computed, but not kept</source>
        <translation>計算しましたが、保持していません</translation>
    </message>
    <message>
        <source>no longer valid: the next step rebuilds it</source>
        <translation>もう有効ではありません。次のステップが再計算します</translation>
    </message>
    <message>
        <source>not computed yet: the next step does</source>
        <translation>まだ計算していません。次のステップが計算します</translation>
    </message>
    <message numerus="yes">
        <source>%Ln tokens, all from the prompt</source>
        <translation>
            <numerusform>%Ln トークン、すべてプロンプト</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln tokens: %1 from the prompt, %2 generated</source>
        <translation>
            <numerusform>%Ln トークン：プロンプト %1、生成 %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Row %1: %2</source>
        <translation>行 %1：%2</translation>
    </message>
    <message>
        <source>Token %1, from the prompt</source>
        <translation>トークン %1、プロンプト</translation>
    </message>
    <message>
        <source>Token %1, generated</source>
        <translation>トークン %1、生成</translation>
    </message>
    <message numerus="yes">
        <source>%Ln bytes</source>
        <translation>
            <numerusform>%Ln バイト</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> and %Ln more</source>
        <translation>
            <numerusform> ほか %Ln バイト</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RowDetailCard</name>
    <message>
        <source>In the store</source>
        <translation>保管済み</translation>
    </message>
    <message>
        <source>Computed, not kept: the cache is off</source>
        <translation>計算したが保持せず：キャッシュはオフ</translation>
    </message>
    <message>
        <source>To be rebuilt: a token at or above it was replaced</source>
        <translation>再計算待ち：この行か上のトークンが置き換えられた</translation>
    </message>
    <message>
        <source>Not computed yet</source>
        <translation>未計算</translation>
    </message>
    <message>
        <source>Not computed yet: the next step does it</source>
        <translation>未計算：次のステップで計算</translation>
    </message>
    <message numerus="yes">
        <source>computed %n time(s); the bits differ by rounding</source>
        <translation>
            <numerusform>%n 回計算、ビットは丸めの分だけ違う</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>computed %n time(s), and NOT always to the same bits</source>
        <translation>
            <numerusform>%n 回計算、同じビットにならないことがあった</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>computed %n time(s), always to the same bits</source>
        <translation>
            <numerusform>%n 回計算、毎回同じビット</numerusform>
        </translation>
    </message>
    <message>
        <source>computed ×1, by the last step</source>
        <translation>計算 ×1、前のステップで</translation>
    </message>
    <message numerus="yes">
        <source>computed ×1, unchanged for %n step(s)</source>
        <translation>
            <numerusform>計算 ×1、%n ステップの間変化なし</numerusform>
        </translation>
    </message>
    <message>
        <source>Row %1 ‘%2’, block %3, head %4</source>
        <translation>行 %1「%2」、ブロック %3、ヘッド %4</translation>
    </message>
    <message>
        <source>%1 in all blocks</source>
        <translation>全ブロックで %1</translation>
    </message>
    <message>
        <source>8-bit copy from a file</source>
        <translation>ファイルからの 8 ビットのコピー</translation>
    </message>
    <message>
        <source> · </source>
        <translation> · </translation>
    </message>
    <message>
        <source>%1 fingerprint of the key
%2 fingerprint of the value</source>
        <translation>%1 キーの指紋
%2 バリューの指紋</translation>
    </message>
    <message>
        <source>number</source>
        <translation>番号</translation>
    </message>
    <message>
        <source>key</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>value</source>
        <translation>バリュー</translation>
    </message>
</context>
<context>
    <name>SameOutputCard</name>
    <message>
        <source>Quick check: one pass over the whole text gives the logits of every step at once.</source>
        <translation>簡易確認：テキスト全体を 1 回のパスで計算し、全ステップのロジットを一度に求めました。</translation>
    </message>
    <message>
        <source>Thorough check: every step was computed again, the other way.</source>
        <translation>徹底確認：すべてのステップを、逆のやり方でもう一度計算しました。</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1〜%2</translation>
    </message>
    <message>
        <source>Step %1 is left out: its text slid out of the context.</source>
        <translation>ステップ %1 は除外：テキストがスライドしてコンテキストの外に出た。</translation>
    </message>
    <message>
        <source>Steps %1 are left out: their text slid out of the context.</source>
        <translation>ステップ %1 は除外：テキストがスライドしてコンテキストの外に出た。</translation>
    </message>
    <message>
        <source>Step %1 is left out: its text was changed since.</source>
        <translation>ステップ %1 は除外：そのあとテキストが変更された。</translation>
    </message>
    <message>
        <source>Steps %1 are left out: their text was changed since.</source>
        <translation>ステップ %1 は除外：そのあとテキストが変更された。</translation>
    </message>
    <message>
        <source>%1 of these tokens replaced by hand since: compared is what the step chose</source>
        <translation>うち %1 トークンは、あとから手で置き換えられた：比べたのはステップが選んだもの</translation>
    </message>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>step %1, token ‘%2’ in row %3: logits differ by %4, margin of the best over the second %5</source>
        <translation>ステップ %1、行 %3 のトークン「%2」：ロジットの差 %4、1 位と 2 位の差 %5</translation>
    </message>
    <message numerus="yes">
        <source>%n token(s) too close to call; the first: %1</source>
        <translation>
            <numerusform>%n トークンが僅差。最初のもの：%1</numerusform>
        </translation>
    </message>
    <message>
        <source>logits differ by up to %1, because the library adds in another order</source>
        <translation>ロジットの差は最大 %1（ライブラリの足す順番が違うため）</translation>
    </message>
    <message>
        <source>other token: %1</source>
        <translation>違うトークン：%1</translation>
    </message>
    <message>
        <source>other logits: %1</source>
        <translation>違うロジット：%1</translation>
    </message>
    <message>
        <source>%1 of %2 keys and values have other bits</source>
        <translation>キーとバリュー %2 組中 %1 組のビットが違う</translation>
    </message>
    <message>
        <source>✓ Same output with and without the cache</source>
        <translation>✓ キャッシュの有無で出力は同じ</translation>
    </message>
    <message>
        <source>✓ Same tokens with and without the cache</source>
        <translation>✓ キャッシュの有無でトークンは同じ</translation>
    </message>
    <message>
        <source>✗ The output is not the same</source>
        <translation>✗ 出力が同じではない</translation>
    </message>
    <message>
        <source>Same output with and without the cache?</source>
        <translation>キャッシュの有無で出力は同じか？</translation>
    </message>
    <message>
        <source>✗ A row came out differently</source>
        <translation>✗ 違う結果になった行がある</translation>
    </message>
    <message>
        <source>A recording computes nothing, so there is nothing to check again.</source>
        <translation>記録では何も計算しないので、もう一度確認するものがありません。</translation>
    </message>
    <message>
        <source>When it was made, no row was computed twice up to here.</source>
        <translation>記録時、ここまでに 2 回計算された行はありませんでした。</translation>
    </message>
    <message>
        <source>When it was made: %1.</source>
        <translation>記録時：%1。</translation>
    </message>
    <message>
        <source>Nothing to compare yet.</source>
        <translation>まだ比べるものがありません。</translation>
    </message>
    <message>
        <source>No row has been computed twice yet.</source>
        <translation>まだ 2 回計算された行はありません。</translation>
    </message>
    <message numerus="yes">
        <source>rows rebuilt %Ln times, every rebuild gave the same bits</source>
        <translation>
            <numerusform>行の再計算 %Ln 回、毎回同じビット</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>rows rebuilt %Ln times, %1 of them to the same bits; the others differ by rounding</source>
        <translation>
            <numerusform>行の再計算 %Ln 回、うち %1 回は同じビット、残りは丸めの分だけ違う</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>rows rebuilt %Ln times, %1 of them to OTHER bits</source>
        <translation>
            <numerusform>行の再計算 %Ln 回、うち %1 回は違うビット</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln tokens identical</source>
        <translation>
            <numerusform>%Ln トークン中 %1 が一致</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>logits identical to the last bit (%1 of %Ln steps)</source>
        <translation>
            <numerusform>ロジットは最後の 1 ビットまで一致（%Ln ステップ中 %1）</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Save</name>
    <message>
        <source>Not saved</source>
        <translation>保存失敗</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
</context>
<context>
    <name>Screenshot</name>
    <message>
        <source>There is no page &apos;%1&apos;; there are: %2.</source>
        <translation>「%1」という画面はありません。あるのは次のものです：%2。</translation>
    </message>
</context>
<context>
    <name>Shortcuts</name>
    <message>
        <source>Space</source>
        <translation>スペース</translation>
    </message>
    <message>
        <source>Play or pause</source>
        <translation>再生または一時停止</translation>
    </message>
    <message>
        <source>→</source>
        <translation>→</translation>
    </message>
    <message>
        <source>One step</source>
        <translation>1 ステップ</translation>
    </message>
    <message>
        <source>KV cache on or off</source>
        <translation>KV キャッシュのオンとオフ</translation>
    </message>
    <message>
        <source>Restart from the prompt</source>
        <translation>プロンプトから始める</translation>
    </message>
    <message>
        <source>1 to 6</source>
        <translation>1〜6</translation>
    </message>
    <message>
        <source>Go to a page</source>
        <translation>画面を切り替える</translation>
    </message>
    <message>
        <source>Page Down, Page Up</source>
        <translation>Page Down、Page Up</translation>
    </message>
    <message>
        <source>On and back in a lesson; → and ← too while the lecturer&apos;s notes are open</source>
        <translation>レッスンの中で進む、戻る。講師用メモを開いている間は → と ← でも可</translation>
    </message>
    <message>
        <source>Zoom the cache in, out, to fit, while it has the focus</source>
        <translation>キャッシュの図にフォーカスがあるとき、拡大、縮小、全体表示</translation>
    </message>
    <message>
        <source>Ctrl+O, Ctrl+S</source>
        <translation>Ctrl+O、Ctrl+S</translation>
    </message>
    <message>
        <source>Open a recorded run, save this one</source>
        <translation>記録した実行を開く、この実行を保存する</translation>
    </message>
    <message>
        <source>Alt and a letter</source>
        <translation>Alt と文字</translation>
    </message>
    <message>
        <source>Open the menu of that letter, shown in its tip</source>
        <translation>その文字のメニューを開く（文字はツールチップに表示）</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>全画面表示</translation>
    </message>
    <message>
        <source>This list</source>
        <translation>この一覧</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>キー操作</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>SpeedScale</name>
    <message>
        <source>as fast as it goes</source>
        <translation>最速</translation>
    </message>
    <message>
        <source>1 token/s</source>
        <translation>1 トークン/秒</translation>
    </message>
    <message>
        <source>1 token in %1 s</source>
        <translation>%1 秒に 1 トークン</translation>
    </message>
</context>
<context>
    <name>Squeeze</name>
    <message>
        <source>%1 rows in one</source>
        <translation>%1 行を 1 行に</translation>
    </message>
    <message>
        <source>thrown away</source>
        <translation>捨てた</translation>
    </message>
    <message>
        <source>row · token</source>
        <translation>行 · トークン</translation>
    </message>
    <message>
        <source>block %1</source>
        <translation>ブロック %1</translation>
    </message>
    <message>
        <source>key</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>value</source>
        <translation>バリュー</translation>
    </message>
    <message>
        <source>k</source>
        <comment>short for key</comment>
        <translation>K</translation>
    </message>
    <message>
        <source>v</source>
        <comment>short for value</comment>
        <translation>V</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>厳密</translation>
    </message>
    <message>
        <source>16-bit</source>
        <translation>16 ビット</translation>
    </message>
    <message>
        <source>Every number rounded to 16 bits.</source>
        <translation>どの数値も 16 ビットに丸めます。</translation>
    </message>
    <message>
        <source>8-bit</source>
        <translation>8 ビット</translation>
    </message>
    <message>
        <source>Whole numbers from −127 to 127; each 32 of them share a scale.</source>
        <translation>−127 から 127 までの整数で、32 個ごとに目盛りを共有します。</translation>
    </message>
    <message>
        <source>4-bit</source>
        <translation>4 ビット</translation>
    </message>
    <message>
        <source>Whole numbers from −7 to 7; each 32 of them share a scale.</source>
        <translation>−7 から 7 までの整数で、32 個ごとに目盛りを共有します。</translation>
    </message>
    <message>
        <source>keys 8, values 4</source>
        <translation>キー 8、バリュー 4</translation>
    </message>
    <message>
        <source>8 bits for the keys, which decide where a row looks; 4 for the values, which are averaged anyway.</source>
        <translation>行がどこを見るかを決めるキーには 8 ビット、どのみち平均されるバリューには 4 ビット。</translation>
    </message>
    <message>
        <source>newest 64 rows</source>
        <translation>新しい 64 行</translation>
    </message>
    <message>
        <source>newest 64</source>
        <translation>新しい 64</translation>
    </message>
    <message>
        <source>A window that slides: a row leaves when 64 newer ones have come.</source>
        <translation>スライドするウィンドウです。新しい行が 64 行来ると、行は外れます。</translation>
    </message>
    <message>
        <source>first 4 + newest 60</source>
        <translation>最初の 4 + 新しい 60</translation>
    </message>
    <message>
        <source>The same window, but the first four rows stay: heads with nothing to do look there.</source>
        <translation>同じウィンドウですが、最初の 4 行は残します。することのないヘッドは、そこを見るからです。</translation>
    </message>
    <message>
        <source>most looked-at 64</source>
        <translation>よく見られた 64 行</translation>
    </message>
    <message>
        <source>most looked-at</source>
        <translation>よく見られた行</translation>
    </message>
    <message>
        <source>The newest 16 rows, and of the others the 48 that attention has looked at most so far.</source>
        <translation>新しい 16 行と、残りのうち、アテンションがこれまでいちばん多く見てきた 48 行です。</translation>
    </message>
    <message>
        <source>merge old pairs</source>
        <translation>古いペアを統合</translation>
    </message>
    <message>
        <source>merged</source>
        <translation>統合</translation>
    </message>
    <message>
        <source>64 entries: the newest 32 rows, and older ones averaged with their neighbours.</source>
        <translation>64 項目です。新しい 32 行と、隣どうしで平均した古い行です。</translation>
    </message>
    <message>
        <source>one key head for all (twin)</source>
        <translation>全員で 1 つのキーヘッド（双子）</translation>
    </message>
    <message>
        <source>one head (twin)</source>
        <translation>1 ヘッド（双子）</translation>
    </message>
    <message>
        <source>Another model, whose heads all share one key and one value: this one with its heads averaged, and then 2,500 steps of training that mended what this broke.</source>
        <translation>すべてのヘッドが 1 つのキーと 1 つのバリューを共有する、別のモデルです。このモデルのヘッドを平均し、それで壊れた分を 2,500 ステップの訓練で直してあります。</translation>
    </message>
    <message>
        <source>fold this model&apos;s heads</source>
        <translation>このモデルのヘッドをまとめる</translation>
    </message>
    <message>
        <source>folded heads</source>
        <translation>まとめたヘッド</translation>
    </message>
    <message>
        <source>An experiment: the keys and values of all heads averaged into one, without any training. It is meant to fail: heads that share must be trained to.</source>
        <translation>実験です。すべてのヘッドのキーとバリューを、訓練なしで平均して 1 つにします。うまくいかないのが狙いです。ヘッドを共有するには、そのための訓練がいります。</translation>
    </message>
    <message>
        <source>pages of 16 rows</source>
        <translation>16 行ずつのページ</translation>
    </message>
    <message>
        <source>pages of 16</source>
        <translation>16 行のページ</translation>
    </message>
    <message>
        <source>The same numbers, to the last bit. Memory is given out 16 rows at a time, so no conversation holds room that it may never need.</source>
        <translation>最後の 1 ビットまで同じ数値です。メモリは 16 行ずつ割り当てられるので、使わないかもしれない場所を会話が抱え込むことはありません。</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>same bits</source>
        <translation>同じビット</translation>
    </message>
    <message>
        <source>%1 rows</source>
        <translation>%1 行</translation>
    </message>
    <message>
        <source>None of them was in the cache any more when the answer began: the model answered from the rows it had.</source>
        <translation>答えが始まったとき、その行はもうキャッシュに 1 つもありませんでした。モデルは残っていた行から答えました。</translation>
    </message>
    <message>
        <source>%1 of them were still in the cache when the answer began.</source>
        <translation>答えが始まったとき、そのうち %1 がまだキャッシュにありました。</translation>
    </message>
    <message>
        <source>They were still in the cache when the answer began, but averaged with their neighbours.</source>
        <translation>答えが始まったとき、その行はまだキャッシュにありましたが、隣の行と平均されていました。</translation>
    </message>
    <message>
        <source>All of them were still in the cache when the answer began.</source>
        <translation>答えが始まったとき、その行はすべて、まだキャッシュにありました。</translation>
    </message>
    <message>
        <source>All of them were in the cache, to the last bit.</source>
        <translation>その行はすべて、最後の 1 ビットまでそのままキャッシュにありました。</translation>
    </message>
    <message>
        <source>All of them were in the cache, with one key and one value for all heads.</source>
        <translation>その行はすべて、全ヘッドで 1 つのキーと 1 つのバリューになってキャッシュにありました。</translation>
    </message>
    <message>
        <source>All of them were in the cache, in fewer bits.</source>
        <translation>その行はすべて、より少ないビットでキャッシュにありました。</translation>
    </message>
    <message>
        <source>Fewer bits</source>
        <translation>ビットを減らす</translation>
    </message>
    <message>
        <source>Throw rows away</source>
        <translation>行を捨てる</translation>
    </message>
    <message>
        <source>Share heads</source>
        <translation>ヘッドを共有</translation>
    </message>
    <message>
        <source>Give out memory in pages</source>
        <translation>メモリをページで割り当て</translation>
    </message>
    <message>
        <source>loading…</source>
        <translation>読み込み中…</translation>
    </message>
    <message>
        <source>%1 right</source>
        <translation>%1 問正解</translation>
    </message>
    <message>
        <source>This arithmetic reads the plain 32-bit cache only. Choose the exact arithmetic in the bar above.</source>
        <translation>この演算が読めるのは、普通の 32 ビットのキャッシュだけです。上のバーで厳密演算を選んでください。</translation>
    </message>
    <message>
        <source>This model&apos;s heads share one key and one value already.</source>
        <translation>このモデルのヘッドは、すでに 1 つのキーと 1 つのバリューを共有しています。</translation>
    </message>
    <message>
        <source>Only the bundled model has a twin that was trained so.</source>
        <translation>そのように訓練した双子がいるのは、同梱モデルだけです。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1: loading the model…</source>
        <translation>%1：モデルを読み込んでいます…</translation>
    </message>
    <message>
        <source>%1: question %2</source>
        <translation>%1：質問 %2</translation>
    </message>
    <message>
        <source>%1: text %2</source>
        <translation>%1：テキスト %2</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>行 %1</translation>
    </message>
    <message>
        <source>rows %1–%2</source>
        <translation>行 %1〜%2</translation>
    </message>
    <message>
        <source>Show %1 in the cache →</source>
        <translation>%1 をキャッシュで表示 →</translation>
    </message>
    <message>
        <source>KL divergence %1</source>
        <translation>KL ダイバージェンス %1</translation>
    </message>
    <message>
        <source>%1 · the top choice agrees at %2 tokens</source>
        <translation>%1 · 最有力候補の一致 %2 トークン</translation>
    </message>
    <message>
        <source>cache at the end %1, exact %2</source>
        <translation>最後のキャッシュ %1、厳密 %2</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>The answer stood in %1 (“%2”).</source>
        <translation>答えのあった場所：%1（「%2」）。</translation>
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
        <translation>メモリ律速：このマシンの速さの %1 で読みました。</translation>
    </message>
    <message>
        <source>Bound by memory: it read at %1 of this machine&apos;s rate, and calculated at only %2.</source>
        <translation>メモリ律速：このマシンの速さの %1 で読み、計算は %2 だけでした。</translation>
    </message>
    <message>
        <source>Bound by arithmetic: it calculated at %1 of this machine&apos;s rate, and read at only %2.</source>
        <translation>演算律速：このマシンの速さの %1 で計算し、読み込みは %2 だけでした。</translation>
    </message>
    <message>
        <source>Bound by memory and arithmetic alike: it read at %1 and calculated at %2 of this machine&apos;s rates.</source>
        <translation>メモリと演算の両方で律速：このマシンの速さの %1 で読み、%2 で計算しました。</translation>
    </message>
    <message>
        <source>Bound by neither memory (%1 of this machine&apos;s rate) nor arithmetic (%2): the step is so short that starting each piece of work takes most of it.</source>
        <translation>メモリ（このマシンの速さの %1）も演算（%2）も律速ではありません。ステップがとても短く、1 つ 1 つの作業を始める手間が大半を占めます。</translation>
    </message>
    <message>
        <source>Bound by memory: little arithmetic for what was read (operations for each byte: %1).</source>
        <translation>メモリ律速：読む量のわりに演算が少なめです（1 バイトあたりの演算：%1 回）。</translation>
    </message>
    <message>
        <source>Bound by arithmetic: much of it for what was read (operations for each byte: %1).</source>
        <translation>演算律速：読む量のわりに演算が多めです（1 バイトあたりの演算：%1 回）。</translation>
    </message>
</context>
<context>
    <name>StepPhase</name>
    <message>
        <source>embed</source>
        <translation>埋め込み</translation>
    </message>
    <message>
        <source>Looks up each token&apos;s vector and adds that of its place.</source>
        <translation>各トークンのベクトルを引き、位置のベクトルを足します。</translation>
    </message>
    <message>
        <source>norms</source>
        <translation>正規化</translation>
    </message>
    <message>
        <source>Brings the numbers of a row to one scale, twice in each block.</source>
        <translation>行の数値の規模をそろえます。各ブロックで 2 回です。</translation>
    </message>
    <message>
        <source>project q, k, v</source>
        <translation>Q・K・V 射影</translation>
    </message>
    <message>
        <source>Makes query, key and value of each row that is computed.</source>
        <translation>計算する各行のクエリ、キー、バリューを作ります。</translation>
    </message>
    <message>
        <source>append</source>
        <translation>追加</translation>
    </message>
    <message>
        <source>Writes the new keys and values into the store.</source>
        <translation>新しいキーとバリューを保管庫に書き込みます。</translation>
    </message>
    <message>
        <source>attend</source>
        <translation>アテンション</translation>
    </message>
    <message>
        <source>Compares the query with all keys above and mixes their values.</source>
        <translation>クエリを上のすべてのキーと比べ、そのバリューを混ぜます。</translation>
    </message>
    <message>
        <source>project out</source>
        <translation>出力射影</translation>
    </message>
    <message>
        <source>Brings what attention found back into the row.</source>
        <translation>アテンションが見つけたものを行に戻します。</translation>
    </message>
    <message>
        <source>MLP</source>
        <translation>MLP</translation>
    </message>
    <message>
        <source>Works on each row by itself; most of the weights are here.</source>
        <translation>行を 1 つずつ別々に処理します。重みの大半はここにあります。</translation>
    </message>
    <message>
        <source>logits</source>
        <translation>ロジット</translation>
    </message>
    <message>
        <source>Gives every token of the vocabulary its score.</source>
        <translation>語彙のすべてのトークンにスコアをつけます。</translation>
    </message>
    <message>
        <source>sample</source>
        <translation>サンプリング</translation>
    </message>
    <message>
        <source>Chooses the next token.</source>
        <translation>次のトークンを選びます。</translation>
    </message>
</context>
<context>
    <name>WebPage</name>
    <message>
        <source>Replay</source>
        <translation>リプレイ</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>再生</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>1 ステップ戻る</translation>
    </message>
    <message>
        <source>One step forth</source>
        <translation>1 ステップ進む</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>始めへ</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>終わりへ</translation>
    </message>
    <message>
        <source>Place in the run</source>
        <translation>実行の中の位置</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速さ</translation>
    </message>
    <message>
        <source>slow</source>
        <translation>遅い</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>普通</translation>
    </message>
    <message>
        <source>fast</source>
        <translation>速い</translation>
    </message>
    <message>
        <source>Keys: Space plays and pauses, ← and → move by one step, Home and End go to the ends.</source>
        <translation>キー操作：スペースで再生と一時停止、← と → で 1 ステップ移動、Home と End で端へ。</translation>
    </message>
    <message>
        <source>Time per token</source>
        <translation>トークンあたりの時間</translation>
    </message>
    <message>
        <source>Cache memory</source>
        <translation>キャッシュのメモリ</translation>
    </message>
    <message>
        <source>What you see</source>
        <translation>画面の見方</translation>
    </message>
    <message>
        <source>All events as a table</source>
        <translation>すべてのイベントの表</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>数字</translation>
    </message>
    <message>
        <source>The replay needs JavaScript, which is switched off here. What came out can be read all the same.</source>
        <translation>リプレイには JavaScript が必要ですが、ここではオフになっています。結果は、このままでも読めます。</translation>
    </message>
    <message>
        <source>Made with Rowkeeper. This page holds all it needs: nothing is fetched and nothing is sent.</source>
        <translation>Rowkeeper で作成。必要なものはすべてこのページに入っています。何も取得せず、何も送信しません。</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>トークン</translation>
    </message>
    <message>
        <source>The cache</source>
        <translation>キャッシュ</translation>
    </message>
    <message>
        <source>The whole text</source>
        <translation>テキスト全体</translation>
    </message>
    <message>
        <source>time so far</source>
        <translation>ここまでの時間</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>トークン</translation>
    </message>
    <message>
        <source>rows computed</source>
        <translation>計算した行</translation>
    </message>
    <message>
        <source>rows kept</source>
        <translation>保持した行</translation>
    </message>
    <message>
        <source>cache memory</source>
        <translation>キャッシュのメモリ</translation>
    </message>
    <message>
        <source>key</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>value</source>
        <translation>バリュー</translation>
    </message>
    <message>
        <source>pale: computed, not kept</source>
        <translation>薄い色：計算したが保持せず</translation>
    </message>
    <message>
        <source>This page was made</source>
        <translation>このページの作成日時</translation>
    </message>
    <message>
        <source>A language model writes one token after another. Its KV cache keeps the key and the value of each row it has computed, so that a step computes one new row instead of all of them.</source>
        <translation>言語モデルはトークンを 1 つずつ書いていきます。KV キャッシュは計算した行ごとにキーとバリューを取っておくので、1 ステップで計算するのは、すべての行ではなく新しい 1 行です。</translation>
    </message>
    <message>
        <source>Tokens are chosen</source>
        <translation>トークンの選び方</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 と %2</translation>
    </message>
    <message>
        <source>A run of %1, step by step</source>
        <translation>%1 の実行をステップごとに</translation>
    </message>
    <message>
        <source>Press Play, or move the slider below, to watch it.</source>
        <translation>「再生」を押すか、下のスライダーを動かしてご覧ください。</translation>
    </message>
    <message>
        <source>Two runs of %1 side by side</source>
        <translation>%1 の 2 つの実行を並べて</translation>
    </message>
    <message>
        <source>Here two runs of the same prompt stand side by side. Press Play, or move the slider below.</source>
        <translation>同じプロンプトの 2 つの実行が並んでいます。「再生」を押すか、下のスライダーを動かしてください。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln of them not for the first time: the same bits came out.</source>
        <translation>
            <numerusform>そのうち %Ln 行は初めてではなく、同じビットになりました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of them not for the first time, and OTHER bits came out: an error.</source>
        <translation>
            <numerusform>そのうち %Ln 行は初めてではなく、違うビットになりました。誤りです。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of them not for the first time, and a little differently: this arithmetic adds in another order.</source>
        <translation>
            <numerusform>そのうち %Ln 行は初めてではなく、少し違う結果になりました。この演算は別の順番で足します。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Without the cache: %Ln row(s) computed, none kept, in %1.</source>
        <translation>
            <numerusform>キャッシュなし：%Ln 行を計算し、保持せず。%1。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Prefill: the prompt’s %Ln row(s) computed and kept, in %1.</source>
        <translation>
            <numerusform>プリフィル：プロンプトの %Ln 行を計算して保持。%1。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The cache was empty: %Ln row(s) computed and kept, in %1.</source>
        <translation>
            <numerusform>キャッシュは空：%Ln 行を計算して保持。%1。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) computed, %1 read from the cache, in %2.</source>
        <translation>
            <numerusform>%Ln 行を計算、キャッシュから %1 行を読み出し。%2。</numerusform>
        </translation>
    </message>
    <message>
        <source>Start</source>
        <translation>開始</translation>
    </message>
    <message numerus="yes">
        <source>%Ln token(s) in the prompt. No row has been computed yet.</source>
        <translation>
            <numerusform>プロンプトは %Ln トークンです。まだどの行も計算していません。</numerusform>
        </translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>ステップ %1/%2</translation>
    </message>
    <message numerus="yes">
        <source>The context was full: the oldest %Ln token(s) had to go, and all other rows are computed anew.</source>
        <translation>
            <numerusform>コンテキストがいっぱいでした。いちばん古い %Ln トークンを外し、ほかの行をすべて新しく計算します。</numerusform>
        </translation>
    </message>
    <message>
        <source>A token was replaced</source>
        <translation>トークンの置き換え</translation>
    </message>
    <message>
        <source>Row %1 is ‘%2’ now. The rows above it stay valid; it and all rows below must be computed again.</source>
        <translation>行 %1 は「%2」になりました。上の行は有効なままです。この行と下のすべての行は、計算し直さなければなりません。</translation>
    </message>
    <message>
        <source>Cache switched on</source>
        <translation>キャッシュをオン</translation>
    </message>
    <message>
        <source>Cache switched off</source>
        <translation>キャッシュをオフ</translation>
    </message>
    <message>
        <source>The next step computes every row once more and keeps them; from then on each step computes one row.</source>
        <translation>次のステップがすべての行をもう一度計算して保持します。そのあとは、1 ステップに 1 行です。</translation>
    </message>
    <message>
        <source>What the cache held is gone: from now on each step computes every row again.</source>
        <translation>キャッシュの中身は消えました。これからは、どのステップもすべての行を計算し直します。</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>一時停止</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>row</source>
        <translation>行</translation>
    </message>
    <message>
        <source>token</source>
        <translation>トークン</translation>
    </message>
    <message>
        <source>block</source>
        <translation>ブロック</translation>
    </message>
    <message>
        <source>computed</source>
        <translation>計算回数</translation>
    </message>
    <message>
        <source>×1 new</source>
        <translation>×1 新規</translation>
    </message>
    <message>
        <source>rebuild</source>
        <translation>再計算</translation>
    </message>
    <message>
        <source>in the cache</source>
        <translation>キャッシュにある</translation>
    </message>
    <message>
        <source>computed, not kept</source>
        <translation>計算したが保持せず</translation>
    </message>
    <message>
        <source>to be rebuilt</source>
        <translation>再計算待ち</translation>
    </message>
    <message>
        <source>not computed yet</source>
        <translation>未計算</translation>
    </message>
    <message>
        <source>never computed: the context is full</source>
        <translation>計算されない（コンテキストがいっぱい）</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>行 %1</translation>
    </message>
    <message>
        <source>computed ×%1</source>
        <translation>計算 ×%1</translation>
    </message>
    <message>
        <source>Choose a row or a token to read about it.</source>
        <translation>行かトークンを選ぶと、説明が出ます。</translation>
    </message>
    <message>
        <source>The cache, row by row. Tokens: %1. Rows in the cache: %2.</source>
        <translation>行ごとに見たキャッシュ。トークン：%1。キャッシュにある行：%2。</translation>
    </message>
    <message>
        <source>cache on</source>
        <translation>キャッシュオン</translation>
    </message>
    <message>
        <source>cache off</source>
        <translation>キャッシュオフ</translation>
    </message>
    <message>
        <source>prefill</source>
        <translation>プリフィル</translation>
    </message>
    <message>
        <source>prefill, beyond the scale</source>
        <translation>プリフィル、目盛りの外</translation>
    </message>
    <message>
        <source>used by rows</source>
        <translation>行が使用</translation>
    </message>
    <message>
        <source>allocated</source>
        <translation>確保済み</translation>
    </message>
    <message>
        <source>only during a step</source>
        <translation>ステップ中のみ</translation>
    </message>
    <message>
        <source>%1 tokens</source>
        <translation>%1 トークン</translation>
    </message>
    <message>
        <source>Each step will be a point here.</source>
        <translation>各ステップが、ここに点で表示されます。</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>イベント</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>トークン</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>起きたこと</translation>
    </message>
    <message>
        <source>Two lanes run the same prompt. The lane whose clock is behind moves next, so that both clocks are honest.</source>
        <translation>2 つのレーンが同じプロンプトを実行します。時計の遅れているレーンが次に進むので、どちらの時計も公平です。</translation>
    </message>
    <message>
        <source>A token is a piece of text. Grey ones are the prompt’s, green ones with a line below were written by the model; the newest has a frame.</source>
        <translation>トークンはテキストの断片です。灰色はプロンプトのもの、下線のついた緑はモデルが書いたものです。いちばん新しいものには枠がつきます。</translation>
    </message>
    <message numerus="yes">
        <source>The picture of the cache has a line for each row: one token’s key (left, blue) and value (right, orange) in every block of the model, painted from the real numbers. Negative numbers are grey. A cell is the mean of %Ln number(s).</source>
        <translation>
            <numerusform>キャッシュの図では、行ごとに 1 本の線があります。モデルの各ブロックでの 1 トークンのキー（左、青）とバリュー（右、オレンジ）を、実際の数値で描いたものです。負の数値は灰色です。1 マスは数値 %Ln 個の平均です。</numerusform>
        </translation>
    </message>
    <message>
        <source>A row in full colour is in the cache. A pale one was computed but not kept, because the cache is off. An empty frame is a row that the next step computes. A row all in grey was computed for another text and must be computed again.</source>
        <translation>濃い色の行は、キャッシュにあります。薄い色の行は、計算しましたが、キャッシュがオフなので保持していません。空の枠は、次のステップが計算する行です。全体が灰色の行は、別のテキストのために計算されたもので、計算し直さなければなりません。</translation>
    </message>
    <message>
        <source>×1, ×2, ×3 … say how often a row was computed. With the cache that is once; without it every step computes every row again, and the same bits come out.</source>
        <translation>×1、×2、×3 … は、行が何回計算されたかを示します。キャッシュがあれば 1 回です。なければ、どのステップもすべての行を計算し直し、同じビットになります。</translation>
    </message>
    <message>
        <source>The charts show what that costs: time for each token, and memory for the rows that are kept.</source>
        <translation>グラフは、その費用を示します。トークンごとの時間と、保持する行のためのメモリです。</translation>
    </message>
    <message>
        <source>Rowkeeper tiny</source>
        <translation>Rowkeeper tiny</translation>
    </message>
    <message>
        <source>a model without a name</source>
        <translation>名前のないモデル</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>構成</translation>
    </message>
    <message>
        <source>%1 blocks, %2 heads, width %3</source>
        <translation>%1 ブロック、%2 ヘッド、幅 %3</translation>
    </message>
    <message>
        <source>Arithmetic</source>
        <translation>演算</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>重み</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>スレッド</translation>
    </message>
    <message>
        <source>×%1</source>
        <translation>×%1</translation>
    </message>
</context>
<context>
    <name>rowkeeper::app::AboutDialog</name>
    <message>
        <source>Arithmetic on this computer: exact CPU kernels (%1), and OpenBLAS.</source>
        <translation>このコンピューターでの演算：厳密な CPU カーネル（%1）と OpenBLAS。</translation>
    </message>
    <message>
        <source>Arithmetic on this computer: exact CPU kernels (%1). OpenBLAS is not installed.</source>
        <translation>このコンピューターでの演算：厳密な CPU カーネル（%1）。OpenBLAS はインストールされていません。</translation>
    </message>
    <message>
        <source>GPU: %1.</source>
        <translation>GPU：%1。</translation>
    </message>
    <message>
        <source>Our own source is under the MIT licence. Qt Charts is under the GPL, version 3, so this program as a whole is under the GPL, version 3. The command line and the engine contain nothing of Qt.</source>
        <translation>Rowkeeper 自身のソースは MIT ライセンスです。Qt Charts は GPL バージョン 3 なので、このプログラム全体は GPL バージョン 3 になります。コマンドラインとエンジンには、Qt は含まれていません。</translation>
    </message>
    <message>
        <source>The bundled model, its text and its questions were made by this project: MIT. GPT-2 small is OpenAI&apos;s: modified MIT.</source>
        <translation>同梱モデル、そのテキストと質問は、このプロジェクトが作りました：MIT。GPT-2 small は OpenAI のものです：修正 MIT。</translation>
    </message>
    <message>
        <source>Runs a real GPT-2 and shows its KV cache: what it keeps, what it saves, what it costs.</source>
        <translation>本物の GPT-2 を動かし、その KV キャッシュを見せます。何を取っておき、何を省き、何を払うのか。</translation>
    </message>
    <message>
        <source>About Rowkeeper</source>
        <translation>Rowkeeper について</translation>
    </message>
    <message numerus="yes">
        <source>Model: %1, %2 blocks, %3 heads, %4. Arithmetic: %5 (%6), %n thread(s).</source>
        <translation>
            <numerusform>モデル：%1、%2 ブロック、%3 ヘッド、%4。演算：%5（%6）、%n スレッド。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rowkeeper::app::AppStage</name>
    <message>
        <source>It was stopped, or the app was asked for something else.</source>
        <translation>中止されたか、アプリが別の操作を受けました。</translation>
    </message>
</context>
<context>
    <name>rowkeeper::app::MainWindow</name>
    <message>
        <source>Watch</source>
        <translation>観察</translation>
    </message>
    <message>
        <source>Watch the cache while the model writes</source>
        <translation>モデルが書く間、キャッシュを観察する</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>レース</translation>
    </message>
    <message>
        <source>The same text with the cache and without, side by side</source>
        <translation>同じテキストを、キャッシュありとなしで並べて</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>チャット</translation>
    </message>
    <message>
        <source>Questions about a document, with its cache kept between turns</source>
        <translation>文書についての質問。キャッシュはターン間で保持</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>メモリ</translation>
    </message>
    <message>
        <source>What the cache of any model takes, and whether it fits</source>
        <translation>いろいろなモデルのキャッシュの大きさと、収まるかどうか</translation>
    </message>
    <message>
        <source>Squeeze</source>
        <translation>圧縮</translation>
    </message>
    <message>
        <source>Make the cache smaller and see what it forgets</source>
        <translation>キャッシュを小さくして、何を忘れるかを見る</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>レッスン</translation>
    </message>
    <message>
        <source>Nine short lessons that drive the app</source>
        <translation>アプリを動かしながら進む 9 つの短いレッスン</translation>
    </message>
    <message>
        <source>&amp;Open a recorded run…</source>
        <translation>記録した実行を開く(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Save this run…</source>
        <translation>この実行を保存(&amp;S)…</translation>
    </message>
    <message>
        <source>Save the steps as a &amp;table (CSV)…</source>
        <translation>ステップを表（CSV）として保存(&amp;T)…</translation>
    </message>
    <message>
        <source>Save this run as a &amp;web page…</source>
        <translation>この実行をウェブページとして保存(&amp;W)…</translation>
    </message>
    <message>
        <source>Save this run as a web page</source>
        <translation>この実行をウェブページとして保存</translation>
    </message>
    <message>
        <source>Save the &amp;race as a web page…</source>
        <translation>レースをウェブページとして保存(&amp;R)…</translation>
    </message>
    <message>
        <source>Save the race as a web page</source>
        <translation>レースをウェブページとして保存</translation>
    </message>
    <message>
        <source>&amp;Handout of this run (PDF)…</source>
        <translation>この実行の配布資料（PDF）(&amp;H)…</translation>
    </message>
    <message>
        <source>&amp;Back to the live run</source>
        <translation>ライブの実行に戻る(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>終了(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Keys…</source>
        <translation>キー操作(&amp;K)…</translation>
    </message>
    <message>
        <source>&amp;About Rowkeeper…</source>
        <translation>Rowkeeper について(&amp;A)…</translation>
    </message>
    <message>
        <source>Open a recorded run</source>
        <translation>記録した実行を開く</translation>
    </message>
    <message>
        <source>Recorded runs (*.rowkeeper)</source>
        <translation>記録した実行 (*.rowkeeper)</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>%1 として保存しました。</translation>
    </message>
    <message>
        <source>Save this run</source>
        <translation>この実行を保存</translation>
    </message>
    <message>
        <source>Save the steps as a table</source>
        <translation>ステップを表として保存</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>表 (*.csv)</translation>
    </message>
    <message>
        <source>Web pages (*.html)</source>
        <translation>ウェブページ (*.html)</translation>
    </message>
    <message>
        <source>Saved as %1 (%2). Any browser shows it, without a network.</source>
        <translation>%1 として保存しました（%2）。どのブラウザーでも、ネットワークなしで表示できます。</translation>
    </message>
    <message>
        <source>Save the handout</source>
        <translation>配布資料を保存</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>PDF ファイル (*.pdf)</translation>
    </message>
    <message>
        <source>%1, the published model, can be had: %2 from Hugging Face. The bundled model works without it.</source>
        <translation>公開モデルの %1 を入手できます：Hugging Face から %2。同梱モデルは、これがなくても動きます。</translation>
    </message>
    <message>
        <source>Show it</source>
        <translation>表示</translation>
    </message>
    <message>
        <source>Use it now</source>
        <translation>今すぐ使う</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>The recorded run is open.</source>
        <translation>記録した実行を開きました。</translation>
    </message>
    <message>
        <source>A live run again, at its prompt.</source>
        <translation>ライブの実行に戻りました。プロンプトの位置です。</translation>
    </message>
    <message>
        <source>The lesson is left.</source>
        <translation>レッスンを離れました。</translation>
    </message>
    <message>
        <source>%1. The lesson is left.</source>
        <translation>%1。レッスンを離れました。</translation>
    </message>
</context>
<context>
    <name>rowkeeper::app::ModelButton</name>
    <message>
        <source>Model</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>Rowkeeper tiny (bundled)</source>
        <translation>Rowkeeper tiny（同梱）</translation>
    </message>
    <message>
        <source>A small GPT-2 that answers questions about a short document.</source>
        <translation>短い文書についての質問に答える、小さな GPT-2 です。</translation>
    </message>
    <message>
        <source>Rowkeeper tiny, one key head (bundled)</source>
        <translation>Rowkeeper tiny、1 キーヘッド（同梱）</translation>
    </message>
    <message>
        <source>Its twin: all heads share one key and one value, so its cache takes a quarter of the memory.</source>
        <translation>その双子です。すべてのヘッドが 1 つのキーと 1 つのバリューを共有するので、キャッシュのメモリは 4 分の 1 です。</translation>
    </message>
    <message>
        <source>GPT-2 small</source>
        <translation>GPT-2 small</translation>
    </message>
    <message>
        <source>The published GPT-2, from this computer.</source>
        <translation>公開されている GPT-2 を、このコンピューターから使います。</translation>
    </message>
    <message>
        <source>GPT-2 small (not on this computer: &amp;download it…)</source>
        <translation>GPT-2 small（このコンピューターになし：ダウンロード(&amp;D)…）</translation>
    </message>
    <message>
        <source>GPT-2 small, true size, random weights</source>
        <translation>GPT-2 small、実際の大きさ、ランダムな重み</translation>
    </message>
    <message>
        <source>Costs what GPT-2 small costs, but its text means nothing. For timing.</source>
        <translation>GPT-2 small と同じ費用がかかりますが、テキストに意味はありません。時間の測定用です。</translation>
    </message>
    <message>
        <source>&amp;Open a model folder…</source>
        <translation>モデルのフォルダーを開く(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Models on this computer…</source>
        <translation>このコンピューターのモデル(&amp;M)…</translation>
    </message>
    <message>
        <source>&amp;Threads (a GPU has its own)</source>
        <translation>スレッド(&amp;T)（GPU には独自のものがある）</translation>
    </message>
    <message>
        <source>&amp;Threads</source>
        <translation>スレッド(&amp;T)</translation>
    </message>
    <message>
        <source>One for each core</source>
        <translation>コアごとに 1 つ</translation>
    </message>
    <message>
        <source>Open a model folder</source>
        <translation>モデルのフォルダーを開く</translation>
    </message>
    <message>
        <source>Loading %1: %2 %</source>
        <translation>%1 を読み込み中：%2%</translation>
    </message>
    <message>
        <source>Loading: %1 %</source>
        <translation>読み込み中：%1%</translation>
    </message>
    <message>
        <source>Choose the model and the arithmetic it runs on</source>
        <translation>モデルと、それを動かす演算を選ぶ</translation>
    </message>
    <message>
        <source>16-bit: half the memory; cached steps of a large model take about half the time</source>
        <translation>16 ビット：メモリは半分。大きなモデルでは、キャッシュありのステップの時間も約半分</translation>
    </message>
    <message>
        <source>8-bit: about a quarter of the memory; cached steps of a large model take about a third of the time</source>
        <translation>8 ビット：メモリは約 4 分の 1。大きなモデルでは、キャッシュありのステップの時間は約 3 分の 1</translation>
    </message>
    <message>
        <source>32-bit: no weight is rounded</source>
        <translation>32 ビット：重みをまったく丸めない</translation>
    </message>
    <message>
        <source>Each weight is rounded to a 16-bit number. A step must read every weight once, so in a large model it waits for memory: half the bytes, half the time. With and without the cache, every bit is still equal.</source>
        <translation>どの重みも 16 ビットの数値に丸めます。1 ステップは重みをすべて 1 回ずつ読まなければならないので、大きなモデルではメモリを待つことになります。バイト数が半分なら時間も半分です。キャッシュの有無で、やはり 1 ビットも違いません。</translation>
    </message>
    <message>
        <source>Each weight is rounded to a whole number from −127 to 127, times a scale that 32 weights share. A step must read every weight once, so fewer bytes take less time. With and without the cache, every bit is still equal.</source>
        <translation>どの重みも、−127 から 127 までの整数に、32 個で共有する目盛りを掛けた値に丸めます。1 ステップは重みをすべて 1 回ずつ読まなければならないので、バイト数が少ないほど時間も短くなります。キャッシュの有無で、やはり 1 ビットも違いません。</translation>
    </message>
    <message>
        <source>Four bytes for each weight. A step must read every weight once, so in a large model it waits for memory: fewer bytes, faster steps. With and without the cache, every bit is equal.</source>
        <translation>重み 1 つにつき 4 バイトです。1 ステップは重みをすべて 1 回ずつ読まなければならないので、大きなモデルではメモリを待つことになります。バイト数が少ないほど、ステップは速くなります。キャッシュの有無で、1 ビットも違いません。</translation>
    </message>
    <message>
        <source>exact CPU</source>
        <translation>厳密（CPU）</translation>
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
        <translation>GPU、cuBLAS</translation>
    </message>
    <message>
        <source>&amp;Exact arithmetic</source>
        <translation>厳密演算(&amp;E)</translation>
    </message>
    <message>
        <source>A row&apos;s numbers do not depend on the rows beside it: with and without the cache, every bit is equal.</source>
        <translation>行の数値は、一緒に計算する行に左右されません。キャッシュの有無で、1 ビットも違いません。</translation>
    </message>
    <message>
        <source>Open&amp;BLAS</source>
        <translation>OpenBLAS(&amp;B)</translation>
    </message>
    <message>
        <source>A well-known library. It adds in another order for many rows than for one, so the last bits differ. It multiplies 32-bit weights only.</source>
        <translation>よく知られたライブラリです。多くの行のときと 1 行のときとで足す順番が違うので、最後のビットが違います。掛け算は 32 ビットの重みだけです。</translation>
    </message>
    <message>
        <source>GPU (still looking for one)</source>
        <translation>GPU（まだ探しています）</translation>
    </message>
    <message>
        <source>GPU (none that can be used)</source>
        <translation>GPU（使えるものなし）</translation>
    </message>
    <message>
        <source>GPU: %1</source>
        <translation>GPU：%1</translation>
    </message>
    <message>
        <source>Weights, cache and arithmetic on the graphics processor. Its order of adding is its own, but the same for one row as for many: with and without the cache, every bit is equal.</source>
        <translation>重みもキャッシュも演算も、グラフィックプロセッサー上です。足す順番は独自のものですが、1 行でも多くの行でも同じです。キャッシュの有無で、1 ビットも違いません。</translation>
    </message>
    <message>
        <source>GPU with cuBLAS: %1</source>
        <translation>GPU と cuBLAS：%1</translation>
    </message>
    <message>
        <source>The products by NVIDIA&apos;s library, which chooses another order of adding for many rows than for one, so the last bits differ. It multiplies 32-bit weights only.</source>
        <translation>掛け算は NVIDIA のライブラリが行います。多くの行のときと 1 行のときとで足す順番が違うので、最後のビットが違います。掛け算は 32 ビットの重みだけです。</translation>
    </message>
    <message>
        <source>&amp;Weights: %1</source>
        <translation>重み(&amp;W)：%1</translation>
    </message>
    <message>
        <source>%1 (not with %2)</source>
        <translation>%1（%2 では不可）</translation>
    </message>
    <message>
        <source>Choose the exact arithmetic first.</source>
        <translation>まず厳密演算を選んでください。</translation>
    </message>
    <message>
        <source>%1 · %2 numbers · %3 · %4</source>
        <translation>%1 · %2パラメーター · %3 · %4</translation>
    </message>
    <message>
        <source>GPT-2 small (still looking for it)</source>
        <translation>GPT-2 small（まだ探しています）</translation>
    </message>
</context>
<context>
    <name>rowkeeper::app::NavRail</name>
    <message>
        <source>Pages</source>
        <translation>画面</translation>
    </message>
    <message>
        <source>%1 (key %2)</source>
        <translation>%1（キー %2）</translation>
    </message>
</context>
<context>
    <name>rowkeeper::app::NoticeBar</name>
    <message>
        <source>Close this message</source>
        <translation>このメッセージを閉じる</translation>
    </message>
</context>
<context>
    <name>rowkeeper::app::TopBar</name>
    <message>
        <source>&amp;File</source>
        <translation>ファイル(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>設定(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>ヘルプ(&amp;H)</translation>
    </message>
    <message>
        <source>Projector mode</source>
        <translation>プロジェクターモード</translation>
    </message>
    <message>
        <source>Everything larger and stronger, for a room</source>
        <translation>教室向けに、すべてを大きく、はっきりと</translation>
    </message>
    <message>
        <source>Less &amp;motion</source>
        <translation>動きを減らす(&amp;M)</translation>
    </message>
    <message>
        <source>Rows and switches don&apos;t slide or fade</source>
        <translation>行やスイッチは、スライドもフェードもしない</translation>
    </message>
    <message>
        <source>&amp;As the system</source>
        <translation>システムに合わせる(&amp;A)</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>言語(&amp;G)</translation>
    </message>
    <message>
        <source>Theme &amp;as the system</source>
        <translation>テーマをシステムに合わせる(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Light theme</source>
        <translation>ライトテーマ(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Dark theme</source>
        <translation>ダークテーマ(&amp;D)</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::AlternativesDelegate</name>
    <message>
        <source>below %1 %</source>
        <translation>%1% 未満</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>percent</comment>
        <translation>%1%</translation>
    </message>
    <message>
        <source>now</source>
        <comment>the token that is there</comment>
        <translation>現在</translation>
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
        <translation>キャッシュ</translation>
    </message>
    <message>
        <source>A table: one row for each token, one column for each block. A cell holds the row&apos;s key and value. Arrow keys select a row and a block, Shift with Left and Right a head, plus and minus zoom.</source>
        <translation>トークンごとに 1 行、ブロックごとに 1 列の表です。マスには、その行のキーとバリューが入っています。矢印キーで行とブロック、Shift と左右キーでヘッドを選び、プラスとマイナスで拡大と縮小をします。</translation>
    </message>
    <message>
        <source>↓ Follow the newest row</source>
        <translation>↓ 最新の行を追う</translation>
    </message>
    <message>
        <source>Follow the newest row</source>
        <translation>最新の行を追う</translation>
    </message>
    <message>
        <source>Scroll to the newest row and stay with it (End)</source>
        <translation>最新の行までスクロールし、そのまま追う（End）</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::CalculatorForm</name>
    <message>
        <source>Model</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>A known model, the one that is loaded, or your own</source>
        <translation>既知のモデル、読み込まれているモデル、または自分のモデル</translation>
    </message>
    <message>
        <source>Blocks</source>
        <translation>ブロック</translation>
    </message>
    <message>
        <source>Each block (layer) keeps keys and values of its own</source>
        <translation>どのブロック（層）も、自分のキーとバリューを取っておく</translation>
    </message>
    <message>
        <source>Query heads</source>
        <translation>クエリヘッド</translation>
    </message>
    <message>
        <source>Heads that ask</source>
        <translation>質問するヘッド</translation>
    </message>
    <message>
        <source>KV heads</source>
        <translation>KV ヘッド</translation>
    </message>
    <message>
        <source>Heads that have a key and a value of their own; the others share them</source>
        <translation>自分のキーとバリューを持つヘッド。ほかのヘッドはそれを共有する</translation>
    </message>
    <message>
        <source>Latent numbers</source>
        <translation>潜在数値</translation>
    </message>
    <message>
        <source>Latent attention keeps one short vector in each block, from which all keys and values are made</source>
        <translation>潜在アテンションは、ブロックごとに短いベクトルを 1 つ取っておき、そこからすべてのキーとバリューを作る</translation>
    </message>
    <message>
        <source>Head size</source>
        <translation>ヘッドの大きさ</translation>
    </message>
    <message>
        <source>Numbers in a head&apos;s key, and in its value</source>
        <translation>1 つのヘッドのキーの数値の個数。バリューも同じ</translation>
    </message>
    <message>
        <source>Numbers stored as</source>
        <translation>数値の形式</translation>
    </message>
    <message>
        <source>In 8 and 4 bits, 32 numbers of a head share a 16-bit scale: 34 and 18 bytes</source>
        <translation>8 ビットと 4 ビットでは、1 つのヘッドの数値 32 個が 16 ビットの目盛りを共有する：34 バイトと 18 バイト</translation>
    </message>
    <message>
        <source>Context, tokens</source>
        <translation>コンテキスト（トークン）</translation>
    </message>
    <message>
        <source>The length of each conversation</source>
        <translation>会話 1 つの長さ</translation>
    </message>
    <message>
        <source>Conversations</source>
        <translation>会話</translation>
    </message>
    <message>
        <source>Served at the same time, each with a cache of its own</source>
        <translation>同時に処理する数。それぞれが自分のキャッシュを持つ</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>重み</translation>
    </message>
    <message>
        <source>What the model itself takes on the device</source>
        <translation>モデルそのものがデバイス上で使う量</translation>
    </message>
    <message>
        <source>Weights, GiB</source>
        <translation>重み（GiB）</translation>
    </message>
    <message>
        <source>What your model takes on the device</source>
        <translation>自分のモデルがデバイス上で使う量</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>デバイス</translation>
    </message>
    <message>
        <source>The memory that weights and caches must share</source>
        <translation>重みとキャッシュが分け合うメモリ</translation>
    </message>
    <message>
        <source>Device, GiB</source>
        <translation>デバイス（GiB）</translation>
    </message>
    <message>
        <source>The memory of your device</source>
        <translation>自分のデバイスのメモリ</translation>
    </message>
    <message>
        <source>Your own size</source>
        <translation>自分で指定</translation>
    </message>
    <message>
        <source>From: %1</source>
        <translation>出典：%1</translation>
    </message>
    <message>
        <source>Loaded: %1</source>
        <translation>読み込み済み：%1</translation>
    </message>
    <message>
        <source>Your own model</source>
        <translation>自分のモデル</translation>
    </message>
    <message>
        <source>%1 · each shared by %2</source>
        <translation>%1 · それぞれ %2 個で共有</translation>
    </message>
    <message>
        <source>%1 · none shared</source>
        <translation>%1 · 共有なし</translation>
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
        <translation>キャッシュ</translation>
    </message>
    <message>
        <source>Table, pictures</source>
        <translation>表、画像</translation>
    </message>
    <message>
        <source>Menu of the cache</source>
        <translation>キャッシュのメニュー</translation>
    </message>
    <message>
        <source>Show as &amp;table</source>
        <translation>表で表示(&amp;T)</translation>
    </message>
    <message>
        <source>Save picture as &amp;PNG…</source>
        <translation>図を PNG で保存(&amp;P)…</translation>
    </message>
    <message>
        <source>Save picture as &amp;SVG…</source>
        <translation>図を SVG で保存(&amp;S)…</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::CanvasLegend</name>
    <message>
        <source>What the colours mean</source>
        <translation>色の意味</translation>
    </message>
    <message>
        <source>Blue is a positive number in a key, orange one in a value; grey is a negative one in either, with a line through it where rows are high enough.
%1: keys %2, values %3. A cell shows %4.
Pale rows were computed but not kept; grey rows are to be rebuilt; the outlined row is not computed yet.</source>
        <translation>青はキーの正の数値、オレンジはバリューの正の数値、灰色はどちらかの負の数値で、行の高さが足りるところでは横線が入ります。
%1：キー %2、バリュー %3。1 マスは%4を示します。
薄い色の行は、計算しましたが保持していません。灰色の行は再計算待ちです。枠だけの行は未計算です。</translation>
    </message>
    <message>
        <source>A tick: the row was computed again and had the same bits each time. A red cross: it had other bits.</source>
        <translation>チェックマーク：行はもう一度計算され、毎回同じビットでした。赤い×：違うビットになりました。</translation>
    </message>
    <message>
        <source>A tick: the row was computed again and had the same bits each time. ≈: it differs by rounding, because this arithmetic adds in another order.</source>
        <translation>チェックマーク：行はもう一度計算され、毎回同じビットでした。≈：この演算は別の順番で足すので、丸めの分だけ違います。</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::CanvasTableModel</name>
    <message>
        <source>Row</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>トークン</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>状態</translation>
    </message>
    <message>
        <source>Times computed</source>
        <translation>計算回数</translation>
    </message>
    <message>
        <source>In the store</source>
        <translation>保管量</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::Chart</name>
    <message>
        <source>The arrow keys go from point to point. The menu above shows the numbers as a table.</source>
        <translation>矢印キーで点から点へ移動します。上のメニューで数値を表として表示できます。</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::ChartCard</name>
    <message>
        <source>Table, pictures, numbers</source>
        <translation>表、画像、数値</translation>
    </message>
    <message>
        <source>Menu of the chart: %1</source>
        <translation>グラフのメニュー：%1</translation>
    </message>
    <message>
        <source>Show as &amp;table</source>
        <translation>表で表示(&amp;T)</translation>
    </message>
    <message>
        <source>Save picture as &amp;PNG…</source>
        <translation>図を PNG で保存(&amp;P)…</translation>
    </message>
    <message>
        <source>Save picture as &amp;SVG…</source>
        <translation>図を SVG で保存(&amp;S)…</translation>
    </message>
    <message>
        <source>Save numbers as &amp;CSV…</source>
        <translation>数値を CSV で保存(&amp;C)…</translation>
    </message>
    <message>
        <source>Show &amp;everything again</source>
        <translation>もう一度全体を表示(&amp;E)</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::ChatPage</name>
    <message>
        <source>The conversation</source>
        <translation>会話</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::ChipArea</name>
    <message>
        <source>… and %1 more</source>
        <comment>tokens</comment>
        <translation>… ほか %1</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::ChipLegend</name>
    <message>
        <source>prompt</source>
        <comment>a token&apos;s origin</comment>
        <translation>プロンプト</translation>
    </message>
    <message>
        <source>generated</source>
        <comment>a token&apos;s origin</comment>
        <translation>生成</translation>
    </message>
    <message>
        <source>newest</source>
        <comment>token</comment>
        <translation>最新</translation>
    </message>
    <message>
        <source>Legend: tokens of the prompt are grey, generated ones green and underlined, the newest is outlined</source>
        <translation>凡例：プロンプトのトークンは灰色、生成されたものは緑で下線つき、最新のものは枠つき</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::ChoiceButton</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>✓ right</source>
        <translation>✓ 正解</translation>
    </message>
    <message>
        <source>✗ not quite</source>
        <translation>✗ 惜しい</translation>
    </message>
    <message>
        <source>✓ this one</source>
        <translation>✓ 正解はこれ</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::ContextChartCard</name>
    <message>
        <source>%1 KiB</source>
        <translation>%1 KiB</translation>
    </message>
    <message>
        <source>%1 MiB</source>
        <translation>%1 MiB</translation>
    </message>
    <message>
        <source>%1 GiB</source>
        <translation>%1 GiB</translation>
    </message>
    <message>
        <source>%1 TiB</source>
        <translation>%1 TiB</translation>
    </message>
    <message>
        <source>%1 PiB</source>
        <translation>%1 PiB</translation>
    </message>
    <message>
        <source>%1 EiB</source>
        <translation>%1 EiB</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>Cache size against context length</source>
        <translation>コンテキスト長とキャッシュの大きさ</translation>
    </message>
    <message>
        <source>cache-size-against-context</source>
        <translation>cache-size-against-context</translation>
    </message>
    <message>
        <source>Such a cache is too large to be drawn.</source>
        <translation>このキャッシュは大きすぎて描けません。</translation>
    </message>
    <message>
        <source>%1 tokens</source>
        <translation>%1 トークン</translation>
    </message>
    <message>
        <source>the weights leave no room</source>
        <translation>重みで場所がなくなる</translation>
    </message>
    <message>
        <source>room left: %1, far above</source>
        <translation>残りの場所：%1（はるか上）</translation>
    </message>
    <message>
        <source>room left: %1</source>
        <translation>残りの場所：%1</translation>
    </message>
    <message>
        <source>outgrows the weights</source>
        <translation>重みを超える</translation>
    </message>
    <message numerus="yes">
        <source>%Ln conversation(s)</source>
        <translation>
            <numerusform>%Ln 会話</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: each line is one way to store the cache; dashed: what is left on the device.</source>
        <translation>%1：線の 1 本 1 本がキャッシュの持ち方。破線：デバイスの残り。</translation>
    </message>
    <message>
        <source>%1 As chosen, it would outgrow the weights (%2) at %3 tokens.</source>
        <translation>%1 いまの選択では、%3 トークンで重み（%2）を超えます。</translation>
    </message>
    <message>
        <source>From %1 tokens on
the cache is larger than the weights, %2</source>
        <translation>%1 トークンから
キャッシュが重み（%2）より大きい</translation>
    </message>
    <message>
        <source>%1 tokens: %2
%3</source>
        <translation>%1 トークン：%2
%3</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>トークン</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::DocumentCard</name>
    <message>
        <source>The document</source>
        <translation>文書</translation>
    </message>
    <message>
        <source>Use this text</source>
        <translation>このテキストを使う</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Change an early word</source>
        <translation>前のほうの語を変える</translation>
    </message>
    <message>
        <source>Puts another word of its kind near the beginning: few rows survive</source>
        <translation>始め近くの単語を、同じ種類の別の単語にします。残る行はわずかです</translation>
    </message>
    <message>
        <source>Change a late word</source>
        <translation>後ろのほうの語を変える</translation>
    </message>
    <message>
        <source>Puts another word of its kind near the end: most rows survive</source>
        <translation>終わり近くの単語を、同じ種類の別の単語にします。ほとんどの行が残ります</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>例</translation>
    </message>
    <message>
        <source>Prepared documents</source>
        <translation>用意された文書</translation>
    </message>
    <message>
        <source>Type a text, or choose an example</source>
        <translation>テキストを入力するか、例を選んでください</translation>
    </message>
    <message>
        <source>Edit any word: the rows above it stay, those below are computed again.</source>
        <translation>どの単語でも編集できます。上の行は残り、下の行は計算し直されます。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln tokens · read once</source>
        <translation>
            <numerusform>%Ln トークン · 1 回だけ読む</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln tokens · read in every turn</source>
        <translation>
            <numerusform>%Ln トークン · 毎ターン読む</numerusform>
        </translation>
    </message>
    <message>
        <source>Still valid after the edit: %1 of %2 rows. The next turn computes the rest.</source>
        <translation>編集のあと、%2 行中 %1 行がまだ有効です。残りは次のターンが計算します。</translation>
    </message>
    <message>
        <source>The document is changed.</source>
        <translation>文書を変えました。</translation>
    </message>
    <message>
        <source>A word is changed to “%1”.</source>
        <translation>1 語を「%1」に変えました。</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::FirstTokenBars</name>
    <message>
        <source>Turn %1</source>
        <translation>ターン %1</translation>
    </message>
    <message>
        <source>being measured</source>
        <translation>測定中</translation>
    </message>
    <message>
        <source>%1 either way</source>
        <translation>どちらも %1</translation>
    </message>
    <message>
        <source>Time to the first token</source>
        <translation>最初のトークンまでの時間</translation>
    </message>
    <message>
        <source>%1: %2 either way, as there was nothing to keep yet</source>
        <translation>%1：取っておいたものがまだないので、どちらも %2</translation>
    </message>
    <message>
        <source>%1: cache kept %2, not kept %3</source>
        <translation>%1：キャッシュ保持 %2、保持なし %3</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::FirstTokenCard</name>
    <message>
        <source>Time to the first token</source>
        <translation>最初のトークンまでの時間</translation>
    </message>
    <message>
        <source>Ask a question: what you wait for before the answer begins is drawn here, turn by turn.</source>
        <translation>質問してみてください。答えが始まるまでの待ち時間を、ターンごとにここに描きます。</translation>
    </message>
    <message>
        <source>what the reader waits for; the other way is measured afterwards</source>
        <translation>読む人の待ち時間。もう一方のやり方は、あとで測定</translation>
    </message>
    <message>
        <source>cache kept</source>
        <translation>キャッシュ保持</translation>
    </message>
    <message>
        <source>not kept</source>
        <translation>保持なし</translation>
    </message>
    <message>
        <source>%1 sooner on turn %2</source>
        <translation>ターン %2 は %1速い</translation>
    </message>
    <message>
        <source>no sooner on turn %1</source>
        <translation>ターン %1 の速さは同じ</translation>
    </message>
    <message>
        <source>%1 later on turn %2</source>
        <translation>ターン %2 は %1遅い</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::FitCard</name>
    <message>
        <source>Does it fit?</source>
        <translation>収まるか？</translation>
    </message>
    <message>
        <source>Try:</source>
        <translation>試す：</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::HeadStrips</name>
    <message>
        <source>key</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>value</source>
        <translation>バリュー</translation>
    </message>
    <message>
        <source>Key and value of the head</source>
        <translation>ヘッドのキーとバリュー</translation>
    </message>
    <message>
        <source>The arrow keys go from number to number.</source>
        <translation>矢印キーで数値から数値へ移動します。</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::KeepCard</name>
    <message>
        <source>Keep the cache between turns</source>
        <translation>ターン間でキャッシュを保持</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>席を外す</translation>
    </message>
    <message>
        <source>Come back</source>
        <translation>席に戻る</translation>
    </message>
    <message>
        <source>Change the prices</source>
        <translation>料金を変更</translation>
    </message>
    <message>
        <source>Keeping the cache</source>
        <translation>キャッシュの保持</translation>
    </message>
    <message>
        <source>Leave, and come back tomorrow</source>
        <translation>席を外して、明日戻る</translation>
    </message>
    <message>
        <source>Saves the cache on the disk and ends the conversation, as if the window were closed</source>
        <translation>キャッシュをディスクに保存し、ウィンドウを閉じたときのように会話を終える</translation>
    </message>
    <message>
        <source>Reads the saved cache from the disk: the conversation goes on with all its rows</source>
        <translation>保存したキャッシュをディスクから読み込む。会話は、すべての行とともに続く</translation>
    </message>
    <message>
        <source>What a provider would charge</source>
        <translation>プロバイダーの料金</translation>
    </message>
    <message>
        <source>for 1,000 fresh tokens</source>
        <translation>新しい 1,000 トークン</translation>
    </message>
    <message>
        <source>for 1,000 cached tokens</source>
        <translation>キャッシュされた 1,000 トークン</translation>
    </message>
    <message>
        <source>Price %1</source>
        <translation>料金：%1</translation>
    </message>
    <message>
        <source>Each turn computes the rows of its own question and reads the others back.</source>
        <translation>どのターンも、自分の質問の行を計算し、ほかの行は読み出します。</translation>
    </message>
    <message>
        <source>Off: every turn reads the whole document again. The answers stay the same.</source>
        <translation>オフ：毎ターン、文書全体を読み直します。答えは同じです。</translation>
    </message>
    <message>
        <source>The %1 rows (%2) go to the disk and come back warm: prompt caching.</source>
        <translation>%1 行（%2）がディスクに入り、すぐ使える状態で戻ってきます。プロンプトキャッシングです。</translation>
    </message>
    <message>
        <source>Rows that were computed can be kept on the disk: prompt caching.</source>
        <translation>計算した行は、ディスクに取っておけます。プロンプトキャッシングです。</translation>
    </message>
    <message>
        <source>%1 rows lie on the disk (%2). Nothing is in memory.</source>
        <translation>%1 行がディスクにあります（%2）。メモリには何もありません。</translation>
    </message>
    <message>
        <source>%1 rows came back from the disk: none of them is computed again.</source>
        <translation>%1 行がディスクから戻りました。計算し直す行は 1 つもありません。</translation>
    </message>
    <message>
        <source>Fresh input %1, cached input %2 per 1,000 tokens.</source>
        <translation>1,000 トークンあたり、新しい入力 %1、キャッシュされた入力 %2。</translation>
    </message>
    <message>
        <source>%1 fresh and %2 cached tokens: %3 instead of %4.</source>
        <translation>新しい %1 トークンとキャッシュされた %2 トークン：%4 ではなく %3。</translation>
    </message>
    <message>
        <source>The saved conversation would take the place of the questions asked here. Begin again first, in each conversation with questions.</source>
        <translation>保存した会話は、ここでした質問と入れ替わってしまいます。質問のある会話ごとに、まず「最初から」を選んでください。</translation>
    </message>
    <message>
        <source>Only the conversation shown, the first, is saved. The second is given up.</source>
        <translation>保存されるのは、表示している 1 つ目の会話だけです。2 つ目の会話は失われます。</translation>
    </message>
    <message>
        <source>Only the conversation shown, the second, is saved, and it comes back as the first. The one that is the first now is given up.</source>
        <translation>保存されるのは、表示している 2 つ目の会話だけで、1 つ目として戻ってきます。いまの 1 つ目の会話は失われます。</translation>
    </message>
    <message>
        <source>The conversation shown takes the place of the one that was saved before.</source>
        <translation>前に保存した会話は、表示している会話に置き換わります。</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::LaneCard</name>
    <message>
        <source>Cache, arithmetic, weights and threads of this lane</source>
        <translation>このレーンのキャッシュ、演算、重み、スレッド</translation>
    </message>
    <message>
        <source>Settings of the lane “%1”: %2</source>
        <translation>レーン「%1」の設定：%2</translation>
    </message>
    <message>
        <source>Tokens of the lane “%1”</source>
        <translation>レーン「%1」のトークン</translation>
    </message>
    <message>
        <source>The cache of the lane “%1”</source>
        <translation>レーン「%1」のキャッシュ</translation>
    </message>
    <message>
        <source>✓ finished: the context is full</source>
        <translation>✓ 終了：コンテキストがいっぱい</translation>
    </message>
    <message>
        <source>✓ finished</source>
        <translation>✓ 終了</translation>
    </message>
    <message>
        <source>moves next</source>
        <translation>次に進む</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1, %2. %3</source>
        <translation>%1、%2。%3</translation>
    </message>
    <message numerus="yes">
        <source>%Ln rows computed</source>
        <translation>
            <numerusform>%Ln 行を計算</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::LanePopup</name>
    <message>
        <source>This lane</source>
        <translation>このレーン</translation>
    </message>
    <message>
        <source>Keep keys and values (KV cache)</source>
        <translation>キーとバリューを取っておく（KV キャッシュ）</translation>
    </message>
    <message>
        <source>Settings of the lane</source>
        <translation>レーンの設定</translation>
    </message>
    <message>
        <source>one per core</source>
        <translation>コアごとに 1 つ</translation>
    </message>
    <message>
        <source>Arithmetic</source>
        <translation>演算</translation>
    </message>
    <message>
        <source>Exact gives the same bits with and without the cache. OpenBLAS is a library that many programs use; it adds in another order, so the last digits differ. A GPU&apos;s own arithmetic is exact in this sense too; cuBLAS is not.</source>
        <translation>厳密演算では、キャッシュの有無で同じビットになります。OpenBLAS は多くのプログラムが使うライブラリです。足す順番が変わるので、最後のほうの桁が違います。GPU 独自の演算も、この意味で厳密です。cuBLAS は違います。</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>重み</translation>
    </message>
    <message>
        <source>How each weight is kept. A step reads every weight once, so fewer bits make it faster; but they are rounded, so all numbers differ a little. OpenBLAS and cuBLAS multiply 32-bit weights only, a GPU 32- and 16-bit ones.</source>
        <translation>重み 1 つ 1 つの持ち方です。1 ステップはすべての重みを 1 回ずつ読むので、ビットが少ないほど速くなります。ただし重みは丸められ、すべての数値が少し変わります。OpenBLAS と cuBLAS は 32 ビットの重みだけ、GPU は 32 ビットと 16 ビットの重みを掛けられます。</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>スレッド</translation>
    </message>
    <message>
        <source>How many cores work on one step. A GPU has its own.</source>
        <translation>1 ステップをいくつのコアで処理するかです。GPU には独自のものがあります。</translation>
    </message>
    <message>
        <source>Any change begins the race anew.</source>
        <translation>どれを変えても、レースは始めからになります。</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::LearnOverview</name>
    <message>
        <source>Nine short lessons</source>
        <translation>9 つの短いレッスン</translation>
    </message>
    <message>
        <source>Each drives the app beside it: it asks what you expect, then measures it here.</source>
        <translation>どのレッスンも、横のアプリを動かします。まず予想を聞き、それからここで測ります。</translation>
    </message>
    <message>
        <source>A lesson takes the place of the run and the conversation that are there. Prompt and settings come back after it.</source>
        <translation>レッスンは、いまの実行と会話に代わって始まります。終わると、プロンプトと設定は元に戻ります。</translation>
    </message>
    <message>
        <source>Lecturer&apos;s notes…</source>
        <translation>講師用メモ…</translation>
    </message>
    <message>
        <source>Handout (PDF)…</source>
        <translation>配布資料（PDF）…</translation>
    </message>
    <message>
        <source>In a window of its own, for a second screen. Arrow keys then go through the lesson</source>
        <translation>別のウィンドウで開く。2 台目の画面用。矢印キーでレッスンを進められます</translation>
    </message>
    <message>
        <source>Two pages about the run that is on Watch</source>
        <translation>観察画面の実行について、2 ページ</translation>
    </message>
    <message>
        <source>Let the model write something on Watch first: the handout is about that run</source>
        <translation>まず観察画面で、モデルに何か書かせてください。配布資料はその実行についてのものです</translation>
    </message>
    <message>
        <source>step %1 of %2</source>
        <translation>ステップ %1/%2</translation>
    </message>
    <message>
        <source>✓ done</source>
        <translation>✓ 済み</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 分</translation>
    </message>
    <message>
        <source>%1 questions</source>
        <translation>%1 問</translation>
    </message>
    <message>
        <source>%1 of %2 right</source>
        <translation>%2 問中 %1 問正解</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::LectureNotes</name>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>次へ</translation>
    </message>
    <message>
        <source>Lecturer&apos;s notes</source>
        <translation>講師用メモ</translation>
    </message>
    <message>
        <source>To guess: %1</source>
        <translation>予想する問い：%1</translation>
    </message>
    <message>
        <source>Asked: %1
Right: **%2**</source>
        <translation>質問：%1
正解：**%2**</translation>
    </message>
    <message>
        <source>Next: the answer</source>
        <translation>次へ：答え</translation>
    </message>
    <message>
        <source>Next: the lesson ends</source>
        <translation>次へ：レッスン終了</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <translation>次へ：%1</translation>
    </message>
    <message>
        <source>Open a lesson in the other window.</source>
        <translation>もう一方のウィンドウでレッスンを開いてください。</translation>
    </message>
    <message>
        <source>%1 · step %2 of %3</source>
        <translation>%1 · ステップ %2/%3</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::LeftRowsCard</name>
    <message>
        <source>yes</source>
        <translation>はい</translation>
    </message>
    <message>
        <source>averaged: %1</source>
        <translation>平均：%1</translation>
    </message>
    <message>
        <source>thrown away</source>
        <translation>捨てた</translation>
    </message>
    <message>
        <source>What is left in the cache</source>
        <translation>キャッシュに残ったもの</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>表</translation>
    </message>
    <message>
        <source>Menu of what is left in the cache</source>
        <translation>「キャッシュに残ったもの」のメニュー</translation>
    </message>
    <message>
        <source>Show as &amp;table</source>
        <translation>表で表示(&amp;T)</translation>
    </message>
    <message>
        <source>The rows that a way leaves of a text are shown here, once there is a model.</source>
        <translation>モデルがあれば、各方法でテキストのどの行が残るかが、ここに表示されます。</translation>
    </message>
    <message>
        <source>Reading the text…</source>
        <translation>テキストを読んでいます…</translation>
    </message>
    <message>
        <source>after the question, when the answer begins</source>
        <translation>質問のあと、答えが始まるとき</translation>
    </message>
    <message>
        <source>grey: thrown away</source>
        <translation>灰色：捨てた</translation>
    </message>
    <message>
        <source>joined: averaged into one</source>
        <translation>つながり：平均して 1 行に</translation>
    </message>
    <message>
        <source>outlined: %1 held the answer</source>
        <translation>枠：%1 に答えがあった</translation>
    </message>
    <message>
        <source>row</source>
        <translation>行</translation>
    </message>
    <message>
        <source>token</source>
        <translation>トークン</translation>
    </message>
    <message>
        <source>%1: in the cache</source>
        <translation>%1：キャッシュにある</translation>
    </message>
    <message>
        <source>%1: entry</source>
        <translation>%1：項目</translation>
    </message>
    <message>
        <source>held the answer</source>
        <translation>答えがあった</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::LeftRowsPane</name>
    <message>
        <source>What is left in the cache: %1</source>
        <translation>キャッシュに残ったもの：%1</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln rows · %2 instead of %3</source>
        <translation>
            <numerusform>%1/%Ln 行 · %3 ではなく %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::LeftRowsView</name>
    <message>
        <source>What is left in the cache</source>
        <translation>キャッシュに残ったもの</translation>
    </message>
    <message>
        <source>Row %1, %2</source>
        <translation>行 %1、%2</translation>
    </message>
    <message>
        <source>%1: in the cache</source>
        <translation>%1：キャッシュにある</translation>
    </message>
    <message>
        <source>%1: averaged with its neighbours, %2 are one row now</source>
        <translation>%1：隣の行と平均、%2 がいまは 1 行</translation>
    </message>
    <message>
        <source>%1: thrown away</source>
        <translation>%1：捨てた</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::LessonNews</name>
    <message>
        <source>The lesson is finished. Your own prompt and settings are back.</source>
        <translation>レッスンが終わりました。自分のプロンプトと設定に戻りました。</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>正解です。</translation>
    </message>
    <message>
        <source>Not quite. The right answer: %1</source>
        <translation>惜しい。正解：%1</translation>
    </message>
    <message>
        <source>The right answer: %1</source>
        <translation>正解：%1</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::LessonView</name>
    <message>
        <source>The app is getting ready…</source>
        <translation>アプリが準備しています…</translation>
    </message>
    <message>
        <source>← All lessons</source>
        <translation>← すべてのレッスン</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>This is my guess</source>
        <translation>これで予想する</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>もう一度</translation>
    </message>
    <message>
        <source>The app is working</source>
        <translation>アプリが動作中</translation>
    </message>
    <message>
        <source>Leaves the lesson; your own prompt and settings come back</source>
        <translation>レッスンを離れる。自分のプロンプトと設定に戻る</translation>
    </message>
    <message>
        <source>Your guess</source>
        <translation>自分の予想</translation>
    </message>
    <message>
        <source>To the step before (Page Up)</source>
        <translation>前のステップへ（Page Up）</translation>
    </message>
    <message>
        <source>On (Page Down)</source>
        <translation>次へ（Page Down）</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>ステップ %1/%2</translation>
    </message>
    <message>
        <source>Question %1 of %2</source>
        <translation>質問 %1/%2</translation>
    </message>
    <message>
        <source>You guessed %1: **a good guess**.</source>
        <translation>予想は %1。**いい予想です**。</translation>
    </message>
    <message>
        <source>You guessed %1: off by %2.</source>
        <translation>予想は %1。実際とは %2のずれがあります。</translation>
    </message>
    <message>
        <source>The app is doing it…</source>
        <translation>アプリが実行しています…</translation>
    </message>
    <message>
        <source>This step could not be shown. %1</source>
        <translation>このステップは表示できませんでした。%1</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>結果を見る</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>終了</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>次へ</translation>
    </message>
    <message>
        <source>The lesson is left. Your own prompt and settings are back.</source>
        <translation>レッスンを離れました。自分のプロンプトと設定に戻りました。</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::MachineCard</name>
    <message>
        <source>run, %1 tokens</source>
        <translation>実行、%1 トークン</translation>
    </message>
    <message>
        <source>step, %1 tokens</source>
        <translation>ステップ、%1 トークン</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <translation>%1〜%2</translation>
    </message>
    <message>
        <source>Another machine?</source>
        <translation>別のマシンなら？</translation>
    </message>
    <message>
        <source>GPT-2 small</source>
        <translation>GPT-2 small</translation>
    </message>
    <message>
        <source>The model of this race, after its prompt</source>
        <translation>このレースのモデル。プロンプトのあとから</translation>
    </message>
    <message>
        <source>The model that the published report is about, from its first token</source>
        <translation>公開された記事にあるモデル。最初のトークンから</translation>
    </message>
    <message>
        <source>Predicted; GPT-2 small from its first token. Lower figures: reading and arithmetic happen one after the other; higher ones: at the same time. Laptop, phone and H100: typical figures, rounded. “Like the report”: no machine, but figures fitted to a published report&apos;s ratios.</source>
        <translation>予測。GPT-2 small は最初のトークンから。小さいほうの数字は読み込みと演算が順番に、大きいほうは同時に行われる場合。ノート PC、スマホ、H100：典型的な値を丸めたもの。「記事に合わせる」：実在のマシンではなく、公開された記事の比に合わせた数字。</translation>
    </message>
    <message>
        <source>Draws the predicted curves above for other figures</source>
        <translation>ほかの数字で、上の予測曲線を描く</translation>
    </message>
    <message>
        <source>Machine of the predicted curves</source>
        <translation>予測曲線のマシン</translation>
    </message>
    <message>
        <source>ms per step</source>
        <translation>1 ステップの ms</translation>
    </message>
    <message>
        <source>A fixed time that every step takes, whatever it computes</source>
        <translation>何を計算しても、どのステップにもかかる決まった時間</translation>
    </message>
    <message>
        <source>GB/s</source>
        <translation>GB/s</translation>
    </message>
    <message>
        <source>How fast the machine reads memory: every step reads all weights once</source>
        <translation>マシンがメモリを読む速さ：1 ステップですべての重みを 1 回ずつ読む</translation>
    </message>
    <message>
        <source>GFLOP/s</source>
        <translation>GFLOP/s</translation>
    </message>
    <message>
        <source>How fast it calculates: each row that a step computes costs arithmetic</source>
        <translation>計算の速さ：ステップが計算する行ごとに演算の費用がかかる</translation>
    </message>
    <message>
        <source>This model</source>
        <translation>このモデル</translation>
    </message>
    <message>
        <source>This machine&apos;s figures could not be measured. %1</source>
        <translation>このマシンの数字を測定できませんでした。%1</translation>
    </message>
    <message>
        <source>This machine&apos;s figures are measured when a model is loaded.</source>
        <translation>このマシンの数字は、モデルを読み込むときに測定されます。</translation>
    </message>
    <message>
        <source>A published report says 2× at 200 tokens and 4.8× at 1,000, and names no machine. Such ratios need one on which what every step costs anyway, above all reading GPT-2 small&apos;s weights, takes as long as the arithmetic of %1 rows: then computing old rows again costs little.</source>
        <translation>公開された記事は 200 トークンで 2 倍、1,000 トークンで 4.8 倍と言い、マシンの名前は書いていません。そうした比になるのは、どのステップにもかかる費用、とりわけ GPT-2 small の重みの読み込みが、%1 行の演算と同じだけかかるマシンです。それなら、古い行の再計算にはあまり費用がかかりません。</translation>
    </message>
    <message>
        <source>%1 So each row computed again costs far more here, and the cache saves far more than the report says.</source>
        <translation>%1 つまり、ここでは行を 1 つ再計算する費用がずっと高く、キャッシュの節約は記事の数字よりずっと大きくなります。</translation>
    </message>
    <message>
        <source>%1 So the weights rule every step here, and the cache saves less than the report says.</source>
        <translation>%1 つまり、ここではどのステップも重みで決まり、キャッシュの節約は記事の数字より小さくなります。</translation>
    </message>
    <message numerus="yes">
        <source>With %1, reading GPT-2 small&apos;s weights takes as long as the arithmetic of about %Ln rows; a published report&apos;s 2× and 4.8× need about %2.</source>
        <translation>
            <numerusform>%1の場合、GPT-2 small の重みの読み込みには、約 %Ln 行の演算と同じだけの時間がかかります。公開された記事の 2 倍と 4.8 倍になるには、約 %2 行である必要があります。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::MemoryChartCard</name>
    <message>
        <source>%1 × %2 blocks × %3 numbers × %4 bytes</source>
        <translation>%1 × %2 ブロック × 数値 %3 個 × %4 バイト</translation>
    </message>
    <message>
        <source>Cache memory</source>
        <translation>キャッシュのメモリ</translation>
    </message>
    <message>
        <source>cache-memory</source>
        <translation>cache-memory</translation>
    </message>
    <message>
        <source>The memory of the stored rows will be drawn here.
Press Play or Step.</source>
        <translation>保管した行のメモリが、ここに描かれます。
「再生」か「ステップ」を押してください。</translation>
    </message>
    <message>
        <source>%1 tokens</source>
        <translation>%1 トークン</translation>
    </message>
    <message>
        <source>%1 KiB</source>
        <translation>%1 KiB</translation>
    </message>
    <message>
        <source>%1 MiB</source>
        <translation>%1 MiB</translation>
    </message>
    <message>
        <source>%1 GiB</source>
        <translation>%1 GiB</translation>
    </message>
    <message>
        <source>used by rows: %1</source>
        <translation>行が使用：%1</translation>
    </message>
    <message>
        <source>allocated: %1</source>
        <translation>確保済み：%1</translation>
    </message>
    <message>
        <source>cache off: only during the step</source>
        <translation>キャッシュオフ：ステップ中のみ</translation>
    </message>
    <message>
        <source>What keeping the rows costs</source>
        <translation>行を取っておく費用</translation>
    </message>
    <message>
        <source>No row is kept yet. Each will take %1 (%2).</source>
        <translation>まだ保持している行はありません。1 行 %1 になります（%2）。</translation>
    </message>
    <message>
        <source>The cache is off: each step computes all rows and lets them go. Kept, each would take %1 (%2).</source>
        <translation>キャッシュはオフです。どのステップもすべての行を計算し、捨てます。保持すれば 1 行 %1 です（%2）。</translation>
    </message>
    <message>
        <source>%1 × %2 = %3 (%4 a row)</source>
        <translation>%1 × %2 = %3（1 行 %4）</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n 行</numerusform>
        </translation>
    </message>
    <message>
        <source>All %1 rows of the context take %2, or %3 in 16 bit.</source>
        <translation>コンテキスト全体の %1 行なら %2、16 ビットなら %3 です。</translation>
    </message>
    <message>
        <source>In 16-bit numbers it would be %1. %2</source>
        <translation>16 ビットの数値なら %1 です。%2</translation>
    </message>
    <message numerus="yes">
        <source>%n token(s), cache off
%1 held during the step, nothing after it</source>
        <translation>
            <numerusform>%n トークン、キャッシュオフ
ステップ中は %1 を保持、そのあとは何もなし</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) kept
%1 used, half of it with 16-bit numbers</source>
        <translation>
            <numerusform>%n 行を保持
%1 を使用、16 ビットの数値ならその半分</numerusform>
        </translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>トークン</translation>
    </message>
    <message>
        <source>rows kept</source>
        <translation>保持した行</translation>
    </message>
    <message>
        <source>bytes used</source>
        <translation>使用バイト数</translation>
    </message>
    <message>
        <source>bytes allocated</source>
        <translation>確保バイト数</translation>
    </message>
    <message>
        <source>bytes during the step only</source>
        <translation>ステップ中のみのバイト数</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::MemoryPage</name>
    <message>
        <source>The formula</source>
        <translation>計算式</translation>
    </message>
    <message>
        <source>Settings of the calculator</source>
        <translation>計算機の設定</translation>
    </message>
    <message>
        <source>The calculator</source>
        <translation>計算機</translation>
    </message>
    <message>
        <source>Model and device</source>
        <translation>モデルとデバイス</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::ModeControl</name>
    <message>
        <source>What the cache shows</source>
        <translation>キャッシュの表示</translation>
    </message>
    <message>
        <source>Whose attention</source>
        <translation>誰のアテンションか</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>数値</translation>
    </message>
    <message>
        <source>The numbers of each row&apos;s keys and values</source>
        <translation>各行のキーとバリューの数値</translation>
    </message>
    <message>
        <source>Attention</source>
        <translation>アテンション</translation>
    </message>
    <message>
        <source>How much the newest row looked at each row</source>
        <translation>いちばん新しい行が各行をどれだけ見たか</translation>
    </message>
    <message>
        <source>Fingerprints</source>
        <translation>指紋</translation>
    </message>
    <message>
        <source>Whether a row that was computed again has the same bits</source>
        <translation>再計算した行のビットが同じかどうか</translation>
    </message>
    <message>
        <source>mean of all heads</source>
        <translation>全ヘッドの平均</translation>
    </message>
    <message>
        <source>head %1</source>
        <translation>ヘッド %1</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::ModelCard</name>
    <message>
        <source>Use</source>
        <translation>使う</translation>
    </message>
    <message>
        <source>Download…</source>
        <translation>ダウンロード…</translation>
    </message>
    <message>
        <source>Verify</source>
        <translation>検証</translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation>削除…</translation>
    </message>
    <message>
        <source>Reads every byte and holds it against the checksums that are known</source>
        <translation>すべてのバイトを読み、既知のチェックサムと照合する</translation>
    </message>
    <message>
        <source>Deletes its files from Rowkeeper&apos;s own folder; asks first</source>
        <translation>Rowkeeper のフォルダーからファイルを削除する。先に確認する</translation>
    </message>
    <message>
        <source>in use</source>
        <translation>使用中</translation>
    </message>
    <message>
        <source>Go on downloading…</source>
        <translation>ダウンロードを続ける…</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::ModelsPage</name>
    <message>
        <source>Models</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Open a folder…</source>
        <translation>フォルダーを開く…</translation>
    </message>
    <message>
        <source>Look it up</source>
        <translation>調べる</translation>
    </message>
    <message>
        <source>Delete them</source>
        <translation>削除する</translation>
    </message>
    <message>
        <source>A folder with a GPT-2 model; it can also be dropped onto the window</source>
        <translation>GPT-2 モデルのフォルダー。ウィンドウにドロップすることもできます</translation>
    </message>
    <message>
        <source>To the page before (Esc)</source>
        <translation>前の画面へ（Esc）</translation>
    </message>
    <message>
        <source>Another model of the hub</source>
        <translation>ハブの別のモデル</translation>
    </message>
    <message>
        <source>Any GPT-2 of Hugging Face whose weights are safetensors, by its repository&apos;s name: distilgpt2, gpt2-medium, or owner/name. Not pinned: its sizes and checksums are the hub&apos;s own word.</source>
        <translation>重みが safetensors 形式の、Hugging Face の GPT-2 なら何でも使えます。リポジトリの名前で指定します：distilgpt2、gpt2-medium、または owner/name。固定なし：サイズとチェックサムはハブの申告によります。</translation>
    </message>
    <message>
        <source>The repository&apos;s name</source>
        <translation>リポジトリの名前</translation>
    </message>
    <message>
        <source>Nothing is fetched before its size, source and licence have been shown. Nothing is sent but the requests for the files.</source>
        <translation>サイズ、入手元、ライセンスを表示する前に、何かを取得することはありません。送信するのは、ファイルのリクエストだけです。</translation>
    </message>
    <message>
        <source>Where models are looked for</source>
        <translation>モデルを探す場所</translation>
    </message>
    <message>
        <source>In this order. A folder of yours comes before all of them.</source>
        <translation>この順番です。自分のフォルダーは、そのどれよりも先です。</translation>
    </message>
    <message>
        <source>Kept ready</source>
        <translation>準備済み</translation>
    </message>
    <message>
        <source>The first time a larger model is opened, its weights are put in the order in which they are read. That is kept on the disk, so that the next time it opens at once.</source>
        <translation>大きなモデルを初めて開くとき、重みは読む順番に並べ替えられます。それをディスクに取っておくので、次からはすぐに開きます。</translation>
    </message>
    <message>
        <source>Delete the weights that are kept ready</source>
        <translation>準備済みの重みを削除する</translation>
    </message>
    <message>
        <source>There are no models. Look one up by its name, or open a folder that has one.</source>
        <translation>モデルがありません。名前で調べるか、モデルのあるフォルダーを開いてください。</translation>
    </message>
    <message>
        <source>Looking for models on this computer.</source>
        <translation>このコンピューターのモデルを探しています。</translation>
    </message>
    <message>
        <source>%1. %2: %3</source>
        <translation>%1. %2：%3</translation>
    </message>
    <message>
        <source>%1 in %2. Nothing is lost by deleting them: the next opening takes a moment longer.</source>
        <translation>%2 に %1。削除しても失うものはありません。次に開くとき、少し時間がかかるだけです。</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::PagesCard</name>
    <message>
        <source>One piece each, or pages?</source>
        <translation>ひとまとまりか、ページか</translation>
    </message>
    <message>
        <source>From the start</source>
        <translation>始めから</translation>
    </message>
    <message>
        <source>The same conversations in the same memory: reserved in one piece for the longest possible answer, and in pages</source>
        <translation>同じメモリで同じ会話を処理します。一方はありうる最長の答えのためにひとまとまりで確保し、もう一方はページで割り当てます</translation>
    </message>
    <message>
        <source>Conversations</source>
        <translation>会話</translation>
    </message>
    <message>
        <source> MiB</source>
        <translation> MiB</translation>
    </message>
    <message>
        <source>Size of the pool</source>
        <translation>プールの大きさ</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n 行</numerusform>
        </translation>
    </message>
    <message>
        <source>Rows of a page</source>
        <translation>1 ページの行数</translation>
    </message>
    <message>
        <source>Pool</source>
        <translation>プール</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>ページ</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>一時停止</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>続ける</translation>
    </message>
    <message>
        <source>Serve</source>
        <translation>処理開始</translation>
    </message>
    <message>
        <source>Full: rows of a conversation. Pale: lent to it, and empty. Grey: free. The pictures are the allocators&apos; own state.</source>
        <translation>濃い色：会話の行。薄い色：会話に割り当てられ、空。灰色：空き。図は、アロケーター自身の状態です。</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::PagesPicture</name>
    <message>
        <source>Memory pool</source>
        <translation>メモリプール</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::PromptBox</name>
    <message>
        <source>Tokens of the prompt</source>
        <translation>プロンプトのトークン</translation>
    </message>
    <message>
        <source>Use this prompt</source>
        <translation>このプロンプトを使う</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation>プロンプト</translation>
    </message>
    <message>
        <source>The text that the model goes on with. Control and Enter use it.</source>
        <translation>モデルが続きを書くテキスト。Ctrl+Enter で使います。</translation>
    </message>
    <message>
        <source>The text that the model goes on with</source>
        <translation>モデルが続きを書くテキスト</translation>
    </message>
    <message>
        <source>Row %1: %2
Token %3
Bytes %4</source>
        <translation>行 %1：%2
トークン %3
バイト %4</translation>
    </message>
    <message>
        <source>Starts a new run with this prompt (Ctrl+Enter)</source>
        <translation>このプロンプトで新しい実行を始める（Ctrl+Enter）</translation>
    </message>
    <message>
        <source>Goes back to the run as it is (Esc)</source>
        <translation>いまの実行にそのまま戻る（Esc）</translation>
    </message>
    <message numerus="yes">
        <source>%Ln tokens</source>
        <translation>
            <numerusform>%Ln トークン</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 tokens; at most %3 can be generated</source>
        <translation>%2 トークン中 %1。生成できるのは最大 %3</translation>
    </message>
    <message>
        <source>An empty prompt: the run starts from the end-of-text token.</source>
        <translation>空のプロンプト：実行は、テキスト終了トークンから始まります。</translation>
    </message>
    <message>
        <source>The prompt ends with a line break (\n): it is part of what the model reads.</source>
        <translation>プロンプトが改行（\n）で終わっています。これもモデルが読むものに含まれます。</translation>
    </message>
    <message>
        <source>The prompt ends with a space (·). Words bring their own space along, so the model may stumble here.</source>
        <translation>プロンプトが空白（·）で終わっています。単語は自分の空白を連れてくるので、ここでモデルがつまずくかもしれません。</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::PromptCard</name>
    <message>
        <source>Tokens</source>
        <translation>トークン</translation>
    </message>
    <message>
        <source>Shows the pieces that the model reads</source>
        <translation>モデルが読む単位で表示する</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>テキスト</translation>
    </message>
    <message>
        <source>Shows the tokens joined to a text that can be copied</source>
        <translation>トークンをつなげた、コピーできるテキストで表示する</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>例</translation>
    </message>
    <message>
        <source>Prepared prompts</source>
        <translation>用意されたプロンプト</translation>
    </message>
    <message>
        <source>Edit prompt</source>
        <translation>プロンプトを編集</translation>
    </message>
    <message>
        <source>Edit the prompt</source>
        <translation>プロンプトを編集する</translation>
    </message>
    <message>
        <source>What the model reads</source>
        <translation>モデルが読むもの</translation>
    </message>
    <message>
        <source>A new run from this prompt.</source>
        <translation>このプロンプトから新しい実行を始めます。</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::QuestionCard</name>
    <message>
        <source>(nothing)</source>
        <translation>（なし）</translation>
    </message>
    <message>
        <source>This question</source>
        <translation>この質問</translation>
    </message>
    <message>
        <source>Previous question</source>
        <translation>前の質問</translation>
    </message>
    <message>
        <source>Next question</source>
        <translation>次の質問</translation>
    </message>
    <message>
        <source>only the wrong ones</source>
        <translation>間違いだけ</translation>
    </message>
    <message>
        <source>– of %1</source>
        <translation>–/%1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>This text</source>
        <translation>このテキスト</translation>
    </message>
    <message>
        <source>exact cache</source>
        <translation>厳密なキャッシュ</translation>
    </message>
    <message>
        <source>not asked yet</source>
        <translation>まだ質問していない</translation>
    </message>
    <message>
        <source>right answer</source>
        <translation>正解</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message numerus="yes">
        <source>A document of %Ln rows, and how the model goes on</source>
        <translation>
            <numerusform>%Ln 行の文書と、モデルが書く続き</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: right, %2</source>
        <translation>%1：正解、%2</translation>
    </message>
    <message>
        <source>%1: wrong, %2</source>
        <translation>%1：不正解、%2</translation>
    </message>
    <message>
        <source>%1: same as the exact one, %2</source>
        <translation>%1：厳密なものと同じ、%2</translation>
    </message>
    <message>
        <source>%1: goes on otherwise, %2</source>
        <translation>%1：続きが違う、%2</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::RaceControls</name>
    <message>
        <source>Step</source>
        <translation>ステップ</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>最初から</translation>
    </message>
    <message>
        <source>Change it on Watch</source>
        <translation>観察画面で変更</translation>
    </message>
    <message>
        <source>Race controls</source>
        <translation>レースの操作</translation>
    </message>
    <message>
        <source>Race or pause</source>
        <translation>レースまたは一時停止</translation>
    </message>
    <message>
        <source>Moves the lane whose clock is behind by one token (→)</source>
        <translation>時計の遅れているレーンを 1 トークン進める（→）</translation>
    </message>
    <message>
        <source>Both lanes back to the prompt (R)</source>
        <translation>両方のレーンをプロンプトに戻す（R）</translation>
    </message>
    <message>
        <source>Prompt and sampling are those of Watch</source>
        <translation>プロンプトとサンプリングは、観察画面のものです</translation>
    </message>
    <message>
        <source>Tokens to generate in each lane</source>
        <translation>各レーンで生成するトークン数</translation>
    </message>
    <message>
        <source>How many tokens each lane generates. Another number begins the race anew.</source>
        <translation>各レーンが生成するトークン数です。変えると、レースは始めからになります。</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>トークン</translation>
    </message>
    <message>
        <source>Loading</source>
        <translation>読み込み中</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>一時停止</translation>
    </message>
    <message>
        <source>Race again</source>
        <translation>もう一度</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>レース開始</translation>
    </message>
    <message>
        <source>No prompt · %1</source>
        <translation>プロンプトなし · %1</translation>
    </message>
    <message>
        <source>%1 · Prompt: “%2”</source>
        <translation>%1 · プロンプト：「%2」</translation>
    </message>
    <message>
        <source>Pauses both lanes (Space)</source>
        <translation>両方のレーンを一時停止する（スペース）</translation>
    </message>
    <message>
        <source>Both lanes once more from the prompt (Space)</source>
        <translation>両方のレーンをもう一度プロンプトから始める（スペース）</translation>
    </message>
    <message>
        <source>Both lanes move until they have all their tokens (Space)</source>
        <translation>トークンがすべてできるまで、両方のレーンを進める（スペース）</translation>
    </message>
    <message>
        <source>%1 %2 · %3</source>
        <translation>%1%2 · %3</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>一時停止中</translation>
    </message>
    <message>
        <source>Racing</source>
        <translation>レース中</translation>
    </message>
    <message>
        <source>Both lanes are back at the prompt</source>
        <translation>両方のレーンがプロンプトに戻りました</translation>
    </message>
    <message>
        <source>%1, %2 of %3</source>
        <translation>%1、%2/%3</translation>
    </message>
    <message>
        <source>Lane A: %1</source>
        <translation>レーン A：%1</translation>
    </message>
    <message>
        <source>Lane B: %1</source>
        <translation>レーン B：%1</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::RacePage</name>
    <message>
        <source>The race</source>
        <translation>レース</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::RaceRowsCard</name>
    <message>
        <source>Rows computed so far</source>
        <translation>これまでに計算した行</translation>
    </message>
    <message>
        <source>race-rows-computed</source>
        <translation>race-rows-computed</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>行 %1</translation>
    </message>
    <message>
        <source>The rows that both lanes have computed will be counted here.
Press Race or Step.</source>
        <translation>両方のレーンが計算した行を、ここで数えます。
「レース開始」か「ステップ」を押してください。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>counted in advance</source>
        <translation>前もって数えたもの</translation>
    </message>
    <message>
        <source>%1 + %2 − 1 = %3 rows %4</source>
        <translation>%1 + %2 − 1 = %3 行（%4）</translation>
    </message>
    <message>
        <source>%1 + %2 = %3 rows %4</source>
        <translation>%1 + %2 = %3 行（%4）</translation>
    </message>
    <message>
        <source>%1 + %2 + … + %3 = %4 rows %5</source>
        <translation>%1 + %2 + … + %3 = %4 行（%5）</translation>
    </message>
    <message>
        <source>With the cache each row once; without it, all of them in every step</source>
        <translation>キャッシュありなら各行 1 回、なしなら毎ステップすべての行</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>row</source>
        <translation>行</translation>
    </message>
    <message>
        <source>rows, %1</source>
        <translation>行数、%1</translation>
    </message>
    <message>
        <source>counted in advance, %1</source>
        <translation>前もって数えたもの、%1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln rows %1</source>
        <translation>
            <numerusform>%Ln 行（%1）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Row %1, %2
%Ln rows computed so far</source>
        <translation>
            <numerusform>行 %1、%2
これまでに %Ln 行を計算</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::RaceTimeCard</name>
    <message>
        <source>Time per token</source>
        <translation>トークンあたりの時間</translation>
    </message>
    <message>
        <source>race-time-per-token</source>
        <translation>race-time-per-token</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>行 %1</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>Each step of both lanes will be a point here.
Press Race or Step.</source>
        <translation>両方のレーンの各ステップが、ここに点で表示されます。
「レース開始」か「ステップ」を押してください。</translation>
    </message>
    <message>
        <source>predicted for %1</source>
        <translation>予測：%1</translation>
    </message>
    <message>
        <source>… reading, then arithmetic</source>
        <translation>… 読み込み、次に演算</translation>
    </message>
    <message>
        <source>dashed: predicted</source>
        <translation>破線：予測</translation>
    </message>
    <message>
        <source>8-bit weights: not predicted</source>
        <translation>8 ビットの重み：予測なし</translation>
    </message>
    <message>
        <source>What each new token costs in both lanes; %1</source>
        <translation>両方のレーンで新しいトークン 1 つにかかる時間。%1</translation>
    </message>
    <message>
        <source>%1 %2 · %3 %4 · %5</source>
        <translation>%2 %1 · %4 %3 · %5</translation>
    </message>
    <message numerus="yes">
        <source>Row %1, %2
%3
%Ln row(s) computed</source>
        <translation>
            <numerusform>行 %1、%2
%3
%Ln 行を計算</numerusform>
        </translation>
    </message>
    <message>
        <source>row</source>
        <translation>行</translation>
    </message>
    <message>
        <source>ms, %1</source>
        <translation>ms、%1</translation>
    </message>
    <message>
        <source>predicted ms, %1</source>
        <translation>予測 ms、%1</translation>
    </message>
    <message>
        <source>predicted ms in turn, %1</source>
        <translation>予測 ms（順番に）、%1</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::RatioTable</name>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1、%2：%3</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::ReadingView</name>
    <message>
        <source>Text of the run</source>
        <translation>実行のテキスト</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::ReplayBar</name>
    <message>
        <source>Back to the live run</source>
        <translation>ライブの実行に戻る</translation>
    </message>
    <message>
        <source>Recorded run</source>
        <translation>記録した実行</translation>
    </message>
    <message>
        <source>Place in the recorded run</source>
        <translation>記録した実行の中の位置</translation>
    </message>
    <message>
        <source>A recorded run of %1 · step %2 of %3</source>
        <translation>%1 の記録した実行 · ステップ %2/%3</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation>%1（%2）</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::RowDetailCard</name>
    <message>
        <source>Row</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Fingerprints of the row in this block</source>
        <translation>このブロックでの行の指紋</translation>
    </message>
    <message>
        <source>64 bits made from all numbers of the row in this block. Another number anywhere, even in its last bit, gives another fingerprint.</source>
        <translation>このブロックでの行のすべての数値から作った 64 ビットです。どこか 1 つでも数値が変われば、たとえ最後の 1 ビットでも、指紋は変わります。</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>ブロック</translation>
    </message>
    <message>
        <source>Head</source>
        <translation>ヘッド</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>Copy the numbers</source>
        <translation>数値をコピー</translation>
    </message>
    <message>
        <source>Puts the head&apos;s keys and values on the clipboard, a line for each number</source>
        <translation>ヘッドのキーとバリューを、数値ごとに 1 行でクリップボードに入れる</translation>
    </message>
    <message>
        <source>The numbers of a row will be here.</source>
        <translation>行の数値がここに表示されます。</translation>
    </message>
    <message>
        <source>key, number %1 of %2:  %3</source>
        <translation>キー、数値 %1/%2：  %3</translation>
    </message>
    <message>
        <source>value, number %1 of %2:  %3</source>
        <translation>バリュー、数値 %1/%2：  %3</translation>
    </message>
    <message>
        <source>Choose a row in the picture of the cache: its numbers will be here.</source>
        <translation>キャッシュの図で行を選ぶと、その数値がここに表示されます。</translation>
    </message>
    <message>
        <source>Point at a number to read it, or go there with the arrow keys.</source>
        <translation>数値を指すか、矢印キーで移動すると、値が表示されます。</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::RowsCard</name>
    <message>
        <source>Whose rows are these?</source>
        <translation>誰の行か</translation>
    </message>
    <message>
        <source>document</source>
        <translation>文書</translation>
    </message>
    <message>
        <source>questions</source>
        <translation>質問</translation>
    </message>
    <message>
        <source>answers</source>
        <translation>答え</translation>
    </message>
    <message>
        <source>each square is one row: keys and values in every block</source>
        <translation>四角 1 つが 1 行：すべてのブロックのキーとバリュー</translation>
    </message>
    <message>
        <source>%1 rows in the cache, %2 · outlined: %3 that the next turn must compute besides its question</source>
        <translation>キャッシュに %1 行、%2 · 枠：次のターンが質問のほかに計算する %3 行</translation>
    </message>
    <message>
        <source>Two conversations in one pool: %1 pages of %2 rows, %3 of them shared and held once: %4 instead of %5.</source>
        <translation>1 つのプールに 2 つの会話：%2 行ずつの %1 ページ、うち %3 ページは共有で 1 つ分だけ：%5 ではなく %4。</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::RowsPicture</name>
    <message>
        <source>document · %1 of %2 rows kept</source>
        <translation>文書 · %2 行中 %1 行を保持</translation>
    </message>
    <message>
        <source>Q%1</source>
        <comment>a question&apos;s number</comment>
        <translation>Q%1</translation>
    </message>
    <message>
        <source>A%1</source>
        <comment>an answer&apos;s number</comment>
        <translation>A%1</translation>
    </message>
    <message>
        <source>The document</source>
        <translation>文書</translation>
    </message>
    <message>
        <source>Question %1</source>
        <translation>質問 %1</translation>
    </message>
    <message>
        <source>Answer %1</source>
        <translation>答え %1</translation>
    </message>
    <message>
        <source>Rows of the cache by their origin</source>
        <translation>由来ごとに見たキャッシュの行</translation>
    </message>
    <message>
        <source>%1: rows %2 to %3, %4 of them in the cache</source>
        <translation>%1：行 %2〜%3、うち %4 行がキャッシュにある</translation>
    </message>
    <message>
        <source>Row %1. %2</source>
        <translation>行 %1。%2</translation>
    </message>
    <message>
        <source>%1. Not in the cache: the next turn computes it</source>
        <translation>%1。キャッシュになし：次のターンが計算</translation>
    </message>
    <message numerus="yes">
        <source>document · %Ln rows</source>
        <translation>
            <numerusform>文書 · %Ln 行</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln tokens, %2 of them in the cache</source>
        <translation>
            <numerusform>%1：%Ln トークン、うち %2 がキャッシュにある</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the cache: the rows of the first %Ln tokens</source>
        <translation>
            <numerusform>キャッシュにあるもの：最初の %Ln トークンの行</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::RunControls</name>
    <message>
        <source>Step</source>
        <translation>ステップ</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>最初から</translation>
    </message>
    <message>
        <source>KV cache</source>
        <translation>KV キャッシュ</translation>
    </message>
    <message>
        <source>Run controls</source>
        <translation>実行の操作</translation>
    </message>
    <message>
        <source>Rows computed of the prefill</source>
        <translation>計算済みのプリフィルの行</translation>
    </message>
    <message>
        <source>Play or pause</source>
        <translation>再生または一時停止</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速さ</translation>
    </message>
    <message>
        <source>Tokens to generate</source>
        <translation>生成するトークン数</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>再生</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>一時停止</translation>
    </message>
    <message>
        <source>Sampling: %1</source>
        <translation>サンプリング：%1</translation>
    </message>
    <message>
        <source>%1, after a restart</source>
        <translation>%1、最初から始めたあと</translation>
    </message>
    <message>
        <source>Pauses the run, even within a step (Space)</source>
        <translation>ステップの途中でも実行を一時停止する（スペース）</translation>
    </message>
    <message>
        <source>Plays the recording (Space)</source>
        <translation>記録を再生する（スペース）</translation>
    </message>
    <message>
        <source>Steps follow each other (Space)</source>
        <translation>ステップを続けて進める（スペース）</translation>
    </message>
    <message>
        <source>Computes the rows that are missing and one token (→)</source>
        <translation>足りない行と 1 トークンを計算する（→）</translation>
    </message>
    <message>
        <source>Shows the recording from its beginning (R)</source>
        <translation>記録を始めから表示する（R）</translation>
    </message>
    <message>
        <source>Begins again from the prompt (R)</source>
        <translation>プロンプトからもう一度始める（R）</translation>
    </message>
    <message>
        <source>On: keys and values of earlier rows are kept. Off: every step computes them again (C)</source>
        <translation>オン：それまでの行のキーとバリューを取っておく。オフ：毎ステップ計算し直す（C）</translation>
    </message>
    <message>
        <source>How many tokens to generate. More can be asked for at any time.</source>
        <translation>生成するトークン数です。いつでも増やせます。</translation>
    </message>
    <message>
        <source>How the next token is chosen, and what happens when the context is full</source>
        <translation>次のトークンの選び方と、コンテキストがいっぱいになったときの動作</translation>
    </message>
    <message numerus="yes">
        <source>prefill: %1 of %Ln rows</source>
        <translation>
            <numerusform>プリフィル：%1/%Ln 行</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln rows computed</source>
        <translation>
            <numerusform>%1/%Ln 行を計算</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::RunNews</name>
    <message>
        <source>Playing</source>
        <translation>再生中</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>一時停止中</translation>
    </message>
    <message>
        <source>The recording ends here.</source>
        <translation>記録はここで終わりです。</translation>
    </message>
    <message>
        <source>At the recording&apos;s beginning</source>
        <translation>記録の始めです</translation>
    </message>
    <message>
        <source>Back at the prompt</source>
        <translation>プロンプトに戻りました</translation>
    </message>
    <message>
        <source>KV cache on</source>
        <translation>KV キャッシュ：オン</translation>
    </message>
    <message>
        <source>KV cache off</source>
        <translation>KV キャッシュ：オフ</translation>
    </message>
    <message>
        <source>Row %1 is %2 now</source>
        <translation>行 %1 は %2 になりました</translation>
    </message>
    <message>
        <source>%1, %2 of %3</source>
        <translation>%1、%2/%3</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::SameOutputCard</name>
    <message>
        <source>A row depends on itself and the rows above it only, so it never changes once computed.</source>
        <translation>行は、自分と上の行だけで決まります。だから、一度計算すればもう変わりません。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Check now</source>
        <translation>今すぐ確認</translation>
    </message>
    <message>
        <source>Check every step</source>
        <translation>全ステップを確認</translation>
    </message>
    <message>
        <source>Progress of the check</source>
        <translation>確認の進み具合</translation>
    </message>
    <message>
        <source>One pass over the whole text, held against what every step said</source>
        <translation>テキスト全体を 1 回のパスで計算し、各ステップの結果と照合する</translation>
    </message>
    <message>
        <source>Every step once more, the other way: without the cache if it was on, with it if it was off</source>
        <translation>すべてのステップを逆のやり方でもう一度：キャッシュありだったならなしで、なしだったならありで</translation>
    </message>
    <message>
        <source>Checking: row %1 of %2</source>
        <translation>確認中：行 %1/%2</translation>
    </message>
    <message>
        <source>Checking: step %1 of %2</source>
        <translation>確認中：ステップ %1/%2</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>確認中…</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::SamplingPopup</name>
    <message>
        <source>greedy</source>
        <translation>貪欲法</translation>
    </message>
    <message>
        <source>temperature %1</source>
        <translation>温度 %1</translation>
    </message>
    <message>
        <source> · top-k %1</source>
        <translation> · top-k %1</translation>
    </message>
    <message>
        <source> · top-p %1</source>
        <translation> · top-p %1</translation>
    </message>
    <message>
        <source>How the next token is chosen</source>
        <translation>次のトークンの選び方</translation>
    </message>
    <message>
        <source>Greedy: always the most probable token</source>
        <translation>貪欲法：いつも最も確率の高いトークン</translation>
    </message>
    <message>
        <source>Sample: draw one, the probable ones more often</source>
        <translation>サンプリング：くじ引き。確率の高いものほどよく出る</translation>
    </message>
    <message>
        <source>“&lt;|endoftext|&gt;” is the end-of-text token</source>
        <translation>「&lt;|endoftext|&gt;」をテキスト終了トークンとする</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Slide: keep the later half and pay a prefill</source>
        <translation>スライド：後ろの半分を残し、プリフィルをやり直す</translation>
    </message>
    <message>
        <source>Restart now</source>
        <translation>今すぐ最初から</translation>
    </message>
    <message>
        <source>Sampling options</source>
        <translation>サンプリングの設定</translation>
    </message>
    <message>
        <source>Changes hold from the next restart on.</source>
        <translation>変更は、次に最初から始めたときから有効です。</translation>
    </message>
    <message>
        <source>all</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>温度</translation>
    </message>
    <message>
        <source>Below 1 it plays safe, above 1 it dares more.</source>
        <translation>1 より小さいと手堅く、1 より大きいと大胆になります。</translation>
    </message>
    <message>
        <source>Top-k</source>
        <translation>Top-k</translation>
    </message>
    <message>
        <source>Draws from the k most probable tokens only.</source>
        <translation>確率の高い k 個のトークンだけから選びます。</translation>
    </message>
    <message>
        <source>Top-p</source>
        <translation>Top-p</translation>
    </message>
    <message>
        <source>Draws from the fewest tokens that together reach p.</source>
        <translation>合わせて p に届く、最も少ないトークンから選びます。</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>シード</translation>
    </message>
    <message>
        <source>The same seed gives the same text again.</source>
        <translation>同じシードなら、また同じテキストになります。</translation>
    </message>
    <message>
        <source>When the context is full</source>
        <translation>コンテキストがいっぱいになったら</translation>
    </message>
    <message>
        <source>One token that says: a text ends here, another begins. Otherwise these characters are text like any other.</source>
        <translation>「テキストはここで終わり、別のテキストが始まる」という意味の 1 つのトークンです。そうしなければ、この文字列もほかと同じただのテキストです。</translation>
    </message>
    <message>
        <source>How the prompt is read</source>
        <translation>プロンプトの読み方</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::SqueezeChartCard</name>
    <message>
        <source>Smaller against faithful</source>
        <translation>小ささと忠実さ</translation>
    </message>
    <message>
        <source>smaller-against-faithful</source>
        <translation>smaller-against-faithful</translation>
    </message>
    <message>
        <source>%1 % of the memory</source>
        <translation>メモリ %1%</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>percent</comment>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Each way becomes a dot here: how much memory it takes, and how many of the 60 answers are right.
Press Run.</source>
        <translation>どの方法もここで点になります。メモリの量と、60 問中の正解数です。
「実行」を押してください。</translation>
    </message>
    <message>
        <source>Each way becomes a dot here: how much memory it takes, and how often the most probable token is the exact one.
Press Run.</source>
        <translation>どの方法もここで点になります。メモリの量と、最も確率の高いトークンが厳密なキャッシュと同じになる割合です。
「実行」を押してください。</translation>
    </message>
    <message>
        <source>Up: answers right, of %1 questions about documents. To the right: memory, as a share of the 32-bit cache.</source>
        <translation>上：文書についての質問 %1 問中の正解。右：32 ビットのキャッシュに対するメモリの割合。</translation>
    </message>
    <message>
        <source>Up: how often the top choice is the exact one. To the right: memory, as a share of the 32-bit cache.</source>
        <translation>上：最有力候補が厳密なキャッシュと同じになる割合。右：32 ビットのキャッシュに対するメモリの割合。</translation>
    </message>
    <message>
        <source>The exact cache, 32-bit
%1 of the answers right</source>
        <translation>厳密なキャッシュ、32 ビット
答えの %1 が正解</translation>
    </message>
    <message>
        <source>%1
%2 of the memory</source>
        <translation>%1
メモリの %2</translation>
    </message>
    <message>
        <source>%1 of %2 answers right</source>
        <translation>%2 問中 %1 問正解</translation>
    </message>
    <message>
        <source>%1 nats a token</source>
        <translation>%1 ナット/トークン</translation>
    </message>
    <message>
        <source>top choice agrees: %1</source>
        <translation>最有力候補の一致：%1</translation>
    </message>
    <message>
        <source>way</source>
        <translation>方法</translation>
    </message>
    <message>
        <source>bytes a row</source>
        <translation>1 行のバイト数</translation>
    </message>
    <message>
        <source>memory, %</source>
        <translation>メモリ、%</translation>
    </message>
    <message>
        <source>texts</source>
        <translation>テキスト</translation>
    </message>
    <message>
        <source>answers right</source>
        <translation>正解</translation>
    </message>
    <message>
        <source>KL divergence, nats a token</source>
        <translation>KL ダイバージェンス、ナット/トークン</translation>
    </message>
    <message>
        <source>top choice agrees, %</source>
        <translation>最有力候補の一致、%</translation>
    </message>
    <message>
        <source>largest logit difference</source>
        <translation>ロジットの最大の差</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::SqueezePage</name>
    <message>
        <source>Answers</source>
        <translation>答え</translation>
    </message>
    <message>
        <source>Squeeze</source>
        <translation>圧縮</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::StepBar</name>
    <message>
        <source>Time of each phase of the step</source>
        <translation>ステップの各段階の時間</translation>
    </message>
    <message>
        <source>%1: %2, %3 % of the step
%4</source>
        <translation>%1：%2、ステップの %3%
%4</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::StepCard</name>
    <message>
        <source>This step</source>
        <translation>このステップ</translation>
    </message>
    <message>
        <source>Where a step&apos;s time goes will be seen here after the first one.</source>
        <translation>ステップの時間の内訳が、最初のステップのあとにここに表示されます。</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) computed</source>
        <translation>
            <numerusform>%n 行を計算</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 reused · %3</source>
        <translation>%1、%2 行を再利用 · %3</translation>
    </message>
    <message>
        <source>%1 read at %2 (%6 %3, cache %4), %5 done</source>
        <translation>%1 を %2 で読み込み（%6 %3、キャッシュ %4）、%5 で演算</translation>
    </message>
    <message>
        <source>This machine&apos;s rates could not be measured, so the step is not held against them. %1</source>
        <translation>このマシンの速さを測定できなかったので、ステップと比べられません。%1</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::TalkCard</name>
    <message>
        <source> · cut off at %1 tokens</source>
        <translation> · %1 トークンで打ち切り</translation>
    </message>
    <message>
        <source> · the context is full</source>
        <translation> · コンテキストがいっぱい</translation>
    </message>
    <message>
        <source>Conversation</source>
        <translation>会話</translation>
    </message>
    <message>
        <source>First</source>
        <translation>1 つ目</translation>
    </message>
    <message>
        <source>The first conversation about this document</source>
        <translation>この文書についての 1 つ目の会話</translation>
    </message>
    <message>
        <source>Second</source>
        <translation>2 つ目</translation>
    </message>
    <message>
        <source>A second conversation about the same document: it shares the document&apos;s rows</source>
        <translation>同じ文書についての 2 つ目の会話。文書の行を共有します</translation>
    </message>
    <message>
        <source>Begin again</source>
        <translation>最初から</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>質問</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>中止</translation>
    </message>
    <message>
        <source>Forgets what was said; the document&apos;s rows stay</source>
        <translation>やりとりを忘れる。文書の行は残る</translation>
    </message>
    <message>
        <source>Questions and answers</source>
        <translation>質問と答え</translation>
    </message>
    <message>
        <source>Ask about the document…</source>
        <translation>文書について質問…</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>質問</translation>
    </message>
    <message>
        <source>Gives the question up; rows that were computed stay</source>
        <translation>質問を取りやめる。計算した行は残る</translation>
    </message>
    <message>
        <source>Question: %1</source>
        <translation>質問：%1</translation>
    </message>
    <message>
        <source>Answer: %1</source>
        <translation>答え：%1</translation>
    </message>
    <message>
        <source>from the saved conversation</source>
        <translation>保存した会話から</translation>
    </message>
    <message>
        <source>%1 of %2 rows computed</source>
        <translation>%1/%2 行を計算</translation>
    </message>
    <message>
        <source>The first question reads the whole document. The next ones read only themselves.</source>
        <translation>最初の質問では文書全体を読みます。次からは、質問そのものだけを読みます。</translation>
    </message>
    <message>
        <source>You have left. Come back, and the conversation goes on where it stood.</source>
        <translation>席を外しています。席に戻ると、会話は続きから始まります。</translation>
    </message>
    <message>
        <source>Asks this question</source>
        <translation>この質問をする</translation>
    </message>
    <message numerus="yes">
        <source>%Ln rows read back, %1 computed · first token after %2</source>
        <translation>
            <numerusform>%Ln 行を読み出し、%1 行を計算 · 最初のトークンまで %2</numerusform>
        </translation>
    </message>
    <message>
        <source>The conversation begins again.</source>
        <translation>会話を最初から始めます。</translation>
    </message>
    <message>
        <source>Each question reads the whole document again, as the cache is not kept between turns.</source>
        <translation>ターンの間にキャッシュを残さないので、質問のたびに文書全体を読み直します。</translation>
    </message>
    <message>
        <source>The document&apos;s rows are in the cache already: each question reads only itself.</source>
        <translation>文書の行はもうキャッシュにあります。どの質問も、質問そのものだけを読みます。</translation>
    </message>
    <message>
        <source>%1 of the document&apos;s %2 rows are in the cache already: the first question reads the others and itself. The next ones read only themselves.</source>
        <translation>文書の %2 行のうち %1 行はもうキャッシュにあります。最初の質問では残りの行と質問そのものを読みます。次からは、質問そのものだけを読みます。</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::TaskCard</name>
    <message>
        <source>Remove %1?</source>
        <translation>%1 を削除しますか？</translation>
    </message>
    <message>
        <source>What was downloaded (%1) is deleted from %2. It can be downloaded again.</source>
        <translation>ダウンロードしたもの（%1）を %2 から削除します。もう一度ダウンロードできます。</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>残す</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>もう一度</translation>
    </message>
    <message>
        <source>Go on downloading</source>
        <translation>ダウンロードを続ける</translation>
    </message>
    <message>
        <source>Download</source>
        <translation>ダウンロード</translation>
    </message>
    <message>
        <source>Use the copy that is there</source>
        <translation>すでにあるコピーを使う</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>あとで</translation>
    </message>
    <message>
        <source>Use it now</source>
        <translation>今すぐ使う</translation>
    </message>
    <message>
        <source>Download again</source>
        <translation>もう一度ダウンロード</translation>
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
        <translation>トークンあたりの時間</translation>
    </message>
    <message>
        <source>time-per-token</source>
        <translation>time-per-token</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>行 %1</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>Each step will be a point here.
Press Play or Step.</source>
        <translation>各ステップが、ここに点で表示されます。
「再生」か「ステップ」を押してください。</translation>
    </message>
    <message>
        <source>Shows only the part of each step in which the new token looks at the stored rows. It grows with the number of rows even with the cache: there are more rows to look at.</source>
        <translation>各ステップのうち、新しいトークンが保管した行を見る部分だけを示します。キャッシュがあっても、行の数とともに増えます。見る行が増えるからです。</translation>
    </message>
    <message>
        <source>Attention only</source>
        <translation>アテンションのみ</translation>
    </message>
    <message>
        <source>✓ Attention only</source>
        <translation>✓ アテンションのみ</translation>
    </message>
    <message>
        <source>cache on</source>
        <translation>キャッシュオン</translation>
    </message>
    <message>
        <source>cache off</source>
        <translation>キャッシュオフ</translation>
    </message>
    <message>
        <source>prefill, beyond the scale</source>
        <translation>プリフィル、目盛りの外</translation>
    </message>
    <message>
        <source>prefill</source>
        <translation>プリフィル</translation>
    </message>
    <message>
        <source>median</source>
        <translation>中央値</translation>
    </message>
    <message>
        <source>%1 with the cache, and growing</source>
        <translation>キャッシュありで %1、増加中</translation>
    </message>
    <message>
        <source>%1 with the cache</source>
        <translation>キャッシュありで %1</translation>
    </message>
    <message>
        <source>%1 without, and growing</source>
        <translation>なしで %1、増加中</translation>
    </message>
    <message>
        <source>%1 without</source>
        <translation>なしで %1</translation>
    </message>
    <message>
        <source>%1 to compute all rows of the prompt</source>
        <translation>プロンプトのすべての行の計算に %1</translation>
    </message>
    <message>
        <source>What each new token costs</source>
        <translation>新しいトークン 1 つにかかる時間</translation>
    </message>
    <message>
        <source> · </source>
        <translation> · </translation>
    </message>
    <message>
        <source>Attention only: %1</source>
        <translation>アテンションのみ：%1</translation>
    </message>
    <message numerus="yes">
        <source>Row %1, %2
%3, of it attention %4
%n row(s) computed</source>
        <translation>
            <numerusform>行 %1、%2
%3、うちアテンション %4
%n 行を計算</numerusform>
        </translation>
    </message>
    <message>
        <source>row</source>
        <translation>行</translation>
    </message>
    <message>
        <source>step</source>
        <translation>ステップ</translation>
    </message>
    <message>
        <source>rows computed</source>
        <translation>計算した行</translation>
    </message>
    <message>
        <source>time in ms</source>
        <translation>時間（ms）</translation>
    </message>
    <message>
        <source>of it attention in ms</source>
        <translation>うちアテンション（ms）</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::ToggleSwitch</name>
    <message>
        <source>ON</source>
        <comment>on a switch</comment>
        <translation>オン</translation>
    </message>
    <message>
        <source>OFF</source>
        <comment>on a switch</comment>
        <translation>オフ</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::TokenEditor</name>
    <message>
        <source>What the model would put here</source>
        <translation>モデルならここに書くもの</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>置き換える</translation>
    </message>
    <message>
        <source>Replace a token</source>
        <translation>トークンを置き換える</translation>
    </message>
    <message>
        <source>Tokens that the model would put here, with their probabilities</source>
        <translation>モデルならここに書くトークンと、その確率</translation>
    </message>
    <message>
        <source>Text whose first token replaces this one</source>
        <translation>このテキストの最初のトークンで置き換える</translation>
    </message>
    <message>
        <source>Only its first token is used: a row holds one token. Start with a space to begin a new word.</source>
        <translation>使われるのは最初のトークンだけです。1 行に入るのは 1 トークンだからです。新しい単語は、空白から始めてください。</translation>
    </message>
    <message>
        <source>Replace row %1: %2</source>
        <translation>行 %1 を置き換える：%2</translation>
    </message>
    <message>
        <source>Nothing stands above row 0, so the model has no expectation for it. Any text will do.</source>
        <translation>行 0 の上には何もないので、モデルにはこの行の予想がありません。どんなテキストでもかまいません。</translation>
    </message>
    <message>
        <source>Asking the model what else could stand here…</source>
        <translation>ほかに何が入りうるか、モデルに聞いています…</translation>
    </message>
    <message>
        <source>The model has nothing to suggest here.</source>
        <translation>ここでは、モデルから提案できるものがありません。</translation>
    </message>
    <message>
        <source>Your own text</source>
        <translation>自分のテキスト</translation>
    </message>
    <message>
        <source>Or your own text</source>
        <translation>または自分のテキスト</translation>
    </message>
    <message>
        <source>%1, %2, is there now</source>
        <translation>%1、%2、現在のもの</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1、%2</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::TokenRibbon</name>
    <message>
        <source>Tokens of the run</source>
        <translation>実行のトークン</translation>
    </message>
    <message>
        <source>No tokens yet. They appear here as soon as a model has read the prompt.</source>
        <translation>まだトークンがありません。モデルがプロンプトを読むと、すぐにここに表示されます。</translation>
    </message>
    <message>
        <source> · choose a token to replace it and see which rows stay valid</source>
        <translation> · トークンを選んで置き換えると、どの行が有効なままかがわかります</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::TrianglePicture</name>
    <message>
        <source>One head&apos;s attention</source>
        <translation>1 つのヘッドのアテンション</translation>
    </message>
    <message>
        <source>looked at this row →</source>
        <translation>見られた行 →</translation>
    </message>
    <message>
        <source>this row ↓</source>
        <translation>この行 ↓</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>行 %1</translation>
    </message>
    <message>
        <source>row %1 %2</source>
        <translation>行 %1 %2</translation>
    </message>
    <message>
        <source>%1 may not look at %2: it comes later</source>
        <translation>%1 は %2 を見られません。あとに来るからです</translation>
    </message>
    <message>
        <source>%1 looked at %2: %3</source>
        <translation>%1 が %2 を見た割合：%3</translation>
    </message>
    <message>
        <source>may not look</source>
        <translation>見られない</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::TriangleView</name>
    <message>
        <source>Block</source>
        <translation>ブロック</translation>
    </message>
    <message>
        <source>Head</source>
        <translation>ヘッド</translation>
    </message>
    <message>
        <source>A replay has no model that could compute this picture.</source>
        <translation>リプレイには、この図を計算できるモデルがありません。</translation>
    </message>
    <message>
        <source>How much each row looks at the rows above it will stand here.</source>
        <translation>各行が上の行をどれだけ見るかが、ここに表示されます。</translation>
    </message>
    <message>
        <source>Pause, and this head&apos;s attention is computed for all rows.</source>
        <translation>一時停止すると、このヘッドのアテンションをすべての行について計算します。</translation>
    </message>
    <message>
        <source>Computing…</source>
        <translation>計算しています…</translation>
    </message>
    <message>
        <source>block %1</source>
        <translation>ブロック %1</translation>
    </message>
    <message>
        <source>head %1</source>
        <translation>ヘッド %1</translation>
    </message>
    <message>
        <source>pale: before the last steps</source>
        <translation>薄い色：直近のステップより前</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::Veil</name>
    <message>
        <source>Hidden until you have answered</source>
        <translation>答えるまで隠れています</translation>
    </message>
    <message>
        <source>Your answer first</source>
        <translation>まず答えてください</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::VerdictCard</name>
    <message>
        <source>so far</source>
        <translation>ここまで</translation>
    </message>
    <message>
        <source>text of %1 tokens</source>
        <translation>%1 トークンのテキスト</translation>
    </message>
    <message>
        <source>run ratio</source>
        <translation>全体の比</translation>
    </message>
    <message>
        <source>step ratio</source>
        <translation>ステップの比</translation>
    </message>
    <message>
        <source>All steps of the second lane took this many times as long as the same steps of the first, the prompt&apos;s first step included. Text of 200 tokens: until the text, its prompt included, had 200 tokens.</source>
        <translation>2 つ目のレーンの全ステップの時間が、1 つ目のレーンの同じステップの何倍だったかです。プロンプトの最初のステップも含みます。「200 トークンのテキスト」は、プロンプトも含めてテキストが 200 トークンになるまでです。</translation>
    </message>
    <message>
        <source>The newest step took this many times as long in the second lane (the median of up to ten steps).</source>
        <translation>2 つ目のレーンの最新のステップの時間が、何倍だったかです（最大 10 ステップの中央値）。</translation>
    </message>
    <message>
        <source>Not reached, and nothing to predict it from: the prompt is longer, the context shorter, or the lanes differ neither in their cache nor in their weights, or a lane&apos;s weights are 8-bit, whose rate of arithmetic is not measured.</source>
        <translation>まだ届いておらず、予測の手がかりもありません。プロンプトがそれより長いか、コンテキストがそれより短いか、2 つのレーンのキャッシュも重みも同じか、どちらかの重みが 8 ビットです（その演算の速さは測定していません）。</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>実測</translation>
    </message>
    <message>
        <source>≈ %1 predicted</source>
        <translation>≈ %1（予測）</translation>
    </message>
    <message>
        <source>Predicted from the bandwidth and the arithmetic rate that were measured on this machine</source>
        <translation>このマシンで測定した帯域幅と演算の速さからの予測</translation>
    </message>
    <message>
        <source>Same output?</source>
        <translation>出力は同じか？</translation>
    </message>
    <message>
        <source>Run ratio: the time of the whole run in the second lane, divided by that in the first. Step ratio: the same for the newest step alone. In a long run it is about twice the run&apos;s, whose early steps read a short text; in a short run the prompt, which both lanes read alike, counts most. A text of 200 tokens: the prompt and the new tokens together.</source>
        <translation>全体の比：2 つ目のレーンの実行全体の時間を、1 つ目のもので割った値。ステップの比：最新のステップだけについての同じ値。長い実行では全体の比の約 2 倍になります。初めのころのステップが読むテキストは短いからです。短い実行では、どちらのレーンも同じように読むプロンプトの影響がいちばん大きくなります。「200 トークンのテキスト」は、プロンプトと新しいトークンを合わせた数です。</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1。%2</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::WatchPage</name>
    <message>
        <source>The run</source>
        <translation>実行</translation>
    </message>
    <message>
        <source>Measurements</source>
        <translation>測定</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>観察</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::WayButton</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>60 of 60</source>
        <translation>60/60</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::WaysCard</name>
    <message>
        <source>Make it smaller</source>
        <translation>小さくする</translation>
    </message>
    <message>
        <source>Load the bundled model</source>
        <translation>同梱モデルを読み込む</translation>
    </message>
    <message>
        <source>Ways to make it smaller</source>
        <translation>小さくする方法</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>A second way, side by side with the chosen one</source>
        <translation>選んだ方法と並べて見る、2 つ目の方法</translation>
    </message>
    <message>
        <source>Second way</source>
        <translation>2 つ目の方法</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>比較対象</translation>
    </message>
    <message>
        <source>Every way that is possible with this model, one after the other</source>
        <translation>このモデルでできる方法をすべて、1 つずつ順に</translation>
    </message>
    <message numerus="yes">
        <source>This model was not made to answer questions, so nothing is right or wrong here. How far its probabilities move can be measured on %n documents.</source>
        <translation>
            <numerusform>このモデルは質問に答えるために作られていないので、正解も不正解もありません。確率がどれだけ動くかは、%n 件の文書で測れます。</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>中止</translation>
    </message>
    <message>
        <source>Run all</source>
        <translation>すべて実行</translation>
    </message>
    <message>
        <source>▶ Run the 60 questions</source>
        <translation>▶ 60 問を実行</translation>
    </message>
    <message>
        <source>▶ Run the documents</source>
        <translation>▶ 文書を実行</translation>
    </message>
    <message>
        <source>✓ All 60 questions asked</source>
        <translation>✓ 60 問すべて終了</translation>
    </message>
    <message>
        <source>✓ All documents read</source>
        <translation>✓ 文書をすべて読み終えた</translation>
    </message>
    <message>
        <source>The questions are being asked.</source>
        <translation>質問しています。</translation>
    </message>
    <message>
        <source>The documents are being read.</source>
        <translation>文書を読んでいます。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::ZoomControl</name>
    <message>
        <source>Zoom out: more rows (−)</source>
        <translation>縮小：行を多く（−）</translation>
    </message>
    <message>
        <source>Zoom in: single numbers (+)</source>
        <translation>拡大：数値を 1 つずつ（+）</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>ズーム</translation>
    </message>
    <message>
        <source>From all rows of the context to one head&apos;s numbers (Ctrl and wheel; 0 for all blocks)</source>
        <translation>コンテキストのすべての行から、1 つのヘッドの数値まで（Ctrl とホイール。0 で全ブロック）</translation>
    </message>
</context>
</TS>
