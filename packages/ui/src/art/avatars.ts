// Written by tools/art: after changing a picture run `node tools/art/src/main.ts`.
import type { SiteArt } from '../picture.ts'

export const AVATARS = [
  {
    width: 192,
    height: 192,
    webp: '/art/avatars/01-96.f40af63618.webp 96w, /art/avatars/01-192.10591139e7.webp 192w',
  },
  {
    width: 192,
    height: 192,
    webp: '/art/avatars/02-96.9cea73dfff.webp 96w, /art/avatars/02-192.4f51d1492d.webp 192w',
  },
  {
    width: 192,
    height: 192,
    webp: '/art/avatars/03-96.6ab17f9d27.webp 96w, /art/avatars/03-192.a661f82fe6.webp 192w',
  },
  {
    width: 192,
    height: 192,
    webp: '/art/avatars/04-96.db9abf42cd.webp 96w, /art/avatars/04-192.c121dfcd5c.webp 192w',
  },
  {
    width: 192,
    height: 192,
    webp: '/art/avatars/05-96.24128d3850.webp 96w, /art/avatars/05-192.fe614d779e.webp 192w',
  },
  {
    width: 192,
    height: 192,
    webp: '/art/avatars/06-96.076804cd9f.webp 96w, /art/avatars/06-192.ac32cfbcaf.webp 192w',
  },
  {
    width: 192,
    height: 192,
    webp: '/art/avatars/07-96.034f0f6c20.webp 96w, /art/avatars/07-192.7e82b369ab.webp 192w',
  },
  {
    width: 192,
    height: 192,
    webp: '/art/avatars/08-96.5284ed5f2d.webp 96w, /art/avatars/08-192.28d00945d2.webp 192w',
  },
  {
    width: 192,
    height: 192,
    webp: '/art/avatars/09-96.8d430f2a2d.webp 96w, /art/avatars/09-192.b7d658c66b.webp 192w',
  },
  {
    width: 192,
    height: 192,
    webp: '/art/avatars/10-96.d64c1f914a.webp 96w, /art/avatars/10-192.48ccb17048.webp 192w',
  },
  {
    width: 192,
    height: 192,
    webp: '/art/avatars/11-96.8fb2fd2ef1.webp 96w, /art/avatars/11-192.0d1de28639.webp 192w',
  },
  {
    width: 192,
    height: 192,
    webp: '/art/avatars/12-96.64c2271e11.webp 96w, /art/avatars/12-192.501566f638.webp 192w',
  },
] satisfies SiteArt['avatars']
