import type { Translated } from '#src/i18n/translated.ts'
import type { en } from './en.ts'

export const pt = {
  industries: {
    enterprise: 'Grande empresa',
    semiconductors: 'Semicondutores',
    communications: 'Comunicações',
    internet: 'Internet',
    'e-commerce': 'Comércio eletrónico',
    logistics: 'Logística',
    luxury: 'Luxo (fabrico, embalagem, armazenagem)',
    manufacturing: 'Indústria transformadora',
    'food-manufacturing': 'Indústria alimentar',
    'erp-and-system-integrators': 'ERP e integradores de sistemas',
    retail: 'Retalho',
    'manufacturing-logistics': 'Produção/logística',
    storage: 'Armazenagem',
    petroleum: 'Petróleo',
  },
  useCases: {
    'fleet-safety': 'Segurança da frota de empilhadores',
    'fleet-maintenance': 'Manutenção da frota e acompanhamento do desempenho',
    'stock-management': 'Gestão ou localização de stocks',
    'performance-monitoring': 'Acompanhamento do desempenho',
    'fleet-right-sizing': 'Dimensionamento da frota',
    'fifo-compliance': 'Cumprimento do FIFO',
  },
} satisfies Translated<typeof en>
