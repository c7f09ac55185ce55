import type { ReactNode } from 'react'
import { lightClass, type Light } from '../plan/light.ts'
import styles from './module-tile.module.css'

interface ModuleTileProps {
  name: string
  /** Links lead to it. */
  id?: string
  /** What the module does, in one line. */
  line?: string
  light?: Light
  className?: string
  children: ReactNode
}

/** One module: its name, one line, and the small screen below. */
export function ModuleTile({
  id,
  name,
  line,
  light = 'night',
  className,
  children,
}: ModuleTileProps) {
  return (
    <article
      id={id}
      className={[styles.tile, lightClass[light], className].filter(Boolean).join(' ')}
    >
      <h3>{name}</h3>
      {line && <p>{line}</p>}
      {children}
    </article>
  )
}
