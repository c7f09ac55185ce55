import type { RequestListener, ServerOptions, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Packet } from './packet.ts'
import { PipelineLimitServer } from './pipeline-limit.ts'
import { readSimpleGet, type SimpleGet } from './simple-get.ts'

/** Node.js names the answer that is under way on a connection here, and nowhere else. */
export type Connection = Socket & { _httpMessage?: ServerResponse | null }

type Read = (chunk: Buffer) => void

interface Memory {
  /** The response to a request, where there is one in memory. */
  find(request: SimpleGet): Packet | undefined
  /** Begins to measure an answer; what it returns is called when the answer is written. */
  begin?: ((status: number) => (error?: Error | null) => void) | undefined
}

/**
 * Node's HTTP server, but for simple requests that can be answered from memory: it reads and answers these
 * itself, which takes two thirds of the time. Node.js reads everything else. On a connection, the one reads
 * on after the other until there was a request that is not simple: where that ends, Node.js alone knows.
 */
export class FastPathServer extends PipelineLimitServer {
  readonly #memory: Memory
  /** Connections on which Node.js has read nothing, and which it does not know. */
  readonly #own = new Set<Connection>()
  /** These and all others. */
  readonly openConnections = new Set<Connection>()
  #isEnding = false

  constructor(options: ServerOptions, listener: RequestListener, memory: Memory) {
    super(options, listener)
    this.#memory = memory
    const [leaveToNode] = this.listeners('connection') as [(socket: Socket) => void]
    this.removeAllListeners('connection')
    this.on('connection', (socket) => this.#serve(socket, leaveToNode.bind(this, socket)))
  }

  #serve(connection: Connection, leaveToNode: () => void): void {
    let readByNode: Read | undefined

    const read: Read = (chunk) => {
      const request = this.#isEnding ? undefined : readSimpleGet(chunk)
      if (request && !isBusy(connection)) {
        request.socket = connection
        const packet = this.#memory.find(request)
        if (packet) return void connection.write(packet.bytes, this.#memory.begin?.(packet.status))
      }
      readByNode ??= shareWithNode()
      if (!request) {
        connection.off('data', read)
        connection.on('data', readByNode)
      }
      readByNode(chunk)
    }

    const shareWithNode = (): Read => {
      disown()
      leaveToNode()
      const listener = connection.listeners('data').at(-1) as Read
      // Node.js takes what comes before it is data, until somebody listens for it.
      connection.off('data', read)
      connection.on('data', read)
      connection.off('data', listener)
      return listener
    }

    const end = () => void connection.end()
    const destroy = () => void connection.destroy()
    const disown = () => {
      this.#own.delete(connection)
      connection.off('end', end).off('error', destroy).off('timeout', destroy).off('close', disown)
    }
    this.openConnections.add(connection)
    connection.once('close', () => this.openConnections.delete(connection))
    this.#own.add(connection)
    connection.on('end', end).on('error', destroy).on('timeout', destroy).on('close', disown)
    connection.setTimeout(this.keepAliveTimeout + this.keepAliveTimeoutBuffer)
    connection.on('data', read)
  }

  /** From now on Node.js reads every request, and can tell its client to close the connection. */
  endFastPath(): void {
    this.#isEnding = true
  }

  /**
   * One on which nothing was asked yet is not idle, as for Node.js: it may be about to. One whose client still
   * receives an answer is closed after that; Node.js would cut it off.
   */
  override closeIdleConnections(): void {
    for (const connection of this.#own) if (connection.bytesRead) connection.destroySoon()
    const receiving = [...this.openConnections].filter(
      ({ writableLength, _httpMessage }) =>
        writableLength > 0 && (_httpMessage?.writableEnded ?? true),
    )
    const answers = new Map(receiving.map((connection) => [connection, connection._httpMessage]))
    for (const connection of receiving) connection._httpMessage = unfinished
    super.closeIdleConnections()
    for (const [connection, answer] of answers) {
      connection._httpMessage = answer
      connection.destroySoon()
    }
  }

  override closeAllConnections(): void {
    for (const connection of this.#own) connection.destroy()
    super.closeAllConnections()
  }
}

/** What Node.js takes an answer for that it must not cut off. */
const unfinished = { writableEnded: false } as ServerResponse

/** Something is still being written, or will be. */
const isBusy = (connection: Connection): boolean =>
  connection.writableLength > 0 || Boolean(connection._httpMessage)
