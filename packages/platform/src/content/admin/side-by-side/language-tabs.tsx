import { Link, useNavigate } from '@tanstack/react-router'
import { Select } from '#src/admin/form/select.tsx'
import { englishNameOf } from '#src/admin/language-names.ts'
import { langs, type Lang } from '#src/i18n/locales.ts'
import { namedStatusOf, statusOf } from '#src/content/status.ts'
import { newItemId, type ContentRow, type ContentType } from '../content-type.ts'
import {
  besideSource,
  markText,
  memberIn,
  originalOf,
  outdatedText,
  type TranslatedItem,
  type Member,
} from '../languages/language-marks.tsx'
import { Row } from '#src/ui/layout/row.tsx'
import { Text } from '#src/ui/layout/text.tsx'
import styles from './language-tabs.module.css'

interface Props<Row extends ContentRow, Item extends Row> {
  type: ContentType<Row, Item>
  /** The item, or the one that a new one is made from. */
  group: TranslatedItem
  /** On the screen. */
  language: Lang
  /** The translation that is shown beside the text. */
  beside: string | undefined
  /** The one that the item was made from. */
  source: string | undefined
  mayWrite: boolean
}

/** The same item in six languages, and which of them is shown beside this one. */
export function LanguageTabs<Row extends ContentRow, Item extends Row>(props: Props<Row, Item>) {
  const { group, language, beside, source, mayWrite } = props
  const navigate = useNavigate()
  const others = langs.flatMap((lang) => {
    const member = memberIn(group, lang)
    return member && lang !== language ? [{ lang, id: member.id }] : []
  })
  const nameBeside = (lang: Lang, id: string) =>
    `Side by side: ${englishNameOf[lang]}${id === source ? ' (source)' : ''}`
  return (
    <Row justify="between" gap="050 200" align="center" className={styles.bar}>
      <nav aria-label="Languages">
        <Row as="ul" gap="050 200">
          {langs.map((lang) => {
            const member = memberIn(group, lang)
            return (
              <li key={lang}>
                <Tab
                  {...props}
                  lang={lang}
                  member={member}
                  isCurrent={lang === language}
                  note={lang === language && !member ? 'new' : noteOf(member, source)}
                />
              </li>
            )
          })}
        </Row>
      </nav>
      {others.length > 0 && (
        <Select
          label="Side by side"
          options={[
            { value: '', label: 'Side by side: off' },
            ...others.map(({ lang, id }) => ({ value: id, label: nameBeside(lang, id) })),
          ]}
          value={others.find(({ id }) => id === beside)?.id ?? ''}
          onChange={(id) =>
            void navigate({
              to: '.',
              search: (now) => ({ ...now, beside: id || undefined }),
              replace: true,
              resetScroll: false,
              ignoreBlocker: true,
            })
          }
        />
      )}
      {!mayWrite && (
        <Text as="span" tone="muted">
          Read only
        </Text>
      )}
    </Row>
  )
}

interface TabProps<Row extends ContentRow, Item extends Row> extends Props<Row, Item> {
  lang: Lang
  member: Member | undefined
  isCurrent: boolean
  note: string | undefined
}

function Tab<Row extends ContentRow, Item extends Row>(props: TabProps<Row, Item>) {
  const { type, group, lang, member, isCurrent, note, beside, mayWrite } = props
  const content = (
    <>
      <i data-state={member ? statusOf(member) : 'missing'} aria-hidden="true" />
      <span>{englishNameOf[lang]}</span>
      {note && (
        <Text as="small" size="chart" tone="muted" weight="normal">
          {note}
        </Text>
      )}
    </>
  )
  if (isCurrent && member?.behind && !beside)
    return (
      <Link
        to="."
        search={(now) => ({ ...now, ...besideSource(member) })}
        replace
        resetScroll={false}
        ignoreBlocker
        className={styles.tab}
        aria-current="page"
        title={`${markText(lang, member)}. Show the source side by side`}
      >
        {content}
      </Link>
    )
  if (isCurrent)
    return (
      <span className={styles.tab} aria-current="page" title={member && markText(lang, member)}>
        {content}
      </span>
    )
  const sameSource = beside && beside !== member?.id ? { beside } : {}
  if (member)
    return (
      <Link
        to={`/${type.name}/$id`}
        params={{ id: member.id }}
        search={member.behind ? besideSource(member) : sameSource}
        className={styles.tab}
        title={markText(lang, member)}
      >
        {content}
      </Link>
    )
  if (!mayWrite) return <span className={styles.tab}>{englishNameOf[lang]}: missing</span>
  return (
    <Link
      to={`/${type.name}/$id`}
      params={{ id: newItemId }}
      search={{ from: originalOf(group), in: lang, beside: originalOf(group) }}
      className={styles.tab}
      title={`Create ${englishNameOf[lang]} translation`}
      aria-label={`${englishNameOf[lang]} +: create ${englishNameOf[lang]} translation`}
    >
      {content}
    </Link>
  )
}

function noteOf(member: Member | undefined, source: string | undefined): string | undefined {
  if (!member) return '+'
  if (member.behind) return outdatedText(member.behind)
  const status = namedStatusOf(member)
  if (status === 'changed') return 'unpublished changes'
  if (status !== 'published') return status
  return member.id === source ? 'source' : undefined
}
