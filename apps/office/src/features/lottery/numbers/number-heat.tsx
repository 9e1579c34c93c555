import { useLingui } from '@lingui/react'
import { type NumberStakes, readNumberStakes } from '@sanuk/contracts/office-lottery-numbers'
import { parseAmount } from '@sanuk/money/amount'
import { Button } from '@sanuk/ui/button'
import { Card } from '@sanuk/ui/card'
import { Segmented } from '@sanuk/ui/segmented'
import { Select } from '@sanuk/ui/select'
import { useState } from 'react'
import { Failed } from '../../../components/failed.tsx'
import { useWrittenMoney } from '../../../components/use-money.tsx'
import { type DescribedColumn, moneyColumn, textColumn } from '../../../lists/described-column.tsx'
import { SaveRows } from '../../../lists/rows-card.tsx'
import { useMay } from '../../../session/use-operator.ts'
import { call } from '../../../wire/call.ts'
import { useAsked } from '../../../wire/use-asked.ts'
import { usePlayName } from '../family-words.ts'
import lottery from '../lottery.module.css'
import { issueKey } from '../lottery.ts'
import { HeatTable } from './heat-table.tsx'
import { MarkDialog } from './mark-dialog.tsx'

const EVERY_MS = 30_000
const HUNDREDS = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'] as const

type Play = NumberStakes['plays'][number]
type Props = { readonly id: string; readonly family: string | undefined }

/** What is staked on each number of an issue, the warmer the more, with those that are half or closed. */
export function NumberHeat({ id, family }: Props) {
  const { _ } = useLingui()
  const nameOf = usePlayName(family)
  const mayChange = useMay()('lottery.change')
  const [chosen, setChosen] = useState<string | null>(null)
  const [marking, setMarking] = useState<string | null>(null)
  const { data, error, refetch } = useAsked({
    key: [...issueKey(id), 'numbers'],
    ask: (signal) => call(readNumberStakes, { params: { id } }, signal),
    everyMs: EVERY_MS,
  })
  const play = data?.plays.find((one) => one.play === chosen) ?? data?.plays[0]
  if (!data) return error ? <Failed error={error} onRetry={refetch} /> : null
  if (!play) return null
  const canMark = mayChange && data.isOpen
  return (
    <Card
      title={_('office-lottery-numbers.heat')}
      action={
        <div className={lottery.actions}>
          <Select
            label={_('office-lottery.play')}
            value={play.play}
            onChange={setChosen}
            options={data.plays.map(({ play: value }) => ({ value, label: nameOf(value) }))}
          />
          <SaveRows file="lottery-number-stakes" columns={COLUMNS} rows={play.numbers} />
        </div>
      }
    >
      {!data.complete && <p className={lottery.note}>{_('office-lottery-numbers.heat.partial')}</p>}
      <PlayNumbers key={play.play} play={play} name={nameOf(play.play)} onMark={canMark ? setMarking : undefined} />
      {canMark && (
        <p className={lottery.actions}>
          <Button look="outline" size="small" onClick={() => setMarking('')}>
            {_('office-lottery-numbers.add')}
          </Button>
        </p>
      )}
      {marking !== null && (
        <MarkDialog
          gameCode={data.gameCode}
          limits={{
            family: family ?? '',
            plays: data.plays.map((one) => ({ ...EMPTY_RULE, ...one })),
            issues: [data.issue],
          }}
          first={{ play: play.play, number: marking, issue: data.issue }}
          onClose={() => setMarking(null)}
        />
      )}
    </Card>
  )
}

const COLUMNS: readonly DescribedColumn<Play['numbers'][number]>[] = [
  textColumn('number', 'office-lottery.number'),
  moneyColumn('stake', 'office-lottery.stake'),
  {
    key: 'rate',
    header: 'office-lottery-numbers.sold',
    text: ({ rate }, { _ }) => _(`office-lottery-numbers.rate.${rate}`),
  },
]

const EMPTY_RULE = { since: null, proposal: null } as const

type PlayProps = { readonly play: Play; readonly name: string; readonly onMark: ((number: string) => void) | undefined }

/** The numbers of a play as a table of ten by ten; those of three digits by their hundreds. */
function PlayNumbers({ play: { digits, numbers }, name, onMark }: PlayProps) {
  const { _ } = useLingui()
  const money = useWrittenMoney()
  const [hundred, setHundred] = useState<(typeof HUNDREDS)[number]>('0')
  const most = numbers.reduce((largest, { stake }) => Math.max(largest, Number(parseAmount(stake))), 1)
  const sumOf = (start: string): bigint =>
    numbers.reduce((sum, { number, stake }) => (number.startsWith(start) ? sum + parseAmount(stake) : sum), 0n)
  const wordOf = (digit: string): string =>
    _(sumOf(digit) > 0n ? 'office-lottery-numbers.hundred.staked' : 'office-lottery-numbers.hundred', { digit })
  const label = digits === 3 ? `${name} ${_('office-lottery-numbers.hundred', { digit: hundred })}` : name
  return (
    <>
      {digits === 3 && (
        <Segmented
          label={_('office-lottery-numbers.hundreds')}
          options={HUNDREDS.map((value) => ({ value, label: wordOf(value) }))}
          value={hundred}
          onChange={setHundred}
        />
      )}
      <HeatTable
        label={label}
        start={digits === 3 ? hundred : ''}
        digits={digits}
        most={most}
        cells={new Map(numbers.map((cell) => [cell.number, cell]))}
        money={money}
        onMark={onMark}
      />
    </>
  )
}
