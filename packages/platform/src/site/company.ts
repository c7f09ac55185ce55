import { createContext, useContext } from 'react'
import { brandCompany, type Company } from '#src/brand/company.ts'

/** What the page prints of the company; islands get what they need as properties. */
export const CompanyContext = createContext<Company>(brandCompany)
export const useCompany = (): Company => useContext(CompanyContext)
