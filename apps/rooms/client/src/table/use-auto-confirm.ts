import { useEffect } from 'react'
import type { TableStore } from '../view/table-store.ts'
import type { View } from '../view/view.ts'

/** Chips become bets so long after the last change, and at the latest so long before the close. */
const AFTER_CHANGE_MS = 1_000
const BEFORE_CLOSE_MS = 2_000

type AutoConfirm = { readonly isOn: boolean; readonly isOpen: boolean; readonly now: () => number }

/** Confirms chips by itself, where the player wants that. A bet that was refused and lies there again waits for him. */
export function useAutoConfirm(store: Pick<TableStore, 'do'>, view: View, { isOn, isOpen, now }: AutoConfirm): void {
  const { laid, line } = view
  const coup = view.table?.coup ?? null
  const closesAt = coup && Date.parse(coup.closesAt)
  const newest = laid.at(-1)
  const isDue = isOn && isOpen && line === 'open' && newest !== undefined && newest.isReturned !== true
  useEffect(() => {
    // A change of the chips is a new list, and begins the time anew.
    if (!isDue || closesAt === null || laid.length === 0) return
    const wait = Math.max(0, Math.min(AFTER_CHANGE_MS, closesAt - BEFORE_CLOSE_MS - now()))
    const timer = setTimeout(() => store.do({ kind: 'confirm', id: crypto.randomUUID() }), wait)
    return () => clearTimeout(timer)
  }, [isDue, laid, closesAt, now, store])
}
