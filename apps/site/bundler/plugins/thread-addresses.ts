import { posix } from 'node:path'
import type { Plugin } from 'vite'

const address = /new URL\((["'])\.\/([\w-]+-thread)\.ts\1, import\.meta\.url\)/g

/** What the server runs in threads is an entry of its own: its address, seen from where it is used. */
export function threadAddresses(): Plugin {
  return {
    name: 'thread-addresses',
    apply: 'build',
    renderChunk(code, { fileName }) {
      if (!code.includes('-thread.ts')) return null
      const folder = posix.relative(posix.dirname(fileName), '.') || '.'
      const built = code.replace(
        address,
        (_, _quote, name: string) => `new URL('${folder}/${name}.js', import.meta.url)`,
      )
      return { code: built, map: null }
    },
  }
}
