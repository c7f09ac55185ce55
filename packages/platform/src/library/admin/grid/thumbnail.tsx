import type { LibraryFile } from '#src/library/contract.ts'
import { kindOf } from '../file-kinds.ts'
import styles from './thumbnail.module.css'

interface Props {
  file: LibraryFile
  /** Pixels that it is drawn wide; a variant of at least twice that is taken where there is one. */
  width?: number
}

/** A picture of a file: of an image itself, cropped around its focus; of others their kind. */
export function Thumbnail({ file, width = 160 }: Props) {
  const { url, focus, variants } = file
  if (kindOf(file) !== 'image')
    return (
      <span className={styles.other} data-kind={kindOf(file)}>
        <svg viewBox="0 0 48 60" width="48" height="60" aria-hidden="true">
          <path d="M1 1h32l14 14v44H1zM33 1v14h14" />
          {kindOf(file) === 'video' ? (
            <path d="M18 26v16l14-8z" />
          ) : (
            <path d="M10 26h28M10 34h28M10 42h18" />
          )}
        </svg>
        {width > smallest && extensionOf(file)}
      </span>
    )
  const webp = variants.filter(({ format }) => format === 'webp')
  const variant = webp.find((one) => one.width >= width * 2) ?? webp.at(-1)
  return (
    <img
      className={styles.image}
      src={variant?.url ?? url}
      alt=""
      loading="lazy"
      decoding="async"
      style={focus && { objectPosition: `${focus.x * 100}% ${focus.y * 100}%` }}
    />
  )
}

/** Pixels; a narrower one has no room for letters. */
const smallest = 60

const extensionOf = ({ name }: LibraryFile) => name.split('.').at(-1)?.toUpperCase() ?? ''
