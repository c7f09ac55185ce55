import { PageOpening } from '#src/site/page-opening.tsx'
import type { SitePage } from '#src/site/page.ts'
import { Boilerplate } from './boilerplate.tsx'
import { Cases } from './cases.tsx'
import { FactSheet } from './fact-sheet.tsx'
import { Kit } from './kit.tsx'
import { words } from './words.ts'

export const pressPage: SitePage = {
  title: ({ lang }) => words[lang].title,
  description: ({ lang }) => words[lang].description,
  ground: 'paper',
  View: ({ lang }) => {
    const { heading, lead } = words[lang]
    return (
      <>
        <PageOpening lang={lang} name="press" title={heading} lead={<p>{lead}</p>} />
        <FactSheet lang={lang} />
        <Boilerplate lang={lang} />
        <Cases lang={lang} />
        <Kit lang={lang} />
      </>
    )
  },
}
