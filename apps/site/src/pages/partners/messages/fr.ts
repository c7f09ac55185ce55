import type { Translated } from '@repo/platform/i18n/translated.ts'
import type { en } from './en.ts'

export const fr: Translated<typeof en> = {
  title: 'Partenaires : qui prend en charge chaque étape',
  description:
    'Pose, équipement des chariots, raccordement au WMS, conduite de projet : les étapes d’un projet et qui peut les prendre en charge.',
  heading: 'Qui peut prendre en charge chaque étape',
  lead: 'Un projet de localisation compte neuf missions. Intégrateurs, concessionnaires de chariots et éditeurs de WMS peuvent en prendre la plupart en charge. Cette page décrit le travail.',
  chart: {
    title: 'Neuf missions, trois acteurs',
    lead: 'C’est ainsi que nous planifions un projet. Le devis indique qui réalise chaque étape.',
    step: 'Mission',
    result: 'Document produit',
    sides: { us: 'Nous', partner: 'Partenaire', customer: 'Client' },
    parts: { leads: 'pilote', can: 'peut s’en charger', helps: 'contribue', none: 'non concerné' },
    names: {
      question: ['Question et plan', 'Première estimation'],
      agreement: ['CSE et protection des données', 'Avis du CSE'],
      survey: ['Visite technique', 'Plan de visite avec points faibles'],
      mounting: ['Pose et câblage', 'Plan de récolement avec coordonnées'],
      trucks: ['Équipement des chariots', 'Fiche de montage par chariot'],
      zones: ['Zones et règles', 'Liste des règles'],
      wms: ['Raccordement au WMS', 'Liste des événements et des champs'],
      acceptance: ['Recette', 'Procès-verbal de recette signé'],
      operation: ['Exploitation', 'Indicateurs en réponse à la question'],
    },
  },
  roles: {
    title: 'En quoi consiste le travail',
    lead: 'Quatre types de travaux, chacun avec le savoir-faire qu’il demande.',
    names: {
      mounting: 'Pose et câblage',
      trucks: 'Équipement des chariots',
      wms: 'Raccordement au WMS',
      lead: 'Conduite de projet sur site',
    },
    texts: {
      mounting:
        'Travail en hauteur entre les palettiers, réseau et alimentation jusqu’à chaque ancre et chaque passerelle, relevé de toutes les ancres au laser ou à la station totale. Une erreur sur les coordonnées d’une ancre se retrouve dans chaque position.',
      trucks:
        'Tags sur les chariots, avec un convertisseur CC/CC si la batterie l’exige. La pose est convenue avec le constructeur ou son réseau de service, et chaque chariot a sa fiche.',
      wms: 'La plateforme dispose d’une interface REST. Le WMS a plus souvent besoin d’événements, comme un point de dépose, que de coordonnées. Il faut mettre les champs en correspondance, tester avec de vraies commandes, puis tenir cette correspondance à jour.',
      lead: 'Rendez-vous, allées fermées, nacelles, chariots à tour de rôle : il faut, de la visite technique à la recette, une personne qui connaît le site et ses équipes.',
    },
  },
  terms: {
    title: 'Ce que vous y gagnez, ce qu’il nous faut',
    text: [
      'Il n’existe pas encore de programme partenaires : ni niveaux, ni certificats, ni marges publiées. La rémunération est convenue pour le premier projet.',
      'Il nous faut trois informations : lesquels de ces quatre travaux vous réalisez, dans quels pays, et qui répond aux questions. Avant toute ancre en extérieur, il faut vérifier la réglementation radio nationale ; une bonne connaissance du pays y aide.',
    ],
    plan: '« Partenaire » est aussi le nom de notre contrat annuel : voir les formules',
    contact: 'Dites-nous ce que vous faites',
  },
  named: {
    title: 'Nos partenaires',
    none: 'Aucun partenaire n’est encore cité ici.',
    next: 'Un nom apparaît lorsque les deux parties ont donné leur accord, avec les étapes que le partenaire réalise.',
  },
}
