import type { Translated } from '@repo/platform/i18n/translated.ts'
import type { en } from './en.ts'

export const fr = {
  edition: 'Édition {edition}',
  source: 'Généré à partir des valeurs publiées de {brand} ; le devis fait foi.',
  page: 'Page {page} sur {pages}',
  datasheet: {
    property: 'Caractéristique',
    value: 'Valeur publiée',
    notStated: 'non indiqué dans cette édition',
    reading: 'Comment lire ces valeurs',
    intro: {
      anchor:
        'L’ancre se fixe à un poteau ou à un mur. Elle mesure l’instant d’arrivée des impulsions radio des tags.',
      tag: 'Le tag (balise mobile) se place sur le chariot, la palette, l’outillage ou le badge. Ses impulsions radio servent à calculer la position.',
      gateway: 'La passerelle relie les ancres au réseau du site.',
      platform:
        'La plateforme transforme les positions en vue en direct, alertes, indicateurs et rapports.',
    },
    rows: {
      range: 'Portée radio',
      spectrum: 'Spectre UWB',
      bands: 'Bandes de fonctionnement',
      accuracy: 'Précision 3D du système',
      rate: 'Fréquence de mise à jour',
      protection: 'Indice de protection',
      temperature: 'Température de fonctionnement',
      marks: 'Certification et marquage',
      supply: 'Alimentation',
      live: 'Latence de la vue en direct',
      analytics: 'Latence des analyses',
      uptime: 'Disponibilité',
      backups: 'Sauvegardes',
      interface: 'Interface',
    },
    values: {
      range: 'jusqu’à {standard} m, {longer} ou {longest} m avec antenne en option',
      accuracy: 'jusqu’à {number} cm',
      rate: 'jusqu’à {number} Hz',
      protection: '{outdoors} en extérieur, {indoors} en intérieur',
      temperature: '{first} et {second}, selon la variante (voir la commande)',
      degrees: '{from} à {to} °C',
      supply: '{dc} V CC, {ac} V CA ou PoE',
      uptime: 'jusqu’à {share}',
      backups: 'quotidiennes',
      interface: 'REST',
    },
    open: {
      dimensions: 'Dimensions',
      weight: 'Poids',
      power: 'Consommation',
      battery: 'Batterie',
      mounting: 'Fixation',
      antenna: 'Gain de l’antenne',
      connectors: 'Connecteurs',
      ports: 'Ports réseau',
      encryption: 'Chiffrement',
      hosting: 'Hébergement et durée de conservation',
    },
    notes: {
      accuracy:
        'Jusqu’à {number} cm est le meilleur cas : visibilité directe vers un nombre suffisant d’ancres bien placées, dont les positions ont été relevées.',
      range:
        'La portée est celle de la liaison radio en visibilité directe. Une position demande plusieurs ancres à la fois : elles sont donc plus rapprochées que leur portée.',
      rate: 'La fréquence de mise à jour est le plafond d’un tag. La fréquence réglée dépend du nombre de tags.',
      protection:
        'IP67 : étanche à la poussière, 30 min sous 1 m d’eau. IP54 : protégé contre la poussière nuisible et les projections d’eau. Aucun des deux ne couvre le nettoyage à haute pression ni la condensation.',
      outdoors:
        'Avant de poser des ancres en extérieur, les règles radio nationales sont vérifiées. Certains pays exigent une déclaration ou une autorisation.',
      supply:
        'La plage CA est reprise telle que publiée. Demandez la tension d’entrée exacte avant de brancher la passerelle sur 230 V.',
      marks:
        'Le marquage CE est la déclaration du fabricant. UL est la marque d’un organisme indépendant.',
      live: 'La vue en direct sert à regarder : en {seconds} s, un chariot à 10 km/h parcourt {metres} m.',
      uptime:
        'Une disponibilité de {share} laisse {hours} h par an sans plateforme. Le site doit pouvoir travailler sans l’écran.',
    },
  },
  caseStudy: {
    anonymous: 'Le client reste anonyme. Trois valeurs sont publiées, et rien d’autre.',
    measured: 'Comment le produit les mesure',
    unknown: 'Ce qui n’est pas publié',
    unknownItems: [
      'Nom, secteur et taille du site',
      'Période de mesure et mesure de référence',
      'Autres actions menées au même moment',
    ],
    limits: 'Comment lire ces valeurs',
    limitItems: [
      'Les valeurs viennent d’un seul site. Elles ne prédisent rien pour un autre.',
      'Les pourcentages d’études de cas différentes ne s’additionnent pas.',
      'Un essai pilote montre les mêmes grandeurs dans votre entrepôt.',
    ],
    how: {
      speeding: 'La vitesse du chariot comparée à la limite de sa zone.',
      impacts:
        'Les chocs au-dessus d’un seuil, avec le lieu et l’heure. Leur nombre dépend du seuil.',
      idling:
        'Le temps pendant lequel un chariot est à l’arrêt, contact mis. Ce que « contact mis » veut dire est défini avant la mesure.',
      nightShiftForklifts: 'Les chariots utilisés en même temps, heure par heure.',
      orderResponse:
        'Le temps entre la commande dans le WMS et le premier mouvement. Le WMS doit fournir les heures des commandes.',
      retrieval: 'Le temps entre la commande et le départ de la palette de son emplacement.',
      search: 'Le temps écoulé {searchSpan}.',
      forklifts:
        'Les chariots utilisés en même temps, sur un cycle complet de semaines chargées et calmes.',
      throughput: 'Les palettes déplacées pendant les mêmes heures de travail.',
    },
  },
  warehouse: {
    modules: 'Onze modules',
    questions: 'Six questions du terrain',
    figures: 'Valeurs publiées',
    limits: 'Les limites',
    limitItems: [
      'La radio a besoin de visibilité directe. L’acier, les liquides et les palettiers pleins dégradent la position ou l’empêchent.',
      'Ce qui ne porte pas de tag n’est pas localisé.',
      'Les alertes de collision assistent le cariste. Elles ne sont pas une fonction de sécurité, ne freinent pas le chariot et ne remplacent ni l’évaluation des risques ni les voies de circulation.',
      'La vue en direct date de {seconds} s. Elle ne sert pas à freiner.',
      'Le système localise et rend compte. Il ne classe pas les personnes.',
    ],
  },
  protection: {
    lead: 'La position d’un chariot est une donnée personnelle dès que l’on peut savoir qui conduisait. Cette liste indique ce qui se décide avant l’installation. Ce n’est pas un avis juridique.',
    agree: 'À convenir avant le premier tag',
    items: [
      'Finalités, et finalités exclues',
      'Ce qui porte un tag : chariots, palettes, outillage, personnes',
      'Existence ou non d’un lien entre un chariot et son cariste',
      'Qui voit quoi, et à quel niveau : site, poste, chariot',
      'Durée de conservation de chaque type de donnée',
      'Destinataires d’une alerte : le cariste seul, ou d’autres',
      'Pauses, toilettes et salles de repos : zones masquées',
      'Usage en matière disciplinaire',
      'Exclusion des évaluations individuelles',
      'Journal des accès, et qui le contrôle',
      'Export et effacement, y compris en fin de contrat',
      'Procédure en cas de modification ultérieure',
    ],
    law: 'Selon le droit applicable',
    rules: [
      'Union européenne : le consentement des salariés n’est presque jamais une base légale valable. L’intérêt légitime exige nécessité, proportionnalité et transparence ; une analyse d’impact est probablement requise.',
      'Allemagne : § 87 (1) n° 6 BetrVG. Le comité d’entreprise codécide des dispositifs techniques capables de surveiller le comportement ou la performance, quelle que soit l’intention.',
      'France : la CNIL exige des finalités précises, pas de contrôle permanent et une désactivation possible hors du temps de travail. Le CSE est consulté et chaque salarié informé au préalable.',
      'Italie : art. 4 L. 300/1970. Seulement pour l’organisation, la production, la sécurité ou la protection du patrimoine, après accord avec la RSU ou la RSA ou autorisation de l’inspection du travail.',
      'Espagne : art. 90 LO 3/2018. Les salariés et leurs représentants reçoivent une information préalable, expresse et claire.',
      'Portugal : art. 20 Código do Trabalho. Pas de surveillance à distance pour contrôler la performance professionnelle.',
    ],
  },
  estimate: {
    lead: 'L’estimation est un calcul sur les données d’un site et sur des hypothèses publiées : liste de prix, version {version}.',
    example: 'Un exemple',
    exampleNote:
      'Site d’exemple avec les prix pour le pays suivant : {country}, hors TVA. Calculé avec le modèle, non mesuré.',
    inputs: 'Donnée',
    results: 'Résultat',
    amount: 'Valeur',
  },
} satisfies Translated<typeof en>
