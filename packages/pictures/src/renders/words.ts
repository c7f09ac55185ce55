import type { Dictionaries } from '@repo/platform/i18n/translate.ts'
import { rendersWords, type RendersWords } from '#words/index.ts'
import type { RenderName } from './names.ts'

/** What each render shows, and the caption that says that it is no photograph. */
export const renderWords: Dictionaries<
  RendersWords & { alts: Readonly<Record<RenderName, unknown>> }
> = rendersWords
