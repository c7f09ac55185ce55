import { useContext } from 'react'
import { brand } from '#src/brand/brand.ts'
import { defaultLang, localeOf } from '#src/i18n/locales.ts'
import { useCompany } from '../company.ts'
import { feedPathOf, feedTitleOf, jsonFeedPathOf } from '../feed.ts'
import type { PageProps, SitePage, SocialImage } from '../page.ts'
import { pathOf, type Alternate } from '../paths.ts'
import { ClaimNotesContext } from '../sections/claim-note.tsx'
import { structuredData } from './structured-data.ts'

/** URLs of built files. */
export interface SiteAssets {
  css: readonly string[]
  /** The page's own styles, in the page: another request would come before the first paint. */
  style?: InlineStyle | undefined
  scripts: readonly string[]
  /** Absent in development: there the style sheet has its URL. */
  font?: string
}

export interface InlineStyle {
  text: string
  /** By which the policy of the page allows it: `sha256-…`. */
  hash: string
}

export interface HeadProps<Data> {
  page: SitePage<Data>
  props: PageProps<Data>
  assets: SiteAssets
  /** Of `PUBLIC_URL`, without a slash at its end. */
  origin: string
  /** The page's languages, its own included; empty for "not found". */
  alternates: readonly Alternate[]
  /** Drawn for this page; absent: the picture of the site. */
  picture?: SocialImage | undefined
}

/** Query keys for one-time notes, which are no part of the canonical address. */
const passing = new Set(['sent', 'note', 'return'])

const siteImage: SocialImage = {
  url: '/social.png',
  type: 'image/png',
  width: 1200,
  height: 630,
  alt: brand.name,
}

export function Head<Data>(head: HeadProps<Data>) {
  const { page, props, assets, origin, alternates, picture } = head
  const { lang, name, query } = props
  const title = page.title(props)
  const found = page.searchTitle?.(props) ?? title
  const whole = name === '' && alternates.length ? found : `${found} – ${brand.name}`
  const description = page.description(props)
  const url = origin + pathOf(lang, name) + searchOf(query)
  const article = page.article?.(props)
  const image = page.image?.(props) ?? picture ?? siteImage
  const selectedFrom = page.selectionOf?.(props)
  const isIndexed = selectedFrom === undefined && props.previewUntil === undefined
  const robots = isIndexed ? page.robots : 'noindex'
  const canonical = selectedFrom === undefined ? url : origin + selectedFrom
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{whole}</title>
      <meta name="description" content={description} />
      {assets.font && (
        <link rel="preload" as="font" type="font/woff2" href={assets.font} crossOrigin="" />
      )}
      {assets.css.map((href) => (
        <link key={href} rel="stylesheet" href={href} />
      ))}
      {assets.style && <style dangerouslySetInnerHTML={{ __html: assets.style.text }} />}
      {assets.scripts.map((src) => (
        <script key={src} type="module" src={src} />
      ))}
      {robots && <meta name="robots" content={robots} />}
      {page.robots === undefined && <link rel="canonical" href={canonical} />}
      {robots === undefined && alternates.length > 0 && (
        <SearchTags {...head} canonical={canonical} image={image} />
      )}
      <SocialTags {...head} url={canonical} image={image} />
      {article && <meta property="article:published_time" content={article.publishedAt} />}
      {article && <meta property="article:modified_time" content={article.updatedAt} />}
      <meta name="theme-color" content={page.ground === 'ink' ? '#0b1622' : '#f7f8f5'} />
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/site.webmanifest" />
    </head>
  )
}

interface SearchTagsProps<Data> extends HeadProps<Data> {
  canonical: string
  image: SocialImage
}

/** For search engines: the page in other languages, the feeds, the structured data. */
function SearchTags<Data>(head: SearchTagsProps<Data>) {
  const { page, props, origin, alternates, canonical, image } = head
  const { lang } = props
  const company = useCompany()
  const notes = useContext(ClaimNotesContext)
  // A page of a list, or a category, has no translation: what the alternates lead to is the whole list.
  const isAlternate = alternates.some(({ path }) => origin + path === canonical)
  const fallback = alternates.find((alternate) => alternate.lang === defaultLang) ?? alternates[0]
  if (!fallback) return null
  return (
    <>
      {isAlternate && (
        <>
          {alternates.map((alternate) => (
            <link
              key={alternate.lang}
              rel="alternate"
              // The language without a country: Austrians and Swiss read the German page too.
              hrefLang={alternate.lang}
              href={origin + alternate.path}
            />
          ))}
          <link rel="alternate" hrefLang="x-default" href={origin + fallback.path} />
        </>
      )}
      <link
        rel="alternate"
        type="application/atom+xml"
        title={feedTitleOf(lang)}
        href={feedPathOf(lang)}
      />
      <link
        rel="alternate"
        type="application/feed+json"
        title={feedTitleOf(lang)}
        href={jsonFeedPathOf(lang)}
      />
      <script
        type="application/ld+json"
        dangerouslySetInnerHTML={{
          __html: structuredData({
            page,
            props,
            origin,
            url: canonical,
            company,
            notes,
            image: origin + image.url,
          }),
        }}
      />
    </>
  )
}

interface SocialTagsProps<Data> extends HeadProps<Data> {
  url: string
  image: SocialImage
}

/** For social networks. */
function SocialTags<Data>(head: SocialTagsProps<Data>) {
  const { page, props, origin, alternates, url, image } = head
  const { lang } = props
  const others = alternates.filter((alternate) => alternate.lang !== lang)
  return (
    <>
      <meta property="og:type" content={page.article?.(props) ? 'article' : 'website'} />
      <meta property="og:title" content={page.title(props)} />
      <meta property="og:description" content={page.description(props)} />
      <meta property="og:url" content={url} />
      <meta property="og:site_name" content={brand.name} />
      <meta property="og:locale" content={localeOf[lang].replace('-', '_')} />
      {others.map((alternate) => (
        <meta
          key={alternate.lang}
          property="og:locale:alternate"
          content={localeOf[alternate.lang].replace('-', '_')}
        />
      ))}
      <meta property="og:image" content={origin + image.url} />
      <meta property="og:image:type" content={image.type} />
      <meta property="og:image:width" content={String(image.width)} />
      <meta property="og:image:height" content={String(image.height)} />
      <meta property="og:image:alt" content={image.alt} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}

function searchOf(query: Readonly<Record<string, string>>): string {
  const kept = Object.entries(query).filter(([key, value]) => value && !passing.has(key))
  return kept.length ? `?${new URLSearchParams(kept)}` : ''
}
