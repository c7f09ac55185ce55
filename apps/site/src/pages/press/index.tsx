import { PageOpening } from '@repo/platform/site/sections/page-opening.tsx'
import type { SitePage } from '@repo/platform/site/page.ts'
import { Articles } from './articles.tsx'
import { Boilerplate } from './boilerplate.tsx'
import { Cases } from './cases.tsx'
import type { PressData } from './data.ts'
import { FactSheet } from './fact-sheet.tsx'
import { Kit } from './kit.tsx'
import { pressWords as words } from '#words/index.ts'

export const pressPage: SitePage<PressData> = {
  title: ({ lang }) => words[lang].title,
  description: ({ lang }) => words[lang].description,
  ground: 'paper',
  claims: ['accuracy', 'updateRate', 'range', 'liveView', 'analytics', 'uptime'],
  View: ({ lang, data }) => {
    const { heading, lead } = words[lang]
    return (
      <>
        <PageOpening lang={lang} name="press" title={heading} lead={<p>{lead}</p>} />
        <FactSheet lang={lang} />
        <Boilerplate lang={lang} />
        <Cases lang={lang} />
        <Kit lang={lang} />
        <Articles lang={lang} articles={data.articles} />
      </>
    )
  },
}
