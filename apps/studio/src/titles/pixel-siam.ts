import { label } from '@sanuk/vendor-server/titles/label'

export const PIXEL_SIAM = label(
  'ESPORTS',
  { code: 'PIXEL_SIAM', name: 'Pixel Siam', icon: { symbol: 'video-game', hues: [200, 290] } },
  [
    {
      code: 'five-on-five',
      names: { th: 'ศึกห้าต่อห้า', en: 'Five on Five' },
      minimumStake: '10',
      maximumStake: '20000',
      tags: ['hot'],
      cover: { symbol: 'crossed-swords', hues: [195, 285], pattern: 'neon', shines: true },
    },
    {
      code: 'bomb-site',
      names: { th: 'ฐานระเบิด', en: 'Bomb Site' },
      minimumStake: '10',
      maximumStake: '20000',
      cover: {
        symbol: 'bullseye',
        hues: [45, 15],
        pattern: 'neon',
        accents: ['bomb', 'military-helmet'],
        arrangement: 'beside',
      },
    },
    {
      code: 'last-island',
      names: { th: 'เกาะผู้รอดคนสุดท้าย', en: 'Last Island Standing' },
      minimumStake: '10',
      maximumStake: '10000',
      cover: {
        symbol: 'parachute',
        hues: [130, 195],
        pattern: 'neon',
        accents: ['desert-island', 'backpack'],
        arrangement: 'beside',
      },
    },
    {
      code: 'console-football',
      names: { th: 'ฟุตบอลจอยเกม', en: 'Console Football' },
      minimumStake: '5',
      maximumStake: '10000',
      cover: {
        symbol: 'video-game',
        hues: [145, 160],
        pattern: 'neon',
        accents: ['soccer-ball', 'trophy'],
        arrangement: 'beside',
      },
    },
    {
      code: 'sim-racing',
      names: { th: 'ลีกแข่งรถจำลอง', en: 'Sim Racing League' },
      minimumStake: '5',
      maximumStake: '8000',
      cover: {
        symbol: 'racing-car',
        hues: [350, 340],
        pattern: 'neon',
        accents: ['chequered-flag', 'stopwatch'],
        arrangement: 'beside',
      },
    },
  ],
)
