import type { Translated } from '@repo/platform/i18n/translated.ts'
import type { en } from './en.ts'

export const es = {
  heading: 'Apuntes de almacén',
  lead: 'Cómo funciona la localización por banda ultraancha, dónde no funciona y qué supone para carretillas, palés y personas.',
  description:
    'Artículos sobre localización en tiempo real por banda ultraancha: precisión y límites, anclas, zonas de velocidad, mapas de calor y protección de datos.',
  categoryTitle: 'Noticias: {category}',
  searchTitle: 'Noticias: búsqueda de «{search}»',
  pageTitle: '{title}, página {page}',
  notTranslated: 'Este artículo aún no está disponible en español. Estos son los que sí lo están:',
  categories: 'Categorías',
  allCategories: 'Todas las categorías',
  searchArticles: 'Buscar en los artículos',
  count: '{count, plural, one {# artículo} other {# artículos}}',
  countInCategory: '{count, plural, one {# artículo} other {# artículos}} en «{category}»',
  countForSearch: '{count, plural, one {# artículo} other {# artículos}} para «{search}»',
  pageOf: 'página {page} de {pages}',
  pages: 'Páginas',
  emptyAdvice: 'Pruebe con una palabra más corta o más general.',
  feed: 'Noticias en un canal Atom',
  jsonFeed: 'En formato JSON Feed',
  allArticles: 'Todos los artículos',
  byAuthor: 'por {author}',
  updatedOn: 'actualizado el {date}',
  readingTime: '{minutes} min de lectura',
  share: 'Compartir',
  address: 'Enlace al artículo',
  copyLink: 'Copiar enlace',
  linkCopied: 'Enlace copiado',
  byEmail: 'Enviar por correo',
  related: 'Más sobre el tema',
} satisfies Translated<typeof en>
