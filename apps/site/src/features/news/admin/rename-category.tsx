import { useState } from 'react'
import { useClient } from '@repo/platform/admin/client.ts'
import { Combobox } from '@repo/platform/admin/form/combobox.tsx'
import { Field } from '@repo/platform/admin/form/field.tsx'
import { FormDialog } from '@repo/platform/admin/form/form-dialog.tsx'
import { useRefusals } from '@repo/platform/admin/form/use-refusals.ts'
import { useNotifications } from '@repo/platform/admin/notifications/notification-store.ts'
import type { Lang } from '@repo/platform/i18n/locales.ts'
import { newsApi } from '../contract.ts'

export interface Category {
  name: string
  articles: number
}

interface Props {
  language: Lang
  category: Category
  /** Every category of the language. */
  all: readonly Category[]
  onDone: () => void
  onClose: () => void
}

const placeOf = (field: string) => (field === 'to' ? field : undefined)

const articlesOf = (count: number) => `${count} ${count === 1 ? 'article' : 'articles'}`

/** Gives a category another name in all of its articles; under the name of another one it joins that. */
export function RenameCategory({ language, category, all, onDone, onClose }: Props) {
  const client = useClient()
  const notifications = useNotifications()
  const [name, setName] = useState(category.name)
  const [busy, setBusy] = useState(false)
  const { within, errors, refuse } = useRefusals({ to: name }, placeOf)
  const to = name.trim()
  const other = all.find((one) => one.name === to && one.name !== category.name)

  async function rename(): Promise<void> {
    if (to === '' || to === category.name) return onClose()
    setBusy(true)
    try {
      const body = { language, from: [category.name], to }
      const { articles } = await client.call(newsApi.renameCategories, { body })
      const done = other ? 'merged into' : 'renamed to'
      notifications.succeed(
        `Category “${category.name}” ${done} “${to}” in ${articlesOf(articles)}.`,
      )
      onDone()
      onClose()
    } catch (error) {
      refuse(error)
      setBusy(false)
    }
  }

  return (
    <FormDialog
      title={`Rename “${category.name}”`}
      submitLabel={other ? 'Merge categories' : 'Rename category'}
      busy={busy}
      form={within}
      onSubmit={() => void rename()}
      onClose={onClose}
    >
      <Field
        label="New name"
        required
        error={errors['to']}
        hint={
          other
            ? `“${to}” already has ${articlesOf(other.articles)}. “${category.name}” (${articlesOf(category.articles)}) will be merged into “${to}”.`
            : `${articlesOf(category.articles)} in this language will change immediately.`
        }
      >
        {(control) => (
          <Combobox
            control={control}
            options={all.map((one) => one.name).filter((one) => one !== category.name)}
            newLabel="New name"
            lang={language}
            maxLength={60}
            value={name}
            onChange={setName}
            onChoose={setName}
          />
        )}
      </Field>
    </FormDialog>
  )
}
