import { existsSync } from 'node:fs'
import { type Browser, chromium } from 'playwright-core'

/** The same engine without windows, which does a fifth less work in each test. */
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
 * Parts of a window that tests do not use. Each new context would render the two lists of its
 * address field as pages in separate processes: half of the work of a test's page.
 */
const windowParts = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup']

/** The features that Playwright switches off: a second flag of this name replaces its own. */
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

/** Returns the system's Chromium, or the one that CHROMIUM names; undefined if neither exists. */
export const findChromium = () => places.find((file) => file && existsSync(file))

/** Returns the browser whose tests take the least work. */
export const findFastestChromium = () =>
  [process.env.CHROMIUM, headlessShell].find((file) => file && existsSync(file))

export function launchChromium(): Promise<Browser> {
  const executablePath = findChromium()
  if (!executablePath)
    throw new Error('Chromium is not installed (Debian: apt-get install chromium-headless-shell)')
  return chromium.launch({
    executablePath,
    args: [
      // Chromium's own sandbox rejects root, the usual user of containers.
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-gpu',
      // The headless shell rounds the widths of letters; a window does not.
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
