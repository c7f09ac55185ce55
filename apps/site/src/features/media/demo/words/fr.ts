import type { Translated } from '@repo/platform/i18n/translated.ts'
import type { en } from './en.ts'

export const fr = {
  crossing: {
    title: 'Deux chariots à un croisement, un avertissement',
    description: [
      '0 s : F-07 arrive chargé par la gauche, à 8,6 km/h. Une personne munie d’un badge se dirige vers l’allée piétonne.',
      '3 s : F-07 entre dans la zone de vitesse et ralentit à 6 km/h.',
      '4 s : F-12 arrive par le bas. Les extrémités des palettiers les cachent l’un à l’autre.',
      '6 s : Les trajectoires prévues se rencontrent. L’endroit est dessiné en rouge et les deux caristes sont avertis.',
      '8 s : F-07 est à l’arrêt : c’est le cariste qui a freiné, pas le système. F-12 passe.',
      '10 s : La personne traverse sur l’allée piétonne.',
      '14 s : F-07 repart.',
      '15 s, sans son. Dessiné d’après un exemple d’entrepôt, aucun enregistrement chez un client. L’avertissement est une assistance et non une fonction de sécurité.',
    ],
  },
  'behind-steel': {
    title: 'De l’acier entre le tag et les ancres',
    description: [
      '0 s : Sur un chariot, un tag est en vue de quatre ancres sur six. L’erreur de position attendue est de 7 cm.',
      '1 s : Une paroi d’acier pivote, puis glisse devant le chariot.',
      '4 s : Trois ancres sont bloquées ; leurs signaux arrivent en retard, par réflexion, et sont écartés. Le cercle d’incertitude grandit, l’erreur attendue est de 32 cm et la classe est « faible ».',
      '7 s : La paroi est retirée. Quatre ancres sont de nouveau en vue et l’erreur est de 7 cm.',
      '11 s, sans son. Calculé pour un exemple d’entrepôt, aucun enregistrement chez un client. Le cercle est agrandi dix fois.',
    ],
  },
  'fifo-lane': {
    title: 'Quelle palette sort ensuite : un couloir FIFO',
    description: [
      '0 s : Six couloirs de stockage de masse, vus de dessus. Chaque palette porte le jour de son arrivée. F-05 arrive par le bas.',
      '4 s : Il s’arrête devant le couloir L4. La palette de devant est arrivée le 2 novembre, avant toutes les autres ; elle est marquée comme la prochaine à sortir.',
      '8 s : Les fourches l’ont prise. La marque passe au couloir L3, sur une palette du 3 novembre.',
      '11 s : F-05 recule avec sa charge.',
      'Un emplacement en pointillés reste visible en L3 : une palette y a été prise hors de son tour.',
      '14 s, sans son. Dessiné d’après un exemple d’entrepôt, aucun enregistrement chez un client.',
    ],
  },
} satisfies Translated<typeof en>
