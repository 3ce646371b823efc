<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>Arithmetic</name>
    <message>
        <source>exact</source>
        <translation>精确</translation>
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
        <translation>GPU，cuBLAS</translation>
    </message>
</context>
<context>
    <name>CacheCanvas</name>
    <message>
        <source>row · token</source>
        <translation>行 · 词元</translation>
    </message>
    <message>
        <source>block %1</source>
        <translation>块 %1</translation>
    </message>
    <message>
        <source>key</source>
        <translation>键</translation>
    </message>
    <message>
        <source>value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>k</source>
        <translation>键</translation>
    </message>
    <message>
        <source>v</source>
        <translation>值</translation>
    </message>
    <message>
        <source>key · head %1</source>
        <translation>键 · 头 %1</translation>
    </message>
    <message>
        <source>value · head %1</source>
        <translation>值 · 头 %1</translation>
    </message>
    <message>
        <source>row %1 %2</source>
        <translation>第 %1 行 %2</translation>
    </message>
    <message>
        <source>number %1 of %2: &lt;b&gt;%3&lt;/b&gt;</source>
        <translation>第 %1 个数，共 %2 个：&lt;b&gt;%3&lt;/b&gt;</translation>
    </message>
    <message>
        <source>%1: &lt;b&gt;%2&lt;/b&gt;</source>
        <translation>%1：&lt;b&gt;%2&lt;/b&gt;</translation>
    </message>
    <message>
        <source>mean of %1 heads</source>
        <translation>%1 个头的平均</translation>
    </message>
    <message>
        <source>head %1</source>
        <translation>头 %1</translation>
    </message>
    <message>
        <source>%1 looked here: &lt;b&gt;%2&lt;/b&gt; (%3)</source>
        <translation>%1 看了这里：&lt;b&gt;%2&lt;/b&gt;（%3）</translation>
    </message>
    <message>
        <source>fingerprint of key %1, of value %2</source>
        <translation>指纹：键 %1，值 %2</translation>
    </message>
    <message>
        <source>&lt;b&gt;Computed again, and the bits were different.&lt;/b&gt;</source>
        <translation>&lt;b&gt;重新计算过，比特不同。&lt;/b&gt;</translation>
    </message>
    <message>
        <source>computed again, and it differs by rounding: this arithmetic adds in another order</source>
        <translation>重新计算过，因舍入而不同：这种运算按另一种顺序相加</translation>
    </message>
    <message numerus="yes">
        <source>computed %n times, the same bits each time</source>
        <translation>
            <numerusform>计算过 %n 次，每次比特都相同</numerusform>
        </translation>
    </message>
    <message>
        <source>computed once: nothing to compare with yet</source>
        <translation>只计算过一次：还没有可比较的</translation>
    </message>
    <message>
        <source>computed %1</source>
        <translation>计算 %1</translation>
    </message>
    <message>
        <source>%1 a row</source>
        <translation>每行 %1</translation>
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
        <translation>在存储中</translation>
    </message>
    <message>
        <source>computed, not kept</source>
        <translation>算过，未保留</translation>
    </message>
    <message>
        <source>to be rebuilt</source>
        <translation>待重建</translation>
    </message>
    <message>
        <source>not computed yet</source>
        <translation>尚未计算</translation>
    </message>
    <message>
        <source>never computed: the context is full</source>
        <translation>不会计算：上下文已满</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>平均</translation>
    </message>
    <message>
        <source>computed</source>
        <translation>计算</translation>
    </message>
    <message>
        <source>rebuild</source>
        <translation>重建</translation>
    </message>
    <message>
        <source>%1 new</source>
        <translation>%1 新</translation>
    </message>
    <message>
        <source>No row is selected.</source>
        <translation>没有选中任何行。</translation>
    </message>
    <message>
        <source>%1, block %2, head %3: %4</source>
        <translation>%1，块 %2，头 %3：%4</translation>
    </message>
    <message>
        <source>one number</source>
        <translation>一个数</translation>
    </message>
    <message numerus="yes">
        <source>the mean of %n numbers</source>
        <translation>
            <numerusform>%n 个数的平均</numerusform>
        </translation>
    </message>
    <message>
        <source>rows still free: %1</source>
        <translation>还空着的行：%1</translation>
    </message>
    <message>
        <source>No rows yet</source>
        <translation>还没有行</translation>
    </message>
    <message>
        <source>The next step will show it</source>
        <translation>下一步就会显示</translation>
    </message>
    <message>
        <source>Every token gets a row here: one key and one value in each block.</source>
        <translation>每个词元在这里有一行：每个块里一个键和一个值。</translation>
    </message>
    <message>
        <source>How much the newest row looks at each row above it, block by block.</source>
        <translation>最新的一行看上面每一行的程度，逐块显示。</translation>
    </message>
    <message>
        <source>a cell: %1</source>
        <translation>每格：%1</translation>
    </message>
</context>
<context>
    <name>CanvasLegend</name>
    <message>
        <source>block %1</source>
        <translation>块 %1</translation>
    </message>
    <message>
        <source>✗ rows that came out with other bits: %1</source>
        <translation>✗ 算出不同比特的行：%1</translation>
    </message>
    <message>
        <source>row %1 looks</source>
        <translation>第 %1 行在看</translation>
    </message>
    <message>
        <source>mean of %1 heads</source>
        <translation>%1 个头的平均</translation>
    </message>
    <message>
        <source>head %1</source>
        <translation>头 %1</translation>
    </message>
    <message>
        <source>how much row %1 %2 looked at each row, %3</source>
        <translation>第 %1 行 %2 看每一行的程度，%3</translation>
    </message>
    <message>
        <source>k</source>
        <translation>键</translation>
    </message>
    <message>
        <source>v</source>
        <translation>值</translation>
    </message>
    <message>
        <source>pale: computed, not kept</source>
        <translation>浅色：算过，未保留</translation>
    </message>
    <message>
        <source>grey: to be rebuilt</source>
        <translation>灰色：待重建</translation>
    </message>
    <message>
        <source>✗ other bits than before</source>
        <translation>✗ 比特和以前不同</translation>
    </message>
    <message>
        <source>≈ differs by rounding</source>
        <translation>≈ 因舍入而不同</translation>
    </message>
    <message>
        <source>computed once</source>
        <translation>只计算过一次</translation>
    </message>
    <message>
        <source>✓ ×n: computed n times, the same bits each time</source>
        <translation>✓ ×n：计算过 n 次，每次比特都相同</translation>
    </message>
    <message>
        <source>the bar&apos;s length is the share</source>
        <translation>条的长度就是所占的份额</translation>
    </message>
    <message>
        <source>bar: the share</source>
        <translation>条：份额</translation>
    </message>
</context>
<context>
    <name>ControlText</name>
    <message>
        <source>The model is still loading.</source>
        <translation>模型仍在加载。</translation>
    </message>
    <message>
        <source>The model could not be loaded. Choose another one above.</source>
        <translation>模型无法加载。请在上方另选一个。</translation>
    </message>
    <message>
        <source>There is no run yet. Restart begins one.</source>
        <translation>还没有运行。按“重新开始”开始一次。</translation>
    </message>
    <message>
        <source>The context is full: there is no room for another row.</source>
        <translation>上下文已满：再放不下一行。</translation>
    </message>
    <message>
        <source>All tokens are there. Ask for more, or restart.</source>
        <translation>词元都写完了。可以多要几个，或重新开始。</translation>
    </message>
    <message>
        <source>A recording is open: nothing is computed.</source>
        <translation>打开的是录制文件：不做任何计算。</translation>
    </message>
    <message>
        <source>next step fills the cache again (prefill)</source>
        <translation>下一步会重新填满缓存（预填充）</translation>
    </message>
    <message>
        <source>The steps follow by themselves. Pause to take them one by one.</source>
        <translation>各步会自动接着走。想一步步看，请暂停。</translation>
    </message>
    <message numerus="yes">
        <source>All %Ln tokens are there.</source>
        <translation>
            <numerusform>全部 %Ln 个词元都有了。</numerusform>
        </translation>
    </message>
    <message>
        <source>The context of %1 rows is full.</source>
        <translation>%1 行的上下文已满。</translation>
    </message>
    <message>
        <source>every row, every step</source>
        <translation>每一步都计算每一行</translation>
    </message>
    <message>
        <source>first step fills the cache (prefill)</source>
        <translation>第一步填满缓存（预填充）</translation>
    </message>
    <message numerus="yes">
        <source>next step rebuilds %Ln rows</source>
        <translation>
            <numerusform>下一步重建 %Ln 行</numerusform>
        </translation>
    </message>
    <message>
        <source>one row per step</source>
        <translation>每步一行</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln tokens generated</source>
        <translation>
            <numerusform>已生成 %1 个词元，共 %Ln 个</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ErrorWords</name>
    <message>
        <source>KV cache</source>
        <translation>KV 缓存</translation>
    </message>
    <message>
        <source>activations</source>
        <translation>激活值</translation>
    </message>
    <message>
        <source>attention weights</source>
        <translation>注意力权重</translation>
    </message>
    <message>
        <source>cuBLAS library</source>
        <translation>cuBLAS 库</translation>
    </message>
    <message>
        <source>file&apos;s name</source>
        <translation>文件名</translation>
    </message>
    <message>
        <source>kept rows</source>
        <translation>保留的行</translation>
    </message>
    <message>
        <source>list of models</source>
        <translation>模型列表</translation>
    </message>
    <message>
        <source>logits</source>
        <translation>logits</translation>
    </message>
    <message>
        <source>measuring</source>
        <translation>测量</translation>
    </message>
    <message>
        <source>model folder</source>
        <translation>模型文件夹</translation>
    </message>
    <message>
        <source>model&apos;s files</source>
        <translation>模型的文件</translation>
    </message>
    <message>
        <source>model&apos;s fingerprint</source>
        <translation>模型的指纹</translation>
    </message>
    <message>
        <source>race&apos;s waiting logits</source>
        <translation>竞速中等待比较的 logits</translation>
    </message>
    <message>
        <source>recording</source>
        <translation>录制文件</translation>
    </message>
    <message>
        <source>safetensors header</source>
        <translation>safetensors 文件头</translation>
    </message>
    <message>
        <source>saved cache</source>
        <translation>保存的缓存</translation>
    </message>
    <message>
        <source>splitting text</source>
        <translation>切分文本</translation>
    </message>
    <message>
        <source>step&apos;s record</source>
        <translation>这一步的记录</translation>
    </message>
    <message>
        <source>weights</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>asking for its free memory</source>
        <translation>查询空闲显存</translation>
    </message>
    <message>
        <source>asking for its properties</source>
        <translation>查询设备属性</translation>
    </message>
    <message>
        <source>clearing memory</source>
        <translation>清空显存</translation>
    </message>
    <message>
        <source>computing a layer norm</source>
        <translation>计算层归一化</translation>
    </message>
    <message>
        <source>computing attention</source>
        <translation>计算注意力</translation>
    </message>
    <message>
        <source>copying from it</source>
        <translation>传出数据</translation>
    </message>
    <message>
        <source>copying its memory</source>
        <translation>复制显存内容</translation>
    </message>
    <message>
        <source>copying to it</source>
        <translation>接收数据</translation>
    </message>
    <message>
        <source>embedding tokens</source>
        <translation>嵌入词元</translation>
    </message>
    <message>
        <source>finishing a product</source>
        <translation>完成一次乘积</translation>
    </message>
    <message>
        <source>giving memory</source>
        <translation>分配显存</translation>
    </message>
    <message>
        <source>looking for devices</source>
        <translation>查找设备</translation>
    </message>
    <message>
        <source>making a clock</source>
        <translation>创建计时器</translation>
    </message>
    <message>
        <source>making a graph of a step</source>
        <translation>生成一步的计算图</translation>
    </message>
    <message>
        <source>measuring products</source>
        <translation>测量乘积</translation>
    </message>
    <message>
        <source>multiplying by cuBLAS</source>
        <translation>用 cuBLAS 做乘法</translation>
    </message>
    <message>
        <source>multiplying weights</source>
        <translation>乘权重</translation>
    </message>
    <message>
        <source>noting down a step</source>
        <translation>录下一步的操作</translation>
    </message>
    <message>
        <source>noting the time</source>
        <translation>记录时间</translation>
    </message>
    <message>
        <source>opening cuBLAS</source>
        <translation>打开 cuBLAS 库</translation>
    </message>
    <message>
        <source>reading its memory</source>
        <translation>读取显存</translation>
    </message>
    <message>
        <source>reading the time</source>
        <translation>读取时间</translation>
    </message>
    <message>
        <source>starting a step</source>
        <translation>开始一步</translation>
    </message>
    <message>
        <source>starting it</source>
        <translation>启动</translation>
    </message>
    <message>
        <source>storing keys and values</source>
        <translation>存储键和值</translation>
    </message>
    <message>
        <source>taking fingerprints</source>
        <translation>计算指纹</translation>
    </message>
    <message>
        <source>a GGUF file</source>
        <translation>一个 GGUF 文件</translation>
    </message>
    <message>
        <source>a Git LFS pointer</source>
        <translation>一个 Git LFS 指针</translation>
    </message>
    <message>
        <source>a Python pickle</source>
        <translation>一个 Python pickle 文件</translation>
    </message>
    <message>
        <source>a gzip archive</source>
        <translation>一个 gzip 压缩包</translation>
    </message>
    <message>
        <source>a safetensors file</source>
        <translation>一个 safetensors 文件</translation>
    </message>
    <message>
        <source>a zip archive</source>
        <translation>一个 zip 压缩包</translation>
    </message>
    <message>
        <source>an HDF5 file</source>
        <translation>一个 HDF5 文件</translation>
    </message>
    <message>
        <source>an HTML page</source>
        <translation>一个 HTML 页面</translation>
    </message>
    <message>
        <source>an XML document</source>
        <translation>一个 XML 文档</translation>
    </message>
    <message>
        <source>an empty file</source>
        <translation>一个空文件</translation>
    </message>
    <message>
        <source>binary data</source>
        <translation>二进制数据</translation>
    </message>
    <message>
        <source>JSON text</source>
        <translation>一段 JSON 文本</translation>
    </message>
    <message>
        <source>JSON that is no object</source>
        <translation>一段顶层不是对象的 JSON</translation>
    </message>
    <message>
        <source>JSON that is too large</source>
        <translation>过大的 JSON</translation>
    </message>
    <message>
        <source>JSON with a weight_map that names no files</source>
        <translation>有 weight_map 却没有列出文件的 JSON</translation>
    </message>
    <message>
        <source>JSON with too many values</source>
        <translation>值过多的 JSON</translation>
    </message>
    <message>
        <source>JSON without a weight_map</source>
        <translation>没有 weight_map 的 JSON</translation>
    </message>
    <message>
        <source>nothing but zero bytes</source>
        <translation>一串全为零的字节</translation>
    </message>
    <message>
        <source>plain text</source>
        <translation>纯文本</translation>
    </message>
    <message>
        <source>text in UTF-16</source>
        <translation>一段 UTF-16 文本</translation>
    </message>
    <message>
        <source>a list of questions is needed</source>
        <translation>需要一份问题列表</translation>
    </message>
    <message>
        <source>a redirect that is not encrypted</source>
        <translation>未加密的重定向</translation>
    </message>
    <message>
        <source>another model</source>
        <translation>另一个模型</translation>
    </message>
    <message>
        <source>another model of this shape</source>
        <translation>同样形状的另一个模型</translation>
    </message>
    <message>
        <source>another piece</source>
        <translation>另一段内容</translation>
    </message>
    <message>
        <source>cuBLAS is not initialised</source>
        <translation>cuBLAS 没有初始化</translation>
    </message>
    <message>
        <source>it can&apos;t be loaded</source>
        <translation>它无法加载</translation>
    </message>
    <message>
        <source>it can&apos;t be read</source>
        <translation>它无法读取</translation>
    </message>
    <message>
        <source>it computes on no CPU</source>
        <translation>它不在 CPU 上计算</translation>
    </message>
    <message>
        <source>it ends too early</source>
        <translation>它结束得太早</translation>
    </message>
    <message>
        <source>it has a token that the model lacks</source>
        <translation>其中有模型没有的词元</translation>
    </message>
    <message>
        <source>it has more parts than tokens</source>
        <translation>其中的部分比词元还多</translation>
    </message>
    <message>
        <source>it has no rows</source>
        <translation>其中没有行</translation>
    </message>
    <message>
        <source>it is cut short</source>
        <translation>它被截断了</translation>
    </message>
    <message>
        <source>it is no file</source>
        <translation>它不是文件</translation>
    </message>
    <message>
        <source>it is no folder</source>
        <translation>它不是文件夹</translation>
    </message>
    <message>
        <source>it was built for another version</source>
        <translation>它是为另一个版本构建的</translation>
    </message>
    <message>
        <source>its checksum differs</source>
        <translation>校验和不符</translation>
    </message>
    <message>
        <source>its compressed data is damaged</source>
        <translation>压缩数据已损坏</translation>
    </message>
    <message>
        <source>its header is damaged</source>
        <translation>文件头已损坏</translation>
    </message>
    <message>
        <source>its parts overlap</source>
        <translation>其中的部分互相重叠</translation>
    </message>
    <message>
        <source>its text is no conversation</source>
        <translation>其中的文本不是对话</translation>
    </message>
    <message>
        <source>its tokens do not fit its rows</source>
        <translation>其中的词元与行对不上</translation>
    </message>
    <message>
        <source>model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>neither XDG_DATA_HOME nor HOME is set</source>
        <translation>XDG_DATA_HOME 和 HOME 都没有设置</translation>
    </message>
    <message>
        <source>no size or checksum</source>
        <translation>不带大小或校验和的内容</translation>
    </message>
    <message>
        <source>one of its own</source>
        <translation>它自己的缓存</translation>
    </message>
    <message>
        <source>one redirect after another</source>
        <translation>一次接一次的重定向</translation>
    </message>
    <message>
        <source>prompt</source>
        <translation>提示词</translation>
    </message>
    <message>
        <source>something follows its end</source>
        <translation>结尾之后还有内容</translation>
    </message>
    <message>
        <source>something that is too large</source>
        <translation>过大的内容</translation>
    </message>
    <message>
        <source>steps</source>
        <translation>步数</translation>
    </message>
    <message>
        <source>the file ended too early</source>
        <translation>文件结束得太早</translation>
    </message>
    <message>
        <source>the library found is no whole OpenBLAS</source>
        <translation>找到的库不是完整的 OpenBLAS</translation>
    </message>
    <message>
        <source>the library is not installed</source>
        <translation>没有安装这个库</translation>
    </message>
    <message>
        <source>there is no cuBLAS, or the weights are not 32-bit</source>
        <translation>没有 cuBLAS，或权重不是 32 位</translation>
    </message>
    <message>
        <source>it looks like %1</source>
        <translation>它看起来是%1</translation>
    </message>
    <message>
        <source>batch</source>
        <translation>批次</translation>
    </message>
    <message>
        <source>candidates</source>
        <translation>候选词元</translation>
    </message>
    <message>
        <source>check</source>
        <translation>检查</translation>
    </message>
    <message>
        <source>conversation</source>
        <translation>对话</translation>
    </message>
    <message>
        <source>conversations</source>
        <translation>多个对话</translation>
    </message>
    <message>
        <source>download</source>
        <translation>下载</translation>
    </message>
    <message>
        <source>questions</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>run</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>vocabulary</source>
        <translation>词表</translation>
    </message>
    <message>
        <source>computing</source>
        <translation>计算</translation>
    </message>
    <message>
        <source>JSON of something else</source>
        <translation>其他内容的 JSON</translation>
    </message>
    <message>
        <source>added_tokens is no list</source>
        <translation>added_tokens 不是列表</translation>
    </message>
    <message>
        <source>the file is no object</source>
        <translation>文件不是对象</translation>
    </message>
    <message>
        <source>a line is two pieces with one space between them</source>
        <translation>每行应为两个片段，中间一个空格</translation>
    </message>
    <message>
        <source>%1 blocks of %2 key heads of %3</source>
        <translation>%1 个块，每块 %2 个键头，头大小 %3</translation>
    </message>
    <message>
        <source>a context of %1 rows or more</source>
        <translation>至少 %1 行的上下文</translation>
    </message>
    <message>
        <source>a model with the fingerprint %1</source>
        <translation>指纹为 %1 的模型</translation>
    </message>
    <message>
        <source>its kernels take heads of at most %1 numbers</source>
        <translation>它的内核最多接受 %1 个数的头</translation>
    </message>
    <message>
        <source>keys in %1 and values in %2</source>
        <translation>键 %1、值 %2</translation>
    </message>
    <message>
        <source>line %1, byte %2 of what it holds: %3</source>
        <translation>内容的第 %1 行第 %2 字节：%3</translation>
    </message>
    <message>
        <source>unknown code %1</source>
        <translation>未知代码 %1</translation>
    </message>
    <message>
        <source>not valid JSON from here on</source>
        <translation>从这里起不是有效的 JSON</translation>
    </message>
    <message>
        <source>objects and arrays nested too deeply</source>
        <translation>对象和列表嵌套过深</translation>
    </message>
    <message>
        <source>file</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>its length is given as 0</source>
        <translation>长度写的是 0</translation>
    </message>
    <message>
        <source>it is empty</source>
        <translation>它是空的</translation>
    </message>
    <message>
        <source>%1, as many as the weights have</source>
        <translation>%1，与权重中的数量相同</translation>
    </message>
    <message>
        <source>OpenBLAS library</source>
        <translation>OpenBLAS 库</translation>
    </message>
    <message>
        <source>it is a pipe or a device</source>
        <translation>它是管道或设备</translation>
    </message>
</context>
<context>
    <name>Errors</name>
    <message>
        <source>There is no file &apos;%1&apos;. Check the path.</source>
        <translation>没有文件“%1”。请检查路径。</translation>
    </message>
    <message>
        <source>Cannot read &apos;%1&apos;. %2; check that it is a file that you may read.</source>
        <translation>无法读取“%1”。%2；请检查它是不是你有权读取的文件。</translation>
    </message>
    <message>
        <source>The file &apos;%1&apos; is empty. Fetch it again.</source>
        <translation>文件“%1”是空的。请重新获取。</translation>
    </message>
    <message>
        <source>There is no folder &apos;%1&apos;. Choose another one.</source>
        <translation>没有文件夹“%1”。请另选一个。</translation>
    </message>
    <message>
        <source>Cannot write &apos;%1&apos;. %2; choose another place.</source>
        <translation>无法写入“%1”。%2；请另选一个位置。</translation>
    </message>
    <message>
        <source>&apos;%1&apos; has no &apos;%2&apos;. Use the config.json that belongs to the model.</source>
        <translation>“%1”里没有“%2”。请使用这个模型自己的 config.json。</translation>
    </message>
    <message>
        <source>&apos;%1&apos; gives &apos;%2&apos; as %3, but it must be %4. Use the config.json that belongs to the model.</source>
        <translation>“%1”里的“%2”是 %3，但必须是 %4。请使用这个模型自己的 config.json。</translation>
    </message>
    <message>
        <source>&apos;%1&apos; asks for &apos;%2&apos; = %3, which is not supported (supported: %4). Use a GPT-2 model.</source>
        <translation>“%1”要求“%2”= %3，这不受支持（支持：%4）。请使用 GPT-2 模型。</translation>
    </message>
    <message>
        <source>The folder &apos;%1&apos; has no weights (looked for %2). Put the file there, or give another folder.</source>
        <translation>文件夹“%1”里没有权重（找过 %2）。请把文件放进去，或指定另一个文件夹。</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is a pickle file, which can run code when it is opened, so it is never read. Put model.safetensors beside it; if you trust the file, transformers makes one: GPT2LMHeadModel.from_pretrained(FOLDER).save_pretrained(FOLDER).</source>
        <translation>“%1”是 pickle 文件，打开时可能运行代码，所以从不读取。请把 model.safetensors 放在它旁边；如果你信任这个文件，可以用 transformers 生成：GPT2LMHeadModel.from_pretrained(FOLDER).save_pretrained(FOLDER)。</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no safetensors file. It looks like %2; fetch the file again.</source>
        <translation>“%1”不是 safetensors 文件。它看起来是%2；请重新获取这个文件。</translation>
    </message>
    <message>
        <source>The header of &apos;%1&apos; is damaged (%2). Fetch the file again.</source>
        <translation>“%1”的文件头已损坏（%2）。请重新获取这个文件。</translation>
    </message>
    <message>
        <source>The tensor &apos;%2&apos; in &apos;%1&apos; is damaged (%3). Fetch the file again.</source>
        <translation>“%1”里的张量“%2”已损坏（%3）。请重新获取这个文件。</translation>
    </message>
    <message>
        <source>&apos;%1&apos; lacks the tensor &apos;%2&apos;. The file is incomplete or of another kind of model; use a GPT-2 model.</source>
        <translation>“%1”缺少张量“%2”。文件不完整，或属于另一种模型；请使用 GPT-2 模型。</translation>
    </message>
    <message>
        <source>The tensor &apos;%2&apos; in &apos;%1&apos; has the shape %4, but config.json means %3. Use the config.json of this model.</source>
        <translation>“%1”里的张量“%2”形状是 %4，但 config.json 表示应为 %3。请使用这个模型的 config.json。</translation>
    </message>
    <message>
        <source>The tensor &apos;%2&apos; in &apos;%1&apos; is of type %3, which is not supported. Convert the model to one of %4.</source>
        <translation>“%1”里的张量“%2”类型是 %3，不受支持。请把模型转换成以下类型之一：%4。</translation>
    </message>
    <message>
        <source>The file &apos;%2&apos;, which &apos;%1&apos; names, is missing. Put it into the same folder.</source>
        <translation>缺少“%1”提到的文件“%2”。请把它放进同一个文件夹。</translation>
    </message>
    <message>
        <source>&apos;%1&apos; names &apos;%2&apos;, which is outside of its folder. Use the index that belongs to the model.</source>
        <translation>“%1”提到的“%2”在它的文件夹之外。请使用这个模型自己的索引。</translation>
    </message>
    <message>
        <source>&apos;%1&apos; says that the tensor &apos;%2&apos; is in &apos;%3&apos;, but it is not. Fetch both files again.</source>
        <translation>“%1”说张量“%2”在“%3”里，但其实不在。请重新获取这两个文件。</translation>
    </message>
    <message>
        <source>&apos;%1&apos; has a tensor that no GPT-2 has, &apos;%2&apos;. It is not used.</source>
        <translation>“%1”里有一个 GPT-2 没有的张量“%2”。它不会被使用。</translation>
    </message>
    <message>
        <source>&apos;%1&apos; has an lm_head of its own. It is used instead of the embedding.</source>
        <translation>“%1”有自己的 lm_head。它会代替嵌入使用。</translation>
    </message>
    <message>
        <source>There is not enough memory for the %1 (%2). Close other programs, or use a smaller model.</source>
        <translation>没有足够的内存用于：%1（%2）。请关闭其他程序，或使用更小的模型。</translation>
    </message>
    <message>
        <source>There is no model &apos;%1&apos;. Choose one from the list, or a model folder.</source>
        <translation>没有模型“%1”。请从列表里选一个，或选一个模型文件夹。</translation>
    </message>
    <message>
        <source>No complete copy of &apos;%1&apos; is on this computer (looked in %2). Download it, or choose a folder with its files.</source>
        <translation>这台电脑上没有“%1”的完整副本（找过 %2）。请下载它，或选择有它的文件的文件夹。</translation>
    </message>
    <message>
        <source>The files that come with Rowkeeper were not found in &apos;%1&apos;. Install it again.</source>
        <translation>在“%1”里没有找到随 Rowkeeper 提供的文件。请重新安装。</translation>
    </message>
    <message>
        <source>This processor is too old. %1 is needed.</source>
        <translation>这台电脑的处理器太旧。需要 %1。</translation>
    </message>
    <message>
        <source>The instruction set %1 is not available on this processor. Choose automatic or one of %2.</source>
        <translation>指令集 %1 在这个处理器上不可用。请选择自动，或以下之一：%2。</translation>
    </message>
    <message>
        <source>The backend &apos;%1&apos; is not available: %2. Choose the exact backend.</source>
        <translation>后端“%1”不可用：%2。请选择精确后端。</translation>
    </message>
    <message>
        <source>This Rowkeeper was built without CUDA (there is no &apos;%1&apos;). Install NVIDIA&apos;s CUDA toolkit and build it again, or choose the exact backend.</source>
        <translation>这个 Rowkeeper 构建时没有包含 CUDA（没有“%1”）。请安装 NVIDIA 的 CUDA 工具包后重新构建，或选择精确后端。</translation>
    </message>
    <message>
        <source>The library &apos;%1&apos; cannot be used (%2). Build Rowkeeper again, or choose the exact backend.</source>
        <translation>库“%1”无法使用（%2）。请重新构建 Rowkeeper，或选择精确后端。</translation>
    </message>
    <message>
        <source>There is no NVIDIA driver that works (%1). Install one, or choose the exact backend.</source>
        <translation>没有能用的 NVIDIA 驱动（%1）。请安装一个，或选择精确后端。</translation>
    </message>
    <message>
        <source>The NVIDIA driver is too old: it runs CUDA up to version %1, and %2 is needed. Install a newer one, or choose the exact backend.</source>
        <translation>NVIDIA 驱动太旧：它最高只能运行 CUDA 版本 %1，而这里需要 %2。请安装更新的驱动，或选择精确后端。</translation>
    </message>
    <message>
        <source>There is no NVIDIA GPU that CUDA can use. Choose the exact backend.</source>
        <translation>没有 CUDA 能用的 NVIDIA GPU。请选择精确后端。</translation>
    </message>
    <message>
        <source>The GPU %1 is too old. It has compute capability %2, and %3 is needed. Choose the exact backend.</source>
        <translation>GPU %1 太旧。它的计算能力是 %2，需要 %3。请选择精确后端。</translation>
    </message>
    <message>
        <source>The library cuBLAS is not installed. Install NVIDIA&apos;s CUDA libraries, or choose the CUDA backend.</source>
        <translation>没有安装 cuBLAS 库。请安装 NVIDIA 的 CUDA 库，或选择 CUDA 后端。</translation>
    </message>
    <message>
        <source>The GPU has no room for the %1. %2 are needed, and %3 are free. Choose 16-bit weights, a smaller model or the exact backend.</source>
        <translation>GPU 没有足够的显存用于：%1。需要 %2，空闲 %3。请选择 16 位权重、更小的模型或精确后端。</translation>
    </message>
    <message>
        <source>The GPU ran out of memory while %1 (%2 are free). Choose 16-bit weights, a smaller model or the exact backend.</source>
        <translation>GPU 在%1时显存不足（空闲 %2）。请选择 16 位权重、更小的模型或精确后端。</translation>
    </message>
    <message>
        <source>The GPU failed while %1 (%2). Try again, or choose the exact backend.</source>
        <translation>GPU 在%1时出错（%2）。请重试，或选择精确后端。</translation>
    </message>
    <message>
        <source>The GPU is lost (%1). Start the program again, or choose the exact backend.</source>
        <translation>与 GPU 失去了联系（%1）。请重新启动程序，或选择精确后端。</translation>
    </message>
    <message>
        <source>The list of known models, &apos;%1&apos;, is damaged (%2). Correct it, or start without it.</source>
        <translation>已知模型列表“%1”已损坏（%2）。请更正它，或不用它启动。</translation>
    </message>
    <message>
        <source>&apos;%1&apos; cannot be the name of a model. Give a repository of the hub, such as distilgpt2 or owner/name.</source>
        <translation>“%1”不能作为模型的名字。请给出模型库里的一个仓库，例如 distilgpt2 或 owner/name。</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not Rowkeeper&apos;s to remove (it is in &apos;%2&apos;). Delete it with the program that put it there.</source>
        <translation>“%1”不归 Rowkeeper 删除（它在“%2”里）。请用当初放进去的程序删除它。</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no generated model. Choose one with random weights.</source>
        <translation>“%1”不是生成的模型。请选择一个随机权重的模型。</translation>
    </message>
    <message>
        <source>The seed of &apos;%1&apos; is no whole number from 0 to %2. Choose another seed.</source>
        <translation>“%1”的种子不是 0 到 %2 之间的整数。请另选一个种子。</translation>
    </message>
    <message>
        <source>Another Rowkeeper is downloading or removing &apos;%1&apos;. Wait until it is done, or stop it there.</source>
        <translation>另一个 Rowkeeper 正在下载或删除“%1”。请等它完成，或在那边停止。</translation>
    </message>
    <message>
        <source>The file &apos;%1&apos; is missing. Download the model again; what is there is kept.</source>
        <translation>缺少文件“%1”。请重新下载模型；已有的会保留。</translation>
    </message>
    <message>
        <source>The checksum of &apos;%1&apos; differs (expected %2, got %3). The file is damaged or another one. Download the model again; what is right is kept.</source>
        <translation>“%1”的校验和不符（应为 %2，实为 %3）。文件已损坏，或是另一个文件。请重新下载模型；正确的会保留。</translation>
    </message>
    <message>
        <source>The folder &apos;%1&apos; has files in it. Choose a new one, or empty it.</source>
        <translation>文件夹“%1”里有文件。请选一个新的，或把它清空。</translation>
    </message>
    <message>
        <source>&apos;%1&apos; has no room: %2 are needed, and %3 are free. Make room and download again; what was fetched is kept.</source>
        <translation>“%1”空间不够：需要 %2，空闲 %3。请腾出空间后重新下载；已获取的会保留。</translation>
    </message>
    <message>
        <source>There is no model &apos;%1&apos; to remove.</source>
        <translation>没有可删除的模型“%1”。</translation>
    </message>
    <message>
        <source>HF_ENDPOINT is &apos;%1&apos;, but it must be an address such as https://huggingface.co.</source>
        <translation>HF_ENDPOINT 是“%1”，但它必须是像 https://huggingface.co 这样的地址。</translation>
    </message>
    <message>
        <source>Cannot reach %1 (%2). Check the network and download again; what was fetched is kept.</source>
        <translation>无法连接 %1（%2）。请检查网络后重新下载；已获取的会保留。</translation>
    </message>
    <message>
        <source>%1 sent nothing for %2 seconds. Download again; what was fetched is kept.</source>
        <translation>%1 已有 %2 秒没有发来任何数据。请重新下载；已获取的会保留。</translation>
    </message>
    <message>
        <source>%1 is busy or out of order (HTTP status %2). Try again later; what was fetched is kept.</source>
        <translation>%1 繁忙或出了故障（HTTP 状态 %2）。请稍后重试；已获取的会保留。</translation>
    </message>
    <message>
        <source>The hub refuses &apos;%1&apos; (HTTP status %2). Check its name; if it is private or its terms must be accepted, do so on its page and set HF_TOKEN.</source>
        <translation>模型库拒绝了“%1”（HTTP 状态 %2）。请检查名字；如果它是私有的，或须先接受条款，请在它的页面上操作，并设置 HF_TOKEN。</translation>
    </message>
    <message>
        <source>&apos;%1&apos; has no file &apos;%2&apos; on the hub. Check the name, or choose another GPT-2 model.</source>
        <translation>模型库里的“%1”没有文件“%2”。请检查名字，或选择另一个 GPT-2 模型。</translation>
    </message>
    <message>
        <source>&apos;%1&apos; answered with %2 instead of the file. Check the network: it may want you to log in.</source>
        <translation>“%1”返回的不是文件，而是：%2。请检查网络：它可能要求你登录。</translation>
    </message>
    <message>
        <source>The checksum of &apos;%1&apos; differs (expected %2, got %3). The file was not kept; choose a folder with the model&apos;s files instead.</source>
        <translation>“%1”的校验和不符（应为 %2，实为 %3）。文件没有保留；请改为选择有模型文件的文件夹。</translation>
    </message>
    <message>
        <source>&apos;%1&apos; has its weights as a pickle file only, which can run code when it is opened, so it is never read. Choose a model with model.safetensors.</source>
        <translation>“%1”的权重只有 pickle 文件，它打开时可能运行代码，所以从不读取。请选择有 model.safetensors 的模型。</translation>
    </message>
    <message>
        <source>The folder &apos;%1&apos; has no vocabulary (looked for %2). Put the files there, or give another folder.</source>
        <translation>文件夹“%1”里没有词表（找过 %2）。请把文件放进去，或指定另一个文件夹。</translation>
    </message>
    <message>
        <source>The vocabulary &apos;%1&apos; is damaged (%2). Use the file that belongs to the model.</source>
        <translation>词表“%1”已损坏（%2）。请使用这个模型自己的文件。</translation>
    </message>
    <message>
        <source>Line %2 of &apos;%1&apos; is damaged (%3). Use the file that belongs to the model.</source>
        <translation>“%1”的第 %2 行已损坏（%3）。请使用这个模型自己的文件。</translation>
    </message>
    <message>
        <source>&apos;%1&apos; asks for &apos;%2&apos; = %3, which is not supported. Use a byte-level BPE vocabulary like GPT-2&apos;s.</source>
        <translation>“%1”要求“%2”= %3，这不受支持。请使用像 GPT-2 那样的字节级 BPE 词表。</translation>
    </message>
    <message>
        <source>The text could not be split into words: the PCRE2 library says %1.</source>
        <translation>无法把文本切分成词：PCRE2 库报告 %1。</translation>
    </message>
    <message>
        <source>The text is not UTF-8 from byte %1 on. Such bytes are encoded one by one.</source>
        <translation>文本从字节 %1 起不是 UTF-8。这样的字节会逐个编码。</translation>
    </message>
    <message>
        <source>The text is too large (%1 bytes or more, and at most %2 are read). Shorten it.</source>
        <translation>文本太大（%1 字节或更多，最多读取 %2 字节）。请缩短它。</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no recording, or is damaged (%2). Choose another one, or record again.</source>
        <translation>“%1”不是录制文件，或已损坏（%2）。请另选一个，或重新录制。</translation>
    </message>
    <message>
        <source>The recording &apos;%1&apos; has the format&apos;s version %2, and this program reads versions up to %3. Use a newer Rowkeeper.</source>
        <translation>录制文件“%1”的格式版本是 %2，而这个程序最高只能读到版本 %3。请使用更新的 Rowkeeper。</translation>
    </message>
    <message>
        <source>The recording &apos;%1&apos; is larger than %2 when it is unpacked. Record a shorter run, or a smaller model.</source>
        <translation>录制文件“%1”解压后超过 %2。请录制更短的运行，或更小的模型。</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no saved cache, or is damaged (%2). Read the document again, and save it anew.</source>
        <translation>“%1”不是保存的缓存，或已损坏（%2）。请重新读入文档，并重新保存。</translation>
    </message>
    <message>
        <source>The saved cache &apos;%1&apos; has the format&apos;s version %2, and this program reads versions up to %3. Use a newer Rowkeeper.</source>
        <translation>保存的缓存“%1”的格式版本是 %2，而这个程序最高只能读到版本 %3。请使用更新的 Rowkeeper。</translation>
    </message>
    <message>
        <source>The saved cache &apos;%1&apos; was made for %2, but here it is %3. Open it with the model that it was saved with, or read the text again.</source>
        <translation>保存的缓存“%1”是为 %2 生成的，而这里是 %3。请用保存它的那个模型打开，或重新读入文本。</translation>
    </message>
    <message>
        <source>The questions in &apos;%1&apos; are damaged (%2). Install Rowkeeper again.</source>
        <translation>“%1”里的问题已损坏（%2）。请重新安装 Rowkeeper。</translation>
    </message>
    <message>
        <source>The list of known models, &apos;%1&apos;, is damaged (%2). Install Rowkeeper again.</source>
        <translation>已知模型列表“%1”已损坏（%2）。请重新安装 Rowkeeper。</translation>
    </message>
    <message>
        <source>Such a cache would be larger than %1. Use smaller numbers.</source>
        <translation>这样的缓存会超过 %1。请用小一些的数。</translation>
    </message>
    <message>
        <source>The prompt has %1 tokens, but the model&apos;s context has %2. Shorten the prompt.</source>
        <translation>提示词有 %1 个词元，但模型的上下文只有 %2 个。请缩短提示词。</translation>
    </message>
    <message>
        <source>The document and all that was said have %1 tokens together, but the model&apos;s context has %2. Shorten the document, or begin again.</source>
        <translation>文档和说过的话一共有 %1 个词元，但模型的上下文只有 %2 个。请缩短文档，或重新开始。</translation>
    </message>
    <message>
        <source>The token id %1 does not exist. This model&apos;s vocabulary has %2 ids, counted from 0.</source>
        <translation>词元编号 %1 不存在。这个模型的词表有 %2 个编号，从 0 数起。</translation>
    </message>
    <message>
        <source>The context of %1 rows is full. Start again, or let the window slide.</source>
        <translation>%1 行的上下文已满。请重新开始，或让窗口滑动。</translation>
    </message>
    <message>
        <source>The cache was made for %1, but the model needs %2. Start again.</source>
        <translation>这个缓存对应：%1；而模型需要：%2。请重新开始。</translation>
    </message>
    <message>
        <source>The cache has room for %2 rows, but %1 are needed. Use fewer tokens.</source>
        <translation>缓存能放 %2 行，但需要 %1 行。请少用一些词元。</translation>
    </message>
    <message>
        <source>There is no kind of cache &apos;%1&apos;. There are: %2.</source>
        <translation>没有“%1”这种缓存。有：%2。</translation>
    </message>
    <message>
        <source>The backend &apos;%2&apos; cannot read a cache of kind %1. Choose the exact backend.</source>
        <translation>后端“%2”不能读取 %1 类型的缓存。请选择精确后端。</translation>
    </message>
    <message>
        <source>The backend &apos;%2&apos; cannot multiply %1 weights. Choose the exact backend, or 32-bit weights.</source>
        <translation>后端“%2”不能计算 %1权重。请选择精确后端，或 32 位权重。</translation>
    </message>
    <message>
        <source>The tensor &apos;%1&apos; has a weight of %3, but %2 weights go no further than %4. Choose 32-bit weights.</source>
        <translation>张量“%1”里有一个权重是 %3，但 %2权重最大只到 %4。请选择 32 位权重。</translation>
    </message>
    <message>
        <source>A cache of kind %1 cannot be saved, because it does not keep every row. Use one that does.</source>
        <translation>%1 类型的缓存不能保存，因为它不会保留每一行。请使用会保留的类型。</translation>
    </message>
    <message>
        <source>A pool of %1 is too small. Give it %2 or more.</source>
        <translation>%1 的内存池太小。请给它 %2 或更多。</translation>
    </message>
    <message>
        <source>All %1 pages of the pool are in use. Make the pool larger, or end a conversation.</source>
        <translation>内存池的 %1 页全在使用中。请加大内存池，或结束一个对话。</translation>
    </message>
    <message>
        <source>There is no row %1. There are %2, counted from 0.</source>
        <translation>没有第 %1 行。共有 %2 行，从 0 数起。</translation>
    </message>
    <message>
        <source>%1 is &apos;%2&apos;, but it must be %3.</source>
        <translation>%1 是“%2”，但必须是 %3。</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>已停止。</translation>
    </message>
    <message>
        <source>The two lanes cannot be compared. They differ in %1.</source>
        <translation>两条跑道无法比较。它们的不同之处：%1。</translation>
    </message>
    <message>
        <source>Comparing so many tokens would keep %1 of logits, and at most %2 are allowed. Use fewer tokens.</source>
        <translation>比较这么多词元要保留 %1 的 logits，而最多只允许 %2。请少用一些词元。</translation>
    </message>
    <message>
        <source>The arithmetic gave infinity or NaN (%1). The model&apos;s weights are damaged, fetch them again.</source>
        <translation>运算得出了无穷大或 NaN（%1）。模型的权重已损坏，请重新获取。</translation>
    </message>
    <message>
        <source>&apos;%1&apos; cannot be read as JSON. It looks like %2; fetch the file again.</source>
        <translation>“%1”不能作为 JSON 读取。它看起来是%2；请重新获取这个文件。</translation>
    </message>
    <message>
        <source>The JSON in &apos;%1&apos; is damaged at line %2, byte %3 (%4). Correct it there, or fetch the file again.</source>
        <translation>“%1”中的 JSON 在第 %2 行第 %3 字节处已损坏（%4）。请在那里改正，或重新获取这个文件。</translation>
    </message>
    <message>
        <source>The header of &apos;%1&apos; claims %2, but at most %3 are possible. The file is damaged, fetch it again.</source>
        <translation>“%1”的文件头自称有 %2，但最多只可能有 %3 字节。文件已损坏，请重新获取。</translation>
    </message>
    <message>
        <source>The file &apos;%1&apos; has %3, but it must have %2. Download the model again; what is right is kept.</source>
        <translation>文件“%1”有 %3，但必须是 %2 字节。请重新下载模型；正确的会保留。</translation>
    </message>
    <message>
        <source>&apos;%1&apos; has %3, but it must have %2. Nothing was kept of it; choose a folder with the model&apos;s files instead.</source>
        <translation>“%1”有 %3，但必须是 %2 字节。没有保留任何内容；请改为选择有模型文件的文件夹。</translation>
    </message>
</context>
<context>
    <name>FitVerdict</name>
    <message>
        <source>%1 cache</source>
        <translation>%1缓存</translation>
    </message>
    <message>
        <source>Hold the cache&apos;s numbers in fewer bits</source>
        <translation>用更少的位数存缓存里的数</translation>
    </message>
    <message>
        <source>Let more query heads share a key and a value: another model, trained so</source>
        <translation>让更多的查询头共享一个键和一个值：要换一个这样训练的模型</translation>
    </message>
    <message>
        <source>%1 tokens each</source>
        <translation>各 %1 个词元</translation>
    </message>
    <message>
        <source>Shorten every conversation to this context</source>
        <translation>把每个对话缩短到这个上下文</translation>
    </message>
    <message>
        <source>%1 at once</source>
        <translation>同时 %1 个</translation>
    </message>
    <message>
        <source>Serve so many conversations at once</source>
        <translation>同时服务这么多对话</translation>
    </message>
    <message>
        <source>%1 weights</source>
        <translation>%1权重</translation>
    </message>
    <message>
        <source>Hold the weights in fewer bits</source>
        <translation>用更少的位数存权重</translation>
    </message>
    <message>
        <source>The smallest device of the list that holds it all</source>
        <translation>列表里能全部放下的最小设备</translation>
    </message>
    <message>
        <source> %1 of its %2 blocks look back at most %3 tokens: a cache that drops the rest takes %4.</source>
        <translation> 它的 %2 个块里有 %1 个最多回头看 %3 个词元：丢掉其余部分的缓存占 %4。</translation>
    </message>
    <message>
        <source>Too large to count</source>
        <translation>太大，数不过来</translation>
    </message>
    <message>
        <source>Fits: %1 + %2 of %3</source>
        <translation>放得下：%1 + %2，共有 %3</translation>
    </message>
    <message>
        <source>Does not fit: %1 + %2 of %3</source>
        <translation>放不下：%1 + %2，共有 %3</translation>
    </message>
    <message>
        <source>That is the weights and the caches of all conversations. </source>
        <translation>这是权重和所有对话的缓存。 </translation>
    </message>
    <message>
        <source>The weights alone leave no room for a cache.</source>
        <translation>单是权重就没给缓存留下地方。</translation>
    </message>
    <message>
        <source>%1 → room for %2</source>
        <translation>%1 → 能放 %2 个</translation>
    </message>
    <message numerus="yes">
        <source>%Ln KV heads</source>
        <translation>
            <numerusform>%Ln 个 KV 头</numerusform>
        </translation>
    </message>
    <message>
        <source>Such conversations that fit beside the weights: %1.</source>
        <translation>除去权重，还能放下 %1 个这样的对话。</translation>
    </message>
    <message>
        <source>Such conversations that fit: %1. The memory is full long before the arithmetic takes too long.</source>
        <translation>这样的对话能放下 %1 个：计算还远没有变得太慢，内存就先满了。</translation>
    </message>
</context>
<context>
    <name>Format</name>
    <message>
        <source>%1 bytes</source>
        <translation>%1 字节</translation>
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
        <translation>%1 词元/s</translation>
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
        <translation>%1×</translation>
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
        <translation>%1 亿</translation>
    </message>
    <message>
        <source>1 byte</source>
        <translation>1 字节</translation>
    </message>
</context>
<context>
    <name>Handout</name>
    <message>
        <source>prefill: %1, beyond the scale</source>
        <translation>预填充：%1，超出刻度</translation>
    </message>
    <message>
        <source>prefill: %1</source>
        <translation>预填充：%1</translation>
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
        <translation>每个词元的时间</translation>
    </message>
    <message>
        <source>No step was made yet.</source>
        <translation>还没有走过一步。</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>第 %1 行</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>with the cache: median %1</source>
        <translation>有缓存：中位数 %1</translation>
    </message>
    <message>
        <source>without: median %1</source>
        <translation>无缓存：中位数 %1</translation>
    </message>
    <message>
        <source>Cache memory</source>
        <translation>缓存占用的内存</translation>
    </message>
    <message>
        <source>No row was kept yet.</source>
        <translation>还没有保留任何行。</translation>
    </message>
    <message>
        <source>%1 tokens</source>
        <translation>%1 个词元</translation>
    </message>
    <message>
        <source>used by rows: %1</source>
        <translation>行占用：%1</translation>
    </message>
    <message>
        <source>allocated: %1</source>
        <translation>已分配：%1</translation>
    </message>
    <message>
        <source>cache off: only during the step</source>
        <translation>缓存关：只在一步之内</translation>
    </message>
    <message numerus="yes">
        <source>… %Ln more token(s) …</source>
        <translation>
            <numerusform>… 还有 %Ln 个词元 …</numerusform>
        </translation>
    </message>
    <message>
        <source>page %1 of %2</source>
        <translation>第 %1 / %2 页</translation>
    </message>
    <message>
        <source>Made with Rowkeeper, from the recording of a real run</source>
        <translation>由 Rowkeeper 制作，来自一次真实运行的录制</translation>
    </message>
    <message>
        <source>Made with Rowkeeper, from a real run on this computer</source>
        <translation>由 Rowkeeper 制作，来自这台电脑上的一次真实运行</translation>
    </message>
    <message numerus="yes">
        <source>The prompt: %Ln token(s)</source>
        <translation>
            <numerusform>提示词：%Ln 个词元</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>What the model wrote: %Ln token(s)</source>
        <translation>
            <numerusform>模型写的：%Ln 个词元</numerusform>
        </translation>
    </message>
    <message>
        <source>What the cache holds</source>
        <translation>缓存里有什么</translation>
    </message>
    <message>
        <source>There is no run yet. Let the model write something on Watch first.</source>
        <translation>还没有运行。先在观察页面让模型写点什么。</translation>
    </message>
    <message>
        <source>The KV cache: a handout</source>
        <translation>KV 缓存：讲义</translation>
    </message>
    <message>
        <source>row</source>
        <translation>行</translation>
    </message>
    <message>
        <source>computed</source>
        <translation>计算</translation>
    </message>
    <message>
        <source>token</source>
        <translation>词元</translation>
    </message>
    <message>
        <source>block</source>
        <translation>块</translation>
    </message>
    <message>
        <source>block %1</source>
        <translation>块 %1</translation>
    </message>
    <message>
        <source>key</source>
        <translation>键</translation>
    </message>
    <message>
        <source>value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>k</source>
        <translation>键</translation>
    </message>
    <message>
        <source>v</source>
        <translation>值</translation>
    </message>
    <message numerus="yes">
        <source>… %Ln more row(s) …</source>
        <translation>
            <numerusform>… 还有 %Ln 行 …</numerusform>
        </translation>
    </message>
    <message>
        <source>key: negative, zero, positive</source>
        <translation>键：负、零、正</translation>
    </message>
    <message>
        <source>value, likewise</source>
        <translation>值：同样</translation>
    </message>
    <message>
        <source>pale: computed, not kept</source>
        <translation>浅色：算过，未保留</translation>
    </message>
    <message>
        <source>to be rebuilt</source>
        <translation>待重建</translation>
    </message>
    <message>
        <source>not computed yet</source>
        <translation>尚未计算</translation>
    </message>
    <message>
        <source>Each cell: %1. Full colour: a number that is large for its block.</source>
        <translation>每格：%1。颜色饱满：在它的块里算大的数。</translation>
    </message>
    <message>
        <source>What it saves, and what it costs</source>
        <translation>它省下什么，又花掉什么</translation>
    </message>
    <message>
        <source>This run in numbers</source>
        <translation>这次运行的数字</translation>
    </message>
    <message>
        <source>Ask yourself</source>
        <translation>问问自己</translation>
    </message>
    <message>
        <source>Every token has a row.</source>
        <translation>每个词元都有一行。</translation>
    </message>
    <message>
        <source>In each of the %1 blocks the model works out two lists of %2 numbers for it: the key, by which the rows below find it, and the value, which they take from it. Rows go down, blocks across.</source>
        <translation>在全部 %1 个块的每一个里，模型都为它算出两列数，每列 %2 个：键，下面的行靠它找到这一行；值，下面的行从这里取走的内容。行自上而下排列，块从左到右排列。</translation>
    </message>
    <message>
        <source>A row that is computed stays right.</source>
        <translation>一行算好之后就一直是对的。</translation>
    </message>
    <message>
        <source>It is made from its own token and the rows above it, never from those below. So what is written later can&apos;t change it: it is like a note in the margin of a page that you have read.</source>
        <translation>它由自己的词元和上面的行得出，从来不靠下面的行。所以后来写的东西改变不了它：它就像读过的那一页页边上的一则批注。</translation>
    </message>
    <message>
        <source>With the cache a step computes one row.</source>
        <translation>有缓存时，一步只计算一行。</translation>
    </message>
    <message>
        <source>Every step needs all rows, as the newest looks back at them. With the cache it reads the old ones and computes its own. Without it, it computes all %1 again, for one more token.</source>
        <translation>每一步都需要所有的行，因为最新的一行要回头看它们。有缓存时，它读取旧的行，计算自己的行。没有缓存时，为了多一个词元，它要把全部 %1 行重新计算一遍。</translation>
    </message>
    <message>
        <source>In this run no row was computed twice.</source>
        <translation>在这次运行里，没有哪一行计算过两次。</translation>
    </message>
    <message>
        <source>Steps computed %1 and read all others. The newest token has no row yet: the next step will compute it.</source>
        <translation>各步一共计算了 %1，其余的都是读取的。最新的词元还没有行：下一步会计算它。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s)</source>
        <translation>
            <numerusform>%Ln 行</numerusform>
        </translation>
    </message>
    <message>
        <source>In this run rows were computed again.</source>
        <translation>在这次运行里，有些行重新计算过。</translation>
    </message>
    <message>
        <source>Each time it came out the same, to the last bit.</source>
        <translation>每次结果都相同，一个比特也不差。</translation>
    </message>
    <message>
        <source>%1: %2 blocks with %3 heads each, width %4, %5, room for %6 tokens</source>
        <translation>%1：%2 个块，每块 %3 个头，宽度 %4，%5，能容纳 %6 个词元</translation>
    </message>
    <message>
        <source>%1. Its heads share the keys and values of %2.</source>
        <translation>%1。它的头共享 %2 个头的键和值。</translation>
    </message>
    <message numerus="yes">
        <source>The cache: %Ln row(s), %1</source>
        <translation>
            <numerusform>缓存：%Ln 行，%1</numerusform>
        </translation>
    </message>
    <message>
        <source>The cache is empty</source>
        <translation>缓存是空的</translation>
    </message>
    <message>
        <source>The cache is off: rows are computed, and let go</source>
        <translation>缓存关着：行算完就丢掉</translation>
    </message>
    <message>
        <source>The token ‘%1’ in row %2 is replaced by another one. Which of the rows must be computed again, and which stay valid? Why?</source>
        <translation>第 %2 行的词元“%1”换成了另一个。哪些行必须重新计算，哪些仍然有效？为什么？</translation>
    </message>
    <message>
        <source>The first token took %1, a later one with the cache %2. What had to be done for the first one that no cache could spare?</source>
        <translation>第一个词元用了 %1，后来的一个有缓存的词元用了 %2。为第一个词元，有什么是任何缓存都省不掉的？</translation>
    </message>
    <message>
        <source>Without the cache a step takes the longer, the longer the text is. Why? And what is left to do in each step with the cache?</source>
        <translation>没有缓存时，文本越长，一步就越久。为什么？有缓存时，每一步还剩下什么要做？</translation>
    </message>
    <message>
        <source>Another model has twice as many blocks, and each is twice as wide. How many bytes does its cache keep for one token? (Here it is %1.)</source>
        <translation>另一个模型的块数是两倍，每个块的宽度也是两倍。它的缓存为一个词元存多少字节？（这里是 %1。）</translation>
    </message>
    <message numerus="yes">
        <source>%Ln times a row was computed that had been there before, the first one %1 times in all.</source>
        <translation>
            <numerusform>有 %Ln 次，计算的是以前已有的行；第一行总共计算了 %1 次。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln times it came out the same, to the last bit.</source>
        <translation>
            <numerusform>其中 %Ln 次结果相同，一个比特也不差。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The text has %Ln tokens, and the model writes %1 more. How many rows does it compute for them with the cache, and how many without?</source>
        <translation>
            <numerusform>文本有 %Ln 个词元，模型再写 %1 个。为此它有缓存时要计算多少行，没有缓存时呢？</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HandoutFacts</name>
    <message>
        <source>none was computed a second time</source>
        <translation>没有一行计算过第二次</translation>
    </message>
    <message>
        <source>computed again, all to the same bits</source>
        <translation>重新计算过，比特全都相同</translation>
    </message>
    <message>
        <source>computed again, %1 of them to the same bits</source>
        <translation>重新计算过，其中 %1 行比特相同</translation>
    </message>
    <message>
        <source>Steps, one token each</source>
        <translation>步数，每步一个词元</translation>
    </message>
    <message>
        <source>%1 with the cache, %2 without</source>
        <translation>有缓存 %1，无缓存 %2</translation>
    </message>
    <message>
        <source>Rows computed</source>
        <translation>计算的行数</translation>
    </message>
    <message>
        <source>in all steps of this run</source>
        <translation>这次运行所有的步加起来</translation>
    </message>
    <message>
        <source>… with the cache all along</source>
        <translation>… 如果全程有缓存</translation>
    </message>
    <message>
        <source>… without it all along</source>
        <translation>… 如果全程无缓存</translation>
    </message>
    <message>
        <source>the rows that each step saw, added up</source>
        <translation>每一步看到的行数，加起来</translation>
    </message>
    <message>
        <source>Rows rebuilt</source>
        <translation>重建的行数</translation>
    </message>
    <message>
        <source>there is no such step in this run</source>
        <translation>这次运行里没有这样的步</translation>
    </message>
    <message>
        <source>First token</source>
        <translation>第一个词元</translation>
    </message>
    <message numerus="yes">
        <source>the prefill: %Ln row(s) of the prompt</source>
        <translation>
            <numerusform>预填充：提示词的 %Ln 行</numerusform>
        </translation>
    </message>
    <message>
        <source>Step with the cache</source>
        <translation>有缓存的一步</translation>
    </message>
    <message numerus="yes">
        <source>median of %Ln step(s) that computed one row</source>
        <translation>
            <numerusform>计算一行的 %Ln 步的中位数</numerusform>
        </translation>
    </message>
    <message>
        <source>Step without it</source>
        <translation>无缓存的一步</translation>
    </message>
    <message numerus="yes">
        <source>median of %Ln step(s) that computed all rows</source>
        <translation>
            <numerusform>计算所有行的 %Ln 步的中位数</numerusform>
        </translation>
    </message>
    <message>
        <source>Ratio of the two</source>
        <translation>两者之比</translation>
    </message>
    <message>
        <source>times as long without the cache</source>
        <translation>无缓存时的时间倍数</translation>
    </message>
    <message>
        <source>Cache of one token</source>
        <translation>一个词元的缓存</translation>
    </message>
    <message>
        <source>%1 × %2 blocks × %3 numbers × %4 bytes = %5 bytes</source>
        <translation>%1 × %2 块 × %3 个数 × %4 字节 = %5 字节</translation>
    </message>
    <message>
        <source>Cache at the end</source>
        <translation>结束时的缓存</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) × %1</source>
        <translation>
            <numerusform>%Ln 行 × %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Weights read in a step</source>
        <translation>一步读取的权重</translation>
    </message>
    <message>
        <source>each once, whether the step computes one row or all</source>
        <translation>每个一次，不管这一步计算一行还是所有行</translation>
    </message>
    <message>
        <source>This computer reads</source>
        <translation>这台电脑的读取</translation>
    </message>
    <message>
        <source>so the weights alone take %1</source>
        <translation>所以单是权重就要 %1</translation>
    </message>
    <message>
        <source>from memory, at most</source>
        <translation>从内存，最多</translation>
    </message>
    <message>
        <source>This computer calculates</source>
        <translation>这台电脑的计算</translation>
    </message>
    <message>
        <source>at most; a multiplication and an addition are two</source>
        <translation>最多；一次乘法加一次加法算两次</translation>
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
        <translation>%1 到 %2</translation>
    </message>
</context>
<context>
    <name>Lessons</name>
    <message>
        <source>The waste</source>
        <translation>浪费</translation>
    </message>
    <message>
        <source>One token at a time</source>
        <translation>一次一个词元</translation>
    </message>
    <message>
        <source>The question of this lesson: how much of a model&apos;s work has it already done a moment before?</source>
        <translation>本课的问题：模型要做的工作里，有多少是它片刻之前刚刚做过的？</translation>
    </message>
    <message>
        <source>A language model writes one **token** at a time, a word or a piece of one; making one is a **step**. Before it chooses a token, it reads the whole text so far. What it works out about one token is a **row** of numbers.</source>
        <translation>语言模型一次只写一个**词元**，也就是一个词或词的一部分；写出一个词元就是一**步**。选词元之前，它要读到目前为止的全部文本。它为一个词元算出来的结果，是一**行**数字。</translation>
    </message>
    <message>
        <source>This prompt has {prompt_rows} tokens, and the model has just added one. The newest token has no row yet; the next step computes it. The KV cache, which you will get to know, is switched **off**.</source>
        <translation>这段提示词有 {prompt_rows} 个词元，模型刚刚又添了一个。最新的词元还没有行，下一步才会计算。你很快会认识的 KV 缓存，现在是**关闭**的。</translation>
    </message>
    <message>
        <source>The text is one token longer now. How many rows does the next step compute?</source>
        <translation>文本现在长了一个词元。下一步要计算多少行？</translation>
    </message>
    <message>
        <source>One, that of the new token</source>
        <translation>一行，就是新词元的那一行</translation>
    </message>
    <message>
        <source>That would do if the other rows had been kept. With the cache off nothing is kept.</source>
        <translation>如果其他行都留着，这样就够了。可是缓存关着，什么都没留下。</translation>
    </message>
    <message>
        <source>None, the model has read the text already</source>
        <translation>一行也不用，文本模型已经读过了</translation>
    </message>
    <message>
        <source>It has, but it forgot: its rows were let go when the step ended.</source>
        <translation>读是读过，但它忘了：那一步结束时，它的行就被丢掉了。</translation>
    </message>
    <message>
        <source>All of them, one for every token</source>
        <translation>全部，每个词元一行</translation>
    </message>
    <message>
        <source>Nothing was kept from the last step, so there is nothing to start from.</source>
        <translation>上一步什么也没留下，所以没有可以接着用的东西。</translation>
    </message>
    <message>
        <source>The step computed {step_rows} rows and reused {step_reused}. One of them is new: it belongs to the token that the step before wrote. All others had been computed a moment ago.</source>
        <translation>这一步计算了 {step_rows} 行，复用了 {step_reused} 行。其中一行是新的：它属于上一步写出的那个词元。其余各行片刻之前都已经算过。</translation>
    </message>
    <message>
        <source>Let the class say what a row is in their own words first. Point at the ribbon: one box is one token, and will be one row in the picture of the cache. Half a minute.</source>
        <translation>先让全班用自己的话说说什么是“行”。指着词元条：一个方框就是一个词元，在缓存图里就会是一行。半分钟。</translation>
    </message>
    <message>
        <source>Common confusion: a step makes a token, but computes rows. A token&apos;s row comes one step after the token.</source>
        <translation>常见的混淆：一步产生一个词元，但计算的是行。一个词元的行，要比这个词元晚一步才有。</translation>
    </message>
    <message>
        <source>The first row, again and again</source>
        <translation>第一行，一遍又一遍</translation>
    </message>
    <message>
        <source>Ten tokens have been written. The column on the right counts how often each row was computed. The first row, that of **Once**, stands at {first_row_times}.</source>
        <translation>已经写出十个词元。右边的一列数的是每一行被计算了多少次。第一行，也就是 **Once** 那一行，现在是 {first_row_times} 次。</translation>
    </message>
    <message>
        <source>The run goes on until 24 tokens are written.</source>
        <translation>运行继续，直到写出 24 个词元。</translation>
    </message>
    <message>
        <source>How often will the first row have been computed by then?</source>
        <translation>到那时，第一行会被计算过多少次？</translation>
    </message>
    <message>
        <source>It was computed {first_row_times} times: once in every step. In an answer of 500 tokens it would be 500 times.</source>
        <translation>它被计算了 {first_row_times} 次：每一步一次。如果回答有 500 个词元，那就是 500 次。</translation>
    </message>
    <message>
        <source>The newest rows fare better, as they came late: look down the column.</source>
        <translation>最新的几行好一些，因为它们来得晚：顺着这一列往下看。</translation>
    </message>
    <message>
        <source>The picture begins with row 0: scroll down and read the column as you go. Prompt rows all have the same count; each later row has one less than the row above it.</source>
        <translation>图从第 0 行开始：往下滚动，边滚边读这一列。提示词的各行次数都相同；之后的每一行都比上面一行少一次。</translation>
    </message>
    <message>
        <source>Ask who would have guessed that the whole prompt is computed as often as its first word.</source>
        <translation>问问大家：谁想到过，整段提示词被计算的次数和它的第一个词一样多？</translation>
    </message>
    <message>
        <source>Is it a new answer each time?</source>
        <translation>每次的结果都是新的吗？</translation>
    </message>
    <message>
        <source>Computing something twice can make sense, if something has changed in between.</source>
        <translation>同一件事算两遍也可能有道理，只要这中间有什么变了。</translation>
    </message>
    <message>
        <source>To find out, the app takes a **fingerprint** of every row that is computed: a short number made from all numbers of the row. If a single bit differs, the fingerprint does.</source>
        <translation>为了弄清楚，应用给每个算出来的行取一个**指纹**：由这一行的所有数字得出的一个短数。只要有一个比特不同，指纹就不同。</translation>
    </message>
    <message>
        <source>Row 0, the first (rows are counted from 0), was computed {first_row_times} times, each time with more text below it. What happened to its numbers?</source>
        <translation>第 0 行，也就是第一行（行从 0 数起），被计算了 {first_row_times} 次，每次它下面的文本都更长。它的数字怎么样了？</translation>
    </message>
    <message>
        <source>They drifted a little each time</source>
        <translation>每次都偏了一点</translation>
    </message>
    <message>
        <source>A reader&apos;s view of page one changes while the story goes on. But a row is not a view of the story: it sees only what stands above it.</source>
        <translation>故事往下发展，读者对第一页的看法会变。但一行不是对故事的看法：它只看得见在它上面的内容。</translation>
    </message>
    <message>
        <source>They were right only in the last step</source>
        <translation>只有最后一步才是对的</translation>
    </message>
    <message>
        <source>It would be so if a row could use the whole text. It can&apos;t: lesson 2 shows why.</source>
        <translation>如果一行能用上整段文本，就会是这样。但它不能：第 2 课会说明原因。</translation>
    </message>
    <message>
        <source>They came out the same, bit for bit</source>
        <translation>每次都一样，一个比特也不差</translation>
    </message>
    <message>
        <source>Its token had not changed, nor had anything above it. Same numbers in, same numbers out.</source>
        <translation>它的词元没变，它上面的也都没变。输入的数相同，输出的数就相同。</translation>
    </message>
    <message>
        <source>{rows_rebuilt} times a row was computed that had been computed before. To the same bits: {rows_identical} of {rows_rebuilt}. Not one of these computations told the model anything new.</source>
        <translation>有 {rows_rebuilt} 次，计算的是以前已经算过的行。其中算出相同比特的：{rows_rebuilt} 次中有 {rows_identical} 次。这些计算没有一次告诉模型任何新东西。</translation>
    </message>
    <message>
        <source>In Fingerprints mode a tick with a number means: computed so often, with the same bits each time. Hover over one.</source>
        <translation>在“指纹”模式下，对勾加一个数字表示：计算过这么多次，每次比特都相同。把鼠标停在上面看看。</translation>
    </message>
    <message>
        <source>If somebody says &quot;floating point is never exactly the same&quot;: that is lesson 8. This engine adds in a fixed order, so it is.</source>
        <translation>如果有人说“浮点数从来不会完全一样”：那是第 8 课的内容。这个引擎按固定的顺序相加，所以会完全一样。</translation>
    </message>
    <message>
        <source>Add it up</source>
        <translation>加起来</translation>
    </message>
    <message>
        <source>Two lanes get the same prompt of 14 tokens and write until the text has 200. Lane A keeps its rows in a KV cache. Lane B keeps nothing.</source>
        <translation>两条跑道拿到同一段 14 个词元的提示词，一直写到文本有 200 个词元。跑道 A 把它的行留在 KV 缓存里。跑道 B 什么也不留。</translation>
    </message>
    <message>
        <source>With the cache, each of the 199 tokens that are read is computed once: 199 rows. (The last token is never read, so it needs no row.)</source>
        <translation>有缓存时，读入的 199 个词元每个只计算一次：199 行。（最后一个词元不会再被读入，所以不需要行。）</translation>
    </message>
    <message>
        <source>How many rows does lane B compute, over all its steps?</source>
        <translation>跑道 B 所有的步加起来，要计算多少行？</translation>
    </message>
    <message>
        <source>{race_rows_b} against {race_rows_a}.</source>
        <translation>{race_rows_b} 行对 {race_rows_a} 行。</translation>
    </message>
    <message>
        <source>Lane B&apos;s steps compute 14 rows, then 15, and so on up to 199. Twice the text means about four times the rows: that is what **quadratic** means. From an empty prompt on, n tokens take about n × n / 2 rows.</source>
        <translation>跑道 B 的各步先计算 14 行，再 15 行，一直到 199 行。文本长一倍，行数大约是四倍：这就是**平方增长**的意思。如果从空提示词开始，n 个词元大约要 n × n / 2 行。</translation>
    </message>
    <message>
        <source>Draw a triangle of dots: step 1 one dot, step 2 two dots... Its area is half the square. With a prompt the triangle has its tip cut off, so the count is a little below n × n / 2.</source>
        <translation>画一个由点组成的三角形：第 1 步一个点，第 2 步两个点…它的面积是正方形的一半。有提示词时，三角形的尖被切掉了，所以总数比 n × n / 2 略少。</translation>
    </message>
    <message>
        <source>The ratio of rows is not the ratio of times. Both are on this page; lessons 3 and 9 explain the difference.</source>
        <translation>行数之比不等于时间之比。这一页上两者都有；第 3 课和第 9 课会说明差别。</translation>
    </message>
    <message>
        <source>Keep them</source>
        <translation>把它们留下来</translation>
    </message>
    <message>
        <source>Now keep the rows. A **KV cache** is no more than that: a store of what was computed for each token, read back instead of made again. K and V stand for **key** and **value**, the two parts that later tokens need: the key, by which a row is found, and the value, which it passes on. Some call it key-value cache or attention cache.</source>
        <translation>现在把行留下来。**KV 缓存**不过如此：把为每个词元算出的东西存起来，用时读回，而不是重新计算。K 和 V 代表 key（**键**）和 value（**值**），也就是后面的词元需要的两部分：键用来找到这一行，值是这一行传递出去的内容。也有人叫它键值缓存或注意力缓存。</translation>
    </message>
    <message>
        <source>The cache is off, {prompt_rows} prompt tokens and 8 new ones are there. You switch it on.</source>
        <translation>缓存关着，已经有提示词的 {prompt_rows} 个词元和 8 个新词元。你把缓存打开。</translation>
    </message>
    <message>
        <source>What will the next two steps compute?</source>
        <translation>接下来的两步会计算什么？</translation>
    </message>
    <message>
        <source>One row each</source>
        <translation>各计算一行</translation>
    </message>
    <message>
        <source>A cache can only give back what was put in. While it was off, nothing was.</source>
        <translation>缓存只能交还放进去过的东西。它关着的时候，什么也没放进去。</translation>
    </message>
    <message>
        <source>All rows once more, then one row</source>
        <translation>先把所有行再算一遍，然后一行</translation>
    </message>
    <message>
        <source>The first step finds an empty store and fills it. From then on only the newest row is missing.</source>
        <translation>第一步发现存储是空的，就把它填满。从此以后，缺的只有最新的一行。</translation>
    </message>
    <message>
        <source>All rows, then all rows</source>
        <translation>先是所有行，然后还是所有行</translation>
    </message>
    <message>
        <source>So it was while the cache was off. Now the first of the two steps leaves its rows behind.</source>
        <translation>缓存关着时是这样。现在，两步中的第一步会把它的行留下来。</translation>
    </message>
    <message>
        <source>The chart shows it: one more slow step, then a cheap one of {step_rows} row, with {step_reused} rows read back. The cache now holds {cache_rows} rows and takes {cache_size}.</source>
        <translation>图表上看得出来：又一个慢步，然后是一个便宜的步，只算 {step_rows} 行，读回 {step_reused} 行。缓存现在存着 {cache_rows} 行，占 {cache_size}。</translation>
    </message>
    <message>
        <source>That is the bargain: memory for work. Is it allowed? That is lesson 2.</source>
        <translation>这就是这笔交易：拿内存换工作量。可以这样做吗？第 2 课来回答。</translation>
    </message>
    <message>
        <source>Press C a few times while the run plays: the chart jumps between the two levels, and the text that comes out does not care.</source>
        <translation>运行播放时按几次 C 键：图表会在两个高度之间跳动，而写出来的文本不受影响。</translation>
    </message>
    <message>
        <source>Ask: which rows are in the cache after the prompt has been read? All rows of the prompt, and no others.</source>
        <translation>问：读完提示词以后，缓存里有哪些行？提示词的所有行，没有别的。</translation>
    </message>
    <message>
        <source>Why it is safe</source>
        <translation>为什么这样做是安全的</translation>
    </message>
    <message>
        <source>Notes in the margin</source>
        <translation>页边的批注</translation>
    </message>
    <message>
        <source>The question of this lesson: does a model that uses old rows again answer a little worse?</source>
        <translation>本课的问题：模型复用旧的行，回答会不会差一点？</translation>
    </message>
    <message>
        <source>Think of a long novel and a pencil. At the end of each page you note in the margin what you made of it, given the pages before. At page 300 you go by your notes and don&apos;t begin the book anew.</source>
        <translation>想象一部长篇小说和一支铅笔。每读完一页，你就结合前面的内容，在页边记下你的理解。读到第 300 页时，你靠的是自己的批注，不会把书从头再读一遍。</translation>
    </message>
    <message>
        <source>Each line of this picture is such a note: the row of one token.</source>
        <translation>这张图里的每一横条都是这样一则批注：一个词元的行。</translation>
    </message>
    <message>
        <source>You turn to page 301, and it is full of surprises. Which of your notes are wrong now?</source>
        <translation>你翻到第 301 页，里面处处出人意料。现在你的哪些批注是错的？</translation>
    </message>
    <message>
        <source>Those about the person it surprised you with</source>
        <translation>关于那个让你意外的人物的批注</translation>
    </message>
    <message>
        <source>You would think otherwise about that person **now**. But your note on page 20 says what was known at page 20, and page 301 had no part in that.</source>
        <translation>**现在**你对这个人物会有不同的看法。但第 20 页的批注写的是读到第 20 页时所知道的，第 301 页与它无关。</translation>
    </message>
    <message>
        <source>All of them</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>A new page adds a note. It isn&apos;t printed into the old pages.</source>
        <translation>新的一页只会多一则批注，不会印到旧的页上去。</translation>
    </message>
    <message>
        <source>None of them</source>
        <translation>一则也没有</translation>
    </message>
    <message>
        <source>Each says what was to be had from the pages up to it. New pages come after all of those.</source>
        <translation>每一则写的都是读到那一页为止能得到的东西。新的页全在那之后。</translation>
    </message>
    <message>
        <source>What you think of the story may well change; the new note will say so. The model does the same: a surprise goes into the **new** row, which looks back at the old ones.</source>
        <translation>你对故事的看法当然可能变，新的批注会写出来。模型也一样：意外进入**新的**行，由它回头去看旧的行。</translation>
    </message>
    <message>
        <source>Let somebody argue for the first answer: it is the best wrong one. Re-reading changes how you see page 20; a note written in passing can&apos;t know. The model never re-reads.</source>
        <translation>让一个人为第一个答案辩护：它是最好的错误答案。重读会改变你对第 20 页的看法；随读随写的批注却不可能知道后面的事。模型从不重读。</translation>
    </message>
    <message>
        <source>Two minutes at most: the rest of the lesson is the proof.</source>
        <translation>最多两分钟：本课余下的部分就是证明。</translation>
    </message>
    <message>
        <source>A row looks up, never down</source>
        <translation>行只往上看，从不往下看</translation>
    </message>
    <message>
        <source>A row takes something from other rows by **attention**. It holds a question of its own, the **query**, against the key of each row that it may look at. Where the two fit well, it takes more of that row&apos;s value.</source>
        <translation>一行通过**注意力**从其他行取得东西。它有自己的问题，叫做**查询**，拿去和每个允许看的行的键相比。哪里匹配得好，它就从那一行的值里多取一些。</translation>
    </message>
    <message>
        <source>All {prompt_rows} tokens of this prompt were there at once, before the first row was computed.</source>
        <translation>这段提示词的 {prompt_rows} 个词元，在计算第一行之前就全都在了。</translation>
    </message>
    <message>
        <source>Which rows may the row of &quot;ten&quot; look at?</source>
        <translation>“ten”那一行可以看哪些行？</translation>
    </message>
    <message>
        <source>All rows of the prompt, since they are all there</source>
        <translation>提示词的所有行，反正它们都在</translation>
    </message>
    <message>
        <source>They are. But the model is trained to guess what comes next. If it could look there, it would copy instead of guess.</source>
        <translation>是都在。但模型受的训练是猜接下来是什么。如果它能看到那里，就会照抄而不是猜。</translation>
    </message>
    <message>
        <source>Its own and those above it</source>
        <translation>它自己和它上面的行</translation>
    </message>
    <message>
        <source>This rule is the **causal mask**. It holds for every row.</source>
        <translation>这条规则叫做**因果掩码**。它对每一行都成立。</translation>
    </message>
    <message>
        <source>The one right before it</source>
        <translation>紧挨在它前面的那一行</translation>
    </message>
    <message>
        <source>Some heads do look mostly there. But they may look at any row above.</source>
        <translation>有些头确实主要看那里。但它们可以看上面的任何一行。</translation>
    </message>
    <message>
        <source>The triangle shows who looked at whom, in one **head**: one of the parts of the model that look back side by side. The list beside it belongs to the newest row; leave it aside. Each line of the triangle is a row that looks, and it ends on the diagonal, at the row itself. The hatched half above the diagonal is what nobody may look at.</source>
        <translation>三角形显示在一个**头**里谁看了谁；头是模型中并排回头看的部分之一。旁边的列表属于最新的一行，先不用管它。三角形的每一横条是一个在看的行，它终止于对角线，也就是这一行自己。对角线上方画斜线的那一半，谁也不许看。</translation>
    </message>
    <message>
        <source>What a row has seen can only lie above it. So a row is finished once it is computed. No token that comes later can reach it.</source>
        <translation>一行看到过的东西只能在它上面。所以一行算完就定了。后来的词元谁也影响不到它。</translation>
    </message>
    <message>
        <source>Point at the hatched half: &quot;may not look&quot;. Point at one line and follow it with a finger to the diagonal.</source>
        <translation>指着画斜线的那一半：“不许看”。再指着一横条，用手指沿着它一直走到对角线。</translation>
    </message>
    <message>
        <source>Change block and head above the triangle: the pattern changes, the hatched half stays.</source>
        <translation>在三角形上方换不同的块和头：图案会变，画斜线的那一半不变。</translation>
    </message>
    <message>
        <source>Some rows look hardly anywhere but at row 0. That&apos;s common in trained models, and harmless.</source>
        <translation>有些行几乎只看第 0 行。这在训练好的模型里很常见，没有坏处。</translation>
    </message>
    <message>
        <source>Change one word</source>
        <translation>改一个词</translation>
    </message>
    <message>
        <source>Now put the rule to the test. Somebody corrects the document: Yara keeps not **ten** rabbits but six. The word stands in row 37, somewhere in the middle.</source>
        <translation>现在来检验这条规则。有人更正了文档：Yara 养的不是 **ten** 只兔子，而是 six 只。这个词在第 37 行，大约在中间。</translation>
    </message>
    <message>
        <source>Which rows have to be computed again?</source>
        <translation>哪些行必须重新计算？</translation>
    </message>
    <message>
        <source>Only the row of the changed word</source>
        <translation>只有改动的词那一行</translation>
    </message>
    <message>
        <source>Its own row for sure. But the rows below may have looked at it and taken something from it.</source>
        <translation>它自己那一行当然要。但下面的行可能看过它，并从它那里取了东西。</translation>
    </message>
    <message>
        <source>Look at the first rows: nothing above the word has changed, and a row depends on nothing else.</source>
        <translation>看看前几行：这个词上面什么都没变，而一行不依赖别的任何东西。</translation>
    </message>
    <message>
        <source>Its row and all below it</source>
        <translation>它那一行和下面所有的行</translation>
    </message>
    <message>
        <source>Below, each row may have looked at the changed one. Above, nobody could.</source>
        <translation>下面的每一行都可能看过改动的那一行。上面的谁也看不到它。</translation>
    </message>
    <message>
        <source>{rows_kept} rows are still valid. The other {rows_lost} have to be computed again.</source>
        <translation>{rows_kept} 行仍然有效。另外 {rows_lost} 行必须重新计算。</translation>
    </message>
    <message>
        <source>Before the answer, ask for a show of hands on each of the three.</source>
        <translation>公布答案之前，请大家对三个选项分别举手。</translation>
    </message>
    <message>
        <source>Strictly: block 1&apos;s keys and values come from the token and its place alone. From block 2 on everything below may change, and a row has all blocks.</source>
        <translation>严格说来：第 1 块的键和值只取决于词元和它的位置。从第 2 块起，下面的一切都可能变，而一行包含所有的块。</translation>
    </message>
    <message>
        <source>Try it by hand: click any token in the ribbon and choose another. Where it stands decides from which row on the old rows are lost.</source>
        <translation>亲手试试：点词元条里任意一个词元，换成另一个。旧的行从哪一行起失效，就看它在什么位置。</translation>
    </message>
    <message>
        <source>Go on from there</source>
        <translation>从那里接着走</translation>
    </message>
    <message>
        <source>The document says **six** now. The first {rows_kept} rows were kept, from a time when it said ten.</source>
        <translation>文档里现在写的是 **six**。前 {rows_kept} 行保留了下来，它们来自还写着 ten 的时候。</translation>
    </message>
    <message>
        <source>The question is which animals Yara keeps. What will the model answer?</source>
        <translation>问题是 Yara 养了哪些动物。模型会怎么回答？</translation>
    </message>
    <message>
        <source>Six rabbits</source>
        <translation>six 只兔子</translation>
    </message>
    <message>
        <source>All rows that could know of the number are computed anew. The others never depended on it.</source>
        <translation>凡是可能知道这个数的行都重新计算了。其余的行从来就不依赖它。</translation>
    </message>
    <message>
        <source>Ten rabbits, since old rows are in the cache</source>
        <translation>ten 只兔子，因为缓存里有旧的行</translation>
    </message>
    <message>
        <source>The kept rows all stand **above** the word. They had never seen it.</source>
        <translation>保留下来的行都在这个词**上面**。它们从没见过它。</translation>
    </message>
    <message>
        <source>Something muddled</source>
        <translation>一团乱的东西</translation>
    </message>
    <message>
        <source>It would be so if rows from before and after the change contradicted each other. They can&apos;t.</source>
        <translation>如果改动前的行和改动后的行互相矛盾，就会这样。但它们不可能矛盾。</translation>
    </message>
    <message>
        <source>It wrote: {answer}</source>
        <translation>它写道：{answer}</translation>
    </message>
    <message>
        <source>The old rows above the word were read back and did no harm. They are the very rows that a fresh run would have made.</source>
        <translation>这个词上面的旧行被读了回来，没有带来任何坏处。它们正是一次全新的运行会算出的那些行。</translation>
    </message>
    <message>
        <source>The proof is on the page: press &quot;Check now&quot;. It computes everything afresh and compares logits, bit by bit.</source>
        <translation>证明就在这一页上：按“立即检查”。它会全部重新计算，并逐比特比较 logits。</translation>
    </message>
    <message>
        <source>The same happens when you edit an earlier message in a chat: what stands above your edit can be kept (lesson 7).</source>
        <translation>在聊天里编辑前面的一条消息，也是同样的情形：编辑处上面的都可以保留（第 7 课）。</translation>
    </message>
    <message>
        <source>The same, or nearly the same?</source>
        <translation>相同，还是几乎相同？</translation>
    </message>
    <message>
        <source>The model writes by scoring every possible next token. These scores are called **logits**. This run used the cache for all its 24 steps.</source>
        <translation>模型写作时，会给每个可能的下一个词元打分。这些分数叫做 **logits**。这次运行的 24 步全都用了缓存。</translation>
    </message>
    <message>
        <source>Now the app makes every step again **without** the cache and compares all scores.</source>
        <translation>现在应用**不用**缓存把每一步再做一遍，并比较所有的分数。</translation>
    </message>
    <message>
        <source>At how many of the 24 steps will at least one score be different in its last bit?</source>
        <translation>24 步里，有多少步会至少有一个分数在最后一个比特上不同？</translation>
    </message>
    <message>
        <source>At none</source>
        <translation>一步也没有</translation>
    </message>
    <message>
        <source>Reading a number back gives that number. Nothing was rounded, estimated or left out.</source>
        <translation>把一个数读回来，得到的就是那个数。没有舍入，没有估计，也没有遗漏。</translation>
    </message>
    <message>
        <source>At a few</source>
        <translation>少数几步</translation>
    </message>
    <message>
        <source>Most optimizations trade a bit of accuracy away, and many programs do show small differences here. Lesson 8 says why, and it isn&apos;t the cache.</source>
        <translation>大多数优化都会牺牲一点精度，许多程序在这里也确实有微小的差别。第 8 课会说明原因，而原因不在缓存。</translation>
    </message>
    <message>
        <source>At nearly all</source>
        <translation>几乎每一步</translation>
    </message>
    <message>
        <source>So it would be if the cache held something like a summary. It holds the numbers themselves.</source>
        <translation>如果缓存里存的是某种摘要，就会这样。但它存的就是那些数本身。</translation>
    </message>
    <message>
        <source>{checked_steps} steps were made again the other way. The verdict stands in the frame.</source>
        <translation>{checked_steps} 步都用另一种方式重做了一遍。结论在框里。</translation>
    </message>
    <message>
        <source>The cache is an optimization and not an approximation: same tokens, same scores, same bits.</source>
        <translation>缓存是优化，不是近似：词元相同，分数相同，比特相同。</translation>
    </message>
    <message>
        <source>Ask what would count as a failure: one bit in one of the vocabulary&apos;s scores. The app would show it in red.</source>
        <translation>问：怎样才算失败？词表里的任何一个分数差一个比特就算。应用会用红色显示出来。</translation>
    </message>
    <message>
        <source>&quot;Check every step&quot; starts the same check by hand, for any text you type.</source>
        <translation>“检查每一步”可以手动启动同样的检查，用你输入的任何文本都行。</translation>
    </message>
    <message>
        <source>When it would not be safe</source>
        <translation>什么时候不安全</translation>
    </message>
    <message>
        <source>There are models that look both ways. They fill gaps in a text, or judge a whole sentence, and every row may look at all rows above **and below** it. In the triangle the other half would be filled in as well.</source>
        <translation>有些模型朝两个方向看。它们填补文本中的空缺，或判断整个句子，每一行都可以看它**上面和下面**的所有行。那样三角形的另一半也会填满。</translation>
    </message>
    <message>
        <source>Such a model has computed its rows. One token is added at the end. Which rows can it keep?</source>
        <translation>这样一个模型已经算好了它的行。末尾添上一个词元。它能保留哪些行？</translation>
    </message>
    <message>
        <source>All of them, as here</source>
        <translation>全部，和这里一样</translation>
    </message>
    <message>
        <source>Here a row can&apos;t see what was added. There it can.</source>
        <translation>在这里，一行看不到添上去的东西。在那里却看得到。</translation>
    </message>
    <message>
        <source>Strictly speaking, none</source>
        <translation>严格说来，一行也不能</translation>
    </message>
    <message>
        <source>Each row may look at the new token, so each may change. No row is ever final.</source>
        <translation>每一行都可以看新的词元，所以每一行都可能变。没有哪一行是最终的。</translation>
    </message>
    <message>
        <source>The first half</source>
        <translation>前一半</translation>
    </message>
    <message>
        <source>There is no line in the middle: the first row may look at the last one as well.</source>
        <translation>中间没有界线：第一行同样可以看最后一行。</translation>
    </message>
    <message>
        <source>So the permission to keep rows doesn&apos;t come from clever storing. It comes from the mask: whoever can&apos;t look down can&apos;t be changed from below.</source>
        <translation>所以，行能够保留，不是因为存得巧妙，而是因为掩码：不能往下看的，就不会被下面的改变。</translation>
    </message>
    <message>
        <source>Strictly, block 1&apos;s keys and values would stay the same even there: they come from the token and its place alone. From block 2 on everything may change, and a row has all blocks.</source>
        <translation>严格说来，即使在那里，第 1 块的键和值也不变：它们只取决于词元和它的位置。从第 2 块起一切都可能变，而一行包含所有的块。</translation>
    </message>
    <message>
        <source>BERT is the model to name. It reads a text once and writes nothing, so it does not miss the cache.</source>
        <translation>可以举 BERT 这个模型为例。它把文本读一遍，什么也不写，所以也不缺缓存。</translation>
    </message>
    <message>
        <source>Good closing question: which words may I change in a prompt without losing the cache? Only those near its end. Lesson 7 builds on that.</source>
        <translation>结尾的好问题：提示词里哪些词可以改而不丢掉缓存？只有靠近末尾的词。第 7 课就建立在这上面。</translation>
    </message>
    <message>
        <source>What a step costs</source>
        <translation>一步的代价</translation>
    </message>
    <message>
        <source>One row&apos;s work</source>
        <translation>一行的工作</translation>
    </message>
    <message>
        <source>The question of this lesson: once all earlier rows are kept, what is left to do?</source>
        <translation>本课的问题：前面的行都留着之后，还剩下什么要做？</translation>
    </message>
    <message>
        <source>One row goes through all {blocks} **blocks** (layers) of the model. In each it is **projected**: made into a query, a key and a value. Key and value are **appended** to the store. The query **attends**: it is held against every key there, and the values that fit are mixed in. Then the **MLP**, two large tables of weights, works on the row alone. At the end come the **logits**, the scores of all possible next tokens.</source>
        <translation>一行要穿过模型的全部 {blocks} 个**块**（层）。在每个块里，它先被**投影**：变成一个查询、一个键和一个值。键和值**追加**到存储里。查询去做**注意力**：和存储里的每个键相比，再把匹配的值混合进来。然后是 **MLP**，两张很大的权重表，只处理这一行本身。最后得到 **logits**，也就是所有可能的下一个词元的分数。</translation>
    </message>
    <message>
        <source>Which part will take the most time here, with about 90 rows in the store?</source>
        <translation>存储里大约有 90 行时，哪一部分最费时间？</translation>
    </message>
    <message>
        <source>Attend: one row against 90</source>
        <translation>注意力：一行对 90 行</translation>
    </message>
    <message>
        <source>It sounds like much. But 90 looks at 512 numbers are about 46,000 in a block; the MLP has half a million.</source>
        <translation>听起来很多。但看 90 次、每次 512 个数，在一个块里大约是 46,000 个数；MLP 有五十万个。</translation>
    </message>
    <message>
        <source>Append: writing to the cache</source>
        <translation>追加：写进缓存</translation>
    </message>
    <message>
        <source>Two short lists of numbers for each block: that is next to nothing.</source>
        <translation>每个块两列很短的数：几乎不算什么。</translation>
    </message>
    <message>
        <source>The MLP</source>
        <translation>MLP</translation>
    </message>
    <message>
        <source>Two thirds of a block&apos;s weights are in it, and each of them has to be read.</source>
        <translation>一个块的权重有三分之二在它里面，每一个都得读一遍。</translation>
    </message>
    <message>
        <source>This step computed {step_rows} row and took {step_time}. The widest piece is the MLP. Attention took {attend_share} of the time.</source>
        <translation>这一步计算了 {step_rows} 行，用了 {step_time}。最宽的一段是 MLP。注意力占了 {attend_share} 的时间。</translation>
    </message>
    <message>
        <source>Go through the bar from left to right and name the parts. Project out is the last part of attention: it brings the heads&apos; results together.</source>
        <translation>从左到右讲一遍这个条，说出各段的名字。“输出投影”是注意力的最后一部分：它把各个头的结果合到一起。</translation>
    </message>
    <message>
        <source>The first step was the prefill, with all rows of the prompt; the card shows the newest step. Lesson 4 is about the difference.</source>
        <translation>第一步是预填充，计算了提示词的所有行；卡片显示的是最新的一步。第 4 课讲两者的区别。</translation>
    </message>
    <message>
        <source>What is saved</source>
        <translation>省下了什么</translation>
    </message>
    <message>
        <source>A long document: {cache_rows} rows are in the cache, and a step with the cache takes about {cached_time}.</source>
        <translation>一份长文档：缓存里有 {cache_rows} 行，有缓存时一步大约用 {cached_time}。</translation>
    </message>
    <message>
        <source>You switch the cache off. The next step has to compute more than 500 rows instead of one.</source>
        <translation>你把缓存关掉。下一步要计算 500 多行，而不是一行。</translation>
    </message>
    <message>
        <source>How many times as long will a step take?</source>
        <translation>一步会用多少倍的时间？</translation>
    </message>
    <message>
        <source>{uncached_time} instead of {cached_time}: {toggle_ratio} times as long.</source>
        <translation>{uncached_time}，而不是 {cached_time}：{toggle_ratio} 倍的时间。</translation>
    </message>
    <message>
        <source>More than 500 times the rows, but on a machine that does nothing else far fewer than 500 times the time. To compute even one row, a step has to read all {weights_read} of weights. When it computes many rows, it reads each weight once and uses it for all of them.</source>
        <translation>行数是 500 多倍，但在一台不做别的事的机器上，时间远没有 500 倍。哪怕只计算一行，一步也要读完全部 {weights_read} 的权重。计算许多行时，每个权重只读一次，供所有的行使用。</translation>
    </message>
    <message>
        <source>The ratio depends on the machine. Collect what different laptops show: they will differ by a factor of two or more, while the row counts agree.</source>
        <translation>这个倍数取决于机器。收集不同笔记本电脑上的结果：它们会相差一倍甚至更多，而行数都一致。</translation>
    </message>
    <message>
        <source>This is the ratio of two steps at this length. For runs that begin with a short prompt, the ratio of the whole runs is about half as large (lesson 9); with a long prompt it is smaller still, as both must read it.</source>
        <translation>这是在这个长度上两个单步之比。对于从短提示词开始的运行，整次运行之比大约只有它的一半（第 9 课）；提示词长时还会更小，因为双方都得读它。</translation>
    </message>
    <message>
        <source>What came back</source>
        <translation>白做了什么</translation>
    </message>
    <message>
        <source>One often hears that the cache only saves attention. That is a bit too modest, and you can measure it.</source>
        <translation>常听人说，缓存只省下注意力。这说得太保守了一点，而且你可以测出来。</translation>
    </message>
    <message>
        <source>The cache is off here: this step computed all {step_rows} rows. With a cache it would have computed one.</source>
        <translation>这里缓存是关着的：这一步计算了全部 {step_rows} 行。有缓存的话，它只要计算一行。</translation>
    </message>
    <message>
        <source>Which work on the old rows does a step without the cache do again?</source>
        <translation>没有缓存的一步，会把旧行上的哪些工作再做一遍？</translation>
    </message>
    <message>
        <source>Only their attention</source>
        <translation>只有它们的注意力</translation>
    </message>
    <message>
        <source>It&apos;s the best known part of the model, but a row is more than its attention.</source>
        <translation>这是模型里最有名的部分，但一行不只有注意力。</translation>
    </message>
    <message>
        <source>Only their keys and values</source>
        <translation>只有它们的键和值</translation>
    </message>
    <message>
        <source>They are all one wants. But the key in block 2 is made from what block 1 gave out, so the whole row has to go through block 1 first.</source>
        <translation>想要的确实只是这些。但第 2 块的键是由第 1 块的输出得来的，所以整行得先穿过第 1 块。</translation>
    </message>
    <message>
        <source>All of it: projections, attention and MLP</source>
        <translation>全部：投影、注意力和 MLP</translation>
    </message>
    <message>
        <source>The next block&apos;s keys need the last block&apos;s result, so each old row goes through everything but the logits.</source>
        <translation>下一块的键需要上一块的结果，所以每个旧行都要走完一切，只差 logits。</translation>
    </message>
    <message>
        <source>Only {attend_share} of this step was attention. Nearly all the rest was projections and MLPs, and all rows but one had been done before. The cache saves that too.</source>
        <translation>这一步里只有 {attend_share} 是注意力。其余几乎全是投影和 MLP，而且除了一行，别的都是以前做过的。缓存把这些也省下了。</translation>
    </message>
    <message>
        <source>This corrects a sentence that many texts have in one form or another. What is true in it: attention is the only part in which the rows meet, so it is the only one that **needs** something of the old rows.</source>
        <translation>这就纠正了许多文章里以各种形式出现的一句话。那句话里对的地方：注意力是各行唯一相遇的部分，所以也是唯一**需要**用到旧行的部分。</translation>
    </message>
    <message>
        <source>Somebody may notice that in the last block the old rows need only key and value. Right: a clever run without a cache could skip the rest there. With 4 blocks that would save about a fifth, with 12 blocks a fourteenth.</source>
        <translation>也许有人注意到，在最后一块里，旧行只需要键和值。没错：没有缓存的运行如果做得聪明，可以跳过那里其余的工作。4 个块时大约能省五分之一，12 个块时省十四分之一。</translation>
    </message>
    <message>
        <source>One row, short text or long</source>
        <translation>不管文本长短，都是一行</translation>
    </message>
    <message>
        <source>A run with the cache: the text has grown from {prompt_rows} tokens to {rows}. So far {rows_rebuilt} rows were computed a second time.</source>
        <translation>一次有缓存的运行：文本从 {prompt_rows} 个词元长到了 {rows} 个。到目前为止，有 {rows_rebuilt} 行被计算了第二次。</translation>
    </message>
    <message>
        <source>Early in the run a step chose the next token after 15 tokens. The step that comes now chooses it after {rows}.</source>
        <translation>运行早期，有一步是在 15 个词元之后选出下一个词元的。现在要来的这一步，是在 {rows} 个词元之后。</translation>
    </message>
    <message>
        <source>What does this step do more of than the early one?</source>
        <translation>和早期的那一步相比，这一步什么做得更多？</translation>
    </message>
    <message>
        <source>It projects more rows: {rows} instead of 15</source>
        <translation>它投影更多的行：{rows} 行，而不是 15 行</translation>
    </message>
    <message>
        <source>So it would without the cache. With it, a step projects one row, always.</source>
        <translation>没有缓存时会这样。有缓存时，一步永远只投影一行。</translation>
    </message>
    <message>
        <source>It reads more rows back</source>
        <translation>它读回更多的行</translation>
    </message>
    <message>
        <source>One row is computed; all the others come from the store. This is the part that grows.</source>
        <translation>只计算一行，其余的都来自存储。增长的正是这一部分。</translation>
    </message>
    <message>
        <source>It reads more weights</source>
        <translation>它读更多的权重</translation>
    </message>
    <message>
        <source>The weights are the model. They don&apos;t grow with the text.</source>
        <translation>权重就是模型本身。它们不随文本增长。</translation>
    </message>
    <message>
        <source>{step_rows} row computed, {step_reused} reused. The run has computed {rows_computed} rows in all. Each token costs one row, however long the text is; and the memory to keep it, which you see rise in the chart.</source>
        <translation>计算 {step_rows} 行，复用 {step_reused} 行。这次运行总共计算了 {rows_computed} 行。不管文本多长，每个词元只花一行；另外还要有内存来存它，你在图表里看到它在上升。</translation>
    </message>
    <message>
        <source>A good place for a table on the board. Columns: cache off, cache on. Lines: rows computed, weights read, rows read back, memory kept.</source>
        <translation>这里适合在黑板上画一张表。列：缓存关、缓存开。行：计算的行数、读的权重、读回的行数、占住的内存。</translation>
    </message>
    <message>
        <source>&quot;A step costs one row&quot; is right for what is computed. What is read still grows with the text: the next step shows how much that is.</source>
        <translation>“一步只花一行”，就计算而言是对的。但读的量仍随文本增长：下一步就来看看增长多少。</translation>
    </message>
    <message>
        <source>What no cache can save</source>
        <translation>任何缓存都省不掉的</translation>
    </message>
    <message>
        <source>The new row has to be held against the key of every earlier row. That can&apos;t be kept from before, because the query is new.</source>
        <translation>新的一行要和前面每一行的键相比。这件事没法提前存好，因为查询是新的。</translation>
    </message>
    <message>
        <source>At {cache_rows} rows this step took {step_time}, and {attend_share} of that was attention. Now the text grows until it has 1,000 tokens: about 19 times as many rows.</source>
        <translation>在 {cache_rows} 行时，这一步用了 {step_time}，其中 {attend_share} 是注意力。现在文本一直长到 1,000 个词元：行数大约是 19 倍。</translation>
    </message>
    <message>
        <source>How will the share of attention in a step have changed?</source>
        <translation>注意力在一步里所占的份额会怎么变？</translation>
    </message>
    <message>
        <source>It has become several times larger</source>
        <translation>变成了好几倍</translation>
    </message>
    <message>
        <source>Looks grow with the number of rows. The other parts stay as they were.</source>
        <translation>要看的次数随行数增长。其他部分保持不变。</translation>
    </message>
    <message>
        <source>Not at all: a step computes one row, short text or long</source>
        <translation>完全不变：不管文本长短，一步只计算一行</translation>
    </message>
    <message>
        <source>It does compute only one. But that row looks at all the others.</source>
        <translation>它确实只计算一行。但这一行要看其他所有的行。</translation>
    </message>
    <message>
        <source>It fills the whole step</source>
        <translation>它占满整个一步</translation>
    </message>
    <message>
        <source>It would, in the end. At this length the weights are still the larger part to read.</source>
        <translation>最终会的。在这个长度上，要读的权重仍然是大头。</translation>
    </message>
    <message>
        <source>At {cache_rows} rows it is {attend_share}. This step read {weights_read} of weights and nearly all of the cache, {cache_size}.</source>
        <translation>在 {cache_rows} 行时是 {attend_share}。这一步读了 {weights_read} 的权重，还有几乎整个缓存，{cache_size}。</translation>
    </message>
    <message>
        <source>So a step is one row&apos;s work **plus** a look at n rows. What is gone is the computing of those n rows.</source>
        <translation>所以一步就是一行的工作，**加上**对 n 行看一遍。省掉的是这 n 行的计算。</translation>
    </message>
    <message>
        <source>Press &quot;Attention only&quot; in the chart of the time per token: this part alone grows in a straight line.</source>
        <translation>在“每个词元的时间”图表里按“只看注意力”：单是这一部分，就沿一条直线增长。</translation>
    </message>
    <message>
        <source>In the words of computer science: with the cache a step costs a constant part plus a part of order n; without it n times the constant part plus a part of order n squared.</source>
        <translation>用计算机科学的话说：有缓存时，一步的代价是一个常数项加上一个 n 阶的项；没有缓存时，是 n 乘以那个常数项，再加上一个 n 平方阶的项。</translation>
    </message>
    <message>
        <source>Prefill and decode</source>
        <translation>预填充和解码</translation>
    </message>
    <message>
        <source>The first token</source>
        <translation>第一个词元</translation>
    </message>
    <message>
        <source>The question of this lesson: why does the first token of an answer take so much longer than all that follow?</source>
        <translation>本课的问题：为什么回答的第一个词元要等得比后面的都久得多？</translation>
    </message>
    <message>
        <source>This prompt is a long document with a question at its end: more than 500 tokens. The cache is on, but nothing is in it yet. So the first step has to compute every row of the prompt. That step is called **prefill**. Each step after it computes one row and is called **decode**.</source>
        <translation>这段提示词是一份长文档，末尾有一个问题：500 多个词元。缓存开着，但里面还什么都没有。所以第一步要计算提示词的每一行。这一步叫做**预填充**。之后的每一步只计算一行，叫做**解码**。</translation>
    </message>
    <message>
        <source>How many times as long as a decode step will the prefill take?</source>
        <translation>预填充的时间会是一个解码步的多少倍？</translation>
    </message>
    <message>
        <source>The prefill of {prompt_rows} rows took {prefill_time}, a decode step takes {decode_time}. That is {prefill_ratio} times as long.</source>
        <translation>{prompt_rows} 行的预填充用了 {prefill_time}，一个解码步用 {decode_time}。前者是后者的 {prefill_ratio} 倍。</translation>
    </message>
    <message>
        <source>This is why an assistant seems to think for a moment and then writes fluently.</source>
        <translation>所以助手看起来会先想一会儿，然后写得很流畅。</translation>
    </message>
    <message>
        <source>In the chart the prefill is the triangle at the left, often &quot;beyond the scale&quot;. Point at it: one long step, then the flat line of decode.</source>
        <translation>在图表里，预填充是左边的三角，往往“超出刻度”。指给大家看：先是一个长步，然后是解码的平线。</translation>
    </message>
    <message>
        <source>The time to the first token and the time per token are two figures. Ask which of them the class notices more when they use an assistant.</source>
        <translation>到第一个词元的时间和每个词元的时间，是两个不同的指标。问问全班，用助手时他们更在意哪一个。</translation>
    </message>
    <message>
        <source>All at once, or one by one</source>
        <translation>一次全部，还是一个一个</translation>
    </message>
    <message>
        <source>The prefill computed {prompt_rows} rows in one pass. One could also feed the prompt in one token at a time: {prompt_rows} decode steps.</source>
        <translation>预填充一趟就计算了 {prompt_rows} 行。也可以把提示词一个词元一个词元地喂进去：{prompt_rows} 个解码步。</translation>
    </message>
    <message>
        <source>What would be faster?</source>
        <translation>哪样更快？</translation>
    </message>
    <message>
        <source>The prefill: all rows in one pass</source>
        <translation>预填充：一趟算完所有行</translation>
    </message>
    <message>
        <source>It reads each weight once and uses it for {prompt_rows} rows.</source>
        <translation>每个权重它只读一次，供 {prompt_rows} 行使用。</translation>
    </message>
    <message>
        <source>{prompt_rows} decode steps: each of them is so short</source>
        <translation>{prompt_rows} 个解码步：每一步都那么短</translation>
    </message>
    <message>
        <source>Short, but each reads all {weights_read} of weights again, for one row.</source>
        <translation>短是短，但每一步都要为一行把 {weights_read} 的权重全部再读一遍。</translation>
    </message>
    <message>
        <source>Neither: it is the same number of rows</source>
        <translation>一样快：行数相同</translation>
    </message>
    <message>
        <source>It is. But the work is not only arithmetic: numbers have to be brought from memory, too.</source>
        <translation>行数是相同。但工作不只是运算：数还得从内存里搬过来。</translation>
    </message>
    <message>
        <source>Do the sum: {prompt_rows} times {decode_time} against {prefill_time}. The rows of a prompt can be computed **in parallel**, as all its tokens are known. A decode step has to wait for the token before it.</source>
        <translation>算一算：{prompt_rows} 乘以 {decode_time}，对 {prefill_time}。提示词的各行可以**并行**计算，因为它的词元全都已知。解码步却得等前一个词元。</translation>
    </message>
    <message>
        <source>Compare it to a library: one walk to the shelves for 500 readers, or 500 walks.</source>
        <translation>拿图书馆打个比方：为 500 位读者去书架走一趟，还是走 500 趟。</translation>
    </message>
    <message>
        <source>The lead of the prefill is larger for a larger model, whose weights don&apos;t fit into the processor&apos;s own small caches as this one&apos;s do. On a GPU it is larger still.</source>
        <translation>模型越大，预填充的优势越大，因为大模型的权重不像这个模型的那样，装得进处理器自己的小缓存。在 GPU 上优势还要大。</translation>
    </message>
    <message>
        <source>What a step waits for</source>
        <translation>一步在等什么</translation>
    </message>
    <message>
        <source>A step brings numbers from memory and calculates with them. Whichever takes longer decides how long the step takes. One says it is **bound** by memory, or by arithmetic.</source>
        <translation>一步要从内存里取数，再拿它们计算。两件事里慢的那件决定这一步要多久。这叫做**受限**：受内存限制，或者受计算限制。</translation>
    </message>
    <message>
        <source>This machine reads {bandwidth} from memory and calculates {arithmetic}. A GFLOP is a billion operations.</source>
        <translation>这台机器从内存读数的速度是 {bandwidth}，计算的速度是 {arithmetic}。一个 GFLOP 是十亿次运算。</translation>
    </message>
    <message>
        <source>The prefill has just been made. What was it bound by?</source>
        <translation>预填充刚刚做完。它受什么限制？</translation>
    </message>
    <message>
        <source>By memory: it computed so many rows</source>
        <translation>受内存限制：它计算了那么多行</translation>
    </message>
    <message>
        <source>Many rows need little more memory than one: the weights are read once for all of them.</source>
        <translation>许多行所需的内存并不比一行多多少：权重只为它们读一次。</translation>
    </message>
    <message>
        <source>By arithmetic</source>
        <translation>受计算限制</translation>
    </message>
    <message>
        <source>For every weight that it reads it has {prompt_rows} multiplications to do.</source>
        <translation>每读一个权重，它就要做 {prompt_rows} 次乘法。</translation>
    </message>
    <message>
        <source>By neither</source>
        <translation>都不受限制</translation>
    </message>
    <message>
        <source>Some steps are too small to be bound by either. This one was not.</source>
        <translation>有些步太小，两样都限制不了它。但这一步不是。</translation>
    </message>
    <message>
        <source>A decode step is the other way round: for each weight one single multiplication, so the calculating waits for the reading. The last lines of the card say how near to each limit this step came.</source>
        <translation>解码步正好相反：每个权重只做一次乘法，所以计算在等读取。卡片的最后几行说明这一步离两个极限各有多近。</translation>
    </message>
    <message>
        <source>Press Restart, then Step: the card of the prefill comes back. It says &quot;Bound by arithmetic&quot;.</source>
        <translation>按“重新开始”，再按“单步”：预填充的卡片又回来了。上面写着“受计算限制”。</translation>
    </message>
    <message>
        <source>The small model&apos;s weights partly stay in the processor&apos;s caches, so it may read faster than memory allows: the card then shows about 100 percent or says that it is far from both. With GPT-2&apos;s size it is memory, clearly.</source>
        <translation>小模型的权重有一部分留在处理器的缓存里，所以它读得可能比内存允许的还快：这时卡片会显示大约 100%，或者说它离两个极限都很远。换成 GPT-2 的大小，就明明白白是内存了。</translation>
    </message>
    <message>
        <source>This is also why a server decodes many conversations in one pass: each weight it reads then works for all of them.</source>
        <translation>服务器也正是因此把许多对话放在一趟里解码：这样它读的每个权重就为所有对话服务。</translation>
    </message>
    <message>
        <source>A longer prompt</source>
        <translation>更长的提示词</translation>
    </message>
    <message>
        <source>A short prompt: {prompt_rows} tokens. Its prefill took {prefill_time}.</source>
        <translation>一段短提示词：{prompt_rows} 个词元。它的预填充用了 {prefill_time}。</translation>
    </message>
    <message>
        <source>The long document from before has a little more than six times as many tokens.</source>
        <translation>前面那份长文档的词元数，是它的六倍多一点。</translation>
    </message>
    <message>
        <source>How long will its prefill take?</source>
        <translation>那份文档的预填充要多久？</translation>
    </message>
    <message>
        <source>About the same, since it&apos;s still one pass</source>
        <translation>差不多一样，因为仍然只是一趟</translation>
    </message>
    <message>
        <source>One pass, but with six times the rows: each of them has to go through the model.</source>
        <translation>是一趟，但行数是六倍：每一行都得穿过模型。</translation>
    </message>
    <message>
        <source>About 36 times as long</source>
        <translation>大约 36 倍</translation>
    </message>
    <message>
        <source>So it would be if attention were all the work. At this length most of the work is done for each row by itself.</source>
        <translation>如果注意力就是全部工作，会是这样。在这个长度上，大部分工作是对每一行单独做的。</translation>
    </message>
    <message>
        <source>About six times as long, or somewhat more</source>
        <translation>大约六倍，或再多一些</translation>
    </message>
    <message>
        <source>Six times the rows make six times the work. Attention adds to that: in a longer text each row has more rows to look at.</source>
        <translation>行数六倍，工作就是六倍。注意力还要再加一点：文本更长时，每一行要看的行也更多。</translation>
    </message>
    <message>
        <source>{prefill_time} for {prompt_rows} rows. A decode step takes {decode_time} here: it has hardly changed beside that.</source>
        <translation>{prompt_rows} 行用了 {prefill_time}。一个解码步在这里用 {decode_time}：相比之下几乎没有变。</translation>
    </message>
    <message>
        <source>So a long prompt makes you wait for the first token, and much less for the others.</source>
        <translation>所以长提示词让你久等的是第一个词元，其他词元则慢得少多了。</translation>
    </message>
    <message>
        <source>At very long prompts the square takes over, as attention grows with it. Lesson 9 comes back to this.</source>
        <translation>提示词非常长时，平方项会占上风，因为注意力按平方增长。第 9 课会回到这一点。</translation>
    </message>
    <message>
        <source>Times of such short steps jump about; run it twice and take the better one.</source>
        <translation>这么短的步，时间会跳动；跑两次，取较好的一次。</translation>
    </message>
    <message>
        <source>Does the cache help the first token?</source>
        <translation>缓存对第一个词元有帮助吗？</translation>
    </message>
    <message>
        <source>Two lanes with the same long prompt. Lane A has the KV cache, lane B hasn&apos;t. Each makes 8 tokens.</source>
        <translation>两条跑道，同一段长提示词。跑道 A 有 KV 缓存，跑道 B 没有。各写 8 个词元。</translation>
    </message>
    <message>
        <source>Which lane will have its first token sooner?</source>
        <translation>哪条跑道先写出第一个词元？</translation>
    </message>
    <message>
        <source>Lane A, it has a cache</source>
        <translation>跑道 A，它有缓存</translation>
    </message>
    <message>
        <source>Its cache is empty. It has to compute all rows, like the other lane, before it has something to keep.</source>
        <translation>它的缓存是空的。它和另一条跑道一样，得先计算所有的行，才有东西可存。</translation>
    </message>
    <message>
        <source>Lane B, it has nothing to store</source>
        <translation>跑道 B，它什么也不用存</translation>
    </message>
    <message>
        <source>Storing costs something, but hardly anything beside the computing.</source>
        <translation>存储要花一点代价，但和计算相比几乎不算什么。</translation>
    </message>
    <message>
        <source>Both take about as long</source>
        <translation>两条差不多同时</translation>
    </message>
    <message>
        <source>The first step is the same in both: a pass over the whole prompt. They part at the second.</source>
        <translation>第一步在两边是一样的：把整段提示词过一趟。到第二步才分开。</translation>
    </message>
    <message>
        <source>At the first token the points lie at the same height, as far as such times agree. From the second on, lane A pays for one row and lane B for the whole prompt again. In all: {race_time_a} against {race_time_b}.</source>
        <translation>在第一个词元处，两个点一样高，只差在这种时间总有的误差。从第二个起，跑道 A 只花一行的代价，跑道 B 又要花整段提示词的代价。合计：{race_time_a} 对 {race_time_b}。</translation>
    </message>
    <message>
        <source>A cache helps the first token only if it&apos;s there **before** the question. That is lesson 7.</source>
        <translation>缓存要帮上第一个词元的忙，只能是它在问题**之前**就已经在那里。这是第 7 课的内容。</translation>
    </message>
    <message>
        <source>A favourite exam question. The cache makes decode cheap; it doesn&apos;t make prefill cheaper.</source>
        <translation>考试最爱出的题。缓存让解码变便宜，但不会让预填充变便宜。</translation>
    </message>
    <message>
        <source>What does make the first token come sooner: a shorter prompt, a faster processor, or rows kept from an earlier request.</source>
        <translation>真正能让第一个词元早点来的是：更短的提示词、更快的处理器，或者从以前的请求留下来的行。</translation>
    </message>
    <message>
        <source>The price is memory</source>
        <translation>代价是内存</translation>
    </message>
    <message>
        <source>A straight line</source>
        <translation>一条直线</translation>
    </message>
    <message>
        <source>The question of this lesson: what does it cost to keep all rows, and when does that start to hurt?</source>
        <translation>本课的问题：把所有行都留下来要花多少，从什么时候起会吃不消？</translation>
    </message>
    <message>
        <source>For each row, every block (layer) keeps a key and a value. The model has a width of {width}: that many numbers in a key, and in a value. So a row has 2 × {blocks} blocks × {width} = {row_numbers} numbers. With 4 bytes each they take {row_bytes}.</source>
        <translation>对每一行，每个块（层）存一个键和一个值。模型的宽度是 {width}：一个键有这么多个数，一个值也是。所以一行有 2 × {blocks} 块 × {width} = {row_numbers} 个数。每个数 4 字节，一共占 {row_bytes}。</translation>
    </message>
    <message>
        <source>After 37 steps the cache holds {cache_rows} rows and takes {cache_size}. The run goes on until it holds 100.</source>
        <translation>37 步之后，缓存里有 {cache_rows} 行，占 {cache_size}。运行继续，直到有 100 行。</translation>
    </message>
    <message>
        <source>How much will it take then?</source>
        <translation>那时它会占多少？</translation>
    </message>
    <message>
        <source>Twice as much</source>
        <translation>两倍</translation>
    </message>
    <message>
        <source>Every row costs the same, the first as well as the thousandth.</source>
        <translation>每一行的代价都一样，第一行和第一千行没有区别。</translation>
    </message>
    <message>
        <source>As much as now: it is made for the whole text</source>
        <translation>和现在一样：它是按整段文本准备的</translation>
    </message>
    <message>
        <source>Some programs do set the memory aside from the start. Here it&apos;s taken when rows come.</source>
        <translation>有些程序确实一开始就把内存留好。这里是行来了才占。</translation>
    </message>
    <message>
        <source>Four times as much</source>
        <translation>四倍</translation>
    </message>
    <message>
        <source>That is how the **work** grows without a cache. Memory doesn&apos;t: no row is kept twice.</source>
        <translation>没有缓存时，**工作量**是这样增长的。内存不是：没有哪一行会存两份。</translation>
    </message>
    <message>
        <source>{cache_rows} rows, {cache_size}. A whole context of {context} rows would take {full_cache}. And the rows stay until the conversation ends.</source>
        <translation>{cache_rows} 行，{cache_size}。一整个 {context} 行的上下文会占 {full_cache}。而且这些行要一直留到对话结束。</translation>
    </message>
    <message>
        <source>The step in the dashed line is memory that was set aside in advance, 64 rows at a time.</source>
        <translation>虚线上的台阶，是提前留出的内存，一次 64 行。</translation>
    </message>
    <message>
        <source>Ask: and when the cache is off? Then the rows exist during a step only. The chart shows it as spikes.</source>
        <translation>问：缓存关着的时候呢？那时行只在一步之内存在。图表里显示为尖峰。</translation>
    </message>
    <message>
        <source>GPT-2 small</source>
        <translation>GPT-2 small</translation>
    </message>
    <message>
        <source>The formula stands below the chart&apos;s title: 2 × blocks × width. For this model that makes {row_numbers} numbers a row.</source>
        <translation>公式写在图表标题的下面：2 × 块数 × 宽度。对这个模型，每行是 {row_numbers} 个数。</translation>
    </message>
    <message>
        <source>GPT-2 small has 12 blocks and a width of 768: that many numbers in a key, and in a value.</source>
        <translation>GPT-2 small 有 12 个块，宽度是 768：一个键有这么多个数，一个值也是。</translation>
    </message>
    <message>
        <source>How many numbers does it keep for one token?</source>
        <translation>它为一个词元要存多少个数？</translation>
    </message>
    <message>
        <source>{plan_numbers} numbers. (The frame writes the width as 12 heads of 64.) In 16 bits a token takes {plan_token}, the whole window of 1,024 tokens {plan_conversation}.</source>
        <translation>{plan_numbers} 个数。（框里把宽度写成 12 个头、每头 64。）用 16 位存，一个词元占 {plan_token}，整个 1,024 词元的窗口占 {plan_conversation}。</translation>
    </message>
    <message>
        <source>Many texts write KB and MB here. It is KiB, of 1,024 bytes, that gives the round number: 36,864 bytes are 36 KiB. Nobody ever worried about 36 MiB.</source>
        <translation>许多文章在这里写 KB 和 MB。给出整数的其实是 1,024 字节的 KiB：36,864 字节正好是 36 KiB。36 MiB 从来没让谁发过愁。</translation>
    </message>
    <message>
        <source>Let the class multiply: 2 for key and value, 12, 768.</source>
        <translation>让全班来乘：键和值是 2，再乘 12，再乘 768。</translation>
    </message>
    <message>
        <source>36 MiB are 37.7 million bytes. The difference between MB and MiB is 5 percent here and 7 percent at GB: small, but a device either holds it or doesn&apos;t.</source>
        <translation>36 MiB 是 3,770 万字节。MB 和 MiB 在这里相差 5%，到 GB 时相差 7%：不多，但一个设备要么装得下，要么装不下。</translation>
    </message>
    <message>
        <source>A larger model</source>
        <translation>更大的模型</translation>
    </message>
    <message>
        <source>GPT-2 small again: {plan_token} a token. GPT-3 is built in much the same way, but it has 96 blocks instead of 12 and a width of 12,288 instead of 768: eight times as deep, 16 times as wide.</source>
        <translation>还是 GPT-2 small：每个词元 {plan_token}。GPT-3 的构造差不多，但它有 96 个块而不是 12 个，宽度是 12,288 而不是 768：深度是八倍，宽度是 16 倍。</translation>
    </message>
    <message>
        <source>How many times as much does it keep for one token?</source>
        <translation>它为一个词元存的数是多少倍？</translation>
    </message>
    <message>
        <source>24 times</source>
        <translation>24 倍</translation>
    </message>
    <message>
        <source>Depth and width don&apos;t add up. Each of the eight times as many blocks keeps rows that are 16 times as wide.</source>
        <translation>深度和宽度不是相加。块的数目是八倍，而每个块存的行宽度都是 16 倍。</translation>
    </message>
    <message>
        <source>16 times</source>
        <translation>16 倍</translation>
    </message>
    <message>
        <source>That is the width alone. The depth counts as well: each block keeps a key and a value of its own.</source>
        <translation>这只是宽度。深度也要算：每个块都存自己的键和值。</translation>
    </message>
    <message>
        <source>128 times</source>
        <translation>128 倍</translation>
    </message>
    <message>
        <source>8 times 16: the cache grows with depth and with width.</source>
        <translation>8 乘以 16：缓存随深度增长，也随宽度增长。</translation>
    </message>
    <message>
        <source>{plan_token} a token: from KiB to MiB. GPT-3 was built for 2,048 tokens. If it served 100,000, as many models do today, **one** conversation would take {plan_conversation}. Its weights take {plan_weights}.</source>
        <translation>每个词元 {plan_token}：从 KiB 到了 MiB。GPT-3 是为 2,048 个词元设计的。如果像今天许多模型那样支持 100,000 个，**一个**对话就要占 {plan_conversation}。它的权重占 {plan_weights}。</translation>
    </message>
    <message>
        <source>Newer models keep less than 2 × blocks × width, because parts of them share keys and values: lesson 6.</source>
        <translation>较新的模型存的比 2 × 块数 × 宽度少，因为它们的一些部分共享键和值：见第 6 课。</translation>
    </message>
    <message>
        <source>The same by arithmetic: 18,432 times 128 is 2,359,296 numbers; in 16 bits 4.5 MiB.</source>
        <translation>用算术验一遍：18,432 乘以 128 是 2,359,296 个数；用 16 位存是 4.5 MiB。</translation>
    </message>
    <message>
        <source>&quot;2 × blocks × width&quot; is the formula for models without shared heads. In general it is 2 × blocks × KV heads × head size, as the box in the frame writes it. Llama 3.1 405B would need 126 blocks × 16,384 by the first, and takes a sixteenth of that.</source>
        <translation>“2 × 块数 × 宽度”是不共享头的模型的公式。一般情况是 2 × 块数 × KV 头数 × 头的大小，框里的方格就是这样写的。按前一个公式，Llama 3.1 405B 会需要 126 块 × 16,384；实际只占它的十六分之一。</translation>
    </message>
    <message>
        <source>How many fit</source>
        <translation>能放下多少</translation>
    </message>
    <message>
        <source>Llama 3.1 8B on one graphics card with 80 GB. The weights take {plan_weights}; what is left over is for caches. With 8,192 tokens each, {plan_fit} conversations fit at the same time.</source>
        <translation>一张 80 GB 的显卡上放 Llama 3.1 8B。权重占 {plan_weights}；剩下的留给缓存。每个对话 8,192 个词元时，能同时放下 {plan_fit} 个对话。</translation>
    </message>
    <message>
        <source>The model can do more: it takes up to 131,072 tokens, 16 times as many.</source>
        <translation>这个模型能做的不止这些：它最多能接受 131,072 个词元，是 16 倍。</translation>
    </message>
    <message>
        <source>If every conversation uses all of them: how many fit then?</source>
        <translation>如果每个对话都用满：还能放下多少个？</translation>
    </message>
    <message>
        <source>{plan_fit}, at {plan_conversation} each.</source>
        <translation>{plan_fit} 个，每个占 {plan_conversation}。</translation>
    </message>
    <message>
        <source>It isn&apos;t the arithmetic that sets this limit but the room for the caches. A long context is a problem of memory before it&apos;s one of arithmetic.</source>
        <translation>定下这个上限的不是运算，而是放缓存的地方。长上下文先是内存问题，然后才是运算问题。</translation>
    </message>
    <message>
        <source>Ask what one would do: shorter contexts, fewer bits, a second card, or not every conversation at full length. The last one is paging, lesson 6.</source>
        <translation>问问大家会怎么办：缩短上下文、减少位数、加一张卡，或者不让每个对话都用满长度。最后一种就是分页，见第 6 课。</translation>
    </message>
    <message>
        <source>True for decode. Reading in a prompt of 131,072 tokens does cost patience as well: there attention&apos;s square makes itself felt.</source>
        <translation>对解码来说确实如此。读入 131,072 个词元的提示词，耐心也要花不少：那里能感觉到注意力的平方。</translation>
    </message>
    <message>
        <source>Makers write 80 GB and mean 80 GiB here.</source>
        <translation>厂商在这里写的是 80 GB，指的却是 80 GiB。</translation>
    </message>
    <message>
        <source>The calculation leaves out what a program needs besides weights and caches.</source>
        <translation>这个计算没有算上程序在权重和缓存之外还需要的东西。</translation>
    </message>
    <message>
        <source>Larger than the model</source>
        <translation>比模型还大</translation>
    </message>
    <message>
        <source>Llama 2 7B: its weights take {plan_weights}. One conversation of 4,096 tokens takes {plan_conversation}.</source>
        <translation>Llama 2 7B：它的权重占 {plan_weights}。一个 4,096 词元的对话占 {plan_conversation}。</translation>
    </message>
    <message>
        <source>Can the caches take more memory than the model itself?</source>
        <translation>缓存占的内存会比模型本身还多吗？</translation>
    </message>
    <message>
        <source>No, a cache is something small on the side</source>
        <translation>不会，缓存只是旁边的一点小东西</translation>
    </message>
    <message>
        <source>In most programs it is. But weights are there once, and rows come with every token of every conversation.</source>
        <translation>在大多数程序里是这样。但权重只有一份，而每个对话的每个词元都会带来新的行。</translation>
    </message>
    <message>
        <source>Only with a context of millions of tokens</source>
        <translation>只有上下文长达几百万词元时才会</translation>
    </message>
    <message>
        <source>Far fewer will do: for a single conversation {plan_outgrows}.</source>
        <translation>远用不了那么多：单个对话只要 {plan_outgrows} 个。</translation>
    </message>
    <message>
        <source>Yes, with long contexts or a few conversations</source>
        <translation>会，上下文长或对话有好几个时就会</translation>
    </message>
    <message>
        <source>Both multiply: tokens times conversations. The weights stay as they are.</source>
        <translation>两者是相乘的：词元数乘以对话数。权重则保持不变。</translation>
    </message>
    <message>
        <source>16 conversations: {plan_total} of caches beside {plan_weights} of weights. At {plan_outgrows} tokens each the caches are as large as the model.</source>
        <translation>16 个对话：缓存 {plan_total}，旁边的权重 {plan_weights}。每个对话到 {plan_outgrows} 个词元时，缓存就和模型一样大。</translation>
    </message>
    <message>
        <source>The size grows with tokens, conversations and blocks, with the number of heads and their size, and with the bytes of a number. Each of these is a place to save.</source>
        <translation>大小随词元数、对话数、块数增长，随头的数目和大小增长，也随一个数的字节数增长。每一项都是可以节省的地方。</translation>
    </message>
    <message>
        <source>Write the factors on the board and let the class guess a technique for each, before lesson 6.</source>
        <translation>上第 6 课之前，把这些因子写在黑板上，让全班为每一个猜一种办法。</translation>
    </message>
    <message>
        <source>Texts speak of the batch size: that is the number of conversations that are computed together.</source>
        <translation>文章里会讲批次大小：那就是放在一起计算的对话数。</translation>
    </message>
    <message>
        <source>Smaller caches</source>
        <translation>更小的缓存</translation>
    </message>
    <message>
        <source>Where to save</source>
        <translation>从哪里省</translation>
    </message>
    <message>
        <source>The question of this lesson: how can a cache be made smaller, and what is given up for it?</source>
        <translation>本课的问题：怎样把缓存变小，又要为此放弃什么？</translation>
    </message>
    <message>
        <source>The formula is a product: 2 × blocks × KV heads × head size × bytes × tokens. Each factor can be made smaller.</source>
        <translation>公式是一个乘积：2 × 块数 × KV 头数 × 头的大小 × 字节数 × 词元数。每个因子都可以变小。</translation>
    </message>
    <message>
        <source>A **head** is one of the parts that look back side by side, each with a query of its own. Llama 3.1 70B has 64 heads, but only 8 **KV heads**: eight heads share one key and one value. This is **grouped-query attention**.</source>
        <translation>**头**是并排回头看的部分之一，每个头有自己的查询。Llama 3.1 70B 有 64 个头，但只有 8 个 **KV 头**：八个头共享一个键和一个值。这叫做**分组查询注意力**。</translation>
    </message>
    <message>
        <source>What would its cache take if every head had its own key and value?</source>
        <translation>如果每个头都有自己的键和值，它的缓存会占多少？</translation>
    </message>
    <message>
        <source>The same: there are 64 queries anyway</source>
        <translation>一样多：反正都有 64 个查询</translation>
    </message>
    <message>
        <source>There are. But a query is used in its own step only. Nobody keeps it.</source>
        <translation>是有 64 个。但查询只在自己那一步用到，谁也不会存它。</translation>
    </message>
    <message>
        <source>Eight times as much</source>
        <translation>八倍</translation>
    </message>
    <message>
        <source>64 keys and values instead of 8. The rest of the formula stays.</source>
        <translation>键和值是 64 份而不是 8 份。公式的其余部分不变。</translation>
    </message>
    <message>
        <source>64 times as much</source>
        <translation>64 倍</translation>
    </message>
    <message>
        <source>That would be against a single shared head, which is called multi-query attention.</source>
        <translation>那是和唯一一个共享的头相比，那种做法叫做多查询注意力。</translation>
    </message>
    <message>
        <source>Here a conversation of the full length takes {plan_conversation}. Set the KV heads to 64 in the form and see it grow eight times. Sharing heads was thought out for the sake of this number.</source>
        <translation>这里一个用满长度的对话占 {plan_conversation}。在表单里把 KV 头设为 64，看它涨到八倍。共享头的想法，就是冲着这个数来的。</translation>
    </message>
    <message>
        <source>After trying it, choose the model again in the form: its own KV heads come back.</source>
        <translation>试完之后，在表单里重新选这个模型：它自己的 KV 头数就回来了。</translation>
    </message>
    <message>
        <source>Why queries are not cached: row 50&apos;s query asks on behalf of row 50, once. Nobody asks it again. Keys and values are what others come for.</source>
        <translation>为什么不缓存查询：第 50 行的查询替第 50 行问一次，就这一次，以后谁也不会再问。别的行来取的是键和值。</translation>
    </message>
    <message>
        <source>One head for all</source>
        <translation>所有头共用一个</translation>
    </message>
    <message>
        <source>Now to the answers. The bundled model answers questions about documents it has never seen. The app has 60 such questions; with the exact cache nearly all come out right.</source>
        <translation>现在看回答。内置模型会回答关于它从没见过的文档的问题。应用里有 60 个这样的问题；用精确缓存时，几乎全都答对。</translation>
    </message>
    <message>
        <source>It has a twin in which all 4 heads share one key and one value. The twin was trained on after the change. Its cache is a quarter of the size.</source>
        <translation>它有一个孪生模型，里面的 4 个头全都共享一个键和一个值。改动之后，孪生模型又继续训练过。它的缓存只有四分之一大。</translation>
    </message>
    <message>
        <source>How many of the 60 questions will the twin get right?</source>
        <translation>60 个问题里，孪生模型会答对多少个？</translation>
    </message>
    <message>
        <source>About a quarter</source>
        <translation>大约四分之一</translation>
    </message>
    <message>
        <source>It keeps a quarter of the numbers, but it was trained to make do with them.</source>
        <translation>它存的数只有四分之一，但它受过训练，能凑合着用。</translation>
    </message>
    <message>
        <source>About half</source>
        <translation>大约一半</translation>
    </message>
    <message>
        <source>Fewer numbers need not mean fewer right answers, if a model has learned to live with them.</source>
        <translation>数少了，答对的不一定就少，只要模型学会了这样过日子。</translation>
    </message>
    <message>
        <source>Nearly all</source>
        <translation>几乎全部</translation>
    </message>
    <message>
        <source>In training it learned to tell the same with one key and one value.</source>
        <translation>训练时，它学会了只用一个键和一个值来说清同样的事。</translation>
    </message>
    <message>
        <source>{right} of {questions} right, with {squeeze_share} of the memory. With the exact cache it is {exact_right}. The price was paid before: in training. So whoever trains a model decides whether its heads share.</source>
        <translation>{questions} 个里答对 {right} 个，内存是 {squeeze_share}。用精确缓存时是 {exact_right} 个。代价已经提前付过了：在训练时。所以头要不要共享，由训练模型的人决定。</translation>
    </message>
    <message>
        <source>In large models one head for all costs some quality, even with training. That is why most share in groups.</source>
        <translation>在大模型里，所有头共用一个会损失一些质量，即使训练过也一样。所以大多数模型是分组共享。</translation>
    </message>
    <message>
        <source>The twin began as the bundled model with its heads averaged, and was then trained further. Published models were converted in this way, too.</source>
        <translation>孪生模型起初就是把内置模型的各个头取平均，然后继续训练。已发布的模型也有这样转换来的。</translation>
    </message>
    <message>
        <source>In the chart: to the right is more memory, upwards more right answers. The good corner is at the upper left.</source>
        <translation>看图表：越往右，内存越多；越往上，答对的越多。好的角落在左上方。</translation>
    </message>
    <message>
        <source>Without the training</source>
        <translation>不训练呢</translation>
    </message>
    <message>
        <source>What if one takes the finished model and simply averages the keys and values of its 4 heads? Nothing is trained afterwards. The cache is as small as the twin&apos;s.</source>
        <translation>如果拿现成的模型，直接把它 4 个头的键和值取平均，会怎样？之后什么也不训练。缓存和孪生模型的一样小。</translation>
    </message>
    <message>
        <source>How many of the 60 will it get right now?</source>
        <translation>这回 60 个问题会答对多少个？</translation>
    </message>
    <message>
        <source>Next to none</source>
        <translation>几乎一个也没有</translation>
    </message>
    <message>
        <source>Every head was trained for its own keys. With their average it looks in the wrong places.</source>
        <translation>每个头训练时用的是自己的键。换成它们的平均，它就看错了地方。</translation>
    </message>
    <message>
        <source>Nearly all, like the twin</source>
        <translation>几乎全部，和孪生模型一样</translation>
    </message>
    <message>
        <source>The twin&apos;s numbers have learned to serve all heads. These have not.</source>
        <translation>孪生模型的数学会了为所有的头服务。这些数没有学过。</translation>
    </message>
    <message>
        <source>An average sounds like a middle way. But four heads that look for different things find nothing with a mixed key.</source>
        <translation>取平均听起来像折中。但四个头找的是不同的东西，拿一个混起来的键什么也找不到。</translation>
    </message>
    <message>
        <source>{right} of {questions}. The page shows an answer of this model beside the exact one: it has lost track of the document.</source>
        <translation>{questions} 个里答对 {right} 个。这一页把这个模型的一个回答放在精确的回答旁边：它已经弄不清文档在说什么了。</translation>
    </message>
    <message>
        <source>So the **size** of a cache alone says little about what it is worth.</source>
        <translation>所以单看缓存的**大小**，说明不了它有多大用处。</translation>
    </message>
    <message>
        <source>Let somebody read a few of the wrong answers aloud, with the arrows in the question&apos;s card.</source>
        <translation>让人用问题卡片上的箭头翻看，念几个错误的回答给大家听。</translation>
    </message>
    <message>
        <source>Fewer bits</source>
        <translation>更少的位数</translation>
    </message>
    <message>
        <source>A number in the cache takes 32 bits here. Many servers keep 16, or 8. What about 4? Then a number can only take 15 different values, on a scale that it shares with 31 others. This is **quantization**, and it takes a seventh of the memory.</source>
        <translation>这里缓存中的一个数用 32 位。许多服务器用 16 位，或者 8 位。4 位呢？那样一个数只能取 15 个不同的值，并且和另外 31 个数共用一个缩放系数。这叫做**量化**，占的内存是七分之一。</translation>
    </message>
    <message>
        <source>How many of the 60 will be right with 4 bits?</source>
        <translation>用 4 位时，60 个问题会答对多少个？</translation>
    </message>
    <message>
        <source>{right} of {questions}, with {squeeze_share} of the memory.</source>
        <translation>{questions} 个里答对 {right} 个，内存是 {squeeze_share}。</translation>
    </message>
    <message>
        <source>Every row is still there, each a bit blurred, and that hurts little. The probabilities do shift a little: the answers are nearly the same, not exactly the same. 8 bits can hardly be told from the exact cache.</source>
        <translation>每一行都还在，只是都模糊了一点，这伤害不大。概率确实有点移动：回答几乎相同，但不完全相同。8 位则和精确缓存几乎分不出来。</translation>
    </message>
    <message>
        <source>Why a seventh and not an eighth: each group of 32 numbers keeps a 16-bit scale.</source>
        <translation>为什么是七分之一而不是八分之一：每组 32 个数还要存一个 16 位的缩放系数。</translation>
    </message>
    <message>
        <source>Ask for all ways of fewer bits (&quot;Run all&quot;): 16, 8, keys in 8 with values in 4, 4. Keys suffer more from few bits than values do.</source>
        <translation>把各种减少位数的办法都问一遍（“全部运行”）：16 位、8 位、键 8 位配值 4 位、4 位。位数少时，键比值更吃亏。</translation>
    </message>
    <message>
        <source>Throw rows away</source>
        <translation>把行扔掉</translation>
    </message>
    <message>
        <source>One can also keep fewer rows. The simplest way is a window: the newest 64 rows stay, older ones are **evicted**. Memory stops growing. Here it&apos;s about a third of the exact cache at the end.</source>
        <translation>也可以少留一些行。最简单的办法是窗口：最新的 64 行留下，更旧的被**淘汰**。内存不再增长。在这里，最后大约是精确缓存的三分之一。</translation>
    </message>
    <message>
        <source>The documents are up to a few hundred tokens long.</source>
        <translation>这些文档最长有几百个词元。</translation>
    </message>
    <message>
        <source>How many of the 60 will be right with the newest 64 rows?</source>
        <translation>只有最新的 64 行时，60 个问题会答对多少个？</translation>
    </message>
    <message>
        <source>Look at a wrong answer: the framed rows held the fact, and they are gone. The model still writes a fine sentence and fills in something likely. Those that are still right mostly ask for something within the newest 64 rows. Compare this to 4 bits, which took less memory.</source>
        <translation>看一个错误的回答：加框的行里原来有那个事实，现在没了。模型照样写出一个漂亮的句子，填上一个看似合理的内容。仍然答对的，问的大多是最新 64 行以内的东西。和 4 位比一比，那个占的内存更少。</translation>
    </message>
    <message>
        <source>Cleverer choices are in the list: the rows looked at most, or the first few beside the newest. &quot;Merge old pairs&quot; averages old rows instead: a trace stays, the fact mostly does not. On these questions none of them saves the day: nobody knows beforehand which row the question will need.</source>
        <translation>列表里还有更聪明的选法：被看得最多的行，或者在最新的行之外再留最前面几行。“合并旧的行对”则是把旧行取平均：留下一点痕迹，事实却大多没留下。在这些问题上，哪一种都救不了场：谁也没法提前知道问题会需要哪一行。</translation>
    </message>
    <message>
        <source>In other texts a window does well: the next word mostly depends on the last few sentences. So the loss depends on the task.</source>
        <translation>在别的文本里，窗口表现不错：下一个词多半只取决于最后几句话。所以损失多少要看任务。</translation>
    </message>
    <message>
        <source>The wrong answers are well-formed. That is what makes this loss dangerous.</source>
        <translation>错误的回答句子都很通顺。这种损失危险就危险在这里。</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>页</translation>
    </message>
    <message>
        <source>The last way changes no number. A server doesn&apos;t know how long an answer will get. Reserved in one piece, each conversation gets room for the longest possible one. In **pages** of 16 rows, it gets the next page when the last is full.</source>
        <translation>最后一种办法不改动任何一个数。服务器不知道一个回答会有多长。如果整块预留，每个对话都得到最长回答所需的地方。如果用**页**，每页 16 行，那么上一页满了，才领下一页。</translation>
    </message>
    <message>
        <source>12 conversations with the bundled model come in. For their caches there are 8 MiB, which is room for 1,024 rows.</source>
        <translation>来了 12 个与内置模型的对话。给它们的缓存有 8 MiB，够放 1,024 行。</translation>
    </message>
    <message>
        <source>Reserved in one piece: how much of what was given out stays empty?</source>
        <translation>整块预留时：发出去的内存有多少是空着的？</translation>
    </message>
    <message>
        <source>About a tenth</source>
        <translation>大约十分之一</translation>
    </message>
    <message>
        <source>So it would be if most answers were as long as the longest. They rarely are.</source>
        <translation>如果大多数回答都和最长的一样长，会是这样。但很少如此。</translation>
    </message>
    <message>
        <source>About a third</source>
        <translation>大约三分之一</translation>
    </message>
    <message>
        <source>It&apos;s worse: most answers end long before the longest possible one.</source>
        <translation>还要糟：大多数回答远没到最长就结束了。</translation>
    </message>
    <message>
        <source>More than half</source>
        <translation>一半以上</translation>
    </message>
    <message>
        <source>Room for the longest answer is reserved, and most answers are short.</source>
        <translation>预留的是最长回答的地方，而大多数回答都很短。</translation>
    </message>
    <message>
        <source>In one piece: {pieces_empty} of it was empty, and {pieces_admitted} conversations at most ran at the same time. In pages: {pages_empty} empty and {pages_admitted} at once. The picture shows the fullest moment.</source>
        <translation>整块：有 {pieces_empty} 空着，同时运行的对话最多 {pieces_admitted} 个。分页：{pages_empty} 空着，同时 {pages_admitted} 个。图里显示的是最满的一刻。</translation>
    </message>
    <message>
        <source>The caches are as large as before. What has gone is memory that was reserved and empty. Such waste is called **fragmentation**.</source>
        <translation>缓存和原来一样大。省掉的是预留了却空着的内存。这种浪费叫做**碎片化**。</translation>
    </message>
    <message>
        <source>Watch the picture: pale is lent and empty. Pages of one conversation need not lie side by side.</source>
        <translation>看着图：浅色是借出去了却空着的。一个对话的各页不必挨在一起。</translation>
    </message>
    <message>
        <source>Conversations that begin alike can share pages, too: the Chat page shows it with two conversations about one document.</source>
        <translation>开头相同的对话还可以共享页：对话页面上有一个例子，两个对话谈的是同一份文档。</translation>
    </message>
    <message>
        <source>Which way for what</source>
        <translation>哪种办法用在哪里</translation>
    </message>
    <message>
        <source>Four ways: share heads, use fewer bits, keep fewer rows, give out memory in pages.</source>
        <translation>四种办法：共享头、减少位数、少留行、按页分配内存。</translation>
    </message>
    <message>
        <source>You run a finished model that you can&apos;t train. You want a quarter of the memory, and answers that may depend on any row of a long document.</source>
        <translation>你在运行一个现成的模型，没法训练它。你希望内存只占四分之一，而且回答可能要用到一份长文档里的任何一行。</translation>
    </message>
    <message>
        <source>What do you try first?</source>
        <translation>你先试哪一种？</translation>
    </message>
    <message>
        <source>Averaging its heads</source>
        <translation>把它的头取平均</translation>
    </message>
    <message>
        <source>Without training, the heads find nothing any more.</source>
        <translation>不训练的话，头就什么也找不到了。</translation>
    </message>
    <message>
        <source>Keeping the newest quarter of the rows</source>
        <translation>留下最新的四分之一的行</translation>
    </message>
    <message>
        <source>What the question needs may stand in the other three quarters.</source>
        <translation>问题需要的内容，可能在另外四分之三里。</translation>
    </message>
    <message>
        <source>8 bits for each number</source>
        <translation>每个数用 8 位</translation>
    </message>
    <message>
        <source>From 32 bits it&apos;s about a quarter, every row stays, and hardly an answer changes.</source>
        <translation>从 32 位降下来，大约是四分之一；每一行都留着，回答几乎没有变化。</translation>
    </message>
    <message>
        <source>They save what would be reserved and empty. The rows themselves take as much as before.</source>
        <translation>它们省的是预留了却空着的部分。行本身占的和原来一样多。</translation>
    </message>
    <message>
        <source>{right} of {questions} with {squeeze_share} of the memory. The quarter is counted from 32 bits. Servers mostly start from 16 bits; there 8 bits are half.</source>
        <translation>{questions} 个里答对 {right} 个，内存是 {squeeze_share}。四分之一是相对 32 位而言的。服务器多半从 16 位起步，那时 8 位就是一半。</translation>
    </message>
    <message>
        <source>Sharing heads needs training. Fewer bits blur a little. Evicting forgets. Pages give up nothing of the answers. In practice they are combined.</source>
        <translation>共享头需要训练。减少位数会模糊一点。淘汰会忘记。分页对回答没有任何牺牲。实际中它们是结合起来用的。</translation>
    </message>
    <message>
        <source>Let each group defend one of the four ways in a sentence, then look at the chart once more.</source>
        <translation>让每个小组用一句话为四种办法之一辩护，然后再看一遍图表。</translation>
    </message>
    <message>
        <source>The chart keeps what was asked before: with &quot;Run all&quot; it fills with every way.</source>
        <translation>图表会保留以前问过的结果：按“全部运行”，每一种办法都会填上去。</translation>
    </message>
    <message>
        <source>Between turns</source>
        <translation>两轮之间</translation>
    </message>
    <message>
        <source>A long document</source>
        <translation>一份长文档</translation>
    </message>
    <message>
        <source>The question of this lesson: an answer is finished. What becomes of its cache when the next question comes?</source>
        <translation>本课的问题：一个回答写完了。下一个问题来时，它的缓存怎么办？</translation>
    </message>
    <message>
        <source>Somebody pastes a document of 366 tokens into a chat and asks: what is the job of Noah? The model has seen none of it.</source>
        <translation>有人把一份 366 个词元的文档贴进聊天，然后问：Noah 的工作是什么？这些内容模型一点也没见过。</translation>
    </message>
    <message>
        <source>How many rows does it compute before its answer begins?</source>
        <translation>在开始回答之前，它要计算多少行？</translation>
    </message>
    <message>
        <source>Those of the document and of the question</source>
        <translation>文档的行和问题的行</translation>
    </message>
    <message>
        <source>All tokens of the prompt, in one prefill.</source>
        <translation>提示词的所有词元，在一次预填充里算完。</translation>
    </message>
    <message>
        <source>Those of the question, about a dozen</source>
        <translation>问题的行，大约十来行</translation>
    </message>
    <message>
        <source>The model has to know what the document says. For that it needs the document&apos;s rows.</source>
        <translation>模型得知道文档说了什么。为此它需要文档的行。</translation>
    </message>
    <message>
        <source>Only the one that speaks of Noah&apos;s job</source>
        <translation>只有讲到 Noah 的工作的那一行</translation>
    </message>
    <message>
        <source>Nobody has told it yet where that stands. To find it, it needs the keys of all rows.</source>
        <translation>还没人告诉它那一行在哪里。要找到它，就需要所有行的键。</translation>
    </message>
    <message>
        <source>{turn_computed} rows computed, {turn_reused} read back: a full prefill. The first token came after {turn_time}. The chart has one bar only: at the first question there is nothing to keep yet, so kept and not kept are the same work.</source>
        <translation>计算了 {turn_computed} 行，读回 {turn_reused} 行：一次完整的预填充。第一个词元在 {turn_time} 后出现。图表里只有一根条：第一个问题时还没有可保留的东西，所以保留和不保留的工作是一样的。</translation>
    </message>
    <message>
        <source>Count with the class: 366 rows of the document, and 13 of the question with the words around it.</source>
        <translation>和全班一起数：文档 366 行，问题连同它前后的词 13 行。</translation>
    </message>
    <message>
        <source>The second question</source>
        <translation>第二个问题</translation>
    </message>
    <message>
        <source>The answer is there. Its rows and those of the document are still in the cache: the app **retains** it between turns. Blue are the rows of the document, yellow those of the question, green those of the answer.</source>
        <translation>回答出来了。它的行和文档的行都还在缓存里：应用在两轮之间**保留**它。蓝色是文档的行，黄色是问题的行，绿色是回答的行。</translation>
    </message>
    <message>
        <source>The next question: what has Sofia found?</source>
        <translation>下一个问题：Sofia 找到了什么？</translation>
    </message>
    <message>
        <source>How many rows does this turn compute before its answer begins?</source>
        <translation>这一轮在开始回答之前，要计算多少行？</translation>
    </message>
    <message>
        <source>{turn_computed}: the new question with the words around it, and the last token of the answer, which had no row yet.</source>
        <translation>{turn_computed} 行：新的问题连同它前后的词，还有上一个回答的最后一个词元，它那时还没有行。</translation>
    </message>
    <message>
        <source>{turn_reused} rows were read back. The first token came after {turn_time}. Had nothing been kept, it would have taken {turn_other_time}: {turn_ratio} times as long. The document was not read again.</source>
        <translation>读回了 {turn_reused} 行。第一个词元在 {turn_time} 后出现。如果什么都没保留，就要 {turn_other_time}：{turn_ratio} 倍的时间。文档没有再读一遍。</translation>
    </message>
    <message>
        <source>Nothing in the conversation above the new question has changed, so all of its rows are still valid: the causal mask of lesson 2 again.</source>
        <translation>在对话里，新问题上面的内容一点没变，所以那里的行全都仍然有效：又是第 2 课的因果掩码。</translation>
    </message>
    <message>
        <source>The striped bar is measured, not estimated: when the engine has nothing to do, it makes the same turn the other way.</source>
        <translation>条纹的条是测出来的，不是估计的：引擎空闲的时候，会用另一种方式把同一轮再做一遍。</translation>
    </message>
    <message>
        <source>Not kept</source>
        <translation>不保留</translation>
    </message>
    <message>
        <source>Now &quot;Keep the cache between turns&quot; is off: when a turn ends, its cache is dropped. A busy server may do so, because it needs the memory for others.</source>
        <translation>现在“在两轮之间保留缓存”是关着的：一轮结束，它的缓存就被丢掉。繁忙的服务器可能会这样做，因为别人也需要这些内存。</translation>
    </message>
    <message>
        <source>The second question comes.</source>
        <translation>第二个问题来了。</translation>
    </message>
    <message>
        <source>What will be different?</source>
        <translation>会有什么不同？</translation>
    </message>
    <message>
        <source>The answer: the model has forgotten the document</source>
        <translation>回答：模型忘了文档</translation>
    </message>
    <message>
        <source>The text of the conversation is still there and is sent along. Only the rows are gone, and they can be computed again.</source>
        <translation>对话的文本还在，会一起发过去。没了的只是行，而行可以重新计算。</translation>
    </message>
    <message>
        <source>Only the time until the first token</source>
        <translation>只有到第一个词元的时间</translation>
    </message>
    <message>
        <source>All rows are computed again, to the same numbers. The answer is the same.</source>
        <translation>所有的行重新计算，得到同样的数。回答是一样的。</translation>
    </message>
    <message>
        <source>Nothing at all</source>
        <translation>什么都没有</translation>
    </message>
    <message>
        <source>The words won&apos;t differ. But the waiting will.</source>
        <translation>文字不会有差别。但等待会有。</translation>
    </message>
    <message>
        <source>{turn_computed} rows, the whole conversation once more. {turn_time} until the first token, instead of {turn_other_time}. The answer is the same.</source>
        <translation>{turn_computed} 行，整个对话又来了一遍。到第一个词元用了 {turn_time}，而不是 {turn_other_time}。回答是一样的。</translation>
    </message>
    <message>
        <source>You may have noticed this in a long chat: it answers fast while you talk, and slowly after a long break.</source>
        <translation>你也许在长时间的聊天里注意到过：一直聊着时它回得很快，停了很久之后就回得慢。</translation>
    </message>
    <message>
        <source>Two things are called &quot;memory&quot; in a chat: the text, which always goes along, and the cache, which is only there to save time. Mixing them up is the commonest mistake.</source>
        <translation>聊天里有两样东西都被叫做“记忆”：一样是文本，它总会一起发过去；另一样是缓存，它只是为了省时间。把两者弄混是最常见的错误。</translation>
    </message>
    <message>
        <source>A word early in the document</source>
        <translation>文档靠前的一个词</translation>
    </message>
    <message>
        <source>The cache is kept again. Now somebody corrects one word near the **beginning** of the document: a house in its third sentence isn&apos;t green but yellow.</source>
        <translation>缓存又保留着了。现在有人更正了文档**开头**附近的一个词：第三句话里的房子不是绿色，而是黄色。</translation>
    </message>
    <message>
        <source>How many of the kept rows can stay?</source>
        <translation>保留的行里，有多少可以留下？</translation>
    </message>
    <message>
        <source>All but one</source>
        <translation>除一行外全部</translation>
    </message>
    <message>
        <source>The row of the word must go. But every row below may have looked at it.</source>
        <translation>那个词的行必须去掉。但下面的每一行都可能看过它。</translation>
    </message>
    <message>
        <source>It doesn&apos;t depend on how much was changed, only on where.</source>
        <translation>要看的不是改了多少，而只是改在哪里。</translation>
    </message>
    <message>
        <source>Only those above the word, a few</source>
        <translation>只有这个词上面的几行</translation>
    </message>
    <message>
        <source>The word stands near the beginning, so there is not much above it.</source>
        <translation>这个词在开头附近，所以上面没有多少。</translation>
    </message>
    <message>
        <source>{turn_reused} rows could stay. Then the next question came, and {turn_computed} rows had to be computed before its answer began. That took {turn_time}; with nothing kept at all it would have taken {turn_other_time}. One small word near the beginning costs nearly the whole prefill.</source>
        <translation>{turn_reused} 行可以留下。然后来了下一个问题，开始回答之前必须计算 {turn_computed} 行，用了 {turn_time}；如果什么都没保留，就要 {turn_other_time}。开头附近的一个小小的词，代价几乎是整个预填充。</translation>
    </message>
    <message>
        <source>To see it more slowly, press &quot;Change an early word&quot; by hand and wait with the next question: what is left of the blue is the beginning only.</source>
        <translation>想看得慢一点，就手动按“改靠前的词”，先别急着问下一个问题：蓝色只剩下开头的一段。</translation>
    </message>
    <message>
        <source>A word late in the document</source>
        <translation>文档靠后的一个词</translation>
    </message>
    <message>
        <source>The same conversation again, from its beginning. This time the corrected word stands in the last line of the document: Sofia has not seven cows but eight.</source>
        <translation>同一个对话，从头再来。这次更正的词在文档的最后一行：Sofia 的牛不是七头，而是八头。</translation>
    </message>
    <message>
        <source>How many rows stay valid?</source>
        <translation>有多少行仍然有效？</translation>
    </message>
    <message>
        <source>{turn_reused} were read back. The next question had {turn_computed} rows to compute: what stands below the word, and the question itself. That took {turn_time}; with nothing kept it would have taken {turn_other_time}.</source>
        <translation>读回了 {turn_reused} 行。下一个问题要计算 {turn_computed} 行：这个词下面的内容，加上问题本身。用了 {turn_time}；如果什么都没保留，就要 {turn_other_time}。</translation>
    </message>
    <message>
        <source>So there is a rule for everyone who writes prompts: first what never changes, last what changes often.</source>
        <translation>所以，写提示词的人都可以记住一条规则：从不变的放前面，经常变的放后面。</translation>
    </message>
    <message>
        <source>Let the class name things that change: date and time, the user&apos;s name, search results. Where do they stand in the prompts they know?</source>
        <translation>让全班列举会变的东西：日期和时间、用户的名字、搜索结果。在他们见过的提示词里，这些放在哪里？</translation>
    </message>
    <message>
        <source>Sold by the token</source>
        <translation>按词元出售</translation>
    </message>
    <message>
        <source>A provider can keep the rows of your prompt&apos;s beginning from one request to the next. That is **prompt caching**. It needn&apos;t compute them again, and charges less for them.</source>
        <translation>服务商可以把你提示词开头的行，从一个请求留到下一个请求。这叫做**提示词缓存**。它不必重新计算这些行，收费也就低一些。</translation>
    </message>
    <message>
        <source>Your prompts begin with the current time, to the second. Then come 10,000 tokens of instructions, the same each time.</source>
        <translation>你的提示词以当前时间开头，精确到秒。然后是 10,000 个词元的指令，每次都一样。</translation>
    </message>
    <message>
        <source>How much of the prompt is found in the cache at the next request?</source>
        <translation>下一个请求时，提示词有多少能在缓存里找到？</translation>
    </message>
    <message>
        <source>Nearly everything, since only the time differs</source>
        <translation>几乎全部，因为只有时间不同</translation>
    </message>
    <message>
        <source>It differs at the very beginning. All rows below it depend on it.</source>
        <translation>不同就在最开头。它下面所有的行都依赖它。</translation>
    </message>
    <message>
        <source>All the instructions: their words are the same</source>
        <translation>所有的指令：它们的文字相同</translation>
    </message>
    <message>
        <source>The words are the same, but a row depends on what stands **above** it as well.</source>
        <translation>文字是相同，但一行也依赖在它**上面**的内容。</translation>
    </message>
    <message>
        <source>Next to nothing</source>
        <translation>几乎没有</translation>
    </message>
    <message>
        <source>The first changed token makes all rows below it invalid, and it stands at the top.</source>
        <translation>第一个改变的词元会让它下面所有的行失效，而它就在最上面。</translation>
    </message>
    <message>
        <source>Move the time to the end and all the instructions are found.</source>
        <translation>把时间移到末尾，所有的指令就都能找到。</translation>
    </message>
    <message>
        <source>The frame says what this conversation would cost with and without the discount. &quot;Leave&quot; puts the rows on the disk; &quot;Come back&quot; reads them in again. It is the rule of lesson 2 once more, and now it has a price.</source>
        <translation>框里写着这个对话有折扣和没有折扣时各要多少钱。“离开”把行放到磁盘上，“回来”再把它们读进来。这还是第 2 课的那条规则，现在它有了价格。</translation>
    </message>
    <message>
        <source>Use the buttons: Leave, then Come back, then ask once more. Rows from the disk are as good as new ones: same numbers.</source>
        <translation>用按钮：先“离开”，再“回来”，然后再问一次。从磁盘来的行和新算的一样好：数都相同。</translation>
    </message>
    <message>
        <source>The prices in the frame are an example and can be changed; providers differ. What they have in common: a cached token is much cheaper than a fresh one, and only a common beginning counts.</source>
        <translation>框里的价格只是例子，可以改；各家服务商不同。它们的共同点是：缓存的词元比新的词元便宜得多，而且只有共同的开头才算数。</translation>
    </message>
    <message>
        <source>Why bits can differ</source>
        <translation>为什么比特会不同</translation>
    </message>
    <message>
        <source>Three numbers</source>
        <translation>三个数</translation>
    </message>
    <message>
        <source>The question of this lesson: if a cache changes nothing, why do some programs give slightly different **logits** (scores of the next token) with and without it?</source>
        <translation>本课的问题：如果缓存什么都不改变，为什么有些程序在有缓存和没有缓存时，给出的 **logits**（下一个词元的分数）会略有不同？</translation>
    </message>
    <message>
        <source>Point at a stripe of the card, or go along it with the arrow keys: it tells you a number of the row as the computer holds it, in 32 bits. That is about seven digits. After every addition the result is **rounded** to that.</source>
        <translation>把鼠标移到卡片里的一条色纹上，或用方向键沿着它移动：它会告诉你这一行的一个数在计算机里的样子，用 32 位。这大约是七位数字。每做一次加法，结果都会**舍入**到这个精度。</translation>
    </message>
    <message>
        <source>A computer adds from left to right, in such numbers: 100,000,000 + 1 −&#xa0;100,000,000. What comes out?</source>
        <translation>计算机用这样的数，从左到右相加：100,000,000 + 1 − 100,000,000。结果是多少？</translation>
    </message>
    <message>
        <source>1</source>
        <translation>1</translation>
    </message>
    <message>
        <source>On paper, yes. But the sum in between would need nine digits.</source>
        <translation>在纸上是这样。但中间的和需要九位数字。</translation>
    </message>
    <message>
        <source>Something like 0.99</source>
        <translation>大约 0.99</translation>
    </message>
    <message>
        <source>Rounding isn&apos;t a blur that hits every result a little. Here a whole number gets lost.</source>
        <translation>舍入不是让每个结果都模糊一点点。这里整整丢了一个数。</translation>
    </message>
    <message>
        <source>0</source>
        <translation>0</translation>
    </message>
    <message>
        <source>100,000,001 needs nine digits. It&apos;s rounded to 100,000,000, and the 1 is lost.</source>
        <translation>100,000,001 需要九位数字。它被舍入成 100,000,000，那个 1 就丢了。</translation>
    </message>
    <message>
        <source>Put the same three numbers in another order, 100,000,000 −&#xa0;100,000,000 + 1, and it is 1. So a sum of rounded numbers depends on its **order**. A logit is the end of thousands of such sums.</source>
        <translation>把同样的三个数换个顺序，100,000,000 − 100,000,000 + 1，结果就是 1。所以舍入的数之和取决于**顺序**。一个 logit 是几千次这样的求和之后的结果。</translation>
    </message>
    <message>
        <source>Everybody can try it: in most languages with 32-bit floats. With 64 bits take 10 to the power of 17.</source>
        <translation>谁都可以试一试：在大多数编程语言里用 32 位浮点数。用 64 位的话，取 10 的 17 次方。</translation>
    </message>
    <message>
        <source>No order is the right one. All are a little off; they are off differently.</source>
        <translation>没有哪个顺序是正确的那个。每个都差一点，只是差得不一样。</translation>
    </message>
    <message>
        <source>An order that stays</source>
        <translation>不变的顺序</translation>
    </message>
    <message>
        <source>This app&apos;s own arithmetic is called **exact**. It isn&apos;t free of rounding. But it adds every sum in one fixed order, no matter how many rows are computed together or how many processor cores share the work.</source>
        <translation>这个应用自己的运算叫做**精确**。它并不是没有舍入。但它每次求和都按同一个固定的顺序，不管有多少行一起计算，也不管有多少个处理器核心分担工作。</translation>
    </message>
    <message>
        <source>Lane A computes one row at a step, lane B up to 120 rows.</source>
        <translation>跑道 A 每步计算一行，跑道 B 最多 120 行。</translation>
    </message>
    <message>
        <source>How far apart will their logits be at most?</source>
        <translation>它们的 logits 最多会相差多少？</translation>
    </message>
    <message>
        <source>A few hundred-thousandths</source>
        <translation>十万分之几</translation>
    </message>
    <message>
        <source>So it is with most programs, and you&apos;ll see one in a moment. Here the same numbers are added in the same order.</source>
        <translation>大多数程序是这样，你马上会看到一个。在这里，同样的数按同样的顺序相加。</translation>
    </message>
    <message>
        <source>It grows from step to step</source>
        <translation>每一步都会变大</translation>
    </message>
    <message>
        <source>It would, if small differences got into the cache and added up. There are none to begin with.</source>
        <translation>如果有微小的差别进入缓存并累积起来，就会这样。但从一开始就没有差别。</translation>
    </message>
    <message>
        <source>Not at all</source>
        <translation>一点也不差</translation>
    </message>
    <message>
        <source>Same numbers, same order, same rounding: the same bits.</source>
        <translation>同样的数，同样的顺序，同样的舍入：同样的比特。</translation>
    </message>
    <message>
        <source>Largest difference: {race_difference}. {race_agreement}.</source>
        <translation>最大的差别：{race_difference}。{race_agreement}。</translation>
    </message>
    <message>
        <source>Keys and values were compared too, every row in every block. That is the promise of the cache, kept to the last bit.</source>
        <translation>键和值也比较过了，每个块里的每一行。这就是缓存的承诺，守到最后一个比特。</translation>
    </message>
    <message>
        <source>&quot;Exact&quot; is a promise about repeating, not about precision. The results are rounded like everybody&apos;s.</source>
        <translation>“精确”承诺的是能重现，不是精度。结果和别处一样要舍入。</translation>
    </message>
    <message>
        <source>It costs next to nothing in speed, but it has to be planned: work may be divided by rows, heads or outputs, never along a sum.</source>
        <translation>它在速度上几乎不花代价，但要事先设计好：工作可以按行、按头或按输出来分，绝不能从一个和的中间切开。</translation>
    </message>
    <message>
        <source>The library everybody uses</source>
        <translation>人人都用的库</translation>
    </message>
    <message>
        <source>The same race, but both lanes calculate with **OpenBLAS**, a library for tables of numbers that very many programs use. For one row it takes another routine than for many. The two add in different orders.</source>
        <translation>同样的竞速，但两条跑道都用 **OpenBLAS** 计算，这是许许多多程序使用的一个处理数表的库。计算一行和计算许多行，它用的是不同的例程。两者相加的顺序不同。</translation>
    </message>
    <message>
        <source>On what will the lanes agree?</source>
        <translation>两条跑道会在什么上一致？</translation>
    </message>
    <message>
        <source>On everything, as before</source>
        <translation>在一切上，和刚才一样</translation>
    </message>
    <message>
        <source>The cache still gives back the same numbers. But now the row **added** to them is computed by another routine than in lane B.</source>
        <translation>缓存交还的数仍然相同。但现在，**添**进去的行是由另一个例程计算的，和跑道 B 的不同。</translation>
    </message>
    <message>
        <source>On all tokens, but not on all bits</source>
        <translation>所有的词元一致，但不是所有的比特</translation>
    </message>
    <message>
        <source>The logits differ in their last digits. The best token is nearly always far enough ahead of the second.</source>
        <translation>logits 的最后几位数字有差别。最好的词元几乎总是领先第二名足够多。</translation>
    </message>
    <message>
        <source>On hardly anything</source>
        <translation>几乎什么都不一致</translation>
    </message>
    <message>
        <source>A difference in the seventh digit is small beside the lead of the best token.</source>
        <translation>和最好的词元的领先相比，第七位数字上的差别很小。</translation>
    </message>
    <message>
        <source>{race_agreement}. Largest difference of two logits: {race_difference}. The scores themselves reach from about −10 to 20, so that&apos;s some millionths of their range.</source>
        <translation>{race_agreement}。两个 logits 最大的差别：{race_difference}。分数本身的范围大约是 −10 到 20，所以这只是范围的百万分之几。</translation>
    </message>
    <message>
        <source>It wasn&apos;t the cache that made the difference but the number of rows computed together.</source>
        <translation>造成差别的不是缓存，而是一起计算的行数。</translation>
    </message>
    <message>
        <source>Compare the two verdict cards: green both times, but the second says &quot;same tokens&quot; where the first says &quot;identical&quot;.</source>
        <translation>比较两张结论卡片：两次都是绿色，但第一次写的是“完全相同”，第二次写的是“词元相同”。</translation>
    </message>
    <message>
        <source>The size of the difference depends on the processor, as the library has routines for each. Collect a few from the class.</source>
        <translation>差别的大小取决于处理器，因为这个库为每种处理器准备了例程。在班里收集几个结果。</translation>
    </message>
    <message>
        <source>When even OpenBLAS agrees</source>
        <translation>连 OpenBLAS 也一致的时候</translation>
    </message>
    <message>
        <source>Once more OpenBLAS in both lanes, with and without the cache. They have raced for eight tokens. {race_agreement}; the logits are up to {race_difference} apart. And yet there is a step at which the two lanes agree to the last bit.</source>
        <translation>两条跑道再次都用 OpenBLAS，一条有缓存，一条没有。它们已经跑了八个词元。{race_agreement}；logits 最多相差 {race_difference}。然而有一步，两条跑道一个比特也不差。</translation>
    </message>
    <message>
        <source>Which step is it?</source>
        <translation>是哪一步？</translation>
    </message>
    <message>
        <source>The first</source>
        <translation>第一步</translation>
    </message>
    <message>
        <source>There both lanes compute all 81 rows of the prompt together: same routine, same order.</source>
        <translation>在那里，两条跑道都把提示词的全部 81 行一起计算：同样的例程，同样的顺序。</translation>
    </message>
    <message>
        <source>The last</source>
        <translation>最后一步</translation>
    </message>
    <message>
        <source>Differences don&apos;t wear off. By then every row of lane A but those of the prompt was computed by itself.</source>
        <translation>差别不会渐渐消失。到那时，跑道 A 除了提示词的行以外，每一行都是单独计算的。</translation>
    </message>
    <message>
        <source>Any one, by chance</source>
        <translation>随便哪一步，全凭运气</translation>
    </message>
    <message>
        <source>The library doesn&apos;t roll dice: the same call with the same numbers gives the same bits. So ask where the calls are the same.</source>
        <translation>这个库不掷骰子：同样的调用、同样的数，得到同样的比特。所以要问的是，哪里的调用是相同的。</translation>
    </message>
    <message>
        <source>The app raced again, for one token only: {race_agreement}. From the second step on they part: then lane A computes one row and lane B all of them. A row&apos;s bits depend on what is computed **beside** it. Arithmetic that is free of this is called row-invariant or **batch-invariant**.</source>
        <translation>应用又跑了一次，只跑一个词元：{race_agreement}。从第二步起它们就分开了：跑道 A 计算一行，跑道 B 计算全部。一行的比特取决于有什么和它**一起**计算。不受这种影响的运算叫做行不变的，或者**批次不变**的。</translation>
    </message>
    <message>
        <source>A look at the terminal proves it: rowkeeper-cli compare with both backends openblas says &quot;1 of 8 identical&quot; for the logits of eight tokens.</source>
        <translation>在终端里看一眼就能证明：把两个后端都设为 openblas，rowkeeper-cli compare 会对八个词元的 logits 说“1 of 8 identical”。</translation>
    </message>
    <message>
        <source>Can it change the text?</source>
        <translation>它会改变文本吗？</translation>
    </message>
    <message>
        <source>Now both lanes have the cache, but lane A calculates exactly and lane B with OpenBLAS. Their logits differ by some hundred-thousandths.</source>
        <translation>现在两条跑道都有缓存，但跑道 A 用精确运算，跑道 B 用 OpenBLAS。它们的 logits 相差十万分之几。</translation>
    </message>
    <message>
        <source>The model takes the token with the highest logit.</source>
        <translation>模型取 logit 最高的词元。</translation>
    </message>
    <message>
        <source>Can such a difference ever change the text?</source>
        <translation>这样的差别有可能改变文本吗？</translation>
    </message>
    <message>
        <source>Never: it&apos;s far too small</source>
        <translation>不可能：它太小了</translation>
    </message>
    <message>
        <source>Nearly always right. But what counts is not its size alone; it&apos;s the distance between the best two tokens.</source>
        <translation>几乎总是对的。但要看的不只是它的大小，还有最好的两个词元之间的距离。</translation>
    </message>
    <message>
        <source>Yes, but rarely: where the two best are almost equal</source>
        <translation>可能，但很少：在最好的两个几乎相等的地方</translation>
    </message>
    <message>
        <source>Then rounding decides. And once one token is another, the text after it may be quite another, too.</source>
        <translation>那时由舍入来决定。一旦有一个词元不同，后面的文本也可能大不一样。</translation>
    </message>
    <message>
        <source>Yes, in nearly every sentence</source>
        <translation>会，几乎每句话都会</translation>
    </message>
    <message>
        <source>In most steps the best token leads by far more.</source>
        <translation>在大多数步里，最好的词元领先的远不止这些。</translation>
    </message>
    <message>
        <source>{race_agreement}. In 2,000 steps of the bundled model the two best tokens came closer than a ten-thousandth once. In all others they were at least two thousandths apart.</source>
        <translation>{race_agreement}。在内置模型的 2,000 步里，最好的两个词元只有一次相差不到万分之一。其余各步都至少相差千分之二。</translation>
    </message>
    <message>
        <source>So lanes with different libraries may differ where the gap is that small, and the app names the step. Anything else counts as an error.</source>
        <translation>所以，用不同的库的跑道，只会在差距这么小的地方不同，应用会指出是哪一步。其他任何不同都算错误。</translation>
    </message>
    <message>
        <source>Butterfly effect is a fair word: a coin toss at one token, and everything after it is written in view of that token.</source>
        <translation>叫它蝴蝶效应很贴切：在一个词元上抛了一次硬币，后面的一切都是看着那个词元写的。</translation>
    </message>
    <message>
        <source>Large models have larger vocabularies and freer texts, so near ties are commoner there.</source>
        <translation>大模型的词表更大，文本更自由，所以那里接近平局的情况更常见。</translation>
    </message>
    <message>
        <source>The same question twice</source>
        <translation>同一个问题问两遍</translation>
    </message>
    <message>
        <source>You ask a service the same question twice. It is set to take the most probable token always, so nothing is left to chance. And yet the two answers differ at some point.</source>
        <translation>你把同一个问题向一个服务问了两遍。它设置为总是取概率最大的词元，所以没有任何东西靠运气。然而两个回答从某一处起不同了。</translation>
    </message>
    <message>
        <source>A service computes the rows of many users in one pass, a **batch**. How many depends on who else is asking.</source>
        <translation>服务会把许多用户的行放在一趟里计算，这叫一个**批次**。一批有多少行，要看还有谁在提问。</translation>
    </message>
    <message>
        <source>What is the likely cause?</source>
        <translation>最可能的原因是什么？</translation>
    </message>
    <message>
        <source>A cache that gives back slightly wrong numbers</source>
        <translation>缓存交还的数略有错误</translation>
    </message>
    <message>
        <source>A cache gives back what was put in, to the bit.</source>
        <translation>缓存交还的就是放进去的东西，一个比特也不差。</translation>
    </message>
    <message>
        <source>A hidden roll of the dice</source>
        <translation>暗中掷了骰子</translation>
    </message>
    <message>
        <source>It was switched off. And no dice are needed.</source>
        <translation>随机已经关掉了。而且也用不着骰子。</translation>
    </message>
    <message>
        <source>Other users&apos; requests in the same batch</source>
        <translation>同一批次里其他用户的请求</translation>
    </message>
    <message>
        <source>They change how many rows are computed together, and that can change the order of the sums.</source>
        <translation>它们会改变一起计算的行数，而这可能改变求和的顺序。</translation>
    </message>
    <message>
        <source>Here 12 conversations came to the bundled model, with 8 MiB for their caches, which is room for 1,024 rows. They went through it in common passes, twice, with different company each time. Every answer was the same both times. The last line in the frame says so.</source>
        <translation>这里有 12 个与内置模型的对话，给它们的缓存有 8 MiB，够放 1,024 行。它们一起过了两遍，每遍的同伴都不同。两遍里每个回答都相同。框里的最后一行就是这么说的。</translation>
    </message>
    <message>
        <source>With arithmetic that is batch-invariant, no bit of any answer depends on it. With many libraries it can.</source>
        <translation>用批次不变的运算，任何回答都没有一个比特取决于此。用许多别的库，就可能。</translation>
    </message>
    <message>
        <source>This surprises experts as well: &quot;temperature 0&quot; makes the choice certain, not the numbers it is based on.</source>
        <translation>这也会让专家吃惊：“温度 0”让选择变得确定，却不能让选择所依据的数变得确定。</translation>
    </message>
    <message>
        <source>What else changes numbers: another graphics card, another version of a library, weights in fewer bits.</source>
        <translation>还有什么会改变这些数：另一张显卡、库的另一个版本、位数更少的权重。</translation>
    </message>
    <message>
        <source>Check yourself</source>
        <translation>自己检验</translation>
    </message>
    <message>
        <source>To 200 tokens</source>
        <translation>到 200 个词元</translation>
    </message>
    <message>
        <source>The question of this lesson: how much faster is a model with a cache, really?</source>
        <translation>本课的问题：模型有了缓存，到底快多少？</translation>
    </message>
    <message>
        <source>Texts on the KV cache like to end with an experiment. Write the same text twice, **greedily**, which means always taking the most probable token: once with the cache, once without. One such text reports about twice the speed at 200 tokens, for GPT-2 small, and doesn&apos;t name the machine.</source>
        <translation>讲 KV 缓存的文章喜欢以一个实验收尾。把同一段文本写两遍，用**贪心**的方式，也就是总取概率最大的词元：一遍有缓存，一遍没有。有一篇这样的文章报告说，GPT-2 small 在 200 个词元时大约快一倍，但没有说是什么机器。</translation>
    </message>
    <message>
        <source>Here are two lanes with the bundled model.</source>
        <translation>这里有两条用内置模型的跑道。</translation>
    </message>
    <message>
        <source>How many times as long will the lane without the cache take, until the text has 200 tokens?</source>
        <translation>到文本有 200 个词元为止，没有缓存的跑道要用多少倍的时间？</translation>
    </message>
    <message>
        <source>{race_ratio} times as long: {race_time_b} instead of {race_time_a}.</source>
        <translation>{race_ratio} 倍：{race_time_b}，而不是 {race_time_a}。</translation>
    </message>
    <message>
        <source>And the texts? {race_agreement}. As promised: an optimization, not an approximation.</source>
        <translation>文本呢？{race_agreement}。正如承诺的那样：是优化，不是近似。</translation>
    </message>
    <message>
        <source>Have everybody write the guess down before anyone presses a button.</source>
        <translation>在有人按下按钮之前，让每个人把自己的猜测写下来。</translation>
    </message>
    <message>
        <source>On a noisy machine race again: the ratio moves, the row counts don&apos;t.</source>
        <translation>如果机器上还有别的程序在忙，再跑一次：倍数会变，行数不会。</translation>
    </message>
    <message>
        <source>To 1,000 tokens</source>
        <translation>到 1,000 个词元</translation>
    </message>
    <message>
        <source>Now until the text has 1,000 tokens. The same report speaks of not quite five times the speed there.</source>
        <translation>现在一直写到文本有 1,000 个词元。同一篇报告说，那里的速度不到五倍。</translation>
    </message>
    <message>
        <source>The lane without the cache computes half a million rows for this. Both lanes together take ten seconds to a minute, or more on an old machine.</source>
        <translation>没有缓存的跑道为此要计算五十万行。两条跑道一共要十秒到一分钟，旧机器会更久。</translation>
    </message>
    <message>
        <source>How many times as long will lane B take?</source>
        <translation>跑道 B 要用多少倍的时间？</translation>
    </message>
    <message>
        <source>{ratio_1000} times as long; at 200 tokens it was {ratio_200}. So the ratio does grow with the text. It is that of **whole runs**. Of the newest steps alone it is {race_step_ratio}: the early ones were short.</source>
        <translation>{ratio_1000} 倍；200 个词元时是 {ratio_200} 倍。所以这个倍数确实随文本增长。它是**整次运行**的倍数。单看最新的几步，是 {race_step_ratio} 倍：早期的步很短。</translation>
    </message>
    <message>
        <source>The model menu has GPT-2 small&apos;s true size, too. Without a cache, 1,000 tokens cost it about 91,000 GFLOP (billions of operations): minutes, at this machine&apos;s {arithmetic}.</source>
        <translation>模型菜单里也有与 GPT-2 small 一样大的模型。没有缓存时，1,000 个词元要它做大约 91,000 GFLOP（一个 GFLOP 是十亿次运算）：按这台机器的 {arithmetic}，要好几分钟。</translation>
    </message>
    <message>
        <source>While it races, watch the points in the chart: lane B climbs, lane A stays at the bottom. The waiting is the lesson.</source>
        <translation>竞速时看图表里的点：跑道 B 往上爬，跑道 A 留在底部。等待本身就是这一课。</translation>
    </message>
    <message>
        <source>To try GPT-2 small: leave the lesson, choose it in the model menu and go to the Race page. 200 tokens take about 3,500 GFLOP without a cache, half a minute on two cores; 1,000 tokens a quarter of an hour.</source>
        <translation>要试 GPT-2 small：离开本课，在模型菜单里选它，然后去竞速页面。没有缓存时，200 个词元大约要 3,500 GFLOP，两个核心要半分钟；1,000 个词元要一刻钟。</translation>
    </message>
    <message>
        <source>Why is it so much more?</source>
        <translation>为什么会多这么多？</translation>
    </message>
    <message>
        <source>What do the ratios depend on? Both runs read every weight once a step, that is true. If reading took all the time, both would be equally fast.</source>
        <translation>这些倍数取决于什么？两次运行每一步都要把每个权重读一遍，这没错。如果时间全花在读取上，两者就一样快。</translation>
    </message>
    <message>
        <source>But the run without a cache also calculates for all rows. This machine reads {bandwidth} and calculates {arithmetic}. From these two rates alone one would expect ratios of {roofline_200} at 200 tokens and {roofline_1000} at 1,000.</source>
        <translation>但没有缓存的运行还要为所有的行做计算。这台机器的读取速度是 {bandwidth}，计算速度是 {arithmetic}。单凭这两个速率，就可以预期：200 个词元时是 {roofline_200} 倍，1,000 个词元时是 {roofline_1000} 倍。</translation>
    </message>
    <message>
        <source>A large graphics card calculates about two thousand times as fast as a laptop and reads about fifty times as fast. What will the ratio at 200 tokens be there, for GPT-2 small?</source>
        <translation>大显卡计算的速度大约是笔记本电脑的两千倍，读取的速度大约是五十倍。对 GPT-2 small，在那里 200 个词元时会是多少倍？</translation>
    </message>
    <message>
        <source>Larger than here: it is so much faster</source>
        <translation>比这里大：它快得多</translation>
    </message>
    <message>
        <source>Both lanes get faster, and the one without a cache gains more: it is the one that had to calculate.</source>
        <translation>两条跑道都变快了，没有缓存的那条得益更多：本来就是它要做大量计算。</translation>
    </message>
    <message>
        <source>About the same</source>
        <translation>差不多一样</translation>
    </message>
    <message>
        <source>That would be so if both rates grew alike. Calculating grew far more than reading.</source>
        <translation>如果两个速率增长得一样多，会是这样。计算的增长远远超过读取。</translation>
    </message>
    <message>
        <source>Close to 1</source>
        <translation>接近 1</translation>
    </message>
    <message>
        <source>It calculates 200 rows in hardly more time than one. What remains is what both lanes do alike.</source>
        <translation>它计算 200 行的时间几乎不比一行多。剩下的，是两条跑道都同样要做的事。</translation>
    </message>
    <message>
        <source>For an H100 one expects {gpu_200} at 200 tokens and {gpu_1000} at 1,000. So the ratio depends on the length of the text and on one figure of the machine: how many rows it can calculate in the time it takes to read the weights once. The frame names it for this machine.</source>
        <translation>对 H100，预期 200 个词元时是 {gpu_200} 倍，1,000 个词元时是 {gpu_1000} 倍。所以这个倍数取决于文本的长度，以及机器的一个指标：读一遍权重的时间里，它能计算多少行。框里给出了这台机器的指标。</translation>
    </message>
    <message>
        <source>The report&apos;s 2 and 4.8 need about 120 rows: a machine in between, or a program that spends some fixed time on every step. Choose &quot;Like the report&quot; to see it.</source>
        <translation>那篇报告的 2 和 4.8 需要大约 120 行：一台居中的机器，或者一个每步都要花固定时间的程序。选“与报告一致”就能看到。</translation>
    </message>
    <message>
        <source>This estimate is called a roofline: two limits, and the lower one is the roof. Let the class change the GB/s and the GFLOP/s in the frame and watch the ratios.</source>
        <translation>这种估计叫做屋顶线：有两个极限，低的那个就是屋顶。让全班改一改框里的 GB/s 和 GFLOP/s，看倍数怎么变。</translation>
    </message>
    <message>
        <source>&quot;The cache only removes attention&quot; is wrong by amount at any ratio: most of what it removes is projections and MLPs of old rows (lesson 3). Where the ratio is small, that work is there too, but hidden behind the reading of the weights.</source>
        <translation>“缓存只去掉了注意力”，无论倍数是多少，这话在数量上都是错的：它去掉的大部分是旧行的投影和 MLP（第 3 课）。倍数小的地方，那些工作也在，只是被读取权重的时间盖住了。</translation>
    </message>
    <message>
        <source>The small model&apos;s weights fit into the processor&apos;s caches, so its cached steps are often faster than the roof of the memory allows: measured ratios can lie above the expected ones.</source>
        <translation>小模型的权重装得进处理器的缓存，所以它有缓存的步往往比内存的屋顶所允许的还快：测出的倍数可能高于预期。</translation>
    </message>
    <message>
        <source>What can go wrong in such a test</source>
        <translation>这样的测试会出什么问题</translation>
    </message>
    <message>
        <source>A friend repeats the experiment on another computer. For 60 new tokens she finds a ratio of 5. You found far more, for 186. She concludes: your program must be faulty.</source>
        <translation>一位朋友在另一台电脑上重做这个实验。写 60 个新词元，她测出的倍数是 5。你写的是 186 个，测出的倍数大得多。她断定：你的程序一定有毛病。</translation>
    </message>
    <message>
        <source>What do you tell her?</source>
        <translation>你怎么对她说？</translation>
    </message>
    <message>
        <source>Compare the same length first, then rows and tokens; times are the machine&apos;s own</source>
        <translation>先比较相同的长度，再比行和词元；时间是各台机器自己的</translation>
    </message>
    <message>
        <source>Rows and tokens are the same everywhere. The ratio follows from the length and from the machine&apos;s two rates.</source>
        <translation>行和词元在哪里都一样。倍数由长度和机器的两个速率决定。</translation>
    </message>
    <message>
        <source>Ratios must agree, so one of us made a mistake</source>
        <translation>倍数必须一致，所以我们中有一个人弄错了</translation>
    </message>
    <message>
        <source>The **rows** must agree: that&apos;s arithmetic on paper. Times depend on the machine.</source>
        <translation>必须一致的是**行数**：那是纸上就能算出来的。时间取决于机器。</translation>
    </message>
    <message>
        <source>She should take the average of several runs</source>
        <translation>她应该多跑几次取平均</translation>
    </message>
    <message>
        <source>A good habit, but it won&apos;t bring two different machines together, nor two different lengths.</source>
        <translation>好习惯，但它不能让两台不同的机器一致，也不能让两个不同的长度一致。</translation>
    </message>
    <message>
        <source>For 60 new tokens: {race_rows_a} rows with the cache and {race_rows_b} without, on every machine in the world. The ratio of the times is {race_ratio} on this one, today.</source>
        <translation>写 60 个新词元：有缓存 {race_rows_a} 行，没有缓存 {race_rows_b} 行，在世界上任何一台机器上都是如此。时间之比在这台机器上，今天，是 {race_ratio}。</translation>
    </message>
    <message>
        <source>A good report of such a test names: model, precision, machine, length, and whether the ratio is of steps or of whole runs.</source>
        <translation>一份好的测试报告会写明：模型、精度、机器、长度，以及这个比是单步的还是整次运行的。</translation>
    </message>
    <message>
        <source>Where this leads: training</source>
        <translation>由此通向：训练</translation>
    </message>
    <message>
        <source>The cache is for writing. What about **training**, in which a model learns from texts that are finished?</source>
        <translation>缓存是为写作准备的。那么**训练**呢？在训练中，模型从已经写好的文本里学习。</translation>
    </message>
    <message>
        <source>Here a text of {prompt_rows} tokens was read in one pass, in {prefill_time}. Each token after that took {decode_time}, one after the other.</source>
        <translation>这里，一段 {prompt_rows} 个词元的文本一趟就读完了，用了 {prefill_time}。之后的每个词元用了 {decode_time}，一个接一个。</translation>
    </message>
    <message>
        <source>Does training a model need a KV cache?</source>
        <translation>训练模型需要 KV 缓存吗？</translation>
    </message>
    <message>
        <source>Yes, or it would recompute every row again and again</source>
        <translation>需要，不然它会把每一行一遍又一遍地重新计算</translation>
    </message>
    <message>
        <source>So it would if it went through the text token by token. It doesn&apos;t need to: all tokens are known.</source>
        <translation>如果它一个词元一个词元地读过文本，会是这样。它不必这样做：所有词元都已知。</translation>
    </message>
    <message>
        <source>No: it computes all rows of a text in one pass</source>
        <translation>不需要：它一趟就计算一段文本的所有行</translation>
    </message>
    <message>
        <source>Like a prefill. Every row guesses the token after it at the same time, and nothing is computed twice.</source>
        <translation>就像预填充。每一行同时猜它后面的词元，没有什么会计算两遍。</translation>
    </message>
    <message>
        <source>Only for long texts</source>
        <translation>只有文本长时才需要</translation>
    </message>
    <message>
        <source>The length doesn&apos;t matter. What matters is that no token has to be waited for.</source>
        <translation>长度无所谓。要紧的是不必等任何一个词元。</translation>
    </message>
    <message>
        <source>The mask lets training do this: a row sees only what is above it, so all guesses are fair even if the text is known. Writing can&apos;t: the next token isn&apos;t there before the one above it is chosen. One and the same model is parallel when it learns and one row after the other when it writes.</source>
        <translation>是掩码让训练可以这样做：一行只看得见它上面的内容，所以即使文本已知，所有的猜测也都公平。写作就不行：上面的词元没选出来，下一个词元就还不存在。同一个模型，学习时是并行的，写作时是一行接一行的。</translation>
    </message>
    <message>
        <source>Ask what prefill, training and lane B have in common: all rows in one pass. And what sets lane B apart: it does it again at every step.</source>
        <translation>问：预填充、训练和跑道 B 有什么共同点？都是一趟算完所有的行。跑道 B 又有什么不同？它每一步都要再来一遍。</translation>
    </message>
    <message>
        <source>Where this leads: long texts</source>
        <translation>由此通向：长文本</translation>
    </message>
    <message>
        <source>The triangle again: one line for each row, one cell for each row that it looked at. With n rows these are n lines, and about half of n × n cells.</source>
        <translation>又是三角形：每一行有一横条，它看过的每一行有一个格子。n 行就有 n 条，格子大约是 n × n 的一半。</translation>
    </message>
    <message>
        <source>The text gets twice as long. How many cells does the triangle have then?</source>
        <translation>文本长了一倍。三角形现在有多少个格子？</translation>
    </message>
    <message>
        <source>Twice as many</source>
        <translation>两倍</translation>
    </message>
    <message>
        <source>Twice as many lines, but each of them is twice as long, too.</source>
        <translation>横条是两倍，但每一条的长度也是两倍。</translation>
    </message>
    <message>
        <source>About four times as many</source>
        <translation>大约四倍</translation>
    </message>
    <message>
        <source>Twice the lines, twice their length. This is what &quot;n squared&quot; stands for.</source>
        <translation>横条两倍，长度两倍。这就是“n 平方”的意思。</translation>
    </message>
    <message>
        <source>About eight times as many</source>
        <translation>大约八倍</translation>
    </message>
    <message>
        <source>That is what a run without a cache pays in all: it draws the whole triangle again at each step.</source>
        <translation>那是没有缓存的运行总共要付的：它每一步都把整个三角形重画一遍。</translation>
    </message>
    <message>
        <source>The cache doesn&apos;t make the triangle smaller. It lets every cell be computed **once**, one line a step. Someone has to compute it still, and for a very long prompt the prefill does so all at once. There n squared becomes what one waits for, and the cache&apos;s n rows become what fills the memory. Both are the price of long contexts.</source>
        <translation>缓存并不会让三角形变小。它让每个格子只计算**一次**，每步一横条。这些总得有人算，而提示词很长时，预填充要一口气全部算完。在那里，n 平方变成了要等的时间，缓存的 n 行变成了占满内存的东西。两者都是长上下文的代价。</translation>
    </message>
    <message>
        <source>Draw it: with the cache a step adds the bottom line. Without it a step draws the whole triangle. Added up: n squared cells against n cubed.</source>
        <translation>画出来：有缓存时，一步只添上最下面的一横条；没有缓存时，一步要画整个三角形。加在一起：n 平方个格子对 n 立方个。</translation>
    </message>
    <message>
        <source>Where to go from here: grouped-query attention, training in parallel, and ways around the square, such as windows.</source>
        <translation>由此还可以走向：分组查询注意力、并行训练，以及绕开平方的办法，比如窗口。</translation>
    </message>
    <message>
        <source>Twenty questions</source>
        <translation>二十个问题</translation>
    </message>
    <message>
        <source>Permission</source>
        <translation>许可</translation>
    </message>
    <message>
        <source>Why may a model use a row again that it computed a hundred tokens ago?</source>
        <translation>为什么模型可以再次使用一百个词元之前算出的行？</translation>
    </message>
    <message>
        <source>Because a small error does no harm</source>
        <translation>因为一点小误差没有坏处</translation>
    </message>
    <message>
        <source>There is no error at all. The row that is read back is the same number for number.</source>
        <translation>根本没有误差。读回来的行，每一个数都相同。</translation>
    </message>
    <message>
        <source>Because a row sees only itself and what stands above it</source>
        <translation>因为一行只看得见它自己和它上面的内容</translation>
    </message>
    <message>
        <source>New tokens come below. So nothing a row depends on can change any more.</source>
        <translation>新的词元在下面。所以一行所依赖的一切都不会再变。</translation>
    </message>
    <message>
        <source>Because words keep their meaning</source>
        <translation>因为词的意思不变</translation>
    </message>
    <message>
        <source>A row isn&apos;t the meaning of a word: the same word gets another row in another text.</source>
        <translation>一行不是一个词的意思：同一个词在另一段文本里会得到另一行。</translation>
    </message>
    <message>
        <source>The causal mask is the permission: no row looks down. It is an argument for correctness and not a rule of thumb.</source>
        <translation>许可来自因果掩码：没有哪一行往下看。这是关于正确性的论证，不是经验之谈。</translation>
    </message>
    <message>
        <source>Where to see it: Lesson 2; Watch page, Attention.</source>
        <translation>在哪里看：第 2 课；观察页面，“注意力”。</translation>
    </message>
    <message>
        <source>One corrected word</source>
        <translation>一个更正的词</translation>
    </message>
    <message>
        <source>In a prompt of 500 tokens, token 200 is replaced by another. Which rows must be computed again?</source>
        <translation>在一段 500 个词元的提示词里，200 号词元换成了另一个。哪些行必须重新计算？</translation>
    </message>
    <message>
        <source>Row 200 alone</source>
        <translation>只有第 200 行</translation>
    </message>
    <message>
        <source>The rows below have looked at it and taken something from it.</source>
        <translation>下面的行看过它，并从它那里取了东西。</translation>
    </message>
    <message>
        <source>All 500</source>
        <translation>全部 500 行</translation>
    </message>
    <message>
        <source>Those above row 200 have never seen it.</source>
        <translation>第 200 行上面的行从没见过它。</translation>
    </message>
    <message>
        <source>Rows 0 to 200</source>
        <translation>第 0 行到第 200 行</translation>
    </message>
    <message>
        <source>It is the other way round: these stand above the change.</source>
        <translation>正好反了：这些在改动的上面。</translation>
    </message>
    <message>
        <source>Row 200 and all below it</source>
        <translation>第 200 行和下面所有的行</translation>
    </message>
    <message>
        <source>It changes itself, and may have changed each row that could look at it.</source>
        <translation>它自己变了，也可能改变了每一个能看它的行。</translation>
    </message>
    <message>
        <source>The rows above stay valid, to the last bit. That is also why a change late in a prompt is cheap and an early one is dear.</source>
        <translation>上面的行仍然有效，一个比特也不差。所以提示词里靠后的改动便宜，靠前的改动昂贵。</translation>
    </message>
    <message>
        <source>Where to see it: Lesson 2; Watch page, click a token.</source>
        <translation>在哪里看：第 2 课；观察页面，点一个词元。</translation>
    </message>
    <message>
        <source>What is kept</source>
        <translation>保留什么</translation>
    </message>
    <message>
        <source>What does a KV cache keep of a token?</source>
        <translation>KV 缓存为一个词元保留什么？</translation>
    </message>
    <message>
        <source>Its key and its value, in every block</source>
        <translation>它在每个块里的键和值</translation>
    </message>
    <message>
        <source>Those are the two things that later rows come for.</source>
        <translation>后面的行来取的就是这两样。</translation>
    </message>
    <message>
        <source>Its query, key and value</source>
        <translation>它的查询、键和值</translation>
    </message>
    <message>
        <source>A query asks once, in its own step. Nobody asks it again.</source>
        <translation>查询只在自己那一步问一次，以后谁也不会再问。</translation>
    </message>
    <message>
        <source>Its logits</source>
        <translation>它的 logits</translation>
    </message>
    <message>
        <source>They served to choose one token. The next step has logits of its own.</source>
        <translation>它们用来选出一个词元。下一步有自己的 logits。</translation>
    </message>
    <message>
        <source>Its word, so that it needn&apos;t be typed again</source>
        <translation>它的词，这样就不必再输入一遍</translation>
    </message>
    <message>
        <source>The text is kept anyway. The cache is about what was worked out from it.</source>
        <translation>文本反正是留着的。缓存留的是由文本算出来的东西。</translation>
    </message>
    <message>
        <source>With the bundled model these are {row_numbers} numbers, or {row_bytes} in 32 bits. A full context of {context} tokens takes {full_cache}.</source>
        <translation>对内置模型，这是 {row_numbers} 个数，用 32 位就是 {row_bytes}。满满的 {context} 个词元的上下文占 {full_cache}。</translation>
    </message>
    <message>
        <source>Where to see it: Lessons 1 and 5; Watch page, the cache.</source>
        <translation>在哪里看：第 1 课和第 5 课；观察页面，缓存。</translation>
    </message>
    <message>
        <source>A text has 300 tokens. How many rows does the next step compute without a cache, and how many with it?</source>
        <translation>一段文本有 300 个词元。下一步没有缓存时计算多少行，有缓存时呢？</translation>
    </message>
    <message>
        <source>300 and 150</source>
        <translation>300 和 150</translation>
    </message>
    <message>
        <source>Half is a matter of whole runs. In one step the difference is much larger.</source>
        <translation>一半，说的是整次运行。在一步里，差别大得多。</translation>
    </message>
    <message>
        <source>300 and 0</source>
        <translation>300 和 0</translation>
    </message>
    <message>
        <source>The newest token&apos;s row is always missing: nobody could compute it before the token was chosen.</source>
        <translation>最新词元的行总是缺的：词元选出来之前，谁也没法计算它。</translation>
    </message>
    <message>
        <source>300 and 1</source>
        <translation>300 和 1</translation>
    </message>
    <message>
        <source>Without a cache all rows, with it only that of the newest token.</source>
        <translation>没有缓存时是所有的行，有缓存时只有最新词元的那一行。</translation>
    </message>
    <message>
        <source>Over a whole run without a cache the row counts add up to about half the square of the length. That&apos;s what &quot;quadratic&quot; means. With it, each row is computed once.</source>
        <translation>没有缓存的整次运行里，行数加起来大约是长度平方的一半。这就是“平方增长”的意思。有缓存时，每一行只计算一次。</translation>
    </message>
    <message>
        <source>Where to see it: Lesson 1; Race page, rows computed.</source>
        <translation>在哪里看：第 1 课；竞速页面，计算的行数。</translation>
    </message>
    <message>
        <source>What is left</source>
        <translation>还剩下什么</translation>
    </message>
    <message>
        <source>The cache is on and the text grows. Which part of a step still grows with it?</source>
        <translation>缓存开着，文本在增长。一步里的哪一部分仍然随之增长？</translation>
    </message>
    <message>
        <source>It works on one row, the new one, however long the text is.</source>
        <translation>不管文本多长，它只处理一行，也就是新的那一行。</translation>
    </message>
    <message>
        <source>Reading the weights</source>
        <translation>读取权重</translation>
    </message>
    <message>
        <source>The weights are the model: as many for short texts as for long ones.</source>
        <translation>权重就是模型本身：短文本和长文本一样多。</translation>
    </message>
    <message>
        <source>Attention</source>
        <translation>注意力</translation>
    </message>
    <message>
        <source>The new row has to be held against every earlier one. No cache can do that beforehand.</source>
        <translation>新的一行要和前面的每一行相比。没有哪个缓存能事先做好这件事。</translation>
    </message>
    <message>
        <source>A step computes one row, and looks at n. It&apos;s a small share in short texts and a large one in long texts.</source>
        <translation>一步计算一行，却要看 n 行。短文本里这只占一小份，长文本里就占一大份。</translation>
    </message>
    <message>
        <source>Where to see it: Lesson 3; Watch page, &quot;Attention only&quot;.</source>
        <translation>在哪里看：第 3 课；观察页面，“只看注意力”。</translation>
    </message>
    <message>
        <source>More than attention</source>
        <translation>不只是注意力</translation>
    </message>
    <message>
        <source>Is it right that the cache only saves attention?</source>
        <translation>说缓存只省下注意力，对吗？</translation>
    </message>
    <message>
        <source>Yes: keys and values belong to attention</source>
        <translation>对：键和值属于注意力</translation>
    </message>
    <message>
        <source>They do. But to get an old row&apos;s key in block 2, the whole row has to pass through block 1.</source>
        <translation>是属于。但要得到旧行在第 2 块的键，整行都得先穿过第 1 块。</translation>
    </message>
    <message>
        <source>No: it also saves the projections and the MLPs of all old rows</source>
        <translation>不对：它还省下所有旧行的投影和 MLP</translation>
    </message>
    <message>
        <source>Without a cache every old row goes through everything again.</source>
        <translation>没有缓存时，每个旧行都要把一切重新走一遍。</translation>
    </message>
    <message>
        <source>No: it saves the logits</source>
        <translation>不对：它省下的是 logits</translation>
    </message>
    <message>
        <source>They are computed once a step, with the cache and without.</source>
        <translation>不管有没有缓存，它们每步都只计算一次。</translation>
    </message>
    <message>
        <source>In a step without a cache, attention is the smaller part at the lengths you can try here; the rest is projections and MLPs, mostly of old rows.</source>
        <translation>在没有缓存的一步里，以你在这里能试的长度，注意力是较小的部分；其余是投影和 MLP，大多是旧行的。</translation>
    </message>
    <message>
        <source>Where to see it: Lesson 3; Watch page, cache off, the bar of the step.</source>
        <translation>在哪里看：第 3 课；观察页面，缓存关着，单步的条。</translation>
    </message>
    <message>
        <source>You ask about a long document that the assistant has not read yet. Why does the first token take longest?</source>
        <translation>你问一份助手还没读过的长文档。为什么第一个词元最久？</translation>
    </message>
    <message>
        <source>It is the hardest one to choose</source>
        <translation>它最难选</translation>
    </message>
    <message>
        <source>Each choice costs the same. What differs is how many rows are missing before it.</source>
        <translation>每次选择的代价都一样。不同的是在它之前缺多少行。</translation>
    </message>
    <message>
        <source>The cache has to be searched first</source>
        <translation>得先在缓存里搜索</translation>
    </message>
    <message>
        <source>It is empty then, and it is never searched: every row is read in turn.</source>
        <translation>那时缓存是空的，而且从来不用搜索：每一行都会依次读到。</translation>
    </message>
    <message>
        <source>All rows of the prompt have to be computed before it</source>
        <translation>得先计算提示词的所有行</translation>
    </message>
    <message>
        <source>That is the prefill. Each token after it costs one row.</source>
        <translation>这就是预填充。之后的每个词元只花一行。</translation>
    </message>
    <message>
        <source>The weights are loaded from the disk</source>
        <translation>要从磁盘加载权重</translation>
    </message>
    <message>
        <source>They have been in memory since the program started.</source>
        <translation>程序启动以后，它们就一直在内存里。</translation>
    </message>
    <message>
        <source>A cache can&apos;t help with rows that it has never had. It makes the later tokens cheap, and the first one only if it was filled before.</source>
        <translation>从来没有过的行，缓存帮不上忙。它让后面的词元变便宜；要让第一个也便宜，只有事先就填好。</translation>
    </message>
    <message>
        <source>Where to see it: Lesson 4; Watch page, time per token.</source>
        <translation>在哪里看：第 4 课；观察页面，每个词元的时间。</translation>
    </message>
    <message>
        <source>In parallel</source>
        <translation>并行</translation>
    </message>
    <message>
        <source>A prefill of 500 rows is much faster than 500 decode steps. Why?</source>
        <translation>500 行的预填充比 500 个解码步快得多。为什么？</translation>
    </message>
    <message>
        <source>It reads each weight once for all rows</source>
        <translation>它为所有的行只把每个权重读一次</translation>
    </message>
    <message>
        <source>A decode step reads all of them for a single row.</source>
        <translation>解码步为了一行就要把它们全读一遍。</translation>
    </message>
    <message>
        <source>It leaves out attention</source>
        <translation>它略过了注意力</translation>
    </message>
    <message>
        <source>It doesn&apos;t: each row of the prompt looks at all rows above it.</source>
        <translation>没有略过：提示词的每一行都要看它上面所有的行。</translation>
    </message>
    <message>
        <source>It computes with fewer bits</source>
        <translation>它计算时用的位数更少</translation>
    </message>
    <message>
        <source>Prefill and decode use the same numbers.</source>
        <translation>预填充和解码用的是同样的数。</translation>
    </message>
    <message>
        <source>A decode step waits for memory, a prefill for arithmetic. And a prefill can work on all rows at once only because all tokens are known.</source>
        <translation>解码步等的是内存，预填充等的是计算。而预填充之所以能同时处理所有的行，只是因为所有词元都已知。</translation>
    </message>
    <message>
        <source>Where to see it: Lesson 4; Watch page, this step.</source>
        <translation>在哪里看：第 4 课；观察页面，这一步。</translation>
    </message>
    <message>
        <source>Two ratios</source>
        <translation>两个比</translation>
    </message>
    <message>
        <source>At 1,000 tokens a step takes 80 times as long without the cache. How does the whole run up to there compare?</source>
        <translation>到 1,000 个词元时，没有缓存的一步要用 80 倍的时间。到那里为止的整次运行之比是多少？</translation>
    </message>
    <message>
        <source>Also 80 times as long</source>
        <translation>也是 80 倍</translation>
    </message>
    <message>
        <source>It would, if every step had been as long as the last. The early ones were short.</source>
        <translation>如果每一步都和最后一步一样长，会是这样。早期的步很短。</translation>
    </message>
    <message>
        <source>About 40 times as long</source>
        <translation>大约 40 倍</translation>
    </message>
    <message>
        <source>Without a cache the steps grew from short to long. On average they were about half as long as the last.</source>
        <translation>没有缓存时，步由短变长。平均起来，大约是最后一步的一半。</translation>
    </message>
    <message>
        <source>About 6,400 times as long</source>
        <translation>大约 6,400 倍</translation>
    </message>
    <message>
        <source>The ratios of steps don&apos;t multiply. Times add up.</source>
        <translation>单步之比不会相乘。时间是相加的。</translation>
    </message>
    <message>
        <source>The ratio of steps and the ratio of runs are two figures; a report should say which it means. For this model, here: whole runs {ratio_200} times at 200 tokens, {ratio_1000} at 1,000 (a prediction while nothing has been raced).</source>
        <translation>单步之比和整次运行之比是两个数；报告应该说明是哪一个。对这个模型，在这里：整次运行在 200 个词元时是 {ratio_200} 倍，在 1,000 个词元时是 {ratio_1000} 倍（还没竞速过时，是预测值）。</translation>
    </message>
    <message>
        <source>Where to see it: Lesson 9; Race page, the table of ratios.</source>
        <translation>在哪里看：第 9 课；竞速页面，比值表。</translation>
    </message>
    <message>
        <source>Other machines</source>
        <translation>别的机器</translation>
    </message>
    <message>
        <source>Two people measure how much faster a run gets with the cache. One finds 2, the other 20. Both have counted the same rows. What explains it?</source>
        <translation>两个人测量有了缓存之后运行快多少。一个测出 2，另一个测出 20。两人数出的行数相同。怎么解释？</translation>
    </message>
    <message>
        <source>One of them has made a mistake</source>
        <translation>其中一个人弄错了</translation>
    </message>
    <message>
        <source>Not necessarily. The rows are the same everywhere, the times are not.</source>
        <translation>不一定。行数在哪里都一样，时间却不是。</translation>
    </message>
    <message>
        <source>One of them has a larger cache</source>
        <translation>其中一个人的缓存更大</translation>
    </message>
    <message>
        <source>Both keep the same rows of the same model: their caches are equally large.</source>
        <translation>两人存的是同一个模型的同样的行：他们的缓存一样大。</translation>
    </message>
    <message>
        <source>Their machines calculate and read at different rates</source>
        <translation>他们的机器计算和读取的速率不同</translation>
    </message>
    <message>
        <source>Without a cache there is much to calculate, with it there is mostly reading. The ratio depends on how fast a machine does either.</source>
        <translation>没有缓存时要做大量计算，有缓存时主要是读取。倍数取决于机器做这两件事各有多快。</translation>
    </message>
    <message>
        <source>This machine&apos;s rates are {bandwidth} and {arithmetic}. From them alone one expects {roofline_200} at 200 tokens; for GPT-2 small on an H100 card {gpu_200}.</source>
        <translation>这台机器的速率是 {bandwidth} 和 {arithmetic}。单凭它们，可以预期 200 个词元时是 {roofline_200} 倍；GPT-2 small 在 H100 卡上是 {gpu_200} 倍。</translation>
    </message>
    <message>
        <source>Where to see it: Lesson 9; Race page, &quot;Another machine?&quot;.</source>
        <translation>在哪里看：第 9 课；竞速页面，“换一台机器？”。</translation>
    </message>
    <message>
        <source>GPT-2 small&apos;s token</source>
        <translation>GPT-2 small 的一个词元</translation>
    </message>
    <message>
        <source>GPT-2 small has 12 blocks and a width of 768. How many numbers does it keep for each token?</source>
        <translation>GPT-2 small 有 12 个块，宽度是 768。它为每个词元存多少个数？</translation>
    </message>
    <message>
        <source>768</source>
        <translation>768</translation>
    </message>
    <message>
        <source>That is one key, in one block.</source>
        <translation>那是一个块里的一个键。</translation>
    </message>
    <message>
        <source>9,216</source>
        <translation>9,216</translation>
    </message>
    <message>
        <source>Keys are only half of it: 12 × 768. Values come on top.</source>
        <translation>键只是一半：12 × 768。还要加上值。</translation>
    </message>
    <message>
        <source>18,432</source>
        <translation>18,432</translation>
    </message>
    <message>
        <source>2 × 12 × 768: a key and a value in each block.</source>
        <translation>2 × 12 × 768：每个块里一个键和一个值。</translation>
    </message>
    <message>
        <source>1,536</source>
        <translation>1,536</translation>
    </message>
    <message>
        <source>A key and a value: but every block has its own.</source>
        <translation>一个键和一个值：但每个块都有自己的。</translation>
    </message>
    <message>
        <source>{plan_numbers} numbers are {plan_token} in 16 bits, and {plan_conversation} for the whole window.</source>
        <translation>{plan_numbers} 个数用 16 位存是 {plan_token}，整个窗口是 {plan_conversation}。</translation>
    </message>
    <message>
        <source>Where to see it: Lesson 5; Memory page, the formula.</source>
        <translation>在哪里看：第 5 课；内存页面，公式。</translation>
    </message>
    <message>
        <source>Last bits</source>
        <translation>最后的比特</translation>
    </message>
    <message>
        <source>With a certain library the scores differ in their last digits, with the cache and without. Where does that come from?</source>
        <translation>用某个库时，有缓存和没有缓存的分数，最后几位数字不同。这是从哪里来的？</translation>
    </message>
    <message>
        <source>It adds the same sums in another order when it computes one row instead of many</source>
        <translation>它计算一行和计算许多行时，同样的和按不同的顺序相加</translation>
    </message>
    <message>
        <source>Rounded sums depend on their order. The cache only changes how many rows are computed together.</source>
        <translation>舍入的数之和取决于顺序。缓存改变的只是一起计算的行数。</translation>
    </message>
    <message>
        <source>The cache rounds what it keeps</source>
        <translation>缓存对存的东西做了舍入</translation>
    </message>
    <message>
        <source>It keeps the 32-bit numbers as they were computed, and gives back just those.</source>
        <translation>它存的就是算出来的 32 位数，交还的也正是这些。</translation>
    </message>
    <message>
        <source>A row changes a little whenever text is added</source>
        <translation>每次添上文本，一行都会变一点</translation>
    </message>
    <message>
        <source>It can&apos;t: nothing below a row has any influence on it.</source>
        <translation>不可能：一行下面的东西对它没有任何影响。</translation>
    </message>
    <message>
        <source>Both lanes calculated with OpenBLAS here; their scores are at most {race_difference} apart. Arithmetic that adds in a fixed order shows the cause: there the difference is 0. The best token is nearly always far enough ahead for the text to be the same anyway.</source>
        <translation>这里两条跑道都用 OpenBLAS 计算；它们的分数最多相差 {race_difference}。按固定顺序相加的运算能说明原因：用它时差别是 0。反正最好的词元几乎总是领先得足够多，文本还是一样。</translation>
    </message>
    <message>
        <source>Where to see it: Lesson 8; Race page, a lane&apos;s arithmetic.</source>
        <translation>在哪里看：第 8 课；竞速页面，跑道的运算。</translation>
    </message>
    <message>
        <source>Long contexts</source>
        <translation>长上下文</translation>
    </message>
    <message>
        <source>On this card {plan_fit} conversations of 8,192 tokens fit beside the model. What runs out first when each of them gets 16 times as long?</source>
        <translation>在这张卡上，模型旁边能放下 {plan_fit} 个 8,192 词元的对话。如果每个都变成 16 倍长，最先不够的是什么？</translation>
    </message>
    <message>
        <source>The weights no longer fit</source>
        <translation>权重放不下了</translation>
    </message>
    <message>
        <source>They are as large as before.</source>
        <translation>它们和以前一样大。</translation>
    </message>
    <message>
        <source>Patience: each token takes 16 times as long</source>
        <translation>耐心：每个词元要用 16 倍的时间</translation>
    </message>
    <message>
        <source>A step gets longer, but by less than that: it still computes a single row.</source>
        <translation>一步会变长，但没有那么多：它仍然只计算一行。</translation>
    </message>
    <message>
        <source>The memory for the caches</source>
        <translation>放缓存的内存</translation>
    </message>
    <message>
        <source>Each takes 16 times as much, so only a few fit.</source>
        <translation>每个都占 16 倍，所以只放得下几个。</translation>
    </message>
    <message>
        <source>Only {plan_fit} fit now, at {plan_conversation} each. Such limits often decide how many users a server takes.</source>
        <translation>现在只放得下 {plan_fit} 个，每个占 {plan_conversation}。一台服务器能接多少用户，往往就由这样的上限决定。</translation>
    </message>
    <message>
        <source>Where to see it: Lesson 5; Memory page, the verdict.</source>
        <translation>在哪里看：第 5 课；内存页面，结论。</translation>
    </message>
    <message>
        <source>Shared heads</source>
        <translation>共享的头</translation>
    </message>
    <message>
        <source>Llama 3.1 70B has 64 heads, and 8 keys and values that they share in groups. What does that do to its cache?</source>
        <translation>Llama 3.1 70B 有 64 个头，它们分组共享 8 份键和值。这对它的缓存有什么影响？</translation>
    </message>
    <message>
        <source>It halves it</source>
        <translation>减半</translation>
    </message>
    <message>
        <source>Half would be groups of two. Here eight heads share.</source>
        <translation>减半要两个头一组。这里是八个头共享。</translation>
    </message>
    <message>
        <source>It makes it eight times smaller</source>
        <translation>缩小到八分之一</translation>
    </message>
    <message>
        <source>8 keys and values are kept for each token and block, not 64.</source>
        <translation>每个词元、每个块存 8 份键和值，而不是 64 份。</translation>
    </message>
    <message>
        <source>Nothing: 64 heads still look</source>
        <translation>没有影响：仍然有 64 个头在看</translation>
    </message>
    <message>
        <source>They look with queries of their own, and queries aren&apos;t kept.</source>
        <translation>它们用自己的查询去看，而查询是不存的。</translation>
    </message>
    <message>
        <source>{plan_conversation} for a conversation of the full length, instead of eight times that. The price: the model has to be trained so. Heads that are simply averaged afterwards lose nearly every answer.</source>
        <translation>用满长度的一个对话是 {plan_conversation}，而不是它的八倍。代价是：模型得这样训练。只在事后取平均的头，几乎会丢掉所有的回答。</translation>
    </message>
    <message>
        <source>Where to see it: Lesson 6; Memory page, KV heads; Squeeze page, share heads.</source>
        <translation>在哪里看：第 6 课；内存页面，KV 头；压缩页面，共享头。</translation>
    </message>
    <message>
        <source>A cache keeps each number in 8 bits instead of 32. What is given up?</source>
        <translation>一个缓存把每个数存成 8 位，而不是 32 位。放弃了什么？</translation>
    </message>
    <message>
        <source>The oldest rows</source>
        <translation>最旧的行</translation>
    </message>
    <message>
        <source>All rows stay. Each number becomes a bit coarser.</source>
        <translation>所有的行都留着。只是每个数变粗了一点。</translation>
    </message>
    <message>
        <source>Nothing, not even a bit</source>
        <translation>什么也没放弃，一个比特也没有</translation>
    </message>
    <message>
        <source>The logits do change a little. Exactly the same it is only with the numbers as they were computed.</source>
        <translation>logits 确实会变一点。只有用原样算出的数，才会完全相同。</translation>
    </message>
    <message>
        <source>A little precision: answers hardly change, bits do</source>
        <translation>一点精度：回答几乎不变，比特会变</translation>
    </message>
    <message>
        <source>Each number is rounded to one of some 250 steps. The 60 questions do not notice.</source>
        <translation>每个数都舍入到大约 250 档中的一档。那 60 个问题察觉不到。</translation>
    </message>
    <message>
        <source>About a quarter of the right answers</source>
        <translation>大约四分之一的正确回答</translation>
    </message>
    <message>
        <source>It&apos;s a quarter of the memory that remains. The answers remain nearly all.</source>
        <translation>剩下四分之一的是内存。回答几乎全都还在。</translation>
    </message>
    <message>
        <source>It takes about a quarter of the memory. With 4 bits it&apos;s a seventh, and an answer or so is lost.</source>
        <translation>它大约占四分之一的内存。用 4 位是七分之一，会丢掉一个左右的回答。</translation>
    </message>
    <message>
        <source>Where to see it: Lesson 6; Squeeze page, fewer bits.</source>
        <translation>在哪里看：第 6 课；压缩页面，减少位数。</translation>
    </message>
    <message>
        <source>Thrown away</source>
        <translation>扔掉了</translation>
    </message>
    <message>
        <source>A window keeps only the newest 64 rows. The model is asked about a sentence far above. What happens?</source>
        <translation>一个窗口只保留最新的 64 行。模型被问到很靠上的一句话。会发生什么？</translation>
    </message>
    <message>
        <source>It answers fluently, and often wrongly</source>
        <translation>它回答得很流畅，却常常是错的</translation>
    </message>
    <message>
        <source>The rows with the fact are gone. What is left is enough for a well-formed guess.</source>
        <translation>有那个事实的行已经没了。剩下的足够猜出一个通顺的句子。</translation>
    </message>
    <message>
        <source>It stops with an error</source>
        <translation>它报错停下</translation>
    </message>
    <message>
        <source>Nothing is broken: it looks at the rows that are there.</source>
        <translation>什么都没坏：它看的就是现有的行。</translation>
    </message>
    <message>
        <source>It computes the missing rows again</source>
        <translation>它重新计算缺少的行</translation>
    </message>
    <message>
        <source>It could only if it went back to the text. A window never does.</source>
        <translation>要做到这一点，它得回到文本去。窗口从不这样做。</translation>
    </message>
    <message>
        <source>Evicted rows are forgotten. Which rows a later question needs, nobody knows when they are thrown away.</source>
        <translation>淘汰的行就忘掉了。以后的问题需要哪些行，扔掉的时候谁也不知道。</translation>
    </message>
    <message>
        <source>Where to see it: Lesson 6; Squeeze page, throw rows away.</source>
        <translation>在哪里看：第 6 课；压缩页面，扔掉行。</translation>
    </message>
    <message>
        <source>What does giving out cache memory in pages change?</source>
        <translation>把缓存的内存按页分配，会改变什么？</translation>
    </message>
    <message>
        <source>Each row takes less memory</source>
        <translation>每一行占的内存变少</translation>
    </message>
    <message>
        <source>A row takes what it took. Not one number is changed.</source>
        <translation>一行占的还是那么多。没有一个数改变。</translation>
    </message>
    <message>
        <source>Attention gets more accurate</source>
        <translation>注意力更准确</translation>
    </message>
    <message>
        <source>It reads the same numbers, only from other places.</source>
        <translation>它读的是同样的数，只是从别的地方读。</translation>
    </message>
    <message>
        <source>Less memory lies reserved and empty</source>
        <translation>预留着却空着的内存变少</translation>
    </message>
    <message>
        <source>A conversation gets the next page when it needs it, instead of room for the longest answer at the start.</source>
        <translation>对话需要时才领下一页，而不是一开始就得到最长回答所需的地方。</translation>
    </message>
    <message>
        <source>So more conversations fit into the same memory at the same time. And those that begin alike can share pages.</source>
        <translation>所以同样的内存可以同时放下更多的对话。开头相同的对话还可以共享页。</translation>
    </message>
    <message>
        <source>Where to see it: Lesson 6; Memory page, &quot;One piece each, or pages?&quot;.</source>
        <translation>在哪里看：第 6 课；内存页面，“整块，还是分页？”。</translation>
    </message>
    <message>
        <source>The next question</source>
        <translation>下一个问题</translation>
    </message>
    <message>
        <source>A server drops the cache after each answer. What does somebody notice who asks three questions about one long document?</source>
        <translation>一台服务器每次回答之后都丢掉缓存。有人就一份长文档连问三个问题，会注意到什么？</translation>
    </message>
    <message>
        <source>The second answer doesn&apos;t know the document</source>
        <translation>第二个回答不知道文档</translation>
    </message>
    <message>
        <source>The text is sent along with every turn. Only the rows are missing.</source>
        <translation>文本每一轮都会一起发过去。缺的只是行。</translation>
    </message>
    <message>
        <source>Each answer begins late, and is as good as ever</source>
        <translation>每个回答都开始得晚，但和往常一样好</translation>
    </message>
    <message>
        <source>Every turn pays for the whole prefill again. The numbers that come out are the same.</source>
        <translation>每一轮都要再付一次整个预填充。得出的数是一样的。</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>什么也没有</translation>
    </message>
    <message>
        <source>Nothing in the words. But the waiting before each answer grows with the document.</source>
        <translation>文字上什么也没有。但每个回答之前的等待会随文档变长。</translation>
    </message>
    <message>
        <source>The second question has just cost {turn_computed} rows, those of the document among them. If the cache is retained, a turn computes the rows of its own question only.</source>
        <translation>第二个问题刚刚花了 {turn_computed} 行，其中就有文档的行。如果缓存保留着，一轮只计算自己那个问题的行。</translation>
    </message>
    <message>
        <source>Where to see it: Lesson 7; Chat page, keep the cache between turns.</source>
        <translation>在哪里看：第 7 课；对话页面，在两轮之间保留缓存。</translation>
    </message>
    <message>
        <source>Sold</source>
        <translation>出售</translation>
    </message>
    <message>
        <source>A provider charges less for cached tokens. Your prompt has long instructions, which never change, and today&apos;s date. Where should the date go?</source>
        <translation>服务商对缓存的词元收费较低。你的提示词有长长的指令，从来不变，还有今天的日期。日期该放在哪里？</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>放在开头</translation>
    </message>
    <message>
        <source>Then all rows below it are new whenever the date is, and those are nearly all.</source>
        <translation>那样只要日期变了，它下面所有的行就都是新的，而那几乎是全部。</translation>
    </message>
    <message>
        <source>Anywhere: it&apos;s only one token</source>
        <translation>随便哪里：它只是一个词元</translation>
    </message>
    <message>
        <source>It isn&apos;t its size that counts, but what stands below it.</source>
        <translation>要紧的不是它有多大，而是它下面有什么。</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>放在末尾</translation>
    </message>
    <message>
        <source>Then the instructions stand above it, and their rows can be used again.</source>
        <translation>那样指令就在它上面，它们的行可以再次使用。</translation>
    </message>
    <message>
        <source>Prompt caching sells the same rule by which a row may be kept: what stands above a change is still valid.</source>
        <translation>提示词缓存出售的，就是决定一行能否保留的那条规则：改动上面的内容仍然有效。</translation>
    </message>
    <message>
        <source>Where to see it: Lesson 7; Chat page, what a provider would charge.</source>
        <translation>在哪里看：第 7 课；对话页面，服务商会收多少钱。</translation>
    </message>
    <message>
        <source>Learning and writing</source>
        <translation>学习和写作</translation>
    </message>
    <message>
        <source>Why does training get along without a KV cache?</source>
        <translation>为什么训练不需要 KV 缓存？</translation>
    </message>
    <message>
        <source>It doesn&apos;t use attention</source>
        <translation>它不用注意力</translation>
    </message>
    <message>
        <source>It uses the very same attention, with the same mask.</source>
        <translation>它用的是完全一样的注意力，掩码也一样。</translation>
    </message>
    <message>
        <source>It knows the whole text and computes all rows in one pass</source>
        <translation>它知道整段文本，一趟就算完所有的行</translation>
    </message>
    <message>
        <source>Nothing is computed twice, so nothing has to be kept for a next step.</source>
        <translation>没有什么会计算两遍，所以也不必为下一步保留什么。</translation>
    </message>
    <message>
        <source>It has more memory</source>
        <translation>它有更多的内存</translation>
    </message>
    <message>
        <source>More memory wouldn&apos;t save any work that isn&apos;t repeated.</source>
        <translation>本来就不重复的工作，内存再多也省不了。</translation>
    </message>
    <message>
        <source>It may look at the tokens to come</source>
        <translation>它可以看后面的词元</translation>
    </message>
    <message>
        <source>It may not: the mask holds there too. Otherwise it would learn to copy.</source>
        <translation>不可以：掩码在那里也有效。不然它学会的就是照抄。</translation>
    </message>
    <message>
        <source>Writing has to go step by step, as each token must be chosen before it can be read. That is where work repeats itself, and where the cache saves it.</source>
        <translation>写作得一步一步来，因为每个词元都要先选出来才能读。工作就是在那里重复的，缓存也就在那里把它省下。</translation>
    </message>
    <message>
        <source>Where to see it: Lesson 9; Watch page, time per token.</source>
        <translation>在哪里看：第 9 课；观察页面，每个词元的时间。</translation>
    </message>
</context>
<context>
    <name>Machines</name>
    <message>
        <source>This machine</source>
        <translation>这台机器</translation>
    </message>
    <message>
        <source>A laptop</source>
        <translation>笔记本电脑</translation>
    </message>
    <message>
        <source>A phone</source>
        <translation>手机</translation>
    </message>
    <message>
        <source>An H100</source>
        <translation>H100</translation>
    </message>
    <message>
        <source>Like the report (fitted)</source>
        <translation>与报告一致（拟合）</translation>
    </message>
    <message>
        <source>Your own figures</source>
        <translation>你自己的数值</translation>
    </message>
    <message>
        <source>this machine</source>
        <translation>这台机器</translation>
    </message>
    <message>
        <source>a laptop</source>
        <translation>一台笔记本电脑</translation>
    </message>
    <message>
        <source>a phone</source>
        <translation>一部手机</translation>
    </message>
    <message>
        <source>an H100</source>
        <translation>一块 H100</translation>
    </message>
    <message>
        <source>the fitted figures</source>
        <translation>拟合的数值</translation>
    </message>
    <message>
        <source>your own figures</source>
        <translation>你自己的数值</translation>
    </message>
</context>
<context>
    <name>Memory</name>
    <message numerus="yes">
        <source>%Ln block(s)</source>
        <translation>
            <numerusform>%Ln 个块</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 × %2 latent numbers</source>
        <translation>%1 × %2 个潜在数</translation>
    </message>
    <message numerus="yes">
        <source>%Ln KV head(s)</source>
        <translation>
            <numerusform>%Ln 个 KV 头</numerusform>
        </translation>
    </message>
    <message>
        <source>2 × %1 × %2 × %3</source>
        <translation>2 × %1 × %2 × %3</translation>
    </message>
    <message>
        <source>× %1 bytes = %2 per token</source>
        <translation>× %1 字节 = 每词元 %2</translation>
    </message>
    <message>
        <source>%1 numbers in %2 bytes = %3 per token</source>
        <translation>每 %1 个数占 %2 字节 = 每词元 %3</translation>
    </message>
    <message>
        <source>32-bit</source>
        <translation>32 位</translation>
    </message>
    <message>
        <source>16-bit</source>
        <translation>16 位</translation>
    </message>
    <message>
        <source>8-bit</source>
        <translation>8 位</translation>
    </message>
    <message>
        <source>4-bit</source>
        <translation>4 位</translation>
    </message>
    <message>
        <source>latent (%1 numbers)</source>
        <translation>潜在（%1 个数）</translation>
    </message>
    <message>
        <source>one shared head</source>
        <translation>一个共享的头</translation>
    </message>
    <message>
        <source>grouped (%1 KV heads)</source>
        <translation>分组（%1 个 KV 头）</translation>
    </message>
    <message>
        <source>Laptop, 16 GB</source>
        <translation>笔记本电脑，16 GB</translation>
    </message>
    <message>
        <source>Laptop, 32 GB</source>
        <translation>笔记本电脑，32 GB</translation>
    </message>
    <message>
        <source>= %1 numbers per token</source>
        <translation>= 每词元 %1 个数</translation>
    </message>
    <message>
        <source>× %1 = %2 per conversation</source>
        <translation>× %1 = 每个对话 %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln token(s)</source>
        <translation>
            <numerusform>%Ln 个词元</numerusform>
        </translation>
    </message>
    <message>
        <source>× %1 = %2 in all</source>
        <translation>× %1 = 总共 %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln conversation(s)</source>
        <translation>
            <numerusform>%Ln 个对话</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>full attention (%Ln KV heads)</source>
        <translation>
            <numerusform>完整注意力（%Ln 个 KV 头）</numerusform>
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
        <translation>Rowkeeper tiny，单个键头</translation>
    </message>
    <message>
        <source>GPT-2 small, random weights</source>
        <translation>GPT-2 small，随机权重</translation>
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
        <translation>待获取：%1</translation>
    </message>
    <message>
        <source>On the disk: %1 of %2</source>
        <translation>在磁盘上：%1，共 %2</translation>
    </message>
    <message>
        <source>On the disk: %1</source>
        <translation>在磁盘上：%1</translation>
    </message>
    <message>
        <source>in memory: %1 with 32-bit, %2 with 16-bit, %3 with 8-bit weights</source>
        <translation>在内存里：32 位权重 %1，16 位 %2，8 位 %3</translation>
    </message>
    <message>
        <source>From %1</source>
        <translation>来自 %1</translation>
    </message>
    <message>
        <source>licence: %1</source>
        <translation>许可证：%1</translation>
    </message>
    <message>
        <source>not pinned</source>
        <translation>未锁定</translation>
    </message>
    <message>
        <source>Made by this project, MIT licence</source>
        <translation>由本项目制作，MIT 许可证</translation>
    </message>
    <message>
        <source>Pinned: every file must have the size and the checksum that Rowkeeper&apos;s own list gives.</source>
        <translation>已锁定：每个文件的大小和校验和都必须与 Rowkeeper 自己的列表一致。</translation>
    </message>
    <message>
        <source>Not pinned: sizes and checksums are the hub&apos;s own word, because Rowkeeper&apos;s list does not have this model.</source>
        <translation>未锁定：大小和校验和只有模型库自己的说法，因为 Rowkeeper 的列表里没有这个模型。</translation>
    </message>
    <message>
        <source>Every file has the size and the checksum of Rowkeeper&apos;s list of known models.</source>
        <translation>每个文件的大小和校验和都与 Rowkeeper 的已知模型列表一致。</translation>
    </message>
    <message>
        <source>Every file has the size and the checksum that the hub gave for it. Not pinned: Rowkeeper&apos;s list has none.</source>
        <translation>每个文件的大小和校验和都与模型库给出的一致。未锁定：Rowkeeper 的列表里没有它。</translation>
    </message>
    <message>
        <source>Its files fit together and can be used. There are no checksums to hold them against.</source>
        <translation>它的文件彼此相符，可以使用。没有校验和可以核对。</translation>
    </message>
    <message>
        <source>Asking the hub which files it has.</source>
        <translation>正在询问模型库有哪些文件。</translation>
    </message>
    <message>
        <source>Stopping. What was fetched is kept.</source>
        <translation>正在停止。已获取的会保留。</translation>
    </message>
    <message>
        <source>Checking what is there.</source>
        <translation>正在检查已有的内容。</translation>
    </message>
    <message>
        <source>All files are there, and their checksums are right.</source>
        <translation>文件齐全，校验和都正确。</translation>
    </message>
    <message>
        <source>%1 are kept. Going on fetches the rest, now or at any later time.</source>
        <translation>已保留 %1。继续就会获取其余部分，现在或以后任何时候都行。</translation>
    </message>
    <message>
        <source>Stopping.</source>
        <translation>正在停止。</translation>
    </message>
    <message>
        <source>Reading its files.</source>
        <translation>正在读取它的文件。</translation>
    </message>
    <message>
        <source>%1 of %2 read</source>
        <translation>已读取 %1，共 %2</translation>
    </message>
    <message>
        <source>Rowkeeper&apos;s own folder</source>
        <translation>Rowkeeper 自己的文件夹</translation>
    </message>
    <message>
        <source>Hugging Face&apos;s cache</source>
        <translation>Hugging Face 的缓存</translation>
    </message>
    <message>
        <source>Came with Rowkeeper</source>
        <translation>随 Rowkeeper 提供</translation>
    </message>
    <message>
        <source>A folder of yours</source>
        <translation>你的文件夹</translation>
    </message>
    <message>
        <source>complete</source>
        <translation>完整</translation>
    </message>
    <message>
        <source>not on this computer</source>
        <translation>不在这台电脑上</translation>
    </message>
    <message>
        <source>incomplete</source>
        <translation>不完整</translation>
    </message>
    <message>
        <source>%1 % there</source>
        <translation>已有 %1%</translation>
    </message>
    <message>
        <source>It comes with Rowkeeper: there is nothing to download.</source>
        <translation>它随 Rowkeeper 提供：不用下载。</translation>
    </message>
    <message>
        <source>Source: %1, revision %2</source>
        <translation>来源：%1，修订版 %2</translation>
    </message>
    <message>
        <source>Licence: not given; see its page</source>
        <translation>许可证：未给出；请看它的页面</translation>
    </message>
    <message>
        <source>Licence: %1</source>
        <translation>许可证：%1</translation>
    </message>
    <message>
        <source>Size: %1</source>
        <translation>大小：%1</translation>
    </message>
    <message>
        <source>Size: %1; %2 of it are there already</source>
        <translation>大小：%1；其中 %2 已经有了</translation>
    </message>
    <message>
        <source>Into %1, where it needs %2</source>
        <translation>存到 %1，需要 %2</translation>
    </message>
    <message>
        <source> of the %1 that are free</source>
        <translation> （空闲 %1）</translation>
    </message>
    <message>
        <source>A complete copy is in Hugging Face&apos;s cache already. It can be used as it is, without a download.</source>
        <translation>Hugging Face 的缓存里已有完整副本。不用下载就能直接使用。</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 分钟</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation>%1 小时 %2 分钟</translation>
    </message>
    <message>
        <source>%1: %2 of %3</source>
        <translation>%1：%2，共 %3</translation>
    </message>
    <message>
        <source>%1, checking what is there</source>
        <translation>%1，正在检查已有的内容</translation>
    </message>
    <message>
        <source>%1, trying again in %2</source>
        <translation>%1，%2 后重试</translation>
    </message>
    <message>
        <source>%1, %2/s, %3 left</source>
        <translation>%1，%2/s，还剩 %3</translation>
    </message>
    <message>
        <source>%1 is on this computer</source>
        <translation>%1 在这台电脑上</translation>
    </message>
    <message>
        <source>Download %1?</source>
        <translation>下载 %1？</translation>
    </message>
    <message>
        <source>Looking for %1</source>
        <translation>正在查找 %1</translation>
    </message>
    <message>
        <source>%1 cannot be downloaded</source>
        <translation>%1 无法下载</translation>
    </message>
    <message>
        <source>Downloading %1</source>
        <translation>正在下载 %1</translation>
    </message>
    <message>
        <source>%1 is on this computer now</source>
        <translation>%1 现在在这台电脑上了</translation>
    </message>
    <message>
        <source>The download of %1 was stopped</source>
        <translation>%1 的下载已停止</translation>
    </message>
    <message>
        <source>The download of %1 failed</source>
        <translation>%1 的下载失败</translation>
    </message>
    <message>
        <source>Verifying %1</source>
        <translation>正在核对 %1</translation>
    </message>
    <message>
        <source>%1 is right</source>
        <translation>%1 正确</translation>
    </message>
    <message>
        <source>%1 is not right</source>
        <translation>%1 不正确</translation>
    </message>
    <message>
        <source>Removing %1</source>
        <translation>正在删除 %1</translation>
    </message>
    <message>
        <source>%1 was removed</source>
        <translation>%1 已删除</translation>
    </message>
    <message>
        <source>%1 could not be removed</source>
        <translation>%1 无法删除</translation>
    </message>
    <message>
        <source>%1 are free again.</source>
        <translation>又空出了 %1。</translation>
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
        <translation>页 %1 · 空闲</translation>
    </message>
    <message>
        <source>%1 of %2 rows filled</source>
        <translation>已填 %1 行，共 %2 行</translation>
    </message>
    <message>
        <source>Page %1 · conversation %2 · %3</source>
        <translation>页 %1 · 对话 %2 · %3</translation>
    </message>
    <message>
        <source>Page %1 · shared by conversations %2 · %3</source>
        <translation>页 %1 · 由对话 %2 共享 · %3</translation>
    </message>
    <message>
        <source>%1 of %2 pages lent, %3 of their %4 rows filled</source>
        <translation>已借出 %1 页，共 %2 页；其中 %4 行填了 %3 行</translation>
    </message>
    <message numerus="yes">
        <source>Pages of %n row(s)</source>
        <translation>
            <numerusform>每页 %n 行</numerusform>
        </translation>
    </message>
    <message>
        <source>One piece each</source>
        <translation>各占整块</translation>
    </message>
    <message numerus="yes">
        <source>%1: at most %n conversation(s) at once, on average %2 of the lent memory empty</source>
        <translation>
            <numerusform>%1：同时最多 %n 个对话，借出的内存平均 %2 空着</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n conversation(s) at work, %2 of the lent memory empty so far</source>
        <translation>
            <numerusform>%1：%n 个对话在进行，到目前为止借出的内存 %2 空着</numerusform>
        </translation>
    </message>
    <message>
        <source>the fullest moment, step %1</source>
        <translation>最满的一刻，第 %1 步</translation>
    </message>
    <message>
        <source>Nobody has come yet.</source>
        <translation>还没有对话到来。</translation>
    </message>
    <message numerus="yes">
        <source>%n waiting</source>
        <translation>
            <numerusform>%n 个在等</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n finished</source>
        <translation>
            <numerusform>%n 个已完成</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them cut short, as the pool was full</source>
        <translation>
            <numerusform>其中 %n 个因池满而中断</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them ended early, as the arithmetic gave infinity or NaN</source>
        <translation>
            <numerusform>其中 %n 个因运算得出无穷大或 NaN 而提前结束</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>memory taken back %n time(s)</source>
        <translation>
            <numerusform>收回内存 %n 次</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) computed again</source>
        <translation>
            <numerusform>重新计算 %n 行</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n 步</numerusform>
        </translation>
    </message>
    <message>
        <source>The two gave different answers, which must never happen. Please report this.</source>
        <translation>两者给出了不同的回答，这绝不应该发生。请报告这个问题。</translation>
    </message>
    <message>
        <source>Both gave every conversation the same tokens.</source>
        <translation>两者给每个对话的词元都相同。</translation>
    </message>
    <message>
        <source>In the same memory, pages let %1 conversations in at once instead of %2, and finished after %3 steps instead of %4. %5</source>
        <translation>同样的内存，分页能同时放进 %1 个对话，而不是 %2 个；用了 %3 步完成，而不是 %4 步。%5</translation>
    </message>
    <message>
        <source>This pool lets as many in at once either way. A smaller one, or more conversations, shows the difference. %1</source>
        <translation>这个池用哪种办法都能同时放进一样多。池小一些，或对话多一些，就能看出差别。%1</translation>
    </message>
</context>
<context>
    <name>Photographer</name>
    <message>
        <source>The picture waits until every way has been asked all questions, a minute or more. With --steps 0 none is.</source>
        <translation>图片要等到每种办法都问过所有问题，需要一分钟或更久。用 --steps 0 则一个也不问。</translation>
    </message>
    <message>
        <source>Only the page learn has lessons: learn:LESSON:STEP.</source>
        <translation>只有 learn 页面有课：learn:LESSON:STEP。</translation>
    </message>
    <message>
        <source>There is no lesson &apos;%1&apos;; they are 1 to %2, and %3 is the quiz.</source>
        <translation>没有课“%1”；可以用 1 到 %2，测验是 %3。</translation>
    </message>
    <message>
        <source>Lesson %1 has no step &apos;%2&apos;; they are 1 to %3.</source>
        <translation>第 %1 课没有步骤“%2”；可以用 1 到 %3。</translation>
    </message>
    <message>
        <source>After the step only &apos;:answered&apos; can stand.</source>
        <translation>步骤后面只能写“:answered”。</translation>
    </message>
</context>
<context>
    <name>Pictures</name>
    <message>
        <source>The picture took too long. Take fewer steps.</source>
        <translation>图片等得太久。请减少步数。</translation>
    </message>
    <message>
        <source>Cannot write &apos;%1&apos;. Choose another place.</source>
        <translation>无法写入“%1”。请另选一个位置。</translation>
    </message>
</context>
<context>
    <name>Precision</name>
    <message>
        <source>%1-bit</source>
        <translation>%1 位</translation>
    </message>
    <message>
        <source>%1 weights</source>
        <translation>%1权重</translation>
    </message>
</context>
<context>
    <name>PreparedDocuments</name>
    <message>
        <source>The book of a village: twelve people</source>
        <translation>村子的书：十二个人</translation>
    </message>
    <message>
        <source>Two neighbours: a short text</source>
        <translation>两个邻居：短文本</translation>
    </message>
    <message>
        <source>A small village: six people</source>
        <translation>小村子：六个人</translation>
    </message>
    <message>
        <source>A long text: eighteen people</source>
        <translation>长文本：十八个人</translation>
    </message>
</context>
<context>
    <name>PreparedPrompts</name>
    <message>
        <source>A village and a question</source>
        <translation>一个村子和一个问题</translation>
    </message>
    <message>
        <source>Four neighbours: what color is the house?</source>
        <translation>四个邻居：房子是什么颜色？</translation>
    </message>
    <message>
        <source>The third question about one document</source>
        <translation>关于一份文档的第三个问题</translation>
    </message>
    <message>
        <source>A long document, its answer at the top</source>
        <translation>长文档，答案在最前面</translation>
    </message>
    <message>
        <source>What is a KV cache?</source>
        <translation>什么是 KV 缓存？</translation>
    </message>
    <message>
        <source>Once upon a time: a story begins</source>
        <translation>从前：一个故事的开头</translation>
    </message>
    <message>
        <source>Odd characters: emoji, accents, double spaces</source>
        <translation>特殊字符：表情、重音、双空格</translation>
    </message>
</context>
<context>
    <name>Race</name>
    <message>
        <source>a thread for each core</source>
        <translation>每个核心一个线程</translation>
    </message>
    <message numerus="yes">
        <source>%n thread(s)</source>
        <translation>
            <numerusform>%n 个线程</numerusform>
        </translation>
    </message>
    <message>
        <source>With the KV cache</source>
        <translation>有 KV 缓存</translation>
    </message>
    <message>
        <source>Without</source>
        <translation>没有缓存</translation>
    </message>
    <message>
        <source> · %1</source>
        <translation> · %1</translation>
    </message>
    <message>
        <source>with the cache</source>
        <translation>有缓存</translation>
    </message>
    <message>
        <source>without</source>
        <translation>无缓存</translation>
    </message>
    <message>
        <source>, %1</source>
        <translation>，%1</translation>
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
            <numerusform>%Ln 个词元</numerusform>
        </translation>
    </message>
    <message>
        <source>The model is being loaded…</source>
        <translation>正在加载模型…</translation>
    </message>
    <message>
        <source>The model could not be loaded.</source>
        <translation>模型无法加载。</translation>
    </message>
    <message>
        <source>Open a model first.</source>
        <translation>请先打开一个模型。</translation>
    </message>
    <message>
        <source>Lane A: %1</source>
        <translation>跑道 A：%1</translation>
    </message>
    <message>
        <source>Lane B: %1</source>
        <translation>跑道 B：%1</translation>
    </message>
    <message>
        <source>Getting the lanes ready. Other arithmetic or other weights need a copy of the model of their own.</source>
        <translation>正在准备跑道。换一种运算或权重，就需要模型自己的一份副本。</translation>
    </message>
    <message>
        <source>The lane whose clock is behind always moves next, so both clocks are honest.</source>
        <translation>总是时钟落后的跑道先走，所以两个时钟都公平。</translation>
    </message>
    <message>
        <source>greedy</source>
        <translation>贪心</translation>
    </message>
    <message>
        <source>temperature %1, seed %2</source>
        <translation>温度 %1，种子 %2</translation>
    </message>
</context>
<context>
    <name>RaceVerdict</name>
    <message>
        <source>the second lane&apos;s weights are rounded to %1 bits</source>
        <translation>第二条跑道的权重舍入到 %1 位</translation>
    </message>
    <message>
        <source>the first lane&apos;s weights are rounded to %1 bits</source>
        <translation>第一条跑道的权重舍入到 %1 位</translation>
    </message>
    <message>
        <source>the first lane&apos;s weights are rounded to %1 bits, the second&apos;s to %2</source>
        <translation>第一条跑道的权重舍入到 %1 位，第二条的舍入到 %2 位</translation>
    </message>
    <message>
        <source>%1 of %2 keys and values equal</source>
        <translation>键和值 %2 个中有 %1 个相等</translation>
    </message>
    <message>
        <source>logits equal to the last bit</source>
        <translation>logits 逐比特相同</translation>
    </message>
    <message>
        <source>logits differ by up to %1, because %2</source>
        <translation>logits 最多相差 %1，因为%2</translation>
    </message>
    <message>
        <source>logits differ by up to %1, because 8-bit weights round between the layers too</source>
        <translation>logits 最多相差 %1，因为 8 位权重在层与层之间也要舍入</translation>
    </message>
    <message>
        <source>logits differ by up to %1, because the library adds in another order</source>
        <translation>logits 最多相差 %1，因为这个库按另一种顺序相加</translation>
    </message>
    <message>
        <source>✓ Same tokens: %1 of %1 shared</source>
        <translation>✓ 词元相同：共有的 %1 个中 %1 个相同</translation>
    </message>
    <message>
        <source>%1 chose ‘%2’, %3 chose ‘%4’</source>
        <translation>%1选了“%2”，%3选了“%4”</translation>
    </message>
    <message>
        <source>the first lane</source>
        <translation>第一条跑道</translation>
    </message>
    <message>
        <source>the second</source>
        <translation>第二条</translation>
    </message>
    <message>
        <source>logits differ by up to %1</source>
        <translation>logits 最多相差 %1</translation>
    </message>
    <message>
        <source>the best token led by %1</source>
        <translation>最好的词元领先 %1</translation>
    </message>
    <message>
        <source>≠ The texts differ from step %1 on: %2</source>
        <translation>≠ 文本从第 %1 步起不同：%2</translation>
    </message>
    <message>
        <source>no error: rounded weights give other numbers</source>
        <translation>不是错误：舍入的权重会得出不同的数</translation>
    </message>
    <message>
        <source>≠ Other tokens from step %1 on: 8-bit weights round between the layers too</source>
        <translation>≠ 词元从第 %1 步起不同：8 位权重在层与层之间也要舍入</translation>
    </message>
    <message>
        <source>no error: the lanes round in other places, and a last bit can become another code</source>
        <translation>不是错误：两条跑道在不同的地方舍入，最后一个比特可能变成另一个码</translation>
    </message>
    <message>
        <source>≠ Other tokens from step %1 on: two were too close to call</source>
        <translation>≠ 词元从第 %1 步起不同：有两个难分高下</translation>
    </message>
    <message>
        <source>✗ Not the same: the tokens differ from step %1 on</source>
        <translation>✗ 不相同：词元从第 %1 步起不同</translation>
    </message>
    <message>
        <source>✗ Not the same: equal tokens, but other bits</source>
        <translation>✗ 不相同：词元相等，但比特不同</translation>
    </message>
    <message>
        <source>Same output?</source>
        <translation>输出相同吗？</translation>
    </message>
    <message>
        <source>Each token that both lanes have made is compared here, with all numbers behind it.</source>
        <translation>两条跑道都写出的每个词元，连同它背后的所有数，都在这里比较。</translation>
    </message>
    <message>
        <source>faster so far</source>
        <translation>目前加速</translation>
    </message>
    <message>
        <source>slower so far</source>
        <translation>目前减速</translation>
    </message>
    <message>
        <source>faster in all</source>
        <translation>全程加速</translation>
    </message>
    <message>
        <source>slower in all</source>
        <translation>全程减速</translation>
    </message>
    <message>
        <source>as fast in all</source>
        <translation>全程一样快</translation>
    </message>
    <message>
        <source>as fast so far</source>
        <translation>目前一样快</translation>
    </message>
    <message numerus="yes">
        <source>✓ Identical: %1 of %Ln shared tokens, logits equal to the last bit</source>
        <translation>
            <numerusform>✓ 完全相同：共有的 %Ln 个词元中 %1 个相同，logits 逐比特相同</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>logits equal to the last bit in %1 of %Ln steps; they differ by up to %2</source>
        <translation>
            <numerusform>%Ln 步中有 %1 步 logits 逐比特相同；其余最多相差 %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RibbonText</name>
    <message>
        <source>row %1 is rebuilt</source>
        <translation>第 %1 行要重建</translation>
    </message>
    <message>
        <source>rows %1–%2 are rebuilt</source>
        <translation>第 %1–%2 行要重建</translation>
    </message>
    <message>
        <source>No row stays valid: every row looks at row 0, so the next step rebuilds them all.</source>
        <translation>没有哪一行仍然有效：每一行都看第 0 行，所以下一步会把它们全部重建。</translation>
    </message>
    <message>
        <source>The cache holds no rows now, so the next step computes them all. It could have kept those above row %1: each row looks only at itself and the rows above it (the causal mask).</source>
        <translation>缓存现在没有行，所以下一步会全部计算。它本来可以保留第 %1 行上面的：每一行只看它自己和上面的行（因果掩码）。</translation>
    </message>
    <message>
        <source>Row %1 stays valid</source>
        <translation>第 %1 行仍然有效</translation>
    </message>
    <message>
        <source>Rows %1–%2 stay valid</source>
        <translation>第 %1–%2 行仍然有效</translation>
    </message>
    <message>
        <source>%1; %2: each row looks only at itself and the rows above it (the causal mask).</source>
        <translation>%1；%2：每一行只看它自己和上面的行（因果掩码）。</translation>
    </message>
    <message>
        <source>row %1 was rebuilt</source>
        <translation>第 %1 行重建了</translation>
    </message>
    <message>
        <source>rows %1–%2 were rebuilt</source>
        <translation>第 %1–%2 行重建了</translation>
    </message>
    <message>
        <source>The last step computed row %1.</source>
        <translation>上一步计算了第 %1 行。</translation>
    </message>
    <message>
        <source>The last step computed all rows, %1–%2.</source>
        <translation>上一步计算了所有的行，第 %1–%2 行。</translation>
    </message>
    <message>
        <source>Row %1 was reused</source>
        <translation>第 %1 行复用了</translation>
    </message>
    <message>
        <source>Rows %1–%2 were reused</source>
        <translation>第 %1–%2 行复用了</translation>
    </message>
    <message>
        <source>its key and value are in the cache</source>
        <translation>它的键和值在缓存里</translation>
    </message>
    <message>
        <source>computed, but not kept</source>
        <translation>算过，但未保留</translation>
    </message>
    <message>
        <source>no longer valid: the next step rebuilds it</source>
        <translation>不再有效：下一步会重建它</translation>
    </message>
    <message>
        <source>not computed yet: the next step does</source>
        <translation>尚未计算：下一步会算</translation>
    </message>
    <message numerus="yes">
        <source>%Ln tokens, all from the prompt</source>
        <translation>
            <numerusform>%Ln 个词元，全部来自提示词</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln tokens: %1 from the prompt, %2 generated</source>
        <translation>
            <numerusform>%Ln 个词元：来自提示词 %1 个，生成 %2 个</numerusform>
        </translation>
    </message>
    <message>
        <source>Row %1: %2</source>
        <translation>第 %1 行：%2</translation>
    </message>
    <message>
        <source>Token %1, from the prompt</source>
        <translation>词元 %1，来自提示词</translation>
    </message>
    <message>
        <source>Token %1, generated</source>
        <translation>词元 %1，生成的</translation>
    </message>
    <message numerus="yes">
        <source>%Ln bytes</source>
        <translation>
            <numerusform>%Ln 字节</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> and %Ln more</source>
        <translation>
            <numerusform> 和另外 %Ln 个</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RowDetailCard</name>
    <message>
        <source>In the store</source>
        <translation>在存储中</translation>
    </message>
    <message>
        <source>Computed, not kept: the cache is off</source>
        <translation>算过，未保留：缓存关着</translation>
    </message>
    <message>
        <source>To be rebuilt: a token at or above it was replaced</source>
        <translation>待重建：它或它上面的一个词元被替换了</translation>
    </message>
    <message>
        <source>Not computed yet</source>
        <translation>尚未计算</translation>
    </message>
    <message>
        <source>Not computed yet: the next step does it</source>
        <translation>尚未计算：下一步会算</translation>
    </message>
    <message numerus="yes">
        <source>computed %n time(s); the bits differ by rounding</source>
        <translation>
            <numerusform>计算过 %n 次；比特因舍入而不同</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>computed %n time(s), and NOT always to the same bits</source>
        <translation>
            <numerusform>计算过 %n 次，比特并非每次都相同</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>computed %n time(s), always to the same bits</source>
        <translation>
            <numerusform>计算过 %n 次，比特每次都相同</numerusform>
        </translation>
    </message>
    <message>
        <source>computed ×1, by the last step</source>
        <translation>计算 ×1，由上一步</translation>
    </message>
    <message numerus="yes">
        <source>computed ×1, unchanged for %n step(s)</source>
        <translation>
            <numerusform>计算 ×1，%n 步没有变</numerusform>
        </translation>
    </message>
    <message>
        <source>Row %1 ‘%2’, block %3, head %4</source>
        <translation>第 %1 行“%2”，块 %3，头 %4</translation>
    </message>
    <message>
        <source>%1 in all blocks</source>
        <translation>所有块共 %1</translation>
    </message>
    <message>
        <source>8-bit copy from a file</source>
        <translation>来自文件的 8 位副本</translation>
    </message>
    <message>
        <source> · </source>
        <translation> · </translation>
    </message>
    <message>
        <source>%1 fingerprint of the key
%2 fingerprint of the value</source>
        <translation>键的指纹 %1
值的指纹 %2</translation>
    </message>
    <message>
        <source>number</source>
        <translation>序号</translation>
    </message>
    <message>
        <source>key</source>
        <translation>键</translation>
    </message>
    <message>
        <source>value</source>
        <translation>值</translation>
    </message>
</context>
<context>
    <name>SameOutputCard</name>
    <message>
        <source>Quick check: one pass over the whole text gives the logits of every step at once.</source>
        <translation>快速检查：把整段文本过一趟，一次得到每一步的 logits。</translation>
    </message>
    <message>
        <source>Thorough check: every step was computed again, the other way.</source>
        <translation>彻底检查：每一步都用另一种方式重新计算过。</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 到 %2</translation>
    </message>
    <message>
        <source>Step %1 is left out: its text slid out of the context.</source>
        <translation>第 %1 步未计入：它的文本已滑出上下文。</translation>
    </message>
    <message>
        <source>Steps %1 are left out: their text slid out of the context.</source>
        <translation>第 %1 步未计入：它们的文本已滑出上下文。</translation>
    </message>
    <message>
        <source>Step %1 is left out: its text was changed since.</source>
        <translation>第 %1 步未计入：它的文本后来改动过。</translation>
    </message>
    <message>
        <source>Steps %1 are left out: their text was changed since.</source>
        <translation>第 %1 步未计入：它们的文本后来改动过。</translation>
    </message>
    <message>
        <source>%1 of these tokens replaced by hand since: compared is what the step chose</source>
        <translation>这些词元中有 %1 个后来被手动替换：比较的是那一步当时选的</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>step %1, token ‘%2’ in row %3: logits differ by %4, margin of the best over the second %5</source>
        <translation>第 %1 步，第 %3 行的词元“%2”：logits 相差 %4，最好的比第二名领先 %5</translation>
    </message>
    <message numerus="yes">
        <source>%n token(s) too close to call; the first: %1</source>
        <translation>
            <numerusform>%n 个词元难分高下；第一个：%1</numerusform>
        </translation>
    </message>
    <message>
        <source>logits differ by up to %1, because the library adds in another order</source>
        <translation>logits 最多相差 %1，因为这个库按另一种顺序相加</translation>
    </message>
    <message>
        <source>other token: %1</source>
        <translation>词元不同：%1</translation>
    </message>
    <message>
        <source>other logits: %1</source>
        <translation>logits 不同：%1</translation>
    </message>
    <message>
        <source>%1 of %2 keys and values have other bits</source>
        <translation>键和值 %2 个中有 %1 个比特不同</translation>
    </message>
    <message>
        <source>✓ Same output with and without the cache</source>
        <translation>✓ 有无缓存，输出相同</translation>
    </message>
    <message>
        <source>✓ Same tokens with and without the cache</source>
        <translation>✓ 有无缓存，词元相同</translation>
    </message>
    <message>
        <source>✗ The output is not the same</source>
        <translation>✗ 输出不相同</translation>
    </message>
    <message>
        <source>Same output with and without the cache?</source>
        <translation>有无缓存，输出相同吗？</translation>
    </message>
    <message>
        <source>✗ A row came out differently</source>
        <translation>✗ 有一行算出了不同的结果</translation>
    </message>
    <message>
        <source>A recording computes nothing, so there is nothing to check again.</source>
        <translation>录制文件不做任何计算，所以没有可以重新检查的。</translation>
    </message>
    <message>
        <source>When it was made, no row was computed twice up to here.</source>
        <translation>录制时，到这里为止没有哪一行计算过两次。</translation>
    </message>
    <message>
        <source>When it was made: %1.</source>
        <translation>录制时：%1。</translation>
    </message>
    <message>
        <source>Nothing to compare yet.</source>
        <translation>还没有可比较的。</translation>
    </message>
    <message>
        <source>No row has been computed twice yet.</source>
        <translation>还没有哪一行计算过两次。</translation>
    </message>
    <message numerus="yes">
        <source>rows rebuilt %Ln times, every rebuild gave the same bits</source>
        <translation>
            <numerusform>行重建了 %Ln 次，每次重建的比特都相同</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>rows rebuilt %Ln times, %1 of them to the same bits; the others differ by rounding</source>
        <translation>
            <numerusform>行重建了 %Ln 次，其中 %1 次比特相同；其余因舍入而不同</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>rows rebuilt %Ln times, %1 of them to OTHER bits</source>
        <translation>
            <numerusform>行重建了 %Ln 次，其中 %1 次得出了别的比特</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln tokens identical</source>
        <translation>
            <numerusform>词元 %Ln 个中有 %1 个相同</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>logits identical to the last bit (%1 of %Ln steps)</source>
        <translation>
            <numerusform>logits 逐比特相同（%Ln 步中的 %1 步）</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Save</name>
    <message>
        <source>Not saved</source>
        <translation>未保存</translation>
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
        <translation>没有页面“%1”；有：%2。</translation>
    </message>
</context>
<context>
    <name>Shortcuts</name>
    <message>
        <source>Space</source>
        <translation>空格</translation>
    </message>
    <message>
        <source>Play or pause</source>
        <translation>播放或暂停</translation>
    </message>
    <message>
        <source>→</source>
        <translation>→</translation>
    </message>
    <message>
        <source>One step</source>
        <translation>一步</translation>
    </message>
    <message>
        <source>KV cache on or off</source>
        <translation>KV 缓存开或关</translation>
    </message>
    <message>
        <source>Restart from the prompt</source>
        <translation>从提示词重新开始</translation>
    </message>
    <message>
        <source>1 to 6</source>
        <translation>1 到 6</translation>
    </message>
    <message>
        <source>Go to a page</source>
        <translation>转到某个页面</translation>
    </message>
    <message>
        <source>Page Down, Page Up</source>
        <translation>Page Down、Page Up</translation>
    </message>
    <message>
        <source>On and back in a lesson; → and ← too while the lecturer&apos;s notes are open</source>
        <translation>在课里前进和后退；教师备注打开时，→ 和 ← 也可以</translation>
    </message>
    <message>
        <source>Zoom the cache in, out, to fit, while it has the focus</source>
        <translation>缩放缓存图：放大、缩小、适合窗口（焦点在图上时）</translation>
    </message>
    <message>
        <source>Ctrl+O, Ctrl+S</source>
        <translation>Ctrl+O、Ctrl+S</translation>
    </message>
    <message>
        <source>Open a recorded run, save this one</source>
        <translation>打开录制的运行，保存这次运行</translation>
    </message>
    <message>
        <source>Alt and a letter</source>
        <translation>Alt 加字母</translation>
    </message>
    <message>
        <source>Open the menu of that letter, shown in its tip</source>
        <translation>打开这个字母的菜单；字母见菜单的提示</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>全屏</translation>
    </message>
    <message>
        <source>This list</source>
        <translation>这个列表</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>快捷键</translation>
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
        <translation>全速</translation>
    </message>
    <message>
        <source>1 token/s</source>
        <translation>1 词元/s</translation>
    </message>
    <message>
        <source>1 token in %1 s</source>
        <translation>每 %1 s 1 词元</translation>
    </message>
</context>
<context>
    <name>Squeeze</name>
    <message>
        <source>%1 rows in one</source>
        <translation>%1 行合一</translation>
    </message>
    <message>
        <source>thrown away</source>
        <translation>已扔掉</translation>
    </message>
    <message>
        <source>row · token</source>
        <translation>行 · 词元</translation>
    </message>
    <message>
        <source>block %1</source>
        <translation>块 %1</translation>
    </message>
    <message>
        <source>key</source>
        <translation>键</translation>
    </message>
    <message>
        <source>value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>k</source>
        <comment>short for key</comment>
        <translation>键</translation>
    </message>
    <message>
        <source>v</source>
        <comment>short for value</comment>
        <translation>值</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>精确</translation>
    </message>
    <message>
        <source>16-bit</source>
        <translation>16 位</translation>
    </message>
    <message>
        <source>Every number rounded to 16 bits.</source>
        <translation>每个数都舍入到 16 位。</translation>
    </message>
    <message>
        <source>8-bit</source>
        <translation>8 位</translation>
    </message>
    <message>
        <source>Whole numbers from −127 to 127; each 32 of them share a scale.</source>
        <translation>从 −127 到 127 的整数；每 32 个共用一个缩放系数。</translation>
    </message>
    <message>
        <source>4-bit</source>
        <translation>4 位</translation>
    </message>
    <message>
        <source>Whole numbers from −7 to 7; each 32 of them share a scale.</source>
        <translation>从 −7 到 7 的整数；每 32 个共用一个缩放系数。</translation>
    </message>
    <message>
        <source>keys 8, values 4</source>
        <translation>键 8，值 4</translation>
    </message>
    <message>
        <source>8 bits for the keys, which decide where a row looks; 4 for the values, which are averaged anyway.</source>
        <translation>键用 8 位，因为一行看哪里由键决定；值用 4 位，因为值反正要取平均。</translation>
    </message>
    <message>
        <source>newest 64 rows</source>
        <translation>最新 64 行</translation>
    </message>
    <message>
        <source>newest 64</source>
        <translation>最新 64</translation>
    </message>
    <message>
        <source>A window that slides: a row leaves when 64 newer ones have come.</source>
        <translation>滑动的窗口：来了 64 个更新的行，一行就离开。</translation>
    </message>
    <message>
        <source>first 4 + newest 60</source>
        <translation>前 4 + 最新 60</translation>
    </message>
    <message>
        <source>The same window, but the first four rows stay: heads with nothing to do look there.</source>
        <translation>同样的窗口，但最前面四行留下：没事可做的头会看那里。</translation>
    </message>
    <message>
        <source>most looked-at 64</source>
        <translation>看得最多的 64</translation>
    </message>
    <message>
        <source>most looked-at</source>
        <translation>看得最多</translation>
    </message>
    <message>
        <source>The newest 16 rows, and of the others the 48 that attention has looked at most so far.</source>
        <translation>最新的 16 行，再加上其余行里到目前为止注意力看得最多的 48 行。</translation>
    </message>
    <message>
        <source>merge old pairs</source>
        <translation>合并旧的行对</translation>
    </message>
    <message>
        <source>merged</source>
        <translation>合并</translation>
    </message>
    <message>
        <source>64 entries: the newest 32 rows, and older ones averaged with their neighbours.</source>
        <translation>64 个条目：最新的 32 行，以及和相邻行取了平均的旧行。</translation>
    </message>
    <message>
        <source>one key head for all (twin)</source>
        <translation>全体共用一个键头（孪生）</translation>
    </message>
    <message>
        <source>one head (twin)</source>
        <translation>一个头（孪生）</translation>
    </message>
    <message>
        <source>Another model, whose heads all share one key and one value: this one with its heads averaged, and then 2,500 steps of training that mended what this broke.</source>
        <translation>另一个模型，它所有的头共享一个键和一个值：把这个模型的头取平均，再训练 2,500 步，修复由此造成的损坏。</translation>
    </message>
    <message>
        <source>fold this model&apos;s heads</source>
        <translation>合并这个模型的头</translation>
    </message>
    <message>
        <source>folded heads</source>
        <translation>合并头</translation>
    </message>
    <message>
        <source>An experiment: the keys and values of all heads averaged into one, without any training. It is meant to fail: heads that share must be trained to.</source>
        <translation>一个实验：把所有头的键和值取平均合成一份，不做任何训练。它本来就会失败：要共享的头必须这样训练过。</translation>
    </message>
    <message>
        <source>pages of 16 rows</source>
        <translation>每页 16 行</translation>
    </message>
    <message>
        <source>pages of 16</source>
        <translation>每页 16</translation>
    </message>
    <message>
        <source>The same numbers, to the last bit. Memory is given out 16 rows at a time, so no conversation holds room that it may never need.</source>
        <translation>同样的数，一个比特也不差。内存每次分配 16 行，所以没有哪个对话会占着可能永远用不上的地方。</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>same bits</source>
        <translation>比特相同</translation>
    </message>
    <message>
        <source>%1 rows</source>
        <translation>%1 行</translation>
    </message>
    <message>
        <source>None of them was in the cache any more when the answer began: the model answered from the rows it had.</source>
        <translation>回答开始时，它们一行也不在缓存里了：模型是凭它还有的行回答的。</translation>
    </message>
    <message>
        <source>%1 of them were still in the cache when the answer began.</source>
        <translation>回答开始时，其中 %1 行还在缓存里。</translation>
    </message>
    <message>
        <source>They were still in the cache when the answer began, but averaged with their neighbours.</source>
        <translation>回答开始时，它们还在缓存里，但已和相邻的行取了平均。</translation>
    </message>
    <message>
        <source>All of them were still in the cache when the answer began.</source>
        <translation>回答开始时，它们全都还在缓存里。</translation>
    </message>
    <message>
        <source>All of them were in the cache, to the last bit.</source>
        <translation>它们全都在缓存里，一个比特也不差。</translation>
    </message>
    <message>
        <source>All of them were in the cache, with one key and one value for all heads.</source>
        <translation>它们全都在缓存里，所有的头共用一个键和一个值。</translation>
    </message>
    <message>
        <source>All of them were in the cache, in fewer bits.</source>
        <translation>它们全都在缓存里，只是位数更少。</translation>
    </message>
    <message>
        <source>Fewer bits</source>
        <translation>减少位数</translation>
    </message>
    <message>
        <source>Throw rows away</source>
        <translation>扔掉行</translation>
    </message>
    <message>
        <source>Share heads</source>
        <translation>共享头</translation>
    </message>
    <message>
        <source>Give out memory in pages</source>
        <translation>按页分配内存</translation>
    </message>
    <message>
        <source>loading…</source>
        <translation>正在加载…</translation>
    </message>
    <message>
        <source>%1 right</source>
        <translation>答对 %1</translation>
    </message>
    <message>
        <source>This arithmetic reads the plain 32-bit cache only. Choose the exact arithmetic in the bar above.</source>
        <translation>这种运算只能读取普通的 32 位缓存。请在上方的栏里选择精确运算。</translation>
    </message>
    <message>
        <source>This model&apos;s heads share one key and one value already.</source>
        <translation>这个模型的头已经共享一个键和一个值。</translation>
    </message>
    <message>
        <source>Only the bundled model has a twin that was trained so.</source>
        <translation>只有内置模型才有这样训练过的孪生模型。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1: loading the model…</source>
        <translation>%1：正在加载模型…</translation>
    </message>
    <message>
        <source>%1: question %2</source>
        <translation>%1：问题 %2</translation>
    </message>
    <message>
        <source>%1: text %2</source>
        <translation>%1：文本 %2</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>第 %1 行</translation>
    </message>
    <message>
        <source>rows %1–%2</source>
        <translation>第 %1–%2 行</translation>
    </message>
    <message>
        <source>Show %1 in the cache →</source>
        <translation>在缓存里显示%1 →</translation>
    </message>
    <message>
        <source>KL divergence %1</source>
        <translation>KL 散度 %1</translation>
    </message>
    <message>
        <source>%1 · the top choice agrees at %2 tokens</source>
        <translation>%1 · 首选一致的词元：%2</translation>
    </message>
    <message>
        <source>cache at the end %1, exact %2</source>
        <translation>结束时缓存 %1，精确缓存 %2</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>The answer stood in %1 (“%2”).</source>
        <translation>答案原在%1（“%2”）。</translation>
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
        <translation>受内存限制：读取达到这台机器速率的 %1。</translation>
    </message>
    <message>
        <source>Bound by memory: it read at %1 of this machine&apos;s rate, and calculated at only %2.</source>
        <translation>受内存限制：读取达到这台机器速率的 %1，计算只有 %2。</translation>
    </message>
    <message>
        <source>Bound by arithmetic: it calculated at %1 of this machine&apos;s rate, and read at only %2.</source>
        <translation>受计算限制：计算达到这台机器速率的 %1，读取只有 %2。</translation>
    </message>
    <message>
        <source>Bound by memory and arithmetic alike: it read at %1 and calculated at %2 of this machine&apos;s rates.</source>
        <translation>同时受内存和计算限制：读取达到这台机器速率的 %1，计算达到 %2。</translation>
    </message>
    <message>
        <source>Bound by neither memory (%1 of this machine&apos;s rate) nor arithmetic (%2): the step is so short that starting each piece of work takes most of it.</source>
        <translation>既不受内存限制（这台机器速率的 %1），也不受计算限制（%2）：这一步太短，启动各项工作就占去了大部分时间。</translation>
    </message>
    <message>
        <source>Bound by memory: little arithmetic for what was read (operations for each byte: %1).</source>
        <translation>受内存限制：读得多，算得少（每字节运算次数：%1）。</translation>
    </message>
    <message>
        <source>Bound by arithmetic: much of it for what was read (operations for each byte: %1).</source>
        <translation>受计算限制：读得少，算得多（每字节运算次数：%1）。</translation>
    </message>
</context>
<context>
    <name>StepPhase</name>
    <message>
        <source>embed</source>
        <translation>嵌入</translation>
    </message>
    <message>
        <source>Looks up each token&apos;s vector and adds that of its place.</source>
        <translation>查出每个词元的向量，再加上它的位置的向量。</translation>
    </message>
    <message>
        <source>norms</source>
        <translation>归一化</translation>
    </message>
    <message>
        <source>Brings the numbers of a row to one scale, twice in each block.</source>
        <translation>把一行的数调到同一尺度，每个块里两次。</translation>
    </message>
    <message>
        <source>project q, k, v</source>
        <translation>投影 q、k、v</translation>
    </message>
    <message>
        <source>Makes query, key and value of each row that is computed.</source>
        <translation>为每个要计算的行得出查询、键和值。</translation>
    </message>
    <message>
        <source>append</source>
        <translation>追加</translation>
    </message>
    <message>
        <source>Writes the new keys and values into the store.</source>
        <translation>把新的键和值写进存储。</translation>
    </message>
    <message>
        <source>attend</source>
        <translation>注意力</translation>
    </message>
    <message>
        <source>Compares the query with all keys above and mixes their values.</source>
        <translation>拿查询和上面所有的键比较，再混合它们的值。</translation>
    </message>
    <message>
        <source>project out</source>
        <translation>输出投影</translation>
    </message>
    <message>
        <source>Brings what attention found back into the row.</source>
        <translation>把注意力找到的内容带回这一行。</translation>
    </message>
    <message>
        <source>MLP</source>
        <translation>MLP</translation>
    </message>
    <message>
        <source>Works on each row by itself; most of the weights are here.</source>
        <translation>单独处理每一行；大部分权重在这里。</translation>
    </message>
    <message>
        <source>logits</source>
        <translation>logits</translation>
    </message>
    <message>
        <source>Gives every token of the vocabulary its score.</source>
        <translation>给词表里的每个词元打分。</translation>
    </message>
    <message>
        <source>sample</source>
        <translation>采样</translation>
    </message>
    <message>
        <source>Chooses the next token.</source>
        <translation>选出下一个词元。</translation>
    </message>
</context>
<context>
    <name>WebPage</name>
    <message>
        <source>Replay</source>
        <translation>回放</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>播放</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>后退一步</translation>
    </message>
    <message>
        <source>One step forth</source>
        <translation>前进一步</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>到开头</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>到末尾</translation>
    </message>
    <message>
        <source>Place in the run</source>
        <translation>运行中的位置</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>slow</source>
        <translation>慢</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>正常</translation>
    </message>
    <message>
        <source>fast</source>
        <translation>快</translation>
    </message>
    <message>
        <source>Keys: Space plays and pauses, ← and → move by one step, Home and End go to the ends.</source>
        <translation>按键：空格键播放和暂停，← 和 → 移动一步，Home 和 End 到两端。</translation>
    </message>
    <message>
        <source>Time per token</source>
        <translation>每个词元的时间</translation>
    </message>
    <message>
        <source>Cache memory</source>
        <translation>缓存占用的内存</translation>
    </message>
    <message>
        <source>What you see</source>
        <translation>你看到的是什么</translation>
    </message>
    <message>
        <source>All events as a table</source>
        <translation>所有事件的表格</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>数值</translation>
    </message>
    <message>
        <source>The replay needs JavaScript, which is switched off here. What came out can be read all the same.</source>
        <translation>回放需要 JavaScript，而这里把它关掉了。结果照样可以阅读。</translation>
    </message>
    <message>
        <source>Made with Rowkeeper. This page holds all it needs: nothing is fetched and nothing is sent.</source>
        <translation>由 Rowkeeper 制作。这个页面自带所需的一切：不获取任何东西，也不发送任何东西。</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>词元</translation>
    </message>
    <message>
        <source>The cache</source>
        <translation>缓存</translation>
    </message>
    <message>
        <source>The whole text</source>
        <translation>全部文本</translation>
    </message>
    <message>
        <source>time so far</source>
        <translation>到目前的时间</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>词元</translation>
    </message>
    <message>
        <source>rows computed</source>
        <translation>计算的行</translation>
    </message>
    <message>
        <source>rows kept</source>
        <translation>保留的行</translation>
    </message>
    <message>
        <source>cache memory</source>
        <translation>缓存占用</translation>
    </message>
    <message>
        <source>key</source>
        <translation>键</translation>
    </message>
    <message>
        <source>value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>pale: computed, not kept</source>
        <translation>浅色：算过，未保留</translation>
    </message>
    <message>
        <source>This page was made</source>
        <translation>页面制作于</translation>
    </message>
    <message>
        <source>A language model writes one token after another. Its KV cache keeps the key and the value of each row it has computed, so that a step computes one new row instead of all of them.</source>
        <translation>语言模型一个接一个地写词元。它的 KV 缓存保留它算过的每一行的键和值，所以一步只计算一个新行，而不是全部。</translation>
    </message>
    <message>
        <source>Tokens are chosen</source>
        <translation>词元的选法</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 和 %2</translation>
    </message>
    <message>
        <source>A run of %1, step by step</source>
        <translation>%1 的一次运行，逐步显示</translation>
    </message>
    <message>
        <source>Press Play, or move the slider below, to watch it.</source>
        <translation>按“播放”，或移动下面的滑块，就能观看。</translation>
    </message>
    <message>
        <source>Two runs of %1 side by side</source>
        <translation>%1 的两次运行，并排显示</translation>
    </message>
    <message>
        <source>Here two runs of the same prompt stand side by side. Press Play, or move the slider below.</source>
        <translation>这里并排显示同一段提示词的两次运行。按“播放”，或移动下面的滑块。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln of them not for the first time: the same bits came out.</source>
        <translation>
            <numerusform>其中 %Ln 行不是第一次：得出的比特相同。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of them not for the first time, and OTHER bits came out: an error.</source>
        <translation>
            <numerusform>其中 %Ln 行不是第一次，而且得出了别的比特：这是错误。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of them not for the first time, and a little differently: this arithmetic adds in another order.</source>
        <translation>
            <numerusform>其中 %Ln 行不是第一次，而且略有不同：这种运算按另一种顺序相加。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Without the cache: %Ln row(s) computed, none kept, in %1.</source>
        <translation>
            <numerusform>没有缓存：计算了 %Ln 行，没有保留，用时 %1。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Prefill: the prompt’s %Ln row(s) computed and kept, in %1.</source>
        <translation>
            <numerusform>预填充：计算并保留了提示词的 %Ln 行，用时 %1。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The cache was empty: %Ln row(s) computed and kept, in %1.</source>
        <translation>
            <numerusform>缓存是空的：计算并保留了 %Ln 行，用时 %1。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) computed, %1 read from the cache, in %2.</source>
        <translation>
            <numerusform>计算了 %Ln 行，从缓存读取了 %1 行，用时 %2。</numerusform>
        </translation>
    </message>
    <message>
        <source>Start</source>
        <translation>开始</translation>
    </message>
    <message numerus="yes">
        <source>%Ln token(s) in the prompt. No row has been computed yet.</source>
        <translation>
            <numerusform>提示词有 %Ln 个词元。还没有计算任何行。</numerusform>
        </translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>第 %1 / %2 步</translation>
    </message>
    <message numerus="yes">
        <source>The context was full: the oldest %Ln token(s) had to go, and all other rows are computed anew.</source>
        <translation>
            <numerusform>上下文满了：最旧的 %Ln 个词元必须去掉，其余的行全部重新计算。</numerusform>
        </translation>
    </message>
    <message>
        <source>A token was replaced</source>
        <translation>一个词元被替换了</translation>
    </message>
    <message>
        <source>Row %1 is ‘%2’ now. The rows above it stay valid; it and all rows below must be computed again.</source>
        <translation>第 %1 行现在是“%2”。它上面的行仍然有效；它和下面所有的行必须重新计算。</translation>
    </message>
    <message>
        <source>Cache switched on</source>
        <translation>缓存打开了</translation>
    </message>
    <message>
        <source>Cache switched off</source>
        <translation>缓存关掉了</translation>
    </message>
    <message>
        <source>The next step computes every row once more and keeps them; from then on each step computes one row.</source>
        <translation>下一步会把每一行再计算一遍并保留下来；从此以后，每一步只计算一行。</translation>
    </message>
    <message>
        <source>What the cache held is gone: from now on each step computes every row again.</source>
        <translation>缓存里的内容没有了：从现在起，每一步都会重新计算每一行。</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>row</source>
        <translation>行</translation>
    </message>
    <message>
        <source>token</source>
        <translation>词元</translation>
    </message>
    <message>
        <source>block</source>
        <translation>块</translation>
    </message>
    <message>
        <source>computed</source>
        <translation>计算</translation>
    </message>
    <message>
        <source>×1 new</source>
        <translation>×1 新</translation>
    </message>
    <message>
        <source>rebuild</source>
        <translation>重建</translation>
    </message>
    <message>
        <source>in the cache</source>
        <translation>在缓存里</translation>
    </message>
    <message>
        <source>computed, not kept</source>
        <translation>算过，未保留</translation>
    </message>
    <message>
        <source>to be rebuilt</source>
        <translation>待重建</translation>
    </message>
    <message>
        <source>not computed yet</source>
        <translation>尚未计算</translation>
    </message>
    <message>
        <source>never computed: the context is full</source>
        <translation>不会计算：上下文已满</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>第 %1 行</translation>
    </message>
    <message>
        <source>computed ×%1</source>
        <translation>计算 ×%1</translation>
    </message>
    <message>
        <source>Choose a row or a token to read about it.</source>
        <translation>选一行或一个词元，就能读到它的说明。</translation>
    </message>
    <message>
        <source>The cache, row by row. Tokens: %1. Rows in the cache: %2.</source>
        <translation>缓存，逐行显示。词元：%1。缓存中的行：%2。</translation>
    </message>
    <message>
        <source>cache on</source>
        <translation>缓存开</translation>
    </message>
    <message>
        <source>cache off</source>
        <translation>缓存关</translation>
    </message>
    <message>
        <source>prefill</source>
        <translation>预填充</translation>
    </message>
    <message>
        <source>prefill, beyond the scale</source>
        <translation>预填充，超出刻度</translation>
    </message>
    <message>
        <source>used by rows</source>
        <translation>行占用</translation>
    </message>
    <message>
        <source>allocated</source>
        <translation>已分配</translation>
    </message>
    <message>
        <source>only during a step</source>
        <translation>只在一步之内</translation>
    </message>
    <message>
        <source>%1 tokens</source>
        <translation>%1 个词元</translation>
    </message>
    <message>
        <source>Each step will be a point here.</source>
        <translation>每一步会在这里成为一个点。</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>事件</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>词元</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>发生了什么</translation>
    </message>
    <message>
        <source>Two lanes run the same prompt. The lane whose clock is behind moves next, so that both clocks are honest.</source>
        <translation>两条跑道跑同一段提示词。时钟落后的跑道先走，所以两个时钟都公平。</translation>
    </message>
    <message>
        <source>A token is a piece of text. Grey ones are the prompt’s, green ones with a line below were written by the model; the newest has a frame.</source>
        <translation>词元是一小段文本。灰色的属于提示词；绿色带下划线的是模型写的；最新的一个带边框。</translation>
    </message>
    <message numerus="yes">
        <source>The picture of the cache has a line for each row: one token’s key (left, blue) and value (right, orange) in every block of the model, painted from the real numbers. Negative numbers are grey. A cell is the mean of %Ln number(s).</source>
        <translation>
            <numerusform>缓存图里每一行是一横条：一个词元在模型每个块里的键（左，蓝色）和值（右，橙色），按真实的数画出。负数是灰色。一格是 %Ln 个数的平均。</numerusform>
        </translation>
    </message>
    <message>
        <source>A row in full colour is in the cache. A pale one was computed but not kept, because the cache is off. An empty frame is a row that the next step computes. A row all in grey was computed for another text and must be computed again.</source>
        <translation>颜色饱满的行在缓存里。浅色的行算过但没有保留，因为缓存关着。空框是下一步要计算的行。整行灰色的，是为别的文本计算的，必须重新计算。</translation>
    </message>
    <message>
        <source>×1, ×2, ×3 … say how often a row was computed. With the cache that is once; without it every step computes every row again, and the same bits come out.</source>
        <translation>×1、×2、×3 … 表示一行计算过多少次。有缓存时是一次；没有缓存时，每一步都把每一行再计算一遍，得出的比特相同。</translation>
    </message>
    <message>
        <source>The charts show what that costs: time for each token, and memory for the rows that are kept.</source>
        <translation>图表显示这要花多少：每个词元的时间，以及保留各行的内存。</translation>
    </message>
    <message>
        <source>Rowkeeper tiny</source>
        <translation>Rowkeeper tiny</translation>
    </message>
    <message>
        <source>a model without a name</source>
        <translation>没有名字的模型</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>形状</translation>
    </message>
    <message>
        <source>%1 blocks, %2 heads, width %3</source>
        <translation>%1 个块，%2 个头，宽度 %3</translation>
    </message>
    <message>
        <source>Arithmetic</source>
        <translation>运算</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>线程</translation>
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
        <translation>这台电脑上的运算：精确 CPU 内核（%1），以及 OpenBLAS。</translation>
    </message>
    <message>
        <source>Arithmetic on this computer: exact CPU kernels (%1). OpenBLAS is not installed.</source>
        <translation>这台电脑上的运算：精确 CPU 内核（%1）。没有安装 OpenBLAS。</translation>
    </message>
    <message>
        <source>GPU: %1.</source>
        <translation>GPU：%1。</translation>
    </message>
    <message>
        <source>Our own source is under the MIT licence. Qt Charts is under the GPL, version 3, so this program as a whole is under the GPL, version 3. The command line and the engine contain nothing of Qt.</source>
        <translation>我们自己的源代码采用 MIT 许可证。Qt Charts 采用 GPL 第 3 版，所以整个程序采用 GPL 第 3 版。命令行和引擎不含任何 Qt 的内容。</translation>
    </message>
    <message>
        <source>The bundled model, its text and its questions were made by this project: MIT. GPT-2 small is OpenAI&apos;s: modified MIT.</source>
        <translation>内置模型、它的文本和问题由本项目制作：MIT。GPT-2 small 属于 OpenAI：修改版 MIT。</translation>
    </message>
    <message>
        <source>Runs a real GPT-2 and shows its KV cache: what it keeps, what it saves, what it costs.</source>
        <translation>运行一个真正的 GPT-2，并显示它的 KV 缓存：保留什么，省下什么，花掉什么。</translation>
    </message>
    <message>
        <source>About Rowkeeper</source>
        <translation>关于 Rowkeeper</translation>
    </message>
    <message numerus="yes">
        <source>Model: %1, %2 blocks, %3 heads, %4. Arithmetic: %5 (%6), %n thread(s).</source>
        <translation>
            <numerusform>模型：%1，%2 个块，%3 个头，%4。运算：%5（%6），%n 个线程。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rowkeeper::app::AppStage</name>
    <message>
        <source>It was stopped, or the app was asked for something else.</source>
        <translation>它被停止了，或者应用被要求去做别的事。</translation>
    </message>
</context>
<context>
    <name>rowkeeper::app::MainWindow</name>
    <message>
        <source>Watch</source>
        <translation>观察</translation>
    </message>
    <message>
        <source>Watch the cache while the model writes</source>
        <translation>在模型写作时观察缓存</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>竞速</translation>
    </message>
    <message>
        <source>The same text with the cache and without, side by side</source>
        <translation>同一段文本，有缓存和没有缓存，并排跑</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>对话</translation>
    </message>
    <message>
        <source>Questions about a document, with its cache kept between turns</source>
        <translation>就一份文档提问，缓存在两轮之间保留</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>内存</translation>
    </message>
    <message>
        <source>What the cache of any model takes, and whether it fits</source>
        <translation>任何模型的缓存占多少，放不放得下</translation>
    </message>
    <message>
        <source>Squeeze</source>
        <translation>压缩</translation>
    </message>
    <message>
        <source>Make the cache smaller and see what it forgets</source>
        <translation>把缓存变小，看看它忘了什么</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>学习</translation>
    </message>
    <message>
        <source>Nine short lessons that drive the app</source>
        <translation>九节短课，它们会替你操作应用</translation>
    </message>
    <message>
        <source>&amp;Open a recorded run…</source>
        <translation>打开录制的运行(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Save this run…</source>
        <translation>保存这次运行(&amp;S)…</translation>
    </message>
    <message>
        <source>Save the steps as a &amp;table (CSV)…</source>
        <translation>把各步保存为表格（CSV）(&amp;T)…</translation>
    </message>
    <message>
        <source>Save this run as a &amp;web page…</source>
        <translation>把这次运行保存为网页(&amp;W)…</translation>
    </message>
    <message>
        <source>Save this run as a web page</source>
        <translation>把这次运行保存为网页</translation>
    </message>
    <message>
        <source>Save the &amp;race as a web page…</source>
        <translation>把竞速保存为网页(&amp;R)…</translation>
    </message>
    <message>
        <source>Save the race as a web page</source>
        <translation>把竞速保存为网页</translation>
    </message>
    <message>
        <source>&amp;Handout of this run (PDF)…</source>
        <translation>这次运行的讲义（PDF）(&amp;H)…</translation>
    </message>
    <message>
        <source>&amp;Back to the live run</source>
        <translation>回到实时运行(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Keys…</source>
        <translation>快捷键(&amp;K)…</translation>
    </message>
    <message>
        <source>&amp;About Rowkeeper…</source>
        <translation>关于 Rowkeeper(&amp;A)…</translation>
    </message>
    <message>
        <source>Open a recorded run</source>
        <translation>打开录制的运行</translation>
    </message>
    <message>
        <source>Recorded runs (*.rowkeeper)</source>
        <translation>录制的运行 (*.rowkeeper)</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>已保存为 %1。</translation>
    </message>
    <message>
        <source>Save this run</source>
        <translation>保存这次运行</translation>
    </message>
    <message>
        <source>Save the steps as a table</source>
        <translation>把各步保存为表格</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>表格 (*.csv)</translation>
    </message>
    <message>
        <source>Web pages (*.html)</source>
        <translation>网页 (*.html)</translation>
    </message>
    <message>
        <source>Saved as %1 (%2). Any browser shows it, without a network.</source>
        <translation>已保存为 %1（%2）。任何浏览器都能显示，不需要网络。</translation>
    </message>
    <message>
        <source>Save the handout</source>
        <translation>保存讲义</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>PDF 文件 (*.pdf)</translation>
    </message>
    <message>
        <source>%1, the published model, can be had: %2 from Hugging Face. The bundled model works without it.</source>
        <translation>可以得到已发布的模型 %1：从 Hugging Face 下载 %2。内置模型不需要它也能用。</translation>
    </message>
    <message>
        <source>Show it</source>
        <translation>查看</translation>
    </message>
    <message>
        <source>Use it now</source>
        <translation>立即使用</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>The recorded run is open.</source>
        <translation>录制的运行已打开。</translation>
    </message>
    <message>
        <source>A live run again, at its prompt.</source>
        <translation>又是实时运行，回到提示词处。</translation>
    </message>
    <message>
        <source>The lesson is left.</source>
        <translation>已离开本课。</translation>
    </message>
    <message>
        <source>%1. The lesson is left.</source>
        <translation>%1。已离开本课。</translation>
    </message>
</context>
<context>
    <name>rowkeeper::app::ModelButton</name>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Rowkeeper tiny (bundled)</source>
        <translation>Rowkeeper tiny（内置）</translation>
    </message>
    <message>
        <source>A small GPT-2 that answers questions about a short document.</source>
        <translation>一个小的 GPT-2，会回答关于一份短文档的问题。</translation>
    </message>
    <message>
        <source>Rowkeeper tiny, one key head (bundled)</source>
        <translation>Rowkeeper tiny，单个键头（内置）</translation>
    </message>
    <message>
        <source>Its twin: all heads share one key and one value, so its cache takes a quarter of the memory.</source>
        <translation>它的孪生模型：所有的头共享一个键和一个值，所以它的缓存只占四分之一的内存。</translation>
    </message>
    <message>
        <source>GPT-2 small</source>
        <translation>GPT-2 small</translation>
    </message>
    <message>
        <source>The published GPT-2, from this computer.</source>
        <translation>已发布的 GPT-2，来自这台电脑。</translation>
    </message>
    <message>
        <source>GPT-2 small (not on this computer: &amp;download it…)</source>
        <translation>GPT-2 small（不在这台电脑上：下载）(&amp;D)…</translation>
    </message>
    <message>
        <source>GPT-2 small, true size, random weights</source>
        <translation>GPT-2 small，真实大小，随机权重</translation>
    </message>
    <message>
        <source>Costs what GPT-2 small costs, but its text means nothing. For timing.</source>
        <translation>代价和 GPT-2 small 一样，但写出的文本没有意义。用来计时。</translation>
    </message>
    <message>
        <source>&amp;Open a model folder…</source>
        <translation>打开模型文件夹(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Models on this computer…</source>
        <translation>这台电脑上的模型(&amp;M)…</translation>
    </message>
    <message>
        <source>&amp;Threads (a GPU has its own)</source>
        <translation>线程（GPU 有自己的）(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Threads</source>
        <translation>线程(&amp;T)</translation>
    </message>
    <message>
        <source>One for each core</source>
        <translation>每个核心一个</translation>
    </message>
    <message>
        <source>Open a model folder</source>
        <translation>打开模型文件夹</translation>
    </message>
    <message>
        <source>Loading %1: %2 %</source>
        <translation>正在加载 %1：%2%</translation>
    </message>
    <message>
        <source>Loading: %1 %</source>
        <translation>正在加载：%1%</translation>
    </message>
    <message>
        <source>Choose the model and the arithmetic it runs on</source>
        <translation>选择模型，以及它用的运算</translation>
    </message>
    <message>
        <source>16-bit: half the memory; cached steps of a large model take about half the time</source>
        <translation>16 位：一半的内存；大模型有缓存的步大约用一半的时间</translation>
    </message>
    <message>
        <source>8-bit: about a quarter of the memory; cached steps of a large model take about a third of the time</source>
        <translation>8 位：大约四分之一的内存；大模型有缓存的步大约用三分之一的时间</translation>
    </message>
    <message>
        <source>32-bit: no weight is rounded</source>
        <translation>32 位：权重不做舍入</translation>
    </message>
    <message>
        <source>Each weight is rounded to a 16-bit number. A step must read every weight once, so in a large model it waits for memory: half the bytes, half the time. With and without the cache, every bit is still equal.</source>
        <translation>每个权重舍入成一个 16 位的数。一步要把每个权重读一遍，所以在大模型里它等的是内存：字节减半，时间减半。有缓存和没有缓存时，每个比特仍然相同。</translation>
    </message>
    <message>
        <source>Each weight is rounded to a whole number from −127 to 127, times a scale that 32 weights share. A step must read every weight once, so fewer bytes take less time. With and without the cache, every bit is still equal.</source>
        <translation>每个权重舍入成一个从 −127 到 127 的整数，再乘以 32 个权重共用的缩放系数。一步要把每个权重读一遍，所以字节越少，时间越短。有缓存和没有缓存时，每个比特仍然相同。</translation>
    </message>
    <message>
        <source>Four bytes for each weight. A step must read every weight once, so in a large model it waits for memory: fewer bytes, faster steps. With and without the cache, every bit is equal.</source>
        <translation>每个权重四个字节。一步要把每个权重读一遍，所以在大模型里它等的是内存：字节越少，步越快。有缓存和没有缓存时，每个比特都相同。</translation>
    </message>
    <message>
        <source>exact CPU</source>
        <translation>精确 CPU</translation>
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
        <translation>GPU，cuBLAS</translation>
    </message>
    <message>
        <source>&amp;Exact arithmetic</source>
        <translation>精确运算(&amp;E)</translation>
    </message>
    <message>
        <source>A row&apos;s numbers do not depend on the rows beside it: with and without the cache, every bit is equal.</source>
        <translation>一行的数不取决于和它一起计算的行：有缓存和没有缓存时，每个比特都相同。</translation>
    </message>
    <message>
        <source>Open&amp;BLAS</source>
        <translation>Open&amp;BLAS</translation>
    </message>
    <message>
        <source>A well-known library. It adds in another order for many rows than for one, so the last bits differ. It multiplies 32-bit weights only.</source>
        <translation>一个著名的库。它计算许多行和计算一行时，相加的顺序不同，所以最后的比特会不同。它只能乘 32 位权重。</translation>
    </message>
    <message>
        <source>GPU (still looking for one)</source>
        <translation>GPU（仍在查找）</translation>
    </message>
    <message>
        <source>GPU (none that can be used)</source>
        <translation>GPU（没有可用的）</translation>
    </message>
    <message>
        <source>GPU: %1</source>
        <translation>GPU：%1</translation>
    </message>
    <message>
        <source>Weights, cache and arithmetic on the graphics processor. Its order of adding is its own, but the same for one row as for many: with and without the cache, every bit is equal.</source>
        <translation>权重、缓存和运算都在图形处理器上。它有自己的相加顺序，但一行和许多行都用同一种：有缓存和没有缓存时，每个比特都相同。</translation>
    </message>
    <message>
        <source>GPU with cuBLAS: %1</source>
        <translation>GPU 与 cuBLAS：%1</translation>
    </message>
    <message>
        <source>The products by NVIDIA&apos;s library, which chooses another order of adding for many rows than for one, so the last bits differ. It multiplies 32-bit weights only.</source>
        <translation>乘积由 NVIDIA 的库计算，它对许多行和对一行选用不同的相加顺序，所以最后的比特会不同。它只能乘 32 位权重。</translation>
    </message>
    <message>
        <source>&amp;Weights: %1</source>
        <translation>权重(&amp;W)：%1</translation>
    </message>
    <message>
        <source>%1 (not with %2)</source>
        <translation>%1（不能与 %2 同用）</translation>
    </message>
    <message>
        <source>Choose the exact arithmetic first.</source>
        <translation>请先选择精确运算。</translation>
    </message>
    <message>
        <source>%1 · %2 numbers · %3 · %4</source>
        <translation>%1 · %2个参数 · %3 · %4</translation>
    </message>
    <message>
        <source>GPT-2 small (still looking for it)</source>
        <translation>GPT-2 small（仍在查找）</translation>
    </message>
</context>
<context>
    <name>rowkeeper::app::NavRail</name>
    <message>
        <source>Pages</source>
        <translation>页面</translation>
    </message>
    <message>
        <source>%1 (key %2)</source>
        <translation>%1（%2 键）</translation>
    </message>
</context>
<context>
    <name>rowkeeper::app::NoticeBar</name>
    <message>
        <source>Close this message</source>
        <translation>关闭这条消息</translation>
    </message>
</context>
<context>
    <name>rowkeeper::app::TopBar</name>
    <message>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>设置(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>Projector mode</source>
        <translation>投影模式</translation>
    </message>
    <message>
        <source>Everything larger and stronger, for a room</source>
        <translation>一切都更大、更醒目，适合教室</translation>
    </message>
    <message>
        <source>Less &amp;motion</source>
        <translation>减少动画(&amp;M)</translation>
    </message>
    <message>
        <source>Rows and switches don&apos;t slide or fade</source>
        <translation>行和开关不再滑动或淡入淡出</translation>
    </message>
    <message>
        <source>&amp;As the system</source>
        <translation>跟随系统(&amp;S)</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>语言(&amp;G)</translation>
    </message>
    <message>
        <source>Theme &amp;as the system</source>
        <translation>主题跟随系统(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Light theme</source>
        <translation>浅色主题(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Dark theme</source>
        <translation>深色主题(&amp;D)</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::AlternativesDelegate</name>
    <message>
        <source>below %1 %</source>
        <translation>低于 %1%</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>percent</comment>
        <translation>%1%</translation>
    </message>
    <message>
        <source>now</source>
        <comment>the token that is there</comment>
        <translation>现在</translation>
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
        <translation>缓存</translation>
    </message>
    <message>
        <source>A table: one row for each token, one column for each block. A cell holds the row&apos;s key and value. Arrow keys select a row and a block, Shift with Left and Right a head, plus and minus zoom.</source>
        <translation>一张表：每个词元一行，每个块一列。一格里是这一行的键和值。方向键选择行和块，Shift 加左右键选择头，加号和减号缩放。</translation>
    </message>
    <message>
        <source>↓ Follow the newest row</source>
        <translation>↓ 跟随最新的行</translation>
    </message>
    <message>
        <source>Follow the newest row</source>
        <translation>跟随最新的行</translation>
    </message>
    <message>
        <source>Scroll to the newest row and stay with it (End)</source>
        <translation>滚动到最新的行并停在那里 (End)</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::CalculatorForm</name>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>A known model, the one that is loaded, or your own</source>
        <translation>一个已知的模型、已加载的模型，或你自己的</translation>
    </message>
    <message>
        <source>Blocks</source>
        <translation>块</translation>
    </message>
    <message>
        <source>Each block (layer) keeps keys and values of its own</source>
        <translation>每个块（层）保留自己的键和值</translation>
    </message>
    <message>
        <source>Query heads</source>
        <translation>查询头</translation>
    </message>
    <message>
        <source>Heads that ask</source>
        <translation>提问的头</translation>
    </message>
    <message>
        <source>KV heads</source>
        <translation>KV 头</translation>
    </message>
    <message>
        <source>Heads that have a key and a value of their own; the others share them</source>
        <translation>有自己的键和值的头；其余的头共享它们</translation>
    </message>
    <message>
        <source>Latent numbers</source>
        <translation>潜在数</translation>
    </message>
    <message>
        <source>Latent attention keeps one short vector in each block, from which all keys and values are made</source>
        <translation>潜在注意力在每个块里只存一个短向量，所有的键和值都由它得出</translation>
    </message>
    <message>
        <source>Head size</source>
        <translation>头的大小</translation>
    </message>
    <message>
        <source>Numbers in a head&apos;s key, and in its value</source>
        <translation>一个头的键里有多少个数，值也一样</translation>
    </message>
    <message>
        <source>Numbers stored as</source>
        <translation>数的存储</translation>
    </message>
    <message>
        <source>In 8 and 4 bits, 32 numbers of a head share a 16-bit scale: 34 and 18 bytes</source>
        <translation>8 位和 4 位时，一个头的 32 个数共用一个 16 位的缩放系数：34 字节和 18 字节</translation>
    </message>
    <message>
        <source>Context, tokens</source>
        <translation>上下文，词元</translation>
    </message>
    <message>
        <source>The length of each conversation</source>
        <translation>每个对话的长度</translation>
    </message>
    <message>
        <source>Conversations</source>
        <translation>对话</translation>
    </message>
    <message>
        <source>Served at the same time, each with a cache of its own</source>
        <translation>同时服务，每个都有自己的缓存</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>What the model itself takes on the device</source>
        <translation>模型本身在设备上占多少</translation>
    </message>
    <message>
        <source>Weights, GiB</source>
        <translation>权重，GiB</translation>
    </message>
    <message>
        <source>What your model takes on the device</source>
        <translation>你的模型在设备上占多少</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>设备</translation>
    </message>
    <message>
        <source>The memory that weights and caches must share</source>
        <translation>权重和缓存必须共用的内存</translation>
    </message>
    <message>
        <source>Device, GiB</source>
        <translation>设备，GiB</translation>
    </message>
    <message>
        <source>The memory of your device</source>
        <translation>你的设备的内存</translation>
    </message>
    <message>
        <source>Your own size</source>
        <translation>自定大小</translation>
    </message>
    <message>
        <source>From: %1</source>
        <translation>来自：%1</translation>
    </message>
    <message>
        <source>Loaded: %1</source>
        <translation>已加载：%1</translation>
    </message>
    <message>
        <source>Your own model</source>
        <translation>你自己的模型</translation>
    </message>
    <message>
        <source>%1 · each shared by %2</source>
        <translation>%1 · 每个由 %2 个头共享</translation>
    </message>
    <message>
        <source>%1 · none shared</source>
        <translation>%1 · 不共享</translation>
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
        <translation>缓存</translation>
    </message>
    <message>
        <source>Table, pictures</source>
        <translation>表格、图片</translation>
    </message>
    <message>
        <source>Menu of the cache</source>
        <translation>缓存的菜单</translation>
    </message>
    <message>
        <source>Show as &amp;table</source>
        <translation>显示为表格(&amp;T)</translation>
    </message>
    <message>
        <source>Save picture as &amp;PNG…</source>
        <translation>将图片保存为 PNG(&amp;P)…</translation>
    </message>
    <message>
        <source>Save picture as &amp;SVG…</source>
        <translation>将图片保存为 SVG(&amp;S)…</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::CanvasLegend</name>
    <message>
        <source>What the colours mean</source>
        <translation>颜色的含义</translation>
    </message>
    <message>
        <source>Blue is a positive number in a key, orange one in a value; grey is a negative one in either, with a line through it where rows are high enough.
%1: keys %2, values %3. A cell shows %4.
Pale rows were computed but not kept; grey rows are to be rebuilt; the outlined row is not computed yet.</source>
        <translation>蓝色是键里的正数，橙色是值里的正数，灰色是两者里的负数，行高足够时带一条横线。
%1：键 %2，值 %3。每格：%4。
浅色的行算过但没有保留；灰色的行待重建；带框的行尚未计算。</translation>
    </message>
    <message>
        <source>A tick: the row was computed again and had the same bits each time. A red cross: it had other bits.</source>
        <translation>对勾：这一行重新计算过，每次比特都相同。红叉：它的比特不同。</translation>
    </message>
    <message>
        <source>A tick: the row was computed again and had the same bits each time. ≈: it differs by rounding, because this arithmetic adds in another order.</source>
        <translation>对勾：这一行重新计算过，每次比特都相同。≈：它因舍入而不同，因为这种运算按另一种顺序相加。</translation>
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
        <translation>词元</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Times computed</source>
        <translation>计算次数</translation>
    </message>
    <message>
        <source>In the store</source>
        <translation>存储占用</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::Chart</name>
    <message>
        <source>The arrow keys go from point to point. The menu above shows the numbers as a table.</source>
        <translation>方向键从一个点移到另一个点。上方的菜单可以把数显示为表格。</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::ChartCard</name>
    <message>
        <source>Table, pictures, numbers</source>
        <translation>表格、图片、数据</translation>
    </message>
    <message>
        <source>Menu of the chart: %1</source>
        <translation>图表的菜单：%1</translation>
    </message>
    <message>
        <source>Show as &amp;table</source>
        <translation>显示为表格(&amp;T)</translation>
    </message>
    <message>
        <source>Save picture as &amp;PNG…</source>
        <translation>将图片保存为 PNG(&amp;P)…</translation>
    </message>
    <message>
        <source>Save picture as &amp;SVG…</source>
        <translation>将图片保存为 SVG(&amp;S)…</translation>
    </message>
    <message>
        <source>Save numbers as &amp;CSV…</source>
        <translation>将数据保存为 CSV(&amp;C)…</translation>
    </message>
    <message>
        <source>Show &amp;everything again</source>
        <translation>重新显示全部(&amp;E)</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::ChatPage</name>
    <message>
        <source>The conversation</source>
        <translation>对话</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::ChipArea</name>
    <message>
        <source>… and %1 more</source>
        <comment>tokens</comment>
        <translation>… 还有 %1 个</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::ChipLegend</name>
    <message>
        <source>prompt</source>
        <comment>a token&apos;s origin</comment>
        <translation>提示词</translation>
    </message>
    <message>
        <source>generated</source>
        <comment>a token&apos;s origin</comment>
        <translation>生成的</translation>
    </message>
    <message>
        <source>newest</source>
        <comment>token</comment>
        <translation>最新的</translation>
    </message>
    <message>
        <source>Legend: tokens of the prompt are grey, generated ones green and underlined, the newest is outlined</source>
        <translation>图例：提示词的词元是灰色，生成的是绿色带下划线，最新的带框</translation>
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
        <translation>✓ 正确</translation>
    </message>
    <message>
        <source>✗ not quite</source>
        <translation>✗ 不太对</translation>
    </message>
    <message>
        <source>✓ this one</source>
        <translation>✓ 是这个</translation>
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
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>Cache size against context length</source>
        <translation>缓存大小随上下文长度的变化</translation>
    </message>
    <message>
        <source>cache-size-against-context</source>
        <translation>cache-size-against-context</translation>
    </message>
    <message>
        <source>Such a cache is too large to be drawn.</source>
        <translation>这样的缓存太大，画不出来。</translation>
    </message>
    <message>
        <source>%1 tokens</source>
        <translation>%1 个词元</translation>
    </message>
    <message>
        <source>the weights leave no room</source>
        <translation>权重没有留下地方</translation>
    </message>
    <message>
        <source>room left: %1, far above</source>
        <translation>剩余：%1，远在上方</translation>
    </message>
    <message>
        <source>room left: %1</source>
        <translation>剩余：%1</translation>
    </message>
    <message>
        <source>outgrows the weights</source>
        <translation>超过权重</translation>
    </message>
    <message numerus="yes">
        <source>%Ln conversation(s)</source>
        <translation>
            <numerusform>%Ln 个对话</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: each line is one way to store the cache; dashed: what is left on the device.</source>
        <translation>%1：每条线是存缓存的一种办法；虚线：设备上剩下的地方。</translation>
    </message>
    <message>
        <source>%1 As chosen, it would outgrow the weights (%2) at %3 tokens.</source>
        <translation>%1 按现在的选择，到 %3 个词元时它会超过权重（%2）。</translation>
    </message>
    <message>
        <source>From %1 tokens on
the cache is larger than the weights, %2</source>
        <translation>从 %1 个词元起
缓存就比权重大，%2</translation>
    </message>
    <message>
        <source>%1 tokens: %2
%3</source>
        <translation>%1 个词元：%2
%3</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>词元</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::DocumentCard</name>
    <message>
        <source>The document</source>
        <translation>文档</translation>
    </message>
    <message>
        <source>Use this text</source>
        <translation>使用这段文本</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Change an early word</source>
        <translation>改靠前的词</translation>
    </message>
    <message>
        <source>Puts another word of its kind near the beginning: few rows survive</source>
        <translation>在开头附近换上一个同类的词：能留下的行很少</translation>
    </message>
    <message>
        <source>Change a late word</source>
        <translation>改靠后的词</translation>
    </message>
    <message>
        <source>Puts another word of its kind near the end: most rows survive</source>
        <translation>在末尾附近换上一个同类的词：大多数行能留下</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>示例</translation>
    </message>
    <message>
        <source>Prepared documents</source>
        <translation>准备好的文档</translation>
    </message>
    <message>
        <source>Type a text, or choose an example</source>
        <translation>输入一段文本，或选一个示例</translation>
    </message>
    <message>
        <source>Edit any word: the rows above it stay, those below are computed again.</source>
        <translation>随便改一个词：它上面的行留下，下面的重新计算。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln tokens · read once</source>
        <translation>
            <numerusform>%Ln 个词元 · 只读一次</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln tokens · read in every turn</source>
        <translation>
            <numerusform>%Ln 个词元 · 每轮都读</numerusform>
        </translation>
    </message>
    <message>
        <source>Still valid after the edit: %1 of %2 rows. The next turn computes the rest.</source>
        <translation>编辑之后，%2 行里有 %1 行仍然有效；下一轮计算其余的。</translation>
    </message>
    <message>
        <source>The document is changed.</source>
        <translation>文档已更改。</translation>
    </message>
    <message>
        <source>A word is changed to “%1”.</source>
        <translation>一个词改成了“%1”。</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::FirstTokenBars</name>
    <message>
        <source>Turn %1</source>
        <translation>第 %1 轮</translation>
    </message>
    <message>
        <source>being measured</source>
        <translation>正在测量</translation>
    </message>
    <message>
        <source>%1 either way</source>
        <translation>两种都是 %1</translation>
    </message>
    <message>
        <source>Time to the first token</source>
        <translation>到第一个词元的时间</translation>
    </message>
    <message>
        <source>%1: %2 either way, as there was nothing to keep yet</source>
        <translation>%1：两种方式都是 %2，因为还没有可保留的</translation>
    </message>
    <message>
        <source>%1: cache kept %2, not kept %3</source>
        <translation>%1：保留缓存 %2，不保留 %3</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::FirstTokenCard</name>
    <message>
        <source>Time to the first token</source>
        <translation>到第一个词元的时间</translation>
    </message>
    <message>
        <source>Ask a question: what you wait for before the answer begins is drawn here, turn by turn.</source>
        <translation>提一个问题：开始回答之前要等多久，会在这里一轮一轮地画出来。</translation>
    </message>
    <message>
        <source>what the reader waits for; the other way is measured afterwards</source>
        <translation>读者要等的时间；另一种方式事后测量</translation>
    </message>
    <message>
        <source>cache kept</source>
        <translation>保留缓存</translation>
    </message>
    <message>
        <source>not kept</source>
        <translation>不保留</translation>
    </message>
    <message>
        <source>%1 sooner on turn %2</source>
        <translation>第 %2 轮快 %1</translation>
    </message>
    <message>
        <source>no sooner on turn %1</source>
        <translation>第 %1 轮一样快</translation>
    </message>
    <message>
        <source>%1 later on turn %2</source>
        <translation>第 %2 轮慢 %1</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::FitCard</name>
    <message>
        <source>Does it fit?</source>
        <translation>放得下吗？</translation>
    </message>
    <message>
        <source>Try:</source>
        <translation>试试：</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::HeadStrips</name>
    <message>
        <source>key</source>
        <translation>键</translation>
    </message>
    <message>
        <source>value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>Key and value of the head</source>
        <translation>这个头的键和值</translation>
    </message>
    <message>
        <source>The arrow keys go from number to number.</source>
        <translation>方向键从一个数移到另一个数。</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::KeepCard</name>
    <message>
        <source>Keep the cache between turns</source>
        <translation>在两轮之间保留缓存</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>离开</translation>
    </message>
    <message>
        <source>Come back</source>
        <translation>回来</translation>
    </message>
    <message>
        <source>Change the prices</source>
        <translation>修改价格</translation>
    </message>
    <message>
        <source>Keeping the cache</source>
        <translation>保留缓存</translation>
    </message>
    <message>
        <source>Leave, and come back tomorrow</source>
        <translation>离开，明天再回来</translation>
    </message>
    <message>
        <source>Saves the cache on the disk and ends the conversation, as if the window were closed</source>
        <translation>把缓存存到磁盘并结束对话，就像关掉窗口一样</translation>
    </message>
    <message>
        <source>Reads the saved cache from the disk: the conversation goes on with all its rows</source>
        <translation>从磁盘读取保存的缓存：对话带着它所有的行继续</translation>
    </message>
    <message>
        <source>What a provider would charge</source>
        <translation>服务商会收多少钱</translation>
    </message>
    <message>
        <source>for 1,000 fresh tokens</source>
        <translation>每 1,000 个新词元</translation>
    </message>
    <message>
        <source>for 1,000 cached tokens</source>
        <translation>每 1,000 个缓存词元</translation>
    </message>
    <message>
        <source>Price %1</source>
        <translation>价格：%1</translation>
    </message>
    <message>
        <source>Each turn computes the rows of its own question and reads the others back.</source>
        <translation>每一轮计算自己那个问题的行，其余的读回。</translation>
    </message>
    <message>
        <source>Off: every turn reads the whole document again. The answers stay the same.</source>
        <translation>关：每一轮都把整份文档重新读一遍。回答不变。</translation>
    </message>
    <message>
        <source>The %1 rows (%2) go to the disk and come back warm: prompt caching.</source>
        <translation>这 %1 行（%2）存到磁盘，回来时就不必重算：提示词缓存。</translation>
    </message>
    <message>
        <source>Rows that were computed can be kept on the disk: prompt caching.</source>
        <translation>算过的行可以存在磁盘上：提示词缓存。</translation>
    </message>
    <message>
        <source>%1 rows lie on the disk (%2). Nothing is in memory.</source>
        <translation>%1 行存在磁盘上（%2）。内存里什么也没有。</translation>
    </message>
    <message>
        <source>%1 rows came back from the disk: none of them is computed again.</source>
        <translation>%1 行从磁盘回来了：没有一行要重新计算。</translation>
    </message>
    <message>
        <source>Fresh input %1, cached input %2 per 1,000 tokens.</source>
        <translation>新输入 %1，缓存输入 %2，每 1,000 个词元。</translation>
    </message>
    <message>
        <source>%1 fresh and %2 cached tokens: %3 instead of %4.</source>
        <translation>%1 个新词元和 %2 个缓存词元：%3，而不是 %4。</translation>
    </message>
    <message>
        <source>The saved conversation would take the place of the questions asked here. Begin again first, in each conversation with questions.</source>
        <translation>保存的对话会取代这里问过的问题。请先在每个有问题的对话里重新开始。</translation>
    </message>
    <message>
        <source>Only the conversation shown, the first, is saved. The second is given up.</source>
        <translation>只保存当前显示的对话，也就是第一个。第二个会被放弃。</translation>
    </message>
    <message>
        <source>Only the conversation shown, the second, is saved, and it comes back as the first. The one that is the first now is given up.</source>
        <translation>只保存当前显示的对话，也就是第二个；它回来时成为第一个。现在的第一个会被放弃。</translation>
    </message>
    <message>
        <source>The conversation shown takes the place of the one that was saved before.</source>
        <translation>当前显示的对话会取代之前保存的对话。</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::LaneCard</name>
    <message>
        <source>Cache, arithmetic, weights and threads of this lane</source>
        <translation>这条跑道的缓存、运算、权重和线程</translation>
    </message>
    <message>
        <source>Settings of the lane “%1”: %2</source>
        <translation>跑道“%1”的设置：%2</translation>
    </message>
    <message>
        <source>Tokens of the lane “%1”</source>
        <translation>跑道“%1”的词元</translation>
    </message>
    <message>
        <source>The cache of the lane “%1”</source>
        <translation>跑道“%1”的缓存</translation>
    </message>
    <message>
        <source>✓ finished: the context is full</source>
        <translation>✓ 完成：上下文已满</translation>
    </message>
    <message>
        <source>✓ finished</source>
        <translation>✓ 完成</translation>
    </message>
    <message>
        <source>moves next</source>
        <translation>下一个走</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1, %2. %3</source>
        <translation>%1，%2。%3</translation>
    </message>
    <message numerus="yes">
        <source>%Ln rows computed</source>
        <translation>
            <numerusform>计算了 %Ln 行</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::LanePopup</name>
    <message>
        <source>This lane</source>
        <translation>这条跑道</translation>
    </message>
    <message>
        <source>Keep keys and values (KV cache)</source>
        <translation>保留键和值（KV 缓存）</translation>
    </message>
    <message>
        <source>Settings of the lane</source>
        <translation>跑道的设置</translation>
    </message>
    <message>
        <source>one per core</source>
        <translation>每核心一个</translation>
    </message>
    <message>
        <source>Arithmetic</source>
        <translation>运算</translation>
    </message>
    <message>
        <source>Exact gives the same bits with and without the cache. OpenBLAS is a library that many programs use; it adds in another order, so the last digits differ. A GPU&apos;s own arithmetic is exact in this sense too; cuBLAS is not.</source>
        <translation>“精确”在有缓存和没有缓存时给出相同的比特。OpenBLAS 是许多程序使用的库；它按另一种顺序相加，所以最后几位数字不同。GPU 自己的运算在这个意义上也是精确的；cuBLAS 不是。</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>How each weight is kept. A step reads every weight once, so fewer bits make it faster; but they are rounded, so all numbers differ a little. OpenBLAS and cuBLAS multiply 32-bit weights only, a GPU 32- and 16-bit ones.</source>
        <translation>每个权重怎么存。一步要把每个权重读一遍，所以位数少就快；但权重经过了舍入，所以所有的数都略有不同。OpenBLAS 和 cuBLAS 只能乘 32 位权重，GPU 能乘 32 位和 16 位的。</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>线程</translation>
    </message>
    <message>
        <source>How many cores work on one step. A GPU has its own.</source>
        <translation>一步由多少个核心来做。GPU 有自己的。</translation>
    </message>
    <message>
        <source>Any change begins the race anew.</source>
        <translation>任何改动都会让竞速重新开始。</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::LearnOverview</name>
    <message>
        <source>Nine short lessons</source>
        <translation>九节短课</translation>
    </message>
    <message>
        <source>Each drives the app beside it: it asks what you expect, then measures it here.</source>
        <translation>每节课都操作旁边的应用：先问你预计会怎样，再在这里测出来。</translation>
    </message>
    <message>
        <source>A lesson takes the place of the run and the conversation that are there. Prompt and settings come back after it.</source>
        <translation>上课时，课会占用现有的运行和对话。下课后，提示词和设置会恢复。</translation>
    </message>
    <message>
        <source>Lecturer&apos;s notes…</source>
        <translation>教师备注…</translation>
    </message>
    <message>
        <source>Handout (PDF)…</source>
        <translation>讲义（PDF）…</translation>
    </message>
    <message>
        <source>In a window of its own, for a second screen. Arrow keys then go through the lesson</source>
        <translation>单独的窗口，可以放在第二块屏幕上。这时用方向键在课里翻动</translation>
    </message>
    <message>
        <source>Two pages about the run that is on Watch</source>
        <translation>两页，讲的是观察页面上的运行</translation>
    </message>
    <message>
        <source>Let the model write something on Watch first: the handout is about that run</source>
        <translation>先在观察页面让模型写点什么：讲义讲的就是那次运行</translation>
    </message>
    <message>
        <source>step %1 of %2</source>
        <translation>第 %1 / %2 步</translation>
    </message>
    <message>
        <source>✓ done</source>
        <translation>✓ 已完成</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 分钟</translation>
    </message>
    <message>
        <source>%1 questions</source>
        <translation>%1 个问题</translation>
    </message>
    <message>
        <source>%1 of %2 right</source>
        <translation>答对 %1，共 %2</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::LectureNotes</name>
    <message>
        <source>Back</source>
        <translation>上一步</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>下一步</translation>
    </message>
    <message>
        <source>Lecturer&apos;s notes</source>
        <translation>教师备注</translation>
    </message>
    <message>
        <source>To guess: %1</source>
        <translation>请猜：%1</translation>
    </message>
    <message>
        <source>Asked: %1
Right: **%2**</source>
        <translation>问题：%1
答案：**%2**</translation>
    </message>
    <message>
        <source>Next: the answer</source>
        <translation>接下来：答案</translation>
    </message>
    <message>
        <source>Next: the lesson ends</source>
        <translation>接下来：本课结束</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <translation>接下来：%1</translation>
    </message>
    <message>
        <source>Open a lesson in the other window.</source>
        <translation>请在另一个窗口里打开一课。</translation>
    </message>
    <message>
        <source>%1 · step %2 of %3</source>
        <translation>%1 · 第 %2 步，共 %3 步</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::LeftRowsCard</name>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>averaged: %1</source>
        <translation>取了平均：%1</translation>
    </message>
    <message>
        <source>thrown away</source>
        <translation>已扔掉</translation>
    </message>
    <message>
        <source>What is left in the cache</source>
        <translation>缓存里还剩什么</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>表格</translation>
    </message>
    <message>
        <source>Menu of what is left in the cache</source>
        <translation>“缓存里还剩什么”的菜单</translation>
    </message>
    <message>
        <source>Show as &amp;table</source>
        <translation>显示为表格(&amp;T)</translation>
    </message>
    <message>
        <source>The rows that a way leaves of a text are shown here, once there is a model.</source>
        <translation>有了模型之后，这里会显示一种办法为一段文本留下的行。</translation>
    </message>
    <message>
        <source>Reading the text…</source>
        <translation>正在读文本…</translation>
    </message>
    <message>
        <source>after the question, when the answer begins</source>
        <translation>提问之后，回答开始时</translation>
    </message>
    <message>
        <source>grey: thrown away</source>
        <translation>灰色：已扔掉</translation>
    </message>
    <message>
        <source>joined: averaged into one</source>
        <translation>相连：平均成一行</translation>
    </message>
    <message>
        <source>outlined: %1 held the answer</source>
        <translation>带框：答案原在%1</translation>
    </message>
    <message>
        <source>row</source>
        <translation>行</translation>
    </message>
    <message>
        <source>token</source>
        <translation>词元</translation>
    </message>
    <message>
        <source>%1: in the cache</source>
        <translation>%1：在缓存里</translation>
    </message>
    <message>
        <source>%1: entry</source>
        <translation>%1：条目</translation>
    </message>
    <message>
        <source>held the answer</source>
        <translation>含有答案</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::LeftRowsPane</name>
    <message>
        <source>What is left in the cache: %1</source>
        <translation>缓存里还剩什么：%1</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln rows · %2 instead of %3</source>
        <translation>
            <numerusform>%1 行，共 %Ln 行 · %2，而不是 %3</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::LeftRowsView</name>
    <message>
        <source>What is left in the cache</source>
        <translation>缓存里还剩什么</translation>
    </message>
    <message>
        <source>Row %1, %2</source>
        <translation>第 %1 行，%2</translation>
    </message>
    <message>
        <source>%1: in the cache</source>
        <translation>%1：在缓存里</translation>
    </message>
    <message>
        <source>%1: averaged with its neighbours, %2 are one row now</source>
        <translation>%1：和相邻的行取了平均，%2现在是一行</translation>
    </message>
    <message>
        <source>%1: thrown away</source>
        <translation>%1：已扔掉</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::LessonNews</name>
    <message>
        <source>The lesson is finished. Your own prompt and settings are back.</source>
        <translation>本课已完成。你自己的提示词和设置已恢复。</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>正确。</translation>
    </message>
    <message>
        <source>Not quite. The right answer: %1</source>
        <translation>不太对。正确答案：%1</translation>
    </message>
    <message>
        <source>The right answer: %1</source>
        <translation>正确答案：%1</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::LessonView</name>
    <message>
        <source>The app is getting ready…</source>
        <translation>应用正在准备…</translation>
    </message>
    <message>
        <source>← All lessons</source>
        <translation>← 所有的课</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>上一步</translation>
    </message>
    <message>
        <source>This is my guess</source>
        <translation>我猜是这个</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>再试一次</translation>
    </message>
    <message>
        <source>The app is working</source>
        <translation>应用正在工作</translation>
    </message>
    <message>
        <source>Leaves the lesson; your own prompt and settings come back</source>
        <translation>离开本课；你自己的提示词和设置会恢复</translation>
    </message>
    <message>
        <source>Your guess</source>
        <translation>你的猜测</translation>
    </message>
    <message>
        <source>To the step before (Page Up)</source>
        <translation>回到上一步 (Page Up)</translation>
    </message>
    <message>
        <source>On (Page Down)</source>
        <translation>继续 (Page Down)</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>第 %1 / %2 步</translation>
    </message>
    <message>
        <source>Question %1 of %2</source>
        <translation>问题 %1，共 %2 个</translation>
    </message>
    <message>
        <source>You guessed %1: **a good guess**.</source>
        <translation>你猜的是 %1：**猜得不错**。</translation>
    </message>
    <message>
        <source>You guessed %1: off by %2.</source>
        <translation>你猜的是 %1：相差 %2。</translation>
    </message>
    <message>
        <source>The app is doing it…</source>
        <translation>应用正在执行…</translation>
    </message>
    <message>
        <source>This step could not be shown. %1</source>
        <translation>这一步没能显示。%1</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>看答案</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>下一步</translation>
    </message>
    <message>
        <source>The lesson is left. Your own prompt and settings are back.</source>
        <translation>已离开本课。你自己的提示词和设置已恢复。</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::MachineCard</name>
    <message>
        <source>run, %1 tokens</source>
        <translation>全程，%1 词元</translation>
    </message>
    <message>
        <source>step, %1 tokens</source>
        <translation>单步，%1 词元</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Another machine?</source>
        <translation>换一台机器？</translation>
    </message>
    <message>
        <source>GPT-2 small</source>
        <translation>GPT-2 small</translation>
    </message>
    <message>
        <source>The model of this race, after its prompt</source>
        <translation>这次竞速的模型，从提示词之后起</translation>
    </message>
    <message>
        <source>The model that the published report is about, from its first token</source>
        <translation>那篇已发表的报告所说的模型，从第一个词元起</translation>
    </message>
    <message>
        <source>Predicted; GPT-2 small from its first token. Lower figures: reading and arithmetic happen one after the other; higher ones: at the same time. Laptop, phone and H100: typical figures, rounded. “Like the report”: no machine, but figures fitted to a published report&apos;s ratios.</source>
        <translation>预测值；GPT-2 small 从第一个词元起。较低的数：读取和运算先后进行；较高的数：同时进行。笔记本电脑、手机和 H100：典型数值，取了整数。“与报告一致”：不是某台机器，而是按一篇已发表的报告里的比值拟合的数值。</translation>
    </message>
    <message>
        <source>Draws the predicted curves above for other figures</source>
        <translation>按别的数值画出上面的预测曲线</translation>
    </message>
    <message>
        <source>Machine of the predicted curves</source>
        <translation>预测曲线所用的机器</translation>
    </message>
    <message>
        <source>ms per step</source>
        <translation>ms/步</translation>
    </message>
    <message>
        <source>A fixed time that every step takes, whatever it computes</source>
        <translation>每一步都要花的固定时间，不管它计算什么</translation>
    </message>
    <message>
        <source>GB/s</source>
        <translation>GB/s</translation>
    </message>
    <message>
        <source>How fast the machine reads memory: every step reads all weights once</source>
        <translation>机器读内存有多快：每一步要把所有权重读一遍</translation>
    </message>
    <message>
        <source>GFLOP/s</source>
        <translation>GFLOP/s</translation>
    </message>
    <message>
        <source>How fast it calculates: each row that a step computes costs arithmetic</source>
        <translation>机器计算有多快：一步每计算一行都要花运算</translation>
    </message>
    <message>
        <source>This model</source>
        <translation>这个模型</translation>
    </message>
    <message>
        <source>This machine&apos;s figures could not be measured. %1</source>
        <translation>没能测出这台机器的数值。%1</translation>
    </message>
    <message>
        <source>This machine&apos;s figures are measured when a model is loaded.</source>
        <translation>加载模型时会测量这台机器的数值。</translation>
    </message>
    <message>
        <source>A published report says 2× at 200 tokens and 4.8× at 1,000, and names no machine. Such ratios need one on which what every step costs anyway, above all reading GPT-2 small&apos;s weights, takes as long as the arithmetic of %1 rows: then computing old rows again costs little.</source>
        <translation>一篇已发表的报告说 200 个词元时是 2×，1,000 个时是 4.8×，没有说是什么机器。要得到这样的比值，需要一台这样的机器：每一步反正要花的时间（主要是读取 GPT-2 small 的权重），和 %1 行的运算一样长；那时重新计算旧行花不了多少。</translation>
    </message>
    <message>
        <source>%1 So each row computed again costs far more here, and the cache saves far more than the report says.</source>
        <translation>%1 所以在这里，每个重新计算的行要花的多得多，缓存省下的也比报告说的多得多。</translation>
    </message>
    <message>
        <source>%1 So the weights rule every step here, and the cache saves less than the report says.</source>
        <translation>%1 所以在这里，每一步都由权重说了算，缓存省下的比报告说的少。</translation>
    </message>
    <message numerus="yes">
        <source>With %1, reading GPT-2 small&apos;s weights takes as long as the arithmetic of about %Ln rows; a published report&apos;s 2× and 4.8× need about %2.</source>
        <translation>
            <numerusform>如果用%1，读取 GPT-2 small 的权重和大约 %Ln 行的运算一样长；一篇已发表的报告里的 2× 和 4.8× 需要大约 %2 行。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::MemoryChartCard</name>
    <message>
        <source>%1 × %2 blocks × %3 numbers × %4 bytes</source>
        <translation>%1 × %2 块 × %3 个数 × %4 字节</translation>
    </message>
    <message>
        <source>Cache memory</source>
        <translation>缓存占用的内存</translation>
    </message>
    <message>
        <source>cache-memory</source>
        <translation>cache-memory</translation>
    </message>
    <message>
        <source>The memory of the stored rows will be drawn here.
Press Play or Step.</source>
        <translation>所存各行占的内存会画在这里。
请按“播放”或“单步”。</translation>
    </message>
    <message>
        <source>%1 tokens</source>
        <translation>%1 个词元</translation>
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
        <translation>行占用：%1</translation>
    </message>
    <message>
        <source>allocated: %1</source>
        <translation>已分配：%1</translation>
    </message>
    <message>
        <source>cache off: only during the step</source>
        <translation>缓存关：只在一步之内</translation>
    </message>
    <message>
        <source>What keeping the rows costs</source>
        <translation>保留各行要花多少</translation>
    </message>
    <message>
        <source>No row is kept yet. Each will take %1 (%2).</source>
        <translation>还没有保留任何行。每行会占 %1（%2）。</translation>
    </message>
    <message>
        <source>The cache is off: each step computes all rows and lets them go. Kept, each would take %1 (%2).</source>
        <translation>缓存关着：每一步计算所有的行，然后丢掉。如果保留，每行会占 %1（%2）。</translation>
    </message>
    <message>
        <source>%1 × %2 = %3 (%4 a row)</source>
        <translation>%1 × %2 = %3（每行 %4）</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n 行</numerusform>
        </translation>
    </message>
    <message>
        <source>All %1 rows of the context take %2, or %3 in 16 bit.</source>
        <translation>上下文的全部 %1 行占 %2，用 16 位则占 %3。</translation>
    </message>
    <message>
        <source>In 16-bit numbers it would be %1. %2</source>
        <translation>用 16 位的数会是 %1。%2</translation>
    </message>
    <message numerus="yes">
        <source>%n token(s), cache off
%1 held during the step, nothing after it</source>
        <translation>
            <numerusform>%n 个词元，缓存关
一步之内占 %1，之后不占</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) kept
%1 used, half of it with 16-bit numbers</source>
        <translation>
            <numerusform>保留 %n 行
占用 %1，用 16 位的数则减半</numerusform>
        </translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>词元</translation>
    </message>
    <message>
        <source>rows kept</source>
        <translation>保留的行</translation>
    </message>
    <message>
        <source>bytes used</source>
        <translation>占用的字节</translation>
    </message>
    <message>
        <source>bytes allocated</source>
        <translation>分配的字节</translation>
    </message>
    <message>
        <source>bytes during the step only</source>
        <translation>只在一步之内的字节</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::MemoryPage</name>
    <message>
        <source>The formula</source>
        <translation>公式</translation>
    </message>
    <message>
        <source>Settings of the calculator</source>
        <translation>计算器的设置</translation>
    </message>
    <message>
        <source>The calculator</source>
        <translation>计算器</translation>
    </message>
    <message>
        <source>Model and device</source>
        <translation>模型和设备</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::ModeControl</name>
    <message>
        <source>What the cache shows</source>
        <translation>缓存图显示什么</translation>
    </message>
    <message>
        <source>Whose attention</source>
        <translation>谁的注意力</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>数值</translation>
    </message>
    <message>
        <source>The numbers of each row&apos;s keys and values</source>
        <translation>每一行的键和值里的数</translation>
    </message>
    <message>
        <source>Attention</source>
        <translation>注意力</translation>
    </message>
    <message>
        <source>How much the newest row looked at each row</source>
        <translation>最新的一行看每一行的程度</translation>
    </message>
    <message>
        <source>Fingerprints</source>
        <translation>指纹</translation>
    </message>
    <message>
        <source>Whether a row that was computed again has the same bits</source>
        <translation>重新计算过的行，比特是否相同</translation>
    </message>
    <message>
        <source>mean of all heads</source>
        <translation>所有头的平均</translation>
    </message>
    <message>
        <source>head %1</source>
        <translation>头 %1</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::ModelCard</name>
    <message>
        <source>Use</source>
        <translation>使用</translation>
    </message>
    <message>
        <source>Download…</source>
        <translation>下载…</translation>
    </message>
    <message>
        <source>Verify</source>
        <translation>核对</translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation>删除…</translation>
    </message>
    <message>
        <source>Reads every byte and holds it against the checksums that are known</source>
        <translation>读取每个字节，和已知的校验和核对</translation>
    </message>
    <message>
        <source>Deletes its files from Rowkeeper&apos;s own folder; asks first</source>
        <translation>从 Rowkeeper 自己的文件夹删除它的文件；会先询问</translation>
    </message>
    <message>
        <source>in use</source>
        <translation>使用中</translation>
    </message>
    <message>
        <source>Go on downloading…</source>
        <translation>继续下载…</translation>
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
        <translation>模型</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>Open a folder…</source>
        <translation>打开文件夹…</translation>
    </message>
    <message>
        <source>Look it up</source>
        <translation>查找</translation>
    </message>
    <message>
        <source>Delete them</source>
        <translation>删除它们</translation>
    </message>
    <message>
        <source>A folder with a GPT-2 model; it can also be dropped onto the window</source>
        <translation>有 GPT-2 模型的文件夹；也可以把它拖到窗口上</translation>
    </message>
    <message>
        <source>To the page before (Esc)</source>
        <translation>回到之前的页面 (Esc)</translation>
    </message>
    <message>
        <source>Another model of the hub</source>
        <translation>模型库里的其他模型</translation>
    </message>
    <message>
        <source>Any GPT-2 of Hugging Face whose weights are safetensors, by its repository&apos;s name: distilgpt2, gpt2-medium, or owner/name. Not pinned: its sizes and checksums are the hub&apos;s own word.</source>
        <translation>Hugging Face 上任何以 safetensors 存权重的 GPT-2，写出仓库的名字：distilgpt2、gpt2-medium，或 owner/name。未锁定：大小和校验和只有模型库自己的说法。</translation>
    </message>
    <message>
        <source>The repository&apos;s name</source>
        <translation>仓库的名字</translation>
    </message>
    <message>
        <source>Nothing is fetched before its size, source and licence have been shown. Nothing is sent but the requests for the files.</source>
        <translation>在显示大小、来源和许可证之前，不会获取任何东西。除了对文件的请求，不会发送任何东西。</translation>
    </message>
    <message>
        <source>Where models are looked for</source>
        <translation>在哪里查找模型</translation>
    </message>
    <message>
        <source>In this order. A folder of yours comes before all of them.</source>
        <translation>按这个顺序。你自己的文件夹排在它们前面。</translation>
    </message>
    <message>
        <source>Kept ready</source>
        <translation>预备好的</translation>
    </message>
    <message>
        <source>The first time a larger model is opened, its weights are put in the order in which they are read. That is kept on the disk, so that the next time it opens at once.</source>
        <translation>第一次打开较大的模型时，会把它的权重按读取的顺序排好，并存到磁盘上，这样下次一打开就能用。</translation>
    </message>
    <message>
        <source>Delete the weights that are kept ready</source>
        <translation>删除预备好的权重</translation>
    </message>
    <message>
        <source>There are no models. Look one up by its name, or open a folder that has one.</source>
        <translation>没有模型。请按名字查找，或打开一个有模型的文件夹。</translation>
    </message>
    <message>
        <source>Looking for models on this computer.</source>
        <translation>正在这台电脑上查找模型。</translation>
    </message>
    <message>
        <source>%1. %2: %3</source>
        <translation>%1. %2：%3</translation>
    </message>
    <message>
        <source>%1 in %2. Nothing is lost by deleting them: the next opening takes a moment longer.</source>
        <translation>%1，在 %2 里。删除它们不会丢失任何东西：只是下次打开会慢一点。</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::PagesCard</name>
    <message>
        <source>One piece each, or pages?</source>
        <translation>整块，还是分页？</translation>
    </message>
    <message>
        <source>From the start</source>
        <translation>从头开始</translation>
    </message>
    <message>
        <source>The same conversations in the same memory: reserved in one piece for the longest possible answer, and in pages</source>
        <translation>同样的对话，同样的内存：一边按最长可能的回答整块预留，一边分页</translation>
    </message>
    <message>
        <source>Conversations</source>
        <translation>对话</translation>
    </message>
    <message>
        <source> MiB</source>
        <translation> MiB</translation>
    </message>
    <message>
        <source>Size of the pool</source>
        <translation>池的大小</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n 行</numerusform>
        </translation>
    </message>
    <message>
        <source>Rows of a page</source>
        <translation>每页的行数</translation>
    </message>
    <message>
        <source>Pool</source>
        <translation>池</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>页</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Serve</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>Full: rows of a conversation. Pale: lent to it, and empty. Grey: free. The pictures are the allocators&apos; own state.</source>
        <translation>深色：一个对话的行。浅色：借给它了，但空着。灰色：空闲。图里画的就是分配器自己的状态。</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::PagesPicture</name>
    <message>
        <source>Memory pool</source>
        <translation>内存池</translation>
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
        <translation>提示词的词元</translation>
    </message>
    <message>
        <source>Use this prompt</source>
        <translation>使用这段提示词</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation>提示词</translation>
    </message>
    <message>
        <source>The text that the model goes on with. Control and Enter use it.</source>
        <translation>模型要接着写的文本。按 Ctrl 加 Enter 使用它。</translation>
    </message>
    <message>
        <source>The text that the model goes on with</source>
        <translation>模型要接着写的文本</translation>
    </message>
    <message>
        <source>Row %1: %2
Token %3
Bytes %4</source>
        <translation>第 %1 行：%2
词元 %3
字节 %4</translation>
    </message>
    <message>
        <source>Starts a new run with this prompt (Ctrl+Enter)</source>
        <translation>用这段提示词开始新的运行 (Ctrl+Enter)</translation>
    </message>
    <message>
        <source>Goes back to the run as it is (Esc)</source>
        <translation>回到现有的运行 (Esc)</translation>
    </message>
    <message numerus="yes">
        <source>%Ln tokens</source>
        <translation>
            <numerusform>%Ln 个词元</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 tokens; at most %3 can be generated</source>
        <translation>%1 个词元，共 %2 个；最多还能生成 %3 个</translation>
    </message>
    <message>
        <source>An empty prompt: the run starts from the end-of-text token.</source>
        <translation>提示词是空的：运行从文本结束词元开始。</translation>
    </message>
    <message>
        <source>The prompt ends with a line break (\n): it is part of what the model reads.</source>
        <translation>提示词以换行符（\n）结尾：它也是模型读到的内容。</translation>
    </message>
    <message>
        <source>The prompt ends with a space (·). Words bring their own space along, so the model may stumble here.</source>
        <translation>提示词以空格（·）结尾。词会自带空格，所以模型可能会在这里卡住。</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::PromptCard</name>
    <message>
        <source>Tokens</source>
        <translation>词元</translation>
    </message>
    <message>
        <source>Shows the pieces that the model reads</source>
        <translation>显示模型读到的各个片段</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>Shows the tokens joined to a text that can be copied</source>
        <translation>把词元连成可以复制的文本显示</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>示例</translation>
    </message>
    <message>
        <source>Prepared prompts</source>
        <translation>准备好的提示词</translation>
    </message>
    <message>
        <source>Edit prompt</source>
        <translation>编辑提示词</translation>
    </message>
    <message>
        <source>Edit the prompt</source>
        <translation>编辑提示词</translation>
    </message>
    <message>
        <source>What the model reads</source>
        <translation>模型读到的内容</translation>
    </message>
    <message>
        <source>A new run from this prompt.</source>
        <translation>从这个提示词开始新的运行。</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::QuestionCard</name>
    <message>
        <source>(nothing)</source>
        <translation>（空）</translation>
    </message>
    <message>
        <source>This question</source>
        <translation>这个问题</translation>
    </message>
    <message>
        <source>Previous question</source>
        <translation>上一个问题</translation>
    </message>
    <message>
        <source>Next question</source>
        <translation>下一个问题</translation>
    </message>
    <message>
        <source>only the wrong ones</source>
        <translation>只看答错的</translation>
    </message>
    <message>
        <source>– of %1</source>
        <translation>– / %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>This text</source>
        <translation>这段文本</translation>
    </message>
    <message>
        <source>exact cache</source>
        <translation>精确缓存</translation>
    </message>
    <message>
        <source>not asked yet</source>
        <translation>还没问过</translation>
    </message>
    <message>
        <source>right answer</source>
        <translation>正确答案</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message numerus="yes">
        <source>A document of %Ln rows, and how the model goes on</source>
        <translation>
            <numerusform>一份 %Ln 行的文档，以及模型怎样接着写</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: right, %2</source>
        <translation>%1：正确，%2</translation>
    </message>
    <message>
        <source>%1: wrong, %2</source>
        <translation>%1：错误，%2</translation>
    </message>
    <message>
        <source>%1: same as the exact one, %2</source>
        <translation>%1：与精确的相同，%2</translation>
    </message>
    <message>
        <source>%1: goes on otherwise, %2</source>
        <translation>%1：接着写得不同，%2</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::RaceControls</name>
    <message>
        <source>Step</source>
        <translation>单步</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>重新开始</translation>
    </message>
    <message>
        <source>Change it on Watch</source>
        <translation>在“观察”中修改</translation>
    </message>
    <message>
        <source>Race controls</source>
        <translation>竞速控制</translation>
    </message>
    <message>
        <source>Race or pause</source>
        <translation>竞速或暂停</translation>
    </message>
    <message>
        <source>Moves the lane whose clock is behind by one token (→)</source>
        <translation>让时钟落后的跑道走一个词元 (→)</translation>
    </message>
    <message>
        <source>Both lanes back to the prompt (R)</source>
        <translation>两条跑道都回到提示词 (R)</translation>
    </message>
    <message>
        <source>Prompt and sampling are those of Watch</source>
        <translation>提示词和采样用观察页面的</translation>
    </message>
    <message>
        <source>Tokens to generate in each lane</source>
        <translation>每条跑道要生成的词元</translation>
    </message>
    <message>
        <source>How many tokens each lane generates. Another number begins the race anew.</source>
        <translation>每条跑道生成多少个词元。换一个数，竞速就重新开始。</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>词元</translation>
    </message>
    <message>
        <source>Loading</source>
        <translation>正在加载</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>Race again</source>
        <translation>再跑一次</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>竞速</translation>
    </message>
    <message>
        <source>No prompt · %1</source>
        <translation>没有提示词 · %1</translation>
    </message>
    <message>
        <source>%1 · Prompt: “%2”</source>
        <translation>%1 · 提示词：“%2”</translation>
    </message>
    <message>
        <source>Pauses both lanes (Space)</source>
        <translation>两条跑道都暂停（空格）</translation>
    </message>
    <message>
        <source>Both lanes once more from the prompt (Space)</source>
        <translation>两条跑道都从提示词再跑一次（空格）</translation>
    </message>
    <message>
        <source>Both lanes move until they have all their tokens (Space)</source>
        <translation>两条跑道一直走到写完所有词元（空格）</translation>
    </message>
    <message>
        <source>%1 %2 · %3</source>
        <translation>%2 %1 · %3</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>已暂停</translation>
    </message>
    <message>
        <source>Racing</source>
        <translation>竞速中</translation>
    </message>
    <message>
        <source>Both lanes are back at the prompt</source>
        <translation>两条跑道都回到了提示词</translation>
    </message>
    <message>
        <source>%1, %2 of %3</source>
        <translation>%1，%2 / %3</translation>
    </message>
    <message>
        <source>Lane A: %1</source>
        <translation>跑道 A：%1</translation>
    </message>
    <message>
        <source>Lane B: %1</source>
        <translation>跑道 B：%1</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::RacePage</name>
    <message>
        <source>The race</source>
        <translation>竞速</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::RaceRowsCard</name>
    <message>
        <source>Rows computed so far</source>
        <translation>到目前为止计算的行</translation>
    </message>
    <message>
        <source>race-rows-computed</source>
        <translation>race-rows-computed</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>第 %1 行</translation>
    </message>
    <message>
        <source>The rows that both lanes have computed will be counted here.
Press Race or Step.</source>
        <translation>两条跑道计算过的行会在这里计数。
请按“竞速”或“单步”。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>counted in advance</source>
        <translation>预先算出</translation>
    </message>
    <message>
        <source>%1 + %2 − 1 = %3 rows %4</source>
        <translation>%4：%1 + %2 − 1 = %3 行</translation>
    </message>
    <message>
        <source>%1 + %2 = %3 rows %4</source>
        <translation>%4：%1 + %2 = %3 行</translation>
    </message>
    <message>
        <source>%1 + %2 + … + %3 = %4 rows %5</source>
        <translation>%5：%1 + %2 + … + %3 = %4 行</translation>
    </message>
    <message>
        <source>With the cache each row once; without it, all of them in every step</source>
        <translation>有缓存时每行一次；没有缓存时，每一步都算所有的行</translation>
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
        <translation>行数，%1</translation>
    </message>
    <message>
        <source>counted in advance, %1</source>
        <translation>预先算出，%1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln rows %1</source>
        <translation>
            <numerusform>%1：%Ln 行</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Row %1, %2
%Ln rows computed so far</source>
        <translation>
            <numerusform>第 %1 行，%2
到目前为止计算了 %Ln 行</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::RaceTimeCard</name>
    <message>
        <source>Time per token</source>
        <translation>每个词元的时间</translation>
    </message>
    <message>
        <source>race-time-per-token</source>
        <translation>race-time-per-token</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>第 %1 行</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>Each step of both lanes will be a point here.
Press Race or Step.</source>
        <translation>两条跑道的每一步会在这里成为一个点。
请按“竞速”或“单步”。</translation>
    </message>
    <message>
        <source>predicted for %1</source>
        <translation>预测：%1</translation>
    </message>
    <message>
        <source>… reading, then arithmetic</source>
        <translation>… 先读取，后运算</translation>
    </message>
    <message>
        <source>dashed: predicted</source>
        <translation>虚线：预测</translation>
    </message>
    <message>
        <source>8-bit weights: not predicted</source>
        <translation>8 位权重：不预测</translation>
    </message>
    <message>
        <source>What each new token costs in both lanes; %1</source>
        <translation>每个新词元在两条跑道里的代价；%1</translation>
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
            <numerusform>第 %1 行，%2
%3
计算了 %Ln 行</numerusform>
        </translation>
    </message>
    <message>
        <source>row</source>
        <translation>行</translation>
    </message>
    <message>
        <source>ms, %1</source>
        <translation>ms，%1</translation>
    </message>
    <message>
        <source>predicted ms, %1</source>
        <translation>预测 ms，%1</translation>
    </message>
    <message>
        <source>predicted ms in turn, %1</source>
        <translation>预测 ms（先后进行），%1</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::RatioTable</name>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1，%2：%3</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::ReadingView</name>
    <message>
        <source>Text of the run</source>
        <translation>运行的文本</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::ReplayBar</name>
    <message>
        <source>Back to the live run</source>
        <translation>回到实时运行</translation>
    </message>
    <message>
        <source>Recorded run</source>
        <translation>录制的运行</translation>
    </message>
    <message>
        <source>Place in the recorded run</source>
        <translation>录制的运行中的位置</translation>
    </message>
    <message>
        <source>A recorded run of %1 · step %2 of %3</source>
        <translation>录制的运行：%1 · 第 %2 步，共 %3 步</translation>
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
        <translation>这一行在这个块里的指纹</translation>
    </message>
    <message>
        <source>64 bits made from all numbers of the row in this block. Another number anywhere, even in its last bit, gives another fingerprint.</source>
        <translation>由这一行在这个块里的所有数得出的 64 个比特。任何一个数不同，哪怕只差最后一个比特，指纹就不同。</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>块</translation>
    </message>
    <message>
        <source>Head</source>
        <translation>头</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Copy the numbers</source>
        <translation>复制这些数</translation>
    </message>
    <message>
        <source>Puts the head&apos;s keys and values on the clipboard, a line for each number</source>
        <translation>把这个头的键和值放到剪贴板，每个数一行</translation>
    </message>
    <message>
        <source>The numbers of a row will be here.</source>
        <translation>一行的数会显示在这里。</translation>
    </message>
    <message>
        <source>key, number %1 of %2:  %3</source>
        <translation>键，第 %1 个数，共 %2 个：%3</translation>
    </message>
    <message>
        <source>value, number %1 of %2:  %3</source>
        <translation>值，第 %1 个数，共 %2 个：%3</translation>
    </message>
    <message>
        <source>Choose a row in the picture of the cache: its numbers will be here.</source>
        <translation>在缓存图里选一行：它的数会显示在这里。</translation>
    </message>
    <message>
        <source>Point at a number to read it, or go there with the arrow keys.</source>
        <translation>把鼠标指向一个数，或用方向键移到它，就能读到它。</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::RowsCard</name>
    <message>
        <source>Whose rows are these?</source>
        <translation>这些是谁的行？</translation>
    </message>
    <message>
        <source>document</source>
        <translation>文档</translation>
    </message>
    <message>
        <source>questions</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>answers</source>
        <translation>回答</translation>
    </message>
    <message>
        <source>each square is one row: keys and values in every block</source>
        <translation>每个方格是一行：每个块里的键和值</translation>
    </message>
    <message>
        <source>%1 rows in the cache, %2 · outlined: %3 that the next turn must compute besides its question</source>
        <translation>缓存里有 %1 行，%2 · 带框：下一轮除了问题还必须计算的 %3 行</translation>
    </message>
    <message>
        <source>Two conversations in one pool: %1 pages of %2 rows, %3 of them shared and held once: %4 instead of %5.</source>
        <translation>两个对话在一个池里：%1 页，每页 %2 行，其中 %3 页共享，只存一份：%4，而不是 %5。</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::RowsPicture</name>
    <message>
        <source>document · %1 of %2 rows kept</source>
        <translation>文档 · 保留 %1 行，共 %2 行</translation>
    </message>
    <message>
        <source>Q%1</source>
        <comment>a question&apos;s number</comment>
        <translation>问%1</translation>
    </message>
    <message>
        <source>A%1</source>
        <comment>an answer&apos;s number</comment>
        <translation>答%1</translation>
    </message>
    <message>
        <source>The document</source>
        <translation>文档</translation>
    </message>
    <message>
        <source>Question %1</source>
        <translation>问题 %1</translation>
    </message>
    <message>
        <source>Answer %1</source>
        <translation>回答 %1</translation>
    </message>
    <message>
        <source>Rows of the cache by their origin</source>
        <translation>缓存的行按来源</translation>
    </message>
    <message>
        <source>%1: rows %2 to %3, %4 of them in the cache</source>
        <translation>%1：第 %2 行到第 %3 行，其中 %4 行在缓存里</translation>
    </message>
    <message>
        <source>Row %1. %2</source>
        <translation>第 %1 行。%2</translation>
    </message>
    <message>
        <source>%1. Not in the cache: the next turn computes it</source>
        <translation>%1。不在缓存里：下一轮会计算它</translation>
    </message>
    <message numerus="yes">
        <source>document · %Ln rows</source>
        <translation>
            <numerusform>文档 · %Ln 行</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln tokens, %2 of them in the cache</source>
        <translation>
            <numerusform>%1：%Ln 个词元，其中 %2 个在缓存里</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the cache: the rows of the first %Ln tokens</source>
        <translation>
            <numerusform>在缓存里：前 %Ln 个词元的行</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::RunControls</name>
    <message>
        <source>Step</source>
        <translation>单步</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>重新开始</translation>
    </message>
    <message>
        <source>KV cache</source>
        <translation>KV 缓存</translation>
    </message>
    <message>
        <source>Run controls</source>
        <translation>运行控制</translation>
    </message>
    <message>
        <source>Rows computed of the prefill</source>
        <translation>预填充已计算的行</translation>
    </message>
    <message>
        <source>Play or pause</source>
        <translation>播放或暂停</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>Tokens to generate</source>
        <translation>要生成的词元</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>播放</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>Sampling: %1</source>
        <translation>采样：%1</translation>
    </message>
    <message>
        <source>%1, after a restart</source>
        <translation>%1，重新开始后生效</translation>
    </message>
    <message>
        <source>Pauses the run, even within a step (Space)</source>
        <translation>暂停运行，一步当中也可以（空格）</translation>
    </message>
    <message>
        <source>Plays the recording (Space)</source>
        <translation>播放录制的运行（空格）</translation>
    </message>
    <message>
        <source>Steps follow each other (Space)</source>
        <translation>一步接一步地走（空格）</translation>
    </message>
    <message>
        <source>Computes the rows that are missing and one token (→)</source>
        <translation>计算缺少的行，并写一个词元 (→)</translation>
    </message>
    <message>
        <source>Shows the recording from its beginning (R)</source>
        <translation>从头显示录制的运行 (R)</translation>
    </message>
    <message>
        <source>Begins again from the prompt (R)</source>
        <translation>从提示词重新开始 (R)</translation>
    </message>
    <message>
        <source>On: keys and values of earlier rows are kept. Off: every step computes them again (C)</source>
        <translation>开：保留前面各行的键和值。关：每一步都重新计算它们 (C)</translation>
    </message>
    <message>
        <source>How many tokens to generate. More can be asked for at any time.</source>
        <translation>要生成多少个词元。随时可以再多要。</translation>
    </message>
    <message>
        <source>How the next token is chosen, and what happens when the context is full</source>
        <translation>下一个词元怎么选，以及上下文满了怎么办</translation>
    </message>
    <message numerus="yes">
        <source>prefill: %1 of %Ln rows</source>
        <translation>
            <numerusform>预填充：%1 行，共 %Ln 行</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln rows computed</source>
        <translation>
            <numerusform>已计算 %1 行，共 %Ln 行</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::RunNews</name>
    <message>
        <source>Playing</source>
        <translation>播放中</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>已暂停</translation>
    </message>
    <message>
        <source>The recording ends here.</source>
        <translation>录制到此结束。</translation>
    </message>
    <message>
        <source>At the recording&apos;s beginning</source>
        <translation>在录制的开头</translation>
    </message>
    <message>
        <source>Back at the prompt</source>
        <translation>回到提示词</translation>
    </message>
    <message>
        <source>KV cache on</source>
        <translation>KV 缓存：开</translation>
    </message>
    <message>
        <source>KV cache off</source>
        <translation>KV 缓存：关</translation>
    </message>
    <message>
        <source>Row %1 is %2 now</source>
        <translation>第 %1 行现在是 %2</translation>
    </message>
    <message>
        <source>%1, %2 of %3</source>
        <translation>%1，%2 / %3</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::SameOutputCard</name>
    <message>
        <source>A row depends on itself and the rows above it only, so it never changes once computed.</source>
        <translation>一行只取决于它自己和上面的行，所以一旦算好就不再改变。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Check now</source>
        <translation>立即检查</translation>
    </message>
    <message>
        <source>Check every step</source>
        <translation>检查每一步</translation>
    </message>
    <message>
        <source>Progress of the check</source>
        <translation>检查的进度</translation>
    </message>
    <message>
        <source>One pass over the whole text, held against what every step said</source>
        <translation>把整段文本过一趟，和每一步的结果核对</translation>
    </message>
    <message>
        <source>Every step once more, the other way: without the cache if it was on, with it if it was off</source>
        <translation>每一步都用另一种方式再做一遍：开着缓存做的，就不用缓存；关着做的，就用缓存</translation>
    </message>
    <message>
        <source>Checking: row %1 of %2</source>
        <translation>正在检查：第 %1 行，共 %2 行</translation>
    </message>
    <message>
        <source>Checking: step %1 of %2</source>
        <translation>正在检查：第 %1 步，共 %2 步</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>正在检查…</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::SamplingPopup</name>
    <message>
        <source>greedy</source>
        <translation>贪心</translation>
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
        <translation>下一个词元怎么选</translation>
    </message>
    <message>
        <source>Greedy: always the most probable token</source>
        <translation>贪心：总取概率最大的词元</translation>
    </message>
    <message>
        <source>Sample: draw one, the probable ones more often</source>
        <translation>采样：抽一个，概率大的更常抽到</translation>
    </message>
    <message>
        <source>“&lt;|endoftext|&gt;” is the end-of-text token</source>
        <translation>“&lt;|endoftext|&gt;”是文本结束词元</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Slide: keep the later half and pay a prefill</source>
        <translation>滑动：留下后一半，付出一次预填充</translation>
    </message>
    <message>
        <source>Restart now</source>
        <translation>立即重新开始</translation>
    </message>
    <message>
        <source>Sampling options</source>
        <translation>采样选项</translation>
    </message>
    <message>
        <source>Changes hold from the next restart on.</source>
        <translation>改动从下次重新开始起生效。</translation>
    </message>
    <message>
        <source>all</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>温度</translation>
    </message>
    <message>
        <source>Below 1 it plays safe, above 1 it dares more.</source>
        <translation>低于 1 更稳妥，高于 1 更大胆。</translation>
    </message>
    <message>
        <source>Top-k</source>
        <translation>Top-k</translation>
    </message>
    <message>
        <source>Draws from the k most probable tokens only.</source>
        <translation>只从概率最大的 k 个词元里抽。</translation>
    </message>
    <message>
        <source>Top-p</source>
        <translation>Top-p</translation>
    </message>
    <message>
        <source>Draws from the fewest tokens that together reach p.</source>
        <translation>从加起来达到 p 的最少几个词元里抽。</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>种子</translation>
    </message>
    <message>
        <source>The same seed gives the same text again.</source>
        <translation>同样的种子会再次得到同样的文本。</translation>
    </message>
    <message>
        <source>When the context is full</source>
        <translation>上下文满了时</translation>
    </message>
    <message>
        <source>One token that says: a text ends here, another begins. Otherwise these characters are text like any other.</source>
        <translation>一个表示“一段文本到此结束，另一段开始”的词元。否则，这些字符就和别的文本一样。</translation>
    </message>
    <message>
        <source>How the prompt is read</source>
        <translation>提示词怎么读</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::SqueezeChartCard</name>
    <message>
        <source>Smaller against faithful</source>
        <translation>更小与更准</translation>
    </message>
    <message>
        <source>smaller-against-faithful</source>
        <translation>smaller-against-faithful</translation>
    </message>
    <message>
        <source>%1 % of the memory</source>
        <translation>内存的 %1%</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>percent</comment>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Each way becomes a dot here: how much memory it takes, and how many of the 60 answers are right.
Press Run.</source>
        <translation>每种办法在这里成为一个点：占多少内存，60 个回答里有多少个正确。
请按“运行”。</translation>
    </message>
    <message>
        <source>Each way becomes a dot here: how much memory it takes, and how often the most probable token is the exact one.
Press Run.</source>
        <translation>每种办法在这里成为一个点：占多少内存，概率最大的词元有多少次和精确缓存的一样。
请按“运行”。</translation>
    </message>
    <message>
        <source>Up: answers right, of %1 questions about documents. To the right: memory, as a share of the 32-bit cache.</source>
        <translation>向上：关于文档的 %1 个问题里答对的个数。向右：内存，占 32 位缓存的份额。</translation>
    </message>
    <message>
        <source>Up: how often the top choice is the exact one. To the right: memory, as a share of the 32-bit cache.</source>
        <translation>向上：首选和精确缓存一致的频率。向右：内存，占 32 位缓存的份额。</translation>
    </message>
    <message>
        <source>The exact cache, 32-bit
%1 of the answers right</source>
        <translation>精确缓存，32 位
答对 %1</translation>
    </message>
    <message>
        <source>%1
%2 of the memory</source>
        <translation>%1
内存的 %2</translation>
    </message>
    <message>
        <source>%1 of %2 answers right</source>
        <translation>答对 %1 个，共 %2 个</translation>
    </message>
    <message>
        <source>%1 nats a token</source>
        <translation>每词元 %1 奈特</translation>
    </message>
    <message>
        <source>top choice agrees: %1</source>
        <translation>首选一致：%1</translation>
    </message>
    <message>
        <source>way</source>
        <translation>办法</translation>
    </message>
    <message>
        <source>bytes a row</source>
        <translation>每行字节</translation>
    </message>
    <message>
        <source>memory, %</source>
        <translation>内存，%</translation>
    </message>
    <message>
        <source>texts</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>answers right</source>
        <translation>答对</translation>
    </message>
    <message>
        <source>KL divergence, nats a token</source>
        <translation>KL 散度，每词元奈特</translation>
    </message>
    <message>
        <source>top choice agrees, %</source>
        <translation>首选一致，%</translation>
    </message>
    <message>
        <source>largest logit difference</source>
        <translation>logit 最大的差别</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::SqueezePage</name>
    <message>
        <source>Answers</source>
        <translation>回答</translation>
    </message>
    <message>
        <source>Squeeze</source>
        <translation>压缩</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::StepBar</name>
    <message>
        <source>Time of each phase of the step</source>
        <translation>这一步各阶段的时间</translation>
    </message>
    <message>
        <source>%1: %2, %3 % of the step
%4</source>
        <translation>%1：%2，占这一步的 %3%
%4</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::StepCard</name>
    <message>
        <source>This step</source>
        <translation>这一步</translation>
    </message>
    <message>
        <source>Where a step&apos;s time goes will be seen here after the first one.</source>
        <translation>走过第一步之后，这里会显示一步的时间花在哪里。</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) computed</source>
        <translation>
            <numerusform>计算了 %n 行</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 reused · %3</source>
        <translation>%1，复用 %2 行 · %3</translation>
    </message>
    <message>
        <source>%1 read at %2 (%6 %3, cache %4), %5 done</source>
        <translation>读取 %1，速度 %2（%6 %3，缓存 %4），计算 %5</translation>
    </message>
    <message>
        <source>This machine&apos;s rates could not be measured, so the step is not held against them. %1</source>
        <translation>没能测出这台机器的速率，所以没有拿这一步去比。%1</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::TalkCard</name>
    <message>
        <source> · cut off at %1 tokens</source>
        <translation> · 到 %1 个词元时截断</translation>
    </message>
    <message>
        <source> · the context is full</source>
        <translation> · 上下文已满</translation>
    </message>
    <message>
        <source>Conversation</source>
        <translation>对话</translation>
    </message>
    <message>
        <source>First</source>
        <translation>第一个</translation>
    </message>
    <message>
        <source>The first conversation about this document</source>
        <translation>关于这份文档的第一个对话</translation>
    </message>
    <message>
        <source>Second</source>
        <translation>第二个</translation>
    </message>
    <message>
        <source>A second conversation about the same document: it shares the document&apos;s rows</source>
        <translation>关于同一份文档的第二个对话：它共享文档的行</translation>
    </message>
    <message>
        <source>Begin again</source>
        <translation>重新开始</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>提问</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Forgets what was said; the document&apos;s rows stay</source>
        <translation>忘掉说过的话；文档的行留下</translation>
    </message>
    <message>
        <source>Questions and answers</source>
        <translation>问题和回答</translation>
    </message>
    <message>
        <source>Ask about the document…</source>
        <translation>就文档提问…</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Gives the question up; rows that were computed stay</source>
        <translation>放弃这个问题；算过的行留下</translation>
    </message>
    <message>
        <source>Question: %1</source>
        <translation>问题：%1</translation>
    </message>
    <message>
        <source>Answer: %1</source>
        <translation>回答：%1</translation>
    </message>
    <message>
        <source>from the saved conversation</source>
        <translation>来自保存的对话</translation>
    </message>
    <message>
        <source>%1 of %2 rows computed</source>
        <translation>已计算 %1 行，共 %2 行</translation>
    </message>
    <message>
        <source>The first question reads the whole document. The next ones read only themselves.</source>
        <translation>第一个问题要读整份文档。后面的问题只读它们自己。</translation>
    </message>
    <message>
        <source>You have left. Come back, and the conversation goes on where it stood.</source>
        <translation>你已经离开。回来之后，对话会从原处继续。</translation>
    </message>
    <message>
        <source>Asks this question</source>
        <translation>提出这个问题</translation>
    </message>
    <message numerus="yes">
        <source>%Ln rows read back, %1 computed · first token after %2</source>
        <translation>
            <numerusform>读回 %Ln 行，计算 %1 行 · 第一个词元在 %2 后</numerusform>
        </translation>
    </message>
    <message>
        <source>The conversation begins again.</source>
        <translation>对话重新开始。</translation>
    </message>
    <message>
        <source>Each question reads the whole document again, as the cache is not kept between turns.</source>
        <translation>每个问题都把整份文档重新读一遍，因为各轮之间不保留缓存。</translation>
    </message>
    <message>
        <source>The document&apos;s rows are in the cache already: each question reads only itself.</source>
        <translation>文档的行已经在缓存里：每个问题只读它自己。</translation>
    </message>
    <message>
        <source>%1 of the document&apos;s %2 rows are in the cache already: the first question reads the others and itself. The next ones read only themselves.</source>
        <translation>文档的 %2 行中已有 %1 行在缓存里：第一个问题读其余的行和它自己。后面的问题只读它们自己。</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::TaskCard</name>
    <message>
        <source>Remove %1?</source>
        <translation>删除 %1？</translation>
    </message>
    <message>
        <source>What was downloaded (%1) is deleted from %2. It can be downloaded again.</source>
        <translation>已下载的内容（%1）会从 %2 删除。可以重新下载。</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>重试</translation>
    </message>
    <message>
        <source>Go on downloading</source>
        <translation>继续下载</translation>
    </message>
    <message>
        <source>Download</source>
        <translation>下载</translation>
    </message>
    <message>
        <source>Use the copy that is there</source>
        <translation>使用已有的副本</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>以后再说</translation>
    </message>
    <message>
        <source>Use it now</source>
        <translation>立即使用</translation>
    </message>
    <message>
        <source>Download again</source>
        <translation>重新下载</translation>
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
        <translation>每个词元的时间</translation>
    </message>
    <message>
        <source>time-per-token</source>
        <translation>time-per-token</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>第 %1 行</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>Each step will be a point here.
Press Play or Step.</source>
        <translation>每一步会在这里成为一个点。
请按“播放”或“单步”。</translation>
    </message>
    <message>
        <source>Shows only the part of each step in which the new token looks at the stored rows. It grows with the number of rows even with the cache: there are more rows to look at.</source>
        <translation>只显示每一步里新词元看所存各行的那一部分。它随行数增长，有缓存也一样：要看的行更多了。</translation>
    </message>
    <message>
        <source>Attention only</source>
        <translation>只看注意力</translation>
    </message>
    <message>
        <source>✓ Attention only</source>
        <translation>✓ 只看注意力</translation>
    </message>
    <message>
        <source>cache on</source>
        <translation>缓存开</translation>
    </message>
    <message>
        <source>cache off</source>
        <translation>缓存关</translation>
    </message>
    <message>
        <source>prefill, beyond the scale</source>
        <translation>预填充，超出刻度</translation>
    </message>
    <message>
        <source>prefill</source>
        <translation>预填充</translation>
    </message>
    <message>
        <source>median</source>
        <translation>中位数</translation>
    </message>
    <message>
        <source>%1 with the cache, and growing</source>
        <translation>有缓存 %1，还在增长</translation>
    </message>
    <message>
        <source>%1 with the cache</source>
        <translation>有缓存 %1</translation>
    </message>
    <message>
        <source>%1 without, and growing</source>
        <translation>无缓存 %1，还在增长</translation>
    </message>
    <message>
        <source>%1 without</source>
        <translation>无缓存 %1</translation>
    </message>
    <message>
        <source>%1 to compute all rows of the prompt</source>
        <translation>计算提示词的所有行用了 %1</translation>
    </message>
    <message>
        <source>What each new token costs</source>
        <translation>每个新词元的代价</translation>
    </message>
    <message>
        <source> · </source>
        <translation> · </translation>
    </message>
    <message>
        <source>Attention only: %1</source>
        <translation>只看注意力：%1</translation>
    </message>
    <message numerus="yes">
        <source>Row %1, %2
%3, of it attention %4
%n row(s) computed</source>
        <translation>
            <numerusform>第 %1 行，%2
%3，其中注意力 %4
计算了 %n 行</numerusform>
        </translation>
    </message>
    <message>
        <source>row</source>
        <translation>行</translation>
    </message>
    <message>
        <source>step</source>
        <translation>步</translation>
    </message>
    <message>
        <source>rows computed</source>
        <translation>计算的行</translation>
    </message>
    <message>
        <source>time in ms</source>
        <translation>时间，ms</translation>
    </message>
    <message>
        <source>of it attention in ms</source>
        <translation>其中注意力，ms</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::ToggleSwitch</name>
    <message>
        <source>ON</source>
        <comment>on a switch</comment>
        <translation>开</translation>
    </message>
    <message>
        <source>OFF</source>
        <comment>on a switch</comment>
        <translation>关</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::TokenEditor</name>
    <message>
        <source>What the model would put here</source>
        <translation>模型会在这里写什么</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>替换</translation>
    </message>
    <message>
        <source>Replace a token</source>
        <translation>替换一个词元</translation>
    </message>
    <message>
        <source>Tokens that the model would put here, with their probabilities</source>
        <translation>模型会在这里写的词元，以及它们的概率</translation>
    </message>
    <message>
        <source>Text whose first token replaces this one</source>
        <translation>一段文本，用它的第一个词元替换这一个</translation>
    </message>
    <message>
        <source>Only its first token is used: a row holds one token. Start with a space to begin a new word.</source>
        <translation>只用它的第一个词元：一行只放一个词元。要开始一个新词，请以空格开头。</translation>
    </message>
    <message>
        <source>Replace row %1: %2</source>
        <translation>替换第 %1 行：%2</translation>
    </message>
    <message>
        <source>Nothing stands above row 0, so the model has no expectation for it. Any text will do.</source>
        <translation>第 0 行上面什么也没有，所以模型对它没有预期。任何文本都行。</translation>
    </message>
    <message>
        <source>Asking the model what else could stand here…</source>
        <translation>正在问模型这里还可能是什么…</translation>
    </message>
    <message>
        <source>The model has nothing to suggest here.</source>
        <translation>模型在这里没有建议。</translation>
    </message>
    <message>
        <source>Your own text</source>
        <translation>你自己的文本</translation>
    </message>
    <message>
        <source>Or your own text</source>
        <translation>或你自己的文本</translation>
    </message>
    <message>
        <source>%1, %2, is there now</source>
        <translation>%1，%2，现在在这里</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::TokenRibbon</name>
    <message>
        <source>Tokens of the run</source>
        <translation>运行的词元</translation>
    </message>
    <message>
        <source>No tokens yet. They appear here as soon as a model has read the prompt.</source>
        <translation>还没有词元。模型读完提示词，它们就会出现在这里。</translation>
    </message>
    <message>
        <source> · choose a token to replace it and see which rows stay valid</source>
        <translation> · 选一个词元替换它，看哪些行仍然有效</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::TrianglePicture</name>
    <message>
        <source>One head&apos;s attention</source>
        <translation>一个头的注意力</translation>
    </message>
    <message>
        <source>looked at this row →</source>
        <translation>看了这一行 →</translation>
    </message>
    <message>
        <source>this row ↓</source>
        <translation>这一行 ↓</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>第 %1 行</translation>
    </message>
    <message>
        <source>row %1 %2</source>
        <translation>第 %1 行 %2</translation>
    </message>
    <message>
        <source>%1 may not look at %2: it comes later</source>
        <translation>%1 不许看 %2：它在后面</translation>
    </message>
    <message>
        <source>%1 looked at %2: %3</source>
        <translation>%1 看了 %2：%3</translation>
    </message>
    <message>
        <source>may not look</source>
        <translation>不许看</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::TriangleView</name>
    <message>
        <source>Block</source>
        <translation>块</translation>
    </message>
    <message>
        <source>Head</source>
        <translation>头</translation>
    </message>
    <message>
        <source>A replay has no model that could compute this picture.</source>
        <translation>回放没有模型，无法计算这幅图。</translation>
    </message>
    <message>
        <source>How much each row looks at the rows above it will stand here.</source>
        <translation>每一行看上面各行的程度会显示在这里。</translation>
    </message>
    <message>
        <source>Pause, and this head&apos;s attention is computed for all rows.</source>
        <translation>请暂停，就会为所有行计算这个头的注意力。</translation>
    </message>
    <message>
        <source>Computing…</source>
        <translation>正在计算…</translation>
    </message>
    <message>
        <source>block %1</source>
        <translation>块 %1</translation>
    </message>
    <message>
        <source>head %1</source>
        <translation>头 %1</translation>
    </message>
    <message>
        <source>pale: before the last steps</source>
        <translation>浅色：最近几步之前</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::Veil</name>
    <message>
        <source>Hidden until you have answered</source>
        <translation>回答之后才显示</translation>
    </message>
    <message>
        <source>Your answer first</source>
        <translation>先回答</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::VerdictCard</name>
    <message>
        <source>so far</source>
        <translation>目前</translation>
    </message>
    <message>
        <source>text of %1 tokens</source>
        <translation>%1 词元的文本</translation>
    </message>
    <message>
        <source>run ratio</source>
        <translation>全程之比</translation>
    </message>
    <message>
        <source>step ratio</source>
        <translation>单步之比</translation>
    </message>
    <message>
        <source>All steps of the second lane took this many times as long as the same steps of the first, the prompt&apos;s first step included. Text of 200 tokens: until the text, its prompt included, had 200 tokens.</source>
        <translation>第二条跑道所有的步所用的时间，是第一条同样这些步的这么多倍，包括提示词的第一步。200 词元的文本：直到文本连同提示词有 200 个词元为止。</translation>
    </message>
    <message>
        <source>The newest step took this many times as long in the second lane (the median of up to ten steps).</source>
        <translation>最新的一步在第二条跑道里用了这么多倍的时间（最多十步的中位数）。</translation>
    </message>
    <message>
        <source>Not reached, and nothing to predict it from: the prompt is longer, the context shorter, or the lanes differ neither in their cache nor in their weights, or a lane&apos;s weights are 8-bit, whose rate of arithmetic is not measured.</source>
        <translation>没有达到，也没有可以据以预测的：提示词更长，上下文更短，两条跑道的缓存和权重都没有区别，或者一条跑道的权重是 8 位，它的运算速率没有测过。</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>测得</translation>
    </message>
    <message>
        <source>≈ %1 predicted</source>
        <translation>≈ %1 预测</translation>
    </message>
    <message>
        <source>Predicted from the bandwidth and the arithmetic rate that were measured on this machine</source>
        <translation>按这台机器上测得的带宽和运算速率预测</translation>
    </message>
    <message>
        <source>Same output?</source>
        <translation>输出相同吗？</translation>
    </message>
    <message>
        <source>Run ratio: the time of the whole run in the second lane, divided by that in the first. Step ratio: the same for the newest step alone. In a long run it is about twice the run&apos;s, whose early steps read a short text; in a short run the prompt, which both lanes read alike, counts most. A text of 200 tokens: the prompt and the new tokens together.</source>
        <translation>全程之比：第二条跑道整次运行的时间，除以第一条的。单步之比：只看最新的一步。运行长时，它大约是全程之比的两倍，因为全程里早期的步读的文本短；运行短时，两条跑道同样要读的提示词影响最大。“200 词元的文本”：提示词和新词元合在一起。</translation>
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
        <translation>运行</translation>
    </message>
    <message>
        <source>Measurements</source>
        <translation>测量</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>观察</translation>
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
        <translation>60 / 60</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::WaysCard</name>
    <message>
        <source>Make it smaller</source>
        <translation>把它变小</translation>
    </message>
    <message>
        <source>Load the bundled model</source>
        <translation>加载内置模型</translation>
    </message>
    <message>
        <source>Ways to make it smaller</source>
        <translation>变小的办法</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>无</translation>
    </message>
    <message>
        <source>A second way, side by side with the chosen one</source>
        <translation>第二种办法，和所选的并排</translation>
    </message>
    <message>
        <source>Second way</source>
        <translation>第二种办法</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>对比</translation>
    </message>
    <message>
        <source>Every way that is possible with this model, one after the other</source>
        <translation>这个模型能用的每种办法，一个接一个</translation>
    </message>
    <message numerus="yes">
        <source>This model was not made to answer questions, so nothing is right or wrong here. How far its probabilities move can be measured on %n documents.</source>
        <translation>
            <numerusform>这个模型不是为回答问题而做的，所以这里没有对错。它的概率移动了多少，可以用 %n 份文档来测量。</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Run all</source>
        <translation>全部运行</translation>
    </message>
    <message>
        <source>▶ Run the 60 questions</source>
        <translation>▶ 运行 60 个问题</translation>
    </message>
    <message>
        <source>▶ Run the documents</source>
        <translation>▶ 运行文档</translation>
    </message>
    <message>
        <source>✓ All 60 questions asked</source>
        <translation>✓ 60 个问题都问过了</translation>
    </message>
    <message>
        <source>✓ All documents read</source>
        <translation>✓ 文档都读完了</translation>
    </message>
    <message>
        <source>The questions are being asked.</source>
        <translation>正在提问。</translation>
    </message>
    <message>
        <source>The documents are being read.</source>
        <translation>正在阅读文档。</translation>
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
        <translation>缩小：更多的行 (−)</translation>
    </message>
    <message>
        <source>Zoom in: single numbers (+)</source>
        <translation>放大：单个的数 (+)</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>缩放</translation>
    </message>
    <message>
        <source>From all rows of the context to one head&apos;s numbers (Ctrl and wheel; 0 for all blocks)</source>
        <translation>从上下文的所有行到一个头的数（Ctrl 加滚轮；按 0 看所有的块）</translation>
    </message>
</context>
</TS>
