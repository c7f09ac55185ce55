import type { Translated } from '@repo/platform/i18n/translated.ts'
import type { en } from './en.ts'

export const it = {
  title: 'Simulatore: un magazzino e le sue ancore',
  description:
    'Un magazzino di esempio di {area}: dove la posizione di un carrello si misura bene, quante ancore servono e un turno simulato senza e con localizzazione.',
  opening: {
    title: 'Dove una posizione si misura bene',
    lead: 'Questo è un magazzino di esempio: {area}, {aisles} corsie di {length}, {anchors} ancore posizionate automaticamente. Il pavimento mostra quanto bene si misura la posizione di un carrello. Più in basso, lo stesso magazzino evade due volte gli stessi ordini, senza e con localizzazione.',
    limit:
      'Tutti i dati sono simulati, per un magazzino senza attività e con scaffalature piene. Un camion in sosta o una nuova scaffalatura cambia la mappa.',
  },
  start: {
    draw: 'Disegna il mio magazzino',
    run: 'Simula due volte il turno',
    failed:
      'Non è stato possibile caricare questa parte. Controllare la connessione e premere di nuovo.',
  },
  map: {
    scale: '{length} m',
    alternative:
      'Planimetria del magazzino di esempio con {anchors} ancore, le baie a un’estremità e {aisles} corsie all’altra. Quota della superficie percorribile: {fine} ottima, {good} buona, {weak} debole, {none} nessuna posizione.',
    legend: 'Errore di posizione atteso di un carrello fermo, una deviazione standard',
    classes: {
      fine: 'ottima: fino a {limit}',
      good: 'buona: fino a {limit}',
      weak: 'debole: fino a {limit}, o troppo poche ancore in vista',
      none: 'nessuna posizione',
    },
    anchor: 'ancora',
    share: '{share} della superficie',
  },
  counts: {
    title: '{estimated} ancore nella stima, {placed} nella planimetria',
    lead: 'La stima conta le ancore in base a superficie e corsie. La planimetria le posiziona una per una e verifica che cosa hanno in vista. La stima mantiene il suo conteggio; la planimetria mostra che cosa servirebbe in più in questo magazzino.',
    estimated: 'ancore secondo la stima',
    placed: 'ancore secondo la planimetria',
    onTarget: '{share} della superficie percorribile ottima o buona',
    target: 'L’obiettivo è il {target}.',
    why: 'Perché i due conteggi sono diversi',
    reasons: [
      'Accanto a una parete mancano le ancore dell’altro lato. La stima conta le celle radio come se ciascuna avesse vicine tutt’intorno.',
      'La stima prevede una linea di ancore sopra una fila di scaffalature su due. In alcune corsie resta così una sola ancora in vista, e per una posizione in corsia ne servono due.',
      'Le ancore sono montate a {height}, sopra scaffalature di {racks}. Da lì un tag a metà corsia ha appena in vista le linee sui due lati. Un soffitto più alto aiuta più di ogni altra misura.',
    ],
  },
  building: {
    title: 'Quanto dipende dall’edificio',
    lead: 'Lo stesso magazzino con una sola modifica alla volta. Il preventivo indica se il sistema usa le differenze dei tempi o la misura bidirezionale.',
    change: 'Che cosa cambia',
    anchors: 'Ancore posizionate',
    share: 'Superficie nell’obiettivo con le {count} della stima',
    rows: {
      generated:
        'Niente: soffitto {ceiling}, scaffalature {racks}, differenza dei tempi di arrivo (TDoA)',
      ranging: 'Misura bidirezionale (TWR) al posto della differenza dei tempi',
      ceiling: 'Soffitto {newCeiling}, ancore a {newHeight}',
      racks: 'Scaffalature di {newRacks}',
      antenna: 'Antenna opzionale, portata {newRange}',
    },
  },
  materials: {
    title: 'Distinta dei materiali',
    lead: 'Per {trucks} carrelli. I prezzi sono nella stima; il cavo lì fa parte dell’installazione.',
    item: 'Materiale',
    rows: {
      anchors: 'Ancore',
      tags: 'Tag, di cui {spare} di riserva',
      gateways: 'Gateway',
      switches: 'Switch PoE',
      ports: 'Porte PoE',
      cable: 'Cavo di rete',
      longest: 'Tratta più lunga',
      tooLong: 'Tratte oltre {limit}',
    },
    note: 'Una tratta in rame finisce a 100 m. Se una tratta supera {limit}, lo switch viene spostato o se ne aggiunge un altro.',
    estimate: 'Stima',
    plan: 'Planimetria',
  },
  shift: {
    title: 'Gli stessi ordini, due volte',
    lead: '{trucks} carrelli, {orders} ordini all’ora, un’ora, con le ancore della planimetria. Ogni valore è la media di {seeds} simulazioni con ordini casuali diversi.',
    kpi: 'Indicatore e modo di calcolo',
    without: 'Senza localizzazione',
    with: 'Con localizzazione',
    change: 'Variazione',
    rows: {
      done: ['Ordini evasi all’ora', 'Ordini depositati, divisi per le ore'],
      responseMedian: [
        'Tempo di risposta, mediana',
        'Dall’arrivo di un ordine al sollevamento del suo pallet',
      ],
      responseP95: [
        'Tempo di risposta, 95º percentile',
        'Per diciannove ordini su venti il pallet si solleva prima',
      ],
      cycle: ['Tempo di ciclo', 'Dall’assegnazione di un ordine al deposito del suo pallet, media'],
      retrieval: ['Tempo di prelievo', 'Il tempo di ciclo dei soli prelievi'],
      kmEmpty: ['Distanza a vuoto', 'Distanza percorsa senza pallet, tutti i carrelli'],
      kmLoaded: ['Distanza con carico', 'Distanza percorsa con un pallet, tutti i carrelli'],
      utilisation: ['Tasso di utilizzo', 'Quota del tempo dei carrelli con un ordine'],
      idle: ['Fermi senza ordine', 'Quota del tempo dei carrelli fermi e senza ordine'],
      blocked: [
        'In attesa',
        'Quota del tempo dei carrelli fermi con un ordine, senza movimentare un pallet',
      ],
      search: [
        'Tempo di ricerca',
        'Minuti dedicati a pallet assenti dall’ubicazione registrata, tutti i carrelli',
      ],
      nearMisses: [
        'Mancati infortuni',
        'La presenza di un carrello o di un pedone si nota a meno di {conflict}, a {speed} o più',
      ],
      speeding: ['Eccesso di velocità', 'Minuti oltre 1,1 volte il limite, tutti i carrelli'],
      fifo: ['Fuori ordine (FIFO)', 'Prelievi di un pallet più recente di quello richiesto'],
      energy: ['Energia', 'Marcia, sollevamento e sosta, tutti i carrelli'],
    },
    safety:
      'La sicurezza costa tempo. Da sola, l’assegnazione in base alla posizione cambia il tempo di risposta di {dispatch}. I limiti di velocità rispettati lo allungano di {limit}; per questo le quattro differenze insieme lo riducono in misura minore.',
    limiter:
      'I limiti di velocità agiscono solo se è collegato il limitatore del carrello, che non fa parte del prodotto.',
  },
  results: {
    title: 'Accanto ai risultati dei nostri clienti',
    lead: 'I risultati sono stati misurati da clienti; il modello non ne è la prova. Dove il modello è più favorevole, vale il dato dei clienti.',
    result: 'Risultato',
    customers: 'Clienti',
    model: 'Modello',
    reason: 'Motivo della differenza',
    noShare: 'nullo',
    reasons: {
      speeding:
        'Il modello limita ogni carrello di cui si conosce la posizione. Un’indicazione in cabina è rispettata solo in parte.',
      impacts:
        'Il modello conta i mancati infortuni, diversi dagli urti, e suppone che il {heeded} degli avvisi sia seguito.',
      idling:
        'Lo stesso lavoro finisce prima, quindi {trucks} carrelli restano fermi più a lungo. Con {fewer} carrelli la variazione è {fewerIdle}. I motori al minimo non sono inclusi.',
      nightShiftForklifts:
        'Con {nightOrders} ordini all’ora bastano {nightTrucks} carrelli anche senza localizzazione. La misura lo rende visibile, ma non ne è la causa.',
      orderResponse:
        'L’assegnazione riduce il tempo di risposta, i limiti di velocità ne annullano una parte.',
      retrieval: 'Modello e clienti coincidono.',
      search:
        'Nel modello si cercano solo i pallet registrati male: {search} all’ora per tutta la flotta. La stima include anche la merce senza etichetta a terra; i due valori non vanno confusi.',
      forklifts:
        'Nel modello gli ordini arrivano in modo uniforme, senza picchi; le flotte sono dimensionate per le ore più intense. Con {orders} ordini all’ora bastano {fleet} carrelli invece di {trucks}, con {busyOrders} ne servono {busyFleet}. Il risparmio viene solo dall’assegnazione.',
      throughput:
        'Solo se c’è sempre lavoro in attesa. Con {orders} ordini all’ora decide la domanda e quasi nulla cambia.',
    },
  },
  method: {
    title: 'Come calcoliamo',
    lead: 'Tutto ciò che determina un dato di questa pagina, versione {version} delle costanti.',
    constants: 'Costanti',
    name: 'Costante',
    value: 'Valore',
    origin: 'Origine',
    origins: {
      S: 'dato nostro',
      F: 'fonte pubblica',
      D: 'calcolato',
      P: 'stima nostra',
    },
    rows: {
      range: 'Portata nominale di un’ancora',
      usableOpen: 'Quota utile della portata, superficie libera da scaffalature',
      usableAisle: 'Quota utile della portata, in corsia',
      neededOpen: 'Ancore in vista per una posizione, superficie libera da scaffalature',
      neededAisle: 'Ancore in vista per una posizione, in corsia',
      arrival: 'Errore del tempo di arrivo, una deviazione standard',
      clock: 'Errore degli orologi, una deviazione standard',
      shadow: 'Errore aggiunto da una schermatura, una deviazione standard',
      target: 'Superficie che deve essere ottima o buona',
      tag: 'Altezza del tag sul carrello',
      drop: 'Altezza di soffitto e ancore',
      pitch: 'Da corsia a corsia',
      speed: 'Velocità massima a vuoto, con carico',
      handling: 'Presa e deposito a terra',
      wrong: 'Registrazioni manuali errate',
      heeded: 'Avvisi seguiti',
      habit: 'I carrellisti rispettano un limite moltiplicato da 1 a',
      inattentive: 'Pedoni che attraversano senza guardare',
      conflict: 'Mancato infortunio: tempo alla collisione inferiore a',
    },
    methodTitle: 'Metodo',
    method: [
      'Visibilità. Da ogni ancora una linea retta arriva al tag. Un pilastro o una scaffalatura piena per meno di metà la scherma, una scaffalatura piena o una parete la blocca.',
      'Errore. Le ancore in vista e la loro geometria danno l’errore di posizione atteso; in corsia conta la posizione lungo la corsia.',
      'Posizionamento. Si aggiungono ancore dove aiutano più superficie, poi si toglie ogni ancora che non serve all’obiettivo.',
      'Due simulazioni. Ordini, carrellisti e pedoni sono gli stessi. Cambia solo ciò che è noto: chi è vicino, dove un pallet è stato davvero depositato, dove vale un limite, chi si muove dietro la scaffalatura.',
      'Circolazione. In entrambe i carrelli non si sovrappongono mai e non attraversano scaffalature. Precedenza, spazio di frenata e attesa si calcolano cinque volte al secondo.',
    ],
    disclosureTitle: 'Che cosa è stato scelto dopo i risultati',
    disclosure: [
      'Nessuna costante è stata fissata guardando a un risultato dei clienti.',
      'Ordini: 175 all’ora occupavano il 44% del tempo della flotta, 300 ne occupano il 70%.',
      'Mancati infortuni: la velocità minima è passata da 0,5 a 1 e poi a 1,5 m/s, perché una frenata brusca a passo d’uomo non lo è. Il numero è sceso di poco.',
      'Visibilità dei carrelli: il retro conta come visibile quanto il fronte. I mancati infortuni senza localizzazione sono scesi del 30%.',
      'Attesa: dopo 12 s un carrello prende un’altra strada, perché le svolte a sinistra opposte si bloccavano con 300 ordini all’ora.',
      'Le ipotesi sul comportamento (avvisi seguiti, abitudini, attenzione, tempi di movimentazione) incidono su mancati infortuni ed eccessi di velocità più del magazzino. Conviene sostituirle per prime con misure proprie.',
    ],
    unknownTitle: 'Che cosa non comprende il modello',
    unknown: [
      'Radio: riflessioni, metallo in movimento, interferenze di altri apparecchi',
      'Dispositivi: tag danneggiati, ancore montate lontano dal punto previsto',
      'Edificio in attività: camion in sosta, portoni, merce a terra',
      'Carrellisti: formazione, esperienza, pause',
      'Lavoro: picking al pezzo, rifornimento, resi, cross-docking, carico dei camion',
      'Batterie: sostituzione e ricarica',
      'Domanda: il vostro assortimento e i vostri picchi di lavoro',
      'Incidenti: nel modello nessuno si scontra mai. Il numero dei mancati infortuni dipende dalla definizione, solo il confronto è significativo.',
      'Ritardo: si suppone che avvisi e limiti agiscano sul carrello entro un secondo. La vista in diretta, con {liveView} di latenza, non svolge questo compito.',
      'Accuratezza: l’errore è una deviazione standard di un tag fermo. «Fino a {accuracy}» si raggiunge dove la mappa indica «ottima».',
      'Certezza: il confronto non è una previsione né un preventivo. Prima di un preventivo, un sopralluogo misura il magazzino.',
    ],
  },
  next: {
    title: 'Il vostro magazzino',
    text: 'Da superficie, corsie e carrelli la stima ricava ancore, costi e tempo di ritorno dell’investimento.',
    estimate: 'Vai alla stima',
    demo: 'Parla con noi del magazzino',
  },
} satisfies Translated<typeof en>
