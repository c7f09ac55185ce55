const closed = 'language-bar'

/**
 * Offers the browser's language where the page has another; a closed offer never returns. A visitor
 * who presses any button or link has read the offer, so it disappears until the next page.
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
    // Storage may be forbidden: the bar would return after each close, so it is not shown.
  }
}
