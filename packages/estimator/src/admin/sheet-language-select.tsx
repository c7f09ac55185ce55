import { Select } from '@repo/platform/admin/form/select.tsx'
import { englishNameOf } from '@repo/platform/admin/language-names.ts'
import { langs, type Lang } from '@repo/platform/i18n/locales.ts'

const options = langs.map((lang) => ({ value: lang, label: `Print in ${englishNameOf[lang]}` }))

interface Props {
  value: Lang
  onChange: (value: Lang) => void
}

/** The language in which an estimate is printed. */
export function SheetLanguageSelect({ value, onChange }: Props) {
  return (
    <Select
      label="Language of the printed estimate"
      options={options}
      value={value}
      onChange={onChange}
    />
  )
}
