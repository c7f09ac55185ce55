import { Server, type RequestListener, type ServerOptions } from 'node:http'
import type { Socket } from 'node:net'

/** Unanswered requests of one connection, above which nothing more is read from it. */
export const maxUnanswered = 100

/** Bytes that are parsed at once: some 80 of the shortest requests. */
const sliceBytes = 2_048

/** `_paused` is where Node.js notes that a client does not read its responses; it resumes such a socket itself. */
type PausableSocket = Socket & { _paused?: boolean }

type Read = (chunk: Buffer) => void

/**
 * Node's HTTP server with back-pressure on pipelined requests. Node.js counts the bytes of responses only: before
 * the first response it would parse any number of requests.
 */
export class PipelineLimitServer extends Server {
  readonly #unanswered = new WeakMap<Socket, number>()

  constructor(options: ServerOptions, listener: RequestListener) {
    super(options, listener)
    const [serve] = this.listeners('connection') as [(socket: Socket) => void]
    this.removeAllListeners('connection')
    this.on('connection', (socket: PausableSocket) => {
      serve.call(this, socket)
      const parse = socket.listeners('data').at(-1) as Read
      socket.off('data', parse)
      socket.on('data', (chunk: Buffer) => this.#read(socket, chunk, parse))
    })
    this.prependListener('request', (request, response) => {
      const socket: PausableSocket = request.socket
      this.#count(socket, 1)
      response.once('close', () => {
        this.#count(socket, -1)
        if (!this.#isFull(socket) && socket.isPaused() && !socket._paused) socket.resume()
      })
    })
  }

  #read(socket: Socket, chunk: Buffer, parse: Read): void {
    for (let at = 0; at < chunk.length; at += sliceBytes) {
      if (this.#isFull(socket)) socket.pause()
      // After an error, or with its last response, a connection is read no further.
      if (!socket.writable) return
      if (socket.isPaused()) return socket.unshift(chunk.subarray(at))
      parse(chunk.subarray(at, at + sliceBytes))
    }
  }

  #count(socket: Socket, change: number): void {
    this.#unanswered.set(socket, (this.#unanswered.get(socket) ?? 0) + change)
  }

  #isFull = (socket: Socket): boolean => (this.#unanswered.get(socket) ?? 0) >= maxUnanswered
}
