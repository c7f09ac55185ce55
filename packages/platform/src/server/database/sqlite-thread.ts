// Runs in a thread of its own, one for each connection: while SQLite waits for the disk or for another
// process, or writes a long index, only those wait who need this connection.
import { parentPort } from 'node:worker_threads'
import { SqliteConnection, type Query, type Result } from './sqlite-connection.ts'

/** An error's own properties are lost between threads, and SQLite's code is one. */
export type Answer = { result: Result } | { error: { message: string } }

export type Message = { file: string } | readonly Query[] | 'close'

/** Milliseconds after which an answer no longer waits for those to the next queries of its message. */
const patienceMs = 1

function serve(port: NonNullable<typeof parentPort>): void {
  let connection: SqliteConnection | undefined
  port.on('message', (message: Message) => {
    if (message === 'close') {
      connection?.close()
      port.close()
      return
    }
    if ('file' in message) {
      const opened = answerOf(() => {
        connection = new SqliteConnection(message.file)
        return { rows: [], changes: 0n }
      })
      port.postMessage([opened])
      return
    }
    let began = performance.now()
    let answers: Answer[] = []
    for (const query of message) {
      answers.push(answerOf(() => connection!.execute(query)))
      if (performance.now() - began < patienceMs) continue
      port.postMessage(answers)
      answers = []
      began = performance.now()
    }
    if (answers.length) port.postMessage(answers)
  })
}

function answerOf(work: () => Result): Answer {
  try {
    return { result: work() }
  } catch (error) {
    const { message } = error as Error
    return { error: { ...(error as Error), message } }
  }
}

if (parentPort) serve(parentPort)
