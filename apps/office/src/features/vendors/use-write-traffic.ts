import { useLingui } from '@lingui/react'
import type { Traffic, TrafficPoint } from './vendors.ts'

type Name = Exclude<keyof TrafficPoint, 'at'>

/** Writes what is told of a vendor's calls: those in a minute, and milliseconds. `drawn` is the bare number. */
export function useWriteTraffic({ stepMinutes }: Traffic) {
  const { _, i18n } = useLingui()
  const drawn = (point: TrafficPoint, name: Name): number | null => {
    const value = point[name]
    return value !== null && (name === 'calls' || name === 'errors') ? value / stepMinutes : value
  }
  const write = (point: TrafficPoint, name: Name): string => {
    const value = drawn(point, name)
    if (value === null) return _('office.none')
    const figure = i18n.number(value, { maximumFractionDigits: 1 })
    return name === 'calls' || name === 'errors' ? figure : _('vendors.call.took.ms', { ms: figure })
  }
  return Object.assign(write, { drawn })
}
