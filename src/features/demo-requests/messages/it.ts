import { it as shared } from '#src/facts/messages/it.ts'
import type { Translated } from '#src/i18n/translated.ts'
import type { en } from './en.ts'

export const it = {
  page: {
    description:
      'Carrelli, pallet e persone localizzati in diretta, in un magazzino come il vostro. Bastano quattro dati; l’indirizzo e-mail non viene mai condiviso.',
    heading: 'Una demo sul vostro magazzino',
    lead: 'Bastano quattro dati. Gli altri sei servono a preparare la demo; ogni campo dice a che cosa.',
    expect: 'Che cosa aspettarsi',
    expectations: [
      'Leggiamo le risposte e scegliamo gli esempi adatti al vostro caso d’uso.',
      'Si vedono posizioni in diretta, avvisi e report, e i punti in cui la radio arriva al limite.',
      'Voi chiedete; noi diciamo che cosa dovrebbe misurare un pilota nella vostra sede.',
    ],
    ratherWrite: 'Meglio per iscritto?',
    drawing: 'Magazzino di esempio, un carrello e le ancore che lo misurano',
  },
  form: {
    you: 'Contatto',
    company: 'Azienda',
    task: 'Obiettivo',
    sending: 'Invio in corso…',
    checkEntries: 'Controllare questi dati',
    error:
      'Siamo spiacenti, non è stato possibile inviare la richiesta. Si prega di riprovare o di contattarci direttamente.',
    success: 'Demo richiesta! Grazie, vi contatteremo a breve.',
    next: 'La richiesta è arrivata al nostro team commerciale. La risposta arriverà all’indirizzo e-mail indicato.',
    forgotten: 'Dimenticato qualcosa? Scrivere a',
    another: 'Invia un’altra richiesta',
    estimate: 'La mia stima',
    prefilled: 'La stima si trova nei commenti. È possibile modificarla o cancellarla.',
    newsletter: 'Iscrivermi anche alla newsletter',
    newsletterHint: 'Si conferma una volta e si esce con un clic.',
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
      name: 'Per sapere di chi chiedere.',
      email: 'Qui arriva la nostra risposta.',
      phone: 'Solo se è preferibile parlare.',
      country: 'Prezzi, norme radio e orari cambiano da paese a paese.',
      company: 'Per conoscere la vostra attività prima del colloquio.',
      jobtitle: 'La sicurezza non fa le stesse domande degli acquisti.',
      industry: 'Decide quali esempi mostriamo.',
      subsector: 'Per precisare: celle frigo, acciaio, pacchi.',
      usecase: 'Che cosa dovrebbe cambiare per primo.',
      comments: 'Numero di carrelli, superficie, che cosa oggi non funziona.',
    },
    errors: {
      name: 'Inserire il nome',
      email: 'Inserire un indirizzo e-mail valido',
      phone: 'Usare solo cifre, spazi e + ( ) - .',
      country: 'Selezionare un paese',
      company: 'Inserire il nome dell’azienda',
      jobtitle: 'Inserire al massimo 200 caratteri',
      industry: 'Selezionare una voce dell’elenco',
      subsector: 'Inserire al massimo 200 caratteri',
      usecase: 'Selezionare una voce dell’elenco',
      comments: 'Inserire al massimo 5000 caratteri',
    },
  },
  industries: shared.industries,
  useCases: {
    ...shared.useCases,
    manufacturing: 'Produzione',
    retail: 'Retail',
  },
} satisfies Translated<typeof en>
