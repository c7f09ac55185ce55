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
