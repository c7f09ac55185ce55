import type { HTMLAttributes } from 'react'
import { draw } from './element.ts'
import './facts.css'
import { room, type Room } from './room.ts'

interface FactsProps extends Room, Omit<HTMLAttributes<HTMLDListElement>, 'className'> {
  /** How the names step back behind the facts, or before them. */
  terms?: 'muted' | 'small' | 'strong'
  /** Each fact beside its name, or at the other end of the line; absent, below it. */
  layout?: 'beside' | 'between'
  /** Each on a line. */
  lined?: boolean
}

const classes = { ...room, terms: 'l-facts-', layout: 'l-facts-', lined: 'l-facts-lined' }

/** Names and what is said of them: groups of `dt` and `dd`, each in a `div`. */
export const Facts = (props: FactsProps) => draw('dl', '', classes, props)
