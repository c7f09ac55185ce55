import { Dialog } from '@base-ui/react/dialog'
import { useRouter, useRouterState } from '@tanstack/react-router'
import {
  useEffect,
  useRef,
  useState,
  type ComponentProps,
  type ComponentType,
  type ReactNode,
} from 'react'
import { brand } from '#src/brand/brand.ts'
import { mayTakeFocus } from './arrival-focus.ts'
import { KeyHelp } from './key-help.tsx'
import { useHotkeys } from './hotkeys.ts'
import { Row } from '#src/ui/layout/row.tsx'
import dialogStyles from './form/dialog.module.css'
import skipStyles from '#src/ui/skip-link.module.css'
import styles from './layout.module.css'
import { Navigation } from './navigation.tsx'
import { StatusBar } from './notifications/status-bar.tsx'
import type { PaletteProps } from './palette/palette.tsx'
import { SearchButton } from './palette/search-button.tsx'

interface Props {
  navigation: Omit<ComponentProps<typeof Navigation>, 'search'>
  /** Searches and leads on from anywhere. */
  Palette: ComponentType<PaletteProps>
  children: ReactNode
}

export function Layout({ navigation, Palette, children }: Props) {
  const [searching, setSearching] = useState(false)
  const search = () => setSearching(true)
  const pathname = useRouterState({ select: (state) => state.resolvedLocation?.pathname })
  const main = useRef<HTMLElement>(null)
  const arrived = useRef(false)
  const from = useRef<Element>(null)
  const router = useRouter()

  useEffect(
    () =>
      router.subscribe('onBeforeNavigate', () => {
        // What has the focus in a page that only changes its address keeps it.
        const { activeElement } = document
        from.current = main.current?.contains(activeElement) ? null : activeElement
      }),
    [router],
  )

  useEffect(() => {
    if (!pathname) return
    if (arrived.current && mayTakeFocus(from.current)) main.current?.focus({ preventScroll: true })
    arrived.current = true
  }, [pathname])

  // In the editor the keys make a link.
  useHotkeys({ 'Mod+k': ({ target }) => !isRichText(target) && search() })

  return (
    <div className={styles.layout}>
      <a href="#content" className={skipStyles.skip}>
        Skip to main content
      </a>
      <aside className={styles.side}>
        <Navigation {...navigation} search={<SearchButton onClick={search} />} />
      </aside>
      <SmallBar key={pathname} navigation={navigation} search={<SearchButton onClick={search} />} />
      <main ref={main} id="content" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <StatusBar />
      <Palette open={searching} onClose={() => setSearching(false)} />
      <KeyHelp />
    </div>
  )
}

/** On narrow screens the navigation is a drawer. */
function SmallBar({ navigation, search }: Pick<Props, 'navigation'> & { search: ReactNode }) {
  const [open, setOpen] = useState(false)
  return (
    <Row as="header" gap="100 200" align="center" className={styles.bar} data-ground="ink">
      <Dialog.Root open={open} onOpenChange={setOpen}>
        <Dialog.Trigger className={styles.menu}>Menu</Dialog.Trigger>
        <Dialog.Portal>
          <Dialog.Backdrop className={dialogStyles.backdrop} />
          <Dialog.Popup className={styles.drawer} aria-label="Navigation">
            <Navigation {...navigation} />
          </Dialog.Popup>
        </Dialog.Portal>
      </Dialog.Root>
      <b>{brand.name}</b>
      {search}
    </Row>
  )
}

const isRichText = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.isContentEditable
