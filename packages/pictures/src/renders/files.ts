import type { ImageFile } from '@repo/platform/ui/responsive-image.tsx'
import { renderSize, smallerWidths, type RenderName } from './names.ts'

/** Addresses of the built files; `files` holds the full width, its folders the smaller ones. */
const addresses = import.meta.glob<string>('./files/**/*.{avif,jpg}', {
  query: '?url',
  import: 'default',
  eager: true,
})

const typeOf = { avif: 'image/avif', jpg: 'image/jpeg' } as const
type Format = keyof typeof typeOf

function addressOf(name: RenderName, format: Format, width: number): string {
  const folder = width === renderSize.width ? '' : `${width}/`
  const address = addresses[`./files/${folder}${name}.${format}`]
  if (!address) throw new Error(`The render ${name} has no ${format} of ${width} pixels`)
  return address
}

const srcSetOf = (name: RenderName, format: Format) =>
  [...smallerWidths, renderSize.width]
    .map((width) => `${addressOf(name, format, width)} ${width}w`)
    .join(', ')

/** The largest JPEG, for downloads. */
export const downloadOf = (name: RenderName): string => addressOf(name, 'jpg', renderSize.width)

/** The point that a crop keeps in view, where it is not the middle. */
const focusOf: Partial<Record<RenderName, { x: number; y: number }>> = {
  above: { x: 0.5, y: 1 },
  crossing: { x: 0.3, y: 1 },
  dock: { x: 0.5, y: 0.7 },
}

/** A render in its widths and formats. */
export const renderImage = (name: RenderName): ImageFile => ({
  src: addressOf(name, 'jpg', 1280),
  srcSet: srcSetOf(name, 'jpg'),
  sources: [{ type: typeOf.avif, srcSet: srcSetOf(name, 'avif') }],
  ...renderSize,
  ...(focusOf[name] && { focus: focusOf[name] }),
})
