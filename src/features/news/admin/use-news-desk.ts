import { useForm, useSelector } from '@tanstack/react-form'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { useNotices } from '#src/admin/notifications/notices.ts'
import { useStore } from '#src/admin/store.ts'
import type { RichTextHandle } from '#src/content/admin/editor/rich-text-editor.tsx'
import { normaliseHtml } from '#src/content/admin/editor/schema.ts'
import { isFailure } from '#src/rest/failure.ts'
import type { Problem } from '#src/rest/problem.ts'
import type { NewsItem } from '../contract.ts'
import { useNews } from './news-area.ts'
import { serverFaults } from './server-faults.ts'
import {
  faultsOf,
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
export function useNewsDesk(opened: NewsItem | null, text: RefObject<RichTextHandle | null>) {
  const area = useNews()
  const notices = useNotices()
  const { error, loading } = useStore(area, (state) => state.form)
  const [base, setBase] = useState(() => baseOf(opened))
  const [sent, setSent] = useState<NewsValues | null>(null)
  const [conflict, setConflict] = useState<NewsItem | null>(null)
  const saved = useRef<NewsItem | null>(null)
  useEffect(
    () =>
      area.subscribe(() => {
        const open = area.state().form.data
        if (open) setBase((now) => flagged(now, open))
      }),
    [area],
  )

  const form = useForm({
    defaultValues: base.values,
    onSubmitMeta: overOpened,
    validators: {
      onSubmit: ({ value }) => {
        const fields = faultsOf(value)
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
        ? await area.update({
            ...value,
            id: base.item.id,
            featuredImageId: base.item.featuredImageId,
            ...(version && { version }),
          })
        : await area.create(value)
      saved.current = item
      adopt(item, value)
    } catch (refusal) {
      const current = currentOf(refusal)
      if (current) setConflict(current)
      else notices.fail(refusal)
    }
  }

  /** The stored item becomes the ground; what was typed while it travelled stays. */
  function adopt(item: NewsItem, from: NewsValues): void {
    const next = baseOf(item)
    const now = form.state.values
    area.open(item)
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
    failure: error,

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

    takeTheirs(): void {
      if (!conflict) return
      const next = baseOf(conflict)
      area.open(conflict)
      setConflict(null)
      setBase(next)
      form.reset(next.values)
      text.current?.replace(next.values.content)
    },

    dropConflict: () => setConflict(null),

    /** What the server refused, as long as the field still says it. */
    refused(field: NewsField): string | undefined {
      return error && sent && sameField(field, values, sent)
        ? serverFaults(error)[field]
        : undefined
    },

    proposal: sent?.permalink === values.permalink ? proposalOf(error?.error) : undefined,
  }
}

export type NewsDesk = ReturnType<typeof useNewsDesk>

function currentOf(refusal: unknown): NewsItem | null {
  if (!isFailure(refusal) || refusal.errorCode !== 'STALE_VERSION') return null
  return ((refusal.error as Problem).current as NewsItem | undefined) ?? null
}

const proposalOf = (body: unknown) => (body as Partial<Problem> | null | undefined)?.proposal
