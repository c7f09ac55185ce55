import type { Translated } from '@repo/platform/i18n/translated.ts'
import type { en } from './en.ts'

export const es = {
  title: 'Cómo se calcula la estimación',
  lead: 'Cada fórmula y cada supuesto, tomados de la lista de precios con la que trabaja la calculadora de arriba: versión {version}, publicada el {date}.',
  amounts: 'Importes de esta sección: {country}, {currency}.',
  does: [
    {
      title: 'Se parte de las cantidades',
      text: 'De la superficie y los pasillos se obtienen las anclas; de las carretillas, los tags; de ambos, las jornadas de técnico. Los precios y los salarios son los de su país.',
    },
    {
      title: 'Solo se aplica una parte de los resultados',
      text: 'Cada efecto se multiplica por un peso según su objetivo, por el coeficiente de su sector y por lo que se logra dentro del periodo contractual.',
    },
    {
      title: 'Cada hora liberada se cuenta una sola vez',
      text: 'De esa hora, el {money} cuenta como mano de obra ahorrada y, como máximo, el {sold} como palés adicionales facturados. Dos resultados de los casos de éxito quedan fuera porque contarían otra vez la misma hora: un {response} menos de tiempo de respuesta a pedidos y un {night} menos de carretillas en el turno de noche.',
    },
    {
      title: 'El cálculo abarca el primer periodo contractual',
      text: 'El hardware, la instalación y la cuota de software de todo el periodo cuentan como inversión. Por eso el plazo de recuperación es más largo que si solo se contara el hardware.',
    },
  ],
  formulas: 'Fórmulas',
  formulaGroups: {
    quantities: 'Anclas, tags y pasarelas',
    investment: 'Inversión',
    hours: 'Horas y eficiencia',
    safety: 'Seguridad y cumplimiento',
    profit: 'Palés movidos y beneficio',
    payback: 'ROI, plazo de recuperación y CO₂',
  },
  exceptions: 'Excepciones: {list}.',
  constantGroups: {
    quantities: 'Supuestos: cantidades',
    prices: 'Supuestos: precios e instalación',
    benefits: 'Supuestos: efectos',
    defaults: 'Supuestos: valores por defecto de los campos vacíos',
  },
  legend:
    'Dato nuestro: cifra propia. Fuente pública: cifra publicada. Calculado: se deduce de las anteriores. Estimación nuestra: no se ha encontrado ninguna cifra publicada; el intervalo muestra lo que es plausible.',
  weights: 'Objetivos y sectores',
  weightsCaption: 'Peso de cada efecto según el objetivo',
  objective: 'Objetivo',
  levers: {
    impacts: 'Impactos',
    compliance: 'Cumplimiento',
    idling: 'Inactividad',
    search: 'Búsqueda',
    retrieval: 'Extracción',
    rightSizing: 'Dimensionamiento',
    throughput: 'Palés movidos',
  },
  countries: 'Países',
  countriesCaption: 'Precios, salarios y energía por país, sin IVA, en la moneda del país',
  columns: {
    currency: 'Moneda',
    vatRate: 'IVA',
    fx: 'Por EUR',
    priceIndex: 'Índice',
    manDay: 'Jornada',
    operator: 'Carretillero, por hora',
    electricity: 'Electricidad, kWh',
    lpg: 'GLP, kg',
    diesel: 'Diésel, l',
    gridCo2: 'kg CO₂ por kWh',
  },
  basisOf: 'Coste del carretillero, {countries}',
  none: 'no se muestra',
  claim: {
    title: 'En qué se basa «de media, en menos de {claim} meses»',
    sites:
      'En {sites} almacenes calculados con esta lista de precios, no medidos: todos los países, objetivos y tipos de carretilla, en tres tamaños, con dos o tres turnos, una utilización de la flota del 70 al 80 % y un coste anual de cumplimiento normativo de {fees} más {perTruck} por carretilla. Su plazo medio de recuperación es de {mean} meses y el {share} queda por debajo de {claim}.',
    noFees:
      'Sin coste de cumplimiento normativo, la media es de {noFees} meses y el {noFeesShare} de los almacenes queda por debajo de {claim}.',
    moves: 'Lo que más desplaza la media, sin cambiar lo demás:',
    variants: {
      oneShift: 'un turno en lugar de dos o tres: {months} meses',
      oneRow: 'una fila de anclas por pasillo en lugar de una por cada dos: {months} meses',
      cautiousWeights:
        'pesos prudentes, 0,6 y 0,3 en lugar de 0,75 y 0,5, para los efectos que el objetivo favorece y para los indirectos: {months} meses',
      together:
        'los dos últimos a la vez, con un 20 % de inactividad sobre las horas de uso: {months} meses',
    },
    verdict:
      'Una media dice poco de un almacén concreto. Lo que cuenta es el plazo de su propio almacén, con su intervalo, que muestra la estimación de arriba.',
  },
} as const satisfies Translated<typeof en>
