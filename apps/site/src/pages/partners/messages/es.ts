import type { Translated } from '@repo/platform/i18n/translated.ts'
import type { en } from './en.ts'

export const es: Translated<typeof en> = {
  title: 'Partners: quién asume cada paso',
  description:
    'Montaje, equipamiento de carretillas, integración con el SGA, dirección de proyecto: los pasos de un proyecto y quién puede asumirlos.',
  heading: 'Quién puede asumir cada paso',
  lead: 'Un proyecto de localización consta de nueve tareas. Integradores, distribuidores de carretillas y proveedores de SGA pueden asumir la mayoría. Aquí se explica en qué consiste el trabajo.',
  chart: {
    title: 'Nueve tareas, tres partes',
    lead: 'Así planificamos un proyecto. El presupuesto indica quién realiza cada paso.',
    step: 'Tarea',
    result: 'Documento resultante',
    sides: { us: 'Nosotros', partner: 'Partner', customer: 'Cliente' },
    parts: { leads: 'dirige', can: 'puede asumirlo', helps: 'colabora', none: 'no interviene' },
    names: {
      question: ['Pregunta y plano', 'Primera estimación'],
      agreement: ['Comité de empresa y protección de datos', 'Acuerdo'],
      survey: ['Estudio in situ', 'Plano con puntos débiles'],
      mounting: ['Montaje y cableado', 'Plano final de obra con coordenadas'],
      trucks: ['Equipamiento de las carretillas', 'Ficha de montaje por carretilla'],
      zones: ['Zonas y reglas', 'Lista de reglas'],
      wms: ['Conexión con el SGA', 'Lista de eventos y campos'],
      acceptance: ['Prueba de aceptación', 'Acta de aceptación firmada'],
      operation: ['Explotación', 'Indicadores frente a la pregunta'],
    },
  },
  roles: {
    title: 'En qué consiste el trabajo',
    lead: 'Cuatro tipos de trabajo, cada uno con los conocimientos que exige.',
    names: {
      mounting: 'Montaje y cableado',
      trucks: 'Equipamiento de carretillas',
      wms: 'Integración con el SGA',
      lead: 'Dirección de proyecto en el almacén',
    },
    texts: {
      mounting:
        'Trabajo en altura entre estanterías, cable de red y alimentación hasta cada ancla y pasarela, y medición de todas las anclas con láser o estación total. Un error en las coordenadas de un ancla se traslada a todas las posiciones.',
      trucks:
        'Tags en las carretillas, con convertidor CC/CC donde la batería lo requiera. El montaje se acuerda con el fabricante o su servicio técnico, y cada carretilla tiene su ficha.',
      wms: 'La plataforma tiene una interfaz REST. El SGA necesita eventos, por ejemplo un punto de depósito, más a menudo que coordenadas. Alguien asigna los campos, prueba con pedidos reales y mantiene después esa asignación.',
      lead: 'Citas, pasillos cerrados, plataformas elevadoras, carretillas por turnos: una persona que conoce el almacén y sus turnos, desde el estudio in situ hasta la prueba de aceptación.',
    },
  },
  terms: {
    title: '¿Qué se gana y qué hace falta?',
    text: [
      'Todavía no hay un programa de partners: ni niveles, ni certificados, ni márgenes publicados. La remuneración se acuerda para el primer proyecto.',
      'Necesitamos tres datos: cuáles de los cuatro trabajos realiza su empresa, en qué países y quién responde a las preguntas. Antes de instalar anclas en exterior hay que comprobar las normas nacionales de radio, y ahí ayuda el conocimiento local.',
    ],
    plan: '«Partner» es también el nombre del contrato anual: ver los planes',
    contact: 'Cuéntenos a qué se dedica',
  },
  named: {
    title: 'Nuestros partners',
    none: 'Todavía no figura ningún partner.',
    next: 'Un partner figura aquí cuando ambas partes lo han acordado, junto con los pasos que realiza.',
  },
}
