import { es as shared } from '#src/facts/messages/es.ts'
import type { Translated } from '#src/i18n/translated.ts'
import type { en } from './en.ts'

export const es = {
  page: {
    description:
      'Carretillas, palés y personas localizados en directo, en una nave como la suya. Bastan cuatro datos; su correo electrónico nunca se comparte.',
    heading: 'Una demo sobre su nave',
    lead: 'Bastan cuatro datos. Los otros seis sirven para preparar la demo; cada campo dice para qué.',
    expect: 'Qué puede esperar',
    expectations: [
      'Leemos sus respuestas y elegimos los ejemplos que encajan con su caso de uso.',
      'Verá posiciones en directo, alertas e informes, y los puntos donde la radio llega a su límite.',
      'Usted pregunta; nosotros decimos qué tendría que medir un piloto en su centro.',
    ],
    ratherWrite: '¿Prefiere escribir?',
    drawing: 'Nave de ejemplo, una carretilla y las anclas que la miden',
  },
  form: {
    you: 'Sobre usted',
    company: 'Sobre la empresa',
    task: 'Sobre la tarea',
    sending: 'Enviando…',
    checkEntries: 'Revise estos datos',
    error:
      'Lo sentimos, no hemos podido enviar su solicitud. Inténtelo de nuevo o contacte directamente con nosotros.',
    success: '¡Demo solicitada! Gracias, nos pondremos en contacto en breve.',
    next: 'Su solicitud ha llegado a nuestro equipo comercial. La respuesta irá al correo electrónico indicado.',
    forgotten: 'Si ha olvidado algo, escriba a',
    another: 'Enviar otra solicitud',
    estimate: 'Mi estimación',
    prefilled: 'Su estimación figura en los comentarios. Puede cambiarla o borrarla.',
    newsletter: 'Suscribirme también al boletín',
    newsletterHint: 'Se confirma una vez y la baja es un clic.',
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
      email: 'Aquí llegará nuestra respuesta.',
      phone: 'Solo si prefiere hablar.',
      country: 'Los precios, las normas de radio y el horario cambian según el país.',
      company: 'Para conocer su actividad antes de hablar.',
      jobtitle: 'Prevención no pregunta lo mismo que compras.',
      industry: 'Decide qué ejemplos mostramos.',
      subsector: 'Lo concreta: frigorífico, acero, paquetería.',
      usecase: 'Lo que debería cambiar primero.',
      comments: 'Número de carretillas, superficie de la nave, qué falla hoy.',
    },
    errors: {
      name: 'Introduzca su nombre',
      email: 'Introduzca un correo electrónico válido',
      phone: 'Use solo cifras, espacios y + ( ) - .',
      country: 'Seleccione un país',
      company: 'Introduzca el nombre de la empresa',
      jobtitle: 'Introduzca 200 caracteres como máximo',
      industry: 'Seleccione un elemento de la lista',
      subsector: 'Introduzca 200 caracteres como máximo',
      usecase: 'Seleccione un elemento de la lista',
      comments: 'Introduzca 5000 caracteres como máximo',
    },
  },
  industries: shared.industries,
  useCases: {
    ...shared.useCases,
    manufacturing: 'Fabricación',
    retail: 'Comercio minorista',
  },
} satisfies Translated<typeof en>
