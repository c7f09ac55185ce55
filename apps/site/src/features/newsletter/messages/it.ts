import type { Translated } from '@repo/platform/i18n/translated.ts'
import type { en } from './en.ts'

export const it = {
  description:
    'Confermare o annullare l’iscrizione alla newsletter di {brand}. Ogni e-mail tratta un solo argomento; l’iscrizione si annulla con un clic.',
  confirm: {
    title: 'Confermare l’iscrizione',
    lead: 'Fare clic sul pulsante per ricevere la newsletter di {brand}.',
    button: 'Conferma l’iscrizione',
  },
  confirmed: {
    title: 'Iscrizione confermata',
    lead: 'La prossima newsletter arriverà a questo indirizzo. Ogni e-mail contiene un link per annullare l’iscrizione.',
  },
  unsubscribe: {
    title: 'Annullare l’iscrizione alla newsletter',
    lead: 'Fare clic sul pulsante per non ricevere più la newsletter.',
    button: 'Annulla l’iscrizione',
  },
  unsubscribed: {
    title: 'Iscrizione annullata',
    lead: 'La newsletter non arriverà più a questo indirizzo. È possibile iscriversi di nuovo in qualsiasi momento.',
  },
  expired: {
    title: 'Questo link non è più valido',
    lead: 'Un link di conferma è valido per 7 giorni, o fino all’annullamento dell’iscrizione. È possibile iscriversi di nuovo in qualsiasi momento.',
  },
  mail: {
    subject: 'Confermare l’iscrizione alla newsletter di {brand}',
    ask: 'Questo indirizzo è stato inserito per ricevere la newsletter di {brand}. Per riceverla, aprire questa pagina e fare clic sul pulsante:',
    deadline: 'Il link è valido per 7 giorni.',
    ignore:
      'Chi non ha fatto questa richiesta non deve fare nulla: senza conferma non viene inviata alcuna newsletter.',
    leave: 'Per annullare l’iscrizione di questo indirizzo:',
  },
} satisfies Translated<typeof en>
