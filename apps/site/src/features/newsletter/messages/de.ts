import type { Translated } from '@repo/platform/i18n/translated.ts'
import type { en } from './en.ts'

export const de = {
  description:
    '{brand}-Newsletter bestätigen oder abbestellen. Jede Ausgabe behandelt ein Thema, zum Abbestellen genügt ein Klick.',
  confirm: {
    title: 'Newsletter-Anmeldung bestätigen',
    lead: 'Nach einem Klick auf die Schaltfläche erhalten Sie den {brand}-Newsletter.',
    button: 'Bestätigen',
  },
  confirmed: {
    title: 'Newsletter-Anmeldung bestätigt',
    lead: 'Sie erhalten den nächsten Newsletter. Jede Ausgabe enthält einen Link zum Abbestellen.',
  },
  unsubscribe: {
    title: 'Newsletter abbestellen',
    lead: 'Nach einem Klick auf die Schaltfläche erhalten Sie keinen Newsletter mehr.',
    button: 'Abbestellen',
  },
  unsubscribed: {
    title: 'Newsletter abbestellt',
    lead: 'Sie erhalten keinen Newsletter mehr. Sie können ihn jederzeit wieder abonnieren.',
  },
  expired: {
    title: 'Dieser Link ist nicht mehr gültig',
    lead: 'Ein Bestätigungslink gilt 7 Tage und verfällt, wenn Sie den Newsletter abbestellen. Sie können ihn jederzeit neu abonnieren.',
  },
  mail: {
    subject: 'Bitte bestätigen Sie Ihre Anmeldung zum {brand}-Newsletter',
    ask: 'Diese Adresse wurde für den {brand}-Newsletter eingetragen. Wenn Sie den Newsletter erhalten möchten, öffnen Sie bitte diese Seite und bestätigen Sie die Anmeldung:',
    deadline: 'Der Link gilt 7 Tage.',
    ignore:
      'Wenn Sie das nicht waren, müssen Sie nichts tun: Ohne Bestätigung erhalten Sie keinen Newsletter.',
    leave: 'Newsletter an diese Adresse abbestellen:',
  },
} satisfies Translated<typeof en>
