import { lightClass } from '@repo/pictures/plan/light.ts'
import type { Lang } from '@repo/platform/i18n/locales.ts'
import { Button } from '@repo/platform/ui/button.tsx'
import { Checkbox } from '@repo/platform/ui/checkbox.tsx'
import { Field } from '@repo/platform/ui/field.tsx'
import { Section } from '@repo/platform/ui/section.tsx'
import { SegmentedControl } from '@repo/platform/ui/segmented-control.tsx'
import { Select } from '@repo/platform/ui/select.tsx'
import { measured } from '../site/figures.ts'
import { KpiTable } from './kpi-table.tsx'
import { speeds, stepSeconds } from './playback.ts'
import { RunDetails } from './run-details.tsx'
import { Columns } from '@repo/platform/ui/layout/columns.tsx'
import { Stack } from '@repo/platform/ui/layout/stack.tsx'
import { Row } from '@repo/platform/ui/layout/row.tsx'
import styles from './run-panel.module.css'
import { sides } from './runs-state.ts'
import { runsWords as words } from '#words/index.ts'

/** One shift of the drawn hall, run twice; `start-runs.ts` brings it to life. */
export function RunPanel({ lang }: { lang: Lang }) {
  const { title, lead, browser } = words[lang]
  return (
    <Section ground="ink" id="runs" title={title} lead={<p>{lead}</p>}>
      <div
        className={`${lightClass.night} ${styles.panel}`}
        data-runs=""
        data-words={JSON.stringify(browser)}
      >
        <Settings lang={lang} />
        <div className={styles.results} data-part="results" hidden>
          <p data-part="stale" className={styles.stale} hidden>
            {words[lang].stale}
          </p>
          <Stages lang={lang} />
          <Clock lang={lang} />
          <KpiTable lang={lang} />
          <RunDetails lang={lang} />
        </div>
      </div>
    </Section>
  )
}

function Settings({ lang }: { lang: Lang }) {
  const { hours, hourNames, perTruck, trucks, seed, seedHint, switches, switchTexts, run, cancel } =
    words[lang]
  return (
    <form className={styles.settings} data-part="settings" noValidate>
      <div className={styles.fields}>
        <SegmentedControl
          label={hours}
          name="run-hours"
          defaultValue="8"
          options={(['1', '2', '8'] as const).map((value) => [value, hourNames[value]] as const)}
        />
        <Field
          label={trucks}
          name="run-trucks"
          type="number"
          min={1}
          max={50}
          inputMode="numeric"
        />
        <Field
          label={perTruck}
          name="run-orders"
          type="number"
          min={1}
          max={30}
          inputMode="numeric"
        />
        <Field
          label={seed}
          hint={seedHint}
          name="run-seed"
          type="number"
          min={0}
          max={999_999}
          defaultValue={1}
          inputMode="numeric"
        />
      </div>
      <Columns as="fieldset" gap="200 400" className={styles.switches}>
        <legend>{switches}</legend>
        {Object.entries(switchTexts).map(([name, [label, hint]]) => (
          <Checkbox
            key={name}
            name="run-switch"
            value={name}
            label={label}
            hint={hint}
            defaultChecked
          />
        ))}
      </Columns>
      <div className={styles.go}>
        <Button type="submit" data-part="run">
          {run}
        </Button>
        <div className={styles.running} data-part="running" hidden>
          <progress max={1} aria-label={words[lang].computing} />
          <Button variant="ghost" data-part="cancel">
            {cancel}
          </Button>
        </div>
        <p role="status" data-part="status" />
      </div>
    </form>
  )
}

function Stages({ lang }: { lang: Lang }) {
  const { sideNames, stage, doneSoFar, nearMissesSoFar, legend } = words[lang]
  return (
    <>
      <Columns gap="300" className={styles.stages}>
        {sides.map((side) => (
          <Stack as="figure" gap="150" key={side} className={styles.side}>
            <Row as="figcaption" gap="100 300" align="baseline" className={styles.caption}>
              <h3>{sideNames[side]}</h3>
              <p>
                {doneSoFar} <b data-count={`done-${side}`} />
              </p>
              <p>
                {nearMissesSoFar} <b data-count={`near-miss-${side}`} />
              </p>
            </Row>
            <div className={styles.stage} data-stage={side} role="img" aria-label={stage[side]}>
              <canvas />
              <canvas />
            </div>
          </Stack>
        ))}
      </Columns>
      <p className={styles.legend}>{legend}</p>
    </>
  )
}

function Clock({ lang }: { lang: Lang }) {
  const said = words[lang]
  const step = measured(lang, stepSeconds, 's', 1)
  return (
    <Stack gap="200" role="group" aria-label={said.clock}>
      <div className={styles.time}>
        <Button variant="ghost" data-part="play" data-moving="">
          {said.play}
        </Button>
        <Button variant="ghost" size="small" data-step="-1" aria-label={said.stepBack}>
          −{step}
        </Button>
        <Button variant="ghost" size="small" data-step="1" aria-label={said.stepOn}>
          +{step}
        </Button>
        <output data-part="time" className={styles.now} />
        <input
          type="range"
          className={styles.scrubber}
          data-part="scrubber"
          min={0}
          step={1}
          aria-label={said.scrubber}
        />
      </div>
      <div className={styles.controls}>
        <div data-moving="">
          <SegmentedControl
            label={said.speed}
            name="run-speed"
            defaultValue="15"
            options={speeds.map((speed) => [String(speed), `${speed}×`] as const)}
          />
        </div>
        <Select label={said.follow} name="run-follow" emptyLabel={said.followNone} options={[]} />
        <Select label={said.layer} name="run-layer" options={Object.entries(said.layerNames)} />
        <Checkbox name="run-measured" label={said.measured} hint={said.measuredHint} />
      </div>
      <div className={styles.jumps}>
        {Object.entries(said.jumps).map(([kind, text]) => (
          <Button key={kind} variant="ghost" size="small" data-jump={kind}>
            {text}
          </Button>
        ))}
        <Button variant="ghost" size="small" data-part="replay" data-moving="">
          {said.replay}
        </Button>
      </div>
      <p role="status" data-part="event" />
    </Stack>
  )
}
