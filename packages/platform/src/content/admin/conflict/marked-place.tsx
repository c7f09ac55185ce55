import { diffComm } from 'node-diff3'
import { partsOf, type Part } from './blocks.ts'
import { Stack } from '#src/ui/layout/stack.tsx'
import styles from './marked-place.module.css'
import { MarkedText, MarkedWords } from './marked-text.tsx'
import type { Place, Side } from './merge.ts'
import textStyles from './marked-text.module.css'

interface Props {
  place: Place
  /** The version that is shown, with what differs from the other one marked in it. */
  to: Side
  from: Side | 'base'
}

/** A place of one version against another: text as text, tables as tables, images as images. */
export function MarkedPlace({ place, from, to }: Props) {
  const { blocks } = place
  if (!blocks) return <MarkedText from={place[from] ?? ''} to={place[to]} />
  const [before, after] = [partsOf(blocks[from] ?? []), partsOf(blocks[to])]
  if (after.length === 0 && before.every(({ kind }) => kind === 'text'))
    return <MarkedText from={place[from] ?? ''} to="" />
  return (
    <Stack gap="100" className={textStyles.text}>
      {pairsOf(before, after, ({ kind }) => kind).map(([was, is], index) => (
        <MarkedPart key={index} was={was} is={is} />
      ))}
    </Stack>
  )
}

type Pair<One> = [was: One | undefined, is: One | undefined]

/** What stands at the same place in two rows; of those of different keys each by itself. */
function pairsOf<One>(
  before: readonly One[],
  after: readonly One[],
  keyOf: (one: One) => string,
  isChange = false,
): Pair<One>[] {
  const [was, is] = [[...before], [...after]]
  return diffComm(was.map(keyOf), is.map(keyOf)).flatMap((part): Pair<One>[] => {
    if (part.common) return part.common.map(() => [was.shift(), is.shift()])
    const [gone, come] = [was.splice(0, part.buffer1.length), is.splice(0, part.buffer2.length)]
    if (!isChange)
      return [
        ...gone.map((one): Pair<One> => [one, undefined]),
        ...come.map((one): Pair<One> => [undefined, one]),
      ]
    const longest = Math.max(gone.length, come.length)
    return Array.from({ length: longest }, (_, at): Pair<One> => [gone[at], come[at]])
  })
}

function MarkedPart({ was, is }: { was: Part | undefined; is: Part | undefined }) {
  const kind = (is ?? was)?.kind
  if (kind === 'table') return <MarkedTable was={rowsOf(was)} is={rowsOf(is)} />
  if (kind === 'image') return <MarkedImage was={was} is={is} />
  return (
    <div>
      <MarkedWords from={wordsOf(was)} to={wordsOf(is)} />
    </div>
  )
}

const rowsOf = (part: Part | undefined) => (part?.kind === 'table' ? part.rows : [])
const wordsOf = (part: Part | undefined) => (part && part.kind !== 'table' ? part.text : '')

type Rows = readonly (readonly string[])[]

function MarkedTable({ was, is }: { was: Rows; is: Rows }) {
  const rows = pairsOf(was, is, (row) => row.join('\t'), true)
  return (
    <table className={styles.table}>
      <tbody>
        {rows.map(([before = [], after = []], row) => (
          <tr key={row}>
            {Array.from({ length: Math.max(before.length, after.length) }, (_, column) => (
              <td key={column}>
                <MarkedWords from={before[column] ?? ''} to={after[column] ?? ''} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function MarkedImage({ was, is }: { was: Part | undefined; is: Part | undefined }) {
  const [before, after] = [was, is].map((part) => (part?.kind === 'image' ? part : undefined))
  const isSame = before?.address === after?.address
  const shown = isSame ? [after] : [before, after]
  return (
    <div>
      {shown.map((image) => {
        if (!image) return null
        const changed = image === after ? 'ins' : 'del'
        const Change = isSame ? 'span' : changed
        return (
          <Change key={image.address} className={styles.image}>
            <img src={image.address} alt="" height={72} loading="lazy" /> {image.name}
          </Change>
        )
      })}
      <MarkedWords from={wordsOf(before)} to={wordsOf(after)} />
    </div>
  )
}
