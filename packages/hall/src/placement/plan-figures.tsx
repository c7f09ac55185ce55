import { planningConstants } from '#src/model/constants.ts'
import { formatPercent } from '@repo/platform/i18n/format.ts'
import type { Lang } from '@repo/platform/i18n/locales.ts'
import { fill } from '@repo/platform/i18n/translate.ts'
import { Button } from '@repo/platform/ui/button.tsx'
import { Field } from '@repo/platform/ui/field.tsx'
import { Section } from '@repo/platform/ui/section.tsx'
import { SegmentedControl } from '@repo/platform/ui/segmented-control.tsx'
import { FiguresTable } from '../site/figures-table.tsx'
import { hallFigures } from '../site/figures.ts'
import { simulatorWords as pageWords, placementWords as words } from '#words/index.ts'
import { materialRows } from './material-rows.ts'
import { Columns } from '@repo/platform/ui/layout/columns.tsx'
import { Row } from '@repo/platform/ui/layout/row.tsx'
import { Text } from '@repo/platform/ui/layout/text.tsx'
import styles from './plan-figures.module.css'
import { whatIfs } from './what-if-plans.ts'

/** What follows from the plan: its count beside the estimate's, what to buy, and what if. */
export function PlanFigures({ lang }: { lang: Lang }) {
  return (
    <Section ground="paper-2">
      <Columns
        widths="1-1"
        from="large"
        gap="600 800"
        className={styles.parts}
        data-plan-figures=""
      >
        <Counts lang={lang} />
        <BillOfMaterials lang={lang} />
        <WhatIf lang={lang} />
      </Columns>
    </Section>
  )
}

function Counts({ lang }: { lang: Lang }) {
  const { title, lead, estimated, plan, why } = words[lang].counts
  return (
    <div className={styles.part}>
      <h2>{title}</h2>
      <p>{lead}</p>
      <div className={styles.counts}>
        <p>
          <b data-part="count-estimated" />{' '}
          <Text as="span" tone="muted">
            {estimated}
          </Text>
        </p>
        <p>
          <b data-part="count-plan" />{' '}
          <Text as="span" tone="muted">
            {plan}
          </Text>
        </p>
      </div>
      <p data-part="count-basis" />
      <details>
        <summary>{why}</summary>
        <ul data-part="count-reasons" className={styles.reasons} />
      </details>
    </div>
  )
}

function BillOfMaterials({ lang }: { lang: Lang }) {
  const { item, rows, note } = pageWords[lang].materials
  const { title, lead, trucks, tags, tagsHint, tagsSpare, count } = words[lang].materials
  const { longestCable: limit } = hallFigures(lang)
  return (
    <div className={styles.part}>
      <h2>{title}</h2>
      <p>{lead}</p>
      <div className={styles.fields}>
        <Field
          label={trucks}
          name="plan-trucks"
          type="number"
          min={0}
          max={500}
          step={1}
          inputMode="numeric"
        />
        <SegmentedControl
          label={tags}
          name="plan-tags"
          defaultValue="1"
          options={[
            ['1', '1'],
            ['2', '2'],
          ]}
          hint={tagsHint}
        />
      </div>
      <FiguresTable
        label={title}
        head={[item, count]}
        numbers={1}
        rows={materialRows.map((key) => ({
          key,
          cells: [
            key === 'tags' ? tagsSpare : fill(lang, rows[key], { limit }),
            <span key={key} data-material={key} />,
          ],
        }))}
      />
      <p className={styles.warning} data-part="too-long" hidden>
        {fill(lang, note, { limit })}
      </p>
    </div>
  )
}

function WhatIf({ lang }: { lang: Lang }) {
  const { title, lead, now, share, action, compute, take, note } = words[lang].whatIf
  const { rows, change, anchors } = pageWords[lang].building
  const figures = hallFigures(lang)
  return (
    <div className={`${styles.part} ${styles.wide}`}>
      <h2>{title}</h2>
      <p>{lead}</p>
      <FiguresTable
        stacks
        label={title}
        head={[change, anchors, share, action]}
        numbers={2}
        rows={[
          {
            key: 'now',
            cells: [now, <Value key="a" name="anchors" />, <Value key="s" name="share" />, ''],
          },
          ...whatIfs.map((what) => ({
            key: what,
            cells: [
              <span key="w" id={`if-${what}`}>
                {fill(lang, rows[what], figures)}
              </span>,
              <Value key="a" name={`anchors-${what}`} />,
              <Value key="s" name={`share-${what}`} />,
              <Text as="span" unbroken key="b">
                {Object.entries({ compute, take }).map(([act, text]) => (
                  <Button
                    key={act}
                    size="small"
                    variant={act === 'take' ? 'ink' : 'ghost'}
                    id={`${act}-${what}`}
                    aria-labelledby={`${act}-${what} if-${what}`}
                    data-if={what}
                    data-act={act}
                    hidden={act === 'take'}
                  >
                    {text}
                  </Button>
                ))}
              </Text>,
            ],
          })),
        ]}
      />
      <Row
        unbroken
        gap="200"
        align="center"
        above="200"
        className={styles.running}
        data-part="if-running"
        hidden
      >
        <progress max={1} aria-label={words[lang].placing} />
        <Button size="small" variant="ghost">
          {words[lang].cancel}
        </Button>
      </Row>
      <p role="status" data-part="if-status" />
      <p className={styles.note} data-part="if-note" hidden>
        {fill(lang, note, { target: formatPercent(lang, planningConstants.coverageTarget) })}
      </p>
    </div>
  )
}

const Value = ({ name }: { name: string }) => <span data-if-value={name}>–</span>
