import type { ComponentType } from 'react'
import { startSite } from '@repo/platform/site/start-site.ts'

/** What every public page runs in the browser. */
startSite({
  islands: import.meta.glob<Record<string, ComponentType<object>>>([
    './features/*/site/*.island.tsx',
    './pages/**/*.island.tsx',
    '../../../packages/*/src/site/*.island.tsx',
  ]),
  enhancements: {
    '[data-animated-floor], [data-floor-twin]': () =>
      import('@repo/pictures/floor/animated-floor.browser.ts'),
  },
})
