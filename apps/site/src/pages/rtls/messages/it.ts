import type { Translated } from '@repo/platform/i18n/translated.ts'
import type { en } from './en.ts'

export const it = {
  title: 'RTLS: come si calcola una posizione',
  description:
    'Localizzazione a banda ultralarga, precisione 3D fino a {accuracy}: come si calcola una posizione, quali limiti ha, che cosa consentono le norme, come si verifica.',
  opening: {
    title: 'Un punto e il suo margine di errore',
    lead: 'La radio a banda ultralarga (UWB) localizza un tag in tre dimensioni, con una precisione fino a {accuracy} e fino a {rate} volte al secondo. La portata radio arriva fino a {range}. In questa pagina: come si calcola una posizione, dove il calcolo non riesce e come si verifica.',
  },
  position: {
    title: 'Come nasce una posizione',
    caption:
      'Parte di un magazzino di esempio vista dall’alto, {width} × {height}, simulata. Ogni cerchio sottile è una distanza, misurata a terra, tra un’ancora a {anchors} di altezza e un tag a {tag}. Il cerchio intorno al tag è l’errore di posizione atteso, ingrandito {times} volte.',
    sight: 'in vista: il percorso diretto è libero',
    shadowed: 'schermata: un pilastro o una scaffalatura mezza vuota ritarda il segnale',
    blocked: 'bloccata: il segnale arriva in ritardo, per riflessione, e viene scartato',
    tag: 'Tag',
    wall: 'Parete di acciaio',
    handles: 'Tag e parete di acciaio, spostabili',
    help: 'Trascinate il tag o la parete di acciaio. Con la tastiera: selezionate uno dei due e premete le frecce, con Maiusc per passi brevi. Un clic o Invio ruota la parete.',
    error: 'Errore di posizione atteso',
    noError: 'nessuna posizione',
    sigma: 'una deviazione standard, tag fermo',
    class: 'Classe',
    classes: { fine: 'ottima', good: 'buona', weak: 'debole', none: 'nessuna posizione' },
    limits:
      'Calcolo per un magazzino vuoto, con le differenze dei tempi di arrivo a titolo di esempio. Un camion in sosta o una nuova scaffalatura cambia il risultato.',
  },
  steps: {
    title: 'Come si calcola una posizione',
    lead: 'Quattro passi, fino a {rate} volte al secondo per ogni tag.',
    pulse: {
      title: 'L’impulso e il suo arrivo',
      text: 'Il tag trasmette un breve impulso radio. Le ancore registrano l’istante in cui l’impulso arriva.[^gridrtls]',
      tag: 'Tag',
      anchor: 'Ancora',
      time: 'tempo di volo',
    },
    length: {
      title: 'Dal tempo alla lunghezza',
      text: 'La luce percorre {nanosecond} in un nanosecondo. Dai tempi si ricavano distanze o differenze tra distanze.',
    },
    fit: {
      title: 'Il punto più coerente',
      text: 'Si calcola il punto che meglio concorda con tutti i valori. Il risultato è accurato dove le ancore circondano il tag, scadente dove stanno tutte da un lato.',
      rest: 'errore residuo',
    },
    filter: {
      title: 'Il filtro e il cerchio di errore',
      text: 'Il percorso viene filtrato in base ai movimenti fisicamente possibili per un carrello. Ogni posizione è accompagnata dal cerchio del suo errore.',
      second: '{rate} posizioni, 1 s',
    },
    methods: {
      title: 'Due metodi, uno nel preventivo',
      text: 'Nella misura bidirezionale (TWR) i messaggi vanno e vengono tra il tag e ogni ancora, e ogni messaggio occupa tempo radio. Nella differenza dei tempi di arrivo (TDoA) il tag trasmette una volta e tutte le ancore hanno la stessa base dei tempi.[^inpixon] Il preventivo indica il metodo del vostro sistema e quante ancore servono per una posizione.',
    },
    ceiling: {
      title: 'Perché la frequenza ha un limite',
      text: 'Un esempio per il TWR: {message} per distanza e quattro distanze per posizione danno {cell} posizioni al secondo in una cella radio, sufficienti per circa {tags} tag a {rate}.[^rtlsglossary] Per questo la frequenza si imposta per ogni tag. A {rate}, un carrello a {speed} avanza di {step} tra due posizioni.',
    },
  },
  accuracy: {
    title: 'Che cosa significa «fino a {accuracy}»',
    best: 'È il caso migliore: visibilità diretta verso un numero sufficiente di ancore ben collocate e rilevate. Per la posizione rilevata di un’ancora gli installatori ritengono accettabile un errore di circa {survey}, meglio se inferiore.[^decawave] Questo errore si ripercuote su ogni posizione.',
    moving:
      'Il movimento e l’acciaio aumentano l’errore. In un laboratorio industriale, per un sistema UWB sono stati misurati {rest} da fermo, {driving} in movimento con visibilità diretta e {mixed} in movimento con visibilità variabile (media e deviazione standard, due dimensioni).[^sensors2022]',
    note: 'Simulazione: {count} posizioni di un tag fermo, {inside} delle quali dentro l’anello; deviazione standard di {sigma} su ogni asse.',
  },
  ranges: {
    title: 'Le portate in scala con il magazzino',
    lead: 'La portata radio vale con visibilità diretta. Per una posizione servono più ancore in vista nello stesso momento, quindi le ancore sono più vicine: un produttore limita la cella a {diagonal} di diagonale,[^sewio] un altro chiede {from}–{to} tra ancore vicine.[^pozyx]',
    standard: 'Antenna standard',
    optional: 'Antenna opzionale',
    hall: 'Magazzino di esempio, {width} × {depth}',
    estimate: 'Stima delle ancore per la vostra superficie',
  },
  limits: {
    title: 'Dove non funziona e che cosa aiuta',
    lead: 'I valori sono misure pubblicate su altri sistemi. Prevediamo di segnare questi punti sulla vostra planimetria prima dell’ordine.',
    situation: 'Situazione',
    happens: 'Che cosa succede',
    size: 'Entità',
    helps: 'Che cosa aiuta',
    noSize: 'nessun valore',
    steel: {
      name: 'Acciaio tra ancora e tag',
      happens:
        'Arrivano solo riflessioni, in ritardo. La distanza misurata è sempre troppo lunga e la media non la corregge.',
      size: '{free} con visibilità diretta, oltre {blocked} con il percorso bloccato[^sensors2022]',
      helps: 'Un’ancora dall’altro lato',
    },
    aisle: {
      name: 'Corsia tra scaffalature, ancore in linea',
      happens: 'Buon risultato lungo la corsia, scarso di traverso.',
      size: '{noise} di errore di distanza diventano {error}[^gridrtls]',
      helps: 'Una seconda linea di ancore; le scaffalature limitano la posizione di traverso',
    },
    edge: {
      name: 'Bordo del magazzino, baia',
      happens: 'Tutte le ancore stanno da un lato del tag; il cerchio diventa lungo e largo.',
      size: 'come nella corsia',
      helps: 'Ancore sulla parete esterna, tra le baie',
    },
    height: {
      name: 'Altezza delle forche nella scaffalatura',
      happens: 'Se tutte le ancore sono alla stessa altezza, l’altezza è l’asse più debole.',
      helps: 'Ancore a due altezze; il livello ricavato dall’ordine o da una scansione',
    },
    load: {
      name: 'Metallo o liquido intorno al tag',
      happens: 'Il metallo riflette l’impulso, il liquido lo assorbe.',
      helps: 'Il tag sul tettuccio di protezione, sopra il carico',
    },
    body: {
      name: 'Tag indossato',
      happens: 'Il corpo blocca tutte le direzioni alle sue spalle.',
      size: 'sulla fronte meno di {forehead}, sul petto {chest} (90º percentile)[^electronics2019]',
      helps: 'Il tag sul casco o sulla spalla',
    },
    doors: {
      name: 'Portoni di acciaio, camion in sosta',
      happens: 'Ciò che al mattino era in vista è bloccato nel pomeriggio.',
      helps: 'Più ancore in vista del necessario; una nuova prova dopo ogni modifica',
    },
    container: {
      name: 'Dentro un container chiuso',
      happens: 'Nessuna posizione. Restano l’ultimo luogo e la sua ora.',
      helps: 'Una scansione al portone',
    },
  },
  proof: {
    title: 'Che cosa una posizione non dimostra',
    load: {
      title: 'Che cosa c’è sulle forche',
      text: 'Il pallet assume la posizione del carrello al momento del deposito. Di quale pallet si tratti risulta da una scansione o da RFID.[^applsci2021]',
    },
    driver: {
      title: 'Chi guidava o chi era in sala pausa',
      text: 'Fuori dalla portata delle ancore non c’è posizione: le sale pausa si possono escludere nella disposizione delle ancore. Quando si può sapere chi guidava, le posizioni sono dati personali. Finalità, accessi e tempi di conservazione si concordano prima del primo tag.',
    },
    forged: {
      title: 'Che non sia stata falsificata',
      text: 'Nel 2020 lo standard IEEE 802.15.4z ha rafforzato l’integrità della misura della distanza.[^ieee802154z] Chiedete a ogni fornitore, anche a noi, se i dispositivi lo adottano. La risposta va scritta nel preventivo.',
    },
  },
  specification: {
    title: 'Specifiche',
    lead: 'Valori della linea di prodotti. L’ordine indica quale dei due intervalli di temperatura vale per ciascun dispositivo.',
    spectrumShort: 'Spettro UWB {value}',
    bandsShort: 'Bande operative {value}',
    name: 'Caratteristica',
    value: 'Valore',
    condition: 'Condizione',
    groups: {
      positioning: 'Localizzazione',
      radio: 'Radio',
      platform: 'Piattaforma',
      environment: 'Ambiente e alimentazione',
    },
    upTo: 'fino a {value}',
    upToShare: 'fino al {value}',
    fromTo: 'da {from} a {to}',
    and: '{first} e {second}',
    or: '{first} o {second}',
    accuracy: [
      'Precisione 3D',
      'caso migliore: visibilità diretta verso abbastanza ancore rilevate',
    ],
    rate: ['Frequenza di aggiornamento', 'limite superiore di un tag, impostata per ogni tag'],
    range: ['Portata radio', 'antenna standard, visibilità diretta'],
    rangeAntenna: ['Portata radio con antenna opzionale', 'secondo l’antenna, visibilità diretta'],
    spectrum: ['Spettro UWB', ''],
    bands: ['Bande operative', 'quelle utilizzabili dipendono dal Paese'],
    liveView: ['Latenza della vista in diretta', 'età dell’immagine sullo schermo'],
    analytics: ['Latenza dell’analisi dei dati', 'report e indicatori'],
    uptime: ['Disponibilità', ''],
    backups: ['Backup', ''],
    temperature: ['Temperatura di esercizio', 'secondo il dispositivo'],
    protection: [
      'Grado di protezione',
      'IP67: 30 min sotto 1 m d’acqua; IP54: spruzzi d’acqua[^iec60529]',
    ],
    gateway: ['Alimentazione del gateway', 'solo il gateway'],
    certification: ['Certificazioni', 'CE: dichiarazione del fabbricante'],
    daily: 'giornalieri',
    protectionValue: '{outdoors} in esterni, {indoors} in interni',
    gatewayValue: '{dc} V CC, {ac} V CA o PoE',
    certificationValue: 'Certificazione UL, marcatura CE',
  },
  acceptance: {
    title: 'Come si verifica',
    lead: 'Prevediamo il collaudo in magazzino, con criteri concordati prima dell’installazione.',
    choose:
      'Scegliere i punti: corsia, testata di scaffalatura, baia, bordo del magazzino e uno dietro l’acciaio. Ogni punto viene rilevato.',
    agree:
      'Concordare un valore per punto: il CE95, il raggio entro cui cade il 95% delle posizioni. ISO/IEC 18305 lo elenca tra le sue metriche, con latenza, copertura e disponibilità.[^iso18305]',
    measure: 'Misurare da fermi e in movimento, con scaffalature piene e portoni in uso.',
    sign: 'Le due parti firmano il verbale. Un punto che supera il valore concordato viene corretto o segnato sulla planimetria.',
    form: 'Verbale di collaudo, modulo',
    point: 'Punto',
    place: 'Luogo',
    agreed: 'CE95 concordato',
    measured: 'CE95 misurato',
    places: [
      'Corsia, al centro',
      'Testata di scaffalatura a un incrocio',
      'Baia',
      'Bordo del magazzino',
      'Dietro l’acciaio',
    ],
    signature: 'Data e firma, {party}',
    customer: 'cliente',
  },
  radio: {
    title: 'Norme radio per area',
    lead: 'Prima di tutto gli esterni: prima di montare ancore all’aperto si verificano le norme nazionali. Alcuni Paesi richiedono una registrazione o un’autorizzazione. Prevediamo questa verifica nel sopralluogo.',
    region: 'Area',
    outdoors: 'Esterni',
    indoors: 'Interni',
    eu: {
      name: 'Unione europea',
      outdoors:
        'Uso generale dell’UWB solo senza impianto o antenna esterna fissa.[^eu2019785] Sistemi di localizzazione a 3,1–4,8 GHz: installazioni fisse con registrazione o autorizzazione, non in tutti i Paesi. A circa 6–9 GHz le ancore fisse all’aperto possono solo ricevere.[^en302065]',
      indoors:
        'Nessuna licenza individuale, nessuna protezione dalle interferenze. Limiti medi: −41,3 dBm/MHz a 3,1–4,8 GHz con ciclo di lavoro ridotto o detect-and-avoid, −70 dBm/MHz a 4,8–6 GHz, −41,3 dBm/MHz a 6–8,5 GHz.[^eu2019785] La modifica del 2024 va verificata.',
    },
    uk: {
      name: 'Regno Unito',
      outdoors: 'Le condizioni vigenti di Ofcom si verificano per ogni sede.',
      indoors: 'Senza licenza entro le condizioni di Ofcom.[^ofcom]',
    },
    us: {
      name: 'Stati Uniti',
      outdoors:
        'I sistemi per interni non possono avere antenne montate all’aperto.[^fcc517] I dispositivi portatili devono funzionare senza infrastrutture fisse.[^fcc519]',
      indoors: 'FCC Part 15, sottoparte F: limite medio −41,3 dBm/MHz.[^fcc517]',
    },
    note: 'Le norme cambiano e questo riepilogo non è una consulenza legale. Il preventivo indica le bande per il vostro Paese.',
  },
} satisfies Translated<typeof en>
