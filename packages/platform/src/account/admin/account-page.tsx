import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { dateLocales, type DateLocale } from '#src/i18n/locales.ts'
import { useAccount, useAccountStore } from './account-store.ts'
import { datesIn } from '#src/admin/dates.ts'
import { Button } from '#src/admin/form/button.tsx'
import { Select, type Option } from '#src/admin/form/select.tsx'
import { Field } from '#src/admin/form/field.tsx'
import { Keys } from '#src/admin/key-help.tsx'
import { useNotifications } from '#src/admin/notifications/notification-store.ts'
import { PageHeader } from '#src/admin/page-header.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import { Columns } from '#src/ui/layout/columns.tsx'
import { Text } from '#src/ui/layout/text.tsx'
import styles from './account-page.module.css'
import { NameForm } from './name-form.tsx'
import { PasswordSection } from './password-section.tsx'
import { roleNames } from './role-names.ts'
import { SecondFactorSection } from './second-factor-section.tsx'
import { SessionsSection } from './sessions-section.tsx'
import { withUnicodeDomains } from '#src/rest/unicode-domains.ts'
import { optionName } from '#src/rest/stored-option.ts'

const names = new Intl.DisplayNames('en-GB', { type: 'language', languageDisplay: 'standard' })
const options: readonly Option<DateLocale>[] = dateLocales.map((value) => ({
  value,
  label: names.of(value) ?? value,
}))
const now = Date.now()

export function AccountPage() {
  const account = useAccount()
  const accountStore = useAccountStore()
  const notifications = useNotifications()
  const [saving, setSaving] = useState<DateLocale>()
  const chosen = saving ?? account.dateLocale

  async function change(dateLocale: DateLocale): Promise<void> {
    setSaving(dateLocale)
    try {
      await accountStore.setDateLocale(dateLocale)
      notifications.succeed('Language of dates and emails changed.')
    } catch (error) {
      notifications.fail(error)
    } finally {
      setSaving(undefined)
    }
  }

  return (
    <>
      <PageHeader title="Account" />
      <Stack narrow gap="300" className={styles.account}>
        <Columns as="dl" gap="100 200" className={styles.facts}>
          <Text as="dt" tone="muted">
            Email
          </Text>
          <dd>{withUnicodeDomains(account.email)}</dd>
          <Text as="dt" tone="muted">
            Role
          </Text>
          <dd>
            {optionName(roleNames, account.role)}{' '}
            <Link to="/users/roles">Roles and permissions</Link>
          </dd>
        </Columns>
        <NameForm />
        <Field
          label="Language of dates and emails"
          hint={`For example, ${datesIn(chosen).full(now)}. Emails about your account use this language too, if the website is available in it. The back office stays in English.`}
        >
          {(control) => (
            <Select
              id={control.id}
              options={options}
              value={chosen}
              onChange={(value) => void change(value)}
              disabled={saving !== undefined}
            />
          )}
        </Field>
        <Button onClick={() => void accountStore.signOut().catch(notifications.fail)}>
          Sign out
        </Button>
        <PasswordSection />
        <SecondFactorSection />
        <SessionsSection />
        <Stack as="section" narrow gap="150" className={styles.section}>
          <h2>Keyboard shortcuts</h2>
          <Keys />
        </Stack>
      </Stack>
    </>
  )
}
