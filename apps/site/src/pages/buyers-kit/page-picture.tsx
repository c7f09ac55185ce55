import { brand } from '@repo/platform/brand/brand.ts'
import { mark } from '@repo/platform/brand/mark.ts'
import { Stack } from '@repo/platform/ui/layout/stack.tsx'
import { Table } from '@repo/platform/ui/layout/table.tsx'
import { Text } from '@repo/platform/ui/layout/text.tsx'
import type { Block, Drawing } from '#src/generated-documents/block.ts'
import styles from './buyers-kit.module.css'
import type { FirstPage } from './first-page.ts'

/** A4 with three units to two points, so that the text of a page has the sizes of the site. */
const sheet = { width: 893, height: 1263 } as const
const margins = { pdf: 84, docx: 108 } as const
/** Where a drawing below a title begins, and how high it may be. */
const drawn = { top: 232, highest: 570 } as const

/** What a picture shows of the page: its top, or most of it. */
const crops = {
  top: { left: 48, above: 42, height: 345, blocks: 4 },
  page: { left: 20, above: 60, height: 870, blocks: 99 },
} as const

interface PagePictureProps {
  page: FirstPage
  /** How much of it, as large as can be read; the rest fades out. */
  cropped: keyof typeof crops
}

/** The first page of a document, drawn from what the file is made from. Decorative beside its title. */
export function PagePicture({ page, cropped }: PagePictureProps) {
  const { kind, title, subtitle } = page
  const crop = crops[cropped]
  const margin = margins[kind]
  const width = sheet.width - 2 * margin
  const [first, ...rest] = page.blocks.slice(0, crop.blocks)
  const drawing = first?.kind === 'drawing' ? first.drawing : undefined
  const scale = drawing ? Math.min(width / drawing.width, drawn.highest / drawing.height) : 0
  const below = drawing ? drawn.top + drawing.height * scale + 16 : 0
  const start = margin + (kind === 'pdf' ? 44 : 0)
  const shown = (drawing || !first ? rest : [first, ...rest]).map((block, at) => (
    <Part key={at} block={block} />
  ))
  const box = [crop.left, margin - crop.above, sheet.width - 2 * crop.left, crop.height]
  return (
    <svg aria-hidden="true" className={styles.page} viewBox={box.join(' ')} data-screen-only>
      {kind === 'pdf' && <Sign margin={margin} />}
      <foreignObject x={margin} y={start} width={width} height={sheet.height - start - 76}>
        <Stack gap="100">
          <p className={styles.title}>{title}</p>
          <Text size="compact" tone="muted">
            {subtitle}
          </Text>
          {!drawing && shown}
        </Stack>
      </foreignObject>
      {drawing && (
        <>
          <g transform={`translate(${margin} ${drawn.top}) scale(${scale})`}>
            <Shapes drawing={drawing} />
          </g>
          <foreignObject x={margin} y={below} width={width} height={sheet.height - below - 76}>
            <Stack gap="100">{shown}</Stack>
          </foreignObject>
        </>
      )}
    </svg>
  )
}

function Sign({ margin }: { margin: number }) {
  const { distances, stroke, point } = mark
  return (
    <>
      <g transform={`translate(${margin} ${margin}) scale(0.8)`}>
        <path d={distances} fill="none" stroke="currentColor" strokeWidth={stroke} />
        <circle {...point} fill="var(--accent)" />
      </g>
      <text x={margin + 36} y={margin + 19} fontSize="20" fontWeight="600" fill="currentColor">
        {brand.name}
      </text>
    </>
  )
}

const Shapes = ({ drawing }: { drawing: Drawing }) =>
  drawing.shapes.map(({ path, fill = 'none', stroke, lineWidth }, at) => (
    <path key={at} d={path} fill={fill} stroke={stroke} strokeWidth={lineWidth} />
  ))

function Part({ block }: { block: Block }) {
  switch (block.kind) {
    case 'heading':
      return (
        <Text size="lead" weight="strong" above="150">
          {block.text}
        </Text>
      )
    case 'text':
    case 'link':
      return (
        <Text size="compact" tone={'quiet' in block ? 'muted' : 'text'}>
          {block.text}
        </Text>
      )
    case 'list':
      return block.items.map((item) => (
        <Text key={item} size="compact">
          • {item}
        </Text>
      ))
    case 'grid':
      return <Grid {...block} />
    case 'drawing':
      return null
  }
}

const Grid = ({ head, rows }: Extract<Block, { kind: 'grid' }>) => (
  <Table size="small">
    <thead>
      <tr>
        {head.map((cell, at) => (
          <th key={at}>{cell}</th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((cells, row) => (
        <tr key={row}>
          {cells.map((cell, at) => (
            <td key={at}>{cell || '\u00a0'}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </Table>
)
