import { namesOfUseCases } from '@repo/platform/facts/use-case-names.ts'
import type { SourceKey } from '@repo/platform/facts/sources.ts'
import type { UseCase } from '@repo/platform/facts/use-cases.ts'
import type { Lang } from '@repo/platform/i18n/locales.ts'
import { Noted } from '@repo/platform/site/sections/footnotes.tsx'
import { Content } from '@repo/platform/ui/section.tsx'
import { Figures } from './figures.tsx'
import { SceneFigure } from './scene-figure.tsx'
import { SignalsTable } from './signals-table.tsx'
import { filled } from './texts.ts'
import { TrucksOnShift } from './trucks-on-shift.tsx'
import { Columns } from '@repo/platform/ui/layout/columns.tsx'
import { Stack } from '@repo/platform/ui/layout/stack.tsx'
import { Text } from '@repo/platform/ui/layout/text.tsx'
import { List } from '@repo/platform/ui/layout/list.tsx'
import styles from './use-case-panel.module.css'
import { logisticsWords as words } from '#words/index.ts'

interface UseCasePanelProps {
  lang: Lang
  useCase: UseCase
  number: number
  notes: readonly SourceKey[]
  className: string | undefined
}

export function UseCasePanel(props: UseCasePanelProps) {
  const { lang, useCase, number, notes, className } = props
  const { question, problem, change, stops } = words[lang].questions[useCase]
  return (
    <section id={useCase} aria-labelledby={`${useCase}-title`} className={className}>
      <div data-ground="ink" className={styles.night}>
        <Content>
          <div className={styles.stage}>
            <Stack gap="200" className={styles.copy}>
              <Text size="small" tone="measured" weight="strong">
                {number} · {namesOfUseCases[lang][useCase]}
              </Text>
              <h2 id={`${useCase}-title`}>{question}</h2>
              <Text tone="strong" weight="medium">
                {problem}
              </Text>
              <p>{filled(lang, change)}</p>
            </Stack>
            <SceneFigure lang={lang} useCase={useCase} />
          </div>
          {useCase === 'fleet-right-sizing' && <TrucksOnShift lang={lang} />}
        </Content>
      </div>
      <div data-ground="paper" className={styles.paper}>
        <Content>
          <div className={number % 2 ? styles.proof : `${styles.proof} ${styles.mirrored}`}>
            <Figures lang={lang} useCase={useCase} />
            <SignalsTable lang={lang} useCase={useCase} />
          </div>
          <Columns gap="200" above="600" together className={styles.limits}>
            <h3>{words[lang].limits}</h3>
            <List>
              {stops.map((stop) => (
                <li key={stop}>
                  <Noted text={filled(lang, stop)} notes={notes} />
                </li>
              ))}
            </List>
          </Columns>
        </Content>
      </div>
    </section>
  )
}
