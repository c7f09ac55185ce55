import type { Dictionaries } from '@repo/platform/i18n/translate.ts'

interface ConfirmationWords {
  subject: string
  greeting: string
  /** For people whose address was entered by somebody else. */
  notYou: string
}

/** The texts of the mail that the form does not have. */
export const confirmationWords: Dictionaries<ConfirmationWords> = {
  en: {
    subject: 'Your demo request',
    greeting: 'Hello,',
    notYou: 'If you did not send this request, you do not have to do anything.',
  },
  de: {
    subject: 'Ihre Demo-Anfrage',
    greeting: 'Guten Tag,',
    notYou: 'Falls Sie diese Anfrage nicht gesendet haben, müssen Sie nichts tun.',
  },
  es: {
    subject: 'Su solicitud de demo',
    greeting: 'Buenos días:',
    notYou: 'Si no ha enviado esta solicitud, no tiene que hacer nada.',
  },
  fr: {
    subject: 'Votre demande de démo',
    greeting: 'Bonjour,',
    notYou: 'Si cette demande ne vient pas de vous, vous n’avez rien à faire.',
  },
  it: {
    subject: 'Richiesta di demo ricevuta',
    greeting: 'Buongiorno,',
    notYou: 'Se la richiesta è stata inviata da altri, non occorre fare nulla.',
  },
  pt: {
    subject: 'O seu pedido de demonstração',
    greeting: 'Olá,',
    notYou: 'Se não enviou este pedido, não precisa de fazer nada.',
  },
}
