import { z } from 'zod'
import { exampleValues, withExample } from './example.ts'

/** What responses answer as it is stored, whose rules were those of its time. */
export const storedId = withExample(z.string(), exampleValues.id)
export const storedTime = withExample(z.string(), exampleValues.time)
export const storedDay = withExample(z.string(), exampleValues.day)
export const storedEmail = withExample(z.string(), exampleValues.email)
/** The name of a person. */
export const storedPerson = withExample(z.string(), exampleValues.person)
export const storedTitle = withExample(z.string(), exampleValues.title)
export const storedPermalink = withExample(z.string(), exampleValues.permalink)
export const storedDescription = withExample(z.string(), exampleValues.description)
