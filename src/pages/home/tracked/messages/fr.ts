import type { Translated } from '#src/i18n/translated.ts'
import type { en } from './en.ts'

export const fr = {
  heading: 'Ce qui porte un tag',
  figure: {
    tag: 'Tag (balise mobile) sur le protège-conducteur',
    ring: 'Cercle d’incertitude',
    ringNote: 'Précision 3D jusqu’à {accuracy} cm, agrandi',
  },
  forklifts: {
    name: 'Chariots',
    text: 'Une position jusqu’à {rate} fois par seconde. La vitesse, l’inactivité et la distance s’en déduisent.',
  },
  pallets: {
    name: 'Palettes',
    text: 'Où se trouve chacune, et depuis quand. Le respect du FIFO s’y lit.',
  },
  tools: {
    name: 'Outillage',
    text: 'Le dernier endroit où chaque outil a été vu. La recherche s’arrête à un point du plan, pas à l’autre bout du bâtiment.',
  },
  people: {
    name: 'Personnes',
    text: 'Les alertes de collision couvrent aussi les piétons qui en portent un. Quelles positions sont conservées, et combien de temps, se fixe avec le CSE.',
  },
} satisfies Translated<typeof en>
