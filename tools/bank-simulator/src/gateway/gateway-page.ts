import { type Html, html } from '@sanuk/host/html'
import { parseAmount } from '@sanuk/money/amount'
import { currency } from '@sanuk/money/currency'
import { formatMoney } from '@sanuk/money/format'
import { frame, type Reader } from '../pages/frame.ts'
import type { GatewayPayment } from './gateway-book.ts'

/** Where a member pays, and after it, from where they go back. */
export function gatewayPage(reader: Reader, { order, state }: GatewayPayment): Html {
  const { say } = reader
  const back = html`<a class="${state === 'open' ? 'second' : 'main'}" href="${order.returnUrl}">${say('gateway.back')}</a>`
  return frame(reader, {
    title: `${say('gateway')} · ${say('gateway.title')}`,
    content: html`<p class="amount">${formatMoney(parseAmount(order.amount), currency(order.currency))}</p>
<dl class="slip"><div><dt>${say('gateway.for')}</dt><dd>${order.reference}</dd></div></dl>
${
  state === 'open'
    ? html`<form method="post" action="/gateway/pay/${order.payment}">
<button class="main" type="submit" name="what" value="pay">${say('gateway.pay')}</button>
<button class="second" type="submit" name="what" value="fail">${say('gateway.fail')}</button>
</form>`
    : html`<p class="done">${say(`gateway.${state}`)}</p>`
}
${back}`,
  })
}
