/** The company has no name yet: renaming it is an edit of this folder. */
export const brand = {
  name: 'Trilane',
  legalName: 'Trilane Ltd',
  founded: 2018,
  offices: ['london', 'lisbon'],
  email: { contact: 'hello@trilane.example', sender: 'no-reply@trilane.example' },
  /** Nobody's until the company has its own: `.example` leads nowhere. */
  social: [
    { name: 'LinkedIn', url: 'https://linkedin.trilane.example/' },
    { name: 'YouTube', url: 'https://youtube.trilane.example/' },
    { name: 'X', url: 'https://x.trilane.example/' },
  ],
} as const
