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
  const factsOf = (names: readonly FieldName[]) =>
    names
      .filter((name) => name !== 'comments')
      .map((name) => ({ label: fieldLabels[name], value: valueOf(demoRequest, name) }))
  return (
    <>
      <FactsPanel title="Person" facts={factsOf(formParts.you)} />
      <FactsPanel title="Company" facts={factsOf([...formParts.company, ...formParts.task])} />
      <FactsPanel
        title="Request"
        facts={[
          { label: factNames.createdAt, value: dates.full(demoRequest.createdAt) },
          { label: 'Page in', value: languageOf(demoRequest) },
        ]}
      />
    </>
  )
}

const FactsPanel = ({ title, facts }: { title: string; facts: readonly Fact[] }) => (
  <RecordPanel title={title}>
    <Facts facts={facts} stacked />
  </RecordPanel>
)

function valueOf(demoRequest: DemoRequest, name: FieldName): ReactNode {
  const value = demoRequest[name]
  const { control } = fieldOf(name)
  if (control === 'email')
    return (
      <ReplyLink demoRequest={demoRequest}>{withUnicodeDomains(demoRequest.email)}</ReplyLink>
    )
  return control === 'phone' ? phoneLink(value) : valueText(name, value)
}

function phoneLink(phone: string | null) {
  const href = telHref(phone)
  return href ? <a href={href}>{phone}</a> : phone
}

const languageOf = ({ language }: DemoRequest): string =>
  language && isLang(language) ? englishNameOf[language] : 'sent by a program'
