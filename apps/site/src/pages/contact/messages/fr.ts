import type { Translated } from '@repo/platform/i18n/translated.ts'
import type { en } from './en.ts'

export const fr: Translated<typeof en> = {
  title: 'Contact : Londres et Lisbonne',
  description:
    'Bureaux à Londres et à Lisbonne avec cartes dessinées, et un tableau qui oriente chaque demande : démo, installation, données, sécurité, presse.',
  heading: 'Deux portes, une adresse',
  lead: 'Le tableau ci-dessous oriente chaque demande.',
  noHours: 'Nous n’indiquons ni téléphone ni horaires tant qu’ils ne sont pas fixés.',
  demo: 'Demander une démo',
  plates: {
    noAddress: 'L’adresse n’est pas encore publiée. Merci d’écrire avant de venir.',
    localTime: 'Heure locale',
    phone: 'Téléphone',
    opening: 'Horaires',
  },
  maps: {
    show: 'Afficher la carte',
    hide: 'Masquer la carte',
    caption: 'Carte du centre de {city} à l’échelle des quartiers',
    larger: 'Agrandir',
    smaller: 'Réduire',
    streets: 'Charger le plan des rues depuis {host}',
    note: 'Ces cartes font partie de la page : rien n’est chargé depuis un autre site.',
    noPin: 'Aucun repère n’y figure tant qu’aucune adresse n’est publiée.',
  },
  subjects: {
    title: 'Où adresser votre demande',
    lead: 'Ne mettez aucun secret d’affaires dans le premier e-mail : il n’est pas chiffré de bout en bout.',
    subject: 'Sujet',
    where: 'Où',
    help: 'Ce qui nous aide à répondre',
    rows: {
      demo: [
        'Démo ou devis',
        'Pays, nombre de chariots et la question à laquelle vous voulez une réponse',
      ],
      prices: [
        'Tarifs et délai de retour',
        'L’estimation ne demande pas vos coordonnées : elle se calcule sur la page',
      ],
      running: [
        'Une installation en service',
        'Site, chariot ou ancre, heure de l’événement et ce que vous attendiez',
      ],
      privacy: [
        'Protection des données',
        'Quelles données, et s’il s’agit d’accès, de rectification ou d’effacement',
      ],
      security: [
        'Une faille de sécurité',
        'L’adresse ou l’appareil et les étapes pour la reproduire, sans données de tiers',
      ],
      partners: [
        'Travailler ensemble',
        'Quelles étapes d’un projet vous réalisez, et dans quels pays',
      ],
      press: ['Presse', 'Textes, logo et chiffres avec leurs limites, prêts à copier'],
      jobs: ['Travailler chez nous', 'Une page sur ce que vous avez construit'],
    },
  },
}
