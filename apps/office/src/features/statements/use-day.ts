import { useLanguage } from '../../language/language.ts'
import { useBrand } from '../../wire/use-brand.ts'

/** Writes the day of an instant as the reader does, in the brand's time zone. */
export function useDay(): (instant: string) => string {
  const language = useLanguage()
  const timeZone = useBrand()?.timeZone ?? 'UTC'
  const format = new Intl.DateTimeFormat(language === 'th' ? 'th' : 'en-GB', { dateStyle: 'medium', timeZone })
  return (instant) => format.format(Date.parse(instant))
}
