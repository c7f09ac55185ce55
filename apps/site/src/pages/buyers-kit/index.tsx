import type { PageProps, SitePage } from '@repo/platform/site/page.ts'
import { pathOf } from '@repo/platform/site/paths.ts'
import { NextStep } from '@repo/platform/site/sections/next-step.tsx'
import { PageOpening } from '@repo/platform/site/sections/page-opening.tsx'
import { siteWords } from '@repo/platform/words/index.ts'
import { buyersKitWords as words } from '#words/index.ts'
import { Audiences } from './audiences.tsx'
import { Contents } from './contents.tsx'
import type { FirstPage } from './first-page.ts'
import { KitForm } from './kit-form.tsx'

export const buyersKitPage: SitePage<readonly FirstPage[]> = {
  title: ({ lang }) => words[lang].title,
  description: ({ lang }) => words[lang].description,
  ground: 'paper',
  claims: [
    'accuracy',
    'updateRate',
    'range',
    'liveView',
    'analytics',
    'uptime',
    'temperature',
    'protection',
    'spectrum',
    'bands',
    'gatewayPower',
    'certifications',
  ],
  View: ({ lang, rejected, data }: PageProps<readonly FirstPage[]>) => {
    const { heading, lead, step, kit } = words[lang]
    return (
      <>
        <PageOpening
          lang={lang}
          name="buyers-kit"
          title={heading}
          lead={
            <>
              <p>{lead}</p>
              <KitForm lang={lang} rejected={rejected} />
            </>
          }
        >
          <Contents lang={lang} pages={data} />
        </PageOpening>
        <Audiences lang={lang} pages={data} />
        <NextStep
          {...step}
          actions={[
            {
              label: siteWords[lang].pages['request-demo'],
              href: pathOf(lang, 'request-demo'),
            },
            { label: kit.draw, href: pathOf(lang, 'simulator') },
          ]}
        />
      </>
    )
  },
}
