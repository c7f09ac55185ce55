import { Dialog } from '@base-ui/react/dialog'
import { useEffect, useId, useRef, useState } from 'react'
import { useMay } from '#src/account/admin/account-store.ts'
import { Button } from '#src/admin/form/button.tsx'
import { Row } from '#src/ui/layout/row.tsx'
import menuStyles from '#src/admin/form/row-menu.module.css'
import dialogStyles from '#src/admin/form/dialog.module.css'
import { useList } from '#src/admin/table/use-list.ts'
import type { FileKind, LibraryFile } from '#src/library/contract.ts'
import { fileKindNames } from '../file-kinds.ts'
import type { PickerRequest } from '../library-state.ts'
import type { FileQuery } from '../library-queries.ts'
import { useLibrary } from '../library-store.ts'
import { DropZone } from '../uploads/drop-zone.tsx'
import { UploadList } from '../uploads/upload-list.tsx'
import { useUploads } from '../uploads/use-uploads.ts'
import type { Lang } from '#src/i18n/locales.ts'
import { ChosenFile } from './chosen-file.tsx'
import { FileOptions } from './file-options.tsx'
import styles from './picker-dialog.module.css'
import { PickerTools } from './picker-tools.tsx'
import { useAltDraft } from './use-alt-draft.ts'

interface Props {
  request: PickerRequest
  onClose: () => void
}

const perPage = 60

/** The library as a picker, over the page that asked for a file. */
export function PickerDialog({ request, onClose }: Props) {
  const { kind, purpose, language, finalFocus: behind, onChoose } = request
  const title = kind ? `Choose ${fileKindNames[kind].description}` : 'Choose a file'
  // Before the dialog takes the focus.
  const [opener] = useState(() => document.activeElement)
  const finalFocus = () => behind?.() ?? (opener instanceof HTMLElement ? opener : true)

  function use(file: LibraryFile): void {
    onClose()
    onChoose(file)
  }

  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className={dialogStyles.backdrop} />
        <Dialog.Popup className={styles.sheet} finalFocus={finalFocus} initialFocus={searchIn}>
          <Row as="header" gap="050 150" align="baseline" className={styles.head}>
            <Dialog.Title className={dialogStyles.title}>{title}</Dialog.Title>
            {purpose && <p>{purpose}</p>}
            <Dialog.Close className={`${menuStyles.trigger} ${styles.close}`} aria-label="Close">
              <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
                <path d="m3 3 10 10M13 3 3 13" stroke="currentColor" strokeWidth="1.8" />
              </svg>
            </Dialog.Close>
          </Row>
          <Body kind={kind} language={language} onUse={use} onCancel={onClose} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

const searchIn = () => document.querySelector<HTMLElement>(`.${styles.sheet} input[type=search]`)

interface BodyProps {
  kind: FileKind | undefined
  language: Lang | undefined
  onUse: (file: LibraryFile) => void
  onCancel: () => void
}

function Body({ kind, language, onUse, onCancel }: BodyProps) {
  const [query, setQuery] = useState<FileQuery>({ sort: '-createdAt', ...(kind && { type: kind }) })
  const [activeId, setActiveId] = useState<string>()
  const library = useLibrary()
  const list = useList(...library.view(query), perPage)
  const { queue } = useUploads()
  const mayUpload = useMay('library:write')
  const options = useRef<HTMLDivElement>(null)
  const isFocusDue = useRef(false)
  const hintId = useId()
  const active = list.rows.find(({ id }) => id === activeId)
  const alt = useAltDraft(active, language)

  function activate(id: string): void {
    if (id !== activeId) void alt.save()
    setActiveId(id)
  }

  async function use(file: LibraryFile): Promise<void> {
    onUse(file.id === activeId ? ((await alt.save()) ?? file) : file)
  }

  const upload = (files: readonly File[]) =>
    void queue.add(files, kind, ({ id }) => {
      // What was looked for is what has just come.
      setQuery((now) => ({ sort: '-createdAt', ...(now.type && { type: now.type }) }))
      setActiveId(id)
      isFocusDue.current = true
    })
  // In a library that was empty, the list comes with its first file.
  useEffect(() => {
    if (!active || !isFocusDue.current) return
    isFocusDue.current = false
    options.current?.focus()
  }, [active])

  return (
    <>
      <PickerTools
        kind={kind}
        query={query}
        onQuery={setQuery}
        onDown={() => options.current?.focus()}
        onFiles={mayUpload ? upload : undefined}
      />
      <DropZone className={styles.columns} enabled={mayUpload} onFiles={upload}>
        <div className={styles.files}>
          <UploadList />
          <FileOptions
            ref={options}
            list={list}
            isFiltered={Boolean(query.search)}
            activeId={active?.id}
            describedBy={hintId}
            onActive={activate}
            onUse={(file) => void use(file)}
          />
        </div>
        <ChosenFile
          file={active}
          {...(language && mayUpload && { language })}
          text={alt.text}
          onText={alt.set}
        />
      </DropZone>
      <Row as="footer" unbroken justify="end" gap="150" align="center" className={styles.foot}>
        <p id={hintId} className={styles.keys} data-keys>
          <kbd>←</kbd> <kbd>→</kbd> choose <kbd>Enter</kbd> use <kbd>Esc</kbd> close
        </p>
        <Button onClick={onCancel}>Cancel</Button>
        <Button variant="primary" disabled={!active} onClick={() => active && void use(active)}>
          {kind === 'image' ? 'Use this image' : 'Use this file'}
        </Button>
      </Row>
    </>
  )
}
