import { periodText } from '@/parts/campaign/campaign'

test('a period is only broken between its two dates', () => {
  const within = { starts_at: '2026-11-01 00:00:00', ends_at: '2026-12-31 23:59:59' }
  const beyond = { starts_at: '2026-11-22 00:00:00', ends_at: '2027-02-19 23:59:59' }
  const piecesOf = (period: typeof within) => periodText(period).split(' ')
  expect(piecesOf(within)).toEqual(['11\u00a0月\u00a01\u00a0日', '–', '12\u00a0月\u00a031\u00a0日'])
  expect(piecesOf(beyond).at(-1)).toBe('2027\u00a0年\u00a02\u00a0月\u00a019\u00a0日')
})
