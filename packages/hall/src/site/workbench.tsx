import type { Lang } from '@repo/platform/i18n/locales.ts'
import { pathOf } from '@repo/platform/site/paths.ts'
import { Button } from '@repo/platform/ui/button.tsx'
import { ExportsPanel, TwoPlans } from '../exports/exports-panel.tsx'
import { PlanFigures } from '../placement/plan-figures.tsx'
import { PlannerPanel } from '../planner/planner-panel.tsx'
import { RunPanel } from '../runs/run-panel.tsx'
import { simulatorWords as words } from '#words/index.ts'
import { Row } from '@repo/platform/ui/layout/row.tsx'
import styles from './workbench.module.css'

/**
 * What the visitor presses to begin, and what then stands below this section: `workbench.browser.ts`
 * takes it out of the template. Nothing is loaded before.
 */
export function Workbench({ lang }: { lang: Lang }) {
  const { draw, run, failed } = words[lang].start
  const pricing = pathOf(lang, 'pricing')
  return (
    <Row
      gap="150"
      align="center"
      above="400"
      data-screen-only
      data-script-only
      data-enhance="workbench"
      data-enhance-on="press"
      data-enhance-hash="#p="
    >
      <Button data-start="planner">{draw}</Button>
      <Button variant="ghost" data-start="runs">
        {run}
      </Button>
      <p className={styles.failed} role="status">
        <span>{failed}</span>
      </p>
      <template>
        <TwoPlans lang={lang} />
        <PlannerPanel lang={lang} pricing={pricing} />
        <PlanFigures lang={lang} />
        <RunPanel lang={lang} />
        <ExportsPanel lang={lang} pricing={pricing} requestDemo={pathOf(lang, 'request-demo')} />
      </template>
    </Row>
  )
}
