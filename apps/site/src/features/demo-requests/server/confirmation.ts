import { brand } from '@repo/platform/brand/brand.ts'
import { fill } from '@repo/platform/i18n/translate.ts'
import type { Mail } from '@repo/platform/server/outbox/table.ts'
import { mailWords } from '@repo/platform/words/index.ts'
import { siteWords } from '@repo/platform/words/index.ts'
import { confirmationWords } from '#words/index.ts'
import type { DemoRequestRow } from './table.ts'

/**
 * The email tells the visitor, in the language of the page, that the request has arrived. It
 * repeats no typed text: anybody can enter another person's address and choose what that person
 * reads.
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
