import type { Translated } from '@repo/platform/i18n/translated.ts'
import type { en } from './en.ts'

export const es = {
  title: 'Almacén inteligente: del tag al SGA en un dibujo',
  description:
    'Tags, anclas, pasarela, plataforma, aplicaciones e interfaz REST en una sección de la nave, quién aporta qué y cómo se paga cada parte.',
  heading: 'Todo el sistema en un dibujo',
  lead: 'De izquierda a derecha: lo que se mueve lleva un tag (etiqueta activa), las anclas miden la llegada de sus pulsos, una pasarela los transmite y la plataforma calcula. El resultado lo usan las personas y el SGA.',
  limit: 'Dónde se aloja la plataforma y cómo se cifran los datos figura en el presupuesto.',
  drawing: {
    label: 'Las partes del sistema',
    caption:
      'Sección de una nave: tags en carretilla, palé y persona, anclas bajo la cubierta, una pasarela en su armario. Una línea sale de la nave hacia la plataforma y, desde ella, hacia la vista en directo, la analítica y el SGA.',
    liveView: 'Vista en directo',
    analytics: 'Analítica',
    wms: 'Su SGA',
    rest: 'REST',
  },
  parts: {
    title: 'Cinco partes y qué hace cada una',
    tags: {
      name: 'Tags',
      text: 'El tag va en la carretilla, el palé, la herramienta o la tarjeta y emite pulsos, hasta {rate}. Sin tag no hay posición. La frecuencia se ajusta en cada tag.',
      link: 'Cómo se calcula una posición',
    },
    anchors: {
      name: 'Anclas',
      text: 'Las anclas van en pilares y paredes y miden la llegada de cada pulso. Alcanzan hasta {range}, pero hacen falta varias a la vista al mismo tiempo; por eso van más juntas. El acero que se interpone resta precisión.',
      link: 'Límites de la tecnología',
    },
    gateway: {
      name: 'Pasarela',
      text: 'La pasarela reúne los datos de las anclas y los entrega a su red. A partir de ella, los datos salen de la nave. Se alimenta con {dc} V CC, {ac} V CA o PoE.',
      link: 'Cables y alimentación',
    },
    platform: {
      name: 'Plataforma',
      text: 'La plataforma convierte tiempos en posiciones, eventos e indicadores. La disponibilidad es de hasta el {uptime} y las copias de seguridad son diarias. Informa y no gobierna ninguna carretilla.',
      link: 'Datos y seguridad informática',
    },
    applications: {
      name: 'Aplicaciones y REST',
      text: 'Once módulos muestran lo ocurrido: la vista en directo, con {live} de latencia; la analítica, con {analytics}. El SGA lee posiciones y eventos por la interfaz REST. Las alertas de colisión son una ayuda a la conducción.',
      link: 'Los once módulos',
    },
  },
  matrix: {
    title: 'Qué aportamos nosotros y qué aporta usted',
    lead: 'Ocho puntos deciden cuándo arranca un almacén. Cada uno tiene una parte nuestra y otra suya.',
    thing: 'Qué hace falta',
    ours: 'Nosotros',
    yours: 'Usted',
    rows: {
      power: [
        'Alimentación',
        'cada toma en el plano del estudio',
        'enchufes, PoE o corriente continua',
      ],
      network: [
        'Red',
        'pasarelas y lista de puertos',
        'puertos del conmutador, VLAN, conexión con el exterior',
      ],
      plan: ['Plano de la nave', 'anclas y zonas dibujadas', 'plano con estanterías y alturas'],
      heights: [
        'Alturas de montaje',
        'propuesta tras el estudio in situ',
        'plataforma elevadora, acceso, pasillos cortados',
      ],
      zones: ['Zonas', 'configuración en la plataforma', 'límites y una persona responsable'],
      accounts: [
        'Cuentas de usuario',
        'roles y un primer administrador',
        'usuarios, altas y bajas',
      ],
      agreement: [
        'Acuerdo con el comité de empresa',
        'lista de puntos, pantallas de ejemplo',
        'conversaciones, antes del primer tag',
      ],
      wms: ['SGA', 'referencia de la interfaz REST', 'un contacto que conozca los campos'],
    },
  },
  payment: {
    title: 'Cómo se paga',
    hardware: 'Hardware',
    hardwareText: 'gratuito en la prueba piloto, en alquiler o compra con el plan Partner',
    software: 'Software',
    softwareText: 'cuota por vehículo o equipo localizado y mes',
    installation: 'Instalación',
    installationText: 'pago único, por jornada de técnico',
    services: 'Servicios adicionales',
    servicesText: 'por hora de técnico',
    pricing: 'Precios para su país',
  },
} satisfies Translated<typeof en>
