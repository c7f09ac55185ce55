import { createContext, useContext } from 'react'
import type { ClaimKey } from '#src/facts/claim-list.ts'
import type { DeviceSize } from '#src/facts/device-size.ts'
import type { LedgerKey } from '#src/facts/ledger.ts'
import { claimName } from '#src/facts/claim-names.ts'
import { formatDate } from '#src/i18n/format.ts'
import type { Lang } from '#src/i18n/locales.ts'
import { Content } from '#src/ui/section.tsx'
import { Text } from '#src/ui/layout/text.tsx'
import styles from './claim-note.module.css'
import { claimNoteWords } from '#words/index.ts'

interface Note {
  /** The evidence for a claim, or the answer to a question. */
  text: string
  /** The day on which the claim was measured or stated. */
  date: string | null
  /** The file that proves an answer. */
  source?: { name: string; url: string }
  /** Of the dimensions of a device. */
  size?: DeviceSize
}

/** The notes in the language of the page; a claim or question without a text in it is missing. */
export type ClaimNotes = Readonly<Partial<Record<LedgerKey, Note>>>

export const ClaimNotesContext = createContext<ClaimNotes>({})

/** The evidence for a claim, as an expandable note; nothing is shown without documentation. */
export function ClaimNote({ lang, claim }: { lang: Lang; claim: ClaimKey }) {
  const note = useContext(ClaimNotesContext)[claim]
  return note && <Opened lang={lang} note={note} summary={claimNoteWords[lang].about} />
}

interface ClaimNotesProps {
  lang: Lang
  claims: readonly ClaimKey[]
}

/** The notes for the claims that an article prints, each with its name. */
export function ClaimNotesOfArticle(props: ClaimNotesProps) {
  return <Listed {...props} title={claimNoteWords[props.lang].inArticle} />
}

/** The notes for claims in the sentences and drawings of a page, below its last section. */
export function ClaimNotesOfPage(props: ClaimNotesProps) {
  const notes = useContext(ClaimNotesContext)
  if (!props.claims.some((claim) => notes[claim])) return null
  return (
    <div data-ground="paper" className={styles.page}>
      <Content>
        <Listed {...props} title={claimNoteWords[props.lang].onPage} />
      </Content>
    </div>
  )
}

function Listed({ lang, claims, title }: ClaimNotesProps & { title: string }) {
  const notes = useContext(ClaimNotesContext)
  const known = claims.flatMap((claim) => {
    const note = notes[claim]
    return note ? [{ claim, note }] : []
  })
  if (known.length === 0) return null
  return (
    <section aria-labelledby="claim-notes-title" className={styles.notes}>
      <Text as="h2" size="label" id="claim-notes-title">
        {title}
      </Text>
      {known.map(({ claim, note }) => (
        <Opened key={claim} lang={lang} note={note} summary={claimName(lang, claim)} />
      ))}
    </section>
  )
}

function Opened({ lang, note, summary }: { lang: Lang; note: Note; summary: string }) {
  return (
    <details className={styles.note}>
      <summary>{summary}</summary>
      {note.text.split(/\n+/).map((line, index) => (
        <Text tone="muted" above="100" key={index}>
          {line}
        </Text>
      ))}
      {note.date && (
        <Text tone="muted" above="100">
          <time dateTime={note.date}>{formatDate(lang, note.date)}</time>
        </Text>
      )}
    </details>
  )
}
