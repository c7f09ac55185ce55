import { Button, buttonClass } from '#src/admin/form/button.tsx'
import { genericError } from '#src/admin/notifications/notification-store.ts'
import type { CallError } from '#src/rest/call-error.ts'
import { statusOf } from '#src/content/status.ts'
import { Banner } from '#src/admin/banner.tsx'
import { hasDrafts, type ContentRow, type ContentType } from '../content-type.ts'
import { isToldElsewhere, listOf } from '../fields/fields.ts'

interface ButtonsProps<Row extends ContentRow, Item extends Row> {
  type: ContentType<Row, Item>
  item: Item | null
  unsaved: boolean
  saving: boolean
  readOnly: boolean
  /** A time to publish it is set. */
  isLater: boolean
  onSave: () => void
  /** Publishes a draft, or changes; shows an item of a type without drafts. */
  onPublish: () => void
  onPreview: () => void
  onFlag: (action: 'activate' | 'deactivate') => void
}

export function EditorButtons<Row extends ContentRow, Item extends Row>({
  type,
  item,
  unsaved,
  saving,
  readOnly,
  isLater,
  onSave,
  onPublish,
  onPreview,
  onFlag,
}: ButtonsProps<Row, Item>) {
  const drafts = hasDrafts(type)
  const wasMadePublic = drafts ? item?.published : item?.active
  const publishVerb = drafts ? 'publish' : 'show'
  const status = item && statusOf(item)
  const [isShown, isHidden] = [status === 'published', status === 'hidden']
  const hasChanges = item?.changesVersion !== undefined
  const isChanging = item && (hasChanges || (isShown && unsaved))
  const publishLabel = () => {
    if (isLater) return 'Schedule'
    if (unsaved || !item) return `Save and ${publishVerb}`
    return drafts ? 'Publish' : 'Show'
  }
  return (
    <>
      {item && type.addressOf && isShown && !(unsaved && !readOnly) && (
        <a className={buttonClass()} href={type.addressOf(item)} target="_blank" rel="noreferrer">
          View on the site
        </a>
      )}
      {!readOnly && item && (unsaved || hasChanges || !isShown) && (
        <Button disabled={saving} onClick={onPreview}>
          Preview
        </Button>
      )}
      {!readOnly && item && wasMadePublic && (
        <Button disabled={saving} onClick={() => onFlag(isHidden ? 'activate' : 'deactivate')}>
          {isHidden ? 'Show' : 'Hide'}
        </Button>
      )}
      {!readOnly && isChanging && (
        <Button disabled={saving} onClick={onPublish}>
          {unsaved ? 'Save and publish changes' : 'Publish changes'}
        </Button>
      )}
      {!readOnly && !wasMadePublic && !isChanging && (
        <Button disabled={saving} onClick={onPublish}>
          {publishLabel()}
        </Button>
      )}
      {!readOnly && (
        <Button variant="primary" hotkey="Ctrl S" disabled={saving} onClick={onSave}>
          {saving ? 'Saving…' : 'Save'}
        </Button>
      )}
    </>
  )
}

interface BannersProps {
  type: Pick<ContentType<ContentRow, never>, 'fields'>
  error: CallError | null
  removed: readonly string[]
  onDismissRemoved: () => void
}

/** The messages above the content: an error, removed elements. */
export function EditorBanners(props: BannersProps) {
  const { type, error, removed, onDismissRemoved } = props
  return (
    <>
      {error && !isToldElsewhere(type, error) && <Banner tone="red">{genericError}</Banner>}
      {removed.length > 0 && (
        <Banner tone="amber" actions={<Button onClick={onDismissRemoved}>OK</Button>}>
          Saved. The site cannot show these elements, so they were removed:{' '}
          {removed.map((name) => `<${name}>`).join(', ')}.
        </Banner>
      )}
    </>
  )
}

/** The field that was not accepted may be out of view. */
export const focusError = (within: HTMLElement | null) =>
  within?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()

/** Names of the elements that the last save removed from the text. */
export const warningsOf = (item: object | null): readonly string[] =>
  item && 'warnings' in item ? listOf(item.warnings) : []
