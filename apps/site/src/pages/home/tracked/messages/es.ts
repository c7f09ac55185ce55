import type { Translated } from '@repo/platform/i18n/translated.ts'
import type { en } from './en.ts'

export const es = {
  heading: 'Qué se localiza',
  lead: 'Cada objeto lleva un tag (etiqueta activa), fijado donde menos lo tapan el acero y la carga. Las alturas están a escala.',
  detail: 'Detalle 4 : 1',
  forklifts: {
    name: 'Carretillas',
    mount: 'en el tejadillo protector',
    text: 'La posición se actualiza hasta {rate} veces por segundo. De ella se obtienen la velocidad, la inactividad y la distancia recorrida.',
  },
  pallets: {
    name: 'Palés',
    mount: 'en el taco',
    text: 'Se conoce la ubicación de cada palé y desde cuándo está en ella. Así se comprueba el cumplimiento del FIFO.',
  },
  tools: {
    name: 'Herramientas',
    mount: 'en la carcasa',
    text: 'El plano muestra el último lugar conocido de cada herramienta, y la búsqueda termina allí.',
  },
  people: {
    name: 'Personas',
    mount: 'chaleco o tarjeta',
    text: 'Las alertas de colisión incluyen a los peatones que lleven un tag. Qué posiciones se guardan, y cuánto tiempo, se acuerda con el comité de empresa.',
  },
} satisfies Translated<typeof en>
