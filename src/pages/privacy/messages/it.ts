import type { Translated } from '#src/i18n/translated.ts'
import type { en } from './en.ts'

export const it = {
  title: 'Informativa sulla privacy',
  description:
    'Quali dati personali raccoglie questo sito, perché, per quanto tempo e quali sono i diritti. Senza statistiche, pubblicità o contenuti di terzi.',
  draft: 'Bozza, da sottoporre a revisione legale prima della pubblicazione.',
  lead: 'Raccogliamo ciò che si scrive in un modulo, per la finalità indicata accanto. Nulla in questo sito segue chi lo visita.',
  sections: {
    responsible: {
      title: 'Titolare del trattamento',
      text: [
        '{company}, con sedi a Londra e Lisbona, è titolare del trattamento per questo sito. Per scriverci: {email}.',
        'La sede legale, il numero di registro e, se necessari, il rappresentante nell’Unione europea e il responsabile della protezione dei dati saranno aggiunti dopo la revisione legale.',
      ],
      points: [],
    },
    data: {
      title: 'Quali dati raccogliamo e perché',
      text: ['Ogni tipo di dato ha una sola finalità. I dati non vengono combinati in profili.'],
      points: [
        'Richiesta di demo: nome, e-mail, azienda e paese sono necessari; telefono, ruolo aziendale, settore, sottosettore, caso d’uso e commenti sono facoltativi. Conserviamo anche la lingua della pagina. Finalità: rispondere e preparare la demo. Base: misure precontrattuali su richiesta dell’interessato, articolo 6, paragrafo 1, lettera b) del GDPR.',
        'Newsletter: indirizzo e-mail, lingua e momento della conferma. Non si riceve nulla prima di avere aperto il link nella nostra e-mail, e ogni numero permette di annullare l’iscrizione con un clic. Base: il consenso, articolo 6, paragrafo 1, lettera a) del GDPR.',
        'Accesso: un cookie di sessione e un cookie che riconosce un browser già utilizzato, affinché nessuno possa bloccare un account provando password. Entrambi sono impostati solo quando il nostro personale accede all’area riservata e sono strettamente necessari a questo scopo. Chi visita il sito non riceve alcun cookie.',
        'Indirizzo di rete: tenuto per breve tempo in memoria per limitare il numero di richieste ed evitare l’abuso dei moduli. Non viene registrato. Base: il nostro interesse legittimo a un sito funzionante, articolo 6, paragrafo 1, lettera f) del GDPR.',
      ],
    },
    device: {
      title: 'Che cosa resta sul dispositivo',
      text: [
        'Il browser conserva copie delle pagine visitate, per aprirle senza connessione, ricorda che l’avviso sulla lingua è stato chiuso e trattiene il testo non inviato di un modulo mentre il sito si aggiorna. Tutto resta sul dispositivo, non ci viene inviato e scompare quando si cancellano i dati di questo sito.',
      ],
      points: [],
    },
    not: {
      title: 'Che cosa non facciamo',
      text: [],
      points: [
        'Nessuna statistica di visita e nessuna pubblicità',
        'Nessun contenuto, carattere o script di terzi',
        'Nessuna vendita e nessuno scambio di indirizzi: l’indirizzo e-mail non viene mai condiviso',
        'Nessuna decisione automatizzata sulle persone',
      ],
    },
    recipients: {
      title: 'Chi riceve i dati',
      text: [
        'Il personale che risponde alle richieste e invia la newsletter. I fornitori che ospitano il sito e recapitano le nostre e-mail trattano i dati per nostro conto e solo secondo le nostre istruzioni. I loro nomi e le garanzie per eventuali trattamenti fuori dal Regno Unito e dallo Spazio economico europeo saranno aggiunti dopo la revisione legale.',
      ],
      points: [],
    },
    retention: {
      title: 'Per quanto tempo li conserviamo',
      text: [
        'I tempi di conservazione delle richieste di demo, delle registrazioni della newsletter e degli account del personale saranno fissati con la revisione legale. Fino ad allora non indichiamo cifre.',
        'L’indirizzo non viene più usato per la newsletter dal momento in cui si annulla l’iscrizione.',
      ],
      points: [],
    },
    rights: {
      title: 'I diritti',
      text: [
        'È possibile chiedere l’accesso ai propri dati, la rettifica, la cancellazione o la limitazione, e una copia in formato portabile. È possibile opporsi al trattamento fondato sul nostro interesse legittimo e revocare un consenso in qualsiasi momento, con effetto per il futuro. Basta scrivere a {email}; potremmo dover verificare l’identità.',
        'È inoltre possibile presentare reclamo a un’autorità di controllo: nel Regno Unito l’Information Commissioner’s Office, in Portogallo la Comissão Nacional de Proteção de Dados, in Italia il Garante per la protezione dei dati personali, o quella del luogo di residenza.',
      ],
      points: [],
    },
    customers: {
      title: 'I dati presso i nostri clienti',
      text: [
        'Questa informativa riguarda il sito. Dove un cliente usa il nostro sistema, è quel cliente a decidere che cosa viene localizzato e a risponderne, compresi l’informazione e il coinvolgimento del personale.',
      ],
      points: [],
    },
    changes: {
      title: 'Modifiche',
      text: ['Prima che il sito raccolga altri dati, cambierà questa pagina.'],
      points: [],
    },
  },
} satisfies Translated<typeof en>
