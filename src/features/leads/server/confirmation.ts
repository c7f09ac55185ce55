import { brand } from '#src/brand/brand.ts'
import { localeOf, type Lang } from '#src/i18n/locales.ts'
import type { Mail } from '#src/server/outbox/table.ts'
import { words as siteWords } from '#src/site/words.ts'
import { leadWords } from '../messages/words.ts'
import { confirmationWords } from './confirmation-words.ts'
import type { LeadRow } from './table.ts'

/** The mail that tells the visitor what has arrived, in the language of the page. */
export function confirmationOf(lead: LeadRow): Mail {
  const lang: Lang = lead.language ?? 'en'
  const { form, industries, useCases } = leadWords[lang]
  const { subject, greeting, sent, notYou } = confirmationWords[lang]
  const { labels } = form
  const country = new Intl.DisplayNames(localeOf[lang], { type: 'region' }).of(lead.country)
  const facts: [label: string, value: string | null | undefined][] = [
    [labels.name, lead.name],
    [labels.email, lead.email],
    [labels.phone, lead.phone],
    [labels.country, country],
    [labels.company, lead.company],
    [labels.jobtitle, lead.jobtitle],
    [labels.industry, lead.industry && industries[lead.industry]],
    [labels.subsector, lead.subsector],
    [labels.usecase, lead.usecase && useCases[lead.usecase]],
  ]
  const colon = lang === 'fr' ? '\u00A0:' : ':'
  const lines = facts.flatMap(([label, value]) => (value ? [`${label}${colon} ${value}`] : []))
  const comments = lead.comments ? ['', `${labels.comments}${colon}`, lead.comments] : []
  return {
    to: lead.email,
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
