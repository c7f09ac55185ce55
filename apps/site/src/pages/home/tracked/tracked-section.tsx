import type { ReactNode } from 'react'
import { technology } from '@repo/platform/facts/claims.ts'
import { localeOf, type Lang } from '@repo/platform/i18n/locales.ts'
import { fill, type Dictionaries } from '@repo/platform/i18n/translate.ts'
import type { Translated } from '@repo/platform/i18n/translated.ts'
import {
  ForkliftFigure,
  PalletFigure,
  PersonFigure,
  ToolFigure,
} from '@repo/pictures/tracked/tracked-figures.tsx'
import { Section } from '@repo/platform/ui/section.tsx'
import { VisuallyHidden } from '@repo/platform/ui/visually-hidden.tsx'
import { de } from './messages/de.ts'
import { en } from './messages/en.ts'
import { es } from './messages/es.ts'
import { fr } from './messages/fr.ts'
import { it } from './messages/it.ts'
import { pt } from './messages/pt.ts'
import styles from './tracked-section.module.css'

const dictionaries: Dictionaries<Translated<typeof en>> = { en, de, es, fr, it, pt }

/** What the system follows, from the side and on one scale of heights: where each carries its tag. */
export function TrackedSection({ lang }: { lang: Lang }) {
  const t = dictionaries[lang]
  const locale = localeOf[lang]
  const { forklifts, pallets, tools, people } = t
  return (
    <Section id="tracked" title={t.heading} lead={<p>{t.lead}</p>}>
      <ul className={styles.board}>
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
      </ul>
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
      <p>
        <VisuallyHidden>{`${mount}. `}</VisuallyHidden>
        {text}
      </p>
    </li>
  )
}
