import { build } from 'vite'
import { expect, test } from 'vitest'
import { plant } from '@repo/platform/testing/planted.ts'
import { keepServerOutOfBrowser } from '../plugins/keep-server-out-of-browser.ts'

const bundle = (root: string) =>
  build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [keepServerOutOfBrowser()],
    build: { write: false, rolldownOptions: { input: `${root}/src/browser.ts` } },
  })

test.each(['src/server/clock.ts', 'src/features/later/server/service.ts'])(
  'a browser bundle that reaches %s over a detour is an error, with the chain of imports',
  async (file) => {
    using project = plant(
      {
        'src/browser.ts': "import { detour } from './detour.ts'\nconsole.log(detour)\n",
        'src/detour.ts': `export { secret as detour } from './${file.slice('src/'.length)}'\n`,
        [file]: "export const secret = 'secret'\n",
      },
      [],
    )
    await expect(bundle(project.folder)).rejects.toThrow(
      `src/browser.ts → src/detour.ts → ${file}: server code was reached from a browser bundle.`,
    )
  },
)

test('types of the server may be imported: nothing of them is in the bundle', async () => {
  using project = plant(
    {
      'src/browser.ts':
        "import type { Clock } from './server/clock.ts'\nconsole.log({} as Clock)\n",
      'src/server/clock.ts': 'export interface Clock { now: number }\n',
    },
    [],
  )
  await expect(bundle(project.folder)).resolves.toBeDefined()
})

test('other environments may contain server code', () => {
  const applies = keepServerOutOfBrowser().applyToEnvironment as (environment: {
    name: string
  }) => boolean
  expect(['client', 'styles', 'ssr'].filter((name) => applies({ name }))).toEqual([
    'client',
    'styles',
  ])
})
