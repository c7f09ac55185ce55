import type { MethodWords } from './words.ts'

export const es = {
  title: 'Cómo se calcula la estimación',
  lead: 'Cada fórmula y cada supuesto, tomados de la tabla con la que trabaja la calculadora de arriba: versión {version}, publicada el {date}.',
  does: [
    {
      title: 'Parte de cantidades',
      text: 'La superficie y los pasillos dan las anclas, las carretillas dan los tags; de ambos salen las jornadas. Los precios y los salarios son los de su país.',
    },
    {
      title: 'Toma los casos solo en parte',
      text: 'Cada efecto se multiplica por un peso según su objetivo, por un factor de su sector y por lo que se logra dentro de la duración del contrato.',
    },
    {
      title: 'Cuenta una hora liberada una vez',
      text: 'El {money} cuenta como trabajo ahorrado y, como máximo, el {sold} como volumen vendido. Dos resultados de los casos quedan fuera porque contarían otra vez la misma hora: un {response} menos de tiempo de respuesta a pedidos y un {night} menos de carretillas en el turno de noche.',
    },
    {
      title: 'Mira la primera duración del contrato',
      text: 'De ella se pagan el hardware, la instalación y toda la cuota de software. Por eso el plazo es más largo que el que solo cuenta el hardware.',
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
    'Especificado: indicado por la empresa. Encontrado: cifra de una fuente pública. Derivado: calculado a partir de ellos. Propuesta: no se encontró cifra pública y la empresa aún debe confirmarla.',
  weights: 'Objetivos y sectores',
  weightsCaption: 'Cuánto cuenta cada efecto para cada objetivo',
  objective: 'Objetivo',
  levers: {
    impacts: 'Impactos',
    compliance: 'Cumplimiento',
    idling: 'Inactividad',
    search: 'Búsqueda',
    retrieval: 'Extracción',
    rightSizing: 'Dimensión',
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
    title: 'De dónde sale «recuperación media en menos de {claim} meses»',
    target:
      'La cifra estaba fijada antes de que existiera esta calculadora y fue un objetivo al construirla. El primer borrador daba {draftExample} meses para una nave con 25 carretillas en Alemania y dos turnos. Después se movieron cuatro supuestos, cada uno dentro de su rango plausible, hasta que los almacenes típicos bajaron de {claim} meses:',
    moved: [
      'la inactividad, del 20 al 25 % de las horas usadas',
      'los pesos de efectos apoyados y secundarios, de 0,6 y 0,3 a 0,75 y 0,5',
      'una fila de anclas para dos pasillos en vez de una por pasillo',
      'el coste del personal, del 70 al 75 % del coste laboral del país',
    ],
    draft:
      'El reparto entre trabajo y volumen se rehízo una vez, porque su primera versión empeoraba el resultado de una flota más llena. Era un error. Con los tres primeros supuestos otra vez como en el borrador, el cálculo de entonces daba una media de {draftMean} meses, y un {draftShare} de los almacenes por debajo de {claim}.',
    portfolio:
      'Con la tabla actual, {sites} almacenes calculados recuperan la inversión en {mean} meses de media y un {share} está por debajo de {claim}: cada país, objetivo y tipo de carretilla, en tres tamaños, con dos o tres turnos y del 70 al 80 % de capacidad utilizada. También esa mezcla es una elección. Los mismos almacenes con un solo turno necesitan {oneShift} meses de media.',
    verdict:
      'Así que estos almacenes no son una prueba independiente de la afirmación ni deben citarse como tal. Ninguno se ha medido. Tenemos que sustituir estos supuestos por cifras de nuestras instalaciones; hasta entonces, la cifra que cuenta es la de su almacén, con su banda.',
  },
} as const satisfies MethodWords
