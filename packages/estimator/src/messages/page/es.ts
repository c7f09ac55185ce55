import type { Translated } from '@repo/platform/i18n/translated.ts'
import type { en } from './en.ts'

export const es = {
  title: 'Precios y calculadora de ROI: localización de carretillas',
  description:
    'Precios del contrato piloto y del plan Partner en 21 países y regiones. La calculadora muestra, con todas las fórmulas, cuándo se recupera la inversión.',
  heading: 'Cuánto cuesta y cuándo se amortiza',
  claim: 'La inversión se recupera, de media, en menos de {months} meses',
  lead: 'Lo que cuenta es su propio almacén: introduzca sus datos más abajo. Bastan seis campos; los demás tienen valores por defecto que puede cambiar.',
  prices: {
    caption: 'Comparación del contrato piloto y el plan Partner',
    country: 'Precios para',
    show: 'Ver precios',
    origins: {
      page: 'en {currency}, según el idioma de esta página',
      chosen: 'en {currency}, país elegido por usted',
      network: 'en {currency}, según su dirección IP',
      language: 'en {currency}, según el idioma de su navegador',
    },
    vatRate: 'Tipo de IVA en este país: {rate}.',
    contract: 'Contrato',
    next: 'Siguiente paso',
    pilot: 'Piloto',
    partner: 'Partner',
    pilotFor: 'Para probarlo en una zona.',
    partnerFor: 'Para todo el almacén.',
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
    fee: 'Cuota de software por vehículo o equipo localizado y mes',
    installation: 'Instalación (pago único), por jornada de técnico',
    services: 'Servicios adicionales por hora de técnico',
    planPilot: 'Planificar una prueba piloto',
    requestOffer: 'Pedir presupuesto',
    pilotComment: 'Queremos planificar una prueba piloto. Precios consultados: {country}.',
    partnerComment:
      'Les rogamos que nos envíen un presupuesto del plan Partner (contrato anual). Precios consultados: {country}.',
  },
  version: 'Lista de precios, versión {version}, publicada el {date}.',
  estimate: {
    heading: 'Estimación para su almacén',
    lead: 'Se calcula en su navegador y no se envía a ninguna parte. En un campo opcional vacío se aplica el valor por defecto que aparece en él.',
    average: 'La media que publicamos dice poco de un almacén concreto;',
    method: 'el método muestra en qué se basa',
  },
  unknown: {
    heading: 'Qué no incluye la estimación',
    lead: 'La estimación es un cálculo con sus cifras y con supuestos publicados. Hay cosas que no tiene en cuenta:',
    items: [
      {
        title: 'Las condiciones de radio de su almacén',
        text: 'Las anclas se cuentan a partir de la superficie y los pasillos. El acero, los líquidos, las entreplantas y los pasillos estrechos pueden exigir más. El estudio in situ determina cuántas.',
      },
      {
        title: 'Qué se hace con una hora liberada',
        text: 'La estimación cuenta el {share} de las horas liberadas como dinero ahorrado: menos horas extra, menos trabajo temporal, turnos más ajustados. Si sus turnos se quedan como están, ese ahorro no se produce.',
      },
      {
        title: 'Si su almacén se parece a los medidos',
        text: 'Los efectos proceden de tres casos de éxito de clientes. Con otro tráfico, otra formación u otra distribución del almacén, el efecto puede ser mayor o menor.',
      },
      {
        title: 'El trabajo en sus otros sistemas',
        text: 'No se incluyen la conexión con un SGA o un ERP ni el tiempo que su equipo dedique al proyecto. Nuestra parte se facturaría como servicios adicionales por horas.',
      },
      {
        title: 'Financiación e impuestos',
        text: 'El cálculo no incluye IVA, intereses ni amortización contable. El hardware se cuenta como comprado; el alquiler reparte su precio en {months} meses.',
      },
    ],
  },
} satisfies Translated<typeof en>
