// Written by tools/art: after changing a picture run `node tools/art/src/main.ts`.
import type { SiteArt } from '../picture.ts'

export const AVATARS = [
  {
    width: 192,
    height: 192,
    webp: '/art/avatars/01-96.a5c1c8253e.webp 96w, /art/avatars/01-192.38148dd42e.webp 192w',
  },
  {
    width: 192,
    height: 192,
    webp: '/art/avatars/02-96.58cc41169c.webp 96w, /art/avatars/02-192.d8b095451c.webp 192w',
  },
  {
    width: 192,
    height: 192,
    webp: '/art/avatars/03-96.55b02890d1.webp 96w, /art/avatars/03-192.36cef73048.webp 192w',
  },
  {
    width: 192,
    height: 192,
    webp: '/art/avatars/04-96.0df5a83bce.webp 96w, /art/avatars/04-192.f435e8eaf1.webp 192w',
  },
  {
    width: 192,
    height: 192,
    webp: '/art/avatars/05-96.460cace40d.webp 96w, /art/avatars/05-192.d87de1047e.webp 192w',
  },
  {
    width: 192,
    height: 192,
    webp: '/art/avatars/06-96.fd44caad9a.webp 96w, /art/avatars/06-192.c3df60b254.webp 192w',
  },
  {
    width: 192,
    height: 192,
    webp: '/art/avatars/07-96.139112a841.webp 96w, /art/avatars/07-192.f7badb8076.webp 192w',
  },
  {
    width: 192,
    height: 192,
    webp: '/art/avatars/08-96.13e9013457.webp 96w, /art/avatars/08-192.aabc7d72cd.webp 192w',
  },
  {
    width: 192,
    height: 192,
    webp: '/art/avatars/09-96.3d8758bf3a.webp 96w, /art/avatars/09-192.05846911ae.webp 192w',
  },
  {
    width: 192,
    height: 192,
    webp: '/art/avatars/10-96.8d812aa781.webp 96w, /art/avatars/10-192.80154eca02.webp 192w',
  },
  {
    width: 192,
    height: 192,
    webp: '/art/avatars/11-96.5e55b54984.webp 96w, /art/avatars/11-192.b66e8cb3a8.webp 192w',
  },
  {
    width: 192,
    height: 192,
    webp: '/art/avatars/12-96.fcaa9c38b0.webp 96w, /art/avatars/12-192.7bac5a2a2d.webp 192w',
  },
] satisfies SiteArt['avatars']
