import type { Translated } from '#src/i18n/translated.ts'
import type { en } from './en.ts'

export const es = {
  title: 'Página no encontrada',
  description:
    'En esta dirección no hay ninguna página. Caminos de vuelta al sitio y una búsqueda en nuestras noticias.',
  lead: 'Este tag ha salido de la nave: en esta dirección no hay ninguna página. Quizá se ha movido, o el enlace contiene una errata.',
  search: 'Buscar en las noticias',
  waysBack: 'Caminos de vuelta',
  picture: 'Plano de una nave; las últimas posiciones medidas de un tag salen por el muelle',
  lastSeen: 'última posición',
  noSignal: 'sin señal',
} satisfies Translated<typeof en>
