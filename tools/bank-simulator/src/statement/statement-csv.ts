import { add, parseAmount, writeAmount, ZERO } from '@sanuk/money/amount'
import type { Line } from './line-book.ts'

/** How a bank writes its file: as most Thai ones do, or as one that speaks English. */
export const FORMS = ['th', 'en'] as const
export type Form = (typeof FORMS)[number]

type Written = Line & { readonly balance: string }

/** The file of an account, oldest first as it was booked. */
export function statementCsv(form: Form, account: string, lines: readonly Line[]): Buffer {
  let balance = ZERO
  const written = lines.map((line) => {
    balance = add(balance, parseAmount(line.amount))
    return { ...line, balance: writeAmount(balance) }
  })
  return form === 'th' ? thai(account, written) : english(written)
}

const KINDS = {
  th: { received: 'รับโอนเงิน', paid: 'โอนเงินออก', returned: 'โอนเงินคืน' },
  en: { received: 'Transfer in', paid: 'Transfer out', returned: 'Refund' },
} as const

const THAI_HEAD = ['วันที่', 'เวลา', 'รายการ', 'ถอนเงิน', 'ฝากเงิน', 'ยอดคงเหลือ', 'ช่องทาง', 'เลขที่อ้างอิง', 'รายละเอียด']

/** Windows-874, Buddhist years, whose account it is above and the sums below, what left and what came apart. */
function thai(account: string, lines: readonly Written[]): Buffer {
  const moved = lines.map(({ at, kind, amount, balance, reference, note }) => {
    const { day, month, year, hour, minute } = clockOf(at)
    const sides = amount.startsWith('-') ? [thousands(amount.slice(1)), ''] : ['', thousands(amount)]
    const time = `${hour}:${minute}`
    return [
      `${day}/${month}/${year + 543}`,
      time,
      KINDS.th[kind],
      ...sides,
      thousands(balance),
      'DEMO',
      reference,
      note,
    ]
  })
  const [first] = moved
  const carried = first ? [[first[0] ?? '', '', 'ยอดยกมา', '', '', '0.00', '', '', '']] : []
  const head = [['ชื่อบัญชี', 'บัญชีสาธิต'], ['เลขที่บัญชี', account], []]
  return tis620(csv([...head, THAI_HEAD, ...carried, ...moved, ['', '', `รวม ${moved.length} รายการ`]]))
}

/** UTF-8, Christian years, the newest first, one column in which what left has a minus. */
function english(lines: readonly Written[]): Buffer {
  const moved = lines.toReversed().map(({ at, kind, amount, balance, reference, note }) => {
    const { day, month, year, hour, minute, second } = clockOf(at)
    const when = `${day}/${month}/${year} ${hour}:${minute}:${second}`
    return [when, KINDS.en[kind], thousands(amount), thousands(balance), reference, note]
  })
  const head = ['Transaction Date', 'Description', 'Amount (THB)', 'Balance', 'Reference No.', 'Remark']
  return Buffer.from(`\ufeff${csv([head, ...moved])}`)
}

const csv = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.map(quoted).join(',')}\r\n`).join('')

const quoted = (field: string): string => (/[",\r\n]/.test(field) ? `"${field.replaceAll('"', '""')}"` : field)

const thousands = (wire: string): string => wire.replace(/\B(?=(\d{3})+(?=\.))/g, ',')

/** Thai letters stand in TIS-620 in the order of Unicode, from 0xA1 on; what is neither they nor ASCII becomes a `?`. */
function tis620(text: string): Buffer {
  const bytes = Array.from(text, (sign) => {
    const code = sign.codePointAt(0) ?? 0
    if (code < 0x80) return code
    return code > 0x0e00 && code < 0x0e5c ? code - 0x0e00 + 0xa0 : 0x3f
  })
  return Buffer.from(bytes)
}

function clockOf(instant: string) {
  const local = new Date(Date.parse(instant) + 7 * 60 * 60 * 1000).toISOString()
  const part = (from: number, length = 2) => local.slice(from, from + length)
  return {
    year: Number(part(0, 4)),
    month: part(5),
    day: part(8),
    hour: part(11),
    minute: part(14),
    second: part(17),
  }
}
