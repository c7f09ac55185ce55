import { useId } from 'react'
import { Button } from '#src/admin/form/button.tsx'
import type { FieldErrors } from '#src/admin/form/placed-refusals.ts'
import { Field } from '#src/admin/form/field.tsx'
import { Textarea } from '#src/admin/form/textarea.tsx'
import { RecordSection } from '#src/admin/record/record.tsx'
import { englishNameOf } from '#src/admin/language-names.ts'
import { langs, type Lang } from '#src/i18n/locales.ts'
import { maxAltLength } from '#src/library/contract.ts'
import { Text } from '#src/ui/layout/text.tsx'
import { Columns } from '#src/ui/layout/columns.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import styles from './alt-texts.module.css'
import type { AltValues } from './file-form.ts'

interface Props {
  alt: AltValues
  /** By `alt.` and the language. */
  errors: FieldErrors
  readOnly: boolean
  onChange: (alt: AltValues) => void
}

/** What is read out in place of an image, in each language; that nothing is, is a choice of its own. */
export function AltTexts({ alt, errors, readOnly, onChange }: Props) {
  const missing = langs.filter(
    (lang) => alt[lang] === null || (alt[lang]?.trim() === '' && alt[lang] !== ''),
  )
  const isDecorative = langs.every((lang) => alt[lang] === '')
  return (
    <RecordSection title="Alternative text">
      <Text tone="muted">
        Describe the image in one sentence. Screen readers read the text aloud, and browsers show it
        if the image is missing.{' '}
        {missing.length > 0
          ? `Not yet written in ${missing.length} of ${langs.length} languages.`
          : 'Written in every language.'}{' '}
        {!readOnly && !isDecorative && missing.length === langs.length && (
          <Button
            variant="link"
            onClick={() => onChange({ en: '', de: '', es: '', fr: '', it: '', pt: '' })}
          >
            Mark as decorative in every language
          </Button>
        )}
      </Text>
      <Columns gap="250" className={styles.texts}>
        {langs.map((lang) => (
          <AltText
            key={lang}
            lang={lang}
            text={alt[lang]}
            error={errors[`alt.${lang}`]}
            readOnly={readOnly}
            onChange={(text) => onChange({ ...alt, [lang]: text })}
          />
        ))}
      </Columns>
    </RecordSection>
  )
}

interface TextProps {
  lang: Lang
  /** The name of the language where absent. */
  label?: string
  text: string | null
  error?: string | undefined
  readOnly: boolean
  onChange: (text: string | null) => void
}

export function AltText({
  lang,
  label = englishNameOf[lang],
  text,
  error,
  readOnly,
  onChange,
}: TextProps) {
  const id = useId()
  const isDecorative = text === ''
  return (
    <Stack gap="050" className={styles.text} data-missing={text === null || undefined}>
      <Field label={label} error={error} hint={text === null && 'Not yet written.'}>
        {(control) => (
          <Textarea
            {...control}
            rows={2}
            lang={lang}
            maxLength={maxAltLength}
            readOnly={readOnly || isDecorative}
            placeholder={isDecorative ? 'Not read aloud' : ''}
            value={text ?? ''}
            onChange={({ target }) => onChange(target.value === '' ? null : target.value)}
          />
        )}
      </Field>
      <p>
        <input
          id={id}
          type="checkbox"
          checked={isDecorative}
          disabled={readOnly}
          onChange={({ target }) => onChange(target.checked ? '' : null)}
        />
        <label htmlFor={id} aria-label={`Decorative in ${englishNameOf[lang]}`}>
          Decorative
        </label>
      </p>
    </Stack>
  )
}
