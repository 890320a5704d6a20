import type { Out } from '@contract/api'
import AboutGuard from '@/pages/health/about-guard/page'
import Fatigue from '@/pages/health/fatigue/page'
import GuardAlert from '@/pages/health/guard-alert/page'
import GuardHome from '@/pages/health/guard-home/page'
import GuardReport from '@/pages/health/guard-report/page'
import { paperOf } from '@/pages/health/guard-report/paperOf'
import QuestionUpdate from '@/pages/health/question-update/page'
import RiskCheck from '@/pages/health/risk-check/page'
import { session } from '@/session/session'
import { person } from '../../client/person'
import { at, watchNavigation } from '../../client/taro'
import { renderPage } from '../renderPage'
import { requestsTo, serve } from '../serve'

jest.mock('@/platform/http')
jest.mock('@/platform/OffscreenCanvas')

const base = '/tp5/api/ExchangeShop/HealthGuard/'
const introduce = `${base}introduce` as const
const lists = `${base}lists` as const
const detail = `${base}detail` as const
const seen = `${base}seen` as const
const questionnaire = `${base}questionnaire` as const
const start = `${base}startRiskCheck` as const
const submit = `${base}submitQuestionnaire` as const
const open = `${base}userOpenGuard` as const
const stop = `${base}userStopGuard` as const
const guardReport = `${base}guardReport` as const
const fatigueReport = '/tp5/api/ExchangeShop/HealthHome/fatigueReport'

const guideline = { source: '《指南》', version: '2024 年', date: '2024', hand: '转述' }

const state: Out<typeof introduce> = {
  ...{ open: 1, recording: 1, since: '2026-11-22T09:00:00+08:00', quiet_from: 22, quiet_to: 7 },
  ...{ version: '1.0', covers: '全部守护提醒和问卷', waiting: 1 },
  told_in_order: [{ name: '您自己', when: '马上' }],
  rules: [{ name: '血压到了 180/120', text: '马上提醒', ...guideline }],
  sheets: [{ sheet: 'diabetes', name: '中国糖尿病风险评分表', last: '' }],
}

const alertId = 'a'.repeat(24)

const alert: Out<typeof lists>['list'][number] = {
  ...{ alert_id: alertId, title: '血压到了 180/120', when: '今天 7:30', seen: 0 },
  text: '12月2日 7:30 高压 185 mmHg',
}

const one: Out<typeof detail> = {
  ...{ ...alert, ...guideline, day: '2026-12-02', rule: '马上提醒', measure: 'bloodPressure' },
  ...{ advice: '请先坐下歇 5 分钟再量一次', next: '到今天 11:30还没有人看过，就再告诉您自己' },
  taken: '',
  told: [{ name: '您自己', when: '今天 7:30' }],
}

const result: Out<typeof submit> = {
  ...{ check_id: '01940000-0000-7000-8000-000000000001', when: '今天 8:00' },
  ...{ points: 1, most: 2, sentence: '这次得了 1 分，满分 2 分', advice: '半年后可以再做一次' },
  items: [{ name: '搬东西', answer: '有些困难', points: 1, most: 2 }],
}

const questions: Out<typeof questionnaire> = {
  ...{ open: 1, sheet: 'diabetes', name: '中国糖尿病风险评分表', intro: '两分钟' },
  ...{ whom: '20–74 岁的人', ...guideline, last: result, former: [] },
  sheets: [{ sheet: 'diabetes', name: '中国糖尿病风险评分表' }],
  items: [
    {
      ...{ item: 'age', ask: '年龄', kind: 'number', unit: '岁', digits: 0, least: 20, most: 74 },
      ...{ choices: [], known: '71', known_from: '记录里的' },
    },
    {
      ...{ item: 'family', ask: '家里有人有吗', kind: 'choice', unit: '', digits: 0 },
      ...{ least: 0, most: 0, known: '', known_from: '' },
      choices: [
        { choice: 'no', text: '没有' },
        { choice: 'yes', text: '有' },
      ],
    },
  ],
}

const report: Out<typeof guardReport> = {
  ...{ open: 1, title: '健康守护报告，11月3日–12月2日', from: '2026-11-03', to: '2026-12-02' },
  ...{ made: '2026年12月2日做的', sentence: '最近 30 天记了 血压' },
  measures: [
    {
      ...{ measure: 'bloodPressure', name: '血压', text: '140/87 mmHg' },
      ...{ days: '30 天里有 2 天的记录', outside: '其中 1 天高于参考范围' },
    },
  ],
  alerts: [{ title: alert.title, text: alert.text, when: alert.when }],
  checks: [],
}

const served = (guard: Partial<Out<typeof introduce>> = {}) =>
  serve({
    [introduce]: { ...state, ...guard },
    [lists]: { list: [alert], next: null },
    [detail]: one,
    [seen]: { ...one, seen: 1 },
    [questionnaire]: questions,
    [start]: { check_id: result.check_id },
    [submit]: result,
    [open]: state,
    [stop]: { ...state, open: 0 },
    [guardReport]: report,
    '/tp5/api/Agreement/detail': {
      ...{ title: '健康守护告知书', version: '1.0', effective_at: '2026-11-22', in_force: 1 },
      ...{ sections: [{ heading: '为什么要', paragraphs: ['因为'] }], versions: [] },
    },
  })

beforeEach(() => {
  session.forget()
  session.signIn(person({}))
})
afterEach(() => jest.restoreAllMocks())

describe('the guard', () => {
  test('shows what waits, and the ways to all else', async () => {
    const page = at('guardHome')
    watchNavigation(page)
    served()
    const shown = await renderPage(GuardHome, page)
    expect(shown.text()).toContain('有 1 条提醒还没看')
    expect(shown.text()).toContain(alert.text)
    expect(shown.text()).toContain('不能代替医生诊断')
  })

  test('says what it does before it is opened, by a tick of its own', async () => {
    const page = at('aboutGuard')
    watchNavigation(page)
    served({ open: 0, since: null })
    const shown = await renderPage(AboutGuard, page)
    expect(shown.text()).toContain('来源：《指南》，2024 年，2024 发布，转述')
    await shown.tap('同意并打开守护')
    expect(requestsTo(open)).toEqual([])
    await shown.tap('单独同意健康守护')
    await shown.tap('同意并打开守护')
    expect(requestsTo(open)).toMatchObject([{ version: '1.0', quiet_from: '22', quiet_to: '7' }])
  })

  test('is stopped after a question', async () => {
    const page = at('aboutGuard')
    watchNavigation(page)
    served()
    const shown = await renderPage(AboutGuard, page)
    await shown.tap('停止守护，撤回同意')
    expect(shown.text()).toContain('全部守护提醒和问卷都会马上删除')
    await shown.tap('停止并删除')
    expect(requestsTo(stop)).toHaveLength(1)
  })

  test('tells of one thing by which rule, and is told that it was seen', async () => {
    const page = at('guardAlert', { alert_id: alertId })
    watchNavigation(page)
    served()
    const shown = await renderPage(GuardAlert, page)
    expect(shown.text()).toContain(one.advice)
    expect(shown.text()).toContain(one.next)
    await shown.tap('我知道了')
    expect(requestsTo(seen)).toMatchObject([{ alert_id: alertId }])
  })
})

describe('a sheet of questions', () => {
  test('tells what it came to, answer by answer', async () => {
    const page = at('riskCheck')
    watchNavigation(page)
    served()
    const shown = await renderPage(RiskCheck, page)
    expect(shown.text()).toContain('这次得了 1 分，满分 2 分')
    expect(shown.text()).toContain('搬东西：有些困难')
    expect(shown.text()).toContain('1 分（最多 2 分）')
  })

  test('is filled in with what is known, and handed in whole', async () => {
    const page = at('questionUpdate')
    watchNavigation(page)
    served()
    const shown = await renderPage(QuestionUpdate, page)
    expect(shown.text()).toContain('记录里的，不对请改')
    await shown.tap('看得几分')
    expect(shown.text()).toContain('请选一个')
    expect(requestsTo(start)).toEqual([])
    await shown.tap('有')
    await shown.tap('看得几分')
    expect(requestsTo(submit)).toMatchObject([
      { check_id: result.check_id, answers: 'age:71,family:yes' },
    ])
  })
})

describe('reports', () => {
  test('say all that they show on paper too, and no value on a picture of their own accord', async () => {
    const page = at('guardReport')
    watchNavigation(page)
    served()
    const shown = await renderPage(GuardReport, page)
    const line = '血压：平均 140/87 mmHg，30 天里有 2 天的记录，其中 1 天高于参考范围'
    expect(shown.text()).toContain(line)
    expect(paperOf(report).sections.flatMap(({ lines }) => lines)).toContain(line)
    await shown.tap('做成图片')
    expect(shown.text()).toContain('图片默认不带任何数字')
    expect(shown.button('图片里带上数字').getAttribute('aria-checked')).toBe('false')
    expect(shown.text()).toContain('图片里带上血压')
  })

  test('of fatigue say where nothing was measured', async () => {
    const page = at('fatigue')
    watchNavigation(page)
    const days = ['周四', '周五', '周六', '周日', '周一', '周二', '周三']
    serve({
      [fatigueReport]: {
        ...{ consented: 1, title: '11月26日–12月2日', from: '2026-11-26', to: '2026-12-02' },
        ...{ sentence: '最近 7 天睡着平均 6 小时（1 天有记录）', advice: '' },
        lines: [
          {
            ...{ part: 'asleep', name: '睡着', unit: '分钟', average: '6 小时', days: 1 },
            ...{ usual: '参考范围：6–7 小时', standing: 'in', standing_text: '' },
            ...{ rule: '按您年龄的参考范围看', ...guideline },
            points: days.map((label, nth) => ({
              ...{ label, name: label, value: nth === 0 ? 360 : null },
              text: nth === 0 ? '6 小时' : '',
            })),
          },
        ],
      },
    })
    const shown = await renderPage(Fatigue, page)
    expect(shown.text()).toContain('没有记录')
    expect(shown.text()).toContain('怎么看：按您年龄的参考范围看')
  })
})
