/** How wide a picture is drawn, by its part of the content. */
export const sizesOf = {
  full: '(min-width: 1296px) 1200px, (min-width: 960px) calc(100vw - 96px), calc(100vw - 40px)',
  half: '(min-width: 1296px) 560px, (min-width: 1024px) 44vw, calc(100vw - 40px)',
  third: '(min-width: 1296px) 380px, (min-width: 768px) 31vw, calc(100vw - 40px)',
} as const
