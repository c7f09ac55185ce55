import type { Translated } from '@repo/platform/i18n/translated.ts'
import type { en } from './en.ts'

export const es = {
  description:
    'Confirmar o cancelar la suscripción al boletín de {brand}. Cada correo trata un solo tema y la baja se hace con un clic.',
  confirm: {
    title: 'Confirme su suscripción',
    lead: 'Pulse el botón para recibir el boletín de {brand} en su correo.',
    button: 'Confirmar la suscripción',
  },
  confirmed: {
    title: 'Suscripción confirmada',
    lead: 'Recibirá el próximo boletín. Cada correo incluye un enlace para darse de baja.',
  },
  unsubscribe: {
    title: 'Darse de baja del boletín',
    lead: 'Pulse el botón para dejar de recibir el boletín.',
    button: 'Darse de baja',
  },
  unsubscribed: {
    title: 'Baja realizada',
    lead: 'Ya no recibirá el boletín. Puede volver a suscribirse cuando quiera.',
  },
  expired: {
    title: 'Este enlace ya no es válido',
    lead: 'Un enlace de confirmación caduca a los 7 días o al darse de baja. Puede volver a suscribirse cuando quiera.',
  },
  mail: {
    subject: 'Confirme su suscripción al boletín de {brand}',
    ask: 'Alguien ha introducido esta dirección para recibir el boletín de {brand}. Si desea recibirlo, abra esta página y pulse el botón:',
    deadline: 'El enlace es válido durante 7 días.',
    ignore:
      'Si no ha sido usted, no tiene que hacer nada: sin la confirmación no recibirá ningún boletín.',
    leave: 'Para dar de baja esta dirección:',
  },
} satisfies Translated<typeof en>
