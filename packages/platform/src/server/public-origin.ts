import type { Config } from './config.ts'

/** Returns the origin of the site for links in emails; no request can influence it. */
export function publicOrigin(config: Config, port: number = config.PORT): string {
  return config.publicUrl ?? `http://${config.HOST}:${port}`
}
