/** Runs in the page: what on it could execute, or leads elsewhere, and is not ours. */
export function marksOf(): string[] {
  const executable = /^(?:javascript|vbscript|data:(?!image\/(?:png|jpeg|webp|avif|gif)))/i
  const unseen = /[\0-\x20\x7f]/g
  const addresses = new Set(['href', 'src', 'action', 'formaction', 'data', 'xlink:href', 'srcset'])
  const forbidden =
    'iframe, object, embed, base, frameset, frame, applet, meta[http-equiv], noembed'
  const found: string[] = []
  const walk = (root: Document | ShadowRoot) => {
    for (const element of root.querySelectorAll('*')) {
      const { localName } = element
      for (const { name, value } of element.attributes) {
        const address = value.replace(unseen, '')
        if (name.startsWith('on') || name === 'srcdoc') found.push(`${localName} ${name}=${value}`)
        if (addresses.has(name) && executable.test(address))
          found.push(`${localName} ${name}=${value}`)
      }
      if (element.matches(forbidden) && !isOwn(element)) found.push(element.outerHTML)
      if (localName === 'script' && !isOwnScript(element as HTMLScriptElement))
        found.push(element.outerHTML)
      if (element.shadowRoot) walk(element.shadowRoot)
    }
  }
  walk(document)
  return found.map((one) => `${one.slice(0, 200)} on ${location.pathname}`)

  function isOwn(element: Element): boolean {
    const source = element.getAttribute('src')
    return source !== null && new URL(source, location.href).origin === location.origin
  }
  function isOwnScript(script: HTMLScriptElement): boolean {
    if (script.type === 'application/ld+json') return !script.text.includes('<')
    return script.getAttribute('src')?.startsWith('/assets/') === true && !script.text
  }
}
