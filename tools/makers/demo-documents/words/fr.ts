import type { Translated } from '@repo/platform/i18n/translated.ts'
import type { en } from './en.ts'

export const fr = {
  edition: 'Édition {edition}',
  source: 'Généré à partir des valeurs publiées de {brand} ; le devis fait foi.',
  page: 'Page {page} sur {pages}',
  kinds: { datasheet: 'Fiche technique', caseStudy: 'Étude de cas', brochure: 'Brochure' },
  datasheet: {
    reading: 'Comment lire ces valeurs',
    size: 'Dimensions',
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
      temperature: '{first} et {second}, selon la version (indiquée dans le bon de commande)',
      degrees: '{from} à {to} °C',
      supply: '{dc} V CC, {ac} V CA ou PoE',
      uptime: 'jusqu’à {share}',
      backups: 'quotidiennes',
      interface: 'REST',
    },
    notes: {
      accuracy:
        'Jusqu’à {number} cm est le meilleur cas : visibilité directe vers un nombre suffisant d’ancres bien placées, dont les positions ont été relevées.',
      range:
        'La portée est celle de la liaison radio en visibilité directe. Une position demande plusieurs ancres à la fois : elles sont donc plus rapprochées que leur portée.',
      rate: 'La fréquence indiquée est le maximum pour un tag. La fréquence réglée dépend du nombre de tags.',
      protection:
        'IP67 : étanche à la poussière, 30 min sous 1 m d’eau. IP54 : protégé contre la poussière nuisible et les projections d’eau. Aucun des deux ne couvre le nettoyage à haute pression ni la condensation.',
      outdoors:
        'Nous vérifions les règles radio nationales avant de poser des ancres en extérieur, car certains pays exigent un enregistrement ou une autorisation.',
      supply: 'Sur le secteur en 230 V, alimentez la passerelle par PoE ou par son entrée CC.',
      marks:
        'Le marquage CE est la déclaration du fabricant. UL est la marque d’un organisme indépendant.',
      live: 'La vue en direct sert à suivre l’activité : en {seconds} s, un chariot à 10 km/h parcourt {metres} m.',
      uptime:
        'Avec une disponibilité de {share}, la plateforme est à l’arrêt {hours} h par an : prévoyez l’organisation du travail pendant ce temps.',
    },
  },
  caseStudy: {
    anonymous: 'Le client reste anonyme, et ces trois valeurs sont les seules publiées.',
    next: 'Mesurez les mêmes grandeurs sur votre site',
    nextText:
      'Un essai pilote relève ces grandeurs avant et après. Écrivez-nous : nous le préparons sur le plan de votre entrepôt.',
    unknown: 'Ce qui n’est pas publié',
    unknownItems: [
      'Nom, secteur et taille du site',
      'Période de mesure et mesure de référence',
      'Autres actions menées au même moment',
    ],
    limits: 'Comment lire ces valeurs',
    limitItems: [
      'Les valeurs viennent d’un seul site et ne sont pas une prévision pour un autre.',
      'Les pourcentages d’études de cas différentes ne s’additionnent pas.',
      'Un essai pilote mesure les mêmes grandeurs dans votre entrepôt.',
    ],
    how: {
      speeding: 'La vitesse du chariot comparée à la limite de sa zone.',
      impacts:
        'Les chocs au-dessus d’un seuil, avec le lieu et l’heure. Leur nombre dépend du seuil.',
      idling:
        'Le temps pendant lequel un chariot est à l’arrêt, contact mis. Ce que signifie « contact mis » est convenu avant la mesure.',
      nightShiftForklifts: 'Les chariots utilisés en même temps, heure par heure.',
      orderResponse:
        'Le temps entre la commande dans le WMS et le premier mouvement. Le WMS fournit l’heure des commandes.',
      retrieval: 'Le temps entre la commande et le départ de la palette de son emplacement.',
      search: 'Le temps écoulé {searchSpan}.',
      forklifts:
        'Les chariots utilisés en même temps, sur un cycle complet de semaines chargées et calmes.',
      throughput: 'Les palettes déplacées pendant les mêmes heures de travail.',
    },
  },
  warehouse: {
    limits: 'Les limites',
    limitItems: [
      'La radio a besoin de visibilité directe. L’acier, les liquides et les palettiers pleins dégradent la position ou la rendent impossible.',
      'Seuls les objets et les personnes équipés d’un tag sont localisés.',
      'Les alertes de collision assistent le cariste, qui freine. Elles ne sont pas une fonction de sécurité : conservez l’évaluation des risques et le plan de circulation.',
      'La vue en direct date de {seconds} s. Elle sert à suivre l’activité, et le freinage revient au cariste.',
      'Le système localise et rend compte, sans classer les personnes.',
    ],
  },
  protection: {
    lead: 'La position d’un chariot est une donnée personnelle dès qu’elle peut être rattachée au cariste. Réglez les points ci-dessous avant l’installation et demandez un avis juridique pour votre site.',
    agree: 'À régler avant le premier tag',
    items: [
      'Finalités autorisées et finalités exclues',
      'Ce qui porte un tag : chariots, palettes, outillage, personnes',
      'Existence ou non d’un lien entre un chariot et son cariste',
      'Qui voit quoi, et à quel niveau : site, poste, chariot',
      'Durée de conservation de chaque type de donnée',
      'Destinataires d’une alerte : le cariste seul, ou d’autres',
      'Salles de pause et sanitaires : zones masquées',
      'Usage en matière disciplinaire',
      'Exclusion des évaluations individuelles',
      'Journal des accès, et qui le contrôle',
      'Export et effacement, y compris en fin de contrat',
      'Procédure en cas de modification ultérieure',
    ],
    law: 'Selon le droit applicable',
    kit: 'Des modèles à adapter avec le CSE',
    kitText:
      'Le dossier d’achat de notre site web contient, en six langues, un projet d’analyse d’impact et un modèle d’accord.',
    rules: [
      'Royaume-Uni : selon le droit de la protection des données, la surveillance des salariés doit être loyale, transparente, nécessaire et proportionnée ; une analyse d’impact est probablement requise.',
      'Union européenne : le consentement des salariés n’est presque jamais une base légale valable. L’intérêt légitime exige nécessité, proportionnalité et transparence ; une analyse d’impact est probablement requise.',
      'Allemagne : § 87 (1) n° 6 BetrVG. Le comité d’entreprise dispose d’un droit de codécision sur les dispositifs techniques capables de surveiller le comportement ou la performance, quelle que soit l’intention.',
      'France : la CNIL exige des finalités précises, exclut le contrôle permanent et demande une désactivation possible hors du temps de travail. Le CSE est consulté et chaque salarié informé au préalable.',
      'Italie : art. 4 L. 300/1970. Seulement pour l’organisation, la production, la sécurité ou la protection du patrimoine, après accord avec la RSU ou la RSA ou autorisation de l’inspection du travail.',
      'Espagne : art. 90 LO 3/2018. Les salariés et leurs représentants doivent recevoir une information préalable, expresse et claire.',
      'Portugal : art. 20 Código do Trabalho. La surveillance à distance de la performance professionnelle est interdite.',
    ],
  },
  estimate: {
    lead: 'L’estimation est calculée à partir des données d’un site et d’hypothèses publiées (grille tarifaire, version {version}).',
    example: 'Du site au délai de retour',
    formulas:
      'Ces formules sont celles de la page des tarifs. Chacune précède celles qui l’utilisent. Leurs termes sont des données saisies, des hypothèses ou des lignes précédentes.',
    exampleNote:
      'Site d’exemple calculé avec le modèle, hors TVA. Prix pour le pays suivant : {country}.',
  },
} satisfies Translated<typeof en>
