import { createRootRoute } from '@tanstack/react-router'
import { Frame, NotFound } from '#src/backoffice/frame.tsx'

/** Above every route of the back office. */
export const root = createRootRoute({ component: Frame, notFoundComponent: NotFound })
