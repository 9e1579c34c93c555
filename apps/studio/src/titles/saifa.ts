import { label } from '@sanuk/vendor-server/titles/label'

export const SAIFA = label(
  'SPORTS',
  { code: 'SAIFA', name: 'Saifa Virtual', icon: { symbol: 'horse-racing', hues: [90, 60] } },
  [
    {
      code: 'virtual-football',
      names: { th: 'ฟุตบอลเสมือนจริง', en: 'Virtual Football' },
      minimumStake: '5',
      maximumStake: '20000',
      tags: ['hot'],
      cover: { symbol: 'soccer-ball', hues: [190, 280], pattern: 'neon' },
    },
    {
      code: 'virtual-derby',
      names: { th: 'แข่งม้าเสมือนจริง', en: 'Virtual Derby' },
      minimumStake: '5',
      maximumStake: '10000',
      cover: {
        symbol: 'horse-racing',
        hues: [75, 140],
        pattern: 'stadium',
        accents: ['horse-racing', 'horse-racing'],
        arrangement: 'racing',
      },
    },
    {
      code: 'virtual-motor-cup',
      names: { th: 'แข่งรถเสมือนจริง', en: 'Virtual Motor Cup' },
      minimumStake: '5',
      maximumStake: '10000',
      cover: {
        symbol: 'racing-car',
        hues: [25, 265],
        pattern: 'stadium',
        accents: ['racing-car', 'racing-car'],
        arrangement: 'racing',
      },
    },
    {
      code: 'virtual-buffalo-run',
      names: { th: 'แข่งควายเสมือนจริง', en: 'Virtual Buffalo Run' },
      minimumStake: '5',
      maximumStake: '5000',
      cover: {
        symbol: 'water-buffalo',
        hues: [60, 95],
        pattern: 'stadium',
        accents: ['water-buffalo', 'water-buffalo'],
        arrangement: 'racing',
      },
    },
    {
      code: 'virtual-table-tennis',
      names: { th: 'ปิงปองเสมือนจริง', en: 'Virtual Table Tennis' },
      minimumStake: '2',
      maximumStake: '5000',
      cover: { symbol: 'ping-pong', hues: [150, 235], pattern: 'neon' },
    },
    {
      code: 'virtual-longboat',
      names: { th: 'แข่งเรือยาวเสมือนจริง', en: 'Virtual Longboat' },
      minimumStake: '5',
      maximumStake: '5000',
      cover: {
        symbol: 'person-rowing-boat',
        hues: [195, 230],
        pattern: 'waves',
        accents: ['person-rowing-boat', 'person-rowing-boat'],
        arrangement: 'racing',
      },
    },
  ],
)
