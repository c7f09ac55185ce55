import { RenderFigure } from '@repo/pictures/renders/render-figure.tsx'
import { Footnotes } from '@repo/platform/site/sections/footnotes.tsx'
import { PageOpening } from '@repo/platform/site/sections/page-opening.tsx'
import type { SitePage } from '@repo/platform/site/page.ts'
import { Conditions } from './conditions.tsx'
import type { IndustryData } from './data.ts'
import { Essay } from './essay.tsx'
import { notesOf } from './notes.ts'
import { ToldTwice } from './told.tsx'
import { industry40Words as words } from '#words/index.ts'

export const industryPage: SitePage<IndustryData> = {
  title: ({ lang }) => words[lang].title,
  description: ({ lang }) => words[lang].description,
  ground: 'paper',
  claims: ['search', 'orderResponse', 'nightShiftForklifts', 'uptime', 'payback'],
  View: ({ lang, data }) => {
    const { heading, lead, same } = words[lang]
    return (
      <>
        <PageOpening
          lang={lang}
          name="industry-4-0"
          title={heading}
          lead={
            <>
              <p>{lead}</p>
              <p>{same}</p>
            </>
          }
          beside={<RenderFigure lang={lang} name="dock" width="half" eager />}
        />
        <ToldTwice lang={lang} />
        <Essay lang={lang} data={data} />
        <Conditions lang={lang} fields={data.fields} />
        <Footnotes lang={lang} notes={notesOf[lang]} />
      </>
    )
  },
}
