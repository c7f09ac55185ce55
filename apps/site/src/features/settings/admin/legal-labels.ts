import type { SettingsForm } from './settings-form.ts'

export const legalLabels: Readonly<Record<keyof SettingsForm['legal'], string>> = {
  name: 'Company name',
  registration: 'Company registration number',
  vatNumber: 'VAT number',
  registeredOffice: 'Registered office',
  responsiblePerson: 'Person responsible for the content',
}
