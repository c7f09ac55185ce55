import { optionName } from '@repo/platform/rest/stored-option.ts'
import { stateNames as leadStates } from '#src/features/demo-requests/admin/labels.ts'
import { isFieldName } from '#src/features/demo-requests/fields.ts'
import { factNames as leadFields } from '#src/features/demo-requests/fact-names.ts'
import { fieldLabels, valueText } from '#src/features/demo-requests/messages/english.ts'
import {
  factNames as subscriptionFields,
  stateNames as subscriptionStates,
} from '#src/features/newsletter/names.ts'
import { kindNames, stateNames as mailStates } from '#src/features/outbox/admin/list-columns.tsx'
import { PersonalDataPage } from '#src/features/personal-data/admin/page.tsx'
import type { NamesOfRecords, RecordNames } from '#src/features/personal-data/admin/records.tsx'

type Names = Readonly<Record<string, string>>

const recordNames = (fields: Names, values: Readonly<Record<string, Names>>): RecordNames => ({
  field: (name) => fields[name],
  value: (name, stored) => values[name] && optionName(values[name], stored),
})

const common: Names = {
  state: 'Status',
  created_at: 'Created',
  updated_at: 'Last change',
  at: 'Time',
}
const lead = recordNames({ ...common, created_at: leadFields.createdAt }, { state: leadStates })
/** `job_title` as `jobTitle`. */
const wireName = (name: string) =>
  name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())

/** Records under the names that the other screens of the back office give their fields and values. */
export const namesOfRecords: NamesOfRecords = {
  leads: {
    field(name) {
      const field = wireName(name)
      return isFieldName(field) ? fieldLabels[field] : lead.field(name)
    },
    value(name, stored) {
      const field = wireName(name)
      return isFieldName(field) ? (valueText(field, stored) ?? undefined) : lead.value(name, stored)
    },
  },
  subscriptions: recordNames(
    {
      ...common,
      created_at: subscriptionFields.createdAt,
      confirmed_at: subscriptionFields.confirmedAt,
      mailed_at: 'Confirmation email queued',
    },
    { state: subscriptionStates },
  ),
  mails: recordNames(
    { ...common, kind: 'Type', sent_at: 'Sent', payload: 'Content', replyTo: 'Reply-to' },
    { state: mailStates, kind: kindNames },
  ),
}

/** Personal data of all features. */
export const PersonalData = () => <PersonalDataPage names={namesOfRecords} />
