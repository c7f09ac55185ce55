import { day, type Clock } from '@repo/platform/server/clock.ts'
import { ok, warn, type Finding } from '@repo/platform/server/doctor/finding.ts'
import { countryDataDate } from './country-of-address.ts'

/** Networks change their country slowly. */
const maxAgeDays = 365

/** The date of the data by which visitors get the prices of their country. */
export async function checkCountryData(clock: Clock): Promise<Finding> {
  const made = await countryDataDate()
  const text = `the table of countries by IP address is dated ${made.toISOString().slice(0, 10)}`
  const isOld = clock.now().getTime() - made.getTime() > maxAgeDays * day
  return isOld ? warn(`${text}: update them as described in docs/operations.md`) : ok(text)
}
