import type { PageName } from '@repo/platform/facts/page-names.ts'
import { keysOf } from '@repo/platform/values/records.ts'

/** The parts from left to right, as the drawing numbers them, and the page that tells more. */
export const parts = {
  tags: 'rtls',
  anchors: 'rtls',
  gateway: 'connectivity',
  platform: 'iot-platform',
  applications: 'features',
} as const satisfies Readonly<Record<string, PageName>>

export const partNames = keysOf(parts)
