import type { Translated } from '@repo/platform/i18n/translated.ts'
import type { en } from './en.ts'

export const de = {
  description:
    'Interner Bereich für Beschäftigte von {brand}: Artikel, Demo-Anfragen und Newsletter-Abonnements.',
  steps: {
    'sign-in': {
      title: 'Anmelden',
      lead: 'Diese Anmeldung ist für unsere Beschäftigten. Kunden melden sich an ihrer eigenen Installation an.',
      submit: 'Anmelden',
      forgot: 'Passwort vergessen?',
    },
    'sign-in-code': {
      title: 'Noch ein Schritt',
      lead: 'Für Ihr Konto ist zusätzlich ein Code nötig.',
      code: 'Code Ihrer Authenticator-App',
      hint: 'Sechs Ziffern oder einer Ihrer Wiederherstellungscodes',
      submit: 'Anmelden',
    },
    'forgot-password': {
      title: 'Passwort vergessen',
      lead: 'Wir senden einen Link an die Adresse Ihres Kontos. Er ist vier Stunden gültig und nur einmal verwendbar.',
      submit: 'Link senden',
    },
    'set-password': {
      title: 'Passwort wählen',
      lead: 'Alle bestehenden Sitzungen Ihres Kontos werden beendet.',
      password: 'Neues Passwort',
      hint: 'Mindestens 12 Zeichen; häufige Passwörter und Ihre eigene Adresse werden abgelehnt',
      submit: 'Passwort speichern',
      another: 'Neuen Link anfordern',
    },
  },
  invited:
    'Willkommen. Wählen Sie ein Passwort für Ihr neues Konto, danach sind Sie direkt angemeldet.',
  showPassword: 'Passwort anzeigen',
  back: 'Zurück zur Anmeldung',
  notes: {
    mailed: 'Wenn es ein Konto mit dieser Adresse gibt, ist ein Link unterwegs.',
    set: 'Ihr neues Passwort ist gespeichert. Melden Sie sich jetzt damit an.',
    late: 'Die Sitzung ist abgelaufen. Bitte melden Sie sich erneut an.',
    out: 'Sie sind abgemeldet.',
  },
  errors: {
    credentials: 'E-Mail-Adresse oder Passwort stimmt nicht.',
    code: 'Der Code stimmt nicht oder wurde schon verwendet.',
    link: 'Dieser Link wurde schon verwendet oder ist abgelaufen. Bitte fordern Sie einen neuen an.',
    length: 'Bitte 12 bis 1.024 Zeichen eingeben',
    common:
      'Dieses Passwort ist zu leicht zu erraten. Bitte ein anderes eingeben, zum Beispiel vier Wörter ohne Zusammenhang',
    ownAddress: 'Bitte nicht Ihre E-Mail-Adresse als Passwort eingeben',
    tooMany: 'Zu viele Versuche. Bitte warten Sie einige Minuten und versuchen Sie es erneut.',
    error: 'Diese Aktion konnte leider nicht ausgeführt werden. Bitte versuchen Sie es erneut.',
    missing: 'Bitte E-Mail-Adresse und Passwort eingeben',
  },
} satisfies Translated<typeof en>
