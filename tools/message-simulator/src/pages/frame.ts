import { type Html, html } from '@sanuk/host/html'
import type { Language, Say } from '../words.ts'

/** Who reads a page. `here` is its own path with query, to come back to after a change of language. */
export type Reader = { readonly say: Say; readonly language: Language; readonly here: string }

/** The phone around a page: its name, what it is, and the other language. */
export function frame({ say, language, here }: Reader, page: { title: string; content: Html }): Html {
  const other = `/language/${say('language.code')}?back=${encodeURIComponent(here)}`
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${page.title} · ${say('phone')}</title>
<link rel="icon" href="/page/phone.svg" type="image/svg+xml">
<link rel="stylesheet" href="/page/phone.css">
<script type="module" src="/page/phone.js"></script>
</head>
<body>
<header class="top">
<div class="row">
<a class="brand" href="/"><img src="/page/phone.svg" alt="" width="32" height="32">${say('phone')}</a>
<a class="language" href="/authenticator">${say('authenticator')}</a>
<a class="language" href="${other}" lang="${say('language.code')}" hreflang="${say('language.code')}">${say('language')}</a>
</div>
</header>
<p class="demo">${say('demo')}</p>
<main>${page.content}</main>
</body>
</html>`
}
