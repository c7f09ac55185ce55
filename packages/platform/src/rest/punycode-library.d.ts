declare module 'punycode.js' {
  const punycode: { decode(label: string): string }
  export default punycode
}
