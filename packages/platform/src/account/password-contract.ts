import { z } from 'zod'
import { emailAddress } from '#src/rest/text.ts'
import { endpoint } from '#src/rest/endpoint.ts'
import { maxLength } from '#src/rest/lengths.ts'
import { exampleValues, withExample } from '#src/rest/example.ts'

/** 12 to 1,024 characters; neither the email address nor an easily guessed password. */
const newPassword = withExample(z.string().min(12).max(maxLength.password), exampleValues.password)

export const passwordApi = {
  change: endpoint({
    server: 'account',
    method: 'PUT',
    path: '/account/password',
    summary: 'Change your password; all other sessions end, and this one gets a new token',
    permission: 'session',
    body: z.strictObject({
      current: withExample(z.string().max(maxLength.password), 'four pallets by the gate'),
      password: newPassword,
    }),
    status: 204,
    errors: ['TOO_MANY_REQUESTS'],
  }),
  forgot: endpoint({
    server: 'account',
    method: 'POST',
    path: '/account/reset',
    summary: 'Email a link to set a new password; the response is the same for an unknown address',
    permission: 'public',
    body: z.strictObject({ email: emailAddress }),
    status: 204,
    errors: ['TOO_MANY_REQUESTS'],
  }),
  set: endpoint({
    server: 'account',
    method: 'POST',
    path: '/account/password',
    summary: 'Set a password using the link in an invitation or reset email; all sessions end',
    permission: 'public',
    body: z.strictObject({
      token: withExample(z.string().min(1).max(maxLength.token), 'Zm9ya2xpZnRz'),
      password: newPassword,
    }),
    status: 204,
    errors: ['TOO_MANY_REQUESTS'],
  }),
}
