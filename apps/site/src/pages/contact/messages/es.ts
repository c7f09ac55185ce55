import type { Translated } from '@repo/platform/i18n/translated.ts'
import type { en } from './en.ts'

export const es: Translated<typeof en> = {
  title: 'Contacto: Londres y Lisboa',
  description:
    'Oficinas en Londres y Lisboa con mapas dibujados y una tabla que indica adónde va cada asunto: demo, instalación, protección de datos, seguridad, prensa.',
  heading: 'Dos puertas, un solo correo',
  lead: 'La tabla indica adónde va cada asunto.',
  noHours: 'No publicamos teléfono ni horario mientras no estén fijados.',
  demo: 'Solicitar demo',
  plates: {
    noAddress: 'Todavía no se ha publicado la dirección. Escríbanos antes de venir.',
    localTime: 'Hora local',
    phone: 'Teléfono',
    opening: 'Horario',
  },
  maps: {
    show: 'Mostrar mapa',
    hide: 'Ocultar mapa',
    caption: 'Mapa del centro de {city} por distritos',
    larger: 'Ampliar',
    smaller: 'Reducir',
    streets: 'Cargar el callejero de {host}',
    note: 'Estos mapas forman parte de la página y no cargan nada de otros servidores.',
    noPin: 'No llevan marca mientras no se publique una dirección.',
  },
  subjects: {
    title: 'Adónde va cada asunto',
    lead: 'No incluya secretos de empresa en el primer correo: no va cifrado de extremo a extremo.',
    subject: 'Asunto',
    where: 'Adónde',
    help: 'Qué ayuda a responder',
    rows: {
      demo: ['Demo o presupuesto', 'País, número de carretillas y la pregunta que quiere resolver'],
      prices: [
        'Precios y recuperación de la inversión',
        'La estimación no requiere contacto: se calcula en la página',
      ],
      running: [
        'Una instalación en marcha',
        'Almacén, carretilla o ancla, hora del suceso y qué se esperaba',
      ],
      privacy: [
        'Protección de datos',
        'Qué datos y si se trata de acceso, rectificación o supresión',
      ],
      security: [
        'Una vulnerabilidad',
        'Dirección web o equipo y los pasos para reproducirla. Sin datos de terceros',
      ],
      partners: [
        'Colaborar con nosotros',
        'Qué pasos de un proyecto realiza su empresa y en qué países',
      ],
      press: ['Prensa', 'Textos, logotipo y cifras con sus límites, listos para copiar'],
      jobs: ['Trabajar con nosotros', 'Una página sobre lo que usted ha construido'],
    },
  },
}
