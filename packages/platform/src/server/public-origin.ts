import type { Config } from './config.ts'

/** Origin under which visitors reach the site, for links in mails: never taken from a request. */
export function publicOrigin(config: Config, port: number = config.PORT): string {
  return config.publicUrl ?? `http://${config.HOST}:${port}`
}
