import type { Translated } from '@repo/platform/i18n/translated.ts'
import type { en } from './en.ts'

export const es = {
  heading: 'Fechas para su calendario',
  lead: 'Cada fecha indica su huso horario y tiene un archivo de calendario. Los eventos pasados siguen en la página.',
  description:
    'Próximos eventos y eventos pasados sobre localización en tiempo real en el almacén, con hora, huso horario, lugar y archivo de calendario.',
  upcoming: 'Próximos eventos',
  past: 'Eventos pasados',
  none: 'Lo sentimos, no se han encontrado próximos eventos.',
  noneAdvice:
    'Las nuevas fechas se anuncian en el boletín. Para ver una demo sobre su propio plano no hace falta esperar a un evento.',
  clock: '{hour}:{minute}',
  at: '{from} h',
  range: 'de {from} a {to} h',
  when: 'Cuándo',
  where: 'Dónde',
  zone: 'huso horario {zone}',
  calendar: 'Añadir al calendario',
  register: 'Inscribirse',
  publishedOn: 'Publicado el {date}',
} satisfies Translated<typeof en>
