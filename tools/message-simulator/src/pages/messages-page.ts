import { type Html, html } from '@sanuk/host/html'
import { codeIn, type Letter, type Message, type Recipient } from '../message-book.ts'
import type { Language } from '../words.ts'
import { frame, type Reader } from './frame.ts'

type Shown = {
  readonly messages: readonly Message[]
  readonly recipients: readonly Recipient[]
  /** Whose messages are shown; everybody's without. */
  readonly to: string | undefined
}

/** All that arrived, or what one number or address received; newest first. The script keeps it up to date. */
export function messagesPage(reader: Reader, shown: Shown): Html {
  const { say } = reader
  return frame(reader, {
    title: say('messages'),
    content: html`<div class="columns">
<nav aria-labelledby="recipients-title">
<h2 id="recipients-title">${say('recipients')}</h2>
<ul id="recipients">${recipients(reader, shown)}</ul>
</nav>
<section aria-labelledby="messages-title">
<div class="title">
<h1 id="messages-title">${say('messages')}</h1>
<p class="live" data-live data-on="${say('live')}" data-off="${say('waiting')}">${say('waiting')}</p>
</div>
<p class="heard" role="status" data-heard="${say('arrived')}"></p>
<ol id="messages" data-copied="${say('copied')}">${shown.messages.map((message) => messageCard(reader, message))}</ol>
<div id="none">${shown.messages.length === 0 && nothing(reader, shown)}</div>
</section>
</div>`,
  })
}

function recipients({ say }: Reader, { recipients, to }: Shown): Html {
  const sum = recipients.reduce((before, { count }) => before + count, 0)
  return html`${recipientEntry({ name: say('everybody'), count: sum }, { href: '/', current: to === undefined })}
${recipients.map((one) =>
  recipientEntry(
    { name: written(one.to), count: one.count },
    { href: `/?to=${encodeURIComponent(one.to)}`, current: one.to === to },
  ),
)}`
}

function recipientEntry(who: { name: string; count: number }, link: { href: string; current: boolean }): Html {
  return html`<li><a class="recipient" href="${link.href}"${link.current && html` aria-current="page"`}>
<span>${who.name}</span><b class="count">${who.count}</b></a></li>`
}

function nothing({ say }: Reader, { to }: Shown): Html {
  if (to) return html`<div class="none"><p>${say('none.here')}</p><a class="second" href="/">${say('all')}</a></div>`
  return html`<div class="none"><img src="/page/phone.svg" alt="" width="72" height="72">
<h2>${say('none.title')}</h2><p>${say('none.text')}</p></div>`
}

function messageCard(reader: Reader, message: Message): Html {
  const { say, language } = reader
  const code = codeIn(message)
  return html`<li class="card ${message.kind}" id="m-${message.id}" data-kind="${message.kind}">
<div class="head">
<span class="sender" aria-hidden="true">${[...message.sender][0] ?? ''}</span>
<p class="who"><b>${message.sender}</b><span>${say(message.kind)} ${say('to', { to: written(message.to) })}</span></p>
<time datetime="${message.at.toISOString()}">${clockTime(message.at, language)}</time>
</div>
${message.kind === 'sms' ? html`<p class="text">${message.text}</p>` : html`<p class="subject">${message.subject}</p>`}
${
  code &&
  html`<div class="code"><output aria-label="${say('code')}">${code}</output>
<button class="main" type="button" data-copy="${code}" aria-label="${say('copy.label', { code })}">${say('copy')}</button></div>`
}
${message.kind === 'mail' && letterBody(reader, message)}
</li>`
}

function letterBody({ say }: Reader, { id, subject, text, html: page }: Letter): Html {
  const body = page
    ? html`<iframe src="/mails/${id}" title="${say('letter', { subject })}" sandbox="allow-popups allow-popups-to-escape-sandbox" loading="lazy"></iframe>`
    : html`<p class="text">${text}</p>`
  return html`<details><summary>${say('read')}</summary>${body}</details>`
}

/** A Thai number in the groups it is read in; anything else as it is. */
function written(to: string): string {
  return to.replace(/^\+66(\d{2})(\d{3})(\d{4})$/, '+66 $1 $2 $3')
}

/** The demo brand lives in Thailand. */
function clockTime(at: Date, language: Language): string {
  return new Intl.DateTimeFormat(language, { timeStyle: 'medium', timeZone: 'Asia/Bangkok', hourCycle: 'h23' }).format(
    at,
  )
}
