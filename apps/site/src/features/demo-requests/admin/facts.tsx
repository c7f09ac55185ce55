import type { ReactNode } from 'react'
import { Facts, type Fact } from '@repo/platform/admin/record/facts.tsx'
import { RecordPanel } from '@repo/platform/admin/record/record.tsx'
import { englishNameOf } from '@repo/platform/admin/language-names.ts'
import { isLang } from '@repo/platform/i18n/locales.ts'
import { useDates } from '@repo/platform/admin/dates.ts'
import type { DemoRequest } from '../contract.ts'
import { factNames } from '../fact-names.ts'
import { fieldOf, formParts, type FieldName } from '../fields.ts'
import { fieldLabels, valueText } from '../messages/english.ts'
import { telHref } from '../phone.ts'
import { ReplyLink } from './reply-link.tsx'
import { withUnicodeDomains } from '@repo/platform/rest/unicode-domains.ts'

/** Who has asked, and what they filled in; the comments have a section of the page. */
export function DemoRequestFacts({ demoRequest }: { demoRequest: DemoRequest }) {
  const dates = useDates()
  const request = [
    { label: factNames.createdAt, value: dates.full(demoRequest.createdAt) },
    { label: 'Page language', value: languageOf(demoRequest) },
  ]
  return [...factsOf(demoRequest), { title: 'Request', facts: request }].map(({ title, facts }) => (
    <RecordPanel key={title} title={title}>
      <Facts facts={facts} stacked />
    </RecordPanel>
  ))
}

interface Panel {
  title: string
  facts: Fact[]
}

export function factsOf(demoRequest: DemoRequest): Panel[] {
  const factOf = (name: FieldName) => ({
    label: fieldLabels[name],
    value: valueOf(demoRequest, name),
  })
  const { you, company, task } = formParts
  const others = [...company, ...task].filter((name) => name !== 'comments')
  return [
    { title: 'Person', facts: you.map(factOf) },
    { title: 'Company', facts: others.map(factOf) },
  ]
}

function valueOf(demoRequest: DemoRequest, name: FieldName): ReactNode {
  const value = demoRequest[name]
  const { control } = fieldOf(name)
  if (control === 'email')
    return <ReplyLink demoRequest={demoRequest}>{withUnicodeDomains(demoRequest.email)}</ReplyLink>
  return control === 'phone' ? phoneLink(value) : valueText(name, value)
}

function phoneLink(phone: string | null) {
  const href = telHref(phone)
  return href ? <a href={href}>{phone}</a> : phone
}

const languageOf = ({ language }: DemoRequest): string =>
  language && isLang(language) ? englishNameOf[language] : 'none (sent through the API)'
