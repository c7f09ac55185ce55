import { pt as shared } from '@repo/platform/facts/messages/pt.ts'
import type { Translated } from '@repo/platform/i18n/translated.ts'
import type { en } from './en.ts'

export const pt = {
  title: 'Retalho: brevemente',
  description:
    'Encomendas por levantar, contentores rolantes, cadeia de frio e armazém da loja: quatro perguntas em aberto e o que já funciona hoje.',
  heading: 'O armazém da loja ainda é um esboço',
  lead: 'O retalho está previsto. Ainda não há módulo, data nem projeto-piloto, por isso esta página mostra o que tem de ficar claro primeiro.',
  caption:
    'O armazém de uma loja. A cheio, estantes e contentores rolantes que hoje podem levar uma tag. Em linhas de construção, as salas e os percursos ainda em aberto. Os números correspondem às perguntas.',
  questions: {
    title: 'Quatro perguntas às lojas',
    lead: 'Uma loja não é um armazém: é mais pequena e nela andam clientes.',
    items: [
      'Onde espera uma encomenda online até ser levantada, e quantas vezes é preciso encontrá-la?',
      'Quantos contentores rolantes há no armazém da loja, e quantos regressam?',
      'Que percursos do cais para a área de venda cruzam os dos clientes?',
      'Quanto tempo pode um contentor ficar fora da câmara frigorífica, e quem tem de agir?',
    ],
  },
  useCases: shared.useCases,
  works: {
    title: 'O que já funciona antes da loja',
    lead: 'Um centro de distribuição que abastece lojas é um armazém. Aí aplicam-se estes casos de utilização da logística.',
    items: {
      'stock-management': 'O ponto de depósito de paletes e contentores rolantes antes da carga',
      'performance-monitoring': 'Os tempos de espera nos cais, da encomenda ao primeiro movimento',
      'fifo-compliance': 'As paletes que saem fora de ordem, com canal, hora e motivo',
    },
    limit:
      'O índice de proteção nada diz sobre a condensação em câmaras frigoríficas,[^iec60529] e localizar não é medir a temperatura.',
  },
  demo: 'Descrever as suas lojas',
  newsletter: 'Receber a notícia por e-mail',
} satisfies Translated<typeof en>
