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
    'Especificado: indicado por nós. Encontrado: número de uma fonte pública. Derivado: calculado a partir dos anteriores. Proposto: não se encontrou número público e ainda temos de o confirmar.',
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
    basis: 'Base',
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
  basisOf: 'Custo do operador, base {key}',
  none: 'não indicada',
  claim: {
    title: 'De onde vem «recuperação média em menos de {claim} meses»',
    target:
      'O número estava fixado antes de esta calculadora existir e foi um objetivo durante a sua construção. O primeiro rascunho dava {draftExample} meses para um armazém na Alemanha com 25 empilhadores e dois turnos. Depois foram alterados quatro pressupostos, cada um dentro do seu intervalo plausível, até os armazéns típicos ficarem abaixo de {claim} meses:',
    moved: [
      'a inatividade, de 20 para 25% das horas utilizadas',
      'os pesos dos efeitos favorecidos e indiretos, de 0,6 e 0,3 para 0,75 e 0,5',
      'uma fila de âncoras para dois corredores em vez de uma por corredor',
      'o custo do operador, de 70 para 75% do custo nacional do trabalho',
    ],
    draft:
      'A repartição entre mão de obra e movimentação foi refeita uma vez, porque a primeira versão fazia parecer pior uma frota mais ocupada. Era um erro. Com os três primeiros pressupostos repostos no valor inicial, o cálculo de então dava uma média de {draftMean} meses, com {draftShare} dos armazéns abaixo de {claim}.',
    portfolio:
      'Com a tabela atual, {sites} armazéns calculados têm um prazo médio de recuperação de {mean} meses e {share} deles estão abaixo de {claim}: todos os países, objetivos e tipos de empilhador, em três tamanhos, com dois ou três turnos e 70 a 80% de capacidade utilizada. Também esta mistura é uma escolha. Os mesmos armazéns com um só turno precisam de {oneShift} meses em média.',
    verdict:
      'Estes armazéns não são, portanto, prova independente da afirmação e não devem ser citados como tal. Em nenhum foram feitas medições. Temos de substituir estes pressupostos por números das nossas próprias instalações; até lá, o número que conta é o do seu armazém, com a sua banda.',
  },
} as const satisfies Translated<typeof en>
