import type { Config } from './config.ts'
import type { WriteTransaction } from './database/tables.ts'
import { newSecret } from './secret.ts'

interface SecretTable {
  name: string
  value: string
}

declare module './database/tables.ts' {
  interface Tables {
    secret: SecretTable
  }
}

/** `SECRET_KEY`, else one that is made once and kept in the store: the same on every server. */
export async function secretKey({ SECRET_KEY }: Config, db: WriteTransaction): Promise<string> {
  if (SECRET_KEY) return SECRET_KEY
  const name = 'secret key'
  await db
    .insertInto('secret')
    .values({ name, value: newSecret() })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  const { value } = await db
    .selectFrom('secret')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow()
  return value
}
