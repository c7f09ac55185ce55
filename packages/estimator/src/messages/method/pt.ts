import type { Translated } from '@repo/platform/i18n/translated.ts'
import type { en } from './en.ts'

export const pt = {
  title: 'Como se calcula a estimativa',
  lead: 'Todas as fórmulas e todos os pressupostos vêm da lista de preços usada pela calculadora acima: versão {version}, publicada em {date}.',
  amounts: 'Montantes desta secção: {country}, {currency}.',
  does: [
    {
      title: 'As quantidades são o ponto de partida',
      text: 'Da área e dos corredores resultam as âncoras; dos empilhadores, as tags; de ambos, os dias de técnico. Os preços e os salários são os do seu país.',
    },
    {
      title: 'Os resultados dos casos contam só em parte',
      text: 'Cada efeito é multiplicado por um peso conforme o seu objetivo, pelo coeficiente do seu setor e pelo que se alcança no período contratual.',
    },
    {
      title: 'Cada hora libertada conta uma só vez',
      text: 'Dessa hora, {money} contam como mão de obra poupada e, no máximo, {sold} como paletes faturadas. Dois resultados dos casos ficam de fora, porque contariam de novo a mesma hora: menos {response} de tempo de resposta às encomendas e menos {night} de empilhadores no turno da noite.',
    },
    {
      title: 'O cálculo abrange o primeiro período contratual',
      text: 'O hardware, a instalação e as mensalidades de software de todo o período contam como investimento. Por isso, o prazo de recuperação é mais longo do que se contasse só o hardware.',
    },
  ],
  formulas: 'Fórmulas',
  formulaGroups: {
    quantities: 'Âncoras, tags e gateways',
    investment: 'Investimento',
    hours: 'Horas e eficiência',
    safety: 'Segurança e obrigações legais',
    profit: 'Paletes movimentadas e lucro',
    payback: 'ROI, prazo de recuperação e CO₂',
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
    compliance: 'Obrigações legais',
    idling: 'Inatividade',
    search: 'Tempo de procura',
    retrieval: 'Tempo de recolha',
    rightSizing: 'Dimensionamento',
    throughput: 'Paletes movimentadas',
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
  basisOf: 'Custo horário do operador, {countries}',
  none: 'não indicada',
  claim: {
    title: 'Em que se baseia «em média, em menos de {claim} meses»',
    sites:
      'A média baseia-se em {sites} cenários, calculados com esta lista de preços e não medidos: todos os países, objetivos e tipos de empilhador, em três tamanhos de armazém, com dois ou três turnos, uma taxa de utilização de 70% a 80% e um custo anual de obrigações legais de {fees} mais {perTruck} por empilhador. O prazo médio de recuperação é de {mean} meses e {share} dos cenários ficam abaixo de {claim} meses.',
    noFees:
      'Sem custos de obrigações legais, a média é de {noFees} meses e {noFeesShare} dos cenários ficam abaixo de {claim} meses.',
    moves: 'O que mais altera a média, mantendo-se tudo o resto:',
    variants: {
      oneShift: 'um turno em vez de dois ou três: {months} meses',
      oneRow: 'uma fila de âncoras por corredor em vez de uma para dois: {months} meses',
      cautiousWeights:
        'pesos prudentes, 0,6 e 0,3 em vez de 0,75 e 0,5, para os efeitos que o objetivo favorece ou que são indiretos: {months} meses',
      together:
        'os dois últimos em conjunto, com 20% de inatividade nas horas utilizadas: {months} meses',
    },
    verdict:
      'Uma média diz pouco sobre um armazém em concreto. O valor que conta é o do seu armazém, com o seu intervalo, na estimativa acima.',
  },
} as const satisfies Translated<typeof en>
