/** `text`, else `text-2`, `text-3`…: the first that is free, within 120 characters. */
export async function nextFreePermalink(
  wanted: string,
  isTaken: (permalink: string) => Promise<boolean>,
): Promise<string> {
  const base = wanted.replace(/-\d+$/, '').slice(0, 112) || 'article'
  for (let n = 2; ; n += 1) {
    const candidate = `${base}-${n}`
    if (!(await isTaken(candidate))) return candidate
  }
}
