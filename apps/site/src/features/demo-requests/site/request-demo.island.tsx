import { Honeypot } from '@repo/platform/site/forms/honeypot.tsx'
import { island } from '@repo/platform/site/islands/island.tsx'
import { DemoFields } from './demo-fields.tsx'
import { ErrorSummary } from './error-summary.tsx'
import type { FormProps } from './form-props.ts'
import { QueuedNotice, Rejected } from './request-notices.tsx'
import { Requested } from './requested.tsx'
import { SendRow } from './send-row.tsx'
import { Stack } from '@repo/platform/ui/layout/stack.tsx'
import styles from './request-demo.module.css'
import { useRequestForm } from './use-request-form.ts'

/**
 * The fields are uncontrolled, so that what a visitor writes before hydration is
 * neither lost nor overwritten; React holds the errors and the stage of the request.
 */
export const RequestDemo = island(
  function RequestDemo(props: FormProps) {
    const { lang, words, action } = props
    const request = useRequestForm(props)
    const { errors, attempt, stage, isQueued, wasRejected } = request

    if (stage === 'sent')
      return (
        <Requested
          words={words}
          contact={props.contact}
          another={action}
          confirm={request.subscribed ? words.confirm : undefined}
          focused
        />
      )
    return (
      <>
        {isQueued && <QueuedNotice words={words} onDiscard={() => void request.discard()} />}
        {wasRejected && !isQueued && (
          <Rejected words={words} onDiscard={() => void request.discard()} />
        )}
        <form
          ref={request.form}
          method="post"
          action={action}
          className={styles.form}
          hidden={isQueued}
          onSubmit={request.submit}
        >
          <Stack gap="600">
            {attempt === 0 && <ErrorSummary lang={lang} words={words} errors={props.errors} />}
            <input type="hidden" name="form" value="request-demo" />
            <input type="hidden" name="started" />
            <Honeypot label={words.leaveEmpty} />
            <DemoFields
              {...props}
              errors={errors}
              prefilled={request.prefilled}
              onBlur={request.checkField}
              onInput={request.recheckField}
            />
            <SendRow
              words={words}
              contact={props.contact}
              isSending={stage === 'sending'}
              error={errors['']}
            />
          </Stack>
        </form>
      </>
    )
  },
  'request-demo',
  'idle',
)
