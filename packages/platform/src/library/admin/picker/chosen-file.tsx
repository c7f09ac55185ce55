import { englishNameOf } from '#src/admin/language-names.ts'
import { langs, type Lang } from '#src/i18n/locales.ts'
import type { LibraryFile } from '#src/library/contract.ts'
import { AltText } from '../file/alt-texts.tsx'
import { FileFacts, missingAltText } from '../file-facts.tsx'
import { kindOf } from '../file-kinds.ts'
import { Thumbnail } from '../grid/thumbnail.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import { Text } from '#src/ui/layout/text.tsx'
import styles from './chosen-file.module.css'

interface Props {
  file: LibraryFile
  /** In which an image can be described here; absent: in none. */
  language?: Lang
  /** In that language: null is not yet written, empty is decorative. */
  text: string | null
  onText: (text: string | null) => void
}

/** What the picker knows of the file that is about to be chosen. */
export function ChosenFile({
  file,
  ...rest
}: Omit<Props, 'file'> & { file: Props['file'] | undefined }) {
  return (
    <Stack as="aside" gap="150" className={styles.chosen} aria-label="Chosen file">
      {file ? (
        <Facts file={file} {...rest} />
      ) : (
        <Text tone="muted">No file chosen yet. Choose one from the list.</Text>
      )}
    </Stack>
  )
}

function Facts({ file, language, text, onText }: Props) {
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
          {language && (
            <div className={styles.write}>
              <AltText
                lang={language}
                label={`Alternative text, ${englishNameOf[language]}`}
                text={text}
                readOnly={false}
                onChange={onText}
              />
            </div>
          )}
          <Stack as="ul" gap="100" className={styles.texts}>
            {langs.map((lang) => (
              <AltInLanguage
                key={lang}
                lang={lang}
                text={lang === language ? undefined : file.alt[lang]}
              />
            ))}
          </Stack>
          {missing && <Text tone="warning">{missing}</Text>}
        </>
      )}
    </>
  )
}

function AltInLanguage({ lang, text }: { lang: Lang; text: string | undefined }) {
  if (text === undefined) return null
  return (
    <Stack as="li">
      <Text as="b" size="chart" weight="medium">
        {englishNameOf[lang]}
      </Text>
      {text ? <span lang={lang}>{text}</span> : <i>Decorative, so not read aloud.</i>}
    </Stack>
  )
}
