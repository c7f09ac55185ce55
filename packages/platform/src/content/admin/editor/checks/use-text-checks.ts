import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import type { Node } from '@tiptap/pm/model'
import { useMemo } from 'react'
import { englishNameOf } from '#src/admin/language-names.ts'
import { defaultLang, isLang } from '#src/i18n/locales.ts'
import { useLibrary, type LibraryStore } from '#src/library/admin/library-store.ts'
import type { LinkTargets } from '../link-targets.ts'
import type { Finding } from '#src/content/admin/publishing/findings.tsx'
import { checkText, referencesIn, type Known } from './text-checks.ts'

interface Sources {
  lang: string
  targets: LinkTargets | undefined
}

/** Looks up the library files and the items that a text refers to. */
export async function knownOf(
  { pictures, articles, links }: ReturnType<typeof referencesIn>,
  { lang, targets }: Sources,
  library: LibraryStore,
  queries: QueryClient,
): Promise<Known> {
  const files = await Promise.all(
    pictures.map(async (address) => {
      const file = await queries.query(library.at(address))
      const texts: Readonly<Record<string, string>> = file?.alt ?? {}
      return [address, texts[lang] ?? null] as const
    }),
  )
  const language = isLang(lang) ? lang : defaultLang
  const [found, translated] = targets
    ? await Promise.all([
        targets.byIds(articles),
        links.length ? targets.translated(language, links) : {},
      ])
    : [[], {}]
  return {
    alts: new Map(files),
    articles: new Map(found.flatMap(({ item, status }) => (item ? [[item, status] as const] : []))),
    translated,
    language: { code: language, name: englishNameOf[language] },
  }
}

/** Returns the findings in a text, as far as the necessary calls have been answered. */
export function useTextChecks(doc: Node, sources: Sources): readonly Finding[] {
  const library = useLibrary()
  const queries = useQueryClient()
  const references = useMemo(() => referencesIn(doc), [doc])
  const { data: known } = useQuery({
    queryKey: ['text checks', sources.lang, references],
    queryFn: () => knownOf(references, sources, library, queries),
    staleTime: 30_000,
    placeholderData: (before) => before,
  })
  return useMemo(() => (known ? checkText(doc, known) : []), [doc, known])
}

/** Fetches the findings again, for the moment before a text becomes public. */
export function useCheckNow(sources: Sources): (doc: Node) => Promise<readonly Finding[]> {
  const library = useLibrary()
  const queries = useQueryClient()
  return async (doc) => checkText(doc, await knownOf(referencesIn(doc), sources, library, queries))
}
