/**
 * The first free one: a number at the end goes on (`audit-19`, `audit-20`), any other text gets one
 * (`text-2`), and a year too (`review-2026-2`); within 120 characters.
 */
export async function nextFreePermalink(
  wanted: string,
  isTaken: (permalink: string) => Promise<boolean>,
): Promise<string> {
  const [, counted, number] = /^(.*)-([1-9]\d{0,2})$/.exec(wanted) ?? []
  const base = (counted ?? wanted).slice(0, 112).replace(/-$/, '') || 'article'
  for (let n = Number(number ?? 1) + 1; ; n += 1) {
    const candidate = `${base}-${n}`
    if (!(await isTaken(candidate))) return candidate
  }
}
