import type { Translated } from '@repo/platform/i18n/translated.ts'
import type { en } from './en.ts'

export const pt = {
  heading: 'Datas para a sua agenda',
  lead: 'Cada data indica o fuso horário e tem um ficheiro de calendário. Os eventos passados continuam na página.',
  description:
    'Eventos futuros e passados sobre localização em tempo real no armazém, com hora, fuso horário, local e ficheiro de calendário.',
  upcoming: 'Eventos futuros',
  past: 'Eventos passados',
  none: 'Lamentamos, não foram encontrados próximos eventos.',
  noneAdvice:
    'As novas datas são anunciadas na newsletter. Uma demonstração com a planta do seu próprio armazém não depende de um evento.',
  clock: '{hour}h{minute}',
  at: '{from}',
  range: '{from}–{to}',
  when: 'Quando',
  where: 'Onde',
  zone: 'fuso horário {zone}',
  calendar: 'Adicionar ao calendário',
  register: 'Inscrever-se',
  publishedOn: 'Publicado em {date}',
} satisfies Translated<typeof en>
