/**
 * Changes the existing text node: a node that is added or removed makes the browser evaluate all
 * `:has` of the page again.
 */
export function writeText(element: Element, text: string) {
  const { firstChild } = element
  if (!(firstChild instanceof Text)) element.textContent = text
  else if (firstChild.data !== text) firstChild.data = text
}
