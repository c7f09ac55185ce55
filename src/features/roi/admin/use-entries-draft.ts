import { useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react'
import { useAccount } from '#src/account/admin/account-store.ts'
import { createDraftStore } from '#src/content/admin/draft-store.ts'
import { useDraft } from '#src/content/admin/use-draft.ts'
import type { FormValues } from '../form/fields.ts'
import { valuesOf } from '../form/form-control.ts'

/** Keeps what was entered and not saved on this device, and offers it when the page is opened again. */
export function useEntriesDraft(form: RefObject<HTMLFormElement | null>, from: string | undefined) {
  const account = useAccount()
  const begun = useRef('')
  const [unsaved, setUnsaved] = useState<FormValues | null>(null)
  const store = useMemo(
    () =>
      createDraftStore<FormValues>({
        accountId: account.id,
        type: 'calculator',
        itemId: from ?? null,
      }),
    [account.id, from],
  )
  const { offered, resolve, discardOffered, drop } = useDraft({
    store,
    unsaved,
    version: null,
    isWorthOffering: () => true,
  })

  useLayoutEffect(() => {
    if (form.current) begun.current = JSON.stringify(valuesOf(form.current))
  }, [form])

  return {
    offered,
    resolve,
    discardOffered,
    drop,
    /** Something was entered. */
    note(): void {
      const values = form.current && valuesOf(form.current)
      setUnsaved(JSON.stringify(values) === begun.current ? null : values)
    },
  }
}
