import type { Translated } from '#src/i18n/translated.ts'
import type { en } from './en.ts'

export const es = {
  title: 'Precios y calculadora de ROI: localización de carretillas',
  description:
    'Contratos piloto y partner con precios para 21 países y regiones, y una calculadora que muestra cuándo se amortiza en su centro, con todas las fórmulas.',
  heading: 'Cuánto cuesta y cuándo se amortiza',
  claim: 'La inversión se recupera, de media, en menos de {months} meses',
  lead: 'Lo que cuenta es su propio centro: introduzca sus datos más abajo. Bastan siete campos; los demás tienen valores predeterminados que puede cambiar.',
  prices: {
    caption: 'Comparación de los contratos piloto y partner',
    country: 'Precios para',
    show: 'Ver precios',
    origins: {
      page: 'en {currency}; país del idioma de esta página',
      chosen: 'en {currency}; según su elección',
      network: 'en {currency}; según su dirección de red',
      language: 'en {currency}; según el idioma de su navegador',
    },
    vatRate: 'Tipo de IVA en este país: {rate}.',
    contract: 'Contrato',
    next: 'Siguiente paso',
    pilot: 'Piloto',
    partner: 'Partner',
    pilotFor: 'Probar en una parte de la nave.',
    partnerFor: 'Trabajar en toda la nave.',
    duration: 'Duración',
    pilotDuration: 'Prueba de {least} a {most} meses',
    partnerDuration: 'Contrato anual',
    hardware: 'Hardware',
    pilotHardware: 'Hardware gratuito',
    partnerHardware: 'Hardware en alquiler o compra',
    anchor: 'Ancla',
    tag: 'Tag (etiqueta activa)',
    gateway: 'Pasarela',
    free: 'gratis',
    rented: 'o {amount} al mes, en alquiler durante {months} meses',
    fee: 'Cuota de software por vehículo (activo) y mes',
    installation: 'Cuota única de instalación por jornada de técnico',
    services: 'Servicios adicionales por hora de técnico',
    planPilot: 'Planificar un piloto',
    requestOffer: 'Solicitar una oferta',
    pilotComment: 'Queremos planificar un piloto. Precios consultados: {country}.',
    partnerComment:
      'Les rogamos que nos envíen una oferta de contrato partner. Precios consultados: {country}.',
  },
  version: 'Lista de precios, versión {version}, publicada el {date}.',
  estimate: {
    heading: 'Estimación para su centro',
    lead: 'Se calcula en su navegador y no se envía a ninguna parte. En un campo opcional vacío se aplica el valor predeterminado que aparece en él.',
    average: 'La media declarada dice poco de un centro concreto;',
    method: 'el método muestra en qué se basa',
  },
  unknown: {
    heading: 'Lo que la estimación no sabe',
    lead: 'Es aritmética con sus cifras y con supuestos declarados. Lo siguiente no puede verlo.',
    items: [
      {
        title: 'Sus condiciones de radio',
        text: 'Las anclas se cuentan a partir de la superficie y los pasillos. El acero, los líquidos, las entreplantas y los pasillos estrechos pueden exigir más. Cuántas hacen falta lo dice un estudio in situ.',
      },
      {
        title: 'Qué se hace con una hora liberada',
        text: 'La estimación cuenta el {share} de las horas liberadas como dinero ahorrado: menos horas extra, menos personal temporal, turnos más ajustados. Si sus turnos se quedan como están, ese ahorro no llega.',
      },
      {
        title: 'Si su centro se parece a los medidos',
        text: 'Los efectos proceden de tres casos prácticos de clientes. El tráfico, la formación y la distribución de su centro pueden dar más o menos.',
      },
      {
        title: 'El trabajo en sus otros sistemas',
        text: 'No incluye la conexión con un SGA o un ERP ni el tiempo que su equipo dedique al proyecto. Nuestra parte se facturaría como servicios adicionales por horas.',
      },
      {
        title: 'Financiación e impuestos',
        text: 'Sin IVA, sin intereses, sin amortización contable. El hardware se cuenta como comprado; el alquiler reparte su precio en {months} meses.',
      },
    ],
  },
} satisfies Translated<typeof en>
