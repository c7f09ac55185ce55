import type { RunsWords } from '#words/index.ts'

/** What the browser says, in the page's language; `{name}` is filled in there. */
export type RunWords = Record<keyof RunsWords['browser'], string>
