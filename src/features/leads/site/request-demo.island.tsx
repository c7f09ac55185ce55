import {
  useEffect,
  useRef,
  useState,
  type FocusEvent,
  type InputEvent,
  type SubmitEvent,
} from 'react'
import { fieldFaults, isFailure } from '#src/rest/failure.ts'
import { send } from '#src/rest/send.ts'
import { Honeypot } from '#src/site/honeypot.tsx'
import { island } from '#src/site/island.tsx'
import { subscribe } from '#src/site/subscribe.ts'
import { notify } from '#src/ui/notifications/notify.ts'
import type { leadsApi } from '../contract.ts'
import { bringAlong } from './bring-along.ts'
import { bodyOf, controlsOf, faultOf, faultsOf, wantsNewsletter, type Control } from './check.ts'
import { DemoFields } from './demo-fields.tsx'
import { FaultSummary } from './fault-summary.tsx'
import type { Faults, FormProps } from './form-props.ts'
import { Requested } from './requested.tsx'
import { SendRow } from './send-row.tsx'
import styles from './request-demo.module.css'

/**
 * The fields keep their own values, so that what a visitor writes before this code has arrived is
 * neither lost nor overwritten; React holds what is wrong with them and how far the request has come.
 */
export const RequestDemo = island(
  function RequestDemo(props: FormProps) {
    const { lang, words, action } = props
    const form = useRef<HTMLFormElement>(null)
    const isSending = useRef(false)
    const [faults, setFaults] = useState<Faults>(props.faults)
    const [attempt, setAttempt] = useState(0)
    const [stage, setStage] = useState<'open' | 'sending' | 'sent'>('open')
    const [broughtAlong, setBroughtAlong] = useState(false)

    useEffect(() => {
      const controls = controlsOf(form.current!)
      form.current!.noValidate = true
      controls['started']!.value = String(Date.now())
      setBroughtAlong(bringAlong(controls, lang, words.estimate))
    }, [lang, words.estimate])

    useEffect(() => {
      if (attempt > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
    }, [attempt])

    function refuse(found: Faults) {
      setFaults(found)
      setAttempt((count) => count + 1)
    }

    /** Says what is wrong when a field is left; that it is empty, only once that has been said. */
    function checkField({ currentTarget: control, relatedTarget }: FocusEvent<Control>) {
      if (relatedTarget instanceof HTMLButtonElement) return
      if (control.value.trim() || faults[control.name]) mark(control)
    }

    function forgiveField({ currentTarget: control }: InputEvent<Control>) {
      if (faults[control.name] && !faultOf(control, words.faults)) mark(control)
    }

    function mark(control: Control) {
      const fault = faultOf(control, words.faults)
      setFaults((known) => ({ ...known, [control.name]: fault }))
    }

    function submit(event: SubmitEvent<HTMLFormElement>) {
      // Filled in by a program: it goes the way of a form without scripts, where that is dealt with.
      if (controlsOf(event.currentTarget).website?.value) return
      event.preventDefault()
      if (isSending.current) return
      const found = faultsOf(event.currentTarget, words.faults)
      if (Object.keys(found).length > 0) refuse(found)
      else void request(event.currentTarget)
    }

    async function request(sent: HTMLFormElement) {
      const body = bodyOf(sent)
      const newsletter = wantsNewsletter(sent)
      isSending.current = true
      setFaults({})
      setStage('sending')
      try {
        await send<typeof leadsApi.requestDemo>({
          method: 'POST',
          path: '/api/service/requestdemo',
          body,
        })
        notify({ type: 'success', message: words.success })
        // Without a message of its own: the request is what the visitor came for.
        if (newsletter) void subscribe(body.email!).catch(() => {})
        setStage('sent')
      } catch (error) {
        const refused = isFailure(error) ? fieldFaults(error).map(({ field }) => field) : []
        notify({ type: 'error', message: words.failure })
        setStage('open')
        refuse({
          '': words.failure,
          ...Object.fromEntries(
            Object.entries(words.faults).filter(([name]) => refused.includes(name)),
          ),
        })
      } finally {
        isSending.current = false
      }
    }

    if (stage === 'sent') return <Requested words={words} another={action} focused />
    return (
      <form ref={form} method="post" action={action} className={styles.form} onSubmit={submit}>
        {attempt === 0 && <FaultSummary words={words} faults={props.faults} />}
        <input type="hidden" name="form" value="request-demo" />
        <input type="hidden" name="started" />
        <Honeypot label={words.leaveEmpty} />
        <DemoFields
          {...props}
          faults={faults}
          broughtAlong={broughtAlong}
          onBlur={checkField}
          onInput={forgiveField}
        />
        <SendRow words={words} isSending={stage === 'sending'} failure={faults['']} />
      </form>
    )
  },
  'request-demo',
  'idle',
)
