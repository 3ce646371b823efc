<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>Arithmetic</name>
    <message>
        <source>exact</source>
        <translation>exacta</translation>
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
        <translation>fila · token</translation>
    </message>
    <message>
        <source>block %1</source>
        <translation>bloque %1</translation>
    </message>
    <message>
        <source>key</source>
        <translation>clave</translation>
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
        <translation>clave · cabeza %1</translation>
    </message>
    <message>
        <source>value · head %1</source>
        <translation>valor · cabeza %1</translation>
    </message>
    <message>
        <source>row %1 %2</source>
        <translation>fila %1 %2</translation>
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
        <translation>media de %1 cabezas</translation>
    </message>
    <message>
        <source>head %1</source>
        <translation>cabeza %1</translation>
    </message>
    <message>
        <source>%1 looked here: &lt;b&gt;%2&lt;/b&gt; (%3)</source>
        <translation>%1 miró aquí: &lt;b&gt;%2&lt;/b&gt; (%3)</translation>
    </message>
    <message>
        <source>fingerprint of key %1, of value %2</source>
        <translation>huella de la clave %1, del valor %2</translation>
    </message>
    <message>
        <source>&lt;b&gt;Computed again, and the bits were different.&lt;/b&gt;</source>
        <translation>&lt;b&gt;Calculada de nuevo, y los bits eran distintos.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>computed again, and it differs by rounding: this arithmetic adds in another order</source>
        <translation>calculada de nuevo, y difiere por redondeo: esta aritmética suma en otro orden</translation>
    </message>
    <message numerus="yes">
        <source>computed %n times, the same bits each time</source>
        <translation>
            <numerusform>calculada %n vez, siempre con los mismos bits</numerusform>
            <numerusform>calculada %n veces, siempre con los mismos bits</numerusform>
        </translation>
    </message>
    <message>
        <source>computed once: nothing to compare with yet</source>
        <translation>calculada una vez: aún no hay con qué comparar</translation>
    </message>
    <message>
        <source>computed %1</source>
        <translation>calculada %1</translation>
    </message>
    <message>
        <source>%1 a row</source>
        <translation>%1 por fila</translation>
    </message>
    <message>
        <source>0 %</source>
        <translation>0 %</translation>
    </message>
    <message>
        <source>&lt; %1 %</source>
        <translation>&lt; %1 %</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>in the store</source>
        <translation>en el almacén</translation>
    </message>
    <message>
        <source>computed, not kept</source>
        <translation>calculada, no guardada</translation>
    </message>
    <message>
        <source>to be rebuilt</source>
        <translation>por recalcular</translation>
    </message>
    <message>
        <source>not computed yet</source>
        <translation>aún no calculada</translation>
    </message>
    <message>
        <source>never computed: the context is full</source>
        <translation>nunca calculada: el contexto está lleno</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>media</translation>
    </message>
    <message>
        <source>computed</source>
        <translation>calculada</translation>
    </message>
    <message>
        <source>rebuild</source>
        <translation>recalcular</translation>
    </message>
    <message>
        <source>%1 new</source>
        <translation>%1 nueva</translation>
    </message>
    <message>
        <source>No row is selected.</source>
        <translation>No hay ninguna fila seleccionada.</translation>
    </message>
    <message>
        <source>%1, block %2, head %3: %4</source>
        <translation>%1, bloque %2, cabeza %3: %4</translation>
    </message>
    <message>
        <source>one number</source>
        <translation>un número</translation>
    </message>
    <message numerus="yes">
        <source>the mean of %n numbers</source>
        <translation>
            <numerusform>la media de %n número</numerusform>
            <numerusform>la media de %n números</numerusform>
        </translation>
    </message>
    <message>
        <source>rows still free: %1</source>
        <translation>filas aún libres: %1</translation>
    </message>
    <message>
        <source>No rows yet</source>
        <translation>Aún no hay filas</translation>
    </message>
    <message>
        <source>The next step will show it</source>
        <translation>El próximo paso la mostrará</translation>
    </message>
    <message>
        <source>Every token gets a row here: one key and one value in each block.</source>
        <translation>Cada token recibe aquí una fila: una clave y un valor en cada bloque.</translation>
    </message>
    <message>
        <source>How much the newest row looks at each row above it, block by block.</source>
        <translation>Cuánto mira la fila más reciente a cada fila de encima, bloque a bloque.</translation>
    </message>
    <message>
        <source>a cell: %1</source>
        <translation>una celda: %1</translation>
    </message>
</context>
<context>
    <name>CanvasLegend</name>
    <message>
        <source>block %1</source>
        <translation>bloque %1</translation>
    </message>
    <message>
        <source>✗ rows that came out with other bits: %1</source>
        <translation>✗ filas que salieron con otros bits: %1</translation>
    </message>
    <message>
        <source>row %1 looks</source>
        <translation>la fila %1 mira</translation>
    </message>
    <message>
        <source>mean of %1 heads</source>
        <translation>media de %1 cabezas</translation>
    </message>
    <message>
        <source>head %1</source>
        <translation>cabeza %1</translation>
    </message>
    <message>
        <source>how much row %1 %2 looked at each row, %3</source>
        <translation>cuánto miró la fila %1 %2 a cada fila, %3</translation>
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
        <translation>pálida: calculada, no guardada</translation>
    </message>
    <message>
        <source>grey: to be rebuilt</source>
        <translation>gris: por recalcular</translation>
    </message>
    <message>
        <source>✗ other bits than before</source>
        <translation>✗ otros bits que antes</translation>
    </message>
    <message>
        <source>≈ differs by rounding</source>
        <translation>≈ difiere por redondeo</translation>
    </message>
    <message>
        <source>computed once</source>
        <translation>calculada una vez</translation>
    </message>
    <message>
        <source>✓ ×n: computed n times, the same bits each time</source>
        <translation>✓ ×n: calculada n veces, siempre con los mismos bits</translation>
    </message>
    <message>
        <source>the bar&apos;s length is the share</source>
        <translation>la longitud de la barra es la proporción</translation>
    </message>
    <message>
        <source>bar: the share</source>
        <translation>barra: proporción</translation>
    </message>
</context>
<context>
    <name>ControlText</name>
    <message>
        <source>The model is still loading.</source>
        <translation>El modelo aún se está cargando.</translation>
    </message>
    <message>
        <source>The model could not be loaded. Choose another one above.</source>
        <translation>No se pudo cargar el modelo. Elige otro arriba.</translation>
    </message>
    <message>
        <source>There is no run yet. Restart begins one.</source>
        <translation>Aún no hay ninguna ejecución. Reiniciar empieza una.</translation>
    </message>
    <message>
        <source>The context is full: there is no room for another row.</source>
        <translation>El contexto está lleno: no hay sitio para otra fila.</translation>
    </message>
    <message>
        <source>All tokens are there. Ask for more, or restart.</source>
        <translation>Ya están todos los tokens. Pide más o reinicia.</translation>
    </message>
    <message>
        <source>A recording is open: nothing is computed.</source>
        <translation>Hay una grabación abierta: no se calcula nada.</translation>
    </message>
    <message>
        <source>next step fills the cache again (prefill)</source>
        <translation>el próximo paso vuelve a llenar la caché (prefill)</translation>
    </message>
    <message>
        <source>The steps follow by themselves. Pause to take them one by one.</source>
        <translation>Los pasos se suceden solos. Ponlo en pausa para darlos uno a uno.</translation>
    </message>
    <message numerus="yes">
        <source>All %Ln tokens are there.</source>
        <translation>
            <numerusform>Ya está el único token.</numerusform>
            <numerusform>Ya están los %Ln tokens.</numerusform>
        </translation>
    </message>
    <message>
        <source>The context of %1 rows is full.</source>
        <translation>El contexto de %1 filas está lleno.</translation>
    </message>
    <message>
        <source>every row, every step</source>
        <translation>todas las filas, en cada paso</translation>
    </message>
    <message>
        <source>first step fills the cache (prefill)</source>
        <translation>el primer paso llena la caché (prefill)</translation>
    </message>
    <message numerus="yes">
        <source>next step rebuilds %Ln rows</source>
        <translation>
            <numerusform>el próximo paso recalcula %Ln fila</numerusform>
            <numerusform>el próximo paso recalcula %Ln filas</numerusform>
        </translation>
    </message>
    <message>
        <source>one row per step</source>
        <translation>una fila por paso</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln tokens generated</source>
        <translation>
            <numerusform>%1 de %Ln token generado</numerusform>
            <numerusform>%1 de %Ln tokens generados</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ErrorWords</name>
    <message>
        <source>KV cache</source>
        <translation>caché KV</translation>
    </message>
    <message>
        <source>activations</source>
        <translation>activaciones</translation>
    </message>
    <message>
        <source>attention weights</source>
        <translation>pesos de atención</translation>
    </message>
    <message>
        <source>cuBLAS library</source>
        <translation>biblioteca cuBLAS</translation>
    </message>
    <message>
        <source>file&apos;s name</source>
        <translation>nombre del archivo</translation>
    </message>
    <message>
        <source>kept rows</source>
        <translation>filas guardadas</translation>
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
        <translation>medición</translation>
    </message>
    <message>
        <source>model folder</source>
        <translation>carpeta del modelo</translation>
    </message>
    <message>
        <source>model&apos;s files</source>
        <translation>archivos del modelo</translation>
    </message>
    <message>
        <source>model&apos;s fingerprint</source>
        <translation>huella del modelo</translation>
    </message>
    <message>
        <source>race&apos;s waiting logits</source>
        <translation>logits pendientes de la carrera</translation>
    </message>
    <message>
        <source>recording</source>
        <translation>grabación</translation>
    </message>
    <message>
        <source>safetensors header</source>
        <translation>cabecera safetensors</translation>
    </message>
    <message>
        <source>saved cache</source>
        <translation>caché guardada</translation>
    </message>
    <message>
        <source>splitting text</source>
        <translation>división del texto</translation>
    </message>
    <message>
        <source>step&apos;s record</source>
        <translation>registro del paso</translation>
    </message>
    <message>
        <source>weights</source>
        <translation>pesos</translation>
    </message>
    <message>
        <source>asking for its free memory</source>
        <translation>consultar su memoria libre</translation>
    </message>
    <message>
        <source>asking for its properties</source>
        <translation>consultar sus propiedades</translation>
    </message>
    <message>
        <source>clearing memory</source>
        <translation>poner memoria a cero</translation>
    </message>
    <message>
        <source>computing a layer norm</source>
        <translation>calcular una normalización de capa</translation>
    </message>
    <message>
        <source>computing attention</source>
        <translation>calcular la atención</translation>
    </message>
    <message>
        <source>copying from it</source>
        <translation>copiar datos desde ella</translation>
    </message>
    <message>
        <source>copying its memory</source>
        <translation>copiar datos dentro de su memoria</translation>
    </message>
    <message>
        <source>copying to it</source>
        <translation>copiar datos a ella</translation>
    </message>
    <message>
        <source>embedding tokens</source>
        <translation>convertir los tokens en embeddings</translation>
    </message>
    <message>
        <source>finishing a product</source>
        <translation>terminar un producto</translation>
    </message>
    <message>
        <source>giving memory</source>
        <translation>asignar memoria</translation>
    </message>
    <message>
        <source>looking for devices</source>
        <translation>buscar dispositivos</translation>
    </message>
    <message>
        <source>making a clock</source>
        <translation>crear un reloj</translation>
    </message>
    <message>
        <source>making a graph of a step</source>
        <translation>crear el grafo de un paso</translation>
    </message>
    <message>
        <source>measuring products</source>
        <translation>medir productos</translation>
    </message>
    <message>
        <source>multiplying by cuBLAS</source>
        <translation>multiplicar con cuBLAS</translation>
    </message>
    <message>
        <source>multiplying weights</source>
        <translation>multiplicar pesos</translation>
    </message>
    <message>
        <source>noting down a step</source>
        <translation>anotar un paso</translation>
    </message>
    <message>
        <source>noting the time</source>
        <translation>anotar el tiempo</translation>
    </message>
    <message>
        <source>opening cuBLAS</source>
        <translation>abrir cuBLAS</translation>
    </message>
    <message>
        <source>reading its memory</source>
        <translation>leer su memoria</translation>
    </message>
    <message>
        <source>reading the time</source>
        <translation>leer el tiempo</translation>
    </message>
    <message>
        <source>starting a step</source>
        <translation>iniciar un paso</translation>
    </message>
    <message>
        <source>starting it</source>
        <translation>iniciarla</translation>
    </message>
    <message>
        <source>storing keys and values</source>
        <translation>guardar claves y valores</translation>
    </message>
    <message>
        <source>taking fingerprints</source>
        <translation>tomar huellas</translation>
    </message>
    <message>
        <source>a GGUF file</source>
        <translation>un archivo GGUF</translation>
    </message>
    <message>
        <source>a Git LFS pointer</source>
        <translation>un puntero de Git LFS</translation>
    </message>
    <message>
        <source>a Python pickle</source>
        <translation>un pickle de Python</translation>
    </message>
    <message>
        <source>a gzip archive</source>
        <translation>un archivo comprimido gzip</translation>
    </message>
    <message>
        <source>a safetensors file</source>
        <translation>un archivo safetensors</translation>
    </message>
    <message>
        <source>a zip archive</source>
        <translation>un archivo comprimido zip</translation>
    </message>
    <message>
        <source>an HDF5 file</source>
        <translation>un archivo HDF5</translation>
    </message>
    <message>
        <source>an HTML page</source>
        <translation>una página HTML</translation>
    </message>
    <message>
        <source>an XML document</source>
        <translation>un documento XML</translation>
    </message>
    <message>
        <source>an empty file</source>
        <translation>un archivo vacío</translation>
    </message>
    <message>
        <source>binary data</source>
        <translation>datos binarios</translation>
    </message>
    <message>
        <source>JSON text</source>
        <translation>texto JSON</translation>
    </message>
    <message>
        <source>JSON that is no object</source>
        <translation>JSON que no es un objeto</translation>
    </message>
    <message>
        <source>JSON that is too large</source>
        <translation>JSON demasiado grande</translation>
    </message>
    <message>
        <source>JSON with a weight_map that names no files</source>
        <translation>JSON con un weight_map que no nombra archivos</translation>
    </message>
    <message>
        <source>JSON with too many values</source>
        <translation>JSON con demasiados valores</translation>
    </message>
    <message>
        <source>JSON without a weight_map</source>
        <translation>JSON sin weight_map</translation>
    </message>
    <message>
        <source>nothing but zero bytes</source>
        <translation>contener solo bytes a cero</translation>
    </message>
    <message>
        <source>plain text</source>
        <translation>texto sin formato</translation>
    </message>
    <message>
        <source>text in UTF-16</source>
        <translation>texto en UTF-16</translation>
    </message>
    <message>
        <source>a list of questions is needed</source>
        <translation>hace falta una lista de preguntas</translation>
    </message>
    <message>
        <source>a redirect that is not encrypted</source>
        <translation>una redirección sin cifrar</translation>
    </message>
    <message>
        <source>another model</source>
        <translation>otro modelo</translation>
    </message>
    <message>
        <source>another model of this shape</source>
        <translation>otro modelo con esta forma</translation>
    </message>
    <message>
        <source>another piece</source>
        <translation>otro fragmento</translation>
    </message>
    <message>
        <source>cuBLAS is not initialised</source>
        <translation>cuBLAS no se ha inicializado</translation>
    </message>
    <message>
        <source>it can&apos;t be loaded</source>
        <translation>no se puede cargar</translation>
    </message>
    <message>
        <source>it can&apos;t be read</source>
        <translation>no se puede leer</translation>
    </message>
    <message>
        <source>it computes on no CPU</source>
        <translation>no calcula en ninguna CPU</translation>
    </message>
    <message>
        <source>it ends too early</source>
        <translation>termina demasiado pronto</translation>
    </message>
    <message>
        <source>it has a token that the model lacks</source>
        <translation>tiene un token que le falta al modelo</translation>
    </message>
    <message>
        <source>it has more parts than tokens</source>
        <translation>tiene más partes que tokens</translation>
    </message>
    <message>
        <source>it has no rows</source>
        <translation>no tiene filas</translation>
    </message>
    <message>
        <source>it is cut short</source>
        <translation>le falta el final</translation>
    </message>
    <message>
        <source>it is no file</source>
        <translation>no es un archivo</translation>
    </message>
    <message>
        <source>it is no folder</source>
        <translation>no es una carpeta</translation>
    </message>
    <message>
        <source>it was built for another version</source>
        <translation>se compiló para otra versión</translation>
    </message>
    <message>
        <source>its checksum differs</source>
        <translation>su suma de verificación no coincide</translation>
    </message>
    <message>
        <source>its compressed data is damaged</source>
        <translation>sus datos comprimidos están dañados</translation>
    </message>
    <message>
        <source>its header is damaged</source>
        <translation>su cabecera está dañada</translation>
    </message>
    <message>
        <source>its parts overlap</source>
        <translation>sus partes se solapan</translation>
    </message>
    <message>
        <source>its text is no conversation</source>
        <translation>su texto no es una conversación</translation>
    </message>
    <message>
        <source>its tokens do not fit its rows</source>
        <translation>sus tokens no corresponden a sus filas</translation>
    </message>
    <message>
        <source>model</source>
        <translation>el modelo</translation>
    </message>
    <message>
        <source>neither XDG_DATA_HOME nor HOME is set</source>
        <translation>ni XDG_DATA_HOME ni HOME están definidas</translation>
    </message>
    <message>
        <source>no size or checksum</source>
        <translation>datos sin tamaño ni suma de verificación</translation>
    </message>
    <message>
        <source>one of its own</source>
        <translation>una propia</translation>
    </message>
    <message>
        <source>one redirect after another</source>
        <translation>una redirección tras otra</translation>
    </message>
    <message>
        <source>prompt</source>
        <translation>el prompt</translation>
    </message>
    <message>
        <source>something follows its end</source>
        <translation>hay algo después de su final</translation>
    </message>
    <message>
        <source>something that is too large</source>
        <translation>algo demasiado grande</translation>
    </message>
    <message>
        <source>steps</source>
        <translation>los pasos</translation>
    </message>
    <message>
        <source>the file ended too early</source>
        <translation>el archivo terminó demasiado pronto</translation>
    </message>
    <message>
        <source>the library found is no whole OpenBLAS</source>
        <translation>la biblioteca encontrada no es un OpenBLAS completo</translation>
    </message>
    <message>
        <source>the library is not installed</source>
        <translation>la biblioteca no está instalada</translation>
    </message>
    <message>
        <source>there is no cuBLAS, or the weights are not 32-bit</source>
        <translation>no hay cuBLAS o los pesos no son de 32 bits</translation>
    </message>
    <message>
        <source>it looks like %1</source>
        <translation>parece %1</translation>
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
        <translation>comprobación</translation>
    </message>
    <message>
        <source>conversation</source>
        <translation>conversación</translation>
    </message>
    <message>
        <source>conversations</source>
        <translation>conversaciones</translation>
    </message>
    <message>
        <source>download</source>
        <translation>descarga</translation>
    </message>
    <message>
        <source>questions</source>
        <translation>preguntas</translation>
    </message>
    <message>
        <source>run</source>
        <translation>ejecución</translation>
    </message>
    <message>
        <source>text</source>
        <translation>texto</translation>
    </message>
    <message>
        <source>vocabulary</source>
        <translation>vocabulario</translation>
    </message>
    <message>
        <source>computing</source>
        <translation>calcular</translation>
    </message>
    <message>
        <source>JSON of something else</source>
        <translation>JSON de otra cosa</translation>
    </message>
    <message>
        <source>added_tokens is no list</source>
        <translation>added_tokens no es una lista</translation>
    </message>
    <message>
        <source>the file is no object</source>
        <translation>el archivo no es un objeto</translation>
    </message>
    <message>
        <source>a line is two pieces with one space between them</source>
        <translation>una línea son dos fragmentos con un espacio entre ellos</translation>
    </message>
    <message>
        <source>%1 blocks of %2 key heads of %3</source>
        <translation>%1 bloques de %2 cabezas de claves de tamaño %3</translation>
    </message>
    <message>
        <source>a context of %1 rows or more</source>
        <translation>un contexto de %1 filas o más</translation>
    </message>
    <message>
        <source>a model with the fingerprint %1</source>
        <translation>un modelo con la huella %1</translation>
    </message>
    <message>
        <source>its kernels take heads of at most %1 numbers</source>
        <translation>sus kernels aceptan cabezas de %1 números como máximo</translation>
    </message>
    <message>
        <source>keys in %1 and values in %2</source>
        <translation>claves en %1 y valores en %2</translation>
    </message>
    <message>
        <source>line %1, byte %2 of what it holds: %3</source>
        <translation>línea %1, byte %2 del contenido: %3</translation>
    </message>
    <message>
        <source>unknown code %1</source>
        <translation>código desconocido %1</translation>
    </message>
    <message>
        <source>not valid JSON from here on</source>
        <translation>a partir de aquí no es JSON válido</translation>
    </message>
    <message>
        <source>objects and arrays nested too deeply</source>
        <translation>objetos y listas anidados con demasiados niveles</translation>
    </message>
    <message>
        <source>file</source>
        <translation>archivo</translation>
    </message>
    <message>
        <source>its length is given as 0</source>
        <translation>su longitud figura como 0</translation>
    </message>
    <message>
        <source>it is empty</source>
        <translation>está vacío</translation>
    </message>
    <message>
        <source>%1, as many as the weights have</source>
        <translation>%1, tantos como tienen los pesos</translation>
    </message>
    <message>
        <source>OpenBLAS library</source>
        <translation>biblioteca OpenBLAS</translation>
    </message>
    <message>
        <source>it is a pipe or a device</source>
        <translation>es una tubería o un dispositivo</translation>
    </message>
</context>
<context>
    <name>Errors</name>
    <message>
        <source>There is no file &apos;%1&apos;. Check the path.</source>
        <translation>No existe el archivo «%1». Comprueba la ruta.</translation>
    </message>
    <message>
        <source>Cannot read &apos;%1&apos;. %2; check that it is a file that you may read.</source>
        <translation>No se puede leer «%1» (%2). Comprueba que es un archivo y que tienes permiso para leerlo.</translation>
    </message>
    <message>
        <source>The file &apos;%1&apos; is empty. Fetch it again.</source>
        <translation>El archivo «%1» está vacío. Descárgalo de nuevo.</translation>
    </message>
    <message>
        <source>There is no folder &apos;%1&apos;. Choose another one.</source>
        <translation>No existe la carpeta «%1». Elige otra.</translation>
    </message>
    <message>
        <source>Cannot write &apos;%1&apos;. %2; choose another place.</source>
        <translation>No se puede escribir «%1» (%2). Elige otro sitio.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; has no &apos;%2&apos;. Use the config.json that belongs to the model.</source>
        <translation>A «%1» le falta «%2». Usa el config.json que corresponde al modelo.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; gives &apos;%2&apos; as %3, but it must be %4. Use the config.json that belongs to the model.</source>
        <translation>«%1» da «%2» como %3, pero tiene que ser %4. Usa el config.json que corresponde al modelo.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; asks for &apos;%2&apos; = %3, which is not supported (supported: %4). Use a GPT-2 model.</source>
        <translation>«%1» pide «%2» = %3, que no se admite (se admite: %4). Usa un modelo GPT-2.</translation>
    </message>
    <message>
        <source>The folder &apos;%1&apos; has no weights (looked for %2). Put the file there, or give another folder.</source>
        <translation>La carpeta «%1» no tiene pesos (se buscó %2). Pon ahí el archivo o indica otra carpeta.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is a pickle file, which can run code when it is opened, so it is never read. Put model.safetensors beside it; if you trust the file, transformers makes one: GPT2LMHeadModel.from_pretrained(FOLDER).save_pretrained(FOLDER).</source>
        <translation>«%1» es un archivo pickle, que puede ejecutar código al abrirse, así que no se lee nunca. Pon a su lado model.safetensors; si te fías del archivo, transformers crea uno: GPT2LMHeadModel.from_pretrained(FOLDER).save_pretrained(FOLDER).</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no safetensors file. It looks like %2; fetch the file again.</source>
        <translation>«%1» no es un archivo safetensors. Parece %2; descarga el archivo de nuevo.</translation>
    </message>
    <message>
        <source>The header of &apos;%1&apos; is damaged (%2). Fetch the file again.</source>
        <translation>La cabecera de «%1» está dañada (%2). Descarga el archivo de nuevo.</translation>
    </message>
    <message>
        <source>The tensor &apos;%2&apos; in &apos;%1&apos; is damaged (%3). Fetch the file again.</source>
        <translation>El tensor «%2» de «%1» está dañado (%3). Descarga el archivo de nuevo.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; lacks the tensor &apos;%2&apos;. The file is incomplete or of another kind of model; use a GPT-2 model.</source>
        <translation>A «%1» le falta el tensor «%2». El archivo está incompleto o es de otra clase de modelo; usa un modelo GPT-2.</translation>
    </message>
    <message>
        <source>The tensor &apos;%2&apos; in &apos;%1&apos; has the shape %4, but config.json means %3. Use the config.json of this model.</source>
        <translation>El tensor «%2» de «%1» tiene la forma %4, pero config.json supone %3. Usa el config.json de este modelo.</translation>
    </message>
    <message>
        <source>The tensor &apos;%2&apos; in &apos;%1&apos; is of type %3, which is not supported. Convert the model to one of %4.</source>
        <translation>El tensor «%2» de «%1» es de tipo %3, que no se admite. Convierte el modelo a uno de estos: %4.</translation>
    </message>
    <message>
        <source>The file &apos;%2&apos;, which &apos;%1&apos; names, is missing. Put it into the same folder.</source>
        <translation>Falta el archivo «%2», que «%1» nombra. Ponlo en la misma carpeta.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; names &apos;%2&apos;, which is outside of its folder. Use the index that belongs to the model.</source>
        <translation>«%1» nombra «%2», que está fuera de su carpeta. Usa el índice que corresponde al modelo.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; says that the tensor &apos;%2&apos; is in &apos;%3&apos;, but it is not. Fetch both files again.</source>
        <translation>«%1» dice que el tensor «%2» está en «%3», pero no está. Descarga los dos archivos de nuevo.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; has a tensor that no GPT-2 has, &apos;%2&apos;. It is not used.</source>
        <translation>«%1» tiene un tensor que ningún GPT-2 tiene, «%2». No se usa.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; has an lm_head of its own. It is used instead of the embedding.</source>
        <translation>«%1» tiene su propio lm_head. Se usa en lugar del embedding.</translation>
    </message>
    <message>
        <source>There is not enough memory for the %1 (%2). Close other programs, or use a smaller model.</source>
        <translation>No hay memoria suficiente (%1: %2). Cierra otros programas o usa un modelo más pequeño.</translation>
    </message>
    <message>
        <source>There is no model &apos;%1&apos;. Choose one from the list, or a model folder.</source>
        <translation>No existe el modelo «%1». Elige uno de la lista o una carpeta de modelo.</translation>
    </message>
    <message>
        <source>No complete copy of &apos;%1&apos; is on this computer (looked in %2). Download it, or choose a folder with its files.</source>
        <translation>En este equipo no hay ninguna copia completa de «%1» (se buscó en %2). Descárgalo o elige una carpeta con sus archivos.</translation>
    </message>
    <message>
        <source>The files that come with Rowkeeper were not found in &apos;%1&apos;. Install it again.</source>
        <translation>No se encontraron en «%1» los archivos que vienen con Rowkeeper. Instálalo de nuevo.</translation>
    </message>
    <message>
        <source>This processor is too old. %1 is needed.</source>
        <translation>Este procesador es demasiado antiguo. Hace falta %1.</translation>
    </message>
    <message>
        <source>The instruction set %1 is not available on this processor. Choose automatic or one of %2.</source>
        <translation>El conjunto de instrucciones %1 no está disponible en este procesador. Elige automático o uno de estos: %2.</translation>
    </message>
    <message>
        <source>The backend &apos;%1&apos; is not available: %2. Choose the exact backend.</source>
        <translation>El backend «%1» no está disponible: %2. Elige el backend exacto.</translation>
    </message>
    <message>
        <source>This Rowkeeper was built without CUDA (there is no &apos;%1&apos;). Install NVIDIA&apos;s CUDA toolkit and build it again, or choose the exact backend.</source>
        <translation>Este Rowkeeper se compiló sin CUDA (no hay «%1»). Instala el kit de CUDA de NVIDIA y compílalo otra vez, o elige el backend exacto.</translation>
    </message>
    <message>
        <source>The library &apos;%1&apos; cannot be used (%2). Build Rowkeeper again, or choose the exact backend.</source>
        <translation>No se puede usar la biblioteca «%1» (%2). Compila Rowkeeper otra vez o elige el backend exacto.</translation>
    </message>
    <message>
        <source>There is no NVIDIA driver that works (%1). Install one, or choose the exact backend.</source>
        <translation>No hay ningún controlador de NVIDIA que funcione (%1). Instala uno o elige el backend exacto.</translation>
    </message>
    <message>
        <source>The NVIDIA driver is too old: it runs CUDA up to version %1, and %2 is needed. Install a newer one, or choose the exact backend.</source>
        <translation>El controlador de NVIDIA es demasiado antiguo: admite CUDA hasta la versión %1 y hace falta la %2. Instala uno más nuevo o elige el backend exacto.</translation>
    </message>
    <message>
        <source>There is no NVIDIA GPU that CUDA can use. Choose the exact backend.</source>
        <translation>No hay ninguna GPU de NVIDIA que CUDA pueda usar. Elige el backend exacto.</translation>
    </message>
    <message>
        <source>The GPU %1 is too old. It has compute capability %2, and %3 is needed. Choose the exact backend.</source>
        <translation>La GPU %1 es demasiado antigua. Tiene capacidad de cómputo %2 y hace falta %3. Elige el backend exacto.</translation>
    </message>
    <message>
        <source>The library cuBLAS is not installed. Install NVIDIA&apos;s CUDA libraries, or choose the CUDA backend.</source>
        <translation>La biblioteca cuBLAS no está instalada. Instala las bibliotecas CUDA de NVIDIA o elige el backend CUDA.</translation>
    </message>
    <message>
        <source>The GPU has no room for the %1. %2 are needed, and %3 are free. Choose 16-bit weights, a smaller model or the exact backend.</source>
        <translation>En la GPU no hay sitio suficiente (%1). Hacen falta %2 y quedan libres %3. Elige pesos de 16 bits, un modelo más pequeño o el backend exacto.</translation>
    </message>
    <message>
        <source>The GPU ran out of memory while %1 (%2 are free). Choose 16-bit weights, a smaller model or the exact backend.</source>
        <translation>La GPU se quedó sin memoria al %1 (quedan libres %2). Elige pesos de 16 bits, un modelo más pequeño o el backend exacto.</translation>
    </message>
    <message>
        <source>The GPU failed while %1 (%2). Try again, or choose the exact backend.</source>
        <translation>La GPU falló al %1 (%2). Inténtalo de nuevo o elige el backend exacto.</translation>
    </message>
    <message>
        <source>The GPU is lost (%1). Start the program again, or choose the exact backend.</source>
        <translation>Se ha perdido la GPU (%1). Inicia el programa de nuevo o elige el backend exacto.</translation>
    </message>
    <message>
        <source>The list of known models, &apos;%1&apos;, is damaged (%2). Correct it, or start without it.</source>
        <translation>La lista de modelos conocidos, «%1», está dañada (%2). Corrígela o empieza sin ella.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; cannot be the name of a model. Give a repository of the hub, such as distilgpt2 or owner/name.</source>
        <translation>«%1» no puede ser el nombre de un modelo. Indica un repositorio del hub, como distilgpt2 u owner/name.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not Rowkeeper&apos;s to remove (it is in &apos;%2&apos;). Delete it with the program that put it there.</source>
        <translation>«%1» no le corresponde borrarlo a Rowkeeper (está en «%2»). Bórralo con el programa que lo puso ahí.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no generated model. Choose one with random weights.</source>
        <translation>«%1» no es un modelo generado. Elige uno con pesos aleatorios.</translation>
    </message>
    <message>
        <source>The seed of &apos;%1&apos; is no whole number from 0 to %2. Choose another seed.</source>
        <translation>La semilla de «%1» no es un número entero de 0 a %2. Elige otra semilla.</translation>
    </message>
    <message>
        <source>Another Rowkeeper is downloading or removing &apos;%1&apos;. Wait until it is done, or stop it there.</source>
        <translation>Otro Rowkeeper está descargando o borrando «%1». Espera a que termine o detenlo allí.</translation>
    </message>
    <message>
        <source>The file &apos;%1&apos; is missing. Download the model again; what is there is kept.</source>
        <translation>Falta el archivo «%1». Descarga el modelo otra vez; lo que ya está se conserva.</translation>
    </message>
    <message>
        <source>The checksum of &apos;%1&apos; differs (expected %2, got %3). The file is damaged or another one. Download the model again; what is right is kept.</source>
        <translation>La suma de verificación de «%1» no coincide (se esperaba %2, hay %3). El archivo está dañado o es otro. Descarga el modelo otra vez; lo que está bien se conserva.</translation>
    </message>
    <message>
        <source>The folder &apos;%1&apos; has files in it. Choose a new one, or empty it.</source>
        <translation>La carpeta «%1» tiene archivos. Elige una nueva o vacíala.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; has no room: %2 are needed, and %3 are free. Make room and download again; what was fetched is kept.</source>
        <translation>En «%1» no hay sitio: hacen falta %2 y quedan libres %3. Haz sitio y descarga otra vez; lo ya descargado se conserva.</translation>
    </message>
    <message>
        <source>There is no model &apos;%1&apos; to remove.</source>
        <translation>No hay ningún modelo «%1» que borrar.</translation>
    </message>
    <message>
        <source>HF_ENDPOINT is &apos;%1&apos;, but it must be an address such as https://huggingface.co.</source>
        <translation>HF_ENDPOINT es «%1», pero tiene que ser una dirección como https://huggingface.co.</translation>
    </message>
    <message>
        <source>Cannot reach %1 (%2). Check the network and download again; what was fetched is kept.</source>
        <translation>No se puede acceder a %1 (%2). Comprueba la red y descarga otra vez; lo ya descargado se conserva.</translation>
    </message>
    <message>
        <source>%1 sent nothing for %2 seconds. Download again; what was fetched is kept.</source>
        <translation>%1 no ha enviado nada en %2 segundos. Descarga otra vez; lo ya descargado se conserva.</translation>
    </message>
    <message>
        <source>%1 is busy or out of order (HTTP status %2). Try again later; what was fetched is kept.</source>
        <translation>%1 está saturado o fuera de servicio (estado HTTP %2). Inténtalo más tarde; lo ya descargado se conserva.</translation>
    </message>
    <message>
        <source>The hub refuses &apos;%1&apos; (HTTP status %2). Check its name; if it is private or its terms must be accepted, do so on its page and set HF_TOKEN.</source>
        <translation>El hub rechaza «%1» (estado HTTP %2). Comprueba el nombre; si es privado o hay que aceptar sus condiciones, hazlo en su página y define HF_TOKEN.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; has no file &apos;%2&apos; on the hub. Check the name, or choose another GPT-2 model.</source>
        <translation>«%1» no tiene ningún archivo «%2» en el hub. Comprueba el nombre o elige otro modelo GPT-2.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; answered with %2 instead of the file. Check the network: it may want you to log in.</source>
        <translation>«%1» respondió con %2 en lugar del archivo. Comprueba la red: quizá pida iniciar sesión.</translation>
    </message>
    <message>
        <source>The checksum of &apos;%1&apos; differs (expected %2, got %3). The file was not kept; choose a folder with the model&apos;s files instead.</source>
        <translation>La suma de verificación de «%1» no coincide (se esperaba %2, hay %3). El archivo no se conservó; elige en su lugar una carpeta con los archivos del modelo.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; has its weights as a pickle file only, which can run code when it is opened, so it is never read. Choose a model with model.safetensors.</source>
        <translation>«%1» solo tiene sus pesos como archivo pickle, que puede ejecutar código al abrirse, así que no se lee nunca. Elige un modelo con model.safetensors.</translation>
    </message>
    <message>
        <source>The folder &apos;%1&apos; has no vocabulary (looked for %2). Put the files there, or give another folder.</source>
        <translation>La carpeta «%1» no tiene vocabulario (se buscó %2). Pon ahí los archivos o indica otra carpeta.</translation>
    </message>
    <message>
        <source>The vocabulary &apos;%1&apos; is damaged (%2). Use the file that belongs to the model.</source>
        <translation>El vocabulario «%1» está dañado (%2). Usa el archivo que corresponde al modelo.</translation>
    </message>
    <message>
        <source>Line %2 of &apos;%1&apos; is damaged (%3). Use the file that belongs to the model.</source>
        <translation>La línea %2 de «%1» está dañada (%3). Usa el archivo que corresponde al modelo.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; asks for &apos;%2&apos; = %3, which is not supported. Use a byte-level BPE vocabulary like GPT-2&apos;s.</source>
        <translation>«%1» pide «%2» = %3, que no se admite. Usa un vocabulario BPE a nivel de bytes como el de GPT-2.</translation>
    </message>
    <message>
        <source>The text could not be split into words: the PCRE2 library says %1.</source>
        <translation>El texto no se pudo dividir en palabras: la biblioteca PCRE2 dice %1.</translation>
    </message>
    <message>
        <source>The text is not UTF-8 from byte %1 on. Such bytes are encoded one by one.</source>
        <translation>El texto no es UTF-8 a partir del byte %1. Esos bytes se codifican uno a uno.</translation>
    </message>
    <message>
        <source>The text is too large (%1 bytes or more, and at most %2 are read). Shorten it.</source>
        <translation>El texto es demasiado grande (%1 bytes o más, y se leen como mucho %2). Acórtalo.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no recording, or is damaged (%2). Choose another one, or record again.</source>
        <translation>«%1» no es una grabación o está dañado (%2). Elige otra o graba de nuevo.</translation>
    </message>
    <message>
        <source>The recording &apos;%1&apos; has the format&apos;s version %2, and this program reads versions up to %3. Use a newer Rowkeeper.</source>
        <translation>La grabación «%1» tiene la versión %2 del formato, y este programa lee versiones hasta la %3. Usa un Rowkeeper más nuevo.</translation>
    </message>
    <message>
        <source>The recording &apos;%1&apos; is larger than %2 when it is unpacked. Record a shorter run, or a smaller model.</source>
        <translation>La grabación «%1» ocupa más de %2 al descomprimirse. Graba una ejecución más corta o un modelo más pequeño.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no saved cache, or is damaged (%2). Read the document again, and save it anew.</source>
        <translation>«%1» no es una caché guardada o está dañado (%2). Lee el documento otra vez y guárdala de nuevo.</translation>
    </message>
    <message>
        <source>The saved cache &apos;%1&apos; has the format&apos;s version %2, and this program reads versions up to %3. Use a newer Rowkeeper.</source>
        <translation>La caché guardada «%1» tiene la versión %2 del formato, y este programa lee versiones hasta la %3. Usa un Rowkeeper más nuevo.</translation>
    </message>
    <message>
        <source>The saved cache &apos;%1&apos; was made for %2, but here it is %3. Open it with the model that it was saved with, or read the text again.</source>
        <translation>La caché guardada «%1» se hizo para %2, pero aquí es %3. Ábrela con el modelo con el que se guardó o lee el texto otra vez.</translation>
    </message>
    <message>
        <source>The questions in &apos;%1&apos; are damaged (%2). Install Rowkeeper again.</source>
        <translation>Las preguntas de «%1» están dañadas (%2). Instala Rowkeeper de nuevo.</translation>
    </message>
    <message>
        <source>The list of known models, &apos;%1&apos;, is damaged (%2). Install Rowkeeper again.</source>
        <translation>La lista de modelos conocidos, «%1», está dañada (%2). Instala Rowkeeper de nuevo.</translation>
    </message>
    <message>
        <source>Such a cache would be larger than %1. Use smaller numbers.</source>
        <translation>Una caché así ocuparía más de %1. Usa números más pequeños.</translation>
    </message>
    <message>
        <source>The prompt has %1 tokens, but the model&apos;s context has %2. Shorten the prompt.</source>
        <translation>El prompt tiene %1 tokens, pero el contexto del modelo tiene %2. Acorta el prompt.</translation>
    </message>
    <message>
        <source>The document and all that was said have %1 tokens together, but the model&apos;s context has %2. Shorten the document, or begin again.</source>
        <translation>El documento y todo lo dicho suman %1 tokens, pero el contexto del modelo tiene %2. Acorta el documento o empieza de nuevo.</translation>
    </message>
    <message>
        <source>The token id %1 does not exist. This model&apos;s vocabulary has %2 ids, counted from 0.</source>
        <translation>El id de token %1 no existe. El vocabulario de este modelo tiene %2 ids, contados desde 0.</translation>
    </message>
    <message>
        <source>The context of %1 rows is full. Start again, or let the window slide.</source>
        <translation>El contexto de %1 filas está lleno. Empieza de nuevo o deja que la ventana se deslice.</translation>
    </message>
    <message>
        <source>The cache was made for %1, but the model needs %2. Start again.</source>
        <translation>La caché se hizo para %1, pero este modelo necesita %2. Empieza de nuevo.</translation>
    </message>
    <message>
        <source>The cache has room for %2 rows, but %1 are needed. Use fewer tokens.</source>
        <translation>La caché tiene sitio para %2 filas, pero hacen falta %1. Usa menos tokens.</translation>
    </message>
    <message>
        <source>There is no kind of cache &apos;%1&apos;. There are: %2.</source>
        <translation>No hay ninguna clase de caché «%1». Hay: %2.</translation>
    </message>
    <message>
        <source>The backend &apos;%2&apos; cannot read a cache of kind %1. Choose the exact backend.</source>
        <translation>El backend «%2» no puede leer una caché de clase %1. Elige el backend exacto.</translation>
    </message>
    <message>
        <source>The backend &apos;%2&apos; cannot multiply %1 weights. Choose the exact backend, or 32-bit weights.</source>
        <translation>El backend «%2» no puede multiplicar pesos de %1. Elige el backend exacto o pesos de 32 bits.</translation>
    </message>
    <message>
        <source>The tensor &apos;%1&apos; has a weight of %3, but %2 weights go no further than %4. Choose 32-bit weights.</source>
        <translation>El tensor «%1» tiene un peso de %3, pero los pesos de %2 no pasan de %4. Elige pesos de 32 bits.</translation>
    </message>
    <message>
        <source>A cache of kind %1 cannot be saved, because it does not keep every row. Use one that does.</source>
        <translation>Una caché de clase %1 no se puede guardar, porque no conserva todas las filas. Usa una que lo haga.</translation>
    </message>
    <message>
        <source>A pool of %1 is too small. Give it %2 or more.</source>
        <translation>Un pool de %1 es demasiado pequeño. Dale %2 o más.</translation>
    </message>
    <message>
        <source>All %1 pages of the pool are in use. Make the pool larger, or end a conversation.</source>
        <translation>Las %1 páginas del pool están en uso. Amplía el pool o termina una conversación.</translation>
    </message>
    <message>
        <source>There is no row %1. There are %2, counted from 0.</source>
        <translation>No existe la fila %1. Hay %2, contadas desde 0.</translation>
    </message>
    <message>
        <source>%1 is &apos;%2&apos;, but it must be %3.</source>
        <translation>%1 es «%2», pero tiene que ser %3.</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Detenido.</translation>
    </message>
    <message>
        <source>The two lanes cannot be compared. They differ in %1.</source>
        <translation>Los dos carriles no se pueden comparar. Difieren en %1.</translation>
    </message>
    <message>
        <source>Comparing so many tokens would keep %1 of logits, and at most %2 are allowed. Use fewer tokens.</source>
        <translation>Comparar tantos tokens exigiría guardar %1 de logits, y se permiten como mucho %2. Usa menos tokens.</translation>
    </message>
    <message>
        <source>The arithmetic gave infinity or NaN (%1). The model&apos;s weights are damaged, fetch them again.</source>
        <translation>El cálculo dio infinito o NaN (%1). Los pesos del modelo están dañados, descárgalos de nuevo.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; cannot be read as JSON. It looks like %2; fetch the file again.</source>
        <translation>«%1» no se puede leer como JSON. Parece %2; descarga el archivo de nuevo.</translation>
    </message>
    <message>
        <source>The JSON in &apos;%1&apos; is damaged at line %2, byte %3 (%4). Correct it there, or fetch the file again.</source>
        <translation>El JSON de «%1» está dañado en la línea %2, byte %3 (%4). Corrígelo ahí o descarga el archivo de nuevo.</translation>
    </message>
    <message>
        <source>The header of &apos;%1&apos; claims %2, but at most %3 are possible. The file is damaged, fetch it again.</source>
        <translation>La cabecera de «%1» anuncia %2, pero como mucho son posibles %3. El archivo está dañado, descárgalo de nuevo.</translation>
    </message>
    <message>
        <source>The file &apos;%1&apos; has %3, but it must have %2. Download the model again; what is right is kept.</source>
        <translation>El archivo «%1» tiene %3, pero debe tener %2. Descarga el modelo otra vez; lo que está bien se conserva.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; has %3, but it must have %2. Nothing was kept of it; choose a folder with the model&apos;s files instead.</source>
        <translation>«%1» tiene %3, pero debe tener %2. No se conservó nada; elige en su lugar una carpeta con los archivos del modelo.</translation>
    </message>
</context>
<context>
    <name>FitVerdict</name>
    <message>
        <source>%1 cache</source>
        <translation>caché de %1</translation>
    </message>
    <message>
        <source>Hold the cache&apos;s numbers in fewer bits</source>
        <translation>Guarda los números de la caché con menos bits</translation>
    </message>
    <message>
        <source>Let more query heads share a key and a value: another model, trained so</source>
        <translation>Deja que más cabezas de consulta compartan una clave y un valor: otro modelo, entrenado así</translation>
    </message>
    <message>
        <source>%1 tokens each</source>
        <translation>%1 tokens cada una</translation>
    </message>
    <message>
        <source>Shorten every conversation to this context</source>
        <translation>Acorta cada conversación a este contexto</translation>
    </message>
    <message>
        <source>%1 at once</source>
        <translation>%1 a la vez</translation>
    </message>
    <message>
        <source>Serve so many conversations at once</source>
        <translation>Atiende esta cantidad de conversaciones a la vez</translation>
    </message>
    <message>
        <source>%1 weights</source>
        <translation>pesos de %1</translation>
    </message>
    <message>
        <source>Hold the weights in fewer bits</source>
        <translation>Guarda los pesos con menos bits</translation>
    </message>
    <message>
        <source>The smallest device of the list that holds it all</source>
        <translation>El dispositivo más pequeño de la lista en el que cabe todo</translation>
    </message>
    <message>
        <source> %1 of its %2 blocks look back at most %3 tokens: a cache that drops the rest takes %4.</source>
        <translation> %1 de sus %2 bloques miran atrás como mucho %3 tokens: una caché que descarta el resto ocupa %4.</translation>
    </message>
    <message>
        <source>Too large to count</source>
        <translation>Demasiado grande para contarlo</translation>
    </message>
    <message>
        <source>Fits: %1 + %2 of %3</source>
        <translation>Cabe: %1 + %2 de %3</translation>
    </message>
    <message>
        <source>Does not fit: %1 + %2 of %3</source>
        <translation>No cabe: %1 + %2 de %3</translation>
    </message>
    <message>
        <source>That is the weights and the caches of all conversations. </source>
        <translation>Son los pesos y las cachés de todas las conversaciones. </translation>
    </message>
    <message>
        <source>The weights alone leave no room for a cache.</source>
        <translation>Solo los pesos ya no dejan sitio para una caché.</translation>
    </message>
    <message>
        <source>%1 → room for %2</source>
        <translation>%1 → espacio para %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln KV heads</source>
        <translation>
            <numerusform>%Ln cabeza KV</numerusform>
            <numerusform>%Ln cabezas KV</numerusform>
        </translation>
    </message>
    <message>
        <source>Such conversations that fit beside the weights: %1.</source>
        <translation>Conversaciones de este tipo que caben junto a los pesos: %1.</translation>
    </message>
    <message>
        <source>Such conversations that fit: %1. The memory is full long before the arithmetic takes too long.</source>
        <translation>Conversaciones de este tipo que caben: %1. La memoria se llena mucho antes de que el cálculo tarde demasiado.</translation>
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
        <translation>prefill: %1, fuera de escala</translation>
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
        <translation>Tiempo por token</translation>
    </message>
    <message>
        <source>No step was made yet.</source>
        <translation>Aún no se ha dado ningún paso.</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>fila %1</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>with the cache: median %1</source>
        <translation>con la caché: mediana %1</translation>
    </message>
    <message>
        <source>without: median %1</source>
        <translation>sin ella: mediana %1</translation>
    </message>
    <message>
        <source>Cache memory</source>
        <translation>Memoria de la caché</translation>
    </message>
    <message>
        <source>No row was kept yet.</source>
        <translation>Aún no se ha guardado ninguna fila.</translation>
    </message>
    <message>
        <source>%1 tokens</source>
        <translation>%1 tokens</translation>
    </message>
    <message>
        <source>used by rows: %1</source>
        <translation>usada por filas: %1</translation>
    </message>
    <message>
        <source>allocated: %1</source>
        <translation>reservada: %1</translation>
    </message>
    <message>
        <source>cache off: only during the step</source>
        <translation>caché apagada: solo durante el paso</translation>
    </message>
    <message numerus="yes">
        <source>… %Ln more token(s) …</source>
        <translation>
            <numerusform>… %Ln token más …</numerusform>
            <numerusform>… %Ln tokens más …</numerusform>
        </translation>
    </message>
    <message>
        <source>page %1 of %2</source>
        <translation>página %1 de %2</translation>
    </message>
    <message>
        <source>Made with Rowkeeper, from the recording of a real run</source>
        <translation>Hecho con Rowkeeper, a partir de la grabación de una ejecución real</translation>
    </message>
    <message>
        <source>Made with Rowkeeper, from a real run on this computer</source>
        <translation>Hecho con Rowkeeper, a partir de una ejecución real en este equipo</translation>
    </message>
    <message numerus="yes">
        <source>The prompt: %Ln token(s)</source>
        <translation>
            <numerusform>El prompt: %Ln token</numerusform>
            <numerusform>El prompt: %Ln tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>What the model wrote: %Ln token(s)</source>
        <translation>
            <numerusform>Lo que escribió el modelo: %Ln token</numerusform>
            <numerusform>Lo que escribió el modelo: %Ln tokens</numerusform>
        </translation>
    </message>
    <message>
        <source>What the cache holds</source>
        <translation>Lo que contiene la caché</translation>
    </message>
    <message>
        <source>There is no run yet. Let the model write something on Watch first.</source>
        <translation>Aún no hay ninguna ejecución. Deja que el modelo escriba algo antes en Observar.</translation>
    </message>
    <message>
        <source>The KV cache: a handout</source>
        <translation>La caché KV: hoja de clase</translation>
    </message>
    <message>
        <source>row</source>
        <translation>fila</translation>
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
        <translation>bloque</translation>
    </message>
    <message>
        <source>block %1</source>
        <translation>bloque %1</translation>
    </message>
    <message>
        <source>key</source>
        <translation>clave</translation>
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
            <numerusform>… %Ln fila más …</numerusform>
            <numerusform>… %Ln filas más …</numerusform>
        </translation>
    </message>
    <message>
        <source>key: negative, zero, positive</source>
        <translation>clave: negativo, cero, positivo</translation>
    </message>
    <message>
        <source>value, likewise</source>
        <translation>valor, igual</translation>
    </message>
    <message>
        <source>pale: computed, not kept</source>
        <translation>pálida: calculada, no guardada</translation>
    </message>
    <message>
        <source>to be rebuilt</source>
        <translation>por recalcular</translation>
    </message>
    <message>
        <source>not computed yet</source>
        <translation>aún no calculada</translation>
    </message>
    <message>
        <source>Each cell: %1. Full colour: a number that is large for its block.</source>
        <translation>Cada celda: %1. A todo color: un número grande para su bloque.</translation>
    </message>
    <message>
        <source>What it saves, and what it costs</source>
        <translation>Lo que ahorra y lo que cuesta</translation>
    </message>
    <message>
        <source>This run in numbers</source>
        <translation>Esta ejecución en números</translation>
    </message>
    <message>
        <source>Ask yourself</source>
        <translation>Pregúntate</translation>
    </message>
    <message>
        <source>Every token has a row.</source>
        <translation>Cada token tiene una fila.</translation>
    </message>
    <message>
        <source>In each of the %1 blocks the model works out two lists of %2 numbers for it: the key, by which the rows below find it, and the value, which they take from it. Rows go down, blocks across.</source>
        <translation>En cada uno de los %1 bloques, el modelo calcula para él dos listas de %2 números: la clave, por la que lo encuentran las filas de debajo, y el valor, que toman de él. Las filas van hacia abajo; los bloques, a lo ancho.</translation>
    </message>
    <message>
        <source>A row that is computed stays right.</source>
        <translation>Una fila calculada sigue siendo correcta.</translation>
    </message>
    <message>
        <source>It is made from its own token and the rows above it, never from those below. So what is written later can&apos;t change it: it is like a note in the margin of a page that you have read.</source>
        <translation>Se hace con su propio token y las filas de encima, nunca con las de debajo. Así que lo que se escribe después no puede cambiarla: es como una nota al margen de una página que ya has leído.</translation>
    </message>
    <message>
        <source>With the cache a step computes one row.</source>
        <translation>Con la caché, un paso calcula una fila.</translation>
    </message>
    <message>
        <source>Every step needs all rows, as the newest looks back at them. With the cache it reads the old ones and computes its own. Without it, it computes all %1 again, for one more token.</source>
        <translation>Cada paso necesita todas las filas, porque la más reciente mira atrás hacia ellas. Con la caché lee las viejas y calcula la suya. Sin ella calcula de nuevo las %1, para un token más.</translation>
    </message>
    <message>
        <source>In this run no row was computed twice.</source>
        <translation>En esta ejecución ninguna fila se calculó dos veces.</translation>
    </message>
    <message>
        <source>Steps computed %1 and read all others. The newest token has no row yet: the next step will compute it.</source>
        <translation>Los pasos calcularon %1 y leyeron todas las demás. El token más reciente aún no tiene fila: la calculará el próximo paso.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s)</source>
        <translation>
            <numerusform>%Ln fila</numerusform>
            <numerusform>%Ln filas</numerusform>
        </translation>
    </message>
    <message>
        <source>In this run rows were computed again.</source>
        <translation>En esta ejecución hubo filas que se calcularon de nuevo.</translation>
    </message>
    <message>
        <source>Each time it came out the same, to the last bit.</source>
        <translation>Cada vez salió igual, hasta el último bit.</translation>
    </message>
    <message>
        <source>%1: %2 blocks with %3 heads each, width %4, %5, room for %6 tokens</source>
        <translation>%1: %2 bloques con %3 cabezas cada uno, ancho %4, %5, sitio para %6 tokens</translation>
    </message>
    <message>
        <source>%1. Its heads share the keys and values of %2.</source>
        <translation>%1. Sus cabezas comparten claves y valores; cabezas KV: %2.</translation>
    </message>
    <message numerus="yes">
        <source>The cache: %Ln row(s), %1</source>
        <translation>
            <numerusform>La caché: %Ln fila, %1</numerusform>
            <numerusform>La caché: %Ln filas, %1</numerusform>
        </translation>
    </message>
    <message>
        <source>The cache is empty</source>
        <translation>La caché está vacía</translation>
    </message>
    <message>
        <source>The cache is off: rows are computed, and let go</source>
        <translation>La caché está apagada: las filas se calculan y se sueltan</translation>
    </message>
    <message>
        <source>The token ‘%1’ in row %2 is replaced by another one. Which of the rows must be computed again, and which stay valid? Why?</source>
        <translation>El token «%1» de la fila %2 se reemplaza por otro. ¿Qué filas hay que calcular de nuevo y cuáles siguen siendo válidas? ¿Por qué?</translation>
    </message>
    <message>
        <source>The first token took %1, a later one with the cache %2. What had to be done for the first one that no cache could spare?</source>
        <translation>El primer token tardó %1; uno posterior, con la caché, %2. ¿Qué hubo que hacer para el primero que ninguna caché podía ahorrar?</translation>
    </message>
    <message>
        <source>Without the cache a step takes the longer, the longer the text is. Why? And what is left to do in each step with the cache?</source>
        <translation>Sin la caché, un paso tarda más cuanto más largo es el texto. ¿Por qué? ¿Y qué queda por hacer en cada paso con la caché?</translation>
    </message>
    <message>
        <source>Another model has twice as many blocks, and each is twice as wide. How many bytes does its cache keep for one token? (Here it is %1.)</source>
        <translation>Otro modelo tiene el doble de bloques, y cada uno es el doble de ancho. ¿Cuántos bytes guarda su caché por cada token? (Aquí son %1.)</translation>
    </message>
    <message numerus="yes">
        <source>%Ln times a row was computed that had been there before, the first one %1 times in all.</source>
        <translation>
            <numerusform>%Ln vez se calculó una fila que ya existía; la primera, %1 veces en total.</numerusform>
            <numerusform>%Ln veces se calculó una fila que ya existía; la primera, %1 veces en total.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln times it came out the same, to the last bit.</source>
        <translation>
            <numerusform>%Ln vez salió igual, hasta el último bit.</numerusform>
            <numerusform>%Ln veces salió igual, hasta el último bit.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The text has %Ln tokens, and the model writes %1 more. How many rows does it compute for them with the cache, and how many without?</source>
        <translation>
            <numerusform>El texto tiene %Ln token y el modelo escribe %1 más. ¿Cuántas filas calcula para ellos con la caché, y cuántas sin ella?</numerusform>
            <numerusform>El texto tiene %Ln tokens y el modelo escribe %1 más. ¿Cuántas filas calcula para ellos con la caché, y cuántas sin ella?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HandoutFacts</name>
    <message>
        <source>none was computed a second time</source>
        <translation>ninguna se calculó por segunda vez</translation>
    </message>
    <message>
        <source>computed again, all to the same bits</source>
        <translation>calculadas de nuevo, todas con los mismos bits</translation>
    </message>
    <message>
        <source>computed again, %1 of them to the same bits</source>
        <translation>calculadas de nuevo, %1 de ellas con los mismos bits</translation>
    </message>
    <message>
        <source>Steps, one token each</source>
        <translation>Pasos, de un token cada uno</translation>
    </message>
    <message>
        <source>%1 with the cache, %2 without</source>
        <translation>%1 con la caché, %2 sin ella</translation>
    </message>
    <message>
        <source>Rows computed</source>
        <translation>Filas calculadas</translation>
    </message>
    <message>
        <source>in all steps of this run</source>
        <translation>en todos los pasos de esta ejecución</translation>
    </message>
    <message>
        <source>… with the cache all along</source>
        <translation>… con la caché todo el tiempo</translation>
    </message>
    <message>
        <source>… without it all along</source>
        <translation>… sin ella todo el tiempo</translation>
    </message>
    <message>
        <source>the rows that each step saw, added up</source>
        <translation>las filas que vio cada paso, sumadas</translation>
    </message>
    <message>
        <source>Rows rebuilt</source>
        <translation>Filas recalculadas</translation>
    </message>
    <message>
        <source>there is no such step in this run</source>
        <translation>no hay ningún paso así en esta ejecución</translation>
    </message>
    <message>
        <source>First token</source>
        <translation>Primer token</translation>
    </message>
    <message numerus="yes">
        <source>the prefill: %Ln row(s) of the prompt</source>
        <translation>
            <numerusform>el prefill: %Ln fila del prompt</numerusform>
            <numerusform>el prefill: %Ln filas del prompt</numerusform>
        </translation>
    </message>
    <message>
        <source>Step with the cache</source>
        <translation>Paso con la caché</translation>
    </message>
    <message numerus="yes">
        <source>median of %Ln step(s) that computed one row</source>
        <translation>
            <numerusform>mediana de %Ln paso que calculó una fila</numerusform>
            <numerusform>mediana de %Ln pasos que calcularon una fila</numerusform>
        </translation>
    </message>
    <message>
        <source>Step without it</source>
        <translation>Paso sin ella</translation>
    </message>
    <message numerus="yes">
        <source>median of %Ln step(s) that computed all rows</source>
        <translation>
            <numerusform>mediana de %Ln paso que calculó todas las filas</numerusform>
            <numerusform>mediana de %Ln pasos que calcularon todas las filas</numerusform>
        </translation>
    </message>
    <message>
        <source>Ratio of the two</source>
        <translation>Cociente de ambos</translation>
    </message>
    <message>
        <source>times as long without the cache</source>
        <translation>tiempo sin la caché, dividido entre el tiempo con ella</translation>
    </message>
    <message>
        <source>Cache of one token</source>
        <translation>Caché de un token</translation>
    </message>
    <message>
        <source>%1 × %2 blocks × %3 numbers × %4 bytes = %5 bytes</source>
        <translation>%1 × %2 bloques × %3 números × %4 bytes = %5 bytes</translation>
    </message>
    <message>
        <source>Cache at the end</source>
        <translation>Caché al final</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) × %1</source>
        <translation>
            <numerusform>%Ln fila × %1</numerusform>
            <numerusform>%Ln filas × %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Weights read in a step</source>
        <translation>Pesos leídos por paso</translation>
    </message>
    <message>
        <source>each once, whether the step computes one row or all</source>
        <translation>cada uno una vez, tanto si el paso calcula una fila como si las calcula todas</translation>
    </message>
    <message>
        <source>This computer reads</source>
        <translation>Este equipo lee</translation>
    </message>
    <message>
        <source>so the weights alone take %1</source>
        <translation>así que solo los pesos tardan %1</translation>
    </message>
    <message>
        <source>from memory, at most</source>
        <translation>de la memoria, como mucho</translation>
    </message>
    <message>
        <source>This computer calculates</source>
        <translation>Este equipo calcula</translation>
    </message>
    <message>
        <source>at most; a multiplication and an addition are two</source>
        <translation>como mucho; una multiplicación y una suma son dos</translation>
    </message>
</context>
<context>
    <name>LessonValues</name>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
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
        <translation>El derroche</translation>
    </message>
    <message>
        <source>One token at a time</source>
        <translation>Un token cada vez</translation>
    </message>
    <message>
        <source>The question of this lesson: how much of a model&apos;s work has it already done a moment before?</source>
        <translation>La pregunta de esta lección: ¿qué parte del trabajo de un modelo ya la había hecho un momento antes?</translation>
    </message>
    <message>
        <source>A language model writes one **token** at a time, a word or a piece of one; making one is a **step**. Before it chooses a token, it reads the whole text so far. What it works out about one token is a **row** of numbers.</source>
        <translation>Un modelo de lenguaje escribe un **token** cada vez, una palabra o un trozo de palabra; producir uno es un **paso**. Antes de elegir un token, lee todo el texto que hay hasta ahí. Lo que averigua sobre un token es una **fila** de números.</translation>
    </message>
    <message>
        <source>This prompt has {prompt_rows} tokens, and the model has just added one. The newest token has no row yet; the next step computes it. The KV cache, which you will get to know, is switched **off**.</source>
        <translation>Este prompt tiene {prompt_rows} tokens, y el modelo acaba de añadir uno. El token más reciente aún no tiene fila; la calcula el paso siguiente. La caché KV, que ya conocerás, está **apagada**.</translation>
    </message>
    <message>
        <source>The text is one token longer now. How many rows does the next step compute?</source>
        <translation>El texto tiene ahora un token más. ¿Cuántas filas calcula el paso siguiente?</translation>
    </message>
    <message>
        <source>One, that of the new token</source>
        <translation>Una, la del token nuevo</translation>
    </message>
    <message>
        <source>That would do if the other rows had been kept. With the cache off nothing is kept.</source>
        <translation>Bastaría si se hubieran guardado las demás filas. Con la caché apagada no se guarda nada.</translation>
    </message>
    <message>
        <source>None, the model has read the text already</source>
        <translation>Ninguna, el modelo ya ha leído el texto</translation>
    </message>
    <message>
        <source>It has, but it forgot: its rows were let go when the step ended.</source>
        <translation>Lo ha leído, pero lo ha olvidado: sus filas se soltaron al terminar el paso.</translation>
    </message>
    <message>
        <source>All of them, one for every token</source>
        <translation>Todas, una por cada token</translation>
    </message>
    <message>
        <source>Nothing was kept from the last step, so there is nothing to start from.</source>
        <translation>Del paso anterior no se guardó nada, así que no hay nada de lo que partir.</translation>
    </message>
    <message>
        <source>The step computed {step_rows} rows and reused {step_reused}. One of them is new: it belongs to the token that the step before wrote. All others had been computed a moment ago.</source>
        <translation>El paso calculó {step_rows} filas y reutilizó {step_reused}. Una de ellas es nueva: pertenece al token que escribió el paso anterior. Todas las demás se habían calculado un momento antes.</translation>
    </message>
    <message>
        <source>Let the class say what a row is in their own words first. Point at the ribbon: one box is one token, and will be one row in the picture of the cache. Half a minute.</source>
        <translation>Deja que la clase diga primero con sus palabras qué es una fila. Señala la cinta: una casilla es un token, y será una fila en la imagen de la caché. Medio minuto.</translation>
    </message>
    <message>
        <source>Common confusion: a step makes a token, but computes rows. A token&apos;s row comes one step after the token.</source>
        <translation>Confusión frecuente: un paso produce un token, pero calcula filas. La fila de un token llega un paso después que el token.</translation>
    </message>
    <message>
        <source>The first row, again and again</source>
        <translation>La primera fila, una y otra vez</translation>
    </message>
    <message>
        <source>Ten tokens have been written. The column on the right counts how often each row was computed. The first row, that of **Once**, stands at {first_row_times}.</source>
        <translation>Ya se han escrito diez tokens. La columna de la derecha cuenta cuántas veces se calculó cada fila. La primera, la de **Once**, va por {first_row_times}.</translation>
    </message>
    <message>
        <source>The run goes on until 24 tokens are written.</source>
        <translation>La ejecución sigue hasta que haya 24 tokens escritos.</translation>
    </message>
    <message>
        <source>How often will the first row have been computed by then?</source>
        <translation>¿Cuántas veces se habrá calculado la primera fila para entonces?</translation>
    </message>
    <message>
        <source>It was computed {first_row_times} times: once in every step. In an answer of 500 tokens it would be 500 times.</source>
        <translation>Se calculó {first_row_times} veces: una en cada paso. En una respuesta de 500 tokens serían 500 veces.</translation>
    </message>
    <message>
        <source>The newest rows fare better, as they came late: look down the column.</source>
        <translation>A las filas más recientes les va mejor, porque llegaron tarde: recorre la columna hacia abajo.</translation>
    </message>
    <message>
        <source>The picture begins with row 0: scroll down and read the column as you go. Prompt rows all have the same count; each later row has one less than the row above it.</source>
        <translation>La imagen empieza por la fila 0: desplázate hacia abajo y lee la columna sobre la marcha. Las filas del prompt tienen todas la misma cuenta; cada fila posterior tiene una menos que la de encima.</translation>
    </message>
    <message>
        <source>Ask who would have guessed that the whole prompt is computed as often as its first word.</source>
        <translation>Pregunta quién habría imaginado que el prompt entero se calcula tantas veces como su primera palabra.</translation>
    </message>
    <message>
        <source>Is it a new answer each time?</source>
        <translation>¿Sale algo nuevo cada vez?</translation>
    </message>
    <message>
        <source>Computing something twice can make sense, if something has changed in between.</source>
        <translation>Calcular algo dos veces puede tener sentido si entretanto algo ha cambiado.</translation>
    </message>
    <message>
        <source>To find out, the app takes a **fingerprint** of every row that is computed: a short number made from all numbers of the row. If a single bit differs, the fingerprint does.</source>
        <translation>Para averiguarlo, la aplicación toma una **huella** de cada fila que se calcula: un número corto hecho con todos los números de la fila. Si difiere un solo bit, la huella también.</translation>
    </message>
    <message>
        <source>Row 0, the first (rows are counted from 0), was computed {first_row_times} times, each time with more text below it. What happened to its numbers?</source>
        <translation>La fila 0, la primera (las filas se cuentan desde 0), se calculó {first_row_times} veces, cada vez con más texto por debajo. ¿Qué pasó con sus números?</translation>
    </message>
    <message>
        <source>They drifted a little each time</source>
        <translation>Se fueron desviando un poco cada vez</translation>
    </message>
    <message>
        <source>A reader&apos;s view of page one changes while the story goes on. But a row is not a view of the story: it sees only what stands above it.</source>
        <translation>La idea que un lector tiene de la página uno cambia a medida que avanza la historia. Pero una fila no es una idea de la historia: solo ve lo que está por encima de ella.</translation>
    </message>
    <message>
        <source>They were right only in the last step</source>
        <translation>Solo fueron correctos en el último paso</translation>
    </message>
    <message>
        <source>It would be so if a row could use the whole text. It can&apos;t: lesson 2 shows why.</source>
        <translation>Sería así si una fila pudiera usar el texto entero. No puede: la lección 2 muestra por qué.</translation>
    </message>
    <message>
        <source>They came out the same, bit for bit</source>
        <translation>Salieron iguales, bit a bit</translation>
    </message>
    <message>
        <source>Its token had not changed, nor had anything above it. Same numbers in, same numbers out.</source>
        <translation>Su token no había cambiado, ni nada de lo que hay encima. Entran los mismos números, salen los mismos números.</translation>
    </message>
    <message>
        <source>{rows_rebuilt} times a row was computed that had been computed before. To the same bits: {rows_identical} of {rows_rebuilt}. Not one of these computations told the model anything new.</source>
        <translation>{rows_rebuilt} veces se calculó una fila que ya se había calculado antes. Con los mismos bits: {rows_identical} de {rows_rebuilt}. Ninguno de estos cálculos le dijo nada nuevo al modelo.</translation>
    </message>
    <message>
        <source>In Fingerprints mode a tick with a number means: computed so often, with the same bits each time. Hover over one.</source>
        <translation>En el modo Huellas, una marca con un número significa: calculada tantas veces, siempre con los mismos bits. Pasa el ratón por encima de una.</translation>
    </message>
    <message>
        <source>If somebody says &quot;floating point is never exactly the same&quot;: that is lesson 8. This engine adds in a fixed order, so it is.</source>
        <translation>Si alguien dice «la coma flotante nunca da exactamente lo mismo»: de eso va la lección 8. Este motor suma en un orden fijo, así que aquí sí.</translation>
    </message>
    <message>
        <source>Add it up</source>
        <translation>Haz la suma</translation>
    </message>
    <message>
        <source>Two lanes get the same prompt of 14 tokens and write until the text has 200. Lane A keeps its rows in a KV cache. Lane B keeps nothing.</source>
        <translation>Dos carriles reciben el mismo prompt de 14 tokens y escriben hasta que el texto tiene 200. El carril A guarda sus filas en una caché KV. El carril B no guarda nada.</translation>
    </message>
    <message>
        <source>With the cache, each of the 199 tokens that are read is computed once: 199 rows. (The last token is never read, so it needs no row.)</source>
        <translation>Con la caché, cada uno de los 199 tokens que se leen se calcula una vez: 199 filas. (El último token no se llega a leer, así que no necesita fila.)</translation>
    </message>
    <message>
        <source>How many rows does lane B compute, over all its steps?</source>
        <translation>¿Cuántas filas calcula el carril B, sumando todos sus pasos?</translation>
    </message>
    <message>
        <source>{race_rows_b} against {race_rows_a}.</source>
        <translation>{race_rows_b} frente a {race_rows_a}.</translation>
    </message>
    <message>
        <source>Lane B&apos;s steps compute 14 rows, then 15, and so on up to 199. Twice the text means about four times the rows: that is what **quadratic** means. From an empty prompt on, n tokens take about n × n / 2 rows.</source>
        <translation>Los pasos del carril B calculan 14 filas, luego 15, y así hasta 199. El doble de texto supone unas cuatro veces más filas: eso es lo que significa **cuadrático**. Partiendo de un prompt vacío, n tokens requieren unas n × n / 2 filas.</translation>
    </message>
    <message>
        <source>Draw a triangle of dots: step 1 one dot, step 2 two dots... Its area is half the square. With a prompt the triangle has its tip cut off, so the count is a little below n × n / 2.</source>
        <translation>Dibuja un triángulo de puntos: paso 1, un punto; paso 2, dos puntos... Su área es la mitad del cuadrado. Con un prompt, al triángulo le falta la punta, así que la cuenta queda un poco por debajo de n × n / 2.</translation>
    </message>
    <message>
        <source>The ratio of rows is not the ratio of times. Both are on this page; lessons 3 and 9 explain the difference.</source>
        <translation>El cociente de filas no es el cociente de tiempos. Los dos están en esta página; las lecciones 3 y 9 explican la diferencia.</translation>
    </message>
    <message>
        <source>Keep them</source>
        <translation>Guardarlas</translation>
    </message>
    <message>
        <source>Now keep the rows. A **KV cache** is no more than that: a store of what was computed for each token, read back instead of made again. K and V stand for **key** and **value**, the two parts that later tokens need: the key, by which a row is found, and the value, which it passes on. Some call it key-value cache or attention cache.</source>
        <translation>Ahora guarda las filas. Una **caché KV** no es más que eso: un almacén de lo que se calculó para cada token, que se vuelve a leer en vez de hacerse de nuevo. K y V vienen de «key» y «value»: la **clave** y el **valor**, las dos partes que necesitan los tokens posteriores: la clave, por la que se encuentra una fila, y el valor, que es lo que transmite. Hay quien la llama caché de claves y valores o caché de atención.</translation>
    </message>
    <message>
        <source>The cache is off, {prompt_rows} prompt tokens and 8 new ones are there. You switch it on.</source>
        <translation>La caché está apagada; hay {prompt_rows} tokens del prompt y 8 nuevos. La enciendes.</translation>
    </message>
    <message>
        <source>What will the next two steps compute?</source>
        <translation>¿Qué calcularán los dos pasos siguientes?</translation>
    </message>
    <message>
        <source>One row each</source>
        <translation>Una fila cada uno</translation>
    </message>
    <message>
        <source>A cache can only give back what was put in. While it was off, nothing was.</source>
        <translation>Una caché solo puede devolver lo que se metió en ella. Mientras estuvo apagada, no se metió nada.</translation>
    </message>
    <message>
        <source>All rows once more, then one row</source>
        <translation>Todas las filas una vez más, y luego una</translation>
    </message>
    <message>
        <source>The first step finds an empty store and fills it. From then on only the newest row is missing.</source>
        <translation>El primer paso encuentra un almacén vacío y lo llena. A partir de ahí solo falta la fila más reciente.</translation>
    </message>
    <message>
        <source>All rows, then all rows</source>
        <translation>Todas las filas, y luego todas otra vez</translation>
    </message>
    <message>
        <source>So it was while the cache was off. Now the first of the two steps leaves its rows behind.</source>
        <translation>Así era mientras la caché estaba apagada. Ahora el primero de los dos pasos deja sus filas guardadas.</translation>
    </message>
    <message>
        <source>The chart shows it: one more slow step, then a cheap one of {step_rows} row, with {step_reused} rows read back. The cache now holds {cache_rows} rows and takes {cache_size}.</source>
        <translation>El gráfico lo muestra: un paso lento más, y luego uno barato de {step_rows} fila, con {step_reused} filas leídas de la caché. Ahora la caché contiene {cache_rows} filas y ocupa {cache_size}.</translation>
    </message>
    <message>
        <source>That is the bargain: memory for work. Is it allowed? That is lesson 2.</source>
        <translation>Ese es el trato: memoria a cambio de trabajo. ¿Está permitido? De eso va la lección 2.</translation>
    </message>
    <message>
        <source>Press C a few times while the run plays: the chart jumps between the two levels, and the text that comes out does not care.</source>
        <translation>Pulsa C unas cuantas veces mientras se reproduce la ejecución: el gráfico salta entre los dos niveles, y al texto que sale le da igual.</translation>
    </message>
    <message>
        <source>Ask: which rows are in the cache after the prompt has been read? All rows of the prompt, and no others.</source>
        <translation>Pregunta: ¿qué filas hay en la caché después de leer el prompt? Todas las filas del prompt, y ninguna más.</translation>
    </message>
    <message>
        <source>Why it is safe</source>
        <translation>Por qué es seguro</translation>
    </message>
    <message>
        <source>Notes in the margin</source>
        <translation>Notas al margen</translation>
    </message>
    <message>
        <source>The question of this lesson: does a model that uses old rows again answer a little worse?</source>
        <translation>La pregunta de esta lección: ¿responde un poco peor un modelo que vuelve a usar filas viejas?</translation>
    </message>
    <message>
        <source>Think of a long novel and a pencil. At the end of each page you note in the margin what you made of it, given the pages before. At page 300 you go by your notes and don&apos;t begin the book anew.</source>
        <translation>Piensa en una novela larga y un lápiz. Al final de cada página anotas al margen lo que has entendido de ella, sabiendo lo que decían las anteriores. En la página 300 te guías por tus notas y no empiezas el libro de nuevo.</translation>
    </message>
    <message>
        <source>Each line of this picture is such a note: the row of one token.</source>
        <translation>Cada línea de esta imagen es una nota de esas: la fila de un token.</translation>
    </message>
    <message>
        <source>You turn to page 301, and it is full of surprises. Which of your notes are wrong now?</source>
        <translation>Pasas a la página 301, y está llena de sorpresas. ¿Cuáles de tus notas están mal ahora?</translation>
    </message>
    <message>
        <source>Those about the person it surprised you with</source>
        <translation>Las de la persona que te ha sorprendido</translation>
    </message>
    <message>
        <source>You would think otherwise about that person **now**. But your note on page 20 says what was known at page 20, and page 301 had no part in that.</source>
        <translation>**Ahora** pensarías otra cosa de esa persona. Pero tu nota de la página 20 dice lo que se sabía en la página 20, y la página 301 no tuvo nada que ver con eso.</translation>
    </message>
    <message>
        <source>All of them</source>
        <translation>Todas</translation>
    </message>
    <message>
        <source>A new page adds a note. It isn&apos;t printed into the old pages.</source>
        <translation>Una página nueva añade una nota. No se imprime dentro de las páginas viejas.</translation>
    </message>
    <message>
        <source>None of them</source>
        <translation>Ninguna</translation>
    </message>
    <message>
        <source>Each says what was to be had from the pages up to it. New pages come after all of those.</source>
        <translation>Cada una dice lo que se podía sacar de las páginas leídas hasta ahí. Las páginas nuevas vienen después de todas ellas.</translation>
    </message>
    <message>
        <source>What you think of the story may well change; the new note will say so. The model does the same: a surprise goes into the **new** row, which looks back at the old ones.</source>
        <translation>Lo que piensas de la historia bien puede cambiar; la nota nueva lo dirá. El modelo hace lo mismo: una sorpresa pasa a la fila **nueva**, que mira atrás hacia las viejas.</translation>
    </message>
    <message>
        <source>Let somebody argue for the first answer: it is the best wrong one. Re-reading changes how you see page 20; a note written in passing can&apos;t know. The model never re-reads.</source>
        <translation>Deja que alguien defienda la primera respuesta: es la mejor de las equivocadas. Releer cambia cómo ves la página 20; una nota escrita de pasada no puede saberlo. El modelo nunca relee.</translation>
    </message>
    <message>
        <source>Two minutes at most: the rest of the lesson is the proof.</source>
        <translation>Dos minutos como mucho: el resto de la lección es la demostración.</translation>
    </message>
    <message>
        <source>A row looks up, never down</source>
        <translation>Una fila mira hacia arriba, nunca hacia abajo</translation>
    </message>
    <message>
        <source>A row takes something from other rows by **attention**. It holds a question of its own, the **query**, against the key of each row that it may look at. Where the two fit well, it takes more of that row&apos;s value.</source>
        <translation>Una fila toma algo de otras filas mediante la **atención**. Compara una pregunta propia, la **consulta**, con la clave de cada fila que puede mirar. Donde las dos encajan bien, toma más del valor de esa fila.</translation>
    </message>
    <message>
        <source>All {prompt_rows} tokens of this prompt were there at once, before the first row was computed.</source>
        <translation>Los {prompt_rows} tokens de este prompt estaban ahí todos a la vez, antes de que se calculara la primera fila.</translation>
    </message>
    <message>
        <source>Which rows may the row of &quot;ten&quot; look at?</source>
        <translation>¿Qué filas puede mirar la fila de «ten»?</translation>
    </message>
    <message>
        <source>All rows of the prompt, since they are all there</source>
        <translation>Todas las filas del prompt, puesto que están todas ahí</translation>
    </message>
    <message>
        <source>They are. But the model is trained to guess what comes next. If it could look there, it would copy instead of guess.</source>
        <translation>Están ahí. Pero el modelo se entrena para adivinar lo que sigue. Si pudiera mirar ahí, copiaría en vez de adivinar.</translation>
    </message>
    <message>
        <source>Its own and those above it</source>
        <translation>La suya y las de encima</translation>
    </message>
    <message>
        <source>This rule is the **causal mask**. It holds for every row.</source>
        <translation>Esta regla es la **máscara causal**. Vale para todas las filas.</translation>
    </message>
    <message>
        <source>The one right before it</source>
        <translation>La que está justo antes</translation>
    </message>
    <message>
        <source>Some heads do look mostly there. But they may look at any row above.</source>
        <translation>Es verdad que algunas cabezas miran sobre todo ahí. Pero pueden mirar cualquier fila de encima.</translation>
    </message>
    <message>
        <source>The triangle shows who looked at whom, in one **head**: one of the parts of the model that look back side by side. The list beside it belongs to the newest row; leave it aside. Each line of the triangle is a row that looks, and it ends on the diagonal, at the row itself. The hatched half above the diagonal is what nobody may look at.</source>
        <translation>El triángulo muestra quién miró a quién en una **cabeza**: una de las partes del modelo que miran atrás unas al lado de otras. La lista que está junto a él corresponde a la fila más reciente; déjala aparte. Cada línea del triángulo es una fila que mira, y termina en la diagonal, en la propia fila. La mitad rayada, encima de la diagonal, es lo que nadie puede mirar.</translation>
    </message>
    <message>
        <source>What a row has seen can only lie above it. So a row is finished once it is computed. No token that comes later can reach it.</source>
        <translation>Lo que una fila ha visto solo puede estar por encima de ella. Por eso, una vez calculada, una fila está terminada. Ningún token que venga después puede alcanzarla.</translation>
    </message>
    <message>
        <source>Point at the hatched half: &quot;may not look&quot;. Point at one line and follow it with a finger to the diagonal.</source>
        <translation>Señala la mitad rayada: «no puede mirar». Señala una línea y síguela con el dedo hasta la diagonal.</translation>
    </message>
    <message>
        <source>Change block and head above the triangle: the pattern changes, the hatched half stays.</source>
        <translation>Cambia el bloque y la cabeza encima del triángulo: el patrón cambia, la mitad rayada se queda.</translation>
    </message>
    <message>
        <source>Some rows look hardly anywhere but at row 0. That&apos;s common in trained models, and harmless.</source>
        <translation>Algunas filas apenas miran a otro sitio que a la fila 0. Es habitual en los modelos entrenados, e inofensivo.</translation>
    </message>
    <message>
        <source>Change one word</source>
        <translation>Cambia una palabra</translation>
    </message>
    <message>
        <source>Now put the rule to the test. Somebody corrects the document: Yara keeps not **ten** rabbits but six. The word stands in row 37, somewhere in the middle.</source>
        <translation>Ahora pon a prueba la regla. Alguien corrige el documento: Yara no tiene diez conejos (**ten**), sino seis (six). La palabra está en la fila 37, más o menos a la mitad.</translation>
    </message>
    <message>
        <source>Which rows have to be computed again?</source>
        <translation>¿Qué filas hay que calcular de nuevo?</translation>
    </message>
    <message>
        <source>Only the row of the changed word</source>
        <translation>Solo la fila de la palabra cambiada</translation>
    </message>
    <message>
        <source>Its own row for sure. But the rows below may have looked at it and taken something from it.</source>
        <translation>Su propia fila, seguro. Pero las filas de debajo pueden haberla mirado y haber tomado algo de ella.</translation>
    </message>
    <message>
        <source>Look at the first rows: nothing above the word has changed, and a row depends on nothing else.</source>
        <translation>Fíjate en las primeras filas: por encima de la palabra no ha cambiado nada, y una fila no depende de nada más.</translation>
    </message>
    <message>
        <source>Its row and all below it</source>
        <translation>Su fila y todas las de debajo</translation>
    </message>
    <message>
        <source>Below, each row may have looked at the changed one. Above, nobody could.</source>
        <translation>Por debajo, cualquier fila puede haber mirado la que cambió. Por encima, ninguna podía.</translation>
    </message>
    <message>
        <source>{rows_kept} rows are still valid. The other {rows_lost} have to be computed again.</source>
        <translation>{rows_kept} filas siguen siendo válidas. Las otras {rows_lost} hay que calcularlas de nuevo.</translation>
    </message>
    <message>
        <source>Before the answer, ask for a show of hands on each of the three.</source>
        <translation>Antes de la respuesta, pide que voten a mano alzada cada una de las tres opciones.</translation>
    </message>
    <message>
        <source>Strictly: block 1&apos;s keys and values come from the token and its place alone. From block 2 on everything below may change, and a row has all blocks.</source>
        <translation>En rigor: las claves y los valores del bloque 1 vienen solo del token y de su posición. Del bloque 2 en adelante puede cambiar todo lo que hay debajo, y una fila tiene todos los bloques.</translation>
    </message>
    <message>
        <source>Try it by hand: click any token in the ribbon and choose another. Where it stands decides from which row on the old rows are lost.</source>
        <translation>Pruébalo a mano: haz clic en cualquier token de la cinta y elige otro. Su posición decide a partir de qué fila se pierden las filas viejas.</translation>
    </message>
    <message>
        <source>Go on from there</source>
        <translation>Sigue desde ahí</translation>
    </message>
    <message>
        <source>The document says **six** now. The first {rows_kept} rows were kept, from a time when it said ten.</source>
        <translation>El documento dice ahora **six**. Las primeras {rows_kept} filas se conservaron, de cuando decía ten.</translation>
    </message>
    <message>
        <source>The question is which animals Yara keeps. What will the model answer?</source>
        <translation>La pregunta es qué animales tiene Yara. ¿Qué responderá el modelo?</translation>
    </message>
    <message>
        <source>Six rabbits</source>
        <translation>Seis conejos</translation>
    </message>
    <message>
        <source>All rows that could know of the number are computed anew. The others never depended on it.</source>
        <translation>Todas las filas que podían saber del número se calculan de nuevo. Las demás nunca dependieron de él.</translation>
    </message>
    <message>
        <source>Ten rabbits, since old rows are in the cache</source>
        <translation>Diez conejos, porque en la caché hay filas viejas</translation>
    </message>
    <message>
        <source>The kept rows all stand **above** the word. They had never seen it.</source>
        <translation>Las filas conservadas están todas **por encima** de la palabra. Nunca la habían visto.</translation>
    </message>
    <message>
        <source>Something muddled</source>
        <translation>Algo confuso</translation>
    </message>
    <message>
        <source>It would be so if rows from before and after the change contradicted each other. They can&apos;t.</source>
        <translation>Sería así si las filas de antes y de después del cambio se contradijeran. No pueden.</translation>
    </message>
    <message>
        <source>It wrote: {answer}</source>
        <translation>Ha escrito: {answer}</translation>
    </message>
    <message>
        <source>The old rows above the word were read back and did no harm. They are the very rows that a fresh run would have made.</source>
        <translation>Las filas viejas de encima de la palabra se leyeron de la caché y no hicieron ningún daño. Son exactamente las filas que habría hecho una ejecución desde cero.</translation>
    </message>
    <message>
        <source>The proof is on the page: press &quot;Check now&quot;. It computes everything afresh and compares logits, bit by bit.</source>
        <translation>La prueba está en la página: pulsa «Comprobar ahora». Lo calcula todo desde cero y compara los logits, bit a bit.</translation>
    </message>
    <message>
        <source>The same happens when you edit an earlier message in a chat: what stands above your edit can be kept (lesson 7).</source>
        <translation>Lo mismo ocurre cuando editas un mensaje anterior en un chat: lo que está por encima de tu cambio se puede conservar (lección 7).</translation>
    </message>
    <message>
        <source>The same, or nearly the same?</source>
        <translation>¿Lo mismo, o casi lo mismo?</translation>
    </message>
    <message>
        <source>The model writes by scoring every possible next token. These scores are called **logits**. This run used the cache for all its 24 steps.</source>
        <translation>El modelo escribe dando una puntuación a cada posible token siguiente. Estas puntuaciones se llaman **logits**. Esta ejecución usó la caché en sus 24 pasos.</translation>
    </message>
    <message>
        <source>Now the app makes every step again **without** the cache and compares all scores.</source>
        <translation>Ahora la aplicación hace cada paso otra vez **sin** la caché y compara todas las puntuaciones.</translation>
    </message>
    <message>
        <source>At how many of the 24 steps will at least one score be different in its last bit?</source>
        <translation>¿En cuántos de los 24 pasos habrá al menos una puntuación distinta en su último bit?</translation>
    </message>
    <message>
        <source>At none</source>
        <translation>En ninguno</translation>
    </message>
    <message>
        <source>Reading a number back gives that number. Nothing was rounded, estimated or left out.</source>
        <translation>Volver a leer un número da ese mismo número. No se redondeó, ni se estimó, ni se omitió nada.</translation>
    </message>
    <message>
        <source>At a few</source>
        <translation>En unos pocos</translation>
    </message>
    <message>
        <source>Most optimizations trade a bit of accuracy away, and many programs do show small differences here. Lesson 8 says why, and it isn&apos;t the cache.</source>
        <translation>La mayoría de las optimizaciones sacrifican un poco de exactitud, y muchos programas sí muestran aquí pequeñas diferencias. La lección 8 dice por qué, y no es por la caché.</translation>
    </message>
    <message>
        <source>At nearly all</source>
        <translation>En casi todos</translation>
    </message>
    <message>
        <source>So it would be if the cache held something like a summary. It holds the numbers themselves.</source>
        <translation>Sería así si la caché guardara algo parecido a un resumen. Guarda los números mismos.</translation>
    </message>
    <message>
        <source>{checked_steps} steps were made again the other way. The verdict stands in the frame.</source>
        <translation>Se hicieron otra vez {checked_steps} pasos, de la otra manera. El veredicto está en el recuadro.</translation>
    </message>
    <message>
        <source>The cache is an optimization and not an approximation: same tokens, same scores, same bits.</source>
        <translation>La caché es una optimización y no una aproximación: los mismos tokens, las mismas puntuaciones, los mismos bits.</translation>
    </message>
    <message>
        <source>Ask what would count as a failure: one bit in one of the vocabulary&apos;s scores. The app would show it in red.</source>
        <translation>Pregunta qué contaría como un fallo: un solo bit en una de las puntuaciones del vocabulario. La aplicación lo mostraría en rojo.</translation>
    </message>
    <message>
        <source>&quot;Check every step&quot; starts the same check by hand, for any text you type.</source>
        <translation>«Comprobar cada paso» inicia la misma comprobación a mano, con cualquier texto que escribas.</translation>
    </message>
    <message>
        <source>When it would not be safe</source>
        <translation>Cuándo no sería seguro</translation>
    </message>
    <message>
        <source>There are models that look both ways. They fill gaps in a text, or judge a whole sentence, and every row may look at all rows above **and below** it. In the triangle the other half would be filled in as well.</source>
        <translation>Hay modelos que miran en las dos direcciones. Rellenan huecos de un texto o juzgan una frase entera, y cada fila puede mirar todas las filas de encima **y de debajo**. En el triángulo estaría rellena también la otra mitad.</translation>
    </message>
    <message>
        <source>Such a model has computed its rows. One token is added at the end. Which rows can it keep?</source>
        <translation>Un modelo así ha calculado sus filas. Se añade un token al final. ¿Qué filas puede conservar?</translation>
    </message>
    <message>
        <source>All of them, as here</source>
        <translation>Todas, como aquí</translation>
    </message>
    <message>
        <source>Here a row can&apos;t see what was added. There it can.</source>
        <translation>Aquí una fila no puede ver lo que se añadió. Allí sí.</translation>
    </message>
    <message>
        <source>Strictly speaking, none</source>
        <translation>En rigor, ninguna</translation>
    </message>
    <message>
        <source>Each row may look at the new token, so each may change. No row is ever final.</source>
        <translation>Cada fila puede mirar el token nuevo, así que cada una puede cambiar. Ninguna fila es nunca definitiva.</translation>
    </message>
    <message>
        <source>The first half</source>
        <translation>La primera mitad</translation>
    </message>
    <message>
        <source>There is no line in the middle: the first row may look at the last one as well.</source>
        <translation>No hay una línea en el medio: la primera fila también puede mirar la última.</translation>
    </message>
    <message>
        <source>So the permission to keep rows doesn&apos;t come from clever storing. It comes from the mask: whoever can&apos;t look down can&apos;t be changed from below.</source>
        <translation>Así que el permiso para guardar filas no viene de un almacenamiento ingenioso. Viene de la máscara: a quien no puede mirar hacia abajo no lo pueden cambiar desde abajo.</translation>
    </message>
    <message>
        <source>Strictly, block 1&apos;s keys and values would stay the same even there: they come from the token and its place alone. From block 2 on everything may change, and a row has all blocks.</source>
        <translation>En rigor, las claves y los valores del bloque 1 seguirían iguales incluso allí: vienen solo del token y de su posición. Del bloque 2 en adelante todo puede cambiar, y una fila tiene todos los bloques.</translation>
    </message>
    <message>
        <source>BERT is the model to name. It reads a text once and writes nothing, so it does not miss the cache.</source>
        <translation>BERT es el modelo que conviene nombrar. Lee un texto una vez y no escribe nada, así que no echa de menos la caché.</translation>
    </message>
    <message>
        <source>Good closing question: which words may I change in a prompt without losing the cache? Only those near its end. Lesson 7 builds on that.</source>
        <translation>Buena pregunta para cerrar: ¿qué palabras puedo cambiar en un prompt sin perder la caché? Solo las que están cerca del final. La lección 7 parte de ahí.</translation>
    </message>
    <message>
        <source>What a step costs</source>
        <translation>Lo que cuesta un paso</translation>
    </message>
    <message>
        <source>One row&apos;s work</source>
        <translation>El trabajo de una fila</translation>
    </message>
    <message>
        <source>The question of this lesson: once all earlier rows are kept, what is left to do?</source>
        <translation>La pregunta de esta lección: una vez guardadas todas las filas anteriores, ¿qué queda por hacer?</translation>
    </message>
    <message>
        <source>One row goes through all {blocks} **blocks** (layers) of the model. In each it is **projected**: made into a query, a key and a value. Key and value are **appended** to the store. The query **attends**: it is held against every key there, and the values that fit are mixed in. Then the **MLP**, two large tables of weights, works on the row alone. At the end come the **logits**, the scores of all possible next tokens.</source>
        <translation>Una fila atraviesa los {blocks} **bloques** (capas) del modelo. En cada uno se **proyecta**: se convierte en una consulta, una clave y un valor. La clave y el valor se **añaden** al almacén. La consulta **atiende**: se compara con cada clave que hay allí, y se mezclan los valores que encajan. Después el **MLP**, dos grandes tablas de pesos, trabaja solo sobre la fila. Al final vienen los **logits**, las puntuaciones de todos los posibles tokens siguientes.</translation>
    </message>
    <message>
        <source>Which part will take the most time here, with about 90 rows in the store?</source>
        <translation>¿Qué parte llevará más tiempo aquí, con unas 90 filas en el almacén?</translation>
    </message>
    <message>
        <source>Attend: one row against 90</source>
        <translation>Atender: una fila frente a 90</translation>
    </message>
    <message>
        <source>It sounds like much. But 90 looks at 512 numbers are about 46,000 in a block; the MLP has half a million.</source>
        <translation>Parece mucho. Pero mirar 90 veces 512 números son unos 46.000 en un bloque; el MLP tiene medio millón.</translation>
    </message>
    <message>
        <source>Append: writing to the cache</source>
        <translation>Añadir: escribir en la caché</translation>
    </message>
    <message>
        <source>Two short lists of numbers for each block: that is next to nothing.</source>
        <translation>Dos listas cortas de números por cada bloque: eso es casi nada.</translation>
    </message>
    <message>
        <source>The MLP</source>
        <translation>El MLP</translation>
    </message>
    <message>
        <source>Two thirds of a block&apos;s weights are in it, and each of them has to be read.</source>
        <translation>Contiene dos tercios de los pesos de un bloque, y hay que leer todos y cada uno.</translation>
    </message>
    <message>
        <source>This step computed {step_rows} row and took {step_time}. The widest piece is the MLP. Attention took {attend_share} of the time.</source>
        <translation>Este paso calculó {step_rows} fila y tardó {step_time}. El trozo más ancho es el MLP. La atención se llevó el {attend_share} del tiempo.</translation>
    </message>
    <message>
        <source>Go through the bar from left to right and name the parts. Project out is the last part of attention: it brings the heads&apos; results together.</source>
        <translation>Recorre la barra de izquierda a derecha y nombra las partes. Proyectar salida es la última parte de la atención: reúne los resultados de las cabezas.</translation>
    </message>
    <message>
        <source>The first step was the prefill, with all rows of the prompt; the card shows the newest step. Lesson 4 is about the difference.</source>
        <translation>El primer paso fue el prefill, con todas las filas del prompt; la tarjeta muestra el paso más reciente. La lección 4 trata de la diferencia.</translation>
    </message>
    <message>
        <source>What is saved</source>
        <translation>Lo que se ahorra</translation>
    </message>
    <message>
        <source>A long document: {cache_rows} rows are in the cache, and a step with the cache takes about {cached_time}.</source>
        <translation>Un documento largo: hay {cache_rows} filas en la caché, y un paso con la caché tarda unos {cached_time}.</translation>
    </message>
    <message>
        <source>You switch the cache off. The next step has to compute more than 500 rows instead of one.</source>
        <translation>Apagas la caché. El paso siguiente tiene que calcular más de 500 filas en vez de una.</translation>
    </message>
    <message>
        <source>How many times as long will a step take?</source>
        <translation>¿Cuántas veces más tardará un paso?</translation>
    </message>
    <message>
        <source>{uncached_time} instead of {cached_time}: {toggle_ratio} times as long.</source>
        <translation>{uncached_time} en vez de {cached_time}: {toggle_ratio} veces más.</translation>
    </message>
    <message>
        <source>More than 500 times the rows, but on a machine that does nothing else far fewer than 500 times the time. To compute even one row, a step has to read all {weights_read} of weights. When it computes many rows, it reads each weight once and uses it for all of them.</source>
        <translation>Más de 500 veces más filas, pero, en una máquina que no hace otra cosa, mucho menos de 500 veces más tiempo. Para calcular aunque sea una sola fila, un paso tiene que leer {weights_read} de pesos. Cuando calcula muchas filas, lee cada peso una vez y lo usa para todas.</translation>
    </message>
    <message>
        <source>The ratio depends on the machine. Collect what different laptops show: they will differ by a factor of two or more, while the row counts agree.</source>
        <translation>El cociente depende de la máquina. Recoge lo que muestran distintos portátiles: diferirán en un factor de dos o más, mientras que las cuentas de filas coinciden.</translation>
    </message>
    <message>
        <source>This is the ratio of two steps at this length. For runs that begin with a short prompt, the ratio of the whole runs is about half as large (lesson 9); with a long prompt it is smaller still, as both must read it.</source>
        <translation>Este es el cociente de dos pasos con esta longitud. En ejecuciones que empiezan con un prompt corto, el cociente de las ejecuciones enteras es más o menos la mitad (lección 9); con un prompt largo es aún menor, porque ambas tienen que leerlo.</translation>
    </message>
    <message>
        <source>What came back</source>
        <translation>Lo que volvió</translation>
    </message>
    <message>
        <source>One often hears that the cache only saves attention. That is a bit too modest, and you can measure it.</source>
        <translation>A menudo se oye que la caché solo ahorra atención. Es quedarse algo corto, y puedes medirlo.</translation>
    </message>
    <message>
        <source>The cache is off here: this step computed all {step_rows} rows. With a cache it would have computed one.</source>
        <translation>Aquí la caché está apagada: este paso calculó las {step_rows} filas. Con una caché habría calculado una.</translation>
    </message>
    <message>
        <source>Which work on the old rows does a step without the cache do again?</source>
        <translation>¿Qué trabajo con las filas viejas vuelve a hacer un paso sin la caché?</translation>
    </message>
    <message>
        <source>Only their attention</source>
        <translation>Solo su atención</translation>
    </message>
    <message>
        <source>It&apos;s the best known part of the model, but a row is more than its attention.</source>
        <translation>Es la parte más conocida del modelo, pero una fila es más que su atención.</translation>
    </message>
    <message>
        <source>Only their keys and values</source>
        <translation>Solo sus claves y valores</translation>
    </message>
    <message>
        <source>They are all one wants. But the key in block 2 is made from what block 1 gave out, so the whole row has to go through block 1 first.</source>
        <translation>Es lo único que se necesita. Pero la clave del bloque 2 se hace con lo que entregó el bloque 1, así que la fila entera tiene que pasar antes por el bloque 1.</translation>
    </message>
    <message>
        <source>All of it: projections, attention and MLP</source>
        <translation>Todo: proyecciones, atención y MLP</translation>
    </message>
    <message>
        <source>The next block&apos;s keys need the last block&apos;s result, so each old row goes through everything but the logits.</source>
        <translation>Las claves de cada bloque necesitan el resultado del bloque anterior, así que cada fila vieja pasa por todo menos por los logits.</translation>
    </message>
    <message>
        <source>Only {attend_share} of this step was attention. Nearly all the rest was projections and MLPs, and all rows but one had been done before. The cache saves that too.</source>
        <translation>Solo el {attend_share} de este paso fue atención. Casi todo el resto fueron proyecciones y MLP, y todas las filas menos una ya estaban hechas de antes. La caché ahorra eso también.</translation>
    </message>
    <message>
        <source>This corrects a sentence that many texts have in one form or another. What is true in it: attention is the only part in which the rows meet, so it is the only one that **needs** something of the old rows.</source>
        <translation>Esto corrige una frase que muchos textos traen de una forma u otra. Lo que tiene de cierto: la atención es la única parte en la que las filas se encuentran, así que es la única que **necesita** algo de las filas viejas.</translation>
    </message>
    <message>
        <source>Somebody may notice that in the last block the old rows need only key and value. Right: a clever run without a cache could skip the rest there. With 4 blocks that would save about a fifth, with 12 blocks a fourteenth.</source>
        <translation>Quizá alguien note que en el último bloque las filas viejas solo necesitan clave y valor. Cierto: una ejecución hábil sin caché podría saltarse ahí el resto. Con 4 bloques eso ahorraría más o menos una quinta parte; con 12 bloques, una catorceava.</translation>
    </message>
    <message>
        <source>One row, short text or long</source>
        <translation>Una fila, sea el texto corto o largo</translation>
    </message>
    <message>
        <source>A run with the cache: the text has grown from {prompt_rows} tokens to {rows}. So far {rows_rebuilt} rows were computed a second time.</source>
        <translation>Una ejecución con la caché: el texto ha crecido de {prompt_rows} tokens a {rows}. Hasta ahora se han calculado por segunda vez {rows_rebuilt} filas.</translation>
    </message>
    <message>
        <source>Early in the run a step chose the next token after 15 tokens. The step that comes now chooses it after {rows}.</source>
        <translation>Al principio de la ejecución, un paso eligió el token siguiente tras 15 tokens. El paso que viene ahora lo elige tras {rows}.</translation>
    </message>
    <message>
        <source>What does this step do more of than the early one?</source>
        <translation>¿Qué hace este paso más que el del principio?</translation>
    </message>
    <message>
        <source>It projects more rows: {rows} instead of 15</source>
        <translation>Proyecta más filas: {rows} en vez de 15</translation>
    </message>
    <message>
        <source>So it would without the cache. With it, a step projects one row, always.</source>
        <translation>Lo haría sin la caché. Con ella, un paso proyecta siempre una fila.</translation>
    </message>
    <message>
        <source>It reads more rows back</source>
        <translation>Lee más filas de la caché</translation>
    </message>
    <message>
        <source>One row is computed; all the others come from the store. This is the part that grows.</source>
        <translation>Se calcula una fila; todas las demás vienen del almacén. Esta es la parte que crece.</translation>
    </message>
    <message>
        <source>It reads more weights</source>
        <translation>Lee más pesos</translation>
    </message>
    <message>
        <source>The weights are the model. They don&apos;t grow with the text.</source>
        <translation>Los pesos son el modelo. No crecen con el texto.</translation>
    </message>
    <message>
        <source>{step_rows} row computed, {step_reused} reused. The run has computed {rows_computed} rows in all. Each token costs one row, however long the text is; and the memory to keep it, which you see rise in the chart.</source>
        <translation>{step_rows} fila calculada, {step_reused} reutilizadas. La ejecución ha calculado en total {rows_computed} filas. Cada token cuesta una fila, por largo que sea el texto; y la memoria para guardarla, que ves subir en el gráfico.</translation>
    </message>
    <message>
        <source>A good place for a table on the board. Columns: cache off, cache on. Lines: rows computed, weights read, rows read back, memory kept.</source>
        <translation>Buen momento para una tabla en la pizarra. Columnas: caché apagada, caché encendida. Líneas: filas calculadas, pesos leídos, filas leídas de la caché, memoria guardada.</translation>
    </message>
    <message>
        <source>&quot;A step costs one row&quot; is right for what is computed. What is read still grows with the text: the next step shows how much that is.</source>
        <translation>«Un paso cuesta una fila» es cierto para lo que se calcula. Lo que se lee sigue creciendo con el texto: el paso siguiente muestra cuánto es.</translation>
    </message>
    <message>
        <source>What no cache can save</source>
        <translation>Lo que ninguna caché puede ahorrar</translation>
    </message>
    <message>
        <source>The new row has to be held against the key of every earlier row. That can&apos;t be kept from before, because the query is new.</source>
        <translation>La fila nueva hay que compararla con la clave de cada fila anterior. Eso no se puede tener guardado de antes, porque la consulta es nueva.</translation>
    </message>
    <message>
        <source>At {cache_rows} rows this step took {step_time}, and {attend_share} of that was attention. Now the text grows until it has 1,000 tokens: about 19 times as many rows.</source>
        <translation>Con {cache_rows} filas este paso tardó {step_time}, y el {attend_share} de eso fue atención. Ahora el texto crece hasta tener 1000 tokens: unas 19 veces más filas.</translation>
    </message>
    <message>
        <source>How will the share of attention in a step have changed?</source>
        <translation>¿Cómo habrá cambiado la parte de la atención en un paso?</translation>
    </message>
    <message>
        <source>It has become several times larger</source>
        <translation>Se ha hecho varias veces mayor</translation>
    </message>
    <message>
        <source>Looks grow with the number of rows. The other parts stay as they were.</source>
        <translation>Las miradas crecen con el número de filas. Las demás partes se quedaron como estaban.</translation>
    </message>
    <message>
        <source>Not at all: a step computes one row, short text or long</source>
        <translation>Nada: un paso calcula una fila, sea el texto corto o largo</translation>
    </message>
    <message>
        <source>It does compute only one. But that row looks at all the others.</source>
        <translation>Es verdad que solo calcula una. Pero esa fila mira todas las demás.</translation>
    </message>
    <message>
        <source>It fills the whole step</source>
        <translation>Ocupa el paso entero</translation>
    </message>
    <message>
        <source>It would, in the end. At this length the weights are still the larger part to read.</source>
        <translation>Acabaría haciéndolo. Con esta longitud, los pesos siguen siendo la mayor parte de lo que hay que leer.</translation>
    </message>
    <message>
        <source>At {cache_rows} rows it is {attend_share}. This step read {weights_read} of weights and nearly all of the cache, {cache_size}.</source>
        <translation>Con {cache_rows} filas es el {attend_share}. Este paso leyó {weights_read} de pesos y casi toda la caché, {cache_size}.</translation>
    </message>
    <message>
        <source>So a step is one row&apos;s work **plus** a look at n rows. What is gone is the computing of those n rows.</source>
        <translation>Así que un paso es el trabajo de una fila **más** una mirada a n filas. Lo que ha desaparecido es el cálculo de esas n filas.</translation>
    </message>
    <message>
        <source>Press &quot;Attention only&quot; in the chart of the time per token: this part alone grows in a straight line.</source>
        <translation>Pulsa «Solo la atención» en el gráfico del tiempo por token: esta parte sola crece en línea recta.</translation>
    </message>
    <message>
        <source>In the words of computer science: with the cache a step costs a constant part plus a part of order n; without it n times the constant part plus a part of order n squared.</source>
        <translation>En palabras de la informática: con la caché, un paso cuesta una parte constante más una parte de orden n; sin ella, n veces la parte constante más una parte de orden n al cuadrado.</translation>
    </message>
    <message>
        <source>Prefill and decode</source>
        <translation>Prefill y decodificación</translation>
    </message>
    <message>
        <source>The first token</source>
        <translation>El primer token</translation>
    </message>
    <message>
        <source>The question of this lesson: why does the first token of an answer take so much longer than all that follow?</source>
        <translation>La pregunta de esta lección: ¿por qué el primer token de una respuesta tarda mucho más que todos los que siguen?</translation>
    </message>
    <message>
        <source>This prompt is a long document with a question at its end: more than 500 tokens. The cache is on, but nothing is in it yet. So the first step has to compute every row of the prompt. That step is called **prefill**. Each step after it computes one row and is called **decode**.</source>
        <translation>Este prompt es un documento largo con una pregunta al final: más de 500 tokens. La caché está encendida, pero aún no hay nada en ella. Así que el primer paso tiene que calcular todas las filas del prompt. Ese paso se llama **prefill**. Cada paso posterior calcula una fila y se llama **decodificación**.</translation>
    </message>
    <message>
        <source>How many times as long as a decode step will the prefill take?</source>
        <translation>¿Cuántas veces más que un paso de decodificación tardará el prefill?</translation>
    </message>
    <message>
        <source>The prefill of {prompt_rows} rows took {prefill_time}, a decode step takes {decode_time}. That is {prefill_ratio} times as long.</source>
        <translation>El prefill de {prompt_rows} filas tardó {prefill_time}; un paso de decodificación tarda {decode_time}. Son {prefill_ratio} veces más.</translation>
    </message>
    <message>
        <source>This is why an assistant seems to think for a moment and then writes fluently.</source>
        <translation>Por eso un asistente parece pensar un momento y después escribe con fluidez.</translation>
    </message>
    <message>
        <source>In the chart the prefill is the triangle at the left, often &quot;beyond the scale&quot;. Point at it: one long step, then the flat line of decode.</source>
        <translation>En el gráfico, el prefill es el triángulo de la izquierda, a menudo «fuera de escala». Señálalo: un paso largo y después la línea plana de la decodificación.</translation>
    </message>
    <message>
        <source>The time to the first token and the time per token are two figures. Ask which of them the class notices more when they use an assistant.</source>
        <translation>El tiempo hasta el primer token y el tiempo por token son dos cifras distintas. Pregunta cuál de las dos nota más la clase cuando usa un asistente.</translation>
    </message>
    <message>
        <source>All at once, or one by one</source>
        <translation>Todas a la vez o una por una</translation>
    </message>
    <message>
        <source>The prefill computed {prompt_rows} rows in one pass. One could also feed the prompt in one token at a time: {prompt_rows} decode steps.</source>
        <translation>El prefill calculó {prompt_rows} filas en una pasada. También se podría dar el prompt token a token: {prompt_rows} pasos de decodificación.</translation>
    </message>
    <message>
        <source>What would be faster?</source>
        <translation>¿Qué sería más rápido?</translation>
    </message>
    <message>
        <source>The prefill: all rows in one pass</source>
        <translation>El prefill: todas las filas en una pasada</translation>
    </message>
    <message>
        <source>It reads each weight once and uses it for {prompt_rows} rows.</source>
        <translation>Lee cada peso una vez y lo usa para {prompt_rows} filas.</translation>
    </message>
    <message>
        <source>{prompt_rows} decode steps: each of them is so short</source>
        <translation>{prompt_rows} pasos de decodificación: cada uno es muy corto</translation>
    </message>
    <message>
        <source>Short, but each reads all {weights_read} of weights again, for one row.</source>
        <translation>Corto, pero cada uno vuelve a leer {weights_read} de pesos, para una sola fila.</translation>
    </message>
    <message>
        <source>Neither: it is the same number of rows</source>
        <translation>Da igual: es el mismo número de filas</translation>
    </message>
    <message>
        <source>It is. But the work is not only arithmetic: numbers have to be brought from memory, too.</source>
        <translation>Lo es. Pero el trabajo no consiste solo en calcular: también hay que traer números de la memoria.</translation>
    </message>
    <message>
        <source>Do the sum: {prompt_rows} times {decode_time} against {prefill_time}. The rows of a prompt can be computed **in parallel**, as all its tokens are known. A decode step has to wait for the token before it.</source>
        <translation>Haz la cuenta: {prompt_rows} veces {decode_time} frente a {prefill_time}. Las filas de un prompt se pueden calcular **en paralelo**, porque se conocen todos sus tokens. Un paso de decodificación tiene que esperar al token anterior.</translation>
    </message>
    <message>
        <source>Compare it to a library: one walk to the shelves for 500 readers, or 500 walks.</source>
        <translation>Compáralo con una biblioteca: un viaje a las estanterías para 500 lectores, o 500 viajes.</translation>
    </message>
    <message>
        <source>The lead of the prefill is larger for a larger model, whose weights don&apos;t fit into the processor&apos;s own small caches as this one&apos;s do. On a GPU it is larger still.</source>
        <translation>La ventaja del prefill es mayor con un modelo mayor, cuyos pesos no caben en las pequeñas cachés del propio procesador como caben los de este. En una GPU es mayor todavía.</translation>
    </message>
    <message>
        <source>What a step waits for</source>
        <translation>A qué espera un paso</translation>
    </message>
    <message>
        <source>A step brings numbers from memory and calculates with them. Whichever takes longer decides how long the step takes. One says it is **bound** by memory, or by arithmetic.</source>
        <translation>Un paso trae números de la memoria y calcula con ellos. Lo que tarde más decide cuánto dura el paso. Se dice que está **limitado** por la memoria, o por el cálculo.</translation>
    </message>
    <message>
        <source>This machine reads {bandwidth} from memory and calculates {arithmetic}. A GFLOP is a billion operations.</source>
        <translation>Esta máquina lee {bandwidth} de la memoria y calcula {arithmetic}. Un GFLOP son mil millones de operaciones.</translation>
    </message>
    <message>
        <source>The prefill has just been made. What was it bound by?</source>
        <translation>Acaba de hacerse el prefill. ¿Qué lo limitó?</translation>
    </message>
    <message>
        <source>By memory: it computed so many rows</source>
        <translation>La memoria: calculó tantísimas filas</translation>
    </message>
    <message>
        <source>Many rows need little more memory than one: the weights are read once for all of them.</source>
        <translation>Muchas filas apenas necesitan más memoria que una: los pesos se leen una vez para todas.</translation>
    </message>
    <message>
        <source>By arithmetic</source>
        <translation>El cálculo</translation>
    </message>
    <message>
        <source>For every weight that it reads it has {prompt_rows} multiplications to do.</source>
        <translation>Por cada peso que lee tiene {prompt_rows} multiplicaciones que hacer.</translation>
    </message>
    <message>
        <source>By neither</source>
        <translation>Ninguno de los dos</translation>
    </message>
    <message>
        <source>Some steps are too small to be bound by either. This one was not.</source>
        <translation>Algunos pasos son demasiado pequeños para que los limite alguno de los dos. Este no lo era.</translation>
    </message>
    <message>
        <source>A decode step is the other way round: for each weight one single multiplication, so the calculating waits for the reading. The last lines of the card say how near to each limit this step came.</source>
        <translation>Con un paso de decodificación es al revés: una sola multiplicación por cada peso, así que el cálculo espera a la lectura. Las últimas líneas de la tarjeta dicen cuánto se acercó este paso a cada límite.</translation>
    </message>
    <message>
        <source>Press Restart, then Step: the card of the prefill comes back. It says &quot;Bound by arithmetic&quot;.</source>
        <translation>Pulsa Reiniciar y después Paso: vuelve la tarjeta del prefill. Dice «Limitado por el cálculo».</translation>
    </message>
    <message>
        <source>The small model&apos;s weights partly stay in the processor&apos;s caches, so it may read faster than memory allows: the card then shows about 100 percent or says that it is far from both. With GPT-2&apos;s size it is memory, clearly.</source>
        <translation>Los pesos del modelo pequeño se quedan en parte en las cachés del procesador, así que puede leer más rápido de lo que permite la memoria: la tarjeta muestra entonces cerca de un 100 por ciento o dice que está lejos de ambos límites. Con el tamaño de GPT-2 es la memoria, con claridad.</translation>
    </message>
    <message>
        <source>This is also why a server decodes many conversations in one pass: each weight it reads then works for all of them.</source>
        <translation>Por eso también un servidor decodifica muchas conversaciones en una pasada: cada peso que lee trabaja entonces para todas.</translation>
    </message>
    <message>
        <source>A longer prompt</source>
        <translation>Un prompt más largo</translation>
    </message>
    <message>
        <source>A short prompt: {prompt_rows} tokens. Its prefill took {prefill_time}.</source>
        <translation>Un prompt corto: {prompt_rows} tokens. Su prefill tardó {prefill_time}.</translation>
    </message>
    <message>
        <source>The long document from before has a little more than six times as many tokens.</source>
        <translation>El documento largo de antes tiene algo más de seis veces esa cantidad de tokens.</translation>
    </message>
    <message>
        <source>How long will its prefill take?</source>
        <translation>¿Cuánto tardará su prefill?</translation>
    </message>
    <message>
        <source>About the same, since it&apos;s still one pass</source>
        <translation>Más o menos lo mismo, porque sigue siendo una sola pasada</translation>
    </message>
    <message>
        <source>One pass, but with six times the rows: each of them has to go through the model.</source>
        <translation>Una pasada, pero con seis veces más filas: cada una tiene que atravesar el modelo.</translation>
    </message>
    <message>
        <source>About 36 times as long</source>
        <translation>Unas 36 veces más</translation>
    </message>
    <message>
        <source>So it would be if attention were all the work. At this length most of the work is done for each row by itself.</source>
        <translation>Sería así si la atención fuera todo el trabajo. Con esta longitud, la mayor parte del trabajo se hace para cada fila por separado.</translation>
    </message>
    <message>
        <source>About six times as long, or somewhat more</source>
        <translation>Unas seis veces más, o algo por encima</translation>
    </message>
    <message>
        <source>Six times the rows make six times the work. Attention adds to that: in a longer text each row has more rows to look at.</source>
        <translation>Seis veces más filas dan seis veces más trabajo. A eso se suma la atención: en un texto más largo, cada fila tiene más filas que mirar.</translation>
    </message>
    <message>
        <source>{prefill_time} for {prompt_rows} rows. A decode step takes {decode_time} here: it has hardly changed beside that.</source>
        <translation>{prefill_time} para {prompt_rows} filas. Un paso de decodificación tarda aquí {decode_time}: al lado de eso apenas ha cambiado.</translation>
    </message>
    <message>
        <source>So a long prompt makes you wait for the first token, and much less for the others.</source>
        <translation>Así que un prompt largo te hace esperar al primer token, y mucho menos a los demás.</translation>
    </message>
    <message>
        <source>At very long prompts the square takes over, as attention grows with it. Lesson 9 comes back to this.</source>
        <translation>Con prompts muy largos manda el cuadrado, porque la atención crece con él. La lección 9 vuelve sobre esto.</translation>
    </message>
    <message>
        <source>Times of such short steps jump about; run it twice and take the better one.</source>
        <translation>Los tiempos de pasos tan cortos varían bastante; ejecútalo dos veces y quédate con el mejor.</translation>
    </message>
    <message>
        <source>Does the cache help the first token?</source>
        <translation>¿Ayuda la caché al primer token?</translation>
    </message>
    <message>
        <source>Two lanes with the same long prompt. Lane A has the KV cache, lane B hasn&apos;t. Each makes 8 tokens.</source>
        <translation>Dos carriles con el mismo prompt largo. El carril A tiene la caché KV, el carril B no. Cada uno produce 8 tokens.</translation>
    </message>
    <message>
        <source>Which lane will have its first token sooner?</source>
        <translation>¿Qué carril tendrá antes su primer token?</translation>
    </message>
    <message>
        <source>Lane A, it has a cache</source>
        <translation>El carril A, que tiene caché</translation>
    </message>
    <message>
        <source>Its cache is empty. It has to compute all rows, like the other lane, before it has something to keep.</source>
        <translation>Su caché está vacía. Tiene que calcular todas las filas, como el otro carril, antes de tener algo que guardar.</translation>
    </message>
    <message>
        <source>Lane B, it has nothing to store</source>
        <translation>El carril B, que no tiene nada que almacenar</translation>
    </message>
    <message>
        <source>Storing costs something, but hardly anything beside the computing.</source>
        <translation>Almacenar cuesta algo, pero casi nada al lado del cálculo.</translation>
    </message>
    <message>
        <source>Both take about as long</source>
        <translation>Los dos tardan más o menos lo mismo</translation>
    </message>
    <message>
        <source>The first step is the same in both: a pass over the whole prompt. They part at the second.</source>
        <translation>El primer paso es igual en ambos: una pasada por todo el prompt. Se separan en el segundo.</translation>
    </message>
    <message>
        <source>At the first token the points lie at the same height, as far as such times agree. From the second on, lane A pays for one row and lane B for the whole prompt again. In all: {race_time_a} against {race_time_b}.</source>
        <translation>En el primer token los puntos están a la misma altura, en la medida en que coinciden tiempos así. Del segundo en adelante, el carril A paga por una fila y el carril B otra vez por todo el prompt. En total: {race_time_a} frente a {race_time_b}.</translation>
    </message>
    <message>
        <source>A cache helps the first token only if it&apos;s there **before** the question. That is lesson 7.</source>
        <translation>Una caché solo ayuda al primer token si ya está ahí **antes** de la pregunta. Esa es la lección 7.</translation>
    </message>
    <message>
        <source>A favourite exam question. The cache makes decode cheap; it doesn&apos;t make prefill cheaper.</source>
        <translation>Una pregunta de examen muy querida. La caché abarata la decodificación; no abarata el prefill.</translation>
    </message>
    <message>
        <source>What does make the first token come sooner: a shorter prompt, a faster processor, or rows kept from an earlier request.</source>
        <translation>Lo que sí hace llegar antes el primer token: un prompt más corto, un procesador más rápido o filas guardadas de una petición anterior.</translation>
    </message>
    <message>
        <source>The price is memory</source>
        <translation>El precio es la memoria</translation>
    </message>
    <message>
        <source>A straight line</source>
        <translation>Una línea recta</translation>
    </message>
    <message>
        <source>The question of this lesson: what does it cost to keep all rows, and when does that start to hurt?</source>
        <translation>La pregunta de esta lección: ¿cuánto cuesta guardar todas las filas, y cuándo empieza a doler?</translation>
    </message>
    <message>
        <source>For each row, every block (layer) keeps a key and a value. The model has a width of {width}: that many numbers in a key, and in a value. So a row has 2 × {blocks} blocks × {width} = {row_numbers} numbers. With 4 bytes each they take {row_bytes}.</source>
        <translation>Para cada fila, cada bloque (capa) guarda una clave y un valor. El modelo tiene un ancho de {width}: esos son los números que hay en una clave, y los que hay en un valor. Así que una fila tiene 2 × {blocks} bloques × {width} = {row_numbers} números. Con 4 bytes cada uno, ocupan {row_bytes}.</translation>
    </message>
    <message>
        <source>After 37 steps the cache holds {cache_rows} rows and takes {cache_size}. The run goes on until it holds 100.</source>
        <translation>Tras 37 pasos, la caché contiene {cache_rows} filas y ocupa {cache_size}. La ejecución sigue hasta que contenga 100.</translation>
    </message>
    <message>
        <source>How much will it take then?</source>
        <translation>¿Cuánto ocupará entonces?</translation>
    </message>
    <message>
        <source>Twice as much</source>
        <translation>El doble</translation>
    </message>
    <message>
        <source>Every row costs the same, the first as well as the thousandth.</source>
        <translation>Cada fila cuesta lo mismo, tanto la primera como la milésima.</translation>
    </message>
    <message>
        <source>As much as now: it is made for the whole text</source>
        <translation>Lo mismo que ahora: está hecha para todo el texto</translation>
    </message>
    <message>
        <source>Some programs do set the memory aside from the start. Here it&apos;s taken when rows come.</source>
        <translation>Algunos programas sí apartan la memoria desde el principio. Aquí se toma cuando llegan las filas.</translation>
    </message>
    <message>
        <source>Four times as much</source>
        <translation>Cuatro veces más</translation>
    </message>
    <message>
        <source>That is how the **work** grows without a cache. Memory doesn&apos;t: no row is kept twice.</source>
        <translation>Así es como crece el **trabajo** sin caché. La memoria no: ninguna fila se guarda dos veces.</translation>
    </message>
    <message>
        <source>{cache_rows} rows, {cache_size}. A whole context of {context} rows would take {full_cache}. And the rows stay until the conversation ends.</source>
        <translation>{cache_rows} filas, {cache_size}. Un contexto entero de {context} filas ocuparía {full_cache}. Y las filas se quedan hasta que termina la conversación.</translation>
    </message>
    <message>
        <source>The step in the dashed line is memory that was set aside in advance, 64 rows at a time.</source>
        <translation>El escalón de la línea discontinua es memoria que se apartó por adelantado, de 64 en 64 filas.</translation>
    </message>
    <message>
        <source>Ask: and when the cache is off? Then the rows exist during a step only. The chart shows it as spikes.</source>
        <translation>Pregunta: ¿y cuando la caché está apagada? Entonces las filas solo existen durante un paso. El gráfico lo muestra como picos.</translation>
    </message>
    <message>
        <source>GPT-2 small</source>
        <translation>GPT-2 small</translation>
    </message>
    <message>
        <source>The formula stands below the chart&apos;s title: 2 × blocks × width. For this model that makes {row_numbers} numbers a row.</source>
        <translation>La fórmula está debajo del título del gráfico: 2 × bloques × ancho. Para este modelo eso da {row_numbers} números por fila.</translation>
    </message>
    <message>
        <source>GPT-2 small has 12 blocks and a width of 768: that many numbers in a key, and in a value.</source>
        <translation>GPT-2 small tiene 12 bloques y un ancho de 768: esos son los números que hay en una clave, y los que hay en un valor.</translation>
    </message>
    <message>
        <source>How many numbers does it keep for one token?</source>
        <translation>¿Cuántos números guarda por cada token?</translation>
    </message>
    <message>
        <source>{plan_numbers} numbers. (The frame writes the width as 12 heads of 64.) In 16 bits a token takes {plan_token}, the whole window of 1,024 tokens {plan_conversation}.</source>
        <translation>{plan_numbers} números. (El recuadro escribe el ancho como 12 cabezas de 64.) En 16 bits, un token ocupa {plan_token}, y la ventana entera de 1024 tokens, {plan_conversation}.</translation>
    </message>
    <message>
        <source>Many texts write KB and MB here. It is KiB, of 1,024 bytes, that gives the round number: 36,864 bytes are 36 KiB. Nobody ever worried about 36 MiB.</source>
        <translation>Muchos textos escriben aquí KB y MB. Son los KiB, de 1024 bytes, los que dan el número redondo: 36.864 bytes son 36 KiB. A nadie le han quitado nunca el sueño 36 MiB.</translation>
    </message>
    <message>
        <source>Let the class multiply: 2 for key and value, 12, 768.</source>
        <translation>Deja que la clase multiplique: 2 por clave y valor, 12, 768.</translation>
    </message>
    <message>
        <source>36 MiB are 37.7 million bytes. The difference between MB and MiB is 5 percent here and 7 percent at GB: small, but a device either holds it or doesn&apos;t.</source>
        <translation>36 MiB son 37,7 millones de bytes. La diferencia entre MB y MiB es aquí del 5 por ciento, y del 7 por ciento en los GB: pequeña, pero en un dispositivo o cabe o no cabe.</translation>
    </message>
    <message>
        <source>A larger model</source>
        <translation>Un modelo más grande</translation>
    </message>
    <message>
        <source>GPT-2 small again: {plan_token} a token. GPT-3 is built in much the same way, but it has 96 blocks instead of 12 and a width of 12,288 instead of 768: eight times as deep, 16 times as wide.</source>
        <translation>Otra vez GPT-2 small: {plan_token} por token. GPT-3 está construido casi de la misma manera, pero tiene 96 bloques en vez de 12 y un ancho de 12.288 en vez de 768: ocho veces más profundo y 16 veces más ancho.</translation>
    </message>
    <message>
        <source>How many times as much does it keep for one token?</source>
        <translation>¿Cuántas veces más guarda por cada token?</translation>
    </message>
    <message>
        <source>24 times</source>
        <translation>24 veces</translation>
    </message>
    <message>
        <source>Depth and width don&apos;t add up. Each of the eight times as many blocks keeps rows that are 16 times as wide.</source>
        <translation>La profundidad y el ancho no se suman. Hay ocho veces más bloques, y cada uno guarda filas 16 veces más anchas.</translation>
    </message>
    <message>
        <source>16 times</source>
        <translation>16 veces</translation>
    </message>
    <message>
        <source>That is the width alone. The depth counts as well: each block keeps a key and a value of its own.</source>
        <translation>Eso es solo el ancho. La profundidad cuenta también: cada bloque guarda una clave y un valor propios.</translation>
    </message>
    <message>
        <source>128 times</source>
        <translation>128 veces</translation>
    </message>
    <message>
        <source>8 times 16: the cache grows with depth and with width.</source>
        <translation>8 por 16: la caché crece con la profundidad y con el ancho.</translation>
    </message>
    <message>
        <source>{plan_token} a token: from KiB to MiB. GPT-3 was built for 2,048 tokens. If it served 100,000, as many models do today, **one** conversation would take {plan_conversation}. Its weights take {plan_weights}.</source>
        <translation>{plan_token} por token: de KiB a MiB. GPT-3 se construyó para 2048 tokens. Si atendiera 100.000, como muchos modelos de hoy, **una** sola conversación ocuparía {plan_conversation}. Sus pesos ocupan {plan_weights}.</translation>
    </message>
    <message>
        <source>Newer models keep less than 2 × blocks × width, because parts of them share keys and values: lesson 6.</source>
        <translation>Los modelos más nuevos guardan menos de 2 × bloques × ancho, porque partes de ellos comparten claves y valores: lección 6.</translation>
    </message>
    <message>
        <source>The same by arithmetic: 18,432 times 128 is 2,359,296 numbers; in 16 bits 4.5 MiB.</source>
        <translation>Lo mismo con cuentas: 18.432 por 128 son 2.359.296 números; en 16 bits, 4,5 MiB.</translation>
    </message>
    <message>
        <source>&quot;2 × blocks × width&quot; is the formula for models without shared heads. In general it is 2 × blocks × KV heads × head size, as the box in the frame writes it. Llama 3.1 405B would need 126 blocks × 16,384 by the first, and takes a sixteenth of that.</source>
        <translation>«2 × bloques × ancho» es la fórmula de los modelos sin cabezas compartidas. En general es 2 × bloques × cabezas KV × tamaño de cabeza, como la escribe la caja del recuadro. Llama 3.1 405B necesitaría 126 bloques × 16.384 según la primera, y ocupa una dieciseisava parte de eso.</translation>
    </message>
    <message>
        <source>How many fit</source>
        <translation>Cuántas caben</translation>
    </message>
    <message>
        <source>Llama 3.1 8B on one graphics card with 80 GB. The weights take {plan_weights}; what is left over is for caches. With 8,192 tokens each, {plan_fit} conversations fit at the same time.</source>
        <translation>Llama 3.1 8B en una tarjeta gráfica de 80 GB. Los pesos ocupan {plan_weights}; lo que sobra es para las cachés. Con 8192 tokens cada una, caben {plan_fit} conversaciones a la vez.</translation>
    </message>
    <message>
        <source>The model can do more: it takes up to 131,072 tokens, 16 times as many.</source>
        <translation>El modelo da para más: admite hasta 131.072 tokens, 16 veces más.</translation>
    </message>
    <message>
        <source>If every conversation uses all of them: how many fit then?</source>
        <translation>Si todas las conversaciones los usan todos: ¿cuántas caben entonces?</translation>
    </message>
    <message>
        <source>{plan_fit}, at {plan_conversation} each.</source>
        <translation>{plan_fit}, a {plan_conversation} cada una.</translation>
    </message>
    <message>
        <source>It isn&apos;t the arithmetic that sets this limit but the room for the caches. A long context is a problem of memory before it&apos;s one of arithmetic.</source>
        <translation>Lo que pone este límite no es el cálculo, sino el sitio para las cachés. Un contexto largo es un problema de memoria antes que de cálculo.</translation>
    </message>
    <message>
        <source>Ask what one would do: shorter contexts, fewer bits, a second card, or not every conversation at full length. The last one is paging, lesson 6.</source>
        <translation>Pregunta qué harían: contextos más cortos, menos bits, una segunda tarjeta, o que no toda conversación llegue a la longitud completa. Esto último es la paginación, lección 6.</translation>
    </message>
    <message>
        <source>True for decode. Reading in a prompt of 131,072 tokens does cost patience as well: there attention&apos;s square makes itself felt.</source>
        <translation>Es cierto para la decodificación. Leer un prompt de 131.072 tokens también cuesta paciencia: ahí se hace notar el cuadrado de la atención.</translation>
    </message>
    <message>
        <source>Makers write 80 GB and mean 80 GiB here.</source>
        <translation>Los fabricantes escriben 80 GB y aquí quieren decir 80 GiB.</translation>
    </message>
    <message>
        <source>The calculation leaves out what a program needs besides weights and caches.</source>
        <translation>El cálculo deja fuera lo que un programa necesita además de los pesos y las cachés.</translation>
    </message>
    <message>
        <source>Larger than the model</source>
        <translation>Más grande que el modelo</translation>
    </message>
    <message>
        <source>Llama 2 7B: its weights take {plan_weights}. One conversation of 4,096 tokens takes {plan_conversation}.</source>
        <translation>Llama 2 7B: sus pesos ocupan {plan_weights}. Una conversación de 4096 tokens ocupa {plan_conversation}.</translation>
    </message>
    <message>
        <source>Can the caches take more memory than the model itself?</source>
        <translation>¿Pueden las cachés ocupar más memoria que el propio modelo?</translation>
    </message>
    <message>
        <source>No, a cache is something small on the side</source>
        <translation>No, una caché es algo pequeño, accesorio</translation>
    </message>
    <message>
        <source>In most programs it is. But weights are there once, and rows come with every token of every conversation.</source>
        <translation>En la mayoría de los programas lo es. Pero los pesos están una sola vez, y las filas llegan con cada token de cada conversación.</translation>
    </message>
    <message>
        <source>Only with a context of millions of tokens</source>
        <translation>Solo con un contexto de millones de tokens</translation>
    </message>
    <message>
        <source>Far fewer will do: for a single conversation {plan_outgrows}.</source>
        <translation>Bastan muchos menos: en una sola conversación, {plan_outgrows}.</translation>
    </message>
    <message>
        <source>Yes, with long contexts or a few conversations</source>
        <translation>Sí, con contextos largos o unas cuantas conversaciones</translation>
    </message>
    <message>
        <source>Both multiply: tokens times conversations. The weights stay as they are.</source>
        <translation>Las dos cosas se multiplican: tokens por conversaciones. Los pesos se quedan como están.</translation>
    </message>
    <message>
        <source>16 conversations: {plan_total} of caches beside {plan_weights} of weights. At {plan_outgrows} tokens each the caches are as large as the model.</source>
        <translation>16 conversaciones: {plan_total} de cachés junto a {plan_weights} de pesos. Con {plan_outgrows} tokens cada una, las cachés son tan grandes como el modelo.</translation>
    </message>
    <message>
        <source>The size grows with tokens, conversations and blocks, with the number of heads and their size, and with the bytes of a number. Each of these is a place to save.</source>
        <translation>El tamaño crece con los tokens, las conversaciones y los bloques, con el número de cabezas y su tamaño, y con los bytes de cada número. En cada una de estas cosas se puede ahorrar.</translation>
    </message>
    <message>
        <source>Write the factors on the board and let the class guess a technique for each, before lesson 6.</source>
        <translation>Escribe los factores en la pizarra y deja que la clase imagine una técnica para cada uno, antes de la lección 6.</translation>
    </message>
    <message>
        <source>Texts speak of the batch size: that is the number of conversations that are computed together.</source>
        <translation>Los textos hablan de «batch size», el tamaño del lote: es el número de conversaciones que se calculan juntas.</translation>
    </message>
    <message>
        <source>Smaller caches</source>
        <translation>Cachés más pequeñas</translation>
    </message>
    <message>
        <source>Where to save</source>
        <translation>Dónde ahorrar</translation>
    </message>
    <message>
        <source>The question of this lesson: how can a cache be made smaller, and what is given up for it?</source>
        <translation>La pregunta de esta lección: ¿cómo se puede hacer más pequeña una caché, y a qué se renuncia a cambio?</translation>
    </message>
    <message>
        <source>The formula is a product: 2 × blocks × KV heads × head size × bytes × tokens. Each factor can be made smaller.</source>
        <translation>La fórmula es un producto: 2 × bloques × cabezas KV × tamaño de cabeza × bytes × tokens. Cada factor se puede hacer más pequeño.</translation>
    </message>
    <message>
        <source>A **head** is one of the parts that look back side by side, each with a query of its own. Llama 3.1 70B has 64 heads, but only 8 **KV heads**: eight heads share one key and one value. This is **grouped-query attention**.</source>
        <translation>Una **cabeza** es una de las partes que miran atrás unas al lado de otras, cada una con su propia consulta. Llama 3.1 70B tiene 64 cabezas, pero solo 8 **cabezas KV**: ocho cabezas comparten una clave y un valor. Esto es la **atención de consultas agrupadas** (grouped-query attention).</translation>
    </message>
    <message>
        <source>What would its cache take if every head had its own key and value?</source>
        <translation>¿Cuánto ocuparía su caché si cada cabeza tuviera su propia clave y su propio valor?</translation>
    </message>
    <message>
        <source>The same: there are 64 queries anyway</source>
        <translation>Lo mismo: de todos modos hay 64 consultas</translation>
    </message>
    <message>
        <source>There are. But a query is used in its own step only. Nobody keeps it.</source>
        <translation>Las hay. Pero una consulta solo se usa en su propio paso. Nadie la guarda.</translation>
    </message>
    <message>
        <source>Eight times as much</source>
        <translation>Ocho veces más</translation>
    </message>
    <message>
        <source>64 keys and values instead of 8. The rest of the formula stays.</source>
        <translation>64 claves y valores en vez de 8. El resto de la fórmula se queda igual.</translation>
    </message>
    <message>
        <source>64 times as much</source>
        <translation>64 veces más</translation>
    </message>
    <message>
        <source>That would be against a single shared head, which is called multi-query attention.</source>
        <translation>Eso sería en comparación con una sola cabeza compartida, lo que se llama atención multiconsulta (multi-query attention).</translation>
    </message>
    <message>
        <source>Here a conversation of the full length takes {plan_conversation}. Set the KV heads to 64 in the form and see it grow eight times. Sharing heads was thought out for the sake of this number.</source>
        <translation>Aquí una conversación de la longitud completa ocupa {plan_conversation}. Pon las cabezas KV en 64 en el formulario y mira cómo se multiplica por ocho. Compartir cabezas se ideó precisamente por este número.</translation>
    </message>
    <message>
        <source>After trying it, choose the model again in the form: its own KV heads come back.</source>
        <translation>Después de probarlo, vuelve a elegir el modelo en el formulario: recupera sus propias cabezas KV.</translation>
    </message>
    <message>
        <source>Why queries are not cached: row 50&apos;s query asks on behalf of row 50, once. Nobody asks it again. Keys and values are what others come for.</source>
        <translation>Por qué no se guardan las consultas: la consulta de la fila 50 pregunta en nombre de la fila 50, una vez. Nadie la vuelve a hacer. Claves y valores son lo que las demás vienen a buscar.</translation>
    </message>
    <message>
        <source>One head for all</source>
        <translation>Una cabeza para todas</translation>
    </message>
    <message>
        <source>Now to the answers. The bundled model answers questions about documents it has never seen. The app has 60 such questions; with the exact cache nearly all come out right.</source>
        <translation>Ahora, las respuestas. El modelo incluido responde preguntas sobre documentos que nunca ha visto. La aplicación tiene 60 preguntas así; con la caché exacta casi todas salen bien.</translation>
    </message>
    <message>
        <source>It has a twin in which all 4 heads share one key and one value. The twin was trained on after the change. Its cache is a quarter of the size.</source>
        <translation>Tiene un gemelo en el que las 4 cabezas comparten una clave y un valor. El gemelo se siguió entrenando después del cambio. Su caché tiene la cuarta parte del tamaño.</translation>
    </message>
    <message>
        <source>How many of the 60 questions will the twin get right?</source>
        <translation>¿Cuántas de las 60 preguntas acertará el gemelo?</translation>
    </message>
    <message>
        <source>About a quarter</source>
        <translation>Más o menos la cuarta parte</translation>
    </message>
    <message>
        <source>It keeps a quarter of the numbers, but it was trained to make do with them.</source>
        <translation>Guarda la cuarta parte de los números, pero se le entrenó para arreglárselas con ellos.</translation>
    </message>
    <message>
        <source>About half</source>
        <translation>Más o menos la mitad</translation>
    </message>
    <message>
        <source>Fewer numbers need not mean fewer right answers, if a model has learned to live with them.</source>
        <translation>Menos números no tienen por qué dar menos aciertos, si un modelo ha aprendido a vivir con ellos.</translation>
    </message>
    <message>
        <source>Nearly all</source>
        <translation>Casi todas</translation>
    </message>
    <message>
        <source>In training it learned to tell the same with one key and one value.</source>
        <translation>En el entrenamiento aprendió a decir lo mismo con una clave y un valor.</translation>
    </message>
    <message>
        <source>{right} of {questions} right, with {squeeze_share} of the memory. With the exact cache it is {exact_right}. The price was paid before: in training. So whoever trains a model decides whether its heads share.</source>
        <translation>{right} de {questions} aciertos, con el {squeeze_share} de la memoria. Con la caché exacta son {exact_right}. El precio se pagó antes: en el entrenamiento. Así que quien entrena un modelo decide si sus cabezas comparten.</translation>
    </message>
    <message>
        <source>In large models one head for all costs some quality, even with training. That is why most share in groups.</source>
        <translation>En los modelos grandes, una cabeza para todas cuesta algo de calidad, incluso con entrenamiento. Por eso la mayoría comparte por grupos.</translation>
    </message>
    <message>
        <source>The twin began as the bundled model with its heads averaged, and was then trained further. Published models were converted in this way, too.</source>
        <translation>El gemelo empezó siendo el modelo incluido con sus cabezas promediadas, y después se siguió entrenando. También hay modelos publicados que se convirtieron así.</translation>
    </message>
    <message>
        <source>In the chart: to the right is more memory, upwards more right answers. The good corner is at the upper left.</source>
        <translation>En el gráfico: hacia la derecha hay más memoria, hacia arriba más aciertos. La esquina buena es la de arriba a la izquierda.</translation>
    </message>
    <message>
        <source>Without the training</source>
        <translation>Sin el entrenamiento</translation>
    </message>
    <message>
        <source>What if one takes the finished model and simply averages the keys and values of its 4 heads? Nothing is trained afterwards. The cache is as small as the twin&apos;s.</source>
        <translation>¿Y si se toma el modelo terminado y simplemente se promedian las claves y los valores de sus 4 cabezas? Después no se entrena nada. La caché es tan pequeña como la del gemelo.</translation>
    </message>
    <message>
        <source>How many of the 60 will it get right now?</source>
        <translation>¿Cuántas de las 60 acertará ahora?</translation>
    </message>
    <message>
        <source>Next to none</source>
        <translation>Casi ninguna</translation>
    </message>
    <message>
        <source>Every head was trained for its own keys. With their average it looks in the wrong places.</source>
        <translation>Cada cabeza se entrenó para sus propias claves. Con la media de todas mira en los sitios equivocados.</translation>
    </message>
    <message>
        <source>Nearly all, like the twin</source>
        <translation>Casi todas, como el gemelo</translation>
    </message>
    <message>
        <source>The twin&apos;s numbers have learned to serve all heads. These have not.</source>
        <translation>Los números del gemelo han aprendido a servir a todas las cabezas. Estos no.</translation>
    </message>
    <message>
        <source>An average sounds like a middle way. But four heads that look for different things find nothing with a mixed key.</source>
        <translation>Una media suena a término medio. Pero cuatro cabezas que buscan cosas distintas no encuentran nada con una clave mezclada.</translation>
    </message>
    <message>
        <source>{right} of {questions}. The page shows an answer of this model beside the exact one: it has lost track of the document.</source>
        <translation>{right} de {questions}. La página muestra una respuesta de este modelo junto a la exacta: ha perdido el hilo del documento.</translation>
    </message>
    <message>
        <source>So the **size** of a cache alone says little about what it is worth.</source>
        <translation>Así que el **tamaño** de una caché, por sí solo, dice poco de lo que vale.</translation>
    </message>
    <message>
        <source>Let somebody read a few of the wrong answers aloud, with the arrows in the question&apos;s card.</source>
        <translation>Deja que alguien lea en voz alta algunas de las respuestas equivocadas, con las flechas de la tarjeta de la pregunta.</translation>
    </message>
    <message>
        <source>Fewer bits</source>
        <translation>Menos bits</translation>
    </message>
    <message>
        <source>A number in the cache takes 32 bits here. Many servers keep 16, or 8. What about 4? Then a number can only take 15 different values, on a scale that it shares with 31 others. This is **quantization**, and it takes a seventh of the memory.</source>
        <translation>Un número de la caché ocupa aquí 32 bits. Muchos servidores guardan 16, u 8. ¿Y con 4? Entonces un número solo puede tomar 15 valores distintos, en una escala que comparte con otros 31. Esto es la **cuantización**, y ocupa una séptima parte de la memoria.</translation>
    </message>
    <message>
        <source>How many of the 60 will be right with 4 bits?</source>
        <translation>¿Cuántas de las 60 acertará con 4 bits?</translation>
    </message>
    <message>
        <source>{right} of {questions}, with {squeeze_share} of the memory.</source>
        <translation>{right} de {questions}, con el {squeeze_share} de la memoria.</translation>
    </message>
    <message>
        <source>Every row is still there, each a bit blurred, and that hurts little. The probabilities do shift a little: the answers are nearly the same, not exactly the same. 8 bits can hardly be told from the exact cache.</source>
        <translation>Siguen estando todas las filas, cada una un poco borrosa, y eso hace poco daño. Las probabilidades sí se mueven un poco: las respuestas son casi las mismas, no exactamente las mismas. Con 8 bits apenas se distingue de la caché exacta.</translation>
    </message>
    <message>
        <source>Why a seventh and not an eighth: each group of 32 numbers keeps a 16-bit scale.</source>
        <translation>Por qué una séptima parte y no una octava: cada grupo de 32 números guarda una escala de 16 bits.</translation>
    </message>
    <message>
        <source>Ask for all ways of fewer bits (&quot;Run all&quot;): 16, 8, keys in 8 with values in 4, 4. Keys suffer more from few bits than values do.</source>
        <translation>Pide todos los métodos con menos bits («Ejecutar todos»): 16, 8, claves en 8 con valores en 4, y 4. A las claves los pocos bits les sientan peor que a los valores.</translation>
    </message>
    <message>
        <source>Throw rows away</source>
        <translation>Descartar filas</translation>
    </message>
    <message>
        <source>One can also keep fewer rows. The simplest way is a window: the newest 64 rows stay, older ones are **evicted**. Memory stops growing. Here it&apos;s about a third of the exact cache at the end.</source>
        <translation>También se pueden guardar menos filas. La manera más sencilla es una ventana: se quedan las últimas 64 filas y las más viejas se **desalojan**. La memoria deja de crecer. Aquí, al final, es más o menos un tercio de la caché exacta.</translation>
    </message>
    <message>
        <source>The documents are up to a few hundred tokens long.</source>
        <translation>Los documentos tienen hasta unos cientos de tokens.</translation>
    </message>
    <message>
        <source>How many of the 60 will be right with the newest 64 rows?</source>
        <translation>¿Cuántas de las 60 acertará con las últimas 64 filas?</translation>
    </message>
    <message>
        <source>Look at a wrong answer: the framed rows held the fact, and they are gone. The model still writes a fine sentence and fills in something likely. Those that are still right mostly ask for something within the newest 64 rows. Compare this to 4 bits, which took less memory.</source>
        <translation>Mira una respuesta equivocada: las filas enmarcadas contenían el dato, y ya no están. El modelo sigue escribiendo una frase impecable y rellena con algo verosímil. Las que aún acierta preguntan casi siempre por algo que está en las últimas 64 filas. Compáralo con los 4 bits, que ocupaban menos memoria.</translation>
    </message>
    <message>
        <source>Cleverer choices are in the list: the rows looked at most, or the first few beside the newest. &quot;Merge old pairs&quot; averages old rows instead: a trace stays, the fact mostly does not. On these questions none of them saves the day: nobody knows beforehand which row the question will need.</source>
        <translation>En la lista hay elecciones más listas: las filas más miradas, o las primeras además de las últimas. «Fundir pares viejos», en cambio, promedia filas viejas: queda un rastro; el dato, casi nunca. Con estas preguntas ninguna salva la situación: nadie sabe de antemano qué fila necesitará la pregunta.</translation>
    </message>
    <message>
        <source>In other texts a window does well: the next word mostly depends on the last few sentences. So the loss depends on the task.</source>
        <translation>En otros textos una ventana va bien: la palabra siguiente depende sobre todo de las últimas frases. Así que la pérdida depende de la tarea.</translation>
    </message>
    <message>
        <source>The wrong answers are well-formed. That is what makes this loss dangerous.</source>
        <translation>Las respuestas equivocadas están bien construidas. Eso es lo que hace peligrosa esta pérdida.</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Páginas</translation>
    </message>
    <message>
        <source>The last way changes no number. A server doesn&apos;t know how long an answer will get. Reserved in one piece, each conversation gets room for the longest possible one. In **pages** of 16 rows, it gets the next page when the last is full.</source>
        <translation>El último método no cambia ningún número. Un servidor no sabe cuánto llegará a medir una respuesta. Si se reserva de una pieza, cada conversación recibe sitio para la más larga posible. En **páginas** de 16 filas, recibe la página siguiente cuando la última está llena.</translation>
    </message>
    <message>
        <source>12 conversations with the bundled model come in. For their caches there are 8 MiB, which is room for 1,024 rows.</source>
        <translation>Llegan 12 conversaciones con el modelo incluido. Para sus cachés hay 8 MiB, que es sitio para 1024 filas.</translation>
    </message>
    <message>
        <source>Reserved in one piece: how much of what was given out stays empty?</source>
        <translation>Reservado de una pieza: ¿qué parte de lo que se repartió se queda vacía?</translation>
    </message>
    <message>
        <source>About a tenth</source>
        <translation>Más o menos una décima parte</translation>
    </message>
    <message>
        <source>So it would be if most answers were as long as the longest. They rarely are.</source>
        <translation>Sería así si la mayoría de las respuestas fueran tan largas como la más larga. Rara vez lo son.</translation>
    </message>
    <message>
        <source>About a third</source>
        <translation>Más o menos un tercio</translation>
    </message>
    <message>
        <source>It&apos;s worse: most answers end long before the longest possible one.</source>
        <translation>Es peor: la mayoría de las respuestas acaban mucho antes que la más larga posible.</translation>
    </message>
    <message>
        <source>More than half</source>
        <translation>Más de la mitad</translation>
    </message>
    <message>
        <source>Room for the longest answer is reserved, and most answers are short.</source>
        <translation>Se reserva sitio para la respuesta más larga, y la mayoría son cortas.</translation>
    </message>
    <message>
        <source>In one piece: {pieces_empty} of it was empty, and {pieces_admitted} conversations at most ran at the same time. In pages: {pages_empty} empty and {pages_admitted} at once. The picture shows the fullest moment.</source>
        <translation>De una pieza: el {pieces_empty} estaba vacío, y como mucho hubo {pieces_admitted} conversaciones a la vez. En páginas: {pages_empty} vacío y {pages_admitted} a la vez. La imagen muestra el momento más lleno.</translation>
    </message>
    <message>
        <source>The caches are as large as before. What has gone is memory that was reserved and empty. Such waste is called **fragmentation**.</source>
        <translation>Las cachés son tan grandes como antes. Lo que ha desaparecido es memoria reservada y vacía. Ese desperdicio se llama **fragmentación**.</translation>
    </message>
    <message>
        <source>Watch the picture: pale is lent and empty. Pages of one conversation need not lie side by side.</source>
        <translation>Observa la imagen: lo pálido está asignado y vacío. Las páginas de una conversación no tienen por qué estar juntas.</translation>
    </message>
    <message>
        <source>Conversations that begin alike can share pages, too: the Chat page shows it with two conversations about one document.</source>
        <translation>Las conversaciones que empiezan igual también pueden compartir páginas: la página Chat lo muestra con dos conversaciones sobre un mismo documento.</translation>
    </message>
    <message>
        <source>Which way for what</source>
        <translation>Qué método para qué</translation>
    </message>
    <message>
        <source>Four ways: share heads, use fewer bits, keep fewer rows, give out memory in pages.</source>
        <translation>Cuatro métodos: compartir cabezas, usar menos bits, guardar menos filas, repartir la memoria en páginas.</translation>
    </message>
    <message>
        <source>You run a finished model that you can&apos;t train. You want a quarter of the memory, and answers that may depend on any row of a long document.</source>
        <translation>Usas un modelo terminado que no puedes entrenar. Quieres la cuarta parte de la memoria, y respuestas que pueden depender de cualquier fila de un documento largo.</translation>
    </message>
    <message>
        <source>What do you try first?</source>
        <translation>¿Qué pruebas primero?</translation>
    </message>
    <message>
        <source>Averaging its heads</source>
        <translation>Promediar sus cabezas</translation>
    </message>
    <message>
        <source>Without training, the heads find nothing any more.</source>
        <translation>Sin entrenamiento, las cabezas ya no encuentran nada.</translation>
    </message>
    <message>
        <source>Keeping the newest quarter of the rows</source>
        <translation>Guardar la cuarta parte más reciente de las filas</translation>
    </message>
    <message>
        <source>What the question needs may stand in the other three quarters.</source>
        <translation>Lo que necesita la pregunta puede estar en las otras tres cuartas partes.</translation>
    </message>
    <message>
        <source>8 bits for each number</source>
        <translation>8 bits para cada número</translation>
    </message>
    <message>
        <source>From 32 bits it&apos;s about a quarter, every row stays, and hardly an answer changes.</source>
        <translation>Partiendo de 32 bits es más o menos la cuarta parte, se quedan todas las filas y apenas cambia alguna respuesta.</translation>
    </message>
    <message>
        <source>They save what would be reserved and empty. The rows themselves take as much as before.</source>
        <translation>Ahorran lo que estaría reservado y vacío. Las filas en sí ocupan lo mismo que antes.</translation>
    </message>
    <message>
        <source>{right} of {questions} with {squeeze_share} of the memory. The quarter is counted from 32 bits. Servers mostly start from 16 bits; there 8 bits are half.</source>
        <translation>{right} de {questions} con el {squeeze_share} de la memoria. La cuarta parte se cuenta desde 32 bits. Los servidores suelen partir de 16 bits; ahí 8 bits son la mitad.</translation>
    </message>
    <message>
        <source>Sharing heads needs training. Fewer bits blur a little. Evicting forgets. Pages give up nothing of the answers. In practice they are combined.</source>
        <translation>Compartir cabezas requiere entrenamiento. Menos bits emborronan un poco. Desalojar olvida. Las páginas no sacrifican nada de las respuestas. En la práctica se combinan.</translation>
    </message>
    <message>
        <source>Let each group defend one of the four ways in a sentence, then look at the chart once more.</source>
        <translation>Deja que cada grupo defienda uno de los cuatro métodos en una frase, y después vuelve con la clase al gráfico.</translation>
    </message>
    <message>
        <source>The chart keeps what was asked before: with &quot;Run all&quot; it fills with every way.</source>
        <translation>El gráfico guarda lo que se preguntó antes: con «Ejecutar todos» se llena con todos los métodos.</translation>
    </message>
    <message>
        <source>Between turns</source>
        <translation>Entre turnos</translation>
    </message>
    <message>
        <source>A long document</source>
        <translation>Un documento largo</translation>
    </message>
    <message>
        <source>The question of this lesson: an answer is finished. What becomes of its cache when the next question comes?</source>
        <translation>La pregunta de esta lección: una respuesta ha terminado. ¿Qué pasa con su caché cuando llega la siguiente pregunta?</translation>
    </message>
    <message>
        <source>Somebody pastes a document of 366 tokens into a chat and asks: what is the job of Noah? The model has seen none of it.</source>
        <translation>Alguien pega en un chat un documento de 366 tokens y pregunta: ¿en qué trabaja Noah? El modelo no ha visto nada de eso.</translation>
    </message>
    <message>
        <source>How many rows does it compute before its answer begins?</source>
        <translation>¿Cuántas filas calcula antes de que empiece su respuesta?</translation>
    </message>
    <message>
        <source>Those of the document and of the question</source>
        <translation>Las del documento y las de la pregunta</translation>
    </message>
    <message>
        <source>All tokens of the prompt, in one prefill.</source>
        <translation>Todos los tokens del prompt, en un solo prefill.</translation>
    </message>
    <message>
        <source>Those of the question, about a dozen</source>
        <translation>Las de la pregunta, una docena más o menos</translation>
    </message>
    <message>
        <source>The model has to know what the document says. For that it needs the document&apos;s rows.</source>
        <translation>El modelo tiene que saber lo que dice el documento. Para eso necesita las filas del documento.</translation>
    </message>
    <message>
        <source>Only the one that speaks of Noah&apos;s job</source>
        <translation>Solo la que habla del trabajo de Noah</translation>
    </message>
    <message>
        <source>Nobody has told it yet where that stands. To find it, it needs the keys of all rows.</source>
        <translation>Nadie le ha dicho todavía dónde está eso. Para encontrarlo necesita las claves de todas las filas.</translation>
    </message>
    <message>
        <source>{turn_computed} rows computed, {turn_reused} read back: a full prefill. The first token came after {turn_time}. The chart has one bar only: at the first question there is nothing to keep yet, so kept and not kept are the same work.</source>
        <translation>{turn_computed} filas calculadas, {turn_reused} leídas de la caché: un prefill completo. El primer token llegó al cabo de {turn_time}. El gráfico tiene una sola barra: en la primera pregunta aún no hay nada que conservar, así que conservada y no conservada son el mismo trabajo.</translation>
    </message>
    <message>
        <source>Count with the class: 366 rows of the document, and 13 of the question with the words around it.</source>
        <translation>Cuenta con la clase: 366 filas del documento, y 13 de la pregunta con las palabras que la rodean.</translation>
    </message>
    <message>
        <source>The second question</source>
        <translation>La segunda pregunta</translation>
    </message>
    <message>
        <source>The answer is there. Its rows and those of the document are still in the cache: the app **retains** it between turns. Blue are the rows of the document, yellow those of the question, green those of the answer.</source>
        <translation>Ya está la respuesta. Sus filas y las del documento siguen en la caché: la aplicación la **conserva** entre turnos. En azul, las filas del documento; en amarillo, las de la pregunta; en verde, las de la respuesta.</translation>
    </message>
    <message>
        <source>The next question: what has Sofia found?</source>
        <translation>La siguiente pregunta: ¿qué ha encontrado Sofia?</translation>
    </message>
    <message>
        <source>How many rows does this turn compute before its answer begins?</source>
        <translation>¿Cuántas filas calcula este turno antes de que empiece su respuesta?</translation>
    </message>
    <message>
        <source>{turn_computed}: the new question with the words around it, and the last token of the answer, which had no row yet.</source>
        <translation>{turn_computed}: la pregunta nueva con las palabras que la rodean, y el último token de la respuesta, que aún no tenía fila.</translation>
    </message>
    <message>
        <source>{turn_reused} rows were read back. The first token came after {turn_time}. Had nothing been kept, it would have taken {turn_other_time}: {turn_ratio} times as long. The document was not read again.</source>
        <translation>Se leyeron de la caché {turn_reused} filas. El primer token llegó al cabo de {turn_time}. Si no se hubiera conservado nada, habría tardado {turn_other_time}: {turn_ratio} veces más. El documento no se volvió a leer.</translation>
    </message>
    <message>
        <source>Nothing in the conversation above the new question has changed, so all of its rows are still valid: the causal mask of lesson 2 again.</source>
        <translation>En la conversación no ha cambiado nada por encima de la pregunta nueva, así que todas sus filas siguen siendo válidas: otra vez la máscara causal de la lección 2.</translation>
    </message>
    <message>
        <source>The striped bar is measured, not estimated: when the engine has nothing to do, it makes the same turn the other way.</source>
        <translation>La barra rayada está medida, no estimada: cuando el motor no tiene nada que hacer, hace el mismo turno de la otra manera.</translation>
    </message>
    <message>
        <source>Not kept</source>
        <translation>No conservada</translation>
    </message>
    <message>
        <source>Now &quot;Keep the cache between turns&quot; is off: when a turn ends, its cache is dropped. A busy server may do so, because it needs the memory for others.</source>
        <translation>Ahora «Conservar la caché entre turnos» está apagado: cuando acaba un turno, su caché se descarta. Un servidor con mucho trabajo puede hacerlo, porque necesita la memoria para otros.</translation>
    </message>
    <message>
        <source>The second question comes.</source>
        <translation>Llega la segunda pregunta.</translation>
    </message>
    <message>
        <source>What will be different?</source>
        <translation>¿Qué será distinto?</translation>
    </message>
    <message>
        <source>The answer: the model has forgotten the document</source>
        <translation>La respuesta: el modelo ha olvidado el documento</translation>
    </message>
    <message>
        <source>The text of the conversation is still there and is sent along. Only the rows are gone, and they can be computed again.</source>
        <translation>El texto de la conversación sigue ahí y se envía también. Solo se han ido las filas, y se pueden calcular de nuevo.</translation>
    </message>
    <message>
        <source>Only the time until the first token</source>
        <translation>Solo el tiempo hasta el primer token</translation>
    </message>
    <message>
        <source>All rows are computed again, to the same numbers. The answer is the same.</source>
        <translation>Todas las filas se calculan de nuevo, con los mismos números. La respuesta es la misma.</translation>
    </message>
    <message>
        <source>Nothing at all</source>
        <translation>Nada en absoluto</translation>
    </message>
    <message>
        <source>The words won&apos;t differ. But the waiting will.</source>
        <translation>Las palabras no cambiarán. Pero la espera sí.</translation>
    </message>
    <message>
        <source>{turn_computed} rows, the whole conversation once more. {turn_time} until the first token, instead of {turn_other_time}. The answer is the same.</source>
        <translation>{turn_computed} filas, toda la conversación una vez más. {turn_time} hasta el primer token, en vez de {turn_other_time}. La respuesta es la misma.</translation>
    </message>
    <message>
        <source>You may have noticed this in a long chat: it answers fast while you talk, and slowly after a long break.</source>
        <translation>Quizá lo hayas notado en un chat largo: responde deprisa mientras hablas, y despacio después de una pausa larga.</translation>
    </message>
    <message>
        <source>Two things are called &quot;memory&quot; in a chat: the text, which always goes along, and the cache, which is only there to save time. Mixing them up is the commonest mistake.</source>
        <translation>En un chat se llama «memoria» a dos cosas: el texto, que siempre va incluido, y la caché, que solo está para ahorrar tiempo. Confundirlas es el error más común.</translation>
    </message>
    <message>
        <source>A word early in the document</source>
        <translation>Una palabra al principio del documento</translation>
    </message>
    <message>
        <source>The cache is kept again. Now somebody corrects one word near the **beginning** of the document: a house in its third sentence isn&apos;t green but yellow.</source>
        <translation>La caché se vuelve a conservar. Ahora alguien corrige una palabra cerca del **principio** del documento: en la tercera frase, una casa no es verde, sino amarilla.</translation>
    </message>
    <message>
        <source>How many of the kept rows can stay?</source>
        <translation>¿Cuántas de las filas conservadas pueden quedarse?</translation>
    </message>
    <message>
        <source>All but one</source>
        <translation>Todas menos una</translation>
    </message>
    <message>
        <source>The row of the word must go. But every row below may have looked at it.</source>
        <translation>La fila de la palabra se tiene que ir. Pero cualquier fila de debajo puede haberla mirado.</translation>
    </message>
    <message>
        <source>It doesn&apos;t depend on how much was changed, only on where.</source>
        <translation>No depende de cuánto se cambió, sino solo de dónde.</translation>
    </message>
    <message>
        <source>Only those above the word, a few</source>
        <translation>Solo las de encima de la palabra, unas pocas</translation>
    </message>
    <message>
        <source>The word stands near the beginning, so there is not much above it.</source>
        <translation>La palabra está cerca del principio, así que no hay mucho por encima.</translation>
    </message>
    <message>
        <source>{turn_reused} rows could stay. Then the next question came, and {turn_computed} rows had to be computed before its answer began. That took {turn_time}; with nothing kept at all it would have taken {turn_other_time}. One small word near the beginning costs nearly the whole prefill.</source>
        <translation>Pudieron quedarse {turn_reused} filas. Luego llegó la siguiente pregunta, y hubo que calcular {turn_computed} filas antes de que empezara su respuesta. Eso llevó {turn_time}; sin conservar nada en absoluto habría llevado {turn_other_time}. Una palabrita cerca del principio cuesta casi todo el prefill.</translation>
    </message>
    <message>
        <source>To see it more slowly, press &quot;Change an early word&quot; by hand and wait with the next question: what is left of the blue is the beginning only.</source>
        <translation>Para verlo más despacio, pulsa tú «Cambiar palabra al inicio» y espera un poco antes de la siguiente pregunta: del azul solo queda el comienzo.</translation>
    </message>
    <message>
        <source>A word late in the document</source>
        <translation>Una palabra al final del documento</translation>
    </message>
    <message>
        <source>The same conversation again, from its beginning. This time the corrected word stands in the last line of the document: Sofia has not seven cows but eight.</source>
        <translation>Otra vez la misma conversación, desde el principio. Esta vez la palabra corregida está en la última línea del documento: Sofia no tiene siete vacas, sino ocho.</translation>
    </message>
    <message>
        <source>How many rows stay valid?</source>
        <translation>¿Cuántas filas siguen siendo válidas?</translation>
    </message>
    <message>
        <source>{turn_reused} were read back. The next question had {turn_computed} rows to compute: what stands below the word, and the question itself. That took {turn_time}; with nothing kept it would have taken {turn_other_time}.</source>
        <translation>Se leyeron de la caché {turn_reused}. La siguiente pregunta tuvo que calcular {turn_computed} filas: lo que está por debajo de la palabra y la propia pregunta. Eso llevó {turn_time}; sin conservar nada habría llevado {turn_other_time}.</translation>
    </message>
    <message>
        <source>So there is a rule for everyone who writes prompts: first what never changes, last what changes often.</source>
        <translation>Así que hay una regla para quien escribe prompts: primero lo que nunca cambia, al final lo que cambia a menudo.</translation>
    </message>
    <message>
        <source>Let the class name things that change: date and time, the user&apos;s name, search results. Where do they stand in the prompts they know?</source>
        <translation>Deja que la clase nombre cosas que cambian: fecha y hora, nombre del usuario, resultados de búsqueda. ¿Dónde están en los prompts que conocen?</translation>
    </message>
    <message>
        <source>Sold by the token</source>
        <translation>Se vende por tokens</translation>
    </message>
    <message>
        <source>A provider can keep the rows of your prompt&apos;s beginning from one request to the next. That is **prompt caching**. It needn&apos;t compute them again, and charges less for them.</source>
        <translation>Un proveedor puede conservar las filas del comienzo de tu prompt de una petición a la siguiente. Eso es la **caché de prompts** (prompt caching). No tiene que calcularlas otra vez, y cobra menos por ellas.</translation>
    </message>
    <message>
        <source>Your prompts begin with the current time, to the second. Then come 10,000 tokens of instructions, the same each time.</source>
        <translation>Tus prompts empiezan con la hora actual, al segundo. Luego vienen 10.000 tokens de instrucciones, siempre las mismas.</translation>
    </message>
    <message>
        <source>How much of the prompt is found in the cache at the next request?</source>
        <translation>¿Qué parte del prompt se encuentra en la caché en la siguiente petición?</translation>
    </message>
    <message>
        <source>Nearly everything, since only the time differs</source>
        <translation>Casi todo, porque solo cambia la hora</translation>
    </message>
    <message>
        <source>It differs at the very beginning. All rows below it depend on it.</source>
        <translation>Cambia justo al principio. Todas las filas de debajo dependen de ella.</translation>
    </message>
    <message>
        <source>All the instructions: their words are the same</source>
        <translation>Todas las instrucciones: sus palabras son las mismas</translation>
    </message>
    <message>
        <source>The words are the same, but a row depends on what stands **above** it as well.</source>
        <translation>Las palabras son las mismas, pero una fila depende también de lo que está **por encima** de ella.</translation>
    </message>
    <message>
        <source>Next to nothing</source>
        <translation>Casi nada</translation>
    </message>
    <message>
        <source>The first changed token makes all rows below it invalid, and it stands at the top.</source>
        <translation>El primer token cambiado invalida todas las filas de debajo, y está arriba del todo.</translation>
    </message>
    <message>
        <source>Move the time to the end and all the instructions are found.</source>
        <translation>Pasa la hora al final y se encuentran todas las instrucciones.</translation>
    </message>
    <message>
        <source>The frame says what this conversation would cost with and without the discount. &quot;Leave&quot; puts the rows on the disk; &quot;Come back&quot; reads them in again. It is the rule of lesson 2 once more, and now it has a price.</source>
        <translation>El recuadro dice cuánto costaría esta conversación con y sin el descuento. «Salir» pone las filas en el disco; «Volver» las lee otra vez. Es una vez más la regla de la lección 2, y ahora tiene un precio.</translation>
    </message>
    <message>
        <source>Use the buttons: Leave, then Come back, then ask once more. Rows from the disk are as good as new ones: same numbers.</source>
        <translation>Usa los botones: Salir, luego Volver, y pregunta otra vez. Las filas del disco valen tanto como las nuevas: los mismos números.</translation>
    </message>
    <message>
        <source>The prices in the frame are an example and can be changed; providers differ. What they have in common: a cached token is much cheaper than a fresh one, and only a common beginning counts.</source>
        <translation>Los precios del recuadro son un ejemplo y se pueden cambiar; cada proveedor tiene los suyos. Lo que tienen en común: un token en caché es mucho más barato que uno nuevo, y solo cuenta un comienzo común.</translation>
    </message>
    <message>
        <source>Why bits can differ</source>
        <translation>Por qué los bits pueden diferir</translation>
    </message>
    <message>
        <source>Three numbers</source>
        <translation>Tres números</translation>
    </message>
    <message>
        <source>The question of this lesson: if a cache changes nothing, why do some programs give slightly different **logits** (scores of the next token) with and without it?</source>
        <translation>La pregunta de esta lección: si una caché no cambia nada, ¿por qué algunos programas dan **logits** (puntuaciones del token siguiente) ligeramente distintos con ella y sin ella?</translation>
    </message>
    <message>
        <source>Point at a stripe of the card, or go along it with the arrow keys: it tells you a number of the row as the computer holds it, in 32 bits. That is about seven digits. After every addition the result is **rounded** to that.</source>
        <translation>Señala una franja de la tarjeta, o recórrela con las flechas del teclado: te dice un número de la fila tal como lo guarda la máquina, en 32 bits. Eso son unas siete cifras. Después de cada suma, el resultado se **redondea** a eso.</translation>
    </message>
    <message>
        <source>A computer adds from left to right, in such numbers: 100,000,000 + 1 −&#xa0;100,000,000. What comes out?</source>
        <translation>Un procesador suma de izquierda a derecha, con números así: 100.000.000 + 1 − 100.000.000. ¿Qué sale?</translation>
    </message>
    <message>
        <source>1</source>
        <translation>1</translation>
    </message>
    <message>
        <source>On paper, yes. But the sum in between would need nine digits.</source>
        <translation>Sobre el papel, sí. Pero la suma intermedia necesitaría nueve cifras.</translation>
    </message>
    <message>
        <source>Something like 0.99</source>
        <translation>Algo como 0,99</translation>
    </message>
    <message>
        <source>Rounding isn&apos;t a blur that hits every result a little. Here a whole number gets lost.</source>
        <translation>El redondeo no es una borrosidad que toque un poco a cada resultado. Aquí se pierde un número entero.</translation>
    </message>
    <message>
        <source>0</source>
        <translation>0</translation>
    </message>
    <message>
        <source>100,000,001 needs nine digits. It&apos;s rounded to 100,000,000, and the 1 is lost.</source>
        <translation>100.000.001 necesita nueve cifras. Se redondea a 100.000.000, y el 1 se pierde.</translation>
    </message>
    <message>
        <source>Put the same three numbers in another order, 100,000,000 −&#xa0;100,000,000 + 1, and it is 1. So a sum of rounded numbers depends on its **order**. A logit is the end of thousands of such sums.</source>
        <translation>Pon los mismos tres números en otro orden, 100.000.000 − 100.000.000 + 1, y sale 1. Así que una suma de números redondeados depende de su **orden**. Un logit es el final de miles de sumas así.</translation>
    </message>
    <message>
        <source>Everybody can try it: in most languages with 32-bit floats. With 64 bits take 10 to the power of 17.</source>
        <translation>Cualquiera puede probarlo: en casi todos los lenguajes, con números de coma flotante de 32 bits. Con 64 bits usa 10 elevado a 17.</translation>
    </message>
    <message>
        <source>No order is the right one. All are a little off; they are off differently.</source>
        <translation>Ningún orden es el correcto. Todos se desvían un poco; se desvían de manera distinta.</translation>
    </message>
    <message>
        <source>An order that stays</source>
        <translation>Un orden que no cambia</translation>
    </message>
    <message>
        <source>This app&apos;s own arithmetic is called **exact**. It isn&apos;t free of rounding. But it adds every sum in one fixed order, no matter how many rows are computed together or how many processor cores share the work.</source>
        <translation>La aritmética propia de esta aplicación se llama **exacta**. No está libre de redondeo. Pero hace cada suma en un orden fijo, sin importar cuántas filas se calculan juntas ni cuántos núcleos del procesador se reparten el trabajo.</translation>
    </message>
    <message>
        <source>Lane A computes one row at a step, lane B up to 120 rows.</source>
        <translation>El carril A calcula una fila en cada paso; el carril B, hasta 120 filas.</translation>
    </message>
    <message>
        <source>How far apart will their logits be at most?</source>
        <translation>¿Cuánto se alejarán como mucho sus logits?</translation>
    </message>
    <message>
        <source>A few hundred-thousandths</source>
        <translation>Unas cienmilésimas</translation>
    </message>
    <message>
        <source>So it is with most programs, and you&apos;ll see one in a moment. Here the same numbers are added in the same order.</source>
        <translation>Así es en la mayoría de los programas, y enseguida verás uno. Aquí se suman los mismos números en el mismo orden.</translation>
    </message>
    <message>
        <source>It grows from step to step</source>
        <translation>Crece de un paso a otro</translation>
    </message>
    <message>
        <source>It would, if small differences got into the cache and added up. There are none to begin with.</source>
        <translation>Crecería si entraran pequeñas diferencias en la caché y se fueran sumando. Para empezar, no hay ninguna.</translation>
    </message>
    <message>
        <source>Not at all</source>
        <translation>Nada en absoluto</translation>
    </message>
    <message>
        <source>Same numbers, same order, same rounding: the same bits.</source>
        <translation>Los mismos números, el mismo orden, el mismo redondeo: los mismos bits.</translation>
    </message>
    <message>
        <source>Largest difference: {race_difference}. {race_agreement}.</source>
        <translation>Mayor diferencia: {race_difference}. {race_agreement}.</translation>
    </message>
    <message>
        <source>Keys and values were compared too, every row in every block. That is the promise of the cache, kept to the last bit.</source>
        <translation>También se compararon las claves y los valores, cada fila en cada bloque. Esa es la promesa de la caché, cumplida hasta el último bit.</translation>
    </message>
    <message>
        <source>&quot;Exact&quot; is a promise about repeating, not about precision. The results are rounded like everybody&apos;s.</source>
        <translation>«Exacta» es una promesa sobre la repetición, no sobre la precisión. Los resultados se redondean como los de cualquiera.</translation>
    </message>
    <message>
        <source>It costs next to nothing in speed, but it has to be planned: work may be divided by rows, heads or outputs, never along a sum.</source>
        <translation>Apenas cuesta velocidad, pero hay que planearlo: el trabajo se puede dividir por filas, por cabezas o por salidas, nunca a lo largo de una suma.</translation>
    </message>
    <message>
        <source>The library everybody uses</source>
        <translation>La biblioteca que usa todo el mundo</translation>
    </message>
    <message>
        <source>The same race, but both lanes calculate with **OpenBLAS**, a library for tables of numbers that very many programs use. For one row it takes another routine than for many. The two add in different orders.</source>
        <translation>La misma carrera, pero los dos carriles calculan con **OpenBLAS**, una biblioteca para tablas de números que usan muchísimos programas. Para una fila toma una rutina distinta que para muchas. Las dos suman en distinto orden.</translation>
    </message>
    <message>
        <source>On what will the lanes agree?</source>
        <translation>¿En qué coincidirán los carriles?</translation>
    </message>
    <message>
        <source>On everything, as before</source>
        <translation>En todo, como antes</translation>
    </message>
    <message>
        <source>The cache still gives back the same numbers. But now the row **added** to them is computed by another routine than in lane B.</source>
        <translation>La caché sigue devolviendo los mismos números. Pero ahora la fila que se les **añade** la calcula una rutina distinta de la del carril B.</translation>
    </message>
    <message>
        <source>On all tokens, but not on all bits</source>
        <translation>En todos los tokens, pero no en todos los bits</translation>
    </message>
    <message>
        <source>The logits differ in their last digits. The best token is nearly always far enough ahead of the second.</source>
        <translation>Los logits difieren en sus últimas cifras. El mejor token va casi siempre bastante por delante del segundo.</translation>
    </message>
    <message>
        <source>On hardly anything</source>
        <translation>En casi nada</translation>
    </message>
    <message>
        <source>A difference in the seventh digit is small beside the lead of the best token.</source>
        <translation>Una diferencia en la séptima cifra es pequeña al lado de la ventaja del mejor token.</translation>
    </message>
    <message>
        <source>{race_agreement}. Largest difference of two logits: {race_difference}. The scores themselves reach from about −10 to 20, so that&apos;s some millionths of their range.</source>
        <translation>{race_agreement}. Mayor diferencia entre dos logits: {race_difference}. Las puntuaciones mismas van desde cerca de −10 hasta 20, así que son unas millonésimas de su rango.</translation>
    </message>
    <message>
        <source>It wasn&apos;t the cache that made the difference but the number of rows computed together.</source>
        <translation>La diferencia no la causó la caché, sino el número de filas que se calculan juntas.</translation>
    </message>
    <message>
        <source>Compare the two verdict cards: green both times, but the second says &quot;same tokens&quot; where the first says &quot;identical&quot;.</source>
        <translation>Compara las dos tarjetas de veredicto: verde las dos veces, pero la segunda dice «Mismos tokens» donde la primera dice «Idéntico».</translation>
    </message>
    <message>
        <source>The size of the difference depends on the processor, as the library has routines for each. Collect a few from the class.</source>
        <translation>El tamaño de la diferencia depende del procesador, porque la biblioteca tiene rutinas para cada uno. Recoge unas cuantas en la clase.</translation>
    </message>
    <message>
        <source>When even OpenBLAS agrees</source>
        <translation>Cuando hasta OpenBLAS coincide</translation>
    </message>
    <message>
        <source>Once more OpenBLAS in both lanes, with and without the cache. They have raced for eight tokens. {race_agreement}; the logits are up to {race_difference} apart. And yet there is a step at which the two lanes agree to the last bit.</source>
        <translation>Otra vez OpenBLAS en los dos carriles, con la caché y sin ella. Han corrido durante ocho tokens. {race_agreement}; los logits se alejan hasta {race_difference}. Y, sin embargo, hay un paso en el que los dos carriles coinciden hasta el último bit.</translation>
    </message>
    <message>
        <source>Which step is it?</source>
        <translation>¿Qué paso es?</translation>
    </message>
    <message>
        <source>The first</source>
        <translation>El primero</translation>
    </message>
    <message>
        <source>There both lanes compute all 81 rows of the prompt together: same routine, same order.</source>
        <translation>Ahí los dos carriles calculan juntas las 81 filas del prompt: la misma rutina, el mismo orden.</translation>
    </message>
    <message>
        <source>The last</source>
        <translation>El último</translation>
    </message>
    <message>
        <source>Differences don&apos;t wear off. By then every row of lane A but those of the prompt was computed by itself.</source>
        <translation>Las diferencias no se gastan con el uso. Para entonces, cada fila del carril A, salvo las del prompt, se había calculado sola.</translation>
    </message>
    <message>
        <source>Any one, by chance</source>
        <translation>Cualquiera, por azar</translation>
    </message>
    <message>
        <source>The library doesn&apos;t roll dice: the same call with the same numbers gives the same bits. So ask where the calls are the same.</source>
        <translation>La biblioteca no echa los dados: la misma llamada con los mismos números da los mismos bits. Así que pregúntate dónde son iguales las llamadas.</translation>
    </message>
    <message>
        <source>The app raced again, for one token only: {race_agreement}. From the second step on they part: then lane A computes one row and lane B all of them. A row&apos;s bits depend on what is computed **beside** it. Arithmetic that is free of this is called row-invariant or **batch-invariant**.</source>
        <translation>La aplicación ha corrido otra vez, ahora un solo token: {race_agreement}. Del segundo paso en adelante se separan: entonces el carril A calcula una fila y el carril B todas. Los bits de una fila dependen de lo que se calcula **junto a** ella. Una aritmética libre de esto se llama invariante a las filas o **invariante al lote** (batch-invariant).</translation>
    </message>
    <message>
        <source>A look at the terminal proves it: rowkeeper-cli compare with both backends openblas says &quot;1 of 8 identical&quot; for the logits of eight tokens.</source>
        <translation>Una mirada a la terminal lo demuestra: rowkeeper-cli compare con los dos backends en openblas dice «1 of 8 identical» para los logits de ocho tokens.</translation>
    </message>
    <message>
        <source>Can it change the text?</source>
        <translation>¿Puede cambiar el texto?</translation>
    </message>
    <message>
        <source>Now both lanes have the cache, but lane A calculates exactly and lane B with OpenBLAS. Their logits differ by some hundred-thousandths.</source>
        <translation>Ahora los dos carriles tienen la caché, pero el carril A calcula con la aritmética exacta y el carril B con OpenBLAS. Sus logits difieren en unas cienmilésimas.</translation>
    </message>
    <message>
        <source>The model takes the token with the highest logit.</source>
        <translation>El modelo toma el token con el logit más alto.</translation>
    </message>
    <message>
        <source>Can such a difference ever change the text?</source>
        <translation>¿Puede una diferencia así llegar a cambiar el texto?</translation>
    </message>
    <message>
        <source>Never: it&apos;s far too small</source>
        <translation>Nunca: es demasiado pequeña</translation>
    </message>
    <message>
        <source>Nearly always right. But what counts is not its size alone; it&apos;s the distance between the best two tokens.</source>
        <translation>Casi siempre es cierto. Pero lo que cuenta no es solo su tamaño: es la distancia entre los dos mejores tokens.</translation>
    </message>
    <message>
        <source>Yes, but rarely: where the two best are almost equal</source>
        <translation>Sí, pero rara vez: donde los dos mejores son casi iguales</translation>
    </message>
    <message>
        <source>Then rounding decides. And once one token is another, the text after it may be quite another, too.</source>
        <translation>Entonces decide el redondeo. Y en cuanto un token es otro, el texto que sigue también puede ser muy distinto.</translation>
    </message>
    <message>
        <source>Yes, in nearly every sentence</source>
        <translation>Sí, en casi cada frase</translation>
    </message>
    <message>
        <source>In most steps the best token leads by far more.</source>
        <translation>En la mayoría de los pasos, el mejor token lleva mucha más ventaja.</translation>
    </message>
    <message>
        <source>{race_agreement}. In 2,000 steps of the bundled model the two best tokens came closer than a ten-thousandth once. In all others they were at least two thousandths apart.</source>
        <translation>{race_agreement}. En 2000 pasos del modelo incluido, los dos mejores tokens se acercaron a menos de una diezmilésima una sola vez. En todos los demás los separaban al menos dos milésimas.</translation>
    </message>
    <message>
        <source>So lanes with different libraries may differ where the gap is that small, and the app names the step. Anything else counts as an error.</source>
        <translation>Así que los carriles con bibliotecas distintas pueden diferir donde la distancia es así de pequeña, y la aplicación nombra el paso. Cualquier otra cosa cuenta como error.</translation>
    </message>
    <message>
        <source>Butterfly effect is a fair word: a coin toss at one token, and everything after it is written in view of that token.</source>
        <translation>Efecto mariposa es un buen nombre: un token a cara o cruz, y todo lo que sigue se escribe a la vista de ese token.</translation>
    </message>
    <message>
        <source>Large models have larger vocabularies and freer texts, so near ties are commoner there.</source>
        <translation>Los modelos grandes tienen vocabularios más grandes y textos más libres, así que ahí los casi empates son más frecuentes.</translation>
    </message>
    <message>
        <source>The same question twice</source>
        <translation>La misma pregunta dos veces</translation>
    </message>
    <message>
        <source>You ask a service the same question twice. It is set to take the most probable token always, so nothing is left to chance. And yet the two answers differ at some point.</source>
        <translation>Le haces a un servicio la misma pregunta dos veces. Está configurado para tomar siempre el token más probable, así que nada queda al azar. Y, sin embargo, las dos respuestas difieren en algún punto.</translation>
    </message>
    <message>
        <source>A service computes the rows of many users in one pass, a **batch**. How many depends on who else is asking.</source>
        <translation>Un servicio calcula las filas de muchos usuarios en una pasada, un **lote** (batch). Cuántas son depende de quién más está preguntando.</translation>
    </message>
    <message>
        <source>What is the likely cause?</source>
        <translation>¿Cuál es la causa probable?</translation>
    </message>
    <message>
        <source>A cache that gives back slightly wrong numbers</source>
        <translation>Una caché que devuelve números ligeramente incorrectos</translation>
    </message>
    <message>
        <source>A cache gives back what was put in, to the bit.</source>
        <translation>Una caché devuelve lo que se metió en ella, hasta el último bit.</translation>
    </message>
    <message>
        <source>A hidden roll of the dice</source>
        <translation>Unos dados escondidos</translation>
    </message>
    <message>
        <source>It was switched off. And no dice are needed.</source>
        <translation>Eso estaba desactivado. Y no hacen falta dados.</translation>
    </message>
    <message>
        <source>Other users&apos; requests in the same batch</source>
        <translation>Peticiones de otros usuarios en el mismo lote</translation>
    </message>
    <message>
        <source>They change how many rows are computed together, and that can change the order of the sums.</source>
        <translation>Cambian cuántas filas se calculan juntas, y eso puede cambiar el orden de las sumas.</translation>
    </message>
    <message>
        <source>Here 12 conversations came to the bundled model, with 8 MiB for their caches, which is room for 1,024 rows. They went through it in common passes, twice, with different company each time. Every answer was the same both times. The last line in the frame says so.</source>
        <translation>Aquí llegaron 12 conversaciones al modelo incluido, con 8 MiB para sus cachés, que es sitio para 1024 filas. Lo atravesaron en pasadas comunes, dos veces, con distinta compañía cada vez. Cada respuesta fue la misma las dos veces. Lo dice la última línea del recuadro.</translation>
    </message>
    <message>
        <source>With arithmetic that is batch-invariant, no bit of any answer depends on it. With many libraries it can.</source>
        <translation>Con una aritmética invariante al lote, ningún bit de ninguna respuesta depende de eso. Con muchas bibliotecas sí puede depender.</translation>
    </message>
    <message>
        <source>This surprises experts as well: &quot;temperature 0&quot; makes the choice certain, not the numbers it is based on.</source>
        <translation>Esto sorprende también a los expertos: «temperatura 0» hace segura la elección, no los números en los que se basa.</translation>
    </message>
    <message>
        <source>What else changes numbers: another graphics card, another version of a library, weights in fewer bits.</source>
        <translation>Qué más cambia los números: otra tarjeta gráfica, otra versión de una biblioteca, pesos con menos bits.</translation>
    </message>
    <message>
        <source>Check yourself</source>
        <translation>Compruébalo tú</translation>
    </message>
    <message>
        <source>To 200 tokens</source>
        <translation>Hasta 200 tokens</translation>
    </message>
    <message>
        <source>The question of this lesson: how much faster is a model with a cache, really?</source>
        <translation>La pregunta de esta lección: ¿cuánto más rápido es de verdad un modelo con caché?</translation>
    </message>
    <message>
        <source>Texts on the KV cache like to end with an experiment. Write the same text twice, **greedily**, which means always taking the most probable token: once with the cache, once without. One such text reports about twice the speed at 200 tokens, for GPT-2 small, and doesn&apos;t name the machine.</source>
        <translation>A los textos sobre la caché KV les gusta acabar con un experimento. Se escribe el mismo texto dos veces, con elección **voraz**, es decir, tomando siempre el token más probable: una vez con la caché y otra sin ella. Uno de esos textos informa de más o menos el doble de velocidad con 200 tokens, para GPT-2 small, y no nombra la máquina.</translation>
    </message>
    <message>
        <source>Here are two lanes with the bundled model.</source>
        <translation>Aquí hay dos carriles con el modelo incluido.</translation>
    </message>
    <message>
        <source>How many times as long will the lane without the cache take, until the text has 200 tokens?</source>
        <translation>¿Cuántas veces más tardará el carril sin caché, hasta que el texto tenga 200 tokens?</translation>
    </message>
    <message>
        <source>{race_ratio} times as long: {race_time_b} instead of {race_time_a}.</source>
        <translation>{race_ratio} veces más: {race_time_b} en vez de {race_time_a}.</translation>
    </message>
    <message>
        <source>And the texts? {race_agreement}. As promised: an optimization, not an approximation.</source>
        <translation>¿Y los textos? {race_agreement}. Lo prometido: una optimización, no una aproximación.</translation>
    </message>
    <message>
        <source>Have everybody write the guess down before anyone presses a button.</source>
        <translation>Haz que todos anoten su estimación antes de que nadie pulse un botón.</translation>
    </message>
    <message>
        <source>On a noisy machine race again: the ratio moves, the row counts don&apos;t.</source>
        <translation>En una máquina con mucho ruido, corre otra vez: el cociente se mueve, las cuentas de filas no.</translation>
    </message>
    <message>
        <source>To 1,000 tokens</source>
        <translation>Hasta 1000 tokens</translation>
    </message>
    <message>
        <source>Now until the text has 1,000 tokens. The same report speaks of not quite five times the speed there.</source>
        <translation>Ahora, hasta que el texto tenga 1000 tokens. Ese mismo informe habla ahí de algo menos de cinco veces la velocidad.</translation>
    </message>
    <message>
        <source>The lane without the cache computes half a million rows for this. Both lanes together take ten seconds to a minute, or more on an old machine.</source>
        <translation>Para eso, el carril sin caché calcula medio millón de filas. Los dos carriles juntos tardan entre diez segundos y un minuto, o más en una máquina vieja.</translation>
    </message>
    <message>
        <source>How many times as long will lane B take?</source>
        <translation>¿Cuántas veces más tardará el carril B?</translation>
    </message>
    <message>
        <source>{ratio_1000} times as long; at 200 tokens it was {ratio_200}. So the ratio does grow with the text. It is that of **whole runs**. Of the newest steps alone it is {race_step_ratio}: the early ones were short.</source>
        <translation>{ratio_1000} veces más; con 200 tokens eran {ratio_200}. Así que el cociente sí crece con el texto. Es el de **ejecuciones enteras**. El de los pasos más recientes solos es {race_step_ratio}: los primeros eran cortos.</translation>
    </message>
    <message>
        <source>The model menu has GPT-2 small&apos;s true size, too. Without a cache, 1,000 tokens cost it about 91,000 GFLOP (billions of operations): minutes, at this machine&apos;s {arithmetic}.</source>
        <translation>El menú de modelos tiene también el tamaño real de GPT-2 small. Sin caché, 1000 tokens le cuestan unos 91.000 GFLOP (miles de millones de operaciones): minutos, a los {arithmetic} de esta máquina.</translation>
    </message>
    <message>
        <source>While it races, watch the points in the chart: lane B climbs, lane A stays at the bottom. The waiting is the lesson.</source>
        <translation>Mientras corre, observa los puntos del gráfico: el carril B sube, el carril A se queda abajo. La espera es la lección.</translation>
    </message>
    <message>
        <source>To try GPT-2 small: leave the lesson, choose it in the model menu and go to the Race page. 200 tokens take about 3,500 GFLOP without a cache, half a minute on two cores; 1,000 tokens a quarter of an hour.</source>
        <translation>Para probar GPT-2 small: sal de la lección, elígelo en el menú de modelos y ve a la página Carrera. 200 tokens cuestan sin caché unos 3500 GFLOP, medio minuto con dos núcleos; 1000 tokens, un cuarto de hora.</translation>
    </message>
    <message>
        <source>Why is it so much more?</source>
        <translation>¿Por qué es tanto más?</translation>
    </message>
    <message>
        <source>What do the ratios depend on? Both runs read every weight once a step, that is true. If reading took all the time, both would be equally fast.</source>
        <translation>¿De qué dependen los cocientes? Es verdad que las dos ejecuciones leen cada peso una vez por paso. Si leer ocupara todo el tiempo, las dos serían igual de rápidas.</translation>
    </message>
    <message>
        <source>But the run without a cache also calculates for all rows. This machine reads {bandwidth} and calculates {arithmetic}. From these two rates alone one would expect ratios of {roofline_200} at 200 tokens and {roofline_1000} at 1,000.</source>
        <translation>Pero la ejecución sin caché, además, calcula para todas las filas. Esta máquina lee {bandwidth} y calcula {arithmetic}. Solo con estas dos velocidades cabría esperar cocientes de {roofline_200} con 200 tokens y {roofline_1000} con 1000.</translation>
    </message>
    <message>
        <source>A large graphics card calculates about two thousand times as fast as a laptop and reads about fifty times as fast. What will the ratio at 200 tokens be there, for GPT-2 small?</source>
        <translation>Una tarjeta gráfica grande calcula unas dos mil veces más rápido que un portátil y lee unas cincuenta veces más rápido. ¿Cuál será allí el cociente con 200 tokens, para GPT-2 small?</translation>
    </message>
    <message>
        <source>Larger than here: it is so much faster</source>
        <translation>Mayor que aquí: es muchísimo más rápida</translation>
    </message>
    <message>
        <source>Both lanes get faster, and the one without a cache gains more: it is the one that had to calculate.</source>
        <translation>Los dos carriles se aceleran, y el que no tiene caché gana más: es el que tenía que calcular.</translation>
    </message>
    <message>
        <source>About the same</source>
        <translation>Más o menos el mismo</translation>
    </message>
    <message>
        <source>That would be so if both rates grew alike. Calculating grew far more than reading.</source>
        <translation>Sería así si las dos velocidades crecieran por igual. El cálculo creció mucho más que la lectura.</translation>
    </message>
    <message>
        <source>Close to 1</source>
        <translation>Cerca de 1</translation>
    </message>
    <message>
        <source>It calculates 200 rows in hardly more time than one. What remains is what both lanes do alike.</source>
        <translation>Calcula 200 filas en apenas más tiempo que una. Lo que queda es lo que los dos carriles hacen por igual.</translation>
    </message>
    <message>
        <source>For an H100 one expects {gpu_200} at 200 tokens and {gpu_1000} at 1,000. So the ratio depends on the length of the text and on one figure of the machine: how many rows it can calculate in the time it takes to read the weights once. The frame names it for this machine.</source>
        <translation>Para una H100 cabe esperar {gpu_200} con 200 tokens y {gpu_1000} con 1000. Así que el cociente depende de la longitud del texto y de una cifra de la máquina: cuántas filas puede calcular en el tiempo que tarda en leer los pesos una vez. El recuadro la da para esta máquina.</translation>
    </message>
    <message>
        <source>The report&apos;s 2 and 4.8 need about 120 rows: a machine in between, or a program that spends some fixed time on every step. Choose &quot;Like the report&quot; to see it.</source>
        <translation>El 2 y el 4,8 del informe necesitan unas 120 filas: una máquina intermedia, o un programa que gasta un tiempo fijo en cada paso. Elige «Como el informe» para verlo.</translation>
    </message>
    <message>
        <source>This estimate is called a roofline: two limits, and the lower one is the roof. Let the class change the GB/s and the GFLOP/s in the frame and watch the ratios.</source>
        <translation>Esta estimación se llama «roofline», línea del techo: hay dos límites, y el más bajo es el techo. Deja que la clase cambie los GB/s y los GFLOP/s en el recuadro y observe los cocientes.</translation>
    </message>
    <message>
        <source>&quot;The cache only removes attention&quot; is wrong by amount at any ratio: most of what it removes is projections and MLPs of old rows (lesson 3). Where the ratio is small, that work is there too, but hidden behind the reading of the weights.</source>
        <translation>«La caché solo quita atención» se equivoca en la cantidad, sea cual sea el cociente: la mayor parte de lo que quita son proyecciones y MLP de filas viejas (lección 3). Donde el cociente es pequeño, ese trabajo está ahí igualmente, pero escondido detrás de la lectura de los pesos.</translation>
    </message>
    <message>
        <source>The small model&apos;s weights fit into the processor&apos;s caches, so its cached steps are often faster than the roof of the memory allows: measured ratios can lie above the expected ones.</source>
        <translation>Los pesos del modelo pequeño caben en las cachés del procesador, así que sus pasos con caché suelen ser más rápidos de lo que permite el techo de la memoria: los cocientes medidos pueden quedar por encima de los esperados.</translation>
    </message>
    <message>
        <source>What can go wrong in such a test</source>
        <translation>Qué puede fallar en una prueba así</translation>
    </message>
    <message>
        <source>A friend repeats the experiment on another computer. For 60 new tokens she finds a ratio of 5. You found far more, for 186. She concludes: your program must be faulty.</source>
        <translation>Una amiga repite el experimento en otra máquina. Con 60 tokens nuevos encuentra un cociente de 5. Tú encontraste mucho más, con 186. Ella concluye: tu programa tiene que estar mal.</translation>
    </message>
    <message>
        <source>What do you tell her?</source>
        <translation>¿Qué le dices?</translation>
    </message>
    <message>
        <source>Compare the same length first, then rows and tokens; times are the machine&apos;s own</source>
        <translation>Que compare primero la misma longitud, y luego filas y tokens; los tiempos son de cada máquina</translation>
    </message>
    <message>
        <source>Rows and tokens are the same everywhere. The ratio follows from the length and from the machine&apos;s two rates.</source>
        <translation>Filas y tokens son los mismos en todas partes. El cociente se deduce de la longitud y de las dos velocidades de la máquina.</translation>
    </message>
    <message>
        <source>Ratios must agree, so one of us made a mistake</source>
        <translation>Los cocientes tienen que coincidir, así que alguien se ha equivocado</translation>
    </message>
    <message>
        <source>The **rows** must agree: that&apos;s arithmetic on paper. Times depend on the machine.</source>
        <translation>Las **filas** tienen que coincidir: eso son cuentas sobre el papel. Los tiempos dependen de la máquina.</translation>
    </message>
    <message>
        <source>She should take the average of several runs</source>
        <translation>Que tome la media de varias ejecuciones</translation>
    </message>
    <message>
        <source>A good habit, but it won&apos;t bring two different machines together, nor two different lengths.</source>
        <translation>Buena costumbre, pero no hará coincidir dos máquinas distintas, ni dos longitudes distintas.</translation>
    </message>
    <message>
        <source>For 60 new tokens: {race_rows_a} rows with the cache and {race_rows_b} without, on every machine in the world. The ratio of the times is {race_ratio} on this one, today.</source>
        <translation>Con 60 tokens nuevos: {race_rows_a} filas con la caché y {race_rows_b} sin ella, en todas las máquinas del mundo. El cociente de los tiempos es {race_ratio} en esta, hoy.</translation>
    </message>
    <message>
        <source>A good report of such a test names: model, precision, machine, length, and whether the ratio is of steps or of whole runs.</source>
        <translation>Un buen informe de una prueba así nombra: modelo, precisión, máquina, longitud, y si el cociente es de pasos o de ejecuciones enteras.</translation>
    </message>
    <message>
        <source>Where this leads: training</source>
        <translation>Adónde lleva esto: el entrenamiento</translation>
    </message>
    <message>
        <source>The cache is for writing. What about **training**, in which a model learns from texts that are finished?</source>
        <translation>La caché es para escribir. ¿Y el **entrenamiento**, en el que un modelo aprende de textos ya terminados?</translation>
    </message>
    <message>
        <source>Here a text of {prompt_rows} tokens was read in one pass, in {prefill_time}. Each token after that took {decode_time}, one after the other.</source>
        <translation>Aquí se leyó un texto de {prompt_rows} tokens en una pasada, en {prefill_time}. Después, cada token tardó {decode_time}, uno tras otro.</translation>
    </message>
    <message>
        <source>Does training a model need a KV cache?</source>
        <translation>¿Necesita una caché KV el entrenamiento de un modelo?</translation>
    </message>
    <message>
        <source>Yes, or it would recompute every row again and again</source>
        <translation>Sí, o volvería a calcular cada fila una y otra vez</translation>
    </message>
    <message>
        <source>So it would if it went through the text token by token. It doesn&apos;t need to: all tokens are known.</source>
        <translation>Sería así si recorriera el texto token a token. No le hace falta: se conocen todos los tokens.</translation>
    </message>
    <message>
        <source>No: it computes all rows of a text in one pass</source>
        <translation>No: calcula todas las filas de un texto en una pasada</translation>
    </message>
    <message>
        <source>Like a prefill. Every row guesses the token after it at the same time, and nothing is computed twice.</source>
        <translation>Como un prefill. Cada fila adivina al mismo tiempo el token que la sigue, y nada se calcula dos veces.</translation>
    </message>
    <message>
        <source>Only for long texts</source>
        <translation>Solo con textos largos</translation>
    </message>
    <message>
        <source>The length doesn&apos;t matter. What matters is that no token has to be waited for.</source>
        <translation>La longitud no importa. Lo que importa es que no hay que esperar a ningún token.</translation>
    </message>
    <message>
        <source>The mask lets training do this: a row sees only what is above it, so all guesses are fair even if the text is known. Writing can&apos;t: the next token isn&apos;t there before the one above it is chosen. One and the same model is parallel when it learns and one row after the other when it writes.</source>
        <translation>La máscara es lo que se lo permite al entrenamiento: una fila solo ve lo que está por encima, así que ninguna adivina con trampa, aunque se conozca el texto. Al escribir no se puede: el token siguiente no existe hasta que se elige el de encima. Un mismo modelo trabaja en paralelo cuando aprende y fila a fila cuando escribe.</translation>
    </message>
    <message>
        <source>Ask what prefill, training and lane B have in common: all rows in one pass. And what sets lane B apart: it does it again at every step.</source>
        <translation>Pregunta qué tienen en común el prefill, el entrenamiento y el carril B: todas las filas en una pasada. Y qué distingue al carril B: lo vuelve a hacer en cada paso.</translation>
    </message>
    <message>
        <source>Where this leads: long texts</source>
        <translation>Adónde lleva esto: los textos largos</translation>
    </message>
    <message>
        <source>The triangle again: one line for each row, one cell for each row that it looked at. With n rows these are n lines, and about half of n × n cells.</source>
        <translation>Otra vez el triángulo: una línea por cada fila, una celda por cada fila que miró. Con n filas son n líneas, y más o menos la mitad de n × n celdas.</translation>
    </message>
    <message>
        <source>The text gets twice as long. How many cells does the triangle have then?</source>
        <translation>El texto se hace el doble de largo. ¿Cuántas celdas tiene entonces el triángulo?</translation>
    </message>
    <message>
        <source>Twice as many</source>
        <translation>El doble</translation>
    </message>
    <message>
        <source>Twice as many lines, but each of them is twice as long, too.</source>
        <translation>El doble de líneas, pero cada una es también el doble de larga.</translation>
    </message>
    <message>
        <source>About four times as many</source>
        <translation>Unas cuatro veces más</translation>
    </message>
    <message>
        <source>Twice the lines, twice their length. This is what &quot;n squared&quot; stands for.</source>
        <translation>El doble de líneas, con el doble de longitud. Esto es lo que quiere decir «n al cuadrado».</translation>
    </message>
    <message>
        <source>About eight times as many</source>
        <translation>Unas ocho veces más</translation>
    </message>
    <message>
        <source>That is what a run without a cache pays in all: it draws the whole triangle again at each step.</source>
        <translation>Eso es lo que paga en total una ejecución sin caché: dibuja el triángulo entero otra vez en cada paso.</translation>
    </message>
    <message>
        <source>The cache doesn&apos;t make the triangle smaller. It lets every cell be computed **once**, one line a step. Someone has to compute it still, and for a very long prompt the prefill does so all at once. There n squared becomes what one waits for, and the cache&apos;s n rows become what fills the memory. Both are the price of long contexts.</source>
        <translation>La caché no hace más pequeño el triángulo. Permite que cada celda se calcule **una vez**, una línea por paso. Alguien tiene que calcularlo de todos modos, y con un prompt muy largo el prefill lo hace de golpe. Ahí n al cuadrado pasa a ser lo que se espera, y las n filas de la caché, lo que llena la memoria. Las dos cosas son el precio de los contextos largos.</translation>
    </message>
    <message>
        <source>Draw it: with the cache a step adds the bottom line. Without it a step draws the whole triangle. Added up: n squared cells against n cubed.</source>
        <translation>Dibújalo: con la caché, un paso añade la línea de abajo. Sin ella, un paso dibuja el triángulo entero. Sumado todo: n al cuadrado celdas frente a n al cubo.</translation>
    </message>
    <message>
        <source>Where to go from here: grouped-query attention, training in parallel, and ways around the square, such as windows.</source>
        <translation>Por dónde seguir: atención de consultas agrupadas, entrenamiento en paralelo y formas de esquivar el cuadrado, como las ventanas.</translation>
    </message>
    <message>
        <source>Twenty questions</source>
        <translation>Veinte preguntas</translation>
    </message>
    <message>
        <source>Permission</source>
        <translation>El permiso</translation>
    </message>
    <message>
        <source>Why may a model use a row again that it computed a hundred tokens ago?</source>
        <translation>¿Por qué puede un modelo volver a usar una fila que calculó hace cien tokens?</translation>
    </message>
    <message>
        <source>Because a small error does no harm</source>
        <translation>Porque un error pequeño no hace daño</translation>
    </message>
    <message>
        <source>There is no error at all. The row that is read back is the same number for number.</source>
        <translation>No hay ningún error. La fila que se lee de la caché es la misma, número por número.</translation>
    </message>
    <message>
        <source>Because a row sees only itself and what stands above it</source>
        <translation>Porque una fila solo se ve a sí misma y lo que está por encima</translation>
    </message>
    <message>
        <source>New tokens come below. So nothing a row depends on can change any more.</source>
        <translation>Los tokens nuevos vienen por debajo. Así que nada de lo que depende una fila puede cambiar ya.</translation>
    </message>
    <message>
        <source>Because words keep their meaning</source>
        <translation>Porque las palabras conservan su significado</translation>
    </message>
    <message>
        <source>A row isn&apos;t the meaning of a word: the same word gets another row in another text.</source>
        <translation>Una fila no es el significado de una palabra: la misma palabra tiene otra fila en otro texto.</translation>
    </message>
    <message>
        <source>The causal mask is the permission: no row looks down. It is an argument for correctness and not a rule of thumb.</source>
        <translation>La máscara causal es el permiso: ninguna fila mira hacia abajo. Es un argumento de corrección, no una regla aproximada.</translation>
    </message>
    <message>
        <source>Where to see it: Lesson 2; Watch page, Attention.</source>
        <translation>Dónde verlo: lección 2; página Observar, Atención.</translation>
    </message>
    <message>
        <source>One corrected word</source>
        <translation>Una palabra corregida</translation>
    </message>
    <message>
        <source>In a prompt of 500 tokens, token 200 is replaced by another. Which rows must be computed again?</source>
        <translation>En un prompt de 500 tokens se reemplaza el token 200 por otro. ¿Qué filas hay que calcular de nuevo?</translation>
    </message>
    <message>
        <source>Row 200 alone</source>
        <translation>Solo la fila 200</translation>
    </message>
    <message>
        <source>The rows below have looked at it and taken something from it.</source>
        <translation>Las filas de debajo la han mirado y han tomado algo de ella.</translation>
    </message>
    <message>
        <source>All 500</source>
        <translation>Las 500</translation>
    </message>
    <message>
        <source>Those above row 200 have never seen it.</source>
        <translation>Las que están por encima de la fila 200 nunca la han visto.</translation>
    </message>
    <message>
        <source>Rows 0 to 200</source>
        <translation>Las filas 0 a 200</translation>
    </message>
    <message>
        <source>It is the other way round: these stand above the change.</source>
        <translation>Es al revés: esas están por encima del cambio.</translation>
    </message>
    <message>
        <source>Row 200 and all below it</source>
        <translation>La fila 200 y todas las de debajo</translation>
    </message>
    <message>
        <source>It changes itself, and may have changed each row that could look at it.</source>
        <translation>Cambia ella misma, y puede haber cambiado cada fila que podía mirarla.</translation>
    </message>
    <message>
        <source>The rows above stay valid, to the last bit. That is also why a change late in a prompt is cheap and an early one is dear.</source>
        <translation>Las filas de encima siguen siendo válidas, hasta el último bit. Por eso también un cambio al final de un prompt es barato y uno al principio es caro.</translation>
    </message>
    <message>
        <source>Where to see it: Lesson 2; Watch page, click a token.</source>
        <translation>Dónde verlo: lección 2; página Observar, haz clic en un token.</translation>
    </message>
    <message>
        <source>What is kept</source>
        <translation>Lo que se guarda</translation>
    </message>
    <message>
        <source>What does a KV cache keep of a token?</source>
        <translation>¿Qué guarda una caché KV de un token?</translation>
    </message>
    <message>
        <source>Its key and its value, in every block</source>
        <translation>Su clave y su valor, en cada bloque</translation>
    </message>
    <message>
        <source>Those are the two things that later rows come for.</source>
        <translation>Son las dos cosas que vienen a buscar las filas posteriores.</translation>
    </message>
    <message>
        <source>Its query, key and value</source>
        <translation>Su consulta, su clave y su valor</translation>
    </message>
    <message>
        <source>A query asks once, in its own step. Nobody asks it again.</source>
        <translation>Una consulta pregunta una vez, en su propio paso. Nadie la vuelve a hacer.</translation>
    </message>
    <message>
        <source>Its logits</source>
        <translation>Sus logits</translation>
    </message>
    <message>
        <source>They served to choose one token. The next step has logits of its own.</source>
        <translation>Sirvieron para elegir un token. El paso siguiente tiene sus propios logits.</translation>
    </message>
    <message>
        <source>Its word, so that it needn&apos;t be typed again</source>
        <translation>Su palabra, para no tener que volver a escribirla</translation>
    </message>
    <message>
        <source>The text is kept anyway. The cache is about what was worked out from it.</source>
        <translation>El texto se guarda de todos modos. La caché guarda lo que se averiguó a partir de él.</translation>
    </message>
    <message>
        <source>With the bundled model these are {row_numbers} numbers, or {row_bytes} in 32 bits. A full context of {context} tokens takes {full_cache}.</source>
        <translation>Con el modelo incluido son {row_numbers} números, o {row_bytes} en 32 bits. Un contexto completo de {context} tokens ocupa {full_cache}.</translation>
    </message>
    <message>
        <source>Where to see it: Lessons 1 and 5; Watch page, the cache.</source>
        <translation>Dónde verlo: lecciones 1 y 5; página Observar, la caché.</translation>
    </message>
    <message>
        <source>A text has 300 tokens. How many rows does the next step compute without a cache, and how many with it?</source>
        <translation>Un texto tiene 300 tokens. ¿Cuántas filas calcula el paso siguiente sin caché, y cuántas con ella?</translation>
    </message>
    <message>
        <source>300 and 150</source>
        <translation>300 y 150</translation>
    </message>
    <message>
        <source>Half is a matter of whole runs. In one step the difference is much larger.</source>
        <translation>La mitad es cosa de ejecuciones enteras. En un solo paso la diferencia es mucho mayor.</translation>
    </message>
    <message>
        <source>300 and 0</source>
        <translation>300 y 0</translation>
    </message>
    <message>
        <source>The newest token&apos;s row is always missing: nobody could compute it before the token was chosen.</source>
        <translation>Siempre falta la fila del token más reciente: nadie podía calcularla antes de que se eligiera el token.</translation>
    </message>
    <message>
        <source>300 and 1</source>
        <translation>300 y 1</translation>
    </message>
    <message>
        <source>Without a cache all rows, with it only that of the newest token.</source>
        <translation>Sin caché, todas las filas; con ella, solo la del token más reciente.</translation>
    </message>
    <message>
        <source>Over a whole run without a cache the row counts add up to about half the square of the length. That&apos;s what &quot;quadratic&quot; means. With it, each row is computed once.</source>
        <translation>En una ejecución entera sin caché, las cuentas de filas suman más o menos la mitad del cuadrado de la longitud. Eso significa «cuadrático». Con ella, cada fila se calcula una vez.</translation>
    </message>
    <message>
        <source>Where to see it: Lesson 1; Race page, rows computed.</source>
        <translation>Dónde verlo: lección 1; página Carrera, filas calculadas.</translation>
    </message>
    <message>
        <source>What is left</source>
        <translation>Lo que queda</translation>
    </message>
    <message>
        <source>The cache is on and the text grows. Which part of a step still grows with it?</source>
        <translation>La caché está encendida y el texto crece. ¿Qué parte de un paso sigue creciendo con él?</translation>
    </message>
    <message>
        <source>It works on one row, the new one, however long the text is.</source>
        <translation>Trabaja sobre una fila, la nueva, por largo que sea el texto.</translation>
    </message>
    <message>
        <source>Reading the weights</source>
        <translation>Leer los pesos</translation>
    </message>
    <message>
        <source>The weights are the model: as many for short texts as for long ones.</source>
        <translation>Los pesos son el modelo: son los mismos para textos cortos que para largos.</translation>
    </message>
    <message>
        <source>Attention</source>
        <translation>La atención</translation>
    </message>
    <message>
        <source>The new row has to be held against every earlier one. No cache can do that beforehand.</source>
        <translation>La fila nueva hay que compararla con cada una de las anteriores. Eso ninguna caché lo puede hacer de antemano.</translation>
    </message>
    <message>
        <source>A step computes one row, and looks at n. It&apos;s a small share in short texts and a large one in long texts.</source>
        <translation>Un paso calcula una fila y mira n. Es una parte pequeña en los textos cortos y grande en los largos.</translation>
    </message>
    <message>
        <source>Where to see it: Lesson 3; Watch page, &quot;Attention only&quot;.</source>
        <translation>Dónde verlo: lección 3; página Observar, «Solo la atención».</translation>
    </message>
    <message>
        <source>More than attention</source>
        <translation>Más que atención</translation>
    </message>
    <message>
        <source>Is it right that the cache only saves attention?</source>
        <translation>¿Es verdad que la caché solo ahorra atención?</translation>
    </message>
    <message>
        <source>Yes: keys and values belong to attention</source>
        <translation>Sí: claves y valores son cosa de la atención</translation>
    </message>
    <message>
        <source>They do. But to get an old row&apos;s key in block 2, the whole row has to pass through block 1.</source>
        <translation>Lo son. Pero para obtener la clave de una fila vieja en el bloque 2, la fila entera tiene que pasar por el bloque 1.</translation>
    </message>
    <message>
        <source>No: it also saves the projections and the MLPs of all old rows</source>
        <translation>No: también ahorra las proyecciones y los MLP de todas las filas viejas</translation>
    </message>
    <message>
        <source>Without a cache every old row goes through everything again.</source>
        <translation>Sin caché, cada fila vieja vuelve a pasar por todo.</translation>
    </message>
    <message>
        <source>No: it saves the logits</source>
        <translation>No: ahorra los logits</translation>
    </message>
    <message>
        <source>They are computed once a step, with the cache and without.</source>
        <translation>Se calculan una vez por paso, con la caché y sin ella.</translation>
    </message>
    <message>
        <source>In a step without a cache, attention is the smaller part at the lengths you can try here; the rest is projections and MLPs, mostly of old rows.</source>
        <translation>En un paso sin caché, la atención es la parte menor con las longitudes que puedes probar aquí; el resto son proyecciones y MLP, casi todo de filas viejas.</translation>
    </message>
    <message>
        <source>Where to see it: Lesson 3; Watch page, cache off, the bar of the step.</source>
        <translation>Dónde verlo: lección 3; página Observar, caché apagada, la barra del paso.</translation>
    </message>
    <message>
        <source>You ask about a long document that the assistant has not read yet. Why does the first token take longest?</source>
        <translation>Preguntas por un documento largo que el asistente aún no ha leído. ¿Por qué tarda más el primer token?</translation>
    </message>
    <message>
        <source>It is the hardest one to choose</source>
        <translation>Es el más difícil de elegir</translation>
    </message>
    <message>
        <source>Each choice costs the same. What differs is how many rows are missing before it.</source>
        <translation>Cada elección cuesta lo mismo. Lo que cambia es cuántas filas faltan antes de ella.</translation>
    </message>
    <message>
        <source>The cache has to be searched first</source>
        <translation>Primero hay que buscar en la caché</translation>
    </message>
    <message>
        <source>It is empty then, and it is never searched: every row is read in turn.</source>
        <translation>Está vacía en ese momento, y nunca se busca en ella: se leen todas las filas, una tras otra.</translation>
    </message>
    <message>
        <source>All rows of the prompt have to be computed before it</source>
        <translation>Antes hay que calcular todas las filas del prompt</translation>
    </message>
    <message>
        <source>That is the prefill. Each token after it costs one row.</source>
        <translation>Eso es el prefill. Cada token posterior cuesta una fila.</translation>
    </message>
    <message>
        <source>The weights are loaded from the disk</source>
        <translation>Se cargan los pesos del disco</translation>
    </message>
    <message>
        <source>They have been in memory since the program started.</source>
        <translation>Están en la memoria desde que arrancó el programa.</translation>
    </message>
    <message>
        <source>A cache can&apos;t help with rows that it has never had. It makes the later tokens cheap, and the first one only if it was filled before.</source>
        <translation>Una caché no puede ayudar con filas que nunca ha tenido. Abarata los tokens posteriores, y el primero solo si se llenó antes.</translation>
    </message>
    <message>
        <source>Where to see it: Lesson 4; Watch page, time per token.</source>
        <translation>Dónde verlo: lección 4; página Observar, tiempo por token.</translation>
    </message>
    <message>
        <source>In parallel</source>
        <translation>En paralelo</translation>
    </message>
    <message>
        <source>A prefill of 500 rows is much faster than 500 decode steps. Why?</source>
        <translation>Un prefill de 500 filas es mucho más rápido que 500 pasos de decodificación. ¿Por qué?</translation>
    </message>
    <message>
        <source>It reads each weight once for all rows</source>
        <translation>Lee cada peso una vez para todas las filas</translation>
    </message>
    <message>
        <source>A decode step reads all of them for a single row.</source>
        <translation>Un paso de decodificación los lee todos para una sola fila.</translation>
    </message>
    <message>
        <source>It leaves out attention</source>
        <translation>Se salta la atención</translation>
    </message>
    <message>
        <source>It doesn&apos;t: each row of the prompt looks at all rows above it.</source>
        <translation>No se la salta: cada fila del prompt mira todas las filas de encima.</translation>
    </message>
    <message>
        <source>It computes with fewer bits</source>
        <translation>Calcula con menos bits</translation>
    </message>
    <message>
        <source>Prefill and decode use the same numbers.</source>
        <translation>El prefill y la decodificación usan los mismos números.</translation>
    </message>
    <message>
        <source>A decode step waits for memory, a prefill for arithmetic. And a prefill can work on all rows at once only because all tokens are known.</source>
        <translation>Un paso de decodificación espera a la memoria; un prefill, al cálculo. Y un prefill solo puede trabajar con todas las filas a la vez porque se conocen todos los tokens.</translation>
    </message>
    <message>
        <source>Where to see it: Lesson 4; Watch page, this step.</source>
        <translation>Dónde verlo: lección 4; página Observar, este paso.</translation>
    </message>
    <message>
        <source>Two ratios</source>
        <translation>Dos cocientes</translation>
    </message>
    <message>
        <source>At 1,000 tokens a step takes 80 times as long without the cache. How does the whole run up to there compare?</source>
        <translation>Con 1000 tokens, un paso tarda 80 veces más sin la caché. ¿Y la ejecución entera hasta ahí?</translation>
    </message>
    <message>
        <source>Also 80 times as long</source>
        <translation>También 80 veces más</translation>
    </message>
    <message>
        <source>It would, if every step had been as long as the last. The early ones were short.</source>
        <translation>Lo haría si todos los pasos hubieran sido tan largos como el último. Los primeros eran cortos.</translation>
    </message>
    <message>
        <source>About 40 times as long</source>
        <translation>Unas 40 veces más</translation>
    </message>
    <message>
        <source>Without a cache the steps grew from short to long. On average they were about half as long as the last.</source>
        <translation>Sin caché, los pasos pasaron de cortos a largos. De media duraron más o menos la mitad que el último.</translation>
    </message>
    <message>
        <source>About 6,400 times as long</source>
        <translation>Unas 6400 veces más</translation>
    </message>
    <message>
        <source>The ratios of steps don&apos;t multiply. Times add up.</source>
        <translation>Los cocientes de los pasos no se multiplican. Los tiempos se suman.</translation>
    </message>
    <message>
        <source>The ratio of steps and the ratio of runs are two figures; a report should say which it means. For this model, here: whole runs {ratio_200} times at 200 tokens, {ratio_1000} at 1,000 (a prediction while nothing has been raced).</source>
        <translation>El cociente de los pasos y el de las ejecuciones son dos cifras distintas; un informe debería decir a cuál se refiere. Para este modelo, aquí: ejecuciones enteras, {ratio_200} veces con 200 tokens y {ratio_1000} con 1000 (una previsión mientras no se haya corrido nada).</translation>
    </message>
    <message>
        <source>Where to see it: Lesson 9; Race page, the table of ratios.</source>
        <translation>Dónde verlo: lección 9; página Carrera, la tabla de cocientes.</translation>
    </message>
    <message>
        <source>Other machines</source>
        <translation>Otras máquinas</translation>
    </message>
    <message>
        <source>Two people measure how much faster a run gets with the cache. One finds 2, the other 20. Both have counted the same rows. What explains it?</source>
        <translation>Dos personas miden cuánto más rápida es una ejecución con la caché. A una le sale 2, a la otra 20. Las dos han contado las mismas filas. ¿Cómo se explica?</translation>
    </message>
    <message>
        <source>One of them has made a mistake</source>
        <translation>Una de ellas se ha equivocado</translation>
    </message>
    <message>
        <source>Not necessarily. The rows are the same everywhere, the times are not.</source>
        <translation>No necesariamente. Las filas son las mismas en todas partes; los tiempos, no.</translation>
    </message>
    <message>
        <source>One of them has a larger cache</source>
        <translation>Una de ellas tiene una caché más grande</translation>
    </message>
    <message>
        <source>Both keep the same rows of the same model: their caches are equally large.</source>
        <translation>Las dos guardan las mismas filas del mismo modelo: sus cachés son igual de grandes.</translation>
    </message>
    <message>
        <source>Their machines calculate and read at different rates</source>
        <translation>Sus máquinas calculan y leen a velocidades distintas</translation>
    </message>
    <message>
        <source>Without a cache there is much to calculate, with it there is mostly reading. The ratio depends on how fast a machine does either.</source>
        <translation>Sin caché hay mucho que calcular; con ella, sobre todo hay que leer. El cociente depende de lo rápido que una máquina hace cada cosa.</translation>
    </message>
    <message>
        <source>This machine&apos;s rates are {bandwidth} and {arithmetic}. From them alone one expects {roofline_200} at 200 tokens; for GPT-2 small on an H100 card {gpu_200}.</source>
        <translation>Las velocidades de esta máquina son {bandwidth} y {arithmetic}. Solo con ellas cabe esperar {roofline_200} con 200 tokens; para GPT-2 small en una tarjeta H100, {gpu_200}.</translation>
    </message>
    <message>
        <source>Where to see it: Lesson 9; Race page, &quot;Another machine?&quot;.</source>
        <translation>Dónde verlo: lección 9; página Carrera, «¿Otra máquina?».</translation>
    </message>
    <message>
        <source>GPT-2 small&apos;s token</source>
        <translation>El token de GPT-2 small</translation>
    </message>
    <message>
        <source>GPT-2 small has 12 blocks and a width of 768. How many numbers does it keep for each token?</source>
        <translation>GPT-2 small tiene 12 bloques y un ancho de 768. ¿Cuántos números guarda por cada token?</translation>
    </message>
    <message>
        <source>768</source>
        <translation>768</translation>
    </message>
    <message>
        <source>That is one key, in one block.</source>
        <translation>Eso es una clave, en un bloque.</translation>
    </message>
    <message>
        <source>9,216</source>
        <translation>9216</translation>
    </message>
    <message>
        <source>Keys are only half of it: 12 × 768. Values come on top.</source>
        <translation>Las claves son solo la mitad: 12 × 768. Faltan los valores.</translation>
    </message>
    <message>
        <source>18,432</source>
        <translation>18.432</translation>
    </message>
    <message>
        <source>2 × 12 × 768: a key and a value in each block.</source>
        <translation>2 × 12 × 768: una clave y un valor en cada bloque.</translation>
    </message>
    <message>
        <source>1,536</source>
        <translation>1536</translation>
    </message>
    <message>
        <source>A key and a value: but every block has its own.</source>
        <translation>Una clave y un valor: pero cada bloque tiene los suyos.</translation>
    </message>
    <message>
        <source>{plan_numbers} numbers are {plan_token} in 16 bits, and {plan_conversation} for the whole window.</source>
        <translation>{plan_numbers} números son {plan_token} en 16 bits, y {plan_conversation} para la ventana entera.</translation>
    </message>
    <message>
        <source>Where to see it: Lesson 5; Memory page, the formula.</source>
        <translation>Dónde verlo: lección 5; página Memoria, la fórmula.</translation>
    </message>
    <message>
        <source>Last bits</source>
        <translation>Los últimos bits</translation>
    </message>
    <message>
        <source>With a certain library the scores differ in their last digits, with the cache and without. Where does that come from?</source>
        <translation>Con cierta biblioteca, las puntuaciones difieren en sus últimas cifras, con la caché y sin ella. ¿De dónde viene eso?</translation>
    </message>
    <message>
        <source>It adds the same sums in another order when it computes one row instead of many</source>
        <translation>Hace las mismas sumas en otro orden cuando calcula una fila en vez de muchas</translation>
    </message>
    <message>
        <source>Rounded sums depend on their order. The cache only changes how many rows are computed together.</source>
        <translation>Las sumas redondeadas dependen de su orden. La caché solo cambia cuántas filas se calculan juntas.</translation>
    </message>
    <message>
        <source>The cache rounds what it keeps</source>
        <translation>La caché redondea lo que guarda</translation>
    </message>
    <message>
        <source>It keeps the 32-bit numbers as they were computed, and gives back just those.</source>
        <translation>Guarda los números de 32 bits tal como se calcularon, y devuelve exactamente esos.</translation>
    </message>
    <message>
        <source>A row changes a little whenever text is added</source>
        <translation>Una fila cambia un poco cada vez que se añade texto</translation>
    </message>
    <message>
        <source>It can&apos;t: nothing below a row has any influence on it.</source>
        <translation>No puede: nada de lo que está por debajo de una fila influye en ella.</translation>
    </message>
    <message>
        <source>Both lanes calculated with OpenBLAS here; their scores are at most {race_difference} apart. Arithmetic that adds in a fixed order shows the cause: there the difference is 0. The best token is nearly always far enough ahead for the text to be the same anyway.</source>
        <translation>Aquí los dos carriles calcularon con OpenBLAS; sus puntuaciones se alejan como mucho {race_difference}. Una aritmética que suma en un orden fijo deja ver la causa: ahí la diferencia es 0. De todos modos, el mejor token va casi siempre bastante por delante como para que el texto sea el mismo.</translation>
    </message>
    <message>
        <source>Where to see it: Lesson 8; Race page, a lane&apos;s arithmetic.</source>
        <translation>Dónde verlo: lección 8; página Carrera, la aritmética de un carril.</translation>
    </message>
    <message>
        <source>Long contexts</source>
        <translation>Contextos largos</translation>
    </message>
    <message>
        <source>On this card {plan_fit} conversations of 8,192 tokens fit beside the model. What runs out first when each of them gets 16 times as long?</source>
        <translation>En esta tarjeta caben, junto al modelo, {plan_fit} conversaciones de 8192 tokens. ¿Qué se acaba primero cuando cada una se hace 16 veces más larga?</translation>
    </message>
    <message>
        <source>The weights no longer fit</source>
        <translation>Los pesos ya no caben</translation>
    </message>
    <message>
        <source>They are as large as before.</source>
        <translation>Son tan grandes como antes.</translation>
    </message>
    <message>
        <source>Patience: each token takes 16 times as long</source>
        <translation>La paciencia: cada token tarda 16 veces más</translation>
    </message>
    <message>
        <source>A step gets longer, but by less than that: it still computes a single row.</source>
        <translation>Un paso se alarga, pero menos que eso: sigue calculando una sola fila.</translation>
    </message>
    <message>
        <source>The memory for the caches</source>
        <translation>La memoria para las cachés</translation>
    </message>
    <message>
        <source>Each takes 16 times as much, so only a few fit.</source>
        <translation>Cada una ocupa 16 veces más, así que solo caben unas pocas.</translation>
    </message>
    <message>
        <source>Only {plan_fit} fit now, at {plan_conversation} each. Such limits often decide how many users a server takes.</source>
        <translation>Ahora solo caben {plan_fit}, a {plan_conversation} cada una. Límites así deciden a menudo cuántos usuarios admite un servidor.</translation>
    </message>
    <message>
        <source>Where to see it: Lesson 5; Memory page, the verdict.</source>
        <translation>Dónde verlo: lección 5; página Memoria, el veredicto.</translation>
    </message>
    <message>
        <source>Shared heads</source>
        <translation>Cabezas compartidas</translation>
    </message>
    <message>
        <source>Llama 3.1 70B has 64 heads, and 8 keys and values that they share in groups. What does that do to its cache?</source>
        <translation>Llama 3.1 70B tiene 64 cabezas, y 8 claves y valores que comparten por grupos. ¿Qué le hace eso a su caché?</translation>
    </message>
    <message>
        <source>It halves it</source>
        <translation>La deja en la mitad</translation>
    </message>
    <message>
        <source>Half would be groups of two. Here eight heads share.</source>
        <translation>La mitad serían grupos de dos. Aquí comparten ocho cabezas.</translation>
    </message>
    <message>
        <source>It makes it eight times smaller</source>
        <translation>La hace ocho veces más pequeña</translation>
    </message>
    <message>
        <source>8 keys and values are kept for each token and block, not 64.</source>
        <translation>Por cada token y bloque se guardan 8 claves y valores, no 64.</translation>
    </message>
    <message>
        <source>Nothing: 64 heads still look</source>
        <translation>Nada: siguen mirando 64 cabezas</translation>
    </message>
    <message>
        <source>They look with queries of their own, and queries aren&apos;t kept.</source>
        <translation>Miran con consultas propias, y las consultas no se guardan.</translation>
    </message>
    <message>
        <source>{plan_conversation} for a conversation of the full length, instead of eight times that. The price: the model has to be trained so. Heads that are simply averaged afterwards lose nearly every answer.</source>
        <translation>{plan_conversation} para una conversación de la longitud completa, en vez de ocho veces eso. El precio: hay que entrenar el modelo así. Si las cabezas simplemente se promedian después, se pierden casi todas las respuestas.</translation>
    </message>
    <message>
        <source>Where to see it: Lesson 6; Memory page, KV heads; Squeeze page, share heads.</source>
        <translation>Dónde verlo: lección 6; página Memoria, cabezas KV; página Comprimir, compartir cabezas.</translation>
    </message>
    <message>
        <source>A cache keeps each number in 8 bits instead of 32. What is given up?</source>
        <translation>Una caché guarda cada número en 8 bits en vez de 32. ¿A qué se renuncia?</translation>
    </message>
    <message>
        <source>The oldest rows</source>
        <translation>A las filas más viejas</translation>
    </message>
    <message>
        <source>All rows stay. Each number becomes a bit coarser.</source>
        <translation>Se quedan todas las filas. Cada número se vuelve un poco más basto.</translation>
    </message>
    <message>
        <source>Nothing, not even a bit</source>
        <translation>A nada, ni a un solo bit</translation>
    </message>
    <message>
        <source>The logits do change a little. Exactly the same it is only with the numbers as they were computed.</source>
        <translation>Los logits sí cambian un poco. Exactamente igual solo sale con los números tal como se calcularon.</translation>
    </message>
    <message>
        <source>A little precision: answers hardly change, bits do</source>
        <translation>A un poco de precisión: las respuestas apenas cambian, los bits sí</translation>
    </message>
    <message>
        <source>Each number is rounded to one of some 250 steps. The 60 questions do not notice.</source>
        <translation>Cada número se redondea a uno de unos 250 niveles. Las 60 preguntas no lo notan.</translation>
    </message>
    <message>
        <source>About a quarter of the right answers</source>
        <translation>A más o menos la cuarta parte de los aciertos</translation>
    </message>
    <message>
        <source>It&apos;s a quarter of the memory that remains. The answers remain nearly all.</source>
        <translation>Es la cuarta parte de la memoria la que queda. Las respuestas quedan casi todas.</translation>
    </message>
    <message>
        <source>It takes about a quarter of the memory. With 4 bits it&apos;s a seventh, and an answer or so is lost.</source>
        <translation>Ocupa más o menos la cuarta parte de la memoria. Con 4 bits es una séptima parte, y se pierde una respuesta, si acaso.</translation>
    </message>
    <message>
        <source>Where to see it: Lesson 6; Squeeze page, fewer bits.</source>
        <translation>Dónde verlo: lección 6; página Comprimir, menos bits.</translation>
    </message>
    <message>
        <source>Thrown away</source>
        <translation>Descartadas</translation>
    </message>
    <message>
        <source>A window keeps only the newest 64 rows. The model is asked about a sentence far above. What happens?</source>
        <translation>Una ventana guarda solo las últimas 64 filas. Al modelo le preguntan por una frase que está mucho más arriba. ¿Qué pasa?</translation>
    </message>
    <message>
        <source>It answers fluently, and often wrongly</source>
        <translation>Responde con fluidez, y a menudo mal</translation>
    </message>
    <message>
        <source>The rows with the fact are gone. What is left is enough for a well-formed guess.</source>
        <translation>Las filas con el dato ya no están. Lo que queda basta para una respuesta bien construida y al tanteo.</translation>
    </message>
    <message>
        <source>It stops with an error</source>
        <translation>Se detiene con un error</translation>
    </message>
    <message>
        <source>Nothing is broken: it looks at the rows that are there.</source>
        <translation>No hay nada roto: mira las filas que hay.</translation>
    </message>
    <message>
        <source>It computes the missing rows again</source>
        <translation>Calcula otra vez las filas que faltan</translation>
    </message>
    <message>
        <source>It could only if it went back to the text. A window never does.</source>
        <translation>Solo podría si volviera al texto. Una ventana nunca lo hace.</translation>
    </message>
    <message>
        <source>Evicted rows are forgotten. Which rows a later question needs, nobody knows when they are thrown away.</source>
        <translation>Las filas desalojadas se olvidan. Qué filas necesitará una pregunta posterior, nadie lo sabe cuando se descartan.</translation>
    </message>
    <message>
        <source>Where to see it: Lesson 6; Squeeze page, throw rows away.</source>
        <translation>Dónde verlo: lección 6; página Comprimir, descartar filas.</translation>
    </message>
    <message>
        <source>What does giving out cache memory in pages change?</source>
        <translation>¿Qué cambia al repartir la memoria de la caché en páginas?</translation>
    </message>
    <message>
        <source>Each row takes less memory</source>
        <translation>Cada fila ocupa menos memoria</translation>
    </message>
    <message>
        <source>A row takes what it took. Not one number is changed.</source>
        <translation>Una fila ocupa lo que ocupaba. No cambia ni un número.</translation>
    </message>
    <message>
        <source>Attention gets more accurate</source>
        <translation>La atención se vuelve más exacta</translation>
    </message>
    <message>
        <source>It reads the same numbers, only from other places.</source>
        <translation>Lee los mismos números, solo que de otros sitios.</translation>
    </message>
    <message>
        <source>Less memory lies reserved and empty</source>
        <translation>Hay menos memoria reservada y vacía</translation>
    </message>
    <message>
        <source>A conversation gets the next page when it needs it, instead of room for the longest answer at the start.</source>
        <translation>Una conversación recibe la página siguiente cuando la necesita, en vez de sitio para la respuesta más larga desde el principio.</translation>
    </message>
    <message>
        <source>So more conversations fit into the same memory at the same time. And those that begin alike can share pages.</source>
        <translation>Así caben más conversaciones a la vez en la misma memoria. Y las que empiezan igual pueden compartir páginas.</translation>
    </message>
    <message>
        <source>Where to see it: Lesson 6; Memory page, &quot;One piece each, or pages?&quot;.</source>
        <translation>Dónde verlo: lección 6; página Memoria, «¿De una pieza o en páginas?».</translation>
    </message>
    <message>
        <source>The next question</source>
        <translation>La siguiente pregunta</translation>
    </message>
    <message>
        <source>A server drops the cache after each answer. What does somebody notice who asks three questions about one long document?</source>
        <translation>Un servidor descarta la caché después de cada respuesta. ¿Qué nota quien hace tres preguntas sobre un mismo documento largo?</translation>
    </message>
    <message>
        <source>The second answer doesn&apos;t know the document</source>
        <translation>La segunda respuesta no conoce el documento</translation>
    </message>
    <message>
        <source>The text is sent along with every turn. Only the rows are missing.</source>
        <translation>El texto se envía en cada turno. Solo faltan las filas.</translation>
    </message>
    <message>
        <source>Each answer begins late, and is as good as ever</source>
        <translation>Cada respuesta empieza tarde, y es tan buena como siempre</translation>
    </message>
    <message>
        <source>Every turn pays for the whole prefill again. The numbers that come out are the same.</source>
        <translation>Cada turno vuelve a pagar el prefill entero. Los números que salen son los mismos.</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nada</translation>
    </message>
    <message>
        <source>Nothing in the words. But the waiting before each answer grows with the document.</source>
        <translation>Nada en las palabras. Pero la espera antes de cada respuesta crece con el documento.</translation>
    </message>
    <message>
        <source>The second question has just cost {turn_computed} rows, those of the document among them. If the cache is retained, a turn computes the rows of its own question only.</source>
        <translation>La segunda pregunta acaba de costar {turn_computed} filas, entre ellas las del documento. Si se conserva la caché, un turno solo calcula las filas de su propia pregunta.</translation>
    </message>
    <message>
        <source>Where to see it: Lesson 7; Chat page, keep the cache between turns.</source>
        <translation>Dónde verlo: lección 7; página Chat, conservar la caché entre turnos.</translation>
    </message>
    <message>
        <source>Sold</source>
        <translation>Se vende</translation>
    </message>
    <message>
        <source>A provider charges less for cached tokens. Your prompt has long instructions, which never change, and today&apos;s date. Where should the date go?</source>
        <translation>Un proveedor cobra menos por los tokens en caché. Tu prompt tiene unas instrucciones largas, que nunca cambian, y la fecha de hoy. ¿Dónde conviene poner la fecha?</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>Al principio</translation>
    </message>
    <message>
        <source>Then all rows below it are new whenever the date is, and those are nearly all.</source>
        <translation>Entonces todas las filas de debajo son nuevas siempre que lo es la fecha, y son casi todas.</translation>
    </message>
    <message>
        <source>Anywhere: it&apos;s only one token</source>
        <translation>En cualquier sitio: es solo un token</translation>
    </message>
    <message>
        <source>It isn&apos;t its size that counts, but what stands below it.</source>
        <translation>No cuenta su tamaño, sino lo que está por debajo.</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Al final</translation>
    </message>
    <message>
        <source>Then the instructions stand above it, and their rows can be used again.</source>
        <translation>Entonces las instrucciones están por encima, y sus filas se pueden volver a usar.</translation>
    </message>
    <message>
        <source>Prompt caching sells the same rule by which a row may be kept: what stands above a change is still valid.</source>
        <translation>La caché de prompts vende la misma regla que permite guardar una fila: lo que está por encima de un cambio sigue siendo válido.</translation>
    </message>
    <message>
        <source>Where to see it: Lesson 7; Chat page, what a provider would charge.</source>
        <translation>Dónde verlo: lección 7; página Chat, lo que cobraría un proveedor.</translation>
    </message>
    <message>
        <source>Learning and writing</source>
        <translation>Aprender y escribir</translation>
    </message>
    <message>
        <source>Why does training get along without a KV cache?</source>
        <translation>¿Por qué el entrenamiento se las arregla sin una caché KV?</translation>
    </message>
    <message>
        <source>It doesn&apos;t use attention</source>
        <translation>No usa la atención</translation>
    </message>
    <message>
        <source>It uses the very same attention, with the same mask.</source>
        <translation>Usa exactamente la misma atención, con la misma máscara.</translation>
    </message>
    <message>
        <source>It knows the whole text and computes all rows in one pass</source>
        <translation>Conoce todo el texto y calcula todas las filas en una pasada</translation>
    </message>
    <message>
        <source>Nothing is computed twice, so nothing has to be kept for a next step.</source>
        <translation>Nada se calcula dos veces, así que no hay que guardar nada para un paso siguiente.</translation>
    </message>
    <message>
        <source>It has more memory</source>
        <translation>Tiene más memoria</translation>
    </message>
    <message>
        <source>More memory wouldn&apos;t save any work that isn&apos;t repeated.</source>
        <translation>Más memoria no ahorraría ningún trabajo que no se repite.</translation>
    </message>
    <message>
        <source>It may look at the tokens to come</source>
        <translation>Puede mirar los tokens que vienen</translation>
    </message>
    <message>
        <source>It may not: the mask holds there too. Otherwise it would learn to copy.</source>
        <translation>No puede: la máscara vale ahí también. Si no, aprendería a copiar.</translation>
    </message>
    <message>
        <source>Writing has to go step by step, as each token must be chosen before it can be read. That is where work repeats itself, and where the cache saves it.</source>
        <translation>Escribir tiene que ir paso a paso, porque cada token hay que elegirlo antes de poder leerlo. Ahí es donde se repite el trabajo, y donde la caché lo ahorra.</translation>
    </message>
    <message>
        <source>Where to see it: Lesson 9; Watch page, time per token.</source>
        <translation>Dónde verlo: lección 9; página Observar, tiempo por token.</translation>
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
        <translation>Un portátil</translation>
    </message>
    <message>
        <source>A phone</source>
        <translation>Un teléfono</translation>
    </message>
    <message>
        <source>An H100</source>
        <translation>Una H100</translation>
    </message>
    <message>
        <source>Like the report (fitted)</source>
        <translation>Como el informe (ajustada)</translation>
    </message>
    <message>
        <source>Your own figures</source>
        <translation>Tus propias cifras</translation>
    </message>
    <message>
        <source>this machine</source>
        <translation>esta máquina</translation>
    </message>
    <message>
        <source>a laptop</source>
        <translation>un portátil</translation>
    </message>
    <message>
        <source>a phone</source>
        <translation>un teléfono</translation>
    </message>
    <message>
        <source>an H100</source>
        <translation>una H100</translation>
    </message>
    <message>
        <source>the fitted figures</source>
        <translation>las cifras ajustadas</translation>
    </message>
    <message>
        <source>your own figures</source>
        <translation>tus propias cifras</translation>
    </message>
</context>
<context>
    <name>Memory</name>
    <message numerus="yes">
        <source>%Ln block(s)</source>
        <translation>
            <numerusform>%Ln bloque</numerusform>
            <numerusform>%Ln bloques</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 × %2 latent numbers</source>
        <translation>%1 × %2 números latentes</translation>
    </message>
    <message numerus="yes">
        <source>%Ln KV head(s)</source>
        <translation>
            <numerusform>%Ln cabeza KV</numerusform>
            <numerusform>%Ln cabezas KV</numerusform>
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
        <translation>%1 números en %2 bytes = %3 por token</translation>
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
        <translation>una cabeza compartida</translation>
    </message>
    <message>
        <source>grouped (%1 KV heads)</source>
        <translation>agrupada (%1 cabezas KV)</translation>
    </message>
    <message>
        <source>Laptop, 16 GB</source>
        <translation>Portátil, 16 GB</translation>
    </message>
    <message>
        <source>Laptop, 32 GB</source>
        <translation>Portátil, 32 GB</translation>
    </message>
    <message>
        <source>= %1 numbers per token</source>
        <translation>= %1 números por token</translation>
    </message>
    <message>
        <source>× %1 = %2 per conversation</source>
        <translation>× %1 = %2 por conversación</translation>
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
        <translation>× %1 = %2 en total</translation>
    </message>
    <message numerus="yes">
        <source>%Ln conversation(s)</source>
        <translation>
            <numerusform>%Ln conversación</numerusform>
            <numerusform>%Ln conversaciones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>full attention (%Ln KV heads)</source>
        <translation>
            <numerusform>atención completa (%Ln cabeza KV)</numerusform>
            <numerusform>atención completa (%Ln cabezas KV)</numerusform>
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
        <translation>Rowkeeper tiny, una cabeza KV</translation>
    </message>
    <message>
        <source>GPT-2 small, random weights</source>
        <translation>GPT-2 small, pesos aleatorios</translation>
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
        <translation>Por descargar: %1</translation>
    </message>
    <message>
        <source>On the disk: %1 of %2</source>
        <translation>En el disco: %1 de %2</translation>
    </message>
    <message>
        <source>On the disk: %1</source>
        <translation>En el disco: %1</translation>
    </message>
    <message>
        <source>in memory: %1 with 32-bit, %2 with 16-bit, %3 with 8-bit weights</source>
        <translation>en memoria: %1 con pesos de 32 bits, %2 de 16 y %3 de 8</translation>
    </message>
    <message>
        <source>From %1</source>
        <translation>De %1</translation>
    </message>
    <message>
        <source>licence: %1</source>
        <translation>licencia: %1</translation>
    </message>
    <message>
        <source>not pinned</source>
        <translation>sin fijar</translation>
    </message>
    <message>
        <source>Made by this project, MIT licence</source>
        <translation>Hecho por este proyecto, licencia MIT</translation>
    </message>
    <message>
        <source>Pinned: every file must have the size and the checksum that Rowkeeper&apos;s own list gives.</source>
        <translation>Fijado: cada archivo debe tener el tamaño y la suma de verificación que da la propia lista de Rowkeeper.</translation>
    </message>
    <message>
        <source>Not pinned: sizes and checksums are the hub&apos;s own word, because Rowkeeper&apos;s list does not have this model.</source>
        <translation>Sin fijar: los tamaños y las sumas de verificación los da el propio hub, porque la lista de Rowkeeper no tiene este modelo.</translation>
    </message>
    <message>
        <source>Every file has the size and the checksum of Rowkeeper&apos;s list of known models.</source>
        <translation>Cada archivo tiene el tamaño y la suma de verificación de la lista de modelos conocidos de Rowkeeper.</translation>
    </message>
    <message>
        <source>Every file has the size and the checksum that the hub gave for it. Not pinned: Rowkeeper&apos;s list has none.</source>
        <translation>Cada archivo tiene el tamaño y la suma de verificación que el hub dio para él. Sin fijar: la lista de Rowkeeper no tiene ninguna.</translation>
    </message>
    <message>
        <source>Its files fit together and can be used. There are no checksums to hold them against.</source>
        <translation>Sus archivos concuerdan y se pueden usar. No hay sumas de verificación con las que compararlos.</translation>
    </message>
    <message>
        <source>Asking the hub which files it has.</source>
        <translation>Preguntando al hub qué archivos tiene.</translation>
    </message>
    <message>
        <source>Stopping. What was fetched is kept.</source>
        <translation>Deteniendo. Lo ya descargado se conserva.</translation>
    </message>
    <message>
        <source>Checking what is there.</source>
        <translation>Comprobando lo que hay.</translation>
    </message>
    <message>
        <source>All files are there, and their checksums are right.</source>
        <translation>Están todos los archivos, y sus sumas de verificación son correctas.</translation>
    </message>
    <message>
        <source>%1 are kept. Going on fetches the rest, now or at any later time.</source>
        <translation>Se conservan %1. Si continúas se descarga el resto, ahora o en cualquier momento.</translation>
    </message>
    <message>
        <source>Stopping.</source>
        <translation>Deteniendo.</translation>
    </message>
    <message>
        <source>Reading its files.</source>
        <translation>Leyendo sus archivos.</translation>
    </message>
    <message>
        <source>%1 of %2 read</source>
        <translation>%1 de %2 leídos</translation>
    </message>
    <message>
        <source>Rowkeeper&apos;s own folder</source>
        <translation>La carpeta propia de Rowkeeper</translation>
    </message>
    <message>
        <source>Hugging Face&apos;s cache</source>
        <translation>La caché de Hugging Face</translation>
    </message>
    <message>
        <source>Came with Rowkeeper</source>
        <translation>Vino con Rowkeeper</translation>
    </message>
    <message>
        <source>A folder of yours</source>
        <translation>Una carpeta tuya</translation>
    </message>
    <message>
        <source>complete</source>
        <translation>completo</translation>
    </message>
    <message>
        <source>not on this computer</source>
        <translation>no está en este equipo</translation>
    </message>
    <message>
        <source>incomplete</source>
        <translation>incompleto</translation>
    </message>
    <message>
        <source>%1 % there</source>
        <translation>hay un %1 %</translation>
    </message>
    <message>
        <source>It comes with Rowkeeper: there is nothing to download.</source>
        <translation>Viene con Rowkeeper: no hay nada que descargar.</translation>
    </message>
    <message>
        <source>Source: %1, revision %2</source>
        <translation>Origen: %1, revisión %2</translation>
    </message>
    <message>
        <source>Licence: not given; see its page</source>
        <translation>Licencia: no indicada; mira su página</translation>
    </message>
    <message>
        <source>Licence: %1</source>
        <translation>Licencia: %1</translation>
    </message>
    <message>
        <source>Size: %1</source>
        <translation>Tamaño: %1</translation>
    </message>
    <message>
        <source>Size: %1; %2 of it are there already</source>
        <translation>Tamaño: %1; %2 ya están ahí</translation>
    </message>
    <message>
        <source>Into %1, where it needs %2</source>
        <translation>En %1, donde necesita %2</translation>
    </message>
    <message>
        <source> of the %1 that are free</source>
        <translation> de los %1 que hay libres</translation>
    </message>
    <message>
        <source>A complete copy is in Hugging Face&apos;s cache already. It can be used as it is, without a download.</source>
        <translation>Ya hay una copia completa en la caché de Hugging Face. Se puede usar tal cual, sin descargar.</translation>
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
        <translation>%1, comprobando lo que hay</translation>
    </message>
    <message>
        <source>%1, trying again in %2</source>
        <translation>%1, nuevo intento en %2</translation>
    </message>
    <message>
        <source>%1, %2/s, %3 left</source>
        <translation>%1, %2/s, quedan %3</translation>
    </message>
    <message>
        <source>%1 is on this computer</source>
        <translation>%1 está en este equipo</translation>
    </message>
    <message>
        <source>Download %1?</source>
        <translation>¿Descargar %1?</translation>
    </message>
    <message>
        <source>Looking for %1</source>
        <translation>Buscando %1</translation>
    </message>
    <message>
        <source>%1 cannot be downloaded</source>
        <translation>No se puede descargar %1</translation>
    </message>
    <message>
        <source>Downloading %1</source>
        <translation>Descargando %1</translation>
    </message>
    <message>
        <source>%1 is on this computer now</source>
        <translation>%1 ya está en este equipo</translation>
    </message>
    <message>
        <source>The download of %1 was stopped</source>
        <translation>Se detuvo la descarga de %1</translation>
    </message>
    <message>
        <source>The download of %1 failed</source>
        <translation>Falló la descarga de %1</translation>
    </message>
    <message>
        <source>Verifying %1</source>
        <translation>Verificando %1</translation>
    </message>
    <message>
        <source>%1 is right</source>
        <translation>%1 está bien</translation>
    </message>
    <message>
        <source>%1 is not right</source>
        <translation>%1 no está bien</translation>
    </message>
    <message>
        <source>Removing %1</source>
        <translation>Borrando %1</translation>
    </message>
    <message>
        <source>%1 was removed</source>
        <translation>Se ha borrado %1</translation>
    </message>
    <message>
        <source>%1 could not be removed</source>
        <translation>No se pudo borrar %1</translation>
    </message>
    <message>
        <source>%1 are free again.</source>
        <translation>Vuelven a estar libres %1.</translation>
    </message>
</context>
<context>
    <name>Pages</name>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Page %1 · free</source>
        <translation>Página %1 · libre</translation>
    </message>
    <message>
        <source>%1 of %2 rows filled</source>
        <translation>%1 de %2 filas llenas</translation>
    </message>
    <message>
        <source>Page %1 · conversation %2 · %3</source>
        <translation>Página %1 · conversación %2 · %3</translation>
    </message>
    <message>
        <source>Page %1 · shared by conversations %2 · %3</source>
        <translation>Página %1 · compartida por las conversaciones %2 · %3</translation>
    </message>
    <message>
        <source>%1 of %2 pages lent, %3 of their %4 rows filled</source>
        <translation>%1 de %2 páginas asignadas, %3 de sus %4 filas llenas</translation>
    </message>
    <message numerus="yes">
        <source>Pages of %n row(s)</source>
        <translation>
            <numerusform>Páginas de %n fila</numerusform>
            <numerusform>Páginas de %n filas</numerusform>
        </translation>
    </message>
    <message>
        <source>One piece each</source>
        <translation>De una pieza</translation>
    </message>
    <message numerus="yes">
        <source>%1: at most %n conversation(s) at once, on average %2 of the lent memory empty</source>
        <translation>
            <numerusform>%1: como mucho %n conversación a la vez, de media %2 de la memoria asignada vacía</numerusform>
            <numerusform>%1: como mucho %n conversaciones a la vez, de media %2 de la memoria asignada vacía</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n conversation(s) at work, %2 of the lent memory empty so far</source>
        <translation>
            <numerusform>%1: %n conversación en curso, %2 de la memoria asignada vacía hasta ahora</numerusform>
            <numerusform>%1: %n conversaciones en curso, %2 de la memoria asignada vacía hasta ahora</numerusform>
        </translation>
    </message>
    <message>
        <source>the fullest moment, step %1</source>
        <translation>el momento más lleno, paso %1</translation>
    </message>
    <message>
        <source>Nobody has come yet.</source>
        <translation>Aún no ha llegado nadie.</translation>
    </message>
    <message numerus="yes">
        <source>%n waiting</source>
        <translation>
            <numerusform>%n en espera</numerusform>
            <numerusform>%n en espera</numerusform>
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
            <numerusform>%n de ellas cortada, porque el pool estaba lleno</numerusform>
            <numerusform>%n de ellas cortadas, porque el pool estaba lleno</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them ended early, as the arithmetic gave infinity or NaN</source>
        <translation>
            <numerusform>%n de ellas acabó antes de tiempo, porque el cálculo dio infinito o NaN</numerusform>
            <numerusform>%n de ellas acabaron antes de tiempo, porque el cálculo dio infinito o NaN</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>memory taken back %n time(s)</source>
        <translation>
            <numerusform>memoria retirada %n vez</numerusform>
            <numerusform>memoria retirada %n veces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) computed again</source>
        <translation>
            <numerusform>%n fila calculada de nuevo</numerusform>
            <numerusform>%n filas calculadas de nuevo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n paso</numerusform>
            <numerusform>%n pasos</numerusform>
        </translation>
    </message>
    <message>
        <source>The two gave different answers, which must never happen. Please report this.</source>
        <translation>Los dos dieron respuestas distintas, cosa que nunca debe ocurrir. Avísanos, por favor.</translation>
    </message>
    <message>
        <source>Both gave every conversation the same tokens.</source>
        <translation>Los dos dieron a cada conversación los mismos tokens.</translation>
    </message>
    <message>
        <source>In the same memory, pages let %1 conversations in at once instead of %2, and finished after %3 steps instead of %4. %5</source>
        <translation>En la misma memoria, las páginas admitieron %1 conversaciones a la vez en vez de %2, y terminaron al cabo de %3 pasos en vez de %4. %5</translation>
    </message>
    <message>
        <source>This pool lets as many in at once either way. A smaller one, or more conversations, shows the difference. %1</source>
        <translation>Este pool admite las mismas a la vez de las dos maneras. Uno más pequeño, o más conversaciones, muestra la diferencia. %1</translation>
    </message>
</context>
<context>
    <name>Photographer</name>
    <message>
        <source>The picture waits until every way has been asked all questions, a minute or more. With --steps 0 none is.</source>
        <translation>La imagen espera a que a todos los métodos se les hayan hecho todas las preguntas, un minuto o más. Con --steps 0 no se hace ninguna.</translation>
    </message>
    <message>
        <source>Only the page learn has lessons: learn:LESSON:STEP.</source>
        <translation>Solo la página learn tiene lecciones: learn:LECCIÓN:PASO.</translation>
    </message>
    <message>
        <source>There is no lesson &apos;%1&apos;; they are 1 to %2, and %3 is the quiz.</source>
        <translation>No existe la lección «%1»; van de la 1 a la %2, y la %3 son las preguntas.</translation>
    </message>
    <message>
        <source>Lesson %1 has no step &apos;%2&apos;; they are 1 to %3.</source>
        <translation>La lección %1 no tiene ningún paso «%2»; van del 1 al %3.</translation>
    </message>
    <message>
        <source>After the step only &apos;:answered&apos; can stand.</source>
        <translation>Después del paso solo puede ir «:answered».</translation>
    </message>
</context>
<context>
    <name>Pictures</name>
    <message>
        <source>The picture took too long. Take fewer steps.</source>
        <translation>La imagen tardó demasiado. Da menos pasos.</translation>
    </message>
    <message>
        <source>Cannot write &apos;%1&apos;. Choose another place.</source>
        <translation>No se puede escribir «%1». Elige otro sitio.</translation>
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
        <translation>El libro de un pueblo: doce personas</translation>
    </message>
    <message>
        <source>Two neighbours: a short text</source>
        <translation>Dos vecinos: un texto corto</translation>
    </message>
    <message>
        <source>A small village: six people</source>
        <translation>Un pueblo pequeño: seis personas</translation>
    </message>
    <message>
        <source>A long text: eighteen people</source>
        <translation>Un texto largo: dieciocho personas</translation>
    </message>
</context>
<context>
    <name>PreparedPrompts</name>
    <message>
        <source>A village and a question</source>
        <translation>Un pueblo y una pregunta</translation>
    </message>
    <message>
        <source>Four neighbours: what color is the house?</source>
        <translation>Cuatro vecinos: ¿de qué color es la casa?</translation>
    </message>
    <message>
        <source>The third question about one document</source>
        <translation>La tercera pregunta sobre un documento</translation>
    </message>
    <message>
        <source>A long document, its answer at the top</source>
        <translation>Un documento largo, con la respuesta arriba</translation>
    </message>
    <message>
        <source>What is a KV cache?</source>
        <translation>¿Qué es una caché KV?</translation>
    </message>
    <message>
        <source>Once upon a time: a story begins</source>
        <translation>Érase una vez: empieza un cuento</translation>
    </message>
    <message>
        <source>Odd characters: emoji, accents, double spaces</source>
        <translation>Caracteres raros: emojis, acentos, espacios dobles</translation>
    </message>
</context>
<context>
    <name>Race</name>
    <message>
        <source>a thread for each core</source>
        <translation>un hilo por núcleo</translation>
    </message>
    <message numerus="yes">
        <source>%n thread(s)</source>
        <translation>
            <numerusform>%n hilo</numerusform>
            <numerusform>%n hilos</numerusform>
        </translation>
    </message>
    <message>
        <source>With the KV cache</source>
        <translation>Con la caché KV</translation>
    </message>
    <message>
        <source>Without</source>
        <translation>Sin caché</translation>
    </message>
    <message>
        <source> · %1</source>
        <translation> · %1</translation>
    </message>
    <message>
        <source>with the cache</source>
        <translation>con la caché</translation>
    </message>
    <message>
        <source>without</source>
        <translation>sin ella</translation>
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
        <translation>Se está cargando el modelo…</translation>
    </message>
    <message>
        <source>The model could not be loaded.</source>
        <translation>No se pudo cargar el modelo.</translation>
    </message>
    <message>
        <source>Open a model first.</source>
        <translation>Abre antes un modelo.</translation>
    </message>
    <message>
        <source>Lane A: %1</source>
        <translation>Carril A: %1</translation>
    </message>
    <message>
        <source>Lane B: %1</source>
        <translation>Carril B: %1</translation>
    </message>
    <message>
        <source>Getting the lanes ready. Other arithmetic or other weights need a copy of the model of their own.</source>
        <translation>Preparando los carriles. Otra aritmética u otros pesos necesitan su propia copia del modelo.</translation>
    </message>
    <message>
        <source>The lane whose clock is behind always moves next, so both clocks are honest.</source>
        <translation>Siempre avanza el carril cuyo reloj va por detrás, así ninguno de los dos relojes hace trampa.</translation>
    </message>
    <message>
        <source>greedy</source>
        <translation>voraz</translation>
    </message>
    <message>
        <source>temperature %1, seed %2</source>
        <translation>temperatura %1, semilla %2</translation>
    </message>
</context>
<context>
    <name>RaceVerdict</name>
    <message>
        <source>the second lane&apos;s weights are rounded to %1 bits</source>
        <translation>los pesos del segundo carril están redondeados a %1 bits</translation>
    </message>
    <message>
        <source>the first lane&apos;s weights are rounded to %1 bits</source>
        <translation>los pesos del primer carril están redondeados a %1 bits</translation>
    </message>
    <message>
        <source>the first lane&apos;s weights are rounded to %1 bits, the second&apos;s to %2</source>
        <translation>los pesos del primer carril están redondeados a %1 bits; los del segundo, a %2</translation>
    </message>
    <message>
        <source>%1 of %2 keys and values equal</source>
        <translation>%1 de %2 claves y valores iguales</translation>
    </message>
    <message>
        <source>logits equal to the last bit</source>
        <translation>logits iguales hasta el último bit</translation>
    </message>
    <message>
        <source>logits differ by up to %1, because %2</source>
        <translation>los logits difieren hasta en %1, porque %2</translation>
    </message>
    <message>
        <source>logits differ by up to %1, because 8-bit weights round between the layers too</source>
        <translation>los logits difieren hasta en %1, porque los pesos de 8 bits redondean también entre las capas</translation>
    </message>
    <message>
        <source>logits differ by up to %1, because the library adds in another order</source>
        <translation>los logits difieren hasta en %1, porque la biblioteca suma en otro orden</translation>
    </message>
    <message>
        <source>✓ Same tokens: %1 of %1 shared</source>
        <translation>✓ Mismos tokens: %1 de %1 comunes</translation>
    </message>
    <message>
        <source>%1 chose ‘%2’, %3 chose ‘%4’</source>
        <translation>%1 eligió «%2», %3 eligió «%4»</translation>
    </message>
    <message>
        <source>the first lane</source>
        <translation>el primer carril</translation>
    </message>
    <message>
        <source>the second</source>
        <translation>el segundo</translation>
    </message>
    <message>
        <source>logits differ by up to %1</source>
        <translation>los logits difieren hasta en %1</translation>
    </message>
    <message>
        <source>the best token led by %1</source>
        <translation>el mejor token llevaba %1 de ventaja</translation>
    </message>
    <message>
        <source>≠ The texts differ from step %1 on: %2</source>
        <translation>≠ Los textos difieren desde el paso %1: %2</translation>
    </message>
    <message>
        <source>no error: rounded weights give other numbers</source>
        <translation>no es un error: los pesos redondeados dan otros números</translation>
    </message>
    <message>
        <source>≠ Other tokens from step %1 on: 8-bit weights round between the layers too</source>
        <translation>≠ Otros tokens desde el paso %1: los pesos de 8 bits redondean también entre las capas</translation>
    </message>
    <message>
        <source>no error: the lanes round in other places, and a last bit can become another code</source>
        <translation>no es un error: los carriles redondean en otros sitios, y un último bit puede convertirse en otro código</translation>
    </message>
    <message>
        <source>≠ Other tokens from step %1 on: two were too close to call</source>
        <translation>≠ Otros tokens desde el paso %1: dos estaban demasiado igualados</translation>
    </message>
    <message>
        <source>✗ Not the same: the tokens differ from step %1 on</source>
        <translation>✗ No es lo mismo: los tokens difieren desde el paso %1</translation>
    </message>
    <message>
        <source>✗ Not the same: equal tokens, but other bits</source>
        <translation>✗ No es lo mismo: tokens iguales, pero otros bits</translation>
    </message>
    <message>
        <source>Same output?</source>
        <translation>¿Misma salida?</translation>
    </message>
    <message>
        <source>Each token that both lanes have made is compared here, with all numbers behind it.</source>
        <translation>Aquí se compara cada token que han producido los dos carriles, con todos los números que hay detrás.</translation>
    </message>
    <message>
        <source>faster so far</source>
        <translation>más rápido hasta ahora</translation>
    </message>
    <message>
        <source>slower so far</source>
        <translation>más lento hasta ahora</translation>
    </message>
    <message>
        <source>faster in all</source>
        <translation>más rápido en total</translation>
    </message>
    <message>
        <source>slower in all</source>
        <translation>más lento en total</translation>
    </message>
    <message>
        <source>as fast in all</source>
        <translation>igual de rápido en total</translation>
    </message>
    <message>
        <source>as fast so far</source>
        <translation>igual de rápido hasta ahora</translation>
    </message>
    <message numerus="yes">
        <source>✓ Identical: %1 of %Ln shared tokens, logits equal to the last bit</source>
        <translation>
            <numerusform>✓ Idéntico: %1 de %Ln token común, logits iguales hasta el último bit</numerusform>
            <numerusform>✓ Idéntico: %1 de %Ln tokens comunes, logits iguales hasta el último bit</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>logits equal to the last bit in %1 of %Ln steps; they differ by up to %2</source>
        <translation>
            <numerusform>logits iguales hasta el último bit en %1 de %Ln paso; difieren hasta en %2</numerusform>
            <numerusform>logits iguales hasta el último bit en %1 de %Ln pasos; difieren hasta en %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RibbonText</name>
    <message>
        <source>row %1 is rebuilt</source>
        <translation>la fila %1 se recalcula</translation>
    </message>
    <message>
        <source>rows %1–%2 are rebuilt</source>
        <translation>las filas %1–%2 se recalculan</translation>
    </message>
    <message>
        <source>No row stays valid: every row looks at row 0, so the next step rebuilds them all.</source>
        <translation>Ninguna fila sigue siendo válida: todas miran la fila 0, así que el próximo paso las recalcula todas.</translation>
    </message>
    <message>
        <source>The cache holds no rows now, so the next step computes them all. It could have kept those above row %1: each row looks only at itself and the rows above it (the causal mask).</source>
        <translation>Ahora la caché no contiene filas, así que el próximo paso las calcula todas. Podría haber guardado las de encima de la fila %1: cada fila solo se mira a sí misma y a las de encima (la máscara causal).</translation>
    </message>
    <message>
        <source>Row %1 stays valid</source>
        <translation>La fila %1 sigue siendo válida</translation>
    </message>
    <message>
        <source>Rows %1–%2 stay valid</source>
        <translation>Las filas %1–%2 siguen siendo válidas</translation>
    </message>
    <message>
        <source>%1; %2: each row looks only at itself and the rows above it (the causal mask).</source>
        <translation>%1; %2: cada fila solo se mira a sí misma y a las de encima (la máscara causal).</translation>
    </message>
    <message>
        <source>row %1 was rebuilt</source>
        <translation>la fila %1 se recalculó</translation>
    </message>
    <message>
        <source>rows %1–%2 were rebuilt</source>
        <translation>las filas %1–%2 se recalcularon</translation>
    </message>
    <message>
        <source>The last step computed row %1.</source>
        <translation>El último paso calculó la fila %1.</translation>
    </message>
    <message>
        <source>The last step computed all rows, %1–%2.</source>
        <translation>El último paso calculó todas las filas, %1–%2.</translation>
    </message>
    <message>
        <source>Row %1 was reused</source>
        <translation>La fila %1 se reutilizó</translation>
    </message>
    <message>
        <source>Rows %1–%2 were reused</source>
        <translation>Las filas %1–%2 se reutilizaron</translation>
    </message>
    <message>
        <source>its key and value are in the cache</source>
        <translation>su clave y su valor están en la caché</translation>
    </message>
    <message>
        <source>computed, but not kept</source>
        <translation>calculada, pero no guardada</translation>
    </message>
    <message>
        <source>no longer valid: the next step rebuilds it</source>
        <translation>ya no es válida: el próximo paso la recalcula</translation>
    </message>
    <message>
        <source>not computed yet: the next step does</source>
        <translation>aún no calculada: lo hace el próximo paso</translation>
    </message>
    <message numerus="yes">
        <source>%Ln tokens, all from the prompt</source>
        <translation>
            <numerusform>%Ln token, del prompt</numerusform>
            <numerusform>%Ln tokens, todos del prompt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln tokens: %1 from the prompt, %2 generated</source>
        <translation>
            <numerusform>%Ln token: %1 del prompt, %2 generados</numerusform>
            <numerusform>%Ln tokens: %1 del prompt, %2 generados</numerusform>
        </translation>
    </message>
    <message>
        <source>Row %1: %2</source>
        <translation>Fila %1: %2</translation>
    </message>
    <message>
        <source>Token %1, from the prompt</source>
        <translation>Token %1, del prompt</translation>
    </message>
    <message>
        <source>Token %1, generated</source>
        <translation>Token %1, generado</translation>
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
            <numerusform> y %Ln más</numerusform>
            <numerusform> y %Ln más</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RowDetailCard</name>
    <message>
        <source>In the store</source>
        <translation>En el almacén</translation>
    </message>
    <message>
        <source>Computed, not kept: the cache is off</source>
        <translation>Calculada, no guardada: la caché está apagada</translation>
    </message>
    <message>
        <source>To be rebuilt: a token at or above it was replaced</source>
        <translation>Por recalcular: se reemplazó su token o uno de encima</translation>
    </message>
    <message>
        <source>Not computed yet</source>
        <translation>Aún no calculada</translation>
    </message>
    <message>
        <source>Not computed yet: the next step does it</source>
        <translation>Aún no calculada: lo hace el próximo paso</translation>
    </message>
    <message numerus="yes">
        <source>computed %n time(s); the bits differ by rounding</source>
        <translation>
            <numerusform>calculada %n vez; los bits difieren por redondeo</numerusform>
            <numerusform>calculada %n veces; los bits difieren por redondeo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>computed %n time(s), and NOT always to the same bits</source>
        <translation>
            <numerusform>calculada %n vez, y NO siempre con los mismos bits</numerusform>
            <numerusform>calculada %n veces, y NO siempre con los mismos bits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>computed %n time(s), always to the same bits</source>
        <translation>
            <numerusform>calculada %n vez, siempre con los mismos bits</numerusform>
            <numerusform>calculada %n veces, siempre con los mismos bits</numerusform>
        </translation>
    </message>
    <message>
        <source>computed ×1, by the last step</source>
        <translation>calculada ×1, en el último paso</translation>
    </message>
    <message numerus="yes">
        <source>computed ×1, unchanged for %n step(s)</source>
        <translation>
            <numerusform>calculada ×1, sin cambios desde hace %n paso</numerusform>
            <numerusform>calculada ×1, sin cambios desde hace %n pasos</numerusform>
        </translation>
    </message>
    <message>
        <source>Row %1 ‘%2’, block %3, head %4</source>
        <translation>Fila %1 «%2», bloque %3, cabeza %4</translation>
    </message>
    <message>
        <source>%1 in all blocks</source>
        <translation>%1 en todos los bloques</translation>
    </message>
    <message>
        <source>8-bit copy from a file</source>
        <translation>copia de 8 bits de un archivo</translation>
    </message>
    <message>
        <source> · </source>
        <translation> · </translation>
    </message>
    <message>
        <source>%1 fingerprint of the key
%2 fingerprint of the value</source>
        <translation>%1 huella de la clave
%2 huella del valor</translation>
    </message>
    <message>
        <source>number</source>
        <translation>número</translation>
    </message>
    <message>
        <source>key</source>
        <translation>clave</translation>
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
        <translation>Comprobación rápida: una pasada por todo el texto da los logits de todos los pasos a la vez.</translation>
    </message>
    <message>
        <source>Thorough check: every step was computed again, the other way.</source>
        <translation>Comprobación a fondo: cada paso se calculó de nuevo, de la otra manera.</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 a %2</translation>
    </message>
    <message>
        <source>Step %1 is left out: its text slid out of the context.</source>
        <translation>Queda fuera el paso %1: su texto se deslizó fuera del contexto.</translation>
    </message>
    <message>
        <source>Steps %1 are left out: their text slid out of the context.</source>
        <translation>Quedan fuera los pasos %1: su texto se deslizó fuera del contexto.</translation>
    </message>
    <message>
        <source>Step %1 is left out: its text was changed since.</source>
        <translation>Queda fuera el paso %1: su texto se cambió después.</translation>
    </message>
    <message>
        <source>Steps %1 are left out: their text was changed since.</source>
        <translation>Quedan fuera los pasos %1: su texto se cambió después.</translation>
    </message>
    <message>
        <source>%1 of these tokens replaced by hand since: compared is what the step chose</source>
        <translation>%1 de estos tokens se reemplazaron después a mano: se compara lo que eligió el paso</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>step %1, token ‘%2’ in row %3: logits differ by %4, margin of the best over the second %5</source>
        <translation>paso %1, token «%2» en la fila %3: los logits difieren en %4, margen del mejor sobre el segundo: %5</translation>
    </message>
    <message numerus="yes">
        <source>%n token(s) too close to call; the first: %1</source>
        <translation>
            <numerusform>%n token demasiado igualado; el primero: %1</numerusform>
            <numerusform>%n tokens demasiado igualados; el primero: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>logits differ by up to %1, because the library adds in another order</source>
        <translation>los logits difieren hasta en %1, porque la biblioteca suma en otro orden</translation>
    </message>
    <message>
        <source>other token: %1</source>
        <translation>otro token: %1</translation>
    </message>
    <message>
        <source>other logits: %1</source>
        <translation>otros logits: %1</translation>
    </message>
    <message>
        <source>%1 of %2 keys and values have other bits</source>
        <translation>%1 de %2 claves y valores tienen otros bits</translation>
    </message>
    <message>
        <source>✓ Same output with and without the cache</source>
        <translation>✓ Misma salida con y sin la caché</translation>
    </message>
    <message>
        <source>✓ Same tokens with and without the cache</source>
        <translation>✓ Mismos tokens con y sin la caché</translation>
    </message>
    <message>
        <source>✗ The output is not the same</source>
        <translation>✗ La salida no es la misma</translation>
    </message>
    <message>
        <source>Same output with and without the cache?</source>
        <translation>¿Misma salida con y sin la caché?</translation>
    </message>
    <message>
        <source>✗ A row came out differently</source>
        <translation>✗ Una fila salió distinta</translation>
    </message>
    <message>
        <source>A recording computes nothing, so there is nothing to check again.</source>
        <translation>Una grabación no calcula nada, así que no hay nada que comprobar de nuevo.</translation>
    </message>
    <message>
        <source>When it was made, no row was computed twice up to here.</source>
        <translation>Al grabarse, ninguna fila se calculó dos veces hasta aquí.</translation>
    </message>
    <message>
        <source>When it was made: %1.</source>
        <translation>Al grabarse: %1.</translation>
    </message>
    <message>
        <source>Nothing to compare yet.</source>
        <translation>Aún no hay nada que comparar.</translation>
    </message>
    <message>
        <source>No row has been computed twice yet.</source>
        <translation>Aún no se ha calculado dos veces ninguna fila.</translation>
    </message>
    <message numerus="yes">
        <source>rows rebuilt %Ln times, every rebuild gave the same bits</source>
        <translation>
            <numerusform>filas recalculadas %Ln vez, con los mismos bits</numerusform>
            <numerusform>filas recalculadas %Ln veces, siempre con los mismos bits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>rows rebuilt %Ln times, %1 of them to the same bits; the others differ by rounding</source>
        <translation>
            <numerusform>filas recalculadas %Ln vez, %1 de ellas con los mismos bits; las demás difieren por redondeo</numerusform>
            <numerusform>filas recalculadas %Ln veces, %1 de ellas con los mismos bits; las demás difieren por redondeo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>rows rebuilt %Ln times, %1 of them to OTHER bits</source>
        <translation>
            <numerusform>filas recalculadas %Ln vez, %1 de ellas con OTROS bits</numerusform>
            <numerusform>filas recalculadas %Ln veces, %1 de ellas con OTROS bits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln tokens identical</source>
        <translation>
            <numerusform>%1 de %Ln token idéntico</numerusform>
            <numerusform>%1 de %Ln tokens idénticos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>logits identical to the last bit (%1 of %Ln steps)</source>
        <translation>
            <numerusform>logits idénticos hasta el último bit (%1 de %Ln paso)</numerusform>
            <numerusform>logits idénticos hasta el último bit (%1 de %Ln pasos)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Save</name>
    <message>
        <source>Not saved</source>
        <translation>No guardado</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
</context>
<context>
    <name>Screenshot</name>
    <message>
        <source>There is no page &apos;%1&apos;; there are: %2.</source>
        <translation>No hay ninguna página «%1»; las que hay: %2.</translation>
    </message>
</context>
<context>
    <name>Shortcuts</name>
    <message>
        <source>Space</source>
        <translation>Espacio</translation>
    </message>
    <message>
        <source>Play or pause</source>
        <translation>Reproducir o pausar</translation>
    </message>
    <message>
        <source>→</source>
        <translation>→</translation>
    </message>
    <message>
        <source>One step</source>
        <translation>Un paso</translation>
    </message>
    <message>
        <source>KV cache on or off</source>
        <translation>Encender o apagar la caché KV</translation>
    </message>
    <message>
        <source>Restart from the prompt</source>
        <translation>Reiniciar desde el prompt</translation>
    </message>
    <message>
        <source>1 to 6</source>
        <translation>1 a 6</translation>
    </message>
    <message>
        <source>Go to a page</source>
        <translation>Ir a una página</translation>
    </message>
    <message>
        <source>Page Down, Page Up</source>
        <translation>Av Pág, Re Pág</translation>
    </message>
    <message>
        <source>On and back in a lesson; → and ← too while the lecturer&apos;s notes are open</source>
        <translation>Adelante y atrás en una lección; también → y ← mientras están abiertas las notas del docente</translation>
    </message>
    <message>
        <source>Zoom the cache in, out, to fit, while it has the focus</source>
        <translation>Acercar, alejar y ajustar la caché, mientras tiene el foco</translation>
    </message>
    <message>
        <source>Ctrl+O, Ctrl+S</source>
        <translation>Ctrl+O, Ctrl+S</translation>
    </message>
    <message>
        <source>Open a recorded run, save this one</source>
        <translation>Abrir una ejecución grabada, guardar esta</translation>
    </message>
    <message>
        <source>Alt and a letter</source>
        <translation>Alt y una letra</translation>
    </message>
    <message>
        <source>Open the menu of that letter, shown in its tip</source>
        <translation>Abrir el menú de esa letra, que se ve al pasar el ratón por él</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Pantalla completa</translation>
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
        <translation>a toda velocidad</translation>
    </message>
    <message>
        <source>1 token/s</source>
        <translation>1 token/s</translation>
    </message>
    <message>
        <source>1 token in %1 s</source>
        <translation>1 token cada %1 s</translation>
    </message>
</context>
<context>
    <name>Squeeze</name>
    <message>
        <source>%1 rows in one</source>
        <translation>%1 filas en una</translation>
    </message>
    <message>
        <source>thrown away</source>
        <translation>descartada</translation>
    </message>
    <message>
        <source>row · token</source>
        <translation>fila · token</translation>
    </message>
    <message>
        <source>block %1</source>
        <translation>bloque %1</translation>
    </message>
    <message>
        <source>key</source>
        <translation>clave</translation>
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
        <translation>exacta</translation>
    </message>
    <message>
        <source>16-bit</source>
        <translation>16 bits</translation>
    </message>
    <message>
        <source>Every number rounded to 16 bits.</source>
        <translation>Cada número redondeado a 16 bits.</translation>
    </message>
    <message>
        <source>8-bit</source>
        <translation>8 bits</translation>
    </message>
    <message>
        <source>Whole numbers from −127 to 127; each 32 of them share a scale.</source>
        <translation>Números enteros de −127 a 127; cada 32 comparten una escala.</translation>
    </message>
    <message>
        <source>4-bit</source>
        <translation>4 bits</translation>
    </message>
    <message>
        <source>Whole numbers from −7 to 7; each 32 of them share a scale.</source>
        <translation>Números enteros de −7 a 7; cada 32 comparten una escala.</translation>
    </message>
    <message>
        <source>keys 8, values 4</source>
        <translation>claves 8, valores 4</translation>
    </message>
    <message>
        <source>8 bits for the keys, which decide where a row looks; 4 for the values, which are averaged anyway.</source>
        <translation>8 bits para las claves, que deciden adónde mira una fila; 4 para los valores, que de todos modos se promedian.</translation>
    </message>
    <message>
        <source>newest 64 rows</source>
        <translation>últimas 64 filas</translation>
    </message>
    <message>
        <source>newest 64</source>
        <translation>últimas 64</translation>
    </message>
    <message>
        <source>A window that slides: a row leaves when 64 newer ones have come.</source>
        <translation>Una ventana que se desliza: una fila se va cuando han llegado 64 más nuevas.</translation>
    </message>
    <message>
        <source>first 4 + newest 60</source>
        <translation>primeras 4 + últimas 60</translation>
    </message>
    <message>
        <source>The same window, but the first four rows stay: heads with nothing to do look there.</source>
        <translation>La misma ventana, pero las cuatro primeras filas se quedan: ahí miran las cabezas que no tienen nada que hacer.</translation>
    </message>
    <message>
        <source>most looked-at 64</source>
        <translation>las 64 más miradas</translation>
    </message>
    <message>
        <source>most looked-at</source>
        <translation>más miradas</translation>
    </message>
    <message>
        <source>The newest 16 rows, and of the others the 48 that attention has looked at most so far.</source>
        <translation>Las últimas 16 filas y, de las demás, las 48 que la atención más ha mirado hasta ahora.</translation>
    </message>
    <message>
        <source>merge old pairs</source>
        <translation>fundir pares viejos</translation>
    </message>
    <message>
        <source>merged</source>
        <translation>fundidas</translation>
    </message>
    <message>
        <source>64 entries: the newest 32 rows, and older ones averaged with their neighbours.</source>
        <translation>64 entradas: las últimas 32 filas, y las más viejas promediadas con sus vecinas.</translation>
    </message>
    <message>
        <source>one key head for all (twin)</source>
        <translation>una cabeza KV para todas (gemelo)</translation>
    </message>
    <message>
        <source>one head (twin)</source>
        <translation>una cabeza (gemelo)</translation>
    </message>
    <message>
        <source>Another model, whose heads all share one key and one value: this one with its heads averaged, and then 2,500 steps of training that mended what this broke.</source>
        <translation>Otro modelo, cuyas cabezas comparten todas una clave y un valor: este mismo con sus cabezas promediadas, y después 2500 pasos de entrenamiento que arreglaron lo que eso rompió.</translation>
    </message>
    <message>
        <source>fold this model&apos;s heads</source>
        <translation>plegar las cabezas de este modelo</translation>
    </message>
    <message>
        <source>folded heads</source>
        <translation>cabezas plegadas</translation>
    </message>
    <message>
        <source>An experiment: the keys and values of all heads averaged into one, without any training. It is meant to fail: heads that share must be trained to.</source>
        <translation>Un experimento: las claves y los valores de todas las cabezas promediados en uno, sin ningún entrenamiento. Está pensado para fallar: las cabezas que comparten tienen que estar entrenadas para ello.</translation>
    </message>
    <message>
        <source>pages of 16 rows</source>
        <translation>páginas de 16 filas</translation>
    </message>
    <message>
        <source>pages of 16</source>
        <translation>páginas de 16</translation>
    </message>
    <message>
        <source>The same numbers, to the last bit. Memory is given out 16 rows at a time, so no conversation holds room that it may never need.</source>
        <translation>Los mismos números, hasta el último bit. La memoria se reparte de 16 en 16 filas, así que ninguna conversación retiene un sitio que quizá nunca necesite.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>same bits</source>
        <translation>mismos bits</translation>
    </message>
    <message>
        <source>%1 rows</source>
        <translation>%1 filas</translation>
    </message>
    <message>
        <source>None of them was in the cache any more when the answer began: the model answered from the rows it had.</source>
        <translation>Ninguna de ellas estaba ya en la caché cuando empezó la respuesta: el modelo respondió con las filas que tenía.</translation>
    </message>
    <message>
        <source>%1 of them were still in the cache when the answer began.</source>
        <translation>%1 de ellas seguían en la caché cuando empezó la respuesta.</translation>
    </message>
    <message>
        <source>They were still in the cache when the answer began, but averaged with their neighbours.</source>
        <translation>Seguían en la caché cuando empezó la respuesta, pero promediadas con sus vecinas.</translation>
    </message>
    <message>
        <source>All of them were still in the cache when the answer began.</source>
        <translation>Todas seguían en la caché cuando empezó la respuesta.</translation>
    </message>
    <message>
        <source>All of them were in the cache, to the last bit.</source>
        <translation>Todas estaban en la caché, hasta el último bit.</translation>
    </message>
    <message>
        <source>All of them were in the cache, with one key and one value for all heads.</source>
        <translation>Todas estaban en la caché, con una clave y un valor para todas las cabezas.</translation>
    </message>
    <message>
        <source>All of them were in the cache, in fewer bits.</source>
        <translation>Todas estaban en la caché, con menos bits.</translation>
    </message>
    <message>
        <source>Fewer bits</source>
        <translation>Menos bits</translation>
    </message>
    <message>
        <source>Throw rows away</source>
        <translation>Descartar filas</translation>
    </message>
    <message>
        <source>Share heads</source>
        <translation>Compartir cabezas</translation>
    </message>
    <message>
        <source>Give out memory in pages</source>
        <translation>Repartir la memoria en páginas</translation>
    </message>
    <message>
        <source>loading…</source>
        <translation>cargando…</translation>
    </message>
    <message>
        <source>%1 right</source>
        <translation>%1 aciertos</translation>
    </message>
    <message>
        <source>This arithmetic reads the plain 32-bit cache only. Choose the exact arithmetic in the bar above.</source>
        <translation>Esta aritmética solo lee la caché normal de 32 bits. Elige la aritmética exacta en la barra de arriba.</translation>
    </message>
    <message>
        <source>This model&apos;s heads share one key and one value already.</source>
        <translation>Las cabezas de este modelo ya comparten una clave y un valor.</translation>
    </message>
    <message>
        <source>Only the bundled model has a twin that was trained so.</source>
        <translation>Solo el modelo incluido tiene un gemelo entrenado así.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: loading the model…</source>
        <translation>%1: cargando el modelo…</translation>
    </message>
    <message>
        <source>%1: question %2</source>
        <translation>%1: pregunta %2</translation>
    </message>
    <message>
        <source>%1: text %2</source>
        <translation>%1: texto %2</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>la fila %1</translation>
    </message>
    <message>
        <source>rows %1–%2</source>
        <translation>las filas %1–%2</translation>
    </message>
    <message>
        <source>Show %1 in the cache →</source>
        <translation>Mostrar %1 en la caché →</translation>
    </message>
    <message>
        <source>KL divergence %1</source>
        <translation>divergencia KL %1</translation>
    </message>
    <message>
        <source>%1 · the top choice agrees at %2 tokens</source>
        <translation>%1 · la primera opción coincide en %2 tokens</translation>
    </message>
    <message>
        <source>cache at the end %1, exact %2</source>
        <translation>caché al final %1, exacta %2</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>The answer stood in %1 (“%2”).</source>
        <translation>La respuesta estaba en %1 («%2»).</translation>
    </message>
</context>
<context>
    <name>StepBound</name>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Bound by memory: it read at %1 of this machine&apos;s rate.</source>
        <translation>Limitado por la memoria: leyó al %1 de la velocidad de esta máquina.</translation>
    </message>
    <message>
        <source>Bound by memory: it read at %1 of this machine&apos;s rate, and calculated at only %2.</source>
        <translation>Limitado por la memoria: leyó al %1 de la velocidad de esta máquina, y calculó solo al %2.</translation>
    </message>
    <message>
        <source>Bound by arithmetic: it calculated at %1 of this machine&apos;s rate, and read at only %2.</source>
        <translation>Limitado por el cálculo: calculó al %1 de la velocidad de esta máquina, y leyó solo al %2.</translation>
    </message>
    <message>
        <source>Bound by memory and arithmetic alike: it read at %1 and calculated at %2 of this machine&apos;s rates.</source>
        <translation>Limitado por la memoria y el cálculo por igual: leyó al %1 y calculó al %2 de las velocidades de esta máquina.</translation>
    </message>
    <message>
        <source>Bound by neither memory (%1 of this machine&apos;s rate) nor arithmetic (%2): the step is so short that starting each piece of work takes most of it.</source>
        <translation>No lo limitó la memoria (%1 de la velocidad de esta máquina) ni el cálculo (%2): el paso es tan corto que la mayor parte se va en poner en marcha cada trabajo.</translation>
    </message>
    <message>
        <source>Bound by memory: little arithmetic for what was read (operations for each byte: %1).</source>
        <translation>Limitado por la memoria: poco cálculo para lo leído (operaciones por byte: %1).</translation>
    </message>
    <message>
        <source>Bound by arithmetic: much of it for what was read (operations for each byte: %1).</source>
        <translation>Limitado por el cálculo: mucho cálculo para lo leído (operaciones por byte: %1).</translation>
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
        <translation>Busca el vector de cada token y le suma el de su posición.</translation>
    </message>
    <message>
        <source>norms</source>
        <translation>normas</translation>
    </message>
    <message>
        <source>Brings the numbers of a row to one scale, twice in each block.</source>
        <translation>Lleva los números de una fila a una misma escala, dos veces en cada bloque.</translation>
    </message>
    <message>
        <source>project q, k, v</source>
        <translation>proyectar q, k, v</translation>
    </message>
    <message>
        <source>Makes query, key and value of each row that is computed.</source>
        <translation>Hace la consulta, la clave y el valor de cada fila que se calcula.</translation>
    </message>
    <message>
        <source>append</source>
        <translation>añadir</translation>
    </message>
    <message>
        <source>Writes the new keys and values into the store.</source>
        <translation>Escribe las claves y los valores nuevos en el almacén.</translation>
    </message>
    <message>
        <source>attend</source>
        <translation>atender</translation>
    </message>
    <message>
        <source>Compares the query with all keys above and mixes their values.</source>
        <translation>Compara la consulta con todas las claves de encima y mezcla sus valores.</translation>
    </message>
    <message>
        <source>project out</source>
        <translation>proyectar salida</translation>
    </message>
    <message>
        <source>Brings what attention found back into the row.</source>
        <translation>Devuelve a la fila lo que encontró la atención.</translation>
    </message>
    <message>
        <source>MLP</source>
        <translation>MLP</translation>
    </message>
    <message>
        <source>Works on each row by itself; most of the weights are here.</source>
        <translation>Trabaja sobre cada fila por separado; aquí está la mayoría de los pesos.</translation>
    </message>
    <message>
        <source>logits</source>
        <translation>logits</translation>
    </message>
    <message>
        <source>Gives every token of the vocabulary its score.</source>
        <translation>Da su puntuación a cada token del vocabulario.</translation>
    </message>
    <message>
        <source>sample</source>
        <translation>muestrear</translation>
    </message>
    <message>
        <source>Chooses the next token.</source>
        <translation>Elige el token siguiente.</translation>
    </message>
</context>
<context>
    <name>WebPage</name>
    <message>
        <source>Replay</source>
        <translation>Reproducción</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Reproducir</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Un paso atrás</translation>
    </message>
    <message>
        <source>One step forth</source>
        <translation>Un paso adelante</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>Al principio</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Al final</translation>
    </message>
    <message>
        <source>Place in the run</source>
        <translation>Posición en la ejecución</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocidad</translation>
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
        <translation>Teclas: Espacio reproduce y pone en pausa, ← y → avanzan y retroceden un paso, Inicio y Fin van a los extremos.</translation>
    </message>
    <message>
        <source>Time per token</source>
        <translation>Tiempo por token</translation>
    </message>
    <message>
        <source>Cache memory</source>
        <translation>Memoria de la caché</translation>
    </message>
    <message>
        <source>What you see</source>
        <translation>Lo que ves</translation>
    </message>
    <message>
        <source>All events as a table</source>
        <translation>Todos los sucesos en una tabla</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Cifras</translation>
    </message>
    <message>
        <source>The replay needs JavaScript, which is switched off here. What came out can be read all the same.</source>
        <translation>La reproducción necesita JavaScript, que aquí está desactivado. Lo que salió se puede leer igualmente.</translation>
    </message>
    <message>
        <source>Made with Rowkeeper. This page holds all it needs: nothing is fetched and nothing is sent.</source>
        <translation>Hecho con Rowkeeper. Esta página contiene todo lo que necesita: no se descarga nada y no se envía nada.</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Tokens</translation>
    </message>
    <message>
        <source>The cache</source>
        <translation>La caché</translation>
    </message>
    <message>
        <source>The whole text</source>
        <translation>El texto completo</translation>
    </message>
    <message>
        <source>time so far</source>
        <translation>tiempo hasta ahora</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>tokens</translation>
    </message>
    <message>
        <source>rows computed</source>
        <translation>filas calculadas</translation>
    </message>
    <message>
        <source>rows kept</source>
        <translation>filas guardadas</translation>
    </message>
    <message>
        <source>cache memory</source>
        <translation>memoria de la caché</translation>
    </message>
    <message>
        <source>key</source>
        <translation>clave</translation>
    </message>
    <message>
        <source>value</source>
        <translation>valor</translation>
    </message>
    <message>
        <source>pale: computed, not kept</source>
        <translation>pálida: calculada, no guardada</translation>
    </message>
    <message>
        <source>This page was made</source>
        <translation>Página creada</translation>
    </message>
    <message>
        <source>A language model writes one token after another. Its KV cache keeps the key and the value of each row it has computed, so that a step computes one new row instead of all of them.</source>
        <translation>Un modelo de lenguaje escribe un token tras otro. Su caché KV guarda la clave y el valor de cada fila que ha calculado, de modo que un paso calcula una fila nueva en vez de todas.</translation>
    </message>
    <message>
        <source>Tokens are chosen</source>
        <translation>Elección de tokens</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 y %2</translation>
    </message>
    <message>
        <source>A run of %1, step by step</source>
        <translation>Una ejecución de %1, paso a paso</translation>
    </message>
    <message>
        <source>Press Play, or move the slider below, to watch it.</source>
        <translation>Pulsa Reproducir o mueve el control de abajo para verla.</translation>
    </message>
    <message>
        <source>Two runs of %1 side by side</source>
        <translation>Dos ejecuciones de %1, una al lado de otra</translation>
    </message>
    <message>
        <source>Here two runs of the same prompt stand side by side. Press Play, or move the slider below.</source>
        <translation>Aquí hay dos ejecuciones del mismo prompt, una al lado de otra. Pulsa Reproducir o mueve el control de abajo.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln of them not for the first time: the same bits came out.</source>
        <translation>
            <numerusform>%Ln de ellas, no por primera vez: salieron los mismos bits.</numerusform>
            <numerusform>%Ln de ellas, no por primera vez: salieron los mismos bits.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of them not for the first time, and OTHER bits came out: an error.</source>
        <translation>
            <numerusform>%Ln de ellas, no por primera vez, y salieron OTROS bits: un error.</numerusform>
            <numerusform>%Ln de ellas, no por primera vez, y salieron OTROS bits: un error.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of them not for the first time, and a little differently: this arithmetic adds in another order.</source>
        <translation>
            <numerusform>%Ln de ellas, no por primera vez, y un poco distinta: esta aritmética suma en otro orden.</numerusform>
            <numerusform>%Ln de ellas, no por primera vez, y un poco distintas: esta aritmética suma en otro orden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Without the cache: %Ln row(s) computed, none kept, in %1.</source>
        <translation>
            <numerusform>Sin la caché: %Ln fila calculada, ninguna guardada, en %1.</numerusform>
            <numerusform>Sin la caché: %Ln filas calculadas, ninguna guardada, en %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Prefill: the prompt’s %Ln row(s) computed and kept, in %1.</source>
        <translation>
            <numerusform>Prefill: %Ln fila del prompt calculada y guardada, en %1.</numerusform>
            <numerusform>Prefill: las %Ln filas del prompt calculadas y guardadas, en %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The cache was empty: %Ln row(s) computed and kept, in %1.</source>
        <translation>
            <numerusform>La caché estaba vacía: %Ln fila calculada y guardada, en %1.</numerusform>
            <numerusform>La caché estaba vacía: %Ln filas calculadas y guardadas, en %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) computed, %1 read from the cache, in %2.</source>
        <translation>
            <numerusform>%Ln fila calculada, %1 leídas de la caché, en %2.</numerusform>
            <numerusform>%Ln filas calculadas, %1 leídas de la caché, en %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Inicio</translation>
    </message>
    <message numerus="yes">
        <source>%Ln token(s) in the prompt. No row has been computed yet.</source>
        <translation>
            <numerusform>%Ln token en el prompt. Aún no se ha calculado ninguna fila.</numerusform>
            <numerusform>%Ln tokens en el prompt. Aún no se ha calculado ninguna fila.</numerusform>
        </translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Paso %1 de %2</translation>
    </message>
    <message numerus="yes">
        <source>The context was full: the oldest %Ln token(s) had to go, and all other rows are computed anew.</source>
        <translation>
            <numerusform>El contexto estaba lleno: tuvo que irse el token más viejo, y todas las demás filas se calculan de nuevo.</numerusform>
            <numerusform>El contexto estaba lleno: tuvieron que irse los %Ln tokens más viejos, y todas las demás filas se calculan de nuevo.</numerusform>
        </translation>
    </message>
    <message>
        <source>A token was replaced</source>
        <translation>Se reemplazó un token</translation>
    </message>
    <message>
        <source>Row %1 is ‘%2’ now. The rows above it stay valid; it and all rows below must be computed again.</source>
        <translation>La fila %1 es ahora «%2». Las filas de encima siguen siendo válidas; ella y todas las de debajo hay que calcularlas de nuevo.</translation>
    </message>
    <message>
        <source>Cache switched on</source>
        <translation>Caché encendida</translation>
    </message>
    <message>
        <source>Cache switched off</source>
        <translation>Caché apagada</translation>
    </message>
    <message>
        <source>The next step computes every row once more and keeps them; from then on each step computes one row.</source>
        <translation>El próximo paso calcula todas las filas una vez más y las guarda; a partir de ahí, cada paso calcula una fila.</translation>
    </message>
    <message>
        <source>What the cache held is gone: from now on each step computes every row again.</source>
        <translation>Lo que contenía la caché se ha perdido: de ahora en adelante, cada paso vuelve a calcular todas las filas.</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>row</source>
        <translation>fila</translation>
    </message>
    <message>
        <source>token</source>
        <translation>token</translation>
    </message>
    <message>
        <source>block</source>
        <translation>bloque</translation>
    </message>
    <message>
        <source>computed</source>
        <translation>calculada</translation>
    </message>
    <message>
        <source>×1 new</source>
        <translation>×1 nueva</translation>
    </message>
    <message>
        <source>rebuild</source>
        <translation>recalcular</translation>
    </message>
    <message>
        <source>in the cache</source>
        <translation>en la caché</translation>
    </message>
    <message>
        <source>computed, not kept</source>
        <translation>calculada, no guardada</translation>
    </message>
    <message>
        <source>to be rebuilt</source>
        <translation>por recalcular</translation>
    </message>
    <message>
        <source>not computed yet</source>
        <translation>aún no calculada</translation>
    </message>
    <message>
        <source>never computed: the context is full</source>
        <translation>nunca calculada: el contexto está lleno</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>fila %1</translation>
    </message>
    <message>
        <source>computed ×%1</source>
        <translation>calculada ×%1</translation>
    </message>
    <message>
        <source>Choose a row or a token to read about it.</source>
        <translation>Elige una fila o un token para leer sobre él.</translation>
    </message>
    <message>
        <source>The cache, row by row. Tokens: %1. Rows in the cache: %2.</source>
        <translation>La caché, fila a fila. Tokens: %1. Filas en la caché: %2.</translation>
    </message>
    <message>
        <source>cache on</source>
        <translation>con caché</translation>
    </message>
    <message>
        <source>cache off</source>
        <translation>sin caché</translation>
    </message>
    <message>
        <source>prefill</source>
        <translation>prefill</translation>
    </message>
    <message>
        <source>prefill, beyond the scale</source>
        <translation>prefill, fuera de escala</translation>
    </message>
    <message>
        <source>used by rows</source>
        <translation>usada por filas</translation>
    </message>
    <message>
        <source>allocated</source>
        <translation>reservada</translation>
    </message>
    <message>
        <source>only during a step</source>
        <translation>solo durante un paso</translation>
    </message>
    <message>
        <source>%1 tokens</source>
        <translation>%1 tokens</translation>
    </message>
    <message>
        <source>Each step will be a point here.</source>
        <translation>Cada paso será un punto aquí.</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Suceso</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>Token</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Qué pasó</translation>
    </message>
    <message>
        <source>Two lanes run the same prompt. The lane whose clock is behind moves next, so that both clocks are honest.</source>
        <translation>Dos carriles ejecutan el mismo prompt. Avanza el carril cuyo reloj va por detrás, así ninguno de los dos relojes hace trampa.</translation>
    </message>
    <message>
        <source>A token is a piece of text. Grey ones are the prompt’s, green ones with a line below were written by the model; the newest has a frame.</source>
        <translation>Un token es un trozo de texto. Los grises son del prompt; los verdes, con una línea debajo, los escribió el modelo; el más reciente lleva un marco.</translation>
    </message>
    <message numerus="yes">
        <source>The picture of the cache has a line for each row: one token’s key (left, blue) and value (right, orange) in every block of the model, painted from the real numbers. Negative numbers are grey. A cell is the mean of %Ln number(s).</source>
        <translation>
            <numerusform>La imagen de la caché tiene una línea por cada fila: la clave (izquierda, azul) y el valor (derecha, naranja) de un token en cada bloque del modelo, pintados a partir de los números reales. Los números negativos son grises. Una celda es la media de %Ln número.</numerusform>
            <numerusform>La imagen de la caché tiene una línea por cada fila: la clave (izquierda, azul) y el valor (derecha, naranja) de un token en cada bloque del modelo, pintados a partir de los números reales. Los números negativos son grises. Una celda es la media de %Ln números.</numerusform>
        </translation>
    </message>
    <message>
        <source>A row in full colour is in the cache. A pale one was computed but not kept, because the cache is off. An empty frame is a row that the next step computes. A row all in grey was computed for another text and must be computed again.</source>
        <translation>Una fila a todo color está en la caché. Una pálida se calculó pero no se guardó, porque la caché está apagada. Un marco vacío es una fila que calcula el próximo paso. Una fila toda gris se calculó para otro texto y hay que calcularla de nuevo.</translation>
    </message>
    <message>
        <source>×1, ×2, ×3 … say how often a row was computed. With the cache that is once; without it every step computes every row again, and the same bits come out.</source>
        <translation>×1, ×2, ×3 … dicen cuántas veces se calculó una fila. Con la caché es una sola; sin ella, cada paso vuelve a calcular todas las filas, y salen los mismos bits.</translation>
    </message>
    <message>
        <source>The charts show what that costs: time for each token, and memory for the rows that are kept.</source>
        <translation>Los gráficos muestran lo que cuesta eso: tiempo por cada token y memoria para las filas que se guardan.</translation>
    </message>
    <message>
        <source>Rowkeeper tiny</source>
        <translation>Rowkeeper tiny</translation>
    </message>
    <message>
        <source>a model without a name</source>
        <translation>un modelo sin nombre</translation>
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
        <translation>%1 bloques, %2 cabezas, ancho %3</translation>
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
        <translation>Hilos</translation>
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
        <translation>Aritmética en este equipo: kernels de CPU exactos (%1) y OpenBLAS.</translation>
    </message>
    <message>
        <source>Arithmetic on this computer: exact CPU kernels (%1). OpenBLAS is not installed.</source>
        <translation>Aritmética en este equipo: kernels de CPU exactos (%1). OpenBLAS no está instalado.</translation>
    </message>
    <message>
        <source>GPU: %1.</source>
        <translation>GPU: %1.</translation>
    </message>
    <message>
        <source>Our own source is under the MIT licence. Qt Charts is under the GPL, version 3, so this program as a whole is under the GPL, version 3. The command line and the engine contain nothing of Qt.</source>
        <translation>Nuestro propio código está bajo la licencia MIT. Qt Charts está bajo la GPL, versión 3, así que este programa en su conjunto está bajo la GPL, versión 3. La línea de comandos y el motor no contienen nada de Qt.</translation>
    </message>
    <message>
        <source>The bundled model, its text and its questions were made by this project: MIT. GPT-2 small is OpenAI&apos;s: modified MIT.</source>
        <translation>El modelo incluido, su texto y sus preguntas los hizo este proyecto: MIT. GPT-2 small es de OpenAI: MIT modificada.</translation>
    </message>
    <message>
        <source>Runs a real GPT-2 and shows its KV cache: what it keeps, what it saves, what it costs.</source>
        <translation>Ejecuta un GPT-2 real y muestra su caché KV: lo que guarda, lo que ahorra, lo que cuesta.</translation>
    </message>
    <message>
        <source>About Rowkeeper</source>
        <translation>Acerca de Rowkeeper</translation>
    </message>
    <message numerus="yes">
        <source>Model: %1, %2 blocks, %3 heads, %4. Arithmetic: %5 (%6), %n thread(s).</source>
        <translation>
            <numerusform>Modelo: %1, %2 bloques, %3 cabezas, %4. Aritmética: %5 (%6), %n hilo.</numerusform>
            <numerusform>Modelo: %1, %2 bloques, %3 cabezas, %4. Aritmética: %5 (%6), %n hilos.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rowkeeper::app::AppStage</name>
    <message>
        <source>It was stopped, or the app was asked for something else.</source>
        <translation>Se detuvo, o se le pidió otra cosa a la aplicación.</translation>
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
        <translation>Observa la caché mientras el modelo escribe</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>Carrera</translation>
    </message>
    <message>
        <source>The same text with the cache and without, side by side</source>
        <translation>El mismo texto con la caché y sin ella, lado a lado</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>Chat</translation>
    </message>
    <message>
        <source>Questions about a document, with its cache kept between turns</source>
        <translation>Preguntas sobre un documento, con su caché conservada entre turnos</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Memoria</translation>
    </message>
    <message>
        <source>What the cache of any model takes, and whether it fits</source>
        <translation>Lo que ocupa la caché de cualquier modelo, y si cabe</translation>
    </message>
    <message>
        <source>Squeeze</source>
        <translation>Comprimir</translation>
    </message>
    <message>
        <source>Make the cache smaller and see what it forgets</source>
        <translation>Haz la caché más pequeña y mira lo que olvida</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Aprender</translation>
    </message>
    <message>
        <source>Nine short lessons that drive the app</source>
        <translation>Nueve lecciones cortas que manejan la aplicación</translation>
    </message>
    <message>
        <source>&amp;Open a recorded run…</source>
        <translation>&amp;Abrir una ejecución grabada…</translation>
    </message>
    <message>
        <source>&amp;Save this run…</source>
        <translation>&amp;Guardar esta ejecución…</translation>
    </message>
    <message>
        <source>Save the steps as a &amp;table (CSV)…</source>
        <translation>Guardar los pasos como &amp;tabla (CSV)…</translation>
    </message>
    <message>
        <source>Save this run as a &amp;web page…</source>
        <translation>Guardar esta ejecución como página &amp;web…</translation>
    </message>
    <message>
        <source>Save this run as a web page</source>
        <translation>Guardar esta ejecución como página web</translation>
    </message>
    <message>
        <source>Save the &amp;race as a web page…</source>
        <translation>Guardar la &amp;carrera como página web…</translation>
    </message>
    <message>
        <source>Save the race as a web page</source>
        <translation>Guardar la carrera como página web</translation>
    </message>
    <message>
        <source>&amp;Handout of this run (PDF)…</source>
        <translation>&amp;Hoja de clase de esta ejecución (PDF)…</translation>
    </message>
    <message>
        <source>&amp;Back to the live run</source>
        <translation>&amp;Volver a la ejecución en vivo</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Salir</translation>
    </message>
    <message>
        <source>&amp;Keys…</source>
        <translation>&amp;Teclas…</translation>
    </message>
    <message>
        <source>&amp;About Rowkeeper…</source>
        <translation>&amp;Acerca de Rowkeeper…</translation>
    </message>
    <message>
        <source>Open a recorded run</source>
        <translation>Abrir una ejecución grabada</translation>
    </message>
    <message>
        <source>Recorded runs (*.rowkeeper)</source>
        <translation>Ejecuciones grabadas (*.rowkeeper)</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Guardado como %1.</translation>
    </message>
    <message>
        <source>Save this run</source>
        <translation>Guardar esta ejecución</translation>
    </message>
    <message>
        <source>Save the steps as a table</source>
        <translation>Guardar los pasos como tabla</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tablas (*.csv)</translation>
    </message>
    <message>
        <source>Web pages (*.html)</source>
        <translation>Páginas web (*.html)</translation>
    </message>
    <message>
        <source>Saved as %1 (%2). Any browser shows it, without a network.</source>
        <translation>Guardado como %1 (%2). Cualquier navegador lo muestra, sin red.</translation>
    </message>
    <message>
        <source>Save the handout</source>
        <translation>Guardar la hoja de clase</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>Archivos PDF (*.pdf)</translation>
    </message>
    <message>
        <source>%1, the published model, can be had: %2 from Hugging Face. The bundled model works without it.</source>
        <translation>Se puede obtener %1, el modelo publicado: %2 de Hugging Face. El modelo incluido funciona sin él.</translation>
    </message>
    <message>
        <source>Show it</source>
        <translation>Mostrarlo</translation>
    </message>
    <message>
        <source>Use it now</source>
        <translation>Usarlo ahora</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>Modelos</translation>
    </message>
    <message>
        <source>The recorded run is open.</source>
        <translation>La ejecución grabada está abierta.</translation>
    </message>
    <message>
        <source>A live run again, at its prompt.</source>
        <translation>De nuevo una ejecución en vivo, en su prompt.</translation>
    </message>
    <message>
        <source>The lesson is left.</source>
        <translation>Has salido de la lección.</translation>
    </message>
    <message>
        <source>%1. The lesson is left.</source>
        <translation>%1. Has salido de la lección.</translation>
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
        <translation>Rowkeeper tiny (incluido)</translation>
    </message>
    <message>
        <source>A small GPT-2 that answers questions about a short document.</source>
        <translation>Un GPT-2 pequeño que responde preguntas sobre un documento corto.</translation>
    </message>
    <message>
        <source>Rowkeeper tiny, one key head (bundled)</source>
        <translation>Rowkeeper tiny, una cabeza KV (incluido)</translation>
    </message>
    <message>
        <source>Its twin: all heads share one key and one value, so its cache takes a quarter of the memory.</source>
        <translation>Su gemelo: todas las cabezas comparten una clave y un valor, así que su caché ocupa la cuarta parte de la memoria.</translation>
    </message>
    <message>
        <source>GPT-2 small</source>
        <translation>GPT-2 small</translation>
    </message>
    <message>
        <source>The published GPT-2, from this computer.</source>
        <translation>El GPT-2 publicado, desde este equipo.</translation>
    </message>
    <message>
        <source>GPT-2 small (not on this computer: &amp;download it…)</source>
        <translation>GPT-2 small (no está en este equipo: &amp;descargarlo…)</translation>
    </message>
    <message>
        <source>GPT-2 small, true size, random weights</source>
        <translation>GPT-2 small, tamaño real, pesos aleatorios</translation>
    </message>
    <message>
        <source>Costs what GPT-2 small costs, but its text means nothing. For timing.</source>
        <translation>Cuesta lo que cuesta GPT-2 small, pero su texto no significa nada. Para medir tiempos.</translation>
    </message>
    <message>
        <source>&amp;Open a model folder…</source>
        <translation>&amp;Abrir una carpeta de modelo…</translation>
    </message>
    <message>
        <source>&amp;Models on this computer…</source>
        <translation>&amp;Modelos en este equipo…</translation>
    </message>
    <message>
        <source>&amp;Threads (a GPU has its own)</source>
        <translation>&amp;Hilos (una GPU tiene los suyos)</translation>
    </message>
    <message>
        <source>&amp;Threads</source>
        <translation>&amp;Hilos</translation>
    </message>
    <message>
        <source>One for each core</source>
        <translation>Uno por núcleo</translation>
    </message>
    <message>
        <source>Open a model folder</source>
        <translation>Abrir una carpeta de modelo</translation>
    </message>
    <message>
        <source>Loading %1: %2 %</source>
        <translation>Cargando %1: %2 %</translation>
    </message>
    <message>
        <source>Loading: %1 %</source>
        <translation>Cargando: %1 %</translation>
    </message>
    <message>
        <source>Choose the model and the arithmetic it runs on</source>
        <translation>Elige el modelo y la aritmética con la que se ejecuta</translation>
    </message>
    <message>
        <source>16-bit: half the memory; cached steps of a large model take about half the time</source>
        <translation>16 bits: la mitad de memoria; los pasos con caché de un modelo grande tardan más o menos la mitad</translation>
    </message>
    <message>
        <source>8-bit: about a quarter of the memory; cached steps of a large model take about a third of the time</source>
        <translation>8 bits: más o menos la cuarta parte de memoria; los pasos con caché de un modelo grande tardan más o menos un tercio</translation>
    </message>
    <message>
        <source>32-bit: no weight is rounded</source>
        <translation>32 bits: no se redondea ningún peso</translation>
    </message>
    <message>
        <source>Each weight is rounded to a 16-bit number. A step must read every weight once, so in a large model it waits for memory: half the bytes, half the time. With and without the cache, every bit is still equal.</source>
        <translation>Cada peso se redondea a un número de 16 bits. Un paso tiene que leer cada peso una vez, así que en un modelo grande espera a la memoria: la mitad de bytes, la mitad de tiempo. Con y sin la caché, todos los bits siguen siendo iguales.</translation>
    </message>
    <message>
        <source>Each weight is rounded to a whole number from −127 to 127, times a scale that 32 weights share. A step must read every weight once, so fewer bytes take less time. With and without the cache, every bit is still equal.</source>
        <translation>Cada peso se redondea a un número entero de −127 a 127, por una escala que comparten 32 pesos. Un paso tiene que leer cada peso una vez, así que menos bytes llevan menos tiempo. Con y sin la caché, todos los bits siguen siendo iguales.</translation>
    </message>
    <message>
        <source>Four bytes for each weight. A step must read every weight once, so in a large model it waits for memory: fewer bytes, faster steps. With and without the cache, every bit is equal.</source>
        <translation>Cuatro bytes por peso. Un paso tiene que leer cada peso una vez, así que en un modelo grande espera a la memoria: menos bytes, pasos más rápidos. Con y sin la caché, todos los bits son iguales.</translation>
    </message>
    <message>
        <source>exact CPU</source>
        <translation>CPU exacta</translation>
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
        <translation>Aritmética &amp;exacta</translation>
    </message>
    <message>
        <source>A row&apos;s numbers do not depend on the rows beside it: with and without the cache, every bit is equal.</source>
        <translation>Los números de una fila no dependen de las filas que tiene al lado: con y sin la caché, todos los bits son iguales.</translation>
    </message>
    <message>
        <source>Open&amp;BLAS</source>
        <translation>Open&amp;BLAS</translation>
    </message>
    <message>
        <source>A well-known library. It adds in another order for many rows than for one, so the last bits differ. It multiplies 32-bit weights only.</source>
        <translation>Una biblioteca muy conocida. Para muchas filas suma en otro orden que para una, así que los últimos bits difieren. Solo multiplica pesos de 32 bits.</translation>
    </message>
    <message>
        <source>GPU (still looking for one)</source>
        <translation>GPU (aún buscando una)</translation>
    </message>
    <message>
        <source>GPU (none that can be used)</source>
        <translation>GPU (no hay ninguna que sirva)</translation>
    </message>
    <message>
        <source>GPU: %1</source>
        <translation>GPU: %1</translation>
    </message>
    <message>
        <source>Weights, cache and arithmetic on the graphics processor. Its order of adding is its own, but the same for one row as for many: with and without the cache, every bit is equal.</source>
        <translation>Pesos, caché y aritmética en el procesador gráfico. Suma en un orden propio, pero el mismo para una fila que para muchas: con y sin la caché, todos los bits son iguales.</translation>
    </message>
    <message>
        <source>GPU with cuBLAS: %1</source>
        <translation>GPU con cuBLAS: %1</translation>
    </message>
    <message>
        <source>The products by NVIDIA&apos;s library, which chooses another order of adding for many rows than for one, so the last bits differ. It multiplies 32-bit weights only.</source>
        <translation>Los productos los hace la biblioteca de NVIDIA, que para muchas filas elige otro orden de suma que para una, así que los últimos bits difieren. Solo multiplica pesos de 32 bits.</translation>
    </message>
    <message>
        <source>&amp;Weights: %1</source>
        <translation>&amp;Pesos: %1</translation>
    </message>
    <message>
        <source>%1 (not with %2)</source>
        <translation>%1 (no con %2)</translation>
    </message>
    <message>
        <source>Choose the exact arithmetic first.</source>
        <translation>Elige antes la aritmética exacta.</translation>
    </message>
    <message>
        <source>%1 · %2 numbers · %3 · %4</source>
        <translation>%1 · %2 de números · %3 · %4</translation>
    </message>
    <message>
        <source>GPT-2 small (still looking for it)</source>
        <translation>GPT-2 small (aún buscándolo)</translation>
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
        <translation>Cerrar este mensaje</translation>
    </message>
</context>
<context>
    <name>rowkeeper::app::TopBar</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Archivo</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>A&amp;justes</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;yuda</translation>
    </message>
    <message>
        <source>Projector mode</source>
        <translation>Modo proyector</translation>
    </message>
    <message>
        <source>Everything larger and stronger, for a room</source>
        <translation>Todo más grande y más marcado, para un aula</translation>
    </message>
    <message>
        <source>Less &amp;motion</source>
        <translation>Menos &amp;movimiento</translation>
    </message>
    <message>
        <source>Rows and switches don&apos;t slide or fade</source>
        <translation>Las filas y los interruptores no se deslizan ni se desvanecen</translation>
    </message>
    <message>
        <source>&amp;As the system</source>
        <translation>Como el &amp;sistema</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>&amp;Idioma</translation>
    </message>
    <message>
        <source>Theme &amp;as the system</source>
        <translation>Tema como el &amp;sistema</translation>
    </message>
    <message>
        <source>&amp;Light theme</source>
        <translation>Tema &amp;claro</translation>
    </message>
    <message>
        <source>&amp;Dark theme</source>
        <translation>Tema &amp;oscuro</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::AlternativesDelegate</name>
    <message>
        <source>below %1 %</source>
        <translation>&lt; %1 %</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>percent</comment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>now</source>
        <comment>the token that is there</comment>
        <translation>ahora</translation>
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
        <translation>La caché</translation>
    </message>
    <message>
        <source>A table: one row for each token, one column for each block. A cell holds the row&apos;s key and value. Arrow keys select a row and a block, Shift with Left and Right a head, plus and minus zoom.</source>
        <translation>Una tabla: una fila por cada token, una columna por cada bloque. Una celda contiene la clave y el valor de la fila. Las teclas de flecha eligen una fila y un bloque; Mayús con izquierda y derecha, una cabeza; más y menos cambian el zoom.</translation>
    </message>
    <message>
        <source>↓ Follow the newest row</source>
        <translation>↓ Seguir la última fila</translation>
    </message>
    <message>
        <source>Follow the newest row</source>
        <translation>Seguir la última fila</translation>
    </message>
    <message>
        <source>Scroll to the newest row and stay with it (End)</source>
        <translation>Ir a la última fila y quedarse en ella (Fin)</translation>
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
        <translation>Un modelo conocido, el que está cargado o el tuyo</translation>
    </message>
    <message>
        <source>Blocks</source>
        <translation>Bloques</translation>
    </message>
    <message>
        <source>Each block (layer) keeps keys and values of its own</source>
        <translation>Cada bloque (capa) guarda claves y valores propios</translation>
    </message>
    <message>
        <source>Query heads</source>
        <translation>Cabezas de consulta</translation>
    </message>
    <message>
        <source>Heads that ask</source>
        <translation>Cabezas que preguntan</translation>
    </message>
    <message>
        <source>KV heads</source>
        <translation>Cabezas KV</translation>
    </message>
    <message>
        <source>Heads that have a key and a value of their own; the others share them</source>
        <translation>Cabezas que tienen una clave y un valor propios; las demás los comparten</translation>
    </message>
    <message>
        <source>Latent numbers</source>
        <translation>Números latentes</translation>
    </message>
    <message>
        <source>Latent attention keeps one short vector in each block, from which all keys and values are made</source>
        <translation>La atención latente guarda en cada bloque un vector corto, del que se hacen todas las claves y los valores</translation>
    </message>
    <message>
        <source>Head size</source>
        <translation>Tamaño de cabeza</translation>
    </message>
    <message>
        <source>Numbers in a head&apos;s key, and in its value</source>
        <translation>Números de la clave de una cabeza, y de su valor</translation>
    </message>
    <message>
        <source>Numbers stored as</source>
        <translation>Números en</translation>
    </message>
    <message>
        <source>In 8 and 4 bits, 32 numbers of a head share a 16-bit scale: 34 and 18 bytes</source>
        <translation>En 8 y 4 bits, 32 números de una cabeza comparten una escala de 16 bits: 34 y 18 bytes</translation>
    </message>
    <message>
        <source>Context, tokens</source>
        <translation>Contexto, tokens</translation>
    </message>
    <message>
        <source>The length of each conversation</source>
        <translation>La longitud de cada conversación</translation>
    </message>
    <message>
        <source>Conversations</source>
        <translation>Conversaciones</translation>
    </message>
    <message>
        <source>Served at the same time, each with a cache of its own</source>
        <translation>Atendidas al mismo tiempo, cada una con su propia caché</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>Pesos</translation>
    </message>
    <message>
        <source>What the model itself takes on the device</source>
        <translation>Lo que el propio modelo ocupa en el dispositivo</translation>
    </message>
    <message>
        <source>Weights, GiB</source>
        <translation>Pesos, GiB</translation>
    </message>
    <message>
        <source>What your model takes on the device</source>
        <translation>Lo que tu modelo ocupa en el dispositivo</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>Dispositivo</translation>
    </message>
    <message>
        <source>The memory that weights and caches must share</source>
        <translation>La memoria que tienen que compartir los pesos y las cachés</translation>
    </message>
    <message>
        <source>Device, GiB</source>
        <translation>Dispositivo, GiB</translation>
    </message>
    <message>
        <source>The memory of your device</source>
        <translation>La memoria de tu dispositivo</translation>
    </message>
    <message>
        <source>Your own size</source>
        <translation>Tu propio tamaño</translation>
    </message>
    <message>
        <source>From: %1</source>
        <translation>Fuente: %1</translation>
    </message>
    <message>
        <source>Loaded: %1</source>
        <translation>Cargado: %1</translation>
    </message>
    <message>
        <source>Your own model</source>
        <translation>Tu propio modelo</translation>
    </message>
    <message>
        <source>%1 · each shared by %2</source>
        <translation>%1 · cada una para %2</translation>
    </message>
    <message>
        <source>%1 · none shared</source>
        <translation>%1 · no se comparten</translation>
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
        <translation>La caché</translation>
    </message>
    <message>
        <source>Table, pictures</source>
        <translation>Tabla, imágenes</translation>
    </message>
    <message>
        <source>Menu of the cache</source>
        <translation>Menú de la caché</translation>
    </message>
    <message>
        <source>Show as &amp;table</source>
        <translation>Mostrar como &amp;tabla</translation>
    </message>
    <message>
        <source>Save picture as &amp;PNG…</source>
        <translation>Guardar imagen como &amp;PNG…</translation>
    </message>
    <message>
        <source>Save picture as &amp;SVG…</source>
        <translation>Guardar imagen como &amp;SVG…</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::CanvasLegend</name>
    <message>
        <source>What the colours mean</source>
        <translation>Qué significan los colores</translation>
    </message>
    <message>
        <source>Blue is a positive number in a key, orange one in a value; grey is a negative one in either, with a line through it where rows are high enough.
%1: keys %2, values %3. A cell shows %4.
Pale rows were computed but not kept; grey rows are to be rebuilt; the outlined row is not computed yet.</source>
        <translation>Azul es un número positivo de una clave; naranja, uno de un valor; gris, un número negativo de cualquiera de los dos, con una raya donde las filas son bastante altas.
%1: claves %2, valores %3. Una celda muestra %4.
Las filas pálidas se calcularon pero no se guardaron; las grises están por recalcular; la fila con contorno aún no está calculada.</translation>
    </message>
    <message>
        <source>A tick: the row was computed again and had the same bits each time. A red cross: it had other bits.</source>
        <translation>Una marca: la fila se calculó de nuevo y tuvo siempre los mismos bits. Una cruz roja: tuvo otros bits.</translation>
    </message>
    <message>
        <source>A tick: the row was computed again and had the same bits each time. ≈: it differs by rounding, because this arithmetic adds in another order.</source>
        <translation>Una marca: la fila se calculó de nuevo y tuvo siempre los mismos bits. ≈: difiere por redondeo, porque esta aritmética suma en otro orden.</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::CanvasTableModel</name>
    <message>
        <source>Row</source>
        <translation>Fila</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>Token</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Posición</translation>
    </message>
    <message>
        <source>Times computed</source>
        <translation>Veces calculada</translation>
    </message>
    <message>
        <source>In the store</source>
        <translation>En el almacén</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::Chart</name>
    <message>
        <source>The arrow keys go from point to point. The menu above shows the numbers as a table.</source>
        <translation>Las teclas de flecha van de punto en punto. El menú de arriba muestra los números como tabla.</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::ChartCard</name>
    <message>
        <source>Table, pictures, numbers</source>
        <translation>Tabla, imágenes, números</translation>
    </message>
    <message>
        <source>Menu of the chart: %1</source>
        <translation>Menú del gráfico: %1</translation>
    </message>
    <message>
        <source>Show as &amp;table</source>
        <translation>Mostrar como &amp;tabla</translation>
    </message>
    <message>
        <source>Save picture as &amp;PNG…</source>
        <translation>Guardar imagen como &amp;PNG…</translation>
    </message>
    <message>
        <source>Save picture as &amp;SVG…</source>
        <translation>Guardar imagen como &amp;SVG…</translation>
    </message>
    <message>
        <source>Save numbers as &amp;CSV…</source>
        <translation>Guardar números como &amp;CSV…</translation>
    </message>
    <message>
        <source>Show &amp;everything again</source>
        <translation>&amp;Volver a mostrarlo todo</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::ChatPage</name>
    <message>
        <source>The conversation</source>
        <translation>La conversación</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::ChipArea</name>
    <message>
        <source>… and %1 more</source>
        <comment>tokens</comment>
        <translation>… y %1 más</translation>
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
        <translation>generado</translation>
    </message>
    <message>
        <source>newest</source>
        <comment>token</comment>
        <translation>último</translation>
    </message>
    <message>
        <source>Legend: tokens of the prompt are grey, generated ones green and underlined, the newest is outlined</source>
        <translation>Leyenda: los tokens del prompt son grises; los generados, verdes y subrayados; el último lleva contorno</translation>
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
        <translation>✓ correcto</translation>
    </message>
    <message>
        <source>✗ not quite</source>
        <translation>✗ no del todo</translation>
    </message>
    <message>
        <source>✓ this one</source>
        <translation>✓ era esta</translation>
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
        <translation>Tamaño de la caché según la longitud del contexto</translation>
    </message>
    <message>
        <source>cache-size-against-context</source>
        <translation>tamano-de-cache-segun-contexto</translation>
    </message>
    <message>
        <source>Such a cache is too large to be drawn.</source>
        <translation>Una caché así es demasiado grande para dibujarla.</translation>
    </message>
    <message>
        <source>%1 tokens</source>
        <translation>%1 tokens</translation>
    </message>
    <message>
        <source>the weights leave no room</source>
        <translation>los pesos no dejan sitio</translation>
    </message>
    <message>
        <source>room left: %1, far above</source>
        <translation>sitio libre: %1, muy por encima</translation>
    </message>
    <message>
        <source>room left: %1</source>
        <translation>sitio libre: %1</translation>
    </message>
    <message>
        <source>outgrows the weights</source>
        <translation>supera a los pesos</translation>
    </message>
    <message numerus="yes">
        <source>%Ln conversation(s)</source>
        <translation>
            <numerusform>%Ln conversación</numerusform>
            <numerusform>%Ln conversaciones</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: each line is one way to store the cache; dashed: what is left on the device.</source>
        <translation>%1: cada línea es una manera de almacenar la caché; discontinua: lo que queda en el dispositivo.</translation>
    </message>
    <message>
        <source>%1 As chosen, it would outgrow the weights (%2) at %3 tokens.</source>
        <translation>%1 Con lo elegido, superaría a los pesos (%2) con %3 tokens.</translation>
    </message>
    <message>
        <source>From %1 tokens on
the cache is larger than the weights, %2</source>
        <translation>A partir de %1 tokens
la caché es mayor que los pesos, %2</translation>
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
        <translation>El documento</translation>
    </message>
    <message>
        <source>Use this text</source>
        <translation>Usar este texto</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Change an early word</source>
        <translation>Cambiar palabra al inicio</translation>
    </message>
    <message>
        <source>Puts another word of its kind near the beginning: few rows survive</source>
        <translation>Pone otra palabra de la misma clase cerca del principio: sobreviven pocas filas</translation>
    </message>
    <message>
        <source>Change a late word</source>
        <translation>Cambiar palabra al final</translation>
    </message>
    <message>
        <source>Puts another word of its kind near the end: most rows survive</source>
        <translation>Pone otra palabra de la misma clase cerca del final: sobrevive la mayoría de las filas</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>Ejemplos</translation>
    </message>
    <message>
        <source>Prepared documents</source>
        <translation>Documentos preparados</translation>
    </message>
    <message>
        <source>Type a text, or choose an example</source>
        <translation>Escribe un texto o elige un ejemplo</translation>
    </message>
    <message>
        <source>Edit any word: the rows above it stay, those below are computed again.</source>
        <translation>Edita cualquier palabra: las filas de encima se quedan, las de debajo se calculan de nuevo.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln tokens · read once</source>
        <translation>
            <numerusform>%Ln token · se lee una vez</numerusform>
            <numerusform>%Ln tokens · se leen una vez</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln tokens · read in every turn</source>
        <translation>
            <numerusform>%Ln token · se lee en cada turno</numerusform>
            <numerusform>%Ln tokens · se leen en cada turno</numerusform>
        </translation>
    </message>
    <message>
        <source>Still valid after the edit: %1 of %2 rows. The next turn computes the rest.</source>
        <translation>Siguen siendo válidas tras el cambio: %1 de %2 filas. El próximo turno calcula el resto.</translation>
    </message>
    <message>
        <source>The document is changed.</source>
        <translation>El documento ha cambiado.</translation>
    </message>
    <message>
        <source>A word is changed to “%1”.</source>
        <translation>Una palabra es ahora «%1».</translation>
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
        <translation>midiendo</translation>
    </message>
    <message>
        <source>%1 either way</source>
        <translation>%1 en ambos casos</translation>
    </message>
    <message>
        <source>Time to the first token</source>
        <translation>Tiempo hasta el primer token</translation>
    </message>
    <message>
        <source>%1: %2 either way, as there was nothing to keep yet</source>
        <translation>%1: %2 en ambos casos, porque aún no había nada que conservar</translation>
    </message>
    <message>
        <source>%1: cache kept %2, not kept %3</source>
        <translation>%1: caché conservada %2, no conservada %3</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::FirstTokenCard</name>
    <message>
        <source>Time to the first token</source>
        <translation>Tiempo hasta el primer token</translation>
    </message>
    <message>
        <source>Ask a question: what you wait for before the answer begins is drawn here, turn by turn.</source>
        <translation>Haz una pregunta: aquí se dibuja, turno a turno, lo que esperas antes de que empiece la respuesta.</translation>
    </message>
    <message>
        <source>what the reader waits for; the other way is measured afterwards</source>
        <translation>lo que espera quien lee; la otra manera se mide después</translation>
    </message>
    <message>
        <source>cache kept</source>
        <translation>caché conservada</translation>
    </message>
    <message>
        <source>not kept</source>
        <translation>no conservada</translation>
    </message>
    <message>
        <source>%1 sooner on turn %2</source>
        <translation>%1 antes en el turno %2</translation>
    </message>
    <message>
        <source>no sooner on turn %1</source>
        <translation>igual de rápido en el turno %1</translation>
    </message>
    <message>
        <source>%1 later on turn %2</source>
        <translation>%1 más tarde en el turno %2</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::FitCard</name>
    <message>
        <source>Does it fit?</source>
        <translation>¿Cabe?</translation>
    </message>
    <message>
        <source>Try:</source>
        <translation>Prueba:</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::HeadStrips</name>
    <message>
        <source>key</source>
        <translation>clave</translation>
    </message>
    <message>
        <source>value</source>
        <translation>valor</translation>
    </message>
    <message>
        <source>Key and value of the head</source>
        <translation>Clave y valor de la cabeza</translation>
    </message>
    <message>
        <source>The arrow keys go from number to number.</source>
        <translation>Las teclas de flecha van de número en número.</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::KeepCard</name>
    <message>
        <source>Keep the cache between turns</source>
        <translation>Conservar la caché entre turnos</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Salir</translation>
    </message>
    <message>
        <source>Come back</source>
        <translation>Volver</translation>
    </message>
    <message>
        <source>Change the prices</source>
        <translation>Cambiar los precios</translation>
    </message>
    <message>
        <source>Keeping the cache</source>
        <translation>Conservar la caché</translation>
    </message>
    <message>
        <source>Leave, and come back tomorrow</source>
        <translation>Sal y vuelve mañana</translation>
    </message>
    <message>
        <source>Saves the cache on the disk and ends the conversation, as if the window were closed</source>
        <translation>Guarda la caché en el disco y termina la conversación, como si se cerrara la ventana</translation>
    </message>
    <message>
        <source>Reads the saved cache from the disk: the conversation goes on with all its rows</source>
        <translation>Lee del disco la caché guardada: la conversación sigue con todas sus filas</translation>
    </message>
    <message>
        <source>What a provider would charge</source>
        <translation>Lo que cobraría un proveedor</translation>
    </message>
    <message>
        <source>for 1,000 fresh tokens</source>
        <translation>por 1000 tokens nuevos</translation>
    </message>
    <message>
        <source>for 1,000 cached tokens</source>
        <translation>por 1000 tokens en caché</translation>
    </message>
    <message>
        <source>Price %1</source>
        <translation>Precio %1</translation>
    </message>
    <message>
        <source>Each turn computes the rows of its own question and reads the others back.</source>
        <translation>Cada turno calcula las filas de su propia pregunta y lee las demás de la caché.</translation>
    </message>
    <message>
        <source>Off: every turn reads the whole document again. The answers stay the same.</source>
        <translation>Apagado: cada turno vuelve a leer todo el documento. Las respuestas siguen siendo las mismas.</translation>
    </message>
    <message>
        <source>The %1 rows (%2) go to the disk and come back warm: prompt caching.</source>
        <translation>Las %1 filas (%2) van al disco y vuelven listas para usar: caché de prompts.</translation>
    </message>
    <message>
        <source>Rows that were computed can be kept on the disk: prompt caching.</source>
        <translation>Las filas calculadas se pueden conservar en el disco: caché de prompts.</translation>
    </message>
    <message>
        <source>%1 rows lie on the disk (%2). Nothing is in memory.</source>
        <translation>Hay %1 filas en el disco (%2). En la memoria no hay nada.</translation>
    </message>
    <message>
        <source>%1 rows came back from the disk: none of them is computed again.</source>
        <translation>Volvieron del disco %1 filas: ninguna se calcula de nuevo.</translation>
    </message>
    <message>
        <source>Fresh input %1, cached input %2 per 1,000 tokens.</source>
        <translation>Entrada nueva %1, entrada en caché %2 por cada 1000 tokens.</translation>
    </message>
    <message>
        <source>%1 fresh and %2 cached tokens: %3 instead of %4.</source>
        <translation>%1 tokens nuevos y %2 en caché: %3 en vez de %4.</translation>
    </message>
    <message>
        <source>The saved conversation would take the place of the questions asked here. Begin again first, in each conversation with questions.</source>
        <translation>La conversación guardada ocuparía el lugar de las preguntas hechas aquí. Antes empieza de nuevo, en cada conversación con preguntas.</translation>
    </message>
    <message>
        <source>Only the conversation shown, the first, is saved. The second is given up.</source>
        <translation>Solo se guarda la conversación que se muestra, la primera. La segunda se abandona.</translation>
    </message>
    <message>
        <source>Only the conversation shown, the second, is saved, and it comes back as the first. The one that is the first now is given up.</source>
        <translation>Solo se guarda la conversación que se muestra, la segunda, y vuelve como primera. La que ahora es la primera se abandona.</translation>
    </message>
    <message>
        <source>The conversation shown takes the place of the one that was saved before.</source>
        <translation>La conversación que se muestra ocupa el lugar de la que se guardó antes.</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::LaneCard</name>
    <message>
        <source>Cache, arithmetic, weights and threads of this lane</source>
        <translation>Caché, aritmética, pesos e hilos de este carril</translation>
    </message>
    <message>
        <source>Settings of the lane “%1”: %2</source>
        <translation>Ajustes del carril «%1»: %2</translation>
    </message>
    <message>
        <source>Tokens of the lane “%1”</source>
        <translation>Tokens del carril «%1»</translation>
    </message>
    <message>
        <source>The cache of the lane “%1”</source>
        <translation>La caché del carril «%1»</translation>
    </message>
    <message>
        <source>✓ finished: the context is full</source>
        <translation>✓ terminado: el contexto está lleno</translation>
    </message>
    <message>
        <source>✓ finished</source>
        <translation>✓ terminado</translation>
    </message>
    <message>
        <source>moves next</source>
        <translation>avanza ahora</translation>
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
            <numerusform>%Ln fila calculada</numerusform>
            <numerusform>%Ln filas calculadas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::LanePopup</name>
    <message>
        <source>This lane</source>
        <translation>Este carril</translation>
    </message>
    <message>
        <source>Keep keys and values (KV cache)</source>
        <translation>Guardar claves y valores (caché KV)</translation>
    </message>
    <message>
        <source>Settings of the lane</source>
        <translation>Ajustes del carril</translation>
    </message>
    <message>
        <source>one per core</source>
        <translation>uno por núcleo</translation>
    </message>
    <message>
        <source>Arithmetic</source>
        <translation>Aritmética</translation>
    </message>
    <message>
        <source>Exact gives the same bits with and without the cache. OpenBLAS is a library that many programs use; it adds in another order, so the last digits differ. A GPU&apos;s own arithmetic is exact in this sense too; cuBLAS is not.</source>
        <translation>La exacta da los mismos bits con y sin la caché. OpenBLAS es una biblioteca que usan muchos programas; suma en otro orden, así que las últimas cifras difieren. La aritmética propia de una GPU también es exacta en este sentido; cuBLAS no lo es.</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>Pesos</translation>
    </message>
    <message>
        <source>How each weight is kept. A step reads every weight once, so fewer bits make it faster; but they are rounded, so all numbers differ a little. OpenBLAS and cuBLAS multiply 32-bit weights only, a GPU 32- and 16-bit ones.</source>
        <translation>Cómo se guarda cada peso. Un paso lee cada peso una vez, así que con menos bits va más rápido; pero se redondean, y por eso todos los números difieren un poco. OpenBLAS y cuBLAS solo multiplican pesos de 32 bits; una GPU, de 32 y de 16.</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>Hilos</translation>
    </message>
    <message>
        <source>How many cores work on one step. A GPU has its own.</source>
        <translation>Cuántos núcleos trabajan en un paso. Una GPU tiene los suyos.</translation>
    </message>
    <message>
        <source>Any change begins the race anew.</source>
        <translation>Cualquier cambio empieza la carrera de nuevo.</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::LearnOverview</name>
    <message>
        <source>Nine short lessons</source>
        <translation>Nueve lecciones cortas</translation>
    </message>
    <message>
        <source>Each drives the app beside it: it asks what you expect, then measures it here.</source>
        <translation>Cada una maneja la aplicación que tiene al lado: pregunta qué esperas y luego lo mide aquí.</translation>
    </message>
    <message>
        <source>A lesson takes the place of the run and the conversation that are there. Prompt and settings come back after it.</source>
        <translation>Una lección ocupa el lugar de la ejecución y la conversación que haya. El prompt y los ajustes vuelven después.</translation>
    </message>
    <message>
        <source>Lecturer&apos;s notes…</source>
        <translation>Notas del docente…</translation>
    </message>
    <message>
        <source>Handout (PDF)…</source>
        <translation>Hoja de clase (PDF)…</translation>
    </message>
    <message>
        <source>In a window of its own, for a second screen. Arrow keys then go through the lesson</source>
        <translation>En una ventana propia, para una segunda pantalla. Las teclas de flecha recorren entonces la lección</translation>
    </message>
    <message>
        <source>Two pages about the run that is on Watch</source>
        <translation>Dos páginas sobre la ejecución que está en Observar</translation>
    </message>
    <message>
        <source>Let the model write something on Watch first: the handout is about that run</source>
        <translation>Deja que el modelo escriba algo antes en Observar: la hoja trata de esa ejecución</translation>
    </message>
    <message>
        <source>step %1 of %2</source>
        <translation>paso %1 de %2</translation>
    </message>
    <message>
        <source>✓ done</source>
        <translation>✓ hecha</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 min</translation>
    </message>
    <message>
        <source>%1 questions</source>
        <translation>%1 preguntas</translation>
    </message>
    <message>
        <source>%1 of %2 right</source>
        <translation>%1 de %2 aciertos</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::LectureNotes</name>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Siguiente</translation>
    </message>
    <message>
        <source>Lecturer&apos;s notes</source>
        <translation>Notas del docente</translation>
    </message>
    <message>
        <source>To guess: %1</source>
        <translation>Por estimar: %1</translation>
    </message>
    <message>
        <source>Asked: %1
Right: **%2**</source>
        <translation>Se pregunta: %1
Correcta: **%2**</translation>
    </message>
    <message>
        <source>Next: the answer</source>
        <translation>Después: la respuesta</translation>
    </message>
    <message>
        <source>Next: the lesson ends</source>
        <translation>Después: termina la lección</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <translation>Después: %1</translation>
    </message>
    <message>
        <source>Open a lesson in the other window.</source>
        <translation>Abre una lección en la otra ventana.</translation>
    </message>
    <message>
        <source>%1 · step %2 of %3</source>
        <translation>%1 · paso %2 de %3</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::LeftRowsCard</name>
    <message>
        <source>yes</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>averaged: %1</source>
        <translation>promediada: %1</translation>
    </message>
    <message>
        <source>thrown away</source>
        <translation>descartada</translation>
    </message>
    <message>
        <source>What is left in the cache</source>
        <translation>Lo que queda en la caché</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabla</translation>
    </message>
    <message>
        <source>Menu of what is left in the cache</source>
        <translation>Menú de lo que queda en la caché</translation>
    </message>
    <message>
        <source>Show as &amp;table</source>
        <translation>Mostrar como &amp;tabla</translation>
    </message>
    <message>
        <source>The rows that a way leaves of a text are shown here, once there is a model.</source>
        <translation>Aquí se muestran las filas que un método deja de un texto, en cuanto haya un modelo.</translation>
    </message>
    <message>
        <source>Reading the text…</source>
        <translation>Leyendo el texto…</translation>
    </message>
    <message>
        <source>after the question, when the answer begins</source>
        <translation>después de la pregunta, cuando empieza la respuesta</translation>
    </message>
    <message>
        <source>grey: thrown away</source>
        <translation>gris: descartada</translation>
    </message>
    <message>
        <source>joined: averaged into one</source>
        <translation>unidas: promediadas en una</translation>
    </message>
    <message>
        <source>outlined: %1 held the answer</source>
        <translation>contorno: la respuesta estaba en %1</translation>
    </message>
    <message>
        <source>row</source>
        <translation>fila</translation>
    </message>
    <message>
        <source>token</source>
        <translation>token</translation>
    </message>
    <message>
        <source>%1: in the cache</source>
        <translation>%1: en la caché</translation>
    </message>
    <message>
        <source>%1: entry</source>
        <translation>%1: entrada</translation>
    </message>
    <message>
        <source>held the answer</source>
        <translation>contenía la respuesta</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::LeftRowsPane</name>
    <message>
        <source>What is left in the cache: %1</source>
        <translation>Lo que queda en la caché: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln rows · %2 instead of %3</source>
        <translation>
            <numerusform>%1 de %Ln fila · %2 en vez de %3</numerusform>
            <numerusform>%1 de %Ln filas · %2 en vez de %3</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::LeftRowsView</name>
    <message>
        <source>What is left in the cache</source>
        <translation>Lo que queda en la caché</translation>
    </message>
    <message>
        <source>Row %1, %2</source>
        <translation>Fila %1, %2</translation>
    </message>
    <message>
        <source>%1: in the cache</source>
        <translation>%1: en la caché</translation>
    </message>
    <message>
        <source>%1: averaged with its neighbours, %2 are one row now</source>
        <translation>%1: promediada con sus vecinas, %2 son ahora una fila</translation>
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
        <translation>La lección ha terminado. Tu prompt y tus ajustes han vuelto.</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>Correcto.</translation>
    </message>
    <message>
        <source>Not quite. The right answer: %1</source>
        <translation>No del todo. La respuesta correcta: %1</translation>
    </message>
    <message>
        <source>The right answer: %1</source>
        <translation>La respuesta correcta: %1</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::LessonView</name>
    <message>
        <source>The app is getting ready…</source>
        <translation>La aplicación se está preparando…</translation>
    </message>
    <message>
        <source>← All lessons</source>
        <translation>← Todas las lecciones</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>This is my guess</source>
        <translation>Es mi estimación</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>The app is working</source>
        <translation>La aplicación está trabajando</translation>
    </message>
    <message>
        <source>Leaves the lesson; your own prompt and settings come back</source>
        <translation>Sale de la lección; vuelven tu prompt y tus ajustes</translation>
    </message>
    <message>
        <source>Your guess</source>
        <translation>Tu estimación</translation>
    </message>
    <message>
        <source>To the step before (Page Up)</source>
        <translation>Al paso anterior (Re Pág)</translation>
    </message>
    <message>
        <source>On (Page Down)</source>
        <translation>Adelante (Av Pág)</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Paso %1 de %2</translation>
    </message>
    <message>
        <source>Question %1 of %2</source>
        <translation>Pregunta %1 de %2</translation>
    </message>
    <message>
        <source>You guessed %1: **a good guess**.</source>
        <translation>Estimaste %1: **una buena estimación**.</translation>
    </message>
    <message>
        <source>You guessed %1: off by %2.</source>
        <translation>Estimaste %1: desviación de %2.</translation>
    </message>
    <message>
        <source>The app is doing it…</source>
        <translation>La aplicación lo está haciendo…</translation>
    </message>
    <message>
        <source>This step could not be shown. %1</source>
        <translation>No se pudo mostrar este paso. %1</translation>
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
        <translation>Siguiente</translation>
    </message>
    <message>
        <source>The lesson is left. Your own prompt and settings are back.</source>
        <translation>Has salido de la lección. Tu prompt y tus ajustes han vuelto.</translation>
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
        <translation>paso, %1 tokens</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Another machine?</source>
        <translation>¿Otra máquina?</translation>
    </message>
    <message>
        <source>GPT-2 small</source>
        <translation>GPT-2 small</translation>
    </message>
    <message>
        <source>The model of this race, after its prompt</source>
        <translation>El modelo de esta carrera, después de su prompt</translation>
    </message>
    <message>
        <source>The model that the published report is about, from its first token</source>
        <translation>El modelo del que habla el informe publicado, desde su primer token</translation>
    </message>
    <message>
        <source>Predicted; GPT-2 small from its first token. Lower figures: reading and arithmetic happen one after the other; higher ones: at the same time. Laptop, phone and H100: typical figures, rounded. “Like the report”: no machine, but figures fitted to a published report&apos;s ratios.</source>
        <translation>Previsto; GPT-2 small desde su primer token. Cifras bajas: la lectura y el cálculo van uno tras otro; altas: van a la vez. Portátil, teléfono y H100: cifras típicas, redondeadas. «Como el informe»: no es una máquina, sino cifras ajustadas a los cocientes de un informe publicado.</translation>
    </message>
    <message>
        <source>Draws the predicted curves above for other figures</source>
        <translation>Dibuja para otras cifras las curvas previstas de arriba</translation>
    </message>
    <message>
        <source>Machine of the predicted curves</source>
        <translation>Máquina de las curvas previstas</translation>
    </message>
    <message>
        <source>ms per step</source>
        <translation>ms por paso</translation>
    </message>
    <message>
        <source>A fixed time that every step takes, whatever it computes</source>
        <translation>Un tiempo fijo que tarda cada paso, calcule lo que calcule</translation>
    </message>
    <message>
        <source>GB/s</source>
        <translation>GB/s</translation>
    </message>
    <message>
        <source>How fast the machine reads memory: every step reads all weights once</source>
        <translation>Lo rápido que la máquina lee la memoria: cada paso lee todos los pesos una vez</translation>
    </message>
    <message>
        <source>GFLOP/s</source>
        <translation>GFLOP/s</translation>
    </message>
    <message>
        <source>How fast it calculates: each row that a step computes costs arithmetic</source>
        <translation>Lo rápido que calcula: cada fila que un paso calcula cuesta cálculo</translation>
    </message>
    <message>
        <source>This model</source>
        <translation>Este modelo</translation>
    </message>
    <message>
        <source>This machine&apos;s figures could not be measured. %1</source>
        <translation>No se pudieron medir las cifras de esta máquina. %1</translation>
    </message>
    <message>
        <source>This machine&apos;s figures are measured when a model is loaded.</source>
        <translation>Las cifras de esta máquina se miden al cargar un modelo.</translation>
    </message>
    <message>
        <source>A published report says 2× at 200 tokens and 4.8× at 1,000, and names no machine. Such ratios need one on which what every step costs anyway, above all reading GPT-2 small&apos;s weights, takes as long as the arithmetic of %1 rows: then computing old rows again costs little.</source>
        <translation>Un informe publicado dice 2× con 200 tokens y 4,8× con 1000, y no nombra ninguna máquina. Cocientes así piden una en la que lo que cada paso cuesta de todos modos, sobre todo leer los pesos de GPT-2 small, lleve tanto tiempo como el cálculo de %1 filas: entonces calcular otra vez las filas viejas cuesta poco.</translation>
    </message>
    <message>
        <source>%1 So each row computed again costs far more here, and the cache saves far more than the report says.</source>
        <translation>%1 Así que aquí cada fila calculada de nuevo cuesta mucho más, y la caché ahorra mucho más de lo que dice el informe.</translation>
    </message>
    <message>
        <source>%1 So the weights rule every step here, and the cache saves less than the report says.</source>
        <translation>%1 Así que aquí los pesos mandan en cada paso, y la caché ahorra menos de lo que dice el informe.</translation>
    </message>
    <message numerus="yes">
        <source>With %1, reading GPT-2 small&apos;s weights takes as long as the arithmetic of about %Ln rows; a published report&apos;s 2× and 4.8× need about %2.</source>
        <translation>
            <numerusform>Con %1, leer los pesos de GPT-2 small lleva tanto tiempo como el cálculo de %Ln fila, más o menos; el 2× y el 4,8× de un informe publicado necesitan unas %2.</numerusform>
            <numerusform>Con %1, leer los pesos de GPT-2 small lleva tanto tiempo como el cálculo de unas %Ln filas; el 2× y el 4,8× de un informe publicado necesitan unas %2.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::MemoryChartCard</name>
    <message>
        <source>%1 × %2 blocks × %3 numbers × %4 bytes</source>
        <translation>%1 × %2 bloques × %3 números × %4 bytes</translation>
    </message>
    <message>
        <source>Cache memory</source>
        <translation>Memoria de la caché</translation>
    </message>
    <message>
        <source>cache-memory</source>
        <translation>memoria-de-la-cache</translation>
    </message>
    <message>
        <source>The memory of the stored rows will be drawn here.
Press Play or Step.</source>
        <translation>Aquí se dibujará la memoria de las filas almacenadas.
Pulsa Reproducir o Paso.</translation>
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
        <translation>usada por filas: %1</translation>
    </message>
    <message>
        <source>allocated: %1</source>
        <translation>reservada: %1</translation>
    </message>
    <message>
        <source>cache off: only during the step</source>
        <translation>caché apagada: solo durante el paso</translation>
    </message>
    <message>
        <source>What keeping the rows costs</source>
        <translation>Lo que cuesta guardar las filas</translation>
    </message>
    <message>
        <source>No row is kept yet. Each will take %1 (%2).</source>
        <translation>Aún no se ha guardado ninguna fila. Cada una ocupará %1 (%2).</translation>
    </message>
    <message>
        <source>The cache is off: each step computes all rows and lets them go. Kept, each would take %1 (%2).</source>
        <translation>La caché está apagada: cada paso calcula todas las filas y las suelta. Guardada, cada una ocuparía %1 (%2).</translation>
    </message>
    <message>
        <source>%1 × %2 = %3 (%4 a row)</source>
        <translation>%1 × %2 = %3 (%4 por fila)</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n fila</numerusform>
            <numerusform>%n filas</numerusform>
        </translation>
    </message>
    <message>
        <source>All %1 rows of the context take %2, or %3 in 16 bit.</source>
        <translation>Las %1 filas del contexto ocupan %2, o %3 en 16 bits.</translation>
    </message>
    <message>
        <source>In 16-bit numbers it would be %1. %2</source>
        <translation>Con números de 16 bits serían %1. %2</translation>
    </message>
    <message numerus="yes">
        <source>%n token(s), cache off
%1 held during the step, nothing after it</source>
        <translation>
            <numerusform>%n token, caché apagada
%1 durante el paso, nada después</numerusform>
            <numerusform>%n tokens, caché apagada
%1 durante el paso, nada después</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) kept
%1 used, half of it with 16-bit numbers</source>
        <translation>
            <numerusform>%n fila guardada
%1 en uso, la mitad con números de 16 bits</numerusform>
            <numerusform>%n filas guardadas
%1 en uso, la mitad con números de 16 bits</numerusform>
        </translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>tokens</translation>
    </message>
    <message>
        <source>rows kept</source>
        <translation>filas guardadas</translation>
    </message>
    <message>
        <source>bytes used</source>
        <translation>bytes usados</translation>
    </message>
    <message>
        <source>bytes allocated</source>
        <translation>bytes reservados</translation>
    </message>
    <message>
        <source>bytes during the step only</source>
        <translation>bytes solo durante el paso</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::MemoryPage</name>
    <message>
        <source>The formula</source>
        <translation>La fórmula</translation>
    </message>
    <message>
        <source>Settings of the calculator</source>
        <translation>Ajustes de la calculadora</translation>
    </message>
    <message>
        <source>The calculator</source>
        <translation>La calculadora</translation>
    </message>
    <message>
        <source>Model and device</source>
        <translation>Modelo y dispositivo</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::ModeControl</name>
    <message>
        <source>What the cache shows</source>
        <translation>Lo que muestra la caché</translation>
    </message>
    <message>
        <source>Whose attention</source>
        <translation>Atención de quién</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Valores</translation>
    </message>
    <message>
        <source>The numbers of each row&apos;s keys and values</source>
        <translation>Los números de las claves y los valores de cada fila</translation>
    </message>
    <message>
        <source>Attention</source>
        <translation>Atención</translation>
    </message>
    <message>
        <source>How much the newest row looked at each row</source>
        <translation>Cuánto miró la fila más reciente a cada fila</translation>
    </message>
    <message>
        <source>Fingerprints</source>
        <translation>Huellas</translation>
    </message>
    <message>
        <source>Whether a row that was computed again has the same bits</source>
        <translation>Si una fila calculada de nuevo tiene los mismos bits</translation>
    </message>
    <message>
        <source>mean of all heads</source>
        <translation>media de todas</translation>
    </message>
    <message>
        <source>head %1</source>
        <translation>cabeza %1</translation>
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
        <translation>Descargar…</translation>
    </message>
    <message>
        <source>Verify</source>
        <translation>Verificar</translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation>Borrar…</translation>
    </message>
    <message>
        <source>Reads every byte and holds it against the checksums that are known</source>
        <translation>Lee cada byte y lo compara con las sumas de verificación conocidas</translation>
    </message>
    <message>
        <source>Deletes its files from Rowkeeper&apos;s own folder; asks first</source>
        <translation>Borra sus archivos de la carpeta propia de Rowkeeper; pregunta antes</translation>
    </message>
    <message>
        <source>in use</source>
        <translation>en uso</translation>
    </message>
    <message>
        <source>Go on downloading…</source>
        <translation>Seguir descargando…</translation>
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
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Open a folder…</source>
        <translation>Abrir una carpeta…</translation>
    </message>
    <message>
        <source>Look it up</source>
        <translation>Buscarlo</translation>
    </message>
    <message>
        <source>Delete them</source>
        <translation>Borrarlos</translation>
    </message>
    <message>
        <source>A folder with a GPT-2 model; it can also be dropped onto the window</source>
        <translation>Una carpeta con un modelo GPT-2; también se puede soltar sobre la ventana</translation>
    </message>
    <message>
        <source>To the page before (Esc)</source>
        <translation>A la página anterior (Esc)</translation>
    </message>
    <message>
        <source>Another model of the hub</source>
        <translation>Otro modelo del hub</translation>
    </message>
    <message>
        <source>Any GPT-2 of Hugging Face whose weights are safetensors, by its repository&apos;s name: distilgpt2, gpt2-medium, or owner/name. Not pinned: its sizes and checksums are the hub&apos;s own word.</source>
        <translation>Cualquier GPT-2 de Hugging Face cuyos pesos sean safetensors, por el nombre de su repositorio: distilgpt2, gpt2-medium u owner/name. Sin fijar: los tamaños y las sumas de verificación los da el propio hub.</translation>
    </message>
    <message>
        <source>The repository&apos;s name</source>
        <translation>El nombre del repositorio</translation>
    </message>
    <message>
        <source>Nothing is fetched before its size, source and licence have been shown. Nothing is sent but the requests for the files.</source>
        <translation>No se descarga nada antes de mostrar su tamaño, origen y licencia. No se envía nada más que las peticiones de los archivos.</translation>
    </message>
    <message>
        <source>Where models are looked for</source>
        <translation>Dónde se buscan los modelos</translation>
    </message>
    <message>
        <source>In this order. A folder of yours comes before all of them.</source>
        <translation>En este orden. Una carpeta tuya va antes que todas ellas.</translation>
    </message>
    <message>
        <source>Kept ready</source>
        <translation>Ya preparados</translation>
    </message>
    <message>
        <source>The first time a larger model is opened, its weights are put in the order in which they are read. That is kept on the disk, so that the next time it opens at once.</source>
        <translation>La primera vez que se abre un modelo grande, sus pesos se ponen en el orden en que se leen. Eso se guarda en el disco, para que la próxima vez se abra al instante.</translation>
    </message>
    <message>
        <source>Delete the weights that are kept ready</source>
        <translation>Borrar los pesos ya preparados</translation>
    </message>
    <message>
        <source>There are no models. Look one up by its name, or open a folder that has one.</source>
        <translation>No hay modelos. Busca uno por su nombre o abre una carpeta que lo tenga.</translation>
    </message>
    <message>
        <source>Looking for models on this computer.</source>
        <translation>Buscando modelos en este equipo.</translation>
    </message>
    <message>
        <source>%1. %2: %3</source>
        <translation>%1. %2: %3</translation>
    </message>
    <message>
        <source>%1 in %2. Nothing is lost by deleting them: the next opening takes a moment longer.</source>
        <translation>%1 en %2. No se pierde nada al borrarlos: la próxima vez tardará un momento más en abrirse.</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::PagesCard</name>
    <message>
        <source>One piece each, or pages?</source>
        <translation>¿De una pieza o en páginas?</translation>
    </message>
    <message>
        <source>From the start</source>
        <translation>Desde el principio</translation>
    </message>
    <message>
        <source>The same conversations in the same memory: reserved in one piece for the longest possible answer, and in pages</source>
        <translation>Las mismas conversaciones en la misma memoria: reservada de una pieza para la respuesta más larga posible, y en páginas</translation>
    </message>
    <message>
        <source>Conversations</source>
        <translation>Conversaciones</translation>
    </message>
    <message>
        <source> MiB</source>
        <translation> MiB</translation>
    </message>
    <message>
        <source>Size of the pool</source>
        <translation>Tamaño del pool</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n fila</numerusform>
            <numerusform>%n filas</numerusform>
        </translation>
    </message>
    <message>
        <source>Rows of a page</source>
        <translation>Filas de una página</translation>
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
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Seguir</translation>
    </message>
    <message>
        <source>Serve</source>
        <translation>Atender</translation>
    </message>
    <message>
        <source>Full: rows of a conversation. Pale: lent to it, and empty. Grey: free. The pictures are the allocators&apos; own state.</source>
        <translation>Lleno: filas de una conversación. Pálido: asignado a ella y vacío. Gris: libre. Las imágenes son el estado real de los asignadores de memoria.</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::PagesPicture</name>
    <message>
        <source>Memory pool</source>
        <translation>Pool de memoria</translation>
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
        <translation>Tokens del prompt</translation>
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
        <translation>El texto que el modelo continúa. Control y Enter lo usan.</translation>
    </message>
    <message>
        <source>The text that the model goes on with</source>
        <translation>El texto que el modelo continúa</translation>
    </message>
    <message>
        <source>Row %1: %2
Token %3
Bytes %4</source>
        <translation>Fila %1: %2
Token %3
Bytes %4</translation>
    </message>
    <message>
        <source>Starts a new run with this prompt (Ctrl+Enter)</source>
        <translation>Empieza una nueva ejecución con este prompt (Ctrl+Enter)</translation>
    </message>
    <message>
        <source>Goes back to the run as it is (Esc)</source>
        <translation>Vuelve a la ejecución tal como está (Esc)</translation>
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
        <translation>%1 de %2 tokens; se pueden generar como mucho %3</translation>
    </message>
    <message>
        <source>An empty prompt: the run starts from the end-of-text token.</source>
        <translation>Un prompt vacío: la ejecución parte del token de fin de texto.</translation>
    </message>
    <message>
        <source>The prompt ends with a line break (\n): it is part of what the model reads.</source>
        <translation>El prompt termina con un salto de línea (\n): es parte de lo que lee el modelo.</translation>
    </message>
    <message>
        <source>The prompt ends with a space (·). Words bring their own space along, so the model may stumble here.</source>
        <translation>El prompt termina con un espacio (·). Las palabras traen su propio espacio, así que el modelo puede tropezar aquí.</translation>
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
        <translation>Muestra los trozos que lee el modelo</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
    <message>
        <source>Shows the tokens joined to a text that can be copied</source>
        <translation>Muestra los tokens unidos en un texto que se puede copiar</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>Ejemplos</translation>
    </message>
    <message>
        <source>Prepared prompts</source>
        <translation>Prompts preparados</translation>
    </message>
    <message>
        <source>Edit prompt</source>
        <translation>Editar prompt</translation>
    </message>
    <message>
        <source>Edit the prompt</source>
        <translation>Editar el prompt</translation>
    </message>
    <message>
        <source>What the model reads</source>
        <translation>Lo que lee el modelo</translation>
    </message>
    <message>
        <source>A new run from this prompt.</source>
        <translation>Una ejecución nueva desde este prompt.</translation>
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
        <translation>Esta pregunta</translation>
    </message>
    <message>
        <source>Previous question</source>
        <translation>Pregunta anterior</translation>
    </message>
    <message>
        <source>Next question</source>
        <translation>Pregunta siguiente</translation>
    </message>
    <message>
        <source>only the wrong ones</source>
        <translation>solo las fallidas</translation>
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
        <translation>caché exacta</translation>
    </message>
    <message>
        <source>not asked yet</source>
        <translation>aún no preguntada</translation>
    </message>
    <message>
        <source>right answer</source>
        <translation>respuesta correcta</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message numerus="yes">
        <source>A document of %Ln rows, and how the model goes on</source>
        <translation>
            <numerusform>Un documento de %Ln fila, y cómo lo continúa el modelo</numerusform>
            <numerusform>Un documento de %Ln filas, y cómo lo continúa el modelo</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: right, %2</source>
        <translation>%1: correcto, %2</translation>
    </message>
    <message>
        <source>%1: wrong, %2</source>
        <translation>%1: incorrecto, %2</translation>
    </message>
    <message>
        <source>%1: same as the exact one, %2</source>
        <translation>%1: igual que la exacta, %2</translation>
    </message>
    <message>
        <source>%1: goes on otherwise, %2</source>
        <translation>%1: sigue de otra manera, %2</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::RaceControls</name>
    <message>
        <source>Step</source>
        <translation>Paso</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>Reiniciar</translation>
    </message>
    <message>
        <source>Change it on Watch</source>
        <translation>Cambiarlo en Observar</translation>
    </message>
    <message>
        <source>Race controls</source>
        <translation>Controles de la carrera</translation>
    </message>
    <message>
        <source>Race or pause</source>
        <translation>Correr o pausar</translation>
    </message>
    <message>
        <source>Moves the lane whose clock is behind by one token (→)</source>
        <translation>Hace avanzar un token al carril cuyo reloj va por detrás (→)</translation>
    </message>
    <message>
        <source>Both lanes back to the prompt (R)</source>
        <translation>Los dos carriles, de vuelta al prompt (R)</translation>
    </message>
    <message>
        <source>Prompt and sampling are those of Watch</source>
        <translation>El prompt y el muestreo son los de Observar</translation>
    </message>
    <message>
        <source>Tokens to generate in each lane</source>
        <translation>Tokens que generar en cada carril</translation>
    </message>
    <message>
        <source>How many tokens each lane generates. Another number begins the race anew.</source>
        <translation>Cuántos tokens genera cada carril. Con otro número, la carrera empieza de nuevo.</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>tokens</translation>
    </message>
    <message>
        <source>Loading</source>
        <translation>Cargando</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Race again</source>
        <translation>Repetir</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>Correr</translation>
    </message>
    <message>
        <source>No prompt · %1</source>
        <translation>Sin prompt · %1</translation>
    </message>
    <message>
        <source>%1 · Prompt: “%2”</source>
        <translation>%1 · Prompt: «%2»</translation>
    </message>
    <message>
        <source>Pauses both lanes (Space)</source>
        <translation>Pone los dos carriles en pausa (Espacio)</translation>
    </message>
    <message>
        <source>Both lanes once more from the prompt (Space)</source>
        <translation>Los dos carriles otra vez desde el prompt (Espacio)</translation>
    </message>
    <message>
        <source>Both lanes move until they have all their tokens (Space)</source>
        <translation>Los dos carriles avanzan hasta tener todos sus tokens (Espacio)</translation>
    </message>
    <message>
        <source>%1 %2 · %3</source>
        <translation>%1 %2 · %3</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>En pausa</translation>
    </message>
    <message>
        <source>Racing</source>
        <translation>La carrera está en marcha</translation>
    </message>
    <message>
        <source>Both lanes are back at the prompt</source>
        <translation>Los dos carriles están de vuelta en el prompt</translation>
    </message>
    <message>
        <source>%1, %2 of %3</source>
        <translation>%1, %2 de %3</translation>
    </message>
    <message>
        <source>Lane A: %1</source>
        <translation>Carril A: %1</translation>
    </message>
    <message>
        <source>Lane B: %1</source>
        <translation>Carril B: %1</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::RacePage</name>
    <message>
        <source>The race</source>
        <translation>La carrera</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::RaceRowsCard</name>
    <message>
        <source>Rows computed so far</source>
        <translation>Filas calculadas hasta ahora</translation>
    </message>
    <message>
        <source>race-rows-computed</source>
        <translation>carrera-filas-calculadas</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>fila %1</translation>
    </message>
    <message>
        <source>The rows that both lanes have computed will be counted here.
Press Race or Step.</source>
        <translation>Aquí se contarán las filas que han calculado los dos carriles.
Pulsa Correr o Paso.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>counted in advance</source>
        <translation>contado de antemano</translation>
    </message>
    <message>
        <source>%1 + %2 − 1 = %3 rows %4</source>
        <translation>%1 + %2 − 1 = %3 filas %4</translation>
    </message>
    <message>
        <source>%1 + %2 = %3 rows %4</source>
        <translation>%1 + %2 = %3 filas %4</translation>
    </message>
    <message>
        <source>%1 + %2 + … + %3 = %4 rows %5</source>
        <translation>%1 + %2 + … + %3 = %4 filas %5</translation>
    </message>
    <message>
        <source>With the cache each row once; without it, all of them in every step</source>
        <translation>Con la caché, cada fila una vez; sin ella, todas en cada paso</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>row</source>
        <translation>fila</translation>
    </message>
    <message>
        <source>rows, %1</source>
        <translation>filas, %1</translation>
    </message>
    <message>
        <source>counted in advance, %1</source>
        <translation>contado de antemano, %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln rows %1</source>
        <translation>
            <numerusform>%Ln fila %1</numerusform>
            <numerusform>%Ln filas %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Row %1, %2
%Ln rows computed so far</source>
        <translation>
            <numerusform>Fila %1, %2
%Ln fila calculada hasta ahora</numerusform>
            <numerusform>Fila %1, %2
%Ln filas calculadas hasta ahora</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::RaceTimeCard</name>
    <message>
        <source>Time per token</source>
        <translation>Tiempo por token</translation>
    </message>
    <message>
        <source>race-time-per-token</source>
        <translation>carrera-tiempo-por-token</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>fila %1</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>Each step of both lanes will be a point here.
Press Race or Step.</source>
        <translation>Aquí cada paso de los dos carriles será un punto.
Pulsa Correr o Paso.</translation>
    </message>
    <message>
        <source>predicted for %1</source>
        <translation>previsto para %1</translation>
    </message>
    <message>
        <source>… reading, then arithmetic</source>
        <translation>… lectura y luego cálculo</translation>
    </message>
    <message>
        <source>dashed: predicted</source>
        <translation>discontinua: previsto</translation>
    </message>
    <message>
        <source>8-bit weights: not predicted</source>
        <translation>pesos de 8 bits: sin previsión</translation>
    </message>
    <message>
        <source>What each new token costs in both lanes; %1</source>
        <translation>Lo que cuesta cada token nuevo en los dos carriles; %1</translation>
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
            <numerusform>Fila %1, %2
%3
%Ln fila calculada</numerusform>
            <numerusform>Fila %1, %2
%3
%Ln filas calculadas</numerusform>
        </translation>
    </message>
    <message>
        <source>row</source>
        <translation>fila</translation>
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
        <translation>ms previstos uno tras otro, %1</translation>
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
        <translation>Texto de la ejecución</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::ReplayBar</name>
    <message>
        <source>Back to the live run</source>
        <translation>Volver a la ejecución en vivo</translation>
    </message>
    <message>
        <source>Recorded run</source>
        <translation>Ejecución grabada</translation>
    </message>
    <message>
        <source>Place in the recorded run</source>
        <translation>Posición en la ejecución grabada</translation>
    </message>
    <message>
        <source>A recorded run of %1 · step %2 of %3</source>
        <translation>Una ejecución grabada de %1 · paso %2 de %3</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation>%1 en %2</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::RowDetailCard</name>
    <message>
        <source>Row</source>
        <translation>Fila</translation>
    </message>
    <message>
        <source>Fingerprints of the row in this block</source>
        <translation>Huellas de la fila en este bloque</translation>
    </message>
    <message>
        <source>64 bits made from all numbers of the row in this block. Another number anywhere, even in its last bit, gives another fingerprint.</source>
        <translation>64 bits hechos con todos los números de la fila en este bloque. Otro número en cualquier sitio, aunque sea en su último bit, da otra huella.</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>Bloque</translation>
    </message>
    <message>
        <source>Head</source>
        <translation>Cabeza</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Copy the numbers</source>
        <translation>Copiar los números</translation>
    </message>
    <message>
        <source>Puts the head&apos;s keys and values on the clipboard, a line for each number</source>
        <translation>Pone en el portapapeles las claves y los valores de la cabeza, una línea por cada número</translation>
    </message>
    <message>
        <source>The numbers of a row will be here.</source>
        <translation>Aquí estarán los números de una fila.</translation>
    </message>
    <message>
        <source>key, number %1 of %2:  %3</source>
        <translation>clave, número %1 de %2:  %3</translation>
    </message>
    <message>
        <source>value, number %1 of %2:  %3</source>
        <translation>valor, número %1 de %2:  %3</translation>
    </message>
    <message>
        <source>Choose a row in the picture of the cache: its numbers will be here.</source>
        <translation>Elige una fila en la imagen de la caché: sus números estarán aquí.</translation>
    </message>
    <message>
        <source>Point at a number to read it, or go there with the arrow keys.</source>
        <translation>Señala un número para leerlo, o ve hasta él con las flechas.</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::RowsCard</name>
    <message>
        <source>Whose rows are these?</source>
        <translation>¿De quién son estas filas?</translation>
    </message>
    <message>
        <source>document</source>
        <translation>documento</translation>
    </message>
    <message>
        <source>questions</source>
        <translation>preguntas</translation>
    </message>
    <message>
        <source>answers</source>
        <translation>respuestas</translation>
    </message>
    <message>
        <source>each square is one row: keys and values in every block</source>
        <translation>cada cuadrado es una fila: claves y valores en cada bloque</translation>
    </message>
    <message>
        <source>%1 rows in the cache, %2 · outlined: %3 that the next turn must compute besides its question</source>
        <translation>%1 filas en la caché, %2 · contorno: %3 que el próximo turno tiene que calcular además de su pregunta</translation>
    </message>
    <message>
        <source>Two conversations in one pool: %1 pages of %2 rows, %3 of them shared and held once: %4 instead of %5.</source>
        <translation>Dos conversaciones en un pool: %1 páginas de %2 filas, %3 de ellas compartidas y guardadas una sola vez: %4 en vez de %5.</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::RowsPicture</name>
    <message>
        <source>document · %1 of %2 rows kept</source>
        <translation>documento · %1 de %2 filas conservadas</translation>
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
        <translation>El documento</translation>
    </message>
    <message>
        <source>Question %1</source>
        <translation>Pregunta %1</translation>
    </message>
    <message>
        <source>Answer %1</source>
        <translation>Respuesta %1</translation>
    </message>
    <message>
        <source>Rows of the cache by their origin</source>
        <translation>Filas de la caché según su origen</translation>
    </message>
    <message>
        <source>%1: rows %2 to %3, %4 of them in the cache</source>
        <translation>%1: filas %2 a %3, %4 de ellas en la caché</translation>
    </message>
    <message>
        <source>Row %1. %2</source>
        <translation>Fila %1. %2</translation>
    </message>
    <message>
        <source>%1. Not in the cache: the next turn computes it</source>
        <translation>%1. No está en la caché: la calcula el próximo turno</translation>
    </message>
    <message numerus="yes">
        <source>document · %Ln rows</source>
        <translation>
            <numerusform>documento · %Ln fila</numerusform>
            <numerusform>documento · %Ln filas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln tokens, %2 of them in the cache</source>
        <translation>
            <numerusform>%1: %Ln token, %2 de ellos en la caché</numerusform>
            <numerusform>%1: %Ln tokens, %2 de ellos en la caché</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the cache: the rows of the first %Ln tokens</source>
        <translation>
            <numerusform>En la caché: la fila del primer token</numerusform>
            <numerusform>En la caché: las filas de los primeros %Ln tokens</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::RunControls</name>
    <message>
        <source>Step</source>
        <translation>Paso</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>Reiniciar</translation>
    </message>
    <message>
        <source>KV cache</source>
        <translation>Caché KV</translation>
    </message>
    <message>
        <source>Run controls</source>
        <translation>Controles de la ejecución</translation>
    </message>
    <message>
        <source>Rows computed of the prefill</source>
        <translation>Filas calculadas del prefill</translation>
    </message>
    <message>
        <source>Play or pause</source>
        <translation>Reproducir o pausar</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocidad</translation>
    </message>
    <message>
        <source>Tokens to generate</source>
        <translation>Tokens que generar</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Reproducir</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Sampling: %1</source>
        <translation>Muestreo: %1</translation>
    </message>
    <message>
        <source>%1, after a restart</source>
        <translation>%1, tras reiniciar</translation>
    </message>
    <message>
        <source>Pauses the run, even within a step (Space)</source>
        <translation>Pone la ejecución en pausa, incluso a mitad de un paso (Espacio)</translation>
    </message>
    <message>
        <source>Plays the recording (Space)</source>
        <translation>Reproduce la grabación (Espacio)</translation>
    </message>
    <message>
        <source>Steps follow each other (Space)</source>
        <translation>Los pasos se suceden (Espacio)</translation>
    </message>
    <message>
        <source>Computes the rows that are missing and one token (→)</source>
        <translation>Calcula las filas que faltan y un token (→)</translation>
    </message>
    <message>
        <source>Shows the recording from its beginning (R)</source>
        <translation>Muestra la grabación desde su comienzo (R)</translation>
    </message>
    <message>
        <source>Begins again from the prompt (R)</source>
        <translation>Empieza de nuevo desde el prompt (R)</translation>
    </message>
    <message>
        <source>On: keys and values of earlier rows are kept. Off: every step computes them again (C)</source>
        <translation>Encendida: se guardan las claves y los valores de las filas anteriores. Apagada: cada paso los calcula de nuevo (C)</translation>
    </message>
    <message>
        <source>How many tokens to generate. More can be asked for at any time.</source>
        <translation>Cuántos tokens generar. Se pueden pedir más en cualquier momento.</translation>
    </message>
    <message>
        <source>How the next token is chosen, and what happens when the context is full</source>
        <translation>Cómo se elige el token siguiente, y qué pasa cuando el contexto está lleno</translation>
    </message>
    <message numerus="yes">
        <source>prefill: %1 of %Ln rows</source>
        <translation>
            <numerusform>prefill: %1 de %Ln fila</numerusform>
            <numerusform>prefill: %1 de %Ln filas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln rows computed</source>
        <translation>
            <numerusform>%1 de %Ln fila calculada</numerusform>
            <numerusform>%1 de %Ln filas calculadas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::RunNews</name>
    <message>
        <source>Playing</source>
        <translation>En marcha</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>En pausa</translation>
    </message>
    <message>
        <source>The recording ends here.</source>
        <translation>La grabación termina aquí.</translation>
    </message>
    <message>
        <source>At the recording&apos;s beginning</source>
        <translation>Al comienzo de la grabación</translation>
    </message>
    <message>
        <source>Back at the prompt</source>
        <translation>De vuelta en el prompt</translation>
    </message>
    <message>
        <source>KV cache on</source>
        <translation>Caché KV encendida</translation>
    </message>
    <message>
        <source>KV cache off</source>
        <translation>Caché KV apagada</translation>
    </message>
    <message>
        <source>Row %1 is %2 now</source>
        <translation>La fila %1 es ahora %2</translation>
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
        <translation>Una fila depende solo de sí misma y de las filas de encima, así que una vez calculada no cambia nunca.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Check now</source>
        <translation>Comprobar ahora</translation>
    </message>
    <message>
        <source>Check every step</source>
        <translation>Comprobar cada paso</translation>
    </message>
    <message>
        <source>Progress of the check</source>
        <translation>Progreso de la comprobación</translation>
    </message>
    <message>
        <source>One pass over the whole text, held against what every step said</source>
        <translation>Una pasada por todo el texto, comparada con lo que dijo cada paso</translation>
    </message>
    <message>
        <source>Every step once more, the other way: without the cache if it was on, with it if it was off</source>
        <translation>Cada paso una vez más, de la otra manera: sin la caché si estaba encendida, con ella si estaba apagada</translation>
    </message>
    <message>
        <source>Checking: row %1 of %2</source>
        <translation>Comprobando: fila %1 de %2</translation>
    </message>
    <message>
        <source>Checking: step %1 of %2</source>
        <translation>Comprobando: paso %1 de %2</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>Comprobando…</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::SamplingPopup</name>
    <message>
        <source>greedy</source>
        <translation>voraz</translation>
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
        <translation>Cómo se elige el token siguiente</translation>
    </message>
    <message>
        <source>Greedy: always the most probable token</source>
        <translation>Voraz: siempre el token más probable</translation>
    </message>
    <message>
        <source>Sample: draw one, the probable ones more often</source>
        <translation>Muestreo: se sortea uno, los probables con más frecuencia</translation>
    </message>
    <message>
        <source>“&lt;|endoftext|&gt;” is the end-of-text token</source>
        <translation>«&lt;|endoftext|&gt;» es el token de fin de texto</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>Slide: keep the later half and pay a prefill</source>
        <translation>Deslizar: conservar la mitad posterior y pagar un prefill</translation>
    </message>
    <message>
        <source>Restart now</source>
        <translation>Reiniciar ahora</translation>
    </message>
    <message>
        <source>Sampling options</source>
        <translation>Opciones de muestreo</translation>
    </message>
    <message>
        <source>Changes hold from the next restart on.</source>
        <translation>Los cambios valen a partir del próximo reinicio.</translation>
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
        <translation>Por debajo de 1 va a lo seguro, por encima de 1 se arriesga más.</translation>
    </message>
    <message>
        <source>Top-k</source>
        <translation>Top-k</translation>
    </message>
    <message>
        <source>Draws from the k most probable tokens only.</source>
        <translation>Sortea solo entre los k tokens más probables.</translation>
    </message>
    <message>
        <source>Top-p</source>
        <translation>Top-p</translation>
    </message>
    <message>
        <source>Draws from the fewest tokens that together reach p.</source>
        <translation>Sortea entre los mínimos tokens que juntos alcanzan p.</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Semilla</translation>
    </message>
    <message>
        <source>The same seed gives the same text again.</source>
        <translation>La misma semilla vuelve a dar el mismo texto.</translation>
    </message>
    <message>
        <source>When the context is full</source>
        <translation>Cuando el contexto está lleno</translation>
    </message>
    <message>
        <source>One token that says: a text ends here, another begins. Otherwise these characters are text like any other.</source>
        <translation>Un solo token que dice: aquí termina un texto y empieza otro. Si no, estos caracteres son texto como cualquier otro.</translation>
    </message>
    <message>
        <source>How the prompt is read</source>
        <translation>Cómo se lee el prompt</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::SqueezeChartCard</name>
    <message>
        <source>Smaller against faithful</source>
        <translation>Pequeña frente a fiel</translation>
    </message>
    <message>
        <source>smaller-against-faithful</source>
        <translation>pequena-frente-a-fiel</translation>
    </message>
    <message>
        <source>%1 % of the memory</source>
        <translation>%1 % de la memoria</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>percent</comment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Each way becomes a dot here: how much memory it takes, and how many of the 60 answers are right.
Press Run.</source>
        <translation>Cada método se convierte aquí en un punto: cuánta memoria ocupa, y cuántas de las 60 respuestas acierta.
Pulsa Ejecutar.</translation>
    </message>
    <message>
        <source>Each way becomes a dot here: how much memory it takes, and how often the most probable token is the exact one.
Press Run.</source>
        <translation>Cada método se convierte aquí en un punto: cuánta memoria ocupa, y con qué frecuencia el token más probable es el exacto.
Pulsa Ejecutar.</translation>
    </message>
    <message>
        <source>Up: answers right, of %1 questions about documents. To the right: memory, as a share of the 32-bit cache.</source>
        <translation>Hacia arriba: aciertos, de %1 preguntas sobre documentos. Hacia la derecha: memoria, en proporción a la caché de 32 bits.</translation>
    </message>
    <message>
        <source>Up: how often the top choice is the exact one. To the right: memory, as a share of the 32-bit cache.</source>
        <translation>Hacia arriba: con qué frecuencia la primera opción es la exacta. Hacia la derecha: memoria, en proporción a la caché de 32 bits.</translation>
    </message>
    <message>
        <source>The exact cache, 32-bit
%1 of the answers right</source>
        <translation>La caché exacta, 32 bits
%1 de aciertos</translation>
    </message>
    <message>
        <source>%1
%2 of the memory</source>
        <translation>%1
%2 de la memoria</translation>
    </message>
    <message>
        <source>%1 of %2 answers right</source>
        <translation>%1 de %2 aciertos</translation>
    </message>
    <message>
        <source>%1 nats a token</source>
        <translation>%1 nats por token</translation>
    </message>
    <message>
        <source>top choice agrees: %1</source>
        <translation>primera opción igual: %1</translation>
    </message>
    <message>
        <source>way</source>
        <translation>método</translation>
    </message>
    <message>
        <source>bytes a row</source>
        <translation>bytes por fila</translation>
    </message>
    <message>
        <source>memory, %</source>
        <translation>memoria, %</translation>
    </message>
    <message>
        <source>texts</source>
        <translation>textos</translation>
    </message>
    <message>
        <source>answers right</source>
        <translation>aciertos</translation>
    </message>
    <message>
        <source>KL divergence, nats a token</source>
        <translation>divergencia KL, nats por token</translation>
    </message>
    <message>
        <source>top choice agrees, %</source>
        <translation>primera opción igual, %</translation>
    </message>
    <message>
        <source>largest logit difference</source>
        <translation>mayor diferencia de logits</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::SqueezePage</name>
    <message>
        <source>Answers</source>
        <translation>Respuestas</translation>
    </message>
    <message>
        <source>Squeeze</source>
        <translation>Comprimir</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::StepBar</name>
    <message>
        <source>Time of each phase of the step</source>
        <translation>Tiempo de cada fase del paso</translation>
    </message>
    <message>
        <source>%1: %2, %3 % of the step
%4</source>
        <translation>%1: %2, %3 % del paso
%4</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::StepCard</name>
    <message>
        <source>This step</source>
        <translation>Este paso</translation>
    </message>
    <message>
        <source>Where a step&apos;s time goes will be seen here after the first one.</source>
        <translation>Tras el primer paso se verá aquí en qué se va su tiempo.</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) computed</source>
        <translation>
            <numerusform>%n fila calculada</numerusform>
            <numerusform>%n filas calculadas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 reused · %3</source>
        <translation>%1, %2 reutilizadas · %3</translation>
    </message>
    <message>
        <source>%1 read at %2 (%6 %3, cache %4), %5 done</source>
        <translation>%1 leídos a %2 (%6 %3, caché %4), %5 de cálculo</translation>
    </message>
    <message>
        <source>This machine&apos;s rates could not be measured, so the step is not held against them. %1</source>
        <translation>No se pudieron medir las velocidades de esta máquina, así que el paso no se compara con ellas. %1</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::TalkCard</name>
    <message>
        <source> · cut off at %1 tokens</source>
        <translation> · cortada a los %1 tokens</translation>
    </message>
    <message>
        <source> · the context is full</source>
        <translation> · el contexto está lleno</translation>
    </message>
    <message>
        <source>Conversation</source>
        <translation>Conversación</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Primera</translation>
    </message>
    <message>
        <source>The first conversation about this document</source>
        <translation>La primera conversación sobre este documento</translation>
    </message>
    <message>
        <source>Second</source>
        <translation>Segunda</translation>
    </message>
    <message>
        <source>A second conversation about the same document: it shares the document&apos;s rows</source>
        <translation>Una segunda conversación sobre el mismo documento: comparte las filas del documento</translation>
    </message>
    <message>
        <source>Begin again</source>
        <translation>Empezar de nuevo</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>Preguntar</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>Forgets what was said; the document&apos;s rows stay</source>
        <translation>Olvida lo que se dijo; las filas del documento se quedan</translation>
    </message>
    <message>
        <source>Questions and answers</source>
        <translation>Preguntas y respuestas</translation>
    </message>
    <message>
        <source>Ask about the document…</source>
        <translation>Pregunta sobre el documento…</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Pregunta</translation>
    </message>
    <message>
        <source>Gives the question up; rows that were computed stay</source>
        <translation>Abandona la pregunta; las filas ya calculadas se quedan</translation>
    </message>
    <message>
        <source>Question: %1</source>
        <translation>Pregunta: %1</translation>
    </message>
    <message>
        <source>Answer: %1</source>
        <translation>Respuesta: %1</translation>
    </message>
    <message>
        <source>from the saved conversation</source>
        <translation>de la conversación guardada</translation>
    </message>
    <message>
        <source>%1 of %2 rows computed</source>
        <translation>%1 de %2 filas calculadas</translation>
    </message>
    <message>
        <source>The first question reads the whole document. The next ones read only themselves.</source>
        <translation>La primera pregunta lee todo el documento. Las siguientes solo se leen a sí mismas.</translation>
    </message>
    <message>
        <source>You have left. Come back, and the conversation goes on where it stood.</source>
        <translation>Has salido. Vuelve, y la conversación sigue donde estaba.</translation>
    </message>
    <message>
        <source>Asks this question</source>
        <translation>Hace esta pregunta</translation>
    </message>
    <message numerus="yes">
        <source>%Ln rows read back, %1 computed · first token after %2</source>
        <translation>
            <numerusform>%Ln fila leída de la caché, %1 calculadas · primer token al cabo de %2</numerusform>
            <numerusform>%Ln filas leídas de la caché, %1 calculadas · primer token al cabo de %2</numerusform>
        </translation>
    </message>
    <message>
        <source>The conversation begins again.</source>
        <translation>La conversación empieza de nuevo.</translation>
    </message>
    <message>
        <source>Each question reads the whole document again, as the cache is not kept between turns.</source>
        <translation>Cada pregunta vuelve a leer todo el documento, porque la caché no se guarda entre turnos.</translation>
    </message>
    <message>
        <source>The document&apos;s rows are in the cache already: each question reads only itself.</source>
        <translation>Las filas del documento ya están en la caché: cada pregunta solo se lee a sí misma.</translation>
    </message>
    <message>
        <source>%1 of the document&apos;s %2 rows are in the cache already: the first question reads the others and itself. The next ones read only themselves.</source>
        <translation>%1 de las %2 filas del documento ya están en la caché: la primera pregunta lee las demás y a sí misma. Las siguientes solo se leen a sí mismas.</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::TaskCard</name>
    <message>
        <source>Remove %1?</source>
        <translation>¿Borrar %1?</translation>
    </message>
    <message>
        <source>What was downloaded (%1) is deleted from %2. It can be downloaded again.</source>
        <translation>Lo descargado (%1) se borra de %2. Se puede descargar otra vez.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Borrar</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Conservar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>Go on downloading</source>
        <translation>Seguir descargando</translation>
    </message>
    <message>
        <source>Download</source>
        <translation>Descargar</translation>
    </message>
    <message>
        <source>Use the copy that is there</source>
        <translation>Usar la copia que ya está</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Ahora no</translation>
    </message>
    <message>
        <source>Use it now</source>
        <translation>Usarlo ahora</translation>
    </message>
    <message>
        <source>Download again</source>
        <translation>Descargar otra vez</translation>
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
        <translation>Tiempo por token</translation>
    </message>
    <message>
        <source>time-per-token</source>
        <translation>tiempo-por-token</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>fila %1</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>Each step will be a point here.
Press Play or Step.</source>
        <translation>Aquí cada paso será un punto.
Pulsa Reproducir o Paso.</translation>
    </message>
    <message>
        <source>Shows only the part of each step in which the new token looks at the stored rows. It grows with the number of rows even with the cache: there are more rows to look at.</source>
        <translation>Muestra solo la parte de cada paso en la que el token nuevo mira las filas almacenadas. Crece con el número de filas incluso con la caché: hay más filas que mirar.</translation>
    </message>
    <message>
        <source>Attention only</source>
        <translation>Solo la atención</translation>
    </message>
    <message>
        <source>✓ Attention only</source>
        <translation>✓ Solo la atención</translation>
    </message>
    <message>
        <source>cache on</source>
        <translation>con caché</translation>
    </message>
    <message>
        <source>cache off</source>
        <translation>sin caché</translation>
    </message>
    <message>
        <source>prefill, beyond the scale</source>
        <translation>prefill, fuera de escala</translation>
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
        <translation>%1 con la caché, y creciendo</translation>
    </message>
    <message>
        <source>%1 with the cache</source>
        <translation>%1 con la caché</translation>
    </message>
    <message>
        <source>%1 without, and growing</source>
        <translation>%1 sin ella, y creciendo</translation>
    </message>
    <message>
        <source>%1 without</source>
        <translation>%1 sin ella</translation>
    </message>
    <message>
        <source>%1 to compute all rows of the prompt</source>
        <translation>%1 para calcular todas las filas del prompt</translation>
    </message>
    <message>
        <source>What each new token costs</source>
        <translation>Lo que cuesta cada token nuevo</translation>
    </message>
    <message>
        <source> · </source>
        <translation> · </translation>
    </message>
    <message>
        <source>Attention only: %1</source>
        <translation>Solo la atención: %1</translation>
    </message>
    <message numerus="yes">
        <source>Row %1, %2
%3, of it attention %4
%n row(s) computed</source>
        <translation>
            <numerusform>Fila %1, %2
%3, de ellos atención %4
%n fila calculada</numerusform>
            <numerusform>Fila %1, %2
%3, de ellos atención %4
%n filas calculadas</numerusform>
        </translation>
    </message>
    <message>
        <source>row</source>
        <translation>fila</translation>
    </message>
    <message>
        <source>step</source>
        <translation>paso</translation>
    </message>
    <message>
        <source>rows computed</source>
        <translation>filas calculadas</translation>
    </message>
    <message>
        <source>time in ms</source>
        <translation>tiempo en ms</translation>
    </message>
    <message>
        <source>of it attention in ms</source>
        <translation>atención en ms</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::ToggleSwitch</name>
    <message>
        <source>ON</source>
        <comment>on a switch</comment>
        <translation>SÍ</translation>
    </message>
    <message>
        <source>OFF</source>
        <comment>on a switch</comment>
        <translation>NO</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::TokenEditor</name>
    <message>
        <source>What the model would put here</source>
        <translation>Lo que el modelo pondría aquí</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Reemplazar</translation>
    </message>
    <message>
        <source>Replace a token</source>
        <translation>Reemplazar un token</translation>
    </message>
    <message>
        <source>Tokens that the model would put here, with their probabilities</source>
        <translation>Tokens que el modelo pondría aquí, con sus probabilidades</translation>
    </message>
    <message>
        <source>Text whose first token replaces this one</source>
        <translation>Texto cuyo primer token reemplaza a este</translation>
    </message>
    <message>
        <source>Only its first token is used: a row holds one token. Start with a space to begin a new word.</source>
        <translation>Solo se usa su primer token: una fila contiene un token. Empieza con un espacio para comenzar una palabra nueva.</translation>
    </message>
    <message>
        <source>Replace row %1: %2</source>
        <translation>Reemplazar la fila %1: %2</translation>
    </message>
    <message>
        <source>Nothing stands above row 0, so the model has no expectation for it. Any text will do.</source>
        <translation>No hay nada por encima de la fila 0, así que el modelo no espera nada en ella. Sirve cualquier texto.</translation>
    </message>
    <message>
        <source>Asking the model what else could stand here…</source>
        <translation>Preguntando al modelo qué otra cosa podría ir aquí…</translation>
    </message>
    <message>
        <source>The model has nothing to suggest here.</source>
        <translation>El modelo no tiene nada que proponer aquí.</translation>
    </message>
    <message>
        <source>Your own text</source>
        <translation>Tu propio texto</translation>
    </message>
    <message>
        <source>Or your own text</source>
        <translation>O tu propio texto</translation>
    </message>
    <message>
        <source>%1, %2, is there now</source>
        <translation>%1, %2, es el actual</translation>
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
        <translation>Tokens de la ejecución</translation>
    </message>
    <message>
        <source>No tokens yet. They appear here as soon as a model has read the prompt.</source>
        <translation>Aún no hay tokens. Aparecen aquí en cuanto un modelo ha leído el prompt.</translation>
    </message>
    <message>
        <source> · choose a token to replace it and see which rows stay valid</source>
        <translation> · elige un token para reemplazarlo y ver qué filas siguen siendo válidas</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::TrianglePicture</name>
    <message>
        <source>One head&apos;s attention</source>
        <translation>La atención de una cabeza</translation>
    </message>
    <message>
        <source>looked at this row →</source>
        <translation>miró esta fila →</translation>
    </message>
    <message>
        <source>this row ↓</source>
        <translation>esta fila ↓</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>fila %1</translation>
    </message>
    <message>
        <source>row %1 %2</source>
        <translation>fila %1 %2</translation>
    </message>
    <message>
        <source>%1 may not look at %2: it comes later</source>
        <translation>%1 no puede mirar %2: viene después</translation>
    </message>
    <message>
        <source>%1 looked at %2: %3</source>
        <translation>%1 miró %2: %3</translation>
    </message>
    <message>
        <source>may not look</source>
        <translation>no puede mirar</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::TriangleView</name>
    <message>
        <source>Block</source>
        <translation>Bloque</translation>
    </message>
    <message>
        <source>Head</source>
        <translation>Cabeza</translation>
    </message>
    <message>
        <source>A replay has no model that could compute this picture.</source>
        <translation>Una grabación no tiene un modelo que pueda calcular esta imagen.</translation>
    </message>
    <message>
        <source>How much each row looks at the rows above it will stand here.</source>
        <translation>Aquí se verá cuánto mira cada fila a las filas de encima.</translation>
    </message>
    <message>
        <source>Pause, and this head&apos;s attention is computed for all rows.</source>
        <translation>Ponlo en pausa, y la atención de esta cabeza se calcula para todas las filas.</translation>
    </message>
    <message>
        <source>Computing…</source>
        <translation>Calculando…</translation>
    </message>
    <message>
        <source>block %1</source>
        <translation>bloque %1</translation>
    </message>
    <message>
        <source>head %1</source>
        <translation>cabeza %1</translation>
    </message>
    <message>
        <source>pale: before the last steps</source>
        <translation>pálido: antes de los últimos pasos</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::Veil</name>
    <message>
        <source>Hidden until you have answered</source>
        <translation>Oculto hasta que hayas respondido</translation>
    </message>
    <message>
        <source>Your answer first</source>
        <translation>Responde antes</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::VerdictCard</name>
    <message>
        <source>so far</source>
        <translation>hasta ahora</translation>
    </message>
    <message>
        <source>text of %1 tokens</source>
        <translation>texto de %1 tokens</translation>
    </message>
    <message>
        <source>run ratio</source>
        <translation>cociente total</translation>
    </message>
    <message>
        <source>step ratio</source>
        <translation>cociente del paso</translation>
    </message>
    <message>
        <source>All steps of the second lane took this many times as long as the same steps of the first, the prompt&apos;s first step included. Text of 200 tokens: until the text, its prompt included, had 200 tokens.</source>
        <translation>El tiempo de todos los pasos del segundo carril, dividido entre el de los mismos pasos del primero, incluido el primer paso, el del prompt. Texto de 200 tokens: hasta que el texto, con su prompt, tuvo 200 tokens.</translation>
    </message>
    <message>
        <source>The newest step took this many times as long in the second lane (the median of up to ten steps).</source>
        <translation>El tiempo del paso más reciente en el segundo carril, dividido entre el del primero (la mediana de hasta diez pasos).</translation>
    </message>
    <message>
        <source>Not reached, and nothing to predict it from: the prompt is longer, the context shorter, or the lanes differ neither in their cache nor in their weights, or a lane&apos;s weights are 8-bit, whose rate of arithmetic is not measured.</source>
        <translation>No alcanzado, y no hay de dónde preverlo: el prompt es más largo, el contexto más corto, los carriles no difieren ni en la caché ni en los pesos, o los pesos de un carril son de 8 bits, cuya velocidad de cálculo no se mide.</translation>
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
        <translation>Previsto a partir del ancho de banda y la velocidad de cálculo medidos en esta máquina</translation>
    </message>
    <message>
        <source>Same output?</source>
        <translation>¿Misma salida?</translation>
    </message>
    <message>
        <source>Run ratio: the time of the whole run in the second lane, divided by that in the first. Step ratio: the same for the newest step alone. In a long run it is about twice the run&apos;s, whose early steps read a short text; in a short run the prompt, which both lanes read alike, counts most. A text of 200 tokens: the prompt and the new tokens together.</source>
        <translation>Cociente total: el tiempo de la ejecución entera en el segundo carril, dividido por el del primero. Cociente del paso: lo mismo solo para el paso más reciente. En una ejecución larga es más o menos el doble del total, cuyos primeros pasos leen un texto corto; en una ejecución corta lo que más cuenta es el prompt, que los dos carriles leen por igual. Un texto de 200 tokens: el prompt y los tokens nuevos juntos.</translation>
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
        <translation>La ejecución</translation>
    </message>
    <message>
        <source>Measurements</source>
        <translation>Mediciones</translation>
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
        <translation>Hacerla más pequeña</translation>
    </message>
    <message>
        <source>Load the bundled model</source>
        <translation>Cargar el modelo incluido</translation>
    </message>
    <message>
        <source>Ways to make it smaller</source>
        <translation>Métodos para hacerla más pequeña</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nada</translation>
    </message>
    <message>
        <source>A second way, side by side with the chosen one</source>
        <translation>Un segundo método, junto al elegido</translation>
    </message>
    <message>
        <source>Second way</source>
        <translation>Segundo método</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>Comparar con</translation>
    </message>
    <message>
        <source>Every way that is possible with this model, one after the other</source>
        <translation>Todos los métodos posibles con este modelo, uno tras otro</translation>
    </message>
    <message numerus="yes">
        <source>This model was not made to answer questions, so nothing is right or wrong here. How far its probabilities move can be measured on %n documents.</source>
        <translation>
            <numerusform>Este modelo no se hizo para responder preguntas, así que aquí no hay aciertos ni fallos. Cuánto se mueven sus probabilidades se puede medir con %n documento.</numerusform>
            <numerusform>Este modelo no se hizo para responder preguntas, así que aquí no hay aciertos ni fallos. Cuánto se mueven sus probabilidades se puede medir con %n documentos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>Run all</source>
        <translation>Ejecutar todos</translation>
    </message>
    <message>
        <source>▶ Run the 60 questions</source>
        <translation>▶ Ejecutar las 60 preguntas</translation>
    </message>
    <message>
        <source>▶ Run the documents</source>
        <translation>▶ Ejecutar los documentos</translation>
    </message>
    <message>
        <source>✓ All 60 questions asked</source>
        <translation>✓ Hechas las 60 preguntas</translation>
    </message>
    <message>
        <source>✓ All documents read</source>
        <translation>✓ Leídos todos los documentos</translation>
    </message>
    <message>
        <source>The questions are being asked.</source>
        <translation>Se están haciendo las preguntas.</translation>
    </message>
    <message>
        <source>The documents are being read.</source>
        <translation>Se están leyendo los documentos.</translation>
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
        <translation>Alejar: más filas (−)</translation>
    </message>
    <message>
        <source>Zoom in: single numbers (+)</source>
        <translation>Acercar: números sueltos (+)</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>Zoom</translation>
    </message>
    <message>
        <source>From all rows of the context to one head&apos;s numbers (Ctrl and wheel; 0 for all blocks)</source>
        <translation>Desde todas las filas del contexto hasta los números de una cabeza (Ctrl y rueda; 0 para todos los bloques)</translation>
    </message>
</context>
</TS>
