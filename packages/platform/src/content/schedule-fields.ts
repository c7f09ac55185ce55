import { z } from 'zod'
import { exampleValues, withExample } from '#src/rest/example.ts'
import { instant } from '#src/rest/text.ts'

/** With its offset; stored and answered in UTC. Null or empty: without bound. */
const scheduleTime = z
  .preprocess((time) => (time === '' ? null : time), instant.nullable())
  .optional()

/**
 * From when until when visitors see the item. Absent: as it was. The second must be later than the
 * first.
 */
export const scheduleFields = {
  publishAt: scheduleTime,
  hideAt: withExample(scheduleTime, exampleValues.laterTime),
}
