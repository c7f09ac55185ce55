import styles from './responsive-image.module.css'

/** An image in several widths and formats, of which the browser takes what it needs. */
export interface ImageFile {
  /** For browsers that know no `srcSet`. */
  src: string
  srcSet: string
  /** Newer formats, the smallest first. */
  sources: readonly { type: string; srcSet: string }[]
  /** Pixels of the original: they keep the place. */
  width: number
  height: number
  /** What a crop keeps in view, from 0 to 1 of its width and of its height; absent: the middle. */
  focus?: { x: number; y: number }
}

interface Props {
  image: ImageFile
  /** How wide it is drawn, as the attribute says it. */
  sizes: string
  /** Empty where the text beside it says the same. */
  alt: string
  /** Seen at once: it is not loaded lazily. */
  eager?: boolean
  /** It fills a box of other proportions. */
  cropped?: boolean
}

const tenths = (part: number) => Math.round(part * 10)

export function ResponsiveImage({ image, sizes, alt, eager = false, cropped = false }: Props) {
  const { sources, src, srcSet, width, height, focus } = image
  return (
    <picture>
      {sources.map((source) => (
        <source key={source.type} type={source.type} srcSet={source.srcSet} sizes={sizes} />
      ))}
      <img
        src={src}
        srcSet={srcSet || undefined}
        sizes={srcSet ? sizes : undefined}
        alt={alt}
        width={width}
        height={height}
        decoding="async"
        {...(cropped &&
          focus && {
            className: styles.cropped,
            'data-x': tenths(focus.x),
            'data-y': tenths(focus.y),
          })}
        {...(eager ? { fetchPriority: 'high' } : { loading: 'lazy' })}
      />
    </picture>
  )
}
