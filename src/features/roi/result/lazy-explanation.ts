import { lazy, type ComponentProps, type ComponentType } from 'react'
import type { Explanation } from '../explain/explanation.tsx'

type Props = ComponentProps<typeof Explanation>

interface Loaded {
  default: ComponentType<Props>
}

const load = () => import('../explain/explanation.tsx')

/** Its code is fetched when the first row is opened. */
export let LazyExplanation: ComponentType<Props> = lazy(() =>
  load().then(
    (module): Loaded => ({ default: module.Explanation }),
    (): Loaded => ({ default: () => null }),
  ),
)
if (import.meta.env.SSR) LazyExplanation = (await load()).Explanation
