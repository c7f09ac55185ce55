import { paint as painted } from '../paint.ts'
import { project, type Point3 } from '../floor/iso.ts'
import { serialise } from '../floor/node.ts'
import { polygon } from '../floor/path.ts'
import { drawPerson } from '../floor/person.ts'
import { box, paint, type Extent, type Tones } from '../floor/solid.ts'
import { drawTruck } from '../floor/truck.ts'
import { axes, edges, grid, leader, line, view } from './construction-lines.ts'
import styles from './unfinished-scene.module.css'

const look = {
  floor: painted({ fill: 'ink-high', fillOpacity: 0.55 }),
  leaders: painted({ fill: 'none', stroke: 'paper', strokeOpacity: 0.6 }),
  mark: painted({ fill: 'paper', stroke: 'ink' }),
  number: painted({
    fill: 'ink',
    fontWeight: 600,
    dominantBaseline: 'central',
    textAnchor: 'middle',
  }),
  grid: painted({ fill: 'none', stroke: 'steel-2', strokeOpacity: 0.1 }),
  axes: painted({
    fill: 'none',
    stroke: 'steel-2',
    strokeDasharray: '14 4 2 4',
    strokeOpacity: 0.4,
  }),
  way: painted({
    fill: 'none',
    stroke: 'orange',
    strokeDasharray: '2 8',
    strokeLinecap: 'round',
    strokeWidth: 3,
  }),
  planned: painted({
    fill: 'none',
    stroke: 'steel-2',
    strokeDasharray: '4 4',
    strokeOpacity: 0.75,
  }),
  ring: painted({ fill: 'teal-live', fillOpacity: 0.16, stroke: 'teal-live' }),
  tag: painted({ fill: 'teal-live', stroke: 'ink' }),
}

const tones = {
  machine: ['#4b7089', '#2c4a5e', '#1d3343'],
  goods: ['#5a8098', '#37586c', '#223d4e'],
  carton: ['#7a715c', '#565041', '#3a372f'],
  steel: ['#6d8b9d', '#4a6877', '#2c4351'],
} as const satisfies Record<string, Tones>

export interface Block {
  readonly extent: Extent
  /** Absent: only its construction lines are there. */
  readonly tone?: keyof typeof tones
}

export interface UnfinishedSceneProps {
  /** Metres of the floor, from the corner that is farthest from the viewer. */
  readonly width: number
  readonly depth: number
  readonly blocks: readonly Block[]
  readonly trucks: readonly { at: readonly [x: number, y: number]; heading: number; load: number }[]
  readonly persons: readonly (readonly [x: number, y: number])[]
  /** Ways that are planned, on the floor. */
  readonly ways: readonly (readonly (readonly [x: number, y: number])[])[]
  /** Tags, and the numbers of the questions in their order. */
  readonly tags: readonly Point3[]
  readonly marks: readonly Point3[]
}

/** A night scene drawn half: what is planned stands there as construction lines. */
export function UnfinishedScene(props: UnfinishedSceneProps) {
  const { width, depth, blocks, trucks, persons, ways, tags, marks } = props
  const [centreX, centreY] = project([width / 2, depth / 2, 0.6])
  const floor = [
    [0, 0, 0],
    [width, 0, 0],
    [width, depth, 0],
    [0, depth, 0],
  ] as const
  return (
    <svg
      aria-hidden="true"
      className={styles.scene}
      viewBox={`${Math.round(centreX - view.width / 2)} ${Math.round(centreY - view.height / 2)} ${view.width} ${view.height}`}
      preserveAspectRatio="xMidYMid slice"
    >
      <path {...look.floor} className={styles.floor} d={polygon(floor.map(project))} />
      <path {...look.grid} d={grid(width, depth)} />
      <path {...look.axes} d={axes(width, depth)} />
      {ways.map((way) => (
        <path key={String(way)} {...look.way} d={line(way.map(([x, y]) => [x, y, 0]))} />
      ))}
      <Solids blocks={blocks} trucks={trucks} persons={persons} />
      <path
        {...look.planned}
        d={blocks.flatMap(({ extent, tone }) => (tone ? [] : [edges(extent)])).join('')}
      />
      {tags.map(project).map(([x, y]) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
          <ellipse {...look.ring} rx="15" ry="8.7" />
          <circle {...look.tag} r="3.4" />
        </g>
      ))}
      <path
        {...look.leaders}
        className={styles.leaders}
        d={marks.map((mark, index) => leader(project(mark), index, [centreX, centreY])).join('')}
      />
      {marks.map(project).map(([x, y], index) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
          <circle {...look.mark} className={styles.mark} />
          <text {...look.number} className={styles.number}>
            {index + 1}
          </text>
        </g>
      ))}
    </svg>
  )
}

type Standing = Pick<UnfinishedSceneProps, 'blocks' | 'trucks' | 'persons'>

/** What stands there already, those behind first. */
function Solids({ blocks, trucks, persons }: Standing) {
  const placed = (at: readonly [number, number], children: string) => {
    const [x, y] = project([...at, 0])
    return `<g transform="translate(${x} ${y})">${children}</g>`
  }
  const items = [
    ...blocks.flatMap(({ extent, tone }) =>
      tone
        ? [
            {
              // What stands on something comes after it.
              near: extent[3] + extent[4] + extent[2] * 2,
              drawn: paint(box(extent, tones[tone])).map(serialise).join(''),
            },
          ]
        : [],
    ),
    ...trucks.map(({ at, heading, load }) => ({
      near: at[0] + at[1] + 1.4,
      drawn: placed(at, drawTruck(heading, load, 0.1).map(serialise).join('')),
    })),
    ...persons.map((at) => ({
      near: at[0] + at[1] + 0.4,
      drawn: placed(at, drawPerson(0, 0).map(serialise).join('')),
    })),
  ].toSorted((a, b) => a.near - b.near)
  return <g dangerouslySetInnerHTML={{ __html: items.map(({ drawn }) => drawn).join('') }} />
}
