import type { Lang } from '#src/i18n/locales.ts'
import type { CaseKey } from './claims.ts'

/** What the figures of the case studies measure. */
export const caseNames: Readonly<Record<Lang, Readonly<Record<CaseKey, string>>>> = {
  en: {
    speeding: 'Speeding',
    impacts: 'Impact incidents',
    idling: 'Idling',
    nightShiftForklifts: 'Forklifts on night shift',
    orderResponse: 'Order response time',
    retrieval: 'Stock retrieval time',
    search: 'Search time',
    forklifts: 'Forklifts in the fleet',
    throughput: 'Pallet throughput',
  },
  de: {
    speeding: 'Geschwindigkeits­überschreitungen',
    impacts: 'Schockereignisse',
    idling: 'Leerlauf',
    nightShiftForklifts: 'Stapler in der Nachtschicht',
    orderResponse: 'Reaktionszeit auf Aufträge',
    retrieval: 'Auslagerzeit',
    search: 'Suchzeit',
    forklifts: 'Stapler in der Flotte',
    throughput: 'Palettendurchsatz',
  },
  es: {
    speeding: 'Excesos de velocidad',
    impacts: 'Impactos',
    idling: 'Inactividad',
    nightShiftForklifts: 'Carretillas en el turno de noche',
    orderResponse: 'Tiempo de respuesta a pedidos',
    retrieval: 'Tiempo de extracción de palés',
    search: 'Tiempo de búsqueda',
    forklifts: 'Carretillas de la flota',
    throughput: 'Palés movidos',
  },
  fr: {
    speeding: 'Excès de vitesse',
    impacts: 'Chocs',
    idling: 'Inactivité',
    nightShiftForklifts: 'Chariots en poste de nuit',
    orderResponse: 'Délai de traitement des commandes',
    retrieval: 'Temps de déstockage',
    search: 'Temps de recherche',
    forklifts: 'Chariots du parc',
    throughput: 'Palettes déplacées',
  },
  it: {
    speeding: 'Eccessi di velocità',
    impacts: 'Urti',
    idling: 'Inattività',
    nightShiftForklifts: 'Carrelli nel turno di notte',
    orderResponse: 'Tempo di risposta agli ordini',
    retrieval: 'Tempo di prelievo',
    search: 'Tempo di ricerca',
    forklifts: 'Carrelli della flotta',
    throughput: 'Pallet movimentati',
  },
  pt: {
    speeding: 'Excessos de velocidade',
    impacts: 'Embates',
    idling: 'Inatividade',
    nightShiftForklifts: 'Empilhadores no turno da noite',
    orderResponse: 'Tempo de resposta às encomendas',
    retrieval: 'Tempo de recolha de stock',
    search: 'Tempo de procura',
    forklifts: 'Empilhadores da frota',
    throughput: 'Paletes movimentadas',
  },
}

/**
 * From when to when a search is counted. Pages and documents take it from here as `{searchSpan}`, so
 * that the same figure is not defined in two ways.
 */
export const searchSpan: Readonly<Record<Lang, string>> = {
  en: 'from the truck job to the first approach to the right location',
  de: 'vom Fahrauftrag bis zur ersten Anfahrt des richtigen Stellplatzes',
  es: 'desde la tarea hasta la primera llegada a la ubicación correcta',
  fr: 'de la mission à la première arrivée au bon emplacement',
  it: 'dalla missione al primo arrivo all’ubicazione giusta',
  pt: 'desde a tarefa até à primeira chegada à localização certa',
}
