import type { Translated } from '@repo/platform/i18n/translated.ts'
import type { en } from './en.ts'

export const es = {
  description:
    'Acceso para el personal de {brand}: noticias, solicitudes de demo y suscripciones al boletín.',
  steps: {
    'sign-in': {
      title: 'Iniciar sesión',
      lead: 'Este acceso es para nuestro personal. Los clientes inician sesión en su propia instalación.',
      submit: 'Iniciar sesión',
      forgot: '¿Ha olvidado la contraseña?',
    },
    'sign-in-code': {
      title: 'Un paso más',
      lead: 'Introduzca también un código de verificación.',
      code: 'Código de su aplicación de autenticación',
      hint: 'Seis dígitos o uno de sus códigos de recuperación',
      submit: 'Iniciar sesión',
    },
    'forgot-password': {
      title: 'Contraseña olvidada',
      lead: 'Enviaremos un enlace a la dirección de su cuenta. Es de un solo uso y caduca a las cuatro horas.',
      submit: 'Enviar el enlace',
    },
    'set-password': {
      title: 'Elija una contraseña',
      lead: 'Se cerrarán todas las demás sesiones abiertas de su cuenta.',
      password: 'Contraseña nueva',
      hint: 'Al menos 12 caracteres; no se admiten contraseñas muy comunes ni su dirección de correo',
      submit: 'Guardar la contraseña',
      another: 'Pedir otro enlace',
    },
  },
  invited:
    'Le damos la bienvenida. Elija una contraseña para su cuenta nueva; al guardarla, se iniciará la sesión.',
  showPassword: 'Mostrar la contraseña',
  back: 'Volver al inicio de sesión',
  notes: {
    mailed: 'Si hay una cuenta con esta dirección, el enlace ya está en camino.',
    set: 'La contraseña está guardada. Inicie sesión con ella.',
    late: 'Ha pasado demasiado tiempo. Inicie sesión de nuevo.',
    out: 'La sesión se ha cerrado.',
  },
  errors: {
    credentials: 'El correo o la contraseña no son correctos.',
    code: 'El código no es correcto o ya se ha usado.',
    link: 'Este enlace ya se ha usado o es demasiado antiguo. Pida otro.',
    length: 'La contraseña debe tener entre 12 y 1024 caracteres',
    common:
      'Esta contraseña es de las más fáciles de adivinar. Elija otra, por ejemplo cuatro palabras sin relación entre sí',
    ownAddress: 'Elija una contraseña distinta de su dirección de correo',
    tooMany: 'Demasiados intentos. Espere unos minutos e inténtelo de nuevo.',
    error: 'Lo sentimos, no hemos podido completar esta acción. Inténtelo de nuevo.',
    missing: 'Introduzca el correo y la contraseña',
  },
} satisfies Translated<typeof en>
