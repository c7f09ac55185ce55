import type { Translated } from '@repo/platform/i18n/translated.ts'
import type { en } from './en.ts'

export const it = {
  title: 'Industria 4.0 in magazzino: un turno raccontato due volte',
  description:
    'Gli stessi minuti di fine turno, via radio e con posizioni misurate; quando misurare conviene, quando no, e sette condizioni da verificare prima.',
  heading: 'Un turno raccontato due volte',
  lead: 'Fine del turno di pomeriggio: un pallet non è al suo posto e alla baia 2 aspetta un rimorchio. Gli stessi minuti sono raccontati una volta via radio e una volta con posizioni misurate.',
  same: 'La seconda versione non è più veloce, ma ogni minuto ha un luogo e un motivo.',
  told: {
    title: 'Gli stessi minuti, due registrazioni',
    lead: 'Dati di esempio: un carrello, un ordine. Orari, percorsi e soste sono identici nelle due versioni.',
    choose: 'Registrazione',
    time: 'Ora',
    call: 'Chiamata',
    move: 'Che cosa fa il carrello',
    radio: {
      name: 'Via radio',
      title: 'Foglio di turno, canale radio 3',
      calls: {
        order: '«F-03, il pallet 4711 alla baia 2, per favore.»',
        empty: '«Corsia B, il posto è vuoto.»',
        neither: '«Non è neanche in A o in C. Qualcuno l’ha visto?»',
        found: '«Trovato, accanto alla scaffalatura isolata.»',
        done: '«Baia 2, pallet depositato.»',
      },
      caption:
        'Planimetria di una parte del magazzino di esempio con i luoghi nominati via radio. I percorsi tra un luogo e l’altro non sono noti.',
      total: 'Dati noti: {times} chiamate e {places} posizioni del carrello.',
    },
    measured: {
      name: 'Misurata',
      title: 'Registrazione del carrello F-03',
      legs: {
        toB: 'Va alla corsia B',
        inB: 'Cerca nella corsia B',
        inA: 'Cerca nella corsia A',
        inC: 'Cerca nella corsia C',
        back: 'Torna indietro',
        crossing: 'Aspetta all’incrocio',
        behind: 'Cerca lungo la scaffalatura isolata',
        pick: 'Preleva il pallet',
        toDock: 'Va alla baia 2',
        atDock: 'Aspetta alla baia 2',
        setDown: 'Deposita il pallet',
      },
      kinds: {
        drive: 'Marcia',
        search: 'Ricerca del pallet',
        wait: 'Attesa',
        handle: 'Prelievo e deposito',
      },
      caption:
        'La stessa planimetria con tutti i percorsi e le soste; a un cerchio più grande corrisponde una sosta più lunga. Le due attese lunghe non dipendono dal carrellista: una nasce a un incrocio, l’altra a una baia non ancora pronta.',
      total: 'Dati noti: {minutes} e {metres}, ciascuno con luogo e motivo.',
    },
  },
  essay: {
    monday: {
      title: 'Che cosa cambia il lunedì mattina',
      text: [
        'Nel WMS c’è quello che è stato scansionato. Quello che accade tra due scansioni non è registrato da nessuna parte: la ricerca del pallet, la coda alla baia, il viaggio a vuoto.',
        'Con un tag sul carrello questi minuti diventano tempi e distanze. Il lunedì mattina il capoturno apre un report con le attese della settimana per baia e comincia dalla più lunga.',
      ],
      note: 'Nel picking con operatore verso la merce circa metà del tempo di lavoro se ne va negli spostamenti.[^pickingTravel]',
    },
    minutes: {
      title: 'Dove se ne vanno i minuti',
      text: [
        'Su tempo di ricerca e inattività circolano molte cifre, per lo più di fornitori. Misurate le vostre: nelle prime settimane di un progetto pilota il lavoro resta com’è, e se ne ricava la misura di riferimento.',
        'Alcuni clienti anonimi hanno registrato un {search} nel tempo di ricerca e un {orderResponse} nel tempo di risposta agli ordini, ciascuno in un solo magazzino. Queste cifre non sono una previsione per un altro magazzino.',
      ],
      note: 'Le flotte sono spesso più grandi del necessario, perché a deciderne la dimensione è il picco di lavoro.[^fleetSize] Una case history registra un {night} di carrelli nel turno di notte.',
    },
    pays: {
      title: 'Quando conviene e quando no',
      text: [
        'Il tempo medio di ritorno dell’investimento che dichiariamo è inferiore a {months} mesi. Per i {sites} magazzini calcolati su cui si basa, tutti con due o tre turni, la media è di {mean} mesi. Con un solo turno è di {oneShift} mesi.',
        'A un magazzino piccolo, con un turno e pochi carrelli, spesso serve di più una lavagna. La stima mostra in quale caso rientra il vostro e quale ipotesi è decisiva.',
      ],
      note: 'I tempi di ritorno sono calcolati con un listino pubblicato, non misurati.',
    },
    leaves: {
      title: 'Che cosa resta alle persone',
      text: [
        'Il sistema misura i movimenti. Non pianifica il lavoro e non guida i carrelli. Un layout caotico resta caotico, ma diventa visibile.',
        'L’indice di maturità di acatech ha sei livelli.[^acatech] La localizzazione porta al terzo e fornisce dati per il quarto. Il quinto e il sesto non rientrano in ciò che promettiamo.',
      ],
      note: 'I sei livelli dell’indice',
    },
    people: {
      title: 'Si comincia a contare le persone?',
      text: [
        'Il tag va su carrelli, pallet e attrezzature; sulle persone solo dove è stato concordato. Ma la posizione di un carrello è un dato personale non appena qualcuno può dire chi guidava.',
        'Il consenso dei lavoratori non basta quasi mai a giustificare un trattamento simile: deve essere necessario e proporzionato, e i lavoratori devono esserne informati.[^wp249] Finalità, accessi e tempi di conservazione si concordano perciò prima del primo tag. Le classifiche di persone non fanno parte del prodotto.',
      ],
      note: 'L’art. 4 della L. 300/1970 richiede un accordo con la RSU o la RSA, o l’autorizzazione dell’Ispettorato del lavoro, e l’informazione ai lavoratori.[^italyWork] Queste indicazioni non sono una consulenza legale.',
    },
    cloud: {
      title: 'Un altro sistema per l’IT?',
      text: [
        'Sì. Tag e ancore formano una rete radio propria, i gateway la collegano alla vostra rete e il WMS riceve gli eventi attraverso un’interfaccia REST.',
        'Il preventivo indica dove è ospitata la piattaforma, come si assegnano gli accessi e per quanto tempo si conservano i dati. Chiedetelo prima del progetto pilota.',
      ],
      note: 'Il magazzino deve poter lavorare anche a schermo spento: la disponibilità dichiarata è fino al {uptime}.',
    },
    method: 'Come si calcola la media',
    stages: [
      'Informatizzazione',
      'Connettività',
      'Visibilità',
      'Trasparenza',
      'Capacità predittiva',
      'Adattabilità',
    ],
    reached: 'raggiunto',
    fed: 'riceve dati',
  },
  conditions: {
    title: 'Sette condizioni da verificare',
    lead: 'Un elenco da stampare. Se due righe restano vuote, cominciate da quelle due.',
    items: {
      shifts: {
        title: 'Due o più turni, oppure carrelli in uso tutto il giorno',
        why: 'Il costo dell’hardware si distribuisce sulle ore di utilizzo dei carrelli.',
      },
      bottleneck: {
        title: 'I carrelli sono il collo di bottiglia',
        why: 'Se la merce aspetta il picking o i documenti, percorsi più brevi cambiano poco.',
      },
      zones: {
        title: 'Qualcuno risponde delle zone',
        why: 'Una zona che nessuno cura produce avvisi che nessuno legge.',
      },
      plan: {
        title: 'Esiste una planimetria in scala',
        why: 'Pareti, scaffalature e baie decidono dove vanno le ancore.',
      },
      council: {
        title: 'La RSU è coinvolta prima dell’installazione',
        why: 'Un accordo cercato per ultimo può fermare l’intero progetto.',
      },
      interface: {
        title: 'Il WMS ha un’interfaccia',
        why: 'Da lì arrivano gli orari degli ordini e i numeri dei pallet. Senza interfaccia, un’attesa resta senza ordine e un luogo senza pallet.',
      },
      action: {
        title: 'Qualcuno agisce in base ai report',
        why: 'Una cifra che non porta a una decisione non fa risparmiare nulla.',
      },
    },
    end: 'Se le condizioni ci sono, la parola passa alle vostre cifre. Bastano sei campi per una prima stima, che resta nel browser.',
    estimate: 'Calcola il tempo di ritorno',
  },
} satisfies Translated<typeof en>
