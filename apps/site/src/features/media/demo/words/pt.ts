import type { Translated } from '@repo/platform/i18n/translated.ts'
import type { en } from './en.ts'

export const pt = {
  crossing: {
    title: 'Dois empilhadores num cruzamento, um aviso',
    description: [
      '0 s: O F-07 chega com carga da esquerda, a 8,6 km/h. Uma pessoa com cartão dirige-se à via pedonal.',
      '3 s: O F-07 entra na zona de velocidade e abranda para 6 km/h.',
      '4 s: O F-12 chega de baixo. Os topos das estantes escondem-nos um do outro.',
      '6 s: As trajetórias previstas encontram-se. O local é desenhado a vermelho e ambos os operadores são avisados.',
      '8 s: O F-07 está parado: foi o operador que travou, não o sistema. O F-12 passa.',
      '10 s: A pessoa atravessa na via pedonal.',
      '14 s: O F-07 retoma a marcha.',
      '15 s, sem som. Desenhado a partir de um armazém de exemplo, não é uma gravação de um cliente. O aviso é uma assistência, não uma função de segurança.',
    ],
  },
  'behind-steel': {
    title: 'Aço entre a tag e as âncoras',
    description: [
      '0 s: Num empilhador, uma tag tem à vista quatro de seis âncoras. O erro de posição esperado é de 7 cm.',
      '1 s: Uma parede de aço é rodada e empurrada para a frente do empilhador.',
      '4 s: Três âncoras estão bloqueadas; os seus sinais chegam atrasados, por reflexão, e são rejeitados. O círculo de incerteza cresce, o erro esperado é de 32 cm e a classe é «fraca».',
      '7 s: A parede é retirada. Há de novo quatro âncoras à vista e o erro é de 7 cm.',
      '11 s, sem som. Calculado para um armazém de exemplo, não é uma gravação de um cliente. O círculo está ampliado dez vezes.',
    ],
  },
  'fifo-lane': {
    title: 'Que palete é a seguinte: canais FIFO',
    description: [
      '0 s: Seis canais de armazenamento em bloco, vistos de cima. Cada palete tem o dia da sua chegada. O F-05 chega de baixo.',
      '4 s: Para no canal L4. A palete da frente chegou a 2 de novembro, antes de todas as outras; está marcada como a próxima a sair.',
      '8 s: Os garfos já a têm. A marca passa para o canal L3, para uma palete de 3 de novembro.',
      '11 s: O F-05 recua com a carga.',
      'Em L3 continua visível um lugar tracejado: dali foi retirada uma palete fora da ordem.',
      '14 s, sem som. Desenhado a partir de um armazém de exemplo, não é uma gravação de um cliente.',
    ],
  },
} satisfies Translated<typeof en>
