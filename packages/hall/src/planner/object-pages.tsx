import { useState } from 'react'
import { Button } from '@repo/platform/ui/button.tsx'
import type { PlanList } from '#src/model/problems.ts'
import { useWorkbench } from '../workbench/workbench.ts'
import { Row } from '@repo/platform/ui/layout/row.tsx'
import styles from './object-list.module.css'
import type { ObjectRef } from './objects.ts'
import { filled } from './planner-words.ts'

export const pageLength = 50

/** The page that is shown: that of what is selected, once it is another. */
export function usePageOf(list: PlanList, selected: ObjectRef | undefined) {
  const [shown, setShown] = useState({ page: 0, selected })
  const turn = (page: number) => setShown({ page, selected })
  if (shown.selected !== selected) {
    const isHere = selected?.list === list
    setShown({ page: isHere ? Math.floor(selected.index / pageLength) : shown.page, selected })
  }
  return [shown.page, turn] as const
}

interface PagesProps {
  count: number
  page: number
  last: number
  turn: (page: number) => void
}

export function Pages({ count, page, last, turn }: PagesProps) {
  const { lists, number } = useWorkbench().plannerWords
  const from = page * pageLength
  return (
    <Row as="p" unbroken justify="between" gap="100" align="center" className={styles.pages}>
      <Button size="small" variant="ghost" onClick={() => turn(Math.max(0, page - 1))}>
        {lists.earlier}
      </Button>
      <span>
        {filled(lists.span, {
          from: number(from + 1),
          to: number(Math.min(count, from + pageLength)),
          count: number(count),
        })}
      </span>
      <Button size="small" variant="ghost" onClick={() => turn(Math.min(last, page + 1))}>
        {lists.later}
      </Button>
    </Row>
  )
}
