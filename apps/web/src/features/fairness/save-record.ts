import type { SavedRecord } from '@sanuk/verifier/record'

/** Hands a round or a draw over as a file of that name, with all that a check without a network needs. */
export function saveRecord(name: string, record: SavedRecord): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([JSON.stringify(record, null, 2)], { type: 'application/json' }))
  link.download = `${name}.json`
  link.click()
  URL.revokeObjectURL(link.href)
}
