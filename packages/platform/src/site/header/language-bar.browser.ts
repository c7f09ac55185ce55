const closed = 'language-bar'

/**
 * Offers the browser's language where the page is in another; once closed, never again. Whoever presses
 * anything has read the offer: it leaves until the next page, and covers nothing meanwhile.
 */
export function offerLanguage(): void {
  const page = document.documentElement.lang.slice(0, 2)
  const offers = [...document.querySelectorAll<HTMLElement>('[data-offer]')]
  const wanted = navigator.languages
    .map((language) => language.slice(0, 2))
    .find(
      (language) => language === page || offers.some(({ dataset }) => dataset.offer === language),
    )
  const offer = offers.find(({ dataset }) => dataset.offer === wanted)
  try {
    if (!offer || localStorage.getItem(closed)) return
    offer.hidden = false
    document.addEventListener('click', () => {
      offer.hidden = true
    })
    for (const control of offer.querySelectorAll('a, button'))
      control.addEventListener('click', () => localStorage.setItem(closed, '1'))
  } catch {
    // Storage may be forbidden: an offer that cannot be closed for good is not made.
  }
}
