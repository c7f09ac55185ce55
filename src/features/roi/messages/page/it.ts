import type { Translated } from '#src/i18n/translated.ts'
import type { en } from './en.ts'

export const it = {
  title: 'Prezzi e calcolatore ROI: localizzazione dei carrelli',
  description:
    'Contratti pilota e partner con prezzi per 21 Paesi e regioni, e un calcolatore che mostra quando conviene nel vostro magazzino, con tutte le formule.',
  heading: 'Quanto costa, quando si ripaga',
  claim: 'In media l’investimento rientra in meno di {months} mesi',
  lead: 'Quello che conta è il vostro magazzino: inserite i dati qui sotto. Bastano sette campi, gli altri hanno valori predefiniti modificabili.',
  prices: {
    caption: 'Contratto pilota e contratto partner a confronto',
    country: 'Prezzi per',
    show: 'Mostra i prezzi',
    origins: {
      page: 'in {currency}; Paese della lingua di questa pagina',
      chosen: 'in {currency}; secondo la vostra scelta',
      network: 'in {currency}; in base al vostro indirizzo di rete',
      language: 'in {currency}; in base alla lingua del browser',
    },
    vatRate: 'Aliquota IVA in questo Paese: {rate}.',
    contract: 'Contratto',
    next: 'Passo successivo',
    pilot: 'Pilota',
    partner: 'Partner',
    pilotFor: 'Da provare in una parte del capannone.',
    partnerFor: 'Da usare in tutto il capannone.',
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
    installation: 'Costo di installazione una tantum per giornata-uomo',
    services: 'Servizi aggiuntivi per ora-uomo',
    planPilot: 'Pianifica la prova',
    requestOffer: 'Richiedi un’offerta',
    pilotComment: 'Vorremmo pianificare un progetto pilota. Prezzi consultati: {country}.',
    partnerComment:
      'Vi chiediamo un’offerta per un contratto partner. Prezzi consultati: {country}.',
  },
  version: 'Listino prezzi, versione {version}, pubblicato il {date}.',
  estimate: {
    heading: 'Stima per il vostro magazzino',
    lead: 'Il calcolo avviene nel browser e non viene inviato nulla. Per un campo facoltativo vuoto vale il valore predefinito che vi compare.',
    average: 'La media dichiarata dice poco di un singolo magazzino;',
    method: 'il metodo mostra su che cosa si fonda',
  },
  unknown: {
    heading: 'Che cosa la stima non sa',
    lead: 'È aritmetica sui vostri dati e su ipotesi dichiarate. Ciò che segue non può vederlo.',
    items: [
      {
        title: 'Le vostre condizioni radio',
        text: 'Le ancore sono contate in base alla superficie e alle corsie. Acciaio, liquidi, soppalchi e corsie strette possono richiederne di più. Quante, lo dice un sopralluogo.',
      },
      {
        title: 'Che cosa diventa un’ora liberata',
        text: 'Una quota delle ore liberate ({share}) conta come denaro risparmiato: meno straordinari, meno lavoro interinale, turni più serrati. Se i vostri turni restano come sono, il risparmio non arriva.',
      },
      {
        title: 'Se il vostro magazzino somiglia a quelli misurati',
        text: 'Gli effetti vengono da tre casi di studio di clienti. Traffico, formazione e layout del vostro magazzino possono dare di più o di meno.',
      },
      {
        title: 'Il lavoro sugli altri vostri sistemi',
        text: 'Il collegamento a un WMS o a un ERP e le ore che dedicate al progetto non sono compresi. La nostra parte sarebbe fatturata come servizi aggiuntivi a ore.',
      },
      {
        title: 'Finanziamento e imposte',
        text: 'Senza IVA, senza interessi, senza ammortamento. L’hardware è contato come acquistato; il noleggio ne distribuisce il prezzo su {months} mesi.',
      },
    ],
  },
} satisfies Translated<typeof en>
