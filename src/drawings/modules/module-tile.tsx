import type { ReactNode } from 'react'
import { lightClass, type Light } from '../plan/light.ts'
import styles from './module-tile.module.css'

interface ModuleTileProps {
  name: string
  /** What the module does, in one line. */
  line: string
  light?: Light
  className?: string
  children: ReactNode
}

/** One module: its name, one line, and the small screen below. */
export function ModuleTile({ name, line, light = 'night', className, children }: ModuleTileProps) {
  return (
    <article className={[styles.tile, lightClass[light], className].filter(Boolean).join(' ')}>
      <h3>{name}</h3>
      <p>{line}</p>
      {children}
    </article>
  )
}
