import type { en } from './messages/en.ts'

/** What the browser says, in the page's language; `{name}` is filled in there. */
export type RunWords = Record<keyof (typeof en)['browser'], string>

/** Fills `{name}` with its value. */
export const filled = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))
