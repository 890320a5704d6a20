import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Path } from '@contract/api'
import { writeCursor } from '@server/call/cursor'
import { demo } from '@server/database/demo'
import { type House, openHouse } from '../harness/openHouse'

let house: House
before(async () => {
  house = await openHouse()
})
after(() => house.close())

const uuid = '01940000-0000-7000-8000-000000000001'

/** Every list that pages by keyset, with a key that it may really have. */
const lists: [path: Path, list: string, key: (string | number)[], input?: object][] = [
  ['/tp5/api/Campaign/lists', 'campaigns', ['2026-11-22T00:00:00.000Z', 'a']],
  ['/tp5/api/ExchangeShop/selectMachine', 'shop-machines', [1, 1]],
  ['/tp5/api/ExchangeOrder/lists', 'shop-orders', ['LJ202611210000000000']],
  ['/tp5/api/OfflineOrder/list', 'machine-orders', ['LM202611210000000000']],
  ['/tp5/api/ExchangeShop/UserPoints/detail', 'ledger:points', [1]],
  ['/tp5/api/ExchangeShop/UserExchange/lists', 'holdings', [uuid]],
  ['/tp5/api/Campaign/receiveList', 'received::', ['2026-11-22T00:00:00.000Z', uuid]],
  ['/tp5/api/Invite/inviteDetail', 'invited', [uuid]],
  ['/tp5/api/ExchangeShop/Goods/lists', 'goods:default', [1, 1]],
  ['/tp5/api/OrderSaleService/list', 'after-sales', ['LS202611210000000000']],
  [
    '/tp5/api/AfterSaleDesk/lists',
    'after-sales by number',
    ['LS202611210000000000'],
    { shown: 'over' },
  ],
  [
    '/tp5/api/AfterSaleDesk/lists',
    'after-sales by deadline',
    ['2026-11-22T00:00:00.000Z', 'LS202611210000000000'],
    { shown: 'waiting' },
  ],
  ['/tp5/api/Slot/index', 'machines', [1]],
]

const staff: { [P in Path]?: { userId: string } } = {
  '/tp5/api/Slot/index': demo.operator,
  '/tp5/api/AfterSaleDesk/lists': demo.house,
}

const wrong = [
  'zzz',
  '0000-01-01T00:00:00.000Z',
  '+012026-11-22T00:00:00.000Z',
  '\0',
  '',
  null,
  1.5,
]

for (const [path, list, key, input] of lists)
  test(`${path} of ${list} refuses a place that nobody gave it`, async () => {
    const token = await house.signIn((staff[path] ?? demo.consumer).userId)
    const ask = async (made: readonly unknown[]) =>
      house.call(
        path,
        { ...input, cursor: writeCursor(list, made as string[]) },
        {
          token,
        },
      )
    const known = await ask(key)
    assert.equal(known.error, 0, known.message)
    const swapped = key.map((part) => (typeof part === 'number' ? String(part) : 1))
    for (const made of [[], [...key, 1], swapped, ...wrong.map((part) => key.map(() => part))]) {
      const { error, message } = await ask(made)
      assert.equal(error, 400, `${JSON.stringify(made)}: ${message}`)
    }
  })
