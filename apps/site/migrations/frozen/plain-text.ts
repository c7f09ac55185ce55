/** The words of clean rich text, as the migrations that use this found it. */
export function plainText(html: string): string {
  const spaced = html.replace(
    /<(?:\/(?:p|h2|h3|li|pre|blockquote|caption|figcaption|t[hd])|br|hr|img)\b[^>]*>/g,
    ' $&',
  )
  return decode(spaced.replace(/<[^>]*>/g, ''))
    .replace(/[ \t\r\n\f]+/g, ' ')
    .trim()
}

const decode = (text: string): string =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
