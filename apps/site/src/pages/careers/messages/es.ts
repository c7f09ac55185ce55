import type { Translated } from '@repo/platform/i18n/translated.ts'
import type { en } from './en.ts'

export const es: Translated<typeof en> = {
  title: 'Empleo: ofertas abiertas',
  description:
    'Ofertas de empleo en Londres y Lisboa, cómo enterarse de la próxima y cómo enviar una candidatura espontánea.',
  heading: 'Ofertas de empleo',
  lead: 'Nuestro oficio son las posiciones: en metros y con su margen de error. En esta página figuran los puestos de trabajo, cada uno con su salario, su lugar y sus tareas.',
  openings: {
    none: 'Ahora mismo no hay ninguna oferta abierta.',
    next: 'No guardamos candidaturas para más adelante. La próxima oferta se anuncia en el boletín. Si su experiencia puede interesarnos, envíenos una candidatura espontánea.',
    allGenders: '',
    posted: 'publicada el {date}',
    apply: 'Enviar candidatura',
  },
  desk: {
    caption:
      'Plano de una pequeña oficina junto a la nave: una mesa con dos pantallas, una silla vacía, una pared con la puerta abierta, dos filas de estanterías y una carretilla aparcada.',
    free: 'libre',
    block: ['Nave con oficina, plano', 'Cuadrícula de 2 m, nave de ejemplo'],
  },
  unasked: {
    title: 'Candidatura espontánea',
    points: {
      what: {
        name: 'Qué enviar',
        text: 'Basta una página: qué ha construido, instalado o descubierto usted, y en qué nave o sistema funciona. Un enlace ayuda más que un certificado.',
      },
      where: {
        name: 'Dónde',
        text: 'Londres o Lisboa. Si un puesto puede desempeñarse desde otro lugar, lo indica su oferta.',
      },
      pay: {
        name: 'Salario',
        text: 'Cada oferta indica un intervalo. Sin oferta no indicamos ninguno.',
      },
    },
    subject: 'Candidatura espontánea',
    newsletter: 'Recibir el aviso por boletín',
    privacy: 'Qué se hace con sus datos',
  },
}
