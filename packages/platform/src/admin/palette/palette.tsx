import { Dialog } from '@base-ui/react/dialog'
import { useNavigate } from '@tanstack/react-router'
import { useId, useRef, useState, type KeyboardEvent, type Ref } from 'react'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import { Row } from '#src/ui/layout/row.tsx'
import dialogStyles from '../form/dialog.module.css'
import type { PaletteEntry, PaletteGroup, PaletteSearch } from './palette-entries.ts'
import styles from './palette.module.css'
import { recentEntries, remember } from './recent-entries.ts'
import { usePaletteGroups } from './use-palette-groups.ts'

export interface PaletteProps {
  open: boolean
  onClose: () => void
}

interface Props extends PaletteProps {
  accountId: string
  commands: readonly PaletteGroup[]
  searches: readonly PaletteSearch[]
}

/** Goes to a screen, finds an item or does something, from anywhere and without the mouse. */
export function Palette({ open, onClose, ...rest }: Props) {
  const field = useRef<HTMLInputElement>(null)

  /** At once: by itself it would take the focus a frame later, and what is typed until then was lost. */
  function focusField(): false {
    field.current?.focus()
    return false
  }

  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className={dialogStyles.backdrop} />
        <Dialog.Popup
          className={styles.palette}
          aria-label="Search or jump to…"
          initialFocus={focusField}
        >
          <Content {...rest} field={field} onClose={onClose} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

interface ContentProps extends Omit<Props, 'open'> {
  field: Ref<HTMLInputElement>
}

function Content({ accountId, commands, searches, field, onClose }: ContentProps) {
  const [text, setText] = useState('')
  const [active, setActive] = useState(0)
  const [recent] = useState(() => recentEntries(accountId))
  const id = useId()
  const navigate = useNavigate()
  const own = text.trim() ? commands : [{ label: 'Recent', entries: recent }, ...commands]
  const { groups, isSearching, failed } = usePaletteGroups(text, { own, searches })
  const entries = groups.flatMap((group) => group.entries)
  const at = Math.min(active, entries.length - 1)
  const idOf = (index: number) => `${id}-${index}`

  function choose(entry: PaletteEntry | undefined): void {
    if (!entry) return
    remember(accountId, entry)
    onClose()
    if ('to' in entry) void navigate(entry.to)
    else entry.run()
  }

  function move(step: 1 | -1): void {
    const next = (at + step + entries.length) % Math.max(1, entries.length)
    setActive(next)
    document.getElementById(idOf(next))?.scrollIntoView({ block: 'nearest' })
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown') move(1)
    else if (event.key === 'ArrowUp') move(-1)
    else if (event.key === 'Enter') choose(entries[at])
    else return
    event.preventDefault()
  }

  return (
    <>
      <input
        ref={field}
        type="text"
        role="combobox"
        aria-label="Search or jump to…"
        aria-expanded="true"
        aria-controls={id}
        aria-autocomplete="list"
        aria-activedescendant={at >= 0 ? idOf(at) : undefined}
        autoComplete="off"
        spellCheck={false}
        maxLength={100}
        placeholder="Search or jump to…"
        className={styles.input}
        value={text}
        onChange={(event) => {
          setText(event.target.value)
          setActive(0)
        }}
        onKeyDown={onKeyDown}
      />
      <div id={id} role="listbox" aria-label="Results" className={styles.list}>
        {groups.map((group, place) => (
          <Group
            key={group.label}
            group={group}
            first={groups.slice(0, place).reduce((sum, one) => sum + one.entries.length, 0)}
            active={at}
            idOf={idOf}
            onActive={setActive}
            onChoose={choose}
          />
        ))}
      </div>
      <Outcome count={entries.length} isSearching={isSearching} failed={failed} />
    </>
  )
}

interface GroupProps {
  group: PaletteGroup
  /** Of its first entry among all. */
  first: number
  active: number
  idOf: (index: number) => string
  onActive: (index: number) => void
  onChoose: (entry: PaletteEntry) => void
}

function Group({ group, first, active, idOf, onActive, onChoose }: GroupProps) {
  return (
    <div role="group" aria-label={group.label}>
      <p role="presentation">{group.label}</p>
      {group.entries.map((entry, index) => (
        <Row
          as="button"
          align="baseline"
          key={entry.key}
          type="button"
          id={idOf(first + index)}
          role="option"
          tabIndex={-1}
          aria-selected={first + index === active}
          className={styles.option}
          onPointerMove={() => onActive(first + index)}
          // The focus stays in the field.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(entry)}
        >
          <span>{entry.label}</span>
          {entry.detail && <small>{entry.detail}</small>}
        </Row>
      ))}
    </div>
  )
}

function Outcome(props: { count: number; isSearching: boolean; failed: boolean }) {
  const { count, isSearching, failed } = props
  const results = count === 1 ? '1 result' : `${count} results`
  const seen = failed
    ? 'Some lists could not be searched. Try again.'
    : count === 0 && (isSearching ? 'Searching…' : 'No results. Try another word.')
  return (
    <p role="status" className={styles.outcome}>
      {seen || <VisuallyHidden>{isSearching ? 'Searching…' : results}</VisuallyHidden>}
    </p>
  )
}
