import { Banner } from '#src/content/admin/banner.tsx'
import { fieldErrorsOf, type CallError } from '#src/rest/call-error.ts'

/** The error of the last call, beside the form. */
export function ErrorBanner({ error }: { error: CallError }) {
  if (error.code === 0)
    return (
      <Banner tone="red">The server did not answer. Check the connection, then try again.</Banner>
    )
  if (error.code === 404)
    return <Banner tone="red">Somebody has deleted the run in the meantime.</Banner>
  const parts = [error.code > 0 ? String(error.code) : '', error.errorCode ?? '']
  const errors = fieldErrorsOf(error).map(({ field, message }) => `${field} ${message}`)
  return (
    <Banner tone="red">
      {error.message ?? 'The call failed.'} {errors.length > 0 && `${errors.join('; ')}. `}
      {parts.some(Boolean) && `(${parts.filter(Boolean).join(' ')})`}
    </Banner>
  )
}
