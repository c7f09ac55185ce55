import { second } from '../clock.ts'
import { PermanentFailure } from './attempt.ts'
import type { Mail } from './table.ts'
import { messageOf } from '#src/values/message-of.ts'
import { propertiesOf } from '#src/rest/properties.ts'

export interface Mailer {
  /**
   * Resolves when the mail server has accepted the email; throws a `PermanentFailure` if it rejects
   * the recipient. `id` becomes the Message-ID: a repeat has the same.
   */
  send(id: string, mail: Mail): Promise<void>
  close(): void
}

/** Loading the library takes 60 ms of the processor, and many installations have no mail server. */
const openTransport = async (url: string) =>
  (await import('nodemailer')).default.createTransport({
    url,
    connectionTimeout: 10 * second,
    greetingTimeout: 10 * second,
    socketTimeout: 30 * second,
  })

/** Connects and signs in; throws if the mail server would accept no email. */
export async function verifySmtp(url: string): Promise<void> {
  const transport = await openTransport(url)
  await transport.verify().finally(() => transport.close())
}

export function smtpMailer(url: string, from: { name: string; address: string }): Mailer {
  const transport = openTransport(url)
  const domain = from.address.split('@')[1]
  return {
    async send(id, { to, subject, text, replyTo, headers }) {
      const open = await transport
      await open
        .sendMail({
          messageId: `<${id}@${domain}>`,
          from,
          // As a string, 'a@x, b@y' would be two recipients; an object is one.
          to: { name: '', address: to },
          ...(replyTo && { replyTo: { name: '', address: replyTo } }),
          subject,
          text,
          ...(headers && { headers }),
        })
        .catch((error: unknown) => {
          throw isRefusedRecipient(error)
            ? new PermanentFailure(messageOf(error), { cause: error })
            : error
        })
    },
    close: () => void transport.then((open) => open.close()),
  }
}

/**
 * Whether the recipient got a 5xx: a retry would cost the sender's reputation. Other rejections may
 * be about us.
 */
function isRefusedRecipient(error: unknown): boolean {
  const { command, responseCode } = propertiesOf(error)
  return command === 'RCPT TO' && typeof responseCode === 'number' && responseCode >= 500
}
