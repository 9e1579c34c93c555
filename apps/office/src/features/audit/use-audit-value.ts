import { useLingui } from '@lingui/react'
import { type AuditFormat, auditFormat, referenceOf } from '@sanuk/contracts/audit-records'
import { amount } from '@sanuk/money/amount'
import { currency, isCurrencyCode } from '@sanuk/money/currency'
import { formatMoney } from '@sanuk/money/format'
import { useLanguage } from '../../language/language.ts'
import { useMoment } from '../../language/use-moment.ts'
import { useWordIfAny } from '../../language/use-word-if-any.ts'
import { useBrand } from '../../wire/use-brand.ts'
import type { AuditEntry } from './audit.ts'

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/
const DAY = /^\d{4}-\d\d-\d\d$/
/** Whether a part of a key names a record and says nothing by itself. */
export const isUuid = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text)

/** Writes a value of an entry as its reader would: money, moments and days formatted, records by their names. */
export function useAuditValue() {
  const { _, i18n } = useLingui()
  const language = useLanguage()
  const moment = useMoment()
  const word = useWordIfAny()
  const brand = useBrand()
  const locale = language === 'th' ? 'th' : 'en-GB'
  const display = (type: 'region' | 'language', code: string) =>
    new Intl.DisplayNames(locale, { type, fallback: 'code' }).of(code) ?? code
  const day = (text: string) =>
    new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(Date.parse(`${text}T00:00:00Z`))

  function money(entry: AuditEntry, value: number | string): string {
    const code = String({ ...entry.before, ...entry.after, ...entry.context }.currency ?? brand?.currency.code)
    if (!isCurrencyCode(code) || !/^-?\d+$/.test(String(value))) return String(value)
    return formatMoney(amount(BigInt(value)), currency(code))
  }

  function name(id: string, { names }: AuditEntry): string {
    const told = names[id]
    const owner = told?.member ? names[told.member]?.text?.[language] : undefined
    const text = told?.text?.[language] ?? owner
    if (!text) return isUuid(id) ? id.slice(0, 8) : (word(`audit.value.${id}`) ?? id)
    return DAY.test(text) ? day(text) : text
  }

  function choice(column: string, value: string): string {
    return word(`audit.value.${column}.${value}`) ?? word(`audit.value.${value}`) ?? value
  }

  function formatted(format: AuditFormat, value: string | number, of: { entry: AuditEntry; column: string }): string {
    if (referenceOf(format)) return name(String(value), of.entry)
    if (typeof format === 'object' && 'words' in format) {
      const about = String(of.entry.after?.about ?? of.entry.context?.about ?? '')
      return word(`${format.words}${value}`, { about }) ?? String(value)
    }
    switch (format) {
      case 'money':
        return money(of.entry, value)
      case 'percent':
        return i18n.number(Number(value) / 100, { style: 'percent', maximumFractionDigits: 2 })
      case 'choice':
        return choice(of.column, String(value))
      case 'country':
        return display('region', String(value))
      case 'language':
        return display('language', String(value))
      default:
        return plain(value)
    }
  }

  function plain(value: string | number): string {
    if (typeof value === 'number') return i18n.number(value)
    if (MOMENT.test(value)) return moment(value)
    return DAY.test(value) ? day(value) : value
  }

  function text(entry: AuditEntry, path: readonly string[], value: unknown): string {
    if (isUnset(value)) return _('audit.unset')
    if (typeof value === 'boolean') return _(value ? 'audit.yes' : 'audit.no')
    if (Array.isArray(value)) return value.map((item) => text(entry, path, item)).join(', ')
    if (typeof value !== 'string' && typeof value !== 'number') return JSON.stringify(value)
    return path.length > 1 ? inside(path, value) : column(entry, path[0] ?? '', value)
  }

  /** Within structures money is written as people read it, and what is chosen is named by the last step. */
  function inside(path: readonly string[], value: string | number): string {
    return typeof value === 'number' ? plain(value) : choice(path.at(-1) ?? '', plain(value))
  }

  function column(entry: AuditEntry, name: string, value: string | number): string {
    const format = auditFormat(entry.subject, name)
    return format === null ? plain(value) : formatted(format, value, { entry, column: name })
  }

  return { text, name }
}

const isUnset = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
