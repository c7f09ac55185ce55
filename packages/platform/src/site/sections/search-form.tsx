import type { FormHTMLAttributes } from 'react'
import { maxLength } from '#src/rest/lengths.ts'
import type { Lang } from '#src/i18n/locales.ts'
import { Button } from '#src/ui/button.tsx'
import { Field, type FieldProps } from '#src/ui/field.tsx'
import { Columns } from '#src/ui/layout/columns.tsx'
import { siteWords } from '#words/index.ts'
import styles from './search-form.module.css'

interface SearchFormProps extends Omit<FormHTMLAttributes<HTMLFormElement>, 'className' | 'role'> {
  lang: Lang
  field: Pick<FieldProps, 'id' | 'name' | 'label' | 'defaultValue' | 'autoComplete'>
}

/** A field with its button, which works without script. */
export function SearchForm({ lang, field, ...rest }: SearchFormProps) {
  return (
    <Columns as="form" role="search" gap="100" align="end" className={styles.form} {...rest}>
      <Field type="search" maxLength={maxLength.search} enterKeyHint="search" {...field} />
      <Button type="submit" variant="ink">
        {siteWords[lang].forms.search}
      </Button>
    </Columns>
  )
}
