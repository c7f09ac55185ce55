import type { PageName } from '#src/facts/page-names.ts'
import type { Lang } from '#src/i18n/locales.ts'
import { TextLink } from '#src/ui/text-link.tsx'
import { siteWords } from '#words/index.ts'
import { pageExists } from '../existing-pages.ts'
import { pathOf } from '../paths.ts'

/** Links to pages as items of a list, for a visitor who has found nothing. */
export function PageLinks({ lang, names }: { lang: Lang; names: readonly PageName[] }) {
  const { groups, pages } = siteWords[lang]
  return names.filter(pageExists).map((name) => (
    <li key={name}>
      <TextLink href={pathOf(lang, name)}>
        {name === 'solution' ? groups.solution : pages[name]}
      </TextLink>
    </li>
  ))
}
