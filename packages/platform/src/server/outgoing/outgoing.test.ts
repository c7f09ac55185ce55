import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { createOutgoing, RefusedAddress } from './outgoing.ts'
import { isPublicAddress } from './public-address.ts'

const message = { headers: { 'content-type': 'application/json' }, body: '{"a":1}' }

/** A server on a loopback address, with what it was asked. */
async function receiver(handle: RequestListener) {
  const seen: { host: string | undefined; body: string }[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8').on('data', (part: string) => (body += part))
    request.on('end', () => {
      seen.push({ host: request.headers.host, body })
      handle(request, response)
    })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  return { port, seen, host: `127.0.0.1:${port}` }
}

const elsewhere = `
  127.0.0.1 127.8.8.8 0.0.0.0 10.1.2.3 172.16.0.1 172.31.255.255 192.168.1.1
  169.254.169.254 100.64.0.1 100.127.255.255 192.0.0.192 198.18.0.1 192.0.2.1
  198.51.100.1 203.0.113.9 192.88.99.1 224.0.0.1 239.255.255.255 240.0.0.1
  255.255.255.255 :: ::1 ::ffff:127.0.0.1 ::ffff:8.8.8.8 ::127.0.0.1 fc00::1
  fd00:ec2::254 fe80::1 fec0::1 ff02::1 64:ff9b::7f00:1 64:ff9b:1::1 2002:7f00:1::
  2001::1 2001:db8::1 3fff::1 100::1 5f00::1
`
  .trim()
  .split(/\s+/)

test.each(elsewhere)('%s is no address of the Internet', (address) =>
  expect(isPublicAddress(address)).toBe(false),
)

test.each(['8.8.8.8', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '2a00:1450:4001::1'])(
  '%s is one',
  (address) => expect(isPublicAddress(address)).toBe(true),
)

test.each([
  'http://example.com/',
  'http://127.0.0.1/',
  'ftp://example.com/',
  'file:///etc/passwd',
  'https://user@example.com/',
  'https://:secret@example.com/',
  'https://127.0.0.1/',
  'https://2130706433/',
  'https://0x7f.1/',
  'https://0177.0.0.1/',
  'https://127.1/',
  'https://169.254.169.254/latest/meta-data/',
  'https://[::1]/',
  'https://[::ffff:10.0.0.1]/',
  'https://[fd00:ec2::254]/',
  'https://[64:ff9b::a9fe:a9fe]/',
  'https://10.0.0.1:8443/hook',
  'not an address',
])('%s is refused before anything is resolved', (address) => {
  let asked = 0
  const outgoing = createOutgoing({ privateHosts: [], resolve: async () => (asked++, []) })
  expect(() => outgoing.check(address)).toThrow(RefusedAddress)
  expect(asked).toBe(0)
})

test.each([
  [['127.0.0.1']],
  [['10.0.0.5']],
  [['93.184.215.14', '192.168.0.1']],
  [['::ffff:127.0.0.1']],
  [['fe80::1%eth0']],
  [[]],
])('a name that leads to %j is refused without a connection', async (addresses) => {
  const { seen } = await receiver((_, response) => response.end())
  const resolve = async () =>
    addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))
  const outgoing = createOutgoing({ privateHosts: [], resolve })
  await expect(outgoing.post('https://hooks.example/', message)).rejects.toThrow(RefusedAddress)
  expect(seen).toEqual([])
})

test('a name is resolved once, and the connection goes where it was checked to go', async () => {
  const { port, seen } = await receiver((_, response) => response.writeHead(204).end())
  const answers = ['127.0.0.1', '127.0.0.99']
  const outgoing = createOutgoing({
    privateHosts: [`hooks.example:${port}`],
    resolve: async () => [{ address: answers.shift()!, family: 4 }],
  })
  expect(await outgoing.post(`http://hooks.example:${port}/x`, message)).toMatchObject({
    status: 204,
  })
  expect(seen).toEqual([{ host: `hooks.example:${port}`, body: message.body }])
  expect(answers).toEqual(['127.0.0.99'])
})

test('a host that the configuration names is no permission for another port or host', () => {
  const outgoing = createOutgoing({ privateHosts: ['127.0.0.1:8080'] })
  expect(outgoing.check('http://127.0.0.1:8080/hook').pathname).toBe('/hook')
  for (const other of [
    'http://127.0.0.1:8081/',
    'http://127.0.0.2:8080/',
    'http://localhost:8080/',
  ])
    expect(() => outgoing.check(other)).toThrow(RefusedAddress)
})

test('a redirect is an answer, and is not followed', async () => {
  const { host, seen } = await receiver((_, response) =>
    response.writeHead(307, { location: 'http://127.0.0.1:1/' }).end('moved'),
  )
  const outgoing = createOutgoing({ privateHosts: [host] })
  expect(await outgoing.post(`http://${host}/`, message)).toEqual({ status: 307, text: 'moved' })
  expect(seen).toHaveLength(1)
})

test('of an endless answer 2 KB are read', async () => {
  const { host } = await receiver((request, response) => {
    const timer = setInterval(() => response.write('x'.repeat(10_000)), 1)
    request.socket.on('close', () => clearInterval(timer))
  })
  const outgoing = createOutgoing({ privateHosts: [host] })
  const { text } = await outgoing.post(`http://${host}/`, message)
  expect(text).toBe('x'.repeat(2_048))
})

test('neither a receiver nor a name server can take longer than the time limit', async () => {
  const { host } = await receiver(() => {})
  const slow = createOutgoing({ privateHosts: [host], timeoutMs: 50 })
  await expect(slow.post(`http://${host}/`, message)).rejects.toMatchObject({
    name: 'TimeoutError',
  })
  const stuck = createOutgoing({
    privateHosts: [],
    timeoutMs: 50,
    resolve: () => new Promise(() => {}),
  })
  await expect(stuck.post('https://hooks.example/', message)).rejects.toMatchObject({
    name: 'TimeoutError',
  })
})
