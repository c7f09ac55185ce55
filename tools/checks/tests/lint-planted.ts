import { plant } from '@repo/platform/testing/planted.ts'

export interface Finding {
  /** As in `eslint(no-restricted-imports)`. */
  rule: string
  file: string
  line: number
}

/** What the project's lint says of these files. */
export function lint(files: Record<string, string>): Finding[] {
  using project = plant(files, ['oxlint.config.ts', 'scripts/boundaries.ts'])
  const { output } = project.run('oxlint/bin/oxlint', 'src', '--format=json')
  const report = JSON.parse(output) as {
    diagnostics: {
      code?: string
      message: string
      filename: string
      labels: { span: { line: number } }[]
    }[]
  }
  return report.diagnostics.map(({ code, message, filename, labels }) => ({
    rule: code ?? message,
    file: filename,
    line: labels[0]?.span.line ?? 0,
  }))
}
