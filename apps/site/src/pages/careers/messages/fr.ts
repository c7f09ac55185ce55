import type { Translated } from '@repo/platform/i18n/translated.ts'
import type { en } from './en.ts'

export const fr: Translated<typeof en> = {
  title: 'Carrières : offres d’emploi',
  description:
    'Offres d’emploi à Londres et à Lisbonne, comment être informé de la prochaine et comment envoyer une candidature spontanée.',
  heading: 'Offres d’emploi',
  lead: 'Notre matière, ce sont des positions : en mètres, avec leur marge d’erreur. Les postes à pourvoir figurent sur cette page, chacun avec sa rémunération, son lieu et ses missions.',
  openings: {
    none: 'Aucun poste n’est à pourvoir pour le moment.',
    next: 'Nous ne constituons pas de vivier de candidatures. La newsletter annonce la prochaine offre. Si votre expérience peut nous être utile, envoyez-nous une candidature spontanée.',
    allGenders: '(H/F)',
    posted: 'publiée le {date}',
    apply: 'Postuler',
  },
  desk: {
    caption:
      'Plan d’un petit bureau à côté de l’entrepôt : une table avec deux écrans, une chaise vide, un mur avec une porte ouverte, deux rangées de palettiers et un chariot à l’arrêt.',
    free: 'libre',
    block: ['Entrepôt avec bureau, plan', 'Trame de 2 m, exemple d’entrepôt'],
  },
  unasked: {
    title: 'Candidature spontanée',
    points: {
      what: {
        name: 'Que nous envoyer',
        text: 'Une page suffit : ce que vous avez construit, installé ou découvert, et dans quel entrepôt ou quel système cela fonctionne. Un lien en dit plus qu’un diplôme.',
      },
      where: {
        name: 'Où',
        text: 'Londres ou Lisbonne. Chaque offre précise si le poste peut être occupé à distance.',
      },
      pay: {
        name: 'Rémunération',
        text: 'Chaque offre indique une fourchette. Pour une candidature spontanée, nous n’en indiquons pas.',
      },
    },
    subject: 'Candidature spontanée',
    newsletter: 'Être informé par la newsletter',
    privacy: 'Ce que deviennent vos données',
  },
}
