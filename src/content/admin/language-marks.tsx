import { Link } from '@tanstack/react-router'
import type { ContentTypeName } from '../content-type-names.ts'
import { langs, nameOf, type Lang } from '#src/i18n/locales.ts'
import { statusOf } from '../status.ts'
import { newItemId, type ContentRow } from './content-type.ts'
import styles from './language-marks.module.css'

export type Member = Pick<ContentRow, 'id' | 'active' | 'published' | 'publishAt' | 'hideAt'> & {
  behind?: number
}

export type Family = Member & Pick<ContentRow, 'language' | 'counterparts'>

interface Props {
  type: ContentTypeName
  item: Family
  mayWrite: boolean
  /** The item stands for its family: its own language is not marked. */
  ofFamily?: boolean
}

/** The item of a family in each language; undefined where it is missing. */
export const memberIn = (item: Family, lang: Lang): Member | undefined =>
  lang === item.language ? item : item.counterparts[lang]

/**
 * Six marks, one a language: each opens the item, or makes it. In a list they are no stops of the Tab
 * key: the arrow keys move within the row.
 */
export function LanguageMarks({ type, item, mayWrite, ofFamily = false }: Props) {
  return (
    <span className={styles.marks}>
      {langs.map((lang) => {
        const member = memberIn(item, lang)
        const text = markText(lang, member)
        const properties = {
          className: styles.mark,
          title: text,
          // With what is read on it.
          'aria-label': `${lang}, ${text}`,
          'data-state': member ? statusOf(member) : 'missing',
          'data-behind': member?.behind ? true : undefined,
          'data-own': (!ofFamily && lang === item.language) || undefined,
        }
        if (!member && !mayWrite)
          return (
            <span key={lang} role="img" {...properties}>
              {lang}
            </span>
          )
        return (
          <Link
            key={lang}
            {...(member
              ? { to: `/${type}/$id`, params: { id: member.id } }
              : {
                  to: `/${type}/$id`,
                  params: { id: newItemId },
                  search: { from: item.id, in: lang },
                })}
            preload={false}
            tabIndex={-1}
            {...properties}
          >
            {lang}
          </Link>
        )
      })}
    </span>
  )
}

/** `Deutsch: published, 2 blocks behind`. */
export function markText(lang: Lang, member: Member | undefined): string {
  if (!member) return `${nameOf[lang]}: missing`
  const { behind } = member
  const late = behind ? `, ${behind} ${behind === 1 ? 'block' : 'blocks'} behind` : ''
  return `${nameOf[lang]}: ${statusOf(member)}${late}`
}

/** What the marks of a list mean. */
export function LanguageLegend() {
  return (
    <ul className={styles.legend}>
      {(['published', 'draft', 'hidden', 'missing'] as const).map((state) => (
        <li key={state}>
          <i className={styles.mark} data-state={state} aria-hidden="true" /> {state}
        </li>
      ))}
      <li>
        <i className={styles.mark} data-state="published" data-behind aria-hidden="true" /> behind
        its source
      </li>
    </ul>
  )
}
