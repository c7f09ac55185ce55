import { useMemo } from 'react'
import { useAccount } from '#src/account/admin/account-store.ts'
import type { ContentTypeName } from '#src/content/content-type-names.ts'
import type { Values } from '../fields/fields.ts'
import { createDraftStore } from './draft-store.ts'

/** Another new draft would replace the translation's language and lose its source. */
const isSameTranslation = (starts: Values) => (values: Values) =>
  values.counterpartOf === starts.counterpartOf && values.language === starts.language

/** The drafts of an item, or of a new one, in local storage; `starts`: those of a new translation. */
export function useItemDraftStore(
  type: { name: ContentTypeName },
  itemId: string | null,
  starts: Values | undefined,
) {
  const account = useAccount()
  const subject = useMemo(
    () => ({ accountId: account.id, type: type.name }),
    [account.id, type.name],
  )
  const fits = useMemo(
    () => (itemId === null && starts ? isSameTranslation(starts) : undefined),
    [itemId, starts],
  )
  const store = useMemo(
    () => createDraftStore<Values>({ ...subject, itemId, fits }),
    [subject, itemId, fits],
  )
  return { subject, fits, store }
}
