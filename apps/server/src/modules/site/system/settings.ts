import type { FieldFault } from '@sanuk/contracts/envelope'
import type { brandSettings } from '@sanuk/contracts/office-brand'
import type { OwnRules } from '@sanuk/contracts/registration-rules'
import { isSupportedCountry } from 'libphonenumber-js'
import { RE2JS } from 're2js'
import type * as z from 'zod/mini'

/** What an operator wants of a brand: only what is to change. */
export type Settings = { readonly [K in keyof typeof brandSettings]?: z.output<(typeof brandSettings)[K]> | undefined }

/** Contrast that text must have on its ground: WCAG 2.2, 1.4.3. */
const READABLE = 4.5

/** What is wrong with settings that are each well-formed. `host` is the address by which the operator came. */
export function settingFaults(settings: Settings, host: string): FieldFault[] {
  const { domains, timeZone, agentCentreTypes, registration, blockedCountries, smsCountries } = settings
  return [
    domains && !domains.includes(host) ? { field: 'domains', word: 'field.own_domain' } : [],
    timeZone && !isTimeZone(timeZone) ? { field: 'timeZone', word: 'field.time_zone' } : [],
    agentCentreTypes && new Set(agentCentreTypes).size < agentCentreTypes.length
      ? { field: 'agentCentreTypes', word: 'field.invalid' }
      : [],
    registration ? ruleFaults(registration) : [],
    unknownCountry('blockedCountries', blockedCountries) ?? [],
    unknownCountry('smsCountries', smsCountries) ?? [],
    themeFaults(settings.theme),
  ].flat()
}

function isTimeZone(name: string): boolean {
  try {
    Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}

function ruleFaults(rules: OwnRules): FieldFault[] {
  return Object.entries(rules).flatMap(([name, rule]) => {
    const field = `registration.${name}`
    if (rule?.length && rule.length[0] > rule.length[1]) return { field, word: 'field.lengths' }
    if (rule?.pattern === 'own' && !isExpression(rule.expression)) return { field, word: 'field.expression' }
    return []
  })
}

function isExpression(expression: string | undefined): boolean {
  if (!expression) return false
  try {
    RE2JS.compile(`^(?:${expression})$`)
    return true
  } catch {
    return false
  }
}

function unknownCountry(field: string, countries: readonly string[] | undefined): FieldFault | null {
  const unknown = countries?.find((code) => !isSupportedCountry(code))
  return unknown ? { field, word: 'field.country', values: { country: unknown } } : null
}

function themeFaults(theme: Settings['theme']): FieldFault[] {
  if (!theme) return []
  return (['light', 'dark'] as const).flatMap((look) => {
    const { jade, 'on-jade': text } = theme[look]
    if (!jade || !text || contrast(jade, text) >= READABLE) return []
    return { field: `theme.${look}.jade`, word: 'field.contrast' }
  })
}

/** WCAG 2.2, definition of contrast ratio. Colours as `#rrggbb`. */
export function contrast(one: string, other: string): number {
  const [lighter = 1, darker = 1] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (lighter + 0.05) / (darker + 0.05)
}

/** WCAG 2.2, definition of relative luminance. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
