import { useState } from 'react'
import { useNotifications } from '#src/admin/notifications/notification-store.ts'
import { useRefusals } from '#src/admin/form/use-refusals.ts'
import { useKeepForReload } from '#src/admin/reload.ts'
import type { UsedFile } from '#src/library/contract.ts'
import { useLibrary } from '../library-store.ts'
import { changeOf, placeOf, rebased, valuesOf, type FileValues } from './file-form.ts'

export type FileForm = ReturnType<typeof useFileForm>

/** What is on the screen of a file, and whether it is stored. */
export function useFileForm(file: UsedFile) {
  const library = useLibrary()
  const notifications = useNotifications()
  const [stored, setStored] = useState(file)
  const [values, setValues] = useState(() => valuesOf(file))
  const [saving, setSaving] = useState(false)
  const [hasSaved, setHasSaved] = useState(false)
  const { within, errors, refuse, forgive } = useRefusals(values, placeOf)
  if (stored !== file) {
    setStored(file)
    setValues(rebased(stored, file, values))
  }
  const change = changeOf(file, values)
  const unsaved = change !== undefined
  useKeepForReload(() => !unsaved)
  const savedState = hasSaved ? 'Saved' : undefined

  return {
    values,
    unsaved,
    saving,
    within,
    errors,
    /** Absent while nothing has been done. */
    state: unsaved ? 'Unsaved' : savedState,

    set: (next: Partial<FileValues>) => setValues((now) => ({ ...now, ...next })),

    async save(): Promise<void> {
      if (!change || saving) return
      forgive()
      setSaving(true)
      try {
        const { name } = await library.update({ id: file.id, ...change })
        setHasSaved(true)
        notifications.succeed(`“${name}” saved.`)
      } catch (error) {
        refuse(error)
      } finally {
        setSaving(false)
      }
    },
  }
}
