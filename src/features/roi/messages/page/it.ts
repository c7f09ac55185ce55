import type { Translated } from '#src/i18n/translated.ts'
import type { en } from './en.ts'

export const it = {
  title: 'Prezzi e calcolatore ROI per carrelli elevatori',
  description:
    'Contratti pilota e partner con prezzi per 21 Paesi e regioni, e un calcolatore che mostra quando conviene nella vostra sede, con tutte le formule.',
  heading: 'Quanto costa, quando si ripaga',
  claim: 'Ritorno medio in meno di {months} mesi',
  lead: 'A decidere è la vostra sede: inseritela più sotto. Bastano sette campi, gli altri hanno valori predefiniti modificabili.',
  prices: {
    caption: 'Contratto pilota e contratto partner a confronto',
    country: 'Prezzi per',
    show: 'Mostra i prezzi',
    origins: {
      page: 'in {currency}; Paese della lingua di questa pagina',
      chosen: 'in {currency}; scelto da voi',
      network: 'in {currency}; in base al vostro indirizzo di rete',
      language: 'in {currency}; in base alla lingua del browser',
    },
    vatRate: 'Aliquota IVA in questo Paese: {rate}.',
    contract: 'Contratto',
    next: 'Passo successivo',
    pilot: 'Pilota',
    partner: 'Partner',
    pilotFor: 'Provare in una parte del capannone.',
    partnerFor: 'Lavorare in tutto il capannone.',
    duration: 'Durata',
    pilotDuration: 'Prova da {least} a {most} mesi',
    partnerDuration: 'Contratto annuale',
    hardware: 'Hardware',
    pilotHardware: 'Hardware gratuito',
    partnerHardware: 'Hardware a noleggio o in acquisto',
    anchor: 'Ancora',
    tag: 'Tag',
    free: 'gratuito',
    rented: 'a noleggio: 1/{months} al mese',
    fee: 'Canone software mensile per veicolo (asset)',
    installation: 'Costo di installazione una tantum per giornata-uomo',
    services: 'Servizi aggiuntivi per ora-uomo',
    planPilot: 'Pianifica un pilota',
    requestOffer: 'Richiedi un’offerta',
    pilotComment: 'Vorremmo pianificare un progetto pilota. Prezzi consultati: {country}.',
    partnerComment:
      'Vi chiediamo un’offerta per un contratto partner. Prezzi consultati: {country}.',
  },
  version: 'Listino prezzi, versione {version}, pubblicato il {date}.',
  estimate: {
    heading: 'Stima per la vostra sede',
    lead: 'Il calcolo avviene nel browser e non viene inviato nulla. Un campo facoltativo vuoto conta con il valore predefinito che mostra.',
    average: 'La media dichiarata dice poco di una singola sede;',
    method: 'il metodo mostra su che cosa si fonda',
  },
  unknown: {
    heading: 'Che cosa la stima non sa',
    lead: 'È aritmetica sui vostri dati e su ipotesi dichiarate. Queste cose non le vede.',
    items: [
      {
        title: 'Le vostre condizioni radio',
        text: 'Le ancore sono contate in base alla superficie e alle corsie. Acciaio, liquidi, soppalchi e corsie strette possono richiederne di più. Quante, lo dice un sopralluogo.',
      },
      {
        title: 'Che cosa diventa un’ora liberata',
        text: 'Considera il {share} delle ore liberate come denaro risparmiato: meno straordinari, meno lavoro interinale, turni più serrati. Se i turni restano come sono, questo risparmio non arriva.',
      },
      {
        title: 'Se la vostra sede somiglia a quelle misurate',
        text: 'Gli effetti vengono da tre casi di clienti. Traffico, formazione e disposizione possono dare di più o di meno.',
      },
      {
        title: 'Il lavoro sugli altri vostri sistemi',
        text: 'Il collegamento a un WMS o ERP e il vostro tempo di progetto non sono compresi. La nostra parte sarebbe tra i servizi aggiuntivi a ore.',
      },
      {
        title: 'Finanziamento e imposte',
        text: 'Niente IVA, niente interessi, niente ammortamento. L’hardware conta come acquistato; il noleggio lo distribuisce su {months} mesi.',
      },
    ],
  },
} satisfies Translated<typeof en>
