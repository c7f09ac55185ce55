import { expect, test } from 'vitest'
import { loseText, nameOf, someEndings } from '#tests/support/text-trial.ts'
import { siteInChromium } from '../support/site-in-chromium.ts'
import { openBackoffice } from './staff-steps.ts'

const site = siteInChromium({ SEED: 'none' })

// At every kind of text: `npm run test:faults -- text`.
test('no letter is lost, however the page is left', async () => {
  const page = await site.open()
  await openBackoffice(page)
  const staff = await site.staff()
  const lost = await Promise.all(
    someEndings.map(async (ending) => {
      const wrong = await loseText(page.context(), staff, ending)
      return wrong ? [`${nameOf(ending)}: ${wrong}`] : []
    }),
  )
  expect(lost.flat()).toEqual([])
})
