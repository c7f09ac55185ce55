/** In the text node that is there: for one that comes or goes all `:has` of the page are asked anew. */
export function writeText(element: Element, text: string) {
  const { firstChild } = element
  if (!(firstChild instanceof Text)) element.textContent = text
  else if (firstChild.data !== text) firstChild.data = text
}
