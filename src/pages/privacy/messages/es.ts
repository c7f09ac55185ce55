import type { Translated } from '#src/i18n/translated.ts'
import type { en } from './en.ts'

export const es = {
  title: 'Política de privacidad',
  description:
    'Qué datos personales recoge este sitio, para qué, durante cuánto tiempo y qué derechos tiene. Sin analítica, publicidad ni contenidos de terceros.',
  draft: 'Borrador pendiente de revisión jurídica antes de su publicación.',
  lead: 'Recogemos lo que se escribe en un formulario, para la finalidad que figura junto a él. Nada en este sitio le sigue.',
  sections: {
    responsible: {
      title: 'Responsable',
      text: [
        '{company}, con oficinas en Londres y Lisboa, es responsable de este sitio. Puede escribirnos a {email}.',
        'El domicilio social, el número de registro y, en su caso, el representante en la Unión Europea y el delegado de protección de datos se añadirán en la revisión jurídica.',
      ],
      points: [],
    },
    data: {
      title: 'Qué datos recogemos y para qué',
      text: ['Cada tipo de dato tiene una sola finalidad. No los combinamos en perfiles.'],
      points: [
        'Solicitud de demo: nombre, correo electrónico, empresa y país son necesarios; teléfono, cargo, sector, subsector, caso de uso y comentarios son voluntarios. Guardamos además el idioma de la página. Finalidad: responderle y preparar la demo. Base: medidas precontractuales a petición suya, artículo 6.1.b) del RGPD.',
        'Boletín: su correo electrónico, el idioma y el momento de la confirmación. No recibe nada antes de abrir el enlace de nuestro correo, y cada envío permite darse de baja con un clic. Base: su consentimiento, artículo 6.1.a) del RGPD.',
        'Inicio de sesión: una cookie de sesión y otra que reconoce un navegador ya utilizado, para que nadie pueda bloquear una cuenta probando contraseñas. Ambas se instalan solo cuando nuestro personal entra en la administración y son estrictamente necesarias para ello. Los visitantes no reciben ninguna cookie.',
        'Dirección de red: se mantiene brevemente en memoria para limitar el número de peticiones y evitar abusos de los formularios. No se guarda. Base: nuestro interés legítimo en que el sitio funcione, artículo 6.1.f) del RGPD.',
      ],
    },
    device: {
      title: 'Qué queda en su dispositivo',
      text: [
        'El navegador conserva copias de las páginas visitadas, para abrirlas sin conexión, recuerda que se cerró el aviso de idioma y guarda el texto sin enviar de un formulario mientras el sitio se actualiza. Todo ello queda en su dispositivo, no se nos envía y desaparece al borrar los datos de este sitio.',
      ],
      points: [],
    },
    not: {
      title: 'Qué no hacemos',
      text: [],
      points: [
        'Ni analítica ni publicidad',
        'Ni contenidos, ni tipos de letra, ni scripts de terceros',
        'Ni venta ni intercambio de direcciones: su correo electrónico nunca se comparte',
        'Ni decisiones automatizadas sobre usted',
      ],
    },
    recipients: {
      title: 'Quién recibe los datos',
      text: [
        'El personal que responde a las solicitudes y envía el boletín. Los proveedores que alojan el sitio y entregan nuestros correos tratan los datos por cuenta nuestra y solo según nuestras instrucciones. Sus nombres y las garantías de cualquier tratamiento fuera del Reino Unido y del Espacio Económico Europeo se añadirán en la revisión jurídica.',
      ],
      points: [],
    },
    retention: {
      title: 'Cuánto tiempo los conservamos',
      text: [
        'Los plazos de conservación de las solicitudes de demo, de los registros del boletín y de las cuentas del personal se fijarán en la revisión jurídica. Hasta entonces no publicamos ninguna cifra.',
        'Su dirección deja de usarse para el boletín desde el momento de la baja.',
      ],
      points: [],
    },
    rights: {
      title: 'Sus derechos',
      text: [
        'Puede solicitar el acceso a sus datos, su rectificación, supresión o limitación, y una copia en un formato portable. Puede oponerse al tratamiento basado en nuestro interés legítimo y retirar un consentimiento en cualquier momento, con efecto para el futuro. Escriba a {email}; es posible que tengamos que comprobar su identidad.',
        'También puede reclamar ante una autoridad de control: en el Reino Unido, la Information Commissioner’s Office; en Portugal, la Comissão Nacional de Proteção de Dados; o la de su lugar de residencia.',
      ],
      points: [],
    },
    customers: {
      title: 'Datos en las naves de nuestros clientes',
      text: [
        'Esta política cubre este sitio. Allí donde un cliente utiliza nuestro sistema, es ese cliente quien decide qué se localiza y responde de ello, incluidas la información y la participación de su plantilla.',
      ],
      points: [],
    },
    changes: {
      title: 'Cambios',
      text: ['Antes de que el sitio recoja otros datos, cambiará esta página.'],
      points: [],
    },
  },
} satisfies Translated<typeof en>
