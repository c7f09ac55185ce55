import { Extension } from '@tiptap/core'

/** A link to an article also stores its id, so that the link survives a new URL. */
export const articleLink = Extension.create({
  name: 'articleLink',
  addGlobalAttributes: () => [
    {
      types: ['link'],
      attributes: {
        item: {
          default: null,
          parseHTML: ({ dataset }: HTMLElement) => dataset['item'] ?? null,
          renderHTML: ({ item }) => (item ? { 'data-item': String(item) } : {}),
        },
      },
    },
  ],
})
