import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { type House, openHouse } from '../harness/openHouse'

const detail = '/tp5/api/Agreement/detail'

describe('an agreement', () => {
  let house: House
  before(async () => {
    house = await openHouse({ seeded: false })
  })
  after(() => house.close())

  for (const [key, title] of [
    ['user', '邻集用户协议'],
    ['privacy', '邻集隐私政策'],
    ['responsibility', '邻集责任声明'],
  ] as const) {
    test(`can be read by anyone, also where no demo was planted: ${key}`, async () => {
      const document = await house.ask(detail, { key })
      assert.equal(document.title, title)
      assert.match(document.version, /^\d+\.\d+$/)
      assert.match(document.effective_at, /^\d{4}-\d\d-\d\d$/)
      assert.ok(document.sections.length >= 9)
      for (const { heading, paragraphs } of document.sections) {
        assert.ok(heading)
        assert.ok(paragraphs.length > 0 && paragraphs.every((text) => text.length > 10), heading)
      }
    })
  }

  for (const [key, title] of [
    ['questionnaire', '问卷隐私说明'],
    ['delay', '关于部分订单延迟送达的通知'],
    ['renaming', '更名公告'],
  ] as const) {
    test(`of few words has its sections too: ${key}`, async () => {
      const document = await house.ask(detail, { key })
      assert.equal(document.title, title)
      assert.ok(document.sections.length >= 3)
      assert.ok(document.sections.every(({ heading, paragraphs }) => heading && paragraphs.length))
    })
  }

  test('on privacy says what the law asks of it', async () => {
    const { sections } = await house.ask(detail, { key: 'privacy' })
    const text = JSON.stringify(sections)
    for (const topic of [
      '手机号',
      '位置',
      '敏感个人信息',
      '删除',
      '注销账号',
      '撤回同意',
      '十四周岁',
    ]) {
      assert.ok(text.includes(topic), topic)
    }
  })

  test('that there is not is refused', async () => {
    const reply = await house.call(detail, { key: 'other' as 'user' })
    assert.deepEqual([reply.error, reply.message], [400, '没有这份协议'])
  })

  test('has the version people agree to when they sign in', async () => {
    const { agreement_version } = await house.ask('/tp5/api/Common/config', {})
    const user = await house.ask(detail, { key: 'user' })
    const privacy = await house.ask(detail, { key: 'privacy' })
    assert.equal(agreement_version, `${user.version}/${privacy.version}`)
  })

  test('stays readable in every version that there was', async () => {
    const { versions, version } = await house.ask(detail, { key: 'privacy' })
    assert.deepEqual(
      versions.map((one) => one.version),
      ['2.5', '2.4', '2.3', '2.2', '2.1', '2.0', '1.0'],
    )
    const first = await house.ask(detail, { key: 'privacy', version: '1.0' })
    assert.deepEqual([first.version, first.effective_at], ['1.0', '2026-10-01'])
    assert.equal(first.in_force, 0)
    assert.equal((await house.ask(detail, { key: 'privacy', version })).in_force, 1)
    const reply = await house.call(detail, { key: 'privacy', version: '0.9' })
    assert.deepEqual([reply.error, reply.message], [404, '没有这个版本'])
  })
})
