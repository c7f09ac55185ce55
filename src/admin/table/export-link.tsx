import { buttonClass } from '../form/button.tsx'

interface Props {
  path: string
  query: Readonly<Record<string, string>>
}

/** Downloads the list with its filters, all pages. */
export function ExportLink({ path, query }: Props) {
  const search = new URLSearchParams(query).toString()
  return (
    <a className={buttonClass()} href={search ? `${path}?${search}` : path} download>
      Export as CSV
    </a>
  )
}
