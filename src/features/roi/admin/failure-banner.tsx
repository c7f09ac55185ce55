import { Banner } from '#src/content/admin/banner.tsx'
import { fieldFaults, type Failure } from '#src/rest/failure.ts'

/** The failure of a call as it was answered, beside the form that made it. */
export function FailureBanner({ failure }: { failure: Failure }) {
  if (failure.code === 0)
    return (
      <Banner tone="red">The server did not answer. Check the connection, then try again.</Banner>
    )
  if (failure.code === 404)
    return <Banner tone="red">Somebody has deleted the run in the meantime.</Banner>
  const parts = [failure.code > 0 ? String(failure.code) : '', failure.errorCode ?? '']
  const faults = fieldFaults(failure).map(({ field, message }) => `${field} ${message}`)
  return (
    <Banner tone="red">
      {failure.message ?? 'The call failed.'} {faults.length > 0 && `${faults.join('; ')}. `}
      {parts.some(Boolean) && `(${parts.filter(Boolean).join(' ')})`}
    </Banner>
  )
}
