import type { Lang } from '@repo/platform/i18n/locales.ts'
import { fill } from '@repo/platform/i18n/translate.ts'
import { Section } from '@repo/platform/ui/section.tsx'
import { hallFigures } from './figures.ts'
import { simulatorWords as words } from '#words/index.ts'

/** The anchors that the example needs, and how near an estimate without a plan comes to such a count. */
export function Counts({ lang }: { lang: Lang }) {
  const { title, lead, target } = words[lang].counts
  const figures = hallFigures(lang)
  return (
    <Section
      id="anchors"
      title={fill(lang, title, figures)}
      lead={
        <p>
          {fill(lang, lead, figures)} {fill(lang, target, figures)}
        </p>
      }
    />
  )
}
