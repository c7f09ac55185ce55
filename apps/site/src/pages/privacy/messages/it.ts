import type { Translated } from '@repo/platform/i18n/translated.ts'
import type { en } from './en.ts'

export const it = {
  title: 'Informativa sulla privacy',
  description:
    'Quali dati personali raccoglie questo sito, per quali finalità e per quanto tempo, e i diritti dell’interessato. Senza tracciamento, pubblicità o terze parti.',
  draft: 'Bozza, da sottoporre a revisione legale prima della pubblicazione.',
  lead: 'Raccogliamo i dati inseriti nei moduli, per la finalità indicata accanto. Questo sito non traccia la navigazione.',
  sections: {
    responsible: {
      title: 'Titolare del trattamento',
      text: [
        '{company} è titolare del trattamento dei dati raccolti in questo sito. Le nostre sedi sono a Londra e a Lisbona. Per scriverci: {email}.',
        'La sede legale, il numero di registro e, se necessari, il rappresentante nell’Unione europea e il responsabile della protezione dei dati saranno aggiunti dopo la revisione legale.',
      ],
      points: [],
    },
    data: {
      title: 'Quali dati raccogliamo e per quali finalità',
      text: ['Ogni tipo di dato ha una sola finalità. I dati non vengono combinati in profili.'],
      points: [
        'Richiesta di demo: nome, e-mail, azienda e Paese sono necessari; telefono, ruolo aziendale, settore, sottosettore, caso d’uso e commenti sono facoltativi. Conserviamo anche la lingua della pagina, la data e l’ora e le annotazioni del nostro personale sulla gestione della richiesta. Finalità: rispondere e preparare la demo. Base giuridica: misure precontrattuali adottate su richiesta dell’interessato, articolo 6, paragrafo 1, lettera b), del GDPR.',
        'Newsletter: indirizzo e-mail, lingua e pagina del modulo, versione del testo accanto al modulo e momenti dell’iscrizione, della conferma e dell’annullamento. Finalità: inviare la newsletter e dimostrare il consenso. Non inviamo alcuna newsletter prima della conferma tramite il link nella nostra e-mail, e in ogni newsletter un clic basta per annullare l’iscrizione. Base giuridica: il consenso, articolo 6, paragrafo 1, lettera a), del GDPR.',
        'Accesso: un cookie di sessione e un cookie che riconosce un browser già utilizzato, affinché nessuno possa bloccare un account provando password. Sono cookie tecnici, strettamente necessari a questo scopo e impostati solo quando il nostro personale accede all’area riservata. Chi visita il sito non riceve alcun cookie.',
        'Indirizzo IP: serve a limitare il numero di richieste, per evitare l’abuso dei moduli, e a scegliere il Paese di cui il calcolatore mostra i prezzi, con una tabella sul nostro server. Resta in memoria per breve tempo oppure, per un giorno al massimo, nella banca dati come hash con chiave segreta; l’indirizzo stesso non viene registrato. Base giuridica: il nostro legittimo interesse a un sito funzionante, articolo 6, paragrafo 1, lettera f), del GDPR.',
        'Visite alle pagine: il nostro server conta quante volte al giorno viene aperta ogni pagina, in quale lingua, da quale sito o campagna e quante richieste di demo ne partono. Il conteggio avviene senza cookie, script, indirizzi IP o identificativi: le cifre non sono riconducibili ad alcuna persona. Non sono contati i motori di ricerca e gli altri robot, né i browser che inviano il segnale Global Privacy Control.',
      ],
    },
    device: {
      title: 'Che cosa resta sul dispositivo',
      text: [
        'Il browser conserva copie delle pagine visitate, e anche della home, del modulo per la demo e di alcune altre pagine nella vostra lingua, per aprirle senza connessione. Conserva inoltre la scelta di chiudere l’avviso sulla lingua, l’ultima planimetria disegnata nel simulatore con le impostazioni del suo turno, finché non la fate dimenticare lì, il magazzino e il numero di carrelli dell’ultima stima per il simulatore, finché non ripristinate l’esempio nel calcolatore, e, mentre il sito si aggiorna, il testo non inviato di un modulo. Questi dati restano sul dispositivo, non ci vengono inviati e scompaiono quando si cancellano i dati di questo sito.',
        'I valori inseriti nel calcolatore si trovano nell’indirizzo della pagina, dopo il segno #. I browser non ci inviano questa parte, che però resta nella cronologia del browser e in ogni link copiato. Riceviamo i valori solo se ce li inviate con una richiesta di demo. Senza JavaScript il calcolo avviene sul nostro server, che non registra nulla.',
        'Una richiesta di demo inviata senza connessione resta sul dispositivo, insieme alla scelta sulla newsletter. Ci viene inviata una sola volta, quando la connessione torna e una pagina di questo sito è aperta; fino ad allora potete cancellarla. Dopo 7 giorni non viene più inviata e viene cancellata alla visita successiva.',
      ],
      points: [],
    },
    not: {
      title: 'Che cosa non facciamo',
      text: [],
      points: [
        'Non analizziamo il comportamento dei singoli visitatori e non mostriamo pubblicità',
        'Non carichiamo contenuti, caratteri o script di terzi. Un video o una mappa stradale di un altro fornitore si carica solo quando fate clic sul pulsante che lo nomina; da quel momento il fornitore riceve il vostro indirizzo IP',
        'Non vendiamo né scambiamo indirizzi: il vostro indirizzo e-mail non viene mai ceduto a terzi',
        'Non prendiamo decisioni automatizzate sulle persone',
      ],
    },
    recipients: {
      title: 'Destinatari dei dati',
      text: [
        'I dati sono trattati dal personale che risponde alle richieste e invia la newsletter. I fornitori che ospitano il sito, recapitano le nostre e-mail o gestiscono un sistema di vendita che riceve le richieste di demo sono responsabili del trattamento: trattano i dati per nostro conto e solo secondo le nostre istruzioni. I loro nomi e le garanzie per eventuali trattamenti fuori dal Regno Unito e dallo Spazio economico europeo saranno aggiunti dopo la revisione legale.',
      ],
      points: [],
    },
    retention: {
      title: 'Periodo di conservazione',
      text: [
        'I periodi di conservazione delle richieste di demo, delle prove del consenso alla newsletter e degli account del personale saranno fissati con la revisione legale. Fino ad allora le richieste e le prove sono conservate finché non ne chiedete la cancellazione.',
      ],
      points: [
        'Iscrizione non confermata: cancellata dopo 7 giorni',
        'Richiesta di demo o iscrizione che sembra inviata da un programma: cancellata dopo 30 giorni, salvo che il nostro personale la riconosca come autentica',
        'E-mail e avvisi sulla richiesta o sull’iscrizione: contenuto cancellato 30 giorni dopo l’invio',
        'Indirizzo per la newsletter: non più usato dal momento in cui si annulla l’iscrizione',
        'Se vi opponete a qualsiasi newsletter: resta un hash dell’indirizzo e-mail con chiave segreta, dal quale l’indirizzo non è leggibile. Impedisce che qualcuno iscriva di nuovo l’indirizzo',
      ],
    },
    rights: {
      title: 'Diritti dell’interessato',
      text: [
        'L’interessato può chiedere l’accesso ai propri dati, la rettifica, la cancellazione, la limitazione di trattamento e la portabilità dei dati. Può opporsi al trattamento fondato sul nostro legittimo interesse e revocare il consenso in qualsiasi momento, senza pregiudicare la liceità del trattamento precedente. Basta scrivere a {email}; potremmo dover verificare l’identità.',
        'L’interessato può inoltre proporre reclamo a un’autorità di controllo: nel Regno Unito l’Information Commissioner’s Office, in Portogallo la Comissão Nacional de Proteção de Dados, in Italia il Garante per la protezione dei dati personali, oppure l’autorità del luogo di residenza abituale.',
      ],
      points: [],
    },
    customers: {
      title: 'I dati presso i nostri clienti',
      text: [
        'Questa informativa riguarda il sito. Quando un cliente usa il nostro sistema, è il cliente a decidere che cosa viene localizzato e a risponderne, anche per l’informativa e il coinvolgimento del personale.',
      ],
      points: [],
    },
    changes: {
      title: 'Modifiche',
      text: ['Questa pagina sarà aggiornata prima che il sito raccolga altri dati.'],
      points: [],
    },
  },
  officers:
    'Se necessari, il rappresentante nell’Unione europea e il responsabile della protezione dei dati saranno aggiunti dopo la revisione legale.',
  fixedRetention: {
    text: 'I periodi di conservazione delle prove del consenso alla newsletter e degli account del personale saranno fissati con la revisione legale. Fino ad allora le prove sono conservate finché non ne chiedete la cancellazione.',
    point:
      'Richiesta di demo, con le note del nostro personale: cancellata {months} dopo la ricezione',
  },
} satisfies Translated<typeof en>
