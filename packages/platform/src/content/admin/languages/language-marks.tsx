import { PlainLink } from '#src/admin/table/plain-link.tsx'
import type { ContentTypeName } from '#src/content/content-type-names.ts'
import { englishNameOf } from '#src/admin/language-names.ts'
import { langs, type Lang } from '#src/i18n/locales.ts'
import { namedStatusOf, statusOf } from '#src/content/status.ts'
import { newItemId, type ContentRow } from '../content-type.ts'
import { statusName } from '../status/status-chip.tsx'
import { Row } from '#src/ui/layout/row.tsx'
import styles from './language-marks.module.css'

export type Member = Pick<
  ContentRow,
  'id' | 'active' | 'published' | 'publishAt' | 'hideAt' | 'changesVersion' | 'changesPublishAt'
> & {
  madeFrom?: string
  behind?: number
}

/** An item with what its lists know of its translations. */
export type TranslatedItem = Member & Pick<ContentRow, 'language' | 'counterparts'>

/**
 * The item that new translations are made from: what the others were made from, whichever of them is
 * shown.
 */
export function originalOf(item: TranslatedItem): string {
  const members = langs.flatMap((lang) => memberIn(item, lang) ?? [])
  const byId = new Map(members.map((member) => [member.id, member]))
  const passed = new Set<string>()
  const isLinked = item.madeFrom ?? members.find(({ madeFrom }) => madeFrom === item.id)
  let { id, madeFrom } = isLinked ? item : (members.find((one) => one.madeFrom) ?? item)
  while (madeFrom && byId.has(madeFrom) && !passed.has(madeFrom)) {
    passed.add(madeFrom)
    id = madeFrom
    madeFrom = byId.get(id)?.madeFrom
  }
  return id
}

/** What the address of an editor has besides the item: an outdated one stands beside its source. */
export const besideSource = ({ madeFrom, behind }: Member): { beside?: string } =>
  madeFrom && behind ? { beside: madeFrom } : {}

interface Props {
  type: ContentTypeName
  item: TranslatedItem
  mayWrite: boolean
  /** The item stands for its group: its own language is not marked. */
  ofGroup?: boolean
}

/** The item of a translation group in each language; undefined where it is missing. */
export const memberIn = (item: TranslatedItem, lang: Lang): Member | undefined =>
  lang === item.language ? item : item.counterparts[lang]

/**
 * Six marks, one a language: each opens the item, or makes it. In a list they are no stops of the Tab
 * key: the arrow keys move within the row.
 */
export function LanguageMarks({ type, item, mayWrite, ofGroup = false }: Props) {
  return (
    <span className={styles.marks}>
      {langs.map((lang) => (
        <Mark
          key={lang}
          type={type}
          item={item}
          lang={lang}
          mayWrite={mayWrite}
          isOwn={!ofGroup && lang === item.language}
        >
          {lang}
        </Mark>
      ))}
    </span>
  )
}

interface MarkProps extends Omit<Props, 'ofGroup'> {
  lang: Lang
  isOwn?: boolean
  children: string
}

function Mark({ type, item, lang, mayWrite, isOwn, children }: MarkProps) {
  const member = memberIn(item, lang)
  const text = markText(lang, member)
  const original = originalOf(item)
  const properties = {
    className: styles.mark,
    title: text,
    // With what is read on it.
    'aria-label': `${children}, ${text}`,
    'data-state': member ? statusOf(member) : 'missing',
    'data-behind': member?.behind ? true : undefined,
    'data-own': isOwn || undefined,
  }
  if (!member && !mayWrite)
    return (
      <span role="img" {...properties}>
        {children}
      </span>
    )
  return (
    <PlainLink
      to={`/${type}/${member?.id ?? newItemId}`}
      search={member ? besideSource(member) : { from: original, in: lang, beside: original }}
      tabIndex={-1}
      {...properties}
    >
      {children}
    </PlainLink>
  )
}

/** One language of a translation group, in words. */
export function LanguageCell(props: Omit<MarkProps, 'children' | 'isOwn'>) {
  const member = memberIn(props.item, props.lang)
  return <Mark {...props}>{cellText(member, props.mayWrite)}</Mark>
}

function cellText(member: Member | undefined, mayWrite: boolean): string {
  if (!member) return mayWrite ? '+' : '–'
  return member.behind ? outdatedText(member.behind) : nameOf(member)
}

/** What is outdated is blocks of the text, not the item. */
export const outdatedText = (blocks: number): string =>
  `${blocks} ${blocks === 1 ? 'block' : 'blocks'} outdated`

const nameOf = (member: Member): string =>
  statusName(namedStatusOf(member), member.published !== undefined)

/** `German: published, 2 blocks outdated`. */
export function markText(lang: Lang, member: Member | undefined): string {
  if (!member) return `${englishNameOf[lang]}: missing`
  const { behind } = member
  const late = behind ? `, ${outdatedText(behind)}` : ''
  return `${englishNameOf[lang]}: ${nameOf(member).toLowerCase()}${late}`
}

/** What the marks of a list mean. */
export function LanguageLegend({ hasDrafts = true }: { hasDrafts?: boolean }) {
  const states = hasDrafts
    ? (['published', 'draft', 'hidden'] as const)
    : (['published', 'hidden'] as const)
  return (
    <Row as="ul" gap="050 200" className={styles.legend}>
      {states.map((state) => (
        <Row as="li" unbroken gap="075" align="center" key={state}>
          <i className={styles.mark} data-state={state} aria-hidden="true" />{' '}
          {statusName(state, hasDrafts).toLowerCase()}
        </Row>
      ))}
      <Row as="li" unbroken gap="075" align="center">
        <i className={styles.mark} data-state="missing" aria-hidden="true" /> missing
      </Row>
      <Row as="li" unbroken gap="075" align="center">
        <i className={styles.mark} data-state="published" data-behind aria-hidden="true" /> outdated
      </Row>
    </Row>
  )
}
