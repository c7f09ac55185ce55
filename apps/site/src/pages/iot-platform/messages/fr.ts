import type { Translated } from '@repo/platform/i18n/translated.ts'
import type { en } from './en.ts'

export const fr = {
  title: 'Plateforme IoT : données, latence, REST, sécurité',
  description:
    'L’âge d’une position quand on la voit, le volume d’une journée de données, un exemple REST à copier et les questions de la sécurité informatique.',
  heading: 'Du chariot au rapport',
  lead: 'Une impulsion devient une position, une image, un indicateur, une sauvegarde. Chacun a son âge, et cet âge décide de son usage.',
  limit:
    'La plateforme informe. Elle ne pilote aucun chariot, et l’entrepôt doit pouvoir travailler sans écran.',
  ages: {
    title: 'Les quatre âges d’une position',
    lead: 'L’axe est logarithmique : d’un grand repère au suivant, le temps est multiplié par dix. À gauche de {live} se trouve l’instant qu’aucun écran ne montre.',
    axis: 'Temps écoulé depuis l’impulsion',
    liveView: 'Latence de la vue en direct : {live}',
    analytics: 'Latence des analyses : {analytics}',
    backup: 'Sauvegarde quotidienne',
    exists: 'Données',
    seen: 'Ce que l’on voit',
    picture: { shown: 'à l’écran', now: 'dans l’entrepôt' },
    items: {
      pulse: {
        exists: 'Temps d’arrivée aux ancres',
        seen: 'Rien encore. Ancres et passerelle sont à l’œuvre.',
      },
      live: {
        exists: 'Position, cap, vitesse, incertitude, zone',
        seen: 'Le chariot sur le plan de l’entrepôt. À {speed}, il a parcouru {moved} depuis : l’image sert à se repérer, le freinage se fait à vue.',
      },
      analytics: {
        exists: 'Passages, attentes, inactivité, vitesse par zone',
        seen: 'Des indicateurs et des cartes de chaleur par poste, chariot ou zone.',
      },
      backup: {
        exists: 'Une copie de tout ce qui est stocké',
        seen: 'Rien, tant que tout va bien. Ce qui suit la dernière sauvegarde peut y manquer.',
      },
    },
  },
  figures: {
    title: 'Ce que valent ces chiffres',
    lead: 'Chaque ligne est un calcul sur des valeurs publiées. D’autres fréquences et d’autres postes donnent d’autres résultats.',
    moved: {
      formula: '{speed} × {live}',
      text: 'Trajet d’un chariot pendant que son image vieillit. Les {live} concernent l’écran et ne disent rien de l’avertissement au cariste.',
    },
    rate: {
      value: '{number} par seconde',
      formula: '{trucks} chariots × {rate}',
      text: 'Positions à la fréquence maximale. La fréquence se règle tag par tag, et la plupart des tags se contentent de moins.',
    },
    day: {
      value: '{number} millions',
      formula: '× {hours} d’activité',
      text: 'Positions en une journée. À chacune s’ajoutent une heure, un lieu sur trois axes et une incertitude.',
    },
    year: {
      formula: '{outage} d’une année',
      text: 'La disponibilité va jusqu’à {uptime} : des interruptions de cette durée au total restent donc possibles. Sur un mois de 30 jours, cela fait {month}.',
    },
  },
  rest: {
    title: 'Une requête, une réponse',
    lead: 'Votre WMS obtient positions et événements par l’interface REST. Pour toute autre interface, nous répondons sur demande.',
    example: 'Exemple. Adresses, champs et accès figurent dans la référence jointe au devis.',
    request: 'Requête',
    answer: 'Réponse',
    copy: 'Copier',
    copied: 'Copié',
    positions: 'Positions dans une zone',
    events: 'Événements depuis une heure donnée',
    table: 'Types d’événements de l’exemple',
    kind: 'Type',
    raised: 'Déclenché quand',
    value: 'Valeur',
    limit: 'Avec seuil',
    yes: 'oui',
    no: 'non',
    kinds: {
      'zone-entered': ['un tag entre dans une zone', '–'],
      'zone-left': ['un tag quitte une zone', 'durée dans la zone, s'],
      speed: ['un chariot roule trop vite pour la zone', 'vitesse, km/h'],
      'collision-alert': ['deux tags se rapprochent', 'distance, m'],
      impact: ['l’accélération dépasse le seuil', 'pic, g'],
      idle: ['un chariot est immobile, contact mis', 'durée, s'],
      checklist: ['la vérification de prise de poste révèle un défaut', 'numéro du point'],
      'fifo-out-of-turn': ['une palette plus récente sort en premier', 'écart, jours'],
    },
  },
  security: {
    title: 'Les questions de la sécurité informatique',
    lead: 'Les réponses publiées figurent ici. Ailleurs, la mention est « sur demande » : la réponse vous parvient par écrit avant la signature.',
    open: 'sur demande',
    items: {
      data: {
        question: 'Quelles données quittent l’entrepôt ?',
        answer:
          'Numéro du tag, heure, lieu, incertitude, zone et événements. Le nom du cariste n’en fait pas partie. Associer un tag à une personne suppose un accord préalable.',
      },
      volume: {
        question: 'Quel volume cela représente-t-il ?',
        answer:
          'Au plus {day} millions de positions par jour avec {trucks} chariots, selon le calcul ci-dessus.',
      },
      place: {
        question: 'Où, par qui et combien de temps les données sont-elles conservées ?',
        answer: 'Lieu et exploitant des serveurs, durée de conservation de chaque type de données.',
      },
      encryption: {
        question: 'Comment les données sont-elles chiffrées ?',
        answer: 'En transit et au repos, avec le nom des procédés.',
      },
      accounts: {
        question: 'Qui administre ? L’authentification unique existe-t-elle ?',
        answer: 'Rôles, connexion par votre annuaire et journal des consultations.',
      },
      ports: {
        question: 'Quels ports, quelles mises à jour ?',
        answer:
          'Ports et adresses, durée de fourniture des mises à jour pour les appareils et la plateforme.',
      },
      outage: {
        question: 'Que se passe-t-il si la ligne est coupée ?',
        answer:
          'Le travail continue avec les voies de circulation, les miroirs et les limites de vitesse, comme sans le système : les alertes assistent le cariste. Le stockage provisoire des données dans l’entrepôt est précisé sur demande.',
      },
      grain: {
        question: 'Données brutes ou agrégées ?',
        answer:
          'Ces points se règlent avec le CSE avant le premier tag : finalités, niveau de détail, conservation, droits d’accès, aucun classement de personnes.',
      },
      exit: {
        question: 'Comment récupérer nos données ?',
        answer:
          'Par l’interface REST. Aucune indication n’est publiée sur les standards ouverts comme omlox. Le sort des données en fin de contrat est précisé sur demande.',
      },
      segments: {
        question: 'Est-ce compatible avec un réseau segmenté en zones ?',
        answer:
          'L’IEC 62443 regroupe les équipements aux besoins identiques en zones, reliées par des conduits contrôlés.[^iec62443] Ancres et passerelles peuvent former leur propre zone. Nous ne revendiquons aucun niveau de sécurité.',
      },
      rules: {
        question: 'Cyber Resilience Act, directive RED, Data Act, NIS2 ?',
        answer:
          'Ces textes concernent les produits connectés et leurs utilisateurs.[^cra][^red2022][^dataAct][^nis2] Interrogez-nous sur la durée du support, sur la voie de signalement des vulnérabilités, sur la nature et le volume des données.',
      },
    },
    connectivity: 'Connectivité : câbles et alimentation',
    demo: 'Demander une démo',
  },
} satisfies Translated<typeof en>
