import type { Translated } from '@repo/platform/i18n/translated.ts'
import type { en } from './en.ts'

export const it = {
  heading: 'Che cosa si localizza',
  lead: 'Un tag ciascuno, fissato dove acciaio e carichi lo schermano meno. Le altezze sono in scala.',
  detail: 'Dettaglio 4 : 1',
  forklifts: {
    name: 'Carrelli',
    mount: 'sul tettuccio di protezione',
    text: 'La posizione si aggiorna fino a {rate} volte al secondo. Se ne ricavano velocità, inattività e distanza percorsa.',
  },
  pallets: {
    name: 'Pallet',
    mount: 'nel blocchetto',
    text: 'Di ogni pallet si conosce l’ubicazione, e da quando vi si trova. Così si verifica il rispetto del FIFO.',
  },
  tools: {
    name: 'Attrezzature',
    mount: 'sull’involucro',
    text: 'L’ultima posizione nota di ogni attrezzatura è segnata sulla planimetria. Il tempo di ricerca si riduce.',
  },
  people: {
    name: 'Persone',
    mount: 'gilet o badge',
    text: 'Gli avvisi di collisione valgono anche per i pedoni dotati di tag. Quali posizioni si conservano, e per quanto, si concorda con la RSU.',
  },
} satisfies Translated<typeof en>
