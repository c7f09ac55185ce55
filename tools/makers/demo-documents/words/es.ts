import type { Translated } from '@repo/platform/i18n/translated.ts'
import type { en } from './en.ts'

export const es = {
  edition: 'Edición {edition}',
  source: 'Generado a partir de los valores publicados de {brand}; prevalece el presupuesto.',
  page: 'Página {page} de {pages}',
  kinds: { datasheet: 'Ficha técnica', caseStudy: 'Caso de éxito', brochure: 'Folleto' },
  datasheet: {
    reading: 'Cómo leer los valores',
    size: 'Dimensiones',
    intro: {
      anchor:
        'El ancla se fija en un pilar o en una pared. Mide el momento en que llegan los pulsos de radio de los tags.',
      tag: 'El tag (etiqueta activa) va en la carretilla, en el palé, en la herramienta o en la tarjeta. A partir de sus pulsos de radio se calcula la posición.',
      gateway: 'La pasarela conecta las anclas con la red del almacén.',
      platform:
        'La plataforma convierte las posiciones en vista en directo, alertas, indicadores e informes.',
    },
    rows: {
      range: 'Alcance de radio',
      spectrum: 'Espectro UWB',
      bands: 'Bandas de funcionamiento',
      accuracy: 'Precisión 3D del sistema',
      rate: 'Frecuencia de actualización',
      protection: 'Grado de protección',
      temperature: 'Temperatura de funcionamiento',
      marks: 'Certificación y marcado',
      supply: 'Alimentación',
      live: 'Latencia de la vista en directo',
      analytics: 'Latencia de la analítica',
      uptime: 'Disponibilidad',
      backups: 'Copias de seguridad',
      interface: 'Interfaz',
    },
    values: {
      range: 'hasta {standard} m; {longer} o {longest} m con antena opcional',
      accuracy: 'hasta {number} cm',
      rate: 'hasta {number} Hz',
      protection: '{outdoors} en exterior, {indoors} en interior',
      temperature: '{first} y {second}, según la variante (véase el pedido)',
      degrees: 'de {from} a {to} °C',
      supply: '{dc} V CC, {ac} V CA o PoE',
      uptime: 'hasta el {share}',
      backups: 'diarias',
      interface: 'REST',
    },
    notes: {
      accuracy:
        'Hasta {number} cm es el mejor caso: visión directa con suficientes anclas bien situadas, cuyas posiciones se han medido.',
      range:
        'El alcance es el del enlace de radio con visión directa. Una posición necesita varias anclas a la vez, por eso se colocan más cerca de lo que permite su alcance.',
      rate: 'La frecuencia de actualización es el máximo de un tag. La que se configura depende del número de tags.',
      protection:
        'IP67: estanco al polvo, 30 min a 1 m de profundidad. IP54: protegido contra el polvo perjudicial y las salpicaduras. Ninguno cubre la limpieza a alta presión ni la condensación.',
      outdoors:
        'Antes de montar anclas en el exterior se comprueba la normativa nacional de radio. Algunos países exigen un registro o una autorización.',
      supply: 'En una red de 230 V, alimente la pasarela por PoE o por su entrada de CC.',
      marks:
        'El marcado CE es la declaración del fabricante. UL es la marca de un organismo independiente.',
      live: 'La vista en directo sirve para mirar: en {seconds} s una carretilla a 10 km/h recorre {metres} m.',
      uptime:
        'Con una disponibilidad del {share} quedan {hours} h al año sin la plataforma. El almacén debe poder trabajar sin la pantalla.',
    },
  },
  caseStudy: {
    anonymous: 'El cliente es anónimo. Se publican tres valores y nada más.',
    next: 'Mídalo también en su almacén',
    nextText:
      'Una prueba piloto registra estas magnitudes antes y después. Escríbanos y la preparamos sobre el plano de su nave.',
    unknown: 'Qué no está publicado',
    unknownItems: [
      'Nombre, sector y tamaño del almacén',
      'Periodo de la medición y línea base',
      'Otras medidas tomadas al mismo tiempo',
    ],
    limits: 'Cómo leer los valores',
    limitItems: [
      'Los valores proceden de un solo almacén. No son una previsión para otro.',
      'Los porcentajes de distintos casos de éxito no se pueden sumar.',
      'Una prueba piloto muestra las mismas magnitudes en su propio almacén.',
    ],
    how: {
      speeding: 'La velocidad de la carretilla frente al límite de su zona.',
      impacts:
        'Los impactos por encima de un umbral, con lugar y hora. Del umbral depende cuántos se cuentan.',
      idling:
        'El tiempo en que una carretilla está encendida y parada. Qué se considera encendida se define antes de medir.',
      nightShiftForklifts: 'Las carretillas en uso al mismo tiempo, hora a hora.',
      orderResponse:
        'El tiempo desde el pedido en el SGA hasta el primer movimiento. El SGA debe aportar las horas de los pedidos.',
      retrieval: 'El tiempo desde el pedido hasta que el palé sale de su ubicación.',
      search: 'El tiempo {searchSpan}.',
      forklifts:
        'Las carretillas en uso al mismo tiempo, durante un ciclo completo, con semanas de mucho y de poco trabajo.',
      throughput: 'Los palés movidos en las mismas horas de trabajo.',
    },
  },
  warehouse: {
    limits: 'Hasta dónde llega',
    limitItems: [
      'La radio necesita visión directa. El acero, los líquidos y las estanterías llenas empeoran la posición o la impiden.',
      'Lo que no lleva tag no se localiza.',
      'Las alertas de colisión ayudan al carretillero. No son una función de seguridad, no frenan la carretilla y no sustituyen la evaluación de riesgos ni las vías de circulación.',
      'La vista en directo tiene {seconds} s de antigüedad. No sirve para frenar.',
      'El sistema localiza e informa. No clasifica a las personas.',
    ],
  },
  protection: {
    lead: 'La posición de una carretilla es un dato personal en cuanto se puede saber quién conducía. Esta lista indica lo que se acuerda antes de la instalación. No es asesoramiento jurídico.',
    agree: 'Qué se acuerda antes del primer tag',
    items: [
      'Finalidades y finalidades excluidas',
      'Qué lleva tag: carretillas, palés, herramientas, personas',
      'Si una carretilla se vincula a su carretillero',
      'Quién ve qué y con qué detalle: almacén, turno, carretilla',
      'Plazo de conservación de cada tipo de dato',
      'Si una alerta llega solo al carretillero o también a otros',
      'Pausas, aseos y salas de descanso: zonas excluidas',
      'Uso en asuntos disciplinarios',
      'Exclusión de evaluaciones individuales',
      'Registro de accesos y quién lo revisa',
      'Exportación y supresión, también al final del contrato',
      'Cómo se acuerdan los cambios posteriores',
    ],
    law: 'Por ordenamiento jurídico',
    kit: 'Borradores para editar con el comité de empresa',
    kitText:
      'El dosier de compra de nuestra web incluye un borrador de evaluación de impacto y un modelo de acuerdo en seis idiomas.',
    rules: [
      'Reino Unido: según la normativa británica de protección de datos, el control de los trabajadores debe ser leal, transparente, necesario y proporcionado; cuente con realizar una evaluación de impacto.',
      'Unión Europea: el consentimiento de los trabajadores casi nunca es una base jurídica válida. El interés legítimo exige necesidad, proporcionalidad y transparencia; es probable que haga falta una evaluación de impacto.',
      'Alemania: § 87 (1) n.º 6 BetrVG. El comité de empresa codecide sobre los dispositivos técnicos capaces de vigilar la conducta o el rendimiento, sea cual sea la intención.',
      'Francia: la CNIL exige finalidades concretas, ausencia de control permanente y posibilidad de desconexión fuera del horario de trabajo. El CSE y cada trabajador reciben información previa.',
      'Italia: art. 4 L. 300/1970. Solo por razones de organización, producción, seguridad o protección del patrimonio, con acuerdo de la RSU o la RSA o con autorización de la inspección de trabajo.',
      'España: art. 90 LO 3/2018. Los trabajadores y sus representantes reciben información previa, expresa, clara e inequívoca.',
      'Portugal: art. 20 Código do Trabalho. Se prohíbe la vigilancia a distancia para controlar el rendimiento profesional.',
    ],
  },
  estimate: {
    lead: 'La estimación es un cálculo con los datos de un almacén y con supuestos publicados: lista de precios, versión {version}.',
    example: 'Plazo de recuperación, paso a paso',
    formulas:
      'Son las mismas fórmulas que en la página de precios. Cada una precede a las que la utilizan. Los nombres que contiene son datos, supuestos o líneas anteriores.',
    exampleNote:
      'Almacén de ejemplo con los precios de {country}, sin IVA. Calculado con el modelo, no medido.',
  },
} satisfies Translated<typeof en>
