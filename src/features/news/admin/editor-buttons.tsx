import { Button, buttonClass } from '#src/admin/form/button.tsx'
import { statusOf } from '#src/content/status.ts'
import type { NewsItem } from '../contract.ts'

interface Props {
  item: NewsItem | null
  unsaved: boolean
  saving: boolean
  readOnly: boolean
  onSave: () => void
  onPublish: () => void
  onFlag: (action: 'activate' | 'deactivate') => void
}

export function EditorButtons({
  item,
  unsaved,
  saving,
  readOnly,
  onSave,
  onPublish,
  onFlag,
}: Props) {
  const visible = item !== null && statusOf(item) === 'published'
  return (
    <>
      {visible && (
        <a
          className={buttonClass()}
          href={`/${item.language}/${item.permalink}`}
          target="_blank"
          rel="noreferrer"
        >
          View page
        </a>
      )}
      {!readOnly && item && (
        <Button disabled={saving} onClick={() => onFlag(item.active ? 'deactivate' : 'activate')}>
          {item.active ? 'Hide' : 'Show'}
        </Button>
      )}
      {!readOnly && !item?.published && (
        <Button disabled={saving} onClick={onPublish}>
          {unsaved || !item ? 'Save and publish' : 'Publish'}
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
