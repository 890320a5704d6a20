import type { Out } from '@contract/api'
import HealthFamily from '@/pages/health/family/page'
import FamilyPerson from '@/pages/health/family-person/page'
import HealthDevices from '@/pages/health/devices/page'
import { session } from '@/session/session'
import { person } from '../../client/person'
import { at, watchNavigation } from '../../client/taro'
import { renderPage } from '../renderPage'
import { requestsTo, serve } from '../serve'

jest.mock('@/platform/http')

const base = '/tp5/api/ExchangeShop/HealthFamily/'
const mine = `${base}mine` as const
const home = `${base}home` as const
const detail = `${base}detail` as const
const accept = `${base}accept` as const
const share = `${base}share` as const
const end = `${base}end` as const
const unseen = '/tp5/api/ExchangeShop/HealthGuard/unseen'
const takeOver = '/tp5/api/ExchangeShop/HealthGuard/takeOver'
const myDevice = '/tp5/api/ExchangeShop/HealthEquipment/myDevice'

type Watch = Out<typeof accept>

const [watchId, personId] = [
  '01940000-0000-7000-8000-0000000000a1',
  '01940000-0000-7000-8000-0000000000b1',
]

const watch = (changed: Partial<Watch>): Watch => ({
  ...{ watch_id: watchId, me: 'watcher', name: '妈妈', state: 'on', waits_for_me: 0 },
  ...{ person_id: personId, measures: ['heart'], alerts: 0, at: '2026-12-02T07:30:00+08:00' },
  when: '今天 7:30',
  ...changed,
})

const measures: Out<typeof mine>['measures'] = [
  { measure: 'bloodPressure', name: '血压' },
  { measure: 'heart', name: '心率' },
]

const asked = watch({ me: 'elder', name: '晓梅', state: 'asked', waits_for_me: 1, person_id: null })

const people: Out<typeof home>['people'] = [
  {
    ...{ person_id: personId, watch_id: watchId, name: '妈妈', sentence: '今天记了心率' },
    tiles: [
      {
        ...{ measure: 'heart', name: '心率', text: '71', unit: '次/分', when: '今天 7:30' },
        ...{ ago: '3 小时前', device: '手环', standing: 'in', standing_text: '', quality_text: '' },
      },
    ],
  },
]

const family = (watches: Watch[]): Out<typeof mine> => ({
  ...{ watches, measures },
  consented: 1,
  agreed_before: 0,
})

const details = (of: Watch): Out<typeof detail> => ({
  ...{ consented: 1, agreed_before: 0, watch: of, measures },
  asker_phone: of.waits_for_me === 1 ? '138****0057' : '',
})

beforeEach(() => {
  session.forget()
  session.signIn(person({}))
})
afterEach(() => jest.restoreAllMocks())

describe('the family home', () => {
  const page = at('healthFamily')

  test('shows what they measured last with its age, and leads to all of it', async () => {
    const { navigateTo } = watchNavigation(page)
    serve({
      [mine]: family([watch({}), asked]),
      [home]: { people },
      [unseen]: { people: [] },
    })
    const shown = await renderPage(HealthFamily, page)
    expect(shown.text()).toContain('晓梅想看您的健康记录')
    await shown.tap('心率，71 次/分，3 小时前，今天 7:30，手环')
    expect(JSON.stringify(navigateTo.mock.calls)).toContain(personId)
  })

  test('says who may look, and that else nobody does', async () => {
    watchNavigation(page)
    serve({ [mine]: family([]), [home]: { people: [] }, [unseen]: { people: [] } })
    const shown = await renderPage(HealthFamily, page)
    expect(shown.text()).toContain('没有人能看，只有您自己')
    expect(shown.text()).toContain('您还没有看护的家人')
  })
})

describe('what somebody I watch over has not seen', () => {
  const page = at('healthFamily')
  const one = { watch_id: watchId, name: '妈妈', unseen: 2 }

  test('is seen to by a tap, by whom it is about', async () => {
    watchNavigation(page)
    serve({
      [mine]: family([watch({ alerts: 1 })]),
      [home]: { people },
      [unseen]: { people: [{ ...one, taken_by: 'nobody' }] },
      [takeOver]: { taken: 2 },
    })
    const shown = await renderPage(HealthFamily, page)
    expect(shown.text()).toContain('妈妈有 2 条健康提醒还没有看')
    await shown.tap('我来跟进妈妈')
    expect(requestsTo(takeOver)).toMatchObject([{ watch_id: watchId }])
  })

  test('asks nobody again once somebody sees to it', async () => {
    watchNavigation(page)
    serve({
      [mine]: family([watch({ alerts: 1 })]),
      [home]: { people },
      [unseen]: { people: [{ ...one, taken_by: 'other' }] },
    })
    const text = (await renderPage(HealthFamily, page)).text()
    expect(text).toContain('别的家人在跟进')
    expect(text).not.toContain('我来跟进')
  })
})

describe('one of the family', () => {
  const page = at('healthFamilyPerson', { watch_id: watchId })

  test('is answered with what they may look at', async () => {
    watchNavigation(page)
    serve({ [detail]: details(asked), [accept]: watch({ me: 'elder' }) })
    const shown = await renderPage(FamilyPerson, page)
    expect(shown.text()).toContain('138****0057')
    await shown.tap('同意')
    expect(requestsTo(accept)).toEqual([])
    await shown.tap('血压')
    await shown.tap('同意')
    expect(requestsTo(accept)).toMatchObject([{ watch_id: watchId, measures: 'bloodPressure' }])
  })

  test('may look at more or less from now on, or at nothing', async () => {
    watchNavigation(page)
    serve({
      [detail]: details(watch({ me: 'elder', name: '女儿', person_id: null })),
      [share]: watch({ me: 'elder' }),
      [end]: {},
    })
    const shown = await renderPage(FamilyPerson, page)
    await shown.tap('血压')
    await shown.tap('提醒没看，也告诉家人')
    await shown.tap('保存')
    expect(requestsTo(share)).toMatchObject([{ measures: 'heart,bloodPressure', alerts: '1' }])
    await shown.tap('不再给女儿看')
    await shown.tap('确定')
    expect(requestsTo(end)).toMatchObject([{ watch_id: watchId }])
  })
})

test('devices say when they sent last, how full they are and that their clock was put right', async () => {
  const page = at('healthDevices')
  watchNavigation(page)
  serve({
    [myDevice]: {
      list: [
        {
          ...{ device_id: watchId, serial: 'LJH-B0230', kind: 'band', name: '手环（尾号 0230）' },
          ...{ measures: ['心率'], bound_when: '11月22日 9:00', battery: 18, clock_error: 190 },
          ...{ last_upload_at: '2026-12-02T07:30:00+08:00', last_upload_when: '今天 7:30' },
          clock_text: '设备的钟快了约 3 分钟，记录的时间已经改准',
        },
      ],
    },
  })
  const shown = await renderPage(HealthDevices, page)
  for (const words of ['今天 7:30', '18%', '电快用完了', '记录的时间已经改准'])
    expect(shown.text()).toContain(words)
  expect(shown.button('解绑手环（尾号 0230）')).toBeTruthy()
})
