import type { Lang } from '#src/i18n/locales.ts'
import { lightClass } from '#src/drawings/plan/light.ts'
import { Section } from '#src/ui/section.tsx'
import { Select } from '#src/ui/select.tsx'
import styles from './planner-panel.module.css'
import type { TemplateName } from './templates.ts'
import { words } from './words.ts'

/** Where a hall is drawn; `start-planner.ts` brings it to life. */
export function PlannerPanel({ lang }: { lang: Lang }) {
  const { title, lead, template, templateNames, canvas } = words[lang]
  return (
    <Section id="planner" title={title} lead={<p>{lead}</p>}>
      <div className={`${lightClass.paper} ${styles.panel}`} data-planner="">
        <Select
          label={template}
          name="template"
          defaultValue={'distribution-centre' satisfies TemplateName}
          options={Object.entries(templateNames)}
        />
        <canvas className={styles.canvas} role="img" aria-label={canvas} />
      </div>
    </Section>
  )
}
