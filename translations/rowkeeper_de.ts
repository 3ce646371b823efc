<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>Arithmetic</name>
    <message>
        <source>exact</source>
        <translation>exakt</translation>
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
        <translation>Zeile · Token</translation>
    </message>
    <message>
        <source>block %1</source>
        <translation>Block %1</translation>
    </message>
    <message>
        <source>key</source>
        <translation>Key</translation>
    </message>
    <message>
        <source>value</source>
        <translation>Value</translation>
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
        <translation>Key · Kopf %1</translation>
    </message>
    <message>
        <source>value · head %1</source>
        <translation>Value · Kopf %1</translation>
    </message>
    <message>
        <source>row %1 %2</source>
        <translation>Zeile %1 %2</translation>
    </message>
    <message>
        <source>number %1 of %2: &lt;b&gt;%3&lt;/b&gt;</source>
        <translation>Zahl %1 von %2: &lt;b&gt;%3&lt;/b&gt;</translation>
    </message>
    <message>
        <source>%1: &lt;b&gt;%2&lt;/b&gt;</source>
        <translation>%1: &lt;b&gt;%2&lt;/b&gt;</translation>
    </message>
    <message>
        <source>mean of %1 heads</source>
        <translation>Mittel aus %1 Köpfen</translation>
    </message>
    <message>
        <source>head %1</source>
        <translation>Kopf %1</translation>
    </message>
    <message>
        <source>%1 looked here: &lt;b&gt;%2&lt;/b&gt; (%3)</source>
        <translation>%1 blickte hierher: &lt;b&gt;%2&lt;/b&gt; (%3)</translation>
    </message>
    <message>
        <source>fingerprint of key %1, of value %2</source>
        <translation>Fingerabdruck von Key %1, von Value %2</translation>
    </message>
    <message>
        <source>&lt;b&gt;Computed again, and the bits were different.&lt;/b&gt;</source>
        <translation>&lt;b&gt;Neu berechnet, und die Bits waren andere.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>computed again, and it differs by rounding: this arithmetic adds in another order</source>
        <translation>neu berechnet, und es weicht durch Rundung ab: Diese Arithmetik addiert in anderer Reihenfolge</translation>
    </message>
    <message numerus="yes">
        <source>computed %n times, the same bits each time</source>
        <translation>
            <numerusform>%n-mal berechnet, jedes Mal dieselben Bits</numerusform>
            <numerusform>%n-mal berechnet, jedes Mal dieselben Bits</numerusform>
        </translation>
    </message>
    <message>
        <source>computed once: nothing to compare with yet</source>
        <translation>einmal berechnet: noch nichts zum Vergleichen</translation>
    </message>
    <message>
        <source>computed %1</source>
        <translation>%1 berechnet</translation>
    </message>
    <message>
        <source>%1 a row</source>
        <translation>%1 pro Zeile</translation>
    </message>
    <message>
        <source>0 %</source>
        <translation>0&#xa0;%</translation>
    </message>
    <message>
        <source>&lt; %1 %</source>
        <translation>&lt; %1&#xa0;%</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>in the store</source>
        <translation>im Vorrat</translation>
    </message>
    <message>
        <source>computed, not kept</source>
        <translation>berechnet, nicht behalten</translation>
    </message>
    <message>
        <source>to be rebuilt</source>
        <translation>neu zu berechnen</translation>
    </message>
    <message>
        <source>not computed yet</source>
        <translation>noch nicht berechnet</translation>
    </message>
    <message>
        <source>never computed: the context is full</source>
        <translation>wird nie berechnet: Der Kontext ist voll</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>computed</source>
        <translation>berechnet</translation>
    </message>
    <message>
        <source>rebuild</source>
        <translation>erneut</translation>
    </message>
    <message>
        <source>%1 new</source>
        <translation>%1 neu</translation>
    </message>
    <message>
        <source>No row is selected.</source>
        <translation>Keine Zeile ist ausgewählt.</translation>
    </message>
    <message>
        <source>%1, block %2, head %3: %4</source>
        <translation>%1, Block %2, Kopf %3: %4</translation>
    </message>
    <message>
        <source>one number</source>
        <translation>eine Zahl</translation>
    </message>
    <message numerus="yes">
        <source>the mean of %n numbers</source>
        <translation>
            <numerusform>das Mittel aus %n Zahl</numerusform>
            <numerusform>das Mittel aus %n Zahlen</numerusform>
        </translation>
    </message>
    <message>
        <source>rows still free: %1</source>
        <translation>noch freie Zeilen: %1</translation>
    </message>
    <message>
        <source>No rows yet</source>
        <translation>Noch keine Zeilen</translation>
    </message>
    <message>
        <source>The next step will show it</source>
        <translation>Der nächste Schritt zeigt es</translation>
    </message>
    <message>
        <source>Every token gets a row here: one key and one value in each block.</source>
        <translation>Jedes Token bekommt hier eine Zeile: einen Key und einen Value in jedem Block.</translation>
    </message>
    <message>
        <source>How much the newest row looks at each row above it, block by block.</source>
        <translation>Wie viel die neueste Zeile auf jede Zeile darüber blickt, Block für Block.</translation>
    </message>
    <message>
        <source>a cell: %1</source>
        <translation>ein Feld: %1</translation>
    </message>
</context>
<context>
    <name>CanvasLegend</name>
    <message>
        <source>block %1</source>
        <translation>Block %1</translation>
    </message>
    <message>
        <source>✗ rows that came out with other bits: %1</source>
        <translation>✗ Zeilen mit anderen Bits: %1</translation>
    </message>
    <message>
        <source>row %1 looks</source>
        <translation>Zeile %1 blickt</translation>
    </message>
    <message>
        <source>mean of %1 heads</source>
        <translation>Mittel aus %1 Köpfen</translation>
    </message>
    <message>
        <source>head %1</source>
        <translation>Kopf %1</translation>
    </message>
    <message>
        <source>how much row %1 %2 looked at each row, %3</source>
        <translation>wie viel Zeile %1 %2 auf jede Zeile geblickt hat, %3</translation>
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
        <translation>blass: berechnet, nicht behalten</translation>
    </message>
    <message>
        <source>grey: to be rebuilt</source>
        <translation>grau: neu zu berechnen</translation>
    </message>
    <message>
        <source>✗ other bits than before</source>
        <translation>✗ andere Bits als vorher</translation>
    </message>
    <message>
        <source>≈ differs by rounding</source>
        <translation>≈ weicht durch Rundung ab</translation>
    </message>
    <message>
        <source>computed once</source>
        <translation>einmal berechnet</translation>
    </message>
    <message>
        <source>✓ ×n: computed n times, the same bits each time</source>
        <translation>✓ ×n: n-mal berechnet, jedes Mal dieselben Bits</translation>
    </message>
    <message>
        <source>the bar&apos;s length is the share</source>
        <translation>die Länge des Balkens ist der Anteil</translation>
    </message>
    <message>
        <source>bar: the share</source>
        <translation>Balken: der Anteil</translation>
    </message>
</context>
<context>
    <name>ControlText</name>
    <message>
        <source>The model is still loading.</source>
        <translation>Das Modell wird noch geladen.</translation>
    </message>
    <message>
        <source>The model could not be loaded. Choose another one above.</source>
        <translation>Das Modell konnte nicht geladen werden. Wähle oben ein anderes.</translation>
    </message>
    <message>
        <source>There is no run yet. Restart begins one.</source>
        <translation>Es gibt noch keinen Lauf. „Neustart“ beginnt einen.</translation>
    </message>
    <message>
        <source>The context is full: there is no room for another row.</source>
        <translation>Der Kontext ist voll: Für eine weitere Zeile ist kein Platz.</translation>
    </message>
    <message>
        <source>All tokens are there. Ask for more, or restart.</source>
        <translation>Alle Tokens sind da. Fordere mehr an oder klicke auf „Neustart“.</translation>
    </message>
    <message>
        <source>A recording is open: nothing is computed.</source>
        <translation>Eine Aufnahme ist geöffnet: Es wird nichts berechnet.</translation>
    </message>
    <message>
        <source>next step fills the cache again (prefill)</source>
        <translation>der nächste Schritt füllt den Cache wieder (Prefill)</translation>
    </message>
    <message>
        <source>The steps follow by themselves. Pause to take them one by one.</source>
        <translation>Die Schritte folgen von selbst aufeinander. Klicke auf „Pause“, um sie einzeln zu machen.</translation>
    </message>
    <message numerus="yes">
        <source>All %Ln tokens are there.</source>
        <translation>
            <numerusform>Das eine Token ist da.</numerusform>
            <numerusform>Alle %Ln Tokens sind da.</numerusform>
        </translation>
    </message>
    <message>
        <source>The context of %1 rows is full.</source>
        <translation>Der Kontext von %1 Zeilen ist voll.</translation>
    </message>
    <message>
        <source>every row, every step</source>
        <translation>jede Zeile, bei jedem Schritt</translation>
    </message>
    <message>
        <source>first step fills the cache (prefill)</source>
        <translation>der erste Schritt füllt den Cache (Prefill)</translation>
    </message>
    <message numerus="yes">
        <source>next step rebuilds %Ln rows</source>
        <translation>
            <numerusform>der nächste Schritt berechnet %Ln Zeile neu</numerusform>
            <numerusform>der nächste Schritt berechnet %Ln Zeilen neu</numerusform>
        </translation>
    </message>
    <message>
        <source>one row per step</source>
        <translation>eine Zeile pro Schritt</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln tokens generated</source>
        <translation>
            <numerusform>%1 von %Ln Token erzeugt</numerusform>
            <numerusform>%1 von %Ln Tokens erzeugt</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ErrorWords</name>
    <message>
        <source>KV cache</source>
        <translation>KV-Cache</translation>
    </message>
    <message>
        <source>activations</source>
        <translation>Aktivierungen</translation>
    </message>
    <message>
        <source>attention weights</source>
        <translation>Attention-Gewichte</translation>
    </message>
    <message>
        <source>cuBLAS library</source>
        <translation>cuBLAS-Bibliothek</translation>
    </message>
    <message>
        <source>file&apos;s name</source>
        <translation>Dateiname</translation>
    </message>
    <message>
        <source>kept rows</source>
        <translation>behaltene Zeilen</translation>
    </message>
    <message>
        <source>list of models</source>
        <translation>Liste der Modelle</translation>
    </message>
    <message>
        <source>logits</source>
        <translation>Logits</translation>
    </message>
    <message>
        <source>measuring</source>
        <translation>Messung</translation>
    </message>
    <message>
        <source>model folder</source>
        <translation>Modellordner</translation>
    </message>
    <message>
        <source>model&apos;s files</source>
        <translation>Dateien des Modells</translation>
    </message>
    <message>
        <source>model&apos;s fingerprint</source>
        <translation>Fingerabdruck des Modells</translation>
    </message>
    <message>
        <source>race&apos;s waiting logits</source>
        <translation>wartende Logits des Rennens</translation>
    </message>
    <message>
        <source>recording</source>
        <translation>Aufnahme</translation>
    </message>
    <message>
        <source>safetensors header</source>
        <translation>safetensors-Header</translation>
    </message>
    <message>
        <source>saved cache</source>
        <translation>gespeicherter Cache</translation>
    </message>
    <message>
        <source>splitting text</source>
        <translation>Zerlegen des Textes</translation>
    </message>
    <message>
        <source>step&apos;s record</source>
        <translation>Aufzeichnung des Schritts</translation>
    </message>
    <message>
        <source>weights</source>
        <translation>Gewichte</translation>
    </message>
    <message>
        <source>asking for its free memory</source>
        <translation>Abfragen ihres freien Speichers</translation>
    </message>
    <message>
        <source>asking for its properties</source>
        <translation>Abfragen ihrer Eigenschaften</translation>
    </message>
    <message>
        <source>clearing memory</source>
        <translation>Leeren von Speicher</translation>
    </message>
    <message>
        <source>computing a layer norm</source>
        <translation>Berechnen einer Normierung</translation>
    </message>
    <message>
        <source>computing attention</source>
        <translation>Berechnen der Attention</translation>
    </message>
    <message>
        <source>copying from it</source>
        <translation>Kopieren aus ihrem Speicher</translation>
    </message>
    <message>
        <source>copying its memory</source>
        <translation>Kopieren innerhalb ihres Speichers</translation>
    </message>
    <message>
        <source>copying to it</source>
        <translation>Kopieren in ihren Speicher</translation>
    </message>
    <message>
        <source>embedding tokens</source>
        <translation>Einbetten von Tokens</translation>
    </message>
    <message>
        <source>finishing a product</source>
        <translation>Abschließen eines Produkts</translation>
    </message>
    <message>
        <source>giving memory</source>
        <translation>Zuteilen von Speicher</translation>
    </message>
    <message>
        <source>looking for devices</source>
        <translation>Suchen nach Geräten</translation>
    </message>
    <message>
        <source>making a clock</source>
        <translation>Anlegen einer Uhr</translation>
    </message>
    <message>
        <source>making a graph of a step</source>
        <translation>Erstellen eines Graphen für einen Schritt</translation>
    </message>
    <message>
        <source>measuring products</source>
        <translation>Messen von Produkten</translation>
    </message>
    <message>
        <source>multiplying by cuBLAS</source>
        <translation>Multiplizieren mit cuBLAS</translation>
    </message>
    <message>
        <source>multiplying weights</source>
        <translation>Multiplizieren von Gewichten</translation>
    </message>
    <message>
        <source>noting down a step</source>
        <translation>Aufzeichnen eines Schritts</translation>
    </message>
    <message>
        <source>noting the time</source>
        <translation>Festhalten der Zeit</translation>
    </message>
    <message>
        <source>opening cuBLAS</source>
        <translation>Öffnen von cuBLAS</translation>
    </message>
    <message>
        <source>reading its memory</source>
        <translation>Lesen ihres Speichers</translation>
    </message>
    <message>
        <source>reading the time</source>
        <translation>Ablesen der Zeit</translation>
    </message>
    <message>
        <source>starting a step</source>
        <translation>Starten eines Schritts</translation>
    </message>
    <message>
        <source>starting it</source>
        <translation>Starten</translation>
    </message>
    <message>
        <source>storing keys and values</source>
        <translation>Speichern von Keys und Values</translation>
    </message>
    <message>
        <source>taking fingerprints</source>
        <translation>Bilden von Fingerabdrücken</translation>
    </message>
    <message>
        <source>a GGUF file</source>
        <translation>eine GGUF-Datei</translation>
    </message>
    <message>
        <source>a Git LFS pointer</source>
        <translation>ein Git-LFS-Zeiger</translation>
    </message>
    <message>
        <source>a Python pickle</source>
        <translation>ein Python-Pickle</translation>
    </message>
    <message>
        <source>a gzip archive</source>
        <translation>ein gzip-Archiv</translation>
    </message>
    <message>
        <source>a safetensors file</source>
        <translation>eine safetensors-Datei</translation>
    </message>
    <message>
        <source>a zip archive</source>
        <translation>ein ZIP-Archiv</translation>
    </message>
    <message>
        <source>an HDF5 file</source>
        <translation>eine HDF5-Datei</translation>
    </message>
    <message>
        <source>an HTML page</source>
        <translation>eine HTML-Seite</translation>
    </message>
    <message>
        <source>an XML document</source>
        <translation>ein XML-Dokument</translation>
    </message>
    <message>
        <source>an empty file</source>
        <translation>eine leere Datei</translation>
    </message>
    <message>
        <source>binary data</source>
        <translation>Binärdaten</translation>
    </message>
    <message>
        <source>JSON text</source>
        <translation>JSON-Text</translation>
    </message>
    <message>
        <source>JSON that is no object</source>
        <translation>JSON, das kein Objekt ist</translation>
    </message>
    <message>
        <source>JSON that is too large</source>
        <translation>zu großes JSON</translation>
    </message>
    <message>
        <source>JSON with a weight_map that names no files</source>
        <translation>JSON mit einer weight_map, die keine Dateien nennt</translation>
    </message>
    <message>
        <source>JSON with too many values</source>
        <translation>JSON mit zu vielen Werten</translation>
    </message>
    <message>
        <source>JSON without a weight_map</source>
        <translation>JSON ohne weight_map</translation>
    </message>
    <message>
        <source>nothing but zero bytes</source>
        <translation>lauter Nullbytes</translation>
    </message>
    <message>
        <source>plain text</source>
        <translation>reiner Text</translation>
    </message>
    <message>
        <source>text in UTF-16</source>
        <translation>Text in UTF-16</translation>
    </message>
    <message>
        <source>a list of questions is needed</source>
        <translation>eine Liste von Fragen ist nötig</translation>
    </message>
    <message>
        <source>a redirect that is not encrypted</source>
        <translation>eine unverschlüsselte Weiterleitung</translation>
    </message>
    <message>
        <source>another model</source>
        <translation>ein anderes Modell</translation>
    </message>
    <message>
        <source>another model of this shape</source>
        <translation>ein anderes Modell dieser Form</translation>
    </message>
    <message>
        <source>another piece</source>
        <translation>ein anderes Stück</translation>
    </message>
    <message>
        <source>cuBLAS is not initialised</source>
        <translation>cuBLAS ist nicht initialisiert</translation>
    </message>
    <message>
        <source>it can&apos;t be loaded</source>
        <translation>sie lässt sich nicht laden</translation>
    </message>
    <message>
        <source>it can&apos;t be read</source>
        <translation>sie lässt sich nicht lesen</translation>
    </message>
    <message>
        <source>it computes on no CPU</source>
        <translation>es rechnet auf keiner CPU</translation>
    </message>
    <message>
        <source>it ends too early</source>
        <translation>sie endet zu früh</translation>
    </message>
    <message>
        <source>it has a token that the model lacks</source>
        <translation>er hat ein Token, das dem Modell fehlt</translation>
    </message>
    <message>
        <source>it has more parts than tokens</source>
        <translation>er hat mehr Teile als Tokens</translation>
    </message>
    <message>
        <source>it has no rows</source>
        <translation>er hat keine Zeilen</translation>
    </message>
    <message>
        <source>it is cut short</source>
        <translation>das Ende fehlt</translation>
    </message>
    <message>
        <source>it is no file</source>
        <translation>sie ist keine Datei</translation>
    </message>
    <message>
        <source>it is no folder</source>
        <translation>das ist kein Ordner</translation>
    </message>
    <message>
        <source>it was built for another version</source>
        <translation>sie wurde für eine andere Version gebaut</translation>
    </message>
    <message>
        <source>its checksum differs</source>
        <translation>die Prüfsumme weicht ab</translation>
    </message>
    <message>
        <source>its compressed data is damaged</source>
        <translation>die komprimierten Daten sind beschädigt</translation>
    </message>
    <message>
        <source>its header is damaged</source>
        <translation>der Header ist beschädigt</translation>
    </message>
    <message>
        <source>its parts overlap</source>
        <translation>die Teile überschneiden sich</translation>
    </message>
    <message>
        <source>its text is no conversation</source>
        <translation>der Text ist kein Gespräch</translation>
    </message>
    <message>
        <source>its tokens do not fit its rows</source>
        <translation>die Tokens passen nicht zu den Zeilen</translation>
    </message>
    <message>
        <source>model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>neither XDG_DATA_HOME nor HOME is set</source>
        <translation>weder XDG_DATA_HOME noch HOME ist gesetzt</translation>
    </message>
    <message>
        <source>no size or checksum</source>
        <translation>keine Größe oder Prüfsumme</translation>
    </message>
    <message>
        <source>one of its own</source>
        <translation>einen eigenen</translation>
    </message>
    <message>
        <source>one redirect after another</source>
        <translation>eine Weiterleitung nach der anderen</translation>
    </message>
    <message>
        <source>prompt</source>
        <translation>Prompt</translation>
    </message>
    <message>
        <source>something follows its end</source>
        <translation>nach dem Ende folgt noch etwas</translation>
    </message>
    <message>
        <source>something that is too large</source>
        <translation>etwas zu Großes</translation>
    </message>
    <message>
        <source>steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>the file ended too early</source>
        <translation>die Datei endete zu früh</translation>
    </message>
    <message>
        <source>the library found is no whole OpenBLAS</source>
        <translation>die gefundene Bibliothek ist kein vollständiges OpenBLAS</translation>
    </message>
    <message>
        <source>the library is not installed</source>
        <translation>die Bibliothek ist nicht installiert</translation>
    </message>
    <message>
        <source>there is no cuBLAS, or the weights are not 32-bit</source>
        <translation>es gibt kein cuBLAS, oder die Gewichte haben nicht 32 Bit</translation>
    </message>
    <message>
        <source>it looks like %1</source>
        <translation>es sieht aus wie %1</translation>
    </message>
    <message>
        <source>batch</source>
        <translation>Stapel</translation>
    </message>
    <message>
        <source>candidates</source>
        <translation>Kandidaten</translation>
    </message>
    <message>
        <source>check</source>
        <translation>Prüfung</translation>
    </message>
    <message>
        <source>conversation</source>
        <translation>Gespräch</translation>
    </message>
    <message>
        <source>conversations</source>
        <translation>Gespräche</translation>
    </message>
    <message>
        <source>download</source>
        <translation>Download</translation>
    </message>
    <message>
        <source>questions</source>
        <translation>Fragen</translation>
    </message>
    <message>
        <source>run</source>
        <translation>Lauf</translation>
    </message>
    <message>
        <source>text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>vocabulary</source>
        <translation>Vokabular</translation>
    </message>
    <message>
        <source>computing</source>
        <translation>Rechnen</translation>
    </message>
    <message>
        <source>JSON of something else</source>
        <translation>JSON von etwas anderem</translation>
    </message>
    <message>
        <source>added_tokens is no list</source>
        <translation>added_tokens ist keine Liste</translation>
    </message>
    <message>
        <source>the file is no object</source>
        <translation>die Datei ist kein Objekt</translation>
    </message>
    <message>
        <source>a line is two pieces with one space between them</source>
        <translation>eine Zeile sind zwei Stücke mit einem Leerzeichen dazwischen</translation>
    </message>
    <message>
        <source>%1 blocks of %2 key heads of %3</source>
        <translation>%1 Blöcke mit je %2 Key-Köpfen der Größe %3</translation>
    </message>
    <message>
        <source>a context of %1 rows or more</source>
        <translation>einen Kontext von mindestens %1 Zeilen</translation>
    </message>
    <message>
        <source>a model with the fingerprint %1</source>
        <translation>ein Modell mit dem Fingerabdruck %1</translation>
    </message>
    <message>
        <source>its kernels take heads of at most %1 numbers</source>
        <translation>seine Kernel nehmen Köpfe von höchstens %1 Zahlen</translation>
    </message>
    <message>
        <source>keys in %1 and values in %2</source>
        <translation>Keys in %1 und Values in %2</translation>
    </message>
    <message>
        <source>line %1, byte %2 of what it holds: %3</source>
        <translation>Zeile %1, Byte %2 des Inhalts: %3</translation>
    </message>
    <message>
        <source>unknown code %1</source>
        <translation>unbekannter Code %1</translation>
    </message>
    <message>
        <source>not valid JSON from here on</source>
        <translation>kein gültiges JSON ab hier</translation>
    </message>
    <message>
        <source>objects and arrays nested too deeply</source>
        <translation>zu tief verschachtelte Objekte und Listen</translation>
    </message>
    <message>
        <source>file</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>its length is given as 0</source>
        <translation>seine Länge ist mit 0 angegeben</translation>
    </message>
    <message>
        <source>it is empty</source>
        <translation>sie ist leer</translation>
    </message>
    <message>
        <source>%1, as many as the weights have</source>
        <translation>%1, so viele, wie die Gewichte haben</translation>
    </message>
    <message>
        <source>OpenBLAS library</source>
        <translation>OpenBLAS-Bibliothek</translation>
    </message>
    <message>
        <source>it is a pipe or a device</source>
        <translation>sie ist eine Pipe oder ein Gerät</translation>
    </message>
</context>
<context>
    <name>Errors</name>
    <message>
        <source>There is no file &apos;%1&apos;. Check the path.</source>
        <translation>Es gibt keine Datei „%1“. Prüfe den Pfad.</translation>
    </message>
    <message>
        <source>Cannot read &apos;%1&apos;. %2; check that it is a file that you may read.</source>
        <translation>„%1“ kann nicht gelesen werden: %2. Prüfe, ob es eine Datei ist, die du lesen darfst.</translation>
    </message>
    <message>
        <source>The file &apos;%1&apos; is empty. Fetch it again.</source>
        <translation>Die Datei „%1“ ist leer. Lade sie noch einmal.</translation>
    </message>
    <message>
        <source>There is no folder &apos;%1&apos;. Choose another one.</source>
        <translation>Es gibt keinen Ordner „%1“. Wähle einen anderen.</translation>
    </message>
    <message>
        <source>Cannot write &apos;%1&apos;. %2; choose another place.</source>
        <translation>„%1“ kann nicht geschrieben werden: %2. Wähle einen anderen Ort.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; has no &apos;%2&apos;. Use the config.json that belongs to the model.</source>
        <translation>„%1“ hat kein „%2“. Nimm die config.json, die zum Modell gehört.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; gives &apos;%2&apos; as %3, but it must be %4. Use the config.json that belongs to the model.</source>
        <translation>„%1“ gibt „%2“ als %3 an, verlangt ist aber %4. Nimm die config.json, die zum Modell gehört.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; asks for &apos;%2&apos; = %3, which is not supported (supported: %4). Use a GPT-2 model.</source>
        <translation>„%1“ verlangt „%2“ = %3, das wird nicht unterstützt (unterstützt: %4). Nimm ein GPT-2-Modell.</translation>
    </message>
    <message>
        <source>The folder &apos;%1&apos; has no weights (looked for %2). Put the file there, or give another folder.</source>
        <translation>Der Ordner „%1“ enthält keine Gewichte (gesucht: %2). Leg die Datei dorthin oder gib einen anderen Ordner an.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is a pickle file, which can run code when it is opened, so it is never read. Put model.safetensors beside it; if you trust the file, transformers makes one: GPT2LMHeadModel.from_pretrained(FOLDER).save_pretrained(FOLDER).</source>
        <translation>„%1“ ist eine Pickle-Datei, die beim Öffnen Code ausführen kann, darum wird sie nie gelesen. Leg model.safetensors daneben; wenn du der Datei vertraust, erzeugt transformers eine: GPT2LMHeadModel.from_pretrained(FOLDER).save_pretrained(FOLDER).</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no safetensors file. It looks like %2; fetch the file again.</source>
        <translation>„%1“ ist keine safetensors-Datei. Sie sieht aus wie %2; lade die Datei noch einmal.</translation>
    </message>
    <message>
        <source>The header of &apos;%1&apos; is damaged (%2). Fetch the file again.</source>
        <translation>Der Header von „%1“ ist beschädigt (%2). Lade die Datei noch einmal.</translation>
    </message>
    <message>
        <source>The tensor &apos;%2&apos; in &apos;%1&apos; is damaged (%3). Fetch the file again.</source>
        <translation>Der Tensor „%2“ in „%1“ ist beschädigt (%3). Lade die Datei noch einmal.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; lacks the tensor &apos;%2&apos;. The file is incomplete or of another kind of model; use a GPT-2 model.</source>
        <translation>In „%1“ fehlt der Tensor „%2“. Die Datei ist unvollständig oder gehört zu einer anderen Art von Modell; nimm ein GPT-2-Modell.</translation>
    </message>
    <message>
        <source>The tensor &apos;%2&apos; in &apos;%1&apos; has the shape %4, but config.json means %3. Use the config.json of this model.</source>
        <translation>Der Tensor „%2“ in „%1“ hat die Form %4, aber config.json meint %3. Nimm die config.json dieses Modells.</translation>
    </message>
    <message>
        <source>The tensor &apos;%2&apos; in &apos;%1&apos; is of type %3, which is not supported. Convert the model to one of %4.</source>
        <translation>Der Tensor „%2“ in „%1“ ist vom Typ %3, der nicht unterstützt wird. Wandle das Modell in einen dieser Typen um: %4.</translation>
    </message>
    <message>
        <source>The file &apos;%2&apos;, which &apos;%1&apos; names, is missing. Put it into the same folder.</source>
        <translation>Die Datei „%2“, die „%1“ nennt, fehlt. Leg sie in denselben Ordner.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; names &apos;%2&apos;, which is outside of its folder. Use the index that belongs to the model.</source>
        <translation>„%1“ nennt „%2“, das außerhalb seines Ordners liegt. Nimm den Index, der zum Modell gehört.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; says that the tensor &apos;%2&apos; is in &apos;%3&apos;, but it is not. Fetch both files again.</source>
        <translation>„%1“ sagt, dass der Tensor „%2“ in „%3“ sei, er ist es aber nicht. Lade beide Dateien noch einmal.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; has a tensor that no GPT-2 has, &apos;%2&apos;. It is not used.</source>
        <translation>„%1“ hat einen Tensor, den kein GPT-2 hat, „%2“. Er wird nicht verwendet.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; has an lm_head of its own. It is used instead of the embedding.</source>
        <translation>„%1“ hat einen eigenen lm_head. Er wird anstelle des Embeddings verwendet.</translation>
    </message>
    <message>
        <source>There is not enough memory for the %1 (%2). Close other programs, or use a smaller model.</source>
        <translation>Dafür reicht der Speicher nicht: %1 (%2). Schließ andere Programme oder nimm ein kleineres Modell.</translation>
    </message>
    <message>
        <source>There is no model &apos;%1&apos;. Choose one from the list, or a model folder.</source>
        <translation>Es gibt kein Modell „%1“. Wähle eines aus der Liste oder einen Modellordner.</translation>
    </message>
    <message>
        <source>No complete copy of &apos;%1&apos; is on this computer (looked in %2). Download it, or choose a folder with its files.</source>
        <translation>Auf diesem Rechner ist keine vollständige Kopie von „%1“ (gesucht in %2). Lade es herunter oder wähle einen Ordner mit seinen Dateien.</translation>
    </message>
    <message>
        <source>The files that come with Rowkeeper were not found in &apos;%1&apos;. Install it again.</source>
        <translation>Die Dateien, die zu Rowkeeper gehören, wurden in „%1“ nicht gefunden. Installiere es noch einmal.</translation>
    </message>
    <message>
        <source>This processor is too old. %1 is needed.</source>
        <translation>Dieser Prozessor ist zu alt. Nötig ist %1.</translation>
    </message>
    <message>
        <source>The instruction set %1 is not available on this processor. Choose automatic or one of %2.</source>
        <translation>Den Befehlssatz %1 gibt es auf diesem Prozessor nicht. Wähle automatisch oder einen von diesen: %2.</translation>
    </message>
    <message>
        <source>The backend &apos;%1&apos; is not available: %2. Choose the exact backend.</source>
        <translation>Das Backend „%1“ ist nicht verfügbar: %2. Wähle das exakte Backend.</translation>
    </message>
    <message>
        <source>This Rowkeeper was built without CUDA (there is no &apos;%1&apos;). Install NVIDIA&apos;s CUDA toolkit and build it again, or choose the exact backend.</source>
        <translation>Dieses Rowkeeper wurde ohne CUDA gebaut (es gibt kein „%1“). Installiere das CUDA-Toolkit von NVIDIA und bau es noch einmal, oder wähle das exakte Backend.</translation>
    </message>
    <message>
        <source>The library &apos;%1&apos; cannot be used (%2). Build Rowkeeper again, or choose the exact backend.</source>
        <translation>Die Bibliothek „%1“ ist nicht verwendbar (%2). Bau Rowkeeper noch einmal oder wähle das exakte Backend.</translation>
    </message>
    <message>
        <source>There is no NVIDIA driver that works (%1). Install one, or choose the exact backend.</source>
        <translation>Es gibt keinen NVIDIA-Treiber, der funktioniert (%1). Installiere einen oder wähle das exakte Backend.</translation>
    </message>
    <message>
        <source>The NVIDIA driver is too old: it runs CUDA up to version %1, and %2 is needed. Install a newer one, or choose the exact backend.</source>
        <translation>Der NVIDIA-Treiber ist zu alt: Er unterstützt CUDA bis Version %1, nötig ist %2. Installiere einen neueren oder wähle das exakte Backend.</translation>
    </message>
    <message>
        <source>There is no NVIDIA GPU that CUDA can use. Choose the exact backend.</source>
        <translation>Es gibt keine NVIDIA-GPU, die CUDA verwenden kann. Wähle das exakte Backend.</translation>
    </message>
    <message>
        <source>The GPU %1 is too old. It has compute capability %2, and %3 is needed. Choose the exact backend.</source>
        <translation>Die GPU %1 ist zu alt. Sie hat die Compute Capability %2, nötig ist %3. Wähle das exakte Backend.</translation>
    </message>
    <message>
        <source>The library cuBLAS is not installed. Install NVIDIA&apos;s CUDA libraries, or choose the CUDA backend.</source>
        <translation>Die Bibliothek cuBLAS ist nicht installiert. Installiere die CUDA-Bibliotheken von NVIDIA oder wähle das CUDA-Backend.</translation>
    </message>
    <message>
        <source>The GPU has no room for the %1. %2 are needed, and %3 are free. Choose 16-bit weights, a smaller model or the exact backend.</source>
        <translation>Dafür ist auf der GPU kein Platz: %1. %2 werden gebraucht, und %3 sind frei. Wähle Gewichte mit 16 Bit, ein kleineres Modell oder das exakte Backend.</translation>
    </message>
    <message>
        <source>The GPU ran out of memory while %1 (%2 are free). Choose 16-bit weights, a smaller model or the exact backend.</source>
        <translation>Der GPU ging beim %1 der Speicher aus (%2 sind frei). Wähle Gewichte mit 16 Bit, ein kleineres Modell oder das exakte Backend.</translation>
    </message>
    <message>
        <source>The GPU failed while %1 (%2). Try again, or choose the exact backend.</source>
        <translation>Die GPU hat beim %1 versagt (%2). Versuch es noch einmal oder wähle das exakte Backend.</translation>
    </message>
    <message>
        <source>The GPU is lost (%1). Start the program again, or choose the exact backend.</source>
        <translation>Die GPU ist nicht mehr erreichbar (%1). Starte das Programm neu oder wähle das exakte Backend.</translation>
    </message>
    <message>
        <source>The list of known models, &apos;%1&apos;, is damaged (%2). Correct it, or start without it.</source>
        <translation>Die Liste der bekannten Modelle, „%1“, ist beschädigt (%2). Berichtige sie oder starte ohne sie.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; cannot be the name of a model. Give a repository of the hub, such as distilgpt2 or owner/name.</source>
        <translation>„%1“ kann kein Modellname sein. Gib ein Repository des Hub an, zum Beispiel distilgpt2 oder owner/name.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not Rowkeeper&apos;s to remove (it is in &apos;%2&apos;). Delete it with the program that put it there.</source>
        <translation>„%1“ darf Rowkeeper nicht entfernen (es liegt in „%2“). Lösch es mit dem Programm, das es dorthin gelegt hat.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no generated model. Choose one with random weights.</source>
        <translation>„%1“ ist kein erzeugtes Modell. Wähle eines mit zufälligen Gewichten.</translation>
    </message>
    <message>
        <source>The seed of &apos;%1&apos; is no whole number from 0 to %2. Choose another seed.</source>
        <translation>Der Seed von „%1“ ist keine ganze Zahl von 0 bis %2. Wähle einen anderen Seed.</translation>
    </message>
    <message>
        <source>Another Rowkeeper is downloading or removing &apos;%1&apos;. Wait until it is done, or stop it there.</source>
        <translation>Ein anderes Rowkeeper lädt „%1“ gerade herunter oder entfernt es. Warte, bis es fertig ist, oder halte es dort an.</translation>
    </message>
    <message>
        <source>The file &apos;%1&apos; is missing. Download the model again; what is there is kept.</source>
        <translation>Die Datei „%1“ fehlt. Lade das Modell noch einmal herunter; was da ist, bleibt.</translation>
    </message>
    <message>
        <source>The checksum of &apos;%1&apos; differs (expected %2, got %3). The file is damaged or another one. Download the model again; what is right is kept.</source>
        <translation>Die Prüfsumme von „%1“ weicht ab (erwartet %2, erhalten %3). Die Datei ist beschädigt oder eine andere. Lade das Modell noch einmal herunter; was stimmt, bleibt.</translation>
    </message>
    <message>
        <source>The folder &apos;%1&apos; has files in it. Choose a new one, or empty it.</source>
        <translation>Im Ordner „%1“ liegen Dateien. Wähle einen neuen oder leere ihn.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; has no room: %2 are needed, and %3 are free. Make room and download again; what was fetched is kept.</source>
        <translation>In „%1“ ist kein Platz: %2 werden gebraucht, und %3 sind frei. Schaff Platz und lade noch einmal herunter; was geladen wurde, bleibt.</translation>
    </message>
    <message>
        <source>There is no model &apos;%1&apos; to remove.</source>
        <translation>Es gibt kein Modell „%1“ zum Entfernen.</translation>
    </message>
    <message>
        <source>HF_ENDPOINT is &apos;%1&apos;, but it must be an address such as https://huggingface.co.</source>
        <translation>HF_ENDPOINT ist „%1“, es muss aber eine Adresse sein wie https://huggingface.co.</translation>
    </message>
    <message>
        <source>Cannot reach %1 (%2). Check the network and download again; what was fetched is kept.</source>
        <translation>%1 ist nicht erreichbar (%2). Prüfe das Netz und lade noch einmal herunter; was geladen wurde, bleibt.</translation>
    </message>
    <message>
        <source>%1 sent nothing for %2 seconds. Download again; what was fetched is kept.</source>
        <translation>%1 hat %2 Sekunden lang nichts geschickt. Lade noch einmal herunter; was geladen wurde, bleibt.</translation>
    </message>
    <message>
        <source>%1 is busy or out of order (HTTP status %2). Try again later; what was fetched is kept.</source>
        <translation>%1 ist überlastet oder gestört (HTTP-Status %2). Versuch es später noch einmal; was geladen wurde, bleibt.</translation>
    </message>
    <message>
        <source>The hub refuses &apos;%1&apos; (HTTP status %2). Check its name; if it is private or its terms must be accepted, do so on its page and set HF_TOKEN.</source>
        <translation>Der Hub verweigert „%1“ (HTTP-Status %2). Prüfe den Namen; wenn es privat ist oder seine Bedingungen angenommen werden müssen, tu das auf seiner Seite und setz HF_TOKEN.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; has no file &apos;%2&apos; on the hub. Check the name, or choose another GPT-2 model.</source>
        <translation>„%1“ hat auf dem Hub keine Datei „%2“. Prüfe den Namen oder wähle ein anderes GPT-2-Modell.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; answered with %2 instead of the file. Check the network: it may want you to log in.</source>
        <translation>Statt der Datei kam von „%1“ etwas anderes (%2). Prüfe das Netz: Vielleicht sollst du dich anmelden.</translation>
    </message>
    <message>
        <source>The checksum of &apos;%1&apos; differs (expected %2, got %3). The file was not kept; choose a folder with the model&apos;s files instead.</source>
        <translation>Die Prüfsumme von „%1“ weicht ab (erwartet %2, erhalten %3). Die Datei wurde nicht behalten; wähle stattdessen einen Ordner mit den Dateien des Modells.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; has its weights as a pickle file only, which can run code when it is opened, so it is never read. Choose a model with model.safetensors.</source>
        <translation>„%1“ hat seine Gewichte nur als Pickle-Datei, die beim Öffnen Code ausführen kann, darum wird sie nie gelesen. Wähle ein Modell mit model.safetensors.</translation>
    </message>
    <message>
        <source>The folder &apos;%1&apos; has no vocabulary (looked for %2). Put the files there, or give another folder.</source>
        <translation>Der Ordner „%1“ enthält kein Vokabular (gesucht: %2). Leg die Dateien dorthin oder gib einen anderen Ordner an.</translation>
    </message>
    <message>
        <source>The vocabulary &apos;%1&apos; is damaged (%2). Use the file that belongs to the model.</source>
        <translation>Das Vokabular „%1“ ist beschädigt (%2). Nimm die Datei, die zum Modell gehört.</translation>
    </message>
    <message>
        <source>Line %2 of &apos;%1&apos; is damaged (%3). Use the file that belongs to the model.</source>
        <translation>Zeile %2 von „%1“ ist beschädigt (%3). Nimm die Datei, die zum Modell gehört.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; asks for &apos;%2&apos; = %3, which is not supported. Use a byte-level BPE vocabulary like GPT-2&apos;s.</source>
        <translation>„%1“ verlangt „%2“ = %3, das wird nicht unterstützt. Nimm ein BPE-Vokabular auf Byte-Ebene wie das von GPT-2.</translation>
    </message>
    <message>
        <source>The text could not be split into words: the PCRE2 library says %1.</source>
        <translation>Der Text konnte nicht in Wörter zerlegt werden: Die Bibliothek PCRE2 meldet %1.</translation>
    </message>
    <message>
        <source>The text is not UTF-8 from byte %1 on. Such bytes are encoded one by one.</source>
        <translation>Ab Byte %1 ist der Text kein UTF-8. Solche Bytes werden einzeln codiert.</translation>
    </message>
    <message>
        <source>The text is too large (%1 bytes or more, and at most %2 are read). Shorten it.</source>
        <translation>Der Text ist zu groß (%1 Byte oder mehr, gelesen werden höchstens %2). Kürze ihn.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no recording, or is damaged (%2). Choose another one, or record again.</source>
        <translation>„%1“ ist keine Aufnahme oder ist beschädigt (%2). Wähle eine andere oder nimm noch einmal auf.</translation>
    </message>
    <message>
        <source>The recording &apos;%1&apos; has the format&apos;s version %2, and this program reads versions up to %3. Use a newer Rowkeeper.</source>
        <translation>Die Aufnahme „%1“ hat die Formatversion %2, und dieses Programm liest Versionen bis %3. Nimm ein neueres Rowkeeper.</translation>
    </message>
    <message>
        <source>The recording &apos;%1&apos; is larger than %2 when it is unpacked. Record a shorter run, or a smaller model.</source>
        <translation>Die Aufnahme „%1“ ist entpackt größer als %2. Nimm einen kürzeren Lauf auf oder ein kleineres Modell.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no saved cache, or is damaged (%2). Read the document again, and save it anew.</source>
        <translation>„%1“ ist kein gespeicherter Cache oder ist beschädigt (%2). Lies das Dokument noch einmal und speichere ihn neu.</translation>
    </message>
    <message>
        <source>The saved cache &apos;%1&apos; has the format&apos;s version %2, and this program reads versions up to %3. Use a newer Rowkeeper.</source>
        <translation>Der gespeicherte Cache „%1“ hat die Formatversion %2, und dieses Programm liest Versionen bis %3. Nimm ein neueres Rowkeeper.</translation>
    </message>
    <message>
        <source>The saved cache &apos;%1&apos; was made for %2, but here it is %3. Open it with the model that it was saved with, or read the text again.</source>
        <translation>Der gespeicherte Cache „%1“ wurde für %2 gemacht, hier ist es aber %3. Öffne ihn mit dem Modell, mit dem er gespeichert wurde, oder lies den Text noch einmal.</translation>
    </message>
    <message>
        <source>The questions in &apos;%1&apos; are damaged (%2). Install Rowkeeper again.</source>
        <translation>Die Fragen in „%1“ sind beschädigt (%2). Installiere Rowkeeper noch einmal.</translation>
    </message>
    <message>
        <source>The list of known models, &apos;%1&apos;, is damaged (%2). Install Rowkeeper again.</source>
        <translation>Die Liste der bekannten Modelle, „%1“, ist beschädigt (%2). Installiere Rowkeeper noch einmal.</translation>
    </message>
    <message>
        <source>Such a cache would be larger than %1. Use smaller numbers.</source>
        <translation>So ein Cache wäre größer als %1. Nimm kleinere Zahlen.</translation>
    </message>
    <message>
        <source>The prompt has %1 tokens, but the model&apos;s context has %2. Shorten the prompt.</source>
        <translation>Der Prompt hat %1 Tokens, der Kontext des Modells aber nur %2. Kürze den Prompt.</translation>
    </message>
    <message>
        <source>The document and all that was said have %1 tokens together, but the model&apos;s context has %2. Shorten the document, or begin again.</source>
        <translation>Das Dokument und alles Gesagte haben zusammen %1 Tokens, der Kontext des Modells aber nur %2. Kürze das Dokument oder fang von vorn an.</translation>
    </message>
    <message>
        <source>The token id %1 does not exist. This model&apos;s vocabulary has %2 ids, counted from 0.</source>
        <translation>Die Token-ID %1 gibt es nicht. Das Vokabular dieses Modells hat %2 IDs, gezählt ab 0.</translation>
    </message>
    <message>
        <source>The context of %1 rows is full. Start again, or let the window slide.</source>
        <translation>Der Kontext von %1 Zeilen ist voll. Starte neu oder lass das Fenster gleiten.</translation>
    </message>
    <message>
        <source>The cache was made for %1, but the model needs %2. Start again.</source>
        <translation>Der Cache wurde für %1 gemacht, das Modell braucht aber %2. Starte neu.</translation>
    </message>
    <message>
        <source>The cache has room for %2 rows, but %1 are needed. Use fewer tokens.</source>
        <translation>Der Cache hat Platz für %2 Zeilen, gebraucht werden aber %1. Nimm weniger Tokens.</translation>
    </message>
    <message>
        <source>There is no kind of cache &apos;%1&apos;. There are: %2.</source>
        <translation>Eine Cache-Art „%1“ gibt es nicht. Es gibt: %2.</translation>
    </message>
    <message>
        <source>The backend &apos;%2&apos; cannot read a cache of kind %1. Choose the exact backend.</source>
        <translation>Das Backend „%2“ kann keinen Cache der Art %1 lesen. Wähle das exakte Backend.</translation>
    </message>
    <message>
        <source>The backend &apos;%2&apos; cannot multiply %1 weights. Choose the exact backend, or 32-bit weights.</source>
        <translation>Das Backend „%2“ kann Gewichte mit %1 nicht multiplizieren. Wähle das exakte Backend oder Gewichte mit 32 Bit.</translation>
    </message>
    <message>
        <source>The tensor &apos;%1&apos; has a weight of %3, but %2 weights go no further than %4. Choose 32-bit weights.</source>
        <translation>Der Tensor „%1“ hat ein Gewicht von %3, Gewichte mit %2 reichen aber nur bis %4. Wähle Gewichte mit 32 Bit.</translation>
    </message>
    <message>
        <source>A cache of kind %1 cannot be saved, because it does not keep every row. Use one that does.</source>
        <translation>Ein Cache der Art %1 kann nicht gespeichert werden, weil er nicht jede Zeile behält. Nimm einen, der das tut.</translation>
    </message>
    <message>
        <source>A pool of %1 is too small. Give it %2 or more.</source>
        <translation>Ein Pool von %1 ist zu klein. Gib ihm %2 oder mehr.</translation>
    </message>
    <message>
        <source>All %1 pages of the pool are in use. Make the pool larger, or end a conversation.</source>
        <translation>Alle %1 Seiten des Pools sind belegt. Mach den Pool größer oder beende ein Gespräch.</translation>
    </message>
    <message>
        <source>There is no row %1. There are %2, counted from 0.</source>
        <translation>Es gibt keine Zeile %1. Es gibt %2, gezählt ab 0.</translation>
    </message>
    <message>
        <source>%1 is &apos;%2&apos;, but it must be %3.</source>
        <translation>%1 ist „%2“, verlangt ist aber %3.</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Angehalten.</translation>
    </message>
    <message>
        <source>The two lanes cannot be compared. They differ in %1.</source>
        <translation>Die zwei Bahnen lassen sich nicht vergleichen. Hierin unterscheiden sie sich: %1.</translation>
    </message>
    <message>
        <source>Comparing so many tokens would keep %1 of logits, and at most %2 are allowed. Use fewer tokens.</source>
        <translation>So viele Tokens zu vergleichen würde %1 an Logits behalten, erlaubt sind höchstens %2. Nimm weniger Tokens.</translation>
    </message>
    <message>
        <source>The arithmetic gave infinity or NaN (%1). The model&apos;s weights are damaged, fetch them again.</source>
        <translation>Die Arithmetik ergab unendlich oder NaN (%1). Die Gewichte des Modells sind beschädigt, lade sie noch einmal.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; cannot be read as JSON. It looks like %2; fetch the file again.</source>
        <translation>„%1“ kann nicht als JSON gelesen werden. Es sieht aus wie %2; lade die Datei noch einmal.</translation>
    </message>
    <message>
        <source>The JSON in &apos;%1&apos; is damaged at line %2, byte %3 (%4). Correct it there, or fetch the file again.</source>
        <translation>Das JSON in „%1“ ist in Zeile %2, Byte %3 beschädigt (%4). Berichtige es dort oder lade die Datei noch einmal.</translation>
    </message>
    <message>
        <source>The header of &apos;%1&apos; claims %2, but at most %3 are possible. The file is damaged, fetch it again.</source>
        <translation>Der Header von „%1“ gibt %2 an, möglich sind aber höchstens %3. Die Datei ist beschädigt, lade sie noch einmal.</translation>
    </message>
    <message>
        <source>The file &apos;%1&apos; has %3, but it must have %2. Download the model again; what is right is kept.</source>
        <translation>Die Datei „%1“ hat %3, es müssen aber %2 sein. Lade das Modell noch einmal herunter; was stimmt, bleibt.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; has %3, but it must have %2. Nothing was kept of it; choose a folder with the model&apos;s files instead.</source>
        <translation>„%1“ hat %3, es müssen aber %2 sein. Nichts davon wurde behalten; wähle stattdessen einen Ordner mit den Dateien des Modells.</translation>
    </message>
</context>
<context>
    <name>FitVerdict</name>
    <message>
        <source>%1 cache</source>
        <translation>Cache mit %1</translation>
    </message>
    <message>
        <source>Hold the cache&apos;s numbers in fewer bits</source>
        <translation>Die Zahlen des Cache mit weniger Bits halten</translation>
    </message>
    <message>
        <source>Let more query heads share a key and a value: another model, trained so</source>
        <translation>Mehr Query-Köpfe sich einen Key und einen Value teilen lassen: ein anderes, so trainiertes Modell</translation>
    </message>
    <message>
        <source>%1 tokens each</source>
        <translation>je %1 Tokens</translation>
    </message>
    <message>
        <source>Shorten every conversation to this context</source>
        <translation>Jedes Gespräch auf diesen Kontext kürzen</translation>
    </message>
    <message>
        <source>%1 at once</source>
        <translation>%1 gleichzeitig</translation>
    </message>
    <message>
        <source>Serve so many conversations at once</source>
        <translation>So viele Gespräche gleichzeitig bedienen</translation>
    </message>
    <message>
        <source>%1 weights</source>
        <translation>Gewichte mit %1</translation>
    </message>
    <message>
        <source>Hold the weights in fewer bits</source>
        <translation>Die Gewichte mit weniger Bits halten</translation>
    </message>
    <message>
        <source>The smallest device of the list that holds it all</source>
        <translation>Das kleinste Gerät der Liste, auf das alles passt</translation>
    </message>
    <message>
        <source> %1 of its %2 blocks look back at most %3 tokens: a cache that drops the rest takes %4.</source>
        <translation> %1 seiner %2 Blöcke blicken höchstens %3 Tokens zurück: Ein Cache, der den Rest verwirft, belegt %4.</translation>
    </message>
    <message>
        <source>Too large to count</source>
        <translation>Zu groß zum Zählen</translation>
    </message>
    <message>
        <source>Fits: %1 + %2 of %3</source>
        <translation>Passt: %1 + %2 von %3</translation>
    </message>
    <message>
        <source>Does not fit: %1 + %2 of %3</source>
        <translation>Passt nicht: %1 + %2 von %3</translation>
    </message>
    <message>
        <source>That is the weights and the caches of all conversations. </source>
        <translation>Das sind die Gewichte und die Caches aller Gespräche. </translation>
    </message>
    <message>
        <source>The weights alone leave no room for a cache.</source>
        <translation>Schon die Gewichte lassen keinen Platz für einen Cache.</translation>
    </message>
    <message>
        <source>%1 → room for %2</source>
        <translation>%1 → Platz für %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln KV heads</source>
        <translation>
            <numerusform>%Ln KV-Kopf</numerusform>
            <numerusform>%Ln KV-Köpfe</numerusform>
        </translation>
    </message>
    <message>
        <source>Such conversations that fit beside the weights: %1.</source>
        <translation>Solche Gespräche, die neben die Gewichte passen: %1.</translation>
    </message>
    <message>
        <source>Such conversations that fit: %1. The memory is full long before the arithmetic takes too long.</source>
        <translation>Solche Gespräche, die hineinpassen: %1. Der Speicher ist voll, lange bevor das Rechnen zu lange dauert.</translation>
    </message>
</context>
<context>
    <name>Format</name>
    <message>
        <source>%1 bytes</source>
        <translation>%1 Byte</translation>
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
        <translation>%1 Tokens/s</translation>
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
        <translation>%1 Mio.</translation>
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
        <translation>1 Byte</translation>
    </message>
</context>
<context>
    <name>Handout</name>
    <message>
        <source>prefill: %1, beyond the scale</source>
        <translation>Prefill: %1, außerhalb der Skala</translation>
    </message>
    <message>
        <source>prefill: %1</source>
        <translation>Prefill: %1</translation>
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
        <translation>Zeit pro Token</translation>
    </message>
    <message>
        <source>No step was made yet.</source>
        <translation>Noch wurde kein Schritt gemacht.</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>with the cache: median %1</source>
        <translation>mit Cache: Median %1</translation>
    </message>
    <message>
        <source>without: median %1</source>
        <translation>ohne: Median %1</translation>
    </message>
    <message>
        <source>Cache memory</source>
        <translation>Cache-Speicher</translation>
    </message>
    <message>
        <source>No row was kept yet.</source>
        <translation>Noch wurde keine Zeile behalten.</translation>
    </message>
    <message>
        <source>%1 tokens</source>
        <translation>%1 Tokens</translation>
    </message>
    <message>
        <source>used by rows: %1</source>
        <translation>von Zeilen belegt: %1</translation>
    </message>
    <message>
        <source>allocated: %1</source>
        <translation>zugeteilt: %1</translation>
    </message>
    <message>
        <source>cache off: only during the step</source>
        <translation>Cache aus: nur während des Schritts</translation>
    </message>
    <message numerus="yes">
        <source>… %Ln more token(s) …</source>
        <translation>
            <numerusform>… %Ln weiteres Token …</numerusform>
            <numerusform>… %Ln weitere Tokens …</numerusform>
        </translation>
    </message>
    <message>
        <source>page %1 of %2</source>
        <translation>Seite %1 von %2</translation>
    </message>
    <message>
        <source>Made with Rowkeeper, from the recording of a real run</source>
        <translation>Erstellt mit Rowkeeper, aus der Aufnahme eines echten Laufs</translation>
    </message>
    <message>
        <source>Made with Rowkeeper, from a real run on this computer</source>
        <translation>Erstellt mit Rowkeeper, aus einem echten Lauf auf diesem Rechner</translation>
    </message>
    <message numerus="yes">
        <source>The prompt: %Ln token(s)</source>
        <translation>
            <numerusform>Der Prompt: %Ln Token</numerusform>
            <numerusform>Der Prompt: %Ln Tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>What the model wrote: %Ln token(s)</source>
        <translation>
            <numerusform>Was das Modell geschrieben hat: %Ln Token</numerusform>
            <numerusform>Was das Modell geschrieben hat: %Ln Tokens</numerusform>
        </translation>
    </message>
    <message>
        <source>What the cache holds</source>
        <translation>Was der Cache enthält</translation>
    </message>
    <message>
        <source>There is no run yet. Let the model write something on Watch first.</source>
        <translation>Es gibt noch keinen Lauf. Lass das Modell zuerst unter „Zusehen“ etwas schreiben.</translation>
    </message>
    <message>
        <source>The KV cache: a handout</source>
        <translation>Der KV-Cache: ein Handout</translation>
    </message>
    <message>
        <source>row</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>computed</source>
        <translation>berechnet</translation>
    </message>
    <message>
        <source>token</source>
        <translation>Token</translation>
    </message>
    <message>
        <source>block</source>
        <translation>Block</translation>
    </message>
    <message>
        <source>block %1</source>
        <translation>Block %1</translation>
    </message>
    <message>
        <source>key</source>
        <translation>Key</translation>
    </message>
    <message>
        <source>value</source>
        <translation>Value</translation>
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
            <numerusform>… %Ln weitere Zeile …</numerusform>
            <numerusform>… %Ln weitere Zeilen …</numerusform>
        </translation>
    </message>
    <message>
        <source>key: negative, zero, positive</source>
        <translation>Key: negativ, null, positiv</translation>
    </message>
    <message>
        <source>value, likewise</source>
        <translation>Value, ebenso</translation>
    </message>
    <message>
        <source>pale: computed, not kept</source>
        <translation>blass: berechnet, nicht behalten</translation>
    </message>
    <message>
        <source>to be rebuilt</source>
        <translation>neu zu berechnen</translation>
    </message>
    <message>
        <source>not computed yet</source>
        <translation>noch nicht berechnet</translation>
    </message>
    <message>
        <source>Each cell: %1. Full colour: a number that is large for its block.</source>
        <translation>Jedes Feld: %1. Volle Farbe: eine Zahl, die für ihren Block groß ist.</translation>
    </message>
    <message>
        <source>What it saves, and what it costs</source>
        <translation>Was er spart und was er kostet</translation>
    </message>
    <message>
        <source>This run in numbers</source>
        <translation>Dieser Lauf in Zahlen</translation>
    </message>
    <message>
        <source>Ask yourself</source>
        <translation>Frag dich selbst</translation>
    </message>
    <message>
        <source>Every token has a row.</source>
        <translation>Jedes Token hat eine Zeile.</translation>
    </message>
    <message>
        <source>In each of the %1 blocks the model works out two lists of %2 numbers for it: the key, by which the rows below find it, and the value, which they take from it. Rows go down, blocks across.</source>
        <translation>In jedem der %1 Blöcke rechnet das Modell zwei Listen von %2 Zahlen dafür aus: den Key, an dem die Zeilen darunter es finden, und den Value, den sie daraus mitnehmen. Zeilen gehen nach unten, Blöcke nach rechts.</translation>
    </message>
    <message>
        <source>A row that is computed stays right.</source>
        <translation>Eine Zeile, die berechnet ist, bleibt richtig.</translation>
    </message>
    <message>
        <source>It is made from its own token and the rows above it, never from those below. So what is written later can&apos;t change it: it is like a note in the margin of a page that you have read.</source>
        <translation>Sie entsteht aus ihrem eigenen Token und den Zeilen darüber, nie aus denen darunter. Was später geschrieben wird, kann sie also nicht ändern: Sie ist wie eine Notiz am Rand einer Seite, die du gelesen hast.</translation>
    </message>
    <message>
        <source>With the cache a step computes one row.</source>
        <translation>Mit dem Cache berechnet ein Schritt eine Zeile.</translation>
    </message>
    <message>
        <source>Every step needs all rows, as the newest looks back at them. With the cache it reads the old ones and computes its own. Without it, it computes all %1 again, for one more token.</source>
        <translation>Jeder Schritt braucht alle Zeilen, denn die neueste blickt auf sie zurück. Mit dem Cache liest er die alten und berechnet seine eigene. Ohne ihn berechnet er alle %1 noch einmal, für ein einziges weiteres Token.</translation>
    </message>
    <message>
        <source>In this run no row was computed twice.</source>
        <translation>In diesem Lauf wurde keine Zeile zweimal berechnet.</translation>
    </message>
    <message>
        <source>Steps computed %1 and read all others. The newest token has no row yet: the next step will compute it.</source>
        <translation>Die Schritte haben %1 berechnet und alle anderen gelesen. Das neueste Token hat noch keine Zeile: Der nächste Schritt wird sie berechnen.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s)</source>
        <translation>
            <numerusform>%Ln Zeile</numerusform>
            <numerusform>%Ln Zeilen</numerusform>
        </translation>
    </message>
    <message>
        <source>In this run rows were computed again.</source>
        <translation>In diesem Lauf wurden Zeilen noch einmal berechnet.</translation>
    </message>
    <message>
        <source>Each time it came out the same, to the last bit.</source>
        <translation>Jedes Mal kam sie gleich heraus, bis aufs letzte Bit.</translation>
    </message>
    <message>
        <source>%1: %2 blocks with %3 heads each, width %4, %5, room for %6 tokens</source>
        <translation>%1: %2 Blöcke mit je %3 Köpfen, Breite %4, %5, Platz für %6 Tokens</translation>
    </message>
    <message>
        <source>%1. Its heads share the keys and values of %2.</source>
        <translation>%1. Seine Köpfe teilen sich die Keys und Values von %2.</translation>
    </message>
    <message numerus="yes">
        <source>The cache: %Ln row(s), %1</source>
        <translation>
            <numerusform>Der Cache: %Ln Zeile, %1</numerusform>
            <numerusform>Der Cache: %Ln Zeilen, %1</numerusform>
        </translation>
    </message>
    <message>
        <source>The cache is empty</source>
        <translation>Der Cache ist leer</translation>
    </message>
    <message>
        <source>The cache is off: rows are computed, and let go</source>
        <translation>Der Cache ist aus: Zeilen werden berechnet und freigegeben</translation>
    </message>
    <message>
        <source>The token ‘%1’ in row %2 is replaced by another one. Which of the rows must be computed again, and which stay valid? Why?</source>
        <translation>Das Token „%1“ in Zeile %2 wird durch ein anderes ersetzt. Welche der Zeilen müssen neu berechnet werden, und welche gelten noch? Warum?</translation>
    </message>
    <message>
        <source>The first token took %1, a later one with the cache %2. What had to be done for the first one that no cache could spare?</source>
        <translation>Das erste Token dauerte %1, ein späteres mit dem Cache %2. Was war für das erste zu tun, das kein Cache ersparen konnte?</translation>
    </message>
    <message>
        <source>Without the cache a step takes the longer, the longer the text is. Why? And what is left to do in each step with the cache?</source>
        <translation>Ohne Cache dauert ein Schritt umso länger, je länger der Text ist. Warum? Und was bleibt mit Cache bei jedem Schritt zu tun?</translation>
    </message>
    <message>
        <source>Another model has twice as many blocks, and each is twice as wide. How many bytes does its cache keep for one token? (Here it is %1.)</source>
        <translation>Ein anderes Modell hat doppelt so viele Blöcke, und jeder ist doppelt so breit. Wie viele Byte behält sein Cache für ein Token? (Hier sind es %1.)</translation>
    </message>
    <message numerus="yes">
        <source>%Ln times a row was computed that had been there before, the first one %1 times in all.</source>
        <translation>
            <numerusform>%Ln-mal wurde eine Zeile berechnet, die es vorher schon gab, die erste insgesamt %1-mal.</numerusform>
            <numerusform>%Ln-mal wurde eine Zeile berechnet, die es vorher schon gab, die erste insgesamt %1-mal.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln times it came out the same, to the last bit.</source>
        <translation>
            <numerusform>%Ln-mal kam sie gleich heraus, bis aufs letzte Bit.</numerusform>
            <numerusform>%Ln-mal kam sie gleich heraus, bis aufs letzte Bit.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The text has %Ln tokens, and the model writes %1 more. How many rows does it compute for them with the cache, and how many without?</source>
        <translation>
            <numerusform>Der Text hat %Ln Token, und das Modell schreibt %1 weitere. Wie viele Zeilen berechnet es dafür mit dem Cache, und wie viele ohne?</numerusform>
            <numerusform>Der Text hat %Ln Tokens, und das Modell schreibt %1 weitere. Wie viele Zeilen berechnet es dafür mit dem Cache, und wie viele ohne?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HandoutFacts</name>
    <message>
        <source>none was computed a second time</source>
        <translation>keine wurde ein zweites Mal berechnet</translation>
    </message>
    <message>
        <source>computed again, all to the same bits</source>
        <translation>noch einmal berechnet, alle mit denselben Bits</translation>
    </message>
    <message>
        <source>computed again, %1 of them to the same bits</source>
        <translation>noch einmal berechnet, %1 davon mit denselben Bits</translation>
    </message>
    <message>
        <source>Steps, one token each</source>
        <translation>Schritte, je ein Token</translation>
    </message>
    <message>
        <source>%1 with the cache, %2 without</source>
        <translation>%1 mit Cache, %2 ohne</translation>
    </message>
    <message>
        <source>Rows computed</source>
        <translation>Berechnete Zeilen</translation>
    </message>
    <message>
        <source>in all steps of this run</source>
        <translation>in allen Schritten dieses Laufs</translation>
    </message>
    <message>
        <source>… with the cache all along</source>
        <translation>… durchgehend mit Cache</translation>
    </message>
    <message>
        <source>… without it all along</source>
        <translation>… durchgehend ohne Cache</translation>
    </message>
    <message>
        <source>the rows that each step saw, added up</source>
        <translation>die Zeilen, die jeder Schritt sah, zusammengezählt</translation>
    </message>
    <message>
        <source>Rows rebuilt</source>
        <translation>Neu berechnet</translation>
    </message>
    <message>
        <source>there is no such step in this run</source>
        <translation>so einen Schritt gibt es in diesem Lauf nicht</translation>
    </message>
    <message>
        <source>First token</source>
        <translation>Erstes Token</translation>
    </message>
    <message numerus="yes">
        <source>the prefill: %Ln row(s) of the prompt</source>
        <translation>
            <numerusform>der Prefill: %Ln Zeile des Prompts</numerusform>
            <numerusform>der Prefill: %Ln Zeilen des Prompts</numerusform>
        </translation>
    </message>
    <message>
        <source>Step with the cache</source>
        <translation>Schritt mit Cache</translation>
    </message>
    <message numerus="yes">
        <source>median of %Ln step(s) that computed one row</source>
        <translation>
            <numerusform>Median von %Ln Schritt, der eine Zeile berechnete</numerusform>
            <numerusform>Median von %Ln Schritten, die eine Zeile berechneten</numerusform>
        </translation>
    </message>
    <message>
        <source>Step without it</source>
        <translation>Schritt ohne Cache</translation>
    </message>
    <message numerus="yes">
        <source>median of %Ln step(s) that computed all rows</source>
        <translation>
            <numerusform>Median von %Ln Schritt, der alle Zeilen berechnete</numerusform>
            <numerusform>Median von %Ln Schritten, die alle Zeilen berechneten</numerusform>
        </translation>
    </message>
    <message>
        <source>Ratio of the two</source>
        <translation>Verhältnis der beiden</translation>
    </message>
    <message>
        <source>times as long without the cache</source>
        <translation>Zeit ohne Cache, geteilt durch die mit Cache</translation>
    </message>
    <message>
        <source>Cache of one token</source>
        <translation>Cache eines Tokens</translation>
    </message>
    <message>
        <source>%1 × %2 blocks × %3 numbers × %4 bytes = %5 bytes</source>
        <translation>%1 × %2 Blöcke × %3 Zahlen × %4 Byte = %5 Byte</translation>
    </message>
    <message>
        <source>Cache at the end</source>
        <translation>Cache am Ende</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) × %1</source>
        <translation>
            <numerusform>%Ln Zeile × %1</numerusform>
            <numerusform>%Ln Zeilen × %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Weights read in a step</source>
        <translation>Gewichte, je Schritt gelesen</translation>
    </message>
    <message>
        <source>each once, whether the step computes one row or all</source>
        <translation>jedes einmal, ob der Schritt eine Zeile berechnet oder alle</translation>
    </message>
    <message>
        <source>This computer reads</source>
        <translation>Dieser Rechner liest</translation>
    </message>
    <message>
        <source>so the weights alone take %1</source>
        <translation>also brauchen allein die Gewichte %1</translation>
    </message>
    <message>
        <source>from memory, at most</source>
        <translation>aus dem Speicher, höchstens</translation>
    </message>
    <message>
        <source>This computer calculates</source>
        <translation>Dieser Rechner rechnet</translation>
    </message>
    <message>
        <source>at most; a multiplication and an addition are two</source>
        <translation>höchstens; eine Multiplikation und eine Addition sind zwei</translation>
    </message>
</context>
<context>
    <name>LessonValues</name>
    <message>
        <source>%1 %</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
</context>
<context>
    <name>Lessons</name>
    <message>
        <source>The waste</source>
        <translation>Die Verschwendung</translation>
    </message>
    <message>
        <source>One token at a time</source>
        <translation>Ein Token nach dem anderen</translation>
    </message>
    <message>
        <source>The question of this lesson: how much of a model&apos;s work has it already done a moment before?</source>
        <translation>Die Frage dieser Lektion: Wie viel von seiner Arbeit hat ein Modell einen Augenblick zuvor schon einmal getan?</translation>
    </message>
    <message>
        <source>A language model writes one **token** at a time, a word or a piece of one; making one is a **step**. Before it chooses a token, it reads the whole text so far. What it works out about one token is a **row** of numbers.</source>
        <translation>Ein Sprachmodell schreibt ein **Token** nach dem anderen, ein Wort oder ein Stück davon; eines zu erzeugen ist ein **Schritt**. Bevor es ein Token wählt, liest es den ganzen bisherigen Text. Was es zu einem Token ausrechnet, ist eine **Zeile** von Zahlen.</translation>
    </message>
    <message>
        <source>This prompt has {prompt_rows} tokens, and the model has just added one. The newest token has no row yet; the next step computes it. The KV cache, which you will get to know, is switched **off**.</source>
        <translation>Dieser Prompt hat {prompt_rows} Tokens, und das Modell hat gerade eines angefügt. Das neueste Token hat noch keine Zeile; der nächste Schritt berechnet sie. Der KV-Cache, den du noch kennenlernst, ist **aus**.</translation>
    </message>
    <message>
        <source>The text is one token longer now. How many rows does the next step compute?</source>
        <translation>Der Text ist jetzt um ein Token länger. Wie viele Zeilen berechnet der nächste Schritt?</translation>
    </message>
    <message>
        <source>One, that of the new token</source>
        <translation>Eine, die des neuen Tokens</translation>
    </message>
    <message>
        <source>That would do if the other rows had been kept. With the cache off nothing is kept.</source>
        <translation>Das würde reichen, wenn die anderen Zeilen behalten worden wären. Bei ausgeschaltetem Cache wird nichts behalten.</translation>
    </message>
    <message>
        <source>None, the model has read the text already</source>
        <translation>Keine, das Modell hat den Text ja schon gelesen</translation>
    </message>
    <message>
        <source>It has, but it forgot: its rows were let go when the step ended.</source>
        <translation>Das hat es, aber es hat ihn vergessen: Seine Zeilen wurden freigegeben, als der Schritt zu Ende war.</translation>
    </message>
    <message>
        <source>All of them, one for every token</source>
        <translation>Alle, eine für jedes Token</translation>
    </message>
    <message>
        <source>Nothing was kept from the last step, so there is nothing to start from.</source>
        <translation>Vom letzten Schritt wurde nichts behalten, also gibt es nichts, worauf er aufbauen könnte.</translation>
    </message>
    <message>
        <source>The step computed {step_rows} rows and reused {step_reused}. One of them is new: it belongs to the token that the step before wrote. All others had been computed a moment ago.</source>
        <translation>Der Schritt hat {step_rows} Zeilen berechnet und {step_reused} wiederverwendet. Eine davon ist neu: Sie gehört zu dem Token, das der Schritt davor geschrieben hat. Alle anderen waren einen Augenblick zuvor schon berechnet worden.</translation>
    </message>
    <message>
        <source>Let the class say what a row is in their own words first. Point at the ribbon: one box is one token, and will be one row in the picture of the cache. Half a minute.</source>
        <translation>Lass die Klasse zuerst mit eigenen Worten sagen, was eine Zeile ist. Zeig auf das Band: Ein Kästchen ist ein Token und wird im Bild des Cache zu einer Zeile. Eine halbe Minute.</translation>
    </message>
    <message>
        <source>Common confusion: a step makes a token, but computes rows. A token&apos;s row comes one step after the token.</source>
        <translation>Oft verwechselt: Ein Schritt erzeugt ein Token, aber er berechnet Zeilen. Die Zeile eines Tokens kommt einen Schritt nach dem Token.</translation>
    </message>
    <message>
        <source>The first row, again and again</source>
        <translation>Die erste Zeile, wieder und wieder</translation>
    </message>
    <message>
        <source>Ten tokens have been written. The column on the right counts how often each row was computed. The first row, that of **Once**, stands at {first_row_times}.</source>
        <translation>Zehn Tokens sind geschrieben. Die Spalte rechts zählt, wie oft jede Zeile berechnet wurde. Die erste Zeile, die von **Once**, steht bei {first_row_times}.</translation>
    </message>
    <message>
        <source>The run goes on until 24 tokens are written.</source>
        <translation>Der Lauf geht weiter, bis 24 Tokens geschrieben sind.</translation>
    </message>
    <message>
        <source>How often will the first row have been computed by then?</source>
        <translation>Wie oft wird die erste Zeile dann berechnet worden sein?</translation>
    </message>
    <message>
        <source>It was computed {first_row_times} times: once in every step. In an answer of 500 tokens it would be 500 times.</source>
        <translation>Sie wurde {first_row_times}-mal berechnet: in jedem Schritt einmal. In einer Antwort von 500 Tokens wären es 500-mal.</translation>
    </message>
    <message>
        <source>The newest rows fare better, as they came late: look down the column.</source>
        <translation>Den neuesten Zeilen ergeht es besser, weil sie spät kamen: Sieh dir die Spalte von oben nach unten an.</translation>
    </message>
    <message>
        <source>The picture begins with row 0: scroll down and read the column as you go. Prompt rows all have the same count; each later row has one less than the row above it.</source>
        <translation>Das Bild beginnt mit Zeile 0: Scrolle nach unten und lies dabei die Spalte. Die Zeilen des Prompts haben alle dieselbe Zahl; jede spätere Zeile hat eins weniger als die Zeile darüber.</translation>
    </message>
    <message>
        <source>Ask who would have guessed that the whole prompt is computed as often as its first word.</source>
        <translation>Frag, wer gedacht hätte, dass der ganze Prompt so oft berechnet wird wie sein erstes Wort.</translation>
    </message>
    <message>
        <source>Is it a new answer each time?</source>
        <translation>Kommt jedes Mal etwas Neues heraus?</translation>
    </message>
    <message>
        <source>Computing something twice can make sense, if something has changed in between.</source>
        <translation>Etwas zweimal zu berechnen kann sinnvoll sein, wenn sich dazwischen etwas geändert hat.</translation>
    </message>
    <message>
        <source>To find out, the app takes a **fingerprint** of every row that is computed: a short number made from all numbers of the row. If a single bit differs, the fingerprint does.</source>
        <translation>Um das herauszufinden, nimmt die App von jeder berechneten Zeile einen **Fingerabdruck**: eine kurze Zahl, gebildet aus allen Zahlen der Zeile. Ist auch nur ein Bit anders, dann ist es auch der Fingerabdruck.</translation>
    </message>
    <message>
        <source>Row 0, the first (rows are counted from 0), was computed {first_row_times} times, each time with more text below it. What happened to its numbers?</source>
        <translation>Zeile 0, die erste (Zeilen werden ab 0 gezählt), wurde {first_row_times}-mal berechnet, jedes Mal mit mehr Text darunter. Was ist mit ihren Zahlen geschehen?</translation>
    </message>
    <message>
        <source>They drifted a little each time</source>
        <translation>Sie haben sich jedes Mal ein wenig verschoben</translation>
    </message>
    <message>
        <source>A reader&apos;s view of page one changes while the story goes on. But a row is not a view of the story: it sees only what stands above it.</source>
        <translation>Wie jemand über Seite eins denkt, ändert sich, während die Geschichte weitergeht. Aber eine Zeile ist keine Meinung über die Geschichte: Sie sieht nur, was über ihr steht.</translation>
    </message>
    <message>
        <source>They were right only in the last step</source>
        <translation>Sie stimmten erst im letzten Schritt</translation>
    </message>
    <message>
        <source>It would be so if a row could use the whole text. It can&apos;t: lesson 2 shows why.</source>
        <translation>So wäre es, wenn eine Zeile den ganzen Text nutzen könnte. Das kann sie nicht: Lektion 2 zeigt, warum.</translation>
    </message>
    <message>
        <source>They came out the same, bit for bit</source>
        <translation>Sie kamen gleich heraus, Bit für Bit</translation>
    </message>
    <message>
        <source>Its token had not changed, nor had anything above it. Same numbers in, same numbers out.</source>
        <translation>Ihr Token hatte sich nicht geändert, und auch nichts darüber. Dieselben Zahlen hinein, dieselben Zahlen heraus.</translation>
    </message>
    <message>
        <source>{rows_rebuilt} times a row was computed that had been computed before. To the same bits: {rows_identical} of {rows_rebuilt}. Not one of these computations told the model anything new.</source>
        <translation>{rows_rebuilt}-mal wurde eine Zeile berechnet, die schon einmal berechnet worden war. Mit denselben Bits: {rows_identical} von {rows_rebuilt}. Keine einzige dieser Berechnungen hat dem Modell etwas Neues gesagt.</translation>
    </message>
    <message>
        <source>In Fingerprints mode a tick with a number means: computed so often, with the same bits each time. Hover over one.</source>
        <translation>Im Modus „Fingerabdrücke“ heißt ein Häkchen mit einer Zahl: so oft berechnet, jedes Mal mit denselben Bits. Fahr mit der Maus über eines.</translation>
    </message>
    <message>
        <source>If somebody says &quot;floating point is never exactly the same&quot;: that is lesson 8. This engine adds in a fixed order, so it is.</source>
        <translation>Falls jemand sagt, Gleitkommazahlen seien nie genau gleich: Das kommt in Lektion 8. Diese Engine addiert in fester Reihenfolge, also sind sie es.</translation>
    </message>
    <message>
        <source>Add it up</source>
        <translation>Zähl zusammen</translation>
    </message>
    <message>
        <source>Two lanes get the same prompt of 14 tokens and write until the text has 200. Lane A keeps its rows in a KV cache. Lane B keeps nothing.</source>
        <translation>Zwei Bahnen bekommen denselben Prompt von 14 Tokens und schreiben, bis der Text 200 hat. Bahn A behält ihre Zeilen in einem KV-Cache. Bahn B behält nichts.</translation>
    </message>
    <message>
        <source>With the cache, each of the 199 tokens that are read is computed once: 199 rows. (The last token is never read, so it needs no row.)</source>
        <translation>Mit dem Cache wird jedes der 199 Tokens, die gelesen werden, einmal berechnet: 199 Zeilen. (Das letzte Token wird nie gelesen, braucht also keine Zeile.)</translation>
    </message>
    <message>
        <source>How many rows does lane B compute, over all its steps?</source>
        <translation>Wie viele Zeilen berechnet Bahn B in allen ihren Schritten zusammen?</translation>
    </message>
    <message>
        <source>{race_rows_b} against {race_rows_a}.</source>
        <translation>{race_rows_b} gegen {race_rows_a}.</translation>
    </message>
    <message>
        <source>Lane B&apos;s steps compute 14 rows, then 15, and so on up to 199. Twice the text means about four times the rows: that is what **quadratic** means. From an empty prompt on, n tokens take about n × n / 2 rows.</source>
        <translation>Die Schritte von Bahn B berechnen 14 Zeilen, dann 15, und so weiter bis 199. Doppelt so viel Text heißt etwa viermal so viele Zeilen: Das ist mit **quadratisch** gemeint. Von einem leeren Prompt an brauchen n Tokens etwa n × n / 2 Zeilen.</translation>
    </message>
    <message>
        <source>Draw a triangle of dots: step 1 one dot, step 2 two dots... Its area is half the square. With a prompt the triangle has its tip cut off, so the count is a little below n × n / 2.</source>
        <translation>Zeichne ein Dreieck aus Punkten: Schritt 1 ein Punkt, Schritt 2 zwei Punkte … Seine Fläche ist das halbe Quadrat. Mit einem Prompt ist dem Dreieck die Spitze abgeschnitten, darum liegt die Anzahl etwas unter n × n / 2.</translation>
    </message>
    <message>
        <source>The ratio of rows is not the ratio of times. Both are on this page; lessons 3 and 9 explain the difference.</source>
        <translation>Das Verhältnis der Zeilen ist nicht das Verhältnis der Zeiten. Beide stehen auf dieser Seite; Lektion 3 und 9 erklären den Unterschied.</translation>
    </message>
    <message>
        <source>Keep them</source>
        <translation>Behalte sie</translation>
    </message>
    <message>
        <source>Now keep the rows. A **KV cache** is no more than that: a store of what was computed for each token, read back instead of made again. K and V stand for **key** and **value**, the two parts that later tokens need: the key, by which a row is found, and the value, which it passes on. Some call it key-value cache or attention cache.</source>
        <translation>Behalte nun die Zeilen. Mehr ist ein **KV-Cache** nicht: ein Vorrat dessen, was für jedes Token berechnet wurde, zurückgelesen statt noch einmal gemacht. K und V stehen für **Key** und **Value**, die zwei Teile, die spätere Tokens brauchen: den Key (Schlüssel), an dem man eine Zeile findet, und den Value (Wert), den sie weitergibt. Manche sagen Key-Value-Cache oder Attention-Cache.</translation>
    </message>
    <message>
        <source>The cache is off, {prompt_rows} prompt tokens and 8 new ones are there. You switch it on.</source>
        <translation>Der Cache ist aus, {prompt_rows} Tokens des Prompts und 8 neue sind da. Du schaltest ihn ein.</translation>
    </message>
    <message>
        <source>What will the next two steps compute?</source>
        <translation>Was werden die nächsten zwei Schritte berechnen?</translation>
    </message>
    <message>
        <source>One row each</source>
        <translation>Je eine Zeile</translation>
    </message>
    <message>
        <source>A cache can only give back what was put in. While it was off, nothing was.</source>
        <translation>Ein Cache kann nur zurückgeben, was hineingelegt wurde. Solange er aus war, war das nichts.</translation>
    </message>
    <message>
        <source>All rows once more, then one row</source>
        <translation>Noch einmal alle Zeilen, dann eine Zeile</translation>
    </message>
    <message>
        <source>The first step finds an empty store and fills it. From then on only the newest row is missing.</source>
        <translation>Der erste Schritt findet einen leeren Vorrat vor und füllt ihn. Von da an fehlt nur die neueste Zeile.</translation>
    </message>
    <message>
        <source>All rows, then all rows</source>
        <translation>Alle Zeilen, dann alle Zeilen</translation>
    </message>
    <message>
        <source>So it was while the cache was off. Now the first of the two steps leaves its rows behind.</source>
        <translation>So war es, solange der Cache aus war. Jetzt lässt der erste der beiden Schritte seine Zeilen da.</translation>
    </message>
    <message>
        <source>The chart shows it: one more slow step, then a cheap one of {step_rows} row, with {step_reused} rows read back. The cache now holds {cache_rows} rows and takes {cache_size}.</source>
        <translation>Das Diagramm zeigt es: noch ein langsamer Schritt, dann ein billiger mit {step_rows} Zeile, bei dem {step_reused} Zeilen zurückgelesen werden. Der Cache enthält jetzt {cache_rows} Zeilen und belegt {cache_size}.</translation>
    </message>
    <message>
        <source>That is the bargain: memory for work. Is it allowed? That is lesson 2.</source>
        <translation>Das ist der Handel: Speicher gegen Arbeit. Ist das erlaubt? Darum geht es in Lektion 2.</translation>
    </message>
    <message>
        <source>Press C a few times while the run plays: the chart jumps between the two levels, and the text that comes out does not care.</source>
        <translation>Drück ein paarmal C, während der Lauf läuft: Das Diagramm springt zwischen den zwei Höhen hin und her, und dem Text, der herauskommt, ist es gleich.</translation>
    </message>
    <message>
        <source>Ask: which rows are in the cache after the prompt has been read? All rows of the prompt, and no others.</source>
        <translation>Frag: Welche Zeilen sind im Cache, wenn der Prompt gelesen ist? Alle Zeilen des Prompts und keine anderen.</translation>
    </message>
    <message>
        <source>Why it is safe</source>
        <translation>Warum es sicher ist</translation>
    </message>
    <message>
        <source>Notes in the margin</source>
        <translation>Notizen am Rand</translation>
    </message>
    <message>
        <source>The question of this lesson: does a model that uses old rows again answer a little worse?</source>
        <translation>Die Frage dieser Lektion: Antwortet ein Modell, das alte Zeilen wiederverwendet, ein wenig schlechter?</translation>
    </message>
    <message>
        <source>Think of a long novel and a pencil. At the end of each page you note in the margin what you made of it, given the pages before. At page 300 you go by your notes and don&apos;t begin the book anew.</source>
        <translation>Denk an einen langen Roman und einen Bleistift. Am Ende jeder Seite notierst du am Rand, was du ihr entnommen hast, mit allem, was auf den Seiten davor stand. Auf Seite 300 hältst du dich an deine Notizen und fängst das Buch nicht von vorn an.</translation>
    </message>
    <message>
        <source>Each line of this picture is such a note: the row of one token.</source>
        <translation>Jeder Streifen in diesem Bild ist so eine Notiz: die Zeile eines Tokens.</translation>
    </message>
    <message>
        <source>You turn to page 301, and it is full of surprises. Which of your notes are wrong now?</source>
        <translation>Du blätterst zu Seite 301, und sie ist voller Überraschungen. Welche deiner Notizen sind jetzt falsch?</translation>
    </message>
    <message>
        <source>Those about the person it surprised you with</source>
        <translation>Die über die Person, die dich überrascht hat</translation>
    </message>
    <message>
        <source>You would think otherwise about that person **now**. But your note on page 20 says what was known at page 20, and page 301 had no part in that.</source>
        <translation>Du würdest **jetzt** anders über diese Person denken. Aber deine Notiz auf Seite 20 sagt, was auf Seite 20 bekannt war, und daran war Seite 301 nicht beteiligt.</translation>
    </message>
    <message>
        <source>All of them</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>A new page adds a note. It isn&apos;t printed into the old pages.</source>
        <translation>Eine neue Seite bringt eine neue Notiz. Sie wird nicht in die alten Seiten hineingedruckt.</translation>
    </message>
    <message>
        <source>None of them</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Each says what was to be had from the pages up to it. New pages come after all of those.</source>
        <translation>Jede sagt, was den Seiten bis zu ihr zu entnehmen war. Neue Seiten kommen nach ihnen allen.</translation>
    </message>
    <message>
        <source>What you think of the story may well change; the new note will say so. The model does the same: a surprise goes into the **new** row, which looks back at the old ones.</source>
        <translation>Was du von der Geschichte hältst, mag sich durchaus ändern; das steht dann in der neuen Notiz. Das Modell macht es genauso: Eine Überraschung geht in die **neue** Zeile ein, und die blickt auf die alten zurück.</translation>
    </message>
    <message>
        <source>Let somebody argue for the first answer: it is the best wrong one. Re-reading changes how you see page 20; a note written in passing can&apos;t know. The model never re-reads.</source>
        <translation>Lass jemanden für die erste Antwort eintreten: Sie ist die beste falsche. Beim zweiten Lesen siehst du Seite 20 anders; eine Notiz, die im Vorbeigehen entstand, kann das nicht wissen. Das Modell liest nie ein zweites Mal.</translation>
    </message>
    <message>
        <source>Two minutes at most: the rest of the lesson is the proof.</source>
        <translation>Höchstens zwei Minuten: Der Rest der Lektion ist der Beweis.</translation>
    </message>
    <message>
        <source>A row looks up, never down</source>
        <translation>Eine Zeile blickt nach oben, nie nach unten</translation>
    </message>
    <message>
        <source>A row takes something from other rows by **attention**. It holds a question of its own, the **query**, against the key of each row that it may look at. Where the two fit well, it takes more of that row&apos;s value.</source>
        <translation>Durch **Attention** (Aufmerksamkeit) holt sich eine Zeile etwas aus anderen Zeilen. Sie hält ihre eigene Frage, die **Query**, an den Key jeder Zeile, auf die sie blicken darf. Wo beide gut zueinander passen, nimmt sie mehr vom Value dieser Zeile.</translation>
    </message>
    <message>
        <source>All {prompt_rows} tokens of this prompt were there at once, before the first row was computed.</source>
        <translation>Alle {prompt_rows} Tokens dieses Prompts waren auf einmal da, bevor die erste Zeile berechnet wurde.</translation>
    </message>
    <message>
        <source>Which rows may the row of &quot;ten&quot; look at?</source>
        <translation>Auf welche Zeilen darf die Zeile von „ten“ blicken?</translation>
    </message>
    <message>
        <source>All rows of the prompt, since they are all there</source>
        <translation>Auf alle Zeilen des Prompts, denn sie sind ja alle da</translation>
    </message>
    <message>
        <source>They are. But the model is trained to guess what comes next. If it could look there, it would copy instead of guess.</source>
        <translation>Das sind sie. Aber das Modell wird darauf trainiert, vorherzusagen, was als Nächstes kommt. Könnte es dorthin blicken, würde es abschreiben statt vorhersagen.</translation>
    </message>
    <message>
        <source>Its own and those above it</source>
        <translation>Auf die eigene und die darüber</translation>
    </message>
    <message>
        <source>This rule is the **causal mask**. It holds for every row.</source>
        <translation>Diese Regel ist die **kausale Maske**. Sie gilt für jede Zeile.</translation>
    </message>
    <message>
        <source>The one right before it</source>
        <translation>Auf die direkt davor</translation>
    </message>
    <message>
        <source>Some heads do look mostly there. But they may look at any row above.</source>
        <translation>Manche Köpfe blicken tatsächlich meist dorthin. Aber sie dürfen auf jede Zeile darüber blicken.</translation>
    </message>
    <message>
        <source>The triangle shows who looked at whom, in one **head**: one of the parts of the model that look back side by side. The list beside it belongs to the newest row; leave it aside. Each line of the triangle is a row that looks, and it ends on the diagonal, at the row itself. The hatched half above the diagonal is what nobody may look at.</source>
        <translation>Das Dreieck zeigt, wer auf wen geblickt hat, in einem **Kopf**: einem der Teile des Modells, die nebeneinander zurückblicken. Die Liste daneben gehört zur neuesten Zeile; lass sie beiseite. Jede Linie des Dreiecks ist eine Zeile, die blickt, und sie endet auf der Diagonale, bei der Zeile selbst. Die schraffierte Hälfte über der Diagonale ist das, worauf niemand blicken darf.</translation>
    </message>
    <message>
        <source>What a row has seen can only lie above it. So a row is finished once it is computed. No token that comes later can reach it.</source>
        <translation>Was eine Zeile gesehen hat, kann also nur über ihr liegen. Darum ist eine Zeile fertig, sobald sie berechnet ist. Kein späteres Token kann sie noch erreichen.</translation>
    </message>
    <message>
        <source>Point at the hatched half: &quot;may not look&quot;. Point at one line and follow it with a finger to the diagonal.</source>
        <translation>Zeig auf die schraffierte Hälfte: „darf nicht hinsehen“. Zeig auf eine Linie und folge ihr mit dem Finger bis zur Diagonale.</translation>
    </message>
    <message>
        <source>Change block and head above the triangle: the pattern changes, the hatched half stays.</source>
        <translation>Wechsle über dem Dreieck Block und Kopf: Das Muster ändert sich, die schraffierte Hälfte bleibt.</translation>
    </message>
    <message>
        <source>Some rows look hardly anywhere but at row 0. That&apos;s common in trained models, and harmless.</source>
        <translation>Manche Zeilen blicken fast nur auf Zeile 0. Das ist bei trainierten Modellen üblich und schadet nicht.</translation>
    </message>
    <message>
        <source>Change one word</source>
        <translation>Ändere ein Wort</translation>
    </message>
    <message>
        <source>Now put the rule to the test. Somebody corrects the document: Yara keeps not **ten** rabbits but six. The word stands in row 37, somewhere in the middle.</source>
        <translation>Stell die Regel nun auf die Probe. Jemand berichtigt das Dokument: Yara hält nicht zehn (**ten**) Kaninchen, sondern sechs (six). Das Wort steht in Zeile 37, irgendwo in der Mitte.</translation>
    </message>
    <message>
        <source>Which rows have to be computed again?</source>
        <translation>Welche Zeilen müssen noch einmal berechnet werden?</translation>
    </message>
    <message>
        <source>Only the row of the changed word</source>
        <translation>Nur die Zeile des geänderten Wortes</translation>
    </message>
    <message>
        <source>Its own row for sure. But the rows below may have looked at it and taken something from it.</source>
        <translation>Ihre eigene auf jeden Fall. Aber die Zeilen darunter haben vielleicht auf sie geblickt und etwas daraus genommen.</translation>
    </message>
    <message>
        <source>Look at the first rows: nothing above the word has changed, and a row depends on nothing else.</source>
        <translation>Sieh dir die ersten Zeilen an: Über dem Wort hat sich nichts geändert, und von etwas anderem hängt eine Zeile nicht ab.</translation>
    </message>
    <message>
        <source>Its row and all below it</source>
        <translation>Seine Zeile und alle darunter</translation>
    </message>
    <message>
        <source>Below, each row may have looked at the changed one. Above, nobody could.</source>
        <translation>Darunter kann jede Zeile auf die geänderte geblickt haben. Darüber konnte es keine.</translation>
    </message>
    <message>
        <source>{rows_kept} rows are still valid. The other {rows_lost} have to be computed again.</source>
        <translation>{rows_kept} Zeilen gelten noch. Die anderen {rows_lost} müssen noch einmal berechnet werden.</translation>
    </message>
    <message>
        <source>Before the answer, ask for a show of hands on each of the three.</source>
        <translation>Lass vor der Auflösung bei jeder der drei Antworten die Hände heben.</translation>
    </message>
    <message>
        <source>Strictly: block 1&apos;s keys and values come from the token and its place alone. From block 2 on everything below may change, and a row has all blocks.</source>
        <translation>Streng genommen: Die Keys und Values von Block 1 entstehen allein aus dem Token und seiner Position. Ab Block 2 kann sich darunter alles ändern, und zu einer Zeile gehören alle Blöcke.</translation>
    </message>
    <message>
        <source>Try it by hand: click any token in the ribbon and choose another. Where it stands decides from which row on the old rows are lost.</source>
        <translation>Probier es von Hand: Klicke im Band auf irgendein Token und wähle ein anderes. Wo es steht, entscheidet, von welcher Zeile an die alten Zeilen verloren sind.</translation>
    </message>
    <message>
        <source>Go on from there</source>
        <translation>Mach von dort weiter</translation>
    </message>
    <message>
        <source>The document says **six** now. The first {rows_kept} rows were kept, from a time when it said ten.</source>
        <translation>Im Dokument steht jetzt **six**. Die ersten {rows_kept} Zeilen wurden behalten, aus einer Zeit, als dort noch „ten“ stand.</translation>
    </message>
    <message>
        <source>The question is which animals Yara keeps. What will the model answer?</source>
        <translation>Die Frage ist, welche Tiere Yara hält. Was wird das Modell antworten?</translation>
    </message>
    <message>
        <source>Six rabbits</source>
        <translation>Sechs Kaninchen</translation>
    </message>
    <message>
        <source>All rows that could know of the number are computed anew. The others never depended on it.</source>
        <translation>Alle Zeilen, die von der Zahl wissen könnten, werden neu berechnet. Die anderen hingen nie von ihr ab.</translation>
    </message>
    <message>
        <source>Ten rabbits, since old rows are in the cache</source>
        <translation>Zehn Kaninchen, denn im Cache sind alte Zeilen</translation>
    </message>
    <message>
        <source>The kept rows all stand **above** the word. They had never seen it.</source>
        <translation>Die behaltenen Zeilen stehen alle **über** dem Wort. Sie haben es nie gesehen.</translation>
    </message>
    <message>
        <source>Something muddled</source>
        <translation>Etwas Wirres</translation>
    </message>
    <message>
        <source>It would be so if rows from before and after the change contradicted each other. They can&apos;t.</source>
        <translation>So wäre es, wenn Zeilen von vor und nach der Änderung einander widersprächen. Das können sie nicht.</translation>
    </message>
    <message>
        <source>It wrote: {answer}</source>
        <translation>Es hat geschrieben: {answer}</translation>
    </message>
    <message>
        <source>The old rows above the word were read back and did no harm. They are the very rows that a fresh run would have made.</source>
        <translation>Die alten Zeilen über dem Wort wurden zurückgelesen und haben nicht geschadet. Es sind genau die Zeilen, die auch ein neuer Lauf berechnet hätte.</translation>
    </message>
    <message>
        <source>The proof is on the page: press &quot;Check now&quot;. It computes everything afresh and compares logits, bit by bit.</source>
        <translation>Der Beweis steht auf der Seite: Klicke auf „Jetzt prüfen“. Dann wird alles neu berechnet, und die Logits werden Bit für Bit verglichen.</translation>
    </message>
    <message>
        <source>The same happens when you edit an earlier message in a chat: what stands above your edit can be kept (lesson 7).</source>
        <translation>Dasselbe geschieht, wenn du in einem Chat eine frühere Nachricht änderst: Was über deiner Änderung steht, kann behalten werden (Lektion 7).</translation>
    </message>
    <message>
        <source>The same, or nearly the same?</source>
        <translation>Gleich oder fast gleich?</translation>
    </message>
    <message>
        <source>The model writes by scoring every possible next token. These scores are called **logits**. This run used the cache for all its 24 steps.</source>
        <translation>Das Modell schreibt, indem es jedem möglichen nächsten Token eine Punktzahl gibt. Diese Punktzahlen heißen **Logits**. Dieser Lauf hat in allen 24 Schritten den Cache benutzt.</translation>
    </message>
    <message>
        <source>Now the app makes every step again **without** the cache and compares all scores.</source>
        <translation>Nun macht die App jeden Schritt noch einmal **ohne** den Cache und vergleicht alle Punktzahlen.</translation>
    </message>
    <message>
        <source>At how many of the 24 steps will at least one score be different in its last bit?</source>
        <translation>Bei wie vielen der 24 Schritte wird sich mindestens eine Punktzahl im letzten Bit unterscheiden?</translation>
    </message>
    <message>
        <source>At none</source>
        <translation>Bei keinem</translation>
    </message>
    <message>
        <source>Reading a number back gives that number. Nothing was rounded, estimated or left out.</source>
        <translation>Eine Zahl zurückzulesen ergibt diese Zahl. Nichts wurde gerundet, geschätzt oder weggelassen.</translation>
    </message>
    <message>
        <source>At a few</source>
        <translation>Bei einigen</translation>
    </message>
    <message>
        <source>Most optimizations trade a bit of accuracy away, and many programs do show small differences here. Lesson 8 says why, and it isn&apos;t the cache.</source>
        <translation>Die meisten Optimierungen opfern ein wenig Genauigkeit, und viele Programme zeigen hier tatsächlich kleine Unterschiede. Lektion 8 sagt, warum, und der Cache ist es nicht.</translation>
    </message>
    <message>
        <source>At nearly all</source>
        <translation>Bei fast allen</translation>
    </message>
    <message>
        <source>So it would be if the cache held something like a summary. It holds the numbers themselves.</source>
        <translation>So wäre es, wenn der Cache so etwas wie eine Zusammenfassung enthielte. Er enthält die Zahlen selbst.</translation>
    </message>
    <message>
        <source>{checked_steps} steps were made again the other way. The verdict stands in the frame.</source>
        <translation>{checked_steps} Schritte wurden auf die andere Art noch einmal gemacht. Das Urteil steht im Rahmen.</translation>
    </message>
    <message>
        <source>The cache is an optimization and not an approximation: same tokens, same scores, same bits.</source>
        <translation>Der Cache ist eine Optimierung und keine Näherung: dieselben Tokens, dieselben Punktzahlen, dieselben Bits.</translation>
    </message>
    <message>
        <source>Ask what would count as a failure: one bit in one of the vocabulary&apos;s scores. The app would show it in red.</source>
        <translation>Frag, was hier als Fehler zählen würde: ein Bit in einer einzigen Punktzahl des ganzen Vokabulars. Die App würde es rot anzeigen.</translation>
    </message>
    <message>
        <source>&quot;Check every step&quot; starts the same check by hand, for any text you type.</source>
        <translation>„Jeden Schritt prüfen“ startet dieselbe Prüfung von Hand, für jeden Text, den du eingibst.</translation>
    </message>
    <message>
        <source>When it would not be safe</source>
        <translation>Wann es nicht sicher wäre</translation>
    </message>
    <message>
        <source>There are models that look both ways. They fill gaps in a text, or judge a whole sentence, and every row may look at all rows above **and below** it. In the triangle the other half would be filled in as well.</source>
        <translation>Es gibt Modelle, die in beide Richtungen blicken. Sie füllen Lücken in einem Text oder beurteilen einen ganzen Satz, und jede Zeile darf auf alle Zeilen darüber **und darunter** blicken. Im Dreieck wäre auch die andere Hälfte ausgefüllt.</translation>
    </message>
    <message>
        <source>Such a model has computed its rows. One token is added at the end. Which rows can it keep?</source>
        <translation>So ein Modell hat seine Zeilen berechnet. Am Ende kommt ein Token hinzu. Welche Zeilen kann es behalten?</translation>
    </message>
    <message>
        <source>All of them, as here</source>
        <translation>Alle, wie hier</translation>
    </message>
    <message>
        <source>Here a row can&apos;t see what was added. There it can.</source>
        <translation>Hier kann eine Zeile nicht sehen, was hinzukam. Dort kann sie es.</translation>
    </message>
    <message>
        <source>Strictly speaking, none</source>
        <translation>Streng genommen keine</translation>
    </message>
    <message>
        <source>Each row may look at the new token, so each may change. No row is ever final.</source>
        <translation>Jede Zeile darf auf das neue Token blicken, also kann sich jede ändern. Keine Zeile ist je endgültig.</translation>
    </message>
    <message>
        <source>The first half</source>
        <translation>Die erste Hälfte</translation>
    </message>
    <message>
        <source>There is no line in the middle: the first row may look at the last one as well.</source>
        <translation>In der Mitte gibt es keine Grenze: Auch die erste Zeile darf auf die letzte blicken.</translation>
    </message>
    <message>
        <source>So the permission to keep rows doesn&apos;t come from clever storing. It comes from the mask: whoever can&apos;t look down can&apos;t be changed from below.</source>
        <translation>Die Erlaubnis, Zeilen zu behalten, kommt also nicht von geschicktem Speichern. Sie kommt von der Maske: Wer nicht nach unten blicken kann, kann von unten nicht verändert werden.</translation>
    </message>
    <message>
        <source>Strictly, block 1&apos;s keys and values would stay the same even there: they come from the token and its place alone. From block 2 on everything may change, and a row has all blocks.</source>
        <translation>Streng genommen würden die Keys und Values von Block 1 auch dort gleich bleiben: Sie entstehen allein aus dem Token und seiner Position. Ab Block 2 kann sich alles ändern, und zu einer Zeile gehören alle Blöcke.</translation>
    </message>
    <message>
        <source>BERT is the model to name. It reads a text once and writes nothing, so it does not miss the cache.</source>
        <translation>Das Modell, das du nennen kannst, ist BERT. Es liest einen Text einmal und schreibt nichts, darum fehlt ihm der Cache nicht.</translation>
    </message>
    <message>
        <source>Good closing question: which words may I change in a prompt without losing the cache? Only those near its end. Lesson 7 builds on that.</source>
        <translation>Gute Frage zum Schluss: Welche Wörter darf ich in einem Prompt ändern, ohne den Cache zu verlieren? Nur die nahe am Ende. Darauf baut Lektion 7 auf.</translation>
    </message>
    <message>
        <source>What a step costs</source>
        <translation>Was ein Schritt kostet</translation>
    </message>
    <message>
        <source>One row&apos;s work</source>
        <translation>Die Arbeit für eine Zeile</translation>
    </message>
    <message>
        <source>The question of this lesson: once all earlier rows are kept, what is left to do?</source>
        <translation>Die Frage dieser Lektion: Wenn alle früheren Zeilen behalten wurden, was bleibt dann noch zu tun?</translation>
    </message>
    <message>
        <source>One row goes through all {blocks} **blocks** (layers) of the model. In each it is **projected**: made into a query, a key and a value. Key and value are **appended** to the store. The query **attends**: it is held against every key there, and the values that fit are mixed in. Then the **MLP**, two large tables of weights, works on the row alone. At the end come the **logits**, the scores of all possible next tokens.</source>
        <translation>Eine Zeile durchläuft alle {blocks} **Blöcke** (Schichten) des Modells. In jedem wird sie **projiziert**: Aus ihr werden eine Query, ein Key und ein Value. Key und Value werden an den Vorrat **angehängt**. Die Query übt **Attention** aus: Sie wird an jeden Key gehalten, der dort liegt, und die Values, die passen, werden eingemischt. Dann bearbeitet das **MLP**, zwei große Tabellen mit Gewichten, die Zeile für sich allein. Am Ende stehen die **Logits**, die Punktzahlen aller möglichen nächsten Tokens.</translation>
    </message>
    <message>
        <source>Which part will take the most time here, with about 90 rows in the store?</source>
        <translation>Welcher Teil wird hier am längsten dauern, bei etwa 90 Zeilen im Vorrat?</translation>
    </message>
    <message>
        <source>Attend: one row against 90</source>
        <translation>Attention: eine Zeile gegen 90</translation>
    </message>
    <message>
        <source>It sounds like much. But 90 looks at 512 numbers are about 46,000 in a block; the MLP has half a million.</source>
        <translation>Es klingt nach viel. Aber 90 Blicke auf 512 Zahlen sind etwa 46.000 in einem Block; das MLP hat eine halbe Million.</translation>
    </message>
    <message>
        <source>Append: writing to the cache</source>
        <translation>Anhängen: in den Cache schreiben</translation>
    </message>
    <message>
        <source>Two short lists of numbers for each block: that is next to nothing.</source>
        <translation>Zwei kurze Listen von Zahlen je Block: Das ist so gut wie nichts.</translation>
    </message>
    <message>
        <source>The MLP</source>
        <translation>Das MLP</translation>
    </message>
    <message>
        <source>Two thirds of a block&apos;s weights are in it, and each of them has to be read.</source>
        <translation>Zwei Drittel der Gewichte eines Blocks stecken darin, und jedes davon muss gelesen werden.</translation>
    </message>
    <message>
        <source>This step computed {step_rows} row and took {step_time}. The widest piece is the MLP. Attention took {attend_share} of the time.</source>
        <translation>Dieser Schritt hat {step_rows} Zeile berechnet und {step_time} gedauert. Das breiteste Stück ist das MLP. Attention machte {attend_share} der Zeit aus.</translation>
    </message>
    <message>
        <source>Go through the bar from left to right and name the parts. Project out is the last part of attention: it brings the heads&apos; results together.</source>
        <translation>Geh den Balken von links nach rechts durch und nenne die Teile. Die Rückprojektion ist der letzte Teil der Attention: Sie führt die Ergebnisse der Köpfe zusammen.</translation>
    </message>
    <message>
        <source>The first step was the prefill, with all rows of the prompt; the card shows the newest step. Lesson 4 is about the difference.</source>
        <translation>Der erste Schritt war der Prefill mit allen Zeilen des Prompts; die Karte zeigt den neuesten Schritt. Um den Unterschied geht es in Lektion 4.</translation>
    </message>
    <message>
        <source>What is saved</source>
        <translation>Was gespart wird</translation>
    </message>
    <message>
        <source>A long document: {cache_rows} rows are in the cache, and a step with the cache takes about {cached_time}.</source>
        <translation>Ein langes Dokument: {cache_rows} Zeilen sind im Cache, und ein Schritt mit Cache dauert etwa {cached_time}.</translation>
    </message>
    <message>
        <source>You switch the cache off. The next step has to compute more than 500 rows instead of one.</source>
        <translation>Du schaltest den Cache aus. Der nächste Schritt muss über 500 Zeilen berechnen statt einer.</translation>
    </message>
    <message>
        <source>How many times as long will a step take?</source>
        <translation>Wievielmal so lange wird ein Schritt dauern?</translation>
    </message>
    <message>
        <source>{uncached_time} instead of {cached_time}: {toggle_ratio} times as long.</source>
        <translation>{uncached_time} statt {cached_time}: {toggle_ratio}-mal so lange.</translation>
    </message>
    <message>
        <source>More than 500 times the rows, but on a machine that does nothing else far fewer than 500 times the time. To compute even one row, a step has to read all {weights_read} of weights. When it computes many rows, it reads each weight once and uses it for all of them.</source>
        <translation>Über 500-mal so viele Zeilen, aber auf einem Rechner, der sonst nichts tut, weit weniger als die 500-fache Zeit. Um auch nur eine Zeile zu berechnen, muss ein Schritt alle {weights_read} an Gewichten lesen. Berechnet er viele Zeilen, liest er jedes Gewicht einmal und verwendet es für alle.</translation>
    </message>
    <message>
        <source>The ratio depends on the machine. Collect what different laptops show: they will differ by a factor of two or more, while the row counts agree.</source>
        <translation>Das Verhältnis hängt vom Rechner ab. Sammelt, was verschiedene Laptops zeigen: Sie werden sich um den Faktor zwei oder mehr unterscheiden, die Anzahl der Zeilen aber stimmt überein.</translation>
    </message>
    <message>
        <source>This is the ratio of two steps at this length. For runs that begin with a short prompt, the ratio of the whole runs is about half as large (lesson 9); with a long prompt it is smaller still, as both must read it.</source>
        <translation>Das ist das Verhältnis zweier Schritte bei dieser Länge. Bei Läufen, die mit einem kurzen Prompt beginnen, ist das Verhältnis der ganzen Läufe etwa halb so groß (Lektion 9); bei einem langen Prompt ist es noch kleiner, weil beide ihn lesen müssen.</translation>
    </message>
    <message>
        <source>What came back</source>
        <translation>Was zurückkam</translation>
    </message>
    <message>
        <source>One often hears that the cache only saves attention. That is a bit too modest, and you can measure it.</source>
        <translation>Man hört oft, der Cache spare nur die Attention. Das ist etwas zu bescheiden, und du kannst es messen.</translation>
    </message>
    <message>
        <source>The cache is off here: this step computed all {step_rows} rows. With a cache it would have computed one.</source>
        <translation>Der Cache ist hier aus: Dieser Schritt hat alle {step_rows} Zeilen berechnet. Mit Cache hätte er eine berechnet.</translation>
    </message>
    <message>
        <source>Which work on the old rows does a step without the cache do again?</source>
        <translation>Welche Arbeit an den alten Zeilen macht ein Schritt ohne Cache noch einmal?</translation>
    </message>
    <message>
        <source>Only their attention</source>
        <translation>Nur ihre Attention</translation>
    </message>
    <message>
        <source>It&apos;s the best known part of the model, but a row is more than its attention.</source>
        <translation>Sie ist der bekannteste Teil des Modells, aber eine Zeile ist mehr als ihre Attention.</translation>
    </message>
    <message>
        <source>Only their keys and values</source>
        <translation>Nur ihre Keys und Values</translation>
    </message>
    <message>
        <source>They are all one wants. But the key in block 2 is made from what block 1 gave out, so the whole row has to go through block 1 first.</source>
        <translation>Mehr will man von ihnen nicht. Aber der Key in Block 2 entsteht aus dem, was Block 1 ausgegeben hat, also muss erst die ganze Zeile durch Block 1.</translation>
    </message>
    <message>
        <source>All of it: projections, attention and MLP</source>
        <translation>Alle: Projektionen, Attention und MLP</translation>
    </message>
    <message>
        <source>The next block&apos;s keys need the last block&apos;s result, so each old row goes through everything but the logits.</source>
        <translation>Die Keys des nächsten Blocks brauchen das Ergebnis des letzten, also durchläuft jede alte Zeile alles außer den Logits.</translation>
    </message>
    <message>
        <source>Only {attend_share} of this step was attention. Nearly all the rest was projections and MLPs, and all rows but one had been done before. The cache saves that too.</source>
        <translation>Nur {attend_share} dieses Schritts war Attention. Fast der ganze Rest waren Projektionen und MLPs, und alle Zeilen bis auf eine waren schon einmal dran gewesen. Auch das spart der Cache.</translation>
    </message>
    <message>
        <source>This corrects a sentence that many texts have in one form or another. What is true in it: attention is the only part in which the rows meet, so it is the only one that **needs** something of the old rows.</source>
        <translation>Das berichtigt einen Satz, der in der einen oder anderen Form in vielen Texten steht. Was daran stimmt: Attention ist der einzige Teil, in dem die Zeilen einander begegnen, also auch der einzige, der etwas von den alten Zeilen **braucht**.</translation>
    </message>
    <message>
        <source>Somebody may notice that in the last block the old rows need only key and value. Right: a clever run without a cache could skip the rest there. With 4 blocks that would save about a fifth, with 12 blocks a fourteenth.</source>
        <translation>Vielleicht fällt jemandem auf, dass im letzten Block von den alten Zeilen nur Key und Value gebraucht werden. Richtig: Ein geschickter Lauf ohne Cache könnte sich dort den Rest sparen. Bei 4 Blöcken wäre das etwa ein Fünftel, bei 12 Blöcken ein Vierzehntel.</translation>
    </message>
    <message>
        <source>One row, short text or long</source>
        <translation>Eine Zeile, ob kurzer oder langer Text</translation>
    </message>
    <message>
        <source>A run with the cache: the text has grown from {prompt_rows} tokens to {rows}. So far {rows_rebuilt} rows were computed a second time.</source>
        <translation>Ein Lauf mit Cache: Der Text ist von {prompt_rows} Tokens auf {rows} gewachsen. Bisher wurden {rows_rebuilt} Zeilen ein zweites Mal berechnet.</translation>
    </message>
    <message>
        <source>Early in the run a step chose the next token after 15 tokens. The step that comes now chooses it after {rows}.</source>
        <translation>Früh im Lauf hat ein Schritt nach 15 Tokens das nächste gewählt. Der Schritt, der jetzt kommt, wählt es nach {rows}.</translation>
    </message>
    <message>
        <source>What does this step do more of than the early one?</source>
        <translation>Wovon macht dieser Schritt mehr als der frühe?</translation>
    </message>
    <message>
        <source>It projects more rows: {rows} instead of 15</source>
        <translation>Er projiziert mehr Zeilen: {rows} statt 15</translation>
    </message>
    <message>
        <source>So it would without the cache. With it, a step projects one row, always.</source>
        <translation>Ohne Cache täte er das. Mit Cache projiziert ein Schritt immer eine Zeile.</translation>
    </message>
    <message>
        <source>It reads more rows back</source>
        <translation>Er liest mehr Zeilen zurück</translation>
    </message>
    <message>
        <source>One row is computed; all the others come from the store. This is the part that grows.</source>
        <translation>Eine Zeile wird berechnet; alle anderen kommen aus dem Vorrat. Das ist der Teil, der wächst.</translation>
    </message>
    <message>
        <source>It reads more weights</source>
        <translation>Er liest mehr Gewichte</translation>
    </message>
    <message>
        <source>The weights are the model. They don&apos;t grow with the text.</source>
        <translation>Die Gewichte sind das Modell. Sie wachsen nicht mit dem Text.</translation>
    </message>
    <message>
        <source>{step_rows} row computed, {step_reused} reused. The run has computed {rows_computed} rows in all. Each token costs one row, however long the text is; and the memory to keep it, which you see rise in the chart.</source>
        <translation>{step_rows} Zeile berechnet, {step_reused} wiederverwendet. Der Lauf hat insgesamt {rows_computed} Zeilen berechnet. Jedes Token kostet eine Zeile, egal wie lang der Text ist; dazu den Speicher, um sie zu behalten, den du im Diagramm steigen siehst.</translation>
    </message>
    <message>
        <source>A good place for a table on the board. Columns: cache off, cache on. Lines: rows computed, weights read, rows read back, memory kept.</source>
        <translation>Eine gute Stelle für eine Tabelle an der Tafel. Nebeneinander: Cache aus, Cache an. Untereinander: Zeilen berechnet, Gewichte gelesen, Zeilen zurückgelesen, Speicher belegt.</translation>
    </message>
    <message>
        <source>&quot;A step costs one row&quot; is right for what is computed. What is read still grows with the text: the next step shows how much that is.</source>
        <translation>„Ein Schritt kostet eine Zeile“ stimmt für das, was berechnet wird. Was gelesen wird, wächst weiter mit dem Text: Wie viel das ist, zeigt der nächste Schritt.</translation>
    </message>
    <message>
        <source>What no cache can save</source>
        <translation>Was kein Cache sparen kann</translation>
    </message>
    <message>
        <source>The new row has to be held against the key of every earlier row. That can&apos;t be kept from before, because the query is new.</source>
        <translation>Die neue Zeile muss an den Key jeder früheren Zeile gehalten werden. Das lässt sich nicht von früher aufheben, denn die Query ist neu.</translation>
    </message>
    <message>
        <source>At {cache_rows} rows this step took {step_time}, and {attend_share} of that was attention. Now the text grows until it has 1,000 tokens: about 19 times as many rows.</source>
        <translation>Bei {cache_rows} Zeilen dauerte dieser Schritt {step_time}, und {attend_share} davon war Attention. Jetzt wächst der Text, bis er 1.000 Tokens hat: etwa 19-mal so viele Zeilen.</translation>
    </message>
    <message>
        <source>How will the share of attention in a step have changed?</source>
        <translation>Wie wird sich der Anteil der Attention an einem Schritt geändert haben?</translation>
    </message>
    <message>
        <source>It has become several times larger</source>
        <translation>Er ist um ein Mehrfaches größer geworden</translation>
    </message>
    <message>
        <source>Looks grow with the number of rows. The other parts stay as they were.</source>
        <translation>Die Blicke nehmen mit der Anzahl der Zeilen zu. Die anderen Teile bleiben, wie sie waren.</translation>
    </message>
    <message>
        <source>Not at all: a step computes one row, short text or long</source>
        <translation>Gar nicht: Ein Schritt berechnet eine Zeile, ob der Text kurz oder lang ist</translation>
    </message>
    <message>
        <source>It does compute only one. But that row looks at all the others.</source>
        <translation>Er berechnet zwar nur eine. Aber diese Zeile blickt auf alle anderen.</translation>
    </message>
    <message>
        <source>It fills the whole step</source>
        <translation>Er füllt den ganzen Schritt</translation>
    </message>
    <message>
        <source>It would, in the end. At this length the weights are still the larger part to read.</source>
        <translation>Irgendwann täte er das. Bei dieser Länge gibt es an den Gewichten noch immer mehr zu lesen.</translation>
    </message>
    <message>
        <source>At {cache_rows} rows it is {attend_share}. This step read {weights_read} of weights and nearly all of the cache, {cache_size}.</source>
        <translation>Bei {cache_rows} Zeilen sind es {attend_share}. Dieser Schritt hat {weights_read} an Gewichten gelesen und fast den ganzen Cache, {cache_size}.</translation>
    </message>
    <message>
        <source>So a step is one row&apos;s work **plus** a look at n rows. What is gone is the computing of those n rows.</source>
        <translation>Ein Schritt ist also die Arbeit für eine Zeile **plus** ein Blick auf n Zeilen. Was wegfällt, ist das Berechnen dieser n Zeilen.</translation>
    </message>
    <message>
        <source>Press &quot;Attention only&quot; in the chart of the time per token: this part alone grows in a straight line.</source>
        <translation>Klicke im Diagramm der Zeit pro Token auf „Nur Attention“: Dieser Teil allein wächst in einer geraden Linie.</translation>
    </message>
    <message>
        <source>In the words of computer science: with the cache a step costs a constant part plus a part of order n; without it n times the constant part plus a part of order n squared.</source>
        <translation>In den Worten der Informatik: Mit Cache kostet ein Schritt einen konstanten Teil plus einen Teil der Ordnung n; ohne ihn n-mal den konstanten Teil plus einen Teil der Ordnung n Quadrat.</translation>
    </message>
    <message>
        <source>Prefill and decode</source>
        <translation>Prefill und Decode</translation>
    </message>
    <message>
        <source>The first token</source>
        <translation>Das erste Token</translation>
    </message>
    <message>
        <source>The question of this lesson: why does the first token of an answer take so much longer than all that follow?</source>
        <translation>Die Frage dieser Lektion: Warum dauert das erste Token einer Antwort so viel länger als alle folgenden?</translation>
    </message>
    <message>
        <source>This prompt is a long document with a question at its end: more than 500 tokens. The cache is on, but nothing is in it yet. So the first step has to compute every row of the prompt. That step is called **prefill**. Each step after it computes one row and is called **decode**.</source>
        <translation>Dieser Prompt ist ein langes Dokument mit einer Frage am Ende: über 500 Tokens. Der Cache ist an, aber es ist noch nichts darin. Also muss der erste Schritt jede Zeile des Prompts berechnen. Dieser Schritt heißt **Prefill**. Jeder Schritt danach berechnet eine Zeile und heißt **Decode**.</translation>
    </message>
    <message>
        <source>How many times as long as a decode step will the prefill take?</source>
        <translation>Wievielmal so lange wie ein Decode-Schritt wird der Prefill dauern?</translation>
    </message>
    <message>
        <source>The prefill of {prompt_rows} rows took {prefill_time}, a decode step takes {decode_time}. That is {prefill_ratio} times as long.</source>
        <translation>Der Prefill von {prompt_rows} Zeilen dauerte {prefill_time}, ein Decode-Schritt dauert {decode_time}. Das ist {prefill_ratio}-mal so lange.</translation>
    </message>
    <message>
        <source>This is why an assistant seems to think for a moment and then writes fluently.</source>
        <translation>Darum scheint ein Assistent einen Moment nachzudenken und dann flüssig zu schreiben.</translation>
    </message>
    <message>
        <source>In the chart the prefill is the triangle at the left, often &quot;beyond the scale&quot;. Point at it: one long step, then the flat line of decode.</source>
        <translation>Im Diagramm ist der Prefill das Dreieck ganz links, oft „außerhalb der Skala“. Zeig darauf: ein langer Schritt, dann die flache Linie des Decode.</translation>
    </message>
    <message>
        <source>The time to the first token and the time per token are two figures. Ask which of them the class notices more when they use an assistant.</source>
        <translation>Die Zeit bis zum ersten Token und die Zeit pro Token sind zwei verschiedene Zahlen. Frag die Klasse, welche davon sie eher bemerkt, wenn sie einen Assistenten benutzt.</translation>
    </message>
    <message>
        <source>All at once, or one by one</source>
        <translation>Alle auf einmal oder eines nach dem anderen</translation>
    </message>
    <message>
        <source>The prefill computed {prompt_rows} rows in one pass. One could also feed the prompt in one token at a time: {prompt_rows} decode steps.</source>
        <translation>Der Prefill hat {prompt_rows} Zeilen in einem Durchgang berechnet. Man könnte den Prompt auch Token für Token eingeben: {prompt_rows} Decode-Schritte.</translation>
    </message>
    <message>
        <source>What would be faster?</source>
        <translation>Was wäre schneller?</translation>
    </message>
    <message>
        <source>The prefill: all rows in one pass</source>
        <translation>Der Prefill: alle Zeilen in einem Durchgang</translation>
    </message>
    <message>
        <source>It reads each weight once and uses it for {prompt_rows} rows.</source>
        <translation>Er liest jedes Gewicht einmal und verwendet es für {prompt_rows} Zeilen.</translation>
    </message>
    <message>
        <source>{prompt_rows} decode steps: each of them is so short</source>
        <translation>{prompt_rows} Decode-Schritte: Jeder davon ist so kurz</translation>
    </message>
    <message>
        <source>Short, but each reads all {weights_read} of weights again, for one row.</source>
        <translation>Kurz, aber jeder liest wieder alle {weights_read} an Gewichten, für eine einzige Zeile.</translation>
    </message>
    <message>
        <source>Neither: it is the same number of rows</source>
        <translation>Keines von beiden: Es sind gleich viele Zeilen</translation>
    </message>
    <message>
        <source>It is. But the work is not only arithmetic: numbers have to be brought from memory, too.</source>
        <translation>Das sind es. Aber die Arbeit besteht nicht nur aus Rechnen: Zahlen müssen auch aus dem Speicher geholt werden.</translation>
    </message>
    <message>
        <source>Do the sum: {prompt_rows} times {decode_time} against {prefill_time}. The rows of a prompt can be computed **in parallel**, as all its tokens are known. A decode step has to wait for the token before it.</source>
        <translation>Rechne nach: {prompt_rows} mal {decode_time} gegen {prefill_time}. Die Zeilen eines Prompts lassen sich **parallel** berechnen, weil alle seine Tokens bekannt sind. Ein Decode-Schritt muss auf das Token davor warten.</translation>
    </message>
    <message>
        <source>Compare it to a library: one walk to the shelves for 500 readers, or 500 walks.</source>
        <translation>Vergleiche es mit einer Bibliothek: ein Gang zu den Regalen für 500 Lesende oder 500 Gänge.</translation>
    </message>
    <message>
        <source>The lead of the prefill is larger for a larger model, whose weights don&apos;t fit into the processor&apos;s own small caches as this one&apos;s do. On a GPU it is larger still.</source>
        <translation>Der Vorsprung des Prefill ist bei einem größeren Modell größer, dessen Gewichte nicht wie bei diesem in die kleinen Caches des Prozessors passen. Auf einer GPU ist er noch größer.</translation>
    </message>
    <message>
        <source>What a step waits for</source>
        <translation>Worauf ein Schritt wartet</translation>
    </message>
    <message>
        <source>A step brings numbers from memory and calculates with them. Whichever takes longer decides how long the step takes. One says it is **bound** by memory, or by arithmetic.</source>
        <translation>Ein Schritt holt Zahlen aus dem Speicher und rechnet mit ihnen. Was von beidem länger dauert, entscheidet, wie lange der Schritt dauert. Man sagt, er ist an den Speicher oder ans Rechnen **gebunden**.</translation>
    </message>
    <message>
        <source>This machine reads {bandwidth} from memory and calculates {arithmetic}. A GFLOP is a billion operations.</source>
        <translation>Dieser Rechner liest {bandwidth} aus dem Speicher und rechnet {arithmetic}. Ein GFLOP ist eine Milliarde Operationen.</translation>
    </message>
    <message>
        <source>The prefill has just been made. What was it bound by?</source>
        <translation>Gerade wurde der Prefill gemacht. Woran war er gebunden?</translation>
    </message>
    <message>
        <source>By memory: it computed so many rows</source>
        <translation>An den Speicher: Er hat so viele Zeilen berechnet</translation>
    </message>
    <message>
        <source>Many rows need little more memory than one: the weights are read once for all of them.</source>
        <translation>Viele Zeilen brauchen wenig mehr Speicherzugriffe als eine: Die Gewichte werden für alle nur einmal gelesen.</translation>
    </message>
    <message>
        <source>By arithmetic</source>
        <translation>Ans Rechnen</translation>
    </message>
    <message>
        <source>For every weight that it reads it has {prompt_rows} multiplications to do.</source>
        <translation>Für jedes Gewicht, das er liest, hat er {prompt_rows} Multiplikationen zu machen.</translation>
    </message>
    <message>
        <source>By neither</source>
        <translation>An keines von beiden</translation>
    </message>
    <message>
        <source>Some steps are too small to be bound by either. This one was not.</source>
        <translation>Manche Schritte sind zu klein, um an eines davon gebunden zu sein. Dieser war es nicht.</translation>
    </message>
    <message>
        <source>A decode step is the other way round: for each weight one single multiplication, so the calculating waits for the reading. The last lines of the card say how near to each limit this step came.</source>
        <translation>Bei einem Decode-Schritt ist es umgekehrt: eine einzige Multiplikation je Gewicht, also wartet das Rechnen auf das Lesen. Wie nahe dieser Schritt jeder Grenze kam, steht ganz unten auf der Karte.</translation>
    </message>
    <message>
        <source>Press Restart, then Step: the card of the prefill comes back. It says &quot;Bound by arithmetic&quot;.</source>
        <translation>Klicke auf „Neustart“, dann auf „Schritt“: Die Karte des Prefill kommt zurück. Auf ihr steht „Ans Rechnen gebunden“.</translation>
    </message>
    <message>
        <source>The small model&apos;s weights partly stay in the processor&apos;s caches, so it may read faster than memory allows: the card then shows about 100 percent or says that it is far from both. With GPT-2&apos;s size it is memory, clearly.</source>
        <translation>Die Gewichte des kleinen Modells bleiben zum Teil in den Caches des Prozessors, darum liest er vielleicht schneller, als der Speicher erlaubt: Die Karte zeigt dann etwa 100 Prozent oder sagt, dass beide Grenzen fern sind. Bei der Größe von GPT-2 ist es eindeutig der Speicher.</translation>
    </message>
    <message>
        <source>This is also why a server decodes many conversations in one pass: each weight it reads then works for all of them.</source>
        <translation>Auch darum führt ein Server den Decode vieler Gespräche in einem Durchgang aus: Jedes Gewicht, das er liest, arbeitet dann für alle.</translation>
    </message>
    <message>
        <source>A longer prompt</source>
        <translation>Ein längerer Prompt</translation>
    </message>
    <message>
        <source>A short prompt: {prompt_rows} tokens. Its prefill took {prefill_time}.</source>
        <translation>Ein kurzer Prompt: {prompt_rows} Tokens. Sein Prefill dauerte {prefill_time}.</translation>
    </message>
    <message>
        <source>The long document from before has a little more than six times as many tokens.</source>
        <translation>Das lange Dokument von vorhin hat etwas mehr als sechsmal so viele Tokens.</translation>
    </message>
    <message>
        <source>How long will its prefill take?</source>
        <translation>Wie lange wird sein Prefill dauern?</translation>
    </message>
    <message>
        <source>About the same, since it&apos;s still one pass</source>
        <translation>Etwa gleich lang, es ist ja immer noch ein Durchgang</translation>
    </message>
    <message>
        <source>One pass, but with six times the rows: each of them has to go through the model.</source>
        <translation>Ein Durchgang, aber mit sechsmal so vielen Zeilen: Jede davon muss durch das Modell.</translation>
    </message>
    <message>
        <source>About 36 times as long</source>
        <translation>Etwa 36-mal so lange</translation>
    </message>
    <message>
        <source>So it would be if attention were all the work. At this length most of the work is done for each row by itself.</source>
        <translation>So wäre es, wenn Attention die ganze Arbeit wäre. Bei dieser Länge entfällt die meiste Arbeit auf jede Zeile für sich.</translation>
    </message>
    <message>
        <source>About six times as long, or somewhat more</source>
        <translation>Etwa sechsmal so lange oder etwas mehr</translation>
    </message>
    <message>
        <source>Six times the rows make six times the work. Attention adds to that: in a longer text each row has more rows to look at.</source>
        <translation>Sechsmal so viele Zeilen machen sechsmal so viel Arbeit. Dazu kommt die Attention: In einem längeren Text hat jede Zeile mehr Zeilen, auf die sie blickt.</translation>
    </message>
    <message>
        <source>{prefill_time} for {prompt_rows} rows. A decode step takes {decode_time} here: it has hardly changed beside that.</source>
        <translation>{prefill_time} für {prompt_rows} Zeilen. Ein Decode-Schritt dauert hier {decode_time}: Daran gemessen hat er sich kaum geändert.</translation>
    </message>
    <message>
        <source>So a long prompt makes you wait for the first token, and much less for the others.</source>
        <translation>Ein langer Prompt lässt dich also auf das erste Token warten und auf die anderen viel weniger.</translation>
    </message>
    <message>
        <source>At very long prompts the square takes over, as attention grows with it. Lesson 9 comes back to this.</source>
        <translation>Bei sehr langen Prompts setzt sich das Quadrat durch, denn mit ihm wächst die Attention. Lektion 9 kommt darauf zurück.</translation>
    </message>
    <message>
        <source>Times of such short steps jump about; run it twice and take the better one.</source>
        <translation>Die Zeiten so kurzer Schritte schwanken; lass es zweimal laufen und nimm den besseren Wert.</translation>
    </message>
    <message>
        <source>Does the cache help the first token?</source>
        <translation>Hilft der Cache dem ersten Token?</translation>
    </message>
    <message>
        <source>Two lanes with the same long prompt. Lane A has the KV cache, lane B hasn&apos;t. Each makes 8 tokens.</source>
        <translation>Zwei Bahnen mit demselben langen Prompt. Bahn A hat den KV-Cache, Bahn B nicht. Jede erzeugt 8 Tokens.</translation>
    </message>
    <message>
        <source>Which lane will have its first token sooner?</source>
        <translation>Welche Bahn hat ihr erstes Token früher?</translation>
    </message>
    <message>
        <source>Lane A, it has a cache</source>
        <translation>Bahn A, sie hat einen Cache</translation>
    </message>
    <message>
        <source>Its cache is empty. It has to compute all rows, like the other lane, before it has something to keep.</source>
        <translation>Ihr Cache ist leer. Wie die andere Bahn muss sie alle Zeilen berechnen, bevor sie etwas zu behalten hat.</translation>
    </message>
    <message>
        <source>Lane B, it has nothing to store</source>
        <translation>Bahn B, sie muss nichts speichern</translation>
    </message>
    <message>
        <source>Storing costs something, but hardly anything beside the computing.</source>
        <translation>Das Speichern kostet etwas, aber neben dem Berechnen kaum der Rede wert.</translation>
    </message>
    <message>
        <source>Both take about as long</source>
        <translation>Beide brauchen etwa gleich lang</translation>
    </message>
    <message>
        <source>The first step is the same in both: a pass over the whole prompt. They part at the second.</source>
        <translation>Der erste Schritt ist bei beiden derselbe: ein Durchgang über den ganzen Prompt. Beim zweiten trennen sich ihre Wege.</translation>
    </message>
    <message>
        <source>At the first token the points lie at the same height, as far as such times agree. From the second on, lane A pays for one row and lane B for the whole prompt again. In all: {race_time_a} against {race_time_b}.</source>
        <translation>Beim ersten Token liegen die Punkte auf gleicher Höhe, soweit solche Zeiten übereinstimmen. Ab dem zweiten zahlt Bahn A für eine Zeile und Bahn B wieder für den ganzen Prompt. Insgesamt: {race_time_a} gegen {race_time_b}.</translation>
    </message>
    <message>
        <source>A cache helps the first token only if it&apos;s there **before** the question. That is lesson 7.</source>
        <translation>Ein Cache hilft dem ersten Token nur, wenn er **vor** der Frage da ist. Darum geht es in Lektion 7.</translation>
    </message>
    <message>
        <source>A favourite exam question. The cache makes decode cheap; it doesn&apos;t make prefill cheaper.</source>
        <translation>Eine beliebte Prüfungsfrage. Der Cache macht den Decode billig; den Prefill macht er nicht billiger.</translation>
    </message>
    <message>
        <source>What does make the first token come sooner: a shorter prompt, a faster processor, or rows kept from an earlier request.</source>
        <translation>Was das erste Token wirklich früher kommen lässt: ein kürzerer Prompt, ein schnellerer Prozessor oder Zeilen, die von einer früheren Anfrage behalten wurden.</translation>
    </message>
    <message>
        <source>The price is memory</source>
        <translation>Der Preis ist Speicher</translation>
    </message>
    <message>
        <source>A straight line</source>
        <translation>Eine gerade Linie</translation>
    </message>
    <message>
        <source>The question of this lesson: what does it cost to keep all rows, and when does that start to hurt?</source>
        <translation>Die Frage dieser Lektion: Was kostet es, alle Zeilen zu behalten, und wann fängt das an wehzutun?</translation>
    </message>
    <message>
        <source>For each row, every block (layer) keeps a key and a value. The model has a width of {width}: that many numbers in a key, and in a value. So a row has 2 × {blocks} blocks × {width} = {row_numbers} numbers. With 4 bytes each they take {row_bytes}.</source>
        <translation>Für jede Zeile behält jeder Block (jede Schicht) einen Key und einen Value. Das Modell hat die Breite {width}: So viele Zahlen hat ein Key, und so viele hat ein Value. Eine Zeile hat also 2 × {blocks} Blöcke × {width} = {row_numbers} Zahlen. Mit je 4 Byte belegen sie {row_bytes}.</translation>
    </message>
    <message>
        <source>After 37 steps the cache holds {cache_rows} rows and takes {cache_size}. The run goes on until it holds 100.</source>
        <translation>Nach 37 Schritten enthält der Cache {cache_rows} Zeilen und belegt {cache_size}. Der Lauf geht weiter, bis es 100 sind.</translation>
    </message>
    <message>
        <source>How much will it take then?</source>
        <translation>Wie viel wird er dann belegen?</translation>
    </message>
    <message>
        <source>Twice as much</source>
        <translation>Doppelt so viel</translation>
    </message>
    <message>
        <source>Every row costs the same, the first as well as the thousandth.</source>
        <translation>Jede Zeile kostet gleich viel, die erste wie die tausendste.</translation>
    </message>
    <message>
        <source>As much as now: it is made for the whole text</source>
        <translation>So viel wie jetzt: Er ist für den ganzen Text angelegt</translation>
    </message>
    <message>
        <source>Some programs do set the memory aside from the start. Here it&apos;s taken when rows come.</source>
        <translation>Manche Programme legen den Speicher tatsächlich von Anfang an beiseite. Hier wird er genommen, wenn Zeilen kommen.</translation>
    </message>
    <message>
        <source>Four times as much</source>
        <translation>Viermal so viel</translation>
    </message>
    <message>
        <source>That is how the **work** grows without a cache. Memory doesn&apos;t: no row is kept twice.</source>
        <translation>So wächst ohne Cache die **Arbeit**. Der Speicher nicht: Keine Zeile wird zweimal behalten.</translation>
    </message>
    <message>
        <source>{cache_rows} rows, {cache_size}. A whole context of {context} rows would take {full_cache}. And the rows stay until the conversation ends.</source>
        <translation>{cache_rows} Zeilen, {cache_size}. Ein ganzer Kontext von {context} Zeilen würde {full_cache} belegen. Und die Zeilen bleiben, bis das Gespräch endet.</translation>
    </message>
    <message>
        <source>The step in the dashed line is memory that was set aside in advance, 64 rows at a time.</source>
        <translation>Die Stufe in der gestrichelten Linie ist Speicher, der im Voraus beiseitegelegt wurde, immer für 64 Zeilen.</translation>
    </message>
    <message>
        <source>Ask: and when the cache is off? Then the rows exist during a step only. The chart shows it as spikes.</source>
        <translation>Frag: Und wenn der Cache aus ist? Dann gibt es die Zeilen nur während eines Schritts. Das Diagramm zeigt das als Zacken.</translation>
    </message>
    <message>
        <source>GPT-2 small</source>
        <translation>GPT-2 small</translation>
    </message>
    <message>
        <source>The formula stands below the chart&apos;s title: 2 × blocks × width. For this model that makes {row_numbers} numbers a row.</source>
        <translation>Die Formel steht unter dem Titel des Diagramms: 2 × Blöcke × Breite. Für dieses Modell sind das {row_numbers} Zahlen pro Zeile.</translation>
    </message>
    <message>
        <source>GPT-2 small has 12 blocks and a width of 768: that many numbers in a key, and in a value.</source>
        <translation>GPT-2 small hat 12 Blöcke und die Breite 768: So viele Zahlen hat ein Key, und so viele hat ein Value.</translation>
    </message>
    <message>
        <source>How many numbers does it keep for one token?</source>
        <translation>Wie viele Zahlen behält es für ein Token?</translation>
    </message>
    <message>
        <source>{plan_numbers} numbers. (The frame writes the width as 12 heads of 64.) In 16 bits a token takes {plan_token}, the whole window of 1,024 tokens {plan_conversation}.</source>
        <translation>{plan_numbers} Zahlen. (Im Rahmen ist die Breite als 12 Köpfe zu 64 geschrieben.) In 16 Bit belegt ein Token {plan_token}, das ganze Fenster von 1.024 Tokens {plan_conversation}.</translation>
    </message>
    <message>
        <source>Many texts write KB and MB here. It is KiB, of 1,024 bytes, that gives the round number: 36,864 bytes are 36 KiB. Nobody ever worried about 36 MiB.</source>
        <translation>Viele Texte schreiben hier KB und MB. Die runde Zahl ergeben KiB, zu je 1.024 Byte: 36.864 Byte sind 36 KiB. Über 36 MiB hat sich noch niemand Sorgen gemacht.</translation>
    </message>
    <message>
        <source>Let the class multiply: 2 for key and value, 12, 768.</source>
        <translation>Lass die Klasse multiplizieren: 2 für Key und Value, 12, 768.</translation>
    </message>
    <message>
        <source>36 MiB are 37.7 million bytes. The difference between MB and MiB is 5 percent here and 7 percent at GB: small, but a device either holds it or doesn&apos;t.</source>
        <translation>36 MiB sind 37,7 Millionen Byte. Zwischen MB und MiB beträgt der Unterschied hier 5 Prozent, bei GB sind es 7 Prozent: wenig, aber ein Gerät fasst es oder eben nicht.</translation>
    </message>
    <message>
        <source>A larger model</source>
        <translation>Ein größeres Modell</translation>
    </message>
    <message>
        <source>GPT-2 small again: {plan_token} a token. GPT-3 is built in much the same way, but it has 96 blocks instead of 12 and a width of 12,288 instead of 768: eight times as deep, 16 times as wide.</source>
        <translation>Noch einmal GPT-2 small: {plan_token} pro Token. GPT-3 ist ganz ähnlich gebaut, hat aber 96 Blöcke statt 12 und die Breite 12.288 statt 768: achtmal so tief, 16-mal so breit.</translation>
    </message>
    <message>
        <source>How many times as much does it keep for one token?</source>
        <translation>Wievielmal so viel behält es für ein Token?</translation>
    </message>
    <message>
        <source>24 times</source>
        <translation>24-mal</translation>
    </message>
    <message>
        <source>Depth and width don&apos;t add up. Each of the eight times as many blocks keeps rows that are 16 times as wide.</source>
        <translation>Tiefe und Breite addieren sich nicht. Jeder der achtmal so vielen Blöcke behält Zeilen, die 16-mal so breit sind.</translation>
    </message>
    <message>
        <source>16 times</source>
        <translation>16-mal</translation>
    </message>
    <message>
        <source>That is the width alone. The depth counts as well: each block keeps a key and a value of its own.</source>
        <translation>Das ist die Breite allein. Auch die Tiefe zählt: Jeder Block behält seinen eigenen Key und Value.</translation>
    </message>
    <message>
        <source>128 times</source>
        <translation>128-mal</translation>
    </message>
    <message>
        <source>8 times 16: the cache grows with depth and with width.</source>
        <translation>8 mal 16: Der Cache wächst mit der Tiefe und mit der Breite.</translation>
    </message>
    <message>
        <source>{plan_token} a token: from KiB to MiB. GPT-3 was built for 2,048 tokens. If it served 100,000, as many models do today, **one** conversation would take {plan_conversation}. Its weights take {plan_weights}.</source>
        <translation>{plan_token} pro Token: aus KiB werden MiB. GPT-3 wurde für 2.048 Tokens gebaut. Würde es 100.000 bedienen, wie heute viele Modelle, würde **ein einziges** Gespräch {plan_conversation} belegen. Seine Gewichte belegen {plan_weights}.</translation>
    </message>
    <message>
        <source>Newer models keep less than 2 × blocks × width, because parts of them share keys and values: lesson 6.</source>
        <translation>Neuere Modelle behalten weniger als 2 × Blöcke × Breite, weil sich Teile von ihnen Keys und Values teilen: Lektion 6.</translation>
    </message>
    <message>
        <source>The same by arithmetic: 18,432 times 128 is 2,359,296 numbers; in 16 bits 4.5 MiB.</source>
        <translation>Dasselbe nachgerechnet: 18.432 mal 128 sind 2.359.296 Zahlen; in 16 Bit 4,5 MiB.</translation>
    </message>
    <message>
        <source>&quot;2 × blocks × width&quot; is the formula for models without shared heads. In general it is 2 × blocks × KV heads × head size, as the box in the frame writes it. Llama 3.1 405B would need 126 blocks × 16,384 by the first, and takes a sixteenth of that.</source>
        <translation>„2 × Blöcke × Breite“ ist die Formel für Modelle ohne geteilte Köpfe. Allgemein lautet sie 2 × Blöcke × KV-Köpfe × Kopfgröße, so wie sie der Kasten im Rahmen schreibt. Llama 3.1 405B bräuchte nach der ersten 126 Blöcke × 16.384, und es braucht ein Sechzehntel davon.</translation>
    </message>
    <message>
        <source>How many fit</source>
        <translation>Wie viele hineinpassen</translation>
    </message>
    <message>
        <source>Llama 3.1 8B on one graphics card with 80 GB. The weights take {plan_weights}; what is left over is for caches. With 8,192 tokens each, {plan_fit} conversations fit at the same time.</source>
        <translation>Llama 3.1 8B auf einer Grafikkarte mit 80 GB. Die Gewichte belegen {plan_weights}; was übrig bleibt, ist für Caches da. Bei je 8.192 Tokens passen {plan_fit} Gespräche gleichzeitig hinein.</translation>
    </message>
    <message>
        <source>The model can do more: it takes up to 131,072 tokens, 16 times as many.</source>
        <translation>Das Modell kann mehr: Es nimmt bis zu 131.072 Tokens, 16-mal so viele.</translation>
    </message>
    <message>
        <source>If every conversation uses all of them: how many fit then?</source>
        <translation>Wenn jedes Gespräch sie alle nutzt: Wie viele passen dann hinein?</translation>
    </message>
    <message>
        <source>{plan_fit}, at {plan_conversation} each.</source>
        <translation>{plan_fit}, mit je {plan_conversation}.</translation>
    </message>
    <message>
        <source>It isn&apos;t the arithmetic that sets this limit but the room for the caches. A long context is a problem of memory before it&apos;s one of arithmetic.</source>
        <translation>Nicht das Rechnen setzt diese Grenze, sondern der Platz für die Caches. Ein langer Kontext ist zuerst ein Problem des Speichers und dann erst eines des Rechnens.</translation>
    </message>
    <message>
        <source>Ask what one would do: shorter contexts, fewer bits, a second card, or not every conversation at full length. The last one is paging, lesson 6.</source>
        <translation>Frag, was man tun würde: kürzere Kontexte, weniger Bits, eine zweite Karte, oder nicht jedes Gespräch in voller Länge. Das Letzte ist Paging, Lektion 6.</translation>
    </message>
    <message>
        <source>True for decode. Reading in a prompt of 131,072 tokens does cost patience as well: there attention&apos;s square makes itself felt.</source>
        <translation>Das gilt für den Decode. Einen Prompt von 131.072 Tokens einzulesen kostet durchaus auch Geduld: Dort macht sich das Quadrat der Attention bemerkbar.</translation>
    </message>
    <message>
        <source>Makers write 80 GB and mean 80 GiB here.</source>
        <translation>Hersteller schreiben 80 GB und meinen hier 80 GiB.</translation>
    </message>
    <message>
        <source>The calculation leaves out what a program needs besides weights and caches.</source>
        <translation>Die Rechnung lässt weg, was ein Programm außer Gewichten und Caches noch braucht.</translation>
    </message>
    <message>
        <source>Larger than the model</source>
        <translation>Größer als das Modell</translation>
    </message>
    <message>
        <source>Llama 2 7B: its weights take {plan_weights}. One conversation of 4,096 tokens takes {plan_conversation}.</source>
        <translation>Llama 2 7B: Seine Gewichte belegen {plan_weights}. Ein Gespräch von 4.096 Tokens belegt {plan_conversation}.</translation>
    </message>
    <message>
        <source>Can the caches take more memory than the model itself?</source>
        <translation>Können die Caches mehr Speicher belegen als das Modell selbst?</translation>
    </message>
    <message>
        <source>No, a cache is something small on the side</source>
        <translation>Nein, ein Cache ist etwas Kleines nebenbei</translation>
    </message>
    <message>
        <source>In most programs it is. But weights are there once, and rows come with every token of every conversation.</source>
        <translation>In den meisten Programmen ist er das. Aber die Gewichte sind einmal da, und Zeilen kommen mit jedem Token jedes Gesprächs hinzu.</translation>
    </message>
    <message>
        <source>Only with a context of millions of tokens</source>
        <translation>Nur bei einem Kontext von Millionen Tokens</translation>
    </message>
    <message>
        <source>Far fewer will do: for a single conversation {plan_outgrows}.</source>
        <translation>Viel weniger genügen: bei einem einzigen Gespräch {plan_outgrows}.</translation>
    </message>
    <message>
        <source>Yes, with long contexts or a few conversations</source>
        <translation>Ja, bei langen Kontexten oder einigen Gesprächen</translation>
    </message>
    <message>
        <source>Both multiply: tokens times conversations. The weights stay as they are.</source>
        <translation>Beides multipliziert sich: Tokens mal Gespräche. Die Gewichte bleiben, wie sie sind.</translation>
    </message>
    <message>
        <source>16 conversations: {plan_total} of caches beside {plan_weights} of weights. At {plan_outgrows} tokens each the caches are as large as the model.</source>
        <translation>16 Gespräche: {plan_total} an Caches neben {plan_weights} an Gewichten. Bei je {plan_outgrows} Tokens sind die Caches so groß wie das Modell.</translation>
    </message>
    <message>
        <source>The size grows with tokens, conversations and blocks, with the number of heads and their size, and with the bytes of a number. Each of these is a place to save.</source>
        <translation>Die Größe wächst mit Tokens, Gesprächen und Blöcken, mit der Anzahl der Köpfe und ihrer Größe und mit den Bytes einer Zahl. An jeder dieser Stellen lässt sich sparen.</translation>
    </message>
    <message>
        <source>Write the factors on the board and let the class guess a technique for each, before lesson 6.</source>
        <translation>Schreib die Faktoren an die Tafel und lass die Klasse noch vor Lektion 6 zu jedem ein Verfahren vermuten.</translation>
    </message>
    <message>
        <source>Texts speak of the batch size: that is the number of conversations that are computed together.</source>
        <translation>In Texten ist von der Batchgröße die Rede: Das ist die Anzahl der Gespräche, die zusammen berechnet werden.</translation>
    </message>
    <message>
        <source>Smaller caches</source>
        <translation>Kleinere Caches</translation>
    </message>
    <message>
        <source>Where to save</source>
        <translation>Wo man sparen kann</translation>
    </message>
    <message>
        <source>The question of this lesson: how can a cache be made smaller, and what is given up for it?</source>
        <translation>Die Frage dieser Lektion: Wie lässt sich ein Cache verkleinern, und was gibt man dafür auf?</translation>
    </message>
    <message>
        <source>The formula is a product: 2 × blocks × KV heads × head size × bytes × tokens. Each factor can be made smaller.</source>
        <translation>Die Formel ist ein Produkt: 2 × Blöcke × KV-Köpfe × Kopfgröße × Bytes × Tokens. Jeder Faktor lässt sich verkleinern.</translation>
    </message>
    <message>
        <source>A **head** is one of the parts that look back side by side, each with a query of its own. Llama 3.1 70B has 64 heads, but only 8 **KV heads**: eight heads share one key and one value. This is **grouped-query attention**.</source>
        <translation>Ein **Kopf** ist einer der Teile, die nebeneinander zurückblicken, jeder mit eigener Query. Llama 3.1 70B hat 64 Köpfe, aber nur 8 **KV-Köpfe**: Je acht Köpfe teilen sich einen Key und einen Value. Das heißt **Grouped-Query Attention**.</translation>
    </message>
    <message>
        <source>What would its cache take if every head had its own key and value?</source>
        <translation>Was würde sein Cache belegen, wenn jeder Kopf seinen eigenen Key und Value hätte?</translation>
    </message>
    <message>
        <source>The same: there are 64 queries anyway</source>
        <translation>Gleich viel: Es gibt ja ohnehin 64 Querys</translation>
    </message>
    <message>
        <source>There are. But a query is used in its own step only. Nobody keeps it.</source>
        <translation>Die gibt es. Aber eine Query wird nur in ihrem eigenen Schritt gebraucht. Niemand behält sie.</translation>
    </message>
    <message>
        <source>Eight times as much</source>
        <translation>Achtmal so viel</translation>
    </message>
    <message>
        <source>64 keys and values instead of 8. The rest of the formula stays.</source>
        <translation>64 Keys und Values statt 8. Der Rest der Formel bleibt.</translation>
    </message>
    <message>
        <source>64 times as much</source>
        <translation>64-mal so viel</translation>
    </message>
    <message>
        <source>That would be against a single shared head, which is called multi-query attention.</source>
        <translation>Das wäre im Vergleich zu einem einzigen gemeinsamen Kopf, genannt Multi-Query Attention.</translation>
    </message>
    <message>
        <source>Here a conversation of the full length takes {plan_conversation}. Set the KV heads to 64 in the form and see it grow eight times. Sharing heads was thought out for the sake of this number.</source>
        <translation>Hier belegt ein Gespräch der vollen Länge {plan_conversation}. Stell im Formular die KV-Köpfe auf 64 und sieh zu, wie es achtmal so groß wird. Wegen dieser Zahl hat man sich ausgedacht, Köpfe zu teilen.</translation>
    </message>
    <message>
        <source>After trying it, choose the model again in the form: its own KV heads come back.</source>
        <translation>Wähle nach dem Ausprobieren im Formular das Modell noch einmal: Dann hat es wieder seine eigenen KV-Köpfe.</translation>
    </message>
    <message>
        <source>Why queries are not cached: row 50&apos;s query asks on behalf of row 50, once. Nobody asks it again. Keys and values are what others come for.</source>
        <translation>Warum Querys nicht in den Cache kommen: Die Query von Zeile 50 fragt für Zeile 50, ein einziges Mal. Niemand fragt sie noch einmal ab. Wofür andere kommen, sind Keys und Values.</translation>
    </message>
    <message>
        <source>One head for all</source>
        <translation>Ein Kopf für alle</translation>
    </message>
    <message>
        <source>Now to the answers. The bundled model answers questions about documents it has never seen. The app has 60 such questions; with the exact cache nearly all come out right.</source>
        <translation>Nun zu den Antworten. Das mitgelieferte Modell beantwortet Fragen zu Dokumenten, die es nie gesehen hat. Die App hat 60 solche Fragen; mit dem exakten Cache sind fast alle Antworten richtig.</translation>
    </message>
    <message>
        <source>It has a twin in which all 4 heads share one key and one value. The twin was trained on after the change. Its cache is a quarter of the size.</source>
        <translation>Es hat einen Zwilling, bei dem sich alle 4 Köpfe einen Key und einen Value teilen. Nach der Umstellung wurde der Zwilling weitertrainiert. Sein Cache ist nur ein Viertel so groß.</translation>
    </message>
    <message>
        <source>How many of the 60 questions will the twin get right?</source>
        <translation>Wie viele der 60 Fragen wird der Zwilling richtig beantworten?</translation>
    </message>
    <message>
        <source>About a quarter</source>
        <translation>Etwa ein Viertel</translation>
    </message>
    <message>
        <source>It keeps a quarter of the numbers, but it was trained to make do with them.</source>
        <translation>Er behält ein Viertel der Zahlen, aber er wurde darauf trainiert, mit ihnen auszukommen.</translation>
    </message>
    <message>
        <source>About half</source>
        <translation>Etwa die Hälfte</translation>
    </message>
    <message>
        <source>Fewer numbers need not mean fewer right answers, if a model has learned to live with them.</source>
        <translation>Weniger Zahlen müssen nicht weniger richtige Antworten heißen, wenn ein Modell gelernt hat, mit ihnen zu leben.</translation>
    </message>
    <message>
        <source>Nearly all</source>
        <translation>Fast alle</translation>
    </message>
    <message>
        <source>In training it learned to tell the same with one key and one value.</source>
        <translation>Im Training hat er gelernt, mit einem Key und einem Value dasselbe zu sagen.</translation>
    </message>
    <message>
        <source>{right} of {questions} right, with {squeeze_share} of the memory. With the exact cache it is {exact_right}. The price was paid before: in training. So whoever trains a model decides whether its heads share.</source>
        <translation>{right} von {questions} richtig, mit {squeeze_share} des Speichers. Mit dem exakten Cache sind es {exact_right}. Der Preis wurde vorher gezahlt: im Training. Also entscheidet, wer ein Modell trainiert, ob seine Köpfe teilen.</translation>
    </message>
    <message>
        <source>In large models one head for all costs some quality, even with training. That is why most share in groups.</source>
        <translation>Bei großen Modellen kostet ein Kopf für alle etwas Qualität, sogar mit Training. Darum teilen die meisten in Gruppen.</translation>
    </message>
    <message>
        <source>The twin began as the bundled model with its heads averaged, and was then trained further. Published models were converted in this way, too.</source>
        <translation>Der Zwilling begann als das mitgelieferte Modell mit gemittelten Köpfen und wurde dann weitertrainiert. Auch veröffentlichte Modelle wurden so umgestellt.</translation>
    </message>
    <message>
        <source>In the chart: to the right is more memory, upwards more right answers. The good corner is at the upper left.</source>
        <translation>Im Diagramm: nach rechts mehr Speicher, nach oben mehr richtige Antworten. Die gute Ecke ist oben links.</translation>
    </message>
    <message>
        <source>Without the training</source>
        <translation>Ohne das Training</translation>
    </message>
    <message>
        <source>What if one takes the finished model and simply averages the keys and values of its 4 heads? Nothing is trained afterwards. The cache is as small as the twin&apos;s.</source>
        <translation>Was, wenn man das fertige Modell nimmt und die Keys und Values seiner 4 Köpfe einfach mittelt? Danach wird nichts trainiert. Der Cache ist so klein wie der des Zwillings.</translation>
    </message>
    <message>
        <source>How many of the 60 will it get right now?</source>
        <translation>Wie viele der 60 wird es jetzt richtig beantworten?</translation>
    </message>
    <message>
        <source>Next to none</source>
        <translation>So gut wie keine</translation>
    </message>
    <message>
        <source>Every head was trained for its own keys. With their average it looks in the wrong places.</source>
        <translation>Jeder Kopf wurde für seine eigenen Keys trainiert. Mit ihrem Mittel sucht er an den falschen Stellen.</translation>
    </message>
    <message>
        <source>Nearly all, like the twin</source>
        <translation>Fast alle, wie der Zwilling</translation>
    </message>
    <message>
        <source>The twin&apos;s numbers have learned to serve all heads. These have not.</source>
        <translation>Die Zahlen des Zwillings haben gelernt, allen Köpfen zu dienen. Diese nicht.</translation>
    </message>
    <message>
        <source>An average sounds like a middle way. But four heads that look for different things find nothing with a mixed key.</source>
        <translation>Ein Mittel klingt nach einem Mittelweg. Aber vier Köpfe, die nach Verschiedenem suchen, finden mit einem gemischten Key nichts.</translation>
    </message>
    <message>
        <source>{right} of {questions}. The page shows an answer of this model beside the exact one: it has lost track of the document.</source>
        <translation>{right} von {questions}. Die Seite zeigt eine Antwort dieses Modells neben der exakten: Es hat das Dokument aus den Augen verloren.</translation>
    </message>
    <message>
        <source>So the **size** of a cache alone says little about what it is worth.</source>
        <translation>Die **Größe** eines Cache allein sagt also wenig darüber, was er taugt.</translation>
    </message>
    <message>
        <source>Let somebody read a few of the wrong answers aloud, with the arrows in the question&apos;s card.</source>
        <translation>Lass jemanden ein paar der falschen Antworten vorlesen, mit den Pfeilen auf der Karte der Frage.</translation>
    </message>
    <message>
        <source>Fewer bits</source>
        <translation>Weniger Bits</translation>
    </message>
    <message>
        <source>A number in the cache takes 32 bits here. Many servers keep 16, or 8. What about 4? Then a number can only take 15 different values, on a scale that it shares with 31 others. This is **quantization**, and it takes a seventh of the memory.</source>
        <translation>Eine Zahl im Cache belegt hier 32 Bit. Viele Server behalten 16 oder 8. Wie wäre es mit 4? Dann kann eine Zahl nur 15 verschiedene Werte haben, auf einer Skala, die sie sich mit 31 anderen teilt. Das heißt **Quantisierung**, und es belegt ein Siebtel des Speichers.</translation>
    </message>
    <message>
        <source>How many of the 60 will be right with 4 bits?</source>
        <translation>Wie viele der 60 werden mit 4 Bit richtig sein?</translation>
    </message>
    <message>
        <source>{right} of {questions}, with {squeeze_share} of the memory.</source>
        <translation>{right} von {questions}, mit {squeeze_share} des Speichers.</translation>
    </message>
    <message>
        <source>Every row is still there, each a bit blurred, and that hurts little. The probabilities do shift a little: the answers are nearly the same, not exactly the same. 8 bits can hardly be told from the exact cache.</source>
        <translation>Jede Zeile ist noch da, jede ein wenig verschwommen, und das schadet wenig. Die Wahrscheinlichkeiten verschieben sich zwar etwas: Die Antworten sind fast dieselben, nicht genau dieselben. 8 Bit lassen sich vom exakten Cache kaum unterscheiden.</translation>
    </message>
    <message>
        <source>Why a seventh and not an eighth: each group of 32 numbers keeps a 16-bit scale.</source>
        <translation>Warum ein Siebtel und nicht ein Achtel: Jede Gruppe von 32 Zahlen behält eine Skala von 16 Bit.</translation>
    </message>
    <message>
        <source>Ask for all ways of fewer bits (&quot;Run all&quot;): 16, 8, keys in 8 with values in 4, 4. Keys suffer more from few bits than values do.</source>
        <translation>Probier alle Wege mit weniger Bits aus („Alle starten“): 16, 8, Keys in 8 mit Values in 4, 4. Keys leiden unter wenigen Bits mehr als Values.</translation>
    </message>
    <message>
        <source>Throw rows away</source>
        <translation>Zeilen wegwerfen</translation>
    </message>
    <message>
        <source>One can also keep fewer rows. The simplest way is a window: the newest 64 rows stay, older ones are **evicted**. Memory stops growing. Here it&apos;s about a third of the exact cache at the end.</source>
        <translation>Man kann auch weniger Zeilen behalten. Am einfachsten ist ein Fenster: Die neuesten 64 Zeilen bleiben, ältere werden **verdrängt**. Der Speicher wächst nicht mehr. Hier ist es am Ende etwa ein Drittel des exakten Cache.</translation>
    </message>
    <message>
        <source>The documents are up to a few hundred tokens long.</source>
        <translation>Die Dokumente sind bis zu ein paar hundert Tokens lang.</translation>
    </message>
    <message>
        <source>How many of the 60 will be right with the newest 64 rows?</source>
        <translation>Wie viele der 60 werden mit den neuesten 64 Zeilen richtig sein?</translation>
    </message>
    <message>
        <source>Look at a wrong answer: the framed rows held the fact, and they are gone. The model still writes a fine sentence and fills in something likely. Those that are still right mostly ask for something within the newest 64 rows. Compare this to 4 bits, which took less memory.</source>
        <translation>Sieh dir eine falsche Antwort an: In den umrahmten Zeilen stand die Tatsache, und sie sind weg. Das Modell schreibt trotzdem einen schönen Satz und füllt etwas Wahrscheinliches ein. Was noch richtig ist, fragt meist nach etwas innerhalb der neuesten 64 Zeilen. Vergleiche das mit 4 Bit, die weniger Speicher belegten.</translation>
    </message>
    <message>
        <source>Cleverer choices are in the list: the rows looked at most, or the first few beside the newest. &quot;Merge old pairs&quot; averages old rows instead: a trace stays, the fact mostly does not. On these questions none of them saves the day: nobody knows beforehand which row the question will need.</source>
        <translation>In der Liste stehen klügere Auswahlen: die Zeilen, auf die am meisten geblickt wurde, oder die ersten paar neben den neuesten. „Alte Paare verschmelzen“ mittelt stattdessen alte Zeilen: Eine Spur bleibt, die Tatsache meist nicht. Bei diesen Fragen rettet keine davon den Tag: Niemand weiß im Voraus, welche Zeile die Frage brauchen wird.</translation>
    </message>
    <message>
        <source>In other texts a window does well: the next word mostly depends on the last few sentences. So the loss depends on the task.</source>
        <translation>In anderen Texten leistet ein Fenster gute Dienste: Das nächste Wort hängt meist von den letzten paar Sätzen ab. Der Verlust kommt also auf die Aufgabe an.</translation>
    </message>
    <message>
        <source>The wrong answers are well-formed. That is what makes this loss dangerous.</source>
        <translation>Die falschen Antworten sind wohlgeformt. Das macht diesen Verlust so gefährlich.</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>The last way changes no number. A server doesn&apos;t know how long an answer will get. Reserved in one piece, each conversation gets room for the longest possible one. In **pages** of 16 rows, it gets the next page when the last is full.</source>
        <translation>Der letzte Weg ändert keine Zahl. Ein Server weiß nicht, wie lang eine Antwort wird. Am Stück reserviert bekommt jedes Gespräch Platz für die längste mögliche. In **Seiten** von 16 Zeilen bekommt es die nächste Seite, wenn die letzte voll ist.</translation>
    </message>
    <message>
        <source>12 conversations with the bundled model come in. For their caches there are 8 MiB, which is room for 1,024 rows.</source>
        <translation>12 Gespräche mit dem mitgelieferten Modell kommen an. Für ihre Caches gibt es 8 MiB, das ist Platz für 1.024 Zeilen.</translation>
    </message>
    <message>
        <source>Reserved in one piece: how much of what was given out stays empty?</source>
        <translation>Am Stück reserviert: Wie viel von dem, was vergeben wurde, bleibt leer?</translation>
    </message>
    <message>
        <source>About a tenth</source>
        <translation>Etwa ein Zehntel</translation>
    </message>
    <message>
        <source>So it would be if most answers were as long as the longest. They rarely are.</source>
        <translation>So wäre es, wenn die meisten Antworten so lang wären wie die längste. Das sind sie selten.</translation>
    </message>
    <message>
        <source>About a third</source>
        <translation>Etwa ein Drittel</translation>
    </message>
    <message>
        <source>It&apos;s worse: most answers end long before the longest possible one.</source>
        <translation>Es ist schlimmer: Die meisten Antworten enden lange vor der längsten möglichen.</translation>
    </message>
    <message>
        <source>More than half</source>
        <translation>Mehr als die Hälfte</translation>
    </message>
    <message>
        <source>Room for the longest answer is reserved, and most answers are short.</source>
        <translation>Platz wird für die längste Antwort reserviert, und die meisten Antworten sind kurz.</translation>
    </message>
    <message>
        <source>In one piece: {pieces_empty} of it was empty, and {pieces_admitted} conversations at most ran at the same time. In pages: {pages_empty} empty and {pages_admitted} at once. The picture shows the fullest moment.</source>
        <translation>Am Stück: {pieces_empty} davon waren leer, und höchstens {pieces_admitted} Gespräche liefen gleichzeitig. In Seiten: {pages_empty} leer und {pages_admitted} gleichzeitig. Das Bild zeigt den vollsten Augenblick.</translation>
    </message>
    <message>
        <source>The caches are as large as before. What has gone is memory that was reserved and empty. Such waste is called **fragmentation**.</source>
        <translation>Die Caches sind so groß wie vorher. Was verschwunden ist, ist reservierter, leerer Speicher. Solche Verschwendung heißt **Fragmentierung**.</translation>
    </message>
    <message>
        <source>Watch the picture: pale is lent and empty. Pages of one conversation need not lie side by side.</source>
        <translation>Sieh dir das Bild an: Blass heißt vergeben und leer. Die Seiten eines Gesprächs müssen nicht nebeneinanderliegen.</translation>
    </message>
    <message>
        <source>Conversations that begin alike can share pages, too: the Chat page shows it with two conversations about one document.</source>
        <translation>Gespräche, die gleich beginnen, können sich auch Seiten teilen: Die Seite „Chat“ zeigt es mit zwei Gesprächen über ein Dokument.</translation>
    </message>
    <message>
        <source>Which way for what</source>
        <translation>Welcher Weg wofür</translation>
    </message>
    <message>
        <source>Four ways: share heads, use fewer bits, keep fewer rows, give out memory in pages.</source>
        <translation>Vier Wege: Köpfe teilen, weniger Bits verwenden, weniger Zeilen behalten, Speicher in Seiten vergeben.</translation>
    </message>
    <message>
        <source>You run a finished model that you can&apos;t train. You want a quarter of the memory, and answers that may depend on any row of a long document.</source>
        <translation>Du betreibst ein fertiges Modell, das du nicht trainieren kannst. Du willst mit einem Viertel des Speichers auskommen, und die Antworten können von jeder Zeile eines langen Dokuments abhängen.</translation>
    </message>
    <message>
        <source>What do you try first?</source>
        <translation>Was probierst du als Erstes?</translation>
    </message>
    <message>
        <source>Averaging its heads</source>
        <translation>Seine Köpfe mitteln</translation>
    </message>
    <message>
        <source>Without training, the heads find nothing any more.</source>
        <translation>Ohne Training finden die Köpfe nichts mehr.</translation>
    </message>
    <message>
        <source>Keeping the newest quarter of the rows</source>
        <translation>Das neueste Viertel der Zeilen behalten</translation>
    </message>
    <message>
        <source>What the question needs may stand in the other three quarters.</source>
        <translation>Was die Frage braucht, steht vielleicht in den anderen drei Vierteln.</translation>
    </message>
    <message>
        <source>8 bits for each number</source>
        <translation>8 Bit für jede Zahl</translation>
    </message>
    <message>
        <source>From 32 bits it&apos;s about a quarter, every row stays, and hardly an answer changes.</source>
        <translation>Gegenüber 32 Bit ist das etwa ein Viertel, jede Zeile bleibt, und kaum eine Antwort ändert sich.</translation>
    </message>
    <message>
        <source>They save what would be reserved and empty. The rows themselves take as much as before.</source>
        <translation>Sie sparen, was reserviert und leer wäre. Die Zeilen selbst belegen so viel wie vorher.</translation>
    </message>
    <message>
        <source>{right} of {questions} with {squeeze_share} of the memory. The quarter is counted from 32 bits. Servers mostly start from 16 bits; there 8 bits are half.</source>
        <translation>{right} von {questions} mit {squeeze_share} des Speichers. Das Viertel ist von 32 Bit aus gezählt. Server gehen meist von 16 Bit aus; dort sind 8 Bit die Hälfte.</translation>
    </message>
    <message>
        <source>Sharing heads needs training. Fewer bits blur a little. Evicting forgets. Pages give up nothing of the answers. In practice they are combined.</source>
        <translation>Köpfe zu teilen braucht Training. Weniger Bits verwischen ein wenig. Verdrängen vergisst. Seiten geben nichts von den Antworten auf. In der Praxis wird all das kombiniert.</translation>
    </message>
    <message>
        <source>Let each group defend one of the four ways in a sentence, then look at the chart once more.</source>
        <translation>Lass jede Gruppe einen der vier Wege in einem Satz verteidigen, dann schaut noch einmal auf das Diagramm.</translation>
    </message>
    <message>
        <source>The chart keeps what was asked before: with &quot;Run all&quot; it fills with every way.</source>
        <translation>Das Diagramm behält, was schon gefragt wurde: Mit „Alle starten“ füllt es sich mit allen Wegen.</translation>
    </message>
    <message>
        <source>Between turns</source>
        <translation>Zwischen den Runden</translation>
    </message>
    <message>
        <source>A long document</source>
        <translation>Ein langes Dokument</translation>
    </message>
    <message>
        <source>The question of this lesson: an answer is finished. What becomes of its cache when the next question comes?</source>
        <translation>Die Frage dieser Lektion: Eine Antwort ist fertig. Was wird aus ihrem Cache, wenn die nächste Frage kommt?</translation>
    </message>
    <message>
        <source>Somebody pastes a document of 366 tokens into a chat and asks: what is the job of Noah? The model has seen none of it.</source>
        <translation>Jemand fügt ein Dokument von 366 Tokens in einen Chat ein und fragt: Was ist Noah von Beruf? Das Modell hat noch nichts davon gesehen.</translation>
    </message>
    <message>
        <source>How many rows does it compute before its answer begins?</source>
        <translation>Wie viele Zeilen berechnet es, bevor seine Antwort beginnt?</translation>
    </message>
    <message>
        <source>Those of the document and of the question</source>
        <translation>Die des Dokuments und die der Frage</translation>
    </message>
    <message>
        <source>All tokens of the prompt, in one prefill.</source>
        <translation>Alle Tokens des Prompts, in einem Prefill.</translation>
    </message>
    <message>
        <source>Those of the question, about a dozen</source>
        <translation>Die der Frage, etwa ein Dutzend</translation>
    </message>
    <message>
        <source>The model has to know what the document says. For that it needs the document&apos;s rows.</source>
        <translation>Das Modell muss wissen, was im Dokument steht. Dafür braucht es die Zeilen des Dokuments.</translation>
    </message>
    <message>
        <source>Only the one that speaks of Noah&apos;s job</source>
        <translation>Nur die, in der Noahs Beruf vorkommt</translation>
    </message>
    <message>
        <source>Nobody has told it yet where that stands. To find it, it needs the keys of all rows.</source>
        <translation>Noch hat ihm niemand gesagt, wo das steht. Um es zu finden, braucht es die Keys aller Zeilen.</translation>
    </message>
    <message>
        <source>{turn_computed} rows computed, {turn_reused} read back: a full prefill. The first token came after {turn_time}. The chart has one bar only: at the first question there is nothing to keep yet, so kept and not kept are the same work.</source>
        <translation>{turn_computed} Zeilen berechnet, {turn_reused} zurückgelesen: ein vollständiger Prefill. Das erste Token kam nach {turn_time}. Das Diagramm hat nur einen Balken: Bei der ersten Frage gibt es noch nichts zu behalten, also sind behalten und nicht behalten dieselbe Arbeit.</translation>
    </message>
    <message>
        <source>Count with the class: 366 rows of the document, and 13 of the question with the words around it.</source>
        <translation>Zählt gemeinsam: 366 Zeilen des Dokuments und 13 der Frage samt den Wörtern um sie herum.</translation>
    </message>
    <message>
        <source>The second question</source>
        <translation>Die zweite Frage</translation>
    </message>
    <message>
        <source>The answer is there. Its rows and those of the document are still in the cache: the app **retains** it between turns. Blue are the rows of the document, yellow those of the question, green those of the answer.</source>
        <translation>Die Antwort ist da. Ihre Zeilen und die des Dokuments sind noch im Cache: Die App **behält** ihn zwischen den Runden. Blau sind die Zeilen des Dokuments, gelb die der Frage, grün die der Antwort.</translation>
    </message>
    <message>
        <source>The next question: what has Sofia found?</source>
        <translation>Die nächste Frage: Was hat Sofia gefunden?</translation>
    </message>
    <message>
        <source>How many rows does this turn compute before its answer begins?</source>
        <translation>Wie viele Zeilen berechnet diese Runde, bevor ihre Antwort beginnt?</translation>
    </message>
    <message>
        <source>{turn_computed}: the new question with the words around it, and the last token of the answer, which had no row yet.</source>
        <translation>{turn_computed}: die neue Frage samt den Wörtern um sie herum und das letzte Token der Antwort, das noch keine Zeile hatte.</translation>
    </message>
    <message>
        <source>{turn_reused} rows were read back. The first token came after {turn_time}. Had nothing been kept, it would have taken {turn_other_time}: {turn_ratio} times as long. The document was not read again.</source>
        <translation>{turn_reused} Zeilen wurden zurückgelesen. Das erste Token kam nach {turn_time}. Wäre nichts behalten worden, hätte es {turn_other_time} gedauert: {turn_ratio}-mal so lange. Das Dokument wurde nicht noch einmal gelesen.</translation>
    </message>
    <message>
        <source>Nothing in the conversation above the new question has changed, so all of its rows are still valid: the causal mask of lesson 2 again.</source>
        <translation>Über der neuen Frage hat sich im Gespräch nichts geändert, also gelten alle seine Zeilen noch: wieder die kausale Maske aus Lektion 2.</translation>
    </message>
    <message>
        <source>The striped bar is measured, not estimated: when the engine has nothing to do, it makes the same turn the other way.</source>
        <translation>Der gestreifte Balken ist gemessen, nicht geschätzt: Wenn die Engine nichts zu tun hat, macht sie dieselbe Runde auf die andere Art.</translation>
    </message>
    <message>
        <source>Not kept</source>
        <translation>Nicht behalten</translation>
    </message>
    <message>
        <source>Now &quot;Keep the cache between turns&quot; is off: when a turn ends, its cache is dropped. A busy server may do so, because it needs the memory for others.</source>
        <translation>Jetzt ist „Cache zwischen den Runden behalten“ aus: Wenn eine Runde endet, wird ihr Cache verworfen. Ein ausgelasteter Server macht das vielleicht, weil er den Speicher für andere braucht.</translation>
    </message>
    <message>
        <source>The second question comes.</source>
        <translation>Die zweite Frage kommt.</translation>
    </message>
    <message>
        <source>What will be different?</source>
        <translation>Was wird anders sein?</translation>
    </message>
    <message>
        <source>The answer: the model has forgotten the document</source>
        <translation>Die Antwort: Das Modell hat das Dokument vergessen</translation>
    </message>
    <message>
        <source>The text of the conversation is still there and is sent along. Only the rows are gone, and they can be computed again.</source>
        <translation>Der Text des Gesprächs ist noch da und wird mitgeschickt. Nur die Zeilen sind weg, und sie lassen sich neu berechnen.</translation>
    </message>
    <message>
        <source>Only the time until the first token</source>
        <translation>Nur die Zeit bis zum ersten Token</translation>
    </message>
    <message>
        <source>All rows are computed again, to the same numbers. The answer is the same.</source>
        <translation>Alle Zeilen werden neu berechnet, mit denselben Zahlen. Die Antwort ist dieselbe.</translation>
    </message>
    <message>
        <source>Nothing at all</source>
        <translation>Gar nichts</translation>
    </message>
    <message>
        <source>The words won&apos;t differ. But the waiting will.</source>
        <translation>Die Worte werden sich nicht unterscheiden. Das Warten schon.</translation>
    </message>
    <message>
        <source>{turn_computed} rows, the whole conversation once more. {turn_time} until the first token, instead of {turn_other_time}. The answer is the same.</source>
        <translation>{turn_computed} Zeilen, noch einmal das ganze Gespräch. {turn_time} bis zum ersten Token statt {turn_other_time}. Die Antwort ist dieselbe.</translation>
    </message>
    <message>
        <source>You may have noticed this in a long chat: it answers fast while you talk, and slowly after a long break.</source>
        <translation>Vielleicht ist dir das in einem langen Chat schon aufgefallen: Er antwortet schnell, solange ihr redet, und langsam nach einer langen Pause.</translation>
    </message>
    <message>
        <source>Two things are called &quot;memory&quot; in a chat: the text, which always goes along, and the cache, which is only there to save time. Mixing them up is the commonest mistake.</source>
        <translation>Zwei Dinge heißen in einem Chat „Gedächtnis“: der Text, der immer mitgeht, und der Cache, der nur da ist, um Zeit zu sparen. Sie zu verwechseln ist der häufigste Fehler.</translation>
    </message>
    <message>
        <source>A word early in the document</source>
        <translation>Ein Wort weit vorn im Dokument</translation>
    </message>
    <message>
        <source>The cache is kept again. Now somebody corrects one word near the **beginning** of the document: a house in its third sentence isn&apos;t green but yellow.</source>
        <translation>Der Cache wird wieder behalten. Nun berichtigt jemand ein Wort nahe am **Anfang** des Dokuments: Ein Haus im dritten Satz ist nicht grün, sondern gelb.</translation>
    </message>
    <message>
        <source>How many of the kept rows can stay?</source>
        <translation>Wie viele der behaltenen Zeilen können bleiben?</translation>
    </message>
    <message>
        <source>All but one</source>
        <translation>Alle bis auf eine</translation>
    </message>
    <message>
        <source>The row of the word must go. But every row below may have looked at it.</source>
        <translation>Die Zeile des Wortes muss weg. Aber jede Zeile darunter hat vielleicht auf sie geblickt.</translation>
    </message>
    <message>
        <source>It doesn&apos;t depend on how much was changed, only on where.</source>
        <translation>Es kommt nicht darauf an, wie viel geändert wurde, sondern nur, wo.</translation>
    </message>
    <message>
        <source>Only those above the word, a few</source>
        <translation>Nur die über dem Wort, ein paar</translation>
    </message>
    <message>
        <source>The word stands near the beginning, so there is not much above it.</source>
        <translation>Das Wort steht nahe am Anfang, also ist nicht viel darüber.</translation>
    </message>
    <message>
        <source>{turn_reused} rows could stay. Then the next question came, and {turn_computed} rows had to be computed before its answer began. That took {turn_time}; with nothing kept at all it would have taken {turn_other_time}. One small word near the beginning costs nearly the whole prefill.</source>
        <translation>{turn_reused} Zeilen konnten bleiben. Dann kam die nächste Frage, und {turn_computed} Zeilen mussten berechnet werden, bevor ihre Antwort begann. Das dauerte {turn_time}; ohne irgendetwas Behaltenes hätte es {turn_other_time} gedauert. Ein kleines Wort nahe am Anfang kostet fast den ganzen Prefill.</translation>
    </message>
    <message>
        <source>To see it more slowly, press &quot;Change an early word&quot; by hand and wait with the next question: what is left of the blue is the beginning only.</source>
        <translation>Wenn du es langsamer sehen willst, klicke selbst auf „Frühes Wort ändern“ und warte mit der nächsten Frage: Vom Blau ist nur der Anfang übrig.</translation>
    </message>
    <message>
        <source>A word late in the document</source>
        <translation>Ein Wort weit hinten im Dokument</translation>
    </message>
    <message>
        <source>The same conversation again, from its beginning. This time the corrected word stands in the last line of the document: Sofia has not seven cows but eight.</source>
        <translation>Noch einmal dasselbe Gespräch von Anfang an. Diesmal steht das berichtigte Wort in der letzten Textzeile des Dokuments: Sofia hat nicht sieben Kühe, sondern acht.</translation>
    </message>
    <message>
        <source>How many rows stay valid?</source>
        <translation>Wie viele Zeilen gelten noch?</translation>
    </message>
    <message>
        <source>{turn_reused} were read back. The next question had {turn_computed} rows to compute: what stands below the word, and the question itself. That took {turn_time}; with nothing kept it would have taken {turn_other_time}.</source>
        <translation>{turn_reused} wurden zurückgelesen. Für die nächste Frage waren {turn_computed} Zeilen zu berechnen: was unter dem Wort steht und die Frage selbst. Das dauerte {turn_time}; ohne Behaltenes hätte es {turn_other_time} gedauert.</translation>
    </message>
    <message>
        <source>So there is a rule for everyone who writes prompts: first what never changes, last what changes often.</source>
        <translation>Daraus folgt eine Regel für alle, die Prompts schreiben: zuerst, was sich nie ändert, zuletzt, was sich oft ändert.</translation>
    </message>
    <message>
        <source>Let the class name things that change: date and time, the user&apos;s name, search results. Where do they stand in the prompts they know?</source>
        <translation>Lass die Klasse aufzählen, was sich ändert: Datum und Uhrzeit, der Name der Person, Suchergebnisse. Wo stehen sie in den Prompts, die sie kennen?</translation>
    </message>
    <message>
        <source>Sold by the token</source>
        <translation>Verkauft pro Token</translation>
    </message>
    <message>
        <source>A provider can keep the rows of your prompt&apos;s beginning from one request to the next. That is **prompt caching**. It needn&apos;t compute them again, and charges less for them.</source>
        <translation>Ein Anbieter kann die Zeilen vom Anfang deines Prompts von einer Anfrage zur nächsten behalten. Das heißt **Prompt-Caching**. Er muss sie nicht noch einmal berechnen und verlangt weniger dafür.</translation>
    </message>
    <message>
        <source>Your prompts begin with the current time, to the second. Then come 10,000 tokens of instructions, the same each time.</source>
        <translation>Deine Prompts beginnen mit der aktuellen Uhrzeit, auf die Sekunde. Dann kommen 10.000 Tokens mit Anweisungen, jedes Mal dieselben.</translation>
    </message>
    <message>
        <source>How much of the prompt is found in the cache at the next request?</source>
        <translation>Wie viel vom Prompt findet sich bei der nächsten Anfrage im Cache?</translation>
    </message>
    <message>
        <source>Nearly everything, since only the time differs</source>
        <translation>Fast alles, denn nur die Uhrzeit ist anders</translation>
    </message>
    <message>
        <source>It differs at the very beginning. All rows below it depend on it.</source>
        <translation>Sie ist ganz am Anfang anders. Alle Zeilen darunter hängen von ihr ab.</translation>
    </message>
    <message>
        <source>All the instructions: their words are the same</source>
        <translation>Alle Anweisungen: Ihre Wörter sind dieselben</translation>
    </message>
    <message>
        <source>The words are the same, but a row depends on what stands **above** it as well.</source>
        <translation>Die Wörter sind dieselben, aber eine Zeile hängt auch von dem ab, was **über** ihr steht.</translation>
    </message>
    <message>
        <source>Next to nothing</source>
        <translation>So gut wie nichts</translation>
    </message>
    <message>
        <source>The first changed token makes all rows below it invalid, and it stands at the top.</source>
        <translation>Das erste geänderte Token macht alle Zeilen darunter ungültig, und es steht ganz oben.</translation>
    </message>
    <message>
        <source>Move the time to the end and all the instructions are found.</source>
        <translation>Verschieb die Uhrzeit ans Ende, und alle Anweisungen werden gefunden.</translation>
    </message>
    <message>
        <source>The frame says what this conversation would cost with and without the discount. &quot;Leave&quot; puts the rows on the disk; &quot;Come back&quot; reads them in again. It is the rule of lesson 2 once more, and now it has a price.</source>
        <translation>Im Rahmen steht, was dieses Gespräch mit und ohne Rabatt kosten würde. „Gehen“ legt die Zeilen auf die Festplatte; „Zurückkommen“ liest sie wieder ein. Es ist noch einmal die Regel aus Lektion 2, und jetzt hat sie einen Preis.</translation>
    </message>
    <message>
        <source>Use the buttons: Leave, then Come back, then ask once more. Rows from the disk are as good as new ones: same numbers.</source>
        <translation>Benutze die Knöpfe: Gehen, dann Zurückkommen, dann frag noch einmal. Zeilen von der Festplatte sind so gut wie neue: dieselben Zahlen.</translation>
    </message>
    <message>
        <source>The prices in the frame are an example and can be changed; providers differ. What they have in common: a cached token is much cheaper than a fresh one, and only a common beginning counts.</source>
        <translation>Die Preise im Rahmen sind ein Beispiel und lassen sich ändern; die Anbieter unterscheiden sich. Gemeinsam ist ihnen: Ein Token aus dem Cache ist viel billiger als ein frisches, und es zählt nur ein gemeinsamer Anfang.</translation>
    </message>
    <message>
        <source>Why bits can differ</source>
        <translation>Warum Bits sich unterscheiden können</translation>
    </message>
    <message>
        <source>Three numbers</source>
        <translation>Drei Zahlen</translation>
    </message>
    <message>
        <source>The question of this lesson: if a cache changes nothing, why do some programs give slightly different **logits** (scores of the next token) with and without it?</source>
        <translation>Die Frage dieser Lektion: Wenn ein Cache nichts ändert, warum liefern manche Programme mit und ohne ihn leicht verschiedene **Logits** (Punktzahlen des nächsten Tokens)?</translation>
    </message>
    <message>
        <source>Point at a stripe of the card, or go along it with the arrow keys: it tells you a number of the row as the computer holds it, in 32 bits. That is about seven digits. After every addition the result is **rounded** to that.</source>
        <translation>Zeig auf einen Streifen der Karte, oder geh mit den Pfeiltasten daran entlang: Sie nennt dir eine Zahl der Zeile, so wie der Rechner sie hält, in 32 Bit. Das sind etwa sieben Stellen. Nach jeder Addition wird das Ergebnis darauf **gerundet**.</translation>
    </message>
    <message>
        <source>A computer adds from left to right, in such numbers: 100,000,000 + 1 −&#xa0;100,000,000. What comes out?</source>
        <translation>Ein Rechner addiert von links nach rechts, in solchen Zahlen: 100.000.000 + 1 − 100.000.000. Was kommt heraus?</translation>
    </message>
    <message>
        <source>1</source>
        <translation>1</translation>
    </message>
    <message>
        <source>On paper, yes. But the sum in between would need nine digits.</source>
        <translation>Auf dem Papier ja. Aber die Summe dazwischen würde neun Stellen brauchen.</translation>
    </message>
    <message>
        <source>Something like 0.99</source>
        <translation>Ungefähr 0,99</translation>
    </message>
    <message>
        <source>Rounding isn&apos;t a blur that hits every result a little. Here a whole number gets lost.</source>
        <translation>Runden ist keine Unschärfe, die jedes Ergebnis ein wenig trifft. Hier geht eine ganze Zahl verloren.</translation>
    </message>
    <message>
        <source>0</source>
        <translation>0</translation>
    </message>
    <message>
        <source>100,000,001 needs nine digits. It&apos;s rounded to 100,000,000, and the 1 is lost.</source>
        <translation>100.000.001 braucht neun Stellen. Es wird auf 100.000.000 gerundet, und die 1 ist weg.</translation>
    </message>
    <message>
        <source>Put the same three numbers in another order, 100,000,000 −&#xa0;100,000,000 + 1, and it is 1. So a sum of rounded numbers depends on its **order**. A logit is the end of thousands of such sums.</source>
        <translation>Stell dieselben drei Zahlen um, 100.000.000 − 100.000.000 + 1, und es ist 1. Eine Summe gerundeter Zahlen hängt also von ihrer **Reihenfolge** ab. Ein Logit ist das Ende von Tausenden solcher Summen.</translation>
    </message>
    <message>
        <source>Everybody can try it: in most languages with 32-bit floats. With 64 bits take 10 to the power of 17.</source>
        <translation>Jede und jeder kann es ausprobieren: in den meisten Sprachen mit 32-Bit-Gleitkommazahlen. Bei 64 Bit nimm 10 hoch 17.</translation>
    </message>
    <message>
        <source>No order is the right one. All are a little off; they are off differently.</source>
        <translation>Keine Reihenfolge ist die richtige. Alle liegen ein wenig daneben; sie liegen verschieden daneben.</translation>
    </message>
    <message>
        <source>An order that stays</source>
        <translation>Eine Reihenfolge, die bleibt</translation>
    </message>
    <message>
        <source>This app&apos;s own arithmetic is called **exact**. It isn&apos;t free of rounding. But it adds every sum in one fixed order, no matter how many rows are computed together or how many processor cores share the work.</source>
        <translation>Die eigene Arithmetik dieser App heißt **exakt**. Frei von Rundung ist sie nicht. Aber sie addiert jede Summe in einer festen Reihenfolge, egal wie viele Zeilen zusammen berechnet werden oder wie viele Prozessorkerne sich die Arbeit teilen.</translation>
    </message>
    <message>
        <source>Lane A computes one row at a step, lane B up to 120 rows.</source>
        <translation>Bahn A berechnet in einem Schritt eine Zeile, Bahn B bis zu 120 Zeilen.</translation>
    </message>
    <message>
        <source>How far apart will their logits be at most?</source>
        <translation>Wie weit werden ihre Logits höchstens auseinanderliegen?</translation>
    </message>
    <message>
        <source>A few hundred-thousandths</source>
        <translation>Ein paar Hunderttausendstel</translation>
    </message>
    <message>
        <source>So it is with most programs, and you&apos;ll see one in a moment. Here the same numbers are added in the same order.</source>
        <translation>So ist es bei den meisten Programmen, und gleich wirst du eines sehen. Hier werden dieselben Zahlen in derselben Reihenfolge addiert.</translation>
    </message>
    <message>
        <source>It grows from step to step</source>
        <translation>Es wird von Schritt zu Schritt mehr</translation>
    </message>
    <message>
        <source>It would, if small differences got into the cache and added up. There are none to begin with.</source>
        <translation>Das würde es, wenn kleine Unterschiede in den Cache gerieten und sich aufsummierten. Es gibt aber von vornherein keine.</translation>
    </message>
    <message>
        <source>Not at all</source>
        <translation>Gar nicht</translation>
    </message>
    <message>
        <source>Same numbers, same order, same rounding: the same bits.</source>
        <translation>Dieselben Zahlen, dieselbe Reihenfolge, dieselbe Rundung: dieselben Bits.</translation>
    </message>
    <message>
        <source>Largest difference: {race_difference}. {race_agreement}.</source>
        <translation>Größter Unterschied: {race_difference}. {race_agreement}.</translation>
    </message>
    <message>
        <source>Keys and values were compared too, every row in every block. That is the promise of the cache, kept to the last bit.</source>
        <translation>Auch Keys und Values wurden verglichen, jede Zeile in jedem Block. Das ist das Versprechen des Cache, eingehalten bis aufs letzte Bit.</translation>
    </message>
    <message>
        <source>&quot;Exact&quot; is a promise about repeating, not about precision. The results are rounded like everybody&apos;s.</source>
        <translation>„Exakt“ ist ein Versprechen über das Wiederholen, nicht über die Genauigkeit. Die Ergebnisse sind gerundet wie überall.</translation>
    </message>
    <message>
        <source>It costs next to nothing in speed, but it has to be planned: work may be divided by rows, heads or outputs, never along a sum.</source>
        <translation>Es kostet so gut wie keine Geschwindigkeit, muss aber eingeplant werden: Die Arbeit darf nach Zeilen, Köpfen oder Ausgaben aufgeteilt werden, nie entlang einer Summe.</translation>
    </message>
    <message>
        <source>The library everybody uses</source>
        <translation>Die Bibliothek, die alle benutzen</translation>
    </message>
    <message>
        <source>The same race, but both lanes calculate with **OpenBLAS**, a library for tables of numbers that very many programs use. For one row it takes another routine than for many. The two add in different orders.</source>
        <translation>Dasselbe Rennen, aber beide Bahnen rechnen mit **OpenBLAS**, einer Bibliothek für Tabellen von Zahlen, die sehr viele Programme benutzen. Für eine Zeile nimmt sie eine andere Routine als für viele. Die beiden addieren in verschiedener Reihenfolge.</translation>
    </message>
    <message>
        <source>On what will the lanes agree?</source>
        <translation>Worin werden die Bahnen übereinstimmen?</translation>
    </message>
    <message>
        <source>On everything, as before</source>
        <translation>In allem, wie vorher</translation>
    </message>
    <message>
        <source>The cache still gives back the same numbers. But now the row **added** to them is computed by another routine than in lane B.</source>
        <translation>Der Cache gibt nach wie vor dieselben Zahlen zurück. Aber die Zeile, die jetzt **hinzukommt**, wird von einer anderen Routine berechnet als in Bahn B.</translation>
    </message>
    <message>
        <source>On all tokens, but not on all bits</source>
        <translation>In allen Tokens, aber nicht in allen Bits</translation>
    </message>
    <message>
        <source>The logits differ in their last digits. The best token is nearly always far enough ahead of the second.</source>
        <translation>Die Logits unterscheiden sich in den letzten Stellen. Das beste Token liegt fast immer weit genug vor dem zweiten.</translation>
    </message>
    <message>
        <source>On hardly anything</source>
        <translation>In kaum etwas</translation>
    </message>
    <message>
        <source>A difference in the seventh digit is small beside the lead of the best token.</source>
        <translation>Ein Unterschied in der siebten Stelle ist klein neben dem Vorsprung des besten Tokens.</translation>
    </message>
    <message>
        <source>{race_agreement}. Largest difference of two logits: {race_difference}. The scores themselves reach from about −10 to 20, so that&apos;s some millionths of their range.</source>
        <translation>{race_agreement}. Größter Unterschied zweier Logits: {race_difference}. Die Punktzahlen selbst reichen von etwa −10 bis 20, das sind also einige Millionstel ihres Bereichs.</translation>
    </message>
    <message>
        <source>It wasn&apos;t the cache that made the difference but the number of rows computed together.</source>
        <translation>Den Unterschied machte nicht der Cache, sondern die Anzahl der Zeilen, die zusammen berechnet wurden.</translation>
    </message>
    <message>
        <source>Compare the two verdict cards: green both times, but the second says &quot;same tokens&quot; where the first says &quot;identical&quot;.</source>
        <translation>Vergleiche die beiden Karten mit dem Urteil: beide Male grün, aber die zweite sagt „Gleiche Tokens“, wo die erste „Identisch“ sagt.</translation>
    </message>
    <message>
        <source>The size of the difference depends on the processor, as the library has routines for each. Collect a few from the class.</source>
        <translation>Wie groß der Unterschied ist, hängt vom Prozessor ab, denn die Bibliothek hat für jeden eigene Routinen. Sammelt in der Klasse ein paar Werte.</translation>
    </message>
    <message>
        <source>When even OpenBLAS agrees</source>
        <translation>Wenn sogar OpenBLAS übereinstimmt</translation>
    </message>
    <message>
        <source>Once more OpenBLAS in both lanes, with and without the cache. They have raced for eight tokens. {race_agreement}; the logits are up to {race_difference} apart. And yet there is a step at which the two lanes agree to the last bit.</source>
        <translation>Noch einmal OpenBLAS in beiden Bahnen, mit und ohne Cache. Das Rennen ging über acht Tokens. {race_agreement}; die Logits liegen bis zu {race_difference} auseinander. Und doch gibt es einen Schritt, in dem beide Bahnen bis aufs letzte Bit übereinstimmen.</translation>
    </message>
    <message>
        <source>Which step is it?</source>
        <translation>Welcher Schritt ist es?</translation>
    </message>
    <message>
        <source>The first</source>
        <translation>Der erste</translation>
    </message>
    <message>
        <source>There both lanes compute all 81 rows of the prompt together: same routine, same order.</source>
        <translation>Da berechnen beide Bahnen alle 81 Zeilen des Prompts zusammen: dieselbe Routine, dieselbe Reihenfolge.</translation>
    </message>
    <message>
        <source>The last</source>
        <translation>Der letzte</translation>
    </message>
    <message>
        <source>Differences don&apos;t wear off. By then every row of lane A but those of the prompt was computed by itself.</source>
        <translation>Unterschiede nutzen sich nicht ab. Bis dahin wurde jede Zeile von Bahn A außer denen des Prompts für sich allein berechnet.</translation>
    </message>
    <message>
        <source>Any one, by chance</source>
        <translation>Irgendeiner, zufällig</translation>
    </message>
    <message>
        <source>The library doesn&apos;t roll dice: the same call with the same numbers gives the same bits. So ask where the calls are the same.</source>
        <translation>Die Bibliothek würfelt nicht: Derselbe Aufruf mit denselben Zahlen ergibt dieselben Bits. Frag also, wo die Aufrufe dieselben sind.</translation>
    </message>
    <message>
        <source>The app raced again, for one token only: {race_agreement}. From the second step on they part: then lane A computes one row and lane B all of them. A row&apos;s bits depend on what is computed **beside** it. Arithmetic that is free of this is called row-invariant or **batch-invariant**.</source>
        <translation>Die App hat das Rennen wiederholt, nur über ein Token: {race_agreement}. Ab dem zweiten Schritt trennen sich die Wege: Dann berechnet Bahn A eine Zeile und Bahn B alle. Die Bits einer Zeile hängen davon ab, was **neben** ihr berechnet wird. Arithmetik, die davon frei ist, heißt zeileninvariant oder **batchinvariant**.</translation>
    </message>
    <message>
        <source>A look at the terminal proves it: rowkeeper-cli compare with both backends openblas says &quot;1 of 8 identical&quot; for the logits of eight tokens.</source>
        <translation>Ein Blick ins Terminal beweist es: rowkeeper-cli compare mit beiden Backends auf openblas sagt für die Logits von acht Tokens „1 of 8 identical“.</translation>
    </message>
    <message>
        <source>Can it change the text?</source>
        <translation>Kann das den Text ändern?</translation>
    </message>
    <message>
        <source>Now both lanes have the cache, but lane A calculates exactly and lane B with OpenBLAS. Their logits differ by some hundred-thousandths.</source>
        <translation>Nun haben beide Bahnen den Cache, aber Bahn A rechnet exakt und Bahn B mit OpenBLAS. Ihre Logits unterscheiden sich um einige Hunderttausendstel.</translation>
    </message>
    <message>
        <source>The model takes the token with the highest logit.</source>
        <translation>Das Modell nimmt das Token mit dem höchsten Logit.</translation>
    </message>
    <message>
        <source>Can such a difference ever change the text?</source>
        <translation>Kann so ein Unterschied je den Text ändern?</translation>
    </message>
    <message>
        <source>Never: it&apos;s far too small</source>
        <translation>Nie: Er ist viel zu klein</translation>
    </message>
    <message>
        <source>Nearly always right. But what counts is not its size alone; it&apos;s the distance between the best two tokens.</source>
        <translation>Fast immer richtig. Aber es zählt nicht nur seine Größe, sondern auch der Abstand zwischen den besten zwei Tokens.</translation>
    </message>
    <message>
        <source>Yes, but rarely: where the two best are almost equal</source>
        <translation>Ja, aber selten: wo die zwei besten fast gleichauf sind</translation>
    </message>
    <message>
        <source>Then rounding decides. And once one token is another, the text after it may be quite another, too.</source>
        <translation>Dann entscheidet die Rundung. Und sobald ein Token ein anderes ist, kann auch der Text danach ein ganz anderer sein.</translation>
    </message>
    <message>
        <source>Yes, in nearly every sentence</source>
        <translation>Ja, in fast jedem Satz</translation>
    </message>
    <message>
        <source>In most steps the best token leads by far more.</source>
        <translation>In den meisten Schritten liegt das beste Token um viel mehr vorn.</translation>
    </message>
    <message>
        <source>{race_agreement}. In 2,000 steps of the bundled model the two best tokens came closer than a ten-thousandth once. In all others they were at least two thousandths apart.</source>
        <translation>{race_agreement}. In 2.000 Schritten des mitgelieferten Modells kamen sich die zwei besten Tokens einmal näher als ein Zehntausendstel. In allen anderen lagen sie mindestens zwei Tausendstel auseinander.</translation>
    </message>
    <message>
        <source>So lanes with different libraries may differ where the gap is that small, and the app names the step. Anything else counts as an error.</source>
        <translation>Bahnen mit verschiedenen Bibliotheken dürfen sich also unterscheiden, wo der Abstand so klein ist, und die App nennt den Schritt. Alles andere zählt als Fehler.</translation>
    </message>
    <message>
        <source>Butterfly effect is a fair word: a coin toss at one token, and everything after it is written in view of that token.</source>
        <translation>Schmetterlingseffekt ist ein treffendes Wort: ein Münzwurf bei einem Token, und alles danach wird mit Blick auf dieses Token geschrieben.</translation>
    </message>
    <message>
        <source>Large models have larger vocabularies and freer texts, so near ties are commoner there.</source>
        <translation>Große Modelle haben größere Vokabulare und freiere Texte, darum liegen dort öfter zwei fast gleichauf.</translation>
    </message>
    <message>
        <source>The same question twice</source>
        <translation>Zweimal dieselbe Frage</translation>
    </message>
    <message>
        <source>You ask a service the same question twice. It is set to take the most probable token always, so nothing is left to chance. And yet the two answers differ at some point.</source>
        <translation>Du stellst einem Dienst zweimal dieselbe Frage. Er ist so eingestellt, dass er immer das wahrscheinlichste Token nimmt, es bleibt also nichts dem Zufall überlassen. Und doch unterscheiden sich die beiden Antworten irgendwo.</translation>
    </message>
    <message>
        <source>A service computes the rows of many users in one pass, a **batch**. How many depends on who else is asking.</source>
        <translation>Ein Dienst berechnet die Zeilen vieler Leute in einem Durchgang, einem **Batch**. Wie viele es sind, hängt davon ab, wer sonst gerade fragt.</translation>
    </message>
    <message>
        <source>What is the likely cause?</source>
        <translation>Was ist die wahrscheinliche Ursache?</translation>
    </message>
    <message>
        <source>A cache that gives back slightly wrong numbers</source>
        <translation>Ein Cache, der leicht falsche Zahlen zurückgibt</translation>
    </message>
    <message>
        <source>A cache gives back what was put in, to the bit.</source>
        <translation>Ein Cache gibt zurück, was hineingelegt wurde, aufs Bit genau.</translation>
    </message>
    <message>
        <source>A hidden roll of the dice</source>
        <translation>Ein verborgener Würfelwurf</translation>
    </message>
    <message>
        <source>It was switched off. And no dice are needed.</source>
        <translation>Der war abgeschaltet. Und Würfel braucht es nicht.</translation>
    </message>
    <message>
        <source>Other users&apos; requests in the same batch</source>
        <translation>Anfragen anderer Leute im selben Batch</translation>
    </message>
    <message>
        <source>They change how many rows are computed together, and that can change the order of the sums.</source>
        <translation>Sie ändern, wie viele Zeilen zusammen berechnet werden, und das kann die Reihenfolge der Summen ändern.</translation>
    </message>
    <message>
        <source>Here 12 conversations came to the bundled model, with 8 MiB for their caches, which is room for 1,024 rows. They went through it in common passes, twice, with different company each time. Every answer was the same both times. The last line in the frame says so.</source>
        <translation>Hier kamen 12 Gespräche zum mitgelieferten Modell, mit 8 MiB für ihre Caches, das ist Platz für 1.024 Zeilen. Sie wurden in gemeinsamen Durchgängen berechnet, zweimal, jedes Mal in anderer Gesellschaft. Jede Antwort war beide Male dieselbe. Das steht ganz unten im Rahmen.</translation>
    </message>
    <message>
        <source>With arithmetic that is batch-invariant, no bit of any answer depends on it. With many libraries it can.</source>
        <translation>Bei batchinvarianter Arithmetik hängt kein Bit irgendeiner Antwort davon ab. Bei vielen Bibliotheken kann es das.</translation>
    </message>
    <message>
        <source>This surprises experts as well: &quot;temperature 0&quot; makes the choice certain, not the numbers it is based on.</source>
        <translation>Das überrascht auch Fachleute: „Temperatur 0“ legt die Auswahl fest, nicht die Zahlen, auf denen sie beruht.</translation>
    </message>
    <message>
        <source>What else changes numbers: another graphics card, another version of a library, weights in fewer bits.</source>
        <translation>Was Zahlen sonst noch ändert: eine andere Grafikkarte, eine andere Version einer Bibliothek, Gewichte mit weniger Bits.</translation>
    </message>
    <message>
        <source>Check yourself</source>
        <translation>Prüf es selbst</translation>
    </message>
    <message>
        <source>To 200 tokens</source>
        <translation>Bis 200 Tokens</translation>
    </message>
    <message>
        <source>The question of this lesson: how much faster is a model with a cache, really?</source>
        <translation>Die Frage dieser Lektion: Wie viel schneller ist ein Modell mit Cache wirklich?</translation>
    </message>
    <message>
        <source>Texts on the KV cache like to end with an experiment. Write the same text twice, **greedily**, which means always taking the most probable token: once with the cache, once without. One such text reports about twice the speed at 200 tokens, for GPT-2 small, and doesn&apos;t name the machine.</source>
        <translation>Texte über den KV-Cache enden gern mit einem Experiment. Schreib zweimal denselben Text, **greedy**, also immer mit dem wahrscheinlichsten Token: einmal mit dem Cache, einmal ohne. Ein solcher Text berichtet bei 200 Tokens von etwa der doppelten Geschwindigkeit, für GPT-2 small, und nennt den Rechner nicht.</translation>
    </message>
    <message>
        <source>Here are two lanes with the bundled model.</source>
        <translation>Hier sind zwei Bahnen mit dem mitgelieferten Modell.</translation>
    </message>
    <message>
        <source>How many times as long will the lane without the cache take, until the text has 200 tokens?</source>
        <translation>Wievielmal so lange wird die Bahn ohne Cache brauchen, bis der Text 200 Tokens hat?</translation>
    </message>
    <message>
        <source>{race_ratio} times as long: {race_time_b} instead of {race_time_a}.</source>
        <translation>{race_ratio}-mal so lange: {race_time_b} statt {race_time_a}.</translation>
    </message>
    <message>
        <source>And the texts? {race_agreement}. As promised: an optimization, not an approximation.</source>
        <translation>Und die Texte? {race_agreement}. Wie versprochen: eine Optimierung, keine Näherung.</translation>
    </message>
    <message>
        <source>Have everybody write the guess down before anyone presses a button.</source>
        <translation>Lass alle ihren Tipp aufschreiben, bevor jemand auf einen Knopf drückt.</translation>
    </message>
    <message>
        <source>On a noisy machine race again: the ratio moves, the row counts don&apos;t.</source>
        <translation>Auf einem unruhigen Rechner lass das Rennen noch einmal laufen: Das Verhältnis verschiebt sich, die Anzahl der Zeilen nicht.</translation>
    </message>
    <message>
        <source>To 1,000 tokens</source>
        <translation>Bis 1.000 Tokens</translation>
    </message>
    <message>
        <source>Now until the text has 1,000 tokens. The same report speaks of not quite five times the speed there.</source>
        <translation>Nun, bis der Text 1.000 Tokens hat. Derselbe Bericht spricht dort von nicht ganz der fünffachen Geschwindigkeit.</translation>
    </message>
    <message>
        <source>The lane without the cache computes half a million rows for this. Both lanes together take ten seconds to a minute, or more on an old machine.</source>
        <translation>Die Bahn ohne Cache berechnet dafür eine halbe Million Zeilen. Beide Bahnen zusammen brauchen zehn Sekunden bis eine Minute, auf einem alten Rechner auch mehr.</translation>
    </message>
    <message>
        <source>How many times as long will lane B take?</source>
        <translation>Wievielmal so lange wird Bahn B brauchen?</translation>
    </message>
    <message>
        <source>{ratio_1000} times as long; at 200 tokens it was {ratio_200}. So the ratio does grow with the text. It is that of **whole runs**. Of the newest steps alone it is {race_step_ratio}: the early ones were short.</source>
        <translation>{ratio_1000}-mal so lange; bei 200 Tokens war es {ratio_200}-mal. Das Verhältnis wächst also tatsächlich mit dem Text. Es ist das der **ganzen Läufe**. Für die neuesten Schritte allein ist es {race_step_ratio}: Die frühen waren kurz.</translation>
    </message>
    <message>
        <source>The model menu has GPT-2 small&apos;s true size, too. Without a cache, 1,000 tokens cost it about 91,000 GFLOP (billions of operations): minutes, at this machine&apos;s {arithmetic}.</source>
        <translation>Im Modellmenü gibt es auch die wahre Größe von GPT-2 small. Ohne Cache kosten 1.000 Tokens dort etwa 91.000 GFLOP (Milliarden Operationen): Minuten, bei den {arithmetic} dieses Rechners.</translation>
    </message>
    <message>
        <source>While it races, watch the points in the chart: lane B climbs, lane A stays at the bottom. The waiting is the lesson.</source>
        <translation>Schaut während des Rennens auf die Punkte im Diagramm: Bahn B klettert, Bahn A bleibt unten. Das Warten ist die Lektion.</translation>
    </message>
    <message>
        <source>To try GPT-2 small: leave the lesson, choose it in the model menu and go to the Race page. 200 tokens take about 3,500 GFLOP without a cache, half a minute on two cores; 1,000 tokens a quarter of an hour.</source>
        <translation>Um GPT-2 small auszuprobieren: Verlass die Lektion, wähle es im Modellmenü und geh auf die Seite „Rennen“. 200 Tokens brauchen ohne Cache etwa 3.500 GFLOP, eine halbe Minute auf zwei Kernen; 1.000 Tokens eine Viertelstunde.</translation>
    </message>
    <message>
        <source>Why is it so much more?</source>
        <translation>Warum ist es so viel mehr?</translation>
    </message>
    <message>
        <source>What do the ratios depend on? Both runs read every weight once a step, that is true. If reading took all the time, both would be equally fast.</source>
        <translation>Wovon hängen die Verhältnisse ab? Beide Läufe lesen jedes Gewicht einmal pro Schritt, das stimmt. Würde das Lesen die ganze Zeit brauchen, wären beide gleich schnell.</translation>
    </message>
    <message>
        <source>But the run without a cache also calculates for all rows. This machine reads {bandwidth} and calculates {arithmetic}. From these two rates alone one would expect ratios of {roofline_200} at 200 tokens and {roofline_1000} at 1,000.</source>
        <translation>Aber der Lauf ohne Cache rechnet auch für alle Zeilen. Dieser Rechner liest {bandwidth} und rechnet {arithmetic}. Aus diesen zwei Raten allein würde man Verhältnisse von {roofline_200} bei 200 Tokens und {roofline_1000} bei 1.000 erwarten.</translation>
    </message>
    <message>
        <source>A large graphics card calculates about two thousand times as fast as a laptop and reads about fifty times as fast. What will the ratio at 200 tokens be there, for GPT-2 small?</source>
        <translation>Eine große Grafikkarte rechnet etwa zweitausendmal so schnell wie ein Laptop und liest etwa fünfzigmal so schnell. Wie groß wird das Verhältnis bei 200 Tokens dort sein, für GPT-2 small?</translation>
    </message>
    <message>
        <source>Larger than here: it is so much faster</source>
        <translation>Größer als hier: Sie ist so viel schneller</translation>
    </message>
    <message>
        <source>Both lanes get faster, and the one without a cache gains more: it is the one that had to calculate.</source>
        <translation>Beide Bahnen werden schneller, und die ohne Cache gewinnt mehr: Sie ist es, die rechnen musste.</translation>
    </message>
    <message>
        <source>About the same</source>
        <translation>Etwa gleich</translation>
    </message>
    <message>
        <source>That would be so if both rates grew alike. Calculating grew far more than reading.</source>
        <translation>So wäre es, wenn beide Raten gleich stark gewachsen wären. Das Rechnen ist aber viel stärker gewachsen als das Lesen.</translation>
    </message>
    <message>
        <source>Close to 1</source>
        <translation>Nahe 1</translation>
    </message>
    <message>
        <source>It calculates 200 rows in hardly more time than one. What remains is what both lanes do alike.</source>
        <translation>Sie rechnet 200 Zeilen in kaum mehr Zeit als eine. Übrig bleibt, was beide Bahnen gleichermaßen tun.</translation>
    </message>
    <message>
        <source>For an H100 one expects {gpu_200} at 200 tokens and {gpu_1000} at 1,000. So the ratio depends on the length of the text and on one figure of the machine: how many rows it can calculate in the time it takes to read the weights once. The frame names it for this machine.</source>
        <translation>Für eine H100 erwartet man {gpu_200} bei 200 Tokens und {gpu_1000} bei 1.000. Das Verhältnis hängt also von der Länge des Textes ab und von einer einzigen Zahl des Rechners: wie viele Zeilen er in der Zeit rechnen kann, in der er die Gewichte einmal liest. Für diesen Rechner steht sie im Rahmen.</translation>
    </message>
    <message>
        <source>The report&apos;s 2 and 4.8 need about 120 rows: a machine in between, or a program that spends some fixed time on every step. Choose &quot;Like the report&quot; to see it.</source>
        <translation>Die 2 und 4,8 des Berichts brauchen etwa 120 Zeilen: einen Rechner dazwischen oder ein Programm, das für jeden Schritt eine feste Zeit verbraucht. Wähle „Wie im Bericht“, um das zu sehen.</translation>
    </message>
    <message>
        <source>This estimate is called a roofline: two limits, and the lower one is the roof. Let the class change the GB/s and the GFLOP/s in the frame and watch the ratios.</source>
        <translation>Diese Abschätzung heißt Roofline: zwei Grenzen, und die niedrigere ist das Dach. Lass die Klasse im Rahmen die GB/s und die GFLOP/s ändern und die Verhältnisse beobachten.</translation>
    </message>
    <message>
        <source>&quot;The cache only removes attention&quot; is wrong by amount at any ratio: most of what it removes is projections and MLPs of old rows (lesson 3). Where the ratio is small, that work is there too, but hidden behind the reading of the weights.</source>
        <translation>„Der Cache beseitigt nur die Attention“ stimmt bei keinem Verhältnis der Menge nach: Das meiste, was er beseitigt, sind Projektionen und MLPs alter Zeilen (Lektion 3). Wo das Verhältnis klein ist, gibt es diese Arbeit auch, aber sie verschwindet hinter dem Lesen der Gewichte.</translation>
    </message>
    <message>
        <source>The small model&apos;s weights fit into the processor&apos;s caches, so its cached steps are often faster than the roof of the memory allows: measured ratios can lie above the expected ones.</source>
        <translation>Die Gewichte des kleinen Modells passen in die Caches des Prozessors, darum sind seine Schritte mit Cache oft schneller, als das Dach des Speichers erlaubt: Gemessene Verhältnisse können über den erwarteten liegen.</translation>
    </message>
    <message>
        <source>What can go wrong in such a test</source>
        <translation>Was bei so einem Test schiefgehen kann</translation>
    </message>
    <message>
        <source>A friend repeats the experiment on another computer. For 60 new tokens she finds a ratio of 5. You found far more, for 186. She concludes: your program must be faulty.</source>
        <translation>Eine Freundin wiederholt das Experiment auf einem anderen Rechner. Bei 60 neuen Tokens findet sie ein Verhältnis von 5. Du hast bei 186 weit mehr gefunden. Sie schließt daraus: Dein Programm muss fehlerhaft sein.</translation>
    </message>
    <message>
        <source>What do you tell her?</source>
        <translation>Was sagst du ihr?</translation>
    </message>
    <message>
        <source>Compare the same length first, then rows and tokens; times are the machine&apos;s own</source>
        <translation>Erst dieselbe Länge vergleichen, dann Zeilen und Tokens; Zeiten hat jeder Rechner seine eigenen</translation>
    </message>
    <message>
        <source>Rows and tokens are the same everywhere. The ratio follows from the length and from the machine&apos;s two rates.</source>
        <translation>Zeilen und Tokens sind überall gleich. Das Verhältnis folgt aus der Länge und aus den zwei Raten des Rechners.</translation>
    </message>
    <message>
        <source>Ratios must agree, so one of us made a mistake</source>
        <translation>Verhältnisse müssen übereinstimmen, also hat eine Seite einen Fehler gemacht</translation>
    </message>
    <message>
        <source>The **rows** must agree: that&apos;s arithmetic on paper. Times depend on the machine.</source>
        <translation>Die **Zeilen** müssen übereinstimmen: Das lässt sich auf Papier ausrechnen. Zeiten hängen vom Rechner ab.</translation>
    </message>
    <message>
        <source>She should take the average of several runs</source>
        <translation>Sie soll den Mittelwert mehrerer Läufe nehmen</translation>
    </message>
    <message>
        <source>A good habit, but it won&apos;t bring two different machines together, nor two different lengths.</source>
        <translation>Eine gute Gewohnheit, aber sie bringt zwei verschiedene Rechner nicht zusammen und zwei verschiedene Längen auch nicht.</translation>
    </message>
    <message>
        <source>For 60 new tokens: {race_rows_a} rows with the cache and {race_rows_b} without, on every machine in the world. The ratio of the times is {race_ratio} on this one, today.</source>
        <translation>Bei 60 neuen Tokens: {race_rows_a} Zeilen mit Cache und {race_rows_b} ohne, auf jedem Rechner der Welt. Das Verhältnis der Zeiten ist auf diesem hier heute {race_ratio}.</translation>
    </message>
    <message>
        <source>A good report of such a test names: model, precision, machine, length, and whether the ratio is of steps or of whole runs.</source>
        <translation>Ein guter Bericht über so einen Test nennt: Modell, Genauigkeit, Rechner, Länge, und ob das Verhältnis für Schritte oder für ganze Läufe gilt.</translation>
    </message>
    <message>
        <source>Where this leads: training</source>
        <translation>Wohin das führt: Training</translation>
    </message>
    <message>
        <source>The cache is for writing. What about **training**, in which a model learns from texts that are finished?</source>
        <translation>Der Cache ist fürs Schreiben da. Wie steht es mit dem **Training**, bei dem ein Modell aus fertigen Texten lernt?</translation>
    </message>
    <message>
        <source>Here a text of {prompt_rows} tokens was read in one pass, in {prefill_time}. Each token after that took {decode_time}, one after the other.</source>
        <translation>Hier wurde ein Text von {prompt_rows} Tokens in einem Durchgang gelesen, in {prefill_time}. Jedes Token danach dauerte {decode_time}, eines nach dem anderen.</translation>
    </message>
    <message>
        <source>Does training a model need a KV cache?</source>
        <translation>Braucht man zum Training eines Modells einen KV-Cache?</translation>
    </message>
    <message>
        <source>Yes, or it would recompute every row again and again</source>
        <translation>Ja, sonst würde es jede Zeile immer wieder neu berechnen</translation>
    </message>
    <message>
        <source>So it would if it went through the text token by token. It doesn&apos;t need to: all tokens are known.</source>
        <translation>Das würde es, wenn es Token für Token durch den Text ginge. Das muss es nicht: Alle Tokens sind bekannt.</translation>
    </message>
    <message>
        <source>No: it computes all rows of a text in one pass</source>
        <translation>Nein: Es berechnet alle Zeilen eines Textes in einem Durchgang</translation>
    </message>
    <message>
        <source>Like a prefill. Every row guesses the token after it at the same time, and nothing is computed twice.</source>
        <translation>Wie bei einem Prefill. Jede Zeile sagt zur selben Zeit das Token nach ihr voraus, und nichts wird zweimal berechnet.</translation>
    </message>
    <message>
        <source>Only for long texts</source>
        <translation>Nur bei langen Texten</translation>
    </message>
    <message>
        <source>The length doesn&apos;t matter. What matters is that no token has to be waited for.</source>
        <translation>Auf die Länge kommt es nicht an. Es kommt darauf an, dass auf kein Token gewartet werden muss.</translation>
    </message>
    <message>
        <source>The mask lets training do this: a row sees only what is above it, so all guesses are fair even if the text is known. Writing can&apos;t: the next token isn&apos;t there before the one above it is chosen. One and the same model is parallel when it learns and one row after the other when it writes.</source>
        <translation>Dass das Training so vorgehen kann, liegt an der Maske: Eine Zeile sieht nur, was über ihr steht, also sind alle Vorhersagen ehrlich, auch wenn der Text bekannt ist. Beim Schreiben geht das nicht: Das nächste Token gibt es erst, wenn das darüber gewählt ist. Ein und dasselbe Modell arbeitet parallel, wenn es lernt, und Zeile für Zeile, wenn es schreibt.</translation>
    </message>
    <message>
        <source>Ask what prefill, training and lane B have in common: all rows in one pass. And what sets lane B apart: it does it again at every step.</source>
        <translation>Frag, was Prefill, Training und Bahn B gemeinsam haben: alle Zeilen in einem Durchgang. Und was Bahn B unterscheidet: Sie macht es bei jedem Schritt noch einmal.</translation>
    </message>
    <message>
        <source>Where this leads: long texts</source>
        <translation>Wohin das führt: lange Texte</translation>
    </message>
    <message>
        <source>The triangle again: one line for each row, one cell for each row that it looked at. With n rows these are n lines, and about half of n × n cells.</source>
        <translation>Noch einmal das Dreieck: eine Linie für jede Zeile, ein Kästchen für jede Zeile, auf die sie geblickt hat. Bei n Zeilen sind das n Linien und etwa die Hälfte von n × n Kästchen.</translation>
    </message>
    <message>
        <source>The text gets twice as long. How many cells does the triangle have then?</source>
        <translation>Der Text wird doppelt so lang. Wie viele Kästchen hat das Dreieck dann?</translation>
    </message>
    <message>
        <source>Twice as many</source>
        <translation>Doppelt so viele</translation>
    </message>
    <message>
        <source>Twice as many lines, but each of them is twice as long, too.</source>
        <translation>Doppelt so viele Linien, aber jede davon ist auch doppelt so lang.</translation>
    </message>
    <message>
        <source>About four times as many</source>
        <translation>Etwa viermal so viele</translation>
    </message>
    <message>
        <source>Twice the lines, twice their length. This is what &quot;n squared&quot; stands for.</source>
        <translation>Doppelt so viele Linien, doppelt so lang. Dafür steht „n Quadrat“.</translation>
    </message>
    <message>
        <source>About eight times as many</source>
        <translation>Etwa achtmal so viele</translation>
    </message>
    <message>
        <source>That is what a run without a cache pays in all: it draws the whole triangle again at each step.</source>
        <translation>So viel zahlt insgesamt ein Lauf ohne Cache: Er zeichnet das ganze Dreieck bei jedem Schritt von Neuem.</translation>
    </message>
    <message>
        <source>The cache doesn&apos;t make the triangle smaller. It lets every cell be computed **once**, one line a step. Someone has to compute it still, and for a very long prompt the prefill does so all at once. There n squared becomes what one waits for, and the cache&apos;s n rows become what fills the memory. Both are the price of long contexts.</source>
        <translation>Der Cache macht das Dreieck nicht kleiner. Mit ihm muss jedes Kästchen nur **einmal** berechnet werden, bei jedem Schritt eine Linie. Irgendwer muss es trotzdem berechnen, und bei einem sehr langen Prompt tut das der Prefill, alles auf einmal. Dort wird n Quadrat zu dem, worauf man wartet, und die n Zeilen des Cache werden zu dem, was den Speicher füllt. Beides ist der Preis langer Kontexte.</translation>
    </message>
    <message>
        <source>Draw it: with the cache a step adds the bottom line. Without it a step draws the whole triangle. Added up: n squared cells against n cubed.</source>
        <translation>Zeichne es: Mit Cache fügt ein Schritt die unterste Linie hinzu. Ohne ihn zeichnet ein Schritt das ganze Dreieck. Zusammengezählt: n Quadrat Kästchen gegen n hoch drei.</translation>
    </message>
    <message>
        <source>Where to go from here: grouped-query attention, training in parallel, and ways around the square, such as windows.</source>
        <translation>Wie es von hier weitergeht: Grouped-Query Attention, paralleles Training und Wege um das Quadrat herum, zum Beispiel Fenster.</translation>
    </message>
    <message>
        <source>Twenty questions</source>
        <translation>Zwanzig Fragen</translation>
    </message>
    <message>
        <source>Permission</source>
        <translation>Die Erlaubnis</translation>
    </message>
    <message>
        <source>Why may a model use a row again that it computed a hundred tokens ago?</source>
        <translation>Warum darf ein Modell eine Zeile wiederverwenden, die es hundert Tokens zuvor berechnet hat?</translation>
    </message>
    <message>
        <source>Because a small error does no harm</source>
        <translation>Weil ein kleiner Fehler nicht schadet</translation>
    </message>
    <message>
        <source>There is no error at all. The row that is read back is the same number for number.</source>
        <translation>Es gibt gar keinen Fehler. Die zurückgelesene Zeile ist Zahl für Zahl dieselbe.</translation>
    </message>
    <message>
        <source>Because a row sees only itself and what stands above it</source>
        <translation>Weil eine Zeile nur sich selbst sieht und was über ihr steht</translation>
    </message>
    <message>
        <source>New tokens come below. So nothing a row depends on can change any more.</source>
        <translation>Neue Tokens kommen darunter. Also kann sich nichts mehr ändern, wovon eine Zeile abhängt.</translation>
    </message>
    <message>
        <source>Because words keep their meaning</source>
        <translation>Weil Wörter ihre Bedeutung behalten</translation>
    </message>
    <message>
        <source>A row isn&apos;t the meaning of a word: the same word gets another row in another text.</source>
        <translation>Eine Zeile ist nicht die Bedeutung eines Wortes: Dasselbe Wort bekommt in einem anderen Text eine andere Zeile.</translation>
    </message>
    <message>
        <source>The causal mask is the permission: no row looks down. It is an argument for correctness and not a rule of thumb.</source>
        <translation>Die kausale Maske ist die Erlaubnis: Keine Zeile blickt nach unten. Das ist ein Beweis der Richtigkeit und keine Faustregel.</translation>
    </message>
    <message>
        <source>Where to see it: Lesson 2; Watch page, Attention.</source>
        <translation>Wo es zu sehen ist: Lektion 2; Seite „Zusehen“, Attention.</translation>
    </message>
    <message>
        <source>One corrected word</source>
        <translation>Ein berichtigtes Wort</translation>
    </message>
    <message>
        <source>In a prompt of 500 tokens, token 200 is replaced by another. Which rows must be computed again?</source>
        <translation>In einem Prompt von 500 Tokens wird Token 200 durch ein anderes ersetzt. Welche Zeilen müssen neu berechnet werden?</translation>
    </message>
    <message>
        <source>Row 200 alone</source>
        <translation>Zeile 200 allein</translation>
    </message>
    <message>
        <source>The rows below have looked at it and taken something from it.</source>
        <translation>Die Zeilen darunter haben auf sie geblickt und etwas daraus genommen.</translation>
    </message>
    <message>
        <source>All 500</source>
        <translation>Alle 500</translation>
    </message>
    <message>
        <source>Those above row 200 have never seen it.</source>
        <translation>Die über Zeile 200 haben sie nie gesehen.</translation>
    </message>
    <message>
        <source>Rows 0 to 200</source>
        <translation>Zeile 0 bis 200</translation>
    </message>
    <message>
        <source>It is the other way round: these stand above the change.</source>
        <translation>Es ist umgekehrt: Diese stehen über der Änderung.</translation>
    </message>
    <message>
        <source>Row 200 and all below it</source>
        <translation>Zeile 200 und alle darunter</translation>
    </message>
    <message>
        <source>It changes itself, and may have changed each row that could look at it.</source>
        <translation>Sie ändert sich selbst und kann jede Zeile geändert haben, die auf sie blicken konnte.</translation>
    </message>
    <message>
        <source>The rows above stay valid, to the last bit. That is also why a change late in a prompt is cheap and an early one is dear.</source>
        <translation>Die Zeilen darüber gelten weiter, bis aufs letzte Bit. Auch darum ist eine Änderung spät im Prompt billig und eine frühe teuer.</translation>
    </message>
    <message>
        <source>Where to see it: Lesson 2; Watch page, click a token.</source>
        <translation>Wo es zu sehen ist: Lektion 2; Seite „Zusehen“, auf ein Token klicken.</translation>
    </message>
    <message>
        <source>What is kept</source>
        <translation>Was behalten wird</translation>
    </message>
    <message>
        <source>What does a KV cache keep of a token?</source>
        <translation>Was behält ein KV-Cache von einem Token?</translation>
    </message>
    <message>
        <source>Its key and its value, in every block</source>
        <translation>Seinen Key und seinen Value, in jedem Block</translation>
    </message>
    <message>
        <source>Those are the two things that later rows come for.</source>
        <translation>Das sind die zwei Dinge, für die spätere Zeilen kommen.</translation>
    </message>
    <message>
        <source>Its query, key and value</source>
        <translation>Seine Query, seinen Key und seinen Value</translation>
    </message>
    <message>
        <source>A query asks once, in its own step. Nobody asks it again.</source>
        <translation>Eine Query fragt einmal, in ihrem eigenen Schritt. Niemand fragt sie noch einmal ab.</translation>
    </message>
    <message>
        <source>Its logits</source>
        <translation>Seine Logits</translation>
    </message>
    <message>
        <source>They served to choose one token. The next step has logits of its own.</source>
        <translation>Sie dienten dazu, ein Token zu wählen. Der nächste Schritt hat seine eigenen Logits.</translation>
    </message>
    <message>
        <source>Its word, so that it needn&apos;t be typed again</source>
        <translation>Sein Wort, damit es nicht noch einmal eingetippt werden muss</translation>
    </message>
    <message>
        <source>The text is kept anyway. The cache is about what was worked out from it.</source>
        <translation>Der Text wird ohnehin behalten. Im Cache geht es um das, was daraus ausgerechnet wurde.</translation>
    </message>
    <message>
        <source>With the bundled model these are {row_numbers} numbers, or {row_bytes} in 32 bits. A full context of {context} tokens takes {full_cache}.</source>
        <translation>Beim mitgelieferten Modell sind das {row_numbers} Zahlen oder {row_bytes} in 32 Bit. Ein voller Kontext von {context} Tokens belegt {full_cache}.</translation>
    </message>
    <message>
        <source>Where to see it: Lessons 1 and 5; Watch page, the cache.</source>
        <translation>Wo es zu sehen ist: Lektion 1 und 5; Seite „Zusehen“, der Cache.</translation>
    </message>
    <message>
        <source>A text has 300 tokens. How many rows does the next step compute without a cache, and how many with it?</source>
        <translation>Ein Text hat 300 Tokens. Wie viele Zeilen berechnet der nächste Schritt ohne Cache, und wie viele mit ihm?</translation>
    </message>
    <message>
        <source>300 and 150</source>
        <translation>300 und 150</translation>
    </message>
    <message>
        <source>Half is a matter of whole runs. In one step the difference is much larger.</source>
        <translation>Um die Hälfte geht es bei ganzen Läufen. In einem einzelnen Schritt ist der Unterschied viel größer.</translation>
    </message>
    <message>
        <source>300 and 0</source>
        <translation>300 und 0</translation>
    </message>
    <message>
        <source>The newest token&apos;s row is always missing: nobody could compute it before the token was chosen.</source>
        <translation>Die Zeile des neuesten Tokens fehlt immer: Niemand konnte sie berechnen, bevor das Token gewählt war.</translation>
    </message>
    <message>
        <source>300 and 1</source>
        <translation>300 und 1</translation>
    </message>
    <message>
        <source>Without a cache all rows, with it only that of the newest token.</source>
        <translation>Ohne Cache alle Zeilen, mit ihm nur die des neuesten Tokens.</translation>
    </message>
    <message>
        <source>Over a whole run without a cache the row counts add up to about half the square of the length. That&apos;s what &quot;quadratic&quot; means. With it, each row is computed once.</source>
        <translation>Über einen ganzen Lauf ohne Cache summieren sich die Zeilen auf etwa das halbe Quadrat der Länge. Das ist mit „quadratisch“ gemeint. Mit Cache wird jede Zeile einmal berechnet.</translation>
    </message>
    <message>
        <source>Where to see it: Lesson 1; Race page, rows computed.</source>
        <translation>Wo es zu sehen ist: Lektion 1; Seite „Rennen“, berechnete Zeilen.</translation>
    </message>
    <message>
        <source>What is left</source>
        <translation>Was übrig bleibt</translation>
    </message>
    <message>
        <source>The cache is on and the text grows. Which part of a step still grows with it?</source>
        <translation>Der Cache ist an, und der Text wächst. Welcher Teil eines Schritts wächst trotzdem mit?</translation>
    </message>
    <message>
        <source>It works on one row, the new one, however long the text is.</source>
        <translation>Es bearbeitet eine Zeile, die neue, egal wie lang der Text ist.</translation>
    </message>
    <message>
        <source>Reading the weights</source>
        <translation>Das Lesen der Gewichte</translation>
    </message>
    <message>
        <source>The weights are the model: as many for short texts as for long ones.</source>
        <translation>Die Gewichte sind das Modell: bei kurzen Texten so viele wie bei langen.</translation>
    </message>
    <message>
        <source>Attention</source>
        <translation>Attention</translation>
    </message>
    <message>
        <source>The new row has to be held against every earlier one. No cache can do that beforehand.</source>
        <translation>Die neue Zeile muss an jede frühere gehalten werden. Das kann kein Cache vorwegnehmen.</translation>
    </message>
    <message>
        <source>A step computes one row, and looks at n. It&apos;s a small share in short texts and a large one in long texts.</source>
        <translation>Ein Schritt berechnet eine Zeile und blickt auf n. In kurzen Texten ist das ein kleiner Anteil, in langen ein großer.</translation>
    </message>
    <message>
        <source>Where to see it: Lesson 3; Watch page, &quot;Attention only&quot;.</source>
        <translation>Wo es zu sehen ist: Lektion 3; Seite „Zusehen“, „Nur Attention“.</translation>
    </message>
    <message>
        <source>More than attention</source>
        <translation>Mehr als Attention</translation>
    </message>
    <message>
        <source>Is it right that the cache only saves attention?</source>
        <translation>Stimmt es, dass der Cache nur die Attention spart?</translation>
    </message>
    <message>
        <source>Yes: keys and values belong to attention</source>
        <translation>Ja: Keys und Values gehören zur Attention</translation>
    </message>
    <message>
        <source>They do. But to get an old row&apos;s key in block 2, the whole row has to pass through block 1.</source>
        <translation>Das tun sie. Aber um den Key einer alten Zeile in Block 2 zu bekommen, muss die ganze Zeile durch Block 1.</translation>
    </message>
    <message>
        <source>No: it also saves the projections and the MLPs of all old rows</source>
        <translation>Nein: Er spart auch die Projektionen und die MLPs aller alten Zeilen</translation>
    </message>
    <message>
        <source>Without a cache every old row goes through everything again.</source>
        <translation>Ohne Cache durchläuft jede alte Zeile alles noch einmal.</translation>
    </message>
    <message>
        <source>No: it saves the logits</source>
        <translation>Nein: Er spart die Logits</translation>
    </message>
    <message>
        <source>They are computed once a step, with the cache and without.</source>
        <translation>Die werden einmal pro Schritt berechnet, mit Cache und ohne.</translation>
    </message>
    <message>
        <source>In a step without a cache, attention is the smaller part at the lengths you can try here; the rest is projections and MLPs, mostly of old rows.</source>
        <translation>In einem Schritt ohne Cache ist Attention bei den Längen, die du hier ausprobieren kannst, der kleinere Teil; der Rest sind Projektionen und MLPs, meist von alten Zeilen.</translation>
    </message>
    <message>
        <source>Where to see it: Lesson 3; Watch page, cache off, the bar of the step.</source>
        <translation>Wo es zu sehen ist: Lektion 3; Seite „Zusehen“, Cache aus, der Balken des Schritts.</translation>
    </message>
    <message>
        <source>You ask about a long document that the assistant has not read yet. Why does the first token take longest?</source>
        <translation>Du fragst nach einem langen Dokument, das der Assistent noch nicht gelesen hat. Warum dauert das erste Token am längsten?</translation>
    </message>
    <message>
        <source>It is the hardest one to choose</source>
        <translation>Es ist am schwersten zu wählen</translation>
    </message>
    <message>
        <source>Each choice costs the same. What differs is how many rows are missing before it.</source>
        <translation>Jede Wahl kostet gleich viel. Der Unterschied liegt darin, wie viele Zeilen davor noch fehlen.</translation>
    </message>
    <message>
        <source>The cache has to be searched first</source>
        <translation>Zuerst muss der Cache durchsucht werden</translation>
    </message>
    <message>
        <source>It is empty then, and it is never searched: every row is read in turn.</source>
        <translation>Er ist dann leer, und durchsucht wird er nie: Jede Zeile wird der Reihe nach gelesen.</translation>
    </message>
    <message>
        <source>All rows of the prompt have to be computed before it</source>
        <translation>Davor müssen alle Zeilen des Prompts berechnet werden</translation>
    </message>
    <message>
        <source>That is the prefill. Each token after it costs one row.</source>
        <translation>Das ist der Prefill. Jedes Token danach kostet eine Zeile.</translation>
    </message>
    <message>
        <source>The weights are loaded from the disk</source>
        <translation>Die Gewichte werden von der Festplatte geladen</translation>
    </message>
    <message>
        <source>They have been in memory since the program started.</source>
        <translation>Sie sind im Speicher, seit das Programm gestartet wurde.</translation>
    </message>
    <message>
        <source>A cache can&apos;t help with rows that it has never had. It makes the later tokens cheap, and the first one only if it was filled before.</source>
        <translation>Ein Cache kann nicht bei Zeilen helfen, die er nie hatte. Er macht die späteren Tokens billig, und das erste nur, wenn er vorher gefüllt wurde.</translation>
    </message>
    <message>
        <source>Where to see it: Lesson 4; Watch page, time per token.</source>
        <translation>Wo es zu sehen ist: Lektion 4; Seite „Zusehen“, Zeit pro Token.</translation>
    </message>
    <message>
        <source>In parallel</source>
        <translation>Parallel</translation>
    </message>
    <message>
        <source>A prefill of 500 rows is much faster than 500 decode steps. Why?</source>
        <translation>Ein Prefill von 500 Zeilen ist viel schneller als 500 Decode-Schritte. Warum?</translation>
    </message>
    <message>
        <source>It reads each weight once for all rows</source>
        <translation>Er liest jedes Gewicht einmal für alle Zeilen</translation>
    </message>
    <message>
        <source>A decode step reads all of them for a single row.</source>
        <translation>Ein Decode-Schritt liest sie alle für eine einzige Zeile.</translation>
    </message>
    <message>
        <source>It leaves out attention</source>
        <translation>Er lässt die Attention weg</translation>
    </message>
    <message>
        <source>It doesn&apos;t: each row of the prompt looks at all rows above it.</source>
        <translation>Das tut er nicht: Jede Zeile des Prompts blickt auf alle Zeilen über ihr.</translation>
    </message>
    <message>
        <source>It computes with fewer bits</source>
        <translation>Er rechnet mit weniger Bits</translation>
    </message>
    <message>
        <source>Prefill and decode use the same numbers.</source>
        <translation>Prefill und Decode verwenden dieselben Zahlen.</translation>
    </message>
    <message>
        <source>A decode step waits for memory, a prefill for arithmetic. And a prefill can work on all rows at once only because all tokens are known.</source>
        <translation>Ein Decode-Schritt wartet auf den Speicher, ein Prefill auf das Rechnen. Und ein Prefill kann nur deshalb alle Zeilen auf einmal bearbeiten, weil alle Tokens bekannt sind.</translation>
    </message>
    <message>
        <source>Where to see it: Lesson 4; Watch page, this step.</source>
        <translation>Wo es zu sehen ist: Lektion 4; Seite „Zusehen“, dieser Schritt.</translation>
    </message>
    <message>
        <source>Two ratios</source>
        <translation>Zwei Verhältnisse</translation>
    </message>
    <message>
        <source>At 1,000 tokens a step takes 80 times as long without the cache. How does the whole run up to there compare?</source>
        <translation>Bei 1.000 Tokens dauert ein Schritt ohne Cache 80-mal so lange. Wie ist es beim ganzen Lauf bis dorthin?</translation>
    </message>
    <message>
        <source>Also 80 times as long</source>
        <translation>Auch 80-mal so lange</translation>
    </message>
    <message>
        <source>It would, if every step had been as long as the last. The early ones were short.</source>
        <translation>So wäre es, wenn jeder Schritt so lang gewesen wäre wie der letzte. Die frühen waren kurz.</translation>
    </message>
    <message>
        <source>About 40 times as long</source>
        <translation>Etwa 40-mal so lange</translation>
    </message>
    <message>
        <source>Without a cache the steps grew from short to long. On average they were about half as long as the last.</source>
        <translation>Ohne Cache wuchsen die Schritte von kurz zu lang. Im Mittel waren sie etwa halb so lang wie der letzte.</translation>
    </message>
    <message>
        <source>About 6,400 times as long</source>
        <translation>Etwa 6.400-mal so lange</translation>
    </message>
    <message>
        <source>The ratios of steps don&apos;t multiply. Times add up.</source>
        <translation>Die Verhältnisse der Schritte multiplizieren sich nicht. Zeiten addieren sich.</translation>
    </message>
    <message>
        <source>The ratio of steps and the ratio of runs are two figures; a report should say which it means. For this model, here: whole runs {ratio_200} times at 200 tokens, {ratio_1000} at 1,000 (a prediction while nothing has been raced).</source>
        <translation>Das Verhältnis der Schritte und das der Läufe sind zwei verschiedene Zahlen; ein Bericht sollte sagen, welche er meint. Für dieses Modell, hier: ganze Läufe {ratio_200}-mal bei 200 Tokens, {ratio_1000}-mal bei 1.000 (eine Vorhersage, solange kein Rennen lief).</translation>
    </message>
    <message>
        <source>Where to see it: Lesson 9; Race page, the table of ratios.</source>
        <translation>Wo es zu sehen ist: Lektion 9; Seite „Rennen“, die Tabelle der Verhältnisse.</translation>
    </message>
    <message>
        <source>Other machines</source>
        <translation>Andere Rechner</translation>
    </message>
    <message>
        <source>Two people measure how much faster a run gets with the cache. One finds 2, the other 20. Both have counted the same rows. What explains it?</source>
        <translation>Zwei Personen messen, wie viel schneller ein Lauf mit Cache wird. Die eine findet 2, die andere 20. Beide haben dieselben Zeilen gezählt. Wie erklärt sich das?</translation>
    </message>
    <message>
        <source>One of them has made a mistake</source>
        <translation>Eine von ihnen hat einen Fehler gemacht</translation>
    </message>
    <message>
        <source>Not necessarily. The rows are the same everywhere, the times are not.</source>
        <translation>Nicht unbedingt. Die Zeilen sind überall gleich, die Zeiten nicht.</translation>
    </message>
    <message>
        <source>One of them has a larger cache</source>
        <translation>Eine von ihnen hat einen größeren Cache</translation>
    </message>
    <message>
        <source>Both keep the same rows of the same model: their caches are equally large.</source>
        <translation>Beide behalten dieselben Zeilen desselben Modells: Ihre Caches sind gleich groß.</translation>
    </message>
    <message>
        <source>Their machines calculate and read at different rates</source>
        <translation>Ihre Rechner rechnen und lesen mit verschiedenen Raten</translation>
    </message>
    <message>
        <source>Without a cache there is much to calculate, with it there is mostly reading. The ratio depends on how fast a machine does either.</source>
        <translation>Ohne Cache gibt es viel zu rechnen, mit ihm vor allem zu lesen. Das Verhältnis hängt davon ab, wie schnell ein Rechner beides kann.</translation>
    </message>
    <message>
        <source>This machine&apos;s rates are {bandwidth} and {arithmetic}. From them alone one expects {roofline_200} at 200 tokens; for GPT-2 small on an H100 card {gpu_200}.</source>
        <translation>Die Raten dieses Rechners sind {bandwidth} und {arithmetic}. Aus ihnen allein erwartet man {roofline_200} bei 200 Tokens; für GPT-2 small auf einer H100 {gpu_200}.</translation>
    </message>
    <message>
        <source>Where to see it: Lesson 9; Race page, &quot;Another machine?&quot;.</source>
        <translation>Wo es zu sehen ist: Lektion 9; Seite „Rennen“, „Ein anderer Rechner?“.</translation>
    </message>
    <message>
        <source>GPT-2 small&apos;s token</source>
        <translation>Ein Token bei GPT-2 small</translation>
    </message>
    <message>
        <source>GPT-2 small has 12 blocks and a width of 768. How many numbers does it keep for each token?</source>
        <translation>GPT-2 small hat 12 Blöcke und die Breite 768. Wie viele Zahlen behält es für jedes Token?</translation>
    </message>
    <message>
        <source>768</source>
        <translation>768</translation>
    </message>
    <message>
        <source>That is one key, in one block.</source>
        <translation>Das ist ein Key, in einem Block.</translation>
    </message>
    <message>
        <source>9,216</source>
        <translation>9.216</translation>
    </message>
    <message>
        <source>Keys are only half of it: 12 × 768. Values come on top.</source>
        <translation>Keys sind nur die Hälfte: 12 × 768. Die Values kommen hinzu.</translation>
    </message>
    <message>
        <source>18,432</source>
        <translation>18.432</translation>
    </message>
    <message>
        <source>2 × 12 × 768: a key and a value in each block.</source>
        <translation>2 × 12 × 768: ein Key und ein Value in jedem Block.</translation>
    </message>
    <message>
        <source>1,536</source>
        <translation>1.536</translation>
    </message>
    <message>
        <source>A key and a value: but every block has its own.</source>
        <translation>Ein Key und ein Value: Aber jeder Block hat seine eigenen.</translation>
    </message>
    <message>
        <source>{plan_numbers} numbers are {plan_token} in 16 bits, and {plan_conversation} for the whole window.</source>
        <translation>{plan_numbers} Zahlen sind {plan_token} in 16 Bit und {plan_conversation} für das ganze Fenster.</translation>
    </message>
    <message>
        <source>Where to see it: Lesson 5; Memory page, the formula.</source>
        <translation>Wo es zu sehen ist: Lektion 5; Seite „Speicher“, die Formel.</translation>
    </message>
    <message>
        <source>Last bits</source>
        <translation>Die letzten Bits</translation>
    </message>
    <message>
        <source>With a certain library the scores differ in their last digits, with the cache and without. Where does that come from?</source>
        <translation>Mit einer bestimmten Bibliothek unterscheiden sich die Punktzahlen mit und ohne Cache in den letzten Stellen. Woher kommt das?</translation>
    </message>
    <message>
        <source>It adds the same sums in another order when it computes one row instead of many</source>
        <translation>Sie addiert dieselben Summen in anderer Reihenfolge, wenn sie eine Zeile statt vieler berechnet</translation>
    </message>
    <message>
        <source>Rounded sums depend on their order. The cache only changes how many rows are computed together.</source>
        <translation>Gerundete Summen hängen von ihrer Reihenfolge ab. Der Cache ändert nur, wie viele Zeilen zusammen berechnet werden.</translation>
    </message>
    <message>
        <source>The cache rounds what it keeps</source>
        <translation>Der Cache rundet, was er behält</translation>
    </message>
    <message>
        <source>It keeps the 32-bit numbers as they were computed, and gives back just those.</source>
        <translation>Er behält die 32-Bit-Zahlen, wie sie berechnet wurden, und gibt genau diese zurück.</translation>
    </message>
    <message>
        <source>A row changes a little whenever text is added</source>
        <translation>Eine Zeile ändert sich ein wenig, sobald Text hinzukommt</translation>
    </message>
    <message>
        <source>It can&apos;t: nothing below a row has any influence on it.</source>
        <translation>Das kann sie nicht: Nichts unter einer Zeile hat irgendeinen Einfluss auf sie.</translation>
    </message>
    <message>
        <source>Both lanes calculated with OpenBLAS here; their scores are at most {race_difference} apart. Arithmetic that adds in a fixed order shows the cause: there the difference is 0. The best token is nearly always far enough ahead for the text to be the same anyway.</source>
        <translation>Beide Bahnen rechneten hier mit OpenBLAS; ihre Punktzahlen liegen höchstens {race_difference} auseinander. Die Ursache zeigt eine Arithmetik, die in fester Reihenfolge addiert: Dort ist der Unterschied 0. Das beste Token liegt fast immer weit genug vorn, dass der Text trotzdem derselbe ist.</translation>
    </message>
    <message>
        <source>Where to see it: Lesson 8; Race page, a lane&apos;s arithmetic.</source>
        <translation>Wo es zu sehen ist: Lektion 8; Seite „Rennen“, die Arithmetik einer Bahn.</translation>
    </message>
    <message>
        <source>Long contexts</source>
        <translation>Lange Kontexte</translation>
    </message>
    <message>
        <source>On this card {plan_fit} conversations of 8,192 tokens fit beside the model. What runs out first when each of them gets 16 times as long?</source>
        <translation>Auf dieser Karte passen {plan_fit} Gespräche von 8.192 Tokens neben das Modell. Was geht zuerst aus, wenn jedes davon 16-mal so lang wird?</translation>
    </message>
    <message>
        <source>The weights no longer fit</source>
        <translation>Die Gewichte passen nicht mehr</translation>
    </message>
    <message>
        <source>They are as large as before.</source>
        <translation>Sie sind so groß wie vorher.</translation>
    </message>
    <message>
        <source>Patience: each token takes 16 times as long</source>
        <translation>Die Geduld: Jedes Token dauert 16-mal so lange</translation>
    </message>
    <message>
        <source>A step gets longer, but by less than that: it still computes a single row.</source>
        <translation>Ein Schritt wird länger, aber um weniger als das: Er berechnet immer noch eine einzige Zeile.</translation>
    </message>
    <message>
        <source>The memory for the caches</source>
        <translation>Der Speicher für die Caches</translation>
    </message>
    <message>
        <source>Each takes 16 times as much, so only a few fit.</source>
        <translation>Jeder belegt 16-mal so viel, also passen nur noch wenige hinein.</translation>
    </message>
    <message>
        <source>Only {plan_fit} fit now, at {plan_conversation} each. Such limits often decide how many users a server takes.</source>
        <translation>Jetzt passen nur noch {plan_fit} hinein, mit je {plan_conversation}. Solche Grenzen entscheiden oft, wie viele Leute ein Server annimmt.</translation>
    </message>
    <message>
        <source>Where to see it: Lesson 5; Memory page, the verdict.</source>
        <translation>Wo es zu sehen ist: Lektion 5; Seite „Speicher“, das Urteil.</translation>
    </message>
    <message>
        <source>Shared heads</source>
        <translation>Geteilte Köpfe</translation>
    </message>
    <message>
        <source>Llama 3.1 70B has 64 heads, and 8 keys and values that they share in groups. What does that do to its cache?</source>
        <translation>Llama 3.1 70B hat 64 Köpfe und 8 Keys und Values, die sie sich in Gruppen teilen. Was macht das mit seinem Cache?</translation>
    </message>
    <message>
        <source>It halves it</source>
        <translation>Es halbiert ihn</translation>
    </message>
    <message>
        <source>Half would be groups of two. Here eight heads share.</source>
        <translation>Die Hälfte wären Zweiergruppen. Hier teilen sich acht Köpfe.</translation>
    </message>
    <message>
        <source>It makes it eight times smaller</source>
        <translation>Es macht ihn achtmal kleiner</translation>
    </message>
    <message>
        <source>8 keys and values are kept for each token and block, not 64.</source>
        <translation>Für jedes Token und jeden Block werden 8 Keys und Values behalten, nicht 64.</translation>
    </message>
    <message>
        <source>Nothing: 64 heads still look</source>
        <translation>Nichts: Es blicken ja immer noch 64 Köpfe</translation>
    </message>
    <message>
        <source>They look with queries of their own, and queries aren&apos;t kept.</source>
        <translation>Sie blicken mit ihren eigenen Querys, und Querys werden nicht behalten.</translation>
    </message>
    <message>
        <source>{plan_conversation} for a conversation of the full length, instead of eight times that. The price: the model has to be trained so. Heads that are simply averaged afterwards lose nearly every answer.</source>
        <translation>{plan_conversation} für ein Gespräch der vollen Länge statt achtmal so viel. Der Preis: Das Modell muss so trainiert sein. Köpfe, die hinterher einfach gemittelt werden, verlieren fast jede Antwort.</translation>
    </message>
    <message>
        <source>Where to see it: Lesson 6; Memory page, KV heads; Squeeze page, share heads.</source>
        <translation>Wo es zu sehen ist: Lektion 6; Seite „Speicher“, KV-Köpfe; Seite „Sparen“, Köpfe teilen.</translation>
    </message>
    <message>
        <source>A cache keeps each number in 8 bits instead of 32. What is given up?</source>
        <translation>Ein Cache behält jede Zahl in 8 Bit statt 32. Was wird aufgegeben?</translation>
    </message>
    <message>
        <source>The oldest rows</source>
        <translation>Die ältesten Zeilen</translation>
    </message>
    <message>
        <source>All rows stay. Each number becomes a bit coarser.</source>
        <translation>Alle Zeilen bleiben. Jede Zahl wird ein wenig gröber.</translation>
    </message>
    <message>
        <source>Nothing, not even a bit</source>
        <translation>Nichts, nicht einmal ein Bit</translation>
    </message>
    <message>
        <source>The logits do change a little. Exactly the same it is only with the numbers as they were computed.</source>
        <translation>Die Logits ändern sich durchaus ein wenig. Genau gleich ist es nur mit den Zahlen, wie sie berechnet wurden.</translation>
    </message>
    <message>
        <source>A little precision: answers hardly change, bits do</source>
        <translation>Ein wenig Genauigkeit: Antworten ändern sich kaum, Bits schon</translation>
    </message>
    <message>
        <source>Each number is rounded to one of some 250 steps. The 60 questions do not notice.</source>
        <translation>Jede Zahl wird auf eine von etwa 250 Stufen gerundet. Die 60 Fragen merken davon nichts.</translation>
    </message>
    <message>
        <source>About a quarter of the right answers</source>
        <translation>Etwa ein Viertel der richtigen Antworten</translation>
    </message>
    <message>
        <source>It&apos;s a quarter of the memory that remains. The answers remain nearly all.</source>
        <translation>Ein Viertel des Speichers ist, was bleibt. Von den Antworten bleiben fast alle.</translation>
    </message>
    <message>
        <source>It takes about a quarter of the memory. With 4 bits it&apos;s a seventh, and an answer or so is lost.</source>
        <translation>Es belegt etwa ein Viertel des Speichers. Mit 4 Bit ist es ein Siebtel, und die eine oder andere Antwort geht verloren.</translation>
    </message>
    <message>
        <source>Where to see it: Lesson 6; Squeeze page, fewer bits.</source>
        <translation>Wo es zu sehen ist: Lektion 6; Seite „Sparen“, weniger Bits.</translation>
    </message>
    <message>
        <source>Thrown away</source>
        <translation>Weggeworfen</translation>
    </message>
    <message>
        <source>A window keeps only the newest 64 rows. The model is asked about a sentence far above. What happens?</source>
        <translation>Ein Fenster behält nur die neuesten 64 Zeilen. Das Modell wird nach einem Satz weit darüber gefragt. Was geschieht?</translation>
    </message>
    <message>
        <source>It answers fluently, and often wrongly</source>
        <translation>Es antwortet flüssig und oft falsch</translation>
    </message>
    <message>
        <source>The rows with the fact are gone. What is left is enough for a well-formed guess.</source>
        <translation>Die Zeilen mit der Tatsache sind weg. Was bleibt, genügt für ein wohlgeformtes Raten.</translation>
    </message>
    <message>
        <source>It stops with an error</source>
        <translation>Es bricht mit einem Fehler ab</translation>
    </message>
    <message>
        <source>Nothing is broken: it looks at the rows that are there.</source>
        <translation>Nichts ist kaputt: Es blickt auf die Zeilen, die da sind.</translation>
    </message>
    <message>
        <source>It computes the missing rows again</source>
        <translation>Es berechnet die fehlenden Zeilen neu</translation>
    </message>
    <message>
        <source>It could only if it went back to the text. A window never does.</source>
        <translation>Das könnte es nur, wenn es zum Text zurückginge. Ein Fenster tut das nie.</translation>
    </message>
    <message>
        <source>Evicted rows are forgotten. Which rows a later question needs, nobody knows when they are thrown away.</source>
        <translation>Verdrängte Zeilen sind vergessen. Welche Zeilen eine spätere Frage braucht, weiß niemand, wenn sie weggeworfen werden.</translation>
    </message>
    <message>
        <source>Where to see it: Lesson 6; Squeeze page, throw rows away.</source>
        <translation>Wo es zu sehen ist: Lektion 6; Seite „Sparen“, Zeilen wegwerfen.</translation>
    </message>
    <message>
        <source>What does giving out cache memory in pages change?</source>
        <translation>Was ändert sich, wenn der Speicher für den Cache in Seiten vergeben wird?</translation>
    </message>
    <message>
        <source>Each row takes less memory</source>
        <translation>Jede Zeile belegt weniger Speicher</translation>
    </message>
    <message>
        <source>A row takes what it took. Not one number is changed.</source>
        <translation>Eine Zeile belegt so viel wie vorher. Keine einzige Zahl wird geändert.</translation>
    </message>
    <message>
        <source>Attention gets more accurate</source>
        <translation>Attention wird genauer</translation>
    </message>
    <message>
        <source>It reads the same numbers, only from other places.</source>
        <translation>Sie liest dieselben Zahlen, nur von anderen Stellen.</translation>
    </message>
    <message>
        <source>Less memory lies reserved and empty</source>
        <translation>Weniger Speicher liegt reserviert und leer</translation>
    </message>
    <message>
        <source>A conversation gets the next page when it needs it, instead of room for the longest answer at the start.</source>
        <translation>Ein Gespräch bekommt die nächste Seite, wenn es sie braucht, statt von Anfang an Platz für die längste Antwort.</translation>
    </message>
    <message>
        <source>So more conversations fit into the same memory at the same time. And those that begin alike can share pages.</source>
        <translation>Also passen mehr Gespräche gleichzeitig in denselben Speicher. Und die, die gleich beginnen, können sich Seiten teilen.</translation>
    </message>
    <message>
        <source>Where to see it: Lesson 6; Memory page, &quot;One piece each, or pages?&quot;.</source>
        <translation>Wo es zu sehen ist: Lektion 6; Seite „Speicher“, „Je ein Stück oder Seiten?“.</translation>
    </message>
    <message>
        <source>The next question</source>
        <translation>Die nächste Frage</translation>
    </message>
    <message>
        <source>A server drops the cache after each answer. What does somebody notice who asks three questions about one long document?</source>
        <translation>Ein Server verwirft den Cache nach jeder Antwort. Was merkt jemand, der drei Fragen zu einem langen Dokument stellt?</translation>
    </message>
    <message>
        <source>The second answer doesn&apos;t know the document</source>
        <translation>Die zweite Antwort kennt das Dokument nicht</translation>
    </message>
    <message>
        <source>The text is sent along with every turn. Only the rows are missing.</source>
        <translation>Der Text wird in jeder Runde mitgeschickt. Nur die Zeilen fehlen.</translation>
    </message>
    <message>
        <source>Each answer begins late, and is as good as ever</source>
        <translation>Jede Antwort beginnt spät und ist so gut wie immer</translation>
    </message>
    <message>
        <source>Every turn pays for the whole prefill again. The numbers that come out are the same.</source>
        <translation>Jede Runde zahlt wieder für den ganzen Prefill. Die Zahlen, die herauskommen, sind dieselben.</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nichts</translation>
    </message>
    <message>
        <source>Nothing in the words. But the waiting before each answer grows with the document.</source>
        <translation>An den Worten nichts. Aber das Warten vor jeder Antwort wächst mit dem Dokument.</translation>
    </message>
    <message>
        <source>The second question has just cost {turn_computed} rows, those of the document among them. If the cache is retained, a turn computes the rows of its own question only.</source>
        <translation>Die zweite Frage hat gerade {turn_computed} Zeilen gekostet, darunter die des Dokuments. Wird der Cache behalten, berechnet eine Runde nur die Zeilen ihrer eigenen Frage.</translation>
    </message>
    <message>
        <source>Where to see it: Lesson 7; Chat page, keep the cache between turns.</source>
        <translation>Wo es zu sehen ist: Lektion 7; Seite „Chat“, Cache zwischen den Runden behalten.</translation>
    </message>
    <message>
        <source>Sold</source>
        <translation>Verkauft</translation>
    </message>
    <message>
        <source>A provider charges less for cached tokens. Your prompt has long instructions, which never change, and today&apos;s date. Where should the date go?</source>
        <translation>Ein Anbieter verlangt weniger für Tokens aus dem Cache. Dein Prompt enthält lange Anweisungen, die sich nie ändern, und das heutige Datum. Wohin gehört das Datum?</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>An den Anfang</translation>
    </message>
    <message>
        <source>Then all rows below it are new whenever the date is, and those are nearly all.</source>
        <translation>Dann sind alle Zeilen darunter neu, sobald es das Datum ist, und das sind fast alle.</translation>
    </message>
    <message>
        <source>Anywhere: it&apos;s only one token</source>
        <translation>Egal wohin: Es ist nur ein Token</translation>
    </message>
    <message>
        <source>It isn&apos;t its size that counts, but what stands below it.</source>
        <translation>Es zählt nicht, wie groß es ist, sondern was darunter steht.</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Ans Ende</translation>
    </message>
    <message>
        <source>Then the instructions stand above it, and their rows can be used again.</source>
        <translation>Dann stehen die Anweisungen darüber, und ihre Zeilen lassen sich wiederverwenden.</translation>
    </message>
    <message>
        <source>Prompt caching sells the same rule by which a row may be kept: what stands above a change is still valid.</source>
        <translation>Prompt-Caching verkauft dieselbe Regel, nach der eine Zeile behalten werden darf: Was über einer Änderung steht, gilt noch.</translation>
    </message>
    <message>
        <source>Where to see it: Lesson 7; Chat page, what a provider would charge.</source>
        <translation>Wo es zu sehen ist: Lektion 7; Seite „Chat“, was ein Anbieter verlangen würde.</translation>
    </message>
    <message>
        <source>Learning and writing</source>
        <translation>Lernen und Schreiben</translation>
    </message>
    <message>
        <source>Why does training get along without a KV cache?</source>
        <translation>Warum kommt das Training ohne KV-Cache aus?</translation>
    </message>
    <message>
        <source>It doesn&apos;t use attention</source>
        <translation>Es verwendet keine Attention</translation>
    </message>
    <message>
        <source>It uses the very same attention, with the same mask.</source>
        <translation>Es verwendet genau dieselbe Attention, mit derselben Maske.</translation>
    </message>
    <message>
        <source>It knows the whole text and computes all rows in one pass</source>
        <translation>Es kennt den ganzen Text und berechnet alle Zeilen in einem Durchgang</translation>
    </message>
    <message>
        <source>Nothing is computed twice, so nothing has to be kept for a next step.</source>
        <translation>Nichts wird zweimal berechnet, also muss nichts für einen nächsten Schritt behalten werden.</translation>
    </message>
    <message>
        <source>It has more memory</source>
        <translation>Es hat mehr Speicher</translation>
    </message>
    <message>
        <source>More memory wouldn&apos;t save any work that isn&apos;t repeated.</source>
        <translation>Mehr Speicher würde keine Arbeit sparen, die sich gar nicht wiederholt.</translation>
    </message>
    <message>
        <source>It may look at the tokens to come</source>
        <translation>Es darf auf die kommenden Tokens blicken</translation>
    </message>
    <message>
        <source>It may not: the mask holds there too. Otherwise it would learn to copy.</source>
        <translation>Das darf es nicht: Die Maske gilt auch dort. Sonst würde es lernen abzuschreiben.</translation>
    </message>
    <message>
        <source>Writing has to go step by step, as each token must be chosen before it can be read. That is where work repeats itself, and where the cache saves it.</source>
        <translation>Schreiben muss Schritt für Schritt gehen, denn jedes Token muss gewählt sein, bevor es gelesen werden kann. Dort wiederholt sich Arbeit, und dort spart der Cache sie.</translation>
    </message>
    <message>
        <source>Where to see it: Lesson 9; Watch page, time per token.</source>
        <translation>Wo es zu sehen ist: Lektion 9; Seite „Zusehen“, Zeit pro Token.</translation>
    </message>
</context>
<context>
    <name>Machines</name>
    <message>
        <source>This machine</source>
        <translation>Dieser Rechner</translation>
    </message>
    <message>
        <source>A laptop</source>
        <translation>Ein Laptop</translation>
    </message>
    <message>
        <source>A phone</source>
        <translation>Ein Handy</translation>
    </message>
    <message>
        <source>An H100</source>
        <translation>Eine H100</translation>
    </message>
    <message>
        <source>Like the report (fitted)</source>
        <translation>Wie im Bericht (angepasst)</translation>
    </message>
    <message>
        <source>Your own figures</source>
        <translation>Deine eigenen Zahlen</translation>
    </message>
    <message>
        <source>this machine</source>
        <translation>diesen Rechner</translation>
    </message>
    <message>
        <source>a laptop</source>
        <translation>einen Laptop</translation>
    </message>
    <message>
        <source>a phone</source>
        <translation>ein Handy</translation>
    </message>
    <message>
        <source>an H100</source>
        <translation>eine H100</translation>
    </message>
    <message>
        <source>the fitted figures</source>
        <translation>die angepassten Zahlen</translation>
    </message>
    <message>
        <source>your own figures</source>
        <translation>deine eigenen Zahlen</translation>
    </message>
</context>
<context>
    <name>Memory</name>
    <message numerus="yes">
        <source>%Ln block(s)</source>
        <translation>
            <numerusform>%Ln Block</numerusform>
            <numerusform>%Ln Blöcke</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 × %2 latent numbers</source>
        <translation>%1 × %2 latente Zahlen</translation>
    </message>
    <message numerus="yes">
        <source>%Ln KV head(s)</source>
        <translation>
            <numerusform>%Ln KV-Kopf</numerusform>
            <numerusform>%Ln KV-Köpfe</numerusform>
        </translation>
    </message>
    <message>
        <source>2 × %1 × %2 × %3</source>
        <translation>2 × %1 × %2 × %3</translation>
    </message>
    <message>
        <source>× %1 bytes = %2 per token</source>
        <translation>× %1 Byte = %2 pro Token</translation>
    </message>
    <message>
        <source>%1 numbers in %2 bytes = %3 per token</source>
        <translation>%1 Zahlen in %2 Byte = %3 pro Token</translation>
    </message>
    <message>
        <source>32-bit</source>
        <translation>32 Bit</translation>
    </message>
    <message>
        <source>16-bit</source>
        <translation>16 Bit</translation>
    </message>
    <message>
        <source>8-bit</source>
        <translation>8 Bit</translation>
    </message>
    <message>
        <source>4-bit</source>
        <translation>4 Bit</translation>
    </message>
    <message>
        <source>latent (%1 numbers)</source>
        <translation>latent (%1 Zahlen)</translation>
    </message>
    <message>
        <source>one shared head</source>
        <translation>ein gemeinsamer Kopf</translation>
    </message>
    <message>
        <source>grouped (%1 KV heads)</source>
        <translation>in Gruppen (%1 KV-Köpfe)</translation>
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
        <translation>= %1 Zahlen pro Token</translation>
    </message>
    <message>
        <source>× %1 = %2 per conversation</source>
        <translation>× %1 = %2 pro Gespräch</translation>
    </message>
    <message numerus="yes">
        <source>%Ln token(s)</source>
        <translation>
            <numerusform>%Ln Token</numerusform>
            <numerusform>%Ln Tokens</numerusform>
        </translation>
    </message>
    <message>
        <source>× %1 = %2 in all</source>
        <translation>× %1 = %2 insgesamt</translation>
    </message>
    <message numerus="yes">
        <source>%Ln conversation(s)</source>
        <translation>
            <numerusform>%Ln Gespräch</numerusform>
            <numerusform>%Ln Gespräche</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>full attention (%Ln KV heads)</source>
        <translation>
            <numerusform>volle Attention (%Ln KV-Kopf)</numerusform>
            <numerusform>volle Attention (%Ln KV-Köpfe)</numerusform>
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
        <translation>Rowkeeper tiny, ein Key-Kopf</translation>
    </message>
    <message>
        <source>GPT-2 small, random weights</source>
        <translation>GPT-2 small, zufällige Gewichte</translation>
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
        <translation>Zu laden: %1</translation>
    </message>
    <message>
        <source>On the disk: %1 of %2</source>
        <translation>Festplatte: %1 von %2</translation>
    </message>
    <message>
        <source>On the disk: %1</source>
        <translation>Festplatte: %1</translation>
    </message>
    <message>
        <source>in memory: %1 with 32-bit, %2 with 16-bit, %3 with 8-bit weights</source>
        <translation>im Speicher: %1 mit 32 Bit, %2 mit 16 Bit, %3 mit 8 Bit je Gewicht</translation>
    </message>
    <message>
        <source>From %1</source>
        <translation>Von %1</translation>
    </message>
    <message>
        <source>licence: %1</source>
        <translation>Lizenz: %1</translation>
    </message>
    <message>
        <source>not pinned</source>
        <translation>nicht fixiert</translation>
    </message>
    <message>
        <source>Made by this project, MIT licence</source>
        <translation>Von diesem Projekt erstellt, MIT-Lizenz</translation>
    </message>
    <message>
        <source>Pinned: every file must have the size and the checksum that Rowkeeper&apos;s own list gives.</source>
        <translation>Fixiert: Jede Datei muss die Größe und die Prüfsumme haben, die in Rowkeepers eigener Liste stehen.</translation>
    </message>
    <message>
        <source>Not pinned: sizes and checksums are the hub&apos;s own word, because Rowkeeper&apos;s list does not have this model.</source>
        <translation>Nicht fixiert: Größen und Prüfsummen stammen vom Hub selbst, weil Rowkeepers Liste dieses Modell nicht kennt.</translation>
    </message>
    <message>
        <source>Every file has the size and the checksum of Rowkeeper&apos;s list of known models.</source>
        <translation>Jede Datei hat die Größe und die Prüfsumme aus Rowkeepers Liste der bekannten Modelle.</translation>
    </message>
    <message>
        <source>Every file has the size and the checksum that the hub gave for it. Not pinned: Rowkeeper&apos;s list has none.</source>
        <translation>Jede Datei hat die Größe und die Prüfsumme, die der Hub für sie angab. Nicht fixiert: In Rowkeepers Liste stehen keine.</translation>
    </message>
    <message>
        <source>Its files fit together and can be used. There are no checksums to hold them against.</source>
        <translation>Seine Dateien passen zusammen und sind verwendbar. Es gibt keine Prüfsummen, mit denen man sie vergleichen könnte.</translation>
    </message>
    <message>
        <source>Asking the hub which files it has.</source>
        <translation>Der Hub wird gefragt, welche Dateien er hat.</translation>
    </message>
    <message>
        <source>Stopping. What was fetched is kept.</source>
        <translation>Hält an. Was geladen wurde, bleibt.</translation>
    </message>
    <message>
        <source>Checking what is there.</source>
        <translation>Was da ist, wird geprüft.</translation>
    </message>
    <message>
        <source>All files are there, and their checksums are right.</source>
        <translation>Alle Dateien sind da, und ihre Prüfsummen stimmen.</translation>
    </message>
    <message>
        <source>%1 are kept. Going on fetches the rest, now or at any later time.</source>
        <translation>%1 bleiben. Beim Fortsetzen wird der Rest geladen, jetzt oder irgendwann später.</translation>
    </message>
    <message>
        <source>Stopping.</source>
        <translation>Hält an.</translation>
    </message>
    <message>
        <source>Reading its files.</source>
        <translation>Seine Dateien werden gelesen.</translation>
    </message>
    <message>
        <source>%1 of %2 read</source>
        <translation>%1 von %2 gelesen</translation>
    </message>
    <message>
        <source>Rowkeeper&apos;s own folder</source>
        <translation>Rowkeepers eigener Ordner</translation>
    </message>
    <message>
        <source>Hugging Face&apos;s cache</source>
        <translation>Cache von Hugging Face</translation>
    </message>
    <message>
        <source>Came with Rowkeeper</source>
        <translation>Bei Rowkeeper dabei</translation>
    </message>
    <message>
        <source>A folder of yours</source>
        <translation>Ein Ordner von dir</translation>
    </message>
    <message>
        <source>complete</source>
        <translation>vollständig</translation>
    </message>
    <message>
        <source>not on this computer</source>
        <translation>nicht auf diesem Rechner</translation>
    </message>
    <message>
        <source>incomplete</source>
        <translation>unvollständig</translation>
    </message>
    <message>
        <source>%1 % there</source>
        <translation>%1&#xa0;% da</translation>
    </message>
    <message>
        <source>It comes with Rowkeeper: there is nothing to download.</source>
        <translation>Es ist bei Rowkeeper dabei: Es gibt nichts herunterzuladen.</translation>
    </message>
    <message>
        <source>Source: %1, revision %2</source>
        <translation>Quelle: %1, Revision %2</translation>
    </message>
    <message>
        <source>Licence: not given; see its page</source>
        <translation>Lizenz: nicht angegeben; siehe die Seite des Modells</translation>
    </message>
    <message>
        <source>Licence: %1</source>
        <translation>Lizenz: %1</translation>
    </message>
    <message>
        <source>Size: %1</source>
        <translation>Größe: %1</translation>
    </message>
    <message>
        <source>Size: %1; %2 of it are there already</source>
        <translation>Größe: %1; %2 davon sind schon da</translation>
    </message>
    <message>
        <source>Into %1, where it needs %2</source>
        <translation>Nach %1, dort braucht es %2</translation>
    </message>
    <message>
        <source> of the %1 that are free</source>
        <translation> von %1, die frei sind</translation>
    </message>
    <message>
        <source>A complete copy is in Hugging Face&apos;s cache already. It can be used as it is, without a download.</source>
        <translation>Im Cache von Hugging Face liegt schon eine vollständige Kopie. Sie kann ohne Download verwendet werden, wie sie ist.</translation>
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
        <translation>%1: %2 von %3</translation>
    </message>
    <message>
        <source>%1, checking what is there</source>
        <translation>%1, was da ist, wird geprüft</translation>
    </message>
    <message>
        <source>%1, trying again in %2</source>
        <translation>%1, neuer Versuch in %2</translation>
    </message>
    <message>
        <source>%1, %2/s, %3 left</source>
        <translation>%1, %2/s, noch %3</translation>
    </message>
    <message>
        <source>%1 is on this computer</source>
        <translation>%1 ist auf diesem Rechner</translation>
    </message>
    <message>
        <source>Download %1?</source>
        <translation>%1 herunterladen?</translation>
    </message>
    <message>
        <source>Looking for %1</source>
        <translation>%1 wird gesucht</translation>
    </message>
    <message>
        <source>%1 cannot be downloaded</source>
        <translation>%1 kann nicht heruntergeladen werden</translation>
    </message>
    <message>
        <source>Downloading %1</source>
        <translation>%1 wird heruntergeladen</translation>
    </message>
    <message>
        <source>%1 is on this computer now</source>
        <translation>%1 ist jetzt auf diesem Rechner</translation>
    </message>
    <message>
        <source>The download of %1 was stopped</source>
        <translation>Der Download von %1 wurde angehalten</translation>
    </message>
    <message>
        <source>The download of %1 failed</source>
        <translation>Der Download von %1 ist gescheitert</translation>
    </message>
    <message>
        <source>Verifying %1</source>
        <translation>%1 wird geprüft</translation>
    </message>
    <message>
        <source>%1 is right</source>
        <translation>%1 ist in Ordnung</translation>
    </message>
    <message>
        <source>%1 is not right</source>
        <translation>%1 ist nicht in Ordnung</translation>
    </message>
    <message>
        <source>Removing %1</source>
        <translation>%1 wird entfernt</translation>
    </message>
    <message>
        <source>%1 was removed</source>
        <translation>%1 wurde entfernt</translation>
    </message>
    <message>
        <source>%1 could not be removed</source>
        <translation>%1 konnte nicht entfernt werden</translation>
    </message>
    <message>
        <source>%1 are free again.</source>
        <translation>%1 sind wieder frei.</translation>
    </message>
</context>
<context>
    <name>Pages</name>
    <message>
        <source>%1 %</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>Page %1 · free</source>
        <translation>Seite %1 · frei</translation>
    </message>
    <message>
        <source>%1 of %2 rows filled</source>
        <translation>%1 von %2 Zeilen gefüllt</translation>
    </message>
    <message>
        <source>Page %1 · conversation %2 · %3</source>
        <translation>Seite %1 · Gespräch %2 · %3</translation>
    </message>
    <message>
        <source>Page %1 · shared by conversations %2 · %3</source>
        <translation>Seite %1 · gemeinsam: Gespräche %2 · %3</translation>
    </message>
    <message>
        <source>%1 of %2 pages lent, %3 of their %4 rows filled</source>
        <translation>%1 von %2 Seiten vergeben, %3 ihrer %4 Zeilen gefüllt</translation>
    </message>
    <message numerus="yes">
        <source>Pages of %n row(s)</source>
        <translation>
            <numerusform>Seiten von %n Zeile</numerusform>
            <numerusform>Seiten von %n Zeilen</numerusform>
        </translation>
    </message>
    <message>
        <source>One piece each</source>
        <translation>Je ein Stück</translation>
    </message>
    <message numerus="yes">
        <source>%1: at most %n conversation(s) at once, on average %2 of the lent memory empty</source>
        <translation>
            <numerusform>%1: höchstens %n Gespräch gleichzeitig, im Mittel %2 des vergebenen Speichers leer</numerusform>
            <numerusform>%1: höchstens %n Gespräche gleichzeitig, im Mittel %2 des vergebenen Speichers leer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n conversation(s) at work, %2 of the lent memory empty so far</source>
        <translation>
            <numerusform>%1: %n Gespräch in Arbeit, bisher %2 des vergebenen Speichers leer</numerusform>
            <numerusform>%1: %n Gespräche in Arbeit, bisher %2 des vergebenen Speichers leer</numerusform>
        </translation>
    </message>
    <message>
        <source>the fullest moment, step %1</source>
        <translation>der vollste Augenblick, Schritt %1</translation>
    </message>
    <message>
        <source>Nobody has come yet.</source>
        <translation>Noch ist niemand gekommen.</translation>
    </message>
    <message numerus="yes">
        <source>%n waiting</source>
        <translation>
            <numerusform>%n wartet</numerusform>
            <numerusform>%n warten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n finished</source>
        <translation>
            <numerusform>%n fertig</numerusform>
            <numerusform>%n fertig</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them cut short, as the pool was full</source>
        <translation>
            <numerusform>%n davon abgeschnitten, weil der Pool voll war</numerusform>
            <numerusform>%n davon abgeschnitten, weil der Pool voll war</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them ended early, as the arithmetic gave infinity or NaN</source>
        <translation>
            <numerusform>%n davon früh beendet, weil die Arithmetik unendlich oder NaN ergab</numerusform>
            <numerusform>%n davon früh beendet, weil die Arithmetik unendlich oder NaN ergab</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>memory taken back %n time(s)</source>
        <translation>
            <numerusform>Speicher %n-mal zurückgenommen</numerusform>
            <numerusform>Speicher %n-mal zurückgenommen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) computed again</source>
        <translation>
            <numerusform>%n Zeile neu berechnet</numerusform>
            <numerusform>%n Zeilen neu berechnet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n Schritt</numerusform>
            <numerusform>%n Schritte</numerusform>
        </translation>
    </message>
    <message>
        <source>The two gave different answers, which must never happen. Please report this.</source>
        <translation>Die beiden gaben verschiedene Antworten, was nie geschehen darf. Bitte melde das.</translation>
    </message>
    <message>
        <source>Both gave every conversation the same tokens.</source>
        <translation>Beide gaben jedem Gespräch dieselben Tokens.</translation>
    </message>
    <message>
        <source>In the same memory, pages let %1 conversations in at once instead of %2, and finished after %3 steps instead of %4. %5</source>
        <translation>Im selben Speicher ließen Seiten %1 Gespräche gleichzeitig zu statt %2 und waren nach %3 Schritten fertig statt nach %4. %5</translation>
    </message>
    <message>
        <source>This pool lets as many in at once either way. A smaller one, or more conversations, shows the difference. %1</source>
        <translation>Dieser Pool lässt auf beide Arten gleich viele gleichzeitig zu. Ein kleinerer oder mehr Gespräche zeigen den Unterschied. %1</translation>
    </message>
</context>
<context>
    <name>Photographer</name>
    <message>
        <source>The picture waits until every way has been asked all questions, a minute or more. With --steps 0 none is.</source>
        <translation>Das Bild wartet, bis jeder Weg alle Fragen gestellt bekommen hat, eine Minute oder mehr. Mit --steps 0 wird keiner gefragt.</translation>
    </message>
    <message>
        <source>Only the page learn has lessons: learn:LESSON:STEP.</source>
        <translation>Nur die Seite learn hat Lektionen: learn:LESSON:STEP.</translation>
    </message>
    <message>
        <source>There is no lesson &apos;%1&apos;; they are 1 to %2, and %3 is the quiz.</source>
        <translation>Eine Lektion „%1“ gibt es nicht; es gibt 1 bis %2, und %3 ist das Quiz.</translation>
    </message>
    <message>
        <source>Lesson %1 has no step &apos;%2&apos;; they are 1 to %3.</source>
        <translation>Lektion %1 hat keinen Schritt „%2“; es gibt 1 bis %3.</translation>
    </message>
    <message>
        <source>After the step only &apos;:answered&apos; can stand.</source>
        <translation>Nach dem Schritt kann nur „:answered“ stehen.</translation>
    </message>
</context>
<context>
    <name>Pictures</name>
    <message>
        <source>The picture took too long. Take fewer steps.</source>
        <translation>Das Bild hat zu lange gedauert. Nimm weniger Schritte.</translation>
    </message>
    <message>
        <source>Cannot write &apos;%1&apos;. Choose another place.</source>
        <translation>„%1“ kann nicht geschrieben werden. Wähle einen anderen Ort.</translation>
    </message>
</context>
<context>
    <name>Precision</name>
    <message>
        <source>%1-bit</source>
        <translation>%1 Bit</translation>
    </message>
    <message>
        <source>%1 weights</source>
        <translation>Gewichte mit %1</translation>
    </message>
</context>
<context>
    <name>PreparedDocuments</name>
    <message>
        <source>The book of a village: twelve people</source>
        <translation>Das Buch eines Dorfes: zwölf Personen</translation>
    </message>
    <message>
        <source>Two neighbours: a short text</source>
        <translation>Zwei Nachbarn: ein kurzer Text</translation>
    </message>
    <message>
        <source>A small village: six people</source>
        <translation>Ein kleines Dorf: sechs Personen</translation>
    </message>
    <message>
        <source>A long text: eighteen people</source>
        <translation>Ein langer Text: achtzehn Personen</translation>
    </message>
</context>
<context>
    <name>PreparedPrompts</name>
    <message>
        <source>A village and a question</source>
        <translation>Ein Dorf und eine Frage</translation>
    </message>
    <message>
        <source>Four neighbours: what color is the house?</source>
        <translation>Vier Nachbarn: Welche Farbe hat das Haus?</translation>
    </message>
    <message>
        <source>The third question about one document</source>
        <translation>Die dritte Frage zu einem Dokument</translation>
    </message>
    <message>
        <source>A long document, its answer at the top</source>
        <translation>Ein langes Dokument, die Antwort ganz oben</translation>
    </message>
    <message>
        <source>What is a KV cache?</source>
        <translation>Was ist ein KV-Cache?</translation>
    </message>
    <message>
        <source>Once upon a time: a story begins</source>
        <translation>Once upon a time: Eine Geschichte beginnt</translation>
    </message>
    <message>
        <source>Odd characters: emoji, accents, double spaces</source>
        <translation>Seltsame Zeichen: Emoji, Akzente, doppelte Leerzeichen</translation>
    </message>
</context>
<context>
    <name>Race</name>
    <message>
        <source>a thread for each core</source>
        <translation>ein Thread für jeden Kern</translation>
    </message>
    <message numerus="yes">
        <source>%n thread(s)</source>
        <translation>
            <numerusform>%n Thread</numerusform>
            <numerusform>%n Threads</numerusform>
        </translation>
    </message>
    <message>
        <source>With the KV cache</source>
        <translation>Mit KV-Cache</translation>
    </message>
    <message>
        <source>Without</source>
        <translation>Ohne</translation>
    </message>
    <message>
        <source> · %1</source>
        <translation> · %1</translation>
    </message>
    <message>
        <source>with the cache</source>
        <translation>mit Cache</translation>
    </message>
    <message>
        <source>without</source>
        <translation>ohne Cache</translation>
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
            <numerusform>%Ln Token</numerusform>
            <numerusform>%Ln Tokens</numerusform>
        </translation>
    </message>
    <message>
        <source>The model is being loaded…</source>
        <translation>Das Modell wird geladen…</translation>
    </message>
    <message>
        <source>The model could not be loaded.</source>
        <translation>Das Modell konnte nicht geladen werden.</translation>
    </message>
    <message>
        <source>Open a model first.</source>
        <translation>Öffne zuerst ein Modell.</translation>
    </message>
    <message>
        <source>Lane A: %1</source>
        <translation>Bahn A: %1</translation>
    </message>
    <message>
        <source>Lane B: %1</source>
        <translation>Bahn B: %1</translation>
    </message>
    <message>
        <source>Getting the lanes ready. Other arithmetic or other weights need a copy of the model of their own.</source>
        <translation>Die Bahnen werden vorbereitet. Andere Arithmetik oder andere Gewichte brauchen eine eigene Kopie des Modells.</translation>
    </message>
    <message>
        <source>The lane whose clock is behind always moves next, so both clocks are honest.</source>
        <translation>Als Nächste ist immer die Bahn dran, deren Uhr zurückliegt, darum sind beide Uhren ehrlich.</translation>
    </message>
    <message>
        <source>greedy</source>
        <translation>greedy</translation>
    </message>
    <message>
        <source>temperature %1, seed %2</source>
        <translation>Temperatur %1, Seed %2</translation>
    </message>
</context>
<context>
    <name>RaceVerdict</name>
    <message>
        <source>the second lane&apos;s weights are rounded to %1 bits</source>
        <translation>die Gewichte der zweiten Bahn sind auf %1 Bit gerundet</translation>
    </message>
    <message>
        <source>the first lane&apos;s weights are rounded to %1 bits</source>
        <translation>die Gewichte der ersten Bahn sind auf %1 Bit gerundet</translation>
    </message>
    <message>
        <source>the first lane&apos;s weights are rounded to %1 bits, the second&apos;s to %2</source>
        <translation>die Gewichte der ersten Bahn sind auf %1 Bit gerundet, die der zweiten auf %2</translation>
    </message>
    <message>
        <source>%1 of %2 keys and values equal</source>
        <translation>%1 von %2 Keys und Values gleich</translation>
    </message>
    <message>
        <source>logits equal to the last bit</source>
        <translation>Logits bis aufs letzte Bit gleich</translation>
    </message>
    <message>
        <source>logits differ by up to %1, because %2</source>
        <translation>Logits weichen um bis zu %1 ab, denn %2</translation>
    </message>
    <message>
        <source>logits differ by up to %1, because 8-bit weights round between the layers too</source>
        <translation>Logits weichen um bis zu %1 ab, denn Gewichte mit 8 Bit runden auch zwischen den Schichten</translation>
    </message>
    <message>
        <source>logits differ by up to %1, because the library adds in another order</source>
        <translation>Logits weichen um bis zu %1 ab, denn die Bibliothek addiert in anderer Reihenfolge</translation>
    </message>
    <message>
        <source>✓ Same tokens: %1 of %1 shared</source>
        <translation>✓ Gleiche Tokens: %1 von %1 gemeinsamen</translation>
    </message>
    <message>
        <source>%1 chose ‘%2’, %3 chose ‘%4’</source>
        <translation>%1 wählte „%2“, %3 wählte „%4“</translation>
    </message>
    <message>
        <source>the first lane</source>
        <translation>die erste Bahn</translation>
    </message>
    <message>
        <source>the second</source>
        <translation>die zweite</translation>
    </message>
    <message>
        <source>logits differ by up to %1</source>
        <translation>Logits weichen um bis zu %1 ab</translation>
    </message>
    <message>
        <source>the best token led by %1</source>
        <translation>das beste Token lag um %1 vorn</translation>
    </message>
    <message>
        <source>≠ The texts differ from step %1 on: %2</source>
        <translation>≠ Die Texte unterscheiden sich ab Schritt %1: %2</translation>
    </message>
    <message>
        <source>no error: rounded weights give other numbers</source>
        <translation>kein Fehler: Gerundete Gewichte ergeben andere Zahlen</translation>
    </message>
    <message>
        <source>≠ Other tokens from step %1 on: 8-bit weights round between the layers too</source>
        <translation>≠ Andere Tokens ab Schritt %1: Gewichte mit 8 Bit runden auch zwischen den Schichten</translation>
    </message>
    <message>
        <source>no error: the lanes round in other places, and a last bit can become another code</source>
        <translation>kein Fehler: Die Bahnen runden an anderen Stellen, und aus einem letzten Bit kann ein anderer Code werden</translation>
    </message>
    <message>
        <source>≠ Other tokens from step %1 on: two were too close to call</source>
        <translation>≠ Andere Tokens ab Schritt %1: Zwei lagen fast gleichauf</translation>
    </message>
    <message>
        <source>✗ Not the same: the tokens differ from step %1 on</source>
        <translation>✗ Nicht gleich: Die Tokens unterscheiden sich ab Schritt %1</translation>
    </message>
    <message>
        <source>✗ Not the same: equal tokens, but other bits</source>
        <translation>✗ Nicht gleich: gleiche Tokens, aber andere Bits</translation>
    </message>
    <message>
        <source>Same output?</source>
        <translation>Gleiche Ausgabe?</translation>
    </message>
    <message>
        <source>Each token that both lanes have made is compared here, with all numbers behind it.</source>
        <translation>Hier wird jedes Token verglichen, das beide Bahnen erzeugt haben, mit allen Zahlen dahinter.</translation>
    </message>
    <message>
        <source>faster so far</source>
        <translation>schneller bisher</translation>
    </message>
    <message>
        <source>slower so far</source>
        <translation>langsamer bisher</translation>
    </message>
    <message>
        <source>faster in all</source>
        <translation>schneller insgesamt</translation>
    </message>
    <message>
        <source>slower in all</source>
        <translation>langsamer insgesamt</translation>
    </message>
    <message>
        <source>as fast in all</source>
        <translation>gleich schnell insgesamt</translation>
    </message>
    <message>
        <source>as fast so far</source>
        <translation>gleich schnell bisher</translation>
    </message>
    <message numerus="yes">
        <source>✓ Identical: %1 of %Ln shared tokens, logits equal to the last bit</source>
        <translation>
            <numerusform>✓ Identisch: %1 von %Ln gemeinsamen Token, Logits bis aufs letzte Bit gleich</numerusform>
            <numerusform>✓ Identisch: %1 von %Ln gemeinsamen Tokens, Logits bis aufs letzte Bit gleich</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>logits equal to the last bit in %1 of %Ln steps; they differ by up to %2</source>
        <translation>
            <numerusform>Logits in %1 von %Ln Schritt bis aufs letzte Bit gleich; sie weichen um bis zu %2 ab</numerusform>
            <numerusform>Logits in %1 von %Ln Schritten bis aufs letzte Bit gleich; sie weichen um bis zu %2 ab</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RibbonText</name>
    <message>
        <source>row %1 is rebuilt</source>
        <translation>Zeile %1 wird neu berechnet</translation>
    </message>
    <message>
        <source>rows %1–%2 are rebuilt</source>
        <translation>Zeilen %1–%2 werden neu berechnet</translation>
    </message>
    <message>
        <source>No row stays valid: every row looks at row 0, so the next step rebuilds them all.</source>
        <translation>Keine Zeile bleibt gültig: Jede Zeile blickt auf Zeile 0, darum berechnet der nächste Schritt alle neu.</translation>
    </message>
    <message>
        <source>The cache holds no rows now, so the next step computes them all. It could have kept those above row %1: each row looks only at itself and the rows above it (the causal mask).</source>
        <translation>Der Cache enthält jetzt keine Zeilen, darum berechnet der nächste Schritt sie alle. Die über Zeile %1 hätte er behalten können: Jede Zeile blickt nur auf sich selbst und die Zeilen darüber (die kausale Maske).</translation>
    </message>
    <message>
        <source>Row %1 stays valid</source>
        <translation>Zeile %1 bleibt gültig</translation>
    </message>
    <message>
        <source>Rows %1–%2 stay valid</source>
        <translation>Zeilen %1–%2 bleiben gültig</translation>
    </message>
    <message>
        <source>%1; %2: each row looks only at itself and the rows above it (the causal mask).</source>
        <translation>%1; %2: Jede Zeile blickt nur auf sich selbst und die Zeilen darüber (die kausale Maske).</translation>
    </message>
    <message>
        <source>row %1 was rebuilt</source>
        <translation>Zeile %1 wurde neu berechnet</translation>
    </message>
    <message>
        <source>rows %1–%2 were rebuilt</source>
        <translation>Zeilen %1–%2 wurden neu berechnet</translation>
    </message>
    <message>
        <source>The last step computed row %1.</source>
        <translation>Der letzte Schritt hat Zeile %1 berechnet.</translation>
    </message>
    <message>
        <source>The last step computed all rows, %1–%2.</source>
        <translation>Der letzte Schritt hat alle Zeilen berechnet, %1–%2.</translation>
    </message>
    <message>
        <source>Row %1 was reused</source>
        <translation>Zeile %1 wurde wiederverwendet</translation>
    </message>
    <message>
        <source>Rows %1–%2 were reused</source>
        <translation>Zeilen %1–%2 wurden wiederverwendet</translation>
    </message>
    <message>
        <source>its key and value are in the cache</source>
        <translation>ihr Key und ihr Value sind im Cache</translation>
    </message>
    <message>
        <source>computed, but not kept</source>
        <translation>berechnet, aber nicht behalten</translation>
    </message>
    <message>
        <source>no longer valid: the next step rebuilds it</source>
        <translation>nicht mehr gültig: Der nächste Schritt berechnet sie neu</translation>
    </message>
    <message>
        <source>not computed yet: the next step does</source>
        <translation>noch nicht berechnet: Das tut der nächste Schritt</translation>
    </message>
    <message numerus="yes">
        <source>%Ln tokens, all from the prompt</source>
        <translation>
            <numerusform>%Ln Token, aus dem Prompt</numerusform>
            <numerusform>%Ln Tokens, alle aus dem Prompt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln tokens: %1 from the prompt, %2 generated</source>
        <translation>
            <numerusform>%Ln Token: %1 aus dem Prompt, %2 erzeugt</numerusform>
            <numerusform>%Ln Tokens: %1 aus dem Prompt, %2 erzeugt</numerusform>
        </translation>
    </message>
    <message>
        <source>Row %1: %2</source>
        <translation>Zeile %1: %2</translation>
    </message>
    <message>
        <source>Token %1, from the prompt</source>
        <translation>Token %1, aus dem Prompt</translation>
    </message>
    <message>
        <source>Token %1, generated</source>
        <translation>Token %1, erzeugt</translation>
    </message>
    <message numerus="yes">
        <source>%Ln bytes</source>
        <translation>
            <numerusform>%Ln Byte</numerusform>
            <numerusform>%Ln Byte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> and %Ln more</source>
        <translation>
            <numerusform> und %Ln weiteres</numerusform>
            <numerusform> und %Ln weitere</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RowDetailCard</name>
    <message>
        <source>In the store</source>
        <translation>Im Vorrat</translation>
    </message>
    <message>
        <source>Computed, not kept: the cache is off</source>
        <translation>Berechnet, nicht behalten: Der Cache ist aus</translation>
    </message>
    <message>
        <source>To be rebuilt: a token at or above it was replaced</source>
        <translation>Neu zu berechnen: Ein Token an oder über ihr wurde ersetzt</translation>
    </message>
    <message>
        <source>Not computed yet</source>
        <translation>Noch nicht berechnet</translation>
    </message>
    <message>
        <source>Not computed yet: the next step does it</source>
        <translation>Noch nicht berechnet: Das tut der nächste Schritt</translation>
    </message>
    <message numerus="yes">
        <source>computed %n time(s); the bits differ by rounding</source>
        <translation>
            <numerusform>%n-mal berechnet; die Bits weichen durch Rundung ab</numerusform>
            <numerusform>%n-mal berechnet; die Bits weichen durch Rundung ab</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>computed %n time(s), and NOT always to the same bits</source>
        <translation>
            <numerusform>%n-mal berechnet, und NICHT immer mit denselben Bits</numerusform>
            <numerusform>%n-mal berechnet, und NICHT immer mit denselben Bits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>computed %n time(s), always to the same bits</source>
        <translation>
            <numerusform>%n-mal berechnet, immer mit denselben Bits</numerusform>
            <numerusform>%n-mal berechnet, immer mit denselben Bits</numerusform>
        </translation>
    </message>
    <message>
        <source>computed ×1, by the last step</source>
        <translation>×1 berechnet, vom letzten Schritt</translation>
    </message>
    <message numerus="yes">
        <source>computed ×1, unchanged for %n step(s)</source>
        <translation>
            <numerusform>×1 berechnet, seit %n Schritt unverändert</numerusform>
            <numerusform>×1 berechnet, seit %n Schritten unverändert</numerusform>
        </translation>
    </message>
    <message>
        <source>Row %1 ‘%2’, block %3, head %4</source>
        <translation>Zeile %1 „%2“, Block %3, Kopf %4</translation>
    </message>
    <message>
        <source>%1 in all blocks</source>
        <translation>%1 in allen Blöcken</translation>
    </message>
    <message>
        <source>8-bit copy from a file</source>
        <translation>8-Bit-Kopie aus einer Datei</translation>
    </message>
    <message>
        <source> · </source>
        <translation> · </translation>
    </message>
    <message>
        <source>%1 fingerprint of the key
%2 fingerprint of the value</source>
        <translation>%1 Fingerabdruck des Key
%2 Fingerabdruck des Value</translation>
    </message>
    <message>
        <source>number</source>
        <translation>Zahl</translation>
    </message>
    <message>
        <source>key</source>
        <translation>Key</translation>
    </message>
    <message>
        <source>value</source>
        <translation>Value</translation>
    </message>
</context>
<context>
    <name>SameOutputCard</name>
    <message>
        <source>Quick check: one pass over the whole text gives the logits of every step at once.</source>
        <translation>Schnelle Prüfung: Ein Durchgang über den ganzen Text ergibt die Logits aller Schritte auf einmal.</translation>
    </message>
    <message>
        <source>Thorough check: every step was computed again, the other way.</source>
        <translation>Gründliche Prüfung: Jeder Schritt wurde auf die andere Art noch einmal berechnet.</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>Step %1 is left out: its text slid out of the context.</source>
        <translation>Schritt %1 ist ausgelassen: Sein Text ist aus dem Kontext geglitten.</translation>
    </message>
    <message>
        <source>Steps %1 are left out: their text slid out of the context.</source>
        <translation>Die Schritte %1 sind ausgelassen: Ihr Text ist aus dem Kontext geglitten.</translation>
    </message>
    <message>
        <source>Step %1 is left out: its text was changed since.</source>
        <translation>Schritt %1 ist ausgelassen: Sein Text wurde seither geändert.</translation>
    </message>
    <message>
        <source>Steps %1 are left out: their text was changed since.</source>
        <translation>Die Schritte %1 sind ausgelassen: Ihr Text wurde seither geändert.</translation>
    </message>
    <message>
        <source>%1 of these tokens replaced by hand since: compared is what the step chose</source>
        <translation>%1 dieser Tokens seither von Hand ersetzt: Verglichen wird, was der Schritt gewählt hat</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keiner</translation>
    </message>
    <message>
        <source>step %1, token ‘%2’ in row %3: logits differ by %4, margin of the best over the second %5</source>
        <translation>Schritt %1, Token „%2“ in Zeile %3: Logits weichen um %4 ab, Vorsprung des besten vor dem zweiten: %5</translation>
    </message>
    <message numerus="yes">
        <source>%n token(s) too close to call; the first: %1</source>
        <translation>
            <numerusform>%n Token fast gleichauf; das erste: %1</numerusform>
            <numerusform>%n Tokens fast gleichauf; das erste: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>logits differ by up to %1, because the library adds in another order</source>
        <translation>Logits weichen um bis zu %1 ab, denn die Bibliothek addiert in anderer Reihenfolge</translation>
    </message>
    <message>
        <source>other token: %1</source>
        <translation>anderes Token: %1</translation>
    </message>
    <message>
        <source>other logits: %1</source>
        <translation>andere Logits: %1</translation>
    </message>
    <message>
        <source>%1 of %2 keys and values have other bits</source>
        <translation>%1 von %2 Keys und Values haben andere Bits</translation>
    </message>
    <message>
        <source>✓ Same output with and without the cache</source>
        <translation>✓ Gleiche Ausgabe mit und ohne Cache</translation>
    </message>
    <message>
        <source>✓ Same tokens with and without the cache</source>
        <translation>✓ Gleiche Tokens mit und ohne Cache</translation>
    </message>
    <message>
        <source>✗ The output is not the same</source>
        <translation>✗ Die Ausgabe ist nicht gleich</translation>
    </message>
    <message>
        <source>Same output with and without the cache?</source>
        <translation>Gleiche Ausgabe mit und ohne Cache?</translation>
    </message>
    <message>
        <source>✗ A row came out differently</source>
        <translation>✗ Eine Zeile kam anders heraus</translation>
    </message>
    <message>
        <source>A recording computes nothing, so there is nothing to check again.</source>
        <translation>Eine Aufnahme berechnet nichts, also gibt es nichts noch einmal zu prüfen.</translation>
    </message>
    <message>
        <source>When it was made, no row was computed twice up to here.</source>
        <translation>Als sie entstand, wurde bis hierher keine Zeile zweimal berechnet.</translation>
    </message>
    <message>
        <source>When it was made: %1.</source>
        <translation>Als sie entstand: %1.</translation>
    </message>
    <message>
        <source>Nothing to compare yet.</source>
        <translation>Noch gibt es nichts zu vergleichen.</translation>
    </message>
    <message>
        <source>No row has been computed twice yet.</source>
        <translation>Noch wurde keine Zeile zweimal berechnet.</translation>
    </message>
    <message numerus="yes">
        <source>rows rebuilt %Ln times, every rebuild gave the same bits</source>
        <translation>
            <numerusform>Zeilen %Ln-mal neu berechnet, mit denselben Bits</numerusform>
            <numerusform>Zeilen %Ln-mal neu berechnet, jedes Mal dieselben Bits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>rows rebuilt %Ln times, %1 of them to the same bits; the others differ by rounding</source>
        <translation>
            <numerusform>Zeilen %Ln-mal neu berechnet, %1 davon mit denselben Bits; die anderen weichen durch Rundung ab</numerusform>
            <numerusform>Zeilen %Ln-mal neu berechnet, %1 davon mit denselben Bits; die anderen weichen durch Rundung ab</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>rows rebuilt %Ln times, %1 of them to OTHER bits</source>
        <translation>
            <numerusform>Zeilen %Ln-mal neu berechnet, %1 davon mit ANDEREN Bits</numerusform>
            <numerusform>Zeilen %Ln-mal neu berechnet, %1 davon mit ANDEREN Bits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln tokens identical</source>
        <translation>
            <numerusform>%1 von %Ln Token identisch</numerusform>
            <numerusform>%1 von %Ln Tokens identisch</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>logits identical to the last bit (%1 of %Ln steps)</source>
        <translation>
            <numerusform>Logits bis aufs letzte Bit identisch (%1 von %Ln Schritt)</numerusform>
            <numerusform>Logits bis aufs letzte Bit identisch (%1 von %Ln Schritten)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Save</name>
    <message>
        <source>Not saved</source>
        <translation>Nicht gespeichert</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
</context>
<context>
    <name>Screenshot</name>
    <message>
        <source>There is no page &apos;%1&apos;; there are: %2.</source>
        <translation>Es gibt keine Seite „%1“; es gibt: %2.</translation>
    </message>
</context>
<context>
    <name>Shortcuts</name>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>Play or pause</source>
        <translation>Start oder Pause</translation>
    </message>
    <message>
        <source>→</source>
        <translation>→</translation>
    </message>
    <message>
        <source>One step</source>
        <translation>Ein Schritt</translation>
    </message>
    <message>
        <source>KV cache on or off</source>
        <translation>KV-Cache an oder aus</translation>
    </message>
    <message>
        <source>Restart from the prompt</source>
        <translation>Neustart vom Prompt an</translation>
    </message>
    <message>
        <source>1 to 6</source>
        <translation>1 bis 6</translation>
    </message>
    <message>
        <source>Go to a page</source>
        <translation>Zu einer Seite gehen</translation>
    </message>
    <message>
        <source>Page Down, Page Up</source>
        <translation>Bild ab, Bild auf</translation>
    </message>
    <message>
        <source>On and back in a lesson; → and ← too while the lecturer&apos;s notes are open</source>
        <translation>In einer Lektion vor und zurück; auch → und ←, solange die Lehrnotizen offen sind</translation>
    </message>
    <message>
        <source>Zoom the cache in, out, to fit, while it has the focus</source>
        <translation>Cache vergrößern, verkleinern, einpassen, solange er den Fokus hat</translation>
    </message>
    <message>
        <source>Ctrl+O, Ctrl+S</source>
        <translation>Strg+O, Strg+S</translation>
    </message>
    <message>
        <source>Open a recorded run, save this one</source>
        <translation>Eine Aufnahme öffnen, diesen Lauf speichern</translation>
    </message>
    <message>
        <source>Alt and a letter</source>
        <translation>Alt und ein Buchstabe</translation>
    </message>
    <message>
        <source>Open the menu of that letter, shown in its tip</source>
        <translation>Das Menü zu diesem Buchstaben öffnen; er steht im Tooltip</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Vollbild</translation>
    </message>
    <message>
        <source>This list</source>
        <translation>Diese Liste</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
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
        <translation>so schnell es geht</translation>
    </message>
    <message>
        <source>1 token/s</source>
        <translation>1 Token/s</translation>
    </message>
    <message>
        <source>1 token in %1 s</source>
        <translation>1 Token in %1 s</translation>
    </message>
</context>
<context>
    <name>Squeeze</name>
    <message>
        <source>%1 rows in one</source>
        <translation>%1 Zeilen in einer</translation>
    </message>
    <message>
        <source>thrown away</source>
        <translation>weggeworfen</translation>
    </message>
    <message>
        <source>row · token</source>
        <translation>Zeile · Token</translation>
    </message>
    <message>
        <source>block %1</source>
        <translation>Block %1</translation>
    </message>
    <message>
        <source>key</source>
        <translation>Key</translation>
    </message>
    <message>
        <source>value</source>
        <translation>Value</translation>
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
        <translation>exakt</translation>
    </message>
    <message>
        <source>16-bit</source>
        <translation>16 Bit</translation>
    </message>
    <message>
        <source>Every number rounded to 16 bits.</source>
        <translation>Jede Zahl auf 16 Bit gerundet.</translation>
    </message>
    <message>
        <source>8-bit</source>
        <translation>8 Bit</translation>
    </message>
    <message>
        <source>Whole numbers from −127 to 127; each 32 of them share a scale.</source>
        <translation>Ganze Zahlen von −127 bis 127; je 32 davon teilen sich eine Skala.</translation>
    </message>
    <message>
        <source>4-bit</source>
        <translation>4 Bit</translation>
    </message>
    <message>
        <source>Whole numbers from −7 to 7; each 32 of them share a scale.</source>
        <translation>Ganze Zahlen von −7 bis 7; je 32 davon teilen sich eine Skala.</translation>
    </message>
    <message>
        <source>keys 8, values 4</source>
        <translation>Keys 8, Values 4</translation>
    </message>
    <message>
        <source>8 bits for the keys, which decide where a row looks; 4 for the values, which are averaged anyway.</source>
        <translation>8 Bit für die Keys, die entscheiden, wohin eine Zeile blickt; 4 für die Values, die ohnehin gemittelt werden.</translation>
    </message>
    <message>
        <source>newest 64 rows</source>
        <translation>neueste 64 Zeilen</translation>
    </message>
    <message>
        <source>newest 64</source>
        <translation>neueste 64</translation>
    </message>
    <message>
        <source>A window that slides: a row leaves when 64 newer ones have come.</source>
        <translation>Ein Fenster, das gleitet: Eine Zeile geht, wenn 64 neuere gekommen sind.</translation>
    </message>
    <message>
        <source>first 4 + newest 60</source>
        <translation>erste 4 + neueste 60</translation>
    </message>
    <message>
        <source>The same window, but the first four rows stay: heads with nothing to do look there.</source>
        <translation>Dasselbe Fenster, aber die ersten vier Zeilen bleiben: Köpfe, die nichts zu tun haben, blicken dorthin.</translation>
    </message>
    <message>
        <source>most looked-at 64</source>
        <translation>meistbeachtete 64</translation>
    </message>
    <message>
        <source>most looked-at</source>
        <translation>meistbeachtete</translation>
    </message>
    <message>
        <source>The newest 16 rows, and of the others the 48 that attention has looked at most so far.</source>
        <translation>Die neuesten 16 Zeilen und von den anderen die 48, auf die die Attention bisher am meisten geblickt hat.</translation>
    </message>
    <message>
        <source>merge old pairs</source>
        <translation>alte Paare verschmelzen</translation>
    </message>
    <message>
        <source>merged</source>
        <translation>verschmolzen</translation>
    </message>
    <message>
        <source>64 entries: the newest 32 rows, and older ones averaged with their neighbours.</source>
        <translation>64 Einträge: die neuesten 32 Zeilen und ältere, mit ihren Nachbarn gemittelt.</translation>
    </message>
    <message>
        <source>one key head for all (twin)</source>
        <translation>ein Key-Kopf für alle (Zwilling)</translation>
    </message>
    <message>
        <source>one head (twin)</source>
        <translation>ein Kopf (Zwilling)</translation>
    </message>
    <message>
        <source>Another model, whose heads all share one key and one value: this one with its heads averaged, and then 2,500 steps of training that mended what this broke.</source>
        <translation>Ein anderes Modell, dessen Köpfe sich alle einen Key und einen Value teilen: dieses hier mit gemittelten Köpfen und danach 2.500 Schritten Training, die geheilt haben, was dabei zerbrach.</translation>
    </message>
    <message>
        <source>fold this model&apos;s heads</source>
        <translation>Köpfe dieses Modells falten</translation>
    </message>
    <message>
        <source>folded heads</source>
        <translation>gefaltete Köpfe</translation>
    </message>
    <message>
        <source>An experiment: the keys and values of all heads averaged into one, without any training. It is meant to fail: heads that share must be trained to.</source>
        <translation>Ein Experiment: die Keys und Values aller Köpfe zu je einem gemittelt, ganz ohne Training. Es soll scheitern: Köpfe, die teilen, müssen darauf trainiert sein.</translation>
    </message>
    <message>
        <source>pages of 16 rows</source>
        <translation>Seiten von 16 Zeilen</translation>
    </message>
    <message>
        <source>pages of 16</source>
        <translation>Seiten von 16</translation>
    </message>
    <message>
        <source>The same numbers, to the last bit. Memory is given out 16 rows at a time, so no conversation holds room that it may never need.</source>
        <translation>Dieselben Zahlen, bis aufs letzte Bit. Der Speicher wird immer für 16 Zeilen vergeben, also hält kein Gespräch Platz, den es vielleicht nie braucht.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>same bits</source>
        <translation>gleiche Bits</translation>
    </message>
    <message>
        <source>%1 rows</source>
        <translation>%1 Zeilen</translation>
    </message>
    <message>
        <source>None of them was in the cache any more when the answer began: the model answered from the rows it had.</source>
        <translation>Keine davon war noch im Cache, als die Antwort begann: Das Modell antwortete aus den Zeilen, die es hatte.</translation>
    </message>
    <message>
        <source>%1 of them were still in the cache when the answer began.</source>
        <translation>Davon waren %1 noch im Cache, als die Antwort begann.</translation>
    </message>
    <message>
        <source>They were still in the cache when the answer began, but averaged with their neighbours.</source>
        <translation>Sie waren noch im Cache, als die Antwort begann, aber mit ihren Nachbarn gemittelt.</translation>
    </message>
    <message>
        <source>All of them were still in the cache when the answer began.</source>
        <translation>Alle davon waren noch im Cache, als die Antwort begann.</translation>
    </message>
    <message>
        <source>All of them were in the cache, to the last bit.</source>
        <translation>Alle davon waren im Cache, bis aufs letzte Bit.</translation>
    </message>
    <message>
        <source>All of them were in the cache, with one key and one value for all heads.</source>
        <translation>Alle davon waren im Cache, mit einem Key und einem Value für alle Köpfe.</translation>
    </message>
    <message>
        <source>All of them were in the cache, in fewer bits.</source>
        <translation>Alle davon waren im Cache, mit weniger Bits.</translation>
    </message>
    <message>
        <source>Fewer bits</source>
        <translation>Weniger Bits</translation>
    </message>
    <message>
        <source>Throw rows away</source>
        <translation>Zeilen wegwerfen</translation>
    </message>
    <message>
        <source>Share heads</source>
        <translation>Köpfe teilen</translation>
    </message>
    <message>
        <source>Give out memory in pages</source>
        <translation>Speicher in Seiten vergeben</translation>
    </message>
    <message>
        <source>loading…</source>
        <translation>lädt…</translation>
    </message>
    <message>
        <source>%1 right</source>
        <translation>%1 richtig</translation>
    </message>
    <message>
        <source>This arithmetic reads the plain 32-bit cache only. Choose the exact arithmetic in the bar above.</source>
        <translation>Diese Arithmetik liest nur den einfachen Cache mit 32 Bit. Wähle in der Leiste oben die exakte Arithmetik.</translation>
    </message>
    <message>
        <source>This model&apos;s heads share one key and one value already.</source>
        <translation>Die Köpfe dieses Modells teilen sich schon einen Key und einen Value.</translation>
    </message>
    <message>
        <source>Only the bundled model has a twin that was trained so.</source>
        <translation>Nur das mitgelieferte Modell hat einen Zwilling, der so trainiert wurde.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: loading the model…</source>
        <translation>%1: Das Modell wird geladen…</translation>
    </message>
    <message>
        <source>%1: question %2</source>
        <translation>%1: Frage %2</translation>
    </message>
    <message>
        <source>%1: text %2</source>
        <translation>%1: Text %2</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>rows %1–%2</source>
        <translation>Zeilen %1–%2</translation>
    </message>
    <message>
        <source>Show %1 in the cache →</source>
        <translation>%1 im Cache zeigen →</translation>
    </message>
    <message>
        <source>KL divergence %1</source>
        <translation>KL-Divergenz %1</translation>
    </message>
    <message>
        <source>%1 · the top choice agrees at %2 tokens</source>
        <translation>%1 · erste Wahl gleich bei %2 Tokens</translation>
    </message>
    <message>
        <source>cache at the end %1, exact %2</source>
        <translation>Cache am Ende %1, exakt %2</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>The answer stood in %1 (“%2”).</source>
        <translation>Die Antwort stand in %1 („%2“).</translation>
    </message>
</context>
<context>
    <name>StepBound</name>
    <message>
        <source>%1 %</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>Bound by memory: it read at %1 of this machine&apos;s rate.</source>
        <translation>An den Speicher gebunden: Der Schritt las mit %1 der Rate dieses Rechners.</translation>
    </message>
    <message>
        <source>Bound by memory: it read at %1 of this machine&apos;s rate, and calculated at only %2.</source>
        <translation>An den Speicher gebunden: Der Schritt las mit %1 der Rate dieses Rechners und rechnete mit nur %2.</translation>
    </message>
    <message>
        <source>Bound by arithmetic: it calculated at %1 of this machine&apos;s rate, and read at only %2.</source>
        <translation>Ans Rechnen gebunden: Der Schritt rechnete mit %1 der Rate dieses Rechners und las mit nur %2.</translation>
    </message>
    <message>
        <source>Bound by memory and arithmetic alike: it read at %1 and calculated at %2 of this machine&apos;s rates.</source>
        <translation>An Speicher und Rechnen gleichermaßen gebunden: Der Schritt las mit %1 und rechnete mit %2 der Raten dieses Rechners.</translation>
    </message>
    <message>
        <source>Bound by neither memory (%1 of this machine&apos;s rate) nor arithmetic (%2): the step is so short that starting each piece of work takes most of it.</source>
        <translation>Weder an den Speicher (%1 der Rate dieses Rechners) noch ans Rechnen (%2) gebunden: Der Schritt ist so kurz, dass das Anstoßen der einzelnen Arbeiten das meiste davon ausmacht.</translation>
    </message>
    <message>
        <source>Bound by memory: little arithmetic for what was read (operations for each byte: %1).</source>
        <translation>An den Speicher gebunden: wenig Rechnen für das Gelesene (Operationen je Byte: %1).</translation>
    </message>
    <message>
        <source>Bound by arithmetic: much of it for what was read (operations for each byte: %1).</source>
        <translation>Ans Rechnen gebunden: viel Rechnen für das Gelesene (Operationen je Byte: %1).</translation>
    </message>
</context>
<context>
    <name>StepPhase</name>
    <message>
        <source>embed</source>
        <translation>Embedding</translation>
    </message>
    <message>
        <source>Looks up each token&apos;s vector and adds that of its place.</source>
        <translation>Schlägt den Vektor jedes Tokens nach und addiert den seiner Position.</translation>
    </message>
    <message>
        <source>norms</source>
        <translation>Normierung</translation>
    </message>
    <message>
        <source>Brings the numbers of a row to one scale, twice in each block.</source>
        <translation>Bringt die Zahlen einer Zeile auf eine gemeinsame Skala, zweimal in jedem Block.</translation>
    </message>
    <message>
        <source>project q, k, v</source>
        <translation>Projektion q, k, v</translation>
    </message>
    <message>
        <source>Makes query, key and value of each row that is computed.</source>
        <translation>Erzeugt Query, Key und Value jeder Zeile, die berechnet wird.</translation>
    </message>
    <message>
        <source>append</source>
        <translation>Anhängen</translation>
    </message>
    <message>
        <source>Writes the new keys and values into the store.</source>
        <translation>Schreibt die neuen Keys und Values in den Vorrat.</translation>
    </message>
    <message>
        <source>attend</source>
        <translation>Attention</translation>
    </message>
    <message>
        <source>Compares the query with all keys above and mixes their values.</source>
        <translation>Vergleicht die Query mit allen Keys darüber und mischt deren Values.</translation>
    </message>
    <message>
        <source>project out</source>
        <translation>Rückprojektion</translation>
    </message>
    <message>
        <source>Brings what attention found back into the row.</source>
        <translation>Bringt, was die Attention gefunden hat, in die Zeile zurück.</translation>
    </message>
    <message>
        <source>MLP</source>
        <translation>MLP</translation>
    </message>
    <message>
        <source>Works on each row by itself; most of the weights are here.</source>
        <translation>Bearbeitet jede Zeile für sich; hier sind die meisten Gewichte.</translation>
    </message>
    <message>
        <source>logits</source>
        <translation>Logits</translation>
    </message>
    <message>
        <source>Gives every token of the vocabulary its score.</source>
        <translation>Gibt jedem Token des Vokabulars seine Punktzahl.</translation>
    </message>
    <message>
        <source>sample</source>
        <translation>Sampling</translation>
    </message>
    <message>
        <source>Chooses the next token.</source>
        <translation>Wählt das nächste Token.</translation>
    </message>
</context>
<context>
    <name>WebPage</name>
    <message>
        <source>Replay</source>
        <translation>Wiedergabe</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Einen Schritt zurück</translation>
    </message>
    <message>
        <source>One step forth</source>
        <translation>Einen Schritt vor</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>Zum Anfang</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Zum Ende</translation>
    </message>
    <message>
        <source>Place in the run</source>
        <translation>Stelle im Lauf</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>slow</source>
        <translation>langsam</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>normal</translation>
    </message>
    <message>
        <source>fast</source>
        <translation>schnell</translation>
    </message>
    <message>
        <source>Keys: Space plays and pauses, ← and → move by one step, Home and End go to the ends.</source>
        <translation>Tasten: Die Leertaste startet und hält an, ← und → gehen einen Schritt weit, Pos1 und Ende springen an die Enden.</translation>
    </message>
    <message>
        <source>Time per token</source>
        <translation>Zeit pro Token</translation>
    </message>
    <message>
        <source>Cache memory</source>
        <translation>Cache-Speicher</translation>
    </message>
    <message>
        <source>What you see</source>
        <translation>Was du siehst</translation>
    </message>
    <message>
        <source>All events as a table</source>
        <translation>Alle Ereignisse als Tabelle</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Zahlen</translation>
    </message>
    <message>
        <source>The replay needs JavaScript, which is switched off here. What came out can be read all the same.</source>
        <translation>Die Wiedergabe braucht JavaScript, das hier ausgeschaltet ist. Was herauskam, lässt sich trotzdem lesen.</translation>
    </message>
    <message>
        <source>Made with Rowkeeper. This page holds all it needs: nothing is fetched and nothing is sent.</source>
        <translation>Erstellt mit Rowkeeper. Diese Seite enthält alles, was sie braucht: Nichts wird geladen, und nichts wird gesendet.</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Tokens</translation>
    </message>
    <message>
        <source>The cache</source>
        <translation>Der Cache</translation>
    </message>
    <message>
        <source>The whole text</source>
        <translation>Der ganze Text</translation>
    </message>
    <message>
        <source>time so far</source>
        <translation>Zeit bisher</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>Tokens</translation>
    </message>
    <message>
        <source>rows computed</source>
        <translation>Zeilen berechnet</translation>
    </message>
    <message>
        <source>rows kept</source>
        <translation>Zeilen behalten</translation>
    </message>
    <message>
        <source>cache memory</source>
        <translation>Cache-Speicher</translation>
    </message>
    <message>
        <source>key</source>
        <translation>Key</translation>
    </message>
    <message>
        <source>value</source>
        <translation>Value</translation>
    </message>
    <message>
        <source>pale: computed, not kept</source>
        <translation>blass: berechnet, nicht behalten</translation>
    </message>
    <message>
        <source>This page was made</source>
        <translation>Diese Seite wurde erstellt</translation>
    </message>
    <message>
        <source>A language model writes one token after another. Its KV cache keeps the key and the value of each row it has computed, so that a step computes one new row instead of all of them.</source>
        <translation>Ein Sprachmodell schreibt ein Token nach dem anderen. Sein KV-Cache behält den Key und den Value jeder Zeile, die es berechnet hat, sodass ein Schritt eine neue Zeile berechnet statt alle.</translation>
    </message>
    <message>
        <source>Tokens are chosen</source>
        <translation>Tokens werden gewählt</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>A run of %1, step by step</source>
        <translation>Ein Lauf von %1, Schritt für Schritt</translation>
    </message>
    <message>
        <source>Press Play, or move the slider below, to watch it.</source>
        <translation>Klicke auf „Start“ oder bewege den Schieberegler unten, um zuzusehen.</translation>
    </message>
    <message>
        <source>Two runs of %1 side by side</source>
        <translation>Zwei Läufe von %1 nebeneinander</translation>
    </message>
    <message>
        <source>Here two runs of the same prompt stand side by side. Press Play, or move the slider below.</source>
        <translation>Hier stehen zwei Läufe desselben Prompts nebeneinander. Klicke auf „Start“ oder bewege den Schieberegler unten.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln of them not for the first time: the same bits came out.</source>
        <translation>
            <numerusform>%Ln davon nicht zum ersten Mal: Es kamen dieselben Bits heraus.</numerusform>
            <numerusform>%Ln davon nicht zum ersten Mal: Es kamen dieselben Bits heraus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of them not for the first time, and OTHER bits came out: an error.</source>
        <translation>
            <numerusform>%Ln davon nicht zum ersten Mal, und es kamen ANDERE Bits heraus: ein Fehler.</numerusform>
            <numerusform>%Ln davon nicht zum ersten Mal, und es kamen ANDERE Bits heraus: ein Fehler.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of them not for the first time, and a little differently: this arithmetic adds in another order.</source>
        <translation>
            <numerusform>%Ln davon nicht zum ersten Mal, und ein wenig anders: Diese Arithmetik addiert in anderer Reihenfolge.</numerusform>
            <numerusform>%Ln davon nicht zum ersten Mal, und ein wenig anders: Diese Arithmetik addiert in anderer Reihenfolge.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Without the cache: %Ln row(s) computed, none kept, in %1.</source>
        <translation>
            <numerusform>Ohne Cache: %Ln Zeile berechnet, keine behalten, in %1.</numerusform>
            <numerusform>Ohne Cache: %Ln Zeilen berechnet, keine behalten, in %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Prefill: the prompt’s %Ln row(s) computed and kept, in %1.</source>
        <translation>
            <numerusform>Prefill: die %Ln Zeile des Prompts berechnet und behalten, in %1.</numerusform>
            <numerusform>Prefill: die %Ln Zeilen des Prompts berechnet und behalten, in %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The cache was empty: %Ln row(s) computed and kept, in %1.</source>
        <translation>
            <numerusform>Der Cache war leer: %Ln Zeile berechnet und behalten, in %1.</numerusform>
            <numerusform>Der Cache war leer: %Ln Zeilen berechnet und behalten, in %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) computed, %1 read from the cache, in %2.</source>
        <translation>
            <numerusform>%Ln Zeile berechnet, %1 aus dem Cache gelesen, in %2.</numerusform>
            <numerusform>%Ln Zeilen berechnet, %1 aus dem Cache gelesen, in %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Anfang</translation>
    </message>
    <message numerus="yes">
        <source>%Ln token(s) in the prompt. No row has been computed yet.</source>
        <translation>
            <numerusform>%Ln Token im Prompt. Noch wurde keine Zeile berechnet.</numerusform>
            <numerusform>%Ln Tokens im Prompt. Noch wurde keine Zeile berechnet.</numerusform>
        </translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Schritt %1 von %2</translation>
    </message>
    <message numerus="yes">
        <source>The context was full: the oldest %Ln token(s) had to go, and all other rows are computed anew.</source>
        <translation>
            <numerusform>Der Kontext war voll: Das älteste Token musste weichen, und alle anderen Zeilen werden neu berechnet.</numerusform>
            <numerusform>Der Kontext war voll: Die ältesten %Ln Tokens mussten weichen, und alle anderen Zeilen werden neu berechnet.</numerusform>
        </translation>
    </message>
    <message>
        <source>A token was replaced</source>
        <translation>Ein Token wurde ersetzt</translation>
    </message>
    <message>
        <source>Row %1 is ‘%2’ now. The rows above it stay valid; it and all rows below must be computed again.</source>
        <translation>Zeile %1 ist jetzt „%2“. Die Zeilen darüber gelten noch; sie selbst und alle Zeilen darunter müssen neu berechnet werden.</translation>
    </message>
    <message>
        <source>Cache switched on</source>
        <translation>Cache eingeschaltet</translation>
    </message>
    <message>
        <source>Cache switched off</source>
        <translation>Cache ausgeschaltet</translation>
    </message>
    <message>
        <source>The next step computes every row once more and keeps them; from then on each step computes one row.</source>
        <translation>Der nächste Schritt berechnet jede Zeile noch einmal und behält sie; von da an berechnet jeder Schritt eine Zeile.</translation>
    </message>
    <message>
        <source>What the cache held is gone: from now on each step computes every row again.</source>
        <translation>Was der Cache enthielt, ist weg: Von jetzt an berechnet jeder Schritt jede Zeile noch einmal.</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>row</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>token</source>
        <translation>Token</translation>
    </message>
    <message>
        <source>block</source>
        <translation>Block</translation>
    </message>
    <message>
        <source>computed</source>
        <translation>berechnet</translation>
    </message>
    <message>
        <source>×1 new</source>
        <translation>×1 neu</translation>
    </message>
    <message>
        <source>rebuild</source>
        <translation>erneut</translation>
    </message>
    <message>
        <source>in the cache</source>
        <translation>im Cache</translation>
    </message>
    <message>
        <source>computed, not kept</source>
        <translation>berechnet, nicht behalten</translation>
    </message>
    <message>
        <source>to be rebuilt</source>
        <translation>neu zu berechnen</translation>
    </message>
    <message>
        <source>not computed yet</source>
        <translation>noch nicht berechnet</translation>
    </message>
    <message>
        <source>never computed: the context is full</source>
        <translation>wird nie berechnet: Der Kontext ist voll</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>computed ×%1</source>
        <translation>×%1 berechnet</translation>
    </message>
    <message>
        <source>Choose a row or a token to read about it.</source>
        <translation>Wähle eine Zeile oder ein Token, um mehr zu lesen.</translation>
    </message>
    <message>
        <source>The cache, row by row. Tokens: %1. Rows in the cache: %2.</source>
        <translation>Der Cache, Zeile für Zeile. Tokens: %1. Zeilen im Cache: %2.</translation>
    </message>
    <message>
        <source>cache on</source>
        <translation>Cache an</translation>
    </message>
    <message>
        <source>cache off</source>
        <translation>Cache aus</translation>
    </message>
    <message>
        <source>prefill</source>
        <translation>Prefill</translation>
    </message>
    <message>
        <source>prefill, beyond the scale</source>
        <translation>Prefill, außerhalb der Skala</translation>
    </message>
    <message>
        <source>used by rows</source>
        <translation>von Zeilen belegt</translation>
    </message>
    <message>
        <source>allocated</source>
        <translation>zugeteilt</translation>
    </message>
    <message>
        <source>only during a step</source>
        <translation>nur im Schritt</translation>
    </message>
    <message>
        <source>%1 tokens</source>
        <translation>%1 Tokens</translation>
    </message>
    <message>
        <source>Each step will be a point here.</source>
        <translation>Jeder Schritt wird hier ein Punkt.</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Ereignis</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>Token</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Was geschah</translation>
    </message>
    <message>
        <source>Two lanes run the same prompt. The lane whose clock is behind moves next, so that both clocks are honest.</source>
        <translation>Zwei Bahnen laufen mit demselben Prompt. Als Nächste ist immer die Bahn dran, deren Uhr zurückliegt, damit beide Uhren ehrlich sind.</translation>
    </message>
    <message>
        <source>A token is a piece of text. Grey ones are the prompt’s, green ones with a line below were written by the model; the newest has a frame.</source>
        <translation>Ein Token ist ein Stück Text. Graue gehören zum Prompt, grüne mit einem Strich darunter hat das Modell geschrieben; das neueste hat einen Rahmen.</translation>
    </message>
    <message numerus="yes">
        <source>The picture of the cache has a line for each row: one token’s key (left, blue) and value (right, orange) in every block of the model, painted from the real numbers. Negative numbers are grey. A cell is the mean of %Ln number(s).</source>
        <translation>
            <numerusform>Das Bild des Cache hat einen Streifen für jede Zeile: Key (links, blau) und Value (rechts, orange) eines Tokens in jedem Block des Modells, gemalt aus den echten Zahlen. Negative Zahlen sind grau. Ein Feld ist %Ln Zahl.</numerusform>
            <numerusform>Das Bild des Cache hat einen Streifen für jede Zeile: Key (links, blau) und Value (rechts, orange) eines Tokens in jedem Block des Modells, gemalt aus den echten Zahlen. Negative Zahlen sind grau. Ein Feld ist das Mittel aus %Ln Zahlen.</numerusform>
        </translation>
    </message>
    <message>
        <source>A row in full colour is in the cache. A pale one was computed but not kept, because the cache is off. An empty frame is a row that the next step computes. A row all in grey was computed for another text and must be computed again.</source>
        <translation>Eine Zeile in voller Farbe ist im Cache. Eine blasse wurde berechnet, aber nicht behalten, weil der Cache aus ist. Ein leerer Rahmen ist eine Zeile, die der nächste Schritt berechnet. Eine ganz graue Zeile wurde für einen anderen Text berechnet und muss neu berechnet werden.</translation>
    </message>
    <message>
        <source>×1, ×2, ×3 … say how often a row was computed. With the cache that is once; without it every step computes every row again, and the same bits come out.</source>
        <translation>×1, ×2, ×3 … sagen, wie oft eine Zeile berechnet wurde. Mit Cache ist das einmal; ohne ihn berechnet jeder Schritt jede Zeile noch einmal, und es kommen dieselben Bits heraus.</translation>
    </message>
    <message>
        <source>The charts show what that costs: time for each token, and memory for the rows that are kept.</source>
        <translation>Die Diagramme zeigen, was das kostet: Zeit für jedes Token und Speicher für die Zeilen, die behalten werden.</translation>
    </message>
    <message>
        <source>Rowkeeper tiny</source>
        <translation>Rowkeeper tiny</translation>
    </message>
    <message>
        <source>a model without a name</source>
        <translation>ein Modell ohne Namen</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>Form</translation>
    </message>
    <message>
        <source>%1 blocks, %2 heads, width %3</source>
        <translation>%1 Blöcke, %2 Köpfe, Breite %3</translation>
    </message>
    <message>
        <source>Arithmetic</source>
        <translation>Arithmetik</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>Gewichte</translation>
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
        <translation>Arithmetik auf diesem Rechner: exakte CPU-Kernel (%1) und OpenBLAS.</translation>
    </message>
    <message>
        <source>Arithmetic on this computer: exact CPU kernels (%1). OpenBLAS is not installed.</source>
        <translation>Arithmetik auf diesem Rechner: exakte CPU-Kernel (%1). OpenBLAS ist nicht installiert.</translation>
    </message>
    <message>
        <source>GPU: %1.</source>
        <translation>GPU: %1.</translation>
    </message>
    <message>
        <source>Our own source is under the MIT licence. Qt Charts is under the GPL, version 3, so this program as a whole is under the GPL, version 3. The command line and the engine contain nothing of Qt.</source>
        <translation>Unser eigener Quelltext steht unter der MIT-Lizenz. Qt Charts steht unter der GPL, Version 3, darum steht das Programm als Ganzes unter der GPL, Version 3. Kommandozeile und Engine enthalten nichts von Qt.</translation>
    </message>
    <message>
        <source>The bundled model, its text and its questions were made by this project: MIT. GPT-2 small is OpenAI&apos;s: modified MIT.</source>
        <translation>Das mitgelieferte Modell, sein Text und seine Fragen wurden von diesem Projekt erstellt: MIT. GPT-2 small stammt von OpenAI: modifizierte MIT-Lizenz.</translation>
    </message>
    <message>
        <source>Runs a real GPT-2 and shows its KV cache: what it keeps, what it saves, what it costs.</source>
        <translation>Führt ein echtes GPT-2 aus und zeigt seinen KV-Cache: was er behält, was er spart, was er kostet.</translation>
    </message>
    <message>
        <source>About Rowkeeper</source>
        <translation>Über Rowkeeper</translation>
    </message>
    <message numerus="yes">
        <source>Model: %1, %2 blocks, %3 heads, %4. Arithmetic: %5 (%6), %n thread(s).</source>
        <translation>
            <numerusform>Modell: %1, %2 Blöcke, %3 Köpfe, %4. Arithmetik: %5 (%6), %n Thread.</numerusform>
            <numerusform>Modell: %1, %2 Blöcke, %3 Köpfe, %4. Arithmetik: %5 (%6), %n Threads.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rowkeeper::app::AppStage</name>
    <message>
        <source>It was stopped, or the app was asked for something else.</source>
        <translation>Es wurde angehalten, oder von der App wurde etwas anderes verlangt.</translation>
    </message>
</context>
<context>
    <name>rowkeeper::app::MainWindow</name>
    <message>
        <source>Watch</source>
        <translation>Zusehen</translation>
    </message>
    <message>
        <source>Watch the cache while the model writes</source>
        <translation>Dem Cache zusehen, während das Modell schreibt</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>Rennen</translation>
    </message>
    <message>
        <source>The same text with the cache and without, side by side</source>
        <translation>Derselbe Text mit und ohne Cache, nebeneinander</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>Chat</translation>
    </message>
    <message>
        <source>Questions about a document, with its cache kept between turns</source>
        <translation>Fragen zu einem Dokument, dessen Cache zwischen den Runden behalten wird</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>What the cache of any model takes, and whether it fits</source>
        <translation>Was der Cache eines beliebigen Modells belegt und ob er passt</translation>
    </message>
    <message>
        <source>Squeeze</source>
        <translation>Sparen</translation>
    </message>
    <message>
        <source>Make the cache smaller and see what it forgets</source>
        <translation>Den Cache verkleinern und sehen, was er vergisst</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Lernen</translation>
    </message>
    <message>
        <source>Nine short lessons that drive the app</source>
        <translation>Neun kurze Lektionen, die die App steuern</translation>
    </message>
    <message>
        <source>&amp;Open a recorded run…</source>
        <translation>&amp;Aufnahme öffnen…</translation>
    </message>
    <message>
        <source>&amp;Save this run…</source>
        <translation>Lauf &amp;speichern…</translation>
    </message>
    <message>
        <source>Save the steps as a &amp;table (CSV)…</source>
        <translation>Schritte als &amp;Tabelle speichern (CSV)…</translation>
    </message>
    <message>
        <source>Save this run as a &amp;web page…</source>
        <translation>Lauf als &amp;Webseite speichern…</translation>
    </message>
    <message>
        <source>Save this run as a web page</source>
        <translation>Lauf als Webseite speichern</translation>
    </message>
    <message>
        <source>Save the &amp;race as a web page…</source>
        <translation>&amp;Rennen als Webseite speichern…</translation>
    </message>
    <message>
        <source>Save the race as a web page</source>
        <translation>Rennen als Webseite speichern</translation>
    </message>
    <message>
        <source>&amp;Handout of this run (PDF)…</source>
        <translation>&amp;Handout zu diesem Lauf (PDF)…</translation>
    </message>
    <message>
        <source>&amp;Back to the live run</source>
        <translation>&amp;Zurück zum Live-Lauf</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>&amp;Keys…</source>
        <translation>&amp;Tasten…</translation>
    </message>
    <message>
        <source>&amp;About Rowkeeper…</source>
        <translation>Ü&amp;ber Rowkeeper…</translation>
    </message>
    <message>
        <source>Open a recorded run</source>
        <translation>Aufnahme öffnen</translation>
    </message>
    <message>
        <source>Recorded runs (*.rowkeeper)</source>
        <translation>Aufnahmen von Läufen (*.rowkeeper)</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Als %1 gespeichert.</translation>
    </message>
    <message>
        <source>Save this run</source>
        <translation>Lauf speichern</translation>
    </message>
    <message>
        <source>Save the steps as a table</source>
        <translation>Schritte als Tabelle speichern</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tabellen (*.csv)</translation>
    </message>
    <message>
        <source>Web pages (*.html)</source>
        <translation>Webseiten (*.html)</translation>
    </message>
    <message>
        <source>Saved as %1 (%2). Any browser shows it, without a network.</source>
        <translation>Als %1 gespeichert (%2). Jeder Browser zeigt es, ohne Netz.</translation>
    </message>
    <message>
        <source>Save the handout</source>
        <translation>Handout speichern</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>PDF-Dateien (*.pdf)</translation>
    </message>
    <message>
        <source>%1, the published model, can be had: %2 from Hugging Face. The bundled model works without it.</source>
        <translation>%1, das veröffentlichte Modell, ist zu haben: %2 von Hugging Face. Das mitgelieferte Modell kommt ohne es aus.</translation>
    </message>
    <message>
        <source>Show it</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Use it now</source>
        <translation>Jetzt nutzen</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>Modelle</translation>
    </message>
    <message>
        <source>The recorded run is open.</source>
        <translation>Die Aufnahme des Laufs ist geöffnet.</translation>
    </message>
    <message>
        <source>A live run again, at its prompt.</source>
        <translation>Wieder ein Live-Lauf, an seinem Prompt.</translation>
    </message>
    <message>
        <source>The lesson is left.</source>
        <translation>Die Lektion ist verlassen.</translation>
    </message>
    <message>
        <source>%1. The lesson is left.</source>
        <translation>%1. Die Lektion ist verlassen.</translation>
    </message>
</context>
<context>
    <name>rowkeeper::app::ModelButton</name>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>Rowkeeper tiny (bundled)</source>
        <translation>Rowkeeper tiny (mitgeliefert)</translation>
    </message>
    <message>
        <source>A small GPT-2 that answers questions about a short document.</source>
        <translation>Ein kleines GPT-2, das Fragen zu einem kurzen Dokument beantwortet.</translation>
    </message>
    <message>
        <source>Rowkeeper tiny, one key head (bundled)</source>
        <translation>Rowkeeper tiny, ein Key-Kopf (mitgeliefert)</translation>
    </message>
    <message>
        <source>Its twin: all heads share one key and one value, so its cache takes a quarter of the memory.</source>
        <translation>Sein Zwilling: Alle Köpfe teilen sich einen Key und einen Value, darum belegt sein Cache ein Viertel des Speichers.</translation>
    </message>
    <message>
        <source>GPT-2 small</source>
        <translation>GPT-2 small</translation>
    </message>
    <message>
        <source>The published GPT-2, from this computer.</source>
        <translation>Das veröffentlichte GPT-2, von diesem Rechner.</translation>
    </message>
    <message>
        <source>GPT-2 small (not on this computer: &amp;download it…)</source>
        <translation>GPT-2 small (nicht auf diesem Rechner: &amp;herunterladen…)</translation>
    </message>
    <message>
        <source>GPT-2 small, true size, random weights</source>
        <translation>GPT-2 small, wahre Größe, zufällige Gewichte</translation>
    </message>
    <message>
        <source>Costs what GPT-2 small costs, but its text means nothing. For timing.</source>
        <translation>Kostet so viel wie GPT-2 small, aber sein Text bedeutet nichts. Zum Messen von Zeiten.</translation>
    </message>
    <message>
        <source>&amp;Open a model folder…</source>
        <translation>Modell&amp;ordner öffnen…</translation>
    </message>
    <message>
        <source>&amp;Models on this computer…</source>
        <translation>&amp;Modelle auf diesem Rechner…</translation>
    </message>
    <message>
        <source>&amp;Threads (a GPU has its own)</source>
        <translation>&amp;Threads (eine GPU hat eigene)</translation>
    </message>
    <message>
        <source>&amp;Threads</source>
        <translation>&amp;Threads</translation>
    </message>
    <message>
        <source>One for each core</source>
        <translation>Einer für jeden Kern</translation>
    </message>
    <message>
        <source>Open a model folder</source>
        <translation>Modellordner öffnen</translation>
    </message>
    <message>
        <source>Loading %1: %2 %</source>
        <translation>%1 wird geladen: %2&#xa0;%</translation>
    </message>
    <message>
        <source>Loading: %1 %</source>
        <translation>Wird geladen: %1&#xa0;%</translation>
    </message>
    <message>
        <source>Choose the model and the arithmetic it runs on</source>
        <translation>Wähle das Modell und die Arithmetik, mit der es läuft</translation>
    </message>
    <message>
        <source>16-bit: half the memory; cached steps of a large model take about half the time</source>
        <translation>16 Bit: halber Speicher; Schritte mit Cache dauern bei einem großen Modell etwa halb so lang</translation>
    </message>
    <message>
        <source>8-bit: about a quarter of the memory; cached steps of a large model take about a third of the time</source>
        <translation>8 Bit: etwa ein Viertel des Speichers; Schritte mit Cache dauern bei einem großen Modell etwa ein Drittel der Zeit</translation>
    </message>
    <message>
        <source>32-bit: no weight is rounded</source>
        <translation>32 Bit: Kein Gewicht wird gerundet</translation>
    </message>
    <message>
        <source>Each weight is rounded to a 16-bit number. A step must read every weight once, so in a large model it waits for memory: half the bytes, half the time. With and without the cache, every bit is still equal.</source>
        <translation>Jedes Gewicht wird auf eine Zahl mit 16 Bit gerundet. Ein Schritt muss jedes Gewicht einmal lesen, darum wartet er bei einem großen Modell auf den Speicher: halb so viele Bytes, halb so viel Zeit. Mit und ohne Cache ist trotzdem jedes Bit gleich.</translation>
    </message>
    <message>
        <source>Each weight is rounded to a whole number from −127 to 127, times a scale that 32 weights share. A step must read every weight once, so fewer bytes take less time. With and without the cache, every bit is still equal.</source>
        <translation>Jedes Gewicht wird auf eine ganze Zahl von −127 bis 127 gerundet, mal einer Skala, die sich 32 Gewichte teilen. Ein Schritt muss jedes Gewicht einmal lesen, darum brauchen weniger Bytes weniger Zeit. Mit und ohne Cache ist trotzdem jedes Bit gleich.</translation>
    </message>
    <message>
        <source>Four bytes for each weight. A step must read every weight once, so in a large model it waits for memory: fewer bytes, faster steps. With and without the cache, every bit is equal.</source>
        <translation>Vier Byte für jedes Gewicht. Ein Schritt muss jedes Gewicht einmal lesen, darum wartet er bei einem großen Modell auf den Speicher: weniger Bytes, schnellere Schritte. Mit und ohne Cache ist jedes Bit gleich.</translation>
    </message>
    <message>
        <source>exact CPU</source>
        <translation>CPU exakt</translation>
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
        <translation>&amp;Exakte Arithmetik</translation>
    </message>
    <message>
        <source>A row&apos;s numbers do not depend on the rows beside it: with and without the cache, every bit is equal.</source>
        <translation>Die Zahlen einer Zeile hängen nicht von den Zeilen neben ihr ab: Mit und ohne Cache ist jedes Bit gleich.</translation>
    </message>
    <message>
        <source>Open&amp;BLAS</source>
        <translation>Open&amp;BLAS</translation>
    </message>
    <message>
        <source>A well-known library. It adds in another order for many rows than for one, so the last bits differ. It multiplies 32-bit weights only.</source>
        <translation>Eine bekannte Bibliothek. Sie addiert für viele Zeilen in anderer Reihenfolge als für eine, darum unterscheiden sich die letzten Bits. Sie multipliziert nur Gewichte mit 32 Bit.</translation>
    </message>
    <message>
        <source>GPU (still looking for one)</source>
        <translation>GPU (wird noch gesucht)</translation>
    </message>
    <message>
        <source>GPU (none that can be used)</source>
        <translation>GPU (keine verwendbare)</translation>
    </message>
    <message>
        <source>GPU: %1</source>
        <translation>GPU: %1</translation>
    </message>
    <message>
        <source>Weights, cache and arithmetic on the graphics processor. Its order of adding is its own, but the same for one row as for many: with and without the cache, every bit is equal.</source>
        <translation>Gewichte, Cache und Arithmetik auf dem Grafikprozessor. Er addiert in seiner eigenen Reihenfolge, aber für eine Zeile in derselben wie für viele: Mit und ohne Cache ist jedes Bit gleich.</translation>
    </message>
    <message>
        <source>GPU with cuBLAS: %1</source>
        <translation>GPU mit cuBLAS: %1</translation>
    </message>
    <message>
        <source>The products by NVIDIA&apos;s library, which chooses another order of adding for many rows than for one, so the last bits differ. It multiplies 32-bit weights only.</source>
        <translation>Die Produkte rechnet die Bibliothek von NVIDIA, die für viele Zeilen eine andere Reihenfolge des Addierens wählt als für eine, darum unterscheiden sich die letzten Bits. Sie multipliziert nur Gewichte mit 32 Bit.</translation>
    </message>
    <message>
        <source>&amp;Weights: %1</source>
        <translation>&amp;Gewichte: %1</translation>
    </message>
    <message>
        <source>%1 (not with %2)</source>
        <translation>%1 (nicht mit %2)</translation>
    </message>
    <message>
        <source>Choose the exact arithmetic first.</source>
        <translation>Wähle zuerst die exakte Arithmetik.</translation>
    </message>
    <message>
        <source>%1 · %2 numbers · %3 · %4</source>
        <translation>%1 · %2 Zahlen · %3 · %4</translation>
    </message>
    <message>
        <source>GPT-2 small (still looking for it)</source>
        <translation>GPT-2 small (wird noch gesucht)</translation>
    </message>
</context>
<context>
    <name>rowkeeper::app::NavRail</name>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>%1 (key %2)</source>
        <translation>%1 (Taste %2)</translation>
    </message>
</context>
<context>
    <name>rowkeeper::app::NoticeBar</name>
    <message>
        <source>Close this message</source>
        <translation>Diese Meldung schließen</translation>
    </message>
</context>
<context>
    <name>rowkeeper::app::TopBar</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>&amp;Einstellungen</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>Projector mode</source>
        <translation>Projektormodus</translation>
    </message>
    <message>
        <source>Everything larger and stronger, for a room</source>
        <translation>Alles größer und kräftiger, für einen Raum</translation>
    </message>
    <message>
        <source>Less &amp;motion</source>
        <translation>Weniger &amp;Bewegung</translation>
    </message>
    <message>
        <source>Rows and switches don&apos;t slide or fade</source>
        <translation>Zeilen und Schalter wechseln ohne Gleiten und Überblenden</translation>
    </message>
    <message>
        <source>&amp;As the system</source>
        <translation>&amp;Wie das System</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>&amp;Sprache</translation>
    </message>
    <message>
        <source>Theme &amp;as the system</source>
        <translation>Design &amp;wie das System</translation>
    </message>
    <message>
        <source>&amp;Light theme</source>
        <translation>&amp;Helles Design</translation>
    </message>
    <message>
        <source>&amp;Dark theme</source>
        <translation>&amp;Dunkles Design</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::AlternativesDelegate</name>
    <message>
        <source>below %1 %</source>
        <translation>unter %1&#xa0;%</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>percent</comment>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>now</source>
        <comment>the token that is there</comment>
        <translation>jetzt</translation>
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
        <translation>Der Cache</translation>
    </message>
    <message>
        <source>A table: one row for each token, one column for each block. A cell holds the row&apos;s key and value. Arrow keys select a row and a block, Shift with Left and Right a head, plus and minus zoom.</source>
        <translation>Eine Tabelle: eine Zeile für jedes Token, eine Spalte für jeden Block. Ein Feld enthält Key und Value der Zeile. Die Pfeiltasten wählen Zeile und Block, Umschalt mit Links und Rechts einen Kopf, Plus und Minus zoomen.</translation>
    </message>
    <message>
        <source>↓ Follow the newest row</source>
        <translation>↓ Neuester Zeile folgen</translation>
    </message>
    <message>
        <source>Follow the newest row</source>
        <translation>Neuester Zeile folgen</translation>
    </message>
    <message>
        <source>Scroll to the newest row and stay with it (End)</source>
        <translation>Zur neuesten Zeile scrollen und bei ihr bleiben (Ende)</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::CalculatorForm</name>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>A known model, the one that is loaded, or your own</source>
        <translation>Ein bekanntes Modell, das geladene oder dein eigenes</translation>
    </message>
    <message>
        <source>Blocks</source>
        <translation>Blöcke</translation>
    </message>
    <message>
        <source>Each block (layer) keeps keys and values of its own</source>
        <translation>Jeder Block (jede Schicht) behält eigene Keys und Values</translation>
    </message>
    <message>
        <source>Query heads</source>
        <translation>Query-Köpfe</translation>
    </message>
    <message>
        <source>Heads that ask</source>
        <translation>Köpfe, die fragen</translation>
    </message>
    <message>
        <source>KV heads</source>
        <translation>KV-Köpfe</translation>
    </message>
    <message>
        <source>Heads that have a key and a value of their own; the others share them</source>
        <translation>Köpfe, die einen eigenen Key und Value haben; die anderen teilen sie sich</translation>
    </message>
    <message>
        <source>Latent numbers</source>
        <translation>Latente Zahlen</translation>
    </message>
    <message>
        <source>Latent attention keeps one short vector in each block, from which all keys and values are made</source>
        <translation>Latente Attention behält in jedem Block einen kurzen Vektor, aus dem alle Keys und Values gemacht werden</translation>
    </message>
    <message>
        <source>Head size</source>
        <translation>Kopfgröße</translation>
    </message>
    <message>
        <source>Numbers in a head&apos;s key, and in its value</source>
        <translation>Zahlen im Key eines Kopfes und in seinem Value</translation>
    </message>
    <message>
        <source>Numbers stored as</source>
        <translation>Zahlen gespeichert als</translation>
    </message>
    <message>
        <source>In 8 and 4 bits, 32 numbers of a head share a 16-bit scale: 34 and 18 bytes</source>
        <translation>Bei 8 und 4 Bit teilen sich 32 Zahlen eines Kopfes eine Skala von 16 Bit: 34 und 18 Byte</translation>
    </message>
    <message>
        <source>Context, tokens</source>
        <translation>Kontext, Tokens</translation>
    </message>
    <message>
        <source>The length of each conversation</source>
        <translation>Die Länge jedes Gesprächs</translation>
    </message>
    <message>
        <source>Conversations</source>
        <translation>Gespräche</translation>
    </message>
    <message>
        <source>Served at the same time, each with a cache of its own</source>
        <translation>Gleichzeitig bedient, jedes mit eigenem Cache</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>Gewichte</translation>
    </message>
    <message>
        <source>What the model itself takes on the device</source>
        <translation>Was das Modell selbst auf dem Gerät belegt</translation>
    </message>
    <message>
        <source>Weights, GiB</source>
        <translation>Gewichte, GiB</translation>
    </message>
    <message>
        <source>What your model takes on the device</source>
        <translation>Was dein Modell auf dem Gerät belegt</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>Gerät</translation>
    </message>
    <message>
        <source>The memory that weights and caches must share</source>
        <translation>Der Speicher, den sich Gewichte und Caches teilen müssen</translation>
    </message>
    <message>
        <source>Device, GiB</source>
        <translation>Gerät, GiB</translation>
    </message>
    <message>
        <source>The memory of your device</source>
        <translation>Der Speicher deines Geräts</translation>
    </message>
    <message>
        <source>Your own size</source>
        <translation>Deine eigene Größe</translation>
    </message>
    <message>
        <source>From: %1</source>
        <translation>Aus: %1</translation>
    </message>
    <message>
        <source>Loaded: %1</source>
        <translation>Geladen: %1</translation>
    </message>
    <message>
        <source>Your own model</source>
        <translation>Dein eigenes Modell</translation>
    </message>
    <message>
        <source>%1 · each shared by %2</source>
        <translation>%1 · je %2 teilen einen</translation>
    </message>
    <message>
        <source>%1 · none shared</source>
        <translation>%1 · keiner geteilt</translation>
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
        <translation>Der Cache</translation>
    </message>
    <message>
        <source>Table, pictures</source>
        <translation>Tabelle, Bilder</translation>
    </message>
    <message>
        <source>Menu of the cache</source>
        <translation>Menü des Cache</translation>
    </message>
    <message>
        <source>Show as &amp;table</source>
        <translation>Als &amp;Tabelle zeigen</translation>
    </message>
    <message>
        <source>Save picture as &amp;PNG…</source>
        <translation>Bild als &amp;PNG speichern…</translation>
    </message>
    <message>
        <source>Save picture as &amp;SVG…</source>
        <translation>Bild als &amp;SVG speichern…</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::CanvasLegend</name>
    <message>
        <source>What the colours mean</source>
        <translation>Was die Farben bedeuten</translation>
    </message>
    <message>
        <source>Blue is a positive number in a key, orange one in a value; grey is a negative one in either, with a line through it where rows are high enough.
%1: keys %2, values %3. A cell shows %4.
Pale rows were computed but not kept; grey rows are to be rebuilt; the outlined row is not computed yet.</source>
        <translation>Blau ist eine positive Zahl in einem Key, orange eine in einem Value, grau eine negative Zahl in beiden, mit einem Strich darin, wo die Zeilen hoch genug sind.
%1: Keys %2, Values %3. Ein Feld zeigt %4.
Blasse Zeilen wurden berechnet, aber nicht behalten; graue Zeilen sind neu zu berechnen; die umrandete Zeile ist noch nicht berechnet.</translation>
    </message>
    <message>
        <source>A tick: the row was computed again and had the same bits each time. A red cross: it had other bits.</source>
        <translation>Ein Häkchen: Die Zeile wurde noch einmal berechnet und hatte jedes Mal dieselben Bits. Ein rotes Kreuz: Sie hatte andere Bits.</translation>
    </message>
    <message>
        <source>A tick: the row was computed again and had the same bits each time. ≈: it differs by rounding, because this arithmetic adds in another order.</source>
        <translation>Ein Häkchen: Die Zeile wurde noch einmal berechnet und hatte jedes Mal dieselben Bits. ≈: Sie weicht durch Rundung ab, weil diese Arithmetik in anderer Reihenfolge addiert.</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::CanvasTableModel</name>
    <message>
        <source>Row</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>Token</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Times computed</source>
        <translation>Wie oft berechnet</translation>
    </message>
    <message>
        <source>In the store</source>
        <translation>Im Vorrat</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::Chart</name>
    <message>
        <source>The arrow keys go from point to point. The menu above shows the numbers as a table.</source>
        <translation>Die Pfeiltasten gehen von Punkt zu Punkt. Das Menü oben zeigt die Zahlen als Tabelle.</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::ChartCard</name>
    <message>
        <source>Table, pictures, numbers</source>
        <translation>Tabelle, Bilder, Zahlen</translation>
    </message>
    <message>
        <source>Menu of the chart: %1</source>
        <translation>Menü des Diagramms: %1</translation>
    </message>
    <message>
        <source>Show as &amp;table</source>
        <translation>Als &amp;Tabelle zeigen</translation>
    </message>
    <message>
        <source>Save picture as &amp;PNG…</source>
        <translation>Bild als &amp;PNG speichern…</translation>
    </message>
    <message>
        <source>Save picture as &amp;SVG…</source>
        <translation>Bild als &amp;SVG speichern…</translation>
    </message>
    <message>
        <source>Save numbers as &amp;CSV…</source>
        <translation>Zahlen als &amp;CSV speichern…</translation>
    </message>
    <message>
        <source>Show &amp;everything again</source>
        <translation>Wieder &amp;alles zeigen</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::ChatPage</name>
    <message>
        <source>The conversation</source>
        <translation>Das Gespräch</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::ChipArea</name>
    <message>
        <source>… and %1 more</source>
        <comment>tokens</comment>
        <translation>… und %1 weitere</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::ChipLegend</name>
    <message>
        <source>prompt</source>
        <comment>a token&apos;s origin</comment>
        <translation>Prompt</translation>
    </message>
    <message>
        <source>generated</source>
        <comment>a token&apos;s origin</comment>
        <translation>erzeugt</translation>
    </message>
    <message>
        <source>newest</source>
        <comment>token</comment>
        <translation>neuestes</translation>
    </message>
    <message>
        <source>Legend: tokens of the prompt are grey, generated ones green and underlined, the newest is outlined</source>
        <translation>Legende: Tokens des Prompts sind grau, erzeugte grün und unterstrichen, das neueste ist umrandet</translation>
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
        <translation>✓ richtig</translation>
    </message>
    <message>
        <source>✗ not quite</source>
        <translation>✗ nicht ganz</translation>
    </message>
    <message>
        <source>✓ this one</source>
        <translation>✓ diese</translation>
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
        <translation>Cachegröße gegen Kontextlänge</translation>
    </message>
    <message>
        <source>cache-size-against-context</source>
        <translation>cachegroesse-gegen-kontext</translation>
    </message>
    <message>
        <source>Such a cache is too large to be drawn.</source>
        <translation>So ein Cache ist zu groß zum Zeichnen.</translation>
    </message>
    <message>
        <source>%1 tokens</source>
        <translation>%1 Tokens</translation>
    </message>
    <message>
        <source>the weights leave no room</source>
        <translation>die Gewichte lassen keinen Platz</translation>
    </message>
    <message>
        <source>room left: %1, far above</source>
        <translation>übriger Platz: %1, weit darüber</translation>
    </message>
    <message>
        <source>room left: %1</source>
        <translation>übriger Platz: %1</translation>
    </message>
    <message>
        <source>outgrows the weights</source>
        <translation>größer als die Gewichte</translation>
    </message>
    <message numerus="yes">
        <source>%Ln conversation(s)</source>
        <translation>
            <numerusform>%Ln Gespräch</numerusform>
            <numerusform>%Ln Gespräche</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: each line is one way to store the cache; dashed: what is left on the device.</source>
        <translation>%1: Jede Linie ist eine Art, den Cache zu speichern; gestrichelt: was auf dem Gerät übrig ist.</translation>
    </message>
    <message>
        <source>%1 As chosen, it would outgrow the weights (%2) at %3 tokens.</source>
        <translation>%1 So wie gewählt, würde er bei %3 Tokens größer als die Gewichte (%2).</translation>
    </message>
    <message>
        <source>From %1 tokens on
the cache is larger than the weights, %2</source>
        <translation>Ab %1 Tokens
ist der Cache größer als die Gewichte, %2</translation>
    </message>
    <message>
        <source>%1 tokens: %2
%3</source>
        <translation>%1 Tokens: %2
%3</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>Tokens</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::DocumentCard</name>
    <message>
        <source>The document</source>
        <translation>Das Dokument</translation>
    </message>
    <message>
        <source>Use this text</source>
        <translation>Diesen Text nutzen</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Change an early word</source>
        <translation>Frühes Wort ändern</translation>
    </message>
    <message>
        <source>Puts another word of its kind near the beginning: few rows survive</source>
        <translation>Setzt nahe am Anfang ein anderes Wort derselben Art ein: Wenige Zeilen überleben</translation>
    </message>
    <message>
        <source>Change a late word</source>
        <translation>Spätes Wort ändern</translation>
    </message>
    <message>
        <source>Puts another word of its kind near the end: most rows survive</source>
        <translation>Setzt nahe am Ende ein anderes Wort derselben Art ein: Die meisten Zeilen überleben</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>Beispiele</translation>
    </message>
    <message>
        <source>Prepared documents</source>
        <translation>Vorbereitete Dokumente</translation>
    </message>
    <message>
        <source>Type a text, or choose an example</source>
        <translation>Gib einen Text ein oder wähle ein Beispiel</translation>
    </message>
    <message>
        <source>Edit any word: the rows above it stay, those below are computed again.</source>
        <translation>Ändere irgendein Wort: Die Zeilen darüber bleiben, die darunter werden neu berechnet.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln tokens · read once</source>
        <translation>
            <numerusform>%Ln Token · einmal gelesen</numerusform>
            <numerusform>%Ln Tokens · einmal gelesen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln tokens · read in every turn</source>
        <translation>
            <numerusform>%Ln Token · in jeder Runde gelesen</numerusform>
            <numerusform>%Ln Tokens · in jeder Runde gelesen</numerusform>
        </translation>
    </message>
    <message>
        <source>Still valid after the edit: %1 of %2 rows. The next turn computes the rest.</source>
        <translation>Nach der Änderung gelten noch: %1 von %2 Zeilen. Die nächste Runde berechnet den Rest.</translation>
    </message>
    <message>
        <source>The document is changed.</source>
        <translation>Das Dokument ist geändert.</translation>
    </message>
    <message>
        <source>A word is changed to “%1”.</source>
        <translation>Ein Wort heißt jetzt „%1“.</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::FirstTokenBars</name>
    <message>
        <source>Turn %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>being measured</source>
        <translation>wird gemessen</translation>
    </message>
    <message>
        <source>%1 either way</source>
        <translation>%1 so oder so</translation>
    </message>
    <message>
        <source>Time to the first token</source>
        <translation>Zeit bis zum ersten Token</translation>
    </message>
    <message>
        <source>%1: %2 either way, as there was nothing to keep yet</source>
        <translation>%1: %2 so oder so, denn es gab noch nichts zu behalten</translation>
    </message>
    <message>
        <source>%1: cache kept %2, not kept %3</source>
        <translation>%1: Cache behalten %2, nicht behalten %3</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::FirstTokenCard</name>
    <message>
        <source>Time to the first token</source>
        <translation>Zeit bis zum ersten Token</translation>
    </message>
    <message>
        <source>Ask a question: what you wait for before the answer begins is drawn here, turn by turn.</source>
        <translation>Stell eine Frage: Worauf du wartest, bevor die Antwort beginnt, wird hier Runde für Runde gezeichnet.</translation>
    </message>
    <message>
        <source>what the reader waits for; the other way is measured afterwards</source>
        <translation>worauf man beim Lesen wartet; die andere Art wird danach gemessen</translation>
    </message>
    <message>
        <source>cache kept</source>
        <translation>Cache behalten</translation>
    </message>
    <message>
        <source>not kept</source>
        <translation>nicht behalten</translation>
    </message>
    <message>
        <source>%1 sooner on turn %2</source>
        <translation>%1 früher in Runde %2</translation>
    </message>
    <message>
        <source>no sooner on turn %1</source>
        <translation>nicht früher in Runde %1</translation>
    </message>
    <message>
        <source>%1 later on turn %2</source>
        <translation>%1 später in Runde %2</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::FitCard</name>
    <message>
        <source>Does it fit?</source>
        <translation>Passt es?</translation>
    </message>
    <message>
        <source>Try:</source>
        <translation>Probier:</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::HeadStrips</name>
    <message>
        <source>key</source>
        <translation>Key</translation>
    </message>
    <message>
        <source>value</source>
        <translation>Value</translation>
    </message>
    <message>
        <source>Key and value of the head</source>
        <translation>Key und Value des Kopfes</translation>
    </message>
    <message>
        <source>The arrow keys go from number to number.</source>
        <translation>Die Pfeiltasten gehen von Zahl zu Zahl.</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::KeepCard</name>
    <message>
        <source>Keep the cache between turns</source>
        <translation>Cache zwischen den Runden behalten</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Gehen</translation>
    </message>
    <message>
        <source>Come back</source>
        <translation>Zurückkommen</translation>
    </message>
    <message>
        <source>Change the prices</source>
        <translation>Preise ändern</translation>
    </message>
    <message>
        <source>Keeping the cache</source>
        <translation>Den Cache behalten</translation>
    </message>
    <message>
        <source>Leave, and come back tomorrow</source>
        <translation>Gehen und morgen zurückkommen</translation>
    </message>
    <message>
        <source>Saves the cache on the disk and ends the conversation, as if the window were closed</source>
        <translation>Speichert den Cache auf der Festplatte und beendet das Gespräch, als würde das Fenster geschlossen</translation>
    </message>
    <message>
        <source>Reads the saved cache from the disk: the conversation goes on with all its rows</source>
        <translation>Liest den gespeicherten Cache von der Festplatte: Das Gespräch geht mit allen Zeilen weiter</translation>
    </message>
    <message>
        <source>What a provider would charge</source>
        <translation>Was ein Anbieter verlangen würde</translation>
    </message>
    <message>
        <source>for 1,000 fresh tokens</source>
        <translation>für 1.000 frische Tokens</translation>
    </message>
    <message>
        <source>for 1,000 cached tokens</source>
        <translation>für 1.000 Tokens aus dem Cache</translation>
    </message>
    <message>
        <source>Price %1</source>
        <translation>Preis %1</translation>
    </message>
    <message>
        <source>Each turn computes the rows of its own question and reads the others back.</source>
        <translation>Jede Runde berechnet die Zeilen ihrer eigenen Frage und liest die anderen zurück.</translation>
    </message>
    <message>
        <source>Off: every turn reads the whole document again. The answers stay the same.</source>
        <translation>Aus: Jede Runde liest wieder das ganze Dokument. Die Antworten bleiben dieselben.</translation>
    </message>
    <message>
        <source>The %1 rows (%2) go to the disk and come back warm: prompt caching.</source>
        <translation>Die %1 Zeilen (%2) gehen auf die Festplatte und kommen warm zurück: Prompt-Caching.</translation>
    </message>
    <message>
        <source>Rows that were computed can be kept on the disk: prompt caching.</source>
        <translation>Berechnete Zeilen lassen sich auf der Festplatte behalten: Prompt-Caching.</translation>
    </message>
    <message>
        <source>%1 rows lie on the disk (%2). Nothing is in memory.</source>
        <translation>%1 Zeilen liegen auf der Festplatte (%2). Im Speicher ist nichts.</translation>
    </message>
    <message>
        <source>%1 rows came back from the disk: none of them is computed again.</source>
        <translation>%1 Zeilen kamen von der Festplatte zurück: Keine davon wird noch einmal berechnet.</translation>
    </message>
    <message>
        <source>Fresh input %1, cached input %2 per 1,000 tokens.</source>
        <translation>Frische Eingabe %1, Eingabe aus dem Cache %2 je 1.000 Tokens.</translation>
    </message>
    <message>
        <source>%1 fresh and %2 cached tokens: %3 instead of %4.</source>
        <translation>%1 frische und %2 Tokens aus dem Cache: %3 statt %4.</translation>
    </message>
    <message>
        <source>The saved conversation would take the place of the questions asked here. Begin again first, in each conversation with questions.</source>
        <translation>Das gespeicherte Gespräch käme an die Stelle der Fragen, die hier gestellt wurden. Beginne zuerst von vorn, in jedem Gespräch mit Fragen.</translation>
    </message>
    <message>
        <source>Only the conversation shown, the first, is saved. The second is given up.</source>
        <translation>Nur das gezeigte Gespräch, das erste, wird gespeichert. Das zweite wird aufgegeben.</translation>
    </message>
    <message>
        <source>Only the conversation shown, the second, is saved, and it comes back as the first. The one that is the first now is given up.</source>
        <translation>Nur das gezeigte Gespräch, das zweite, wird gespeichert; es kommt als erstes zurück. Das jetzige erste wird aufgegeben.</translation>
    </message>
    <message>
        <source>The conversation shown takes the place of the one that was saved before.</source>
        <translation>Das gezeigte Gespräch tritt an die Stelle des Gesprächs, das vorher gespeichert wurde.</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::LaneCard</name>
    <message>
        <source>Cache, arithmetic, weights and threads of this lane</source>
        <translation>Cache, Arithmetik, Gewichte und Threads dieser Bahn</translation>
    </message>
    <message>
        <source>Settings of the lane “%1”: %2</source>
        <translation>Einstellungen der Bahn „%1“: %2</translation>
    </message>
    <message>
        <source>Tokens of the lane “%1”</source>
        <translation>Tokens der Bahn „%1“</translation>
    </message>
    <message>
        <source>The cache of the lane “%1”</source>
        <translation>Der Cache der Bahn „%1“</translation>
    </message>
    <message>
        <source>✓ finished: the context is full</source>
        <translation>✓ fertig: Der Kontext ist voll</translation>
    </message>
    <message>
        <source>✓ finished</source>
        <translation>✓ fertig</translation>
    </message>
    <message>
        <source>moves next</source>
        <translation>ist dran</translation>
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
            <numerusform>%Ln Zeile berechnet</numerusform>
            <numerusform>%Ln Zeilen berechnet</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::LanePopup</name>
    <message>
        <source>This lane</source>
        <translation>Diese Bahn</translation>
    </message>
    <message>
        <source>Keep keys and values (KV cache)</source>
        <translation>Keys und Values behalten (KV-Cache)</translation>
    </message>
    <message>
        <source>Settings of the lane</source>
        <translation>Einstellungen der Bahn</translation>
    </message>
    <message>
        <source>one per core</source>
        <translation>einer pro Kern</translation>
    </message>
    <message>
        <source>Arithmetic</source>
        <translation>Arithmetik</translation>
    </message>
    <message>
        <source>Exact gives the same bits with and without the cache. OpenBLAS is a library that many programs use; it adds in another order, so the last digits differ. A GPU&apos;s own arithmetic is exact in this sense too; cuBLAS is not.</source>
        <translation>Exakt ergibt mit und ohne Cache dieselben Bits. OpenBLAS ist eine Bibliothek, die viele Programme benutzen; sie addiert in anderer Reihenfolge, darum unterscheiden sich die letzten Stellen. Die eigene Arithmetik einer GPU ist in diesem Sinn auch exakt; cuBLAS nicht.</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>Gewichte</translation>
    </message>
    <message>
        <source>How each weight is kept. A step reads every weight once, so fewer bits make it faster; but they are rounded, so all numbers differ a little. OpenBLAS and cuBLAS multiply 32-bit weights only, a GPU 32- and 16-bit ones.</source>
        <translation>Wie jedes Gewicht gehalten wird. Ein Schritt liest jedes Gewicht einmal, darum machen weniger Bits ihn schneller; aber die Gewichte sind dann gerundet, also sind alle Zahlen ein wenig anders. OpenBLAS und cuBLAS multiplizieren nur Gewichte mit 32 Bit, eine GPU solche mit 32 und 16 Bit.</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>Threads</translation>
    </message>
    <message>
        <source>How many cores work on one step. A GPU has its own.</source>
        <translation>Wie viele Kerne an einem Schritt arbeiten. Eine GPU hat ihre eigenen.</translation>
    </message>
    <message>
        <source>Any change begins the race anew.</source>
        <translation>Jede Änderung beginnt das Rennen von vorn.</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::LearnOverview</name>
    <message>
        <source>Nine short lessons</source>
        <translation>Neun kurze Lektionen</translation>
    </message>
    <message>
        <source>Each drives the app beside it: it asks what you expect, then measures it here.</source>
        <translation>Jede steuert die App daneben: Sie fragt, was du erwartest, und misst es dann hier.</translation>
    </message>
    <message>
        <source>A lesson takes the place of the run and the conversation that are there. Prompt and settings come back after it.</source>
        <translation>Eine Lektion tritt an die Stelle des Laufs und des Gesprächs, die da sind. Prompt und Einstellungen kommen danach zurück.</translation>
    </message>
    <message>
        <source>Lecturer&apos;s notes…</source>
        <translation>Lehrnotizen…</translation>
    </message>
    <message>
        <source>Handout (PDF)…</source>
        <translation>Handout (PDF)…</translation>
    </message>
    <message>
        <source>In a window of its own, for a second screen. Arrow keys then go through the lesson</source>
        <translation>In einem eigenen Fenster, für einen zweiten Bildschirm. Die Pfeiltasten gehen dann durch die Lektion</translation>
    </message>
    <message>
        <source>Two pages about the run that is on Watch</source>
        <translation>Zwei Seiten über den Lauf, der unter „Zusehen“ ist</translation>
    </message>
    <message>
        <source>Let the model write something on Watch first: the handout is about that run</source>
        <translation>Lass das Modell zuerst unter „Zusehen“ etwas schreiben: Um diesen Lauf geht es im Handout</translation>
    </message>
    <message>
        <source>step %1 of %2</source>
        <translation>Schritt %1 von %2</translation>
    </message>
    <message>
        <source>✓ done</source>
        <translation>✓ fertig</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 min</translation>
    </message>
    <message>
        <source>%1 questions</source>
        <translation>%1 Fragen</translation>
    </message>
    <message>
        <source>%1 of %2 right</source>
        <translation>%1 von %2 richtig</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::LectureNotes</name>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Lecturer&apos;s notes</source>
        <translation>Lehrnotizen</translation>
    </message>
    <message>
        <source>To guess: %1</source>
        <translation>Zu schätzen: %1</translation>
    </message>
    <message>
        <source>Asked: %1
Right: **%2**</source>
        <translation>Gefragt: %1
Richtig: **%2**</translation>
    </message>
    <message>
        <source>Next: the answer</source>
        <translation>Danach: die Antwort</translation>
    </message>
    <message>
        <source>Next: the lesson ends</source>
        <translation>Danach: Die Lektion endet</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <translation>Danach: %1</translation>
    </message>
    <message>
        <source>Open a lesson in the other window.</source>
        <translation>Öffne im anderen Fenster eine Lektion.</translation>
    </message>
    <message>
        <source>%1 · step %2 of %3</source>
        <translation>%1 · Schritt %2 von %3</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::LeftRowsCard</name>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>averaged: %1</source>
        <translation>gemittelt: %1</translation>
    </message>
    <message>
        <source>thrown away</source>
        <translation>weggeworfen</translation>
    </message>
    <message>
        <source>What is left in the cache</source>
        <translation>Was im Cache übrig ist</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Menu of what is left in the cache</source>
        <translation>Menü dessen, was im Cache übrig ist</translation>
    </message>
    <message>
        <source>Show as &amp;table</source>
        <translation>Als &amp;Tabelle zeigen</translation>
    </message>
    <message>
        <source>The rows that a way leaves of a text are shown here, once there is a model.</source>
        <translation>Hier erscheinen die Zeilen, die ein Weg von einem Text übrig lässt, sobald ein Modell da ist.</translation>
    </message>
    <message>
        <source>Reading the text…</source>
        <translation>Der Text wird gelesen…</translation>
    </message>
    <message>
        <source>after the question, when the answer begins</source>
        <translation>nach der Frage, wenn die Antwort beginnt</translation>
    </message>
    <message>
        <source>grey: thrown away</source>
        <translation>grau: weggeworfen</translation>
    </message>
    <message>
        <source>joined: averaged into one</source>
        <translation>verbunden: zu einer gemittelt</translation>
    </message>
    <message>
        <source>outlined: %1 held the answer</source>
        <translation>umrandet: In %1 stand die Antwort</translation>
    </message>
    <message>
        <source>row</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>token</source>
        <translation>Token</translation>
    </message>
    <message>
        <source>%1: in the cache</source>
        <translation>%1: im Cache</translation>
    </message>
    <message>
        <source>%1: entry</source>
        <translation>%1: Eintrag</translation>
    </message>
    <message>
        <source>held the answer</source>
        <translation>enthielt die Antwort</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::LeftRowsPane</name>
    <message>
        <source>What is left in the cache: %1</source>
        <translation>Was im Cache übrig ist: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln rows · %2 instead of %3</source>
        <translation>
            <numerusform>%1 von %Ln Zeile · %2 statt %3</numerusform>
            <numerusform>%1 von %Ln Zeilen · %2 statt %3</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::LeftRowsView</name>
    <message>
        <source>What is left in the cache</source>
        <translation>Was im Cache übrig ist</translation>
    </message>
    <message>
        <source>Row %1, %2</source>
        <translation>Zeile %1, %2</translation>
    </message>
    <message>
        <source>%1: in the cache</source>
        <translation>%1: im Cache</translation>
    </message>
    <message>
        <source>%1: averaged with its neighbours, %2 are one row now</source>
        <translation>%1: mit ihren Nachbarn gemittelt, %2 sind jetzt eine Zeile</translation>
    </message>
    <message>
        <source>%1: thrown away</source>
        <translation>%1: weggeworfen</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::LessonNews</name>
    <message>
        <source>The lesson is finished. Your own prompt and settings are back.</source>
        <translation>Die Lektion ist fertig. Dein eigener Prompt und deine Einstellungen sind wieder da.</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>Richtig.</translation>
    </message>
    <message>
        <source>Not quite. The right answer: %1</source>
        <translation>Nicht ganz. Die richtige Antwort: %1</translation>
    </message>
    <message>
        <source>The right answer: %1</source>
        <translation>Die richtige Antwort: %1</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::LessonView</name>
    <message>
        <source>The app is getting ready…</source>
        <translation>Die App macht sich bereit…</translation>
    </message>
    <message>
        <source>← All lessons</source>
        <translation>← Alle Lektionen</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>This is my guess</source>
        <translation>Das ist mein Tipp</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>The app is working</source>
        <translation>Die App arbeitet</translation>
    </message>
    <message>
        <source>Leaves the lesson; your own prompt and settings come back</source>
        <translation>Verlässt die Lektion; dein eigener Prompt und deine Einstellungen kommen zurück</translation>
    </message>
    <message>
        <source>Your guess</source>
        <translation>Dein Tipp</translation>
    </message>
    <message>
        <source>To the step before (Page Up)</source>
        <translation>Zum Schritt davor (Bild auf)</translation>
    </message>
    <message>
        <source>On (Page Down)</source>
        <translation>Weiter (Bild ab)</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Schritt %1 von %2</translation>
    </message>
    <message>
        <source>Question %1 of %2</source>
        <translation>Frage %1 von %2</translation>
    </message>
    <message>
        <source>You guessed %1: **a good guess**.</source>
        <translation>Dein Tipp war %1: **gut geschätzt**.</translation>
    </message>
    <message>
        <source>You guessed %1: off by %2.</source>
        <translation>Dein Tipp war %1: %2 daneben.</translation>
    </message>
    <message>
        <source>The app is doing it…</source>
        <translation>Die App tut es gerade…</translation>
    </message>
    <message>
        <source>This step could not be shown. %1</source>
        <translation>Dieser Schritt konnte nicht gezeigt werden. %1</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Zeig es mir</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>The lesson is left. Your own prompt and settings are back.</source>
        <translation>Die Lektion ist verlassen. Dein eigener Prompt und deine Einstellungen sind wieder da.</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::MachineCard</name>
    <message>
        <source>run, %1 tokens</source>
        <translation>Lauf, %1 Tokens</translation>
    </message>
    <message>
        <source>step, %1 tokens</source>
        <translation>Schritt, %1 Tokens</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Another machine?</source>
        <translation>Ein anderer Rechner?</translation>
    </message>
    <message>
        <source>GPT-2 small</source>
        <translation>GPT-2 small</translation>
    </message>
    <message>
        <source>The model of this race, after its prompt</source>
        <translation>Das Modell dieses Rennens, nach seinem Prompt</translation>
    </message>
    <message>
        <source>The model that the published report is about, from its first token</source>
        <translation>Das Modell, um das es im veröffentlichten Bericht geht, von seinem ersten Token an</translation>
    </message>
    <message>
        <source>Predicted; GPT-2 small from its first token. Lower figures: reading and arithmetic happen one after the other; higher ones: at the same time. Laptop, phone and H100: typical figures, rounded. “Like the report”: no machine, but figures fitted to a published report&apos;s ratios.</source>
        <translation>Vorhergesagt; GPT-2 small von seinem ersten Token an. Niedrigere Zahlen: Lesen und Rechnen geschehen nacheinander; höhere: gleichzeitig. Laptop, Handy und H100: typische Zahlen, gerundet. „Wie im Bericht“: kein Rechner, sondern Zahlen, die an die Verhältnisse eines veröffentlichten Berichts angepasst sind.</translation>
    </message>
    <message>
        <source>Draws the predicted curves above for other figures</source>
        <translation>Zeichnet die vorhergesagten Kurven oben für andere Zahlen</translation>
    </message>
    <message>
        <source>Machine of the predicted curves</source>
        <translation>Rechner der vorhergesagten Kurven</translation>
    </message>
    <message>
        <source>ms per step</source>
        <translation>ms pro Schritt</translation>
    </message>
    <message>
        <source>A fixed time that every step takes, whatever it computes</source>
        <translation>Eine feste Zeit, die jeder Schritt braucht, egal was er berechnet</translation>
    </message>
    <message>
        <source>GB/s</source>
        <translation>GB/s</translation>
    </message>
    <message>
        <source>How fast the machine reads memory: every step reads all weights once</source>
        <translation>Wie schnell der Rechner aus dem Speicher liest: Jeder Schritt liest alle Gewichte einmal</translation>
    </message>
    <message>
        <source>GFLOP/s</source>
        <translation>GFLOP/s</translation>
    </message>
    <message>
        <source>How fast it calculates: each row that a step computes costs arithmetic</source>
        <translation>Wie schnell er rechnet: Jede Zeile, die ein Schritt berechnet, kostet Rechenarbeit</translation>
    </message>
    <message>
        <source>This model</source>
        <translation>Dieses Modell</translation>
    </message>
    <message>
        <source>This machine&apos;s figures could not be measured. %1</source>
        <translation>Die Zahlen dieses Rechners konnten nicht gemessen werden. %1</translation>
    </message>
    <message>
        <source>This machine&apos;s figures are measured when a model is loaded.</source>
        <translation>Die Zahlen dieses Rechners werden gemessen, wenn ein Modell geladen wird.</translation>
    </message>
    <message>
        <source>A published report says 2× at 200 tokens and 4.8× at 1,000, and names no machine. Such ratios need one on which what every step costs anyway, above all reading GPT-2 small&apos;s weights, takes as long as the arithmetic of %1 rows: then computing old rows again costs little.</source>
        <translation>Ein veröffentlichter Bericht sagt 2× bei 200 Tokens und 4,8× bei 1.000 und nennt keinen Rechner. Solche Verhältnisse brauchen einen, auf dem das, was jeder Schritt ohnehin kostet, vor allem das Lesen der Gewichte von GPT-2 small, so lange dauert wie das Rechnen von %1 Zeilen: Dann kostet es wenig, alte Zeilen noch einmal zu berechnen.</translation>
    </message>
    <message>
        <source>%1 So each row computed again costs far more here, and the cache saves far more than the report says.</source>
        <translation>%1 Darum kostet hier jede noch einmal berechnete Zeile weit mehr, und der Cache spart weit mehr, als der Bericht sagt.</translation>
    </message>
    <message>
        <source>%1 So the weights rule every step here, and the cache saves less than the report says.</source>
        <translation>%1 Darum bestimmen hier die Gewichte jeden Schritt, und der Cache spart weniger, als der Bericht sagt.</translation>
    </message>
    <message numerus="yes">
        <source>With %1, reading GPT-2 small&apos;s weights takes as long as the arithmetic of about %Ln rows; a published report&apos;s 2× and 4.8× need about %2.</source>
        <translation>
            <numerusform>Für %1 gilt: Das Lesen der Gewichte von GPT-2 small dauert so lange wie das Rechnen von etwa %Ln Zeile; die 2× und 4,8× eines veröffentlichten Berichts brauchen etwa %2.</numerusform>
            <numerusform>Für %1 gilt: Das Lesen der Gewichte von GPT-2 small dauert so lange wie das Rechnen von etwa %Ln Zeilen; die 2× und 4,8× eines veröffentlichten Berichts brauchen etwa %2.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::MemoryChartCard</name>
    <message>
        <source>%1 × %2 blocks × %3 numbers × %4 bytes</source>
        <translation>%1 × %2 Blöcke × %3 Zahlen × %4 Byte</translation>
    </message>
    <message>
        <source>Cache memory</source>
        <translation>Cache-Speicher</translation>
    </message>
    <message>
        <source>cache-memory</source>
        <translation>cache-speicher</translation>
    </message>
    <message>
        <source>The memory of the stored rows will be drawn here.
Press Play or Step.</source>
        <translation>Hier wird der Speicher der behaltenen Zeilen gezeichnet.
Klicke auf „Start“ oder „Schritt“.</translation>
    </message>
    <message>
        <source>%1 tokens</source>
        <translation>%1 Tokens</translation>
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
        <translation>von Zeilen belegt: %1</translation>
    </message>
    <message>
        <source>allocated: %1</source>
        <translation>zugeteilt: %1</translation>
    </message>
    <message>
        <source>cache off: only during the step</source>
        <translation>Cache aus: nur während des Schritts</translation>
    </message>
    <message>
        <source>What keeping the rows costs</source>
        <translation>Was es kostet, die Zeilen zu behalten</translation>
    </message>
    <message>
        <source>No row is kept yet. Each will take %1 (%2).</source>
        <translation>Noch wird keine Zeile behalten. Jede wird %1 belegen (%2).</translation>
    </message>
    <message>
        <source>The cache is off: each step computes all rows and lets them go. Kept, each would take %1 (%2).</source>
        <translation>Der Cache ist aus: Jeder Schritt berechnet alle Zeilen und gibt sie frei. Behalten würde jede %1 belegen (%2).</translation>
    </message>
    <message>
        <source>%1 × %2 = %3 (%4 a row)</source>
        <translation>%1 × %2 = %3 (%4 pro Zeile)</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n Zeile</numerusform>
            <numerusform>%n Zeilen</numerusform>
        </translation>
    </message>
    <message>
        <source>All %1 rows of the context take %2, or %3 in 16 bit.</source>
        <translation>Alle %1 Zeilen des Kontexts belegen %2, mit 16 Bit %3.</translation>
    </message>
    <message>
        <source>In 16-bit numbers it would be %1. %2</source>
        <translation>Mit 16-Bit-Zahlen wären es %1. %2</translation>
    </message>
    <message numerus="yes">
        <source>%n token(s), cache off
%1 held during the step, nothing after it</source>
        <translation>
            <numerusform>%n Token, Cache aus
%1 während des Schritts belegt, danach nichts</numerusform>
            <numerusform>%n Tokens, Cache aus
%1 während des Schritts belegt, danach nichts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) kept
%1 used, half of it with 16-bit numbers</source>
        <translation>
            <numerusform>%n Zeile behalten
%1 belegt, mit 16-Bit-Zahlen die Hälfte</numerusform>
            <numerusform>%n Zeilen behalten
%1 belegt, mit 16-Bit-Zahlen die Hälfte</numerusform>
        </translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>Tokens</translation>
    </message>
    <message>
        <source>rows kept</source>
        <translation>Zeilen behalten</translation>
    </message>
    <message>
        <source>bytes used</source>
        <translation>Bytes belegt</translation>
    </message>
    <message>
        <source>bytes allocated</source>
        <translation>Bytes zugeteilt</translation>
    </message>
    <message>
        <source>bytes during the step only</source>
        <translation>Bytes nur während des Schritts</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::MemoryPage</name>
    <message>
        <source>The formula</source>
        <translation>Die Formel</translation>
    </message>
    <message>
        <source>Settings of the calculator</source>
        <translation>Einstellungen des Speicherrechners</translation>
    </message>
    <message>
        <source>The calculator</source>
        <translation>Der Speicherrechner</translation>
    </message>
    <message>
        <source>Model and device</source>
        <translation>Modell und Gerät</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::ModeControl</name>
    <message>
        <source>What the cache shows</source>
        <translation>Was der Cache zeigt</translation>
    </message>
    <message>
        <source>Whose attention</source>
        <translation>Wessen Attention</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Zahlen</translation>
    </message>
    <message>
        <source>The numbers of each row&apos;s keys and values</source>
        <translation>Die Zahlen der Keys und Values jeder Zeile</translation>
    </message>
    <message>
        <source>Attention</source>
        <translation>Attention</translation>
    </message>
    <message>
        <source>How much the newest row looked at each row</source>
        <translation>Wie viel die neueste Zeile auf jede Zeile geblickt hat</translation>
    </message>
    <message>
        <source>Fingerprints</source>
        <translation>Fingerabdrücke</translation>
    </message>
    <message>
        <source>Whether a row that was computed again has the same bits</source>
        <translation>Ob eine noch einmal berechnete Zeile dieselben Bits hat</translation>
    </message>
    <message>
        <source>mean of all heads</source>
        <translation>Mittel aller Köpfe</translation>
    </message>
    <message>
        <source>head %1</source>
        <translation>Kopf %1</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::ModelCard</name>
    <message>
        <source>Use</source>
        <translation>Nutzen</translation>
    </message>
    <message>
        <source>Download…</source>
        <translation>Download…</translation>
    </message>
    <message>
        <source>Verify</source>
        <translation>Prüfen</translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation>Entfernen…</translation>
    </message>
    <message>
        <source>Reads every byte and holds it against the checksums that are known</source>
        <translation>Liest jedes Byte und vergleicht es mit den bekannten Prüfsummen</translation>
    </message>
    <message>
        <source>Deletes its files from Rowkeeper&apos;s own folder; asks first</source>
        <translation>Löscht seine Dateien aus Rowkeepers eigenem Ordner; fragt vorher</translation>
    </message>
    <message>
        <source>in use</source>
        <translation>in Gebrauch</translation>
    </message>
    <message>
        <source>Go on downloading…</source>
        <translation>Download fortsetzen…</translation>
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
        <translation>Modelle</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Open a folder…</source>
        <translation>Ordner öffnen…</translation>
    </message>
    <message>
        <source>Look it up</source>
        <translation>Nachsehen</translation>
    </message>
    <message>
        <source>Delete them</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>A folder with a GPT-2 model; it can also be dropped onto the window</source>
        <translation>Ein Ordner mit einem GPT-2-Modell; er lässt sich auch auf das Fenster ziehen</translation>
    </message>
    <message>
        <source>To the page before (Esc)</source>
        <translation>Zur Seite davor (Esc)</translation>
    </message>
    <message>
        <source>Another model of the hub</source>
        <translation>Ein anderes Modell des Hub</translation>
    </message>
    <message>
        <source>Any GPT-2 of Hugging Face whose weights are safetensors, by its repository&apos;s name: distilgpt2, gpt2-medium, or owner/name. Not pinned: its sizes and checksums are the hub&apos;s own word.</source>
        <translation>Jedes GPT-2 von Hugging Face, dessen Gewichte als safetensors vorliegen, mit dem Namen seines Repositorys: distilgpt2, gpt2-medium oder owner/name. Nicht fixiert: Größen und Prüfsummen stammen vom Hub selbst.</translation>
    </message>
    <message>
        <source>The repository&apos;s name</source>
        <translation>Name des Repositorys</translation>
    </message>
    <message>
        <source>Nothing is fetched before its size, source and licence have been shown. Nothing is sent but the requests for the files.</source>
        <translation>Nichts wird geladen, bevor Größe, Quelle und Lizenz gezeigt wurden. Gesendet werden nur die Anfragen nach den Dateien.</translation>
    </message>
    <message>
        <source>Where models are looked for</source>
        <translation>Wo nach Modellen gesucht wird</translation>
    </message>
    <message>
        <source>In this order. A folder of yours comes before all of them.</source>
        <translation>In dieser Reihenfolge. Ein Ordner von dir kommt vor allen.</translation>
    </message>
    <message>
        <source>Kept ready</source>
        <translation>Bereitgehalten</translation>
    </message>
    <message>
        <source>The first time a larger model is opened, its weights are put in the order in which they are read. That is kept on the disk, so that the next time it opens at once.</source>
        <translation>Wenn ein größeres Modell zum ersten Mal geöffnet wird, werden seine Gewichte in die Reihenfolge gebracht, in der sie gelesen werden. Das bleibt auf der Festplatte, damit es beim nächsten Mal sofort offen ist.</translation>
    </message>
    <message>
        <source>Delete the weights that are kept ready</source>
        <translation>Die bereitgehaltenen Gewichte löschen</translation>
    </message>
    <message>
        <source>There are no models. Look one up by its name, or open a folder that has one.</source>
        <translation>Es gibt keine Modelle. Sieh nach einem mit seinem Namen oder öffne einen Ordner, in dem eines liegt.</translation>
    </message>
    <message>
        <source>Looking for models on this computer.</source>
        <translation>Auf diesem Rechner wird nach Modellen gesucht.</translation>
    </message>
    <message>
        <source>%1. %2: %3</source>
        <translation>%1. %2: %3</translation>
    </message>
    <message>
        <source>%1 in %2. Nothing is lost by deleting them: the next opening takes a moment longer.</source>
        <translation>%1 in %2. Wenn du sie löschst, geht nichts verloren: Das nächste Öffnen dauert einen Augenblick länger.</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::PagesCard</name>
    <message>
        <source>One piece each, or pages?</source>
        <translation>Je ein Stück oder Seiten?</translation>
    </message>
    <message>
        <source>From the start</source>
        <translation>Von vorn</translation>
    </message>
    <message>
        <source>The same conversations in the same memory: reserved in one piece for the longest possible answer, and in pages</source>
        <translation>Dieselben Gespräche im selben Speicher: am Stück reserviert für die längste mögliche Antwort und in Seiten</translation>
    </message>
    <message>
        <source>Conversations</source>
        <translation>Gespräche</translation>
    </message>
    <message>
        <source> MiB</source>
        <translation> MiB</translation>
    </message>
    <message>
        <source>Size of the pool</source>
        <translation>Größe des Pools</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n Zeile</numerusform>
            <numerusform>%n Zeilen</numerusform>
        </translation>
    </message>
    <message>
        <source>Rows of a page</source>
        <translation>Zeilen einer Seite</translation>
    </message>
    <message>
        <source>Pool</source>
        <translation>Pool</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Serve</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Full: rows of a conversation. Pale: lent to it, and empty. Grey: free. The pictures are the allocators&apos; own state.</source>
        <translation>Voll: Zeilen eines Gesprächs. Blass: an dieses Gespräch vergeben, aber leer. Grau: frei. Die Bilder sind der eigene Zustand der Allokatoren.</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::PagesPicture</name>
    <message>
        <source>Memory pool</source>
        <translation>Speicherpool</translation>
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
        <translation>Tokens des Prompts</translation>
    </message>
    <message>
        <source>Use this prompt</source>
        <translation>Prompt nutzen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation>Prompt</translation>
    </message>
    <message>
        <source>The text that the model goes on with. Control and Enter use it.</source>
        <translation>Der Text, den das Modell fortsetzt. Strg und Eingabe verwenden ihn.</translation>
    </message>
    <message>
        <source>The text that the model goes on with</source>
        <translation>Der Text, den das Modell fortsetzt</translation>
    </message>
    <message>
        <source>Row %1: %2
Token %3
Bytes %4</source>
        <translation>Zeile %1: %2
Token %3
Bytes %4</translation>
    </message>
    <message>
        <source>Starts a new run with this prompt (Ctrl+Enter)</source>
        <translation>Beginnt einen neuen Lauf mit diesem Prompt (Strg+Eingabe)</translation>
    </message>
    <message>
        <source>Goes back to the run as it is (Esc)</source>
        <translation>Geht zum Lauf zurück, wie er ist (Esc)</translation>
    </message>
    <message numerus="yes">
        <source>%Ln tokens</source>
        <translation>
            <numerusform>%Ln Token</numerusform>
            <numerusform>%Ln Tokens</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 tokens; at most %3 can be generated</source>
        <translation>%1 von %2 Tokens; höchstens %3 können erzeugt werden</translation>
    </message>
    <message>
        <source>An empty prompt: the run starts from the end-of-text token.</source>
        <translation>Ein leerer Prompt: Der Lauf beginnt mit dem Textende-Token.</translation>
    </message>
    <message>
        <source>The prompt ends with a line break (\n): it is part of what the model reads.</source>
        <translation>Der Prompt endet mit einem Zeilenumbruch (\n): Er gehört zu dem, was das Modell liest.</translation>
    </message>
    <message>
        <source>The prompt ends with a space (·). Words bring their own space along, so the model may stumble here.</source>
        <translation>Der Prompt endet mit einem Leerzeichen (·). Wörter bringen ihr Leerzeichen selbst mit, darum kann das Modell hier ins Stolpern kommen.</translation>
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
        <translation>Zeigt die Stücke, die das Modell liest</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Shows the tokens joined to a text that can be copied</source>
        <translation>Zeigt die Tokens als zusammenhängenden Text, der sich kopieren lässt</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>Beispiele</translation>
    </message>
    <message>
        <source>Prepared prompts</source>
        <translation>Vorbereitete Prompts</translation>
    </message>
    <message>
        <source>Edit prompt</source>
        <translation>Prompt ändern</translation>
    </message>
    <message>
        <source>Edit the prompt</source>
        <translation>Den Prompt ändern</translation>
    </message>
    <message>
        <source>What the model reads</source>
        <translation>Was das Modell liest</translation>
    </message>
    <message>
        <source>A new run from this prompt.</source>
        <translation>Ein neuer Lauf mit diesem Prompt.</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::QuestionCard</name>
    <message>
        <source>(nothing)</source>
        <translation>(nichts)</translation>
    </message>
    <message>
        <source>This question</source>
        <translation>Diese Frage</translation>
    </message>
    <message>
        <source>Previous question</source>
        <translation>Vorige Frage</translation>
    </message>
    <message>
        <source>Next question</source>
        <translation>Nächste Frage</translation>
    </message>
    <message>
        <source>only the wrong ones</source>
        <translation>nur die falschen</translation>
    </message>
    <message>
        <source>– of %1</source>
        <translation>– von %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>This text</source>
        <translation>Dieser Text</translation>
    </message>
    <message>
        <source>exact cache</source>
        <translation>exakter Cache</translation>
    </message>
    <message>
        <source>not asked yet</source>
        <translation>noch nicht gefragt</translation>
    </message>
    <message>
        <source>right answer</source>
        <translation>richtige Antwort</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message numerus="yes">
        <source>A document of %Ln rows, and how the model goes on</source>
        <translation>
            <numerusform>Ein Dokument von %Ln Zeile und wie das Modell es fortsetzt</numerusform>
            <numerusform>Ein Dokument von %Ln Zeilen und wie das Modell es fortsetzt</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: right, %2</source>
        <translation>%1: richtig, %2</translation>
    </message>
    <message>
        <source>%1: wrong, %2</source>
        <translation>%1: falsch, %2</translation>
    </message>
    <message>
        <source>%1: same as the exact one, %2</source>
        <translation>%1: wie beim exakten, %2</translation>
    </message>
    <message>
        <source>%1: goes on otherwise, %2</source>
        <translation>%1: geht anders weiter, %2</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::RaceControls</name>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>Neustart</translation>
    </message>
    <message>
        <source>Change it on Watch</source>
        <translation>Ändern unter „Zusehen“</translation>
    </message>
    <message>
        <source>Race controls</source>
        <translation>Steuerung des Rennens</translation>
    </message>
    <message>
        <source>Race or pause</source>
        <translation>Rennen oder Pause</translation>
    </message>
    <message>
        <source>Moves the lane whose clock is behind by one token (→)</source>
        <translation>Bewegt die Bahn, deren Uhr zurückliegt, um ein Token weiter (→)</translation>
    </message>
    <message>
        <source>Both lanes back to the prompt (R)</source>
        <translation>Beide Bahnen zurück zum Prompt (R)</translation>
    </message>
    <message>
        <source>Prompt and sampling are those of Watch</source>
        <translation>Prompt und Sampling sind die von „Zusehen“</translation>
    </message>
    <message>
        <source>Tokens to generate in each lane</source>
        <translation>Tokens, die jede Bahn erzeugt</translation>
    </message>
    <message>
        <source>How many tokens each lane generates. Another number begins the race anew.</source>
        <translation>Wie viele Tokens jede Bahn erzeugt. Eine andere Zahl beginnt das Rennen von vorn.</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>Tokens</translation>
    </message>
    <message>
        <source>Loading</source>
        <translation>Lädt</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Race again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>Rennen</translation>
    </message>
    <message>
        <source>No prompt · %1</source>
        <translation>Kein Prompt · %1</translation>
    </message>
    <message>
        <source>%1 · Prompt: “%2”</source>
        <translation>%1 · Prompt: „%2“</translation>
    </message>
    <message>
        <source>Pauses both lanes (Space)</source>
        <translation>Hält beide Bahnen an (Leertaste)</translation>
    </message>
    <message>
        <source>Both lanes once more from the prompt (Space)</source>
        <translation>Beide Bahnen noch einmal vom Prompt an (Leertaste)</translation>
    </message>
    <message>
        <source>Both lanes move until they have all their tokens (Space)</source>
        <translation>Beide Bahnen laufen, bis sie alle Tokens haben (Leertaste)</translation>
    </message>
    <message>
        <source>%1 %2 · %3</source>
        <translation>%1 %2 · %3</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Racing</source>
        <translation>Das Rennen läuft</translation>
    </message>
    <message>
        <source>Both lanes are back at the prompt</source>
        <translation>Beide Bahnen sind wieder am Prompt</translation>
    </message>
    <message>
        <source>%1, %2 of %3</source>
        <translation>%1, %2 von %3</translation>
    </message>
    <message>
        <source>Lane A: %1</source>
        <translation>Bahn A: %1</translation>
    </message>
    <message>
        <source>Lane B: %1</source>
        <translation>Bahn B: %1</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::RacePage</name>
    <message>
        <source>The race</source>
        <translation>Das Rennen</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::RaceRowsCard</name>
    <message>
        <source>Rows computed so far</source>
        <translation>Bisher berechnete Zeilen</translation>
    </message>
    <message>
        <source>race-rows-computed</source>
        <translation>rennen-berechnete-zeilen</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>The rows that both lanes have computed will be counted here.
Press Race or Step.</source>
        <translation>Hier werden die Zeilen gezählt, die beide Bahnen berechnet haben.
Klicke auf „Rennen“ oder „Schritt“.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>counted in advance</source>
        <translation>vorab gezählt</translation>
    </message>
    <message>
        <source>%1 + %2 − 1 = %3 rows %4</source>
        <translation>%1 + %2 − 1 = %3 Zeilen %4</translation>
    </message>
    <message>
        <source>%1 + %2 = %3 rows %4</source>
        <translation>%1 + %2 = %3 Zeilen %4</translation>
    </message>
    <message>
        <source>%1 + %2 + … + %3 = %4 rows %5</source>
        <translation>%1 + %2 + … + %3 = %4 Zeilen %5</translation>
    </message>
    <message>
        <source>With the cache each row once; without it, all of them in every step</source>
        <translation>Mit Cache jede Zeile einmal; ohne ihn alle bei jedem Schritt</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>row</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>rows, %1</source>
        <translation>Zeilen, %1</translation>
    </message>
    <message>
        <source>counted in advance, %1</source>
        <translation>vorab gezählt, %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln rows %1</source>
        <translation>
            <numerusform>%Ln Zeile %1</numerusform>
            <numerusform>%Ln Zeilen %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Row %1, %2
%Ln rows computed so far</source>
        <translation>
            <numerusform>Zeile %1, %2
bisher %Ln Zeile berechnet</numerusform>
            <numerusform>Zeile %1, %2
bisher %Ln Zeilen berechnet</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::RaceTimeCard</name>
    <message>
        <source>Time per token</source>
        <translation>Zeit pro Token</translation>
    </message>
    <message>
        <source>race-time-per-token</source>
        <translation>rennen-zeit-pro-token</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>Each step of both lanes will be a point here.
Press Race or Step.</source>
        <translation>Jeder Schritt beider Bahnen wird hier ein Punkt.
Klicke auf „Rennen“ oder „Schritt“.</translation>
    </message>
    <message>
        <source>predicted for %1</source>
        <translation>vorhergesagt für %1</translation>
    </message>
    <message>
        <source>… reading, then arithmetic</source>
        <translation>… erst Lesen, dann Rechnen</translation>
    </message>
    <message>
        <source>dashed: predicted</source>
        <translation>gestrichelt: vorhergesagt</translation>
    </message>
    <message>
        <source>8-bit weights: not predicted</source>
        <translation>Gewichte mit 8 Bit: nicht vorhergesagt</translation>
    </message>
    <message>
        <source>What each new token costs in both lanes; %1</source>
        <translation>Was jedes neue Token in beiden Bahnen kostet; %1</translation>
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
            <numerusform>Zeile %1, %2
%3
%Ln Zeile berechnet</numerusform>
            <numerusform>Zeile %1, %2
%3
%Ln Zeilen berechnet</numerusform>
        </translation>
    </message>
    <message>
        <source>row</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>ms, %1</source>
        <translation>ms, %1</translation>
    </message>
    <message>
        <source>predicted ms, %1</source>
        <translation>vorhergesagte ms, %1</translation>
    </message>
    <message>
        <source>predicted ms in turn, %1</source>
        <translation>vorhergesagte ms nacheinander, %1</translation>
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
        <translation>Text des Laufs</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::ReplayBar</name>
    <message>
        <source>Back to the live run</source>
        <translation>Zurück zum Live-Lauf</translation>
    </message>
    <message>
        <source>Recorded run</source>
        <translation>Aufnahme</translation>
    </message>
    <message>
        <source>Place in the recorded run</source>
        <translation>Stelle in der Aufnahme</translation>
    </message>
    <message>
        <source>A recorded run of %1 · step %2 of %3</source>
        <translation>Aufnahme eines Laufs von %1 · Schritt %2 von %3</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation>%1 auf %2</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::RowDetailCard</name>
    <message>
        <source>Row</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>Fingerprints of the row in this block</source>
        <translation>Fingerabdrücke der Zeile in diesem Block</translation>
    </message>
    <message>
        <source>64 bits made from all numbers of the row in this block. Another number anywhere, even in its last bit, gives another fingerprint.</source>
        <translation>64 Bit, gebildet aus allen Zahlen der Zeile in diesem Block. Ist irgendwo eine Zahl anders, und sei es im letzten Bit, ist auch der Fingerabdruck anders.</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>Block</translation>
    </message>
    <message>
        <source>Head</source>
        <translation>Kopf</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copy the numbers</source>
        <translation>Die Zahlen kopieren</translation>
    </message>
    <message>
        <source>Puts the head&apos;s keys and values on the clipboard, a line for each number</source>
        <translation>Legt Keys und Values des Kopfes in die Zwischenablage, eine Textzeile für jede Zahl</translation>
    </message>
    <message>
        <source>The numbers of a row will be here.</source>
        <translation>Hier erscheinen die Zahlen einer Zeile.</translation>
    </message>
    <message>
        <source>key, number %1 of %2:  %3</source>
        <translation>Key, Zahl %1 von %2:  %3</translation>
    </message>
    <message>
        <source>value, number %1 of %2:  %3</source>
        <translation>Value, Zahl %1 von %2:  %3</translation>
    </message>
    <message>
        <source>Choose a row in the picture of the cache: its numbers will be here.</source>
        <translation>Wähle im Bild des Cache eine Zeile: Hier erscheinen dann ihre Zahlen.</translation>
    </message>
    <message>
        <source>Point at a number to read it, or go there with the arrow keys.</source>
        <translation>Zeig auf eine Zahl, um sie zu lesen, oder geh mit den Pfeiltasten hin.</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::RowsCard</name>
    <message>
        <source>Whose rows are these?</source>
        <translation>Wessen Zeilen sind das?</translation>
    </message>
    <message>
        <source>document</source>
        <translation>Dokument</translation>
    </message>
    <message>
        <source>questions</source>
        <translation>Fragen</translation>
    </message>
    <message>
        <source>answers</source>
        <translation>Antworten</translation>
    </message>
    <message>
        <source>each square is one row: keys and values in every block</source>
        <translation>jedes Quadrat ist eine Zeile: Keys und Values in jedem Block</translation>
    </message>
    <message>
        <source>%1 rows in the cache, %2 · outlined: %3 that the next turn must compute besides its question</source>
        <translation>%1 Zeilen im Cache, %2 · umrandet: %3, die die nächste Runde neben ihrer Frage berechnen muss</translation>
    </message>
    <message>
        <source>Two conversations in one pool: %1 pages of %2 rows, %3 of them shared and held once: %4 instead of %5.</source>
        <translation>Zwei Gespräche in einem Pool: %1 Seiten von %2 Zeilen, %3 davon gemeinsam und nur einmal gehalten: %4 statt %5.</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::RowsPicture</name>
    <message>
        <source>document · %1 of %2 rows kept</source>
        <translation>Dokument · %1 von %2 Zeilen behalten</translation>
    </message>
    <message>
        <source>Q%1</source>
        <comment>a question&apos;s number</comment>
        <translation>F%1</translation>
    </message>
    <message>
        <source>A%1</source>
        <comment>an answer&apos;s number</comment>
        <translation>A%1</translation>
    </message>
    <message>
        <source>The document</source>
        <translation>Das Dokument</translation>
    </message>
    <message>
        <source>Question %1</source>
        <translation>Frage %1</translation>
    </message>
    <message>
        <source>Answer %1</source>
        <translation>Antwort %1</translation>
    </message>
    <message>
        <source>Rows of the cache by their origin</source>
        <translation>Zeilen des Cache nach ihrer Herkunft</translation>
    </message>
    <message>
        <source>%1: rows %2 to %3, %4 of them in the cache</source>
        <translation>%1: Zeilen %2 bis %3, %4 davon im Cache</translation>
    </message>
    <message>
        <source>Row %1. %2</source>
        <translation>Zeile %1. %2</translation>
    </message>
    <message>
        <source>%1. Not in the cache: the next turn computes it</source>
        <translation>%1. Nicht im Cache: Die nächste Runde berechnet sie</translation>
    </message>
    <message numerus="yes">
        <source>document · %Ln rows</source>
        <translation>
            <numerusform>Dokument · %Ln Zeile</numerusform>
            <numerusform>Dokument · %Ln Zeilen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln tokens, %2 of them in the cache</source>
        <translation>
            <numerusform>%1: %Ln Token, %2 davon im Cache</numerusform>
            <numerusform>%1: %Ln Tokens, %2 davon im Cache</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the cache: the rows of the first %Ln tokens</source>
        <translation>
            <numerusform>Im Cache: die Zeile des ersten Tokens</numerusform>
            <numerusform>Im Cache: die Zeilen der ersten %Ln Tokens</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::RunControls</name>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>Neustart</translation>
    </message>
    <message>
        <source>KV cache</source>
        <translation>KV-Cache</translation>
    </message>
    <message>
        <source>Run controls</source>
        <translation>Steuerung des Laufs</translation>
    </message>
    <message>
        <source>Rows computed of the prefill</source>
        <translation>Berechnete Zeilen des Prefill</translation>
    </message>
    <message>
        <source>Play or pause</source>
        <translation>Start oder Pause</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Tokens to generate</source>
        <translation>Zu erzeugende Tokens</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Sampling: %1</source>
        <translation>Sampling: %1</translation>
    </message>
    <message>
        <source>%1, after a restart</source>
        <translation>%1, nach Neustart</translation>
    </message>
    <message>
        <source>Pauses the run, even within a step (Space)</source>
        <translation>Hält den Lauf an, auch mitten in einem Schritt (Leertaste)</translation>
    </message>
    <message>
        <source>Plays the recording (Space)</source>
        <translation>Spielt die Aufnahme ab (Leertaste)</translation>
    </message>
    <message>
        <source>Steps follow each other (Space)</source>
        <translation>Schritte folgen aufeinander (Leertaste)</translation>
    </message>
    <message>
        <source>Computes the rows that are missing and one token (→)</source>
        <translation>Berechnet die fehlenden Zeilen und ein Token (→)</translation>
    </message>
    <message>
        <source>Shows the recording from its beginning (R)</source>
        <translation>Zeigt die Aufnahme von Anfang an (R)</translation>
    </message>
    <message>
        <source>Begins again from the prompt (R)</source>
        <translation>Beginnt noch einmal beim Prompt (R)</translation>
    </message>
    <message>
        <source>On: keys and values of earlier rows are kept. Off: every step computes them again (C)</source>
        <translation>An: Keys und Values früherer Zeilen werden behalten. Aus: Jeder Schritt berechnet sie noch einmal (C)</translation>
    </message>
    <message>
        <source>How many tokens to generate. More can be asked for at any time.</source>
        <translation>Wie viele Tokens erzeugt werden. Mehr lassen sich jederzeit verlangen.</translation>
    </message>
    <message>
        <source>How the next token is chosen, and what happens when the context is full</source>
        <translation>Wie das nächste Token gewählt wird und was geschieht, wenn der Kontext voll ist</translation>
    </message>
    <message numerus="yes">
        <source>prefill: %1 of %Ln rows</source>
        <translation>
            <numerusform>Prefill: %1 von %Ln Zeile</numerusform>
            <numerusform>Prefill: %1 von %Ln Zeilen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln rows computed</source>
        <translation>
            <numerusform>%1 von %Ln Zeile berechnet</numerusform>
            <numerusform>%1 von %Ln Zeilen berechnet</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::RunNews</name>
    <message>
        <source>Playing</source>
        <translation>Läuft</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>The recording ends here.</source>
        <translation>Die Aufnahme endet hier.</translation>
    </message>
    <message>
        <source>At the recording&apos;s beginning</source>
        <translation>Am Anfang der Aufnahme</translation>
    </message>
    <message>
        <source>Back at the prompt</source>
        <translation>Wieder am Prompt</translation>
    </message>
    <message>
        <source>KV cache on</source>
        <translation>KV-Cache an</translation>
    </message>
    <message>
        <source>KV cache off</source>
        <translation>KV-Cache aus</translation>
    </message>
    <message>
        <source>Row %1 is %2 now</source>
        <translation>Zeile %1 ist jetzt %2</translation>
    </message>
    <message>
        <source>%1, %2 of %3</source>
        <translation>%1, %2 von %3</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::SameOutputCard</name>
    <message>
        <source>A row depends on itself and the rows above it only, so it never changes once computed.</source>
        <translation>Eine Zeile hängt nur von sich selbst und den Zeilen darüber ab, darum ändert sie sich nie, wenn sie einmal berechnet ist.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Check now</source>
        <translation>Jetzt prüfen</translation>
    </message>
    <message>
        <source>Check every step</source>
        <translation>Jeden Schritt prüfen</translation>
    </message>
    <message>
        <source>Progress of the check</source>
        <translation>Fortschritt der Prüfung</translation>
    </message>
    <message>
        <source>One pass over the whole text, held against what every step said</source>
        <translation>Ein Durchgang über den ganzen Text, verglichen mit dem, was jeder Schritt ergab</translation>
    </message>
    <message>
        <source>Every step once more, the other way: without the cache if it was on, with it if it was off</source>
        <translation>Jeder Schritt noch einmal, auf die andere Art: ohne Cache, wenn er an war, mit ihm, wenn er aus war</translation>
    </message>
    <message>
        <source>Checking: row %1 of %2</source>
        <translation>Prüfung: Zeile %1 von %2</translation>
    </message>
    <message>
        <source>Checking: step %1 of %2</source>
        <translation>Prüfung: Schritt %1 von %2</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>Wird geprüft…</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::SamplingPopup</name>
    <message>
        <source>greedy</source>
        <translation>greedy</translation>
    </message>
    <message>
        <source>temperature %1</source>
        <translation>Temperatur %1</translation>
    </message>
    <message>
        <source> · top-k %1</source>
        <translation> · Top-k %1</translation>
    </message>
    <message>
        <source> · top-p %1</source>
        <translation> · Top-p %1</translation>
    </message>
    <message>
        <source>How the next token is chosen</source>
        <translation>Wie das nächste Token gewählt wird</translation>
    </message>
    <message>
        <source>Greedy: always the most probable token</source>
        <translation>Greedy: immer das wahrscheinlichste Token</translation>
    </message>
    <message>
        <source>Sample: draw one, the probable ones more often</source>
        <translation>Sampling: eines ziehen, wahrscheinliche öfter</translation>
    </message>
    <message>
        <source>“&lt;|endoftext|&gt;” is the end-of-text token</source>
        <translation>„&lt;|endoftext|&gt;“ ist das Textende-Token</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Slide: keep the later half and pay a prefill</source>
        <translation>Gleiten: die hintere Hälfte behalten und einen Prefill bezahlen</translation>
    </message>
    <message>
        <source>Restart now</source>
        <translation>Jetzt neu starten</translation>
    </message>
    <message>
        <source>Sampling options</source>
        <translation>Optionen des Samplings</translation>
    </message>
    <message>
        <source>Changes hold from the next restart on.</source>
        <translation>Änderungen gelten ab dem nächsten Neustart.</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>Temperatur</translation>
    </message>
    <message>
        <source>Below 1 it plays safe, above 1 it dares more.</source>
        <translation>Unter 1 geht es auf Nummer sicher, über 1 wagt es mehr.</translation>
    </message>
    <message>
        <source>Top-k</source>
        <translation>Top-k</translation>
    </message>
    <message>
        <source>Draws from the k most probable tokens only.</source>
        <translation>Zieht nur aus den k wahrscheinlichsten Tokens.</translation>
    </message>
    <message>
        <source>Top-p</source>
        <translation>Top-p</translation>
    </message>
    <message>
        <source>Draws from the fewest tokens that together reach p.</source>
        <translation>Zieht aus den wenigsten Tokens, die zusammen p erreichen.</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Seed</translation>
    </message>
    <message>
        <source>The same seed gives the same text again.</source>
        <translation>Derselbe Seed ergibt wieder denselben Text.</translation>
    </message>
    <message>
        <source>When the context is full</source>
        <translation>Wenn der Kontext voll ist</translation>
    </message>
    <message>
        <source>One token that says: a text ends here, another begins. Otherwise these characters are text like any other.</source>
        <translation>Ein Token, das sagt: Hier endet ein Text, ein anderer beginnt. Sonst sind diese Zeichen Text wie jeder andere.</translation>
    </message>
    <message>
        <source>How the prompt is read</source>
        <translation>Wie der Prompt gelesen wird</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::SqueezeChartCard</name>
    <message>
        <source>Smaller against faithful</source>
        <translation>Größe gegen Treue</translation>
    </message>
    <message>
        <source>smaller-against-faithful</source>
        <translation>groesse-gegen-treue</translation>
    </message>
    <message>
        <source>%1 % of the memory</source>
        <translation>%1&#xa0;% des Speichers</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>percent</comment>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>Each way becomes a dot here: how much memory it takes, and how many of the 60 answers are right.
Press Run.</source>
        <translation>Jeder Weg wird hier ein Punkt: wie viel Speicher er belegt und wie viele der 60 Antworten richtig sind.
Klicke auf „Start“.</translation>
    </message>
    <message>
        <source>Each way becomes a dot here: how much memory it takes, and how often the most probable token is the exact one.
Press Run.</source>
        <translation>Jeder Weg wird hier ein Punkt: wie viel Speicher er belegt und wie oft das wahrscheinlichste Token das exakte ist.
Klicke auf „Start“.</translation>
    </message>
    <message>
        <source>Up: answers right, of %1 questions about documents. To the right: memory, as a share of the 32-bit cache.</source>
        <translation>Nach oben: richtige Antworten auf %1 Fragen zu Dokumenten. Nach rechts: Speicher, als Anteil des Cache mit 32 Bit.</translation>
    </message>
    <message>
        <source>Up: how often the top choice is the exact one. To the right: memory, as a share of the 32-bit cache.</source>
        <translation>Nach oben: wie oft die erste Wahl die exakte ist. Nach rechts: Speicher, als Anteil des Cache mit 32 Bit.</translation>
    </message>
    <message>
        <source>The exact cache, 32-bit
%1 of the answers right</source>
        <translation>Der exakte Cache, 32 Bit
%1 der Antworten richtig</translation>
    </message>
    <message>
        <source>%1
%2 of the memory</source>
        <translation>%1
%2 des Speichers</translation>
    </message>
    <message>
        <source>%1 of %2 answers right</source>
        <translation>%1 von %2 Antworten richtig</translation>
    </message>
    <message>
        <source>%1 nats a token</source>
        <translation>%1 Nat pro Token</translation>
    </message>
    <message>
        <source>top choice agrees: %1</source>
        <translation>erste Wahl gleich: %1</translation>
    </message>
    <message>
        <source>way</source>
        <translation>Weg</translation>
    </message>
    <message>
        <source>bytes a row</source>
        <translation>Bytes pro Zeile</translation>
    </message>
    <message>
        <source>memory, %</source>
        <translation>Speicher,&#xa0;%</translation>
    </message>
    <message>
        <source>texts</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>answers right</source>
        <translation>richtige Antworten</translation>
    </message>
    <message>
        <source>KL divergence, nats a token</source>
        <translation>KL-Divergenz, Nat pro Token</translation>
    </message>
    <message>
        <source>top choice agrees, %</source>
        <translation>erste Wahl gleich,&#xa0;%</translation>
    </message>
    <message>
        <source>largest logit difference</source>
        <translation>größter Logit-Unterschied</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::SqueezePage</name>
    <message>
        <source>Answers</source>
        <translation>Antworten</translation>
    </message>
    <message>
        <source>Squeeze</source>
        <translation>Sparen</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::StepBar</name>
    <message>
        <source>Time of each phase of the step</source>
        <translation>Zeit jeder Phase des Schritts</translation>
    </message>
    <message>
        <source>%1: %2, %3 % of the step
%4</source>
        <translation>%1: %2, %3&#xa0;% des Schritts
%4</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::StepCard</name>
    <message>
        <source>This step</source>
        <translation>Dieser Schritt</translation>
    </message>
    <message>
        <source>Where a step&apos;s time goes will be seen here after the first one.</source>
        <translation>Nach dem ersten Schritt ist hier zu sehen, wohin seine Zeit geht.</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) computed</source>
        <translation>
            <numerusform>%n Zeile berechnet</numerusform>
            <numerusform>%n Zeilen berechnet</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 reused · %3</source>
        <translation>%1, %2 wiederverwendet · %3</translation>
    </message>
    <message>
        <source>%1 read at %2 (%6 %3, cache %4), %5 done</source>
        <translation>%1 mit %2 gelesen (%6: %3, Cache: %4), %5 gerechnet</translation>
    </message>
    <message>
        <source>This machine&apos;s rates could not be measured, so the step is not held against them. %1</source>
        <translation>Die Raten dieses Rechners konnten nicht gemessen werden, darum wird der Schritt nicht mit ihnen verglichen. %1</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::TalkCard</name>
    <message>
        <source> · cut off at %1 tokens</source>
        <translation> · nach %1 Tokens abgeschnitten</translation>
    </message>
    <message>
        <source> · the context is full</source>
        <translation> · der Kontext ist voll</translation>
    </message>
    <message>
        <source>Conversation</source>
        <translation>Gespräch</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Erstes</translation>
    </message>
    <message>
        <source>The first conversation about this document</source>
        <translation>Das erste Gespräch über dieses Dokument</translation>
    </message>
    <message>
        <source>Second</source>
        <translation>Zweites</translation>
    </message>
    <message>
        <source>A second conversation about the same document: it shares the document&apos;s rows</source>
        <translation>Ein zweites Gespräch über dasselbe Dokument: Es teilt die Zeilen des Dokuments</translation>
    </message>
    <message>
        <source>Begin again</source>
        <translation>Von vorn</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>Fragen</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stopp</translation>
    </message>
    <message>
        <source>Forgets what was said; the document&apos;s rows stay</source>
        <translation>Vergisst, was gesagt wurde; die Zeilen des Dokuments bleiben</translation>
    </message>
    <message>
        <source>Questions and answers</source>
        <translation>Fragen und Antworten</translation>
    </message>
    <message>
        <source>Ask about the document…</source>
        <translation>Frag etwas zum Dokument…</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Frage</translation>
    </message>
    <message>
        <source>Gives the question up; rows that were computed stay</source>
        <translation>Gibt die Frage auf; berechnete Zeilen bleiben</translation>
    </message>
    <message>
        <source>Question: %1</source>
        <translation>Frage: %1</translation>
    </message>
    <message>
        <source>Answer: %1</source>
        <translation>Antwort: %1</translation>
    </message>
    <message>
        <source>from the saved conversation</source>
        <translation>aus dem gespeicherten Gespräch</translation>
    </message>
    <message>
        <source>%1 of %2 rows computed</source>
        <translation>%1 von %2 Zeilen berechnet</translation>
    </message>
    <message>
        <source>The first question reads the whole document. The next ones read only themselves.</source>
        <translation>Die erste Frage liest das ganze Dokument. Die nächsten lesen nur sich selbst.</translation>
    </message>
    <message>
        <source>You have left. Come back, and the conversation goes on where it stood.</source>
        <translation>Du bist gegangen. Komm zurück, und das Gespräch geht weiter, wo es stand.</translation>
    </message>
    <message>
        <source>Asks this question</source>
        <translation>Stellt diese Frage</translation>
    </message>
    <message numerus="yes">
        <source>%Ln rows read back, %1 computed · first token after %2</source>
        <translation>
            <numerusform>%Ln Zeile zurückgelesen, %1 berechnet · erstes Token nach %2</numerusform>
            <numerusform>%Ln Zeilen zurückgelesen, %1 berechnet · erstes Token nach %2</numerusform>
        </translation>
    </message>
    <message>
        <source>The conversation begins again.</source>
        <translation>Das Gespräch beginnt von vorn.</translation>
    </message>
    <message>
        <source>Each question reads the whole document again, as the cache is not kept between turns.</source>
        <translation>Jede Frage liest das ganze Dokument noch einmal, denn der Cache wird zwischen den Runden nicht behalten.</translation>
    </message>
    <message>
        <source>The document&apos;s rows are in the cache already: each question reads only itself.</source>
        <translation>Die Zeilen des Dokuments sind schon im Cache: Jede Frage liest nur sich selbst.</translation>
    </message>
    <message>
        <source>%1 of the document&apos;s %2 rows are in the cache already: the first question reads the others and itself. The next ones read only themselves.</source>
        <translation>%1 der %2 Zeilen des Dokuments sind schon im Cache: Die erste Frage liest die anderen und sich selbst. Die nächsten lesen nur sich selbst.</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::TaskCard</name>
    <message>
        <source>Remove %1?</source>
        <translation>%1 entfernen?</translation>
    </message>
    <message>
        <source>What was downloaded (%1) is deleted from %2. It can be downloaded again.</source>
        <translation>Was heruntergeladen wurde (%1), wird aus %2 gelöscht. Es kann wieder heruntergeladen werden.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Go on downloading</source>
        <translation>Download fortsetzen</translation>
    </message>
    <message>
        <source>Download</source>
        <translation>Download</translation>
    </message>
    <message>
        <source>Use the copy that is there</source>
        <translation>Vorhandene Kopie nutzen</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Nicht jetzt</translation>
    </message>
    <message>
        <source>Use it now</source>
        <translation>Jetzt nutzen</translation>
    </message>
    <message>
        <source>Download again</source>
        <translation>Neu herunterladen</translation>
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
        <translation>Zeit pro Token</translation>
    </message>
    <message>
        <source>time-per-token</source>
        <translation>zeit-pro-token</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>Each step will be a point here.
Press Play or Step.</source>
        <translation>Jeder Schritt wird hier ein Punkt.
Klicke auf „Start“ oder „Schritt“.</translation>
    </message>
    <message>
        <source>Shows only the part of each step in which the new token looks at the stored rows. It grows with the number of rows even with the cache: there are more rows to look at.</source>
        <translation>Zeigt von jedem Schritt nur den Teil, in dem das neue Token auf die behaltenen Zeilen blickt. Er wächst auch mit Cache mit der Anzahl der Zeilen: Es gibt mehr Zeilen, auf die zu blicken ist.</translation>
    </message>
    <message>
        <source>Attention only</source>
        <translation>Nur Attention</translation>
    </message>
    <message>
        <source>✓ Attention only</source>
        <translation>✓ Nur Attention</translation>
    </message>
    <message>
        <source>cache on</source>
        <translation>Cache an</translation>
    </message>
    <message>
        <source>cache off</source>
        <translation>Cache aus</translation>
    </message>
    <message>
        <source>prefill, beyond the scale</source>
        <translation>Prefill, außerhalb der Skala</translation>
    </message>
    <message>
        <source>prefill</source>
        <translation>Prefill</translation>
    </message>
    <message>
        <source>median</source>
        <translation>Median</translation>
    </message>
    <message>
        <source>%1 with the cache, and growing</source>
        <translation>%1 mit Cache, steigend</translation>
    </message>
    <message>
        <source>%1 with the cache</source>
        <translation>%1 mit Cache</translation>
    </message>
    <message>
        <source>%1 without, and growing</source>
        <translation>%1 ohne, steigend</translation>
    </message>
    <message>
        <source>%1 without</source>
        <translation>%1 ohne</translation>
    </message>
    <message>
        <source>%1 to compute all rows of the prompt</source>
        <translation>%1, um alle Zeilen des Prompts zu berechnen</translation>
    </message>
    <message>
        <source>What each new token costs</source>
        <translation>Was jedes neue Token kostet</translation>
    </message>
    <message>
        <source> · </source>
        <translation> · </translation>
    </message>
    <message>
        <source>Attention only: %1</source>
        <translation>Nur Attention: %1</translation>
    </message>
    <message numerus="yes">
        <source>Row %1, %2
%3, of it attention %4
%n row(s) computed</source>
        <translation>
            <numerusform>Zeile %1, %2
%3, davon Attention %4
%n Zeile berechnet</numerusform>
            <numerusform>Zeile %1, %2
%3, davon Attention %4
%n Zeilen berechnet</numerusform>
        </translation>
    </message>
    <message>
        <source>row</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>rows computed</source>
        <translation>Zeilen berechnet</translation>
    </message>
    <message>
        <source>time in ms</source>
        <translation>Zeit in ms</translation>
    </message>
    <message>
        <source>of it attention in ms</source>
        <translation>davon Attention in ms</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::ToggleSwitch</name>
    <message>
        <source>ON</source>
        <comment>on a switch</comment>
        <translation>AN</translation>
    </message>
    <message>
        <source>OFF</source>
        <comment>on a switch</comment>
        <translation>AUS</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::TokenEditor</name>
    <message>
        <source>What the model would put here</source>
        <translation>Was das Modell hier schreiben würde</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>Replace a token</source>
        <translation>Ein Token ersetzen</translation>
    </message>
    <message>
        <source>Tokens that the model would put here, with their probabilities</source>
        <translation>Tokens, die das Modell hier schreiben würde, mit ihren Wahrscheinlichkeiten</translation>
    </message>
    <message>
        <source>Text whose first token replaces this one</source>
        <translation>Text, dessen erstes Token dieses ersetzt</translation>
    </message>
    <message>
        <source>Only its first token is used: a row holds one token. Start with a space to begin a new word.</source>
        <translation>Nur sein erstes Token wird verwendet: Eine Zeile enthält ein Token. Beginne mit einem Leerzeichen, um ein neues Wort anzufangen.</translation>
    </message>
    <message>
        <source>Replace row %1: %2</source>
        <translation>Zeile %1 ersetzen: %2</translation>
    </message>
    <message>
        <source>Nothing stands above row 0, so the model has no expectation for it. Any text will do.</source>
        <translation>Über Zeile 0 steht nichts, darum hat das Modell keine Erwartung für sie. Jeder Text ist recht.</translation>
    </message>
    <message>
        <source>Asking the model what else could stand here…</source>
        <translation>Das Modell wird gefragt, was hier sonst noch stehen könnte…</translation>
    </message>
    <message>
        <source>The model has nothing to suggest here.</source>
        <translation>Das Modell hat hier nichts vorzuschlagen.</translation>
    </message>
    <message>
        <source>Your own text</source>
        <translation>Dein eigener Text</translation>
    </message>
    <message>
        <source>Or your own text</source>
        <translation>Oder dein eigener Text</translation>
    </message>
    <message>
        <source>%1, %2, is there now</source>
        <translation>%1, %2, steht jetzt da</translation>
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
        <translation>Tokens des Laufs</translation>
    </message>
    <message>
        <source>No tokens yet. They appear here as soon as a model has read the prompt.</source>
        <translation>Noch keine Tokens. Sie erscheinen hier, sobald ein Modell den Prompt gelesen hat.</translation>
    </message>
    <message>
        <source> · choose a token to replace it and see which rows stay valid</source>
        <translation> · wähle ein Token, um es zu ersetzen und zu sehen, welche Zeilen gültig bleiben</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::TrianglePicture</name>
    <message>
        <source>One head&apos;s attention</source>
        <translation>Attention eines Kopfes</translation>
    </message>
    <message>
        <source>looked at this row →</source>
        <translation>blickte auf diese Zeile →</translation>
    </message>
    <message>
        <source>this row ↓</source>
        <translation>diese Zeile ↓</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>row %1 %2</source>
        <translation>Zeile %1 %2</translation>
    </message>
    <message>
        <source>%1 may not look at %2: it comes later</source>
        <translation>%1 darf nicht auf %2 blicken: Sie kommt später</translation>
    </message>
    <message>
        <source>%1 looked at %2: %3</source>
        <translation>%1 blickte auf %2: %3</translation>
    </message>
    <message>
        <source>may not look</source>
        <translation>darf nicht hinsehen</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::TriangleView</name>
    <message>
        <source>Block</source>
        <translation>Block</translation>
    </message>
    <message>
        <source>Head</source>
        <translation>Kopf</translation>
    </message>
    <message>
        <source>A replay has no model that could compute this picture.</source>
        <translation>Eine Wiedergabe hat kein Modell, das dieses Bild berechnen könnte.</translation>
    </message>
    <message>
        <source>How much each row looks at the rows above it will stand here.</source>
        <translation>Hier wird stehen, wie viel jede Zeile auf die Zeilen darüber blickt.</translation>
    </message>
    <message>
        <source>Pause, and this head&apos;s attention is computed for all rows.</source>
        <translation>Klicke auf „Pause“, dann wird die Attention dieses Kopfes für alle Zeilen berechnet.</translation>
    </message>
    <message>
        <source>Computing…</source>
        <translation>Wird berechnet…</translation>
    </message>
    <message>
        <source>block %1</source>
        <translation>Block %1</translation>
    </message>
    <message>
        <source>head %1</source>
        <translation>Kopf %1</translation>
    </message>
    <message>
        <source>pale: before the last steps</source>
        <translation>blass: vor den letzten Schritten</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::Veil</name>
    <message>
        <source>Hidden until you have answered</source>
        <translation>Verborgen, bis du geantwortet hast</translation>
    </message>
    <message>
        <source>Your answer first</source>
        <translation>Erst deine Antwort</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::VerdictCard</name>
    <message>
        <source>so far</source>
        <translation>bisher</translation>
    </message>
    <message>
        <source>text of %1 tokens</source>
        <translation>Text von %1 Tokens</translation>
    </message>
    <message>
        <source>run ratio</source>
        <translation>Verhältnis gesamt</translation>
    </message>
    <message>
        <source>step ratio</source>
        <translation>Verhältnis je Schritt</translation>
    </message>
    <message>
        <source>All steps of the second lane took this many times as long as the same steps of the first, the prompt&apos;s first step included. Text of 200 tokens: until the text, its prompt included, had 200 tokens.</source>
        <translation>Die Zeit aller Schritte der zweiten Bahn, geteilt durch die derselben Schritte der ersten, der erste Schritt mit dem Prompt eingeschlossen. Text von 200 Tokens: bis der Text mitsamt seinem Prompt 200 Tokens hatte.</translation>
    </message>
    <message>
        <source>The newest step took this many times as long in the second lane (the median of up to ten steps).</source>
        <translation>Die Zeit des neuesten Schritts in der zweiten Bahn, geteilt durch die in der ersten (der Median von bis zu zehn Schritten).</translation>
    </message>
    <message>
        <source>Not reached, and nothing to predict it from: the prompt is longer, the context shorter, or the lanes differ neither in their cache nor in their weights, or a lane&apos;s weights are 8-bit, whose rate of arithmetic is not measured.</source>
        <translation>Nicht erreicht, und nichts, woraus es sich vorhersagen ließe: Der Prompt ist länger, der Kontext kürzer, oder die Bahnen unterscheiden sich weder im Cache noch in den Gewichten, oder die Gewichte einer Bahn haben 8 Bit, deren Rechenrate nicht gemessen wird.</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>gemessen</translation>
    </message>
    <message>
        <source>≈ %1 predicted</source>
        <translation>≈ %1 vorhergesagt</translation>
    </message>
    <message>
        <source>Predicted from the bandwidth and the arithmetic rate that were measured on this machine</source>
        <translation>Vorhergesagt aus der Bandbreite und der Rechenrate, die auf diesem Rechner gemessen wurden</translation>
    </message>
    <message>
        <source>Same output?</source>
        <translation>Gleiche Ausgabe?</translation>
    </message>
    <message>
        <source>Run ratio: the time of the whole run in the second lane, divided by that in the first. Step ratio: the same for the newest step alone. In a long run it is about twice the run&apos;s, whose early steps read a short text; in a short run the prompt, which both lanes read alike, counts most. A text of 200 tokens: the prompt and the new tokens together.</source>
        <translation>Verhältnis gesamt: die Zeit des ganzen Laufs in der zweiten Bahn, geteilt durch die in der ersten. Verhältnis je Schritt: dasselbe für den neuesten Schritt allein. In einem langen Lauf ist es etwa doppelt so groß wie das des Laufs, dessen frühe Schritte einen kurzen Text lesen; in einem kurzen Lauf zählt der Prompt am meisten, den beide Bahnen auf gleiche Weise lesen. Ein Text von 200 Tokens: Prompt und neue Tokens zusammen.</translation>
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
        <translation>Der Lauf</translation>
    </message>
    <message>
        <source>Measurements</source>
        <translation>Messungen</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Zusehen</translation>
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
        <translation>60 von 60</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::WaysCard</name>
    <message>
        <source>Make it smaller</source>
        <translation>Kleiner machen</translation>
    </message>
    <message>
        <source>Load the bundled model</source>
        <translation>Mitgeliefertes Modell laden</translation>
    </message>
    <message>
        <source>Ways to make it smaller</source>
        <translation>Wege, ihn kleiner zu machen</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>A second way, side by side with the chosen one</source>
        <translation>Ein zweiter Weg, neben dem gewählten</translation>
    </message>
    <message>
        <source>Second way</source>
        <translation>Zweiter Weg</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>Vergleichen mit</translation>
    </message>
    <message>
        <source>Every way that is possible with this model, one after the other</source>
        <translation>Jeder Weg, der mit diesem Modell möglich ist, einer nach dem anderen</translation>
    </message>
    <message numerus="yes">
        <source>This model was not made to answer questions, so nothing is right or wrong here. How far its probabilities move can be measured on %n documents.</source>
        <translation>
            <numerusform>Dieses Modell wurde nicht dafür gemacht, Fragen zu beantworten, darum ist hier nichts richtig oder falsch. Wie weit sich seine Wahrscheinlichkeiten verschieben, lässt sich an %n Dokument messen.</numerusform>
            <numerusform>Dieses Modell wurde nicht dafür gemacht, Fragen zu beantworten, darum ist hier nichts richtig oder falsch. Wie weit sich seine Wahrscheinlichkeiten verschieben, lässt sich an %n Dokumenten messen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stopp</translation>
    </message>
    <message>
        <source>Run all</source>
        <translation>Alle starten</translation>
    </message>
    <message>
        <source>▶ Run the 60 questions</source>
        <translation>▶ Start: die 60 Fragen</translation>
    </message>
    <message>
        <source>▶ Run the documents</source>
        <translation>▶ Start: die Dokumente</translation>
    </message>
    <message>
        <source>✓ All 60 questions asked</source>
        <translation>✓ Alle 60 Fragen gestellt</translation>
    </message>
    <message>
        <source>✓ All documents read</source>
        <translation>✓ Alle Dokumente gelesen</translation>
    </message>
    <message>
        <source>The questions are being asked.</source>
        <translation>Die Fragen werden gestellt.</translation>
    </message>
    <message>
        <source>The documents are being read.</source>
        <translation>Die Dokumente werden gelesen.</translation>
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
        <translation>Verkleinern: mehr Zeilen (−)</translation>
    </message>
    <message>
        <source>Zoom in: single numbers (+)</source>
        <translation>Vergrößern: einzelne Zahlen (+)</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>Zoom</translation>
    </message>
    <message>
        <source>From all rows of the context to one head&apos;s numbers (Ctrl and wheel; 0 for all blocks)</source>
        <translation>Von allen Zeilen des Kontexts bis zu den Zahlen eines Kopfes (Strg und Mausrad; 0 für alle Blöcke)</translation>
    </message>
</context>
</TS>
