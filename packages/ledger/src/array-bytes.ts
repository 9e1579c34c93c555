/** What arrays can be made of, with the numbers that PostgreSQL knows it by (`pg_type.dat` of its source). */
const TYPES = { boolean: 16, bigint: 20, smallint: 21, integer: 23, text: 25, uuid: 2950 } as const

type TypeName = keyof typeof TYPES

type Values = {
  boolean: boolean
  /** A string of digits is taken as it came from the database. */
  bigint: bigint | string
  smallint: number
  integer: number
  text: string
  uuid: string
}

/** One dimension, whether something is null, what it is made of, how many there are, and that counting starts at 1. */
const HEAD = 20
const LENGTH = 4
const NULL = -1

/** Where arrays are put together: nothing here waits, so one place is enough for all. */
let bytes = Buffer.allocUnsafe(64 * 1024)

/**
 * One value of each as an array of PostgreSQL in the form that it sends and keeps them itself (`array_recv`): neither
 * side writes out or reads numbers, and nothing in a text needs quotes. Throws where an item is not what it should be.
 */
export function arrayBytes<Item, Type extends TypeName>(
  type: Type,
  items: readonly Item[],
  read: (item: Item) => Values[Type] | null,
): Buffer {
  const put: (value: Values[Type], at: number) => number = WRITERS[type]
  let hasNull = 0
  let at = HEAD
  for (const item of items) {
    const value = read(item)
    makeRoom(at, LENGTH + MOST)
    if (value === null) {
      hasNull = 1
      at = bytes.writeInt32BE(NULL, at)
    } else {
      const end = put(value, at + LENGTH)
      bytes.writeInt32BE(end - at - LENGTH, at)
      at = end
    }
  }
  bytes.writeInt32BE(1, 0)
  bytes.writeInt32BE(hasNull, 4)
  bytes.writeInt32BE(TYPES[type], 8)
  bytes.writeInt32BE(items.length, 12)
  bytes.writeInt32BE(1, 16)
  return Buffer.from(bytes.subarray(0, at))
}

/** The widest of what has a width of its own: a UUID. */
const MOST = 16

function makeRoom(at: number, size: number): void {
  if (bytes.length >= at + size) return
  const wider = Buffer.allocUnsafe(2 * (at + size))
  bytes.copy(wider, 0, 0, at)
  bytes = wider
}

/** Each writes a value and answers where it ends. */
const WRITERS: { readonly [Type in TypeName]: (value: Values[Type], at: number) => number } = {
  boolean: (value, at) => bytes.writeUInt8(value ? 1 : 0, at),
  bigint: (value, at) => bytes.writeBigInt64BE(BigInt(value), at),
  smallint: (value, at) => bytes.writeInt16BE(whole(value), at),
  integer: (value, at) => bytes.writeInt32BE(whole(value), at),
  text: putText,
  uuid: putUuid,
}

/** A buffer would take the whole part of any number, and 0 for what is none. */
function whole(value: number): number {
  if (!Number.isInteger(value)) throw new TypeError(`not a whole number: ${value}`)
  return value
}

function putText(text: string, at: number): number {
  const { length } = text
  // At most three bytes of UTF-8 for each unit of UTF-16.
  makeRoom(at, 3 * length)
  for (let index = 0; index < length; index += 1) {
    const code = text.charCodeAt(index)
    if (code > 0x7f) return at + bytes.write(text, at, 'utf8')
    bytes[at + index] = code
  }
  return at + length
}

const NO_DIGIT = 255
const digits = new Uint8Array(256).fill(NO_DIGIT)
for (const [value, digit] of [...'0123456789abcdef'].entries()) {
  digits[digit.charCodeAt(0)] = value
  digits[digit.toUpperCase().charCodeAt(0)] = value
}

const digitAt = (text: string, index: number): number => digits[text.charCodeAt(index)] ?? NO_DIGIT

function putUuid(text: string, at: number): number {
  let end = at
  for (let index = 0; index < text.length; index += 2) {
    if (text.charCodeAt(index) === 0x2d) index += 1
    const [high, low] = [digitAt(text, index), digitAt(text, index + 1)]
    if (high === NO_DIGIT || low === NO_DIGIT) throw new TypeError(`not a UUID: ${text}`)
    bytes[end] = 16 * high + low
    end += 1
  }
  if (end !== at + MOST) throw new TypeError(`not a UUID: ${text}`)
  return end
}
