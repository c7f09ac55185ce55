import { isLang, type Lang } from '#src/i18n/locales.ts'

/** What a path of the site server leads to. */
export type Address =
  | { kind: 'page'; lang: Lang; name: string }
  | { kind: 'redirect'; status: 301 | 302; to: string }
  | { kind: 'backoffice' }
  | { kind: 'call' }
  | { kind: 'missing file' }

/** What begins so is never a page: an unknown one is an error of the call's shape for every method. */
const calls = new Set(['api', 'account', 'sessions'])

/** `path` is decoded, without query. */
export function readAddress(path: string): Address {
  if (path === '/') return { kind: 'redirect', status: 302, to: '/en' }
  const [first = '', ...rest] = path.slice(1).split('/')
  if (calls.has(first)) return { kind: 'call' }
  if (path.endsWith('/') && !path.includes('//'))
    return { kind: 'redirect', status: 301, to: encoded(path.slice(0, -1)) }
  if (first === 'backoffice') return { kind: 'backoffice' }
  if (isLang(first) && rest.length <= 1 && rest[0] !== '')
    return { kind: 'page', lang: first, name: rest[0] ?? '' }
  if (!isLang(first) && [first, ...rest].some((segment) => segment.includes('.')))
    return { kind: 'missing file' }
  return { kind: 'redirect', status: 301, to: '/en' }
}

/** Encoded, since browsers read a raw backslash or tab as the start of another host. */
const encoded = (path: string) => path.split('/').map(encodeURIComponent).join('/')
