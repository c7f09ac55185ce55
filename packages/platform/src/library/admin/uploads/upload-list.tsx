import { Button } from '#src/admin/form/button.tsx'
import { sizeText } from '#src/library/size-text.ts'
import { isUnderWay, type Upload, type UploadQueue } from './upload-queue.ts'
import { Row } from '#src/ui/layout/row.tsx'
import styles from './upload-list.module.css'
import { useUploads } from './use-uploads.ts'

/** The files on their way to the library, and those that did not get there. */
export function UploadList() {
  const { queue, uploads } = useUploads()
  if (uploads.length === 0) return null
  const count = (...states: Upload['state'][]) =>
    uploads.filter(({ state }) => states.includes(state)).length
  const stored = count('stored')
  const underWay = count('waiting', 'sending')
  const failed = count('failed', 'refused')
  return (
    <section className={styles.uploads} aria-label="Uploads">
      <Row as="header" justify="between" gap="150" align="center">
        <p role="status">
          {stored} of {uploads.length} uploaded{failed > 0 && `, ${failed} failed`}
        </p>
        {underWay > 1 && (
          <Button variant="link" onClick={() => queue.cancelAll()}>
            Cancel all
          </Button>
        )}
        {underWay === 0 && (
          <Button
            variant="link"
            onClick={() => {
              for (const { id } of uploads) queue.cancel(id)
            }}
          >
            Close
          </Button>
        )}
      </Row>
      <ul>
        {uploads.map(
          (upload) =>
            (upload.state !== 'stored' || upload.note) && (
              <UploadRow key={upload.id} upload={upload} queue={queue} />
            ),
        )}
      </ul>
    </section>
  )
}

function UploadRow({ upload, queue }: { upload: Upload; queue: UploadQueue }) {
  const { id, file, state, sent, reason, note } = upload
  const isActive = isUnderWay(upload)
  return (
    <Row as="li" gap="050 150" align="center" className={styles.upload} data-state={state}>
      <b>{file.name}</b>
      <span>{reason ?? note ?? progressText(upload)}</span>
      {isActive && (
        <progress aria-label={`Upload of ${file.name}`} value={sent} max={Math.max(file.size, 1)} />
      )}
      {state === 'failed' && (
        <Button
          variant="link"
          aria-label={`Try again: ${file.name}`}
          onClick={() => queue.retry(id)}
        >
          Try again
        </Button>
      )}
      <Button
        variant="link"
        aria-label={`${isActive ? 'Cancel' : 'Dismiss'} ${file.name}`}
        onClick={() => queue.cancel(id)}
      >
        {isActive ? 'Cancel' : 'Dismiss'}
      </Button>
    </Row>
  )
}

function progressText({ file, state, sent }: Upload): string {
  const size = sizeText(file.size)
  if (state === 'waiting') return `${size}, waiting`
  return sent < file.size ? `${sizeText(sent)} of ${size}` : `${size}, being checked…`
}
