import { expect, test } from 'vitest'
import { foundPages } from './found-pages.ts'

const PAGES = [
  { page: 'free rounds', names: ['Free rounds', 'รอบฟรี'], group: ['Rewards', 'รางวัล'] },
  { page: 'rounds', names: ['Rounds', 'รอบการเล่น'], group: ['Daily work', 'งานประจำวัน'] },
  { page: 'points', names: ['Points', 'แต้ม'], group: ['Rewards', 'รางวัล'] },
  { page: 'cashier', names: ['Cashier settings', 'ตั้งค่าการเงิน'], group: ['Money', 'การเงิน'] },
] as const

test.each([
  ['rounds', ['rounds', 'free rounds']],
  ['ROU', ['rounds', 'free rounds']],
  ['  free   ROUNDS ', ['free rounds']],
  ['rounds free', ['free rounds']],
  ['settings', ['cashier']],
  ['รอบ', ['free rounds', 'rounds']],
  ['การเล่น', ['rounds']],
  ['การเงิน', ['cashier']],
  ['rewards', ['free rounds', 'points']],
  ['รางวัล แต้ม', ['points']],
  ['ash', ['cashier']],
  ['as', []],
  ['ew', []],
  ['xyz', []],
])('%s finds %j', (typed, found) => {
  expect(foundPages(PAGES, typed)).toEqual(found)
})
