import {
  useEffect,
  useRef,
  useState,
  type FocusEvent,
  type InputEvent,
  type SubmitEvent,
} from 'react'
import { fieldErrorsOf, isCallError } from '@repo/platform/rest/call-error.ts'
import { sendWithKey, type QueuedCall } from '@repo/platform/site/offline/queued-calls.ts'
import { subscribe } from '@repo/platform/site/newsletter/subscribe.ts'
import { trapName } from '@repo/platform/site/forms/trap.ts'
import { notify } from '@repo/platform/ui/notifications/notify.ts'
import { originPage } from './origin-page.ts'
import { prefill, type Prefilled } from './prefill.ts'
import {
  bodyOf,
  controlsOf,
  errorOf,
  errorsOf,
  restore,
  wantsNewsletter,
  type Control,
} from './check.ts'
import type { FieldErrors, FormProps } from './form-props.ts'
import { requestPath, subscriptionPath, useQueuedRequest } from './use-queued-request.ts'

/** A UUID, also where the page came without TLS, which `randomUUID` needs. */
function newKey(): string {
  const id = URL.createObjectURL(new Blob())
  URL.revokeObjectURL(id)
  return id.slice(-36)
}

/** The state of the form, and what becomes of a request that is sent. */
export function useRequestForm(props: FormProps) {
  const { lang, words } = props
  const form = useRef<HTMLFormElement>(null)
  const isSending = useRef(false)
  const [errors, setErrors] = useState<FieldErrors>(props.errors)
  const [attempt, setAttempt] = useState(0)
  const [stage, setStage] = useState<'open' | 'sending' | 'sent'>('open')
  const [subscribed, setSubscribed] = useState(false)
  const [prefilled, setPrefilled] = useState<Prefilled>()
  const [wasRejected, setWasRejected] = useState(false)
  const lastCall = useRef<QueuedCall>(undefined)
  const kept = useQueuedRequest({
    onSent: () => setStage('sent'),
    onRejected(call, newsletter) {
      if (form.current)
        restore(controlsOf(form.current), call.body as Record<string, string>, newsletter)
      setWasRejected(true)
      showRejected(call.rejected ?? [])
    },
  })

  useEffect(() => {
    if (!form.current) return
    const controls = controlsOf(form.current)
    form.current.noValidate = true
    if (controls.started) controls.started.value = String(Date.now())
    setPrefilled(prefill(controls, lang, words.estimate))
  }, [lang, words.estimate])

  useEffect(() => {
    if (attempt > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [attempt])

  function showErrors(found: FieldErrors) {
    setErrors(found)
    setAttempt((count) => count + 1)
  }

  /** With the sentence of the form as a whole. */
  function showRejected(names: readonly string[]) {
    showErrors({
      '': words.error,
      ...Object.fromEntries(Object.entries(words.errors).filter(([name]) => names.includes(name))),
    })
  }

  /** Shows the error of a field when it loses the focus; that it is empty, only after a submit. */
  function checkField({ currentTarget: control, relatedTarget }: FocusEvent<Control>) {
    if (relatedTarget instanceof HTMLButtonElement) return
    if (control.value.trim() || errors[control.name]) mark(control)
  }

  function recheckField({ currentTarget: control }: InputEvent<Control>) {
    if (errors[control.name] && !errorOf(control, words.errors)) mark(control)
  }

  function mark(control: Control) {
    const error = errorOf(control, words.errors)
    setErrors((known) => ({ ...known, [control.name]: error }))
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    // Something has filled in the honeypot: the form is posted, and the server marks it as doubtful.
    if (controlsOf(event.currentTarget)[trapName]?.value) return
    event.preventDefault()
    if (isSending.current) return
    const found = errorsOf(event.currentTarget, words.errors)
    if (Object.keys(found).length > 0) showErrors(found)
    else void request(event.currentTarget)
  }

  /** With the key of the last call where nothing else is sent: its answer may have been lost. */
  function callOf(body: QueuedCall['body']): QueuedCall {
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

  async function request(sent: HTMLFormElement) {
    const body = bodyOf(sent)
    const newsletter = wantsNewsletter(sent)
    const call = callOf(body)
    isSending.current = true
    setErrors({})
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
      const { messages: _, ...rest } = call
      const subscription = {
        ...rest,
        page: location.pathname,
        path: subscriptionPath,
        body: { email: body.email },
      }
      if (
        isCallError(error) &&
        error.code === 0 &&
        (await kept.keep(newsletter ? [call, subscription] : [call]))
      )
        return setStage('open')
      const rejected = isCallError(error) ? fieldErrorsOf(error).map(({ field }) => field) : []
      notify({ type: 'error', message: words.error })
      setStage('open')
      showRejected(rejected)
    } finally {
      isSending.current = false
    }
  }

  return {
    form,
    errors,
    attempt,
    stage,
    subscribed,
    prefilled,
    isQueued: kept.isQueued,
    wasRejected,
    checkField,
    recheckField,
    submit,
    discard: () => kept.discard().then(() => setWasRejected(false)),
  }
}
