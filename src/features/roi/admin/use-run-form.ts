import { useState, type RefObject } from 'react'
import { useClient } from '#src/admin/client.ts'
import { useNotices } from '#src/admin/notifications/notices.ts'
import type { localeOf, Lang } from '#src/i18n/locales.ts'
import { fieldFaults } from '#src/rest/failure.ts'
import { calculatorApi, type Run } from '../contract.ts'
import { faultTexts } from '../form/fault-text.ts'
import { fieldKeys, type FieldKey } from '../form/fields.ts'
import { valuesOf } from '../form/form-control.ts'
import { read } from '../form/read.ts'
import type { Estimate } from '../model/estimate.ts'
import type { GivenInput } from '../model/input.ts'
import { useCalculatorArea } from './calculator-area.ts'
import { useOutdateRuns } from './runs-query.ts'
import { formWords } from './words.ts'

type Faults = Partial<Record<FieldKey, string>>

/** The form of a calculation: what is wrong in it, what was computed from it, what was stored. */
export function useRunForm(form: RefObject<HTMLFormElement | null>) {
  const client = useClient()
  const outdate = useOutdateRuns()
  const notices = useNotices()
  const [area, state] = useCalculatorArea<Estimate>()
  const [faults, setFaults] = useState<Faults>({})
  const [tried, setTried] = useState(false)
  /** What the fields said when they were sent. */
  const [sent, setSent] = useState('')
  const [now, setNow] = useState('')
  const [saved, setSaved] = useState<Run | null>(null)

  function look(): { given?: GivenInput; text: string } {
    const values = form.current ? valuesOf(form.current) : {}
    const { given, faults: codes } = read('en', values)
    setFaults(faultTexts('en', formWords, codes, values))
    const text = JSON.stringify(values)
    setNow(text)
    return { ...(given && { given }), text }
  }

  /** What the form accepts; where it does not, the first fault has the focus. */
  function take(): GivenInput | undefined {
    setTried(true)
    const { given, text } = look()
    if (given) setSent(text)
    else requestAnimationFrame(() => focusFault(form.current))
    return given
  }

  /** The buttons are in sight wherever the form is; what stands above it need not be. */
  function tellFailure(): void {
    notices.fail(area.state().error)
    requestAnimationFrame(() => focusFault(form.current))
  }

  const serverFaults =
    state.error && now === sent
      ? Object.fromEntries(
          fieldFaults(state.error)
            .filter(({ field }) => (fieldKeys as readonly string[]).includes(field))
            .map(({ field, message }) => [field, `The server says: ${message}`]),
        )
      : {}

  return {
    state,
    saved,
    faults: { ...serverFaults, ...faults } as Faults,
    /** The result on the screen was made from other entries. */
    outdated: state.data !== null && now !== sent,

    typed: (): void => {
      if (tried) look()
      else if (form.current) setNow(JSON.stringify(valuesOf(form.current)))
    },

    async compute(): Promise<void> {
      if (area.state().loading) return
      const body = take()
      if (!body) return
      const ask = () => client.call(calculatorApi.compute, { body })
      if (!(await area.read('compute', ask))) tellFailure()
    },

    async save(locale: (typeof localeOf)[Lang]): Promise<void> {
      const { loading, redirectReady } = area.state()
      if (loading || redirectReady) return
      const input = take()
      if (!input) return
      const send = () => client.call(calculatorApi.create, { body: { ...input, locale } })
      const stored = await area.submit(send)
      if (!stored) return tellFailure()
      setSaved(stored)
      outdate()
    },
  }
}

function focusFault(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
}
