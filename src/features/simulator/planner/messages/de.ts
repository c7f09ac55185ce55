import type { Translated } from '#src/i18n/translated.ts'
import type { en } from './en.ts'

export const de = {
  title: 'Ihre Halle zeichnen',
  lead: 'Beginnen Sie mit einer Vorlage, mit Ihrer Schätzung oder mit einem eigenen Plan. Nichts verlässt dieses Gerät.',
  template: 'Beginnen mit',
  templateNames: {
    'medium-store': 'Mittleres Lager, 6 Gänge',
    'two-blocks': 'Zwei Blöcke, 30 Gänge',
    'distribution-centre': 'Verteilzentrum, 20 Gänge',
    'empty-floor': 'Leere Fläche',
  },
  canvas: 'Plan der Halle mit ihrer Karte',
} satisfies Translated<typeof en>
