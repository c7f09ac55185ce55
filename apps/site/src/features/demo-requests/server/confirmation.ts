import { brand } from '@repo/platform/brand/brand.ts'
import { fill } from '@repo/platform/i18n/translate.ts'
import type { Mail } from '@repo/platform/server/outbox/table.ts'
import { mailWords } from '@repo/platform/words/index.ts'
import { siteWords } from '@repo/platform/words/index.ts'
import { confirmationWords } from '#words/index.ts'
import type { DemoRequestRow } from './table.ts'

/**
 * The mail that tells the visitor that the request has arrived, in the language of the page. It
 * repeats nothing that was typed: anybody can enter any address, and would choose what it is sent.
 */
export function confirmationOf({ email, language }: DemoRequestRow, contact: string): Mail {
  const lang = language ?? 'en'
  const { subject, received, next, notYou } = confirmationWords[lang]
  const { greeting, questions, closing } = mailWords[lang]
  return {
    to: email,
    replyTo: contact,
    subject,
    text: [
      greeting,
      '',
      received,
      next,
      '',
      fill(lang, questions, { contact }),
      siteWords[lang].forms.promise,
      notYou,
      '',
      closing,
      brand.name,
    ].join('\n'),
    headers: { 'Auto-Submitted': 'auto-replied' },
  }
}
