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
  View: ({ lang, data }) => (
    <>
      <Kit lang={lang} />
      <FactSheet lang={lang} />
      <Boilerplate lang={lang} />
      <Cases lang={lang} />
      <Articles lang={lang} articles={data.articles} />
    </>
  ),
}
