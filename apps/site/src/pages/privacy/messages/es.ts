import type { Translated } from '@repo/platform/i18n/translated.ts'
import type { en } from './en.ts'

export const es = {
  title: 'Política de privacidad',
  description:
    'Qué datos personales recoge este sitio web, con qué finalidad y qué derechos le asisten. Sin rastreo, publicidad ni contenidos de terceros.',
  draft: 'Borrador pendiente de revisión jurídica antes de su publicación.',
  lead: 'Recogemos los datos que usted escribe en un formulario, con la finalidad que figura junto a él. Este sitio web no rastrea su navegación.',
  sections: {
    responsible: {
      title: 'Responsable del tratamiento',
      text: [
        '{company}, con oficinas en Londres y Lisboa, es la responsable del tratamiento de los datos recogidos en este sitio web. Puede escribirnos a {email}.',
        'El domicilio social, el número de registro y, en su caso, el representante en la Unión Europea y el delegado de protección de datos se añadirán en la revisión jurídica.',
      ],
      points: [],
    },
    data: {
      title: 'Qué datos recogemos y con qué finalidad',
      text: ['Cada tipo de dato tiene una sola finalidad. No los combinamos en perfiles.'],
      points: [
        'Solicitud de demo: nombre, correo electrónico, empresa y país son necesarios; teléfono, cargo, sector, subsector, caso de uso y comentarios son voluntarios. Guardamos además el idioma de la página, la fecha y la hora, y las anotaciones de nuestro personal sobre la tramitación. Finalidad: responderle y preparar la demo. Base jurídica: aplicación de medidas precontractuales a petición suya, artículo 6.1.b) del RGPD.',
        'Boletín: su correo electrónico, el idioma y la página del formulario, la versión del texto que lo acompaña y los momentos de la suscripción, la confirmación y la baja. Finalidad: enviarle el boletín y acreditar su consentimiento. No recibirá ningún boletín antes de confirmar la suscripción con el enlace de nuestro correo, y cada envío permite darse de baja con un clic. Base jurídica: su consentimiento, artículo 6.1.a) del RGPD.',
        'Inicio de sesión: dos cookies técnicas, una de sesión y otra que reconoce un navegador ya utilizado, para que nadie pueda bloquear una cuenta probando contraseñas. Ambas se instalan solo cuando nuestro personal accede al área privada y son estrictamente necesarias para ello. Los visitantes no reciben ninguna cookie.',
        'Dirección IP: sirve para limitar el número de peticiones y evitar abusos de los formularios, y para elegir el país cuyos precios muestra la calculadora, con una tabla de nuestro propio servidor. Se mantiene brevemente en memoria o, durante un día como máximo, en la base de datos como hash con clave secreta; la dirección misma no se guarda. Base jurídica: nuestro interés legítimo en el funcionamiento del sitio web, artículo 6.1.f) del RGPD.',
        'Visitas a las páginas: nuestro servidor cuenta cuántas veces al día se ve cada página, en qué idioma, desde qué sitio web o campaña se llega a ella y cuántas solicitudes de demo parten de ella. No usa cookies, scripts, direcciones IP ni identificadores, de modo que las cifras no se pueden asociar a ninguna persona. No se cuentan los buscadores ni otros robots, ni los navegadores que envían la señal Global Privacy Control.',
      ],
    },
    device: {
      title: 'Qué queda en su dispositivo',
      text: [
        'Su navegador conserva copias de las páginas visitadas, y también de la página de inicio, del formulario de demo y de algunas otras páginas en su idioma, para abrirlas sin conexión. Recuerda que se cerró el aviso de idioma, conserva el último plano de la nave dibujado en el simulador, con los ajustes de su turno, hasta que usted lo haga olvidar allí, conserva para el simulador la nave y el número de carretillas de la última estimación hasta que usted vuelva al ejemplo en la calculadora, y guarda el texto sin enviar de un formulario mientras el sitio web se actualiza. Todo ello queda en su dispositivo, no se nos envía y desaparece al borrar los datos de este sitio web.',
        'Los valores que usted introduce en la calculadora figuran en la dirección de la página, después del signo #. Los navegadores no nos envían esa parte, pero queda en el historial de su navegador y en cada enlace que usted copie. Solo recibimos los valores si usted nos los envía con una solicitud de demo. Sin JavaScript calcula nuestro servidor, que no guarda nada.',
        'Una solicitud de demo enviada sin conexión queda en su dispositivo, junto con su elección sobre el boletín. Se nos envía una sola vez, cuando hay conexión de nuevo y una página de este sitio web está abierta; hasta entonces usted puede borrarla. Pasados 7 días ya no se envía y se borra en su siguiente visita.',
      ],
      points: [],
    },
    not: {
      title: 'Qué no hacemos',
      text: [],
      points: [
        'No analizamos el comportamiento de cada visitante ni mostramos publicidad.',
        'No cargamos contenidos, tipos de letra ni scripts de terceros. Un vídeo o un plano de otro proveedor se carga solo cuando usted pulsa el botón que lo nombra; entonces ese proveedor recibe su dirección IP.',
        'No vendemos ni intercambiamos direcciones: nunca cedemos su correo electrónico a terceros.',
        'No tomamos decisiones automatizadas sobre usted.',
      ],
    },
    recipients: {
      title: 'Destinatarios de los datos',
      text: [
        'Recibe los datos el personal que responde a las solicitudes y envía el boletín. Los proveedores que alojan el sitio web, entregan nuestros correos o gestionan un sistema de ventas que recibe las solicitudes de demo son encargados del tratamiento: tratan los datos por cuenta nuestra y solo según nuestras instrucciones. Sus nombres y las garantías de cualquier tratamiento fuera del Reino Unido y del Espacio Económico Europeo se añadirán en la revisión jurídica.',
      ],
      points: [],
    },
    retention: {
      title: 'Plazo de conservación',
      text: [
        'Los plazos de conservación de las solicitudes de demo, de los registros de su consentimiento al boletín y de las cuentas del personal se fijarán en la revisión jurídica. Hasta entonces, las solicitudes y esos registros se conservan hasta que usted pida su supresión.',
      ],
      points: [
        'Suscripción sin confirmar: se borra a los 7 días.',
        'Solicitud de demo o suscripción que parece enviada por un programa: se borra a los 30 días, salvo que nuestro personal la reconozca como auténtica.',
        'Correos y avisos sobre su solicitud o suscripción: su contenido se borra 30 días después del envío.',
        'Dirección del boletín: deja de usarse desde el momento de la baja.',
        'Si usted se opone a recibir cualquier boletín: queda un hash de su correo electrónico con clave secreta, del que no se puede leer la dirección. Impide que alguien vuelva a suscribirla.',
      ],
    },
    rights: {
      title: 'Sus derechos',
      text: [
        'Puede solicitar el acceso a sus datos, su rectificación o supresión, la limitación del tratamiento y la portabilidad de sus datos. Puede oponerse al tratamiento basado en nuestro interés legítimo y retirar su consentimiento en cualquier momento, sin que ello afecte a la licitud del tratamiento anterior. Escriba a {email}; es posible que tengamos que comprobar su identidad.',
        'También puede presentar una reclamación ante una autoridad de control: en España, la Agencia Española de Protección de Datos (www.aepd.es); en el Reino Unido, la Information Commissioner’s Office; en Portugal, la Comissão Nacional de Proteção de Dados; o la del Estado en el que tenga su residencia habitual.',
      ],
      points: [],
    },
    customers: {
      title: 'Datos en las instalaciones de nuestros clientes',
      text: [
        'Esta política se aplica a este sitio web. Cuando un cliente utiliza nuestro sistema, es ese cliente quien decide qué se localiza y quien responde de ello, incluidas la información y la participación de su plantilla.',
      ],
      points: [],
    },
    changes: {
      title: 'Cambios',
      text: ['Si en el futuro recogemos otros datos, actualizaremos antes esta política.'],
      points: [],
    },
  },
  officers:
    'En su caso, el representante en la Unión Europea y el delegado de protección de datos se añadirán en la revisión jurídica.',
  fixedRetention: {
    text: 'Los plazos de conservación de los registros de su consentimiento al boletín y de las cuentas del personal se fijarán en la revisión jurídica. Hasta entonces, esos registros se conservan hasta que usted pida su supresión.',
    point:
      'Solicitud de demo, con las notas de nuestro personal: se borra {months} después de recibirla.',
  },
} satisfies Translated<typeof en>
