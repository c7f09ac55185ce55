import { expect, test } from 'vitest'
import { lacksPlayer, playerAddress, playerOrigins } from './players.ts'

const youTube = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1'
const vimeo = 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1'
const event = 'https://vimeo.com/event/12345/embed'

test.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', youTube],
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=10', `${youTube}&start=10`],
  ['https://youtu.be/dQw4w9WgXcQ?si=x', youTube],
  ['https://youtu.be/dQw4w9WgXcQ?t=90', `${youTube}&start=90`],
  ['https://youtu.be/dQw4w9WgXcQ?t=1h1m30s', `${youTube}&start=3690`],
  ['https://www.youtube.com/shorts/dQw4w9WgXcQ', youTube],
  ['https://www.youtube.com/live/dQw4w9WgXcQ?feature=share', youTube],
  ['https://www.youtube.com/embed/dQw4w9WgXcQ?start=90', `${youTube}&start=90`],
  ['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ', youTube],
  ['https://vimeo.com/76979871', vimeo],
  ['https://vimeo.com/76979871#t=90s', `${vimeo}#t=90s`],
  ['https://vimeo.com/76979871/8272103f6e', `${vimeo}&h=8272103f6e`],
  ['https://player.vimeo.com/video/76979871?h=8272103f6e', `${vimeo}&h=8272103f6e`],
  ['https://vimeo.com/channels/staffpicks/76979871', vimeo],
  ['https://vimeo.com/showcase/123/video/76979871', vimeo],
  ['https://vimeo.com/event/12345', `${event}?autoplay=1&dnt=1`],
  ['https://vimeo.com/event/12345/a1b2c3d4', `${event}/a1b2c3d4?autoplay=1&dnt=1`],
])('%s is played by %s', (address, player) => {
  expect(playerAddress(address)).toBe(player)
  expect(lacksPlayer(address)).toBe(false)
})

test.each([
  'https://www.youtube.com/watch',
  'https://www.youtube.com/watch?v=%22onload',
  'https://www.youtube.com/playlist?list=PL1234567890',
  'https://www.youtube.com/embed/videoseries?list=PL1234567890',
  'https://www.youtube.com/@trilane-film',
  'https://www.youtube.com/channel/dQw4w9WgXcQ',
  'https://youtu.be/',
  'https://vimeo.com/about',
  'https://vimeo.com/user/12345',
  'https://vimeo.com/ondemand/film/12345',
  'https://vimeo.com/showcase/12345',
  'https://vimeo.com/event/12345/chat/67890',
  'https://player.vimeo.com/event/12345',
  'https://vimeo.com/blog/post/2024',
])('%s has no known shape and plays nothing', (address) => {
  expect(playerAddress(address)).toBeUndefined()
  expect(lacksPlayer(address)).toBe(true)
})

test('another host has no player', () => {
  expect(playerAddress('https://videos.example/1')).toBeUndefined()
  expect(lacksPlayer('https://videos.example/1')).toBe(false)
})

test('frames may come only from the players of the allowed hosts', () => {
  expect(playerOrigins(['youtu.be', 'www.youtube.com'])).toEqual([
    'https://www.youtube-nocookie.com',
  ])
  expect(playerOrigins(['vimeo.com'])).toEqual(['https://player.vimeo.com', 'https://vimeo.com'])
  expect(playerOrigins(['player.vimeo.com'])).toEqual(['https://player.vimeo.com'])
  expect(playerOrigins(['videos.example'])).toEqual([])
})
