import type { Translated } from '@repo/platform/i18n/translated.ts'
import type { en } from './en.ts'

export const es = {
  'datasheet-anchor': {
    title: 'Ficha técnica: ancla',
    description:
      'Alcance, bandas, protección y temperaturas del ancla. Las filas sin valor publicado lo indican. Edición 1, generada a partir de los valores publicados.',
  },
  'datasheet-tag': {
    title: 'Ficha técnica: tag',
    description:
      'Frecuencia de actualización, bandas, protección y temperaturas del tag. Las filas sin valor publicado lo indican. Edición 1, generada a partir de los valores publicados.',
  },
  'datasheet-gateway': {
    title: 'Ficha técnica: pasarela',
    description:
      'Alimentación, protección y temperaturas de la pasarela. Las filas sin valor publicado lo indican. Edición 1, generada a partir de los valores publicados.',
  },
  'datasheet-platform': {
    title: 'Ficha técnica: plataforma',
    description:
      'Latencia, disponibilidad, copias de seguridad e interfaz de la plataforma. Las filas sin valor publicado lo indican. Edición 1, generada a partir de los valores publicados.',
  },
  'case-study-1': {
    title: 'Caso de éxito 1: impactos y velocidad',
    description:
      'Tres valores de un cliente anónimo, cómo se miden y qué no está publicado. Edición 1, generada a partir de los valores publicados.',
  },
  'case-study-2': {
    title: 'Caso de éxito 2: el turno de noche',
    description:
      'Tres valores de un cliente anónimo, cómo se miden y qué no está publicado. Edición 1, generada a partir de los valores publicados.',
  },
  'case-study-3': {
    title: 'Caso de éxito 3: búsqueda y palés movidos',
    description:
      'Tres valores de un cliente anónimo, cómo se miden y qué no está publicado. Edición 1, generada a partir de los valores publicados.',
  },
  'brochure-warehouse': {
    title: 'El almacén medido',
    description:
      'Qué se localiza, once módulos, seis preguntas y hasta dónde llega el sistema. Edición 1, generada a partir de los valores publicados.',
  },
  'brochure-data-protection': {
    title: 'Antes del primer tag: protección de datos y participación',
    description:
      'Qué se acuerda antes de instalar, con las normas de seis ordenamientos. No es asesoramiento jurídico. Edición 1, generada a partir de los valores publicados.',
  },
  'brochure-estimate': {
    title: 'Cómo se hace la estimación',
    description:
      'El método, un ejemplo con datos y resultados, y lo que la estimación no incluye. Edición 1, generada a partir de los valores publicados.',
  },
} satisfies Translated<typeof en>
