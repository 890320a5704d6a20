import ActivityDetails from '@/pages/advertiser/activity-details/page'
import type { Ad, Report } from '@/parts/advertiser/ads'
import { session } from '@/session/session'
import { person } from '../../client/person'
import { at, watchNavigation } from '../../client/taro'
import { renderPage } from '../renderPage'
import { serve } from '../serve'

jest.mock('@/platform/http')

const place = at('activityDetails', { campaign_id: '7' })
const funnel = { exposure: 30, opened: 20, started: 15, completed: 12, cents: 1200 }

const ad: Ad = {
  ...{ campaign_id: 7, title: '新米到了', about: '今年的新米', cover: '', cover_id: '' },
  ...{ state: 'live', state_text: '投放中', hint: '', full_today: 0 },
  ...{ budget: 20_000, day_budget: 5000, spent: 1200, reserved: 0, spent_today: 100 },
  ...{ starts_on: '2026-11-01', ends_on: '2026-12-01', villages_text: '所有小区' },
  audience: {
    villages: [],
    least_days: 0,
    most_days: null,
    interests: [],
    fresh: 0,
    text: '所有人',
  },
  ...{ tasks: [], actions: [], lacks: [], days_left: null },
  days: { from: '2026-11-01', to: '2026-11-20' },
}

const report: Report = {
  ...{ from: '2026-11-14', to: '2026-11-20', total: funnel, days: [], villages: [], tasks: [] },
  wanted: null,
  polls: [
    {
      ...{ task_id: 3, title: '您家的米' },
      questions: [
        {
          ...{ question: 'q1', text: '家里常吃米吗？', people: 12 },
          options: [
            { name: '每天', people: 7 },
            { name: '其余', people: 5 },
          ],
        },
        { question: 'q2', text: '在哪里买？', people: null, options: [] },
      ],
    },
  ],
}

async function opened(told: Report) {
  session.signIn({ ...person(), roles: ['advertiser'] })
  watchNavigation(place)
  serve({ '/tp5/api/Advertiser/campaign': ad, '/tp5/api/Advertiser/report': told })
  return (await renderPage(ActivityDetails, place)).text()
}

test('a campaign shows what was chosen in its questionnaire, and where too few answered', async () => {
  const text = await opened(report)
  expect(text).toContain('您家的米：家里常吃米吗？')
  expect(text).toContain('7 人选')
  expect(text).toContain('到现在 12 人答了')
  expect(text).toContain('答完的邻居还不到 5 人')
})

test('that fewer than five want it is told as that', async () => {
  expect(await opened(report)).toContain('点了“想要”的邻居不到 5 人')
})

test('how many want it is told from five on', async () => {
  expect(await opened({ ...report, polls: [], wanted: 8 })).toContain('点了“想要”的邻居8 人')
})
