import { useState } from 'react'
import { proposePermalink } from '#src/content/admin/propose-permalink.ts'
import { errorText } from './facts.tsx'
import styles from './title-field.module.css'
import type { NewsEditorState } from './use-news-editor.ts'

/** The title as the page shows it; a line that grows. */
export function TitleField({ editor, readOnly }: { editor: NewsEditorState; readOnly: boolean }) {
  const { form, item, values } = editor
  const follow = useFollowingPermalink(editor)
  return (
    <form.Field name="title">
      {(field) => {
        const error = errorText(field.state.meta.errors) ?? editor.rejected('title')
        return (
          <div className={styles.title}>
            <textarea
              aria-label="Title"
              aria-invalid={error ? true : undefined}
              aria-describedby={error && 'title-error'}
              rows={1}
              lang={values.language}
              placeholder="Title"
              maxLength={200}
              readOnly={readOnly}
              // A new item begins with its title.
              // oxlint-disable-next-line jsx-a11y/no-autofocus
              autoFocus={!item}
              value={field.state.value}
              onChange={(event) => {
                const title = event.target.value.replaceAll('\n', ' ')
                field.handleChange(title)
                follow(title)
              }}
            />
            {error && <p id="title-error">{error}</p>}
          </div>
        )
      }}
    </form.Field>
  )
}

/** Until it is written by hand, a new item's permalink follows its title. */
function useFollowingPermalink({ form, item, values }: NewsEditorState) {
  const [followed, setFollowed] = useState('')
  return function follow(title: string): void {
    if (item || (values.permalink !== '' && values.permalink !== followed)) return
    const permalink = proposePermalink(title)
    setFollowed(permalink)
    form.setFieldValue('permalink', permalink)
  }
}
