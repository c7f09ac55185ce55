import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = join(import.meta.dirname, '../stored-examples')

const nameOf = /^(.+)-(\d+)\.json$/

/** Each example by its format and version, such as `estimate` and 1. */
export const storedExamples = readdirSync(folder)
  .flatMap((file) => {
    const [, format = '', version = ''] = nameOf.exec(file) ?? []
    return format ? [{ format, version: Number(version), file }] : []
  })
  .toSorted((a, b) => a.file.localeCompare(b.file))

const readExample = (file: string): unknown => JSON.parse(readFileSync(join(folder, file), 'utf8'))

/** The examples of a format, oldest version first, for `test.each`. */
export const examplesOf = (format: string): [name: string, stored: unknown][] =>
  storedExamples.filter((one) => one.format === format).map(({ file }) => [file, readExample(file)])
