declare module 'xliff' {
  export function js2xliff(exchange: object): Promise<string>
  export function xliff2js(text: string): Promise<unknown>
}
