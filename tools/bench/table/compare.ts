import type { Report } from './report.ts'

/** The figure of an earlier run, where it has it. */
export type Before = (title: string, line: string, figure: string) => number | undefined

export const nothingBefore: Before = () => undefined

export function figuresOf({ sections }: Pick<Report, 'sections'>): Before {
  return (title, line, figure) =>
    sections.find((section) => section.title === title)?.lines.find(({ name }) => name === line)
      ?.figures[figure]
}
