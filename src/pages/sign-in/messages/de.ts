import type { Translated } from '#src/i18n/translated.ts'
import type { en } from './en.ts'

export const de = {
  description:
    'Anmeldung für Beschäftigte von {brand}: Neuigkeiten, Demo-Anfragen und Newsletter-Abonnements.',
  steps: {
    'sign-in': {
      title: 'Anmelden',
      lead: 'Diese Anmeldung ist für unsere Beschäftigten. Kunden melden sich an ihrer eigenen Installation an.',
      submit: 'Anmelden',
      forgot: 'Passwort vergessen?',
    },
    'sign-in-code': {
      title: 'Noch ein Schritt',
      lead: 'Ihr Konto verlangt zusätzlich einen Code.',
      code: 'Code Ihrer Authenticator-App',
      hint: 'Sechs Ziffern oder einer Ihrer Wiederherstellungscodes',
      submit: 'Anmelden',
    },
    'forgot-password': {
      title: 'Passwort vergessen',
      lead: 'Wir senden einen Link an die Adresse Ihres Kontos. Er gilt einmal und vier Stunden lang.',
      submit: 'Link senden',
    },
    'set-password': {
      title: 'Passwort wählen',
      lead: 'Alle bestehenden Anmeldungen an Ihrem Konto werden beendet.',
      password: 'Neues Passwort',
      hint: 'Mindestens 12 Zeichen; mehr wird nicht verlangt',
      submit: 'Passwort festlegen',
      another: 'Neuen Link anfordern',
    },
  },
  invited:
    'Willkommen. Wählen Sie ein Passwort für Ihr neues Konto, danach sind Sie gleich angemeldet.',
  back: 'Zurück zur Anmeldung',
  notes: {
    mailed: 'Wenn es ein Konto mit dieser Adresse gibt, ist ein Link unterwegs.',
    set: 'Ihr Passwort ist festgelegt. Melden Sie sich jetzt damit an.',
    late: 'Das hat zu lange gedauert. Bitte melden Sie sich erneut an.',
    out: 'Sie sind abgemeldet.',
  },
  errors: {
    credentials: 'E-Mail oder Passwort stimmt nicht.',
    code: 'Der Code stimmt nicht oder wurde schon verwendet.',
    link: 'Dieser Link wurde schon verwendet oder ist zu alt. Bitte fordern Sie einen neuen an.',
    length: 'Bitte 12 bis 1.024 Zeichen wählen',
    common:
      'Dieses Passwort gehört zu den ersten, die geraten werden. Bitte ein anderes wählen, zum Beispiel vier Wörter ohne Zusammenhang',
    ownAddress: 'Bitte etwas anderes als Ihre E-Mail-Adresse wählen',
    tooMany: 'Zu viele Versuche. Bitte warten Sie einige Minuten und versuchen Sie es erneut.',
    error: 'Diese Aktion konnte leider nicht ausgeführt werden. Bitte versuchen Sie es erneut.',
    missing: 'Bitte E-Mail und Passwort eingeben',
  },
} satisfies Translated<typeof en>
