import { Secret, TOTP } from 'otpauth'
import { expect } from 'vitest'
import { passwordApi } from '@repo/platform/account/password-contract.ts'
import { secondFactorApi } from '@repo/platform/account/second-factor-contract.ts'
import { usersApi, type User } from '@repo/platform/account/users-contract.ts'
import { createClient } from '@repo/platform/rest/client.ts'
import { eventually } from '@repo/platform/testing/eventually.ts'
import { password, type TestProduct } from './product.ts'

let made = 0

/** Invites a new user as the administrator. */
export const inviteUser = (site: TestProduct, change: object = {}): Promise<User> =>
  site.as('admin').call(usersApi.create, {
    body: {
      email: `user${(made += 1)}@example.com`,
      name: 'Ada Example',
      role: 'viewer',
      ...change,
    },
  })

/**
 * The secret in the newest link that was emailed to an address; `count` is the number of its emails
 * so far.
 */
export function mailedToken(site: TestProduct, email: string, count = 1): Promise<string> {
  return eventually(() => {
    const mails = site.mails.filter(({ to }) => to === email)
    expect(mails.length).toBeGreaterThanOrEqual(count)
    return /token=([\w-]{43})/.exec(mails.at(-1)!.text)![1]!
  })
}

/** Signs in; returns the status and the cookie as the browser sends it. */
export async function signInAs(site: TestProduct, body: object, userAgent = 'test') {
  const headers = { 'user-agent': userAgent }
  const response = await site.request('/sessions', {
    method: 'POST',
    json: body,
    headers,
  })
  const { errorCode } = (await response.json()) as { errorCode?: string }
  const cookie = response.headers.get('set-cookie')?.split(';', 1)[0] ?? ''
  return { status: response.status, errorCode, cookie }
}

/** A typed client with a session's cookie. */
export const clientWith = (site: TestProduct, cookie: string) =>
  createClient({
    origins: { site: '', account: '' },
    fetch: (path, options) => {
      const headers = new Headers(options?.headers)
      headers.set('cookie', cookie)
      return site.request(path as string, { ...options, headers })
    },
  })

/** A user who has accepted the invitation and signed in. */
export async function addUser(site: TestProduct, change: object = {}) {
  const user = await inviteUser(site, change)
  const token = await mailedToken(site, user.email)
  await site.as('visitor').call(passwordApi.set, { body: { token, password } })
  const { cookie } = await signInAs(site, { email: user.email, password })
  return { user, cookie, client: clientWith(site, cookie) }
}

export const codeOf = (secret: string, at = Date.now()) =>
  TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: at })

/** Turns the second factor on; returns the data for signing in with it. */
export async function addSecondFactor(client: ReturnType<typeof clientWith>) {
  const { secret } = await client.call(secondFactorApi.begin, { body: { password } })
  const body = { code: codeOf(secret) }
  const { recoveryCodes } = await client.call(secondFactorApi.activate, { body })
  return { secret, recoveryCodes }
}
