import type { Translated } from '@repo/platform/i18n/translated.ts'
import type { en } from './en.ts'

export const it = {
  title: 'Piattaforma IoT: dati, latenza, REST, sicurezza IT',
  description:
    'Quanto è vecchia una posizione quando la vedete, quanti dati produce un giorno, un esempio REST da copiare e le domande della sicurezza informatica.',
  heading: 'Dal carrello al report',
  lead: 'Un impulso diventa una posizione, un’immagine, un indicatore e un backup. Ciascuno ha un’età, e dall’età dipende a che cosa serve.',
  limit:
    'La piattaforma informa. Non comanda alcun carrello, e il magazzino deve poter lavorare anche senza schermo.',
  ages: {
    title: 'Le quattro età di una posizione',
    lead: 'L’asse è logaritmico: da una tacca lunga alla successiva il tempo si moltiplica per dieci. A sinistra di {live} sta l’istante che nessuno schermo mostra.',
    axis: 'Tempo trascorso dall’impulso',
    liveView: 'Latenza della vista in diretta {live}',
    analytics: 'Latenza dell’analisi dei dati {analytics}',
    backup: 'Backup giornaliero',
    exists: 'Dati',
    seen: 'Che cosa si vede',
    picture: { shown: 'sullo schermo', now: 'nel magazzino' },
    items: {
      pulse: {
        exists: 'Tempi di arrivo alle ancore',
        seen: 'Ancora nulla. Ancore e gateway sono al lavoro.',
      },
      live: {
        exists: 'Posizione, direzione, velocità, incertezza, zona',
        seen: 'Il carrello sulla planimetria. A {speed} nel frattempo ha percorso {moved}: l’immagine serve a orientarsi, si frena a vista.',
      },
      analytics: {
        exists: 'Passaggi, attese, inattività, velocità per zona',
        seen: 'Indicatori e mappe di calore per turno, carrello o zona.',
      },
      backup: {
        exists: 'Una copia di tutti i dati salvati',
        seen: 'Nulla, finché tutto funziona. I dati successivi all’ultimo backup possono mancare.',
      },
    },
  },
  figures: {
    title: 'Che cosa significano le cifre',
    lead: 'Ogni riga è un calcolo con valori pubblicati. Con altre frequenze e altri turni il risultato cambia.',
    moved: {
      formula: '{speed} × {live}',
      text: 'Tratto percorso da un carrello mentre la sua immagine invecchia. I {live} riguardano lo schermo e non valgono per l’avviso al carrellista.',
    },
    rate: {
      value: '{number} al secondo',
      formula: '{trucks} carrelli × {rate}',
      text: 'Posizioni alla frequenza massima. La frequenza si regola per ogni tag, e alla maggior parte ne basta una inferiore.',
    },
    day: {
      value: '{number} milioni',
      formula: '× {hours} di attività',
      text: 'Posizioni in un giorno. Con ciascuna arrivano un orario, un punto su tre assi e un’incertezza.',
    },
    year: {
      formula: '{outage} di un anno',
      text: 'La disponibilità arriva fino al {uptime}: un fermo di questa durata vi rientra ancora. In un mese di 30 giorni sono {month}.',
    },
  },
  rest: {
    title: 'Una richiesta, una risposta',
    lead: 'Il WMS richiede posizioni ed eventi tramite l’interfaccia REST. Su altre interfacce rispondiamo su richiesta.',
    example:
      'Esempio. Indirizzi, campi e accesso sono nella documentazione allegata al preventivo.',
    request: 'Richiesta',
    answer: 'Risposta',
    copy: 'Copia',
    copied: 'Copiato',
    positions: 'Posizioni in una zona',
    events: 'Eventi da un certo orario',
    table: 'Tipi di evento dell’esempio',
    kind: 'Tipo',
    raised: 'Quando si genera',
    value: 'Valore',
    limit: 'Con limite',
    yes: 'sì',
    no: 'no',
    kinds: {
      'zone-entered': ['un tag entra in una zona', '–'],
      'zone-left': ['un tag lascia una zona', 'tempo nella zona, s'],
      speed: ['un carrello supera il limite della zona', 'velocità, km/h'],
      'collision-alert': ['due tag si avvicinano', 'distanza, m'],
      impact: ['l’accelerazione supera la soglia', 'picco, g'],
      idle: ['un carrello è acceso e fermo', 'durata, s'],
      checklist: ['il controllo pre-uso rileva un difetto', 'numero della voce'],
      'fifo-out-of-turn': ['esce prima un pallet più recente', 'differenza, giorni'],
    },
  },
  security: {
    title: 'Le domande della sicurezza informatica',
    lead: 'Le risposte pubblicate sono qui. Per le altre si legge «su richiesta»: le ricevete per iscritto prima della firma.',
    open: 'su richiesta',
    items: {
      data: {
        question: 'Quali dati escono dal magazzino?',
        answer:
          'Numero del tag, orario, luogo, incertezza, zona ed eventi. Il nome del carrellista non è compreso. Collegare tag e persona richiede un accordo preventivo.',
      },
      volume: {
        question: 'Quanti dati sono?',
        answer:
          'Al massimo {day} milioni di posizioni al giorno con {trucks} carrelli, secondo il calcolo qui sopra.',
      },
      place: {
        question: 'Dove, da chi e per quanto tempo si conservano i dati?',
        answer: 'Luogo e gestore dei server, periodo di conservazione di ogni tipo di dato.',
      },
      encryption: {
        question: 'Come sono cifrati i dati?',
        answer: 'In transito e a riposo, con il nome dei metodi.',
      },
      accounts: {
        question: 'Chi amministra? Esiste il single sign-on?',
        answer: 'Ruoli, accesso tramite la vostra directory e registro delle consultazioni.',
      },
      ports: {
        question: 'Quali porte, quali aggiornamenti?',
        answer:
          'Porte e indirizzi, e per quanto tempo dispositivi e piattaforma ricevono aggiornamenti.',
      },
      outage: {
        question: 'Che cosa accade se cade la linea?',
        answer:
          'Il lavoro prosegue con vie di circolazione, specchi e limiti di velocità, come senza il sistema: gli avvisi assistono il carrellista. Su richiesta indichiamo se nel frattempo i dati vengono conservati in magazzino.',
      },
      grain: {
        question: 'Dati grezzi o aggregati?',
        answer:
          'Si concorda prima del primo tag: finalità, dettaglio, conservazione, diritti di consultazione, senza classifiche di persone. La RSU partecipa.',
      },
      exit: {
        question: 'Come si recuperano i dati?',
        answer:
          'Tramite l’interfaccia REST. Sugli standard aperti come omlox non dichiariamo nulla. Su richiesta indichiamo che cosa accade ai dati a fine contratto.',
      },
      segments: {
        question: 'È adatta a una rete suddivisa in zone?',
        answer:
          'IEC 62443 raggruppa in zone i dispositivi con le stesse esigenze di sicurezza; i passaggi tra le zone sono controllati.[^iec62443] Ancore e gateway possono formare una zona propria. Non dichiariamo alcun livello di sicurezza.',
      },
      rules: {
        question: 'Cyber Resilience Act, direttiva radio, Data Act, NIS2?',
        answer:
          'Sono norme per i prodotti connessi e per chi li usa.[^cra][^red2022][^dataAct][^nis2] Chiedeteci il periodo di supporto, il canale per segnalare le vulnerabilità, il tipo e il volume dei dati.',
      },
    },
    connectivity: 'Connettività: cavi e alimentazione',
    demo: 'Richiedi una demo',
  },
} satisfies Translated<typeof en>
