import { expect, test } from 'vitest'
import { plant } from '@repo/platform/testing/planted.ts'
import { missingPaths } from '../doc-paths.ts'

test('a path that a document names and that does not exist is named, in code or as a link', () => {
  using project = plant(
    {
      'README.md': 'See `docs/gone.md`, [the guide](docs/guide.md) and [the map](docs/map.md).',
      'docs/guide.md': `
The table is \`server/table.ts\`, in \`apps/site/src/features/<name>/\`, its texts \`words/<place>/*.json\`.
Neither \`server/chair.ts\` nor \`words/<place>/*.xml\` nor \`able.ts\` nor \`src/tables/\` are there.
`,
      'docs/decisions/0001-history.md': 'Once in `server/former.ts`.',
      'apps/site/src/features/seats/server/table.ts': '',
      'apps/site/words/seats/en.json': '{}',
    },
    [],
  )
  expect(missingPaths(project.folder)).toEqual([
    'README.md names docs/map.md, which does not exist.',
    'README.md names docs/gone.md, which does not exist.',
    'docs/guide.md names server/chair.ts, which does not exist.',
    'docs/guide.md names words/<place>/*.xml, which does not exist.',
    'docs/guide.md names able.ts, which does not exist.',
    'docs/guide.md names src/tables/, which does not exist.',
  ])
})

test('what is no path of the repository is left alone', () => {
  using project = plant(
    {
      'README.md':
        'Open `/backoffice/settings`, write to `./data` and `build/client`, ' +
        'listen to `news/list/de`, run `npm run dev`, read [more](https://example.com/a.md).',
    },
    [],
  )
  expect(missingPaths(project.folder)).toEqual([])
})
