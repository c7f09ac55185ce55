import type { Translated } from '#src/i18n/translated.ts'
import type { en } from './en.ts'

export const es = {
  heading: 'Qué lleva un tag',
  figure: {
    tag: 'Tag (etiqueta activa) en el tejadillo',
    ring: 'Círculo de incertidumbre',
    ringNote: 'Precisión 3D de hasta {accuracy} cm, ampliado',
  },
  forklifts: {
    name: 'Carretillas',
    text: 'Una posición hasta {rate} veces por segundo. De ella salen la velocidad, la inactividad y la distancia.',
  },
  pallets: {
    name: 'Palés',
    text: 'Dónde está cada uno y desde cuándo. De ahí se lee el cumplimiento del FIFO.',
  },
  tools: {
    name: 'Herramientas',
    text: 'Dónde se vio cada una por última vez. La búsqueda acaba en un punto del plano, no en la otra punta de la nave.',
  },
  people: {
    name: 'Personas',
    text: 'Las alertas de colisión incluyen a los peatones que lleven uno. Qué posiciones se guardan, y cuánto tiempo, se acuerda con el comité de empresa.',
  },
} satisfies Translated<typeof en>
