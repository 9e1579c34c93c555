// Written by tools/art: after changing a picture run `node tools/art/src/main.ts`.
import type { SiteArt } from '../picture.ts'

export const AVATARS = [
  {
    width: 192,
    height: 192,
    webp: '/art/avatars/01-96.cb2b544dd1.webp 96w, /art/avatars/01-192.b064e1be3f.webp 192w',
  },
  {
    width: 192,
    height: 192,
    webp: '/art/avatars/02-96.c2662cb7fa.webp 96w, /art/avatars/02-192.d94013d87e.webp 192w',
  },
  {
    width: 192,
    height: 192,
    webp: '/art/avatars/03-96.11f01d0d73.webp 96w, /art/avatars/03-192.d9a8d1ff89.webp 192w',
  },
  {
    width: 192,
    height: 192,
    webp: '/art/avatars/04-96.ad97757873.webp 96w, /art/avatars/04-192.b29554d4fb.webp 192w',
  },
  {
    width: 192,
    height: 192,
    webp: '/art/avatars/05-96.5f34248430.webp 96w, /art/avatars/05-192.d159b6b978.webp 192w',
  },
  {
    width: 192,
    height: 192,
    webp: '/art/avatars/06-96.694155e524.webp 96w, /art/avatars/06-192.087af8acbe.webp 192w',
  },
  {
    width: 192,
    height: 192,
    webp: '/art/avatars/07-96.50a91efb70.webp 96w, /art/avatars/07-192.53c0529844.webp 192w',
  },
  {
    width: 192,
    height: 192,
    webp: '/art/avatars/08-96.3c3cf172fe.webp 96w, /art/avatars/08-192.227a783bc4.webp 192w',
  },
  {
    width: 192,
    height: 192,
    webp: '/art/avatars/09-96.8eca5f4be2.webp 96w, /art/avatars/09-192.01703b2cd7.webp 192w',
  },
  {
    width: 192,
    height: 192,
    webp: '/art/avatars/10-96.f52927fab7.webp 96w, /art/avatars/10-192.0e2372c38d.webp 192w',
  },
  {
    width: 192,
    height: 192,
    webp: '/art/avatars/11-96.5c3dd8e6fe.webp 96w, /art/avatars/11-192.0a115bae3c.webp 192w',
  },
  {
    width: 192,
    height: 192,
    webp: '/art/avatars/12-96.dcffede615.webp 96w, /art/avatars/12-192.c60a877c6b.webp 192w',
  },
] satisfies SiteArt['avatars']
