import { useMemo, useRef, useState, type RefObject } from 'react'
import { useNotifications } from '#src/admin/notifications/notification-store.ts'
import { useStore } from '#src/admin/store.ts'
import { isCallError } from '#src/rest/call-error.ts'
import type { Problem } from '#src/rest/problem.ts'
import { proposalIn, useContent } from './content-store.ts'
import type { ContentRow, ContentType } from './content-type.ts'
import type { Draft } from './drafts/draft-store.ts'
import type { RichTextHandle } from './editor/rich-text-editor.tsx'
import {
  blankValues,
  errorsIn,
  isToldElsewhere,
  sameText,
  sameValue,
  sameValues,
  serverErrors,
  textOf,
  valuesOf,
  type FieldErrors,
  type FieldValue,
  type Values,
} from './fields/fields.ts'
import { mergedValues, placesOf, type ItemVersions } from './conflict/item-merge.ts'
import type { Choices } from './conflict/merge.ts'

interface Base<Item> {
  /** As stored on the server; null until it has been created. */
  item: Item | null
  values: Values
  /** Those of the screen where they differ from what is stored in nothing but white space. */
  shown: Values
}

/** Two versions of which one is to be made. */
interface Conflict<Item> extends ItemVersions {
  /** As it is stored now. */
  item: Item
  /** Who has stored it; null where it is not known. */
  who: string | null
  /** Whether one was about to save, or to go on with a draft. */
  outcome: 'save' | 'continue'
}

interface Options<Row extends ContentRow, Item extends Row> {
  type: ContentType<Row, Item>
  opened: Item | null
  /** What a new one begins with, besides nothing. */
  starts?: Values | undefined
  /** The rich text editor, of types that have one. */
  text: RefObject<RichTextHandle | null>
  normalise: (html: string) => string
}

export type ItemForm<Row extends ContentRow, Item extends Row> = ReturnType<
  typeof useItemForm<Row, Item>
>

/** The state of an item's form: the stored item, the values on the screen, errors and conflicts. */
export function useItemForm<Row extends ContentRow, Item extends Row>({
  type,
  opened,
  starts,
  text,
  normalise,
}: Options<Row, Item>) {
  const content = useContent(type)
  const notifications = useNotifications()
  const { data: cached, error, loading } = useStore(content, ({ form }) => form)
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
  const [errors, setErrors] = useState<FieldErrors>({})
  const [sent, setSent] = useState<Values | null>(null)
  const [conflict, setConflict] = useState<Conflict<Item> | null>(null)
  const item = useMemo(
    () => withFlags(base, cached, (newer) => valuesOf(type, newer, normalise)),
    [base, cached, type, normalise],
  )

  function put(next: Values): void {
    latest.current = next
    setValues(next)
  }

  /** Resets the form to the stored item, except the values that were typed during the call. */
  function resetTo(stored: Item, typed: Values = {}, submitted?: Values): void {
    const next = baseOf(stored, submitted)
    const before = textKey && textOf(latest.current[textKey])
    content.open(stored.id)
    setBase(next)
    setErrors({})
    put({ ...next.shown, ...typed })
    if (textKey && !(textKey in typed) && next.shown[textKey] !== before)
      text.current?.replace(textOf(next.shown[textKey]))
  }

  function replaceValues(next: Values): void {
    put({ ...latest.current, ...next })
    if (textKey) text.current?.replace(textOf(next[textKey]))
  }

  /**
   * Returns the stored item, or null on an error. `overwritten`: the version of somebody else to
   * overwrite.
   */
  async function save(overwritten?: Item): Promise<Item | null> {
    if (textKey && text.current) put({ ...latest.current, [textKey]: text.current.html() })
    const submitted = latest.current
    const found = errorsIn(type, submitted)
    setConflict(null)
    setErrors(found)
    if (Object.keys(found).length > 0) return null
    setSent(submitted)
    try {
      const stored = await content.save(submitted, overwritten ?? item)
      const now = Object.entries(latest.current)
      resetTo(
        stored,
        Object.fromEntries(now.filter(([key, one]) => !sameValue(one, submitted[key]))),
        submitted,
      )
      return stored
    } catch (thrown) {
      const stale = staleIn<Item>(thrown)
      if (stale) return saveAfter(stale)
      if (!isCallError(thrown) || !isToldElsewhere(type, thrown)) notifications.fail(thrown)
      return null
    }
  }

  /** Somebody else has saved: a conflict, unless that changed nothing. */
  function saveAfter(stale: Pick<Conflict<Item>, 'item' | 'who'>): Promise<Item | null> | null {
    const theirs = valuesOf(type, stale.item, normalise)
    if (base.item && sameValues(theirs, base.values)) return save(stale.item)
    setConflict({
      ...stale,
      base: base.item ? base.values : undefined,
      theirs,
      mine: latest.current,
      outcome: 'save',
    })
    return null
  }

  return {
    type,
    item,
    save,
    /** The values of the stored item; absent for a new one. */
    base: base.item ? base.values : undefined,
    values,
    unsaved: sameValues(values, base.shown) ? null : values,
    loading,
    conflict,
    error,

    set(name: string, value: FieldValue): void {
      put({ ...latest.current, [name]: value })
      setErrors(({ [name]: _, ...others }) => others)
    },

    /**
     * Puts a draft on the screen; where somebody has saved another version since, both are compared
     * first. Returns whether it is on the screen.
     */
    restore({ values: mine, version, base: began }: Draft<Values>): boolean {
      const versions = { base: began, theirs: base.values, mine: { ...base.values, ...mine } }
      const isStale =
        item !== null &&
        version !== item.version &&
        placesOf(type, versions).some(({ changed }) => changed !== 'mine')
      if (isStale) setConflict({ ...versions, item, who: null, outcome: 'continue' })
      else replaceValues(mine)
      return !isStale
    },

    /** Puts the merged version on the screen, on top of theirs. */
    merge(choices: Choices): void {
      if (!conflict) return
      const { item: theirs } = conflict
      const merged = mergedValues(type, conflict, choices)
      resetTo(theirs)
      replaceValues(merged)
      setConflict(null)
    },

    /** The values on the screen where nothing is wrong with them, else undefined: it is told at its field. */
    valid(): Values | undefined {
      if (textKey && text.current) put({ ...latest.current, [textKey]: text.current.html() })
      const found = errorsIn(type, latest.current)
      setErrors(found)
      return Object.keys(found).length > 0 ? undefined : latest.current
    },

    /** What the item said in a version; nothing where that is not kept any more. */
    async valuesAt(version: number | null): Promise<Values | undefined> {
      if (!item || version === null) return undefined
      if (version === item.version) return base.values
      const [, list] = content.revisions(item.id)
      const revisions = Object.values((await list({})).items)
      const found = revisions.find((one) => one.version === version)
      if (!found) return undefined
      return valuesOf(type, await content.revision(item.id, found.id).queryFn(), normalise)
    },

    valuesIn: (stored: Item) => valuesOf(type, stored, normalise),

    /** Puts what is stored by now on the screen, in place of what is there. */
    take: (stored: Item) => resetTo(stored),

    focusText: () => text.current?.focus(),

    acceptTheirs(): void {
      if (conflict) resetTo(conflict.item)
      setConflict(null)
    },

    dismissConflict: () => setConflict(null),

    /** The error of a field; one of the server only until the value changes. */
    errorOf(name: string): string | undefined {
      const isAsSent = error && sent && sameValue(values[name], sent[name])
      return errors[name] ?? (isAsSent ? serverErrors(error)[name] : undefined)
    },

    /** A free permalink, where the one that was sent is taken. */
    proposalFor: (name: string): string | undefined =>
      sent && sameValue(values[name], sent[name]) ? proposalIn(error) : undefined,
  }
}

/**
 * Publishing and hiding make a new version of the same values: the form takes it over. Where the
 * values differ too, somebody else has saved: the form keeps its version, and saving is a conflict.
 */
function withFlags<Item extends ContentRow>(
  base: Base<Item>,
  cached: Item | null,
  valuesIn: (item: Item) => Values,
): Item | null {
  if (!cached || base.item?.id !== cached.id || base.item.version >= cached.version)
    return base.item
  if (sameValues(valuesIn(cached), base.values)) return cached
  const { active, published, publishedAt, publishAt, hideAt } = cached
  return { ...base.item, active, published, publishedAt, publishAt, hideAt }
}

function staleIn<Item>(error: unknown): Pick<Conflict<Item>, 'item' | 'who'> | null {
  if (!isCallError(error) || error.errorCode !== 'STALE_VERSION') return null
  const { current, changedBy = null } = error.error as Problem
  return current ? { item: current as Item, who: changedBy } : null
}
