import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ViewsPlot } from './views-plot.tsx'

const day = '2026-01-15'

test.each([
  [0, 'Most in a day: 0 page views'],
  [1, 'Most in a day: 1 page view'],
  [1_240, 'Most in a day: 1,240 page views'],
])('below the plot is the highest number of views in a day: %i', (views, text) => {
  const html = renderToStaticMarkup(
    <ViewsPlot days={[day]} rows={[{ day, views, requests: 1 }]} date={(shown) => shown} />,
  )
  expect(html.replaceAll('<!-- -->', '')).toContain(`>${text}<`)
})
