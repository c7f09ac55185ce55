import { basisOf, basisValues, planText } from './basis.ts'
import type { FormValues } from './fields.ts'

/** Anchors of a switch and of a gateway: older links name the anchors alone. */
const perSwitch = 20

/** The hidden fields that a link gives, which may be forged. */
export function basisInLink(given: URLSearchParams): FormValues {
  const count = (name: string) => {
    const text = given.get(name) ?? ''
    return /^\d{1,8}$/.test(text) ? Number(text) : undefined
  }
  const anchors = count('plan')
  // A plan without anchors has no counts yet.
  const plan =
    anchors !== undefined &&
    anchors > 0 &&
    planText({
      anchors,
      gateways: count('gateways') ?? Math.ceil(anchors / perSwitch),
      switches: count('switches') ?? Math.ceil(anchors / perSwitch),
      cableMetres: count('cable') ?? 0,
    })
  return basisValues(
    basisOf({
      kept: given.get('kept') ?? '',
      derived: given.get('derived') ?? '',
      plan: plan || '',
    }),
  )
}
