import { brand } from '@repo/platform/brand/brand.ts'
import type { Mail } from '@repo/platform/server/outbox/table.ts'
import { mailWords } from '@repo/platform/words/index.ts'
import { siteWords } from '@repo/platform/words/index.ts'
import { demoRequestWords } from '../messages/words.ts'
import { confirmationWords } from '#words/index.ts'
import type { DemoRequestRow } from './table.ts'

/**
 * The mail that tells the visitor that the request has arrived, in the language of the page. It
 * repeats nothing that was typed: anybody can enter any address, and would choose what it is sent.
 */
export function confirmationOf({ email, language }: DemoRequestRow, contact: string): Mail {
  const lang = language ?? 'en'
  const { form } = demoRequestWords[lang]
  const { subject, greeting, notYou } = confirmationWords[lang]
  return {
    to: email,
    replyTo: contact,
    subject,
    text: [
      greeting,
      '',
      form.success,
      form.next,
      `${form.forgotten} ${contact}`,
      '',
      siteWords[lang].forms.promise,
      notYou,
      '',
      mailWords[lang].closing,
      brand.name,
    ].join('\n'),
    headers: { 'Auto-Submitted': 'auto-replied' },
  }
}
