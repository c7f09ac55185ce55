import type { Translated } from '#src/i18n/translated.ts'
import type { en } from './en.ts'

export const de = {
  description:
    'Newsletter von {brand} bestätigen oder abbestellen: eine E-Mail, ein Thema, Abmeldung mit einem Klick.',
  confirm: {
    title: 'Bestätigen Sie Ihre Anmeldung',
    lead: 'Nach einem Klick auf die Schaltfläche erhalten Sie den Newsletter von {brand}.',
    button: 'Anmeldung bestätigen',
  },
  confirmed: {
    title: 'Ihre Anmeldung ist bestätigt',
    lead: 'Sie erhalten den nächsten Newsletter. Jede Ausgabe enthält einen Link, über den Sie sich abmelden können.',
  },
  unsubscribe: {
    title: 'Newsletter abbestellen',
    lead: 'Nach einem Klick auf die Schaltfläche erhalten Sie keinen Newsletter mehr.',
    button: 'Abmelden',
  },
  unsubscribed: {
    title: 'Sie sind abgemeldet',
    lead: 'Sie erhalten keinen Newsletter mehr. Eine neue Anmeldung ist jederzeit möglich.',
  },
  expired: {
    title: 'Dieser Link ist nicht mehr gültig',
    lead: 'Ein Bestätigungslink gilt 7 Tage, längstens bis zur Abmeldung. Eine neue Anmeldung ist jederzeit möglich.',
  },
  mail: {
    subject: 'Bitte bestätigen Sie Ihre Anmeldung zum Newsletter von {brand}',
    ask: 'Diese Adresse wurde für den Newsletter von {brand} eingetragen. Wenn Sie ihn erhalten möchten, öffnen Sie bitte diese Seite und bestätigen Sie die Anmeldung:',
    deadline: 'Der Link gilt 7 Tage.',
    ignore:
      'Wenn Sie das nicht waren, müssen Sie nichts tun: Ohne Bestätigung erhalten Sie keinen Newsletter.',
    leave: 'So melden Sie diese Adresse ab:',
  },
} satisfies Translated<typeof en>
