import type { ReactNode } from 'react'
import { PlanView } from '@repo/pictures/plan/plan-view.tsx'
import styles from './limits.module.css'

export type Limit = 'steel' | 'aisle' | 'edge' | 'height' | 'load' | 'body' | 'doors' | 'container'

const anchor = (x: number, y: number) => `M${x} ${y - 0.4}l.4.4-.4.4-.4-.4z`
const rack = (y: number) =>
  `M.2 ${y}h6.6v.9H.2zM1.3 ${y}v.9M2.4 ${y}v.9M3.5 ${y}v.9M4.6 ${y}v.9M5.7 ${y}v.9`

const pictures: Record<Limit, ReactNode> = {
  steel: (
    <>
      <path className={styles.free} d="M1 2h2.3" />
      <path className={styles.lost} d="M3.7 2h1.9M1 2L3.6.3l2.2 1.4" />
      <path className={styles.steel} d="M3.5.6v2.8" />
      <path className={styles.anchor} d={anchor(0.8, 2)} />
      <circle className={styles.missed} cx={6} cy={2} r={0.28} />
    </>
  ),
  aisle: (
    <>
      <path className={styles.rack} d={rack(0.4) + rack(2.7)} />
      <path className={styles.free} d="M1 2h5" />
      <ellipse className={styles.doubt} cx={3.6} cy={2} rx={0.35} ry={0.62} />
      <path className={styles.anchor} d={anchor(0.6, 2) + anchor(6.4, 2)} />
      <circle className={styles.tag} cx={3.6} cy={2} r={0.2} />
    </>
  ),
  edge: (
    <>
      <path className={styles.steel} d="M6.6.2v3.6" />
      <path className={styles.free} d="M1 .9L5.4 2M1 3.1L5.4 2" />
      <ellipse className={styles.doubt} cx={5.4} cy={2} rx={1} ry={0.4} />
      <path className={styles.anchor} d={anchor(0.8, 0.8) + anchor(0.8, 3.2)} />
      <circle className={styles.tag} cx={5.4} cy={2} r={0.2} />
    </>
  ),
  height: (
    <>
      <path className={styles.line} d="M0 3.7h7" />
      <path className={styles.rack} d="M4.4 3.7V1h2v2.7M4.4 1.9h2M4.4 2.8h2" />
      <path className={styles.free} d="M1 .6l2.2 1.7M6 .6L3.4 2.3" />
      <ellipse className={styles.doubt} cx={3.3} cy={2.3} rx={0.35} ry={1} />
      <path className={styles.anchor} d={anchor(0.8, 0.5) + anchor(6.2, 0.5)} />
      <circle className={styles.tag} cx={3.3} cy={2.3} r={0.2} />
    </>
  ),
  load: (
    <>
      <path className={styles.free} d="M1 2h1.5" />
      <path className={styles.lost} d="M4.7 2h1" />
      <circle className={styles.tank} cx={3.6} cy={2} r={1.1} />
      <path className={styles.line} d="M2.9 1.8q.35-.25.7 0t.7 0M2.9 2.3q.35-.25.7 0t.7 0" />
      <path className={styles.anchor} d={anchor(0.8, 2)} />
      <circle className={styles.missed} cx={6} cy={2} r={0.28} />
    </>
  ),
  body: (
    <>
      <path className={styles.free} d="M1 2h2" />
      <path className={styles.lost} d="M4.3 2h1.9" />
      <ellipse className={styles.person} cx={3.8} cy={2} rx={0.5} ry={0.9} />
      <path className={styles.anchor} d={anchor(0.8, 2) + anchor(6.4, 2)} />
      <circle className={styles.tag} cx={3.2} cy={2} r={0.2} />
    </>
  ),
  doors: (
    <>
      <path className={styles.steel} d="M3.5.2v1M3.5 2.8v1" />
      <path className={styles.ghost} d="M3.5 1.2v1.6" />
      <path className={styles.free} d="M1 2h2.4" />
      <path className={styles.lost} d="M3.6 2h2.1" />
      <path className={styles.anchor} d={anchor(0.8, 2)} />
      <circle className={styles.tag} cx={6} cy={2} r={0.2} />
    </>
  ),
  container: (
    <>
      <path className={styles.free} d="M1 2h1.8" />
      <path className={styles.steel} d="M3 .8h3.6v2.4H3z" />
      <path className={styles.anchor} d={anchor(0.8, 2)} />
      <circle className={styles.missed} cx={4.8} cy={2} r={0.28} />
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
