import type { Translated } from '@repo/platform/i18n/translated.ts'
import type { en } from './en.ts'

export const fr = {
  heading: 'Ce que l’on localise',
  lead: 'Chaque objet porte un tag (balise mobile), fixé là où l’acier et les charges le masquent le moins. Les hauteurs sont à l’échelle.',
  detail: 'Détail 4 : 1',
  forklifts: {
    name: 'Chariots',
    mount: 'sur le protège-conducteur',
    text: 'La position est mesurée jusqu’à {rate} fois par seconde. La vitesse, l’inactivité (sous tension, à l’arrêt, sans travail) et la distance parcourue s’en déduisent.',
  },
  pallets: {
    name: 'Palettes',
    mount: 'dans un plot',
    text: 'L’emplacement de chaque palette et la date de sa mise en stock : de quoi contrôler le respect du FIFO.',
  },
  tools: {
    name: 'Outillage',
    mount: 'sur le boîtier',
    text: 'La dernière position connue de chaque outil. Un point sur le plan évite de chercher dans tout le bâtiment.',
  },
  people: {
    name: 'Personnes',
    mount: 'gilet ou badge',
    text: 'Les alertes de collision couvrent aussi les piétons équipés d’un tag. Les positions à conserver et leur durée de conservation sont décidées après consultation du CSE.',
  },
} satisfies Translated<typeof en>
