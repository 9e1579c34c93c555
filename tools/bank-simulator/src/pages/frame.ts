import { type Html, html } from '@sanuk/host/html'
import type { Language, Say } from '../words.ts'

/** Who reads a page. `here` is its own path with query, to come back to after a change of language. */
export type Reader = { readonly say: Say; readonly language: Language; readonly here: string }

export type Page = { readonly title: string; readonly content: Html; readonly script?: string }

/** The bank around a page: name, change of language and, on every page, that no real money is here. */
export function frame({ say, language, here }: Reader, page: Page): Html {
  const other = `/language/${say('language.code')}?back=${encodeURIComponent(here)}`
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${page.title} · ${say('bank')}</title>
<link rel="icon" href="/page/bank.svg" type="image/svg+xml">
<link rel="stylesheet" href="/page/bank.css">
${page.script && html`<script type="module" src="/page/${page.script}"></script>`}
</head>
<body>
<header>
<p class="demo">${say('demo')}</p>
<div class="head">
<a class="brand" href="/"><img src="/page/bank.svg" alt="" width="36" height="36">${say('bank')}</a>
<a class="language" href="${other}" lang="${say('language.code')}" hreflang="${say('language.code')}">${say('language')}</a>
</div>
</header>
<main class="sheet">
<h1>${page.title}</h1>
${page.content}
</main>
</body>
</html>`
}
