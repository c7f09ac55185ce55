import type { HTMLAttributes } from 'react'
import { classesOf, splitRoom, type Room } from './room.ts'
import styles from './facts.module.css'

interface FactsProps extends Room, Omit<HTMLAttributes<HTMLDListElement>, 'className'> {
  /** How the names step back behind the facts, or before them. */
  terms?: 'muted' | 'small' | 'strong'
  /** Each fact beside its name, or at the other end of the line; absent, below it. */
  layout?: 'beside' | 'between'
  /** Each on a line. */
  lined?: boolean
}

/** Names and what is said of them: groups of `dt` and `dd`, each in a `div`. */
export function Facts({ terms, layout, lined, ...props }: FactsProps) {
  const { room, rest } = splitRoom(props)
  const look = [terms && styles[terms], layout && styles[layout], lined && styles.lined]
  return <dl {...rest} className={classesOf(...look, room)} />
}
