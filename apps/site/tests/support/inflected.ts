import type { Lang } from '@repo/platform/i18n/locales.ts'

/** Each search word is an inflected form that the demo article itself never uses. */
export const inflected: Record<Lang, { asked: string; article: string }> = {
  en: { asked: 'measurements', article: 'where-uwb-does-not-work' },
  de: { asked: 'Genauigkeiten', article: 'was-bis-10-cm-bedeutet' },
  es: { asked: 'precisiones', article: 'que-significa-hasta-10-cm-y-como-comprobarlo' },
  fr: { asked: 'précisions', article: 'ce-que-veut-dire-jusqu-a-10-cm' },
  it: { asked: 'precisioni', article: 'che-cosa-significa-fino-a-10-cm-e-come-verificarlo' },
  pt: { asked: 'precisões', article: 'o-que-significa-ate-10-cm-e-como-o-verificar-no-local' },
}
