import { timestamp } from '@repo/platform/server/clock.ts'
import type { LoadContext } from '@repo/platform/site/server/page-route.ts'
import type { NewsletterStep } from '../site/data.ts'
import { findByToken } from './tokens.ts'

/**
 * Loads the state behind the link of an email. A GET changes nothing, since scanners open links
 * too.
 */
export async function loadNewsletter({ platform, query }: LoadContext) {
  const data = await stepOf(platform, query)
  const isStart = data.step === 'start'
  return { data, cacheable: isStart, isPrivate: !isStart }
}

async function stepOf(
  { store, clock }: LoadContext['platform'],
  { confirm, unsubscribe }: LoadContext['query'],
): Promise<NewsletterStep> {
  const now = timestamp(clock)
  if (confirm !== undefined) {
    const found = await findByToken(store.db, 'confirm', confirm, now)
    if (!found) return { step: 'expired' }
    return { step: found.state === 'pending' ? 'confirm' : 'confirmed', token: confirm }
  }
  if (unsubscribe !== undefined) {
    const found = await findByToken(store.db, 'unsubscribe', unsubscribe, now)
    if (!found) return { step: 'expired' }
    const step = found.state === 'unsubscribed' ? 'unsubscribed' : 'unsubscribe'
    return { step, token: unsubscribe }
  }
  return { step: 'start' }
}
