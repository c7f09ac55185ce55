import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useClient } from '@repo/platform/admin/client.ts'
import { useRefusals } from '@repo/platform/admin/form/use-refusals.ts'
import { useHotkeys } from '@repo/platform/admin/hotkeys.ts'
import { useNotifications } from '@repo/platform/admin/notifications/notification-store.ts'
import { useKeepForReload } from '@repo/platform/admin/reload.ts'
import { isCallError } from '@repo/platform/rest/call-error.ts'
import { claimsApi, type Claim } from '../contract.ts'
import { bodyOf, claimForm, placeOf, rebased } from './claim-form.ts'
import { claimsKey } from './claims-query.ts'

/** A claim or answer while it is edited: what is stored, what is typed, and the way to save it. */
export function useClaimForm(stored: Claim) {
  const client = useClient()
  const queries = useQueryClient()
  const notifications = useNotifications()
  const [claim, setClaim] = useState(stored)
  const [form, setForm] = useState(() => claimForm(stored))
  const [busy, setBusy] = useState(false)
  const [wasStale, setWasStale] = useState(false)
  const { within, errors, refuse, forgive } = useRefusals(form, placeOf)
  const unsaved = JSON.stringify(form) !== JSON.stringify(claimForm(claim))
  useKeepForReload(() => !unsaved)
  useHotkeys({ 'Mod+s': () => (unsaved && !busy ? void save() : undefined) })

  async function save(): Promise<void> {
    setBusy(true)
    forgive()
    try {
      const saved = await client.call(claimsApi.update, { body: bodyOf(claim, form) })
      setClaim(saved)
      setForm(claimForm(saved))
      setWasStale(false)
      void queries.invalidateQueries({ queryKey: claimsKey })
      notifications.succeed(`“${saved.name}” saved.`)
    } catch (error) {
      if (isCallError(error) && error.errorCode === 'STALE_VERSION') {
        const { current } = error.error as { current: Claim }
        setClaim(current)
        setForm(rebased(form, claim, current))
        setWasStale(true)
        return
      }
      refuse(error)
    } finally {
      setBusy(false)
    }
  }

  return { claim, form, setForm, unsaved, busy, wasStale, save, within, errors }
}
