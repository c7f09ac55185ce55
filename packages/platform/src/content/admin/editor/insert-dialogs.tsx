import { useQuery } from '@tanstack/react-query'
import type { Editor } from '@tiptap/react'
import { useState } from 'react'
import { Field } from '#src/admin/form/field.tsx'
import { FormDialog } from '#src/admin/form/form-dialog.tsx'
import { englishNameOf } from '#src/admin/language-names.ts'
import { isLang } from '#src/i18n/locales.ts'
import { useLibrary } from '#src/library/admin/library-store.ts'
import { maxLength } from '#src/rest/lengths.ts'
import { lacksPlayer, playerShapes } from '#src/rest/players.ts'
import { insertBlock } from './put-block.ts'
import { figureAt, setDescription } from './figure-editing.ts'

interface Props {
  editor: Editor
  onClose: () => void
}

export function VideoDialog({ editor, onClose }: Props) {
  const [href, setHref] = useState('')
  const [title, setTitle] = useState('')
  const [errors, setErrors] = useState<{ href?: string; title?: string }>({})

  function submit(): void {
    const hrefError = errorOfAddress(href.trim())
    const found = {
      ...(hrefError && { href: hrefError }),
      ...(!title.trim() && { title: 'Enter a title that says what the video shows.' }),
    }
    setErrors(found)
    if (Object.keys(found).length) return
    onClose()
    insertBlock(editor, 'film', { href: href.trim(), title: title.trim() })
  }

  return (
    <FormDialog
      finalFocus={() => editor.view.dom}
      onClose={onClose}
      title="Video"
      submitLabel="Insert video"
      onSubmit={submit}
    >
      <Field
        label="URL"
        required
        error={errors.href}
        hint="A YouTube or Vimeo video plays on the page if its host is allowed in Settings. The video loads only when a visitor clicks it. Any other URL appears as a link."
      >
        {(control) => (
          <input
            {...control}
            type="url"
            inputMode="url"
            placeholder="https://"
            maxLength={maxLength.address}
            value={href}
            onChange={(event) => {
              setHref(event.target.value)
              setErrors(({ title: other }) => (other ? { title: other } : {}))
            }}
          />
        )}
      </Field>
      <Field label="Title" required error={errors.title}>
        {(control) => (
          <input
            {...control}
            maxLength={maxLength.title}
            value={title}
            onChange={(event) => {
              setTitle(event.target.value)
              setErrors(({ href: other }) => (other ? { href: other } : {}))
            }}
          />
        )}
      </Field>
    </FormDialog>
  )
}

function errorOfAddress(href: string): string | undefined {
  if (URL.parse(href)?.protocol !== 'https:') return 'Enter a URL that starts with https://.'
  return lacksPlayer(href)
    ? `This is not the URL of a single video. Enter ${playerShapes}.`
    : undefined
}

function hintOf(own: string | undefined, language: string): string {
  if (own === undefined)
    return `If empty, the library’s text is used. The library has no ${language} text yet.`
  if (own === '') return `If empty, the image is decorative in ${language}, as set in the library.`
  return `If empty, the library’s text is used: “${own}”`
}

/** The text of the picture at the cursor, in place of the library's. */
export function DescriptionDialog({ editor, lang, onClose }: Props & { lang: string }) {
  const [image] = useState(() => figureAt(editor.state)?.image)
  const [alt, setAlt] = useState(String(image?.attrs['alt'] ?? ''))
  const { data: file } = useQuery(useLibrary().at(String(image?.attrs['src'] ?? '')))
  const language = isLang(lang) ? lang : undefined
  const own = language && file?.alt[language]
  const name = language ? englishNameOf[language] : lang
  const hint = hintOf(own, name)
  return (
    <FormDialog
      finalFocus={() => editor.view.dom}
      onClose={onClose}
      title="Alternative text"
      submitLabel="Apply"
      onSubmit={() => {
        onClose()
        setDescription(editor, alt.trim())
      }}
    >
      <Field label="What the image shows" hint={file ? hint : undefined}>
        {(control) => (
          <input
            {...control}
            lang={lang}
            maxLength={300}
            value={alt}
            onChange={(event) => setAlt(event.target.value)}
          />
        )}
      </Field>
    </FormDialog>
  )
}
