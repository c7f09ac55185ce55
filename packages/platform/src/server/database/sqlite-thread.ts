// Runs in a thread of its own, one for each connection: while SQLite waits for the disk or for another
// process, or writes a long index, only those wait who need this connection.
import { parentPort } from 'node:worker_threads'
import { SqliteConnection, type Query, type Result } from './sqlite-connection.ts'
import { required } from '#src/values/required.ts'

/** An error's own properties are lost between threads, and SQLite's code is one. */
export type Answer = { result: Result } | { error: { message: string } }

/** Opens a file, asks the connection, or closes it: the thread can then open another. */
export type Message = { file: string } | Query | 'close'

const nothing: Result = { rows: [], changes: 0n }

function serve(port: NonNullable<typeof parentPort>): void {
  let connection: SqliteConnection | undefined
  port.on('message', (message: Message) => port.postMessage(answerOf(() => resultOf(message))))

  function resultOf(message: Message): Result {
    if (message === 'close') {
      connection?.close()
      connection = undefined
    } else if ('file' in message) connection = new SqliteConnection(message.file)
    else return required(connection, 'the connection').execute(message)
    return nothing
  }
}

function answerOf(work: () => Result): Answer {
  try {
    return { result: work() }
  } catch (error) {
    return {
      error:
        error instanceof Error ? { ...error, message: error.message } : { message: String(error) },
    }
  }
}

if (parentPort) serve(parentPort)
