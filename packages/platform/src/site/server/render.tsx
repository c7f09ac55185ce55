import { renderToStaticMarkup } from 'react-dom/server'
import type { Company } from '#src/brand/company.ts'
import { langs } from '#src/i18n/locales.ts'
import { ClaimNotesContext, type ClaimNotes } from '../sections/claim-note.tsx'
import { CompanyContext } from '../company.ts'
import { SiteDocument } from '../document/document.tsx'
import type { PageProps } from '../page.ts'
import { pathOf, type Alternate } from '../paths.ts'
import type { Assets } from './assets.ts'
import type { AnyPageRoute } from './page-route.ts'
import { socialImageOf } from './social/social-image.ts'
import { encoded } from '#src/server/http/cached-response.ts'

interface Rendering {
  route: AnyPageRoute
  props: PageProps<unknown>
  assets: Assets
  origin: string
  company: Company
  claimNotes: ClaimNotes
}

/** The whole HTML of a page, as bytes. */
export async function render({
  route,
  props,
  assets,
  origin,
  company,
  claimNotes,
}: Rendering): Promise<Buffer> {
  const linked = await assets.page(route.module)
  const html = renderToStaticMarkup(
    <CompanyContext value={company}>
      <ClaimNotesContext value={claimNotes}>
        <SiteDocument
          page={route.page}
          props={props}
          assets={linked}
          origin={origin}
          picture={socialImageOf(route, props)}
          alternates={alternatesOf(route, props)}
        />
      </ClaimNotesContext>
    </CompanyContext>,
  )
  return withScripts(encoded(`<!doctype html>${html}`), assets)
}

const mark = ' data-enhance="'

/** A copy in which a part that names its script, `data-enhance="copy"`, has the address of it. */
function withScripts(html: Buffer, assets: Assets): Buffer {
  const parts: Buffer[] = []
  let from = 0
  for (let at = html.indexOf(mark); at >= 0; at = html.indexOf(mark, from)) {
    const start = at + mark.length
    const end = html.indexOf('"', start)
    const address = assets.script(html.toString('latin1', start, end))
    parts.push(html.subarray(from, start), Buffer.from(address))
    from = end
  }
  return Buffer.concat([...parts, html.subarray(from)])
}

/** Every language in which the page exists, its own included. */
function alternatesOf(
  { languages, page, sharedQuery }: AnyPageRoute,
  { name, query, data }: PageProps<unknown>,
): readonly Alternate[] {
  if (languages === 'none') return []
  if (languages !== 'all') return languages(data)
  // On a page that is not indexed (sign-in, newsletter) the query holds the visitor's step: it is
  // passed on.
  const { sent: _, ...step } = query
  const kept = Object.entries(step).filter(([key]) => page.robots || sharedQuery.includes(key))
  const search = kept.length ? `?${new URLSearchParams(kept)}` : ''
  return langs.map((lang) => ({ lang, path: pathOf(lang, name) + search }))
}
