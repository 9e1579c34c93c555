import { useBrand } from '../brand/use-brand.ts'
import { useLanguage } from '../language/language.ts'

/** Writes instants as the reader does, in the brand's time zone: "21 พ.ย. 2569 15:04". */
export function useMoment(): (instant: string) => string {
  const language = useLanguage()
  const timeZone = useBrand()?.timeZone ?? 'Asia/Bangkok'
  const format = new Intl.DateTimeFormat(language === 'th' ? 'th' : 'en-GB', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone,
  })
  return (instant) => format.format(Date.parse(instant))
}
