/** Every path below a language, also of pages to come: none of them can be a permalink. */
export const pageNames = [
  'industry-4-0',
  'solution',
  'benefits',
  'features',
  'how-it-works',
  'pricing',
  'rtls',
  'iot-platform',
  'simulator',
  'connectivity',
  'logistics',
  'manufacturing',
  'retail',
  'news',
  'documents',
  'videos',
  'events',
  'buyers-kit',
  'about',
  'partners',
  'press',
  'careers',
  'contact',
  'request-demo',
  'sign-in',
  'newsletter',
  'terms',
  'privacy',
  'legal-notice',
  'search',
] as const
export type PageName = (typeof pageNames)[number]

export function isPageName(text: string): text is PageName {
  return pageNames.some((name) => name === text)
}
