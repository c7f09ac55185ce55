import { UnfinishedScene } from '#src/drawings/unfinished/unfinished-scene.tsx'
import { ComingSoon } from '#src/site/coming-soon.tsx'
import type { SitePage } from '#src/site/page.ts'
import { scene } from './scene.ts'
import { words } from './words.ts'

export const manufacturingPage: SitePage = {
  title: ({ lang }) => words[lang].title,
  description: ({ lang }) => words[lang].description,
  ground: 'ink',
  robots: 'noindex',
  View: ({ lang }) => (
    <ComingSoon lang={lang} name="manufacturing" words={words[lang]} notes={['manufacturingUses']}>
      <UnfinishedScene {...scene} />
    </ComingSoon>
  ),
}
