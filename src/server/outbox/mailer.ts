import { second } from '../clock.ts'
import type { Mail } from './table.ts'

export interface Mailer {
  /** Resolves when the mail server has accepted it. `id` becomes the Message-ID: a repeat has the same. */
  send(id: string, mail: Mail): Promise<void>
  close(): void
}

export function smtpMailer(url: string, from: { name: string; address: string }): Mailer {
  // Loading it takes 60 ms of the processor, and many a server has no mail server.
  const transport = import('nodemailer').then(({ default: nodemailer }) =>
    nodemailer.createTransport({
      url,
      connectionTimeout: 10 * second,
      greetingTimeout: 10 * second,
      socketTimeout: 30 * second,
    }),
  )
  const domain = from.address.split('@')[1]
  return {
    async send(id, { to, subject, text, replyTo, headers }) {
      await (
        await transport
      ).sendMail({
        messageId: `<${id}@${domain}>`,
        from,
        // An object: as a string, 'a@x, b@y' would be two recipients.
        to: { name: '', address: to },
        ...(replyTo && { replyTo: { name: '', address: replyTo } }),
        subject,
        text,
        ...(headers && { headers }),
      })
    },
    close: () => void transport.then((open) => open.close()),
  }
}
