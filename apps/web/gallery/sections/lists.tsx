import { parseAmount } from '@sanuk/money/amount'
import { currency } from '@sanuk/money/currency'
import { Badge } from '@sanuk/ui/badge'
import { Button } from '@sanuk/ui/button'
import { Card } from '@sanuk/ui/card'
import { EmptyState } from '@sanuk/ui/empty-state'
import { ErrorState } from '@sanuk/ui/error-state'
import { Money } from '@sanuk/ui/money'
import { Pagination } from '@sanuk/ui/pagination'
import { type Column, Table } from '@sanuk/ui/table'
import { ChevronRight, Inbox } from 'lucide-react'
import { useState } from 'react'
import { type Say, useSay } from '../say.tsx'
import { Specimen } from '../specimen.tsx'

const baht = currency('THB')

type Win = { id: string; game: string; member: string; times: string; paid: string; net: string }

function wins(say: Say): readonly Win[] {
  return [
    { id: '1', game: say('เสือทองคำ', 'Golden Tiger'), member: 'nu***21', times: '62.4x', paid: '12480', net: '12280' },
    {
      id: '2',
      game: say('ช้างเอราวัณ', 'Erawan Elephant'),
      member: 'ka***7',
      times: '18.5x',
      paid: '9250.5',
      net: '-2290',
    },
    { id: '3', game: say('บัวสี่เหล่า', 'Four Lotuses'), member: 'so***99', times: '240.0x', paid: '48000', net: '47800' },
    { id: '4', game: say('ศึกไก่ชน', 'Fighting Cocks'), member: 'pl***3', times: '1.0x', paid: '500', net: '0' },
  ]
}

function columns(say: Say): readonly Column<Win>[] {
  return [
    { key: 'game', header: say('เกม', 'Game'), cell: (win) => win.game, phone: 'heading' },
    { key: 'member', header: say('สมาชิก', 'Member'), cell: (win) => win.member },
    { key: 'times', header: say('ตัวคูณ', 'Multiplier'), align: 'end', cell: (win) => win.times },
    {
      key: 'paid',
      header: say('จ่าย', 'Paid'),
      align: 'end',
      cell: (win) => <Money amount={parseAmount(win.paid)} currency={baht} />,
    },
    {
      key: 'net',
      header: say('สุทธิ', 'Net'),
      align: 'end',
      cell: (win) => <Money amount={parseAmount(win.net)} currency={baht} net />,
    },
  ]
}

export function Lists() {
  const say = useSay()
  const label = say('ผู้ชนะล่าสุด', 'Latest winners')
  const plain = { label, columns: columns(say), rowKey: (win: Win) => win.id, empty: <NoWins />, skeletonRows: 4 }
  return (
    <>
      <Specimen name="Table">
        <Card
          title={label}
          level={4}
          mark={<Badge look="live">{say('สด', 'Live')}</Badge>}
          action={
            <Button look="ghost" size="small">
              {say('ดูทั้งหมด', 'See all')} <ChevronRight />
            </Button>
          }
        >
          <Table
            {...plain}
            rows={wins(say)}
            totals={{ game: say('รวม', 'Total'), net: <Money amount={parseAmount('57790')} currency={baht} net /> }}
          />
        </Card>
      </Specimen>
      <Specimen name="Table · loading">
        <Table {...plain} label={`${label} 2`} rows={undefined} />
      </Specimen>
      <Specimen name="Table · empty">
        <Table {...plain} rows={[]} />
      </Specimen>
      <Specimen name="Table · error">
        <Table {...plain} rows={undefined} error={<Failure />} />
      </Specimen>
      <Specimen name="Pagination · range 3, margin 1">
        <Pages start={1} />
        <Pages start={6} />
        <Pages start={12} />
      </Specimen>
    </>
  )
}

function NoWins() {
  const say = useSay()
  return (
    <EmptyState
      icon={<Inbox />}
      title={say('ยังไม่มีรายการ', 'Nothing here yet')}
      action={<Button look="outline">{say('ไปเล่นเกม', 'Go and play')}</Button>}
    >
      {say('รายการจะขึ้นที่นี่ทันทีที่รอบแรกจบ', 'The first round you finish will show up here.')}
    </EmptyState>
  )
}

function Failure() {
  const say = useSay()
  return (
    <ErrorState
      title={say('โหลดรายการไม่สำเร็จ', 'The list could not be loaded')}
      retryLabel={say('ลองอีกครั้ง', 'Try again')}
      onRetry={() => new Promise((resolve) => setTimeout(resolve, 1000))}
    >
      {say('ตรวจสอบการเชื่อมต่อแล้วลองใหม่', 'Check your connection and try again.')}
    </ErrorState>
  )
}

function Pages({ start }: { start: number }) {
  const say = useSay()
  const [page, setPage] = useState(start)
  const words = {
    label: `${say('หน้า', 'Pages')} ${start}`,
    first: say('หน้าแรก', 'First'),
    previous: say('ก่อนหน้า', 'Previous'),
    next: say('ถัดไป', 'Next'),
    last: say('หน้าสุดท้าย', 'Last'),
    page: (number: number) => say(`หน้า ${number}`, `Page ${number}`),
  }
  return <Pagination words={words} page={page} pages={12} onChange={setPage} />
}
