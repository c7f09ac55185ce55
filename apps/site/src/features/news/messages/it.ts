import type { Translated } from '@repo/platform/i18n/translated.ts'
import type { en } from './en.ts'

export const it = {
  heading: 'Appunti dal magazzino',
  lead: 'Come funziona la localizzazione a banda ultralarga, dove non funziona e che cosa comporta per carrelli, pallet e persone.',
  description:
    'Articoli sulla localizzazione in tempo reale a banda ultralarga: precisione e limiti, ancore, zone di velocità, mappe di calore, protezione dei dati.',
  categoryTitle: 'Notizie: {category}',
  searchTitle: 'Notizie: ricerca di «{search}»',
  pageTitle: '{title}, pagina {page}',
  notTranslated:
    'Questo articolo non è ancora disponibile in italiano. Ecco gli articoli disponibili.',
  categories: 'Categorie',
  allCategories: 'Tutte le categorie',
  searchArticles: 'Cerca negli articoli',
  count: '{count, plural, one {# articolo} other {# articoli}}',
  countInCategory: '{count, plural, one {# articolo} other {# articoli}} in «{category}»',
  countForSearch: '{count, plural, one {# articolo} other {# articoli}} per «{search}»',
  pageOf: 'pagina {page} di {pages}',
  pages: 'Pagine',
  emptyAdvice: 'Provare con una parola più breve o più generica.',
  feed: 'Feed Atom delle notizie',
  jsonFeed: 'In formato JSON Feed',
  allArticles: 'Tutti gli articoli',
  byAuthor: 'di {author}',
  updatedOn: 'aggiornato il {date}',
  readingTime: '{minutes} min di lettura',
  share: 'Condividi',
  address: 'Link all’articolo',
  copyLink: 'Copia link',
  linkCopied: 'Link copiato',
  byEmail: 'Invia per e-mail',
  related: 'Sullo stesso tema',
} satisfies Translated<typeof en>
