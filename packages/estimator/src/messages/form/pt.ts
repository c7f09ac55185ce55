import type { Translated } from '@repo/platform/i18n/translated.ts'
import type { en } from './en.ts'

export const pt = {
  groups: {
    site: 'O seu armazém',
    fleet: 'Contrato e frota',
    operation: 'Operação',
    safety: 'Embates e obrigações legais',
  },
  hints: {
    country: 'O país determina os preços, os salários e os custos de energia.',
    companyName: 'O nome consta da estimativa impressa e não altera nenhum valor.',
    aisleLength: 'Média por corredor.',
    shifts: 'Por dia útil.',
    capacityUsed: 'Sobre as horas programadas.',
    margin: 'Sobre a receita de movimentação.',
    accidents: 'Conta-se qualquer embate que tenha custos.',
    daysDown: 'Dias úteis sem o empilhador.',
    complianceFees: 'Por exemplo, inspeções, formação, coimas.',
  },
  units: {
    forklifts: 'empilhadores',
    aisleLength: 'm',
    aisles: 'corredores',
    shiftHours: 'h',
    workingDays: 'dias',
    pallets: 'paletes',
    capacityUsed: '%',
    margin: '%',
    repairCost: '{currency}',
    daysDown: 'dias',
    complianceFees: '{currency}',
  },
  areaUnit: 'Unidade da área',
  areaUnits: {
    m2: 'm²',
    sqft: 'ft²',
  },
  errors: {
    missing: 'Introduza um valor',
    missingName: 'Introduza o nome da empresa',
    missingChoice: 'Escolha uma opção da lista',
    number: 'Introduza um valor neste formato: {example}',
    integer: 'Introduza um número inteiro',
    range: 'Introduza um valor entre {min} e {max}',
    hours: 'Turnos × horas: no máximo 24',
    aislesWithoutLength: 'Indique também o comprimento ou deixe ambos os campos vazios',
    lengthWithoutAisles: 'Indique também o número de corredores ou deixe ambos os campos vazios',
    choice: 'Escolha uma opção da lista',
    tooLong: 'No máximo {max} caracteres',
  },
  stillUses: '{error}. O resultado continua a ser calculado com {value}.',
  estimator: {
    example:
      'Os campos contêm os valores de um exemplo: substitua-os pelos do seu armazém. A cinzento estão os valores predefinidos.',
    refine: 'Afinar o cálculo: mais {count} campos',
    refineExample:
      'Os corredores e as obrigações legais têm os valores do exemplo; os restantes campos, os valores predefinidos.',
    refineChanged: 'Campos diferentes do exemplo: {changed} de {count}.',
    printTitle: 'Imprimir a estimativa',
    linkTitle: 'Link para a estimativa',
    cancel: 'Cancelar',
    checkEntries: 'Verifique estes dados',
    calculate: 'Calcular',
    reset: 'Repor o exemplo',
    discuss: 'Falar sobre esta estimativa',
    copyLink: 'Copiar link',
    copied: 'O link com os seus valores está na área de transferência.',
    notCopied:
      'O endereço desta página contém agora os seus valores. Copie-o da barra de endereços.',
    print: 'Imprimir / PDF',
    toResult: 'Ver o resultado',
    shared: 'Estimativa partilhada de {date}{company}, lista de preços {version}.',
    sharedToday:
      'Com os preços atuais (lista de preços {version}): prazo de recuperação {payback}, investimento {investment}.',
    sharedSame: 'Estes preços continuam em vigor.',
    planAnchors:
      'A sua planta do armazém tem {planned} âncoras; a estimativa conta {counted}. Com as da planta do armazém: hardware {hardware} em vez de {countedHardware}, prazo de recuperação {payback} em vez de {countedPayback}.',
    planRest:
      'O resultado mantém o número da estimativa. O que a planta do armazém não diz vem do exemplo.',
    drawHall: 'Desenhar este armazém',
    sharedLost:
      'De momento não é possível carregar essa lista de preços: o resultado é calculado com os preços atuais (lista de preços {version}).',
    useToday: 'Calcular com os preços atuais',
    damaged:
      'Este link está danificado. Não foi possível ler estes dados, que ficam como no exemplo: {fields}. Verifique estes campos.',
  },
} satisfies Translated<typeof en>
