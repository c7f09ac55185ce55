import type { Lang } from '@repo/platform/i18n/locales.ts'
import { fill } from '@repo/platform/i18n/translate.ts'
import { pageExists } from '@repo/platform/site/existing-pages.ts'
import { PageOpening } from '@repo/platform/site/sections/page-opening.tsx'
import type { SitePage } from '@repo/platform/site/page.ts'
import { pathOf } from '@repo/platform/site/paths.ts'
import { NextStep } from '@repo/platform/site/sections/next-step.tsx'
import { Counts } from './counts.tsx'
import type { HardwarePrices } from './hardware-prices.ts'
import { hallFigures } from './figures.ts'
import styles from './index.module.css'
import { Shift } from './shift.tsx'
import { StillPlan } from './still-plan.tsx'
import { simulatorWords as words } from '#words/index.ts'
import { Workbench } from './workbench.island.tsx'
import { workbenchWords } from './workbench-words.ts'

export const simulatorPage: SitePage<HardwarePrices> = {
  title: ({ lang }) => words[lang].title,
  description: ({ lang }) => fill(lang, words[lang].description, hallFigures(lang)),
  ground: 'ink',
  claims: ['accuracy', 'range', 'liveView'],
  View: ({ lang, data }) => (
    <>
      <Opening lang={lang} prices={data} />
      <Shift lang={lang} estimated={data.estimated} />
      <Counts lang={lang} />
      <Next lang={lang} />
    </>
  ),
}

/** The tool: all else of the page stands below it. */
function Opening({ lang, prices }: { lang: Lang; prices: HardwarePrices }) {
  return (
    <div className={styles.opening}>
      <PageOpening
        lang={lang}
        name="simulator"
        ground="ink"
        title={words[lang].opening.title}
        lead={<p>{words[lang].opening.lead}</p>}
      >
        <Workbench
          lang={lang}
          words={workbenchWords(lang)}
          prices={prices}
          pricing={pathOf(lang, 'pricing')}
          requestDemo={pathOf(lang, 'request-demo')}
        >
          <StillPlan lang={lang} />
        </Workbench>
      </PageOpening>
    </div>
  )
}

function Next({ lang }: { lang: Lang }) {
  const { title, text, estimate, demo } = words[lang].next
  const steps = [
    { page: 'pricing', label: estimate },
    { page: 'request-demo', label: demo },
  ] as const
  const actions = steps
    .filter(({ page }) => pageExists(page))
    .map(({ page, label }) => ({ label, href: pathOf(lang, page) }))
  return <NextStep title={title} text={text} actions={actions} />
}
