import type { Translated } from '@repo/platform/i18n/translated.ts'
import type { en } from './en.ts'

export const it: Translated<typeof en> = {
  title: 'Partner: chi svolge quale fase',
  description:
    'Montaggio, allestimento dei carrelli, integrazione con il WMS, direzione di progetto: le fasi di un progetto e chi può svolgerle.',
  heading: 'Chi può svolgere quale fase',
  lead: 'Un progetto di localizzazione comprende nove attività. System integrator, concessionari di carrelli e fornitori di WMS possono svolgerne la maggior parte. Questa pagina spiega in che cosa consiste il lavoro.',
  chart: {
    title: 'Nove attività, tre ruoli',
    lead: 'Così pianifichiamo un progetto. Il preventivo indica chi svolge ogni fase.',
    step: 'Attività',
    result: 'Documento prodotto',
    sides: { us: 'Noi', partner: 'Partner', customer: 'Cliente' },
    parts: { leads: 'guida', can: 'può svolgerla', helps: 'contribuisce', none: 'non coinvolto' },
    names: {
      question: ['Domanda e planimetria', 'Prima stima'],
      agreement: ['RSU e protezione dei dati', 'Accordo'],
      survey: ['Sopralluogo', 'Planimetria con punti deboli'],
      mounting: ['Montaggio e cablaggio', 'Planimetria as built con coordinate'],
      trucks: ['Allestimento dei carrelli', 'Scheda di montaggio per carrello'],
      zones: ['Zone e regole', 'Elenco delle regole'],
      wms: ['Collegamento al WMS', 'Elenco di eventi e campi'],
      acceptance: ['Collaudo', 'Verbale firmato'],
      operation: ['Esercizio', 'Indicatori in risposta alla domanda iniziale'],
    },
  },
  roles: {
    title: 'In che cosa consiste il lavoro',
    lead: 'Quattro tipi di lavoro, ciascuno con le competenze che richiede.',
    names: {
      mounting: 'Montaggio e cablaggio',
      trucks: 'Allestimento dei carrelli',
      wms: 'Integrazione con il WMS',
      lead: 'Direzione di progetto sul posto',
    },
    texts: {
      mounting:
        'Lavoro in quota tra le scaffalature, cavo di rete e alimentazione fino a ogni ancora e gateway, rilievo di tutte le ancore con laser o stazione totale. Un errore nelle coordinate di un’ancora si ripercuote su ogni posizione.',
      trucks:
        'Tag sui carrelli, con convertitore CC/CC dove la batteria lo richiede. Il montaggio si concorda con il costruttore o con la sua assistenza, e ogni carrello ha la sua scheda.',
      wms: 'La piattaforma ha un’interfaccia REST. Al WMS servono più spesso eventi, per esempio un punto di deposito, che coordinate. Chi svolge il lavoro associa i campi, esegue le prove con ordini reali e in seguito tiene aggiornata l’associazione.',
      lead: 'Appuntamenti, corsie chiuse, piattaforme elevabili, carrelli uno alla volta: una persona che conosce il magazzino e i turni, dal sopralluogo al collaudo.',
    },
  },
  terms: {
    title: 'Che cosa si guadagna e che cosa serve?',
    text: [
      'Un programma partner non esiste ancora: niente livelli, certificati o margini pubblicati. Il compenso si concorda per il primo progetto.',
      'Ci servono tre informazioni: quali dei quattro lavori svolgete, in quali Paesi e chi risponde alle domande. Prima di installare ancore all’aperto occorre verificare le norme radio nazionali, e conoscere il territorio aiuta.',
    ],
    plan: '«Partner» è anche il nome del contratto annuale: vedi i piani',
    contact: 'Presentaci l’azienda',
  },
  named: {
    title: 'I nostri partner',
    none: 'Qui non è ancora indicato alcun partner.',
    next: 'Un nome compare quando entrambe le parti sono d’accordo, con le fasi che il partner svolge.',
  },
}
