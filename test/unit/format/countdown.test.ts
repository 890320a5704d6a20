import { countdown } from '@/format/countdown'

const end = 1_800_000_000

describe('what is left until an end', () => {
  test.each([
    ['a second', 1, ['00', '00', '00', '01']],
    ['a minute less a second', 59, ['00', '00', '00', '59']],
    ['an hour', 3600, ['00', '01', '00', '00']],
    ['a day, an hour, a minute and a second', 90_061, ['01', '01', '01', '01']],
    ['more than 99 days', 100 * 86_400, ['100', '00', '00', '00']],
    ['a broken second', 61.9, ['00', '00', '01', '01']],
    ['nothing', 0, ['00', '00', '00', '00']],
    ['an end that is past', -5, ['00', '00', '00', '00']],
    ['an end that is unknown', Number.NaN, ['00', '00', '00', '00']],
  ])('%s', (_, left, [days, hours, minutes, seconds]) => {
    expect(countdown(end, end - left)).toEqual({ days, hours, minutes, seconds })
  })
})
