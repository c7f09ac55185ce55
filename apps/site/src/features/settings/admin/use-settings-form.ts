import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useClient } from '@repo/platform/admin/client.ts'
import { useRefusals } from '@repo/platform/admin/form/use-refusals.ts'
import { useHotkeys } from '@repo/platform/admin/hotkeys.ts'
import { useNotifications } from '@repo/platform/admin/notifications/notification-store.ts'
import { useKeepForReload } from '@repo/platform/admin/reload.ts'
import { isCallError } from '@repo/platform/rest/call-error.ts'
import { problemIn } from '@repo/platform/rest/problem-in.ts'
import { settingsApi, type SettingsItem } from '../contract.ts'
import {
  changedParts,
  changeOf,
  formOf,
  placeOf,
  rebased,
  type SettingsForm,
} from './settings-form.ts'

export const settingsKey = ['settings', 'item']

/** What is on the screen, and how it is saved. */
export function useSettingsForm(stored: SettingsItem) {
  const client = useClient()
  const queries = useQueryClient()
  const notifications = useNotifications()
  const [base, setBase] = useState(stored)
  const [form, setForm] = useState(() => formOf(stored))
  const { within, errors, refuse, forgive } = useRefusals(form, (field) => placeOf(field, form))
  const [busy, setBusy] = useState(false)
  const [changedBy, setChangedBy] = useState<string>()
  const [secret, setSecret] = useState<string>()
  const changed = changedParts(formOf(base), form)
  const unsaved = changed.length > 0
  useKeepForReload(() => !unsaved)

  function take({ webhookSecret, ...settings }: SettingsItem): void {
    setBase(settings)
    setForm(formOf(settings))
    setChangedBy(undefined)
    if (webhookSecret) setSecret(webhookSecret)
    queries.setQueryData(settingsKey, settings)
    void queries.invalidateQueries({ queryKey: ['settings', 'deliveries'] })
  }

  /** One's own parts stay on the screen, over what is stored now: saving again stores them. */
  function takeConflict(current: SettingsItem, name: string | undefined): void {
    setBase(current)
    setForm(rebased(form, formOf(current), changed))
    setChangedBy(name ?? 'A colleague')
  }

  useHotkeys({ 'Mod+s': () => (unsaved && !busy ? void save() : undefined) })

  async function save(): Promise<void> {
    setBusy(true)
    forgive()
    try {
      const body = { ...changeOf(form, changed), version: base.version }
      take(await client.call(settingsApi.update, { body }))
      notifications.succeed('Settings saved. The site now uses them.')
    } catch (error) {
      if (isCallError(error) && error.errorCode === 'STALE_VERSION') {
        const { current, changedBy: name } = problemIn(error)
        return takeConflict(current as SettingsItem, name)
      }
      refuse(error)
    } finally {
      setBusy(false)
    }
  }

  return {
    form,
    base,
    within,
    errors,
    busy,
    unsaved,
    changedBy,
    secret,
    setSecret,
    save,
    change: (part: Partial<SettingsForm>) => setForm((now) => ({ ...now, ...part })),
    discard: () => setForm(formOf(base)),
  }
}
