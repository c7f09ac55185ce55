import type { ReactNode } from 'react'
import { technology } from '#src/facts/claims.ts'
import { localeOf, type Lang } from '#src/i18n/locales.ts'
import { fill, type Dictionaries } from '#src/i18n/translate.ts'
import type { Translated } from '#src/i18n/translated.ts'
import { PalletFigure, PersonFigure, ToolFigure } from '#src/drawings/tracked/carried-figures.tsx'
import { ForkliftFigure } from '#src/drawings/tracked/forklift-figure.tsx'
import { Section } from '#src/ui/section.tsx'
import { de } from './messages/de.ts'
import { en } from './messages/en.ts'
import { es } from './messages/es.ts'
import { fr } from './messages/fr.ts'
import { it } from './messages/it.ts'
import { pt } from './messages/pt.ts'
import styles from './tracked-section.module.css'

const dictionaries: Dictionaries<Translated<typeof en>> = { en, de, es, fr, it, pt }

const carried: ReadonlyArray<readonly ['pallets' | 'tools' | 'people', () => ReactNode]> = [
  ['pallets', PalletFigure],
  ['tools', ToolFigure],
  ['people', PersonFigure],
]

/** What the system follows: the forklift large, with its tag; pallets, tools and people beside it. */
export function TrackedSection({ lang }: { lang: Lang }) {
  const t = dictionaries[lang]
  const claims = { accuracy: technology.accuracyCm, rate: technology.updateRateHz }
  const figure = { ...t.figure, ringNote: fill(lang, t.figure.ringNote, claims) }
  return (
    <Section id="tracked" title={t.heading}>
      <div className={styles.board}>
        <div className={styles.forklifts} data-ground="ink">
          <ForkliftFigure labels={figure} locale={localeOf[lang]} />
          <div className={styles.text}>
            <h3>{t.forklifts.name}</h3>
            <p>{fill(lang, t.forklifts.text, claims)}</p>
          </div>
        </div>
        <ul className={styles.carried}>
          {carried.map(([kind, Figure]) => (
            <li key={kind}>
              <Figure />
              <div>
                <h3>{t[kind].name}</h3>
                <p>{t[kind].text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
