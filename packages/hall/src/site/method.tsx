import type { Lang } from '@repo/platform/i18n/locales.ts'
import { hallConstants } from '#src/model/constants.ts'
import { fill } from '@repo/platform/i18n/translate.ts'
import { Fold } from '@repo/platform/ui/fold.tsx'
import { constantRows } from './constant-rows.ts'
import { FiguresTable } from './figures-table.tsx'
import { hallFigures } from './figures.ts'
import { Text } from '@repo/platform/ui/layout/text.tsx'
import styles from './method.module.css'
import { simulatorWords as words } from '#words/index.ts'

/** Behind what opens on demand: method, constants, and what is left out. */
export function Method({ lang }: { lang: Lang }) {
  const { title, lead, constants, name, value, origin, origins, rows, ...said } = words[lang].method
  const figures = hallFigures(lang)
  return (
    <Text as="div" id="method" above="600">
      <Fold title={title} level={2}>
        <div className={styles.method}>
          <Text tone="muted">{fill(lang, lead, { version: hallConstants.constantsVersion })}</Text>
          <h3>{said.methodTitle}</h3>
          <Points texts={said.method} />
          <h3>{constants}</h3>
          <FiguresTable
            cards="facts"
            label={constants}
            head={[name, value, origin]}
            numbers={1}
            rows={constantRows(lang).map(({ key, text, mark }) => ({
              key,
              cells: [rows[key], text, origins[mark]],
            }))}
          />
          <h3>{said.unknownTitle}</h3>
          <Points texts={said.unknown.map((text) => fill(lang, text, figures))} />
        </div>
      </Fold>
    </Text>
  )
}

function Points({ texts }: { texts: readonly string[] }) {
  return (
    <ul className={styles.points}>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  )
}
