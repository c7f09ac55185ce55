import { redirectOf } from '@repo/platform/content/admin/publishing/consequences.ts'
import { defineContentType } from '@repo/platform/content/admin/content-type.ts'
import styles from '@repo/platform/content/admin/list/item-list.module.css'
import { claimFigures, claimKeys } from '@repo/platform/facts/claim-list.ts'
import { claimName } from '@repo/platform/facts/claim-names.ts'
import { newsApi } from '../contract.ts'
import { newsAddress, newsPages } from './news-pages.ts'

/** News in the back office. */
export const newsAdmin = defineContentType({
  name: 'news',
  api: newsApi,
  title: 'News',
  singular: 'article',
  plural: 'articles',
  search: {
    label: 'Search titles, text and categories',
    searchedFields: 'titles, text and categories',
  },
  columns: [
    {
      id: 'categories',
      header: 'Categories',
      size: 'narrowest',
      cell: ({ categories, language }) => (
        <span className={styles.categories} lang={language} title={categories.join(', ')}>
          {categories.join(', ')}
        </span>
      ),
    },
  ],
  categoriesPage: '/news/categories',
  categories: (client, language) => client.call(newsApi.categories, { query: { language } }),
  addressOf: newsAddress,
  pagesOf: newsPages,
  withoutIt: ({ language }) => `The language menu then leads to /${language}/news.`,
  saveClosesForm: true,
  fields: {
    title: { control: 'title', label: 'Title', proposes: 'permalink' },
    language: { control: 'language', label: 'Language', aside: true },
    permalink: {
      control: 'permalink',
      label: 'Permalink',
      aside: true,
      hint: (item, permalink) =>
        item.published && item.permalink !== permalink
          ? redirectOf(newsAddress(item), newsAddress({ ...item, permalink }))
          : undefined,
    },
    description: {
      control: 'multiLine',
      label: 'Description',
      aside: true,
      rows: 3,
      hint: 'For lists, feeds and search engines. If empty, they show the beginning of the text.',
      proposedFrom: 'content',
    },
    searchTitle: {
      control: 'singleLine',
      label: 'Headline for search engines',
      aside: true,
      hint: 'For search results and browser tabs. If empty, they show the title.',
    },
    author: { control: 'singleLine', label: 'Author', aside: true, takenOver: true },
    categories: {
      control: 'chips',
      label: 'Categories',
      aside: true,
      newLabel: 'New category',
      suggest: (client, language) => client.call(newsApi.categories, { query: { language } }),
      namesIn: (client, from, to) => client.call(newsApi.categoryNames, { params: { from, to } }),
    },
    featuredImageId: { control: 'file', label: 'Image', kind: 'image', aside: true },
    event: { control: 'event', label: 'Event', aside: true },
    claims: {
      control: 'chips',
      label: 'Claims in this article',
      aside: true,
      options: Object.fromEntries(
        claimKeys.map((key) => [key, `${claimName('en', key)}: ${claimFigures[key]}`]),
      ),
    },
    content: { control: 'richText', label: 'Text' },
  },
})
