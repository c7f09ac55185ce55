import type { Translated } from '@repo/platform/i18n/translated.ts'
import type { en } from './en.ts'

export const fr = {
  heading: 'Des dates pour votre agenda',
  lead: 'Chaque date est indiquée avec son fuseau horaire et accompagnée d’un fichier d’agenda. Les événements passés restent sur la page.',
  description:
    'Événements à venir et passés sur la localisation en temps réel en entrepôt, avec heure, fuseau horaire, lieu et fichier d’agenda.',
  upcoming: 'À venir',
  past: 'Événements passés',
  none: 'Nous sommes désolés, aucun événement à venir n’a été trouvé.',
  noneAdvice:
    'Les nouvelles dates sont annoncées dans la newsletter. Vous pouvez à tout moment demander une démo sur votre propre plan.',
  clock: '{hour} h {minute}',
  at: '{from}',
  range: 'de {from} à {to}',
  when: 'Quand',
  where: 'Où',
  zone: 'fuseau horaire {zone}',
  calendar: 'Ajouter à l’agenda',
  register: 'S’inscrire',
  publishedOn: 'Publié le {date}',
} satisfies Translated<typeof en>
