import { paint } from '@repo/pictures/paint.ts'
import type { ReactNode } from 'react'
import { PlanView } from '@repo/pictures/plan/plan-view.tsx'

const look = {
  free: paint({ stroke: 'plan-live', strokeDasharray: '0.28 0.18', strokeWidth: 0.09 }),
  lost: paint({
    fill: 'none',
    stroke: 'plan-danger',
    strokeDasharray: '0.08 0.2',
    strokeWidth: 0.08,
  }),
  steel: paint({ fill: 'none', stroke: 'plan-edge', strokeWidth: 0.26 }),
  anchor: paint({ fill: 'plan-live', stroke: 'none' }),
  missed: paint({ fill: 'plan-raised', stroke: 'plan-danger', strokeWidth: 0.1 }),
  rack: paint({ fill: 'plan-raised', stroke: 'plan-edge' }),
  doubt: paint({ fill: 'plan-heat-5', fillOpacity: 0.35, stroke: 'plan-warning' }),
  tag: paint({ fill: 'plan-live', stroke: 'plan-edge' }),
  line: paint({ fill: 'none', stroke: 'plan-quiet' }),
  tank: paint({ fill: 'plan-raised', stroke: 'plan-edge' }),
  person: paint({ fill: 'plan-heat-5', stroke: 'plan-edge' }),
  ghost: paint({ stroke: 'plan-quiet', strokeDasharray: '0.16 0.12', strokeWidth: 0.26 }),
}

export type Limit = 'steel' | 'aisle' | 'edge' | 'height' | 'load' | 'body' | 'doors' | 'container'

const anchor = (x: number, y: number) => `M${x} ${y - 0.4}l.4.4-.4.4-.4-.4z`
const rack = (y: number) =>
  `M.2 ${y}h6.6v.9H.2zM1.3 ${y}v.9M2.4 ${y}v.9M3.5 ${y}v.9M4.6 ${y}v.9M5.7 ${y}v.9`

const pictures: Record<Limit, ReactNode> = {
  steel: (
    <>
      <path {...look.free} d="M1 2h2.3" />
      <path {...look.lost} d="M3.7 2h1.9M1 2L3.6.3l2.2 1.4" />
      <path {...look.steel} d="M3.5.6v2.8" />
      <path {...look.anchor} d={anchor(0.8, 2)} />
      <circle {...look.missed} cx={6} cy={2} r={0.28} />
    </>
  ),
  aisle: (
    <>
      <path {...look.rack} d={rack(0.4) + rack(2.7)} />
      <path {...look.free} d="M1 2h5" />
      <ellipse {...look.doubt} cx={3.6} cy={2} rx={0.35} ry={0.62} />
      <path {...look.anchor} d={anchor(0.6, 2) + anchor(6.4, 2)} />
      <circle {...look.tag} cx={3.6} cy={2} r={0.2} />
    </>
  ),
  edge: (
    <>
      <path {...look.steel} d="M6.6.2v3.6" />
      <path {...look.free} d="M1 .9L5.4 2M1 3.1L5.4 2" />
      <ellipse {...look.doubt} cx={5.4} cy={2} rx={1} ry={0.4} />
      <path {...look.anchor} d={anchor(0.8, 0.8) + anchor(0.8, 3.2)} />
      <circle {...look.tag} cx={5.4} cy={2} r={0.2} />
    </>
  ),
  height: (
    <>
      <path {...look.line} d="M0 3.7h7" />
      <path {...look.rack} d="M4.4 3.7V1h2v2.7M4.4 1.9h2M4.4 2.8h2" />
      <path {...look.free} d="M1 .6l2.2 1.7M6 .6L3.4 2.3" />
      <ellipse {...look.doubt} cx={3.3} cy={2.3} rx={0.35} ry={1} />
      <path {...look.anchor} d={anchor(0.8, 0.5) + anchor(6.2, 0.5)} />
      <circle {...look.tag} cx={3.3} cy={2.3} r={0.2} />
    </>
  ),
  load: (
    <>
      <path {...look.free} d="M1 2h1.5" />
      <path {...look.lost} d="M4.7 2h1" />
      <circle {...look.tank} cx={3.6} cy={2} r={1.1} />
      <path {...look.line} d="M2.9 1.8q.35-.25.7 0t.7 0M2.9 2.3q.35-.25.7 0t.7 0" />
      <path {...look.anchor} d={anchor(0.8, 2)} />
      <circle {...look.missed} cx={6} cy={2} r={0.28} />
    </>
  ),
  body: (
    <>
      <path {...look.free} d="M1 2h2" />
      <path {...look.lost} d="M4.3 2h1.9" />
      <ellipse {...look.person} cx={3.8} cy={2} rx={0.5} ry={0.9} />
      <path {...look.anchor} d={anchor(0.8, 2) + anchor(6.4, 2)} />
      <circle {...look.tag} cx={3.2} cy={2} r={0.2} />
    </>
  ),
  doors: (
    <>
      <path {...look.steel} d="M3.5.2v1M3.5 2.8v1" />
      <path {...look.ghost} d="M3.5 1.2v1.6" />
      <path {...look.free} d="M1 2h2.4" />
      <path {...look.lost} d="M3.6 2h2.1" />
      <path {...look.anchor} d={anchor(0.8, 2)} />
      <circle {...look.tag} cx={6} cy={2} r={0.2} />
    </>
  ),
  container: (
    <>
      <path {...look.free} d="M1 2h1.8" />
      <path {...look.steel} d="M3 .8h3.6v2.4H3z" />
      <path {...look.anchor} d={anchor(0.8, 2)} />
      <circle {...look.missed} cx={4.8} cy={2} r={0.28} />
    </>
  ),
}

export function LimitDrawing({ limit }: { limit: Limit }) {
  return (
    <PlanView width={7} height={4} scale={18} light="paper">
      {pictures[limit]}
    </PlanView>
  )
}
