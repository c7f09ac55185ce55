import { ModuleTile } from '@repo/pictures/modules/module-tile.tsx'
import { modulesWords, type ModulesWords } from '@repo/pictures/words/index.ts'
import { technology } from '@repo/platform/facts/claims.ts'
import type { Lang } from '@repo/platform/i18n/locales.ts'
import { fill } from '@repo/platform/i18n/translate.ts'
import { Noted } from '@repo/platform/site/sections/footnotes.tsx'
import { Fold } from '@repo/platform/ui/fold.tsx'
import { Content } from '@repo/platform/ui/section.tsx'
import { notesOf } from './notes.ts'
import { screens } from './screens.tsx'
import { Columns } from '@repo/platform/ui/layout/columns.tsx'
import { Facts } from '@repo/platform/ui/layout/facts.tsx'
import { Text } from '@repo/platform/ui/layout/text.tsx'
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
  const { index, record } = words[lang]
  const screenOf = screens(lang)
  return (
    <section data-ground="ink" aria-labelledby="modules-title" className={styles.section}>
      <Content>
        <Columns gap="400" className={styles.columns}>
          <nav aria-labelledby="modules-title" className={styles.index} data-screen-only>
            <Text as="h2" size="small" tone="muted" weight="normal" id="modules-title">
              {index}
            </Text>
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
                <div className={styles.screen}>{screenOf[key].screen}</div>
                <Lines lang={lang} module={key} names={['see']} />
                <Fold title={record} level={4} onPhones>
                  {screenOf[key].record}
                  <Lines lang={lang} module={key} names={['needs', 'not']} />
                </Fold>
              </ModuleTile>
            ))}
          </Columns>
        </Columns>
      </Content>
    </section>
  )
}

interface LinesProps {
  lang: Lang
  module: keyof ModulesWords
  names: readonly ('see' | 'needs' | 'not')[]
}

function Lines({ lang, module, names }: LinesProps) {
  const { lines, modules } = words[lang]
  return (
    <Facts terms="small" above="250" className={styles.lines}>
      {names.map((name) => (
        <div key={name}>
          <dt>{lines[name]}</dt>
          <dd>
            <Noted
              text={fill(lang, modules[module][name], { seconds: technology.liveViewLatencyS })}
              notes={notesOf[lang]}
            />
          </dd>
        </div>
      ))}
    </Facts>
  )
}
