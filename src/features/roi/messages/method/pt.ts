import type { MethodWords } from './words.ts'

export const pt = {
  title: 'Como se calcula a estimativa',
  lead: 'Cada fórmula e cada pressuposto, tirados da tabela com que trabalha a calculadora acima: versão {version}, publicada em {date}.',
  does: [
    {
      title: 'Parte de quantidades',
      text: 'A área e os corredores dão as âncoras, os empilhadores dão as tags; de ambos saem os dias de técnico. Os preços e os salários são os do seu país.',
    },
    {
      title: 'Toma os casos só em parte',
      text: 'Cada efeito é multiplicado por um peso conforme o seu objetivo, por um fator do seu setor e pelo que se alcança na duração do contrato.',
    },
    {
      title: 'Conta uma hora libertada uma vez',
      text: '{money} contam como trabalho poupado e, no máximo, {sold} como débito vendido. Dois resultados dos casos ficam de fora, porque contariam de novo a mesma hora: menos {response} de tempo de resposta às encomendas e menos {night} de empilhadores no turno da noite.',
    },
    {
      title: 'Olha para a primeira duração do contrato',
      text: 'É dela que se pagam o hardware, a instalação e toda a mensalidade de software. O prazo é por isso mais longo do que o que conta só o hardware.',
    },
  ],
  formulas: 'Fórmulas',
  formulaGroups: {
    quantities: 'Âncoras, tags e gateways',
    investment: 'Investimento',
    hours: 'Horas e eficiência',
    safety: 'Segurança e conformidade',
    profit: 'Débito e lucro',
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
    'Especificado: indicado pela empresa. Encontrado: número de uma fonte pública. Derivado: calculado a partir destes. Proposta: não se encontrou número público, e a empresa ainda tem de a confirmar.',
  weights: 'Objetivos e setores',
  weightsCaption: 'Quanto conta cada efeito para cada objetivo',
  objective: 'Objetivo',
  levers: {
    impacts: 'Embates',
    compliance: 'Conformidade',
    idling: 'Inatividade',
    search: 'Procura',
    retrieval: 'Recolha',
    rightSizing: 'Dimensão',
    throughput: 'Débito',
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
    title: 'De onde vem «recuperação média em menos de {claim} meses»',
    target:
      'O número estava fixado antes de esta calculadora existir e foi um objetivo durante a sua construção. O primeiro rascunho dava {draftExample} meses para uma nave com 25 empilhadores na Alemanha e dois turnos. Depois foram mudados quatro pressupostos, cada um dentro do seu intervalo plausível, até que os locais típicos ficaram abaixo de {claim} meses:',
    moved: [
      'a inatividade, de 20 para 25% das horas utilizadas',
      'os pesos dos efeitos apoiados e secundários, de 0,6 e 0,3 para 0,75 e 0,5',
      'uma fila de âncoras para dois corredores em vez de uma por corredor',
      'o custo do operador, de 70 para 75% do custo nacional do trabalho',
    ],
    draft:
      'A divisão entre trabalho e débito foi refeita uma vez, porque a primeira versão fazia parecer pior uma frota mais cheia. Era um erro. Com os três primeiros pressupostos de novo como no rascunho, o cálculo de então dava uma média de {draftMean} meses e {draftShare} dos locais abaixo de {claim}.',
    portfolio:
      'Com a tabela atual, {sites} locais calculados têm uma recuperação média de {mean} meses e {share} deles estão abaixo de {claim}: cada país, objetivo e tipo de empilhador, em três tamanhos, com dois ou três turnos e 70 a 80% de capacidade utilizada. Também esta mistura é uma escolha. Os mesmos locais com um só turno precisam de {oneShift} meses em média.',
    verdict:
      'Estes locais não são, portanto, prova independente da afirmação e não devem ser citados como tal. Nenhum foi medido. Temos de substituir estes pressupostos por números das nossas instalações; até lá, o número que conta é o do seu local, com a sua banda.',
  },
} as const satisfies MethodWords
