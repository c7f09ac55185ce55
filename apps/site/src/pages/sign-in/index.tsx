import { brand } from '@repo/platform/brand/brand.ts'
import { fill } from '@repo/platform/i18n/translate.ts'
import type { SitePage } from '@repo/platform/site/page.ts'
import { CodeForm, SignInForm } from './form.tsx'
import { ForgotForm, SetPasswordForm } from './password-forms.tsx'
import { Columns } from '@repo/platform/ui/layout/columns.tsx'
import { Section } from '@repo/platform/ui/section.tsx'
import { Text } from '@repo/platform/ui/layout/text.tsx'
import styles from './sign-in.module.css'
import { stepOf } from './step.ts'
import { signInWords as words } from '#words/index.ts'

const forms = {
  'sign-in': SignInForm,
  'sign-in-code': CodeForm,
  'forgot-password': ForgotForm,
  'set-password': SetPasswordForm,
}

export interface SignInData {
  /** What the link in the address is for. */
  link?: 'invite' | 'reset' | 'used'
}

export const signInPage: SitePage<SignInData> = {
  title: (props) => words[props.lang].steps[stepOf(props)].title,
  description: ({ lang }) => fill(lang, words[lang].description, { brand: brand.name }),
  ground: 'paper',
  robots: 'noindex',
  View(props) {
    const { lang, query, data, rejected } = props
    const step = stepOf(props)
    const { title, lead } = words[lang].steps[step]
    const isInvited = step === 'set-password' && data.link === 'invite'
    const Form = forms[step]
    return (
      <Section>
        <Columns widths="rest-472" from="large" gap="600 800" align="start">
          <div>
            <h1 className={styles.title}>{title}</h1>
            <Text size="lead" tone="muted" measure="sentence" above="300">
              {isInvited ? words[lang].invited : lead}
            </Text>
          </div>
          <Form
            key={step}
            lang={lang}
            query={query}
            isLinkUsed={data.link === 'used'}
            rejected={rejected?.form === step ? rejected : undefined}
          />
        </Columns>
      </Section>
    )
  },
}
