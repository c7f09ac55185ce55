import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { onlyParsed } from '@repo/platform/admin/table/list-search.ts'
import { editorSearch } from '@repo/platform/content/admin/item/editor-search.ts'
import { ItemListPage } from '@repo/platform/content/admin/list/item-list.tsx'
import { contentSearch } from '@repo/platform/content/admin/list/list-search.ts'
import { trashSearch } from '@repo/platform/content/admin/trash/trash-search.ts'
import { root } from '#src/backoffice/root-route.ts'
import { documentsAdmin } from '#src/features/documents/admin/documents-admin.ts'
import { mediaAdmin } from '#src/features/media/admin/media-admin.ts'
import { parseCategoriesSearch } from '#src/features/news/admin/categories-search.ts'
import { newsAdmin } from '#src/features/news/admin/news-admin.tsx'

const loadTrash = () => import('#src/backoffice/trash.tsx')

const newsList = createRoute({
  getParentRoute: () => root,
  path: '/news',
  staticData: { permission: 'news:read' },
  validateSearch: onlyParsed(contentSearch(newsAdmin)),
  component: () => <ItemListPage type={newsAdmin} />,
})
const newsTrash = createRoute({
  getParentRoute: () => root,
  path: '/news/trash',
  staticData: { permission: 'news:write' },
  validateSearch: onlyParsed(trashSearch),
  component: lazyRouteComponent(loadTrash, 'NewsTrash'),
})
const newsCategories = createRoute({
  getParentRoute: () => root,
  path: '/news/categories',
  staticData: { permission: 'news:read' },
  validateSearch: onlyParsed(parseCategoriesSearch),
  component: lazyRouteComponent(
    () => import('#src/features/news/admin/categories-page.tsx'),
    'CategoriesPage',
  ),
})
const loadNewsEditor = () => import('#src/features/news/admin/edit.tsx')
const editNews = createRoute({
  getParentRoute: () => root,
  path: '/news/$id',
  staticData: { permission: 'news:read' },
  validateSearch: onlyParsed(editorSearch),
  component: lazyRouteComponent(loadNewsEditor, 'NewsPage'),
})

const documentsList = createRoute({
  getParentRoute: () => root,
  path: '/documents',
  staticData: { permission: 'documents:read' },
  validateSearch: onlyParsed(contentSearch(documentsAdmin)),
  component: () => <ItemListPage type={documentsAdmin} />,
})
const documentsTrash = createRoute({
  getParentRoute: () => root,
  path: '/documents/trash',
  staticData: { permission: 'documents:write' },
  validateSearch: onlyParsed(trashSearch),
  component: lazyRouteComponent(loadTrash, 'DocumentsTrash'),
})
const loadDocumentEditor = () => import('#src/features/documents/admin/edit.tsx')
const editDocument = createRoute({
  getParentRoute: () => root,
  path: '/documents/$id',
  staticData: { permission: 'documents:read' },
  validateSearch: onlyParsed(editorSearch),
  component: lazyRouteComponent(loadDocumentEditor, 'DocumentPage'),
})

const mediaList = createRoute({
  getParentRoute: () => root,
  path: '/media',
  staticData: { permission: 'media:read' },
  validateSearch: onlyParsed(contentSearch(mediaAdmin)),
  component: () => <ItemListPage type={mediaAdmin} />,
})
const mediaTrash = createRoute({
  getParentRoute: () => root,
  path: '/media/trash',
  staticData: { permission: 'media:write' },
  validateSearch: onlyParsed(trashSearch),
  component: lazyRouteComponent(loadTrash, 'MediaTrash'),
})
const loadMediaEditor = () => import('#src/features/media/admin/edit.tsx')
const editMedia = createRoute({
  getParentRoute: () => root,
  path: '/media/$id',
  staticData: { permission: 'media:read' },
  validateSearch: onlyParsed(editorSearch),
  component: lazyRouteComponent(loadMediaEditor, 'MediaPage'),
})

/** Lists, trash and editors of news, documents and media. */
export const contentRoutes = [
  newsList,
  newsTrash,
  newsCategories,
  editNews,
  documentsList,
  documentsTrash,
  editDocument,
  mediaList,
  mediaTrash,
  editMedia,
]
