import { useQuery } from '@tanstack/react-query'
import type { Editor } from '@tiptap/react'
import { useState, type KeyboardEvent } from 'react'
import { arrowStep } from '#src/admin/form/arrow-step.ts'
import { defaultLang, isLang } from '#src/i18n/locales.ts'
import { isAllowedLink, withScheme } from './allowed-link.ts'
import { linkAt } from './link-at.ts'
import type { LinkTarget, LinkTargets } from './link-targets.ts'

export interface LinkEntryOptions {
  editor: Editor
  lang: string
  targets: LinkTargets | undefined
  onClose: () => void
}

const looksLikeAddress =
  /^(https?:|mailto:|tel:|\/|#|www\.)|^[^\s@]+@[^\s@]+\.|^[\w-]+(\.[\w-]+)+(\/|$)/i

/** The state of the link popover: the selected link, the typed text, the search results. */
export function useLinkEntry({ editor, lang, targets, onClose }: LinkEntryOptions) {
  const [current] = useState(() => linkAt(editor))
  const [typed, setTyped] = useState(current.item ? '' : (current.href ?? ''))
  const [active, setActive] = useState(-1)
  const [error, setError] = useState('')
  const linked = useQuery({
    queryKey: ['link targets', 'ids', current.item],
    queryFn: async () => (current.item && (await targets?.byIds([current.item]))?.[0]) || null,
    enabled: current.item !== undefined,
  })
  const words = typed.trim()
  const isAddress = looksLikeAddress.test(words)
  const language = isLang(lang) ? lang : defaultLang
  const { data: found = [] } = useQuery({
    queryKey: ['link targets', language, words],
    queryFn: async () => (await targets?.search(words, language)) ?? [],
    enabled: targets !== undefined && !isAddress,
    placeholderData: (before) => before,
  })
  const options = isAddress ? [] : found

  function put(attrs: { href: string; item: string | null }, text: string): void {
    onClose()
    const chain = editor.chain().focus().extendMarkRange('link')
    if (!current.href && editor.state.selection.empty)
      chain.insertContent({ type: 'text', text, marks: [{ type: 'link', attrs }] }).run()
    else chain.setMark('link', attrs).run()
  }

  const choose = ({ item, href, title }: LinkTarget) => put({ href, item }, title)

  function submit(): void {
    const option = options[active]
    if (option) return choose(option)
    const href = withScheme(words)
    if (isAllowedLink(href)) return put({ href, item: null }, href)
    setError(
      'Choose a search result, or enter a URL that starts with https://, mailto:, tel: or /.',
    )
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return
    const by = arrowStep(event.key)
    if (by && options.length) {
      event.preventDefault()
      setActive((active + by + options.length) % options.length)
    } else if (event.key === 'Enter') {
      event.preventDefault()
      submit()
    }
  }

  return {
    current,
    /** The target of the selected link. */
    linked,
    typed,
    type(text: string): void {
      setTyped(text)
      setActive(-1)
      setError('')
    },
    language,
    options,
    active,
    error,
    choose,
    submit,
    onKeyDown,
    removeLink(): void {
      onClose()
      editor.chain().focus().extendMarkRange('link').unsetLink().run()
    },
  }
}
