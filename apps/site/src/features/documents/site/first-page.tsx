import { paint } from '@repo/pictures/paint.ts'
import type { ReactNode } from 'react'
import { valueFor, type Stored } from '@repo/platform/rest/stored-option.ts'
import type { DocumentType } from '../contract.ts'
import styles from './first-page.module.css'

const look = {
  mark: paint({ stroke: 'accent', strokeWidth: 6 }),
  title: paint({ fill: 'text', stroke: 'none' }),
  rule: paint({ stroke: 'hairline', strokeWidth: 1.5 }),
  text: paint({ stroke: 'hairline-strong' }),
  // What a sheet names without a figure.
  open: paint({ stroke: 'hairline-strong', strokeDasharray: '5 4' }),
  ground: paint({ fill: 'surface-quiet' }),
  track: paint({ stroke: 'live', strokeDasharray: '2 4' }),
  dot: paint({ fill: 'accent' }),
  bar: paint({ stroke: 'live', strokeWidth: 12 }),
}

/** Millimetres of an A4 page. */
const sheet = { width: 210, height: 297 } as const

const lines = (x: number, top: number, widths: readonly number[], pitch = 9) =>
  widths.map((width, at) => `M${x} ${top + at * pitch}h${width}`).join('')

const lineLength = 22
const maxLines = 2

/** The words of a title on lines of a cover; what does not fit ends in an ellipsis. */
export function titleLines(title: string): string[] {
  const found: string[] = []
  for (const word of title.split(/\s+/)) {
    const last = found.at(-1)
    if (last !== undefined && `${last} ${word}`.length <= lineLength)
      found[found.length - 1] = `${last} ${word}`
    else found.push(word)
  }
  if (found.length <= maxLines) return found
  return [...found.slice(0, maxLines - 1), `${found[maxLines - 1]} …`]
}

interface FirstPageProps {
  type: Stored<DocumentType>
  title: string
  /** The address of a picture of the first page. */
  cover?: string | undefined
  /** In the first screen: it is not loaded lazily. */
  eager?: boolean
}

/** The first page of a document; without a picture of it, its title over the drawing of its type. Decorative beside its title. */
export function FirstPage({ type, title, cover, eager = false }: FirstPageProps) {
  if (cover)
    return (
      <img
        className={styles.page}
        src={cover}
        alt=""
        width="112"
        height="158"
        loading={eager ? 'eager' : 'lazy'}
      />
    )
  return (
    <svg
      aria-hidden="true"
      className={styles.page}
      viewBox={`0 0 ${sheet.width} ${sheet.height}`}
      width="112"
      height="158"
    >
      <path {...look.mark} d="M20 22h26" />
      {titleLines(title).map((line, at) => (
        <text key={line} {...look.title} x="20" y={46 + at * 18} fontSize="14" fontWeight="600">
          {line}
        </text>
      ))}
      {valueFor<ReactNode>(drawings, type)}
      <path {...look.rule} d="M20 272h170" />
      <path {...look.text} d={lines(20, 280, [46])} />
    </svg>
  )
}

const drawings = {
  datasheet: (
    <>
      <path
        {...look.rule}
        d={lines(
          20,
          92,
          Array.from({ length: 15 }, () => 170),
          12,
        )}
      />
      <path
        {...look.text}
        d={lines(20, 86, [40, 52, 34, 46, 58, 38, 44, 30, 50, 42, 36, 48, 40, 54, 32], 12)}
      />
      <path {...look.text} d={lines(104, 86, [60, 72, 44, 78, 36, 64, 52, 70, 40, 58, 66], 12)} />
      <path {...look.open} d={lines(104, 218, [52, 52, 52, 52], 12)} />
    </>
  ),
  brochure: (
    <>
      <path {...look.ground} d="M20 76h170v92h-170z" />
      <path
        {...look.rule}
        d="M34 90h70v12h-70zm0 22h70v12h-70zm0 22h70v12h-70zM20 156h170M118 76v92"
      />
      <path {...look.track} d="M30 156h96v-46h50" />
      <circle {...look.dot} cx="176" cy="110" r="5" />
      <path {...look.text} d={lines(20, 186, [78, 74, 80, 70, 76, 48])} />
      <path {...look.text} d={lines(112, 186, [76, 78, 66, 74, 78, 60])} />
    </>
  ),
  'case-study': (
    <>
      <path {...look.rule} d="M20 164h170m-170-5v10m42.5-8v6m42.5-8v10m42.5-8v6m42.5-8v10" />
      <path {...look.bar} d="M20 92h120M20 116h150M20 140h90" />
      <path {...look.text} d={lines(20, 192, [170, 158, 164, 96])} />
      <path {...look.open} d={lines(20, 238, [110, 84, 96])} />
    </>
  ),
} satisfies Record<DocumentType, ReactNode>
