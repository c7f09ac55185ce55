import { pino, type DestinationStream, type Logger } from 'pino'

/** Each cause of an error is shown, to this depth. */
const maxCauses = 3

/**
 * The log of a process: a line of JSON for each entry, on standard output unless said otherwise. Of an error it has
 * what it says and where. The rest is left out: databases and mail servers put values of rows and addresses there.
 */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = { level, serializers: { err: (error: unknown) => described(error) } }
  return destination ? pino(options, destination) : pino(options)
}

interface Described {
  type: string
  message: string
  code?: string | number
  stack?: string
  cause?: Described
}

function described(error: unknown, causes = maxCauses): Described {
  if (!(error instanceof Error))
    return { type: typeof error, message: withoutAddresses(String(error)) }
  const { stack, cause } = error
  const code = 'code' in error ? error.code : undefined
  return {
    type: error.name,
    message: withoutAddresses(error.message),
    ...((typeof code === 'string' || typeof code === 'number') && { code }),
    ...(stack !== undefined && { stack: withoutAddresses(stack) }),
    ...(cause !== undefined && causes > 0 && { cause: described(cause, causes - 1) }),
  }
}

/** "550 <ann@example.com>: unknown user" names a person. */
const withoutAddresses = (text: string): string =>
  text.replace(/[^\s<>"'(=]+@[^\s<>"'),;:]+/g, '…@…')
