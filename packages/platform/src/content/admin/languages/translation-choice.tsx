import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { Button } from '#src/admin/form/button.tsx'
import { Field } from '#src/admin/form/field.tsx'
import type { Lang } from '#src/i18n/locales.ts'
import { maxLength } from '#src/rest/lengths.ts'
import { cacheKeys } from '../store/content-state.ts'
import { useContent } from '../store/content-store.ts'
import type { ContentRow, ContentType } from '../content-type.ts'
import { Row } from '#src/ui/layout/row.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import { Text } from '#src/ui/layout/text.tsx'
import styles from './translation-facts.module.css'
import { englishNameOf } from '#src/admin/language-names.ts'

const asked = 40
const offered = 8

interface ChoiceProps<Row extends ContentRow, Item extends Row> {
  type: ContentType<Row, Item>
  free: readonly Lang[]
  disabled: boolean
  onChoose: (row: Row) => void
}

/** Items of the languages that are still free, by a word of their title. */
export function Choice<Row extends ContentRow, Item extends Row>(props: ChoiceProps<Row, Item>) {
  const { type, free, disabled, onChoose } = props
  const content = useContent(type)
  const [text, setText] = useState('')
  const search = useDeferredValue(text.trim())
  const [key, read] = content.view(search ? { search } : {})
  const { data } = useQuery({
    queryKey: [...cacheKeys(type.name).lists, 'counterparts', ...key],
    queryFn: () => read({ limit: asked }),
  })
  const rows = Object.values(data?.items ?? {})
    .filter(({ language }) => free.includes(language))
    .slice(0, offered)
  return (
    <>
      <Field label="Find by title" required={false}>
        {(control) => (
          <input
            {...control}
            type="search"
            autoComplete="off"
            maxLength={maxLength.search}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
      <Stack as="ul" gap="075" className={styles.group}>
        {rows.map((row) => (
          <Row as="li" unbroken gap="100" align="baseline" key={row.id}>
            <LanguageMark lang={row.language} />
            <Button
              variant="link"
              disabled={disabled}
              lang={row.language}
              onClick={() => onChoose(row)}
            >
              {row.title}
            </Button>
          </Row>
        ))}
      </Stack>
      {data && rows.length === 0 && <Text tone="muted">No items found. Try another word.</Text>}
    </>
  )
}

export const LanguageMark = ({ lang }: { lang: Lang }) => (
  <abbr className={styles.mark} title={englishNameOf[lang]}>
    {lang.toUpperCase()}
  </abbr>
)
