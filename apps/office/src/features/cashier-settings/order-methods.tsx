import { useLingui } from '@lingui/react'
import { orderDepositMethods } from '@sanuk/contracts/office-cashier-settings'
import { Button } from '@sanuk/ui/button'
import { Dialog } from '@sanuk/ui/dialog'
import { toast } from '@sanuk/ui/toast'
import { ArrowUpDown } from 'lucide-react'
import { useState } from 'react'
import { SortableList } from '../../components/sortable-list.tsx'
import { useLanguage } from '../../language/language.ts'
import { call } from '../../wire/call.ts'
import { useSending } from '../../wire/use-sending.ts'
import { METHODS, type Method } from './cashier-settings.ts'

/** Puts the ways to pay in in the order in which members see them. */
export function OrderMethods({ list }: { readonly list: readonly Method[] }) {
  const { _ } = useLingui()
  const language = useLanguage()
  const { busy, fault, send } = useSending(METHODS)
  const [wished, setWished] = useState<readonly string[] | null>(null)
  const names = new Map(list.map((method) => [method.code, method.names[language]]))

  async function keep() {
    if (!(await send(() => call(orderDepositMethods, { body: { codes: [...(wished ?? [])] } })))) return
    setWished(null)
    toast.success(_('office.done'))
  }

  return (
    <>
      <Button look="outline" icon={<ArrowUpDown />} onClick={() => setWished(list.map(({ code }) => code))}>
        {_('office-cashier.order_methods')}
      </Button>
      <Dialog
        open={wished !== null}
        size="medium"
        onClose={() => setWished(null)}
        closeLabel={_('office.close')}
        title={_('office-cashier.order_methods')}
        description={_('office-catalogue.move.hint')}
        error={fault}
        footer={
          <Button busy={busy} onClick={keep}>
            {_('office.save')}
          </Button>
        }
      >
        <SortableList
          label={_('office-cashier.sheet.methods')}
          onSort={setWished}
          items={(wished ?? []).map((code) => {
            const name = names.get(code) ?? code
            return { key: code, name, content: name }
          })}
        />
      </Dialog>
    </>
  )
}
