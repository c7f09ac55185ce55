import type { SourceKey } from '@repo/platform/facts/sources.ts'

/** The page's sources, in the order of their numbers. */
export const notes = [
  'sensorsTdoa',
  'rtlsglossary',
  'decawave',
  'sensors2022',
  'sensors2021',
  'electronics2019',
  'applsci2021',
  'ieee802154z',
  'iso18305',
  'iec60529',
  'eu2019785',
  'en302065',
  'ofcom',
  'fcc517',
  'fcc519',
] as const satisfies readonly SourceKey[]
