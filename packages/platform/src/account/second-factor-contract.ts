import { z } from 'zod'
import { endpoint } from '#src/rest/endpoint.ts'
import { maxLength } from '#src/rest/lengths.ts'
import { exampleValues, withExample } from '#src/rest/example.ts'

const password = withExample(z.string().max(maxLength.password), exampleValues.password)
const exampleCode = '123456'
const exampleSecret = 'JBSWY3DPEHPK3PXP'

const own = { server: 'account', path: '/account/totp', permission: 'session' } as const

export const secondFactorApi = {
  get: endpoint({
    ...own,
    method: 'GET',
    summary: 'Whether a code is needed to sign in, and how many recovery codes are left',
    response: z.strictObject({ active: z.boolean(), recoveryCodesLeft: z.number().int() }),
  }),
  begin: endpoint({
    ...own,
    method: 'POST',
    summary:
      'A secret for an authenticator app, for the password; it counts once a code has proven it',
    body: z.strictObject({ password }),
    response: z.strictObject({
      secret: withExample(z.string(), exampleSecret),
      uri: withExample(
        z.string(),
        `otpauth://totp/Example:ada@example.com?secret=${exampleSecret}`,
      ),
    }),
    status: 201,
    errors: ['SECOND_FACTOR_ACTIVE', 'TOO_MANY_REQUESTS'],
  }),
  activate: endpoint({
    ...own,
    method: 'PUT',
    summary: 'Turn the second factor on with a code; answers the recovery codes, this once',
    body: z.strictObject({ code: withExample(z.string().trim().min(6).max(64), exampleCode) }),
    response: z.strictObject({ recoveryCodes: z.array(withExample(z.string(), 'k7mq-2x9d-w4tr')) }),
    errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
  }),
  renewCodes: endpoint({
    ...own,
    method: 'POST',
    path: '/account/totp/codes',
    summary:
      'New recovery codes for a code or an old one, answered this once; the old ones stop working',
    body: z.strictObject({ code: withExample(z.string().trim().min(1).max(64), exampleCode) }),
    response: z.strictObject({ recoveryCodes: z.array(withExample(z.string(), 'k7mq-2x9d-w4tr')) }),
    errors: ['TOO_MANY_REQUESTS'],
  }),
  end: endpoint({
    ...own,
    method: 'DELETE',
    summary: 'Turn the second factor off with a code, a recovery code or the password',
    body: z.union([
      z.strictObject({ code: withExample(z.string().trim().min(1).max(64), exampleCode) }),
      z.strictObject({ password }),
    ]),
    status: 204,
    errors: ['TOO_MANY_REQUESTS'],
  }),
}
