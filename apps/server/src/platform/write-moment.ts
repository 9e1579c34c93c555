import type { Language } from '@sanuk/contracts/wire'

/** Writes a moment to the minute as a reader does, in a time zone: "21 Nov 2026, 15:04", "21 พ.ย. 2569 15:04". */
export function writeMoment(
  moment: Date,
  { language, timeZone }: { readonly language: Language; readonly timeZone: string },
): string {
  const locale = language === 'th' ? 'th' : 'en-GB'
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(moment)
}
