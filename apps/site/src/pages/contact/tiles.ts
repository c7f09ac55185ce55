import type { Place } from '@repo/platform/facts/offices.ts'

/** The place on the web map (Mercator) of so many tiles, `2 ** zoom` in each direction. */
export function tileAt({ latitude, longitude }: Place, zoom: number): { x: number; y: number } {
  const tiles = 2 ** zoom
  const sine = Math.sin((latitude * Math.PI) / 180)
  return {
    x: tiles * (longitude / 360 + 0.5),
    y: tiles * (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)),
  }
}

export function tileAddress(template: string, zoom: number, x: number, y: number): string {
  return template.replace('{z}', String(zoom)).replace('{x}', String(x)).replace('{y}', String(y))
}
