import { calculatorApi, type Run } from '@repo/estimator/contract.ts'
import { roiInput } from '@repo/estimator/testing/calculator.ts'
import type { TestProduct } from './product.ts'

/** A POST as sales, as it goes over the wire. */
export const postAsSales = (
  site: TestProduct,
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
) =>
  site.request(path, {
    as: 'sales',
    method: 'POST',
    json: body,
    headers,
  })

/** Stores a run as sales. */
export const createRun = (site: TestProduct, change: object = {}): Promise<Run> =>
  site.as('sales').call(calculatorApi.create, { body: roiInput(change) })
