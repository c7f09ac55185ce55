import { brand } from '#src/brand/brand.ts'
import { localeOf, type Lang } from '#src/i18n/locales.ts'
import type { Mail } from '#src/server/outbox/table.ts'
import { words as siteWords } from '#src/site/words.ts'
import { demoRequestWords } from '../messages/words.ts'
import { confirmationWords } from './confirmation-words.ts'
import type { DemoRequestRow } from './table.ts'

/** The mail that tells the visitor what has arrived, in the language of the page. */
export function confirmationOf(demoRequest: DemoRequestRow): Mail {
  const lang: Lang = demoRequest.language ?? 'en'
  const { form, industries, useCases } = demoRequestWords[lang]
  const { subject, greeting, sent, notYou } = confirmationWords[lang]
  const { labels } = form
  const country = new Intl.DisplayNames(localeOf[lang], { type: 'region' }).of(demoRequest.country)
  const facts: [label: string, value: string | null | undefined][] = [
    [labels.name, demoRequest.name],
    [labels.email, demoRequest.email],
    [labels.phone, demoRequest.phone],
    [labels.country, country],
    [labels.company, demoRequest.company],
    [labels.jobtitle, demoRequest.jobtitle],
    [labels.industry, demoRequest.industry && industries[demoRequest.industry]],
    [labels.subsector, demoRequest.subsector],
    [labels.usecase, demoRequest.usecase && useCases[demoRequest.usecase]],
  ]
  const colon = lang === 'fr' ? '\u00A0:' : ':'
  const lines = facts.flatMap(([label, value]) => (value ? [`${label}${colon} ${value}`] : []))
  const comments = demoRequest.comments
    ? ['', `${labels.comments}${colon}`, demoRequest.comments]
    : []
  return {
    to: demoRequest.email,
    replyTo: brand.email.contact,
    subject,
    text: [
      greeting,
      '',
      form.success,
      form.next,
      `${form.forgotten} ${brand.email.contact}`,
      '',
      sent,
      '',
      ...lines,
      ...comments,
      '',
      siteWords[lang].forms.promise,
      notYou,
      '',
      brand.name,
    ].join('\n'),
    headers: { 'Auto-Submitted': 'auto-replied' },
  }
}
