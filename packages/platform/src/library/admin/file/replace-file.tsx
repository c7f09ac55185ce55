import { useRef, useState } from 'react'
import { Button } from '#src/admin/form/button.tsx'
import { Dialog, DialogButtons } from '#src/admin/form/dialog.tsx'
import { Row } from '#src/ui/layout/row.tsx'
import styles from '#src/admin/form/dialog.module.css'
import { useNotifications } from '#src/admin/notifications/notification-store.ts'
import type { UsedFile } from '#src/library/contract.ts'
import { bytesOf } from '../bytes-of.ts'
import { sizeText } from '#src/library/size-text.ts'
import { kindOf } from '../file-kinds.ts'
import { useLibrary } from '../library-store.ts'
import { refusalOf, uploadErrorOf } from '../upload-error.ts'
import { UploadButton } from '../uploads/upload-button.tsx'
import { pagesOf } from './pages-of.ts'

interface Props {
  file: UsedFile
  onClose: () => void
}

/** Says which items and pages change, and gives the file other bytes, which can be taken back. */
export function ReplaceFile({ file, onClose }: Props) {
  const library = useLibrary()
  const notifications = useNotifications()
  const kind = kindOf(file)
  const [chosen, setChosen] = useState<File>()
  const [sent, setSent] = useState<number>()
  const [error, setError] = useState<string>()
  const sending = useRef<AbortController>(null)
  const busy = sent !== undefined

  function choose([first]: readonly File[]): void {
    setChosen(first)
    setError(first && refusalOf(first, kind))
  }

  async function run(next: File): Promise<void> {
    const controller = new AbortController()
    sending.current = controller
    setError(undefined)
    setSent(0)
    try {
      const before = (await bytesOf([file]))?.get(file.id)
      await library.replace(file.id, next, { signal: controller.signal, onProgress: setSent })
      notifications.succeed(`“${file.name}” replaced.`, before && undo(before))
      onClose()
    } catch (thrown) {
      setSent(undefined)
      if (!controller.signal.aborted) setError(uploadErrorOf(next, thrown).text)
    }
  }

  const undo = (before: File) => ({
    label: 'Undo',
    run: () =>
      void library.replace(file.id, before).then(
        () => notifications.succeed(`Previous version of “${file.name}” restored.`),
        (thrown: unknown) => notifications.fail(thrown),
      ),
  })

  return (
    <Dialog title={`Replace “${file.name}”`} onClose={() => !busy && onClose()}>
      <div className={styles.text}>
        <Consequences file={file} />
        <Row gap="100 150" align="center">
          <UploadButton
            kind={kind}
            single
            label={chosen ? 'Choose another file…' : 'Choose file…'}
            onFiles={choose}
          />
          {chosen && (
            <p>
              {chosen.name}, {sizeText(chosen.size)}
            </p>
          )}
        </Row>
        {error && <p role="alert">{error}</p>}
        {busy && chosen && (
          <progress aria-label="Upload" value={Math.min(sent, chosen.size)} max={chosen.size} />
        )}
      </div>
      <DialogButtons>
        <Button onClick={() => (busy ? sending.current?.abort() : onClose())}>
          {busy ? 'Cancel upload' : 'Cancel'}
        </Button>
        <Button
          variant="primary"
          disabled={!chosen || busy || (error !== undefined && refusalOf(chosen, kind) === error)}
          onClick={() => chosen && void run(chosen)}
        >
          {busy ? 'Replacing…' : 'Replace file'}
        </Button>
      </DialogButtons>
    </Dialog>
  )
}

function Consequences({ file }: Pick<Props, 'file'>) {
  const { uses } = file
  const pages = pagesOf(uses)
  return (
    <>
      {uses.length === 0 ? (
        <p>No item uses this file, so no pages will change.</p>
      ) : (
        <>
          <p>
            {uses.length === 1
              ? '1 item changes immediately'
              : `${uses.length} items change immediately`}
            {pages.length === 0 &&
              (uses.length === 1 ? ', but it is not public' : ', none of them public')}
            .
          </p>
          {pages.length > 0 && (
            <ul>
              {pages.map(({ page, title }) => (
                <li key={page}>
                  <code>{page}</code> {title}
                </li>
              ))}
            </ul>
          )}
        </>
      )}
      <p>
        The file gets a new URL, and the old URL redirects to the new one. Check that the
        alternative text and the focal point still fit.
      </p>
    </>
  )
}
