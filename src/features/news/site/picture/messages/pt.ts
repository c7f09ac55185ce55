import type { Translated } from '#src/i18n/translated.ts'
import type { en } from './en.ts'

export const pt = {
  plan: 'Planta de um armazém de exemplo',
  grid: 'Grelha {length}',
  origin: 'Simulado; o comprimento cotado está à escala',
  topics: {
    scatter: {
      caption:
        'Posições em torno de um ponto levantado. Os círculos e a dispersão estão muito ampliados; as âncoras estão à escala.',
      marks: [
        'Ponto levantado com fita métrica ou estação total',
        'Posições medidas: a sua dispersão é a precisão',
        'Desvio da média: a veracidade, que a média não melhora',
      ],
    },
    shadow: {
      caption:
        'Uma estante de aço cheia entre a âncora e a tag. O caminho direto está bloqueado: chega primeiro uma reflexão e a distância medida é demasiado longa.',
      marks: [
        'Âncora',
        'O caminho direto acaba no aço',
        'Sombra atrás da estante: aqui não chega nenhum impulso direto',
        'Reflexão na parede, um caminho mais longo',
      ],
    },
    ranging: {
      caption:
        'Uma tag e três âncoras. Cada distância medida coloca a tag num círculo; a posição está onde os três se encontram.',
      marks: [
        'Âncora com o círculo da sua distância',
        'Distância medida',
        'Tag num empilhador, com o seu círculo de incerteza',
      ],
    },
    geometry: {
      caption:
        'Quatro âncoras nos cantos de um edifício e um empilhador entre elas. Os caminhos até à tag cruzam-se em ângulos amplos e o erro é pequeno.',
      marks: ['Âncora no eixo dos pilares', 'Pilar', 'Tag: os caminhos chegam de quatro direções'],
    },
    speed: {
      caption:
        'Uma zona de velocidade em frente das estantes, um empilhador com carga que acaba de entrar e uma pessoa a pé.',
      marks: [
        'Limite da zona de velocidade',
        'Empilhador com carga e o rasto dos últimos segundos',
        'Pessoa a pé',
      ],
    },
    crossing: {
      caption:
        'Um empilhador e uma pessoa antes de um canto sem visibilidade. Cada um tem uma área que alcança antes de parar; onde as áreas se encontram há um alerta.',
      marks: [
        'Distância de paragem do empilhador com carga',
        'Pessoa a pé com tag',
        'Topo da estante que esconde um do outro',
      ],
    },
    standing: {
      caption:
        'Quatro empilhadores de uma frota: três estão parados ao lado e um, a caminho, esperou em quatro pontos. O tamanho do círculo é a duração da paragem.',
      marks: [
        'Estacionados: a posição por si só não indica se estão desligados ou inativos',
        'Espera no caminho',
        'Última paragem antes de pousar a carga',
      ],
    },
    flow: {
      caption:
        'Cinco canais de um armazenamento em bloco. Quanto mais escura é uma palete, mais antiga é; um empilhador recolhe uma fora de ordem.',
      marks: [
        'Palete mais antiga, a próxima a sair',
        'Palete recolhida fora de ordem',
        'Empilhador que a recolhe',
      ],
    },
    heat: {
      caption:
        'Passagens de empilhadores por quadrado de pavimento num turno. A cor mostra quanto um ponto é usado, não o perigo que tem.',
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
        'Uma ordem, da estante ao cais. O WMS indica a localização e o cais; o sistema de localização comunica o percurso.',
      marks: [
        'Localização indicada pela ordem',
        'Percurso medido do empilhador',
        'Ponto em frente do cais onde a ordem termina',
      ],
    },
    pilot: {
      caption:
        'Um armazém em duas metades. Uma tem âncoras e é medida, a outra fica como está até haver resultado.',
      marks: [
        'Metade com âncoras, onde mede o projeto-piloto',
        'Outra metade, para comparação',
        'Limite do projeto-piloto',
      ],
    },
  },
} satisfies Translated<typeof en>
