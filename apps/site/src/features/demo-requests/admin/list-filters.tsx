import { useNavigate } from '@tanstack/react-router'
import { anyOption, Select, type Option } from '@repo/platform/admin/form/select.tsx'
import { nobody } from '../contract.ts'
import { factNames } from '../fact-names.ts'
import { useFacets } from './demo-requests-query.ts'
import { filteredFields, isChoice, type ListedField } from '../fields.ts'
import { fieldLabels, optionNames, regionName } from '../messages/english.ts'
import { nobodyName } from './labels.ts'
import { periodNames, type DemoRequestsSearch } from './list-search.ts'

const any = 'any'

const optionsIn = (names: Readonly<Record<string, string>>) =>
  Object.entries(names).map(([value, label]) => ({ value, label }))

const periodOptions = optionsIn(periodNames)

const optionsOf = (name: ListedField, countries: ReadonlySet<string>): Option<string>[] =>
  isChoice(name)
    ? optionsIn(optionNames[name])
    : [...countries]
        .map((value) => ({ value, label: regionName(value) }))
        .toSorted((a, b) => a.label.localeCompare(b.label))

/** The filters beside the status: who handles it, the fields that have one, since when. */
export function DemoRequestFilters({ query }: { query: DemoRequestsSearch }) {
  const navigate = useNavigate()
  const facets = useFacets()
  const choose = (name: keyof DemoRequestsSearch) => (value: string) =>
    void navigate({
      to: '.',
      search: (now) => ({ ...now, [name]: value === any ? undefined : value }),
      replace: true,
    })
  const countries = new Set([
    ...(facets?.countries ?? []),
    ...(query.country ? [query.country] : []),
  ])
  const filters: { name: keyof DemoRequestsSearch; label: string; options: Option<string>[] }[] = [
    {
      name: 'assignee',
      label: factNames.assignee,
      options: [
        { value: nobody, label: nobodyName },
        ...(facets?.assignees ?? []).map(({ id, name }) => ({ value: id, label: name })),
      ],
    },
    ...filteredFields.map((name) => ({
      name,
      label: fieldLabels[name],
      options: optionsOf(name, countries),
    })),
    {
      name: 'period',
      label: 'Received',
      options: periodOptions,
    },
  ]
  return filters.map(({ name, label, options }) => (
    <Select
      key={name}
      label={label}
      options={[anyOption<string>(any, label), ...options]}
      value={query[name] ?? any}
      onChange={choose(name)}
    />
  ))
}
