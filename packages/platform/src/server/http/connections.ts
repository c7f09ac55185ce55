import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** A connection has at most so many requests under way. Further ones wait, and nothing more is read. */
export const maxUnderWay = 100

type Asked = [request: IncomingMessage, response: ServerResponse]

interface Line {
  underWay: Set<ServerResponse>
  waiting: Asked[]
}

/**
 * The open connections of a server with their unanswered requests. Node.js limits the bytes of responses only: before
 * the first response it would begin any number of pipelined requests.
 */
export class Connections {
  readonly #open = new Map<Socket, Line>()

  /** This is the listener for the server's `connection` event. */
  readonly add = (socket: Socket): void => {
    const line: Line = { underWay: new Set(), waiting: [] }
    this.#open.set(socket, line)
    socket.once('close', () => {
      this.#open.delete(socket)
      line.waiting = []
    })
    // Node.js resumes a connection by itself, such as after each response.
    socket.on('resume', () => {
      if (line.waiting.length) socket.pause()
    })
  }

  /** The returned listener begins the requests of each connection in their order, `maxUnderWay` at a time. */
  limited(listener: RequestListener): RequestListener {
    return (...asked) => {
      const { socket } = asked[0]
      const line = this.#open.get(socket)
      if (!line) return
      if (line.underWay.size < maxUnderWay) return this.#begin(listener, line, asked)
      line.waiting.push(asked)
      socket.pause()
    }
  }

  #begin(listener: RequestListener, line: Line, [request, response]: Asked): void {
    listener(request, response)
    // Most answers from memory have been handed to the system here.
    if (!line.underWay.size && response.writableEnded && !request.socket.writableNeedDrain) return
    line.underWay.add(response)
    response.once('close', () => {
      line.underWay.delete(response)
      const next = line.waiting.shift()
      if (!next) return
      this.#begin(listener, line, next)
      if (!line.waiting.length) request.socket.resume()
    })
  }

  /** The unanswered requests of a connection, in their order. */
  unanswered(socket: Socket): ServerResponse[] {
    const { underWay = [], waiting = [] } = this.#open.get(socket) ?? {}
    return [...underWay, ...waiting.map(([, response]) => response)]
  }

  /** The last unanswered request of each connection: after its response the connection may end. */
  last = (): ServerResponse[] =>
    [...this.#open.keys()].flatMap((socket) => this.unanswered(socket).slice(-1))

  /** Whether each client has received all that it has asked for. */
  areDelivered = (): boolean =>
    [...this.#open].every(
      ([{ writableLength }, { underWay, waiting }]) =>
        !writableLength && !underWay.size && !waiting.length,
    )
}
