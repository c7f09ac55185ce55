import { brand } from '@repo/platform/brand/brand.ts'
import type { Lang } from '@repo/platform/i18n/locales.ts'
import { fill } from '@repo/platform/i18n/translate.ts'
import type { PageProps, SitePage } from '@repo/platform/site/page.ts'
import { siteWords } from '@repo/platform/words/index.ts'
import { Section } from '@repo/platform/ui/section.tsx'
import { ButtonLink } from '@repo/platform/ui/button.tsx'
import { newsletterWords } from '#words/index.ts'
import { ButtonForm } from './button-form.tsx'
import type { NewsletterData } from './data.ts'

type Props = PageProps<NewsletterData>

/** The target page of the links in newsletter emails. */
export const newsletterPage: SitePage<NewsletterData> = {
  title: (props) => titleOf(props.lang, stepOf(props).step),
  description: ({ lang }) => say(lang, newsletterWords[lang].description),
  ground: 'paper',
  robots: 'noindex',
  View(props) {
    const { lang, query, rejected } = props
    const data = stepOf(props)
    const { messages, newsletter } = siteWords[lang]
    const isSent = query.sent === '1'
    const isOver = data.step === 'expired' || data.step === 'unsubscribed'
    return (
      <Section
        level={1}
        title={titleOf(lang, data.step)}
        lead={<p>{leadOf(lang, data, isSent)}</p>}
      >
        {(data.step === 'confirm' || data.step === 'unsubscribe') && (
          <ButtonForm
            lang={lang}
            step={data.step}
            token={data.token}
            error={rejected ? messages.error : undefined}
          />
        )}
        {(isOver || (data.step === 'start' && !isSent)) && (
          <ButtonLink href="#newsletter">{newsletter.subscribe}</ButtonLink>
        )}
      </Section>
    )
  },
}

/** The page renders the button again after an error, with the token of the posted form. */
function stepOf({ data, rejected }: Props): NewsletterData {
  const token = rejected?.values.token
  if (!token) return data
  return { step: rejected.form === 'newsletter-confirm' ? 'confirm' : 'unsubscribe', token }
}

const say = (lang: Lang, text: string) => fill(lang, text, { brand: brand.name })

function titleOf(lang: Lang, step: NewsletterData['step']): string {
  return step === 'start' ? siteWords[lang].pages.newsletter : newsletterWords[lang][step].title
}

function leadOf(lang: Lang, { step }: NewsletterData, isSent: boolean): string {
  const { messages, newsletter } = siteWords[lang]
  if (step === 'start') return isSent ? messages.openLink : newsletter.text
  return say(lang, newsletterWords[lang][step].lead)
}
