import { useState, useLayoutEffect, useMemo, useRef, type RefObject } from 'react'
import { useAccount } from '@repo/platform/account/admin/account-store.ts'
import { useClient } from '@repo/platform/admin/client.ts'
import { useNotifications } from '@repo/platform/admin/notifications/notification-store.ts'
import { createDraftStore } from '@repo/platform/content/admin/drafts/draft-store.ts'
import { useDraft } from '@repo/platform/content/admin/drafts/use-draft.ts'
import type { localeOf, Lang } from '@repo/platform/i18n/locales.ts'
import { fieldErrorsOf } from '@repo/platform/rest/call-error.ts'
import { calculatorApi, type Run } from '../contract.ts'
import { basisOf } from '../form/basis.ts'
import { errorTexts } from '../form/error-text.ts'
import type { FieldKey, FormValues } from '../form/fields.ts'
import { valuesOf } from '../form/form-control.ts'
import { parseFields } from '../form/parse-fields.ts'
import type { Estimate } from '../model/estimate.ts'
import type { GivenInput } from '../model/input.ts'
import type { Quantities } from '../model/quantities.ts'
import { isInputKey } from '../model/measures/inputs.ts'
import { useCalculatorStore } from './calculator-store.ts'
import { leadPrefix } from './autosaved-entries.ts'
import { useInvalidateRuns } from './runs.ts'
import { formWords } from './words.ts'

/** The inputs, with the counts of a plan where a demo request brings them. */
type EntriesOfRun = GivenInput & { quantities?: Quantities }

type FieldErrors = Partial<Record<FieldKey, string>>

/** The state of the calculator's form: errors, result, stored run. */
export function useRunForm(form: RefObject<HTMLFormElement | null>, leadId: string | undefined) {
  const client = useClient()
  const invalidateRuns = useInvalidateRuns()
  const notifications = useNotifications()
  const [calculatorStore, state] = useCalculatorStore<Estimate>()
  const [errors, setErrors] = useState<FieldErrors>({})
  const [tried, setTried] = useState(false)
  /** The values of the last calculation. */
  const [sent, setSent] = useState('')
  const [now, setNow] = useState('')
  const [saved, setSaved] = useState<Run | null>(null)

  function look(): { given?: EntriesOfRun; text: string } {
    const values = form.current ? valuesOf(form.current) : {}
    const { given, errors: codes } = parseFields('en', values)
    setErrors(errorTexts('en', formWords, codes, { values }))
    const text = JSON.stringify(values)
    setNow(text)
    const { quantities } = basisOf(values)
    return { ...(given && { given: { ...given, ...(quantities && { quantities }) } }), text }
  }

  /** Returns the valid input; otherwise shows the errors and focuses the first field with one. */
  function validate(): EntriesOfRun | undefined {
    setTried(true)
    const { given, text } = look()
    if (given) setSent(text)
    else requestAnimationFrame(() => focusError(form.current))
    return given
  }

  /** Adds a notification, and focuses the first field with an error. */
  function showError(): void {
    notifications.fail(calculatorStore.state().error)
    requestAnimationFrame(() => focusError(form.current))
  }

  const serverErrors: FieldErrors =
    state.error && now === sent
      ? Object.fromEntries(
          fieldErrorsOf(state.error)
            .filter(({ field }) => isInputKey(field))
            .map(({ field, message }) => [field, message]),
        )
      : {}

  return {
    state,
    saved,
    errors: { ...serverErrors, ...errors },
    /** Whether the inputs have changed since the result was calculated. */
    outdated: state.data !== null && now !== sent,

    typed: (): void => {
      if (tried) look()
      else if (form.current) setNow(JSON.stringify(valuesOf(form.current)))
    },

    async compute(): Promise<void> {
      if (calculatorStore.state().loading) return
      const body = validate()
      if (!body) return
      const request = () => client.call(calculatorApi.compute, { body })
      if (!(await calculatorStore.read(request))) showError()
    },

    async save(locale: (typeof localeOf)[Lang]): Promise<void> {
      const { loading, redirectReady } = calculatorStore.state()
      if (loading || redirectReady) return
      const input = validate()
      if (!input) return
      const send = () => client.call(calculatorApi.create, { body: { ...input, locale, leadId } })
      const stored = await calculatorStore.submit(send)
      if (!stored) return showError()
      setSaved(stored)
      invalidateRuns()
    },
  }
}

function focusError(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
}

/** Autosaves unsaved entries to local storage, and offers them when the page is opened again. */
export function useEntriesDraft(
  form: RefObject<HTMLFormElement | null>,
  of: { from?: string | undefined; leadId?: string | undefined },
  enter: (values: FormValues) => void,
) {
  const account = useAccount()
  const itemId = of.from ?? (of.leadId && `${leadPrefix}${of.leadId}`)
  const begun = useRef('')
  const [unsaved, setUnsaved] = useState<FormValues | null>(null)
  const store = useMemo(
    () =>
      createDraftStore<FormValues>({
        accountId: account.id,
        type: 'calculator',
        itemId: itemId ?? null,
      }),
    [account.id, itemId],
  )
  // Before a draft is put into the form.
  useLayoutEffect(() => {
    if (form.current) begun.current = JSON.stringify(valuesOf(form.current))
  }, [form])
  const { offered, continueWith, discard, drop } = useDraft({
    store,
    unsaved,
    version: null,
    isWorthOffering: () => true,
    restore({ values }) {
      enter(values)
      return true
    },
  })

  return {
    offered,
    continueWith,
    discard,
    drop,
    /** To be called after each input. */
    note(): void {
      const values = form.current && valuesOf(form.current)
      setUnsaved(JSON.stringify(values) === begun.current ? null : values)
    },
  }
}
