import { useClient } from '#src/admin/client.ts'
import { useNotifications } from '#src/admin/notifications/notification-store.ts'
import type { Block, Comparison, Part } from '#src/content/freshness-schemas.ts'
import type { Lang } from '#src/i18n/locales.ts'
import { withTranslatedLinks } from '../editor/translated-links.ts'

/** What is copied from a source. */
export interface Copied {
  field: string
  /** Of a plain field. */
  text: string
  /** Of a rich text: the part, and how many there are before it. */
  html?: string | undefined
  at: number
}

/** Undefined where there is nothing any more. */
export function copiedOf(
  { field, html }: Part,
  blocks: readonly Block[],
  at: number,
): Copied | undefined {
  if (html !== undefined) return { field, text: '', html, at }
  const plain = blocks.find(({ element, state }) => element === 'text' && state !== 'removed')
  return plain && { field, text: plain.text, at: 0 }
}

/** Copies parts of a source into an item in the target language. */
export function useCopying(
  target: Lang | undefined,
  onCopy: ((copied: Copied) => void) | undefined,
) {
  const client = useClient()
  const notifications = useNotifications()

  /** Links of the copy lead to the same pages in the language of the item. */
  async function copy(copied: Copied): Promise<void> {
    const { html } = copied
    if (html === undefined || !target) return onCopy?.(copied)
    const linked = await withTranslatedLinks(client, target, html).catch((failure: unknown) => {
      notifications.fail(failure)
      return html
    })
    onCopy?.({ ...copied, html: linked })
  }

  /** Everything but the title, from which the address is made. */
  async function start(comparison: Comparison): Promise<void> {
    const texts = Map.groupBy(comparison.parts, ({ field }) => field)
    for (const [field, own] of texts) {
      const html = own.flatMap((part) => part.html ?? []).join('')
      const plain = copiedOf(
        { ...own[0]!, html: undefined },
        comparison.blocks.filter((block) => block.field === field),
        0,
      )
      if (html) await copy({ field, text: '', html, at: 0 })
      else if (plain && field !== 'title') onCopy?.(plain)
    }
  }

  return { copy, start }
}
