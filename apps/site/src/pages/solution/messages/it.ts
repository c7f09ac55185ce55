import type { Translated } from '@repo/platform/i18n/translated.ts'
import type { en } from './en.ts'

export const it = {
  title: 'Magazzino intelligente: dal tag al WMS in un disegno',
  description:
    'Tag, ancore, gateway, piattaforma, applicazioni e interfaccia REST in una sezione del magazzino, chi fornisce che cosa e come si paga ogni parte.',
  heading: 'Tutto il sistema in un disegno',
  lead: 'Da sinistra a destra: ciò che si muove porta un tag, le ancore misurano l’arrivo dei suoi impulsi, un gateway li trasmette, la piattaforma calcola. Il risultato serve alle persone e al vostro WMS.',
  limit: 'Il preventivo indica dove è ospitata la piattaforma e come sono cifrati i dati.',
  drawing: {
    label: 'Le parti del sistema',
    caption:
      'Sezione di un magazzino: tag su carrello, pallet e persona, ancore sotto il tetto, gateway in un armadio. Una linea esce dal magazzino verso la piattaforma e da lì verso vista in diretta, analisi dei dati e WMS.',
    liveView: 'Vista in diretta',
    analytics: 'Analisi dei dati',
    wms: 'Il vostro WMS',
    rest: 'REST',
  },
  parts: {
    title: 'Cinque parti e che cosa fa ciascuna',
    tags: {
      name: 'Tag',
      text: 'Il tag si fissa a carrello, pallet, attrezzatura o badge e trasmette impulsi, fino a {rate}. Senza tag non c’è posizione. La frequenza si regola per ogni tag.',
      link: 'Come si calcola una posizione',
    },
    anchors: {
      name: 'Ancore',
      text: 'Le ancore si montano su pilastri e pareti e misurano l’arrivo di ogni impulso. Hanno una portata fino a {range}, ma per una posizione ne serve più d’una in vista: per questo si montano più vicine. L’acciaio tra tag e ancore riduce la precisione.',
      link: 'Limiti della tecnologia',
    },
    gateway: {
      name: 'Gateway',
      text: 'Il gateway raccoglie i dati delle ancore e li consegna alla vostra rete. Da lì i dati escono dal magazzino. Si alimenta con {dc} V CC, {ac} V CA o PoE.',
      link: 'Cavi e alimentazione',
    },
    platform: {
      name: 'Piattaforma',
      text: 'La piattaforma trasforma i tempi in posizioni, eventi e indicatori. La disponibilità arriva fino al {uptime}, il backup è giornaliero. La piattaforma informa e non comanda alcun carrello.',
      link: 'Dati e sicurezza informatica',
    },
    applications: {
      name: 'Applicazioni e REST',
      text: 'Undici moduli mostrano che cosa è successo: la vista in diretta dopo {live}, l’analisi dei dati dopo {analytics}. Il WMS legge posizioni ed eventi tramite l’interfaccia REST. Gli avvisi di collisione assistono il carrellista.',
      link: 'Gli undici moduli',
    },
  },
  matrix: {
    title: 'Che cosa spetta a noi, che cosa spetta a voi',
    lead: 'Otto punti decidono quando una sede può partire. In ciascuno c’è una parte nostra e una vostra.',
    thing: 'Che cosa serve',
    ours: 'Noi',
    yours: 'Voi',
    rows: {
      power: ['Alimentazione', 'punti indicati nel sopralluogo', 'prese, PoE o corrente continua'],
      network: ['Rete', 'gateway ed elenco delle porte', 'porte dello switch, VLAN, linea esterna'],
      plan: ['Planimetria', 'disegno di ancore e zone', 'planimetria con scaffalature e altezze'],
      heights: [
        'Altezze di montaggio',
        'proposta dopo il sopralluogo',
        'piattaforma elevabile, accesso, corsie chiuse',
      ],
      zones: ['Zone', 'configurazione nella piattaforma', 'limiti e una persona responsabile'],
      accounts: [
        'Account utente',
        'ruoli e un primo amministratore',
        'elenco degli utenti, nuovi arrivi e cessazioni',
      ],
      agreement: [
        'Accordo con la RSU',
        'elenco dei punti, schermate di esempio',
        'colloqui, prima del primo tag',
      ],
      wms: [
        'WMS',
        'documentazione dell’interfaccia REST',
        'un referente che conosca i campi del WMS',
      ],
    },
  },
  payment: {
    title: 'Come si paga',
    hardware: 'Hardware',
    hardwareText: 'gratuito nel progetto pilota, a noleggio o in acquisto con il piano Partner',
    software: 'Software',
    softwareText: 'canone mensile per veicolo o asset',
    installation: 'Installazione',
    installationText: 'una tantum, per giornata-uomo',
    services: 'Servizi aggiuntivi',
    servicesText: 'per ora-uomo',
    pricing: 'Prezzi per il vostro Paese',
  },
} satisfies Translated<typeof en>
