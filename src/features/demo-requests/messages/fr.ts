import { fr as shared } from '#src/facts/messages/fr.ts'
import type { Translated } from '#src/i18n/translated.ts'
import type { en } from './en.ts'

export const fr = {
  page: {
    description:
      'Chariots, palettes et personnes localisés en direct, dans un entrepôt comme le vôtre. Quatre réponses suffisent ; votre adresse n’est jamais communiquée.',
    heading: 'Une démo pour votre entrepôt',
    lead: 'Quatre réponses suffisent. Les six autres servent à préparer la démo ; chaque champ dit à quoi il sert.',
    expect: 'À quoi vous attendre',
    expectations: [
      'Nous lisons vos réponses et choisissons les exemples qui correspondent à votre cas d’usage.',
      'Vous voyez des positions en direct, des alertes et des rapports, et les endroits où la radio atteint ses limites.',
      'Vous posez vos questions ; nous disons ce qu’un essai pilote devrait mesurer chez vous.',
    ],
    ratherWrite: 'Vous préférez écrire ?',
    drawing: 'Entrepôt d’exemple, un chariot et les ancres qui le mesurent',
  },
  form: {
    you: 'Vous',
    company: 'Votre entreprise',
    task: 'Votre projet',
    sending: 'Envoi en cours…',
    checkEntries: 'Veuillez vérifier ces réponses',
    error:
      'Nous sommes désolés, votre demande n’a pas pu être envoyée. Veuillez réessayer ou nous contacter directement.',
    success: 'Démo demandée ! Merci, nous vous contacterons prochainement.',
    next: 'Votre demande est arrivée à notre équipe commerciale. La réponse sera envoyée à l’adresse e-mail indiquée.',
    forgotten: 'Un oubli ? Écrivez à',
    another: 'Envoyer une autre demande',
    estimate: 'Mon estimation',
    prefilled:
      'Votre estimation figure dans les commentaires. Vous pouvez la modifier ou la supprimer.',
    newsletter: 'M’abonner aussi à la lettre d’information',
    newsletterHint: 'Vous confirmez une fois et vous désabonnez en un clic.',
    labels: {
      name: 'Nom et prénom',
      email: 'E-mail',
      phone: 'Téléphone',
      country: 'Pays',
      company: 'Entreprise',
      jobtitle: 'Fonction',
      industry: 'Secteur d’activité',
      subsector: 'Sous-secteur',
      usecase: 'Cas d’usage',
      comments: 'Commentaires',
    },
    hints: {
      name: 'Pour savoir qui demander.',
      email: 'Notre réponse arrivera ici.',
      phone: 'Seulement si vous préférez parler.',
      country: 'Tarifs, règles radio et horaires diffèrent selon le pays.',
      company: 'Pour connaître votre activité avant d’en parler.',
      jobtitle: 'La sécurité ne pose pas les mêmes questions que les achats.',
      industry: 'Détermine les exemples que nous montrons.',
      subsector: 'Pour préciser : entrepôt frigorifique, acier, colis.',
      usecase: 'Ce qui devrait changer en premier.',
      comments: 'Nombre de chariots, surface de l’entrepôt, ce qui ne va pas aujourd’hui.',
    },
    errors: {
      name: 'Saisissez votre nom',
      email: 'Saisissez une adresse e-mail valide',
      phone: 'Utilisez seulement des chiffres, des espaces et + ( ) - .',
      country: 'Sélectionnez un pays',
      company: 'Saisissez le nom de l’entreprise',
      jobtitle: 'Saisissez 200 caractères au plus',
      industry: 'Sélectionnez une entrée de la liste',
      subsector: 'Saisissez 200 caractères au plus',
      usecase: 'Sélectionnez une entrée de la liste',
      comments: 'Saisissez 5 000 caractères au plus',
    },
  },
  industries: shared.industries,
  useCases: {
    ...shared.useCases,
    manufacturing: 'Production',
    retail: 'Commerce de détail',
  },
} satisfies Translated<typeof en>
