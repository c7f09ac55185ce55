import type { Translated } from '@repo/platform/i18n/translated.ts'
import type { en } from './en.ts'

export const es = {
  title: 'Simulador: una nave y sus anclas',
  description:
    'Una nave de ejemplo de {area}: dónde se mide bien la posición de una carretilla, cuántas anclas hacen falta y un turno simulado sin y con localización.',
  opening: {
    title: 'Dónde se mide bien una posición',
    lead: 'Esta es una nave de ejemplo: {area}, {aisles} pasillos de {length} y {anchors} anclas colocadas automáticamente. El suelo muestra con qué calidad se mide la posición de una carretilla. Más abajo, la misma nave atiende los mismos pedidos dos veces, sin y con localización.',
    limit:
      'Todos los datos son simulados, para una nave sin actividad y con estanterías llenas. Un camión aparcado o una estantería nueva cambia el mapa.',
  },
  start: {
    draw: 'Dibujar mi nave',
    run: 'Simular el turno dos veces',
    failed: 'No se ha podido cargar esta parte. Compruebe la conexión y vuelva a pulsar.',
  },
  map: {
    scale: '{length} m',
    alternative:
      'Plano de la nave de ejemplo con {anchors} anclas, los muelles en un extremo y {aisles} pasillos en el otro. Porcentaje de la superficie transitable: {fine} muy buena, {good} buena, {weak} débil, {none} sin posición.',
    legend: 'Error de posición esperado de una carretilla parada, una desviación típica',
    classes: {
      fine: 'muy buena: hasta {limit}',
      good: 'buena: hasta {limit}',
      weak: 'débil: hasta {limit}, o muy pocas anclas a la vista',
      none: 'sin posición',
    },
    anchor: 'ancla',
    share: '{share} de la superficie',
  },
  counts: {
    title: '{estimated} anclas en la estimación, {placed} en el plano',
    lead: 'La estimación cuenta las anclas por superficie y pasillos. El plano coloca cada una y comprueba qué tiene a la vista. La estimación conserva su cifra; el plano muestra qué más necesitaría esta nave.',
    estimated: 'anclas según la estimación',
    placed: 'anclas según el plano',
    onTarget: '{share} de la superficie transitable con posición muy buena o buena',
    target: 'El objetivo es el {target}.',
    why: 'Por qué difieren las dos cifras',
    reasons: [
      'Junto a una pared faltan las anclas del otro lado. La estimación cuenta las celdas de radio como si cada una tuviera vecinas alrededor.',
      'La estimación coloca una línea de anclas sobre una de cada dos filas de estanterías. En algunos pasillos queda así una sola ancla a la vista, y una posición en el pasillo exige dos.',
      'Las anclas cuelgan a {height}, sobre estanterías de {racks}. Desde ahí, un tag en el centro del pasillo apenas tiene a la vista las líneas de ambos lados. Un techo más alto ayuda más que cualquier otra medida.',
    ],
  },
  building: {
    title: 'Cuánto depende del edificio',
    lead: 'La misma nave con un solo cambio cada vez. El presupuesto indica si el sistema trabaja con diferencias de tiempos o con medición bidireccional.',
    change: 'Qué se cambia',
    anchors: 'Anclas colocadas',
    share: 'Superficie en el objetivo con las {count} de la estimación',
    rows: {
      generated:
        'Nada: techo a {ceiling}, estanterías de {racks}, diferencia de tiempos de llegada (TDoA)',
      ranging: 'Medición bidireccional (TWR) en lugar de diferencia de tiempos',
      ceiling: 'Techo a {newCeiling}, anclas a {newHeight}',
      racks: 'Estanterías de {newRacks}',
      antenna: 'Antena opcional, alcance de {newRange}',
    },
  },
  materials: {
    title: 'Lista de materiales',
    lead: 'Para {trucks} carretillas. Los precios figuran en la estimación; el cable forma parte allí de la instalación.',
    item: 'Material',
    rows: {
      anchors: 'Anclas',
      tags: 'Tags, {spare} de ellos de reserva',
      gateways: 'Pasarelas',
      switches: 'Switches PoE',
      ports: 'Puertos PoE',
      cable: 'Cable de red',
      longest: 'Tramo más largo',
      tooLong: 'Tramos de más de {limit}',
    },
    note: 'Un tramo de cobre termina a los 100 m. Cuando un tramo supera los {limit}, se desplaza el switch o se añade otro.',
    estimate: 'Estimación',
    plan: 'Plano',
  },
  shift: {
    title: 'Los mismos pedidos, dos veces',
    lead: '{trucks} carretillas, {orders} pedidos por hora, una hora, con las anclas del plano. Cada valor es la media de {seeds} simulaciones con pedidos aleatorios distintos.',
    kpi: 'Indicador y cómo se cuenta',
    without: 'Sin localización',
    with: 'Con localización',
    change: 'Cambio',
    rows: {
      done: ['Pedidos terminados por hora', 'Pedidos depositados, divididos entre las horas'],
      responseMedian: [
        'Tiempo de respuesta, mediana',
        'Desde que llega un pedido hasta que se levanta su palé',
      ],
      responseP95: [
        'Tiempo de respuesta, percentil 95',
        'Diecinueve de cada veinte pedidos se levantan antes',
      ],
      cycle: [
        'Tiempo de ciclo',
        'Desde que se asigna un pedido hasta que se deposita su palé, media',
      ],
      retrieval: ['Tiempo de extracción', 'El tiempo de ciclo de las extracciones'],
      kmEmpty: ['Distancia sin carga', 'Distancia recorrida sin palé, todas las carretillas'],
      kmLoaded: ['Distancia con carga', 'Distancia recorrida con palé, todas las carretillas'],
      utilisation: ['Utilización', '% del tiempo de las carretillas con un pedido'],
      idle: ['Sin tarea', '% del tiempo de las carretillas paradas y sin pedido'],
      blocked: [
        'En espera',
        '% del tiempo de las carretillas paradas con pedido, sin manipular un palé',
      ],
      search: [
        'Tiempo de búsqueda',
        'Minutos dedicados a palés que no están en la ubicación registrada, todas las carretillas',
      ],
      nearMisses: [
        'Cuasiaccidentes',
        'La presencia de otra carretilla o de un peatón se advierte a menos de {conflict}, a {speed} o más',
      ],
      speeding: [
        'Exceso de velocidad',
        'Minutos por encima de 1,1 veces el límite, todas las carretillas',
      ],
      fifo: [
        'Fuera de orden (FIFO)',
        'Extracciones que entregan un palé más reciente que el solicitado',
      ],
      energy: ['Energía', 'Marcha, elevación y parada, todas las carretillas'],
    },
    safety:
      'La seguridad cuesta tiempo. La asignación según la posición, por sí sola, cambia el tiempo de respuesta en un {dispatch}. Los límites de velocidad respetados lo alargan en un {limit}; por eso las cuatro diferencias juntas lo acortan en menor medida.',
    limiter:
      'Los límites de velocidad solo actúan si está conectado el limitador de la propia carretilla, que no forma parte del producto.',
  },
  results: {
    title: 'Junto a los resultados de nuestros clientes',
    lead: 'Los resultados son mediciones de clientes; el modelo no los demuestra. Cuando el modelo es más favorable, vale la cifra de los clientes.',
    result: 'Resultado',
    customers: 'Clientes',
    model: 'Modelo',
    reason: 'Por qué difieren',
    noShare: 'sin efecto',
    reasons: {
      speeding:
        'El modelo limita cada carretilla cuya posición se conoce. Un aviso en la cabina solo se respeta a medias.',
      impacts:
        'El modelo cuenta cuasiaccidentes, que no son impactos, y supone que se atiende el {heeded} de las alertas.',
      idling:
        'El mismo trabajo termina antes y {trucks} carretillas esperan más. Con {fewer} carretillas, el cambio es de {fewerIdle}. El motor al ralentí no se incluye.',
      nightShiftForklifts:
        'Con {nightOrders} pedidos por hora bastan {nightTrucks} carretillas también sin localización. La medición lo pone de manifiesto, pero no es la causa.',
      orderResponse:
        'La asignación acorta la respuesta y los límites de velocidad anulan una parte.',
      retrieval: 'Modelo y clientes coinciden.',
      search:
        'En el modelo solo se buscan palés mal registrados: {search} por hora en toda la flota. La estimación incluye además mercancía sin etiqueta en el suelo; los dos valores no deben mezclarse.',
      forklifts:
        'En el modelo los pedidos llegan de manera uniforme, sin picos; las flotas se dimensionan para sus horas de más trabajo. Con {orders} pedidos por hora bastan {fleet} carretillas en lugar de {trucks}; con {busyOrders} hacen falta {busyFleet}. El ahorro se debe solo a la asignación.',
      throughput:
        'Solo si siempre hay trabajo en espera. Con {orders} pedidos por hora decide la demanda y apenas cambia nada.',
    },
  },
  method: {
    title: 'Cómo calculamos',
    lead: 'Todo lo que determina una cifra de esta página, versión {version} de las constantes.',
    constants: 'Constantes',
    name: 'Constante',
    value: 'Valor',
    origin: 'Origen',
    origins: {
      S: 'dato nuestro',
      F: 'fuente pública',
      D: 'calculado',
      P: 'estimación nuestra',
    },
    rows: {
      range: 'Alcance nominal de un ancla',
      usableOpen: 'Alcance útil (% del nominal), superficie sin estanterías',
      usableAisle: 'Alcance útil (% del nominal), en un pasillo',
      neededOpen: 'Anclas a la vista para una posición, superficie sin estanterías',
      neededAisle: 'Anclas a la vista para una posición, en un pasillo',
      arrival: 'Error del tiempo de llegada, una desviación típica',
      clock: 'Error de los relojes, una desviación típica',
      shadow: 'Error adicional de un trayecto apantallado, una desviación típica',
      target: 'Superficie que debe ser muy buena o buena',
      tag: 'Altura del tag en la carretilla',
      drop: 'Altura del techo y de las anclas',
      pitch: 'De pasillo a pasillo',
      speed: 'Velocidad máxima sin carga, con carga',
      handling: 'Recogida y depósito en el suelo',
      wrong: 'Registros erróneos a mano',
      heeded: 'Alertas atendidas',
      habit: 'Los carretilleros respetan un límite multiplicado por 1 hasta',
      inattentive: 'Peatones que cruzan sin mirar',
      conflict: 'Cuasiaccidente: tiempo hasta la colisión inferior a',
    },
    methodTitle: 'Método',
    method: [
      'Visión. Desde cada ancla una línea recta llega al tag. Un pilar o una estantería llena a menos de la mitad la apantalla; una estantería llena o una pared la bloquea.',
      'Error. Las anclas a la vista y su geometría dan el error de posición esperado; en un pasillo cuenta la posición a lo largo del pasillo.',
      'Colocación. Se añaden anclas donde ayudan a más superficie y después se retira cada ancla que el objetivo no necesita.',
      'Dos simulaciones. Los pedidos, los carretilleros y los peatones son los mismos. Solo cambia lo que se conoce: quién está cerca, dónde se depositó de verdad un palé, dónde rige un límite, quién circula tras la estantería.',
      'Circulación. En ambas, las carretillas nunca se solapan ni atraviesan estanterías. La prioridad de paso, la distancia de frenado y la espera se calculan cinco veces por segundo.',
    ],
    disclosureTitle: 'Qué se eligió tras ver resultados',
    disclosure: [
      'Ninguna constante se fijó pensando en un resultado de clientes.',
      'Pedidos: 175 por hora ocupaban el 44 % del tiempo de la flota; 300 ocupan el 70 %.',
      'Cuasiaccidentes: la velocidad mínima pasó de 0,5 a 1 y después a 1,5 m/s, porque un frenazo al paso no lo es. La cifra apenas bajó.',
      'Visión de las carretillas: la parte trasera cuenta como visible, igual que la delantera. Los cuasiaccidentes sin localización bajaron un 30 %.',
      'Espera: a los 12 s una carretilla toma otro camino, porque los giros a la izquierda enfrentados se bloqueaban con 300 pedidos por hora.',
      'Los supuestos de comportamiento (alertas atendidas, hábitos, atención, tiempos de manipulación) influyen en los cuasiaccidentes y los excesos de velocidad más que la nave. Conviene sustituirlos primero por mediciones propias.',
    ],
    unknownTitle: 'Qué no incluye el modelo',
    unknown: [
      'Radio: reflexiones, metal en movimiento, interferencias de otros equipos',
      'Dispositivos: tags dañados, anclas montadas fuera del punto previsto',
      'Edificio en uso: camiones aparcados, puertas, mercancía en el suelo',
      'Carretilleros: formación, experiencia, descansos',
      'Trabajo: preparación por unidades, reposición, devoluciones, cross-docking, carga de camiones',
      'Baterías: cambio y carga',
      'Demanda: su surtido y sus picos de trabajo',
      'Accidentes: en el modelo nadie choca nunca. El número de cuasiaccidentes depende de su definición; solo la comparación es significativa.',
      'Retardo: se supone que alertas y límites actúan en la carretilla en menos de un segundo. La vista en directo, con {liveView} de latencia, no cumple esa función.',
      'Exactitud: el error es una desviación típica de un tag en reposo. «Hasta {accuracy}» se alcanza donde el mapa indica «muy buena».',
      'Certeza: la comparación no es una previsión ni un presupuesto. Antes de un presupuesto, un estudio in situ mide la nave.',
    ],
  },
  next: {
    title: 'Su nave',
    text: 'A partir de superficie, pasillos y carretillas, la estimación da anclas, costes y plazo de recuperación de la inversión.',
    estimate: 'Ir a la estimación',
    demo: 'Hablar con nosotros de su nave',
  },
} satisfies Translated<typeof en>
