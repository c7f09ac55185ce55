import type { Translated } from '#src/i18n/translated.ts'
import type { en } from './en.ts'

export const pt = {
  industries: {
    enterprise: 'Grande empresa (multissetorial)',
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
    petroleum: 'Indústria petrolífera',
  },
  useCases: {
    'fleet-safety': 'Segurança da frota de empilhadores',
    'fleet-maintenance': 'Manutenção e indicadores da frota',
    'stock-management': 'Gestão de stocks e localizações',
    'performance-monitoring': 'Indicadores da frota (KPI)',
    'fleet-right-sizing': 'Dimensionamento da frota',
    'fifo-compliance': 'Cumprimento do FIFO',
  },
} satisfies Translated<typeof en>
