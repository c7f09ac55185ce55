import { formatNumber } from '@repo/platform/i18n/format.ts'
import { fill } from '@repo/platform/i18n/translate.ts'
import { faqThing } from '@repo/platform/site/document/faq-thing.ts'
import { Footnotes } from '@repo/platform/site/sections/footnotes.tsx'
import { PageOpening } from '@repo/platform/site/sections/page-opening.tsx'
import type { SitePage } from '@repo/platform/site/page.ts'
import { answeredQuestions, Answers } from './answers.tsx'
import type { HowItWorksData } from './data.ts'
import { notes } from './notes.ts'
import { Steps } from './steps-section.tsx'
import { howItWorksWords as words } from '#words/index.ts'

export const howItWorksPage: SitePage<HowItWorksData> = {
  title: ({ lang }) => words[lang].title,
  description: ({ lang }) => words[lang].description,
  ground: 'paper',
  things: ({ lang, data }) => [faqThing(answeredQuestions(lang, data))],
  View: ({ lang, data }) => {
    const { heading, lead, steps } = words[lang]
    const number = (value: number) => formatNumber(lang, value)
    return (
      <>
        <PageOpening
          lang={lang}
          name="how-it-works"
          id="steps"
          title={heading}
          lead={
            <>
              <p>
                {fill(lang, lead, {
                  area: number(data.area),
                  forklifts: number(data.forklifts),
                  anchors: number(data.anchors),
                  tags: number(data.tags),
                  gateways: number(data.gateways),
                  manDays: number(data.manDays),
                })}
              </p>
              <p>{steps.lead}</p>
            </>
          }
        >
          <Steps lang={lang} data={data} />
        </PageOpening>
        <Answers lang={lang} data={data} />
        <Footnotes lang={lang} notes={notes} />
      </>
    )
  },
}
