<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt" sourcelanguage="en">
<context>
    <name>Arithmetic</name>
    <message>
        <source>exact</source>
        <translation>exata</translation>
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
        <translation>GPU, cuBLAS</translation>
    </message>
</context>
<context>
    <name>CacheCanvas</name>
    <message>
        <source>row · token</source>
        <translation>linha · token</translation>
    </message>
    <message>
        <source>block %1</source>
        <translation>bloco %1</translation>
    </message>
    <message>
        <source>key</source>
        <translation>chave</translation>
    </message>
    <message>
        <source>value</source>
        <translation>valor</translation>
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
        <translation>chave · cabeça %1</translation>
    </message>
    <message>
        <source>value · head %1</source>
        <translation>valor · cabeça %1</translation>
    </message>
    <message>
        <source>row %1 %2</source>
        <translation>linha %1 %2</translation>
    </message>
    <message>
        <source>number %1 of %2: &lt;b&gt;%3&lt;/b&gt;</source>
        <translation>número %1 de %2: &lt;b&gt;%3&lt;/b&gt;</translation>
    </message>
    <message>
        <source>%1: &lt;b&gt;%2&lt;/b&gt;</source>
        <translation>%1: &lt;b&gt;%2&lt;/b&gt;</translation>
    </message>
    <message>
        <source>mean of %1 heads</source>
        <translation>média de %1 cabeças</translation>
    </message>
    <message>
        <source>head %1</source>
        <translation>cabeça %1</translation>
    </message>
    <message>
        <source>%1 looked here: &lt;b&gt;%2&lt;/b&gt; (%3)</source>
        <translation>%1 olhou para cá: &lt;b&gt;%2&lt;/b&gt; (%3)</translation>
    </message>
    <message>
        <source>fingerprint of key %1, of value %2</source>
        <translation>impressão digital da chave %1, do valor %2</translation>
    </message>
    <message>
        <source>&lt;b&gt;Computed again, and the bits were different.&lt;/b&gt;</source>
        <translation>&lt;b&gt;Calculada de novo, e os bits foram diferentes.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>computed again, and it differs by rounding: this arithmetic adds in another order</source>
        <translation>calculada de novo, e difere por arredondamento: esta aritmética soma em outra ordem</translation>
    </message>
    <message numerus="yes">
        <source>computed %n times, the same bits each time</source>
        <translation>
            <numerusform>calculada %n vez, com os mesmos bits</numerusform>
            <numerusform>calculada %n vezes, sempre com os mesmos bits</numerusform>
        </translation>
    </message>
    <message>
        <source>computed once: nothing to compare with yet</source>
        <translation>calculada uma vez: ainda não há com que comparar</translation>
    </message>
    <message>
        <source>computed %1</source>
        <translation>calculada %1</translation>
    </message>
    <message>
        <source>%1 a row</source>
        <translation>%1 por linha</translation>
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
        <translation>guardada</translation>
    </message>
    <message>
        <source>computed, not kept</source>
        <translation>calculada, não guardada</translation>
    </message>
    <message>
        <source>to be rebuilt</source>
        <translation>a refazer</translation>
    </message>
    <message>
        <source>not computed yet</source>
        <translation>ainda não calculada</translation>
    </message>
    <message>
        <source>never computed: the context is full</source>
        <translation>nunca calculada: o contexto está cheio</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>média</translation>
    </message>
    <message>
        <source>computed</source>
        <translation>calculada</translation>
    </message>
    <message>
        <source>rebuild</source>
        <translation>refazer</translation>
    </message>
    <message>
        <source>%1 new</source>
        <translation>%1 nova</translation>
    </message>
    <message>
        <source>No row is selected.</source>
        <translation>Nenhuma linha selecionada.</translation>
    </message>
    <message>
        <source>%1, block %2, head %3: %4</source>
        <translation>%1, bloco %2, cabeça %3: %4</translation>
    </message>
    <message>
        <source>one number</source>
        <translation>um número</translation>
    </message>
    <message numerus="yes">
        <source>the mean of %n numbers</source>
        <translation>
            <numerusform>a média de %n número</numerusform>
            <numerusform>a média de %n números</numerusform>
        </translation>
    </message>
    <message>
        <source>rows still free: %1</source>
        <translation>linhas ainda livres: %1</translation>
    </message>
    <message>
        <source>No rows yet</source>
        <translation>Ainda não há linhas</translation>
    </message>
    <message>
        <source>The next step will show it</source>
        <translation>O próximo passo vai mostrar</translation>
    </message>
    <message>
        <source>Every token gets a row here: one key and one value in each block.</source>
        <translation>Aqui cada token recebe uma linha: uma chave e um valor em cada bloco.</translation>
    </message>
    <message>
        <source>How much the newest row looks at each row above it, block by block.</source>
        <translation>Quanto a linha mais nova olha para cada linha acima dela, bloco a bloco.</translation>
    </message>
    <message>
        <source>a cell: %1</source>
        <translation>uma célula: %1</translation>
    </message>
</context>
<context>
    <name>CanvasLegend</name>
    <message>
        <source>block %1</source>
        <translation>bloco %1</translation>
    </message>
    <message>
        <source>✗ rows that came out with other bits: %1</source>
        <translation>✗ linhas que saíram com outros bits: %1</translation>
    </message>
    <message>
        <source>row %1 looks</source>
        <translation>a linha %1 olha</translation>
    </message>
    <message>
        <source>mean of %1 heads</source>
        <translation>média de %1 cabeças</translation>
    </message>
    <message>
        <source>head %1</source>
        <translation>cabeça %1</translation>
    </message>
    <message>
        <source>how much row %1 %2 looked at each row, %3</source>
        <translation>quanto a linha %1 %2 olhou para cada linha, %3</translation>
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
        <translation>claro: calculada, não guardada</translation>
    </message>
    <message>
        <source>grey: to be rebuilt</source>
        <translation>cinza: a refazer</translation>
    </message>
    <message>
        <source>✗ other bits than before</source>
        <translation>✗ bits diferentes de antes</translation>
    </message>
    <message>
        <source>≈ differs by rounding</source>
        <translation>≈ difere por arredondamento</translation>
    </message>
    <message>
        <source>computed once</source>
        <translation>calculada uma vez</translation>
    </message>
    <message>
        <source>✓ ×n: computed n times, the same bits each time</source>
        <translation>✓ ×n: calculada n vezes, sempre com os mesmos bits</translation>
    </message>
    <message>
        <source>the bar&apos;s length is the share</source>
        <translation>o comprimento da barra é a fração</translation>
    </message>
    <message>
        <source>bar: the share</source>
        <translation>barra: a fração</translation>
    </message>
</context>
<context>
    <name>ControlText</name>
    <message>
        <source>The model is still loading.</source>
        <translation>O modelo ainda está carregando.</translation>
    </message>
    <message>
        <source>The model could not be loaded. Choose another one above.</source>
        <translation>Não foi possível carregar o modelo. Escolha outro acima.</translation>
    </message>
    <message>
        <source>There is no run yet. Restart begins one.</source>
        <translation>Ainda não há execução. Recomeçar inicia uma.</translation>
    </message>
    <message>
        <source>The context is full: there is no room for another row.</source>
        <translation>O contexto está cheio: não há espaço para mais uma linha.</translation>
    </message>
    <message>
        <source>All tokens are there. Ask for more, or restart.</source>
        <translation>Todos os tokens estão aí. Peça mais, ou recomece.</translation>
    </message>
    <message>
        <source>A recording is open: nothing is computed.</source>
        <translation>Há uma gravação aberta: nada é calculado.</translation>
    </message>
    <message>
        <source>next step fills the cache again (prefill)</source>
        <translation>o próximo passo enche o cache de novo (prefill)</translation>
    </message>
    <message>
        <source>The steps follow by themselves. Pause to take them one by one.</source>
        <translation>Os passos se seguem sozinhos. Pause para dá-los um a um.</translation>
    </message>
    <message numerus="yes">
        <source>All %Ln tokens are there.</source>
        <translation>
            <numerusform>O token pedido está aí.</numerusform>
            <numerusform>Todos os %Ln tokens estão aí.</numerusform>
        </translation>
    </message>
    <message>
        <source>The context of %1 rows is full.</source>
        <translation>O contexto de %1 linhas está cheio.</translation>
    </message>
    <message>
        <source>every row, every step</source>
        <translation>todas as linhas a cada passo</translation>
    </message>
    <message>
        <source>first step fills the cache (prefill)</source>
        <translation>o primeiro passo enche o cache (prefill)</translation>
    </message>
    <message numerus="yes">
        <source>next step rebuilds %Ln rows</source>
        <translation>
            <numerusform>o próximo passo refaz %Ln linha</numerusform>
            <numerusform>o próximo passo refaz %Ln linhas</numerusform>
        </translation>
    </message>
    <message>
        <source>one row per step</source>
        <translation>uma linha por passo</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln tokens generated</source>
        <translation>
            <numerusform>%1 de %Ln token gerado</numerusform>
            <numerusform>%1 de %Ln tokens gerados</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ErrorWords</name>
    <message>
        <source>KV cache</source>
        <translation>cache KV</translation>
    </message>
    <message>
        <source>activations</source>
        <translation>ativações</translation>
    </message>
    <message>
        <source>attention weights</source>
        <translation>pesos de atenção</translation>
    </message>
    <message>
        <source>cuBLAS library</source>
        <translation>biblioteca cuBLAS</translation>
    </message>
    <message>
        <source>file&apos;s name</source>
        <translation>nome do arquivo</translation>
    </message>
    <message>
        <source>kept rows</source>
        <translation>linhas guardadas</translation>
    </message>
    <message>
        <source>list of models</source>
        <translation>lista de modelos</translation>
    </message>
    <message>
        <source>logits</source>
        <translation>logits</translation>
    </message>
    <message>
        <source>measuring</source>
        <translation>medição</translation>
    </message>
    <message>
        <source>model folder</source>
        <translation>pasta de modelo</translation>
    </message>
    <message>
        <source>model&apos;s files</source>
        <translation>arquivos do modelo</translation>
    </message>
    <message>
        <source>model&apos;s fingerprint</source>
        <translation>impressão digital do modelo</translation>
    </message>
    <message>
        <source>race&apos;s waiting logits</source>
        <translation>logits em espera na corrida</translation>
    </message>
    <message>
        <source>recording</source>
        <translation>gravação</translation>
    </message>
    <message>
        <source>safetensors header</source>
        <translation>cabeçalho safetensors</translation>
    </message>
    <message>
        <source>saved cache</source>
        <translation>cache salvo</translation>
    </message>
    <message>
        <source>splitting text</source>
        <translation>divisão do texto</translation>
    </message>
    <message>
        <source>step&apos;s record</source>
        <translation>registro do passo</translation>
    </message>
    <message>
        <source>weights</source>
        <translation>pesos</translation>
    </message>
    <message>
        <source>asking for its free memory</source>
        <translation>consultar sua memória livre</translation>
    </message>
    <message>
        <source>asking for its properties</source>
        <translation>consultar suas propriedades</translation>
    </message>
    <message>
        <source>clearing memory</source>
        <translation>zerar memória</translation>
    </message>
    <message>
        <source>computing a layer norm</source>
        <translation>calcular uma normalização de camada</translation>
    </message>
    <message>
        <source>computing attention</source>
        <translation>calcular a atenção</translation>
    </message>
    <message>
        <source>copying from it</source>
        <translation>copiar dados dela</translation>
    </message>
    <message>
        <source>copying its memory</source>
        <translation>copiar sua memória</translation>
    </message>
    <message>
        <source>copying to it</source>
        <translation>copiar dados para ela</translation>
    </message>
    <message>
        <source>embedding tokens</source>
        <translation>calcular os embeddings dos tokens</translation>
    </message>
    <message>
        <source>finishing a product</source>
        <translation>concluir um produto</translation>
    </message>
    <message>
        <source>giving memory</source>
        <translation>alocar memória</translation>
    </message>
    <message>
        <source>looking for devices</source>
        <translation>procurar dispositivos</translation>
    </message>
    <message>
        <source>making a clock</source>
        <translation>criar um relógio</translation>
    </message>
    <message>
        <source>making a graph of a step</source>
        <translation>criar o grafo de um passo</translation>
    </message>
    <message>
        <source>measuring products</source>
        <translation>medir produtos</translation>
    </message>
    <message>
        <source>multiplying by cuBLAS</source>
        <translation>multiplicar com a cuBLAS</translation>
    </message>
    <message>
        <source>multiplying weights</source>
        <translation>multiplicar pesos</translation>
    </message>
    <message>
        <source>noting down a step</source>
        <translation>registrar um passo</translation>
    </message>
    <message>
        <source>noting the time</source>
        <translation>marcar o tempo</translation>
    </message>
    <message>
        <source>opening cuBLAS</source>
        <translation>abrir a cuBLAS</translation>
    </message>
    <message>
        <source>reading its memory</source>
        <translation>ler sua memória</translation>
    </message>
    <message>
        <source>reading the time</source>
        <translation>ler o tempo</translation>
    </message>
    <message>
        <source>starting a step</source>
        <translation>iniciar um passo</translation>
    </message>
    <message>
        <source>starting it</source>
        <translation>iniciar</translation>
    </message>
    <message>
        <source>storing keys and values</source>
        <translation>guardar chaves e valores</translation>
    </message>
    <message>
        <source>taking fingerprints</source>
        <translation>calcular impressões digitais</translation>
    </message>
    <message>
        <source>a GGUF file</source>
        <translation>um arquivo GGUF</translation>
    </message>
    <message>
        <source>a Git LFS pointer</source>
        <translation>um ponteiro do Git LFS</translation>
    </message>
    <message>
        <source>a Python pickle</source>
        <translation>um pickle do Python</translation>
    </message>
    <message>
        <source>a gzip archive</source>
        <translation>um arquivo gzip</translation>
    </message>
    <message>
        <source>a safetensors file</source>
        <translation>um arquivo safetensors</translation>
    </message>
    <message>
        <source>a zip archive</source>
        <translation>um arquivo zip</translation>
    </message>
    <message>
        <source>an HDF5 file</source>
        <translation>um arquivo HDF5</translation>
    </message>
    <message>
        <source>an HTML page</source>
        <translation>uma página HTML</translation>
    </message>
    <message>
        <source>an XML document</source>
        <translation>um documento XML</translation>
    </message>
    <message>
        <source>an empty file</source>
        <translation>um arquivo vazio</translation>
    </message>
    <message>
        <source>binary data</source>
        <translation>conteúdo binário</translation>
    </message>
    <message>
        <source>JSON text</source>
        <translation>texto JSON</translation>
    </message>
    <message>
        <source>JSON that is no object</source>
        <translation>JSON que não é um objeto</translation>
    </message>
    <message>
        <source>JSON that is too large</source>
        <translation>JSON grande demais</translation>
    </message>
    <message>
        <source>JSON with a weight_map that names no files</source>
        <translation>JSON com um weight_map que não indica arquivos</translation>
    </message>
    <message>
        <source>JSON with too many values</source>
        <translation>JSON com valores demais</translation>
    </message>
    <message>
        <source>JSON without a weight_map</source>
        <translation>JSON sem weight_map</translation>
    </message>
    <message>
        <source>nothing but zero bytes</source>
        <translation>uma sequência só de bytes zero</translation>
    </message>
    <message>
        <source>plain text</source>
        <translation>texto simples</translation>
    </message>
    <message>
        <source>text in UTF-16</source>
        <translation>texto em UTF-16</translation>
    </message>
    <message>
        <source>a list of questions is needed</source>
        <translation>é preciso uma lista de perguntas</translation>
    </message>
    <message>
        <source>a redirect that is not encrypted</source>
        <translation>um redirecionamento não criptografado</translation>
    </message>
    <message>
        <source>another model</source>
        <translation>outro modelo</translation>
    </message>
    <message>
        <source>another model of this shape</source>
        <translation>outro modelo com esta forma</translation>
    </message>
    <message>
        <source>another piece</source>
        <translation>outro trecho</translation>
    </message>
    <message>
        <source>cuBLAS is not initialised</source>
        <translation>a cuBLAS não está inicializada</translation>
    </message>
    <message>
        <source>it can&apos;t be loaded</source>
        <translation>não pode ser carregada</translation>
    </message>
    <message>
        <source>it can&apos;t be read</source>
        <translation>não pode ser lida</translation>
    </message>
    <message>
        <source>it computes on no CPU</source>
        <translation>não calcula em nenhuma CPU</translation>
    </message>
    <message>
        <source>it ends too early</source>
        <translation>termina cedo demais</translation>
    </message>
    <message>
        <source>it has a token that the model lacks</source>
        <translation>contém um token que o modelo não tem</translation>
    </message>
    <message>
        <source>it has more parts than tokens</source>
        <translation>tem mais partes que tokens</translation>
    </message>
    <message>
        <source>it has no rows</source>
        <translation>não tem linhas</translation>
    </message>
    <message>
        <source>it is cut short</source>
        <translation>falta o final</translation>
    </message>
    <message>
        <source>it is no file</source>
        <translation>não é um arquivo</translation>
    </message>
    <message>
        <source>it is no folder</source>
        <translation>não é uma pasta</translation>
    </message>
    <message>
        <source>it was built for another version</source>
        <translation>foi compilada para outra versão</translation>
    </message>
    <message>
        <source>its checksum differs</source>
        <translation>o checksum não confere</translation>
    </message>
    <message>
        <source>its compressed data is damaged</source>
        <translation>os dados compactados estão danificados</translation>
    </message>
    <message>
        <source>its header is damaged</source>
        <translation>o cabeçalho está danificado</translation>
    </message>
    <message>
        <source>its parts overlap</source>
        <translation>as partes se sobrepõem</translation>
    </message>
    <message>
        <source>its text is no conversation</source>
        <translation>o texto não é uma conversa</translation>
    </message>
    <message>
        <source>its tokens do not fit its rows</source>
        <translation>os tokens não correspondem às linhas</translation>
    </message>
    <message>
        <source>model</source>
        <translation>modelo</translation>
    </message>
    <message>
        <source>neither XDG_DATA_HOME nor HOME is set</source>
        <translation>nem XDG_DATA_HOME nem HOME estão definidas</translation>
    </message>
    <message>
        <source>no size or checksum</source>
        <translation>dados sem tamanho ou sem checksum</translation>
    </message>
    <message>
        <source>one of its own</source>
        <translation>um cache próprio</translation>
    </message>
    <message>
        <source>one redirect after another</source>
        <translation>um redirecionamento após o outro</translation>
    </message>
    <message>
        <source>prompt</source>
        <translation>prompt</translation>
    </message>
    <message>
        <source>something follows its end</source>
        <translation>há algo depois do fim</translation>
    </message>
    <message>
        <source>something that is too large</source>
        <translation>algo grande demais</translation>
    </message>
    <message>
        <source>steps</source>
        <translation>passos</translation>
    </message>
    <message>
        <source>the file ended too early</source>
        <translation>o arquivo terminou cedo demais</translation>
    </message>
    <message>
        <source>the library found is no whole OpenBLAS</source>
        <translation>a biblioteca encontrada não é uma OpenBLAS completa</translation>
    </message>
    <message>
        <source>the library is not installed</source>
        <translation>a biblioteca não está instalada</translation>
    </message>
    <message>
        <source>there is no cuBLAS, or the weights are not 32-bit</source>
        <translation>não há cuBLAS, ou os pesos não são de 32 bits</translation>
    </message>
    <message>
        <source>it looks like %1</source>
        <translation>parece ser %1</translation>
    </message>
    <message>
        <source>batch</source>
        <translation>lote</translation>
    </message>
    <message>
        <source>candidates</source>
        <translation>candidatos</translation>
    </message>
    <message>
        <source>check</source>
        <translation>verificação</translation>
    </message>
    <message>
        <source>conversation</source>
        <translation>conversa</translation>
    </message>
    <message>
        <source>conversations</source>
        <translation>conversas</translation>
    </message>
    <message>
        <source>download</source>
        <translation>download</translation>
    </message>
    <message>
        <source>questions</source>
        <translation>perguntas</translation>
    </message>
    <message>
        <source>run</source>
        <translation>execução</translation>
    </message>
    <message>
        <source>text</source>
        <translation>texto</translation>
    </message>
    <message>
        <source>vocabulary</source>
        <translation>vocabulário</translation>
    </message>
    <message>
        <source>computing</source>
        <translation>calcular</translation>
    </message>
    <message>
        <source>JSON of something else</source>
        <translation>JSON de outra coisa</translation>
    </message>
    <message>
        <source>added_tokens is no list</source>
        <translation>added_tokens não é uma lista</translation>
    </message>
    <message>
        <source>the file is no object</source>
        <translation>o arquivo não é um objeto</translation>
    </message>
    <message>
        <source>a line is two pieces with one space between them</source>
        <translation>uma linha são dois pedaços com um espaço entre eles</translation>
    </message>
    <message>
        <source>%1 blocks of %2 key heads of %3</source>
        <translation>%1 blocos de %2 cabeças de chaves de tamanho %3</translation>
    </message>
    <message>
        <source>a context of %1 rows or more</source>
        <translation>um contexto de %1 linhas ou mais</translation>
    </message>
    <message>
        <source>a model with the fingerprint %1</source>
        <translation>um modelo com a impressão digital %1</translation>
    </message>
    <message>
        <source>its kernels take heads of at most %1 numbers</source>
        <translation>seus kernels aceitam cabeças de no máximo %1 números</translation>
    </message>
    <message>
        <source>keys in %1 and values in %2</source>
        <translation>chaves em %1 e valores em %2</translation>
    </message>
    <message>
        <source>line %1, byte %2 of what it holds: %3</source>
        <translation>linha %1, byte %2 do conteúdo: %3</translation>
    </message>
    <message>
        <source>unknown code %1</source>
        <translation>código desconhecido %1</translation>
    </message>
    <message>
        <source>not valid JSON from here on</source>
        <translation>daqui em diante não é JSON válido</translation>
    </message>
    <message>
        <source>objects and arrays nested too deeply</source>
        <translation>objetos e listas com aninhamento profundo demais</translation>
    </message>
    <message>
        <source>file</source>
        <translation>arquivo</translation>
    </message>
    <message>
        <source>its length is given as 0</source>
        <translation>o comprimento é indicado como 0</translation>
    </message>
    <message>
        <source>it is empty</source>
        <translation>está vazio</translation>
    </message>
    <message>
        <source>%1, as many as the weights have</source>
        <translation>%1, tantos quantos têm os pesos</translation>
    </message>
    <message>
        <source>OpenBLAS library</source>
        <translation>biblioteca OpenBLAS</translation>
    </message>
    <message>
        <source>it is a pipe or a device</source>
        <translation>é um pipe ou um dispositivo</translation>
    </message>
</context>
<context>
    <name>Errors</name>
    <message>
        <source>There is no file &apos;%1&apos;. Check the path.</source>
        <translation>Não existe o arquivo “%1”. Verifique o caminho.</translation>
    </message>
    <message>
        <source>Cannot read &apos;%1&apos;. %2; check that it is a file that you may read.</source>
        <translation>Não é possível ler “%1” (%2). Verifique se é um arquivo que você pode ler.</translation>
    </message>
    <message>
        <source>The file &apos;%1&apos; is empty. Fetch it again.</source>
        <translation>O arquivo “%1” está vazio. Baixe-o de novo.</translation>
    </message>
    <message>
        <source>There is no folder &apos;%1&apos;. Choose another one.</source>
        <translation>Não existe a pasta “%1”. Escolha outra.</translation>
    </message>
    <message>
        <source>Cannot write &apos;%1&apos;. %2; choose another place.</source>
        <translation>Não é possível escrever em “%1” (%2). Escolha outro lugar.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; has no &apos;%2&apos;. Use the config.json that belongs to the model.</source>
        <translation>“%1” não tem “%2”. Use o config.json que acompanha o modelo.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; gives &apos;%2&apos; as %3, but it must be %4. Use the config.json that belongs to the model.</source>
        <translation>“%1” indica “%2” como %3, mas tem de ser %4. Use o config.json que acompanha o modelo.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; asks for &apos;%2&apos; = %3, which is not supported (supported: %4). Use a GPT-2 model.</source>
        <translation>“%1” pede “%2” = %3, o que não é suportado (suportado: %4). Use um modelo GPT-2.</translation>
    </message>
    <message>
        <source>The folder &apos;%1&apos; has no weights (looked for %2). Put the file there, or give another folder.</source>
        <translation>A pasta “%1” não tem pesos (procurado: %2). Ponha o arquivo lá ou indique outra pasta.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is a pickle file, which can run code when it is opened, so it is never read. Put model.safetensors beside it; if you trust the file, transformers makes one: GPT2LMHeadModel.from_pretrained(FOLDER).save_pretrained(FOLDER).</source>
        <translation>“%1” é um arquivo pickle, que pode executar código ao ser aberto, por isso nunca é lido. Ponha model.safetensors ao lado dele; se você confia no arquivo, transformers cria um: GPT2LMHeadModel.from_pretrained(FOLDER).save_pretrained(FOLDER).</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no safetensors file. It looks like %2; fetch the file again.</source>
        <translation>“%1” não é um arquivo safetensors. Parece ser %2; baixe o arquivo de novo.</translation>
    </message>
    <message>
        <source>The header of &apos;%1&apos; is damaged (%2). Fetch the file again.</source>
        <translation>O cabeçalho de “%1” está danificado (%2). Baixe o arquivo de novo.</translation>
    </message>
    <message>
        <source>The tensor &apos;%2&apos; in &apos;%1&apos; is damaged (%3). Fetch the file again.</source>
        <translation>O tensor “%2” em “%1” está danificado (%3). Baixe o arquivo de novo.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; lacks the tensor &apos;%2&apos;. The file is incomplete or of another kind of model; use a GPT-2 model.</source>
        <translation>Falta em “%1” o tensor “%2”. O arquivo está incompleto ou é de outro tipo de modelo; use um modelo GPT-2.</translation>
    </message>
    <message>
        <source>The tensor &apos;%2&apos; in &apos;%1&apos; has the shape %4, but config.json means %3. Use the config.json of this model.</source>
        <translation>O tensor “%2” em “%1” tem a forma %4, mas config.json quer %3. Use o config.json deste modelo.</translation>
    </message>
    <message>
        <source>The tensor &apos;%2&apos; in &apos;%1&apos; is of type %3, which is not supported. Convert the model to one of %4.</source>
        <translation>O tensor “%2” em “%1” é do tipo %3, que não é suportado. Converta o modelo para um destes: %4.</translation>
    </message>
    <message>
        <source>The file &apos;%2&apos;, which &apos;%1&apos; names, is missing. Put it into the same folder.</source>
        <translation>Falta o arquivo “%2”, que “%1” menciona. Ponha-o na mesma pasta.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; names &apos;%2&apos;, which is outside of its folder. Use the index that belongs to the model.</source>
        <translation>“%1” menciona “%2”, que está fora da sua pasta. Use o índice que acompanha o modelo.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; says that the tensor &apos;%2&apos; is in &apos;%3&apos;, but it is not. Fetch both files again.</source>
        <translation>“%1” diz que o tensor “%2” está em “%3”, mas não está. Baixe os dois arquivos de novo.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; has a tensor that no GPT-2 has, &apos;%2&apos;. It is not used.</source>
        <translation>“%1” tem um tensor que nenhum GPT-2 tem, “%2”. Ele não é usado.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; has an lm_head of its own. It is used instead of the embedding.</source>
        <translation>“%1” tem um lm_head próprio. Ele é usado no lugar do embedding.</translation>
    </message>
    <message>
        <source>There is not enough memory for the %1 (%2). Close other programs, or use a smaller model.</source>
        <translation>Não há memória suficiente para: %1 (%2). Feche outros programas ou use um modelo menor.</translation>
    </message>
    <message>
        <source>There is no model &apos;%1&apos;. Choose one from the list, or a model folder.</source>
        <translation>Não existe o modelo “%1”. Escolha um da lista, ou uma pasta de modelo.</translation>
    </message>
    <message>
        <source>No complete copy of &apos;%1&apos; is on this computer (looked in %2). Download it, or choose a folder with its files.</source>
        <translation>Não há uma cópia completa de “%1” neste computador (procurada em %2). Baixe o modelo ou escolha uma pasta com os arquivos dele.</translation>
    </message>
    <message>
        <source>The files that come with Rowkeeper were not found in &apos;%1&apos;. Install it again.</source>
        <translation>Os arquivos que vêm com o Rowkeeper não foram encontrados em “%1”. Instale-o de novo.</translation>
    </message>
    <message>
        <source>This processor is too old. %1 is needed.</source>
        <translation>Este processador é antigo demais. É preciso %1.</translation>
    </message>
    <message>
        <source>The instruction set %1 is not available on this processor. Choose automatic or one of %2.</source>
        <translation>O conjunto de instruções %1 não está disponível neste processador. Escolha automático ou um destes: %2.</translation>
    </message>
    <message>
        <source>The backend &apos;%1&apos; is not available: %2. Choose the exact backend.</source>
        <translation>O backend “%1” não está disponível: %2. Escolha o backend exato.</translation>
    </message>
    <message>
        <source>This Rowkeeper was built without CUDA (there is no &apos;%1&apos;). Install NVIDIA&apos;s CUDA toolkit and build it again, or choose the exact backend.</source>
        <translation>Este Rowkeeper foi compilado sem CUDA (não existe “%1”). Instale o CUDA toolkit da NVIDIA e compile-o de novo, ou escolha o backend exato.</translation>
    </message>
    <message>
        <source>The library &apos;%1&apos; cannot be used (%2). Build Rowkeeper again, or choose the exact backend.</source>
        <translation>Não é possível usar a biblioteca “%1” (%2). Compile o Rowkeeper de novo, ou escolha o backend exato.</translation>
    </message>
    <message>
        <source>There is no NVIDIA driver that works (%1). Install one, or choose the exact backend.</source>
        <translation>Não há driver da NVIDIA que funcione (%1). Instale um, ou escolha o backend exato.</translation>
    </message>
    <message>
        <source>The NVIDIA driver is too old: it runs CUDA up to version %1, and %2 is needed. Install a newer one, or choose the exact backend.</source>
        <translation>O driver da NVIDIA é antigo demais: ele suporta CUDA até a versão %1, e é preciso a %2. Instale um mais novo, ou escolha o backend exato.</translation>
    </message>
    <message>
        <source>There is no NVIDIA GPU that CUDA can use. Choose the exact backend.</source>
        <translation>Não há GPU da NVIDIA que o CUDA possa usar. Escolha o backend exato.</translation>
    </message>
    <message>
        <source>The GPU %1 is too old. It has compute capability %2, and %3 is needed. Choose the exact backend.</source>
        <translation>A GPU %1 é antiga demais. Ela tem compute capability %2, e é preciso %3. Escolha o backend exato.</translation>
    </message>
    <message>
        <source>The library cuBLAS is not installed. Install NVIDIA&apos;s CUDA libraries, or choose the CUDA backend.</source>
        <translation>A biblioteca cuBLAS não está instalada. Instale as bibliotecas CUDA da NVIDIA, ou escolha o backend CUDA.</translation>
    </message>
    <message>
        <source>The GPU has no room for the %1. %2 are needed, and %3 are free. Choose 16-bit weights, a smaller model or the exact backend.</source>
        <translation>A GPU não tem espaço para: %1. São precisos %2, e há %3 livres. Escolha pesos de 16 bits, um modelo menor ou o backend exato.</translation>
    </message>
    <message>
        <source>The GPU ran out of memory while %1 (%2 are free). Choose 16-bit weights, a smaller model or the exact backend.</source>
        <translation>A memória da GPU acabou ao %1 (há %2 livres). Escolha pesos de 16 bits, um modelo menor ou o backend exato.</translation>
    </message>
    <message>
        <source>The GPU failed while %1 (%2). Try again, or choose the exact backend.</source>
        <translation>A GPU falhou ao %1 (%2). Tente de novo, ou escolha o backend exato.</translation>
    </message>
    <message>
        <source>The GPU is lost (%1). Start the program again, or choose the exact backend.</source>
        <translation>A GPU deixou de responder (%1). Reinicie o programa, ou escolha o backend exato.</translation>
    </message>
    <message>
        <source>The list of known models, &apos;%1&apos;, is damaged (%2). Correct it, or start without it.</source>
        <translation>A lista de modelos conhecidos, “%1”, está danificada (%2). Corrija-a, ou inicie sem ela.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; cannot be the name of a model. Give a repository of the hub, such as distilgpt2 or owner/name.</source>
        <translation>“%1” não pode ser o nome de um modelo. Indique um repositório do hub, como distilgpt2 ou owner/name.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not Rowkeeper&apos;s to remove (it is in &apos;%2&apos;). Delete it with the program that put it there.</source>
        <translation>“%1” não cabe ao Rowkeeper remover (está em “%2”). Apague-o com o programa que o pôs lá.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no generated model. Choose one with random weights.</source>
        <translation>“%1” não é um modelo gerado. Escolha um com pesos aleatórios.</translation>
    </message>
    <message>
        <source>The seed of &apos;%1&apos; is no whole number from 0 to %2. Choose another seed.</source>
        <translation>A semente de “%1” não é um número inteiro de 0 a %2. Escolha outra semente.</translation>
    </message>
    <message>
        <source>Another Rowkeeper is downloading or removing &apos;%1&apos;. Wait until it is done, or stop it there.</source>
        <translation>Outro Rowkeeper está baixando ou removendo “%1”. Espere até terminar, ou pare-o por lá.</translation>
    </message>
    <message>
        <source>The file &apos;%1&apos; is missing. Download the model again; what is there is kept.</source>
        <translation>Falta o arquivo “%1”. Baixe o modelo de novo; o que já está aí fica guardado.</translation>
    </message>
    <message>
        <source>The checksum of &apos;%1&apos; differs (expected %2, got %3). The file is damaged or another one. Download the model again; what is right is kept.</source>
        <translation>O checksum de “%1” não confere (esperado %2, obtido %3). O arquivo está danificado ou é outro. Baixe o modelo de novo; o que está certo fica guardado.</translation>
    </message>
    <message>
        <source>The folder &apos;%1&apos; has files in it. Choose a new one, or empty it.</source>
        <translation>A pasta “%1” já tem arquivos. Escolha uma nova, ou esvazie esta.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; has no room: %2 are needed, and %3 are free. Make room and download again; what was fetched is kept.</source>
        <translation>“%1” não tem espaço: são precisos %2, e há %3 livres. Abra espaço e baixe de novo; o que já foi baixado fica guardado.</translation>
    </message>
    <message>
        <source>There is no model &apos;%1&apos; to remove.</source>
        <translation>Não existe o modelo “%1” para remover.</translation>
    </message>
    <message>
        <source>HF_ENDPOINT is &apos;%1&apos;, but it must be an address such as https://huggingface.co.</source>
        <translation>HF_ENDPOINT é “%1”, mas tem de ser um endereço como https://huggingface.co.</translation>
    </message>
    <message>
        <source>Cannot reach %1 (%2). Check the network and download again; what was fetched is kept.</source>
        <translation>Não é possível chegar a %1 (%2). Verifique a rede e baixe de novo; o que já foi baixado fica guardado.</translation>
    </message>
    <message>
        <source>%1 sent nothing for %2 seconds. Download again; what was fetched is kept.</source>
        <translation>%1 não enviou nada durante %2 segundos. Baixe de novo; o que já foi baixado fica guardado.</translation>
    </message>
    <message>
        <source>%1 is busy or out of order (HTTP status %2). Try again later; what was fetched is kept.</source>
        <translation>%1 está ocupado ou fora de serviço (status HTTP %2). Tente mais tarde; o que já foi baixado fica guardado.</translation>
    </message>
    <message>
        <source>The hub refuses &apos;%1&apos; (HTTP status %2). Check its name; if it is private or its terms must be accepted, do so on its page and set HF_TOKEN.</source>
        <translation>O hub recusa “%1” (status HTTP %2). Verifique o nome; se for privado ou se for preciso aceitar os termos, faça isso na página dele e defina HF_TOKEN.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; has no file &apos;%2&apos; on the hub. Check the name, or choose another GPT-2 model.</source>
        <translation>“%1” não tem o arquivo “%2” no hub. Verifique o nome, ou escolha outro modelo GPT-2.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; answered with %2 instead of the file. Check the network: it may want you to log in.</source>
        <translation>“%1” respondeu com %2 em vez do arquivo. Verifique a rede: talvez ela peça que você inicie sessão.</translation>
    </message>
    <message>
        <source>The checksum of &apos;%1&apos; differs (expected %2, got %3). The file was not kept; choose a folder with the model&apos;s files instead.</source>
        <translation>O checksum de “%1” não confere (esperado %2, obtido %3). O arquivo não foi guardado; escolha em vez disso uma pasta com os arquivos do modelo.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; has its weights as a pickle file only, which can run code when it is opened, so it is never read. Choose a model with model.safetensors.</source>
        <translation>“%1” só tem os pesos num arquivo pickle, que pode executar código ao ser aberto, por isso nunca é lido. Escolha um modelo com model.safetensors.</translation>
    </message>
    <message>
        <source>The folder &apos;%1&apos; has no vocabulary (looked for %2). Put the files there, or give another folder.</source>
        <translation>A pasta “%1” não tem vocabulário (procurado: %2). Ponha os arquivos lá ou indique outra pasta.</translation>
    </message>
    <message>
        <source>The vocabulary &apos;%1&apos; is damaged (%2). Use the file that belongs to the model.</source>
        <translation>O vocabulário “%1” está danificado (%2). Use o arquivo que acompanha o modelo.</translation>
    </message>
    <message>
        <source>Line %2 of &apos;%1&apos; is damaged (%3). Use the file that belongs to the model.</source>
        <translation>A linha %2 de “%1” está danificada (%3). Use o arquivo que acompanha o modelo.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; asks for &apos;%2&apos; = %3, which is not supported. Use a byte-level BPE vocabulary like GPT-2&apos;s.</source>
        <translation>“%1” pede “%2” = %3, o que não é suportado. Use um vocabulário BPE em nível de bytes, como o do GPT-2.</translation>
    </message>
    <message>
        <source>The text could not be split into words: the PCRE2 library says %1.</source>
        <translation>Não foi possível dividir o texto em palavras: a biblioteca PCRE2 diz %1.</translation>
    </message>
    <message>
        <source>The text is not UTF-8 from byte %1 on. Such bytes are encoded one by one.</source>
        <translation>O texto não é UTF-8 a partir do byte %1. Esses bytes são codificados um a um.</translation>
    </message>
    <message>
        <source>The text is too large (%1 bytes or more, and at most %2 are read). Shorten it.</source>
        <translation>O texto é grande demais (%1 bytes ou mais, e no máximo %2 são lidos). Encurte-o.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no recording, or is damaged (%2). Choose another one, or record again.</source>
        <translation>“%1” não é uma gravação, ou está danificado (%2). Escolha outro arquivo, ou grave de novo.</translation>
    </message>
    <message>
        <source>The recording &apos;%1&apos; has the format&apos;s version %2, and this program reads versions up to %3. Use a newer Rowkeeper.</source>
        <translation>A gravação “%1” tem a versão %2 do formato, e este programa lê versões até %3. Use um Rowkeeper mais novo.</translation>
    </message>
    <message>
        <source>The recording &apos;%1&apos; is larger than %2 when it is unpacked. Record a shorter run, or a smaller model.</source>
        <translation>A gravação “%1” é maior que %2 quando descompactada. Grave uma execução mais curta, ou um modelo menor.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no saved cache, or is damaged (%2). Read the document again, and save it anew.</source>
        <translation>“%1” não é um cache salvo, ou está danificado (%2). Leia o documento de novo, e salve outra vez.</translation>
    </message>
    <message>
        <source>The saved cache &apos;%1&apos; has the format&apos;s version %2, and this program reads versions up to %3. Use a newer Rowkeeper.</source>
        <translation>O cache salvo “%1” tem a versão %2 do formato, e este programa lê versões até %3. Use um Rowkeeper mais novo.</translation>
    </message>
    <message>
        <source>The saved cache &apos;%1&apos; was made for %2, but here it is %3. Open it with the model that it was saved with, or read the text again.</source>
        <translation>O cache salvo “%1” foi feito para %2, mas aqui é %3. Abra-o com o modelo com que foi salvo, ou leia o texto de novo.</translation>
    </message>
    <message>
        <source>The questions in &apos;%1&apos; are damaged (%2). Install Rowkeeper again.</source>
        <translation>As perguntas em “%1” estão danificadas (%2). Instale o Rowkeeper de novo.</translation>
    </message>
    <message>
        <source>The list of known models, &apos;%1&apos;, is damaged (%2). Install Rowkeeper again.</source>
        <translation>A lista de modelos conhecidos, “%1”, está danificada (%2). Instale o Rowkeeper de novo.</translation>
    </message>
    <message>
        <source>Such a cache would be larger than %1. Use smaller numbers.</source>
        <translation>Um cache assim seria maior que %1. Use números menores.</translation>
    </message>
    <message>
        <source>The prompt has %1 tokens, but the model&apos;s context has %2. Shorten the prompt.</source>
        <translation>O prompt tem %1 tokens, mas o contexto do modelo tem %2. Encurte o prompt.</translation>
    </message>
    <message>
        <source>The document and all that was said have %1 tokens together, but the model&apos;s context has %2. Shorten the document, or begin again.</source>
        <translation>O documento e tudo o que foi dito têm juntos %1 tokens, mas o contexto do modelo tem %2. Encurte o documento, ou recomece.</translation>
    </message>
    <message>
        <source>The token id %1 does not exist. This model&apos;s vocabulary has %2 ids, counted from 0.</source>
        <translation>O id de token %1 não existe. O vocabulário deste modelo tem %2 ids, contados a partir de 0.</translation>
    </message>
    <message>
        <source>The context of %1 rows is full. Start again, or let the window slide.</source>
        <translation>O contexto de %1 linhas está cheio. Comece de novo, ou deixe a janela deslizar.</translation>
    </message>
    <message>
        <source>The cache was made for %1, but the model needs %2. Start again.</source>
        <translation>O cache foi feito para %1, mas o modelo precisa de %2. Comece de novo.</translation>
    </message>
    <message>
        <source>The cache has room for %2 rows, but %1 are needed. Use fewer tokens.</source>
        <translation>O cache tem espaço para %2 linhas, mas são precisas %1. Use menos tokens.</translation>
    </message>
    <message>
        <source>There is no kind of cache &apos;%1&apos;. There are: %2.</source>
        <translation>Não existe o tipo de cache “%1”. Existem: %2.</translation>
    </message>
    <message>
        <source>The backend &apos;%2&apos; cannot read a cache of kind %1. Choose the exact backend.</source>
        <translation>O backend “%2” não consegue ler um cache do tipo %1. Escolha o backend exato.</translation>
    </message>
    <message>
        <source>The backend &apos;%2&apos; cannot multiply %1 weights. Choose the exact backend, or 32-bit weights.</source>
        <translation>O backend “%2” não consegue multiplicar pesos de %1. Escolha o backend exato, ou pesos de 32 bits.</translation>
    </message>
    <message>
        <source>The tensor &apos;%1&apos; has a weight of %3, but %2 weights go no further than %4. Choose 32-bit weights.</source>
        <translation>O tensor “%1” tem um peso de %3, mas pesos de %2 não passam de %4. Escolha pesos de 32 bits.</translation>
    </message>
    <message>
        <source>A cache of kind %1 cannot be saved, because it does not keep every row. Use one that does.</source>
        <translation>Um cache do tipo %1 não pode ser salvo, porque não guarda todas as linhas. Use um que guarde.</translation>
    </message>
    <message>
        <source>A pool of %1 is too small. Give it %2 or more.</source>
        <translation>Um pool de %1 é pequeno demais. Dê-lhe %2 ou mais.</translation>
    </message>
    <message>
        <source>All %1 pages of the pool are in use. Make the pool larger, or end a conversation.</source>
        <translation>Todas as %1 páginas do pool estão em uso. Aumente o pool, ou encerre uma conversa.</translation>
    </message>
    <message>
        <source>There is no row %1. There are %2, counted from 0.</source>
        <translation>Não existe a linha %1. Existem %2, contadas a partir de 0.</translation>
    </message>
    <message>
        <source>%1 is &apos;%2&apos;, but it must be %3.</source>
        <translation>%1 é “%2”, mas tem de ser %3.</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Parado.</translation>
    </message>
    <message>
        <source>The two lanes cannot be compared. They differ in %1.</source>
        <translation>Não é possível comparar as duas pistas. O que difere: %1.</translation>
    </message>
    <message>
        <source>Comparing so many tokens would keep %1 of logits, and at most %2 are allowed. Use fewer tokens.</source>
        <translation>Comparar tantos tokens guardaria %1 de logits, e no máximo %2 são permitidos. Use menos tokens.</translation>
    </message>
    <message>
        <source>The arithmetic gave infinity or NaN (%1). The model&apos;s weights are damaged, fetch them again.</source>
        <translation>A aritmética deu infinito ou NaN (%1). Os pesos do modelo estão danificados, baixe-os de novo.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; cannot be read as JSON. It looks like %2; fetch the file again.</source>
        <translation>Não é possível ler “%1” como JSON. Parece ser %2; baixe o arquivo de novo.</translation>
    </message>
    <message>
        <source>The JSON in &apos;%1&apos; is damaged at line %2, byte %3 (%4). Correct it there, or fetch the file again.</source>
        <translation>O JSON em “%1” está danificado na linha %2, byte %3 (%4). Corrija-o ali ou baixe o arquivo de novo.</translation>
    </message>
    <message>
        <source>The header of &apos;%1&apos; claims %2, but at most %3 are possible. The file is damaged, fetch it again.</source>
        <translation>O cabeçalho de “%1” declara %2, mas no máximo %3 são possíveis. O arquivo está danificado, baixe-o de novo.</translation>
    </message>
    <message>
        <source>The file &apos;%1&apos; has %3, but it must have %2. Download the model again; what is right is kept.</source>
        <translation>O arquivo “%1” tem %3, mas deve ter %2. Baixe o modelo de novo; o que está certo fica guardado.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; has %3, but it must have %2. Nothing was kept of it; choose a folder with the model&apos;s files instead.</source>
        <translation>“%1” tem %3, mas deve ter %2. Nada dele foi guardado; escolha em vez disso uma pasta com os arquivos do modelo.</translation>
    </message>
</context>
<context>
    <name>FitVerdict</name>
    <message>
        <source>%1 cache</source>
        <translation>cache de %1</translation>
    </message>
    <message>
        <source>Hold the cache&apos;s numbers in fewer bits</source>
        <translation>Guardar os números do cache em menos bits</translation>
    </message>
    <message>
        <source>Let more query heads share a key and a value: another model, trained so</source>
        <translation>Fazer mais cabeças de consulta compartilharem uma chave e um valor: outro modelo, treinado assim</translation>
    </message>
    <message>
        <source>%1 tokens each</source>
        <translation>%1 tokens cada</translation>
    </message>
    <message>
        <source>Shorten every conversation to this context</source>
        <translation>Encurtar todas as conversas para este contexto</translation>
    </message>
    <message>
        <source>%1 at once</source>
        <translation>%1 simultâneas</translation>
    </message>
    <message>
        <source>Serve so many conversations at once</source>
        <translation>Atender este número de conversas ao mesmo tempo</translation>
    </message>
    <message>
        <source>%1 weights</source>
        <translation>pesos de %1</translation>
    </message>
    <message>
        <source>Hold the weights in fewer bits</source>
        <translation>Guardar os pesos em menos bits</translation>
    </message>
    <message>
        <source>The smallest device of the list that holds it all</source>
        <translation>O menor dispositivo da lista em que cabe tudo</translation>
    </message>
    <message>
        <source> %1 of its %2 blocks look back at most %3 tokens: a cache that drops the rest takes %4.</source>
        <translation> %1 dos seus %2 blocos olham para trás no máximo %3 tokens: um cache que descarta o resto ocupa %4.</translation>
    </message>
    <message>
        <source>Too large to count</source>
        <translation>Grande demais para contar</translation>
    </message>
    <message>
        <source>Fits: %1 + %2 of %3</source>
        <translation>Cabe: %1 + %2 de %3</translation>
    </message>
    <message>
        <source>Does not fit: %1 + %2 of %3</source>
        <translation>Não cabe: %1 + %2 de %3</translation>
    </message>
    <message>
        <source>That is the weights and the caches of all conversations. </source>
        <translation>São os pesos e os caches de todas as conversas. </translation>
    </message>
    <message>
        <source>The weights alone leave no room for a cache.</source>
        <translation>Só os pesos já não deixam espaço para um cache.</translation>
    </message>
    <message>
        <source>%1 → room for %2</source>
        <translation>%1 → espaço para %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln KV heads</source>
        <translation>
            <numerusform>%Ln cabeça KV</numerusform>
            <numerusform>%Ln cabeças KV</numerusform>
        </translation>
    </message>
    <message>
        <source>Such conversations that fit beside the weights: %1.</source>
        <translation>Conversas desse tipo que cabem ao lado dos pesos: %1.</translation>
    </message>
    <message>
        <source>Such conversations that fit: %1. The memory is full long before the arithmetic takes too long.</source>
        <translation>Conversas desse tipo que cabem: %1. A memória fica cheia muito antes de o cálculo demorar demais.</translation>
    </message>
</context>
<context>
    <name>Format</name>
    <message>
        <source>%1 bytes</source>
        <translation>%1 bytes</translation>
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
        <translation>%1 tokens/s</translation>
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
        <translation>%1 × 10⁴</translation>
    </message>
    <message>
        <source>%1 × 10⁸</source>
        <translation>%1 × 10⁸</translation>
    </message>
    <message>
        <source>1 byte</source>
        <translation>1 byte</translation>
    </message>
</context>
<context>
    <name>Handout</name>
    <message>
        <source>prefill: %1, beyond the scale</source>
        <translation>prefill: %1, fora da escala</translation>
    </message>
    <message>
        <source>prefill: %1</source>
        <translation>prefill: %1</translation>
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
        <translation>Tempo por token</translation>
    </message>
    <message>
        <source>No step was made yet.</source>
        <translation>Ainda não foi dado nenhum passo.</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>linha %1</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>with the cache: median %1</source>
        <translation>com o cache: mediana %1</translation>
    </message>
    <message>
        <source>without: median %1</source>
        <translation>sem: mediana %1</translation>
    </message>
    <message>
        <source>Cache memory</source>
        <translation>Memória do cache</translation>
    </message>
    <message>
        <source>No row was kept yet.</source>
        <translation>Ainda não foi guardada nenhuma linha.</translation>
    </message>
    <message>
        <source>%1 tokens</source>
        <translation>%1 tokens</translation>
    </message>
    <message>
        <source>used by rows: %1</source>
        <translation>usada: %1</translation>
    </message>
    <message>
        <source>allocated: %1</source>
        <translation>alocada: %1</translation>
    </message>
    <message>
        <source>cache off: only during the step</source>
        <translation>cache desligado: só durante o passo</translation>
    </message>
    <message numerus="yes">
        <source>… %Ln more token(s) …</source>
        <translation>
            <numerusform>… mais %Ln token …</numerusform>
            <numerusform>… mais %Ln tokens …</numerusform>
        </translation>
    </message>
    <message>
        <source>page %1 of %2</source>
        <translation>página %1 de %2</translation>
    </message>
    <message>
        <source>Made with Rowkeeper, from the recording of a real run</source>
        <translation>Feito com o Rowkeeper, a partir da gravação de uma execução real</translation>
    </message>
    <message>
        <source>Made with Rowkeeper, from a real run on this computer</source>
        <translation>Feito com o Rowkeeper, a partir de uma execução real neste computador</translation>
    </message>
    <message numerus="yes">
        <source>The prompt: %Ln token(s)</source>
        <translation>
            <numerusform>O prompt: %Ln token</numerusform>
            <numerusform>O prompt: %Ln tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>What the model wrote: %Ln token(s)</source>
        <translation>
            <numerusform>O que o modelo escreveu: %Ln token</numerusform>
            <numerusform>O que o modelo escreveu: %Ln tokens</numerusform>
        </translation>
    </message>
    <message>
        <source>What the cache holds</source>
        <translation>O que há no cache</translation>
    </message>
    <message>
        <source>There is no run yet. Let the model write something on Watch first.</source>
        <translation>Ainda não há execução. Deixe primeiro o modelo escrever algo em Observar.</translation>
    </message>
    <message>
        <source>The KV cache: a handout</source>
        <translation>O cache KV: folha de apoio</translation>
    </message>
    <message>
        <source>row</source>
        <translation>linha</translation>
    </message>
    <message>
        <source>computed</source>
        <translation>calculada</translation>
    </message>
    <message>
        <source>token</source>
        <translation>token</translation>
    </message>
    <message>
        <source>block</source>
        <translation>bloco</translation>
    </message>
    <message>
        <source>block %1</source>
        <translation>bloco %1</translation>
    </message>
    <message>
        <source>key</source>
        <translation>chave</translation>
    </message>
    <message>
        <source>value</source>
        <translation>valor</translation>
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
            <numerusform>… mais %Ln linha …</numerusform>
            <numerusform>… mais %Ln linhas …</numerusform>
        </translation>
    </message>
    <message>
        <source>key: negative, zero, positive</source>
        <translation>chave: negativo, zero, positivo</translation>
    </message>
    <message>
        <source>value, likewise</source>
        <translation>valor, idem</translation>
    </message>
    <message>
        <source>pale: computed, not kept</source>
        <translation>claro: calculada, não guardada</translation>
    </message>
    <message>
        <source>to be rebuilt</source>
        <translation>a refazer</translation>
    </message>
    <message>
        <source>not computed yet</source>
        <translation>ainda não calculada</translation>
    </message>
    <message>
        <source>Each cell: %1. Full colour: a number that is large for its block.</source>
        <translation>Cada célula: %1. Cor cheia: um número grande para o seu bloco.</translation>
    </message>
    <message>
        <source>What it saves, and what it costs</source>
        <translation>O que ele poupa, e o que custa</translation>
    </message>
    <message>
        <source>This run in numbers</source>
        <translation>Esta execução em números</translation>
    </message>
    <message>
        <source>Ask yourself</source>
        <translation>Pergunte-se</translation>
    </message>
    <message>
        <source>Every token has a row.</source>
        <translation>Cada token tem uma linha.</translation>
    </message>
    <message>
        <source>In each of the %1 blocks the model works out two lists of %2 numbers for it: the key, by which the rows below find it, and the value, which they take from it. Rows go down, blocks across.</source>
        <translation>Em cada um dos %1 blocos, o modelo calcula para ele duas listas de %2 números: a chave, pela qual as linhas abaixo o encontram, e o valor, que elas tiram dele. As linhas vão de cima para baixo, os blocos, da esquerda para a direita.</translation>
    </message>
    <message>
        <source>A row that is computed stays right.</source>
        <translation>Uma linha calculada continua certa.</translation>
    </message>
    <message>
        <source>It is made from its own token and the rows above it, never from those below. So what is written later can&apos;t change it: it is like a note in the margin of a page that you have read.</source>
        <translation>Ela é feita do seu próprio token e das linhas acima dela, nunca das que estão abaixo. Então o que se escreve depois não pode mudá-la: ela é como uma anotação na margem de uma página já lida.</translation>
    </message>
    <message>
        <source>With the cache a step computes one row.</source>
        <translation>Com o cache, um passo calcula uma linha.</translation>
    </message>
    <message>
        <source>Every step needs all rows, as the newest looks back at them. With the cache it reads the old ones and computes its own. Without it, it computes all %1 again, for one more token.</source>
        <translation>Cada passo precisa de todas as linhas, pois a mais nova olha para elas. Com o cache, ele lê as antigas e calcula a sua. Sem ele, calcula todas as %1 de novo, por mais um token.</translation>
    </message>
    <message>
        <source>In this run no row was computed twice.</source>
        <translation>Nesta execução nenhuma linha foi calculada duas vezes.</translation>
    </message>
    <message>
        <source>Steps computed %1 and read all others. The newest token has no row yet: the next step will compute it.</source>
        <translation>Linhas calculadas pelos passos: %1; todas as outras foram lidas. O token mais novo ainda não tem linha: o próximo passo vai calculá-la.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s)</source>
        <translation>
            <numerusform>%Ln linha</numerusform>
            <numerusform>%Ln linhas</numerusform>
        </translation>
    </message>
    <message>
        <source>In this run rows were computed again.</source>
        <translation>Nesta execução houve linhas calculadas de novo.</translation>
    </message>
    <message>
        <source>Each time it came out the same, to the last bit.</source>
        <translation>Todas as vezes ela saiu igual, até o último bit.</translation>
    </message>
    <message>
        <source>%1: %2 blocks with %3 heads each, width %4, %5, room for %6 tokens</source>
        <translation>%1: %2 blocos com %3 cabeças cada, largura %4, %5, espaço para %6 tokens</translation>
    </message>
    <message>
        <source>%1. Its heads share the keys and values of %2.</source>
        <translation>%1. Suas cabeças compartilham as chaves e os valores de %2.</translation>
    </message>
    <message numerus="yes">
        <source>The cache: %Ln row(s), %1</source>
        <translation>
            <numerusform>O cache: %Ln linha, %1</numerusform>
            <numerusform>O cache: %Ln linhas, %1</numerusform>
        </translation>
    </message>
    <message>
        <source>The cache is empty</source>
        <translation>O cache está vazio</translation>
    </message>
    <message>
        <source>The cache is off: rows are computed, and let go</source>
        <translation>O cache está desligado: as linhas são calculadas e largadas</translation>
    </message>
    <message>
        <source>The token ‘%1’ in row %2 is replaced by another one. Which of the rows must be computed again, and which stay valid? Why?</source>
        <translation>O token “%1” na linha %2 é substituído por outro. Quais das linhas têm de ser calculadas de novo, e quais continuam válidas? Por quê?</translation>
    </message>
    <message>
        <source>The first token took %1, a later one with the cache %2. What had to be done for the first one that no cache could spare?</source>
        <translation>O primeiro token levou %1; um posterior, com o cache, %2. O que teve de ser feito para o primeiro que nenhum cache podia poupar?</translation>
    </message>
    <message>
        <source>Without the cache a step takes the longer, the longer the text is. Why? And what is left to do in each step with the cache?</source>
        <translation>Sem o cache, quanto mais longo é o texto, mais tempo leva um passo. Por quê? E o que resta fazer em cada passo com o cache?</translation>
    </message>
    <message>
        <source>Another model has twice as many blocks, and each is twice as wide. How many bytes does its cache keep for one token? (Here it is %1.)</source>
        <translation>Outro modelo tem o dobro dos blocos, e cada um tem o dobro da largura. Quantos bytes o cache dele guarda para um token? (Aqui são %1.)</translation>
    </message>
    <message numerus="yes">
        <source>%Ln times a row was computed that had been there before, the first one %1 times in all.</source>
        <translation>
            <numerusform>%Ln vez foi calculada uma linha que já existia; a primeira, %1 vezes ao todo.</numerusform>
            <numerusform>%Ln vezes foi calculada uma linha que já existia; a primeira, %1 vezes ao todo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln times it came out the same, to the last bit.</source>
        <translation>
            <numerusform>%Ln vez ela saiu igual, até o último bit.</numerusform>
            <numerusform>%Ln vezes ela saiu igual, até o último bit.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The text has %Ln tokens, and the model writes %1 more. How many rows does it compute for them with the cache, and how many without?</source>
        <translation>
            <numerusform>O texto tem %Ln token, e o modelo escreve mais %1. Quantas linhas ele calcula para isso com o cache, e quantas sem ele?</numerusform>
            <numerusform>O texto tem %Ln tokens, e o modelo escreve mais %1. Quantas linhas ele calcula para isso com o cache, e quantas sem ele?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HandoutFacts</name>
    <message>
        <source>none was computed a second time</source>
        <translation>nenhuma foi calculada uma segunda vez</translation>
    </message>
    <message>
        <source>computed again, all to the same bits</source>
        <translation>calculadas de novo, todas com os mesmos bits</translation>
    </message>
    <message>
        <source>computed again, %1 of them to the same bits</source>
        <translation>calculadas de novo, %1 delas com os mesmos bits</translation>
    </message>
    <message>
        <source>Steps, one token each</source>
        <translation>Passos, um token cada</translation>
    </message>
    <message>
        <source>%1 with the cache, %2 without</source>
        <translation>%1 com o cache, %2 sem</translation>
    </message>
    <message>
        <source>Rows computed</source>
        <translation>Linhas calculadas</translation>
    </message>
    <message>
        <source>in all steps of this run</source>
        <translation>em todos os passos desta execução</translation>
    </message>
    <message>
        <source>… with the cache all along</source>
        <translation>… sempre com o cache</translation>
    </message>
    <message>
        <source>… without it all along</source>
        <translation>… sempre sem ele</translation>
    </message>
    <message>
        <source>the rows that each step saw, added up</source>
        <translation>as linhas que cada passo viu, somadas</translation>
    </message>
    <message>
        <source>Rows rebuilt</source>
        <translation>Linhas refeitas</translation>
    </message>
    <message>
        <source>there is no such step in this run</source>
        <translation>não há nenhum passo assim nesta execução</translation>
    </message>
    <message>
        <source>First token</source>
        <translation>Primeiro token</translation>
    </message>
    <message numerus="yes">
        <source>the prefill: %Ln row(s) of the prompt</source>
        <translation>
            <numerusform>o prefill: %Ln linha do prompt</numerusform>
            <numerusform>o prefill: %Ln linhas do prompt</numerusform>
        </translation>
    </message>
    <message>
        <source>Step with the cache</source>
        <translation>Passo com o cache</translation>
    </message>
    <message numerus="yes">
        <source>median of %Ln step(s) that computed one row</source>
        <translation>
            <numerusform>%Ln passo, que calculou uma linha</numerusform>
            <numerusform>mediana de %Ln passos que calcularam uma linha</numerusform>
        </translation>
    </message>
    <message>
        <source>Step without it</source>
        <translation>Passo sem ele</translation>
    </message>
    <message numerus="yes">
        <source>median of %Ln step(s) that computed all rows</source>
        <translation>
            <numerusform>%Ln passo, que calculou todas as linhas</numerusform>
            <numerusform>mediana de %Ln passos que calcularam todas as linhas</numerusform>
        </translation>
    </message>
    <message>
        <source>Ratio of the two</source>
        <translation>Razão entre os dois</translation>
    </message>
    <message>
        <source>times as long without the cache</source>
        <translation>tempo sem o cache, dividido pelo tempo com ele</translation>
    </message>
    <message>
        <source>Cache of one token</source>
        <translation>Cache de um token</translation>
    </message>
    <message>
        <source>%1 × %2 blocks × %3 numbers × %4 bytes = %5 bytes</source>
        <translation>%1 × %2 blocos × %3 números × %4 bytes = %5 bytes</translation>
    </message>
    <message>
        <source>Cache at the end</source>
        <translation>Cache no fim</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) × %1</source>
        <translation>
            <numerusform>%Ln linha × %1</numerusform>
            <numerusform>%Ln linhas × %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Weights read in a step</source>
        <translation>Pesos lidos num passo</translation>
    </message>
    <message>
        <source>each once, whether the step computes one row or all</source>
        <translation>cada um uma vez, quer o passo calcule uma linha ou todas</translation>
    </message>
    <message>
        <source>This computer reads</source>
        <translation>Este computador lê</translation>
    </message>
    <message>
        <source>so the weights alone take %1</source>
        <translation>então só os pesos levam %1</translation>
    </message>
    <message>
        <source>from memory, at most</source>
        <translation>da memória, no máximo</translation>
    </message>
    <message>
        <source>This computer calculates</source>
        <translation>Este computador calcula</translation>
    </message>
    <message>
        <source>at most; a multiplication and an addition are two</source>
        <translation>no máximo; uma multiplicação e uma soma são duas</translation>
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
        <translation>%1 a %2</translation>
    </message>
</context>
<context>
    <name>Lessons</name>
    <message>
        <source>The waste</source>
        <translation>O desperdício</translation>
    </message>
    <message>
        <source>One token at a time</source>
        <translation>Um token de cada vez</translation>
    </message>
    <message>
        <source>The question of this lesson: how much of a model&apos;s work has it already done a moment before?</source>
        <translation>A pergunta desta lição: de todo o trabalho de um modelo, quanto ele já tinha feito um instante antes?</translation>
    </message>
    <message>
        <source>A language model writes one **token** at a time, a word or a piece of one; making one is a **step**. Before it chooses a token, it reads the whole text so far. What it works out about one token is a **row** of numbers.</source>
        <translation>Um modelo de linguagem escreve um **token** de cada vez, uma palavra ou um pedaço dela; produzir um token é um **passo**. Antes de escolher um token, ele lê todo o texto até ali. O que ele apura sobre um token é uma **linha** de números.</translation>
    </message>
    <message>
        <source>This prompt has {prompt_rows} tokens, and the model has just added one. The newest token has no row yet; the next step computes it. The KV cache, which you will get to know, is switched **off**.</source>
        <translation>Este prompt tem {prompt_rows} tokens, e o modelo acaba de acrescentar um. O token mais novo ainda não tem linha; o próximo passo vai calculá-la. O cache KV, que você vai conhecer, está **desligado**.</translation>
    </message>
    <message>
        <source>The text is one token longer now. How many rows does the next step compute?</source>
        <translation>O texto agora tem um token a mais. Quantas linhas o próximo passo calcula?</translation>
    </message>
    <message>
        <source>One, that of the new token</source>
        <translation>Uma, a do novo token</translation>
    </message>
    <message>
        <source>That would do if the other rows had been kept. With the cache off nothing is kept.</source>
        <translation>Bastaria, se as outras linhas tivessem sido guardadas. Com o cache desligado, nada se guarda.</translation>
    </message>
    <message>
        <source>None, the model has read the text already</source>
        <translation>Nenhuma, o modelo já leu o texto</translation>
    </message>
    <message>
        <source>It has, but it forgot: its rows were let go when the step ended.</source>
        <translation>Leu, mas esqueceu: as linhas foram largadas quando o passo terminou.</translation>
    </message>
    <message>
        <source>All of them, one for every token</source>
        <translation>Todas, uma para cada token</translation>
    </message>
    <message>
        <source>Nothing was kept from the last step, so there is nothing to start from.</source>
        <translation>Nada ficou guardado do último passo, então não há de onde partir.</translation>
    </message>
    <message>
        <source>The step computed {step_rows} rows and reused {step_reused}. One of them is new: it belongs to the token that the step before wrote. All others had been computed a moment ago.</source>
        <translation>O passo calculou {step_rows} linhas e reutilizou {step_reused}. Uma delas é nova: é a do token que o passo anterior escreveu. Todas as outras tinham sido calculadas um instante antes.</translation>
    </message>
    <message>
        <source>Let the class say what a row is in their own words first. Point at the ribbon: one box is one token, and will be one row in the picture of the cache. Half a minute.</source>
        <translation>Deixe a turma dizer primeiro, com suas próprias palavras, o que é uma linha. Aponte para a fita: cada caixa é um token, e será uma linha na imagem do cache. Meio minuto.</translation>
    </message>
    <message>
        <source>Common confusion: a step makes a token, but computes rows. A token&apos;s row comes one step after the token.</source>
        <translation>Confusão comum: um passo produz um token, mas calcula linhas. A linha de um token vem um passo depois do token.</translation>
    </message>
    <message>
        <source>The first row, again and again</source>
        <translation>A primeira linha, vezes sem conta</translation>
    </message>
    <message>
        <source>Ten tokens have been written. The column on the right counts how often each row was computed. The first row, that of **Once**, stands at {first_row_times}.</source>
        <translation>Dez tokens já foram escritos. A coluna da direita conta quantas vezes cada linha foi calculada. A primeira linha, a de **Once**, está em {first_row_times}.</translation>
    </message>
    <message>
        <source>The run goes on until 24 tokens are written.</source>
        <translation>A execução continua até haver 24 tokens escritos.</translation>
    </message>
    <message>
        <source>How often will the first row have been computed by then?</source>
        <translation>Até lá, quantas vezes a primeira linha terá sido calculada?</translation>
    </message>
    <message>
        <source>It was computed {first_row_times} times: once in every step. In an answer of 500 tokens it would be 500 times.</source>
        <translation>Ela foi calculada {first_row_times} vezes: uma em cada passo. Numa resposta de 500 tokens, seriam 500 vezes.</translation>
    </message>
    <message>
        <source>The newest rows fare better, as they came late: look down the column.</source>
        <translation>As linhas mais novas se saem melhor, pois chegaram tarde: desça com os olhos pela coluna.</translation>
    </message>
    <message>
        <source>The picture begins with row 0: scroll down and read the column as you go. Prompt rows all have the same count; each later row has one less than the row above it.</source>
        <translation>A imagem começa na linha 0: role para baixo e vá lendo a coluna. As linhas do prompt têm todas a mesma contagem; cada linha posterior tem uma a menos que a linha acima dela.</translation>
    </message>
    <message>
        <source>Ask who would have guessed that the whole prompt is computed as often as its first word.</source>
        <translation>Pergunte quem teria adivinhado que o prompt inteiro é calculado tantas vezes quanto sua primeira palavra.</translation>
    </message>
    <message>
        <source>Is it a new answer each time?</source>
        <translation>A resposta é outra a cada vez?</translation>
    </message>
    <message>
        <source>Computing something twice can make sense, if something has changed in between.</source>
        <translation>Calcular algo duas vezes pode fazer sentido, se algo mudou entre uma vez e outra.</translation>
    </message>
    <message>
        <source>To find out, the app takes a **fingerprint** of every row that is computed: a short number made from all numbers of the row. If a single bit differs, the fingerprint does.</source>
        <translation>Para descobrir, o app tira uma **impressão digital** de cada linha calculada: um número curto feito a partir de todos os números da linha. Se um único bit for diferente, a impressão digital também é.</translation>
    </message>
    <message>
        <source>Row 0, the first (rows are counted from 0), was computed {first_row_times} times, each time with more text below it. What happened to its numbers?</source>
        <translation>A linha 0, a primeira (as linhas se contam a partir de 0), foi calculada {first_row_times} vezes, cada vez com mais texto abaixo dela. O que aconteceu com os números dela?</translation>
    </message>
    <message>
        <source>They drifted a little each time</source>
        <translation>Foram se afastando um pouco a cada vez</translation>
    </message>
    <message>
        <source>A reader&apos;s view of page one changes while the story goes on. But a row is not a view of the story: it sees only what stands above it.</source>
        <translation>A visão que um leitor tem da página um muda à medida que a história avança. Mas uma linha não é uma visão da história: ela só vê o que está acima dela.</translation>
    </message>
    <message>
        <source>They were right only in the last step</source>
        <translation>Só ficaram certos no último passo</translation>
    </message>
    <message>
        <source>It would be so if a row could use the whole text. It can&apos;t: lesson 2 shows why.</source>
        <translation>Seria assim se uma linha pudesse usar o texto inteiro. Não pode: a lição 2 mostra por quê.</translation>
    </message>
    <message>
        <source>They came out the same, bit for bit</source>
        <translation>Saíram iguais, bit a bit</translation>
    </message>
    <message>
        <source>Its token had not changed, nor had anything above it. Same numbers in, same numbers out.</source>
        <translation>O token dela não tinha mudado, nem nada acima dela. Os mesmos números entram, os mesmos números saem.</translation>
    </message>
    <message>
        <source>{rows_rebuilt} times a row was computed that had been computed before. To the same bits: {rows_identical} of {rows_rebuilt}. Not one of these computations told the model anything new.</source>
        <translation>{rows_rebuilt} vezes foi calculada uma linha que já tinha sido calculada antes. Com os mesmos bits: {rows_identical} de {rows_rebuilt}. Nenhum desses cálculos disse ao modelo nada de novo.</translation>
    </message>
    <message>
        <source>In Fingerprints mode a tick with a number means: computed so often, with the same bits each time. Hover over one.</source>
        <translation>No modo Impressões, um ✓ com um número quer dizer: calculada tantas vezes, sempre com os mesmos bits. Passe o ponteiro sobre um deles.</translation>
    </message>
    <message>
        <source>If somebody says &quot;floating point is never exactly the same&quot;: that is lesson 8. This engine adds in a fixed order, so it is.</source>
        <translation>Se alguém disser que “ponto flutuante nunca dá exatamente o mesmo”: isso é a lição 8. Este motor soma numa ordem fixa, então aqui dá.</translation>
    </message>
    <message>
        <source>Add it up</source>
        <translation>Some tudo</translation>
    </message>
    <message>
        <source>Two lanes get the same prompt of 14 tokens and write until the text has 200. Lane A keeps its rows in a KV cache. Lane B keeps nothing.</source>
        <translation>Duas pistas recebem o mesmo prompt de 14 tokens e escrevem até o texto ter 200. A pista A guarda suas linhas num cache KV. A pista B não guarda nada.</translation>
    </message>
    <message>
        <source>With the cache, each of the 199 tokens that are read is computed once: 199 rows. (The last token is never read, so it needs no row.)</source>
        <translation>Com o cache, cada um dos 199 tokens lidos é calculado uma vez: 199 linhas. (O último token nunca é lido, então não precisa de linha.)</translation>
    </message>
    <message>
        <source>How many rows does lane B compute, over all its steps?</source>
        <translation>Quantas linhas a pista B calcula, somando todos os seus passos?</translation>
    </message>
    <message>
        <source>{race_rows_b} against {race_rows_a}.</source>
        <translation>{race_rows_b} contra {race_rows_a}.</translation>
    </message>
    <message>
        <source>Lane B&apos;s steps compute 14 rows, then 15, and so on up to 199. Twice the text means about four times the rows: that is what **quadratic** means. From an empty prompt on, n tokens take about n × n / 2 rows.</source>
        <translation>Os passos da pista B calculam 14 linhas, depois 15, e assim por diante até 199. O dobro do texto significa cerca de quatro vezes as linhas: é isso que quer dizer **quadrático**. A partir de um prompt vazio, n tokens custam cerca de n × n / 2 linhas.</translation>
    </message>
    <message>
        <source>Draw a triangle of dots: step 1 one dot, step 2 two dots... Its area is half the square. With a prompt the triangle has its tip cut off, so the count is a little below n × n / 2.</source>
        <translation>Desenhe um triângulo de pontos: passo 1, um ponto; passo 2, dois pontos... Sua área é metade do quadrado. Com um prompt, o triângulo perde a ponta, então a contagem fica um pouco abaixo de n × n / 2.</translation>
    </message>
    <message>
        <source>The ratio of rows is not the ratio of times. Both are on this page; lessons 3 and 9 explain the difference.</source>
        <translation>A razão entre as linhas não é a razão entre os tempos. As duas estão nesta página; as lições 3 e 9 explicam a diferença.</translation>
    </message>
    <message>
        <source>Keep them</source>
        <translation>Guarde-as</translation>
    </message>
    <message>
        <source>Now keep the rows. A **KV cache** is no more than that: a store of what was computed for each token, read back instead of made again. K and V stand for **key** and **value**, the two parts that later tokens need: the key, by which a row is found, and the value, which it passes on. Some call it key-value cache or attention cache.</source>
        <translation>Agora guarde as linhas. Um **cache KV** não é mais do que isso: um depósito do que foi calculado para cada token, que é lido em vez de ser feito de novo. K e V são a **chave** (key) e o **valor** (value), as duas partes de que os tokens posteriores precisam: a chave, pela qual se encontra uma linha, e o valor, que ela transmite. Há quem o chame de cache de chaves e valores ou cache de atenção.</translation>
    </message>
    <message>
        <source>The cache is off, {prompt_rows} prompt tokens and 8 new ones are there. You switch it on.</source>
        <translation>O cache está desligado, e há {prompt_rows} tokens do prompt e 8 novos. Você o liga.</translation>
    </message>
    <message>
        <source>What will the next two steps compute?</source>
        <translation>O que os próximos dois passos vão calcular?</translation>
    </message>
    <message>
        <source>One row each</source>
        <translation>Uma linha cada um</translation>
    </message>
    <message>
        <source>A cache can only give back what was put in. While it was off, nothing was.</source>
        <translation>Um cache só pode devolver o que foi posto nele. Enquanto estava desligado, nada foi.</translation>
    </message>
    <message>
        <source>All rows once more, then one row</source>
        <translation>Todas as linhas mais uma vez, depois uma linha</translation>
    </message>
    <message>
        <source>The first step finds an empty store and fills it. From then on only the newest row is missing.</source>
        <translation>O primeiro passo encontra um depósito vazio e o enche. Daí em diante só falta a linha mais nova.</translation>
    </message>
    <message>
        <source>All rows, then all rows</source>
        <translation>Todas as linhas, depois todas as linhas</translation>
    </message>
    <message>
        <source>So it was while the cache was off. Now the first of the two steps leaves its rows behind.</source>
        <translation>Era assim enquanto o cache estava desligado. Agora o primeiro dos dois passos deixa suas linhas guardadas.</translation>
    </message>
    <message>
        <source>The chart shows it: one more slow step, then a cheap one of {step_rows} row, with {step_reused} rows read back. The cache now holds {cache_rows} rows and takes {cache_size}.</source>
        <translation>O gráfico mostra: mais um passo lento, depois um barato, de {step_rows} linha, com {step_reused} linhas lidas do cache. O cache agora tem {cache_rows} linhas e ocupa {cache_size}.</translation>
    </message>
    <message>
        <source>That is the bargain: memory for work. Is it allowed? That is lesson 2.</source>
        <translation>Esta é a troca: memória por trabalho. E pode? Essa é a lição 2.</translation>
    </message>
    <message>
        <source>Press C a few times while the run plays: the chart jumps between the two levels, and the text that comes out does not care.</source>
        <translation>Pressione C algumas vezes enquanto a execução avança: o gráfico salta entre os dois níveis, e o texto que sai não liga para isso.</translation>
    </message>
    <message>
        <source>Ask: which rows are in the cache after the prompt has been read? All rows of the prompt, and no others.</source>
        <translation>Pergunte: que linhas estão no cache depois de lido o prompt? Todas as linhas do prompt, e nenhuma outra.</translation>
    </message>
    <message>
        <source>Why it is safe</source>
        <translation>Por que é seguro</translation>
    </message>
    <message>
        <source>Notes in the margin</source>
        <translation>Anotações na margem</translation>
    </message>
    <message>
        <source>The question of this lesson: does a model that uses old rows again answer a little worse?</source>
        <translation>A pergunta desta lição: um modelo que usa de novo as linhas antigas responde um pouco pior?</translation>
    </message>
    <message>
        <source>Think of a long novel and a pencil. At the end of each page you note in the margin what you made of it, given the pages before. At page 300 you go by your notes and don&apos;t begin the book anew.</source>
        <translation>Pense num romance longo e num lápis. No fim de cada página, você anota na margem o que entendeu dela, dadas as páginas anteriores. Na página 300, você se guia pelas anotações e não começa o livro de novo.</translation>
    </message>
    <message>
        <source>Each line of this picture is such a note: the row of one token.</source>
        <translation>Cada faixa desta imagem é uma dessas anotações: a linha de um token.</translation>
    </message>
    <message>
        <source>You turn to page 301, and it is full of surprises. Which of your notes are wrong now?</source>
        <translation>Você vira para a página 301, e ela é cheia de surpresas. Quais das suas anotações estão erradas agora?</translation>
    </message>
    <message>
        <source>Those about the person it surprised you with</source>
        <translation>As que falam da pessoa que surpreendeu você</translation>
    </message>
    <message>
        <source>You would think otherwise about that person **now**. But your note on page 20 says what was known at page 20, and page 301 had no part in that.</source>
        <translation>**Agora** você pensaria outra coisa dessa pessoa. Mas sua anotação na página 20 diz o que se sabia na página 20, e a página 301 não teve nada a ver com isso.</translation>
    </message>
    <message>
        <source>All of them</source>
        <translation>Todas</translation>
    </message>
    <message>
        <source>A new page adds a note. It isn&apos;t printed into the old pages.</source>
        <translation>Uma página nova acrescenta uma anotação. Ela não se imprime nas páginas antigas.</translation>
    </message>
    <message>
        <source>None of them</source>
        <translation>Nenhuma</translation>
    </message>
    <message>
        <source>Each says what was to be had from the pages up to it. New pages come after all of those.</source>
        <translation>Cada uma diz o que se podia tirar das páginas até ali. As páginas novas vêm depois de todas elas.</translation>
    </message>
    <message>
        <source>What you think of the story may well change; the new note will say so. The model does the same: a surprise goes into the **new** row, which looks back at the old ones.</source>
        <translation>O que você pensa da história pode muito bem mudar; a nova anotação vai dizer isso. O modelo faz o mesmo: uma surpresa entra na linha **nova**, que olha para as antigas.</translation>
    </message>
    <message>
        <source>Let somebody argue for the first answer: it is the best wrong one. Re-reading changes how you see page 20; a note written in passing can&apos;t know. The model never re-reads.</source>
        <translation>Deixe alguém defender a primeira resposta: é a melhor das erradas. Reler muda a forma como se vê a página 20; uma anotação feita de passagem não pode saber. O modelo nunca relê.</translation>
    </message>
    <message>
        <source>Two minutes at most: the rest of the lesson is the proof.</source>
        <translation>Dois minutos, no máximo: o resto da lição é a prova.</translation>
    </message>
    <message>
        <source>A row looks up, never down</source>
        <translation>Uma linha olha para cima, nunca para baixo</translation>
    </message>
    <message>
        <source>A row takes something from other rows by **attention**. It holds a question of its own, the **query**, against the key of each row that it may look at. Where the two fit well, it takes more of that row&apos;s value.</source>
        <translation>Uma linha tira algo de outras linhas por meio da **atenção**. Ela tem uma pergunta própria, a **consulta**, e a compara com a chave de cada linha para a qual pode olhar. Onde as duas combinam bem, ela tira mais do valor daquela linha.</translation>
    </message>
    <message>
        <source>All {prompt_rows} tokens of this prompt were there at once, before the first row was computed.</source>
        <translation>Os {prompt_rows} tokens deste prompt estavam todos lá ao mesmo tempo, antes de a primeira linha ser calculada.</translation>
    </message>
    <message>
        <source>Which rows may the row of &quot;ten&quot; look at?</source>
        <translation>Para quais linhas a linha de “ten” pode olhar?</translation>
    </message>
    <message>
        <source>All rows of the prompt, since they are all there</source>
        <translation>Para todas as linhas do prompt, já que estão todas lá</translation>
    </message>
    <message>
        <source>They are. But the model is trained to guess what comes next. If it could look there, it would copy instead of guess.</source>
        <translation>Estão. Mas o modelo é treinado para adivinhar o que vem a seguir. Se pudesse olhar para lá, ele copiaria em vez de adivinhar.</translation>
    </message>
    <message>
        <source>Its own and those above it</source>
        <translation>Para si mesma e as acima dela</translation>
    </message>
    <message>
        <source>This rule is the **causal mask**. It holds for every row.</source>
        <translation>Esta regra é a **máscara causal**. Ela vale para todas as linhas.</translation>
    </message>
    <message>
        <source>The one right before it</source>
        <translation>Para a que está logo antes dela</translation>
    </message>
    <message>
        <source>Some heads do look mostly there. But they may look at any row above.</source>
        <translation>Algumas cabeças olham mesmo quase só para lá. Mas elas podem olhar para qualquer linha acima.</translation>
    </message>
    <message>
        <source>The triangle shows who looked at whom, in one **head**: one of the parts of the model that look back side by side. The list beside it belongs to the newest row; leave it aside. Each line of the triangle is a row that looks, and it ends on the diagonal, at the row itself. The hatched half above the diagonal is what nobody may look at.</source>
        <translation>O triângulo mostra quem olhou para quem, numa **cabeça**: uma das partes do modelo que olham para trás lado a lado. A lista ao lado é da linha mais nova; deixe-a de lado. Cada faixa do triângulo é uma linha que olha, e ela termina na diagonal, na própria linha. A metade hachurada, acima da diagonal, é aquilo para onde ninguém pode olhar.</translation>
    </message>
    <message>
        <source>What a row has seen can only lie above it. So a row is finished once it is computed. No token that comes later can reach it.</source>
        <translation>O que uma linha viu só pode estar acima dela. Por isso uma linha está pronta assim que é calculada. Nenhum token que venha depois consegue alcançá-la.</translation>
    </message>
    <message>
        <source>Point at the hatched half: &quot;may not look&quot;. Point at one line and follow it with a finger to the diagonal.</source>
        <translation>Aponte para a metade hachurada: “não pode olhar”. Aponte para uma faixa e siga-a com o dedo até a diagonal.</translation>
    </message>
    <message>
        <source>Change block and head above the triangle: the pattern changes, the hatched half stays.</source>
        <translation>Mude o bloco e a cabeça acima do triângulo: o padrão muda, a metade hachurada fica.</translation>
    </message>
    <message>
        <source>Some rows look hardly anywhere but at row 0. That&apos;s common in trained models, and harmless.</source>
        <translation>Algumas linhas quase só olham para a linha 0. Isso é comum em modelos treinados, e inofensivo.</translation>
    </message>
    <message>
        <source>Change one word</source>
        <translation>Mude uma palavra</translation>
    </message>
    <message>
        <source>Now put the rule to the test. Somebody corrects the document: Yara keeps not **ten** rabbits but six. The word stands in row 37, somewhere in the middle.</source>
        <translation>Agora ponha a regra à prova. Alguém corrige o documento: Yara não tem **ten** coelhos, tem six. A palavra está na linha 37, em algum ponto do meio.</translation>
    </message>
    <message>
        <source>Which rows have to be computed again?</source>
        <translation>Quais linhas têm de ser calculadas de novo?</translation>
    </message>
    <message>
        <source>Only the row of the changed word</source>
        <translation>Só a linha da palavra mudada</translation>
    </message>
    <message>
        <source>Its own row for sure. But the rows below may have looked at it and taken something from it.</source>
        <translation>A linha dela, com certeza. Mas as linhas abaixo podem ter olhado para ela e tirado algo dela.</translation>
    </message>
    <message>
        <source>Look at the first rows: nothing above the word has changed, and a row depends on nothing else.</source>
        <translation>Olhe para as primeiras linhas: nada mudou acima da palavra, e uma linha não depende de mais nada.</translation>
    </message>
    <message>
        <source>Its row and all below it</source>
        <translation>A linha dela e todas abaixo</translation>
    </message>
    <message>
        <source>Below, each row may have looked at the changed one. Above, nobody could.</source>
        <translation>Abaixo, cada linha pode ter olhado para a que mudou. Acima, nenhuma podia.</translation>
    </message>
    <message>
        <source>{rows_kept} rows are still valid. The other {rows_lost} have to be computed again.</source>
        <translation>{rows_kept} linhas continuam válidas. As outras {rows_lost} têm de ser calculadas de novo.</translation>
    </message>
    <message>
        <source>Before the answer, ask for a show of hands on each of the three.</source>
        <translation>Antes da resposta, peça que levantem a mão por cada uma das três.</translation>
    </message>
    <message>
        <source>Strictly: block 1&apos;s keys and values come from the token and its place alone. From block 2 on everything below may change, and a row has all blocks.</source>
        <translation>A rigor: as chaves e os valores do bloco 1 vêm só do token e da sua posição. Do bloco 2 em diante, tudo abaixo pode mudar, e uma linha tem todos os blocos.</translation>
    </message>
    <message>
        <source>Try it by hand: click any token in the ribbon and choose another. Where it stands decides from which row on the old rows are lost.</source>
        <translation>Experimente à mão: clique em qualquer token da fita e escolha outro. É o lugar dele que decide a partir de qual linha se perdem as linhas antigas.</translation>
    </message>
    <message>
        <source>Go on from there</source>
        <translation>Continue dali</translation>
    </message>
    <message>
        <source>The document says **six** now. The first {rows_kept} rows were kept, from a time when it said ten.</source>
        <translation>O documento agora diz **six**. As primeiras {rows_kept} linhas foram mantidas, de um tempo em que ele dizia ten.</translation>
    </message>
    <message>
        <source>The question is which animals Yara keeps. What will the model answer?</source>
        <translation>A pergunta é que animais Yara tem. O que o modelo vai responder?</translation>
    </message>
    <message>
        <source>Six rabbits</source>
        <translation>Seis coelhos</translation>
    </message>
    <message>
        <source>All rows that could know of the number are computed anew. The others never depended on it.</source>
        <translation>Todas as linhas que podiam saber do número são calculadas de novo. As outras nunca dependeram dele.</translation>
    </message>
    <message>
        <source>Ten rabbits, since old rows are in the cache</source>
        <translation>Dez coelhos, já que há linhas antigas no cache</translation>
    </message>
    <message>
        <source>The kept rows all stand **above** the word. They had never seen it.</source>
        <translation>As linhas mantidas estão todas **acima** da palavra. Elas nunca a tinham visto.</translation>
    </message>
    <message>
        <source>Something muddled</source>
        <translation>Algo confuso</translation>
    </message>
    <message>
        <source>It would be so if rows from before and after the change contradicted each other. They can&apos;t.</source>
        <translation>Seria assim se as linhas de antes e de depois da mudança se contradissessem. Elas não podem.</translation>
    </message>
    <message>
        <source>It wrote: {answer}</source>
        <translation>Ele escreveu: {answer}</translation>
    </message>
    <message>
        <source>The old rows above the word were read back and did no harm. They are the very rows that a fresh run would have made.</source>
        <translation>As linhas antigas acima da palavra foram lidas do cache e não fizeram mal nenhum. São exatamente as linhas que uma execução nova teria produzido.</translation>
    </message>
    <message>
        <source>The proof is on the page: press &quot;Check now&quot;. It computes everything afresh and compares logits, bit by bit.</source>
        <translation>A prova está na página: pressione “Verificar agora”. O app calcula tudo do zero e compara os logits, bit a bit.</translation>
    </message>
    <message>
        <source>The same happens when you edit an earlier message in a chat: what stands above your edit can be kept (lesson 7).</source>
        <translation>O mesmo acontece quando você edita uma mensagem anterior num chat: o que está acima da edição pode ser mantido (lição 7).</translation>
    </message>
    <message>
        <source>The same, or nearly the same?</source>
        <translation>O mesmo, ou quase o mesmo?</translation>
    </message>
    <message>
        <source>The model writes by scoring every possible next token. These scores are called **logits**. This run used the cache for all its 24 steps.</source>
        <translation>O modelo escreve dando uma pontuação a cada token que pode vir a seguir. Essas pontuações se chamam **logits**. Esta execução usou o cache em todos os seus 24 passos.</translation>
    </message>
    <message>
        <source>Now the app makes every step again **without** the cache and compares all scores.</source>
        <translation>Agora o app refaz cada passo **sem** o cache e compara todas as pontuações.</translation>
    </message>
    <message>
        <source>At how many of the 24 steps will at least one score be different in its last bit?</source>
        <translation>Em quantos dos 24 passos pelo menos uma pontuação será diferente no último bit?</translation>
    </message>
    <message>
        <source>At none</source>
        <translation>Em nenhum</translation>
    </message>
    <message>
        <source>Reading a number back gives that number. Nothing was rounded, estimated or left out.</source>
        <translation>Ler um número de volta dá esse número. Nada foi arredondado, estimado ou deixado de fora.</translation>
    </message>
    <message>
        <source>At a few</source>
        <translation>Em alguns</translation>
    </message>
    <message>
        <source>Most optimizations trade a bit of accuracy away, and many programs do show small differences here. Lesson 8 says why, and it isn&apos;t the cache.</source>
        <translation>A maioria das otimizações sacrifica um pouco de exatidão, e muitos programas mostram mesmo pequenas diferenças aqui. A lição 8 diz por quê, e não é o cache.</translation>
    </message>
    <message>
        <source>At nearly all</source>
        <translation>Em quase todos</translation>
    </message>
    <message>
        <source>So it would be if the cache held something like a summary. It holds the numbers themselves.</source>
        <translation>Seria assim se o cache guardasse uma espécie de resumo. Ele guarda os próprios números.</translation>
    </message>
    <message>
        <source>{checked_steps} steps were made again the other way. The verdict stands in the frame.</source>
        <translation>{checked_steps} passos foram refeitos do outro modo. O veredito está na moldura.</translation>
    </message>
    <message>
        <source>The cache is an optimization and not an approximation: same tokens, same scores, same bits.</source>
        <translation>O cache é uma otimização, e não uma aproximação: os mesmos tokens, as mesmas pontuações, os mesmos bits.</translation>
    </message>
    <message>
        <source>Ask what would count as a failure: one bit in one of the vocabulary&apos;s scores. The app would show it in red.</source>
        <translation>Pergunte o que contaria como falha: um bit numa das pontuações do vocabulário. O app o mostraria em vermelho.</translation>
    </message>
    <message>
        <source>&quot;Check every step&quot; starts the same check by hand, for any text you type.</source>
        <translation>“Verificar cada passo” inicia a mesma verificação à mão, para qualquer texto que você digite.</translation>
    </message>
    <message>
        <source>When it would not be safe</source>
        <translation>Quando não seria seguro</translation>
    </message>
    <message>
        <source>There are models that look both ways. They fill gaps in a text, or judge a whole sentence, and every row may look at all rows above **and below** it. In the triangle the other half would be filled in as well.</source>
        <translation>Há modelos que olham para os dois lados. Eles preenchem lacunas num texto, ou avaliam uma frase inteira, e cada linha pode olhar para todas as linhas acima **e abaixo dela**. No triângulo, a outra metade também estaria preenchida.</translation>
    </message>
    <message>
        <source>Such a model has computed its rows. One token is added at the end. Which rows can it keep?</source>
        <translation>Um modelo desses já calculou suas linhas. Um token é acrescentado no fim. Quais linhas ele pode manter?</translation>
    </message>
    <message>
        <source>All of them, as here</source>
        <translation>Todas, como aqui</translation>
    </message>
    <message>
        <source>Here a row can&apos;t see what was added. There it can.</source>
        <translation>Aqui uma linha não pode ver o que foi acrescentado. Lá, pode.</translation>
    </message>
    <message>
        <source>Strictly speaking, none</source>
        <translation>A rigor, nenhuma</translation>
    </message>
    <message>
        <source>Each row may look at the new token, so each may change. No row is ever final.</source>
        <translation>Cada linha pode olhar para o novo token, então cada uma pode mudar. Nenhuma linha é definitiva.</translation>
    </message>
    <message>
        <source>The first half</source>
        <translation>A primeira metade</translation>
    </message>
    <message>
        <source>There is no line in the middle: the first row may look at the last one as well.</source>
        <translation>Não há fronteira no meio: a primeira linha também pode olhar para a última.</translation>
    </message>
    <message>
        <source>So the permission to keep rows doesn&apos;t come from clever storing. It comes from the mask: whoever can&apos;t look down can&apos;t be changed from below.</source>
        <translation>Portanto, a permissão para manter linhas não vem de um jeito esperto de guardar. Vem da máscara: quem não pode olhar para baixo não pode ser mudado por baixo.</translation>
    </message>
    <message>
        <source>Strictly, block 1&apos;s keys and values would stay the same even there: they come from the token and its place alone. From block 2 on everything may change, and a row has all blocks.</source>
        <translation>A rigor, as chaves e os valores do bloco 1 ficariam iguais até lá: vêm só do token e da sua posição. Do bloco 2 em diante tudo pode mudar, e uma linha tem todos os blocos.</translation>
    </message>
    <message>
        <source>BERT is the model to name. It reads a text once and writes nothing, so it does not miss the cache.</source>
        <translation>BERT é o modelo a citar. Ele lê um texto uma vez e não escreve nada, então o cache não lhe faz falta.</translation>
    </message>
    <message>
        <source>Good closing question: which words may I change in a prompt without losing the cache? Only those near its end. Lesson 7 builds on that.</source>
        <translation>Boa pergunta para encerrar: que palavras posso mudar num prompt sem perder o cache? Só as que estão perto do fim. A lição 7 parte daí.</translation>
    </message>
    <message>
        <source>What a step costs</source>
        <translation>O que custa um passo</translation>
    </message>
    <message>
        <source>One row&apos;s work</source>
        <translation>O trabalho de uma linha</translation>
    </message>
    <message>
        <source>The question of this lesson: once all earlier rows are kept, what is left to do?</source>
        <translation>A pergunta desta lição: se todas as linhas anteriores estão guardadas, o que resta fazer?</translation>
    </message>
    <message>
        <source>One row goes through all {blocks} **blocks** (layers) of the model. In each it is **projected**: made into a query, a key and a value. Key and value are **appended** to the store. The query **attends**: it is held against every key there, and the values that fit are mixed in. Then the **MLP**, two large tables of weights, works on the row alone. At the end come the **logits**, the scores of all possible next tokens.</source>
        <translation>Uma linha atravessa todos os {blocks} **blocos** (camadas) do modelo. Em cada um ela é **projetada**: transformada em consulta, chave e valor. Chave e valor são **anexados** ao depósito. Na **atenção**, a consulta é comparada com cada chave que está lá, e os valores que combinam são misturados. Depois o **MLP**, duas grandes tabelas de pesos, trabalha só sobre essa linha. No fim vêm os **logits**, as pontuações de todos os tokens que podem vir a seguir.</translation>
    </message>
    <message>
        <source>Which part will take the most time here, with about 90 rows in the store?</source>
        <translation>Que parte vai levar mais tempo aqui, com cerca de 90 linhas no depósito?</translation>
    </message>
    <message>
        <source>Attend: one row against 90</source>
        <translation>A atenção: uma linha contra 90</translation>
    </message>
    <message>
        <source>It sounds like much. But 90 looks at 512 numbers are about 46,000 in a block; the MLP has half a million.</source>
        <translation>Parece muito. Mas 90 olhares para 512 números são cerca de 46.000 num bloco; o MLP tem meio milhão.</translation>
    </message>
    <message>
        <source>Append: writing to the cache</source>
        <translation>Anexar: escrever no cache</translation>
    </message>
    <message>
        <source>Two short lists of numbers for each block: that is next to nothing.</source>
        <translation>Duas listas curtas de números por bloco: isso é quase nada.</translation>
    </message>
    <message>
        <source>The MLP</source>
        <translation>O MLP</translation>
    </message>
    <message>
        <source>Two thirds of a block&apos;s weights are in it, and each of them has to be read.</source>
        <translation>Dois terços dos pesos de um bloco estão nele, e cada um deles tem de ser lido.</translation>
    </message>
    <message>
        <source>This step computed {step_rows} row and took {step_time}. The widest piece is the MLP. Attention took {attend_share} of the time.</source>
        <translation>Este passo calculou {step_rows} linha e levou {step_time}. O pedaço mais largo é o MLP. A atenção ficou com {attend_share} do tempo.</translation>
    </message>
    <message>
        <source>Go through the bar from left to right and name the parts. Project out is the last part of attention: it brings the heads&apos; results together.</source>
        <translation>Percorra a barra da esquerda para a direita e diga o nome das partes. “Projetar saída” é a última parte da atenção: junta os resultados das cabeças.</translation>
    </message>
    <message>
        <source>The first step was the prefill, with all rows of the prompt; the card shows the newest step. Lesson 4 is about the difference.</source>
        <translation>O primeiro passo foi o prefill, com todas as linhas do prompt; o cartão mostra o passo mais novo. A lição 4 trata da diferença.</translation>
    </message>
    <message>
        <source>What is saved</source>
        <translation>O que se poupa</translation>
    </message>
    <message>
        <source>A long document: {cache_rows} rows are in the cache, and a step with the cache takes about {cached_time}.</source>
        <translation>Um documento longo: há {cache_rows} linhas no cache, e um passo com o cache leva cerca de {cached_time}.</translation>
    </message>
    <message>
        <source>You switch the cache off. The next step has to compute more than 500 rows instead of one.</source>
        <translation>Você desliga o cache. O próximo passo tem de calcular mais de 500 linhas em vez de uma.</translation>
    </message>
    <message>
        <source>How many times as long will a step take?</source>
        <translation>Quantas vezes mais tempo um passo vai levar?</translation>
    </message>
    <message>
        <source>{uncached_time} instead of {cached_time}: {toggle_ratio} times as long.</source>
        <translation>{uncached_time} em vez de {cached_time}: {toggle_ratio} vezes o tempo.</translation>
    </message>
    <message>
        <source>More than 500 times the rows, but on a machine that does nothing else far fewer than 500 times the time. To compute even one row, a step has to read all {weights_read} of weights. When it computes many rows, it reads each weight once and uses it for all of them.</source>
        <translation>Mais de 500 vezes as linhas, mas, numa máquina que não está fazendo mais nada, bem menos de 500 vezes o tempo. Mesmo para calcular uma só linha, um passo tem de ler todos os {weights_read} de pesos. Quando calcula muitas linhas, ele lê cada peso uma vez e o usa para todas.</translation>
    </message>
    <message>
        <source>The ratio depends on the machine. Collect what different laptops show: they will differ by a factor of two or more, while the row counts agree.</source>
        <translation>A razão depende da máquina. Reúna o que mostram diferentes laptops: eles vão diferir por um fator de dois ou mais, enquanto as contagens de linhas coincidem.</translation>
    </message>
    <message>
        <source>This is the ratio of two steps at this length. For runs that begin with a short prompt, the ratio of the whole runs is about half as large (lesson 9); with a long prompt it is smaller still, as both must read it.</source>
        <translation>Esta é a razão entre dois passos neste comprimento. Em execuções que começam com um prompt curto, a razão entre as execuções inteiras é cerca de metade disso (lição 9); com um prompt longo é ainda menor, pois as duas têm de lê-lo.</translation>
    </message>
    <message>
        <source>What came back</source>
        <translation>O que voltou</translation>
    </message>
    <message>
        <source>One often hears that the cache only saves attention. That is a bit too modest, and you can measure it.</source>
        <translation>Ouve-se muito que o cache só poupa a atenção. Isso é modesto demais, e você pode medir.</translation>
    </message>
    <message>
        <source>The cache is off here: this step computed all {step_rows} rows. With a cache it would have computed one.</source>
        <translation>Aqui o cache está desligado: este passo calculou todas as {step_rows} linhas. Com um cache, teria calculado uma.</translation>
    </message>
    <message>
        <source>Which work on the old rows does a step without the cache do again?</source>
        <translation>Que trabalho sobre as linhas antigas um passo sem o cache faz de novo?</translation>
    </message>
    <message>
        <source>Only their attention</source>
        <translation>Só a atenção delas</translation>
    </message>
    <message>
        <source>It&apos;s the best known part of the model, but a row is more than its attention.</source>
        <translation>É a parte mais conhecida do modelo, mas uma linha é mais do que sua atenção.</translation>
    </message>
    <message>
        <source>Only their keys and values</source>
        <translation>Só as chaves e os valores delas</translation>
    </message>
    <message>
        <source>They are all one wants. But the key in block 2 is made from what block 1 gave out, so the whole row has to go through block 1 first.</source>
        <translation>É só isso que se quer. Mas a chave no bloco 2 é feita a partir do que o bloco 1 entregou, então a linha inteira tem de passar primeiro pelo bloco 1.</translation>
    </message>
    <message>
        <source>All of it: projections, attention and MLP</source>
        <translation>Todo ele: projeções, atenção e MLP</translation>
    </message>
    <message>
        <source>The next block&apos;s keys need the last block&apos;s result, so each old row goes through everything but the logits.</source>
        <translation>As chaves do bloco seguinte precisam do resultado do bloco anterior, então cada linha antiga passa por tudo, menos pelos logits.</translation>
    </message>
    <message>
        <source>Only {attend_share} of this step was attention. Nearly all the rest was projections and MLPs, and all rows but one had been done before. The cache saves that too.</source>
        <translation>Só {attend_share} deste passo foram atenção. Quase todo o resto foram projeções e MLPs, e todas as linhas menos uma já tinham sido feitas. O cache poupa isso também.</translation>
    </message>
    <message>
        <source>This corrects a sentence that many texts have in one form or another. What is true in it: attention is the only part in which the rows meet, so it is the only one that **needs** something of the old rows.</source>
        <translation>Isto corrige uma frase que muitos textos trazem de uma forma ou de outra. O que há de verdade nela: a atenção é a única parte em que as linhas se encontram, então é a única que **precisa** de algo das linhas antigas.</translation>
    </message>
    <message>
        <source>Somebody may notice that in the last block the old rows need only key and value. Right: a clever run without a cache could skip the rest there. With 4 blocks that would save about a fifth, with 12 blocks a fourteenth.</source>
        <translation>Alguém pode notar que, no último bloco, das linhas antigas só são necessários chave e valor. Certo: uma execução esperta sem cache poderia pular o resto ali. Com 4 blocos isso pouparia cerca de um quinto; com 12 blocos, um catorze avos.</translation>
    </message>
    <message>
        <source>One row, short text or long</source>
        <translation>Uma linha, seja o texto curto ou longo</translation>
    </message>
    <message>
        <source>A run with the cache: the text has grown from {prompt_rows} tokens to {rows}. So far {rows_rebuilt} rows were computed a second time.</source>
        <translation>Uma execução com o cache: o texto cresceu de {prompt_rows} tokens para {rows}. Até agora, {rows_rebuilt} linhas foram calculadas uma segunda vez.</translation>
    </message>
    <message>
        <source>Early in the run a step chose the next token after 15 tokens. The step that comes now chooses it after {rows}.</source>
        <translation>No começo da execução, um passo escolheu o token seguinte depois de 15 tokens. O passo que vem agora o escolhe depois de {rows}.</translation>
    </message>
    <message>
        <source>What does this step do more of than the early one?</source>
        <translation>O que este passo faz a mais que aquele do começo?</translation>
    </message>
    <message>
        <source>It projects more rows: {rows} instead of 15</source>
        <translation>Ele projeta mais linhas: {rows} em vez de 15</translation>
    </message>
    <message>
        <source>So it would without the cache. With it, a step projects one row, always.</source>
        <translation>Seria assim sem o cache. Com ele, um passo projeta uma linha, sempre.</translation>
    </message>
    <message>
        <source>It reads more rows back</source>
        <translation>Ele lê mais linhas do cache</translation>
    </message>
    <message>
        <source>One row is computed; all the others come from the store. This is the part that grows.</source>
        <translation>Uma linha é calculada; todas as outras vêm do depósito. Essa é a parte que cresce.</translation>
    </message>
    <message>
        <source>It reads more weights</source>
        <translation>Ele lê mais pesos</translation>
    </message>
    <message>
        <source>The weights are the model. They don&apos;t grow with the text.</source>
        <translation>Os pesos são o modelo. Eles não crescem com o texto.</translation>
    </message>
    <message>
        <source>{step_rows} row computed, {step_reused} reused. The run has computed {rows_computed} rows in all. Each token costs one row, however long the text is; and the memory to keep it, which you see rise in the chart.</source>
        <translation>{step_rows} linha calculada, {step_reused} reutilizadas. A execução calculou {rows_computed} linhas ao todo. Cada token custa uma linha, por mais longo que seja o texto; e também a memória para guardá-la, que você vê subir no gráfico.</translation>
    </message>
    <message>
        <source>A good place for a table on the board. Columns: cache off, cache on. Lines: rows computed, weights read, rows read back, memory kept.</source>
        <translation>Um bom lugar para uma tabela no quadro. Colunas: cache desligado, cache ligado. Linhas da tabela: linhas calculadas, pesos lidos, linhas lidas do cache, memória ocupada.</translation>
    </message>
    <message>
        <source>&quot;A step costs one row&quot; is right for what is computed. What is read still grows with the text: the next step shows how much that is.</source>
        <translation>“Um passo custa uma linha” está certo para o que se calcula. O que se lê ainda cresce com o texto: a próxima etapa mostra quanto.</translation>
    </message>
    <message>
        <source>What no cache can save</source>
        <translation>O que nenhum cache poupa</translation>
    </message>
    <message>
        <source>The new row has to be held against the key of every earlier row. That can&apos;t be kept from before, because the query is new.</source>
        <translation>A nova linha tem de ser comparada com a chave de cada linha anterior. Isso não pode estar guardado de antes, porque a consulta é nova.</translation>
    </message>
    <message>
        <source>At {cache_rows} rows this step took {step_time}, and {attend_share} of that was attention. Now the text grows until it has 1,000 tokens: about 19 times as many rows.</source>
        <translation>Com {cache_rows} linhas, este passo levou {step_time}, e {attend_share} disso foram atenção. Agora o texto cresce até ter 1.000 tokens: cerca de 19 vezes mais linhas.</translation>
    </message>
    <message>
        <source>How will the share of attention in a step have changed?</source>
        <translation>Como terá mudado a fração da atenção num passo?</translation>
    </message>
    <message>
        <source>It has become several times larger</source>
        <translation>Ficou várias vezes maior</translation>
    </message>
    <message>
        <source>Looks grow with the number of rows. The other parts stay as they were.</source>
        <translation>Os olhares crescem com o número de linhas. As outras partes ficam como estavam.</translation>
    </message>
    <message>
        <source>Not at all: a step computes one row, short text or long</source>
        <translation>Em nada: um passo calcula uma linha, seja o texto curto ou longo</translation>
    </message>
    <message>
        <source>It does compute only one. But that row looks at all the others.</source>
        <translation>Calcula só uma, sim. Mas essa linha olha para todas as outras.</translation>
    </message>
    <message>
        <source>It fills the whole step</source>
        <translation>Ela ocupa o passo inteiro</translation>
    </message>
    <message>
        <source>It would, in the end. At this length the weights are still the larger part to read.</source>
        <translation>Um dia ocuparia. Neste comprimento, os pesos ainda são a maior parte do que se lê.</translation>
    </message>
    <message>
        <source>At {cache_rows} rows it is {attend_share}. This step read {weights_read} of weights and nearly all of the cache, {cache_size}.</source>
        <translation>Com {cache_rows} linhas ela é {attend_share}. Este passo leu {weights_read} de pesos e quase todo o cache, {cache_size}.</translation>
    </message>
    <message>
        <source>So a step is one row&apos;s work **plus** a look at n rows. What is gone is the computing of those n rows.</source>
        <translation>Então um passo é o trabalho de uma linha **mais** um olhar para n linhas. O que desapareceu foi o cálculo dessas n linhas.</translation>
    </message>
    <message>
        <source>Press &quot;Attention only&quot; in the chart of the time per token: this part alone grows in a straight line.</source>
        <translation>Pressione “Só a atenção” no gráfico do tempo por token: só esta parte cresce em linha reta.</translation>
    </message>
    <message>
        <source>In the words of computer science: with the cache a step costs a constant part plus a part of order n; without it n times the constant part plus a part of order n squared.</source>
        <translation>Em termos de ciência da computação: com o cache, um passo custa uma parte constante mais uma parte de ordem n; sem ele, n vezes a parte constante mais uma parte de ordem n ao quadrado.</translation>
    </message>
    <message>
        <source>Prefill and decode</source>
        <translation>Prefill e decodificação</translation>
    </message>
    <message>
        <source>The first token</source>
        <translation>O primeiro token</translation>
    </message>
    <message>
        <source>The question of this lesson: why does the first token of an answer take so much longer than all that follow?</source>
        <translation>A pergunta desta lição: por que o primeiro token de uma resposta demora tanto mais que todos os seguintes?</translation>
    </message>
    <message>
        <source>This prompt is a long document with a question at its end: more than 500 tokens. The cache is on, but nothing is in it yet. So the first step has to compute every row of the prompt. That step is called **prefill**. Each step after it computes one row and is called **decode**.</source>
        <translation>Este prompt é um documento longo com uma pergunta no fim: mais de 500 tokens. O cache está ligado, mas ainda não há nada nele. Então o primeiro passo tem de calcular todas as linhas do prompt. Esse passo se chama **prefill**. Cada passo depois dele calcula uma linha e se chama **decodificação**.</translation>
    </message>
    <message>
        <source>How many times as long as a decode step will the prefill take?</source>
        <translation>Quantas vezes mais tempo que um passo de decodificação o prefill vai levar?</translation>
    </message>
    <message>
        <source>The prefill of {prompt_rows} rows took {prefill_time}, a decode step takes {decode_time}. That is {prefill_ratio} times as long.</source>
        <translation>O prefill de {prompt_rows} linhas levou {prefill_time}, um passo de decodificação leva {decode_time}. São {prefill_ratio} vezes o tempo.</translation>
    </message>
    <message>
        <source>This is why an assistant seems to think for a moment and then writes fluently.</source>
        <translation>É por isso que um assistente parece pensar por um momento e depois escreve com fluência.</translation>
    </message>
    <message>
        <source>In the chart the prefill is the triangle at the left, often &quot;beyond the scale&quot;. Point at it: one long step, then the flat line of decode.</source>
        <translation>No gráfico, o prefill é o triângulo à esquerda, muitas vezes “fora da escala”. Aponte para ele: um passo longo, depois a linha plana da decodificação.</translation>
    </message>
    <message>
        <source>The time to the first token and the time per token are two figures. Ask which of them the class notices more when they use an assistant.</source>
        <translation>O tempo até o primeiro token e o tempo por token são duas medidas. Pergunte em qual delas a turma repara mais ao usar um assistente.</translation>
    </message>
    <message>
        <source>All at once, or one by one</source>
        <translation>Todas de uma vez, ou uma a uma</translation>
    </message>
    <message>
        <source>The prefill computed {prompt_rows} rows in one pass. One could also feed the prompt in one token at a time: {prompt_rows} decode steps.</source>
        <translation>O prefill calculou {prompt_rows} linhas numa só passagem. Também se poderia dar o prompt ao modelo um token de cada vez: {prompt_rows} passos de decodificação.</translation>
    </message>
    <message>
        <source>What would be faster?</source>
        <translation>O que seria mais rápido?</translation>
    </message>
    <message>
        <source>The prefill: all rows in one pass</source>
        <translation>O prefill: todas as linhas numa só passagem</translation>
    </message>
    <message>
        <source>It reads each weight once and uses it for {prompt_rows} rows.</source>
        <translation>Ele lê cada peso uma vez e o usa para {prompt_rows} linhas.</translation>
    </message>
    <message>
        <source>{prompt_rows} decode steps: each of them is so short</source>
        <translation>{prompt_rows} passos de decodificação: cada um é tão curto</translation>
    </message>
    <message>
        <source>Short, but each reads all {weights_read} of weights again, for one row.</source>
        <translation>Curto, mas cada um lê de novo todos os {weights_read} de pesos, para uma linha.</translation>
    </message>
    <message>
        <source>Neither: it is the same number of rows</source>
        <translation>Nenhum: é o mesmo número de linhas</translation>
    </message>
    <message>
        <source>It is. But the work is not only arithmetic: numbers have to be brought from memory, too.</source>
        <translation>É. Mas o trabalho não é só cálculo: também é preciso trazer números da memória.</translation>
    </message>
    <message>
        <source>Do the sum: {prompt_rows} times {decode_time} against {prefill_time}. The rows of a prompt can be computed **in parallel**, as all its tokens are known. A decode step has to wait for the token before it.</source>
        <translation>Faça a conta: {prompt_rows} vezes {decode_time} contra {prefill_time}. As linhas de um prompt podem ser calculadas **em paralelo**, pois todos os seus tokens são conhecidos. Um passo de decodificação tem de esperar pelo token anterior.</translation>
    </message>
    <message>
        <source>Compare it to a library: one walk to the shelves for 500 readers, or 500 walks.</source>
        <translation>Compare com uma biblioteca: uma ida às estantes para 500 leitores, ou 500 idas.</translation>
    </message>
    <message>
        <source>The lead of the prefill is larger for a larger model, whose weights don&apos;t fit into the processor&apos;s own small caches as this one&apos;s do. On a GPU it is larger still.</source>
        <translation>A vantagem do prefill é maior num modelo maior, cujos pesos não cabem nos pequenos caches do próprio processador, como cabem os deste. Numa GPU é maior ainda.</translation>
    </message>
    <message>
        <source>What a step waits for</source>
        <translation>O que um passo espera</translation>
    </message>
    <message>
        <source>A step brings numbers from memory and calculates with them. Whichever takes longer decides how long the step takes. One says it is **bound** by memory, or by arithmetic.</source>
        <translation>Um passo traz números da memória e calcula com eles. O que demora mais decide quanto o passo demora. Diz-se que ele é **limitado** pela memória, ou pelo cálculo.</translation>
    </message>
    <message>
        <source>This machine reads {bandwidth} from memory and calculates {arithmetic}. A GFLOP is a billion operations.</source>
        <translation>Esta máquina lê {bandwidth} da memória e calcula {arithmetic}. Um GFLOP são mil milhões de operações.</translation>
    </message>
    <message>
        <source>The prefill has just been made. What was it bound by?</source>
        <translation>O prefill acaba de ser feito. Pelo que ele foi limitado?</translation>
    </message>
    <message>
        <source>By memory: it computed so many rows</source>
        <translation>Pela memória: ele calculou tantas linhas</translation>
    </message>
    <message>
        <source>Many rows need little more memory than one: the weights are read once for all of them.</source>
        <translation>Muitas linhas precisam de pouca memória a mais que uma: os pesos são lidos uma vez para todas.</translation>
    </message>
    <message>
        <source>By arithmetic</source>
        <translation>Pelo cálculo</translation>
    </message>
    <message>
        <source>For every weight that it reads it has {prompt_rows} multiplications to do.</source>
        <translation>Para cada peso que lê, ele tem {prompt_rows} multiplicações a fazer.</translation>
    </message>
    <message>
        <source>By neither</source>
        <translation>Por nenhum dos dois</translation>
    </message>
    <message>
        <source>Some steps are too small to be bound by either. This one was not.</source>
        <translation>Alguns passos são pequenos demais para serem limitados por um ou por outro. Este não foi.</translation>
    </message>
    <message>
        <source>A decode step is the other way round: for each weight one single multiplication, so the calculating waits for the reading. The last lines of the card say how near to each limit this step came.</source>
        <translation>Um passo de decodificação é o contrário: para cada peso, uma única multiplicação, então o cálculo espera pela leitura. As últimas linhas do cartão dizem quanto este passo chegou perto de cada limite.</translation>
    </message>
    <message>
        <source>Press Restart, then Step: the card of the prefill comes back. It says &quot;Bound by arithmetic&quot;.</source>
        <translation>Pressione Recomeçar, depois Passo: o cartão do prefill volta. Ele diz “Limitado pelo cálculo”.</translation>
    </message>
    <message>
        <source>The small model&apos;s weights partly stay in the processor&apos;s caches, so it may read faster than memory allows: the card then shows about 100 percent or says that it is far from both. With GPT-2&apos;s size it is memory, clearly.</source>
        <translation>Parte dos pesos do modelo pequeno fica nos caches do processador, então ele pode ler mais depressa do que a memória permite: o cartão mostra então cerca de 100 por cento, ou diz que o passo está longe dos dois limites. No tamanho do GPT-2, é claramente a memória.</translation>
    </message>
    <message>
        <source>This is also why a server decodes many conversations in one pass: each weight it reads then works for all of them.</source>
        <translation>É também por isso que um servidor decodifica muitas conversas numa só passagem: cada peso que ele lê trabalha então para todas.</translation>
    </message>
    <message>
        <source>A longer prompt</source>
        <translation>Um prompt mais longo</translation>
    </message>
    <message>
        <source>A short prompt: {prompt_rows} tokens. Its prefill took {prefill_time}.</source>
        <translation>Um prompt curto: {prompt_rows} tokens. Seu prefill levou {prefill_time}.</translation>
    </message>
    <message>
        <source>The long document from before has a little more than six times as many tokens.</source>
        <translation>O documento longo de antes tem um pouco mais de seis vezes esse número de tokens.</translation>
    </message>
    <message>
        <source>How long will its prefill take?</source>
        <translation>Quanto tempo vai levar o prefill dele?</translation>
    </message>
    <message>
        <source>About the same, since it&apos;s still one pass</source>
        <translation>Mais ou menos o mesmo, pois continua sendo uma passagem</translation>
    </message>
    <message>
        <source>One pass, but with six times the rows: each of them has to go through the model.</source>
        <translation>Uma passagem, mas com seis vezes as linhas: cada uma tem de atravessar o modelo.</translation>
    </message>
    <message>
        <source>About 36 times as long</source>
        <translation>Cerca de 36 vezes mais</translation>
    </message>
    <message>
        <source>So it would be if attention were all the work. At this length most of the work is done for each row by itself.</source>
        <translation>Seria assim se a atenção fosse todo o trabalho. Neste comprimento, a maior parte do trabalho é feita para cada linha por si.</translation>
    </message>
    <message>
        <source>About six times as long, or somewhat more</source>
        <translation>Cerca de seis vezes mais, ou um pouco além disso</translation>
    </message>
    <message>
        <source>Six times the rows make six times the work. Attention adds to that: in a longer text each row has more rows to look at.</source>
        <translation>Seis vezes as linhas dão seis vezes o trabalho. A atenção acrescenta algo: num texto mais longo, cada linha tem mais linhas para as quais olhar.</translation>
    </message>
    <message>
        <source>{prefill_time} for {prompt_rows} rows. A decode step takes {decode_time} here: it has hardly changed beside that.</source>
        <translation>{prefill_time} para {prompt_rows} linhas. Um passo de decodificação leva {decode_time} aqui: ao lado disso, quase não mudou.</translation>
    </message>
    <message>
        <source>So a long prompt makes you wait for the first token, and much less for the others.</source>
        <translation>Então um prompt longo faz você esperar pelo primeiro token, e bem menos pelos outros.</translation>
    </message>
    <message>
        <source>At very long prompts the square takes over, as attention grows with it. Lesson 9 comes back to this.</source>
        <translation>Em prompts muito longos, o quadrado toma a frente, pois a atenção cresce com ele. A lição 9 volta a isso.</translation>
    </message>
    <message>
        <source>Times of such short steps jump about; run it twice and take the better one.</source>
        <translation>Os tempos de passos tão curtos oscilam; faça duas vezes e fique com o melhor.</translation>
    </message>
    <message>
        <source>Does the cache help the first token?</source>
        <translation>O cache ajuda o primeiro token?</translation>
    </message>
    <message>
        <source>Two lanes with the same long prompt. Lane A has the KV cache, lane B hasn&apos;t. Each makes 8 tokens.</source>
        <translation>Duas pistas com o mesmo prompt longo. A pista A tem o cache KV, a pista B não. Cada uma produz 8 tokens.</translation>
    </message>
    <message>
        <source>Which lane will have its first token sooner?</source>
        <translation>Que pista terá seu primeiro token mais cedo?</translation>
    </message>
    <message>
        <source>Lane A, it has a cache</source>
        <translation>A pista A, ela tem um cache</translation>
    </message>
    <message>
        <source>Its cache is empty. It has to compute all rows, like the other lane, before it has something to keep.</source>
        <translation>O cache dela está vazio. Ela tem de calcular todas as linhas, como a outra pista, antes de ter algo para guardar.</translation>
    </message>
    <message>
        <source>Lane B, it has nothing to store</source>
        <translation>A pista B, ela não tem nada para guardar</translation>
    </message>
    <message>
        <source>Storing costs something, but hardly anything beside the computing.</source>
        <translation>Guardar custa algo, mas quase nada ao lado de calcular.</translation>
    </message>
    <message>
        <source>Both take about as long</source>
        <translation>As duas levam mais ou menos o mesmo</translation>
    </message>
    <message>
        <source>The first step is the same in both: a pass over the whole prompt. They part at the second.</source>
        <translation>O primeiro passo é igual nas duas: uma passagem pelo prompt inteiro. Elas se separam no segundo.</translation>
    </message>
    <message>
        <source>At the first token the points lie at the same height, as far as such times agree. From the second on, lane A pays for one row and lane B for the whole prompt again. In all: {race_time_a} against {race_time_b}.</source>
        <translation>No primeiro token, os pontos estão à mesma altura, até onde tempos assim coincidem. Do segundo em diante, a pista A paga por uma linha e a pista B pelo prompt inteiro de novo. Ao todo: {race_time_a} contra {race_time_b}.</translation>
    </message>
    <message>
        <source>A cache helps the first token only if it&apos;s there **before** the question. That is lesson 7.</source>
        <translation>Um cache só ajuda o primeiro token se estiver lá **antes** da pergunta. Essa é a lição 7.</translation>
    </message>
    <message>
        <source>A favourite exam question. The cache makes decode cheap; it doesn&apos;t make prefill cheaper.</source>
        <translation>Uma favorita dos exames. O cache torna a decodificação barata; não torna o prefill mais barato.</translation>
    </message>
    <message>
        <source>What does make the first token come sooner: a shorter prompt, a faster processor, or rows kept from an earlier request.</source>
        <translation>O que de fato faz o primeiro token chegar mais cedo: um prompt mais curto, um processador mais rápido, ou linhas guardadas de um pedido anterior.</translation>
    </message>
    <message>
        <source>The price is memory</source>
        <translation>O preço é a memória</translation>
    </message>
    <message>
        <source>A straight line</source>
        <translation>Uma linha reta</translation>
    </message>
    <message>
        <source>The question of this lesson: what does it cost to keep all rows, and when does that start to hurt?</source>
        <translation>A pergunta desta lição: quanto custa guardar todas as linhas, e quando isso começa a doer?</translation>
    </message>
    <message>
        <source>For each row, every block (layer) keeps a key and a value. The model has a width of {width}: that many numbers in a key, and in a value. So a row has 2 × {blocks} blocks × {width} = {row_numbers} numbers. With 4 bytes each they take {row_bytes}.</source>
        <translation>Para cada linha, cada bloco (camada) guarda uma chave e um valor. O modelo tem largura {width}: tantos são os números de uma chave, e de um valor. Então uma linha tem 2 × {blocks} blocos × {width} = {row_numbers} números. Com 4 bytes cada, eles ocupam {row_bytes}.</translation>
    </message>
    <message>
        <source>After 37 steps the cache holds {cache_rows} rows and takes {cache_size}. The run goes on until it holds 100.</source>
        <translation>Depois de 37 passos, o cache tem {cache_rows} linhas e ocupa {cache_size}. A execução continua até ele ter 100.</translation>
    </message>
    <message>
        <source>How much will it take then?</source>
        <translation>Quanto ele vai ocupar então?</translation>
    </message>
    <message>
        <source>Twice as much</source>
        <translation>O dobro</translation>
    </message>
    <message>
        <source>Every row costs the same, the first as well as the thousandth.</source>
        <translation>Cada linha custa o mesmo, tanto a primeira quanto a milésima.</translation>
    </message>
    <message>
        <source>As much as now: it is made for the whole text</source>
        <translation>O mesmo que agora: ele é feito para o texto inteiro</translation>
    </message>
    <message>
        <source>Some programs do set the memory aside from the start. Here it&apos;s taken when rows come.</source>
        <translation>Alguns programas reservam mesmo a memória desde o início. Aqui ela é tomada quando as linhas chegam.</translation>
    </message>
    <message>
        <source>Four times as much</source>
        <translation>Quatro vezes mais</translation>
    </message>
    <message>
        <source>That is how the **work** grows without a cache. Memory doesn&apos;t: no row is kept twice.</source>
        <translation>É assim que cresce o **trabalho** sem cache. A memória não: nenhuma linha é guardada duas vezes.</translation>
    </message>
    <message>
        <source>{cache_rows} rows, {cache_size}. A whole context of {context} rows would take {full_cache}. And the rows stay until the conversation ends.</source>
        <translation>{cache_rows} linhas, {cache_size}. Um contexto completo de {context} linhas ocuparia {full_cache}. E as linhas ficam até a conversa acabar.</translation>
    </message>
    <message>
        <source>The step in the dashed line is memory that was set aside in advance, 64 rows at a time.</source>
        <translation>O degrau na linha tracejada é memória reservada de antemão, 64 linhas de cada vez.</translation>
    </message>
    <message>
        <source>Ask: and when the cache is off? Then the rows exist during a step only. The chart shows it as spikes.</source>
        <translation>Pergunte: e quando o cache está desligado? Então as linhas só existem durante um passo. O gráfico mostra isso como picos.</translation>
    </message>
    <message>
        <source>GPT-2 small</source>
        <translation>GPT-2 small</translation>
    </message>
    <message>
        <source>The formula stands below the chart&apos;s title: 2 × blocks × width. For this model that makes {row_numbers} numbers a row.</source>
        <translation>A fórmula está abaixo do título do gráfico: 2 × blocos × largura. Para este modelo, isso dá {row_numbers} números por linha.</translation>
    </message>
    <message>
        <source>GPT-2 small has 12 blocks and a width of 768: that many numbers in a key, and in a value.</source>
        <translation>O GPT-2 small tem 12 blocos e largura 768: tantos são os números de uma chave, e de um valor.</translation>
    </message>
    <message>
        <source>How many numbers does it keep for one token?</source>
        <translation>Quantos números ele guarda para um token?</translation>
    </message>
    <message>
        <source>{plan_numbers} numbers. (The frame writes the width as 12 heads of 64.) In 16 bits a token takes {plan_token}, the whole window of 1,024 tokens {plan_conversation}.</source>
        <translation>{plan_numbers} números. (A moldura escreve a largura como 12 cabeças de 64.) Em 16 bits, um token ocupa {plan_token}; a janela inteira de 1.024 tokens, {plan_conversation}.</translation>
    </message>
    <message>
        <source>Many texts write KB and MB here. It is KiB, of 1,024 bytes, that gives the round number: 36,864 bytes are 36 KiB. Nobody ever worried about 36 MiB.</source>
        <translation>Muitos textos escrevem KB e MB aqui. É o KiB, de 1.024 bytes, que dá o número redondo: 36.864 bytes são 36 KiB. E por causa de 36 MiB ninguém jamais se preocupou.</translation>
    </message>
    <message>
        <source>Let the class multiply: 2 for key and value, 12, 768.</source>
        <translation>Deixe a turma multiplicar: 2 por chave e valor, 12, 768.</translation>
    </message>
    <message>
        <source>36 MiB are 37.7 million bytes. The difference between MB and MiB is 5 percent here and 7 percent at GB: small, but a device either holds it or doesn&apos;t.</source>
        <translation>36 MiB são 37,7 milhões de bytes. A diferença entre MB e MiB é de 5 por cento aqui e de 7 por cento nos GB: pequena, mas num dispositivo ou cabe ou não cabe.</translation>
    </message>
    <message>
        <source>A larger model</source>
        <translation>Um modelo maior</translation>
    </message>
    <message>
        <source>GPT-2 small again: {plan_token} a token. GPT-3 is built in much the same way, but it has 96 blocks instead of 12 and a width of 12,288 instead of 768: eight times as deep, 16 times as wide.</source>
        <translation>De novo o GPT-2 small: {plan_token} por token. O GPT-3 é construído quase da mesma forma, mas tem 96 blocos em vez de 12 e largura 12.288 em vez de 768: oito vezes mais profundo, 16 vezes mais largo.</translation>
    </message>
    <message>
        <source>How many times as much does it keep for one token?</source>
        <translation>Quantas vezes mais ele guarda para um token?</translation>
    </message>
    <message>
        <source>24 times</source>
        <translation>24 vezes</translation>
    </message>
    <message>
        <source>Depth and width don&apos;t add up. Each of the eight times as many blocks keeps rows that are 16 times as wide.</source>
        <translation>Profundidade e largura não se somam. Há oito vezes mais blocos, e cada um guarda linhas 16 vezes mais largas.</translation>
    </message>
    <message>
        <source>16 times</source>
        <translation>16 vezes</translation>
    </message>
    <message>
        <source>That is the width alone. The depth counts as well: each block keeps a key and a value of its own.</source>
        <translation>Isso é só a largura. A profundidade também conta: cada bloco guarda sua própria chave e seu próprio valor.</translation>
    </message>
    <message>
        <source>128 times</source>
        <translation>128 vezes</translation>
    </message>
    <message>
        <source>8 times 16: the cache grows with depth and with width.</source>
        <translation>8 vezes 16: o cache cresce com a profundidade e com a largura.</translation>
    </message>
    <message>
        <source>{plan_token} a token: from KiB to MiB. GPT-3 was built for 2,048 tokens. If it served 100,000, as many models do today, **one** conversation would take {plan_conversation}. Its weights take {plan_weights}.</source>
        <translation>{plan_token} por token: de KiB para MiB. O GPT-3 foi feito para 2.048 tokens. Se atendesse 100.000, como fazem muitos modelos hoje, **uma** conversa ocuparia {plan_conversation}. Seus pesos ocupam {plan_weights}.</translation>
    </message>
    <message>
        <source>Newer models keep less than 2 × blocks × width, because parts of them share keys and values: lesson 6.</source>
        <translation>Modelos mais novos guardam menos que 2 × blocos × largura, porque partes deles compartilham chaves e valores: lição 6.</translation>
    </message>
    <message>
        <source>The same by arithmetic: 18,432 times 128 is 2,359,296 numbers; in 16 bits 4.5 MiB.</source>
        <translation>O mesmo fazendo a conta: 18.432 vezes 128 são 2.359.296 números; em 16 bits, 4,5 MiB.</translation>
    </message>
    <message>
        <source>&quot;2 × blocks × width&quot; is the formula for models without shared heads. In general it is 2 × blocks × KV heads × head size, as the box in the frame writes it. Llama 3.1 405B would need 126 blocks × 16,384 by the first, and takes a sixteenth of that.</source>
        <translation>“2 × blocos × largura” é a fórmula para modelos sem cabeças compartilhadas. Em geral é 2 × blocos × cabeças KV × tamanho da cabeça, como está escrito na moldura. O Llama 3.1 405B precisaria de 126 blocos × 16.384 pela primeira, e ocupa um dezesseis avos disso.</translation>
    </message>
    <message>
        <source>How many fit</source>
        <translation>Quantas cabem</translation>
    </message>
    <message>
        <source>Llama 3.1 8B on one graphics card with 80 GB. The weights take {plan_weights}; what is left over is for caches. With 8,192 tokens each, {plan_fit} conversations fit at the same time.</source>
        <translation>Llama 3.1 8B numa placa gráfica de 80 GB. Os pesos ocupam {plan_weights}; o que sobra é para os caches. Com 8.192 tokens cada, cabem {plan_fit} conversas ao mesmo tempo.</translation>
    </message>
    <message>
        <source>The model can do more: it takes up to 131,072 tokens, 16 times as many.</source>
        <translation>O modelo pode mais: aceita até 131.072 tokens, 16 vezes mais.</translation>
    </message>
    <message>
        <source>If every conversation uses all of them: how many fit then?</source>
        <translation>Se cada conversa usar todos eles, quantas cabem então?</translation>
    </message>
    <message>
        <source>{plan_fit}, at {plan_conversation} each.</source>
        <translation>{plan_fit}, a {plan_conversation} cada.</translation>
    </message>
    <message>
        <source>It isn&apos;t the arithmetic that sets this limit but the room for the caches. A long context is a problem of memory before it&apos;s one of arithmetic.</source>
        <translation>Não é o cálculo que impõe este limite, e sim o espaço para os caches. Um contexto longo é um problema de memória antes de ser um problema de cálculo.</translation>
    </message>
    <message>
        <source>Ask what one would do: shorter contexts, fewer bits, a second card, or not every conversation at full length. The last one is paging, lesson 6.</source>
        <translation>Pergunte o que se poderia fazer: contextos mais curtos, menos bits, uma segunda placa, ou nem todas as conversas no comprimento máximo. Esta última ideia é a paginação, lição 6.</translation>
    </message>
    <message>
        <source>True for decode. Reading in a prompt of 131,072 tokens does cost patience as well: there attention&apos;s square makes itself felt.</source>
        <translation>Isso vale para a decodificação. Ler um prompt de 131.072 tokens também custa paciência: ali se sente o quadrado da atenção.</translation>
    </message>
    <message>
        <source>Makers write 80 GB and mean 80 GiB here.</source>
        <translation>Os fabricantes escrevem 80 GB e querem dizer 80 GiB aqui.</translation>
    </message>
    <message>
        <source>The calculation leaves out what a program needs besides weights and caches.</source>
        <translation>A conta deixa de fora o que um programa precisa além de pesos e caches.</translation>
    </message>
    <message>
        <source>Larger than the model</source>
        <translation>Maior que o modelo</translation>
    </message>
    <message>
        <source>Llama 2 7B: its weights take {plan_weights}. One conversation of 4,096 tokens takes {plan_conversation}.</source>
        <translation>Llama 2 7B: seus pesos ocupam {plan_weights}. Uma conversa de 4.096 tokens ocupa {plan_conversation}.</translation>
    </message>
    <message>
        <source>Can the caches take more memory than the model itself?</source>
        <translation>Os caches podem ocupar mais memória que o próprio modelo?</translation>
    </message>
    <message>
        <source>No, a cache is something small on the side</source>
        <translation>Não, um cache é uma coisa pequena, um acessório</translation>
    </message>
    <message>
        <source>In most programs it is. But weights are there once, and rows come with every token of every conversation.</source>
        <translation>Na maioria dos programas é. Mas os pesos estão lá uma só vez, e as linhas chegam com cada token de cada conversa.</translation>
    </message>
    <message>
        <source>Only with a context of millions of tokens</source>
        <translation>Só com um contexto de milhões de tokens</translation>
    </message>
    <message>
        <source>Far fewer will do: for a single conversation {plan_outgrows}.</source>
        <translation>Bem menos já basta: numa única conversa, {plan_outgrows}.</translation>
    </message>
    <message>
        <source>Yes, with long contexts or a few conversations</source>
        <translation>Sim, com contextos longos ou algumas conversas</translation>
    </message>
    <message>
        <source>Both multiply: tokens times conversations. The weights stay as they are.</source>
        <translation>Os dois se multiplicam: tokens vezes conversas. Os pesos ficam como estão.</translation>
    </message>
    <message>
        <source>16 conversations: {plan_total} of caches beside {plan_weights} of weights. At {plan_outgrows} tokens each the caches are as large as the model.</source>
        <translation>16 conversas: {plan_total} de caches ao lado de {plan_weights} de pesos. Com {plan_outgrows} tokens cada, os caches ficam do tamanho do modelo.</translation>
    </message>
    <message>
        <source>The size grows with tokens, conversations and blocks, with the number of heads and their size, and with the bytes of a number. Each of these is a place to save.</source>
        <translation>O tamanho cresce com os tokens, as conversas e os blocos, com o número de cabeças e o tamanho delas, e com os bytes de um número. Cada um desses é um lugar para poupar.</translation>
    </message>
    <message>
        <source>Write the factors on the board and let the class guess a technique for each, before lesson 6.</source>
        <translation>Escreva os fatores no quadro e deixe a turma propor uma técnica para cada um, antes da lição 6.</translation>
    </message>
    <message>
        <source>Texts speak of the batch size: that is the number of conversations that are computed together.</source>
        <translation>Os textos falam em tamanho do lote (batch size): é o número de conversas calculadas juntas.</translation>
    </message>
    <message>
        <source>Smaller caches</source>
        <translation>Caches menores</translation>
    </message>
    <message>
        <source>Where to save</source>
        <translation>Onde poupar</translation>
    </message>
    <message>
        <source>The question of this lesson: how can a cache be made smaller, and what is given up for it?</source>
        <translation>A pergunta desta lição: como diminuir um cache, e o que se perde com isso?</translation>
    </message>
    <message>
        <source>The formula is a product: 2 × blocks × KV heads × head size × bytes × tokens. Each factor can be made smaller.</source>
        <translation>A fórmula é um produto: 2 × blocos × cabeças KV × tamanho da cabeça × bytes × tokens. Cada fator pode ser diminuído.</translation>
    </message>
    <message>
        <source>A **head** is one of the parts that look back side by side, each with a query of its own. Llama 3.1 70B has 64 heads, but only 8 **KV heads**: eight heads share one key and one value. This is **grouped-query attention**.</source>
        <translation>Uma **cabeça** é uma das partes que olham para trás lado a lado, cada uma com sua própria consulta. O Llama 3.1 70B tem 64 cabeças, mas só 8 **cabeças KV**: oito cabeças compartilham uma chave e um valor. Isso é a **atenção com consultas agrupadas** (grouped-query attention).</translation>
    </message>
    <message>
        <source>What would its cache take if every head had its own key and value?</source>
        <translation>Quanto ocuparia o cache dele se cada cabeça tivesse sua própria chave e seu próprio valor?</translation>
    </message>
    <message>
        <source>The same: there are 64 queries anyway</source>
        <translation>O mesmo: as consultas são 64 de qualquer forma</translation>
    </message>
    <message>
        <source>There are. But a query is used in its own step only. Nobody keeps it.</source>
        <translation>São. Mas uma consulta só se usa no seu próprio passo. Ninguém a guarda.</translation>
    </message>
    <message>
        <source>Eight times as much</source>
        <translation>Oito vezes mais</translation>
    </message>
    <message>
        <source>64 keys and values instead of 8. The rest of the formula stays.</source>
        <translation>64 chaves e valores em vez de 8. O resto da fórmula fica.</translation>
    </message>
    <message>
        <source>64 times as much</source>
        <translation>64 vezes mais</translation>
    </message>
    <message>
        <source>That would be against a single shared head, which is called multi-query attention.</source>
        <translation>Isso seria em comparação com uma única cabeça compartilhada, o que se chama atenção multiconsulta (multi-query attention).</translation>
    </message>
    <message>
        <source>Here a conversation of the full length takes {plan_conversation}. Set the KV heads to 64 in the form and see it grow eight times. Sharing heads was thought out for the sake of this number.</source>
        <translation>Aqui uma conversa no comprimento máximo ocupa {plan_conversation}. Ponha 64 nas cabeças KV do formulário e veja isso crescer oito vezes. Foi por causa deste número que se inventou o compartilhamento de cabeças.</translation>
    </message>
    <message>
        <source>After trying it, choose the model again in the form: its own KV heads come back.</source>
        <translation>Depois de experimentar, escolha o modelo de novo no formulário: as cabeças KV dele voltam.</translation>
    </message>
    <message>
        <source>Why queries are not cached: row 50&apos;s query asks on behalf of row 50, once. Nobody asks it again. Keys and values are what others come for.</source>
        <translation>Por que as consultas não vão para o cache: a consulta da linha 50 pergunta em nome da linha 50, uma vez. Ninguém volta a perguntar por ela. Chaves e valores são o que as outras vêm buscar.</translation>
    </message>
    <message>
        <source>One head for all</source>
        <translation>Uma cabeça para todas</translation>
    </message>
    <message>
        <source>Now to the answers. The bundled model answers questions about documents it has never seen. The app has 60 such questions; with the exact cache nearly all come out right.</source>
        <translation>Agora as respostas. O modelo incluído responde a perguntas sobre documentos que nunca viu. O app tem 60 perguntas dessas; com o cache exato, quase todas saem certas.</translation>
    </message>
    <message>
        <source>It has a twin in which all 4 heads share one key and one value. The twin was trained on after the change. Its cache is a quarter of the size.</source>
        <translation>Ele tem um gêmeo em que todas as 4 cabeças compartilham uma chave e um valor. O gêmeo continuou a ser treinado depois da mudança. O cache dele tem um quarto do tamanho.</translation>
    </message>
    <message>
        <source>How many of the 60 questions will the twin get right?</source>
        <translation>Quantas das 60 perguntas o gêmeo vai acertar?</translation>
    </message>
    <message>
        <source>About a quarter</source>
        <translation>Cerca de um quarto</translation>
    </message>
    <message>
        <source>It keeps a quarter of the numbers, but it was trained to make do with them.</source>
        <translation>Ele guarda um quarto dos números, mas foi treinado para se arranjar com eles.</translation>
    </message>
    <message>
        <source>About half</source>
        <translation>Cerca de metade</translation>
    </message>
    <message>
        <source>Fewer numbers need not mean fewer right answers, if a model has learned to live with them.</source>
        <translation>Menos números não têm de dar menos respostas certas, se o modelo aprendeu a viver com eles.</translation>
    </message>
    <message>
        <source>Nearly all</source>
        <translation>Quase todas</translation>
    </message>
    <message>
        <source>In training it learned to tell the same with one key and one value.</source>
        <translation>No treinamento ele aprendeu a dizer o mesmo com uma chave e um valor.</translation>
    </message>
    <message>
        <source>{right} of {questions} right, with {squeeze_share} of the memory. With the exact cache it is {exact_right}. The price was paid before: in training. So whoever trains a model decides whether its heads share.</source>
        <translation>{right} de {questions} certas, com {squeeze_share} da memória. Com o cache exato são {exact_right}. O preço foi pago antes: no treinamento. Então é quem treina um modelo que decide se as cabeças dele compartilham.</translation>
    </message>
    <message>
        <source>In large models one head for all costs some quality, even with training. That is why most share in groups.</source>
        <translation>Em modelos grandes, uma cabeça para todas custa alguma qualidade, mesmo com treinamento. Por isso a maioria compartilha em grupos.</translation>
    </message>
    <message>
        <source>The twin began as the bundled model with its heads averaged, and was then trained further. Published models were converted in this way, too.</source>
        <translation>O gêmeo começou como o modelo incluído com a média das suas cabeças, e depois foi treinado mais. Modelos publicados também foram convertidos assim.</translation>
    </message>
    <message>
        <source>In the chart: to the right is more memory, upwards more right answers. The good corner is at the upper left.</source>
        <translation>No gráfico: para a direita há mais memória, para cima mais respostas certas. O canto bom é o de cima, à esquerda.</translation>
    </message>
    <message>
        <source>Without the training</source>
        <translation>Sem o treinamento</translation>
    </message>
    <message>
        <source>What if one takes the finished model and simply averages the keys and values of its 4 heads? Nothing is trained afterwards. The cache is as small as the twin&apos;s.</source>
        <translation>E se alguém pegar o modelo pronto e simplesmente fizer a média das chaves e dos valores das 4 cabeças? Nada é treinado depois. O cache é tão pequeno quanto o do gêmeo.</translation>
    </message>
    <message>
        <source>How many of the 60 will it get right now?</source>
        <translation>Quantas das 60 ele vai acertar agora?</translation>
    </message>
    <message>
        <source>Next to none</source>
        <translation>Quase nenhuma</translation>
    </message>
    <message>
        <source>Every head was trained for its own keys. With their average it looks in the wrong places.</source>
        <translation>Cada cabeça foi treinada para as suas próprias chaves. Com a média delas, olha para os lugares errados.</translation>
    </message>
    <message>
        <source>Nearly all, like the twin</source>
        <translation>Quase todas, como o gêmeo</translation>
    </message>
    <message>
        <source>The twin&apos;s numbers have learned to serve all heads. These have not.</source>
        <translation>Os números do gêmeo aprenderam a servir a todas as cabeças. Estes não.</translation>
    </message>
    <message>
        <source>An average sounds like a middle way. But four heads that look for different things find nothing with a mixed key.</source>
        <translation>Uma média soa como um meio-termo. Mas quatro cabeças que procuram coisas diferentes não encontram nada com uma chave misturada.</translation>
    </message>
    <message>
        <source>{right} of {questions}. The page shows an answer of this model beside the exact one: it has lost track of the document.</source>
        <translation>{right} de {questions}. A página mostra uma resposta deste modelo ao lado da exata: ele perdeu o fio do documento.</translation>
    </message>
    <message>
        <source>So the **size** of a cache alone says little about what it is worth.</source>
        <translation>Portanto, só o **tamanho** de um cache diz pouco sobre o que ele vale.</translation>
    </message>
    <message>
        <source>Let somebody read a few of the wrong answers aloud, with the arrows in the question&apos;s card.</source>
        <translation>Deixe alguém ler em voz alta algumas das respostas erradas, com as setas no cartão da pergunta.</translation>
    </message>
    <message>
        <source>Fewer bits</source>
        <translation>Menos bits</translation>
    </message>
    <message>
        <source>A number in the cache takes 32 bits here. Many servers keep 16, or 8. What about 4? Then a number can only take 15 different values, on a scale that it shares with 31 others. This is **quantization**, and it takes a seventh of the memory.</source>
        <translation>Um número no cache ocupa 32 bits aqui. Muitos servidores guardam 16, ou 8. E se forem 4? Então um número só pode ter 15 valores diferentes, numa escala que compartilha com outros 31. Isso é **quantização**, e ocupa um sétimo da memória.</translation>
    </message>
    <message>
        <source>How many of the 60 will be right with 4 bits?</source>
        <translation>Quantas das 60 estarão certas com 4 bits?</translation>
    </message>
    <message>
        <source>{right} of {questions}, with {squeeze_share} of the memory.</source>
        <translation>{right} de {questions}, com {squeeze_share} da memória.</translation>
    </message>
    <message>
        <source>Every row is still there, each a bit blurred, and that hurts little. The probabilities do shift a little: the answers are nearly the same, not exactly the same. 8 bits can hardly be told from the exact cache.</source>
        <translation>Todas as linhas continuam lá, cada uma um pouco borrada, e isso prejudica pouco. As probabilidades mudam um pouco, sim: as respostas são quase as mesmas, não exatamente as mesmas. 8 bits mal se distinguem do cache exato.</translation>
    </message>
    <message>
        <source>Why a seventh and not an eighth: each group of 32 numbers keeps a 16-bit scale.</source>
        <translation>Por que um sétimo e não um oitavo: cada grupo de 32 números guarda uma escala de 16 bits.</translation>
    </message>
    <message>
        <source>Ask for all ways of fewer bits (&quot;Run all&quot;): 16, 8, keys in 8 with values in 4, 4. Keys suffer more from few bits than values do.</source>
        <translation>Teste todos os métodos de menos bits (“Testar todos”): 16, 8, chaves em 8 com valores em 4, 4. As chaves sofrem mais com poucos bits que os valores.</translation>
    </message>
    <message>
        <source>Throw rows away</source>
        <translation>Descartar linhas</translation>
    </message>
    <message>
        <source>One can also keep fewer rows. The simplest way is a window: the newest 64 rows stay, older ones are **evicted**. Memory stops growing. Here it&apos;s about a third of the exact cache at the end.</source>
        <translation>Também se podem guardar menos linhas. O jeito mais simples é uma janela: as 64 linhas mais novas ficam, as mais antigas são **descartadas**. A memória para de crescer. Aqui ela é, no fim, cerca de um terço da do cache exato.</translation>
    </message>
    <message>
        <source>The documents are up to a few hundred tokens long.</source>
        <translation>Os documentos têm até algumas centenas de tokens.</translation>
    </message>
    <message>
        <source>How many of the 60 will be right with the newest 64 rows?</source>
        <translation>Quantas das 60 estarão certas com as 64 linhas mais novas?</translation>
    </message>
    <message>
        <source>Look at a wrong answer: the framed rows held the fact, and they are gone. The model still writes a fine sentence and fills in something likely. Those that are still right mostly ask for something within the newest 64 rows. Compare this to 4 bits, which took less memory.</source>
        <translation>Veja uma resposta errada: as linhas emolduradas tinham a informação, e elas se foram. O modelo continua a escrever uma bela frase e a completa com algo provável. As que ainda saem certas perguntam, na maior parte, por algo dentro das 64 linhas mais novas. Compare com 4 bits, que ocupavam menos memória.</translation>
    </message>
    <message>
        <source>Cleverer choices are in the list: the rows looked at most, or the first few beside the newest. &quot;Merge old pairs&quot; averages old rows instead: a trace stays, the fact mostly does not. On these questions none of them saves the day: nobody knows beforehand which row the question will need.</source>
        <translation>Há escolhas mais espertas na lista: as linhas mais olhadas, ou as primeiras junto com as mais novas. “Juntar pares antigos” faz, em vez disso, a média das linhas antigas: fica um vestígio; a informação, em geral, não. Nestas perguntas nenhum deles salva a situação: ninguém sabe de antemão de que linha a pergunta vai precisar.</translation>
    </message>
    <message>
        <source>In other texts a window does well: the next word mostly depends on the last few sentences. So the loss depends on the task.</source>
        <translation>Em outros textos uma janela se sai bem: a próxima palavra depende quase sempre das últimas frases. Então a perda depende da tarefa.</translation>
    </message>
    <message>
        <source>The wrong answers are well-formed. That is what makes this loss dangerous.</source>
        <translation>As respostas erradas são bem formuladas. É isso que torna esta perda perigosa.</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Páginas</translation>
    </message>
    <message>
        <source>The last way changes no number. A server doesn&apos;t know how long an answer will get. Reserved in one piece, each conversation gets room for the longest possible one. In **pages** of 16 rows, it gets the next page when the last is full.</source>
        <translation>O último método não muda número nenhum. Um servidor não sabe que comprimento uma resposta vai ter. Com a reserva num pedaço só, cada conversa recebe espaço para a resposta mais longa possível. Em **páginas** de 16 linhas, ela recebe a página seguinte quando a última está cheia.</translation>
    </message>
    <message>
        <source>12 conversations with the bundled model come in. For their caches there are 8 MiB, which is room for 1,024 rows.</source>
        <translation>Chegam 12 conversas com o modelo incluído. Para os caches delas há 8 MiB, o que é espaço para 1.024 linhas.</translation>
    </message>
    <message>
        <source>Reserved in one piece: how much of what was given out stays empty?</source>
        <translation>Com a reserva num pedaço só: quanto do que foi cedido fica vazio?</translation>
    </message>
    <message>
        <source>About a tenth</source>
        <translation>Cerca de um décimo</translation>
    </message>
    <message>
        <source>So it would be if most answers were as long as the longest. They rarely are.</source>
        <translation>Seria assim se a maioria das respostas fosse tão longa quanto a mais longa. Raramente são.</translation>
    </message>
    <message>
        <source>About a third</source>
        <translation>Cerca de um terço</translation>
    </message>
    <message>
        <source>It&apos;s worse: most answers end long before the longest possible one.</source>
        <translation>É pior: a maioria das respostas acaba muito antes da mais longa possível.</translation>
    </message>
    <message>
        <source>More than half</source>
        <translation>Mais de metade</translation>
    </message>
    <message>
        <source>Room for the longest answer is reserved, and most answers are short.</source>
        <translation>Reserva-se espaço para a resposta mais longa, e a maioria das respostas é curta.</translation>
    </message>
    <message>
        <source>In one piece: {pieces_empty} of it was empty, and {pieces_admitted} conversations at most ran at the same time. In pages: {pages_empty} empty and {pages_admitted} at once. The picture shows the fullest moment.</source>
        <translation>Num pedaço só: {pieces_empty} ficaram vazios, e no máximo {pieces_admitted} conversas correram ao mesmo tempo. Em páginas: {pages_empty} vazios e {pages_admitted} ao mesmo tempo. A imagem mostra o momento mais cheio.</translation>
    </message>
    <message>
        <source>The caches are as large as before. What has gone is memory that was reserved and empty. Such waste is called **fragmentation**.</source>
        <translation>Os caches são tão grandes quanto antes. O que desapareceu foi memória que estava reservada e vazia. Esse desperdício se chama **fragmentação**.</translation>
    </message>
    <message>
        <source>Watch the picture: pale is lent and empty. Pages of one conversation need not lie side by side.</source>
        <translation>Observe a imagem: o que está claro está cedido e vazio. As páginas de uma conversa não precisam ficar lado a lado.</translation>
    </message>
    <message>
        <source>Conversations that begin alike can share pages, too: the Chat page shows it with two conversations about one document.</source>
        <translation>Conversas que começam iguais também podem compartilhar páginas: a página Chat mostra isso com duas conversas sobre um mesmo documento.</translation>
    </message>
    <message>
        <source>Which way for what</source>
        <translation>Que método para quê</translation>
    </message>
    <message>
        <source>Four ways: share heads, use fewer bits, keep fewer rows, give out memory in pages.</source>
        <translation>Quatro métodos: compartilhar cabeças, usar menos bits, guardar menos linhas, distribuir a memória em páginas.</translation>
    </message>
    <message>
        <source>You run a finished model that you can&apos;t train. You want a quarter of the memory, and answers that may depend on any row of a long document.</source>
        <translation>Você usa um modelo pronto que não pode treinar. Quer um quarto da memória, e respostas que podem depender de qualquer linha de um documento longo.</translation>
    </message>
    <message>
        <source>What do you try first?</source>
        <translation>O que você tenta primeiro?</translation>
    </message>
    <message>
        <source>Averaging its heads</source>
        <translation>Fazer a média das cabeças</translation>
    </message>
    <message>
        <source>Without training, the heads find nothing any more.</source>
        <translation>Sem treinamento, as cabeças já não encontram nada.</translation>
    </message>
    <message>
        <source>Keeping the newest quarter of the rows</source>
        <translation>Guardar o quarto mais novo das linhas</translation>
    </message>
    <message>
        <source>What the question needs may stand in the other three quarters.</source>
        <translation>O que a pergunta precisa pode estar nos outros três quartos.</translation>
    </message>
    <message>
        <source>8 bits for each number</source>
        <translation>8 bits para cada número</translation>
    </message>
    <message>
        <source>From 32 bits it&apos;s about a quarter, every row stays, and hardly an answer changes.</source>
        <translation>A partir de 32 bits é cerca de um quarto, todas as linhas ficam, e quase nenhuma resposta muda.</translation>
    </message>
    <message>
        <source>They save what would be reserved and empty. The rows themselves take as much as before.</source>
        <translation>Elas poupam o que estaria reservado e vazio. As linhas em si ocupam o mesmo que antes.</translation>
    </message>
    <message>
        <source>{right} of {questions} with {squeeze_share} of the memory. The quarter is counted from 32 bits. Servers mostly start from 16 bits; there 8 bits are half.</source>
        <translation>{right} de {questions} com {squeeze_share} da memória. O quarto se conta a partir de 32 bits. Os servidores partem quase sempre de 16 bits; ali, 8 bits são metade.</translation>
    </message>
    <message>
        <source>Sharing heads needs training. Fewer bits blur a little. Evicting forgets. Pages give up nothing of the answers. In practice they are combined.</source>
        <translation>Compartilhar cabeças exige treinamento. Menos bits borram um pouco. Descartar esquece. As páginas não tiram nada das respostas. Na prática, tudo isso se combina.</translation>
    </message>
    <message>
        <source>Let each group defend one of the four ways in a sentence, then look at the chart once more.</source>
        <translation>Deixe cada grupo defender um dos quatro métodos numa frase, depois olhe para o gráfico mais uma vez.</translation>
    </message>
    <message>
        <source>The chart keeps what was asked before: with &quot;Run all&quot; it fills with every way.</source>
        <translation>O gráfico conserva o que foi perguntado antes: com “Testar todos” ele se enche com todos os métodos.</translation>
    </message>
    <message>
        <source>Between turns</source>
        <translation>Entre turnos</translation>
    </message>
    <message>
        <source>A long document</source>
        <translation>Um documento longo</translation>
    </message>
    <message>
        <source>The question of this lesson: an answer is finished. What becomes of its cache when the next question comes?</source>
        <translation>A pergunta desta lição: uma resposta acabou. O que é feito do cache dela quando chega a próxima pergunta?</translation>
    </message>
    <message>
        <source>Somebody pastes a document of 366 tokens into a chat and asks: what is the job of Noah? The model has seen none of it.</source>
        <translation>Alguém cola num chat um documento de 366 tokens e pergunta: qual é o trabalho de Noah? O modelo não viu nada disso ainda.</translation>
    </message>
    <message>
        <source>How many rows does it compute before its answer begins?</source>
        <translation>Quantas linhas ele calcula antes de sua resposta começar?</translation>
    </message>
    <message>
        <source>Those of the document and of the question</source>
        <translation>As do documento e as da pergunta</translation>
    </message>
    <message>
        <source>All tokens of the prompt, in one prefill.</source>
        <translation>Todos os tokens do prompt, num só prefill.</translation>
    </message>
    <message>
        <source>Those of the question, about a dozen</source>
        <translation>As da pergunta, cerca de uma dúzia</translation>
    </message>
    <message>
        <source>The model has to know what the document says. For that it needs the document&apos;s rows.</source>
        <translation>O modelo tem de saber o que diz o documento. Para isso precisa das linhas do documento.</translation>
    </message>
    <message>
        <source>Only the one that speaks of Noah&apos;s job</source>
        <translation>Só a que fala do trabalho de Noah</translation>
    </message>
    <message>
        <source>Nobody has told it yet where that stands. To find it, it needs the keys of all rows.</source>
        <translation>Ninguém lhe disse ainda onde isso está. Para achar, ele precisa das chaves de todas as linhas.</translation>
    </message>
    <message>
        <source>{turn_computed} rows computed, {turn_reused} read back: a full prefill. The first token came after {turn_time}. The chart has one bar only: at the first question there is nothing to keep yet, so kept and not kept are the same work.</source>
        <translation>{turn_computed} linhas calculadas, {turn_reused} lidas do cache: um prefill completo. O primeiro token veio depois de {turn_time}. O gráfico tem uma só barra: na primeira pergunta ainda não há nada para manter, então mantido e não mantido dão o mesmo trabalho.</translation>
    </message>
    <message>
        <source>Count with the class: 366 rows of the document, and 13 of the question with the words around it.</source>
        <translation>Conte com a turma: 366 linhas do documento, e 13 da pergunta com as palavras em volta dela.</translation>
    </message>
    <message>
        <source>The second question</source>
        <translation>A segunda pergunta</translation>
    </message>
    <message>
        <source>The answer is there. Its rows and those of the document are still in the cache: the app **retains** it between turns. Blue are the rows of the document, yellow those of the question, green those of the answer.</source>
        <translation>A resposta está aí. As linhas dela e as do documento ainda estão no cache: o app o **retém** entre turnos. Em azul, as linhas do documento; em amarelo, as da pergunta; em verde, as da resposta.</translation>
    </message>
    <message>
        <source>The next question: what has Sofia found?</source>
        <translation>A próxima pergunta: o que Sofia encontrou?</translation>
    </message>
    <message>
        <source>How many rows does this turn compute before its answer begins?</source>
        <translation>Quantas linhas este turno calcula antes de sua resposta começar?</translation>
    </message>
    <message>
        <source>{turn_computed}: the new question with the words around it, and the last token of the answer, which had no row yet.</source>
        <translation>{turn_computed}: a nova pergunta com as palavras em volta dela, e o último token da resposta, que ainda não tinha linha.</translation>
    </message>
    <message>
        <source>{turn_reused} rows were read back. The first token came after {turn_time}. Had nothing been kept, it would have taken {turn_other_time}: {turn_ratio} times as long. The document was not read again.</source>
        <translation>{turn_reused} linhas foram lidas do cache. O primeiro token veio depois de {turn_time}. Se nada tivesse sido mantido, teria levado {turn_other_time}: {turn_ratio} vezes o tempo. O documento não foi lido de novo.</translation>
    </message>
    <message>
        <source>Nothing in the conversation above the new question has changed, so all of its rows are still valid: the causal mask of lesson 2 again.</source>
        <translation>Nada na conversa acima da nova pergunta mudou, então todas as suas linhas continuam válidas: de novo a máscara causal da lição 2.</translation>
    </message>
    <message>
        <source>The striped bar is measured, not estimated: when the engine has nothing to do, it makes the same turn the other way.</source>
        <translation>A barra listrada é medida, não estimada: quando o motor não tem nada para fazer, ele faz o mesmo turno do outro modo.</translation>
    </message>
    <message>
        <source>Not kept</source>
        <translation>Não mantido</translation>
    </message>
    <message>
        <source>Now &quot;Keep the cache between turns&quot; is off: when a turn ends, its cache is dropped. A busy server may do so, because it needs the memory for others.</source>
        <translation>Agora “Manter o cache entre turnos” está desligado: quando um turno acaba, seu cache é descartado. Um servidor muito ocupado pode fazer isso, porque precisa da memória para outros.</translation>
    </message>
    <message>
        <source>The second question comes.</source>
        <translation>Chega a segunda pergunta.</translation>
    </message>
    <message>
        <source>What will be different?</source>
        <translation>O que será diferente?</translation>
    </message>
    <message>
        <source>The answer: the model has forgotten the document</source>
        <translation>A resposta: o modelo esqueceu o documento</translation>
    </message>
    <message>
        <source>The text of the conversation is still there and is sent along. Only the rows are gone, and they can be computed again.</source>
        <translation>O texto da conversa continua lá e é enviado junto. Só as linhas se foram, e elas podem ser calculadas de novo.</translation>
    </message>
    <message>
        <source>Only the time until the first token</source>
        <translation>Só o tempo até o primeiro token</translation>
    </message>
    <message>
        <source>All rows are computed again, to the same numbers. The answer is the same.</source>
        <translation>Todas as linhas são calculadas de novo, com os mesmos números. A resposta é a mesma.</translation>
    </message>
    <message>
        <source>Nothing at all</source>
        <translation>Absolutamente nada</translation>
    </message>
    <message>
        <source>The words won&apos;t differ. But the waiting will.</source>
        <translation>As palavras não vão diferir. Mas a espera vai.</translation>
    </message>
    <message>
        <source>{turn_computed} rows, the whole conversation once more. {turn_time} until the first token, instead of {turn_other_time}. The answer is the same.</source>
        <translation>{turn_computed} linhas, a conversa inteira mais uma vez. {turn_time} até o primeiro token, em vez de {turn_other_time}. A resposta é a mesma.</translation>
    </message>
    <message>
        <source>You may have noticed this in a long chat: it answers fast while you talk, and slowly after a long break.</source>
        <translation>Talvez você já tenha reparado nisso num chat longo: ele responde depressa enquanto se conversa, e devagar depois de uma pausa longa.</translation>
    </message>
    <message>
        <source>Two things are called &quot;memory&quot; in a chat: the text, which always goes along, and the cache, which is only there to save time. Mixing them up is the commonest mistake.</source>
        <translation>Num chat, duas coisas se chamam “memória”: o texto, que vai sempre junto, e o cache, que só existe para poupar tempo. Confundir as duas é o erro mais comum.</translation>
    </message>
    <message>
        <source>A word early in the document</source>
        <translation>Uma palavra no início do documento</translation>
    </message>
    <message>
        <source>The cache is kept again. Now somebody corrects one word near the **beginning** of the document: a house in its third sentence isn&apos;t green but yellow.</source>
        <translation>O cache volta a ser mantido. Agora alguém corrige uma palavra perto do **início** do documento: uma casa na terceira frase não é verde, é amarela.</translation>
    </message>
    <message>
        <source>How many of the kept rows can stay?</source>
        <translation>Quantas das linhas mantidas podem ficar?</translation>
    </message>
    <message>
        <source>All but one</source>
        <translation>Todas menos uma</translation>
    </message>
    <message>
        <source>The row of the word must go. But every row below may have looked at it.</source>
        <translation>A linha da palavra tem de sair. Mas cada linha abaixo pode ter olhado para ela.</translation>
    </message>
    <message>
        <source>It doesn&apos;t depend on how much was changed, only on where.</source>
        <translation>Não depende de quanto se mudou, só de onde.</translation>
    </message>
    <message>
        <source>Only those above the word, a few</source>
        <translation>Só as que estão acima da palavra, poucas</translation>
    </message>
    <message>
        <source>The word stands near the beginning, so there is not much above it.</source>
        <translation>A palavra está perto do início, então não há muito acima dela.</translation>
    </message>
    <message>
        <source>{turn_reused} rows could stay. Then the next question came, and {turn_computed} rows had to be computed before its answer began. That took {turn_time}; with nothing kept at all it would have taken {turn_other_time}. One small word near the beginning costs nearly the whole prefill.</source>
        <translation>{turn_reused} linhas puderam ficar. Então veio a próxima pergunta, e {turn_computed} linhas tiveram de ser calculadas antes de sua resposta começar. Isso levou {turn_time}; sem nada mantido, teria levado {turn_other_time}. Uma palavrinha perto do início custa quase o prefill inteiro.</translation>
    </message>
    <message>
        <source>To see it more slowly, press &quot;Change an early word&quot; by hand and wait with the next question: what is left of the blue is the beginning only.</source>
        <translation>Para ver isso mais devagar, pressione “Mudar palavra do início” e espere com a próxima pergunta: do azul só resta o começo.</translation>
    </message>
    <message>
        <source>A word late in the document</source>
        <translation>Uma palavra no fim do documento</translation>
    </message>
    <message>
        <source>The same conversation again, from its beginning. This time the corrected word stands in the last line of the document: Sofia has not seven cows but eight.</source>
        <translation>A mesma conversa de novo, desde o início. Desta vez a palavra corrigida está na última linha de texto do documento: Sofia não tem sete vacas, tem oito.</translation>
    </message>
    <message>
        <source>How many rows stay valid?</source>
        <translation>Quantas linhas continuam válidas?</translation>
    </message>
    <message>
        <source>{turn_reused} were read back. The next question had {turn_computed} rows to compute: what stands below the word, and the question itself. That took {turn_time}; with nothing kept it would have taken {turn_other_time}.</source>
        <translation>{turn_reused} foram lidas do cache. A próxima pergunta teve {turn_computed} linhas para calcular: o que está abaixo da palavra, e a própria pergunta. Isso levou {turn_time}; sem nada mantido, teria levado {turn_other_time}.</translation>
    </message>
    <message>
        <source>So there is a rule for everyone who writes prompts: first what never changes, last what changes often.</source>
        <translation>Há, portanto, uma regra para quem escreve prompts: primeiro o que nunca muda, por último o que muda com frequência.</translation>
    </message>
    <message>
        <source>Let the class name things that change: date and time, the user&apos;s name, search results. Where do they stand in the prompts they know?</source>
        <translation>Deixe a turma dizer coisas que mudam: data e hora, o nome do usuário, resultados de pesquisa. Onde elas estão nos prompts que a turma conhece?</translation>
    </message>
    <message>
        <source>Sold by the token</source>
        <translation>Vendido por token</translation>
    </message>
    <message>
        <source>A provider can keep the rows of your prompt&apos;s beginning from one request to the next. That is **prompt caching**. It needn&apos;t compute them again, and charges less for them.</source>
        <translation>Um provedor pode manter as linhas do início do seu prompt de um pedido para o seguinte. Isso é o **cache de prompt** (prompt caching). Ele não precisa calculá-las de novo, e cobra menos por elas.</translation>
    </message>
    <message>
        <source>Your prompts begin with the current time, to the second. Then come 10,000 tokens of instructions, the same each time.</source>
        <translation>Seus prompts começam com a hora atual, até os segundos. Depois vêm 10.000 tokens de instruções, sempre as mesmas.</translation>
    </message>
    <message>
        <source>How much of the prompt is found in the cache at the next request?</source>
        <translation>Quanto do prompt é encontrado no cache no próximo pedido?</translation>
    </message>
    <message>
        <source>Nearly everything, since only the time differs</source>
        <translation>Quase tudo, pois só a hora é diferente</translation>
    </message>
    <message>
        <source>It differs at the very beginning. All rows below it depend on it.</source>
        <translation>Ela é diferente logo no início. Todas as linhas abaixo dependem dela.</translation>
    </message>
    <message>
        <source>All the instructions: their words are the same</source>
        <translation>Todas as instruções: as palavras são as mesmas</translation>
    </message>
    <message>
        <source>The words are the same, but a row depends on what stands **above** it as well.</source>
        <translation>As palavras são as mesmas, mas uma linha depende também do que está **acima** dela.</translation>
    </message>
    <message>
        <source>Next to nothing</source>
        <translation>Quase nada</translation>
    </message>
    <message>
        <source>The first changed token makes all rows below it invalid, and it stands at the top.</source>
        <translation>O primeiro token mudado torna inválidas todas as linhas abaixo dele, e ele está no topo.</translation>
    </message>
    <message>
        <source>Move the time to the end and all the instructions are found.</source>
        <translation>Ponha a hora no fim, e todas as instruções são encontradas.</translation>
    </message>
    <message>
        <source>The frame says what this conversation would cost with and without the discount. &quot;Leave&quot; puts the rows on the disk; &quot;Come back&quot; reads them in again. It is the rule of lesson 2 once more, and now it has a price.</source>
        <translation>A moldura diz quanto esta conversa custaria com e sem o desconto. “Sair” põe as linhas no disco; “Voltar” as lê de novo. É mais uma vez a regra da lição 2, e agora ela tem preço.</translation>
    </message>
    <message>
        <source>Use the buttons: Leave, then Come back, then ask once more. Rows from the disk are as good as new ones: same numbers.</source>
        <translation>Use os botões: Sair, depois Voltar, depois pergunte mais uma vez. As linhas vindas do disco são tão boas quanto as novas: os mesmos números.</translation>
    </message>
    <message>
        <source>The prices in the frame are an example and can be changed; providers differ. What they have in common: a cached token is much cheaper than a fresh one, and only a common beginning counts.</source>
        <translation>Os preços na moldura são um exemplo e podem ser mudados; eles variam entre provedores. O que há em comum: um token em cache é muito mais barato que um novo, e só um início igual conta.</translation>
    </message>
    <message>
        <source>Why bits can differ</source>
        <translation>Por que os bits podem diferir</translation>
    </message>
    <message>
        <source>Three numbers</source>
        <translation>Três números</translation>
    </message>
    <message>
        <source>The question of this lesson: if a cache changes nothing, why do some programs give slightly different **logits** (scores of the next token) with and without it?</source>
        <translation>A pergunta desta lição: se um cache não muda nada, por que alguns programas dão **logits** (pontuações do próximo token) um pouco diferentes com ele e sem ele?</translation>
    </message>
    <message>
        <source>Point at a stripe of the card, or go along it with the arrow keys: it tells you a number of the row as the computer holds it, in 32 bits. That is about seven digits. After every addition the result is **rounded** to that.</source>
        <translation>Aponte para uma faixa do cartão, ou percorra-a com as setas do teclado: ela mostra um número da linha tal como o computador o guarda, em 32 bits. São cerca de sete algarismos. Depois de cada soma, o resultado é **arredondado** para isso.</translation>
    </message>
    <message>
        <source>A computer adds from left to right, in such numbers: 100,000,000 + 1 −&#xa0;100,000,000. What comes out?</source>
        <translation>Um computador soma da esquerda para a direita, com números assim: 100.000.000 + 1 − 100.000.000. Qual é o resultado?</translation>
    </message>
    <message>
        <source>1</source>
        <translation>1</translation>
    </message>
    <message>
        <source>On paper, yes. But the sum in between would need nine digits.</source>
        <translation>No papel, sim. Mas a soma intermediária precisaria de nove algarismos.</translation>
    </message>
    <message>
        <source>Something like 0.99</source>
        <translation>Algo como 0,99</translation>
    </message>
    <message>
        <source>Rounding isn&apos;t a blur that hits every result a little. Here a whole number gets lost.</source>
        <translation>Arredondar não é um borrão que atinge um pouco cada resultado. Aqui um número inteiro se perde.</translation>
    </message>
    <message>
        <source>0</source>
        <translation>0</translation>
    </message>
    <message>
        <source>100,000,001 needs nine digits. It&apos;s rounded to 100,000,000, and the 1 is lost.</source>
        <translation>100.000.001 precisa de nove algarismos. É arredondado para 100.000.000, e o 1 se perde.</translation>
    </message>
    <message>
        <source>Put the same three numbers in another order, 100,000,000 −&#xa0;100,000,000 + 1, and it is 1. So a sum of rounded numbers depends on its **order**. A logit is the end of thousands of such sums.</source>
        <translation>Ponha os mesmos três números em outra ordem, 100.000.000 − 100.000.000 + 1, e o resultado é 1. Então uma soma de números arredondados depende da **ordem**. Um logit é o fim de milhares dessas somas.</translation>
    </message>
    <message>
        <source>Everybody can try it: in most languages with 32-bit floats. With 64 bits take 10 to the power of 17.</source>
        <translation>Qualquer pessoa pode experimentar: na maioria das linguagens, com ponto flutuante de 32 bits. Com 64 bits, use 10 elevado a 17.</translation>
    </message>
    <message>
        <source>No order is the right one. All are a little off; they are off differently.</source>
        <translation>Nenhuma ordem é a certa. Todas erram um pouco; erram de formas diferentes.</translation>
    </message>
    <message>
        <source>An order that stays</source>
        <translation>Uma ordem que não muda</translation>
    </message>
    <message>
        <source>This app&apos;s own arithmetic is called **exact**. It isn&apos;t free of rounding. But it adds every sum in one fixed order, no matter how many rows are computed together or how many processor cores share the work.</source>
        <translation>A aritmética própria deste app se chama **exata**. Ela não está livre de arredondamento. Mas faz cada soma numa única ordem fixa, não importa quantas linhas sejam calculadas juntas nem quantos núcleos do processador dividam o trabalho.</translation>
    </message>
    <message>
        <source>Lane A computes one row at a step, lane B up to 120 rows.</source>
        <translation>A pista A calcula uma linha por passo, a pista B até 120 linhas.</translation>
    </message>
    <message>
        <source>How far apart will their logits be at most?</source>
        <translation>Qual será a maior distância entre os logits das duas?</translation>
    </message>
    <message>
        <source>A few hundred-thousandths</source>
        <translation>Alguns centésimos de milésimo</translation>
    </message>
    <message>
        <source>So it is with most programs, and you&apos;ll see one in a moment. Here the same numbers are added in the same order.</source>
        <translation>É assim na maioria dos programas, e você vai ver um daqui a pouco. Aqui os mesmos números são somados na mesma ordem.</translation>
    </message>
    <message>
        <source>It grows from step to step</source>
        <translation>Ela cresce de passo em passo</translation>
    </message>
    <message>
        <source>It would, if small differences got into the cache and added up. There are none to begin with.</source>
        <translation>Cresceria, se pequenas diferenças entrassem no cache e se acumulassem. Não há nenhuma, para começar.</translation>
    </message>
    <message>
        <source>Not at all</source>
        <translation>Nenhuma</translation>
    </message>
    <message>
        <source>Same numbers, same order, same rounding: the same bits.</source>
        <translation>Os mesmos números, a mesma ordem, o mesmo arredondamento: os mesmos bits.</translation>
    </message>
    <message>
        <source>Largest difference: {race_difference}. {race_agreement}.</source>
        <translation>Maior diferença: {race_difference}. {race_agreement}.</translation>
    </message>
    <message>
        <source>Keys and values were compared too, every row in every block. That is the promise of the cache, kept to the last bit.</source>
        <translation>Chaves e valores também foram comparados, cada linha em cada bloco. Essa é a promessa do cache, cumprida até o último bit.</translation>
    </message>
    <message>
        <source>&quot;Exact&quot; is a promise about repeating, not about precision. The results are rounded like everybody&apos;s.</source>
        <translation>“Exata” é uma promessa sobre repetir, não sobre precisão. Os resultados são arredondados como os de qualquer outra.</translation>
    </message>
    <message>
        <source>It costs next to nothing in speed, but it has to be planned: work may be divided by rows, heads or outputs, never along a sum.</source>
        <translation>Não custa quase nada em velocidade, mas tem de ser planejado: o trabalho pode ser dividido por linhas, cabeças ou saídas, nunca ao longo de uma soma.</translation>
    </message>
    <message>
        <source>The library everybody uses</source>
        <translation>A biblioteca que todos usam</translation>
    </message>
    <message>
        <source>The same race, but both lanes calculate with **OpenBLAS**, a library for tables of numbers that very many programs use. For one row it takes another routine than for many. The two add in different orders.</source>
        <translation>A mesma corrida, mas as duas pistas calculam com **OpenBLAS**, uma biblioteca para tabelas de números que muitos programas usam. Para uma linha ela usa uma rotina diferente da que usa para muitas. As duas somam em ordens diferentes.</translation>
    </message>
    <message>
        <source>On what will the lanes agree?</source>
        <translation>Em que as pistas vão concordar?</translation>
    </message>
    <message>
        <source>On everything, as before</source>
        <translation>Em tudo, como antes</translation>
    </message>
    <message>
        <source>The cache still gives back the same numbers. But now the row **added** to them is computed by another routine than in lane B.</source>
        <translation>O cache continua devolvendo os mesmos números. Mas agora a linha **acrescentada** a eles é calculada por uma rotina diferente da usada na pista B.</translation>
    </message>
    <message>
        <source>On all tokens, but not on all bits</source>
        <translation>Em todos os tokens, mas não em todos os bits</translation>
    </message>
    <message>
        <source>The logits differ in their last digits. The best token is nearly always far enough ahead of the second.</source>
        <translation>Os logits diferem nos últimos algarismos. O melhor token está quase sempre bem à frente do segundo.</translation>
    </message>
    <message>
        <source>On hardly anything</source>
        <translation>Em quase nada</translation>
    </message>
    <message>
        <source>A difference in the seventh digit is small beside the lead of the best token.</source>
        <translation>Uma diferença no sétimo algarismo é pequena ao lado da vantagem do melhor token.</translation>
    </message>
    <message>
        <source>{race_agreement}. Largest difference of two logits: {race_difference}. The scores themselves reach from about −10 to 20, so that&apos;s some millionths of their range.</source>
        <translation>{race_agreement}. Maior diferença entre dois logits: {race_difference}. As pontuações em si vão de cerca de −10 a 20, então são alguns milionésimos desse intervalo.</translation>
    </message>
    <message>
        <source>It wasn&apos;t the cache that made the difference but the number of rows computed together.</source>
        <translation>Não foi o cache que fez a diferença, e sim o número de linhas calculadas juntas.</translation>
    </message>
    <message>
        <source>Compare the two verdict cards: green both times, but the second says &quot;same tokens&quot; where the first says &quot;identical&quot;.</source>
        <translation>Compare os dois cartões de veredito: verdes nas duas vezes, mas o segundo diz “Mesmos tokens” onde o primeiro diz “Idêntico”.</translation>
    </message>
    <message>
        <source>The size of the difference depends on the processor, as the library has routines for each. Collect a few from the class.</source>
        <translation>O tamanho da diferença depende do processador, pois a biblioteca tem rotinas para cada um. Reúna alguns valores da turma.</translation>
    </message>
    <message>
        <source>When even OpenBLAS agrees</source>
        <translation>Quando até o OpenBLAS concorda</translation>
    </message>
    <message>
        <source>Once more OpenBLAS in both lanes, with and without the cache. They have raced for eight tokens. {race_agreement}; the logits are up to {race_difference} apart. And yet there is a step at which the two lanes agree to the last bit.</source>
        <translation>Mais uma vez OpenBLAS nas duas pistas, com e sem o cache. Elas correram por oito tokens. {race_agreement}; os logits estão a até {race_difference} uns dos outros. E mesmo assim há um passo em que as duas pistas concordam até o último bit.</translation>
    </message>
    <message>
        <source>Which step is it?</source>
        <translation>Que passo é esse?</translation>
    </message>
    <message>
        <source>The first</source>
        <translation>O primeiro</translation>
    </message>
    <message>
        <source>There both lanes compute all 81 rows of the prompt together: same routine, same order.</source>
        <translation>Nele as duas pistas calculam juntas todas as 81 linhas do prompt: a mesma rotina, a mesma ordem.</translation>
    </message>
    <message>
        <source>The last</source>
        <translation>O último</translation>
    </message>
    <message>
        <source>Differences don&apos;t wear off. By then every row of lane A but those of the prompt was computed by itself.</source>
        <translation>As diferenças não passam com o tempo. Até lá, todas as linhas da pista A, fora as do prompt, foram calculadas sozinhas.</translation>
    </message>
    <message>
        <source>Any one, by chance</source>
        <translation>Qualquer um, por acaso</translation>
    </message>
    <message>
        <source>The library doesn&apos;t roll dice: the same call with the same numbers gives the same bits. So ask where the calls are the same.</source>
        <translation>A biblioteca não lança dados: a mesma chamada com os mesmos números dá os mesmos bits. Então pergunte onde as chamadas são iguais.</translation>
    </message>
    <message>
        <source>The app raced again, for one token only: {race_agreement}. From the second step on they part: then lane A computes one row and lane B all of them. A row&apos;s bits depend on what is computed **beside** it. Arithmetic that is free of this is called row-invariant or **batch-invariant**.</source>
        <translation>O app correu de novo, por um único token: {race_agreement}. A partir do segundo passo elas se separam: aí a pista A calcula uma linha e a pista B todas. Os bits de uma linha dependem do que é calculado **ao lado** dela. Uma aritmética livre disso se chama invariante às linhas, ou **invariante ao lote**.</translation>
    </message>
    <message>
        <source>A look at the terminal proves it: rowkeeper-cli compare with both backends openblas says &quot;1 of 8 identical&quot; for the logits of eight tokens.</source>
        <translation>Uma olhada no terminal prova isso: rowkeeper-cli compare com os dois backends openblas diz “1 of 8 identical” para os logits de oito tokens.</translation>
    </message>
    <message>
        <source>Can it change the text?</source>
        <translation>Isso pode mudar o texto?</translation>
    </message>
    <message>
        <source>Now both lanes have the cache, but lane A calculates exactly and lane B with OpenBLAS. Their logits differ by some hundred-thousandths.</source>
        <translation>Agora as duas pistas têm o cache, mas a pista A calcula de forma exata e a pista B com OpenBLAS. Seus logits diferem em alguns centésimos de milésimo.</translation>
    </message>
    <message>
        <source>The model takes the token with the highest logit.</source>
        <translation>O modelo fica com o token de maior logit.</translation>
    </message>
    <message>
        <source>Can such a difference ever change the text?</source>
        <translation>Uma diferença assim pode alguma vez mudar o texto?</translation>
    </message>
    <message>
        <source>Never: it&apos;s far too small</source>
        <translation>Nunca: é pequena demais</translation>
    </message>
    <message>
        <source>Nearly always right. But what counts is not its size alone; it&apos;s the distance between the best two tokens.</source>
        <translation>Quase sempre verdade. Mas o que conta não é só o tamanho dela; é a distância entre os dois melhores tokens.</translation>
    </message>
    <message>
        <source>Yes, but rarely: where the two best are almost equal</source>
        <translation>Sim, mas raramente: onde os dois melhores são quase iguais</translation>
    </message>
    <message>
        <source>Then rounding decides. And once one token is another, the text after it may be quite another, too.</source>
        <translation>Então é o arredondamento que decide. E, quando um token passa a ser outro, o texto depois dele também pode ser bem diferente.</translation>
    </message>
    <message>
        <source>Yes, in nearly every sentence</source>
        <translation>Sim, em quase todas as frases</translation>
    </message>
    <message>
        <source>In most steps the best token leads by far more.</source>
        <translation>Na maioria dos passos o melhor token lidera por muito mais.</translation>
    </message>
    <message>
        <source>{race_agreement}. In 2,000 steps of the bundled model the two best tokens came closer than a ten-thousandth once. In all others they were at least two thousandths apart.</source>
        <translation>{race_agreement}. Em 2.000 passos do modelo incluído, os dois melhores tokens ficaram a menos de um décimo de milésimo uma vez. Em todos os outros, estavam a pelo menos dois milésimos de distância.</translation>
    </message>
    <message>
        <source>So lanes with different libraries may differ where the gap is that small, and the app names the step. Anything else counts as an error.</source>
        <translation>Portanto, pistas com bibliotecas diferentes podem diferir onde a distância é tão pequena, e o app diz em que passo. Qualquer outra coisa conta como erro.</translation>
    </message>
    <message>
        <source>Butterfly effect is a fair word: a coin toss at one token, and everything after it is written in view of that token.</source>
        <translation>Efeito borboleta é uma boa expressão: cara ou coroa num token, e tudo depois dele é escrito em vista desse token.</translation>
    </message>
    <message>
        <source>Large models have larger vocabularies and freer texts, so near ties are commoner there.</source>
        <translation>Modelos grandes têm vocabulários maiores e textos mais livres, então quase empates são mais comuns neles.</translation>
    </message>
    <message>
        <source>The same question twice</source>
        <translation>A mesma pergunta duas vezes</translation>
    </message>
    <message>
        <source>You ask a service the same question twice. It is set to take the most probable token always, so nothing is left to chance. And yet the two answers differ at some point.</source>
        <translation>Você faz a um serviço a mesma pergunta duas vezes. Ele está configurado para ficar sempre com o token mais provável, então nada depende do acaso. E mesmo assim as duas respostas diferem em algum ponto.</translation>
    </message>
    <message>
        <source>A service computes the rows of many users in one pass, a **batch**. How many depends on who else is asking.</source>
        <translation>Um serviço calcula as linhas de muitos usuários numa só passagem, um **lote** (batch). Quantas são depende de quem mais está perguntando.</translation>
    </message>
    <message>
        <source>What is the likely cause?</source>
        <translation>Qual é a causa provável?</translation>
    </message>
    <message>
        <source>A cache that gives back slightly wrong numbers</source>
        <translation>Um cache que devolve números um pouco errados</translation>
    </message>
    <message>
        <source>A cache gives back what was put in, to the bit.</source>
        <translation>Um cache devolve o que foi posto nele, até o bit.</translation>
    </message>
    <message>
        <source>A hidden roll of the dice</source>
        <translation>Um lançamento de dados escondido</translation>
    </message>
    <message>
        <source>It was switched off. And no dice are needed.</source>
        <translation>Ele foi desligado. E nem são precisos dados.</translation>
    </message>
    <message>
        <source>Other users&apos; requests in the same batch</source>
        <translation>Os pedidos de outros usuários no mesmo lote</translation>
    </message>
    <message>
        <source>They change how many rows are computed together, and that can change the order of the sums.</source>
        <translation>Eles mudam quantas linhas são calculadas juntas, e isso pode mudar a ordem das somas.</translation>
    </message>
    <message>
        <source>Here 12 conversations came to the bundled model, with 8 MiB for their caches, which is room for 1,024 rows. They went through it in common passes, twice, with different company each time. Every answer was the same both times. The last line in the frame says so.</source>
        <translation>Aqui 12 conversas chegaram ao modelo incluído, com 8 MiB para os caches delas, o que é espaço para 1.024 linhas. Passaram por ele em passagens comuns, duas vezes, cada vez com outra companhia. Todas as respostas foram iguais nas duas vezes. A última linha da moldura diz isso.</translation>
    </message>
    <message>
        <source>With arithmetic that is batch-invariant, no bit of any answer depends on it. With many libraries it can.</source>
        <translation>Com uma aritmética invariante ao lote, nenhum bit de nenhuma resposta depende disso. Com muitas bibliotecas, pode depender.</translation>
    </message>
    <message>
        <source>This surprises experts as well: &quot;temperature 0&quot; makes the choice certain, not the numbers it is based on.</source>
        <translation>Isto surpreende até especialistas: “temperatura 0” torna certa a escolha, não os números em que ela se baseia.</translation>
    </message>
    <message>
        <source>What else changes numbers: another graphics card, another version of a library, weights in fewer bits.</source>
        <translation>O que mais muda os números: outra placa gráfica, outra versão de uma biblioteca, pesos com menos bits.</translation>
    </message>
    <message>
        <source>Check yourself</source>
        <translation>Verifique você mesmo</translation>
    </message>
    <message>
        <source>To 200 tokens</source>
        <translation>Até 200 tokens</translation>
    </message>
    <message>
        <source>The question of this lesson: how much faster is a model with a cache, really?</source>
        <translation>A pergunta desta lição: quanto mais rápido é, de fato, um modelo com cache?</translation>
    </message>
    <message>
        <source>Texts on the KV cache like to end with an experiment. Write the same text twice, **greedily**, which means always taking the most probable token: once with the cache, once without. One such text reports about twice the speed at 200 tokens, for GPT-2 small, and doesn&apos;t name the machine.</source>
        <translation>Textos sobre o cache KV gostam de terminar com um experimento. Escreva o mesmo texto duas vezes, de forma **gulosa**, ou seja, ficando sempre com o token mais provável: uma vez com o cache, outra sem. Um desses textos relata cerca do dobro da velocidade com 200 tokens, para o GPT-2 small, e não diz qual é a máquina.</translation>
    </message>
    <message>
        <source>Here are two lanes with the bundled model.</source>
        <translation>Aqui estão duas pistas com o modelo incluído.</translation>
    </message>
    <message>
        <source>How many times as long will the lane without the cache take, until the text has 200 tokens?</source>
        <translation>Quantas vezes mais tempo a pista sem cache vai levar até o texto ter 200 tokens?</translation>
    </message>
    <message>
        <source>{race_ratio} times as long: {race_time_b} instead of {race_time_a}.</source>
        <translation>{race_ratio} vezes o tempo: {race_time_b} em vez de {race_time_a}.</translation>
    </message>
    <message>
        <source>And the texts? {race_agreement}. As promised: an optimization, not an approximation.</source>
        <translation>E os textos? {race_agreement}. Como prometido: uma otimização, não uma aproximação.</translation>
    </message>
    <message>
        <source>Have everybody write the guess down before anyone presses a button.</source>
        <translation>Faça todos escreverem o palpite antes que alguém pressione um botão.</translation>
    </message>
    <message>
        <source>On a noisy machine race again: the ratio moves, the row counts don&apos;t.</source>
        <translation>Numa máquina ocupada com outras coisas, corra de novo: a razão muda, as contagens de linhas não.</translation>
    </message>
    <message>
        <source>To 1,000 tokens</source>
        <translation>Até 1.000 tokens</translation>
    </message>
    <message>
        <source>Now until the text has 1,000 tokens. The same report speaks of not quite five times the speed there.</source>
        <translation>Agora até o texto ter 1.000 tokens. O mesmo relato fala ali de pouco menos de cinco vezes a velocidade.</translation>
    </message>
    <message>
        <source>The lane without the cache computes half a million rows for this. Both lanes together take ten seconds to a minute, or more on an old machine.</source>
        <translation>Para isso, a pista sem cache calcula meio milhão de linhas. As duas pistas juntas levam de dez segundos a um minuto, ou mais numa máquina antiga.</translation>
    </message>
    <message>
        <source>How many times as long will lane B take?</source>
        <translation>Quantas vezes mais tempo a pista B vai levar?</translation>
    </message>
    <message>
        <source>{ratio_1000} times as long; at 200 tokens it was {ratio_200}. So the ratio does grow with the text. It is that of **whole runs**. Of the newest steps alone it is {race_step_ratio}: the early ones were short.</source>
        <translation>{ratio_1000} vezes o tempo; com 200 tokens eram {ratio_200}. Então a razão cresce mesmo com o texto. É a das **execuções inteiras**. Só a dos passos mais novos é {race_step_ratio}: os primeiros eram curtos.</translation>
    </message>
    <message>
        <source>The model menu has GPT-2 small&apos;s true size, too. Without a cache, 1,000 tokens cost it about 91,000 GFLOP (billions of operations): minutes, at this machine&apos;s {arithmetic}.</source>
        <translation>O menu de modelos tem também o tamanho verdadeiro do GPT-2 small. Sem cache, 1.000 tokens lhe custam cerca de 91.000 GFLOP (mil milhões de operações cada): minutos, com os {arithmetic} desta máquina.</translation>
    </message>
    <message>
        <source>While it races, watch the points in the chart: lane B climbs, lane A stays at the bottom. The waiting is the lesson.</source>
        <translation>Durante a corrida, observe os pontos no gráfico: a pista B sobe, a pista A fica embaixo. A espera é a lição.</translation>
    </message>
    <message>
        <source>To try GPT-2 small: leave the lesson, choose it in the model menu and go to the Race page. 200 tokens take about 3,500 GFLOP without a cache, half a minute on two cores; 1,000 tokens a quarter of an hour.</source>
        <translation>Para experimentar o GPT-2 small: saia da lição, escolha-o no menu de modelos e vá à página Corrida. 200 tokens custam cerca de 3.500 GFLOP sem cache, meio minuto em dois núcleos; 1.000 tokens, um quarto de hora.</translation>
    </message>
    <message>
        <source>Why is it so much more?</source>
        <translation>Por que é tanto mais?</translation>
    </message>
    <message>
        <source>What do the ratios depend on? Both runs read every weight once a step, that is true. If reading took all the time, both would be equally fast.</source>
        <translation>De que dependem as razões? As duas execuções leem cada peso uma vez por passo, é verdade. Se a leitura levasse todo o tempo, as duas seriam igualmente rápidas.</translation>
    </message>
    <message>
        <source>But the run without a cache also calculates for all rows. This machine reads {bandwidth} and calculates {arithmetic}. From these two rates alone one would expect ratios of {roofline_200} at 200 tokens and {roofline_1000} at 1,000.</source>
        <translation>Mas a execução sem cache também calcula para todas as linhas. Esta máquina lê {bandwidth} e calcula {arithmetic}. Só por essas duas taxas, seria de esperar razões de {roofline_200} com 200 tokens e {roofline_1000} com 1.000.</translation>
    </message>
    <message>
        <source>A large graphics card calculates about two thousand times as fast as a laptop and reads about fifty times as fast. What will the ratio at 200 tokens be there, for GPT-2 small?</source>
        <translation>Uma placa gráfica grande calcula cerca de duas mil vezes mais rápido que um laptop e lê cerca de cinquenta vezes mais rápido. Qual será ali a razão com 200 tokens, para o GPT-2 small?</translation>
    </message>
    <message>
        <source>Larger than here: it is so much faster</source>
        <translation>Maior que aqui: ela é tão mais rápida</translation>
    </message>
    <message>
        <source>Both lanes get faster, and the one without a cache gains more: it is the one that had to calculate.</source>
        <translation>As duas pistas ficam mais rápidas, e a que não tem cache ganha mais: é ela que tinha de calcular.</translation>
    </message>
    <message>
        <source>About the same</source>
        <translation>Mais ou menos a mesma</translation>
    </message>
    <message>
        <source>That would be so if both rates grew alike. Calculating grew far more than reading.</source>
        <translation>Seria assim se as duas taxas crescessem igual. O cálculo cresceu muito mais que a leitura.</translation>
    </message>
    <message>
        <source>Close to 1</source>
        <translation>Perto de 1</translation>
    </message>
    <message>
        <source>It calculates 200 rows in hardly more time than one. What remains is what both lanes do alike.</source>
        <translation>Ela calcula 200 linhas em pouco mais tempo que uma. O que resta é o que as duas pistas fazem igual.</translation>
    </message>
    <message>
        <source>For an H100 one expects {gpu_200} at 200 tokens and {gpu_1000} at 1,000. So the ratio depends on the length of the text and on one figure of the machine: how many rows it can calculate in the time it takes to read the weights once. The frame names it for this machine.</source>
        <translation>Para uma H100, esperam-se {gpu_200} com 200 tokens e {gpu_1000} com 1.000. Então a razão depende do comprimento do texto e de um número da máquina: quantas linhas ela consegue calcular no tempo que leva para ler os pesos uma vez. A moldura o indica para esta máquina.</translation>
    </message>
    <message>
        <source>The report&apos;s 2 and 4.8 need about 120 rows: a machine in between, or a program that spends some fixed time on every step. Choose &quot;Like the report&quot; to see it.</source>
        <translation>Os 2 e 4,8 do relato precisam de cerca de 120 linhas: uma máquina intermediária, ou um programa que gasta um tempo fixo em cada passo. Escolha “Como o relato” para ver.</translation>
    </message>
    <message>
        <source>This estimate is called a roofline: two limits, and the lower one is the roof. Let the class change the GB/s and the GFLOP/s in the frame and watch the ratios.</source>
        <translation>Esta estimativa se chama roofline: dois limites, e o mais baixo é o telhado. Deixe a turma mudar os GB/s e os GFLOP/s na moldura e observar as razões.</translation>
    </message>
    <message>
        <source>&quot;The cache only removes attention&quot; is wrong by amount at any ratio: most of what it removes is projections and MLPs of old rows (lesson 3). Where the ratio is small, that work is there too, but hidden behind the reading of the weights.</source>
        <translation>“O cache só elimina a atenção” erra na quantidade, qualquer que seja a razão: a maior parte do que ele elimina são projeções e MLPs de linhas antigas (lição 3). Onde a razão é pequena, esse trabalho também está lá, mas escondido atrás da leitura dos pesos.</translation>
    </message>
    <message>
        <source>The small model&apos;s weights fit into the processor&apos;s caches, so its cached steps are often faster than the roof of the memory allows: measured ratios can lie above the expected ones.</source>
        <translation>Os pesos do modelo pequeno cabem nos caches do processador, então seus passos com cache são muitas vezes mais rápidos do que o telhado da memória permite: as razões medidas podem ficar acima das esperadas.</translation>
    </message>
    <message>
        <source>What can go wrong in such a test</source>
        <translation>O que pode dar errado num teste assim</translation>
    </message>
    <message>
        <source>A friend repeats the experiment on another computer. For 60 new tokens she finds a ratio of 5. You found far more, for 186. She concludes: your program must be faulty.</source>
        <translation>Uma amiga repete o experimento em outro computador. Para 60 tokens novos, ela encontra uma razão de 5. Você encontrou muito mais, para 186. Ela conclui: o seu programa deve ter defeito.</translation>
    </message>
    <message>
        <source>What do you tell her?</source>
        <translation>O que você diz a ela?</translation>
    </message>
    <message>
        <source>Compare the same length first, then rows and tokens; times are the machine&apos;s own</source>
        <translation>Compare primeiro o mesmo comprimento, depois linhas e tokens; os tempos são de cada máquina</translation>
    </message>
    <message>
        <source>Rows and tokens are the same everywhere. The ratio follows from the length and from the machine&apos;s two rates.</source>
        <translation>Linhas e tokens são iguais em toda parte. A razão decorre do comprimento e das duas taxas da máquina.</translation>
    </message>
    <message>
        <source>Ratios must agree, so one of us made a mistake</source>
        <translation>As razões têm de coincidir, então um de nós errou</translation>
    </message>
    <message>
        <source>The **rows** must agree: that&apos;s arithmetic on paper. Times depend on the machine.</source>
        <translation>As **linhas** têm de coincidir: isso é conta de papel. Os tempos dependem da máquina.</translation>
    </message>
    <message>
        <source>She should take the average of several runs</source>
        <translation>Ela deveria fazer a média de várias execuções</translation>
    </message>
    <message>
        <source>A good habit, but it won&apos;t bring two different machines together, nor two different lengths.</source>
        <translation>Um bom hábito, mas não vai aproximar duas máquinas diferentes, nem dois comprimentos diferentes.</translation>
    </message>
    <message>
        <source>For 60 new tokens: {race_rows_a} rows with the cache and {race_rows_b} without, on every machine in the world. The ratio of the times is {race_ratio} on this one, today.</source>
        <translation>Para 60 tokens novos: {race_rows_a} linhas com o cache e {race_rows_b} sem, em qualquer máquina do mundo. A razão dos tempos é {race_ratio} nesta, hoje.</translation>
    </message>
    <message>
        <source>A good report of such a test names: model, precision, machine, length, and whether the ratio is of steps or of whole runs.</source>
        <translation>Um bom relato de um teste assim indica: modelo, precisão, máquina, comprimento, e se a razão é de passos ou de execuções inteiras.</translation>
    </message>
    <message>
        <source>Where this leads: training</source>
        <translation>Aonde isto leva: treinamento</translation>
    </message>
    <message>
        <source>The cache is for writing. What about **training**, in which a model learns from texts that are finished?</source>
        <translation>O cache serve para escrever. E o **treinamento**, em que um modelo aprende com textos que já estão prontos?</translation>
    </message>
    <message>
        <source>Here a text of {prompt_rows} tokens was read in one pass, in {prefill_time}. Each token after that took {decode_time}, one after the other.</source>
        <translation>Aqui um texto de {prompt_rows} tokens foi lido numa só passagem, em {prefill_time}. Cada token depois disso levou {decode_time}, um após o outro.</translation>
    </message>
    <message>
        <source>Does training a model need a KV cache?</source>
        <translation>Treinar um modelo precisa de um cache KV?</translation>
    </message>
    <message>
        <source>Yes, or it would recompute every row again and again</source>
        <translation>Sim, senão ele recalcularia cada linha vezes sem conta</translation>
    </message>
    <message>
        <source>So it would if it went through the text token by token. It doesn&apos;t need to: all tokens are known.</source>
        <translation>Seria assim se ele percorresse o texto token por token. Não precisa: todos os tokens são conhecidos.</translation>
    </message>
    <message>
        <source>No: it computes all rows of a text in one pass</source>
        <translation>Não: ele calcula todas as linhas de um texto numa só passagem</translation>
    </message>
    <message>
        <source>Like a prefill. Every row guesses the token after it at the same time, and nothing is computed twice.</source>
        <translation>Como um prefill. Cada linha tenta adivinhar o token seguinte ao mesmo tempo que as outras, e nada é calculado duas vezes.</translation>
    </message>
    <message>
        <source>Only for long texts</source>
        <translation>Só para textos longos</translation>
    </message>
    <message>
        <source>The length doesn&apos;t matter. What matters is that no token has to be waited for.</source>
        <translation>O comprimento não importa. O que importa é que não é preciso esperar por nenhum token.</translation>
    </message>
    <message>
        <source>The mask lets training do this: a row sees only what is above it, so all guesses are fair even if the text is known. Writing can&apos;t: the next token isn&apos;t there before the one above it is chosen. One and the same model is parallel when it learns and one row after the other when it writes.</source>
        <translation>É a máscara que permite isso no treinamento: uma linha só vê o que está acima dela, então todos os palpites são honestos mesmo que o texto seja conhecido. Escrever não pode: o próximo token não existe antes de o anterior ser escolhido. O mesmo modelo trabalha em paralelo quando aprende e uma linha após a outra quando escreve.</translation>
    </message>
    <message>
        <source>Ask what prefill, training and lane B have in common: all rows in one pass. And what sets lane B apart: it does it again at every step.</source>
        <translation>Pergunte o que têm em comum o prefill, o treinamento e a pista B: todas as linhas numa só passagem. E o que distingue a pista B: ela faz isso de novo a cada passo.</translation>
    </message>
    <message>
        <source>Where this leads: long texts</source>
        <translation>Aonde isto leva: textos longos</translation>
    </message>
    <message>
        <source>The triangle again: one line for each row, one cell for each row that it looked at. With n rows these are n lines, and about half of n × n cells.</source>
        <translation>De novo o triângulo: uma faixa para cada linha, uma célula para cada linha para a qual ela olhou. Com n linhas são n faixas, e cerca de metade de n × n células.</translation>
    </message>
    <message>
        <source>The text gets twice as long. How many cells does the triangle have then?</source>
        <translation>O texto fica com o dobro do comprimento. Quantas células tem então o triângulo?</translation>
    </message>
    <message>
        <source>Twice as many</source>
        <translation>O dobro</translation>
    </message>
    <message>
        <source>Twice as many lines, but each of them is twice as long, too.</source>
        <translation>O dobro das faixas, mas cada uma também tem o dobro do comprimento.</translation>
    </message>
    <message>
        <source>About four times as many</source>
        <translation>Cerca de quatro vezes mais</translation>
    </message>
    <message>
        <source>Twice the lines, twice their length. This is what &quot;n squared&quot; stands for.</source>
        <translation>O dobro das faixas, o dobro do comprimento delas. É isso que quer dizer “n ao quadrado”.</translation>
    </message>
    <message>
        <source>About eight times as many</source>
        <translation>Cerca de oito vezes mais</translation>
    </message>
    <message>
        <source>That is what a run without a cache pays in all: it draws the whole triangle again at each step.</source>
        <translation>É o que uma execução sem cache paga ao todo: ela desenha o triângulo inteiro de novo a cada passo.</translation>
    </message>
    <message>
        <source>The cache doesn&apos;t make the triangle smaller. It lets every cell be computed **once**, one line a step. Someone has to compute it still, and for a very long prompt the prefill does so all at once. There n squared becomes what one waits for, and the cache&apos;s n rows become what fills the memory. Both are the price of long contexts.</source>
        <translation>O cache não deixa o triângulo menor. Ele permite que cada célula seja calculada **uma vez**, uma faixa por passo. Alguém ainda tem de calculá-lo, e, num prompt muito longo, o prefill faz isso de uma vez só. Ali n ao quadrado vira aquilo por que se espera, e as n linhas do cache viram o que enche a memória. Os dois são o preço de contextos longos.</translation>
    </message>
    <message>
        <source>Draw it: with the cache a step adds the bottom line. Without it a step draws the whole triangle. Added up: n squared cells against n cubed.</source>
        <translation>Desenhe: com o cache, um passo acrescenta a faixa de baixo. Sem ele, um passo desenha o triângulo inteiro. Somando tudo: n ao quadrado células contra n ao cubo.</translation>
    </message>
    <message>
        <source>Where to go from here: grouped-query attention, training in parallel, and ways around the square, such as windows.</source>
        <translation>Para onde ir a partir daqui: atenção com consultas agrupadas, treinamento em paralelo, e caminhos para contornar o quadrado, como as janelas.</translation>
    </message>
    <message>
        <source>Twenty questions</source>
        <translation>Vinte perguntas</translation>
    </message>
    <message>
        <source>Permission</source>
        <translation>Permissão</translation>
    </message>
    <message>
        <source>Why may a model use a row again that it computed a hundred tokens ago?</source>
        <translation>Por que um modelo pode usar de novo uma linha que calculou cem tokens atrás?</translation>
    </message>
    <message>
        <source>Because a small error does no harm</source>
        <translation>Porque um pequeno erro não faz mal</translation>
    </message>
    <message>
        <source>There is no error at all. The row that is read back is the same number for number.</source>
        <translation>Não há erro nenhum. A linha lida do cache é a mesma, número por número.</translation>
    </message>
    <message>
        <source>Because a row sees only itself and what stands above it</source>
        <translation>Porque uma linha só vê a si mesma e o que está acima dela</translation>
    </message>
    <message>
        <source>New tokens come below. So nothing a row depends on can change any more.</source>
        <translation>Os tokens novos vêm abaixo. Então nada de que uma linha depende ainda pode mudar.</translation>
    </message>
    <message>
        <source>Because words keep their meaning</source>
        <translation>Porque as palavras conservam seu significado</translation>
    </message>
    <message>
        <source>A row isn&apos;t the meaning of a word: the same word gets another row in another text.</source>
        <translation>Uma linha não é o significado de uma palavra: a mesma palavra recebe outra linha em outro texto.</translation>
    </message>
    <message>
        <source>The causal mask is the permission: no row looks down. It is an argument for correctness and not a rule of thumb.</source>
        <translation>A máscara causal é a permissão: nenhuma linha olha para baixo. É um argumento a favor da correção, e não uma regra prática.</translation>
    </message>
    <message>
        <source>Where to see it: Lesson 2; Watch page, Attention.</source>
        <translation>Onde ver: lição 2; página Observar, Atenção.</translation>
    </message>
    <message>
        <source>One corrected word</source>
        <translation>Uma palavra corrigida</translation>
    </message>
    <message>
        <source>In a prompt of 500 tokens, token 200 is replaced by another. Which rows must be computed again?</source>
        <translation>Num prompt de 500 tokens, o token 200 é substituído por outro. Quais linhas têm de ser calculadas de novo?</translation>
    </message>
    <message>
        <source>Row 200 alone</source>
        <translation>Só a linha 200</translation>
    </message>
    <message>
        <source>The rows below have looked at it and taken something from it.</source>
        <translation>As linhas abaixo olharam para ela e tiraram algo dela.</translation>
    </message>
    <message>
        <source>All 500</source>
        <translation>Todas as 500</translation>
    </message>
    <message>
        <source>Those above row 200 have never seen it.</source>
        <translation>As que estão acima da linha 200 nunca a viram.</translation>
    </message>
    <message>
        <source>Rows 0 to 200</source>
        <translation>As linhas 0 a 200</translation>
    </message>
    <message>
        <source>It is the other way round: these stand above the change.</source>
        <translation>É o contrário: essas estão acima da mudança.</translation>
    </message>
    <message>
        <source>Row 200 and all below it</source>
        <translation>A linha 200 e todas abaixo dela</translation>
    </message>
    <message>
        <source>It changes itself, and may have changed each row that could look at it.</source>
        <translation>Ela própria muda, e pode ter mudado cada linha que podia olhar para ela.</translation>
    </message>
    <message>
        <source>The rows above stay valid, to the last bit. That is also why a change late in a prompt is cheap and an early one is dear.</source>
        <translation>As linhas acima continuam válidas, até o último bit. É também por isso que uma mudança no fim de um prompt é barata, e uma no início sai cara.</translation>
    </message>
    <message>
        <source>Where to see it: Lesson 2; Watch page, click a token.</source>
        <translation>Onde ver: lição 2; página Observar, clique num token.</translation>
    </message>
    <message>
        <source>What is kept</source>
        <translation>O que se guarda</translation>
    </message>
    <message>
        <source>What does a KV cache keep of a token?</source>
        <translation>O que um cache KV guarda de um token?</translation>
    </message>
    <message>
        <source>Its key and its value, in every block</source>
        <translation>Sua chave e seu valor, em cada bloco</translation>
    </message>
    <message>
        <source>Those are the two things that later rows come for.</source>
        <translation>São as duas coisas que as linhas posteriores vêm buscar.</translation>
    </message>
    <message>
        <source>Its query, key and value</source>
        <translation>Sua consulta, sua chave e seu valor</translation>
    </message>
    <message>
        <source>A query asks once, in its own step. Nobody asks it again.</source>
        <translation>Uma consulta pergunta uma vez, no seu próprio passo. Ninguém volta a perguntar por ela.</translation>
    </message>
    <message>
        <source>Its logits</source>
        <translation>Seus logits</translation>
    </message>
    <message>
        <source>They served to choose one token. The next step has logits of its own.</source>
        <translation>Eles serviram para escolher um token. O próximo passo tem seus próprios logits.</translation>
    </message>
    <message>
        <source>Its word, so that it needn&apos;t be typed again</source>
        <translation>Sua palavra, para não ter de ser digitada de novo</translation>
    </message>
    <message>
        <source>The text is kept anyway. The cache is about what was worked out from it.</source>
        <translation>O texto é guardado de qualquer forma. O cache trata do que foi apurado a partir dele.</translation>
    </message>
    <message>
        <source>With the bundled model these are {row_numbers} numbers, or {row_bytes} in 32 bits. A full context of {context} tokens takes {full_cache}.</source>
        <translation>No modelo incluído são {row_numbers} números, ou {row_bytes} em 32 bits. Um contexto completo de {context} tokens ocupa {full_cache}.</translation>
    </message>
    <message>
        <source>Where to see it: Lessons 1 and 5; Watch page, the cache.</source>
        <translation>Onde ver: lições 1 e 5; página Observar, o cache.</translation>
    </message>
    <message>
        <source>A text has 300 tokens. How many rows does the next step compute without a cache, and how many with it?</source>
        <translation>Um texto tem 300 tokens. Quantas linhas o próximo passo calcula sem cache, e quantas com ele?</translation>
    </message>
    <message>
        <source>300 and 150</source>
        <translation>300 e 150</translation>
    </message>
    <message>
        <source>Half is a matter of whole runs. In one step the difference is much larger.</source>
        <translation>Metade tem a ver com execuções inteiras. Num só passo a diferença é muito maior.</translation>
    </message>
    <message>
        <source>300 and 0</source>
        <translation>300 e 0</translation>
    </message>
    <message>
        <source>The newest token&apos;s row is always missing: nobody could compute it before the token was chosen.</source>
        <translation>A linha do token mais novo sempre falta: ninguém podia calculá-la antes de o token ser escolhido.</translation>
    </message>
    <message>
        <source>300 and 1</source>
        <translation>300 e 1</translation>
    </message>
    <message>
        <source>Without a cache all rows, with it only that of the newest token.</source>
        <translation>Sem cache, todas as linhas; com ele, só a do token mais novo.</translation>
    </message>
    <message>
        <source>Over a whole run without a cache the row counts add up to about half the square of the length. That&apos;s what &quot;quadratic&quot; means. With it, each row is computed once.</source>
        <translation>Numa execução inteira sem cache, as contagens de linhas somam cerca de metade do quadrado do comprimento. É isso que quer dizer “quadrático”. Com ele, cada linha é calculada uma vez.</translation>
    </message>
    <message>
        <source>Where to see it: Lesson 1; Race page, rows computed.</source>
        <translation>Onde ver: lição 1; página Corrida, linhas calculadas.</translation>
    </message>
    <message>
        <source>What is left</source>
        <translation>O que resta</translation>
    </message>
    <message>
        <source>The cache is on and the text grows. Which part of a step still grows with it?</source>
        <translation>O cache está ligado e o texto cresce. Que parte de um passo ainda cresce com ele?</translation>
    </message>
    <message>
        <source>It works on one row, the new one, however long the text is.</source>
        <translation>Ele trabalha sobre uma linha, a nova, por mais longo que seja o texto.</translation>
    </message>
    <message>
        <source>Reading the weights</source>
        <translation>Ler os pesos</translation>
    </message>
    <message>
        <source>The weights are the model: as many for short texts as for long ones.</source>
        <translation>Os pesos são o modelo: tantos para textos curtos quanto para longos.</translation>
    </message>
    <message>
        <source>Attention</source>
        <translation>A atenção</translation>
    </message>
    <message>
        <source>The new row has to be held against every earlier one. No cache can do that beforehand.</source>
        <translation>A nova linha tem de ser comparada com cada uma das anteriores. Nenhum cache pode fazer isso de antemão.</translation>
    </message>
    <message>
        <source>A step computes one row, and looks at n. It&apos;s a small share in short texts and a large one in long texts.</source>
        <translation>Um passo calcula uma linha, e olha para n. É uma fração pequena em textos curtos e grande em textos longos.</translation>
    </message>
    <message>
        <source>Where to see it: Lesson 3; Watch page, &quot;Attention only&quot;.</source>
        <translation>Onde ver: lição 3; página Observar, “Só a atenção”.</translation>
    </message>
    <message>
        <source>More than attention</source>
        <translation>Mais que a atenção</translation>
    </message>
    <message>
        <source>Is it right that the cache only saves attention?</source>
        <translation>É verdade que o cache só poupa a atenção?</translation>
    </message>
    <message>
        <source>Yes: keys and values belong to attention</source>
        <translation>Sim: chaves e valores pertencem à atenção</translation>
    </message>
    <message>
        <source>They do. But to get an old row&apos;s key in block 2, the whole row has to pass through block 1.</source>
        <translation>Pertencem. Mas, para obter a chave de uma linha antiga no bloco 2, a linha inteira tem de passar pelo bloco 1.</translation>
    </message>
    <message>
        <source>No: it also saves the projections and the MLPs of all old rows</source>
        <translation>Não: ele poupa também as projeções e os MLPs de todas as linhas antigas</translation>
    </message>
    <message>
        <source>Without a cache every old row goes through everything again.</source>
        <translation>Sem cache, cada linha antiga passa por tudo de novo.</translation>
    </message>
    <message>
        <source>No: it saves the logits</source>
        <translation>Não: ele poupa os logits</translation>
    </message>
    <message>
        <source>They are computed once a step, with the cache and without.</source>
        <translation>Eles são calculados uma vez por passo, com o cache e sem ele.</translation>
    </message>
    <message>
        <source>In a step without a cache, attention is the smaller part at the lengths you can try here; the rest is projections and MLPs, mostly of old rows.</source>
        <translation>Num passo sem cache, a atenção é a parte menor, nos comprimentos que você pode experimentar aqui; o resto são projeções e MLPs, quase todos de linhas antigas.</translation>
    </message>
    <message>
        <source>Where to see it: Lesson 3; Watch page, cache off, the bar of the step.</source>
        <translation>Onde ver: lição 3; página Observar, cache desligado, a barra do passo.</translation>
    </message>
    <message>
        <source>You ask about a long document that the assistant has not read yet. Why does the first token take longest?</source>
        <translation>Você faz uma pergunta sobre um documento longo que o assistente ainda não leu. Por que o primeiro token é o que mais demora?</translation>
    </message>
    <message>
        <source>It is the hardest one to choose</source>
        <translation>É o mais difícil de escolher</translation>
    </message>
    <message>
        <source>Each choice costs the same. What differs is how many rows are missing before it.</source>
        <translation>Cada escolha custa o mesmo. O que muda é quantas linhas faltam antes dela.</translation>
    </message>
    <message>
        <source>The cache has to be searched first</source>
        <translation>Primeiro é preciso procurar no cache</translation>
    </message>
    <message>
        <source>It is empty then, and it is never searched: every row is read in turn.</source>
        <translation>Nessa altura ele está vazio, e nunca se procura nele: cada linha é lida por sua vez.</translation>
    </message>
    <message>
        <source>All rows of the prompt have to be computed before it</source>
        <translation>Todas as linhas do prompt têm de ser calculadas antes dele</translation>
    </message>
    <message>
        <source>That is the prefill. Each token after it costs one row.</source>
        <translation>Isso é o prefill. Cada token depois dele custa uma linha.</translation>
    </message>
    <message>
        <source>The weights are loaded from the disk</source>
        <translation>Os pesos são carregados do disco</translation>
    </message>
    <message>
        <source>They have been in memory since the program started.</source>
        <translation>Eles estão na memória desde que o programa começou.</translation>
    </message>
    <message>
        <source>A cache can&apos;t help with rows that it has never had. It makes the later tokens cheap, and the first one only if it was filled before.</source>
        <translation>Um cache não pode ajudar com linhas que nunca teve. Ele torna baratos os tokens seguintes, e o primeiro só se já estava preenchido antes.</translation>
    </message>
    <message>
        <source>Where to see it: Lesson 4; Watch page, time per token.</source>
        <translation>Onde ver: lição 4; página Observar, tempo por token.</translation>
    </message>
    <message>
        <source>In parallel</source>
        <translation>Em paralelo</translation>
    </message>
    <message>
        <source>A prefill of 500 rows is much faster than 500 decode steps. Why?</source>
        <translation>Um prefill de 500 linhas é muito mais rápido que 500 passos de decodificação. Por quê?</translation>
    </message>
    <message>
        <source>It reads each weight once for all rows</source>
        <translation>Ele lê cada peso uma vez para todas as linhas</translation>
    </message>
    <message>
        <source>A decode step reads all of them for a single row.</source>
        <translation>Um passo de decodificação lê todos eles para uma só linha.</translation>
    </message>
    <message>
        <source>It leaves out attention</source>
        <translation>Ele deixa a atenção de fora</translation>
    </message>
    <message>
        <source>It doesn&apos;t: each row of the prompt looks at all rows above it.</source>
        <translation>Não deixa: cada linha do prompt olha para todas as linhas acima dela.</translation>
    </message>
    <message>
        <source>It computes with fewer bits</source>
        <translation>Ele calcula com menos bits</translation>
    </message>
    <message>
        <source>Prefill and decode use the same numbers.</source>
        <translation>Prefill e decodificação usam os mesmos números.</translation>
    </message>
    <message>
        <source>A decode step waits for memory, a prefill for arithmetic. And a prefill can work on all rows at once only because all tokens are known.</source>
        <translation>Um passo de decodificação espera pela memória, um prefill, pelo cálculo. E um prefill só pode trabalhar em todas as linhas ao mesmo tempo porque todos os tokens são conhecidos.</translation>
    </message>
    <message>
        <source>Where to see it: Lesson 4; Watch page, this step.</source>
        <translation>Onde ver: lição 4; página Observar, este passo.</translation>
    </message>
    <message>
        <source>Two ratios</source>
        <translation>Duas razões</translation>
    </message>
    <message>
        <source>At 1,000 tokens a step takes 80 times as long without the cache. How does the whole run up to there compare?</source>
        <translation>Com 1.000 tokens, um passo leva 80 vezes mais tempo sem o cache. E a execução inteira até ali, como se compara?</translation>
    </message>
    <message>
        <source>Also 80 times as long</source>
        <translation>Também 80 vezes mais tempo</translation>
    </message>
    <message>
        <source>It would, if every step had been as long as the last. The early ones were short.</source>
        <translation>Seria assim se todos os passos tivessem sido tão longos quanto o último. Os primeiros foram curtos.</translation>
    </message>
    <message>
        <source>About 40 times as long</source>
        <translation>Cerca de 40 vezes mais tempo</translation>
    </message>
    <message>
        <source>Without a cache the steps grew from short to long. On average they were about half as long as the last.</source>
        <translation>Sem cache, os passos foram de curtos a longos. Em média, tiveram cerca de metade da duração do último.</translation>
    </message>
    <message>
        <source>About 6,400 times as long</source>
        <translation>Cerca de 6.400 vezes mais tempo</translation>
    </message>
    <message>
        <source>The ratios of steps don&apos;t multiply. Times add up.</source>
        <translation>As razões dos passos não se multiplicam. Os tempos se somam.</translation>
    </message>
    <message>
        <source>The ratio of steps and the ratio of runs are two figures; a report should say which it means. For this model, here: whole runs {ratio_200} times at 200 tokens, {ratio_1000} at 1,000 (a prediction while nothing has been raced).</source>
        <translation>A razão dos passos e a razão das execuções são dois números; um relato deve dizer de qual fala. Para este modelo, aqui: execuções inteiras, {ratio_200} vezes com 200 tokens, {ratio_1000} com 1.000 (uma previsão, enquanto não houve corrida).</translation>
    </message>
    <message>
        <source>Where to see it: Lesson 9; Race page, the table of ratios.</source>
        <translation>Onde ver: lição 9; página Corrida, a tabela das razões.</translation>
    </message>
    <message>
        <source>Other machines</source>
        <translation>Outras máquinas</translation>
    </message>
    <message>
        <source>Two people measure how much faster a run gets with the cache. One finds 2, the other 20. Both have counted the same rows. What explains it?</source>
        <translation>Duas pessoas medem quanto mais rápida fica uma execução com o cache. Uma encontra 2, a outra 20. As duas contaram as mesmas linhas. O que explica isso?</translation>
    </message>
    <message>
        <source>One of them has made a mistake</source>
        <translation>Uma delas cometeu um erro</translation>
    </message>
    <message>
        <source>Not necessarily. The rows are the same everywhere, the times are not.</source>
        <translation>Não necessariamente. As linhas são iguais em toda parte, os tempos não.</translation>
    </message>
    <message>
        <source>One of them has a larger cache</source>
        <translation>Uma delas tem um cache maior</translation>
    </message>
    <message>
        <source>Both keep the same rows of the same model: their caches are equally large.</source>
        <translation>As duas guardam as mesmas linhas do mesmo modelo: seus caches têm o mesmo tamanho.</translation>
    </message>
    <message>
        <source>Their machines calculate and read at different rates</source>
        <translation>As máquinas delas calculam e leem a taxas diferentes</translation>
    </message>
    <message>
        <source>Without a cache there is much to calculate, with it there is mostly reading. The ratio depends on how fast a machine does either.</source>
        <translation>Sem cache há muito para calcular; com ele, há sobretudo leitura. A razão depende de quão depressa uma máquina faz uma coisa e outra.</translation>
    </message>
    <message>
        <source>This machine&apos;s rates are {bandwidth} and {arithmetic}. From them alone one expects {roofline_200} at 200 tokens; for GPT-2 small on an H100 card {gpu_200}.</source>
        <translation>As taxas desta máquina são {bandwidth} e {arithmetic}. Só por elas, esperam-se {roofline_200} com 200 tokens; para o GPT-2 small numa placa H100, {gpu_200}.</translation>
    </message>
    <message>
        <source>Where to see it: Lesson 9; Race page, &quot;Another machine?&quot;.</source>
        <translation>Onde ver: lição 9; página Corrida, “Outra máquina?”.</translation>
    </message>
    <message>
        <source>GPT-2 small&apos;s token</source>
        <translation>O token do GPT-2 small</translation>
    </message>
    <message>
        <source>GPT-2 small has 12 blocks and a width of 768. How many numbers does it keep for each token?</source>
        <translation>O GPT-2 small tem 12 blocos e largura 768. Quantos números ele guarda para cada token?</translation>
    </message>
    <message>
        <source>768</source>
        <translation>768</translation>
    </message>
    <message>
        <source>That is one key, in one block.</source>
        <translation>Isso é uma chave, num bloco.</translation>
    </message>
    <message>
        <source>9,216</source>
        <translation>9.216</translation>
    </message>
    <message>
        <source>Keys are only half of it: 12 × 768. Values come on top.</source>
        <translation>As chaves são só metade: 12 × 768. Os valores vêm a mais.</translation>
    </message>
    <message>
        <source>18,432</source>
        <translation>18.432</translation>
    </message>
    <message>
        <source>2 × 12 × 768: a key and a value in each block.</source>
        <translation>2 × 12 × 768: uma chave e um valor em cada bloco.</translation>
    </message>
    <message>
        <source>1,536</source>
        <translation>1.536</translation>
    </message>
    <message>
        <source>A key and a value: but every block has its own.</source>
        <translation>Uma chave e um valor: mas cada bloco tem os seus.</translation>
    </message>
    <message>
        <source>{plan_numbers} numbers are {plan_token} in 16 bits, and {plan_conversation} for the whole window.</source>
        <translation>{plan_numbers} números são {plan_token} em 16 bits, e {plan_conversation} para a janela inteira.</translation>
    </message>
    <message>
        <source>Where to see it: Lesson 5; Memory page, the formula.</source>
        <translation>Onde ver: lição 5; página Memória, a fórmula.</translation>
    </message>
    <message>
        <source>Last bits</source>
        <translation>Últimos bits</translation>
    </message>
    <message>
        <source>With a certain library the scores differ in their last digits, with the cache and without. Where does that come from?</source>
        <translation>Com uma certa biblioteca, as pontuações diferem nos últimos algarismos, com o cache e sem ele. De onde vem isso?</translation>
    </message>
    <message>
        <source>It adds the same sums in another order when it computes one row instead of many</source>
        <translation>Ela faz as mesmas somas em outra ordem quando calcula uma linha em vez de muitas</translation>
    </message>
    <message>
        <source>Rounded sums depend on their order. The cache only changes how many rows are computed together.</source>
        <translation>Somas arredondadas dependem da ordem. O cache só muda quantas linhas são calculadas juntas.</translation>
    </message>
    <message>
        <source>The cache rounds what it keeps</source>
        <translation>O cache arredonda o que guarda</translation>
    </message>
    <message>
        <source>It keeps the 32-bit numbers as they were computed, and gives back just those.</source>
        <translation>Ele guarda os números de 32 bits tal como foram calculados, e devolve exatamente esses.</translation>
    </message>
    <message>
        <source>A row changes a little whenever text is added</source>
        <translation>Uma linha muda um pouco sempre que se acrescenta texto</translation>
    </message>
    <message>
        <source>It can&apos;t: nothing below a row has any influence on it.</source>
        <translation>Não pode: nada abaixo de uma linha tem influência sobre ela.</translation>
    </message>
    <message>
        <source>Both lanes calculated with OpenBLAS here; their scores are at most {race_difference} apart. Arithmetic that adds in a fixed order shows the cause: there the difference is 0. The best token is nearly always far enough ahead for the text to be the same anyway.</source>
        <translation>As duas pistas calcularam com OpenBLAS aqui; suas pontuações estão a no máximo {race_difference} umas das outras. Uma aritmética que soma numa ordem fixa mostra a causa: com ela a diferença é 0. O melhor token está quase sempre à frente o bastante para que o texto seja o mesmo, apesar disso.</translation>
    </message>
    <message>
        <source>Where to see it: Lesson 8; Race page, a lane&apos;s arithmetic.</source>
        <translation>Onde ver: lição 8; página Corrida, a aritmética de uma pista.</translation>
    </message>
    <message>
        <source>Long contexts</source>
        <translation>Contextos longos</translation>
    </message>
    <message>
        <source>On this card {plan_fit} conversations of 8,192 tokens fit beside the model. What runs out first when each of them gets 16 times as long?</source>
        <translation>Nesta placa cabem, ao lado do modelo, {plan_fit} conversas de 8.192 tokens. O que acaba primeiro quando cada uma fica 16 vezes mais longa?</translation>
    </message>
    <message>
        <source>The weights no longer fit</source>
        <translation>Os pesos deixam de caber</translation>
    </message>
    <message>
        <source>They are as large as before.</source>
        <translation>Eles têm o mesmo tamanho de antes.</translation>
    </message>
    <message>
        <source>Patience: each token takes 16 times as long</source>
        <translation>A paciência: cada token leva 16 vezes mais tempo</translation>
    </message>
    <message>
        <source>A step gets longer, but by less than that: it still computes a single row.</source>
        <translation>Um passo fica mais longo, mas menos do que isso: ele continua calculando uma só linha.</translation>
    </message>
    <message>
        <source>The memory for the caches</source>
        <translation>A memória para os caches</translation>
    </message>
    <message>
        <source>Each takes 16 times as much, so only a few fit.</source>
        <translation>Cada um ocupa 16 vezes mais, então só cabem alguns.</translation>
    </message>
    <message>
        <source>Only {plan_fit} fit now, at {plan_conversation} each. Such limits often decide how many users a server takes.</source>
        <translation>Agora só cabem {plan_fit}, a {plan_conversation} cada. São muitas vezes esses limites que decidem quantos usuários um servidor aceita.</translation>
    </message>
    <message>
        <source>Where to see it: Lesson 5; Memory page, the verdict.</source>
        <translation>Onde ver: lição 5; página Memória, o veredito.</translation>
    </message>
    <message>
        <source>Shared heads</source>
        <translation>Cabeças compartilhadas</translation>
    </message>
    <message>
        <source>Llama 3.1 70B has 64 heads, and 8 keys and values that they share in groups. What does that do to its cache?</source>
        <translation>O Llama 3.1 70B tem 64 cabeças, e 8 chaves e valores que elas compartilham em grupos. O que isso faz com o cache dele?</translation>
    </message>
    <message>
        <source>It halves it</source>
        <translation>Reduz o cache à metade</translation>
    </message>
    <message>
        <source>Half would be groups of two. Here eight heads share.</source>
        <translation>Metade seriam grupos de duas. Aqui compartilham oito cabeças.</translation>
    </message>
    <message>
        <source>It makes it eight times smaller</source>
        <translation>Torna o cache oito vezes menor</translation>
    </message>
    <message>
        <source>8 keys and values are kept for each token and block, not 64.</source>
        <translation>Guardam-se 8 chaves e valores por token e bloco, não 64.</translation>
    </message>
    <message>
        <source>Nothing: 64 heads still look</source>
        <translation>Nada: 64 cabeças continuam olhando</translation>
    </message>
    <message>
        <source>They look with queries of their own, and queries aren&apos;t kept.</source>
        <translation>Elas olham com suas próprias consultas, e consultas não se guardam.</translation>
    </message>
    <message>
        <source>{plan_conversation} for a conversation of the full length, instead of eight times that. The price: the model has to be trained so. Heads that are simply averaged afterwards lose nearly every answer.</source>
        <translation>{plan_conversation} para uma conversa no comprimento máximo, em vez de oito vezes isso. O preço: o modelo tem de ser treinado assim. Cabeças das quais simplesmente se faz a média depois perdem quase todas as respostas.</translation>
    </message>
    <message>
        <source>Where to see it: Lesson 6; Memory page, KV heads; Squeeze page, share heads.</source>
        <translation>Onde ver: lição 6; página Memória, cabeças KV; página Espremer, compartilhar cabeças.</translation>
    </message>
    <message>
        <source>A cache keeps each number in 8 bits instead of 32. What is given up?</source>
        <translation>Um cache guarda cada número em 8 bits em vez de 32. O que se perde?</translation>
    </message>
    <message>
        <source>The oldest rows</source>
        <translation>As linhas mais antigas</translation>
    </message>
    <message>
        <source>All rows stay. Each number becomes a bit coarser.</source>
        <translation>Todas as linhas ficam. Cada número fica um pouco mais grosseiro.</translation>
    </message>
    <message>
        <source>Nothing, not even a bit</source>
        <translation>Nada, nem um bit</translation>
    </message>
    <message>
        <source>The logits do change a little. Exactly the same it is only with the numbers as they were computed.</source>
        <translation>Os logits mudam um pouco, sim. Exatamente igual, só com os números tal como foram calculados.</translation>
    </message>
    <message>
        <source>A little precision: answers hardly change, bits do</source>
        <translation>Um pouco de precisão: as respostas quase não mudam, os bits mudam</translation>
    </message>
    <message>
        <source>Each number is rounded to one of some 250 steps. The 60 questions do not notice.</source>
        <translation>Cada número é arredondado para um de cerca de 250 níveis. As 60 perguntas nem notam.</translation>
    </message>
    <message>
        <source>About a quarter of the right answers</source>
        <translation>Cerca de um quarto das respostas certas</translation>
    </message>
    <message>
        <source>It&apos;s a quarter of the memory that remains. The answers remain nearly all.</source>
        <translation>O que resta é um quarto da memória. Das respostas, restam quase todas.</translation>
    </message>
    <message>
        <source>It takes about a quarter of the memory. With 4 bits it&apos;s a seventh, and an answer or so is lost.</source>
        <translation>Ocupa cerca de um quarto da memória. Com 4 bits é um sétimo, e perde-se uma resposta ou pouco mais.</translation>
    </message>
    <message>
        <source>Where to see it: Lesson 6; Squeeze page, fewer bits.</source>
        <translation>Onde ver: lição 6; página Espremer, menos bits.</translation>
    </message>
    <message>
        <source>Thrown away</source>
        <translation>Descartadas</translation>
    </message>
    <message>
        <source>A window keeps only the newest 64 rows. The model is asked about a sentence far above. What happens?</source>
        <translation>Uma janela só guarda as 64 linhas mais novas. Pergunta-se ao modelo sobre uma frase muito acima. O que acontece?</translation>
    </message>
    <message>
        <source>It answers fluently, and often wrongly</source>
        <translation>Ele responde com fluência, e muitas vezes errado</translation>
    </message>
    <message>
        <source>The rows with the fact are gone. What is left is enough for a well-formed guess.</source>
        <translation>As linhas com a informação se foram. O que resta basta para um palpite bem formulado.</translation>
    </message>
    <message>
        <source>It stops with an error</source>
        <translation>Ele para com um erro</translation>
    </message>
    <message>
        <source>Nothing is broken: it looks at the rows that are there.</source>
        <translation>Nada está quebrado: ele olha para as linhas que existem.</translation>
    </message>
    <message>
        <source>It computes the missing rows again</source>
        <translation>Ele calcula de novo as linhas que faltam</translation>
    </message>
    <message>
        <source>It could only if it went back to the text. A window never does.</source>
        <translation>Só poderia se voltasse ao texto. Uma janela nunca faz isso.</translation>
    </message>
    <message>
        <source>Evicted rows are forgotten. Which rows a later question needs, nobody knows when they are thrown away.</source>
        <translation>Linhas descartadas são esquecidas. De que linhas uma pergunta posterior vai precisar, ninguém sabe quando elas são descartadas.</translation>
    </message>
    <message>
        <source>Where to see it: Lesson 6; Squeeze page, throw rows away.</source>
        <translation>Onde ver: lição 6; página Espremer, descartar linhas.</translation>
    </message>
    <message>
        <source>What does giving out cache memory in pages change?</source>
        <translation>O que muda quando a memória do cache é distribuída em páginas?</translation>
    </message>
    <message>
        <source>Each row takes less memory</source>
        <translation>Cada linha ocupa menos memória</translation>
    </message>
    <message>
        <source>A row takes what it took. Not one number is changed.</source>
        <translation>Uma linha ocupa o que ocupava. Nem um número muda.</translation>
    </message>
    <message>
        <source>Attention gets more accurate</source>
        <translation>A atenção fica mais exata</translation>
    </message>
    <message>
        <source>It reads the same numbers, only from other places.</source>
        <translation>Ela lê os mesmos números, só que de outros lugares.</translation>
    </message>
    <message>
        <source>Less memory lies reserved and empty</source>
        <translation>Menos memória fica reservada e vazia</translation>
    </message>
    <message>
        <source>A conversation gets the next page when it needs it, instead of room for the longest answer at the start.</source>
        <translation>Uma conversa recebe a página seguinte quando precisa dela, em vez de espaço para a resposta mais longa logo no início.</translation>
    </message>
    <message>
        <source>So more conversations fit into the same memory at the same time. And those that begin alike can share pages.</source>
        <translation>Então cabem mais conversas ao mesmo tempo na mesma memória. E as que começam iguais podem compartilhar páginas.</translation>
    </message>
    <message>
        <source>Where to see it: Lesson 6; Memory page, &quot;One piece each, or pages?&quot;.</source>
        <translation>Onde ver: lição 6; página Memória, “Um pedaço só, ou páginas?”.</translation>
    </message>
    <message>
        <source>The next question</source>
        <translation>A próxima pergunta</translation>
    </message>
    <message>
        <source>A server drops the cache after each answer. What does somebody notice who asks three questions about one long document?</source>
        <translation>Um servidor descarta o cache depois de cada resposta. O que nota alguém que faz três perguntas sobre um documento longo?</translation>
    </message>
    <message>
        <source>The second answer doesn&apos;t know the document</source>
        <translation>A segunda resposta não conhece o documento</translation>
    </message>
    <message>
        <source>The text is sent along with every turn. Only the rows are missing.</source>
        <translation>O texto é enviado junto em cada turno. Só as linhas faltam.</translation>
    </message>
    <message>
        <source>Each answer begins late, and is as good as ever</source>
        <translation>Cada resposta começa tarde, e é tão boa como sempre</translation>
    </message>
    <message>
        <source>Every turn pays for the whole prefill again. The numbers that come out are the same.</source>
        <translation>Cada turno paga de novo o prefill inteiro. Os números que saem são os mesmos.</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nada</translation>
    </message>
    <message>
        <source>Nothing in the words. But the waiting before each answer grows with the document.</source>
        <translation>Nada nas palavras. Mas a espera antes de cada resposta cresce com o documento.</translation>
    </message>
    <message>
        <source>The second question has just cost {turn_computed} rows, those of the document among them. If the cache is retained, a turn computes the rows of its own question only.</source>
        <translation>A segunda pergunta acaba de custar {turn_computed} linhas, as do documento entre elas. Se o cache é retido, um turno calcula apenas as linhas da sua própria pergunta.</translation>
    </message>
    <message>
        <source>Where to see it: Lesson 7; Chat page, keep the cache between turns.</source>
        <translation>Onde ver: lição 7; página Chat, manter o cache entre turnos.</translation>
    </message>
    <message>
        <source>Sold</source>
        <translation>Vendido</translation>
    </message>
    <message>
        <source>A provider charges less for cached tokens. Your prompt has long instructions, which never change, and today&apos;s date. Where should the date go?</source>
        <translation>Um provedor cobra menos por tokens em cache. Seu prompt tem instruções longas, que nunca mudam, e a data de hoje. Onde deve ficar a data?</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>No início</translation>
    </message>
    <message>
        <source>Then all rows below it are new whenever the date is, and those are nearly all.</source>
        <translation>Então todas as linhas abaixo dela são novas sempre que a data muda, e essas são quase todas.</translation>
    </message>
    <message>
        <source>Anywhere: it&apos;s only one token</source>
        <translation>Em qualquer lugar: é só um token</translation>
    </message>
    <message>
        <source>It isn&apos;t its size that counts, but what stands below it.</source>
        <translation>O que conta não é o tamanho dela, e sim o que está abaixo.</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>No fim</translation>
    </message>
    <message>
        <source>Then the instructions stand above it, and their rows can be used again.</source>
        <translation>Então as instruções ficam acima dela, e as linhas delas podem ser usadas de novo.</translation>
    </message>
    <message>
        <source>Prompt caching sells the same rule by which a row may be kept: what stands above a change is still valid.</source>
        <translation>O cache de prompt vende a mesma regra pela qual uma linha pode ser mantida: o que está acima de uma mudança continua válido.</translation>
    </message>
    <message>
        <source>Where to see it: Lesson 7; Chat page, what a provider would charge.</source>
        <translation>Onde ver: lição 7; página Chat, o que um provedor cobraria.</translation>
    </message>
    <message>
        <source>Learning and writing</source>
        <translation>Aprender e escrever</translation>
    </message>
    <message>
        <source>Why does training get along without a KV cache?</source>
        <translation>Por que o treinamento passa sem um cache KV?</translation>
    </message>
    <message>
        <source>It doesn&apos;t use attention</source>
        <translation>Ele não usa atenção</translation>
    </message>
    <message>
        <source>It uses the very same attention, with the same mask.</source>
        <translation>Usa exatamente a mesma atenção, com a mesma máscara.</translation>
    </message>
    <message>
        <source>It knows the whole text and computes all rows in one pass</source>
        <translation>Ele conhece o texto inteiro e calcula todas as linhas numa só passagem</translation>
    </message>
    <message>
        <source>Nothing is computed twice, so nothing has to be kept for a next step.</source>
        <translation>Nada é calculado duas vezes, então nada tem de ser guardado para um próximo passo.</translation>
    </message>
    <message>
        <source>It has more memory</source>
        <translation>Ele tem mais memória</translation>
    </message>
    <message>
        <source>More memory wouldn&apos;t save any work that isn&apos;t repeated.</source>
        <translation>Mais memória não pouparia trabalho que não se repete.</translation>
    </message>
    <message>
        <source>It may look at the tokens to come</source>
        <translation>Ele pode olhar para os tokens que vêm depois</translation>
    </message>
    <message>
        <source>It may not: the mask holds there too. Otherwise it would learn to copy.</source>
        <translation>Não pode: a máscara vale lá também. Senão ele aprenderia a copiar.</translation>
    </message>
    <message>
        <source>Writing has to go step by step, as each token must be chosen before it can be read. That is where work repeats itself, and where the cache saves it.</source>
        <translation>Escrever tem de ser passo a passo, pois cada token precisa ser escolhido antes de poder ser lido. É aí que o trabalho se repete, e é aí que o cache o poupa.</translation>
    </message>
    <message>
        <source>Where to see it: Lesson 9; Watch page, time per token.</source>
        <translation>Onde ver: lição 9; página Observar, tempo por token.</translation>
    </message>
</context>
<context>
    <name>Machines</name>
    <message>
        <source>This machine</source>
        <translation>Esta máquina</translation>
    </message>
    <message>
        <source>A laptop</source>
        <translation>Um laptop</translation>
    </message>
    <message>
        <source>A phone</source>
        <translation>Um smartphone</translation>
    </message>
    <message>
        <source>An H100</source>
        <translation>Uma H100</translation>
    </message>
    <message>
        <source>Like the report (fitted)</source>
        <translation>Como o relato (ajustado)</translation>
    </message>
    <message>
        <source>Your own figures</source>
        <translation>Seus próprios números</translation>
    </message>
    <message>
        <source>this machine</source>
        <translation>esta máquina</translation>
    </message>
    <message>
        <source>a laptop</source>
        <translation>um laptop</translation>
    </message>
    <message>
        <source>a phone</source>
        <translation>um smartphone</translation>
    </message>
    <message>
        <source>an H100</source>
        <translation>uma H100</translation>
    </message>
    <message>
        <source>the fitted figures</source>
        <translation>os números ajustados</translation>
    </message>
    <message>
        <source>your own figures</source>
        <translation>seus próprios números</translation>
    </message>
</context>
<context>
    <name>Memory</name>
    <message numerus="yes">
        <source>%Ln block(s)</source>
        <translation>
            <numerusform>%Ln bloco</numerusform>
            <numerusform>%Ln blocos</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 × %2 latent numbers</source>
        <translation>%1 × %2 números latentes</translation>
    </message>
    <message numerus="yes">
        <source>%Ln KV head(s)</source>
        <translation>
            <numerusform>%Ln cabeça KV</numerusform>
            <numerusform>%Ln cabeças KV</numerusform>
        </translation>
    </message>
    <message>
        <source>2 × %1 × %2 × %3</source>
        <translation>2 × %1 × %2 × %3</translation>
    </message>
    <message>
        <source>× %1 bytes = %2 per token</source>
        <translation>× %1 bytes = %2 por token</translation>
    </message>
    <message>
        <source>%1 numbers in %2 bytes = %3 per token</source>
        <translation>%1 números em %2 bytes = %3 por token</translation>
    </message>
    <message>
        <source>32-bit</source>
        <translation>32 bits</translation>
    </message>
    <message>
        <source>16-bit</source>
        <translation>16 bits</translation>
    </message>
    <message>
        <source>8-bit</source>
        <translation>8 bits</translation>
    </message>
    <message>
        <source>4-bit</source>
        <translation>4 bits</translation>
    </message>
    <message>
        <source>latent (%1 numbers)</source>
        <translation>latente (%1 números)</translation>
    </message>
    <message>
        <source>one shared head</source>
        <translation>cabeça compartilhada</translation>
    </message>
    <message>
        <source>grouped (%1 KV heads)</source>
        <translation>agrupada (%1 cabeças KV)</translation>
    </message>
    <message>
        <source>Laptop, 16 GB</source>
        <translation>Laptop, 16 GB</translation>
    </message>
    <message>
        <source>Laptop, 32 GB</source>
        <translation>Laptop, 32 GB</translation>
    </message>
    <message>
        <source>= %1 numbers per token</source>
        <translation>= %1 números por token</translation>
    </message>
    <message>
        <source>× %1 = %2 per conversation</source>
        <translation>× %1 = %2 por conversa</translation>
    </message>
    <message numerus="yes">
        <source>%Ln token(s)</source>
        <translation>
            <numerusform>%Ln token</numerusform>
            <numerusform>%Ln tokens</numerusform>
        </translation>
    </message>
    <message>
        <source>× %1 = %2 in all</source>
        <translation>× %1 = %2 ao todo</translation>
    </message>
    <message numerus="yes">
        <source>%Ln conversation(s)</source>
        <translation>
            <numerusform>%Ln conversa</numerusform>
            <numerusform>%Ln conversas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>full attention (%Ln KV heads)</source>
        <translation>
            <numerusform>atenção completa (%Ln cabeça KV)</numerusform>
            <numerusform>atenção completa (%Ln cabeças KV)</numerusform>
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
        <translation>Rowkeeper tiny, uma cabeça de chaves</translation>
    </message>
    <message>
        <source>GPT-2 small, random weights</source>
        <translation>GPT-2 small, pesos aleatórios</translation>
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
        <translation>A baixar: %1</translation>
    </message>
    <message>
        <source>On the disk: %1 of %2</source>
        <translation>No disco: %1 de %2</translation>
    </message>
    <message>
        <source>On the disk: %1</source>
        <translation>No disco: %1</translation>
    </message>
    <message>
        <source>in memory: %1 with 32-bit, %2 with 16-bit, %3 with 8-bit weights</source>
        <translation>na memória: %1 com pesos de 32 bits, %2 com 16 bits, %3 com 8 bits</translation>
    </message>
    <message>
        <source>From %1</source>
        <translation>De %1</translation>
    </message>
    <message>
        <source>licence: %1</source>
        <translation>licença: %1</translation>
    </message>
    <message>
        <source>not pinned</source>
        <translation>não fixado</translation>
    </message>
    <message>
        <source>Made by this project, MIT licence</source>
        <translation>Feito por este projeto, licença MIT</translation>
    </message>
    <message>
        <source>Pinned: every file must have the size and the checksum that Rowkeeper&apos;s own list gives.</source>
        <translation>Fixado: cada arquivo deve ter o tamanho e o checksum que a lista do próprio Rowkeeper indica.</translation>
    </message>
    <message>
        <source>Not pinned: sizes and checksums are the hub&apos;s own word, because Rowkeeper&apos;s list does not have this model.</source>
        <translation>Não fixado: tamanhos e checksums são os que o hub indica, porque este modelo não está na lista do Rowkeeper.</translation>
    </message>
    <message>
        <source>Every file has the size and the checksum of Rowkeeper&apos;s list of known models.</source>
        <translation>Cada arquivo tem o tamanho e o checksum da lista de modelos conhecidos do Rowkeeper.</translation>
    </message>
    <message>
        <source>Every file has the size and the checksum that the hub gave for it. Not pinned: Rowkeeper&apos;s list has none.</source>
        <translation>Cada arquivo tem o tamanho e o checksum que o hub indicou. Não fixado: a lista do Rowkeeper não tem nenhum para ele.</translation>
    </message>
    <message>
        <source>Its files fit together and can be used. There are no checksums to hold them against.</source>
        <translation>Os arquivos combinam entre si e podem ser usados. Não há checksums com que compará-los.</translation>
    </message>
    <message>
        <source>Asking the hub which files it has.</source>
        <translation>Perguntando ao hub que arquivos ele tem.</translation>
    </message>
    <message>
        <source>Stopping. What was fetched is kept.</source>
        <translation>Parando. O que já foi baixado fica guardado.</translation>
    </message>
    <message>
        <source>Checking what is there.</source>
        <translation>Verificando o que já está aí.</translation>
    </message>
    <message>
        <source>All files are there, and their checksums are right.</source>
        <translation>Todos os arquivos estão aí, e os checksums conferem.</translation>
    </message>
    <message>
        <source>%1 are kept. Going on fetches the rest, now or at any later time.</source>
        <translation>%1 ficam guardados. Ao continuar, baixa-se o resto, agora ou mais tarde.</translation>
    </message>
    <message>
        <source>Stopping.</source>
        <translation>Parando.</translation>
    </message>
    <message>
        <source>Reading its files.</source>
        <translation>Lendo os arquivos.</translation>
    </message>
    <message>
        <source>%1 of %2 read</source>
        <translation>%1 de %2 lidos</translation>
    </message>
    <message>
        <source>Rowkeeper&apos;s own folder</source>
        <translation>Pasta do próprio Rowkeeper</translation>
    </message>
    <message>
        <source>Hugging Face&apos;s cache</source>
        <translation>Cache do Hugging Face</translation>
    </message>
    <message>
        <source>Came with Rowkeeper</source>
        <translation>Veio com o Rowkeeper</translation>
    </message>
    <message>
        <source>A folder of yours</source>
        <translation>Uma pasta sua</translation>
    </message>
    <message>
        <source>complete</source>
        <translation>completo</translation>
    </message>
    <message>
        <source>not on this computer</source>
        <translation>não está neste computador</translation>
    </message>
    <message>
        <source>incomplete</source>
        <translation>incompleto</translation>
    </message>
    <message>
        <source>%1 % there</source>
        <translation>%1% aqui</translation>
    </message>
    <message>
        <source>It comes with Rowkeeper: there is nothing to download.</source>
        <translation>Ele vem com o Rowkeeper: não há nada para baixar.</translation>
    </message>
    <message>
        <source>Source: %1, revision %2</source>
        <translation>Fonte: %1, revisão %2</translation>
    </message>
    <message>
        <source>Licence: not given; see its page</source>
        <translation>Licença: não indicada; veja a página dele</translation>
    </message>
    <message>
        <source>Licence: %1</source>
        <translation>Licença: %1</translation>
    </message>
    <message>
        <source>Size: %1</source>
        <translation>Tamanho: %1</translation>
    </message>
    <message>
        <source>Size: %1; %2 of it are there already</source>
        <translation>Tamanho: %1; %2 já estão aí</translation>
    </message>
    <message>
        <source>Into %1, where it needs %2</source>
        <translation>Para %1, onde precisa de %2</translation>
    </message>
    <message>
        <source> of the %1 that are free</source>
        <translation> dos %1 que estão livres</translation>
    </message>
    <message>
        <source>A complete copy is in Hugging Face&apos;s cache already. It can be used as it is, without a download.</source>
        <translation>Já há uma cópia completa no cache do Hugging Face. Ela pode ser usada como está, sem baixar nada.</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 min</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation>%1 h %2 min</translation>
    </message>
    <message>
        <source>%1: %2 of %3</source>
        <translation>%1: %2 de %3</translation>
    </message>
    <message>
        <source>%1, checking what is there</source>
        <translation>%1, verificando o que já está aí</translation>
    </message>
    <message>
        <source>%1, trying again in %2</source>
        <translation>%1, nova tentativa em %2</translation>
    </message>
    <message>
        <source>%1, %2/s, %3 left</source>
        <translation>%1, %2/s, faltam %3</translation>
    </message>
    <message>
        <source>%1 is on this computer</source>
        <translation>%1 está neste computador</translation>
    </message>
    <message>
        <source>Download %1?</source>
        <translation>Baixar %1?</translation>
    </message>
    <message>
        <source>Looking for %1</source>
        <translation>Procurando %1</translation>
    </message>
    <message>
        <source>%1 cannot be downloaded</source>
        <translation>Não é possível baixar %1</translation>
    </message>
    <message>
        <source>Downloading %1</source>
        <translation>Baixando %1</translation>
    </message>
    <message>
        <source>%1 is on this computer now</source>
        <translation>%1 agora está neste computador</translation>
    </message>
    <message>
        <source>The download of %1 was stopped</source>
        <translation>O download de %1 foi parado</translation>
    </message>
    <message>
        <source>The download of %1 failed</source>
        <translation>O download de %1 falhou</translation>
    </message>
    <message>
        <source>Verifying %1</source>
        <translation>Verificando %1</translation>
    </message>
    <message>
        <source>%1 is right</source>
        <translation>%1 está certo</translation>
    </message>
    <message>
        <source>%1 is not right</source>
        <translation>%1 não está certo</translation>
    </message>
    <message>
        <source>Removing %1</source>
        <translation>Removendo %1</translation>
    </message>
    <message>
        <source>%1 was removed</source>
        <translation>%1 foi removido</translation>
    </message>
    <message>
        <source>%1 could not be removed</source>
        <translation>Não foi possível remover %1</translation>
    </message>
    <message>
        <source>%1 are free again.</source>
        <translation>%1 estão livres de novo.</translation>
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
        <translation>Página %1 · livre</translation>
    </message>
    <message>
        <source>%1 of %2 rows filled</source>
        <translation>%1 de %2 linhas preenchidas</translation>
    </message>
    <message>
        <source>Page %1 · conversation %2 · %3</source>
        <translation>Página %1 · conversa %2 · %3</translation>
    </message>
    <message>
        <source>Page %1 · shared by conversations %2 · %3</source>
        <translation>Página %1 · compartilhada pelas conversas %2 · %3</translation>
    </message>
    <message>
        <source>%1 of %2 pages lent, %3 of their %4 rows filled</source>
        <translation>%1 de %2 páginas cedidas, %3 das suas %4 linhas preenchidas</translation>
    </message>
    <message numerus="yes">
        <source>Pages of %n row(s)</source>
        <translation>
            <numerusform>Páginas de %n linha</numerusform>
            <numerusform>Páginas de %n linhas</numerusform>
        </translation>
    </message>
    <message>
        <source>One piece each</source>
        <translation>Um pedaço só cada</translation>
    </message>
    <message numerus="yes">
        <source>%1: at most %n conversation(s) at once, on average %2 of the lent memory empty</source>
        <translation>
            <numerusform>%1: no máximo %n conversa ao mesmo tempo, em média %2 da memória cedida vazia</numerusform>
            <numerusform>%1: no máximo %n conversas ao mesmo tempo, em média %2 da memória cedida vazia</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n conversation(s) at work, %2 of the lent memory empty so far</source>
        <translation>
            <numerusform>%1: %n conversa ativa, %2 da memória cedida vazia até agora</numerusform>
            <numerusform>%1: %n conversas ativas, %2 da memória cedida vazia até agora</numerusform>
        </translation>
    </message>
    <message>
        <source>the fullest moment, step %1</source>
        <translation>o momento mais cheio, passo %1</translation>
    </message>
    <message>
        <source>Nobody has come yet.</source>
        <translation>Ainda não chegou ninguém.</translation>
    </message>
    <message numerus="yes">
        <source>%n waiting</source>
        <translation>
            <numerusform>%n à espera</numerusform>
            <numerusform>%n à espera</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n finished</source>
        <translation>
            <numerusform>%n terminada</numerusform>
            <numerusform>%n terminadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them cut short, as the pool was full</source>
        <translation>
            <numerusform>%n delas cortada, porque o pool estava cheio</numerusform>
            <numerusform>%n delas cortadas, porque o pool estava cheio</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them ended early, as the arithmetic gave infinity or NaN</source>
        <translation>
            <numerusform>%n delas acabou antes, porque a aritmética deu infinito ou NaN</numerusform>
            <numerusform>%n delas acabaram antes, porque a aritmética deu infinito ou NaN</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>memory taken back %n time(s)</source>
        <translation>
            <numerusform>memória retomada %n vez</numerusform>
            <numerusform>memória retomada %n vezes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) computed again</source>
        <translation>
            <numerusform>%n linha calculada de novo</numerusform>
            <numerusform>%n linhas calculadas de novo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n passo</numerusform>
            <numerusform>%n passos</numerusform>
        </translation>
    </message>
    <message>
        <source>The two gave different answers, which must never happen. Please report this.</source>
        <translation>Os dois deram respostas diferentes, o que nunca pode acontecer. Por favor, comunique isso.</translation>
    </message>
    <message>
        <source>Both gave every conversation the same tokens.</source>
        <translation>Os dois deram a cada conversa os mesmos tokens.</translation>
    </message>
    <message>
        <source>In the same memory, pages let %1 conversations in at once instead of %2, and finished after %3 steps instead of %4. %5</source>
        <translation>Na mesma memória, as páginas deixaram entrar %1 conversas ao mesmo tempo em vez de %2, e terminaram depois de %3 passos em vez de %4. %5</translation>
    </message>
    <message>
        <source>This pool lets as many in at once either way. A smaller one, or more conversations, shows the difference. %1</source>
        <translation>Este pool deixa entrar o mesmo número ao mesmo tempo de qualquer forma. Um menor, ou mais conversas, mostra a diferença. %1</translation>
    </message>
</context>
<context>
    <name>Photographer</name>
    <message>
        <source>The picture waits until every way has been asked all questions, a minute or more. With --steps 0 none is.</source>
        <translation>A imagem espera até todos os métodos terem respondido a todas as perguntas, um minuto ou mais. Com --steps 0, nenhum responde.</translation>
    </message>
    <message>
        <source>Only the page learn has lessons: learn:LESSON:STEP.</source>
        <translation>Só a página learn tem lições: learn:LESSON:STEP.</translation>
    </message>
    <message>
        <source>There is no lesson &apos;%1&apos;; they are 1 to %2, and %3 is the quiz.</source>
        <translation>Não existe a lição “%1”; elas vão de 1 a %2, e %3 são as vinte perguntas.</translation>
    </message>
    <message>
        <source>Lesson %1 has no step &apos;%2&apos;; they are 1 to %3.</source>
        <translation>A lição %1 não tem a etapa “%2”; elas vão de 1 a %3.</translation>
    </message>
    <message>
        <source>After the step only &apos;:answered&apos; can stand.</source>
        <translation>Depois da etapa só pode vir “:answered”.</translation>
    </message>
</context>
<context>
    <name>Pictures</name>
    <message>
        <source>The picture took too long. Take fewer steps.</source>
        <translation>A imagem demorou demais. Use menos passos.</translation>
    </message>
    <message>
        <source>Cannot write &apos;%1&apos;. Choose another place.</source>
        <translation>Não é possível escrever em “%1”. Escolha outro lugar.</translation>
    </message>
</context>
<context>
    <name>Precision</name>
    <message>
        <source>%1-bit</source>
        <translation>%1 bits</translation>
    </message>
    <message>
        <source>%1 weights</source>
        <translation>pesos de %1</translation>
    </message>
</context>
<context>
    <name>PreparedDocuments</name>
    <message>
        <source>The book of a village: twelve people</source>
        <translation>O livro de uma aldeia: doze pessoas</translation>
    </message>
    <message>
        <source>Two neighbours: a short text</source>
        <translation>Dois vizinhos: um texto curto</translation>
    </message>
    <message>
        <source>A small village: six people</source>
        <translation>Uma aldeia pequena: seis pessoas</translation>
    </message>
    <message>
        <source>A long text: eighteen people</source>
        <translation>Um texto longo: dezoito pessoas</translation>
    </message>
</context>
<context>
    <name>PreparedPrompts</name>
    <message>
        <source>A village and a question</source>
        <translation>Uma aldeia e uma pergunta</translation>
    </message>
    <message>
        <source>Four neighbours: what color is the house?</source>
        <translation>Quatro vizinhos: de que cor é a casa?</translation>
    </message>
    <message>
        <source>The third question about one document</source>
        <translation>A terceira pergunta sobre um documento</translation>
    </message>
    <message>
        <source>A long document, its answer at the top</source>
        <translation>Um documento longo, com a resposta no topo</translation>
    </message>
    <message>
        <source>What is a KV cache?</source>
        <translation>O que é um cache KV?</translation>
    </message>
    <message>
        <source>Once upon a time: a story begins</source>
        <translation>Era uma vez: uma história começa</translation>
    </message>
    <message>
        <source>Odd characters: emoji, accents, double spaces</source>
        <translation>Caracteres incomuns: emoji, acentos, espaços duplos</translation>
    </message>
</context>
<context>
    <name>Race</name>
    <message>
        <source>a thread for each core</source>
        <translation>uma thread por núcleo</translation>
    </message>
    <message numerus="yes">
        <source>%n thread(s)</source>
        <translation>
            <numerusform>%n thread</numerusform>
            <numerusform>%n threads</numerusform>
        </translation>
    </message>
    <message>
        <source>With the KV cache</source>
        <translation>Com o cache KV</translation>
    </message>
    <message>
        <source>Without</source>
        <translation>Sem cache</translation>
    </message>
    <message>
        <source> · %1</source>
        <translation> · %1</translation>
    </message>
    <message>
        <source>with the cache</source>
        <translation>com cache</translation>
    </message>
    <message>
        <source>without</source>
        <translation>sem cache</translation>
    </message>
    <message>
        <source>, %1</source>
        <translation>, %1</translation>
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
            <numerusform>%Ln token</numerusform>
            <numerusform>%Ln tokens</numerusform>
        </translation>
    </message>
    <message>
        <source>The model is being loaded…</source>
        <translation>O modelo está sendo carregado…</translation>
    </message>
    <message>
        <source>The model could not be loaded.</source>
        <translation>Não foi possível carregar o modelo.</translation>
    </message>
    <message>
        <source>Open a model first.</source>
        <translation>Abra primeiro um modelo.</translation>
    </message>
    <message>
        <source>Lane A: %1</source>
        <translation>Pista A: %1</translation>
    </message>
    <message>
        <source>Lane B: %1</source>
        <translation>Pista B: %1</translation>
    </message>
    <message>
        <source>Getting the lanes ready. Other arithmetic or other weights need a copy of the model of their own.</source>
        <translation>Preparando as pistas. Outra aritmética ou outros pesos precisam de uma cópia própria do modelo.</translation>
    </message>
    <message>
        <source>The lane whose clock is behind always moves next, so both clocks are honest.</source>
        <translation>A pista cujo relógio está atrasado avança sempre primeiro, então os dois relógios são honestos.</translation>
    </message>
    <message>
        <source>greedy</source>
        <translation>escolha gulosa</translation>
    </message>
    <message>
        <source>temperature %1, seed %2</source>
        <translation>temperatura %1, semente %2</translation>
    </message>
</context>
<context>
    <name>RaceVerdict</name>
    <message>
        <source>the second lane&apos;s weights are rounded to %1 bits</source>
        <translation>os pesos da segunda pista são arredondados para %1 bits</translation>
    </message>
    <message>
        <source>the first lane&apos;s weights are rounded to %1 bits</source>
        <translation>os pesos da primeira pista são arredondados para %1 bits</translation>
    </message>
    <message>
        <source>the first lane&apos;s weights are rounded to %1 bits, the second&apos;s to %2</source>
        <translation>os pesos da primeira pista são arredondados para %1 bits, os da segunda para %2</translation>
    </message>
    <message>
        <source>%1 of %2 keys and values equal</source>
        <translation>%1 de %2 chaves e valores iguais</translation>
    </message>
    <message>
        <source>logits equal to the last bit</source>
        <translation>logits iguais até o último bit</translation>
    </message>
    <message>
        <source>logits differ by up to %1, because %2</source>
        <translation>logits diferem em até %1, porque %2</translation>
    </message>
    <message>
        <source>logits differ by up to %1, because 8-bit weights round between the layers too</source>
        <translation>logits diferem em até %1, porque os pesos de 8 bits arredondam também entre as camadas</translation>
    </message>
    <message>
        <source>logits differ by up to %1, because the library adds in another order</source>
        <translation>logits diferem em até %1, porque a biblioteca soma em outra ordem</translation>
    </message>
    <message>
        <source>✓ Same tokens: %1 of %1 shared</source>
        <translation>✓ Mesmos tokens: %1 de %1 em comum</translation>
    </message>
    <message>
        <source>%1 chose ‘%2’, %3 chose ‘%4’</source>
        <translation>%1 escolheu “%2”, %3 escolheu “%4”</translation>
    </message>
    <message>
        <source>the first lane</source>
        <translation>a primeira pista</translation>
    </message>
    <message>
        <source>the second</source>
        <translation>a segunda</translation>
    </message>
    <message>
        <source>logits differ by up to %1</source>
        <translation>logits diferem em até %1</translation>
    </message>
    <message>
        <source>the best token led by %1</source>
        <translation>o melhor token liderava por %1</translation>
    </message>
    <message>
        <source>≠ The texts differ from step %1 on: %2</source>
        <translation>≠ Os textos diferem a partir do passo %1: %2</translation>
    </message>
    <message>
        <source>no error: rounded weights give other numbers</source>
        <translation>não é erro: pesos arredondados dão outros números</translation>
    </message>
    <message>
        <source>≠ Other tokens from step %1 on: 8-bit weights round between the layers too</source>
        <translation>≠ Tokens diferentes a partir do passo %1: os pesos de 8 bits arredondam também entre as camadas</translation>
    </message>
    <message>
        <source>no error: the lanes round in other places, and a last bit can become another code</source>
        <translation>não é erro: as pistas arredondam em lugares diferentes, e um último bit pode virar outro código</translation>
    </message>
    <message>
        <source>≠ Other tokens from step %1 on: two were too close to call</source>
        <translation>≠ Tokens diferentes a partir do passo %1: dois estavam próximos demais</translation>
    </message>
    <message>
        <source>✗ Not the same: the tokens differ from step %1 on</source>
        <translation>✗ Não é o mesmo: os tokens diferem a partir do passo %1</translation>
    </message>
    <message>
        <source>✗ Not the same: equal tokens, but other bits</source>
        <translation>✗ Não é o mesmo: tokens iguais, mas outros bits</translation>
    </message>
    <message>
        <source>Same output?</source>
        <translation>A mesma saída?</translation>
    </message>
    <message>
        <source>Each token that both lanes have made is compared here, with all numbers behind it.</source>
        <translation>Aqui se compara cada token que as duas pistas já produziram, com todos os números por trás dele.</translation>
    </message>
    <message>
        <source>faster so far</source>
        <translation>mais rápido até agora</translation>
    </message>
    <message>
        <source>slower so far</source>
        <translation>mais lento até agora</translation>
    </message>
    <message>
        <source>faster in all</source>
        <translation>mais rápido no total</translation>
    </message>
    <message>
        <source>slower in all</source>
        <translation>mais lento no total</translation>
    </message>
    <message>
        <source>as fast in all</source>
        <translation>igualmente rápido no total</translation>
    </message>
    <message>
        <source>as fast so far</source>
        <translation>igualmente rápido até agora</translation>
    </message>
    <message numerus="yes">
        <source>✓ Identical: %1 of %Ln shared tokens, logits equal to the last bit</source>
        <translation>
            <numerusform>✓ Idêntico: %1 de %Ln token em comum, logits iguais até o último bit</numerusform>
            <numerusform>✓ Idêntico: %1 de %Ln tokens em comum, logits iguais até o último bit</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>logits equal to the last bit in %1 of %Ln steps; they differ by up to %2</source>
        <translation>
            <numerusform>logits iguais até o último bit em %1 de %Ln passo; eles diferem em até %2</numerusform>
            <numerusform>logits iguais até o último bit em %1 de %Ln passos; eles diferem em até %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RibbonText</name>
    <message>
        <source>row %1 is rebuilt</source>
        <translation>a linha %1 é refeita</translation>
    </message>
    <message>
        <source>rows %1–%2 are rebuilt</source>
        <translation>as linhas %1–%2 são refeitas</translation>
    </message>
    <message>
        <source>No row stays valid: every row looks at row 0, so the next step rebuilds them all.</source>
        <translation>Nenhuma linha continua válida: todas olham para a linha 0, então o próximo passo refaz todas.</translation>
    </message>
    <message>
        <source>The cache holds no rows now, so the next step computes them all. It could have kept those above row %1: each row looks only at itself and the rows above it (the causal mask).</source>
        <translation>O cache agora não tem linhas, então o próximo passo calcula todas. Ele poderia ter mantido as que estão acima da linha %1: cada linha só olha para si mesma e para as linhas acima dela (a máscara causal).</translation>
    </message>
    <message>
        <source>Row %1 stays valid</source>
        <translation>A linha %1 continua válida</translation>
    </message>
    <message>
        <source>Rows %1–%2 stay valid</source>
        <translation>As linhas %1–%2 continuam válidas</translation>
    </message>
    <message>
        <source>%1; %2: each row looks only at itself and the rows above it (the causal mask).</source>
        <translation>%1; %2: cada linha só olha para si mesma e para as linhas acima dela (a máscara causal).</translation>
    </message>
    <message>
        <source>row %1 was rebuilt</source>
        <translation>a linha %1 foi refeita</translation>
    </message>
    <message>
        <source>rows %1–%2 were rebuilt</source>
        <translation>as linhas %1–%2 foram refeitas</translation>
    </message>
    <message>
        <source>The last step computed row %1.</source>
        <translation>O último passo calculou a linha %1.</translation>
    </message>
    <message>
        <source>The last step computed all rows, %1–%2.</source>
        <translation>O último passo calculou todas as linhas, %1–%2.</translation>
    </message>
    <message>
        <source>Row %1 was reused</source>
        <translation>A linha %1 foi reutilizada</translation>
    </message>
    <message>
        <source>Rows %1–%2 were reused</source>
        <translation>As linhas %1–%2 foram reutilizadas</translation>
    </message>
    <message>
        <source>its key and value are in the cache</source>
        <translation>sua chave e seu valor estão no cache</translation>
    </message>
    <message>
        <source>computed, but not kept</source>
        <translation>calculada, mas não guardada</translation>
    </message>
    <message>
        <source>no longer valid: the next step rebuilds it</source>
        <translation>já não é válida: o próximo passo a refaz</translation>
    </message>
    <message>
        <source>not computed yet: the next step does</source>
        <translation>ainda não calculada: o próximo passo a calcula</translation>
    </message>
    <message numerus="yes">
        <source>%Ln tokens, all from the prompt</source>
        <translation>
            <numerusform>%Ln token, do prompt</numerusform>
            <numerusform>%Ln tokens, todos do prompt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln tokens: %1 from the prompt, %2 generated</source>
        <translation>
            <numerusform>%Ln token: %1 do prompt, %2 gerado</numerusform>
            <numerusform>%Ln tokens: %1 do prompt, %2 gerados</numerusform>
        </translation>
    </message>
    <message>
        <source>Row %1: %2</source>
        <translation>Linha %1: %2</translation>
    </message>
    <message>
        <source>Token %1, from the prompt</source>
        <translation>Token %1, do prompt</translation>
    </message>
    <message>
        <source>Token %1, generated</source>
        <translation>Token %1, gerado</translation>
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
            <numerusform> e mais %Ln</numerusform>
            <numerusform> e mais %Ln</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RowDetailCard</name>
    <message>
        <source>In the store</source>
        <translation>Guardada</translation>
    </message>
    <message>
        <source>Computed, not kept: the cache is off</source>
        <translation>Calculada, não guardada: o cache está desligado</translation>
    </message>
    <message>
        <source>To be rebuilt: a token at or above it was replaced</source>
        <translation>A refazer: um token nela ou acima dela foi substituído</translation>
    </message>
    <message>
        <source>Not computed yet</source>
        <translation>Ainda não calculada</translation>
    </message>
    <message>
        <source>Not computed yet: the next step does it</source>
        <translation>Ainda não calculada: o próximo passo a calcula</translation>
    </message>
    <message numerus="yes">
        <source>computed %n time(s); the bits differ by rounding</source>
        <translation>
            <numerusform>calculada %n vez; os bits diferem por arredondamento</numerusform>
            <numerusform>calculada %n vezes; os bits diferem por arredondamento</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>computed %n time(s), and NOT always to the same bits</source>
        <translation>
            <numerusform>calculada %n vez, e NEM sempre com os mesmos bits</numerusform>
            <numerusform>calculada %n vezes, e NEM sempre com os mesmos bits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>computed %n time(s), always to the same bits</source>
        <translation>
            <numerusform>calculada %n vez, sempre com os mesmos bits</numerusform>
            <numerusform>calculada %n vezes, sempre com os mesmos bits</numerusform>
        </translation>
    </message>
    <message>
        <source>computed ×1, by the last step</source>
        <translation>calculada ×1, pelo último passo</translation>
    </message>
    <message numerus="yes">
        <source>computed ×1, unchanged for %n step(s)</source>
        <translation>
            <numerusform>calculada ×1, inalterada há %n passo</numerusform>
            <numerusform>calculada ×1, inalterada há %n passos</numerusform>
        </translation>
    </message>
    <message>
        <source>Row %1 ‘%2’, block %3, head %4</source>
        <translation>Linha %1 “%2”, bloco %3, cabeça %4</translation>
    </message>
    <message>
        <source>%1 in all blocks</source>
        <translation>%1 em todos os blocos</translation>
    </message>
    <message>
        <source>8-bit copy from a file</source>
        <translation>cópia de 8 bits, de arquivo</translation>
    </message>
    <message>
        <source> · </source>
        <translation> · </translation>
    </message>
    <message>
        <source>%1 fingerprint of the key
%2 fingerprint of the value</source>
        <translation>%1 impressão digital da chave
%2 impressão digital do valor</translation>
    </message>
    <message>
        <source>number</source>
        <translation>número</translation>
    </message>
    <message>
        <source>key</source>
        <translation>chave</translation>
    </message>
    <message>
        <source>value</source>
        <translation>valor</translation>
    </message>
</context>
<context>
    <name>SameOutputCard</name>
    <message>
        <source>Quick check: one pass over the whole text gives the logits of every step at once.</source>
        <translation>Verificação rápida: uma passagem pelo texto inteiro dá os logits de todos os passos de uma vez.</translation>
    </message>
    <message>
        <source>Thorough check: every step was computed again, the other way.</source>
        <translation>Verificação completa: cada passo foi calculado de novo, do outro modo.</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 a %2</translation>
    </message>
    <message>
        <source>Step %1 is left out: its text slid out of the context.</source>
        <translation>O passo %1 fica de fora: o texto dele deslizou para fora do contexto.</translation>
    </message>
    <message>
        <source>Steps %1 are left out: their text slid out of the context.</source>
        <translation>Os passos %1 ficam de fora: o texto deles deslizou para fora do contexto.</translation>
    </message>
    <message>
        <source>Step %1 is left out: its text was changed since.</source>
        <translation>O passo %1 fica de fora: o texto dele foi mudado depois.</translation>
    </message>
    <message>
        <source>Steps %1 are left out: their text was changed since.</source>
        <translation>Os passos %1 ficam de fora: o texto deles foi mudado depois.</translation>
    </message>
    <message>
        <source>%1 of these tokens replaced by hand since: compared is what the step chose</source>
        <translation>%1 destes tokens substituídos à mão depois: compara-se o que o passo escolheu</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nenhuma</translation>
    </message>
    <message>
        <source>step %1, token ‘%2’ in row %3: logits differ by %4, margin of the best over the second %5</source>
        <translation>passo %1, token “%2” na linha %3: logits diferem em %4, margem do melhor sobre o segundo %5</translation>
    </message>
    <message numerus="yes">
        <source>%n token(s) too close to call; the first: %1</source>
        <translation>
            <numerusform>%n token próximo demais para decidir: %1</numerusform>
            <numerusform>%n tokens próximos demais para decidir; o primeiro: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>logits differ by up to %1, because the library adds in another order</source>
        <translation>logits diferem em até %1, porque a biblioteca soma em outra ordem</translation>
    </message>
    <message>
        <source>other token: %1</source>
        <translation>outro token: %1</translation>
    </message>
    <message>
        <source>other logits: %1</source>
        <translation>outros logits: %1</translation>
    </message>
    <message>
        <source>%1 of %2 keys and values have other bits</source>
        <translation>%1 de %2 chaves e valores têm outros bits</translation>
    </message>
    <message>
        <source>✓ Same output with and without the cache</source>
        <translation>✓ A mesma saída com e sem o cache</translation>
    </message>
    <message>
        <source>✓ Same tokens with and without the cache</source>
        <translation>✓ Os mesmos tokens com e sem o cache</translation>
    </message>
    <message>
        <source>✗ The output is not the same</source>
        <translation>✗ A saída não é a mesma</translation>
    </message>
    <message>
        <source>Same output with and without the cache?</source>
        <translation>A mesma saída com e sem o cache?</translation>
    </message>
    <message>
        <source>✗ A row came out differently</source>
        <translation>✗ Uma linha saiu diferente</translation>
    </message>
    <message>
        <source>A recording computes nothing, so there is nothing to check again.</source>
        <translation>Uma gravação não calcula nada, então não há nada para verificar de novo.</translation>
    </message>
    <message>
        <source>When it was made, no row was computed twice up to here.</source>
        <translation>Quando ela foi feita, nenhuma linha foi calculada duas vezes até aqui.</translation>
    </message>
    <message>
        <source>When it was made: %1.</source>
        <translation>Quando ela foi feita: %1.</translation>
    </message>
    <message>
        <source>Nothing to compare yet.</source>
        <translation>Ainda nada a comparar.</translation>
    </message>
    <message>
        <source>No row has been computed twice yet.</source>
        <translation>Nenhuma linha foi calculada duas vezes ainda.</translation>
    </message>
    <message numerus="yes">
        <source>rows rebuilt %Ln times, every rebuild gave the same bits</source>
        <translation>
            <numerusform>linhas refeitas %Ln vez, com os mesmos bits</numerusform>
            <numerusform>linhas refeitas %Ln vezes, sempre com os mesmos bits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>rows rebuilt %Ln times, %1 of them to the same bits; the others differ by rounding</source>
        <translation>
            <numerusform>linhas refeitas %Ln vez, %1 delas com os mesmos bits; as outras diferem por arredondamento</numerusform>
            <numerusform>linhas refeitas %Ln vezes, %1 delas com os mesmos bits; as outras diferem por arredondamento</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>rows rebuilt %Ln times, %1 of them to OTHER bits</source>
        <translation>
            <numerusform>linhas refeitas %Ln vez, %1 delas com OUTROS bits</numerusform>
            <numerusform>linhas refeitas %Ln vezes, %1 delas com OUTROS bits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln tokens identical</source>
        <translation>
            <numerusform>%1 de %Ln token idêntico</numerusform>
            <numerusform>%1 de %Ln tokens idênticos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>logits identical to the last bit (%1 of %Ln steps)</source>
        <translation>
            <numerusform>logits idênticos até o último bit (%1 de %Ln passo)</numerusform>
            <numerusform>logits idênticos até o último bit (%1 de %Ln passos)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Save</name>
    <message>
        <source>Not saved</source>
        <translation>Não foi salvo</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Salvar</translation>
    </message>
</context>
<context>
    <name>Screenshot</name>
    <message>
        <source>There is no page &apos;%1&apos;; there are: %2.</source>
        <translation>Não existe a página “%1”; existem: %2.</translation>
    </message>
</context>
<context>
    <name>Shortcuts</name>
    <message>
        <source>Space</source>
        <translation>Espaço</translation>
    </message>
    <message>
        <source>Play or pause</source>
        <translation>Iniciar ou pausar</translation>
    </message>
    <message>
        <source>→</source>
        <translation>→</translation>
    </message>
    <message>
        <source>One step</source>
        <translation>Um passo</translation>
    </message>
    <message>
        <source>KV cache on or off</source>
        <translation>Ligar ou desligar o cache KV</translation>
    </message>
    <message>
        <source>Restart from the prompt</source>
        <translation>Recomeçar a partir do prompt</translation>
    </message>
    <message>
        <source>1 to 6</source>
        <translation>1 a 6</translation>
    </message>
    <message>
        <source>Go to a page</source>
        <translation>Ir para uma página</translation>
    </message>
    <message>
        <source>Page Down, Page Up</source>
        <translation>Page Down, Page Up</translation>
    </message>
    <message>
        <source>On and back in a lesson; → and ← too while the lecturer&apos;s notes are open</source>
        <translation>Avançar e voltar numa lição; → e ← também, enquanto as notas do professor estão abertas</translation>
    </message>
    <message>
        <source>Zoom the cache in, out, to fit, while it has the focus</source>
        <translation>Ampliar, reduzir ou ajustar o cache, enquanto ele tem o foco</translation>
    </message>
    <message>
        <source>Ctrl+O, Ctrl+S</source>
        <translation>Ctrl+O, Ctrl+S</translation>
    </message>
    <message>
        <source>Open a recorded run, save this one</source>
        <translation>Abrir uma execução gravada, salvar esta</translation>
    </message>
    <message>
        <source>Alt and a letter</source>
        <translation>Alt e uma letra</translation>
    </message>
    <message>
        <source>Open the menu of that letter, shown in its tip</source>
        <translation>Abrir o menu dessa letra, indicada na dica dele</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Tela cheia</translation>
    </message>
    <message>
        <source>This list</source>
        <translation>Esta lista</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
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
        <translation>velocidade máxima</translation>
    </message>
    <message>
        <source>1 token/s</source>
        <translation>1 token/s</translation>
    </message>
    <message>
        <source>1 token in %1 s</source>
        <translation>1 token em %1 s</translation>
    </message>
</context>
<context>
    <name>Squeeze</name>
    <message>
        <source>%1 rows in one</source>
        <translation>%1 linhas em uma</translation>
    </message>
    <message>
        <source>thrown away</source>
        <translation>descartada</translation>
    </message>
    <message>
        <source>row · token</source>
        <translation>linha · token</translation>
    </message>
    <message>
        <source>block %1</source>
        <translation>bloco %1</translation>
    </message>
    <message>
        <source>key</source>
        <translation>chave</translation>
    </message>
    <message>
        <source>value</source>
        <translation>valor</translation>
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
        <translation>exato</translation>
    </message>
    <message>
        <source>16-bit</source>
        <translation>16 bits</translation>
    </message>
    <message>
        <source>Every number rounded to 16 bits.</source>
        <translation>Cada número arredondado para 16 bits.</translation>
    </message>
    <message>
        <source>8-bit</source>
        <translation>8 bits</translation>
    </message>
    <message>
        <source>Whole numbers from −127 to 127; each 32 of them share a scale.</source>
        <translation>Números inteiros de −127 a 127; cada 32 deles compartilham uma escala.</translation>
    </message>
    <message>
        <source>4-bit</source>
        <translation>4 bits</translation>
    </message>
    <message>
        <source>Whole numbers from −7 to 7; each 32 of them share a scale.</source>
        <translation>Números inteiros de −7 a 7; cada 32 deles compartilham uma escala.</translation>
    </message>
    <message>
        <source>keys 8, values 4</source>
        <translation>chaves 8, valores 4</translation>
    </message>
    <message>
        <source>8 bits for the keys, which decide where a row looks; 4 for the values, which are averaged anyway.</source>
        <translation>8 bits para as chaves, que decidem para onde uma linha olha; 4 para os valores, dos quais de qualquer forma se faz uma média.</translation>
    </message>
    <message>
        <source>newest 64 rows</source>
        <translation>64 linhas mais novas</translation>
    </message>
    <message>
        <source>newest 64</source>
        <translation>64 mais novas</translation>
    </message>
    <message>
        <source>A window that slides: a row leaves when 64 newer ones have come.</source>
        <translation>Uma janela que desliza: uma linha sai quando chegaram 64 mais novas.</translation>
    </message>
    <message>
        <source>first 4 + newest 60</source>
        <translation>4 primeiras + 60 novas</translation>
    </message>
    <message>
        <source>The same window, but the first four rows stay: heads with nothing to do look there.</source>
        <translation>A mesma janela, mas as quatro primeiras linhas ficam: as cabeças que não têm nada para fazer olham para lá.</translation>
    </message>
    <message>
        <source>most looked-at 64</source>
        <translation>64 mais olhadas</translation>
    </message>
    <message>
        <source>most looked-at</source>
        <translation>mais olhadas</translation>
    </message>
    <message>
        <source>The newest 16 rows, and of the others the 48 that attention has looked at most so far.</source>
        <translation>As 16 linhas mais novas e, das outras, as 48 para as quais a atenção mais olhou até agora.</translation>
    </message>
    <message>
        <source>merge old pairs</source>
        <translation>juntar pares antigos</translation>
    </message>
    <message>
        <source>merged</source>
        <translation>juntadas</translation>
    </message>
    <message>
        <source>64 entries: the newest 32 rows, and older ones averaged with their neighbours.</source>
        <translation>64 entradas: as 32 linhas mais novas, e as mais antigas em média com suas vizinhas.</translation>
    </message>
    <message>
        <source>one key head for all (twin)</source>
        <translation>uma cabeça KV para todas (gêmeo)</translation>
    </message>
    <message>
        <source>one head (twin)</source>
        <translation>uma cabeça (gêmeo)</translation>
    </message>
    <message>
        <source>Another model, whose heads all share one key and one value: this one with its heads averaged, and then 2,500 steps of training that mended what this broke.</source>
        <translation>Outro modelo, cujas cabeças compartilham todas uma chave e um valor: é este com a média das suas cabeças, e depois 2.500 passos de treinamento que consertaram o que isso estragou.</translation>
    </message>
    <message>
        <source>fold this model&apos;s heads</source>
        <translation>fundir as cabeças deste modelo</translation>
    </message>
    <message>
        <source>folded heads</source>
        <translation>cabeças fundidas</translation>
    </message>
    <message>
        <source>An experiment: the keys and values of all heads averaged into one, without any training. It is meant to fail: heads that share must be trained to.</source>
        <translation>Um experimento: a média das chaves e dos valores de todas as cabeças numa só, sem nenhum treinamento. É para falhar: cabeças que compartilham têm de ser treinadas para isso.</translation>
    </message>
    <message>
        <source>pages of 16 rows</source>
        <translation>páginas de 16 linhas</translation>
    </message>
    <message>
        <source>pages of 16</source>
        <translation>páginas de 16</translation>
    </message>
    <message>
        <source>The same numbers, to the last bit. Memory is given out 16 rows at a time, so no conversation holds room that it may never need.</source>
        <translation>Os mesmos números, até o último bit. A memória é distribuída em 16 linhas de cada vez, então nenhuma conversa retém espaço de que talvez nunca precise.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>same bits</source>
        <translation>mesmos bits</translation>
    </message>
    <message>
        <source>%1 rows</source>
        <translation>%1 linhas</translation>
    </message>
    <message>
        <source>None of them was in the cache any more when the answer began: the model answered from the rows it had.</source>
        <translation>Nenhuma delas estava ainda no cache quando a resposta começou: o modelo respondeu a partir das linhas que tinha.</translation>
    </message>
    <message>
        <source>%1 of them were still in the cache when the answer began.</source>
        <translation>%1 delas ainda estavam no cache quando a resposta começou.</translation>
    </message>
    <message>
        <source>They were still in the cache when the answer began, but averaged with their neighbours.</source>
        <translation>Elas ainda estavam no cache quando a resposta começou, mas em média com suas vizinhas.</translation>
    </message>
    <message>
        <source>All of them were still in the cache when the answer began.</source>
        <translation>Todas elas ainda estavam no cache quando a resposta começou.</translation>
    </message>
    <message>
        <source>All of them were in the cache, to the last bit.</source>
        <translation>Todas elas estavam no cache, até o último bit.</translation>
    </message>
    <message>
        <source>All of them were in the cache, with one key and one value for all heads.</source>
        <translation>Todas elas estavam no cache, com uma chave e um valor para todas as cabeças.</translation>
    </message>
    <message>
        <source>All of them were in the cache, in fewer bits.</source>
        <translation>Todas elas estavam no cache, em menos bits.</translation>
    </message>
    <message>
        <source>Fewer bits</source>
        <translation>Menos bits</translation>
    </message>
    <message>
        <source>Throw rows away</source>
        <translation>Descartar linhas</translation>
    </message>
    <message>
        <source>Share heads</source>
        <translation>Compartilhar cabeças</translation>
    </message>
    <message>
        <source>Give out memory in pages</source>
        <translation>Memória em páginas</translation>
    </message>
    <message>
        <source>loading…</source>
        <translation>carregando…</translation>
    </message>
    <message>
        <source>%1 right</source>
        <translation>%1 certas</translation>
    </message>
    <message>
        <source>This arithmetic reads the plain 32-bit cache only. Choose the exact arithmetic in the bar above.</source>
        <translation>Esta aritmética só lê o cache simples de 32 bits. Escolha a aritmética exata na barra acima.</translation>
    </message>
    <message>
        <source>This model&apos;s heads share one key and one value already.</source>
        <translation>As cabeças deste modelo já compartilham uma chave e um valor.</translation>
    </message>
    <message>
        <source>Only the bundled model has a twin that was trained so.</source>
        <translation>Só o modelo incluído tem um gêmeo treinado assim.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: loading the model…</source>
        <translation>%1: carregando o modelo…</translation>
    </message>
    <message>
        <source>%1: question %2</source>
        <translation>%1: pergunta %2</translation>
    </message>
    <message>
        <source>%1: text %2</source>
        <translation>%1: texto %2</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>linha %1</translation>
    </message>
    <message>
        <source>rows %1–%2</source>
        <translation>linhas %1–%2</translation>
    </message>
    <message>
        <source>Show %1 in the cache →</source>
        <translation>Mostrar %1 no cache →</translation>
    </message>
    <message>
        <source>KL divergence %1</source>
        <translation>Divergência KL %1</translation>
    </message>
    <message>
        <source>%1 · the top choice agrees at %2 tokens</source>
        <translation>%1 · a primeira escolha coincide em %2 tokens</translation>
    </message>
    <message>
        <source>cache at the end %1, exact %2</source>
        <translation>cache no fim %1, exato %2</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>The answer stood in %1 (“%2”).</source>
        <translation>Onde estava a resposta: %1 (“%2”).</translation>
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
        <translation>Limitado pela memória: leu a %1 da taxa desta máquina.</translation>
    </message>
    <message>
        <source>Bound by memory: it read at %1 of this machine&apos;s rate, and calculated at only %2.</source>
        <translation>Limitado pela memória: leu a %1 da taxa desta máquina, e calculou a apenas %2.</translation>
    </message>
    <message>
        <source>Bound by arithmetic: it calculated at %1 of this machine&apos;s rate, and read at only %2.</source>
        <translation>Limitado pelo cálculo: calculou a %1 da taxa desta máquina, e leu a apenas %2.</translation>
    </message>
    <message>
        <source>Bound by memory and arithmetic alike: it read at %1 and calculated at %2 of this machine&apos;s rates.</source>
        <translation>Limitado pela memória e pelo cálculo por igual: leu a %1 e calculou a %2 das taxas desta máquina.</translation>
    </message>
    <message>
        <source>Bound by neither memory (%1 of this machine&apos;s rate) nor arithmetic (%2): the step is so short that starting each piece of work takes most of it.</source>
        <translation>Não limitado nem pela memória (%1 da taxa desta máquina) nem pelo cálculo (%2): o passo é tão curto que dar início a cada parte do trabalho leva a maior parte do tempo.</translation>
    </message>
    <message>
        <source>Bound by memory: little arithmetic for what was read (operations for each byte: %1).</source>
        <translation>Limitado pela memória: pouco cálculo para o que foi lido (operações por byte: %1).</translation>
    </message>
    <message>
        <source>Bound by arithmetic: much of it for what was read (operations for each byte: %1).</source>
        <translation>Limitado pelo cálculo: muito cálculo para o que foi lido (operações por byte: %1).</translation>
    </message>
</context>
<context>
    <name>StepPhase</name>
    <message>
        <source>embed</source>
        <translation>embedding</translation>
    </message>
    <message>
        <source>Looks up each token&apos;s vector and adds that of its place.</source>
        <translation>Busca o vetor de cada token e soma o da sua posição.</translation>
    </message>
    <message>
        <source>norms</source>
        <translation>normas</translation>
    </message>
    <message>
        <source>Brings the numbers of a row to one scale, twice in each block.</source>
        <translation>Põe os números de uma linha numa mesma escala, duas vezes em cada bloco.</translation>
    </message>
    <message>
        <source>project q, k, v</source>
        <translation>projetar q, k, v</translation>
    </message>
    <message>
        <source>Makes query, key and value of each row that is computed.</source>
        <translation>Faz a consulta, a chave e o valor de cada linha calculada.</translation>
    </message>
    <message>
        <source>append</source>
        <translation>anexar</translation>
    </message>
    <message>
        <source>Writes the new keys and values into the store.</source>
        <translation>Escreve as novas chaves e os novos valores no depósito.</translation>
    </message>
    <message>
        <source>attend</source>
        <translation>atenção</translation>
    </message>
    <message>
        <source>Compares the query with all keys above and mixes their values.</source>
        <translation>Compara a consulta com todas as chaves acima e mistura os valores delas.</translation>
    </message>
    <message>
        <source>project out</source>
        <translation>projetar saída</translation>
    </message>
    <message>
        <source>Brings what attention found back into the row.</source>
        <translation>Leva de volta para a linha o que a atenção encontrou.</translation>
    </message>
    <message>
        <source>MLP</source>
        <translation>MLP</translation>
    </message>
    <message>
        <source>Works on each row by itself; most of the weights are here.</source>
        <translation>Trabalha sobre cada linha por si; a maior parte dos pesos está aqui.</translation>
    </message>
    <message>
        <source>logits</source>
        <translation>logits</translation>
    </message>
    <message>
        <source>Gives every token of the vocabulary its score.</source>
        <translation>Dá a cada token do vocabulário sua pontuação.</translation>
    </message>
    <message>
        <source>sample</source>
        <translation>amostrar</translation>
    </message>
    <message>
        <source>Chooses the next token.</source>
        <translation>Escolhe o próximo token.</translation>
    </message>
</context>
<context>
    <name>WebPage</name>
    <message>
        <source>Replay</source>
        <translation>Reprodução</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Iniciar</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Um passo para trás</translation>
    </message>
    <message>
        <source>One step forth</source>
        <translation>Um passo à frente</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>Para o início</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Para o fim</translation>
    </message>
    <message>
        <source>Place in the run</source>
        <translation>Posição na execução</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocidade</translation>
    </message>
    <message>
        <source>slow</source>
        <translation>lenta</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>normal</translation>
    </message>
    <message>
        <source>fast</source>
        <translation>rápida</translation>
    </message>
    <message>
        <source>Keys: Space plays and pauses, ← and → move by one step, Home and End go to the ends.</source>
        <translation>Teclas: Espaço inicia e pausa, ← e → andam um passo, Home e End vão aos extremos.</translation>
    </message>
    <message>
        <source>Time per token</source>
        <translation>Tempo por token</translation>
    </message>
    <message>
        <source>Cache memory</source>
        <translation>Memória do cache</translation>
    </message>
    <message>
        <source>What you see</source>
        <translation>O que você vê</translation>
    </message>
    <message>
        <source>All events as a table</source>
        <translation>Todos os eventos em tabela</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Números</translation>
    </message>
    <message>
        <source>The replay needs JavaScript, which is switched off here. What came out can be read all the same.</source>
        <translation>A reprodução precisa de JavaScript, que está desligado aqui. Mesmo assim, pode-se ler o resultado.</translation>
    </message>
    <message>
        <source>Made with Rowkeeper. This page holds all it needs: nothing is fetched and nothing is sent.</source>
        <translation>Feito com o Rowkeeper. Esta página contém tudo de que precisa: nada é baixado e nada é enviado.</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Tokens</translation>
    </message>
    <message>
        <source>The cache</source>
        <translation>O cache</translation>
    </message>
    <message>
        <source>The whole text</source>
        <translation>O texto inteiro</translation>
    </message>
    <message>
        <source>time so far</source>
        <translation>tempo até agora</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>tokens</translation>
    </message>
    <message>
        <source>rows computed</source>
        <translation>linhas calculadas</translation>
    </message>
    <message>
        <source>rows kept</source>
        <translation>linhas guardadas</translation>
    </message>
    <message>
        <source>cache memory</source>
        <translation>memória do cache</translation>
    </message>
    <message>
        <source>key</source>
        <translation>chave</translation>
    </message>
    <message>
        <source>value</source>
        <translation>valor</translation>
    </message>
    <message>
        <source>pale: computed, not kept</source>
        <translation>claro: calculada, não guardada</translation>
    </message>
    <message>
        <source>This page was made</source>
        <translation>Data desta página</translation>
    </message>
    <message>
        <source>A language model writes one token after another. Its KV cache keeps the key and the value of each row it has computed, so that a step computes one new row instead of all of them.</source>
        <translation>Um modelo de linguagem escreve um token após o outro. Seu cache KV guarda a chave e o valor de cada linha que ele calculou, de modo que um passo calcula uma nova linha em vez de todas.</translation>
    </message>
    <message>
        <source>Tokens are chosen</source>
        <translation>Amostragem</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 e %2</translation>
    </message>
    <message>
        <source>A run of %1, step by step</source>
        <translation>Uma execução de %1, passo a passo</translation>
    </message>
    <message>
        <source>Press Play, or move the slider below, to watch it.</source>
        <translation>Pressione Iniciar, ou mova a barra deslizante abaixo, para vê-la.</translation>
    </message>
    <message>
        <source>Two runs of %1 side by side</source>
        <translation>Duas execuções de %1 lado a lado</translation>
    </message>
    <message>
        <source>Here two runs of the same prompt stand side by side. Press Play, or move the slider below.</source>
        <translation>Aqui estão lado a lado duas execuções do mesmo prompt. Pressione Iniciar, ou mova a barra deslizante abaixo.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln of them not for the first time: the same bits came out.</source>
        <translation>
            <numerusform>%Ln delas não pela primeira vez: saíram os mesmos bits.</numerusform>
            <numerusform>%Ln delas não pela primeira vez: saíram os mesmos bits.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of them not for the first time, and OTHER bits came out: an error.</source>
        <translation>
            <numerusform>%Ln delas não pela primeira vez, e saíram OUTROS bits: um erro.</numerusform>
            <numerusform>%Ln delas não pela primeira vez, e saíram OUTROS bits: um erro.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of them not for the first time, and a little differently: this arithmetic adds in another order.</source>
        <translation>
            <numerusform>%Ln delas não pela primeira vez, e um pouco diferente: esta aritmética soma em outra ordem.</numerusform>
            <numerusform>%Ln delas não pela primeira vez, e um pouco diferentes: esta aritmética soma em outra ordem.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Without the cache: %Ln row(s) computed, none kept, in %1.</source>
        <translation>
            <numerusform>Sem o cache: %Ln linha calculada, nenhuma guardada, em %1.</numerusform>
            <numerusform>Sem o cache: %Ln linhas calculadas, nenhuma guardada, em %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Prefill: the prompt’s %Ln row(s) computed and kept, in %1.</source>
        <translation>
            <numerusform>Prefill: %Ln linha do prompt calculada e guardada, em %1.</numerusform>
            <numerusform>Prefill: %Ln linhas do prompt calculadas e guardadas, em %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The cache was empty: %Ln row(s) computed and kept, in %1.</source>
        <translation>
            <numerusform>O cache estava vazio: %Ln linha calculada e guardada, em %1.</numerusform>
            <numerusform>O cache estava vazio: %Ln linhas calculadas e guardadas, em %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) computed, %1 read from the cache, in %2.</source>
        <translation>
            <numerusform>%Ln linha calculada, %1 lidas do cache, em %2.</numerusform>
            <numerusform>%Ln linhas calculadas, %1 lidas do cache, em %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Início</translation>
    </message>
    <message numerus="yes">
        <source>%Ln token(s) in the prompt. No row has been computed yet.</source>
        <translation>
            <numerusform>%Ln token no prompt. Nenhuma linha foi calculada ainda.</numerusform>
            <numerusform>%Ln tokens no prompt. Nenhuma linha foi calculada ainda.</numerusform>
        </translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Passo %1 de %2</translation>
    </message>
    <message numerus="yes">
        <source>The context was full: the oldest %Ln token(s) had to go, and all other rows are computed anew.</source>
        <translation>
            <numerusform>O contexto estava cheio: o token mais antigo teve de sair, e todas as outras linhas são calculadas de novo.</numerusform>
            <numerusform>O contexto estava cheio: os %Ln tokens mais antigos tiveram de sair, e todas as outras linhas são calculadas de novo.</numerusform>
        </translation>
    </message>
    <message>
        <source>A token was replaced</source>
        <translation>Um token foi substituído</translation>
    </message>
    <message>
        <source>Row %1 is ‘%2’ now. The rows above it stay valid; it and all rows below must be computed again.</source>
        <translation>A linha %1 agora é “%2”. As linhas acima dela continuam válidas; ela e todas abaixo têm de ser calculadas de novo.</translation>
    </message>
    <message>
        <source>Cache switched on</source>
        <translation>Cache ligado</translation>
    </message>
    <message>
        <source>Cache switched off</source>
        <translation>Cache desligado</translation>
    </message>
    <message>
        <source>The next step computes every row once more and keeps them; from then on each step computes one row.</source>
        <translation>O próximo passo calcula cada linha mais uma vez e as guarda; daí em diante, cada passo calcula uma linha.</translation>
    </message>
    <message>
        <source>What the cache held is gone: from now on each step computes every row again.</source>
        <translation>O que o cache guardava se foi: de agora em diante, cada passo calcula de novo todas as linhas.</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausar</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>row</source>
        <translation>linha</translation>
    </message>
    <message>
        <source>token</source>
        <translation>token</translation>
    </message>
    <message>
        <source>block</source>
        <translation>bloco</translation>
    </message>
    <message>
        <source>computed</source>
        <translation>calculada</translation>
    </message>
    <message>
        <source>×1 new</source>
        <translation>×1 nova</translation>
    </message>
    <message>
        <source>rebuild</source>
        <translation>refazer</translation>
    </message>
    <message>
        <source>in the cache</source>
        <translation>no cache</translation>
    </message>
    <message>
        <source>computed, not kept</source>
        <translation>calculada, não guardada</translation>
    </message>
    <message>
        <source>to be rebuilt</source>
        <translation>a refazer</translation>
    </message>
    <message>
        <source>not computed yet</source>
        <translation>ainda não calculada</translation>
    </message>
    <message>
        <source>never computed: the context is full</source>
        <translation>nunca calculada: o contexto está cheio</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>linha %1</translation>
    </message>
    <message>
        <source>computed ×%1</source>
        <translation>calculada ×%1</translation>
    </message>
    <message>
        <source>Choose a row or a token to read about it.</source>
        <translation>Escolha uma linha ou um token para ler a respeito.</translation>
    </message>
    <message>
        <source>The cache, row by row. Tokens: %1. Rows in the cache: %2.</source>
        <translation>O cache, linha por linha. Tokens: %1. Linhas no cache: %2.</translation>
    </message>
    <message>
        <source>cache on</source>
        <translation>com cache</translation>
    </message>
    <message>
        <source>cache off</source>
        <translation>sem cache</translation>
    </message>
    <message>
        <source>prefill</source>
        <translation>prefill</translation>
    </message>
    <message>
        <source>prefill, beyond the scale</source>
        <translation>prefill, fora da escala</translation>
    </message>
    <message>
        <source>used by rows</source>
        <translation>usada</translation>
    </message>
    <message>
        <source>allocated</source>
        <translation>alocada</translation>
    </message>
    <message>
        <source>only during a step</source>
        <translation>só durante um passo</translation>
    </message>
    <message>
        <source>%1 tokens</source>
        <translation>%1 tokens</translation>
    </message>
    <message>
        <source>Each step will be a point here.</source>
        <translation>Cada passo será um ponto aqui.</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Evento</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>Token</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>O que aconteceu</translation>
    </message>
    <message>
        <source>Two lanes run the same prompt. The lane whose clock is behind moves next, so that both clocks are honest.</source>
        <translation>Duas pistas executam o mesmo prompt. A pista cujo relógio está atrasado avança primeiro, para que os dois relógios sejam honestos.</translation>
    </message>
    <message>
        <source>A token is a piece of text. Grey ones are the prompt’s, green ones with a line below were written by the model; the newest has a frame.</source>
        <translation>Um token é um pedaço de texto. Os cinza são do prompt, os verdes com um traço embaixo foram escritos pelo modelo; o mais novo tem uma moldura.</translation>
    </message>
    <message numerus="yes">
        <source>The picture of the cache has a line for each row: one token’s key (left, blue) and value (right, orange) in every block of the model, painted from the real numbers. Negative numbers are grey. A cell is the mean of %Ln number(s).</source>
        <translation>
            <numerusform>A imagem do cache tem uma faixa para cada linha: a chave (à esquerda, azul) e o valor (à direita, laranja) de um token em cada bloco do modelo, pintados a partir dos números reais. Números negativos são cinza. Uma célula é um número.</numerusform>
            <numerusform>A imagem do cache tem uma faixa para cada linha: a chave (à esquerda, azul) e o valor (à direita, laranja) de um token em cada bloco do modelo, pintados a partir dos números reais. Números negativos são cinza. Uma célula é a média de %Ln números.</numerusform>
        </translation>
    </message>
    <message>
        <source>A row in full colour is in the cache. A pale one was computed but not kept, because the cache is off. An empty frame is a row that the next step computes. A row all in grey was computed for another text and must be computed again.</source>
        <translation>Uma linha em cor cheia está no cache. Uma clara foi calculada mas não guardada, porque o cache está desligado. Uma moldura vazia é uma linha que o próximo passo calcula. Uma linha toda cinza foi calculada para outro texto e tem de ser calculada de novo.</translation>
    </message>
    <message>
        <source>×1, ×2, ×3 … say how often a row was computed. With the cache that is once; without it every step computes every row again, and the same bits come out.</source>
        <translation>×1, ×2, ×3 … dizem quantas vezes uma linha foi calculada. Com o cache, é uma vez; sem ele, cada passo calcula de novo todas as linhas, e saem os mesmos bits.</translation>
    </message>
    <message>
        <source>The charts show what that costs: time for each token, and memory for the rows that are kept.</source>
        <translation>Os gráficos mostram quanto isso custa: tempo por token, e memória para as linhas guardadas.</translation>
    </message>
    <message>
        <source>Rowkeeper tiny</source>
        <translation>Rowkeeper tiny</translation>
    </message>
    <message>
        <source>a model without a name</source>
        <translation>um modelo sem nome</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modelo</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>Forma</translation>
    </message>
    <message>
        <source>%1 blocks, %2 heads, width %3</source>
        <translation>%1 blocos, %2 cabeças, largura %3</translation>
    </message>
    <message>
        <source>Arithmetic</source>
        <translation>Aritmética</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>Pesos</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>Threads</translation>
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
        <translation>Aritmética neste computador: kernels exatos de CPU (%1), e OpenBLAS.</translation>
    </message>
    <message>
        <source>Arithmetic on this computer: exact CPU kernels (%1). OpenBLAS is not installed.</source>
        <translation>Aritmética neste computador: kernels exatos de CPU (%1). OpenBLAS não está instalado.</translation>
    </message>
    <message>
        <source>GPU: %1.</source>
        <translation>GPU: %1.</translation>
    </message>
    <message>
        <source>Our own source is under the MIT licence. Qt Charts is under the GPL, version 3, so this program as a whole is under the GPL, version 3. The command line and the engine contain nothing of Qt.</source>
        <translation>Nosso próprio código está sob a licença MIT. Qt Charts está sob a GPL, versão 3, então este programa como um todo está sob a GPL, versão 3. A linha de comando e o motor não contêm nada do Qt.</translation>
    </message>
    <message>
        <source>The bundled model, its text and its questions were made by this project: MIT. GPT-2 small is OpenAI&apos;s: modified MIT.</source>
        <translation>O modelo incluído, seu texto e suas perguntas foram feitos por este projeto: MIT. O GPT-2 small é da OpenAI: MIT modificada.</translation>
    </message>
    <message>
        <source>Runs a real GPT-2 and shows its KV cache: what it keeps, what it saves, what it costs.</source>
        <translation>Executa um GPT-2 de verdade e mostra seu cache KV: o que ele guarda, o que poupa, o que custa.</translation>
    </message>
    <message>
        <source>About Rowkeeper</source>
        <translation>Sobre o Rowkeeper</translation>
    </message>
    <message numerus="yes">
        <source>Model: %1, %2 blocks, %3 heads, %4. Arithmetic: %5 (%6), %n thread(s).</source>
        <translation>
            <numerusform>Modelo: %1, %2 blocos, %3 cabeças, %4. Aritmética: %5 (%6), %n thread.</numerusform>
            <numerusform>Modelo: %1, %2 blocos, %3 cabeças, %4. Aritmética: %5 (%6), %n threads.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rowkeeper::app::AppStage</name>
    <message>
        <source>It was stopped, or the app was asked for something else.</source>
        <translation>Foi parado, ou se pediu outra coisa ao app.</translation>
    </message>
</context>
<context>
    <name>rowkeeper::app::MainWindow</name>
    <message>
        <source>Watch</source>
        <translation>Observar</translation>
    </message>
    <message>
        <source>Watch the cache while the model writes</source>
        <translation>Observar o cache enquanto o modelo escreve</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>Corrida</translation>
    </message>
    <message>
        <source>The same text with the cache and without, side by side</source>
        <translation>O mesmo texto com o cache e sem ele, lado a lado</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>Chat</translation>
    </message>
    <message>
        <source>Questions about a document, with its cache kept between turns</source>
        <translation>Perguntas sobre um documento, com o cache mantido entre turnos</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Memória</translation>
    </message>
    <message>
        <source>What the cache of any model takes, and whether it fits</source>
        <translation>Quanto ocupa o cache de qualquer modelo, e se ele cabe</translation>
    </message>
    <message>
        <source>Squeeze</source>
        <translation>Espremer</translation>
    </message>
    <message>
        <source>Make the cache smaller and see what it forgets</source>
        <translation>Diminuir o cache e ver o que ele esquece</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Aprender</translation>
    </message>
    <message>
        <source>Nine short lessons that drive the app</source>
        <translation>Nove lições curtas que conduzem o app</translation>
    </message>
    <message>
        <source>&amp;Open a recorded run…</source>
        <translation>&amp;Abrir execução gravada…</translation>
    </message>
    <message>
        <source>&amp;Save this run…</source>
        <translation>&amp;Salvar esta execução…</translation>
    </message>
    <message>
        <source>Save the steps as a &amp;table (CSV)…</source>
        <translation>Salvar os passos como &amp;tabela (CSV)…</translation>
    </message>
    <message>
        <source>Save this run as a &amp;web page…</source>
        <translation>Salvar esta execução como página &amp;web…</translation>
    </message>
    <message>
        <source>Save this run as a web page</source>
        <translation>Salvar esta execução como página web</translation>
    </message>
    <message>
        <source>Save the &amp;race as a web page…</source>
        <translation>Salvar a &amp;corrida como página web…</translation>
    </message>
    <message>
        <source>Save the race as a web page</source>
        <translation>Salvar a corrida como página web</translation>
    </message>
    <message>
        <source>&amp;Handout of this run (PDF)…</source>
        <translation>&amp;Folha de apoio desta execução (PDF)…</translation>
    </message>
    <message>
        <source>&amp;Back to the live run</source>
        <translation>&amp;Voltar à execução ao vivo</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>Sa&amp;ir</translation>
    </message>
    <message>
        <source>&amp;Keys…</source>
        <translation>&amp;Teclas…</translation>
    </message>
    <message>
        <source>&amp;About Rowkeeper…</source>
        <translation>&amp;Sobre o Rowkeeper…</translation>
    </message>
    <message>
        <source>Open a recorded run</source>
        <translation>Abrir uma execução gravada</translation>
    </message>
    <message>
        <source>Recorded runs (*.rowkeeper)</source>
        <translation>Execuções gravadas (*.rowkeeper)</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Salvo como %1.</translation>
    </message>
    <message>
        <source>Save this run</source>
        <translation>Salvar esta execução</translation>
    </message>
    <message>
        <source>Save the steps as a table</source>
        <translation>Salvar os passos como tabela</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tabelas (*.csv)</translation>
    </message>
    <message>
        <source>Web pages (*.html)</source>
        <translation>Páginas web (*.html)</translation>
    </message>
    <message>
        <source>Saved as %1 (%2). Any browser shows it, without a network.</source>
        <translation>Salvo como %1 (%2). Qualquer navegador mostra, sem rede.</translation>
    </message>
    <message>
        <source>Save the handout</source>
        <translation>Salvar a folha de apoio</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>Arquivos PDF (*.pdf)</translation>
    </message>
    <message>
        <source>%1, the published model, can be had: %2 from Hugging Face. The bundled model works without it.</source>
        <translation>%1, o modelo publicado, está disponível: %2 do Hugging Face. O modelo incluído funciona sem ele.</translation>
    </message>
    <message>
        <source>Show it</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>Use it now</source>
        <translation>Usar agora</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>Modelos</translation>
    </message>
    <message>
        <source>The recorded run is open.</source>
        <translation>A execução gravada está aberta.</translation>
    </message>
    <message>
        <source>A live run again, at its prompt.</source>
        <translation>De novo uma execução ao vivo, no seu prompt.</translation>
    </message>
    <message>
        <source>The lesson is left.</source>
        <translation>Você saiu da lição.</translation>
    </message>
    <message>
        <source>%1. The lesson is left.</source>
        <translation>%1. Você saiu da lição.</translation>
    </message>
</context>
<context>
    <name>rowkeeper::app::ModelButton</name>
    <message>
        <source>Model</source>
        <translation>Modelo</translation>
    </message>
    <message>
        <source>Rowkeeper tiny (bundled)</source>
        <translation>Rowkeeper tiny (incluído)</translation>
    </message>
    <message>
        <source>A small GPT-2 that answers questions about a short document.</source>
        <translation>Um GPT-2 pequeno que responde a perguntas sobre um documento curto.</translation>
    </message>
    <message>
        <source>Rowkeeper tiny, one key head (bundled)</source>
        <translation>Rowkeeper tiny, uma cabeça de chaves (incluído)</translation>
    </message>
    <message>
        <source>Its twin: all heads share one key and one value, so its cache takes a quarter of the memory.</source>
        <translation>Seu gêmeo: todas as cabeças compartilham uma chave e um valor, então seu cache ocupa um quarto da memória.</translation>
    </message>
    <message>
        <source>GPT-2 small</source>
        <translation>GPT-2 small</translation>
    </message>
    <message>
        <source>The published GPT-2, from this computer.</source>
        <translation>O GPT-2 publicado, a partir deste computador.</translation>
    </message>
    <message>
        <source>GPT-2 small (not on this computer: &amp;download it…)</source>
        <translation>GPT-2 small (não está neste computador: &amp;baixar…)</translation>
    </message>
    <message>
        <source>GPT-2 small, true size, random weights</source>
        <translation>GPT-2 small, tamanho real, pesos aleatórios</translation>
    </message>
    <message>
        <source>Costs what GPT-2 small costs, but its text means nothing. For timing.</source>
        <translation>Custa o mesmo que o GPT-2 small, mas seu texto não quer dizer nada. Para medir tempos.</translation>
    </message>
    <message>
        <source>&amp;Open a model folder…</source>
        <translation>&amp;Abrir uma pasta de modelo…</translation>
    </message>
    <message>
        <source>&amp;Models on this computer…</source>
        <translation>&amp;Modelos neste computador…</translation>
    </message>
    <message>
        <source>&amp;Threads (a GPU has its own)</source>
        <translation>&amp;Threads (uma GPU tem as suas)</translation>
    </message>
    <message>
        <source>&amp;Threads</source>
        <translation>&amp;Threads</translation>
    </message>
    <message>
        <source>One for each core</source>
        <translation>Uma por núcleo</translation>
    </message>
    <message>
        <source>Open a model folder</source>
        <translation>Abrir uma pasta de modelo</translation>
    </message>
    <message>
        <source>Loading %1: %2 %</source>
        <translation>Carregando %1: %2%</translation>
    </message>
    <message>
        <source>Loading: %1 %</source>
        <translation>Carregando: %1%</translation>
    </message>
    <message>
        <source>Choose the model and the arithmetic it runs on</source>
        <translation>Escolha o modelo e a aritmética que ele usa</translation>
    </message>
    <message>
        <source>16-bit: half the memory; cached steps of a large model take about half the time</source>
        <translation>16 bits: metade da memória; os passos com cache de um modelo grande levam cerca de metade do tempo</translation>
    </message>
    <message>
        <source>8-bit: about a quarter of the memory; cached steps of a large model take about a third of the time</source>
        <translation>8 bits: cerca de um quarto da memória; os passos com cache de um modelo grande levam cerca de um terço do tempo</translation>
    </message>
    <message>
        <source>32-bit: no weight is rounded</source>
        <translation>32 bits: nenhum peso é arredondado</translation>
    </message>
    <message>
        <source>Each weight is rounded to a 16-bit number. A step must read every weight once, so in a large model it waits for memory: half the bytes, half the time. With and without the cache, every bit is still equal.</source>
        <translation>Cada peso é arredondado para um número de 16 bits. Um passo tem de ler cada peso uma vez, então num modelo grande ele espera pela memória: metade dos bytes, metade do tempo. Com e sem o cache, todos os bits continuam iguais.</translation>
    </message>
    <message>
        <source>Each weight is rounded to a whole number from −127 to 127, times a scale that 32 weights share. A step must read every weight once, so fewer bytes take less time. With and without the cache, every bit is still equal.</source>
        <translation>Cada peso é arredondado para um número inteiro de −127 a 127, vezes uma escala que 32 pesos compartilham. Um passo tem de ler cada peso uma vez, então menos bytes levam menos tempo. Com e sem o cache, todos os bits continuam iguais.</translation>
    </message>
    <message>
        <source>Four bytes for each weight. A step must read every weight once, so in a large model it waits for memory: fewer bytes, faster steps. With and without the cache, every bit is equal.</source>
        <translation>Quatro bytes por peso. Um passo tem de ler cada peso uma vez, então num modelo grande ele espera pela memória: menos bytes, passos mais rápidos. Com e sem o cache, todos os bits são iguais.</translation>
    </message>
    <message>
        <source>exact CPU</source>
        <translation>CPU exata</translation>
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
        <translation>GPU, cuBLAS</translation>
    </message>
    <message>
        <source>&amp;Exact arithmetic</source>
        <translation>Aritmética &amp;exata</translation>
    </message>
    <message>
        <source>A row&apos;s numbers do not depend on the rows beside it: with and without the cache, every bit is equal.</source>
        <translation>Os números de uma linha não dependem das linhas ao lado dela: com e sem o cache, todos os bits são iguais.</translation>
    </message>
    <message>
        <source>Open&amp;BLAS</source>
        <translation>&amp;OpenBLAS</translation>
    </message>
    <message>
        <source>A well-known library. It adds in another order for many rows than for one, so the last bits differ. It multiplies 32-bit weights only.</source>
        <translation>Uma biblioteca conhecida. Ela soma em outra ordem para muitas linhas do que para uma, então os últimos bits diferem. Só multiplica pesos de 32 bits.</translation>
    </message>
    <message>
        <source>GPU (still looking for one)</source>
        <translation>GPU (ainda procurando uma)</translation>
    </message>
    <message>
        <source>GPU (none that can be used)</source>
        <translation>GPU (nenhuma que possa ser usada)</translation>
    </message>
    <message>
        <source>GPU: %1</source>
        <translation>GPU: %1</translation>
    </message>
    <message>
        <source>Weights, cache and arithmetic on the graphics processor. Its order of adding is its own, but the same for one row as for many: with and without the cache, every bit is equal.</source>
        <translation>Pesos, cache e aritmética no processador gráfico. Ele soma numa ordem própria, mas igual para uma linha e para muitas: com e sem o cache, todos os bits são iguais.</translation>
    </message>
    <message>
        <source>GPU with cuBLAS: %1</source>
        <translation>GPU com cuBLAS: %1</translation>
    </message>
    <message>
        <source>The products by NVIDIA&apos;s library, which chooses another order of adding for many rows than for one, so the last bits differ. It multiplies 32-bit weights only.</source>
        <translation>Os produtos pela biblioteca da NVIDIA, que escolhe outra ordem de soma para muitas linhas do que para uma, então os últimos bits diferem. Só multiplica pesos de 32 bits.</translation>
    </message>
    <message>
        <source>&amp;Weights: %1</source>
        <translation>&amp;Pesos: %1</translation>
    </message>
    <message>
        <source>%1 (not with %2)</source>
        <translation>%1 (não com %2)</translation>
    </message>
    <message>
        <source>Choose the exact arithmetic first.</source>
        <translation>Escolha primeiro a aritmética exata.</translation>
    </message>
    <message>
        <source>%1 · %2 numbers · %3 · %4</source>
        <translation>%1 · %2 de números · %3 · %4</translation>
    </message>
    <message>
        <source>GPT-2 small (still looking for it)</source>
        <translation>GPT-2 small (ainda procurando)</translation>
    </message>
</context>
<context>
    <name>rowkeeper::app::NavRail</name>
    <message>
        <source>Pages</source>
        <translation>Páginas</translation>
    </message>
    <message>
        <source>%1 (key %2)</source>
        <translation>%1 (tecla %2)</translation>
    </message>
</context>
<context>
    <name>rowkeeper::app::NoticeBar</name>
    <message>
        <source>Close this message</source>
        <translation>Fechar esta mensagem</translation>
    </message>
</context>
<context>
    <name>rowkeeper::app::TopBar</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Arquivo</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>A&amp;justes</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Aj&amp;uda</translation>
    </message>
    <message>
        <source>Projector mode</source>
        <translation>Modo projetor</translation>
    </message>
    <message>
        <source>Everything larger and stronger, for a room</source>
        <translation>Tudo maior e mais forte, para uma sala</translation>
    </message>
    <message>
        <source>Less &amp;motion</source>
        <translation>Menos &amp;movimento</translation>
    </message>
    <message>
        <source>Rows and switches don&apos;t slide or fade</source>
        <translation>Linhas e interruptores não deslizam nem esmaecem</translation>
    </message>
    <message>
        <source>&amp;As the system</source>
        <translation>Como o &amp;sistema</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>&amp;Idioma</translation>
    </message>
    <message>
        <source>Theme &amp;as the system</source>
        <translation>Tema como o &amp;sistema</translation>
    </message>
    <message>
        <source>&amp;Light theme</source>
        <translation>Tema &amp;claro</translation>
    </message>
    <message>
        <source>&amp;Dark theme</source>
        <translation>Tema &amp;escuro</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::AlternativesDelegate</name>
    <message>
        <source>below %1 %</source>
        <translation>menos de %1%</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>percent</comment>
        <translation>%1%</translation>
    </message>
    <message>
        <source>now</source>
        <comment>the token that is there</comment>
        <translation>atual</translation>
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
        <translation>O cache</translation>
    </message>
    <message>
        <source>A table: one row for each token, one column for each block. A cell holds the row&apos;s key and value. Arrow keys select a row and a block, Shift with Left and Right a head, plus and minus zoom.</source>
        <translation>Uma tabela: uma linha para cada token, uma coluna para cada bloco. Uma célula contém a chave e o valor da linha. As setas selecionam uma linha e um bloco, Shift com Esquerda e Direita, uma cabeça; mais e menos ampliam e reduzem.</translation>
    </message>
    <message>
        <source>↓ Follow the newest row</source>
        <translation>↓ Seguir a linha mais nova</translation>
    </message>
    <message>
        <source>Follow the newest row</source>
        <translation>Seguir a linha mais nova</translation>
    </message>
    <message>
        <source>Scroll to the newest row and stay with it (End)</source>
        <translation>Rolar até a linha mais nova e ficar com ela (End)</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::CalculatorForm</name>
    <message>
        <source>Model</source>
        <translation>Modelo</translation>
    </message>
    <message>
        <source>A known model, the one that is loaded, or your own</source>
        <translation>Um modelo conhecido, o que está carregado, ou o seu próprio</translation>
    </message>
    <message>
        <source>Blocks</source>
        <translation>Blocos</translation>
    </message>
    <message>
        <source>Each block (layer) keeps keys and values of its own</source>
        <translation>Cada bloco (camada) guarda suas próprias chaves e valores</translation>
    </message>
    <message>
        <source>Query heads</source>
        <translation>Cabeças Q</translation>
    </message>
    <message>
        <source>Heads that ask</source>
        <translation>Cabeças que perguntam</translation>
    </message>
    <message>
        <source>KV heads</source>
        <translation>Cabeças KV</translation>
    </message>
    <message>
        <source>Heads that have a key and a value of their own; the others share them</source>
        <translation>Cabeças que têm chave e valor próprios; as outras os compartilham</translation>
    </message>
    <message>
        <source>Latent numbers</source>
        <translation>Núm. latentes</translation>
    </message>
    <message>
        <source>Latent attention keeps one short vector in each block, from which all keys and values are made</source>
        <translation>A atenção latente guarda em cada bloco um vetor curto, a partir do qual se fazem todas as chaves e todos os valores</translation>
    </message>
    <message>
        <source>Head size</source>
        <translation>Tam. cabeça</translation>
    </message>
    <message>
        <source>Numbers in a head&apos;s key, and in its value</source>
        <translation>Números na chave de uma cabeça, e no seu valor</translation>
    </message>
    <message>
        <source>Numbers stored as</source>
        <translation>Números em</translation>
    </message>
    <message>
        <source>In 8 and 4 bits, 32 numbers of a head share a 16-bit scale: 34 and 18 bytes</source>
        <translation>Em 8 e 4 bits, 32 números de uma cabeça compartilham uma escala de 16 bits: 34 e 18 bytes</translation>
    </message>
    <message>
        <source>Context, tokens</source>
        <translation>Contexto, tokens</translation>
    </message>
    <message>
        <source>The length of each conversation</source>
        <translation>O comprimento de cada conversa</translation>
    </message>
    <message>
        <source>Conversations</source>
        <translation>Conversas</translation>
    </message>
    <message>
        <source>Served at the same time, each with a cache of its own</source>
        <translation>Atendidas ao mesmo tempo, cada uma com seu próprio cache</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>Pesos</translation>
    </message>
    <message>
        <source>What the model itself takes on the device</source>
        <translation>Quanto o próprio modelo ocupa no dispositivo</translation>
    </message>
    <message>
        <source>Weights, GiB</source>
        <translation>Pesos, GiB</translation>
    </message>
    <message>
        <source>What your model takes on the device</source>
        <translation>Quanto o seu modelo ocupa no dispositivo</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>Dispositivo</translation>
    </message>
    <message>
        <source>The memory that weights and caches must share</source>
        <translation>A memória que pesos e caches têm de dividir</translation>
    </message>
    <message>
        <source>Device, GiB</source>
        <translation>Dispositivo, GiB</translation>
    </message>
    <message>
        <source>The memory of your device</source>
        <translation>A memória do seu dispositivo</translation>
    </message>
    <message>
        <source>Your own size</source>
        <translation>Tamanho próprio</translation>
    </message>
    <message>
        <source>From: %1</source>
        <translation>De: %1</translation>
    </message>
    <message>
        <source>Loaded: %1</source>
        <translation>Carregado: %1</translation>
    </message>
    <message>
        <source>Your own model</source>
        <translation>Seu próprio modelo</translation>
    </message>
    <message>
        <source>%1 · each shared by %2</source>
        <translation>%1 · cada uma para %2</translation>
    </message>
    <message>
        <source>%1 · none shared</source>
        <translation>%1 · sem compartilhar</translation>
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
        <translation>O cache</translation>
    </message>
    <message>
        <source>Table, pictures</source>
        <translation>Tabela, imagens</translation>
    </message>
    <message>
        <source>Menu of the cache</source>
        <translation>Menu do cache</translation>
    </message>
    <message>
        <source>Show as &amp;table</source>
        <translation>Mostrar como &amp;tabela</translation>
    </message>
    <message>
        <source>Save picture as &amp;PNG…</source>
        <translation>Salvar imagem como &amp;PNG…</translation>
    </message>
    <message>
        <source>Save picture as &amp;SVG…</source>
        <translation>Salvar imagem como &amp;SVG…</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::CanvasLegend</name>
    <message>
        <source>What the colours mean</source>
        <translation>O que as cores significam</translation>
    </message>
    <message>
        <source>Blue is a positive number in a key, orange one in a value; grey is a negative one in either, with a line through it where rows are high enough.
%1: keys %2, values %3. A cell shows %4.
Pale rows were computed but not kept; grey rows are to be rebuilt; the outlined row is not computed yet.</source>
        <translation>Azul é um número positivo numa chave, laranja é um positivo num valor, cinza é um negativo em qualquer um deles, com um traço onde as linhas têm altura para isso.
%1: chaves %2, valores %3. Uma célula mostra %4.
As linhas claras foram calculadas, mas não guardadas; as linhas cinza são as que há a refazer; a linha contornada ainda não foi calculada.</translation>
    </message>
    <message>
        <source>A tick: the row was computed again and had the same bits each time. A red cross: it had other bits.</source>
        <translation>✓: a linha foi calculada de novo e teve sempre os mesmos bits. Uma cruz vermelha: teve outros bits.</translation>
    </message>
    <message>
        <source>A tick: the row was computed again and had the same bits each time. ≈: it differs by rounding, because this arithmetic adds in another order.</source>
        <translation>✓: a linha foi calculada de novo e teve sempre os mesmos bits. ≈: difere por arredondamento, porque esta aritmética soma em outra ordem.</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::CanvasTableModel</name>
    <message>
        <source>Row</source>
        <translation>Linha</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>Token</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Times computed</source>
        <translation>Vezes calculada</translation>
    </message>
    <message>
        <source>In the store</source>
        <translation>No depósito</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::Chart</name>
    <message>
        <source>The arrow keys go from point to point. The menu above shows the numbers as a table.</source>
        <translation>As setas vão de ponto em ponto. O menu acima mostra os números como tabela.</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::ChartCard</name>
    <message>
        <source>Table, pictures, numbers</source>
        <translation>Tabela, imagens, números</translation>
    </message>
    <message>
        <source>Menu of the chart: %1</source>
        <translation>Menu do gráfico: %1</translation>
    </message>
    <message>
        <source>Show as &amp;table</source>
        <translation>Mostrar como &amp;tabela</translation>
    </message>
    <message>
        <source>Save picture as &amp;PNG…</source>
        <translation>Salvar imagem como &amp;PNG…</translation>
    </message>
    <message>
        <source>Save picture as &amp;SVG…</source>
        <translation>Salvar imagem como &amp;SVG…</translation>
    </message>
    <message>
        <source>Save numbers as &amp;CSV…</source>
        <translation>Salvar números como &amp;CSV…</translation>
    </message>
    <message>
        <source>Show &amp;everything again</source>
        <translation>Mostrar tudo &amp;de novo</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::ChatPage</name>
    <message>
        <source>The conversation</source>
        <translation>A conversa</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::ChipArea</name>
    <message>
        <source>… and %1 more</source>
        <comment>tokens</comment>
        <translation>… e mais %1</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::ChipLegend</name>
    <message>
        <source>prompt</source>
        <comment>a token&apos;s origin</comment>
        <translation>prompt</translation>
    </message>
    <message>
        <source>generated</source>
        <comment>a token&apos;s origin</comment>
        <translation>gerado</translation>
    </message>
    <message>
        <source>newest</source>
        <comment>token</comment>
        <translation>mais novo</translation>
    </message>
    <message>
        <source>Legend: tokens of the prompt are grey, generated ones green and underlined, the newest is outlined</source>
        <translation>Legenda: os tokens do prompt são cinza, os gerados são verdes e sublinhados, o mais novo tem um contorno</translation>
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
        <translation>✓ certo</translation>
    </message>
    <message>
        <source>✗ not quite</source>
        <translation>✗ não é bem isso</translation>
    </message>
    <message>
        <source>✓ this one</source>
        <translation>✓ é esta</translation>
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
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Cache size against context length</source>
        <translation>Tamanho do cache e comprimento do contexto</translation>
    </message>
    <message>
        <source>cache-size-against-context</source>
        <translation>tamanho-do-cache-e-contexto</translation>
    </message>
    <message>
        <source>Such a cache is too large to be drawn.</source>
        <translation>Um cache assim é grande demais para ser desenhado.</translation>
    </message>
    <message>
        <source>%1 tokens</source>
        <translation>%1 tokens</translation>
    </message>
    <message>
        <source>the weights leave no room</source>
        <translation>os pesos não deixam espaço</translation>
    </message>
    <message>
        <source>room left: %1, far above</source>
        <translation>sobram: %1, muito acima</translation>
    </message>
    <message>
        <source>room left: %1</source>
        <translation>sobram: %1</translation>
    </message>
    <message>
        <source>outgrows the weights</source>
        <translation>ultrapassa os pesos</translation>
    </message>
    <message numerus="yes">
        <source>%Ln conversation(s)</source>
        <translation>
            <numerusform>%Ln conversa</numerusform>
            <numerusform>%Ln conversas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: each line is one way to store the cache; dashed: what is left on the device.</source>
        <translation>%1: cada traço é uma forma de guardar o cache; tracejado: o que resta no dispositivo.</translation>
    </message>
    <message>
        <source>%1 As chosen, it would outgrow the weights (%2) at %3 tokens.</source>
        <translation>%1 Com o que foi escolhido, ele ultrapassaria os pesos (%2) aos %3 tokens.</translation>
    </message>
    <message>
        <source>From %1 tokens on
the cache is larger than the weights, %2</source>
        <translation>A partir de %1 tokens
o cache é maior que os pesos, %2</translation>
    </message>
    <message>
        <source>%1 tokens: %2
%3</source>
        <translation>%1 tokens: %2
%3</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>tokens</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::DocumentCard</name>
    <message>
        <source>The document</source>
        <translation>O documento</translation>
    </message>
    <message>
        <source>Use this text</source>
        <translation>Usar este texto</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Desfazer</translation>
    </message>
    <message>
        <source>Change an early word</source>
        <translation>Mudar palavra do início</translation>
    </message>
    <message>
        <source>Puts another word of its kind near the beginning: few rows survive</source>
        <translation>Põe outra palavra do mesmo tipo perto do início: poucas linhas sobrevivem</translation>
    </message>
    <message>
        <source>Change a late word</source>
        <translation>Mudar palavra do fim</translation>
    </message>
    <message>
        <source>Puts another word of its kind near the end: most rows survive</source>
        <translation>Põe outra palavra do mesmo tipo perto do fim: a maioria das linhas sobrevive</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>Exemplos</translation>
    </message>
    <message>
        <source>Prepared documents</source>
        <translation>Documentos prontos</translation>
    </message>
    <message>
        <source>Type a text, or choose an example</source>
        <translation>Digite um texto, ou escolha um exemplo</translation>
    </message>
    <message>
        <source>Edit any word: the rows above it stay, those below are computed again.</source>
        <translation>Edite qualquer palavra: as linhas acima dela ficam, as abaixo são calculadas de novo.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln tokens · read once</source>
        <translation>
            <numerusform>%Ln token · lido uma vez</numerusform>
            <numerusform>%Ln tokens · lidos uma vez</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln tokens · read in every turn</source>
        <translation>
            <numerusform>%Ln token · lido em cada turno</numerusform>
            <numerusform>%Ln tokens · lidos em cada turno</numerusform>
        </translation>
    </message>
    <message>
        <source>Still valid after the edit: %1 of %2 rows. The next turn computes the rest.</source>
        <translation>Ainda válidas depois da edição: %1 de %2 linhas. O próximo turno calcula o resto.</translation>
    </message>
    <message>
        <source>The document is changed.</source>
        <translation>O documento foi mudado.</translation>
    </message>
    <message>
        <source>A word is changed to “%1”.</source>
        <translation>Uma palavra agora é “%1”.</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::FirstTokenBars</name>
    <message>
        <source>Turn %1</source>
        <translation>Turno %1</translation>
    </message>
    <message>
        <source>being measured</source>
        <translation>sendo medido</translation>
    </message>
    <message>
        <source>%1 either way</source>
        <translation>%1 nos dois casos</translation>
    </message>
    <message>
        <source>Time to the first token</source>
        <translation>Tempo até o primeiro token</translation>
    </message>
    <message>
        <source>%1: %2 either way, as there was nothing to keep yet</source>
        <translation>%1: %2 nos dois casos, pois ainda não havia nada para manter</translation>
    </message>
    <message>
        <source>%1: cache kept %2, not kept %3</source>
        <translation>%1: cache mantido %2, não mantido %3</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::FirstTokenCard</name>
    <message>
        <source>Time to the first token</source>
        <translation>Tempo até o primeiro token</translation>
    </message>
    <message>
        <source>Ask a question: what you wait for before the answer begins is drawn here, turn by turn.</source>
        <translation>Faça uma pergunta: o tempo que você espera até a resposta começar é desenhado aqui, turno a turno.</translation>
    </message>
    <message>
        <source>what the reader waits for; the other way is measured afterwards</source>
        <translation>quanto o leitor espera; o outro modo é medido depois</translation>
    </message>
    <message>
        <source>cache kept</source>
        <translation>cache mantido</translation>
    </message>
    <message>
        <source>not kept</source>
        <translation>não mantido</translation>
    </message>
    <message>
        <source>%1 sooner on turn %2</source>
        <translation>%1 mais cedo no turno %2</translation>
    </message>
    <message>
        <source>no sooner on turn %1</source>
        <translation>não mais cedo no turno %1</translation>
    </message>
    <message>
        <source>%1 later on turn %2</source>
        <translation>%1 mais tarde no turno %2</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::FitCard</name>
    <message>
        <source>Does it fit?</source>
        <translation>Cabe?</translation>
    </message>
    <message>
        <source>Try:</source>
        <translation>Tente:</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::HeadStrips</name>
    <message>
        <source>key</source>
        <translation>chave</translation>
    </message>
    <message>
        <source>value</source>
        <translation>valor</translation>
    </message>
    <message>
        <source>Key and value of the head</source>
        <translation>Chave e valor da cabeça</translation>
    </message>
    <message>
        <source>The arrow keys go from number to number.</source>
        <translation>As setas vão de número em número.</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::KeepCard</name>
    <message>
        <source>Keep the cache between turns</source>
        <translation>Manter o cache entre turnos</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Sair</translation>
    </message>
    <message>
        <source>Come back</source>
        <translation>Voltar</translation>
    </message>
    <message>
        <source>Change the prices</source>
        <translation>Mudar os preços</translation>
    </message>
    <message>
        <source>Keeping the cache</source>
        <translation>Manter o cache</translation>
    </message>
    <message>
        <source>Leave, and come back tomorrow</source>
        <translation>Sair, e voltar amanhã</translation>
    </message>
    <message>
        <source>Saves the cache on the disk and ends the conversation, as if the window were closed</source>
        <translation>Salva o cache no disco e encerra a conversa, como se a janela fosse fechada</translation>
    </message>
    <message>
        <source>Reads the saved cache from the disk: the conversation goes on with all its rows</source>
        <translation>Lê o cache salvo no disco: a conversa continua com todas as suas linhas</translation>
    </message>
    <message>
        <source>What a provider would charge</source>
        <translation>O que um provedor cobraria</translation>
    </message>
    <message>
        <source>for 1,000 fresh tokens</source>
        <translation>por 1.000 tokens novos</translation>
    </message>
    <message>
        <source>for 1,000 cached tokens</source>
        <translation>por 1.000 tokens em cache</translation>
    </message>
    <message>
        <source>Price %1</source>
        <translation>Preço %1</translation>
    </message>
    <message>
        <source>Each turn computes the rows of its own question and reads the others back.</source>
        <translation>Cada turno calcula as linhas da sua própria pergunta e lê as outras do cache.</translation>
    </message>
    <message>
        <source>Off: every turn reads the whole document again. The answers stay the same.</source>
        <translation>Desligado: cada turno lê o documento inteiro de novo. As respostas são as mesmas.</translation>
    </message>
    <message>
        <source>The %1 rows (%2) go to the disk and come back warm: prompt caching.</source>
        <translation>As %1 linhas (%2) vão para o disco e voltam quentes: cache de prompt.</translation>
    </message>
    <message>
        <source>Rows that were computed can be kept on the disk: prompt caching.</source>
        <translation>Linhas já calculadas podem ser mantidas no disco: cache de prompt.</translation>
    </message>
    <message>
        <source>%1 rows lie on the disk (%2). Nothing is in memory.</source>
        <translation>%1 linhas estão no disco (%2). Não há nada na memória.</translation>
    </message>
    <message>
        <source>%1 rows came back from the disk: none of them is computed again.</source>
        <translation>%1 linhas voltaram do disco: nenhuma delas é calculada de novo.</translation>
    </message>
    <message>
        <source>Fresh input %1, cached input %2 per 1,000 tokens.</source>
        <translation>Entrada nova %1, entrada em cache %2 por 1.000 tokens.</translation>
    </message>
    <message>
        <source>%1 fresh and %2 cached tokens: %3 instead of %4.</source>
        <translation>%1 tokens novos e %2 em cache: %3 em vez de %4.</translation>
    </message>
    <message>
        <source>The saved conversation would take the place of the questions asked here. Begin again first, in each conversation with questions.</source>
        <translation>A conversa salva tomaria o lugar das perguntas feitas aqui. Antes recomece, em cada conversa com perguntas.</translation>
    </message>
    <message>
        <source>Only the conversation shown, the first, is saved. The second is given up.</source>
        <translation>Só a conversa mostrada, a primeira, é salva. A segunda é abandonada.</translation>
    </message>
    <message>
        <source>Only the conversation shown, the second, is saved, and it comes back as the first. The one that is the first now is given up.</source>
        <translation>Só a conversa mostrada, a segunda, é salva, e volta como a primeira. A que é a primeira agora é abandonada.</translation>
    </message>
    <message>
        <source>The conversation shown takes the place of the one that was saved before.</source>
        <translation>A conversa mostrada toma o lugar da que foi salva antes.</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::LaneCard</name>
    <message>
        <source>Cache, arithmetic, weights and threads of this lane</source>
        <translation>Cache, aritmética, pesos e threads desta pista</translation>
    </message>
    <message>
        <source>Settings of the lane “%1”: %2</source>
        <translation>Ajustes da pista “%1”: %2</translation>
    </message>
    <message>
        <source>Tokens of the lane “%1”</source>
        <translation>Tokens da pista “%1”</translation>
    </message>
    <message>
        <source>The cache of the lane “%1”</source>
        <translation>O cache da pista “%1”</translation>
    </message>
    <message>
        <source>✓ finished: the context is full</source>
        <translation>✓ terminou: o contexto está cheio</translation>
    </message>
    <message>
        <source>✓ finished</source>
        <translation>✓ terminou</translation>
    </message>
    <message>
        <source>moves next</source>
        <translation>é a próxima</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1, %2. %3</source>
        <translation>%1, %2. %3</translation>
    </message>
    <message numerus="yes">
        <source>%Ln rows computed</source>
        <translation>
            <numerusform>%Ln linha calculada</numerusform>
            <numerusform>%Ln linhas calculadas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::LanePopup</name>
    <message>
        <source>This lane</source>
        <translation>Esta pista</translation>
    </message>
    <message>
        <source>Keep keys and values (KV cache)</source>
        <translation>Guardar chaves e valores (cache KV)</translation>
    </message>
    <message>
        <source>Settings of the lane</source>
        <translation>Ajustes da pista</translation>
    </message>
    <message>
        <source>one per core</source>
        <translation>uma por núcleo</translation>
    </message>
    <message>
        <source>Arithmetic</source>
        <translation>Aritmética</translation>
    </message>
    <message>
        <source>Exact gives the same bits with and without the cache. OpenBLAS is a library that many programs use; it adds in another order, so the last digits differ. A GPU&apos;s own arithmetic is exact in this sense too; cuBLAS is not.</source>
        <translation>A exata dá os mesmos bits com e sem o cache. OpenBLAS é uma biblioteca que muitos programas usam; ela soma em outra ordem, então os últimos algarismos diferem. A aritmética própria de uma GPU também é exata neste sentido; cuBLAS não é.</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>Pesos</translation>
    </message>
    <message>
        <source>How each weight is kept. A step reads every weight once, so fewer bits make it faster; but they are rounded, so all numbers differ a little. OpenBLAS and cuBLAS multiply 32-bit weights only, a GPU 32- and 16-bit ones.</source>
        <translation>Como cada peso é guardado. Um passo lê cada peso uma vez, então menos bits o tornam mais rápido; mas eles são arredondados, então todos os números diferem um pouco. OpenBLAS e cuBLAS só multiplicam pesos de 32 bits; uma GPU, de 32 e 16 bits.</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>Threads</translation>
    </message>
    <message>
        <source>How many cores work on one step. A GPU has its own.</source>
        <translation>Quantos núcleos trabalham num passo. Uma GPU tem os seus.</translation>
    </message>
    <message>
        <source>Any change begins the race anew.</source>
        <translation>Qualquer mudança recomeça a corrida.</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::LearnOverview</name>
    <message>
        <source>Nine short lessons</source>
        <translation>Nove lições curtas</translation>
    </message>
    <message>
        <source>Each drives the app beside it: it asks what you expect, then measures it here.</source>
        <translation>Cada uma conduz o app ao lado: pergunta o que você espera, depois mede aqui.</translation>
    </message>
    <message>
        <source>A lesson takes the place of the run and the conversation that are there. Prompt and settings come back after it.</source>
        <translation>Uma lição toma o lugar da execução e da conversa que houver. O prompt e os ajustes voltam depois dela.</translation>
    </message>
    <message>
        <source>Lecturer&apos;s notes…</source>
        <translation>Notas do professor…</translation>
    </message>
    <message>
        <source>Handout (PDF)…</source>
        <translation>Folha de apoio (PDF)…</translation>
    </message>
    <message>
        <source>In a window of its own, for a second screen. Arrow keys then go through the lesson</source>
        <translation>Numa janela própria, para uma segunda tela. As setas percorrem então a lição</translation>
    </message>
    <message>
        <source>Two pages about the run that is on Watch</source>
        <translation>Duas páginas sobre a execução que está em Observar</translation>
    </message>
    <message>
        <source>Let the model write something on Watch first: the handout is about that run</source>
        <translation>Deixe primeiro o modelo escrever algo em Observar: a folha de apoio trata dessa execução</translation>
    </message>
    <message>
        <source>step %1 of %2</source>
        <translation>etapa %1 de %2</translation>
    </message>
    <message>
        <source>✓ done</source>
        <translation>✓ feita</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 min</translation>
    </message>
    <message>
        <source>%1 questions</source>
        <translation>%1 perguntas</translation>
    </message>
    <message>
        <source>%1 of %2 right</source>
        <translation>%1 de %2 certas</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::LectureNotes</name>
    <message>
        <source>Back</source>
        <translation>Voltar</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Avançar</translation>
    </message>
    <message>
        <source>Lecturer&apos;s notes</source>
        <translation>Notas do professor</translation>
    </message>
    <message>
        <source>To guess: %1</source>
        <translation>Palpite: %1</translation>
    </message>
    <message>
        <source>Asked: %1
Right: **%2**</source>
        <translation>Pergunta: %1
Resposta certa: **%2**</translation>
    </message>
    <message>
        <source>Next: the answer</source>
        <translation>A seguir: a resposta</translation>
    </message>
    <message>
        <source>Next: the lesson ends</source>
        <translation>A seguir: a lição acaba</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <translation>A seguir: %1</translation>
    </message>
    <message>
        <source>Open a lesson in the other window.</source>
        <translation>Abra uma lição na outra janela.</translation>
    </message>
    <message>
        <source>%1 · step %2 of %3</source>
        <translation>%1 · etapa %2 de %3</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::LeftRowsCard</name>
    <message>
        <source>yes</source>
        <translation>sim</translation>
    </message>
    <message>
        <source>averaged: %1</source>
        <translation>em média: %1</translation>
    </message>
    <message>
        <source>thrown away</source>
        <translation>descartada</translation>
    </message>
    <message>
        <source>What is left in the cache</source>
        <translation>O que resta no cache</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabela</translation>
    </message>
    <message>
        <source>Menu of what is left in the cache</source>
        <translation>Menu do que resta no cache</translation>
    </message>
    <message>
        <source>Show as &amp;table</source>
        <translation>Mostrar como &amp;tabela</translation>
    </message>
    <message>
        <source>The rows that a way leaves of a text are shown here, once there is a model.</source>
        <translation>As linhas que um método deixa de um texto são mostradas aqui, quando houver um modelo.</translation>
    </message>
    <message>
        <source>Reading the text…</source>
        <translation>Lendo o texto…</translation>
    </message>
    <message>
        <source>after the question, when the answer begins</source>
        <translation>depois da pergunta, quando a resposta começa</translation>
    </message>
    <message>
        <source>grey: thrown away</source>
        <translation>cinza: descartada</translation>
    </message>
    <message>
        <source>joined: averaged into one</source>
        <translation>unidas: em média numa só</translation>
    </message>
    <message>
        <source>outlined: %1 held the answer</source>
        <translation>contorno: %1 com a resposta</translation>
    </message>
    <message>
        <source>row</source>
        <translation>linha</translation>
    </message>
    <message>
        <source>token</source>
        <translation>token</translation>
    </message>
    <message>
        <source>%1: in the cache</source>
        <translation>%1: no cache</translation>
    </message>
    <message>
        <source>%1: entry</source>
        <translation>%1: entrada</translation>
    </message>
    <message>
        <source>held the answer</source>
        <translation>tinha a resposta</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::LeftRowsPane</name>
    <message>
        <source>What is left in the cache: %1</source>
        <translation>O que resta no cache: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln rows · %2 instead of %3</source>
        <translation>
            <numerusform>%1 de %Ln linha · %2 em vez de %3</numerusform>
            <numerusform>%1 de %Ln linhas · %2 em vez de %3</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::LeftRowsView</name>
    <message>
        <source>What is left in the cache</source>
        <translation>O que resta no cache</translation>
    </message>
    <message>
        <source>Row %1, %2</source>
        <translation>Linha %1, %2</translation>
    </message>
    <message>
        <source>%1: in the cache</source>
        <translation>%1: no cache</translation>
    </message>
    <message>
        <source>%1: averaged with its neighbours, %2 are one row now</source>
        <translation>%1: em média com suas vizinhas, %2 são agora uma linha</translation>
    </message>
    <message>
        <source>%1: thrown away</source>
        <translation>%1: descartada</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::LessonNews</name>
    <message>
        <source>The lesson is finished. Your own prompt and settings are back.</source>
        <translation>A lição terminou. Seu prompt e seus ajustes voltaram.</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>Certo.</translation>
    </message>
    <message>
        <source>Not quite. The right answer: %1</source>
        <translation>Não é bem isso. A resposta certa: %1</translation>
    </message>
    <message>
        <source>The right answer: %1</source>
        <translation>A resposta certa: %1</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::LessonView</name>
    <message>
        <source>The app is getting ready…</source>
        <translation>O app está se preparando…</translation>
    </message>
    <message>
        <source>← All lessons</source>
        <translation>← Todas as lições</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Voltar</translation>
    </message>
    <message>
        <source>This is my guess</source>
        <translation>É o meu palpite</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Tentar de novo</translation>
    </message>
    <message>
        <source>The app is working</source>
        <translation>O app está trabalhando</translation>
    </message>
    <message>
        <source>Leaves the lesson; your own prompt and settings come back</source>
        <translation>Sai da lição; seu prompt e seus ajustes voltam</translation>
    </message>
    <message>
        <source>Your guess</source>
        <translation>Seu palpite</translation>
    </message>
    <message>
        <source>To the step before (Page Up)</source>
        <translation>Para a etapa anterior (Page Up)</translation>
    </message>
    <message>
        <source>On (Page Down)</source>
        <translation>Avançar (Page Down)</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Etapa %1 de %2</translation>
    </message>
    <message>
        <source>Question %1 of %2</source>
        <translation>Pergunta %1 de %2</translation>
    </message>
    <message>
        <source>You guessed %1: **a good guess**.</source>
        <translation>Seu palpite foi %1: **um bom palpite**.</translation>
    </message>
    <message>
        <source>You guessed %1: off by %2.</source>
        <translation>Seu palpite foi %1: errou por um fator de %2.</translation>
    </message>
    <message>
        <source>The app is doing it…</source>
        <translation>O app está fazendo isso…</translation>
    </message>
    <message>
        <source>This step could not be shown. %1</source>
        <translation>Não foi possível mostrar esta etapa. %1</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Terminar</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Avançar</translation>
    </message>
    <message>
        <source>The lesson is left. Your own prompt and settings are back.</source>
        <translation>Você saiu da lição. Seu prompt e seus ajustes voltaram.</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::MachineCard</name>
    <message>
        <source>run, %1 tokens</source>
        <translation>total, %1 tokens</translation>
    </message>
    <message>
        <source>step, %1 tokens</source>
        <translation>passo, %1 tokens</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Another machine?</source>
        <translation>Outra máquina?</translation>
    </message>
    <message>
        <source>GPT-2 small</source>
        <translation>GPT-2 small</translation>
    </message>
    <message>
        <source>The model of this race, after its prompt</source>
        <translation>O modelo desta corrida, depois do seu prompt</translation>
    </message>
    <message>
        <source>The model that the published report is about, from its first token</source>
        <translation>O modelo de que fala o relato publicado, desde o primeiro token</translation>
    </message>
    <message>
        <source>Predicted; GPT-2 small from its first token. Lower figures: reading and arithmetic happen one after the other; higher ones: at the same time. Laptop, phone and H100: typical figures, rounded. “Like the report”: no machine, but figures fitted to a published report&apos;s ratios.</source>
        <translation>Previsto; GPT-2 small desde o primeiro token. Números mais baixos: leitura e cálculo acontecem um depois do outro; mais altos: ao mesmo tempo. Laptop, smartphone e H100: números típicos, arredondados. “Como o relato”: nenhuma máquina, mas números ajustados às razões de um relato publicado.</translation>
    </message>
    <message>
        <source>Draws the predicted curves above for other figures</source>
        <translation>Desenha as curvas previstas acima para outros números</translation>
    </message>
    <message>
        <source>Machine of the predicted curves</source>
        <translation>Máquina das curvas previstas</translation>
    </message>
    <message>
        <source>ms per step</source>
        <translation>ms por passo</translation>
    </message>
    <message>
        <source>A fixed time that every step takes, whatever it computes</source>
        <translation>Um tempo fixo que cada passo leva, calcule o que calcular</translation>
    </message>
    <message>
        <source>GB/s</source>
        <translation>GB/s</translation>
    </message>
    <message>
        <source>How fast the machine reads memory: every step reads all weights once</source>
        <translation>A que velocidade a máquina lê a memória: cada passo lê todos os pesos uma vez</translation>
    </message>
    <message>
        <source>GFLOP/s</source>
        <translation>GFLOP/s</translation>
    </message>
    <message>
        <source>How fast it calculates: each row that a step computes costs arithmetic</source>
        <translation>A que velocidade ela calcula: cada linha que um passo calcula custa operações</translation>
    </message>
    <message>
        <source>This model</source>
        <translation>Este modelo</translation>
    </message>
    <message>
        <source>This machine&apos;s figures could not be measured. %1</source>
        <translation>Não foi possível medir os números desta máquina. %1</translation>
    </message>
    <message>
        <source>This machine&apos;s figures are measured when a model is loaded.</source>
        <translation>Os números desta máquina são medidos quando um modelo é carregado.</translation>
    </message>
    <message>
        <source>A published report says 2× at 200 tokens and 4.8× at 1,000, and names no machine. Such ratios need one on which what every step costs anyway, above all reading GPT-2 small&apos;s weights, takes as long as the arithmetic of %1 rows: then computing old rows again costs little.</source>
        <translation>Um relato publicado diz 2× com 200 tokens e 4,8× com 1.000, e não diz em que máquina. Tais razões precisam de uma em que aquilo que cada passo custa de qualquer forma, sobretudo ler os pesos do GPT-2 small, leva tanto tempo quanto o cálculo de %1 linhas: então calcular de novo as linhas antigas custa pouco.</translation>
    </message>
    <message>
        <source>%1 So each row computed again costs far more here, and the cache saves far more than the report says.</source>
        <translation>%1 Então cada linha calculada de novo custa muito mais aqui, e o cache poupa muito mais do que o relato diz.</translation>
    </message>
    <message>
        <source>%1 So the weights rule every step here, and the cache saves less than the report says.</source>
        <translation>%1 Então os pesos mandam em cada passo aqui, e o cache poupa menos do que o relato diz.</translation>
    </message>
    <message numerus="yes">
        <source>With %1, reading GPT-2 small&apos;s weights takes as long as the arithmetic of about %Ln rows; a published report&apos;s 2× and 4.8× need about %2.</source>
        <translation>
            <numerusform>Com %1, ler os pesos do GPT-2 small leva tanto tempo quanto o cálculo de cerca de %Ln linha; os 2× e 4,8× de um relato publicado precisam de cerca de %2.</numerusform>
            <numerusform>Com %1, ler os pesos do GPT-2 small leva tanto tempo quanto o cálculo de cerca de %Ln linhas; os 2× e 4,8× de um relato publicado precisam de cerca de %2.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::MemoryChartCard</name>
    <message>
        <source>%1 × %2 blocks × %3 numbers × %4 bytes</source>
        <translation>%1 × %2 blocos × %3 números × %4 bytes</translation>
    </message>
    <message>
        <source>Cache memory</source>
        <translation>Memória do cache</translation>
    </message>
    <message>
        <source>cache-memory</source>
        <translation>memoria-do-cache</translation>
    </message>
    <message>
        <source>The memory of the stored rows will be drawn here.
Press Play or Step.</source>
        <translation>A memória das linhas guardadas será desenhada aqui.
Pressione Iniciar ou Passo.</translation>
    </message>
    <message>
        <source>%1 tokens</source>
        <translation>%1 tokens</translation>
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
        <translation>usada: %1</translation>
    </message>
    <message>
        <source>allocated: %1</source>
        <translation>alocada: %1</translation>
    </message>
    <message>
        <source>cache off: only during the step</source>
        <translation>cache desligado: só durante o passo</translation>
    </message>
    <message>
        <source>What keeping the rows costs</source>
        <translation>Quanto custa guardar as linhas</translation>
    </message>
    <message>
        <source>No row is kept yet. Each will take %1 (%2).</source>
        <translation>Nenhuma linha está guardada ainda. Cada uma vai ocupar %1 (%2).</translation>
    </message>
    <message>
        <source>The cache is off: each step computes all rows and lets them go. Kept, each would take %1 (%2).</source>
        <translation>O cache está desligado: cada passo calcula todas as linhas e as larga. Se fossem guardadas, cada uma ocuparia %1 (%2).</translation>
    </message>
    <message>
        <source>%1 × %2 = %3 (%4 a row)</source>
        <translation>%1 × %2 = %3 (%4 por linha)</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n linha</numerusform>
            <numerusform>%n linhas</numerusform>
        </translation>
    </message>
    <message>
        <source>All %1 rows of the context take %2, or %3 in 16 bit.</source>
        <translation>Todas as %1 linhas do contexto ocupam %2, ou %3 em 16 bits.</translation>
    </message>
    <message>
        <source>In 16-bit numbers it would be %1. %2</source>
        <translation>Em números de 16 bits seriam %1. %2</translation>
    </message>
    <message numerus="yes">
        <source>%n token(s), cache off
%1 held during the step, nothing after it</source>
        <translation>
            <numerusform>%n token, cache desligado
%1 ocupados durante o passo, nada depois dele</numerusform>
            <numerusform>%n tokens, cache desligado
%1 ocupados durante o passo, nada depois dele</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) kept
%1 used, half of it with 16-bit numbers</source>
        <translation>
            <numerusform>%n linha guardada
%1 usados, metade com números de 16 bits</numerusform>
            <numerusform>%n linhas guardadas
%1 usados, metade com números de 16 bits</numerusform>
        </translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>tokens</translation>
    </message>
    <message>
        <source>rows kept</source>
        <translation>linhas guardadas</translation>
    </message>
    <message>
        <source>bytes used</source>
        <translation>bytes usados</translation>
    </message>
    <message>
        <source>bytes allocated</source>
        <translation>bytes alocados</translation>
    </message>
    <message>
        <source>bytes during the step only</source>
        <translation>bytes só durante o passo</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::MemoryPage</name>
    <message>
        <source>The formula</source>
        <translation>A fórmula</translation>
    </message>
    <message>
        <source>Settings of the calculator</source>
        <translation>Ajustes da calculadora</translation>
    </message>
    <message>
        <source>The calculator</source>
        <translation>A calculadora</translation>
    </message>
    <message>
        <source>Model and device</source>
        <translation>Modelo e dispositivo</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::ModeControl</name>
    <message>
        <source>What the cache shows</source>
        <translation>O que o cache mostra</translation>
    </message>
    <message>
        <source>Whose attention</source>
        <translation>A atenção de quem</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Valores</translation>
    </message>
    <message>
        <source>The numbers of each row&apos;s keys and values</source>
        <translation>Os números das chaves e dos valores de cada linha</translation>
    </message>
    <message>
        <source>Attention</source>
        <translation>Atenção</translation>
    </message>
    <message>
        <source>How much the newest row looked at each row</source>
        <translation>Quanto a linha mais nova olhou para cada linha</translation>
    </message>
    <message>
        <source>Fingerprints</source>
        <translation>Impressões</translation>
    </message>
    <message>
        <source>Whether a row that was computed again has the same bits</source>
        <translation>Se uma linha calculada de novo tem os mesmos bits</translation>
    </message>
    <message>
        <source>mean of all heads</source>
        <translation>média de todas as cabeças</translation>
    </message>
    <message>
        <source>head %1</source>
        <translation>cabeça %1</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::ModelCard</name>
    <message>
        <source>Use</source>
        <translation>Usar</translation>
    </message>
    <message>
        <source>Download…</source>
        <translation>Baixar…</translation>
    </message>
    <message>
        <source>Verify</source>
        <translation>Verificar</translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation>Remover…</translation>
    </message>
    <message>
        <source>Reads every byte and holds it against the checksums that are known</source>
        <translation>Lê cada byte e o compara com os checksums conhecidos</translation>
    </message>
    <message>
        <source>Deletes its files from Rowkeeper&apos;s own folder; asks first</source>
        <translation>Apaga os arquivos dele da pasta do próprio Rowkeeper; antes, pergunta</translation>
    </message>
    <message>
        <source>in use</source>
        <translation>em uso</translation>
    </message>
    <message>
        <source>Go on downloading…</source>
        <translation>Continuar a baixar…</translation>
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
        <translation>Modelos</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Voltar</translation>
    </message>
    <message>
        <source>Open a folder…</source>
        <translation>Abrir uma pasta…</translation>
    </message>
    <message>
        <source>Look it up</source>
        <translation>Procurar</translation>
    </message>
    <message>
        <source>Delete them</source>
        <translation>Apagar</translation>
    </message>
    <message>
        <source>A folder with a GPT-2 model; it can also be dropped onto the window</source>
        <translation>Uma pasta com um modelo GPT-2; também se pode soltá-la sobre a janela</translation>
    </message>
    <message>
        <source>To the page before (Esc)</source>
        <translation>Para a página anterior (Esc)</translation>
    </message>
    <message>
        <source>Another model of the hub</source>
        <translation>Outro modelo do hub</translation>
    </message>
    <message>
        <source>Any GPT-2 of Hugging Face whose weights are safetensors, by its repository&apos;s name: distilgpt2, gpt2-medium, or owner/name. Not pinned: its sizes and checksums are the hub&apos;s own word.</source>
        <translation>Qualquer GPT-2 do Hugging Face cujos pesos sejam safetensors, pelo nome do seu repositório: distilgpt2, gpt2-medium, ou owner/name. Não fixado: tamanhos e checksums são os que o hub indica.</translation>
    </message>
    <message>
        <source>The repository&apos;s name</source>
        <translation>O nome do repositório</translation>
    </message>
    <message>
        <source>Nothing is fetched before its size, source and licence have been shown. Nothing is sent but the requests for the files.</source>
        <translation>Nada é baixado antes de serem mostrados o tamanho, a fonte e a licença. Nada é enviado além dos pedidos dos arquivos.</translation>
    </message>
    <message>
        <source>Where models are looked for</source>
        <translation>Onde se procuram modelos</translation>
    </message>
    <message>
        <source>In this order. A folder of yours comes before all of them.</source>
        <translation>Nesta ordem. Uma pasta sua vem antes de todas elas.</translation>
    </message>
    <message>
        <source>Kept ready</source>
        <translation>Pesos prontos</translation>
    </message>
    <message>
        <source>The first time a larger model is opened, its weights are put in the order in which they are read. That is kept on the disk, so that the next time it opens at once.</source>
        <translation>Na primeira vez em que um modelo maior é aberto, seus pesos são postos na ordem em que são lidos. Isso fica guardado no disco, para que da próxima vez ele abra de imediato.</translation>
    </message>
    <message>
        <source>Delete the weights that are kept ready</source>
        <translation>Apagar os pesos prontos</translation>
    </message>
    <message>
        <source>There are no models. Look one up by its name, or open a folder that has one.</source>
        <translation>Não há modelos. Procure um pelo nome, ou abra uma pasta que tenha um.</translation>
    </message>
    <message>
        <source>Looking for models on this computer.</source>
        <translation>Procurando modelos neste computador.</translation>
    </message>
    <message>
        <source>%1. %2: %3</source>
        <translation>%1. %2: %3</translation>
    </message>
    <message>
        <source>%1 in %2. Nothing is lost by deleting them: the next opening takes a moment longer.</source>
        <translation>%1 em %2. Não se perde nada ao apagá-los: a próxima abertura demora um instante a mais.</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::PagesCard</name>
    <message>
        <source>One piece each, or pages?</source>
        <translation>Um pedaço só, ou páginas?</translation>
    </message>
    <message>
        <source>From the start</source>
        <translation>Do início</translation>
    </message>
    <message>
        <source>The same conversations in the same memory: reserved in one piece for the longest possible answer, and in pages</source>
        <translation>As mesmas conversas na mesma memória: com reserva num pedaço só para a resposta mais longa possível, e em páginas</translation>
    </message>
    <message>
        <source>Conversations</source>
        <translation>Conversas</translation>
    </message>
    <message>
        <source> MiB</source>
        <translation> MiB</translation>
    </message>
    <message>
        <source>Size of the pool</source>
        <translation>Tamanho do pool</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n linha</numerusform>
            <numerusform>%n linhas</numerusform>
        </translation>
    </message>
    <message>
        <source>Rows of a page</source>
        <translation>Linhas de uma página</translation>
    </message>
    <message>
        <source>Pool</source>
        <translation>Pool</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Página</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausar</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Serve</source>
        <translation>Atender</translation>
    </message>
    <message>
        <source>Full: rows of a conversation. Pale: lent to it, and empty. Grey: free. The pictures are the allocators&apos; own state.</source>
        <translation>Cheio: linhas de uma conversa. Claro: cedido a ela, e vazio. Cinza: livre. As imagens são o estado dos próprios alocadores.</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::PagesPicture</name>
    <message>
        <source>Memory pool</source>
        <translation>Pool de memória</translation>
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
        <translation>Tokens do prompt</translation>
    </message>
    <message>
        <source>Use this prompt</source>
        <translation>Usar este prompt</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation>Prompt</translation>
    </message>
    <message>
        <source>The text that the model goes on with. Control and Enter use it.</source>
        <translation>O texto que o modelo continua. Control e Enter o usam.</translation>
    </message>
    <message>
        <source>The text that the model goes on with</source>
        <translation>O texto que o modelo continua</translation>
    </message>
    <message>
        <source>Row %1: %2
Token %3
Bytes %4</source>
        <translation>Linha %1: %2
Token %3
Bytes %4</translation>
    </message>
    <message>
        <source>Starts a new run with this prompt (Ctrl+Enter)</source>
        <translation>Inicia uma nova execução com este prompt (Ctrl+Enter)</translation>
    </message>
    <message>
        <source>Goes back to the run as it is (Esc)</source>
        <translation>Volta à execução como está (Esc)</translation>
    </message>
    <message numerus="yes">
        <source>%Ln tokens</source>
        <translation>
            <numerusform>%Ln token</numerusform>
            <numerusform>%Ln tokens</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 tokens; at most %3 can be generated</source>
        <translation>%1 de %2 tokens; podem ser gerados no máximo %3</translation>
    </message>
    <message>
        <source>An empty prompt: the run starts from the end-of-text token.</source>
        <translation>Um prompt vazio: a execução começa pelo token de fim de texto.</translation>
    </message>
    <message>
        <source>The prompt ends with a line break (\n): it is part of what the model reads.</source>
        <translation>O prompt termina com uma quebra de linha (\n): ela faz parte do que o modelo lê.</translation>
    </message>
    <message>
        <source>The prompt ends with a space (·). Words bring their own space along, so the model may stumble here.</source>
        <translation>O prompt termina com um espaço (·). As palavras trazem seu próprio espaço, então o modelo pode tropeçar aqui.</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::PromptCard</name>
    <message>
        <source>Tokens</source>
        <translation>Tokens</translation>
    </message>
    <message>
        <source>Shows the pieces that the model reads</source>
        <translation>Mostra os pedaços que o modelo lê</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
    <message>
        <source>Shows the tokens joined to a text that can be copied</source>
        <translation>Mostra os tokens unidos num texto que pode ser copiado</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>Exemplos</translation>
    </message>
    <message>
        <source>Prepared prompts</source>
        <translation>Prompts prontos</translation>
    </message>
    <message>
        <source>Edit prompt</source>
        <translation>Editar prompt</translation>
    </message>
    <message>
        <source>Edit the prompt</source>
        <translation>Editar o prompt</translation>
    </message>
    <message>
        <source>What the model reads</source>
        <translation>O que o modelo lê</translation>
    </message>
    <message>
        <source>A new run from this prompt.</source>
        <translation>Uma nova execução a partir deste prompt.</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::QuestionCard</name>
    <message>
        <source>(nothing)</source>
        <translation>(nada)</translation>
    </message>
    <message>
        <source>This question</source>
        <translation>Esta pergunta</translation>
    </message>
    <message>
        <source>Previous question</source>
        <translation>Pergunta anterior</translation>
    </message>
    <message>
        <source>Next question</source>
        <translation>Próxima pergunta</translation>
    </message>
    <message>
        <source>only the wrong ones</source>
        <translation>só as erradas</translation>
    </message>
    <message>
        <source>– of %1</source>
        <translation>– de %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>This text</source>
        <translation>Este texto</translation>
    </message>
    <message>
        <source>exact cache</source>
        <translation>cache exato</translation>
    </message>
    <message>
        <source>not asked yet</source>
        <translation>ainda sem resposta</translation>
    </message>
    <message>
        <source>right answer</source>
        <translation>resposta certa</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message numerus="yes">
        <source>A document of %Ln rows, and how the model goes on</source>
        <translation>
            <numerusform>Um documento de %Ln linha, e como o modelo continua</numerusform>
            <numerusform>Um documento de %Ln linhas, e como o modelo continua</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: right, %2</source>
        <translation>%1: certo, %2</translation>
    </message>
    <message>
        <source>%1: wrong, %2</source>
        <translation>%1: errado, %2</translation>
    </message>
    <message>
        <source>%1: same as the exact one, %2</source>
        <translation>%1: igual à exata, %2</translation>
    </message>
    <message>
        <source>%1: goes on otherwise, %2</source>
        <translation>%1: continua de outra maneira, %2</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::RaceControls</name>
    <message>
        <source>Step</source>
        <translation>Passo</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>Recomeçar</translation>
    </message>
    <message>
        <source>Change it on Watch</source>
        <translation>Mudar em Observar</translation>
    </message>
    <message>
        <source>Race controls</source>
        <translation>Controles da corrida</translation>
    </message>
    <message>
        <source>Race or pause</source>
        <translation>Correr ou pausar</translation>
    </message>
    <message>
        <source>Moves the lane whose clock is behind by one token (→)</source>
        <translation>Avança em um token a pista cujo relógio está atrasado (→)</translation>
    </message>
    <message>
        <source>Both lanes back to the prompt (R)</source>
        <translation>As duas pistas de volta ao prompt (R)</translation>
    </message>
    <message>
        <source>Prompt and sampling are those of Watch</source>
        <translation>O prompt e a amostragem são os de Observar</translation>
    </message>
    <message>
        <source>Tokens to generate in each lane</source>
        <translation>Tokens a gerar em cada pista</translation>
    </message>
    <message>
        <source>How many tokens each lane generates. Another number begins the race anew.</source>
        <translation>Quantos tokens cada pista gera. Outro número recomeça a corrida.</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>tokens</translation>
    </message>
    <message>
        <source>Loading</source>
        <translation>Carregando</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausar</translation>
    </message>
    <message>
        <source>Race again</source>
        <translation>Correr de novo</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>Correr</translation>
    </message>
    <message>
        <source>No prompt · %1</source>
        <translation>Sem prompt · %1</translation>
    </message>
    <message>
        <source>%1 · Prompt: “%2”</source>
        <translation>%1 · Prompt: “%2”</translation>
    </message>
    <message>
        <source>Pauses both lanes (Space)</source>
        <translation>Pausa as duas pistas (Espaço)</translation>
    </message>
    <message>
        <source>Both lanes once more from the prompt (Space)</source>
        <translation>As duas pistas mais uma vez a partir do prompt (Espaço)</translation>
    </message>
    <message>
        <source>Both lanes move until they have all their tokens (Space)</source>
        <translation>As duas pistas avançam até terem todos os seus tokens (Espaço)</translation>
    </message>
    <message>
        <source>%1 %2 · %3</source>
        <translation>%1 %2 · %3</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Em pausa</translation>
    </message>
    <message>
        <source>Racing</source>
        <translation>A corrida começou</translation>
    </message>
    <message>
        <source>Both lanes are back at the prompt</source>
        <translation>As duas pistas voltaram ao prompt</translation>
    </message>
    <message>
        <source>%1, %2 of %3</source>
        <translation>%1, %2 de %3</translation>
    </message>
    <message>
        <source>Lane A: %1</source>
        <translation>Pista A: %1</translation>
    </message>
    <message>
        <source>Lane B: %1</source>
        <translation>Pista B: %1</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::RacePage</name>
    <message>
        <source>The race</source>
        <translation>A corrida</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::RaceRowsCard</name>
    <message>
        <source>Rows computed so far</source>
        <translation>Linhas calculadas até agora</translation>
    </message>
    <message>
        <source>race-rows-computed</source>
        <translation>corrida-linhas-calculadas</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>linha %1</translation>
    </message>
    <message>
        <source>The rows that both lanes have computed will be counted here.
Press Race or Step.</source>
        <translation>As linhas que as duas pistas já calcularam serão contadas aqui.
Pressione Correr ou Passo.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>counted in advance</source>
        <translation>contadas de antemão</translation>
    </message>
    <message>
        <source>%1 + %2 − 1 = %3 rows %4</source>
        <translation>%1 + %2 − 1 = %3 linhas %4</translation>
    </message>
    <message>
        <source>%1 + %2 = %3 rows %4</source>
        <translation>%1 + %2 = %3 linhas %4</translation>
    </message>
    <message>
        <source>%1 + %2 + … + %3 = %4 rows %5</source>
        <translation>%1 + %2 + … + %3 = %4 linhas %5</translation>
    </message>
    <message>
        <source>With the cache each row once; without it, all of them in every step</source>
        <translation>Com o cache, cada linha uma vez; sem ele, todas em cada passo</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>row</source>
        <translation>linha</translation>
    </message>
    <message>
        <source>rows, %1</source>
        <translation>linhas, %1</translation>
    </message>
    <message>
        <source>counted in advance, %1</source>
        <translation>contadas de antemão, %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln rows %1</source>
        <translation>
            <numerusform>%Ln linha %1</numerusform>
            <numerusform>%Ln linhas %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Row %1, %2
%Ln rows computed so far</source>
        <translation>
            <numerusform>Linha %1, %2
%Ln linha calculada até agora</numerusform>
            <numerusform>Linha %1, %2
%Ln linhas calculadas até agora</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::RaceTimeCard</name>
    <message>
        <source>Time per token</source>
        <translation>Tempo por token</translation>
    </message>
    <message>
        <source>race-time-per-token</source>
        <translation>corrida-tempo-por-token</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>linha %1</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>Each step of both lanes will be a point here.
Press Race or Step.</source>
        <translation>Cada passo das duas pistas será um ponto aqui.
Pressione Correr ou Passo.</translation>
    </message>
    <message>
        <source>predicted for %1</source>
        <translation>previsto para %1</translation>
    </message>
    <message>
        <source>… reading, then arithmetic</source>
        <translation>… leitura, depois cálculo</translation>
    </message>
    <message>
        <source>dashed: predicted</source>
        <translation>tracejado: previsto</translation>
    </message>
    <message>
        <source>8-bit weights: not predicted</source>
        <translation>pesos de 8 bits: sem previsão</translation>
    </message>
    <message>
        <source>What each new token costs in both lanes; %1</source>
        <translation>Quanto custa cada novo token nas duas pistas; %1</translation>
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
            <numerusform>Linha %1, %2
%3
%Ln linha calculada</numerusform>
            <numerusform>Linha %1, %2
%3
%Ln linhas calculadas</numerusform>
        </translation>
    </message>
    <message>
        <source>row</source>
        <translation>linha</translation>
    </message>
    <message>
        <source>ms, %1</source>
        <translation>ms, %1</translation>
    </message>
    <message>
        <source>predicted ms, %1</source>
        <translation>ms previstos, %1</translation>
    </message>
    <message>
        <source>predicted ms in turn, %1</source>
        <translation>ms previstos em sequência, %1</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::RatioTable</name>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1, %2: %3</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::ReadingView</name>
    <message>
        <source>Text of the run</source>
        <translation>Texto da execução</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::ReplayBar</name>
    <message>
        <source>Back to the live run</source>
        <translation>Voltar à execução ao vivo</translation>
    </message>
    <message>
        <source>Recorded run</source>
        <translation>Execução gravada</translation>
    </message>
    <message>
        <source>Place in the recorded run</source>
        <translation>Posição na execução gravada</translation>
    </message>
    <message>
        <source>A recorded run of %1 · step %2 of %3</source>
        <translation>Uma execução gravada de %1 · passo %2 de %3</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation>%1 em %2</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::RowDetailCard</name>
    <message>
        <source>Row</source>
        <translation>Linha</translation>
    </message>
    <message>
        <source>Fingerprints of the row in this block</source>
        <translation>Impressões digitais da linha neste bloco</translation>
    </message>
    <message>
        <source>64 bits made from all numbers of the row in this block. Another number anywhere, even in its last bit, gives another fingerprint.</source>
        <translation>64 bits feitos a partir de todos os números da linha neste bloco. Um número diferente em qualquer lugar, mesmo no último bit, dá outra impressão digital.</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>Bloco</translation>
    </message>
    <message>
        <source>Head</source>
        <translation>Cabeça</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Copy the numbers</source>
        <translation>Copiar os números</translation>
    </message>
    <message>
        <source>Puts the head&apos;s keys and values on the clipboard, a line for each number</source>
        <translation>Põe as chaves e os valores da cabeça na área de transferência, um número por linha</translation>
    </message>
    <message>
        <source>The numbers of a row will be here.</source>
        <translation>Os números de uma linha estarão aqui.</translation>
    </message>
    <message>
        <source>key, number %1 of %2:  %3</source>
        <translation>chave, número %1 de %2:  %3</translation>
    </message>
    <message>
        <source>value, number %1 of %2:  %3</source>
        <translation>valor, número %1 de %2:  %3</translation>
    </message>
    <message>
        <source>Choose a row in the picture of the cache: its numbers will be here.</source>
        <translation>Escolha uma linha na imagem do cache: os números dela estarão aqui.</translation>
    </message>
    <message>
        <source>Point at a number to read it, or go there with the arrow keys.</source>
        <translation>Aponte para um número para lê-lo, ou vá até ele com as setas.</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::RowsCard</name>
    <message>
        <source>Whose rows are these?</source>
        <translation>De quem são estas linhas?</translation>
    </message>
    <message>
        <source>document</source>
        <translation>documento</translation>
    </message>
    <message>
        <source>questions</source>
        <translation>perguntas</translation>
    </message>
    <message>
        <source>answers</source>
        <translation>respostas</translation>
    </message>
    <message>
        <source>each square is one row: keys and values in every block</source>
        <translation>cada quadrado é uma linha: chaves e valores em todos os blocos</translation>
    </message>
    <message>
        <source>%1 rows in the cache, %2 · outlined: %3 that the next turn must compute besides its question</source>
        <translation>%1 linhas no cache, %2 · com contorno: %3 que o próximo turno tem de calcular além da sua pergunta</translation>
    </message>
    <message>
        <source>Two conversations in one pool: %1 pages of %2 rows, %3 of them shared and held once: %4 instead of %5.</source>
        <translation>Duas conversas num pool: %1 páginas de %2 linhas, %3 delas compartilhadas e guardadas uma só vez: %4 em vez de %5.</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::RowsPicture</name>
    <message>
        <source>document · %1 of %2 rows kept</source>
        <translation>documento · %1 de %2 linhas mantidas</translation>
    </message>
    <message>
        <source>Q%1</source>
        <comment>a question&apos;s number</comment>
        <translation>P%1</translation>
    </message>
    <message>
        <source>A%1</source>
        <comment>an answer&apos;s number</comment>
        <translation>R%1</translation>
    </message>
    <message>
        <source>The document</source>
        <translation>O documento</translation>
    </message>
    <message>
        <source>Question %1</source>
        <translation>Pergunta %1</translation>
    </message>
    <message>
        <source>Answer %1</source>
        <translation>Resposta %1</translation>
    </message>
    <message>
        <source>Rows of the cache by their origin</source>
        <translation>Linhas do cache pela sua origem</translation>
    </message>
    <message>
        <source>%1: rows %2 to %3, %4 of them in the cache</source>
        <translation>%1: linhas %2 a %3, %4 delas no cache</translation>
    </message>
    <message>
        <source>Row %1. %2</source>
        <translation>Linha %1. %2</translation>
    </message>
    <message>
        <source>%1. Not in the cache: the next turn computes it</source>
        <translation>%1. Não está no cache: o próximo turno a calcula</translation>
    </message>
    <message numerus="yes">
        <source>document · %Ln rows</source>
        <translation>
            <numerusform>documento · %Ln linha</numerusform>
            <numerusform>documento · %Ln linhas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln tokens, %2 of them in the cache</source>
        <translation>
            <numerusform>%1: %Ln token, %2 deles no cache</numerusform>
            <numerusform>%1: %Ln tokens, %2 deles no cache</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the cache: the rows of the first %Ln tokens</source>
        <translation>
            <numerusform>No cache: as linhas dos primeiros tokens: %Ln</numerusform>
            <numerusform>No cache: as linhas dos primeiros %Ln tokens</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::RunControls</name>
    <message>
        <source>Step</source>
        <translation>Passo</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>Recomeçar</translation>
    </message>
    <message>
        <source>KV cache</source>
        <translation>Cache KV</translation>
    </message>
    <message>
        <source>Run controls</source>
        <translation>Controles da execução</translation>
    </message>
    <message>
        <source>Rows computed of the prefill</source>
        <translation>Linhas calculadas do prefill</translation>
    </message>
    <message>
        <source>Play or pause</source>
        <translation>Iniciar ou pausar</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocidade</translation>
    </message>
    <message>
        <source>Tokens to generate</source>
        <translation>Tokens a gerar</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Iniciar</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausar</translation>
    </message>
    <message>
        <source>Sampling: %1</source>
        <translation>Amostragem: %1</translation>
    </message>
    <message>
        <source>%1, after a restart</source>
        <translation>%1, ao recomeçar</translation>
    </message>
    <message>
        <source>Pauses the run, even within a step (Space)</source>
        <translation>Pausa a execução, mesmo no meio de um passo (Espaço)</translation>
    </message>
    <message>
        <source>Plays the recording (Space)</source>
        <translation>Reproduz a gravação (Espaço)</translation>
    </message>
    <message>
        <source>Steps follow each other (Space)</source>
        <translation>Os passos se seguem uns aos outros (Espaço)</translation>
    </message>
    <message>
        <source>Computes the rows that are missing and one token (→)</source>
        <translation>Calcula as linhas que faltam e um token (→)</translation>
    </message>
    <message>
        <source>Shows the recording from its beginning (R)</source>
        <translation>Mostra a gravação desde o início (R)</translation>
    </message>
    <message>
        <source>Begins again from the prompt (R)</source>
        <translation>Recomeça a partir do prompt (R)</translation>
    </message>
    <message>
        <source>On: keys and values of earlier rows are kept. Off: every step computes them again (C)</source>
        <translation>Ligado: chaves e valores das linhas anteriores são guardados. Desligado: cada passo os calcula de novo (C)</translation>
    </message>
    <message>
        <source>How many tokens to generate. More can be asked for at any time.</source>
        <translation>Quantos tokens gerar. Você pode pedir mais a qualquer momento.</translation>
    </message>
    <message>
        <source>How the next token is chosen, and what happens when the context is full</source>
        <translation>Como se escolhe o próximo token, e o que acontece quando o contexto está cheio</translation>
    </message>
    <message numerus="yes">
        <source>prefill: %1 of %Ln rows</source>
        <translation>
            <numerusform>prefill: %1 de %Ln linha</numerusform>
            <numerusform>prefill: %1 de %Ln linhas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln rows computed</source>
        <translation>
            <numerusform>%1 de %Ln linha calculada</numerusform>
            <numerusform>%1 de %Ln linhas calculadas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::RunNews</name>
    <message>
        <source>Playing</source>
        <translation>Em andamento</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Em pausa</translation>
    </message>
    <message>
        <source>The recording ends here.</source>
        <translation>A gravação termina aqui.</translation>
    </message>
    <message>
        <source>At the recording&apos;s beginning</source>
        <translation>No início da gravação</translation>
    </message>
    <message>
        <source>Back at the prompt</source>
        <translation>De volta ao prompt</translation>
    </message>
    <message>
        <source>KV cache on</source>
        <translation>Cache KV ligado</translation>
    </message>
    <message>
        <source>KV cache off</source>
        <translation>Cache KV desligado</translation>
    </message>
    <message>
        <source>Row %1 is %2 now</source>
        <translation>A linha %1 agora é %2</translation>
    </message>
    <message>
        <source>%1, %2 of %3</source>
        <translation>%1, %2 de %3</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::SameOutputCard</name>
    <message>
        <source>A row depends on itself and the rows above it only, so it never changes once computed.</source>
        <translation>Uma linha depende só de si mesma e das linhas acima dela, então nunca muda depois de calculada.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Check now</source>
        <translation>Verificar agora</translation>
    </message>
    <message>
        <source>Check every step</source>
        <translation>Verificar cada passo</translation>
    </message>
    <message>
        <source>Progress of the check</source>
        <translation>Progresso da verificação</translation>
    </message>
    <message>
        <source>One pass over the whole text, held against what every step said</source>
        <translation>Uma passagem pelo texto inteiro, comparada com o que cada passo disse</translation>
    </message>
    <message>
        <source>Every step once more, the other way: without the cache if it was on, with it if it was off</source>
        <translation>Cada passo mais uma vez, do outro modo: sem o cache se estava ligado, com ele se estava desligado</translation>
    </message>
    <message>
        <source>Checking: row %1 of %2</source>
        <translation>Verificando: linha %1 de %2</translation>
    </message>
    <message>
        <source>Checking: step %1 of %2</source>
        <translation>Verificando: passo %1 de %2</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>Verificando…</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::SamplingPopup</name>
    <message>
        <source>greedy</source>
        <translation>gulosa</translation>
    </message>
    <message>
        <source>temperature %1</source>
        <translation>temperatura %1</translation>
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
        <translation>Como se escolhe o próximo token</translation>
    </message>
    <message>
        <source>Greedy: always the most probable token</source>
        <translation>Gulosa: sempre o token mais provável</translation>
    </message>
    <message>
        <source>Sample: draw one, the probable ones more often</source>
        <translation>Amostrar: sortear um, os mais prováveis com mais frequência</translation>
    </message>
    <message>
        <source>“&lt;|endoftext|&gt;” is the end-of-text token</source>
        <translation>“&lt;|endoftext|&gt;” é o token de fim de texto</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>Slide: keep the later half and pay a prefill</source>
        <translation>Deslizar: manter a metade mais recente e pagar um prefill</translation>
    </message>
    <message>
        <source>Restart now</source>
        <translation>Recomeçar já</translation>
    </message>
    <message>
        <source>Sampling options</source>
        <translation>Opções de amostragem</translation>
    </message>
    <message>
        <source>Changes hold from the next restart on.</source>
        <translation>As mudanças valem a partir do próximo recomeço.</translation>
    </message>
    <message>
        <source>all</source>
        <translation>todos</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>Temperatura</translation>
    </message>
    <message>
        <source>Below 1 it plays safe, above 1 it dares more.</source>
        <translation>Abaixo de 1 ela joga pelo seguro, acima de 1 arrisca mais.</translation>
    </message>
    <message>
        <source>Top-k</source>
        <translation>Top-k</translation>
    </message>
    <message>
        <source>Draws from the k most probable tokens only.</source>
        <translation>Sorteia só entre os k tokens mais prováveis.</translation>
    </message>
    <message>
        <source>Top-p</source>
        <translation>Top-p</translation>
    </message>
    <message>
        <source>Draws from the fewest tokens that together reach p.</source>
        <translation>Sorteia entre o menor número de tokens que juntos alcançam p.</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Semente</translation>
    </message>
    <message>
        <source>The same seed gives the same text again.</source>
        <translation>A mesma semente dá o mesmo texto outra vez.</translation>
    </message>
    <message>
        <source>When the context is full</source>
        <translation>Quando o contexto está cheio</translation>
    </message>
    <message>
        <source>One token that says: a text ends here, another begins. Otherwise these characters are text like any other.</source>
        <translation>Um só token que diz: um texto termina aqui, outro começa. Senão, esses caracteres são texto como qualquer outro.</translation>
    </message>
    <message>
        <source>How the prompt is read</source>
        <translation>Como se lê o prompt</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::SqueezeChartCard</name>
    <message>
        <source>Smaller against faithful</source>
        <translation>Tamanho e fidelidade</translation>
    </message>
    <message>
        <source>smaller-against-faithful</source>
        <translation>tamanho-e-fidelidade</translation>
    </message>
    <message>
        <source>%1 % of the memory</source>
        <translation>%1% da memória</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>percent</comment>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Each way becomes a dot here: how much memory it takes, and how many of the 60 answers are right.
Press Run.</source>
        <translation>Cada método vira um ponto aqui: quanta memória ocupa, e quantas das 60 respostas estão certas.
Pressione o botão ▶.</translation>
    </message>
    <message>
        <source>Each way becomes a dot here: how much memory it takes, and how often the most probable token is the exact one.
Press Run.</source>
        <translation>Cada método vira um ponto aqui: quanta memória ocupa, e com que frequência o token mais provável é o exato.
Pressione o botão ▶.</translation>
    </message>
    <message>
        <source>Up: answers right, of %1 questions about documents. To the right: memory, as a share of the 32-bit cache.</source>
        <translation>Para cima: respostas certas, de %1 perguntas sobre documentos. Para a direita: memória, como fração do cache de 32 bits.</translation>
    </message>
    <message>
        <source>Up: how often the top choice is the exact one. To the right: memory, as a share of the 32-bit cache.</source>
        <translation>Para cima: com que frequência a primeira escolha é a exata. Para a direita: memória, como fração do cache de 32 bits.</translation>
    </message>
    <message>
        <source>The exact cache, 32-bit
%1 of the answers right</source>
        <translation>O cache exato, 32 bits
%1 das respostas certas</translation>
    </message>
    <message>
        <source>%1
%2 of the memory</source>
        <translation>%1
%2 da memória</translation>
    </message>
    <message>
        <source>%1 of %2 answers right</source>
        <translation>%1 de %2 respostas certas</translation>
    </message>
    <message>
        <source>%1 nats a token</source>
        <translation>%1 nats por token</translation>
    </message>
    <message>
        <source>top choice agrees: %1</source>
        <translation>a primeira escolha coincide: %1</translation>
    </message>
    <message>
        <source>way</source>
        <translation>método</translation>
    </message>
    <message>
        <source>bytes a row</source>
        <translation>bytes por linha</translation>
    </message>
    <message>
        <source>memory, %</source>
        <translation>memória, %</translation>
    </message>
    <message>
        <source>texts</source>
        <translation>textos</translation>
    </message>
    <message>
        <source>answers right</source>
        <translation>respostas certas</translation>
    </message>
    <message>
        <source>KL divergence, nats a token</source>
        <translation>divergência KL, nats por token</translation>
    </message>
    <message>
        <source>top choice agrees, %</source>
        <translation>primeira escolha igual, %</translation>
    </message>
    <message>
        <source>largest logit difference</source>
        <translation>maior diferença de logit</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::SqueezePage</name>
    <message>
        <source>Answers</source>
        <translation>Respostas</translation>
    </message>
    <message>
        <source>Squeeze</source>
        <translation>Espremer</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::StepBar</name>
    <message>
        <source>Time of each phase of the step</source>
        <translation>Tempo de cada fase do passo</translation>
    </message>
    <message>
        <source>%1: %2, %3 % of the step
%4</source>
        <translation>%1: %2, %3% do passo
%4</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::StepCard</name>
    <message>
        <source>This step</source>
        <translation>Este passo</translation>
    </message>
    <message>
        <source>Where a step&apos;s time goes will be seen here after the first one.</source>
        <translation>Para onde vai o tempo de um passo será visto aqui depois do primeiro.</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) computed</source>
        <translation>
            <numerusform>%n linha calculada</numerusform>
            <numerusform>%n linhas calculadas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 reused · %3</source>
        <translation>%1, %2 reutilizadas · %3</translation>
    </message>
    <message>
        <source>%1 read at %2 (%6 %3, cache %4), %5 done</source>
        <translation>%1 lidos a %2 (%6 %3, cache %4), cálculo a %5</translation>
    </message>
    <message>
        <source>This machine&apos;s rates could not be measured, so the step is not held against them. %1</source>
        <translation>Não foi possível medir as taxas desta máquina, então o passo não é comparado com elas. %1</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::TalkCard</name>
    <message>
        <source> · cut off at %1 tokens</source>
        <translation> · cortada aos %1 tokens</translation>
    </message>
    <message>
        <source> · the context is full</source>
        <translation> · o contexto está cheio</translation>
    </message>
    <message>
        <source>Conversation</source>
        <translation>Conversa</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Primeira</translation>
    </message>
    <message>
        <source>The first conversation about this document</source>
        <translation>A primeira conversa sobre este documento</translation>
    </message>
    <message>
        <source>Second</source>
        <translation>Segunda</translation>
    </message>
    <message>
        <source>A second conversation about the same document: it shares the document&apos;s rows</source>
        <translation>Uma segunda conversa sobre o mesmo documento: ela compartilha as linhas do documento</translation>
    </message>
    <message>
        <source>Begin again</source>
        <translation>Recomeçar</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>Perguntar</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>Forgets what was said; the document&apos;s rows stay</source>
        <translation>Esquece o que foi dito; as linhas do documento ficam</translation>
    </message>
    <message>
        <source>Questions and answers</source>
        <translation>Perguntas e respostas</translation>
    </message>
    <message>
        <source>Ask about the document…</source>
        <translation>Pergunte sobre o documento…</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Pergunta</translation>
    </message>
    <message>
        <source>Gives the question up; rows that were computed stay</source>
        <translation>Desiste da pergunta; as linhas já calculadas ficam</translation>
    </message>
    <message>
        <source>Question: %1</source>
        <translation>Pergunta: %1</translation>
    </message>
    <message>
        <source>Answer: %1</source>
        <translation>Resposta: %1</translation>
    </message>
    <message>
        <source>from the saved conversation</source>
        <translation>da conversa salva</translation>
    </message>
    <message>
        <source>%1 of %2 rows computed</source>
        <translation>%1 de %2 linhas calculadas</translation>
    </message>
    <message>
        <source>The first question reads the whole document. The next ones read only themselves.</source>
        <translation>A primeira pergunta lê o documento inteiro. As seguintes só leem a si mesmas.</translation>
    </message>
    <message>
        <source>You have left. Come back, and the conversation goes on where it stood.</source>
        <translation>Você saiu. Volte, e a conversa continua de onde estava.</translation>
    </message>
    <message>
        <source>Asks this question</source>
        <translation>Faz esta pergunta</translation>
    </message>
    <message numerus="yes">
        <source>%Ln rows read back, %1 computed · first token after %2</source>
        <translation>
            <numerusform>%Ln linha lida do cache, %1 calculadas · primeiro token depois de %2</numerusform>
            <numerusform>%Ln linhas lidas do cache, %1 calculadas · primeiro token depois de %2</numerusform>
        </translation>
    </message>
    <message>
        <source>The conversation begins again.</source>
        <translation>A conversa recomeça.</translation>
    </message>
    <message>
        <source>Each question reads the whole document again, as the cache is not kept between turns.</source>
        <translation>Cada pergunta lê o documento inteiro de novo, pois o cache não é mantido entre os turnos.</translation>
    </message>
    <message>
        <source>The document&apos;s rows are in the cache already: each question reads only itself.</source>
        <translation>As linhas do documento já estão no cache: cada pergunta só lê a si mesma.</translation>
    </message>
    <message>
        <source>%1 of the document&apos;s %2 rows are in the cache already: the first question reads the others and itself. The next ones read only themselves.</source>
        <translation>%1 das %2 linhas do documento já estão no cache: a primeira pergunta lê as outras e a si mesma. As seguintes só leem a si mesmas.</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::TaskCard</name>
    <message>
        <source>Remove %1?</source>
        <translation>Remover %1?</translation>
    </message>
    <message>
        <source>What was downloaded (%1) is deleted from %2. It can be downloaded again.</source>
        <translation>O que foi baixado (%1) é apagado de %2. Pode ser baixado de novo.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Remover</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Manter</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Tentar de novo</translation>
    </message>
    <message>
        <source>Go on downloading</source>
        <translation>Continuar a baixar</translation>
    </message>
    <message>
        <source>Download</source>
        <translation>Baixar</translation>
    </message>
    <message>
        <source>Use the copy that is there</source>
        <translation>Usar a cópia que já existe</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Agora não</translation>
    </message>
    <message>
        <source>Use it now</source>
        <translation>Usar agora</translation>
    </message>
    <message>
        <source>Download again</source>
        <translation>Baixar de novo</translation>
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
        <translation>Tempo por token</translation>
    </message>
    <message>
        <source>time-per-token</source>
        <translation>tempo-por-token</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>linha %1</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>Each step will be a point here.
Press Play or Step.</source>
        <translation>Cada passo será um ponto aqui.
Pressione Iniciar ou Passo.</translation>
    </message>
    <message>
        <source>Shows only the part of each step in which the new token looks at the stored rows. It grows with the number of rows even with the cache: there are more rows to look at.</source>
        <translation>Mostra só a parte de cada passo em que o novo token olha para as linhas guardadas. Ela cresce com o número de linhas mesmo com o cache: há mais linhas para olhar.</translation>
    </message>
    <message>
        <source>Attention only</source>
        <translation>Só a atenção</translation>
    </message>
    <message>
        <source>✓ Attention only</source>
        <translation>✓ Só a atenção</translation>
    </message>
    <message>
        <source>cache on</source>
        <translation>com cache</translation>
    </message>
    <message>
        <source>cache off</source>
        <translation>sem cache</translation>
    </message>
    <message>
        <source>prefill, beyond the scale</source>
        <translation>prefill, fora da escala</translation>
    </message>
    <message>
        <source>prefill</source>
        <translation>prefill</translation>
    </message>
    <message>
        <source>median</source>
        <translation>mediana</translation>
    </message>
    <message>
        <source>%1 with the cache, and growing</source>
        <translation>%1 com o cache, e crescendo</translation>
    </message>
    <message>
        <source>%1 with the cache</source>
        <translation>%1 com o cache</translation>
    </message>
    <message>
        <source>%1 without, and growing</source>
        <translation>%1 sem, e crescendo</translation>
    </message>
    <message>
        <source>%1 without</source>
        <translation>%1 sem</translation>
    </message>
    <message>
        <source>%1 to compute all rows of the prompt</source>
        <translation>%1 para calcular todas as linhas do prompt</translation>
    </message>
    <message>
        <source>What each new token costs</source>
        <translation>Quanto custa cada novo token</translation>
    </message>
    <message>
        <source> · </source>
        <translation> · </translation>
    </message>
    <message>
        <source>Attention only: %1</source>
        <translation>Só a atenção: %1</translation>
    </message>
    <message numerus="yes">
        <source>Row %1, %2
%3, of it attention %4
%n row(s) computed</source>
        <translation>
            <numerusform>Linha %1, %2
%3, dos quais atenção %4
%n linha calculada</numerusform>
            <numerusform>Linha %1, %2
%3, dos quais atenção %4
%n linhas calculadas</numerusform>
        </translation>
    </message>
    <message>
        <source>row</source>
        <translation>linha</translation>
    </message>
    <message>
        <source>step</source>
        <translation>passo</translation>
    </message>
    <message>
        <source>rows computed</source>
        <translation>linhas calculadas</translation>
    </message>
    <message>
        <source>time in ms</source>
        <translation>tempo em ms</translation>
    </message>
    <message>
        <source>of it attention in ms</source>
        <translation>dos quais atenção, em ms</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::ToggleSwitch</name>
    <message>
        <source>ON</source>
        <comment>on a switch</comment>
        <translation>SIM</translation>
    </message>
    <message>
        <source>OFF</source>
        <comment>on a switch</comment>
        <translation>NÃO</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::TokenEditor</name>
    <message>
        <source>What the model would put here</source>
        <translation>O que o modelo poria aqui</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Substituir</translation>
    </message>
    <message>
        <source>Replace a token</source>
        <translation>Substituir um token</translation>
    </message>
    <message>
        <source>Tokens that the model would put here, with their probabilities</source>
        <translation>Tokens que o modelo poria aqui, com suas probabilidades</translation>
    </message>
    <message>
        <source>Text whose first token replaces this one</source>
        <translation>Texto cujo primeiro token substitui este</translation>
    </message>
    <message>
        <source>Only its first token is used: a row holds one token. Start with a space to begin a new word.</source>
        <translation>Só o primeiro token dele é usado: uma linha contém um token. Comece com um espaço para iniciar uma palavra nova.</translation>
    </message>
    <message>
        <source>Replace row %1: %2</source>
        <translation>Substituir a linha %1: %2</translation>
    </message>
    <message>
        <source>Nothing stands above row 0, so the model has no expectation for it. Any text will do.</source>
        <translation>Não há nada acima da linha 0, então o modelo não espera nada para ela. Qualquer texto serve.</translation>
    </message>
    <message>
        <source>Asking the model what else could stand here…</source>
        <translation>Perguntando ao modelo o que mais poderia estar aqui…</translation>
    </message>
    <message>
        <source>The model has nothing to suggest here.</source>
        <translation>O modelo não tem nada a sugerir aqui.</translation>
    </message>
    <message>
        <source>Your own text</source>
        <translation>Seu próprio texto</translation>
    </message>
    <message>
        <source>Or your own text</source>
        <translation>Ou seu próprio texto</translation>
    </message>
    <message>
        <source>%1, %2, is there now</source>
        <translation>%1, %2, está aqui agora</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::TokenRibbon</name>
    <message>
        <source>Tokens of the run</source>
        <translation>Tokens da execução</translation>
    </message>
    <message>
        <source>No tokens yet. They appear here as soon as a model has read the prompt.</source>
        <translation>Ainda não há tokens. Eles aparecem aqui assim que um modelo tiver lido o prompt.</translation>
    </message>
    <message>
        <source> · choose a token to replace it and see which rows stay valid</source>
        <translation> · escolha um token para substituí-lo e ver que linhas continuam válidas</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::TrianglePicture</name>
    <message>
        <source>One head&apos;s attention</source>
        <translation>A atenção de uma cabeça</translation>
    </message>
    <message>
        <source>looked at this row →</source>
        <translation>olhou para esta →</translation>
    </message>
    <message>
        <source>this row ↓</source>
        <translation>esta linha ↓</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>linha %1</translation>
    </message>
    <message>
        <source>row %1 %2</source>
        <translation>linha %1 %2</translation>
    </message>
    <message>
        <source>%1 may not look at %2: it comes later</source>
        <translation>%1 não pode olhar para %2, que vem depois</translation>
    </message>
    <message>
        <source>%1 looked at %2: %3</source>
        <translation>%1 olhou para %2: %3</translation>
    </message>
    <message>
        <source>may not look</source>
        <translation>não pode olhar</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::TriangleView</name>
    <message>
        <source>Block</source>
        <translation>Bloco</translation>
    </message>
    <message>
        <source>Head</source>
        <translation>Cabeça</translation>
    </message>
    <message>
        <source>A replay has no model that could compute this picture.</source>
        <translation>Uma reprodução não tem modelo que possa calcular esta imagem.</translation>
    </message>
    <message>
        <source>How much each row looks at the rows above it will stand here.</source>
        <translation>Quanto cada linha olha para as linhas acima dela vai aparecer aqui.</translation>
    </message>
    <message>
        <source>Pause, and this head&apos;s attention is computed for all rows.</source>
        <translation>Pause, e a atenção desta cabeça é calculada para todas as linhas.</translation>
    </message>
    <message>
        <source>Computing…</source>
        <translation>Calculando…</translation>
    </message>
    <message>
        <source>block %1</source>
        <translation>bloco %1</translation>
    </message>
    <message>
        <source>head %1</source>
        <translation>cabeça %1</translation>
    </message>
    <message>
        <source>pale: before the last steps</source>
        <translation>claro: antes dos últimos passos</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::Veil</name>
    <message>
        <source>Hidden until you have answered</source>
        <translation>Oculto até você responder</translation>
    </message>
    <message>
        <source>Your answer first</source>
        <translation>Sua resposta primeiro</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::VerdictCard</name>
    <message>
        <source>so far</source>
        <translation>até agora</translation>
    </message>
    <message>
        <source>text of %1 tokens</source>
        <translation>texto de %1 tokens</translation>
    </message>
    <message>
        <source>run ratio</source>
        <translation>razão total</translation>
    </message>
    <message>
        <source>step ratio</source>
        <translation>razão do passo</translation>
    </message>
    <message>
        <source>All steps of the second lane took this many times as long as the same steps of the first, the prompt&apos;s first step included. Text of 200 tokens: until the text, its prompt included, had 200 tokens.</source>
        <translation>O tempo de todos os passos da segunda pista, dividido pelo dos mesmos passos da primeira, incluído o primeiro passo, o do prompt. Texto de 200 tokens: até o texto, com o prompt, ter 200 tokens.</translation>
    </message>
    <message>
        <source>The newest step took this many times as long in the second lane (the median of up to ten steps).</source>
        <translation>O tempo do passo mais novo na segunda pista, dividido pelo da primeira (a mediana de até dez passos).</translation>
    </message>
    <message>
        <source>Not reached, and nothing to predict it from: the prompt is longer, the context shorter, or the lanes differ neither in their cache nor in their weights, or a lane&apos;s weights are 8-bit, whose rate of arithmetic is not measured.</source>
        <translation>Não alcançado, e não há de onde prever: o prompt é mais longo, o contexto mais curto, ou as pistas não diferem nem no cache nem nos pesos, ou os pesos de uma pista são de 8 bits, cuja taxa de cálculo não é medida.</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>medido</translation>
    </message>
    <message>
        <source>≈ %1 predicted</source>
        <translation>≈ %1 previsto</translation>
    </message>
    <message>
        <source>Predicted from the bandwidth and the arithmetic rate that were measured on this machine</source>
        <translation>Previsto a partir da largura de banda e da taxa de cálculo medidas nesta máquina</translation>
    </message>
    <message>
        <source>Same output?</source>
        <translation>A mesma saída?</translation>
    </message>
    <message>
        <source>Run ratio: the time of the whole run in the second lane, divided by that in the first. Step ratio: the same for the newest step alone. In a long run it is about twice the run&apos;s, whose early steps read a short text; in a short run the prompt, which both lanes read alike, counts most. A text of 200 tokens: the prompt and the new tokens together.</source>
        <translation>Razão total: o tempo da execução inteira na segunda pista, dividido pelo da primeira. Razão do passo: o mesmo, só para o passo mais novo. Numa execução longa ela é cerca do dobro da total, cujos primeiros passos leem um texto curto; numa execução curta, o que mais conta é o prompt, que as duas pistas leem igual. Um texto de 200 tokens: o prompt e os tokens novos juntos.</translation>
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
        <translation>A execução</translation>
    </message>
    <message>
        <source>Measurements</source>
        <translation>Medições</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Observar</translation>
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
        <translation>60 de 60</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::WaysCard</name>
    <message>
        <source>Make it smaller</source>
        <translation>Diminuir o cache</translation>
    </message>
    <message>
        <source>Load the bundled model</source>
        <translation>Carregar o modelo incluído</translation>
    </message>
    <message>
        <source>Ways to make it smaller</source>
        <translation>Métodos para diminuir o cache</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nada</translation>
    </message>
    <message>
        <source>A second way, side by side with the chosen one</source>
        <translation>Um segundo método, lado a lado com o escolhido</translation>
    </message>
    <message>
        <source>Second way</source>
        <translation>Segundo método</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>Comparar com</translation>
    </message>
    <message>
        <source>Every way that is possible with this model, one after the other</source>
        <translation>Todos os métodos possíveis com este modelo, um após o outro</translation>
    </message>
    <message numerus="yes">
        <source>This model was not made to answer questions, so nothing is right or wrong here. How far its probabilities move can be measured on %n documents.</source>
        <translation>
            <numerusform>Este modelo não foi feito para responder a perguntas, então aqui nada é certo ou errado. Quanto as probabilidades dele se deslocam pode ser medido em %n documento.</numerusform>
            <numerusform>Este modelo não foi feito para responder a perguntas, então aqui nada é certo ou errado. Quanto as probabilidades dele se deslocam pode ser medido em %n documentos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>Run all</source>
        <translation>Testar todos</translation>
    </message>
    <message>
        <source>▶ Run the 60 questions</source>
        <translation>▶ Fazer as 60 perguntas</translation>
    </message>
    <message>
        <source>▶ Run the documents</source>
        <translation>▶ Ler os documentos</translation>
    </message>
    <message>
        <source>✓ All 60 questions asked</source>
        <translation>✓ Feitas todas as 60 perguntas</translation>
    </message>
    <message>
        <source>✓ All documents read</source>
        <translation>✓ Lidos todos os documentos</translation>
    </message>
    <message>
        <source>The questions are being asked.</source>
        <translation>As perguntas estão sendo feitas.</translation>
    </message>
    <message>
        <source>The documents are being read.</source>
        <translation>Os documentos estão sendo lidos.</translation>
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
        <translation>Reduzir: mais linhas (−)</translation>
    </message>
    <message>
        <source>Zoom in: single numbers (+)</source>
        <translation>Ampliar: números individuais (+)</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>Zoom</translation>
    </message>
    <message>
        <source>From all rows of the context to one head&apos;s numbers (Ctrl and wheel; 0 for all blocks)</source>
        <translation>De todas as linhas do contexto até os números de uma cabeça (Ctrl e roda; 0 para todos os blocos)</translation>
    </message>
</context>
</TS>
