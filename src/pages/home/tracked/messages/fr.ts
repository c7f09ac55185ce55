import type { Translated } from '#src/i18n/translated.ts'
import type { en } from './en.ts'

export const fr = {
  heading: 'Ce qui porte un tag',
  lead: 'Un tag (balise mobile) par objet, fixé là où l’acier et les charges le masquent le moins. Les hauteurs sont à l’échelle.',
  detail: 'Détail 4 : 1',
  forklifts: {
    name: 'Chariots',
    mount: 'sur le protège-conducteur',
    text: 'Une position jusqu’à {rate} fois par seconde. La vitesse, l’inactivité et la distance parcourue s’en déduisent.',
  },
  pallets: {
    name: 'Palettes',
    mount: 'dans le plot de la palette',
    text: 'L’emplacement de chaque palette, et depuis quand elle y est. Le respect du FIFO se vérifie ainsi.',
  },
  tools: {
    name: 'Outillage',
    mount: 'sur le boîtier',
    text: 'Le dernier endroit connu de chaque outil. La recherche s’arrête à un point du plan, pas à l’autre bout du bâtiment.',
  },
  people: {
    name: 'Personnes',
    mount: 'gilet ou badge',
    text: 'Les alertes de collision couvrent aussi les piétons équipés d’un tag. Quelles positions sont conservées, et combien de temps, se fixe avec le CSE.',
  },
} satisfies Translated<typeof en>
