import type { Materials } from '#src/model/materials.ts'

/** In the order of the table. */
export const materialRows = [
  'anchors',
  'tags',
  'gateways',
  'switches',
  'further',
  'ports',
  'cable',
  'longest',
] as const satisfies readonly (keyof Materials)[]

/** Those in metres; the others are pieces. */
export const materialLengths: ReadonlySet<(typeof materialRows)[number]> = new Set([
  'cable',
  'longest',
])
