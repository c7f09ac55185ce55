import { drawCallouts, readoutsOf, stillPlaces } from './callouts.ts'
import { views } from './camera.ts'
import { AlertPanel } from './alert-panel.tsx'
import { createWording, type FloorLabels } from './labels.ts'
import { drawRanging } from './live-ranging.ts'
import styles from './animated-floor.module.css'
import { serialise } from './node.ts'
import { prefix } from './prefix.ts'
import { staticScene } from './static-scene.ts'
import { stillState } from './still-floor.ts'
import { stillLayers } from './still-scene.ts'

export interface AnimatedFloorProps {
  readonly labels: FloorLabels
  /** BCP 47, for the numbers. */
  readonly locale: string
}

/**
 * The hall at night. Fills its container, which must be positioned and have a height; complete
 * without JavaScript, and moving once `enhance` has been called with its SVG.
 */
export function AnimatedFloor({ labels, locale }: AnimatedFloorProps) {
  const wording = createWording(labels.live, locale)
  const state = stillState()
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
    <div className={styles.root} data-living-floor>
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
      <button
        type="button"
        className={styles.pause}
        data-script-only
        data-floor-pause={labels.play}
      >
        {labels.pause}
      </button>
    </div>
  )
}
