import { useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react'
import { useStore } from '#src/admin/store.ts'
import type { ContentRow, ContentType } from '../content-type.ts'
import type { RichTextHandle } from '../editor/use-text-handle.ts'
import {
  blankValues,
  changedValues,
  sameText,
  textOf,
  valuesOf,
  type Values,
} from '../fields/fields.ts'
import { useContent } from '../store/content-store.ts'
import { timesIn, withFlags, type Base } from './item-versions.ts'

export interface ShownOptions<Row extends ContentRow, Item extends Row> {
  type: ContentType<Row, Item>
  opened: Item | null
  /** The initial values of a new item. */
  starts?: Values | undefined
  /** The rich text editor, for types that have one. */
  text: RefObject<RichTextHandle | null>
  normalise: (html: string) => string
}

export type ShownValues<Row extends ContentRow, Item extends Row> = ReturnType<
  typeof useShownValues<Row, Item>
>

/** The stored item of a form, and the values on the screen that differ from it. */
export function useShownValues<Row extends ContentRow, Item extends Row>({
  type,
  opened,
  starts,
  text,
  normalise,
}: ShownOptions<Row, Item>) {
  const content = useContent(type)
  const { data: cached } = useStore(content, ({ form }) => form)
  const textKey = [...type.fields].find(([, { control }]) => control === 'richText')?.[0]

  function baseOf(stored: Item | null, submitted: Values = {}): Base<Item> {
    const is = stored ? valuesOf(type, stored, normalise) : { ...blankValues(type), ...starts }
    const typed = textKey && submitted[textKey]
    const shown =
      textKey && typed && sameText(textOf(is[textKey]), textOf(typed))
        ? { ...is, [textKey]: typed }
        : is
    return { item: stored, values: is, shown }
  }
  const [base, setBase] = useState(() => baseOf(opened))
  const [values, setValues] = useState(base.shown)
  /** The current values, for callbacks that run when a call has returned. */
  const latest = useRef(values)
  const item = useMemo(
    () => withFlags(base, cached, (newer) => valuesOf(type, newer, normalise)),
    [base, cached, type, normalise],
  )

  // Publishing and unscheduling change the item's times, so the times on the screen follow.
  if (item && item.version !== base.item?.version) {
    const times = timesIn(valuesOf(type, item, normalise))
    const typed = changedValues(timesIn(values), base.values)
    setBase({ item, values: { ...base.values, ...times }, shown: { ...base.shown, ...times } })
    setValues({ ...values, ...times, ...typed })
  }
  useLayoutEffect(() => {
    latest.current = values
  }, [values])

  function put(next: Values): void {
    latest.current = next
    setValues(next)
  }

  /** Resets the form to the stored item, except for values that the user typed during the call. */
  function resetTo(stored: Item, typed: Values = {}, submitted?: Values): void {
    const next = baseOf(stored, submitted)
    const before = textKey && textOf(latest.current[textKey])
    content.open(stored.id)
    setBase(next)
    put({ ...next.shown, ...typed })
    if (textKey && !(textKey in typed) && next.shown[textKey] !== before)
      text.current?.replace(textOf(next.shown[textKey]))
  }

  /** Puts values on the screen as changes of a newer stored version. */
  function rebase(stored: Item, next: Values): void {
    content.open(stored.id)
    setBase(baseOf(stored))
    replaceValues(next)
  }

  function replaceValues(next: Values): void {
    put({ ...latest.current, ...next })
    if (textKey) text.current?.replace(textOf(next[textKey]))
  }

  return { base, values, item, latest, put, resetTo, rebase, replaceValues }
}
