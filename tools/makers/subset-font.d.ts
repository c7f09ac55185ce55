declare module 'subset-font' {
  interface Options {
    targetFormat: 'truetype' | 'woff2'
    variationAxes?: Record<string, { min: number; max: number }>
    keepFeatures?: readonly string[]
    keepAllGlyphs?: boolean
    glyphNames?: boolean
    noHinting?: boolean
  }
  function subsetFont(font: Buffer, text: string | undefined, options: Options): Promise<Buffer>
  export = subsetFont
}
