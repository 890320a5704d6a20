import { phone, smsCode } from '@contract/fields'
import {
  faultsOf as addressFaults,
  toForm,
  valuesOf,
} from '@/pages/address/add-address/addressForm'
import { codeFault, phoneFault } from '@/parts/auth/smsRules'
import { type MachineRow, troubleOf } from '@/pages/iter/window-management/machineWords'

describe('forms say what is missing', () => {
  test('an empty address lacks everything', () => {
    expect(Object.keys(addressFaults(valuesOf(undefined)))).toEqual([
      'name',
      'phone',
      'region',
      'detail',
    ])
  })

  test('a whole address is sent trimmed', () => {
    const values = {
      name: ' 王桂兰 ',
      phone: '13800000001',
      regionCode: '330110',
      regionText: '浙江省 杭州市 余杭区',
      detail: ' 东苑 12 幢 ',
      isDefault: true,
    }
    expect(addressFaults(values)).toEqual({})
    expect(toForm(values)).toEqual({
      name: '王桂兰',
      phone: '13800000001',
      region_code: '330110',
      detail: '东苑 12 幢',
      is_default: 1,
    })
  })

  const samples = ['', '1380000', '13800000001', '12800000001', '138000000012', '123456', '12345a']

  test.each([
    ['phone numbers', phoneFault, phone],
    ['codes', codeFault, smsCode],
  ])('%s are judged as the server judges them, in its words', (_, faultOf, rule) => {
    const judged = samples.map((sample) => {
      const { error } = rule.safeParse(sample)
      return error?.issues[0]?.message
    })
    expect(samples.map(faultOf)).toEqual(judged)
    expect(judged).toContain(undefined)
  })
})

describe('what is wrong with a machine', () => {
  const slot = (state: MachineRow['slots'][number]['state']) => ({
    slot_no: 'A1',
    title: '苏打水',
    image: '',
    stock: 1,
    capacity: 8,
    state,
  })
  const machine = (state: MachineRow['state'], ...slots: MachineRow['slots']): MachineRow => ({
    machine_id: 1,
    machine_sn: 'LJ-0107',
    name: '东苑南门 01',
    village: '清溪村',
    state,
    temperature: 4.2,
    last_seen_at: null,
    slots,
  })

  test('slots are counted by what they want', () => {
    expect(troubleOf(machine('fault', slot('low'), slot('empty'), slot('stuck')))).toBe(
      '缺 2 · 卡 1',
    )
  })

  test('nothing wanting is normal, and an offline one is only offline', () => {
    expect(troubleOf(machine('normal', slot('normal')))).toBe('正常')
    expect(troubleOf(machine('offline', slot('empty')))).toBe('离线')
  })
})
