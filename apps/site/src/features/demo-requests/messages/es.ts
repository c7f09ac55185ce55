import { es as shared } from '@repo/platform/facts/messages/es.ts'
import type { Translated } from '@repo/platform/i18n/translated.ts'
import type { en } from './en.ts'

export const es = {
  page: {
    description:
      'Carretillas, palés y personas en directo, en un almacén como el suyo. Bastan cuatro datos. Nunca cedemos su correo electrónico a terceros.',
    heading: 'Una demo para su almacén',
    lead: 'Bastan cuatro datos. Los otros seis sirven para preparar la demo; junto a cada campo se explica para qué.',
    expect: 'Qué puede esperar',
    expectations: [
      'Leemos sus respuestas y elegimos los ejemplos que encajan con su caso de uso.',
      'Verá posiciones en directo, alertas e informes, y también los puntos donde la señal no llega bien.',
      'Usted pregunta; nosotros le decimos qué tendría que medir una prueba piloto en su almacén.',
    ],
    ratherWrite: '¿Prefiere escribir?',
    drawing: 'Nave de ejemplo, una carretilla y las anclas que la localizan',
  },
  form: {
    you: 'Sus datos',
    company: 'Su empresa',
    task: 'Su proyecto',
    sending: 'Enviando…',
    checkEntries: 'Revise estos datos',
    error:
      'Lo sentimos, no hemos podido enviar su solicitud. Inténtelo de nuevo o contacte directamente con nosotros.',
    success: '¡Demo solicitada! Gracias, nos pondremos en contacto en breve.',
    next: 'Su solicitud ha llegado a nuestro equipo comercial. Le responderemos al correo indicado.',
    kept: 'Su solicitud está guardada en este dispositivo',
    keptNext:
      'Sin conexión no ha sido posible enviarla. La solicitud se enviará cuando haya conexión y una página de este sitio web esté abierta. Si no se consigue en 7 días, se eliminará.',
    discard: 'Eliminar la solicitud guardada',
    forgotten: 'Si ha olvidado algo, escríbanos a',
    another: 'Enviar otra solicitud',
    estimate: 'Mi estimación',
    prefilled: {
      estimate: 'Su estimación figura en los comentarios. Puede cambiarla o borrarla.',
      comments: 'Los comentarios ya contienen un texto. Puede cambiarlo o borrarlo.',
    },
    newsletter: 'Suscribirme también al boletín',
    newsletterHint: 'Solo hay que confirmar la suscripción, y puede darse de baja con un clic.',
    labels: {
      name: 'Nombre y apellidos',
      email: 'Correo electrónico',
      phone: 'Teléfono',
      country: 'País',
      company: 'Empresa',
      jobtitle: 'Cargo',
      industry: 'Sector',
      subsector: 'Subsector',
      usecase: 'Caso de uso',
      comments: 'Comentarios',
    },
    hints: {
      name: 'Para saber por quién preguntar.',
      email: 'Le responderemos a esta dirección.',
      phone: 'Solo si prefiere que le llamemos.',
      country: 'Los precios, la normativa radioeléctrica y el horario cambian según el país.',
      company: 'Para conocer su actividad antes de hablar.',
      jobtitle: 'Prevención no pregunta lo mismo que compras.',
      industry: 'De esto depende qué ejemplos le mostramos.',
      subsector: 'Por ejemplo: frío, siderurgia, paquetería.',
      usecase: 'Qué debería mejorar primero.',
      comments: 'Número de carretillas, superficie del almacén, qué falla hoy.',
    },
    errors: {
      name: 'Introduzca su nombre',
      email: 'Introduzca un correo electrónico válido',
      phone: '40 caracteres como máximo',
      country: 'Elija un país',
      company: 'Introduzca el nombre de la empresa',
      jobtitle: '200 caracteres como máximo',
      industry: 'Elija una opción de la lista',
      subsector: '200 caracteres como máximo',
      usecase: 'Elija una opción de la lista',
      comments: '5000 caracteres como máximo',
    },
  },
  industries: shared.industries,
  useCases: {
    ...shared.useCases,
    manufacturing: 'Fabricación',
    retail: 'Comercio minorista',
  },
} satisfies Translated<typeof en>
