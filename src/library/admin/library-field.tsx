import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useMay } from '#src/account/admin/account-store.ts'
import { useClient } from '#src/admin/client.ts'
import { Button } from '#src/admin/form/button.tsx'
import { Field } from '#src/admin/form/field.tsx'
import { Select } from '#src/admin/form/select.tsx'
import { useNotifications } from '#src/admin/notifications/notification-store.ts'
import { isCallError } from '#src/rest/call-error.ts'
import { maxFileBytes, libraryApi, type LibraryFile } from '../contract.ts'
import { filesKey, useStoreFile, type Kind } from './files.ts'
import styles from './library-field.module.css'

const kinds = {
  image: { description: 'an image', extensions: ['.png', '.jpg', '.jpeg', '.webp', '.avif'] },
  document: {
    description: 'a PDF or Office file',
    extensions: ['.pdf', '.docx', '.xlsx', '.pptx'],
  },
  video: { description: 'an MP4 or WebM video', extensions: ['.mp4', '.m4v', '.webm'] },
} as const satisfies Record<Kind, { description: string; extensions: readonly string[] }>

const megabyte = 1_048_576

/** All files of a kind, oldest first. */
function useLibraryFiles(kind: Kind): readonly LibraryFile[] {
  const client = useClient()
  const { data = [] } = useQuery({
    queryKey: filesKey(kind),
    queryFn: async () =>
      Object.values(await client.call(libraryApi.list, { query: { type: kind } })),
  })
  return data
}

/** The name of a file by its id, from the cached lists; the id where it is not in them. */
export function useFileNames(): (id: string) => string {
  const queries = useQueryClient()
  return (id) => {
    const lists = queries.getQueriesData<LibraryFile[]>({ queryKey: ['library', 'files'] })
    return lists.flatMap(([, files]) => files ?? []).find((file) => file.id === id)?.name ?? id
  }
}

interface Props {
  label: string
  kind: Kind
  /** Whether the value is the file's id or its URL; a URL may also be external. */
  by: 'id' | 'url'
  required: boolean
  error?: string | undefined
  value: string
  onChange: (value: string) => void
  readOnly: boolean
}

/** A file of the library: selected from the list, or uploaded. */
export function LibraryField(props: Props) {
  const { label, kind, by, required, value, onChange, readOnly } = props
  const files = useLibraryFiles(kind)
  const mayUpload = useMay('library:write') && !readOnly
  const upload = useUpload(kind, (file) => onChange(file[by]))
  const chosen = files.find((file) => file[by] === value)
  const options = [
    { value: '', label: by === 'id' ? 'No file chosen' : 'From the library…' },
    ...files.toReversed().map((file) => ({ value: file[by], label: file.name })),
  ]
  return (
    <Field
      label={label}
      required={required}
      error={upload.error ?? props.error}
      hint={chosen && <FileFacts file={chosen} />}
    >
      {(control) => (
        <div className={styles.field}>
          {by === 'url' && (
            <input
              {...control}
              type="url"
              value={value}
              placeholder="https://"
              readOnly={readOnly}
              onChange={(event) => onChange(event.target.value)}
            />
          )}
          <div className={styles.controls}>
            <Select
              {...(by === 'id' ? { id: control.id } : { label: `${label} from the library` })}
              className={styles.select}
              options={options}
              value={chosen ? value : ''}
              onChange={onChange}
              disabled={readOnly}
            />
            {mayUpload && <UploadButton kind={kind} upload={upload} />}
          </div>
        </div>
      )}
    </Field>
  )
}

function FileFacts({ file }: { file: LibraryFile }) {
  return (
    <span className={styles.facts}>
      <a href={file.url} target="_blank" rel="noreferrer">
        Open {file.name}
      </a>
      , {sizeText(file.size)}
    </span>
  )
}

function UploadButton({ kind, upload }: { kind: Kind; upload: ReturnType<typeof useUpload> }) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button disabled={upload.busy} onClick={() => input.current?.click()}>
        {upload.busy ? 'Uploading…' : 'Upload…'}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={kinds[kind].extensions.join(',')}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          target.value = ''
          if (file) void upload.send(file)
        }}
      />
    </>
  )
}

function useUpload(kind: Kind, onDone: (file: LibraryFile) => void) {
  const store = useStoreFile(kind)
  const notifications = useNotifications()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string>()

  return {
    busy,
    error,
    async send(file: File): Promise<void> {
      const found = errorIn(kind, file)
      setError(found)
      if (found) return
      setBusy(true)
      try {
        const stored = await store(file)
        onDone(stored)
        notifications.succeed(`“${stored.name}” is in the library.`)
      } catch (thrown) {
        const isWrongType = isCallError(thrown) && thrown.errorCode === 'UNSUPPORTED_MEDIA_TYPE'
        if (isWrongType)
          setError(
            `The content of this file is not that of ${kinds[kind].description}. Choose another file.`,
          )
        else notifications.fail(thrown)
      } finally {
        setBusy(false)
      }
    },
  }
}

/** Validates a file before it is uploaded. */
function errorIn(kind: Kind, { name, size }: File): string | undefined {
  const { description, extensions } = kinds[kind]
  if (!extensions.some((one) => name.toLowerCase().endsWith(one)))
    return `Only ${description} can be used here: ${extensions.join(', ')}.`
  if (size > maxFileBytes) return `Choose a file of at most ${sizeText(maxFileBytes)}.`
  return undefined
}

const sizeText = (bytes: number) =>
  bytes < megabyte
    ? `${Math.max(1, Math.round(bytes / 1024))} KB`
    : `${Math.round(bytes / megabyte)} MB`
