import { useLingui } from '@lingui/react'
import { INCOME_SOURCES, type ProfileField } from '@sanuk/contracts/profile'
import { useLanguage } from '../../language/language.ts'

/** Writes what was told as the reader does: a country by its name, a day by its month. */
export function useToldText(): (field: ProfileField, value: string) => string {
  const { _ } = useLingui()
  const language = useLanguage()
  const countries = new Intl.DisplayNames(language, { type: 'region' })
  const days = new Intl.DateTimeFormat(language === 'th' ? 'th' : 'en-GB', { dateStyle: 'long', timeZone: 'UTC' })
  return (field, value) => {
    if (field === 'nationality') return countries.of(value) ?? value
    if (field === 'birthday') return days.format(new Date(`${value}T00:00:00Z`))
    const source = field === 'sourceOfIncome' && INCOME_SOURCES.find((one) => one === value)
    return source ? _(`profile.income.${source}`) : value
  }
}
