import { useState } from 'react'
import { proposePermalink } from '#src/content/admin/propose-permalink.ts'
import { faultText } from './facts.tsx'
import styles from './title-field.module.css'
import type { NewsDesk } from './use-news-desk.ts'

/** The title as the page shows it; a line that grows. */
export function TitleField({ desk, readOnly }: { desk: NewsDesk; readOnly: boolean }) {
  const { form, item, values } = desk
  const follow = useFollowingPermalink(desk)
  return (
    <form.Field name="title">
      {(field) => {
        const fault = faultText(field.state.meta.errors) ?? desk.refused('title')
        return (
          <div className={styles.title}>
            <textarea
              aria-label="Title"
              aria-invalid={fault ? true : undefined}
              aria-describedby={fault && 'title-fault'}
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
            {fault && <p id="title-fault">{fault}</p>}
          </div>
        )
      }}
    </form.Field>
  )
}

/** Until it is written by hand, a new item's permalink follows its title. */
function useFollowingPermalink({ form, item, values }: NewsDesk) {
  const [followed, setFollowed] = useState('')
  return function follow(title: string): void {
    if (item || (values.permalink !== '' && values.permalink !== followed)) return
    const permalink = proposePermalink(title)
    setFollowed(permalink)
    form.setFieldValue('permalink', permalink)
  }
}
