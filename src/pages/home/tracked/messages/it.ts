import type { Translated } from '#src/i18n/translated.ts'
import type { en } from './en.ts'

export const it = {
  heading: 'Che cosa porta un tag',
  figure: {
    tag: 'Tag UWB sul tetto di protezione',
    ring: 'Cerchio di incertezza',
    ringNote: 'Precisione 3D fino a {accuracy} cm, ingrandito',
  },
  forklifts: {
    name: 'Carrelli',
    text: 'Una posizione fino a {rate} volte al secondo. Da lì si ricavano velocità, inattività e distanza.',
  },
  pallets: {
    name: 'Pallet',
    text: 'Dove si trova ciascuno, e da quando. Da lì si legge il rispetto del FIFO.',
  },
  tools: {
    name: 'Utensili',
    text: 'Dove ciascuno è stato visto l’ultima volta. La ricerca finisce in un punto della pianta, non all’altro capo del capannone.',
  },
  people: {
    name: 'Persone',
    text: 'Gli avvisi di collisione valgono anche per i pedoni che ne portano uno. Quali posizioni si conservano, e per quanto, si concorda con la RSU.',
  },
} satisfies Translated<typeof en>
