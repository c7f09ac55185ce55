import type { Translated } from '@repo/platform/i18n/translated.ts'
import type { en } from './en.ts'

export const es = {
  groups: {
    site: 'Su almacén',
    fleet: 'Contrato y flota',
    operation: 'Operativa',
    safety: 'Golpes y cumplimiento',
  },
  hints: {
    country: 'Determina precios, salarios y costes de energía.',
    companyName: 'Figura en la estimación impresa; no cambia ninguna cifra.',
    aisleLength: 'Media por pasillo.',
    shifts: 'Por día laborable.',
    capacityUsed: 'Sobre las horas programadas de las carretillas.',
    margin: 'Sobre los ingresos por manipulación.',
    accidents: 'Cuente todos los que acaban en reparación.',
    daysDown: 'Días laborables sin la carretilla.',
    complianceFees: 'Por ejemplo, inspecciones, formación, sanciones.',
  },
  units: {
    forklifts: 'carretillas',
    aisleLength: 'm',
    aisles: 'pasillos',
    shiftHours: 'h',
    workingDays: 'días',
    pallets: 'palés',
    capacityUsed: '%',
    margin: '%',
    repairCost: '{currency}',
    daysDown: 'días',
    complianceFees: '{currency}',
  },
  areaUnit: 'Unidad de la superficie',
  areaUnits: {
    m2: 'm²',
    sqft: 'ft²',
  },
  errors: {
    missing: 'Introduzca un número',
    missingName: 'Introduzca el nombre de la empresa',
    missingChoice: 'Elija una opción de la lista',
    number: 'Introduzca un número con este formato: {example}',
    integer: 'Introduzca un número entero',
    range: 'Introduzca un número entre {min} y {max}',
    hours: 'Turnos × horas: 24 como máximo',
    aislesWithoutLength: 'Indique también la longitud o deje ambos campos vacíos',
    lengthWithoutAisles: 'Indique también el número de pasillos o deje ambos campos vacíos',
    choice: 'Elija una opción de la lista',
    tooLong: '{max} caracteres como máximo',
  },
  stillUses: '{error}. El resultado sigue calculándose con {value}.',
  estimator: {
    example:
      'Los campos contienen los valores de un ejemplo: sustitúyalos por los suyos. Las cifras en gris son valores por defecto.',
    refine: 'Afinar el cálculo: {count} campos más',
    refineExample:
      'Los pasillos y el coste de cumplimiento son los del ejemplo; en lo demás se aplican valores por defecto.',
    refineChanged: 'Distintos del ejemplo: {changed} de {count}.',
    printTitle: 'Imprimir la estimación',
    linkTitle: 'Enlace a la estimación',
    cancel: 'Cancelar',
    checkEntries: 'Revise estos datos',
    calculate: 'Calcular',
    reset: 'Volver al ejemplo',
    discuss: 'Hablar de esta estimación',
    copyLink: 'Copiar enlace',
    copied: 'El enlace con sus valores está en el portapapeles.',
    notCopied:
      'La dirección de esta página contiene ahora sus valores. Cópiela desde la barra de direcciones.',
    print: 'Imprimir / PDF',
    toResult: 'Ver el resultado',
    shared: 'Estimación compartida del {date}{company}, lista de precios {version}.',
    sharedToday:
      'Con los precios actuales (lista {version}): plazo de recuperación, {payback}; inversión, {investment}.',
    sharedSame: 'Estos precios siguen vigentes.',
    planAnchors:
      'Su plano tiene {planned} anclas; la estimación cuenta {counted}. Con las del plano: hardware {hardware} en lugar de {countedHardware}, plazo de recuperación {payback} en lugar de {countedPayback}.',
    planRest:
      'El resultado mantiene el número de la estimación. Lo que su plano no dice procede del ejemplo.',
    drawHall: 'Dibujar esta nave',
    sharedLost:
      'Esa lista de precios no se puede cargar ahora: el resultado usa los precios actuales (lista {version}).',
    useToday: 'Calcular con los precios actuales',
    damaged:
      'Este enlace está dañado. Los campos siguientes no se han podido leer y muestran los valores del ejemplo: {fields}. Revíselos.',
  },
} satisfies Translated<typeof en>
