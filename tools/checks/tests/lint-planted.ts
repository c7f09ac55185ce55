import { plant } from '@repo/platform/testing/planted.ts'

export interface Finding {
  /** As in `eslint(no-restricted-imports)`. */
  rule: string
  file: string
  line: number
}

/** What the project's lint says of these files. */
export function lint(files: Record<string, string>): Finding[] {
  using project = plant(files, ['oxlint.config.ts', 'tools/checks/boundaries.ts'])
  const folders = new Set(Object.keys(files).map((file) => file.split('/')[0]!))
  const { output } = project.run('oxlint/bin/oxlint', ...folders, '--format=json')
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
