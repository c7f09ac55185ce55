import type { Translated } from '#src/i18n/translated.ts'
import type { en } from './en.ts'

export const it = {
  title: 'Disegni il suo magazzino',
  lead: 'Parta da un modello, dalla sua stima o da una planimetria sua. Niente lascia questo dispositivo.',
  template: 'Partire da',
  templateNames: {
    'medium-store': 'Magazzino medio, 6 corsie',
    'two-blocks': 'Due blocchi, 30 corsie',
    'distribution-centre': 'Centro di distribuzione, 20 corsie',
    'empty-floor': 'Superficie vuota',
  },
  canvas: 'Planimetria del magazzino con la sua mappa',
} satisfies Translated<typeof en>
