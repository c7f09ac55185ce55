/** An item and its shared draft count their versions together, so that each number means one state. */
export const nextVersion = ({
  version,
  changes_version,
}: {
  version: number
  changes_version: number | null
}): number => Math.max(version, changes_version ?? 0) + 1
