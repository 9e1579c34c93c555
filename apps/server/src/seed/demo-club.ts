import type { PlannedRank, VipPlan } from '@sanuk/contracts/office-vip'

const rank = (names: PlannedRank['names'], ...amounts: [string, string, string, string, string]): PlannedRank => {
  const [deposited, played, keepPlayed, reward, monthlyReward] = amounts
  return { names, deposited, played, keepPlayed, reward, monthlyReward }
}

/** Six ranks in baht. What they give stays well below 1 % of what is played for them. */
export const DEMO_CLUB: VipPlan = {
  open: true,
  rewardPlay: 100,
  ranks: [
    rank({ th: 'บรอนซ์', en: 'Bronze' }, '1000', '10000', '0', '20', '0'),
    rank({ th: 'ซิลเวอร์', en: 'Silver' }, '10000', '100000', '10000', '200', '50'),
    rank({ th: 'โกลด์', en: 'Gold' }, '50000', '500000', '50000', '1000', '250'),
    rank({ th: 'แพลทินัม', en: 'Platinum' }, '200000', '2000000', '200000', '5000', '1000'),
    rank({ th: 'ไดมอนด์', en: 'Diamond' }, '1000000', '10000000', '1000000', '25000', '6000'),
    rank({ th: 'คราวน์', en: 'Crown' }, '5000000', '50000000', '5000000', '150000', '40000'),
  ],
}
