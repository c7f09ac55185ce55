import { measure } from '@repo/pictures/plan/measure.ts'
import { technology } from '@repo/platform/facts/claims.ts'
import { localeOf, type Lang } from '@repo/platform/i18n/locales.ts'
import { fill } from '@repo/platform/i18n/translate.ts'
import { Text } from '@repo/platform/ui/layout/text.tsx'
import { aboutWords as words } from '#words/index.ts'

/** Centimetres that light travels in a nanosecond, by the definition of the metre. */
const lightCmPerNs = 29.9792458

/** A figure that a reader can check: the time to which a pulse is measured. */
export function Pulse({ lang }: { lang: Lang }) {
  const locale = localeOf[lang]
  const time = measure(locale, technology.accuracyCm / lightCmPerNs, 'ns', 2)
  const accuracy = measure(locale, technology.accuracyCm, 'cm')
  const speed = measure(locale, lightCmPerNs, 'cm', 2)
  return (
    <>
      <Text size="title" tone="text">
        {`${time} × ${speed}/ns ≈ ${accuracy}`}
      </Text>
      <p>{fill(lang, words[lang].figures.example, { speed, time, accuracy })}</p>
    </>
  )
}
