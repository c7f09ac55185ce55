import { brand } from '#src/brand/brand.ts'
import { formatDateTime } from '#src/i18n/format.ts'
import { langs, localeOf, type Lang } from '#src/i18n/locales.ts'
import { fill } from '#src/i18n/translate.ts'
import type { Mail } from '#src/server/outbox/table.ts'
import { accountEmailWords, mailWords } from '#words/index.ts'
import type { AccountRow } from './table.ts'

type Person = Pick<AccountRow, 'email' | 'name'>

/** The language of emails to an account: that of its dates, and English where the site has no such language. */
export const languageOf = ({ date_locale: locale }: Pick<AccountRow, 'date_locale'>): Lang =>
  langs.find((lang) => localeOf[lang] === locale) ?? 'en'

interface LinkEmail {
  purpose: 'invite' | 'reset'
  lang: Lang
  link: string
  /** When the link expires (ISO, UTC), and the time zone in which the reader is told. */
  expiry: string
  timeZone: string
}

/** The email with a link to choose a password. */
export function linkEmail(person: Person, { purpose, lang, link, expiry, timeZone }: LinkEmail) {
  const { subject, why, expiry: lifetime } = accountEmailWords[lang][purpose]
  const time = formatDateTime(lang, expiry, timeZone)
  return letter(person, lang, { subject, why, link, next: fill(lang, lifetime, { time }) })
}

/** The email that tells an account that an administrator has turned off its second factor. */
export const secondFactorEmail = (person: Person, lang: Lang, link: string): Mail =>
  letter(person, lang, { ...accountEmailWords[lang].secondFactorOff, link })

interface Letter {
  subject: string
  why: string
  link: string
  next: string
}

function letter({ email, name }: Person, lang: Lang, { subject, why, link, next }: Letter): Mail {
  const { greeting } = accountEmailWords[lang]
  const lines = [fill(lang, greeting, { name }), fill(lang, why, { brand: brand.name }), link, next]
  return {
    to: email,
    subject: fill(lang, subject, { brand: brand.name }),
    text: `${lines.join('\n\n')}\n\n${mailWords[lang].closing}\n${brand.name}\n`,
  }
}
