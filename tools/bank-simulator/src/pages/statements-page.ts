import { type Html, html } from '@sanuk/host/html'
import { add, parseAmount } from '@sanuk/money/amount'
import { currency } from '@sanuk/money/currency'
import { formatMoney } from '@sanuk/money/format'
import { type Line, MAIN } from '../statement/line-book.ts'
import { frame, type Reader } from './frame.ts'

type Account = { readonly account: string; readonly lines: readonly Line[] }

/** The accounts of the platform, each with its statement to take along. */
export function statementsPage(reader: Reader, accounts: readonly Account[]): Html {
  const { say } = reader
  return frame(reader, {
    title: say('statements.title'),
    content: html`<p class="lead">${say('statements.lead')}</p>
${accounts.map((one) => slip(reader, one))}
<a class="second" href="/">${say('pay.back')}</a>`,
  })
}

function slip({ say }: Reader, { account, lines }: Account): Html {
  const balance = add(...lines.map(({ amount }) => parseAmount(amount)))
  const row = (label: string, value: string) => html`<div><dt>${label}</dt><dd>${value}</dd></div>`
  return html`<dl class="slip">
${row(say('statements.account'), account === MAIN ? say('statements.main') : account)}
${row(say('statements.lines'), String(lines.length))}
${row(say('statements.balance'), formatMoney(balance, currency('THB')))}
</dl>
<a class="second" href="/statements/${account}.csv?form=th" download>${say('statements.th')}</a>
<a class="second" href="/statements/${account}.csv?form=en" download>${say('statements.en')}</a>`
}
