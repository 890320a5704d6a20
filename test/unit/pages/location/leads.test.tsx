import { refusals } from '@contract/refusals'
import LocationAdd from '@/pages/location/add/page'
import LocationAudit from '@/pages/location/audit/page'
import LocationContract from '@/pages/location/contract/page'
import LocationDetail from '@/pages/location/detail/page'
import { locate } from '@/platform/location'
import { session } from '@/session/session'
import { person } from '../../client/person'
import { refused } from '../../client/replies'
import { at, watchNavigation } from '../../client/taro'
import { renderPage } from '../renderPage'
import { requestsTo, serve } from '../serve'
import { lead_id, nowhereNear, someLead } from './someLead'

jest.mock('@/platform/http')
jest.mock('@/platform/location')

const base = '/tp5/api/VillageDevelop'
const detail = '/tp5/api/VillageDevelopment/detail'
const near = '/tp5/api/Map/helper'
const helper = '/tp5/api/Village/helper'
const live = `${base}/live` as const
const audit = `${base}/audit` as const
const add = `${base}/add` as const
const contacts = `${base}/contactsAdd` as const
const forget = `${base}/contactsRemove` as const
const handOver = `${base}/handOver` as const

const one = at('locationDetail', { lead_id })
const decision = at('locationAudit', { lead_id })
const anew = at('locationAdd')

beforeEach(() => {
  session.forget()
  session.signIn(person({ roles: ['developer'] }))
})
afterEach(() => jest.restoreAllMocks())

describe('a place that opens', () => {
  test('says what its machine signs with, once', async () => {
    watchNavigation(one)
    const secret = 'kq3-secret'
    const opened = { ...someLead({ state: 'live', state_text: '已上线', actions: [] }), secret }
    serve({ [detail]: someLead(), [near]: nowhereNear, [live]: opened })
    const page = await renderPage(LocationDetail, one)
    await page.tap('上线')
    await page.tap('确定上线')
    expect(page.text()).toContain('请填写机身上的编号')
    await page.type('机器编号', 'ld-2001')
    await page.tap('确定上线')
    expect(requestsTo(live)).toMatchObject([{ lead_id, machine_sn: 'LD-2001' }])
    expect(page.text()).toContain('LD-2001 的密钥')
    expect(page.text()).toContain(secret)
    await page.tap('记下了')
    expect(page.text()).not.toContain(secret)
  })

  test('stays as it is where the machine stands elsewhere, and says where', async () => {
    watchNavigation(one)
    const words = '机器 LJ-0107 已经在清溪村·东苑，请核对机身上的编号'
    const answer = refused(refusals.invalid.error, words)
    serve({ [detail]: someLead(), [near]: nowhereNear, [live]: answer })
    const page = await renderPage(LocationDetail, one)
    await page.tap('上线')
    await page.type('机器编号', 'LJ-0107')
    await page.tap('确定上线')
    expect(page.text()).toContain(words)
  })
})

test('somebody to talk to is added with what is known of them', async () => {
  watchNavigation(one)
  serve({ [detail]: someLead(), [near]: nowhereNear, [contacts]: someLead() })
  const page = await renderPage(LocationDetail, one)
  await page.tap('加一位')
  await page.tap('加上')
  expect(page.text()).toContain('请填写身份')
  await page.type('姓名', '陈永福')
  await page.type('身份', '村支书')
  await page.type('电话', '13655550299')
  await page.tap('加上')
  const [sent] = requestsTo(contacts)
  expect(sent).toMatchObject({ name: '陈永福', position: '村支书', phone: '13655550299' })
  expect(sent).not.toHaveProperty('note')
})

test('somebody who should not be known any more is forgotten after a question', async () => {
  watchNavigation(one)
  const contact = { contact_id: lead_id, name: '陈永福', position: '村支书', note: '' }
  const known = someLead({ contacts: [{ ...contact, phone: '13655550299' }] })
  serve({ [detail]: known, [near]: nowhereNear, [forget]: someLead() })
  const page = await renderPage(LocationDetail, one)
  await page.tap('删掉联系人陈永福')
  expect(page.text()).toContain('找不回来')
  expect(requestsTo(forget)).toHaveLength(0)
  await page.tap('删掉')
  expect(requestsTo(forget)).toMatchObject([{ lead_id, contact_id: lead_id }])
})

test('who goes on with a place is told by their phone, with why', async () => {
  watchNavigation(one)
  const lead = someLead({ actions: ['contract', 'handOver'] })
  serve({ [detail]: lead, [near]: nowhereNear, [handOver]: someLead({ mine: 0, actions: [] }) })
  const page = await renderPage(LocationDetail, one)
  await page.tap('交接')
  await page.type('对方的手机号', '13655550277')
  await page.tap('确定交接')
  expect(page.text()).toContain('请写为什么交接')
  expect(requestsTo(handOver)).toHaveLength(0)
  await page.type('原因，大家会看到', '调去别的县了')
  await page.tap('我负责的全部')
  await page.tap('确定交接')
  const reason = '调去别的县了'
  expect(requestsTo(handOver)).toMatchObject([{ lead_id, phone: '13655550277', all: '1', reason }])
})

describe('a place of a colleague', () => {
  const theirs = { mine: 0, state: 'submitted', state_text: '待审核' } as const

  test('is decided on with a reason', async () => {
    watchNavigation(decision)
    const submitted = someLead({ ...theirs, actions: ['audit'] })
    serve({ [detail]: submitted, [audit]: someLead({ ...theirs, state: 'approved' }) })
    const page = await renderPage(LocationAudit, decision)
    await page.tap('通过')
    await page.tap('确定通过')
    expect(page.text()).toContain('请写审核意见')
    expect(requestsTo(audit)).toHaveLength(0)
    await page.type('审核意见，提交的人会看到', '人够多')
    await page.tap('确定通过')
    expect(requestsTo(audit)).toMatchObject([{ lead_id, pass: '1', reason: '人够多' }])
  })

  test('can only be looked at', async () => {
    watchNavigation(one)
    serve({ [detail]: someLead({ ...theirs, actions: [] }), [near]: nowhereNear })
    const page = await renderPage(LocationDetail, one)
    expect(page.text()).toContain('由陶**负责，只能看')
    expect(page.text()).not.toContain('加记录')
  })

  test('keeps its contract to itself', async () => {
    const here = at('locationContract', { lead_id })
    watchNavigation(here)
    serve({ [detail]: someLead({ ...theirs, state: 'contracted', actions: [] }) })
    const page = await renderPage(LocationContract, here)
    expect(page.text()).toContain('合同只有负责的人能看')
  })
})

test('whoever submitted a place does not decide on it', async () => {
  watchNavigation(decision)
  const why_not_audit = '自己提交的要由别人审核'
  serve({ [detail]: someLead({ state: 'submitted', actions: [], why_not_audit }) })
  const page = await renderPage(LocationAudit, decision)
  expect(page.text()).toContain(why_not_audit)
  expect(page.text()).not.toContain('不通过')
})

test('a place that somebody has already is named before anything is sent', async () => {
  watchNavigation(anew)
  jest.mocked(locate).mockResolvedValue({ latitude: 30.3100001, longitude: 120.02 })
  const known = '和“石桥村”重复：相距 80 米，线索，陶**负责'
  serve({
    [helper]: { kinds: [{ kind: 'village', text: '村口' }], states: [], rules: [] },
    [near]: { known, near: [{ key: 'lead 1', name: '石桥村', note: '线索', distance: 80 }] },
  })
  const page = await renderPage(LocationAdd, anew)
  await page.type('地方名称', '石桥头')
  await page.tap('用我现在的位置')
  expect(page.text()).toContain('北纬 30.31，东经 120.02')
  expect(page.text()).toContain(`${known}，不能重复登记`)
  await page.tap('登记')
  expect(page.text()).toContain('请选择类型')
  expect(requestsTo(add)).toHaveLength(0)
})
