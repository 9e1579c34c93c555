import { i18n, type Messages, setupI18n } from '@lingui/core'
import { useLingui } from '@lingui/react'
import type { Language } from '@sanuk/locales/word'
import type { OfficeWord } from './office-word.ts'

export const LANGUAGES: readonly Language[] = ['th', 'en']
const DEFAULT: Language = 'th'

/** Local storage holds the code in capitals, as on the site. */
const KEY = 'language'

type Catalogue = Promise<{ default: Messages }>

const catalogues: Record<Language, () => readonly Catalogue[]> = {
  th: () => [
    import('@sanuk/locales/th/approvals.json'),
    import('@sanuk/locales/th/audit.json'),
    import('@sanuk/locales/th/brand.json'),
    import('@sanuk/locales/th/documents.json'),
    import('@sanuk/locales/th/feedback.json'),
    import('@sanuk/locales/th/field.json'),
    import('@sanuk/locales/th/help.json'),
    import('@sanuk/locales/th/members.json'),
    import('@sanuk/locales/th/office.json'),
    import('@sanuk/locales/th/office-content.json'),
    import('@sanuk/locales/th/office-documents.json'),
    import('@sanuk/locales/th/office-feedback.json'),
    import('@sanuk/locales/th/office-lottery.json'),
    import('@sanuk/locales/th/office-lottery-numbers.json'),
    import('@sanuk/locales/th/office-lottery-report.json'),
    import('@sanuk/locales/th/office-lottery-terms.json'),
    import('@sanuk/locales/th/office-messages.json'),
    import('@sanuk/locales/th/office-missions.json'),
    import('@sanuk/locales/th/office-points.json'),
    import('@sanuk/locales/th/office-live-tables.json'),
    import('@sanuk/locales/th/office-live-chat.json'),
    import('@sanuk/locales/th/office-pools.json'),
    import('@sanuk/locales/th/office-raffle.json'),
    import('@sanuk/locales/th/office-rebates.json'),
    import('@sanuk/locales/th/office-activities.json'),
    import('@sanuk/locales/th/office-free-rounds.json'),
    import('@sanuk/locales/th/office-freezes.json'),
    import('@sanuk/locales/th/office-referrals.json'),
    import('@sanuk/locales/th/office-risk.json'),
    import('@sanuk/locales/th/office-upline.json'),
    import('@sanuk/locales/th/office-vip.json'),
    import('@sanuk/locales/th/office-catalogue.json'),
    import('@sanuk/locales/th/office-protection.json'),
    import('@sanuk/locales/th/office-providers.json'),
    import('@sanuk/locales/th/office-transfers.json'),
    import('@sanuk/locales/th/office-agent-bills.json'),
    import('@sanuk/locales/th/office-agent-defaults.json'),
    import('@sanuk/locales/th/office-agent-money.json'),
    import('@sanuk/locales/th/office-agent-signals.json'),
    import('@sanuk/locales/th/office-agents.json'),
    import('@sanuk/locales/th/office-brands.json'),
    import('@sanuk/locales/th/office-cashier.json'),
    import('@sanuk/locales/th/office-withdrawals.json'),
    import('@sanuk/locales/th/operators.json'),
    import('@sanuk/locales/th/profile.json'),
    import('@sanuk/locales/th/promotions.json'),
    import('@sanuk/locales/th/reconciliation.json'),
    import('@sanuk/locales/th/reports.json'),
    import('@sanuk/locales/th/statements.json'),
    import('@sanuk/locales/th/vendors.json'),
    import('@sanuk/locales/th/wallet.json'),
  ],
  en: () => [
    import('@sanuk/locales/en/approvals.json'),
    import('@sanuk/locales/en/audit.json'),
    import('@sanuk/locales/en/brand.json'),
    import('@sanuk/locales/en/documents.json'),
    import('@sanuk/locales/en/feedback.json'),
    import('@sanuk/locales/en/field.json'),
    import('@sanuk/locales/en/help.json'),
    import('@sanuk/locales/en/members.json'),
    import('@sanuk/locales/en/office.json'),
    import('@sanuk/locales/en/office-content.json'),
    import('@sanuk/locales/en/office-documents.json'),
    import('@sanuk/locales/en/office-feedback.json'),
    import('@sanuk/locales/en/office-lottery.json'),
    import('@sanuk/locales/en/office-lottery-numbers.json'),
    import('@sanuk/locales/en/office-lottery-report.json'),
    import('@sanuk/locales/en/office-lottery-terms.json'),
    import('@sanuk/locales/en/office-messages.json'),
    import('@sanuk/locales/en/office-missions.json'),
    import('@sanuk/locales/en/office-points.json'),
    import('@sanuk/locales/en/office-live-tables.json'),
    import('@sanuk/locales/en/office-live-chat.json'),
    import('@sanuk/locales/en/office-pools.json'),
    import('@sanuk/locales/en/office-raffle.json'),
    import('@sanuk/locales/en/office-rebates.json'),
    import('@sanuk/locales/en/office-activities.json'),
    import('@sanuk/locales/en/office-free-rounds.json'),
    import('@sanuk/locales/en/office-freezes.json'),
    import('@sanuk/locales/en/office-referrals.json'),
    import('@sanuk/locales/en/office-risk.json'),
    import('@sanuk/locales/en/office-upline.json'),
    import('@sanuk/locales/en/office-vip.json'),
    import('@sanuk/locales/en/office-catalogue.json'),
    import('@sanuk/locales/en/office-protection.json'),
    import('@sanuk/locales/en/office-providers.json'),
    import('@sanuk/locales/en/office-transfers.json'),
    import('@sanuk/locales/en/office-agent-bills.json'),
    import('@sanuk/locales/en/office-agent-defaults.json'),
    import('@sanuk/locales/en/office-agent-money.json'),
    import('@sanuk/locales/en/office-agent-signals.json'),
    import('@sanuk/locales/en/office-agents.json'),
    import('@sanuk/locales/en/office-brands.json'),
    import('@sanuk/locales/en/office-cashier.json'),
    import('@sanuk/locales/en/office-withdrawals.json'),
    import('@sanuk/locales/en/operators.json'),
    import('@sanuk/locales/en/profile.json'),
    import('@sanuk/locales/en/promotions.json'),
    import('@sanuk/locales/en/reconciliation.json'),
    import('@sanuk/locales/en/reports.json'),
    import('@sanuk/locales/en/statements.json'),
    import('@sanuk/locales/en/vendors.json'),
    import('@sanuk/locales/en/wallet.json'),
  ],
}

/** The language chosen earlier, or the default. */
export function storedLanguage(): Language {
  const code = localStorage.getItem(KEY)?.toLowerCase()
  return LANGUAGES.find((language) => language === code) ?? DEFAULT
}

/** The language shown, outside of React. */
export function currentLanguage(): Language {
  return LANGUAGES.find((language) => language === i18n.locale) ?? DEFAULT
}

export function useLanguage(): Language {
  const { i18n: shown } = useLingui()
  return LANGUAGES.find((language) => language === shown.locale) ?? DEFAULT
}

/** Shows `language` from here on; its words arrive first, so that no key is ever visible. */
export async function chooseLanguage(language: Language): Promise<void> {
  for (const catalogue of await Promise.all(catalogues[language]())) i18n.load(language, catalogue.default)
  i18n.activate(language)
  document.documentElement.lang = language
  localStorage.setItem(KEY, language.toUpperCase())
}

/** The words of a language that need not be the one shown. */
export async function wordsOf(language: Language): Promise<(word: OfficeWord) => string> {
  const loaded = await Promise.all(catalogues[language]())
  const messages = Object.assign({}, ...loaded.map((catalogue) => catalogue.default))
  const spoken = setupI18n({ locale: language, messages: { [language]: messages } })
  return (word) => spoken._(word)
}
