/**
 * 1,000 connections that say nothing, and 500 clients that send or read byte by byte: how long the home page
 * takes meanwhile, and that the server is rid of them by itself.
 */
import { readFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { onAttacked, type Attacked } from './support/attacked.ts'
import { ask, type Answer } from './support/readers.ts'
import { never, within, type Row } from './support/row.ts'

const idle = 1_000
const slow = 500
const probes = 500
const probeMs = 10
const pageMs = 200
/** Two minutes for a whole request, which Node.js checks every half minute. */
const longestMs = 155_000

export const measure = (): Promise<Row[]> => onAttacked(attack)

async function attack(server: Attacked): Promise<Row[]> {
  const port = Number(new URL(server.url).port)
  await probe(server.url, 100)
  const alone = await probe(server.url, probes)
  const sockets: Socket[] = []
  const open = (begin: (socket: Socket) => void) => {
    const socket = connect(port, '127.0.0.1', () => begin(socket))
    // What is not read does not end.
    socket.on('error', () => {}).resume()
    sockets.push(socket)
  }
  for (let n = 0; n < idle; n += 1) open(() => {})
  const senders = slow - slow / 5
  for (let n = 0; n < slow; n += 1)
    if (n >= senders) open(readSlowly)
    else open((socket) => sendSlowly(socket, n % 2 ? head : headAndBody))
  const opened = performance.now()
  await sleep(2_000)
  const beside = await probe(server.url, probes)
  const megabytes = residentOf(server.pid)
  const stayed = () => sockets.filter((socket) => !socket.destroyed).length
  const atEnd = stayed()
  const silent = sockets.slice(0, idle + senders)
  while (silent.some((socket) => !socket.destroyed) && performance.now() - opened < longestMs)
    await sleep(500)
  const left = silent.filter((socket) => !socket.destroyed)
  const after = await probe(server.url, 100)
  for (const socket of sockets) socket.destroy()
  const times = (answers: readonly Answer[]) =>
    answers.map(({ status, ms }) => (status === 200 ? ms : Infinity))
  const what = `${idle.toLocaleString('en')} idle and ${slow} slow connections`
  return [
    within('/en without others', times(alone), { median: pageMs, p99: pageMs }),
    within(`${what}: /en`, times(beside), { median: pageMs, p99: pageMs }),
    {
      what: `${what}: open at the end of that; resident memory`,
      target: `${idle + slow}; ≤ 400 MB`,
      measured: `${atEnd}; ${Math.round(megabytes)} MB`,
      met: atEnd === idle + slow && megabytes <= 400,
    },
    never(
      `${what}: that have sent no whole request after ${longestMs / 1_000} s and are still open`,
      silent.length,
      left.map((socket) => `${socket.bytesWritten} bytes sent`),
    ),
    within('/en afterwards', times(after), { p99: pageMs }),
  ]
}

const residentOf = (pid: number): number =>
  (Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * 4_096) / 1e6

/** One after the other, so that the load is that of the others. */
async function probe(url: string, count: number): Promise<Answer[]> {
  const answers: Answer[] = []
  for (let n = 0; n < count; n += 1) {
    answers.push(await ask(url, '/en'))
    await sleep(probeMs)
  }
  return answers
}

const head = `GET /en HTTP/1.1\r\nhost: localhost\r\nx-slow: ${'x'.repeat(2_000)}`
const headAndBody = `POST /api/service/requestdemo HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 5000\r\n\r\n${' '.repeat(4_000)}`

/** A byte a second; of the second kind the head at once, and then the body. */
function sendSlowly(socket: Socket, text: string): void {
  let at = text.indexOf('\r\n\r\n') + 4
  if (at > 3) socket.write(text.slice(0, at))
  else at = 0
  const timer = setInterval(() => socket.write(text[at++] ?? ' '), 1_000)
  socket.once('close', () => clearInterval(timer))
}

/** Asks for a large page again and again, and takes a kilobyte of the answers a second. */
function readSlowly(socket: Socket): void {
  socket.pause()
  socket.write('GET /en HTTP/1.1\r\nhost: localhost\r\n\r\n'.repeat(20))
  const timer = setInterval(() => void socket.read(1_024), 1_000)
  socket.once('close', () => clearInterval(timer))
}
