/** The renders, as `tools/renders/scenes` and the folder `files` name them. */
export const renderNames = [
  'anchor',
  'tag',
  'crossing',
  'dock',
  'gateway',
  'display',
  'cold',
  'installer',
  'yard',
  'badge',
  'survey',
  'above',
  'desk',
] as const

export type RenderName = (typeof renderNames)[number]

/** Pixels of the full width. */
export const renderSize = { width: 1920, height: 1080 } as const

/** Pixels of the smaller widths, which `tools/renders/widths.ts` makes. */
export const smallerWidths = [640, 960, 1280] as const
