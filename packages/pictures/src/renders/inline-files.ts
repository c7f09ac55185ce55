/** The renders as data URLs, loaded for an empty store only. */
export const inlineRenders = import.meta.glob<string>('./files/*.jpg', {
  query: '?inline',
  import: 'default',
})
