import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useMemo, useRef, useState, type InputEvent } from 'react'
import { useMay } from '@repo/platform/account/admin/account-store.ts'
import { useHotkeys } from '@repo/platform/admin/hotkeys.ts'
import { useNotifications } from '@repo/platform/admin/notifications/notification-store.ts'
import { localeOf, type Lang } from '@repo/platform/i18n/locales.ts'
import type { Run } from '../contract.ts'
import type { FormValues } from '../form/fields.ts'
import { fieldAt, convertArea, convertMoney, fillFields, valuesOf } from '../form/form-control.ts'
import { placeholdersOf } from '../form/format-fields.ts'
import { rateBetween } from '../model/price-list.ts'
import type { PublishedPriceList } from './price-lists.ts'
import { useEntriesDraft, useRunForm } from './use-run-form.ts'

/** A demo request that a run is to answer. */
export interface AnsweredRequest {
  id: string
  /** Whose it is. */
  title: string
  /** What it says of the site. */
  values: FormValues
}

export interface NewRunProps {
  prices: PublishedPriceList
  /** The initial values of the fields. */
  start: FormValues
  /** The language of the sheet. */
  initialLang: Lang
  /** The run that they are copied from. */
  from: string | undefined
  answers: AnsweredRequest | undefined
}

/** The state of a new estimate: its form and country, its autosaved draft, the language of its sheet. */
export function useNewRun({ prices, start, initialLang, from, answers }: NewRunProps) {
  const { priceList } = prices
  const form = useRef<HTMLFormElement>(null)
  const run = useRunForm(form, answers?.id)
  const deviceDraft = useEntriesDraft(form, { from, leadId: answers?.id }, enter)
  const { redirectReady } = run.state
  const mayWrite = useMay('calculator:write')
  const navigate = useNavigate()
  const notifications = useNotifications()
  const [lang, setLang] = useState(initialLang)
  const [country, setCountry] = useState(start.country ?? 'GB')
  const placeholders = useMemo(() => placeholdersOf('en', priceList, country), [priceList, country])
  const { saved } = run

  const leaveFor = useEffectEvent(({ id, name }: Run) => {
    deviceDraft.drop()
    notifications.succeed(`“${name}” saved.`)
    void navigate({ to: '/calculator/$id', params: { id } })
  })
  useEffect(() => {
    if (redirectReady && saved) leaveFor(saved)
  }, [redirectReady, saved])

  async function computeWith(values: FormValues): Promise<void> {
    enter(values)
    await run.compute()
  }

  function enter(values: FormValues): void {
    if (!form.current) return
    fillFields(form.current, values)
    setCountry(valuesOf(form.current).country ?? country)
    run.typed()
    deviceDraft.note()
  }

  function move(to: string): void {
    if (form.current) convertMoney(form.current, 'en', rateBetween(priceList, country, to))
    setCountry(to)
  }

  function takeInput({ target }: InputEvent<HTMLFormElement>): void {
    const { name, value } = fieldAt(target)
    if (name === 'country') move(value)
    if (name === 'areaUnit' && form.current) convertArea(form.current, 'en')
    run.typed()
    deviceDraft.note()
  }

  const save = () => run.save(localeOf[lang])
  useHotkeys({ 'Mod+s': () => (mayWrite ? void save() : false) })

  return {
    form,
    run,
    deviceDraft,
    mayWrite,
    lang,
    setLang,
    country,
    placeholders,
    takeInput,
    computeWith,
    save,
  }
}
