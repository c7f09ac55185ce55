import type { Translated } from '@repo/platform/i18n/translated.ts'
import type { en } from './en.ts'

export const fr = {
  heading: 'Notes prises en entrepôt',
  lead: 'Comment fonctionne la localisation UWB (bande ultra-large), où elle ne fonctionne pas et ce que cela change pour les chariots, les palettes et les personnes.',
  description:
    'Articles sur la localisation en temps réel par UWB (bande ultra-large) : précision et limites, ancres, zones de vitesse, protection des données, essais pilotes.',
  categoryTitle: 'Actualités : {category}',
  searchTitle: 'Actualités : recherche de « {search} »',
  pageTitle: '{title}, page {page}',
  notTranslated:
    'Cet article n’est pas encore disponible en français ; voici nos articles en français.',
  categories: 'Catégories',
  allCategories: 'Toutes les catégories',
  searchArticles: 'Rechercher dans les articles',
  count: '{count, plural, one {# article} other {# articles}}',
  countInCategory: '{count, plural, one {# article} other {# articles}} dans « {category} »',
  countForSearch: '{count, plural, one {# article} other {# articles}} pour « {search} »',
  pageOf: 'page {page} sur {pages}',
  pages: 'Pages',
  emptyAdvice: 'Un mot plus court ou plus général donnera peut-être davantage de résultats.',
  feed: 'Flux Atom des actualités',
  jsonFeed: 'Au format JSON Feed',
  allArticles: 'Tous les articles',
  byAuthor: 'par {author}',
  updatedOn: 'mis à jour le {date}',
  readingTime: '{minutes} min de lecture',
  share: 'Partager',
  address: 'Adresse de cet article',
  copyLink: 'Copier le lien',
  linkCopied: 'Lien copié',
  byEmail: 'Envoyer par e-mail',
  related: 'Sur le même sujet',
} satisfies Translated<typeof en>
