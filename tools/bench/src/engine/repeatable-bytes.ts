import { createCipheriv } from 'node:crypto'
import type { NextByte } from '@sanuk/engines/random/draw'

const BLOCK = Buffer.alloc(64 * 1024)

/** Bytes as good as random and the same in every run: AES-256 in counter mode, another sequence for every number. */
export function repeatableBytes(sequence = 0): NextByte {
  const cipher = createCipheriv('aes-256-ctr', Buffer.alloc(32, sequence), Buffer.alloc(16))
  let block = cipher.update(BLOCK)
  let at = 0
  return () => {
    if (at === block.length) {
      block = cipher.update(BLOCK)
      at = 0
    }
    return block[at++] ?? 0
  }
}
