import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { threadAddress } from '#src/server/thread-address.ts'
import type { CleanText } from './clean-rich-text.ts'

/** Below this, cleaning takes less than starting a thread. */
const longText = 50_000

/** Cleans rich text as `cleanRichText` does, which is loaded for those who write; a long one stops nobody meanwhile. */
export async function cleanInThread(html: string): Promise<CleanText> {
  if (html.length < longText) {
    const { cleanRichText } = await import('./clean-rich-text.ts')
    return cleanRichText(html)
  }
  const address = threadAddress('rich-text-thread', import.meta.url)
  const thread = new Worker(address, { name: 'rich text', workerData: html })
  const [clean] = (await once(thread, 'message')) as [CleanText]
  return clean
}
