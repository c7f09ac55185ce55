import type { Translated } from '#src/i18n/translated.ts'
import type { en } from './en.ts'

export const it = {
  heading: 'Che cosa porta un tag',
  lead: 'Un tag per oggetto, fissato dove acciaio e carichi lo schermano meno. Le altezze sono in scala.',
  detail: 'Dettaglio 4 : 1',
  forklifts: {
    name: 'Carrelli',
    mount: 'sul tettuccio di protezione',
    text: 'Una posizione fino a {rate} volte al secondo. Così si ricavano velocità, inattività e distanza percorsa.',
  },
  pallets: {
    name: 'Pallet',
    mount: 'nel piede del pallet',
    text: 'L’ubicazione di ogni pallet, e da quando. Così si verifica il rispetto del FIFO.',
  },
  tools: {
    name: 'Attrezzature',
    mount: 'sulla carcassa',
    text: 'L’ultima posizione nota di ogni attrezzo. La ricerca finisce in un punto della planimetria, non all’altro capo del magazzino.',
  },
  people: {
    name: 'Persone',
    mount: 'gilet o badge',
    text: 'Gli avvisi di collisione valgono anche per i pedoni dotati di tag. Quali posizioni si conservano, e per quanto, si concorda con la RSU.',
  },
} satisfies Translated<typeof en>
