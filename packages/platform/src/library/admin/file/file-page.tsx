import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams, type LinkProps } from '@tanstack/react-router'
import { useState } from 'react'
import { useMay } from '#src/account/admin/account-store.ts'
import { Chip } from '#src/admin/chip.tsx'
import { ErrorView } from '#src/admin/error-view.tsx'
import { Button, buttonClass } from '#src/admin/form/button.tsx'
import { Field } from '#src/admin/form/field.tsx'
import { useHotkeys } from '#src/admin/hotkeys.ts'
import { LoadingPage } from '#src/admin/loading-page.tsx'
import { RecordPage, RecordPanel, RecordSection } from '#src/admin/record/record.tsx'
import { useStore } from '#src/admin/store.ts'
import { ListLink } from '#src/admin/table/list-link.tsx'
import type { UsedFile } from '#src/library/contract.ts'
import { DeleteFiles } from '../delete-files.tsx'
import { FileFacts, missingAltText, usedText } from '../file-facts.tsx'
import { kindOf } from '../file-kinds.ts'
import { useLibrary } from '../library-store.ts'
import { AltTexts } from './alt-texts.tsx'
import { FocalPoint } from './focal-point.tsx'
import { LeaveGuard } from '#src/account/admin/leave-guard.tsx'
import { ReplaceFile } from './replace-file.tsx'
import { UsedBy } from './used-by.tsx'
import { useFileForm, type FileForm } from './use-file-form.ts'

/** One file: what it shows, what is said of it, where it is used. */
export function FilePage() {
  const { id } = useParams({ from: '/library/$id' })
  const library = useLibrary()
  const { data, error, refetch } = useQuery(library.item(id))
  if (data) return <FileRecord key={id} file={data} />
  if (error) return <ErrorView error={error} onRetry={() => void refetch()} />
  return <LoadingPage />
}

function FileRecord({ file }: { file: UsedFile }) {
  const { id, name, used, uses } = file
  const navigate = useNavigate()
  const mayWrite = useMay('library:write')
  const { within, ...form } = useFileForm(file)
  const { values, set } = form
  const [asked, setAsked] = useState<'delete' | 'replace'>()
  const neighbours = useNeighbours(id)
  const isImage = kindOf(file) === 'image'
  useHotkeys({ 'Mod+s': () => (mayWrite ? void form.save() : false) })

  return (
    <RecordPage
      ref={within}
      back={<ListLink to="/library">Library</ListLink>}
      title={name}
      status={
        <Chip tone={used ? 'green' : 'grey'} hollow={!used}>
          {used ? `Used in ${usedText(used)}` : 'Unused'}
        </Chip>
      }
      state={form.state ?? (isImage && missingAltText(file))}
      {...neighbours}
      actions={
        mayWrite && (
          <>
            <Button onClick={() => setAsked('replace')}>Replace…</Button>
            <SaveButton form={form} />
          </>
        )
      }
      menu={
        mayWrite ? [{ label: 'Delete…', danger: true, onSelect: () => setAsked('delete') }] : []
      }
      aside={
        <>
          <StoredFile file={file} />
          <UsedBy uses={uses} />
        </>
      }
      asideLabel="Details"
    >
      {isImage ? (
        <FocalPoint
          file={file}
          focus={values.focus}
          onChange={mayWrite ? (focus) => set({ focus }) : undefined}
        />
      ) : (
        <OpenFile file={file} />
      )}
      <NameSection form={form} readOnly={!mayWrite} />
      {isImage && (
        <AltTexts
          alt={values.alt}
          errors={form.errors}
          readOnly={!mayWrite}
          onChange={(alt) => set({ alt })}
        />
      )}
      <LeaveGuard unsaved={form.unsaved} />
      {asked === 'replace' && <ReplaceFile file={file} onClose={() => setAsked(undefined)} />}
      {asked === 'delete' && (
        <DeleteFiles
          files={[file]}
          onClose={() => setAsked(undefined)}
          onDeleted={([removal]) => {
            if (removal && removal.error === undefined)
              void navigate({ to: '/library', ignoreBlocker: true })
          }}
        />
      )}
    </RecordPage>
  )
}

interface NameSectionProps {
  form: Omit<FileForm, 'within'>
  readOnly: boolean
}

function NameSection({ form, readOnly }: NameSectionProps) {
  return (
    <RecordSection title="Name">
      <Field label="File name" required error={form.errors['name']}>
        {(control) => (
          <input
            {...control}
            value={form.values.name}
            maxLength={200}
            readOnly={readOnly}
            onChange={({ target }) => form.set({ name: target.value })}
          />
        )}
      </Field>
    </RecordSection>
  )
}

function SaveButton({ form }: { form: Omit<FileForm, 'within'> }) {
  return (
    <Button
      variant="primary"
      hotkey="Ctrl S"
      disabled={!form.unsaved || form.saving}
      onClick={() => void form.save()}
    >
      {form.saving ? 'Saving…' : 'Save'}
    </Button>
  )
}

function StoredFile({ file }: { file: UsedFile }) {
  return (
    <RecordPanel title="File">
      <FileFacts file={file} />
      <a className={buttonClass()} href={file.url} download={file.name}>
        Download original
      </a>
    </RecordPanel>
  )
}

/** A file that is no image. */
function OpenFile({ file: { url, name } }: { file: UsedFile }) {
  return (
    <RecordSection title="Content">
      <p>
        <a href={url} target="_blank" rel="noreferrer">
          Open {name}
        </a>
      </p>
    </RecordSection>
  )
}

/** The files before and after this one, in the list that one comes from. */
function useNeighbours(id: string) {
  const files = useStore(useLibrary(), (state) => state.files)
  const ids = Object.keys(files)
  const at = ids.indexOf(id)
  const linkTo = (other: string | undefined): LinkProps | undefined =>
    at >= 0 && other !== undefined ? { to: '/library/$id', params: { id: other } } : undefined
  return { previous: linkTo(ids[at - 1]), next: linkTo(ids[at + 1]) }
}
