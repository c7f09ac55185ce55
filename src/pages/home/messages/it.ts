import type { Translated } from '#src/i18n/translated.ts'
import type { en } from './en.ts'

export const it = {
  title: '{brand}: localizzazione in tempo reale per carrelli e magazzini',
  description:
    'Carrelli, pallet, attrezzature e persone in diretta sulla planimetria del magazzino, con la banda ultralarga. Undici moduli, nove risultati e i loro limiti.',
  hero: {
    title: 'In magazzino ogni movimento si misura',
    lead: '{brand} localizza carrelli elevatori, pallet, attrezzature e persone via radio a banda ultralarga e li mostra in diretta sulla planimetria del vostro magazzino. Urti, tempi di ricerca e ore di inattività diventano dati su cui decidere.',
    demo: 'Richiedi una demo',
    modules: 'Gli undici moduli',
  },
  facts: {
    hall: 'Magazzino di esempio, {width} × {depth} m',
    simulated: 'dati simulati',
    accuracy: { value: 'fino a {number} cm', label: 'precisione 3D, con visibilità diretta' },
    rate: { value: 'fino a {number} Hz', label: 'frequenza di aggiornamento per tag' },
    latency: { value: '{number} s', label: 'latenza della vista in diretta' },
    range: {
      value: 'fino a {number} m',
      label: 'portata radio; {longer} o {longest} m con antenna opzionale',
    },
  },
  results: {
    title: 'Nove risultati, una sola scala',
    lead: 'Tre case history: ogni cifra è il risultato ottenuto in quel magazzino. I risultati cambiano da un magazzino all’altro.',
    study: 'Case history {number}',
    studies: { 1: 'Guida più sicura', 2: 'Ordini più rapidi', 3: 'Tempi di ricerca più brevi' },
    figures: {
      speeding: 'Eccessi di velocità',
      impacts: 'Urti',
      idling: 'Inattività',
      nightShiftForklifts: 'Carrelli nel turno di notte',
      orderResponse: 'Tempo di risposta agli ordini',
      retrieval: 'Tempo di prelievo',
      search: 'Tempo di ricerca',
      forklifts: 'Carrelli della flotta',
      throughput: 'Pallet movimentati',
    },
    note: 'I clienti restano anonimi. La barra mostra l’entità della variazione, il segno la direzione.',
  },
  estimate: {
    claim: 'In media l’investimento rientra in meno di {months} mesi',
    lead: 'Una media dice poco di un singolo magazzino. Inserite i dati del vostro: vedrete il tempo di ritorno dell’investimento, l’intervallo e tutte le ipotesi.',
    calculate: 'Calcola il tempo di ritorno',
    demo: 'Come si calcola',
    facts: {
      forklifts: 'Carrelli',
      electric: 'elettrici',
      area: 'Superficie del magazzino',
      shifts: 'Turni',
      hours: 'di {hours} h',
      pallets: 'Pallet movimentati',
      fees: 'Adempimenti e verifiche',
      aYear: 'all’anno',
      rented: 'Tempo di ritorno con hardware a noleggio',
    },
  },
  breakEven: {
    example: 'Esempio: {country}, piano Partner, logistica, hardware acquistato',
    months: '{number} mesi',
    axis: 'Mesi dalla messa in servizio',
    note: 'Beneficio meno investimento, in migliaia di {currency}, senza IVA. Intervallo da {low} a {high} mesi: calcolato con il listino pubblicato, non misurato.',
  },
  latest: {
    title: 'Notizie dal magazzino',
    lead: 'Come si progetta, si installa e si usa la localizzazione, e che cosa verificare prima.',
    all: 'Tutte le notizie',
  },
  closing: {
    title: ['Portate la planimetria.', 'Le ancore le posizioniamo noi.'],
    lead: 'Nella demo vediamo insieme, sulla planimetria, dove andrebbero le ancore, quale area coprirebbero e dove acciaio o liquidi le schermerebbero.',
    demo: 'Richiedi una demo',
  },
  floor: {
    description:
      'Un magazzino di notte, visto dall’alto in prospettiva: carrelli con velocità, posizione e precisione, distanze misurate dalle ancore e avvisi su due carrelli a un incrocio, un pedone, un limite di velocità, un pallet fuori ordine e un’attrezzatura che esce dal magazzino.',
    dock: 'Baia {name}',
    aisle: 'Corsia {name}',
    pause: 'Metti in pausa l’animazione',
    play: 'Riproduci l’animazione',
    live: {
      loaded: '{name}, con carico',
      empty: '{name}, a vuoto',
      speed: 'Velocità',
      position: 'x; y',
      accuracy: 'Precisione',
      speedZone: 'Zona a {limit}',
      alerts: {
        collision: {
          title: 'Avviso di collisione',
          place: 'Incrocio {name}',
          text: '{a} e {b} arrivano insieme all’incrocio. L’avviso raggiunge entrambi i carrellisti.',
          figures: ['Tempo alla collisione', 'Avvicinamento'],
        },
        person: {
          title: 'Avviso di collisione',
          place: 'Incrocio {name}',
          text: '{a} si avvicina a {b}, un pedone. L’avviso raggiunge il carrellista e il pedone.',
          figures: ['Tempo alla collisione', 'Avvicinamento'],
        },
        speeding: {
          title: 'Limite di velocità superato',
          place: 'Zona {name}',
          text: '{a} supera la velocità consentita nella zona. L’avviso raggiunge il carrellista.',
          figures: ['Velocità', 'Limite'],
        },
        fifo: {
          title: 'Pallet fuori ordine',
          place: 'Corsia {name}',
          text: '{a} preleva un pallet mentre ne resta uno più vecchio. L’avviso raggiunge il carrellista.',
          figures: ['A stock da', 'Pallet più vecchio'],
        },
        tool: {
          title: 'Attrezzatura fuori dal magazzino',
          place: 'Baia {name}',
          text: 'L’attrezzatura è uscita dalla baia. L’ultima posizione resta registrata.',
          figures: ['Attrezzatura', 'Fuori da'],
        },
      },
      units: { speed: 'km/h', metre: 'm', second: 's', days: '{number} gg' },
    },
  },
} satisfies Translated<typeof en>
