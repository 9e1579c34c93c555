import { listPools } from '@sanuk/contracts/office-pools'
import { Trophy } from 'lucide-react'
import { momentColumn, moneyColumn, numberColumn, textColumn } from '../../lists/described-column.tsx'
import { DescribedList } from '../../lists/described-list.tsx'
import { defineList } from '../../lists/list-description.ts'
import { wholeOf } from '../../lists/list-source.ts'
import { call } from '../../wire/call.ts'
import { POOLS } from './pools.ts'

const EVERY_MS = 5_000

const SOURCE = wholeOf((signal) => call(listPools, undefined, signal))

const LIST = defineList(SOURCE, {
  key: [...POOLS, 'all'],
  everyMs: EVERY_MS,
  file: 'pools',
  title: 'office-pools.title',
  note: 'office-pools.note',
  rowKey: ({ vendor, pool }) => `${vendor} ${pool}`,
  skeletonRows: 3,
  columns: [
    {
      key: 'name',
      header: 'office-pools.pool',
      phone: 'heading',
      text: ({ names }, { language }) => names[language],
      link: ({ vendor, pool }) => `/pools/${encodeURIComponent(vendor)}/${encodeURIComponent(pool)}`,
    },
    textColumn('vendor', 'office-pools.vendor'),
    moneyColumn('inside', 'office-pools.inside'),
    moneyColumn('fed', 'office-pools.fed'),
    moneyColumn('won', 'office-pools.won'),
    moneyColumn('balance', 'office-pools.balance'),
    numberColumn('drops', 'office-pools.drops'),
    momentColumn('lastDropAt', 'office-pools.last'),
  ],
  empty: { icon: <Trophy />, word: 'office-pools.empty', note: 'office-pools.empty.note' },
})

/** Every progressive pool on a line: what is in it, and what members of the brand put in and won. */
export const PoolsPage = () => <DescribedList list={LIST} />
