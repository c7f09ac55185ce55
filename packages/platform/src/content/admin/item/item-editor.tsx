import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { useMay } from '#src/account/admin/account-store.ts'
import { ListLink } from '#src/admin/table/list-link.tsx'
import { useHotkeys } from '#src/admin/hotkeys.ts'
import { useNotifications } from '#src/admin/notifications/notification-store.ts'
import { Record, RecordPanel } from '#src/admin/record/record.tsx'
import { useContent } from '../store/content-store.ts'
import { hasDrafts, releaseAction, type ContentRow, type ContentType } from '../content-type.ts'
import { CounterpartFacts } from '../languages/counterpart-facts.tsx'
import type { KeptDraft } from '../drafts/draft-store.ts'
import type { RichTextHandle } from '../editor/rich-text-editor.tsx'
import { FieldControl } from '../fields/field-controls.tsx'
import { isWithoutText, textOf, type Values } from '../fields/fields.ts'
import { DeletePanel } from '../trash/delete-items.tsx'
import { GoneItem } from '../gone/gone-item.tsx'
import { HistoryPanel } from '../history/history-panel.tsx'
import { ItemConflict } from '../conflict/item-conflict.tsx'
import { EditorBanners, EditorButtons, focusError, warningsOf } from './item-editor-parts.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import styles from './item-editor.module.css'
import { DraftLeaveGuard } from '../drafts/draft-leave-guard.tsx'
import { OfferedDrafts } from '../drafts/texts-kept.tsx'
import { Languages } from '../side-by-side/languages.tsx'
import type { Copied } from '../side-by-side/source-column.tsx'
import type { MadeFrom } from '../side-by-side/made-from.ts'
import { PublicPanels } from '../publishing/public-panels.tsx'
import { ItemStatus } from '../status/item-status.tsx'
import { publishesLater } from '../schedule/schedule-times.ts'
import { SaveStateText } from '../drafts/save-state-text.tsx'
import { StatusFacts } from '../status/status-facts.tsx'
import { useDuplicate } from './use-duplicate.ts'
import { useItemActions } from '../actions/use-item-actions.ts'
import { useItemDraft } from '../drafts/use-item-draft.ts'
import { useItemForm } from './use-item-form.ts'
import { useItemText, type RichText } from './use-item-text.tsx'
import { usePreview } from './use-preview.ts'

const identity = (html: string) => html

interface Props<Row extends ContentRow, Item extends Row> {
  type: ContentType<Row, Item>
  richText?: RichText | undefined
  /** As it was loaded; null for a new one. */
  opened: Item | null
  /** Of a new one: the counterpart that it is made from, and what it takes over. */
  made?: MadeFrom<Item> | undefined
  /** Of a new one: the id of the kept text that it begins with. */
  begunWith?: string | undefined
  /** Called with the id of a new one that has been stored. */
  onCreated?: (id: string) => void
}

/** The editor of one item: its content left, its sidebar right, as its type declares them. */
export function ItemEditor<Row extends ContentRow, Item extends Row>(props: Props<Row, Item>) {
  const { type, opened, made, begunWith, richText, onCreated } = props
  const normalise = richText?.normalise ?? identity
  const text = useRef<RichTextHandle>(null)
  const frame = useRef<HTMLDivElement>(null)
  const form = useItemForm({ type, opened, starts: made?.values, text, normalise })
  const { item, values, unsaved } = form
  const written = useItemText(type, richText, values)
  const content = useContent(type)
  const readOnly = !useMay(`${type.name}:write`)
  const notifications = useNotifications()
  const navigate = useNavigate()
  const { perform: act, schedule } = useItemActions(type)
  const preview = usePreview(type)
  const duplicate = useDuplicate(type)
  /** The draft that the conflict is about. */
  const [continued, setContinued] = useState<KeptDraft<Values> | null>(null)
  const [removed, setRemoved] = useState(warningsOf(opened))

  const draft = useItemDraft({
    type,
    form,
    readOnly,
    starts: made?.values,
    begunWith,
    onConflict: setContinued,
  })
  useEffect(() => {
    if (form.error) focusError(frame.current)
  }, [form.error])

  const title = item?.title ?? `New ${type.singular}`
  useHotkeys({ 'Mod+s': () => void save() })

  const toError = () => requestAnimationFrame(() => focusError(frame.current))

  async function store(overwritten?: Item): Promise<Item | null> {
    const stored = await form.save(overwritten)
    if (stored) {
      setRemoved(warningsOf(stored))
      draft.saved()
      if (!item) await showAddressOf(stored)
    } else toError()
    return stored
  }

  async function save({
    release = false,
    overwritten,
  }: { release?: boolean; overwritten?: Item } = {}) {
    if (readOnly || content.state().form.loading) return
    const stored = await store(overwritten)
    if (!stored) return
    if (release) await publish(stored)
    else notifications.succeed(`“${stored.title}” is saved.`)
  }

  const publish = (stored: Item) =>
    written.beforePublish(() =>
      publishesLater(stored.publishAt ?? '')
        ? void schedule(stored, { publishAt: stored.publishAt })
        : void act(releaseAction(type), [stored]),
    )

  /** In place of the one of a new item, which is left by nobody: the editor stays. */
  async function showAddressOf({ id }: Item) {
    onCreated?.(id)
    await navigate({
      to: `/${type.name}/$id`,
      params: { id },
      search: ({ beside }) => ({ beside }),
      replace: true,
      resetScroll: false,
      ignoreBlocker: true,
    })
  }

  async function remove(target: Item) {
    const [deleted] = await act('delete', [target])
    if (!deleted) return
    draft.drop()
    await navigate({ to: `/${type.name}`, ignoreBlocker: true })
  }

  function copy({ field, text: copied, html, at }: Copied) {
    if (html === undefined) form.set(field, copied)
    else text.current?.copy(html, at)
  }

  const fields = [...type.fields]
    .filter(([, { control }]) => control !== 'time')
    .map(([name, field]) => ({
      name,
      field,
      control: (
        <FieldControl key={name} form={form} name={name} field={field} readOnly={readOnly} />
      ),
    }))
  const rich = fields.find(({ field }) => field.control === 'richText')
  const heading = fields.filter(({ field }) => field.control === 'title')
  const below = fields.filter((one) => !one.field.aside && one !== rich && !heading.includes(one))
  const header = (
    <>
      {heading.map(({ control }) => control)}
      {below.length > 0 && (
        <Stack gap="250" className={styles.fields}>
          {below.map(({ control }) => control)}
        </Stack>
      )}
    </>
  )

  return (
    <>
      <Record
        ref={frame}
        back={<ListLink to={`/${type.name}`}>{type.title}</ListLink>}
        title={title}
        status={
          <ItemStatus item={item ?? { published: !hasDrafts(type), active: hasDrafts(type) }} />
        }
        state={<SaveStateText state={draft.state} savedAt={item?.updatedAt} />}
        menu={
          item && !readOnly
            ? [
                { label: `Duplicate ${type.singular}`, onSelect: () => void duplicate(item.id) },
                ...preview.entriesFor(item.id),
              ]
            : []
        }
        actions={
          <EditorButtons
            type={type}
            item={item}
            unsaved={unsaved !== null}
            saving={form.loading}
            readOnly={readOnly}
            isLater={publishesLater(textOf(values['publishAt']))}
            onSave={() => void save()}
            onRelease={() => void (unsaved || !item ? save({ release: true }) : publish(item))}
            onPreview={() =>
              item && void preview.show(item.id, form).then((shown) => shown || toError())
            }
            onFlag={(action) => item && void act(action, [item])}
          />
        }
        asideLabel="Facts"
        aside={
          <>
            {fields.map(
              ({ name, field, control }) =>
                field.aside && <RecordPanel key={name}>{control}</RecordPanel>,
            )}
            {item && (
              <CounterpartFacts
                type={type}
                item={item}
                language={textOf(values['language'])}
                readOnly={readOnly}
                saving={form.loading}
              />
            )}
            <PublicPanels
              type={type}
              item={item}
              form={form}
              readOnly={readOnly}
              save={store}
              beforePublish={written.beforePublish}
            />
            {written.panels}
            {item && <StatusFacts item={item} />}
            {item && (
              <HistoryPanel
                type={type}
                item={item}
                form={form}
                stash={draft.stash}
                readOnly={readOnly}
              />
            )}
            {item && !readOnly && (
              <DeletePanel type={type} item={item} onDelete={() => void remove(item)} />
            )}
          </>
        }
      >
        {item && form.isGone && (
          <GoneItem
            type={type}
            id={item.id}
            textId={draft.own}
            beforeLeaving={draft.storeNow}
            onRestored={form.putOn}
          />
        )}
        <EditorBanners
          type={type}
          error={form.isGone ? null : form.error}
          removed={removed}
          onDismissRemoved={() => setRemoved([])}
        />
        <OfferedDrafts type={type} item={item} draft={draft} />
        <Languages
          type={type}
          item={item}
          made={made}
          language={textOf(values['language'])}
          readOnly={readOnly}
          isEmpty={isWithoutText(type, values)}
          onCopy={copy}
        >
          {rich && richText ? (
            <richText.Editor
              ref={text}
              label={rich.field.label}
              lang={textOf(values['language'])}
              initial={textOf(values[rich.name])}
              readOnly={readOnly}
              targets={written.targets}
              onReady={written.onReady}
              error={form.errorOf(rich.name)}
              onChange={(html) => form.set(rich.name, html)}
              header={header}
            />
          ) : (
            header
          )}
        </Languages>
      </Record>
      {written.dialog}
      <DraftLeaveGuard unsaved={() => !readOnly && form.onScreen() !== null} draft={draft} />
      <ItemConflict
        form={form}
        draft={draft}
        continued={continued}
        onSave={(overwritten) => void save({ overwritten })}
      />
    </>
  )
}
