import { draw, type Attributes, type Drawn } from './node.ts'

type Stop = readonly [offset: number, colour: string, opacity?: number]

function gradient(tag: string, id: string, stops: readonly Stop[], more: Attributes = {}): Drawn {
  return draw(
    tag,
    { id, ...more },
    stops.map(([offset, colour, opacity]) =>
      draw('stop', {
        offset,
        'stop-color': colour,
        ...(opacity === undefined ? {} : { 'stop-opacity': opacity }),
      }),
    ),
  )
}

type Shade = readonly [colour: string, opacity: number]

/** From a colour to nothing. */
const fade = (tag: string, id: string, [colour, opacity]: Shade, more?: Attributes): Drawn =>
  gradient(
    tag,
    id,
    [
      [0, colour, opacity],
      [1, colour, 0],
    ],
    more,
  )

/** The definition's id in a document that may hold several scenes. */
type Named = (name: string) => string

/** The building and its lamps. */
const hallGradients = (id: Named): Drawn[] => [
  gradient(
    'radialGradient',
    id('floor'),
    [
      [0, '#26465c'],
      [0.5, '#18303f'],
      [1, '#0d1a26'],
    ],
    { cx: 0.42, cy: 0.4, r: 0.72 },
  ),
  fade('radialGradient', id('pool'), ['#a9d3e6', 0.19]),
  fade('linearGradient', id('spill'), ['#ffe9c9', 0.5], { x2: 0, y2: 1 }),
  fade('radialGradient', id('halo'), ['#ffe9c9', 0.5]),
  gradient(
    'linearGradient',
    id('door'),
    [
      [0, '#fff3df'],
      [1, '#e9cfa4'],
    ],
    { x2: 0, y2: 1 },
  ),
  gradient(
    'linearGradient',
    id('wall'),
    [
      [0, '#1d3547'],
      [1, '#122332'],
    ],
    { y2: 1 },
  ),
]

/** What lies over it: headlights, tags, dusk. */
const overlayGradients = (id: Named): Drawn[] => [
  fade('linearGradient', id('beam'), ['#ffe9c9', 0.34]),
  fade('radialGradient', id('glow'), ['#39d6c4', 0.3]),
  gradient(
    'radialGradient',
    id('dusk'),
    [
      [0.5, '#0b1622', 0],
      [0.75, '#0b1622', 0.16],
      [1, '#0b1622', 0.75],
    ],
    { cx: 0.56, cy: 0.3, r: 0.7 },
  ),
  gradient('radialGradient', id('shade'), [
    [0.5, '#0b1622'],
    [0.72, '#0b1622', 0.7],
    [1, '#0b1622', 0],
  ]),
]

/** Rows of lamps, and the hatch of a closed area. */
const patterns = (id: Named): Drawn[] => [
  draw(
    'pattern',
    { id: id('pools'), width: 8, height: 8, x: 4.8, y: 4, patternUnits: 'userSpaceOnUse' },
    [draw('circle', { cx: 4, cy: 4, r: 4, fill: `url(#${id('pool')})` })],
  ),
  draw(
    'pattern',
    {
      id: id('hatch'),
      width: 1,
      height: 1,
      patternUnits: 'userSpaceOnUse',
      patternTransform: 'rotate(45)',
    },
    [draw('path', { d: 'M0 0h.3v1H0z', fill: '#ff6a5c', 'fill-opacity': 0.26 })],
  ),
]

/** Gradients and patterns of the scene. */
export function drawDefinitions(prefix: string): Drawn[] {
  const id: Named = (name) => `${prefix}-${name}`
  return [...hallGradients(id), ...overlayGradients(id), ...patterns(id)]
}
