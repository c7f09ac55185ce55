import { brand } from '#src/brand/brand.ts'
import { hasLegalEntity, type Company, type Office, type OfficeName } from '#src/brand/company.ts'
import { countries } from '#src/facts/offices.ts'
import { isPageName } from '#src/facts/page-names.ts'
import { localeOf, type Lang } from '#src/i18n/locales.ts'
import { pageExists } from '../existing-pages.ts'
import type { PagePart, PageProps, SitePage, Thing } from '../page.ts'
import { pathOf } from '../paths.ts'
import type { ClaimNotes } from '../sections/claim-note.tsx'
import { siteWords as words } from '#words/index.ts'

export const organizationId = (origin: string) => `${origin}/#organization`
const websiteId = (origin: string) => `${origin}/#website`

interface Context<Data> {
  page: SitePage<Data>
  props: PageProps<Data>
  /** Absolute, without a slash at the end. */
  origin: string
  /** The page's canonical address. */
  url: string
  company: Company
  notes: ClaimNotes
  /** The absolute address of the page's social image. */
  image: string
}

/** What a page says to search engines as JSON-LD of schema.org; nothing that it does not show. */
export function structuredData<Data>({
  page,
  props,
  origin,
  url,
  company,
  notes,
  image,
}: Context<Data>): string {
  const { lang, name } = props
  const isHome = name === ''
  const title = page.title(props)
  const parts = page.parts?.(props) ?? []
  const graph: Thing[] = [
    {
      '@type': page.kind ?? 'WebPage',
      '@id': url,
      url,
      name: title,
      description: page.description(props),
      inLanguage: localeOf[lang],
      isPartOf: { '@id': websiteId(origin) },
      publisher: { '@id': organizationId(origin) },
      ...(parts.length > 0 && { hasPart: parts.map((part) => element(url, part)) }),
    },
    website(lang, origin, isHome),
    isHome ? wholeOrganization(lang, origin, company) : organization(lang, origin),
    ...(isHome ? [] : [breadcrumb(lang, origin, name, title)]),
    ...(page.things?.(props, origin, notes, image) ?? []),
  ]
  // A "</script>" in a title must not end the element.
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll(
    '<',
    String.raw`\u003c`,
  )
}

const element = (url: string, { id, name, description }: PagePart): Thing => ({
  '@type': 'WebPageElement',
  '@id': `${url}#${id}`,
  url: `${url}#${id}`,
  name,
  description,
})

const website = (lang: Lang, origin: string, isHome: boolean): Thing => ({
  '@type': 'WebSite',
  '@id': websiteId(origin),
  url: origin + pathOf(lang),
  name: brand.name,
  publisher: { '@id': organizationId(origin) },
  ...(isHome && pageExists('search') && { potentialAction: searchAction(lang, origin) }),
})

/** On home: the address of a search, for those who offer it beside the site. */
const searchAction = (lang: Lang, origin: string): Thing => ({
  '@type': 'SearchAction',
  target: {
    '@type': 'EntryPoint',
    urlTemplate: `${origin}${pathOf(lang, 'search')}?q={search_term_string}`,
  },
  'query-input': 'required name=search_term_string',
})

const organization = (lang: Lang, origin: string): Thing => ({
  '@type': 'Organization',
  '@id': organizationId(origin),
  name: brand.name,
  url: origin + pathOf(lang),
})

/** On home, which shows its offices and its year. */
function wholeOrganization(lang: Lang, origin: string, { legal, social, offices }: Company): Thing {
  const own = social.filter(({ url }) => !new URL(url).hostname.endsWith('.example'))
  return {
    ...organization(lang, origin),
    ...(hasLegalEntity(legal) && { legalName: legal.name }),
    ...(legal.vatNumber && { vatID: legal.vatNumber }),
    foundingDate: String(brand.founded),
    logo: `${origin}/icon-512.png`,
    location: brand.offices.map((office) => officeThing(lang, office, offices[office])),
    ...(own.length > 0 && { sameAs: own.map(({ url }) => url) }),
  }
}

function officeThing(lang: Lang, name: OfficeName, office: Office | undefined): Thing {
  const city = words[lang].frame[name]
  const { street, postcode, phone, opening, place } = office ?? {}
  return {
    '@type': 'Place',
    name: city,
    ...(phone && { telephone: phone }),
    ...(opening && { openingHours: opening.split('; ') }),
    ...(place && { geo: { '@type': 'GeoCoordinates', ...place } }),
    address: {
      '@type': 'PostalAddress',
      ...(street && { streetAddress: street }),
      ...(postcode && { postalCode: postcode }),
      addressLocality: city,
      addressCountry: countries[name],
    },
  }
}

/** Home, for an article the news, and the page itself. */
function breadcrumb(lang: Lang, origin: string, name: string, title: string): Thing {
  const { pages } = words[lang]
  const isPage = isPageName(name)
  const path = [
    { name: pages.home, item: origin + pathOf(lang) },
    ...(isPage ? [] : [{ name: pages.news, item: origin + pathOf(lang, 'news') }]),
    { name: isPage ? pages[name] : title, item: origin + pathOf(lang, name) },
  ]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: path.map((entry, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      ...entry,
    })),
  }
}
