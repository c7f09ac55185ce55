import { z } from 'zod'
import { isCountry } from '#src/content/countries.ts'
import { emailAddress, line, optional, prose } from '#src/content/text.ts'
import { endpoint } from '#src/rest/endpoint.ts'
import { keyedById, listQuery } from '#src/rest/page.ts'
import { industries, maxLength, phonePattern, useCases } from './demo-form.ts'

const id = z.string().min(1).max(64)
const country = z.string().trim().refine(isCountry, 'must be an ISO 3166-1 alpha-2 country code')

/** The specification's ten fields; mandatory: name, email, company, country. */
export const demoRequestInput = z.strictObject({
  name: line(1, maxLength.name),
  email: emailAddress,
  phone: optional(
    z
      .string()
      .trim()
      .regex(new RegExp(`^${phonePattern}$`), 'must be up to 40 digits and + ( ) - . or space'),
  ),
  country,
  company: line(1, maxLength.company),
  jobtitle: optional(line(1, maxLength.jobtitle)),
  industry: optional(z.enum(industries)),
  subsector: optional(line(1, maxLength.subsector)),
  usecase: optional(z.enum(useCases)),
  comments: optional(prose(maxLength.comments)),
})

export const leadStates = ['new', 'contacted', 'closed'] as const

/** A demo request as staff see it. */
export const lead = z.strictObject({
  id,
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  country: z.string(),
  company: z.string(),
  jobtitle: z.string().nullable(),
  industry: z.enum(industries).nullable(),
  subsector: z.string().nullable(),
  usecase: z.enum(useCases).nullable(),
  comments: z.string().nullable(),
  /** The language of the page on which it was sent; null where the call was made directly. */
  language: z.string().nullable(),
  state: z.enum(leadStates),
  createdAt: z.string(),
  updatedAt: z.string(),
})

const byId = z.strictObject({ id })

export const leadsApi = {
  requestDemo: endpoint({
    server: 'site',
    method: 'POST',
    path: '/api/service/requestdemo',
    summary: 'Request a demo',
    permission: 'public',
    body: demoRequestInput,
    response: byId,
    status: 201,
    errors: ['TOO_MANY_REQUESTS'],
  }),
  list: endpoint({
    server: 'site',
    method: 'GET',
    path: '/api/leads',
    summary: 'Demo requests, newest first',
    permission: 'leads:read',
    query: listQuery.extend({ state: z.enum(leadStates).optional() }),
    response: keyedById(lead),
    list: 'keyed',
  }),
  get: endpoint({
    server: 'site',
    method: 'GET',
    path: '/api/leads/id/:id',
    summary: 'One demo request',
    permission: 'leads:read',
    params: byId,
    response: lead,
  }),
}

export type DemoRequestInput = z.output<typeof demoRequestInput>
export type Lead = z.output<typeof lead>
export type LeadState = (typeof leadStates)[number]
