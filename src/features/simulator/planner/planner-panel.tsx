import type { Lang } from '#src/i18n/locales.ts'
import { lightClass } from '#src/drawings/plan/light.ts'
import { Section } from '#src/ui/section.tsx'
import { Select } from '#src/ui/select.tsx'
import { PlacementPanel } from '../placement/placement-panel.tsx'
import styles from './planner-panel.module.css'
import type { TemplateName } from './templates.ts'
import { words } from './words.ts'

/**
 * Where a hall is drawn; `start-planner.ts` brings it to life. Below the canvas stands what explains
 * the map, beside it what one draws with, below both what follows from the plan.
 */
export function PlannerPanel({ lang }: { lang: Lang }) {
  const { title, lead } = words[lang]
  return (
    <Section id="planner" title={title} lead={<p>{lead}</p>}>
      <div className={`${lightClass.paper} ${styles.panel}`} data-planner="">
        <div className={styles.bench}>
          <div className={styles.drawing}>
            <canvas className={styles.canvas} role="img" aria-label={words[lang].canvas} />
          </div>
          <div className={styles.beside}>
            <Beginnings lang={lang} />
          </div>
        </div>
        <PlacementPanel lang={lang} />
      </div>
    </Section>
  )
}

/** What a plan can begin with. */
function Beginnings({ lang }: { lang: Lang }) {
  const { template, templateNames } = words[lang]
  return (
    <div>
      <Select
        label={template}
        name="template"
        defaultValue={'distribution-centre' satisfies TemplateName}
        options={Object.entries(templateNames)}
      />
    </div>
  )
}
