import { technology } from '@repo/platform/facts/claims.ts'
import type { Lang } from '@repo/platform/i18n/locales.ts'
import { ByWidth } from '@repo/pictures/plan/plan-view.tsx'
import { pathOf } from '@repo/platform/site/paths.ts'
import { Section } from '@repo/platform/ui/section.tsx'
import { TextLink } from '@repo/platform/ui/text-link.tsx'
import { VisuallyHidden } from '@repo/platform/ui/visually-hidden.tsx'
import { measured, stated } from './figures.ts'
import { RangeDrawing } from './range-drawing.tsx'
import { Text } from '@repo/platform/ui/layout/text.tsx'
import styles from './ranges.module.css'
import { rtlsWords as words } from '#words/index.ts'

export function Ranges({ lang }: { lang: Lang }) {
  const { title, lead, estimate } = words[lang].ranges
  return (
    <Section ground="ink" id="ranges" title={title} lead={<p>{lead}</p>}>
      <figure className={styles.figure}>
        <ByWidth
          wide={<RangeDrawing lang={lang} />}
          narrow={<RangeDrawing lang={lang} upright />}
        />
        <figcaption>
          <VisuallyHidden>{legend(lang)}</VisuallyHidden>
        </figcaption>
      </figure>
      <Text above="400">
        <TextLink href={pathOf(lang, 'pricing')}>{estimate}</TextLink>
      </Text>
    </Section>
  )
}

function legend(lang: Lang) {
  const { standard, optional } = words[lang].ranges
  const { range } = stated(lang)
  const further = technology.rangeM.withAntenna.map((metres) => measured(lang, metres, 'm'))
  return `${standard} ${range} · ${optional} ${further.join(', ')}`
}
