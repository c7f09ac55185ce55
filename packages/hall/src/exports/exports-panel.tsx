import type { Lang } from '@repo/platform/i18n/locales.ts'
import { lightClass } from '@repo/pictures/plan/light.ts'
import { Button, ButtonLink } from '@repo/platform/ui/button.tsx'
import { Checkbox } from '@repo/platform/ui/checkbox.tsx'
import { Field } from '@repo/platform/ui/field.tsx'
import { Section } from '@repo/platform/ui/section.tsx'
import { SegmentedControl } from '@repo/platform/ui/segmented-control.tsx'
import { browserWords } from './browser-words.ts'
import { Stack } from '@repo/platform/ui/layout/stack.tsx'
import { Text } from '@repo/platform/ui/layout/text.tsx'
import styles from './exports-panel.module.css'
import { exportsWords as words } from '#words/index.ts'

interface ExportsPanelProps {
  lang: Lang
  /** Addresses of the two pages that the plan goes on to. */
  pricing: string
  requestDemo: string
}

/** What one leaves with, and comes back with; `start-exports.ts` brings it to life. */
export function ExportsPanel({ lang, pricing, requestDemo }: ExportsPanelProps) {
  const { title, lead } = words[lang]
  return (
    <Section id="take-along" title={title} lead={<p>{lead}</p>}>
      <div
        className={`${lightClass.paper} ${styles.panel}`}
        data-exports=""
        data-words={JSON.stringify(browserWords(lang))}
      >
        <Files lang={lang} />
        <Link lang={lang} />
        <Next lang={lang} pricing={pricing} requestDemo={requestDemo} />
        <PrintedPlan />
      </div>
    </Section>
  )
}

/** Asked where a link was followed while a plan of one's own is kept. */
export function TwoPlans({ lang }: { lang: Lang }) {
  const { title, text, keepLink, openOwn } = words[lang].both
  return (
    <div hidden data-two-plans="">
      <Section id="two-plans" title={title} lead={<p>{text}</p>}>
        <p className={styles.actions}>
          <Button size="small" variant="ink" data-export="keep-link">
            {keepLink}
          </Button>
          <Button size="small" variant="ghost" data-export="open-own">
            {openOwn}
          </Button>
        </p>
      </Section>
    </div>
  )
}

function Files({ lang }: { lang: Lang }) {
  const { name, nameHint, files, paper, print, openFile, dropHint } = words[lang]
  return (
    <Stack gap="200" className={styles.part}>
      <Field label={name} name="plan-name" maxLength={200} hint={nameHint} autoComplete="off" />
      <div className={styles.actions}>
        {Object.entries(files).map(([key, label]) => (
          <Button key={key} size="small" variant="ghost" data-export={key}>
            {label}
          </Button>
        ))}
      </div>
      <div className={styles.print}>
        <SegmentedControl
          label={paper}
          name="plan-paper"
          defaultValue="a4"
          options={[
            ['a4', 'A4'],
            ['a3', 'A3'],
          ]}
        />
        <Button size="small" variant="ghost" data-export="print">
          {print}
        </Button>
      </div>
      <div>
        <Button size="small" variant="ghost" data-export="open">
          {openFile}
        </Button>
        <input type="file" accept=".json,application/json" data-export="file" hidden />
        <Text size="small" tone="muted" above="075">
          {dropHint}
        </Text>
      </div>
    </Stack>
  )
}

function Link({ lang }: { lang: Lang }) {
  const { share, copyLink, sendLink, linkByHand, linkHint, device, forget, files, script } =
    words[lang]
  return (
    <Stack gap="200" className={styles.part}>
      <h3>{share}</h3>
      <div className={styles.actions}>
        <Button size="small" variant="ghost" data-export="copy">
          {copyLink}
        </Button>
        <Button size="small" variant="ghost" data-export="send" hidden>
          {sendLink}
        </Button>
      </div>
      <div hidden data-export="by-hand">
        <Field label={linkByHand} name="plan-link" readOnly />
      </div>
      <div hidden data-export="instead">
        <Text size="small" tone="muted" above="075">
          {script.tooLong}
        </Text>
        <Button size="small" variant="ink" data-export="json-instead">
          {files.json}
        </Button>
      </div>
      <Text size="small" tone="muted" above="075">
        {linkHint}
      </Text>
      <h3>{device}</h3>
      <p data-export="kept" />
      <div>
        <Button size="small" variant="ghost" data-export="forget">
          {forget}
        </Button>
      </div>
    </Stack>
  )
}

function Next({ lang, pricing, requestDemo }: ExportsPanelProps) {
  const { next, estimate, estimateHint, summary, withLink, discuss } = words[lang]
  return (
    <Stack gap="200" className={styles.part}>
      <h3>{next}</h3>
      <div>
        <ButtonLink size="small" variant="ghost" href={pricing} data-export="estimate">
          {estimate}
        </ButtonLink>
        <Text size="small" tone="muted" above="075">
          {estimateHint}
        </Text>
      </div>
      <Text size="small" tone="muted" above="075" id="plan-summary">
        {summary}
      </Text>
      <blockquote className={styles.summary} aria-labelledby="plan-summary" data-export="summary" />
      <Checkbox label={withLink} name="plan-with-link" />
      <div>
        <ButtonLink size="small" variant="ink" href={requestDemo} data-export="discuss">
          {discuss}
        </ButtonLink>
      </div>
    </Stack>
  )
}

/** Takes the page's place on paper; it stands here only while it is printed. */
const PrintedPlan = () => (
  <template data-export="sheet">
    <div className={styles.sheet} data-sheet="">
      <div data-sheet-part="drawing" />
      <table>
        <caption data-sheet-part="title" />
        <tbody data-sheet-part="materials" />
      </table>
    </div>
  </template>
)
