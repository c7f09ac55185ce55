import type { Translated } from '#src/i18n/translated.ts'
import type { en } from './en.ts'

export const it = {
  title: 'Accedi',
  description:
    'Accesso per il personale di {brand}: notizie, richieste di demo e iscrizioni alla newsletter.',
  lead: 'Questo accesso è per il nostro personale. I clienti accedono alla propria installazione.',
  code: 'Codice dell’app di autenticazione',
  codeHint: 'Sei cifre oppure uno dei codici di recupero',
  submit: 'Accedi',
  faults: {
    credentials: 'E-mail, password o codice non corretti.',
    code: 'L’account richiede anche un codice.',
    tooMany: 'Troppi tentativi. Attendere qualche minuto e riprovare.',
    failure:
      'Siamo spiacenti, non è stato possibile completare l’operazione. Si prega di riprovare.',
    missing: 'Inserire e-mail e password',
  },
} satisfies Translated<typeof en>
