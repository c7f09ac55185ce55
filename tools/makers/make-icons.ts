import { readFile, writeFile } from 'node:fs/promises'
import type { Browser } from 'playwright-core'
import { brand } from '@repo/platform/brand/brand.ts'
import { launchChromium } from '@repo/platform/testing/chromium.ts'

const target = 'public'
const icon = await readFile(`${target}/favicon.svg`, 'utf8')
const square = icon.replace(/ rx="\d+"/, '')
const font = (await readFile('packages/platform/src/ui/fonts/archivo.woff2')).toString('base64')

/** What a link to the site shows in a chat: the mark, large, and the name. */
const social = `
  <style>
    @font-face { font-family: Archivo; src: url(data:font/woff2;base64,${font}); font-weight: 400 600 }
    body { display: grid; align-content: space-between; padding: 96px 104px 84px; height: 100vh;
      box-sizing: border-box; color: #f7f8f5; font: 600 104px/1 Archivo; letter-spacing: -.035em;
      background: linear-gradient(#9fc3d60f 1px, #0000 1px) 0 0 / 60px 60px,
        linear-gradient(90deg, #9fc3d60f 1px, #0000 1px) 0 0 / 60px 60px, #0b1622 }
  </style>
  <svg width="300" height="300" viewBox="1.5 1.5 29.5 29.5">
    <path d="M3.5 3.5 16.3 16.3M28.5 4 23.7 15M4 28.5 15 23.7" stroke="#f7f8f5" stroke-width="4" />
    <circle cx="21" cy="21" r="5.2" fill="#f26b1d" />
  </svg>
  <div>${brand.name}</div>`

const browser = await launchChromium()
try {
  await draw(browser, 'icon-192.png', icon, 192)
  await draw(browser, 'icon-512.png', icon, 512)
  await draw(browser, 'apple-touch-icon.png', square, 180)
  await draw(browser, 'icon-maskable-512.png', padded(square), 512)
  await draw(browser, 'social.png', social, [1200, 630])
  const small = await picture(browser, icon, 32, 32)
  await writeFile(`${target}/favicon.ico`, Buffer.concat([icoHead(small.length), small]))
} finally {
  await browser.close()
}

async function draw(from: Browser, name: string, html: string, size: number | [number, number]) {
  const [width, height] = typeof size === 'number' ? [size, size] : size
  await writeFile(`${target}/${name}`, await picture(from, html, width, height))
}

async function picture(from: Browser, html: string, width: number, height: number) {
  const page = await from.newPage({ viewport: { width, height } })
  const fit = html.startsWith('<svg') ? '<style>svg { display: block; width: 100vw }</style>' : ''
  await page.setContent(`<style>body { margin: 0 }</style>${fit}${html}`)
  await page.evaluate('document.fonts.ready')
  const bytes = await page.screenshot({ omitBackground: true })
  await page.close()
  return bytes
}

/** Launchers cut the outer fifth of a maskable icon. */
function padded(svg: string): string {
  return svg
    .replace('viewBox="0 0 32 32"', 'viewBox="-6 -6 44 44"')
    .replace('<rect width="32" height="32"', '<rect x="-6" y="-6" width="44" height="44"')
}

/** One picture of 32 px, itself a PNG. */
function icoHead(bytes: number): Buffer {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.set([32, 32, 0, 0, 1, 0, 32, 0], 6)
  head.writeUInt32LE(bytes, 14)
  head.writeUInt32LE(head.length, 18)
  return head
}
