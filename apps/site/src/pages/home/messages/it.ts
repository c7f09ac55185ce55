import type { Translated } from '@repo/platform/i18n/translated.ts'
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
    accuracy: 'precisione 3D, con visibilità diretta',
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
    note: 'I clienti restano anonimi. La barra mostra l’entità della variazione, il segno la direzione.',
  },
  modules: {
    heading: 'Undici moduli, una sala controllo',
    intro: 'Tutti i moduli usano le stesse posizioni. I valori mostrati sono dati di esempio.',
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
} satisfies Translated<typeof en>
