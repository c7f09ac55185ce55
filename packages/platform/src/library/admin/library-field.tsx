import { useQueries, useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useMay } from '#src/account/admin/account-store.ts'
import { Button } from '#src/admin/form/button.tsx'
import { Field } from '#src/admin/form/field.tsx'
import { useNotifications } from '#src/admin/notifications/notification-store.ts'
import type { Lang } from '#src/i18n/locales.ts'
import { isLibraryAddress } from '../address.ts'
import type { FileKind, LibraryFile } from '../contract.ts'
import { missingAltText, measureText } from './file-facts.tsx'
import { sizeText } from '#src/library/size-text.ts'
import { Thumbnail } from './grid/thumbnail.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import { Row } from '#src/ui/layout/row.tsx'
import { Text } from '#src/ui/layout/text.tsx'
import styles from './library-field.module.css'
import { useLibrary } from './library-store.ts'
import { originalOnlyText } from './original-only.ts'
import { useLibraryPicker } from './picker.tsx'
import { refusalOf, uploadErrorOf, wrongKindOf } from './upload-error.ts'
import { DropZone } from './uploads/drop-zone.tsx'
import { UploadButton } from './uploads/upload-button.tsx'

/** The names of files by their ids; the id of one that is not known, or not yet. */
export function useFileNames(ids: readonly string[]): (id: string) => string {
  const library = useLibrary()
  const files = useQueries({ queries: ids.map((id) => library.item(id)) })
  return (id) => files[ids.indexOf(id)]?.data?.name ?? id
}

interface Props {
  label: string
  kind: FileKind
  /** Whether the value is the file's id or its URL; a URL may also be external. */
  by: 'id' | 'url'
  required: boolean
  error?: string | undefined
  value: string
  onChange: (value: string) => void
  readOnly: boolean
  /** Of the item: an image can be described in it. */
  language?: Lang
}

/** A file of the library: chosen in it, or uploaded. */
export function LibraryField(props: Props) {
  const { label, kind, by, required, value, onChange, readOnly } = props
  const described = props.language && { language: props.language }
  const openLibrary = useLibraryPicker()
  const mayUpload = useMay('library:write') && !readOnly
  const choose = useRef<HTMLButtonElement>(null)
  const file = useChosen(by, value)
  const upload = useUpload(kind, take)

  function change(next: string): void {
    upload.forgetError()
    onChange(next)
  }

  function take(chosen: LibraryFile): void {
    change(chosen[by])
  }

  function remove(): void {
    change('')
    choose.current?.focus()
  }

  return (
    <DropZone
      single
      enabled={mayUpload && !upload.busy}
      onFiles={(files) => void upload.send(files)}
    >
      <Field label={label} required={required} error={upload.error ?? props.error}>
        {(control) => (
          <Stack gap="100">
            {by === 'url' && (
              <input
                {...control}
                type="url"
                value={value}
                placeholder="https://"
                readOnly={readOnly}
                onChange={(event) => change(event.target.value)}
              />
            )}
            {file && <Chosen file={file} />}
            {!readOnly && (
              <Row gap="100" align="center">
                <Button
                  ref={choose}
                  {...(by === 'id' && { id: control.id, 'aria-invalid': control['aria-invalid'] })}
                  aria-describedby={control['aria-describedby']}
                  aria-label={`${file ? 'Change…' : 'Choose…'} (${label})`}
                  onClick={() =>
                    openLibrary({ kind, purpose: label, ...described, onChoose: take })
                  }
                >
                  {file ? 'Change…' : 'Choose…'}
                </Button>
                {mayUpload && (
                  <UploadButton
                    kind={kind}
                    single
                    label={upload.busy ? 'Uploading…' : 'Upload…'}
                    onFiles={(files) => void upload.send(files)}
                  />
                )}
                {file && !required && (
                  <Button variant="link" aria-label={`Remove (${label})`} onClick={remove}>
                    Remove
                  </Button>
                )}
              </Row>
            )}
            {!file && by === 'id' && readOnly && <p>No file chosen</p>}
          </Stack>
        )}
      </Field>
    </DropZone>
  )
}

function useChosen(by: Props['by'], value: string): LibraryFile | undefined {
  const library = useLibrary()
  const byId = useQuery({ ...library.item(value), enabled: by === 'id' && value !== '' })
  const byUrl = useQuery({
    ...library.at(value),
    enabled: by === 'url' && isLibraryAddress(value),
  })
  return (by === 'id' ? byId.data : byUrl.data) ?? undefined
}

function Chosen({ file }: { file: LibraryFile }) {
  const missing = missingAltText(file)
  return (
    <Row unbroken gap="150" align="start" className={styles.chosen}>
      <span className={styles.picture}>
        <Thumbnail file={file} width={96} />
      </span>
      <p>
        <a href={file.url} target="_blank" rel="noreferrer" aria-label={`Open ${file.name}`}>
          {file.name}
        </a>
        <Text as="span" tone="muted">
          {measureText(file)}
          {file.width && `, ${sizeText(file.size)}`}
        </Text>
        {missing && (
          <Text as="span" tone="warning">
            {missing}
          </Text>
        )}
      </p>
    </Row>
  )
}

function useUpload(kind: FileKind, onDone: (file: LibraryFile) => void) {
  const library = useLibrary()
  const notifications = useNotifications()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string>()

  return {
    busy,
    error,
    forgetError: () => setError(undefined),
    async send([file, ...others]: readonly File[]): Promise<void> {
      if (busy || !file) return
      if (others.length > 0) return setError('This field takes one file. Drop one file only.')
      const found = refusalOf(file, kind)
      setError(found)
      if (found) return
      setBusy(true)
      try {
        const stored = await library.add(file)
        const wrongKind = wrongKindOf(stored, kind)
        setError(wrongKind)
        if (wrongKind) return
        onDone(stored)
        notifications.succeed(
          [`“${stored.name}” uploaded to the library.`, originalOnlyText(stored)]
            .filter(Boolean)
            .join(' '),
        )
      } catch (thrown) {
        setError(uploadErrorOf(file, thrown).text)
      } finally {
        setBusy(false)
      }
    },
  }
}
