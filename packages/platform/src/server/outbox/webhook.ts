import { createHmac } from 'node:crypto'
import type { Clock } from '../clock.ts'
import { RefusedAddress, type Outgoing } from '../outgoing/outgoing.ts'
import type { WebhookEvent } from './table.ts'

export interface WebhookReceiver {
  url: string
  secret: string
}

export interface Webhook {
  /**
   * The host of the receiver: path and query of its address may be secret. Undefined without a
   * receiver.
   */
  host(): Promise<string | undefined>
  /**
   * Resolves when the receiver has responded with 2xx. A repeat has the same id and a new
   * signature.
   */
  post(id: string, event: WebhookEvent): Promise<{ status: number; answer: string }>
}

interface Deps {
  receiver: () => Promise<WebhookReceiver | undefined>
  outgoing: Outgoing
  clock: Clock
}

const maxExcerptLength = 200

/** Sends events by the Standard Webhooks specification. */
export function createWebhook({ receiver, outgoing, clock }: Deps): Webhook {
  return {
    async host() {
      const known = await receiver()
      return known && new URL(known.url).host
    },
    async post(id, event) {
      const known = await receiver()
      if (!known) throw new Error('No webhook is configured')
      const body = JSON.stringify({ id, ...event })
      const time = String(Math.floor(clock.now().getTime() / 1000))
      const headers = {
        'content-type': 'application/json',
        'idempotency-key': id,
        'webhook-id': id,
        'webhook-timestamp': time,
        'webhook-signature': `v1,${signatureOf(keyOf(known.secret), `${id}.${time}.${body}`)}`,
      }
      const { status, text } = await outgoing
        .post(known.url, { headers, body })
        .catch((error: unknown) => {
          throw new Error(reasonOf(error), { cause: error })
        })
      const answer = text.slice(0, maxExcerptLength)
      if (status >= 200 && status < 300) return { status, answer }
      throw Object.assign(new Error(`HTTP ${status} ${answer}`.trim()), { status, answer })
    },
  }
}

/** Decodes the Base64 key after `whsec_`; other text is the key itself. */
function keyOf(secret: string): Buffer {
  const [, encoded] = /^whsec_(.+)$/.exec(secret) ?? []
  return encoded ? Buffer.from(encoded, 'base64') : Buffer.from(secret)
}

const signatureOf = (key: Buffer, text: string) =>
  createHmac('sha256', key).update(text).digest('base64')

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return `No connection: ${String(error)}`
  if (error instanceof RefusedAddress) return error.message
  if (error.name === 'TimeoutError') return 'No answer within 10 seconds'
  const code = 'code' in error ? error.code : undefined
  return `No connection: ${typeof code === 'string' ? code : error.message}`
}
