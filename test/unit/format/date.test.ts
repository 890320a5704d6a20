import {
  dayOf,
  daysBefore,
  daysBetween,
  dayWithWeekday,
  fullTime,
  greeting,
  monthDayHour,
  relativeTime,
  spokenHour,
  weekday,
} from '@/format/date'

const at = (text: string): Date => new Date(`${text}+08:00`)

describe('dates on a wall in China', () => {
  test('the day follows China even where the phone is elsewhere', () => {
    expect(dayOf(new Date('2026-03-08T16:30:00Z'))).toBe('2026-03-09')
  })

  test('written forms', () => {
    expect(dayWithWeekday(at('2025-11-21T10:00:00'))).toBe('11月21日 星期五')
    expect(weekday(at('2026-03-08T00:00:00'))).toBe('星期日')
    expect(spokenHour(at('2026-03-09T08:05:00'))).toBe('3月9日 8时')
    expect(monthDayHour(at('2026-03-09T08:05:00'))).toBe('03-09 08:05')
    expect(fullTime(at('2026-03-09T08:05:00'))).toBe('2026-03-09 08:05')
    expect(greeting(at('2026-03-09T08:05:00'))).toBe('早上好')
    expect(greeting(at('2026-03-09T20:05:00'))).toBe('晚上好')
  })

  test.each([
    ['2026-03-09T11:59:30', '刚刚'],
    ['2026-03-09T11:42:00', '18 分钟前'],
    ['2026-03-09T08:05:00', '今天 08:05'],
    ['2026-03-08T23:00:00', '昨天 23:00'],
    ['2026-02-01T08:05:00', '02-01 08:05'],
    ['2025-12-31T08:05:00', '2025-12-31'],
  ])('%s seen at noon', (time, text) => {
    expect(relativeTime(at(time), at('2026-03-09T12:00:00'))).toBe(text)
  })

  test('days are counted across months and years', () => {
    expect(daysBefore('2026-03-01', 1)).toBe('2026-02-28')
    expect(daysBetween('2025-03-01', '2026-03-01')).toBe(365)
  })
})
