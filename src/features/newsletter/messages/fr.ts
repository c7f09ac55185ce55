import type { Translated } from '#src/i18n/translated.ts'
import type { en } from './en.ts'

export const fr = {
  description:
    'Confirmer ou annuler l’inscription à la lettre d’information de {brand} : un e-mail, un sujet, le désabonnement en un clic.',
  confirm: {
    title: 'Confirmez votre inscription',
    lead: 'Cliquez sur le bouton pour recevoir la lettre d’information de {brand}.',
    button: 'Confirmer l’inscription',
  },
  confirmed: {
    title: 'Votre inscription est confirmée',
    lead: 'Vous recevrez la prochaine lettre d’information. Chaque e-mail contient un lien de désabonnement.',
  },
  unsubscribe: {
    title: 'Se désabonner de la lettre d’information',
    lead: 'Cliquez sur le bouton pour ne plus recevoir la lettre d’information.',
    button: 'Se désabonner',
  },
  unsubscribed: {
    title: 'Votre désabonnement est enregistré',
    lead: 'Vous ne recevrez plus la lettre d’information. Vous pouvez vous réinscrire à tout moment.',
  },
  expired: {
    title: 'Ce lien n’est plus valable',
    lead: 'Un lien de confirmation est valable 7 jours, ou jusqu’au désabonnement. Vous pouvez vous réinscrire à tout moment.',
  },
  mail: {
    subject: 'Confirmez votre inscription à la lettre d’information de {brand}',
    ask: 'Cette adresse a été saisie pour recevoir la lettre d’information de {brand}. Si vous souhaitez la recevoir, ouvrez cette page et cliquez sur le bouton :',
    deadline: 'Le lien est valable 7 jours.',
    ignore:
      'Si cette demande ne vient pas de vous, vous n’avez rien à faire : sans confirmation, vous ne recevrez pas la lettre d’information.',
    leave: 'Pour désabonner cette adresse :',
  },
} satisfies Translated<typeof en>
