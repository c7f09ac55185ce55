import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { envText } from './env-text.ts'

writeFileSync(join(import.meta.dirname, '../../.env.example'), envText())
