import type { Translated } from '@repo/platform/i18n/translated.ts'
import type { en } from './en.ts'

export const es = {
  heading: 'Vídeos que solo arrancan si usted quiere',
  lead: 'Ningún vídeo se reproduce solo. El texto que acompaña a cada uno describe segundo a segundo lo que ocurre y puede leerse en su lugar.',
  description:
    'Vídeos breves y seminarios web sobre localización en tiempo real en el almacén: solo se cargan al pulsar, y cada uno tiene su descripción.',
  videos: 'Vídeos',
  webinars: 'Seminarios web',
  play: 'Reproducir',
  transcript: 'Qué muestra el vídeo',
  fileAs: '{format}, {size}',
  download: 'Descargar',
  since: 'Archivo del {date}',
  noVideos: 'Lo sentimos, no se han encontrado vídeos.',
  noVideosAdvice:
    'Mientras tanto, la nave de la página de inicio está en movimiento: carretillas, palés y un cruce, con la antigüedad de los datos.',
  noWebinars: 'De momento no hay ningún seminario web.',
  noWebinarsAdvice: 'Las nuevas fechas se anuncian en los eventos y en el boletín.',
  eventsLink: 'Ver los eventos',
} satisfies Translated<typeof en>
