import { useState } from 'react'
import { useNotifications } from '#src/admin/notifications/notification-store.ts'
import { useKeepForReload } from '#src/admin/reload.ts'
import type { UsedFile } from '#src/library/contract.ts'
import { fieldErrorsOf, isCallError } from '#src/rest/call-error.ts'
import { useLibrary } from '../library-store.ts'
import { changeOf, rebased, valuesOf, type FileValues } from './file-form.ts'

/** What is on the screen of a file, and whether it is stored. */
export function useFileForm(file: UsedFile) {
  const library = useLibrary()
  const notifications = useNotifications()
  const [stored, setStored] = useState(file)
  const [values, setValues] = useState(() => valuesOf(file))
  const [saving, setSaving] = useState(false)
  const [hasSaved, setHasSaved] = useState(false)
  const [nameError, setNameError] = useState<string>()
  if (stored !== file) {
    setStored(file)
    setValues(rebased(stored, file, values))
  }
  const change = changeOf(file, values)
  const unsaved = change !== undefined
  useKeepForReload(() => !unsaved)

  return {
    values,
    unsaved,
    saving,
    nameError,
    /** Absent while nothing has been done. */
    state: unsaved ? 'Unsaved' : hasSaved ? 'Saved' : undefined,

    set: (next: Partial<FileValues>) => setValues((now) => ({ ...now, ...next })),

    async save(): Promise<void> {
      if (!change || saving) return
      setNameError(undefined)
      setSaving(true)
      try {
        const { name } = await library.update({ id: file.id, ...change })
        setHasSaved(true)
        notifications.succeed(`“${name}” is saved.`)
      } catch (error) {
        const found =
          isCallError(error) && fieldErrorsOf(error).find(({ field }) => field === 'name')
        if (found) setNameError(found.message)
        else notifications.fail(error)
      } finally {
        setSaving(false)
      }
    },
  }
}
