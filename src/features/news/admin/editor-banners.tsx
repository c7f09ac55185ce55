import { useDates } from '#src/admin/dates.ts'
import { Button } from '#src/admin/form/button.tsx'
import { genericError } from '#src/admin/notifications/notices.ts'
import { Banner } from '#src/content/admin/banner.tsx'
import type { Draft } from '#src/content/admin/draft-store.ts'
import type { CallError } from '#src/rest/call-error.ts'
import { serverErrors } from './server-errors.ts'
import type { NewsValues } from './news-values.ts'

interface Props {
  draft: Draft<NewsValues> | null
  error: CallError | null
  removed: readonly string[]
  onRestore: (draft: Draft<NewsValues>) => void
  onDiscard: () => void
  onDismissRemoved: () => void
}

export function NewsBanners(props: Props) {
  const { draft, error, removed, onRestore, onDiscard, onDismissRemoved } = props
  const dates = useDates()
  return (
    <>
      {error && error.errorCode !== 'STALE_VERSION' && (
        <Banner tone="red">
          {Object.keys(serverErrors(error)).length > 0
            ? 'Not saved: the marked fields say why.'
            : genericError}
        </Banner>
      )}
      {draft && (
        <Banner
          tone="amber"
          actions={
            <>
              <Button onClick={() => onRestore(draft)}>Restore it</Button>
              <Button onClick={onDiscard}>Discard it</Button>
            </>
          }
        >
          Unsaved text from {dates.dateTime(draft.savedAt)} is kept on this device.
        </Banner>
      )}
      {removed.length > 0 && (
        <Banner tone="amber" actions={<Button onClick={onDismissRemoved}>Understood</Button>}>
          Saved without what the site does not show: {removed.map((name) => `<${name}>`).join(', ')}
          .
        </Banner>
      )}
    </>
  )
}
