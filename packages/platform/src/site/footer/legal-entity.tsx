import type { LegalEntity } from '#src/brand/company.ts'
import type { Lang } from '#src/i18n/locales.ts'
import { DefinitionRow } from '#src/ui/definition-row.tsx'
import { legalEntityWords } from '#words/index.ts'

type Key = Exclude<keyof LegalEntity, 'name'>
const keys: readonly Key[] = ['registeredOffice', 'registration', 'vatNumber', 'responsiblePerson']

/** Whether there is more to tell than the name, which the text has. */
export const isKnown = (legal: LegalEntity): boolean => keys.some((key) => legal[key])

/** Who stands behind the site, as far as it is known. */
export function LegalEntityRows({ lang, legal }: { lang: Lang; legal: LegalEntity }) {
  const { name, ...labels } = legalEntityWords[lang].labels
  return (
    <dl>
      <DefinitionRow term={name} quiet>
        {legal.name}
      </DefinitionRow>
      {keys.map(
        (key) =>
          legal[key] && (
            <DefinitionRow key={key} term={labels[key]} quiet>
              {legal[key]}
            </DefinitionRow>
          ),
      )}
    </dl>
  )
}
