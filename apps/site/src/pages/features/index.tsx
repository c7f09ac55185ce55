import { modulesWords } from '@repo/pictures/words/index.ts'
import { technology } from '@repo/platform/facts/claims.ts'
import { fill } from '@repo/platform/i18n/translate.ts'
import { Footnotes } from '@repo/platform/site/sections/footnotes.tsx'
import { PageOpening } from '@repo/platform/site/sections/page-opening.tsx'
import type { SitePage } from '@repo/platform/site/page.ts'
import { productThing } from '@repo/platform/site/document/product-thing.ts'
import { Matrix } from './matrix.tsx'
import { notesOf } from './notes.ts'
import { Sheet } from './sheet.tsx'
import { featuresWords as words } from '#words/index.ts'

export const featuresPage: SitePage = {
  title: ({ lang }) => words[lang].title,
  description: ({ lang }) => words[lang].description,
  ground: 'ink',
  claims: ['liveView', 'analytics'],
  things: ({ lang }) => {
    const seconds = technology.liveViewLatencyS
    const liveView = fill(lang, modulesWords[lang].twin.labels.latency, { seconds })
    return [productThing(words[lang].description, { liveView })]
  },
  View: ({ lang }) => {
    const { heading, lead, sample } = words[lang]
    return (
      <>
        <PageOpening
          lang={lang}
          name="features"
          ground="ink"
          title={heading}
          lead={
            <>
              <p>{lead}</p>
              <p>{sample}</p>
            </>
          }
        />
        <Sheet lang={lang} />
        <Matrix lang={lang} />
        <Footnotes lang={lang} notes={notesOf[lang]} />
      </>
    )
  },
}
