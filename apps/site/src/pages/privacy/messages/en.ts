export const en = {
  title: 'Privacy policy',
  description:
    'Which personal data this website collects, why and for how long, and your rights. It has no tracking, advertising or third-party content.',
  draft: 'Draft, to be reviewed by counsel before publication.',
  lead: 'We process what you enter in a form only for the purpose stated beside it. This website does not track you.',
  sections: {
    responsible: {
      title: 'Controller',
      text: [
        '{company}, with offices in London and Lisbon, is the controller of the data collected on this website. You reach us at {email}.',
        'Registered address, company number and, where one is needed, the representative in the European Union and the data protection officer are to be added by counsel.',
      ],
      points: [] as string[],
    },
    data: {
      title: 'Which data we collect, and why',
      text: ['Each kind of data has one purpose. We do not combine them into profiles.'],
      points: [
        'Demo request: name, email, company and country are needed; phone, job title, industry, sub sector, use case and comments are up to you. We also store the language of the page, the time, and the notes of our staff on handling the request. Purpose: to answer you and to prepare the demo. Legal basis: steps taken at your request before a contract, Article 6(1)(b) GDPR.',
        'Newsletter: your email address, the language and the page of the form, the version of the text beside the form, and the times at which you subscribe, confirm and unsubscribe. Purpose: to send the newsletter and to prove your consent. You receive no newsletter before you have confirmed the subscription through the link in our email, and one click in any issue unsubscribes you. Legal basis: your consent, Article 6(1)(a) GDPR.',
        'Sign-in: a session cookie and a cookie that recognises a browser in which somebody has signed in before, so that nobody can lock an account by guessing passwords. Both are set only when our staff sign in to the staff area and are strictly necessary for that. Visitors receive no cookie.',
        'IP address: used to limit the number of requests, so that forms cannot be abused, and to find the country whose prices the calculator shows, in a table on our own server. It is held in memory for a short time, or in the database as a keyed hash for at most a day; the address itself is not stored. Legal basis: our legitimate interest in a site that works, Article 6(1)(f) GDPR.',
        'Page views: our server counts how often each page is viewed in a day, in which language, from which website or campaign visitors come, and how many demo requests start from it. It does so without a cookie, a script, an IP address or any identifier, so the figures cannot be traced to a person. Search engines and other robots are not counted, nor are browsers that send the signal Global Privacy Control.',
      ],
    },
    device: {
      title: 'What stays on your device',
      text: [
        'Your browser keeps copies of the pages that you visit, and of the home page, the demo form and a few other pages in your language, so that they open without a connection. It remembers that you closed the language offer, keeps the last hall plan that you drew in the simulator, with the settings of its shift, until you have it forgotten there, keeps the hall and the number of trucks of your last estimate for the simulator until you reset the calculator to its example, and holds unsent form text while the site updates itself. All of this stays on your device, is not sent to us, and goes when you clear the data of this site.',
        'The values that you enter in the calculator are kept in the address of the page, after the # sign. Browsers do not send this part to us, but it stays in the history of your browser and in every link that you copy. We receive the values only if you send them to us with a demo request. Without JavaScript our server calculates, and it stores nothing.',
        'A demo request that you send without a connection is kept on your device, with your choice about the newsletter. It is sent to us once when the connection returns and a page of this website is open; until then you can delete it. After 7 days it is no longer sent, and it is deleted at your next visit.',
      ],
      points: [] as string[],
    },
    not: {
      title: 'What we do not do',
      text: [] as string[],
      points: [
        'No analysis of what individual visitors do, and no advertising',
        'No content, fonts or scripts from third parties. A video or a street map of another host loads only after you press its button, which names the host; the host then receives your IP address.',
        'No sale or exchange of addresses: your email is never shared',
        'No automated decisions about you',
      ],
    },
    recipients: {
      title: 'Who receives the data',
      text: [
        'Those of our staff who answer requests and send the newsletter. Providers who host the site, deliver our emails or run a sales system that receives demo requests process data on our behalf and on our instructions only. Their names, and the safeguards for any processing outside the United Kingdom and the European Economic Area, are to be added by counsel.',
      ],
      points: [] as string[],
    },
    retention: {
      title: 'How long we keep it',
      text: [
        'The retention periods for demo requests, the record of your newsletter consent and staff accounts are to be set by counsel. Until then, demo requests and that record are kept until you ask for their erasure.',
      ],
      points: [
        'Subscription that is not confirmed: deleted after 7 days',
        'Demo request or subscription that a program seems to have sent: deleted after 30 days, unless our staff recognise it as yours',
        'Emails and notices about your request or subscription: their content is deleted 30 days after sending',
        'Newsletter address: no longer used from the moment you unsubscribe',
        'After you have objected to any newsletter: a keyed hash of your email address remains, from which the address cannot be read. It prevents anybody from subscribing the address again',
      ],
    },
    rights: {
      title: 'Your rights',
      text: [
        'You have the right of access to your data, to rectification, erasure and restriction of processing, and to data portability. You may object to processing that rests on our legitimate interest, and withdraw a consent at any time with effect for the future. Write to {email}; we may have to make sure that it is you.',
        'You may also complain to a supervisory authority, in the United Kingdom the Information Commissioner’s Office, in Portugal the Comissão Nacional de Proteção de Dados, or the one where you live.',
      ],
      points: [] as string[],
    },
    customers: {
      title: 'Data in our customers’ halls',
      text: [
        'This policy covers this website. Where a customer runs our system, that customer decides what is located and is the controller of those data, including the information and participation of its workforce.',
      ],
      points: [] as string[],
    },
    changes: {
      title: 'Changes',
      text: ['When the site begins to collect other data, this page changes first.'],
      points: [] as string[],
    },
  },
  /** In place of what is missing, once the register entry and the address are known. */
  officers:
    'Where they are needed, the representative in the European Union and the data protection officer are to be added by counsel.',
  /** Where demo requests are deleted after some months. */
  fixedRetention: {
    text: 'The retention periods for the record of your newsletter consent and staff accounts are to be set by counsel. Until then, that record is kept until you ask for its erasure.',
    point: 'Demo request, with the notes of our staff: deleted {months} after we received it',
  },
}
