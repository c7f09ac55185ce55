import names from './covers.json' with { type: 'json' }

const urls = import.meta.glob<string>('./*/*.avif', {
  query: '?url',
  import: 'default',
  eager: true,
})
const known: Readonly<Partial<Record<string, string>>> = names

/** The picture of a file’s first page, by the digest of the file; undefined for what is no demo document. */
export const coverOf = (digest: string): string | undefined => urls[`./${known[digest]}.avif`]
