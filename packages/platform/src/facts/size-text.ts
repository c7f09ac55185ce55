import { fillIn } from '#src/i18n/fill-in.ts'
import { formatNumber } from '#src/i18n/format.ts'
import type { Lang } from '#src/i18n/locales.ts'
import { answersWords } from '#words/index.ts'
import type { DeviceSize } from './device-size.ts'

/** `120 × 120 × 45 mm (W × H × D)` */
export const sizeText = (lang: Lang, { width, height, depth }: DeviceSize): string =>
  fillIn(answersWords[lang].size, {
    width: formatNumber(lang, width),
    height: formatNumber(lang, height),
    depth: formatNumber(lang, depth),
  })
