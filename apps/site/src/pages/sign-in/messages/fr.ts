import type { Translated } from '@repo/platform/i18n/translated.ts'
import type { en } from './en.ts'

export const fr = {
  description:
    'Connexion réservée au personnel de {brand} : actualités, demandes de démo et abonnements.',
  steps: {
    'sign-in': {
      title: 'Se connecter',
      lead: 'Cette connexion est réservée à notre personnel. Les clients se connectent à leur propre installation.',
      submit: 'Se connecter',
      forgot: 'Mot de passe oublié ?',
    },
    'sign-in-code': {
      title: 'Encore une étape',
      lead: 'Un code est également nécessaire pour votre compte.',
      code: 'Code de votre application d’authentification',
      hint: 'Six chiffres, ou l’un de vos codes de récupération',
      submit: 'Se connecter',
    },
    'forgot-password': {
      title: 'Mot de passe oublié',
      lead: 'Nous envoyons un lien à l’adresse de votre compte. Il est valable quatre heures et ne peut servir qu’une fois.',
      submit: 'Envoyer le lien',
    },
    'set-password': {
      title: 'Choisir un mot de passe',
      lead: 'Il servira à vos prochaines connexions. Toutes les sessions ouvertes de votre compte seront fermées.',
      password: 'Nouveau mot de passe',
      hint: 'Au moins 12 caractères ; les mots de passe courants et votre propre adresse sont refusés',
      submit: 'Enregistrer le mot de passe',
      another: 'Demander un nouveau lien',
    },
  },
  invited:
    'Bienvenue. Choisissez un mot de passe pour votre nouveau compte ; la session s’ouvre aussitôt.',
  showPassword: 'Afficher le mot de passe',
  back: 'Retour à la connexion',
  notes: {
    mailed: 'S’il existe un compte à cette adresse, vous allez recevoir un lien.',
    set: 'Votre mot de passe est enregistré. Connectez-vous maintenant.',
    late: 'Le délai est dépassé. Veuillez vous reconnecter.',
    out: 'La session est fermée.',
  },
  errors: {
    credentials: 'L’adresse e-mail ou le mot de passe est incorrect.',
    code: 'Le code est incorrect ou a déjà servi.',
    link: 'Ce lien a déjà servi ou a expiré. Demandez-en un nouveau.',
    length: 'Saisissez de 12 à 1 024 caractères',
    common:
      'Ce mot de passe est trop facile à deviner. Choisissez-en un autre, par exemple quatre mots sans lien entre eux',
    ownAddress: 'Choisissez autre chose que votre adresse e-mail',
    tooMany: 'Trop de tentatives. Patientez quelques minutes avant de réessayer.',
    error: 'Nous sommes désolés, cette action n’a pas pu aboutir. Veuillez réessayer.',
    missing: 'Saisissez votre adresse e-mail et votre mot de passe',
  },
} satisfies Translated<typeof en>
