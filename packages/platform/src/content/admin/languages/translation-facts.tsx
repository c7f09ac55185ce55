import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { Button } from '#src/admin/form/button.tsx'
import { Select } from '#src/admin/form/select.tsx'
import { useStore } from '#src/admin/store.ts'
import { useNotifications } from '#src/admin/notifications/notification-store.ts'
import { RecordPanel } from '#src/admin/record/record.tsx'
import { englishNameOf } from '#src/admin/language-names.ts'
import { isLang, langs } from '#src/i18n/locales.ts'
import { namedStatusOf } from '#src/content/status.ts'
import { useContent } from '../store/content-store.ts'
import type { ContentRow, ContentType } from '../content-type.ts'
import { Stack } from '#src/ui/layout/stack.tsx'
import { Text } from '#src/ui/layout/text.tsx'
import { Row } from '#src/ui/layout/row.tsx'
import styles from './translation-facts.module.css'
import { originalOf } from './language-marks.tsx'
import { StatusChip } from '../status/status-chip.tsx'
import { Choice, LanguageMark } from './translation-choice.tsx'

interface Props<Row extends ContentRow, Item extends Row> {
  type: ContentType<Row, Item>
  /** As it is stored. */
  item: Item
  /** On the screen; it may differ. */
  language: string
  readOnly: boolean
  saving: boolean
}

/** The same item in other languages: which there are, which is the source, and ways to change both. */
export function TranslationFacts<Row extends ContentRow, Item extends Row>(
  props: Props<Row, Item>,
) {
  const { type, item, language, readOnly, saving } = props
  const [choosing, setChoosing] = useState(false)
  const { linkTranslation, linking } = useLinkTranslation(type, item)
  const group = langs.flatMap((lang) => {
    const translation = item.counterparts[lang]
    return translation ? [{ lang, ...translation }] : []
  })
  const free = langs.filter((lang) => lang !== item.language && !item.counterparts[lang])
  const disabled = saving || linking
  return (
    <RecordPanel title="Translations">
      {group.length === 0 && <Text tone="muted">No translations linked yet.</Text>}
      <Stack as="ul" gap="075" className={styles.group}>
        {group.map(({ lang, id, title, ...flags }) => (
          <Row as="li" unbroken gap="100" align="baseline" key={lang}>
            <LanguageMark lang={lang} />
            <Link to={`/${type.name}/$id`} params={{ id }} lang={lang}>
              {title}
            </Link>
            <StatusChip status={namedStatusOf(flags)} hasDrafts={flags.published !== undefined} />
          </Row>
        ))}
      </Stack>
      {group.length > 0 && <Source type={type} item={item} readOnly={readOnly} />}
      {group.length > 0 && isLang(language) && language !== item.language && (
        <Text tone="muted">Saving this in {englishNameOf[language]} unlinks its translations.</Text>
      )}
      {!readOnly && choosing && (
        <Choice
          {...props}
          free={free}
          disabled={disabled}
          onChoose={(row) =>
            void linkTranslation(originalOf(row)).then((done) => done && setChoosing(false))
          }
        />
      )}
      {!readOnly && (
        <Row gap="100">
          {free.length > 0 && (
            <Button aria-expanded={choosing} onClick={() => setChoosing(!choosing)}>
              {choosing ? 'Close' : 'Link translation…'}
            </Button>
          )}
          {group.length > 0 && (
            <Button disabled={disabled} onClick={() => void linkTranslation(null)}>
              Unlink
            </Button>
          )}
        </Row>
      )}
    </RecordPanel>
  )
}

const none = ''

interface SourceProps<Row extends ContentRow, Item extends Row> {
  type: ContentType<Row, Item>
  item: Item
  readOnly: boolean
}

/** What makes the item outdated when it changes; to choose another says that both say the same now. */
function Source<Row extends ContentRow, Item extends Row>({
  type,
  item,
  readOnly,
}: SourceProps<Row, Item>) {
  const content = useContent(type)
  const notifications = useNotifications()
  const cached = useStore(content, ({ form }) => form.data)
  const { madeFrom = none } = (cached?.id === item.id ? cached : undefined) ?? item
  const options = langs.flatMap((lang) => {
    const translation = item.counterparts[lang]
    return translation ? [{ value: translation.id, label: `Source: ${englishNameOf[lang]}` }] : []
  })
  async function choose(sourceId: string): Promise<void> {
    try {
      const source = await content.read(sourceId)
      // A translation is approved against what is published.
      const { version } = source.changes?.live ?? source
      await content.approve({ id: item.id, sourceId, sourceVersion: version, blocks: 'all' })
      notifications.succeed('Source changed.')
    } catch (error) {
      notifications.fail(error)
    }
  }
  if (readOnly) return null
  return (
    <Select
      label="Source"
      options={[
        ...(options.some(({ value }) => value === madeFrom)
          ? []
          : [{ value: none, label: 'Source: none' }]),
        ...options,
      ]}
      value={options.some(({ value }) => value === madeFrom) ? madeFrom : none}
      onChange={(id) => void (id && choose(id))}
    />
  )
}

/** Ties at once: what is typed in the form is neither needed nor touched. */
function useLinkTranslation<Row extends ContentRow, Item extends Row>(
  type: ContentType<Row, Item>,
  item: Item,
) {
  const content = useContent(type)
  const notifications = useNotifications()
  const [linking, setLinking] = useState(false)
  async function linkTranslation(counterpartOf: string | null): Promise<boolean> {
    setLinking(true)
    try {
      await content.linkTranslation(item, counterpartOf)
      notifications.succeed(counterpartOf ? 'Translation linked.' : 'Translation unlinked.')
      return true
    } catch (error) {
      notifications.fail(error)
      return false
    } finally {
      setLinking(false)
    }
  }
  return { linkTranslation, linking }
}
