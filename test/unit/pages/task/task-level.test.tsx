import type { Out } from '@contract/api'
import TaskLevel from '@/pages/task/task-level/page'
import { session } from '@/session/session'
import { person } from '../../client/person'
import { at, watchNavigation } from '../../client/taro'
import { renderPage } from '../renderPage'
import { serve } from '../serve'

jest.mock('@/platform/http')

const level = '/tp5/api/AdTask/level'
type Ladder = Out<typeof level>
type Task = Ladder['levels'][number]['tasks'][number]

let navigation: ReturnType<typeof watchNavigation>
beforeEach(() => {
  navigation = watchNavigation(at('taskLevel', { id: '7' }))
  session.signIn(person())
})

const task = (changes: Partial<Task>): Task => ({
  ...{ flag: 1, kind: 'web', title: '逛逛新铺子', takes: '约 1 分钟', cents: 60, points: 0 },
  ...{ choice: 0, gift: '', bill_user_id: null, state: null, state_text: '', step: null },
  ...changes,
})

const ladder = (changes: Partial<Ladder>): Ladder => ({
  ...{ campaign_id: 7, title: '新米上市', advertiser: '清溪粮油', cents: 120, points: 0 },
  ...{ open: 1, state_text: '', blocked: 0, ends_at: '2026-12-30T16:00:00.000Z', rules: [] },
  levels: [
    {
      ...{ level: 1, state: 'open', done: 0, cents: 120, points: 0 },
      tasks: [task({}), task({ flag: 2, title: '看看新米', bill_user_id: 'a', state: 'reserved' })],
    },
  ],
  ...changes,
})

const shown = async (changes: Partial<Ladder>) => {
  serve({ [level]: ladder(changes), '/tp5/api/AdTask/checkVillage': { fits: 1, why_not: '' } })
  return renderPage(TaskLevel, at('taskLevel', { id: '7' }))
}

test('who is blocked reads until when and where to read why, and goes on with what they began', async () => {
  const text = '您被限制到 2026-12-06 09:00，这之前不能做任务'
  const page = await shown({ open: 0, blocked: 1, state_text: text })
  expect(page.text()).toContain(text)
  expect(() => page.button('去做：逛逛新铺子')).toThrow()
  expect(page.button('接着做：看看新米')).toBeTruthy()
  await page.tap('看原因')
  expect(navigation.navigateTo).toHaveBeenCalledWith({
    url: '/pages/fairness/bansnnsn-rule/page',
  })
})

test('one that is over leads to others', async () => {
  const over = await shown({ open: 0, state_text: '这个活动已经结束，看看别的任务吧' })
  await over.tap('看别的任务')
  expect(navigation.navigateTo).toHaveBeenCalledWith({ url: '/pages/task/task-levels/page' })
})

test('one that is open leads to its tasks', async () => {
  const open = await shown({})
  expect(open.button('去做：逛逛新铺子')).toBeTruthy()
  expect(open.text()).not.toContain('看原因')
})
