/**
 * 1,000 guesses at one account from 1,000 networks, its address and the requests spelt in many ways:
 * how many passwords are verified within a quarter of an hour.
 */
import { administrator } from '@repo/site/tests/support/demo-store-setup.ts'
import { diceOf } from '@repo/platform/testing/dice.ts'
import { onAttacked, type Attacked } from './support/attacked.ts'
import { logged } from './support/logged.ts'
import { inParallel } from './support/in-parallel.ts'
import type { Row } from './support/row.ts'
import { cookiesOf } from '@repo/platform/testing/cookies.ts'

const guesses = 1_000
const most = 20
const minutes = 15

export const measure = (): Promise<Row[]> =>
  onAttacked(attack, { RATE_LIMITS: 'on', TRUSTED_PROXIES: '127.0.0.1', LOG_LEVEL: 'info' })

async function attack(server: Attacked): Promise<Row[]> {
  const device = (await signedInDevice(server)) ?? ''
  const began = performance.now()
  const answers = await inParallel(Array(guesses).fill(0), 6, (_, n) => guess(server.url, n))
  const tookMinutes = (performance.now() - began) / 60_000
  const verified = answers.filter((status) => status === 401).length
  const limited = answers.filter((status) => status === 429 || status === 403).length
  const owner = await fetch(`${server.url}/sessions`, {
    method: 'POST',
    headers: {
      origin: server.url,
      'content-type': 'application/json',
      'x-forwarded-for': '203.0.113.7',
      cookie: device,
    },
    body: JSON.stringify(administrator),
  })
  return [
    {
      what: `${guesses} guesses at one account, 1,000 networks: verified in ${minutes} min`,
      target: `≤ ${most}`,
      measured: `${verified} verified, ${limited} refused, in ${tookMinutes.toFixed(1)} min`,
      met: verified <= most && verified + limited === guesses && tookMinutes < minutes,
    },
    {
      what: 'its owner, in a browser that has signed in before',
      target: 'gets in',
      measured: `${owner.status}`,
      met: owner.status === 201,
    },
    ...logged(server, ['guess number', administrator.password]),
  ]
}

async function signedInDevice({ send }: Attacked): Promise<string | undefined> {
  const answer = await send('POST', '/sessions', administrator)
  return cookiesOf(answer).find((cookie) => cookie.startsWith('device='))
}

/** The same mailbox in every way that the server might not recognise. */
const spellings: readonly ((email: string, n: number) => string)[] = [
  (email) => email,
  (email) => email.toUpperCase(),
  (email) => ` ${email} `,
  (email) => `\t${email}\n`,
  (email) => email.replace('a', '\u0041'),
  (email) => email.replace('example', 'EXAMPLE'),
  (email) => [...email].map((c, at) => (at % 2 ? c : c.toUpperCase())).join(''),
  (email) => `\u00a0${email}\ufeff`,
]

const forms = ['/en/sign-in', '/de/sign-in', '/pt/sign-in'] as const

/** By the call or by a form, from a network of its own. */
async function guess(url: string, n: number): Promise<number> {
  const dice = diceOf(n)
  const email = dice.pick(spellings)(administrator.email, n)
  const password = `guess number ${n}`
  const from = n % 2 ? `2001:db8:${n.toString(16)}::1` : `198.${18 + (n >> 8)}.${n & 255}.1`
  const isForm = dice.next() < 0.3
  const answer = await fetch(url + (isForm ? dice.pick(forms) : '/sessions'), {
    method: 'POST',
    redirect: 'manual',
    headers: {
      origin: url,
      'x-forwarded-for': dice.next() < 0.5 ? from : `10.0.0.1, ${from}`,
      'content-type': isForm ? 'application/x-www-form-urlencoded' : 'application/json',
      cookie: `device=${dice.next()}.${n}`,
    },
    body: isForm
      ? new URLSearchParams({ form: 'sign-in', email, password }).toString()
      : JSON.stringify({ email, password }),
  })
  await answer.body?.cancel()
  // A form that was rejected is a page.
  return answer.status === 422 ? 401 : answer.status
}
