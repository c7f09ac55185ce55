import type { Translated } from '#src/i18n/translated.ts'
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
    accuracy: { value: 'jusqu’à {number} cm', label: 'précision 3D, en visibilité directe' },
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
    figures: {
      speeding: 'Excès de vitesse',
      impacts: 'Chocs',
      idling: 'Inactivité',
      nightShiftForklifts: 'Chariots en poste de nuit',
      orderResponse: 'Délai de traitement des commandes',
      retrieval: 'Temps de déstockage',
      search: 'Temps de recherche',
      forklifts: 'Chariots du parc',
      throughput: 'Palettes déplacées',
    },
    note: 'Les clients restent anonymes. La barre donne l’ampleur de l’évolution, le signe son sens.',
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
  floor: {
    description:
      'Un entrepôt la nuit, vu de haut en perspective : des chariots avec leur vitesse, leur position et leur précision, des distances mesurées jusqu’aux ancres et des alertes sur deux chariots à un croisement, un piéton, une limite de vitesse, une palette hors FIFO et un outil qui quitte l’entrepôt.',
    dock: 'Quai {name}',
    aisle: 'Allée {name}',
    pause: 'Mettre l’animation en pause',
    play: 'Lancer l’animation',
    live: {
      loaded: '{name}, chargé',
      empty: '{name}, à vide',
      speed: 'Vitesse',
      position: 'x ; y',
      accuracy: 'Précision',
      speedZone: 'Zone à {limit}',
      alerts: {
        collision: {
          title: 'Alerte de collision',
          place: 'Croisement {name}',
          text: '{a} et {b} arrivent en même temps au croisement. Les deux caristes sont avertis.',
          figures: ['Temps avant collision', 'Vitesse de rapprochement'],
        },
        person: {
          title: 'Alerte de collision',
          place: 'Croisement {name}',
          text: '{a} se dirige vers {b}, un piéton. Le cariste et le piéton sont avertis.',
          figures: ['Temps avant collision', 'Vitesse de rapprochement'],
        },
        speeding: {
          title: 'Limite de vitesse dépassée',
          place: 'Zone {name}',
          text: '{a} roule plus vite que la zone ne le permet. Le cariste est averti.',
          figures: ['Vitesse', 'Limite'],
        },
        fifo: {
          title: 'Palette hors FIFO',
          place: 'Allée {name}',
          text: '{a} prend une palette alors qu’une plus ancienne attend. Le cariste est averti.',
          figures: ['En stock depuis', 'Palette la plus ancienne'],
        },
        tool: {
          title: 'Outil sorti de l’entrepôt',
          place: 'Quai {name}',
          text: 'L’outil est sorti par la porte du quai. Sa dernière position est conservée.',
          figures: ['Outil', 'Dehors depuis'],
        },
      },
      units: { speed: 'km/h', metre: 'm', second: 's', days: '{number} j' },
    },
  },
} satisfies Translated<typeof en>
