import { useCompany } from '@repo/platform/site/company.ts'
import type { PageProps, SitePage } from '@repo/platform/site/page.ts'
import { PageOpening } from '@repo/platform/site/sections/page-opening.tsx'
import { pathOf } from '@repo/platform/site/paths.ts'
import { fillCounts } from '@repo/platform/i18n/count-words.ts'
import type { Lang } from '@repo/platform/i18n/locales.ts'
import { siteWords } from '@repo/platform/words/index.ts'
import { fieldNames, fields, isChoice, isListed, isRequired, type ListedField } from '../fields.ts'
import { demoRequestWords } from '../messages/words.ts'
import type { RequestDemoData } from './data.ts'
import { Expectations } from './expectations.tsx'
import type { FormProps, Option } from './form-props.ts'
import { Columns } from '@repo/platform/ui/layout/columns.tsx'
import styles from './index.module.css'
import { RequestDemo } from './request-demo.island.tsx'
import { Requested } from './requested.tsx'
import { recordOf } from '@repo/platform/values/records.ts'

type Props = PageProps<RequestDemoData>

function View(props: Props) {
  const { lang, query } = props
  const { contactEmail } = useCompany()
  const isSent = query.sent === '1'
  const { page, form } = demoRequestWords[lang]
  return (
    <PageOpening
      lang={lang}
      name="request-demo"
      title={page.heading}
      lead={!isSent && <p className={styles.lead}>{withCounts(lang, page.lead)}</p>}
    >
      <Columns widths="rest-420" from="wide" gap="800">
        <div>
          {isSent ? (
            <Requested words={form} contact={contactEmail} another={pathOf(lang, 'request-demo')} />
          ) : (
            <RequestDemo {...formProps(props, contactEmail)} />
          )}
        </div>
        <Expectations lang={lang} words={page} />
      </Columns>
    </PageOpening>
  )
}

function formProps({ lang, data, rejected }: Props, contact: string): FormProps {
  const { form } = demoRequestWords[lang]
  const { forms, messages, newsletter, pages } = siteWords[lang]
  const { required, choose, leaveEmpty, promise } = forms
  const rejectedForm = rejected?.form === 'request-demo' ? rejected : undefined
  return {
    lang,
    action: pathOf(lang, 'request-demo'),
    contact,
    words: {
      ...form,
      required,
      choose,
      leaveEmpty,
      promise,
      send: pages['request-demo'],
      confirm: `${newsletter.title}. ${messages.openLink}`,
    },
    options: optionsIn(lang, data.countries),
    values: rejectedForm?.values ?? (data.useCase ? { usecase: data.useCase } : {}),
    errors: rejectedForm?.errors ?? {},
  }
}

function optionsIn(lang: Lang, countries: RequestDemoData['countries']): FormProps['options'] {
  const { options } = demoRequestWords[lang]
  const optionsOf = (name: ListedField): readonly Option[] =>
    isChoice(name) ? optionList(fields[name].options, options[name]) : countries
  return recordOf(fieldNames.filter(isListed), optionsOf)
}

const optionList = (keys: readonly string[], names: Readonly<Record<string, string>>): Option[] =>
  keys.map((key) => [key, names[key] ?? key])

/** "Four answers are enough", by the number of fields. */
function withCounts(lang: Lang, text: string): string {
  const required = fieldNames.filter(isRequired).length
  return fillCounts(lang, text, { required, optional: fieldNames.length - required })
}

export const requestDemoPage: SitePage<RequestDemoData> = {
  title: ({ lang }) => siteWords[lang].pages['request-demo'],
  description: ({ lang }) => withCounts(lang, demoRequestWords[lang].page.description),
  ground: 'paper',
  selectionOf: ({ lang, query }) =>
    query.usecase === undefined ? undefined : pathOf(lang, 'request-demo'),
  View,
}
