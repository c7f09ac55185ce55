import { Select } from '@repo/platform/admin/form/select.tsx'
import { englishNameOf } from '@repo/platform/admin/language-names.ts'
import { langs, type Lang } from '@repo/platform/i18n/locales.ts'

const options = langs.map((lang) => ({ value: lang, label: `Sheet in ${englishNameOf[lang]}` }))

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
