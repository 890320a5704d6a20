import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createLog } from '@server/log'

function logged(write: (log: ReturnType<typeof createLog>) => void): string {
  const lines: string[] = []
  write(createLog('trace', { write: (line) => void lines.push(line) }))
  for (const line of lines) JSON.parse(line)
  return lines.join('')
}

const secrets = ['13812345678', 'tok-1234567890', '110101199003071234', 'SIGN0123456789']

test('phones, tokens, signatures and identity numbers never reach a line, wherever they travel', () => {
  const [phone, token, identity, sign] = secrets
  const text = logged((log) => {
    log.info({ phone, user: { access_token: token, id_card: identity } }, `hello ${phone}`)
    log.info(`/tp5/x?access_token=${token}&hm_sign=${sign}&phone=${phone}`)
    log.warn({ body: JSON.stringify({ access_token: token, phone, who: identity }) })
    log.error({ err: new Error(`no user ${phone}`) }, 'failed')
    log.error({ headers: { authorization: `Bearer ${token}` }, list: [phone] })
  })
  for (const secret of secrets) assert.ok(!text.includes(secret), secret)
  assert.match(text, /138\*\*\*\*5678/)
})

test('an error of the database is logged without its connection and its values', () => {
  const cause = Object.assign(new Error('duplicate key'), {
    code: '23505',
    client: { password: 'hunter2' },
  })
  const error = new Error('Failed query: insert into x\nparams: hunter2,hunter2', { cause })
  const text = logged((log) => log.error({ err: error }, 'failed'))
  assert.ok(!text.includes('hunter2'))
  assert.match(text, /23505/)
  assert.match(text, /log\.test/, 'the stack is there')
})

test('order numbers and times are left as they are', () => {
  const text = logged((log) => log.info({ order_sn: 'LJ202611210000138123456', at: 1795222215550 }))
  assert.match(text, /LJ202611210000138123456/)
  assert.match(text, /1795222215550/)
})
