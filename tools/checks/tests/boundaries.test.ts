import { expect, test } from 'vitest'
import { lint } from './lint-planted.ts'

const allowed: Record<string, readonly string[]> = {
  'apps/site/src/main.ts': [
    '#src/features/later/server/routes.ts',
    '@repo/platform/admin/frame.tsx',
    './api.ts',
  ],
  'packages/platform/src/rest/call.ts': [
    'zod',
    './endpoint.ts',
    '#src/rest/endpoint.ts',
    '#src/i18n/locales.ts',
  ],
  'packages/platform/src/i18n/format.ts': ['./locales.ts', '#src/brand/brand.ts'],
  'packages/platform/src/facts/claims.ts': ['./countries.ts', '#src/i18n/locales.ts'],
  'packages/platform/src/ui/button.tsx': [
    'react',
    './chip.tsx',
    '#src/i18n/format.ts',
    '#src/brand/brand.ts',
  ],
  'packages/pictures/src/plan/zone.tsx': [
    '../floor/iso.ts',
    '@repo/platform/ui/button.tsx',
    '@repo/platform/facts/claims.ts',
  ],
  'packages/platform/src/server/http/app.ts': [
    'node:http',
    'fastify',
    '../clock.ts',
    '#src/rest/problem.ts',
  ],
  'packages/platform/src/site/layout.tsx': [
    '#src/facts/page-names.ts',
    '#src/ui/button.tsx',
    './head.tsx',
  ],
  'packages/platform/src/site/server/render.ts': [
    '#src/server/clock.ts',
    '#src/facts/page-names.ts',
    '../head.tsx',
  ],
  'packages/platform/src/admin/layout.tsx': [
    '#src/facts/page-names.ts',
    '#src/ui/button.tsx',
    '#src/rest/send.ts',
  ],
  'apps/site/src/backoffice/dashboard.tsx': [
    '#src/api.ts',
    '@repo/platform/admin/layout.tsx',
    '#src/features/later/admin/list.tsx',
  ],
  'packages/platform/src/account/admin/guard.tsx': ['#src/admin/layout.tsx', '../contract.ts'],
  'packages/platform/src/content/calls.ts': [
    'zod',
    '#src/i18n/locales.ts',
    '#src/library/contract.ts',
  ],
  'packages/platform/src/content/server/list.ts': [
    '#src/server/clock.ts',
    '#src/library/server/usage.ts',
    '../calls.ts',
    'node:path',
  ],
  'packages/platform/src/content/admin/editor.tsx': [
    '#src/admin/table.tsx',
    '#src/library/contract.ts',
  ],
  'packages/platform/src/account/server/session.ts': [
    '#src/server/clock.ts',
    '#src/rest/text.ts',
    '../roles.ts',
  ],
  'packages/platform/src/library/server/upload.ts': [
    '#src/server/clock.ts',
    '#src/account/roles.ts',
  ],
  'apps/site/src/pages/home/home.tsx': [
    '@repo/platform/site/page.ts',
    '@repo/platform/rest/text.ts',
    './hero.tsx',
  ],
  'apps/site/src/pages/sign-in/server/form.ts': [
    '@repo/platform/account/server/sessions.ts',
    '../words.ts',
  ],
  'apps/site/src/features/later/contract.ts': ['zod', '@repo/platform/rest/text.ts', './form.ts'],
  'apps/site/src/features/later/server/routes.ts': [
    '../contract.ts',
    '@repo/platform/server/clock.ts',
    '@repo/platform/library/server/upload.ts',
    'node:crypto',
  ],
  'apps/site/src/features/later/server/prices/routes.ts': ['../../contract.ts', '../table.ts'],
  'apps/site/src/features/later/messages/names/en.ts': ['../../model/input.ts', '../words.ts'],
  'apps/site/src/features/later/site/page.tsx': [
    '@repo/platform/site/page.ts',
    '../contract.ts',
    '@repo/platform/ui/button.tsx',
  ],
  'apps/site/src/features/later/admin/list.tsx': [
    '@repo/platform/admin/table.tsx',
    '@repo/platform/content/admin/editor.tsx',
  ],
}

const rejected: Record<string, readonly string[]> = {
  'apps/site/src/backoffice/dashboard.tsx': [
    '@repo/platform/site/page.ts',
    '#src/pages.ts',
    '#src/features/later/site/page.tsx',
    '#src/features/later/server/routes.ts',
  ],
  'packages/platform/src/rest/call.ts': [
    'react',
    '#src/i18n/format.ts',
    '../server/clock.ts',
    '#src/ui/button.tsx',
  ],
  'packages/platform/src/i18n/format.ts': [
    '#src/ui/button.tsx',
    '#src/rest/text.ts',
    '../content/calls.ts',
  ],
  'packages/platform/src/facts/claims.ts': [
    '#src/rest/text.ts',
    '#src/ui/button.tsx',
    '#src/content/calls.ts',
  ],
  'packages/platform/src/brand/brand.ts': ['#src/i18n/locales.ts', '../i18n/locales.ts'],
  'packages/platform/src/ui/button.tsx': [
    '../server/clock.ts',
    '../rest/send.ts',
    '#src/site/page.ts',
    '@repo/pictures/plan/zone.tsx',
    '#src/facts/claims.ts',
  ],
  'packages/pictures/src/plan/zone.tsx': [
    '@repo/platform/server/clock.ts',
    '@repo/platform/rest/text.ts',
    '../../content/calls.ts',
  ],
  'packages/platform/src/server/http/app.ts': [
    '#src/content/calls.ts',
    '@repo/site/features/later/contract.ts',
    '@repo/site/api.ts',
  ],
  'packages/platform/src/site/layout.tsx': [
    '#src/server/clock.ts',
    './server/render.ts',
    '#src/content/server/list.ts',
    '#src/account/admin/guard.tsx',
    '@repo/site/features/later/contract.ts',
    '@repo/site/pages.ts',
  ],
  'packages/platform/src/site/server/render.ts': [
    '@repo/site/features/later/site/page.tsx',
    '#src/account/admin/guard.tsx',
  ],
  'packages/platform/src/admin/layout.tsx': [
    '#src/site/page.ts',
    '#src/server/clock.ts',
    '../features/later/form.ts',
    '#src/account/contract.ts',
    '#src/content/calls.ts',
  ],
  'packages/platform/src/content/calls.ts': [
    './server/list.ts',
    '#src/server/clock.ts',
    '@repo/site/features/later/form.ts',
  ],
  'packages/platform/src/content/server/list.ts': [
    '@repo/site/features/later/contract.ts',
    '../admin/editor.tsx',
  ],
  'packages/platform/src/content/admin/editor.tsx': ['../server/list.ts', '#src/server/clock.ts'],
  'packages/platform/src/account/server/session.ts': [
    '@repo/site/features/later/contract.ts',
    '#src/library/picker.ts',
  ],
  'packages/platform/src/account/roles.ts': ['#src/server/clock.ts', './server/session.ts'],
  'packages/platform/src/library/server/upload.ts': [
    '@repo/site/features/later/server/routes.ts',
    '#src/content/server/list.ts',
  ],
  'apps/site/src/pages/home/home.tsx': [
    '#src/features/later/site/page.tsx',
    '@repo/platform/server/clock.ts',
    '../terms/words.ts',
    '#src/pages/terms/words.ts',
  ],
  'apps/site/src/pages/sign-in/server/form.ts': [
    '#src/features/later/contract.ts',
    '../../home/words.ts',
  ],
  'apps/site/src/features/later/server/prices/routes.ts': [
    '../../admin/list.tsx',
    '../../../sooner/contract.ts',
  ],
  'apps/site/src/features/later/messages/names/en.ts': [
    '../../server/routes.ts',
    '../../admin/list.tsx',
    '../../../sooner/contract.ts',
  ],
  'apps/site/src/features/later/contract.ts': [
    '../sooner/contract.ts',
    '#src/features/sooner/contract.ts',
    './server/routes.ts',
    './admin/list.tsx',
    '@repo/platform/server/clock.ts',
    'node:fs',
  ],
  'apps/site/src/features/later/server/routes.ts': [
    '#src/features/sooner/server/service.ts',
    '../../sooner/contract.ts',
    '../admin/list.tsx',
    '@repo/platform/admin/table.tsx',
    '#src/site-server.ts',
  ],
  'apps/site/src/features/later/site/page.tsx': [
    '../server/routes.ts',
    '../admin/list.tsx',
    '@repo/platform/server/clock.ts',
    '@repo/platform/content/server/list.ts',
    '@repo/platform/admin/table.tsx',
    '#src/features/sooner/contract.ts',
  ],
  'apps/site/src/features/later/admin/list.tsx': [
    '../server/routes.ts',
    '../site/page.tsx',
    '@repo/platform/site/page.ts',
    '@repo/platform/library/server/upload.ts',
  ],
  'apps/site/src/newborn/folder/file.ts': [
    '@repo/platform/server/clock.ts',
    '#src/features/later/contract.ts',
  ],
}

const boundaryRules = ['eslint(no-restricted-imports)', 'import(no-nodejs-modules)']

type Statement = (from: string, index: number) => string

const value: Statement = (from, index) => `import { x as x${index} } from '${from}'`
const statements: Record<string, Statement> = {
  'a value': value,
  'a type': (from, index) => `import type { X as X${index} } from '${from}'`,
  'an export': (from, index) => `export { x as x${index} } from '${from}'`,
  'all exports': (from) => `export * from '${from}'`,
  'a dynamic import': (from) => `await import('${from}')`,
}

/** Every import of the table in each way on a line of its own, with what lint says of that line. */
function judge(table: Record<string, readonly string[]>, ways: Record<string, Statement>) {
  const all = Object.entries(table).map(([file, sources]) => {
    const lines = sources.flatMap((source, index) =>
      Object.entries(ways).map(([way, statement]) => ({
        source,
        way,
        text: statement(source, index),
      })),
    )
    return { file, lines }
  })
  const texts = all.map(({ file, lines }) => [file, lines.map(({ text }) => text).join('\n')])
  const found = lint(Object.fromEntries(texts) as Record<string, string>).filter(({ rule }) =>
    boundaryRules.includes(rule),
  )
  return all.flatMap(({ file, lines }) =>
    lines.map(({ source, way }, index) => ({
      import: `${file} <- ${source} by ${way}`,
      caught: found.some((finding) => finding.file === file && finding.line === index + 1),
    })),
  )
}

const missed = (list: { import: string; caught: boolean }[], caught: boolean) =>
  list.filter((entry) => entry.caught !== caught).map((entry) => entry.import)

test('a layer may import what lies below it', () => {
  expect(missed(judge(allowed, { 'a value': value }), false)).toEqual([])
})

test('a layer may not reach up or sideways, by a value, a type, an export, all exports or a dynamic import', () => {
  expect(missed(judge(rejected, statements), true)).toEqual([])
})
