import type { Translated } from '#src/i18n/translated.ts'
import type { en } from './en.ts'

export const it: Translated<typeof en> = {
  title: 'Partner: chi svolge quale fase',
  description:
    'Montaggio, allestimento dei carrelli, integrazione con il WMS, direzione di progetto: le fasi di un progetto e chi può svolgerle.',
  heading: 'Chi può svolgere quale fase',
  lead: 'Un progetto di localizzazione ha nove fasi. System integrator, concessionari di carrelli e fornitori di WMS possono svolgerne la maggior parte. Questa pagina spiega in che cosa consiste il lavoro.',
  chart: {
    title: 'Nove fasi, tre parti',
    lead: 'Così pianifichiamo un progetto. Il preventivo indica chi svolge ogni fase.',
    step: 'Fase',
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
      operation: ['Esercizio', 'Indicatori rispetto alla domanda'],
    },
  },
  roles: {
    title: 'In che cosa consiste il lavoro',
    lead: 'Quattro tipi di lavoro, ciascuno con le competenze che richiede.',
    names: {
      mounting: 'Montaggio e cablaggio',
      trucks: 'Allestimento dei carrelli',
      wms: 'Integrazione con il WMS',
      lead: 'Direzione di progetto in sede',
    },
    texts: {
      mounting:
        'Lavoro in quota tra gli scaffali, cavo di rete e alimentazione fino a ogni ancora e gateway, rilievo di tutte le ancore con laser o stazione totale. Un errore nelle coordinate di un’ancora passa a ogni posizione.',
      trucks:
        'Tag sui carrelli, con convertitore CC/CC dove la batteria lo richiede. Il montaggio si concorda con il costruttore o con la sua assistenza, e ogni carrello ha la sua scheda.',
      wms: 'La piattaforma ha un’interfaccia REST. Al WMS servono più spesso eventi, per esempio un punto di deposito, che coordinate. Qualcuno associa i campi, prova con ordini reali e in seguito cura l’associazione.',
      lead: 'Appuntamenti, corsie chiuse, piattaforme elevatrici, carrelli a rotazione: una persona che conosce il magazzino e i turni, dal sopralluogo al collaudo.',
    },
  },
  terms: {
    title: 'Che cosa si guadagna e che cosa serve?',
    text: [
      'Un programma partner non esiste ancora: niente livelli, certificati o margini pubblicati. Il compenso si concorda per il primo progetto.',
      'Ci servono tre informazioni: quali dei quattro lavori svolgete, in quali Paesi e chi risponde alle domande. Prima di installare ancore all’aperto occorre verificare le norme radio nazionali, e la conoscenza del posto aiuta.',
    ],
    plan: '«Partner» è anche il nome del contratto annuale: vedi i piani',
    contact: 'Raccontateci che cosa fate',
  },
  named: {
    title: 'I nostri partner',
    none: 'Qui non è ancora indicato alcun partner.',
    next: 'Un nome compare quando entrambe le parti sono d’accordo, con le fasi che il partner svolge.',
  },
}
