/** The fields of a record and the line on which it begins, counted from 1. */
export type CsvRecord = { readonly line: number; readonly fields: readonly string[] }

/** A field that is longer than this has lost its closing quote. */
const FIELD_MAX = 1_000

/** A record, counted from the line on which it begins, whose quotes do not match. */
export class CsvFault extends Error {
  override readonly name = 'CsvFault'
  readonly line: number

  constructor(line: number) {
    super(`line ${line}: the quotes do not match`)
    this.line = line
  }
}

/**
 * Reads RFC 4180 piece by piece: `push` answers the records that a piece completes, `end` the last one. Lines may end
 * in CR LF or LF; empty ones are passed over. Throws a `CsvFault` where quotes do not match.
 */
export function createCsvReader(separator = ',') {
  let fields: string[] = []
  let field = ''
  /** What the field is made of so far: nothing, bare text, text within quotes, or a quote that may close it. */
  let state: 'empty' | 'bare' | 'quoted' | 'closing' = 'empty'
  let line = 1
  let begins = 1

  const wrong = () => new CsvFault(begins)

  function endField(): void {
    fields.push(field)
    field = ''
    state = 'empty'
  }

  function endRecord(records: CsvRecord[]): void {
    const isBlank = fields.length === 0 && field === '' && state === 'empty'
    if (!isBlank) {
      endField()
      records.push({ line: begins, fields })
      fields = []
    }
    begins = line + 1
  }

  function take(sign: string, records: CsvRecord[]): void {
    if (state === 'quoted' || state === 'closing') {
      takeQuoted(sign, records)
      return
    }
    if (sign === separator) endField()
    else if (sign === '\n') endRecord(records)
    else if (sign === '"') {
      if (state !== 'empty') throw wrong()
      state = 'quoted'
    } else {
      field += sign
      state = 'bare'
    }
  }

  function takeQuoted(sign: string, records: CsvRecord[]): void {
    if (sign === '"') {
      if (state === 'closing') field += '"'
      state = state === 'closing' ? 'quoted' : 'closing'
    } else if (state === 'quoted') field += sign
    else if (sign === separator) endField()
    else if (sign === '\n') endRecord(records)
    else throw wrong()
  }

  /** A CR counts only where it does not end a line; whether it does may stand in the next piece. */
  let carriageReturn = false

  function takeNext(sign: string, records: CsvRecord[]): void {
    if (carriageReturn && (sign !== '\n' || state === 'quoted')) take('\r', records)
    carriageReturn = sign === '\r'
    if (carriageReturn) return
    take(sign, records)
    if (sign === '\n') line += 1
    if (field.length > FIELD_MAX) throw wrong()
  }

  return {
    push: (text: string): CsvRecord[] => {
      const records: CsvRecord[] = []
      for (const sign of text) takeNext(sign, records)
      return records
    },
    end: (): CsvRecord[] => {
      if (state === 'quoted') throw wrong()
      const records: CsvRecord[] = []
      endRecord(records)
      return records
    },
  }
}
