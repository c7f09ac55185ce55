import type { Lang } from '@repo/platform/i18n/locales.ts'
import { colon } from '@repo/platform/i18n/signs.ts'
import { fieldNames } from '../fields.ts'
import type { FieldErrors, FormProps } from './form-props.ts'
import { Text } from '@repo/platform/ui/layout/text.tsx'
import styles from './request-demo.module.css'

interface ErrorSummaryProps {
  lang: Lang
  words: FormProps['words']
  errors: FieldErrors
}

/** Links to each field that the server has rejected, for a form posted without JavaScript. */
export function ErrorSummary({ lang, words, errors }: ErrorSummaryProps) {
  const names = fieldNames.filter((name) => errors[name])
  if (names.length === 0) return null
  return (
    <div className={styles.summary} role="group" aria-labelledby="demo-errors">
      <Text as="h2" size="title" id="demo-errors">
        {words.checkEntries}
      </Text>
      <Text as="ul" above="100">
        {names.map((name) => (
          <li key={name}>
            <a href={`#demo-${name}`}>{words.labels[name]}</a>
            {colon(lang)}
            {errors[name]}
          </li>
        ))}
      </Text>
    </div>
  )
}
