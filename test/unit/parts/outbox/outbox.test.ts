import { cache, keyOf } from '@/cache/cache'
import { countStep, loadStep } from '@/parts/iter/step'
import { installStep } from '@/parts/maintenance/install'
import type { outbox as Outbox } from '@/parts/outbox/outbox'
import { keepPhoto } from '@/parts/outbox/photos'
import { areKept, stamp, type Step } from '@/parts/outbox/step'
import { keptFile } from '@/platform/keptFiles'
import { clearStored } from '@/session/clearStored'
import { session } from '@/session/session'
import { readJson } from '@/session/stored'
import { person } from '../../client/person'
import { answerWith, ok, refused, sent } from '../../client/replies'

jest.mock('@/platform/http')
jest.mock('@/request/gate', () => ({ gate: () => Promise.resolve() }))

const slot = { machine_sn: 'LJ-0107', slot_no: 'A1', goods_id: 7 }
const load = () => loadStep(slot, { units: 3 })
const count = () => countStep(slot, { found: 5, reason: 'counted' })
const away = new Error('request:fail')
const done = ok({ moved: 1, overtaken: 0, stock: 5, held: 0, capacity: 8 })

/** As the app finds it when it starts anew with what the phone has kept. */
async function anew(steps: readonly Step[] = []): Promise<typeof Outbox> {
  const { outbox } = await import('@/parts/outbox/outbox')
  outbox.kept = readJson('_slot_steps', areKept) ?? []
  for (const step of steps) await outbox.add(step)
  return outbox
}

const told = () => sent().map(({ path, parameters }) => [path, parameters.work_id])

beforeEach(() => {
  localStorage.clear()
  session.signIn(person({ roles: ['operator'] }))
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
})

describe('what was done in slots', () => {
  test('is told at once and kept no longer', async () => {
    answerWith(done)
    const step = load()
    const outbox = await anew([step])
    expect(outbox.mine).toEqual([])
    expect(localStorage.getItem('_slot_steps')).toBeNull()
    expect(told()).toEqual([['/tp5/api/Slot/load', step.input.work_id]])
  })

  test('waits on the phone while there is no network, and goes in its order, each by its number', async () => {
    answerWith(away)
    const steps = [load(), count(), load()]
    expect((await anew(steps)).waiting).toHaveLength(3)

    answerWith(done)
    const outbox = await anew()
    expect(outbox.waiting.map(({ step }) => step)).toEqual(steps)
    await outbox.send()
    expect(told()).toEqual(steps.map(({ path, input }) => [path, input.work_id]))
    expect(new Set(steps.map(({ input }) => input.work_id)).size).toBe(3)
    expect(outbox.mine).toEqual([])
  })

  test('is sent again by the same number where its answer was lost', async () => {
    answerWith(away)
    const step = count()
    const outbox = await anew([step])
    answerWith(away, away, done)
    await outbox.send()
    expect(outbox.waiting).toHaveLength(1)
    await outbox.send()
    expect(outbox.mine).toEqual([])
    expect(new Set(told().map(([, id]) => id))).toEqual(new Set([step.input.work_id]))
  })

  test('waits on where the server only wants something else first', async () => {
    answerWith(refused(1021, '请先用短信验证是您本人，再继续操作'))
    const outbox = await anew([load(), count()])
    expect(outbox.waiting).toHaveLength(2)
  })

  test('shows as the server has it, though the network goes before anybody can ask again', async () => {
    const key = keyOf('/tp5/api/OperationInstall/detail', { install_id: 4 }, session.identity)
    cache.fill(key, { data: { install_id: 4, done: 4 }, of: ['upkeep'] })
    answerWith(ok({ install_id: 4, done: 5 }))
    const machine = { install_id: 4, machine_sn: 'LJ-0141' }
    await anew([installStep(machine, { step: 'network', title: '联网试机' }, stamp(), [])])
    expect(cache.entry(key).known.data).toEqual({ install_id: 4, done: 5 })
  })

  test('says why the server would not have it, and lets the rest go on', async () => {
    answerWith(away)
    const [bad, good] = [load(), count()]
    const outbox = await anew([bad, good])
    answerWith(refused(2209, '货道装 8 件，已经满了'), done)
    await outbox.send()
    expect(outbox.waiting).toEqual([])
    expect(outbox.mine.map(({ refused: why }) => why)).toEqual(['货道装 8 件，已经满了'])

    outbox.drop(outbox.mine[0]!)
    expect(outbox.mine).toEqual([])
  })

  test('is of who did it: another person on the same phone sends nothing of it', async () => {
    answerWith(away)
    const outbox = await anew([load()])
    answerWith(done)
    session.signIn(person({ user_id: 'another', access_token: 'token-2' }))
    await outbox.send()
    expect(outbox.mine).toEqual([])
    expect(sent()).toEqual([])
    session.signIn(person())
    await outbox.send()
    expect(sent()).toHaveLength(1)
  })

  test('stays when its owner clears the phone, and waits for them alone', async () => {
    answerWith(away)
    const step = load()
    const outbox = await anew([step])
    clearStored()
    expect(session.signedIn).toBe(false)
    answerWith(done)
    session.signIn(person({ user_id: 'another', access_token: 'token-2' }))
    await (await anew()).send()
    expect(sent()).toEqual([])
    session.signIn(person())
    expect(outbox.waiting).toHaveLength(1)
    await outbox.send()
    expect(told()).toEqual([['/tp5/api/Slot/load', step.input.work_id]])
  })
})

describe('what has pictures', () => {
  const uploaded = (upload_id: string) => ok({ upload_id, url: `/files/${upload_id}` })

  async function shown(photos: number): Promise<Step> {
    const files = []
    for (let nth = 0; nth < photos; nth++) files.push(await keepPhoto(`picture ${nth}`))
    return {
      path: '/tp5/api/OperationMaintain/add',
      name: 'LJ-0107 清洁消毒',
      input: { machine_sn: 'LJ-0107', kind: 'clean', ...stamp() },
      photos: files.map(({ upload_id: file }) => ({ file })),
    }
  }

  const asked = () => sent().map(({ path, parameters }) => [path, parameters.picture_ids])
  const upload = '/tp5/api/UserUpload/uploadBase64Image'
  const add = '/tp5/api/OperationMaintain/add'

  test('sends them first, each once, and forgets them when the step is told', async () => {
    const step = await shown(2)
    answerWith(uploaded('one'), away)
    const outbox = await anew([step])
    expect(outbox.photosWaiting).toBe(1)
    answerWith(uploaded('two'), ok({ record_id: 3 }))
    await (await anew()).send()
    expect(asked()).toEqual([
      [upload, undefined],
      [add, 'one,two'],
    ])
    expect(outbox.mine).toEqual([])
    expect(await keptFile(step.photos![0]!.file)).toBeUndefined()
  })

  test('sends them again where the server has let them go meanwhile', async () => {
    answerWith(uploaded('old'), away)
    const outbox = await anew([await shown(1)])
    answerWith(refused(1102, '图片已过期'), uploaded('new'), ok({ record_id: 3 }))
    await outbox.send()
    expect(asked().at(-1)).toEqual([add, 'new'])
    expect(outbox.mine).toEqual([])
  })
})
