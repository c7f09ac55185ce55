import { Footnotes } from '#src/site/footnotes.tsx'
import { PageOpening } from '#src/site/page-opening.tsx'
import type { SitePage } from '#src/site/page.ts'
import { Matrix } from './matrix.tsx'
import { notes } from './notes.ts'
import { Sheet } from './sheet.tsx'
import { words } from './words.ts'

export const featuresPage: SitePage = {
  title: ({ lang }) => words[lang].title,
  description: ({ lang }) => words[lang].description,
  ground: 'ink',
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
