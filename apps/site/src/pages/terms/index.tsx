import { LegalPage } from '@repo/platform/site/sections/legal-page.tsx'
import type { SitePage } from '@repo/platform/site/page.ts'
import { termsWords as words } from '#words/index.ts'

export const termsPage: SitePage = {
  title: ({ lang }) => words[lang].title,
  description: ({ lang }) => words[lang].description,
  ground: 'paper',
  View: ({ lang }) => (
    <LegalPage lang={lang} text={{ ...words[lang], open: Object.values(words[lang].open) }} />
  ),
}
