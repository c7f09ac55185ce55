import type { Translated } from '#src/i18n/translated.ts'
import type { en } from './en.ts'

export const pt = {
  title: 'Como se calcula a estimativa',
  lead: 'Cada fórmula e cada pressuposto, retirados da tabela com que trabalha a calculadora acima: versão {version}, publicada em {date}.',
  does: [
    {
      title: 'Começa pelas quantidades',
      text: 'Da área e dos corredores resultam as âncoras; dos empilhadores, as tags; de ambos, os dias de técnico. Os preços e os salários são os do seu país.',
    },
    {
      title: 'Aplica os resultados dos casos em parte',
      text: 'Cada efeito é multiplicado por um peso conforme o seu objetivo, por um fator do seu setor e pelo que se alcança no período contratual.',
    },
    {
      title: 'Conta cada hora libertada uma vez',
      text: 'Dessa hora, {money} contam como mão de obra poupada e, no máximo, {sold} como movimentação vendida. Dois resultados dos casos ficam de fora, porque contariam de novo a mesma hora: menos {response} de tempo de resposta às encomendas e menos {night} de empilhadores no turno da noite.',
    },
    {
      title: 'Abrange o primeiro período contratual',
      text: 'O hardware, a instalação e as mensalidades de software de todo o período contam como investimento. Por isso, o prazo de recuperação é mais longo do que se contasse só o hardware.',
    },
  ],
  formulas: 'Fórmulas',
  formulaGroups: {
    quantities: 'Âncoras, tags e gateways',
    investment: 'Investimento',
    hours: 'Horas e eficiência',
    safety: 'Segurança e conformidade',
    profit: 'Movimentação e lucro',
    payback: 'Retorno, recuperação e CO₂',
  },
  exceptions: 'Exceções: {list}.',
  constantGroups: {
    quantities: 'Pressupostos: quantidades',
    prices: 'Pressupostos: preços e instalação',
    benefits: 'Pressupostos: efeitos',
    defaults: 'Pressupostos: valores dos campos vazios',
  },
  legend:
    'Dado nosso: um valor indicado por nós. Fonte pública: um valor publicado. Calculado: resulta dos anteriores. Estimativa nossa: não se encontrou nenhum valor publicado; o intervalo mostra o que é plausível.',
  weights: 'Objetivos e setores',
  weightsCaption: 'Quanto conta cada efeito para cada objetivo',
  objective: 'Objetivo',
  levers: {
    impacts: 'Embates',
    compliance: 'Conformidade',
    idling: 'Inatividade',
    search: 'Procura',
    retrieval: 'Recolha',
    rightSizing: 'Dimensionamento',
    throughput: 'Movimentação',
  },
  countries: 'Países',
  countriesCaption: 'Preços, salários e energia por país, sem IVA, na moeda do país',
  columns: {
    currency: 'Moeda',
    vatRate: 'IVA',
    fx: 'Por EUR',
    priceIndex: 'Índice',
    manDay: 'Dia de técnico',
    operator: 'Operador, por hora',
    electricity: 'Eletricidade, kWh',
    lpg: 'GPL, kg',
    diesel: 'Gasóleo, l',
    gridCo2: 'kg CO₂ por kWh',
  },
  basisOf: 'Custo do operador, {countries}',
  none: 'não indicada',
  claim: {
    title: 'Em que se baseia «em média, em menos de {claim} meses»',
    sites:
      'Em {sites} armazéns calculados com esta lista de preços, não medidos: todos os países, objetivos e tipos de empilhador, em três dimensões, com dois ou três turnos, 70 a 80 % da capacidade utilizada e um custo anual de obrigações legais de {fees} mais {perTruck} por empilhador. O prazo médio de recuperação é de {mean} meses e {share} dos armazéns ficam abaixo de {claim}.',
    noFees:
      'Sem custos de obrigações legais, a média é de {noFees} meses e {noFeesShare} dos armazéns ficam abaixo de {claim}.',
    moves: 'O que mais desloca a média, sem alterar o resto:',
    variants: {
      oneShift: 'um turno em vez de dois ou três: {months} meses',
      oneRow: 'uma fila de âncoras por corredor em vez de uma para dois: {months} meses',
      cautiousWeights:
        'pesos prudentes, 0,6 e 0,3 em vez de 0,75 e 0,5, para os efeitos que o objetivo apoia ou traz de forma indireta: {months} meses',
      together:
        'os dois últimos em conjunto, com 20 % de inatividade nas horas utilizadas: {months} meses',
    },
    verdict:
      'Uma média diz pouco sobre um armazém em concreto. O que conta é o prazo do seu próprio armazém com o seu intervalo, que a estimativa acima mostra.',
  },
} as const satisfies Translated<typeof en>
