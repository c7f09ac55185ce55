import type { Translated } from '@repo/platform/i18n/translated.ts'
import type { en } from './en.ts'

export const it = {
  title: 'Logistica: sei casi d’uso per la flotta',
  description:
    'Sicurezza, manutenzione, scorte, attese, dimensione della flotta e FIFO: che cosa si misura in ogni caso, chi interviene, quale risultato e quale limite.',
  heading: 'Sei domande sui vostri carrelli',
  lead: 'Ogni caso d’uso parte da una domanda del magazzino. Indica i segnali, la persona che interviene, il risultato ottenuto da un cliente e il limite.',
  tabs: 'Casi d’uso',
  signals: {
    caption: 'Dal segnale all’intervento: {useCase}',
    signal: 'Segnale',
    measured: 'Come si misura',
    acts: 'Chi interviene',
    within: 'Entro',
    live: '{seconds} s, sullo schermo',
    analytics: '{minutes} min, nei report',
    rest: 'tramite interfaccia REST',
    sent: 'all’invio',
    weekly: 'report settimanale',
    report: 'nel report',
    unstated: 'tempo non indicato',
  },
  limits: 'Dove sta il limite',
  study: 'Case history {number}',
  studies: 'Case history {first} e {second}, due clienti diversi: i risultati non si sommano mai.',
  pause: 'Metti in pausa l’animazione',
  play: 'Riproduci l’animazione',
  sample: 'Dati di esempio.',
  questions: {
    'fleet-safety': {
      question: 'Qual è l’incrocio pericoloso?',
      problem:
        'Le testate delle scaffalature nascondono l’incrocio fino agli ultimi metri, e i mancati infortuni si annotano di rado.',
      change:
        'Posizione, direzione e velocità di ogni carrello si misurano fino a {rate} volte al secondo. Quando due traiettorie previste si incontrano, l’avviso arriva a entrambi i carrellisti. Di ogni evento restano luogo e ora: così emerge l’incrocio in cui gli eventi si ripetono.',
      verb: 'Fermarsi.',
      scene:
        'Un incrocio tra le scaffalature, visto dall’alto: F-07 arriva con carico e si ferma nella zona di velocità, F-12 passa, e una persona con badge attraversa sul percorso pedonale.',
      chart: 'Velocità dei due carrelli durante la scena, con il limite della zona',
      rows: [
        [
          'Rischio di collisione',
          'Direzione e velocità di avvicinamento di due tag',
          'Entrambi i carrellisti',
        ],
        [
          'Velocità nella zona',
          'Velocità rispetto al limite della zona',
          'Carrellista, poi capoturno',
        ],
        ['Urto', 'Picco di accelerazione, con il luogo', 'Manutenzione'],
        ['Ripetizione', 'Rischi di collisione per incrocio', 'RSPP'],
      ],
      stops: [
        'L’avviso aiuta il carrellista. Non frena, non è una funzione di sicurezza ai sensi della EN ISO 13849 e non sostituisce la valutazione dei rischi, gli specchi, la viabilità interna e la visuale dal carrello.',
        'Per una persona senza badge, un pallet caduto o una scaffalatura non c’è alcun avviso. L’acciaio può nascondere un tag alle ancore.',
        'L’immagine in diretta può avere {seconds} s di ritardo. A {speed} un carrello percorre {way} in questo tempo: l’immagine serve a orientarsi, a frenare è il carrellista.',
        'Zone troppo ampie abituano a ignorare gli avvisi[^alarmFatigue]. Zone e soglie si stabiliscono quindi con i carrellisti.',
        'Il numero degli urti dipende dalla soglia: anche una rampa di carico scuote il carrello. Il preventivo indica il sensore d’urto e il modo in cui i carrellisti ricevono l’avviso.',
      ],
    },
    'fleet-maintenance': {
      question: 'Quale carrello va in manutenzione?',
      problem:
        'La manutenzione segue il calendario, i guasti si comunicano via radio e i motori restano accesi mentre nulla si muove.',
      change:
        'Per ogni carrello si contano le ore di impiego, il tempo fermo, la distanza e gli urti; il controllo pre-uso aggiunge ciò che solo una persona nota. La manutenzione segue allora l’impiego, un carrello danneggiato è segnalato prima del turno successivo e qualcuno si occupa dell’inattività.',
      verb: 'Controllare.',
      scene:
        'Area di ricarica e officina dall’alto: F-14 raggiunge il suo caricabatterie, F-09 è aperto in officina dopo {hours} ore di impiego. Sotto ogni carrello stanno le ore dall’ultima manutenzione.',
      rows: [
        ['Ore dall’ultima manutenzione', 'Tempo in movimento, sommato per carrello', 'Officina'],
        [
          'Difetto dal controllo pre-uso',
          'Annotazione del carrellista nella check-list',
          'Officina',
        ],
        [
          'Urto oltre la soglia',
          'Picco di accelerazione, con il luogo',
          'Officina: verifica prima del nuovo impiego',
        ],
        ['Inattività per turno', 'Tempo acceso senza movimento', 'Responsabile della flotta'],
      ],
      stops: [
        'La posizione mostra che un carrello è fermo, ma non se il motore gira: che cosa vale come «acceso» (chiave, sedile, motore) si concorda prima della prima misura.',
        'Motore e batteria non vengono diagnosticati.',
        'La check-list documenta il controllo quotidiano[^osha1910178]. Non sostituisce la verifica annuale né le altre verifiche periodiche[^dguv68][^lolerExamination].',
        'I dati descrivono carrelli. Se un carrello possa essere associato a una persona si concorda prima con la RSU.',
      ],
    },
    'stock-management': {
      question: 'Dove è stato depositato questo pallet?',
      problem:
        'Il pallet va nella prima ubicazione libera e, qualche ora dopo, si comincia a cercarlo.',
      change:
        'Il punto di deposito viene registrato con il numero del pallet. Il WMS lo confronta con l’ubicazione richiesta. I passaggi per campata mostrano quali merci conviene avvicinare alle baie.',
      verb: 'Depositare.',
      scene:
        'Una scaffalatura di fronte: F-12 solleva un pallet al livello 3 della campata C-14 e lo deposita. L’ubicazione corrisponde all’ordine; un altro pallet, nella campata C-15, è nel posto sbagliato.',
      rows: [
        ['Deposito', 'Carrello fermo, posizione delle forche, numero del pallet', 'WMS'],
        ['Ubicazione errata', 'Punto di deposito rispetto all’ordine', 'Carrellista'],
        ['Tempo di ricerca', 'Tempo {searchSpan}', 'Capoturno'],
        [
          'Passaggi per campata',
          'Passaggi contati per campata e settimana',
          'Assegnazione delle ubicazioni',
        ],
      ],
      stops: [
        'Non tutti i pallet sono dotati di tag. Al momento del deposito il pallet prende la posizione del carrello[^applsci2021]; una scansione o l’RFID indica di quale pallet si tratta.',
        'L’altezza è il meno certo dei tre assi: il livello nella scaffalatura si conferma con una scansione o nel WMS.',
        'Nello stoccaggio a blocchi e nelle scaffalature a doppia profondità l’ubicazione si ricava solo dall’ordine dei movimenti.',
        'Un pallet spostato da un carrello senza tag è perso fino alla scansione successiva.',
      ],
    },
    'performance-monitoring': {
      question: 'Dove aspettano gli ordini?',
      problem: 'Un ordine parte in ritardo e nessuno sa dire dove abbia aspettato.',
      change:
        'Si misurano i tempi dall’ordine al primo movimento e fino alla baia, l’attesa in ogni punto e i movimenti ogni dieci minuti. Il ritardo ha allora un luogo e un’ora, e il piano dei turni può tenerne conto.',
      verb: 'Aspettare.',
      scene:
        'Tre rimorchi alle baie da 1 a 3, dall’alto: F-07 carica alla baia 2, F-03 lavora alla baia 1, F-12 e F-18 aspettano con il carico davanti alla baia 2. Alla baia 3 non lavora nessuno.',
      rows: [
        [
          'Dall’ordine al primo movimento',
          'Ora dell’ordine nel WMS, primo movimento del carrello',
          'Capoturno',
        ],
        ['Attesa per punto', 'Tempo fermo dei carrelli in una zona', 'Capoturno'],
        ['Movimenti ogni 10 min', 'Depositi contati ogni dieci minuti', 'Direzione operativa'],
        ['Lacuna nei dati', 'Tag senza posizione', 'IT'],
      ],
      stops: [
        'Gli orari degli ordini vengono dal vostro WMS. Senza, si conosce solo l’attesa dei carrelli.',
        'La media nasconde il picco: i dieci minuti più intensi si leggono a parte.',
        'Le persone non vengono confrontate. In Italia si applica l’art. 4 della L. 300/1970; in Portogallo il Codice del lavoro vieta di controllare a distanza la prestazione professionale[^portugalWork]; in Germania il consiglio aziendale partecipa alla decisione non appena un dispositivo può sorvegliare il comportamento o la prestazione[^germanyWorks].',
      ],
    },
    'fleet-right-sizing': {
      question: 'Quanti carrelli servono di notte?',
      problem: 'I carrelli si comprano per il picco e restano fermi nelle ore morte.',
      change:
        'Ogni 15 minuti si contano i carrelli che si muovono insieme, in tutti i turni e le settimane, con il picco settimanale e la sua causa. I carrelli in più si possono restituire, spostare in un altro turno o sostituire con un noleggio nel picco.',
      verb: 'Restare fermi.',
      scene:
        'Il magazzino di esempio dall’alto alle 3:00: F-03, F-09 e F-18 si muovono, {parked} carrelli sono fermi su due file.',
      rows: [
        [
          'Carrelli in movimento insieme',
          'Tag in movimento, contati ogni 15 min',
          'Responsabile della flotta',
        ],
        [
          'Picco settimanale e causa',
          'Massimo della settimana, con zona e ordini',
          'Direzione operativa',
        ],
        [
          'Riserva nell’ora più intensa',
          'Carrelli del turno meno carrelli in movimento',
          'Amministrazione e finanza',
        ],
      ],
      stops: [
        'Decide il picco, non la media[^fleetSize]: guardate l’ora più intensa.',
        'Una stagione tranquilla dà un valore troppo basso. Misurate un ciclo intero.',
        'Ricarica, attrezzature intercambiabili e abilitazioni limitano quale carrello può sostituirne un altro.',
      ],
    },
    'fifo-compliance': {
      question: 'Quale pallet esce per primo?',
      problem: 'Si prende il pallet davanti, e dietro scade il più vecchio.',
      change:
        'L’arrivo di ogni pallet e l’ordine di uscita si registrano canale per canale. Al carrellista viene mostrato il pallet successivo; chi ne prende un altro indica un motivo, che il controllo qualità può esaminare.',
      verb: 'Prelevare.',
      scene:
        'Canali di stoccaggio a blocchi dall’alto, con la data di arrivo di ogni pallet: F-05 preleva il più vecchio dal canale L4. Dal canale L3 era uscito un pallet mentre nel canale L4 ne restava uno più vecchio.',
      rows: [
        ['Arrivo', 'Primo deposito del pallet', 'WMS'],
        ['Prossima uscita', 'Arrivo più vecchio dell’articolo', 'Carrellista'],
        ['Fuori ordine', 'Ordine di uscita rispetto all’arrivo', 'Qualità'],
        ['Motivo', 'Annotazione del carrellista', 'Qualità'],
      ],
      noFigure: 'Nessun risultato pubblicato',
      noFigureText:
        'Nessuno dei nostri nove risultati misura il FIFO. Un progetto pilota conta la quota di pallet prelevati fuori ordine, nei canali che scegliete, prima e dopo la visualizzazione del pallet successivo.',
      stops: [
        'L’identità di un pallet viene da una scansione, dall’RFID o dal WMS. La posizione da sola non dice che cosa si trova lì.',
        'Nei canali caricati da entrambi i lati, il posto di un pallet non indica quale sia arrivato per primo.',
        'Il FIFO segue l’arrivo. Le scadenze (FEFO) e i lotti bloccati restano compito del WMS.',
        'La legislazione alimentare dell’UE richiede la rintracciabilità di un passo a monte e uno a valle[^foodLaw]. Non prescrive l’ordine di uscita delle scorte.',
      ],
    },
  },
  labels: {
    aisle: 'Corsia',
    crossing: 'Incrocio',
    speedZone: 'Zona',
    warned: 'Carrellisti avvisati',
    badge: 'Badge 2206',
    stops: 'si ferma',
    passes: 'passa',
    charging: 'Area di ricarica',
    workshop: 'Officina',
    hours: 'Ore dalla manutenzione',
    due: 'in scadenza',
    fault: 'Difetto: forche',
    level: 'Livello',
    ordered: 'Ubicazione richiesta',
    setDown: 'Depositato in',
    wrongPlace: 'Ordine: C-12-2',
    yard: 'Piazzale',
    dock: 'Baia',
    staging: 'Precarico',
    waiting: 'in attesa',
    time: '3:00',
    parked: '{parked} carrelli fermi',
    next: 'Prossima uscita',
    outOfTurn: 'Fuori ordine',
  },
  curve: {
    title: 'Carrelli in uso in una giornata',
    hint: 'Spostate il cursore: in quali ore mancherebbe un carrello?',
    slider: 'Carrelli nel turno',
    peak: 'Picco: {trucks} alle {time}',
    short: 'Ore al giorno con carrelli mancanti',
    missing: 'Massimo di carrelli mancanti insieme',
    used: 'Utilizzo medio dei carrelli',
    summary:
      'Carrelli in uso, ogni 15 minuti in una giornata. Picco di {trucks} alle {time}, minimo di {least}. Dati di esempio.',
  },
  cases: {
    title: 'Tre case history, nove risultati',
    lead: 'I tre clienti sono anonimi. Settore, dimensioni, periodo e metodo non sono pubblicati. I risultati vengono da magazzini diversi. Non si possono sommare e non sono una previsione per il vostro.',
    caption: 'Risultati delle tre case history',
    study: 'Case history',
    results: 'Risultati',
    names: { 1: 'Guida più sicura', 2: 'Ordini più rapidi', 3: 'Ricerche più brevi' },
    demo: 'Richiedi una demo',
    estimate: 'Calcola il tempo di ritorno',
  },
} satisfies Translated<typeof en>
