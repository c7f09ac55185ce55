import type { Translated } from '@repo/platform/i18n/translated.ts'
import type { en } from './en.ts'

export const es = {
  title: 'Ventajas: cifra, definición y límite',
  description:
    'Seguridad, eficiencia, capacidad, cumplimiento normativo y CO₂: de dónde sale cada cifra, cuándo se cuenta un evento y su línea en la estimación.',
  heading: 'Cinco efectos en un mismo balance',
  lead: 'De cada efecto se indica de dónde sale la cifra, cuándo se cuenta un evento y qué no significa. Al final figura la línea de la estimación en la que el efecto se convierte en un importe.',
  warning:
    'Las cifras proceden de tres clientes anónimos. No son una previsión para su almacén ni pueden sumarse.',
  ledger: {
    title: 'Nueve cifras de casos y una estimación, en la misma escala',
    lead: 'Todas las barras tienen la misma escala. En dos de las cinco filas no hay ninguna cifra de casos, y así se indica.',
    measured: 'Se mide a partir de',
    counted: 'Se cuenta cuando',
    isNot: 'Qué no significa',
    line: 'Su línea en la estimación',
    study: 'Caso de éxito {number}',
    none: 'Sin cifra de casos de éxito',
    example:
      'Importes: ejemplo de la estimación para {country}, {forklifts} carretillas eléctricas, {shifts} turnos, {pallets} palés al año, sin IVA. Calculados con la lista de precios publicada; no proceden de mediciones.',
  },
  rows: {
    safety: {
      name: 'Seguridad',
      measured:
        'Impactos: los picos de aceleración de la carretilla, con hora y lugar. Excesos de velocidad: la velocidad de la carretilla en una zona con límite.',
      counted:
        'Un impacto se cuenta por encima de un umbral; un exceso, cuando dura un tiempo determinado. Los dos umbrales se acuerdan en cada almacén, y con otro umbral el recuento es otro.',
      isNot:
        'No es un recuento de accidentes ni de lesiones, ni permite deducir nada sobre las primas de seguro. Muchos accidentes tienen causas que ninguna posición refleja, como la caída de una carga.',
    },
    efficiency: {
      name: 'Eficiencia',
      measured:
        'Las posiciones de las carretillas, las horas de los pedidos registradas en el SGA y el punto de depósito de cada palé leído.',
      counted:
        'El tiempo de respuesta va del pedido al primer movimiento; el de búsqueda, {searchSpan}; el de extracción termina cuando el palé deja su ubicación. La inactividad se obtiene de la curva de velocidad que figura más abajo.',
      isNot:
        'Los minutos liberados todavía no son dinero. Lo son cuando se puede prescindir de un turno, de una hora extra o de una carretilla.',
    },
    capacity: {
      name: 'Capacidad',
      measured:
        'Las carretillas que se mueven a la vez, por cuarto de hora. Los palés depositados, por turno.',
      counted:
        'Una carretilla se considera prescindible si la hora de más trabajo de un ciclo completo de actividad habría sido posible sin ella.',
      isNot:
        'Las dos cifras de flota son de dos almacenes: {night} se refiere a un turno de noche; {fleet}, a una flota entera. En temporada baja cualquier flota parece demasiado grande.',
    },
    compliance: {
      name: 'Cumplimiento normativo',
      measured:
        'Las comprobaciones diarias, con carretilla, hora, punto y resultado. Los palés que salen fuera de orden, con calle, hora y motivo.',
      counted:
        'Una comprobación se cuenta si todos los puntos tienen respuesta antes de usar la carretilla. Una excepción, si un palé más reciente sale antes que otro más antiguo.',
      isNot:
        'El registro acredita la comprobación diaria que exigen normas como 29 CFR 1910.178(q)(7) en Estados Unidos.[^osha1910178] No sustituye la inspección anual por un experto[^dguv68] ni el examen a fondo que se exige en Gran Bretaña[^lolerExamination]. Ninguna de las nueve cifras mide el FIFO.',
    },
    co2: {
      name: 'CO₂',
      measured:
        'Esta cifra se calcula: los recorridos y la inactividad que ahorra la estimación, la energía de una carretilla por hora y {factor} kg de CO₂e por kWh de electricidad ({country}).',
      counted: 'Solo se cuentan la reducción de la búsqueda, de la extracción y de la inactividad.',
      isNot:
        'No es una cifra auditada. En una memoria de sostenibilidad se usan factores de conversión oficiales.[^conversionFactors]',
    },
  },
  co2: {
    tons: 't de CO₂e al año',
    perPallet: 'kg de CO₂e por palé',
    computed: 'Ejemplo, calculado',
  },
  curve: {
    title: 'De una curva salen dos cifras',
    lead: 'La velocidad de una carretilla durante {minutes} minutos. Tres valores deciden qué se cuenta: el límite, cuánto tiempo puede superarse y cuánto tiempo puede estar parada una carretilla encendida. Se acuerdan antes del primer informe.',
    description:
      'Curva de velocidad de una carretilla con su límite. Un tramo por encima del límite dura lo suficiente para contarse como exceso y otro es demasiado corto. Dos paradas se cuentan como inactividad y otras dos, más cortas, no.',
    limit: 'Límite {limit}',
    minutes: 'min',
    kinds: {
      speeding: 'Exceso de velocidad: al menos {seconds} por encima del límite',
      brief: 'Por encima del límite, pero demasiado corto',
      idling: 'Inactividad: encendida y parada al menos {seconds}',
      stop: 'Parada para recoger carga: demasiado corta',
    },
    total:
      'En este recorrido se cuentan {speeding} de exceso de velocidad y {idling} de inactividad.',
    block: ['Una carretilla, un recorrido', 'Datos y valores de ejemplo'],
  },
  rules: {
    title: 'Antes de usar las cifras',
    items: {
      add: {
        title: 'Los porcentajes no se suman',
        text: 'Son tres clientes, tres almacenes y nueve cifras. El tiempo de búsqueda y el de respuesta se solapan, y las cifras de flota de dos almacenes no forman una sola flota.',
      },
      once: {
        title: 'Cada importe tiene su línea',
        text: 'En la estimación cada importe figura en una sola línea, y la suma de las líneas es la mejora económica anual. Las horas liberadas cuentan solo en parte; el porcentaje es un supuesto publicado. No se incluyen la integración con su SGA, las plataformas elevadoras, el cableado ni las horas de su propio personal.',
      },
      first: {
        title: 'Conviene empezar por un dato conocido',
        text: '¿Primero la seguridad o la rapidez? Primero, el efecto del que ya exista un valor anterior: los golpes de la lista de reparaciones o una semana de tiempos de búsqueda anotados. Sin valor anterior no se puede demostrar ningún cambio.',
      },
      who: {
        title: 'Se miden carretillas, no personas',
        text: 'Los informes tratan de carretillas, turnos y lugares; no hay clasificaciones de personas. En cuanto se puede saber quién conducía, la posición es un dato personal: las finalidades, el nivel de detalle y el plazo de conservación se tratan con el comité de empresa antes del primer tag.',
      },
    },
    own: 'Calcular con sus datos',
    method: 'Cómo se calcula',
  },
} satisfies Translated<typeof en>
