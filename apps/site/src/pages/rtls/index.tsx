import { technology } from '@repo/platform/facts/claims.ts'
import type { Lang } from '@repo/platform/i18n/locales.ts'
import { fill } from '@repo/platform/i18n/translate.ts'
import { Footnotes } from '@repo/platform/site/sections/footnotes.tsx'
import { NextStep } from '@repo/platform/site/sections/next-step.tsx'
import { PageOpening } from '@repo/platform/site/sections/page-opening.tsx'
import { pathOf } from '@repo/platform/site/paths.ts'
import type { SitePage, Thing } from '@repo/platform/site/page.ts'
import { productThing } from '@repo/platform/site/document/product-thing.ts'
import { siteWords } from '@repo/platform/words/index.ts'
import { Acceptance } from './acceptance.tsx'
import { Accuracy } from './accuracy.tsx'
import { stated } from './figures.ts'
import { Limits } from './limits.tsx'
import { notes } from './notes.ts'
import { PositionFigure } from './position-figure.tsx'
import { Proof } from './proof.tsx'
import { Ranges } from './ranges.tsx'
import { Specification } from './specification.tsx'
import { Steps } from './steps.tsx'
import { rtlsWords as words } from '#words/index.ts'

export const rtlsPage: SitePage = {
  title: ({ lang }) => words[lang].title,
  description: ({ lang }) =>
    fill(lang, words[lang].description, { accuracy: stated(lang).accuracy }),
  ground: 'paper',
  things: ({ lang }) => [product(lang)],
  View({ lang }) {
    const { title, lead } = words[lang].opening
    const { accuracy, range } = stated(lang)
    return (
      <>
        <PageOpening
          lang={lang}
          name="rtls"
          title={title}
          lead={<p>{fill(lang, lead, { accuracy, range, rate: technology.updateRateHz })}</p>}
        >
          <PositionFigure lang={lang} />
        </PageOpening>
        <Steps lang={lang} />
        <Accuracy lang={lang} />
        <Ranges lang={lang} />
        <Limits lang={lang} />
        <Proof lang={lang} />
        <Acceptance lang={lang} />
        <Specification lang={lang} />
        <NextStep
          {...words[lang].step}
          actions={(['request-demo', 'simulator'] as const).map((page) => ({
            label: siteWords[lang].pages[page],
            href: pathOf(lang, page),
          }))}
        />
        <Footnotes lang={lang} notes={notes} folded />
      </>
    )
  },
}

function product(lang: Lang): Thing {
  const { accuracy, rate, range, rangeAntenna, spectrum, bands, liveView, analytics, ...rest } =
    words[lang].specification
  return productThing(fill(lang, words[lang].description, { accuracy: stated(lang).accuracy }), {
    accuracy: accuracy[0],
    rate: rate[0],
    range: range[0],
    rangeAntenna: rangeAntenna[0],
    spectrum: spectrum[0],
    bands: bands[0],
    liveView: liveView[0],
    analytics: analytics[0],
    temperature: rest.temperature[0],
    power: rest.gateway[0],
  })
}
