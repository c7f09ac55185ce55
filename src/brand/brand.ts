/** The company has no name yet: renaming it is an edit of this folder. */
export const brand = {
  name: 'Trilane',
  legalName: 'Trilane Ltd',
  founded: 2018,
  offices: ['london', 'lisbon'],
  email: { contact: 'hello@trilane.example', sender: 'no-reply@trilane.example' },
  social: [
    { name: 'LinkedIn', url: 'https://www.linkedin.com/company/trilane' },
    { name: 'YouTube', url: 'https://www.youtube.com/@trilane' },
    { name: 'X', url: 'https://x.com/trilane' },
  ],
} as const
