import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { drawScene } from '@repo/pictures/social/scenes.ts'
import { design, drawSocialImage } from '@repo/platform/site/server/social/draw-social-image.ts'

test('the name of the design is that of the pictures as they are drawn now', () => {
  const drawn = (['ink', 'paper'] as const).map((ground) =>
    drawSocialImage({ lang: 'en', name: '', title: 'A title', ground }, drawScene, 'A brand'),
  )
  expect(design).toBe(createHash('sha256').update(drawn.join('')).digest('hex').slice(0, 12))
})
