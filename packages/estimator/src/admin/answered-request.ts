import { useCases } from '../model/input.ts'
import type { FormValues } from '../form/fields.ts'
import { readLink } from '../form/read-link.ts'

/** What a demo request says that an estimate asks for. */
interface AsksForEstimate {
  country: string
  company: string
  industry: string | null
  usecase: string | null
  comments: string | null
}

/** The link that “Discuss this estimate” puts into the comments. */
const estimateLink = /\/pricing\S*?#(\S+)/

/** The inputs that a demo request gives: those of the visitor's estimate, and what the form says. */
export function valuesOfRequest(request: AsksForEstimate): FormValues {
  const [, fragment] = estimateLink.exec(request.comments ?? '') ?? []
  const { country, company, industry, usecase } = request
  const useCase = useCases.find((one) => one === usecase)
  return {
    ...(fragment && readLink('en', fragment)?.values),
    country,
    companyName: company,
    ...(industry && { industry }),
    ...(useCase && { useCase }),
  }
}
