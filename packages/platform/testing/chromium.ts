import { existsSync } from 'node:fs'
import { type Browser, chromium } from 'playwright-core'

/** The same engine without windows: a fifth less work in each test. */
const headlessShell = '/usr/bin/chromium-headless-shell'

const places = [
  process.env.CHROMIUM ?? '',
  headlessShell,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/**
 * A window's own parts that nobody looks at: each new context would draw the two lists of its address
 * field as pages, in processes of their own, which is half of what a test's page takes.
 */
const windowParts = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup']

/** What Playwright switches off: a second flag of this name replaces its own. */
const playwrightFeatures = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
]

/** The system's Chromium, or the one that CHROMIUM names; undefined where there is none. */
export const findChromium = () => places.find((file) => file && existsSync(file))

/** The one whose tests take the least work. */
export const findFastestChromium = () =>
  [process.env.CHROMIUM, headlessShell].find((file) => file && existsSync(file))

export function launchChromium(): Promise<Browser> {
  const executablePath = findChromium()
  if (!executablePath)
    throw new Error('Chromium is not installed (Debian: apt-get install chromium-headless-shell)')
  return chromium.launch({
    executablePath,
    args: [
      // Chromium's own sandbox refuses root, which is what containers run as.
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-gpu',
      // The headless shell rounds the widths of letters otherwise, which a window does not.
      '--font-render-hinting=none',
      `--disable-features=${[...playwrightFeatures, ...windowParts].join(',')}`,
      '--disable-quic',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
    ],
  })
}
