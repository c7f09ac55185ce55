import { Link } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { Button } from '#src/admin/form/button.tsx'
import { Dialog, DialogButtons, DialogText } from '#src/admin/form/dialog.tsx'
import { publishAction, type ContentRow, type ContentType } from '../content-type.ts'
import { publishesLater } from '../schedule/schedule-times.ts'
import { checkItems, type Checked } from './check-items.ts'
import { Stack } from '#src/ui/layout/stack.tsx'
import { usePublishCheck } from './use-publish-check.ts'

interface Props<Row extends ContentRow, Item extends Row> {
  type: ContentType<Row, Item>
  items: readonly Row[]
  /** Absent: what makes a new item public. */
  action?: 'publish' | 'activate'
  /** Called with those that are to become public. */
  onPublish: (items: readonly Row[]) => void
  onClose: () => void
}

/** A check that is over sooner shows nothing of itself. */
const lateMs = 300

/**
 * Runs the editor's checks on items that are about to become public. One item is published at once
 * where nothing is found; several are named by their number and asked for.
 */
export function PublishCheckDialog<Row extends ContentRow, Item extends Row>(
  props: Props<Row, Item>,
) {
  const { type, items, action = publishAction(type), onPublish, onClose } = props
  const check = usePublishCheck(type)
  const [done, setDone] = useState<number>()
  const [found, setFound] = useState<readonly Checked<Row>[]>()

  const begin = useEffectEvent(async (signal: AbortSignal) => {
    const checked = await checkItems(items, { check, signal, onProgress: setDone })
    if (!checked) return
    if (items.length > 1 || checked.some(({ findings }) => findings.length > 0)) setFound(checked)
    else makePublic(items)
  })
  useEffect(() => {
    const stop = new AbortController()
    // Once the dialog is there: it may close at once.
    const timer = setTimeout(() => void begin(stop.signal))
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [])
  const [late, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), lateMs)
    return () => clearTimeout(timer)
  }, [])

  function makePublic(chosen: readonly Row[]): void {
    onClose()
    onPublish(chosen)
  }

  const isOne = items.length === 1
  if (!found && !late && isOne) return null
  const isPublished = action === 'publish'
  const verb = isPublished ? 'Publish' : 'Show'
  const number = `${items.length} ${type.plural}`
  const clean = found?.filter(({ findings }) => findings.length === 0).map(({ item }) => item)
  return (
    <Dialog
      title={
        isOne ? `Check before ${isPublished ? 'publishing' : 'showing'}` : `${verb} ${number}?`
      }
      onClose={onClose}
    >
      <DialogText>
        {!isOne && <p>{gainOf(items)}</p>}
        {found ? (
          clean?.length !== items.length && <FoundItems type={type} found={found} />
        ) : (
          <Stack as="label" gap="100">
            Checking {done ?? 0} of {items.length}
            <progress max={items.length} value={done ?? 0} />
          </Stack>
        )}
      </DialogText>
      <DialogButtons>
        <Choices
          type={type}
          verb={verb}
          items={items}
          clean={clean}
          onPublish={makePublic}
          onClose={onClose}
        />
      </DialogButtons>
    </Dialog>
  )
}

interface ChoicesProps<Row extends ContentRow, Item extends Row> {
  type: ContentType<Row, Item>
  verb: string
  items: readonly Row[]
  /** Those without findings; absent: the check is not over. */
  clean: readonly Row[] | undefined
  onPublish: (items: readonly Row[]) => void
  onClose: () => void
}

function Choices<Row extends ContentRow, Item extends Row>(props: ChoicesProps<Row, Item>) {
  const { type, verb, items, clean, onPublish, onClose } = props
  const allClean = clean?.length === items.length
  return (
    <>
      {allClean ? (
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" onClick={() => onPublish(items)}>
            {verb} {items.length} {type.plural}
          </Button>
        </>
      ) : (
        clean && (
          <Button onClick={() => onPublish(items)}>
            {items.length === 1 ? `${verb} anyway` : `${verb} all ${items.length} anyway`}
          </Button>
        )
      )}
      {clean && clean.length > 0 && !allClean && (
        <Button onClick={() => onPublish(clean)}>
          {verb} the {clean.length} without issues
        </Button>
      )}
      {!allClean && (
        <Button variant={clean ? 'primary' : 'plain'} onClick={onClose}>
          Cancel
        </Button>
      )}
    </>
  )
}

/** Who sees the items afterwards. */
function gainOf(items: readonly ContentRow[]): string {
  const later = items.filter(({ publishAt }) => publishesLater(publishAt ?? '')).length
  if (later === 0) return 'Visitors see them immediately.'
  if (later === items.length) return 'Visitors see them as scheduled.'
  return `Visitors see ${items.length - later} immediately and ${later} as scheduled.`
}

interface FoundProps<Row extends ContentRow, Item extends Row> {
  type: ContentType<Row, Item>
  found: readonly Checked<Row>[]
}

/** Findings of an item that are written out. */
const shown = 3

/** Each item with something to find, and what that is. */
function FoundItems<Row extends ContentRow, Item extends Row>({
  type,
  found,
}: FoundProps<Row, Item>) {
  const concerned = found.filter(({ findings }) => findings.length > 0)
  return (
    <>
      {found.length > 1 && (
        <p>
          {concerned.length} of {found.length} {concerned.length === 1 ? 'has' : 'have'} issues:
        </p>
      )}
      <Stack as="ul" gap="100">
        {concerned.map(({ item, findings }) => (
          <li key={item.id}>
            <Link to={`/${type.name}/$id`} params={{ id: item.id }} lang={item.language}>
              {item.title}
            </Link>{' '}
            {findings
              .slice(0, shown)
              .map(({ text }) => text)
              .join(' ')}
            {findings.length > shown && ` And ${findings.length - shown} more.`}
          </li>
        ))}
      </Stack>
    </>
  )
}
