import { HallElevation } from '@repo/pictures/section/hall-elevation.tsx'
import { NarrowElevation } from '@repo/pictures/section/narrow-elevation.tsx'
import { ByWidth } from '@repo/pictures/plan/plan-view.tsx'
import { PlanFigure } from '@repo/pictures/plan/plan-figure.tsx'
import { localeOf, type Lang } from '@repo/platform/i18n/locales.ts'
import { fill } from '@repo/platform/i18n/translate.ts'
import { NextStep } from '@repo/platform/site/sections/next-step.tsx'
import { pathOf } from '@repo/platform/site/paths.ts'
import { siteWords } from '@repo/platform/words/index.ts'
import { Footnotes } from '@repo/platform/site/sections/footnotes.tsx'
import { PageOpening } from '@repo/platform/site/sections/page-opening.tsx'
import type { SitePage } from '@repo/platform/site/page.ts'
import { faqThing } from '@repo/platform/site/document/faq-thing.ts'
import { productThing } from '@repo/platform/site/document/product-thing.ts'
import { Devices } from './devices.tsx'
import styles from './connectivity.module.css'
import { figures } from './figures.ts'
import { Network } from './network.tsx'
import { notes as sources } from './notes.ts'
import { Plant } from './plant.tsx'
import { answeredQuestions, Questions } from './questions.tsx'
import { Voltages } from './voltages.tsx'
import { connectivityWords as words } from '#words/index.ts'

export const connectivityPage: SitePage = {
  title: ({ lang }) => words[lang].title,
  description: ({ lang }) => words[lang].description,
  ground: 'paper',
  claims: ['uptime'],
  things: ({ lang }, _, notes) => {
    const { range, rate, spectrum, bands, power, temperature } = words[lang].devices.labels
    const names = { range, rate, spectrum, bands, power, temperature }
    return [productThing(words[lang].description, names), faqThing(answeredQuestions(lang, notes))]
  },
  View: ({ lang }) => {
    const { heading, lead, step, questions } = words[lang]
    return (
      <>
        <PageOpening
          lang={lang}
          name="connectivity"
          id="elevation"
          title={heading}
          lead={<p>{lead}</p>}
        >
          <Elevation lang={lang} />
        </PageOpening>
        <Plant lang={lang} />
        <Network lang={lang} />
        <Devices lang={lang} />
        <Voltages lang={lang} />
        <Questions lang={lang} />
        <NextStep
          {...step}
          actions={[
            {
              label: siteWords[lang].pages['request-demo'],
              href: pathOf(lang, 'request-demo'),
            },
            { label: questions.pricing, href: pathOf(lang, 'pricing') },
          ]}
        />
        <Footnotes lang={lang} notes={sources} />
      </>
    )
  },
}

/** Where each device is mounted. */
function Elevation({ lang }: { lang: Lang }) {
  const { lead, indoors, outdoors, caption, marks, block } = words[lang].elevation
  const values = figures(lang)
  const texts = {
    locale: localeOf[lang],
    indoors: fill(lang, indoors, values),
    outdoors: fill(lang, outdoors, values),
  }
  return (
    <div className={styles.elevation}>
      <PlanFigure caption={`${caption} ${lead}`} marks={marks} block={block}>
        <ByWidth wide={<HallElevation {...texts} />} narrow={<NarrowElevation {...texts} />} />
      </PlanFigure>
    </div>
  )
}
