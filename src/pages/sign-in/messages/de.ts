import type { Translated } from '#src/i18n/translated.ts'
import type { en } from './en.ts'

export const de = {
  title: 'Anmelden',
  description:
    'Anmeldung für Beschäftigte von {brand}: Neuigkeiten, Demo-Anfragen und Newsletter-Abonnements.',
  lead: 'Diese Anmeldung ist für unsere Beschäftigten. Kunden melden sich an ihrer eigenen Installation an.',
  code: 'Code Ihrer Authenticator-App',
  codeHint: 'Sechs Ziffern oder einer Ihrer Wiederherstellungscodes',
  submit: 'Anmelden',
  faults: {
    credentials: 'E-Mail, Passwort oder Code stimmt nicht.',
    code: 'Ihr Konto verlangt zusätzlich einen Code.',
    tooMany: 'Zu viele Versuche. Bitte warten Sie einige Minuten und versuchen Sie es erneut.',
    failure: 'Diese Aktion konnte leider nicht ausgeführt werden. Bitte versuchen Sie es erneut.',
    missing: 'Bitte E-Mail und Passwort eingeben',
  },
} satisfies Translated<typeof en>
