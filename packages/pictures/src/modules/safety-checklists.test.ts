import { expect, test } from 'vitest'
import { plans } from '../floor/fleet.ts'
import { truckInWorkshop } from './safety-checklists.tsx'
import { tracks } from './zone-log.ts'

test('the truck that waits for the workshop drives in no other picture', () => {
  expect(plans.map(({ id }) => id)).not.toContain(truckInWorkshop)
  expect(tracks.map(({ name }) => name)).not.toContain(truckInWorkshop)
})
