import { existsSync } from 'node:fs'
import { type Browser, chromium } from 'playwright-core'

const places = [
  process.env.CHROMIUM ?? '',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** The system's Chromium (or the one that CHROMIUM names); undefined where there is none. */
export const findChromium = () => places.find((file) => file && existsSync(file))

export function launchChromium(): Promise<Browser> {
  const executablePath = findChromium()
  if (!executablePath)
    throw new Error('Chromium is not installed (Debian: apt-get install chromium)')
  return chromium.launch({
    executablePath,
    args: [
      // Chromium's own sandbox refuses root, which is what containers run as.
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-gpu',
      '--disable-quic',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
    ],
  })
}
