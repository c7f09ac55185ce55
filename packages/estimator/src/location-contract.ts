import { z } from 'zod'
import { endpoint } from '@repo/platform/rest/endpoint.ts'
import { withExample } from '@repo/platform/rest/example.ts'

const money = withExample(z.number(), 95)

/** The visitor's presumed country and its prices, without VAT. */
const locationPrices = z.strictObject({
  /** ISO 3166-1 alpha-2; `XX`, the rest of the world, where a country has no prices of its own. */
  country: withExample(z.string(), 'DE'),
  countryName: withExample(z.string(), 'Germany'),
  currency: withExample(z.string(), 'EUR'),
  /** In %, shown and never added; null for US and XX. */
  vatRate: withExample(z.number(), 19).nullable(),
  vatNote: withExample(z.string(), 'excluding 19% VAT'),
  pilot: z.strictObject({
    feePerVehicleMonth: money,
    hardware: z.literal('free'),
    /** Least and most. */
    months: z.tuple([z.int(), z.int()]),
  }),
  partner: z.strictObject({
    feePerVehicleMonth: money,
    hardware: z.literal('rented or purchased'),
    months: z.int(),
  }),
  installationPerManDay: money,
  servicesPerManHour: money,
  /** How the country was found; `query` where the request named it. */
  source: z.enum(['network', 'language', 'default', 'query']),
})

export const locationApi = {
  byLocation: endpoint({
    server: 'site',
    method: 'GET',
    path: '/api/service/ipinfo',
    summary: 'Prices for the visitor’s location, or for the country in the query',
    permission: 'public',
    // Never a 422: an invalid country code counts as absent, and other keys are ignored.
    query: z.object({
      country: z
        .string()
        .trim()
        .regex(/^[A-Za-z]{2}$/)
        .optional()
        .catch(undefined),
    }),
    response: locationPrices,
  }),
}

export type LocationPrices = z.output<typeof locationPrices>
export type Source = LocationPrices['source']
