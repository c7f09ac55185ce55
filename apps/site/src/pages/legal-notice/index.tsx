import type { SitePage } from '@repo/platform/site/page.ts'
import { LegalNotice } from '@repo/platform/site/sections/legal-notice.tsx'
import { siteWords } from '@repo/platform/words/index.ts'
import { legalNoticeWords as words } from '#words/index.ts'

export const legalNoticePage: SitePage = {
  title: ({ lang }) => siteWords[lang].pages['legal-notice'],
  description: ({ lang }) => words[lang].description,
  ground: 'paper',
  View: ({ lang }) => (
    <LegalNotice
      lang={lang}
      text={{ title: siteWords[lang].pages['legal-notice'], ...words[lang] }}
    />
  ),
}
