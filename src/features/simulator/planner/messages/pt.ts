import type { Translated } from '#src/i18n/translated.ts'
import type { en } from './en.ts'

export const pt = {
  title: 'Desenhe o seu armazém',
  lead: 'Comece com um modelo, com a sua estimativa ou com uma planta sua. Nada sai deste dispositivo.',
  template: 'Começar com',
  templateNames: {
    'medium-store': 'Armazém médio, 6 corredores',
    'two-blocks': 'Dois blocos, 30 corredores',
    'distribution-centre': 'Centro de distribuição, 20 corredores',
    'empty-floor': 'Superfície vazia',
  },
  canvas: 'Planta do armazém com o seu mapa',
} satisfies Translated<typeof en>
