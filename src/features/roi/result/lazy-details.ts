import { lazy, type ComponentProps, type ComponentType } from 'react'
import type { DetailsContent } from './details-content.tsx'

type Props = ComponentProps<typeof DetailsContent>

const load = () => import('./details-content.tsx')

let want = () => {}
const wanted = new Promise<void>((resolve) => (want = resolve))

/** Fetches the code; until then the page shows what the server has drawn. */
export const wantDetails = () => want()

export let LazyDetails: ComponentType<Props> = lazy(() =>
  wanted.then(load).then(
    (module) => ({ default: module.DetailsContent }),
    // Without the code, what the server has drawn stays.
    () => new Promise<never>(() => {}),
  ),
)
if (import.meta.env.SSR) LazyDetails = (await load()).DetailsContent
