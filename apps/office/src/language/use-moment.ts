import { useBrand } from '../wire/use-brand.ts'
import { useLanguage } from './language.ts'

/** Writes instants as the reader does, in the brand's time zone: "21 พ.ย. 2569 15:04:09". */
export function useMoment(): (instant: string) => string {
  const language = useLanguage()
  const timeZone = useBrand()?.timeZone ?? 'UTC'
  const format = new Intl.DateTimeFormat(language === 'th' ? 'th' : 'en-GB', {
    dateStyle: 'medium',
    timeStyle: 'medium',
    timeZone,
  })
  return (instant) => format.format(Date.parse(instant))
}
