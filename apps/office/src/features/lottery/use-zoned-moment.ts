import { useLanguage } from '../../language/language.ts'

/** Writes instants on the clock of a lottery's own time zone, which need not be the brand's. */
export function useZonedMoment(timeZone: string): (instant: string) => string {
  const language = useLanguage()
  const format = new Intl.DateTimeFormat(language === 'th' ? 'th' : 'en-GB', {
    weekday: 'short',
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    timeZone,
  })
  return (instant) => format.format(Date.parse(instant))
}
