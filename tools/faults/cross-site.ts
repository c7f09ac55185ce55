/**
 * Every unsafe call with a session, and every way to sign in, from no origin, from null, from foreign
 * ones and from siblings, as each kind of form that a page can post and as JSON: all are refused, and
 * nothing is changed.
 */
import { endpoints } from '@repo/site/api.ts'
import type { Endpoint } from '@repo/platform/rest/endpoint.ts'
import { langs } from '@repo/platform/i18n/locales.ts'
import { onAttacked, type Attacked } from './support/attacked.ts'
import { inParallel } from './support/in-parallel.ts'
import { never, type Row } from './support/row.ts'
import { stored } from './support/stored.ts'
import { required } from '@repo/platform/values/required.ts'

const publicUrl = 'https://www.example.com'

/** What a page elsewhere, or an old browser, sends with a request. */
const senders: Readonly<Record<string, Record<string, string>>> = {
  missing: {},
  null: { origin: 'null' },
  foreign: { origin: 'https://evil.example' },
  'foreign, by its prefix': { origin: `${publicUrl}.evil.example` },
  'foreign, by its end': { origin: 'https://evilwww.example.com' },
  'foreign, without TLS': { origin: 'http://www.example.com' },
  'foreign, on another port': { origin: `${publicUrl}:8443` },
  'foreign, by Sec-Fetch-Site alone': { 'sec-fetch-site': 'cross-site' },
  'own, but fetched across sites': { origin: publicUrl, 'sec-fetch-site': 'cross-site' },
  sibling: { origin: 'https://shop.example.com' },
  'sibling, as its browser says': {
    origin: 'https://shop.example.com',
    'sec-fetch-site': 'same-site',
  },
  'parent domain': { origin: 'https://example.com' },
}

const bodies: Readonly<Record<string, string>> = {
  'application/x-www-form-urlencoded': 'id=a&email=a%40b.example&password=x&form=sign-in',
  'multipart/form-data; boundary=x':
    '--x\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7\r\n--x--\r\n',
  'text/plain': '{"id":"a","x=":"y"}',
  'application/json': '{"id":"a","email":"a@b.example","password":"x"}',
}

interface Target {
  method: string
  path: string
  /** Whether a request is refused that does not say where it comes from. */
  usesSession: boolean
}

export const measure = (): Promise<Row[]> => onAttacked(attack, { PUBLIC_URL: publicUrl })

async function attack(server: Attacked): Promise<Row[]> {
  const cookie = await server.signIn()
  const session = targets.filter(({ usesSession }) => usesSession)
  const before = stored(server)
  const calls = requestsFor(session.filter(({ path }) => !path.includes('sign-in')))
  const signIns = requestsFor(session.filter(({ path }) => /^\/sessions$|sign-in/.test(path)))
  const open = requestsFor(targets.filter(({ usesSession }) => !usesSession)).filter(
    ({ sender }) => sender !== 'missing',
  )
  const rows = [
    await refused(
      server,
      'unsafe calls with a session, from elsewhere: not refused',
      calls,
      cookie,
    ),
    await refused(server, 'ways to sign in, from elsewhere: not refused', signIns),
    await refused(server, 'unsafe calls and forms without one: not refused', open, cookie),
  ]
  const isChanged = stored(server) !== before
  return [...rows, never('stores that these have changed', 1, isChanged ? ['changed'] : [])]
}

const isUnsafe = ({ method, fromAnywhere }: Endpoint) => method !== 'GET' && !fromAnywhere

const targets: readonly Target[] = [
  ...Object.values(endpoints)
    .filter(isUnsafe)
    .map(({ method, path, permission }) => ({
      method,
      path: path.replaceAll(/:\w+/g, 'a'),
      usesSession: permission !== 'public' || path.startsWith('/sessions'),
    })),
  ...langs.map((lang) => ({ method: 'POST', path: `/${lang}/sign-in`, usesSession: true })),
  ...langs.map((lang) => ({ method: 'POST', path: `/${lang}/request-demo`, usesSession: false })),
]

interface Forged extends Target {
  sender: string
  type: string
}

const requestsFor = (all: readonly Target[]): Forged[] =>
  all.flatMap((target) =>
    Object.keys(senders).flatMap((sender) =>
      Object.keys(bodies).map((type) => ({ ...target, sender, type })),
    ),
  )

async function refused(
  server: Attacked,
  what: string,
  requests: readonly Forged[],
  cookie?: string,
): Promise<Row> {
  const answers = await inParallel(requests, 16, async ({ method, path, sender, type }) => {
    const headers = { ...senders[sender], 'content-type': type, ...(cookie && { cookie }) }
    const sent: RequestInit = {
      method,
      redirect: 'manual',
      headers,
      body: required(bodies[type], `a body of ${type}`),
    }
    const answer = await fetch(server.url + path, sent)
    const text = await answer.text()
    // Of a form its type is looked at first, where nothing says where it comes from.
    const isForeign = answer.status === 403 && text.includes('FOREIGN_ORIGIN')
    const isRefused = isForeign || answer.status === 415
    const isSilent = answer.headers.getSetCookie().length === 0
    return isRefused && isSilent ? '' : `${answer.status} ${method} ${path} ${sender} ${type}`
  })
  return never(what, requests.length, answers.filter(Boolean))
}
