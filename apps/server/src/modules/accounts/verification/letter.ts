import type { Language } from '@sanuk/contracts/wire'
import { say } from '@sanuk/locales/server-words'

/** What a letter says, in its reader's language. */
export type Letter = {
  readonly subject: string
  readonly paragraphs: readonly string[]
  /** Stands out, to be typed elsewhere. */
  readonly code?: string
  readonly button?: { readonly text: string; readonly address: string }
}

export type Written = { readonly subject: string; readonly text: string; readonly html: string }

/** Writes a letter of a brand, as plain text and as a page that mail programs of any age can show. */
export function writeLetter(letter: Letter, from: { readonly brand: string; readonly language: Language }): Written {
  const footer = say(from.language, 'verification.mail.footer', { brand: from.brand })
  return { subject: letter.subject, text: asText(letter, footer), html: asPage(letter, { ...from, footer }) }
}

function asText({ paragraphs, code, button }: Letter, footer: string): string {
  const [first = '', ...others] = paragraphs
  const parts = [first, code, button && `${button.text}:\n${button.address}`, ...others, `-- \n${footer}`]
  return `${parts.filter((part) => part !== undefined).join('\n\n')}\n`
}

// Colours are those of the site; programs that darken letters do so by themselves.
const PARAGRAPH = 'margin:0 0 16px;font-size:16px;line-height:1.6'
const CODE = `margin:8px 0 24px;padding:16px;background:#f6f3ec;border-radius:16px;text-align:center;font-size:34px;font-weight:600;letter-spacing:8px`
const BUTTON = `display:inline-block;margin:8px 0 24px;padding:14px 24px;background:#0b7f5c;border-radius:10px;color:#ffffff;font-size:16px;font-weight:600;text-decoration:none`

type Frame = { readonly brand: string; readonly language: Language; readonly footer: string }

function asPage({ subject, paragraphs, code, button }: Letter, { brand, language, footer }: Frame): string {
  const [first = '', ...others] = paragraphs.map((text) => `<p style="${PARAGRAPH}">${escapeText(text)}</p>`)
  const parts = [
    `<h1 style="margin:0 0 16px;font-size:22px;line-height:1.4">${escapeText(subject)}</h1>`,
    first,
    code ? `<p style="${CODE}">${escapeText(code)}</p>` : '',
    button
      ? `<p style="margin:0"><a href="${escapeText(button.address)}" style="${BUTTON}">${escapeText(button.text)}</a></p>`
      : '',
    ...others,
  ]
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeText(subject)}</title></head>
<body style="margin:0;padding:24px 12px;background:#f6f3ec;color:#191d1b;font-family:Anuphan,'Noto Sans Thai',system-ui,sans-serif">
<table role="presentation" align="center" width="100%" style="max-width:520px;margin:0 auto;border-collapse:collapse">
<tr><td style="padding:0 8px 16px;font-size:20px;font-weight:700;color:#0b7f5c">${escapeText(brand)}</td></tr>
<tr><td style="padding:32px 28px 16px;background:#fffdf9;border-radius:20px">${parts.join('\n')}</td></tr>
<tr><td style="padding:16px 8px;font-size:13px;line-height:1.5;color:#5d635d">${escapeText(footer)}</td></tr>
</table>
</body>
</html>
`
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

function escapeText(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)
}
