import type { ReactNode } from 'react'
import type { Lang } from '@repo/platform/i18n/locales.ts'
import { Text } from '@repo/platform/ui/layout/text.tsx'
import { ResponsiveImage } from '@repo/platform/ui/responsive-image.tsx'
import { renderImage } from './files.ts'
import type { RenderName } from './names.ts'
import styles from './render-figure.module.css'
import { sizesOf } from './sizes.ts'
import { renderWords } from './words.ts'

interface RenderFigureProps {
  lang: Lang
  name: RenderName
  /** The part of the content's width; across the full width it is cropped to a band. */
  width: keyof typeof sizesOf
  /** What the page says about it, before the sentence that calls it an illustration. */
  caption?: string
  /** In the first screen: it is not loaded lazily. */
  eager?: boolean
  /** Drawn over a band. */
  over?: ReactNode
}

/** A render with its alternative text, called an illustration below. */
export function RenderFigure(props: RenderFigureProps) {
  const { lang, name, width, caption, eager = false, over } = props
  const { alts, caption: kind } = renderWords[lang]
  const isBand = width === 'full'
  return (
    <figure className={isBand ? styles.band : undefined} data-screen-only>
      <ResponsiveImage
        image={renderImage(name)}
        sizes={sizesOf[width]}
        alt={alts[name]}
        eager={eager}
        cropped={isBand}
      />
      {over}
      <Text as="figcaption" size="small" tone="muted" above="100">
        {caption ? `${caption} ${kind}.` : kind}
      </Text>
    </figure>
  )
}
