import { fr as shared } from '@repo/platform/facts/messages/fr.ts'
import type { Translated } from '@repo/platform/i18n/translated.ts'
import type { en } from './en.ts'

export const fr = {
  page: {
    description:
      'Chariots, palettes et personnes localisés en direct, dans un entrepôt comme le vôtre. Quatre réponses suffisent ; votre adresse n’est jamais communiquée.',
    heading: 'Une démo pour votre entrepôt',
    lead: 'Quatre réponses suffisent. Les six autres servent à préparer la démo ; l’utilité de chaque champ est indiquée.',
    expect: 'Comment se passe la démo',
    expectations: [
      'Nous lisons vos réponses et choisissons les exemples qui correspondent à votre cas d’usage.',
      'Vous voyez des positions en direct, des alertes et des rapports, et les endroits où la radio atteint ses limites.',
      'Vous posez vos questions ; nous vous indiquons ce qu’un essai pilote devrait mesurer chez vous.',
    ],
    ratherWrite: 'Vous préférez nous écrire ?',
    drawing: 'Exemple d’entrepôt, un chariot et les ancres qui le localisent',
  },
  form: {
    you: 'Vos coordonnées',
    company: 'Votre entreprise',
    task: 'Votre projet',
    sending: 'Envoi en cours…',
    checkEntries: 'Veuillez vérifier ces réponses',
    error:
      'Nous sommes désolés, votre demande n’a pas pu être envoyée. Veuillez réessayer ou nous contacter directement.',
    success: 'Démo demandée ! Merci, nous vous contacterons prochainement.',
    next: 'Votre demande a été transmise à notre équipe commerciale. La réponse sera envoyée à l’adresse e-mail indiquée.',
    kept: 'Votre demande est enregistrée sur cet appareil',
    keptNext:
      'Faute de connexion, elle n’a pas pu être envoyée. Elle le sera dès que la connexion sera rétablie et qu’une page de ce site sera ouverte. Sans envoi au bout de 7 jours, elle sera supprimée.',
    discard: 'Supprimer la demande enregistrée',
    forgotten: 'Vous avez oublié quelque chose ? Écrivez à',
    another: 'Envoyer une autre demande',
    estimate: 'Mon estimation',
    prefilled: {
      estimate:
        'Votre estimation figure dans les commentaires. Vous pouvez la modifier ou la supprimer.',
      comments:
        'Les commentaires contiennent déjà un texte. Vous pouvez le modifier ou le supprimer.',
    },
    newsletter: 'M’abonner aussi à la newsletter',
    newsletterHint: 'Vous confirmez une fois et vous vous désabonnez en un clic.',
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
      name: 'Pour savoir à qui nous adresser.',
      email: 'Nous vous répondrons à cette adresse.',
      phone: 'Si vous préférez un échange téléphonique.',
      country: 'Les tarifs, la réglementation radio et les horaires diffèrent selon le pays.',
      company: 'Pour connaître votre activité avant notre échange.',
      jobtitle: 'La sécurité ne pose pas les mêmes questions que les achats.',
      industry: 'Détermine les exemples que nous montrons.',
      subsector: 'Pour préciser : entrepôt frigorifique, acier, colis.',
      usecase: 'Ce qui devrait changer en premier.',
      comments: 'Nombre de chariots, surface de l’entrepôt, ce qui ne va pas aujourd’hui.',
    },
    errors: {
      name: 'Saisissez votre nom',
      email: 'Saisissez une adresse e-mail valide',
      phone: '40 caractères au maximum',
      country: 'Choisissez un pays',
      company: 'Saisissez le nom de l’entreprise',
      jobtitle: '200 caractères au maximum',
      industry: 'Choisissez une valeur dans la liste',
      subsector: '200 caractères au maximum',
      usecase: 'Choisissez une valeur dans la liste',
      comments: '5 000 caractères au maximum',
    },
  },
  industries: shared.industries,
  useCases: {
    ...shared.useCases,
    manufacturing: 'Production',
    retail: 'Commerce de détail',
  },
} satisfies Translated<typeof en>
