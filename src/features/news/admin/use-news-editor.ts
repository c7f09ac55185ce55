import { useForm, useSelector } from '@tanstack/react-form'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { useNotices } from '#src/admin/notifications/notices.ts'
import { useStore } from '#src/admin/store.ts'
import type { RichTextHandle } from '#src/content/admin/editor/rich-text-editor.tsx'
import { normaliseHtml } from '#src/content/admin/editor/schema.ts'
import { isCallError } from '#src/rest/call-error.ts'
import type { Problem } from '#src/rest/problem.ts'
import type { NewsItem } from '../contract.ts'
import { useNews } from './news-store.ts'
import { serverErrors } from './server-errors.ts'
import {
  errorsOf,
  newsFields,
  noValues,
  sameField,
  sameValues,
  valuesOf,
  type NewsField,
  type NewsValues,
} from './news-values.ts'

interface Base {
  /** As the server holds it; null until it has been created. */
  item: NewsItem | null
  values: NewsValues
}

interface Saving {
  /** Over which stored version; absent: the one that was opened. */
  over?: number
}

const overOpened: Saving = {}

const baseOf = (item: NewsItem | null): Base => ({
  item,
  values: item ? valuesOf(item, normaliseHtml) : noValues,
})

/**
 * Publishing and hiding make a new version of the same text. If the text is another one, somebody
 * else was there: the version stays behind, and saving will say so.
 */
function flagged(base: Base, item: NewsItem): Base {
  if (base.item?.id !== item.id || base.item.version >= item.version) return base
  if (sameValues(valuesOf(item, normaliseHtml), base.values)) return { ...base, item }
  const { published, active, publishedAt } = item
  return { ...base, item: { ...base.item, published, active, publishedAt } }
}

/** The form of one news item: what was loaded, what is on the screen, what saving makes of both. */
export function useNewsEditor(opened: NewsItem | null, text: RefObject<RichTextHandle | null>) {
  const newsStore = useNews()
  const notices = useNotices()
  const { error, loading } = useStore(newsStore, (state) => state.form)
  const [base, setBase] = useState(() => baseOf(opened))
  const [sent, setSent] = useState<NewsValues | null>(null)
  const [conflict, setConflict] = useState<NewsItem | null>(null)
  const saved = useRef<NewsItem | null>(null)
  useEffect(
    () =>
      newsStore.subscribe(() => {
        const open = newsStore.state().form.data
        if (open) setBase((now) => flagged(now, open))
      }),
    [newsStore],
  )

  const form = useForm({
    defaultValues: base.values,
    onSubmitMeta: overOpened,
    validators: {
      onSubmit: ({ value }) => {
        const fields = errorsOf(value)
        return Object.keys(fields).length ? { fields } : undefined
      },
    },
    onSubmit: ({ value, meta }) => store(value, meta),
  })
  const values = useSelector(form.store, (state) => state.values)
  const unsaved = sameValues(values, base.values) ? null : values

  async function store(value: NewsValues, { over }: Saving): Promise<void> {
    setSent(value)
    const version = over ?? base.item?.version
    try {
      const item = base.item
        ? await newsStore.update({
            ...value,
            id: base.item.id,
            featuredImageId: base.item.featuredImageId,
            ...(version && { version }),
          })
        : await newsStore.create(value)
      saved.current = item
      adopt(item, value)
    } catch (thrown) {
      const current = currentOf(thrown)
      if (current) setConflict(current)
      else notices.fail(thrown)
    }
  }

  /** The stored item becomes the ground; what was typed while it travelled stays. */
  function adopt(item: NewsItem, from: NewsValues): void {
    const next = baseOf(item)
    const now = form.state.values
    newsStore.open(item)
    setBase(next)
    form.reset(next.values)
    for (const field of newsFields) {
      if (!sameField(field, now, from)) form.setFieldValue(field, now[field])
      else if (field === 'content' && next.values.content !== from.content)
        text.current?.replace(next.values.content)
    }
  }

  return {
    form,
    item: base.item,
    values,
    unsaved,
    loading,
    conflict,
    error: error,

    /** Answers the stored item, or null where it was refused. */
    async save(saving: Saving = {}): Promise<NewsItem | null> {
      if (text.current) form.setFieldValue('content', text.current.html())
      saved.current = null
      setConflict(null)
      await form.handleSubmit(saving)
      return saved.current
    },

    /** Puts other text on the screen: a draft, or what somebody else has stored. */
    show(next: NewsValues): void {
      for (const field of newsFields) form.setFieldValue(field, next[field])
      text.current?.replace(next.content)
    },

    acceptTheirs(): void {
      if (!conflict) return
      const next = baseOf(conflict)
      newsStore.open(conflict)
      setConflict(null)
      setBase(next)
      form.reset(next.values)
      text.current?.replace(next.values.content)
    },

    dismissConflict: () => setConflict(null),

    /** What the server refused, as long as the field still says it. */
    rejected(field: NewsField): string | undefined {
      return error && sent && sameField(field, values, sent)
        ? serverErrors(error)[field]
        : undefined
    },

    proposal: sent?.permalink === values.permalink ? proposalOf(error?.error) : undefined,
  }
}

export type NewsEditorState = ReturnType<typeof useNewsEditor>

function currentOf(error: unknown): NewsItem | null {
  if (!isCallError(error) || error.errorCode !== 'STALE_VERSION') return null
  return ((error.error as Problem).current as NewsItem | undefined) ?? null
}

const proposalOf = (body: unknown) => (body as Partial<Problem> | null | undefined)?.proposal
