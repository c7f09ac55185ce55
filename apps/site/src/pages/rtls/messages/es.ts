import type { Translated } from '@repo/platform/i18n/translated.ts'
import type { en } from './en.ts'

export const es = {
  title: 'RTLS: cómo se calcula una posición',
  description:
    'Localización por banda ultraancha con precisión 3D de hasta {accuracy}: cómo se calcula una posición, dónde falla, qué permite la normativa y cómo se prueba.',
  opening: {
    title: 'Un punto y su margen de error',
    lead: 'La radio de banda ultraancha (UWB) localiza un tag (etiqueta activa) en tres dimensiones, con una precisión de hasta {accuracy} y hasta {rate} veces por segundo. El alcance de radio es de hasta {range}. En esta página se explica cómo se calcula una posición, dónde falla y cómo se comprueba.',
  },
  position: {
    title: 'Así se obtiene una posición',
    caption:
      'Parte de una nave de ejemplo vista desde arriba, {width} × {height}, simulada. Cada círculo fino es una distancia, medida sobre el suelo, entre un ancla a {anchors} de altura y un tag a {tag}. El círculo alrededor del tag es el error de posición esperado, dibujado {times} veces mayor.',
    sight: 'a la vista: el camino directo está libre',
    shadowed: 'apantallada: un pilar o una estantería medio vacía retrasa la señal',
    blocked: 'bloqueada: la señal llega tarde, por una reflexión, y se descarta',
    tag: 'Tag',
    wall: 'Pared de acero',
    handles: 'Tag y pared de acero, móviles',
    help: 'Arrastre el tag o la pared de acero. Con el teclado: seleccione uno de los dos y pulse las flechas; con Mayús, los pasos son más cortos. Un clic o Intro gira la pared.',
    error: 'Error de posición esperado',
    noError: 'sin posición',
    sigma: 'una desviación típica, tag en reposo',
    class: 'Clase',
    classes: { fine: 'muy buena', good: 'buena', weak: 'débil', none: 'sin posición' },
    limits:
      'Calculado para una nave vacía, con diferencias de tiempos como ejemplo. Un camión aparcado o una estantería nueva cambia el resultado.',
  },
  steps: {
    title: 'Cómo se calcula una posición',
    lead: 'Cuatro pasos, hasta {rate} veces por segundo para cada tag.',
    pulse: {
      title: 'El pulso y su hora de llegada',
      text: 'El tag emite un pulso de radio corto. Las anclas registran el instante en que llega el pulso.[^gridrtls]',
      tag: 'Tag',
      anchor: 'Ancla',
      time: 'tiempo de vuelo',
    },
    length: {
      title: 'Del tiempo a la longitud',
      text: 'La luz recorre {nanosecond} en un nanosegundo. De los tiempos se obtienen distancias o diferencias entre distancias.',
    },
    fit: {
      title: 'El punto que mejor encaja',
      text: 'Se calcula el punto que mejor encaja con todos los valores. El resultado es exacto donde las anclas rodean al tag e impreciso donde todas están a un lado.',
      rest: 'error restante',
    },
    filter: {
      title: 'El filtro y el círculo de error',
      text: 'La trayectoria se suaviza según lo que una carretilla puede hacer físicamente. Cada posición lleva el círculo de su error.',
      second: '{rate} posiciones, 1 s',
    },
    methods: {
      title: 'Dos métodos, uno en el presupuesto',
      text: 'En la medición bidireccional (TWR), los mensajes van y vuelven entre el tag y cada ancla, y cada mensaje ocupa tiempo de radio. En la diferencia de tiempos de llegada (TDoA), el tag emite una vez y todas las anclas comparten una base de tiempo.[^inpixon] El presupuesto indica el método de su sistema y cuántas anclas requiere una posición.',
    },
    ceiling: {
      title: 'Por qué la frecuencia tiene un límite',
      text: 'Un ejemplo para TWR: {message} por distancia y cuatro distancias por posición dan {cell} posiciones por segundo en una celda de radio, suficientes para unos {tags} tags a {rate}.[^rtlsglossary] Por eso la frecuencia se ajusta para cada tag. A {rate}, una carretilla que circula a {speed} avanza {step} entre dos posiciones.',
    },
  },
  accuracy: {
    title: 'Qué significa «hasta {accuracy}»',
    best: 'Es el mejor caso: visión directa con suficientes anclas bien situadas, cuyas coordenadas se han medido. Los instaladores consideran aceptable un error de unos {survey} en las coordenadas de un ancla; cuanto menor, mejor.[^decawave] Ese error se traslada a todas las posiciones.',
    moving:
      'El movimiento y el acero aumentan el error. En un laboratorio industrial, un sistema UWB dio un error de {rest} en reposo, {driving} en movimiento con visión directa y {mixed} en movimiento con visión directa intermitente (media y desviación típica, dos dimensiones).[^sensors2022]',
    note: 'Simulación: {count} posiciones de un tag en reposo, {inside} de ellas dentro del anillo; desviación típica de {sigma} en cada eje.',
  },
  ranges: {
    title: 'Los alcances, a la escala de la nave',
    lead: 'El alcance de radio es un valor con visión directa. Una posición requiere varias anclas a la vista al mismo tiempo; por eso se colocan más cerca: un fabricante limita la celda a {diagonal} de diagonal,[^sewio] otro pide {from}–{to} entre anclas vecinas.[^pozyx]',
    standard: 'Antena estándar',
    optional: 'Antena opcional',
    hall: 'Nave de ejemplo, {width} × {depth}',
    estimate: 'Anclas para su superficie: ir a la estimación',
  },
  limits: {
    title: 'Dónde no funciona y qué ayuda',
    lead: 'Los valores son mediciones publicadas de otros sistemas. Tenemos previsto marcar estos puntos en el plano de su nave antes del pedido.',
    situation: 'Situación',
    happens: 'Qué ocurre',
    size: 'Magnitud',
    helps: 'Qué ayuda',
    noSize: 'sin dato',
    steel: {
      name: 'Acero entre el ancla y el tag',
      happens:
        'Solo llegan reflexiones, con retraso. La distancia medida es siempre demasiado larga y el promedio no lo corrige.',
      size: '{free} con visión directa, más de {blocked} con la señal bloqueada[^sensors2022]',
      helps: 'Un ancla al otro lado',
    },
    aisle: {
      name: 'Pasillo entre estanterías, anclas en línea',
      happens: 'Buen resultado a lo largo del pasillo, malo a lo ancho.',
      size: '{noise} de error de distancia se convierten en {error}[^gridrtls]',
      helps: 'Una segunda línea de anclas; las estanterías limitan la posición a lo ancho',
    },
    edge: {
      name: 'Borde de la nave, muelle',
      happens: 'Todas las anclas están a un lado del tag; el círculo de error crece y se alarga.',
      size: 'como en el pasillo',
      helps: 'Anclas en la pared exterior, entre los muelles',
    },
    height: {
      name: 'Altura de las horquillas en la estantería',
      happens: 'Si todas las anclas cuelgan a la misma altura, el eje vertical es el más débil.',
      helps: 'Anclas a dos alturas; el nivel se toma de la orden o de una lectura',
    },
    load: {
      name: 'Metal o líquido alrededor del tag',
      happens: 'El metal refleja el pulso y el líquido lo absorbe.',
      helps: 'El tag en el tejadillo protector, por encima de la carga',
    },
    body: {
      name: 'Tag sobre el cuerpo',
      happens: 'El cuerpo bloquea todas las direcciones que quedan detrás.',
      size: 'en la frente: menos de {forehead}; en el pecho: {chest} (percentil 90)[^electronics2019]',
      helps: 'El tag en el casco o en el hombro',
    },
    doors: {
      name: 'Puertas de acero, camiones aparcados',
      happens: 'Lo que por la mañana estaba a la vista queda bloqueado por la tarde.',
      helps: 'Más anclas a la vista de las necesarias; una prueba nueva tras cada cambio',
    },
    container: {
      name: 'Dentro de un contenedor cerrado',
      happens: 'No hay posición. Se conservan el último lugar y su hora.',
      helps: 'Una lectura en la puerta',
    },
  },
  proof: {
    title: 'Qué no demuestra una posición',
    load: {
      title: 'Qué hay en las horquillas',
      text: 'El palé toma la posición de la carretilla en el momento del depósito. Qué palé es se sabe por la lectura de un código o por RFID.[^applsci2021]',
    },
    driver: {
      title: 'Quién conducía o quién descansa',
      text: 'Sin anclas al alcance no hay posición: las salas de descanso pueden quedar fuera al planificar las anclas. En cuanto alguien puede saber quién conducía, las posiciones son datos personales. La finalidad, el acceso y el plazo de conservación se acuerdan antes del primer tag.',
    },
    forged: {
      title: 'Que no se haya falsificado',
      text: 'IEEE 802.15.4z mejoró en 2020 la integridad de la medición de distancia.[^ieee802154z] Pregunte a cada proveedor, también a nosotros, si los equipos utilizan esta norma. La respuesta debe figurar en el presupuesto.',
    },
  },
  specification: {
    title: 'Especificaciones',
    lead: 'Valores de la línea de productos. Qué equipo tiene cada uno de los dos intervalos de temperatura figura en el pedido.',
    spectrumShort: 'Espectro UWB {value}',
    bandsShort: 'Bandas de funcionamiento {value}',
    name: 'Característica',
    value: 'Valor',
    condition: 'Condición',
    groups: {
      positioning: 'Localización',
      radio: 'Radio',
      platform: 'Plataforma',
      environment: 'Entorno y alimentación',
    },
    upTo: 'hasta {value}',
    upToShare: 'hasta el {value}',
    fromTo: 'de {from} a {to}',
    and: '{first} y {second}',
    or: '{first} o {second}',
    accuracy: ['Precisión 3D', 'mejor caso: visión directa con suficientes anclas medidas'],
    rate: ['Frecuencia de actualización', 'límite superior de un tag; se ajusta para cada tag'],
    range: ['Alcance de radio', 'antena estándar, visión directa'],
    rangeAntenna: ['Alcance de radio con antena opcional', 'según la antena, visión directa'],
    spectrum: ['Espectro UWB', ''],
    bands: ['Bandas de funcionamiento', 'el país determina cuáles pueden utilizarse'],
    liveView: ['Latencia de la vista en directo', 'antigüedad de la imagen en pantalla'],
    analytics: ['Latencia de la analítica', 'informes e indicadores'],
    uptime: ['Disponibilidad', ''],
    backups: ['Copias de seguridad', ''],
    temperature: ['Temperatura de funcionamiento', 'según el equipo'],
    protection: [
      'Grado de protección',
      'IP67: 30 min bajo 1 m de agua; IP54: salpicaduras[^iec60529]',
    ],
    gateway: ['Alimentación de la pasarela', 'solo la pasarela'],
    certification: ['Certificaciones', 'CE: declaración del fabricante'],
    daily: 'diarias',
    protectionValue: '{outdoors} en exterior, {indoors} en interior',
    gatewayValue: '{dc} V CC, {ac} V CA o PoE',
    certificationValue: 'Certificación UL, marcado CE',
  },
  acceptance: {
    title: 'Cómo comprobarlo',
    lead: 'Tenemos previsto realizar la prueba de aceptación in situ, con criterios acordados antes de la instalación.',
    choose:
      'Elegir los puntos: pasillo, extremo de estantería, muelle, borde de la nave y uno detrás de acero. Se mide el lugar de cada punto.',
    agree:
      'Acordar un valor por punto: el CE95, el radio en el que queda el 95 % de las posiciones. ISO/IEC 18305 lo incluye entre sus métricas, junto con la latencia, la cobertura y la disponibilidad.[^iso18305]',
    measure: 'Medir en reposo y en movimiento, con las estanterías llenas y las puertas en uso.',
    sign: 'Ambas partes firman el acta. Un punto que supera su valor se corrige o se marca en el plano.',
    form: 'Acta de aceptación, formulario',
    point: 'Punto',
    place: 'Lugar',
    agreed: 'CE95 acordado',
    measured: 'CE95 medido',
    places: [
      'Pasillo, centro',
      'Extremo de estantería en un cruce',
      'Muelle',
      'Borde de la nave',
      'Detrás de acero',
    ],
    signature: 'Fecha y firma, {party}',
    customer: 'cliente',
  },
  radio: {
    title: 'Normativa de radio por región',
    lead: 'Primero, el exterior: antes de montar anclas al aire libre se comprueba la normativa nacional. Algunos países exigen un registro o una autorización. Tenemos previsto incluir esta comprobación en el estudio in situ.',
    region: 'Región',
    outdoors: 'Exterior',
    indoors: 'Interior',
    eu: {
      name: 'Unión Europea',
      outdoors:
        'Uso general de UWB solo sin instalación ni antena fija en el exterior.[^eu2019785] Sistemas de localización en 3,1–4,8 GHz: emplazamientos fijos con registro o autorización, no en todos los países. En torno a 6–9 GHz, las anclas fijas en el exterior solo pueden recibir.[^en302065]',
      indoors:
        'Sin licencia individual y sin protección frente a interferencias. Límites de potencia media: −41,3 dBm/MHz en 3,1–4,8 GHz con ciclo de trabajo bajo o detección y evitación, −70 dBm/MHz en 4,8–6 GHz, −41,3 dBm/MHz en 6–8,5 GHz.[^eu2019785] Debe comprobarse la modificación de 2024.',
    },
    uk: {
      name: 'Reino Unido',
      outdoors: 'Las condiciones vigentes de Ofcom se comprueban para cada almacén.',
      indoors: 'Sin licencia dentro de las condiciones de Ofcom.[^ofcom]',
    },
    us: {
      name: 'Estados Unidos',
      outdoors:
        'Los sistemas de interior no pueden tener antenas montadas en el exterior.[^fcc517] Los equipos portátiles deben prescindir de infraestructura fija.[^fcc519]',
      indoors: 'FCC Part 15, subparte F: límite de potencia media de −41,3 dBm/MHz.[^fcc517]',
    },
    note: 'La normativa cambia y este resumen no constituye asesoramiento jurídico. El presupuesto indica las bandas para su país.',
  },
} satisfies Translated<typeof en>
