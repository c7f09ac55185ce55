import { brand } from '@repo/platform/brand/brand.ts'
import type { Lang } from '@repo/platform/i18n/locales.ts'
import { fill } from '@repo/platform/i18n/translate.ts'
import { NextStep } from '@repo/platform/site/sections/next-step.tsx'
import { pathOf } from '@repo/platform/site/paths.ts'
import { siteWords } from '@repo/platform/words/index.ts'
import { Footnotes } from '@repo/platform/site/sections/footnotes.tsx'
import { PageOpening } from '@repo/platform/site/sections/page-opening.tsx'
import type { SitePage } from '@repo/platform/site/page.ts'
import { faqThing } from '@repo/platform/site/document/faq-thing.ts'
import { productThing } from '@repo/platform/site/document/product-thing.ts'
import { organizationId } from '@repo/platform/site/document/structured-data.ts'
import { Ages } from './ages.tsx'
import { Computed } from './computed.tsx'
import { figures } from './figures.ts'
import { notes as sources } from './notes.ts'
import { Rest } from './rest.tsx'
import { Security, securityQuestions } from './security.tsx'
import { iotPlatformWords as words } from '#words/index.ts'

export const iotPlatformPage: SitePage = {
  title: ({ lang }) => words[lang].title,
  description: ({ lang }) => words[lang].description,
  ground: 'paper',
  claims: ['updateRate', 'uptime'],
  things: ({ lang }, origin, notes) => {
    const { description, ages } = words[lang]
    const values = figures(lang)
    return [
      productThing(description, {
        liveView: fill(lang, ages.liveView, values),
        analytics: fill(lang, ages.analytics, values),
      }),
      {
        '@type': 'SoftwareApplication',
        name: brand.name,
        description,
        applicationCategory: 'BusinessApplication',
        publisher: { '@id': organizationId(origin) },
      },
      faqThing(securityQuestions(lang, notes)),
    ]
  },
  View: ({ lang }) => (
    <>
      <PageOpening
        lang={lang}
        name="iot-platform"
        id="ages"
        title={words[lang].heading}
        lead={<Lead lang={lang} />}
      >
        <Ages lang={lang} />
      </PageOpening>
      <Rest lang={lang} />
      <Computed lang={lang} />
      <Security lang={lang} />
      <NextStep
        ground="paper-2"
        {...words[lang].step}
        actions={[
          { label: words[lang].security.demo, href: pathOf(lang, 'request-demo') },
          { label: siteWords[lang].pages['buyers-kit'], href: pathOf(lang, 'buyers-kit') },
        ]}
      />
      <Footnotes lang={lang} notes={sources} />
    </>
  ),
}

function Lead({ lang }: { lang: Lang }) {
  const { lead, forIt } = words[lang]
  return (
    <>
      <p>{lead}</p>
      <p>{forIt}</p>
    </>
  )
}
