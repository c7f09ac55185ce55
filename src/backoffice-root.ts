import { createRootRoute } from '@tanstack/react-router'
import { Frame, NotFound } from '#src/backoffice-pages.tsx'

/** Above every route of the back office. */
export const root = createRootRoute({ component: Frame, notFoundComponent: NotFound })
