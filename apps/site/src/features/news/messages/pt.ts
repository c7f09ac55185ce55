import type { Translated } from '@repo/platform/i18n/translated.ts'
import type { en } from './en.ts'

export const pt = {
  heading: 'Notas do armazém',
  lead: 'Como funciona a localização por banda ultralarga, onde não funciona e o que isso significa para empilhadores, paletes e pessoas.',
  description:
    'Artigos sobre localização em tempo real por banda ultralarga: precisão e limites, âncoras, zonas de velocidade, mapas de calor e proteção de dados.',
  categoryTitle: 'Notícias: {category}',
  searchTitle: 'Notícias: pesquisa de «{search}»',
  pageTitle: '{title}, página {page}',
  notTranslated:
    'Este artigo ainda não está disponível em português. Estes são os artigos disponíveis.',
  categories: 'Categorias',
  allCategories: 'Todas as categorias',
  searchArticles: 'Pesquisar nos artigos',
  count: '{count, plural, one {# artigo} other {# artigos}}',
  countInCategory: '{count, plural, one {# artigo} other {# artigos}} em «{category}»',
  countForSearch: '{count, plural, one {# artigo} other {# artigos}} para «{search}»',
  pageOf: 'página {page} de {pages}',
  pages: 'Páginas',
  emptyAdvice: 'Experimente uma palavra mais curta ou mais geral.',
  feed: 'Feed Atom das notícias',
  jsonFeed: 'Em formato JSON Feed',
  allArticles: 'Todos os artigos',
  byAuthor: 'por {author}',
  updatedOn: 'atualizado em {date}',
  readingTime: '{minutes} min de leitura',
  share: 'Partilhar',
  address: 'Endereço deste artigo',
  copyLink: 'Copiar link',
  linkCopied: 'Link copiado',
  byEmail: 'Enviar por e-mail',
  related: 'Mais sobre o tema',
} satisfies Translated<typeof en>
