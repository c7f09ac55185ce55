/** In the text node that is there: for one that comes or goes all `:has` of the page are asked anew. */
export function writeText(element: Element, text: string) {
  const { firstChild } = element
  if (!(firstChild instanceof Text)) element.textContent = text
  else if (firstChild.data !== text) firstChild.data = text
}

/** Only where it changes: the attribute written anew has the element styled anew. */
export function setHidden(element: HTMLElement, isHidden: boolean) {
  if (element.hidden !== isHidden) element.hidden = isHidden
}

/** The first element that a selector finds, which is of the given type. Its absence is a fault of the markup. */
export function elementIn<Type extends Element>(
  root: ParentNode,
  selector: string,
  type: new () => Type,
): Type {
  const found = root.querySelector(selector)
  if (found instanceof type) return found
  throw new Error(`No ${type.name} matches ${selector}.`)
}
