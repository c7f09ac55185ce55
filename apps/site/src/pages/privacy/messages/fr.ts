import type { Translated } from '@repo/platform/i18n/translated.ts'
import type { en } from './en.ts'

export const fr = {
  title: 'Politique de confidentialité',
  description:
    'Données personnelles recueillies sur ce site, finalités, durées de conservation et droits. Sans pistage, publicité ni contenu tiers.',
  draft: 'Projet, à faire relire par un juriste avant publication.',
  lead: 'Nous recueillons ce que vous saisissez dans un formulaire, pour la finalité indiquée à côté. Ce site ne contient aucun traceur publicitaire ni de mesure d’audience.',
  sections: {
    responsible: {
      title: 'Responsable du traitement',
      text: [
        '{company}, présente à Londres et à Lisbonne, est responsable du traitement des données recueillies sur ce site. Vous pouvez nous écrire à {email}.',
        'L’adresse du siège, le numéro d’immatriculation et, le cas échéant, le représentant dans l’Union européenne et le délégué à la protection des données seront ajoutés après relecture juridique.',
      ],
      points: [],
    },
    data: {
      title: 'Données recueillies et finalités',
      text: [
        'Chaque type de données a une seule finalité. Nous ne les croisons pas pour en faire des profils.',
      ],
      points: [
        'Demande de démo : le nom, l’e-mail, l’entreprise et le pays sont nécessaires ; le téléphone, la fonction, le secteur, le sous-secteur, le cas d’usage et les commentaires sont facultatifs. Nous conservons aussi la langue de la page, la date et l’heure, ainsi que les annotations de notre personnel sur le suivi de la demande. Finalité : vous répondre et préparer la démo. Base légale : mesures précontractuelles prises à votre demande, article 6, paragraphe 1, point b) du RGPD.',
        'Newsletter : votre adresse e-mail, la langue et la page du formulaire, la version du texte qui l’accompagne et les dates de l’inscription, de la confirmation et du désabonnement. Finalité : vous envoyer la newsletter et prouver votre consentement. Vous ne recevez aucune newsletter avant d’avoir confirmé l’inscription par le lien de notre e-mail, et chaque envoi permet de se désabonner en un clic. Base légale : votre consentement, article 6, paragraphe 1, point a) du RGPD.',
        'Connexion : un cookie de session et un cookie qui sert à reconnaître un navigateur déjà utilisé, afin que personne ne puisse bloquer un compte en essayant des mots de passe. Ils sont déposés uniquement lorsque notre personnel se connecte à l’espace d’administration et y sont strictement nécessaires. Les visiteurs ne reçoivent aucun cookie.',
        'Adresse IP : elle sert à limiter le nombre de requêtes pour éviter l’abus des formulaires, et à choisir le pays dont le calculateur affiche les prix, d’après une table de notre propre serveur. Elle est gardée brièvement en mémoire vive ou, pendant un jour au plus, dans la base de données sous forme de hachage à clé secrète ; l’adresse elle-même n’est pas enregistrée. Base légale : notre intérêt légitime à assurer le bon fonctionnement du site, article 6, paragraphe 1, point f) du RGPD.',
        'Pages vues : notre serveur compte combien de fois par jour chaque page est consultée, dans quelle langue, depuis quel site ou quelle campagne, et combien de demandes de démo en partent. Ce comptage se fait sans cookie, script, adresse IP ni identifiant ; les chiffres ne peuvent être rattachés à personne. Les moteurs de recherche et autres robots ne sont pas comptés, ni les navigateurs qui envoient le signal Global Privacy Control.',
      ],
    },
    device: {
      title: 'Ce qui reste sur votre appareil',
      text: [
        'Votre navigateur garde une copie des pages consultées, ainsi que de la page d’accueil, du formulaire de démo et de quelques autres pages dans votre langue, pour les ouvrir sans connexion. Il retient que vous avez fermé la proposition de langue, conserve le dernier plan d’entrepôt dessiné dans le simulateur, avec les réglages de son poste, jusqu’à ce que vous l’y fassiez oublier, conserve pour le simulateur l’entrepôt et le nombre de chariots de votre dernière estimation jusqu’à ce que vous reveniez à l’exemple du calculateur, et garde le texte non envoyé d’un formulaire pendant que le site se met à jour. Ces données restent sur votre appareil, ne nous sont pas envoyées et disparaissent lorsque vous effacez les données de ce site.',
        'Les valeurs saisies dans le calculateur figurent dans l’adresse de la page, après le signe #. Les navigateurs ne nous envoient pas cette partie, mais elle reste dans l’historique de votre navigateur et dans chaque lien que vous copiez. Nous ne recevons ces valeurs que si vous nous les envoyez avec une demande de démo. Sans JavaScript, le calcul se fait sur notre serveur, qui n’enregistre rien.',
        'Une demande de démo envoyée sans connexion reste sur votre appareil, avec votre choix concernant la newsletter. Elle nous est transmise une seule fois, dès que la connexion est rétablie et qu’une page de ce site est ouverte ; d’ici là, vous pouvez la supprimer. Après 7 jours, elle n’est plus transmise et elle est effacée à votre prochaine visite.',
      ],
      points: [],
    },
    not: {
      title: 'Ce que nous ne faisons pas',
      text: [],
      points: [
        'Ni analyse du comportement de chaque visiteur, ni publicité',
        'Ni contenus, ni polices, ni scripts de tiers. Une vidéo ou un plan de ville d’un autre hébergeur ne se charge que si vous cliquez sur le bouton qui le nomme ; cet hébergeur reçoit alors votre adresse IP',
        'Ni vente ni échange d’adresses : votre e-mail n’est jamais communiqué à des tiers',
        'Ni décision automatisée à votre sujet',
      ],
    },
    recipients: {
      title: 'Destinataires des données',
      text: [
        'Vos données sont accessibles aux membres de notre personnel qui répondent aux demandes et envoient la newsletter. Nos sous-traitants, qui hébergent le site, acheminent nos e-mails ou exploitent un système de vente qui reçoit les demandes de démo, traitent les données pour notre compte et sur nos seules instructions. Leurs noms et les garanties en cas de traitement hors du Royaume-Uni et de l’Espace économique européen seront ajoutés après relecture juridique.',
      ],
      points: [],
    },
    retention: {
      title: 'Durées de conservation',
      text: [
        'Les durées de conservation des demandes de démo, des preuves de votre consentement à la newsletter et des comptes du personnel seront fixées après relecture juridique. D’ici là, les demandes et les preuves sont conservées jusqu’à ce que vous en demandiez l’effacement.',
      ],
      points: [
        'Inscription non confirmée : effacée au bout de 7 jours',
        'Demande de démo ou inscription qui semble envoyée par un programme : effacée au bout de 30 jours, sauf si notre personnel la reconnaît comme authentique',
        'E-mails et avis relatifs à votre demande ou à votre inscription : contenu effacé 30 jours après l’envoi',
        'Adresse de la newsletter : n’est plus utilisée dès votre désabonnement',
        'Si vous vous opposez à toute newsletter : il reste un hachage à clé secrète de votre adresse e-mail, à partir duquel l’adresse ne peut pas être lue. Il empêche quiconque d’inscrire de nouveau cette adresse',
      ],
    },
    rights: {
      title: 'Vos droits',
      text: [
        'Vous disposez d’un droit d’accès, de rectification et d’effacement de vos données, d’un droit à la limitation de leur traitement et d’un droit à leur portabilité (articles 15 à 18 et 20 du RGPD). Vous pouvez vous opposer au traitement fondé sur notre intérêt légitime et retirer votre consentement à tout moment, pour l’avenir. Écrivez à {email} ; nous devrons peut-être vérifier votre identité.',
        'Vous pouvez aussi introduire une réclamation auprès d’une autorité de contrôle : au Royaume-Uni, l’Information Commissioner’s Office ; au Portugal, la Comissão Nacional de Proteção de Dados ; en France, la CNIL ; ou celle de votre lieu de résidence.',
      ],
      points: [],
    },
    customers: {
      title: 'Données traitées chez nos clients',
      text: [
        'Cette politique concerne ce site. Lorsqu’un client exploite notre système, il est responsable du traitement : il décide de ce qui est localisé, informe le personnel et consulte ses représentants.',
      ],
      points: [],
    },
    changes: {
      title: 'Modifications',
      text: ['Cette page sera mise à jour avant toute collecte d’autres données.'],
      points: [],
    },
  },
  officers:
    'Le cas échéant, le représentant dans l’Union européenne et le délégué à la protection des données seront ajoutés après relecture juridique.',
  fixedRetention: {
    text: 'Les durées de conservation des preuves de votre consentement à la newsletter et des comptes du personnel seront fixées après relecture juridique. D’ici là, les preuves sont conservées jusqu’à ce que vous en demandiez l’effacement.',
    point:
      'Demande de démo, avec les notes de notre personnel : effacée {months} après sa réception',
  },
} satisfies Translated<typeof en>
