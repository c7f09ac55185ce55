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

export function DensitySwitch() {
  const next = useDensity() === 'dense' ? 'roomy' : 'dense'
  return (
    <Button
      variant="link"
      onClick={() => {
        density.dispatch(next)
        try {
          localStorage.setItem(item, next)
        } catch {
          // Without storage it holds until the page is left.
        }
      }}
    >
      {next === 'roomy' ? 'Higher rows' : 'Lower rows'}
    </Button>
  )
}
