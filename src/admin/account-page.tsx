import { useState } from 'react'
import { dateLocales, type DateLocale } from '#src/i18n/locales.ts'
import { useAccount, useAccountArea } from './account-area.ts'
import { datesIn } from './dates.ts'
import { Button } from './form/button.tsx'
import { Choice, type Option } from './form/choice.tsx'
import { Field } from './form/field.tsx'
import { useNotices } from './notifications/notices.ts'
import { PageHead } from './page-head.tsx'
import css from './account-page.module.css'

const names = new Intl.DisplayNames('en-GB', { type: 'language', languageDisplay: 'standard' })
const options: readonly Option<DateLocale>[] = dateLocales.map((value) => ({
  value,
  label: names.of(value) ?? value,
}))
const now = Date.now()

export function AccountPage() {
  const account = useAccount()
  const area = useAccountArea()
  const notices = useNotices()
  const [saving, setSaving] = useState<DateLocale>()
  const chosen = saving ?? account.dateLocale

  async function change(dateLocale: DateLocale): Promise<void> {
    setSaving(dateLocale)
    try {
      await area.setDateLocale(dateLocale)
      notices.succeed('Dates are now written this way.')
    } catch (error) {
      notices.fail(error)
    } finally {
      setSaving(undefined)
    }
  }

  return (
    <>
      <PageHead title="Account" />
      <div className={css['account']}>
        <dl>
          <dt>Name</dt>
          <dd>{account.name}</dd>
          <dt>E-mail</dt>
          <dd>{account.email}</dd>
          <dt>Role</dt>
          <dd>{account.role}</dd>
        </dl>
        <Field
          label="Dates are written as in"
          hint={`For example ${datesIn(chosen).full(now)}. The language of the back office stays English.`}
        >
          {(control) => (
            <Choice
              id={control.id}
              options={options}
              value={chosen}
              onChange={(value) => void change(value)}
              disabled={saving !== undefined}
            />
          )}
        </Field>
        <Button onClick={() => void area.signOut().catch(notices.fail)}>Sign out</Button>
      </div>
    </>
  )
}
