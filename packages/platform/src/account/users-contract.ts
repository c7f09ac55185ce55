import { z } from 'zod'
import { dateLocales } from '#src/i18n/locales.ts'
import { emailAddress, singleLine } from '#src/rest/text.ts'
import { endpoint } from '#src/rest/endpoint.ts'
import { keyedById, listQuery } from '#src/rest/page.ts'
import { byId, itemId, seenVersion } from '#src/rest/item.ts'
import { maxLength } from '#src/rest/lengths.ts'
import { storedOption } from '#src/rest/stored-option.ts'
import { roles } from './roles.ts'
import { exampleValues, withExample } from '#src/rest/example.ts'
import { storedEmail, storedPerson, storedTime } from '#src/rest/stored.ts'

const userStates = ['invited', 'active', 'disabled'] as const

const user = z.strictObject({
  id: itemId,
  email: storedEmail,
  name: storedPerson,
  role: storedOption(roles),
  /** `invited`: no password has been set yet. */
  state: z.enum(userStates),
  secondFactor: z.boolean(),
  version: z.number().int(),
  createdAt: storedTime,
  updatedAt: storedTime,
})

/** The response after an email with a link to set a password. */
const mailed = user.extend({
  /**
   * The link of the waiting email, for the administrator to hand over; only while no mail server is
   * set up.
   */
  link: withExample(
    z.string(),
    'https://example.com/en/set-password?token=Zm9ya2xpZnRz',
  ).optional(),
})

const name = withExample(singleLine(1, maxLength.name), exampleValues.person)

const userInput = z.strictObject({
  email: emailAddress,
  name,
  role: z.enum(roles),
  /** The locale of the invitation, and of dates until the account changes them; absent: British. */
  dateLocale: z.enum(dateLocales).optional(),
})

const userChange = z.strictObject({
  id: itemId,
  name,
  role: z.enum(roles),
  version: seenVersion,
})

const read = { server: 'account', method: 'GET', permission: 'users:read' } as const
const write = { server: 'account', permission: 'users:write', response: user } as const

export const usersApi = {
  list: endpoint({
    ...read,
    path: '/users',
    summary: 'All staff accounts, latest change first',
    query: listQuery.extend({ role: z.enum(roles).optional() }),
    response: keyedById(user),
    list: 'keyed',
  }),
  get: endpoint({
    ...read,
    path: '/users/id/:id',
    summary: 'One account',
    params: byId,
    response: user,
  }),
  create: endpoint({
    ...write,
    method: 'POST',
    path: '/users',
    summary:
      'Invite a colleague: an account without a password, and an email with a link to set one',
    body: userInput,
    response: mailed,
    status: 201,
    errors: ['EMAIL_TAKEN'],
  }),
  update: endpoint({
    ...write,
    method: 'PUT',
    path: '/users',
    summary: 'Change name and role; a new role ends the sessions',
    body: userChange,
    errors: ['NOT_FOUND', 'STALE_VERSION', 'LAST_ADMIN'],
  }),
  disable: endpoint({
    ...write,
    method: 'PUT',
    path: '/users/disable',
    summary: 'Disable an account and end its sessions',
    body: byId,
    errors: ['NOT_FOUND', 'LAST_ADMIN'],
  }),
  enable: endpoint({
    ...write,
    method: 'PUT',
    path: '/users/enable',
    summary: 'Enable a disabled account',
    body: byId,
    errors: ['NOT_FOUND'],
  }),
  endSecondFactor: endpoint({
    ...write,
    method: 'PUT',
    path: '/users/second-factor/end',
    summary: 'Turn off two-step verification for a colleague, who is told by email',
    body: byId,
    errors: ['NOT_FOUND'],
  }),
  reset: endpoint({
    ...write,
    method: 'POST',
    path: '/users/reset',
    summary: 'End the sessions of an account and email a link to set a new password',
    body: byId,
    response: mailed,
    errors: ['NOT_FOUND'],
  }),
  invite: endpoint({
    ...write,
    method: 'POST',
    path: '/users/invite',
    summary: 'Send the invitation again to a colleague who has not set a password yet',
    body: byId,
    response: mailed,
    errors: ['NOT_FOUND'],
  }),
  remove: endpoint({
    ...write,
    method: 'DELETE',
    path: '/users/delete/id/:id',
    summary: 'Delete an account',
    params: byId,
    response: byId,
    errors: ['LAST_ADMIN'],
  }),
}

export type MailedUser = z.output<typeof mailed>
export type User = z.output<typeof user>
export type UserInput = z.output<typeof userInput>
export type UserChange = z.output<typeof userChange>
