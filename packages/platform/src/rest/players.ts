const youTube = 'https://www.youtube-nocookie.com'
const vimeo = 'https://player.vimeo.com'
const vimeoEvents = 'https://vimeo.com'

interface Host {
  /** Where its players come from. */
  origins: readonly string[]
  player: (address: URL) => string | undefined
}

const youTubeHost: Host = { origins: [youTube], player: youTubePlayer }
const vimeoHost: Host = { origins: [vimeo, vimeoEvents], player: vimeoPlayer }

/** The hosts whose players pages may contain. */
const hosts: Readonly<Record<string, Host>> = {
  'www.youtube.com': youTubeHost,
  'youtube.com': youTubeHost,
  'm.youtube.com': youTubeHost,
  'youtu.be': youTubeHost,
  'www.youtube-nocookie.com': youTubeHost,
  'vimeo.com': vimeoHost,
  'www.vimeo.com': vimeoHost,
  'player.vimeo.com': { ...vimeoHost, origins: [vimeo] },
}

/** The addresses that have a player, as an error names them. */
export const playerShapes =
  'youtube.com/watch?v=…, youtu.be/…, youtube.com/shorts/…, youtube.com/live/…, vimeo.com/<number>, vimeo.com/<number>/<code> or vimeo.com/event/<number>'

/** The origins of the frames that pages may contain, for the hosts that media items may come from. */
export const playerOrigins = (allowed: readonly string[]): string[] => [
  ...new Set(allowed.flatMap((host) => hosts[host]?.origins ?? [])),
]

/** The player for the video at an address, which begins to play; undefined for any unknown shape. */
export function playerAddress(address: string): string | undefined {
  const url = new URL(address)
  return hosts[url.hostname]?.player(url)
}

/** Whether an address is at a host with a player, but has no shape that the player is known for. */
export const lacksPlayer = (address: string): boolean => {
  const { hostname } = new URL(address)
  return hostname in hosts && playerAddress(address) === undefined
}

function youTubePlayer({ hostname, pathname, searchParams, hash }: URL): string | undefined {
  const id =
    pathname === '/watch'
      ? (searchParams.get('v') ?? '')
      : (hostname === 'youtu.be'
          ? /^\/([^/]+)\/?$/
          : /^\/(?:shorts|live|embed|v)\/([^/]+)\/?$/
        ).exec(pathname)?.[1]
  if (!id || !/^(?!videoseries$|live_stream$)[\w-]{3,20}$/.test(id)) return undefined
  const start = startOf(searchParams, hash)
  return `${youTube}/embed/${id}?autoplay=1${start ? `&start=${start}` : ''}`
}

const vimeoVideo =
  /^\/(?:video\/|channels\/[\w-]+\/|groups\/[\w-]+\/videos\/|(?:album|showcase)\/\d+\/video\/)?(\d+)(?:\/([\da-z]+))?\/?$/
const vimeoEvent = /^\/event\/(\d+)(?:\/embed)?(?:\/([\da-z]+))?\/?$/

function vimeoPlayer({ hostname, pathname, searchParams, hash }: URL): string | undefined {
  const [, event, eventCode] = vimeoEvent.exec(pathname) ?? []
  if (event && hostname !== 'player.vimeo.com')
    return `${vimeoEvents}/event/${event}/embed${eventCode ? `/${eventCode}` : ''}?autoplay=1&dnt=1`
  const [, id, ownCode] = vimeoVideo.exec(pathname) ?? []
  if (!id) return undefined
  // An unlisted video plays only with its code.
  const code = ownCode ?? /^[\da-z]+$/.exec(searchParams.get('h') ?? '')?.[0]
  const start = startOf(searchParams, hash)
  return `${vimeo}/video/${id}?autoplay=1&dnt=1${code ? `&h=${code}` : ''}${start ? `#t=${start}s` : ''}`
}

/** Seconds, of `90`, `90s` or `1h2m3s` in the query or behind `#`. */
function startOf(query: URLSearchParams, hash: string): number {
  const text = query.get('t') ?? query.get('start') ?? new URLSearchParams(hash.slice(1)).get('t')
  const [, hours = 0, minutes = 0, seconds = 0] =
    /^(?:(\d{1,2})h)?(?:(\d{1,4})m)?(?:(\d{1,6})s?)?$/.exec(text ?? '') ?? []
  return Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds)
}
