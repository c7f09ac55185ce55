import { Choice } from '#src/admin/form/choice.tsx'
import { langs, type Lang } from '#src/i18n/locales.ts'

const names = new Intl.DisplayNames('en-GB', { type: 'language' })
const options = langs.map((value) => ({ value, label: `Sheet in ${names.of(value)}` }))

interface Props {
  lang: Lang
  onChoose: (lang: Lang) => void
}

/** In which language the sheet is printed. */
export function LanguageChoice({ lang, onChoose }: Props) {
  return <Choice label="Language of the sheet" options={options} value={lang} onChange={onChoose} />
}
