/** The parts of a plan of which there can be several. */
export const planLists = [
  'walls',
  'columns',
  'racks',
  'docks',
  'staging',
  'walkways',
  'zones',
  'mounts',
  'anchors',
] as const
export type PlanList = (typeof planLists)[number]

export type ProblemCode =
  | 'NOT_A_PLAN'
  | 'PLAN_TOO_LARGE'
  | 'OUTLINE_CORNERS'
  | 'OUTLINE_CROSSES'
  | 'AREA_RANGE'
  | 'SIDE_SHORT'
  | 'TOO_MANY'
  | 'RACK_SIZE'
  | 'RACK_OUTSIDE'
  | 'RACK_OVERLAP'
  | 'HEIGHT_RANGE'
  | 'ZONE_CORNERS'
  | 'SPEED_RANGE'

/** What is wrong with a plan, and where: of `racks[3].height` the list, the index and the field. */
export interface Problem {
  readonly code: ProblemCode
  readonly list?: PlanList
  readonly index?: number
  /** Of the object; without a list, of the plan itself. */
  readonly field?: string
}
