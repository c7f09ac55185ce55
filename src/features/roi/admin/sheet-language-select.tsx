import { Select } from '#src/admin/form/select.tsx'
import { langs, type Lang } from '#src/i18n/locales.ts'

const names = new Intl.DisplayNames('en-GB', { type: 'language' })
const options = langs.map((lang) => ({ value: lang, label: `Sheet in ${names.of(lang)}` }))

interface Props {
  value: Lang
  onChange: (value: Lang) => void
}

/** The language of the printed sheet. */
export function SheetLanguageSelect({ value, onChange }: Props) {
  return (
    <Select label="Language of the sheet" options={options} value={value} onChange={onChange} />
  )
}
