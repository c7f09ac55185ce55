import { homeTrackedWords as dictionaries } from '#words/index.ts'
import type { ReactNode } from 'react'
import { technology } from '@repo/platform/facts/claims.ts'
import { localeOf, type Lang } from '@repo/platform/i18n/locales.ts'
import { fill } from '@repo/platform/i18n/translate.ts'
import {
  ForkliftFigure,
  PalletFigure,
  PersonFigure,
  ToolFigure,
} from '@repo/pictures/tracked/tracked-figures.tsx'
import { Section } from '@repo/platform/ui/section.tsx'
import { VisuallyHidden } from '@repo/platform/ui/visually-hidden.tsx'
import { Columns } from '@repo/platform/ui/layout/columns.tsx'
import { Text } from '@repo/platform/ui/layout/text.tsx'
import styles from './tracked-section.module.css'

/** What the system follows, from the side and on one scale of heights: where each carries its tag. */
export function TrackedSection({ lang }: { lang: Lang }) {
  const t = dictionaries[lang]
  const locale = localeOf[lang]
  const { forklifts, pallets, tools, people } = t
  return (
    <Section id="tracked" title={t.heading} lead={<p>{t.lead}</p>}>
      <Columns as="ul" widths="1-1" from="medium" className={styles.board}>
        <Kind
          name={forklifts.name}
          mount={forklifts.mount}
          text={fill(lang, forklifts.text, { rate: technology.updateRateHz })}
          figure={<ForkliftFigure locale={locale} mount={forklifts.mount} />}
        />
        <Kind {...pallets} figure={<PalletFigure locale={locale} mount={pallets.mount} />} />
        <Kind
          {...tools}
          figure={<ToolFigure locale={locale} mount={tools.mount} detail={t.detail} />}
        />
        <Kind {...people} figure={<PersonFigure locale={locale} mount={people.mount} />} />
      </Columns>
    </Section>
  )
}

interface KindProps {
  name: string
  /** Said in the drawing; assistive technology reads it here. */
  mount: string
  text: string
  figure: ReactNode
}

function Kind({ name, mount, text, figure }: KindProps) {
  return (
    <li className={styles.kind}>
      {figure}
      <h3>{name}</h3>
      <Text size="compact" tone="muted" above="050">
        <VisuallyHidden>{`${mount}. `}</VisuallyHidden>
        {text}
      </Text>
    </li>
  )
}
