import { pt as shared } from '@repo/platform/facts/messages/pt.ts'
import type { Translated } from '@repo/platform/i18n/translated.ts'
import type { en } from './en.ts'

export const pt = {
  title: 'Produção: brevemente',
  description:
    'Ferramentas, kits, comboio logístico e produto em curso: quatro perguntas em aberto sobre localização na produção e o que lá já funciona.',
  heading: 'A linha de produção está meio desenhada',
  lead: 'A produção está prevista. Ainda não há módulo, data nem projeto-piloto, por isso esta página reúne o que é preciso perguntar antes de continuar o desenho.',
  caption:
    'Uma linha com quatro postos. A cheio, o que hoje pode levar uma tag: empilhadores, carros e ferramentas. Em linhas de construção, o que está em aberto. De cada pergunta sai uma linha de chamada até ao seu lugar.',
  questions: {
    title: 'Quatro perguntas que temos',
    lead: 'Se alguém conhecer a resposta na sua própria fábrica, gostaríamos de a ouvir.',
    items: [
      'Que ferramentas só podem ser usadas num posto, e quem autoriza as exceções?',
      'Como se reconhece um kit: pelo carro, pela encomenda ou pelo lugar na estante?',
      'O comboio logístico segue um horário ou as necessidades da linha?',
      'Onde espera o produto em curso durante uma mudança de série, e quem tem de o encontrar?',
    ],
  },
  useCases: shared.useCases,
  works: {
    title: 'O que já funciona na produção',
    lead: 'Empilhadores, paletes e ferramentas localizam-se numa fábrica tal como num armazém. Aplicam-se também estes casos de utilização da logística.',
    items: {
      'fleet-safety':
        'Cruzamentos entre a linha e o armazém, zonas de velocidade junto às vias pedonais',
      'stock-management':
        'O ponto de depósito de cada palete de peças e o tempo de procura do abastecimento',
      'performance-monitoring': 'Os tempos de espera nos pontos de entrega da linha',
    },
    limit:
      'As máquinas de aço cortam a linha de vista, tal como as estantes; por isso, também aqui se começa pela visita técnica. Para que serve a localização na produção está descrito na literatura técnica.[^manufacturingUses]',
  },
  demo: 'Descrever a sua linha',
  newsletter: 'Receber a notícia por e-mail',
} satisfies Translated<typeof en>
