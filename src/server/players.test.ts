import { expect, test } from 'vitest'
import { playerAddress, playerOrigins } from './players.ts'

const youTube = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1'
const vimeo = 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1'

test.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=10', youTube],
  ['https://youtu.be/dQw4w9WgXcQ?si=x', youTube],
  ['https://www.youtube.com/shorts/dQw4w9WgXcQ', youTube],
  ['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ', youTube],
  ['https://vimeo.com/76979871', vimeo],
  ['https://player.vimeo.com/video/76979871', vimeo],
  ['https://www.youtube.com/watch', undefined],
  ['https://www.youtube.com/watch?v=%22onload', undefined],
  ['https://vimeo.com/about', undefined],
  ['https://videos.example/1', undefined],
])('the player of %s', (address, player) => {
  expect(playerAddress(address)).toBe(player)
})

test('frames may come from the players of the configured hosts alone', () => {
  expect(playerOrigins(['youtu.be', 'www.youtube.com'])).toEqual([
    'https://www.youtube-nocookie.com',
  ])
  expect(playerOrigins(['videos.example'])).toEqual([])
})
