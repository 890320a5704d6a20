import type { Out } from '@contract/api'
import HealthAdd from '@/pages/health/add/page'
import BloodPressure from '@/pages/health/blood-pressure/page'
import HealthHome from '@/pages/health/home/page'
import { paperOf } from '@/parts/health/paperOf'
import { session } from '@/session/session'
import { person } from '../../client/person'
import { at, watchNavigation } from '../../client/taro'
import { renderPage } from '../renderPage'
import { requestsTo, serve } from '../serve'

jest.mock('@/platform/http')

const base = '/tp5/api/ExchangeShop/HealthReport/'
const home = `${base}home` as const
const add = `${base}add` as const
const family = '/tp5/api/ExchangeShop/HealthFamily/mine'
const edit = `${base}edit` as const
const remove = `${base}remove` as const
const consent = `${base}consent` as const
const profile = `${base}profile` as const
const pressures = `${base}bloodPressureDetail` as const
const pressure = '/tp5/api/ExchangeShop/FamilyHealthReport/weekOrMonthBloodPressure'

const reading: Out<typeof add> = {
  ...{ reading_id: `20261202${'a'.repeat(16)}`, measure: 'bloodPressure', place: 'home' },
  ...{ at: '2026-12-02T07:30:00+08:00', when: '今天 7:30', place_text: '在家量的' },
  ago: '3 小时前',
  ...{ device: '手工记的', text: '151/92 mmHg', standing: 'high', former: [] },
  ...{ standing_text: '高于参考范围', quality: 'unknown', quality_text: '' },
  values: [
    { part: 'high', name: '高压', value: 151 },
    { part: 'low', name: '低压', value: 92 },
  ],
}

const asked: Out<typeof home> = {
  consents: [
    {
      ...{ purpose: 'record', title: '健康数据告知书', agreement: 'healthRecord', version: '1.0' },
      ...{ consented_at: '2026-11-22T09:00:00+08:00', agreed_before: 0, covers: '全部健康记录' },
    },
  ],
  profile: { born_year: 1955, height: 158 },
  sentence: '今天记了血压',
  tiles: [
    {
      ...{ measure: 'bloodPressure', name: '血压', text: '151/92', unit: 'mmHg' },
      ...{ when: '今天 7:30', ago: '3 小时前', device: '手工记的', standing: 'high' },
      ...{ standing_text: '高于参考范围', quality_text: '' },
    },
    {
      ...{ measure: 'heart', name: '心率', text: '', unit: '', when: '', ago: '', device: '' },
      ...{ standing: 'none', standing_text: '', quality_text: '' },
    },
  ],
  forms: [
    {
      ...{ measure: 'bloodPressure', name: '血压', needs: 'all', places: 1 },
      parts: [
        { part: 'high', name: '高压', unit: 'mmHg', digits: 0, optional: 0, least: 50, most: 300 },
        { part: 'low', name: '低压', unit: 'mmHg', digits: 0, optional: 0, least: 20, most: 200 },
      ],
    },
  ],
}

const days = ['2026-11-16', '2026-11-17', '2026-11-18']

type Told = Out<typeof pressure>
type Reading = Out<typeof add>

const report: Told = {
  ...{
    measure: 'bloodPressure',
    name: '血压',
    range: 'week',
    from: '2026-11-16',
    to: '2026-11-22',
  },
  ...{ title: '11月16日–22日', before: '2026-11-15', after: null, consented: 1 },
  sentence: '这周平均 134/86，比上周低 2，今天早上最高 151',
  advice: '其中 1 天高于参考范围，请把记录给医生看',
  parts: (['high', 'low'] as const).map((part): Told['parts'][number] => ({
    ...{ part, name: part === 'high' ? '高压' : '低压', unit: 'mmHg', digits: 0 },
    ...{ average: 134, average_text: '134 mmHg', former: 136, highest: null, lowest: null },
    band: { from: null, to: part === 'high' ? 134 : 84, text: '在家量，高压低于 135', own: 0 },
  })),
  points: days.map((day, nth): Told['points'][number] => ({
    ...{ label: ['周一', '周二', '今天'][nth]!, name: `第 ${nth + 1} 天`, day },
    values: [
      [117, 79],
      [null, null],
      [151, 92],
    ][nth]!,
    standings: nth === 2 ? ['high', 'high'] : ['in', 'in'],
    text: ['117/79', '', '151/92'][nth]!,
    standing_text: nth === 2 ? '高于参考范围' : '',
    doubt_text: '',
  })),
  ...{ beside: [], nights: [] },
  references: [
    {
      ...{
        part: 'high',
        name: '高压',
        whom: '成年人',
        setting: '在家量',
        hand: '转述',
        mine: 1,
        other: 0,
      },
      ...{ text: '在家量，高压低于 135', source: '《中国高血压防治指南》' },
      ...{ version: '2024 年修订版', date: '2024' },
    },
    {
      ...{ part: 'high', name: '高压', whom: '成年人', setting: '在家量', hand: '转述' },
      ...{ text: '在家量，高压低于 130', source: '《另一指南》', mine: 0, other: 1 },
      ...{ version: '2017', date: '2017' },
    },
  ],
  last: reading,
}

const page = at('bloodPressure')
const served = (over: Parameters<typeof serve>[0] = {}) =>
  serve({
    [pressure]: report,
    [pressures]: { list: [reading], next: null },
    [home]: asked,
    '/tp5/api/ExchangeShop/UserHealthPlan/packagePopup': { plan: null },
    [family]: { consented: 0, agreed_before: 0, watches: [], measures: [] },
    [edit]: reading,
    [remove]: {},
    [add]: reading,
    [profile]: { born_year: 1956, height: 158 },
    ...over,
  })

beforeEach(() => {
  session.forget()
  session.signIn(person({}))
})
afterEach(() => jest.restoreAllMocks())

describe('a measure', () => {
  test('is said before it is drawn, with its gaps, and what lies outside in words', async () => {
    watchNavigation(page)
    served()
    const shown = await renderPage(BloodPressure, page)
    const text = shown.text()
    expect(text.indexOf(report.sentence)).toBeGreaterThan(-1)
    expect(text.indexOf(report.sentence)).toBeLessThan(text.indexOf('血压，11月16日–22日'))
    expect(text).toContain(report.advice)
    expect(text).toContain('今天：151/92 mmHg，高于参考范围')
    expect(text).toContain('参考范围供日常查看，不能代替医生诊断')
    expect(document.querySelector('.mode-elder')).not.toBeNull()
    await shown.tap('血压，11月16日–22日，前一个')
    expect(shown.text()).toContain('周二：没有记录')
  })

  test('is asked for by day, month and year, and by what was before', async () => {
    watchNavigation(page)
    served()
    const shown = await renderPage(BloodPressure, page)
    await shown.tap('月')
    await shown.tap('看前面的')
    expect(requestsTo(pressure)).toMatchObject([
      { range: 'week' },
      { range: 'month' },
      { range: 'month', date: '2026-11-15' },
    ])
    expect(() => shown.button('看后面的')).toThrow()
  })

  test('tells by a tap where its ranges are from', async () => {
    watchNavigation(page)
    served()
    const shown = await renderPage(BloodPressure, page)
    expect(shown.text()).not.toContain('《中国高血压防治指南》')
    await shown.tap('参考范围的来源')
    expect(shown.text()).toContain('《中国高血压防治指南》，2024 年修订版，2024 发布，转述')
    expect(shown.text()).toContain('您的记录按这个看')
    expect(shown.text()).toContain('在家量，高压低于 130别处的说法，只供对照')
  })

  test('has readings that are corrected and taken away', async () => {
    watchNavigation(page)
    served()
    const shown = await renderPage(BloodPressure, page)
    const row = '今天 7:30151/92 mmHg高于参考范围'
    await shown.tap(row)
    await shown.tap('改正')
    await shown.type('高压（mmHg）', '128')
    await shown.tap('保存')
    expect(requestsTo(edit)).toMatchObject([
      { reading_id: reading.reading_id, high: '128', low: '92' },
    ])
    await shown.tap(row)
    await shown.tap('删掉')
    expect(shown.text()).toContain('删掉以后找不回来')
    await shown.tap('删掉')
    expect(requestsTo(remove)).toMatchObject([{ reading_id: reading.reading_id }])
  })
})

describe('a night whose stages are known', () => {
  const span = (
    stage: 'none' | 'light' | 'deep',
    after: number,
    minutes: number,
  ): Told['nights'][number]['spans'][number] => ({
    ...{ stage, after, minutes, when: `第 ${after} 分钟`, text: `${minutes} 分钟` },
    name: { none: '没有记录', light: '浅睡', deep: '深睡' }[stage],
  })
  const night: Told['nights'][number] = {
    ...{ reading_id: reading.reading_id, device: '手环', from: '23:00', to: '2:00', minutes: 180 },
    sentence: '12月4日 23:00 到 2:00，深睡 1 小时，浅睡 1 小时 30 分，有 30 分钟没有记录',
    spans: [span('light', 0, 90), span('none', 90, 30), span('deep', 120, 60)],
    totals: [
      { stage: 'light', name: '浅睡', minutes: 90, text: '1 小时 30 分' },
      { stage: 'deep', name: '深睡', minutes: 60, text: '1 小时' },
    ],
  }

  test('is said, told in lines, and drawn by time with its gap', async () => {
    watchNavigation(page)
    served({ [pressure]: { ...report, nights: [night] } })
    const shown = await renderPage(BloodPressure, page)
    const [said, table, band] = [
      shown.text().indexOf(night.sentence),
      shown.text().indexOf('第 0 分钟浅睡 90 分钟'),
      shown.text().indexOf('浅睡1 小时 30 分'),
    ]
    expect(said).toBeGreaterThan(-1)
    expect(table).toBeGreaterThan(said)
    expect(band).toBeGreaterThan(table)
    const drawn = [...document.querySelectorAll('.lane')].map((lane) =>
      [...lane.children].map((one) => (one as HTMLElement).style.left),
    )
    expect(drawn.map((lane) => lane.length)).toEqual([2, 2])
    await shown.tap('这一晚，前一个')
    expect(shown.text()).toContain('第 90 分钟，30 分钟没有记录')
  })
})

describe('what its device doubts', () => {
  test('is said in words beside it', async () => {
    watchNavigation(page)
    const doubted: Reading = { ...reading, quality: 'doubtful', quality_text: '存疑，请再量一次' }
    const [first, second, ...others] = report.points
    served({
      [pressure]: {
        ...{ ...report, last: doubted },
        points: [first!, { ...second!, doubt_text: '只有存疑的 1 次' }, ...others],
      },
      [pressures]: { list: [doubted], next: null },
    })
    const shown = await renderPage(BloodPressure, page)
    expect(shown.text()).toContain('今天 7:30151/92 mmHg高于参考范围存疑，请再量一次')
    expect(shown.text()).toContain('第 2 天只有存疑的 1 次')
  })
})

describe('on paper', () => {
  test('a measure is said, in lines and drawn', () => {
    const { title, sections } = paperOf(report, 'range', '妈妈的血压')
    expect(title).toBe('妈妈的血压')
    expect(sections.map(({ heading }) => heading)).toEqual([
      ...['总的来说', '11月16日–22日', '血压的图', '说明'],
    ])
    expect(sections[0]!.lines).toEqual([report.sentence, report.advice])
    expect(sections[1]!.lines).toEqual([
      ...['第 1 天：117/79', '第 2 天：没有记录', '第 3 天：151/92，高于参考范围'],
    ])
    const { lines, picture } = sections[2]!
    expect(lines[0]).toMatch(/^从左到右：周一到今天；从下到上：\d+ 到 \d+ mmHg$/)
    expect(picture?.src).toMatch(/^data:image\/svg/)
    expect(picture?.alt).toContain('高于参考范围')
  })
})

describe('writing down', () => {
  const adding = at('healthAdd', { measure: 'bloodPressure' })

  test('asks for all of it, and says where a value cannot be', async () => {
    watchNavigation(adding)
    served()
    const shown = await renderPage(HealthAdd, adding)
    await shown.type('高压（mmHg）', '1280')
    await shown.tap('记下来')
    expect(shown.text()).toContain('应在 50 到 300 mmHg 之间')
    expect(shown.text()).toContain('请填写低压')
    await shown.type('高压（mmHg）', '128')
    await shown.type('低压（mmHg）', '82')
    await shown.tap('别的时间')
    await shown.type('几点', '7：30')
    await shown.tap('记下来')
    const [sent] = requestsTo(add)
    expect(sent).toMatchObject({ measure: 'bloodPressure', high: '128', low: '82', place: 'home' })
    expect(sent?.at).toMatch(/^\d{4}-\d\d-\d\dT07:30:00\+08:00$/)
  })

  test('waits for consent', async () => {
    watchNavigation(adding)
    const [first] = asked.consents
    serve({ [home]: { ...asked, consents: [{ ...first!, consented_at: null }] } })
    const shown = await renderPage(HealthAdd, adding)
    expect(shown.text()).toContain('单独同意以后再来记')
  })
})

describe('the home of the area', () => {
  const first = at('healthHome')

  test('shows what was measured last, and where nothing was', async () => {
    watchNavigation(first)
    served()
    const shown = await renderPage(HealthHome, first)
    expect(
      shown.button('血压，151/92 mmHg，高于参考范围，3 小时前，今天 7:30，手工记的'),
    ).toBeTruthy()
    expect(shown.button('心率，还没有记录')).toBeTruthy()
    await shown.tap('修改')
    await shown.type('出生年份', '1956')
    await shown.tap('保存')
    expect(requestsTo(profile)).toMatchObject([{ born_year: '1956', height: '158' }])
  })

  test('begins with a notice that has to be ticked by itself', async () => {
    watchNavigation(first)
    const [known] = asked.consents
    serve({
      [home]: { ...asked, consents: [{ ...known!, consented_at: null }] },
      [consent]: { consents: asked.consents },
      '/tp5/api/Agreement/detail': {
        ...{ title: '健康数据告知书', version: '1.0', effective_at: '2026-11-22', in_force: 1 },
        ...{ sections: [{ heading: '为什么要', paragraphs: ['因为'] }], versions: [] },
      },
    })
    const shown = await renderPage(HealthHome, first)
    await shown.tap('同意并开始记录')
    expect(requestsTo(consent)).toEqual([])
    await shown.tap('单独同意处理我的健康数据')
    await shown.tap('同意并开始记录')
    expect(requestsTo(consent)).toMatchObject([{ purpose: 'record', version: '1.0' }])
  })
})
