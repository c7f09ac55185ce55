import type { Lang } from '@repo/platform/i18n/locales.ts'
import { Noted } from '@repo/platform/site/sections/footnotes.tsx'
import { Section } from '@repo/platform/ui/section.tsx'
import { notes } from './notes.ts'
import { Columns } from '@repo/platform/ui/layout/columns.tsx'
import { Text } from '@repo/platform/ui/layout/text.tsx'
import styles from './proof.module.css'
import { rtlsWords as words } from '#words/index.ts'

export function Proof({ lang }: { lang: Lang }) {
  const { title, load, driver, forged } = words[lang].proof
  return (
    <Section ground="paper-2">
      <Columns widths="5-7" from="large" gap="500 800" together>
        <h2>{title}</h2>
        <Columns widths="1-1-1" printed className={styles.parts}>
          {[load, driver, forged].map((part) => (
            <div key={part.title}>
              <h3>{part.title}</h3>
              <Text measure="prose" above="075">
                <Noted text={part.text} notes={notes} />
              </Text>
            </div>
          ))}
        </Columns>
      </Columns>
    </Section>
  )
}
