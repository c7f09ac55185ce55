import { expect, test } from 'vitest'
import { loseText, nameOf, someEndings } from '#tests/support/text-trial.ts'
import { siteInChromium } from '../support/site-in-chromium.ts'
import { openBackoffice } from './staff-steps.ts'

const site = siteInChromium({ SEED: 'none' })

// All of them: `npm run test:faults -- text`.
test('no letter is lost, at any kind of text, however the page is left', async () => {
  const page = await site.open()
  await openBackoffice(page)
  const staff = await site.staff()
  const lost = await Promise.all(
    [0, 1, 2].map(async (line) => {
      const found: string[] = []
      for (const ending of someEndings.filter((_, at) => at % 3 === line)) {
        const wrong = await loseText(page.context(), staff, ending)
        if (wrong) found.push(`${nameOf(ending)}: ${wrong}`)
      }
      return found
    }),
  )
  expect(lost.flat()).toEqual([])
}, 180_000)
