import { randomBytes } from 'node:crypto'
import type { Selectable } from 'kysely'
import { timestamp, type Clock } from '../clock.ts'
import type { Database, WriteTransaction } from '../database/tables.ts'
import { noSettings, settingsIn } from './read-settings.ts'
import type { Settings, SettingsTable } from './table.ts'

/** The topic under which a change is told. */
export const companyTopic = 'company'

/** Of the only row, also for the audit log. */
export const settingsId = 'settings'

export interface StoredSettings extends Omit<Selectable<SettingsTable>, 'id' | 'data'> {
  data: Settings
}

const never: StoredSettings = { data: noSettings, webhook_secret: null, version: 0, updated_at: '' }

/** With version 0 where nothing has been entered yet. */
export async function readSettings(db: Database): Promise<StoredSettings> {
  const row = await db.selectFrom('settings').selectAll().executeTakeFirst()
  return row ? { ...row, data: settingsIn(row.data) } : never
}

/** The same, held until the end of the transaction, so that of two changes one is the second. */
export async function readSettingsForUpdate(
  db: WriteTransaction,
  clock: Clock,
): Promise<StoredSettings> {
  await db
    .insertInto('settings')
    .values({
      id: settingsId,
      data: JSON.stringify(noSettings),
      version: 0,
      updated_at: timestamp(clock),
    })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ id: settingsId }))
    .execute()
  return readSettings(db)
}

interface Change {
  settings: Settings
  webhookSecret: string | null
  version: number
}

export async function writeSettings(
  db: WriteTransaction,
  clock: Clock,
  { settings, webhookSecret, version }: Change,
): Promise<void> {
  await db
    .updateTable('settings')
    .set({
      data: JSON.stringify(settings),
      webhook_secret: webhookSecret,
      version,
      updated_at: timestamp(clock),
    })
    .where('id', '=', settingsId)
    .execute()
}

/** As Standard Webhooks writes it. */
export const newWebhookSecret = () => `whsec_${randomBytes(32).toString('base64')}`
