import { useStore } from '#src/admin/store.ts'
import { useContent } from '../store/content-store.ts'
import type { ContentRow } from '../content-type.ts'
import { sameValues, valuesOf, type FieldValue, type Values } from '../fields/fields.ts'
import { conflictActions } from './conflict-actions.ts'
import { useFormErrors } from './use-form-errors.ts'
import { useSaving } from './use-saving.ts'
import { useShownValues, type ShownOptions } from './use-shown-values.ts'

export type ItemForm<Row extends ContentRow, Item extends Row> = ReturnType<
  typeof useItemForm<Row, Item>
>

/** The state of an item's form: the stored item, the values on the screen, errors and conflicts. */
export function useItemForm<Row extends ContentRow, Item extends Row>(
  options: ShownOptions<Row, Item>,
) {
  const { type, text, normalise } = options
  const content = useContent(type)
  const { error, loading } = useStore(content, ({ form }) => form)
  const shown = useShownValues(options)
  const { base, values, item, latest, put, replaceValues } = shown
  const errors = useFormErrors(type, item)
  /** Resets the form to the stored item, except for values that the user typed during the call. */
  function resetTo(stored: Item, typed?: Values, submitted?: Values): void {
    errors.clear()
    shown.resetTo(stored, typed, submitted)
  }

  const saving = useSaving(options, { ...shown, resetTo, check: errors.check })
  const { save, sent, isGone, setGone } = saving

  return {
    type,
    item,
    save,
    /** The values of the stored item; absent for a new one. */
    base: base.item ? base.values : undefined,
    values,
    /** The unsaved values of the last render, to be shown; what acts on them asks `onScreen`. */
    unsaved: sameValues(values, base.shown) ? null : values,
    loading,
    error,
    /** The item was deleted while it was on the screen. */
    isGone,

    /** Returns the unsaved values, with typing since the last render; null: none. */
    onScreen(): Values | null {
      text.current?.flush()
      return sameValues(latest.current, base.shown) ? null : latest.current
    },

    set(name: string, value: FieldValue): void {
      put({ ...latest.current, [name]: value })
      errors.clearField(name)
    },

    /**
     * Returns the valid values on the screen; otherwise shows errors at their fields and returns
     * undefined.
     */
    valid(): Values | undefined {
      text.current?.flush()
      return errors.check(latest.current) ? latest.current : undefined
    },

    /** Fetches the item's values in a version; undefined if that version has expired. */
    async valuesAt(version: number | null): Promise<Values | undefined> {
      if (!item || version === null) return undefined
      if (version === item.version) return base.values
      const found = await content.itemAt(item.id, version)
      return found && valuesOf(type, found, normalise)
    },

    valuesIn: (stored: Item) => valuesOf(type, stored, normalise),

    /** Replaces the values on the screen with the stored ones. */
    take: (stored: Item) => resetTo(stored),

    /** The item has been restored: the values on the screen stay there as its changes. */
    putOn(stored: Item): void {
      const mine = latest.current
      resetTo(stored)
      replaceValues(mine)
      setGone(false)
    },

    focusText: () => text.current?.focus(),

    ...conflictActions({ type, shown, saving, clearErrors: errors.clear, resetTo }),
    ...errors.lookUp(values, sent, error),
  }
}
