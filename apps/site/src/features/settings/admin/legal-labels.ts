import type { SettingsForm } from './settings-form.ts'

export const legalLabels: Readonly<Record<keyof SettingsForm['legal'], string>> = {
  name: 'Company name',
  registration: 'Registration',
  vatNumber: 'VAT number',
  registeredOffice: 'Registered office',
  responsiblePerson: 'Responsible person',
}
