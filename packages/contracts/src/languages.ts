/** A language by its own name, and the direction its script runs in. */
export type KnownLanguage = { readonly name: string; readonly direction: 'ltr' | 'rtl' }

const written = (name: string): KnownLanguage => ({ name, direction: 'ltr' })
const fromTheRight = (name: string): KnownLanguage => ({ name, direction: 'rtl' })

/** Languages a brand may name, by their codes in BCP 47. It offers those that have catalogues (`wire.ts`). */
export const KNOWN_LANGUAGES = {
  th: written('ไทย'),
  en: written('English'),
  'zh-Hans': written('简体中文'),
  'zh-Hant': written('繁體中文'),
  vi: written('Tiếng Việt'),
  id: written('Bahasa Indonesia'),
  ms: written('Bahasa Melayu'),
  km: written('ខ្មែរ'),
  lo: written('ລາວ'),
  my: written('မြန်မာ'),
  fil: written('Filipino'),
  ja: written('日本語'),
  ko: written('한국어'),
  hi: written('हिन्दी'),
  bn: written('বাংলা'),
  ta: written('தமிழ்'),
  te: written('తెలుగు'),
  si: written('සිංහල'),
  ne: written('नेपाली'),
  ur: fromTheRight('اردو'),
  fa: fromTheRight('فارسی'),
  ar: fromTheRight('العربية'),
  he: fromTheRight('עברית'),
  tr: written('Türkçe'),
  ru: written('Русский'),
  uk: written('Українська'),
  kk: written('Қазақ тілі'),
  mn: written('Монгол'),
  de: written('Deutsch'),
  fr: written('Français'),
  es: written('Español'),
  pt: written('Português'),
  it: written('Italiano'),
  nl: written('Nederlands'),
  pl: written('Polski'),
} as const satisfies Record<string, KnownLanguage>
