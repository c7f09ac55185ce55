import { Dialog } from '@base-ui/react/dialog'
import { useRouterState } from '@tanstack/react-router'
import { useEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react'
import { brand } from '#src/brand/brand.ts'
import { Button } from './form/button.tsx'
import dialogStyles from './form/dialog.module.css'
import { useHotkeys } from './hotkeys.ts'
import styles from './layout.module.css'
import { Navigation } from './navigation.tsx'

interface Props {
  navigation: ComponentProps<typeof Navigation>
  children: ReactNode
}

export function Layout({ navigation, children }: Props) {
  const pathname = useRouterState({ select: (state) => state.resolvedLocation?.pathname })
  const main = useRef<HTMLElement>(null)
  const arrived = useRef(false)

  useEffect(() => {
    if (!pathname) return
    // A page that has taken the focus itself, or that only changes its address, keeps it.
    const isTaken = main.current?.contains(document.activeElement)
    if (arrived.current && !isTaken) main.current?.focus({ preventScroll: true })
    arrived.current = true
  }, [pathname])

  return (
    <div className={styles.layout}>
      <a href="#content" className={styles.skip}>
        Skip to the content
      </a>
      <aside className={styles.side}>
        <Navigation {...navigation} />
      </aside>
      <SmallBar key={pathname} navigation={navigation} />
      <main ref={main} id="content" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <KeyHelp />
    </div>
  )
}

/** On narrow screens the navigation is a drawer. */
function SmallBar({ navigation }: Pick<Props, 'navigation'>) {
  const [open, setOpen] = useState(false)
  return (
    <header className={styles.bar} data-ground="ink">
      <Dialog.Root open={open} onOpenChange={setOpen}>
        <Dialog.Trigger className={styles.menu}>Menu</Dialog.Trigger>
        <Dialog.Portal>
          <Dialog.Backdrop className={styles.backdrop} />
          <Dialog.Popup className={styles.drawer} aria-label="Navigation">
            <Navigation {...navigation} />
          </Dialog.Popup>
        </Dialog.Portal>
      </Dialog.Root>
      <b>{brand.name}</b>
    </header>
  )
}

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
function KeyHelp() {
  const [open, setOpen] = useState(false)
  useHotkeys({ '?': () => setOpen(true) })
  return (
    <Dialog.Root open={open} onOpenChange={setOpen}>
      <Dialog.Portal>
        <Dialog.Backdrop className={dialogStyles.backdrop} />
        <Dialog.Popup className={dialogStyles.dialog}>
          <Dialog.Title className={dialogStyles.title}>Keys</Dialog.Title>
          <dl className={styles.keys}>
            {keys.map(([key, meaning]) => (
              <div key={key}>
                <dt>
                  <kbd>{key}</kbd>
                </dt>
                <dd>{meaning}</dd>
              </div>
            ))}
          </dl>
          <div className={dialogStyles.buttons}>
            <Button onClick={() => setOpen(false)}>Close</Button>
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
