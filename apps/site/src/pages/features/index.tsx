import { moduleWords } from '#src/drawings/modules/words.ts'
import { technology } from '#src/facts/claims.ts'
import { fill } from '#src/i18n/translate.ts'
import { Footnotes } from '#src/site/footnotes.tsx'
import { PageOpening } from '#src/site/page-opening.tsx'
import type { SitePage } from '#src/site/page.ts'
import { productThing } from '#src/site/product-thing.ts'
import { Matrix } from './matrix.tsx'
import { notes } from './notes.ts'
import { Sheet } from './sheet.tsx'
import { words } from './words.ts'

export const featuresPage: SitePage = {
  title: ({ lang }) => words[lang].title,
  description: ({ lang }) => words[lang].description,
  ground: 'ink',
  claims: ['liveView', 'analytics'],
  things: ({ lang }) => {
    const seconds = technology.liveViewLatencyS
    const liveView = fill(lang, moduleWords[lang].twin.labels.latency, { seconds })
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
        <Footnotes lang={lang} notes={notes} />
      </>
    )
  },
}
