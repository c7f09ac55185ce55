import { useEffect, useState, useSyncExternalStore } from 'react'
import { formatNumber } from '@repo/platform/i18n/format.ts'
import { Button } from '@repo/platform/ui/button.tsx'
import { Checkbox } from '@repo/platform/ui/checkbox.tsx'
import { SegmentedControl } from '@repo/platform/ui/segmented-control.tsx'
import { Select } from '@repo/platform/ui/select.tsx'
import { useRuns, useWorkbench } from '../workbench/workbench.ts'
import { Stack } from '@repo/platform/ui/layout/stack.tsx'
import { findEvent } from './find-event.ts'
import { jumps } from './events.ts'
import { goTo, playOrPause, replayOf, speeds, stepSeconds, tick, timeText } from './playback.ts'
import { Row } from '@repo/platform/ui/layout/row.tsx'
import styles from './run-panel.module.css'
import { nameOf, textOf } from './run-texts.ts'
import { layers, type Runs } from './runs-state.ts'

/** The controls of time, and what is shown beside the trucks. */
export function Clock() {
  const { lang, runs, words } = useWorkbench()
  const { clock } = useRuns('clock')
  const isStill = useStillness()
  usePlaying(runs)
  const { clock: label, play, stepBack, stepOn, scrubber } = words.runs
  const { pause } = words.runs.browser
  const step = `${formatNumber(lang, stepSeconds, 1)}\u00a0s`
  const stepBy = (by: number) => () => {
    const { clock: now } = runs.state
    runs.set({ clock: { ...goTo(now, now.time + by), isPlaying: false } })
  }
  const time = timeText(lang, clock.time)
  return (
    <Stack gap="200" role="group" aria-label={label}>
      <Row gap="150" align="center">
        <Button
          variant="ghost"
          data-part="play"
          hidden={isStill}
          onClick={() => runs.set({ clock: playOrPause(runs.state.clock) })}
        >
          {clock.isPlaying ? pause : play}
        </Button>
        <Button variant="ghost" size="small" aria-label={stepBack} onClick={stepBy(-stepSeconds)}>
          {`−${step}`}
        </Button>
        <Button variant="ghost" size="small" aria-label={stepOn} onClick={stepBy(stepSeconds)}>
          {`+${step}`}
        </Button>
        <output data-part="time" className={styles.now}>
          {time}
        </output>
        <input
          type="range"
          className={styles.scrubber}
          data-part="scrubber"
          min={0}
          max={clock.end}
          step={1}
          value={Math.floor(clock.time)}
          aria-label={scrubber}
          aria-valuetext={time}
          onChange={({ target }) =>
            runs.set({ clock: goTo(runs.state.clock, target.valueAsNumber) })
          }
        />
      </Row>
      <Views isStill={isStill} />
      <Jumps isStill={isStill} />
    </Stack>
  )
}

/** How fast it plays, and what is looked at. */
function Views({ isStill }: { isStill: boolean }) {
  const { runs, words } = useWorkbench()
  const { speed, follow, followNone, layer: layerLabel, layerNames, browser } = words.runs
  const { clock, both, followed, layer, showsMeasured } = useRuns(
    'clock',
    'both',
    'followed',
    'layer',
    'showsMeasured',
  )
  const trucks = both?.of.with.run.perTruck ?? []
  return (
    <div className={styles.controls}>
      <div hidden={isStill}>
        <SegmentedControl
          label={speed}
          name="run-speed"
          value={String(clock.speed)}
          onChange={(chosen) => runs.set({ clock: { ...runs.state.clock, speed: Number(chosen) } })}
          options={speeds.map((one) => [String(one), `${one}×`] as const)}
        />
      </div>
      <Select
        label={follow}
        name="run-follow"
        emptyLabel={followNone}
        value={followed ?? ''}
        onChange={({ target }) =>
          runs.set({ followed: target.value ? Number(target.value) : undefined })
        }
        options={trucks.map((_, truck) => [String(truck), nameOf(truck, browser)])}
      />
      <Select
        label={layerLabel}
        name="run-layer"
        value={layer}
        onChange={({ target }) =>
          runs.set({ layer: layers.find((one) => one === target.value) ?? 'none' })
        }
        options={layers.map((one) => [one, layerNames[one]])}
      />
      <Checkbox
        name="run-measured"
        label={words.runs.measured}
        hint={words.runs.measuredHint}
        checked={showsMeasured}
        onChange={({ target }) => runs.set({ showsMeasured: target.checked })}
      />
    </div>
  )
}

/** To what happens next in either run, or once more to the last near miss. */
function Jumps({ isStill }: { isStill: boolean }) {
  const { lang, runs, words } = useWorkbench()
  const { jumps: jumpTexts, replay, browser } = words.runs
  const [said, setSaid] = useState('')
  const say = (found: ReturnType<typeof findEvent>) =>
    setSaid(found ? textOf(found.entry, browser[found.side], browser, lang) : browser.noEvent)
  return (
    <>
      <Row gap="150" align="center">
        {jumps.map((kind) => (
          <Button
            key={kind}
            variant="ghost"
            size="small"
            onClick={() => {
              const found = findEvent(runs.state, 'next', kind)
              const { clock } = runs.state
              if (found) runs.set({ clock: { ...goTo(clock, found.entry.t), isPlaying: false } })
              say(found)
            }}
          >
            {jumpTexts[kind]}
          </Button>
        ))}
        <Button
          variant="ghost"
          size="small"
          hidden={isStill}
          onClick={() => {
            const found = findEvent(runs.state, 'last', 'near-miss')
            if (found) runs.set({ clock: replayOf(runs.state.clock, found.entry.t) })
            say(found)
          }}
        >
          {replay}
        </Button>
      </Row>
      <p role="status" data-part="event">
        {said}
      </p>
    </>
  )
}

/** Whether the visitor wants nothing to move by itself. */
const useStillness = (): boolean =>
  useSyncExternalStore(
    (changed) => {
      const media = reducedMotion()
      media.addEventListener('change', changed)
      return () => media.removeEventListener('change', changed)
    },
    () => reducedMotion().matches,
    () => false,
  )

const reducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)')

/** The clock advances with every frame; React draws it five times a second. */
function usePlaying(runs: Runs) {
  useEffect(() => {
    let before = 0
    const frame = (now: number) => {
      if (!runs.state.clock.isPlaying) return
      runs.set({ clock: tick(runs.state.clock, Math.min(250, now - before)) })
      before = now
      requestAnimationFrame(frame)
    }
    return runs.follow(['clock'], ({ clock }, { clock: last }) => {
      if (!clock.isPlaying || last.isPlaying) return
      before = performance.now()
      requestAnimationFrame(frame)
    })
  }, [runs])
}
