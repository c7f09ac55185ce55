import { RenderFigure } from '@repo/pictures/renders/render-figure.tsx'
import { Footnotes } from '@repo/platform/site/sections/footnotes.tsx'
import { PageOpening } from '@repo/platform/site/sections/page-opening.tsx'
import type { SitePage } from '@repo/platform/site/page.ts'
import { Curve } from './curve.tsx'
import type { BenefitsData } from './data.ts'
import { Ledger } from './ledger.tsx'
import { notesOf } from './notes.ts'
import { Rules } from './rules.tsx'
import { benefitsWords as words } from '#words/index.ts'

export const benefitsPage: SitePage<BenefitsData> = {
  title: ({ lang }) => words[lang].title,
  description: ({ lang }) => words[lang].description,
  ground: 'paper',
  View: ({ lang, data }) => {
    const { heading, lead, warning } = words[lang]
    return (
      <>
        <PageOpening
          lang={lang}
          name="benefits"
          title={heading}
          lead={
            <>
              <p>{lead}</p>
              <p>{warning}</p>
            </>
          }
          beside={<RenderFigure lang={lang} name="tag" width="half" eager />}
        />
        <Ledger lang={lang} data={data} />
        <Curve lang={lang} />
        <Rules lang={lang} />
        <Footnotes lang={lang} notes={notesOf[lang]} />
      </>
    )
  },
}
