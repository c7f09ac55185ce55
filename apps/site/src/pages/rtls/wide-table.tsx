import type { ReactNode } from 'react'
import { ScrollFrame } from '@repo/platform/ui/scroll-frame.tsx'
import { Table } from '@repo/platform/ui/layout/table.tsx'

interface WideTableProps {
  label: string
  /** Has room on a phone. */
  fits?: boolean
  children: ReactNode
}

/** A table that scrolls inside its frame where the window is narrow. */
export function WideTable({ label, fits, children }: WideTableProps) {
  return (
    <ScrollFrame label={label}>
      <Table ruled wide={!fits} aria-label={label}>
        {children}
      </Table>
    </ScrollFrame>
  )
}
