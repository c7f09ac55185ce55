export interface EnhancementModule {
  enhance(root: Element): unknown
}

/** Progressive enhancement without React: modules by selector, loaded when the element is in sight and the browser idle. */
export const enhancements: Record<string, () => Promise<EnhancementModule>> = {
  '[data-animated-floor], [data-floor-twin]': () =>
    import('@repo/pictures/floor/animated-floor.browser.ts'),
}
