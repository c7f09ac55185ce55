import type { Translated } from '#src/i18n/translated.ts'
import type { en } from './en.ts'

export const es = {
  title: 'Iniciar sesión',
  description:
    'Acceso para el personal de {brand}: noticias, solicitudes de demo y suscripciones al boletín.',
  lead: 'Este acceso es para nuestro personal. Los clientes inician sesión en su propia instalación.',
  code: 'Código de su aplicación de autenticación',
  codeHint: 'Seis cifras o uno de sus códigos de recuperación',
  submit: 'Iniciar sesión',
  faults: {
    credentials: 'El correo, la contraseña o el código no son correctos.',
    code: 'Su cuenta pide además un código.',
    tooMany: 'Demasiados intentos. Espere unos minutos e inténtelo de nuevo.',
    failure: 'Lo sentimos, no hemos podido completar esta acción. Inténtelo de nuevo.',
    missing: 'Introduzca el correo y la contraseña',
  },
} satisfies Translated<typeof en>
