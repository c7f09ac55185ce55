import type { Translated } from '@repo/platform/i18n/translated.ts'
import type { en } from './en.ts'

export const pt = {
  plan: 'Planta de um armazém de exemplo',
  grid: 'Grelha de {length}',
  origin: 'Dados simulados; o comprimento cotado está à escala',
  topics: {
    scatter: {
      caption:
        'Posições em torno de um ponto levantado. Os círculos e a dispersão estão muito ampliados; as âncoras estão à escala.',
      marks: [
        'Ponto levantado com fita métrica ou estação total',
        'Posições medidas: a sua dispersão é a fidelidade',
        'Desvio entre a média e o ponto: a justeza, que mais medições não melhoram',
      ],
    },
    shadow: {
      caption:
        'Uma estante de aço cheia entre a âncora e a tag. O percurso direto está bloqueado: chega primeiro uma reflexão e a distância medida é demasiado grande.',
      marks: [
        'Âncora',
        'O percurso direto acaba no aço',
        'Sombra atrás da estante: aqui não chega nenhum impulso direto',
        'Reflexão na parede, um percurso mais longo',
      ],
    },
    ranging: {
      caption:
        'Uma tag e três âncoras. Cada distância medida coloca a tag num círculo; a posição está onde os três círculos se cruzam.',
      marks: [
        'Âncora com o círculo da sua distância',
        'Distância medida',
        'Tag num empilhador, com o seu círculo de incerteza',
      ],
    },
    geometry: {
      caption:
        'Quatro âncoras nos cantos de um armazém e um empilhador entre elas. Os percursos até à tag cruzam-se em ângulos amplos e o erro é pequeno.',
      marks: ['Âncora no eixo dos pilares', 'Pilar', 'Tag: os percursos chegam de quatro direções'],
    },
    speed: {
      caption:
        'Uma zona de velocidade em frente das estantes, um empilhador com carga que acaba de entrar e um peão.',
      marks: [
        'Limite da zona de velocidade',
        'Empilhador com carga e o rasto dos últimos segundos',
        'Peão',
      ],
    },
    crossing: {
      caption:
        'Um empilhador e um peão antes de um canto sem visibilidade. Cada um tem uma área que ainda percorre antes de parar; onde as áreas se sobrepõem há um alerta.',
      marks: [
        'Distância de paragem do empilhador com carga',
        'Peão com tag',
        'Extremo da estante que tira a visibilidade',
      ],
    },
    standing: {
      caption:
        'Quatro empilhadores de uma frota: três estão estacionados e o quarto, em percurso, esperou em quatro pontos. O tamanho do círculo é a duração da paragem.',
      marks: [
        'Estacionados: a posição por si só não indica se estão desligados ou inativos',
        'Espera durante o percurso',
        'Última paragem antes de pousar a carga',
      ],
    },
    flow: {
      caption:
        'Cinco canais de uma zona de armazenamento em bloco. Quanto mais escura é uma palete, mais antiga é; um empilhador recolhe uma fora de ordem.',
      marks: [
        'Palete mais antiga, a próxima a sair',
        'Palete recolhida fora de ordem',
        'Empilhador que a recolhe',
      ],
    },
    heat: {
      caption:
        'Passagens de empilhadores por quadrado de pavimento num turno. A cor mostra o número de passagens, não o nível de perigo.',
      marks: ['Cruzamento com mais passagens', 'Via principal', 'Via lateral com poucas passagens'],
    },
    privacy: {
      caption: 'Uma pessoa com tag e uma sala em que ninguém é localizado. O rasto acaba à porta.',
      marks: [
        'Sala sem posições: refeitório, primeiros socorros, comissão de trabalhadores',
        'Porta: aqui acabam as posições',
        'Pessoa com tag na zona de trabalho',
      ],
    },
    exchange: {
      caption:
        'Uma tarefa, da estante ao cais. O WMS indica a localização e o cais; o sistema de localização comunica o percurso.',
      marks: [
        'Localização indicada na tarefa',
        'Percurso medido do empilhador',
        'Ponto em frente do cais onde a tarefa termina',
      ],
    },
    pilot: {
      caption:
        'Um armazém em duas metades. Uma tem âncoras e é medida, a outra fica como está até haver resultado.',
      marks: [
        'Metade com âncoras, onde se fazem as medições do projeto-piloto',
        'Outra metade, para comparação',
        'Limite do projeto-piloto',
      ],
    },
  },
} satisfies Translated<typeof en>
