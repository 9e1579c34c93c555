import { randomFillSync } from 'node:crypto'
import type { NextByte } from '@sanuk/engines/random/draw'

const SIZE = 4096

/**
 * Bytes of the operating system's cryptographic generator, one after the other. They are fetched by the block, and each
 * is wiped as it is read: what was drawn can be read nowhere but in the round it decided.
 */
export function cryptographicBytes(): NextByte {
  const block = Buffer.alloc(SIZE)
  let at = SIZE
  return () => {
    if (at === SIZE) {
      randomFillSync(block)
      at = 0
    }
    const byte = block.readUInt8(at)
    block.writeUInt8(0, at)
    at += 1
    return byte
  }
}
