/** A fictitious host and a sample hall: what the page shows is an example of the interface's style. */
export const positionsRequest = `GET /v1/positions?zone=dock-2 HTTP/1.1
Host: rtls.example
Accept: application/json`

export const positionsAnswer = `[{
  "tag": "F-07",
  "kind": "forklift",
  "at": "2026-11-20T22:41:07.125Z",
  "x": 28.40, "y": 9.62, "z": 2.42,
  "uncertainty": 0.09,
  "zone": "dock-2"
}]`

export const eventsRequest = `GET /v1/events?since=2026-11-20T22:40:00Z HTTP/1.1
Host: rtls.example
Accept: application/json`

export const eventsAnswer = `[{
  "kind": "speed",
  "tag": "F-07",
  "zone": "dock-2",
  "at": "2026-11-20T22:41:09.500Z",
  "value": 9.4, "unit": "km/h", "limit": 6
}]`

/** Which kinds of events carry the limit that was exceeded. */
export const kindsWithLimit: ReadonlySet<string> = new Set(['speed', 'impact', 'idle'])
