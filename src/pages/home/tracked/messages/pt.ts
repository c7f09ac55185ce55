import type { Translated } from '#src/i18n/translated.ts'
import type { en } from './en.ts'

export const pt = {
  heading: 'O que leva uma tag',
  figure: {
    tag: 'Tag UWB no tejadilho de proteção',
    ring: 'Círculo de incerteza',
    ringNote: 'Precisão 3D até {accuracy} cm, ampliado',
  },
  forklifts: {
    name: 'Empilhadores',
    text: 'Uma posição até {rate} vezes por segundo. Dela resultam a velocidade, a inatividade e a distância.',
  },
  pallets: {
    name: 'Paletes',
    text: 'Onde está cada uma, e desde quando. É daí que se lê o cumprimento do FIFO.',
  },
  tools: {
    name: 'Ferramentas',
    text: 'Onde cada uma foi vista pela última vez. A procura acaba num ponto da planta, não na outra ponta do armazém.',
  },
  people: {
    name: 'Pessoas',
    text: 'Os alertas de colisão abrangem também os peões que levem uma. Que posições se guardam, e por quanto tempo, acorda-se com a comissão de trabalhadores.',
  },
} satisfies Translated<typeof en>
