import type { Fonts } from './pdf.ts'

const files = import.meta.glob<string>('./fonts/*.ttf', { query: '?inline', import: 'default' })

const read = async (name: keyof Fonts): Promise<Buffer> => {
  const file = await files[`./fonts/${name}.ttf`]?.()
  if (!file) throw new Error(`There is no font ${name}.`)
  return Buffer.from(file.slice(file.indexOf(',') + 1), 'base64')
}

/** Archivo in two weights, for documents that are read where no font of the site is. */
export async function documentFonts(): Promise<Fonts> {
  const [regular, strong] = await Promise.all([read('regular'), read('strong')])
  return { regular, strong }
}
