import type { Translated } from '@repo/platform/i18n/translated.ts'
import type { en } from './en.ts'

export const pt: Translated<typeof en> = {
  title: 'Quem somos: o que fazemos e o que não fazemos',
  description:
    'Empresa fundada em 2018, com escritórios em Londres e Lisboa: o que medimos no armazém, o que deixamos de fora e o que pode ser verificado antes de assinar.',
  heading: 'Dois escritórios, um só tema',
  lead: 'Localizamos empilhadores, paletes, ferramentas e pessoas em armazéns e apresentamos em relatórios o que as posições mostram. A empresa foi fundada em {year} e tem escritórios em Londres e Lisboa.',
  line: {
    title: 'Uma só escala para ambos',
    text: [
      'De Lisboa a Londres são {distance} pelo círculo máximo. Um impulso de rádio demoraria {time} a percorrê-los.',
      'No armazém, o mesmo impulso vai da tag à âncora. Aí, {short} correspondem a dez centímetros. O nosso trabalho consiste em medir o tempo com essa exatidão e em indicar os locais onde o aço o impede.',
      'Londres e Lisboa têm a mesma hora todo o ano. O que um escritório recebe de manhã pode ser lido no outro no mesmo dia.',
    ],
    caption:
      'Mapa da Europa Ocidental com uma linha reta de {distance} entre Lisboa e Londres e uma escala gráfica de {bar}.',
    block: [
      'As distâncias que passam pelo centro do mapa estão à escala',
      'Linha de costa: Natural Earth, domínio público',
    ],
  },
  scope: {
    title: 'O que fazemos e o que deixamos de fora',
    lead: 'Cada linha da direita é uma decisão. Se a função for necessária, é assegurada por outro sistema, ao qual podemos fornecer a posição.',
    do: 'O que fazemos',
    dont: 'O que deixamos de fora',
    rows: [
      [
        'Localizamos empilhadores, paletes, ferramentas e pessoas com tag.',
        'Não filmamos ninguém.',
      ],
      [
        'Apresentamos relatórios de velocidade, embates, inatividade e esperas por empilhador, local e turno.',
        'Não avaliamos os operadores nem os classificamos.',
      ],
      [
        'Avisamos o operador. O aviso é uma assistência.',
        'Não travamos nem abrandamos empilhadores, e o aviso não é uma função de segurança.',
      ],
      [
        'Entregamos posições e eventos ao WMS pela interface REST.',
        'Não planeamos encomendas nem atribuímos tarefas.',
      ],
      [
        'Indicamos a incerteza de cada posição.',
        'Não prometemos centímetros onde há aço entre a tag e a âncora.',
      ],
    ],
  },
  figures: {
    title: 'Como tratamos os valores',
    text: [
      'Todos os valores deste site estão numa única lista, com unidade, condição e origem. Os {count} resultados dos casos vêm de três clientes anónimos. O setor, a dimensão e o período não são publicados. Os resultados não são uma previsão para outro armazém e não devem ser somados.',
      'Os factos de fontes externas têm uma nota com endereço e data. A estimativa mostra as fórmulas, os pressupostos e a versão da lista de preços.',
    ],
    benefits: 'Os resultados e os seus limites',
    pricing: 'A estimativa e o seu método',
  },
  stay: {
    title: 'Ainda cá estaremos daqui a cinco anos?',
    text: [
      'Nenhuma página o pode provar. Não publicamos volume de negócios, número de colaboradores nem nomes de clientes. O que limita o risco está no contrato e na interface.',
    ],
    points: [
      'O contrato-piloto dura de um a três meses, com hardware gratuito.',
      'O plano Parceiro é um contrato de um ano. O hardware é alugado ou comprado.',
      'As posições e os eventos saem da plataforma por uma interface REST, pelo que os relatórios não dependem dos nossos ecrãs.',
      'A desmontagem e a devolução dos dados no fim do contrato definem-se na proposta. Convém perguntar antes de assinar.',
    ],
    contact: 'A quem escrever',
  },
}
