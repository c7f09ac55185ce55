export interface PressArticle {
  title: string
  permalink: string
  /** ISO time, UTC. */
  publishedAt: string
  /** The first sentences of the text, without markup. */
  summary: string
}

export interface PressData {
  /** What is filed under press, newest publication first. */
  articles: readonly PressArticle[]
}
