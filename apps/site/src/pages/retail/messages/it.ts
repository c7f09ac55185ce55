import { it as shared } from '@repo/platform/facts/messages/it.ts'
import type { Translated } from '@repo/platform/i18n/translated.ts'
import type { en } from './en.ts'

export const it = {
  title: 'Retail: in arrivo',
  description:
    'Ordini da ritirare, roll container, catena del freddo e retro del negozio: quattro domande aperte sulla localizzazione e che cosa funziona già.',
  heading: 'Il retro del negozio è ancora uno schizzo',
  lead: 'Il retail è previsto. Non ci sono ancora un modulo, una data o un progetto pilota; perciò questa pagina mostra che cosa va chiarito prima.',
  caption:
    'Il retro di un negozio. A tratto pieno gli scaffali e i roll container che oggi possono portare un tag. Con linee di costruzione i locali e i percorsi ancora aperti. I numeri rimandano alle domande.',
  questions: {
    title: 'Quattro domande ai negozi',
    lead: 'Un negozio non è un magazzino: è più piccolo e ci passano i clienti.',
    items: [
      'Dove aspetta un ordine online fino al ritiro, e quante volte lo si cerca?',
      'Quanti roll container ci sono nel retro, e quanti tornano indietro?',
      'Quali percorsi dalla baia all’area di vendita incrociano quelli dei clienti?',
      'Per quanto tempo un roll container può restare fuori dalla cella, e chi deve intervenire?',
    ],
  },
  useCases: shared.useCases,
  works: {
    title: 'Che cosa funziona già a monte del negozio',
    lead: 'Un centro di distribuzione che rifornisce negozi è un magazzino. Lì valgono questi casi d’uso della logistica.',
    items: {
      'stock-management': 'Il punto di deposito di pallet e roll container prima del carico',
      'performance-monitoring': 'I tempi di attesa alle baie, dall’ordine al primo movimento',
      'fifo-compliance': 'I pallet che escono fuori ordine, con canale, ora e motivo',
    },
    limit:
      'Il grado di protezione non dice nulla della condensa in cella frigorifera,[^iec60529] e localizzare non significa misurare la temperatura.',
  },
  demo: 'Descrivici i negozi',
  newsletter: 'Ricevi la notizia per e-mail',
} satisfies Translated<typeof en>
