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
    summary: 'Whether two-step verification is on, and how many recovery codes are left',
    response: z.strictObject({ active: z.boolean(), recoveryCodesLeft: z.number().int() }),
  }),
  begin: endpoint({
    ...own,
    method: 'POST',
    summary:
      'Create a secret for an authenticator app; requires the password, and a code activates the secret',
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
    summary: 'Turn on two-step verification with a code; returns the recovery codes once',
    body: z.strictObject({ code: withExample(z.string().trim().min(6).max(64), exampleCode) }),
    response: z.strictObject({ recoveryCodes: z.array(withExample(z.string(), 'k7mq-2x9d-w4tr')) }),
    errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
  }),
  renewCodes: endpoint({
    ...own,
    method: 'POST',
    path: '/account/totp/codes',
    summary:
      'Create new recovery codes with a code or an old recovery code; returned once, and old ones stop working',
    body: z.strictObject({ code: withExample(z.string().trim().min(1).max(64), exampleCode) }),
    response: z.strictObject({ recoveryCodes: z.array(withExample(z.string(), 'k7mq-2x9d-w4tr')) }),
    errors: ['TOO_MANY_REQUESTS'],
  }),
  end: endpoint({
    ...own,
    method: 'DELETE',
    summary: 'Turn off two-step verification with a code, a recovery code or the password',
    body: z.union([
      z.strictObject({ code: withExample(z.string().trim().min(1).max(64), exampleCode) }),
      z.strictObject({ password }),
    ]),
    status: 204,
    errors: ['TOO_MANY_REQUESTS'],
  }),
}
