import { foldText } from '@repo/platform/rest/clean-text.ts'

const longest = 60
const fallback = 'hall-plan'

/** The name of a file that every system takes, made from what the visitor calls his plan. */
export function fileName(name: string | undefined, extension: string): string {
  const plain = foldText(name ?? '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, longest)
    .replaceAll(/^-+|-+$/g, '')
  // Windows keeps these names for devices, with any extension.
  const isDevice = /^(con|prn|aux|nul|com\d|lpt\d)$/.test(plain)
  return `${plain && !isDevice ? plain : fallback}.${extension}`
}
