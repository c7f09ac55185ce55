import type { LinkProps } from '@tanstack/react-router'
import { newItemId, type ContentRow, type ContentType } from '../content-type.ts'
import { textOf, type Values } from '../fields/fields.ts'
import { listDrafts, type AutosavedDraft } from './draft-store.ts'
import { itemIdOf, type Summaries } from './server-drafts.ts'

/** An autosaved draft of any kind. */
export interface AutosavedText {
  key: string
  title: string
  /** The section of the back office, with its name in the navigation. */
  section: string
  savedAt: number
  /** The link to the editor that offers or continues the draft. */
  link: LinkProps
}

interface Kind<Text> {
  /** The type name under which its drafts are stored. */
  type: string
  section: string
  titleOf: (values: Text) => string
  /** `itemId` null: the draft has no stored item yet. */
  linkTo: (itemId: string | null, id: string) => LinkProps
}

/** Returns an account's autosaved drafts of one kind on this device, newest first. */
export const autosavedTexts = <Text>(
  { type, section, titleOf, linkTo }: Kind<Text>,
  accountId: string,
): AutosavedText[] =>
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

/** Links to the editor that offers the draft; a draft without an item continues there at once. */
export const wayTo =
  <Row extends ContentRow, Item extends Row>({ name }: TextType<Row, Item>) =>
  (itemId: string | null, id: string) =>
    ({
      to: `/${name}/$id`,
      params: { id: itemId ?? newItemId },
      search: itemId === null && id ? { text: id } : {},
    }) as const

/** Lists the autosaved drafts of a type on this device, for the dashboard. */
export const autosavedItems = <Row extends ContentRow, Item extends Row>(
  type: TextType<Row, Item>,
  accountId: string,
): AutosavedText[] =>
  autosavedTexts<Values>(
    { type: type.name, section: type.title, titleOf: titleIn(type), linkTo: wayTo(type) },
    accountId,
  )

/** The drafts of one item, or one draft without an item. */
export interface TextsOfItem {
  itemId: string | null
  /** The id of the newest draft. */
  id: string
  title: string
  savedAt: number
  /** The drafts on this device, newest first. */
  here: readonly AutosavedDraft<Values>[]
  /** The id of a server draft that this device lacks. */
  elsewhere?: string
}

/** Groups the drafts of a type on the device and on the server by item, last saved first. */
export function textsByItem(
  here: readonly AutosavedDraft<Values>[],
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
