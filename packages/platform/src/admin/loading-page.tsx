import { LoadingImage } from '#src/ui/loading-image.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'

/** In place of a page that is on its way: it has a heading, as every page has. */
export function LoadingPage() {
  return (
    <>
      <VisuallyHidden as="h1">Loading</VisuallyHidden>
      <LoadingImage label="Loading" />
    </>
  )
}
