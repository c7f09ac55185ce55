import type { Translated } from '@repo/platform/i18n/translated.ts'
import type { en } from './en.ts'

export const es = {
  title: 'Página no encontrada',
  description:
    'En esta dirección no hay ninguna página. Enlaces para volver al sitio web y un buscador de noticias.',
  lead: 'Este tag ha salido de la nave: en esta dirección no hay ninguna página. Quizá se haya movido o el enlace contenga un error.',
  search: 'Buscar en las noticias',
  waysBack: 'Volver a',
  picture:
    'Plano de una nave; según sus últimas posiciones medidas, un tag ha salido por el muelle',
  lastSeen: 'última posición',
  noSignal: 'sin señal',
} satisfies Translated<typeof en>
