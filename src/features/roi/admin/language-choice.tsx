import { Choice } from '#src/admin/form/choice.tsx'
import { langs, nameOf, type Lang } from '#src/i18n/locales.ts'

const options = langs.map((value) => ({ value, label: nameOf[value] }))

interface Props {
  label: string
  lang: Lang
  onChoose: (lang: Lang) => void
}

export function LanguageChoice({ label, lang, onChoose }: Props) {
  return <Choice label={label} options={options} value={lang} onChange={onChoose} />
}
