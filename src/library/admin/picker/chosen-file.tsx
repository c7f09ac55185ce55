import { langs, nameOf } from '#src/i18n/locales.ts'
import type { LibraryFile } from '#src/library/contract.ts'
import { FileFacts, missingAltText } from '../file-facts.tsx'
import { kindOf } from '../file-kinds.ts'
import { Thumbnail } from '../grid/thumbnail.tsx'
import styles from './chosen-file.module.css'

/** What the picker knows of the file that is about to be chosen. */
export function ChosenFile({ file }: { file: LibraryFile | undefined }) {
  return (
    <aside className={styles.chosen} aria-label="Chosen file" aria-live="polite">
      {file ? <Facts file={file} /> : <p>Nothing is chosen yet.</p>}
    </aside>
  )
}

function Facts({ file }: { file: LibraryFile }) {
  const missing = missingAltText(file)
  return (
    <>
      <span className={styles.picture}>
        <Thumbnail file={file} width={250} />
      </span>
      <h3>{file.name}</h3>
      <FileFacts file={file} />
      {kindOf(file) === 'image' && (
        <>
          {langs.map((lang) => {
            const text = file.alt[lang]
            return (
              text !== undefined && (
                <p key={lang} className={styles.alt}>
                  <b>Alternative text, {nameOf[lang]}</b>
                  {text ? <span lang={lang}>{text}</span> : <i>Decorative: none is read out.</i>}
                </p>
              )
            )
          })}
          {missing && <p className={styles.missing}>{missing}</p>}
        </>
      )}
    </>
  )
}
