import { it as shared } from '@repo/platform/facts/messages/it.ts'
import type { Translated } from '@repo/platform/i18n/translated.ts'
import type { en } from './en.ts'

export const it = {
  page: {
    description:
      'Carrelli, pallet e persone localizzati in diretta, in un magazzino come il vostro. Bastano quattro dati. Il vostro indirizzo e-mail non viene ceduto a terzi.',
    heading: 'Una demo per il vostro magazzino',
    lead: 'Bastano quattro dati. Gli altri sei servono a preparare la demo: sotto ogni campo è indicato il motivo.',
    expect: 'Che cosa aspettarsi',
    expectations: [
      'Leggiamo le risposte e scegliamo gli esempi adatti al vostro caso d’uso.',
      'Vedrete le posizioni in diretta, gli avvisi, i report e anche i punti in cui il segnale non arriva bene.',
      'Rispondiamo alle domande e vi diciamo che cosa dovrebbe misurare un progetto pilota nel vostro magazzino.',
    ],
    ratherWrite: 'Preferite scriverci?',
    drawing: 'Magazzino di esempio con un carrello e le ancore che lo localizzano',
  },
  form: {
    you: 'Persona di contatto',
    company: 'La vostra azienda',
    task: 'Il vostro obiettivo',
    sending: 'Invio in corso…',
    checkEntries: 'Controllare questi dati',
    error:
      'Siamo spiacenti, non è stato possibile inviare la richiesta. Si prega di riprovare o di contattarci direttamente.',
    success: 'Richiesta inviata! Grazie, vi contatteremo a breve.',
    next: 'La richiesta è arrivata al nostro ufficio commerciale, che risponderà all’indirizzo e-mail indicato.',
    kept: 'La richiesta è salvata su questo dispositivo',
    keptNext:
      'Senza connessione non è stato possibile inviarla. La richiesta verrà inviata quando la connessione sarà di nuovo attiva e una pagina del sito sarà aperta. Se ciò non avviene entro 7 giorni, verrà eliminata.',
    discard: 'Elimina la richiesta salvata',
    forgotten: 'Avete dimenticato qualcosa? Scriveteci:',
    another: 'Invia un’altra richiesta',
    estimate: 'La mia stima',
    prefilled: {
      estimate: 'La stima si trova nei commenti. È possibile modificarla o cancellarla.',
      comments: 'Nei commenti c’è già un testo. È possibile modificarlo o cancellarlo.',
    },
    newsletter: 'Desidero ricevere anche la newsletter',
    newsletterHint: 'Basta confermare una volta; per annullare l’iscrizione basta un clic.',
    labels: {
      name: 'Nome e cognome',
      email: 'E-mail',
      phone: 'Telefono',
      country: 'Paese',
      company: 'Azienda',
      jobtitle: 'Ruolo aziendale',
      industry: 'Settore',
      subsector: 'Sottosettore',
      usecase: 'Caso d’uso',
      comments: 'Commenti',
    },
    hints: {
      name: 'Per sapere a chi rivolgerci.',
      email: 'Risponderemo a questo indirizzo.',
      phone: 'Solo se preferite essere chiamati.',
      country: 'Prezzi, norme radio e orari cambiano da Paese a Paese.',
      company: 'Per conoscere la vostra attività prima del colloquio.',
      jobtitle: 'Un RSPP non fa le domande dell’ufficio acquisti.',
      industry: 'Per scegliere gli esempi da mostrare.',
      subsector: 'Per esempio logistica del freddo, siderurgia, corrieri.',
      usecase: 'Che cosa dovrebbe migliorare per primo.',
      comments: 'Numero di carrelli, superficie, che cosa oggi non funziona.',
    },
    errors: {
      name: 'Inserire nome e cognome',
      email: 'Inserire un indirizzo e-mail valido',
      phone: 'Massimo 40 caratteri',
      country: 'Selezionare un Paese',
      company: 'Inserire il nome dell’azienda',
      jobtitle: 'Massimo 200 caratteri',
      industry: 'Selezionare una voce dell’elenco',
      subsector: 'Massimo 200 caratteri',
      usecase: 'Selezionare una voce dell’elenco',
      comments: 'Massimo 5000 caratteri',
    },
  },
  industries: shared.industries,
  useCases: {
    ...shared.useCases,
    manufacturing: 'Produzione',
    retail: 'Retail',
  },
} satisfies Translated<typeof en>
