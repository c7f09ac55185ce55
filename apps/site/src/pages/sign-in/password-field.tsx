import type { Lang } from '@repo/platform/i18n/locales.ts'
import { Checkbox } from '@repo/platform/ui/checkbox.tsx'
import { Field, type FieldProps } from '@repo/platform/ui/field.tsx'
import { Text } from '@repo/platform/ui/layout/text.tsx'
import { signInWords as words } from '#words/index.ts'

interface PasswordFieldProps extends Omit<FieldProps, 'name' | 'type'> {
  lang: Lang
  autoComplete: 'current-password' | 'new-password'
}

/** With a switch that shows what is typed, by `show-password.browser.ts`; it has no name: it is never posted. */
export function PasswordField({ lang, ...field }: PasswordFieldProps) {
  return (
    <div>
      <Field {...field} name="password" type="password" />
      <Text as="div" above="150" data-script-only data-enhance="show-password">
        <Checkbox id="show-password" label={words[lang].showPassword} aria-controls={field.id} />
      </Text>
    </div>
  )
}
