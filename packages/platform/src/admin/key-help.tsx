import { useState } from 'react'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { Button } from './form/button.tsx'
import { Dialog, DialogButtons } from './form/dialog.tsx'
import { useHotkeys } from './hotkeys.ts'
import { Stack } from '#src/ui/layout/stack.tsx'
import styles from './key-help.module.css'
import { setSingleKeys, useSingleKeys } from './single-keys.tsx'

const keys = [
  ['J, K', 'next or previous row in a list'],
  ['↓, ↑', 'the same, when a row is focused'],
  ['→, ←', 'next or previous button in the row'],
  ['Home, End', 'first or last row'],
  ['Enter', 'open the row'],
  ['X, Space', 'select the row; Shift-click to select a range'],
  ['Esc', 'clear the selection'],
  ['/', 'search'],
  ['N', 'new item'],
  ['Ctrl S', 'save'],
  ['Ctrl K', 'search or jump to a page; in the editor, insert a link'],
  ['?', 'show these shortcuts'],
] as const

/** The keys that act, and whether single ones do. */
export function Keys() {
  const on = useSingleKeys()
  return (
    <>
      <Stack as="dl" gap="100" className={styles.keys}>
        {keys.map(([key, meaning]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </Stack>
      <Checkbox
        label="Single-key shortcuts: J, K, X, N, / and ?"
        hint="This setting applies to this device only. Shortcuts with Ctrl always work."
        checked={on}
        onChange={(event) => setSingleKeys(event.target.checked)}
      />
    </>
  )
}

/** Opened by `?` from anywhere. */
export function KeyHelp() {
  const [open, setOpen] = useState(false)
  useHotkeys({ '?': () => setOpen(true) })
  return (
    <Dialog open={open} title="Keyboard shortcuts" onClose={() => setOpen(false)}>
      {' '}
      <Keys />
      <DialogButtons>
        <Button onClick={() => setOpen(false)}>Close</Button>
      </DialogButtons>
    </Dialog>
  )
}
