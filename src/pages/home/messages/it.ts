import type { Translated } from '#src/i18n/translated.ts'
import type { en } from './en.ts'

export const it = {
  title: '{brand}: localizzazione in tempo reale per carrelli e magazzini',
  description:
    'Carrelli, pallet, utensili e persone in diretta sulla pianta del magazzino, localizzati in banda ultralarga. Undici moduli, nove risultati e i loro limiti.',
  hero: {
    title: 'Tutto ciò che si muove, misurato.',
    lead: '{brand} localizza carrelli elevatori, pallet, utensili e persone via radio a banda ultralarga e li mostra in diretta sulla pianta del vostro magazzino. Urti, ricerche e ore di inattività diventano dati su cui intervenire.',
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
      label: 'portata del sensore; {longer} o {longest} m con antenna opzionale',
    },
  },
  results: {
    title: 'Nove risultati, una sola scala',
    lead: 'Tre casi di studio. Ogni sito è diverso: la cifra dice che cosa è stato ottenuto lì. Non è una promessa per il vostro.',
    study: 'Caso di studio {number}',
    studies: { 1: 'Guida più sicura', 2: 'Ordini più rapidi', 3: 'Meno ricerche' },
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
    lead: 'Una media dice poco di un singolo magazzino. Inserite i dati del vostro: vedrete il tempo di ritorno, l’intervallo e tutte le ipotesi.',
    calculate: 'Calcola per il tuo magazzino',
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
    example: 'Esempio: {country}, contratto Partner, logistica, hardware acquistato',
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
    title: ['Portate una pianta.', 'Noi segniamo le ancore.'],
    lead: 'Nella demo percorriamo il vostro magazzino: dove andrebbero le ancore, che cosa vedono e dove acciaio o liquidi le coprirebbero.',
    demo: 'Richiedi una demo',
  },
  floor: {
    description:
      'Un magazzino di notte, visto dall’alto in prospettiva: carrelli con velocità, posizione e precisione, distanze misurate dalle ancore e avvisi su due carrelli a un incrocio, una persona a piedi, un limite di velocità, un pallet fuori ordine e un attrezzo che esce dal magazzino.',
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
          text: '{a} si avvicina a {b}, una persona a piedi. L’avviso raggiunge entrambi.',
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
          title: 'Attrezzo fuori dal magazzino',
          place: 'Baia {name}',
          text: 'È uscito dalla porta della baia. L’ultima posizione resta registrata.',
          figures: ['Attrezzo', 'Fuori da'],
        },
      },
      units: { speed: 'km/h', metre: 'm', second: 's', days: '{number} gg' },
    },
  },
} satisfies Translated<typeof en>
