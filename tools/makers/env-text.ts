import { z } from 'zod'
import { configSchema } from '@repo/platform/server/config.ts'

/** The text of `.env.example`: every setting with its meaning, its choices and its default. */
export function envText(): string {
  const { properties = {} } = z.toJSONSchema(configSchema, { unrepresentable: 'any' })
  const settings = Object.entries(properties).map(([name, property]) => {
    const setting = typeof property === 'object' ? property : {}
    const choices = setting.enum ? ` (${setting.enum.join(', ')})` : ''
    const value = JSON.stringify(setting.default ?? '').replaceAll('"', '')
    return `# ${setting.description}${choices}\n#${name}=${value}\n`
  })
  return [
    '# Written by "npm run env-example" from packages/platform/src/server/config.ts.\n',
    ...settings,
  ].join('\n')
}
