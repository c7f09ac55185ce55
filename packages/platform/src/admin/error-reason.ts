import type { CallError } from '#src/rest/call-error.ts'

/** Describes why a call failed in a sentence, since users cannot interpret a code. */
export function reasonOf({ code, errorCode, message }: CallError): string {
  if (code === 0) return 'The server did not answer.'
  if (code === -1) return 'The server’s response could not be read.'
  if (code === 429) return 'Too many attempts. Wait a few minutes.'
  if (code >= 500) return 'An error occurred on the server.'
  return (errorCode && message) || `The server rejected the request (error ${code}).`
}
