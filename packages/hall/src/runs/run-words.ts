import type { en } from './messages/en.ts'

/** What the browser says, in the page's language; `{name}` is filled in there. */
export type RunWords = Record<keyof (typeof en)['browser'], string>
