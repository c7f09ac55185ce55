import { defineContentType } from '@repo/platform/content/admin/content-type.ts'
import { optionName } from '@repo/platform/rest/stored-option.ts'
import { mediaApi, type MediaType } from '../contract.ts'

const typeNames = {
  video: 'Video',
  webinar: 'Webinar',
} as const satisfies Record<MediaType, string>

/** Videos and webinars in the back office. */
export const mediaAdmin = defineContentType({
  name: 'media',
  api: mediaApi,
  title: 'Media',
  singular: 'media item',
  plural: 'media items',
  search: { label: 'Search titles and descriptions', searchedFields: 'titles and descriptions' },
  columns: [
    {
      id: 'mediaType',
      header: 'Type',
      size: 'narrowest',
      cell: ({ mediaType }) => optionName(typeNames, mediaType),
    },
  ],
  pagesOf: ({ language }) => [{ path: `/${language}/videos` }],
  fields: {
    title: { control: 'title', label: 'Title' },
    description: {
      control: 'multiLine',
      label: 'Description',
      hint: 'To add captions and chapters, begin a line with a time, such as 0:37. Text that ends with a full stop, “?” or “!” becomes a caption; any other text becomes a chapter title.',
    },
    mediaURL: { control: 'address', label: 'URL', kind: 'video' },
    posterId: { control: 'file', label: 'Preview image', kind: 'image', aside: true },
    language: { control: 'language', label: 'Language', aside: true },
    mediaType: { control: 'select', label: 'Type', options: typeNames, aside: true },
  },
})
