import type { Plugin } from 'vite'

/**
 * Vite's own is three times as long, for relative addresses, nonces and scripts fetched in advance:
 * 480 bytes more on every page, a seventh of a text page's script, and more than pricing may bring.
 */
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
  Promise.all(globalThis.startsIsland ? [] : sheets.map((name) => (seen[name] ??= fetchSheet(name)))).then(load)
`

/**
 * Fetches the styles of what is imported later before it runs. Those of an island come with the page that the
 * server has drawn it in, and are not fetched again (`startsIsland`, set by `islands.browser.ts`).
 */
export function leanPreload(): Plugin {
  return {
    name: 'lean-preload',
    enforce: 'pre',
    apply: 'build',
    load: { filter: { id: /^\0vite\/preload-helper\.js$/ }, handler: () => code },
  }
}
