import { antennaRanges } from '#src/model/plan.ts'
import type { Lang } from '@repo/platform/i18n/locales.ts'
import { Button } from '@repo/platform/ui/button.tsx'
import { Field } from '@repo/platform/ui/field.tsx'
import { SegmentedControl } from '@repo/platform/ui/segmented-control.tsx'
import { MapLegend } from '../site/map-legend.tsx'
import { simulatorWords as pageWords, placementWords as words } from '#words/index.ts'
import { Stack } from '@repo/platform/ui/layout/stack.tsx'
import { Columns } from '@repo/platform/ui/layout/columns.tsx'
import { Facts } from '@repo/platform/ui/layout/facts.tsx'
import { Text } from '@repo/platform/ui/layout/text.tsx'
import { Row } from '@repo/platform/ui/layout/row.tsx'
import styles from './placement-panel.module.css'

/** In a corner of the drawing, where a finger sees it: the values below say the same and more. */
export function BriefValues() {
  return <p className={styles.brief} aria-hidden="true" data-brief-values="" hidden />
}

/** What explains the map, below the drawing: values of a place, legend, and why there is no map. */
export function MapPanel({ lang }: { lang: Lang }) {
  return (
    <Stack gap="200" className={styles.map} data-map-panel="">
      <Values lang={lang} />
      <MapState lang={lang} />
    </Stack>
  )
}

/** What decides the map: anchors, method, antenna. `start-placement.ts` brings both to life. */
export function PlacementPanel({ lang }: { lang: Lang }) {
  const { script } = words[lang]
  const messages = { ...script, reasons: pageWords[lang].counts.reasons }
  return (
    <Columns
      gap="400"
      className={styles.panel}
      data-placement=""
      data-words={JSON.stringify(messages)}
    >
      <Stack gap="250" className={styles.column}>
        <Figures lang={lang} />
        <Place lang={lang} />
      </Stack>
      <Choices lang={lang} />
      <Stack gap="250" className={styles.column}>
        <WhyHere lang={lang} />
        <WhyNotThere lang={lang} />
      </Stack>
    </Columns>
  )
}

const valueNames = ['place', 'inSight', 'shadowed', 'hdop', 'error', 'method', 'distances'] as const

/** Of the place under the pointer or the keyboard's cursor. */
function Values({ lang }: { lang: Lang }) {
  const { values, hint, rows } = words[lang]
  return (
    <section className={styles.values} aria-label={values}>
      <Text tone="muted" data-part="value-hint">
        {hint}
      </Text>
      <Facts terms="small" data-part="values" hidden>
        {valueNames.map((name) => (
          <div key={name}>
            <dt>{rows[name]}</dt>
            <dd data-value={name} />
          </div>
        ))}
      </Facts>
    </section>
  )
}

function MapState({ lang }: { lang: Lang }) {
  const { map } = words[lang]
  return (
    <>
      <p className={styles.computing} data-map="computing">
        {map.computing}
      </p>
      <div role="status" tabIndex={-1} data-part="map-state">
        <p data-map="problems" hidden>
          {map.problems}
        </p>
        <p data-map="failed" hidden>
          {map.failed}{' '}
          <Button size="small" variant="ghost" data-part="again">
            {map.again}
          </Button>
        </p>
      </div>
      <MapLegend lang={lang} id="plan-legend" light="paper" />
      <Text size="small" tone="muted">
        {map.limit}
      </Text>
    </>
  )
}

const figureNames = ['anchors', 'share', 'median', 'p95'] as const

function Figures({ lang }: { lang: Lang }) {
  const { figures } = words[lang]
  return (
    <Facts terms="small" className={styles.figures}>
      {figureNames.map((name) => (
        <div key={name}>
          <dt>{figures[name]}</dt>
          <dd data-figure={name}>–</dd>
        </div>
      ))}
    </Facts>
  )
}

function Place({ lang }: { lang: Lang }) {
  const { place, placing, cancel } = words[lang]
  return (
    <Row gap="150" align="center" className={styles.place}>
      <Button data-part="place">{place}</Button>
      <Row unbroken gap="150" align="center" className={styles.running} data-part="running" hidden>
        <progress max={1} aria-label={placing} />
        <Button variant="ghost">{cancel}</Button>
      </Row>
      <p role="status" data-part="placed" />
    </Row>
  )
}

function Choices({ lang }: { lang: Lang }) {
  const { method, methods, methodHint, range, rangeHint } = words[lang]
  return (
    <Stack gap="250" className={styles.column}>
      <SegmentedControl
        label={method}
        name="map-method"
        defaultValue="tdoa"
        options={Object.entries(methods)}
        hint={methodHint}
      />
      <SegmentedControl
        label={range}
        name="map-range"
        defaultValue="50"
        options={antennaRanges.map((metres) => [String(metres), `${metres}\u00a0m`])}
        hint={rangeHint}
      />
    </Stack>
  )
}

function WhyHere({ lang }: { lang: Lang }) {
  const { title, hint, previous, next } = words[lang].why
  return (
    <div className={styles.why}>
      <h3>{title}</h3>
      <p role="status" data-part="why-here" data-hint={hint}>
        {hint}
      </p>
      <Row gap="100" className={styles.buttons}>
        <Button size="small" variant="ghost" data-part="previous-anchor">
          {previous}
        </Button>
        <Button size="small" variant="ghost" data-part="next-anchor">
          {next}
        </Button>
      </Row>
    </div>
  )
}

function WhyNotThere({ lang }: { lang: Lang }) {
  const { title, lead, previous, next, cursor, hang } = words[lang].whyNot
  return (
    <details className={styles.why}>
      <summary>{title}</summary>
      <p>{lead}</p>
      <div className={styles.fields}>
        <Field label="x" name="why-not-x" type="number" step={0.01} unit="m" inputMode="decimal" />
        <Field label="y" name="why-not-y" type="number" step={0.01} unit="m" inputMode="decimal" />
      </div>
      <Row gap="100" className={styles.buttons}>
        <Button size="small" variant="ghost" data-part="previous-free">
          {previous}
        </Button>
        <Button size="small" variant="ghost" data-part="next-free">
          {next}
        </Button>
        <Button size="small" variant="ghost" data-part="at-cursor">
          {cursor}
        </Button>
      </Row>
      <p role="status" data-part="gain" />
      <Button size="small" variant="ink" data-part="hang">
        {hang}
      </Button>
    </details>
  )
}
