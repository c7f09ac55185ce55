import type { Translated } from '#src/i18n/translated.ts'
import type { en } from './en.ts'

export const es = {
  title: 'Cómo se calcula la estimación',
  lead: 'Cada fórmula y cada supuesto, tomados de la tabla con la que trabaja la calculadora de arriba: versión {version}, publicada el {date}.',
  does: [
    {
      title: 'Empieza por las cantidades',
      text: 'De la superficie y los pasillos salen las anclas; de las carretillas, los tags; de ambos, las jornadas de técnico. Los precios y los salarios son los de su país.',
    },
    {
      title: 'Aplica los resultados de los casos en parte',
      text: 'Cada efecto se multiplica por un peso según su objetivo, por un factor de su sector y por lo que se logra dentro del periodo contractual.',
    },
    {
      title: 'Cuenta cada hora liberada una vez',
      text: 'De esa hora, el {money} cuenta como mano de obra ahorrada y, como máximo, el {sold} como volumen vendido. Dos resultados de los casos quedan fuera porque contarían otra vez la misma hora: un {response} menos de tiempo de respuesta a pedidos y un {night} menos de carretillas en el turno de noche.',
    },
    {
      title: 'Abarca el primer periodo contractual',
      text: 'El hardware, la instalación y la cuota de software de todo el periodo cuentan como inversión. Por eso el plazo de recuperación es más largo que si solo se contara el hardware.',
    },
  ],
  formulas: 'Fórmulas',
  formulaGroups: {
    quantities: 'Anclas, tags y pasarelas',
    investment: 'Inversión',
    hours: 'Horas y eficiencia',
    safety: 'Seguridad y cumplimiento',
    profit: 'Volumen y beneficio',
    payback: 'Retorno, recuperación y CO₂',
  },
  exceptions: 'Excepciones: {list}.',
  constantGroups: {
    quantities: 'Supuestos: cantidades',
    prices: 'Supuestos: precios e instalación',
    benefits: 'Supuestos: efectos',
    defaults: 'Supuestos: valores de los campos vacíos',
  },
  legend:
    'Especificado: indicado por nosotros. Encontrado: cifra de una fuente pública. Derivado: calculado a partir de los anteriores. Propuesto: no se ha encontrado cifra pública y aún debemos confirmarlo.',
  weights: 'Objetivos y sectores',
  weightsCaption: 'Cuánto cuenta cada efecto para cada objetivo',
  objective: 'Objetivo',
  levers: {
    impacts: 'Impactos',
    compliance: 'Cumplimiento',
    idling: 'Inactividad',
    search: 'Búsqueda',
    retrieval: 'Extracción',
    rightSizing: 'Dimensionamiento',
    throughput: 'Volumen',
  },
  countries: 'Países',
  countriesCaption: 'Precios, salarios y energía por país, sin IVA, en la moneda del país',
  columns: {
    currency: 'Moneda',
    basis: 'Base',
    vatRate: 'IVA',
    fx: 'Por EUR',
    priceIndex: 'Índice',
    manDay: 'Jornada',
    operator: 'Personal, por hora',
    electricity: 'Electricidad, kWh',
    lpg: 'GLP, kg',
    diesel: 'Diésel, l',
    gridCo2: 'kg CO₂ por kWh',
  },
  basisOf: 'Coste del personal, base {key}',
  none: 'no se muestra',
  claim: {
    title: 'De dónde sale «recuperación media en menos de {claim} meses»',
    target:
      'La cifra estaba fijada antes de que existiera esta calculadora y fue un objetivo al construirla. El primer borrador daba {draftExample} meses para una nave con 25 carretillas en Alemania y dos turnos. Después se modificaron cuatro supuestos, cada uno dentro de su intervalo plausible, hasta que los centros típicos bajaron de {claim} meses:',
    moved: [
      'la inactividad, del 20 al 25 % de las horas de uso',
      'los pesos de los efectos favorecidos e indirectos, de 0,6 y 0,3 a 0,75 y 0,5',
      'una fila de anclas para dos pasillos en vez de una por pasillo',
      'el coste del personal, del 70 al 75 % del coste laboral del país',
    ],
    draft:
      'El reparto entre mano de obra y volumen se rehízo una vez, porque su primera versión hacía parecer peor una flota más ocupada. Era un error. Con los tres primeros supuestos devueltos a su valor inicial, el cálculo de entonces daba una media de {draftMean} meses y dejaba un {draftShare} de los centros por debajo de {claim}.',
    portfolio:
      'Con la tabla actual, {sites} centros calculados recuperan la inversión en {mean} meses de media y un {share} está por debajo de {claim}: todos los países, objetivos y tipos de carretilla, en tres tamaños, con dos o tres turnos y del 70 al 80 % de capacidad utilizada. También esa mezcla es una elección. Los mismos centros con un solo turno necesitan {oneShift} meses de media.',
    verdict:
      'Por tanto, estos centros no son una prueba independiente de la afirmación ni deben citarse como tal. En ninguno se han hecho mediciones. Tenemos que sustituir estos supuestos por cifras de nuestras propias instalaciones; hasta entonces, la cifra que cuenta es la de su centro, con su banda.',
  },
} as const satisfies Translated<typeof en>
