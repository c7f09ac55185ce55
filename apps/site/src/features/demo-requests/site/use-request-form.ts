import { propertiesOf } from '@repo/platform/rest/properties.ts'
import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { fieldErrorsOf, isCallError } from '@repo/platform/rest/call-error.ts'
import { sendWithKey, type QueuedCall } from '@repo/platform/site/offline/queued-calls.ts'
import { subscribe } from '@repo/platform/site/newsletter/subscribe.ts'
import { trapName } from '@repo/platform/site/forms/trap.ts'
import { notify } from '@repo/platform/ui/notifications/notify.ts'
import { originPage } from './origin-page.ts'
import { prefill, type Prefilled } from './prefill.ts'
import { bodyOf, controlsOf, errorsOf, restore, wantsNewsletter } from './check.ts'
import type { FormProps } from './form-props.ts'
import { useFieldErrors } from './use-field-errors.ts'
import { requestPath, subscriptionPath, useQueuedRequest } from './use-queued-request.ts'

/** A UUID, also where the page came without TLS, which `randomUUID` needs. */
function newKey(): string {
  const id = URL.createObjectURL(new Blob())
  URL.revokeObjectURL(id)
  return id.slice(-36)
}

/** Returns the call of a body, with a key by which the server recognises a repeat. */
function useCallWithKey({ lang, words }: FormProps) {
  const lastCall = useRef<QueuedCall>(undefined)
  /** With the key of the last call where nothing else is sent: its answer may have been lost. */
  return function callOf(body: QueuedCall['body']): QueuedCall {
    const isRepeat = JSON.stringify(lastCall.current?.body) === JSON.stringify(body)
    const key = isRepeat && lastCall.current ? lastCall.current.key : newKey()
    return (lastCall.current = {
      path: requestPath,
      body,
      key,
      page: originPage(lang),
      messages: { success: words.success, error: words.error },
      keptAt: Date.now(),
    })
  }
}

/** The newsletter subscription that was ordered with a demo request. */
const subscriptionOf = (
  { messages: _, ...call }: QueuedCall,
  email: string | undefined,
): QueuedCall => ({
  ...call,
  page: location.pathname,
  path: subscriptionPath,
  body: { email },
})

/** The names of the fields that the server has rejected. */
const rejectedBy = (error: unknown): string[] =>
  isCallError(error) ? fieldErrorsOf(error).map(({ field }) => field) : []

/** The state of the form, and what becomes of a request that is sent. */
export function useRequestForm(props: FormProps) {
  const { lang, words } = props
  const form = useRef<HTMLFormElement>(null)
  const isSending = useRef(false)
  const { show: showErrors, ...fieldErrors } = useFieldErrors(form, props)
  const [stage, setStage] = useState<'open' | 'sending' | 'sent'>('open')
  const [subscribed, setSubscribed] = useState(false)
  const [prefilled, setPrefilled] = useState<Prefilled>()
  const [wasRejected, setWasRejected] = useState(false)
  const callOf = useCallWithKey(props)
  const kept = useQueuedRequest({
    onSent: () => setStage('sent'),
    onRejected(call, newsletter) {
      if (form.current) restore(controlsOf(form.current), propertiesOf(call.body), newsletter)
      setWasRejected(true)
      fieldErrors.showRejected(call.rejected ?? [])
    },
  })

  useEffect(() => {
    if (!form.current) return
    const controls = controlsOf(form.current)
    form.current.noValidate = true
    if (controls.started) controls.started.value = String(Date.now())
    setPrefilled(prefill(controls, lang, words.estimate))
  }, [lang, words.estimate])

  function submit(event: SubmitEvent<HTMLFormElement>) {
    // Something has filled in the honeypot: the form is posted, and the server marks it as doubtful.
    if (controlsOf(event.currentTarget)[trapName]?.value) return
    event.preventDefault()
    if (isSending.current) return
    const found = errorsOf(event.currentTarget, words.errors)
    if (Object.keys(found).length > 0) showErrors(found)
    else void request(event.currentTarget)
  }

  async function request(sent: HTMLFormElement) {
    const body = bodyOf(sent)
    const newsletter = wantsNewsletter(sent)
    const call = callOf(body)
    isSending.current = true
    fieldErrors.clear()
    setStage('sending')
    try {
      await sendWithKey(call)
      if (wasRejected) await kept.discard()
      notify({ type: 'success', message: words.success })
      // Without an error message of its own: the demo request is what the visitor came for.
      if (newsletter && body.email) void subscribe(body.email).catch(() => {})
      setSubscribed(newsletter)
      setStage('sent')
    } catch (error) {
      const calls = newsletter ? [call, subscriptionOf(call, body.email)] : [call]
      if (isCallError(error) && error.code === 0 && (await kept.keep(calls)))
        return setStage('open')
      notify({ type: 'error', message: words.error })
      setStage('open')
      fieldErrors.showRejected(rejectedBy(error))
    } finally {
      isSending.current = false
    }
  }

  return {
    form,
    errors: fieldErrors.errors,
    attempt: fieldErrors.attempt,
    stage,
    subscribed,
    prefilled,
    isQueued: kept.isQueued,
    wasRejected,
    checkField: fieldErrors.checkField,
    recheckField: fieldErrors.recheckField,
    submit,
    discard: () => kept.discard().then(() => setWasRejected(false)),
  }
}
