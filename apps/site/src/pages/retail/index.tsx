import { ComingSoon } from '@repo/platform/site/sections/coming-soon.tsx'
import type { SitePage } from '@repo/platform/site/page.ts'
import { Room } from './room.tsx'
import { words } from './words.ts'

export const retailPage: SitePage = {
  title: ({ lang }) => words[lang].title,
  description: ({ lang }) => words[lang].description,
  ground: 'ink',
  robots: 'noindex',
  View: ({ lang }) => (
    <ComingSoon lang={lang} name="retail" words={words[lang]} notes={['iec60529']} isLimitBeside>
      <Room lang={lang} />
    </ComingSoon>
  ),
}
