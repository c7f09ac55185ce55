import { z } from 'zod'
import { emailAddress } from '@repo/platform/rest/text.ts'
import { endpoint } from '@repo/platform/rest/endpoint.ts'
import { storedEmail } from '@repo/platform/rest/stored.ts'

const byEmail = z.strictObject({ email: emailAddress })
const records = z.array(z.record(z.string(), z.unknown()))
const count = z.number().int()

/** All records about an address, by the feature that stores them. */
export const personalDataExport = z.strictObject({
  email: storedEmail,
  leads: records,
  subscriptions: records,
  mails: records,
})

export const personalDataApi = {
  get: endpoint({
    server: 'site',
    method: 'GET',
    path: '/api/personal-data',
    summary: 'Everything stored about an email address',
    permission: 'personal-data:read',
    query: byEmail,
    response: personalDataExport,
  }),
  erase: endpoint({
    server: 'site',
    method: 'POST',
    path: '/api/personal-data/erase',
    summary:
      'Erase everything stored about an email address, including its newsletter subscription',
    permission: 'personal-data:erase',
    body: byEmail,
    response: z.strictObject({ leads: count, subscriptions: count, mails: count }),
  }),
}

export type PersonalDataExport = z.output<typeof personalDataExport>
/** The number of deleted records of each feature. */
export type Erased = z.output<typeof personalDataApi.erase.response>
