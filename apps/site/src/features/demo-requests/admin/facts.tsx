import { Facts, type Fact } from '@repo/platform/admin/record/facts.tsx'
import { RecordPanel } from '@repo/platform/admin/record/record.tsx'
import { englishNameOf } from '@repo/platform/admin/language-names.ts'
import { isLang } from '@repo/platform/i18n/locales.ts'
import { useDates } from '@repo/platform/admin/dates.ts'
import type { DemoRequest } from '../contract.ts'
import { factNames } from '../fact-names.ts'
import { telHref } from '../phone.ts'
import { countryName, industryNames, useCaseNames } from './labels.ts'
import { ReplyLink } from './reply-link.tsx'
import { withUnicodeDomains } from '@repo/platform/rest/unicode-domains.ts'

/** Who has asked, and what they filled in. */
export function DemoRequestFacts({ demoRequest }: { demoRequest: DemoRequest }) {
  const dates = useDates()
  return (
    <>
      <FactsPanel title="Person" facts={personOf(demoRequest)} />
      <FactsPanel title="Company" facts={companyOf(demoRequest)} />
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

const personOf = (demoRequest: DemoRequest): Fact[] => [
  { label: 'Name', value: demoRequest.name },
  { label: 'Job title', value: demoRequest.jobtitle },
  {
    label: 'Email',
    value: <ReplyLink demoRequest={demoRequest}>{withUnicodeDomains(demoRequest.email)}</ReplyLink>,
  },
  { label: 'Phone', value: phoneOf(demoRequest) },
]

function phoneOf({ phone }: DemoRequest) {
  const href = telHref(phone)
  return href ? <a href={href}>{phone}</a> : phone
}

const companyOf = (demoRequest: DemoRequest): Fact[] => [
  { label: 'Company', value: demoRequest.company },
  { label: 'Country', value: countryName(demoRequest) },
  { label: 'Industry', value: demoRequest.industry && industryNames[demoRequest.industry] },
  { label: 'Sub sector', value: demoRequest.subsector },
  { label: 'Use case', value: demoRequest.usecase && useCaseNames[demoRequest.usecase] },
]

const languageOf = ({ language }: DemoRequest): string =>
  language && isLang(language) ? englishNameOf[language] : 'sent by a program'
