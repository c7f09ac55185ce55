import type { Translated } from '@repo/platform/i18n/translated.ts'
import type { en } from './en.ts'

export const de = {
  heading: 'Notizen aus der Halle',
  lead: 'Wie Ortung mit Ultrabreitband funktioniert, wo sie nicht funktioniert und was daraus für Stapler, Paletten und Personen folgt.',
  description:
    'Beiträge zur Echtzeit-Ortung mit Ultrabreitband: Genauigkeit und Grenzen, Anker, Tempozonen, Heatmaps, Datenschutz und Pilotprojekte.',
  categoryTitle: 'Aktuelles: {category}',
  searchTitle: 'Aktuelles: Suche nach „{search}“',
  pageTitle: '{title}, Seite {page}',
  notTranslated:
    'Diesen Artikel gibt es noch nicht auf Deutsch. Hier finden Sie unsere Artikel auf Deutsch.',
  categories: 'Kategorien',
  allCategories: 'Alle Kategorien',
  searchArticles: 'Artikel durchsuchen',
  count: '{count, plural, other {# Artikel}}',
  countInCategory: '{count, plural, other {# Artikel}} in „{category}“',
  countForSearch: '{count, plural, other {# Artikel}} zu „{search}“',
  pageOf: 'Seite {page} von {pages}',
  pages: 'Seiten',
  emptyAdvice: 'Versuchen Sie es mit einem kürzeren oder allgemeineren Suchbegriff.',
  feed: 'Artikel als Atom-Feed',
  jsonFeed: 'Als JSON-Feed',
  allArticles: 'Alle Artikel',
  byAuthor: 'von {author}',
  updatedOn: 'aktualisiert am {date}',
  readingTime: '{minutes} min Lesezeit',
  share: 'Teilen',
  address: 'Adresse dieses Artikels',
  copyLink: 'Link kopieren',
  linkCopied: 'Link kopiert',
  byEmail: 'Per E-Mail senden',
  related: 'Mehr zum Thema',
} satisfies Translated<typeof en>
