import { noteChanges } from '#src/server/database/audit.ts'
import { HttpError } from '#src/server/http/http-error.ts'
import type { Actor, Platform } from '#src/server/platform.ts'
import { publicOrigin } from '#src/server/public-origin.ts'
import { languageOf, secondFactorEmail } from './emails.ts'
import { removeTotp } from './second-factor.ts'
import type { AccountRow } from './table.ts'
import { getUser } from './users.ts'

/** For a colleague who has lost the phone and the recovery codes: the password alone signs in from now on. */
export async function endSecondFactorOf(
  { store, outbox, config }: Platform,
  actor: Actor,
  id: string,
): Promise<AccountRow> {
  if (id === actor.id)
    throw new HttpError('FORBIDDEN', {
      message: 'Turn off your own two-step verification on the Account page.',
    })
  const user = await store.write([], async (db) => {
    const before = await getUser(db, id)
    if (before.totp_secret === null) return before
    await removeTotp(db, id)
    noteChanges(db, { secondFactor: true }, { secondFactor: false })
    const link = `${publicOrigin(config)}/backoffice/account`
    await outbox.add(db, secondFactorEmail(before, languageOf(before), link))
    return getUser(db, id)
  })
  outbox.wake()
  return user
}
