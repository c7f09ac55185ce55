import { technology } from '@repo/platform/facts/claims.ts'
import type { Lang } from '@repo/platform/i18n/locales.ts'
import { fill } from '@repo/platform/i18n/translate.ts'
import { Noted } from '@repo/platform/site/sections/footnotes.tsx'
import { pathOf } from '@repo/platform/site/paths.ts'
import { Section } from '@repo/platform/ui/section.tsx'
import { TextLink } from '@repo/platform/ui/text-link.tsx'
import { VisuallyHidden } from '@repo/platform/ui/visually-hidden.tsx'
import { measured, stated } from './figures.ts'
import { notes } from './notes.ts'
import { RangeDrawing } from './range-drawing.tsx'
import { Text } from '@repo/platform/ui/layout/text.tsx'
import styles from './ranges.module.css'
import { rtlsWords as words } from '#words/index.ts'

/** Metres between anchors that two makers ask for. */
const spacing = { diagonal: 25, from: 15, to: 40 }

export function Ranges({ lang }: { lang: Lang }) {
  const { title, lead, estimate } = words[lang].ranges
  return (
    <Section
      ground="ink"
      id="ranges"
      title={title}
      lead={
        <p>
          <Noted
            text={fill(lang, lead, {
              diagonal: measured(lang, spacing.diagonal, 'm'),
              from: spacing.from,
              to: measured(lang, spacing.to, 'm'),
            })}
            notes={notes}
          />
        </p>
      }
    >
      <figure className={styles.figure}>
        <div className={styles.wide}>
          <RangeDrawing lang={lang} />
        </div>
        <div className={styles.narrow}>
          <RangeDrawing lang={lang} upright />
        </div>
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
