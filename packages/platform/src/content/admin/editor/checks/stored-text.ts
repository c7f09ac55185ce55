import type { QueryClient } from '@tanstack/react-query'
import type { Finding } from '#src/content/admin/publishing/findings.tsx'
import type { LibraryStore } from '#src/library/admin/library-store.ts'
import type { LinkTargets } from '../link-targets.ts'
import { parseHtml } from '../schema.ts'
import { checkText, referencesIn } from './text-checks.ts'
import { knownOf } from './use-text-checks.ts'

interface Sources {
  lang: string
  targets: LinkTargets | undefined
  library: LibraryStore
  queries: QueryClient
}

/** The findings in a text that is not open in an editor. */
export async function checkStored(html: string, sources: Sources): Promise<Finding[]> {
  const doc = parseHtml(html)
  return checkText(doc, await knownOf(referencesIn(doc), sources, sources.library, sources.queries))
}
