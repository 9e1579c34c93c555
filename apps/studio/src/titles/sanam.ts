import { label } from '@sanuk/vendor-server/titles/label'

export const SANAM = label(
  'SPORTS',
  { code: 'SANAM', name: 'Sanam Sports', icon: { symbol: 'soccer-ball', hues: [140, 150] } },
  [
    {
      code: 'world-football',
      names: { th: 'ฟุตบอลรอบโลก', en: 'World Football' },
      minimumStake: '10',
      maximumStake: '100000',
      tags: ['hot'],
      cover: { symbol: 'soccer-ball', hues: [200, 148], pattern: 'stadium' },
    },
    {
      code: 'muay-thai-tonight',
      names: { th: 'มวยไทยคืนนี้', en: 'Muay Thai Tonight' },
      minimumStake: '20',
      maximumStake: '50000',
      cover: {
        symbol: 'boxing-glove',
        hues: [240, 20],
        pattern: 'stadium',
        accents: ['boxing-glove'],
        arrangement: 'opposed',
      },
    },
    {
      code: 'courtside-basketball',
      names: { th: 'บาสเกตบอลขอบสนาม', en: 'Courtside Basketball' },
      minimumStake: '20',
      maximumStake: '30000',
      cover: { symbol: 'basketball', hues: [280, 55], pattern: 'stadium' },
    },
    {
      code: 'match-point-tennis',
      names: { th: 'เทนนิสแต้มตัดสิน', en: 'Match Point Tennis' },
      minimumStake: '20',
      maximumStake: '30000',
      cover: { symbol: 'tennis', hues: [175, 250], pattern: 'stadium' },
    },
    {
      code: 'takraw-net',
      names: { th: 'ตะกร้อหน้าตาข่าย', en: 'Takraw at the Net' },
      minimumStake: '10',
      maximumStake: '10000',
      cover: {
        symbol: 'takraw-ball',
        hues: [130, 35],
        pattern: 'stadium',
        accents: ['goal-net'],
        arrangement: 'behind',
      },
    },
    {
      code: 'volleyball-rally',
      names: { th: 'วอลเลย์บอลลูกยาว', en: 'Volleyball Rally' },
      minimumStake: '10',
      maximumStake: '20000',
      cover: { symbol: 'volleyball', hues: [220, 70], pattern: 'stadium' },
    },
    {
      code: 'badminton-smash',
      names: { th: 'แบดมินตันตบหนัก', en: 'Badminton Smash' },
      minimumStake: '10',
      maximumStake: '20000',
      cover: { symbol: 'badminton', hues: [320, 165], pattern: 'stadium' },
    },
  ],
)
