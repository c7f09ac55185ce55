import type { Plan } from '@repo/hall/model/plan.ts'
import type { Sheet } from '#src/generated-documents/block.ts'
import type { Fonts } from '#src/generated-documents/pdf.ts'

/** One file of the kit, without the ending that follows from what it is. */
export type KitFile = { name: string } & (
  | { kind: 'pdf' | 'docx'; sheet: Sheet }
  | { kind: 'csv'; text: string }
)

/** What a visitor's plan is worth to a buyer. */
export interface PlanFigures {
  anchors: number
  gateways: number
  switches: number
  ports: number
  /** Metres, waste included. */
  cable: number
  /** Square metres inside the outline that trucks can drive on. */
  floor: number
  /** Of that floor, where a position is fine or good, 0 to 1. */
  share: number
}

/** What the thread is asked for, and what it answers. */
export type KitTask =
  | { task: 'measure'; plan: Plan }
  | { task: 'pack'; files: readonly KitFile[]; fonts: Fonts }
