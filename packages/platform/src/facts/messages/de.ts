import type { Translated } from '#src/i18n/translated.ts'
import type { en } from './en.ts'

export const de = {
  industries: {
    enterprise: 'Großunternehmen (branchenübergreifend)',
    semiconductors: 'Halbleiter',
    communications: 'Telekommunikation',
    internet: 'Internet',
    'e-commerce': 'Onlinehandel',
    logistics: 'Logistik',
    luxury: 'Luxusgüter (Fertigung, Verpackung, Lagerung)',
    manufacturing: 'Verarbeitendes Gewerbe',
    'food-manufacturing': 'Lebensmittelindustrie',
    'erp-and-system-integrators': 'ERP-Anbieter und Systemintegratoren',
    retail: 'Einzelhandel',
    'manufacturing-logistics': 'Fertigung/Logistik',
    storage: 'Lagerhaltung',
    petroleum: 'Mineralölindustrie',
  },
  useCases: {
    'fleet-safety': 'Sicherheit der Staplerflotte',
    'fleet-maintenance': 'Wartung und Leistungskennzahlen der Flotte',
    'stock-management': 'Bestands- und Stellplatzverwaltung',
    'performance-monitoring': 'Leistungskennzahlen',
    'fleet-right-sizing': 'Flottendimensionierung',
    'fifo-compliance': 'FIFO-Einhaltung',
  },
} satisfies Translated<typeof en>
