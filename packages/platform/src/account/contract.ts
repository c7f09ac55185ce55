import { z } from 'zod'
import { dateLocales } from '#src/i18n/locales.ts'
import { endpoint } from '#src/rest/endpoint.ts'
import { permissions } from '#src/rest/permission.ts'
import { singleLine } from '#src/rest/text.ts'
import { maxLength } from '#src/rest/lengths.ts'
import { storedOption } from '#src/rest/stored-option.ts'
import { roles } from './roles.ts'
import { exampleValues, withExample } from '#src/rest/example.ts'
import { storedEmail, storedId, storedPerson } from '#src/rest/stored.ts'

export const account = z.strictObject({
  id: storedId,
  email: storedEmail,
  name: storedPerson,
  role: storedOption(roles),
  permissions: z.array(z.enum(permissions)),
  dateLocale: z.enum(dateLocales),
  /** It has no permissions until a second factor is set up. */
  lacksSecondFactor: z.literal(true).optional(),
})

export const accountApi = {
  get: endpoint({
    server: 'account',
    method: 'GET',
    path: '/account',
    summary: 'The signed-in account',
    permission: 'session',
    response: account,
  }),
  update: endpoint({
    server: 'account',
    method: 'PUT',
    path: '/account',
    summary: 'Change your name, and the language of dates and emails',
    permission: 'session',
    body: z.strictObject({
      dateLocale: z.enum(dateLocales),
      /** Absent: stays. */
      name: withExample(singleLine(1, maxLength.name), exampleValues.person).optional(),
    }),
    response: account,
  }),
  signIn: endpoint({
    server: 'account',
    method: 'POST',
    path: '/sessions',
    summary: 'Sign in; sets the session cookie',
    permission: 'public',
    session: 'starts',
    body: z.strictObject({
      email: withExample(z.string().trim().max(maxLength.email), exampleValues.email),
      password: withExample(z.string().max(maxLength.password), exampleValues.password),
      code: withExample(z.string().trim().max(64), '123456').optional(),
    }),
    response: account,
    status: 201,
    errors: ['INVALID_CREDENTIALS', 'SECOND_FACTOR_REQUIRED', 'TOO_MANY_REQUESTS'],
  }),
  signOut: endpoint({
    server: 'account',
    method: 'POST',
    path: '/sessions/logout',
    summary: 'Sign out; also succeeds without a session',
    permission: 'public',
    session: 'ends',
    status: 204,
  }),
}

export type Account = z.output<typeof account>
