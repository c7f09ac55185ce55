interface LiveModule {
  bringToLife(root: Element): unknown
}

/** What comes alive without React, by selector; loaded when it is in sight and the browser idle. */
export const live: Record<string, () => Promise<LiveModule>> = {
  '[data-living-floor]': () => import('#src/drawings/floor/living-floor.browser.ts'),
}

/** The same for what belongs to one page or feature: `data-live-form="copy-link"` names its file. */
export const liveForms = import.meta.glob<LiveModule>([
  '../pages/*/*.browser.ts',
  '../features/*/site/*.browser.ts',
])
