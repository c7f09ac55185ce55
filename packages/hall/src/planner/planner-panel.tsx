import type { Lang } from '@repo/platform/i18n/locales.ts'
import { formatNumber } from '@repo/platform/i18n/format.ts'
import { fill } from '@repo/platform/i18n/translate.ts'
import { lightClass } from '@repo/pictures/plan/light.ts'
import { ButtonLink } from '@repo/platform/ui/button.tsx'
import { Section } from '@repo/platform/ui/section.tsx'
import { Select } from '@repo/platform/ui/select.tsx'
import { VisuallyHidden } from '@repo/platform/ui/visually-hidden.tsx'
import { BriefValues, MapPanel, PlacementPanel } from '../placement/placement-panel.tsx'
import { browserWords } from './browser-words.ts'
import { Columns } from '@repo/platform/ui/layout/columns.tsx'
import { Facts } from '@repo/platform/ui/layout/facts.tsx'
import { Stack } from '@repo/platform/ui/layout/stack.tsx'
import { Text } from '@repo/platform/ui/layout/text.tsx'
import styles from './planner-panel.module.css'
import type { TemplateName } from './templates.ts'
import { EmptyHallButton, HallFields } from './hall-fields.tsx'
import { ObjectList } from './object-list.tsx'
import { PicturePanel } from './picture-panel.tsx'
import { ProblemList } from './problem-list.tsx'
import { ToolBar, ViewButtons } from './tool-bar.tsx'
import { plannerWords as words } from '#words/index.ts'

interface PlannerPanelProps {
  lang: Lang
  /** Address of the estimate. */
  pricing: string
}

/**
 * Where a hall is drawn; `start-planner.ts` brings it to life. Below the canvas stands what explains
 * the map, beside it what one draws with, below both what follows from the plan.
 */
export function PlannerPanel({ lang, pricing }: PlannerPanelProps) {
  const { title, lead } = words[lang]
  return (
    <Section id="planner" title={title} lead={<p>{lead}</p>}>
      <div
        className={`${lightClass.paper} ${styles.panel}`}
        data-planner=""
        data-words={JSON.stringify(browserWords(lang))}
      >
        <Columns widths="rest-340" from="large" align="start" gap="300">
          <div className={styles.drawing}>
            <ToolBar lang={lang} />
            <PlanCanvas lang={lang} />
            <MapPanel lang={lang} />
            <KeyHelp lang={lang} />
          </div>
          <div className={styles.beside}>
            <ProblemList lang={lang} />
            <Beginnings lang={lang} pricing={pricing} />
            <div>
              <HallFields lang={lang} />
              <PicturePanel lang={lang} />
            </div>
            <ObjectList lang={lang} />
          </div>
        </Columns>
        <PlacementPanel lang={lang} />
      </div>
    </Section>
  )
}

function PlanCanvas({ lang }: { lang: Lang }) {
  return (
    <div className={styles.frame}>
      <canvas
        className={styles.canvas}
        tabIndex={0}
        // oxlint-disable-next-line jsx-a11y/no-interactive-element-to-noninteractive-role -- it has keys of its own
        role="application"
        aria-label={words[lang].canvas}
        aria-describedby="canvas-keys"
      />
      <BriefValues />
      <ViewButtons lang={lang} />
      <VisuallyHidden>
        <span role="status" data-spoken="" />
        <span id="canvas-keys">{words[lang].keys.brief}</span>
      </VisuallyHidden>
    </div>
  )
}

function KeyHelp({ lang }: { lang: Lang }) {
  const { title, rows } = words[lang].keys
  const steps = { coarse: formatNumber(lang, 0.5, 1), fine: formatNumber(lang, 0.1, 1), far: 5 }
  return (
    <details className={styles.keys}>
      <summary>{title}</summary>
      <Facts terms="strong" layout="beside">
        {rows.map(([key, effect]) => (
          <div key={key}>
            <dt>{key}</dt>
            <dd>{fill(lang, effect ?? '', steps)}</dd>
          </div>
        ))}
      </Facts>
    </details>
  )
}

/** What a plan can begin with. */
function Beginnings({ lang, pricing }: PlannerPanelProps) {
  const { template, chooseTemplate, templateNames, fromEstimate, noEstimate } = words[lang]
  return (
    <Stack narrow gap="100" className={styles.beginnings}>
      <Select
        label={template}
        name="template"
        emptyLabel={chooseTemplate}
        defaultValue={'distribution-centre' satisfies TemplateName}
        options={Object.entries(templateNames)}
      />
      <EmptyHallButton lang={lang} />
      <ButtonLink size="small" variant="ghost" href={`${pricing}#estimate`} data-from-estimate="">
        {fromEstimate}
      </ButtonLink>
      <Text size="small" tone="muted" data-no-estimate="">
        {noEstimate}
      </Text>
    </Stack>
  )
}
