import type { Translated } from '@repo/platform/i18n/translated.ts'
import type { en } from './en.ts'

export const it = {
  description:
    'Accesso per il personale di {brand}: notizie, richieste di demo e iscrizioni alla newsletter.',
  steps: {
    'sign-in': {
      title: 'Accedi',
      lead: 'L’accesso è riservato al nostro personale. I clienti accedono alla propria installazione.',
      submit: 'Accedi',
      forgot: 'Password dimenticata?',
    },
    'sign-in-code': {
      title: 'Ancora un passaggio',
      lead: 'L’account richiede anche un codice.',
      code: 'Codice dell’app di autenticazione',
      hint: 'Sei cifre oppure uno dei codici di recupero',
      submit: 'Accedi',
    },
    'forgot-password': {
      title: 'Password dimenticata',
      lead: 'Inviamo un link all’indirizzo dell’account. Si può usare una sola volta e scade dopo quattro ore.',
      submit: 'Invia il link',
    },
    'set-password': {
      title: 'Scegliere una password',
      lead: 'Tutte le altre sessioni aperte dell’account vengono chiuse.',
      password: 'Nuova password',
      hint: 'Almeno 12 caratteri; password comuni e il proprio indirizzo non sono ammessi',
      submit: 'Salva la password',
      another: 'Richiedi un nuovo link',
    },
  },
  invited: 'Benvenuti. Scegliere una password per il nuovo account: l’accesso è immediato.',
  showPassword: 'Mostra la password',
  back: 'Torna all’accesso',
  notes: {
    mailed: 'Se esiste un account con questo indirizzo, il link è in arrivo.',
    set: 'La password è stata salvata. Ora è possibile accedere.',
    late: 'Il tempo è scaduto. Accedere di nuovo.',
    out: 'La sessione è terminata.',
  },
  errors: {
    credentials: 'E-mail o password non corrette.',
    code: 'Il codice non è corretto o è già stato usato.',
    link: 'Questo link è già stato usato o è scaduto. Richiederne uno nuovo.',
    length: 'La password deve avere da 12 a 1024 caratteri',
    common:
      'Questa password è tra le prime che un aggressore prova. Sceglierne un’altra, per esempio quattro parole senza legame tra loro',
    ownAddress: 'La password deve essere diversa dall’indirizzo e-mail',
    tooMany: 'Troppi tentativi. Attendere qualche minuto e riprovare.',
    error: 'Siamo spiacenti, non è stato possibile completare l’operazione. Si prega di riprovare.',
    missing: 'Inserire e-mail e password',
  },
} satisfies Translated<typeof en>
