import { timestamp, type Clock } from '../clock.ts'
import type { Config } from '../config.ts'
import { createOutgoing, privateHostsOf } from '../outgoing/outgoing.ts'
import { verifySmtp } from '../outbox/mailer.ts'
import { testEvent } from '../outbox/table.ts'
import { createWebhook, type WebhookReceiver } from '../outbox/webhook.ts'
import { newId } from '../id.ts'
import { fail, ok, warn, type Finding } from './finding.ts'
import { messageOf } from '#src/values/message-of.ts'

/** Signs in to the mail server, and sends nothing. */
export async function checkMail({ SMTP_URL }: Config): Promise<Finding> {
  if (!SMTP_URL) return warn('SMTP_URL is not set, so emails are queued in the outbox')
  const { host } = new URL(SMTP_URL)
  try {
    await verifySmtp(SMTP_URL)
    return ok(`${host} accepts emails`)
  } catch (error) {
    return fail(`${host} does not accept emails (${messageOf(error)}): check SMTP_URL`)
  }
}

/** Posts a test event, as the back office does. */
export async function checkWebhook(
  config: Config,
  clock: Clock,
  receiver: WebhookReceiver | undefined,
): Promise<Finding> {
  if (!receiver) return ok('none is configured')
  const outgoing = createOutgoing({ privateHosts: privateHostsOf(config) })
  const { host } = new URL(receiver.url)
  try {
    const webhook = createWebhook({ receiver: async () => receiver, outgoing, clock })
    const event = { type: testEvent, createdAt: timestamp(clock), data: {} }
    const { status } = await webhook.post(newId(), event)
    return ok(`${host} responds to a test event with ${status}`)
  } catch (error) {
    return fail(
      `${host} does not accept events (${messageOf(error)}): check the receiver and its secret`,
    )
  }
}
