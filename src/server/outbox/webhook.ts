import { createHmac } from 'node:crypto'
import { second, type Clock } from '../clock.ts'
import type { WebhookEvent } from './table.ts'

export interface Webhook {
  /** Of the receiver: path and query of its address may be secret. */
  host: string
  /** Resolves when the receiver has responded with 2xx. A repeat has the same id and a new signature. */
  post(id: string, event: WebhookEvent): Promise<{ status: number }>
}

interface Receiver {
  url: string
  secret: string
  clock: Clock
}

const timeoutMs = 10 * second
const maxExcerptLength = 200

/** Sends events as the Standard Webhooks specification describes it. */
export function createWebhook({ url, secret, clock }: Receiver): Webhook {
  const key = keyOf(secret)
  return {
    host: new URL(url).host,
    async post(id, event) {
      const body = JSON.stringify({ id, ...event })
      const time = String(Math.floor(clock.now().getTime() / 1000))
      const response = await fetch(url, {
        method: 'POST',
        body,
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
        headers: {
          'content-type': 'application/json',
          'idempotency-key': id,
          'webhook-id': id,
          'webhook-timestamp': time,
          'webhook-signature': `v1,${signatureOf(key, `${id}.${time}.${body}`)}`,
        },
      }).catch((error: unknown) => {
        throw new Error(reasonOf(error), { cause: error })
      })
      const { status } = response
      if (response.ok) {
        await response.body?.cancel()
        return { status }
      }
      throw Object.assign(new Error(`HTTP ${status} ${await beginningOf(response)}`.trim()), {
        status,
      })
    },
  }
}

/** `whsec_` marks a key in Base64; anything else is the key itself. */
function keyOf(secret: string): Buffer {
  const [, encoded] = /^whsec_(.+)$/.exec(secret) ?? []
  return encoded ? Buffer.from(encoded, 'base64') : Buffer.from(secret)
}

const signatureOf = (key: Buffer, text: string) =>
  createHmac('sha256', key).update(text).digest('base64')

/** Reads no more of the response than is stored. */
async function beginningOf(response: Response): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  try {
    for await (const part of response.body ?? []) {
      text += decoder.decode(part, { stream: true })
      if (text.length >= maxExcerptLength) break
    }
  } catch {
    // The status is enough; a response that breaks off adds nothing to it.
  }
  return text.slice(0, maxExcerptLength)
}

function reasonOf(error: unknown): string {
  const { name, message, cause } = error as Error
  if (name === 'TimeoutError') return 'No answer within 10 seconds'
  const reason = (cause as { code?: string } | undefined)?.code
  return reason ? `No connection: ${reason}` : message
}
