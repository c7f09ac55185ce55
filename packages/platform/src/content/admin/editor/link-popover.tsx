import { Popover } from '@base-ui/react/popover'
import type { Editor } from '@tiptap/react'
import { useId } from 'react'
import { Button } from '#src/admin/form/button.tsx'
import { controlClass } from '#src/admin/form/field.tsx'
import { maxLength } from '#src/rest/lengths.ts'
import { StatusChip } from '../status/status-chip.tsx'
import type { LinkTarget } from './link-targets.ts'
import { ListOption } from '#src/admin/form/list-option.tsx'
import { Row } from '#src/ui/layout/row.tsx'
import { Text } from '#src/ui/layout/text.tsx'
import popupStyles from '#src/admin/form/popup.module.css'
import { useLinkEntry, type LinkEntryOptions } from './use-link-entry.ts'
import styles from './link-popover.module.css'

/** At the selection: a place on the site is searched for, any other address is typed. */
export function LinkPopover(props: LinkEntryOptions) {
  const { editor, targets, onClose } = props
  const id = useId()
  const entry = useLinkEntry(props)
  const { current, linked, options, active, error } = entry

  return (
    <Popover.Root open onOpenChange={(open) => !open && onClose()}>
      <Popover.Portal>
        <Popover.Positioner
          className={popupStyles.positioner}
          anchor={() => anchorOf(editor)}
          side="bottom"
          align="start"
          sideOffset={6}
        >
          <Popover.Popup
            className={`${popupStyles.box} ${styles.popup}`}
            finalFocus={() => editor.view.dom}
          >
            <Popover.Title className={styles.title}>Link</Popover.Title>
            {current.item && linked.isSuccess && <Leads target={linked.data} />}
            <input
              role="combobox"
              aria-label={targets ? 'Search content, or enter a URL' : 'Address'}
              aria-expanded={options.length > 0}
              aria-controls={`${id}-options`}
              aria-activedescendant={options[active] && `${id}-${active}`}
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? `${id}-error` : undefined}
              className={controlClass}
              placeholder={targets ? 'Search content, or enter a URL' : 'https://'}
              value={entry.typed}
              maxLength={maxLength.address}
              autoComplete="off"
              onKeyDown={entry.onKeyDown}
              onChange={(event) => entry.type(event.target.value)}
            />
            {error && (
              <Text tone="danger" id={`${id}-error`} role="alert">
                {error}
              </Text>
            )}
            {options.length > 0 && <LinkOptions id={id} entry={entry} />}
            <Row justify="end" gap="100">
              {current.href && <Button onClick={entry.removeLink}>Remove link</Button>}
              <Button variant="primary" onClick={entry.submit}>
                Set link
              </Button>
            </Row>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}

function LinkOptions({ id, entry }: { id: string; entry: ReturnType<typeof useLinkEntry> }) {
  return (
    <div id={`${id}-options`} role="listbox" aria-label="Search results" className={styles.list}>
      {entry.options.map((option, place) => (
        <ListOption
          key={option.item ?? option.href}
          id={`${id}-${place}`}
          active={place === entry.active}
          onChoose={() => entry.choose(option)}
        >
          <span className={styles.target} lang={entry.language}>
            {option.title}
          </span>
          {option.kind && <small>{option.kind}</small>}
          {option.status !== 'published' && <StatusChip status={option.status} />}
        </ListOption>
      ))}
    </div>
  )
}

/** Where the link leads now, and whether visitors get there. */
function Leads({ target }: { target: LinkTarget | null }) {
  if (!target) return <Text tone="danger">Links to a deleted article. Choose another target.</Text>
  return (
    <Row as="p" gap="075" align="center" className={styles.leads}>
      Links to “{target.title}” <StatusChip status={target.status} />
    </Row>
  )
}

/** The selection on the screen. */
function anchorOf({ view, state: { selection } }: Editor) {
  const getBoundingClientRect = () => {
    const [start, end] = [view.coordsAtPos(selection.from), view.coordsAtPos(selection.to)]
    const isOneLine = Math.abs(start.top - end.top) < 2
    const [top, bottom] = [start.top, end.bottom]
    const right = isOneLine ? end.right : start.left + 1
    return new DOMRect(start.left, top, Math.max(1, right - start.left), bottom - top)
  }
  return { getBoundingClientRect, contextElement: view.dom }
}
