import type { Translated } from '#src/i18n/translated.ts'
import type { en } from './en.ts'

export const pt = {
  title: 'Resultado da estimativa',
  example: 'Valores de exemplo',
  payback: 'Prazo de recuperação',
  roiOver: 'ROI em {months} meses',
  benefit: 'Benefício por ano',
  months: '{value} meses',
  hours: '{value} h',
  notReached: 'não atingido',
  aboveTenYears: 'mais de 10 anos',
  pilot:
    'Um piloto paga a instalação em três meses, pelo que o seu ROI é em regra negativo. Mostra se as posições estão certas, ainda não o que rendem.',
  toPartner: 'Calcular o primeiro ano de parceiro',
  optimistic: 'otimista',
  cautious: 'prudente',
  stated: 'média indicada: menos de {months}',
  band: 'Banda exterior: nove pressupostos levados em conjunto ao extremo otimista e ao extremo prudente. Não é um intervalo de confiança.',
  chart: 'Quando fica pago',
  goLive: 'Meses após a entrada em serviço',
  thousands: 'Benefício menos investimento, milhares de {currency}',
  millions: 'Benefício menos investimento, milhões de {currency}',
  chartText:
    'Ao investimento de {investment} no primeiro dia segue-se um benefício de {monthly} por mês. Recuperado após: {payback}; otimista: {optimistic}; prudente: {cautious}.',
  flows: 'O que entra e o que volta',
  money: 'Custos e poupança',
  floor: 'No armazém',
  downtimeValue: 'Paragens evitadas',
  rented: 'ou alugado: {amount} por mês durante {months} meses',
  how: 'Cada valor abre-se e mostra como é calculado.',
  amounts: 'Benefício e poupança por ano. Todos os montantes sem IVA.',
  warnings: {
    AISLES_EXCEED_AREA:
      'Os corredores ocupam mais do que a área total. A estimativa supõe que não resta área livre ao lado; verifique o comprimento, o número e a área.',
    COUNTRY_NOT_PRICED:
      'Ainda não há preços para este país. A estimativa usa os do resto do mundo, em euros.',
  },
  details: 'Em que assenta o resultado',
  swings: 'Os pressupostos que mais pesam',
  swingsNote:
    'Prazo de recuperação se um pressuposto passar para um extremo do seu intervalo plausível e todos os outros se mantiverem.',
  target: 'Recuperação em {months} meses: o que teria de se verificar',
  targetInput: 'Dado a alterar',
  atLeast: '{name}: no mínimo {least}.',
  atMost: '{name}: no máximo {most}.',
  between: '{name}: de {least} a {most}.',
  staysAtLeast: 'Atingido com {value}, o valor introduzido, desde que não desça abaixo de {least}.',
  staysAtMost: 'Atingido com {value}, o valor introduzido, desde que não ultrapasse {most}.',
  staysBetween:
    'Atingido com {value}, o valor introduzido, desde que fique entre {least} e {most}.',
  always: 'Atingido com qualquer valor de {min} a {max}, sem alterar os outros dados.',
  never: 'Nenhum valor de {min} a {max} o consegue com os outros dados.',
  options: 'Atingido com: {options}.',
  everyOption: 'Atingido com qualquer opção, sem alterar os outros dados.',
  noOption: 'Nenhuma opção o consegue com os outros dados.',
  basis: 'Em que assenta a estimativa',
  defaults: 'Campos vazios, para os quais foram usados estes valores',
  version: 'Versão {version} das constantes, de {date}.',
} satisfies Translated<typeof en>
