import nodemailer from 'nodemailer'
import { second } from '../clock.ts'
import type { Mail } from './table.ts'

export interface Mailer {
  /** Resolves when the mail server has accepted it. `id` becomes the Message-ID: a repeat has the same. */
  send(id: string, mail: Mail): Promise<void>
  close(): void
}

export function smtpMailer(url: string, from: { name: string; address: string }): Mailer {
  const transport = nodemailer.createTransport({
    url,
    connectionTimeout: 10 * second,
    greetingTimeout: 10 * second,
    socketTimeout: 30 * second,
  })
  const domain = from.address.split('@')[1]
  return {
    async send(id, { to, subject, text, replyTo, headers }) {
      await transport.sendMail({
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
    close: () => transport.close(),
  }
}
