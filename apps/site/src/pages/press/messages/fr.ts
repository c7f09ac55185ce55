import type { Translated } from '@repo/platform/i18n/translated.ts'
import type { en } from './en.ts'

export const fr: Translated<typeof en> = {
  title: 'Espace presse : les faits sur une page',
  description:
    'Présentation en trois longueurs, faits avec leur origine, neuf chiffres avec leurs limites, et logo, couleurs et dessins dans une seule archive.',
  heading: 'Les faits sur une page',
  lead: 'Chaque fait figure avec sa condition et son origine, et peut être copié tel quel. Ce qui manque ici n’est pas publié : effectif, chiffre d’affaires, fondateurs, investisseurs, noms de clients.',
  copy: { copy: 'Copier', copied: 'Copié' },
  facts: {
    title: 'Fiche d’information',
    lead: 'La limite fait partie du fait : merci de publier les deux.',
    source: 'Origine : {source}',
    sources: { company: 'l’entreprise', product: 'spécification du produit' },
    rows: {
      name: { name: 'Nom', text: '{brand}, raison sociale {legal}' },
      founded: { name: 'Fondation', text: '{year}' },
      offices: { name: 'Bureaux', text: 'Londres et Lisbonne' },
      field: {
        name: 'Activité',
        text: 'Localisation en temps réel de chariots, palettes, outillage et personnes en entrepôt, par radio à bande ultra-large (UWB)',
      },
      accuracy: {
        name: 'Précision',
        text: 'Jusqu’à {accuracy} en trois dimensions, dès qu’assez d’ancres bien placées et relevées sont en visibilité directe',
      },
      rate: {
        name: 'Fréquence de mise à jour',
        text: 'Jusqu’à {rate} pour un tag ; la fréquence de chaque tag se règle selon le nombre de tags',
      },
      live: {
        name: 'Âge de la vue en direct',
        text: '{live} ; la vue en direct sert à se repérer et n’arrête aucun chariot',
      },
      uptime: { name: 'Disponibilité', text: 'Jusqu’à {uptime}, avec sauvegardes quotidiennes' },
      range: {
        name: 'Portée radio',
        text: 'Jusqu’à {range}, avec antenne en option {rangeLonger} ou {rangeLongest}, en visibilité directe',
      },
      alerts: {
        name: 'Alertes de collision',
        text: 'Assistance au cariste. Elles ne sont pas une fonction de sécurité et ne remplacent pas l’évaluation des risques',
      },
    },
  },
  boilerplate: {
    title: 'Présentation en trois longueurs',
    lead: 'Environ {short}, {medium} et {long} mots, tirés des seuls faits publiés.',
    name: 'Environ {words} mots',
    texts: {
      short:
        '{brand} localise chariots, palettes, outillage et personnes en entrepôt par radio à bande ultra-large, avec une précision allant jusqu’à {accuracy}. Entreprise fondée en {year}, bureaux à Londres et à Lisbonne.',
      medium:
        '{brand} localise chariots, palettes, outillage et personnes en entrepôt. Les tags émettent des impulsions à bande ultra-large, les ancres en mesurent l’heure d’arrivée et une plateforme calcule les positions, avec une précision allant jusqu’à {accuracy} dès qu’assez d’ancres relevées sont en visibilité directe. Le cariste est alerté, et les rapports montrent vitesse, chocs, inactivité et attentes. L’entreprise a été fondée en {year} et a des bureaux à Londres et à Lisbonne.',
      long: '{brand} localise chariots, palettes, outillage et personnes en entrepôt. Les tags émettent des impulsions à bande ultra-large, les ancres en mesurent l’heure d’arrivée et une plateforme calcule les positions, avec une précision allant jusqu’à {accuracy} dès qu’assez d’ancres relevées sont en visibilité directe. La vue en direct date de {live}, les rapports de {analytics}. Une interface REST transmet positions et événements au logiciel de gestion d’entrepôt. Le système assiste : il ne freine aucun chariot, ne filme personne et ne note aucun cariste. Trois clients anonymes ont communiqué neuf résultats, dont {impacts} de chocs et {search} de temps de recherche en moins, chacun chez un seul client. Ces résultats ne s’additionnent pas et ne sont pas une prévision. L’entreprise a été fondée en {year} et a des bureaux à Londres et à Lisbonne.',
    },
  },
  cases: {
    title: 'Neuf chiffres avec leurs limites',
    lead: 'Trois clients anonymes. Secteur, taille, période et méthode ne sont pas publiés. Les pourcentages ne s’additionnent pas et ne sont pas une prévision.',
    study: 'Étude de cas {number}',
    figure: 'Indicateur',
    change: 'Évolution',
    limits: {
      1: 'Chocs et excès de vitesse dépendent de seuils convenus sur site ; l’inactivité, de la durée minimale d’arrêt.',
      2: 'Le chiffre sur le parc concerne le seul poste de nuit. Le délai de traitement va de la commande au premier mouvement.',
      3: 'Le chiffre sur le parc vient d’un autre site que celui du poste de nuit. Le temps de recherche va {searchSpan}.',
    },
  },
  articles: {
    title: 'Actualités pour la presse',
    lead: 'Les articles de la catégorie Presse, du plus récent au plus ancien.',
    all: 'Tous les articles',
  },
  kit: {
    title: 'Dossier de presse',
    lead: 'Une archive avec le symbole en SVG et PNG, les couleurs et deux dessins de l’entrepôt d’exemple en PNG.',
    licence:
      'Le symbole et les dessins peuvent être reproduits sans modification dans les articles sur {brand}, avec la source. Les dessins montrent un exemple d’entrepôt et des données d’exemple.',
    download: 'Télécharger le dossier de presse (ZIP)',
    ask: 'Questions de la presse',
    mark: 'Le symbole sur papier et sur bleu nuit',
  },
}
