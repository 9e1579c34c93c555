import { createContext, use } from 'react'

export type Language = 'th' | 'en'

export const LanguageContext = createContext<Language>('th')

/** Picks the Thai or the English of two texts. The gallery is for developers: its words stand where they are shown. */
export type Say = (thai: string, english: string) => string

export function useSay(): Say {
  const language = use(LanguageContext)
  return (thai, english) => (language === 'th' ? thai : english)
}
