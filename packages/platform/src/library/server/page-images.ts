import type { Lang } from '#src/i18n/locales.ts'
import type { Store } from '#src/server/database/store.ts'
import type { SocialImage } from '#src/site/page.ts'
import type { ImageFile } from '#src/ui/responsive-image.tsx'
import type { Variant } from '../contract.ts'
import { addressOf } from './addresses.ts'
import { isImage } from '../file-types.ts'
import { findByAddress, hashIn } from './old-urls.ts'
import type { LibraryFileRow } from './table.ts'
import { focusOf } from './present.ts'
import { smallestWithVariants, variantsOf } from './variants.ts'

/** Pixels of the largest variant that pages offer: beside a title, as a column, across the page. */
const maxWidth = { small: 640, large: 1280, full: 1920 } as const

export type ImageSize = keyof typeof maxWidth

/** Returns the image of a row for a page; undefined for other files. */
export function imageOf(row: LibraryFileRow, size: ImageSize): ImageFile | undefined {
  const { width, height } = row
  if (!isImage(row.mime_type) || width === null || height === null) return undefined
  // A smaller image is sent as it is, since its only variant would be too coarse.
  const hasVariants = width >= smallestWithVariants
  const variants = variantsOf(row).filter(
    (variant) => hasVariants && variant.width <= maxWidth[size],
  )
  const isFallback = ({ format }: Variant) => format === 'jpeg' || format === 'png'
  const fallbacks = variants.filter(isFallback)
  const fallback = fallbacks.at(-1)
  const sources = ['avif', 'webp'].flatMap((format) => {
    const inFormat = variants.filter((variant) => variant.format === format)
    // A browser chooses the first format that it knows, even without the largest widths.
    const isComplete = inFormat.length > 0 && inFormat.length >= fallbacks.length
    return isComplete ? [{ type: `image/${format}`, srcSet: srcSetOf(inFormat) }] : []
  })
  return {
    src: fallback?.url ?? addressOf(row),
    srcSet: srcSetOf(fallbacks),
    sources,
    width,
    height,
    ...focusOf(row),
  }
}

const srcSetOf = (variants: readonly Variant[]) =>
  variants.map(({ url, width }) => `${url} ${width}w`).join(', ')

/** The proportions, height by width, that a link preview crops to a recognisable image. */
const socialRatio = { min: 0.25, max: 2 } as const

/** Returns an image for link previews; undefined if it is too small or too narrow. */
export function socialImageOf(row: LibraryFileRow, alt: string): SocialImage | undefined {
  const { width, height } = row
  const variant = variantsOf(row).findLast(
    (one) => one.width <= maxWidth.large && (one.format === 'jpeg' || one.format === 'png'),
  )
  if (!variant || !width || !height || width < smallestWithVariants) return undefined
  const ratio = height / width
  if (ratio < socialRatio.min || ratio > socialRatio.max) return undefined
  return {
    url: variant.url,
    type: `image/${variant.format}`,
    width: variant.width,
    height: Math.round((variant.width * height) / width),
    alt,
  }
}

/** Matches an image in sanitised rich text, together with the start tag of its figure. */
const image =
  /(?:(<figure(?: data-width="(half|full)")?>))?<img src="(\/library\/[0-9a-f]{32}\/[^"]*)" alt="([^"]*)"(?: width="(\d+)")?(?: height="(\d+)")? \/>/g

/** Pixels of the text column, of half of it, and of the full width beside a table of contents. */
const columnWidth = { text: 680, half: 340, full: 888 } as const

/**
 * Adds variants, sizes and lazy loading to the images of rich text. Images without an alternative
 * text get the library's text in the language.
 */
export async function withImageVariants({ db }: Store, html: string, lang: Lang): Promise<string> {
  const addresses = [...html.matchAll(image)].map(([, , , address = '']) => address)
  if (!addresses.length) return html
  const fileAt = await findByAddress(db, addresses.flatMap(hashIn))
  return html.replace(
    image,
    (
      tag,
      figure: string | undefined,
      place: 'half' | 'full' | undefined,
      address: string,
      own: string,
      width?: string,
      height?: string,
    ) => {
      const row = fileAt(address)
      const alt = own || escapeHtml(row?.alt[lang] ?? '')
      const file = row && imageOf(row, 'large')
      if (!file) return tag
      const size = sizeOf(file, Number(width), Number(height))
      const drawn = Math.min(size.width, columnWidth[place ?? 'text'])
      const sizes = `sizes="(min-width: ${drawn + 96}px) ${drawn}px, calc(100vw - 40px)"`
      const sources = file.sources.map(
        ({ type, srcSet }) => `<source type="${type}" srcset="${srcSet}" ${sizes} />`,
      )
      const srcSet = file.srcSet && ` srcset="${file.srcSet}" ${sizes}`
      return `${figure ?? ''}<picture>${sources.join('')}<img src="${file.src}"${srcSet} alt="${alt}" width="${size.width}" height="${size.height}" loading="lazy" decoding="async" /></picture>`
    },
  )
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign)

/** Returns the size in the text; missing values follow from the proportions of the file. */
function sizeOf(file: ImageFile, width: number, height: number) {
  const ratio = file.height / file.width
  if (width) return { width, height: height || Math.round(width * ratio) }
  if (height) return { width: Math.round(height / ratio), height }
  return { width: file.width, height: file.height }
}
