import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** A way to a server that can be cut: stands between a client and the port that `url` names. */
export async function startRelay(url: string) {
  const target = new URL(url)
  const sockets = new Set<Socket>()
  let swallows = false
  const server = createServer((client) => {
    const onward = connect(Number(target.port), target.hostname)
    for (const socket of [client, onward]) {
      sockets.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => {
        sockets.delete(socket)
        client.destroy()
        onward.destroy()
      })
    }
    for (const [from, to] of [
      [client, onward],
      [onward, client],
    ] as const)
      from.on('data', (bytes) => void (swallows || to.write(bytes)))
  })
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
    return (server.address() as AddressInfo).port
  }
  const port = await listen(0)
  return {
    url: Object.assign(new URL(url), { port: String(port) }).href,
    /** How many connections there are. */
    count: () => sockets.size / 2,
    /** Breaks every connection and takes no new one. */
    async cut() {
      const closed = once(server, 'close')
      server.close()
      for (const socket of sockets) socket.destroy()
      await closed
    },
    mend: () => listen(port),
    /** While it is on, connections stand and are taken, and everything that is sent is lost. */
    swallow: (on: boolean) => void (swallows = on),
  }
}
