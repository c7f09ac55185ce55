import type { SVGAttributes } from 'react'

/** What the light around a drawing sets: `plan/light.module.css`. */
type PlanColour =
  `plan-${'ground' | 'raised' | 'text' | 'quiet' | 'rule' | 'grid' | 'live' | 'live-text' | 'warning' | 'warning-text' | 'danger' | 'danger-text' | 'anchor' | 'anchor-edge' | 'bar' | 'edge' | 'slot' | 'steel' | 'load' | 'mark' | 'mark-edge' | 'heat-1' | 'heat-2' | 'heat-3' | 'heat-4' | 'heat-5'}`

/** Roles and colours of the design system: `ui/tokens.css`, `ui/constants.css`. */
type SiteColour =
  | 'accent'
  | 'amber'
  | 'amber-edge'
  | 'amber-line'
  | 'field-border'
  | 'grey-2'
  | 'grey-3'
  | 'grey-5'
  | 'ground'
  | 'hairline'
  | 'hairline-strong'
  | 'ink'
  | 'ink-high'
  | 'live'
  | 'measured'
  | 'orange'
  | 'orange-text'
  | 'paper'
  | 'red'
  | 'steel-2'
  | 'surface'
  | 'surface-quiet'
  | 'teal'
  | 'teal-live'
  | 'teal-text'
  | 'text'
  | 'text-muted'
  | 'white'
  | 'zone'

export type Colour = PlanColour | SiteColour | 'none'

interface Paint extends Pick<
  SVGAttributes<SVGElement>,
  | 'strokeWidth'
  | 'strokeDasharray'
  | 'strokeLinecap'
  | 'strokeLinejoin'
  | 'strokeOpacity'
  | 'fillOpacity'
  | 'opacity'
  | 'paintOrder'
  | 'vectorEffect'
  | 'shapeRendering'
  | 'dominantBaseline'
  | 'textAnchor'
  | 'fontSize'
  | 'fontWeight'
  | 'fontStyle'
> {
  fill?: Colour
  stroke?: Colour
}

/** The attributes of a shape: its colours by name, lengths in the unit of its drawing. */
export function paint({ fill, stroke, ...rest }: Paint): SVGAttributes<SVGElement> {
  const attributes: SVGAttributes<SVGElement> = rest
  if (fill) attributes.fill = valueOf(fill)
  if (stroke) attributes.stroke = valueOf(stroke)
  return attributes
}

const valueOf = (colour: Colour) => (colour === 'none' ? colour : `var(--${colour})`)
