import { createHash } from 'node:crypto'
import type { SlotMachine } from '@sanuk/engines/slots/machine'

/** SHA-256 of a machine's data, in hexadecimal: another as soon as any of it is. */
export const machineDigest = (machine: SlotMachine): string =>
  createHash('sha256').update(JSON.stringify(machine)).digest('hex')
