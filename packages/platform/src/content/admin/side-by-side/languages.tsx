import { useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useStore } from '#src/admin/store.ts'
import { isLang, langs } from '#src/i18n/locales.ts'
import { useContent } from '../store/content-store.ts'
import type { ContentRow, ContentType } from '../content-type.ts'
import { memberIn } from '../languages/language-marks.tsx'
import { LanguageTabs } from './language-tabs.tsx'
import { unknownNames, type MadeFrom } from './made-from.ts'
import { SideBySide } from './side-by-side.tsx'
import { SourceColumn } from './source-column.tsx'
import type { Copied } from './use-copying.ts'

interface Props<Row extends ContentRow, Item extends Row> {
  type: ContentType<Row, Item>
  /** The item as it is stored; null for a new one. */
  item: Item | null
  made: MadeFrom<Item> | undefined
  /** The language on the screen. */
  language: string
  readOnly: boolean
  /** Whether the item has no text besides the title. */
  isEmpty: boolean
  onCopy: (copied: Copied) => void
  children: ReactNode
}

/** The text of an item below its language tabs, optionally beside one translation. */
export function Languages<Row extends ContentRow, Item extends Row>(props: Props<Row, Item>) {
  const { type, item, made, readOnly, isEmpty, onCopy, children } = props
  const { beside } = useSearch({ from: `/${type.name}/$id` })
  // An approval in the meantime makes no new version, so the form does not receive it.
  const cached = useStore(useContent(type), ({ form }) => form.data)
  const stored = cached?.id === item?.id ? (cached ?? item) : item
  const group = stored ?? made?.source
  const language = isLang(props.language) ? props.language : undefined
  const shown = langs.find((lang) => beside && group && memberIn(group, lang)?.id === beside)
  // The text keeps its position in the tree after a new item is stored; React would otherwise
  // remount it.
  return (
    <>
      {group && language && (
        <LanguageTabs
          type={type}
          group={group}
          language={item ? item.language : language}
          beside={shown && beside}
          source={stored ? stored.madeFrom : made?.source.id}
          mayWrite={!readOnly}
        />
      )}
      <SideBySide
        beside={
          shown && beside && beside !== item?.id
            ? (place) => (
                <SourceColumn
                  type={type}
                  id={item?.id ?? null}
                  source={beside}
                  language={shown}
                  target={language}
                  isEmpty={isEmpty}
                  place={place}
                  onCopy={readOnly ? undefined : onCopy}
                  note={
                    made && !item && language ? unknownNames(made.unknown, language) : undefined
                  }
                />
              )
            : undefined
        }
      >
        {children}
      </SideBySide>
    </>
  )
}
