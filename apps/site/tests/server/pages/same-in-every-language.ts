/** Texts of pages that are rightly the same in two languages. */
export const sameInEveryLanguage: ReadonlySet<string> = new Set([
  'Antena opcional 150 m',
  'Antena opcional 65 m',
  '400 por segundo',
  'Compra, 12 meses',
  'Compra, 36 meses',
  'Contrato anual',
  'Enviar candidatura',
  'Fichas técnicas',
  'Hardware gratuito',
  'por hora de técnico',
  'Hora local',
  'Horas por turno',
  'kg\u00a0CO₂e per pallet',
  'Mostrar mapa',
  'Ocultar mapa',
  'Sentido único',
])
