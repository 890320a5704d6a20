import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { isOpenAt, hoursWords } from '@server/areas/storefront/hours'
import { momentOf } from '@server/calendar'

describe('the hours of a shop', () => {
  const hours = { opens: '09:00', closes: '18:00', restDays: '67' }

  test('says when it is open, in words as well', () => {
    assert.equal(hoursWords(hours), '09:00–18:00，周六、周日休息')
    const open = (day: string, hour: number) => isOpenAt(hours, momentOf(day, hour))
    assert.deepEqual(
      [open('2026-11-27', 9), open('2026-11-27', 18), open('2026-11-28', 10)],
      [true, false, false],
    )
  })

  test('knows who closes after midnight', () => {
    const late = { opens: '18:00', closes: '02:00', restDays: '1' }
    const open = (day: string, hour: number) => isOpenAt(late, momentOf(day, hour))
    assert.deepEqual(
      [
        open('2026-11-30', 1),
        open('2026-11-30', 20),
        open('2026-12-01', 1),
        open('2026-12-01', 19),
      ],
      [true, false, false, true],
    )
  })
})
