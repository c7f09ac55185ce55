import type { z } from 'zod'

/** The schema with a value for readers of the API description. Forms and checks ignore the value. */
export const withExample = <T extends z.ZodType>(schema: T, value: z.input<T>): T =>
  schema.meta({ examples: [value] })

/** Values that several contracts show. */
export const exampleValues = {
  id: '019f3c52-7a10-7c44-9d3e-5b21c0a4e6f8',
  time: '2026-01-15T09:30:00.000Z',
  laterTime: '2030-01-15T09:30:00.000Z',
  day: '2026-01-15',
  email: 'ada@example.com',
  person: 'Ada Example',
  company: 'Example GmbH',
  title: 'Forklifts in narrow aisles',
  permalink: 'forklifts-in-narrow-aisles',
  description: 'How anchors are placed above narrow aisles.',
  password: 'seven lorries wait at dawn',
} as const
