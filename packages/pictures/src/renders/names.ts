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
] as const

export type RenderName = (typeof renderNames)[number]
