import type { LinkProps } from '@tanstack/react-router'
import { newItemId, type ContentRow, type ContentType } from '../content-type.ts'
import { textOf, type Values } from '../fields/fields.ts'
import { listDrafts, type KeptDraft } from './draft-store.ts'
import { itemIdOf, type Summaries } from './server-drafts.ts'

/** A draft that is kept, whatever it is of. */
export interface KeptText {
  key: string
  title: string
  /** The section of the back office, as the navigation calls it. */
  section: string
  savedAt: number
  /** To where it is offered, or goes on. */
  link: LinkProps
}

interface Kind<Text> {
  /** As its drafts are stored. */
  type: string
  section: string
  titleOf: (values: Text) => string
  /** `itemId` null: a text that has not become an item yet. */
  linkTo: (itemId: string | null, id: string) => LinkProps
}

/** The texts of an account that are kept on this device and of one kind, newest first. */
export const keptTexts = <Text>(
  { type, section, titleOf, linkTo }: Kind<Text>,
  accountId: string,
): KeptText[] =>
  listDrafts<Text>({ accountId, type }).map(({ itemId, id, values, savedAt }) => ({
    key: `${type} ${itemId} ${id}`,
    title: titleOf(values) || 'Untitled',
    section,
    savedAt,
    link: linkTo(itemId, id),
  }))

export type TextType<Row extends ContentRow, Item extends Row> = Pick<
  ContentType<Row, Item>,
  'name' | 'title' | 'fields' | 'singular' | 'plural' | 'api'
>

export function titleIn<Row extends ContentRow, Item extends Row>({ fields }: TextType<Row, Item>) {
  const key = [...fields].find(([, { control }]) => control === 'title')?.[0] ?? ''
  return (values: Values) => textOf(values[key])
}

/** To the editor in which a text is offered; one that has no item yet goes on there at once. */
export const wayTo =
  <Row extends ContentRow, Item extends Row>({ name }: TextType<Row, Item>) =>
  (itemId: string | null, id: string) =>
    ({
      to: `/${name}/$id`,
      params: { id: itemId ?? newItemId },
      search: itemId === null && id ? { text: id } : {},
    }) as const

/** For the dashboard: the texts of a type on this device. */
export const keptItems = <Row extends ContentRow, Item extends Row>(
  type: TextType<Row, Item>,
  accountId: string,
): KeptText[] =>
  keptTexts<Values>(
    { type: type.name, section: type.title, titleOf: titleIn(type), linkTo: wayTo(type) },
    accountId,
  )

/** The texts of one item, or one text that has no item yet. */
export interface TextsOfItem {
  itemId: string | null
  /** Of the newest. */
  id: string
  title: string
  savedAt: number
  /** Those on this device, newest first. */
  here: readonly KeptDraft<Values>[]
  /** Under which the server keeps one that this device does not have. */
  elsewhere?: string
}

/** The texts of a type on the device and on the server, by item, the last kept first. */
export function textsByItem(
  here: readonly KeptDraft<Values>[],
  all: Summaries | undefined,
  titleOf: (values: Values) => string,
): TextsOfItem[] {
  const groups = Map.groupBy(here, ({ itemId, id }) => itemId ?? `${newItemId} ${id}`)
  const texts = [...groups.values()].map((drafts): TextsOfItem => {
    const { itemId, id, values, savedAt } = drafts[0]!
    return { itemId, id, title: titleOf(values), savedAt, here: drafts }
  })
  const known = new Set(here.map(({ id }) => id))
  for (const summary of Object.values(all ?? {})) {
    if (known.has(summary.editor)) continue
    const [itemId, savedAt] = [itemIdOf(summary), Date.parse(summary.savedAt)]
    const { title, editor } = summary
    const other = texts.find((one) => itemId !== null && one.itemId === itemId)
    if (!other) texts.push({ itemId, id: editor, title, savedAt, here: [], elsewhere: summary.id })
    else {
      other.elsewhere = summary.id
      if (savedAt > other.savedAt) Object.assign(other, { title, savedAt })
    }
  }
  return texts.toSorted((a, b) => b.savedAt - a.savedAt)
}
