<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>Arithmetic</name>
    <message>
        <source>exact</source>
        <translation>exact</translation>
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
        <translation>ligne · token</translation>
    </message>
    <message>
        <source>block %1</source>
        <translation>bloc %1</translation>
    </message>
    <message>
        <source>key</source>
        <translation>clé</translation>
    </message>
    <message>
        <source>value</source>
        <translation>valeur</translation>
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
        <translation>clé · tête %1</translation>
    </message>
    <message>
        <source>value · head %1</source>
        <translation>valeur · tête %1</translation>
    </message>
    <message>
        <source>row %1 %2</source>
        <translation>ligne %1 %2</translation>
    </message>
    <message>
        <source>number %1 of %2: &lt;b&gt;%3&lt;/b&gt;</source>
        <translation>nombre %1 sur %2&#x202f;: &lt;b&gt;%3&lt;/b&gt;</translation>
    </message>
    <message>
        <source>%1: &lt;b&gt;%2&lt;/b&gt;</source>
        <translation>%1&#x202f;: &lt;b&gt;%2&lt;/b&gt;</translation>
    </message>
    <message>
        <source>mean of %1 heads</source>
        <translation>moyenne de %1 têtes</translation>
    </message>
    <message>
        <source>head %1</source>
        <translation>tête %1</translation>
    </message>
    <message>
        <source>%1 looked here: &lt;b&gt;%2&lt;/b&gt; (%3)</source>
        <translation>%1 a regardé ici&#x202f;: &lt;b&gt;%2&lt;/b&gt; (%3)</translation>
    </message>
    <message>
        <source>fingerprint of key %1, of value %2</source>
        <translation>empreinte de la clé %1, de la valeur %2</translation>
    </message>
    <message>
        <source>&lt;b&gt;Computed again, and the bits were different.&lt;/b&gt;</source>
        <translation>&lt;b&gt;Recalculée, et les bits étaient différents.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>computed again, and it differs by rounding: this arithmetic adds in another order</source>
        <translation>recalculée, et différente par l’arrondi&#x202f;: ce calcul additionne dans un autre ordre</translation>
    </message>
    <message numerus="yes">
        <source>computed %n times, the same bits each time</source>
        <translation>
            <numerusform>calculée %n fois, toujours les mêmes bits</numerusform>
            <numerusform>calculée %n fois, toujours les mêmes bits</numerusform>
        </translation>
    </message>
    <message>
        <source>computed once: nothing to compare with yet</source>
        <translation>calculée une fois&#x202f;: encore rien à comparer</translation>
    </message>
    <message>
        <source>computed %1</source>
        <translation>calculée %1</translation>
    </message>
    <message>
        <source>%1 a row</source>
        <translation>%1 par ligne</translation>
    </message>
    <message>
        <source>0 %</source>
        <translation>0&#x202f;%</translation>
    </message>
    <message>
        <source>&lt; %1 %</source>
        <translation>&lt; %1&#x202f;%</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1&#x202f;%</translation>
    </message>
    <message>
        <source>in the store</source>
        <translation>en réserve</translation>
    </message>
    <message>
        <source>computed, not kept</source>
        <translation>calculée, non gardée</translation>
    </message>
    <message>
        <source>to be rebuilt</source>
        <translation>à refaire</translation>
    </message>
    <message>
        <source>not computed yet</source>
        <translation>pas encore calculée</translation>
    </message>
    <message>
        <source>never computed: the context is full</source>
        <translation>jamais calculée&#x202f;: contexte plein</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>moyenne</translation>
    </message>
    <message>
        <source>computed</source>
        <translation>calculée</translation>
    </message>
    <message>
        <source>rebuild</source>
        <translation>à refaire</translation>
    </message>
    <message>
        <source>%1 new</source>
        <translation>%1 neuve</translation>
    </message>
    <message>
        <source>No row is selected.</source>
        <translation>Aucune ligne n’est sélectionnée.</translation>
    </message>
    <message>
        <source>%1, block %2, head %3: %4</source>
        <translation>%1, bloc %2, tête %3&#x202f;: %4</translation>
    </message>
    <message>
        <source>one number</source>
        <translation>un seul nombre</translation>
    </message>
    <message numerus="yes">
        <source>the mean of %n numbers</source>
        <translation>
            <numerusform>la moyenne de %n nombre</numerusform>
            <numerusform>la moyenne de %n nombres</numerusform>
        </translation>
    </message>
    <message>
        <source>rows still free: %1</source>
        <translation>lignes encore libres&#x202f;: %1</translation>
    </message>
    <message>
        <source>No rows yet</source>
        <translation>Pas encore de lignes</translation>
    </message>
    <message>
        <source>The next step will show it</source>
        <translation>L’étape suivante le montrera</translation>
    </message>
    <message>
        <source>Every token gets a row here: one key and one value in each block.</source>
        <translation>Chaque token reçoit ici une ligne&#x202f;: une clé et une valeur dans chaque bloc.</translation>
    </message>
    <message>
        <source>How much the newest row looks at each row above it, block by block.</source>
        <translation>Combien la ligne la plus récente regarde chaque ligne au-dessus d’elle, bloc par bloc.</translation>
    </message>
    <message>
        <source>a cell: %1</source>
        <translation>une cellule&#x202f;: %1</translation>
    </message>
</context>
<context>
    <name>CanvasLegend</name>
    <message>
        <source>block %1</source>
        <translation>bloc %1</translation>
    </message>
    <message>
        <source>✗ rows that came out with other bits: %1</source>
        <translation>✗ lignes sorties avec d’autres bits&#x202f;: %1</translation>
    </message>
    <message>
        <source>row %1 looks</source>
        <translation>la ligne %1 regarde</translation>
    </message>
    <message>
        <source>mean of %1 heads</source>
        <translation>moyenne de %1 têtes</translation>
    </message>
    <message>
        <source>head %1</source>
        <translation>tête %1</translation>
    </message>
    <message>
        <source>how much row %1 %2 looked at each row, %3</source>
        <translation>combien la ligne %1 %2 a regardé chaque ligne, %3</translation>
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
        <translation>pâle&#x202f;: calculée, non gardée</translation>
    </message>
    <message>
        <source>grey: to be rebuilt</source>
        <translation>gris&#x202f;: à refaire</translation>
    </message>
    <message>
        <source>✗ other bits than before</source>
        <translation>✗ autres bits qu’avant</translation>
    </message>
    <message>
        <source>≈ differs by rounding</source>
        <translation>≈ diffère par l’arrondi</translation>
    </message>
    <message>
        <source>computed once</source>
        <translation>calculée une fois</translation>
    </message>
    <message>
        <source>✓ ×n: computed n times, the same bits each time</source>
        <translation>✓ ×n&#x202f;: calculée n fois, toujours les mêmes bits</translation>
    </message>
    <message>
        <source>the bar&apos;s length is the share</source>
        <translation>la longueur de la barre est la part</translation>
    </message>
    <message>
        <source>bar: the share</source>
        <translation>barre&#x202f;: la part</translation>
    </message>
</context>
<context>
    <name>ControlText</name>
    <message>
        <source>The model is still loading.</source>
        <translation>Le modèle est encore en cours de chargement.</translation>
    </message>
    <message>
        <source>The model could not be loaded. Choose another one above.</source>
        <translation>Le modèle n’a pas pu être chargé. Choisissez-en un autre en haut.</translation>
    </message>
    <message>
        <source>There is no run yet. Restart begins one.</source>
        <translation>Il n’y a pas encore d’exécution. Relancer en commence une.</translation>
    </message>
    <message>
        <source>The context is full: there is no room for another row.</source>
        <translation>Le contexte est plein&#x202f;: il n’y a plus de place pour une ligne.</translation>
    </message>
    <message>
        <source>All tokens are there. Ask for more, or restart.</source>
        <translation>Tous les tokens sont là. Demandez-en d’autres, ou relancez.</translation>
    </message>
    <message>
        <source>A recording is open: nothing is computed.</source>
        <translation>Un enregistrement est ouvert&#x202f;: rien n’est calculé.</translation>
    </message>
    <message>
        <source>next step fills the cache again (prefill)</source>
        <translation>l’étape suivante remplit de nouveau le cache (prefill)</translation>
    </message>
    <message>
        <source>The steps follow by themselves. Pause to take them one by one.</source>
        <translation>Les étapes se suivent toutes seules. Faites une pause pour les prendre une à une.</translation>
    </message>
    <message numerus="yes">
        <source>All %Ln tokens are there.</source>
        <translation>
            <numerusform>%Ln token&#x202f;: tout est là.</numerusform>
            <numerusform>%Ln tokens&#x202f;: tout est là.</numerusform>
        </translation>
    </message>
    <message>
        <source>The context of %1 rows is full.</source>
        <translation>Le contexte de %1 lignes est plein.</translation>
    </message>
    <message>
        <source>every row, every step</source>
        <translation>chaque ligne, à chaque étape</translation>
    </message>
    <message>
        <source>first step fills the cache (prefill)</source>
        <translation>la première étape remplit le cache (prefill)</translation>
    </message>
    <message numerus="yes">
        <source>next step rebuilds %Ln rows</source>
        <translation>
            <numerusform>l’étape suivante refait %Ln ligne</numerusform>
            <numerusform>l’étape suivante refait %Ln lignes</numerusform>
        </translation>
    </message>
    <message>
        <source>one row per step</source>
        <translation>une ligne par étape</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln tokens generated</source>
        <translation>
            <numerusform>%1 sur %Ln token généré</numerusform>
            <numerusform>%1 sur %Ln tokens générés</numerusform>
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
        <translation>activations</translation>
    </message>
    <message>
        <source>attention weights</source>
        <translation>poids d’attention</translation>
    </message>
    <message>
        <source>cuBLAS library</source>
        <translation>bibliothèque cuBLAS</translation>
    </message>
    <message>
        <source>file&apos;s name</source>
        <translation>nom de fichier</translation>
    </message>
    <message>
        <source>kept rows</source>
        <translation>lignes gardées</translation>
    </message>
    <message>
        <source>list of models</source>
        <translation>liste des modèles</translation>
    </message>
    <message>
        <source>logits</source>
        <translation>logits</translation>
    </message>
    <message>
        <source>measuring</source>
        <translation>mesures</translation>
    </message>
    <message>
        <source>model folder</source>
        <translation>dossier de modèle</translation>
    </message>
    <message>
        <source>model&apos;s files</source>
        <translation>fichiers du modèle</translation>
    </message>
    <message>
        <source>model&apos;s fingerprint</source>
        <translation>empreinte du modèle</translation>
    </message>
    <message>
        <source>race&apos;s waiting logits</source>
        <translation>logits en attente de la course</translation>
    </message>
    <message>
        <source>recording</source>
        <translation>enregistrement</translation>
    </message>
    <message>
        <source>safetensors header</source>
        <translation>en-tête safetensors</translation>
    </message>
    <message>
        <source>saved cache</source>
        <translation>cache enregistré</translation>
    </message>
    <message>
        <source>splitting text</source>
        <translation>découpage du texte</translation>
    </message>
    <message>
        <source>step&apos;s record</source>
        <translation>relevé de l’étape</translation>
    </message>
    <message>
        <source>weights</source>
        <translation>poids</translation>
    </message>
    <message>
        <source>asking for its free memory</source>
        <translation>consultation de sa mémoire libre</translation>
    </message>
    <message>
        <source>asking for its properties</source>
        <translation>consultation de ses propriétés</translation>
    </message>
    <message>
        <source>clearing memory</source>
        <translation>mise à zéro de la mémoire</translation>
    </message>
    <message>
        <source>computing a layer norm</source>
        <translation>calcul d’une normalisation de couche</translation>
    </message>
    <message>
        <source>computing attention</source>
        <translation>calcul de l’attention</translation>
    </message>
    <message>
        <source>copying from it</source>
        <translation>copie depuis le GPU</translation>
    </message>
    <message>
        <source>copying its memory</source>
        <translation>copie de sa mémoire</translation>
    </message>
    <message>
        <source>copying to it</source>
        <translation>copie vers le GPU</translation>
    </message>
    <message>
        <source>embedding tokens</source>
        <translation>plongement des tokens</translation>
    </message>
    <message>
        <source>finishing a product</source>
        <translation>achèvement d’un produit</translation>
    </message>
    <message>
        <source>giving memory</source>
        <translation>attribution de mémoire</translation>
    </message>
    <message>
        <source>looking for devices</source>
        <translation>recherche d’appareils</translation>
    </message>
    <message>
        <source>making a clock</source>
        <translation>création d’une horloge</translation>
    </message>
    <message>
        <source>making a graph of a step</source>
        <translation>création du graphe d’une étape</translation>
    </message>
    <message>
        <source>measuring products</source>
        <translation>mesure des produits</translation>
    </message>
    <message>
        <source>multiplying by cuBLAS</source>
        <translation>multiplication par cuBLAS</translation>
    </message>
    <message>
        <source>multiplying weights</source>
        <translation>multiplication des poids</translation>
    </message>
    <message>
        <source>noting down a step</source>
        <translation>capture d’une étape</translation>
    </message>
    <message>
        <source>noting the time</source>
        <translation>relevé du temps</translation>
    </message>
    <message>
        <source>opening cuBLAS</source>
        <translation>ouverture de cuBLAS</translation>
    </message>
    <message>
        <source>reading its memory</source>
        <translation>lecture de sa mémoire</translation>
    </message>
    <message>
        <source>reading the time</source>
        <translation>lecture du temps</translation>
    </message>
    <message>
        <source>starting a step</source>
        <translation>démarrage d’une étape</translation>
    </message>
    <message>
        <source>starting it</source>
        <translation>démarrage du GPU</translation>
    </message>
    <message>
        <source>storing keys and values</source>
        <translation>stockage des clés et des valeurs</translation>
    </message>
    <message>
        <source>taking fingerprints</source>
        <translation>calcul des empreintes</translation>
    </message>
    <message>
        <source>a GGUF file</source>
        <translation>un fichier GGUF</translation>
    </message>
    <message>
        <source>a Git LFS pointer</source>
        <translation>un pointeur Git LFS</translation>
    </message>
    <message>
        <source>a Python pickle</source>
        <translation>un pickle Python</translation>
    </message>
    <message>
        <source>a gzip archive</source>
        <translation>une archive gzip</translation>
    </message>
    <message>
        <source>a safetensors file</source>
        <translation>un fichier safetensors</translation>
    </message>
    <message>
        <source>a zip archive</source>
        <translation>une archive zip</translation>
    </message>
    <message>
        <source>an HDF5 file</source>
        <translation>un fichier HDF5</translation>
    </message>
    <message>
        <source>an HTML page</source>
        <translation>une page HTML</translation>
    </message>
    <message>
        <source>an XML document</source>
        <translation>un document XML</translation>
    </message>
    <message>
        <source>an empty file</source>
        <translation>un fichier vide</translation>
    </message>
    <message>
        <source>binary data</source>
        <translation>des données binaires</translation>
    </message>
    <message>
        <source>JSON text</source>
        <translation>du texte JSON</translation>
    </message>
    <message>
        <source>JSON that is no object</source>
        <translation>du JSON qui n’est pas un objet</translation>
    </message>
    <message>
        <source>JSON that is too large</source>
        <translation>du JSON trop grand</translation>
    </message>
    <message>
        <source>JSON with a weight_map that names no files</source>
        <translation>du JSON dont le weight_map ne cite pas de fichiers</translation>
    </message>
    <message>
        <source>JSON with too many values</source>
        <translation>du JSON avec trop de valeurs</translation>
    </message>
    <message>
        <source>JSON without a weight_map</source>
        <translation>du JSON sans weight_map</translation>
    </message>
    <message>
        <source>nothing but zero bytes</source>
        <translation>une suite d’octets nuls</translation>
    </message>
    <message>
        <source>plain text</source>
        <translation>du texte brut</translation>
    </message>
    <message>
        <source>text in UTF-16</source>
        <translation>du texte en UTF-16</translation>
    </message>
    <message>
        <source>a list of questions is needed</source>
        <translation>il faut une liste de questions</translation>
    </message>
    <message>
        <source>a redirect that is not encrypted</source>
        <translation>une redirection non chiffrée</translation>
    </message>
    <message>
        <source>another model</source>
        <translation>un autre modèle</translation>
    </message>
    <message>
        <source>another model of this shape</source>
        <translation>un autre modèle de cette forme</translation>
    </message>
    <message>
        <source>another piece</source>
        <translation>un autre morceau</translation>
    </message>
    <message>
        <source>cuBLAS is not initialised</source>
        <translation>cuBLAS n’est pas initialisé</translation>
    </message>
    <message>
        <source>it can&apos;t be loaded</source>
        <translation>chargement impossible</translation>
    </message>
    <message>
        <source>it can&apos;t be read</source>
        <translation>lecture impossible</translation>
    </message>
    <message>
        <source>it computes on no CPU</source>
        <translation>il ne calcule sur aucun CPU</translation>
    </message>
    <message>
        <source>it ends too early</source>
        <translation>il se termine trop tôt</translation>
    </message>
    <message>
        <source>it has a token that the model lacks</source>
        <translation>il contient un token que le modèle n’a pas</translation>
    </message>
    <message>
        <source>it has more parts than tokens</source>
        <translation>il a plus de parties que de tokens</translation>
    </message>
    <message>
        <source>it has no rows</source>
        <translation>il n’a pas de lignes</translation>
    </message>
    <message>
        <source>it is cut short</source>
        <translation>fichier tronqué</translation>
    </message>
    <message>
        <source>it is no file</source>
        <translation>ce n’est pas un fichier</translation>
    </message>
    <message>
        <source>it is no folder</source>
        <translation>ce n’est pas un dossier</translation>
    </message>
    <message>
        <source>it was built for another version</source>
        <translation>elle a été compilée pour une autre version</translation>
    </message>
    <message>
        <source>its checksum differs</source>
        <translation>sa somme de contrôle diffère</translation>
    </message>
    <message>
        <source>its compressed data is damaged</source>
        <translation>ses données compressées sont endommagées</translation>
    </message>
    <message>
        <source>its header is damaged</source>
        <translation>son en-tête est endommagé</translation>
    </message>
    <message>
        <source>its parts overlap</source>
        <translation>ses parties se chevauchent</translation>
    </message>
    <message>
        <source>its text is no conversation</source>
        <translation>son texte n’est pas une conversation</translation>
    </message>
    <message>
        <source>its tokens do not fit its rows</source>
        <translation>ses tokens ne vont pas avec ses lignes</translation>
    </message>
    <message>
        <source>model</source>
        <translation>le modèle</translation>
    </message>
    <message>
        <source>neither XDG_DATA_HOME nor HOME is set</source>
        <translation>ni XDG_DATA_HOME ni HOME ne sont définis</translation>
    </message>
    <message>
        <source>no size or checksum</source>
        <translation>une réponse sans taille ou sans somme de contrôle</translation>
    </message>
    <message>
        <source>one of its own</source>
        <translation>un cache à lui</translation>
    </message>
    <message>
        <source>one redirect after another</source>
        <translation>une suite de redirections</translation>
    </message>
    <message>
        <source>prompt</source>
        <translation>le prompt</translation>
    </message>
    <message>
        <source>something follows its end</source>
        <translation>quelque chose suit sa fin</translation>
    </message>
    <message>
        <source>something that is too large</source>
        <translation>quelque chose de trop grand</translation>
    </message>
    <message>
        <source>steps</source>
        <translation>les étapes</translation>
    </message>
    <message>
        <source>the file ended too early</source>
        <translation>le fichier s’est terminé trop tôt</translation>
    </message>
    <message>
        <source>the library found is no whole OpenBLAS</source>
        <translation>la bibliothèque trouvée n’est pas un OpenBLAS complet</translation>
    </message>
    <message>
        <source>the library is not installed</source>
        <translation>la bibliothèque n’est pas installée</translation>
    </message>
    <message>
        <source>there is no cuBLAS, or the weights are not 32-bit</source>
        <translation>il n’y a pas de cuBLAS, ou les poids ne sont pas en 32 bits</translation>
    </message>
    <message>
        <source>it looks like %1</source>
        <translation>cela ressemble à %1</translation>
    </message>
    <message>
        <source>batch</source>
        <translation>lot</translation>
    </message>
    <message>
        <source>candidates</source>
        <translation>candidats</translation>
    </message>
    <message>
        <source>check</source>
        <translation>vérification</translation>
    </message>
    <message>
        <source>conversation</source>
        <translation>conversation</translation>
    </message>
    <message>
        <source>conversations</source>
        <translation>conversations</translation>
    </message>
    <message>
        <source>download</source>
        <translation>téléchargement</translation>
    </message>
    <message>
        <source>questions</source>
        <translation>questions</translation>
    </message>
    <message>
        <source>run</source>
        <translation>exécution</translation>
    </message>
    <message>
        <source>text</source>
        <translation>texte</translation>
    </message>
    <message>
        <source>vocabulary</source>
        <translation>vocabulaire</translation>
    </message>
    <message>
        <source>computing</source>
        <translation>calcul</translation>
    </message>
    <message>
        <source>JSON of something else</source>
        <translation>du JSON d’autre chose</translation>
    </message>
    <message>
        <source>added_tokens is no list</source>
        <translation>added_tokens n’est pas une liste</translation>
    </message>
    <message>
        <source>the file is no object</source>
        <translation>le fichier n’est pas un objet</translation>
    </message>
    <message>
        <source>a line is two pieces with one space between them</source>
        <translation>une ligne, ce sont deux morceaux séparés par une espace</translation>
    </message>
    <message>
        <source>%1 blocks of %2 key heads of %3</source>
        <translation>%1 blocs de %2 têtes de clés de taille %3</translation>
    </message>
    <message>
        <source>a context of %1 rows or more</source>
        <translation>un contexte d’au moins %1 lignes</translation>
    </message>
    <message>
        <source>a model with the fingerprint %1</source>
        <translation>un modèle d’empreinte %1</translation>
    </message>
    <message>
        <source>its kernels take heads of at most %1 numbers</source>
        <translation>ses noyaux acceptent des têtes de %1 nombres au plus</translation>
    </message>
    <message>
        <source>keys in %1 and values in %2</source>
        <translation>clés en %1 et valeurs en %2</translation>
    </message>
    <message>
        <source>line %1, byte %2 of what it holds: %3</source>
        <translation>ligne %1, octet %2 du contenu : %3</translation>
    </message>
    <message>
        <source>unknown code %1</source>
        <translation>code inconnu %1</translation>
    </message>
    <message>
        <source>not valid JSON from here on</source>
        <translation>plus du JSON valable à partir d’ici</translation>
    </message>
    <message>
        <source>objects and arrays nested too deeply</source>
        <translation>des objets et des listes trop profondément imbriqués</translation>
    </message>
    <message>
        <source>file</source>
        <translation>fichier</translation>
    </message>
    <message>
        <source>its length is given as 0</source>
        <translation>sa longueur est donnée comme 0</translation>
    </message>
    <message>
        <source>it is empty</source>
        <translation>il est vide</translation>
    </message>
    <message>
        <source>%1, as many as the weights have</source>
        <translation>%1, autant que les poids en ont</translation>
    </message>
    <message>
        <source>OpenBLAS library</source>
        <translation>bibliothèque OpenBLAS</translation>
    </message>
    <message>
        <source>it is a pipe or a device</source>
        <translation>c’est un tube ou un périphérique</translation>
    </message>
</context>
<context>
    <name>Errors</name>
    <message>
        <source>There is no file &apos;%1&apos;. Check the path.</source>
        <translation>Il n’y a pas de fichier «&#x202f;%1&#x202f;». Vérifiez le chemin.</translation>
    </message>
    <message>
        <source>Cannot read &apos;%1&apos;. %2; check that it is a file that you may read.</source>
        <translation>Impossible de lire «&#x202f;%1&#x202f;» (%2). Vérifiez que c’est un fichier que vous avez le droit de lire.</translation>
    </message>
    <message>
        <source>The file &apos;%1&apos; is empty. Fetch it again.</source>
        <translation>Le fichier «&#x202f;%1&#x202f;» est vide. Récupérez-le de nouveau.</translation>
    </message>
    <message>
        <source>There is no folder &apos;%1&apos;. Choose another one.</source>
        <translation>Il n’y a pas de dossier «&#x202f;%1&#x202f;». Choisissez-en un autre.</translation>
    </message>
    <message>
        <source>Cannot write &apos;%1&apos;. %2; choose another place.</source>
        <translation>Impossible d’écrire «&#x202f;%1&#x202f;» (%2). Choisissez un autre emplacement.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; has no &apos;%2&apos;. Use the config.json that belongs to the model.</source>
        <translation>«&#x202f;%1&#x202f;» n’a pas de «&#x202f;%2&#x202f;». Utilisez le config.json qui va avec le modèle.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; gives &apos;%2&apos; as %3, but it must be %4. Use the config.json that belongs to the model.</source>
        <translation>«&#x202f;%1&#x202f;» donne «&#x202f;%2&#x202f;» = %3, mais il faut %4. Utilisez le config.json qui va avec le modèle.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; asks for &apos;%2&apos; = %3, which is not supported (supported: %4). Use a GPT-2 model.</source>
        <translation>«&#x202f;%1&#x202f;» demande «&#x202f;%2&#x202f;» = %3, ce qui n’est pas pris en charge (pris en charge&#x202f;: %4). Utilisez un modèle GPT-2.</translation>
    </message>
    <message>
        <source>The folder &apos;%1&apos; has no weights (looked for %2). Put the file there, or give another folder.</source>
        <translation>Le dossier «&#x202f;%1&#x202f;» ne contient pas de poids (cherché&#x202f;: %2). Mettez-y le fichier, ou indiquez un autre dossier.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is a pickle file, which can run code when it is opened, so it is never read. Put model.safetensors beside it; if you trust the file, transformers makes one: GPT2LMHeadModel.from_pretrained(FOLDER).save_pretrained(FOLDER).</source>
        <translation>«&#x202f;%1&#x202f;» est un fichier pickle, qui peut exécuter du code à l’ouverture&#x202f;; il n’est donc jamais lu. Mettez model.safetensors à côté&#x202f;; si vous faites confiance au fichier, transformers en fabrique un&#x202f;: GPT2LMHeadModel.from_pretrained(FOLDER).save_pretrained(FOLDER).</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no safetensors file. It looks like %2; fetch the file again.</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas un fichier safetensors. Cela ressemble à %2&#x202f;; récupérez le fichier de nouveau.</translation>
    </message>
    <message>
        <source>The header of &apos;%1&apos; is damaged (%2). Fetch the file again.</source>
        <translation>L’en-tête de «&#x202f;%1&#x202f;» est endommagé (%2). Récupérez le fichier de nouveau.</translation>
    </message>
    <message>
        <source>The tensor &apos;%2&apos; in &apos;%1&apos; is damaged (%3). Fetch the file again.</source>
        <translation>Le tenseur «&#x202f;%2&#x202f;» dans «&#x202f;%1&#x202f;» est endommagé (%3). Récupérez le fichier de nouveau.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; lacks the tensor &apos;%2&apos;. The file is incomplete or of another kind of model; use a GPT-2 model.</source>
        <translation>Il manque le tenseur «&#x202f;%2&#x202f;» dans «&#x202f;%1&#x202f;». Le fichier est incomplet ou d’un autre type de modèle&#x202f;; utilisez un modèle GPT-2.</translation>
    </message>
    <message>
        <source>The tensor &apos;%2&apos; in &apos;%1&apos; has the shape %4, but config.json means %3. Use the config.json of this model.</source>
        <translation>Le tenseur «&#x202f;%2&#x202f;» dans «&#x202f;%1&#x202f;» a la forme %4, mais config.json veut %3. Utilisez le config.json de ce modèle.</translation>
    </message>
    <message>
        <source>The tensor &apos;%2&apos; in &apos;%1&apos; is of type %3, which is not supported. Convert the model to one of %4.</source>
        <translation>Le tenseur «&#x202f;%2&#x202f;» dans «&#x202f;%1&#x202f;» est de type %3, qui n’est pas pris en charge. Convertissez le modèle dans l’un de ces types&#x202f;: %4.</translation>
    </message>
    <message>
        <source>The file &apos;%2&apos;, which &apos;%1&apos; names, is missing. Put it into the same folder.</source>
        <translation>Le fichier «&#x202f;%2&#x202f;», cité par «&#x202f;%1&#x202f;», est absent. Mettez-le dans le même dossier.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; names &apos;%2&apos;, which is outside of its folder. Use the index that belongs to the model.</source>
        <translation>«&#x202f;%1&#x202f;» cite «&#x202f;%2&#x202f;», qui se trouve hors de son dossier. Utilisez l’index qui va avec le modèle.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; says that the tensor &apos;%2&apos; is in &apos;%3&apos;, but it is not. Fetch both files again.</source>
        <translation>«&#x202f;%1&#x202f;» dit que le tenseur «&#x202f;%2&#x202f;» est dans «&#x202f;%3&#x202f;», mais il n’y est pas. Récupérez de nouveau les deux fichiers.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; has a tensor that no GPT-2 has, &apos;%2&apos;. It is not used.</source>
        <translation>«&#x202f;%1&#x202f;» contient un tenseur qu’aucun GPT-2 n’a, «&#x202f;%2&#x202f;». Il n’est pas utilisé.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; has an lm_head of its own. It is used instead of the embedding.</source>
        <translation>«&#x202f;%1&#x202f;» a son propre lm_head. Il est utilisé à la place du plongement.</translation>
    </message>
    <message>
        <source>There is not enough memory for the %1 (%2). Close other programs, or use a smaller model.</source>
        <translation>Mémoire insuffisante pour&#x202f;: %1 (%2). Fermez d’autres programmes, ou utilisez un modèle plus petit.</translation>
    </message>
    <message>
        <source>There is no model &apos;%1&apos;. Choose one from the list, or a model folder.</source>
        <translation>Il n’y a pas de modèle «&#x202f;%1&#x202f;». Choisissez-en un dans la liste, ou un dossier de modèle.</translation>
    </message>
    <message>
        <source>No complete copy of &apos;%1&apos; is on this computer (looked in %2). Download it, or choose a folder with its files.</source>
        <translation>Aucune copie complète de «&#x202f;%1&#x202f;» n’est sur cet ordinateur (cherché dans %2). Téléchargez-le, ou choisissez un dossier qui contient ses fichiers.</translation>
    </message>
    <message>
        <source>The files that come with Rowkeeper were not found in &apos;%1&apos;. Install it again.</source>
        <translation>Les fichiers fournis avec Rowkeeper n’ont pas été trouvés dans «&#x202f;%1&#x202f;». Réinstallez-le.</translation>
    </message>
    <message>
        <source>This processor is too old. %1 is needed.</source>
        <translation>Ce processeur est trop ancien. Il faut %1.</translation>
    </message>
    <message>
        <source>The instruction set %1 is not available on this processor. Choose automatic or one of %2.</source>
        <translation>Le jeu d’instructions %1 n’est pas disponible sur ce processeur. Choisissez automatique, ou l’un de %2.</translation>
    </message>
    <message>
        <source>The backend &apos;%1&apos; is not available: %2. Choose the exact backend.</source>
        <translation>Le backend «&#x202f;%1&#x202f;» n’est pas disponible&#x202f;: %2. Choisissez le backend exact.</translation>
    </message>
    <message>
        <source>This Rowkeeper was built without CUDA (there is no &apos;%1&apos;). Install NVIDIA&apos;s CUDA toolkit and build it again, or choose the exact backend.</source>
        <translation>Ce Rowkeeper a été compilé sans CUDA (il n’y a pas de «&#x202f;%1&#x202f;»). Installez le CUDA Toolkit de NVIDIA et recompilez-le, ou choisissez le backend exact.</translation>
    </message>
    <message>
        <source>The library &apos;%1&apos; cannot be used (%2). Build Rowkeeper again, or choose the exact backend.</source>
        <translation>La bibliothèque «&#x202f;%1&#x202f;» est inutilisable (%2). Recompilez Rowkeeper, ou choisissez le backend exact.</translation>
    </message>
    <message>
        <source>There is no NVIDIA driver that works (%1). Install one, or choose the exact backend.</source>
        <translation>Il n’y a pas de pilote NVIDIA qui fonctionne (%1). Installez-en un, ou choisissez le backend exact.</translation>
    </message>
    <message>
        <source>The NVIDIA driver is too old: it runs CUDA up to version %1, and %2 is needed. Install a newer one, or choose the exact backend.</source>
        <translation>Le pilote NVIDIA est trop ancien&#x202f;: il prend en charge CUDA jusqu’à la version %1, et il faut %2. Installez-en un plus récent, ou choisissez le backend exact.</translation>
    </message>
    <message>
        <source>There is no NVIDIA GPU that CUDA can use. Choose the exact backend.</source>
        <translation>Il n’y a pas de GPU NVIDIA que CUDA puisse utiliser. Choisissez le backend exact.</translation>
    </message>
    <message>
        <source>The GPU %1 is too old. It has compute capability %2, and %3 is needed. Choose the exact backend.</source>
        <translation>Le GPU %1 est trop ancien. Il a la capacité de calcul %2, et il faut %3. Choisissez le backend exact.</translation>
    </message>
    <message>
        <source>The library cuBLAS is not installed. Install NVIDIA&apos;s CUDA libraries, or choose the CUDA backend.</source>
        <translation>La bibliothèque cuBLAS n’est pas installée. Installez les bibliothèques CUDA de NVIDIA, ou choisissez le backend CUDA.</translation>
    </message>
    <message>
        <source>The GPU has no room for the %1. %2 are needed, and %3 are free. Choose 16-bit weights, a smaller model or the exact backend.</source>
        <translation>Le GPU n’a pas la place pour&#x202f;: %1. Il faut %2, et %3 sont libres. Choisissez des poids 16 bits, un modèle plus petit ou le backend exact.</translation>
    </message>
    <message>
        <source>The GPU ran out of memory while %1 (%2 are free). Choose 16-bit weights, a smaller model or the exact backend.</source>
        <translation>Le GPU a manqué de mémoire (%1&#x202f;; %2 libres). Choisissez des poids 16 bits, un modèle plus petit ou le backend exact.</translation>
    </message>
    <message>
        <source>The GPU failed while %1 (%2). Try again, or choose the exact backend.</source>
        <translation>Le GPU a échoué (%1&#x202f;; %2). Réessayez, ou choisissez le backend exact.</translation>
    </message>
    <message>
        <source>The GPU is lost (%1). Start the program again, or choose the exact backend.</source>
        <translation>Le GPU est perdu (%1). Redémarrez le programme, ou choisissez le backend exact.</translation>
    </message>
    <message>
        <source>The list of known models, &apos;%1&apos;, is damaged (%2). Correct it, or start without it.</source>
        <translation>La liste des modèles connus, «&#x202f;%1&#x202f;», est endommagée (%2). Corrigez-la, ou démarrez sans elle.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; cannot be the name of a model. Give a repository of the hub, such as distilgpt2 or owner/name.</source>
        <translation>«&#x202f;%1&#x202f;» ne peut pas être le nom d’un modèle. Indiquez un dépôt du hub, par exemple distilgpt2 ou owner/name.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not Rowkeeper&apos;s to remove (it is in &apos;%2&apos;). Delete it with the program that put it there.</source>
        <translation>Il n’appartient pas à Rowkeeper de supprimer «&#x202f;%1&#x202f;» (il est dans «&#x202f;%2&#x202f;»). Effacez-le avec le programme qui l’y a mis.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no generated model. Choose one with random weights.</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas un modèle généré. Choisissez-en un à poids aléatoires.</translation>
    </message>
    <message>
        <source>The seed of &apos;%1&apos; is no whole number from 0 to %2. Choose another seed.</source>
        <translation>La graine de «&#x202f;%1&#x202f;» n’est pas un nombre entier de 0 à %2. Choisissez une autre graine.</translation>
    </message>
    <message>
        <source>Another Rowkeeper is downloading or removing &apos;%1&apos;. Wait until it is done, or stop it there.</source>
        <translation>Un autre Rowkeeper est en train de télécharger ou de supprimer «&#x202f;%1&#x202f;». Attendez qu’il ait fini, ou arrêtez-le là-bas.</translation>
    </message>
    <message>
        <source>The file &apos;%1&apos; is missing. Download the model again; what is there is kept.</source>
        <translation>Le fichier «&#x202f;%1&#x202f;» est absent. Téléchargez de nouveau le modèle&#x202f;; ce qui est là est gardé.</translation>
    </message>
    <message>
        <source>The checksum of &apos;%1&apos; differs (expected %2, got %3). The file is damaged or another one. Download the model again; what is right is kept.</source>
        <translation>La somme de contrôle de «&#x202f;%1&#x202f;» diffère (attendu %2, obtenu %3). Le fichier est endommagé, ou c’en est un autre. Téléchargez de nouveau le modèle&#x202f;; ce qui est correct est gardé.</translation>
    </message>
    <message>
        <source>The folder &apos;%1&apos; has files in it. Choose a new one, or empty it.</source>
        <translation>Le dossier «&#x202f;%1&#x202f;» contient des fichiers. Choisissez-en un nouveau, ou videz-le.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; has no room: %2 are needed, and %3 are free. Make room and download again; what was fetched is kept.</source>
        <translation>Plus de place dans «&#x202f;%1&#x202f;»&#x202f;: il faut %2, et %3 sont libres. Faites de la place et téléchargez de nouveau&#x202f;; ce qui a été récupéré est gardé.</translation>
    </message>
    <message>
        <source>There is no model &apos;%1&apos; to remove.</source>
        <translation>Il n’y a pas de modèle «&#x202f;%1&#x202f;» à supprimer.</translation>
    </message>
    <message>
        <source>HF_ENDPOINT is &apos;%1&apos;, but it must be an address such as https://huggingface.co.</source>
        <translation>HF_ENDPOINT vaut «&#x202f;%1&#x202f;», mais il faut une adresse comme https://huggingface.co.</translation>
    </message>
    <message>
        <source>Cannot reach %1 (%2). Check the network and download again; what was fetched is kept.</source>
        <translation>Impossible de joindre %1 (%2). Vérifiez le réseau et téléchargez de nouveau&#x202f;; ce qui a été récupéré est gardé.</translation>
    </message>
    <message>
        <source>%1 sent nothing for %2 seconds. Download again; what was fetched is kept.</source>
        <translation>%1 n’a rien envoyé depuis %2 secondes. Téléchargez de nouveau&#x202f;; ce qui a été récupéré est gardé.</translation>
    </message>
    <message>
        <source>%1 is busy or out of order (HTTP status %2). Try again later; what was fetched is kept.</source>
        <translation>%1 est occupé ou en panne (état HTTP %2). Réessayez plus tard&#x202f;; ce qui a été récupéré est gardé.</translation>
    </message>
    <message>
        <source>The hub refuses &apos;%1&apos; (HTTP status %2). Check its name; if it is private or its terms must be accepted, do so on its page and set HF_TOKEN.</source>
        <translation>Le hub refuse «&#x202f;%1&#x202f;» (état HTTP %2). Vérifiez son nom&#x202f;; s’il est privé ou s’il faut accepter ses conditions, faites-le sur sa page et définissez HF_TOKEN.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; has no file &apos;%2&apos; on the hub. Check the name, or choose another GPT-2 model.</source>
        <translation>«&#x202f;%1&#x202f;» n’a pas de fichier «&#x202f;%2&#x202f;» sur le hub. Vérifiez le nom, ou choisissez un autre modèle GPT-2.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; answered with %2 instead of the file. Check the network: it may want you to log in.</source>
        <translation>«&#x202f;%1&#x202f;» a répondu par %2 au lieu du fichier. Vérifiez le réseau&#x202f;: il veut peut-être que vous vous connectiez.</translation>
    </message>
    <message>
        <source>The checksum of &apos;%1&apos; differs (expected %2, got %3). The file was not kept; choose a folder with the model&apos;s files instead.</source>
        <translation>La somme de contrôle de «&#x202f;%1&#x202f;» diffère (attendu %2, obtenu %3). Le fichier n’a pas été gardé&#x202f;; choisissez plutôt un dossier qui contient les fichiers du modèle.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; has its weights as a pickle file only, which can run code when it is opened, so it is never read. Choose a model with model.safetensors.</source>
        <translation>Les poids de «&#x202f;%1&#x202f;» n’existent qu’en fichier pickle, qui peut exécuter du code à l’ouverture&#x202f;; il n’est donc jamais lu. Choisissez un modèle avec model.safetensors.</translation>
    </message>
    <message>
        <source>The folder &apos;%1&apos; has no vocabulary (looked for %2). Put the files there, or give another folder.</source>
        <translation>Le dossier «&#x202f;%1&#x202f;» ne contient pas de vocabulaire (cherché&#x202f;: %2). Mettez-y les fichiers, ou indiquez un autre dossier.</translation>
    </message>
    <message>
        <source>The vocabulary &apos;%1&apos; is damaged (%2). Use the file that belongs to the model.</source>
        <translation>Le vocabulaire «&#x202f;%1&#x202f;» est endommagé (%2). Utilisez le fichier qui va avec le modèle.</translation>
    </message>
    <message>
        <source>Line %2 of &apos;%1&apos; is damaged (%3). Use the file that belongs to the model.</source>
        <translation>La ligne %2 de «&#x202f;%1&#x202f;» est endommagée (%3). Utilisez le fichier qui va avec le modèle.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; asks for &apos;%2&apos; = %3, which is not supported. Use a byte-level BPE vocabulary like GPT-2&apos;s.</source>
        <translation>«&#x202f;%1&#x202f;» demande «&#x202f;%2&#x202f;» = %3, ce qui n’est pas pris en charge. Utilisez un vocabulaire BPE au niveau des octets, comme celui de GPT-2.</translation>
    </message>
    <message>
        <source>The text could not be split into words: the PCRE2 library says %1.</source>
        <translation>Le texte n’a pas pu être découpé en mots&#x202f;: la bibliothèque PCRE2 dit %1.</translation>
    </message>
    <message>
        <source>The text is not UTF-8 from byte %1 on. Such bytes are encoded one by one.</source>
        <translation>Le texte n’est pas de l’UTF-8 à partir de l’octet %1. Ces octets sont encodés un par un.</translation>
    </message>
    <message>
        <source>The text is too large (%1 bytes or more, and at most %2 are read). Shorten it.</source>
        <translation>Le texte est trop grand (%1 octets ou plus, et %2 au plus sont lus). Raccourcissez-le.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no recording, or is damaged (%2). Choose another one, or record again.</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas un enregistrement, ou est endommagé (%2). Choisissez-en un autre, ou enregistrez de nouveau.</translation>
    </message>
    <message>
        <source>The recording &apos;%1&apos; has the format&apos;s version %2, and this program reads versions up to %3. Use a newer Rowkeeper.</source>
        <translation>L’enregistrement «&#x202f;%1&#x202f;» a la version de format %2, et ce programme lit les versions jusqu’à %3. Utilisez un Rowkeeper plus récent.</translation>
    </message>
    <message>
        <source>The recording &apos;%1&apos; is larger than %2 when it is unpacked. Record a shorter run, or a smaller model.</source>
        <translation>L’enregistrement «&#x202f;%1&#x202f;» dépasse %2 une fois décompressé. Enregistrez une exécution plus courte, ou un modèle plus petit.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no saved cache, or is damaged (%2). Read the document again, and save it anew.</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas un cache enregistré, ou est endommagé (%2). Faites relire le document, et enregistrez-le de nouveau.</translation>
    </message>
    <message>
        <source>The saved cache &apos;%1&apos; has the format&apos;s version %2, and this program reads versions up to %3. Use a newer Rowkeeper.</source>
        <translation>Le cache enregistré «&#x202f;%1&#x202f;» a la version de format %2, et ce programme lit les versions jusqu’à %3. Utilisez un Rowkeeper plus récent.</translation>
    </message>
    <message>
        <source>The saved cache &apos;%1&apos; was made for %2, but here it is %3. Open it with the model that it was saved with, or read the text again.</source>
        <translation>Le cache enregistré «&#x202f;%1&#x202f;» a été fait pour %2, mais ici c’est %3. Ouvrez-le avec le modèle d’origine, ou faites relire le texte.</translation>
    </message>
    <message>
        <source>The questions in &apos;%1&apos; are damaged (%2). Install Rowkeeper again.</source>
        <translation>Les questions de «&#x202f;%1&#x202f;» sont endommagées (%2). Réinstallez Rowkeeper.</translation>
    </message>
    <message>
        <source>The list of known models, &apos;%1&apos;, is damaged (%2). Install Rowkeeper again.</source>
        <translation>La liste des modèles connus, «&#x202f;%1&#x202f;», est endommagée (%2). Réinstallez Rowkeeper.</translation>
    </message>
    <message>
        <source>Such a cache would be larger than %1. Use smaller numbers.</source>
        <translation>Un tel cache dépasserait %1. Prenez des nombres plus petits.</translation>
    </message>
    <message>
        <source>The prompt has %1 tokens, but the model&apos;s context has %2. Shorten the prompt.</source>
        <translation>Le prompt a %1 tokens, mais le contexte du modèle en a %2. Raccourcissez le prompt.</translation>
    </message>
    <message>
        <source>The document and all that was said have %1 tokens together, but the model&apos;s context has %2. Shorten the document, or begin again.</source>
        <translation>Le document et tout ce qui a été dit font %1 tokens, mais le contexte du modèle en a %2. Raccourcissez le document, ou recommencez.</translation>
    </message>
    <message>
        <source>The token id %1 does not exist. This model&apos;s vocabulary has %2 ids, counted from 0.</source>
        <translation>L’identifiant de token %1 n’existe pas. Le vocabulaire de ce modèle en a %2, comptés à partir de 0.</translation>
    </message>
    <message>
        <source>The context of %1 rows is full. Start again, or let the window slide.</source>
        <translation>Le contexte de %1 lignes est plein. Recommencez, ou laissez glisser la fenêtre.</translation>
    </message>
    <message>
        <source>The cache was made for %1, but the model needs %2. Start again.</source>
        <translation>Le cache a été fait pour %1, mais il faut au modèle %2. Recommencez.</translation>
    </message>
    <message>
        <source>The cache has room for %2 rows, but %1 are needed. Use fewer tokens.</source>
        <translation>Le cache a la place de %2 lignes, mais il en faut %1. Utilisez moins de tokens.</translation>
    </message>
    <message>
        <source>There is no kind of cache &apos;%1&apos;. There are: %2.</source>
        <translation>Il n’y a pas de cache de type «&#x202f;%1&#x202f;». Il y a&#x202f;: %2.</translation>
    </message>
    <message>
        <source>The backend &apos;%2&apos; cannot read a cache of kind %1. Choose the exact backend.</source>
        <translation>Le backend «&#x202f;%2&#x202f;» ne sait pas lire un cache de type %1. Choisissez le backend exact.</translation>
    </message>
    <message>
        <source>The backend &apos;%2&apos; cannot multiply %1 weights. Choose the exact backend, or 32-bit weights.</source>
        <translation>Le backend «&#x202f;%2&#x202f;» ne sait pas multiplier des poids %1. Choisissez le backend exact, ou des poids 32 bits.</translation>
    </message>
    <message>
        <source>The tensor &apos;%1&apos; has a weight of %3, but %2 weights go no further than %4. Choose 32-bit weights.</source>
        <translation>Le tenseur «&#x202f;%1&#x202f;» a un poids de %3, mais les poids %2 ne vont pas au-delà de %4. Choisissez des poids 32 bits.</translation>
    </message>
    <message>
        <source>A cache of kind %1 cannot be saved, because it does not keep every row. Use one that does.</source>
        <translation>Un cache de type %1 ne peut pas être enregistré, car il ne garde pas toutes les lignes. Utilisez-en un qui le fait.</translation>
    </message>
    <message>
        <source>A pool of %1 is too small. Give it %2 or more.</source>
        <translation>Un pool de %1 est trop petit. Donnez-lui %2 ou plus.</translation>
    </message>
    <message>
        <source>All %1 pages of the pool are in use. Make the pool larger, or end a conversation.</source>
        <translation>Les %1 pages du pool sont toutes utilisées. Agrandissez le pool, ou terminez une conversation.</translation>
    </message>
    <message>
        <source>There is no row %1. There are %2, counted from 0.</source>
        <translation>Il n’y a pas de ligne %1. Il y en a %2, comptées à partir de 0.</translation>
    </message>
    <message>
        <source>%1 is &apos;%2&apos;, but it must be %3.</source>
        <translation>%1 vaut «&#x202f;%2&#x202f;», mais il faut %3.</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Arrêté.</translation>
    </message>
    <message>
        <source>The two lanes cannot be compared. They differ in %1.</source>
        <translation>Les deux couloirs ne peuvent pas être comparés. Ce qui diffère&#x202f;: %1.</translation>
    </message>
    <message>
        <source>Comparing so many tokens would keep %1 of logits, and at most %2 are allowed. Use fewer tokens.</source>
        <translation>Comparer autant de tokens demanderait de garder %1 de logits, et %2 au plus sont permis. Utilisez moins de tokens.</translation>
    </message>
    <message>
        <source>The arithmetic gave infinity or NaN (%1). The model&apos;s weights are damaged, fetch them again.</source>
        <translation>Le calcul a donné l’infini ou NaN (%1). Les poids du modèle sont endommagés, récupérez-les de nouveau.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; cannot be read as JSON. It looks like %2; fetch the file again.</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas lisible en JSON. Cela ressemble à %2&#x202f;; récupérez le fichier de nouveau.</translation>
    </message>
    <message>
        <source>The JSON in &apos;%1&apos; is damaged at line %2, byte %3 (%4). Correct it there, or fetch the file again.</source>
        <translation>Le JSON de «&#x202f;%1&#x202f;» est endommagé à la ligne %2, octet %3 (%4). Corrigez-le à cet endroit, ou récupérez le fichier de nouveau.</translation>
    </message>
    <message>
        <source>The header of &apos;%1&apos; claims %2, but at most %3 are possible. The file is damaged, fetch it again.</source>
        <translation>L’en-tête de «&#x202f;%1&#x202f;» annonce %2, mais %3 au plus sont possibles. Le fichier est endommagé, récupérez-le de nouveau.</translation>
    </message>
    <message>
        <source>The file &apos;%1&apos; has %3, but it must have %2. Download the model again; what is right is kept.</source>
        <translation>Le fichier «&#x202f;%1&#x202f;» a %3, mais il doit en avoir %2. Téléchargez de nouveau le modèle&#x202f;; ce qui est correct est gardé.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; has %3, but it must have %2. Nothing was kept of it; choose a folder with the model&apos;s files instead.</source>
        <translation>«&#x202f;%1&#x202f;» a %3, mais il doit en avoir %2. Rien n’en a été gardé&#x202f;; choisissez plutôt un dossier qui contient les fichiers du modèle.</translation>
    </message>
</context>
<context>
    <name>FitVerdict</name>
    <message>
        <source>%1 cache</source>
        <translation>cache %1</translation>
    </message>
    <message>
        <source>Hold the cache&apos;s numbers in fewer bits</source>
        <translation>Garder les nombres du cache sur moins de bits</translation>
    </message>
    <message>
        <source>Let more query heads share a key and a value: another model, trained so</source>
        <translation>Faire partager une clé et une valeur à plus de têtes de requête&#x202f;: un autre modèle, entraîné ainsi</translation>
    </message>
    <message>
        <source>%1 tokens each</source>
        <translation>%1 tokens chacune</translation>
    </message>
    <message>
        <source>Shorten every conversation to this context</source>
        <translation>Raccourcir toutes les conversations à ce contexte</translation>
    </message>
    <message>
        <source>%1 at once</source>
        <translation>%1 à la fois</translation>
    </message>
    <message>
        <source>Serve so many conversations at once</source>
        <translation>Servir ce nombre de conversations à la fois</translation>
    </message>
    <message>
        <source>%1 weights</source>
        <translation>poids %1</translation>
    </message>
    <message>
        <source>Hold the weights in fewer bits</source>
        <translation>Garder les poids sur moins de bits</translation>
    </message>
    <message>
        <source>The smallest device of the list that holds it all</source>
        <translation>Le plus petit appareil de la liste où tout tient</translation>
    </message>
    <message>
        <source> %1 of its %2 blocks look back at most %3 tokens: a cache that drops the rest takes %4.</source>
        <translation> %1 de ses %2 blocs regardent au plus %3 tokens en arrière&#x202f;: un cache qui jette le reste occupe %4.</translation>
    </message>
    <message>
        <source>Too large to count</source>
        <translation>Trop grand pour être compté</translation>
    </message>
    <message>
        <source>Fits: %1 + %2 of %3</source>
        <translation>Ça tient&#x202f;: %1 + %2 sur %3</translation>
    </message>
    <message>
        <source>Does not fit: %1 + %2 of %3</source>
        <translation>Ça ne tient pas&#x202f;: %1 + %2 sur %3</translation>
    </message>
    <message>
        <source>That is the weights and the caches of all conversations. </source>
        <translation>Ce sont les poids et les caches de toutes les conversations. </translation>
    </message>
    <message>
        <source>The weights alone leave no room for a cache.</source>
        <translation>Les poids à eux seuls ne laissent pas de place pour un cache.</translation>
    </message>
    <message>
        <source>%1 → room for %2</source>
        <translation>%1 → place pour %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln KV heads</source>
        <translation>
            <numerusform>%Ln tête KV</numerusform>
            <numerusform>%Ln têtes KV</numerusform>
        </translation>
    </message>
    <message>
        <source>Such conversations that fit beside the weights: %1.</source>
        <translation>Conversations de ce genre qui tiennent à côté des poids : %1.</translation>
    </message>
    <message>
        <source>Such conversations that fit: %1. The memory is full long before the arithmetic takes too long.</source>
        <translation>Conversations de ce genre qui tiennent : %1. La mémoire est pleine bien avant que le calcul devienne trop long.</translation>
    </message>
</context>
<context>
    <name>Format</name>
    <message>
        <source>%1 bytes</source>
        <translation>%1 octets</translation>
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
        <translation>1 octet</translation>
    </message>
</context>
<context>
    <name>Handout</name>
    <message>
        <source>prefill: %1, beyond the scale</source>
        <translation>prefill&#x202f;: %1, hors échelle</translation>
    </message>
    <message>
        <source>prefill: %1</source>
        <translation>prefill&#x202f;: %1</translation>
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
        <translation>Temps par token</translation>
    </message>
    <message>
        <source>No step was made yet.</source>
        <translation>Aucune étape n’a encore été faite.</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>ligne %1</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>with the cache: median %1</source>
        <translation>avec le cache&#x202f;: médiane %1</translation>
    </message>
    <message>
        <source>without: median %1</source>
        <translation>sans&#x202f;: médiane %1</translation>
    </message>
    <message>
        <source>Cache memory</source>
        <translation>Mémoire du cache</translation>
    </message>
    <message>
        <source>No row was kept yet.</source>
        <translation>Aucune ligne n’a encore été gardée.</translation>
    </message>
    <message>
        <source>%1 tokens</source>
        <translation>%1 tokens</translation>
    </message>
    <message>
        <source>used by rows: %1</source>
        <translation>pris par les lignes&#x202f;: %1</translation>
    </message>
    <message>
        <source>allocated: %1</source>
        <translation>alloué&#x202f;: %1</translation>
    </message>
    <message>
        <source>cache off: only during the step</source>
        <translation>cache désactivé&#x202f;: seulement pendant l’étape</translation>
    </message>
    <message numerus="yes">
        <source>… %Ln more token(s) …</source>
        <translation>
            <numerusform>… %Ln token de plus …</numerusform>
            <numerusform>… %Ln tokens de plus …</numerusform>
        </translation>
    </message>
    <message>
        <source>page %1 of %2</source>
        <translation>page %1 sur %2</translation>
    </message>
    <message>
        <source>Made with Rowkeeper, from the recording of a real run</source>
        <translation>Fait avec Rowkeeper, d’après l’enregistrement d’une exécution réelle</translation>
    </message>
    <message>
        <source>Made with Rowkeeper, from a real run on this computer</source>
        <translation>Fait avec Rowkeeper, d’après une exécution réelle sur cet ordinateur</translation>
    </message>
    <message numerus="yes">
        <source>The prompt: %Ln token(s)</source>
        <translation>
            <numerusform>Le prompt&#x202f;: %Ln token</numerusform>
            <numerusform>Le prompt&#x202f;: %Ln tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>What the model wrote: %Ln token(s)</source>
        <translation>
            <numerusform>Ce que le modèle a écrit&#x202f;: %Ln token</numerusform>
            <numerusform>Ce que le modèle a écrit&#x202f;: %Ln tokens</numerusform>
        </translation>
    </message>
    <message>
        <source>What the cache holds</source>
        <translation>Ce que contient le cache</translation>
    </message>
    <message>
        <source>There is no run yet. Let the model write something on Watch first.</source>
        <translation>Il n’y a pas encore d’exécution. Laissez d’abord le modèle écrire quelque chose dans Observer.</translation>
    </message>
    <message>
        <source>The KV cache: a handout</source>
        <translation>Le cache KV&#x202f;: un polycopié</translation>
    </message>
    <message>
        <source>row</source>
        <translation>ligne</translation>
    </message>
    <message>
        <source>computed</source>
        <translation>calculée</translation>
    </message>
    <message>
        <source>token</source>
        <translation>token</translation>
    </message>
    <message>
        <source>block</source>
        <translation>bloc</translation>
    </message>
    <message>
        <source>block %1</source>
        <translation>bloc %1</translation>
    </message>
    <message>
        <source>key</source>
        <translation>clé</translation>
    </message>
    <message>
        <source>value</source>
        <translation>valeur</translation>
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
            <numerusform>… %Ln ligne de plus …</numerusform>
            <numerusform>… %Ln lignes de plus …</numerusform>
        </translation>
    </message>
    <message>
        <source>key: negative, zero, positive</source>
        <translation>clé&#x202f;: négatif, zéro, positif</translation>
    </message>
    <message>
        <source>value, likewise</source>
        <translation>valeur&#x202f;: de même</translation>
    </message>
    <message>
        <source>pale: computed, not kept</source>
        <translation>pâle&#x202f;: calculée, non gardée</translation>
    </message>
    <message>
        <source>to be rebuilt</source>
        <translation>à refaire</translation>
    </message>
    <message>
        <source>not computed yet</source>
        <translation>pas encore calculée</translation>
    </message>
    <message>
        <source>Each cell: %1. Full colour: a number that is large for its block.</source>
        <translation>Chaque cellule&#x202f;: %1. Couleur pleine&#x202f;: un nombre grand pour son bloc.</translation>
    </message>
    <message>
        <source>What it saves, and what it costs</source>
        <translation>Ce qu’il épargne, et ce qu’il coûte</translation>
    </message>
    <message>
        <source>This run in numbers</source>
        <translation>Cette exécution en chiffres</translation>
    </message>
    <message>
        <source>Ask yourself</source>
        <translation>À vous de répondre</translation>
    </message>
    <message>
        <source>Every token has a row.</source>
        <translation>Chaque token a une ligne.</translation>
    </message>
    <message>
        <source>In each of the %1 blocks the model works out two lists of %2 numbers for it: the key, by which the rows below find it, and the value, which they take from it. Rows go down, blocks across.</source>
        <translation>Dans chacun des %1 blocs, le modèle établit pour lui deux listes de %2 nombres&#x202f;: la clé, par laquelle les lignes au-dessous le trouvent, et la valeur, qu’elles en prennent. Les lignes vont de haut en bas, les blocs de gauche à droite.</translation>
    </message>
    <message>
        <source>A row that is computed stays right.</source>
        <translation>Une ligne calculée reste juste.</translation>
    </message>
    <message>
        <source>It is made from its own token and the rows above it, never from those below. So what is written later can&apos;t change it: it is like a note in the margin of a page that you have read.</source>
        <translation>Elle est faite de son propre token et des lignes au-dessus, jamais de celles au-dessous. Ce qui s’écrit plus tard ne peut donc pas la changer&#x202f;: elle est comme une note en marge d’une page que vous avez lue.</translation>
    </message>
    <message>
        <source>With the cache a step computes one row.</source>
        <translation>Avec le cache, une étape calcule une ligne.</translation>
    </message>
    <message>
        <source>Every step needs all rows, as the newest looks back at them. With the cache it reads the old ones and computes its own. Without it, it computes all %1 again, for one more token.</source>
        <translation>Chaque étape a besoin de toutes les lignes, car la plus récente les regarde. Avec le cache, elle lit les anciennes et calcule la sienne. Sans lui, elle recalcule les %1, pour un token de plus.</translation>
    </message>
    <message>
        <source>In this run no row was computed twice.</source>
        <translation>Dans cette exécution, aucune ligne n’a été calculée deux fois.</translation>
    </message>
    <message>
        <source>Steps computed %1 and read all others. The newest token has no row yet: the next step will compute it.</source>
        <translation>Les étapes ont calculé %1 et lu toutes les autres. Le token le plus récent n’a pas encore de ligne&#x202f;: l’étape suivante la calculera.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s)</source>
        <translation>
            <numerusform>%Ln ligne</numerusform>
            <numerusform>%Ln lignes</numerusform>
        </translation>
    </message>
    <message>
        <source>In this run rows were computed again.</source>
        <translation>Dans cette exécution, des lignes ont été recalculées.</translation>
    </message>
    <message>
        <source>Each time it came out the same, to the last bit.</source>
        <translation>Chaque fois, elle est sortie identique, jusqu’au dernier bit.</translation>
    </message>
    <message>
        <source>%1: %2 blocks with %3 heads each, width %4, %5, room for %6 tokens</source>
        <translation>%1&#x202f;: %2 blocs de %3 têtes chacun, largeur %4, %5, place pour %6 tokens</translation>
    </message>
    <message>
        <source>%1. Its heads share the keys and values of %2.</source>
        <translation>%1. Ses têtes partagent les clés et les valeurs de %2.</translation>
    </message>
    <message numerus="yes">
        <source>The cache: %Ln row(s), %1</source>
        <translation>
            <numerusform>Le cache&#x202f;: %Ln ligne, %1</numerusform>
            <numerusform>Le cache&#x202f;: %Ln lignes, %1</numerusform>
        </translation>
    </message>
    <message>
        <source>The cache is empty</source>
        <translation>Le cache est vide</translation>
    </message>
    <message>
        <source>The cache is off: rows are computed, and let go</source>
        <translation>Le cache est désactivé&#x202f;: les lignes sont calculées, puis libérées</translation>
    </message>
    <message>
        <source>The token ‘%1’ in row %2 is replaced by another one. Which of the rows must be computed again, and which stay valid? Why?</source>
        <translation>Le token «&#x202f;%1&#x202f;» de la ligne %2 est remplacé par un autre. Lesquelles des lignes faut-il recalculer, et lesquelles restent valides&#x202f;? Pourquoi&#x202f;?</translation>
    </message>
    <message>
        <source>The first token took %1, a later one with the cache %2. What had to be done for the first one that no cache could spare?</source>
        <translation>Le premier token a pris %1, un token suivant avec le cache %2. Qu’a-t-il fallu faire pour le premier qu’aucun cache ne pouvait épargner&#x202f;?</translation>
    </message>
    <message>
        <source>Without the cache a step takes the longer, the longer the text is. Why? And what is left to do in each step with the cache?</source>
        <translation>Sans le cache, plus le texte est long, plus une étape est longue. Pourquoi&#x202f;? Et que reste-t-il à faire à chaque étape avec le cache&#x202f;?</translation>
    </message>
    <message>
        <source>Another model has twice as many blocks, and each is twice as wide. How many bytes does its cache keep for one token? (Here it is %1.)</source>
        <translation>Un autre modèle a deux fois plus de blocs, et chacun est deux fois plus large. Combien d’octets son cache garde-t-il pour un token&#x202f;? (Ici, c’est %1.)</translation>
    </message>
    <message numerus="yes">
        <source>%Ln times a row was computed that had been there before, the first one %1 times in all.</source>
        <translation>
            <numerusform>%Ln fois, une ligne qui existait déjà a été calculée, la première %1 fois en tout.</numerusform>
            <numerusform>%Ln fois, une ligne qui existait déjà a été calculée, la première %1 fois en tout.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln times it came out the same, to the last bit.</source>
        <translation>
            <numerusform>%Ln fois, elle est sortie identique, jusqu’au dernier bit.</numerusform>
            <numerusform>%Ln fois, elle est sortie identique, jusqu’au dernier bit.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The text has %Ln tokens, and the model writes %1 more. How many rows does it compute for them with the cache, and how many without?</source>
        <translation>
            <numerusform>Le texte a %Ln token, et le modèle en écrit %1 de plus. Combien de lignes calcule-t-il pour cela avec le cache, et combien sans ?</numerusform>
            <numerusform>Le texte a %Ln tokens, et le modèle en écrit %1 de plus. Combien de lignes calcule-t-il pour cela avec le cache, et combien sans ?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HandoutFacts</name>
    <message>
        <source>none was computed a second time</source>
        <translation>aucune n’a été calculée une seconde fois</translation>
    </message>
    <message>
        <source>computed again, all to the same bits</source>
        <translation>recalculées, toutes avec les mêmes bits</translation>
    </message>
    <message>
        <source>computed again, %1 of them to the same bits</source>
        <translation>recalculées, dont %1 avec les mêmes bits</translation>
    </message>
    <message>
        <source>Steps, one token each</source>
        <translation>Étapes, d’un token chacune</translation>
    </message>
    <message>
        <source>%1 with the cache, %2 without</source>
        <translation>%1 avec le cache, %2 sans</translation>
    </message>
    <message>
        <source>Rows computed</source>
        <translation>Lignes calculées</translation>
    </message>
    <message>
        <source>in all steps of this run</source>
        <translation>dans toutes les étapes de cette exécution</translation>
    </message>
    <message>
        <source>… with the cache all along</source>
        <translation>… avec le cache tout du long</translation>
    </message>
    <message>
        <source>… without it all along</source>
        <translation>… sans lui tout du long</translation>
    </message>
    <message>
        <source>the rows that each step saw, added up</source>
        <translation>les lignes vues par chaque étape, additionnées</translation>
    </message>
    <message>
        <source>Rows rebuilt</source>
        <translation>Lignes refaites</translation>
    </message>
    <message>
        <source>there is no such step in this run</source>
        <translation>il n’y a pas de telle étape dans cette exécution</translation>
    </message>
    <message>
        <source>First token</source>
        <translation>Premier token</translation>
    </message>
    <message numerus="yes">
        <source>the prefill: %Ln row(s) of the prompt</source>
        <translation>
            <numerusform>le prefill&#x202f;: %Ln ligne du prompt</numerusform>
            <numerusform>le prefill&#x202f;: %Ln lignes du prompt</numerusform>
        </translation>
    </message>
    <message>
        <source>Step with the cache</source>
        <translation>Étape avec le cache</translation>
    </message>
    <message numerus="yes">
        <source>median of %Ln step(s) that computed one row</source>
        <translation>
            <numerusform>médiane de %Ln étape qui a calculé une ligne</numerusform>
            <numerusform>médiane de %Ln étapes qui ont calculé une ligne</numerusform>
        </translation>
    </message>
    <message>
        <source>Step without it</source>
        <translation>Étape sans lui</translation>
    </message>
    <message numerus="yes">
        <source>median of %Ln step(s) that computed all rows</source>
        <translation>
            <numerusform>médiane de %Ln étape qui a calculé toutes les lignes</numerusform>
            <numerusform>médiane de %Ln étapes qui ont calculé toutes les lignes</numerusform>
        </translation>
    </message>
    <message>
        <source>Ratio of the two</source>
        <translation>Ratio des deux</translation>
    </message>
    <message>
        <source>times as long without the cache</source>
        <translation>temps sans le cache, divisé par le temps avec</translation>
    </message>
    <message>
        <source>Cache of one token</source>
        <translation>Cache d’un token</translation>
    </message>
    <message>
        <source>%1 × %2 blocks × %3 numbers × %4 bytes = %5 bytes</source>
        <translation>%1 × %2 blocs × %3 nombres × %4 octets = %5 octets</translation>
    </message>
    <message>
        <source>Cache at the end</source>
        <translation>Cache à la fin</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) × %1</source>
        <translation>
            <numerusform>%Ln ligne × %1</numerusform>
            <numerusform>%Ln lignes × %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Weights read in a step</source>
        <translation>Poids lus par étape</translation>
    </message>
    <message>
        <source>each once, whether the step computes one row or all</source>
        <translation>chacun une fois, que l’étape calcule une ligne ou toutes</translation>
    </message>
    <message>
        <source>This computer reads</source>
        <translation>Cet ordinateur lit</translation>
    </message>
    <message>
        <source>so the weights alone take %1</source>
        <translation>les poids à eux seuls prennent donc %1</translation>
    </message>
    <message>
        <source>from memory, at most</source>
        <translation>en mémoire, au plus</translation>
    </message>
    <message>
        <source>This computer calculates</source>
        <translation>Cet ordinateur calcule</translation>
    </message>
    <message>
        <source>at most; a multiplication and an addition are two</source>
        <translation>au plus&#x202f;; une multiplication et une addition font deux</translation>
    </message>
</context>
<context>
    <name>LessonValues</name>
    <message>
        <source>%1 %</source>
        <translation>%1&#x202f;%</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 à %2</translation>
    </message>
</context>
<context>
    <name>Lessons</name>
    <message>
        <source>The waste</source>
        <translation>Le gaspillage</translation>
    </message>
    <message>
        <source>One token at a time</source>
        <translation>Un token à la fois</translation>
    </message>
    <message>
        <source>The question of this lesson: how much of a model&apos;s work has it already done a moment before?</source>
        <translation>La question de cette leçon&#x202f;: quelle part de son travail un modèle avait-il déjà faite l’instant d’avant&#x202f;?</translation>
    </message>
    <message>
        <source>A language model writes one **token** at a time, a word or a piece of one; making one is a **step**. Before it chooses a token, it reads the whole text so far. What it works out about one token is a **row** of numbers.</source>
        <translation>Un modèle de langage écrit un **token** à la fois, un mot ou un morceau de mot&#x202f;; en produire un, c’est une **étape**. Avant de choisir un token, il lit tout le texte écrit jusque-là. Ce qu’il établit au sujet d’un token est une **ligne** de nombres.</translation>
    </message>
    <message>
        <source>This prompt has {prompt_rows} tokens, and the model has just added one. The newest token has no row yet; the next step computes it. The KV cache, which you will get to know, is switched **off**.</source>
        <translation>Ce prompt compte {prompt_rows} tokens, et le modèle vient d’en ajouter un. Le token le plus récent n’a pas encore de ligne&#x202f;; c’est l’étape suivante qui la calcule. Le cache KV, dont vous allez faire connaissance, est **désactivé**.</translation>
    </message>
    <message>
        <source>The text is one token longer now. How many rows does the next step compute?</source>
        <translation>Le texte a maintenant un token de plus. Combien de lignes l’étape suivante calcule-t-elle&#x202f;?</translation>
    </message>
    <message>
        <source>One, that of the new token</source>
        <translation>Une seule, celle du nouveau token</translation>
    </message>
    <message>
        <source>That would do if the other rows had been kept. With the cache off nothing is kept.</source>
        <translation>Cela suffirait si les autres lignes avaient été gardées. Sans le cache, rien n’est gardé.</translation>
    </message>
    <message>
        <source>None, the model has read the text already</source>
        <translation>Aucune, le modèle a déjà lu le texte</translation>
    </message>
    <message>
        <source>It has, but it forgot: its rows were let go when the step ended.</source>
        <translation>Il l’a lu, mais il l’a oublié&#x202f;: ses lignes ont été libérées à la fin de l’étape.</translation>
    </message>
    <message>
        <source>All of them, one for every token</source>
        <translation>Toutes, une par token</translation>
    </message>
    <message>
        <source>Nothing was kept from the last step, so there is nothing to start from.</source>
        <translation>Il ne reste rien de l’étape précédente&#x202f;: il n’y a donc rien d’où repartir.</translation>
    </message>
    <message>
        <source>The step computed {step_rows} rows and reused {step_reused}. One of them is new: it belongs to the token that the step before wrote. All others had been computed a moment ago.</source>
        <translation>L’étape a calculé {step_rows} lignes et en a réutilisé {step_reused}. Une seule est nouvelle&#x202f;: celle du token écrit à l’étape d’avant. Toutes les autres avaient été calculées un instant plus tôt.</translation>
    </message>
    <message>
        <source>Let the class say what a row is in their own words first. Point at the ribbon: one box is one token, and will be one row in the picture of the cache. Half a minute.</source>
        <translation>Demandez d’abord à la classe de dire avec ses mots ce qu’est une ligne. Montrez le ruban&#x202f;: une case est un token, et deviendra une ligne dans l’image du cache. Une demi-minute.</translation>
    </message>
    <message>
        <source>Common confusion: a step makes a token, but computes rows. A token&apos;s row comes one step after the token.</source>
        <translation>Confusion fréquente&#x202f;: une étape produit un token, mais calcule des lignes. La ligne d’un token vient une étape après le token.</translation>
    </message>
    <message>
        <source>The first row, again and again</source>
        <translation>La première ligne, encore et encore</translation>
    </message>
    <message>
        <source>Ten tokens have been written. The column on the right counts how often each row was computed. The first row, that of **Once**, stands at {first_row_times}.</source>
        <translation>Dix tokens ont été écrits. La colonne de droite indique combien de fois chaque ligne a été calculée. La première, celle de **Once**, en est à {first_row_times}.</translation>
    </message>
    <message>
        <source>The run goes on until 24 tokens are written.</source>
        <translation>L’exécution continue jusqu’à ce que 24 tokens soient écrits.</translation>
    </message>
    <message>
        <source>How often will the first row have been computed by then?</source>
        <translation>Combien de fois la première ligne aura-t-elle été calculée d’ici là&#x202f;?</translation>
    </message>
    <message>
        <source>It was computed {first_row_times} times: once in every step. In an answer of 500 tokens it would be 500 times.</source>
        <translation>Elle a été calculée {first_row_times} fois&#x202f;: une fois à chaque étape. Pour une réponse de 500 tokens, ce serait 500 fois.</translation>
    </message>
    <message>
        <source>The newest rows fare better, as they came late: look down the column.</source>
        <translation>Les lignes les plus récentes s’en tirent mieux, puisqu’elles sont arrivées tard&#x202f;: parcourez la colonne jusqu’en bas.</translation>
    </message>
    <message>
        <source>The picture begins with row 0: scroll down and read the column as you go. Prompt rows all have the same count; each later row has one less than the row above it.</source>
        <translation>L’image commence à la ligne 0&#x202f;: faites défiler et lisez la colonne au passage. Les lignes du prompt ont toutes le même compte&#x202f;; chaque ligne suivante a un calcul de moins que celle du dessus.</translation>
    </message>
    <message>
        <source>Ask who would have guessed that the whole prompt is computed as often as its first word.</source>
        <translation>Demandez qui aurait deviné que tout le prompt est calculé aussi souvent que son premier mot.</translation>
    </message>
    <message>
        <source>Is it a new answer each time?</source>
        <translation>La réponse change-t-elle à chaque fois&#x202f;?</translation>
    </message>
    <message>
        <source>Computing something twice can make sense, if something has changed in between.</source>
        <translation>Calculer deux fois la même chose peut avoir un sens, si quelque chose a changé entre-temps.</translation>
    </message>
    <message>
        <source>To find out, the app takes a **fingerprint** of every row that is computed: a short number made from all numbers of the row. If a single bit differs, the fingerprint does.</source>
        <translation>Pour le savoir, l’application prend une **empreinte** de chaque ligne calculée&#x202f;: un nombre court tiré de tous les nombres de la ligne. Si un seul bit diffère, l’empreinte diffère aussi.</translation>
    </message>
    <message>
        <source>Row 0, the first (rows are counted from 0), was computed {first_row_times} times, each time with more text below it. What happened to its numbers?</source>
        <translation>La ligne 0, la première (on compte les lignes à partir de 0), a été calculée {first_row_times} fois, chaque fois avec plus de texte au-dessous d’elle. Qu’est-il arrivé à ses nombres&#x202f;?</translation>
    </message>
    <message>
        <source>They drifted a little each time</source>
        <translation>Ils ont un peu dérivé à chaque fois</translation>
    </message>
    <message>
        <source>A reader&apos;s view of page one changes while the story goes on. But a row is not a view of the story: it sees only what stands above it.</source>
        <translation>L’idée qu’un lecteur se fait de la première page change à mesure que l’histoire avance. Mais une ligne n’est pas une idée de l’histoire&#x202f;: elle ne voit que ce qui se trouve au-dessus d’elle.</translation>
    </message>
    <message>
        <source>They were right only in the last step</source>
        <translation>Ils n’étaient justes qu’à la dernière étape</translation>
    </message>
    <message>
        <source>It would be so if a row could use the whole text. It can&apos;t: lesson 2 shows why.</source>
        <translation>Ce serait le cas si une ligne pouvait utiliser tout le texte. Elle ne le peut pas&#x202f;: la leçon 2 montre pourquoi.</translation>
    </message>
    <message>
        <source>They came out the same, bit for bit</source>
        <translation>Ils sont sortis identiques, bit pour bit</translation>
    </message>
    <message>
        <source>Its token had not changed, nor had anything above it. Same numbers in, same numbers out.</source>
        <translation>Son token n’avait pas changé, et rien de ce qui se trouve au-dessus d’elle non plus. Mêmes nombres à l’entrée, mêmes nombres à la sortie.</translation>
    </message>
    <message>
        <source>{rows_rebuilt} times a row was computed that had been computed before. To the same bits: {rows_identical} of {rows_rebuilt}. Not one of these computations told the model anything new.</source>
        <translation>{rows_rebuilt} fois, une ligne déjà calculée a été calculée de nouveau. Avec les mêmes bits&#x202f;: {rows_identical} sur {rows_rebuilt}. Pas un seul de ces calculs n’a appris quoi que ce soit de nouveau au modèle.</translation>
    </message>
    <message>
        <source>In Fingerprints mode a tick with a number means: computed so often, with the same bits each time. Hover over one.</source>
        <translation>Dans le mode Empreintes, une coche suivie d’un nombre veut dire&#x202f;: calculée tant de fois, avec les mêmes bits à chaque fois. Survolez-en une.</translation>
    </message>
    <message>
        <source>If somebody says &quot;floating point is never exactly the same&quot;: that is lesson 8. This engine adds in a fixed order, so it is.</source>
        <translation>Si quelqu’un dit «&#x202f;en virgule flottante, rien n’est jamais exactement pareil&#x202f;»&#x202f;: c’est le sujet de la leçon 8. Ce moteur additionne dans un ordre fixe, donc si.</translation>
    </message>
    <message>
        <source>Add it up</source>
        <translation>Faisons le total</translation>
    </message>
    <message>
        <source>Two lanes get the same prompt of 14 tokens and write until the text has 200. Lane A keeps its rows in a KV cache. Lane B keeps nothing.</source>
        <translation>Deux couloirs reçoivent le même prompt de 14 tokens et écrivent jusqu’à ce que le texte en compte 200. Le couloir A garde ses lignes dans un cache KV. Le couloir B ne garde rien.</translation>
    </message>
    <message>
        <source>With the cache, each of the 199 tokens that are read is computed once: 199 rows. (The last token is never read, so it needs no row.)</source>
        <translation>Avec le cache, chacun des 199 tokens lus est calculé une fois&#x202f;: 199 lignes. (Le dernier token n’est jamais lu, il n’a donc pas besoin de ligne.)</translation>
    </message>
    <message>
        <source>How many rows does lane B compute, over all its steps?</source>
        <translation>Combien de lignes le couloir B calcule-t-il, toutes étapes confondues&#x202f;?</translation>
    </message>
    <message>
        <source>{race_rows_b} against {race_rows_a}.</source>
        <translation>{race_rows_b} contre {race_rows_a}.</translation>
    </message>
    <message>
        <source>Lane B&apos;s steps compute 14 rows, then 15, and so on up to 199. Twice the text means about four times the rows: that is what **quadratic** means. From an empty prompt on, n tokens take about n × n / 2 rows.</source>
        <translation>Les étapes du couloir B calculent 14 lignes, puis 15, et ainsi de suite jusqu’à 199. Deux fois plus de texte, c’est environ quatre fois plus de lignes&#x202f;: voilà ce que veut dire **quadratique**. En partant d’un prompt vide, n tokens demandent environ n × n / 2 lignes.</translation>
    </message>
    <message>
        <source>Draw a triangle of dots: step 1 one dot, step 2 two dots... Its area is half the square. With a prompt the triangle has its tip cut off, so the count is a little below n × n / 2.</source>
        <translation>Dessinez un triangle de points&#x202f;: étape 1, un point&#x202f;; étape 2, deux points… Son aire est la moitié du carré. Avec un prompt, la pointe du triangle est coupée, et le compte reste donc un peu au-dessous de n × n / 2.</translation>
    </message>
    <message>
        <source>The ratio of rows is not the ratio of times. Both are on this page; lessons 3 and 9 explain the difference.</source>
        <translation>Le ratio des lignes n’est pas le ratio des temps. Les deux figurent sur cette page&#x202f;; les leçons 3 et 9 expliquent la différence.</translation>
    </message>
    <message>
        <source>Keep them</source>
        <translation>Les garder</translation>
    </message>
    <message>
        <source>Now keep the rows. A **KV cache** is no more than that: a store of what was computed for each token, read back instead of made again. K and V stand for **key** and **value**, the two parts that later tokens need: the key, by which a row is found, and the value, which it passes on. Some call it key-value cache or attention cache.</source>
        <translation>Gardons maintenant les lignes. Un **cache KV** n’est rien de plus&#x202f;: une réserve de ce qui a été calculé pour chaque token, qu’on relit au lieu de le refaire. K et V viennent de **key** (clé) et **value** (valeur), les deux parties dont les tokens suivants ont besoin&#x202f;: la clé, qui permet de trouver une ligne, et la valeur, que la ligne transmet. Certains l’appellent cache clé-valeur ou cache d’attention.</translation>
    </message>
    <message>
        <source>The cache is off, {prompt_rows} prompt tokens and 8 new ones are there. You switch it on.</source>
        <translation>Le cache est désactivé&#x202f;; il y a {prompt_rows} tokens de prompt et 8 nouveaux. Vous l’activez.</translation>
    </message>
    <message>
        <source>What will the next two steps compute?</source>
        <translation>Que vont calculer les deux étapes suivantes&#x202f;?</translation>
    </message>
    <message>
        <source>One row each</source>
        <translation>Une ligne chacune</translation>
    </message>
    <message>
        <source>A cache can only give back what was put in. While it was off, nothing was.</source>
        <translation>Un cache ne peut rendre que ce qu’on y a mis. Tant qu’il était désactivé, on n’y mettait rien.</translation>
    </message>
    <message>
        <source>All rows once more, then one row</source>
        <translation>Toutes les lignes encore une fois, puis une seule</translation>
    </message>
    <message>
        <source>The first step finds an empty store and fills it. From then on only the newest row is missing.</source>
        <translation>La première étape trouve une réserve vide et la remplit. Ensuite, il ne manque plus que la ligne la plus récente.</translation>
    </message>
    <message>
        <source>All rows, then all rows</source>
        <translation>Toutes les lignes, puis toutes les lignes</translation>
    </message>
    <message>
        <source>So it was while the cache was off. Now the first of the two steps leaves its rows behind.</source>
        <translation>C’était ainsi tant que le cache était désactivé. Désormais, la première des deux étapes laisse ses lignes derrière elle.</translation>
    </message>
    <message>
        <source>The chart shows it: one more slow step, then a cheap one of {step_rows} row, with {step_reused} rows read back. The cache now holds {cache_rows} rows and takes {cache_size}.</source>
        <translation>Le graphique le montre&#x202f;: encore une étape lente, puis une étape bon marché de {step_rows} ligne, avec {step_reused} lignes relues. Le cache contient maintenant {cache_rows} lignes et occupe {cache_size}.</translation>
    </message>
    <message>
        <source>That is the bargain: memory for work. Is it allowed? That is lesson 2.</source>
        <translation>Voilà le marché&#x202f;: de la mémoire contre du travail. En a-t-on le droit&#x202f;? C’est la leçon 2.</translation>
    </message>
    <message>
        <source>Press C a few times while the run plays: the chart jumps between the two levels, and the text that comes out does not care.</source>
        <translation>Appuyez plusieurs fois sur C pendant l’exécution&#x202f;: le graphique saute d’un niveau à l’autre, et le texte produit n’en est pas changé.</translation>
    </message>
    <message>
        <source>Ask: which rows are in the cache after the prompt has been read? All rows of the prompt, and no others.</source>
        <translation>Demandez&#x202f;: quelles lignes sont dans le cache une fois le prompt lu&#x202f;? Toutes les lignes du prompt, et aucune autre.</translation>
    </message>
    <message>
        <source>Why it is safe</source>
        <translation>Pourquoi c’est sûr</translation>
    </message>
    <message>
        <source>Notes in the margin</source>
        <translation>Des notes en marge</translation>
    </message>
    <message>
        <source>The question of this lesson: does a model that uses old rows again answer a little worse?</source>
        <translation>La question de cette leçon&#x202f;: un modèle qui réutilise d’anciennes lignes répond-il un peu moins bien&#x202f;?</translation>
    </message>
    <message>
        <source>Think of a long novel and a pencil. At the end of each page you note in the margin what you made of it, given the pages before. At page 300 you go by your notes and don&apos;t begin the book anew.</source>
        <translation>Imaginez un long roman et un crayon. À la fin de chaque page, vous notez en marge ce que vous en avez retenu, d’après les pages précédentes. À la page 300, vous vous fiez à vos notes et ne reprenez pas le livre au début.</translation>
    </message>
    <message>
        <source>Each line of this picture is such a note: the row of one token.</source>
        <translation>Chaque ligne de cette image est l’une de ces notes&#x202f;: la ligne d’un token.</translation>
    </message>
    <message>
        <source>You turn to page 301, and it is full of surprises. Which of your notes are wrong now?</source>
        <translation>Vous tournez la page&#x202f;: la page 301 est pleine de surprises. Lesquelles de vos notes sont fausses à présent&#x202f;?</translation>
    </message>
    <message>
        <source>Those about the person it surprised you with</source>
        <translation>Celles sur le personnage qui vous a surpris</translation>
    </message>
    <message>
        <source>You would think otherwise about that person **now**. But your note on page 20 says what was known at page 20, and page 301 had no part in that.</source>
        <translation>**Aujourd’hui**, vous jugeriez ce personnage autrement. Mais votre note de la page 20 dit ce qu’on savait à la page 20, et la page 301 n’y est pour rien.</translation>
    </message>
    <message>
        <source>All of them</source>
        <translation>Toutes</translation>
    </message>
    <message>
        <source>A new page adds a note. It isn&apos;t printed into the old pages.</source>
        <translation>Une nouvelle page ajoute une note. Elle ne s’imprime pas dans les anciennes pages.</translation>
    </message>
    <message>
        <source>None of them</source>
        <translation>Aucune</translation>
    </message>
    <message>
        <source>Each says what was to be had from the pages up to it. New pages come after all of those.</source>
        <translation>Chacune dit ce qu’on pouvait tirer des pages lues jusque-là. Les nouvelles pages viennent toutes après.</translation>
    </message>
    <message>
        <source>What you think of the story may well change; the new note will say so. The model does the same: a surprise goes into the **new** row, which looks back at the old ones.</source>
        <translation>Votre idée de l’histoire peut bien changer&#x202f;; la nouvelle note le dira. Le modèle fait de même&#x202f;: une surprise entre dans la **nouvelle** ligne, qui regarde les anciennes.</translation>
    </message>
    <message>
        <source>Let somebody argue for the first answer: it is the best wrong one. Re-reading changes how you see page 20; a note written in passing can&apos;t know. The model never re-reads.</source>
        <translation>Laissez quelqu’un défendre la première réponse&#x202f;: c’est la meilleure des mauvaises. Relire change votre regard sur la page 20&#x202f;; une note prise au passage ne peut pas le savoir. Le modèle ne relit jamais.</translation>
    </message>
    <message>
        <source>Two minutes at most: the rest of the lesson is the proof.</source>
        <translation>Deux minutes au plus&#x202f;: le reste de la leçon est la preuve.</translation>
    </message>
    <message>
        <source>A row looks up, never down</source>
        <translation>Une ligne regarde en haut, jamais en bas</translation>
    </message>
    <message>
        <source>A row takes something from other rows by **attention**. It holds a question of its own, the **query**, against the key of each row that it may look at. Where the two fit well, it takes more of that row&apos;s value.</source>
        <translation>Une ligne puise dans d’autres lignes par l’**attention**. Elle confronte sa propre question, la **requête**, à la clé de chaque ligne qu’elle a le droit de regarder. Là où les deux s’accordent bien, elle prend davantage de la valeur de cette ligne.</translation>
    </message>
    <message>
        <source>All {prompt_rows} tokens of this prompt were there at once, before the first row was computed.</source>
        <translation>Les {prompt_rows} tokens de ce prompt étaient tous là d’un coup, avant que la première ligne soit calculée.</translation>
    </message>
    <message>
        <source>Which rows may the row of &quot;ten&quot; look at?</source>
        <translation>Quelles lignes la ligne de «&#x202f;ten&#x202f;» a-t-elle le droit de regarder&#x202f;?</translation>
    </message>
    <message>
        <source>All rows of the prompt, since they are all there</source>
        <translation>Toutes les lignes du prompt, puisqu’elles sont toutes là</translation>
    </message>
    <message>
        <source>They are. But the model is trained to guess what comes next. If it could look there, it would copy instead of guess.</source>
        <translation>Elles y sont. Mais le modèle est entraîné à deviner la suite. S’il pouvait la regarder, il copierait au lieu de deviner.</translation>
    </message>
    <message>
        <source>Its own and those above it</source>
        <translation>La sienne et celles au-dessus</translation>
    </message>
    <message>
        <source>This rule is the **causal mask**. It holds for every row.</source>
        <translation>Cette règle est le **masque causal**. Elle vaut pour toutes les lignes.</translation>
    </message>
    <message>
        <source>The one right before it</source>
        <translation>Celle juste avant elle</translation>
    </message>
    <message>
        <source>Some heads do look mostly there. But they may look at any row above.</source>
        <translation>Certaines têtes regardent surtout là, en effet. Mais elles ont droit à n’importe quelle ligne au-dessus.</translation>
    </message>
    <message>
        <source>The triangle shows who looked at whom, in one **head**: one of the parts of the model that look back side by side. The list beside it belongs to the newest row; leave it aside. Each line of the triangle is a row that looks, and it ends on the diagonal, at the row itself. The hatched half above the diagonal is what nobody may look at.</source>
        <translation>Le triangle montre qui a regardé qui, dans une **tête**&#x202f;: l’une des parties du modèle qui regardent en arrière côte à côte. La liste à côté concerne la ligne la plus récente&#x202f;; laissez-la. Chaque rangée du triangle est une ligne qui regarde, et elle s’arrête sur la diagonale, à la ligne elle-même. La moitié hachurée, au-dessus de la diagonale, est ce que personne n’a le droit de regarder.</translation>
    </message>
    <message>
        <source>What a row has seen can only lie above it. So a row is finished once it is computed. No token that comes later can reach it.</source>
        <translation>Ce qu’une ligne a vu ne peut se trouver qu’au-dessus d’elle. Une ligne est donc terminée dès qu’elle est calculée. Aucun token venu après ne peut l’atteindre.</translation>
    </message>
    <message>
        <source>Point at the hatched half: &quot;may not look&quot;. Point at one line and follow it with a finger to the diagonal.</source>
        <translation>Montrez la moitié hachurée&#x202f;: «&#x202f;interdit de regarder&#x202f;». Montrez une rangée et suivez-la du doigt jusqu’à la diagonale.</translation>
    </message>
    <message>
        <source>Change block and head above the triangle: the pattern changes, the hatched half stays.</source>
        <translation>Changez le bloc et la tête au-dessus du triangle&#x202f;: le motif change, la moitié hachurée reste.</translation>
    </message>
    <message>
        <source>Some rows look hardly anywhere but at row 0. That&apos;s common in trained models, and harmless.</source>
        <translation>Certaines lignes ne regardent presque que la ligne 0. C’est courant dans les modèles entraînés, et sans gravité.</translation>
    </message>
    <message>
        <source>Change one word</source>
        <translation>Changer un mot</translation>
    </message>
    <message>
        <source>Now put the rule to the test. Somebody corrects the document: Yara keeps not **ten** rabbits but six. The word stands in row 37, somewhere in the middle.</source>
        <translation>Mettons la règle à l’épreuve. Quelqu’un corrige le document&#x202f;: Yara n’a pas **ten** lapins, mais six. Le mot se trouve à la ligne 37, à peu près au milieu.</translation>
    </message>
    <message>
        <source>Which rows have to be computed again?</source>
        <translation>Quelles lignes faut-il calculer de nouveau&#x202f;?</translation>
    </message>
    <message>
        <source>Only the row of the changed word</source>
        <translation>Seulement la ligne du mot modifié</translation>
    </message>
    <message>
        <source>Its own row for sure. But the rows below may have looked at it and taken something from it.</source>
        <translation>Sa propre ligne, à coup sûr. Mais celles du dessous ont pu la regarder et y puiser quelque chose.</translation>
    </message>
    <message>
        <source>Look at the first rows: nothing above the word has changed, and a row depends on nothing else.</source>
        <translation>Voyez les premières lignes&#x202f;: rien n’a changé au-dessus du mot, et une ligne ne dépend de rien d’autre.</translation>
    </message>
    <message>
        <source>Its row and all below it</source>
        <translation>Sa ligne et toutes celles au-dessous</translation>
    </message>
    <message>
        <source>Below, each row may have looked at the changed one. Above, nobody could.</source>
        <translation>Au-dessous, chaque ligne a pu regarder celle qui a changé. Au-dessus, aucune ne le pouvait.</translation>
    </message>
    <message>
        <source>{rows_kept} rows are still valid. The other {rows_lost} have to be computed again.</source>
        <translation>{rows_kept} lignes restent valides. Les {rows_lost} autres doivent être calculées de nouveau.</translation>
    </message>
    <message>
        <source>Before the answer, ask for a show of hands on each of the three.</source>
        <translation>Avant la réponse, faites voter à main levée pour chacune des trois.</translation>
    </message>
    <message>
        <source>Strictly: block 1&apos;s keys and values come from the token and its place alone. From block 2 on everything below may change, and a row has all blocks.</source>
        <translation>En toute rigueur&#x202f;: les clés et les valeurs du bloc 1 ne viennent que du token et de sa position. À partir du bloc 2, tout ce qui est au-dessous peut changer, et une ligne comprend tous les blocs.</translation>
    </message>
    <message>
        <source>Try it by hand: click any token in the ribbon and choose another. Where it stands decides from which row on the old rows are lost.</source>
        <translation>Essayez vous-même&#x202f;: cliquez sur n’importe quel token du ruban et choisissez-en un autre. C’est sa position qui décide à partir de quelle ligne les anciennes lignes sont perdues.</translation>
    </message>
    <message>
        <source>Go on from there</source>
        <translation>Repartir de là</translation>
    </message>
    <message>
        <source>The document says **six** now. The first {rows_kept} rows were kept, from a time when it said ten.</source>
        <translation>Le document dit maintenant **six**. Les {rows_kept} premières lignes ont été gardées, du temps où il disait ten.</translation>
    </message>
    <message>
        <source>The question is which animals Yara keeps. What will the model answer?</source>
        <translation>La question est de savoir quels animaux a Yara. Que va répondre le modèle&#x202f;?</translation>
    </message>
    <message>
        <source>Six rabbits</source>
        <translation>Six lapins</translation>
    </message>
    <message>
        <source>All rows that could know of the number are computed anew. The others never depended on it.</source>
        <translation>Toutes les lignes qui pouvaient connaître ce nombre sont recalculées. Les autres n’en ont jamais dépendu.</translation>
    </message>
    <message>
        <source>Ten rabbits, since old rows are in the cache</source>
        <translation>Dix lapins, puisque d’anciennes lignes sont dans le cache</translation>
    </message>
    <message>
        <source>The kept rows all stand **above** the word. They had never seen it.</source>
        <translation>Les lignes gardées se trouvent toutes **au-dessus** du mot. Elles ne l’avaient jamais vu.</translation>
    </message>
    <message>
        <source>Something muddled</source>
        <translation>Quelque chose d’embrouillé</translation>
    </message>
    <message>
        <source>It would be so if rows from before and after the change contradicted each other. They can&apos;t.</source>
        <translation>Ce serait le cas si les lignes d’avant et d’après la modification se contredisaient. Elles ne le peuvent pas.</translation>
    </message>
    <message>
        <source>It wrote: {answer}</source>
        <translation>Il a écrit&#x202f;: {answer}</translation>
    </message>
    <message>
        <source>The old rows above the word were read back and did no harm. They are the very rows that a fresh run would have made.</source>
        <translation>Les anciennes lignes au-dessus du mot ont été relues et n’ont fait aucun mal. Ce sont exactement les lignes qu’une nouvelle exécution aurait produites.</translation>
    </message>
    <message>
        <source>The proof is on the page: press &quot;Check now&quot;. It computes everything afresh and compares logits, bit by bit.</source>
        <translation>La preuve est sur la page&#x202f;: appuyez sur «&#x202f;Vérifier&#x202f;». L’application recalcule tout et compare les logits, bit par bit.</translation>
    </message>
    <message>
        <source>The same happens when you edit an earlier message in a chat: what stands above your edit can be kept (lesson 7).</source>
        <translation>Il se passe la même chose quand vous modifiez un ancien message dans un dialogue&#x202f;: ce qui se trouve au-dessus de la modification peut être gardé (leçon 7).</translation>
    </message>
    <message>
        <source>The same, or nearly the same?</source>
        <translation>Pareil, ou presque pareil&#x202f;?</translation>
    </message>
    <message>
        <source>The model writes by scoring every possible next token. These scores are called **logits**. This run used the cache for all its 24 steps.</source>
        <translation>Le modèle écrit en donnant un score à chaque token suivant possible. Ces scores s’appellent les **logits**. Cette exécution a utilisé le cache pour chacune de ses 24 étapes.</translation>
    </message>
    <message>
        <source>Now the app makes every step again **without** the cache and compares all scores.</source>
        <translation>L’application refait maintenant chaque étape **sans** le cache et compare tous les scores.</translation>
    </message>
    <message>
        <source>At how many of the 24 steps will at least one score be different in its last bit?</source>
        <translation>À combien des 24 étapes au moins un score différera-t-il dans son dernier bit&#x202f;?</translation>
    </message>
    <message>
        <source>At none</source>
        <translation>À aucune</translation>
    </message>
    <message>
        <source>Reading a number back gives that number. Nothing was rounded, estimated or left out.</source>
        <translation>Relire un nombre redonne ce nombre. Rien n’a été arrondi, estimé ou laissé de côté.</translation>
    </message>
    <message>
        <source>At a few</source>
        <translation>À quelques-unes</translation>
    </message>
    <message>
        <source>Most optimizations trade a bit of accuracy away, and many programs do show small differences here. Lesson 8 says why, and it isn&apos;t the cache.</source>
        <translation>La plupart des optimisations sacrifient un peu de précision, et beaucoup de programmes montrent bien de petites différences ici. La leçon 8 dit pourquoi, et ce n’est pas le cache.</translation>
    </message>
    <message>
        <source>At nearly all</source>
        <translation>À presque toutes</translation>
    </message>
    <message>
        <source>So it would be if the cache held something like a summary. It holds the numbers themselves.</source>
        <translation>Ce serait le cas si le cache contenait une sorte de résumé. Il contient les nombres eux-mêmes.</translation>
    </message>
    <message>
        <source>{checked_steps} steps were made again the other way. The verdict stands in the frame.</source>
        <translation>{checked_steps} étapes ont été refaites de l’autre façon. Le verdict est dans l’encadré.</translation>
    </message>
    <message>
        <source>The cache is an optimization and not an approximation: same tokens, same scores, same bits.</source>
        <translation>Le cache est une optimisation et non une approximation&#x202f;: mêmes tokens, mêmes scores, mêmes bits.</translation>
    </message>
    <message>
        <source>Ask what would count as a failure: one bit in one of the vocabulary&apos;s scores. The app would show it in red.</source>
        <translation>Demandez ce qui compterait comme un échec&#x202f;: un bit dans un seul des scores du vocabulaire. L’application le montrerait en rouge.</translation>
    </message>
    <message>
        <source>&quot;Check every step&quot; starts the same check by hand, for any text you type.</source>
        <translation>«&#x202f;Vérifier chaque étape&#x202f;» lance la même vérification à la main, pour n’importe quel texte que vous saisissez.</translation>
    </message>
    <message>
        <source>When it would not be safe</source>
        <translation>Quand ce ne serait pas sûr</translation>
    </message>
    <message>
        <source>There are models that look both ways. They fill gaps in a text, or judge a whole sentence, and every row may look at all rows above **and below** it. In the triangle the other half would be filled in as well.</source>
        <translation>Il existe des modèles qui regardent des deux côtés. Ils comblent les trous d’un texte ou jugent une phrase entière, et chaque ligne a le droit de regarder toutes celles au-dessus **et au-dessous** d’elle. Dans le triangle, l’autre moitié serait remplie aussi.</translation>
    </message>
    <message>
        <source>Such a model has computed its rows. One token is added at the end. Which rows can it keep?</source>
        <translation>Un tel modèle a calculé ses lignes. On ajoute un token à la fin. Quelles lignes peut-il garder&#x202f;?</translation>
    </message>
    <message>
        <source>All of them, as here</source>
        <translation>Toutes, comme ici</translation>
    </message>
    <message>
        <source>Here a row can&apos;t see what was added. There it can.</source>
        <translation>Ici, une ligne ne peut pas voir ce qui a été ajouté. Là-bas, si.</translation>
    </message>
    <message>
        <source>Strictly speaking, none</source>
        <translation>En toute rigueur, aucune</translation>
    </message>
    <message>
        <source>Each row may look at the new token, so each may change. No row is ever final.</source>
        <translation>Chaque ligne a le droit de regarder le nouveau token, donc chacune peut changer. Aucune ligne n’est jamais définitive.</translation>
    </message>
    <message>
        <source>The first half</source>
        <translation>La première moitié</translation>
    </message>
    <message>
        <source>There is no line in the middle: the first row may look at the last one as well.</source>
        <translation>Il n’y a pas de frontière au milieu&#x202f;: la première ligne aussi a le droit de regarder la dernière.</translation>
    </message>
    <message>
        <source>So the permission to keep rows doesn&apos;t come from clever storing. It comes from the mask: whoever can&apos;t look down can&apos;t be changed from below.</source>
        <translation>Ce qui permet de garder les lignes n’est donc pas un stockage astucieux. C’est le masque&#x202f;: qui ne peut pas regarder en bas ne peut pas être changé d’en bas.</translation>
    </message>
    <message>
        <source>Strictly, block 1&apos;s keys and values would stay the same even there: they come from the token and its place alone. From block 2 on everything may change, and a row has all blocks.</source>
        <translation>En toute rigueur, les clés et les valeurs du bloc 1 resteraient les mêmes, là aussi&#x202f;: elles ne viennent que du token et de sa position. À partir du bloc 2, tout peut changer, et une ligne comprend tous les blocs.</translation>
    </message>
    <message>
        <source>BERT is the model to name. It reads a text once and writes nothing, so it does not miss the cache.</source>
        <translation>BERT est le modèle à citer. Il lit un texte une fois et n’écrit rien&#x202f;: le cache ne lui manque pas.</translation>
    </message>
    <message>
        <source>Good closing question: which words may I change in a prompt without losing the cache? Only those near its end. Lesson 7 builds on that.</source>
        <translation>Une bonne question pour finir&#x202f;: quels mots d’un prompt puis-je changer sans perdre le cache&#x202f;? Seulement ceux proches de la fin. La leçon 7 s’appuie là-dessus.</translation>
    </message>
    <message>
        <source>What a step costs</source>
        <translation>Ce que coûte une étape</translation>
    </message>
    <message>
        <source>One row&apos;s work</source>
        <translation>Le travail d’une ligne</translation>
    </message>
    <message>
        <source>The question of this lesson: once all earlier rows are kept, what is left to do?</source>
        <translation>La question de cette leçon&#x202f;: une fois toutes les lignes précédentes gardées, que reste-t-il à faire&#x202f;?</translation>
    </message>
    <message>
        <source>One row goes through all {blocks} **blocks** (layers) of the model. In each it is **projected**: made into a query, a key and a value. Key and value are **appended** to the store. The query **attends**: it is held against every key there, and the values that fit are mixed in. Then the **MLP**, two large tables of weights, works on the row alone. At the end come the **logits**, the scores of all possible next tokens.</source>
        <translation>Une ligne traverse les {blocks} **blocs** (couches) du modèle. Dans chacun, elle passe par une **projection**, qui en fait une requête, une clé et une valeur. L’**ajout** met la clé et la valeur dans la réserve. Par l’**attention**, la requête est confrontée à chaque clé qui s’y trouve, et les valeurs qui s’accordent avec elle sont mélangées. Puis le **MLP**, deux grands tableaux de poids, travaille sur la ligne seule. À la fin viennent les **logits**, les scores de tous les tokens suivants possibles.</translation>
    </message>
    <message>
        <source>Which part will take the most time here, with about 90 rows in the store?</source>
        <translation>Quelle partie prendra le plus de temps ici, avec environ 90 lignes en réserve&#x202f;?</translation>
    </message>
    <message>
        <source>Attend: one row against 90</source>
        <translation>L’attention&#x202f;: une ligne contre 90</translation>
    </message>
    <message>
        <source>It sounds like much. But 90 looks at 512 numbers are about 46,000 in a block; the MLP has half a million.</source>
        <translation>Cela paraît beaucoup. Mais 90 regards sur 512 nombres font environ 46&#x202f;000 par bloc&#x202f;; le MLP en a un demi-million.</translation>
    </message>
    <message>
        <source>Append: writing to the cache</source>
        <translation>L’ajout&#x202f;: écrire dans le cache</translation>
    </message>
    <message>
        <source>Two short lists of numbers for each block: that is next to nothing.</source>
        <translation>Deux courtes listes de nombres par bloc&#x202f;: ce n’est presque rien.</translation>
    </message>
    <message>
        <source>The MLP</source>
        <translation>Le MLP</translation>
    </message>
    <message>
        <source>Two thirds of a block&apos;s weights are in it, and each of them has to be read.</source>
        <translation>Il contient les deux tiers des poids d’un bloc, et chacun doit être lu.</translation>
    </message>
    <message>
        <source>This step computed {step_rows} row and took {step_time}. The widest piece is the MLP. Attention took {attend_share} of the time.</source>
        <translation>Cette étape a calculé {step_rows} ligne et a pris {step_time}. Le morceau le plus large est le MLP. L’attention a pris {attend_share} du temps.</translation>
    </message>
    <message>
        <source>Go through the bar from left to right and name the parts. Project out is the last part of attention: it brings the heads&apos; results together.</source>
        <translation>Parcourez la barre de gauche à droite et nommez les parties. La projection finale est la dernière partie de l’attention&#x202f;: elle réunit les résultats des têtes.</translation>
    </message>
    <message>
        <source>The first step was the prefill, with all rows of the prompt; the card shows the newest step. Lesson 4 is about the difference.</source>
        <translation>La première étape était le prefill, avec toutes les lignes du prompt&#x202f;; la carte montre l’étape la plus récente. La leçon 4 traite de la différence.</translation>
    </message>
    <message>
        <source>What is saved</source>
        <translation>Ce qu’on épargne</translation>
    </message>
    <message>
        <source>A long document: {cache_rows} rows are in the cache, and a step with the cache takes about {cached_time}.</source>
        <translation>Un long document&#x202f;: {cache_rows} lignes sont dans le cache, et une étape avec le cache prend environ {cached_time}.</translation>
    </message>
    <message>
        <source>You switch the cache off. The next step has to compute more than 500 rows instead of one.</source>
        <translation>Vous désactivez le cache. L’étape suivante doit calculer plus de 500 lignes au lieu d’une.</translation>
    </message>
    <message>
        <source>How many times as long will a step take?</source>
        <translation>Combien de fois plus longue sera une étape&#x202f;?</translation>
    </message>
    <message>
        <source>{uncached_time} instead of {cached_time}: {toggle_ratio} times as long.</source>
        <translation>{uncached_time} au lieu de {cached_time}&#x202f;: {toggle_ratio} fois plus long.</translation>
    </message>
    <message>
        <source>More than 500 times the rows, but on a machine that does nothing else far fewer than 500 times the time. To compute even one row, a step has to read all {weights_read} of weights. When it computes many rows, it reads each weight once and uses it for all of them.</source>
        <translation>Plus de 500 fois plus de lignes, mais, sur une machine qui ne fait rien d’autre, bien moins de 500 fois le temps. Même pour calculer une seule ligne, une étape doit lire les {weights_read} de poids en entier. Quand elle calcule beaucoup de lignes, elle lit chaque poids une seule fois et s’en sert pour toutes.</translation>
    </message>
    <message>
        <source>The ratio depends on the machine. Collect what different laptops show: they will differ by a factor of two or more, while the row counts agree.</source>
        <translation>Le ratio dépend de la machine. Relevez ce que montrent plusieurs ordinateurs&#x202f;: ils différeront d’un facteur deux ou plus, alors que le nombre de lignes sera le même partout.</translation>
    </message>
    <message>
        <source>This is the ratio of two steps at this length. For runs that begin with a short prompt, the ratio of the whole runs is about half as large (lesson 9); with a long prompt it is smaller still, as both must read it.</source>
        <translation>C’est le ratio de deux étapes à cette longueur. Pour des exécutions qui partent d’un prompt court, le ratio des exécutions entières est environ moitié moindre (leçon 9)&#x202f;; avec un long prompt, il est encore plus petit, puisque les deux doivent le lire.</translation>
    </message>
    <message>
        <source>What came back</source>
        <translation>Ce qui est revenu</translation>
    </message>
    <message>
        <source>One often hears that the cache only saves attention. That is a bit too modest, and you can measure it.</source>
        <translation>On entend souvent que le cache n’épargne que l’attention. C’est un peu trop modeste, et vous pouvez le mesurer.</translation>
    </message>
    <message>
        <source>The cache is off here: this step computed all {step_rows} rows. With a cache it would have computed one.</source>
        <translation>Ici, le cache est désactivé&#x202f;: cette étape a calculé les {step_rows} lignes. Avec un cache, elle en aurait calculé une.</translation>
    </message>
    <message>
        <source>Which work on the old rows does a step without the cache do again?</source>
        <translation>Quel travail sur les anciennes lignes une étape sans cache refait-elle&#x202f;?</translation>
    </message>
    <message>
        <source>Only their attention</source>
        <translation>Seulement leur attention</translation>
    </message>
    <message>
        <source>It&apos;s the best known part of the model, but a row is more than its attention.</source>
        <translation>C’est la partie la plus connue du modèle, mais une ligne est plus que son attention.</translation>
    </message>
    <message>
        <source>Only their keys and values</source>
        <translation>Seulement leurs clés et leurs valeurs</translation>
    </message>
    <message>
        <source>They are all one wants. But the key in block 2 is made from what block 1 gave out, so the whole row has to go through block 1 first.</source>
        <translation>C’est tout ce qu’on en attend. Mais la clé du bloc 2 est faite de ce que le bloc 1 a produit&#x202f;: la ligne entière doit donc d’abord traverser le bloc 1.</translation>
    </message>
    <message>
        <source>All of it: projections, attention and MLP</source>
        <translation>Tout&#x202f;: projections, attention et MLP</translation>
    </message>
    <message>
        <source>The next block&apos;s keys need the last block&apos;s result, so each old row goes through everything but the logits.</source>
        <translation>Les clés d’un bloc ont besoin du résultat du bloc précédent&#x202f;: chaque ancienne ligne passe donc par tout, sauf les logits.</translation>
    </message>
    <message>
        <source>Only {attend_share} of this step was attention. Nearly all the rest was projections and MLPs, and all rows but one had been done before. The cache saves that too.</source>
        <translation>L’attention n’a pris que {attend_share} de cette étape. Presque tout le reste, c’étaient les projections et les MLP, et toutes les lignes sauf une avaient déjà été faites. Cela aussi, le cache l’épargne.</translation>
    </message>
    <message>
        <source>This corrects a sentence that many texts have in one form or another. What is true in it: attention is the only part in which the rows meet, so it is the only one that **needs** something of the old rows.</source>
        <translation>Cela corrige une phrase qu’on trouve dans beaucoup de textes sous une forme ou une autre. Ce qu’elle a de vrai&#x202f;: l’attention est la seule partie où les lignes se rencontrent, donc la seule qui **ait besoin** de quelque chose des anciennes lignes.</translation>
    </message>
    <message>
        <source>Somebody may notice that in the last block the old rows need only key and value. Right: a clever run without a cache could skip the rest there. With 4 blocks that would save about a fifth, with 12 blocks a fourteenth.</source>
        <translation>Quelqu’un remarquera peut-être que, dans le dernier bloc, les anciennes lignes n’ont besoin que de leur clé et de leur valeur. Exact&#x202f;: une exécution sans cache bien conçue pourrait y sauter le reste. Avec 4 blocs, cela épargnerait environ un cinquième, avec 12 blocs un quatorzième.</translation>
    </message>
    <message>
        <source>One row, short text or long</source>
        <translation>Une ligne, que le texte soit court ou long</translation>
    </message>
    <message>
        <source>A run with the cache: the text has grown from {prompt_rows} tokens to {rows}. So far {rows_rebuilt} rows were computed a second time.</source>
        <translation>Une exécution avec le cache&#x202f;: le texte est passé de {prompt_rows} à {rows} tokens. Jusqu’ici, {rows_rebuilt} lignes ont été calculées une seconde fois.</translation>
    </message>
    <message>
        <source>Early in the run a step chose the next token after 15 tokens. The step that comes now chooses it after {rows}.</source>
        <translation>Au début de l’exécution, une étape choisissait le token suivant après 15 tokens. Celle qui vient le choisit après {rows}.</translation>
    </message>
    <message>
        <source>What does this step do more of than the early one?</source>
        <translation>Qu’est-ce que cette étape fait de plus que celle du début&#x202f;?</translation>
    </message>
    <message>
        <source>It projects more rows: {rows} instead of 15</source>
        <translation>Elle projette plus de lignes&#x202f;: {rows} au lieu de 15</translation>
    </message>
    <message>
        <source>So it would without the cache. With it, a step projects one row, always.</source>
        <translation>Ce serait le cas sans le cache. Avec lui, une étape projette une ligne, toujours.</translation>
    </message>
    <message>
        <source>It reads more rows back</source>
        <translation>Elle relit plus de lignes</translation>
    </message>
    <message>
        <source>One row is computed; all the others come from the store. This is the part that grows.</source>
        <translation>Une ligne est calculée&#x202f;; toutes les autres viennent de la réserve. C’est cette partie qui grandit.</translation>
    </message>
    <message>
        <source>It reads more weights</source>
        <translation>Elle lit plus de poids</translation>
    </message>
    <message>
        <source>The weights are the model. They don&apos;t grow with the text.</source>
        <translation>Les poids sont le modèle. Ils ne grandissent pas avec le texte.</translation>
    </message>
    <message>
        <source>{step_rows} row computed, {step_reused} reused. The run has computed {rows_computed} rows in all. Each token costs one row, however long the text is; and the memory to keep it, which you see rise in the chart.</source>
        <translation>{step_rows} ligne calculée, {step_reused} réutilisées. L’exécution a calculé {rows_computed} lignes en tout. Chaque token coûte une ligne, quelle que soit la longueur du texte&#x202f;; plus la mémoire pour la garder, que vous voyez monter dans le graphique.</translation>
    </message>
    <message>
        <source>A good place for a table on the board. Columns: cache off, cache on. Lines: rows computed, weights read, rows read back, memory kept.</source>
        <translation>Le bon moment pour un tableau au tableau. Colonnes&#x202f;: sans cache, avec cache. Rangées&#x202f;: lignes calculées, poids lus, lignes relues, mémoire gardée.</translation>
    </message>
    <message>
        <source>&quot;A step costs one row&quot; is right for what is computed. What is read still grows with the text: the next step shows how much that is.</source>
        <translation>«&#x202f;Une étape coûte une ligne&#x202f;» est juste pour ce qui est calculé. Ce qui est lu grandit quand même avec le texte&#x202f;: l’étape suivante de la leçon montre de combien.</translation>
    </message>
    <message>
        <source>What no cache can save</source>
        <translation>Ce qu’aucun cache ne peut épargner</translation>
    </message>
    <message>
        <source>The new row has to be held against the key of every earlier row. That can&apos;t be kept from before, because the query is new.</source>
        <translation>La nouvelle ligne doit être confrontée à la clé de chaque ligne précédente. On ne peut pas avoir gardé cela d’avance, puisque la requête est nouvelle.</translation>
    </message>
    <message>
        <source>At {cache_rows} rows this step took {step_time}, and {attend_share} of that was attention. Now the text grows until it has 1,000 tokens: about 19 times as many rows.</source>
        <translation>Avec {cache_rows} lignes, cette étape a pris {step_time}, dont {attend_share} pour l’attention. Maintenant, le texte grandit jusqu’à 1&#x202f;000 tokens&#x202f;: environ 19 fois plus de lignes.</translation>
    </message>
    <message>
        <source>How will the share of attention in a step have changed?</source>
        <translation>Comment la part de l’attention dans une étape aura-t-elle changé&#x202f;?</translation>
    </message>
    <message>
        <source>It has become several times larger</source>
        <translation>Elle sera devenue plusieurs fois plus grande</translation>
    </message>
    <message>
        <source>Looks grow with the number of rows. The other parts stay as they were.</source>
        <translation>Les regards se multiplient avec le nombre de lignes. Les autres parties sont restées comme elles étaient.</translation>
    </message>
    <message>
        <source>Not at all: a step computes one row, short text or long</source>
        <translation>Pas du tout&#x202f;: une étape calcule une ligne, que le texte soit court ou long</translation>
    </message>
    <message>
        <source>It does compute only one. But that row looks at all the others.</source>
        <translation>Elle n’en calcule qu’une, c’est vrai. Mais cette ligne regarde toutes les autres.</translation>
    </message>
    <message>
        <source>It fills the whole step</source>
        <translation>Elle remplira toute l’étape</translation>
    </message>
    <message>
        <source>It would, in the end. At this length the weights are still the larger part to read.</source>
        <translation>Ce serait le cas à la longue. À cette longueur, les poids sont encore la plus grosse part à lire.</translation>
    </message>
    <message>
        <source>At {cache_rows} rows it is {attend_share}. This step read {weights_read} of weights and nearly all of the cache, {cache_size}.</source>
        <translation>Avec {cache_rows} lignes, elle est de {attend_share}. Cette étape a lu {weights_read} de poids et presque tout le cache, {cache_size}.</translation>
    </message>
    <message>
        <source>So a step is one row&apos;s work **plus** a look at n rows. What is gone is the computing of those n rows.</source>
        <translation>Une étape, c’est donc le travail d’une ligne **plus** un regard sur n lignes. Ce qui a disparu, c’est le calcul de ces n lignes.</translation>
    </message>
    <message>
        <source>Press &quot;Attention only&quot; in the chart of the time per token: this part alone grows in a straight line.</source>
        <translation>Appuyez sur «&#x202f;Attention seule&#x202f;» dans le graphique du temps par token&#x202f;: cette partie seule croît en ligne droite.</translation>
    </message>
    <message>
        <source>In the words of computer science: with the cache a step costs a constant part plus a part of order n; without it n times the constant part plus a part of order n squared.</source>
        <translation>Dans la langue de l’informatique&#x202f;: avec le cache, une étape coûte une part constante plus une part en n&#x202f;; sans lui, n fois la part constante plus une part en n au carré.</translation>
    </message>
    <message>
        <source>Prefill and decode</source>
        <translation>Prefill et décodage</translation>
    </message>
    <message>
        <source>The first token</source>
        <translation>Le premier token</translation>
    </message>
    <message>
        <source>The question of this lesson: why does the first token of an answer take so much longer than all that follow?</source>
        <translation>La question de cette leçon&#x202f;: pourquoi le premier token d’une réponse met-il tellement plus de temps que tous les suivants&#x202f;?</translation>
    </message>
    <message>
        <source>This prompt is a long document with a question at its end: more than 500 tokens. The cache is on, but nothing is in it yet. So the first step has to compute every row of the prompt. That step is called **prefill**. Each step after it computes one row and is called **decode**.</source>
        <translation>Ce prompt est un long document avec une question à la fin&#x202f;: plus de 500 tokens. Le cache est activé, mais il ne contient encore rien. La première étape doit donc calculer toutes les lignes du prompt. Cette étape s’appelle le **prefill**. Chaque étape suivante calcule une ligne et s’appelle le **décodage**.</translation>
    </message>
    <message>
        <source>How many times as long as a decode step will the prefill take?</source>
        <translation>Combien de fois plus long qu’une étape de décodage le prefill sera-t-il&#x202f;?</translation>
    </message>
    <message>
        <source>The prefill of {prompt_rows} rows took {prefill_time}, a decode step takes {decode_time}. That is {prefill_ratio} times as long.</source>
        <translation>Le prefill de {prompt_rows} lignes a pris {prefill_time}, une étape de décodage prend {decode_time}. C’est {prefill_ratio} fois plus long.</translation>
    </message>
    <message>
        <source>This is why an assistant seems to think for a moment and then writes fluently.</source>
        <translation>Voilà pourquoi un assistant semble réfléchir un instant, puis écrit d’un trait.</translation>
    </message>
    <message>
        <source>In the chart the prefill is the triangle at the left, often &quot;beyond the scale&quot;. Point at it: one long step, then the flat line of decode.</source>
        <translation>Dans le graphique, le prefill est le triangle à gauche, souvent «&#x202f;hors échelle&#x202f;». Montrez-le&#x202f;: une longue étape, puis la ligne plate du décodage.</translation>
    </message>
    <message>
        <source>The time to the first token and the time per token are two figures. Ask which of them the class notices more when they use an assistant.</source>
        <translation>Le temps jusqu’au premier token et le temps par token sont deux chiffres. Demandez lequel la classe remarque le plus quand elle utilise un assistant.</translation>
    </message>
    <message>
        <source>All at once, or one by one</source>
        <translation>Tout d’un coup, ou un par un</translation>
    </message>
    <message>
        <source>The prefill computed {prompt_rows} rows in one pass. One could also feed the prompt in one token at a time: {prompt_rows} decode steps.</source>
        <translation>Le prefill a calculé {prompt_rows} lignes en une seule passe. On pourrait aussi donner le prompt token par token&#x202f;: {prompt_rows} étapes de décodage.</translation>
    </message>
    <message>
        <source>What would be faster?</source>
        <translation>Qu’est-ce qui serait le plus rapide&#x202f;?</translation>
    </message>
    <message>
        <source>The prefill: all rows in one pass</source>
        <translation>Le prefill&#x202f;: toutes les lignes en une passe</translation>
    </message>
    <message>
        <source>It reads each weight once and uses it for {prompt_rows} rows.</source>
        <translation>Il lit chaque poids une seule fois et s’en sert pour {prompt_rows} lignes.</translation>
    </message>
    <message>
        <source>{prompt_rows} decode steps: each of them is so short</source>
        <translation>{prompt_rows} étapes de décodage&#x202f;: chacune est si courte</translation>
    </message>
    <message>
        <source>Short, but each reads all {weights_read} of weights again, for one row.</source>
        <translation>Courte, mais chacune relit les {weights_read} de poids en entier, pour une seule ligne.</translation>
    </message>
    <message>
        <source>Neither: it is the same number of rows</source>
        <translation>Ni l’un ni l’autre&#x202f;: c’est le même nombre de lignes</translation>
    </message>
    <message>
        <source>It is. But the work is not only arithmetic: numbers have to be brought from memory, too.</source>
        <translation>En effet. Mais le travail n’est pas que du calcul&#x202f;: il faut aussi aller chercher des nombres en mémoire.</translation>
    </message>
    <message>
        <source>Do the sum: {prompt_rows} times {decode_time} against {prefill_time}. The rows of a prompt can be computed **in parallel**, as all its tokens are known. A decode step has to wait for the token before it.</source>
        <translation>Faites le calcul&#x202f;: {prompt_rows} fois {decode_time} contre {prefill_time}. Les lignes d’un prompt peuvent être calculées **en parallèle**, puisque tous ses tokens sont connus. Une étape de décodage doit attendre le token d’avant.</translation>
    </message>
    <message>
        <source>Compare it to a library: one walk to the shelves for 500 readers, or 500 walks.</source>
        <translation>Comparez avec une bibliothèque&#x202f;: un seul trajet jusqu’aux rayons pour 500 lecteurs, ou 500 trajets.</translation>
    </message>
    <message>
        <source>The lead of the prefill is larger for a larger model, whose weights don&apos;t fit into the processor&apos;s own small caches as this one&apos;s do. On a GPU it is larger still.</source>
        <translation>L’avance du prefill est plus grande avec un plus grand modèle, dont les poids ne tiennent pas dans les petits caches du processeur comme ceux de ce modèle-ci. Sur un GPU, elle est encore plus grande.</translation>
    </message>
    <message>
        <source>What a step waits for</source>
        <translation>Ce qu’une étape attend</translation>
    </message>
    <message>
        <source>A step brings numbers from memory and calculates with them. Whichever takes longer decides how long the step takes. One says it is **bound** by memory, or by arithmetic.</source>
        <translation>Une étape va chercher des nombres en mémoire et calcule avec eux. Le plus lent des deux décide de la durée de l’étape. On dit qu’elle est **limitée** par la mémoire, ou par le calcul.</translation>
    </message>
    <message>
        <source>This machine reads {bandwidth} from memory and calculates {arithmetic}. A GFLOP is a billion operations.</source>
        <translation>Cette machine lit {bandwidth} en mémoire et calcule {arithmetic}. Un GFLOP, c’est un milliard d’opérations.</translation>
    </message>
    <message>
        <source>The prefill has just been made. What was it bound by?</source>
        <translation>Le prefill vient d’être fait. Par quoi était-il limité&#x202f;?</translation>
    </message>
    <message>
        <source>By memory: it computed so many rows</source>
        <translation>Par la mémoire&#x202f;: il a calculé tant de lignes</translation>
    </message>
    <message>
        <source>Many rows need little more memory than one: the weights are read once for all of them.</source>
        <translation>Beaucoup de lignes demandent à peine plus de mémoire qu’une seule : les poids ne sont lus qu’une fois pour l’ensemble.</translation>
    </message>
    <message>
        <source>By arithmetic</source>
        <translation>Par le calcul</translation>
    </message>
    <message>
        <source>For every weight that it reads it has {prompt_rows} multiplications to do.</source>
        <translation>Pour chaque poids qu’il lit, il a {prompt_rows} multiplications à faire.</translation>
    </message>
    <message>
        <source>By neither</source>
        <translation>Par aucun des deux</translation>
    </message>
    <message>
        <source>Some steps are too small to be bound by either. This one was not.</source>
        <translation>Certaines étapes sont trop petites pour être limitées par l’un ou l’autre. Celle-ci ne l’était pas.</translation>
    </message>
    <message>
        <source>A decode step is the other way round: for each weight one single multiplication, so the calculating waits for the reading. The last lines of the card say how near to each limit this step came.</source>
        <translation>Une étape de décodage, c’est l’inverse&#x202f;: une seule multiplication pour chaque poids, si bien que le calcul attend la lecture. Les dernières lignes de la carte disent à quel point cette étape s’est approchée de chaque limite.</translation>
    </message>
    <message>
        <source>Press Restart, then Step: the card of the prefill comes back. It says &quot;Bound by arithmetic&quot;.</source>
        <translation>Appuyez sur Relancer, puis sur Étape&#x202f;: la carte du prefill revient. Elle dit «&#x202f;Limitée par le calcul&#x202f;».</translation>
    </message>
    <message>
        <source>The small model&apos;s weights partly stay in the processor&apos;s caches, so it may read faster than memory allows: the card then shows about 100 percent or says that it is far from both. With GPT-2&apos;s size it is memory, clearly.</source>
        <translation>Les poids du petit modèle restent en partie dans les caches du processeur, et il peut donc lire plus vite que la mémoire ne le permet&#x202f;: la carte affiche alors environ 100&#x202f;% ou dit qu’il est loin des deux limites. À la taille de GPT-2, c’est clairement la mémoire.</translation>
    </message>
    <message>
        <source>This is also why a server decodes many conversations in one pass: each weight it reads then works for all of them.</source>
        <translation>C’est aussi pourquoi un serveur décode beaucoup de conversations en une seule passe&#x202f;: chaque poids lu sert alors à toutes.</translation>
    </message>
    <message>
        <source>A longer prompt</source>
        <translation>Un prompt plus long</translation>
    </message>
    <message>
        <source>A short prompt: {prompt_rows} tokens. Its prefill took {prefill_time}.</source>
        <translation>Un prompt court&#x202f;: {prompt_rows} tokens. Son prefill a pris {prefill_time}.</translation>
    </message>
    <message>
        <source>The long document from before has a little more than six times as many tokens.</source>
        <translation>Le long document de tout à l’heure compte un peu plus de six fois plus de tokens.</translation>
    </message>
    <message>
        <source>How long will its prefill take?</source>
        <translation>Combien de temps son prefill prendra-t-il&#x202f;?</translation>
    </message>
    <message>
        <source>About the same, since it&apos;s still one pass</source>
        <translation>À peu près autant, puisque c’est toujours une seule passe</translation>
    </message>
    <message>
        <source>One pass, but with six times the rows: each of them has to go through the model.</source>
        <translation>Une passe, mais avec six fois plus de lignes&#x202f;: chacune doit traverser le modèle.</translation>
    </message>
    <message>
        <source>About 36 times as long</source>
        <translation>Environ 36 fois plus</translation>
    </message>
    <message>
        <source>So it would be if attention were all the work. At this length most of the work is done for each row by itself.</source>
        <translation>Ce serait le cas si l’attention était tout le travail. À cette longueur, l’essentiel du travail se fait pour chaque ligne séparément.</translation>
    </message>
    <message>
        <source>About six times as long, or somewhat more</source>
        <translation>Environ six fois plus, ou un peu davantage</translation>
    </message>
    <message>
        <source>Six times the rows make six times the work. Attention adds to that: in a longer text each row has more rows to look at.</source>
        <translation>Six fois plus de lignes font six fois plus de travail. L’attention s’y ajoute&#x202f;: dans un texte plus long, chaque ligne a plus de lignes à regarder.</translation>
    </message>
    <message>
        <source>{prefill_time} for {prompt_rows} rows. A decode step takes {decode_time} here: it has hardly changed beside that.</source>
        <translation>{prefill_time} pour {prompt_rows} lignes. Une étape de décodage prend ici {decode_time}&#x202f;: à côté, elle n’a presque pas changé.</translation>
    </message>
    <message>
        <source>So a long prompt makes you wait for the first token, and much less for the others.</source>
        <translation>Un long prompt fait donc attendre le premier token, et bien moins les autres.</translation>
    </message>
    <message>
        <source>At very long prompts the square takes over, as attention grows with it. Lesson 9 comes back to this.</source>
        <translation>Avec de très longs prompts, c’est le carré qui l’emporte, car l’attention croît avec lui. La leçon 9 y revient.</translation>
    </message>
    <message>
        <source>Times of such short steps jump about; run it twice and take the better one.</source>
        <translation>Les temps d’étapes aussi courtes varient beaucoup&#x202f;; faites deux essais et retenez le meilleur.</translation>
    </message>
    <message>
        <source>Does the cache help the first token?</source>
        <translation>Le cache aide-t-il pour le premier token&#x202f;?</translation>
    </message>
    <message>
        <source>Two lanes with the same long prompt. Lane A has the KV cache, lane B hasn&apos;t. Each makes 8 tokens.</source>
        <translation>Deux couloirs avec le même long prompt. Le couloir A a le cache KV, le couloir B ne l’a pas. Chacun produit 8 tokens.</translation>
    </message>
    <message>
        <source>Which lane will have its first token sooner?</source>
        <translation>Quel couloir aura son premier token le plus tôt&#x202f;?</translation>
    </message>
    <message>
        <source>Lane A, it has a cache</source>
        <translation>Le couloir A, il a un cache</translation>
    </message>
    <message>
        <source>Its cache is empty. It has to compute all rows, like the other lane, before it has something to keep.</source>
        <translation>Son cache est vide. Il doit calculer toutes les lignes, comme l’autre couloir, avant d’avoir quelque chose à garder.</translation>
    </message>
    <message>
        <source>Lane B, it has nothing to store</source>
        <translation>Le couloir B, il n’a rien à ranger</translation>
    </message>
    <message>
        <source>Storing costs something, but hardly anything beside the computing.</source>
        <translation>Ranger coûte quelque chose, mais presque rien à côté du calcul.</translation>
    </message>
    <message>
        <source>Both take about as long</source>
        <translation>Les deux prennent à peu près autant de temps</translation>
    </message>
    <message>
        <source>The first step is the same in both: a pass over the whole prompt. They part at the second.</source>
        <translation>La première étape est la même dans les deux&#x202f;: une passe sur tout le prompt. Ils se séparent à la deuxième.</translation>
    </message>
    <message>
        <source>At the first token the points lie at the same height, as far as such times agree. From the second on, lane A pays for one row and lane B for the whole prompt again. In all: {race_time_a} against {race_time_b}.</source>
        <translation>Au premier token, les points sont à la même hauteur, autant que de tels temps concordent. À partir du deuxième, le couloir A paie pour une ligne et le couloir B de nouveau pour tout le prompt. En tout&#x202f;: {race_time_a} contre {race_time_b}.</translation>
    </message>
    <message>
        <source>A cache helps the first token only if it&apos;s there **before** the question. That is lesson 7.</source>
        <translation>Un cache n’aide pour le premier token que s’il est là **avant** la question. C’est la leçon 7.</translation>
    </message>
    <message>
        <source>A favourite exam question. The cache makes decode cheap; it doesn&apos;t make prefill cheaper.</source>
        <translation>Un grand classique des examens. Le cache rend le décodage bon marché&#x202f;; il ne rend pas le prefill moins cher.</translation>
    </message>
    <message>
        <source>What does make the first token come sooner: a shorter prompt, a faster processor, or rows kept from an earlier request.</source>
        <translation>Ce qui fait vraiment venir le premier token plus tôt&#x202f;: un prompt plus court, un processeur plus rapide, ou des lignes gardées d’une requête précédente.</translation>
    </message>
    <message>
        <source>The price is memory</source>
        <translation>Le prix, c’est la mémoire</translation>
    </message>
    <message>
        <source>A straight line</source>
        <translation>Une ligne droite</translation>
    </message>
    <message>
        <source>The question of this lesson: what does it cost to keep all rows, and when does that start to hurt?</source>
        <translation>La question de cette leçon&#x202f;: que coûte-t-il de garder toutes les lignes, et quand cela commence-t-il à faire mal&#x202f;?</translation>
    </message>
    <message>
        <source>For each row, every block (layer) keeps a key and a value. The model has a width of {width}: that many numbers in a key, and in a value. So a row has 2 × {blocks} blocks × {width} = {row_numbers} numbers. With 4 bytes each they take {row_bytes}.</source>
        <translation>Pour chaque ligne, chaque bloc (couche) garde une clé et une valeur. Le modèle a une largeur de {width}&#x202f;: autant de nombres dans une clé, et dans une valeur. Une ligne a donc 2 × {blocks} blocs × {width} = {row_numbers} nombres. À raison de 4 octets chacun, ils occupent {row_bytes}.</translation>
    </message>
    <message>
        <source>After 37 steps the cache holds {cache_rows} rows and takes {cache_size}. The run goes on until it holds 100.</source>
        <translation>Après 37 étapes, le cache contient {cache_rows} lignes et occupe {cache_size}. L’exécution continue jusqu’à ce qu’il en contienne 100.</translation>
    </message>
    <message>
        <source>How much will it take then?</source>
        <translation>Combien occupera-t-il alors&#x202f;?</translation>
    </message>
    <message>
        <source>Twice as much</source>
        <translation>Deux fois plus</translation>
    </message>
    <message>
        <source>Every row costs the same, the first as well as the thousandth.</source>
        <translation>Toutes les lignes coûtent pareil, la première comme la millième.</translation>
    </message>
    <message>
        <source>As much as now: it is made for the whole text</source>
        <translation>Autant que maintenant&#x202f;: il est prévu pour tout le texte</translation>
    </message>
    <message>
        <source>Some programs do set the memory aside from the start. Here it&apos;s taken when rows come.</source>
        <translation>Certains programmes réservent en effet la mémoire dès le début. Ici, elle est prise quand les lignes arrivent.</translation>
    </message>
    <message>
        <source>Four times as much</source>
        <translation>Quatre fois plus</translation>
    </message>
    <message>
        <source>That is how the **work** grows without a cache. Memory doesn&apos;t: no row is kept twice.</source>
        <translation>C’est ainsi que le **travail** grandit sans cache. Pas la mémoire&#x202f;: aucune ligne n’est gardée deux fois.</translation>
    </message>
    <message>
        <source>{cache_rows} rows, {cache_size}. A whole context of {context} rows would take {full_cache}. And the rows stay until the conversation ends.</source>
        <translation>{cache_rows} lignes, {cache_size}. Un contexte entier de {context} lignes occuperait {full_cache}. Et les lignes restent jusqu’à la fin de la conversation.</translation>
    </message>
    <message>
        <source>The step in the dashed line is memory that was set aside in advance, 64 rows at a time.</source>
        <translation>La marche de la ligne en tirets est de la mémoire réservée d’avance, 64 lignes à la fois.</translation>
    </message>
    <message>
        <source>Ask: and when the cache is off? Then the rows exist during a step only. The chart shows it as spikes.</source>
        <translation>Demandez&#x202f;: et quand le cache est désactivé&#x202f;? Alors les lignes n’existent que pendant une étape. Le graphique le montre par des pics.</translation>
    </message>
    <message>
        <source>GPT-2 small</source>
        <translation>GPT-2 small</translation>
    </message>
    <message>
        <source>The formula stands below the chart&apos;s title: 2 × blocks × width. For this model that makes {row_numbers} numbers a row.</source>
        <translation>La formule est écrite sous le titre du graphique&#x202f;: 2 × blocs × largeur. Pour ce modèle, cela fait {row_numbers} nombres par ligne.</translation>
    </message>
    <message>
        <source>GPT-2 small has 12 blocks and a width of 768: that many numbers in a key, and in a value.</source>
        <translation>GPT-2 small a 12 blocs et une largeur de 768&#x202f;: autant de nombres dans une clé, et dans une valeur.</translation>
    </message>
    <message>
        <source>How many numbers does it keep for one token?</source>
        <translation>Combien de nombres garde-t-il pour un token&#x202f;?</translation>
    </message>
    <message>
        <source>{plan_numbers} numbers. (The frame writes the width as 12 heads of 64.) In 16 bits a token takes {plan_token}, the whole window of 1,024 tokens {plan_conversation}.</source>
        <translation>{plan_numbers} nombres. (L’encadré écrit la largeur sous la forme de 12 têtes de 64.) En 16 bits, un token occupe {plan_token}, et la fenêtre entière de 1&#x202f;024 tokens {plan_conversation}.</translation>
    </message>
    <message>
        <source>Many texts write KB and MB here. It is KiB, of 1,024 bytes, that gives the round number: 36,864 bytes are 36 KiB. Nobody ever worried about 36 MiB.</source>
        <translation>Beaucoup de textes écrivent ici KB et MB. C’est le KiB, de 1&#x202f;024 octets, qui donne un compte rond&#x202f;: 36&#x202f;864 octets font 36 KiB. Personne ne s’est jamais inquiété de 36 MiB.</translation>
    </message>
    <message>
        <source>Let the class multiply: 2 for key and value, 12, 768.</source>
        <translation>Laissez la classe multiplier&#x202f;: 2 pour la clé et la valeur, 12, 768.</translation>
    </message>
    <message>
        <source>36 MiB are 37.7 million bytes. The difference between MB and MiB is 5 percent here and 7 percent at GB: small, but a device either holds it or doesn&apos;t.</source>
        <translation>36 MiB font 37,7 millions d’octets. L’écart entre MB et MiB est ici de 5&#x202f;%, et de 7&#x202f;% pour les GB&#x202f;: c’est peu, mais un appareil a la place, ou il ne l’a pas.</translation>
    </message>
    <message>
        <source>A larger model</source>
        <translation>Un plus grand modèle</translation>
    </message>
    <message>
        <source>GPT-2 small again: {plan_token} a token. GPT-3 is built in much the same way, but it has 96 blocks instead of 12 and a width of 12,288 instead of 768: eight times as deep, 16 times as wide.</source>
        <translation>Encore GPT-2 small&#x202f;: {plan_token} par token. GPT-3 est construit à peu près de la même façon, mais il a 96 blocs au lieu de 12 et une largeur de 12&#x202f;288 au lieu de 768&#x202f;: huit fois plus profond, 16 fois plus large.</translation>
    </message>
    <message>
        <source>How many times as much does it keep for one token?</source>
        <translation>Combien de fois plus garde-t-il pour un token&#x202f;?</translation>
    </message>
    <message>
        <source>24 times</source>
        <translation>24 fois</translation>
    </message>
    <message>
        <source>Depth and width don&apos;t add up. Each of the eight times as many blocks keeps rows that are 16 times as wide.</source>
        <translation>Profondeur et largeur ne s’additionnent pas. Chacun des blocs, huit fois plus nombreux, garde des lignes 16 fois plus larges.</translation>
    </message>
    <message>
        <source>16 times</source>
        <translation>16 fois</translation>
    </message>
    <message>
        <source>That is the width alone. The depth counts as well: each block keeps a key and a value of its own.</source>
        <translation>C’est la largeur seule. La profondeur compte aussi&#x202f;: chaque bloc garde sa propre clé et sa propre valeur.</translation>
    </message>
    <message>
        <source>128 times</source>
        <translation>128 fois</translation>
    </message>
    <message>
        <source>8 times 16: the cache grows with depth and with width.</source>
        <translation>8 fois 16&#x202f;: le cache grandit avec la profondeur et avec la largeur.</translation>
    </message>
    <message>
        <source>{plan_token} a token: from KiB to MiB. GPT-3 was built for 2,048 tokens. If it served 100,000, as many models do today, **one** conversation would take {plan_conversation}. Its weights take {plan_weights}.</source>
        <translation>{plan_token} par token&#x202f;: des KiB aux MiB. GPT-3 a été construit pour 2&#x202f;048 tokens. S’il en traitait 100&#x202f;000, comme beaucoup de modèles aujourd’hui, **une seule** conversation occuperait {plan_conversation}. Ses poids occupent {plan_weights}.</translation>
    </message>
    <message>
        <source>Newer models keep less than 2 × blocks × width, because parts of them share keys and values: lesson 6.</source>
        <translation>Les modèles plus récents gardent moins que 2 × blocs × largeur, parce que certaines de leurs parties partagent clés et valeurs&#x202f;: c’est la leçon 6.</translation>
    </message>
    <message>
        <source>The same by arithmetic: 18,432 times 128 is 2,359,296 numbers; in 16 bits 4.5 MiB.</source>
        <translation>La même chose par le calcul&#x202f;: 18&#x202f;432 fois 128 font 2&#x202f;359&#x202f;296 nombres&#x202f;; en 16 bits, 4,5 MiB.</translation>
    </message>
    <message>
        <source>&quot;2 × blocks × width&quot; is the formula for models without shared heads. In general it is 2 × blocks × KV heads × head size, as the box in the frame writes it. Llama 3.1 405B would need 126 blocks × 16,384 by the first, and takes a sixteenth of that.</source>
        <translation>«&#x202f;2 × blocs × largeur&#x202f;» est la formule des modèles sans têtes partagées. En général, c’est 2 × blocs × têtes KV × taille de tête, comme l’écrit l’encadré. Llama 3.1 405B aurait besoin de 126 blocs × 16&#x202f;384 d’après la première, et en prend un seizième.</translation>
    </message>
    <message>
        <source>How many fit</source>
        <translation>Combien y tiennent</translation>
    </message>
    <message>
        <source>Llama 3.1 8B on one graphics card with 80 GB. The weights take {plan_weights}; what is left over is for caches. With 8,192 tokens each, {plan_fit} conversations fit at the same time.</source>
        <translation>Llama 3.1 8B sur une carte graphique de 80 GB. Les poids occupent {plan_weights}&#x202f;; ce qui reste est pour les caches. À 8&#x202f;192 tokens chacune, {plan_fit} conversations tiennent en même temps.</translation>
    </message>
    <message>
        <source>The model can do more: it takes up to 131,072 tokens, 16 times as many.</source>
        <translation>Le modèle peut davantage&#x202f;: il accepte jusqu’à 131&#x202f;072 tokens, 16 fois plus.</translation>
    </message>
    <message>
        <source>If every conversation uses all of them: how many fit then?</source>
        <translation>Si chaque conversation les utilise tous&#x202f;: combien y tiennent alors&#x202f;?</translation>
    </message>
    <message>
        <source>{plan_fit}, at {plan_conversation} each.</source>
        <translation>{plan_fit}, à raison de {plan_conversation} chacune.</translation>
    </message>
    <message>
        <source>It isn&apos;t the arithmetic that sets this limit but the room for the caches. A long context is a problem of memory before it&apos;s one of arithmetic.</source>
        <translation>Ce n’est pas le calcul qui fixe cette limite, mais la place pour les caches. Un long contexte est un problème de mémoire avant d’être un problème de calcul.</translation>
    </message>
    <message>
        <source>Ask what one would do: shorter contexts, fewer bits, a second card, or not every conversation at full length. The last one is paging, lesson 6.</source>
        <translation>Demandez ce qu’on pourrait faire&#x202f;: des contextes plus courts, moins de bits, une deuxième carte, ou ne pas prévoir chaque conversation à sa pleine longueur. Ce dernier point est la pagination, leçon 6.</translation>
    </message>
    <message>
        <source>True for decode. Reading in a prompt of 131,072 tokens does cost patience as well: there attention&apos;s square makes itself felt.</source>
        <translation>C’est vrai du décodage. Lire un prompt de 131&#x202f;072 tokens demande aussi de la patience&#x202f;: là, le carré de l’attention se fait sentir.</translation>
    </message>
    <message>
        <source>Makers write 80 GB and mean 80 GiB here.</source>
        <translation>Les fabricants écrivent 80 GB et veulent dire ici 80 GiB.</translation>
    </message>
    <message>
        <source>The calculation leaves out what a program needs besides weights and caches.</source>
        <translation>Le calcul laisse de côté ce dont un programme a besoin en plus des poids et des caches.</translation>
    </message>
    <message>
        <source>Larger than the model</source>
        <translation>Plus grand que le modèle</translation>
    </message>
    <message>
        <source>Llama 2 7B: its weights take {plan_weights}. One conversation of 4,096 tokens takes {plan_conversation}.</source>
        <translation>Llama 2 7B&#x202f;: ses poids occupent {plan_weights}. Une conversation de 4&#x202f;096 tokens occupe {plan_conversation}.</translation>
    </message>
    <message>
        <source>Can the caches take more memory than the model itself?</source>
        <translation>Les caches peuvent-ils prendre plus de mémoire que le modèle lui-même&#x202f;?</translation>
    </message>
    <message>
        <source>No, a cache is something small on the side</source>
        <translation>Non, un cache est une petite chose à côté</translation>
    </message>
    <message>
        <source>In most programs it is. But weights are there once, and rows come with every token of every conversation.</source>
        <translation>Dans la plupart des programmes, oui. Mais les poids ne sont là qu’une fois, et des lignes arrivent avec chaque token de chaque conversation.</translation>
    </message>
    <message>
        <source>Only with a context of millions of tokens</source>
        <translation>Seulement avec un contexte de millions de tokens</translation>
    </message>
    <message>
        <source>Far fewer will do: for a single conversation {plan_outgrows}.</source>
        <translation>Bien moins suffit&#x202f;: pour une seule conversation, {plan_outgrows}.</translation>
    </message>
    <message>
        <source>Yes, with long contexts or a few conversations</source>
        <translation>Oui, avec de longs contextes ou quelques conversations</translation>
    </message>
    <message>
        <source>Both multiply: tokens times conversations. The weights stay as they are.</source>
        <translation>Les deux se multiplient&#x202f;: tokens fois conversations. Les poids, eux, ne bougent pas.</translation>
    </message>
    <message>
        <source>16 conversations: {plan_total} of caches beside {plan_weights} of weights. At {plan_outgrows} tokens each the caches are as large as the model.</source>
        <translation>16 conversations&#x202f;: {plan_total} de caches à côté de {plan_weights} de poids. À {plan_outgrows} tokens chacune, les caches sont aussi grands que le modèle.</translation>
    </message>
    <message>
        <source>The size grows with tokens, conversations and blocks, with the number of heads and their size, and with the bytes of a number. Each of these is a place to save.</source>
        <translation>La taille grandit avec les tokens, les conversations et les blocs, avec le nombre de têtes et leur taille, et avec les octets d’un nombre. Chacun de ces facteurs est une occasion d’économiser.</translation>
    </message>
    <message>
        <source>Write the factors on the board and let the class guess a technique for each, before lesson 6.</source>
        <translation>Écrivez les facteurs au tableau et laissez la classe deviner une technique pour chacun, avant la leçon 6.</translation>
    </message>
    <message>
        <source>Texts speak of the batch size: that is the number of conversations that are computed together.</source>
        <translation>Les textes parlent de taille de lot (batch size)&#x202f;: c’est le nombre de conversations calculées ensemble.</translation>
    </message>
    <message>
        <source>Smaller caches</source>
        <translation>Des caches plus petits</translation>
    </message>
    <message>
        <source>Where to save</source>
        <translation>Où économiser</translation>
    </message>
    <message>
        <source>The question of this lesson: how can a cache be made smaller, and what is given up for it?</source>
        <translation>La question de cette leçon&#x202f;: comment rendre un cache plus petit, et à quoi renonce-t-on pour cela&#x202f;?</translation>
    </message>
    <message>
        <source>The formula is a product: 2 × blocks × KV heads × head size × bytes × tokens. Each factor can be made smaller.</source>
        <translation>La formule est un produit&#x202f;: 2 × blocs × têtes KV × taille de tête × octets × tokens. Chaque facteur peut être réduit.</translation>
    </message>
    <message>
        <source>A **head** is one of the parts that look back side by side, each with a query of its own. Llama 3.1 70B has 64 heads, but only 8 **KV heads**: eight heads share one key and one value. This is **grouped-query attention**.</source>
        <translation>Une **tête** est l’une des parties qui regardent en arrière côte à côte, chacune avec sa propre requête. Llama 3.1 70B a 64 têtes, mais seulement 8 **têtes KV**&#x202f;: huit têtes partagent une clé et une valeur. C’est l’**attention à requêtes groupées**.</translation>
    </message>
    <message>
        <source>What would its cache take if every head had its own key and value?</source>
        <translation>Combien son cache occuperait-il si chaque tête avait sa propre clé et sa propre valeur&#x202f;?</translation>
    </message>
    <message>
        <source>The same: there are 64 queries anyway</source>
        <translation>Autant&#x202f;: il y a 64 requêtes de toute façon</translation>
    </message>
    <message>
        <source>There are. But a query is used in its own step only. Nobody keeps it.</source>
        <translation>C’est vrai. Mais une requête ne sert que dans sa propre étape. Personne ne la garde.</translation>
    </message>
    <message>
        <source>Eight times as much</source>
        <translation>Huit fois plus</translation>
    </message>
    <message>
        <source>64 keys and values instead of 8. The rest of the formula stays.</source>
        <translation>64 clés et valeurs au lieu de 8. Le reste de la formule ne change pas.</translation>
    </message>
    <message>
        <source>64 times as much</source>
        <translation>64 fois plus</translation>
    </message>
    <message>
        <source>That would be against a single shared head, which is called multi-query attention.</source>
        <translation>Ce serait par rapport à une seule tête partagée, ce qu’on appelle l’attention multi-requêtes.</translation>
    </message>
    <message>
        <source>Here a conversation of the full length takes {plan_conversation}. Set the KV heads to 64 in the form and see it grow eight times. Sharing heads was thought out for the sake of this number.</source>
        <translation>Ici, une conversation de pleine longueur occupe {plan_conversation}. Mettez les têtes KV à 64 dans le formulaire et voyez-la grandir huit fois. C’est à cause de ce nombre qu’on a imaginé de partager les têtes.</translation>
    </message>
    <message>
        <source>After trying it, choose the model again in the form: its own KV heads come back.</source>
        <translation>Après l’essai, choisissez de nouveau le modèle dans le formulaire&#x202f;: ses propres têtes KV reviennent.</translation>
    </message>
    <message>
        <source>Why queries are not cached: row 50&apos;s query asks on behalf of row 50, once. Nobody asks it again. Keys and values are what others come for.</source>
        <translation>Pourquoi on ne garde pas les requêtes&#x202f;: la requête de la ligne 50 demande pour le compte de la ligne 50, une fois. Personne ne la repose. Les clés et les valeurs sont ce que les autres viennent chercher.</translation>
    </message>
    <message>
        <source>One head for all</source>
        <translation>Une tête pour toutes</translation>
    </message>
    <message>
        <source>Now to the answers. The bundled model answers questions about documents it has never seen. The app has 60 such questions; with the exact cache nearly all come out right.</source>
        <translation>Passons aux réponses. Le modèle fourni répond à des questions sur des documents qu’il n’a jamais vus. L’application a 60 questions de ce genre&#x202f;; avec le cache exact, presque toutes les réponses sont justes.</translation>
    </message>
    <message>
        <source>It has a twin in which all 4 heads share one key and one value. The twin was trained on after the change. Its cache is a quarter of the size.</source>
        <translation>Il a un jumeau dans lequel les 4 têtes partagent toutes une clé et une valeur. L’entraînement du jumeau a continué après ce changement. Son cache est quatre fois plus petit.</translation>
    </message>
    <message>
        <source>How many of the 60 questions will the twin get right?</source>
        <translation>Combien des 60 questions le jumeau réussira-t-il&#x202f;?</translation>
    </message>
    <message>
        <source>About a quarter</source>
        <translation>Environ un quart</translation>
    </message>
    <message>
        <source>It keeps a quarter of the numbers, but it was trained to make do with them.</source>
        <translation>Il garde le quart des nombres, mais il a été entraîné à s’en contenter.</translation>
    </message>
    <message>
        <source>About half</source>
        <translation>Environ la moitié</translation>
    </message>
    <message>
        <source>Fewer numbers need not mean fewer right answers, if a model has learned to live with them.</source>
        <translation>Moins de nombres ne veut pas forcément dire moins de bonnes réponses, si un modèle a appris à vivre avec.</translation>
    </message>
    <message>
        <source>Nearly all</source>
        <translation>Presque toutes</translation>
    </message>
    <message>
        <source>In training it learned to tell the same with one key and one value.</source>
        <translation>À l’entraînement, il a appris à dire la même chose avec une clé et une valeur.</translation>
    </message>
    <message>
        <source>{right} of {questions} right, with {squeeze_share} of the memory. With the exact cache it is {exact_right}. The price was paid before: in training. So whoever trains a model decides whether its heads share.</source>
        <translation>{right} justes sur {questions}, avec {squeeze_share} de la mémoire. Avec le cache exact, c’est {exact_right}. Le prix a été payé avant&#x202f;: à l’entraînement. C’est donc celui qui entraîne un modèle qui décide si ses têtes partagent.</translation>
    </message>
    <message>
        <source>In large models one head for all costs some quality, even with training. That is why most share in groups.</source>
        <translation>Dans les grands modèles, une tête pour toutes coûte un peu de qualité, même avec de l’entraînement. C’est pourquoi la plupart partagent par groupes.</translation>
    </message>
    <message>
        <source>The twin began as the bundled model with its heads averaged, and was then trained further. Published models were converted in this way, too.</source>
        <translation>Au départ, le jumeau est le modèle fourni dont les têtes ont été moyennées&#x202f;; il a ensuite été entraîné davantage. Des modèles publiés ont eux aussi été convertis ainsi.</translation>
    </message>
    <message>
        <source>In the chart: to the right is more memory, upwards more right answers. The good corner is at the upper left.</source>
        <translation>Dans le graphique&#x202f;: plus à droite, plus de mémoire&#x202f;; plus haut, plus de réponses justes. Le bon coin est en haut à gauche.</translation>
    </message>
    <message>
        <source>Without the training</source>
        <translation>Sans l’entraînement</translation>
    </message>
    <message>
        <source>What if one takes the finished model and simply averages the keys and values of its 4 heads? Nothing is trained afterwards. The cache is as small as the twin&apos;s.</source>
        <translation>Et si l’on prend le modèle terminé et qu’on fait simplement la moyenne des clés et des valeurs de ses 4 têtes&#x202f;? Rien n’est entraîné ensuite. Le cache est aussi petit que celui du jumeau.</translation>
    </message>
    <message>
        <source>How many of the 60 will it get right now?</source>
        <translation>Combien des 60 réussira-t-il maintenant&#x202f;?</translation>
    </message>
    <message>
        <source>Next to none</source>
        <translation>Presque aucune</translation>
    </message>
    <message>
        <source>Every head was trained for its own keys. With their average it looks in the wrong places.</source>
        <translation>Chaque tête a été entraînée pour ses propres clés. Avec leur moyenne, elle regarde aux mauvais endroits.</translation>
    </message>
    <message>
        <source>Nearly all, like the twin</source>
        <translation>Presque toutes, comme le jumeau</translation>
    </message>
    <message>
        <source>The twin&apos;s numbers have learned to serve all heads. These have not.</source>
        <translation>Les nombres du jumeau ont appris à servir toutes les têtes. Ceux-ci, non.</translation>
    </message>
    <message>
        <source>An average sounds like a middle way. But four heads that look for different things find nothing with a mixed key.</source>
        <translation>Une moyenne a l’air d’un juste milieu. Mais quatre têtes qui cherchent des choses différentes ne trouvent rien avec une clé mélangée.</translation>
    </message>
    <message>
        <source>{right} of {questions}. The page shows an answer of this model beside the exact one: it has lost track of the document.</source>
        <translation>{right} sur {questions}. La page montre une réponse de ce modèle à côté de la réponse exacte&#x202f;: il a perdu le fil du document.</translation>
    </message>
    <message>
        <source>So the **size** of a cache alone says little about what it is worth.</source>
        <translation>La **taille** d’un cache, à elle seule, dit donc peu de ce qu’il vaut.</translation>
    </message>
    <message>
        <source>Let somebody read a few of the wrong answers aloud, with the arrows in the question&apos;s card.</source>
        <translation>Laissez quelqu’un lire à voix haute quelques réponses fausses, avec les flèches de la carte de la question.</translation>
    </message>
    <message>
        <source>Fewer bits</source>
        <translation>Moins de bits</translation>
    </message>
    <message>
        <source>A number in the cache takes 32 bits here. Many servers keep 16, or 8. What about 4? Then a number can only take 15 different values, on a scale that it shares with 31 others. This is **quantization**, and it takes a seventh of the memory.</source>
        <translation>Ici, un nombre du cache prend 32 bits. Beaucoup de serveurs en gardent 16, ou 8. Et 4&#x202f;? Alors un nombre ne peut prendre que 15 valeurs différentes, sur une échelle qu’il partage avec 31 autres. C’est la **quantification**, et elle prend un septième de la mémoire.</translation>
    </message>
    <message>
        <source>How many of the 60 will be right with 4 bits?</source>
        <translation>Combien des 60 réponses seront justes avec 4 bits&#x202f;?</translation>
    </message>
    <message>
        <source>{right} of {questions}, with {squeeze_share} of the memory.</source>
        <translation>{right} sur {questions}, avec {squeeze_share} de la mémoire.</translation>
    </message>
    <message>
        <source>Every row is still there, each a bit blurred, and that hurts little. The probabilities do shift a little: the answers are nearly the same, not exactly the same. 8 bits can hardly be told from the exact cache.</source>
        <translation>Chaque ligne est encore là, chacune un peu floue, et cela fait peu de mal. Les probabilités bougent bien un peu&#x202f;: les réponses sont presque les mêmes, pas exactement les mêmes. Avec 8 bits, on distingue à peine du cache exact.</translation>
    </message>
    <message>
        <source>Why a seventh and not an eighth: each group of 32 numbers keeps a 16-bit scale.</source>
        <translation>Pourquoi un septième et non un huitième&#x202f;: chaque groupe de 32 nombres garde une échelle de 16 bits.</translation>
    </message>
    <message>
        <source>Ask for all ways of fewer bits (&quot;Run all&quot;): 16, 8, keys in 8 with values in 4, 4. Keys suffer more from few bits than values do.</source>
        <translation>Demandez toutes les méthodes à moins de bits («&#x202f;Tout lancer&#x202f;»)&#x202f;: 16, 8, clés en 8 avec valeurs en 4, 4. Les clés souffrent plus que les valeurs quand on leur donne peu de bits.</translation>
    </message>
    <message>
        <source>Throw rows away</source>
        <translation>Jeter des lignes</translation>
    </message>
    <message>
        <source>One can also keep fewer rows. The simplest way is a window: the newest 64 rows stay, older ones are **evicted**. Memory stops growing. Here it&apos;s about a third of the exact cache at the end.</source>
        <translation>On peut aussi garder moins de lignes. Le plus simple est une fenêtre&#x202f;: les 64 lignes les plus récentes restent, les plus anciennes sont **évincées**. La mémoire cesse de grandir. Ici, elle est à la fin d’environ un tiers de celle du cache exact.</translation>
    </message>
    <message>
        <source>The documents are up to a few hundred tokens long.</source>
        <translation>Les documents comptent jusqu’à quelques centaines de tokens.</translation>
    </message>
    <message>
        <source>How many of the 60 will be right with the newest 64 rows?</source>
        <translation>Combien des 60 réponses seront justes avec les 64 lignes les plus récentes&#x202f;?</translation>
    </message>
    <message>
        <source>Look at a wrong answer: the framed rows held the fact, and they are gone. The model still writes a fine sentence and fills in something likely. Those that are still right mostly ask for something within the newest 64 rows. Compare this to 4 bits, which took less memory.</source>
        <translation>Regardez une réponse fausse&#x202f;: les lignes encadrées contenaient l’information, et elles ont disparu. Le modèle écrit quand même une belle phrase et y met quelque chose de vraisemblable. Les réponses encore justes portent surtout sur ce qui se trouve dans les 64 lignes les plus récentes. Comparez avec les 4 bits, qui prenaient moins de mémoire.</translation>
    </message>
    <message>
        <source>Cleverer choices are in the list: the rows looked at most, or the first few beside the newest. &quot;Merge old pairs&quot; averages old rows instead: a trace stays, the fact mostly does not. On these questions none of them saves the day: nobody knows beforehand which row the question will need.</source>
        <translation>Des choix plus malins sont dans la liste&#x202f;: les lignes les plus regardées, ou les quelques premières à côté des plus récentes. «&#x202f;Fusionner par paires&#x202f;» fait la moyenne d’anciennes lignes&#x202f;: il en reste une trace, mais le plus souvent pas l’information. Sur ces questions, aucun ne sauve la mise&#x202f;: personne ne sait d’avance de quelle ligne la question aura besoin.</translation>
    </message>
    <message>
        <source>In other texts a window does well: the next word mostly depends on the last few sentences. So the loss depends on the task.</source>
        <translation>Dans d’autres textes, une fenêtre se débrouille bien&#x202f;: le mot suivant dépend surtout des quelques dernières phrases. La perte dépend donc de la tâche.</translation>
    </message>
    <message>
        <source>The wrong answers are well-formed. That is what makes this loss dangerous.</source>
        <translation>Les réponses fausses sont bien tournées. C’est ce qui rend cette perte dangereuse.</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Des pages</translation>
    </message>
    <message>
        <source>The last way changes no number. A server doesn&apos;t know how long an answer will get. Reserved in one piece, each conversation gets room for the longest possible one. In **pages** of 16 rows, it gets the next page when the last is full.</source>
        <translation>La dernière méthode ne change aucun nombre. Un serveur ne sait pas quelle longueur une réponse aura. Si l’on réserve d’un seul tenant, chaque conversation reçoit la place de la plus longue réponse possible. En **pages** de 16 lignes, elle reçoit la page suivante quand la dernière est pleine.</translation>
    </message>
    <message>
        <source>12 conversations with the bundled model come in. For their caches there are 8 MiB, which is room for 1,024 rows.</source>
        <translation>12 conversations arrivent, avec le modèle fourni. Pour leurs caches, il y a 8 MiB, soit la place de 1&#x202f;024 lignes.</translation>
    </message>
    <message>
        <source>Reserved in one piece: how much of what was given out stays empty?</source>
        <translation>En réservant d’un seul tenant&#x202f;: quelle part de ce qui a été distribué reste vide&#x202f;?</translation>
    </message>
    <message>
        <source>About a tenth</source>
        <translation>Environ un dixième</translation>
    </message>
    <message>
        <source>So it would be if most answers were as long as the longest. They rarely are.</source>
        <translation>Ce serait le cas si la plupart des réponses étaient aussi longues que la plus longue. Elles le sont rarement.</translation>
    </message>
    <message>
        <source>About a third</source>
        <translation>Environ un tiers</translation>
    </message>
    <message>
        <source>It&apos;s worse: most answers end long before the longest possible one.</source>
        <translation>C’est pire&#x202f;: la plupart des réponses finissent bien avant la plus longue possible.</translation>
    </message>
    <message>
        <source>More than half</source>
        <translation>Plus de la moitié</translation>
    </message>
    <message>
        <source>Room for the longest answer is reserved, and most answers are short.</source>
        <translation>On réserve la place de la plus longue réponse, et la plupart des réponses sont courtes.</translation>
    </message>
    <message>
        <source>In one piece: {pieces_empty} of it was empty, and {pieces_admitted} conversations at most ran at the same time. In pages: {pages_empty} empty and {pages_admitted} at once. The picture shows the fullest moment.</source>
        <translation>D’un seul tenant&#x202f;: {pieces_empty} en était vide, et {pieces_admitted} conversations au plus tournaient en même temps. En pages&#x202f;: {pages_empty} de vide et {pages_admitted} à la fois. L’image montre le moment le plus rempli.</translation>
    </message>
    <message>
        <source>The caches are as large as before. What has gone is memory that was reserved and empty. Such waste is called **fragmentation**.</source>
        <translation>Les caches sont aussi grands qu’avant. Ce qui a disparu, c’est de la mémoire réservée et vide. Un tel gaspillage s’appelle la **fragmentation**.</translation>
    </message>
    <message>
        <source>Watch the picture: pale is lent and empty. Pages of one conversation need not lie side by side.</source>
        <translation>Regardez l’image&#x202f;: le pâle est prêté et vide. Les pages d’une conversation n’ont pas besoin d’être côte à côte.</translation>
    </message>
    <message>
        <source>Conversations that begin alike can share pages, too: the Chat page shows it with two conversations about one document.</source>
        <translation>Des conversations qui commencent pareil peuvent aussi partager des pages&#x202f;: la page Dialogue le montre avec deux conversations sur un même document.</translation>
    </message>
    <message>
        <source>Which way for what</source>
        <translation>Quelle méthode pour quoi</translation>
    </message>
    <message>
        <source>Four ways: share heads, use fewer bits, keep fewer rows, give out memory in pages.</source>
        <translation>Quatre méthodes&#x202f;: partager des têtes, prendre moins de bits, garder moins de lignes, distribuer la mémoire en pages.</translation>
    </message>
    <message>
        <source>You run a finished model that you can&apos;t train. You want a quarter of the memory, and answers that may depend on any row of a long document.</source>
        <translation>Vous faites tourner un modèle terminé que vous ne pouvez pas entraîner. Vous voulez un quart de la mémoire, et des réponses qui peuvent dépendre de n’importe quelle ligne d’un long document.</translation>
    </message>
    <message>
        <source>What do you try first?</source>
        <translation>Qu’essayez-vous d’abord&#x202f;?</translation>
    </message>
    <message>
        <source>Averaging its heads</source>
        <translation>Faire la moyenne de ses têtes</translation>
    </message>
    <message>
        <source>Without training, the heads find nothing any more.</source>
        <translation>Sans entraînement, les têtes ne trouvent plus rien.</translation>
    </message>
    <message>
        <source>Keeping the newest quarter of the rows</source>
        <translation>Garder le quart le plus récent des lignes</translation>
    </message>
    <message>
        <source>What the question needs may stand in the other three quarters.</source>
        <translation>Ce dont la question a besoin peut se trouver dans les trois autres quarts.</translation>
    </message>
    <message>
        <source>8 bits for each number</source>
        <translation>8 bits par nombre</translation>
    </message>
    <message>
        <source>From 32 bits it&apos;s about a quarter, every row stays, and hardly an answer changes.</source>
        <translation>En partant de 32 bits, c’est environ un quart, toutes les lignes restent, et presque aucune réponse ne change.</translation>
    </message>
    <message>
        <source>They save what would be reserved and empty. The rows themselves take as much as before.</source>
        <translation>Elles épargnent ce qui serait réservé et vide. Les lignes elles-mêmes occupent autant qu’avant.</translation>
    </message>
    <message>
        <source>{right} of {questions} with {squeeze_share} of the memory. The quarter is counted from 32 bits. Servers mostly start from 16 bits; there 8 bits are half.</source>
        <translation>{right} sur {questions} avec {squeeze_share} de la mémoire. Le quart est compté à partir de 32 bits. Les serveurs partent le plus souvent de 16 bits&#x202f;; là, 8 bits font la moitié.</translation>
    </message>
    <message>
        <source>Sharing heads needs training. Fewer bits blur a little. Evicting forgets. Pages give up nothing of the answers. In practice they are combined.</source>
        <translation>Partager des têtes demande de l’entraînement. Moins de bits floute un peu. Évincer, c’est oublier. Les pages ne sacrifient rien des réponses. En pratique, on les combine.</translation>
    </message>
    <message>
        <source>Let each group defend one of the four ways in a sentence, then look at the chart once more.</source>
        <translation>Laissez chaque groupe défendre l’une des quatre méthodes en une phrase, puis regardez encore une fois le graphique.</translation>
    </message>
    <message>
        <source>The chart keeps what was asked before: with &quot;Run all&quot; it fills with every way.</source>
        <translation>Le graphique garde ce qui a déjà été demandé&#x202f;: avec «&#x202f;Tout lancer&#x202f;», il se remplit de toutes les méthodes.</translation>
    </message>
    <message>
        <source>Between turns</source>
        <translation>Entre les tours</translation>
    </message>
    <message>
        <source>A long document</source>
        <translation>Un long document</translation>
    </message>
    <message>
        <source>The question of this lesson: an answer is finished. What becomes of its cache when the next question comes?</source>
        <translation>La question de cette leçon&#x202f;: une réponse est terminée. Que devient son cache quand arrive la question suivante&#x202f;?</translation>
    </message>
    <message>
        <source>Somebody pastes a document of 366 tokens into a chat and asks: what is the job of Noah? The model has seen none of it.</source>
        <translation>Quelqu’un colle un document de 366 tokens dans un dialogue et demande&#x202f;: quel est le métier de Noah&#x202f;? Le modèle n’en a encore rien vu.</translation>
    </message>
    <message>
        <source>How many rows does it compute before its answer begins?</source>
        <translation>Combien de lignes calcule-t-il avant que sa réponse commence&#x202f;?</translation>
    </message>
    <message>
        <source>Those of the document and of the question</source>
        <translation>Celles du document et de la question</translation>
    </message>
    <message>
        <source>All tokens of the prompt, in one prefill.</source>
        <translation>Tous les tokens du prompt, en un seul prefill.</translation>
    </message>
    <message>
        <source>Those of the question, about a dozen</source>
        <translation>Celles de la question, une douzaine</translation>
    </message>
    <message>
        <source>The model has to know what the document says. For that it needs the document&apos;s rows.</source>
        <translation>Le modèle doit savoir ce que dit le document. Pour cela, il a besoin des lignes du document.</translation>
    </message>
    <message>
        <source>Only the one that speaks of Noah&apos;s job</source>
        <translation>Seulement celle qui parle du métier de Noah</translation>
    </message>
    <message>
        <source>Nobody has told it yet where that stands. To find it, it needs the keys of all rows.</source>
        <translation>Personne ne lui a encore dit où cela se trouve. Pour la trouver, il a besoin des clés de toutes les lignes.</translation>
    </message>
    <message>
        <source>{turn_computed} rows computed, {turn_reused} read back: a full prefill. The first token came after {turn_time}. The chart has one bar only: at the first question there is nothing to keep yet, so kept and not kept are the same work.</source>
        <translation>{turn_computed} lignes calculées, {turn_reused} relues&#x202f;: un prefill complet. Le premier token est venu après {turn_time}. Le graphique n’a qu’une barre&#x202f;: à la première question, il n’y a encore rien à garder, et avec ou sans cache gardé, c’est le même travail.</translation>
    </message>
    <message>
        <source>Count with the class: 366 rows of the document, and 13 of the question with the words around it.</source>
        <translation>Comptez avec la classe&#x202f;: 366 lignes du document, et 13 de la question avec les mots qui l’entourent.</translation>
    </message>
    <message>
        <source>The second question</source>
        <translation>La deuxième question</translation>
    </message>
    <message>
        <source>The answer is there. Its rows and those of the document are still in the cache: the app **retains** it between turns. Blue are the rows of the document, yellow those of the question, green those of the answer.</source>
        <translation>La réponse est là. Ses lignes et celles du document sont encore dans le cache&#x202f;: l’application le **conserve** d’un tour à l’autre. En bleu les lignes du document, en jaune celles de la question, en vert celles de la réponse.</translation>
    </message>
    <message>
        <source>The next question: what has Sofia found?</source>
        <translation>La question suivante&#x202f;: qu’a trouvé Sofia&#x202f;?</translation>
    </message>
    <message>
        <source>How many rows does this turn compute before its answer begins?</source>
        <translation>Combien de lignes ce tour calcule-t-il avant que sa réponse commence&#x202f;?</translation>
    </message>
    <message>
        <source>{turn_computed}: the new question with the words around it, and the last token of the answer, which had no row yet.</source>
        <translation>{turn_computed}&#x202f;: la nouvelle question avec les mots qui l’entourent, et le dernier token de la réponse, qui n’avait pas encore de ligne.</translation>
    </message>
    <message>
        <source>{turn_reused} rows were read back. The first token came after {turn_time}. Had nothing been kept, it would have taken {turn_other_time}: {turn_ratio} times as long. The document was not read again.</source>
        <translation>{turn_reused} lignes ont été relues. Le premier token est venu après {turn_time}. Si rien n’avait été gardé, il aurait fallu {turn_other_time}&#x202f;: {turn_ratio} fois plus long. Le document n’a pas été relu.</translation>
    </message>
    <message>
        <source>Nothing in the conversation above the new question has changed, so all of its rows are still valid: the causal mask of lesson 2 again.</source>
        <translation>Rien n’a changé dans la conversation au-dessus de la nouvelle question&#x202f;: toutes ses lignes sont donc encore valides. C’est de nouveau le masque causal de la leçon 2.</translation>
    </message>
    <message>
        <source>The striped bar is measured, not estimated: when the engine has nothing to do, it makes the same turn the other way.</source>
        <translation>La barre rayée est mesurée, pas estimée&#x202f;: quand le moteur n’a rien à faire, il refait le même tour de l’autre façon.</translation>
    </message>
    <message>
        <source>Not kept</source>
        <translation>Sans le garder</translation>
    </message>
    <message>
        <source>Now &quot;Keep the cache between turns&quot; is off: when a turn ends, its cache is dropped. A busy server may do so, because it needs the memory for others.</source>
        <translation>Maintenant, «&#x202f;Garder le cache entre les tours&#x202f;» est désactivé&#x202f;: à la fin d’un tour, son cache est jeté. Un serveur très occupé peut le faire, parce qu’il a besoin de la mémoire pour d’autres.</translation>
    </message>
    <message>
        <source>The second question comes.</source>
        <translation>La deuxième question arrive.</translation>
    </message>
    <message>
        <source>What will be different?</source>
        <translation>Qu’est-ce qui sera différent&#x202f;?</translation>
    </message>
    <message>
        <source>The answer: the model has forgotten the document</source>
        <translation>La réponse&#x202f;: le modèle a oublié le document</translation>
    </message>
    <message>
        <source>The text of the conversation is still there and is sent along. Only the rows are gone, and they can be computed again.</source>
        <translation>Le texte de la conversation est toujours là et il est envoyé avec la question. Seules les lignes ont disparu, et on peut les recalculer.</translation>
    </message>
    <message>
        <source>Only the time until the first token</source>
        <translation>Seulement le temps jusqu’au premier token</translation>
    </message>
    <message>
        <source>All rows are computed again, to the same numbers. The answer is the same.</source>
        <translation>Toutes les lignes sont recalculées, et donnent les mêmes nombres. La réponse est la même.</translation>
    </message>
    <message>
        <source>Nothing at all</source>
        <translation>Rien du tout</translation>
    </message>
    <message>
        <source>The words won&apos;t differ. But the waiting will.</source>
        <translation>Les mots ne changeront pas. Mais l’attente, si.</translation>
    </message>
    <message>
        <source>{turn_computed} rows, the whole conversation once more. {turn_time} until the first token, instead of {turn_other_time}. The answer is the same.</source>
        <translation>{turn_computed} lignes, toute la conversation une fois de plus. {turn_time} jusqu’au premier token, au lieu de {turn_other_time}. La réponse est la même.</translation>
    </message>
    <message>
        <source>You may have noticed this in a long chat: it answers fast while you talk, and slowly after a long break.</source>
        <translation>Vous l’avez peut-être remarqué dans un long dialogue&#x202f;: il répond vite tant que vous parlez, et lentement après une longue pause.</translation>
    </message>
    <message>
        <source>Two things are called &quot;memory&quot; in a chat: the text, which always goes along, and the cache, which is only there to save time. Mixing them up is the commonest mistake.</source>
        <translation>Deux choses s’appellent «&#x202f;mémoire&#x202f;» dans un dialogue&#x202f;: le texte, qui accompagne toujours la question, et le cache, qui n’est là que pour gagner du temps. Les confondre est l’erreur la plus courante.</translation>
    </message>
    <message>
        <source>A word early in the document</source>
        <translation>Un mot au début du document</translation>
    </message>
    <message>
        <source>The cache is kept again. Now somebody corrects one word near the **beginning** of the document: a house in its third sentence isn&apos;t green but yellow.</source>
        <translation>Le cache est de nouveau gardé. Quelqu’un corrige maintenant un mot près du **début** du document&#x202f;: dans la troisième phrase, une maison n’est pas verte, mais jaune.</translation>
    </message>
    <message>
        <source>How many of the kept rows can stay?</source>
        <translation>Combien des lignes gardées peuvent rester&#x202f;?</translation>
    </message>
    <message>
        <source>All but one</source>
        <translation>Toutes sauf une</translation>
    </message>
    <message>
        <source>The row of the word must go. But every row below may have looked at it.</source>
        <translation>La ligne du mot doit partir. Mais chaque ligne au-dessous a pu la regarder.</translation>
    </message>
    <message>
        <source>It doesn&apos;t depend on how much was changed, only on where.</source>
        <translation>Peu importe la taille du changement, seul compte l’endroit.</translation>
    </message>
    <message>
        <source>Only those above the word, a few</source>
        <translation>Seulement celles au-dessus du mot, quelques-unes</translation>
    </message>
    <message>
        <source>The word stands near the beginning, so there is not much above it.</source>
        <translation>Le mot est près du début, il n’y a donc pas grand-chose au-dessus.</translation>
    </message>
    <message>
        <source>{turn_reused} rows could stay. Then the next question came, and {turn_computed} rows had to be computed before its answer began. That took {turn_time}; with nothing kept at all it would have taken {turn_other_time}. One small word near the beginning costs nearly the whole prefill.</source>
        <translation>{turn_reused} lignes ont pu rester. Puis la question suivante est arrivée, et il a fallu calculer {turn_computed} lignes avant que sa réponse commence. Cela a pris {turn_time}&#x202f;; si rien n’avait été gardé, il aurait fallu {turn_other_time}. Un petit mot près du début coûte presque tout le prefill.</translation>
    </message>
    <message>
        <source>To see it more slowly, press &quot;Change an early word&quot; by hand and wait with the next question: what is left of the blue is the beginning only.</source>
        <translation>Pour le voir plus lentement, appuyez vous-même sur «&#x202f;Changer un mot au début&#x202f;» et attendez avant la question suivante&#x202f;: du bleu, il ne reste que le début.</translation>
    </message>
    <message>
        <source>A word late in the document</source>
        <translation>Un mot à la fin du document</translation>
    </message>
    <message>
        <source>The same conversation again, from its beginning. This time the corrected word stands in the last line of the document: Sofia has not seven cows but eight.</source>
        <translation>La même conversation, reprise depuis le début. Cette fois, le mot corrigé se trouve dans la dernière ligne du document&#x202f;: Sofia n’a pas sept vaches, mais huit.</translation>
    </message>
    <message>
        <source>How many rows stay valid?</source>
        <translation>Combien de lignes restent valides&#x202f;?</translation>
    </message>
    <message>
        <source>{turn_reused} were read back. The next question had {turn_computed} rows to compute: what stands below the word, and the question itself. That took {turn_time}; with nothing kept it would have taken {turn_other_time}.</source>
        <translation>{turn_reused} ont été relues. La question suivante avait {turn_computed} lignes à calculer&#x202f;: ce qui se trouve au-dessous du mot, et la question elle-même. Cela a pris {turn_time}&#x202f;; si rien n’avait été gardé, il aurait fallu {turn_other_time}.</translation>
    </message>
    <message>
        <source>So there is a rule for everyone who writes prompts: first what never changes, last what changes often.</source>
        <translation>D’où une règle pour tous ceux qui écrivent des prompts&#x202f;: d’abord ce qui ne change jamais, en dernier ce qui change souvent.</translation>
    </message>
    <message>
        <source>Let the class name things that change: date and time, the user&apos;s name, search results. Where do they stand in the prompts they know?</source>
        <translation>Laissez la classe citer ce qui change&#x202f;: la date et l’heure, le nom de l’utilisateur, des résultats de recherche. Où cela se trouve-t-il dans les prompts qu’elle connaît&#x202f;?</translation>
    </message>
    <message>
        <source>Sold by the token</source>
        <translation>Vendu au token</translation>
    </message>
    <message>
        <source>A provider can keep the rows of your prompt&apos;s beginning from one request to the next. That is **prompt caching**. It needn&apos;t compute them again, and charges less for them.</source>
        <translation>Un fournisseur peut garder les lignes du début de votre prompt d’une requête à l’autre. C’est la **mise en cache du prompt**. Il n’a pas à les recalculer, et les facture moins cher.</translation>
    </message>
    <message>
        <source>Your prompts begin with the current time, to the second. Then come 10,000 tokens of instructions, the same each time.</source>
        <translation>Vos prompts commencent par l’heure actuelle, à la seconde près. Viennent ensuite 10&#x202f;000 tokens d’instructions, toujours les mêmes.</translation>
    </message>
    <message>
        <source>How much of the prompt is found in the cache at the next request?</source>
        <translation>Quelle part du prompt retrouve-t-on dans le cache à la requête suivante&#x202f;?</translation>
    </message>
    <message>
        <source>Nearly everything, since only the time differs</source>
        <translation>Presque tout, puisque seule l’heure diffère</translation>
    </message>
    <message>
        <source>It differs at the very beginning. All rows below it depend on it.</source>
        <translation>Elle diffère tout au début. Toutes les lignes au-dessous en dépendent.</translation>
    </message>
    <message>
        <source>All the instructions: their words are the same</source>
        <translation>Toutes les instructions&#x202f;: leurs mots sont les mêmes</translation>
    </message>
    <message>
        <source>The words are the same, but a row depends on what stands **above** it as well.</source>
        <translation>Les mots sont les mêmes, mais une ligne dépend aussi de ce qui se trouve **au-dessus**.</translation>
    </message>
    <message>
        <source>Next to nothing</source>
        <translation>Presque rien</translation>
    </message>
    <message>
        <source>The first changed token makes all rows below it invalid, and it stands at the top.</source>
        <translation>Le premier token changé rend invalides toutes les lignes au-dessous de lui, et il est tout en haut.</translation>
    </message>
    <message>
        <source>Move the time to the end and all the instructions are found.</source>
        <translation>Placez l’heure à la fin, et toutes les instructions sont retrouvées.</translation>
    </message>
    <message>
        <source>The frame says what this conversation would cost with and without the discount. &quot;Leave&quot; puts the rows on the disk; &quot;Come back&quot; reads them in again. It is the rule of lesson 2 once more, and now it has a price.</source>
        <translation>L’encadré dit ce que cette conversation coûterait avec et sans la remise. «&#x202f;Partir&#x202f;» met les lignes sur le disque&#x202f;; «&#x202f;Revenir&#x202f;» les relit. C’est encore la règle de la leçon 2, et maintenant elle a un prix.</translation>
    </message>
    <message>
        <source>Use the buttons: Leave, then Come back, then ask once more. Rows from the disk are as good as new ones: same numbers.</source>
        <translation>Servez-vous des boutons&#x202f;: Partir, puis Revenir, puis posez encore une question. Les lignes venues du disque valent les neuves&#x202f;: mêmes nombres.</translation>
    </message>
    <message>
        <source>The prices in the frame are an example and can be changed; providers differ. What they have in common: a cached token is much cheaper than a fresh one, and only a common beginning counts.</source>
        <translation>Les prix de l’encadré sont un exemple et peuvent être changés&#x202f;; chaque fournisseur a les siens. Ce qu’ils ont en commun&#x202f;: un token en cache coûte bien moins cher qu’un token neuf, et seul un début commun compte.</translation>
    </message>
    <message>
        <source>Why bits can differ</source>
        <translation>Pourquoi des bits peuvent différer</translation>
    </message>
    <message>
        <source>Three numbers</source>
        <translation>Trois nombres</translation>
    </message>
    <message>
        <source>The question of this lesson: if a cache changes nothing, why do some programs give slightly different **logits** (scores of the next token) with and without it?</source>
        <translation>La question de cette leçon&#x202f;: si un cache ne change rien, pourquoi certains programmes donnent-ils des **logits** (les scores du token suivant) un peu différents avec et sans lui&#x202f;?</translation>
    </message>
    <message>
        <source>Point at a stripe of the card, or go along it with the arrow keys: it tells you a number of the row as the computer holds it, in 32 bits. That is about seven digits. After every addition the result is **rounded** to that.</source>
        <translation>Pointez une bande de la carte, ou parcourez-la avec les flèches du clavier&#x202f;: elle vous donne un nombre de la ligne tel que l’ordinateur le conserve, en 32 bits. Cela fait environ sept chiffres. Après chaque addition, le résultat est **arrondi** à cette précision.</translation>
    </message>
    <message>
        <source>A computer adds from left to right, in such numbers: 100,000,000 + 1 −&#xa0;100,000,000. What comes out?</source>
        <translation>Un ordinateur additionne de gauche à droite, avec de tels nombres&#x202f;: 100&#x202f;000&#x202f;000 + 1 − 100&#x202f;000&#x202f;000. Quel est le résultat&#x202f;?</translation>
    </message>
    <message>
        <source>1</source>
        <translation>1</translation>
    </message>
    <message>
        <source>On paper, yes. But the sum in between would need nine digits.</source>
        <translation>Sur le papier, oui. Mais la somme intermédiaire demanderait neuf chiffres.</translation>
    </message>
    <message>
        <source>Something like 0.99</source>
        <translation>Quelque chose comme 0,99</translation>
    </message>
    <message>
        <source>Rounding isn&apos;t a blur that hits every result a little. Here a whole number gets lost.</source>
        <translation>Arrondir, ce n’est pas un flou qui touche un peu tous les résultats. Ici, c’est un nombre entier qui se perd.</translation>
    </message>
    <message>
        <source>0</source>
        <translation>0</translation>
    </message>
    <message>
        <source>100,000,001 needs nine digits. It&apos;s rounded to 100,000,000, and the 1 is lost.</source>
        <translation>100&#x202f;000&#x202f;001 demande neuf chiffres. Il est arrondi à 100&#x202f;000&#x202f;000, et le 1 est perdu.</translation>
    </message>
    <message>
        <source>Put the same three numbers in another order, 100,000,000 −&#xa0;100,000,000 + 1, and it is 1. So a sum of rounded numbers depends on its **order**. A logit is the end of thousands of such sums.</source>
        <translation>Mettez les trois mêmes nombres dans un autre ordre, 100&#x202f;000&#x202f;000 − 100&#x202f;000&#x202f;000 + 1, et cela fait 1. Une somme de nombres arrondis dépend donc de son **ordre**. Un logit est l’aboutissement de milliers de sommes de ce genre.</translation>
    </message>
    <message>
        <source>Everybody can try it: in most languages with 32-bit floats. With 64 bits take 10 to the power of 17.</source>
        <translation>Tout le monde peut essayer&#x202f;: dans la plupart des langages, avec des flottants de 32 bits. En 64 bits, prenez 10 puissance 17.</translation>
    </message>
    <message>
        <source>No order is the right one. All are a little off; they are off differently.</source>
        <translation>Aucun ordre n’est le bon. Ils sont tous un peu à côté, chacun à sa façon.</translation>
    </message>
    <message>
        <source>An order that stays</source>
        <translation>Un ordre qui ne change pas</translation>
    </message>
    <message>
        <source>This app&apos;s own arithmetic is called **exact**. It isn&apos;t free of rounding. But it adds every sum in one fixed order, no matter how many rows are computed together or how many processor cores share the work.</source>
        <translation>Le calcul propre à cette application est dit **exact**. Il n’est pas sans arrondis. Mais il additionne chaque somme dans un même ordre fixe, quel que soit le nombre de lignes calculées ensemble ou de cœurs de processeur qui se partagent le travail.</translation>
    </message>
    <message>
        <source>Lane A computes one row at a step, lane B up to 120 rows.</source>
        <translation>Le couloir A calcule une ligne par étape, le couloir B jusqu’à 120 lignes.</translation>
    </message>
    <message>
        <source>How far apart will their logits be at most?</source>
        <translation>De combien leurs logits s’écarteront-ils au plus&#x202f;?</translation>
    </message>
    <message>
        <source>A few hundred-thousandths</source>
        <translation>De quelques cent-millièmes</translation>
    </message>
    <message>
        <source>So it is with most programs, and you&apos;ll see one in a moment. Here the same numbers are added in the same order.</source>
        <translation>C’est le cas avec la plupart des programmes, et vous allez en voir un. Ici, les mêmes nombres sont additionnés dans le même ordre.</translation>
    </message>
    <message>
        <source>It grows from step to step</source>
        <translation>L’écart grandit d’étape en étape</translation>
    </message>
    <message>
        <source>It would, if small differences got into the cache and added up. There are none to begin with.</source>
        <translation>Il grandirait si de petites différences entraient dans le cache et s’accumulaient. Au départ, il n’y en a aucune.</translation>
    </message>
    <message>
        <source>Not at all</source>
        <translation>De rien du tout</translation>
    </message>
    <message>
        <source>Same numbers, same order, same rounding: the same bits.</source>
        <translation>Mêmes nombres, même ordre, mêmes arrondis&#x202f;: les mêmes bits.</translation>
    </message>
    <message>
        <source>Largest difference: {race_difference}. {race_agreement}.</source>
        <translation>Plus grande différence&#x202f;: {race_difference}. {race_agreement}.</translation>
    </message>
    <message>
        <source>Keys and values were compared too, every row in every block. That is the promise of the cache, kept to the last bit.</source>
        <translation>Les clés et les valeurs ont été comparées aussi, chaque ligne dans chaque bloc. C’est la promesse du cache, tenue jusqu’au dernier bit.</translation>
    </message>
    <message>
        <source>&quot;Exact&quot; is a promise about repeating, not about precision. The results are rounded like everybody&apos;s.</source>
        <translation>«&#x202f;Exact&#x202f;» promet la répétition, pas la précision. Les résultats sont arrondis comme partout.</translation>
    </message>
    <message>
        <source>It costs next to nothing in speed, but it has to be planned: work may be divided by rows, heads or outputs, never along a sum.</source>
        <translation>Cela ne coûte presque rien en vitesse, mais il faut le prévoir&#x202f;: on peut répartir le travail par lignes, par têtes ou par sorties, jamais le long d’une somme.</translation>
    </message>
    <message>
        <source>The library everybody uses</source>
        <translation>La bibliothèque de tout le monde</translation>
    </message>
    <message>
        <source>The same race, but both lanes calculate with **OpenBLAS**, a library for tables of numbers that very many programs use. For one row it takes another routine than for many. The two add in different orders.</source>
        <translation>La même course, mais les deux couloirs calculent avec **OpenBLAS**, une bibliothèque pour tableaux de nombres que de très nombreux programmes utilisent. Pour une seule ligne, elle prend une autre routine que pour plusieurs. Les deux additionnent dans des ordres différents.</translation>
    </message>
    <message>
        <source>On what will the lanes agree?</source>
        <translation>Sur quoi les couloirs seront-ils d’accord&#x202f;?</translation>
    </message>
    <message>
        <source>On everything, as before</source>
        <translation>Sur tout, comme avant</translation>
    </message>
    <message>
        <source>The cache still gives back the same numbers. But now the row **added** to them is computed by another routine than in lane B.</source>
        <translation>Le cache rend toujours les mêmes nombres. Mais la ligne qu’on leur **ajoute** est maintenant calculée par une autre routine que dans le couloir B.</translation>
    </message>
    <message>
        <source>On all tokens, but not on all bits</source>
        <translation>Sur tous les tokens, mais pas sur tous les bits</translation>
    </message>
    <message>
        <source>The logits differ in their last digits. The best token is nearly always far enough ahead of the second.</source>
        <translation>Les logits diffèrent dans leurs derniers chiffres. Le meilleur token est presque toujours assez loin devant le deuxième.</translation>
    </message>
    <message>
        <source>On hardly anything</source>
        <translation>Sur presque rien</translation>
    </message>
    <message>
        <source>A difference in the seventh digit is small beside the lead of the best token.</source>
        <translation>Une différence au septième chiffre est petite à côté de l’avance du meilleur token.</translation>
    </message>
    <message>
        <source>{race_agreement}. Largest difference of two logits: {race_difference}. The scores themselves reach from about −10 to 20, so that&apos;s some millionths of their range.</source>
        <translation>{race_agreement}. Plus grande différence entre deux logits&#x202f;: {race_difference}. Les scores eux-mêmes vont d’environ −10 à 20&#x202f;: c’est donc quelques millionièmes de leur étendue.</translation>
    </message>
    <message>
        <source>It wasn&apos;t the cache that made the difference but the number of rows computed together.</source>
        <translation>Ce n’est pas le cache qui a fait la différence, mais le nombre de lignes calculées ensemble.</translation>
    </message>
    <message>
        <source>Compare the two verdict cards: green both times, but the second says &quot;same tokens&quot; where the first says &quot;identical&quot;.</source>
        <translation>Comparez les deux cartes de verdict&#x202f;: vertes toutes les deux, mais la seconde dit «&#x202f;Mêmes tokens&#x202f;» là où la première dit «&#x202f;Identiques&#x202f;».</translation>
    </message>
    <message>
        <source>The size of the difference depends on the processor, as the library has routines for each. Collect a few from the class.</source>
        <translation>La taille de la différence dépend du processeur, car la bibliothèque a des routines pour chacun. Relevez-en quelques-unes dans la classe.</translation>
    </message>
    <message>
        <source>When even OpenBLAS agrees</source>
        <translation>Quand même OpenBLAS est d’accord</translation>
    </message>
    <message>
        <source>Once more OpenBLAS in both lanes, with and without the cache. They have raced for eight tokens. {race_agreement}; the logits are up to {race_difference} apart. And yet there is a step at which the two lanes agree to the last bit.</source>
        <translation>Encore OpenBLAS dans les deux couloirs, avec et sans le cache. Ils ont couru sur huit tokens. {race_agreement}&#x202f;; les logits s’écartent de {race_difference} au plus. Et pourtant, il y a une étape où les deux couloirs sont d’accord jusqu’au dernier bit.</translation>
    </message>
    <message>
        <source>Which step is it?</source>
        <translation>De quelle étape s’agit-il&#x202f;?</translation>
    </message>
    <message>
        <source>The first</source>
        <translation>De la première</translation>
    </message>
    <message>
        <source>There both lanes compute all 81 rows of the prompt together: same routine, same order.</source>
        <translation>Là, les deux couloirs calculent ensemble les 81 lignes du prompt&#x202f;: même routine, même ordre.</translation>
    </message>
    <message>
        <source>The last</source>
        <translation>De la dernière</translation>
    </message>
    <message>
        <source>Differences don&apos;t wear off. By then every row of lane A but those of the prompt was computed by itself.</source>
        <translation>Les différences ne s’effacent pas avec le temps. À ce moment-là, chaque ligne du couloir A, sauf celles du prompt, a été calculée seule.</translation>
    </message>
    <message>
        <source>Any one, by chance</source>
        <translation>De n’importe laquelle, par hasard</translation>
    </message>
    <message>
        <source>The library doesn&apos;t roll dice: the same call with the same numbers gives the same bits. So ask where the calls are the same.</source>
        <translation>La bibliothèque ne lance pas de dés&#x202f;: le même appel avec les mêmes nombres donne les mêmes bits. Cherchez donc où les appels sont les mêmes.</translation>
    </message>
    <message>
        <source>The app raced again, for one token only: {race_agreement}. From the second step on they part: then lane A computes one row and lane B all of them. A row&apos;s bits depend on what is computed **beside** it. Arithmetic that is free of this is called row-invariant or **batch-invariant**.</source>
        <translation>L’application a refait la course, pour un seul token&#x202f;: {race_agreement}. À partir de la deuxième étape, ils se séparent&#x202f;: le couloir A calcule alors une ligne et le couloir B toutes. Les bits d’une ligne dépendent de ce qui est calculé **à côté** d’elle. Un calcul qui n’a pas ce défaut est dit invariant par ligne, ou **invariant par lot**.</translation>
    </message>
    <message>
        <source>A look at the terminal proves it: rowkeeper-cli compare with both backends openblas says &quot;1 of 8 identical&quot; for the logits of eight tokens.</source>
        <translation>Un coup d’œil au terminal le prouve&#x202f;: rowkeeper-cli compare, avec les deux backends sur openblas, dit «&#x202f;1 of 8 identical&#x202f;» pour les logits de huit tokens.</translation>
    </message>
    <message>
        <source>Can it change the text?</source>
        <translation>Cela peut-il changer le texte&#x202f;?</translation>
    </message>
    <message>
        <source>Now both lanes have the cache, but lane A calculates exactly and lane B with OpenBLAS. Their logits differ by some hundred-thousandths.</source>
        <translation>Maintenant, les deux couloirs ont le cache, mais le couloir A fait le calcul exact et le couloir B calcule avec OpenBLAS. Leurs logits diffèrent de quelques cent-millièmes.</translation>
    </message>
    <message>
        <source>The model takes the token with the highest logit.</source>
        <translation>Le modèle prend le token qui a le plus grand logit.</translation>
    </message>
    <message>
        <source>Can such a difference ever change the text?</source>
        <translation>Une telle différence peut-elle un jour changer le texte&#x202f;?</translation>
    </message>
    <message>
        <source>Never: it&apos;s far too small</source>
        <translation>Jamais&#x202f;: elle est bien trop petite</translation>
    </message>
    <message>
        <source>Nearly always right. But what counts is not its size alone; it&apos;s the distance between the best two tokens.</source>
        <translation>Presque toujours juste. Mais ce qui compte n’est pas sa taille seule&#x202f;: c’est la distance entre les deux meilleurs tokens.</translation>
    </message>
    <message>
        <source>Yes, but rarely: where the two best are almost equal</source>
        <translation>Oui, mais rarement&#x202f;: là où les deux meilleurs sont presque à égalité</translation>
    </message>
    <message>
        <source>Then rounding decides. And once one token is another, the text after it may be quite another, too.</source>
        <translation>Alors l’arrondi décide. Et dès qu’un token est différent, le texte qui suit peut l’être tout à fait.</translation>
    </message>
    <message>
        <source>Yes, in nearly every sentence</source>
        <translation>Oui, dans presque chaque phrase</translation>
    </message>
    <message>
        <source>In most steps the best token leads by far more.</source>
        <translation>À la plupart des étapes, le meilleur token a une avance bien plus grande.</translation>
    </message>
    <message>
        <source>{race_agreement}. In 2,000 steps of the bundled model the two best tokens came closer than a ten-thousandth once. In all others they were at least two thousandths apart.</source>
        <translation>{race_agreement}. En 2&#x202f;000 étapes du modèle fourni, les deux meilleurs tokens se sont une seule fois approchés à moins d’un dix-millième. À toutes les autres, ils étaient distants d’au moins deux millièmes.</translation>
    </message>
    <message>
        <source>So lanes with different libraries may differ where the gap is that small, and the app names the step. Anything else counts as an error.</source>
        <translation>Des couloirs avec des bibliothèques différentes peuvent donc différer là où l’écart est aussi petit, et l’application nomme l’étape. Tout le reste compte comme une erreur.</translation>
    </message>
    <message>
        <source>Butterfly effect is a fair word: a coin toss at one token, and everything after it is written in view of that token.</source>
        <translation>Effet papillon est l’expression juste&#x202f;: un pile ou face à un token, et tout ce qui suit est écrit au vu de ce token.</translation>
    </message>
    <message>
        <source>Large models have larger vocabularies and freer texts, so near ties are commoner there.</source>
        <translation>Les grands modèles ont des vocabulaires plus grands et des textes plus libres&#x202f;; les quasi-égalités y sont donc plus fréquentes.</translation>
    </message>
    <message>
        <source>The same question twice</source>
        <translation>Deux fois la même question</translation>
    </message>
    <message>
        <source>You ask a service the same question twice. It is set to take the most probable token always, so nothing is left to chance. And yet the two answers differ at some point.</source>
        <translation>Vous posez deux fois la même question à un service. Il est réglé pour toujours prendre le token le plus probable&#x202f;: rien n’est donc laissé au hasard. Et pourtant, à un endroit, les deux réponses diffèrent.</translation>
    </message>
    <message>
        <source>A service computes the rows of many users in one pass, a **batch**. How many depends on who else is asking.</source>
        <translation>Un service calcule les lignes de nombreux utilisateurs en une seule passe, un **lot**. Leur nombre dépend de qui d’autre demande quelque chose.</translation>
    </message>
    <message>
        <source>What is the likely cause?</source>
        <translation>Quelle est la cause probable&#x202f;?</translation>
    </message>
    <message>
        <source>A cache that gives back slightly wrong numbers</source>
        <translation>Un cache qui rend des nombres légèrement faux</translation>
    </message>
    <message>
        <source>A cache gives back what was put in, to the bit.</source>
        <translation>Un cache rend ce qu’on y a mis, au bit près.</translation>
    </message>
    <message>
        <source>A hidden roll of the dice</source>
        <translation>Un jet de dés caché</translation>
    </message>
    <message>
        <source>It was switched off. And no dice are needed.</source>
        <translation>Il était désactivé. Et l’on n’a pas besoin de dés.</translation>
    </message>
    <message>
        <source>Other users&apos; requests in the same batch</source>
        <translation>Les requêtes d’autres utilisateurs dans le même lot</translation>
    </message>
    <message>
        <source>They change how many rows are computed together, and that can change the order of the sums.</source>
        <translation>Elles changent le nombre de lignes calculées ensemble, et cela peut changer l’ordre des sommes.</translation>
    </message>
    <message>
        <source>Here 12 conversations came to the bundled model, with 8 MiB for their caches, which is room for 1,024 rows. They went through it in common passes, twice, with different company each time. Every answer was the same both times. The last line in the frame says so.</source>
        <translation>Ici, 12 conversations sont arrivées au modèle fourni, avec 8 MiB pour leurs caches, soit la place de 1&#x202f;024 lignes. Elles l’ont traversé dans des passes communes, deux fois, chaque fois en autre compagnie. Toutes les réponses ont été les mêmes les deux fois. La dernière ligne de l’encadré le dit.</translation>
    </message>
    <message>
        <source>With arithmetic that is batch-invariant, no bit of any answer depends on it. With many libraries it can.</source>
        <translation>Avec un calcul invariant par lot, aucun bit d’aucune réponse n’en dépend. Avec beaucoup de bibliothèques, c’est possible.</translation>
    </message>
    <message>
        <source>This surprises experts as well: &quot;temperature 0&quot; makes the choice certain, not the numbers it is based on.</source>
        <translation>Cela surprend même des spécialistes&#x202f;: «&#x202f;température 0&#x202f;» rend le choix certain, pas les nombres sur lesquels il repose.</translation>
    </message>
    <message>
        <source>What else changes numbers: another graphics card, another version of a library, weights in fewer bits.</source>
        <translation>Ce qui change encore les nombres&#x202f;: une autre carte graphique, une autre version d’une bibliothèque, des poids sur moins de bits.</translation>
    </message>
    <message>
        <source>Check yourself</source>
        <translation>Vérifiez vous-même</translation>
    </message>
    <message>
        <source>To 200 tokens</source>
        <translation>Jusqu’à 200 tokens</translation>
    </message>
    <message>
        <source>The question of this lesson: how much faster is a model with a cache, really?</source>
        <translation>La question de cette leçon&#x202f;: combien de fois plus rapide un modèle est-il vraiment avec un cache&#x202f;?</translation>
    </message>
    <message>
        <source>Texts on the KV cache like to end with an experiment. Write the same text twice, **greedily**, which means always taking the most probable token: once with the cache, once without. One such text reports about twice the speed at 200 tokens, for GPT-2 small, and doesn&apos;t name the machine.</source>
        <translation>Les textes sur le cache KV finissent volontiers par une expérience. On écrit deux fois le même texte, de façon **gloutonne**, c’est-à-dire en prenant toujours le token le plus probable&#x202f;: une fois avec le cache, une fois sans. L’un de ces textes annonce environ le double de la vitesse à 200 tokens, pour GPT-2 small, et ne nomme pas la machine.</translation>
    </message>
    <message>
        <source>Here are two lanes with the bundled model.</source>
        <translation>Voici deux couloirs avec le modèle fourni.</translation>
    </message>
    <message>
        <source>How many times as long will the lane without the cache take, until the text has 200 tokens?</source>
        <translation>Combien de fois plus de temps le couloir sans cache mettra-t-il, jusqu’à ce que le texte ait 200 tokens&#x202f;?</translation>
    </message>
    <message>
        <source>{race_ratio} times as long: {race_time_b} instead of {race_time_a}.</source>
        <translation>{race_ratio} fois plus&#x202f;: {race_time_b} au lieu de {race_time_a}.</translation>
    </message>
    <message>
        <source>And the texts? {race_agreement}. As promised: an optimization, not an approximation.</source>
        <translation>Et les textes&#x202f;? {race_agreement}. Comme promis&#x202f;: une optimisation, pas une approximation.</translation>
    </message>
    <message>
        <source>Have everybody write the guess down before anyone presses a button.</source>
        <translation>Faites noter à chacun son estimation avant que quelqu’un appuie sur un bouton.</translation>
    </message>
    <message>
        <source>On a noisy machine race again: the ratio moves, the row counts don&apos;t.</source>
        <translation>Sur une machine occupée, refaites la course&#x202f;: le ratio bouge, le nombre de lignes non.</translation>
    </message>
    <message>
        <source>To 1,000 tokens</source>
        <translation>Jusqu’à 1&#x202f;000 tokens</translation>
    </message>
    <message>
        <source>Now until the text has 1,000 tokens. The same report speaks of not quite five times the speed there.</source>
        <translation>Maintenant, jusqu’à ce que le texte ait 1&#x202f;000 tokens. Le même compte rendu y parle d’un peu moins de cinq fois la vitesse.</translation>
    </message>
    <message>
        <source>The lane without the cache computes half a million rows for this. Both lanes together take ten seconds to a minute, or more on an old machine.</source>
        <translation>Pour cela, le couloir sans cache calcule un demi-million de lignes. Les deux couloirs ensemble mettent de dix secondes à une minute, ou plus sur une vieille machine.</translation>
    </message>
    <message>
        <source>How many times as long will lane B take?</source>
        <translation>Combien de fois plus de temps le couloir B mettra-t-il&#x202f;?</translation>
    </message>
    <message>
        <source>{ratio_1000} times as long; at 200 tokens it was {ratio_200}. So the ratio does grow with the text. It is that of **whole runs**. Of the newest steps alone it is {race_step_ratio}: the early ones were short.</source>
        <translation>{ratio_1000} fois plus&#x202f;; à 200 tokens, c’était {ratio_200}. Le ratio croît donc bien avec le texte. C’est celui des **exécutions entières**. Pour les étapes les plus récentes seules, il est de {race_step_ratio}&#x202f;: les premières étaient courtes.</translation>
    </message>
    <message>
        <source>The model menu has GPT-2 small&apos;s true size, too. Without a cache, 1,000 tokens cost it about 91,000 GFLOP (billions of operations): minutes, at this machine&apos;s {arithmetic}.</source>
        <translation>Le menu des modèles propose aussi GPT-2 small en vraie grandeur. Sans cache, 1&#x202f;000 tokens lui coûtent environ 91&#x202f;000 GFLOP (milliards d’opérations)&#x202f;: des minutes, aux {arithmetic} de cette machine.</translation>
    </message>
    <message>
        <source>While it races, watch the points in the chart: lane B climbs, lane A stays at the bottom. The waiting is the lesson.</source>
        <translation>Pendant la course, suivez les points du graphique&#x202f;: le couloir B grimpe, le couloir A reste en bas. L’attente est la leçon.</translation>
    </message>
    <message>
        <source>To try GPT-2 small: leave the lesson, choose it in the model menu and go to the Race page. 200 tokens take about 3,500 GFLOP without a cache, half a minute on two cores; 1,000 tokens a quarter of an hour.</source>
        <translation>Pour essayer GPT-2 small&#x202f;: quittez la leçon, choisissez-le dans le menu des modèles et allez à la page Course. 200 tokens demandent environ 3&#x202f;500 GFLOP sans cache, une demi-minute sur deux cœurs&#x202f;; 1&#x202f;000 tokens, un quart d’heure.</translation>
    </message>
    <message>
        <source>Why is it so much more?</source>
        <translation>Pourquoi tellement plus&#x202f;?</translation>
    </message>
    <message>
        <source>What do the ratios depend on? Both runs read every weight once a step, that is true. If reading took all the time, both would be equally fast.</source>
        <translation>De quoi dépendent les ratios&#x202f;? Les deux exécutions lisent chaque poids une fois par étape, c’est vrai. Si la lecture prenait tout le temps, elles iraient aussi vite l’une que l’autre.</translation>
    </message>
    <message>
        <source>But the run without a cache also calculates for all rows. This machine reads {bandwidth} and calculates {arithmetic}. From these two rates alone one would expect ratios of {roofline_200} at 200 tokens and {roofline_1000} at 1,000.</source>
        <translation>Mais l’exécution sans cache calcule en plus pour toutes les lignes. Cette machine lit {bandwidth} et calcule {arithmetic}. D’après ces deux débits seuls, on attendrait des ratios de {roofline_200} à 200 tokens et de {roofline_1000} à 1&#x202f;000.</translation>
    </message>
    <message>
        <source>A large graphics card calculates about two thousand times as fast as a laptop and reads about fifty times as fast. What will the ratio at 200 tokens be there, for GPT-2 small?</source>
        <translation>Une grosse carte graphique calcule environ deux mille fois plus vite qu’un ordinateur portable et lit environ cinquante fois plus vite. Quel y sera le ratio à 200 tokens, pour GPT-2 small&#x202f;?</translation>
    </message>
    <message>
        <source>Larger than here: it is so much faster</source>
        <translation>Plus grand qu’ici&#x202f;: elle est tellement plus rapide</translation>
    </message>
    <message>
        <source>Both lanes get faster, and the one without a cache gains more: it is the one that had to calculate.</source>
        <translation>Les deux couloirs accélèrent, et celui sans cache y gagne davantage&#x202f;: c’est lui qui devait calculer.</translation>
    </message>
    <message>
        <source>About the same</source>
        <translation>À peu près le même</translation>
    </message>
    <message>
        <source>That would be so if both rates grew alike. Calculating grew far more than reading.</source>
        <translation>Ce serait le cas si les deux débits avaient grandi pareil. Le calcul a grandi bien plus que la lecture.</translation>
    </message>
    <message>
        <source>Close to 1</source>
        <translation>Proche de 1</translation>
    </message>
    <message>
        <source>It calculates 200 rows in hardly more time than one. What remains is what both lanes do alike.</source>
        <translation>Elle calcule 200 lignes en à peine plus de temps qu’une seule. Reste ce que les deux couloirs font pareillement.</translation>
    </message>
    <message>
        <source>For an H100 one expects {gpu_200} at 200 tokens and {gpu_1000} at 1,000. So the ratio depends on the length of the text and on one figure of the machine: how many rows it can calculate in the time it takes to read the weights once. The frame names it for this machine.</source>
        <translation>Pour un H100, on attend {gpu_200} à 200 tokens et {gpu_1000} à 1&#x202f;000. Le ratio dépend donc de la longueur du texte et d’un seul chiffre de la machine&#x202f;: le nombre de lignes qu’elle peut calculer pendant le temps qu’il lui faut pour lire les poids une fois. L’encadré le donne pour cette machine.</translation>
    </message>
    <message>
        <source>The report&apos;s 2 and 4.8 need about 120 rows: a machine in between, or a program that spends some fixed time on every step. Choose &quot;Like the report&quot; to see it.</source>
        <translation>Les 2 et 4,8 du compte rendu demandent environ 120 lignes&#x202f;: une machine entre les deux, ou un programme qui dépense un temps fixe à chaque étape. Choisissez «&#x202f;Comme le compte rendu&#x202f;» pour le voir.</translation>
    </message>
    <message>
        <source>This estimate is called a roofline: two limits, and the lower one is the roof. Let the class change the GB/s and the GFLOP/s in the frame and watch the ratios.</source>
        <translation>Cette estimation s’appelle roofline, «&#x202f;ligne de toit&#x202f;»&#x202f;: deux limites, et la plus basse fait le toit. Laissez la classe changer les GB/s et les GFLOP/s dans l’encadré et observer les ratios.</translation>
    </message>
    <message>
        <source>&quot;The cache only removes attention&quot; is wrong by amount at any ratio: most of what it removes is projections and MLPs of old rows (lesson 3). Where the ratio is small, that work is there too, but hidden behind the reading of the weights.</source>
        <translation>«&#x202f;Le cache ne supprime que l’attention&#x202f;» est faux en quantité, quel que soit le ratio&#x202f;: l’essentiel de ce qu’il supprime, ce sont les projections et les MLP des anciennes lignes (leçon 3). Là où le ratio est petit, ce travail existe aussi, mais il est caché derrière la lecture des poids.</translation>
    </message>
    <message>
        <source>The small model&apos;s weights fit into the processor&apos;s caches, so its cached steps are often faster than the roof of the memory allows: measured ratios can lie above the expected ones.</source>
        <translation>Les poids du petit modèle tiennent dans les caches du processeur&#x202f;: ses étapes avec cache sont donc souvent plus rapides que le toit de la mémoire ne le permet, et les ratios mesurés peuvent dépasser ceux qu’on attendait.</translation>
    </message>
    <message>
        <source>What can go wrong in such a test</source>
        <translation>Ce qui peut mal tourner dans un tel test</translation>
    </message>
    <message>
        <source>A friend repeats the experiment on another computer. For 60 new tokens she finds a ratio of 5. You found far more, for 186. She concludes: your program must be faulty.</source>
        <translation>Une amie répète l’expérience sur un autre ordinateur. Pour 60 nouveaux tokens, elle trouve un ratio de 5. Vous avez trouvé bien plus, pour 186. Elle conclut&#x202f;: votre programme doit être défectueux.</translation>
    </message>
    <message>
        <source>What do you tell her?</source>
        <translation>Que lui dites-vous&#x202f;?</translation>
    </message>
    <message>
        <source>Compare the same length first, then rows and tokens; times are the machine&apos;s own</source>
        <translation>Comparer d’abord la même longueur, puis les lignes et les tokens&#x202f;; les temps sont propres à la machine</translation>
    </message>
    <message>
        <source>Rows and tokens are the same everywhere. The ratio follows from the length and from the machine&apos;s two rates.</source>
        <translation>Les lignes et les tokens sont les mêmes partout. Le ratio découle de la longueur et des deux débits de la machine.</translation>
    </message>
    <message>
        <source>Ratios must agree, so one of us made a mistake</source>
        <translation>Les ratios doivent concorder, l’un de nous deux s’est donc trompé</translation>
    </message>
    <message>
        <source>The **rows** must agree: that&apos;s arithmetic on paper. Times depend on the machine.</source>
        <translation>Ce sont les **lignes** qui doivent concorder&#x202f;: c’est un calcul qu’on fait sur le papier. Les temps dépendent de la machine.</translation>
    </message>
    <message>
        <source>She should take the average of several runs</source>
        <translation>Elle devrait prendre la moyenne de plusieurs exécutions</translation>
    </message>
    <message>
        <source>A good habit, but it won&apos;t bring two different machines together, nor two different lengths.</source>
        <translation>Une bonne habitude, mais elle ne rapprochera ni deux machines différentes, ni deux longueurs différentes.</translation>
    </message>
    <message>
        <source>For 60 new tokens: {race_rows_a} rows with the cache and {race_rows_b} without, on every machine in the world. The ratio of the times is {race_ratio} on this one, today.</source>
        <translation>Pour 60 nouveaux tokens&#x202f;: {race_rows_a} lignes avec le cache et {race_rows_b} sans, sur toutes les machines du monde. Le ratio des temps est de {race_ratio} sur celle-ci, aujourd’hui.</translation>
    </message>
    <message>
        <source>A good report of such a test names: model, precision, machine, length, and whether the ratio is of steps or of whole runs.</source>
        <translation>Un bon compte rendu d’un tel test donne&#x202f;: le modèle, la précision, la machine, la longueur, et si le ratio est celui d’étapes ou d’exécutions entières.</translation>
    </message>
    <message>
        <source>Where this leads: training</source>
        <translation>Et après&#x202f;: l’entraînement</translation>
    </message>
    <message>
        <source>The cache is for writing. What about **training**, in which a model learns from texts that are finished?</source>
        <translation>Le cache sert à écrire. Et l’**entraînement**, où un modèle apprend de textes déjà terminés&#x202f;?</translation>
    </message>
    <message>
        <source>Here a text of {prompt_rows} tokens was read in one pass, in {prefill_time}. Each token after that took {decode_time}, one after the other.</source>
        <translation>Ici, un texte de {prompt_rows} tokens a été lu en une passe, en {prefill_time}. Chaque token suivant a pris {decode_time}, l’un après l’autre.</translation>
    </message>
    <message>
        <source>Does training a model need a KV cache?</source>
        <translation>Faut-il un cache KV pour entraîner un modèle&#x202f;?</translation>
    </message>
    <message>
        <source>Yes, or it would recompute every row again and again</source>
        <translation>Oui, sinon il recalculerait chaque ligne encore et encore</translation>
    </message>
    <message>
        <source>So it would if it went through the text token by token. It doesn&apos;t need to: all tokens are known.</source>
        <translation>Ce serait le cas s’il parcourait le texte token par token. Il n’en a pas besoin&#x202f;: tous les tokens sont connus.</translation>
    </message>
    <message>
        <source>No: it computes all rows of a text in one pass</source>
        <translation>Non&#x202f;: il calcule toutes les lignes d’un texte en une passe</translation>
    </message>
    <message>
        <source>Like a prefill. Every row guesses the token after it at the same time, and nothing is computed twice.</source>
        <translation>Comme un prefill. Chaque ligne devine en même temps le token qui la suit, et rien n’est calculé deux fois.</translation>
    </message>
    <message>
        <source>Only for long texts</source>
        <translation>Seulement pour les textes longs</translation>
    </message>
    <message>
        <source>The length doesn&apos;t matter. What matters is that no token has to be waited for.</source>
        <translation>La longueur n’y fait rien. Ce qui compte, c’est qu’il n’y a aucun token à attendre.</translation>
    </message>
    <message>
        <source>The mask lets training do this: a row sees only what is above it, so all guesses are fair even if the text is known. Writing can&apos;t: the next token isn&apos;t there before the one above it is chosen. One and the same model is parallel when it learns and one row after the other when it writes.</source>
        <translation>C’est le masque qui le permet à l’entraînement&#x202f;: une ligne ne voit que ce qui est au-dessus, toutes les prédictions sont donc honnêtes, même si le texte est connu. L’écriture ne le peut pas&#x202f;: le token suivant n’existe pas avant que celui du dessus soit choisi. Un seul et même modèle travaille en parallèle quand il apprend, et une ligne après l’autre quand il écrit.</translation>
    </message>
    <message>
        <source>Ask what prefill, training and lane B have in common: all rows in one pass. And what sets lane B apart: it does it again at every step.</source>
        <translation>Demandez ce que le prefill, l’entraînement et le couloir B ont en commun&#x202f;: toutes les lignes en une passe. Et ce qui distingue le couloir B&#x202f;: il recommence à chaque étape.</translation>
    </message>
    <message>
        <source>Where this leads: long texts</source>
        <translation>Et après&#x202f;: les textes longs</translation>
    </message>
    <message>
        <source>The triangle again: one line for each row, one cell for each row that it looked at. With n rows these are n lines, and about half of n × n cells.</source>
        <translation>Encore le triangle&#x202f;: une rangée par ligne, une cellule pour chaque ligne qu’elle a regardée. Avec n lignes, cela fait n rangées, et environ la moitié de n × n cellules.</translation>
    </message>
    <message>
        <source>The text gets twice as long. How many cells does the triangle have then?</source>
        <translation>Le texte devient deux fois plus long. Combien de cellules le triangle a-t-il alors&#x202f;?</translation>
    </message>
    <message>
        <source>Twice as many</source>
        <translation>Deux fois plus</translation>
    </message>
    <message>
        <source>Twice as many lines, but each of them is twice as long, too.</source>
        <translation>Deux fois plus de rangées, mais chacune est aussi deux fois plus longue.</translation>
    </message>
    <message>
        <source>About four times as many</source>
        <translation>Environ quatre fois plus</translation>
    </message>
    <message>
        <source>Twice the lines, twice their length. This is what &quot;n squared&quot; stands for.</source>
        <translation>Deux fois plus de rangées, de longueur double. C’est ce que veut dire «&#x202f;n au carré&#x202f;».</translation>
    </message>
    <message>
        <source>About eight times as many</source>
        <translation>Environ huit fois plus</translation>
    </message>
    <message>
        <source>That is what a run without a cache pays in all: it draws the whole triangle again at each step.</source>
        <translation>C’est ce que paie en tout une exécution sans cache&#x202f;: elle redessine tout le triangle à chaque étape.</translation>
    </message>
    <message>
        <source>The cache doesn&apos;t make the triangle smaller. It lets every cell be computed **once**, one line a step. Someone has to compute it still, and for a very long prompt the prefill does so all at once. There n squared becomes what one waits for, and the cache&apos;s n rows become what fills the memory. Both are the price of long contexts.</source>
        <translation>Le cache ne rend pas le triangle plus petit. Il permet de calculer chaque cellule **une seule fois**, une rangée par étape. Il faut tout de même que quelqu’un la calcule, et pour un très long prompt, le prefill le fait d’un coup. C’est alors n au carré qui fait attendre, et ce sont les n lignes du cache qui remplissent la mémoire. L’un et l’autre sont le prix des longs contextes.</translation>
    </message>
    <message>
        <source>Draw it: with the cache a step adds the bottom line. Without it a step draws the whole triangle. Added up: n squared cells against n cubed.</source>
        <translation>Dessinez-le&#x202f;: avec le cache, une étape ajoute la rangée du bas. Sans lui, une étape dessine tout le triangle. Au total&#x202f;: n au carré cellules contre n au cube.</translation>
    </message>
    <message>
        <source>Where to go from here: grouped-query attention, training in parallel, and ways around the square, such as windows.</source>
        <translation>Pour aller plus loin&#x202f;: l’attention à requêtes groupées, l’entraînement en parallèle, et les façons de contourner le carré, comme les fenêtres.</translation>
    </message>
    <message>
        <source>Twenty questions</source>
        <translation>Vingt questions</translation>
    </message>
    <message>
        <source>Permission</source>
        <translation>Le droit de garder</translation>
    </message>
    <message>
        <source>Why may a model use a row again that it computed a hundred tokens ago?</source>
        <translation>Pourquoi un modèle a-t-il le droit de réutiliser une ligne calculée cent tokens plus tôt&#x202f;?</translation>
    </message>
    <message>
        <source>Because a small error does no harm</source>
        <translation>Parce qu’une petite erreur ne fait pas de mal</translation>
    </message>
    <message>
        <source>There is no error at all. The row that is read back is the same number for number.</source>
        <translation>Il n’y a aucune erreur. La ligne relue est la même, nombre pour nombre.</translation>
    </message>
    <message>
        <source>Because a row sees only itself and what stands above it</source>
        <translation>Parce qu’une ligne ne voit qu’elle-même et ce qui est au-dessus</translation>
    </message>
    <message>
        <source>New tokens come below. So nothing a row depends on can change any more.</source>
        <translation>Les nouveaux tokens viennent au-dessous. Rien de ce dont une ligne dépend ne peut donc plus changer.</translation>
    </message>
    <message>
        <source>Because words keep their meaning</source>
        <translation>Parce que les mots gardent leur sens</translation>
    </message>
    <message>
        <source>A row isn&apos;t the meaning of a word: the same word gets another row in another text.</source>
        <translation>Une ligne n’est pas le sens d’un mot&#x202f;: dans un autre texte, le même mot a une autre ligne.</translation>
    </message>
    <message>
        <source>The causal mask is the permission: no row looks down. It is an argument for correctness and not a rule of thumb.</source>
        <translation>C’est le masque causal qui donne ce droit&#x202f;: aucune ligne ne regarde vers le bas. C’est un argument d’exactitude, et non une règle empirique.</translation>
    </message>
    <message>
        <source>Where to see it: Lesson 2; Watch page, Attention.</source>
        <translation>Où le voir&#x202f;: leçon 2&#x202f;; page Observer, Attention.</translation>
    </message>
    <message>
        <source>One corrected word</source>
        <translation>Un mot corrigé</translation>
    </message>
    <message>
        <source>In a prompt of 500 tokens, token 200 is replaced by another. Which rows must be computed again?</source>
        <translation>Dans un prompt de 500 tokens, le token 200 est remplacé par un autre. Quelles lignes faut-il calculer de nouveau&#x202f;?</translation>
    </message>
    <message>
        <source>Row 200 alone</source>
        <translation>La ligne 200 seule</translation>
    </message>
    <message>
        <source>The rows below have looked at it and taken something from it.</source>
        <translation>Les lignes au-dessous l’ont regardée et y ont puisé quelque chose.</translation>
    </message>
    <message>
        <source>All 500</source>
        <translation>Les 500</translation>
    </message>
    <message>
        <source>Those above row 200 have never seen it.</source>
        <translation>Celles au-dessus de la ligne 200 ne l’ont jamais vue.</translation>
    </message>
    <message>
        <source>Rows 0 to 200</source>
        <translation>Les lignes 0 à 200</translation>
    </message>
    <message>
        <source>It is the other way round: these stand above the change.</source>
        <translation>C’est l’inverse&#x202f;: celles-là sont au-dessus du changement.</translation>
    </message>
    <message>
        <source>Row 200 and all below it</source>
        <translation>La ligne 200 et toutes celles au-dessous</translation>
    </message>
    <message>
        <source>It changes itself, and may have changed each row that could look at it.</source>
        <translation>Elle change elle-même, et a pu changer chaque ligne qui pouvait la regarder.</translation>
    </message>
    <message>
        <source>The rows above stay valid, to the last bit. That is also why a change late in a prompt is cheap and an early one is dear.</source>
        <translation>Les lignes au-dessus restent valides, jusqu’au dernier bit. C’est aussi pourquoi un changement à la fin d’un prompt est bon marché, et un changement au début coûteux.</translation>
    </message>
    <message>
        <source>Where to see it: Lesson 2; Watch page, click a token.</source>
        <translation>Où le voir&#x202f;: leçon 2&#x202f;; page Observer, cliquez sur un token.</translation>
    </message>
    <message>
        <source>What is kept</source>
        <translation>Ce qui est gardé</translation>
    </message>
    <message>
        <source>What does a KV cache keep of a token?</source>
        <translation>Que garde un cache KV d’un token&#x202f;?</translation>
    </message>
    <message>
        <source>Its key and its value, in every block</source>
        <translation>Sa clé et sa valeur, dans chaque bloc</translation>
    </message>
    <message>
        <source>Those are the two things that later rows come for.</source>
        <translation>Ce sont les deux choses que les lignes suivantes viennent chercher.</translation>
    </message>
    <message>
        <source>Its query, key and value</source>
        <translation>Sa requête, sa clé et sa valeur</translation>
    </message>
    <message>
        <source>A query asks once, in its own step. Nobody asks it again.</source>
        <translation>Une requête ne demande qu’une fois, dans sa propre étape. Personne ne la repose.</translation>
    </message>
    <message>
        <source>Its logits</source>
        <translation>Ses logits</translation>
    </message>
    <message>
        <source>They served to choose one token. The next step has logits of its own.</source>
        <translation>Ils ont servi à choisir un token. L’étape suivante a ses propres logits.</translation>
    </message>
    <message>
        <source>Its word, so that it needn&apos;t be typed again</source>
        <translation>Son mot, pour ne pas devoir le retaper</translation>
    </message>
    <message>
        <source>The text is kept anyway. The cache is about what was worked out from it.</source>
        <translation>Le texte est gardé de toute façon. Dans le cache, il s’agit de ce qu’on en a tiré.</translation>
    </message>
    <message>
        <source>With the bundled model these are {row_numbers} numbers, or {row_bytes} in 32 bits. A full context of {context} tokens takes {full_cache}.</source>
        <translation>Avec le modèle fourni, ce sont {row_numbers} nombres, soit {row_bytes} en 32 bits. Un contexte plein de {context} tokens occupe {full_cache}.</translation>
    </message>
    <message>
        <source>Where to see it: Lessons 1 and 5; Watch page, the cache.</source>
        <translation>Où le voir&#x202f;: leçons 1 et 5&#x202f;; page Observer, le cache.</translation>
    </message>
    <message>
        <source>A text has 300 tokens. How many rows does the next step compute without a cache, and how many with it?</source>
        <translation>Un texte a 300 tokens. Combien de lignes l’étape suivante calcule-t-elle sans cache, et combien avec&#x202f;?</translation>
    </message>
    <message>
        <source>300 and 150</source>
        <translation>300 et 150</translation>
    </message>
    <message>
        <source>Half is a matter of whole runs. In one step the difference is much larger.</source>
        <translation>La moitié, c’est l’affaire des exécutions entières. Sur une étape, la différence est bien plus grande.</translation>
    </message>
    <message>
        <source>300 and 0</source>
        <translation>300 et 0</translation>
    </message>
    <message>
        <source>The newest token&apos;s row is always missing: nobody could compute it before the token was chosen.</source>
        <translation>La ligne du token le plus récent manque toujours&#x202f;: personne ne pouvait la calculer avant que le token soit choisi.</translation>
    </message>
    <message>
        <source>300 and 1</source>
        <translation>300 et 1</translation>
    </message>
    <message>
        <source>Without a cache all rows, with it only that of the newest token.</source>
        <translation>Sans cache, toutes les lignes&#x202f;; avec, seulement celle du token le plus récent.</translation>
    </message>
    <message>
        <source>Over a whole run without a cache the row counts add up to about half the square of the length. That&apos;s what &quot;quadratic&quot; means. With it, each row is computed once.</source>
        <translation>Sur toute une exécution sans cache, le nombre de lignes atteint environ la moitié du carré de la longueur. C’est ce que veut dire «&#x202f;quadratique&#x202f;». Avec lui, chaque ligne est calculée une fois.</translation>
    </message>
    <message>
        <source>Where to see it: Lesson 1; Race page, rows computed.</source>
        <translation>Où le voir&#x202f;: leçon 1&#x202f;; page Course, lignes calculées.</translation>
    </message>
    <message>
        <source>What is left</source>
        <translation>Ce qui reste</translation>
    </message>
    <message>
        <source>The cache is on and the text grows. Which part of a step still grows with it?</source>
        <translation>Le cache est activé et le texte grandit. Quelle partie d’une étape grandit encore avec lui&#x202f;?</translation>
    </message>
    <message>
        <source>It works on one row, the new one, however long the text is.</source>
        <translation>Il travaille sur une seule ligne, la nouvelle, quelle que soit la longueur du texte.</translation>
    </message>
    <message>
        <source>Reading the weights</source>
        <translation>La lecture des poids</translation>
    </message>
    <message>
        <source>The weights are the model: as many for short texts as for long ones.</source>
        <translation>Les poids sont le modèle&#x202f;: autant pour les textes courts que pour les longs.</translation>
    </message>
    <message>
        <source>Attention</source>
        <translation>L’attention</translation>
    </message>
    <message>
        <source>The new row has to be held against every earlier one. No cache can do that beforehand.</source>
        <translation>La nouvelle ligne doit être confrontée à chacune des précédentes. Aucun cache ne peut le faire d’avance.</translation>
    </message>
    <message>
        <source>A step computes one row, and looks at n. It&apos;s a small share in short texts and a large one in long texts.</source>
        <translation>Une étape calcule une ligne, et en regarde n. C’est une petite part dans les textes courts et une grande dans les longs.</translation>
    </message>
    <message>
        <source>Where to see it: Lesson 3; Watch page, &quot;Attention only&quot;.</source>
        <translation>Où le voir&#x202f;: leçon 3&#x202f;; page Observer, «&#x202f;Attention seule&#x202f;».</translation>
    </message>
    <message>
        <source>More than attention</source>
        <translation>Plus que l’attention</translation>
    </message>
    <message>
        <source>Is it right that the cache only saves attention?</source>
        <translation>Est-il juste que le cache n’épargne que l’attention&#x202f;?</translation>
    </message>
    <message>
        <source>Yes: keys and values belong to attention</source>
        <translation>Oui&#x202f;: les clés et les valeurs font partie de l’attention</translation>
    </message>
    <message>
        <source>They do. But to get an old row&apos;s key in block 2, the whole row has to pass through block 1.</source>
        <translation>C’est vrai. Mais pour obtenir la clé d’une ancienne ligne dans le bloc 2, la ligne entière doit traverser le bloc 1.</translation>
    </message>
    <message>
        <source>No: it also saves the projections and the MLPs of all old rows</source>
        <translation>Non&#x202f;: il épargne aussi les projections et les MLP de toutes les anciennes lignes</translation>
    </message>
    <message>
        <source>Without a cache every old row goes through everything again.</source>
        <translation>Sans cache, chaque ancienne ligne repasse par tout.</translation>
    </message>
    <message>
        <source>No: it saves the logits</source>
        <translation>Non&#x202f;: il épargne les logits</translation>
    </message>
    <message>
        <source>They are computed once a step, with the cache and without.</source>
        <translation>Ils sont calculés une fois par étape, avec le cache comme sans.</translation>
    </message>
    <message>
        <source>In a step without a cache, attention is the smaller part at the lengths you can try here; the rest is projections and MLPs, mostly of old rows.</source>
        <translation>Dans une étape sans cache, l’attention est la plus petite part aux longueurs que vous pouvez essayer ici&#x202f;; le reste, ce sont les projections et les MLP, surtout ceux d’anciennes lignes.</translation>
    </message>
    <message>
        <source>Where to see it: Lesson 3; Watch page, cache off, the bar of the step.</source>
        <translation>Où le voir&#x202f;: leçon 3&#x202f;; page Observer, cache désactivé, la barre de l’étape.</translation>
    </message>
    <message>
        <source>You ask about a long document that the assistant has not read yet. Why does the first token take longest?</source>
        <translation>Vous posez une question sur un long document que l’assistant n’a pas encore lu. Pourquoi le premier token est-il le plus long à venir&#x202f;?</translation>
    </message>
    <message>
        <source>It is the hardest one to choose</source>
        <translation>C’est le plus difficile à choisir</translation>
    </message>
    <message>
        <source>Each choice costs the same. What differs is how many rows are missing before it.</source>
        <translation>Tous les choix coûtent pareil. Ce qui diffère, c’est le nombre de lignes qui manquent avant.</translation>
    </message>
    <message>
        <source>The cache has to be searched first</source>
        <translation>Il faut d’abord chercher dans le cache</translation>
    </message>
    <message>
        <source>It is empty then, and it is never searched: every row is read in turn.</source>
        <translation>Il est alors vide, et l’on n’y cherche jamais&#x202f;: chaque ligne est lue à son tour.</translation>
    </message>
    <message>
        <source>All rows of the prompt have to be computed before it</source>
        <translation>Il faut d’abord calculer toutes les lignes du prompt</translation>
    </message>
    <message>
        <source>That is the prefill. Each token after it costs one row.</source>
        <translation>C’est le prefill. Chaque token suivant coûte une ligne.</translation>
    </message>
    <message>
        <source>The weights are loaded from the disk</source>
        <translation>Les poids sont chargés depuis le disque</translation>
    </message>
    <message>
        <source>They have been in memory since the program started.</source>
        <translation>Ils sont en mémoire depuis le démarrage du programme.</translation>
    </message>
    <message>
        <source>A cache can&apos;t help with rows that it has never had. It makes the later tokens cheap, and the first one only if it was filled before.</source>
        <translation>Un cache ne peut rien pour des lignes qu’il n’a jamais eues. Il rend les tokens suivants bon marché, et le premier seulement s’il était déjà rempli.</translation>
    </message>
    <message>
        <source>Where to see it: Lesson 4; Watch page, time per token.</source>
        <translation>Où le voir&#x202f;: leçon 4&#x202f;; page Observer, temps par token.</translation>
    </message>
    <message>
        <source>In parallel</source>
        <translation>En parallèle</translation>
    </message>
    <message>
        <source>A prefill of 500 rows is much faster than 500 decode steps. Why?</source>
        <translation>Un prefill de 500 lignes est bien plus rapide que 500 étapes de décodage. Pourquoi&#x202f;?</translation>
    </message>
    <message>
        <source>It reads each weight once for all rows</source>
        <translation>Il lit chaque poids une seule fois pour toutes les lignes</translation>
    </message>
    <message>
        <source>A decode step reads all of them for a single row.</source>
        <translation>Une étape de décodage les lit tous pour une seule ligne.</translation>
    </message>
    <message>
        <source>It leaves out attention</source>
        <translation>Il laisse l’attention de côté</translation>
    </message>
    <message>
        <source>It doesn&apos;t: each row of the prompt looks at all rows above it.</source>
        <translation>Non&#x202f;: chaque ligne du prompt regarde toutes les lignes au-dessus d’elle.</translation>
    </message>
    <message>
        <source>It computes with fewer bits</source>
        <translation>Il calcule avec moins de bits</translation>
    </message>
    <message>
        <source>Prefill and decode use the same numbers.</source>
        <translation>Prefill et décodage utilisent les mêmes nombres.</translation>
    </message>
    <message>
        <source>A decode step waits for memory, a prefill for arithmetic. And a prefill can work on all rows at once only because all tokens are known.</source>
        <translation>Une étape de décodage attend la mémoire, un prefill attend le calcul. Et un prefill ne peut travailler sur toutes les lignes à la fois que parce que tous les tokens sont connus.</translation>
    </message>
    <message>
        <source>Where to see it: Lesson 4; Watch page, this step.</source>
        <translation>Où le voir&#x202f;: leçon 4&#x202f;; page Observer, cette étape.</translation>
    </message>
    <message>
        <source>Two ratios</source>
        <translation>Deux ratios</translation>
    </message>
    <message>
        <source>At 1,000 tokens a step takes 80 times as long without the cache. How does the whole run up to there compare?</source>
        <translation>À 1&#x202f;000 tokens, une étape prend 80 fois plus de temps sans le cache. Et l’exécution entière jusque-là, en comparaison&#x202f;?</translation>
    </message>
    <message>
        <source>Also 80 times as long</source>
        <translation>80 fois plus aussi</translation>
    </message>
    <message>
        <source>It would, if every step had been as long as the last. The early ones were short.</source>
        <translation>Ce serait le cas si chaque étape avait été aussi longue que la dernière. Les premières étaient courtes.</translation>
    </message>
    <message>
        <source>About 40 times as long</source>
        <translation>Environ 40 fois plus</translation>
    </message>
    <message>
        <source>Without a cache the steps grew from short to long. On average they were about half as long as the last.</source>
        <translation>Sans cache, les étapes sont passées de courtes à longues. En moyenne, elles duraient environ la moitié de la dernière.</translation>
    </message>
    <message>
        <source>About 6,400 times as long</source>
        <translation>Environ 6&#x202f;400 fois plus</translation>
    </message>
    <message>
        <source>The ratios of steps don&apos;t multiply. Times add up.</source>
        <translation>Les ratios des étapes ne se multiplient pas. Les temps s’additionnent.</translation>
    </message>
    <message>
        <source>The ratio of steps and the ratio of runs are two figures; a report should say which it means. For this model, here: whole runs {ratio_200} times at 200 tokens, {ratio_1000} at 1,000 (a prediction while nothing has been raced).</source>
        <translation>Le ratio des étapes et le ratio des exécutions sont deux chiffres&#x202f;; un compte rendu doit dire duquel il parle. Pour ce modèle, ici&#x202f;: exécutions entières, {ratio_200} fois à 200 tokens, {ratio_1000} à 1&#x202f;000 (une prévision tant qu’aucune course n’a eu lieu).</translation>
    </message>
    <message>
        <source>Where to see it: Lesson 9; Race page, the table of ratios.</source>
        <translation>Où le voir&#x202f;: leçon 9&#x202f;; page Course, le tableau des ratios.</translation>
    </message>
    <message>
        <source>Other machines</source>
        <translation>D’autres machines</translation>
    </message>
    <message>
        <source>Two people measure how much faster a run gets with the cache. One finds 2, the other 20. Both have counted the same rows. What explains it?</source>
        <translation>Deux personnes mesurent combien de fois une exécution est plus rapide avec le cache. L’une trouve 2, l’autre 20. Toutes deux ont compté les mêmes lignes. Qu’est-ce qui l’explique&#x202f;?</translation>
    </message>
    <message>
        <source>One of them has made a mistake</source>
        <translation>L’une d’elles s’est trompée</translation>
    </message>
    <message>
        <source>Not necessarily. The rows are the same everywhere, the times are not.</source>
        <translation>Pas forcément. Les lignes sont les mêmes partout, les temps non.</translation>
    </message>
    <message>
        <source>One of them has a larger cache</source>
        <translation>L’une d’elles a un plus grand cache</translation>
    </message>
    <message>
        <source>Both keep the same rows of the same model: their caches are equally large.</source>
        <translation>Toutes deux gardent les mêmes lignes du même modèle&#x202f;: leurs caches sont de la même taille.</translation>
    </message>
    <message>
        <source>Their machines calculate and read at different rates</source>
        <translation>Leurs machines calculent et lisent à des vitesses différentes</translation>
    </message>
    <message>
        <source>Without a cache there is much to calculate, with it there is mostly reading. The ratio depends on how fast a machine does either.</source>
        <translation>Sans cache, il y a beaucoup à calculer&#x202f;; avec, il y a surtout à lire. Le ratio dépend de la vitesse d’une machine à l’un et à l’autre.</translation>
    </message>
    <message>
        <source>This machine&apos;s rates are {bandwidth} and {arithmetic}. From them alone one expects {roofline_200} at 200 tokens; for GPT-2 small on an H100 card {gpu_200}.</source>
        <translation>Les débits de cette machine sont {bandwidth} et {arithmetic}. D’après eux seuls, on attend {roofline_200} à 200 tokens&#x202f;; pour GPT-2 small sur une carte H100, {gpu_200}.</translation>
    </message>
    <message>
        <source>Where to see it: Lesson 9; Race page, &quot;Another machine?&quot;.</source>
        <translation>Où le voir&#x202f;: leçon 9&#x202f;; page Course, «&#x202f;Une autre machine&#x202f;?&#x202f;».</translation>
    </message>
    <message>
        <source>GPT-2 small&apos;s token</source>
        <translation>Un token de GPT-2 small</translation>
    </message>
    <message>
        <source>GPT-2 small has 12 blocks and a width of 768. How many numbers does it keep for each token?</source>
        <translation>GPT-2 small a 12 blocs et une largeur de 768. Combien de nombres garde-t-il pour chaque token&#x202f;?</translation>
    </message>
    <message>
        <source>768</source>
        <translation>768</translation>
    </message>
    <message>
        <source>That is one key, in one block.</source>
        <translation>C’est une seule clé, dans un seul bloc.</translation>
    </message>
    <message>
        <source>9,216</source>
        <translation>9&#x202f;216</translation>
    </message>
    <message>
        <source>Keys are only half of it: 12 × 768. Values come on top.</source>
        <translation>Les clés ne sont que la moitié&#x202f;: 12 × 768. Les valeurs s’y ajoutent.</translation>
    </message>
    <message>
        <source>18,432</source>
        <translation>18&#x202f;432</translation>
    </message>
    <message>
        <source>2 × 12 × 768: a key and a value in each block.</source>
        <translation>2 × 12 × 768&#x202f;: une clé et une valeur dans chaque bloc.</translation>
    </message>
    <message>
        <source>1,536</source>
        <translation>1&#x202f;536</translation>
    </message>
    <message>
        <source>A key and a value: but every block has its own.</source>
        <translation>Une clé et une valeur&#x202f;: mais chaque bloc a les siennes.</translation>
    </message>
    <message>
        <source>{plan_numbers} numbers are {plan_token} in 16 bits, and {plan_conversation} for the whole window.</source>
        <translation>{plan_numbers} nombres font {plan_token} en 16 bits, et {plan_conversation} pour toute la fenêtre.</translation>
    </message>
    <message>
        <source>Where to see it: Lesson 5; Memory page, the formula.</source>
        <translation>Où le voir&#x202f;: leçon 5&#x202f;; page Mémoire, la formule.</translation>
    </message>
    <message>
        <source>Last bits</source>
        <translation>Les derniers bits</translation>
    </message>
    <message>
        <source>With a certain library the scores differ in their last digits, with the cache and without. Where does that come from?</source>
        <translation>Avec une certaine bibliothèque, les scores diffèrent dans leurs derniers chiffres, avec et sans le cache. D’où cela vient-il&#x202f;?</translation>
    </message>
    <message>
        <source>It adds the same sums in another order when it computes one row instead of many</source>
        <translation>Elle fait les mêmes sommes dans un autre ordre quand elle calcule une ligne au lieu de plusieurs</translation>
    </message>
    <message>
        <source>Rounded sums depend on their order. The cache only changes how many rows are computed together.</source>
        <translation>Les sommes arrondies dépendent de leur ordre. Le cache change seulement le nombre de lignes calculées ensemble.</translation>
    </message>
    <message>
        <source>The cache rounds what it keeps</source>
        <translation>Le cache arrondit ce qu’il garde</translation>
    </message>
    <message>
        <source>It keeps the 32-bit numbers as they were computed, and gives back just those.</source>
        <translation>Il garde les nombres de 32 bits tels qu’ils ont été calculés, et rend exactement ceux-là.</translation>
    </message>
    <message>
        <source>A row changes a little whenever text is added</source>
        <translation>Une ligne change un peu chaque fois qu’on ajoute du texte</translation>
    </message>
    <message>
        <source>It can&apos;t: nothing below a row has any influence on it.</source>
        <translation>Elle ne le peut pas&#x202f;: rien de ce qui est au-dessous d’une ligne n’a d’influence sur elle.</translation>
    </message>
    <message>
        <source>Both lanes calculated with OpenBLAS here; their scores are at most {race_difference} apart. Arithmetic that adds in a fixed order shows the cause: there the difference is 0. The best token is nearly always far enough ahead for the text to be the same anyway.</source>
        <translation>Ici, les deux couloirs ont calculé avec OpenBLAS&#x202f;; leurs scores s’écartent de {race_difference} au plus. Un calcul qui additionne dans un ordre fixe révèle la cause&#x202f;: là, la différence est 0. Le meilleur token est presque toujours assez loin devant pour que le texte soit le même malgré tout.</translation>
    </message>
    <message>
        <source>Where to see it: Lesson 8; Race page, a lane&apos;s arithmetic.</source>
        <translation>Où le voir&#x202f;: leçon 8&#x202f;; page Course, le calcul d’un couloir.</translation>
    </message>
    <message>
        <source>Long contexts</source>
        <translation>Longs contextes</translation>
    </message>
    <message>
        <source>On this card {plan_fit} conversations of 8,192 tokens fit beside the model. What runs out first when each of them gets 16 times as long?</source>
        <translation>Sur cette carte, {plan_fit} conversations de 8&#x202f;192 tokens tiennent à côté du modèle. Qu’est-ce qui manque en premier quand chacune devient 16 fois plus longue&#x202f;?</translation>
    </message>
    <message>
        <source>The weights no longer fit</source>
        <translation>Les poids n’y tiennent plus</translation>
    </message>
    <message>
        <source>They are as large as before.</source>
        <translation>Ils sont aussi grands qu’avant.</translation>
    </message>
    <message>
        <source>Patience: each token takes 16 times as long</source>
        <translation>La patience&#x202f;: chaque token prend 16 fois plus de temps</translation>
    </message>
    <message>
        <source>A step gets longer, but by less than that: it still computes a single row.</source>
        <translation>Une étape s’allonge, mais moins que cela&#x202f;: elle ne calcule toujours qu’une seule ligne.</translation>
    </message>
    <message>
        <source>The memory for the caches</source>
        <translation>La mémoire pour les caches</translation>
    </message>
    <message>
        <source>Each takes 16 times as much, so only a few fit.</source>
        <translation>Chacun en prend 16 fois plus, et il n’en tient donc que quelques-uns.</translation>
    </message>
    <message>
        <source>Only {plan_fit} fit now, at {plan_conversation} each. Such limits often decide how many users a server takes.</source>
        <translation>Il n’en tient plus que {plan_fit}, à raison de {plan_conversation} chacune. De telles limites décident souvent du nombre d’utilisateurs qu’un serveur accepte.</translation>
    </message>
    <message>
        <source>Where to see it: Lesson 5; Memory page, the verdict.</source>
        <translation>Où le voir&#x202f;: leçon 5&#x202f;; page Mémoire, le verdict.</translation>
    </message>
    <message>
        <source>Shared heads</source>
        <translation>Têtes partagées</translation>
    </message>
    <message>
        <source>Llama 3.1 70B has 64 heads, and 8 keys and values that they share in groups. What does that do to its cache?</source>
        <translation>Llama 3.1 70B a 64 têtes, et 8 clés et valeurs qu’elles partagent par groupes. Qu’est-ce que cela change pour son cache&#x202f;?</translation>
    </message>
    <message>
        <source>It halves it</source>
        <translation>Il est divisé par deux</translation>
    </message>
    <message>
        <source>Half would be groups of two. Here eight heads share.</source>
        <translation>Deux, ce seraient des groupes de deux. Ici, huit têtes partagent.</translation>
    </message>
    <message>
        <source>It makes it eight times smaller</source>
        <translation>Il est divisé par huit</translation>
    </message>
    <message>
        <source>8 keys and values are kept for each token and block, not 64.</source>
        <translation>On garde 8 clés et valeurs par token et par bloc, pas 64.</translation>
    </message>
    <message>
        <source>Nothing: 64 heads still look</source>
        <translation>Rien&#x202f;: 64 têtes regardent toujours</translation>
    </message>
    <message>
        <source>They look with queries of their own, and queries aren&apos;t kept.</source>
        <translation>Elles regardent avec leurs propres requêtes, et les requêtes ne sont pas gardées.</translation>
    </message>
    <message>
        <source>{plan_conversation} for a conversation of the full length, instead of eight times that. The price: the model has to be trained so. Heads that are simply averaged afterwards lose nearly every answer.</source>
        <translation>{plan_conversation} pour une conversation de pleine longueur, au lieu de huit fois plus. Le prix&#x202f;: le modèle doit être entraîné ainsi. Des têtes simplement moyennées après coup perdent presque toutes les réponses.</translation>
    </message>
    <message>
        <source>Where to see it: Lesson 6; Memory page, KV heads; Squeeze page, share heads.</source>
        <translation>Où le voir&#x202f;: leçon 6&#x202f;; page Mémoire, têtes KV&#x202f;; page Comprimer, partager des têtes.</translation>
    </message>
    <message>
        <source>A cache keeps each number in 8 bits instead of 32. What is given up?</source>
        <translation>Un cache garde chaque nombre sur 8 bits au lieu de 32. À quoi renonce-t-on&#x202f;?</translation>
    </message>
    <message>
        <source>The oldest rows</source>
        <translation>Aux lignes les plus anciennes</translation>
    </message>
    <message>
        <source>All rows stay. Each number becomes a bit coarser.</source>
        <translation>Toutes les lignes restent. Chaque nombre devient un peu plus grossier.</translation>
    </message>
    <message>
        <source>Nothing, not even a bit</source>
        <translation>À rien, pas même à un bit</translation>
    </message>
    <message>
        <source>The logits do change a little. Exactly the same it is only with the numbers as they were computed.</source>
        <translation>Les logits changent bien un peu. C’est exactement pareil seulement avec les nombres tels qu’ils ont été calculés.</translation>
    </message>
    <message>
        <source>A little precision: answers hardly change, bits do</source>
        <translation>À un peu de précision&#x202f;: les réponses changent à peine, les bits changent</translation>
    </message>
    <message>
        <source>Each number is rounded to one of some 250 steps. The 60 questions do not notice.</source>
        <translation>Chaque nombre est arrondi à l’un de quelque 250 échelons. Les 60 questions ne s’en aperçoivent pas.</translation>
    </message>
    <message>
        <source>About a quarter of the right answers</source>
        <translation>À un quart environ des réponses justes</translation>
    </message>
    <message>
        <source>It&apos;s a quarter of the memory that remains. The answers remain nearly all.</source>
        <translation>C’est un quart de la mémoire qui reste. Les réponses, elles, restent presque toutes.</translation>
    </message>
    <message>
        <source>It takes about a quarter of the memory. With 4 bits it&apos;s a seventh, and an answer or so is lost.</source>
        <translation>Il prend environ un quart de la mémoire. Avec 4 bits, c’est un septième, et l’on perd à peu près une réponse.</translation>
    </message>
    <message>
        <source>Where to see it: Lesson 6; Squeeze page, fewer bits.</source>
        <translation>Où le voir&#x202f;: leçon 6&#x202f;; page Comprimer, moins de bits.</translation>
    </message>
    <message>
        <source>Thrown away</source>
        <translation>Jetées</translation>
    </message>
    <message>
        <source>A window keeps only the newest 64 rows. The model is asked about a sentence far above. What happens?</source>
        <translation>Une fenêtre ne garde que les 64 lignes les plus récentes. On interroge le modèle sur une phrase bien plus haut. Que se passe-t-il&#x202f;?</translation>
    </message>
    <message>
        <source>It answers fluently, and often wrongly</source>
        <translation>Il répond avec aisance, et souvent faux</translation>
    </message>
    <message>
        <source>The rows with the fact are gone. What is left is enough for a well-formed guess.</source>
        <translation>Les lignes qui contenaient l’information ont disparu. Ce qui reste suffit pour une supposition bien tournée.</translation>
    </message>
    <message>
        <source>It stops with an error</source>
        <translation>Il s’arrête avec une erreur</translation>
    </message>
    <message>
        <source>Nothing is broken: it looks at the rows that are there.</source>
        <translation>Rien n’est cassé&#x202f;: il regarde les lignes qui sont là.</translation>
    </message>
    <message>
        <source>It computes the missing rows again</source>
        <translation>Il recalcule les lignes manquantes</translation>
    </message>
    <message>
        <source>It could only if it went back to the text. A window never does.</source>
        <translation>Il ne le pourrait qu’en revenant au texte. Une fenêtre ne le fait jamais.</translation>
    </message>
    <message>
        <source>Evicted rows are forgotten. Which rows a later question needs, nobody knows when they are thrown away.</source>
        <translation>Les lignes évincées sont oubliées. De quelles lignes une question future aura besoin, personne ne le sait au moment de les jeter.</translation>
    </message>
    <message>
        <source>Where to see it: Lesson 6; Squeeze page, throw rows away.</source>
        <translation>Où le voir&#x202f;: leçon 6&#x202f;; page Comprimer, jeter des lignes.</translation>
    </message>
    <message>
        <source>What does giving out cache memory in pages change?</source>
        <translation>Que change-t-on en distribuant la mémoire du cache en pages&#x202f;?</translation>
    </message>
    <message>
        <source>Each row takes less memory</source>
        <translation>Chaque ligne prend moins de mémoire</translation>
    </message>
    <message>
        <source>A row takes what it took. Not one number is changed.</source>
        <translation>Une ligne prend ce qu’elle prenait. Pas un nombre ne change.</translation>
    </message>
    <message>
        <source>Attention gets more accurate</source>
        <translation>L’attention devient plus précise</translation>
    </message>
    <message>
        <source>It reads the same numbers, only from other places.</source>
        <translation>Elle lit les mêmes nombres, seulement à d’autres endroits.</translation>
    </message>
    <message>
        <source>Less memory lies reserved and empty</source>
        <translation>Moins de mémoire reste réservée et vide</translation>
    </message>
    <message>
        <source>A conversation gets the next page when it needs it, instead of room for the longest answer at the start.</source>
        <translation>Une conversation reçoit la page suivante quand elle en a besoin, au lieu de recevoir dès le début la place de la plus longue réponse.</translation>
    </message>
    <message>
        <source>So more conversations fit into the same memory at the same time. And those that begin alike can share pages.</source>
        <translation>Plus de conversations tiennent donc en même temps dans la même mémoire. Et celles qui commencent pareil peuvent partager des pages.</translation>
    </message>
    <message>
        <source>Where to see it: Lesson 6; Memory page, &quot;One piece each, or pages?&quot;.</source>
        <translation>Où le voir&#x202f;: leçon 6&#x202f;; page Mémoire, «&#x202f;D’un seul tenant ou en pages&#x202f;?&#x202f;».</translation>
    </message>
    <message>
        <source>The next question</source>
        <translation>La question suivante</translation>
    </message>
    <message>
        <source>A server drops the cache after each answer. What does somebody notice who asks three questions about one long document?</source>
        <translation>Un serveur jette le cache après chaque réponse. Que remarque quelqu’un qui pose trois questions sur un même long document&#x202f;?</translation>
    </message>
    <message>
        <source>The second answer doesn&apos;t know the document</source>
        <translation>La deuxième réponse ne connaît pas le document</translation>
    </message>
    <message>
        <source>The text is sent along with every turn. Only the rows are missing.</source>
        <translation>Le texte est envoyé à chaque tour. Seules les lignes manquent.</translation>
    </message>
    <message>
        <source>Each answer begins late, and is as good as ever</source>
        <translation>Chaque réponse commence tard, mais elle est aussi bonne qu’avant</translation>
    </message>
    <message>
        <source>Every turn pays for the whole prefill again. The numbers that come out are the same.</source>
        <translation>Chaque tour repaie tout le prefill. Les nombres obtenus sont les mêmes.</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Rien</translation>
    </message>
    <message>
        <source>Nothing in the words. But the waiting before each answer grows with the document.</source>
        <translation>Rien dans les mots. Mais l’attente avant chaque réponse grandit avec le document.</translation>
    </message>
    <message>
        <source>The second question has just cost {turn_computed} rows, those of the document among them. If the cache is retained, a turn computes the rows of its own question only.</source>
        <translation>La deuxième question vient de coûter {turn_computed} lignes, dont celles du document. Si le cache est conservé, un tour ne calcule que les lignes de sa propre question.</translation>
    </message>
    <message>
        <source>Where to see it: Lesson 7; Chat page, keep the cache between turns.</source>
        <translation>Où le voir&#x202f;: leçon 7&#x202f;; page Dialogue, garder le cache entre les tours.</translation>
    </message>
    <message>
        <source>Sold</source>
        <translation>Vendu</translation>
    </message>
    <message>
        <source>A provider charges less for cached tokens. Your prompt has long instructions, which never change, and today&apos;s date. Where should the date go?</source>
        <translation>Un fournisseur facture moins cher les tokens en cache. Votre prompt contient de longues instructions, qui ne changent jamais, et la date du jour. Où mettre la date&#x202f;?</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>Au début</translation>
    </message>
    <message>
        <source>Then all rows below it are new whenever the date is, and those are nearly all.</source>
        <translation>Alors toutes les lignes au-dessous sont neuves chaque fois qu’elle l’est, et c’est presque tout.</translation>
    </message>
    <message>
        <source>Anywhere: it&apos;s only one token</source>
        <translation>N’importe où&#x202f;: ce n’est qu’un token</translation>
    </message>
    <message>
        <source>It isn&apos;t its size that counts, but what stands below it.</source>
        <translation>Ce n’est pas sa taille qui compte, mais ce qui se trouve au-dessous.</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>À la fin</translation>
    </message>
    <message>
        <source>Then the instructions stand above it, and their rows can be used again.</source>
        <translation>Alors les instructions se trouvent au-dessus, et leurs lignes peuvent resservir.</translation>
    </message>
    <message>
        <source>Prompt caching sells the same rule by which a row may be kept: what stands above a change is still valid.</source>
        <translation>La mise en cache du prompt vend la règle même qui permet de garder une ligne&#x202f;: ce qui est au-dessus d’un changement reste valide.</translation>
    </message>
    <message>
        <source>Where to see it: Lesson 7; Chat page, what a provider would charge.</source>
        <translation>Où le voir&#x202f;: leçon 7&#x202f;; page Dialogue, ce que facturerait un fournisseur.</translation>
    </message>
    <message>
        <source>Learning and writing</source>
        <translation>Apprendre et écrire</translation>
    </message>
    <message>
        <source>Why does training get along without a KV cache?</source>
        <translation>Pourquoi l’entraînement se passe-t-il de cache KV&#x202f;?</translation>
    </message>
    <message>
        <source>It doesn&apos;t use attention</source>
        <translation>Il n’utilise pas l’attention</translation>
    </message>
    <message>
        <source>It uses the very same attention, with the same mask.</source>
        <translation>Il utilise exactement la même attention, avec le même masque.</translation>
    </message>
    <message>
        <source>It knows the whole text and computes all rows in one pass</source>
        <translation>Il connaît tout le texte et calcule toutes les lignes en une passe</translation>
    </message>
    <message>
        <source>Nothing is computed twice, so nothing has to be kept for a next step.</source>
        <translation>Rien n’est calculé deux fois&#x202f;: il n’y a donc rien à garder pour une étape suivante.</translation>
    </message>
    <message>
        <source>It has more memory</source>
        <translation>Il a plus de mémoire</translation>
    </message>
    <message>
        <source>More memory wouldn&apos;t save any work that isn&apos;t repeated.</source>
        <translation>Plus de mémoire n’épargnerait aucun travail qui ne se répète pas.</translation>
    </message>
    <message>
        <source>It may look at the tokens to come</source>
        <translation>Il a le droit de regarder les tokens à venir</translation>
    </message>
    <message>
        <source>It may not: the mask holds there too. Otherwise it would learn to copy.</source>
        <translation>Non&#x202f;: là aussi, le masque s’applique. Sinon, il apprendrait à copier.</translation>
    </message>
    <message>
        <source>Writing has to go step by step, as each token must be chosen before it can be read. That is where work repeats itself, and where the cache saves it.</source>
        <translation>L’écriture doit aller étape par étape, car chaque token doit être choisi avant de pouvoir être lu. C’est là que le travail se répète, et là que le cache l’épargne.</translation>
    </message>
    <message>
        <source>Where to see it: Lesson 9; Watch page, time per token.</source>
        <translation>Où le voir&#x202f;: leçon 9&#x202f;; page Observer, temps par token.</translation>
    </message>
</context>
<context>
    <name>Machines</name>
    <message>
        <source>This machine</source>
        <translation>Cette machine</translation>
    </message>
    <message>
        <source>A laptop</source>
        <translation>Un PC portable</translation>
    </message>
    <message>
        <source>A phone</source>
        <translation>Un téléphone</translation>
    </message>
    <message>
        <source>An H100</source>
        <translation>Un H100</translation>
    </message>
    <message>
        <source>Like the report (fitted)</source>
        <translation>Comme le compte rendu (ajusté)</translation>
    </message>
    <message>
        <source>Your own figures</source>
        <translation>Vos propres chiffres</translation>
    </message>
    <message>
        <source>this machine</source>
        <translation>cette machine</translation>
    </message>
    <message>
        <source>a laptop</source>
        <translation>un PC portable</translation>
    </message>
    <message>
        <source>a phone</source>
        <translation>un téléphone</translation>
    </message>
    <message>
        <source>an H100</source>
        <translation>un H100</translation>
    </message>
    <message>
        <source>the fitted figures</source>
        <translation>les chiffres ajustés</translation>
    </message>
    <message>
        <source>your own figures</source>
        <translation>vos propres chiffres</translation>
    </message>
</context>
<context>
    <name>Memory</name>
    <message numerus="yes">
        <source>%Ln block(s)</source>
        <translation>
            <numerusform>%Ln bloc</numerusform>
            <numerusform>%Ln blocs</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 × %2 latent numbers</source>
        <translation>%1 × %2 nombres latents</translation>
    </message>
    <message numerus="yes">
        <source>%Ln KV head(s)</source>
        <translation>
            <numerusform>%Ln tête KV</numerusform>
            <numerusform>%Ln têtes KV</numerusform>
        </translation>
    </message>
    <message>
        <source>2 × %1 × %2 × %3</source>
        <translation>2 × %1 × %2 × %3</translation>
    </message>
    <message>
        <source>× %1 bytes = %2 per token</source>
        <translation>× %1 octets = %2 par token</translation>
    </message>
    <message>
        <source>%1 numbers in %2 bytes = %3 per token</source>
        <translation>%1 nombres en %2 octets = %3 par token</translation>
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
        <translation>latente (%1 nombres)</translation>
    </message>
    <message>
        <source>one shared head</source>
        <translation>une tête partagée</translation>
    </message>
    <message>
        <source>grouped (%1 KV heads)</source>
        <translation>groupée (%1 têtes KV)</translation>
    </message>
    <message>
        <source>Laptop, 16 GB</source>
        <translation>PC portable, 16 GB</translation>
    </message>
    <message>
        <source>Laptop, 32 GB</source>
        <translation>PC portable, 32 GB</translation>
    </message>
    <message>
        <source>= %1 numbers per token</source>
        <translation>= %1 nombres par token</translation>
    </message>
    <message>
        <source>× %1 = %2 per conversation</source>
        <translation>× %1 = %2 par conversation</translation>
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
        <translation>× %1 = %2 en tout</translation>
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
            <numerusform>attention complète (%Ln tête KV)</numerusform>
            <numerusform>attention complète (%Ln têtes KV)</numerusform>
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
        <translation>Rowkeeper tiny, une tête de clé</translation>
    </message>
    <message>
        <source>GPT-2 small, random weights</source>
        <translation>GPT-2 small, poids aléatoires</translation>
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
        <translation>À récupérer&#x202f;: %1</translation>
    </message>
    <message>
        <source>On the disk: %1 of %2</source>
        <translation>Sur le disque&#x202f;: %1 sur %2</translation>
    </message>
    <message>
        <source>On the disk: %1</source>
        <translation>Sur le disque&#x202f;: %1</translation>
    </message>
    <message>
        <source>in memory: %1 with 32-bit, %2 with 16-bit, %3 with 8-bit weights</source>
        <translation>en mémoire&#x202f;: %1 avec des poids 32 bits, %2 en 16 bits, %3 en 8 bits</translation>
    </message>
    <message>
        <source>From %1</source>
        <translation>De %1</translation>
    </message>
    <message>
        <source>licence: %1</source>
        <translation>licence&#x202f;: %1</translation>
    </message>
    <message>
        <source>not pinned</source>
        <translation>non épinglé</translation>
    </message>
    <message>
        <source>Made by this project, MIT licence</source>
        <translation>Fait par ce projet, licence MIT</translation>
    </message>
    <message>
        <source>Pinned: every file must have the size and the checksum that Rowkeeper&apos;s own list gives.</source>
        <translation>Épinglé&#x202f;: chaque fichier doit avoir la taille et la somme de contrôle données par la liste de Rowkeeper.</translation>
    </message>
    <message>
        <source>Not pinned: sizes and checksums are the hub&apos;s own word, because Rowkeeper&apos;s list does not have this model.</source>
        <translation>Non épinglé&#x202f;: tailles et sommes de contrôle sont celles qu’annonce le hub, car la liste de Rowkeeper n’a pas ce modèle.</translation>
    </message>
    <message>
        <source>Every file has the size and the checksum of Rowkeeper&apos;s list of known models.</source>
        <translation>Chaque fichier a la taille et la somme de contrôle de la liste des modèles connus de Rowkeeper.</translation>
    </message>
    <message>
        <source>Every file has the size and the checksum that the hub gave for it. Not pinned: Rowkeeper&apos;s list has none.</source>
        <translation>Chaque fichier a la taille et la somme de contrôle que le hub a données. Non épinglé&#x202f;: la liste de Rowkeeper n’en a pas.</translation>
    </message>
    <message>
        <source>Its files fit together and can be used. There are no checksums to hold them against.</source>
        <translation>Ses fichiers vont ensemble et sont utilisables. Il n’y a pas de sommes de contrôle auxquelles les comparer.</translation>
    </message>
    <message>
        <source>Asking the hub which files it has.</source>
        <translation>Demande au hub quels fichiers il a.</translation>
    </message>
    <message>
        <source>Stopping. What was fetched is kept.</source>
        <translation>Arrêt en cours. Ce qui a été récupéré est gardé.</translation>
    </message>
    <message>
        <source>Checking what is there.</source>
        <translation>Vérification de ce qui est là.</translation>
    </message>
    <message>
        <source>All files are there, and their checksums are right.</source>
        <translation>Tous les fichiers sont là, et leurs sommes de contrôle sont justes.</translation>
    </message>
    <message>
        <source>%1 are kept. Going on fetches the rest, now or at any later time.</source>
        <translation>%1 sont gardés. Continuer récupère le reste, maintenant ou plus tard.</translation>
    </message>
    <message>
        <source>Stopping.</source>
        <translation>Arrêt en cours.</translation>
    </message>
    <message>
        <source>Reading its files.</source>
        <translation>Lecture de ses fichiers.</translation>
    </message>
    <message>
        <source>%1 of %2 read</source>
        <translation>%1 lus sur %2</translation>
    </message>
    <message>
        <source>Rowkeeper&apos;s own folder</source>
        <translation>Le dossier de Rowkeeper</translation>
    </message>
    <message>
        <source>Hugging Face&apos;s cache</source>
        <translation>Le cache de Hugging Face</translation>
    </message>
    <message>
        <source>Came with Rowkeeper</source>
        <translation>Fourni avec Rowkeeper</translation>
    </message>
    <message>
        <source>A folder of yours</source>
        <translation>Un dossier à vous</translation>
    </message>
    <message>
        <source>complete</source>
        <translation>complet</translation>
    </message>
    <message>
        <source>not on this computer</source>
        <translation>absent de cet ordinateur</translation>
    </message>
    <message>
        <source>incomplete</source>
        <translation>incomplet</translation>
    </message>
    <message>
        <source>%1 % there</source>
        <translation>%1&#x202f;% présents</translation>
    </message>
    <message>
        <source>It comes with Rowkeeper: there is nothing to download.</source>
        <translation>Il est fourni avec Rowkeeper&#x202f;: il n’y a rien à télécharger.</translation>
    </message>
    <message>
        <source>Source: %1, revision %2</source>
        <translation>Source&#x202f;: %1, révision %2</translation>
    </message>
    <message>
        <source>Licence: not given; see its page</source>
        <translation>Licence&#x202f;: non indiquée&#x202f;; voir sa page</translation>
    </message>
    <message>
        <source>Licence: %1</source>
        <translation>Licence&#x202f;: %1</translation>
    </message>
    <message>
        <source>Size: %1</source>
        <translation>Taille&#x202f;: %1</translation>
    </message>
    <message>
        <source>Size: %1; %2 of it are there already</source>
        <translation>Taille&#x202f;: %1, dont %2 sont déjà là</translation>
    </message>
    <message>
        <source>Into %1, where it needs %2</source>
        <translation>Dans %1, où il faut %2</translation>
    </message>
    <message>
        <source> of the %1 that are free</source>
        <translation> sur les %1 libres</translation>
    </message>
    <message>
        <source>A complete copy is in Hugging Face&apos;s cache already. It can be used as it is, without a download.</source>
        <translation>Une copie complète est déjà dans le cache de Hugging Face. Elle peut servir telle quelle, sans téléchargement.</translation>
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
        <translation>%1&#x202f;: %2 sur %3</translation>
    </message>
    <message>
        <source>%1, checking what is there</source>
        <translation>%1, vérification de ce qui est là</translation>
    </message>
    <message>
        <source>%1, trying again in %2</source>
        <translation>%1, nouvel essai dans %2</translation>
    </message>
    <message>
        <source>%1, %2/s, %3 left</source>
        <translation>%1, %2/s, encore %3</translation>
    </message>
    <message>
        <source>%1 is on this computer</source>
        <translation>%1 est sur cet ordinateur</translation>
    </message>
    <message>
        <source>Download %1?</source>
        <translation>Télécharger %1&#x202f;?</translation>
    </message>
    <message>
        <source>Looking for %1</source>
        <translation>Recherche de %1</translation>
    </message>
    <message>
        <source>%1 cannot be downloaded</source>
        <translation>%1 ne peut pas être téléchargé</translation>
    </message>
    <message>
        <source>Downloading %1</source>
        <translation>Téléchargement de %1</translation>
    </message>
    <message>
        <source>%1 is on this computer now</source>
        <translation>%1 est maintenant sur cet ordinateur</translation>
    </message>
    <message>
        <source>The download of %1 was stopped</source>
        <translation>Le téléchargement de %1 a été arrêté</translation>
    </message>
    <message>
        <source>The download of %1 failed</source>
        <translation>Le téléchargement de %1 a échoué</translation>
    </message>
    <message>
        <source>Verifying %1</source>
        <translation>Vérification de %1</translation>
    </message>
    <message>
        <source>%1 is right</source>
        <translation>%1 est correct</translation>
    </message>
    <message>
        <source>%1 is not right</source>
        <translation>%1 n’est pas correct</translation>
    </message>
    <message>
        <source>Removing %1</source>
        <translation>Suppression de %1</translation>
    </message>
    <message>
        <source>%1 was removed</source>
        <translation>%1 a été supprimé</translation>
    </message>
    <message>
        <source>%1 could not be removed</source>
        <translation>%1 n’a pas pu être supprimé</translation>
    </message>
    <message>
        <source>%1 are free again.</source>
        <translation>%1 sont de nouveau libres.</translation>
    </message>
</context>
<context>
    <name>Pages</name>
    <message>
        <source>%1 %</source>
        <translation>%1&#x202f;%</translation>
    </message>
    <message>
        <source>Page %1 · free</source>
        <translation>Page %1 · libre</translation>
    </message>
    <message>
        <source>%1 of %2 rows filled</source>
        <translation>%1 lignes remplies sur %2</translation>
    </message>
    <message>
        <source>Page %1 · conversation %2 · %3</source>
        <translation>Page %1 · conversation %2 · %3</translation>
    </message>
    <message>
        <source>Page %1 · shared by conversations %2 · %3</source>
        <translation>Page %1 · partagée par les conversations %2 · %3</translation>
    </message>
    <message>
        <source>%1 of %2 pages lent, %3 of their %4 rows filled</source>
        <translation>%1 pages prêtées sur %2, %3 de leurs %4 lignes remplies</translation>
    </message>
    <message numerus="yes">
        <source>Pages of %n row(s)</source>
        <translation>
            <numerusform>Pages de %n ligne</numerusform>
            <numerusform>Pages de %n lignes</numerusform>
        </translation>
    </message>
    <message>
        <source>One piece each</source>
        <translation>D’un seul tenant</translation>
    </message>
    <message numerus="yes">
        <source>%1: at most %n conversation(s) at once, on average %2 of the lent memory empty</source>
        <translation>
            <numerusform>%1&#x202f;: au plus %n conversation à la fois, en moyenne %2 de la mémoire prêtée vides</numerusform>
            <numerusform>%1&#x202f;: au plus %n conversations à la fois, en moyenne %2 de la mémoire prêtée vides</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n conversation(s) at work, %2 of the lent memory empty so far</source>
        <translation>
            <numerusform>%1&#x202f;: %n conversation au travail, %2 de la mémoire prêtée vides jusqu’ici</numerusform>
            <numerusform>%1&#x202f;: %n conversations au travail, %2 de la mémoire prêtée vides jusqu’ici</numerusform>
        </translation>
    </message>
    <message>
        <source>the fullest moment, step %1</source>
        <translation>le moment le plus rempli, étape %1</translation>
    </message>
    <message>
        <source>Nobody has come yet.</source>
        <translation>Personne n’est encore venu.</translation>
    </message>
    <message numerus="yes">
        <source>%n waiting</source>
        <translation>
            <numerusform>%n en attente</numerusform>
            <numerusform>%n en attente</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n finished</source>
        <translation>
            <numerusform>%n terminée</numerusform>
            <numerusform>%n terminées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them cut short, as the pool was full</source>
        <translation>
            <numerusform>%n d’entre elles écourtée, car le pool était plein</numerusform>
            <numerusform>%n d’entre elles écourtées, car le pool était plein</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them ended early, as the arithmetic gave infinity or NaN</source>
        <translation>
            <numerusform>%n d’entre elles arrêtée tôt, car le calcul a donné l’infini ou NaN</numerusform>
            <numerusform>%n d’entre elles arrêtées tôt, car le calcul a donné l’infini ou NaN</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>memory taken back %n time(s)</source>
        <translation>
            <numerusform>mémoire reprise %n fois</numerusform>
            <numerusform>mémoire reprise %n fois</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) computed again</source>
        <translation>
            <numerusform>%n ligne recalculée</numerusform>
            <numerusform>%n lignes recalculées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n étape</numerusform>
            <numerusform>%n étapes</numerusform>
        </translation>
    </message>
    <message>
        <source>The two gave different answers, which must never happen. Please report this.</source>
        <translation>Les deux ont donné des réponses différentes, ce qui ne doit jamais arriver. Merci de le signaler.</translation>
    </message>
    <message>
        <source>Both gave every conversation the same tokens.</source>
        <translation>Les deux ont donné à chaque conversation les mêmes tokens.</translation>
    </message>
    <message>
        <source>In the same memory, pages let %1 conversations in at once instead of %2, and finished after %3 steps instead of %4. %5</source>
        <translation>Dans la même mémoire, les pages ont laissé entrer %1 conversations à la fois au lieu de %2, et ont fini après %3 étapes au lieu de %4. %5</translation>
    </message>
    <message>
        <source>This pool lets as many in at once either way. A smaller one, or more conversations, shows the difference. %1</source>
        <translation>Ce pool en laisse entrer autant à la fois dans les deux cas. Un plus petit, ou plus de conversations, fait voir la différence. %1</translation>
    </message>
</context>
<context>
    <name>Photographer</name>
    <message>
        <source>The picture waits until every way has been asked all questions, a minute or more. With --steps 0 none is.</source>
        <translation>L’image attend que toutes les questions aient été posées à chaque méthode, une minute ou plus. Avec --steps 0, aucune ne l’est.</translation>
    </message>
    <message>
        <source>Only the page learn has lessons: learn:LESSON:STEP.</source>
        <translation>Seule la page learn a des leçons&#x202f;: learn:LESSON:STEP.</translation>
    </message>
    <message>
        <source>There is no lesson &apos;%1&apos;; they are 1 to %2, and %3 is the quiz.</source>
        <translation>Il n’y a pas de leçon «&#x202f;%1&#x202f;»&#x202f;; elles vont de 1 à %2, et %3 est le quiz.</translation>
    </message>
    <message>
        <source>Lesson %1 has no step &apos;%2&apos;; they are 1 to %3.</source>
        <translation>La leçon %1 n’a pas d’étape «&#x202f;%2&#x202f;»&#x202f;; elles vont de 1 à %3.</translation>
    </message>
    <message>
        <source>After the step only &apos;:answered&apos; can stand.</source>
        <translation>Après l’étape, il ne peut y avoir que «&#x202f;:answered&#x202f;».</translation>
    </message>
</context>
<context>
    <name>Pictures</name>
    <message>
        <source>The picture took too long. Take fewer steps.</source>
        <translation>L’image a pris trop de temps. Faites moins d’étapes.</translation>
    </message>
    <message>
        <source>Cannot write &apos;%1&apos;. Choose another place.</source>
        <translation>Impossible d’écrire «&#x202f;%1&#x202f;». Choisissez un autre emplacement.</translation>
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
        <translation>poids %1</translation>
    </message>
</context>
<context>
    <name>PreparedDocuments</name>
    <message>
        <source>The book of a village: twelve people</source>
        <translation>Le livre d’un village&#x202f;: douze personnes</translation>
    </message>
    <message>
        <source>Two neighbours: a short text</source>
        <translation>Deux voisins&#x202f;: un texte court</translation>
    </message>
    <message>
        <source>A small village: six people</source>
        <translation>Un petit village&#x202f;: six personnes</translation>
    </message>
    <message>
        <source>A long text: eighteen people</source>
        <translation>Un long texte&#x202f;: dix-huit personnes</translation>
    </message>
</context>
<context>
    <name>PreparedPrompts</name>
    <message>
        <source>A village and a question</source>
        <translation>Un village et une question</translation>
    </message>
    <message>
        <source>Four neighbours: what color is the house?</source>
        <translation>Quatre voisins&#x202f;: de quelle couleur est la maison&#x202f;?</translation>
    </message>
    <message>
        <source>The third question about one document</source>
        <translation>La troisième question sur un document</translation>
    </message>
    <message>
        <source>A long document, its answer at the top</source>
        <translation>Un long document, sa réponse en haut</translation>
    </message>
    <message>
        <source>What is a KV cache?</source>
        <translation>Qu’est-ce qu’un cache KV&#x202f;?</translation>
    </message>
    <message>
        <source>Once upon a time: a story begins</source>
        <translation>Once upon a time&#x202f;: une histoire commence</translation>
    </message>
    <message>
        <source>Odd characters: emoji, accents, double spaces</source>
        <translation>Caractères inhabituels&#x202f;: emoji, accents, espaces doubles</translation>
    </message>
</context>
<context>
    <name>Race</name>
    <message>
        <source>a thread for each core</source>
        <translation>un thread par cœur</translation>
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
        <translation>Avec le cache KV</translation>
    </message>
    <message>
        <source>Without</source>
        <translation>Sans cache</translation>
    </message>
    <message>
        <source> · %1</source>
        <translation> · %1</translation>
    </message>
    <message>
        <source>with the cache</source>
        <translation>avec le cache</translation>
    </message>
    <message>
        <source>without</source>
        <translation>sans cache</translation>
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
        <translation>Le modèle est en cours de chargement…</translation>
    </message>
    <message>
        <source>The model could not be loaded.</source>
        <translation>Le modèle n’a pas pu être chargé.</translation>
    </message>
    <message>
        <source>Open a model first.</source>
        <translation>Ouvrez d’abord un modèle.</translation>
    </message>
    <message>
        <source>Lane A: %1</source>
        <translation>Couloir A&#x202f;: %1</translation>
    </message>
    <message>
        <source>Lane B: %1</source>
        <translation>Couloir B&#x202f;: %1</translation>
    </message>
    <message>
        <source>Getting the lanes ready. Other arithmetic or other weights need a copy of the model of their own.</source>
        <translation>Préparation des couloirs. Un autre calcul ou d’autres poids demandent leur propre copie du modèle.</translation>
    </message>
    <message>
        <source>The lane whose clock is behind always moves next, so both clocks are honest.</source>
        <translation>C’est toujours le couloir dont l’horloge est en retard qui avance&#x202f;: les deux horloges sont donc honnêtes.</translation>
    </message>
    <message>
        <source>greedy</source>
        <translation>glouton</translation>
    </message>
    <message>
        <source>temperature %1, seed %2</source>
        <translation>température %1, graine %2</translation>
    </message>
</context>
<context>
    <name>RaceVerdict</name>
    <message>
        <source>the second lane&apos;s weights are rounded to %1 bits</source>
        <translation>les poids du second couloir sont arrondis à %1 bits</translation>
    </message>
    <message>
        <source>the first lane&apos;s weights are rounded to %1 bits</source>
        <translation>les poids du premier couloir sont arrondis à %1 bits</translation>
    </message>
    <message>
        <source>the first lane&apos;s weights are rounded to %1 bits, the second&apos;s to %2</source>
        <translation>les poids du premier couloir sont arrondis à %1 bits, ceux du second à %2</translation>
    </message>
    <message>
        <source>%1 of %2 keys and values equal</source>
        <translation>%1 clés et valeurs égales sur %2</translation>
    </message>
    <message>
        <source>logits equal to the last bit</source>
        <translation>logits égaux jusqu’au dernier bit</translation>
    </message>
    <message>
        <source>logits differ by up to %1, because %2</source>
        <translation>les logits s’écartent de %1 au plus, parce que %2</translation>
    </message>
    <message>
        <source>logits differ by up to %1, because 8-bit weights round between the layers too</source>
        <translation>les logits s’écartent de %1 au plus, parce que des poids 8 bits arrondissent aussi entre les couches</translation>
    </message>
    <message>
        <source>logits differ by up to %1, because the library adds in another order</source>
        <translation>les logits s’écartent de %1 au plus, parce que la bibliothèque additionne dans un autre ordre</translation>
    </message>
    <message>
        <source>✓ Same tokens: %1 of %1 shared</source>
        <translation>✓ Mêmes tokens&#x202f;: %1 communs sur %1</translation>
    </message>
    <message>
        <source>%1 chose ‘%2’, %3 chose ‘%4’</source>
        <translation>%1 a choisi «&#x202f;%2&#x202f;», %3 a choisi «&#x202f;%4&#x202f;»</translation>
    </message>
    <message>
        <source>the first lane</source>
        <translation>le premier couloir</translation>
    </message>
    <message>
        <source>the second</source>
        <translation>le second</translation>
    </message>
    <message>
        <source>logits differ by up to %1</source>
        <translation>les logits s’écartent de %1 au plus</translation>
    </message>
    <message>
        <source>the best token led by %1</source>
        <translation>le meilleur token avait %1 d’avance</translation>
    </message>
    <message>
        <source>≠ The texts differ from step %1 on: %2</source>
        <translation>≠ Les textes diffèrent à partir de l’étape %1&#x202f;: %2</translation>
    </message>
    <message>
        <source>no error: rounded weights give other numbers</source>
        <translation>ce n’est pas une erreur&#x202f;: des poids arrondis donnent d’autres nombres</translation>
    </message>
    <message>
        <source>≠ Other tokens from step %1 on: 8-bit weights round between the layers too</source>
        <translation>≠ Autres tokens à partir de l’étape %1&#x202f;: des poids 8 bits arrondissent aussi entre les couches</translation>
    </message>
    <message>
        <source>no error: the lanes round in other places, and a last bit can become another code</source>
        <translation>ce n’est pas une erreur&#x202f;: les couloirs arrondissent à d’autres endroits, et un dernier bit peut changer un code</translation>
    </message>
    <message>
        <source>≠ Other tokens from step %1 on: two were too close to call</source>
        <translation>≠ Autres tokens à partir de l’étape %1&#x202f;: deux étaient trop proches pour trancher</translation>
    </message>
    <message>
        <source>✗ Not the same: the tokens differ from step %1 on</source>
        <translation>✗ Pas pareil&#x202f;: les tokens diffèrent à partir de l’étape %1</translation>
    </message>
    <message>
        <source>✗ Not the same: equal tokens, but other bits</source>
        <translation>✗ Pas pareil&#x202f;: mêmes tokens, mais d’autres bits</translation>
    </message>
    <message>
        <source>Same output?</source>
        <translation>Même résultat&#x202f;?</translation>
    </message>
    <message>
        <source>Each token that both lanes have made is compared here, with all numbers behind it.</source>
        <translation>Chaque token que les deux couloirs ont produit est comparé ici, avec tous les nombres qui l’ont donné.</translation>
    </message>
    <message>
        <source>faster so far</source>
        <translation>plus rapide jusqu’ici</translation>
    </message>
    <message>
        <source>slower so far</source>
        <translation>plus lent jusqu’ici</translation>
    </message>
    <message>
        <source>faster in all</source>
        <translation>plus rapide en tout</translation>
    </message>
    <message>
        <source>slower in all</source>
        <translation>plus lent en tout</translation>
    </message>
    <message>
        <source>as fast in all</source>
        <translation>aussi rapide en tout</translation>
    </message>
    <message>
        <source>as fast so far</source>
        <translation>aussi rapide jusqu’ici</translation>
    </message>
    <message numerus="yes">
        <source>✓ Identical: %1 of %Ln shared tokens, logits equal to the last bit</source>
        <translation>
            <numerusform>✓ Identiques : %1 sur %Ln token commun, logits égaux jusqu’au dernier bit</numerusform>
            <numerusform>✓ Identiques : %1 sur %Ln tokens communs, logits égaux jusqu’au dernier bit</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>logits equal to the last bit in %1 of %Ln steps; they differ by up to %2</source>
        <translation>
            <numerusform>logits égaux jusqu’au dernier bit à %1 étape sur %Ln ; ils s’écartent de %2 au plus</numerusform>
            <numerusform>logits égaux jusqu’au dernier bit à %1 sur %Ln étapes ; ils s’écartent de %2 au plus</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RibbonText</name>
    <message>
        <source>row %1 is rebuilt</source>
        <translation>la ligne %1 est refaite</translation>
    </message>
    <message>
        <source>rows %1–%2 are rebuilt</source>
        <translation>les lignes %1–%2 sont refaites</translation>
    </message>
    <message>
        <source>No row stays valid: every row looks at row 0, so the next step rebuilds them all.</source>
        <translation>Aucune ligne ne reste valide&#x202f;: toutes regardent la ligne 0, l’étape suivante les refait donc toutes.</translation>
    </message>
    <message>
        <source>The cache holds no rows now, so the next step computes them all. It could have kept those above row %1: each row looks only at itself and the rows above it (the causal mask).</source>
        <translation>Le cache ne contient aucune ligne, l’étape suivante les calcule donc toutes. Il aurait pu garder celles au-dessus de la ligne %1&#x202f;: chaque ligne ne regarde qu’elle-même et les lignes au-dessus (le masque causal).</translation>
    </message>
    <message>
        <source>Row %1 stays valid</source>
        <translation>La ligne %1 reste valide</translation>
    </message>
    <message>
        <source>Rows %1–%2 stay valid</source>
        <translation>Les lignes %1–%2 restent valides</translation>
    </message>
    <message>
        <source>%1; %2: each row looks only at itself and the rows above it (the causal mask).</source>
        <translation>%1&#x202f;; %2&#x202f;: chaque ligne ne regarde qu’elle-même et les lignes au-dessus (le masque causal).</translation>
    </message>
    <message>
        <source>row %1 was rebuilt</source>
        <translation>la ligne %1 a été refaite</translation>
    </message>
    <message>
        <source>rows %1–%2 were rebuilt</source>
        <translation>les lignes %1–%2 ont été refaites</translation>
    </message>
    <message>
        <source>The last step computed row %1.</source>
        <translation>La dernière étape a calculé la ligne %1.</translation>
    </message>
    <message>
        <source>The last step computed all rows, %1–%2.</source>
        <translation>La dernière étape a calculé toutes les lignes, %1–%2.</translation>
    </message>
    <message>
        <source>Row %1 was reused</source>
        <translation>La ligne %1 a été réutilisée</translation>
    </message>
    <message>
        <source>Rows %1–%2 were reused</source>
        <translation>Les lignes %1–%2 ont été réutilisées</translation>
    </message>
    <message>
        <source>its key and value are in the cache</source>
        <translation>sa clé et sa valeur sont dans le cache</translation>
    </message>
    <message>
        <source>computed, but not kept</source>
        <translation>calculée, mais non gardée</translation>
    </message>
    <message>
        <source>no longer valid: the next step rebuilds it</source>
        <translation>n’est plus valide&#x202f;: l’étape suivante la refait</translation>
    </message>
    <message>
        <source>not computed yet: the next step does</source>
        <translation>pas encore calculée&#x202f;: l’étape suivante le fera</translation>
    </message>
    <message numerus="yes">
        <source>%Ln tokens, all from the prompt</source>
        <translation>
            <numerusform>%Ln token, du prompt</numerusform>
            <numerusform>%Ln tokens, tous du prompt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln tokens: %1 from the prompt, %2 generated</source>
        <translation>
            <numerusform>%Ln token&#x202f;: %1 du prompt, %2 généré</numerusform>
            <numerusform>%Ln tokens&#x202f;: %1 du prompt, %2 générés</numerusform>
        </translation>
    </message>
    <message>
        <source>Row %1: %2</source>
        <translation>Ligne %1&#x202f;: %2</translation>
    </message>
    <message>
        <source>Token %1, from the prompt</source>
        <translation>Token %1, du prompt</translation>
    </message>
    <message>
        <source>Token %1, generated</source>
        <translation>Token %1, généré</translation>
    </message>
    <message numerus="yes">
        <source>%Ln bytes</source>
        <translation>
            <numerusform>%Ln octet</numerusform>
            <numerusform>%Ln octets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> and %Ln more</source>
        <translation>
            <numerusform> et %Ln de plus</numerusform>
            <numerusform> et %Ln de plus</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RowDetailCard</name>
    <message>
        <source>In the store</source>
        <translation>En réserve</translation>
    </message>
    <message>
        <source>Computed, not kept: the cache is off</source>
        <translation>Calculée, non gardée&#x202f;: le cache est désactivé</translation>
    </message>
    <message>
        <source>To be rebuilt: a token at or above it was replaced</source>
        <translation>À refaire&#x202f;: un token de cette ligne ou du dessus a été remplacé</translation>
    </message>
    <message>
        <source>Not computed yet</source>
        <translation>Pas encore calculée</translation>
    </message>
    <message>
        <source>Not computed yet: the next step does it</source>
        <translation>Pas encore calculée&#x202f;: l’étape suivante le fera</translation>
    </message>
    <message numerus="yes">
        <source>computed %n time(s); the bits differ by rounding</source>
        <translation>
            <numerusform>calculée %n fois&#x202f;; les bits diffèrent par l’arrondi</numerusform>
            <numerusform>calculée %n fois&#x202f;; les bits diffèrent par l’arrondi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>computed %n time(s), and NOT always to the same bits</source>
        <translation>
            <numerusform>calculée %n fois, et PAS toujours avec les mêmes bits</numerusform>
            <numerusform>calculée %n fois, et PAS toujours avec les mêmes bits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>computed %n time(s), always to the same bits</source>
        <translation>
            <numerusform>calculée %n fois, toujours avec les mêmes bits</numerusform>
            <numerusform>calculée %n fois, toujours avec les mêmes bits</numerusform>
        </translation>
    </message>
    <message>
        <source>computed ×1, by the last step</source>
        <translation>calculée ×1, par la dernière étape</translation>
    </message>
    <message numerus="yes">
        <source>computed ×1, unchanged for %n step(s)</source>
        <translation>
            <numerusform>calculée ×1, inchangée depuis %n étape</numerusform>
            <numerusform>calculée ×1, inchangée depuis %n étapes</numerusform>
        </translation>
    </message>
    <message>
        <source>Row %1 ‘%2’, block %3, head %4</source>
        <translation>Ligne %1 «&#x202f;%2&#x202f;», bloc %3, tête %4</translation>
    </message>
    <message>
        <source>%1 in all blocks</source>
        <translation>%1, tous blocs réunis</translation>
    </message>
    <message>
        <source>8-bit copy from a file</source>
        <translation>copie 8 bits tirée d’un fichier</translation>
    </message>
    <message>
        <source> · </source>
        <translation> · </translation>
    </message>
    <message>
        <source>%1 fingerprint of the key
%2 fingerprint of the value</source>
        <translation>%1 empreinte de la clé
%2 empreinte de la valeur</translation>
    </message>
    <message>
        <source>number</source>
        <translation>n°</translation>
    </message>
    <message>
        <source>key</source>
        <translation>clé</translation>
    </message>
    <message>
        <source>value</source>
        <translation>valeur</translation>
    </message>
</context>
<context>
    <name>SameOutputCard</name>
    <message>
        <source>Quick check: one pass over the whole text gives the logits of every step at once.</source>
        <translation>Vérification rapide&#x202f;: une passe sur tout le texte donne d’un coup les logits de chaque étape.</translation>
    </message>
    <message>
        <source>Thorough check: every step was computed again, the other way.</source>
        <translation>Vérification complète&#x202f;: chaque étape a été recalculée, de l’autre façon.</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 à %2</translation>
    </message>
    <message>
        <source>Step %1 is left out: its text slid out of the context.</source>
        <translation>L’étape %1 est laissée de côté&#x202f;: son texte a glissé hors du contexte.</translation>
    </message>
    <message>
        <source>Steps %1 are left out: their text slid out of the context.</source>
        <translation>Les étapes %1 sont laissées de côté&#x202f;: leur texte a glissé hors du contexte.</translation>
    </message>
    <message>
        <source>Step %1 is left out: its text was changed since.</source>
        <translation>L’étape %1 est laissée de côté&#x202f;: son texte a été modifié depuis.</translation>
    </message>
    <message>
        <source>Steps %1 are left out: their text was changed since.</source>
        <translation>Les étapes %1 sont laissées de côté&#x202f;: leur texte a été modifié depuis.</translation>
    </message>
    <message>
        <source>%1 of these tokens replaced by hand since: compared is what the step chose</source>
        <translation>%1 de ces tokens remplacés à la main depuis&#x202f;: on compare ce que l’étape avait choisi</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucune</translation>
    </message>
    <message>
        <source>step %1, token ‘%2’ in row %3: logits differ by %4, margin of the best over the second %5</source>
        <translation>étape %1, token «&#x202f;%2&#x202f;» à la ligne %3&#x202f;: les logits diffèrent de %4, avance du meilleur sur le deuxième&#x202f;: %5</translation>
    </message>
    <message numerus="yes">
        <source>%n token(s) too close to call; the first: %1</source>
        <translation>
            <numerusform>%n token trop serré pour trancher&#x202f;; le premier&#x202f;: %1</numerusform>
            <numerusform>%n tokens trop serrés pour trancher&#x202f;; le premier&#x202f;: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>logits differ by up to %1, because the library adds in another order</source>
        <translation>les logits s’écartent de %1 au plus, parce que la bibliothèque additionne dans un autre ordre</translation>
    </message>
    <message>
        <source>other token: %1</source>
        <translation>autre token&#x202f;: %1</translation>
    </message>
    <message>
        <source>other logits: %1</source>
        <translation>autres logits&#x202f;: %1</translation>
    </message>
    <message>
        <source>%1 of %2 keys and values have other bits</source>
        <translation>%1 clés et valeurs sur %2 ont d’autres bits</translation>
    </message>
    <message>
        <source>✓ Same output with and without the cache</source>
        <translation>✓ Même résultat avec et sans le cache</translation>
    </message>
    <message>
        <source>✓ Same tokens with and without the cache</source>
        <translation>✓ Mêmes tokens avec et sans le cache</translation>
    </message>
    <message>
        <source>✗ The output is not the same</source>
        <translation>✗ Le résultat n’est pas le même</translation>
    </message>
    <message>
        <source>Same output with and without the cache?</source>
        <translation>Même résultat avec et sans le cache&#x202f;?</translation>
    </message>
    <message>
        <source>✗ A row came out differently</source>
        <translation>✗ Une ligne est sortie différente</translation>
    </message>
    <message>
        <source>A recording computes nothing, so there is nothing to check again.</source>
        <translation>Un enregistrement ne calcule rien, il n’y a donc rien à revérifier.</translation>
    </message>
    <message>
        <source>When it was made, no row was computed twice up to here.</source>
        <translation>Quand il a été fait, aucune ligne n’avait été calculée deux fois jusqu’ici.</translation>
    </message>
    <message>
        <source>When it was made: %1.</source>
        <translation>Quand il a été fait&#x202f;: %1.</translation>
    </message>
    <message>
        <source>Nothing to compare yet.</source>
        <translation>Encore rien à comparer.</translation>
    </message>
    <message>
        <source>No row has been computed twice yet.</source>
        <translation>Aucune ligne n’a encore été calculée deux fois.</translation>
    </message>
    <message numerus="yes">
        <source>rows rebuilt %Ln times, every rebuild gave the same bits</source>
        <translation>
            <numerusform>lignes refaites %Ln fois, avec les mêmes bits</numerusform>
            <numerusform>lignes refaites %Ln fois, chaque fois avec les mêmes bits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>rows rebuilt %Ln times, %1 of them to the same bits; the others differ by rounding</source>
        <translation>
            <numerusform>lignes refaites %Ln fois, dont %1 avec les mêmes bits ; les autres diffèrent par l’arrondi</numerusform>
            <numerusform>lignes refaites %Ln fois, dont %1 avec les mêmes bits ; les autres diffèrent par l’arrondi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>rows rebuilt %Ln times, %1 of them to OTHER bits</source>
        <translation>
            <numerusform>lignes refaites %Ln fois, dont %1 avec D’AUTRES bits</numerusform>
            <numerusform>lignes refaites %Ln fois, dont %1 avec D’AUTRES bits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln tokens identical</source>
        <translation>
            <numerusform>%1 sur %Ln token identique</numerusform>
            <numerusform>%1 sur %Ln tokens identiques</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>logits identical to the last bit (%1 of %Ln steps)</source>
        <translation>
            <numerusform>logits identiques jusqu’au dernier bit (%1 sur %Ln étape)</numerusform>
            <numerusform>logits identiques jusqu’au dernier bit (%1 sur %Ln étapes)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Save</name>
    <message>
        <source>Not saved</source>
        <translation>Non enregistré</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
</context>
<context>
    <name>Screenshot</name>
    <message>
        <source>There is no page &apos;%1&apos;; there are: %2.</source>
        <translation>Il n’y a pas de page «&#x202f;%1&#x202f;»&#x202f;; il y a&#x202f;: %2.</translation>
    </message>
</context>
<context>
    <name>Shortcuts</name>
    <message>
        <source>Space</source>
        <translation>Espace</translation>
    </message>
    <message>
        <source>Play or pause</source>
        <translation>Lecture ou pause</translation>
    </message>
    <message>
        <source>→</source>
        <translation>→</translation>
    </message>
    <message>
        <source>One step</source>
        <translation>Une étape</translation>
    </message>
    <message>
        <source>KV cache on or off</source>
        <translation>Cache KV activé ou non</translation>
    </message>
    <message>
        <source>Restart from the prompt</source>
        <translation>Relancer depuis le prompt</translation>
    </message>
    <message>
        <source>1 to 6</source>
        <translation>1 à 6</translation>
    </message>
    <message>
        <source>Go to a page</source>
        <translation>Aller à une page</translation>
    </message>
    <message>
        <source>Page Down, Page Up</source>
        <translation>Pg suiv, Pg préc</translation>
    </message>
    <message>
        <source>On and back in a lesson; → and ← too while the lecturer&apos;s notes are open</source>
        <translation>Avancer et reculer dans une leçon&#x202f;; → et ← aussi, quand les notes de l’enseignant sont ouvertes</translation>
    </message>
    <message>
        <source>Zoom the cache in, out, to fit, while it has the focus</source>
        <translation>Agrandir, réduire, ajuster l’image du cache, quand elle a le focus</translation>
    </message>
    <message>
        <source>Ctrl+O, Ctrl+S</source>
        <translation>Ctrl+O, Ctrl+S</translation>
    </message>
    <message>
        <source>Open a recorded run, save this one</source>
        <translation>Ouvrir une exécution enregistrée, enregistrer celle-ci</translation>
    </message>
    <message>
        <source>Alt and a letter</source>
        <translation>Alt et une lettre</translation>
    </message>
    <message>
        <source>Open the menu of that letter, shown in its tip</source>
        <translation>Ouvrir le menu de cette lettre, indiquée dans son infobulle</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Plein écran</translation>
    </message>
    <message>
        <source>This list</source>
        <translation>Cette liste</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#x202f;: %2</translation>
    </message>
</context>
<context>
    <name>SpeedScale</name>
    <message>
        <source>as fast as it goes</source>
        <translation>au plus vite</translation>
    </message>
    <message>
        <source>1 token/s</source>
        <translation>1 token/s</translation>
    </message>
    <message>
        <source>1 token in %1 s</source>
        <translation>1 token en %1 s</translation>
    </message>
</context>
<context>
    <name>Squeeze</name>
    <message>
        <source>%1 rows in one</source>
        <translation>%1 lignes en une</translation>
    </message>
    <message>
        <source>thrown away</source>
        <translation>jetée</translation>
    </message>
    <message>
        <source>row · token</source>
        <translation>ligne · token</translation>
    </message>
    <message>
        <source>block %1</source>
        <translation>bloc %1</translation>
    </message>
    <message>
        <source>key</source>
        <translation>clé</translation>
    </message>
    <message>
        <source>value</source>
        <translation>valeur</translation>
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
        <translation>exact</translation>
    </message>
    <message>
        <source>16-bit</source>
        <translation>16 bits</translation>
    </message>
    <message>
        <source>Every number rounded to 16 bits.</source>
        <translation>Chaque nombre est arrondi à 16 bits.</translation>
    </message>
    <message>
        <source>8-bit</source>
        <translation>8 bits</translation>
    </message>
    <message>
        <source>Whole numbers from −127 to 127; each 32 of them share a scale.</source>
        <translation>Nombres entiers de −127 à 127&#x202f;; une échelle commune pour 32 d’entre eux.</translation>
    </message>
    <message>
        <source>4-bit</source>
        <translation>4 bits</translation>
    </message>
    <message>
        <source>Whole numbers from −7 to 7; each 32 of them share a scale.</source>
        <translation>Nombres entiers de −7 à 7&#x202f;; une échelle commune pour 32 d’entre eux.</translation>
    </message>
    <message>
        <source>keys 8, values 4</source>
        <translation>clés 8, valeurs 4</translation>
    </message>
    <message>
        <source>8 bits for the keys, which decide where a row looks; 4 for the values, which are averaged anyway.</source>
        <translation>8 bits pour les clés, qui décident où une ligne regarde&#x202f;; 4 pour les valeurs, dont on fait de toute façon la moyenne.</translation>
    </message>
    <message>
        <source>newest 64 rows</source>
        <translation>64 dernières lignes</translation>
    </message>
    <message>
        <source>newest 64</source>
        <translation>64 dernières</translation>
    </message>
    <message>
        <source>A window that slides: a row leaves when 64 newer ones have come.</source>
        <translation>Une fenêtre qui glisse&#x202f;: une ligne part quand 64 plus récentes sont arrivées.</translation>
    </message>
    <message>
        <source>first 4 + newest 60</source>
        <translation>4 premières + 60 dernières</translation>
    </message>
    <message>
        <source>The same window, but the first four rows stay: heads with nothing to do look there.</source>
        <translation>La même fenêtre, mais les quatre premières lignes restent&#x202f;: les têtes qui n’ont rien à faire regardent là.</translation>
    </message>
    <message>
        <source>most looked-at 64</source>
        <translation>64 plus regardées</translation>
    </message>
    <message>
        <source>most looked-at</source>
        <translation>plus regardées</translation>
    </message>
    <message>
        <source>The newest 16 rows, and of the others the 48 that attention has looked at most so far.</source>
        <translation>Les 16 lignes les plus récentes et, parmi les autres, les 48 que l’attention a le plus regardées jusqu’ici.</translation>
    </message>
    <message>
        <source>merge old pairs</source>
        <translation>fusionner par paires</translation>
    </message>
    <message>
        <source>merged</source>
        <translation>fusion</translation>
    </message>
    <message>
        <source>64 entries: the newest 32 rows, and older ones averaged with their neighbours.</source>
        <translation>64 entrées&#x202f;: les 32 lignes les plus récentes, et de plus anciennes moyennées avec leurs voisines.</translation>
    </message>
    <message>
        <source>one key head for all (twin)</source>
        <translation>une tête de clé (jumeau)</translation>
    </message>
    <message>
        <source>one head (twin)</source>
        <translation>une tête (jumeau)</translation>
    </message>
    <message>
        <source>Another model, whose heads all share one key and one value: this one with its heads averaged, and then 2,500 steps of training that mended what this broke.</source>
        <translation>Un autre modèle, dont toutes les têtes partagent une clé et une valeur&#x202f;: celui-ci, avec ses têtes moyennées, puis 2&#x202f;500 pas d’entraînement qui ont réparé ce que cela avait cassé.</translation>
    </message>
    <message>
        <source>fold this model&apos;s heads</source>
        <translation>replier les têtes du modèle</translation>
    </message>
    <message>
        <source>folded heads</source>
        <translation>têtes repliées</translation>
    </message>
    <message>
        <source>An experiment: the keys and values of all heads averaged into one, without any training. It is meant to fail: heads that share must be trained to.</source>
        <translation>Une expérience&#x202f;: les clés et les valeurs de toutes les têtes moyennées en une seule, sans aucun entraînement. Elle est faite pour échouer&#x202f;: des têtes qui partagent doivent y être entraînées.</translation>
    </message>
    <message>
        <source>pages of 16 rows</source>
        <translation>pages de 16 lignes</translation>
    </message>
    <message>
        <source>pages of 16</source>
        <translation>pages de 16</translation>
    </message>
    <message>
        <source>The same numbers, to the last bit. Memory is given out 16 rows at a time, so no conversation holds room that it may never need.</source>
        <translation>Les mêmes nombres, jusqu’au dernier bit. La mémoire est distribuée par 16 lignes à la fois&#x202f;: aucune conversation n’occupe donc de place dont elle n’aura peut-être jamais besoin.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>same bits</source>
        <translation>mêmes bits</translation>
    </message>
    <message>
        <source>%1 rows</source>
        <translation>%1 lignes</translation>
    </message>
    <message>
        <source>None of them was in the cache any more when the answer began: the model answered from the rows it had.</source>
        <translation>Aucune d’elles n’était plus dans le cache quand la réponse a commencé&#x202f;: le modèle a répondu d’après les lignes qu’il avait.</translation>
    </message>
    <message>
        <source>%1 of them were still in the cache when the answer began.</source>
        <translation>%1 d’entre elles étaient encore dans le cache quand la réponse a commencé.</translation>
    </message>
    <message>
        <source>They were still in the cache when the answer began, but averaged with their neighbours.</source>
        <translation>Elles étaient encore dans le cache quand la réponse a commencé, mais moyennées avec leurs voisines.</translation>
    </message>
    <message>
        <source>All of them were still in the cache when the answer began.</source>
        <translation>Elles étaient toutes encore dans le cache quand la réponse a commencé.</translation>
    </message>
    <message>
        <source>All of them were in the cache, to the last bit.</source>
        <translation>Elles étaient toutes dans le cache, jusqu’au dernier bit.</translation>
    </message>
    <message>
        <source>All of them were in the cache, with one key and one value for all heads.</source>
        <translation>Elles étaient toutes dans le cache, avec une clé et une valeur pour toutes les têtes.</translation>
    </message>
    <message>
        <source>All of them were in the cache, in fewer bits.</source>
        <translation>Elles étaient toutes dans le cache, sur moins de bits.</translation>
    </message>
    <message>
        <source>Fewer bits</source>
        <translation>Moins de bits</translation>
    </message>
    <message>
        <source>Throw rows away</source>
        <translation>Jeter des lignes</translation>
    </message>
    <message>
        <source>Share heads</source>
        <translation>Partager des têtes</translation>
    </message>
    <message>
        <source>Give out memory in pages</source>
        <translation>Distribuer la mémoire en pages</translation>
    </message>
    <message>
        <source>loading…</source>
        <translation>chargement…</translation>
    </message>
    <message>
        <source>%1 right</source>
        <translation>%1 justes</translation>
    </message>
    <message>
        <source>This arithmetic reads the plain 32-bit cache only. Choose the exact arithmetic in the bar above.</source>
        <translation>Ce mode de calcul ne lit que le cache ordinaire en 32 bits. Choisissez le calcul exact dans la barre du haut.</translation>
    </message>
    <message>
        <source>This model&apos;s heads share one key and one value already.</source>
        <translation>Les têtes de ce modèle partagent déjà une clé et une valeur.</translation>
    </message>
    <message>
        <source>Only the bundled model has a twin that was trained so.</source>
        <translation>Seul le modèle fourni a un jumeau entraîné ainsi.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>%1: loading the model…</source>
        <translation>%1&#x202f;: chargement du modèle…</translation>
    </message>
    <message>
        <source>%1: question %2</source>
        <translation>%1&#x202f;: question %2</translation>
    </message>
    <message>
        <source>%1: text %2</source>
        <translation>%1&#x202f;: texte %2</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>la ligne %1</translation>
    </message>
    <message>
        <source>rows %1–%2</source>
        <translation>les lignes %1–%2</translation>
    </message>
    <message>
        <source>Show %1 in the cache →</source>
        <translation>Montrer %1 dans le cache →</translation>
    </message>
    <message>
        <source>KL divergence %1</source>
        <translation>divergence KL %1</translation>
    </message>
    <message>
        <source>%1 · the top choice agrees at %2 tokens</source>
        <translation>%1 · le premier choix concorde à %2 tokens</translation>
    </message>
    <message>
        <source>cache at the end %1, exact %2</source>
        <translation>cache à la fin %1, exact %2</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>The answer stood in %1 (“%2”).</source>
        <translation>La réponse se trouvait dans %1 («&#x202f;%2&#x202f;»).</translation>
    </message>
</context>
<context>
    <name>StepBound</name>
    <message>
        <source>%1 %</source>
        <translation>%1&#x202f;%</translation>
    </message>
    <message>
        <source>Bound by memory: it read at %1 of this machine&apos;s rate.</source>
        <translation>Limitée par la mémoire&#x202f;: elle a lu à %1 du débit de cette machine.</translation>
    </message>
    <message>
        <source>Bound by memory: it read at %1 of this machine&apos;s rate, and calculated at only %2.</source>
        <translation>Limitée par la mémoire&#x202f;: elle a lu à %1 du débit de cette machine, et calculé à %2 seulement.</translation>
    </message>
    <message>
        <source>Bound by arithmetic: it calculated at %1 of this machine&apos;s rate, and read at only %2.</source>
        <translation>Limitée par le calcul&#x202f;: elle a calculé à %1 du débit de cette machine, et lu à %2 seulement.</translation>
    </message>
    <message>
        <source>Bound by memory and arithmetic alike: it read at %1 and calculated at %2 of this machine&apos;s rates.</source>
        <translation>Limitée autant par la mémoire que par le calcul&#x202f;: elle a lu à %1 et calculé à %2 des débits de cette machine.</translation>
    </message>
    <message>
        <source>Bound by neither memory (%1 of this machine&apos;s rate) nor arithmetic (%2): the step is so short that starting each piece of work takes most of it.</source>
        <translation>Limitée ni par la mémoire (%1 du débit de cette machine) ni par le calcul (%2)&#x202f;: l’étape est si courte que le démarrage de chaque morceau de travail en prend l’essentiel.</translation>
    </message>
    <message>
        <source>Bound by memory: little arithmetic for what was read (operations for each byte: %1).</source>
        <translation>Limitée par la mémoire : peu de calcul pour ce qui a été lu (opérations par octet : %1).</translation>
    </message>
    <message>
        <source>Bound by arithmetic: much of it for what was read (operations for each byte: %1).</source>
        <translation>Limitée par le calcul : beaucoup de calcul pour ce qui a été lu (opérations par octet : %1).</translation>
    </message>
</context>
<context>
    <name>StepPhase</name>
    <message>
        <source>embed</source>
        <translation>plongement</translation>
    </message>
    <message>
        <source>Looks up each token&apos;s vector and adds that of its place.</source>
        <translation>Cherche le vecteur de chaque token et y ajoute celui de sa position.</translation>
    </message>
    <message>
        <source>norms</source>
        <translation>normes</translation>
    </message>
    <message>
        <source>Brings the numbers of a row to one scale, twice in each block.</source>
        <translation>Ramène les nombres d’une ligne à une même échelle, deux fois dans chaque bloc.</translation>
    </message>
    <message>
        <source>project q, k, v</source>
        <translation>projection q, k, v</translation>
    </message>
    <message>
        <source>Makes query, key and value of each row that is computed.</source>
        <translation>Produit la requête, la clé et la valeur de chaque ligne calculée.</translation>
    </message>
    <message>
        <source>append</source>
        <translation>ajout</translation>
    </message>
    <message>
        <source>Writes the new keys and values into the store.</source>
        <translation>Écrit les nouvelles clés et valeurs dans la réserve.</translation>
    </message>
    <message>
        <source>attend</source>
        <translation>attention</translation>
    </message>
    <message>
        <source>Compares the query with all keys above and mixes their values.</source>
        <translation>Compare la requête à toutes les clés au-dessus et mélange leurs valeurs.</translation>
    </message>
    <message>
        <source>project out</source>
        <translation>projection finale</translation>
    </message>
    <message>
        <source>Brings what attention found back into the row.</source>
        <translation>Ramène dans la ligne ce que l’attention a trouvé.</translation>
    </message>
    <message>
        <source>MLP</source>
        <translation>MLP</translation>
    </message>
    <message>
        <source>Works on each row by itself; most of the weights are here.</source>
        <translation>Travaille sur chaque ligne séparément&#x202f;; la plupart des poids sont ici.</translation>
    </message>
    <message>
        <source>logits</source>
        <translation>logits</translation>
    </message>
    <message>
        <source>Gives every token of the vocabulary its score.</source>
        <translation>Donne son score à chaque token du vocabulaire.</translation>
    </message>
    <message>
        <source>sample</source>
        <translation>tirage</translation>
    </message>
    <message>
        <source>Chooses the next token.</source>
        <translation>Choisit le token suivant.</translation>
    </message>
</context>
<context>
    <name>WebPage</name>
    <message>
        <source>Replay</source>
        <translation>Rediffusion</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Lecture</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Une étape en arrière</translation>
    </message>
    <message>
        <source>One step forth</source>
        <translation>Une étape en avant</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>Au début</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>À la fin</translation>
    </message>
    <message>
        <source>Place in the run</source>
        <translation>Position dans l’exécution</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Vitesse</translation>
    </message>
    <message>
        <source>slow</source>
        <translation>lente</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>normale</translation>
    </message>
    <message>
        <source>fast</source>
        <translation>rapide</translation>
    </message>
    <message>
        <source>Keys: Space plays and pauses, ← and → move by one step, Home and End go to the ends.</source>
        <translation>Touches&#x202f;: Espace lance et met en pause, ← et → avancent d’une étape, Début et Fin vont aux extrémités.</translation>
    </message>
    <message>
        <source>Time per token</source>
        <translation>Temps par token</translation>
    </message>
    <message>
        <source>Cache memory</source>
        <translation>Mémoire du cache</translation>
    </message>
    <message>
        <source>What you see</source>
        <translation>Ce que vous voyez</translation>
    </message>
    <message>
        <source>All events as a table</source>
        <translation>Tous les événements en tableau</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Chiffres</translation>
    </message>
    <message>
        <source>The replay needs JavaScript, which is switched off here. What came out can be read all the same.</source>
        <translation>La rediffusion a besoin de JavaScript, qui est désactivé ici. On peut quand même lire ce qui en est sorti.</translation>
    </message>
    <message>
        <source>Made with Rowkeeper. This page holds all it needs: nothing is fetched and nothing is sent.</source>
        <translation>Fait avec Rowkeeper. Cette page contient tout ce qu’il lui faut&#x202f;: rien n’est récupéré et rien n’est envoyé.</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Tokens</translation>
    </message>
    <message>
        <source>The cache</source>
        <translation>Le cache</translation>
    </message>
    <message>
        <source>The whole text</source>
        <translation>Tout le texte</translation>
    </message>
    <message>
        <source>time so far</source>
        <translation>temps écoulé</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>tokens</translation>
    </message>
    <message>
        <source>rows computed</source>
        <translation>lignes calculées</translation>
    </message>
    <message>
        <source>rows kept</source>
        <translation>lignes gardées</translation>
    </message>
    <message>
        <source>cache memory</source>
        <translation>mémoire du cache</translation>
    </message>
    <message>
        <source>key</source>
        <translation>clé</translation>
    </message>
    <message>
        <source>value</source>
        <translation>valeur</translation>
    </message>
    <message>
        <source>pale: computed, not kept</source>
        <translation>pâle&#x202f;: calculée, non gardée</translation>
    </message>
    <message>
        <source>This page was made</source>
        <translation>Cette page a été faite</translation>
    </message>
    <message>
        <source>A language model writes one token after another. Its KV cache keeps the key and the value of each row it has computed, so that a step computes one new row instead of all of them.</source>
        <translation>Un modèle de langage écrit un token après l’autre. Son cache KV garde la clé et la valeur de chaque ligne calculée, si bien qu’une étape calcule une seule nouvelle ligne au lieu de toutes.</translation>
    </message>
    <message>
        <source>Tokens are chosen</source>
        <translation>Choix des tokens</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 et %2</translation>
    </message>
    <message>
        <source>A run of %1, step by step</source>
        <translation>Une exécution de %1, étape par étape</translation>
    </message>
    <message>
        <source>Press Play, or move the slider below, to watch it.</source>
        <translation>Appuyez sur Lecture ou déplacez le curseur ci-dessous pour la regarder.</translation>
    </message>
    <message>
        <source>Two runs of %1 side by side</source>
        <translation>Deux exécutions de %1 côte à côte</translation>
    </message>
    <message>
        <source>Here two runs of the same prompt stand side by side. Press Play, or move the slider below.</source>
        <translation>Voici deux exécutions du même prompt, côte à côte. Appuyez sur Lecture ou déplacez le curseur ci-dessous.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln of them not for the first time: the same bits came out.</source>
        <translation>
            <numerusform>%Ln d’entre elles pas pour la première fois&#x202f;: les mêmes bits sont sortis.</numerusform>
            <numerusform>%Ln d’entre elles pas pour la première fois&#x202f;: les mêmes bits sont sortis.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of them not for the first time, and OTHER bits came out: an error.</source>
        <translation>
            <numerusform>%Ln d’entre elles pas pour la première fois, et D’AUTRES bits sont sortis&#x202f;: une erreur.</numerusform>
            <numerusform>%Ln d’entre elles pas pour la première fois, et D’AUTRES bits sont sortis&#x202f;: une erreur.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of them not for the first time, and a little differently: this arithmetic adds in another order.</source>
        <translation>
            <numerusform>%Ln d’entre elles pas pour la première fois, et un peu différente&#x202f;: ce calcul additionne dans un autre ordre.</numerusform>
            <numerusform>%Ln d’entre elles pas pour la première fois, et un peu différentes&#x202f;: ce calcul additionne dans un autre ordre.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Without the cache: %Ln row(s) computed, none kept, in %1.</source>
        <translation>
            <numerusform>Sans le cache&#x202f;: %Ln ligne calculée, aucune gardée, en %1.</numerusform>
            <numerusform>Sans le cache&#x202f;: %Ln lignes calculées, aucune gardée, en %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Prefill: the prompt’s %Ln row(s) computed and kept, in %1.</source>
        <translation>
            <numerusform>Prefill&#x202f;: %Ln ligne du prompt calculée et gardée, en %1.</numerusform>
            <numerusform>Prefill&#x202f;: les %Ln lignes du prompt calculées et gardées, en %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The cache was empty: %Ln row(s) computed and kept, in %1.</source>
        <translation>
            <numerusform>Le cache était vide&#x202f;: %Ln ligne calculée et gardée, en %1.</numerusform>
            <numerusform>Le cache était vide&#x202f;: %Ln lignes calculées et gardées, en %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) computed, %1 read from the cache, in %2.</source>
        <translation>
            <numerusform>%Ln ligne calculée, %1 lues dans le cache, en %2.</numerusform>
            <numerusform>%Ln lignes calculées, %1 lues dans le cache, en %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Début</translation>
    </message>
    <message numerus="yes">
        <source>%Ln token(s) in the prompt. No row has been computed yet.</source>
        <translation>
            <numerusform>%Ln token dans le prompt. Aucune ligne n’a encore été calculée.</numerusform>
            <numerusform>%Ln tokens dans le prompt. Aucune ligne n’a encore été calculée.</numerusform>
        </translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Étape %1 sur %2</translation>
    </message>
    <message numerus="yes">
        <source>The context was full: the oldest %Ln token(s) had to go, and all other rows are computed anew.</source>
        <translation>
            <numerusform>Le contexte était plein&#x202f;: le plus ancien token (%Ln) a dû partir, et toutes les autres lignes sont recalculées.</numerusform>
            <numerusform>Le contexte était plein&#x202f;: les %Ln tokens les plus anciens ont dû partir, et toutes les autres lignes sont recalculées.</numerusform>
        </translation>
    </message>
    <message>
        <source>A token was replaced</source>
        <translation>Un token a été remplacé</translation>
    </message>
    <message>
        <source>Row %1 is ‘%2’ now. The rows above it stay valid; it and all rows below must be computed again.</source>
        <translation>La ligne %1 est maintenant «&#x202f;%2&#x202f;». Les lignes au-dessus restent valides&#x202f;; elle-même et toutes celles au-dessous doivent être recalculées.</translation>
    </message>
    <message>
        <source>Cache switched on</source>
        <translation>Cache activé</translation>
    </message>
    <message>
        <source>Cache switched off</source>
        <translation>Cache désactivé</translation>
    </message>
    <message>
        <source>The next step computes every row once more and keeps them; from then on each step computes one row.</source>
        <translation>L’étape suivante calcule encore une fois toutes les lignes et les garde&#x202f;; ensuite, chaque étape calcule une ligne.</translation>
    </message>
    <message>
        <source>What the cache held is gone: from now on each step computes every row again.</source>
        <translation>Ce que contenait le cache est perdu&#x202f;: désormais, chaque étape recalcule toutes les lignes.</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>row</source>
        <translation>ligne</translation>
    </message>
    <message>
        <source>token</source>
        <translation>token</translation>
    </message>
    <message>
        <source>block</source>
        <translation>bloc</translation>
    </message>
    <message>
        <source>computed</source>
        <translation>calculée</translation>
    </message>
    <message>
        <source>×1 new</source>
        <translation>×1 neuve</translation>
    </message>
    <message>
        <source>rebuild</source>
        <translation>à refaire</translation>
    </message>
    <message>
        <source>in the cache</source>
        <translation>dans le cache</translation>
    </message>
    <message>
        <source>computed, not kept</source>
        <translation>calculée, non gardée</translation>
    </message>
    <message>
        <source>to be rebuilt</source>
        <translation>à refaire</translation>
    </message>
    <message>
        <source>not computed yet</source>
        <translation>pas encore calculée</translation>
    </message>
    <message>
        <source>never computed: the context is full</source>
        <translation>jamais calculée&#x202f;: contexte plein</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>ligne %1</translation>
    </message>
    <message>
        <source>computed ×%1</source>
        <translation>calculée ×%1</translation>
    </message>
    <message>
        <source>Choose a row or a token to read about it.</source>
        <translation>Choisissez une ligne ou un token pour en savoir plus.</translation>
    </message>
    <message>
        <source>The cache, row by row. Tokens: %1. Rows in the cache: %2.</source>
        <translation>Le cache, ligne par ligne. Tokens&#x202f;: %1. Lignes dans le cache&#x202f;: %2.</translation>
    </message>
    <message>
        <source>cache on</source>
        <translation>avec cache</translation>
    </message>
    <message>
        <source>cache off</source>
        <translation>sans cache</translation>
    </message>
    <message>
        <source>prefill</source>
        <translation>prefill</translation>
    </message>
    <message>
        <source>prefill, beyond the scale</source>
        <translation>prefill, hors échelle</translation>
    </message>
    <message>
        <source>used by rows</source>
        <translation>pris par les lignes</translation>
    </message>
    <message>
        <source>allocated</source>
        <translation>alloué</translation>
    </message>
    <message>
        <source>only during a step</source>
        <translation>pendant l’étape seulement</translation>
    </message>
    <message>
        <source>%1 tokens</source>
        <translation>%1 tokens</translation>
    </message>
    <message>
        <source>Each step will be a point here.</source>
        <translation>Chaque étape sera un point ici.</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Événement</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>Token</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Ce qui s’est passé</translation>
    </message>
    <message>
        <source>Two lanes run the same prompt. The lane whose clock is behind moves next, so that both clocks are honest.</source>
        <translation>Deux couloirs font courir le même prompt. Celui dont l’horloge est en retard avance&#x202f;: les deux horloges sont donc honnêtes.</translation>
    </message>
    <message>
        <source>A token is a piece of text. Grey ones are the prompt’s, green ones with a line below were written by the model; the newest has a frame.</source>
        <translation>Un token est un morceau de texte. Les gris viennent du prompt, les verts, soulignés, ont été écrits par le modèle&#x202f;; le plus récent est encadré.</translation>
    </message>
    <message numerus="yes">
        <source>The picture of the cache has a line for each row: one token’s key (left, blue) and value (right, orange) in every block of the model, painted from the real numbers. Negative numbers are grey. A cell is the mean of %Ln number(s).</source>
        <translation>
            <numerusform>L’image du cache a une rangée par ligne&#x202f;: la clé (à gauche, en bleu) et la valeur (à droite, en orange) d’un token dans chaque bloc du modèle, peintes d’après les vrais nombres. Les nombres négatifs sont gris. Une cellule est la moyenne de %Ln nombre.</numerusform>
            <numerusform>L’image du cache a une rangée par ligne&#x202f;: la clé (à gauche, en bleu) et la valeur (à droite, en orange) d’un token dans chaque bloc du modèle, peintes d’après les vrais nombres. Les nombres négatifs sont gris. Une cellule est la moyenne de %Ln nombres.</numerusform>
        </translation>
    </message>
    <message>
        <source>A row in full colour is in the cache. A pale one was computed but not kept, because the cache is off. An empty frame is a row that the next step computes. A row all in grey was computed for another text and must be computed again.</source>
        <translation>Une ligne en pleine couleur est dans le cache. Une ligne pâle a été calculée mais non gardée, parce que le cache est désactivé. Un cadre vide est une ligne que l’étape suivante calcule. Une ligne toute grise a été calculée pour un autre texte et doit être recalculée.</translation>
    </message>
    <message>
        <source>×1, ×2, ×3 … say how often a row was computed. With the cache that is once; without it every step computes every row again, and the same bits come out.</source>
        <translation>×1, ×2, ×3 … disent combien de fois une ligne a été calculée. Avec le cache, c’est une fois&#x202f;; sans lui, chaque étape recalcule toutes les lignes, et les mêmes bits en sortent.</translation>
    </message>
    <message>
        <source>The charts show what that costs: time for each token, and memory for the rows that are kept.</source>
        <translation>Les graphiques montrent ce que cela coûte&#x202f;: le temps de chaque token, et la mémoire des lignes gardées.</translation>
    </message>
    <message>
        <source>Rowkeeper tiny</source>
        <translation>Rowkeeper tiny</translation>
    </message>
    <message>
        <source>a model without a name</source>
        <translation>un modèle sans nom</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modèle</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>Forme</translation>
    </message>
    <message>
        <source>%1 blocks, %2 heads, width %3</source>
        <translation>%1 blocs, %2 têtes, largeur %3</translation>
    </message>
    <message>
        <source>Arithmetic</source>
        <translation>Calcul</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>Poids</translation>
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
        <translation>Calcul sur cet ordinateur&#x202f;: noyaux CPU exacts (%1), et OpenBLAS.</translation>
    </message>
    <message>
        <source>Arithmetic on this computer: exact CPU kernels (%1). OpenBLAS is not installed.</source>
        <translation>Calcul sur cet ordinateur&#x202f;: noyaux CPU exacts (%1). OpenBLAS n’est pas installé.</translation>
    </message>
    <message>
        <source>GPU: %1.</source>
        <translation>GPU&#x202f;: %1.</translation>
    </message>
    <message>
        <source>Our own source is under the MIT licence. Qt Charts is under the GPL, version 3, so this program as a whole is under the GPL, version 3. The command line and the engine contain nothing of Qt.</source>
        <translation>Notre propre code source est sous licence MIT. Qt Charts est sous GPL, version 3, et ce programme dans son ensemble est donc sous GPL, version 3. La ligne de commande et le moteur ne contiennent rien de Qt.</translation>
    </message>
    <message>
        <source>The bundled model, its text and its questions were made by this project: MIT. GPT-2 small is OpenAI&apos;s: modified MIT.</source>
        <translation>Le modèle fourni, son texte et ses questions ont été faits par ce projet&#x202f;: MIT. GPT-2 small est d’OpenAI&#x202f;: MIT modifiée.</translation>
    </message>
    <message>
        <source>Runs a real GPT-2 and shows its KV cache: what it keeps, what it saves, what it costs.</source>
        <translation>Fait tourner un vrai GPT-2 et montre son cache KV&#x202f;: ce qu’il garde, ce qu’il épargne, ce qu’il coûte.</translation>
    </message>
    <message>
        <source>About Rowkeeper</source>
        <translation>À propos de Rowkeeper</translation>
    </message>
    <message numerus="yes">
        <source>Model: %1, %2 blocks, %3 heads, %4. Arithmetic: %5 (%6), %n thread(s).</source>
        <translation>
            <numerusform>Modèle : %1, %2 blocs, %3 têtes, %4. Calcul : %5 (%6), %n thread.</numerusform>
            <numerusform>Modèle : %1, %2 blocs, %3 têtes, %4. Calcul : %5 (%6), %n threads.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rowkeeper::app::AppStage</name>
    <message>
        <source>It was stopped, or the app was asked for something else.</source>
        <translation>Elle a été arrêtée, ou l’on a demandé autre chose à l’application.</translation>
    </message>
</context>
<context>
    <name>rowkeeper::app::MainWindow</name>
    <message>
        <source>Watch</source>
        <translation>Observer</translation>
    </message>
    <message>
        <source>Watch the cache while the model writes</source>
        <translation>Observer le cache pendant que le modèle écrit</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>Course</translation>
    </message>
    <message>
        <source>The same text with the cache and without, side by side</source>
        <translation>Le même texte avec le cache et sans, côte à côte</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>Dialogue</translation>
    </message>
    <message>
        <source>Questions about a document, with its cache kept between turns</source>
        <translation>Des questions sur un document, son cache gardé d’un tour à l’autre</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Mémoire</translation>
    </message>
    <message>
        <source>What the cache of any model takes, and whether it fits</source>
        <translation>Ce qu’occupe le cache de n’importe quel modèle, et s’il tient</translation>
    </message>
    <message>
        <source>Squeeze</source>
        <translation>Comprimer</translation>
    </message>
    <message>
        <source>Make the cache smaller and see what it forgets</source>
        <translation>Rendre le cache plus petit et voir ce qu’il oublie</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Apprendre</translation>
    </message>
    <message>
        <source>Nine short lessons that drive the app</source>
        <translation>Neuf courtes leçons qui pilotent l’application</translation>
    </message>
    <message>
        <source>&amp;Open a recorded run…</source>
        <translation>&amp;Ouvrir une exécution enregistrée…</translation>
    </message>
    <message>
        <source>&amp;Save this run…</source>
        <translation>&amp;Enregistrer cette exécution…</translation>
    </message>
    <message>
        <source>Save the steps as a &amp;table (CSV)…</source>
        <translation>Enregistrer les étapes en &amp;tableau (CSV)…</translation>
    </message>
    <message>
        <source>Save this run as a &amp;web page…</source>
        <translation>Enregistrer cette exécution en page &amp;web…</translation>
    </message>
    <message>
        <source>Save this run as a web page</source>
        <translation>Enregistrer cette exécution en page web</translation>
    </message>
    <message>
        <source>Save the &amp;race as a web page…</source>
        <translation>Enregistrer la &amp;course en page web…</translation>
    </message>
    <message>
        <source>Save the race as a web page</source>
        <translation>Enregistrer la course en page web</translation>
    </message>
    <message>
        <source>&amp;Handout of this run (PDF)…</source>
        <translation>&amp;Polycopié de cette exécution (PDF)…</translation>
    </message>
    <message>
        <source>&amp;Back to the live run</source>
        <translation>&amp;Retour au direct</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>&amp;Keys…</source>
        <translation>&amp;Touches…</translation>
    </message>
    <message>
        <source>&amp;About Rowkeeper…</source>
        <translation>À &amp;propos de Rowkeeper…</translation>
    </message>
    <message>
        <source>Open a recorded run</source>
        <translation>Ouvrir une exécution enregistrée</translation>
    </message>
    <message>
        <source>Recorded runs (*.rowkeeper)</source>
        <translation>Exécutions enregistrées (*.rowkeeper)</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Enregistré sous %1.</translation>
    </message>
    <message>
        <source>Save this run</source>
        <translation>Enregistrer cette exécution</translation>
    </message>
    <message>
        <source>Save the steps as a table</source>
        <translation>Enregistrer les étapes en tableau</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tableaux (*.csv)</translation>
    </message>
    <message>
        <source>Web pages (*.html)</source>
        <translation>Pages web (*.html)</translation>
    </message>
    <message>
        <source>Saved as %1 (%2). Any browser shows it, without a network.</source>
        <translation>Enregistré sous %1 (%2). N’importe quel navigateur l’affiche, sans réseau.</translation>
    </message>
    <message>
        <source>Save the handout</source>
        <translation>Enregistrer le polycopié</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>Fichiers PDF (*.pdf)</translation>
    </message>
    <message>
        <source>%1, the published model, can be had: %2 from Hugging Face. The bundled model works without it.</source>
        <translation>%1, le modèle publié, est disponible&#x202f;: %2 depuis Hugging Face. Le modèle fourni fonctionne sans lui.</translation>
    </message>
    <message>
        <source>Show it</source>
        <translation>Voir</translation>
    </message>
    <message>
        <source>Use it now</source>
        <translation>L’utiliser</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>Modèles</translation>
    </message>
    <message>
        <source>The recorded run is open.</source>
        <translation>L’exécution enregistrée est ouverte.</translation>
    </message>
    <message>
        <source>A live run again, at its prompt.</source>
        <translation>De nouveau en direct, au prompt.</translation>
    </message>
    <message>
        <source>The lesson is left.</source>
        <translation>La leçon est quittée.</translation>
    </message>
    <message>
        <source>%1. The lesson is left.</source>
        <translation>%1. La leçon est quittée.</translation>
    </message>
</context>
<context>
    <name>rowkeeper::app::ModelButton</name>
    <message>
        <source>Model</source>
        <translation>Modèle</translation>
    </message>
    <message>
        <source>Rowkeeper tiny (bundled)</source>
        <translation>Rowkeeper tiny (fourni)</translation>
    </message>
    <message>
        <source>A small GPT-2 that answers questions about a short document.</source>
        <translation>Un petit GPT-2 qui répond à des questions sur un document court.</translation>
    </message>
    <message>
        <source>Rowkeeper tiny, one key head (bundled)</source>
        <translation>Rowkeeper tiny, une tête de clé (fourni)</translation>
    </message>
    <message>
        <source>Its twin: all heads share one key and one value, so its cache takes a quarter of the memory.</source>
        <translation>Son jumeau&#x202f;: toutes les têtes partagent une clé et une valeur, et son cache occupe donc un quart de la mémoire.</translation>
    </message>
    <message>
        <source>GPT-2 small</source>
        <translation>GPT-2 small</translation>
    </message>
    <message>
        <source>The published GPT-2, from this computer.</source>
        <translation>Le GPT-2 publié, depuis cet ordinateur.</translation>
    </message>
    <message>
        <source>GPT-2 small (not on this computer: &amp;download it…)</source>
        <translation>GPT-2 small (absent de cet ordinateur&#x202f;: le &amp;télécharger…)</translation>
    </message>
    <message>
        <source>GPT-2 small, true size, random weights</source>
        <translation>GPT-2 small, vraie taille, poids aléatoires</translation>
    </message>
    <message>
        <source>Costs what GPT-2 small costs, but its text means nothing. For timing.</source>
        <translation>Coûte ce que coûte GPT-2 small, mais son texte ne veut rien dire. Pour mesurer des temps.</translation>
    </message>
    <message>
        <source>&amp;Open a model folder…</source>
        <translation>&amp;Ouvrir un dossier de modèle…</translation>
    </message>
    <message>
        <source>&amp;Models on this computer…</source>
        <translation>&amp;Modèles sur cet ordinateur…</translation>
    </message>
    <message>
        <source>&amp;Threads (a GPU has its own)</source>
        <translation>T&amp;hreads (un GPU a les siens)</translation>
    </message>
    <message>
        <source>&amp;Threads</source>
        <translation>T&amp;hreads</translation>
    </message>
    <message>
        <source>One for each core</source>
        <translation>Un par cœur</translation>
    </message>
    <message>
        <source>Open a model folder</source>
        <translation>Ouvrir un dossier de modèle</translation>
    </message>
    <message>
        <source>Loading %1: %2 %</source>
        <translation>Chargement de %1&#x202f;: %2&#x202f;%</translation>
    </message>
    <message>
        <source>Loading: %1 %</source>
        <translation>Chargement&#x202f;: %1&#x202f;%</translation>
    </message>
    <message>
        <source>Choose the model and the arithmetic it runs on</source>
        <translation>Choisir le modèle et le calcul avec lequel il tourne</translation>
    </message>
    <message>
        <source>16-bit: half the memory; cached steps of a large model take about half the time</source>
        <translation>16 bits&#x202f;: moitié moins de mémoire&#x202f;; les étapes avec cache d’un grand modèle prennent environ moitié moins de temps</translation>
    </message>
    <message>
        <source>8-bit: about a quarter of the memory; cached steps of a large model take about a third of the time</source>
        <translation>8 bits&#x202f;: environ un quart de la mémoire&#x202f;; les étapes avec cache d’un grand modèle prennent environ un tiers du temps</translation>
    </message>
    <message>
        <source>32-bit: no weight is rounded</source>
        <translation>32 bits&#x202f;: aucun poids n’est arrondi</translation>
    </message>
    <message>
        <source>Each weight is rounded to a 16-bit number. A step must read every weight once, so in a large model it waits for memory: half the bytes, half the time. With and without the cache, every bit is still equal.</source>
        <translation>Chaque poids est arrondi à un nombre de 16 bits. Une étape doit lire chaque poids une fois&#x202f;; dans un grand modèle, elle attend donc la mémoire&#x202f;: moitié moins d’octets, moitié moins de temps. Avec et sans le cache, tous les bits restent égaux.</translation>
    </message>
    <message>
        <source>Each weight is rounded to a whole number from −127 to 127, times a scale that 32 weights share. A step must read every weight once, so fewer bytes take less time. With and without the cache, every bit is still equal.</source>
        <translation>Chaque poids est arrondi à un nombre entier de −127 à 127, multiplié par une échelle que 32 poids partagent. Une étape doit lire chaque poids une fois&#x202f;: moins d’octets prennent donc moins de temps. Avec et sans le cache, tous les bits restent égaux.</translation>
    </message>
    <message>
        <source>Four bytes for each weight. A step must read every weight once, so in a large model it waits for memory: fewer bytes, faster steps. With and without the cache, every bit is equal.</source>
        <translation>Quatre octets par poids. Une étape doit lire chaque poids une fois&#x202f;; dans un grand modèle, elle attend donc la mémoire&#x202f;: moins d’octets, des étapes plus rapides. Avec et sans le cache, tous les bits sont égaux.</translation>
    </message>
    <message>
        <source>exact CPU</source>
        <translation>CPU exact</translation>
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
        <translation>&amp;Calcul exact</translation>
    </message>
    <message>
        <source>A row&apos;s numbers do not depend on the rows beside it: with and without the cache, every bit is equal.</source>
        <translation>Les nombres d’une ligne ne dépendent pas des lignes à côté&#x202f;: avec et sans le cache, tous les bits sont égaux.</translation>
    </message>
    <message>
        <source>Open&amp;BLAS</source>
        <translation>Open&amp;BLAS</translation>
    </message>
    <message>
        <source>A well-known library. It adds in another order for many rows than for one, so the last bits differ. It multiplies 32-bit weights only.</source>
        <translation>Une bibliothèque connue. Elle additionne dans un autre ordre pour plusieurs lignes que pour une seule&#x202f;; les derniers bits diffèrent donc. Elle ne multiplie que des poids 32 bits.</translation>
    </message>
    <message>
        <source>GPU (still looking for one)</source>
        <translation>GPU (recherche en cours)</translation>
    </message>
    <message>
        <source>GPU (none that can be used)</source>
        <translation>GPU (aucun utilisable)</translation>
    </message>
    <message>
        <source>GPU: %1</source>
        <translation>GPU&#x202f;: %1</translation>
    </message>
    <message>
        <source>Weights, cache and arithmetic on the graphics processor. Its order of adding is its own, but the same for one row as for many: with and without the cache, every bit is equal.</source>
        <translation>Poids, cache et calcul sur le processeur graphique. Son ordre d’addition est le sien, mais il est le même pour une ligne que pour plusieurs&#x202f;: avec et sans le cache, tous les bits sont égaux.</translation>
    </message>
    <message>
        <source>GPU with cuBLAS: %1</source>
        <translation>GPU avec cuBLAS&#x202f;: %1</translation>
    </message>
    <message>
        <source>The products by NVIDIA&apos;s library, which chooses another order of adding for many rows than for one, so the last bits differ. It multiplies 32-bit weights only.</source>
        <translation>Les produits par la bibliothèque de NVIDIA, qui choisit un autre ordre d’addition pour plusieurs lignes que pour une seule&#x202f;; les derniers bits diffèrent donc. Elle ne multiplie que des poids 32 bits.</translation>
    </message>
    <message>
        <source>&amp;Weights: %1</source>
        <translation>&amp;Poids&#x202f;: %1</translation>
    </message>
    <message>
        <source>%1 (not with %2)</source>
        <translation>%1 (pas avec %2)</translation>
    </message>
    <message>
        <source>Choose the exact arithmetic first.</source>
        <translation>Choisissez d’abord le calcul exact.</translation>
    </message>
    <message>
        <source>%1 · %2 numbers · %3 · %4</source>
        <translation>%1 · %2 de nombres · %3 · %4</translation>
    </message>
    <message>
        <source>GPT-2 small (still looking for it)</source>
        <translation>GPT-2 small (recherche en cours)</translation>
    </message>
</context>
<context>
    <name>rowkeeper::app::NavRail</name>
    <message>
        <source>Pages</source>
        <translation>Pages</translation>
    </message>
    <message>
        <source>%1 (key %2)</source>
        <translation>%1 (touche %2)</translation>
    </message>
</context>
<context>
    <name>rowkeeper::app::NoticeBar</name>
    <message>
        <source>Close this message</source>
        <translation>Fermer ce message</translation>
    </message>
</context>
<context>
    <name>rowkeeper::app::TopBar</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Fichier</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>&amp;Réglages</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Aide</translation>
    </message>
    <message>
        <source>Projector mode</source>
        <translation>Mode projecteur</translation>
    </message>
    <message>
        <source>Everything larger and stronger, for a room</source>
        <translation>Tout en plus grand et plus marqué, pour une salle</translation>
    </message>
    <message>
        <source>Less &amp;motion</source>
        <translation>&amp;Moins d’animations</translation>
    </message>
    <message>
        <source>Rows and switches don&apos;t slide or fade</source>
        <translation>Lignes et interrupteurs changent sans glissement ni fondu</translation>
    </message>
    <message>
        <source>&amp;As the system</source>
        <translation>Comme le s&amp;ystème</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>&amp;Langue</translation>
    </message>
    <message>
        <source>Theme &amp;as the system</source>
        <translation>Thème comme le s&amp;ystème</translation>
    </message>
    <message>
        <source>&amp;Light theme</source>
        <translation>Thème &amp;clair</translation>
    </message>
    <message>
        <source>&amp;Dark theme</source>
        <translation>Thème &amp;sombre</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::AlternativesDelegate</name>
    <message>
        <source>below %1 %</source>
        <translation>moins de %1&#x202f;%</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>percent</comment>
        <translation>%1&#x202f;%</translation>
    </message>
    <message>
        <source>now</source>
        <comment>the token that is there</comment>
        <translation>ici</translation>
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
        <translation>Le cache</translation>
    </message>
    <message>
        <source>A table: one row for each token, one column for each block. A cell holds the row&apos;s key and value. Arrow keys select a row and a block, Shift with Left and Right a head, plus and minus zoom.</source>
        <translation>Un tableau&#x202f;: une ligne par token, une colonne par bloc. Une cellule contient la clé et la valeur de la ligne. Les flèches sélectionnent une ligne et un bloc, Maj avec Gauche et Droite une tête&#x202f;; plus et moins règlent le zoom.</translation>
    </message>
    <message>
        <source>↓ Follow the newest row</source>
        <translation>↓ Suivre la dernière ligne</translation>
    </message>
    <message>
        <source>Follow the newest row</source>
        <translation>Suivre la dernière ligne</translation>
    </message>
    <message>
        <source>Scroll to the newest row and stay with it (End)</source>
        <translation>Aller à la ligne la plus récente et y rester (Fin)</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::CalculatorForm</name>
    <message>
        <source>Model</source>
        <translation>Modèle</translation>
    </message>
    <message>
        <source>A known model, the one that is loaded, or your own</source>
        <translation>Un modèle connu, celui qui est chargé, ou le vôtre</translation>
    </message>
    <message>
        <source>Blocks</source>
        <translation>Blocs</translation>
    </message>
    <message>
        <source>Each block (layer) keeps keys and values of its own</source>
        <translation>Chaque bloc (couche) garde ses propres clés et valeurs</translation>
    </message>
    <message>
        <source>Query heads</source>
        <translation>Têtes de requête</translation>
    </message>
    <message>
        <source>Heads that ask</source>
        <translation>Les têtes qui demandent</translation>
    </message>
    <message>
        <source>KV heads</source>
        <translation>Têtes KV</translation>
    </message>
    <message>
        <source>Heads that have a key and a value of their own; the others share them</source>
        <translation>Les têtes qui ont leur propre clé et leur propre valeur&#x202f;; les autres les partagent</translation>
    </message>
    <message>
        <source>Latent numbers</source>
        <translation>Nombres latents</translation>
    </message>
    <message>
        <source>Latent attention keeps one short vector in each block, from which all keys and values are made</source>
        <translation>L’attention latente garde un seul vecteur court par bloc, dont toutes les clés et valeurs sont tirées</translation>
    </message>
    <message>
        <source>Head size</source>
        <translation>Taille de tête</translation>
    </message>
    <message>
        <source>Numbers in a head&apos;s key, and in its value</source>
        <translation>Les nombres dans la clé d’une tête, et dans sa valeur</translation>
    </message>
    <message>
        <source>Numbers stored as</source>
        <translation>Format des nombres</translation>
    </message>
    <message>
        <source>In 8 and 4 bits, 32 numbers of a head share a 16-bit scale: 34 and 18 bytes</source>
        <translation>En 8 et 4 bits, 32 nombres d’une tête partagent une échelle de 16 bits&#x202f;: 34 et 18 octets</translation>
    </message>
    <message>
        <source>Context, tokens</source>
        <translation>Contexte, tokens</translation>
    </message>
    <message>
        <source>The length of each conversation</source>
        <translation>La longueur de chaque conversation</translation>
    </message>
    <message>
        <source>Conversations</source>
        <translation>Conversations</translation>
    </message>
    <message>
        <source>Served at the same time, each with a cache of its own</source>
        <translation>Servies en même temps, chacune avec son propre cache</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>Poids</translation>
    </message>
    <message>
        <source>What the model itself takes on the device</source>
        <translation>Ce que le modèle lui-même occupe sur l’appareil</translation>
    </message>
    <message>
        <source>Weights, GiB</source>
        <translation>Poids, GiB</translation>
    </message>
    <message>
        <source>What your model takes on the device</source>
        <translation>Ce que votre modèle occupe sur l’appareil</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>Appareil</translation>
    </message>
    <message>
        <source>The memory that weights and caches must share</source>
        <translation>La mémoire que poids et caches doivent se partager</translation>
    </message>
    <message>
        <source>Device, GiB</source>
        <translation>Appareil, GiB</translation>
    </message>
    <message>
        <source>The memory of your device</source>
        <translation>La mémoire de votre appareil</translation>
    </message>
    <message>
        <source>Your own size</source>
        <translation>Votre propre taille</translation>
    </message>
    <message>
        <source>From: %1</source>
        <translation>Source&#x202f;: %1</translation>
    </message>
    <message>
        <source>Loaded: %1</source>
        <translation>Chargé&#x202f;: %1</translation>
    </message>
    <message>
        <source>Your own model</source>
        <translation>Votre propre modèle</translation>
    </message>
    <message>
        <source>%1 · each shared by %2</source>
        <translation>%1 · chacune partagée par %2</translation>
    </message>
    <message>
        <source>%1 · none shared</source>
        <translation>%1 · aucune partagée</translation>
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
        <translation>Le cache</translation>
    </message>
    <message>
        <source>Table, pictures</source>
        <translation>Tableau, images</translation>
    </message>
    <message>
        <source>Menu of the cache</source>
        <translation>Menu du cache</translation>
    </message>
    <message>
        <source>Show as &amp;table</source>
        <translation>Afficher en &amp;tableau</translation>
    </message>
    <message>
        <source>Save picture as &amp;PNG…</source>
        <translation>Enregistrer l’image en &amp;PNG…</translation>
    </message>
    <message>
        <source>Save picture as &amp;SVG…</source>
        <translation>Enregistrer l’image en &amp;SVG…</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::CanvasLegend</name>
    <message>
        <source>What the colours mean</source>
        <translation>Ce que veulent dire les couleurs</translation>
    </message>
    <message>
        <source>Blue is a positive number in a key, orange one in a value; grey is a negative one in either, with a line through it where rows are high enough.
%1: keys %2, values %3. A cell shows %4.
Pale rows were computed but not kept; grey rows are to be rebuilt; the outlined row is not computed yet.</source>
        <translation>Bleu&#x202f;: un nombre positif dans une clé&#x202f;; orange&#x202f;: dans une valeur&#x202f;; gris&#x202f;: un nombre négatif dans l’une ou l’autre, barré d’un trait là où les lignes sont assez hautes.
%1&#x202f;: clés %2, valeurs %3. Une cellule montre %4.
Les lignes pâles ont été calculées mais non gardées&#x202f;; les grises sont à refaire&#x202f;; celle qui est encadrée n’est pas encore calculée.</translation>
    </message>
    <message>
        <source>A tick: the row was computed again and had the same bits each time. A red cross: it had other bits.</source>
        <translation>Une coche&#x202f;: la ligne a été recalculée et a eu chaque fois les mêmes bits. Une croix rouge&#x202f;: elle a eu d’autres bits.</translation>
    </message>
    <message>
        <source>A tick: the row was computed again and had the same bits each time. ≈: it differs by rounding, because this arithmetic adds in another order.</source>
        <translation>Une coche&#x202f;: la ligne a été recalculée et a eu chaque fois les mêmes bits. ≈&#x202f;: elle diffère par l’arrondi, parce que ce calcul additionne dans un autre ordre.</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::CanvasTableModel</name>
    <message>
        <source>Row</source>
        <translation>Ligne</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>Token</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Times computed</source>
        <translation>Calculs</translation>
    </message>
    <message>
        <source>In the store</source>
        <translation>En réserve</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::Chart</name>
    <message>
        <source>The arrow keys go from point to point. The menu above shows the numbers as a table.</source>
        <translation>Les flèches vont de point en point. Le menu au-dessus montre les nombres en tableau.</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::ChartCard</name>
    <message>
        <source>Table, pictures, numbers</source>
        <translation>Tableau, images, nombres</translation>
    </message>
    <message>
        <source>Menu of the chart: %1</source>
        <translation>Menu du graphique&#x202f;: %1</translation>
    </message>
    <message>
        <source>Show as &amp;table</source>
        <translation>Afficher en &amp;tableau</translation>
    </message>
    <message>
        <source>Save picture as &amp;PNG…</source>
        <translation>Enregistrer l’image en &amp;PNG…</translation>
    </message>
    <message>
        <source>Save picture as &amp;SVG…</source>
        <translation>Enregistrer l’image en &amp;SVG…</translation>
    </message>
    <message>
        <source>Save numbers as &amp;CSV…</source>
        <translation>Enregistrer les nombres en &amp;CSV…</translation>
    </message>
    <message>
        <source>Show &amp;everything again</source>
        <translation>Tout &amp;afficher de nouveau</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::ChatPage</name>
    <message>
        <source>The conversation</source>
        <translation>La conversation</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::ChipArea</name>
    <message>
        <source>… and %1 more</source>
        <comment>tokens</comment>
        <translation>… et %1 de plus</translation>
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
        <translation>générés</translation>
    </message>
    <message>
        <source>newest</source>
        <comment>token</comment>
        <translation>dernier</translation>
    </message>
    <message>
        <source>Legend: tokens of the prompt are grey, generated ones green and underlined, the newest is outlined</source>
        <translation>Légende&#x202f;: les tokens du prompt sont gris, ceux qui ont été générés verts et soulignés, le plus récent est encadré</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::ChoiceButton</name>
    <message>
        <source>%1: %2</source>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>✓ right</source>
        <translation>✓ juste</translation>
    </message>
    <message>
        <source>✗ not quite</source>
        <translation>✗ pas tout à fait</translation>
    </message>
    <message>
        <source>✓ this one</source>
        <translation>✓ celle-ci</translation>
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
        <translation>Taille du cache selon la longueur du contexte</translation>
    </message>
    <message>
        <source>cache-size-against-context</source>
        <translation>taille-du-cache-selon-le-contexte</translation>
    </message>
    <message>
        <source>Such a cache is too large to be drawn.</source>
        <translation>Un tel cache est trop grand pour être dessiné.</translation>
    </message>
    <message>
        <source>%1 tokens</source>
        <translation>%1 tokens</translation>
    </message>
    <message>
        <source>the weights leave no room</source>
        <translation>les poids ne laissent pas de place</translation>
    </message>
    <message>
        <source>room left: %1, far above</source>
        <translation>place restante&#x202f;: %1, loin au-dessus</translation>
    </message>
    <message>
        <source>room left: %1</source>
        <translation>place restante&#x202f;: %1</translation>
    </message>
    <message>
        <source>outgrows the weights</source>
        <translation>dépasse les poids</translation>
    </message>
    <message numerus="yes">
        <source>%Ln conversation(s)</source>
        <translation>
            <numerusform>%Ln conversation</numerusform>
            <numerusform>%Ln conversations</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: each line is one way to store the cache; dashed: what is left on the device.</source>
        <translation>%1&#x202f;: chaque ligne est une façon de stocker le cache&#x202f;; en tirets&#x202f;: ce qui reste sur l’appareil.</translation>
    </message>
    <message>
        <source>%1 As chosen, it would outgrow the weights (%2) at %3 tokens.</source>
        <translation>%1 Avec ce choix, il dépasserait les poids (%2) à %3 tokens.</translation>
    </message>
    <message>
        <source>From %1 tokens on
the cache is larger than the weights, %2</source>
        <translation>À partir de %1 tokens,
le cache est plus grand que les poids, %2</translation>
    </message>
    <message>
        <source>%1 tokens: %2
%3</source>
        <translation>%1 tokens&#x202f;: %2
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
        <translation>Le document</translation>
    </message>
    <message>
        <source>Use this text</source>
        <translation>Utiliser ce texte</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Change an early word</source>
        <translation>Changer un mot au début</translation>
    </message>
    <message>
        <source>Puts another word of its kind near the beginning: few rows survive</source>
        <translation>Met un autre mot du même genre près du début&#x202f;: peu de lignes survivent</translation>
    </message>
    <message>
        <source>Change a late word</source>
        <translation>Changer un mot à la fin</translation>
    </message>
    <message>
        <source>Puts another word of its kind near the end: most rows survive</source>
        <translation>Met un autre mot du même genre près de la fin&#x202f;: la plupart des lignes survivent</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>Exemples</translation>
    </message>
    <message>
        <source>Prepared documents</source>
        <translation>Documents préparés</translation>
    </message>
    <message>
        <source>Type a text, or choose an example</source>
        <translation>Saisissez un texte ou choisissez un exemple</translation>
    </message>
    <message>
        <source>Edit any word: the rows above it stay, those below are computed again.</source>
        <translation>Modifiez n’importe quel mot&#x202f;: les lignes au-dessus restent, celles au-dessous sont recalculées.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln tokens · read once</source>
        <translation>
            <numerusform>%Ln token · lu une fois</numerusform>
            <numerusform>%Ln tokens · lus une fois</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln tokens · read in every turn</source>
        <translation>
            <numerusform>%Ln token · lu à chaque tour</numerusform>
            <numerusform>%Ln tokens · lus à chaque tour</numerusform>
        </translation>
    </message>
    <message>
        <source>Still valid after the edit: %1 of %2 rows. The next turn computes the rest.</source>
        <translation>Encore valides après la modification : %1 sur %2 lignes. Le tour suivant calcule le reste.</translation>
    </message>
    <message>
        <source>The document is changed.</source>
        <translation>Le document est changé.</translation>
    </message>
    <message>
        <source>A word is changed to “%1”.</source>
        <translation>Un mot est devenu «&#x202f;%1&#x202f;».</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::FirstTokenBars</name>
    <message>
        <source>Turn %1</source>
        <translation>Tour %1</translation>
    </message>
    <message>
        <source>being measured</source>
        <translation>mesure en cours</translation>
    </message>
    <message>
        <source>%1 either way</source>
        <translation>%1 pour les deux</translation>
    </message>
    <message>
        <source>Time to the first token</source>
        <translation>Temps jusqu’au premier token</translation>
    </message>
    <message>
        <source>%1: %2 either way, as there was nothing to keep yet</source>
        <translation>%1&#x202f;: %2 dans les deux cas, car il n’y avait encore rien à garder</translation>
    </message>
    <message>
        <source>%1: cache kept %2, not kept %3</source>
        <translation>%1&#x202f;: cache gardé %2, non gardé %3</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::FirstTokenCard</name>
    <message>
        <source>Time to the first token</source>
        <translation>Temps jusqu’au premier token</translation>
    </message>
    <message>
        <source>Ask a question: what you wait for before the answer begins is drawn here, turn by turn.</source>
        <translation>Posez une question&#x202f;: ce que vous attendez avant le début de la réponse est dessiné ici, tour par tour.</translation>
    </message>
    <message>
        <source>what the reader waits for; the other way is measured afterwards</source>
        <translation>ce que le lecteur attend&#x202f;; l’autre façon est mesurée après coup</translation>
    </message>
    <message>
        <source>cache kept</source>
        <translation>cache gardé</translation>
    </message>
    <message>
        <source>not kept</source>
        <translation>non gardé</translation>
    </message>
    <message>
        <source>%1 sooner on turn %2</source>
        <translation>%1 plus tôt au tour %2</translation>
    </message>
    <message>
        <source>no sooner on turn %1</source>
        <translation>pas plus tôt au tour %1</translation>
    </message>
    <message>
        <source>%1 later on turn %2</source>
        <translation>%1 plus tard au tour %2</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::FitCard</name>
    <message>
        <source>Does it fit?</source>
        <translation>Ça tient&#x202f;?</translation>
    </message>
    <message>
        <source>Try:</source>
        <translation>Essayez&#x202f;:</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::HeadStrips</name>
    <message>
        <source>key</source>
        <translation>clé</translation>
    </message>
    <message>
        <source>value</source>
        <translation>valeur</translation>
    </message>
    <message>
        <source>Key and value of the head</source>
        <translation>Clé et valeur de la tête</translation>
    </message>
    <message>
        <source>The arrow keys go from number to number.</source>
        <translation>Les flèches vont de nombre en nombre.</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::KeepCard</name>
    <message>
        <source>Keep the cache between turns</source>
        <translation>Garder le cache entre les tours</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Partir</translation>
    </message>
    <message>
        <source>Come back</source>
        <translation>Revenir</translation>
    </message>
    <message>
        <source>Change the prices</source>
        <translation>Changer les prix</translation>
    </message>
    <message>
        <source>Keeping the cache</source>
        <translation>Garder le cache</translation>
    </message>
    <message>
        <source>Leave, and come back tomorrow</source>
        <translation>Partir et revenir demain</translation>
    </message>
    <message>
        <source>Saves the cache on the disk and ends the conversation, as if the window were closed</source>
        <translation>Enregistre le cache sur le disque et met fin à la conversation, comme si la fenêtre était fermée</translation>
    </message>
    <message>
        <source>Reads the saved cache from the disk: the conversation goes on with all its rows</source>
        <translation>Relit le cache enregistré sur le disque&#x202f;: la conversation reprend avec toutes ses lignes</translation>
    </message>
    <message>
        <source>What a provider would charge</source>
        <translation>Ce que facturerait un fournisseur</translation>
    </message>
    <message>
        <source>for 1,000 fresh tokens</source>
        <translation>pour 1&#x202f;000 tokens neufs</translation>
    </message>
    <message>
        <source>for 1,000 cached tokens</source>
        <translation>pour 1&#x202f;000 tokens en cache</translation>
    </message>
    <message>
        <source>Price %1</source>
        <translation>Prix %1</translation>
    </message>
    <message>
        <source>Each turn computes the rows of its own question and reads the others back.</source>
        <translation>Chaque tour calcule les lignes de sa propre question et relit les autres.</translation>
    </message>
    <message>
        <source>Off: every turn reads the whole document again. The answers stay the same.</source>
        <translation>Désactivé&#x202f;: chaque tour relit tout le document. Les réponses restent les mêmes.</translation>
    </message>
    <message>
        <source>The %1 rows (%2) go to the disk and come back warm: prompt caching.</source>
        <translation>Les %1 lignes (%2) vont sur le disque et reviennent prêtes à servir&#x202f;: c’est la mise en cache du prompt.</translation>
    </message>
    <message>
        <source>Rows that were computed can be kept on the disk: prompt caching.</source>
        <translation>Les lignes calculées peuvent être gardées sur le disque&#x202f;: c’est la mise en cache du prompt.</translation>
    </message>
    <message>
        <source>%1 rows lie on the disk (%2). Nothing is in memory.</source>
        <translation>%1 lignes sont sur le disque (%2). Rien n’est en mémoire.</translation>
    </message>
    <message>
        <source>%1 rows came back from the disk: none of them is computed again.</source>
        <translation>%1 lignes sont revenues du disque&#x202f;: aucune n’est recalculée.</translation>
    </message>
    <message>
        <source>Fresh input %1, cached input %2 per 1,000 tokens.</source>
        <translation>Entrée neuve %1, entrée en cache %2 pour 1&#x202f;000 tokens.</translation>
    </message>
    <message>
        <source>%1 fresh and %2 cached tokens: %3 instead of %4.</source>
        <translation>%1 tokens neufs et %2 en cache&#x202f;: %3 au lieu de %4.</translation>
    </message>
    <message>
        <source>The saved conversation would take the place of the questions asked here. Begin again first, in each conversation with questions.</source>
        <translation>La conversation enregistrée prendrait la place des questions posées ici. Recommencez d’abord, dans chaque conversation qui a des questions.</translation>
    </message>
    <message>
        <source>Only the conversation shown, the first, is saved. The second is given up.</source>
        <translation>Seule la conversation affichée, la première, est enregistrée. La seconde est abandonnée.</translation>
    </message>
    <message>
        <source>Only the conversation shown, the second, is saved, and it comes back as the first. The one that is the first now is given up.</source>
        <translation>Seule la conversation affichée, la seconde, est enregistrée, et elle revient comme première. L’actuelle première est abandonnée.</translation>
    </message>
    <message>
        <source>The conversation shown takes the place of the one that was saved before.</source>
        <translation>La conversation affichée prend la place de celle qui a été enregistrée auparavant.</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::LaneCard</name>
    <message>
        <source>Cache, arithmetic, weights and threads of this lane</source>
        <translation>Cache, calcul, poids et threads de ce couloir</translation>
    </message>
    <message>
        <source>Settings of the lane “%1”: %2</source>
        <translation>Réglages du couloir «&#x202f;%1&#x202f;»&#x202f;: %2</translation>
    </message>
    <message>
        <source>Tokens of the lane “%1”</source>
        <translation>Tokens du couloir «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>The cache of the lane “%1”</source>
        <translation>Le cache du couloir «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>✓ finished: the context is full</source>
        <translation>✓ terminé&#x202f;: le contexte est plein</translation>
    </message>
    <message>
        <source>✓ finished</source>
        <translation>✓ terminé</translation>
    </message>
    <message>
        <source>moves next</source>
        <translation>avance ensuite</translation>
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
            <numerusform>%Ln ligne calculée</numerusform>
            <numerusform>%Ln lignes calculées</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::LanePopup</name>
    <message>
        <source>This lane</source>
        <translation>Ce couloir</translation>
    </message>
    <message>
        <source>Keep keys and values (KV cache)</source>
        <translation>Garder clés et valeurs (cache KV)</translation>
    </message>
    <message>
        <source>Settings of the lane</source>
        <translation>Réglages du couloir</translation>
    </message>
    <message>
        <source>one per core</source>
        <translation>un par cœur</translation>
    </message>
    <message>
        <source>Arithmetic</source>
        <translation>Calcul</translation>
    </message>
    <message>
        <source>Exact gives the same bits with and without the cache. OpenBLAS is a library that many programs use; it adds in another order, so the last digits differ. A GPU&apos;s own arithmetic is exact in this sense too; cuBLAS is not.</source>
        <translation>Le calcul exact donne les mêmes bits avec et sans le cache. OpenBLAS est une bibliothèque que beaucoup de programmes utilisent&#x202f;; elle additionne dans un autre ordre, et les derniers chiffres diffèrent. Le calcul propre d’un GPU est exact en ce sens aussi&#x202f;; cuBLAS, non.</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>Poids</translation>
    </message>
    <message>
        <source>How each weight is kept. A step reads every weight once, so fewer bits make it faster; but they are rounded, so all numbers differ a little. OpenBLAS and cuBLAS multiply 32-bit weights only, a GPU 32- and 16-bit ones.</source>
        <translation>Comment chaque poids est gardé. Une étape lit chaque poids une fois&#x202f;: moins de bits la rendent donc plus rapide&#x202f;; mais ils sont arrondis, et tous les nombres diffèrent un peu. OpenBLAS et cuBLAS ne multiplient que des poids 32 bits, un GPU 32 et 16 bits.</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>Threads</translation>
    </message>
    <message>
        <source>How many cores work on one step. A GPU has its own.</source>
        <translation>Combien de cœurs travaillent à une étape. Un GPU a les siens.</translation>
    </message>
    <message>
        <source>Any change begins the race anew.</source>
        <translation>Tout changement recommence la course.</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::LearnOverview</name>
    <message>
        <source>Nine short lessons</source>
        <translation>Neuf courtes leçons</translation>
    </message>
    <message>
        <source>Each drives the app beside it: it asks what you expect, then measures it here.</source>
        <translation>Chacune pilote l’application à côté d’elle&#x202f;: elle demande ce que vous attendez, puis le mesure ici.</translation>
    </message>
    <message>
        <source>A lesson takes the place of the run and the conversation that are there. Prompt and settings come back after it.</source>
        <translation>Une leçon prend la place de l’exécution et de la conversation en cours. Le prompt et les réglages reviennent ensuite.</translation>
    </message>
    <message>
        <source>Lecturer&apos;s notes…</source>
        <translation>Notes de l’enseignant…</translation>
    </message>
    <message>
        <source>Handout (PDF)…</source>
        <translation>Polycopié (PDF)…</translation>
    </message>
    <message>
        <source>In a window of its own, for a second screen. Arrow keys then go through the lesson</source>
        <translation>Dans sa propre fenêtre, pour un deuxième écran. Les flèches font alors avancer la leçon</translation>
    </message>
    <message>
        <source>Two pages about the run that is on Watch</source>
        <translation>Deux pages sur l’exécution qui est dans Observer</translation>
    </message>
    <message>
        <source>Let the model write something on Watch first: the handout is about that run</source>
        <translation>Laissez d’abord le modèle écrire quelque chose dans Observer&#x202f;: le polycopié porte sur cette exécution</translation>
    </message>
    <message>
        <source>step %1 of %2</source>
        <translation>étape %1 sur %2</translation>
    </message>
    <message>
        <source>✓ done</source>
        <translation>✓ terminée</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 min</translation>
    </message>
    <message>
        <source>%1 questions</source>
        <translation>%1 questions</translation>
    </message>
    <message>
        <source>%1 of %2 right</source>
        <translation>%1 justes sur %2</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::LectureNotes</name>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Lecturer&apos;s notes</source>
        <translation>Notes de l’enseignant</translation>
    </message>
    <message>
        <source>To guess: %1</source>
        <translation>À estimer&#x202f;: %1</translation>
    </message>
    <message>
        <source>Asked: %1
Right: **%2**</source>
        <translation>Question&#x202f;: %1
Juste&#x202f;: **%2**</translation>
    </message>
    <message>
        <source>Next: the answer</source>
        <translation>Ensuite&#x202f;: la réponse</translation>
    </message>
    <message>
        <source>Next: the lesson ends</source>
        <translation>Ensuite&#x202f;: fin de la leçon</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <translation>Ensuite&#x202f;: %1</translation>
    </message>
    <message>
        <source>Open a lesson in the other window.</source>
        <translation>Ouvrez une leçon dans l’autre fenêtre.</translation>
    </message>
    <message>
        <source>%1 · step %2 of %3</source>
        <translation>%1 · étape %2 sur %3</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::LeftRowsCard</name>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>averaged: %1</source>
        <translation>moyennée&#x202f;: %1</translation>
    </message>
    <message>
        <source>thrown away</source>
        <translation>jetée</translation>
    </message>
    <message>
        <source>What is left in the cache</source>
        <translation>Ce qui reste dans le cache</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tableau</translation>
    </message>
    <message>
        <source>Menu of what is left in the cache</source>
        <translation>Menu de ce qui reste dans le cache</translation>
    </message>
    <message>
        <source>Show as &amp;table</source>
        <translation>Afficher en &amp;tableau</translation>
    </message>
    <message>
        <source>The rows that a way leaves of a text are shown here, once there is a model.</source>
        <translation>Les lignes qu’une méthode laisse d’un texte s’affichent ici, dès qu’il y a un modèle.</translation>
    </message>
    <message>
        <source>Reading the text…</source>
        <translation>Lecture du texte…</translation>
    </message>
    <message>
        <source>after the question, when the answer begins</source>
        <translation>après la question, quand la réponse commence</translation>
    </message>
    <message>
        <source>grey: thrown away</source>
        <translation>gris&#x202f;: jetée</translation>
    </message>
    <message>
        <source>joined: averaged into one</source>
        <translation>reliées&#x202f;: moyennées en une seule</translation>
    </message>
    <message>
        <source>outlined: %1 held the answer</source>
        <translation>encadré&#x202f;: la réponse était dans %1</translation>
    </message>
    <message>
        <source>row</source>
        <translation>ligne</translation>
    </message>
    <message>
        <source>token</source>
        <translation>token</translation>
    </message>
    <message>
        <source>%1: in the cache</source>
        <translation>%1&#x202f;: dans le cache</translation>
    </message>
    <message>
        <source>%1: entry</source>
        <translation>%1&#x202f;: entrée</translation>
    </message>
    <message>
        <source>held the answer</source>
        <translation>contenait la réponse</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::LeftRowsPane</name>
    <message>
        <source>What is left in the cache: %1</source>
        <translation>Ce qui reste dans le cache&#x202f;: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln rows · %2 instead of %3</source>
        <translation>
            <numerusform>%1 sur %Ln ligne · %2 au lieu de %3</numerusform>
            <numerusform>%1 sur %Ln lignes · %2 au lieu de %3</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::LeftRowsView</name>
    <message>
        <source>What is left in the cache</source>
        <translation>Ce qui reste dans le cache</translation>
    </message>
    <message>
        <source>Row %1, %2</source>
        <translation>Ligne %1, %2</translation>
    </message>
    <message>
        <source>%1: in the cache</source>
        <translation>%1&#x202f;: dans le cache</translation>
    </message>
    <message>
        <source>%1: averaged with its neighbours, %2 are one row now</source>
        <translation>%1&#x202f;: moyennée avec ses voisines, %2 ne font plus qu’une</translation>
    </message>
    <message>
        <source>%1: thrown away</source>
        <translation>%1&#x202f;: jetée</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::LessonNews</name>
    <message>
        <source>The lesson is finished. Your own prompt and settings are back.</source>
        <translation>La leçon est terminée. Votre propre prompt et vos réglages sont revenus.</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>Juste.</translation>
    </message>
    <message>
        <source>Not quite. The right answer: %1</source>
        <translation>Pas tout à fait. La bonne réponse&#x202f;: %1</translation>
    </message>
    <message>
        <source>The right answer: %1</source>
        <translation>La bonne réponse&#x202f;: %1</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::LessonView</name>
    <message>
        <source>The app is getting ready…</source>
        <translation>L’application se prépare…</translation>
    </message>
    <message>
        <source>← All lessons</source>
        <translation>← Toutes les leçons</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>This is my guess</source>
        <translation>C’est mon estimation</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>The app is working</source>
        <translation>L’application travaille</translation>
    </message>
    <message>
        <source>Leaves the lesson; your own prompt and settings come back</source>
        <translation>Quitte la leçon&#x202f;; votre propre prompt et vos réglages reviennent</translation>
    </message>
    <message>
        <source>Your guess</source>
        <translation>Votre estimation</translation>
    </message>
    <message>
        <source>To the step before (Page Up)</source>
        <translation>À l’étape précédente (Pg préc)</translation>
    </message>
    <message>
        <source>On (Page Down)</source>
        <translation>Continuer (Pg suiv)</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Étape %1 sur %2</translation>
    </message>
    <message>
        <source>Question %1 of %2</source>
        <translation>Question %1 sur %2</translation>
    </message>
    <message>
        <source>You guessed %1: **a good guess**.</source>
        <translation>Vous avez estimé %1&#x202f;: **bien estimé**.</translation>
    </message>
    <message>
        <source>You guessed %1: off by %2.</source>
        <translation>Vous avez estimé %1&#x202f;: un écart de %2.</translation>
    </message>
    <message>
        <source>The app is doing it…</source>
        <translation>L’application le fait…</translation>
    </message>
    <message>
        <source>This step could not be shown. %1</source>
        <translation>Cette étape n’a pas pu être montrée. %1</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Montrez-moi</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Terminer</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>The lesson is left. Your own prompt and settings are back.</source>
        <translation>La leçon est quittée. Votre propre prompt et vos réglages sont revenus.</translation>
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
        <translation>étape, %1 tokens</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Another machine?</source>
        <translation>Une autre machine&#x202f;?</translation>
    </message>
    <message>
        <source>GPT-2 small</source>
        <translation>GPT-2 small</translation>
    </message>
    <message>
        <source>The model of this race, after its prompt</source>
        <translation>Le modèle de cette course, après son prompt</translation>
    </message>
    <message>
        <source>The model that the published report is about, from its first token</source>
        <translation>Le modèle dont parle le compte rendu publié, dès son premier token</translation>
    </message>
    <message>
        <source>Predicted; GPT-2 small from its first token. Lower figures: reading and arithmetic happen one after the other; higher ones: at the same time. Laptop, phone and H100: typical figures, rounded. “Like the report”: no machine, but figures fitted to a published report&apos;s ratios.</source>
        <translation>Prévisions&#x202f;; GPT-2 small dès son premier token. Chiffres les plus bas&#x202f;: lecture et calcul se font l’un après l’autre&#x202f;; les plus hauts&#x202f;: en même temps. PC portable, téléphone et H100&#x202f;: chiffres typiques, arrondis. «&#x202f;Comme le compte rendu&#x202f;»&#x202f;: pas une machine, mais des chiffres ajustés aux ratios d’un compte rendu publié.</translation>
    </message>
    <message>
        <source>Draws the predicted curves above for other figures</source>
        <translation>Dessine les courbes prévues ci-dessus pour d’autres chiffres</translation>
    </message>
    <message>
        <source>Machine of the predicted curves</source>
        <translation>Machine des courbes prévues</translation>
    </message>
    <message>
        <source>ms per step</source>
        <translation>ms par étape</translation>
    </message>
    <message>
        <source>A fixed time that every step takes, whatever it computes</source>
        <translation>Un temps fixe que prend chaque étape, quoi qu’elle calcule</translation>
    </message>
    <message>
        <source>GB/s</source>
        <translation>GB/s</translation>
    </message>
    <message>
        <source>How fast the machine reads memory: every step reads all weights once</source>
        <translation>À quelle vitesse la machine lit la mémoire&#x202f;: chaque étape lit tous les poids une fois</translation>
    </message>
    <message>
        <source>GFLOP/s</source>
        <translation>GFLOP/s</translation>
    </message>
    <message>
        <source>How fast it calculates: each row that a step computes costs arithmetic</source>
        <translation>À quelle vitesse elle calcule&#x202f;: chaque ligne calculée par une étape coûte du calcul</translation>
    </message>
    <message>
        <source>This model</source>
        <translation>Ce modèle</translation>
    </message>
    <message>
        <source>This machine&apos;s figures could not be measured. %1</source>
        <translation>Les chiffres de cette machine n’ont pas pu être mesurés. %1</translation>
    </message>
    <message>
        <source>This machine&apos;s figures are measured when a model is loaded.</source>
        <translation>Les chiffres de cette machine sont mesurés au chargement d’un modèle.</translation>
    </message>
    <message>
        <source>A published report says 2× at 200 tokens and 4.8× at 1,000, and names no machine. Such ratios need one on which what every step costs anyway, above all reading GPT-2 small&apos;s weights, takes as long as the arithmetic of %1 rows: then computing old rows again costs little.</source>
        <translation>Un compte rendu publié dit 2× à 200 tokens et 4,8× à 1&#x202f;000, et ne nomme pas de machine. De tels ratios en demandent une où ce que chaque étape coûte de toute façon, surtout la lecture des poids de GPT-2 small, prend autant de temps que le calcul de %1 lignes&#x202f;: recalculer d’anciennes lignes coûte alors peu.</translation>
    </message>
    <message>
        <source>%1 So each row computed again costs far more here, and the cache saves far more than the report says.</source>
        <translation>%1 Chaque ligne recalculée coûte donc bien plus ici, et le cache épargne bien plus que ne le dit le compte rendu.</translation>
    </message>
    <message>
        <source>%1 So the weights rule every step here, and the cache saves less than the report says.</source>
        <translation>%1 Les poids dominent donc chaque étape ici, et le cache épargne moins que ne le dit le compte rendu.</translation>
    </message>
    <message numerus="yes">
        <source>With %1, reading GPT-2 small&apos;s weights takes as long as the arithmetic of about %Ln rows; a published report&apos;s 2× and 4.8× need about %2.</source>
        <translation>
            <numerusform>Avec %1, lire les poids de GPT-2 small prend autant de temps que le calcul d’environ %Ln ligne ; les 2× et 4,8× d’un compte rendu publié en demandent environ %2.</numerusform>
            <numerusform>Avec %1, lire les poids de GPT-2 small prend autant de temps que le calcul d’environ %Ln lignes ; les 2× et 4,8× d’un compte rendu publié en demandent environ %2.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::MemoryChartCard</name>
    <message>
        <source>%1 × %2 blocks × %3 numbers × %4 bytes</source>
        <translation>%1 × %2 blocs × %3 nombres × %4 octets</translation>
    </message>
    <message>
        <source>Cache memory</source>
        <translation>Mémoire du cache</translation>
    </message>
    <message>
        <source>cache-memory</source>
        <translation>memoire-du-cache</translation>
    </message>
    <message>
        <source>The memory of the stored rows will be drawn here.
Press Play or Step.</source>
        <translation>La mémoire des lignes gardées sera dessinée ici.
Appuyez sur Lecture ou Étape.</translation>
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
        <translation>pris par les lignes&#x202f;: %1</translation>
    </message>
    <message>
        <source>allocated: %1</source>
        <translation>alloué&#x202f;: %1</translation>
    </message>
    <message>
        <source>cache off: only during the step</source>
        <translation>cache désactivé&#x202f;: seulement pendant l’étape</translation>
    </message>
    <message>
        <source>What keeping the rows costs</source>
        <translation>Ce que coûte de garder les lignes</translation>
    </message>
    <message>
        <source>No row is kept yet. Each will take %1 (%2).</source>
        <translation>Aucune ligne n’est encore gardée. Chacune occupera %1 (%2).</translation>
    </message>
    <message>
        <source>The cache is off: each step computes all rows and lets them go. Kept, each would take %1 (%2).</source>
        <translation>Le cache est désactivé&#x202f;: chaque étape calcule toutes les lignes et les libère. Gardée, chacune occuperait %1 (%2).</translation>
    </message>
    <message>
        <source>%1 × %2 = %3 (%4 a row)</source>
        <translation>%1 × %2 = %3 (%4 par ligne)</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n ligne</numerusform>
            <numerusform>%n lignes</numerusform>
        </translation>
    </message>
    <message>
        <source>All %1 rows of the context take %2, or %3 in 16 bit.</source>
        <translation>Les %1 lignes du contexte occupent %2, ou %3 en 16 bits.</translation>
    </message>
    <message>
        <source>In 16-bit numbers it would be %1. %2</source>
        <translation>Avec des nombres de 16 bits, ce serait %1. %2</translation>
    </message>
    <message numerus="yes">
        <source>%n token(s), cache off
%1 held during the step, nothing after it</source>
        <translation>
            <numerusform>%n token, cache désactivé
%1 occupés pendant l’étape, rien ensuite</numerusform>
            <numerusform>%n tokens, cache désactivé
%1 occupés pendant l’étape, rien ensuite</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) kept
%1 used, half of it with 16-bit numbers</source>
        <translation>
            <numerusform>%n ligne gardée
%1 utilisés, la moitié avec des nombres de 16 bits</numerusform>
            <numerusform>%n lignes gardées
%1 utilisés, la moitié avec des nombres de 16 bits</numerusform>
        </translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>tokens</translation>
    </message>
    <message>
        <source>rows kept</source>
        <translation>lignes gardées</translation>
    </message>
    <message>
        <source>bytes used</source>
        <translation>octets utilisés</translation>
    </message>
    <message>
        <source>bytes allocated</source>
        <translation>octets alloués</translation>
    </message>
    <message>
        <source>bytes during the step only</source>
        <translation>octets pendant l’étape seulement</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::MemoryPage</name>
    <message>
        <source>The formula</source>
        <translation>La formule</translation>
    </message>
    <message>
        <source>Settings of the calculator</source>
        <translation>Réglages du calculateur</translation>
    </message>
    <message>
        <source>The calculator</source>
        <translation>Le calculateur</translation>
    </message>
    <message>
        <source>Model and device</source>
        <translation>Modèle et appareil</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::ModeControl</name>
    <message>
        <source>What the cache shows</source>
        <translation>Ce que montre le cache</translation>
    </message>
    <message>
        <source>Whose attention</source>
        <translation>De qui est l’attention</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Valeurs</translation>
    </message>
    <message>
        <source>The numbers of each row&apos;s keys and values</source>
        <translation>Les nombres des clés et des valeurs de chaque ligne</translation>
    </message>
    <message>
        <source>Attention</source>
        <translation>Attention</translation>
    </message>
    <message>
        <source>How much the newest row looked at each row</source>
        <translation>Combien la ligne la plus récente a regardé chaque ligne</translation>
    </message>
    <message>
        <source>Fingerprints</source>
        <translation>Empreintes</translation>
    </message>
    <message>
        <source>Whether a row that was computed again has the same bits</source>
        <translation>Si une ligne recalculée a les mêmes bits</translation>
    </message>
    <message>
        <source>mean of all heads</source>
        <translation>moyenne des têtes</translation>
    </message>
    <message>
        <source>head %1</source>
        <translation>tête %1</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::ModelCard</name>
    <message>
        <source>Use</source>
        <translation>Utiliser</translation>
    </message>
    <message>
        <source>Download…</source>
        <translation>Télécharger…</translation>
    </message>
    <message>
        <source>Verify</source>
        <translation>Vérifier</translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation>Supprimer…</translation>
    </message>
    <message>
        <source>Reads every byte and holds it against the checksums that are known</source>
        <translation>Lit chaque octet et le compare aux sommes de contrôle connues</translation>
    </message>
    <message>
        <source>Deletes its files from Rowkeeper&apos;s own folder; asks first</source>
        <translation>Efface ses fichiers du dossier de Rowkeeper&#x202f;; demande d’abord</translation>
    </message>
    <message>
        <source>in use</source>
        <translation>utilisé</translation>
    </message>
    <message>
        <source>Go on downloading…</source>
        <translation>Continuer à télécharger…</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#x202f;: %2</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::ModelsPage</name>
    <message>
        <source>Models</source>
        <translation>Modèles</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Open a folder…</source>
        <translation>Ouvrir un dossier…</translation>
    </message>
    <message>
        <source>Look it up</source>
        <translation>Le chercher</translation>
    </message>
    <message>
        <source>Delete them</source>
        <translation>Les effacer</translation>
    </message>
    <message>
        <source>A folder with a GPT-2 model; it can also be dropped onto the window</source>
        <translation>Un dossier avec un modèle GPT-2&#x202f;; on peut aussi le déposer sur la fenêtre</translation>
    </message>
    <message>
        <source>To the page before (Esc)</source>
        <translation>À la page précédente (Échap)</translation>
    </message>
    <message>
        <source>Another model of the hub</source>
        <translation>Un autre modèle du hub</translation>
    </message>
    <message>
        <source>Any GPT-2 of Hugging Face whose weights are safetensors, by its repository&apos;s name: distilgpt2, gpt2-medium, or owner/name. Not pinned: its sizes and checksums are the hub&apos;s own word.</source>
        <translation>N’importe quel GPT-2 de Hugging Face dont les poids sont en safetensors, par le nom de son dépôt&#x202f;: distilgpt2, gpt2-medium ou owner/name. Non épinglé&#x202f;: ses tailles et ses sommes de contrôle sont celles qu’annonce le hub.</translation>
    </message>
    <message>
        <source>The repository&apos;s name</source>
        <translation>Le nom du dépôt</translation>
    </message>
    <message>
        <source>Nothing is fetched before its size, source and licence have been shown. Nothing is sent but the requests for the files.</source>
        <translation>Rien n’est récupéré avant que la taille, la source et la licence aient été montrées. Rien n’est envoyé, sauf les demandes de fichiers.</translation>
    </message>
    <message>
        <source>Where models are looked for</source>
        <translation>Où l’on cherche les modèles</translation>
    </message>
    <message>
        <source>In this order. A folder of yours comes before all of them.</source>
        <translation>Dans cet ordre. Un dossier à vous passe avant tous.</translation>
    </message>
    <message>
        <source>Kept ready</source>
        <translation>Gardé prêt</translation>
    </message>
    <message>
        <source>The first time a larger model is opened, its weights are put in the order in which they are read. That is kept on the disk, so that the next time it opens at once.</source>
        <translation>À la première ouverture d’un grand modèle, ses poids sont rangés dans l’ordre où ils sont lus. Ce rangement est gardé sur le disque, pour que le modèle s’ouvre aussitôt la fois suivante.</translation>
    </message>
    <message>
        <source>Delete the weights that are kept ready</source>
        <translation>Effacer les poids gardés prêts</translation>
    </message>
    <message>
        <source>There are no models. Look one up by its name, or open a folder that has one.</source>
        <translation>Il n’y a pas de modèles. Cherchez-en un par son nom, ou ouvrez un dossier qui en contient un.</translation>
    </message>
    <message>
        <source>Looking for models on this computer.</source>
        <translation>Recherche de modèles sur cet ordinateur.</translation>
    </message>
    <message>
        <source>%1. %2: %3</source>
        <translation>%1. %2&#x202f;: %3</translation>
    </message>
    <message>
        <source>%1 in %2. Nothing is lost by deleting them: the next opening takes a moment longer.</source>
        <translation>%1 dans %2. Les effacer ne fait rien perdre&#x202f;: la prochaine ouverture prend un instant de plus.</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::PagesCard</name>
    <message>
        <source>One piece each, or pages?</source>
        <translation>D’un seul tenant ou en pages&#x202f;?</translation>
    </message>
    <message>
        <source>From the start</source>
        <translation>Du début</translation>
    </message>
    <message>
        <source>The same conversations in the same memory: reserved in one piece for the longest possible answer, and in pages</source>
        <translation>Les mêmes conversations dans la même mémoire&#x202f;: réservée d’un seul tenant pour la plus longue réponse possible, et en pages</translation>
    </message>
    <message>
        <source>Conversations</source>
        <translation>Conversations</translation>
    </message>
    <message>
        <source> MiB</source>
        <translation> MiB</translation>
    </message>
    <message>
        <source>Size of the pool</source>
        <translation>Taille du pool</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n ligne</numerusform>
            <numerusform>%n lignes</numerusform>
        </translation>
    </message>
    <message>
        <source>Rows of a page</source>
        <translation>Lignes d’une page</translation>
    </message>
    <message>
        <source>Pool</source>
        <translation>Pool</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Page</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Serve</source>
        <translation>Servir</translation>
    </message>
    <message>
        <source>Full: rows of a conversation. Pale: lent to it, and empty. Grey: free. The pictures are the allocators&apos; own state.</source>
        <translation>Plein : lignes d’une conversation. Pâle : prêté à cette conversation, mais vide. Gris : libre. Les images sont l’état même des allocateurs.</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::PagesPicture</name>
    <message>
        <source>Memory pool</source>
        <translation>Pool de mémoire</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#x202f;: %2</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::PromptBox</name>
    <message>
        <source>Tokens of the prompt</source>
        <translation>Tokens du prompt</translation>
    </message>
    <message>
        <source>Use this prompt</source>
        <translation>Utiliser ce prompt</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation>Prompt</translation>
    </message>
    <message>
        <source>The text that the model goes on with. Control and Enter use it.</source>
        <translation>Le texte que le modèle continue. Ctrl et Entrée l’utilisent.</translation>
    </message>
    <message>
        <source>The text that the model goes on with</source>
        <translation>Le texte que le modèle continue</translation>
    </message>
    <message>
        <source>Row %1: %2
Token %3
Bytes %4</source>
        <translation>Ligne %1&#x202f;: %2
Token %3
Octets %4</translation>
    </message>
    <message>
        <source>Starts a new run with this prompt (Ctrl+Enter)</source>
        <translation>Commence une nouvelle exécution avec ce prompt (Ctrl+Entrée)</translation>
    </message>
    <message>
        <source>Goes back to the run as it is (Esc)</source>
        <translation>Revient à l’exécution telle qu’elle est (Échap)</translation>
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
        <translation>%1 tokens sur %2&#x202f;; %3 au plus peuvent être générés</translation>
    </message>
    <message>
        <source>An empty prompt: the run starts from the end-of-text token.</source>
        <translation>Un prompt vide&#x202f;: l’exécution part du token de fin de texte.</translation>
    </message>
    <message>
        <source>The prompt ends with a line break (\n): it is part of what the model reads.</source>
        <translation>Le prompt finit par un saut de ligne (\n)&#x202f;: il fait partie de ce que lit le modèle.</translation>
    </message>
    <message>
        <source>The prompt ends with a space (·). Words bring their own space along, so the model may stumble here.</source>
        <translation>Le prompt finit par une espace (·). Les mots apportent leur propre espace, et le modèle risque donc de trébucher ici.</translation>
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
        <translation>Montre les morceaux que lit le modèle</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>Shows the tokens joined to a text that can be copied</source>
        <translation>Montre les tokens réunis en un texte que l’on peut copier</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>Exemples</translation>
    </message>
    <message>
        <source>Prepared prompts</source>
        <translation>Prompts préparés</translation>
    </message>
    <message>
        <source>Edit prompt</source>
        <translation>Modifier</translation>
    </message>
    <message>
        <source>Edit the prompt</source>
        <translation>Modifier le prompt</translation>
    </message>
    <message>
        <source>What the model reads</source>
        <translation>Ce que lit le modèle</translation>
    </message>
    <message>
        <source>A new run from this prompt.</source>
        <translation>Une nouvelle exécution depuis ce prompt.</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::QuestionCard</name>
    <message>
        <source>(nothing)</source>
        <translation>(rien)</translation>
    </message>
    <message>
        <source>This question</source>
        <translation>Cette question</translation>
    </message>
    <message>
        <source>Previous question</source>
        <translation>Question précédente</translation>
    </message>
    <message>
        <source>Next question</source>
        <translation>Question suivante</translation>
    </message>
    <message>
        <source>only the wrong ones</source>
        <translation>seulement les fausses</translation>
    </message>
    <message>
        <source>– of %1</source>
        <translation>– sur %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>This text</source>
        <translation>Ce texte</translation>
    </message>
    <message>
        <source>exact cache</source>
        <translation>cache exact</translation>
    </message>
    <message>
        <source>not asked yet</source>
        <translation>pas encore posée</translation>
    </message>
    <message>
        <source>right answer</source>
        <translation>bonne réponse</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message numerus="yes">
        <source>A document of %Ln rows, and how the model goes on</source>
        <translation>
            <numerusform>Un document de %Ln ligne, et comment le modèle continue</numerusform>
            <numerusform>Un document de %Ln lignes, et comment le modèle continue</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: right, %2</source>
        <translation>%1&#x202f;: juste, %2</translation>
    </message>
    <message>
        <source>%1: wrong, %2</source>
        <translation>%1&#x202f;: faux, %2</translation>
    </message>
    <message>
        <source>%1: same as the exact one, %2</source>
        <translation>%1&#x202f;: comme avec l’exact, %2</translation>
    </message>
    <message>
        <source>%1: goes on otherwise, %2</source>
        <translation>%1&#x202f;: continue autrement, %2</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::RaceControls</name>
    <message>
        <source>Step</source>
        <translation>Étape</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>Relancer</translation>
    </message>
    <message>
        <source>Change it on Watch</source>
        <translation>Changer dans Observer</translation>
    </message>
    <message>
        <source>Race controls</source>
        <translation>Commandes de la course</translation>
    </message>
    <message>
        <source>Race or pause</source>
        <translation>Courir ou faire une pause</translation>
    </message>
    <message>
        <source>Moves the lane whose clock is behind by one token (→)</source>
        <translation>Fait avancer d’un token le couloir dont l’horloge est en retard (→)</translation>
    </message>
    <message>
        <source>Both lanes back to the prompt (R)</source>
        <translation>Ramène les deux couloirs au prompt (R)</translation>
    </message>
    <message>
        <source>Prompt and sampling are those of Watch</source>
        <translation>Prompt et tirage sont ceux d’Observer</translation>
    </message>
    <message>
        <source>Tokens to generate in each lane</source>
        <translation>Tokens à générer dans chaque couloir</translation>
    </message>
    <message>
        <source>How many tokens each lane generates. Another number begins the race anew.</source>
        <translation>Combien de tokens chaque couloir génère. Un autre nombre recommence la course.</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>tokens</translation>
    </message>
    <message>
        <source>Loading</source>
        <translation>Chargement</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Race again</source>
        <translation>Courir encore</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>Courir</translation>
    </message>
    <message>
        <source>No prompt · %1</source>
        <translation>Pas de prompt · %1</translation>
    </message>
    <message>
        <source>%1 · Prompt: “%2”</source>
        <translation>%1 · Prompt&#x202f;: «&#x202f;%2&#x202f;»</translation>
    </message>
    <message>
        <source>Pauses both lanes (Space)</source>
        <translation>Met les deux couloirs en pause (Espace)</translation>
    </message>
    <message>
        <source>Both lanes once more from the prompt (Space)</source>
        <translation>Fait repartir les deux couloirs du prompt (Espace)</translation>
    </message>
    <message>
        <source>Both lanes move until they have all their tokens (Space)</source>
        <translation>Les deux couloirs avancent jusqu’à avoir tous leurs tokens (Espace)</translation>
    </message>
    <message>
        <source>%1 %2 · %3</source>
        <translation>%1 %2 · %3</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>En pause</translation>
    </message>
    <message>
        <source>Racing</source>
        <translation>La course est lancée</translation>
    </message>
    <message>
        <source>Both lanes are back at the prompt</source>
        <translation>Les deux couloirs sont revenus au prompt</translation>
    </message>
    <message>
        <source>%1, %2 of %3</source>
        <translation>%1, %2 sur %3</translation>
    </message>
    <message>
        <source>Lane A: %1</source>
        <translation>Couloir A&#x202f;: %1</translation>
    </message>
    <message>
        <source>Lane B: %1</source>
        <translation>Couloir B&#x202f;: %1</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::RacePage</name>
    <message>
        <source>The race</source>
        <translation>La course</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::RaceRowsCard</name>
    <message>
        <source>Rows computed so far</source>
        <translation>Lignes calculées jusqu’ici</translation>
    </message>
    <message>
        <source>race-rows-computed</source>
        <translation>course-lignes-calculees</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>ligne %1</translation>
    </message>
    <message>
        <source>The rows that both lanes have computed will be counted here.
Press Race or Step.</source>
        <translation>Les lignes calculées par les deux couloirs seront comptées ici.
Appuyez sur Courir ou Étape.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>counted in advance</source>
        <translation>compté d’avance</translation>
    </message>
    <message>
        <source>%1 + %2 − 1 = %3 rows %4</source>
        <translation>%1 + %2 − 1 = %3 lignes %4</translation>
    </message>
    <message>
        <source>%1 + %2 = %3 rows %4</source>
        <translation>%1 + %2 = %3 lignes %4</translation>
    </message>
    <message>
        <source>%1 + %2 + … + %3 = %4 rows %5</source>
        <translation>%1 + %2 + … + %3 = %4 lignes %5</translation>
    </message>
    <message>
        <source>With the cache each row once; without it, all of them in every step</source>
        <translation>Avec le cache, chaque ligne une fois&#x202f;; sans lui, toutes à chaque étape</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>row</source>
        <translation>ligne</translation>
    </message>
    <message>
        <source>rows, %1</source>
        <translation>lignes, %1</translation>
    </message>
    <message>
        <source>counted in advance, %1</source>
        <translation>compté d’avance, %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln rows %1</source>
        <translation>
            <numerusform>%Ln ligne %1</numerusform>
            <numerusform>%Ln lignes %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Row %1, %2
%Ln rows computed so far</source>
        <translation>
            <numerusform>Ligne %1, %2
%Ln ligne calculée jusqu’ici</numerusform>
            <numerusform>Ligne %1, %2
%Ln lignes calculées jusqu’ici</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::RaceTimeCard</name>
    <message>
        <source>Time per token</source>
        <translation>Temps par token</translation>
    </message>
    <message>
        <source>race-time-per-token</source>
        <translation>course-temps-par-token</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>ligne %1</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>Each step of both lanes will be a point here.
Press Race or Step.</source>
        <translation>Chaque étape des deux couloirs sera un point ici.
Appuyez sur Courir ou Étape.</translation>
    </message>
    <message>
        <source>predicted for %1</source>
        <translation>prévu pour %1</translation>
    </message>
    <message>
        <source>… reading, then arithmetic</source>
        <translation>… lecture, puis calcul</translation>
    </message>
    <message>
        <source>dashed: predicted</source>
        <translation>en tirets&#x202f;: prévu</translation>
    </message>
    <message>
        <source>8-bit weights: not predicted</source>
        <translation>poids 8 bits&#x202f;: pas de prévision</translation>
    </message>
    <message>
        <source>What each new token costs in both lanes; %1</source>
        <translation>Ce que coûte chaque nouveau token dans les deux couloirs&#x202f;; %1</translation>
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
            <numerusform>Ligne %1, %2
%3
%Ln ligne calculée</numerusform>
            <numerusform>Ligne %1, %2
%3
%Ln lignes calculées</numerusform>
        </translation>
    </message>
    <message>
        <source>row</source>
        <translation>ligne</translation>
    </message>
    <message>
        <source>ms, %1</source>
        <translation>ms, %1</translation>
    </message>
    <message>
        <source>predicted ms, %1</source>
        <translation>ms prévues, %1</translation>
    </message>
    <message>
        <source>predicted ms in turn, %1</source>
        <translation>ms prévues en série, %1</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::RatioTable</name>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1, %2&#x202f;: %3</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::ReadingView</name>
    <message>
        <source>Text of the run</source>
        <translation>Texte de l’exécution</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::ReplayBar</name>
    <message>
        <source>Back to the live run</source>
        <translation>Retour au direct</translation>
    </message>
    <message>
        <source>Recorded run</source>
        <translation>Exécution enregistrée</translation>
    </message>
    <message>
        <source>Place in the recorded run</source>
        <translation>Position dans l’exécution enregistrée</translation>
    </message>
    <message>
        <source>A recorded run of %1 · step %2 of %3</source>
        <translation>Une exécution enregistrée de %1 · étape %2 sur %3</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation>%1 sur %2</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::RowDetailCard</name>
    <message>
        <source>Row</source>
        <translation>Ligne</translation>
    </message>
    <message>
        <source>Fingerprints of the row in this block</source>
        <translation>Empreintes de la ligne dans ce bloc</translation>
    </message>
    <message>
        <source>64 bits made from all numbers of the row in this block. Another number anywhere, even in its last bit, gives another fingerprint.</source>
        <translation>64 bits tirés de tous les nombres de la ligne dans ce bloc. Un seul nombre différent, ne serait-ce que dans son dernier bit, donne une autre empreinte.</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>Bloc</translation>
    </message>
    <message>
        <source>Head</source>
        <translation>Tête</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Copy the numbers</source>
        <translation>Copier les nombres</translation>
    </message>
    <message>
        <source>Puts the head&apos;s keys and values on the clipboard, a line for each number</source>
        <translation>Met les clés et les valeurs de la tête dans le presse-papiers, une ligne par nombre</translation>
    </message>
    <message>
        <source>The numbers of a row will be here.</source>
        <translation>Les nombres d’une ligne seront ici.</translation>
    </message>
    <message>
        <source>key, number %1 of %2:  %3</source>
        <translation>clé, nombre %1 sur %2&#x202f;:  %3</translation>
    </message>
    <message>
        <source>value, number %1 of %2:  %3</source>
        <translation>valeur, nombre %1 sur %2&#x202f;:  %3</translation>
    </message>
    <message>
        <source>Choose a row in the picture of the cache: its numbers will be here.</source>
        <translation>Choisissez une ligne dans l’image du cache&#x202f;: ses nombres seront ici.</translation>
    </message>
    <message>
        <source>Point at a number to read it, or go there with the arrow keys.</source>
        <translation>Pointez un nombre pour le lire, ou allez-y avec les flèches.</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::RowsCard</name>
    <message>
        <source>Whose rows are these?</source>
        <translation>À qui sont ces lignes&#x202f;?</translation>
    </message>
    <message>
        <source>document</source>
        <translation>document</translation>
    </message>
    <message>
        <source>questions</source>
        <translation>questions</translation>
    </message>
    <message>
        <source>answers</source>
        <translation>réponses</translation>
    </message>
    <message>
        <source>each square is one row: keys and values in every block</source>
        <translation>chaque carré est une ligne&#x202f;: clés et valeurs dans chaque bloc</translation>
    </message>
    <message>
        <source>%1 rows in the cache, %2 · outlined: %3 that the next turn must compute besides its question</source>
        <translation>%1 lignes dans le cache, %2 · encadrées&#x202f;: %3 que le tour suivant doit calculer en plus de sa question</translation>
    </message>
    <message>
        <source>Two conversations in one pool: %1 pages of %2 rows, %3 of them shared and held once: %4 instead of %5.</source>
        <translation>Deux conversations dans un pool&#x202f;: %1 pages de %2 lignes, dont %3 partagées et gardées une seule fois&#x202f;: %4 au lieu de %5.</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::RowsPicture</name>
    <message>
        <source>document · %1 of %2 rows kept</source>
        <translation>document · %1 lignes gardées sur %2</translation>
    </message>
    <message>
        <source>Q%1</source>
        <comment>a question&apos;s number</comment>
        <translation>Q%1</translation>
    </message>
    <message>
        <source>A%1</source>
        <comment>an answer&apos;s number</comment>
        <translation>R%1</translation>
    </message>
    <message>
        <source>The document</source>
        <translation>Le document</translation>
    </message>
    <message>
        <source>Question %1</source>
        <translation>Question %1</translation>
    </message>
    <message>
        <source>Answer %1</source>
        <translation>Réponse %1</translation>
    </message>
    <message>
        <source>Rows of the cache by their origin</source>
        <translation>Lignes du cache selon leur origine</translation>
    </message>
    <message>
        <source>%1: rows %2 to %3, %4 of them in the cache</source>
        <translation>%1&#x202f;: lignes %2 à %3, dont %4 dans le cache</translation>
    </message>
    <message>
        <source>Row %1. %2</source>
        <translation>Ligne %1. %2</translation>
    </message>
    <message>
        <source>%1. Not in the cache: the next turn computes it</source>
        <translation>%1. Pas dans le cache&#x202f;: le tour suivant la calcule</translation>
    </message>
    <message numerus="yes">
        <source>document · %Ln rows</source>
        <translation>
            <numerusform>document · %Ln ligne</numerusform>
            <numerusform>document · %Ln lignes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln tokens, %2 of them in the cache</source>
        <translation>
            <numerusform>%1 : %Ln token, dont %2 dans le cache</numerusform>
            <numerusform>%1 : %Ln tokens, dont %2 dans le cache</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the cache: the rows of the first %Ln tokens</source>
        <translation>
            <numerusform>Dans le cache : les lignes, premiers tokens : %Ln</numerusform>
            <numerusform>Dans le cache : les lignes des %Ln premiers tokens</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::RunControls</name>
    <message>
        <source>Step</source>
        <translation>Étape</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>Relancer</translation>
    </message>
    <message>
        <source>KV cache</source>
        <translation>Cache KV</translation>
    </message>
    <message>
        <source>Run controls</source>
        <translation>Commandes de l’exécution</translation>
    </message>
    <message>
        <source>Rows computed of the prefill</source>
        <translation>Lignes du prefill calculées</translation>
    </message>
    <message>
        <source>Play or pause</source>
        <translation>Lecture ou pause</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Vitesse</translation>
    </message>
    <message>
        <source>Tokens to generate</source>
        <translation>Tokens à générer</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Lecture</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Sampling: %1</source>
        <translation>Tirage&#x202f;: %1</translation>
    </message>
    <message>
        <source>%1, after a restart</source>
        <translation>%1, après relance</translation>
    </message>
    <message>
        <source>Pauses the run, even within a step (Space)</source>
        <translation>Met l’exécution en pause, même au milieu d’une étape (Espace)</translation>
    </message>
    <message>
        <source>Plays the recording (Space)</source>
        <translation>Lit l’enregistrement (Espace)</translation>
    </message>
    <message>
        <source>Steps follow each other (Space)</source>
        <translation>Les étapes se suivent (Espace)</translation>
    </message>
    <message>
        <source>Computes the rows that are missing and one token (→)</source>
        <translation>Calcule les lignes qui manquent et un token (→)</translation>
    </message>
    <message>
        <source>Shows the recording from its beginning (R)</source>
        <translation>Montre l’enregistrement depuis le début (R)</translation>
    </message>
    <message>
        <source>Begins again from the prompt (R)</source>
        <translation>Recommence depuis le prompt (R)</translation>
    </message>
    <message>
        <source>On: keys and values of earlier rows are kept. Off: every step computes them again (C)</source>
        <translation>Activé&#x202f;: les clés et valeurs des lignes précédentes sont gardées. Désactivé&#x202f;: chaque étape les recalcule (C)</translation>
    </message>
    <message>
        <source>How many tokens to generate. More can be asked for at any time.</source>
        <translation>Combien de tokens générer. On peut en demander plus à tout moment.</translation>
    </message>
    <message>
        <source>How the next token is chosen, and what happens when the context is full</source>
        <translation>Comment le token suivant est choisi, et ce qui se passe quand le contexte est plein</translation>
    </message>
    <message numerus="yes">
        <source>prefill: %1 of %Ln rows</source>
        <translation>
            <numerusform>prefill : %1 sur %Ln ligne</numerusform>
            <numerusform>prefill : %1 sur %Ln lignes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln rows computed</source>
        <translation>
            <numerusform>%1 sur %Ln ligne calculée</numerusform>
            <numerusform>%1 sur %Ln lignes calculées</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::RunNews</name>
    <message>
        <source>Playing</source>
        <translation>Lecture en cours</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>En pause</translation>
    </message>
    <message>
        <source>The recording ends here.</source>
        <translation>L’enregistrement finit ici.</translation>
    </message>
    <message>
        <source>At the recording&apos;s beginning</source>
        <translation>Au début de l’enregistrement</translation>
    </message>
    <message>
        <source>Back at the prompt</source>
        <translation>De retour au prompt</translation>
    </message>
    <message>
        <source>KV cache on</source>
        <translation>Cache KV activé</translation>
    </message>
    <message>
        <source>KV cache off</source>
        <translation>Cache KV désactivé</translation>
    </message>
    <message>
        <source>Row %1 is %2 now</source>
        <translation>La ligne %1 est maintenant %2</translation>
    </message>
    <message>
        <source>%1, %2 of %3</source>
        <translation>%1, %2 sur %3</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::SameOutputCard</name>
    <message>
        <source>A row depends on itself and the rows above it only, so it never changes once computed.</source>
        <translation>Une ligne ne dépend que d’elle-même et des lignes au-dessus&#x202f;: une fois calculée, elle ne change donc plus jamais.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Check now</source>
        <translation>Vérifier</translation>
    </message>
    <message>
        <source>Check every step</source>
        <translation>Vérifier chaque étape</translation>
    </message>
    <message>
        <source>Progress of the check</source>
        <translation>Avancement de la vérification</translation>
    </message>
    <message>
        <source>One pass over the whole text, held against what every step said</source>
        <translation>Une passe sur tout le texte, comparée à ce qu’a dit chaque étape</translation>
    </message>
    <message>
        <source>Every step once more, the other way: without the cache if it was on, with it if it was off</source>
        <translation>Chaque étape encore une fois, de l’autre façon&#x202f;: sans le cache s’il était activé, avec s’il était désactivé</translation>
    </message>
    <message>
        <source>Checking: row %1 of %2</source>
        <translation>Vérification&#x202f;: ligne %1 sur %2</translation>
    </message>
    <message>
        <source>Checking: step %1 of %2</source>
        <translation>Vérification&#x202f;: étape %1 sur %2</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>Vérification…</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::SamplingPopup</name>
    <message>
        <source>greedy</source>
        <translation>glouton</translation>
    </message>
    <message>
        <source>temperature %1</source>
        <translation>température %1</translation>
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
        <translation>Comment le token suivant est choisi</translation>
    </message>
    <message>
        <source>Greedy: always the most probable token</source>
        <translation>Glouton&#x202f;: toujours le token le plus probable</translation>
    </message>
    <message>
        <source>Sample: draw one, the probable ones more often</source>
        <translation>Tirage&#x202f;: en tirer un au sort, les probables plus souvent</translation>
    </message>
    <message>
        <source>“&lt;|endoftext|&gt;” is the end-of-text token</source>
        <translation>«&#x202f;&lt;|endoftext|&gt;&#x202f;» est le token de fin de texte</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Slide: keep the later half and pay a prefill</source>
        <translation>Glisser&#x202f;: garder la seconde moitié et payer un prefill</translation>
    </message>
    <message>
        <source>Restart now</source>
        <translation>Relancer maintenant</translation>
    </message>
    <message>
        <source>Sampling options</source>
        <translation>Options de tirage</translation>
    </message>
    <message>
        <source>Changes hold from the next restart on.</source>
        <translation>Les changements valent dès la prochaine relance.</translation>
    </message>
    <message>
        <source>all</source>
        <translation>tous</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>Température</translation>
    </message>
    <message>
        <source>Below 1 it plays safe, above 1 it dares more.</source>
        <translation>Au-dessous de 1, il joue la prudence&#x202f;; au-dessus de 1, il ose davantage.</translation>
    </message>
    <message>
        <source>Top-k</source>
        <translation>Top-k</translation>
    </message>
    <message>
        <source>Draws from the k most probable tokens only.</source>
        <translation>Tire seulement parmi les k tokens les plus probables.</translation>
    </message>
    <message>
        <source>Top-p</source>
        <translation>Top-p</translation>
    </message>
    <message>
        <source>Draws from the fewest tokens that together reach p.</source>
        <translation>Tire parmi le moins de tokens possible qui atteignent p à eux tous.</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Graine</translation>
    </message>
    <message>
        <source>The same seed gives the same text again.</source>
        <translation>La même graine redonne le même texte.</translation>
    </message>
    <message>
        <source>When the context is full</source>
        <translation>Quand le contexte est plein</translation>
    </message>
    <message>
        <source>One token that says: a text ends here, another begins. Otherwise these characters are text like any other.</source>
        <translation>Un token qui dit&#x202f;: un texte finit ici, un autre commence. Sinon, ces caractères sont du texte comme un autre.</translation>
    </message>
    <message>
        <source>How the prompt is read</source>
        <translation>Comment le prompt est lu</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::SqueezeChartCard</name>
    <message>
        <source>Smaller against faithful</source>
        <translation>Taille contre fidélité</translation>
    </message>
    <message>
        <source>smaller-against-faithful</source>
        <translation>taille-contre-fidelite</translation>
    </message>
    <message>
        <source>%1 % of the memory</source>
        <translation>%1&#x202f;% de la mémoire</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>percent</comment>
        <translation>%1&#x202f;%</translation>
    </message>
    <message>
        <source>Each way becomes a dot here: how much memory it takes, and how many of the 60 answers are right.
Press Run.</source>
        <translation>Chaque méthode devient un point ici&#x202f;: combien de mémoire elle prend, et combien des 60 réponses sont justes.
Appuyez sur Lancer.</translation>
    </message>
    <message>
        <source>Each way becomes a dot here: how much memory it takes, and how often the most probable token is the exact one.
Press Run.</source>
        <translation>Chaque méthode devient un point ici&#x202f;: combien de mémoire elle prend, et combien de fois le token le plus probable est le token exact.
Appuyez sur Lancer.</translation>
    </message>
    <message>
        <source>Up: answers right, of %1 questions about documents. To the right: memory, as a share of the 32-bit cache.</source>
        <translation>Vers le haut&#x202f;: réponses justes, sur %1 questions à propos de documents. Vers la droite&#x202f;: mémoire, en part du cache 32 bits.</translation>
    </message>
    <message>
        <source>Up: how often the top choice is the exact one. To the right: memory, as a share of the 32-bit cache.</source>
        <translation>Vers le haut&#x202f;: combien de fois le premier choix est le choix exact. Vers la droite&#x202f;: mémoire, en part du cache 32 bits.</translation>
    </message>
    <message>
        <source>The exact cache, 32-bit
%1 of the answers right</source>
        <translation>Le cache exact, 32 bits
%1 des réponses justes</translation>
    </message>
    <message>
        <source>%1
%2 of the memory</source>
        <translation>%1
%2 de la mémoire</translation>
    </message>
    <message>
        <source>%1 of %2 answers right</source>
        <translation>%1 réponses justes sur %2</translation>
    </message>
    <message>
        <source>%1 nats a token</source>
        <translation>%1 nats par token</translation>
    </message>
    <message>
        <source>top choice agrees: %1</source>
        <translation>le premier choix concorde&#x202f;: %1</translation>
    </message>
    <message>
        <source>way</source>
        <translation>méthode</translation>
    </message>
    <message>
        <source>bytes a row</source>
        <translation>octets par ligne</translation>
    </message>
    <message>
        <source>memory, %</source>
        <translation>mémoire, %</translation>
    </message>
    <message>
        <source>texts</source>
        <translation>textes</translation>
    </message>
    <message>
        <source>answers right</source>
        <translation>réponses justes</translation>
    </message>
    <message>
        <source>KL divergence, nats a token</source>
        <translation>divergence KL, nats par token</translation>
    </message>
    <message>
        <source>top choice agrees, %</source>
        <translation>premier choix concordant, %</translation>
    </message>
    <message>
        <source>largest logit difference</source>
        <translation>plus grande différence de logits</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::SqueezePage</name>
    <message>
        <source>Answers</source>
        <translation>Réponses</translation>
    </message>
    <message>
        <source>Squeeze</source>
        <translation>Comprimer</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::StepBar</name>
    <message>
        <source>Time of each phase of the step</source>
        <translation>Temps de chaque phase de l’étape</translation>
    </message>
    <message>
        <source>%1: %2, %3 % of the step
%4</source>
        <translation>%1&#x202f;: %2, %3&#x202f;% de l’étape
%4</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::StepCard</name>
    <message>
        <source>This step</source>
        <translation>Cette étape</translation>
    </message>
    <message>
        <source>Where a step&apos;s time goes will be seen here after the first one.</source>
        <translation>On verra ici où passe le temps d’une étape, après la première.</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) computed</source>
        <translation>
            <numerusform>%n ligne calculée</numerusform>
            <numerusform>%n lignes calculées</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 reused · %3</source>
        <translation>%1, %2 réutilisées · %3</translation>
    </message>
    <message>
        <source>%1 read at %2 (%6 %3, cache %4), %5 done</source>
        <translation>%1 lus à %2 (%6 %3, cache %4), calcul à %5</translation>
    </message>
    <message>
        <source>This machine&apos;s rates could not be measured, so the step is not held against them. %1</source>
        <translation>Les débits de cette machine n’ont pas pu être mesurés, l’étape ne leur est donc pas comparée. %1</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::TalkCard</name>
    <message>
        <source> · cut off at %1 tokens</source>
        <translation> · coupé à %1 tokens</translation>
    </message>
    <message>
        <source> · the context is full</source>
        <translation> · le contexte est plein</translation>
    </message>
    <message>
        <source>Conversation</source>
        <translation>Conversation</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Première</translation>
    </message>
    <message>
        <source>The first conversation about this document</source>
        <translation>La première conversation sur ce document</translation>
    </message>
    <message>
        <source>Second</source>
        <translation>Seconde</translation>
    </message>
    <message>
        <source>A second conversation about the same document: it shares the document&apos;s rows</source>
        <translation>Une seconde conversation sur le même document&#x202f;: elle partage les lignes du document</translation>
    </message>
    <message>
        <source>Begin again</source>
        <translation>Recommencer</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>Poser</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Forgets what was said; the document&apos;s rows stay</source>
        <translation>Oublie ce qui a été dit&#x202f;; les lignes du document restent</translation>
    </message>
    <message>
        <source>Questions and answers</source>
        <translation>Questions et réponses</translation>
    </message>
    <message>
        <source>Ask about the document…</source>
        <translation>Posez une question sur le document…</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Question</translation>
    </message>
    <message>
        <source>Gives the question up; rows that were computed stay</source>
        <translation>Abandonne la question&#x202f;; les lignes calculées restent</translation>
    </message>
    <message>
        <source>Question: %1</source>
        <translation>Question&#x202f;: %1</translation>
    </message>
    <message>
        <source>Answer: %1</source>
        <translation>Réponse&#x202f;: %1</translation>
    </message>
    <message>
        <source>from the saved conversation</source>
        <translation>de la conversation enregistrée</translation>
    </message>
    <message>
        <source>%1 of %2 rows computed</source>
        <translation>%1 lignes calculées sur %2</translation>
    </message>
    <message>
        <source>The first question reads the whole document. The next ones read only themselves.</source>
        <translation>La première question lit tout le document. Les suivantes ne lisent qu’elles-mêmes.</translation>
    </message>
    <message>
        <source>You have left. Come back, and the conversation goes on where it stood.</source>
        <translation>Conversation quittée. Revenez, et elle reprend où elle en était.</translation>
    </message>
    <message>
        <source>Asks this question</source>
        <translation>Pose cette question</translation>
    </message>
    <message numerus="yes">
        <source>%Ln rows read back, %1 computed · first token after %2</source>
        <translation>
            <numerusform>%Ln ligne relue, %1 calculées · premier token après %2</numerusform>
            <numerusform>%Ln lignes relues, %1 calculées · premier token après %2</numerusform>
        </translation>
    </message>
    <message>
        <source>The conversation begins again.</source>
        <translation>La conversation recommence.</translation>
    </message>
    <message>
        <source>Each question reads the whole document again, as the cache is not kept between turns.</source>
        <translation>Chaque question relit tout le document, car le cache n’est pas gardé entre les tours.</translation>
    </message>
    <message>
        <source>The document&apos;s rows are in the cache already: each question reads only itself.</source>
        <translation>Les lignes du document sont déjà dans le cache&#x202f;: chaque question ne lit qu’elle-même.</translation>
    </message>
    <message>
        <source>%1 of the document&apos;s %2 rows are in the cache already: the first question reads the others and itself. The next ones read only themselves.</source>
        <translation>%1 des %2 lignes du document sont déjà dans le cache&#x202f;: la première question lit les autres et elle-même. Les suivantes ne lisent qu’elles-mêmes.</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::TaskCard</name>
    <message>
        <source>Remove %1?</source>
        <translation>Supprimer %1&#x202f;?</translation>
    </message>
    <message>
        <source>What was downloaded (%1) is deleted from %2. It can be downloaded again.</source>
        <translation>Ce qui a été téléchargé (%1) est effacé de %2. On peut le télécharger de nouveau.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Le garder</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Go on downloading</source>
        <translation>Continuer à télécharger</translation>
    </message>
    <message>
        <source>Download</source>
        <translation>Télécharger</translation>
    </message>
    <message>
        <source>Use the copy that is there</source>
        <translation>Utiliser la copie présente</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Pas maintenant</translation>
    </message>
    <message>
        <source>Use it now</source>
        <translation>L’utiliser</translation>
    </message>
    <message>
        <source>Download again</source>
        <translation>Télécharger de nouveau</translation>
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
        <translation>Temps par token</translation>
    </message>
    <message>
        <source>time-per-token</source>
        <translation>temps-par-token</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>ligne %1</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>Each step will be a point here.
Press Play or Step.</source>
        <translation>Chaque étape sera un point ici.
Appuyez sur Lecture ou Étape.</translation>
    </message>
    <message>
        <source>Shows only the part of each step in which the new token looks at the stored rows. It grows with the number of rows even with the cache: there are more rows to look at.</source>
        <translation>Montre seulement la part de chaque étape où le nouveau token regarde les lignes gardées. Elle croît avec le nombre de lignes, même avec le cache&#x202f;: il y a plus de lignes à regarder.</translation>
    </message>
    <message>
        <source>Attention only</source>
        <translation>Attention seule</translation>
    </message>
    <message>
        <source>✓ Attention only</source>
        <translation>✓ Attention seule</translation>
    </message>
    <message>
        <source>cache on</source>
        <translation>avec cache</translation>
    </message>
    <message>
        <source>cache off</source>
        <translation>sans cache</translation>
    </message>
    <message>
        <source>prefill, beyond the scale</source>
        <translation>prefill, hors échelle</translation>
    </message>
    <message>
        <source>prefill</source>
        <translation>prefill</translation>
    </message>
    <message>
        <source>median</source>
        <translation>médiane</translation>
    </message>
    <message>
        <source>%1 with the cache, and growing</source>
        <translation>%1 avec le cache, et en hausse</translation>
    </message>
    <message>
        <source>%1 with the cache</source>
        <translation>%1 avec le cache</translation>
    </message>
    <message>
        <source>%1 without, and growing</source>
        <translation>%1 sans, et en hausse</translation>
    </message>
    <message>
        <source>%1 without</source>
        <translation>%1 sans</translation>
    </message>
    <message>
        <source>%1 to compute all rows of the prompt</source>
        <translation>%1 pour calculer toutes les lignes du prompt</translation>
    </message>
    <message>
        <source>What each new token costs</source>
        <translation>Ce que coûte chaque nouveau token</translation>
    </message>
    <message>
        <source> · </source>
        <translation> · </translation>
    </message>
    <message>
        <source>Attention only: %1</source>
        <translation>Attention seule&#x202f;: %1</translation>
    </message>
    <message numerus="yes">
        <source>Row %1, %2
%3, of it attention %4
%n row(s) computed</source>
        <translation>
            <numerusform>Ligne %1, %2
%3, dont attention %4
%n ligne calculée</numerusform>
            <numerusform>Ligne %1, %2
%3, dont attention %4
%n lignes calculées</numerusform>
        </translation>
    </message>
    <message>
        <source>row</source>
        <translation>ligne</translation>
    </message>
    <message>
        <source>step</source>
        <translation>étape</translation>
    </message>
    <message>
        <source>rows computed</source>
        <translation>lignes calculées</translation>
    </message>
    <message>
        <source>time in ms</source>
        <translation>temps en ms</translation>
    </message>
    <message>
        <source>of it attention in ms</source>
        <translation>dont attention, en ms</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::ToggleSwitch</name>
    <message>
        <source>ON</source>
        <comment>on a switch</comment>
        <translation>OUI</translation>
    </message>
    <message>
        <source>OFF</source>
        <comment>on a switch</comment>
        <translation>NON</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::TokenEditor</name>
    <message>
        <source>What the model would put here</source>
        <translation>Ce que le modèle mettrait ici</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Remplacer</translation>
    </message>
    <message>
        <source>Replace a token</source>
        <translation>Remplacer un token</translation>
    </message>
    <message>
        <source>Tokens that the model would put here, with their probabilities</source>
        <translation>Tokens que le modèle mettrait ici, avec leurs probabilités</translation>
    </message>
    <message>
        <source>Text whose first token replaces this one</source>
        <translation>Texte dont le premier token remplace celui-ci</translation>
    </message>
    <message>
        <source>Only its first token is used: a row holds one token. Start with a space to begin a new word.</source>
        <translation>Seul son premier token sert&#x202f;: une ligne contient un token. Commencez par une espace pour commencer un nouveau mot.</translation>
    </message>
    <message>
        <source>Replace row %1: %2</source>
        <translation>Remplacer la ligne %1&#x202f;: %2</translation>
    </message>
    <message>
        <source>Nothing stands above row 0, so the model has no expectation for it. Any text will do.</source>
        <translation>Il n’y a rien au-dessus de la ligne 0&#x202f;: le modèle n’y attend donc rien. N’importe quel texte convient.</translation>
    </message>
    <message>
        <source>Asking the model what else could stand here…</source>
        <translation>On demande au modèle ce qui pourrait aussi être ici…</translation>
    </message>
    <message>
        <source>The model has nothing to suggest here.</source>
        <translation>Le modèle n’a rien à proposer ici.</translation>
    </message>
    <message>
        <source>Your own text</source>
        <translation>Votre propre texte</translation>
    </message>
    <message>
        <source>Or your own text</source>
        <translation>Ou votre propre texte</translation>
    </message>
    <message>
        <source>%1, %2, is there now</source>
        <translation>%1, %2, est ici</translation>
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
        <translation>Tokens de l’exécution</translation>
    </message>
    <message>
        <source>No tokens yet. They appear here as soon as a model has read the prompt.</source>
        <translation>Pas encore de tokens. Ils apparaissent ici dès qu’un modèle a lu le prompt.</translation>
    </message>
    <message>
        <source> · choose a token to replace it and see which rows stay valid</source>
        <translation> · choisissez un token pour le remplacer et voir quelles lignes restent valides</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::TrianglePicture</name>
    <message>
        <source>One head&apos;s attention</source>
        <translation>L’attention d’une tête</translation>
    </message>
    <message>
        <source>looked at this row →</source>
        <translation>a regardé cette ligne →</translation>
    </message>
    <message>
        <source>this row ↓</source>
        <translation>cette ligne ↓</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>ligne %1</translation>
    </message>
    <message>
        <source>row %1 %2</source>
        <translation>ligne %1 %2</translation>
    </message>
    <message>
        <source>%1 may not look at %2: it comes later</source>
        <translation>%1 n’a pas le droit de regarder %2&#x202f;: elle vient après</translation>
    </message>
    <message>
        <source>%1 looked at %2: %3</source>
        <translation>%1 a regardé %2&#x202f;: %3</translation>
    </message>
    <message>
        <source>may not look</source>
        <translation>interdit de regarder</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::TriangleView</name>
    <message>
        <source>Block</source>
        <translation>Bloc</translation>
    </message>
    <message>
        <source>Head</source>
        <translation>Tête</translation>
    </message>
    <message>
        <source>A replay has no model that could compute this picture.</source>
        <translation>Une rediffusion n’a pas de modèle qui pourrait calculer cette image.</translation>
    </message>
    <message>
        <source>How much each row looks at the rows above it will stand here.</source>
        <translation>On verra ici combien chaque ligne regarde les lignes au-dessus.</translation>
    </message>
    <message>
        <source>Pause, and this head&apos;s attention is computed for all rows.</source>
        <translation>Faites une pause, et l’attention de cette tête est calculée pour toutes les lignes.</translation>
    </message>
    <message>
        <source>Computing…</source>
        <translation>Calcul…</translation>
    </message>
    <message>
        <source>block %1</source>
        <translation>bloc %1</translation>
    </message>
    <message>
        <source>head %1</source>
        <translation>tête %1</translation>
    </message>
    <message>
        <source>pale: before the last steps</source>
        <translation>pâle&#x202f;: avant les dernières étapes</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::Veil</name>
    <message>
        <source>Hidden until you have answered</source>
        <translation>Caché jusqu’à votre réponse</translation>
    </message>
    <message>
        <source>Your answer first</source>
        <translation>D’abord votre réponse</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::VerdictCard</name>
    <message>
        <source>so far</source>
        <translation>jusqu’ici</translation>
    </message>
    <message>
        <source>text of %1 tokens</source>
        <translation>texte de %1 tokens</translation>
    </message>
    <message>
        <source>run ratio</source>
        <translation>ratio total</translation>
    </message>
    <message>
        <source>step ratio</source>
        <translation>ratio d’étape</translation>
    </message>
    <message>
        <source>All steps of the second lane took this many times as long as the same steps of the first, the prompt&apos;s first step included. Text of 200 tokens: until the text, its prompt included, had 200 tokens.</source>
        <translation>Le temps de toutes les étapes du second couloir, divisé par celui des mêmes étapes du premier, y compris la première étape, celle du prompt. Texte de 200 tokens : jusqu’à ce que le texte, prompt compris, ait 200 tokens.</translation>
    </message>
    <message>
        <source>The newest step took this many times as long in the second lane (the median of up to ten steps).</source>
        <translation>Le temps de l’étape la plus récente dans le second couloir, divisé par celui du premier (médiane de dix étapes au plus).</translation>
    </message>
    <message>
        <source>Not reached, and nothing to predict it from: the prompt is longer, the context shorter, or the lanes differ neither in their cache nor in their weights, or a lane&apos;s weights are 8-bit, whose rate of arithmetic is not measured.</source>
        <translation>Pas atteint, et rien pour le prévoir&#x202f;: le prompt est plus long, le contexte plus court, ou les couloirs ne diffèrent ni par leur cache ni par leurs poids, ou les poids d’un couloir sont en 8 bits, dont la vitesse de calcul n’est pas mesurée.</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>mesuré</translation>
    </message>
    <message>
        <source>≈ %1 predicted</source>
        <translation>≈ %1 prévu</translation>
    </message>
    <message>
        <source>Predicted from the bandwidth and the arithmetic rate that were measured on this machine</source>
        <translation>Prévu d’après le débit mémoire et la vitesse de calcul mesurés sur cette machine</translation>
    </message>
    <message>
        <source>Same output?</source>
        <translation>Même résultat&#x202f;?</translation>
    </message>
    <message>
        <source>Run ratio: the time of the whole run in the second lane, divided by that in the first. Step ratio: the same for the newest step alone. In a long run it is about twice the run&apos;s, whose early steps read a short text; in a short run the prompt, which both lanes read alike, counts most. A text of 200 tokens: the prompt and the new tokens together.</source>
        <translation>Ratio total&#x202f;: le temps de toute l’exécution dans le second couloir, divisé par celui dans le premier. Ratio d’étape&#x202f;: la même chose pour la seule étape la plus récente. Dans une longue exécution, il est environ le double du ratio total, car les premières étapes lisent un texte court&#x202f;; dans une exécution courte, c’est le prompt, que les deux couloirs lisent pareillement, qui compte le plus. Un texte de 200 tokens&#x202f;: le prompt et les nouveaux tokens ensemble.</translation>
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
        <translation>L’exécution</translation>
    </message>
    <message>
        <source>Measurements</source>
        <translation>Mesures</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Observer</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::WayButton</name>
    <message>
        <source>%1: %2</source>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>60 of 60</source>
        <translation>60 sur 60</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::WaysCard</name>
    <message>
        <source>Make it smaller</source>
        <translation>Réduire le cache</translation>
    </message>
    <message>
        <source>Load the bundled model</source>
        <translation>Charger le modèle fourni</translation>
    </message>
    <message>
        <source>Ways to make it smaller</source>
        <translation>Méthodes pour le réduire</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>A second way, side by side with the chosen one</source>
        <translation>Une seconde méthode, à côté de celle qui est choisie</translation>
    </message>
    <message>
        <source>Second way</source>
        <translation>Seconde méthode</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>Comparer avec</translation>
    </message>
    <message>
        <source>Every way that is possible with this model, one after the other</source>
        <translation>Toutes les méthodes possibles avec ce modèle, l’une après l’autre</translation>
    </message>
    <message numerus="yes">
        <source>This model was not made to answer questions, so nothing is right or wrong here. How far its probabilities move can be measured on %n documents.</source>
        <translation>
            <numerusform>Ce modèle n’a pas été fait pour répondre à des questions&#x202f;: rien n’est donc juste ou faux ici. On peut mesurer de combien ses probabilités bougent sur %n document.</numerusform>
            <numerusform>Ce modèle n’a pas été fait pour répondre à des questions&#x202f;: rien n’est donc juste ou faux ici. On peut mesurer de combien ses probabilités bougent sur %n documents.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Run all</source>
        <translation>Tout lancer</translation>
    </message>
    <message>
        <source>▶ Run the 60 questions</source>
        <translation>▶ Lancer les 60 questions</translation>
    </message>
    <message>
        <source>▶ Run the documents</source>
        <translation>▶ Lancer les documents</translation>
    </message>
    <message>
        <source>✓ All 60 questions asked</source>
        <translation>✓ Les 60 questions posées</translation>
    </message>
    <message>
        <source>✓ All documents read</source>
        <translation>✓ Tous les documents lus</translation>
    </message>
    <message>
        <source>The questions are being asked.</source>
        <translation>Les questions sont posées.</translation>
    </message>
    <message>
        <source>The documents are being read.</source>
        <translation>Les documents sont lus.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#x202f;: %2</translation>
    </message>
</context>
<context>
    <name>rowkeeper::views::ZoomControl</name>
    <message>
        <source>Zoom out: more rows (−)</source>
        <translation>Zoom arrière&#x202f;: plus de lignes (−)</translation>
    </message>
    <message>
        <source>Zoom in: single numbers (+)</source>
        <translation>Zoom avant&#x202f;: les nombres un par un (+)</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>Zoom</translation>
    </message>
    <message>
        <source>From all rows of the context to one head&apos;s numbers (Ctrl and wheel; 0 for all blocks)</source>
        <translation>De toutes les lignes du contexte aux nombres d’une tête (Ctrl et molette&#x202f;; 0 pour tous les blocs)</translation>
    </message>
</context>
</TS>
