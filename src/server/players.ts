const youTube = 'https://www.youtube-nocookie.com'
const vimeo = 'https://player.vimeo.com'

/** Where the player of a host comes from; other hosts have none that pages may contain. */
const playerOf: Readonly<Record<string, string>> = {
  'www.youtube.com': youTube,
  'youtube.com': youTube,
  'm.youtube.com': youTube,
  'youtu.be': youTube,
  'www.youtube-nocookie.com': youTube,
  'vimeo.com': vimeo,
  'www.vimeo.com': vimeo,
  'player.vimeo.com': vimeo,
}

/** What pages may contain frames of, of the hosts from which media items may come. */
export const playerOrigins = (hosts: readonly string[]): string[] => [
  ...new Set(hosts.flatMap((host) => playerOf[host] ?? [])),
]

/** The player for the video at an address, which begins to play; undefined where none is known. */
export function playerAddress(address: string): string | undefined {
  const { hostname, pathname, searchParams } = new URL(address)
  const origin = playerOf[hostname]
  const [, last = ''] = /([\w-]+)\/?$/.exec(pathname) ?? []
  if (origin === youTube) {
    const id = pathname === '/watch' ? (searchParams.get('v') ?? '') : last
    return /^[\w-]{3,20}$/.test(id) ? `${youTube}/embed/${id}?autoplay=1` : undefined
  }
  return origin && /^\d+$/.test(last) ? `${vimeo}/video/${last}?autoplay=1&dnt=1` : undefined
}
