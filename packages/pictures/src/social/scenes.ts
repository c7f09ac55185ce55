import { anchors } from '#src/floor/anchors.ts'
import { dockWidth, docks, hallSize, rack, rackRuns } from '#src/floor/hall.ts'
import { project } from '#src/floor/iso.ts'
import { stillState } from '#src/floor/still-floor.ts'
import { stillScene } from '#src/floor/still-scene.ts'
import { crossing, speedZone, type Zone } from '#src/floor/zones.ts'

type Point = readonly [x: number, y: number]

/** What part of the hall a picture shows: the place in its middle, in metres, and how near. */
export interface Crop {
  centre: Point
  scale: number
}

/** Fonts are not there for certain where pictures are drawn: the scene does without its words. */
const wordless = (svg: string) => svg.replaceAll(/<text[^>]*>.*?<\/text>/gs, '')

let night: string | undefined

/** The hall at an angle, in scene units. */
const nightScene = () => (night ??= wordless(stillScene({ dock: '', aisle: '' })))

type Box = readonly [x: number, y: number, width: number, height: number]

const rectangle = ([x, y, width, height]: Box, more: string) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" ${more}/>`

const along = (points: readonly Point[]) =>
  `M${points.map(([x, y]) => `${x.toFixed(2)} ${y.toFixed(2)}`).join('L')}`

const zone = ({ outline }: Zone, colour: string) =>
  `<path d="${along(outline)}Z" fill="${colour}" fill-opacity=".09" stroke="${colour}" stroke-width=".14" stroke-dasharray=".7 .35"/>`

function racks(): string {
  return rackRuns
    .map(({ x, y, bays }) => {
      const uprights = Array.from(
        { length: bays + 1 },
        (_, bay) => `M${x} ${y + bay * rack.bay}h${rack.depth}`,
      )
      const frame = rectangle([x, y, rack.depth, bays * rack.bay], 'fill="#e3e8e1"')
      return `${frame}<path d="${uprights.join('')}M${x + rack.depth / 2} ${y}v${bays * rack.bay}"/>`
    })
    .join('')
}

/** The three anchors nearest to a tag, whose distances to it are measured. */
function ranges([x, y]: Point): string {
  const distance = ([atX = 0, atY = 0]: readonly number[]) => Math.hypot(atX - x, atY - y)
  const nearest = anchors.map(({ at }) => at).toSorted((a, b) => distance(a) - distance(b))
  return nearest
    .slice(0, 3)
    .map(
      (at) =>
        `<path d="M${at[0]} ${at[1]}L${x} ${y}" stroke-dasharray=".5 .4"/><circle cx="${at[0]}" cy="${at[1]}" r="${distance(at)}" stroke-opacity=".28"/>`,
    )
    .join('')
}

let plan: string | undefined

/** The hall from above, in metres. */
function planScene(): string {
  if (plan !== undefined) return plan
  const { width, depth } = hallSize
  const gridLines = Array.from({ length: 27 }, (_, index) => index * 10 - 80)
  const { movers } = stillState()
  const trucks = movers.filter(({ kind }) => kind === 'truck')
  const located = trucks.toSorted((a, b) => Math.abs(a.at[1] - 39) - Math.abs(b.at[1] - 39))[0]
  return (plan = [
    `<path d="${gridLines.map((at) => `M${at} -80V180M-80 ${at}H180`).join('')}" stroke="#51606b" stroke-opacity=".16" stroke-width=".05"/>`,
    rectangle([0, 0, width, depth], 'fill="#fff" stroke="#0b1622" stroke-width=".4"'),
    ...docks.map(({ x, open }) =>
      rectangle(
        [x, -0.5, dockWidth, 1],
        `fill="${open ? '#f7f8f5' : '#0b1622'}" stroke="#0b1622" stroke-width=".14"`,
      ),
    ),
    zone(speedZone, '#b98500'),
    zone(crossing, '#c8281e'),
    `<g stroke="#51606b" stroke-width=".1" fill="none">${racks()}</g>`,
    located ? `<g fill="none" stroke="#0b8f83" stroke-width=".12">${ranges(located.at)}</g>` : '',
    ...movers.map(({ trail, at, kind }) => {
      const [colour, wide] = kind === 'truck' ? ['#f26b1d', 0.42] : ['#0b8f83', 0.24]
      return `<path d="${along([...trail, at])}" fill="none" stroke="${colour}" stroke-width="${wide}" stroke-linejoin="round" stroke-linecap="round" stroke-opacity=".85"/>`
    }),
    ...anchors.map(
      ({ at: [x, y] }) =>
        `<path d="M${x} ${y - 0.75}L${x + 0.75} ${y}L${x} ${y + 0.75}L${x - 0.75} ${y}Z" fill="#0b1622"/>`,
    ),
    ...movers.map(({ at: [x, y], heading, kind }) =>
      kind === 'truck'
        ? `<g transform="translate(${x.toFixed(2)} ${y.toFixed(2)}) rotate(${((heading * 180) / Math.PI).toFixed(0)})"><path d="M-1.5 -.75H1.5V.75H-1.5zM1.5 -.5H2.7M1.5 .5H2.7" fill="#0b1622" stroke="#0b1622" stroke-width=".22"/><circle r=".42" fill="#f26b1d"/></g>`
        : `<circle cx="${x.toFixed(2)}" cy="${y.toFixed(2)}" r=".6" fill="#0b8f83"/>`,
    ),
  ].join(''))
}

/** The hall drawn for one ground, with the place of its crop at a point of the picture. */
export function drawScene(ground: 'ink' | 'paper', { centre, scale }: Crop, [x, y]: Point): string {
  const [sceneX, sceneY] = ground === 'ink' ? project([...centre, 0]) : centre
  const place = `translate(${x} ${y}) scale(${scale}) translate(${-sceneX} ${-sceneY})`
  return `<g transform="${place}">${ground === 'ink' ? nightScene() : planScene()}</g>`
}
