import { isPublic } from './consequences.ts'
import type { ContentRow, ContentType } from '../content-type.ts'
import type { ScheduleChange } from '../content-api.ts'
import { SchedulePanel } from '../schedule/schedule-panel.tsx'
import { SitePanel } from './site-panel.tsx'
import { useItemActions } from '../actions/use-item-actions.ts'
import type { ItemForm } from '../item/use-item-form.ts'

interface Props<Row extends ContentRow, Item extends Row> {
  type: ContentType<Row, Item>
  item: Item | null
  form: ItemForm<Row, Item>
  readOnly: boolean
  /** Saves what is on the screen; null where that fails. */
  save: () => Promise<Item | null>
  /** Asks first where something is the matter with what is to become public. */
  beforePublish: (publish: () => void) => Promise<void>
}

/** When and where visitors see the item. */
export function PublicPanels<Row extends ContentRow, Item extends Row>(props: Props<Row, Item>) {
  const { type, item, form, readOnly, save, beforePublish } = props
  const { schedule } = useItemActions(type)
  /** What is not public yet is published as it is on the screen. */
  async function store(change: ScheduleChange, isShown: boolean): Promise<void> {
    const stored = isShown && form.onScreen() ? await save() : item
    if (!stored) return
    const set = () => schedule(stored, change, isShown)
    const becomesPublic = isShown && change.publishAt !== undefined && !isPublic(stored)
    await (becomesPublic ? beforePublish(() => void set()) : set())
  }

  return (
    <>
      <SchedulePanel type={type} item={item} form={form} readOnly={readOnly} onSchedule={store} />
      {item && <SitePanel type={type} item={item} values={form.values} />}
    </>
  )
}
