/**
 * What spreadsheets would run as a formula: https://owasp.org/www-community/attacks/CSV_Injection. Some of them skip blanks,
 * and take full-width signs for plain ones.
 */
const FORMULA = /^(?:[\t\r\n]|[\s\p{Cf}]*[=+\-@＝＋－＠])/u

/** Numbers, of which a minus is a part. */
const NUMBER = /^-?\d+(\.\d+)?$/

/**
 * Writes rows as RFC 4180 says. It begins with a byte order mark, without which spreadsheets read Thai as Latin, and a
 * text that a spreadsheet would run as a formula gets an apostrophe in front.
 */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(writeCell).join(',')}\r\n`).join('')}`
}

function writeCell(text: string): string {
  const harmless = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
