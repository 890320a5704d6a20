import { act } from 'react'
import type { Out } from '@contract/api'
import HealthTable from '@/pages/health/table/page'
import RiiChart from '@/pages/health/rii-chart/page'
import TongueAnalysis from '@/pages/health/tongue-analysis/page'
import { faultsOf, measuredOf } from '@/parts/health/tongue/measured'
import { scatterLayout } from '@/parts/health/rri/scatterLayout'
import { OffscreenCanvas } from '@/platform/OffscreenCanvas'
import type { OffscreenCanvasProps } from '@/platform/offscreenCanvasProps'
import { pickPictures } from '@/platform/pickPictures'
import { pickTable } from '@/platform/pickTable'
import { session } from '@/session/session'
import { person } from '../../client/person'
import { at, watchNavigation } from '../../client/taro'
import { renderPage } from '../renderPage'
import { requestsTo, serve } from '../serve'

jest.mock('@/platform/http')
jest.mock('@/platform/OffscreenCanvas')
jest.mock('@/platform/pickPictures')
jest.mock('@/platform/pickTable')

const pictures = '/tp5/api/ExchangeShop/HealthReportDrawPictures/'
const home = '/tp5/api/ExchangeShop/HealthReport/home'
const columns = '/tp5/api/ExchangeShop/HealthReport/tableColumns'
const importing = '/tp5/api/ExchangeShop/HealthReport/importTable'
const detail = `${pictures}rriDetail` as const
const update = `${pictures}updateRri` as const
const place = `${pictures}createOss` as const
const keep = `${pictures}uploadCallback` as const
const uploading = '/tp5/api/UserUpload/uploadBase64Image'
const tongues = '/tp5/api/ExchangeShop/HealthTongue/lists'
const analyse = '/tp5/api/ExchangeShop/HealthTongue/analyse'

const upload_id = '01940000-0000-7000-8000-000000000077'

const consents: Out<typeof home>['consents'] = [
  {
    ...{ purpose: 'record', title: '健康数据告知书', agreement: 'healthRecord', version: '1.0' },
    ...{ consented_at: '2026-11-22T09:00:00+08:00', agreed_before: 0, covers: '全部健康记录' },
  },
  {
    ...{ purpose: 'tongue', title: '舌象照片告知书', agreement: 'healthTongue', version: '1.0' },
    ...{ consented_at: '2026-11-22T09:00:00+08:00', agreed_before: 0, covers: '全部舌象照片' },
  },
]

const first: Out<typeof home> = {
  ...{ consents, profile: { born_year: null, height: null } },
  ...{ sentence: '今天还没有记录', tiles: [], forms: [] },
}

const rri_id = 'a'.repeat(32)

const recording: NonNullable<Out<typeof detail>['recording']> = {
  ...{ rri_id, revision: 3, at: '2026-12-02T08:00:00+08:00', when: '今天 8:00', device: '心电贴' },
  ...{ posture: 'sitting', posture_text: '坐着', picture: '' },
  sentence: '记了 5 分钟，341 次心跳，两次之间平均 872 毫秒，最短 640，最长 1,090',
  intervals: [800, 810, 790],
  facts: [{ name: '平均心率', value: '69 次/分' }],
  counts: [{ name: '相差不到 20 毫秒', count: 2 }],
}

const recorded: Out<typeof detail> = {
  ...{ consented: 1, recording },
  recordings: [{ rri_id, when: '今天 8:00', device: '心电贴' }],
}

const rules = { side: 256, least: 480, dark: 60, bright: 215, blurred: 3 }

const easel = OffscreenCanvas as unknown as jest.Mock<null, [OffscreenCanvasProps]>

/** A canvas that draws nothing, and says that it has or that it cannot. */
const drawing = (say: (props: OffscreenCanvasProps) => void): Promise<void> =>
  act(async () => {
    const { calls } = easel.mock
    say(calls[calls.length - 1]![0])
  })

beforeEach(() => {
  session.forget()
  session.signIn(person({}))
  easel.mockReset()
  easel.mockImplementation(() => null)
})

describe('the intervals between heartbeats', () => {
  const page = at('riiChart')

  test('are said and counted before they are drawn, without a verdict', async () => {
    watchNavigation(page)
    serve({ [detail]: recorded })
    const text = (await renderPage(RiiChart, page)).text()
    expect(text.indexOf(recording.sentence)).toBeGreaterThan(-1)
    expect(text.indexOf('相差不到 20 毫秒')).toBeLessThan(text.indexOf('散点图每个点'))
    expect(text).toContain('不能代替医生诊断')
    expect(document.querySelector('[role=table]')).not.toBeNull()
  })

  test('are drawn, brought up and kept as the picture of what stands there', async () => {
    watchNavigation(page)
    serve({
      [detail]: recorded,
      [place]: { kind: 'health', revision: 3 },
      [uploading]: { upload_id, url: '/files/private/1' },
      [keep]: recorded,
    })
    const shown = await renderPage(RiiChart, page)
    await drawing(({ onPicture }) => onPicture('data:image/jpeg;base64,cGljdHVyZQ==', 'data:shown'))
    await shown.tap('把图存在这里')
    expect(requestsTo(uploading)).toMatchObject([{ kind: 'health', content: 'cGljdHVyZQ==' }])
    expect(requestsTo(keep)).toMatchObject([{ rri_id, revision: '3', upload_id }])
  })

  test('can be told how one was', async () => {
    watchNavigation(page)
    serve({ [detail]: recorded, [update]: recorded })
    const shown = await renderPage(RiiChart, page)
    await shown.tap('躺着')
    expect(requestsTo(update)).toMatchObject([{ rri_id, posture: 'lying' }])
  })

  test('come out of a table where there are none', async () => {
    watchNavigation(page)
    serve({ [detail]: { consented: 1, recordings: [], recording: null } })
    const shown = await renderPage(RiiChart, page)
    expect(shown.button('去导入表格')).toBeTruthy()
  })

  test('stand each against the one that follows, on axes that are alike', () => {
    const { spots, plot } = scatterLayout([800, 900, 800])
    expect(spots).toHaveLength(2)
    expect(spots[0]!.x).toBeLessThan(spots[1]!.x)
    expect(spots[0]!.y).toBeLessThan(spots[1]!.y)
    for (const { x, y } of spots) {
      expect(x).toBeGreaterThanOrEqual(plot.left)
      expect(y).toBeLessThanOrEqual(plot.bottom)
    }
  })
})

describe('a table', () => {
  const page = at('healthTable')
  const explained: Out<typeof columns> = {
    columns: [{ title: '时间', says: '每行都要写' }],
    ...{ sample: '时间,心率', most_lines: 2000, most_bytes: 1000 },
  }

  test('is brought in, and each line that was not taken is named', async () => {
    watchNavigation(page)
    const refused = [{ line: 4, why: '时间还没有到' }]
    serve({ [home]: first, [columns]: explained, [importing]: { taken: 3, known: 1, refused } })
    jest.mocked(pickTable).mockResolvedValue({ name: 'heart.csv', content: 'dGFibGU=' })
    const shown = await renderPage(HealthTable, page)
    await shown.tap('选文件导入')
    expect(requestsTo(importing)).toMatchObject([{ content: 'dGFibGU=' }])
    expect(shown.text()).toContain('第 4 行：时间还没有到')
    expect(shown.text()).toContain('heart.csv 导入好了')
  })

  test('that cannot be read says so', async () => {
    watchNavigation(page)
    serve({ [home]: first, [columns]: explained })
    jest.mocked(pickTable).mockResolvedValue({ problem: '这个文件打不开' })
    const shown = await renderPage(HealthTable, page)
    await shown.tap('选文件导入')
    expect(shown.text()).toContain('这个文件打不开')
    expect(requestsTo(importing)).toEqual([])
  })
})

describe('a photograph of a tongue', () => {
  const page = at('tongueAnalysis')

  test('is measured by how light and how sharp it is', () => {
    const plain = (value: number) => new Uint8ClampedArray(4 * 16 * 16).fill(value)
    const dark = { ...measuredOf(plain(10), 16), side: 1000 }
    expect(dark.brightness).toBeCloseTo(10)
    expect(dark.sharpness).toBeCloseTo(0)
    expect(faultsOf(dark, rules).join()).toMatch(/太暗.*不够清楚/)
    const chequered = plain(0).map((_, at) => ((at >> 2) % 2 === (at >> 6) % 2 ? 200 : 60))
    const clear = { ...measuredOf(chequered, 16), side: 1000 }
    expect(faultsOf(clear, rules)).toEqual([])
    expect(faultsOf({ ...clear, side: 200 }, rules).join()).toContain('太小')
  })

  test('that the phone cannot open is told to be taken anew', async () => {
    watchNavigation(page)
    serve({ [home]: first, [tongues]: { list: [], next: null, rules, service: '' } })
    jest
      .mocked(pickPictures)
      .mockResolvedValue([{ preview: async () => 'data:small', read: async () => 'cGhvdG8=' }])
    const shown = await renderPage(TongueAnalysis, page)
    expect(shown.text()).toContain('没有人看舌象')
    await shown.tap('拍舌头')
    await drawing(({ onFail }) => onFail())
    expect(shown.text()).toContain('请重新拍一张')
    expect(requestsTo(analyse)).toEqual([])
  })

  test('tells before it is taken who is sent it, and shows what was said of others', async () => {
    watchNavigation(page)
    const known: Out<typeof analyse> = {
      ...{ tongue_id: upload_id, at: '2026-12-02T08:00:00+08:00', when: '今天 8:00' },
      ...{ url: '/files/private/1', by: '某某服务', looked: 1, faults: [] },
      sentence: '某某服务看了照片，写了 1 条说明，请拿给医生看',
      findings: [{ name: '舌苔', text: '薄' }],
    }
    serve({ [home]: first, [tongues]: { list: [known], next: null, rules, service: '某某服务' } })
    const text = (await renderPage(TongueAnalysis, page)).text()
    expect(text).toContain('会发给某某服务看')
    expect(text).toContain('说明来自某某服务')
    expect(text).toContain('不能代替医生诊断')
  })

  test('waits for a consent of its own', async () => {
    watchNavigation(page)
    const [record, tongue] = consents
    serve({
      [home]: { ...first, consents: [record!, { ...tongue!, consented_at: null }] },
      '/tp5/api/Agreement/detail': {
        ...{ title: '舌象照片告知书', version: '1.0', effective_at: '2026-11-22', in_force: 1 },
        ...{ sections: [{ heading: '为什么要', paragraphs: ['因为'] }], versions: [] },
      },
    })
    const shown = await renderPage(TongueAnalysis, page)
    expect(shown.button('同意并开始拍照')).toBeTruthy()
  })
})
