import { lazy, type ComponentProps, type ComponentType } from 'react'
import type { Explanation } from '../explain/explanation.tsx'
// A page without JavaScript shows explanations too, so their styles come with the page.
import '../explain/explanation.module.css'
import '../explain/formula.module.css'
import '../explain/source.module.css'

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
