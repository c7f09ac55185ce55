import type { Translated } from '@repo/platform/i18n/translated.ts'
import type { en } from './en.ts'

export const fr = {
  title: '{brand} : localisation UWB en temps réel des chariots et des stocks',
  description:
    'Chariots, palettes, outillage et personnes en direct sur le plan de l’entrepôt, par UWB (bande ultra-large). Onze modules, neuf résultats et leurs limites.',
  hero: {
    title: 'Tout ce qui bouge se mesure.',
    lead: '{brand} localise chariots élévateurs, palettes, outillage et personnes par radio UWB (bande ultra-large) et les affiche en direct sur le plan de votre entrepôt. Chocs, temps de recherche et inactivité deviennent des chiffres exploitables.',
    demo: 'Demander une démo',
    modules: 'Les onze modules',
  },
  facts: {
    hall: 'Exemple d’entrepôt, {width} × {depth} m',
    simulated: 'données simulées',
    accuracy: 'précision 3D, en visibilité directe',
    rate: { value: 'jusqu’à {number} Hz', label: 'fréquence de mise à jour par tag' },
    latency: { value: '{number} s', label: 'latence de la vue en direct' },
    range: {
      value: 'jusqu’à {number} m',
      label: 'portée radio ; {longer} ou {longest} m avec antenne en option',
    },
  },
  results: {
    title: 'Neuf résultats, une seule échelle',
    lead: 'Ces chiffres proviennent de trois études de cas. Les sites diffèrent : ce sont les résultats obtenus sur place, sans garantie pour votre site.',
    study: 'Étude de cas {number}',
    studies: {
      1: 'Une conduite plus sûre',
      2: 'Des commandes traitées plus vite',
      3: 'Moins de temps perdu à chercher',
    },
    note: 'Les clients restent anonymes. La barre donne l’ampleur de l’évolution, le signe son sens.',
  },
  modules: {
    heading: 'Onze modules, un poste de pilotage',
    intro:
      'Tous les modules exploitent les mêmes positions. Les valeurs ci-dessous sont des données d’exemple.',
  },
  estimate: {
    claim: 'Délai de retour moyen : moins de {months} mois',
    lead: 'Une moyenne dit peu de chose d’un entrepôt particulier. Saisissez les données du vôtre : vous verrez son délai de retour, la fourchette et toutes les hypothèses retenues.',
    calculate: 'Calculer pour votre entrepôt',
    demo: 'Comment nous calculons',
    facts: {
      forklifts: 'Chariots',
      electric: 'électriques',
      area: 'Surface de l’entrepôt',
      shifts: 'Postes',
      hours: 'de {hours} h',
      pallets: 'Palettes déplacées',
      fees: 'Obligations réglementaires',
      aYear: 'par an',
      rented: 'Délai de retour, matériel loué',
    },
  },
  breakEven: {
    example: 'Exemple : {country}, contrat partenaire, logistique, matériel acheté',
    months: '{number} mois',
    axis: 'Mois après la mise en service',
    note: 'Gain moins investissement, en milliers ({currency}), hors TVA. Fourchette de {low} à {high} mois : calculée avec la liste de prix publiée, non mesurée.',
  },
  latest: {
    title: 'Nouvelles du terrain',
    lead: 'Planifier, installer et utiliser la localisation, et ce qu’il faut vérifier avant.',
    all: 'Toutes les actualités',
  },
  closing: {
    title: ['Apportez un plan.', 'Nous y plaçons les ancres.'],
    lead: 'Pendant la démo, nous parcourons votre entrepôt sur le plan : la place des ancres, la zone qu’elles couvrent et les endroits où l’acier ou les liquides les masqueraient.',
    demo: 'Demander une démo',
  },
} satisfies Translated<typeof en>
