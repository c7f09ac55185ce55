import type { FloorLabels } from './labels.ts'
import { drawLiveFloor } from './live-floor.ts'
import { drawMovers } from './live-movers.ts'
import { serialise } from './node.ts'
import { prefix } from './prefix.ts'
import { staticScene, type StaticScene } from './static-scene.ts'
import { stillState } from './still-floor.ts'

/** What moves between the fixed layers, which are drawn, or used from another picture. */
export function stillLayers({ ground, racks, anchors }: Omit<StaticScene, 'definitions'>): string {
  const state = stillState()
  return [
    ground,
    serialise(drawLiveFloor(state, prefix)),
    racks,
    serialise(drawMovers(state)),
    anchors,
  ].join('')
}

/** The whole hall at one moment, as SVG that needs nothing else. */
export function stillScene(labels: Pick<FloorLabels, 'dock' | 'aisle'>): string {
  const scene = staticScene(labels)
  return `<defs>${scene.definitions}</defs>${stillLayers(scene)}`
}
