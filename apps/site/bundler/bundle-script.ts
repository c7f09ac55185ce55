import { build } from 'vite'

/** Bundles a script for a browser into one text that runs at once. */
export async function bundleScript(input: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: { input, output: { format: 'iife' } },
    },
  })
  if ('close' in built) throw new Error('The bundler watches')
  const [chunk] = [built].flat().flatMap(({ output }) => output)
  if (chunk?.type !== 'chunk') throw new Error(`${input} has become no script`)
  return chunk.code
}
