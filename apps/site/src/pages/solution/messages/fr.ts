import type { Translated } from '@repo/platform/i18n/translated.ts'
import type { en } from './en.ts'

export const fr = {
  title: 'Entrepôt intelligent : du tag au WMS en un dessin',
  description:
    'Tags, ancres, passerelle, plateforme, applications et interface REST dans une coupe de l’entrepôt, qui fournit quoi et comment chaque partie se paie.',
  heading: 'Tout le système en un dessin',
  lead: 'De gauche à droite : ce qui bouge porte un tag (balise mobile), les ancres horodatent les impulsions du tag, une passerelle transmet ces données, la plateforme calcule. Le résultat sert aux équipes et à votre WMS.',
  limit:
    'L’hébergement de la plateforme et le chiffrement des données sont précisés dans le devis.',
  drawing: {
    label: 'Les parties du système',
    caption:
      'Coupe d’un entrepôt : tags sur un chariot, une palette et une personne, ancres sous la toiture, passerelle dans son coffret. Une ligne sort de l’entrepôt vers la plateforme, puis vers la vue en direct, les analyses et le WMS.',
    liveView: 'Vue en direct',
    analytics: 'Analyses',
    wms: 'Votre WMS',
    rest: 'REST',
  },
  parts: {
    title: 'Cinq parties et le rôle de chacune',
    tags: {
      name: 'Tags',
      text: 'Le tag se fixe sur chariot, palette, outillage ou badge et émet des impulsions, jusqu’à {rate}. Sans tag, pas de position. La fréquence se règle tag par tag.',
      link: 'Comment se calcule une position',
    },
    anchors: {
      name: 'Ancres',
      text: 'Les ancres se posent sur poteaux et murs et horodatent chaque impulsion. Leur portée va jusqu’à {range}, mais il en faut plusieurs en vue à la fois : elles sont donc plus rapprochées. De l’acier sur le trajet dégrade la précision.',
      link: 'Limites de la technologie',
    },
    gateway: {
      name: 'Passerelle',
      text: 'La passerelle collecte les données des ancres et les transmet à votre réseau. Au-delà, les données quittent l’entrepôt. Elle s’alimente en {dc} V CC, {ac} V CA ou PoE.',
      link: 'Câbles et alimentation',
    },
    platform: {
      name: 'Plateforme',
      text: 'À partir des temps reçus, la plateforme calcule positions, événements et indicateurs. La disponibilité va jusqu’à {uptime}, la sauvegarde est quotidienne. Elle informe et ne pilote aucun chariot.',
      link: 'Données et sécurité informatique',
    },
    applications: {
      name: 'Applications et REST',
      text: 'Onze modules montrent ce qui s’est passé : la vue en direct avec {live} de décalage, les analyses avec {analytics}. Votre WMS reçoit positions et événements par l’interface REST. Les alertes de collision assistent le cariste.',
      link: 'Les onze modules',
    },
  },
  matrix: {
    title: 'Ce que nous apportons, ce que vous apportez',
    lead: 'Huit points décident de la date de démarrage d’un site. Chacun comporte une part pour nous et une part pour vous.',
    thing: 'Ce qu’il faut',
    ours: 'Nous',
    yours: 'Vous',
    rows: {
      power: [
        'Alimentation',
        'chaque point indiqué sur le plan de visite',
        'prises, PoE ou courant continu',
      ],
      network: [
        'Réseau',
        'passerelles et liste de leurs ports',
        'ports du commutateur, VLAN, ligne vers l’extérieur',
      ],
      plan: [
        'Plan de l’entrepôt',
        'ancres et zones reportées',
        'un plan avec palettiers et hauteurs',
      ],
      heights: [
        'Hauteurs de pose',
        'une proposition issue de la visite',
        'nacelle, accès, allées fermées',
      ],
      zones: ['Zones', 'paramétrage dans la plateforme', 'limites et une personne responsable'],
      accounts: [
        'Comptes utilisateurs',
        'rôles et un premier administrateur',
        'utilisateurs, arrivées et départs',
      ],
      agreement: [
        'Consultation du CSE',
        'liste de points, écrans d’exemple',
        'échanges, avant le premier tag',
      ],
      wms: ['WMS', 'référence de l’interface REST', 'un interlocuteur qui connaît les champs'],
    },
  },
  payment: {
    title: 'Comment chaque partie se paie',
    hardware: 'Matériel',
    hardwareText: 'gratuit pendant l’essai pilote, loué ou acheté avec le contrat partenaire',
    software: 'Logiciel',
    softwareText: 'abonnement par véhicule ou équipement et par mois',
    installation: 'Installation',
    installationText: 'facturée une fois, par jour et par technicien',
    services: 'Prestations complémentaires',
    servicesText: 'taux horaire',
    pricing: 'Tarifs pour votre pays',
  },
} satisfies Translated<typeof en>
