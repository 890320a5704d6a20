import { createHash } from 'node:crypto'
import { sign, signInTurns } from '@/request/sign'

/** The rule written down once more, with another MD5. */
const expected = (parameters: Record<string, string>, secret: string) => {
  const pairs = Object.entries(parameters)
    .filter(([, value]) => value !== '')
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
  return createHash('md5')
    .update(pairs.join('&') + secret, 'utf8')
    .digest('hex')
    .toUpperCase()
}

describe('signature', () => {
  test.each([
    ['plain', { b: '2', a: '1', hm_nonce: '000000000001' }],
    ['Chinese and an emoji', { nickname: '王阿姨 🌾', note: '放门口\n谢谢' }],
    ['what an address would encode', { q: 'a+b&c=d %20', empty: '' }],
    ['capitals before small letters', { Z: '1', a: '2', _: '3', A: '4' }],
    ['a single one', { format: 'json' }],
  ])('agrees with an independent digest: %s', (_, parameters) => {
    expect(sign(parameters, 's3cret')).toBe(expected(parameters, 's3cret'))
  })

  test.each([
    ['a large picture', 'QUJD'.repeat(30_000)],
    ['one that ends where a turn ends', 'A'.repeat(16 * 1024)],
    ['emoji, wherever a turn may cut them', `a${'🌾'.repeat(20_000)}`],
    ['a small one', 'QUJD'],
  ])('in turns it is the same: %s', async (_, content) => {
    const parameters = { content, format: 'json', kind: 'after_sale' }
    expect(await signInTurns(parameters, 's3cret')).toBe(expected(parameters, 's3cret'))
  })

  test('in turns it lets the page move on', async () => {
    let moved = 0
    const moving = setInterval(() => moved++)
    await signInTurns({ content: 'QUJD'.repeat(30_000) }, 's3cret')
    clearInterval(moving)
    expect(moved).toBeGreaterThan(1)
  })

  test('a fixed vector: md5("a=1&b=2" + "key")', () => {
    expect(sign({ b: '2', a: '1' }, 'key')).toBe(
      createHash('md5').update('a=1&b=2key').digest('hex').toUpperCase(),
    )
  })

  test('an empty parameter changes nothing, another secret changes everything', () => {
    expect(sign({ a: '1', b: '' }, 'x')).toBe(sign({ a: '1' }, 'x'))
    expect(sign({ a: '1' }, 'x')).not.toBe(sign({ a: '1' }, 'y'))
  })
})
