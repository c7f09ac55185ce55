import type { Translated } from '@repo/platform/i18n/translated.ts'
import type { en } from './en.ts'

export const fr = {
  heading: 'Des vidéos qui attendent votre clic',
  lead: 'Aucune vidéo ne démarre seule. Le texte placé à côté décrit, seconde par seconde, ce qui se passe : il peut se lire à la place de la vidéo.',
  description:
    'Vidéos courtes et webinaires sur la localisation en temps réel en entrepôt : rien ne se charge avant votre clic, et chaque vidéo a sa description.',
  videos: 'Vidéos',
  webinars: 'Webinaires',
  play: 'Lire',
  transcript: 'Ce que montre la vidéo',
  fileAs: '{format}, {size}',
  download: 'Télécharger',
  since: 'Fichier du {date}',
  noVideos: 'Nous sommes désolés, aucune vidéo n’a été trouvée.',
  noVideosAdvice:
    'En attendant, la page d’accueil montre un entrepôt en activité : chariots, palettes et un croisement, avec l’âge des données.',
  noWebinars: 'Il n’y a pas de webinaire pour le moment.',
  noWebinarsAdvice:
    'Les nouvelles dates sont annoncées parmi les événements et dans la newsletter.',
  eventsLink: 'Voir les événements',
} satisfies Translated<typeof en>
