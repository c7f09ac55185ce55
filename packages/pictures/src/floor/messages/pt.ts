import type { Translated } from '@repo/platform/i18n/translated.ts'
import type { en } from './en.ts'

export const pt = {
  description:
    'Um armazém à noite, visto de cima em perspetiva: empilhadores com velocidade, posição e precisão, distâncias medidas às âncoras e alertas sobre dois empilhadores num cruzamento, um peão, um limite de velocidade, uma palete fora de ordem e uma ferramenta que sai do armazém.',
  dock: 'Cais {name}',
  aisle: 'Corredor {name}',
  pause: 'Pausar a animação',
  play: 'Reproduzir a animação',
  live: {
    loaded: '{name}, com carga',
    empty: '{name}, sem carga',
    speed: 'Velocidade',
    position: 'x; y',
    accuracyClaim: 'até {number} cm',
    accuracy: 'Precisão',
    speedZone: 'Zona de {limit}',
    alerts: {
      collision: {
        title: 'Alerta de colisão',
        place: 'Cruzamento {name}',
        text: '{a} e {b} chegam ao cruzamento ao mesmo tempo. O alerta chega aos dois operadores.',
        figures: ['Tempo até à colisão', 'Aproximação'],
      },
      person: {
        title: 'Alerta de colisão',
        place: 'Cruzamento {name}',
        text: '{a} aproxima-se do peão {b}. O alerta chega ao operador e ao peão.',
        figures: ['Tempo até à colisão', 'Aproximação'],
      },
      speeding: {
        title: 'Limite de velocidade excedido',
        place: 'Zona {name}',
        text: '{a} circula acima do limite da zona. O alerta chega ao operador.',
        figures: ['Velocidade', 'Limite'],
      },
      fifo: {
        title: 'Palete fora de ordem',
        place: 'Corredor {name}',
        text: '{a} recolhe uma palete, apesar de haver outra mais antiga. O alerta chega ao operador.',
        figures: ['Em stock há', 'Palete mais antiga'],
      },
      tool: {
        title: 'Ferramenta fora do armazém',
        place: 'Cais {name}',
        text: 'A ferramenta saiu pela porta do cais. A última posição fica registada.',
        figures: ['Ferramenta', 'No exterior há'],
      },
    },
    units: { speed: 'km/h', metre: 'm', second: 's', days: '{number} d' },
  },
} satisfies Translated<typeof en>
