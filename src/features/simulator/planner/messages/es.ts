import type { Translated } from '#src/i18n/translated.ts'
import type { en } from './en.ts'

export const es = {
  title: 'Dibuje su nave',
  lead: 'Empiece con una plantilla, con su estimación o con un plano propio. Nada sale de este dispositivo.',
  template: 'Empezar con',
  templateNames: {
    'medium-store': 'Almacén mediano, 6 pasillos',
    'two-blocks': 'Dos bloques, 30 pasillos',
    'distribution-centre': 'Centro de distribución, 20 pasillos',
    'empty-floor': 'Superficie vacía',
  },
  canvas: 'Plano de la nave con su mapa',
} satisfies Translated<typeof en>
