import type { PageProps } from '@repo/platform/site/page.ts'

const steps = ['sign-in', 'sign-in-code', 'forgot-password', 'set-password'] as const
type Step = (typeof steps)[number]

/** Which of its forms the page shows, by the name of the form. */
export function stepOf({ query, rejected }: Pick<PageProps, 'query' | 'rejected'>): Step {
  const again = steps.find((step) => step === rejected?.form)
  if (again) return again
  if (query.token !== undefined) return 'set-password'
  if (query.code === '1') return 'sign-in-code'
  return query.forgot === '1' ? 'forgot-password' : 'sign-in'
}

const few: Readonly<Record<string, readonly string[]>> = {
  sent: ['1'],
  forgot: ['1'],
  code: ['1'],
  note: ['mailed', 'set', 'late', 'out'],
}

/** Whether the page may be cached: its query has no secret and no free text. */
export const isCacheable = (query: PageProps['query']): boolean =>
  Object.entries(query).every(([key, value]) => few[key]?.includes(value))
