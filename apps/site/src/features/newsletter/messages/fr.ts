import type { Translated } from '@repo/platform/i18n/translated.ts'
import type { en } from './en.ts'

export const fr = {
  description:
    'Confirmer ou annuler l’inscription à la newsletter de {brand} : chaque e-mail traite d’un seul sujet, et le désabonnement se fait en un clic.',
  confirm: {
    title: 'Confirmez votre inscription',
    lead: 'Cliquez sur le bouton pour recevoir la newsletter de {brand}.',
    button: 'Confirmer l’inscription',
  },
  confirmed: {
    title: 'Votre inscription est confirmée',
    lead: 'Vous recevrez la prochaine newsletter. Chaque e-mail contient un lien de désabonnement.',
  },
  unsubscribe: {
    title: 'Se désabonner de la newsletter',
    lead: 'Cliquez sur le bouton pour ne plus recevoir la newsletter.',
    button: 'Se désabonner',
  },
  unsubscribed: {
    title: 'Votre désabonnement est enregistré',
    lead: 'Vous ne recevrez plus la newsletter. Vous pouvez vous réinscrire à tout moment.',
  },
  expired: {
    title: 'Ce lien n’est plus valable',
    lead: 'Un lien de confirmation est valable 7 jours, ou jusqu’au désabonnement. Vous pouvez vous réinscrire à tout moment.',
  },
  mail: {
    subject: 'Confirmez votre inscription à la newsletter de {brand}',
    ask: 'Cette adresse a été saisie pour recevoir la newsletter de {brand}. Si vous souhaitez la recevoir, ouvrez cette page et cliquez sur le bouton :',
    deadline: 'Le lien est valable 7 jours.',
    ignore:
      'Si cette demande ne vient pas de vous, vous n’avez rien à faire : sans confirmation, vous ne recevrez pas la newsletter.',
    leave: 'Pour désabonner cette adresse :',
  },
} satisfies Translated<typeof en>
