import type { RoundRecord } from '@sanuk/verifier/record'

/** Hands a round over as a file, with all that a check without a network needs. */
export function saveRecord(record: RoundRecord): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([JSON.stringify(record, null, 2)], { type: 'application/json' }))
  link.download = `round-${record.round}.json`
  link.click()
  URL.revokeObjectURL(link.href)
}
