import type { Plugin } from 'vite'

/** Vite's own is three times as long, for relative addresses, nonces and scripts fetched in advance. */
const code = `
const seen = {}
const fetchSheet = (name) => new Promise((resolve, reject) => {
  const href = '/' + name
  if (document.querySelector('link[href="' + href + '"]')) return resolve()
  const link = document.createElement('link')
  const onerror = (error) => {
    link.remove()
    delete seen[name]
    reject(error)
  }
  Object.assign(link, { rel: 'stylesheet', href, onload: resolve, onerror })
  document.head.append(link)
})
export const __vitePreload = (load, sheets = []) =>
  Promise.all(sheets.map((name) => (seen[name] ??= fetchSheet(name)))).then(load)
`

/** How Vite numbers the sheets of a chunk: a list that remembers itself, made for hundreds. */
const numbered =
  /^const __vite__mapDeps=\(i,m=__vite__mapDeps,d=\(m\.f\|\|\(m\.f=(\[[^\]]*\])\)\)\)=>i\.map\(i=>d\[i\]\);\s*/
const few = 4

/** A chunk with few sheets names them where it needs them. */
function withNamedSheets(chunk: string): string {
  const [list = '', names = '[]'] = numbered.exec(chunk) ?? []
  const sheets = JSON.parse(names) as string[]
  if (!list || sheets.length > few) return chunk
  return chunk
    .slice(list.length)
    .replace(/__vite__mapDeps\((\[[\d,]*\])\)/g, (_, numbers: string) =>
      JSON.stringify((JSON.parse(numbers) as number[]).map((number) => sheets[number])),
    )
}

/** Fetches the styles of what is imported later before it runs. */
export function leanPreload(): Plugin {
  return {
    name: 'lean-preload',
    enforce: 'pre',
    apply: 'build',
    load: { filter: { id: /^\0vite\/preload-helper\.js$/ }, handler: () => code },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const chunk of Object.values(bundle))
          if (chunk.type === 'chunk') chunk.code = withNamedSheets(chunk.code)
      },
    },
  }
}
