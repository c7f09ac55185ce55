import type { KeyboardEvent } from 'react'

const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1, Enter: 1 }

/** As in a spreadsheet: up, down and Enter stay in the column; Tab goes along the row by itself. */
export function moveInColumn(event: KeyboardEvent<HTMLInputElement>): void {
  const step = steps[event.key]
  const input = event.currentTarget
  const table = input.closest('table')
  if (!step || !table || event.altKey) return
  const inColumn = [...table.querySelectorAll('input')].filter(
    (one) => one.dataset['column'] === input.dataset['column'],
  )
  const next = inColumn[inColumn.indexOf(input) + step]
  event.preventDefault()
  next?.focus()
  next?.select()
}
