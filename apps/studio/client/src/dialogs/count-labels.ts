import type { MachineView } from '#protocol'

type Rules = Pick<MachineView, 'counts' | 'pattern' | 'reels' | 'rows'>

/** How many symbols each column of the pays stands for, as it is written: "3", "8–9", "12+". */
export function countLabels({ counts, pattern, reels, rows }: Rules): readonly string[] {
  const most = pattern === 'lines' || pattern === 'ways' ? reels : reels * rows
  return counts.map((from, column) => {
    const next = counts[column + 1]
    if (next === undefined) return from < most ? `${from}+` : String(from)
    return next - 1 > from ? `${from}–${next - 1}` : String(from)
  })
}
