import type { Translated } from '@repo/platform/i18n/translated.ts'
import type { en } from './en.ts'

export const es = {
  title: 'Logística: seis casos de uso para su flota',
  description:
    'Seguridad, mantenimiento, existencias, esperas, tamaño de la flota y FIFO: qué se mide, quién actúa, qué resultado se obtuvo y dónde está el límite.',
  heading: 'Seis preguntas sobre sus carretillas',
  lead: 'Cada caso de uso parte de una pregunta del almacén. A continuación figuran las señales, quién actúa, el resultado de un cliente, si lo hay, y el límite.',
  tabs: 'Casos de uso',
  signals: {
    caption: 'De la señal a la acción: {useCase}',
    signal: 'Señal',
    measured: 'Cómo se mide',
    acts: 'Quién actúa',
    within: 'Plazo',
    live: '{seconds} s, en pantalla',
    analytics: '{minutes} min, en los informes',
    rest: 'por la interfaz REST',
    sent: 'al enviarse',
    weekly: 'informe semanal',
    report: 'en el informe',
    unstated: 'tiempo no indicado',
  },
  limits: 'Dónde está el límite',
  study: 'Caso de éxito {number}',
  studies:
    'Casos de éxito {first} y {second}, dos clientes distintos: los resultados nunca se suman.',
  pause: 'Pausar la animación',
  play: 'Reproducir la animación',
  sample: 'Datos de ejemplo.',
  questions: {
    'fleet-safety': {
      question: '¿Qué cruce es el peligroso?',
      problem:
        'Los extremos de las estanterías ocultan el cruce hasta los últimos metros, y los cuasiaccidentes rara vez se anotan.',
      change:
        'La posición, el rumbo y la velocidad de cada carretilla se miden hasta {rate} veces por segundo. Cuando dos trayectorias previstas se cruzan, se avisa a ambos carretilleros. De cada aviso quedan registrados el lugar y la hora, y así se ve en qué cruce se repiten.',
      verb: 'Detenerse.',
      scene:
        'Un cruce entre estanterías, visto desde arriba: F-07 llega con carga y se detiene en la zona de velocidad, F-12 pasa y una persona con tarjeta cruza por el pasillo peatonal.',
      chart: 'Velocidad de ambas carretillas durante la escena, con el límite de la zona',
      rows: [
        [
          'Riesgo de colisión',
          'Rumbo y velocidad de aproximación de dos tags',
          'Ambos carretilleros',
        ],
        [
          'Velocidad en la zona',
          'Velocidad frente al límite de la zona',
          'Carretillero y, después, jefe de turno',
        ],
        ['Impacto', 'Pico de aceleración, con su lugar', 'Mantenimiento'],
        ['Repetición', 'Riesgos de colisión por cruce', 'Técnico de prevención'],
      ],
      stops: [
        'La alerta ayuda al carretillero. No frena, no es una función de seguridad según la norma EN ISO 13849 y no sustituye la evaluación de riesgos, los espejos, la ordenación del tráfico ni la visión desde la carretilla.',
        'No hay aviso ante una persona sin tarjeta, un palé caído o una estantería. El acero puede ocultar un tag a las anclas.',
        'La imagen en directo tiene hasta {seconds} s de retraso. A {speed}, una carretilla recorre {way} en ese tiempo: la imagen sirve para mirar; frenar corresponde al carretillero.',
        'Con zonas demasiado amplias, los carretilleros se acostumbran a ignorar las alertas[^alarmFatigue]. Por eso las zonas y los umbrales se fijan con ellos.',
        'El número de impactos depende del umbral: también una rampa niveladora sacude la carretilla. El presupuesto indica el sensor de impactos y la forma de avisar a los carretilleros.',
      ],
    },
    'fleet-maintenance': {
      question: '¿A qué carretilla le toca revisión?',
      problem:
        'Las revisiones siguen el calendario, las averías se comunican por radio y hay motores en marcha sin que nada se mueva.',
      change:
        'Por cada carretilla se cuentan las horas de uso, el tiempo parado, la distancia y los impactos; la comprobación antes del turno añade lo que solo una persona percibe. La revisión depende entonces del uso, una carretilla dañada se comunica antes del turno siguiente y de la inactividad se ocupa el responsable de flota.',
      verb: 'Comprobar.',
      scene:
        'Zona de carga de baterías y taller desde arriba: F-14 va a su cargador y F-09 está abierta en el taller tras {hours} horas de uso. Debajo de cada carretilla figuran las horas desde la última revisión.',
      rows: [
        ['Horas desde la última revisión', 'Tiempo en movimiento, sumado por carretilla', 'Taller'],
        ['Fallo en la comprobación', 'Anotación del carretillero en la lista', 'Taller'],
        [
          'Impacto por encima del umbral',
          'Pico de aceleración, con su lugar',
          'Taller: inspección antes de volver a usarla',
        ],
        ['Inactividad por turno', 'Tiempo encendida sin movimiento', 'Responsable de flota'],
      ],
      stops: [
        'La posición indica que una carretilla está parada, pero no si el motor funciona: qué cuenta como «encendida» (llave, asiento, motor) se acuerda antes de la primera medición.',
        'No hay diagnóstico del motor ni de la batería.',
        'La lista acredita la comprobación diaria[^osha1910178]. No sustituye la inspección anual ni el examen a fondo[^dguv68][^lolerExamination].',
        'Los datos describen carretillas. Con el comité de empresa se acuerda antes si una carretilla puede vincularse a una persona.',
      ],
    },
    'stock-management': {
      question: '¿Dónde se dejó este palé?',
      problem: 'El palé va a la primera ubicación libre y, horas más tarde, empieza la búsqueda.',
      change:
        'El punto de depósito queda registrado con el número del palé. El SGA lo compara con la ubicación que había ordenado. Los pasos por módulo indican qué mercancía conviene acercar a los muelles.',
      verb: 'Depositar.',
      scene:
        'Una estantería de frente: F-12 sube un palé al nivel 3 del módulo C-14 y lo deposita. La ubicación coincide con la orden; otro palé, en el módulo C-15, está en una ubicación equivocada.',
      rows: [
        ['Depósito', 'Carretilla parada, posición de las horquillas, número del palé', 'SGA'],
        ['Ubicación equivocada', 'Punto de depósito frente a la orden', 'Carretillero'],
        ['Búsqueda', 'Tiempo {searchSpan}', 'Jefe de turno'],
        ['Pasos por módulo', 'Pasos contados por módulo y semana', 'Asignación de ubicaciones'],
      ],
      stops: [
        'No todos los palés llevan tag. Al depositarlo, el palé toma la posición de la carretilla[^applsci2021]; la lectura de un código o RFID indica de qué palé se trata.',
        'La altura es el menos seguro de los tres ejes: el nivel de la estantería se confirma con una lectura o en el SGA.',
        'En el almacenaje en bloque y en estanterías de doble profundidad, la ubicación se deduce solo del orden de los movimientos.',
        'Un palé movido por una carretilla sin tag queda sin localizar hasta la siguiente lectura.',
      ],
    },
    'performance-monitoring': {
      question: '¿Dónde esperan los pedidos?',
      problem: 'Un pedido sale tarde y nadie puede decir dónde estuvo esperando.',
      change:
        'Se miden los tiempos desde el pedido hasta el primer movimiento y hasta el muelle, la espera en cada lugar y los movimientos cada diez minutos. El retraso tiene entonces un lugar y una hora, y la planificación de turnos puede tenerlo en cuenta.',
      verb: 'Esperar.',
      scene:
        'Tres remolques en los muelles 1 a 3, desde arriba: F-07 carga en el muelle 2, F-03 trabaja en el muelle 1, y F-12 y F-18 esperan con carga ante el muelle 2. En el muelle 3 no trabaja nadie.',
      rows: [
        [
          'Del pedido al primer movimiento',
          'Hora del pedido en el SGA, primer movimiento de la carretilla',
          'Jefe de turno',
        ],
        ['Espera por lugar', 'Tiempo parado de las carretillas en una zona', 'Jefe de turno'],
        ['Movimientos cada 10 min', 'Depósitos contados cada diez minutos', 'Operaciones'],
        ['Laguna en los datos', 'Tag sin posición', 'TI'],
      ],
      stops: [
        'Las horas de los pedidos vienen de su SGA. Sin ellas solo se conoce la espera de las carretillas.',
        'La media oculta el pico de trabajo: los diez minutos de más movimiento se leen aparte.',
        'No se compara a las personas. En Portugal, el Código del Trabajo prohíbe vigilar a distancia el rendimiento profesional[^portugalWork]; en Alemania, el comité de empresa participa en la decisión en cuanto un sistema puede vigilar el comportamiento o el rendimiento[^germanyWorks].',
      ],
    },
    'fleet-right-sizing': {
      question: '¿Cuántas carretillas hacen falta de noche?',
      problem: 'Se compran carretillas para el pico y en las horas valle están paradas.',
      change:
        'Cada 15 minutos se cuentan las carretillas que se mueven a la vez, en todos los turnos y semanas, con el pico semanal y su causa. Las que sobran pueden devolverse, pasar a otro turno o alquilarse solo en el pico.',
      verb: 'Aparcar.',
      scene:
        'La nave de ejemplo desde arriba a las 3:00 h: F-03, F-09 y F-18 se mueven y {parked} carretillas están paradas en dos filas.',
      rows: [
        [
          'Carretillas en movimiento a la vez',
          'Tags en movimiento, contados cada 15 min',
          'Responsable de flota',
        ],
        ['Pico semanal y su causa', 'Máximo de la semana, con zona y pedidos', 'Operaciones'],
        ['Reserva en la hora punta', 'Carretillas del turno menos las que se mueven', 'Finanzas'],
      ],
      stops: [
        'Decide el pico y no la media[^fleetSize]: mire la hora de más actividad.',
        'Una temporada tranquila da un valor demasiado bajo. Mida un ciclo completo de actividad.',
        'La carga de baterías, los accesorios y los carnés limitan qué carretilla puede sustituir a otra.',
      ],
    },
    'fifo-compliance': {
      question: '¿Qué palé sale primero?',
      problem: 'Se coge el palé de delante y el más antiguo caduca detrás.',
      change:
        'En cada calle se registran la llegada de los palés y el orden de salida. El carretillero tiene a la vista el siguiente palé; si coge otro, anota el motivo y calidad puede revisarlo.',
      verb: 'Sacar.',
      scene:
        'Calles de almacenaje en bloque desde arriba, con la fecha de llegada de cada palé: F-05 saca el más antiguo de la calle L4. De la calle L3 había salido un palé cuando en L4 aún quedaba uno más antiguo.',
      rows: [
        ['Llegada', 'Primer depósito del palé', 'SGA'],
        ['Próxima salida', 'Llegada más antigua del artículo', 'Carretillero'],
        ['Fuera de orden', 'Orden de salida frente a la llegada', 'Calidad'],
        ['Motivo', 'Anotación del carretillero', 'Calidad'],
      ],
      noFigure: 'Sin resultado publicado',
      noFigureText:
        'Ninguno de nuestros nueve resultados mide el FIFO. En una prueba piloto se mide qué porcentaje de palés sale fuera de orden en las calles que usted elija, antes y después de mostrar el siguiente palé.',
      stops: [
        'La identidad del palé procede de una lectura, de RFID o del SGA. La posición por sí sola no indica qué hay allí.',
        'En las calles que se llenan por los dos extremos, el lugar que ocupa un palé no indica cuál llegó primero.',
        'El FIFO sigue la llegada. Las fechas de caducidad (FEFO) y los lotes bloqueados siguen siendo tarea del SGA.',
        'La legislación alimentaria de la UE exige trazabilidad un paso atrás y un paso adelante[^foodLaw]. No prescribe el orden de salida de las existencias.',
      ],
    },
  },
  labels: {
    aisle: 'Pasillo',
    crossing: 'Cruce',
    speedZone: 'Zona',
    warned: 'Aviso a ambos',
    badge: 'Tarjeta 2206',
    stops: 'se detiene',
    passes: 'pasa',
    charging: 'Carga de baterías',
    workshop: 'Taller',
    hours: 'Horas desde la revisión',
    due: 'toca revisión',
    fault: 'Fallo: horquillas',
    level: 'Nivel',
    ordered: 'Ubicación ordenada',
    setDown: 'Depositado en',
    wrongPlace: 'Orden: C-12-2',
    yard: 'Patio',
    dock: 'Muelle',
    staging: 'Playa',
    waiting: 'espera',
    time: '3:00 h',
    parked: '{parked} carretillas paradas',
    next: 'Próxima salida',
    outOfTurn: 'Fuera de orden',
  },
  curve: {
    title: 'Carretillas en uso durante un día',
    hint: 'Mueva el control: ¿en qué horas faltaría una carretilla?',
    slider: 'Carretillas del turno',
    peak: 'Pico: {trucks} a las {time} h',
    short: 'Horas al día con falta de carretillas',
    missing: 'Máximo de carretillas que faltan a la vez',
    used: 'Utilización media de las carretillas',
    summary:
      'Carretillas en uso cada 15 minutos durante un día. Pico de {trucks} a las {time} h, mínimo de {least}. Datos de ejemplo.',
  },
  cases: {
    title: 'Tres casos de éxito, nueve resultados',
    lead: 'Los tres clientes son anónimos. No se publica nada más: ni sector, ni tamaño, ni periodo, ni método. Los resultados proceden de almacenes distintos. No se pueden sumar y no son una previsión para el suyo.',
    caption: 'Resultados de los tres casos de éxito',
    study: 'Caso de éxito',
    results: 'Resultados',
    names: { 1: 'Conducción más segura', 2: 'Pedidos más rápidos', 3: 'Búsquedas más cortas' },
    demo: 'Solicitar demo',
    estimate: 'Calcular para su almacén',
  },
} satisfies Translated<typeof en>
