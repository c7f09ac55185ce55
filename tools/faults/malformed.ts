/** Malformed HTTP and multipart bodies on raw sockets: no answer is 5xx, nothing is smuggled. */
import { rawRequest } from '@repo/platform/testing/raw-request.ts'
import { diceOf } from '@repo/platform/testing/dice.ts'
import { onAttacked, type Attacked } from './support/attacked.ts'
import { inParallel } from './support/in-parallel.ts'
import { never, type Row } from './support/row.ts'
import { required } from '@repo/platform/values/required.ts'

const host = 'Host: 127.0.0.1'
const close = 'Connection: close'

const startLines = [
  'GET /en',
  'GET  /en HTTP/1.1',
  'GET /en HTTP/9.9',
  'GET /en HTTP/1.1 x',
  'GET /en\tHTTP/1.1',
  'get /en HTTP/1.1',
  'BREW /en HTTP/1.1',
  'TRACE /en HTTP/1.1',
  'CONNECT example.com:80 HTTP/1.1',
  'OPTIONS * HTTP/1.1',
  'PRI * HTTP/2.0',
  'GET http://evil.example/en HTTP/1.1',
  'GET //evil.example/en HTTP/1.1',
  'GET /\\evil.example HTTP/1.1',
  'GET /en\x7f HTTP/1.1',
  'GET /en\0 HTTP/1.1',
  'GET /%zz HTTP/1.1',
  'GET /%ff%fe HTTP/1.1',
  'GET /%c0%ae%c0%ae/ HTTP/1.1',
  'GET /en/ä HTTP/1.1',
  'GET /en#top HTTP/1.1',
  'GET en HTTP/1.1',
  'GET  HTTP/1.1',
  ' GET /en HTTP/1.1',
  '\r\nGET /en HTTP/1.1',
  '\0\0\0\0',
  '\x16\x03\x01\x02\0\x01\0\x01\xfc\x03\x03',
  `GET /en/${'x'.repeat(20_000)} HTTP/1.1`,
  `GET /en?${'a=b&'.repeat(3_000)} HTTP/1.1`,
  `GET /${'en/'.repeat(3_000)} HTTP/1.1`,
  'POST /sessions HTTP/1.1',
  'PUT /api/news HTTP/1.0',
  'HEAD /api/leads HTTP/1.1',
  'DELETE /en HTTP/1.1',
  'GET /library/../../etc/passwd HTTP/1.1',
]

const headerSets = [
  [],
  [host],
  [host, host],
  ['Host: a', 'Host: b'],
  ['Host:'],
  ['Host: a b'],
  ['Host: [::1'],
  [host, 'Content-Length: -1'],
  [host, 'Content-Length: +5'],
  [host, 'Content-Length: 5, 5'],
  [host, 'Content-Length: 5', 'Content-Length: 6'],
  [host, 'Content-Length: 0x5'],
  [host, 'Content-Length: 99999999999999999999'],
  [host, 'Transfer-Encoding: chunked', 'Content-Length: 5'],
  [host, 'Transfer-Encoding: chunked, identity'],
  [host, 'Transfer-Encoding: xchunked'],
  [host, 'Transfer-Encoding : chunked'],
  [host, 'Transfer-Encoding:\tchunked'],
  [host, ' folded: yes'],
  [host, 'no colon'],
  [host, ': no name'],
  [host, 'a b: c'],
  [host, 'x: a\0b'],
  [host, 'x: a\rb'],
  [host, 'Expect: junk'],
  [host, 'Expect: 100-continue', 'Content-Length: 3'],
  [host, 'Upgrade: websocket', 'Connection: Upgrade'],
  [host, 'Upgrade: h2c', 'Connection: Upgrade, HTTP2-Settings', 'HTTP2-Settings: AAMAAABk'],
  [host, 'Cookie: session=\u00ff', 'Cookie: session=a; session=b'],
  [host, `Cookie: ${'a=b; '.repeat(3_000)}`],
  [host, ...Array<string>(300).fill('x: y')],
  [host, 'If-None-Match: "', 'If-Modified-Since: never', 'Range: bytes=9-1,-0,a-b'],
  [host, 'Accept-Encoding: br;q=NaN, *;q=-1', 'Accept-Language: \u0080'],
  [
    host,
    'Content-Type: application/json; charset=utf-7',
    'Content-Length: 2',
    'Content-Encoding: gzip',
  ],
]

const bodies = [
  '',
  '5\r\nhello\r\n0\r\n\r\n',
  'fffffffffffffffff\r\n',
  '-1\r\n',
  '0\r\nx: y\r\n\r\nGET /smuggled HTTP/1.1\r\nHost: a\r\n\r\n',
]

/** Two requests where a proxy may see one: the second must not be answered after a refused first. */
const smuggling = [
  ['Content-Length: 5', 'Transfer-Encoding: chunked'],
  ['Transfer-Encoding: chunked', 'Content-Length: 44'],
  ['Transfer-Encoding: xchunked', 'Content-Length: 5'],
  ['Transfer-Encoding: chunked', 'Transfer-Encoding: x'],
  ['Transfer-Encoding : chunked', 'Content-Length: 5'],
  ['Transfer-Encoding:\x0bchunked', 'Content-Length: 5'],
  ['Transfer-Encoding: chunked\x0c', 'Content-Length: 5'],
  ['Content-Length: 5', 'Content-Length: 44'],
  ['Content-Length: 5, 44'],
  ['Content-Length: 5 44'],
  ['Content-Length: 0 5'],
].flatMap((headers) =>
  ['GET /en', 'POST /sessions', 'POST /api/newsletter/subscribe'].map((start) =>
    [
      `${start} HTTP/1.1`,
      host,
      ...headers,
      '',
      '0',
      '',
      'GET /smuggled HTTP/1.1',
      host,
      close,
      '',
      '',
    ].join('\r\n'),
  ),
)

export const measure = (): Promise<Row[]> => onAttacked(attack)

async function attack(server: Attacked): Promise<Row[]> {
  const requests = startLines.flatMap((start) =>
    headerSets.map((headers, at) =>
      [start, ...headers, close, '', bodies[at % bodies.length]].join('\r\n'),
    ),
  )
  const failures = await failuresOf(requests, (text) => answerTo(server.url, text))
  const taken = await inParallel(smuggling, 16, async (text) => {
    const answer = await answerTo(server.url, text)
    const answers = answer.text.match(/^HTTP\/1\.1 \d{3}/gm) ?? []
    return answers.length > 1 ? `${answers.join(', ')} to ${JSON.stringify(text)}` : ''
  })
  const cookie = await server.signIn()
  const forms = brokenForms(server.url, cookie)
  const broken = await failuresOf(forms, (text) => answerTo(server.url, text))
  const alive = await fetch(`${server.url}/en`)
  return [
    never('malformed HTTP: answers 5xx', requests.length, failures),
    never(
      'two requests in one: second ones that are answered',
      smuggling.length,
      taken.filter(Boolean),
    ),
    never('malformed multipart: answers 5xx', forms.length, broken),
    never('afterwards: pages that are not there', 1, alive.ok ? [] : [`${alive.status}`]),
  ]
}

async function failuresOf(
  requests: readonly string[],
  answer: (text: string) => Promise<{ status: number }>,
): Promise<string[]> {
  const answers = await inParallel(requests, 48, async (text) => {
    const { status } = await answer(text)
    return status >= 500 ? `${status} to ${JSON.stringify(text.slice(0, 300))}` : ''
  })
  return answers.filter(Boolean)
}

/** A connection that is reset has no answer, which is one too. */
const answerTo = (url: string, text: string) =>
  rawRequest(url, text).catch(() => ({ status: NaN, text: '' }))

const boundary = 'xx'
const disposition = 'content-disposition: form-data; name="file"; filename="a.pdf"'
const dispositions = [
  disposition,
  'content-disposition: form-data',
  'content-disposition: attachment; name="file"; filename="a.pdf"',
  'content-disposition: form-data; name=file; filename=a.pdf',
  'content-disposition: form-data; name="file"; filename="../../a.pdf"',
  'content-disposition: form-data; name="file"; filename="a.pdf\0.exe"',
  'content-disposition: form-data; name="file"; filename*=UTF-8\'\'%00%ff.pdf',
  'content-disposition: form-data; name="file"; filename*=x\'\'%zz',
  'content-disposition: form-data; name="file"; filename="a.pdf"; filename="b.pdf"',
  'content-disposition: form-data; name="__proto__"; filename="a.pdf"',
  'content-disposition: form-data; name="file',
  `content-disposition: form-data; name="${'x'.repeat(9_000)}"; filename="a.pdf"`,
  `${disposition}\r\ncontent-transfer-encoding: base64`,
  `${disposition}\r\ncontent-type: multipart/mixed; boundary=xx`,
  `${disposition}\r\ncontent-type: text/plain; charset=x`,
  Array(40).fill(disposition).join('\r\n'),
  'no colon',
  '',
]
const contentTypes = [
  'multipart/form-data; boundary=xx',
  'multipart/form-data; boundary="xx"',
  'multipart/form-data; boundary=',
  'multipart/form-data',
  'multipart/form-data; boundary=xx; boundary=yy',
  `multipart/form-data; boundary=${'x'.repeat(300)}`,
  'multipart/mixed; boundary=xx',
  'multipart/form-data; charset=utf-16; boundary=xx',
]

/** Every part header under every content type, and 300 right bodies with errors at random places. */
function brokenForms(url: string, cookie: string): string[] {
  const post = (type: string, body: string, length = Buffer.byteLength(body, 'latin1')) =>
    [
      'POST /api/library/file HTTP/1.1',
      host,
      `Origin: ${url}`,
      `Cookie: ${cookie}`,
      `Content-Type: ${type}`,
      `Content-Length: ${length}`,
      close,
      '',
      body,
    ].join('\r\n')
  const whole = (header: string) =>
    `--${boundary}\r\n${header}\r\n\r\n%PDF-1.7\n\r\n--${boundary}--\r\n`
  const headers = contentTypes.flatMap((type) => dispositions.map((one) => post(type, whole(one))))
  const dice = diceOf(14)
  const random = Array.from({ length: 300 }, () => {
    const body = [...whole(disposition)]
    for (let errors = 1 + dice.below(4); errors > 0; errors -= 1)
      body[dice.below(body.length)] = String.fromCharCode(dice.below(256))
    const text = body.slice(0, dice.next() < 0.3 ? dice.below(body.length) : undefined).join('')
    return post(required(contentTypes[0], 'a type of content'), text)
  })
  return [...headers, ...random]
}
