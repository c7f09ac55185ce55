import type { Film } from './data.ts'

/** What search engines are told of the library's own films: they demand a date, which is known of these. */
export const filmThings = (films: readonly Film[], origin: string, image: string) =>
  films.flatMap(({ title, lines, source, poster, seconds }) => {
    if (source.kind !== 'own') return []
    const chapters = lines.flatMap(({ start, isChapter, text, href = '' }) =>
      start !== undefined && isChapter
        ? { '@type': 'Clip', name: text, startOffset: start, url: origin + href }
        : [],
    )
    return {
      '@type': 'VideoObject',
      name: title,
      ...(lines.length > 0 && { description: lines.map(({ text }) => text).join('\n') }),
      thumbnailUrl: poster ? origin + poster.src : image,
      uploadDate: source.addedAt,
      contentUrl: origin + source.url,
      encodingFormat: source.mimeType,
      contentSize: String(source.size),
      ...(seconds && { duration: `PT${Math.round(seconds)}S` }),
      ...(chapters.length > 0 && { hasPart: chapters }),
    }
  })
