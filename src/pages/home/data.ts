export interface LatestNews {
  title: string
  permalink: string
  /** ISO time, UTC. */
  publishedAt: string
  /** The first 200 characters of the text or so, without markup. */
  summary: string
  categories: readonly string[]
}

export interface HomeData {
  /** 3 at most, newest publication first. */
  latest: readonly LatestNews[]
}
