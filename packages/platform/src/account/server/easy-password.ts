import { brand } from '#src/brand/brand.ts'

/** What people begin with in our languages, as lists of leaked passwords show. */
const roots =
  `password passwort kennwort contrasena motdepasse palavrapasse parolachiave senha clave secret geheim
  secreto segredo segreto login signin letmein welcome willkommen bienvenido bienvenue benvenuto bemvindo
  administrator admin root user benutzer usuario utilisateur test demo guest changeme default temp
  hello hallo hola bonjour iloveyou ichliebedich tequiero jetaime tiamo princess sunshine football
  fussball futbol calcio baseball basketball superman batman dragon monkey master shadow michael
  jennifer starwars pokemon whatever trustno freedom computer internet summer sommer verano estate
  winter invierno spring autumn herbst january februar london lisbon lisboa berlin madrid paris
  forklift stapler gabelstapler carretilla chariot carrello empilhador warehouse lager office company`
    .split(/\s+/)
    .toSorted((a, b) => b.length - a.length)

/** Sentences that everybody knows, without their spaces. */
const passphrases =
  `correcthorsebatterystaple thequickbrownfoxjumpsoverthelazydog thequickbrownfox loremipsumdolorsitamet
  loremipsum maytheforcebewithyou tobeornottobe tobeornottobethatisthequestion onceuponatime openthepodbaydoors
  iamyourfather winteriscoming ichbineinberliner liberteegalitefraternite cogitoergosum carpediem
  allyourbasearebelongtous nevergonnagiveyouup hakunamatata`
    .split(/\s+/)
    .toSorted((a, b) => b.length - a.length)

/** Rows of keyboards and of the alphabet, in both directions. */
const rows = `01234567890 abcdefghijklmnopqrstuvwxyz qwertyuiop qwertzuiop azertyuiop asdfghjkl
  qsdfghjklm yxcvbnm zxcvbnm 1qaz2wsx3edc4rfv5tgb6zhn7ujm`
  .split(/\s+/)
  .flatMap((row) => [row, [...row].toReversed().join('')])

const written: Readonly<Record<string, string>> = { '@': 'a', $: 's', '0': 'o', '3': 'e', '5': 's' }

/** How many characters have to be left once everything that is guessed first is taken away. */
const leastUnguessed = 5

/**
 * Whether a password of any length is among the first that are tried: common words, the own name or
 * the brand, with digits and signs around them; rows of keys; repetitions.
 */
export function isEasyPassword(password: string, own: readonly string[] = []): boolean {
  const text = password.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  const once = text.replace(/^(.{1,8}?)\1+.{0,2}$/su, '$1')
  const guessed = [...own.flatMap(wordsOf), ...wordsOf(brand.name), ...roots]
  const plain = once.replace(/[@$035]/g, (sign) => written[sign] ?? sign)
  return [once, plain].some((one) => unguessed(one, guessed) < leastUnguessed)
}

/** Digits and signs, which people put around a word, count half. */
function unguessed(text: string, guessed: readonly string[]): number {
  let rest = text.replace(/[\s._-]/g, '')
  for (const sentence of passphrases) rest = rest.replaceAll(sentence, '')
  for (const word of guessed) rest = rest.replaceAll(word, '')
  rest = withoutRows(rest).replace(/(.)\1{2,}/gu, '')
  const letters = rest.match(/\p{L}/gu)?.length ?? 0
  return letters + ([...rest].length - letters) / 2
}

/** Without three or more keys in a row. */
function withoutRows(text: string): string {
  let kept = ''
  for (let at = 0; at < text.length;) {
    let length = 0
    for (const row of rows)
      for (let end = at + 3; end <= text.length && row.includes(text.slice(at, end)); end += 1)
        length = Math.max(length, end - at)
    if (!length) kept += text[at]
    at += length || 1
  }
  return kept
}

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 2)
