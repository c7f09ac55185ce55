import type { ContentRow } from '../content-type.ts'
import { followedPermalinks } from './followed-permalinks.ts'
import type { ItemForm } from '../item/use-item-form.ts'

/** Sets a value that a proposed permalink follows, as long as the item is new. */
export function setFollowed<Row extends ContentRow, Item extends Row>(
  form: ItemForm<Row, Item>,
  name: string,
  value: string,
): void {
  form.set(name, value)
  if (form.item) return
  const permalinks = followedPermalinks(form.type, form.values, { ...form.values, [name]: value })
  for (const [key, permalink] of Object.entries(permalinks))
    if (permalink !== form.values[key]) form.set(key, permalink)
}
