import type { Translated } from '@repo/platform/i18n/translated.ts'
import type { en } from './en.ts'

export const es = {
  title: 'Conectividad: anclas, tags, pasarelas y alimentación',
  description:
    'A qué altura van las anclas, por dónde pasan los cables, qué alimenta la pasarela, qué carretillas requieren convertidor y qué datos faltan por publicar.',
  heading: 'Por dónde van los cables',
  lead: 'En la nave se instalan tres tipos de equipo: anclas, tags (etiquetas activas) y pasarelas. Esta página muestra dónde va cada uno, cómo se alimenta y qué resiste.',
  limit:
    'Donde no hay un valor publicado, la fila lo indica. Conviene preguntarlo antes del pedido.',
  elevation: {
    title: 'La nave, en sección',
    lead: 'Todas las alturas del dibujo son ejemplos. Las de su nave se fijan en el estudio in situ y quedan en el plano final de obra.',
    frame: 'Sección de la nave de ejemplo, con desplazamiento lateral',
    indoors: '{indoors} · interior',
    outdoors: '{outdoors} · exterior',
    caption:
      'Sección de una nave con patio: anclas en pilares y en la pared exterior, bandeja de cables, muro cortafuegos, armario con pasarela, carretilla con tag y convertidor, una persona con tarjeta.',
    marks: [
      'Ancla con visión directa a los tags',
      'Bandeja de cables a lo largo de los pilares',
      'Paso por el muro cortafuegos, sellado por su instalador',
      'Pasarela en un armario, accesible sin plataforma elevadora',
      'Tag sobre el tejadillo protector',
      'Convertidor entre la batería y el equipo',
      'Toma eléctrica y toma de red, a su cargo',
      'Ancla en el exterior, tras comprobar las normas de radio',
    ],
    block: ['Nave de ejemplo, sección', 'Alturas en metros, a modo de ejemplo'],
  },
  network: {
    title: 'La misma nave como red',
    lead: 'Cuatro enlaces unen un tag con la plataforma. Hasta la pasarela el equipo es nuestro; a partir de ella, la red es suya.',
    frame: 'Plano de la red, con desplazamiento lateral',
    feeds: ['{dc} V CC', '{ac} V CA'],
    ours: 'a nuestro cargo',
    yours: 'a su cargo',
    platform: 'según contrato',
    power: 'Alimentación',
    protection: 'Protección',
    uptime: 'Disponibilidad',
    backups: 'Copias de seguridad',
    open: 'sin dato publicado; figura en el presupuesto',
    stations: {
      tags: { name: 'Tags', link: 'Radio UWB, {bands}' },
      anchors: { name: 'Anclas', link: 'Cable según el plano del estudio' },
      gateway: { name: 'Pasarela', link: 'Cable de red hasta su conmutador' },
      network: {
        name: 'Su red',
        power: 'alimentación propia',
        protection: 'armarios propios',
        link: 'Puertos y direcciones acordados con su departamento de TI',
      },
      platform: { name: 'Plataforma', uptime: 'hasta el {uptime}', backups: 'diarias' },
    },
    protections: '{outdoors} en exterior, {indoors} en interior',
    mains:
      'El intervalo publicado es {ac} V CA. Antes de enchufar una pasarela, compare la placa de características con la tensión de su red.',
  },
  devices: {
    title: 'Tres fichas técnicas con lo que falta en cada una',
    lead: 'Los valores proceden de la especificación publicada. Los dos intervalos de temperatura y los dos grados de protección son de la gama: la variante que usted recibe figura en el pedido.',
    stated: 'Indicado',
    notStated: 'No indicado en esta edición',
    documents: 'Todas las fichas técnicas',
    labels: {
      range: 'Alcance de radio',
      rate: 'Frecuencia de actualización',
      spectrum: 'Espectro UWB',
      bands: 'Bandas de funcionamiento',
      power: 'Alimentación',
      protection: 'Grado de protección',
      temperature: 'Temperatura de funcionamiento',
      marks: 'Certificación y marcado',
    },
    values: {
      range: 'hasta {range}; {longer} o {longest} con antena opcional',
      rate: 'hasta {rate}, ajustable en cada tag',
      power: '{dc} V CC, {ac} V CA o PoE',
      temperature: '{first} y {second}, según la variante',
      span: 'de {from} a {to}',
      marks: 'Certificación UL, marcado CE[^ceAndUl]',
    },
    sheets: {
      anchor: {
        name: 'Ancla',
        text: 'Recibe los pulsos de los tags. Va en pilares y paredes, con visión directa.',
        missing: [
          'Alimentación',
          'Dimensiones y peso',
          'Ganancia de antena',
          'Montaje y conectores',
        ],
      },
      tag: {
        name: 'Tag',
        text: 'Emite los pulsos. Va en la carretilla, el palé, la herramienta o la tarjeta.',
        missing: [
          'Alimentación y duración de la batería',
          'Dimensiones y peso',
          'Fijación',
          'Sensores',
        ],
      },
      gateway: {
        name: 'Pasarela',
        text: 'Reúne los datos de las anclas y los entrega a su red.',
        missing: ['Clase PoE y consumo', 'Puertos y conectores', 'Cifrado', 'Dimensiones y peso'],
      },
    },
    marksNote:
      'Con el marcado CE el fabricante declara que se cumplen las normas de la UE. UL es la marca de un organismo independiente.',
  },
  voltages: {
    title: 'Qué carretillas necesitan convertidor',
    lead: 'Una entrada de {dc} V CC admite directamente algunas baterías de carretilla. Una batería de {limit} V supera los {limit} V durante la carga: a partir de ahí hace falta un convertidor.',
    caption: 'Tensión nominal de la carretilla y entrada de {dc} V CC',
    voltage: 'Batería de la carretilla[^truckVoltages]',
    scale: 'Respecto a la entrada',
    fit: 'Conexión',
    direct: 'directa',
    converter: 'convertidor CC/CC',
    note: 'Cada montaje se acuerda con el fabricante de la carretilla o con su servicio técnico. La alimentación del tag figura en el presupuesto.',
  },
  questions: {
    title: 'Lo que preguntan mantenimiento y TI',
    items: {
      sockets: {
        question: '¿Cuántas tomas, y dónde?',
        answer:
          'Una alimentación por cada armario con pasarela. El plano del estudio sitúa cada armario. La calculadora estima cuántas anclas y pasarelas requiere su superficie.',
      },
      cleaning: {
        question: '¿Qué limpieza resisten los equipos?',
        answer:
          '{indoors} resiste salpicaduras de agua; {outdoors}, la inmersión a 1 m durante 30 min.[^iec60529] Ninguno cubre la limpieza a alta presión, la condensación, los golpes ni las atmósferas explosivas.[^ipLimits]',
      },
      building: {
        question: '¿Muros cortafuegos, rociadores, cámara frigorífica?',
        answer:
          'Su instalador sella los pasos por muros cortafuegos. Su responsable de protección contra incendios fija la distancia a los rociadores. En cámara frigorífica, la variante y la condensación se comprueban en el estudio in situ.',
      },
      coexistence: {
        question: '¿Hay interferencias con la wifi o con el 5G privado?',
        answer:
          'En {bands} están también el 5G privado, la wifi de 5 GHz y parte de la de 6 GHz.[^wifi6ghz] La UWB emite con muy poca potencia, no debe causar interferencias y no goza de protección.[^eu2019785] Prevemos comparar sus canales con los de su red en el estudio in situ.',
      },
      network: {
        question: '¿VLAN, puertos, potencia PoE, firmware?',
        answer:
          'Todavía no hay una lista publicada. Se entrega a petición, antes del estudio in situ. Lo que se sabe de los datos y del servicio está en la página de la plataforma.',
      },
      outdoors: {
        question: '¿Se pueden poner anclas en el patio?',
        answer:
          'Primero están las normas de radio del país. Las anclas fijas en el exterior requieren una comprobación y, en algunos países, un registro o una autorización.[^en302065] Prevemos incluirla en el estudio in situ. El grado {outdoors} no basta por sí solo.',
      },
      rent: {
        question: '¿Alquilar o comprar?',
        answer:
          'En la prueba piloto el hardware es gratuito. Con el plan Partner se alquila o se compra.',
      },
    },
    pricing: 'Precios y calculadora',
    platform: 'Plataforma IoT',
  },
} satisfies Translated<typeof en>
