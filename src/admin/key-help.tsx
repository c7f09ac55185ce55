import { Dialog } from '@base-ui/react/dialog'
import { useState } from 'react'
import { Button } from './form/button.tsx'
import styles from './form/dialog.module.css'
import { useHotkeys } from './hotkeys.ts'
import helpStyles from './key-help.module.css'

const keys = [
  ['J, K', 'next, previous row of a list'],
  ['↓, ↑', 'the same, inside a list'],
  ['Enter', 'open the row'],
  ['X', 'select the row; with Shift and the mouse, a range'],
  ['Esc', 'clear the selection'],
  ['/', 'search'],
  ['N', 'new item'],
  ['Ctrl S', 'save'],
  ['?', 'this list'],
] as const

/** Opened by `?` from anywhere. */
export function KeyHelp() {
  const [open, setOpen] = useState(false)
  useHotkeys({ '?': () => setOpen(true) })
  return (
    <Dialog.Root open={open} onOpenChange={setOpen}>
      <Dialog.Portal>
        <Dialog.Backdrop className={styles.backdrop} />
        <Dialog.Popup className={styles.dialog}>
          <Dialog.Title className={styles.title}>Keys</Dialog.Title>
          <dl className={helpStyles.keys}>
            {keys.map(([key, meaning]) => (
              <div key={key}>
                <dt>
                  <kbd>{key}</kbd>
                </dt>
                <dd>{meaning}</dd>
              </div>
            ))}
          </dl>
          <div className={styles.buttons}>
            <Button onClick={() => setOpen(false)}>Close</Button>
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
