import type { Dictionaries } from '@repo/platform/i18n/translate.ts'
import { mediaDemoWords, type MediaDemoWords } from '#words/index.ts'
import type { FilmName } from './names.ts'

/** Title of each film, and what happens in it, line by line. */
export const demoWords: Dictionaries<MediaDemoWords & Record<FilmName, unknown>> = mediaDemoWords
