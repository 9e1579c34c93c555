/** Data objects of an EMVCo text by their two-digit id. */
export type DataObjects = ReadonlyMap<string, string>

/**
 * Splits EMVCo text into its data objects: two digits of id, two of length, then that many characters. Answers `null`
 * where the text is no such sequence, or names an id twice, so that nothing is ever read two ways.
 */
export function readDataObjects(text: string): DataObjects | null {
  const objects = new Map<string, string>()
  for (let at = 0; at < text.length; ) {
    const head = /^(\d{2})(\d{2})$/.exec(text.slice(at, at + 4))
    const [, id, length] = head ?? []
    if (id === undefined || objects.has(id)) return null
    const value = text.slice(at + 4, at + 4 + Number(length))
    if (value.length !== Number(length) || value === '') return null
    objects.set(id, value)
    at += 4 + value.length
  }
  return objects.size > 0 ? objects : null
}

/** CRC-16/CCITT-FALSE as four upper-case hex digits: polynomial 0x1021, start 0xFFFF, nothing reflected. */
export function checksum(text: string): string {
  let register = 0xffff
  for (const byte of Buffer.from(text, 'utf8')) {
    register ^= byte << 8
    for (let bit = 0; bit < 8; bit++) {
      register = register & 0x8000 ? ((register << 1) ^ 0x1021) & 0xffff : (register << 1) & 0xffff
    }
  }
  return register.toString(16).toUpperCase().padStart(4, '0')
}

/** Whether the text ends in a checksum object (id 63) that fits everything before its four digits. */
export function hasRightChecksum(text: string): boolean {
  const body = text.slice(0, -4)
  return body.endsWith('6304') && checksum(body) === text.slice(-4).toUpperCase()
}
