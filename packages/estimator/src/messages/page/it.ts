import type { Translated } from '@repo/platform/i18n/translated.ts'
import type { en } from './en.ts'

export const it = {
  title: 'Prezzi e calcolatore ROI: localizzazione dei carrelli',
  description:
    'Contratto pilota e piano Partner, prezzi per 21 Paesi e regioni, e un calcolatore del tempo di ritorno nel vostro magazzino, con tutte le formule.',
  heading: 'Quanto costa, quando si ripaga',
  claim: 'In media l’investimento rientra in meno di {months} mesi',
  lead: 'Quello che conta è il vostro magazzino: inserite i dati qui sotto. Bastano sei campi, gli altri hanno valori predefiniti modificabili.',
  prices: {
    caption: 'Contratto pilota e piano Partner a confronto',
    country: 'Prezzi per',
    show: 'Mostra i prezzi',
    origins: {
      page: 'in {currency}, in base alla lingua della pagina',
      chosen: 'in {currency}, Paese scelto da voi',
      network: 'in {currency}, in base al vostro indirizzo IP',
      language: 'in {currency}, in base alla lingua del browser',
    },
    vatRate: 'Aliquota IVA in questo Paese: {rate}.',
    contract: 'Contratto',
    next: 'Passo successivo',
    pilot: 'Pilota',
    partner: 'Partner',
    pilotFor: 'Da provare in una zona del magazzino.',
    partnerFor: 'Da usare in tutto il magazzino.',
    duration: 'Durata',
    pilotDuration: 'Prova da {least} a {most} mesi',
    partnerDuration: 'Contratto annuale',
    hardware: 'Hardware',
    pilotHardware: 'Hardware gratuito',
    partnerHardware: 'Hardware a noleggio o in acquisto',
    anchor: 'Ancora',
    tag: 'Tag',
    gateway: 'Gateway',
    free: 'gratuito',
    rented: 'o {amount} al mese, a noleggio per {months} mesi',
    fee: 'Canone software mensile per veicolo (asset)',
    installation: 'Installazione (una tantum), per giornata-uomo',
    services: 'Servizi aggiuntivi per ora-uomo',
    planPilot: 'Pianifica la prova',
    requestOffer: 'Richiedi un preventivo',
    pilotComment: 'Vorremmo pianificare un progetto pilota. Prezzi consultati: {country}.',
    partnerComment:
      'Vi chiediamo un preventivo per il piano Partner (contratto annuale). Prezzi consultati: {country}.',
  },
  version: 'Listino prezzi, versione {version}, pubblicato il {date}.',
  estimate: {
    heading: 'Stima per il vostro magazzino',
    lead: 'Il calcolo avviene nel browser e non viene inviato nulla. Se un campo facoltativo resta vuoto, vale il valore predefinito indicato.',
    average: 'La media dichiarata dice poco di un singolo magazzino;',
    method: 'il metodo mostra su che cosa si fonda',
  },
  unknown: {
    heading: 'Che cosa la stima non comprende',
    lead: 'È un calcolo sui vostri dati e su ipotesi dichiarate. Non tiene conto di quanto segue.',
    items: [
      {
        title: 'Le vostre condizioni radio',
        text: 'Il numero di ancore si calcola da superficie e corsie. Acciaio, liquidi, soppalchi e corsie strette possono richiederne di più: quante, lo stabilisce un sopralluogo.',
      },
      {
        title: 'Come si usa il tempo liberato',
        text: 'La stima considera denaro risparmiato solo una parte delle ore liberate: {share}. Il risparmio nasce da una riduzione degli straordinari e del lavoro in somministrazione e da turni più compatti. Se i vostri turni restano come sono, il risparmio non arriva.',
      },
      {
        title: 'Quanto il vostro magazzino somiglia a quelli delle case history',
        text: 'Gli effetti vengono da tre case history di clienti. A seconda del traffico, della formazione e del layout, nel vostro magazzino possono essere maggiori o minori.',
      },
      {
        title: 'Il lavoro sugli altri sistemi',
        text: 'Il collegamento a un WMS o a un ERP e le ore che dedicate al progetto non sono compresi. La nostra parte sarebbe fatturata come servizi aggiuntivi a ore.',
      },
      {
        title: 'Finanziamento e imposte',
        text: 'Il calcolo non comprende IVA, interessi e ammortamento. L’hardware si considera acquistato; il noleggio ne distribuisce il prezzo su {months} mesi.',
      },
    ],
  },
} satisfies Translated<typeof en>
