import type { SlotDetail } from '@/parts/machine/machine'
import { obstacleOf } from '@/parts/machine/obstacle'
import { machineSnIn } from '@/parts/machine/scanned'

const standing = { standing: 1, kept: { minutes: 30, reason: '' } }

const detail = (
  machine: Partial<SlotDetail['machine']> = {},
  goods: Partial<SlotDetail['goods']> = {},
  mine: SlotDetail['mine'] = null,
): SlotDetail => ({
  machine: {
    machine_id: 1,
    machine_sn: 'LJ-0107',
    name: '东苑南门 01',
    village: '清溪村',
    address: '门卫室旁',
    latitude: null,
    longitude: null,
    distance: null,
    state: 'online',
    ...machine,
  },
  goods: {
    offline_goods_id: 7,
    slot_no: 'A1',
    title: '山泉水',
    intro: '',
    image: '',
    tint: 'a',
    points: 150,
    gold: 15,
    money: 200,
    stock: 3,
    limit_per_day: 0,
    state: 'ready',
    ...goods,
  },
  mine,
})

describe('what stands in the way at a machine', () => {
  test('nothing, where it works, has some and I can pay', () => {
    const mine = { points: 150, gold: 0, bought_today: 0, ...standing }
    expect(obstacleOf({ detail: detail({}, {}, mine), pay: 'points' })).toBeNull()
    expect(obstacleOf({ detail: detail(), pay: 'points' })).toBeNull()
  })

  test('the machine before the slot, the slot before my purse', () => {
    const mine = { points: 0, gold: 0, bought_today: 2, ...standing }
    const stuck = { state: 'stuck', limit_per_day: 2 } as const
    const reason = (one: SlotDetail) => obstacleOf({ detail: one, pay: 'points' })?.button
    expect(reason(detail({ state: 'offline' }, stuck, mine))).toBe('机器离线')
    expect(reason(detail({}, stuck, mine))).toBe('货道卡住了')
    expect(reason(detail({}, { limit_per_day: 2 }, mine))).toBe('今天已到上限')
    expect(reason(detail({}, {}, mine))).toBe('积分不足')
  })

  test('how much is missing is said, and money is never missing', () => {
    const mine = { points: 20, gold: 0, bought_today: 0, ...standing }
    expect(obstacleOf({ detail: detail({}, {}, mine), pay: 'points' })?.reason).toBe(
      '还差 130 积分',
    )
    expect(obstacleOf({ detail: detail({}, {}, mine), pay: 'money' })).toBeNull()
  })
})

describe('the sticker on a machine', () => {
  test.each([
    ['https://shop.example.org/exchangeShop/Machine?machine_sn=LJ-0107', 'LJ-0107'],
    ['https://shop.example.org/exchangeShop/OnlineMachine?a=1&machine_sn=LJ-0207#x', 'LJ-0207'],
    [' LJ-0107 ', 'LJ-0107'],
    ['https://elsewhere.example.org/?q=LJ-0107', undefined],
    // what neighbours show each other is no sticker
    ['https://linji.example.com/exchangeShop/Machine?machine_id=107', undefined],
    ['谢谢惠顾', undefined],
  ])('%s', (text, machineSn) => {
    expect(machineSnIn(text)).toBe(machineSn)
  })
})
