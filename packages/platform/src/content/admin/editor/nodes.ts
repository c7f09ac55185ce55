import type { Node, NodeType, Schema } from '@tiptap/pm/model'
import { required } from '#src/values/required.ts'

/** Throws where the schema has no such node. */
export const nodeType = ({ nodes }: Schema, name: string): NodeType =>
  required(nodes[name], `the node ${name}`)

/** Throws where no node begins at the position. */
export const nodeAt = (parent: Node, position: number): Node =>
  required(parent.nodeAt(position), `a node at ${position}`)
