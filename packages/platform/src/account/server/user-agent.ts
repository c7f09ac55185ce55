const browsers: readonly [sign: RegExp, name: string][] = [
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/(?:Firefox|FxiOS)\//, 'Firefox'],
  [/(?:Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]

const systems: readonly [sign: RegExp, name: string][] = [
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
]

/** Family of browser and system; without versions or anything else that identifies people. */
export function describeUserAgent(userAgent = ''): string {
  const nameIn = (list: typeof browsers) => list.find(([sign]) => sign.test(userAgent))?.[1]
  const system = nameIn(systems)
  return `${nameIn(browsers) ?? 'Unknown browser'}${system ? ` on ${system}` : ''}`
}
