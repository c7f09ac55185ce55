import { Popover } from '@base-ui/react/popover'
import { useQuery } from '@tanstack/react-query'
import type { Editor } from '@tiptap/react'
import { useId, useState, type KeyboardEvent } from 'react'
import { arrowStep } from '#src/admin/form/arrow-step.ts'
import { Button } from '#src/admin/form/button.tsx'
import { defaultLang, isLang } from '#src/i18n/locales.ts'
import { maxLength } from '#src/rest/lengths.ts'
import { StatusChip } from '../status/status-chip.tsx'
import { isAllowedLink, withScheme } from './allowed-link.ts'
import type { LinkTarget, LinkTargets } from './link-targets.ts'
import { ListOption } from '#src/admin/form/list-option.tsx'
import { Row } from '#src/ui/layout/row.tsx'
import { Text } from '#src/ui/layout/text.tsx'
import popupStyles from '#src/admin/form/popup.module.css'
import styles from './link-popover.module.css'

interface Props {
  editor: Editor
  lang: string
  targets: LinkTargets | undefined
  onClose: () => void
}

const looksLikeAddress =
  /^(https?:|mailto:|tel:|\/|#|www\.)|^[^\s@]+@[^\s@]+\.|^[\w-]+(\.[\w-]+)+(\/|$)/i

/** At the selection: a place on the site is searched for, any other address is typed. */
export function LinkPopover({ editor, lang, targets, onClose }: Props) {
  const [current] = useState(() => editor.getAttributes('link') as { href?: string; item?: string })
  const [typed, setTyped] = useState(current.item ? '' : (current.href ?? ''))
  const [active, setActive] = useState(-1)
  const [error, setError] = useState('')
  const id = useId()
  const linked = useQuery({
    queryKey: ['link targets', 'ids', current.item],
    queryFn: async () => (current.item && (await targets?.byIds([current.item]))?.[0]) || null,
    enabled: current.item !== undefined && current.item !== null,
  })
  const words = typed.trim()
  const isAddress = looksLikeAddress.test(words)
  const language = isLang(lang) ? lang : defaultLang
  const { data: found = [] } = useQuery({
    queryKey: ['link targets', language, words],
    queryFn: async () => (await targets?.search(words, language)) ?? [],
    enabled: targets !== undefined && !isAddress,
    placeholderData: (before) => before,
  })
  const options = isAddress ? [] : found

  function put(attrs: { href: string; item: string | null }, text: string): void {
    onClose()
    const chain = editor.chain().focus().extendMarkRange('link')
    if (!current.href && editor.state.selection.empty)
      chain.insertContent({ type: 'text', text, marks: [{ type: 'link', attrs }] }).run()
    else chain.setMark('link', attrs).run()
  }

  const choose = ({ item, href, title }: LinkTarget) => put({ href, item }, title)

  function submit(): void {
    const option = options[active]
    if (option) return choose(option)
    const href = withScheme(words)
    if (isAllowedLink(href)) return put({ href, item: null }, href)
    setError(
      'Choose a search result, or enter a URL that starts with https://, mailto:, tel: or /.',
    )
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return
    const by = arrowStep(event.key)
    if (by && options.length) {
      event.preventDefault()
      setActive((active + by + options.length) % options.length)
    } else if (event.key === 'Enter') {
      event.preventDefault()
      submit()
    }
  }

  return (
    <Popover.Root open onOpenChange={(open) => !open && onClose()}>
      <Popover.Portal>
        <Popover.Positioner
          className={styles.positioner}
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
              aria-label={targets ? 'Search pages and articles, or enter a URL' : 'Address'}
              aria-expanded={options.length > 0}
              aria-controls={`${id}-options`}
              aria-activedescendant={options[active] && `${id}-${active}`}
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? `${id}-error` : undefined}
              className={styles.input}
              placeholder={targets ? 'Search pages and articles, or enter a URL' : 'https://'}
              value={typed}
              maxLength={maxLength.address}
              autoComplete="off"
              onKeyDown={onKeyDown}
              onChange={(event) => {
                setTyped(event.target.value)
                setActive(-1)
                setError('')
              }}
            />
            {error && (
              <Text tone="danger" id={`${id}-error`} role="alert">
                {error}
              </Text>
            )}
            {options.length > 0 && (
              <div
                id={`${id}-options`}
                role="listbox"
                aria-label="Search results"
                className={styles.list}
              >
                {options.map((option, place) => (
                  <ListOption
                    key={option.item ?? option.href}
                    id={`${id}-${place}`}
                    active={place === active}
                    onChoose={() => choose(option)}
                  >
                    <span className={styles.target} lang={language}>
                      {option.title}
                    </span>
                    {option.kind && <small>{option.kind}</small>}
                    {option.status !== 'published' && <StatusChip status={option.status} />}
                  </ListOption>
                ))}
              </div>
            )}
            <Row justify="end" gap="100">
              {current.href && (
                <Button
                  onClick={() => {
                    onClose()
                    editor.chain().focus().extendMarkRange('link').unsetLink().run()
                  }}
                >
                  Remove link
                </Button>
              )}
              <Button variant="primary" onClick={submit}>
                Set link
              </Button>
            </Row>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
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
