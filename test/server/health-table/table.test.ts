import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, test } from 'node:test'
import { refusals } from '@contract/refusals'
import { csvLines, textOf } from '@server/areas/health-table/read-csv'
import { dayMs } from '@server/calendar'
import { type House, openHouse } from '../harness/openHouse'
import { newPerson, type Person } from '../harness/people'
import { sessionOf } from '../harness/sessions'
import { agree, paths } from '../health/people'
import { heartTable, inBase64, momentText, seriesPaths, someIntervals } from '../health/series'

/** A Wednesday, at 20:00 in Shanghai. */
const start = new Date('2026-12-02T20:00:00+08:00')

let house: House
let now = start
let person: Person
before(async () => {
  house = await openHouse({ clock: () => now })
})
after(() => house.close())
const signedIn = async (): Promise<Person> => {
  const { userId } = await newPerson(house)
  return { userId, token: await sessionOf(house.database.db, userId, now) }
}
beforeEach(async () => {
  now = start
  person = await signedIn()
  await agree(house, by(), now)
})

const by = () => ({ token: person.token })
const bring = (text: string) =>
  house.ask(seriesPaths.importTable, { content: inBase64(text) }, by())
const fault = async (text: string) =>
  (await house.call(seriesPaths.importTable, { content: inBase64(text) }, by())).message
const exported = async (token = person.token) => {
  const { url } = await house.ask(seriesPaths.exportTable, {}, { token })
  return house.app.inject({ method: 'GET', url })
}

const table = [
  '时间,地点,高压（mmHg）,低压（mmHg）,心率',
  '2026-12-01 07:30,在家,128,82,71',
  '2026/12/1 20:05,医院,124,80,',
  '2026-12-02 07:30,,400,82,72',
  '',
  '2026-12-02 08:00,,,,',
  '2026-02-31 08:00,,,,70',
  '2026-12-09 08:00,,,,70',
  '2026-12-02 09:00,别处,128,82,70',
].join('\n')

describe('a CSV file', () => {
  test('has quotes, commas and breaks in its cells, and lines as they are counted', () => {
    assert.deepEqual(csvLines('a,"b,""c"""\r\n\r\n"d\ne",f\ng'), [
      { line: 1, cells: ['a', 'b,"c"'] },
      { line: 3, cells: ['d\ne', 'f'] },
      { line: 5, cells: ['g'] },
    ])
    assert.throws(() => csvLines('a\n"b'), /第 2 行的引号不成对/)
  })

  test('is UTF-8 or what spreadsheets here save', () => {
    assert.equal(textOf(Buffer.from('\ufeff时间')), '时间')
    // 时间 in GB 18030
    assert.equal(textOf(Buffer.from('cab1bce4', 'hex')), '时间')
    assert.throws(() => textOf(Buffer.from([0, 1, 2])), /不是表格文件/)
  })
})

describe('a table that is brought in', () => {
  test('is taken line by line, and says of each other line why not', async () => {
    const { taken, known, refused } = await bring(table)
    assert.deepEqual([taken, known], [3, 0])
    assert.deepEqual(
      refused.map(({ line }) => line),
      [4, 6, 7, 8, 9],
    )
    const whys = refused.map(({ why }) => why)
    for (const [at, words] of [
      [0, /高压应在 50 到 300/],
      [1, /没有写数值/],
      [2, /时间请写成/],
      [3, /时间还没有到/],
      [4, /地点请写/],
    ] as const)
      assert.match(whys[at]!, words)
    const { list } = await house.ask(paths.pressures, {}, by())
    assert.deepEqual(
      list.map(({ text, place, device }) => [text, place, device]),
      [
        ['124/80 mmHg', 'clinic', '表格导入'],
        ['128/82 mmHg', 'home', '表格导入'],
      ],
    )
  })

  test('changes nothing the second time', async () => {
    await bring(table)
    const first = await exported()
    const { taken, known } = await bring(table)
    assert.deepEqual([taken, known], [0, 3])
    assert.equal((await exported()).body, first.body)
  })

  test('argues with another value of the same moment, there or above', async () => {
    await bring('时间,心率\n2026-12-01 07:30,71')
    const { taken, refused } = await bring(
      '时间,心率\n2026-12-01 07:30,88\n2026-12-01 08:00,70\n2026-12-01 08:00,75',
    )
    assert.equal(taken, 1)
    assert.deepEqual(
      refused.map(({ line }) => line),
      [2, 4],
    )
    assert.match(refused[0]!.why, /已经有一条：71 次\/分/)
  })

  test('does not bring back what was taken away', async () => {
    const one = '时间,心率\n2026-12-01 07:30,71'
    await bring(one)
    const { list } = await house.ask(paths.readings, { measure: 'heart' }, by())
    await house.ask(paths.remove, { reading_id: list[0]!.reading_id }, by())
    const { taken, refused } = await bring(one)
    assert.deepEqual([taken, refused.length], [0, 1])
  })

  test('is refused whole where it is none, with what to do', async () => {
    assert.match(await fault(''), /请选择表格文件/)
    assert.match(await fault('时间,心率'), /表格是空的/)
    assert.match(await fault('时间,血型\n2026-12-01 07:30,A'), /没有“血型”这一列/)
    assert.match(await fault('时间,空腹（mg/dL）\n2026-12-01 07:30,99'), /没有“空腹（mg\/dL）”/)
    assert.match(await fault('心率\n71'), /要有“时间”/)
    assert.match(await fault('时间,心率,心率（次/分）\n2026-12-01 07:30,71,71'), /两列是一样的/)
    const many = Array.from({ length: 2001 }, () => '2026-12-01 07:30,71')
    assert.match(await fault(['时间,心率', ...many].join('\n')), /最多 2000 行/)
    assert.equal((await house.ask(paths.readings, { measure: 'heart' }, by())).list.length, 0)
  })

  test('waits for consent', async () => {
    const other = await signedIn()
    const content = inBase64('时间,心率\n2026-12-01 07:30,71')
    const { error } = await house.call(seriesPaths.importTable, { content }, other)
    assert.equal(error, refusals.healthConsentNeeded.error)
  })

  test('has two thousand lines in a moment', async () => {
    const lines = Array.from({ length: 2000 }, (_, nth) => {
      const at = new Date(start.getTime() - dayMs - nth * 6 * 3600_000)
      return `${momentText(at)},${60 + (nth % 40)}`
    })
    const { taken } = await bring(['时间,心率', ...lines].join('\n'))
    assert.equal(taken, 2000)
  })
})

describe('a table that is taken out', () => {
  test('has all that was measured, and can be brought in again', async () => {
    now = new Date(start.getTime() + 123)
    await house.ask(paths.add, { measure: 'bloodSugar', fasting: 5.6 }, by())
    await bring(table)
    await bring(heartTable(new Date(start.getTime() - dayMs)))
    const { statusCode, headers, body } = await exported()
    assert.equal(statusCode, 200)
    assert.match(String(headers['content-type']), /text\/csv/)
    assert.match(String(headers['cache-control']), /no-store/)
    assert.match(String(headers['content-disposition']), /attachment/)
    const lines = csvLines(textOf(Buffer.from(body)))
    assert.equal(lines.length, 1 + 4 + 1)
    assert.ok(body.includes(someIntervals.join(' ')))
    const { taken, known, refused } = await bring(body)
    assert.deepEqual([taken, known, refused], [0, 5, []])
  })

  test('says how well each was measured, and takes that back in', async () => {
    const { taken, refused } = await bring(
      [
        '时间,设备,质量,心率',
        '2026-12-01 07:30,胸带,存疑,190',
        '2026-12-01 07:31,胸带,可靠,71',
        '2026-12-01 07:32,胸带,很好,72',
        '2026-12-01 07:33,手工记的,存疑,73',
        '2026-12-01 07:34,胸带,,74',
      ].join('\n'),
    )
    assert.deepEqual([taken, refused.map(({ line }) => line)], [3, [4, 5]])
    const qualities = async (token?: { token: string }) =>
      (await house.ask(paths.readings, { measure: 'heart' }, token ?? by())).list.map(
        ({ quality }) => quality,
      )
    assert.deepEqual(await qualities(), ['unknown', 'good', 'doubtful'])
    const { body } = await exported()
    const other = await signedIn()
    await agree(house, other, now)
    await house.ask(seriesPaths.importTable, { content: inBase64(body) }, other)
    assert.deepEqual(await qualities(other), ['unknown', 'good', 'doubtful'])
  })

  test('is nobody else’s, whatever the address is made into', async () => {
    await bring(table)
    const other = await signedIn()
    const { url } = await house.ask(seriesPaths.exportTable, {}, other)
    const forged = url.replace(other.userId, person.userId)
    const { statusCode, body } = await house.app.inject({ method: 'GET', url: forged })
    assert.equal(statusCode, 403)
    assert.doesNotMatch(body, /128/)
    now = new Date(start.getTime() + 6 * 60_000)
    assert.match((await house.app.inject({ method: 'GET', url })).body, /链接已失效/)
  })
})
