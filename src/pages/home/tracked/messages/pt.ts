import type { Translated } from '#src/i18n/translated.ts'
import type { en } from './en.ts'

export const pt = {
  heading: 'O que leva uma tag',
  lead: 'Uma tag por objeto, fixada onde o aço e as cargas menos a tapam. As alturas estão à escala.',
  detail: 'Pormenor 4 : 1',
  forklifts: {
    name: 'Empilhadores',
    mount: 'no tejadilho de proteção',
    text: 'Uma posição até {rate} vezes por segundo. Dela resultam a velocidade, a inatividade e a distância percorrida.',
  },
  pallets: {
    name: 'Paletes',
    mount: 'no pé da palete',
    text: 'A localização de cada palete, e desde quando. Assim se verifica o cumprimento do FIFO.',
  },
  tools: {
    name: 'Ferramentas',
    mount: 'na carcaça',
    text: 'O último local conhecido de cada ferramenta. A procura acaba num ponto da planta do armazém, não na outra ponta.',
  },
  people: {
    name: 'Pessoas',
    mount: 'colete ou crachá',
    text: 'Os alertas de colisão abrangem também os peões com tag. Que posições se guardam, e por quanto tempo, acorda-se com a comissão de trabalhadores.',
  },
} satisfies Translated<typeof en>
