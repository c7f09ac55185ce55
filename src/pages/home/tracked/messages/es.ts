import type { Translated } from '#src/i18n/translated.ts'
import type { en } from './en.ts'

export const es = {
  heading: 'Qué lleva un tag',
  lead: 'Un tag (etiqueta activa) por objeto, fijado donde el acero y la carga menos lo tapan. Las alturas están a escala.',
  detail: 'Detalle 4 : 1',
  forklifts: {
    name: 'Carretillas',
    mount: 'en el tejadillo protector',
    text: 'Una posición hasta {rate} veces por segundo. De ella se obtienen la velocidad, la inactividad y la distancia recorrida.',
  },
  pallets: {
    name: 'Palés',
    mount: 'en el taco del palé',
    text: 'La ubicación de cada palé y desde cuándo está en ella. Así se comprueba el cumplimiento del FIFO.',
  },
  tools: {
    name: 'Herramientas',
    mount: 'en la carcasa',
    text: 'El último lugar conocido de cada herramienta. La búsqueda acaba en un punto del plano, no en la otra punta de la nave.',
  },
  people: {
    name: 'Personas',
    mount: 'chaleco o tarjeta',
    text: 'Las alertas de colisión incluyen a los peatones que lleven un tag. Qué posiciones se guardan, y cuánto tiempo, se acuerda con el comité de empresa.',
  },
} satisfies Translated<typeof en>
