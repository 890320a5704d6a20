import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { describe, test } from 'node:test'
import { closingRules, ownDataRules } from '@server/areas/account/rules'
import { agreementInForce, versions } from '@server/areas/agreement/versions'
import {
  countsLastDays as filmCountsLastDays,
  ticketsLastDays,
} from '@server/areas/ad-reward/rules'
import { recipients } from '@server/areas/agreement/recipients'
import { revised } from '@server/areas/agreement/revised'
import { knownRules, sessionRules, smsRules, wechatRules } from '@server/areas/auth/rules'
import { signalLastsDays } from '@server/areas/farming/jobs'
import { momentsKept } from '@server/areas/fairness/limits/patterns'
import { countsLastDays } from '@server/areas/fairness/limits/rules'
import { messageRules } from '@server/areas/message/rules'
import { refusedLastsDays } from '@server/areas/identity/photos'
import { placesLastDays } from '@server/areas/prize/jobs'
import { keptDays as eventsKeptDays } from '@server/areas/security/rules'
import { unusedLastsSeconds } from '@server/areas/upload/rules'
import { longestProof } from '@server/areas/machine/presence/proofs'
import { forgetsEverySeconds } from '@server/areas/machine/presence/standing'
import { loadConfig } from '@server/config'
import { temporaryDataDir } from '../harness/leftovers'

const textOf = (key: 'privacy' | 'identity' | 'healthTongue') =>
  agreementInForce(key, new Date())
    .sections.flatMap(({ heading, paragraphs }) => [heading, ...paragraphs])
    .join('\n')

const minutes = 60
const hours = 60 * minutes
const days = 24 * hours

describe('the privacy policy in force', () => {
  const policy = textOf('privacy')

  test('names everybody who is given something by a provider of the configuration', () => {
    const { providers } = loadConfig({ DATA_DIR: temporaryDataDir() })
    assert.deepEqual(Object.keys(recipients).sort(), Object.keys(providers).sort())
    for (const { name, given, notice } of Object.values(recipients).flat()) {
      const told = notice ? textOf(notice) : policy
      assert.ok(told.includes(name), name)
      assert.ok(told.includes(given), given)
    }
  })

  for (const [promise, actual] of [
    ['验证码 5 分钟后失效', smsRules.lastsSeconds === 5 * minutes],
    ['没能发出的验证码短信，1 天后删除', smsRules.failedLastsSeconds === days],
    [
      '微信告诉我们的用户标识和手机号，为了在网络中断时能够重试，加密暂存 10 分钟',
      wechatRules.codeLastsSeconds === 10 * minutes,
    ],
    [
      '您在哪台售货机前、离它多少米，最多保存 10 分钟',
      longestProof + forgetsEverySeconds <= 10 * minutes,
    ],
    ['连续 30 天没有使用也会失效', sessionRules.lastsSeconds === 30 * days],
    ['登录满 180 天后需要重新登录', sessionRules.longestSeconds === 180 * days],
    ['登录过的设备和网络的记号保存 180 天', knownRules.lastsSeconds === 180 * days],
    ['上传后没有使用的图片和视频，24 小时后删除', unusedLastsSeconds === 24 * hours],
    ['照片在 30 天后删除', refusedLastsDays === 30],
    ['在活动结束 30 天后删除', placesLastDays === 30],
    ['安全事件的记录保存 184 天（六个月）', eventsKeptDays === 184],
    ['疑似批量作弊的记录保存 180 天', signalLastsDays === 180],
    ['给您的消息保存 180 天', messageRules.keptDays === 180],
    ['每天开始任务的计数保存 7 天', countsLastDays === 7],
    ['最近开始任务的时刻只留 20 个', momentsKept === 20],
    ['每天看视频的次数保存 7 天', filmCountsLastDays === 7],
    ['每个视频的开始时间和结果保存 30 天', ticketsLastDays === 30],
    ['等待 7 天，7 天内可以撤回', closingRules.waitDays === 7],
    ['下载地址五分钟内有效', ownDataRules.addressLastsSeconds === 5 * minutes],
    ['每天最多三次', ownDataRules.perDay === 3],
  ] as const) {
    test(`promises what the code does: ${promise}`, () => {
      assert.ok(policy.includes(promise), 'a new version of the policy has to say it')
      assert.ok(actual, 'the code does something else: publish a new version of the policy')
    })
  }

  test('tells of everything that is taken', () => {
    for (const topic of [
      ...['手机号', '微信标识', '收货信息', '位置信息', '支付信息', '银行卡号的前几位', '设备编号'],
      ...['微信提供的手机号', '您发布的内容', '隐去中间四位的收货人手机号', '邀请码'],
      ...['网络地址', '身份证号码', '单独', '下载', '更正', '删除', '撤回同意', '解除微信绑定'],
      ...['注销账号', '十四周岁', '安全事件', '健康数据', '舌象照片'],
    ])
      assert.ok(policy.includes(topic), topic)
  })
})

test('the notice on identity cards says for what, how long, who sees it, and the way back', () => {
  const notice = textOf('identity')
  for (const topic of ['审核您的身份', '姓名', '照片 30 天后删除', '工作人员', '撤回', '不同意'])
    assert.ok(notice.includes(topic), topic)
  assert.equal(refusedLastsDays, 30)
  assert.equal(unusedLastsSeconds, 24 * hours)
})

/** People have agreed to these words: who changes them writes a new version instead. */
const published: Record<string, string> = {
  'user 1.1': 'df728a93db368fe1',
  'user 1.0': 'f28757e4859ce495',
  'privacy 2.5': 'fd259d9ffd040864',
  'privacy 2.4': '2756cfc49114d586',
  'privacy 2.3': '1c49730c28339f04',
  'privacy 2.2': 'ff2921e307642735',
  'privacy 2.1': '7f9e1e0789480c08',
  'privacy 2.0': 'f8c99a5122efe722',
  'privacy 1.0': 'd75b2547b79fb6ef',
  'identity 1.0': '5a8ec9298d2387ff',
  'responsibility 1.0': 'b13a0d41d895eba3',
  'adult 1.0': '81f65e8675ba85d0',
  'questionnaire 1.0': 'bdf7a05249c3ee17',
  'delay 1.0': 'df6ea62caf648eab',
  'renaming 1.0': 'a3ef5d865dc8ab82',
  'merchant 1.0': 'f14f7e17a517e3b3',
  'healthRecord 1.0': '23947426cbf44d1d',
  'healthPlan 1.0': 'db58cbb0f56a3a18',
  'healthGuard 1.0': '85cff7cde8f31e78',
  'healthTongue 1.0': 'dd310ea79110617d',
  'healthFamily 1.0': '2dfc559981b8e6dc',
}

test('a version that was published is never edited', () => {
  const now = Object.entries(versions).flatMap(([key, all]) =>
    all.map((document) => {
      const hash = createHash('sha256').update(JSON.stringify(document)).digest('hex')
      return [`${key} ${document.version}`, hash.slice(0, 16)]
    }),
  )
  assert.deepEqual(Object.fromEntries(now), published)
})

test('the user agreement is announced before it binds: from the first minute of its day on', () => {
  const versionAt = (time: string) => agreementInForce('user', new Date(time)).version
  assert.equal(versionAt('2026-11-30T15:59:59Z'), '1.0')
  assert.equal(versionAt('2026-11-30T16:00:00Z'), '1.1')
  assert.ok(versions.user.some(({ version }) => version === '1.1'))
})

describe('a version made of the former', () => {
  const former = {
    title: '说明',
    version: '1.0',
    effectiveAt: '2026-01-01',
    sections: [
      { heading: '一', paragraphs: ['旧的一'] },
      { heading: '二', paragraphs: ['旧的二'] },
    ],
  }
  const next = { version: '1.1', effectiveAt: '2026-02-01' }

  test('says anew what changed, and keeps all else in its place', () => {
    const sections = [{ heading: '二', paragraphs: ['新的二'] }]
    assert.deepEqual(revised(former, { ...next, sections }), {
      ...{ title: '说明', ...next },
      sections: [former.sections[0], sections[0]],
    })
  })

  test('cannot change what the former does not have', () => {
    const sections = [{ heading: '三', paragraphs: ['新的三'] }]
    assert.throws(() => revised(former, { ...next, sections }), /1\.0 has no section 三/)
  })
})
