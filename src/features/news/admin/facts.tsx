import { useQuery } from '@tanstack/react-query'
import { useDates } from '#src/admin/dates.ts'
import { ChipsField } from '#src/admin/form/chips-field.tsx'
import { Select } from '#src/admin/form/select.tsx'
import { Field } from '#src/admin/form/field.tsx'
import { FactGroup } from '#src/content/admin/editor-frame.tsx'
import { PermalinkField } from '#src/content/admin/permalink-field.tsx'
import { langs, nameOf, type Lang } from '#src/i18n/locales.ts'
import type { NewsItem } from '../contract.ts'
import { useNews } from './news-store.ts'
import type { NewsEditorState } from './use-news-editor.ts'

const languages = langs.map((value) => ({ value, label: nameOf[value] }))

interface Props {
  editor: NewsEditorState
  readOnly: boolean
}

export function NewsFacts({ editor, readOnly }: Props) {
  const { form, item, values } = editor
  const categories = useCategories(values.language)
  return (
    <>
      <FactGroup>
        <form.Field name="language">
          {(field) => (
            <Field label="Language" required error={editor.rejected('language')}>
              {(control) => (
                <Select
                  id={control.id}
                  options={languages}
                  value={field.state.value}
                  onChange={field.handleChange}
                  disabled={readOnly}
                />
              )}
            </Field>
          )}
        </form.Field>
      </FactGroup>
      <FactGroup>
        <form.Field name="permalink">
          {(field) => (
            <PermalinkField
              value={field.state.value}
              lang={values.language}
              onChange={field.handleChange}
              error={errorText(field.state.meta.errors) ?? editor.rejected('permalink')}
              proposal={editor.proposal}
              hint={
                moves(item, values.permalink)
                  ? 'The former address will redirect to this one.'
                  : undefined
              }
              disabled={readOnly}
            />
          )}
        </form.Field>
      </FactGroup>
      <FactGroup>
        <form.Field name="categories">
          {(field) => (
            <ChipsField
              label="Categories"
              value={field.state.value}
              suggestions={categories}
              onChange={field.handleChange}
              max={10}
              maxLength={60}
              lang={values.language}
              error={editor.rejected('categories')}
              disabled={readOnly}
            />
          )}
        </form.Field>
      </FactGroup>
      {item && <StatusFacts item={item} />}
    </>
  )
}

function StatusFacts({ item }: { item: NewsItem }) {
  return (
    <FactGroup title="Status">
      <dl>
        <dt>Published</dt>
        <dd>
          {item.publishedAt ? (
            <DateTime iso={item.publishedAt} />
          ) : item.published ? (
            'yes'
          ) : (
            'not yet'
          )}
        </dd>
        <dt>Active</dt>
        <dd>{item.active ? 'yes' : 'no'}</dd>
        <dt>Version</dt>
        <dd>{item.version}</dd>
        <dt>Changed</dt>
        <dd>
          <DateTime iso={item.updatedAt} />
        </dd>
        <dt>Created</dt>
        <dd>
          <DateTime iso={item.createdAt} />
        </dd>
      </dl>
    </FactGroup>
  )
}

function DateTime({ iso }: { iso: string }) {
  const dates = useDates()
  return (
    <time dateTime={iso} title={dates.full(iso)}>
      {dates.dateTime(iso)}
    </time>
  )
}

function useCategories(language: Lang): readonly string[] {
  const newsStore = useNews()
  const { data = [] } = useQuery({
    queryKey: [newsStore.name, 'categories', language],
    queryFn: () => newsStore.categories(language),
  })
  return data
}

const moves = (item: NewsItem | null, permalink: string) =>
  item !== null && item.published && item.permalink !== permalink

export function errorText(errors: readonly unknown[]): string | undefined {
  return errors.find((error) => typeof error === 'string')
}
