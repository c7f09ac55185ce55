import { Button } from '../form/button.tsx'
import { createStore, useStore } from '../store.ts'

type Density = 'dense' | 'roomy'

const item = 'row-density'

/** How high the rows of lists are, on this device. */
const density = createStore((_: Density, next: Density) => next, stored())

function stored(): Density {
  try {
    return localStorage.getItem(item) === 'roomy' ? 'roomy' : 'dense'
  } catch {
    return 'dense'
  }
}

export const useDensity = (): Density => useStore(density, (now) => now)

export function switchDensity(): void {
  const next = density.state() === 'dense' ? 'roomy' : 'dense'
  density.dispatch(next)
  try {
    localStorage.setItem(item, next)
  } catch {
    // Without storage it holds until the page is left.
  }
}

export function DensitySwitch() {
  const isDense = useDensity() === 'dense'
  return (
    <Button variant="link" onClick={switchDensity}>
      {isDense ? 'Comfortable rows' : 'Compact rows'}
    </Button>
  )
}
