import type { Translated } from '#src/i18n/translated.ts'
import type { en } from './en.ts'

export const fr = {
  title: 'Se connecter',
  description:
    'Connexion réservée au personnel de {brand} : actualités, demandes de démo et abonnements.',
  lead: 'Cette connexion est réservée à notre personnel. Les clients se connectent à leur propre installation.',
  code: 'Code de votre application d’authentification',
  codeHint: 'Six chiffres, ou l’un de vos codes de récupération',
  submit: 'Se connecter',
  faults: {
    credentials: 'L’e-mail, le mot de passe ou le code est incorrect.',
    code: 'Votre compte demande également un code.',
    tooMany: 'Trop de tentatives. Patientez quelques minutes avant de réessayer.',
    failure: 'Nous sommes désolés, cette action n’a pas pu aboutir. Veuillez réessayer.',
    missing: 'Saisissez votre e-mail et votre mot de passe',
  },
} satisfies Translated<typeof en>
