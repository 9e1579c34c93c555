import { useLingui } from '@lingui/react'
import { Button } from '@sanuk/ui/button'
import { Card } from '@sanuk/ui/card'
import { RotateCw } from 'lucide-react'
import { PageHead } from '../components/page-head.tsx'
import { useTitle } from '../language/use-title.ts'
import { fileColumns } from './draw-columns.tsx'
import { ListCards, type ListProps, ListTable, Narrowings } from './list-body.tsx'
import type { ListDescription } from './list-description.ts'
import styles from './list-page.module.css'
import { SaveList } from './save-list.tsx'
import { useFormats } from './use-formats.ts'
import { useList } from './use-list.ts'

type Props<Row, More> = { readonly list: ListDescription<Row, More> }

/** A page that is a list. */
export function DescribedList<Row, More>({ list }: Props<Row, More>) {
  const { _ } = useLingui()
  useTitle(list.title)
  const formats = useFormats()
  const state = useList(list)
  const { first, isFetching, refetch, open } = state
  const { note, actions } = list
  return (
    <>
      {list.back?.(first)}
      <PageHead title={_(list.title)} note={typeof note === 'function' ? note(first, formats) : note && _(note)}>
        {list.switches}
        <Button look="outline" icon={<RotateCw />} busy={isFetching && !list.everyMs} onClick={() => refetch()}>
          {_('office.refresh')}
        </Button>
        <SaveDescribed list={list} state={state} />
        {typeof actions === 'function' ? actions(first) : actions}
      </PageHead>
      {(first || !state.error) && list.above?.(first)}
      {list.card ? (
        <>
          <Narrowings list={list} state={state} />
          <ListCards list={list} state={state} />
        </>
      ) : (
        <Card className={styles.list}>
          <Narrowings list={list} state={state} />
          <ListTable list={list} state={state} />
        </Card>
      )}
      {list.below}
      {list.drawer?.({ id: open.id, row: open.row, onClose: open.close })}
    </>
  )
}

/** A list that is a part of a page, which has the head. */
export function DescribedPart<Row, More>({ list }: Props<Row, More>) {
  const state = useList(list)
  const { actions } = list
  const { open } = state
  return (
    <>
      <div className={styles.part}>
        <Narrowings list={list} state={state} />
        <div className={styles.deeds}>
          {typeof actions === 'function' ? actions(state.first) : actions}
          <SaveDescribed list={list} state={state} />
        </div>
      </div>
      {list.card ? <ListCards list={list} state={state} /> : <ListTable list={list} state={state} />}
      {list.drawer?.({ id: open.id, row: open.row, onClose: open.close })}
    </>
  )
}

/** Saves all of a list, as it is narrowed now. */
export function SaveDescribed<Row, More>({ list, state }: ListProps<Row, More>) {
  const formats = useFormats()
  return <SaveList name={list.file} columns={fileColumns(list.columns, formats)} readFrom={state.readFrom} />
}
