import { generate } from 'lean-qr'
import { toSvgPath } from 'lean-qr/extras/svg'
import styles from './qr-code.module.css'

/** Modules of light around the code, which readers need to find it. */
const quiet = 4

interface Props {
  /** The encoded text. */
  text: string
  /** The purpose of the code, for screen readers. */
  label: string
}

export function QrCode({ text, label }: Props) {
  const code = generate(text)
  const side = code.size + 2 * quiet
  return (
    <svg
      className={styles.code}
      viewBox={`${-quiet} ${-quiet} ${side} ${side}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={toSvgPath(code)} />
    </svg>
  )
}
