import { ModuleTile } from '@repo/pictures/modules/module-tile.tsx'
import { modulesWords, type ModulesWords } from '@repo/pictures/words/index.ts'
import { technology } from '@repo/platform/facts/claims.ts'
import type { Lang } from '@repo/platform/i18n/locales.ts'
import { fill } from '@repo/platform/i18n/translate.ts'
import { Noted } from '@repo/platform/site/sections/footnotes.tsx'
import { Content } from '@repo/platform/ui/section.tsx'
import { notesOf } from './notes.ts'
import { screens } from './screens.tsx'
import { Columns } from '@repo/platform/ui/layout/columns.tsx'
import { Facts } from '@repo/platform/ui/layout/facts.tsx'
import styles from './sheet.module.css'
import { featuresWords as words } from '#words/index.ts'

/** As they stand on the sheet: 7 and 5, thrice 4, 7 and 5, thrice 4, and the hall across. */
export const sheetOrder: readonly (keyof ModulesWords)[] = [
  'geofencing',
  'alerts',
  'speed',
  'collision',
  'access',
  'reports',
  'heat',
  'checklists',
  'fifo',
  'analytics',
  'twin',
]

/** The eleven modules with what each shows, needs and leaves out. */
export function Sheet({ lang }: { lang: Lang }) {
  const names = modulesWords[lang]
  const { index } = words[lang]
  const screenOf = screens(lang)
  return (
    <section data-ground="ink" aria-labelledby="modules-title" className={styles.section}>
      <Content>
        <Columns gap="400" className={styles.columns}>
          <nav aria-labelledby="modules-title" className={styles.index} data-screen-only>
            <h2 id="modules-title">{index}</h2>
            <ol>
              {sheetOrder.map((key) => (
                <li key={key}>
                  <a href={`#${key}`}>{names[key].name}</a>
                </li>
              ))}
            </ol>
          </nav>
          <Columns className={styles.sheet}>
            {sheetOrder.map((key) => (
              <ModuleTile
                key={key}
                id={key}
                name={names[key].name}
                className={`${styles.tile} ${styles[key]}`}
              >
                <div className={styles.screen}>{screenOf[key]}</div>
                <ThreeLines lang={lang} module={key} />
              </ModuleTile>
            ))}
          </Columns>
        </Columns>
      </Content>
    </section>
  )
}

function ThreeLines({ lang, module }: { lang: Lang; module: keyof ModulesWords }) {
  const { lines, modules } = words[lang]
  const { see, needs, not } = modules[module]
  const limit = fill(lang, not, { seconds: technology.liveViewLatencyS })
  return (
    <Facts terms="small" className={styles.lines}>
      <div>
        <dt>{lines.see}</dt>
        <dd>{see}</dd>
      </div>
      <div>
        <dt>{lines.needs}</dt>
        <dd>{needs}</dd>
      </div>
      <div>
        <dt>{lines.not}</dt>
        <dd>
          <Noted text={limit} notes={notesOf[lang]} />
        </dd>
      </div>
    </Facts>
  )
}
