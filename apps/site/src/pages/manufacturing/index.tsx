import { ComingSoon } from '@repo/platform/site/sections/coming-soon.tsx'
import type { SitePage } from '@repo/platform/site/page.ts'
import { Line } from './line.tsx'
import { words } from './words.ts'

export const manufacturingPage: SitePage = {
  title: ({ lang }) => words[lang].title,
  description: ({ lang }) => words[lang].description,
  ground: 'ink',
  robots: 'noindex',
  View: ({ lang }) => (
    <ComingSoon lang={lang} name="manufacturing" words={words[lang]} notes={['manufacturingUses']}>
      <Line lang={lang} />
    </ComingSoon>
  ),
}
