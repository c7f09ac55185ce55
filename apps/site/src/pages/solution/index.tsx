import { RenderFigure } from '@repo/pictures/renders/render-figure.tsx'
import { PageOpening } from '@repo/platform/site/sections/page-opening.tsx'
import type { SitePage } from '@repo/platform/site/page.ts'
import { productThing } from '@repo/platform/site/document/product-thing.ts'
import { Drawing } from './drawing.tsx'
import { Matrix } from './matrix.tsx'
import { Parts } from './parts.tsx'
import { Payment } from './payment.tsx'
import { solutionWords as words } from '#words/index.ts'

export const solutionPage: SitePage = {
  title: ({ lang }) => words[lang].title,
  description: ({ lang }) => words[lang].description,
  ground: 'paper',
  claims: ['updateRate', 'range', 'liveView', 'analytics', 'uptime', 'gatewayPower'],
  things: ({ lang }) => {
    const { tags, anchors, gateway } = words[lang].parts
    const names = { rate: tags.name, range: anchors.name, power: gateway.name }
    return [productThing(words[lang].description, names)]
  },
  View: ({ lang }) => {
    const { heading, lead, picture } = words[lang]
    return (
      <>
        <PageOpening
          lang={lang}
          name="solution"
          title={heading}
          lead={<p>{lead}</p>}
          beside={<RenderFigure lang={lang} name="crossing" width="half" caption={picture} eager />}
        />
        <Drawing lang={lang} />
        <Matrix lang={lang} />
        <Parts lang={lang} />
        <Payment lang={lang} />
      </>
    )
  },
}
