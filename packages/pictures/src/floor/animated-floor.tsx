import { drawCallouts } from './callouts.ts'
import { readoutsOf } from './readouts.ts'
import { views } from './camera.ts'
import { stateAt } from './engine.ts'
import type { FloorErrors } from './errors.ts'
import { AlertPanel } from './alert-panel.tsx'
import { createWording, type FloorLabels } from './labels.ts'
import { drawRanging } from './live-ranging.ts'
import styles from './animated-floor.module.css'
import { serialise } from './node.ts'
import { prefix } from './prefix.ts'
import { staticScene } from './static-scene.ts'
import { sampleData } from './sample-floor.ts'
import { stillFloor } from './still-floor.ts'
import { stillLayers } from './still-scene.ts'
import { stillTime } from './still-time.ts'
import { stillPlaces } from './still-views.ts'
import { Row } from '@repo/platform/ui/layout/row.tsx'
import { Text } from '@repo/platform/ui/layout/text.tsx'
import { VisuallyHidden } from '@repo/platform/ui/visually-hidden.tsx'

export interface AnimatedFloorProps {
  readonly labels: FloorLabels
  /** BCP 47, for the numbers. */
  readonly locale: string
  readonly errors: FloorErrors
}

/**
 * The hall at night. Fills its container, which must be positioned and have a height; complete
 * without JavaScript; with it the floor moves, and its trucks can be followed.
 */
export function AnimatedFloor({ labels, locale, errors }: AnimatedFloorProps) {
  const wording = createWording(labels.live, locale)
  const state = stateAt({ ...stillFloor(), errors }, stillTime)
  const fixed = staticScene(labels)
  const callouts = views.map((view) => {
    const readouts = readoutsOf(view, state, wording)
    return drawCallouts(view, state, readouts, stillPlaces(view, state, readouts))
  })
  const layer = (name: string, markup: string) =>
    `<g id="${prefix}-${name}" data-layer="fixed">${markup}</g>`
  const layers = stillLayers({
    ground: layer('ground', fixed.ground),
    racks: layer('racks', fixed.racks),
    anchors: layer('anchors', fixed.anchors),
  })
  const scene = layers + serialise(drawRanging(state, state, wording))
  return (
    <div
      className={styles.root}
      data-living-floor
      data-floor={JSON.stringify({ ...sampleData, errors })}
    >
      <svg
        role="img"
        aria-label={labels.description}
        className={styles.picture}
        data-animated-floor={JSON.stringify(labels.live)}
        data-locale={locale}
      >
        <defs dangerouslySetInnerHTML={{ __html: fixed.definitions }} />
        <g data-part="camera" dangerouslySetInnerHTML={{ __html: scene }} />
        <ellipse data-part="shade" rx="620" ry="460" fill={`url(#${prefix}-shade)`} />
        <g
          data-part="camera"
          dangerouslySetInnerHTML={{ __html: callouts.map(serialise).join('') }}
        />
      </svg>
      {state.alert && <AlertPanel alert={state.alert} wording={wording} />}
      <div role="group" aria-label={labels.trucks} hidden data-floor-trucks data-enhance="follow">
        {state.movers.map(
          ({ id, kind }) =>
            kind === 'truck' && (
              <button
                key={id}
                type="button"
                className={styles.truck}
                aria-label={labels.follow.replace('{name}', id)}
                aria-pressed="false"
                hidden
                data-truck={id}
              />
            ),
        )}
      </div>
      <Row unbroken align="center" gap="200" className={styles.controls} data-floor-copy>
        <Text role="status" size="chart" tone="soft" data-script-only data-floor-status>
          <span>{labels.hint}</span> <VisuallyHidden>{''}</VisuallyHidden>
        </Text>
        <button
          type="button"
          className={styles.pause}
          data-script-only
          data-floor-pause={labels.play}
        >
          {labels.pause}
        </button>
      </Row>
    </div>
  )
}
