import type { Translated } from '@repo/platform/i18n/translated.ts'
import type { en } from './en.ts'

export const pt = {
  heading: 'O que é localizado',
  lead: 'Cada tag é fixada no ponto em que o aço e as cargas menos obstruem o sinal. As alturas estão à escala.',
  detail: 'Pormenor 4 : 1',
  forklifts: {
    name: 'Empilhadores',
    mount: 'no tejadilho de proteção',
    text: 'A posição é atualizada até {rate} vezes por segundo. Dela resultam a velocidade, a inatividade e a distância percorrida.',
  },
  pallets: {
    name: 'Paletes',
    mount: 'no taco da palete',
    text: 'Sabe-se onde está cada palete e desde quando. Assim se verifica o cumprimento do FIFO.',
  },
  tools: {
    name: 'Ferramentas',
    mount: 'na carcaça',
    text: 'A planta do armazém indica o último local conhecido de cada ferramenta, o que encurta o tempo de procura.',
  },
  people: {
    name: 'Pessoas',
    mount: 'no colete ou crachá',
    text: 'Os alertas de colisão abrangem também os peões com tag. Com a comissão de trabalhadores acorda-se que posições se guardam e durante quanto tempo.',
  },
} satisfies Translated<typeof en>
