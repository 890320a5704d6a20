import type { Out } from '@contract/api'
import { Applications, usePartners } from '@/pages/location/data-report/Applications'
import AttractInvestment from '@/pages/location/attract-investment/page'
import { session } from '@/session/session'
import { person } from '../../client/person'
import { at, watchNavigation } from '../../client/taro'
import { renderPage } from '../renderPage'
import { requestsTo, serve } from '../serve'

jest.mock('@/platform/http')

const lists = '/tp5/api/AttractInvestment/lists'
const answer = '/tp5/api/AttractInvestment/answer'
const look = '/tp5/api/AttractInvestment/look'
const show = '/tp5/api/AttractInvestment/show'

type Application = Out<typeof lists>['list'][number]

const application_id = '01940000-0000-7000-8000-000000000902'
const applied_at = '2026-11-20T09:00:00+08:00'

const waiting: Application = {
  ...{ application_id, activity: 'place', title: '出一块地方', name: '周**' },
  ...{ phone: '136****0288', town: '石桥头', words: '', applied_at, mine: 0 },
  ...{ state: 'waiting', state_text: '等答复', due_at: '2026-11-23T09:00:00+08:00' },
  ...{ answer: '', answered_by: '', answered_at: null },
}

const report = at('dataReport')
const Partners = () => <Applications partners={usePartners()} />

beforeEach(() => {
  session.forget()
  session.signIn(person({ roles: ['developer'] }))
  watchNavigation(report)
})
afterEach(() => jest.restoreAllMocks())

describe('who would be a partner', () => {
  test('is answered with words that they read', async () => {
    serve({ [lists]: { list: [waiting], next: null, waiting: 1 }, [answer]: waiting })
    const page = await renderPage(Partners, report)
    expect(page.text()).toContain('等答复 1')
    await page.tap('答复周**')
    await page.tap('不合适')
    await page.tap('告诉对方')
    expect(page.text()).toContain('请写答复')
    expect(requestsTo(answer)).toHaveLength(0)
    await page.type('答复，对方会看到', '离现有的机器太近')
    await page.tap('告诉对方')
    expect(requestsTo(answer)).toMatchObject([
      { application_id, pass: '0', words: '离现有的机器太近' },
    ])
  })

  test('is reached by who looks, which is asked for by name', async () => {
    const whole = { name: '周大姐', phone: '13655550288' }
    serve({ [lists]: { list: [waiting], next: null, waiting: 1 }, [look]: whole })
    const page = await renderPage(Partners, report)
    expect(page.text()).not.toContain(whole.phone)
    await page.tap('看周**的联系方式')
    expect(requestsTo(look)).toMatchObject([{ application_id }])
    expect(page.text()).toContain('周大姐')
    expect(page.text()).toContain(whole.phone)
  })

  test('is not answered by themselves', async () => {
    serve({ [lists]: { list: [{ ...waiting, mine: 1 }], next: null, waiting: 0 } })
    const page = await renderPage(Partners, report)
    expect(page.text()).toContain('由别的拓展员答复')
    expect(() => page.button('答复周**')).toThrow()
  })

  test('reads what became of it where they applied', async () => {
    const here = at('attractInvestment')
    watchNavigation(here)
    const terms = { activity: 'place', title: '出一块地方', intro: '' } as const
    const told = { applied_at, state: 'refused', answer: '离现有的机器太近' } as const
    serve({ [show]: { opened: 3, list: [{ ...terms, brings: [], gets: [], ...told }] } })
    const page = await renderPage(AttractInvestment, here)
    expect(page.text()).toContain('2026-11-20 申请过了，没有通过：离现有的机器太近')
    expect(page.text()).toContain('再申请一次')
  })
})
