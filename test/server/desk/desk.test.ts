import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import fs from 'node:fs'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { after, before, beforeEach, describe, test } from 'node:test'
import { eq } from 'drizzle-orm'
import { type In, type Out, type Path } from '@contract/api'
import { identities } from '@server/areas/identity/tables'
import { obey } from '@server/command/run'
import { type Config, loadConfig } from '@server/config'
import { deskCommand } from '@server/desk/command'
import { deskRecords } from '@server/decision/tables'
import { temporaryDataDir } from '../harness/leftovers'
import { callOverHttp } from '../harness/overHttp'
import { newPerson, type Person } from '../harness/people'
import type { Sending } from '../harness/request'
import { type RunningServer, startServer } from '../harness/startServer'
import { someApplication } from '../identity/applications'
import { agreeToIdentityNotice, someFile } from '../upload/pictures'

const root = path.join(__dirname, '../../..')
const nobody = '01940000-0000-7000-8000-00000000dead'

let server: RunningServer
let config: Config
let person: Person
before(async () => {
  server = await startServer({ env: { DEMO_DATA: 'no' } })
  config = loadConfig({ DATA_DIR: server.dataDir })
})
after(() => server.stop())

async function ask<P extends Path>(path: P, input: In<P>, sending: Sending = {}) {
  const { error, message, data } = await callOverHttp(server.url, config, path, input, sending)
  assert.equal(error, 0, message)
  return data as Out<P>
}

/** Beside the server as the command is, without the second that a process takes to start. */
const desk = (words: string[], env: Record<string, string> = {}) =>
  obey(deskCommand, words, { ...process.env, DATA_DIR: server.dataDir, ...env })

/** `npm run desk` itself. */
async function deskProcess(words: string[], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/desk/main.ts', ...words], {
    cwd: root,
    env: { ...process.env, DATA_DIR: server.dataDir, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [out, err, [status]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit') as Promise<[number | null]>,
  ])
  return { out, err, status }
}

async function applied() {
  const form = await someApplication({ ask, database: server.database }, person.token)
  await ask('/user/nameVerify/verify', form, person)
  const rows = await server.database.db.select().from(identities)
  const { caseId } = rows.find(({ userId }) => userId === person.userId) ?? {}
  return { ...form, id: caseId ?? '' }
}

const recordsOf = async (id: string) =>
  (await server.database.db.select().from(deskRecords)).filter(({ caseId }) => caseId === id)
const mine = () => ask('/user/nameVerify/detail', {}, person)

describe('beside a running server', () => {
  beforeEach(async () => {
    person = await newPerson({ database: server.database, config })
  })

  test('what waits is listed masked, and gone once it is decided', async () => {
    const { id, id_number } = await applied()
    const { out, status } = await desk(['list'])
    assert.equal(status, 0)
    const line = out.split('\n').find((one) => one.includes(id)) ?? ''
    assert.match(line, /王\*\* 3301\*{10}/)
    assert.ok(!out.includes(id_number) && !out.includes('王秀英'))
    assert.equal((await desk(['approve', 'identity', id, '--by', '陈静'])).status, 0)
    assert.ok(!(await desk(['list'])).out.includes(id))
    assert.equal((await mine()).state, 'approved')
  })

  test('what is due first comes first, and what is late says so', async () => {
    const early = await applied()
    person = await newPerson({ database: server.database, config })
    const late = await applied()
    await server.database.db
      .update(identities)
      .set({ submittedAt: new Date(Date.now() - 25 * 3600_000) })
      .where(eq(identities.caseId, late.id))
    const { out } = await desk(['list'])
    const lines = out.split('\n')
    const lineOf = (id: string) => lines.findIndex((line) => line.includes(id))
    assert.ok(lineOf(late.id) < lineOf(early.id))
    assert.match(lines[lineOf(late.id)]!, /前，过期 {2}identity/)
    assert.doesNotMatch(lines[lineOf(early.id)]!, /过期/)
    assert.match(out, /实名认证 identity：\d+ 个待处理，1 个过期/)
  })

  test('one case is shown whole, its photos saved for the one who looks', async () => {
    const front = someFile('jpeg')
    await agreeToIdentityNotice({ ask, database: server.database }, person.token)
    const { upload_id } = await ask(
      '/user/nameVerify/idcardImage',
      { content: front.toString('base64'), side: 'front' },
      person,
    )
    const form = await someApplication({ ask, database: server.database }, person.token)
    await ask('/user/nameVerify/verify', { ...form, front_id: upload_id }, person)
    const rows = await server.database.db.select().from(identities)
    const id = rows.find(({ userId }) => userId === person.userId)?.caseId ?? ''
    const folder = path.join(temporaryDataDir(), 'looking')
    const { out, status } = await desk(['show', 'identity', id, '--pictures', folder])
    assert.equal(status, 0)
    assert.ok(out.includes('王秀英') && out.includes(form.id_number))
    const file = path.join(folder, `${id}-front.jpeg`)
    assert.ok(out.includes(file))
    assert.deepEqual(fs.readFileSync(file), front)
    assert.equal(fs.statSync(file).mode & 0o777, 0o600)
    assert.ok(fs.existsSync(path.join(folder, `${id}-back.png`)))
  })

  test('a refusal reaches the person with its reason, and the record names who', async () => {
    const { id } = await applied()
    const words = ['refuse', 'identity', id, '--by', '陈静', '--reason', '照片反光，请重拍']
    const { out, status } = await desk(words)
    assert.equal(status, 0)
    assert.match(out, /已拒绝：实名认证 .*（照片反光，请重拍）/)
    const { state, reason } = await mine()
    assert.deepEqual({ state, reason }, { state: 'refused', reason: '照片反光，请重拍' })
    const [record, ...more] = await recordsOf(id)
    assert.equal(more.length, 0)
    assert.deepEqual(
      [record?.kind, record?.action, record?.decidedBy, record?.reason],
      ['identity', 'refuse', '陈静', '照片反光，请重拍'],
    )
    assert.match((await desk(['records'])).out, /陈静 拒绝：照片反光，请重拍 {2}identity/)
    assert.match((await desk(['show', 'identity', id])).out, /陈静 拒绝：照片反光/)
  })

  test('what is decided stays decided, and the record with it', async () => {
    const { id } = await applied()
    await desk(['approve', 'identity', id, '--by', '陈静'])
    const refusing = ['refuse', 'identity', id, '--by', '刘洋', '--reason', '晚了一步']
    const { err, status } = await desk(refusing)
    assert.equal(status, 1)
    assert.match(err, /这个申请已通过，不能改为已拒绝/)
    assert.equal((await mine()).state, 'approved')
    assert.equal((await recordsOf(id)).length, 1)
  })

  test('of two who decide at the same moment one does', async () => {
    const { id } = await applied()
    const results = await Promise.all([
      deskProcess(['approve', 'identity', id, '--by', '陈静']),
      deskProcess(['refuse', 'identity', id, '--by', '刘洋', '--reason', '看不清']),
    ])
    assert.deepEqual(results.map(({ status }) => status).sort(), [0, 1])
    assert.equal((await recordsOf(id)).length, 1)
  })

  test('a decision meets the application it was made on, not the next', async () => {
    const first = await applied()
    await desk(['refuse', 'identity', first.id, '--by', '陈静', '--reason', '看不清'])
    await applied()
    const { err, status } = await desk(['approve', 'identity', first.id, '--by', '刘洋'])
    assert.equal(status, 1)
    assert.match(err, /没有这个实名认证申请/)
    assert.equal((await mine()).state, 'waiting')
  })

  test('what cannot be understood changes nothing and shows how it is said', async () => {
    const { id } = await applied()
    const misunderstood: [string[], RegExp][] = [
      [[], /要做什么/],
      [['delete', 'identity', id], /没有“delete”这个命令/],
      [['approve', 'constructor', id, '--by', '陈静'], /种类应为：.*identity/],
      [['approve', 'identity', '--by', '陈静'], /请写上申请编号/],
      [['approve', 'identity', id], /请填写您的姓名/],
      [['refuse', 'identity', id, '--by', '陈静'], /请填写拒绝原因/],
      [['refuse', 'identity', id, '--by', '陈静', '--reason', ' '], /请填写拒绝原因/],
      [['approve', 'identity', id, 'now', '--by', '陈静'], /不明白“now”/],
      [['approve', 'identity', id, '--force'], /选项不正确/],
    ]
    const [first, ...others] = misunderstood.map(([words]) => words)
    const answers = await Promise.all([deskProcess(first ?? []), ...others.map((one) => desk(one))])
    answers.forEach(({ status, err, out }, at) => {
      const [words, message] = misunderstood[at] ?? [[], /never/]
      assert.equal(status, 2, words.join(' '))
      assert.match(err, message)
      assert.match(err, /npm run desk -- list/)
      assert.equal(out, '')
    })
    assert.equal((await mine()).state, 'waiting')
  })

  test('a case that is not there is said not to be', async () => {
    for (const id of [nobody, 'x']) {
      const { status, err } = await desk(['approve', 'identity', id, '--by', '陈静'])
      assert.equal(status, 1)
      assert.match(err, /没有这个实名认证申请/)
      assert.doesNotMatch(err, /at .*:\d+/)
    }
  })

  test('nothing that a customer wrote moves the terminal', async () => {
    const wrote = '碎了\u001b[2K\u0007\r\u009b1A\u202e\n  状态：已通过'
    const said = { ...deskCommand, answer: async () => [`  说明：${wrote}`] }
    const refused = { ...deskCommand, answer: () => Promise.reject(new Error(wrote)) }
    const env = { ...process.env, DATA_DIR: server.dataDir }
    const { out } = await obey(said, ['list'], env)
    const { err } = await obey(refused, ['list'], env)
    for (const shown of [out, err]) {
      assert.doesNotMatch(shown, /[\u001b\u0007\r\u009b\u202e]/)
      assert.match(shown, /\\u001b\[2K\\u0007\\u000d\\u009b1A\\u202e\n {8}状态/)
    }
  })

  test('another data key opens nothing', async () => {
    const env = { DATA_KEY: randomBytes(32).toString('base64') }
    const { status, err } = await desk(['list'], env)
    assert.equal(status, 1)
    assert.match(err, /sealed with another key/)
  })
})

test('a folder without a database is said to have none', async () => {
  const { status, err } = await desk(['list'], { DATA_DIR: temporaryDataDir() })
  assert.equal(status, 1)
  assert.match(err, /no database/)
})

test('without a server it opens the database itself, and refuses one of an older version', async () => {
  const alone = await startServer({ env: { DEMO_DATA: 'no' } })
  await alone.stop()
  const env = { DATA_DIR: alone.dataDir }
  const { status, out } = await deskProcess(['list'], env)
  assert.equal(status, 0)
  assert.match(out, /实名认证 identity：没有待处理/)
  const older = await startServer({ dataDir: alone.dataDir, env: { DEMO_DATA: 'no' } })
  await older.database.pool.query(
    'delete from migrations where name = (select max(name) from migrations)',
  )
  const refused = await deskProcess(['list'], env)
  await older.kill9()
  assert.equal(refused.status, 1)
  assert.match(refused.err, /请先用这个版本启动一次服务/)
})
