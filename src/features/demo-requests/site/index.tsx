import type { PageProps, SitePage } from '#src/site/page.ts'
import { pathOf } from '#src/site/paths.ts'
import { words as siteWords } from '#src/site/words.ts'
import { Breadcrumb } from '#src/ui/breadcrumb.tsx'
import { Section } from '#src/ui/section.tsx'
import { industries, useCases } from '../demo-form.ts'
import { demoRequestWords } from '../messages/words.ts'
import type { RequestDemoData } from './data.ts'
import { Expectations } from './expectations.tsx'
import type { FormProps } from './form-props.ts'
import styles from './index.module.css'
import { RequestDemo } from './request-demo.island.tsx'
import { Requested } from './requested.tsx'

type Props = PageProps<RequestDemoData>

function View(props: Props) {
  const { lang, query } = props
  const isSent = query.sent === '1'
  const { page, form } = demoRequestWords[lang]
  const { pages, words } = siteWords[lang]
  const path = [{ text: pages.home, href: pathOf(lang) }, { text: pages['request-demo'] }]
  return (
    <Section
      level={1}
      title={page.heading}
      lead={!isSent && <p className={styles.lead}>{page.lead}</p>}
      above={<Breadcrumb label={words.youAreHere} items={path} />}
    >
      <div className={styles.columns}>
        <div className={styles.form}>
          {isSent ? (
            <Requested words={form} another={pathOf(lang, 'request-demo')} />
          ) : (
            <RequestDemo {...formProps(props)} />
          )}
        </div>
        <Expectations lang={lang} words={page} />
      </div>
    </Section>
  )
}

function formProps({ lang, data, rejected }: Props): FormProps {
  const { form, industries: industryNames, useCases: useCaseNames } = demoRequestWords[lang]
  const { forms, messages, newsletter, pages } = siteWords[lang]
  const { required, choose, leaveEmpty, promise } = forms
  const rejectedForm = rejected?.form === 'request-demo' ? rejected : undefined
  return {
    lang,
    action: pathOf(lang, 'request-demo'),
    words: {
      ...form,
      required,
      choose,
      leaveEmpty,
      promise,
      send: pages['request-demo'],
      confirm: `${newsletter.title}. ${messages.openLink}`,
    },
    options: {
      country: data.countries,
      industry: industries.map((key) => [key, industryNames[key]]),
      usecase: useCases.map((key) => [key, useCaseNames[key]]),
    },
    values: rejectedForm?.values ?? {},
    errors: rejectedForm?.errors ?? {},
  }
}

export const requestDemoPage: SitePage<RequestDemoData> = {
  title: ({ lang }) => siteWords[lang].pages['request-demo'],
  description: ({ lang }) => demoRequestWords[lang].page.description,
  ground: 'paper',
  View,
}
