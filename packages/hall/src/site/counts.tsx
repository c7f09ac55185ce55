import type { Lang } from '@repo/platform/i18n/locales.ts'
import { fill } from '@repo/platform/i18n/translate.ts'
import { Section } from '@repo/platform/ui/section.tsx'
import { Building } from './building.tsx'
import { hallFigures } from './figures.ts'
import { Method } from './method.tsx'
import { simulatorWords as words } from '#words/index.ts'

/** The anchors that the example needs, how near an estimate comes to such a count, and how it is calculated. */
export function Counts({ lang }: { lang: Lang }) {
  const { title, lead, target } = words[lang].counts
  const figures = hallFigures(lang)
  return (
    <Section
      ground="paper-2"
      id="anchors"
      title={fill(lang, title, figures)}
      lead={
        <p>
          {fill(lang, lead, figures)} {fill(lang, target, figures)}
        </p>
      }
    >
      <Building lang={lang} />
      <Method lang={lang} />
    </Section>
  )
}
