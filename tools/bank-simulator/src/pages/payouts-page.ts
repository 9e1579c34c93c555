import { type Html, html } from '@sanuk/host/html'
import { parseAmount } from '@sanuk/money/amount'
import { currency } from '@sanuk/money/currency'
import { formatMoney } from '@sanuk/money/format'
import type { Payout } from '../payout-book.ts'
import { frame, type Reader } from './frame.ts'

/** The platform's orders, newest first, with what may be played with those that are open. */
export function payoutsPage(reader: Reader, payouts: readonly Payout[]): Html {
  const { say } = reader
  return frame(reader, {
    title: say('payouts.title'),
    content: html`<p class="lead">${say('payouts.lead')}</p>
${payouts.length === 0 && html`<p class="hint">${say('payouts.none')}</p>`}
${payouts.toReversed().map((one) => slip(reader, one))}
<a class="second" href="/payouts">${say('payouts.again')}</a>`,
  })
}

function slip({ say }: Reader, { order, report, payAt }: Payout): Html {
  const row = (label: string, value: string) => html`<div><dt>${label}</dt><dd>${value}</dd></div>`
  const money = (wire: string) => formatMoney(parseAmount(wire), currency('THB'))
  const isOpen = report.state === 'open'
  return html`<p class="amount">${money(order.amount)}</p>
<dl class="slip">
${row(say('payouts.to'), `${order.holder} · ${order.bank} ${order.accountNumber}`)}
${row(say('pay.reference'), order.reference)}
${row(say('payouts.state'), say(isOpen && payAt === null ? 'payouts.state.silent' : `payouts.state.${report.state}`))}
${report.payments.map((one) => row(one.bankReference, money(one.amount)))}
</dl>
${isOpen && buttons(say, order.order)}`
}

function buttons(say: Reader['say'], order: string): Html {
  const plays = ['pay', 'half', 'fail', 'silent'] as const
  return html`<form method="post" action="/payouts/${order}">
${plays.map((play) => html`<button class="${play === 'pay' ? 'main' : 'second'}" type="submit" name="play" value="${play}">${say(`payouts.play.${play}`)}</button>`)}
</form>`
}
