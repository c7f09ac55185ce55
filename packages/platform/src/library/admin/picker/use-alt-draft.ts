import { useEffect, useEffectEvent, useState } from 'react'
import { useNotifications } from '#src/admin/notifications/notification-store.ts'
import type { Lang } from '#src/i18n/locales.ts'
import type { LibraryFile } from '#src/library/contract.ts'
import { useLibrary } from '../library-store.ts'

interface Draft {
  id: string
  text: string | null
}

/** The text of the chosen image in a language: stored before another is chosen, and with the picker. */
export function useAltDraft(file: LibraryFile | undefined, lang: Lang | undefined) {
  const library = useLibrary()
  const notifications = useNotifications()
  const [draft, setDraft] = useState<Draft>()
  const stored = (lang && file?.alt[lang]) ?? null
  const isOfFile = draft !== undefined && draft.id === file?.id

  /** Returns the file with the text; where that cannot be stored, as it was. */
  async function save(): Promise<LibraryFile | undefined> {
    if (!file || !lang || !isOfFile) return file
    const text = draft.text === '' ? '' : draft.text?.trim() || null
    if (text === stored) return file
    try {
      return await library.update({ id: file.id, alt: { [lang]: text } })
    } catch (error) {
      notifications.fail(error)
      return file
    }
  }

  const saveWhenClosed = useEffectEvent(() => void save())
  useEffect(() => () => saveWhenClosed(), [])

  return {
    text: isOfFile ? draft.text : stored,
    set: (text: string | null) => file && setDraft({ id: file.id, text }),
    save,
  }
}
