import { reasonOf } from '@repo/platform/admin/error-reason.ts'
import { Banner } from '@repo/platform/admin/banner.tsx'
import { fieldErrorsOf, type CallError } from '@repo/platform/rest/call-error.ts'
import { isInputKey } from '../model/measures/inputs.ts'
import { names } from './words.ts'

/** The error of the last call, beside the form. */
export function ErrorBanner({ error }: { error: CallError }) {
  if (error.code === 404) return <Banner tone="red">A colleague has deleted this estimate.</Banner>
  const errors = fieldErrorsOf(error).map(({ field, message }) =>
    isInputKey(field) ? `${names.inputs[field]}: ${message}` : message,
  )
  return (
    <Banner tone="red">
      {[reasonOf(error), ...errors].join(' ')}
      {error.code === 0 && ' Check your connection, then try again.'}
    </Banner>
  )
}
