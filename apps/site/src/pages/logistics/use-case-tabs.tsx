import { namesOfUseCases } from '@repo/platform/facts/use-case-names.ts'
import type { SourceKey } from '@repo/platform/facts/sources.ts'
import { caseResults } from '@repo/platform/facts/claims.ts'
import { useCases, type UseCase } from '@repo/platform/facts/use-cases.ts'
import { written } from '@repo/platform/i18n/format.ts'
import type { Lang } from '@repo/platform/i18n/locales.ts'
import { Content } from '@repo/platform/ui/section.tsx'
import { casesWords } from '@repo/platform/words/index.ts'
import { factsOf } from './use-cases.ts'
import { UseCasePanel } from './use-case-panel.tsx'
import { Columns } from '@repo/platform/ui/layout/columns.tsx'
import { Text } from '@repo/platform/ui/layout/text.tsx'
import styles from './use-case-tabs.module.css'
import { logisticsWords as words } from '#words/index.ts'

const keys = [...useCases]

/** The first result of the case studies, where there is one. */
function Headline({ lang, useCase }: { lang: Lang; useCase: UseCase }) {
  const [first] = factsOf[useCase].figures
  const result = caseResults.find(({ key }) => key === first)
  if (!result) return null
  return (
    <Text as="span" className={styles.headline}>
      {written(lang, result.share, { style: 'percent', signDisplay: 'always' })}
      <small>{casesWords[lang].names[result.key]}</small>
    </Text>
  )
}

interface UseCaseTabsProps {
  lang: Lang
  notes: readonly SourceKey[]
}

/**
 * Six links and the six sections that they lead to. `logistics.browser.ts` makes tabs of them;
 * until it has come the style sheet shows the section of the address.
 */
export function UseCaseTabs({ lang, notes }: UseCaseTabsProps) {
  const t = words[lang]
  return (
    <div className={styles.tabs} data-enhance="logistics">
      <Content>
        <nav aria-label={t.tabs} data-screen-only>
          <Columns as="ul" className={styles.list}>
            {keys.map((useCase, index) => (
              <li key={useCase}>
                <Columns
                  as="a"
                  gap="100"
                  align="center"
                  id={`tab-${useCase}`}
                  href={`#${useCase}`}
                  className={styles.tab}
                >
                  <Text as="span" weight="normal">
                    {index + 1}
                  </Text>
                  {namesOfUseCases[lang][useCase]}
                  <Headline lang={lang} useCase={useCase} />
                </Columns>
              </li>
            ))}
          </Columns>
        </nav>
      </Content>
      <div className={styles.bar} data-script-only data-ground="ink" data-screen-only>
        <Content>
          <button type="button" className={styles.pause} data-floor-pause={t.play}>
            {t.pause}
          </button>
        </Content>
      </div>
      {keys.map((useCase, index) => (
        <UseCasePanel
          key={useCase}
          lang={lang}
          useCase={useCase}
          number={index + 1}
          notes={notes}
          className={styles.panel}
        />
      ))}
    </div>
  )
}
