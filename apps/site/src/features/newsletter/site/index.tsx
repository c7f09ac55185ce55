import { brand } from '@repo/platform/brand/brand.ts'
import type { Lang } from '@repo/platform/i18n/locales.ts'
import { fill } from '@repo/platform/i18n/translate.ts'
import { NewsletterForm } from '@repo/platform/site/newsletter/newsletter-form.tsx'
import type { PageProps, SitePage } from '@repo/platform/site/page.ts'
import { siteWords } from '@repo/platform/words/index.ts'
import { pathOf } from '@repo/platform/site/paths.ts'
import { Breadcrumb } from '@repo/platform/ui/breadcrumb.tsx'
import { Section } from '@repo/platform/ui/section.tsx'
import { newsletterWords } from '#words/index.ts'
import { Address } from './address.tsx'
import { ButtonForm } from './button-form.tsx'
import type { NewsletterData, NewsletterStep } from './data.ts'
import { Letter } from './letter.tsx'
import { Recent } from './recent.tsx'
import type { Article, ArticleParts } from './article-parts.ts'

type Props = PageProps<NewsletterData>

/** The page to which the footer and the links in emails of the newsletter lead. */
export const newsletterPageWith = <Teaser extends Article>(
  parts: ArticleParts<Teaser>,
): SitePage<NewsletterData<Teaser>> => ({
  title: (props) => titleOf(props.lang, stepOf(props).step),
  description: ({ lang }) => say(lang, newsletterWords[lang].description),
  ground: 'paper',
  robots: 'noindex',
  View(props) {
    const { lang, query, rejected, data } = props
    const current = stepOf(props)
    const { messages, pages, words: frame } = siteWords[lang]
    const [newest, ...others] = current.step === 'start' ? data.latest : []
    const hasForm = !('token' in current) || current.step === 'unsubscribed'
    const heading =
      current.step === 'start' ? newsletterWords[lang].heading : titleOf(lang, current.step)
    return (
      <>
        <Section
          level={1}
          id={hasForm ? 'newsletter' : undefined}
          title={heading}
          ground="paper"
          above={
            <Breadcrumb
              label={frame.youAreHere}
              items={[{ text: pages.home, href: pathOf(lang) }, { text: pages.newsletter }]}
            />
          }
          lead={
            <>
              {current.step !== 'start' && (
                <p>{say(lang, newsletterWords[lang][current.step].lead)}</p>
              )}
              {hasForm && (
                <NewsletterForm
                  lang={lang}
                  action="newsletter"
                  sent={query.sent === '1'}
                  {...(rejected?.form === 'newsletter' && { rejected })}
                />
              )}
            </>
          }
          beside={newest && <Letter lang={lang} item={newest} Picture={parts.Picture} />}
        >
          {(current.step === 'confirm' || current.step === 'unsubscribe') && (
            <ButtonForm
              lang={lang}
              step={current.step}
              token={current.token}
              error={rejected ? messages.error : undefined}
            />
          )}
        </Section>
        {others.length > 0 && <Recent lang={lang} items={others} Picture={parts.Picture} />}
        {current.step === 'start' && <Address lang={lang} />}
      </>
    )
  },
})

/** After an error the button is rendered again with the token of the posted form. */
function stepOf({ data, rejected }: Props): NewsletterStep {
  const token = rejected?.values.token
  if (!token) return data
  return { step: rejected.form === 'newsletter-confirm' ? 'confirm' : 'unsubscribe', token }
}

const say = (lang: Lang, text: string) => fill(lang, text, { brand: brand.name })

const titleOf = (lang: Lang, step: NewsletterStep['step']): string =>
  step === 'start' ? siteWords[lang].pages.newsletter : newsletterWords[lang][step].title
