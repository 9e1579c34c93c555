import { useLingui } from '@lingui/react'
import { useAge } from '../components/desk/use-age.ts'
import { useMoney } from '../components/use-money.tsx'
import { useLanguage } from '../language/language.ts'
import { useMoment } from '../language/use-moment.ts'

/** What columns and notes of a list are written with: words, money, instants, ages and numbers of the reader's language. */
export function useFormats() {
  const { _, i18n } = useLingui()
  return {
    _,
    language: useLanguage(),
    money: useMoney(),
    moment: useMoment(),
    age: useAge(),
    number: (value: number) => i18n.number(value),
  }
}

export type Formats = ReturnType<typeof useFormats>
