import { brand } from '@repo/platform/brand/brand.ts'
import type { Lang } from '@repo/platform/i18n/locales.ts'
import { fill } from '@repo/platform/i18n/translate.ts'
import type { Mail } from '@repo/platform/server/outbox/table.ts'
import { mailWords } from '@repo/platform/words/index.ts'
import { pathOf } from '@repo/platform/site/paths.ts'
import { newsletterApi } from '../contract.ts'
import { newsletterWords } from '#words/index.ts'

interface Parts {
  to: string
  lang: Lang
  /** The origin of the site, without a slash at the end. */
  origin: string
  /** The legal name of the company. */
  legalName: string
  /** The email address of the company. */
  contact: string
  tokens: { confirm: string; unsubscribe: string }
}

/** The double opt-in email asks the owner of the address to confirm the subscription. */
export function confirmationMail({ to, lang, origin, legalName, contact, tokens }: Parts): Mail {
  const { mail } = newsletterWords[lang]
  const { greeting, questions, closing } = mailWords[lang]
  const page = origin + pathOf(lang, 'newsletter')
  const say = (text: string) => fill(lang, text, { brand: brand.name })
  return {
    to,
    replyTo: contact,
    subject: say(mail.subject),
    text: [
      greeting,
      say(mail.ask),
      `${page}?confirm=${tokens.confirm}`,
      mail.deadline,
      mail.ignore,
      fill(lang, questions, { contact }),
      `${mail.leave}\n${page}?unsubscribe=${tokens.unsubscribe}`,
      `${closing}\n${legalName}\n${origin}${pathOf(lang)}`,
    ].join('\n\n'),
    headers: unsubscribeHeaders(origin, tokens.unsubscribe),
  }
}

/** Adds one-click unsubscribe (RFC 8058) to every email of the newsletter. */
function unsubscribeHeaders(origin: string, token: string): Record<string, string> {
  return {
    'List-Unsubscribe': `<${origin}${newsletterApi.unsubscribe.path}?token=${token}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}
