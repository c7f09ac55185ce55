import { connect } from 'node:net'

/** What the server writes to exactly these bytes, until it closes the connection. */
export function rawRequest(url: string, text: string): Promise<{ status: number; text: string }> {
  const { hostname, port } = new URL(url)
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number; text: string }>()
  let answer = ''
  const socket = connect(Number(port), hostname, () => socket.write(text, 'latin1'))
  socket.setEncoding('utf8').setTimeout(5_000, () => socket.destroy())
  socket.on('data', (part: string) => (answer += part))
  socket.on('error', reject)
  socket.on('close', () =>
    resolve({ status: Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1]), text: answer }),
  )
  return promise
}
